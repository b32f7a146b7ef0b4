# Grunwald 1410: all sentences in English.
#
# Whoever is named brings grammar to the sentence: for "$unit" (or "$leader", "$seat", "$banner", a list "$units") it may use
#   $unit-the, $unit-The    as it stands in a sentence, and at its beginning
#   $unit-accord            s or p; the endings below agree with it
# "$seat" alone, without an article, is for labels: "Teutonic Order: fire?".

## Endings of verbs, and what else agrees
v-s = { $unit-accord ->
    [p] { "" }
   *[s] s
 }
v-es = { $unit-accord ->
    [p] { "" }
   *[s] es
 }
v-ies = { $unit-accord ->
    [p] y
   *[s] ies
 }
v-is = { $unit-accord ->
    [p] are
   *[s] is
 }
v-has = { $unit-accord ->
    [p] have
   *[s] has
 }
v-does = { $unit-accord ->
    [p] do
   *[s] does
 }
v-its = { $unit-accord ->
    [p] their
   *[s] its
 }
v-it = { $unit-accord ->
    [p] they
   *[s] it
 }
v-units-s = { $units-accord ->
    [p] { "" }
   *[s] s
 }
v-seat-has = { $seat-accord ->
    [p] have
   *[s] has
 }
v-hexes = { $hexes ->
    [one] { $hexes } hex
   *[other] { $hexes } hexes
 }
v-row = { $row ->
    [1] D1
    [2] D2/A1
    [3] D3/A2
    [4] D4/A3
   *[5] D5/A4
 }

## Mistakes in files
flaw-word = { $what }: “{ $word }”
flaw-side = no such side
flaw-table = a table is missing or incomplete
flaw-kind = no such kind of counter
flaw-leader = no such leader
flaw-banner = no such standard
flaw-counter = no such counter
flaw-hex = no such hex
flaw-edge = no such edge
flaw-nation = no such nation
flaw-line = not a line of a set-up
flaw-facing = no such facing
flaw-map = the map is inconsistent
flaw-ground = no such terrain

## Names
seat-allied = Poland and Lithuania
    .the = Poland and Lithuania
    .accord = p
seat-order = Teutonic Order
    .the = the Teutonic Order
    .accord = s
authored = { $en }
    .the = { $en }
    .accord = s
unit = { $name } { $number }
    .the = { $name-the } { $number }
    .accord = { $name-accord }
unit-long = { $long } { $number }
    .the = { $name-the } { $number }
    .accord = { $name-accord }
the-hex = { $hex }
    .the = { $hex }
    .accord = s
to-n = north
to-ne = north-east
to-se = south-east
to-s = south
to-sw = south-west
to-nw = north-west
points-whole = { $n } MP
    .n = { $n }
points-half = ½ MP
    .n = ½
points-and-half = { $n }½ MP
    .n = { $n }½
order-good = in good order
    .key = good
order-disorganised = disorganised
    .key = disorganised
order-panicked = panicked
    .key = panicked
phase-1 = cavalry movement
phase-2 = cavalry attacks
phase-3 = infantry movement
phase-4 = infantry attacks
phase-9 = morale

# Units: the short name of each group; the long ones stand in units.toml.
name-pkr = Kraków
    .the = Kraków
    .accord = s
name-pgo = Gończa
    .the = Gończa
    .accord = s
name-pco = Court Banner
    .the = Court Banner
    .accord = s
name-psg = St George (Bohemia)
    .the = St George (Bohemia)
    .accord = s
name-ppo = Poznań
    .the = Poznań
    .accord = s
name-psa = Sandomierz
    .the = Sandomierz
    .accord = s
name-pka = Kalisz
    .the = Kalisz
    .accord = s
name-psi = Sieradz
    .the = Sieradz
    .accord = s
name-plu = Lublin
    .the = Lublin
    .accord = s
name-ple = Łęczyca
    .the = Łęczyca
    .accord = s
name-pku = Kuyavia
    .the = Kuyavia
    .accord = s
name-plw = Lwów
    .the = Lwów
    .accord = s
name-pha = Halicz
    .the = Halicz
    .accord = s
name-pwi = Wieluń
    .the = Wieluń
    .accord = s
name-pdo = Dobrzyń
    .the = Dobrzyń
    .accord = s
name-ppd = Podolia
    .the = Podolia
    .accord = s
name-pma = Masovia
    .the = Masovia
    .accord = s
name-pli = Leliwa Clan
    .the = Leliwa Clan
    .accord = s
name-pna = Nałęcz Clan
    .the = Nałęcz Clan
    .accord = s
name-pmz = Brzezie
    .the = Brzezie
    .accord = s
name-lvi = Vilnius
    .the = Vilnius
    .accord = s
name-ltr = Trakai
    .the = Trakai
    .accord = s
name-lme = Medininkai
    .the = Medininkai
    .accord = s
name-lgr = Grodno
    .the = Grodno
    .accord = s
name-lka = Kaunas
    .the = Kaunas
    .accord = s
name-lpo = Polotsk
    .the = Polotsk
    .accord = s
name-lvt = Vitebsk
    .the = Vitebsk
    .accord = s
name-lki = Kiev
    .the = Kiev
    .accord = s
name-lli = Lida
    .the = Lida
    .accord = s
name-lno = Nowogródek
    .the = Nowogródek
    .accord = s
name-lbr = Brest
    .the = Brest
    .accord = s
name-lst = Starodub
    .the = Starodub
    .accord = s
name-lsm = Smolensk
    .the = Smolensk
    .accord = s
name-tgm = Grand Master’s Banner
    .the = Grand Master’s Banner
    .accord = s
name-tgs = Small Banner
    .the = Small Banner
    .accord = s
name-tor = Marshal’s Banner
    .the = Marshal’s Banner
    .accord = s
name-tsg = St George (guests)
    .the = St George (guests)
    .accord = s
name-toe = Oels
    .the = Oels
    .accord = s
name-twe = Westphalia
    .the = Westphalia
    .accord = s
name-tgc = Commander’s Banner
    .the = Commander’s Banner
    .accord = s
name-ttr = Treasurer’s Banner
    .the = Treasurer’s Banner
    .accord = s
name-tpm = Pomesania
    .the = Pomesania
    .accord = s
name-tcu = Culm
    .the = Culm
    .accord = s
name-tbr = Brandenburg
    .the = Brandenburg
    .accord = s
name-tsb = Sambia
    .the = Sambia
    .accord = s
name-tsc = Schönsee
    .the = Schönsee
    .accord = s
name-tne = Nessau
    .the = Nessau
    .accord = s
name-tba = Balga
    .the = Balga
    .accord = s
