# The words of the page itself, whatever the game.
lost-title = This address leads nowhere
lost-text = There is no page at
to-home = To the first page
close = Close
cancel = Cancel
theme = Colours
theme-system = as the system
theme-light = light
theme-dark = dark
theme-contrast = high contrast

# The first page
home-title = Medieval battles
loading = Loading…
loading-failed = This part of the page could not be loaded. Check the connection.
loading-again = Try again
home-lead = Medieval wargames with a patient referee: every rule is enforced, every number says where it comes from, and the odds are known before you commit.
home-play = Play now
home-new = New game…
home-continue = Go on with a game
home-none = No game has been begun in this browser yet.
home-open = Open a save…
actions = actions
finished = finished
forget = Delete
forget-sure = Really delete
rules = Rules

# Before a game
fresh-opponent = Against whom
fresh-side = Your side
fresh-scenario = Battlefield
fresh-options = Options
fresh-special = Special rules of this battle
fresh-begin = Begin
fresh-other = Another battlefield
side-chance = by lot
who-human = person
who-squire = Squire (computer, easy)
who-knight = Knight (computer, solid)
who-constable = Constable (computer, strong)
who-random = Chance (computer, any legal action)
who-friend = a friend at this screen
who-watch = watch two computers

# What cannot be found or read
missing-title = Not here
game-missing = This browser keeps no game called “{ $id }”. It may be kept in another browser, or it was deleted. A save file or a replay link opens anywhere.
game-unknown = This program does not know that game. The first page lists those it knows.
link-broken = This link holds no whole game; part of it was probably lost on the way. Ask for it again, or for the save file. { $id }
damaged-title = A damaged game
damaged-text = What this browser keeps under this name cannot be read as a game. Nothing has been deleted: you can download it as it is.
damaged-download = Download what is there
damaged-forget = Delete it
file-too-long = { $file } is larger than any save; it was not opened.
file-no-save = { $file } is not a Conroi save; nothing has changed. A save is the .json file that the button “Save” writes.
file-unreadable = The browser could not read { $file }.
file-refused = This file was not opened, and nothing has changed: { $why }
store-full = This browser has no room left to keep the game. It goes on in this tab: save it to a file, or delete old games on the first page.
store-closed = This browser keeps nothing for this page (private window?). The game goes on in this tab: save it to a file before you close it.
store-other-tab = This game went on in another tab; this one has caught up.
save-failed = The browser refused to write the file.

