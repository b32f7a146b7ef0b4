# Medieval Battle: all sentences in English.

## Names
seat-red = Red
seat-yellow = Yellow
kind-hc = heavy cavalry
kind-lc = light cavalry
kind-ma = mounted archers
kind-hi = heavy infantry
kind-li = light infantry
kind-p = pikemen
kind-a = archers
kind-lb = longbowmen
kind-w = wagon
ground-plain = plain
ground-woods = woods
ground-hill = rocky hill
ground-mountain = mountain
unit-at = { $kind } on { $hex }
count-of = { $count } { $kind }
no-units = only the wagon
piece = { $seat } { $kind }
place-name = { $en }
scene-title = Medieval Battle

## Questions
ask-lay-inner = { $seat } lays the inner modules
ask-lay-outer = { $seat } lays the outer modules
ask-lay-small = { $seat } lays the small modules
ask-recruit = { $seat } recruits in secret, for up to { $points } points
ask-wagon = { $seat } sets up the wagon
ask-deploy = { $seat } sets up a unit or holds the rest back
ask-turn = { $seat } acts with one unit, regroups or passes
ask-move = { $seat } goes on with { $kind } on { $hex } ({ $points } left) or stops
ask-move-halted = { $seat }: { $kind } on { $hex } was halted; it may attack, shoot or stop
ask-respond = { $seat }: { $attacker } on { $from } attacks { $kind } on { $hex }; stand or withdraw?
ask-return = { $seat } puts units next to the wagon or finishes
ask-over = the game is over

## Events
told-laid = { $seat } lays { $modules }
told-recruited = { $seat } has recruited; seal { $seal }
told-revealed = The armies are open. Red: { $red }. Yellow: { $yellow }
told-wagon-placed = { $seat } sets up the wagon on { $hex }
told-unit-placed = { $seat } sets up { $kind } on { $hex }
told-stopped-deploying = { $seat } has finished setting up; { $left ->
    [0] nobody is
    [one] one unit is
   *[other] { $left } units are
 } held back
told-cannot-deploy = { $seat } has no place left to set up; { $left ->
    [one] one unit stays
   *[other] { $left } units stay
 } in reserve
told-stepped = { $seat } moves { $kind } from { $from } to { $to } for { $cost } ({ $left } left)
told-passed-through = { $seat }: { $friend } on { $hex } makes way for { $kind } ({ $left } left)
told-halted = { $seat }: { $kind } on { $hex } is in an enemy zone and halts
told-melee-declared = { $seat } attacks { $target } on { $to } with { $kind } from { $from } for { $cost } ({ $left } left)
told-stood = { $seat }: { $kind } on { $hex } stands
told-must-stand = { $seat }: { $kind } on { $hex } has no way out and must stand
told-retreated = { $seat } withdraws { $kind } from { $from } to { $to } for { $cost } ({ $left } left)
told-left-map = { $seat } takes { $kind } off the map from { $from } for { $cost }; marker at { $module }
told-took-hex = { $seat } takes the empty hex { $hex } with { $kind }
told-melee = Melee, { $kind } against { $target }: column { $column }, knights lost { $own } / { $other }
told-shot = { $seat } shoots with { $kind } from { $from } at { $target } on { $to }: column { $column }, knights lost { $other } ({ $left } left)
told-shot-at-wagon = { $seat } shoots with { $kind } from { $from } at the wagon on { $to } ({ $left } left)
told-knight-lost = { $seat }: { $kind } on { $hex } loses a knight
told-destroyed = { $seat }: { $kind } on { $hex } is destroyed
told-advanced = { $seat } advances { $kind } to { $hex }
told-merged = { $seat } merges two worn { $kind } on { $hex } for { $cost }; the full unit has { $points } left
told-wagon-moved = { $seat }'s wagon on { $hex } has moved and is turned
told-wagon-passed = { $seat }'s wagon on { $hex } made way and is turned
told-wagon-turned = { $seat }'s wagon on { $hex } is attacked and turned
told-wagon-destroyed = { $seat }'s wagon on { $hex } is destroyed: { $points } victory points for the enemy
told-regrouped = { $seat } regroups; { $tokens ->
    [0] no token is
    [one] one token is
   *[other] { $tokens } tokens are
 } left
