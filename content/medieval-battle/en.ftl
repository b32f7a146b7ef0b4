# Medieval Battle: all sentences in English.
#
# A unit brings its grammar to the sentence that names it: for "$kind" a sentence may use
#   $kind-the, $kind-The    the heavy cavalry, the archers (and with a capital)
#   $kind-s, $kind-es       the end of a verb: attack(s) or attack(), go(es) or go()
#   $kind-is, -has          is or are, has or have
#   $kind-it, -its          it or they, its or their

## Names
seat-red = Red
seat-yellow = Yellow
kind-hc = heavy cavalry
    .the = the heavy cavalry
    .The = The heavy cavalry
    .s = s
    .es = es
    .is = is
    .has = has
    .its = its
    .it = it
kind-lc = light cavalry
    .the = the light cavalry
    .The = The light cavalry
    .s = s
    .es = es
    .is = is
    .has = has
    .its = its
    .it = it
kind-ma = mounted archers
    .the = the mounted archers
    .The = The mounted archers
    .s = { "" }
    .es = { "" }
    .is = are
    .has = have
    .its = their
    .it = they
kind-hi = heavy infantry
    .the = the heavy infantry
    .The = The heavy infantry
    .s = s
    .es = es
    .is = is
    .has = has
    .its = its
    .it = it
kind-li = light infantry
    .the = the light infantry
    .The = The light infantry
    .s = s
    .es = es
    .is = is
    .has = has
    .its = its
    .it = it
kind-p = pikemen
    .the = the pikemen
    .The = The pikemen
    .s = { "" }
    .es = { "" }
    .is = are
    .has = have
    .its = their
    .it = they
kind-a = archers
    .the = the archers
    .The = The archers
    .s = { "" }
    .es = { "" }
    .is = are
    .has = have
    .its = their
    .it = they
kind-lb = longbowmen
    .the = the longbowmen
    .The = The longbowmen
    .s = { "" }
    .es = { "" }
    .is = are
    .has = have
    .its = their
    .it = they
kind-w = wagon
    .the = the wagon
    .The = The wagon
    .s = s
    .es = es
    .is = is
    .has = has
    .its = its
    .it = it
ground-bare = no module yet
    .all = bare table
ground-plain = plain
    .all = the plain
ground-woods = woods
    .all = woods
ground-hill = rocky hill
    .all = rocky hills
ground-mountain = mountain
    .all = mountains
the-kind = { $kind }
the-ground = { $ground-all }
unit-at = { $kind-the } on { $hex }
unit-back-in = { $kind-the } (after { $count ->
    [one] one regrouping
   *[other] { $count } regroupings
 })
count-of = { $count } × { $kind }
no-units = only the wagon
piece = { $seat } { $kind }
scene-title = Medieval Battle
n-points = { $n ->
    [0] no point
    [one] one point
   *[other] { $n } points
 }
n-left = { $n ->
    [0] none left
   *[other] { $n } left
 }
n-with = { $n ->
    [0] without movement points
    [one] with one movement point
   *[other] with { $n } movement points
 }
n-knights = { $n ->
    [0] no knight
    [one] one knight
   *[other] { $n } knights
 }
n-victory = { $n ->
    [one] one victory point
   *[other] { $n } victory points
 }

## Questions
ask-lay-inner = { $seat } lays the inner modules
ask-lay-outer = { $seat } lays the outer modules
ask-lay-small = { $seat } lays the small modules
ask-recruit = { $seat } recruits in secret, for up to { $points } points
ask-wagon = { $seat } sets up the wagon
ask-deploy = { $seat } sets up a unit or holds the rest back
ask-turn = { $seat } acts with one unit, regroups or passes
ask-move = { $seat } goes on with { $kind-the } on { $hex } { $with }, or stops
ask-move-halted = { $seat }'s { $kind } on { $hex } { $kind-is } halted by an enemy zone: { $shoots ->
    [yes] attack, shoot or stop
   *[no] attack or stop
 }?