name-tbg = Braunsberg
    .the = Braunsberg
    .accord = s
name-tgd = Graudenz
    .the = Graudenz
    .accord = s
name-tst = Strasburg
    .the = Strasburg
    .accord = s
name-ttu = Tuchel
    .the = Tuchel
    .accord = s
name-tel = Elbing
    .the = Elbing
    .accord = s
name-ten = Engelsburg
    .the = Engelsburg
    .accord = s
name-tat = Tatars
    .the = Tatars
    .accord = p
name-pil = Polish Infantry
    .the = Polish Infantry
    .accord = s
name-pim = Polish Levy
    .the = Polish Levy
    .accord = s
name-pxb = Polish Crossbowmen
    .the = Polish Crossbowmen
    .accord = p
name-pbo = Polish Bombard
    .the = Polish Bombard
    .accord = s
name-lil = Lithuanian Infantry
    .the = Lithuanian Infantry
    .accord = s
name-lim = Ruthenian Levy
    .the = Ruthenian Levy
    .accord = s
name-lar = Lithuanian Archers
    .the = Lithuanian Archers
    .accord = p
name-tih = Order Heavy Infantry
    .the = Order Heavy Infantry
    .accord = s
name-til = Town Infantry
    .the = Town Infantry
    .accord = s
name-tim = Prussian Levy
    .the = Prussian Levy
    .accord = s
name-txb = Order Crossbowmen
    .the = Order Crossbowmen
    .accord = p
name-tar = Prussian Archers
    .the = Prussian Archers
    .accord = p
name-tbo = Order Bombard
    .the = Order Bombard
    .accord = s

# Leaders
leader-jagiello = Jagiełło
    .the = Jagiełło
    .accord = s
leader-andrzej = Andrzej
    .the = Andrzej
    .accord = s
leader-zyndram = Zyndram
    .the = Zyndram
    .accord = s
leader-witold = Witold
    .the = Witold
    .accord = s
leader-szymon = Szymon
    .the = Szymon
    .accord = s
leader-jerzy = Jerzy
    .the = Jerzy
    .accord = s
leader-ulrich = Ulrich
    .the = Ulrich
    .accord = s
leader-wallenrod = Wallenrod
    .the = Wallenrod
    .accord = s
leader-salzbach = Salzbach
    .the = Salzbach
    .accord = s
leader-merchein = Merheim
    .the = Merheim
    .accord = s
leader-gersdorf = Gersdorf
    .the = Gersdorf
    .accord = s
leader-lichtenstein = Lichtenstein
    .the = Lichtenstein
    .accord = s

# Standards
standard-kr = Royal Standard
    .the = the Royal Standard
    .accord = s
standard-vy = Witold’s Standard
    .the = Witold’s Standard
    .accord = s
standard-gm = Grand Master’s Standard
    .the = the Grand Master’s Standard
    .accord = s
standard-or = Standard of the Order
    .the = the Standard of the Order
    .accord = s

## Questions
ask-over = the battle is over
ask-setup = { $seat }: set up the army, or use the scenario set-up
ask-open-fire = { $seat }: fire before movement?
ask-fire-leader = { $seat }: fire at the moving leader?
ask-close-fire = { $seat }: fire before the phase ends?
ask-panic = { $seat }: panicked units must rally or flee first
ask-cavalry = { $seat }: move cavalry and leaders, or end the phase
ask-foot = { $seat }: move infantry, or end the phase
ask-combat = { $seat }: which units attack which enemies?
ask-excess = { $seat }: { $hex } is overstacked now that its walls are down; remove which unit?
ask-leader = { $seat }: move { $leader-the } to which hex?
ask-step = { $seat }: { $unit-the }, move on ({ $left }) or stop?
ask-fire = { $seat }: fire at { $unit-the }?
ask-fire-more = { $seat }: does another unit fire at { $unit-the }?
ask-counter = { $seat }: counter-charge { $unit-the }?
ask-counter-leader = { $seat }: counter-charge the lone leader?
ask-counter-more = { $seat }: does another unit counter-charge { $unit-the }?
ask-counter-leader-more = { $seat }: does another unit counter-charge the lone leader?
ask-shoot-back = { $seat }: return fire at { $unit-the }?
ask-friend = { $seat }: fire at { $hex } hit a friendly unit; which one?
ask-aside = { $seat }: { $unit-the } must fall back one hex; which one?
ask-asides = { $seat }: the infantry must fall back; which unit first, and to which hex?
ask-next = { $seat }: which victorious unit goes next?
ask-take-up = { $seat }: which unit takes up { $banner-the }?
ask-flee = { $seat }: which flight path?
ask-retreat = { $seat }: { $unit-the } must retreat { $hexes ->
    [one] 1 more hex
   *[other] { $hexes } more hexes
 }; to which hex?
ask-face = { $seat }: which facing for { $unit-the }?
ask-must-pursue = { $seat }: { $unit-the } must pursue; which enemy?
ask-pursue = { $seat }: { $unit-the }, pursue or stay?
ask-advance = { $seat }: { $unit-the }, advance or stay?
ask-fort = { $seat }: which units in { $hex } fight?
ask-loss = { $seat }: which unit loses 1 strength point?
ask-blocked = { $seat }: the retreat is incomplete; which unit loses 1 strength point?
ask-who-retreats = { $seat }: which unit retreats next, and to which hex?

## Events
told-placed = { $unit-The } set{ v-s } up in { $hex }, facing { $facing }
told-unplaced = { $unit-The } { v-is } taken off the map
told-leader-placed = { $leader-The } is placed in { $hex }
told-banner-placed = { $unit-The } carr{ v-ies } { $banner-the }
told-attached = { $unit-The } { v-is } attached to { $leader-the }
told-set-up = { $seat-The } { v-seat-has } finished setting up
told-phase = Turn { $turn }, phase { $step }: { $step ->
    [9] { $phase }
   *[other] { $seat }, { $phase }
 }
told-level = Morale level: { $level ->
    [2] Poland and Lithuania +2, Teutonic Order −2
    [1] Poland and Lithuania +1, Teutonic Order −1
    [-1] Poland and Lithuania −1, Teutonic Order +1
    [-2] Poland and Lithuania −2, Teutonic Order +2
   *[0] 0 for both sides
 }
told-fatigue = { $leader-The }’s fatigue is now { $level }
told-wrecking = { $unit-The } { v-has } spent { $turns ->
    [one] 1 full turn
   *[other] { $turns } full turns
 } demolishing the walls