told-marker = { $seat }: { $kind } off the map goes from { $from } to { $to }
told-returned = { $seat } brings { $kind } back on { $hex }
told-arrived = { $seat } brings { $kind } from the reserve to { $hex }
told-flag = { $seat } takes the flag on { $hex }, worth { $points }
told-passed = { $seat } passes
told-dismounted = { $seat }: { $from } on { $hex } dismounts: { $to } with { $points } left
told-turn = { $seat } to play
told-goes-on = { $seat } to decide
told-won-by-points = Enough victory points, Red { $red }, Yellow { $yellow }: { $winner }{ $tie }
told-exhausted = Tokens and movement are used up. Red { $red }, Yellow { $yellow }{ $tie }: { $winner }
told-two-passes = Two passes in a row. Red { $red }, Yellow { $yellow }{ $tie }: { $winner }
told-resigned = Resignation. Red { $red }, Yellow { $yellow }: { $winner }{ $tie }
told-winner = { $seat } wins
told-draw = a draw
told-tie = , value of the units on the map { $red } to { $yellow }
told-no-tie = { "" }

## What an action would do
do-lay = lays these modules
do-recruit = recruits { $army }
do-place = sets up { $kind } on { $hex }
do-hold-back = holds the rest of the army back
do-step = { $kind } goes from { $from } to { $to }
do-melee = { $kind } on { $from } attacks { $to }
do-shoot = { $kind } on { $from } shoots at { $to }
do-merge = { $kind } on { $from } joins the unit on { $to }
do-dismount = { $kind } on { $hex } dismounts
do-stop = ends the move
do-regroup = spends a time token and regroups
do-pass = does nothing
do-stand = stands and fights
do-retreat = withdraws to { $to }
do-leave = leaves the map
do-enter = { $kind } comes to { $hex }
do-finish = finishes regrouping
account-cost = Movement points
account-column = Column
account-recruitment = Recruitment points
effect-unspent = { $left } points stay unspent and are lost
effect-wagon-free = the wagon comes along for nothing
effect-stop-final = no more setting up before the battle; the rest may come by regrouping
effect-left = { $left } left
effect-tires = { $kind } makes way and pays a point
effect-halts = halted by { $by }: then only an attack, a shot or a stop
effect-flag = a flag: yours if a unit of yours is there when the turn ends
effect-if-stands = if it stands: column { $column }, knights lost { $own } / { $other }
effect-stand = column { $column }, knights lost by attacker / defender { $own } / { $other }
effect-shot = column { $column }, knights lost by the target: { $other }
effect-advance = a victor advances to { $hex } and ends its move there
effect-wagon-turned = the wagon is turned
effect-wagon-destroyed = the wagon is destroyed: { $points } victory points
effect-must-stand = the defender cannot withdraw
effect-may-retreat = the defender may withdraw to { $hexes }
effect-may-leave = the defender may leave the map
effect-turn-over = the turn is over
effect-merged = one full unit with { $points } left
effect-on-foot = becomes { $kind } with { $points } left
effect-game-ends = the second pass in a row ends the game: { $winner }
effect-standing-free = standing costs no movement
effect-attacker-follows = the attacker takes the hex and may go on
effect-back-in = marker at { $module }, back after { $count ->
    [one] one regrouping
   *[other] { $count } regroupings
 }
effect-never-back = without a wagon it never comes back
effect-full-points = arrives with all its movement points
effect-refill = { $points ->
    [0] no movement point comes
    [one] one movement point comes
   *[other] { $points } movement points come
 } back
effect-tokens = { $tokens ->
    [0] no token is
    [one] one token is
   *[other] { $tokens } tokens are
 } left afterwards
