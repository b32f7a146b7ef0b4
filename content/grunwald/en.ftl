# Grunwald 1410: all sentences in English.

## Mistakes in files
flaw-word = { $what }: “{ $word }”
flaw-side = no such side
flaw-table = a table is missing or not whole
flaw-kind = no such kind of counter
flaw-leader = no such leader
flaw-banner = no such banner
flaw-counter = no such counter
flaw-hex = no such hex
flaw-edge = no such edge
flaw-nation = no such nation
flaw-line = not a line of a set-up
flaw-facing = no such facing
flaw-map = the map does not hold together
flaw-ground = no such ground

## Names
seat-allied = Poland and Lithuania
seat-order = the Teutonic Order
unit = { $name } { $number }
the-hex = { $hex }
to-n = north
to-ne = north-east
to-se = south-east
to-s = south
to-sw = south-west
to-nw = north-west
points-whole = { $n ->
    [one] { $n } point
   *[other] { $n } points
 }
points-half = half a point
points-and-half = { $n } and a half points
order-good = in good order
order-disorganised = disorganised
order-panicked = panicked
phase-1 = cavalry moves
phase-2 = cavalry attacks
phase-3 = foot moves
phase-4 = foot attacks
phase-9 = morale

## Questions
ask-over = the battle is over
ask-setup = { $seat }: set up the army, or take the set-up of the scenario
ask-open-fire = { $seat }: fire before anybody moves?
ask-fire-leader = { $seat }: fire at the leader who rides?
ask-close-fire = { $seat }: fire before the phase ends?
ask-panic = { $seat }: the panicked rally or flee first
ask-cavalry = { $seat }: move cavalry and leaders, or end the phase
ask-foot = { $seat }: move the foot, or end the phase
ask-combat = { $seat }: who attacks whom?
ask-excess = { $seat }: too many in { $hex } without its walls: who is removed?
ask-leader = { $seat }: where does { $leader } ride?
ask-step = { $seat }: { $unit } goes on with { $left }, or stops
ask-fire = { $seat }: fire at { $unit }?
ask-counter = { $seat }: counter-charge { $unit }?
ask-counter-leader = { $seat }: counter-charge the leader who rides alone?
ask-shoot-back = { $seat }: shoot back at { $unit } at the same time?
ask-friend = { $seat }: the shot at { $hex } hit a friend: which?
ask-aside = { $seat }: { $unit } gives way: whereto?
ask-asides = { $seat }: the foot gives way: who first, and whereto?
ask-next = { $seat }: which of the winners goes next?
ask-take-up = { $seat }: who takes up the { $banner }?
ask-flee = { $seat }: which of the ways home?
ask-retreat = { $seat }: { $unit } retreats { $hexes ->
    [one] one more hex
   *[other] { $hexes } more hexes
 }: whereto?
ask-face = { $seat }: which way shall { $unit } face?
ask-must-pursue = { $seat }: { $unit } must pursue: whom?
ask-pursue = { $seat }: { $unit }, pursue or stay?
ask-advance = { $seat }: { $unit }, advance or stay?
ask-fort = { $seat }: who in { $hex } takes part?
ask-loss = { $seat }: who loses a strength point?
ask-blocked = { $seat }: the retreat fell short: who loses a strength point?
ask-who-retreats = { $seat }: who retreats next, and whereto?

## Events
told-placed = { $unit } stands on { $hex }, facing { $facing }
told-unplaced = { $unit } is taken back
told-leader-placed = { $leader } stands on { $hex }
told-banner-placed = { $unit } bears the { $banner }
told-attached = { $unit } obeys { $leader }
told-set-up = The army of { $seat } stands
told-phase = Turn { $turn }, phase { $step }: { $seat }, { $phase }
told-level = The level of morale is now { $level } for the allies
told-fatigue = { $leader } is tired to { $level }
told-wrecking = { $unit } has worked on the walls for { $turns ->
    [one] one full turn
   *[other] { $turns } full turns
 }
told-walls-down = The walls of { $hex } are down
told-rode = { $unit } goes from { $from } to { $to } for { $cost } (charge { $charge }, { $left } left)
told-rode-foot = { $unit } goes from { $from } to { $to } for { $cost } ({ $left } left)
told-rode-extra = { $unit } goes one road hex further, from { $from } to { $to }
told-march = { $unit } goes from { $from } to { $to }, { $hexes ->
    [one] one hex
   *[other] { $hexes } hexes
 }, for { $cost } (charge { $charge }, { $left } left)
told-march-turned = { $unit } goes from { $from } to { $to }, { $hexes ->
    [one] one hex
   *[other] { $hexes } hexes
 }, and faces { $facing }, for { $cost } (charge { $charge }, { $left } left)