told-walls-down = The walls of { $hex } are demolished
told-rode = { $unit-The } move{ v-s } { $from }–{ $to } ({ $cost }, { $left-n } left), charge { $charge }
told-rode-foot = { $unit-The } move{ v-s } { $from }–{ $to } ({ $cost }, { $left-n } left)
told-rode-extra = { $unit-The } move{ v-s } one extra road hex, { $from }–{ $to }
told-march = { $unit-The } move{ v-s } { $from }–{ $to } ({ v-hexes }, { $cost }, { $left-n } left), charge { $charge }
told-march-turned = { $unit-The } move{ v-s } { $from }–{ $to } ({ v-hexes }, { $cost }, { $left-n } left), facing { $facing }, charge { $charge }
told-march-foot = { $unit-The } move{ v-s } { $from }–{ $to } ({ v-hexes }, { $cost }, { $left-n } left)
told-march-turned-foot = { $unit-The } move{ v-s } { $from }–{ $to } ({ v-hexes }, { $cost }, { $left-n } left), facing { $facing }
told-turned = { $unit-The } turn{ v-s } to face { $facing } ({ $cost }, { $left-n } left)
told-minimum = { $unit-The } make{ v-s } { v-its } minimum move: { $hex }, facing { $facing }
told-ready = { $unit-The } change{ v-s } to combat formation
told-marching = { $unit-The } change{ v-s } to march formation
told-halted = { $unit-The } enter{ v-s } an enemy ZOC in { $hex } and stop{ v-s }
told-passes = { $unit-The } pass{ v-es } through an enemy ZOC in { $hex }
told-slowed = { $unit-The } drop{ v-s } to charge 0
told-left = { $unit-The } leave{ v-s } the map at { $hex } (may return from turn { $turn })
told-returned = { $unit-The } return{ v-s } in { $hex }, facing { $facing }
told-arrived = { $unit-The } enter{ v-s } the map in { $hex }
told-leader-rode = { $leader-The } moves to { $hex } ({ $left } left)
told-leader-march = { $leader-The } moves to { $hex } ({ v-hexes }, { $left } left)
told-leader-along = { $leader-The } goes along to { $hex }
told-left-behind = { $leader-The } has too few points to go along and stays in { $hex }
told-leader-left = { $leader-The } leaves the map at { $hex } (may return from turn { $turn })
told-leader-returned = { $leader-The } returns in { $hex }
told-wrecking-began = { $unit-The } begin{ v-s } to demolish the walls
told-passed = { $unit-The } pass{ v-es } { v-its } morale test (rolled { $throw }, needed { $needs } or less)
told-failed = { $unit-The } fail{ v-s } { v-its } morale test (rolled { $throw }, needed { $needs } or less)
told-worse = { $unit-The } { $order-key ->
    [panicked] panic{ v-s }
   *[other] become{ v-s } { $order }
 }
told-rallied = { $unit-The } rall{ v-ies } { $order-key ->
    [good] and { v-is } in good order
   *[other] from panic and { v-is } disorganised
 }
told-not-rallied = { $unit-The } { v-does } not rally and stay{ v-s } disorganised
told-fled = { $unit-The } flee{ v-s } to { $hex }
told-shot-leaders = { $unit-The } fire{ v-s } at the leader in { $hex }
told-shot-walls = { $unit-The } fire{ v-s } at the walls of { $hex }: { $throw }, no effect
told-shot-walls-down = { $unit-The } fire{ v-s } at the walls of { $hex }: { $throw }, destroyed
told-shot-disorders = { $unit-The } fire{ v-s } at { $target-the } in { $hex }: { $throw }, target disorganised
told-shot-missed = { $unit-The } fire{ v-s } at { $target-the } in { $hex }: { $throw }, no effect
told-shot-hits = { $unit-The } fire{ v-s } at { $target-the } in { $hex }: { $throw }, { $loss ->
    [one] 1 strength point
   *[other] { $loss } strength points
 } lost
told-friend-hit = Fire by { $unit-the } hits a friendly unit (rolled { $throw })
told-friend-safe = Fire by { $unit-the } misses friendly units (rolled { $throw })
told-bolt-stops = { $unit-The } { v-is } stopped by a bolt (rolled { $throw })
told-bolt-no = { $unit-The } { v-is } not stopped by the bolt (rolled { $throw })
told-held-from-flight = { $unit-The } cannot flee: stopped by fire
told-stopped = { $unit-The } { v-is } stopped by fire
told-aim-kills = { $leader-The } is hit (rolled { $throw })
told-aim-misses = { $leader-The } is not hit (rolled { $throw })
told-onslaught = { $unit-The } tr{ v-ies } to overrun the infantry in { $hex }: rolled { $throw }
told-onslaught-broken = { $unit-The } overrun{ v-s } the infantry in { $hex } without a roll
told-overrun = { $unit-The } overrun{ v-s } the infantry and move{ v-s } on to { $hex } (charge { $charge })
told-overrun-fails = { $unit-The } fail{ v-s } to overrun and return{ v-s } to { $hex }
told-aside = { $unit-The } fall{ v-s } back one hex to { $hex }
told-countered = { $unit-The } counter-charge{ v-s } via { $hex } (charge { $charge })
told-fort = Only { $units-the } fight{ v-units-s } from { $hex }
told-fought = { $units-The } attack{ v-units-s } { $hexes } at { $column } ({ $attack } v. { $defence }{ $shift }): rolled { $throw }, { $cell ->
    [none] no effect
   *[other] { $cell }
 }
told-fought-leader = { $units-The } attack{ v-units-s } the leader in { $hexes } at { $column }: rolled { $throw }, { $cell ->
    [none] no effect
   *[other] { $cell }
 }
told-fought-counter = { $units-The } counter-charge{ v-units-s } { $hexes } at { $column } ({ $attack } v. { $defence }{ $shift }): rolled { $throw }, { $cell ->
    [none] no effect
   *[other] { $cell }
 }
told-struck = { $unit-The } drop{ v-s } to charge { $charge }
told-lost = { $unit-The } lose{ v-s } 1 strength point ({ $left } left)
told-eliminated = { $unit-The } { v-is } eliminated in { $hex }
told-fell-back = { $unit-The } retreat{ v-s } { $from }–{ $to }
told-fell-short = The retreat of { $seat-the } is { v-hexes } short
told-faced-slowed = { $unit-The } turn{ v-s } to face { $facing } and drop{ v-s } to charge 0
told-faced = { $unit-The } face{ v-s } { $facing }
told-leader-falls = { $leader-The } does not survive (rolled { $throw }, killed on { $needs } or less)
told-leader-lives = { $leader-The } survives (rolled { $throw }, killed on { $needs } or less)
told-leader-killed = { $leader-The } is killed; the morale marker moves { $boxes } boxes
told-leader-went = { $leader-The } goes along to { $hex }
told-must-pursue = { $unit-The } roll{ v-s } { $throw } with a leader { $distance ->
    [one] 1 hex
   *[other] { $distance } hexes
 } away and must pursue