ask-respond = { $attacker-The } on { $from } attack{ $attacker-s } { $seat }'s { $kind } on { $hex }: stand or withdraw?
ask-return = { $seat } puts units next to the wagon or finishes regrouping
ask-over = the game is over

## Events
told-laid = { $seat } lays the modules { $modules }
told-recruited = { $seat } has recruited in secret; seal { $seal }
told-revealed = The armies are revealed. Red: { $red }. Yellow: { $yellow }
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
told-stepped = { $seat }'s { $kind } go{ $kind-es } from { $from } to { $to } for { $cost } ({ $left })
told-marched = { $seat }'s { $kind } go{ $kind-es } from { $from } by { $through } to { $to } for { $cost } ({ $left })
told-passed-through = { $seat }'s { $friend } on { $hex } make{ $friend-s } way for { $kind-the }, at the price of { $cost } ({ $left })
told-halted = { $seat }'s { $kind } enter{ $kind-s } an enemy zone on { $hex } and halt{ $kind-s }
told-melee-declared = { $seat }'s { $kind } on { $from } attack{ $kind-s } { $target-the } on { $to } for { $cost } ({ $left })
told-stood = { $seat }'s { $kind } on { $hex } stand{ $kind-s } and fight{ $kind-s }
told-must-stand = { $seat }'s { $kind } on { $hex } { $kind-has } no way out and must fight
told-too-tired = { $seat }'s { $kind } on { $hex } { $kind-has } too few points to withdraw and must fight
told-retreated = { $seat }'s { $kind } withdraw{ $kind-s } from { $from } to { $to } for { $cost } ({ $left })
told-left-map = { $seat }'s { $kind } leave{ $kind-s } the map from { $from } for { $cost }; { $kind-its } marker is at module { $module }
told-took-hex = { $seat }'s { $kind } take{ $kind-s } the abandoned hex { $hex }
told-melee = { $kind-The } and { $target-the } come to blows, column { $column }: the attacker loses { $own }, the defender { $other }
told-shot = { $seat }'s { $kind } on { $from } shoot{ $kind-s } at { $target-the } on { $to } for { $cost } ({ $left }), column { $column }: the target loses { $other }
told-shot-at-wagon = { $seat }'s { $kind } on { $from } shoot{ $kind-s } at the wagon on { $to } for { $cost } ({ $left })
told-knight-lost = { $seat }'s { $kind } on { $hex } lose{ $kind-s } a knight
told-destroyed = { $seat }'s { $kind } on { $hex } { $kind-is } destroyed
told-advanced = { $seat }'s { $kind } advance{ $kind-s } to { $hex }
told-merged = { $seat } joins two worn units of { $kind } into a full one on { $hex } for { $cost }, { $with }
told-wagon-moved = { $seat }'s wagon has moved to { $hex } and is turned
told-wagon-passed = { $seat }'s wagon on { $hex } has made way and is turned
told-wagon-turned = { $seat }'s wagon on { $hex } is attacked and turned
told-wagon-destroyed = { $seat }'s wagon on { $hex } is destroyed: { $points } for the enemy
told-regrouped = { $seat } regroups; { $tokens ->
    [0] that was the last time token
    [one] one time token is left
   *[other] { $tokens } time tokens are left
 }
told-marker = Off the map, { $seat }'s { $kind } go{ $kind-es } from module { $from } to module { $to }
told-returned = { $seat }'s { $kind } come{ $kind-s } back to the map on { $hex }
told-arrived = { $seat }'s { $kind } come{ $kind-s } from the reserve to { $hex }
told-flag = { $seat } takes the flag on { $hex }, worth { $points }
told-passed = { $seat } passes
told-dismounted = { $seat }'s { $from } on { $hex } dismount{ $from-s } and fight{ $from-s } on as { $to } { $with }
told-turn = { $seat } to play
told-goes-on = { $seat } to decide
told-won-by-points = Enough victory points, Red { $red }, Yellow { $yellow }: { $winner }{ $tie }
told-exhausted = Tokens and movement are used up. Red { $red }, Yellow { $yellow }{ $tie }: { $winner }
told-two-passes = Two passes in a row. Red { $red }, Yellow { $yellow }{ $tie }: { $winner }
told-resigned = One side resigns. Red { $red }, Yellow { $yellow }: { $winner }{ $tie }
told-winner = { $seat } wins
told-draw = a draw
told-tie = , value of the units on the map { $red } to { $yellow }
told-no-tie = { "" }