told-march-foot = { $unit } goes from { $from } to { $to }, { $hexes ->
    [one] one hex
   *[other] { $hexes } hexes
 }, for { $cost } ({ $left } left)
told-march-turned-foot = { $unit } goes from { $from } to { $to }, { $hexes ->
    [one] one hex
   *[other] { $hexes } hexes
 }, and faces { $facing }, for { $cost } ({ $left } left)
told-turned = { $unit } turns { $facing } for { $cost } ({ $left } left)
told-minimum = { $unit } makes its least move: on { $hex }, facing { $facing }
told-ready = { $unit } makes ready to shoot
told-marching = { $unit } takes up its march
told-halted = { $unit } enters an enemy zone on { $hex } and stops
told-passes = { $unit } rides through an enemy zone on { $hex }
told-slowed = { $unit } has lost its speed
told-left = { $unit } leaves the map by { $hex }; it may be back from turn { $turn }
told-returned = { $unit } comes back on { $hex }, facing { $facing }
told-arrived = { $unit } arrives on { $hex }
told-leader-rode = { $leader } rides to { $hex } ({ $left } left)
told-leader-along = { $leader } rides along to { $hex }
told-left-behind = { $leader } has no points to ride on and stays behind on { $hex }
told-leader-left = { $leader } leaves the map by { $hex }; he may be back from turn { $turn }
told-leader-returned = { $leader } comes back on { $hex }
told-wrecking-began = { $unit } begins to pull down the walls
told-passed = { $unit } keeps its nerve: { $total } ({ $throw } thrown) against { $needs }
told-failed = { $unit } loses its nerve: { $total } ({ $throw } thrown) against { $needs }
told-worse = { $unit } is { $order }
told-rallied = { $unit } is { $order } now
told-fled = { $unit } flees to { $hex }
told-shot-leaders = { $unit } shoots at { $hex }
told-shot-walls = { $unit } fires at the walls of { $hex } in vain ({ $throw })
told-shot-walls-down = { $unit } fires at the walls of { $hex } ({ $throw }): they fall
told-shot-disorders = { $unit } fires at { $target } on { $hex } ({ $throw }, { $total } in all): disorder
told-shot-missed = { $unit } shoots at { $target } on { $hex } ({ $throw }, { $total } in all) in vain
told-shot-hits = { $unit } shoots at { $target } on { $hex } ({ $throw }, { $total } in all): { $loss ->
    [one] one strength point
   *[other] { $loss } strength points
 } lost
told-friend-hit = The shot of { $unit } goes astray ({ $throw }) and hits a friend
told-friend-safe = The shot of { $unit } passes the friends ({ $throw })
told-bolt-stops = The bolt stops { $unit } ({ $throw })
told-bolt-no = The bolt does not stop { $unit } ({ $throw })
told-held-from-flight = { $unit } cannot flee: a shot has stopped it
told-stopped = { $unit } cannot move any more
told-aim-kills = A shot kills { $leader } ({ $throw })
told-aim-misses = The shots miss { $leader } ({ $throw })
told-onslaught = { $unit } rides at the foot on { $hex } ({ $throw }, { $total } in all)
told-onslaught-broken = { $unit } rides down the broken foot on { $hex }
told-overrun = { $unit } is through on { $hex } (charge { $charge })
told-overrun-fails = { $unit } is thrown back to { $hex }
told-aside = { $unit } gives way to { $hex }
told-countered = { $unit } counter-charges by { $hex } (charge { $charge })
told-fort = Of those in { $hex } only { $units } { $count ->
    [one] fights
   *[other] fight
 }
told-fought = { $units } { $count ->
    [one] attacks
   *[other] attack
 } { $hexes }: { $attack } to { $defence }, column { $column }, throw { $throw }: { $result }
told-fought-leader = { $units } { $count ->
    [one] attacks
   *[other] attack
 } a leader alone on { $hexes }: column { $column }, throw { $throw }: { $result }
told-fought-counter = { $units } { $count ->
    [one] counter-charges
   *[other] counter-charge
 } { $hexes }: { $attack } to { $defence }, column { $column }, throw { $throw }: { $result }
told-struck = { $unit } has charge { $charge } left
told-lost = { $unit } loses strength, { $left } left
told-eliminated = { $unit } is eliminated on { $hex }
told-fell-back = { $unit } falls back from { $from } to { $to }
told-fell-short = The retreat of { $seat } falls { $hexes ->
    [one] one hex
   *[other] { $hexes } hexes
 } short
