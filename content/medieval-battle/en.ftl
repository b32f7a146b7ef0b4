# Medieval Battle: all sentences in English.
#
# A unit brings its grammar to the sentence that names it: for "$kind" a sentence may use
#   $kind-the, $kind-The    the heavy cavalry, the archers (and with a capital)
#   $kind-accord            s or p: what the ends of words agree with, `v-...`, written once below

## Names
seat-red = Red
    .the = Red
    .accord = s
seat-yellow = Yellow
    .the = Yellow
    .accord = s
kind-hc = heavy cavalry
    .the = the heavy cavalry
    .accord = s
kind-lc = light cavalry
    .the = the light cavalry
    .accord = s
kind-ma = mounted archers
    .the = the mounted archers
    .accord = p
kind-hi = heavy infantry
    .the = the heavy infantry
    .accord = s
kind-li = light infantry
    .the = the light infantry
    .accord = s
kind-p = pikemen
    .the = the pikemen
    .accord = p
kind-a = archers
    .the = the archers
    .accord = p
kind-lb = longbowmen
    .the = the longbowmen
    .accord = p
kind-w = wagon
    .the = the wagon
    .accord = s
ground-bare = no module yet
    .all = the bare table
ground-plain = plain
    .all = plain
ground-woods = woods
    .all = woods
ground-hill = rocky hill
    .all = rocky hills
ground-mountain = mountain
    .all = mountains
the-kind = { $kind }
the-ground = { $ground-all }
unit-at = { $kind-the } in { $hex }
unit-back-in = { $kind-the } (after { $count ->
    [one] 1 regrouping
   *[other] { $count } regroupings
 })
count-of = { $count } × { $kind }
no-units = only the wagon
piece = { $seat } { $kind }
scene-title = Medieval Battle
n-points = { $n } MP
n-left = { $n } left
n-with = with { $n } MP
n-victory = { $n } VP

## The ends of words, by what they agree with
v-s = { $kind-accord ->
    [p] { "" }
   *[other] s
 }
v-s-attacker = { $attacker-accord ->
    [p] { "" }
   *[other] s
 }
v-s-friend = { $friend-accord ->
    [p] { "" }
   *[other] s
 }
v-s-from = { $from-accord ->
    [p] { "" }
   *[other] s
 }
v-ies = { $kind-accord ->
    [p] y
   *[other] ies
 }
v-is = { $kind-accord ->
    [p] are
   *[other] is
 }
v-has = { $kind-accord ->
    [p] have
   *[other] has
 }
v-its = { $kind-accord ->
    [p] their
   *[other] its
 }
v-it = { $kind-accord ->
    [p] they
   *[other] it
 }

## What can be chosen before the game
about-summary = Two armies recruited in secret and no dice: movement is a limited stock, and holding flags wins.
scenario-opening = Ready armies, already set up at the crossroads: play at once.
scenario-standard = Standard map, 20 points.
scenario-large = Large map, 30 points.
scenario-random-standard = Random standard map
scenario-random-large = Random large map
scenario-random = A map put together at random.
scenario-together-standard = Standard map, laid together
scenario-together-large = Large map, laid together
scenario-together = Red lays the inner part, Yellow the outer modules, Red the small ones.
option-off = off
option-on = on
option-recruit = recruit in secret
option-random = random
option-dismounting = Dismounting
option-fair = Balanced random maps
option-red-army = Red’s army
option-yellow-army = Yellow’s army

## Questions
ask-lay-inner = { $seat }: lay the inner modules
ask-lay-outer = { $seat }: lay the outer modules
ask-lay-small = { $seat }: lay the small modules
ask-recruit = { $seat }: recruit in secret, { $points } points at most
ask-wagon = { $seat }: set up the wagon
ask-deploy = { $seat }: set up a unit or hold the rest in reserve
ask-turn = { $seat }: act with one unit, regroup or pass
ask-move = { $seat }: continue the move of { $kind-the } in { $hex } { $with } left, or end it?
ask-move-halted = { $seat }: { $kind-the } in { $hex } { v-is } halted by an enemy ZOC: { $shoots ->
    [yes] attack, shoot or end the move
   *[no] attack or end the move
 }?
ask-respond = { $seat }: { $attacker-the } in { $from } attack{ v-s-attacker } your { $kind } in { $hex }: stand or retreat?
ask-return = { $seat }: place units next to the wagon, or finish regrouping
ask-over = the game is over