# At the table
board-label = Battlefield
board-help = Arrow keys move from hex to hex, Tab goes to the next place where something can be done, Enter acts there (again for the next of a stack, S for its list), Q and E choose a side to turn to and Enter turns, Escape lets go, question mark lists all keys.
off-board = off the board
can-act = can act
offer-cost = { $kind }, { $count ->
    [one] { $price } point
   *[other] { $price } points
}
of-strength = strength { $left } of { $full }
of-movement = { $left } of { $most } movement
shade-goes-on = may go on from there
shade-stops = must stop there
shade-hits = attack
tip-stops = must stop there
tip-open = may be interrupted
fan-label = Who or which way
fan-join = Go there too
ring-label = Turn where it stands
answer-more = Details
scale-hexes = hexes
zoom-in = Larger
zoom-out = Smaller
zoom-fit = The whole board
said-undone = taken back
said-redone = played again
inspector = What is there
card-label = Before you commit
card-first-moves = First it moves { $steps ->
    [one] one hex
   *[other] { $steps } hexes
} ({ $count ->
    [one] { $price } point
   *[other] { $price } points
}).
card-no-loss = Nobody loses anything
card-replies = { $seat } is asked first and may answer
odds-together = Several of these may happen together.
odds-assumed = Taken as given: { $list }.
odds-foe = The enemy
odds-nobody = Overall
odds-own = Your own side
card-choices = How
card-column = column { $head }
card-with = with { $others }
card-alone = alone
card-for = For the attacker
card-against = Against the attacker
card-from = { $kind } from { $hex }
form-label = Put it together
form-done = Done
form-clear = Clear
form-ready = Ready-made
form-spent = { $spent } of { $most }
form-price = { $price ->
    [one] { $price } point
   *[other] { $price } points
}
form-less = one { $what } less
form-more = one { $what } more
journal = Journal
journal-sums = the sum
journal-by-order = by standing order
journal-watch = look at the board after action { $number }
news = What has just happened
news-more = and { $count } more in the journal
news-to-journal = find this in the journal
replay = Replay
replay-first = To the beginning
replay-back = One back
replay-on = One on
replay-run = Play or pause
replay-fight-back = To the fight before
replay-fight-on = To the next fight
replay-slider = Moment of the game
replay-moment = { $now } of { $all }
replay-speed = Speed
link-make = Link to this moment
link-copied = The link is copied. It holds the whole game up to now and opens in any browser.
link-in-bar = The clipboard is closed to this page; the link stands in the address bar.
link-own = Go on from here as my own game
watching = { $number ->
    [0] You are watching the beginning of the game
    [one] You are watching the game after one action
   *[other] You are watching the game after { $number } actions
}
watching-at = You are watching: { $moment }
back-to-now = Back to now
seats = The two sides
panes = Parts of the table
pane-act = Play
pane-journal = Journal
pane-replay = Replay
side = Beside the map
tools = Tools
tools-more = More tools
undo = Take back (U)
redo = Play again (R)
save = Save to a file
save-short = Save
resign = Give up
resign-sure = Give up this battle?
to-decide = to play
drawn = A draw
won = { $seat } wins
over-replay = Look at it again
over-score = Points
over-again = Another battle
thinking = { $seat } is thinking…
thinking-progress = how far the computer has come
thinking-stop = Stop
thinking-paused = The computer waits.
thinking-broken = The computer could not finish its move in this browser. Try again; the game is kept.
thinking-go = Let it play
thought = What the computer expected of action { $number }
thought-text = It looked { $depth ->
    [one] one turn
   *[other] { $depth } turns
} ahead at { $nodes } positions in { $time } ms, and expects:
reaction = an answer is due
answers = Your answers
buttons = What you can do
palette = Pieces to put on the board
duties-attack = Still has to attack
duties-attacked = Still has to be attacked
duties-show = show it on the map
layers = Layers over the map
layer-empty = nothing to show now
hint = Hint
hint-close = Hide hints
hint-choose = Click one of your units: those with a bright rim can act. Or choose one of the buttons.
hint-choose-touch = Tap one of your units: those with a bright rim can act. Or choose one of the buttons.
hint-pick = Point at one of the bright units on the board, or at its name here.
hint-turn = The arrows around it are the ways it can face. Choose one there, or here.
hint-move = The shaded hexes are where it can go; the number is the price. Hover to see the way, click to go.
hint-move-touch = The shaded hexes are where it can go; the number is the price. Tap one to go there; hold a finger on it to read what is there.
hint-attack = The shaded hexes are where it can go; crossed blades mark whom it can attack. Clicking an enemy shows the exact result first.
hint-attack-touch = The shaded hexes are where it can go; crossed blades mark whom it can attack. Tapping an enemy shows the exact result first.
hint-combat = Crossed blades mark whom it can attack; friends may join in. Clicking an enemy shows the exact result first, and with whom.
hint-combat-touch = Crossed blades mark whom it can attack; friends may join in. Tapping an enemy shows the exact result first, and with whom.
hint-choose-combat = Click one of your units with a bright rim to see whom it can attack. Who still has to attack is listed here and dashed on the map.
hint-choose-combat-touch = Tap one of your units with a bright rim to see whom it can attack. Who still has to attack is listed here and dashed on the map.
hint-reaction = An answer is yours to give. Each says what follows from it; nothing happens before you choose.
hint-form = Choose ready-made, or count with + and −. The lines below say at once whether the rules allow it.
hint-slots = Choose what lies where; the board shows it at once. The lines below say whether the rules allow it.
hint-place = Click a shaded hex to put it there. Clicking anywhere else says why not.
hint-place-touch = Tap a shaded hex to put it there. Tapping anywhere else says why not.
hint-palette = Choose a piece here, then click a shaded hex.
hint-palette-touch = Choose a piece here, then tap a shaded hex.
curtain-title = { $seat } is asked
curtain-text = Something is secret. Let the other person look away, then lift the curtain.
curtain-here = I am { $seat }
keys-title = Keys
chips-more = { $count } more rules
key-arrows = move the cursor from hex to hex
key-next = next place where something can be done (back with Shift)
key-enter = act at the cursor: choose, move, attack
key-turn = turn the piece in hand to the left, to the right; Enter turns it
key-stack = choose in the stack that is open
key-escape = close, let go, back to now
key-act = to the buttons
key-board = to the board
key-journal = to the journal
key-inspect = say what is at the cursor
key-undo = take back, play again
key-time = back and forth in time
key-layers = layers over the map
key-zoom = larger, smaller, the whole board
key-keys = this list

# Standing orders
orders = Standing orders
orders-lead = An order answers for you while the other side plays; the first that fits is taken. It can do nothing that you could not.
orders-add = One more order
orders-do-add = Add the order
orders-added = order added
orders-wrong = This order does not read: a condition wants a whole number, and a chance lies between 0 and 100.
orders-whose = Whose
orders-when = When asked
orders-answer = answer
orders-whom = for
orders-everybody = everybody
orders-if = only if
orders-sign = at least or at most
orders-least = is at least
orders-most = is at most
orders-number = how much
orders-condition = Add a condition
orders-up = earlier
orders-down = later
orders-remove = Remove
orders-text = as the command line writes it
orders-only = there is no other answer
orders-chance = the chance that { $result }
orders-line = { $asked }: { $answer }
orders-piece = { $piece } alone
orders-provided = if { $conditions }
orders-and = and
orders-if-least = { $what } is at least { $n }
orders-if-most = { $what } is at most { $n }
orders-chance-least = { $what } is at least { $n } %
orders-chance-most = { $what } is at most { $n } %

# Tracks
tracks = Tracks
track-of = { $now } of { $all }

# Dice of their own
own-dice = We throw our own dice
own-dice-text = The program asks for every throw, and you say what lies there.
dice-title = { $seat } throws { $n ->
    [one] one die
   *[other] { $n } dice
} with { $sides } sides
dice-lying = { $n } of { $all }: { $faces }
dice-faces = Faces
dice-how = Tap what lies there, or type the figures. Backspace takes one away, Enter ends, Escape breaks off.
dice-done = That is what lies there
dice-back = Take one away
overview-open = The whole board in a corner
overview-close = Hide the small board
short-title = The rule book’s own abbreviations for values (PF, PM, NC…)
glossary = Glossary

# The rule book
contents = Contents
rulings = Rulings
tables = Tables
rules-search = Search
rules-nothing = No rule holds these words.
rule-unknown = There is no rule with that number; here is the whole book.
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
