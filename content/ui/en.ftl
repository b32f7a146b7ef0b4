# The words of the page itself, whatever the game. A side brings the grammar of its game along: $seat-the, $seat-accord.
v-s = { $seat-accord ->
    [p] { "" }
   *[other] s
}
v-is = { $seat-accord ->
    [p] are
   *[other] is
}
lost-title = Page not found
lost-text = There is no page at
to-home = Home
close = Close
cancel = Cancel
theme = Theme
theme-system = System default
theme-light = light
theme-dark = dark
theme-contrast = high contrast

# The first page
home-title = Medieval battles
loading = Loading…
loading-failed = This part of the page could not be loaded. Check the connection.
loading-again = Try again
home-lead = Medieval wargames with a patient referee. Every rule is enforced, every number is explained, and you see the exact odds before you commit.
home-play = Play now
home-new = New game…
home-continue = Continue
home-none = No saved games in this browser yet.
home-open = Load a game…
actions = { $count ->
    [one] 1 action
   *[other] { $count } actions
}
home-older = Older games
finished = finished
forget = Delete
forget-sure = Delete for good?
rules = Rules

# Before a game
fresh-opponent = Opponent
fresh-side = Your side
fresh-scenario = Scenario
fresh-options = Options
fresh-special = Special rules of this battle
fresh-begin = Start game
fresh-other = Other scenarios
side-chance = Random
who-human = Human
who-squire = Squire (computer, easy)
who-knight = Knight (computer, medium)
who-constable = Constable (computer, hard)
who-random = Random (computer, random legal moves)
who-friend = Two players, one screen (hot seat)
who-watch = Watch the computer play itself

# What cannot be found or read
missing-title = Game not found
game-missing = This browser has no game called “{ $id }”. It may be in another browser, or it was deleted. A save file or a replay link opens anywhere.
game-unknown = This program does not know that game. The home page lists those it knows.
link-broken = This link is incomplete; part of it was probably cut off. Ask for it again, or for the save file. { $id }
damaged-title = Damaged game
damaged-text = The game saved under this name cannot be read. Nothing has been deleted: you can download it as it is.
damaged-download = Download the data
damaged-forget = Delete it
file-too-long = { $file } is too large to be a save file and was not opened.
file-no-save = { $file } is not a Conroi save; nothing has changed. A save is the .json file that the “Save” button writes.
file-unreadable = The browser could not read { $file }.
file-refused = This file was not opened, and nothing has changed: { $why }
store-full = This browser has no room left for the game. You can keep playing in this tab: save the game to a file, or delete old games on the home page.
store-closed = This browser stores nothing for this page (private window?). You can keep playing in this tab: save the game to a file before you close it.
store-cut-short = { $count ->
    [one] The last action of this game was not stored completely and is lost. Everything before it is there: play on from here.
   *[other] The last { $count } actions of this game were not stored completely and are lost. Everything before them is there: play on from here.
}
store-other-tab = This game was continued in another tab; this tab has been updated.
save-failed = The browser could not write the file.