told-faced-slowed = { $unit } turns { $facing } and loses its speed
told-faced = { $unit } faces { $facing }
told-leader-falls = { $leader } falls ({ $throw }, up to { $needs } kills)
told-leader-lives = { $leader } lives ({ $throw }, up to { $needs } kills)
told-leader-killed = { $leader } is dead; morale moves { $boxes } boxes
told-leader-went = { $leader } goes along to { $hex }
told-must-pursue = { $unit }, { $distance } from a leader, throws { $throw } and must pursue
told-may-pursue = { $unit }, { $distance } from a leader, throws { $throw } and may pursue
told-pursuit-forced = { $unit } must pursue
told-pursued = { $unit } pursues to { $hex }
told-advanced = { $unit } advances to { $hex }
told-disorder-fire = { $throw } thrown for the disorder of those of { $seat } who were hit, row { $row }
told-disorder = The beaten of { $seat } throw { $throw } for disorder, row { $row }
told-banner-passed = { $unit } takes over the { $banner }
told-banner-fell = The { $banner } falls on { $hex }
told-banner-taken = { $unit } takes the { $banner }
told-ended-leaders = No leader is left to one side: { $winner }
told-ended-turns = The day is over, { $allied } points to { $order }: { $winner }, { $grade }
told-ended-resigned = One side gives up: { $winner }
nobody-wins = nobody wins
somebody-wins = victory for { $seat }
account-cost = Movement points
account-test = Test
account-fire = Shot
account-overrun = Onslaught
account-attacker = Attacker
account-defender = Defender

## What is refused
read-unknown = “{ $text }” is not an action
read-no-unit = there is no counter “{ $unit }” in this battle
read-unit-elsewhere = the counter “{ $unit }” takes no part in this battle
read-no-hex = “{ $hex }” is not a hex of the map
read-no-facing = “{ $facing }” is not a direction (N NE SE S SW NW)
read-no-leader = there is no leader “{ $leader }” in this battle
read-leader-elsewhere = the leader “{ $leader }” takes no part in this battle
read-nobody = there is neither a counter nor a leader “{ $name }” in this battle
read-no-banner = there is no banner “{ $banner }” in this battle
read-banner-elsewhere = the banner “{ $banner }” takes no part in this battle

## On the board
tray-waiting = Reinforcements of { $seat }
tray-away = Off the map: { $seat }
tray-gone = Out of the battle: { $seat }
tray-from-turn = back from turn { $turn }
track-turn = Turn
track-phase = Phase
track-morale = Morale marker, seen from the allies
track-points = { $seat }: victory points
track-level = { $seat }: level of morale
track-phase-of = { $seat }: { $phase }
track-level-none = nobody gains by morale
track-level-of = { $seat }: +{ $n }
tray-worth = { $n ->
    [one] worth { $n } point
   *[other] worth { $n } points
 }
ground-clear = open ground
ground-road = along a road; on foot one hex more if all of it is road
ground-marsh = marsh
ground-forest = forest
ground-village = village
ground-camp = camp
ground-lake = lake
legend-closed = nobody enters
legend-cost = on foot { $foot }, mounted { $horse }
legend-defence = the defender gains { $n ->
    [one] one column
   *[other] { $n } columns
 }
legend-halves = an attacker standing in it has half his strength
legend-disorders-horse = disorganises cavalry that enters off the road
legend-disorders-foot = disorganises infantry that enters off the road
legend-breaks-charge = ends every charge
legend-hides = hides what lies behind it
legend-fortified = holds ten strength points, two of them mounted

## Positions written by hand
flaw-scenario = there is no scenario “{ $scenario }”
position-no-seat = “{ $what }” is no side (allied, order)
position-no-turn = the battle has no turn { $what }
position-no-step = a turn has phases 1 to 9, not { $what }
position-step = step { $what } is not one of this phase: open-fire, panic, activate and close-fire belong to 1, 3, 5, 7; combat to 2, 4, 6, 8, 9; excess to 9; set-up to none
position-no-phase = “{ $what }” is no phase (set-up SIDE, open-fire, panic, activate, close-fire, combat, excess HEX, over)
position-no-box = the track of morale has no box { $what }
position-no-level = there is no level of morale { $what }
position-no-walls = there are no walls on { $what }
position-no-hex = “{ $what }” is no hex of the map
position-no-counter = “{ $what }” is no counter of this battle
position-no-leader = “{ $what }” is no leader of this battle
position-no-banner = “{ $what }” is no banner of this battle
position-twice = “{ $what }” stands here twice
position-line = “{ $what }” cannot be read; write for example "PKR1 0915 N", "zyndram 0915", "KR PKR1"
position-number = “{ $what }”: no such number
position-charge = “{ $what }”: only cavalry has a charge level
position-panic-charge = “{ $what }”: whoever has panicked has no charge level
position-facing = “{ $what }”: a counter faces N, NE, SE, S, SW or NW; other words are pf, nc, disorganised, panicked, marching
position-faces-nowhere = “{ $what }”: which way does it face? N, NE, SE, S, SW or NW
position-marching = “{ $what }”: only foot that shoots marches or stands ready
position-must-flee = “{ $what }”: only who has panicked must flee
position-lake = { $what }: nobody stands in a lake
position-enemies = { $what }: both sides in one hex
position-full = { $what }: more strength points than a hex holds (G-4.5.1)
position-leader = { $what }: no leader can be there
position-bearer = { $what }: its bearer is not in the battle
position-set-up = with those who take part the set-up could never be ended: { $what }
position-set-up-first = it is the other side that sets up, but here somebody still waits who must be set up: { $what }
position-leaderless = a side without a leader on the map has lost already (G-S.4): { $what }
position-needs-dice = dice fall before anybody is asked: such a moment cannot be a position
position-no-answer = somebody is asked here who has no answer
position-under-way = what is under way names somebody who is not there
position-under-way-number = what is under way cannot be so in “{ $what }”

