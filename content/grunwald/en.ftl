# Grunwald 1410: all sentences in English.

## Mistakes in files
flaw-word = { $what }: “{ $word }”
flaw-side = no such side
flaw-table = a table is missing or not whole
flaw-cell = a table has no such cell
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
authored = { $en }
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
ask-take-up = { $seat }: who takes up the { $banner }?
ask-flee = { $seat }: which of the ways home?
ask-retreat = { $seat }: { $unit } retreats { $hexes ->
    [one] one more hex
   *[other] { $hexes } more hexes
 }: whereto?
ask-face = { $seat }: which way does { $unit } face?
ask-must-pursue = { $seat }: { $unit } must pursue: whom?
ask-pursue = { $seat }: does { $unit } pursue?
ask-advance = { $seat }: does { $unit } advance?
ask-fort = { $seat }: who in { $hex } takes part?
ask-loss = { $seat }: who loses a strength point?
ask-blocked = { $seat }: the retreat fell short: who loses a strength point?
ask-who-retreats = { $seat }: who retreats next, and whereto?

## Events
told-placed = { $unit } stands on { $hex }, facing { $facing }
told-unplaced = { $unit } is taken back
told-leader-placed = { $leader } stands on { $hex }
told-banner-placed = { $unit } bears the { $banner }
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
told-rode-extra = { $unit } goes one road hex further, from { $from } to { $to }
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
told-leader-left = { $leader } leaves the map by { $hex }; he may be back from turn { $turn }
told-leader-returned = { $leader } comes back on { $hex }
told-wrecking-began = { $unit } begins to pull down the walls
told-passed = { $unit } keeps its nerve: { $throw } against { $needs }
told-failed = { $unit } loses its nerve: { $throw } against { $needs }
told-worse = { $unit } is { $order }
told-rallied = { $unit } is { $order } now
told-fled = { $unit } flees to { $hex }
told-shot-leaders = { $unit } shoots at { $hex }
told-shot-walls = { $unit } fires at the walls of { $hex } in vain ({ $throw })
told-shot-walls-down = { $unit } fires at the walls of { $hex } ({ $throw }): they fall
told-shot-disorders = { $unit } fires at { $target } on { $hex } ({ $throw }, { $total } in all): it is thrown into disorder
told-shot-missed = { $unit } shoots at { $target } on { $hex } ({ $throw }, { $total } in all) in vain
told-shot-hits = { $unit } shoots at { $target } on { $hex } ({ $throw }, { $total } in all): { $loss ->
    [one] one strength point
   *[other] { $loss } strength points
 } lost
told-friend-hit = The shot of { $unit } goes astray ({ $throw }) and hits a friend
told-friend-safe = The shot of { $unit } passes the friends ({ $throw })
told-bolt-stops = The bolt stops { $unit } ({ $throw })
told-bolt-no = The bolt does not stop { $unit } ({ $throw })
told-stopped = { $unit } cannot move any more
told-aim-kills = A shot kills { $leader } ({ $throw })
told-aim-misses = The shots miss { $leader } ({ $throw })
told-onslaught = { $unit } rides at the foot on { $hex } ({ $throw }, { $total } in all)
told-onslaught-broken = { $unit } rides down the broken foot on { $hex }
told-overrun = { $unit } is through on { $hex } (charge { $charge })
told-overrun-fails = { $unit } is thrown back to { $hex }
told-aside = { $unit } gives way to { $hex }
told-countered = { $unit } counter-charges by { $hex } (charge { $charge })
told-fought = { $units } attack { $hexes }: { $attack } to { $defence }, column { $column }, throw { $throw }: { $result }
told-fought-counter = { $units } counter-charge { $hexes }: { $attack } to { $defence }, column { $column }, throw { $throw }: { $result }
told-struck = { $unit } has charge { $charge } left
told-lost = { $unit } loses strength, { $left } left
told-eliminated = { $unit } is eliminated on { $hex }
told-fell-back = { $unit } falls back from { $from } to { $to }
told-fell-short = The retreat of { $seat } falls { $hexes ->
    [one] one hex
   *[other] { $hexes } hexes
 } short
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
told-disorder = The beaten of { $seat } throw { $throw } for disorder, row { $row }
told-banner-passed = { $unit } takes over the { $banner }
told-banner-fell = The { $banner } falls on { $hex }
told-banner-taken = { $unit } takes the { $banner }
told-ended-leaders = No leader is left to one side: { $winner }
told-ended-turns = The day is over, { $allied } points to { $order }: { $winner }, { $grade }
told-ended-resigned = One side gives up: { $winner }
nobody-wins = nobody wins
somebody-wins = victory for { $seat }
account-cost = Movement points (halves)
account-test = Test
account-fire = Shot
account-overrun = Onslaught
account-attacker = Attacker
account-defender = Defender

## What is refused
read-unknown = “{ $text }” is not an action
read-no-unit = there is no counter “{ $unit }” in this battle
read-no-hex = “{ $hex }” is not a hex of the map
read-no-facing = “{ $facing }” is not a direction (N NE SE S SW NW)
read-no-leader = there is no leader “{ $leader }” in this battle
read-no-banner = there is no banner “{ $banner }” in this battle

## On the board
tray-waiting = Reinforcements of { $seat }
tray-away = Off the map: { $seat }
tray-gone = Eliminated: { $seat }
tray-from-turn = back from turn { $turn }
track-turn = Turn
track-phase = Phase
track-morale = Morale marker, seen from the allies
track-points = Victory points
track-level = Level of morale
ground-clear = open ground
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