# At the table
board-label = Map
board-help = Arrow keys move from hex to hex, Tab goes to the next place where you can act, Enter acts there (again for the next unit of a stack, S for the list of the stack), Q and E choose a facing and Enter turns the unit, Escape deselects, question mark lists all keys.
off-board = off the map
can-act = can act
offer-cost = { $kind }, { $count ->
    [one] { $price } point
   *[other] { $price } points
}
of-strength = strength { $left } of { $full }
of-movement = { $left } of { $most } movement
shade-goes-on = can keep moving
shade-stops = must stop
shade-hits = attack
tip-stops = must stop
tip-open = enemy may react
fan-label = Choose a unit or path
fan-join = Move there too
ring-label = Change facing
answer-more = Details
scale-hexes = hexes
zoom-in = Zoom in
zoom-out = Zoom out
zoom-fit = Fit map
said-undone = undone
said-redone = redone
inspector = Hex info
card-label = Attack preview
card-first-moves = It first moves { $steps ->
    [one] 1 hex
   *[other] { $steps } hexes
} ({ $count ->
    [one] { $price } point
   *[other] { $price } points
}).
card-no-loss = No losses
card-replies = { $seat-The } may react first
odds-together = Several of these may happen together.
odds-assumed = Odds assume: { $list }.
odds-foe = The enemy
odds-nobody = Overall
odds-own = Your own side
card-choices = Options
card-column = column { $head }
card-with = with { $others }
card-alone = alone
card-for = For the attacker
card-against = Against the attacker
card-from = { $kind } from { $hex }
form-label = Build your army
form-done = Done
form-clear = Clear
form-ready = Presets
form-spent = { $spent } of { $most }
form-price = { $price ->
    [one] { $price } point
   *[other] { $price } points
}
form-less = 1 { $what } less
form-more = 1 { $what } more
journal = Log
journal-sums = show the sum
journal-by-order = by standing order
journal-watch = show the map after move { $number }
news = Latest events
news-to-journal = show in the log
replay = Replay
replay-first = Start
replay-back = Previous
replay-on = Next
replay-run = Play or pause
replay-fight-back = Previous combat
replay-fight-on = Next combat
replay-slider = Turns and fights
replay-moment = fight { $now } of { $all }
replay-speed = Speed
link-make = Link to this position
link-copied = Link copied. It holds the whole game up to this point and opens in any browser.
link-in-bar = Could not copy; the link is in the address bar.
link-own = Play on from here
link-own-title = A new game of your own begins at this moment; this one stays as it is.
own-line = This is a new game from that moment on. The one you left is on the home page.
past-next = What happens next
again-pause = Pause
again-on = Resume
again-next = Next
again-skip = Skip
recap = Since your last turn
recap-again = Show again
recap-place = show on the map
named = { $name }: { $what }
recap-losses = Losses
recap-events = Gravest events
recap-came = Who came where
recap-more = { $count } more
recap-lost = lost
recap-left = left the map
recap-weaker = { $left } left
recap-lost-count = { $who }: { $n ->
    [one] 1 lost
   *[other] { $n } lost
}
turn-over = Your turn is over
turn-over-text = No dice have been rolled since: you can still undo.
turn-over-go = The enemy begins
turn-over-back = Undo
briefing = Briefing
briefing-open = open the briefing
briefing-close = Got it
briefing-who = Who
briefing-place = Where
briefing-wins = What wins
briefing-length = How long
briefing-special = What to know
objective = To win:
watching = { $number ->
    [0] Viewing the start of the game
   *[other] Viewing move { $number }
}
watching-at = Viewing: { $moment }
back-to-now = Back to the current position
seats = Sides
panes = Panels
pane-act = Play
pane-journal = Log
pane-replay = Replay
side = Side panel
tools = Tools
tools-more = More tools
undo = Undo (U)
redo = Redo (R)
save = Save to a file
save-short = Save
resign = Resign
resign-sure = Resign this game?
to-decide = to move
drawn = Draw
won = { $seat-The } win{ v-s }
over-replay = Watch replay
over-score = Points
over-again = New game
thinking = { $seat-The } { v-is } thinking…
thinking-progress = progress of the computer
thinking-stop = Stop
thinking-paused = Computer paused.
thinking-broken = The computer could not finish its move in this browser. Try again; the game is saved.
thinking-go = Resume
thought = What the computer expected at move { $number }
thought-text = It looked { $depth ->
    [one] 1 turn
   *[other] { $depth } turns
} ahead and judged { $nodes ->
    [one] 1 position
   *[other] { $nodes } positions
} in { $time } s. It expected:
reaction = reaction
hand-other = Selected: { $unit }. When it acts, the move in progress ({ $walker }) ends.
answers = Your choices
buttons = Actions
palette = Counters to place
duties-attack = Must still attack
duties-attacked = Must still be attacked
duties-show = show on the map
layers = Map overlays
layer-empty = nothing to show now
hint = Hint
hint-close = Hide hints
hint-choose = Click one of your units: those with a bright rim can act. Or choose one of the buttons.
hint-choose-touch = Tap one of your units: those with a bright rim can act. Or choose one of the buttons.
hint-pick = Choose one of the bright units on the map, or its name here.
hint-turn = The arrows around it are the ways it can face. Choose one on the map, or in the list.
hint-move = The shaded hexes are within its reach; the number is the cost. Hover to see the path, click to move there.
hint-move-touch = The shaded hexes are within its reach; the number is the cost. Tap one to move there; press and hold for hex info.
hint-attack = The shaded hexes are within its reach; crossed swords mark the enemies it can attack. Click an enemy to see the exact result first.
hint-attack-touch = The shaded hexes are within its reach; crossed swords mark the enemies it can attack. Tap an enemy to see the exact result first.
hint-combat = Crossed swords mark the enemies it can attack; other units may join in. Click an enemy to see the exact result first, and to choose who joins.
hint-combat-touch = Crossed swords mark the enemies it can attack; other units may join in. Tap an enemy to see the exact result first, and to choose who joins.
hint-choose-combat = Click one of your units with a bright rim to see the enemies it can attack. Units that must still attack are listed here and outlined on the map.
hint-choose-combat-touch = Tap one of your units with a bright rim to see the enemies it can attack. Units that must still attack are listed here and outlined on the map.
hint-reaction = You may react. Each choice shows its consequences; nothing happens before you choose.
hint-form = Choose a preset, or count with + and −. The lines below show at once whether the rules allow it.
hint-slots = Choose what goes where; the map shows it at once. The lines below show whether the rules allow it.
hint-place = Click a shaded hex to place the counter. Click any other hex to learn why it is not allowed.
hint-place-touch = Tap a shaded hex to place the counter. Tap any other hex to learn why it is not allowed.
hint-palette = Choose a counter here, then click a shaded hex.
hint-palette-touch = Choose a counter here, then tap a shaded hex.
curtain-title = { $seat-The } to decide
curtain-text = Secret choice: pass the screen to { $seat-the }, then raise the curtain.
curtain-here = I am playing { $seat-the }
keys-title = Keyboard
rules-of-line = Rules { $list }
key-arrows = move the cursor from hex to hex
key-next = next place where you can act (previous with Shift)
key-enter = act at the cursor: choose, move, attack
key-turn = turn the selected unit left or right; Enter confirms
key-stack = choose in the open stack
key-escape = close, deselect, current position
key-all = select all who can act
key-add = add the hex at the cursor to the selection; with the mouse, Shift and a click or a box
key-orders = to the group orders
key-act = to the actions
key-board = to the map
key-briefing = briefing of this battle
key-journal = to the log
key-inspect = read the hex at the cursor
key-undo = undo, redo
key-time = back and forward in the replay
key-layers = map overlays
key-zoom = zoom in, zoom out, fit map
key-keys = this list