effect-nobody-back = without a wagon nobody comes back
result-knight = { $seat } { $kind } loses a knight
result-destroyed = { $seat } { $kind } destroyed
result-turned = { $seat } wagon turned
result-halted = { $seat } { $kind } halted
result-flag = { $seat } takes a flag worth { $points }
result-wins = { $seat } wins
result-draw = a draw

## Refusals
no-not-now = that is not what is asked now
no-other-modules-now = these are not the modules that are laid now
no-such-battlefield = the modules do not fit together like that
no-not-yours = that unit is not yours to move now
no-not-on-map = that unit is not on the map
no-off-map = that is off the map; only an attacked unit may leave it
no-not-next = { $hex } is not a neighbouring hex
no-such-ground = { $kind } may not enter { $ground } ({ $hex })
no-taken = { $hex } is occupied; one unit per hex
no-near-flag = closer than { $least } hexes to a flag
no-near-wagon = closer than { $least } hexes to the enemy wagon on { $hex }
no-none-in-reserve = no { $kind } left to set up
no-none-ready = no such { $kind } may come in this regrouping
no-wagon = without a wagon nobody comes back
no-not-next-to-wagon = only hexes next to the own wagon
no-halted = the unit entered an enemy zone and was halted
no-enemy = an enemy stands on { $hex }; attack it or go round
no-nobody = nobody stands on { $hex }
no-own-unit = the unit on { $hex } is your own
no-points = needs { $needs } movement points, has { $has }
no-friend-tired = the unit on { $hex } has no point left to make way
no-through-in-zone = { $hex } lies in an enemy zone: no passing through there
no-way-on = the move could not go on from { $hex }
no-in-friends-hex = two units stand in this hex: move on first
no-wagon-attacks = a wagon never attacks
no-not-its-controller = halted, it may attack only those who control its hex; the unit on { $hex } does not
no-bow = { $kind } cannot shoot
no-range = out of range (at most { $range })
no-sight = woods or a mountain hide { $hex }
no-same-kind = only units of the same kind merge
no-not-worn = only two worn units merge
no-wagon-merges = wagons do not merge
no-tokens = no time token left
no-wagon-retreats = a wagon neither withdraws nor leaves the map
no-retreat-into-zone = { $hex } is controlled by { $by }
no-edge = the unit does not stand at the edge of the map
no-edge-closed = every way off the map lies in an enemy zone
no-dismounting = dismounting is an optional rule that this game does not use
no-not-mounted = { $kind } is not mounted
no-foot-counter = no free counter of { $kind }
no-too-dear = costs { $spent } points, { $limit } are allowed
no-counters = only { $counters } counters of { $kind } exist
no-longbows = at most { $most } longbowmen on this map
read-unknown = "{ $text }" is not an action
read-no-hex = "{ $hex }" is not a hex of this map
read-no-kind = "{ $kind }" is not a kind of unit (HC LC MA HI LI P A LB W)
read-nobody = nobody stands on { $hex }

## On the board
tray-reserve = { $seat }: reserve
tray-away = { $seat }: off the map
tray-lost = { $seat }: lost
tray-back-in = back after { $count ->
    [one] one regrouping
   *[other] { $count } regroupings
 }
tray-never = never comes back
mark-flag = flag worth { $points }
track-points = { $seat }: victory points
track-tokens = { $seat }: time tokens
note-passed = { $seat } passed; another pass ends the game