## What is refused
no-such-thing = there is nothing of that number
no-not-asked = this is not what is asked now; { $question }
no-not-among = that is not possible here; { $question }
no-setup-incomplete = not everybody stands: leaders with cavalry, banners with leaders, and all counters that may not wait
no-conrois = nobody is attached to a leader unless conrois are played
no-tatar-leader = Tatars obey Lithuanian leaders, and { $leader } is none
no-attached-already = { $unit } obeys { $leader } already
no-group-scattered = the group { $group } does not stand together
no-leader-apart = { $leader } is with none of his units, nor next to one
no-nothing-to-rally = { $unit } is in good order
no-wrecker = { $unit } is no regular unit and pulls down nothing
no-wrecking-already = { $unit } is pulling down the walls already
no-banner-bearer = { $unit } does not bear that banner
no-room-to-rally = { $unit } would be one too many in its hex once it counted again: it must flee
no-leader-along = no leader is with { $unit }
no-leader-left = once under way { $unit } keeps its leader with it
no-leader-under-way = { $unit } is on its way: a leader is taken along before its first hex
no-leader-behind = { $unit } cannot leave the leader behind
no-leader-declined = { $leader } was left behind just now
no-leader-here = no leader is there to go along
no-moved-already = { $unit } has been moved in this phase and cannot rally in it
no-shot-now = { $unit } shoots while the enemy moves, not in its own phase
no-shot-other = { $unit } is not the one on the move
no-nothing-to-wreck = { $unit } has no walls to pull down
no-not-your-leader = { $leader } is not yours
no-leader-with-cavalry = { $leader } moves with the cavalry
no-leader-moved = { $leader } has moved in this phase
no-leader-not-there = { $leader } is not on the map
no-must-attack = these must still attack: { $units }
no-ready-to-shoot = { $unit } stands ready to shoot: beyond one hex or a turn it has to take up its march first
no-one-face = { $unit } has no other formation
no-edge-ahead = { $unit } does not face the edge of the map
no-leader-to-take = { $leader } is not there to ride along, or has moved
no-leader-placed = { $leader } stands on the map already
no-leader-without-cavalry = { $leader } begins the battle with cavalry, and { $unit } is none
no-leader-not-set-up = { $leader } is not set up yet
no-second-banner = { $leader } has a banner already, or no cavalry to bear it
no-banner-of-yours = that banner is not yours
no-banner-placed = that banner is on the map already
no-leader-edge = { $leader } is not at an edge of the map
no-leader-points = { $leader } has no point left to leave the map
no-leader-way = there is no way for a leader to { $hex }, or not enough points
no-banner-moved = This banner has been moved already in this turn, and goes no farther
no-banner-taker = { $unit } cannot take over the banner: it must be a regular unit beside the bearer that has not moved
no-entry = { $unit } cannot come on by { $hex } now
no-return = { $unit } cannot come back by { $hex } now
no-return-not-away = { $unit } has not left the map
no-return-too-soon = { $unit } comes back in turn { $turn } at the earliest
no-return-far = { $hex } is not on the edge by which { $unit } left, or too far along it
no-return-leader = an enemy leader stands in { $hex }: { $unit } is put down there, and rides nobody down
no-no-panic = { $unit } has not panicked
no-fort-group = at most four strength points of a fortified hex fight
no-not-in-combat = { $unit } is not in this combat
no-fall-back = { $unit } cannot retreat to { $hex }: enemies, their zones or the ground bar the way
no-retreat-of-his = { $unit } does not have to retreat now
no-fall-back-step = { $unit } goes back hex by hex, each farther from where it fought: not to { $hex }
no-fall-back-short = by { $hex } the retreat of { $unit } would be shorter than it can be
no-aside = nobody can give way to { $hex }
no-pursuit = the pursuit cannot go that way
no-must-pursue = it has to pursue
no-advance = nobody can advance to { $hex }
no-not-on-map = { $unit } is not on the map
no-takes-no-part = { $unit } takes no part in this battle
no-not-yours = { $unit } is not yours to command
no-foot-later = { $unit } moves in the phase of the foot
no-cavalry-before = { $unit } moves in the phase of the cavalry
no-panicked = { $unit } has panicked
no-stopped = { $unit } was stopped by a shot
no-bound = { $unit } has taken over a banner that was moved already, and stays
no-done = { $unit } has moved
no-put-back = { $unit } has been put back on the map, and does no more in this phase
no-placed-already = { $unit } stands already
no-outside-zone = { $unit } may not be set up on { $hex }
no-shooter = { $unit } does not shoot
no-not-ready = { $unit } is on the march and cannot shoot
no-shot-already = { $unit } has shot
no-shot-riding = { $unit } has shot in this move already
no-target = there is nobody to shoot at
no-out-of-zone = { $hex } is out of the zone of fire of { $unit }
no-sight = { $unit } does not see { $hex }
no-target-now = { $unit } may not shoot at { $hex } now: while somebody moves, only he is shot at
no-enemy-there = { $unit } finds no enemy to shoot at on { $hex }
no-own-target = { $unit } does not shoot at its own side
no-leader-among = on { $hex } stand units too: { $unit } aims at one of them, and the leader is thrown for besides
no-counter-kind = { $unit } cannot counter-charge: only cavalry that keeps its head does
no-countered-already = { $unit } has counter-charged in this phase
no-counter-controlled = { $unit } stands in an enemy zone
no-counter-contact = the enemy touches one of yours already
no-counter-way = { $unit } cannot reach him: a turn of a sixth at most, then one hex, and he must be in front
no-attacks-later = { $unit } does not attack in this phase
no-fought-already = { $unit } has attacked in this phase
no-attacker = { $unit } does not attack
no-not-in-front = { $unit } has none of these enemies in front of it
no-nobody-strikes = nobody of these has { $hex } in front of him
no-nobody-there = nobody stands on { $hex } who could be attacked
no-left-without-duty = these would have nobody left to attack, and they must: { $units }
no-enemy-left-out = nobody would be left to attack { $hexes }
no-not-one-combat = these do not hang together as one combat
no-map-ahead = { $unit } faces the edge of the map
no-lake = { $hex } is a lake
no-river = there is no crossing to { $hex }
no-enemy = enemies stand on { $hex }
no-room = { $hex } has no room for { $unit }
no-would-overrun = at this speed { $unit } would ride down the foot on { $hex }
no-points = { $unit } needs { $needs } and has { $has }
no-halted = { $unit } can go no farther in this phase
no-turned-here = { $unit } has turned in this hex already
no-too-fast = { $unit } is too fast to turn more than a sixth
no-begun = { $unit } has begun its move: the least move is a whole one
no-pace = { $unit } gains no speed here that it could refuse
no-too-slow = { $unit } is not cavalry at speed: nobody is ridden down
no-foot-there = there is no foot alone on { $hex }
no-sheltered = the ground of { $hex } shelters the foot
no-too-far = { $hex } is too far for { $unit } in this move ({ $hexes ->
    [one] one hex
   *[other] { $hexes } hexes
 } away, and turning costs points too)