# Orders to groups
squad-label = Group orders
squad-count = { $n ->
    [0] nothing selected
    [one] 1 unit selected
   *[other] { $n } units selected
}
squad-hint = – click a hex to send them there
squad-hint-touch = – touch a hex to see, again to go
squad-group = { $name } ({ $n })
squad-command = With { $name } ({ $n })
squad-all = All who can act
squad-advance = Advance together
squad-each = Advance as far as possible
squad-attack = Attack
squad-face = Turn to
squad-along = Form up
squad-along-first = Point at one end of the line.
squad-along-second = Point at the other end of the line.
squad-again = Same again
squad-release = Deselect
squad-preview = { $n ->
    [one] 1 moves
   *[other] { $n } move
}{ $staying ->
    [0] {""}
    [one] , 1 cannot
   *[other] , { $staying } cannot
}{ $open ->
    [0] {""}
    [one] , 1 can be answered
   *[other] , { $open } can be answered
}
squad-attacks = { $n ->
    [one] 1 attacks, the best odds first
   *[other] { $n } attack, the best odds first
}
squad-halted = Order halted: { $n } still to move
squad-go-on = Go on
squad-forget = Cancel the rest
squad-done = { $n ->
    [one] 1 unit has moved
   *[other] { $n } units have moved
}