told-may-pursue = { $unit-The } roll{ v-s } { $throw } with a leader { $distance ->
    [one] 1 hex
   *[other] { $distance } hexes
 } away and may pursue
told-pursuit-forced = { $unit-The } must pursue
told-pursued = { $unit-The } pursue{ v-s } to { $hex }
told-advanced = { $unit-The } advance{ v-s } to { $hex }
told-disorder-fire = Disorganisation by fire, units of { $seat-the }: rolled { $throw }, row { v-row }
told-disorder = Disorganisation after retreat, units of { $seat-the }: rolled { $throw }, row { v-row }
told-banner-passed = { $unit-The } take{ v-s } over { $banner-the }
told-banner-fell = { $banner-The } falls in { $hex }
told-banner-taken = { $unit-The } take{ v-s } { $banner-the }
told-ended-leaders = One side has no leader left: { $winner }
told-ended-turns = End of the last turn, { $allied }–{ $order }: { $grade }{ $winner-for }
told-ended-resigned = Resignation: { $winner }
nobody-wins = draw
    .for = { "" }
somebody-wins = victory for { $seat-the }
    .for = { " for" } { $seat-the }
account-cost = Movement points
account-test = Morale test
account-fire = Fire
account-overrun = Overrun
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
read-no-banner = there is no standard “{ $banner }” in this battle
read-banner-elsewhere = the standard “{ $banner }” takes no part in this battle

## On the board
tray-waiting = Reinforcements: { $seat }
tray-away = Off the map: { $seat }
tray-gone = Eliminated: { $seat }
tray-from-turn = may return from turn { $turn }
track-turn = Turn
track-phase = Phase
track-morale = Morale marker (positive favours Poland and Lithuania)
track-points = { $seat }: victory points
track-level = { $seat }: morale level
track-phase-of = { $seat }: { $phase }
track-level-none = no morale advantage
track-level-of = { $seat }: +{ $n }
objective-needs = More victory points than the enemy at the end of turn { $turn }
objective-needs-leaders = No enemy leader left on the map, or more victory points at the end of turn { $turn }
objective-ahead = { $own }–{ $foe }, a { $grade } as things stand
objective-behind = { $own }–{ $foe }, a { $grade } for the enemy as things stand
objective-even = { $own }–{ $foe }, a draw as things stand
objective-with-leaders = { $points }; { $n ->
    [one] 1 enemy leader
   *[other] { $n } enemy leaders
} left
means = { $parts }
means-attacker-loses = the attacker loses { $n ->
    [one] 1 strength point
   *[other] { $n } strength points
}
means-defender-loses = the defender loses { $n ->
    [one] 1 strength point
   *[other] { $n } strength points
}
means-attacker-retreats = the attacker retreats { $n ->
    [one] 1 hex
   *[other] { $n } hexes
}
means-defender-retreats = the defender retreats { $n ->
    [one] 1 hex
   *[other] { $n } hexes
}
means-demoralised = the side that retreats is disorganised without a roll, or panicked if it was disorganised
means-hit-loses = the target loses { $n ->
    [one] 1 strength point
   *[other] { $n } strength points
}
means-hit-test = the target is disorganised
means-hit-test-stopped = the target is disorganised and stopped
tray-worth = { $n ->
    [one] worth 1 VP
   *[other] worth { $n } VP
 }
ground-clear = clear terrain
ground-road = along a road (infantry: 1 extra hex if the whole move follows roads)
ground-marsh = marsh
ground-forest = forest
ground-village = village
ground-camp = camp
ground-lake = lake
legend-closed = impassable
legend-cost = infantry { $foot }, cavalry { $horse }
legend-defence = the defender gains { $n ->
    [one] 1 column
   *[other] { $n } columns
 }
legend-halves = an attacker in it has half strength
legend-disorders-horse = disorganises cavalry entering off the road
legend-disorders-foot = disorganises infantry entering off the road
legend-breaks-charge = ends every charge
legend-hides = blocks line of sight
legend-fortified = holds 10 strength points, 2 of them cavalry

## Positions written by hand
flaw-scenario = there is no scenario “{ $scenario }”
position-no-seat = “{ $what }” is not a side (allied, order)
position-no-turn = the battle has no turn { $what }
position-no-step = a turn has phases 1 to 9, not { $what }
position-step = “step” { $what } does not go with this phase: open-fire, panic, activate and close-fire belong to 1, 3, 5, 7; combat to 2, 4, 6, 8, 9; excess to 9; set-up to none
position-no-phase = “{ $what }” is not a phase (set-up SIDE, open-fire, panic, activate, close-fire, combat, excess HEX, over)
position-no-box = the morale track has no box { $what }
position-no-level = there is no morale level { $what }
position-no-walls = there are no walls in { $what }
position-no-hex = “{ $what }” is not a hex of the map
position-no-counter = “{ $what }” is not a counter of this battle
position-no-leader = “{ $what }” is not a leader of this battle
position-no-banner = “{ $what }” is not a standard of this battle
position-twice = “{ $what }” appears twice
position-line = “{ $what }” cannot be read; write for example “PKR1 0915 N”, “zyndram 0915”, “KR PKR1”
position-number = “{ $what }”: no such number
position-charge = “{ $what }”: only cavalry has a charge level
position-panic-charge = “{ $what }”: a panicked unit has no charge level
position-facing = “{ $what }”: a counter faces N, NE, SE, S, SW or NW; other words are pf, nc, disorganised, panicked, marching
position-faces-nowhere = “{ $what }”: the facing is missing (N, NE, SE, S, SW or NW)
position-marching = “{ $what }”: only missile units on foot change formation
position-must-flee = “{ $what }”: only a panicked unit must flee
position-flees-when = { $what }: “must-flee” is for units on the map that panicked before a movement phase of their own, in open-fire or panic
position-shot = “{ $what }”: this unit does not shoot
position-shot-riding = “{ $what }”: only horse archers shoot while they move
position-countered = “{ $what }”: only mounted units counter-charge
position-ridden-down = “{ $what }”: “ridden-down” belongs to a unit that is gone
position-waiting = “{ $what }”: to a unit that is still waiting nothing has happened
position-lake = { $what }: no unit can be in a lake
position-enemies = { $what }: both sides in one hex
position-full = { $what }: over the stacking limit (G-4.5.1)
position-leader = { $what }: a leader cannot be there
position-bearer = { $what }: its bearer is not in the battle
position-set-up = with these counters the set-up could never be finished: { $what }
position-set-up-first = the other side sets up now, but a counter that must be set up is still waiting: { $what }
position-leaderless = a side without a leader on the map has lost already (G-S.4): { $what }
position-over = the battle does not end so: winner and points are what leaders, points and standards give ({ $what })
position-needs-dice = dice are rolled before any question: such a moment cannot be a position
position-no-answer = this question has no legal answer
position-under-way = the action in progress names a counter that is not there
position-under-way-number = the action in progress is impossible: “{ $what }”