## What an action would do
do-lay = lay these modules
do-recruit = recruit { $army }
do-place = set up { $kind-the } on { $hex }
do-hold-back = hold the rest of the army back
do-step = { $kind-the } go{ $kind-es } from { $from } to { $to }
do-melee = { $kind-the } on { $from } attack{ $kind-s } the enemy on { $to }
do-shoot = { $kind-the } on { $from } shoot{ $kind-s } at the enemy on { $to }
do-merge = { $kind-the } on { $from } join{ $kind-s } the unit on { $to }
do-dismount = { $kind-the } on { $hex } dismount{ $kind-s }
do-stop = end the move
do-regroup = spend a time token and regroup the army
do-pass = pass
do-stand = stand and fight
do-retreat = withdraw to { $to }
do-leave = leave the map
do-enter = { $kind-the } come{ $kind-s } to { $hex }
do-finish = finish regrouping
account-cost = Movement points
account-column = Column
account-recruitment = Recruitment points
effect-unspent = { $left ->
    [one] one point stays unspent and is lost
   *[other] { $left } points stay unspent and are lost
 }
effect-wagon-free = the wagon comes along for nothing
effect-book-army = the army of the book's own example
effect-far-enough = at least { $least } hexes from every flag and from the enemy wagon
effect-next-to-enemy = in an enemy zone: nothing forbids it before the battle
effect-stop-final = you set up nothing more before the battle; the rest may come by regrouping
effect-left = { $left }
effect-tires = { $kind-the } make{ $kind-s } way and pay{ $kind-s } a point
effect-halts = it will be halted there by { $by }: then only an attack, a shot or a stop
effect-flag = a flag: yours if a unit of yours is there when the turn ends
effect-takes-flag = takes the flag on { $hex }, worth { $points }
effect-enemy-takes-flag = the enemy takes the flag on { $hex }, worth { $points }
effect-flag-yours = the flag on { $hex } is yours already
effect-game-over = the game ends: { $how }
effect-if-stands = if it stands, column { $column }: the attacker loses { $own }, the defender { $other }
effect-stand = column { $column }: the attacker loses { $own }, the defender { $other }
effect-shot = column { $column }: the target loses { $other }
effect-advance = a victor advances to { $hex } and ends its move there
effect-uncontrolled = the enemy does not control your hex; attacking it is allowed all the same
effect-pursuit = the pursuit may go on as long as the points last
effect-fight-ends-turn = a melee that is fought ends the turn
effect-could-attack = it could still attack { $units }
effect-hex-empties = the target's hex becomes empty; the shooter stays
effect-out-of-harm = a full unit in this place loses nothing
effect-no-answer = the target cannot withdraw from a shot
effect-wagon-turned = the wagon is turned
effect-wagon-fortified = the wagon is fortified again
effect-wagon-destroyed = the wagon is destroyed: { $points }
effect-must-stand = the defender cannot withdraw
effect-may-retreat = the defender may withdraw; open hexes: { $hexes }
effect-may-leave = the defender may leave the map
effect-turn-over = the turn is over
effect-keeps-points = the points that are left stay with the unit
effect-merged = one full unit { $with }
effect-on-foot = becomes { $kind } { $with }
effect-unused = { $count ->
    [one] one unit of yours still has movement points
   *[other] { $count } units of yours still have movement points
 }
effect-could-fight = { $count ->
    [one] one of them could attack now
   *[other] { $count } of them could attack now
 }: { $units }