## Events
told-laid = { $seat } lays the modules { $modules }
told-recruited = { $seat } has recruited in secret; seal { $seal }
told-revealed = The armies are revealed. Red: { $red }. Yellow: { $yellow }
told-wagon-placed = { $seat } sets up the wagon in { $hex }
told-unit-placed = { $seat } sets up { $kind } in { $hex }
told-stopped-deploying = { $seat } has finished setting up; { $left ->
    [0] no unit is
    [one] 1 unit is
   *[other] { $left } units are
 } in reserve
told-cannot-deploy = { $seat } has no hex left to set up in; { $left ->
    [one] 1 unit stays
   *[other] { $left } units stay
 } in reserve
told-stepped = { $seat }’s { $kind } move{ v-s } { $from }–{ $to } ({ $cost }, { $left })
told-marched = { $seat }’s { $kind } move{ v-s } { $from }–{ $to } by way of { $through } ({ $cost }, { $left })
told-passed-through = { $seat }’s { $friend } in { $hex } let{ v-s-friend } { $kind-the } through ({ $cost }, { $left })
told-halted = { $seat }’s { $kind } enter{ v-s } an enemy ZOC in { $hex } and stop{ v-s }
told-melee-declared = { $seat }’s { $kind } in { $from } attack{ v-s } { $target-the } in { $to } ({ $cost }, { $left })
told-stood = { $seat }’s { $kind } in { $hex } stand{ v-s } and fight{ v-s }
told-must-stand = { $seat }’s { $kind } in { $hex } { v-has } no way to retreat and must fight
told-too-tired = { $seat }’s { $kind } in { $hex } cannot pay for a retreat and must fight
told-retreated = { $seat }’s { $kind } retreat{ v-s } { $from }–{ $to } ({ $cost }, { $left })
told-left-map = { $seat }’s { $kind } leave{ v-s } the map from { $from } ({ $cost }); { v-its } marker is at module { $module }
told-took-hex = { $seat }’s { $kind } occup{ v-ies } the vacated hex { $hex }
told-melee = Melee, column { $column }: attacker loses { $own }, defender loses { $other }
told-shot = { $seat }’s { $kind } in { $from } shoot{ v-s } at { $target-the } in { $to } ({ $cost }, { $left }), column { $column }: target loses { $other }
told-shot-at-wagon = { $seat }’s { $kind } in { $from } shoot{ v-s } at the wagon in { $to } ({ $cost }, { $left })
told-knight-lost = { $seat }’s { $kind } in { $hex } { v-is } reduced
told-destroyed = { $seat }’s { $kind } in { $hex } { v-is } eliminated
told-advanced = { $seat }’s { $kind } advance{ v-s } to { $hex }
told-merged = { $seat } merges two reduced units of { $kind } in { $hex } ({ $cost }): one full unit { $with }
told-wagon-moved = { $seat }’s wagon has moved to { $hex } and is flipped
told-wagon-passed = { $seat }’s wagon in { $hex } has let a unit through and is flipped
told-wagon-turned = { $seat }’s wagon in { $hex } is attacked and flipped
told-wagon-destroyed = { $seat }’s wagon in { $hex } is destroyed: { $points } for the enemy
told-regrouped = { $seat } regroups ({ $tokens ->
    [0] no time tokens
    [one] 1 time token
   *[other] { $tokens } time tokens
 } left)
told-marker = { $seat }’s { $kind }, off the map, move{ v-s } from module { $from } to module { $to }
told-returned = { $seat }’s { $kind } return{ v-s } to the map in { $hex }
told-arrived = { $seat }’s { $kind } arrive{ v-s } from the reserve in { $hex }
told-flag = { $seat } takes the flag in { $hex } ({ $points })
told-passed = { $seat } passes
told-dismounted = { $seat }’s { $from } in { $hex } dismount{ v-s-from }: now { $to } { $with }
told-turn = { $seat } to move
told-goes-on = { $seat } to decide
told-won-by-points = { $seat } reaches { $points } VP and wins ({ $points }–{ $against })
told-exhausted = No time tokens and no movement left (Red { $red } VP, Yellow { $yellow } VP{ $tie }): { $winner }
told-two-passes = Two passes in a row (Red { $red } VP, Yellow { $yellow } VP{ $tie }): { $winner }
told-resigned = { $seat } resigns (Red { $red } VP, Yellow { $yellow } VP): { $winner }
told-winner = { $seat } wins
told-draw = a draw
told-tie = ; units on the map worth { $red }–{ $yellow }
told-no-tie = { "" }