## What is refused
no-such-thing = nothing has that number
no-not-asked = not possible now. { $question }
no-not-among = not possible here. { $question }
no-setup-incomplete = set-up is not finished: each leader needs a cavalry unit, each standard a leader, and units that cannot be reinforcements must be placed
no-conrois = units are attached to leaders only with the conrois option
no-tatar-leader = Tatars obey Lithuanian leaders only; { $leader-the } is not one
no-attached-already = { $unit-the } { v-is } already attached to { $leader-the }
no-group-scattered = the group “{ $group }” is not together
no-leader-apart = { $leader-the } is neither with one of his units nor adjacent to one
no-nothing-to-rally = { $unit-the } { v-is } in good order
no-wrecker = { $unit-the } cannot demolish walls: only regular units can
no-wrecking-already = { $unit-the } { v-is } demolishing the walls already
no-banner-bearer = { $unit-the } { v-does } not carry that standard
no-room-to-rally = { $unit-the } would exceed the stacking limit after rallying and must flee
no-leader-along = no leader is with { $unit-the }
no-leader-left = once on the move, { $unit-the } keep{ v-s } { v-its } leader
no-leader-under-way = { $unit-the } { v-is } on the move: a leader is taken along before the first hex
no-leader-behind = { $unit-the } cannot leave the leader behind
no-leader-declined = { $leader-the } has just been left behind
no-leader-here = there is no leader to go along
no-moved-already = { $unit-the } { v-has } moved in this phase and cannot rally
no-shot-now = { $unit-the } fire{ v-s } during enemy movement, not in { v-its } own phase
no-shot-other = { $unit-the } { v-is } not the moving unit
no-nothing-to-wreck = { $unit-the } { v-has } no walls to demolish
no-not-your-leader = { $leader-the } is not yours
no-leader-with-cavalry = { $leader-the } moves in the cavalry phase
no-leader-moved = { $leader-the } has moved in this phase
no-leader-not-there = { $leader-the } is not on the map
no-must-attack = { $units-the } must still attack
no-ready-to-shoot = { $unit-the } { v-is } in combat formation: to do more than one hex or one turn { v-it } must first change to march formation
no-one-face = { $unit-the } { v-has } no other formation
no-edge-ahead = { $unit-the } { v-does } not face the edge of the map
no-leader-to-take = { $leader-the } is not there to go along, or has moved
no-leader-placed = { $leader-the } is on the map already
no-leader-without-cavalry = { $leader-the } must be set up with cavalry, and { $unit-the } { v-is } not cavalry
no-leader-not-set-up = { $leader-the } is not set up yet
no-second-banner = { $leader-the } has a standard already, or no cavalry to carry it
no-banner-of-yours = that standard is not yours
no-banner-placed = that standard is on the map already
no-leader-edge = { $leader-the } is not at an edge of the map
no-leader-points = { $leader-the } has no point left to leave the map
no-leader-way = a leader has no path to { $hex }, or too few points
no-banner-moved = this standard has already moved in this turn
no-banner-taker = { $unit-the } cannot take over the standard: only a regular unit adjacent to the bearer that has not moved can
no-entry = { $unit-the } cannot enter at { $hex } now
no-return = { $unit-the } cannot return at { $hex } now
no-return-not-away = { $unit-the } { v-has } not left the map
no-return-too-soon = { $unit-the } cannot return before turn { $turn }
no-return-far = { $hex } is not on the edge where { $unit-the } left the map, or too far along it
no-return-leader = an enemy leader is in { $hex }: a returning unit is placed and cannot kill him
no-no-panic = { $unit-the } { v-is } not panicked
no-fort-group = at most 4 strength points of a fortified hex fight
no-not-in-combat = { $unit-the } { v-is } not in this combat
no-fall-back = { $unit-the } cannot retreat to { $hex }: enemies, their ZOC or the terrain bar the way
no-retreat-of-his = { $unit-the } { v-does } not have to retreat now
no-fall-back-step = { $unit-the } retreat{ v-s } hex by hex, each farther from the combat, so not to { $hex }
no-fall-back-short = via { $hex } the retreat of { $unit-the } would be shorter than necessary
no-aside = no unit can fall back to { $hex }
no-pursuit = the pursuit cannot go that way
no-must-pursue = the pursuit is mandatory
no-advance = no unit can advance to { $hex }
no-not-on-map = { $unit-the } { v-is } not on the map
no-takes-no-part = { $unit-the } take{ v-s } no part in this battle
no-not-yours = { $unit-the } { v-is } not yours
no-foot-later = { $unit-the } move{ v-s } in the infantry phase
no-cavalry-before = { $unit-the } move{ v-s } in the cavalry phase
no-panicked = { $unit-the } { v-is } panicked
no-stopped = { $unit-the } { v-is } stopped by fire
no-bound = { $unit-the } { v-has } taken over a standard that had already moved, and stay{ v-s }
no-done = { $unit-the } { v-has } moved
no-put-back = { $unit-the } { v-has } just returned to the map and can do nothing more in this phase
no-placed-already = { $unit-the } { v-is } set up already
no-outside-zone = { $unit-the } cannot be set up in { $hex }
no-shooter = { $unit-the } cannot fire
no-not-ready = { $unit-the } { v-is } in march formation and cannot fire
no-shot-already = { $unit-the } { v-has } fired
no-shot-riding = { $unit-the } { v-has } already fired during this move
no-target = there is no target
no-out-of-zone = { $hex } is outside the arc of fire of { $unit-the }
no-sight = { $unit-the } { v-has } no line of sight to { $hex }
no-target-now = { $unit-the } cannot fire at { $hex } now: during a move only the moving unit is a target
no-enemy-there = { $unit-the } { v-has } no enemy to fire at in { $hex }
no-own-target = { $unit-the } { v-does } not fire at { v-its } own side
no-leader-among = there are units in { $hex } too: { $unit-the } fire{ v-s } at one of them, and the leader gets a separate roll
no-counter-kind = { $unit-the } cannot counter-charge: only cavalry that is not panicked can
no-countered-already = { $unit-the } { v-has } counter-charged in this phase
no-counter-controlled = { $unit-the } { v-is } in an enemy ZOC
no-counter-contact = the enemy is already adjacent to one of your units
no-counter-way = { $unit-the } cannot reach the target: at most 60°, then one hex, and the target must be in { v-its } front hexes
no-attacks-later = { $unit-the } { v-does } not attack in this phase
no-fought-already = { $unit-the } { v-has } attacked in this phase
no-attacker = { $unit-the } cannot attack
no-not-in-front = { $unit-the } { v-has } none of these enemies in front
no-nobody-strikes = none of these units has { $hex } in its front hexes
no-nobody-there = there is no enemy to attack in { $hex }
no-left-without-duty = { $units-the } must attack and would have no target left
no-enemy-left-out = no unit would be left to attack { $hexes }
no-not-one-combat = these units and hexes do not form a single combat
no-map-ahead = { $unit-the } face{ v-s } the edge of the map
no-lake = { $hex } is a lake
no-river = there is no crossing to { $hex }
no-enemy = there are enemies in { $hex }
no-room = { $unit-the } would exceed the stacking limit in { $hex }
no-would-overrun = at this charge level { $unit-the } would overrun the infantry in { $hex }
no-points = { $unit-the } need{ v-s } { $needs } and { v-has } { $has }
no-halted = { $unit-the } cannot move on in this phase
no-turned-here = { $unit-the } { v-has } already turned in this hex
no-too-fast = { $unit-the } can turn at most 60° at this charge level
no-begun = { $unit-the } { v-has } begun to move, and a minimum move must be the only move
no-pace = { $unit-the } would gain no charge here
no-too-slow = { $unit-the } cannot overrun: that takes cavalry at charge 2 or more
no-foot-there = there is no infantry alone in { $hex }
no-sheltered = the terrain of { $hex } shelters the infantry
no-too-far = { $hex } is too far for { $unit-the } in this move ({ $hexes ->
    [one] 1 hex
   *[other] { $hexes } hexes
 }, and turning costs points too)