effect-first-pass = if the other seat passes too, the game ends; any other action breaks the row
effect-would-end = as things stand that would be the result: Red { $red }, Yellow { $yellow }{ $tie }: { $winner }
effect-game-ends = the second pass in a row ends the game: Red { $red }, Yellow { $yellow }{ $tie }: { $winner }
effect-nobody-left = without a unit on the map there is nothing left but to pass until the game ends
effect-standing-free = standing costs no movement
effect-refuge = enemies stand next to it and do not control it
effect-follows-halted = the attacker takes { $hex } and is halted there; it may only attack again, shoot if it has bows, or stop
effect-follows-on = the attacker takes { $hex } and may move on
effect-follows-ends = the attacker takes { $hex }; its turn ends there
effect-far-from-flags = at least { $least } hexes from every flag; there is no enemy wagon yet
effect-halts-no-bow = it will be halted there by { $by }: then only an attack or a stop
effect-halts-wagon = it will be halted there by { $by } and can do nothing more
effect-wagon-stands = a wagon neither withdraws nor strikes back
effect-flag-left = it leaves the flag on { $hex }, which is then not taken
effect-free-by-wagon = { $free ->
    [0] no hex next to the wagon is free: nobody can come
    [one] only one hex next to the wagon is free
   *[other] only { $free } hexes next to the wagon are free
 }