## Mistakes in files
flaw-file-missing = the file is missing
flaw-missing = { $what } "{ $name }" is missing or wrong
flaw-army = army "{ $army }" breaks { $rules }
flaw-army-other-map = there is no army "{ $army }" for this map; known are: { $known }
flaw-shape = the rows of shape "{ $shape }" do not give its hexes
flaw-face-row = face { $face }, row { $row }: { $found } letters, { $wanted } expected
flaw-face-letter = face { $face }: "{ $letter }" is no terrain (p, w, h, m)
flaw-slot-unknown = there is no such slot: { $slot }
flaw-slot-twice = slot { $slot } is filled twice
flaw-slot-empty = slot { $slot } is empty
flaw-face-unknown = slot { $slot }: there is no such face: { $face }
flaw-turn = slot { $slot }: an inner module turns by 0, 1 or 2 thirds
flaw-tile-twice = face { $face }: its tile lies on the map already ({ $rule })
flaw-letters = all outer modules show the same letter ({ $rule })
flaw-plan-size = a map has at most 11 modules and 8 of them in its ring
flaw-overlap = the module in slot { $slot } overlaps another
flaw-plan-hexes = the modules give { $found } hexes, { $wanted } expected
flaw-flag-at-edge = the flag of slot { $slot } lies at the edge of the map
flaw-hole = there is a hole in the map
flaw-not-connected = battlefield "{ $layout }": not all hexes can be reached
flaw-no-room = battlefield "{ $layout }": no room to set up both armies
flaw-no-wagon-room = battlefield "{ $layout }": no room for two wagons
flaw-opening = opening "{ $opening }": there is no battlefield "{ $what }"
flaw-opening-unit = opening "{ $opening }": { $what } cannot be set up there
flaw-opening-army = opening "{ $opening }": the units are not those of army "{ $what }"
position-no-seat = "{ $what }" is no seat (red, yellow)
position-no-hex = "{ $what }" is no hex of this map
position-no-flag = there is no flag on { $what }
position-no-phase = there is no phase { $what }
position-tokens = { $what } time tokens are more than there are
position-passes = after { $what } passes the game is over
position-field = the field cannot have { $what }
position-too-many = "{ $what }": more counters than the box holds
position-army = the army breaks { $what }
position-salt = the salt "{ $what }" is not hexadecimal
position-unit = "{ $what }" is not a unit; write for example "LC H8 mp 2", "HI x1 I9", "A reserve", "LB away O1"
position-points = "{ $what }": no such number of movement points
position-away = "{ $what }": no such outer module
position-worn-reserve = "{ $what }": units in reserve are full
position-phase-needs = the phase needs { $what }
position-ground = { $what }: the unit may not stand on that ground
position-two-units = { $what }: two units on one hex
position-counters = more counters of { $what } than the box holds
position-wagon-lost = { $what } cannot have lost a wagon that is still there

## What terrain does
legend-cost = { $cost ->
    [one] one movement point
   *[other] { $cost } movement points
 } to enter
legend-height = height { $height }
legend-no-cavalry = no cavalry, nor its zone of control
legend-no-wagon = no wagon
legend-bad-ground = bad for cavalry in a melee
legend-cover = cover against shots
legend-blocks-sight = hides what is behind it
legend-open-sight = does not hide what is behind it

told-too-tired = { $seat }: { $kind } on { $hex } lacks the movement points to withdraw and must stand

effect-book-army = the army of the book's own example
effect-far-enough = at least { $least } hexes from every flag and from the enemy wagon
effect-next-to-enemy = in an enemy zone: nothing forbids it before the battle
effect-uncontrolled = the enemy does not control your hex; attacking it is allowed all the same
effect-pursuit = the pursuit may go on as long as the points last
effect-fight-ends-turn = a melee that is fought ends the turn
effect-hex-empties = the target's hex becomes empty; the shooter stays
effect-out-of-harm = a full unit in this place loses nothing
effect-no-answer = the target cannot withdraw from a shot
effect-keeps-points = the points that are left stay with the unit
effect-first-pass = if the other seat passes too, the game ends; any other action breaks the row
effect-nobody-left = without a unit on the map there is nothing else to do but to regroup
effect-refuge = enemies stand next to it and do not control it

effect-wagon-fortified = the wagon is fortified
effect-may-return = { $count ->
    [one] one unit off the map
   *[other] { $count } units off the map
 } may be placed next to the wagon
effect-come-nearer = { $count ->
    [one] one unit off the map comes
   *[other] { $count } units off the map come
 } one module nearer
effect-may-arrive = { $count ->
    [one] one unit of the reserve
   *[other] { $count } units of the reserve
 } may be placed next to the wagon
position-longbows = { $what } has more longbowmen than this map allows (MB-II.6)
note-army = { $seat } has recruited: { $army }
tray-ready = may come back now
