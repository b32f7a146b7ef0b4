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
tip-stops = it must stop there
tip-asks = the other side is asked
fan-label = Who or which way
fan-join = Go there too
ring-label = Turn where it stands
tip-pace = charge { $pace }
answer-more = Details
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
odds-foe = The enemy
odds-own = Your own side
card-choices = How
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
watching = You are watching the game after { $number ->
    [0] no action
    [one] one action
   *[other] { $number } actions
}
back-to-now = Back to now
seats = The two sides
panes = Parts of the table
pane-act = Play
pane-journal = Journal
pane-replay = Replay
side = Beside the map
tools = Tools
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
layers = Layers over the map
hint = Hint
hint-close = Hide hints
hint-choose = Click one of your units: those with a bright rim can act. Or choose one of the buttons.
hint-pick = Point at one of the bright units on the board, or at its name here.
hint-turn = The arrows around it are the ways it can face. Choose one there, or here.
hint-move = The shaded hexes are where it can go; the number is the price. Hover to see the way, click to go.
hint-attack = The shaded hexes are where it can go; crossed blades mark whom it can attack. Clicking an enemy shows the exact result first.
hint-reaction = You are attacked. Each answer says what follows from it; nothing happens before you choose.
hint-form = Choose ready-made, or count with + and −. The lines below say at once whether the rules allow it.
hint-slots = Choose what lies where; the board shows it at once. The lines below say whether the rules allow it.
hint-place = Click a shaded hex to put it there. Clicking anywhere else says why not.
hint-palette = Choose a piece here, then click a shaded hex.
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
asked-fire = Whether to shoot
asked-shoot-back = Whether to shoot back
asked-counter-charge = Whether to counter-charge
asked-retreat = Where to retreat
asked-next = Which winner follows first
asked-take-up = Who takes up the banner
asked-loss = Who takes the loss
asked-face = Which way to face
asked-pursue = Whether to pursue
asked-advance = Whether to advance
asked-aside = Where foot gives way
asked-fort = Who fights from a fort
asked-friend-hit = Who is hit among friends
asked-respond = How to meet an attack
asked-turn = What to do in our turn
asked-return = Who comes back
does-fire = shoot
does-hold-fire = hold fire
does-counter-charge = counter-charge
does-hold-back = hold back
does-retreat = withdraw the first way there is
does-next = the first who can
does-take-up = the first who can
does-lose = the strongest
does-face = as they stand
does-stay = stay
does-aside = the first way there is
does-fort = as many points as may
does-friend-hit = the first who can
does-stand = stand fast
does-leave = leave the map
does-pass = pass
does-finish = nobody
weighs-total = the modifier of the shot
weighs-odds = the odds to 1 (3 is 3:1, −2 is 1:2)
weighs-column = the column
weighs-charge = the charge level
weighs-cost = the price
chance-result-foe-lost = the enemy loses strength
chance-result-foe-shaken = the enemy is disorganised
chance-result-stopped = he is stopped
chance-result-foe-back = the enemy retreats
chance-result-own-lost = we lose strength
chance-result-own-back = we retreat

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
rulings = Rulings
tables = Tables
rules-search = Search
rules-nothing = No rule holds these words.
rule-unknown = There is no rule with that number; here is the whole book.
rule-label = Rule
rule-open = Open in the rule book

# Words of scenes
status-worn = worn
status-turned = turned
status-fortified = fortified
status-moving = moving
status-halted = halted
status-attacking = attacking
status-attacked = under attack
value-cost = price
value-range = range
value-victory = Victory
value-tokens = Time
value-strength = strength
value-movement = movement
kind-step = Move
kind-melee = Attack
kind-shoot = Shoot
kind-merge = Merge
kind-dismount = Dismount
kind-stop = End the move
kind-regroup = Regroup
kind-pass = Pass
kind-stand = Stand fast
kind-retreat = Withdraw to
kind-leave = Leave the map
kind-return = Comes back
kind-arrive = Arrives
kind-finish = Enough
kind-place = Place
kind-hold = No more
kind-lay = Lay
kind-recruit = Recruit
kind-unplace = Take it back
kind-attach = Attach to this leader
kind-default = Take the set-up of the scenario
kind-ready = The army stands
kind-fire = Shoot
kind-hold-fire = Nobody shoots
kind-friend-hit = This friend is hit
kind-rally = Rally
kind-flee = Flee
kind-move = Begin its move
kind-enter = Enter the map
kind-pass-banner = Hand over the banner
kind-wreck = Pull down the walls
kind-end-phase = End the phase
kind-forward = Go
kind-hold-pace = Go at the same pace
kind-turn = Turn
kind-overrun = Ride down
kind-minimum = Minimum move
kind-flip = March or make ready to shoot
kind-exit = Leave the map
kind-take-leader = Take the leader along
kind-leave-leader = Leave the leader here
kind-counter-charge = Counter-charge by
kind-hold-back = Hold back
kind-next = Goes next
kind-take-up = Takes up the banner
kind-attack = Attack
kind-fort = These fight
kind-lose = Loses a point of strength
kind-face = Face
kind-pursue = Pursue to
kind-stay = Stay
kind-advance = Advance to
kind-remove = Is removed
status-disorganised = disorganised
status-panicked = panicked
status-ready = ready to shoot
status-marching = on the march
status-stopped = stopped
status-banner = bears a banner
value-armour = armour
value-charge = charge
value-fatigue = fatigue
value-turn = Turn
value-phase = Phase
value-morale = Morale
value-level = Level
look-light-cavalry = Light cavalry
look-heavy-cavalry = Heavy cavalry
look-horse-archers = Horse archers
look-light-infantry = Light infantry
look-heavy-infantry = Heavy infantry
look-archers = Archers
look-crossbowmen = Crossbowmen
look-bombard = Bombards
look-regular-cavalry = Cavalry
look-militia = Militia
look-leader = Leaders
look-army-leader = Army leaders
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