effect-too-few-tokens = too few time tokens are left for that
effect-back-in = its marker goes to module { $module }, and it may be back after { $count ->
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
effect-little-gained = the army still has { $left } of { $most } movement points: there is little to gain
effect-tokens = { $tokens ->
    [0] it is the last time token
    [one] one time token is left afterwards
   *[other] { $tokens } time tokens are left afterwards
 }
effect-nobody-back = without a wagon nobody comes back
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
effect-stays-in-reserve = stays in reserve: { $army }
effect-stays-away = stays off the map for now: { $kinds }
effect-on-the-way = still on the way outside the map: { $units }
effect-may-come-later = a later regrouping may bring them next to the wagon; { $tokens ->
    [one] one time token is
   *[other] { $tokens } time tokens are
 } left
effect-no-more-tokens = no time token is left: nobody will come any more
result-knight = { $seat }'s { $kind } lose{ $kind-s } a knight
result-destroyed = { $seat }'s { $kind } { $kind-is } destroyed
result-turned = { $seat }'s wagon is turned
result-halted = { $seat }'s { $kind } { $kind-is } halted
result-flag = { $seat } takes a flag worth { $points }
result-wins = { $seat } wins
result-draw = a draw

## Refusals
no-not-now = that is not what is asked now
no-other-modules-now = these are not the modules that are laid now
no-such-battlefield = the modules do not fit together like that
no-module-twice = { $face } is laid twice; the box holds only one
no-two-faces = { $face } and { $other } are the two faces of one module
no-letters = all outer modules show the same letter: { $face } and { $other } do not go together
no-not-yours = that unit is not yours to move now
no-other-moves = one unit a turn, and the move under way is that of { $unit }; go on with it or stop first
no-hemmed-in = { $kind-the } { $kind-has } { $points ->
    [one] one movement point
   *[other] { $points } movement points
 } and nowhere to go: all around is closed, occupied or too dear
no-spent = { $kind-the } { $kind-has } no movement points left; only regrouping gives them back
no-wagon-turned = the wagon has moved, made way or been attacked, and cannot move before the next regrouping
no-only-attacked = only { $unit } may withdraw: nobody else is attacked
no-only-withdraw = an attacked unit stands or withdraws; it does not attack in its turn
no-before-battle = nobody moves before the battle begins: now the armies are set up
no-while-regrouping = this turn is spent on regrouping: now units come back next to the wagon
no-wagon-first = the wagons are set up first
no-only-regrouping = { $kind-the } come{ $kind-s } only by regrouping, next to the wagon
no-marker-away = { $kind-the } { $kind-is } still on the way outside the map: { $count ->
    [one] one more regrouping
   *[other] { $count } more regroupings
 }
no-lost = that unit is out of the game
no-too-far = { $hex } is too far: it would cost { $needs } movement points, and { $kind-the } { $kind-has } { $has }
no-too-far-to-attack = { $hex } is too far to attack: it would cost { $needs } movement points, and { $kind-the } { $kind-has } { $has }
no-bound-there = to attack { $hex }, { $kind-the } would have to stop on { $stop }, and halted there by { $by } { $kind-it } may attack only those who control that hex
no-way-there = no way leads { $kind-the } to { $hex }
no-zones-stop = no way leads to { $hex } this turn: on { $stop } { $kind-the } would be halted by { $by }
no-detour = on { $stop } { $kind-the } would be halted by { $by }; the way round to { $hex } costs { $needs } movement points, and { $kind-it } { $kind-has } { $has }
no-not-on-map = that unit is not on the map
no-off-map = that is off the map; only an attacked unit may leave it
no-not-next = { $hex } is not a neighbouring hex
no-such-ground = { $kind-the } may not enter { $ground-all } ({ $hex })
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
no-points = needs { $needs ->
    [one] one movement point
   *[other] { $needs } movement points
 }, has { $has }
no-points-through = passing through the unit on { $hex } needs { $needs } movement points, there { $has ->
    [one] is one
   *[other] are { $has }
 }
no-friend-tired = the unit on { $hex } has no point left to make way
no-through-in-zone = { $hex } lies in an enemy zone: no passing through there
no-way-on = the move could not go on from { $hex }
no-in-friends-hex = two units stand in this hex: move on first
no-wagon-attacks = a wagon never attacks
no-not-its-controller = halted, it may attack only those who control its hex; the unit on { $hex } does not
no-bow = { $kind-the } cannot shoot
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
no-not-mounted = { $kind-the } { $kind-is } not mounted
no-foot-counter = no free counter of { $kind }
no-too-dear = costs { $spent } points, { $limit } are allowed
no-counters = only { $counters } counters of { $kind } exist
no-longbows = at most { $most ->
    [one] one unit
   *[other] { $most } units
 } of longbowmen on this map
read-unknown = "{ $text }" is not an action
read-no-hex = "{ $hex }" is not a hex of this map
read-no-kind = "{ $kind }" is not a kind of unit (HC LC MA HI LI P A LB W)
read-nobody = nobody stands on { $hex }

## On the board
tray-reserve = { $seat }: reserve
tray-away = { $seat }: off the map
tray-lost = { $seat }: out of the game
tray-back-in = back after { $count ->
    [one] one regrouping
   *[other] { $count } regroupings
 }
tray-ready = may come back now
tray-never = never comes back
mark-flag = flag, { $points }
track-points = { $seat }: victory points
track-tokens = { $seat }: time tokens
note-passed = { $seat } passed; another pass ends the game
note-army = { $seat } has recruited: { $army }

## Mistakes in files
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
flaw-too-few-modules = a map wants { $wanted } modules of a kind of which the box holds { $found } ({ $rule })
flaw-too-many-flags = a map has { $found } flags, but there are markers for { $most } ({ $rule })
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
position-wagon-gone = the wagon of { $what } is gone: it was lost
position-no-army = "{ $what }" says something about an army that is not there
position-open-salt = an open army has no seal, hence no salt ("{ $what }")
position-flag-twice = the flag on { $what } is given twice
position-other-phase = "{ $what }" belongs to another phase
position-wagon-lost = { $what } cannot have lost a wagon that is still there
position-longbows = { $what } has more longbowmen than this map allows (MB-II.6)

## What terrain does
legend-cost = { $cost ->
    [one] one movement point
   *[other] { $cost } movement points
 } to enter
legend-height = height { $height }
legend-no-cavalry = no cavalry, nor its zone of control
legend-no-wagon = no wagon, nor its zone of control
legend-bad-ground = bad for cavalry in a melee
legend-cover = cover against shots
legend-blocks-sight = hides what is behind it
legend-open-sight = does not hide what is behind it

## Answers put together from parts
slot-inner = Inner module { $where }
slot-outer = Outer module { $where }
slot-small = Small module { $where }
compass-middle = in the middle
compass-n = in the north
compass-ne = in the north-east
compass-e = in the east
compass-se = in the south-east
compass-s = in the south
compass-sw = in the south-west
compass-w = in the west
compass-nw = in the north-west
choice-face = { $face }, { $name }
choice-turned = { $face }, { $name }, turned by { $turn ->
    [one] a third
   *[other] two thirds
 }
fact-movement = { $points } movement points, which only regrouping gives back
fact-all-ground = goes everywhere
fact-closed = never enters { $grounds }
fact-bad-ground = at a disadvantage in melee against foot in { $grounds }
fact-bow = shoots { $range ->
    [one] one hex
   *[other] up to { $range } hexes
 } far
fact-arrows-fail = its arrows do not harm, at full strength in the open: { $kinds }
fact-wins = beats in melee: { $kinds }
fact-loses = loses in melee to { $kinds }
fact-attack-wins = attacking, beats { $kinds }
fact-attack-loses = attacking, loses to { $kinds }
fact-defence-wins = attacked, throws back { $kinds }
fact-defence-loses = attacked, gives way to { $kinds }
fact-dismounts = may dismount: { $kind }
fact-limit = at most { $most } on this map

## Printed tables
cell-none = –
sheet-calculator = Combat calculator
sheet-knights-lost = knights lost by
sheet-attacker = the attacker
sheet-defender = the defender
sheet-melee = Melee cards
sheet-attacks-defends = attacks ↓ defends →
sheet-ranged = Ranged cards
sheet-shoots-target = shoots ↓ target →
sheet-terrain = Terrain
sheet-ground = ground
sheet-height = height
sheet-cost = points to enter
sheet-cavalry = cavalry
sheet-foot = foot
sheet-wagon = wagon
sheet-bad-for-cavalry = bad for cavalry in melee
sheet-cover = cover against shots
sheet-blocks-sight = hides what is behind it
sheet-units = Units
sheet-unit = unit
sheet-price = recruitment points
sheet-counters = counters
sheet-movement = movement points
sheet-range = range
sheet-maps = Maps
sheet-map = map
sheet-standard = standard map
sheet-large = large map
sheet-recruitment = recruitment points
sheet-goal = victory points to win
sheet-longbows = longbowmen at most
sheet-dismounting = Dismounting
sheet-mounted = points left on horseback
sheet-on-foot = points on foot

## Layers over the board
overlay-zones = zones of control
overlay-sight = range and sight
overlay-threats = where an attack may come next turn
overlay-heights = heights
overlay-fresh = movement points left

## What the odds take as given
assumed-stands = whoever is attacked stands fast

## Words of the page: actions, statuses, values, and what a standing order may count
action-step = Move
action-melee = Attack
action-shoot = Shoot
action-merge = Merge
action-dismount = Dismount
action-stop = End the move
action-regroup = Regroup
action-pass = Pass
action-stand = Stand fast
action-retreat = Withdraw to
action-leave = Leave the map
action-return = Comes back
action-arrive = Arrives
action-finish = Enough
action-place = Place
action-hold = No more
action-lay = Lay
action-recruit = Recruit
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
look-light-cavalry = Light cavalry
look-heavy-cavalry = Heavy cavalry
look-horse-archers = Horse archers
look-light-infantry = Light infantry
look-heavy-infantry = Heavy infantry
look-archers = Archers
asked-respond = How to meet an attack
asked-turn = What to do in our turn
asked-return = Who comes back
does-stand = stand fast
does-retreat = withdraw the first way there is
does-leave = leave the map
does-pass = pass
does-finish = nobody
counts-column = the column
counts-cost = the price
hint-respond = You are attacked. Each answer says what follows from it; nothing happens before you choose.
look-pikemen = Pikemen
look-longbowmen = Longbowmen
look-wagon = Wagons