## What is done
nobody = nobody
leader-on = the leader on { $hex }
walls-of = the walls of { $hex }
do-place = { $unit } on { $hex }, facing { $facing }
do-unplace = take { $unit } back
do-place-leader = { $leader } with { $unit }
do-place-banner = the { $banner } with { $leader }
do-attach = attach { $unit } to { $leader }
do-attach-group = attach { $unit } and its group to { $leader }
do-default = take the set-up of the scenario
do-ready = the army stands
do-fire = { $unit } shoots at { $target }
do-hold-fire = nobody shoots
do-shoot-back = { $unit } shoots back at { $target }
do-friend-hit = { $unit } is hit
do-try-rally = { $unit } tries to come to its senses, or flees
do-flee = { $unit } flees
do-flee-to = by { $hex }
do-move = { $unit } moves
do-rally = { $unit } rallies instead of moving
do-move-leader = { $leader } rides
do-enter = { $unit } comes on by { $hex }, facing { $facing }
do-return = { $unit } comes back by { $hex }, facing { $facing }
do-return-leader = { $leader } comes back by { $hex }
do-pass-banner = { $unit } takes over the { $banner }
do-wreck = { $unit } begins to pull down the walls
do-end-phase = end the phase
do-forward = { $unit } goes to { $hex }
do-hold-pace = { $unit } goes to { $hex } without gaining speed
do-turn = { $unit } turns { $facing }
do-overrun = { $unit } rides down the foot ahead
do-minimum-ahead = { $unit } makes its least move: one hex, facing { $facing }
do-minimum = { $unit } makes its least move: facing { $facing }
do-march = { $unit } takes up its march
do-make-ready = { $unit } makes ready to shoot
do-exit = { $unit } leaves the map
do-leader-exit = { $leader } leaves the map
do-take-leader = { $leader } rides along with { $unit }
do-leave-leader = { $unit } goes without { $leader }
do-leader-stops = { $leader } stays
do-stop = { $unit } stops
do-leader-to = { $leader } rides to { $hex }
do-counter-charge = { $unit } counter-charges by { $hex }
do-hold-back = nobody counter-charges
do-strike-now = nobody else: they strike now
do-aside = { $unit } gives way to { $hex }
do-next = { $unit } goes next
do-take-up = { $unit } takes up the banner
do-attack = { $units } { $count ->
    [one] attacks
   *[other] attack
 } { $hexes }