## What an action would do
do-lay = lay these modules
do-recruit = recruit { $army }
do-place = set up { $kind-the } in { $hex }
do-hold-back = hold the rest of the army in reserve
do-step = move { $kind-the } { $from }–{ $to }
do-melee = attack the enemy in { $to } with { $kind-the } in { $from }
do-shoot = shoot at the enemy in { $to } with { $kind-the } in { $from }
do-merge = merge { $kind-the } in { $from } with the unit in { $to }
do-dismount = dismount { $kind-the } in { $hex }
do-stop = end the move
do-regroup = spend a time token and regroup the army
do-pass = pass
do-stand = stand and fight
do-retreat = retreat to { $to }
do-leave = leave the map
do-enter = place { $kind-the } in { $hex }
do-finish = finish regrouping
account-cost = Movement points
account-column = Column
account-recruitment = Recruitment points
effect-unspent = { $left ->
    [one] 1 point is not spent and is lost
   *[other] { $left } points are not spent and are lost
 }
effect-wagon-free = the wagon is free
effect-book-army = the sample army of the rule book
effect-far-enough = at least { $least } hexes from every flag and from the enemy wagon
effect-next-to-enemy = in an enemy ZOC: allowed before the battle
effect-stop-final = you set up nothing more before the battle; the rest may arrive by regrouping
effect-left = { $left }
effect-tires = { $kind-the } step{ v-s } aside (1 MP)
effect-halts = stops there, in the ZOC of { $by }: it may then only attack, shoot or end the move
effect-flag = a flag: yours if one of your units is there at the end of the turn
effect-takes-flag = takes the flag in { $hex } ({ $points })
effect-enemy-takes-flag = the enemy takes the flag in { $hex } ({ $points })
effect-flag-yours = the flag in { $hex } is already yours
effect-game-over = the game ends: { $how }
effect-if-stands = if the defender stands, column { $column }: attacker loses { $own }, defender loses { $other }
effect-stand = column { $column }: attacker loses { $own }, defender loses { $other }
effect-shot = column { $column }: target loses { $other }
effect-advance = the winner advances to { $hex } and ends its move there
effect-uncontrolled = the enemy does not control your hex; you may attack it all the same
effect-pursuit = the pursuit may continue while movement points last
effect-fight-ends-turn = a melee that is fought ends the turn
effect-could-attack = it could still attack { $units }
effect-hex-empties = the target’s hex is left empty; the shooter stays
effect-out-of-harm = a full unit in this place loses nothing
effect-no-answer = a unit cannot retreat from a shot
effect-wagon-turned = the wagon is flipped
effect-wagon-fortified = the wagon is fortified again
effect-wagon-destroyed = the wagon is destroyed: { $points }
effect-must-stand = the defender cannot retreat
effect-may-retreat = the defender may retreat to: { $hexes }
effect-may-leave = the defender may leave the map
effect-turn-over = the turn is over
effect-keeps-points = the unit keeps its remaining movement points
effect-merged = one full unit { $with }
effect-on-foot = becomes { $kind } { $with }
effect-unused = { $count ->
    [one] 1 of your units still has movement points
   *[other] { $count } of your units still have movement points
 }
effect-could-fight = { $count ->
    [one] 1 of them could attack now
   *[other] { $count } of them could attack now
 }: { $units }
effect-first-pass = if the other side passes too, the game ends; any other action resets the count
effect-would-end = result if the game ended now (Red { $red } VP, Yellow { $yellow } VP{ $tie }): { $winner }
effect-game-ends = the second pass in a row ends the game (Red { $red } VP, Yellow { $yellow } VP{ $tie }): { $winner }
effect-nobody-left = with no unit on the map, you can only pass until the game ends
effect-standing-free = standing costs no movement points
effect-refuge = enemy units are adjacent but do not control it
effect-follows-halted = the attacker occupies { $hex } and stops there; it may only attack again, shoot if it has bows, or end its move
effect-follows-on = the attacker occupies { $hex } and may keep moving
effect-follows-ends = the attacker occupies { $hex }; its turn ends there
effect-far-from-flags = at least { $least } hexes from every flag; there is no enemy wagon yet
effect-halts-no-bow = stops there, in the ZOC of { $by }: it may then only attack or end the move
effect-halts-wagon = stops there, in the ZOC of { $by }, and can do nothing more
effect-wagon-stands = a wagon neither retreats nor hits back
effect-flag-left = it leaves the flag in { $hex }, which is then not taken
effect-free-by-wagon = { $free ->
    [0] no hex adjacent to the wagon is free: no unit can arrive
    [one] only 1 hex adjacent to the wagon is free
   *[other] only { $free } hexes adjacent to the wagon are free
 }