# Standing orders
orders = Standing orders
orders-lead = A standing order answers for you while the other side plays; the first order that applies is used. It cannot do anything that you could not do yourself.
orders-add = New order
orders-do-add = Add order
orders-added = order added
orders-wrong = Invalid order: a condition needs a whole number, and a chance lies between 0 and 100.
orders-whose = Side
orders-when = Question
orders-answer = Answer
orders-whom = For
orders-everybody = all units
orders-if = Only if
orders-sign = At least or at most
orders-least = is at least
orders-most = is at most
orders-number = Number
orders-condition = Add a condition
orders-up = earlier
orders-down = later
orders-remove = Remove
orders-text = as typed at the command line
orders-only = there is no other choice
orders-same = every answer leads to the same position
orders-ask = ask me after all
orders-during = in this phase only
orders-any-question = Any question
orders-any-answer = whatever is sensible
orders-line-ask = { $asked }: ask me whether to { $answer }
orders-chance = the chance that { $result }
orders-line = { $asked }: { $answer }
orders-piece = { $piece } only
orders-provided = if { $conditions }
orders-and = and
orders-if-least = { $what } is at least { $n }
orders-if-most = { $what } is at most { $n }
orders-chance-least = { $what } is at least { $n }%
orders-chance-most = { $what } is at most { $n }%

# Tracks
tracks = Tracks
track-of = { $now } of { $all }

# Dice of their own
own-dice = Roll our own dice
own-dice-text = The program asks for every roll and you enter the result.
dice-title = { $seat-The } roll{ v-s } { $n ->
    [one] one die
   *[other] { $n } dice
} with { $sides } sides
dice-lying = { $n } of { $all }: { $faces }
dice-faces = Faces
dice-how = Tap the result, or type it. Backspace removes one, Enter confirms, Escape cancels.
dice-done = Confirm roll
dice-back = Remove last
overview-open = Show mini-map
overview-close = Hide mini-map
short-title = The rule book’s own abbreviations for values
glossary = Glossary

# The rule book
in-short = The game in one page
rulings-on = Rulings: { $list }
rules-read = Rules: { $list }
contents = Contents
rulings = Rulings
tables = Tables
rules-search = Search
rules-nothing = No rules match your search.
rule-unknown = There is no rule with that number; this is the whole book.
rule-label = Rule
rule-open = Open in the rule book

# Words of scenes
value-strength = strength
value-movement = movement
side-n = to the north
side-nne = to the north-north-east
side-ne = to the north-east
side-e = to the east
side-se = to the south-east
side-sse = to the south-south-east
side-s = to the south
side-ssw = to the south-south-west
side-sw = to the south-west
side-w = to the west
side-nw = to the north-west
side-nnw = to the north-north-west

# Settings
settings = Settings
settings-lead = Kept in this browser, and in force at once.
settings-look = Appearance
settings-lang = Language
lang-en = English
lang-fr = Français
settings-text = Text size
text-small = small
text-normal = normal
text-large = large
text-huge = very large
settings-animation = Animation
settings-animation-note = Counters glide and dice roll. Off: everything is in its place at once.
settings-texts = Texts
settings-marks = Rule numbers
marks-quiet = one mark per line
marks-full = every number
settings-names = Unit names
names-short = short
names-long = in full
settings-short = Abbreviations
settings-hints = Hints
settings-hints-note = What you can do now, in a sentence beside the map.
settings-board = Map
settings-hexes = Hex numbers
hexes-asked = when needed
hexes-always = always
hexes-never = never
settings-overview = Mini-map
settings-overview-note = The whole map in a corner, when it does not fit the window.
settings-play = Play
settings-pace = Computer’s pace
pace-none = at once
pace-brisk = brisk
pace-even = even
pace-slow = slow
settings-preset = Standing orders of a new game
preset-everything = ask everything
preset-sensible = sensible
preset-hardly = ask hardly anything
settings-confirm = Confirm the end of a turn
settings-confirm-note = The card with what you leave undone opens first.
settings-alone = My turn ends by itself
settings-alone-note = A phase in which you can do nothing more ends without a click.

# Questions answered once and for all
fresh-orders = Questions in the enemy’s turn
orders-own = Orders of your own stand; choosing one of these replaces them.
always = Such questions from now on
always-not-again = Not again this phase
always-this-phase = In this phase: { $answer }
always-above = Ask only from { $n }% ({ $result })
always-so = Always: { $answer }
always-given = Ordered: { $said }
always-undo = Undo the order
always-undone = Order undone.
always-close = Hide
ends = Where to
ends-lead = The whole way at once; or click its end on the map.
ends-at = { $what } { $where } ({ $n ->
    [one] 1 hex
   *[other] { $n } hexes
})
ends-steps = Hex by hex
ends-steps-hide = The whole way at once