do-fort = these fight: { $units }
do-lose = { $unit } loses a strength point
do-fall-back = { $unit } falls back to { $hex }
do-fall-back-led = { $unit } falls back to { $hex } with the leader
do-face = it faces { $facing }
do-pursue = it pursues { $unit }
do-pursue-led = it pursues { $unit } with its leader
do-pursue-to = on to { $hex }
do-stay = it stays
do-stay-all = nobody else advances
do-advance = it advances to { $hex }
do-advance-led = it advances to { $hex } with its leader
do-remove = { $unit } is removed

## What follows
effect-rally = passed, it is in good order again; failed, it stays as it is; it does nothing else
effect-held-from-flight = a shot has stopped { $unit }: it cannot flee in this phase, and stays where it is
effect-try-rally = passed, it is only disorganised and stays; failed, it flees
effect-minimum = this is its whole move, without speed
effect-allowance = it has { $points }
effect-passes = it rides through an enemy zone on { $hex }: the next hex costs more
effect-halts = an enemy zone stops it on { $hex }
effect-extra = one road hex beyond its points, and then it stops
effect-banner = takes up the { $banner }
effect-ground = the ground disorganises it, unless a leader is with it
effect-shot-at = these may shoot at it there: { $units }
effect-countered = these may counter-charge: { $units }
effect-loses-speed = it loses its speed
effect-broken = in disorder and gone at once: { $units }
effect-own-foot = it is your own foot that is ridden down
effect-rides-down = it rides down the foot on { $hex }
effect-left-behind = { $leader } has no points for that and stays behind
effect-answered = these may shoot back at the same time: { $units }
effect-friends = a friend stands beside the target: a throw of { $most } or less hits him instead
effect-leader-aim = { $leader } falls on { $least } or more
effect-column = read in the column { $column }
effect-hump = in the printed table { $better } costs the enemy less than { $column }: { $fewer } throws in 36 take strength, not { $losses }
effect-hump-passed = in the printed table { $worse } would cost the enemy more than { $column }: { $losses } throws in 36 take strength, not { $fewer }
effect-lone-leader = a leader alone is lost, whatever the throw
effect-struck-again = attacked before in this phase, and again with those they joined: { $units }
effect-struck = { $unit } strikes with charge { $charge } only
effect-fort = in { $hex } at most { $most } points fight, whom their owner names; reckoned with { $units }
effect-counter-ends-move = whoever is counter-charged moves no farther
effect-idle = { $count ->
    [one] one unit has not moved
   *[other] { $count } units have not moved
 }
effect-standing = whoever stands still loses his speed: { $units }
effect-must-attack = these will have to attack: { $units }
effect-eliminated = { $unit } is eliminated by it
effect-pushes = it rides through friendly foot, which panics: { $units }
effect-pushes-bombard = it rides over a bombard that stands ready, which is lost: { $units }

## Odds
result-own-lost = { $seat } loses { $n ->
    [one] one strength point
   *[other] { $n } strength points
 }
result-foe-lost = { $seat } loses { $n ->
    [one] one strength point
   *[other] { $n } strength points
 }
result-own-gone = { $n ->
    [one] one unit
   *[other] { $n } units
 } of { $seat } eliminated