effect-too-few-tokens = there are too few time tokens left for that
effect-back-in = its marker goes to module { $module }, and it may return after { $count ->
    [one] 1 regrouping
   *[other] { $count } regroupings
 }
effect-never-back = without a wagon it never returns
effect-full-points = arrives with all its movement points
effect-refill = { $points ->
    [0] no movement points are restored
    [one] 1 movement point is restored
   *[other] { $points } movement points are restored
 }
effect-little-gained = the army still has { $left } of { $most } movement points: there is little to gain
effect-tokens = { $tokens ->
    [0] this is the last time token
    [one] 1 time token will be left
   *[other] { $tokens } time tokens will be left
 }
effect-nobody-back = without a wagon no unit returns
effect-may-return = { $count ->
    [one] 1 unit off the map
   *[other] { $count } units off the map
 } may be placed next to the wagon
effect-come-nearer = { $count ->
    [one] 1 unit off the map moves
   *[other] { $count } units off the map move
 } one module nearer
effect-may-arrive = { $count ->
    [one] 1 unit in reserve
   *[other] { $count } units in reserve
 } may be placed next to the wagon
effect-stays-in-reserve = stays in reserve: { $army }
effect-stays-away = stays off the map for now: { $kinds }
effect-on-the-way = still on the way off the map: { $units }
effect-may-come-later = a later regrouping may bring them next to the wagon ({ $tokens ->
    [one] 1 time token
   *[other] { $tokens } time tokens
 } left)
effect-no-more-tokens = there are no time tokens left: no unit will arrive any more
result-knight = { $seat }’s { $kind } { v-is } reduced
result-destroyed = { $seat }’s { $kind } { v-is } eliminated
result-turned = { $seat }’s wagon is flipped
result-halted = { $seat }’s { $kind } { v-is } halted
result-flag = { $seat } takes a flag ({ $points })
result-wins = { $seat } wins
result-draw = a draw

## Refusals
no-not-now = that is not possible now
no-other-modules-now = other modules are laid now
no-such-battlefield = the modules do not fit together like that
no-module-twice = { $face } is laid twice; the box holds only one
no-two-faces = { $face } and { $other } are the two faces of one module
no-letters = all outer modules show the same letter: { $face } and { $other } do not go together
no-not-yours = you cannot move that unit now
no-other-moves = one unit acts each turn, and { $unit } has begun its move; continue it or end it first
no-hemmed-in = { $kind-the } { v-has } { $points } MP and nowhere to go: every adjacent hex is closed, occupied or too expensive
no-spent = { $kind-the } { v-has } no movement points left; only regrouping restores them
no-wagon-turned = the wagon is flipped and cannot move before the next regrouping
no-only-attacked = only the attacked unit may retreat: { $unit }
no-only-withdraw = an attacked unit stands or retreats; it cannot attack now
no-before-battle = no unit moves before the battle: the armies are being set up
no-while-regrouping = this turn is spent on regrouping: units now arrive next to the wagon
no-wagon-first = the wagons are set up first
no-only-regrouping = { $kind-the } can arrive only by regrouping, next to the wagon
no-marker-away = { $kind-the } { v-is } still on the way off the map: { $count ->
    [one] 1 more regrouping
   *[other] { $count } more regroupings
 }