## What is done
nobody = no unit
    .the = no unit
    .accord = s
leader-on = leader in { $hex }
    .the = the leader in { $hex }
    .accord = s
walls-of = walls of { $hex }
    .the = the walls of { $hex }
    .accord = p
do-place = { $unit-the } in { $hex }, facing { $facing }
do-unplace = remove { $unit-the }
do-place-leader = { $leader-the } with { $unit-the }
do-place-banner = { $banner-the } with { $leader-the }
do-attach = attach { $unit-the } to { $leader-the }
do-attach-group = attach { $unit-the } and the whole group to { $leader-the }
do-default = use the scenario set-up
do-ready = finish the set-up
do-fire = { $unit-the } fire{ v-s } at { $target-the }
do-hold-fire = hold fire
do-roll-now = no other unit: roll now
do-shoot-back = { $unit-the } return{ v-s } fire at { $target-the }
do-friend-hit = { $unit-the } { v-is } hit
do-try-rally = { $unit-the } tr{ v-ies } to rally, or flee{ v-s }
do-flee = { $unit-the } flee{ v-s }
do-flee-to = via { $hex }
do-move = { $unit-the } move{ v-s }
do-rally = { $unit-the } tr{ v-ies } to rally instead of moving
do-move-leader = { $leader-the } moves
do-enter = { $unit-the } enter{ v-s } at { $hex }, facing { $facing }
do-return = { $unit-the } return{ v-s } at { $hex }, facing { $facing }
do-return-leader = { $leader-the } returns at { $hex }
do-pass-banner = { $unit-the } take{ v-s } over { $banner-the }
do-wreck = { $unit-the } begin{ v-s } to demolish the walls
do-end-phase = end the phase
do-forward = { $unit-the } move{ v-s } to { $hex }
do-hold-pace = { $unit-the } move{ v-s } to { $hex } without gaining charge
do-turn = { $unit-the } turn{ v-s } to face { $facing }
do-overrun = { $unit-the } overrun{ v-s } the infantry ahead
do-minimum-ahead = { $unit-the } make{ v-s } { v-its } minimum move: one hex, facing { $facing }
do-minimum = { $unit-the } make{ v-s } { v-its } minimum move: facing { $facing }
do-march = { $unit-the } change{ v-s } to march formation
do-make-ready = { $unit-the } change{ v-s } to combat formation
do-exit = { $unit-the } leave{ v-s } the map
do-leader-exit = { $leader-the } leaves the map
do-take-leader = { $leader-the } goes along with { $unit-the }
do-leave-leader = { $unit-the } move{ v-s } without { $leader-the }
do-leader-stops = { $leader-the } stops
do-stop = { $unit-the } stop{ v-s }
do-leader-to = { $leader-the } moves to { $hex }
do-counter-charge = { $unit-the } counter-charge{ v-s } via { $hex }
do-hold-back = do not counter-charge
do-strike-now = no other unit: attack now
do-aside = { $unit-the } fall{ v-s } back to { $hex }
do-next = { $unit-the } go{ v-es } next
do-take-up = { $unit-the } take{ v-s } up the standard
do-attack = { $units-the } attack{ v-units-s } { $hexes }
do-fort = { $units-the } fight{ v-units-s }
do-lose = { $unit-the } lose{ v-s } 1 strength point
do-fall-back = { $unit-the } retreat{ v-s } to { $hex }
do-fall-back-led = { $unit-the } retreat{ v-s } to { $hex } with the leader
do-face = face { $facing }
do-pursue = pursue { $unit-the }
do-pursue-led = pursue { $unit-the } with the leader
do-pursue-to = on to { $hex }
do-stay = stay
do-stay-all = no other unit advances
do-advance = advance to { $hex }
do-advance-led = advance to { $hex } with the leader
do-remove = remove { $unit-the }