result-foe-gone = { $n ->
    [one] one unit
   *[other] { $n } units
 } of { $seat } eliminated
result-own-shaken = { $n ->
    [one] one unit
   *[other] { $n } units
 } of { $seat } disorganised
result-foe-shaken = { $n ->
    [one] one unit
   *[other] { $n } units
 } of { $seat } disorganised
result-own-routed = { $n ->
    [one] one unit
   *[other] { $n } units
 } of { $seat } in panic
result-foe-routed = { $n ->
    [one] one unit
   *[other] { $n } units
 } of { $seat } in panic
result-own-back = { $seat } retreats { $n ->
    [one] one hex
   *[other] { $n } hexes
 }
result-foe-back = { $seat } retreats { $n ->
    [one] one hex
   *[other] { $n } hexes
 }
result-must-pursue = { $n ->
    [one] one unit of { $seat } has to pursue
   *[other] { $n } units of { $seat } have to pursue
 }
result-leader-dies = { $leader } dies
result-banner-falls = the { $banner } is lost
result-banner-torn = the { $banner } is torn from its captors
result-banner-back = the { $banner } is won back
result-stopped = { $unit } is stopped
result-walls-down = the walls fall
result-rallied = it rallies
result-overrun = it rides through
result-overrun-fails = it is thrown back
result-nothing = nothing happens
account-charge = Charge level
account-attack = Strength of the attack
account-defence = Strength of the defence
account-column = Columns to the right of 1:1

## Layers
overlay-zones = Zones of control
overlay-front = Front of whoever stands here
overlay-command = Range of the leaders
overlay-led = Who obeys this leader
overlay-banners = Under the banners
overlay-fire = Zone of fire of whoever stands here
overlay-charge = Charge levels
overlay-duties = Who must still fight

## Tables
sheet-combat = Combat
sheet-throw = Throw
sheet-disorganisation = Disorganisation after a retreat
sheet-retreat = Retreat
sheet-horse-2 = Cavalry, armour 2
sheet-horse-1 = Cavalry, armour 1
sheet-horse-0 = Cavalry, armour 0
sheet-foot-2 = Foot, armour 2
sheet-foot-1 = Foot, armour 1
sheet-foot-0 = Other foot and all who shoot on foot
sheet-terrain = Terrain
sheet-ground = Ground
sheet-on-foot = On foot
sheet-mounted = Mounted
sheet-turn-foot = Turn on foot
sheet-turn-horse = Turn mounted
sheet-defence = Defence
sheet-halves = Halves an attacker in it
sheet-breaks = Ends a charge
sheet-hides = Hides
sheet-sides = Hexsides
sheet-side = Side
sheet-speed = Charge
sheet-none-left = none left
side-stream = Stream
side-bridge = Bridge
side-ford = Ford
side-uphill = Uphill
sheet-archers = Archers
sheet-horse-archers = Horse archers
sheet-crossbows = Crossbows
sheet-bombard = Bombard
sheet-object = Bombard against walls
sheet-total-range = Total, by range
sheet-test = Test of morale
sheet-level = Level
sheet-passes = Passes up to
sheet-overrun = Riding down foot
sheet-total = Total
sheet-rider = The rider
sheet-ridden = The foot
trial-fails = fails
trial-succeeds = succeeds
trial-stays = stays
trial-out = out
trial-test = test { $row }
sheet-pursuit = Free to pursue or not
sheet-distance = Distance to a leader
sheet-free = Free up to
sheet-track = Track of morale
sheet-marker = Marker
sheet-victory = Victory points
sheet-lost = Lost by the enemy
sheet-points = Points
kind-cavalry = Cavalry
kind-horse-archer = Horse archers
kind-infantry = Infantry
kind-archer = Archers
kind-crossbow = Crossbows
kind-bombard = Bombard
kind-leader = A leader
kind-banner = A banner in enemy hands
told-wrecking-anew = { $unit } has to begin the work on the walls anew
told-not-rallied = { $unit } does not rally and stays disorganised
told-ended-both = Neither side has a leader left, { $allied } points to { $order }: { $winner }, { $grade }
effect-tested = it is tested beside its friends: passed or not, its move is over and any speed gone
effect-tests-mover = { $unit } is tested beside it: passed or not, it does not move in this phase, and any speed is gone
effect-tests = { $unit } is tested beside it, and any speed is gone
effect-tested-striker = { $unit } is tested first and loses its speed; the column below is that of a passed test
effect-bound = { $unit } goes no farther in this turn: another has moved the banner
effect-ends-game = the game is over with that: { $winner }
effect-shot-at-back = thrown back, it may be shot at by these: { $units }
result-banner-captured = the { $banner } is captured
result-wrecking-anew = { $unit } has to begin the work on the walls anew
result-flees = { $unit } flees
result-game-ends = the game is over: { $winner }
result-test-passed = the test is passed
no-entry-waiting = { $unit } does not wait beside the map
no-entry-foot-waits = { $unit } comes only after the cavalry that is still to come in this turn
no-entry-quota = as many have come in this turn as may, so that { $unit } has to wait
no-entry-hex = { $hex } is none of the hexes by which { $unit } comes
no-entry-held = enemies stand in { $hex } or hold it, so that { $unit } cannot come on there
no-entry-facing = { $unit } cannot look off the map in { $hex }
no-fall-back-turn = { $unit } goes back first, to the end of its way
no-stay-all = which of the winners goes next is asked first; whether he may stay is seen then
no-aside-of-his = { $unit } gives way to nobody
no-aside-step = { $hex } is not beside { $unit }
no-hex-attacked-already = { $hex } has been attacked in this phase
no-time-left = { $unit } has used up its time in this phase
no-flight-yet = { $unit } flees once in a movement phase, at its beginning: it has run already, or panicked only in this phase
told-disorder-fire-nobody = { $throw } thrown for the disorder of those of { $seat } who were hit, row { $row }: nothing changes
told-disorder-nobody = The beaten of { $seat } throw { $throw } for disorder, row { $row }: nothing changes
effect-tests-later = friends in disorder are there, or it is in disorder itself: tests come when the combat is over