no-lost = that unit is out of the game
no-too-far = { $hex } is too far: it costs { $needs } MP, and { $kind-the } { v-has } { $has }
no-too-far-to-attack = { $hex } is too far to attack: it costs { $needs } MP, and { $kind-the } { v-has } { $has }
no-bound-there = to attack { $hex }, { $kind-the } must stop in { $stop }, in the ZOC of { $by }; from there { v-it } may attack only the units that control that hex
no-way-there = there is no path for { $kind-the } to { $hex }
no-zones-stop = there is no path to { $hex } this turn: in { $stop } { $kind-the } must stop, in the ZOC of { $by }
no-detour = in { $stop } { $kind-the } must stop, in the ZOC of { $by }; the way round to { $hex } costs { $needs } MP, and { v-it } { v-has } { $has }
no-not-on-map = that unit is not on the map
no-off-map = that is off the map; only an attacked unit may leave it
no-not-next = { $hex } is not adjacent
no-such-ground = { $kind-the } cannot enter { $ground-all } ({ $hex })
no-taken = { $hex } is occupied; stacking limit 1
no-near-flag = less than { $least } hexes from a flag
no-near-wagon = less than { $least } hexes from the enemy wagon in { $hex }
no-none-in-reserve = no { $kind } left to set up
no-none-ready = no such { $kind } may arrive in this regrouping
no-wagon = without a wagon no unit returns
no-not-next-to-wagon = only hexes adjacent to your own wagon
no-halted = the unit entered an enemy ZOC and is halted
no-enemy = there is an enemy in { $hex }; attack it or go round
no-nobody = there is no unit in { $hex }
no-own-unit = the unit in { $hex } is your own
no-points = needs { $needs } MP, has { $has }
no-points-through = passing through the unit in { $hex } needs { $needs } MP, has { $has }
no-friend-tired = the unit in { $hex } has no movement point left to step aside
no-through-in-zone = { $hex } is in an enemy ZOC: no passing through there
no-way-on = the move could not continue from { $hex }
no-in-friends-hex = there are two units in this hex: move on first
no-wagon-attacks = a wagon never attacks
no-not-its-controller = a halted unit may attack only the units that control its hex; the unit in { $hex } does not
no-bow = { $kind-the } cannot shoot
no-range = out of range ({ $range } at most)
no-sight = no line of sight to { $hex }: woods or a mountain in between
no-same-kind = only units of the same type merge
no-not-worn = only two reduced units merge
no-wagon-merges = wagons do not merge
no-tokens = no time tokens left
no-wagon-retreats = a wagon neither retreats nor leaves the map
no-retreat-into-zone = { $hex } is in the ZOC of { $by }
no-edge = the unit is not at the edge of the map
no-edge-closed = every way off the map is in an enemy ZOC
no-dismounting = dismounting is an optional rule that this game does not use
no-not-mounted = { $kind-the } { v-is } not mounted
no-foot-counter = no free counter of { $kind }
no-too-dear = this army costs { $spent } points; { $limit } are allowed
no-counters = there are only { $counters } counters of { $kind }
no-longbows = at most { $most ->
    [one] 1 unit
   *[other] { $most } units
 } of longbowmen on this map
read-unknown = “{ $text }” is not an action
read-no-hex = “{ $hex }” is not a hex of this map
read-no-kind = “{ $kind }” is not a type of unit (HC LC MA HI LI P A LB W)
read-nobody = there is no unit in { $hex }

## On the board
tray-reserve = { $seat }: reserve
tray-away = { $seat }: off the map
tray-lost = { $seat }: out of the game
tray-back-in = returns after { $count ->
    [one] 1 regrouping
   *[other] { $count } regroupings
 }
tray-ready = may return now
tray-never = never returns
mark-flag = flag, { $points }
track-points = { $seat }: victory points
track-tokens = { $seat }: time tokens
objective-needs = { $goal } victory points: flags held, and { $wagon } for the enemy wagon
objective-ahead = { $own } of { $goal }, ahead of { $foe }
objective-behind = { $own } of { $goal }, behind { $foe }
objective-even = { $own } of { $goal }, level
note-passed = { $seat } has passed; another pass ends the game
note-army = { $seat } has recruited: { $army }