## What follows
effect-rally = passed: the unit is in good order again; failed: it stays disorganised; either way it does nothing else
effect-held-from-flight = { $unit-the } { v-is } stopped by fire, cannot flee in this phase and stay{ v-s } put
effect-try-rally = passed: the unit becomes disorganised and stays; failed: it flees
effect-minimum = this is its whole move; charge 0
effect-allowance = { $points } available
effect-passes = it passes through an enemy ZOC in { $hex }: the next hex costs more
effect-halts = an enemy ZOC stops it in { $hex }
effect-extra = one road hex beyond its points; then it stops
effect-banner = it takes up { $banner-the }
effect-ground = the terrain disorganises it unless a leader is with it
effect-shot-at = may be fired at there by { $units-the }
effect-countered = may be counter-charged by { $units-the }
effect-loses-speed = it drops to charge 0
effect-broken = disorganised or panicked, eliminated without a roll: { $units-the }
effect-own-foot = this overruns your own infantry
effect-rides-down = it overruns the infantry in { $hex }
effect-left-behind = { $leader-the } has too few points for that and stays behind
effect-answered = may return fire at the same time: { $units-the }
effect-friends = a friendly unit is adjacent to the target: a roll of { $most } or less hits it instead
effect-leader-aim = { $leader-the } is killed on { $least } or more
effect-column = use the { $column } column
effect-hump = on the printed table { $better } is worse than { $column } here (a loss on { $fewer } rolls in 36, not { $losses })
effect-hump-passed = on the printed table { $column } is worse than { $worse } here (a loss on { $fewer } rolls in 36, not { $losses })
effect-lone-leader = a lone leader is killed whatever the roll
effect-struck-again = attacked before in this phase, and again with the units they joined: { $units-the }
effect-struck = { $unit-the } attack{ v-s } with charge { $charge } only
effect-fort = in { $hex } at most { $most } strength points fight, chosen by their owner; calculated with { $units-the }
effect-counter-ends-move = the counter-charged unit ends its move there
effect-idle = { $count ->
    [one] 1 unit has not moved
   *[other] { $count } units have not moved
 }
effect-standing = cavalry that does not move drops to charge 0: { $units-the }
effect-must-attack = { $units-the } will have to attack
effect-eliminated = { $unit-the } { v-is } eliminated by it
effect-pushes = it retreats through friendly infantry, which panics: { $units-the }
effect-pushes-bombard = it retreats over a bombard in combat formation, which is eliminated: { $units-the }

## Odds
result-own-lost = { $seat }: { $n ->
    [one] 1 strength point lost
   *[other] { $n } strength points lost
 }
result-foe-lost = { $seat }: { $n ->
    [one] 1 strength point lost
   *[other] { $n } strength points lost
 }
result-own-gone = { $seat }: { $n ->
    [one] 1 unit eliminated
   *[other] { $n } units eliminated
 }
result-foe-gone = { $seat }: { $n ->
    [one] 1 unit eliminated
   *[other] { $n } units eliminated
 }
result-own-shaken = { $seat }: { $n ->
    [one] 1 unit disorganised
   *[other] { $n } units disorganised
 }
result-foe-shaken = { $seat }: { $n ->
    [one] 1 unit disorganised
   *[other] { $n } units disorganised
 }
result-own-routed = { $seat }: { $n ->
    [one] 1 unit panicked
   *[other] { $n } units panicked
 }
result-foe-routed = { $seat }: { $n ->
    [one] 1 unit panicked
   *[other] { $n } units panicked
 }
result-own-back = { $seat }: { $n ->
    [one] retreat of 1 hex
   *[other] retreat of { $n } hexes
 }
result-foe-back = { $seat }: { $n ->
    [one] retreat of 1 hex
   *[other] retreat of { $n } hexes
 }
result-must-pursue = { $seat }: { $n ->
    [one] 1 unit must pursue
   *[other] { $n } units must pursue
 }
result-leader-dies = { $leader-the } is killed
result-banner-falls = { $banner-the } is lost
result-banner-torn = { $banner-the } is dropped by its captors
result-banner-back = { $banner-the } is recaptured
result-stopped = { $unit-the } { v-is } stopped
result-walls-down = the walls are destroyed
result-rallied = the unit rallies
result-overrun = the overrun succeeds
result-overrun-fails = the overrun fails
result-nothing = no effect
account-charge = Charge level
account-attack = Attack strength
account-defence = Defence strength
account-column = Column shift from 1:1

## Layers
overlay-zones = Zones of control
overlay-front = Front of the units here
overlay-command = Command range of leaders
overlay-led = Units of this leader
overlay-banners = Units helped by standards
overlay-fire = Arc of fire of the units here
overlay-charge = Charge levels
overlay-duties = Units that must still attack

## Tables
sheet-combat = Combat
sheet-throw = Roll
sheet-disorganisation = Disorganisation after a retreat
sheet-retreat = Retreat
sheet-horse-2 = Cavalry, armour 2
sheet-horse-1 = Cavalry, armour 1
sheet-horse-0 = Cavalry, armour 0
sheet-foot-2 = Infantry, armour 2
sheet-foot-1 = Infantry, armour 1
sheet-foot-0 = Other infantry and missile units on foot
sheet-terrain = Terrain
sheet-ground = Terrain
sheet-on-foot = Infantry
sheet-mounted = Cavalry
sheet-turn-foot = Infantry turn
sheet-turn-horse = Cavalry turn
sheet-defence = Defence
sheet-halves = Halves an attacker in it
sheet-breaks = Ends a charge
sheet-hides = Blocks line of sight
sheet-sides = Hexsides
sheet-side = Side
sheet-speed = Charge
sheet-none-left = drops to 0
side-stream = Stream
side-bridge = Bridge
side-ford = Ford
side-uphill = Uphill
sheet-archers = Archers
sheet-horse-archers = Horse archers
sheet-crossbows = Crossbowmen
sheet-bombard = Bombard
sheet-object = Bombard against walls
sheet-total-range = Total, by range
sheet-test = Morale test
sheet-level = Level
sheet-passes = Passed on
sheet-overrun = Overrunning infantry
sheet-total = Total
sheet-rider = The cavalry
sheet-ridden = The infantry
trial-fails = fails
trial-succeeds = succeeds
trial-stays = stays
trial-out = eliminated
trial-test = test { $row }
sheet-pursuit = Pursuit: voluntary or mandatory
sheet-distance = Distance to a leader
sheet-free = Voluntary up to
sheet-track = Morale track
sheet-marker = Marker
sheet-victory = Victory points
sheet-lost = Lost by the enemy
sheet-points = Points
kind-cavalry = Cavalry
kind-horse-archer = Horse archers
kind-infantry = Infantry
kind-archer = Archers
kind-crossbow = Crossbowmen
kind-bombard = Bombard
kind-leader = Leader
kind-banner = Standard in enemy hands
told-wrecking-anew = { $unit-The } must begin the demolition again
told-ended-both = Neither side has a leader left, { $allied }–{ $order }: { $grade }{ $winner-for }
effect-tested = it takes a morale test with its stack: passed or not, its move is over and its charge drops to 0
effect-tests-mover = { $unit-the } take{ v-s } a morale test: passed or not, { v-it } cannot move in this phase and drop{ v-s } to charge 0
effect-tests = { $unit-the } take{ v-s } a morale test and drop{ v-s } to charge 0
effect-tested-striker = { $unit-the } first take{ v-s } a morale test and drop{ v-s } to charge 0; the column below assumes it is passed
effect-bound = { $unit-the } cannot move on in this turn: another unit has moved the standard
effect-ends-game = this ends the battle: { $winner }
effect-shot-at-back = if it fails, may be fired at by { $units-the }
result-banner-captured = { $banner-the } is captured
result-wrecking-anew = { $unit-the } must begin the demolition again
result-flees = { $unit-the } flee{ v-s }
result-game-ends = the battle ends: { $winner }
result-test-passed = the test is passed
no-entry-waiting = { $unit-the } { v-is } not a reinforcement
no-entry-foot-waits = { $unit-the } can enter only after all cavalry of this turn
no-entry-quota = no more reinforcements can enter in this turn: { $unit-the } must wait
no-entry-hex = { $hex } is not an entry hex of { $unit-the }
no-entry-held = enemies occupy or control { $hex }: { $unit-the } cannot enter there
no-entry-facing = { $unit-the } cannot face off the map in { $hex }
no-fall-back-turn = { $unit-the } must finish { v-its } retreat first
no-stay-all = first choose which victorious unit goes next; then it may stay
no-aside-of-his = { $unit-the } { v-does } not have to fall back
no-aside-step = { $hex } is not adjacent to { $unit-the }
no-hex-attacked-already = { $hex } has been attacked in this phase
no-time-left = { $unit-the } { v-has } no time left in this phase
no-flight-yet = { $unit-the } flee{ v-s } once, at the start of a movement phase: { v-it } { v-has } fled already or panicked only in this phase
told-disorder-fire-nobody = Disorganisation by fire, units of { $seat-the }: rolled { $throw }, row { v-row }, no effect
told-disorder-nobody = Disorganisation after retreat, units of { $seat-the }: rolled { $throw }, row { v-row }, no effect
effect-tests-later = disorganised or panicked units share the hex: morale tests follow at the end of the combat