## What the odds take as given
assumed-held-back = nobody else counter-charges
assumed-unanswered = nobody shoots back
assumed-loss = the strongest bears a loss
assumed-fort = as many points as may fight from a fort
assumed-face = nobody turns
assumed-stay = nobody pursues or advances who need not
assumed-retreat = the beaten take a free way back
assumed-next = of several the first goes first
assumed-take-up = the first who can takes up the banner
assumed-aside = foot gives way by the first way there is
assumed-friend-hit = of several friends the first is hit
assumed-shoot-back = he shoots back
assumed-first = of several the first is chosen

## Words of the page: actions, statuses, values, and what a standing order may count
action-place = Place
action-unplace = Take it back
action-attach = Attach to this leader
action-default = Take the set-up of the scenario
action-ready = The army stands
action-fire = Shoot
action-hold-fire = Nobody shoots
action-friend-hit = This friend is hit
action-rally = Rally
action-flee = Flee
action-move = Begin its move
action-enter = Enter the map
action-return = Comes back
action-pass-banner = Hand over the banner
action-wreck = Pull down the walls
action-end-phase = End the phase
action-forward = Go
action-forward-led = Go with the leader
action-forward-rough = Go, and lose its order on the way
action-hold-pace = Go at the same pace
action-turn = Turn
action-overrun = Ride down
action-minimum = Minimum move
action-flip = March or make ready to shoot
action-exit = Leave the map
action-take-leader = Take the leader along
action-leave-leader = Leave the leader here
action-stop = End the move
action-counter-charge = Counter-charge by
action-hold-back = Hold back
action-retreat = Withdraw to
action-next = Goes next
action-take-up = Takes up the banner
action-attack = Attack
action-fort = These fight
action-lose = Loses a point of strength
action-face = Face
action-pursue = Pursue to
action-stay = Stay
action-advance = Advance to
action-remove = Is removed
status-disorganised = disorganised
status-panicked = panicked
status-ready = ready to shoot
status-marching = on the march
status-stopped = stopped
status-banner = bears a banner
status-worn = worn
value-armour = armour
value-charge = charge
value-range = range
value-fatigue = fatigue
value-turn = Turn
value-phase = Phase
value-morale = Morale
value-victory = Victory
value-level = Morale level
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
counts-total = the modifier of the shot
counts-odds = the odds to 1 (3 is 3:1, −2 is 1:2)
counts-charge = the charge level
chance-result-foe-lost = the enemy loses strength
chance-result-foe-shaken = the enemy is disorganised
chance-result-stopped = he is stopped
chance-result-foe-back = the enemy retreats
chance-result-own-lost = we lose strength
chance-result-own-back = we retreat
sure-ready = Begin the battle with this set-up?
sure-end-phase = End the phase?
hint-fire = You may shoot, and need not. Each answer says what a shot may do; nothing happens before you choose.
hint-shoot-back = You may shoot, and need not. Each answer says what a shot may do; nothing happens before you choose.
hint-counter-charge = The enemy comes near: you may ride at him before he strikes, or hold back. Each answer says what follows from it.
action-formation = March or make ready to shoot
track-fatigue = fatigue
way-pace = charge { $pace }
shade-pace = charge on arrival