## Mistakes in files
flaw-missing = { $what } “{ $name }” is missing or wrong
flaw-army = army “{ $army }” breaks { $rules }
flaw-army-other-map = there is no army “{ $army }” for this map; available: { $known }
flaw-shape = the rows of shape “{ $shape }” do not give its hexes
flaw-face-row = face { $face }, row { $row }: { $found } letters, { $wanted } expected
flaw-face-letter = face { $face }: “{ $letter }” is no terrain (p, w, h, m)
flaw-slot-unknown = there is no such slot: { $slot }
flaw-slot-twice = slot { $slot } is filled twice
flaw-slot-empty = slot { $slot } is empty
flaw-face-unknown = slot { $slot }: there is no such face: { $face }
flaw-turn = slot { $slot }: an inner module turns by 0, 1 or 2 thirds
flaw-tile-twice = face { $face }: its tile lies on the map already ({ $rule })
flaw-letters = all outer modules show the same letter ({ $rule })
flaw-plan-size = a map has at most 11 modules and 8 of them in its ring
flaw-too-few-modules = a map needs { $wanted } modules of a type of which the box holds { $found } ({ $rule })
flaw-too-many-flags = a map has { $found } flags, but there are markers for { $most } ({ $rule })
flaw-overlap = the module in slot { $slot } overlaps another
flaw-plan-hexes = the modules give { $found } hexes, { $wanted } expected
flaw-flag-at-edge = the flag of slot { $slot } is at the edge of the map
flaw-hole = there is a hole in the map
flaw-not-connected = battlefield “{ $layout }”: not all hexes can be reached
flaw-no-room = battlefield “{ $layout }”: no room to set up both armies
flaw-no-wagon-room = battlefield “{ $layout }”: no room for two wagons
flaw-opening = opening “{ $opening }”: there is no battlefield “{ $what }”
flaw-opening-unit = opening “{ $opening }”: { $what } cannot be set up there
flaw-opening-army = opening “{ $opening }”: the units are not those of army “{ $what }”
position-no-seat = “{ $what }” is not a side (red, yellow)
position-no-hex = “{ $what }” is not a hex of this map
position-no-flag = there is no flag in { $what }
position-no-phase = there is no phase { $what }
position-tokens = { $what } time tokens are more than there are
position-passes = after { $what } passes the game is over
position-field = the field cannot have { $what }
position-too-many = “{ $what }”: more counters than the box holds
position-army = the army breaks { $what }
position-salt = the salt “{ $what }” is not hexadecimal
position-unit = “{ $what }” is not a unit; write for example “LC H8 mp 2”, “HI x1 I9”, “A reserve”, “LB away O1”
position-points = “{ $what }”: no such number of movement points
position-away = “{ $what }”: no such outer module
position-worn-reserve = “{ $what }”: units in reserve are full
position-needs-field = the phase needs a field laid as far as the phase says
position-needs-recruit-first = the phase needs recruit: the first seat without an army decides
position-needs-recruit-empty = the phase needs recruit: no units yet
position-needs-untouched = the phase needs all tokens, no passes, no flags and no losses before the armies come
position-needs-armies = the phase needs units of both seats
position-needs-wagon-order = the phase needs wagon: the wagons in reserve, Red’s to be set up before Yellow’s
position-needs-wagon-room = the phase needs wagon: room for it
position-needs-wagons-first = the phase needs the wagons on the map: they are set up first
position-needs-fresh = the phase needs full units, all tokens and no flag taken before the battle
position-needs-not-over = the phase needs nobody with enough points to have won already
position-needs-not-exhausted = the phase needs a token or a movement point on one side: otherwise the game is over
position-needs-deploy = the phase needs deploy: a seat that has not stopped and has a unit to set up
position-needs-move-enemy = the phase needs move: no enemy in the unit’s hex
position-needs-move-halted = the phase needs move: nobody is halted in a friend’s hex
position-needs-move-stop = the phase needs move: something to do but to stop
position-needs-respond-near = the phase needs respond: an attacker next to a defender it can reach
position-needs-respond-answer = the phase needs respond: an answer besides standing
position-needs-return-module = the phase needs return: ready units at the wagon’s module
position-needs-return-token = the phase needs return: a token spent
position-needs-return-unit = the phase needs return: a unit that can be placed
position-needs-over = the phase needs over: points, value and winner as the flags and units on the map give them
position-needs-distance = the phase needs units set up far enough from flags and wagons; { $what } is not
position-needs-decides = the phase needs { $phase }: decides
position-needs-unit = the phase needs { $phase }: a unit on the map
position-needs-table-moving = the phase needs { $phase }: a table [moving]
position-needs-table-respond = the phase needs { $phase }: a table [respond]
position-needs-ready = the phase needs { $phase }: ready units that are away
position-needs-table-over = the phase needs { $phase }: a table [over]
position-needs-over-end = the phase needs { $phase }: over.end
position-ground = { $what }: the unit may not be in that terrain
position-two-units = { $what }: two units in one hex
position-counters = more counters of { $what } than the box holds
position-wagon-gone = the wagon of { $what } is gone: it was lost
position-no-army = “{ $what }” says something about an army that is not there
position-open-salt = an open army has no seal, hence no salt (“{ $what }”)
position-flag-twice = the flag in { $what } is given twice
position-ready-twice = “ready” names unit { $what } twice
position-wagon-lost = { $what } cannot have lost a wagon that is still there
position-longbows = { $what } has more longbowmen than this map allows (MB-II.6)