## What the odds take as given
assumed-held-back = no other unit counter-charges
assumed-unanswered = no return fire
assumed-loss = the strongest unit takes losses
assumed-fort = as many points as possible fight from a fort
assumed-face = facings are kept
assumed-stay = optional pursuit and advance are declined
assumed-retreat = retreats use a clear path
assumed-next = the first of several units goes first
assumed-take-up = the first unit able to takes up the standard
assumed-aside = infantry falls back by the first path
assumed-friend-hit = the first of several friendly units is hit
assumed-shoot-back = return fire
assumed-first = the first of several is chosen

## Words of the page: actions, statuses, values, and what a standing order may count
action-place = Place
action-unplace = Remove
action-attach = Attach to this leader
action-default = Use scenario set-up
action-ready = Finish set-up
action-fire = Fire
action-hold-fire = Hold fire
action-friend-hit = This unit is hit
action-rally = Rally
action-flee = Flee
action-move = Start moving
action-enter = Enter the map
action-return = Return to the map
action-pass-banner = Hand over the standard
action-wreck = Demolish walls
action-end-phase = End the phase
action-forward = Move
action-forward-led = Move with the leader
action-forward-rough = Move (becomes disorganised)
action-hold-pace = Move without gaining charge
action-turn = Turn
action-overrun = Overrun
action-minimum = Minimum move
action-flip = Change formation
action-exit = Leave the map
action-take-leader = Take the leader along
action-leave-leader = Leave the leader here
action-stop = End the move
action-counter-charge = Counter-charge via
action-hold-back = Do not counter-charge
action-retreat = Retreat to
action-next = This unit next
action-take-up = Take up the standard
action-attack = Attack
action-fort = These units fight
action-lose = Lose 1 strength point
action-face = Face
action-pursue = Pursue to
action-stay = Stay
action-advance = Advance to
action-remove = Remove
status-disorganised = disorganised
status-panicked = panicked
status-ready = combat formation
status-marching = march formation
status-stopped = stopped
status-banner = carries a standard
status-worn = reduced
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
look-regular-cavalry = Regular cavalry
look-militia = Militia
look-leader = Leaders
look-army-leader = Army leaders
asked-fire = Whether to fire
asked-shoot-back = Whether to return fire
asked-counter-charge = Whether to counter-charge
asked-retreat = Where to retreat
asked-next = Which victorious unit goes next
asked-take-up = Which unit takes up the standard
asked-loss = Which unit takes the loss
asked-face = Which way to face
asked-pursue = Whether to pursue
asked-advance = Whether to advance
asked-aside = Where infantry falls back
asked-fort = Which units fight from a fort
asked-friend-hit = Which friendly unit is hit
does-fire = fire
does-hold-fire = hold fire
does-counter-charge = counter-charge
does-hold-back = do not counter-charge
does-retreat = retreat by the safest path
does-next = the first unit able to
does-take-up = the first unit able to
does-lose = the unit that it hurts least
does-face = face the enemy
does-stay = stay
does-pursue = pursue
does-advance = advance
does-fort = as many points as possible
does-friend-hit = the first unit able to
counts-total = the modifier of the shot
counts-later = later shots in this phase (1, or 0 in the last moment)
counts-odds = the odds (3 = 3:1, −2 = 1:2)
counts-charge = the charge level
chance-result-foe-lost = the enemy loses strength
chance-result-foe-shaken = the enemy is disorganised
chance-result-stopped = the target is stopped
chance-result-foe-back = the enemy retreats
chance-result-own-lost = we lose strength
chance-result-own-back = we retreat
sure-ready = Begin the battle with this set-up?
sure-end-phase = End the phase?
hint-fire = You may fire or hold fire. Each answer shows what the shot may do; nothing happens before you choose.
hint-shoot-back = You may return fire or hold fire. Each answer shows what the shot may do; nothing happens before you choose.
hint-counter-charge = An enemy has come within reach: you may counter-charge before it attacks, or hold. Each answer shows what follows.
action-formation = Change formation
track-fatigue = fatigue
way-pace = charge { $pace }
shade-pace = charge on arrival

## Before the battle
about-title = Grunwald 1410
about-summary = The battle of Grunwald: charges, counter-charges and pursuits, with two hundred counters.
option-organisation = Chapters 13 and 14
option-organisation-off = without
option-organisation-conrois = conrois
option-organisation-fatigue = conrois and fatigue
option-stream = A stream protects
option-stream-every = if every attacker crosses it
option-stream-any = if any attacker crosses it
option-standing-charge = Cavalry that does not move
option-standing-charge-lost = drops to charge 0
option-standing-charge-kept = keeps its charge level
option-crossings = Zones of control at bridges and fords
option-crossings-open = extend across
option-crossings-closed = end there
option-blocked-retreat = An incomplete retreat costs
option-blocked-retreat-flat = 1 strength point in all
option-blocked-retreat-per-hex = 1 point for each missing hex
option-army-leader = The death of an army leader strikes
option-army-leader-nation = his nation
option-army-leader-side = the whole side