## What terrain does
legend-cost = { $cost } MP to enter
legend-height = height { $height }
legend-no-cavalry = closed to cavalry and its ZOC
legend-no-wagon = closed to the wagon and its ZOC
legend-bad-ground = cavalry is at a disadvantage in melee
legend-cover = cover against shooting
legend-blocks-sight = blocks line of sight
legend-open-sight = does not block line of sight

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
fact-movement = { $points } movement points, restored only by regrouping
fact-all-ground = may enter all terrain
fact-closed = may not enter { $grounds }
fact-bad-ground = at a disadvantage in melee against infantry in { $grounds }
fact-bow = range { $range ->
    [one] 1 hex
   *[other] { $range } hexes
 }
fact-arrows-fail = its shooting does not harm full units in the open of { $kinds }
fact-wins = beats in melee: { $kinds }
fact-loses = loses in melee to { $kinds }
fact-attack-wins = beats when attacking: { $kinds }
fact-attack-loses = loses when attacking { $kinds }
fact-defence-wins = beats when attacked by { $kinds }
fact-defence-loses = loses when attacked by { $kinds }
fact-dismounts = may dismount to become { $kind }
fact-limit = at most { $most } on this map

## Printed tables
cell-none = –
sheet-calculator = Combat calculator
sheet-knights-lost = losses of
sheet-attacker = the attacker
sheet-defender = the defender
sheet-melee = Melee cards
sheet-attacks-defends = attacks ↓ defends →
sheet-ranged = Shooting cards
sheet-shoots-target = shoots ↓ target →
sheet-terrain = Terrain
sheet-ground = terrain
sheet-height = height
sheet-cost = MP to enter
sheet-cavalry = cavalry
sheet-foot = infantry
sheet-wagon = wagon
sheet-bad-for-cavalry = bad for cavalry in melee
sheet-cover = cover against shooting
sheet-blocks-sight = blocks line of sight
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
sheet-longbows = longbowmen, at most
sheet-dismounting = Dismounting
sheet-mounted = points left when mounted
sheet-on-foot = points on foot

## Layers over the board
overlay-zones = zones of control
overlay-sight = range and line of sight
overlay-threats = hexes threatened next turn
overlay-heights = heights
overlay-fresh = movement points left

## What the odds take as given
assumed-stands = the attacked unit stands

## Words of the page: actions, statuses, values, and what a standing order may count
action-step = Move
action-melee = Attack
action-shoot = Shoot
action-merge = Merge
action-dismount = Dismount
action-stop = End the move
action-regroup = Regroup
action-pass = Pass
action-stand = Stand
action-retreat = Retreat to
action-leave = Leave the map
action-return = Return
action-arrive = Arrive
action-finish = Done
action-place = Place
action-hold = Hold the rest in reserve
action-lay = Lay
action-recruit = Recruit
status-worn = reduced
status-turned = flipped
status-fortified = fortified
status-moving = moving
status-halted = halted
status-attacking = attacking
status-attacked = under attack
value-cost = cost
value-range = range
value-victory = Victory points
value-tokens = Time tokens
look-light-cavalry = Light cavalry
look-heavy-cavalry = Heavy cavalry
look-horse-archers = Mounted archers
look-light-infantry = Light infantry
look-heavy-infantry = Heavy infantry
look-archers = Archers
asked-respond = Our unit is attacked
asked-turn = Our turn
asked-return = Units arriving by regrouping
does-stand = stand
does-retreat = retreat by the safest path
does-leave = leave the map
does-pass = pass
does-finish = place no more units
counts-column = the column
counts-cost = the cost
hint-respond = Your unit is attacked. Each choice shows its consequences; nothing happens before you choose.
look-pikemen = Pikemen
look-longbowmen = Longbowmen
look-wagon = Wagons
