# Grunwald 1410 : toutes les phrases en français.
#
# Ce que l'on nomme apporte sa grammaire à la phrase : pour « $unit » (ou « $leader », « $seat », « $banner », une liste « $units »),
# elle dispose de
#   $unit-le, $unit-Le    la bannière de Cracovie I, les arbalétriers de l'Ordre I (et avec majuscule)
#   $unit-de              de la bannière de Cracovie I, des arbalétriers de l'Ordre I ; $seat-a : à l'Ordre teutonique
#   $unit-accord          ms, fs, mp ou fp ; les terminaisons ci-dessous s'y accordent
# « $seat » seul, sans article, est pour les étiquettes : « Ordre teutonique : tirer ? ».

## Terminaisons des verbes, et autres accords
v-e = { $unit-accord ->
    [mp] ent
    [fp] ent
   *[other] e
 }
v-nt = { $unit-accord ->
    [mp] ent
    [fp] ent
   *[other] { "" }
 }
v-s = { $unit-accord ->
    [fs] e
    [mp] s
    [fp] es
   *[other] { "" }
 }
v-est = { $unit-accord ->
    [mp] sont
    [fp] sont
   *[other] est
 }
v-nest = { $unit-accord ->
    [mp] ne sont
    [fp] ne sont
   *[other] n’est
 }
v-rait = { $unit-accord ->
    [mp] ent
    [fp] ent
   *[other] t
 }
v-lui = { $unit-accord ->
    [fs] elle
    [mp] eux
    [fp] elles
   *[other] lui
 }
v-a = { $unit-accord ->
    [mp] ont
    [fp] ont
   *[other] a
 }
v-va = { $unit-accord ->
    [mp] vont
    [fp] vont
   *[other] va
 }
v-fait = { $unit-accord ->
    [mp] font
    [fp] font
   *[other] fait
 }
v-doit = { $unit-accord ->
    [mp] doivent
    [fp] doivent
   *[other] doit
 }
v-peut = { $unit-accord ->
    [mp] peuvent
    [fp] peuvent
   *[other] peut
 }
v-it = { $unit-accord ->
    [mp] issent
    [fp] issent
   *[other] it
 }
v-fuit = { $unit-accord ->
    [mp] fuient
    [fp] fuient
   *[other] fuit
 }
v-prend = { $unit-accord ->
    [mp] prennent
    [fp] prennent
   *[other] prend
 }
v-revient = { $unit-accord ->
    [mp] reviennent
    [fp] reviennent
   *[other] revient
 }
v-recoit = { $unit-accord ->
    [mp] reçoivent
    [fp] reçoivent
   *[other] reçoit
 }
v-son = { $unit-accord ->
    [mp] leur
    [fp] leur
   *[other] son
 }
v-sa = { $unit-accord ->
    [mp] leur
    [fp] leur
   *[other] sa
 }
v-il = { $unit-accord ->
    [fs] elle
    [mp] ils
    [fp] elles
   *[other] il
 }
v-units-e = { $units-accord ->
    [mp] ent
    [fp] ent
   *[other] e
 }
v-units-combat = { $units-accord ->
    [mp] combattent
    [fp] combattent
   *[other] combat
 }
v-units-doit = { $units-accord ->
    [mp] doivent
    [fp] doivent
   *[other] doit
 }
v-units-seul = { $units-accord ->
    [fs] seule
    [mp] seuls
    [fp] seules
   *[other] seul
 }
v-units-aurait = { $units-accord ->
    [mp] auraient
    [fp] auraient
   *[other] aurait
 }
v-seat-a = { $seat-accord ->
    [mp] ont
    [fp] ont
   *[other] a
 }
v-hexes = { $hexes ->
    [one] { $hexes } hexagone
   *[other] { $hexes } hexagones
 }
v-row = { $row ->
    [1] D1
    [2] D2/A1
    [3] D3/A2
    [4] D4/A3
   *[5] D5/A4
 }

## Erreurs dans les fichiers
flaw-word = { $what } : « { $word } »
flaw-side = camp inconnu
flaw-table = une table manque ou est incomplète
flaw-kind = genre de pion inconnu
flaw-leader = chef inconnu
flaw-banner = étendard inconnu
flaw-counter = pion inconnu
flaw-hex = hexagone inconnu
flaw-edge = bord inconnu
flaw-nation = nation inconnue
flaw-line = ligne de placement illisible
flaw-facing = orientation inconnue
flaw-map = la carte est incohérente
flaw-ground = terrain inconnu

## Noms
seat-allied = Pologne et Lituanie
    .le = la Pologne et la Lituanie
    .de = de la Pologne et de la Lituanie
    .a = à la Pologne et à la Lituanie
    .accord = fp
seat-order = Ordre teutonique
    .le = l’Ordre teutonique
    .de = de l’Ordre teutonique
    .a = à l’Ordre teutonique
    .accord = ms
authored = { $fr }
    .le = { $fr }
    .de = de { $fr }
    .accord = ms
unit = { $name } { $number }
    .le = { $name-le } { $number }
    .de = { $name-de } { $number }
    .accord = { $name-accord }
unit-long = { $long } { $number }
    .le = { $name-le } { $number }
    .de = { $name-de } { $number }
    .accord = { $name-accord }
the-hex = { $hex }
    .le = { $hex }
    .de = de { $hex }
    .accord = ms
to-n = nord
    .au = au nord
to-ne = nord-est
    .au = au nord-est
to-se = sud-est
    .au = au sud-est
to-s = sud
    .au = au sud
to-sw = sud-ouest
    .au = au sud-ouest
to-nw = nord-ouest
    .au = au nord-ouest
points-whole = { $n } PM
    .n = { $n }
points-half = ½ PM
    .n = ½
points-and-half = { $n }½ PM
    .n = { $n }½
order-good = en bon ordre
    .key = good
order-disorganised = désorganisée
    .key = disorganised
order-panicked = en panique
    .key = panicked
phase-1 = mouvement de la cavalerie
phase-2 = attaques de la cavalerie
phase-3 = mouvement de l’infanterie
phase-4 = attaques de l’infanterie
phase-9 = moral

# Unités : le nom court de chaque groupe ; les noms longs sont dans units.toml.
name-pkr = bannière de Cracovie
    .le = la bannière de Cracovie
    .de = de la bannière de Cracovie
    .accord = fs
name-pgo = bannière de Gończa
    .le = la bannière de Gończa
    .de = de la bannière de Gończa
    .accord = fs
name-pco = bannière de la cour
    .le = la bannière de la cour
    .de = de la bannière de la cour
    .accord = fs
name-psg = bannière Saint-Georges (Bohême)
    .le = la bannière Saint-Georges (Bohême)
    .de = de la bannière Saint-Georges (Bohême)
    .accord = fs
name-ppo = bannière de Poznań
    .le = la bannière de Poznań
    .de = de la bannière de Poznań
    .accord = fs
name-psa = bannière de Sandomierz
    .le = la bannière de Sandomierz
    .de = de la bannière de Sandomierz
    .accord = fs
name-pka = bannière de Kalisz
    .le = la bannière de Kalisz
    .de = de la bannière de Kalisz
    .accord = fs
name-psi = bannière de Sieradz
    .le = la bannière de Sieradz
    .de = de la bannière de Sieradz
    .accord = fs
name-plu = bannière de Lublin
    .le = la bannière de Lublin
    .de = de la bannière de Lublin
    .accord = fs
name-ple = bannière de Łęczyca
    .le = la bannière de Łęczyca
    .de = de la bannière de Łęczyca
    .accord = fs
name-pku = bannière de Cujavie
    .le = la bannière de Cujavie
    .de = de la bannière de Cujavie
    .accord = fs
name-plw = bannière de Lwów
    .le = la bannière de Lwów
    .de = de la bannière de Lwów
    .accord = fs
name-pha = bannière de Halicz
    .le = la bannière de Halicz
    .de = de la bannière de Halicz
    .accord = fs
name-pwi = bannière de Wieluń
    .le = la bannière de Wieluń
    .de = de la bannière de Wieluń
    .accord = fs
name-pdo = bannière de Dobrzyń
    .le = la bannière de Dobrzyń
    .de = de la bannière de Dobrzyń
    .accord = fs
name-ppd = bannière de Podolie
    .le = la bannière de Podolie
    .de = de la bannière de Podolie
    .accord = fs
name-pma = bannière de Mazovie
    .le = la bannière de Mazovie
    .de = de la bannière de Mazovie
    .accord = fs
name-pli = clan Leliwa
    .le = le clan Leliwa
    .de = du clan Leliwa
    .accord = ms
name-pna = clan Nałęcz
    .le = le clan Nałęcz
    .de = du clan Nałęcz
    .accord = ms
name-pmz = bannière de Brzezie
    .le = la bannière de Brzezie
    .de = de la bannière de Brzezie
    .accord = fs
name-lvi = bannière de Vilnius
    .le = la bannière de Vilnius
    .de = de la bannière de Vilnius
    .accord = fs
name-ltr = bannière de Trakai
    .le = la bannière de Trakai
    .de = de la bannière de Trakai
    .accord = fs
name-lme = bannière de Medininkai
    .le = la bannière de Medininkai
    .de = de la bannière de Medininkai
    .accord = fs
name-lgr = bannière de Grodno
    .le = la bannière de Grodno
    .de = de la bannière de Grodno
    .accord = fs
name-lka = bannière de Kaunas
    .le = la bannière de Kaunas
    .de = de la bannière de Kaunas
    .accord = fs
name-lpo = bannière de Polotsk
    .le = la bannière de Polotsk
    .de = de la bannière de Polotsk
    .accord = fs
name-lvt = bannière de Vitebsk
    .le = la bannière de Vitebsk
    .de = de la bannière de Vitebsk
    .accord = fs
name-lki = bannière de Kiev
    .le = la bannière de Kiev
    .de = de la bannière de Kiev
    .accord = fs
name-lli = bannière de Lida
    .le = la bannière de Lida
    .de = de la bannière de Lida
    .accord = fs
name-lno = bannière de Nowogródek
    .le = la bannière de Nowogródek
    .de = de la bannière de Nowogródek
    .accord = fs
name-lbr = bannière de Brest
    .le = la bannière de Brest
    .de = de la bannière de Brest
    .accord = fs
name-lst = bannière de Starodub
    .le = la bannière de Starodub
    .de = de la bannière de Starodub
    .accord = fs
name-lsm = bannière de Smolensk
    .le = la bannière de Smolensk
    .de = de la bannière de Smolensk
    .accord = fs
name-tgm = bannière du grand maître
    .le = la bannière du grand maître
    .de = de la bannière du grand maître
    .accord = fs
name-tgs = petite bannière
    .le = la petite bannière
    .de = de la petite bannière
    .accord = fs
name-tor = bannière du maréchal
    .le = la bannière du maréchal
    .de = de la bannière du maréchal
    .accord = fs
name-tsg = bannière Saint-Georges (hôtes)
    .le = la bannière Saint-Georges (hôtes)
    .de = de la bannière Saint-Georges (hôtes)
    .accord = fs
name-toe = bannière d’Oels
    .le = la bannière d’Oels
    .de = de la bannière d’Oels
    .accord = fs
name-twe = bannière de Westphalie
    .le = la bannière de Westphalie
    .de = de la bannière de Westphalie
    .accord = fs
name-tgc = bannière du grand commandeur
    .le = la bannière du grand commandeur
    .de = de la bannière du grand commandeur
    .accord = fs
name-ttr = bannière du trésorier
    .le = la bannière du trésorier
    .de = de la bannière du trésorier
    .accord = fs
name-tpm = bannière de Pomésanie
    .le = la bannière de Pomésanie
    .de = de la bannière de Pomésanie
    .accord = fs
name-tcu = bannière de Culm
    .le = la bannière de Culm
    .de = de la bannière de Culm
    .accord = fs
name-tbr = bannière de Brandebourg
    .le = la bannière de Brandebourg
    .de = de la bannière de Brandebourg
    .accord = fs
name-tsb = bannière de Sambie
    .le = la bannière de Sambie
    .de = de la bannière de Sambie
    .accord = fs
name-tsc = bannière de Schönsee
    .le = la bannière de Schönsee
    .de = de la bannière de Schönsee
    .accord = fs
name-tne = bannière de Nessau
    .le = la bannière de Nessau
    .de = de la bannière de Nessau
    .accord = fs
name-tba = bannière de Balga
    .le = la bannière de Balga
    .de = de la bannière de Balga
    .accord = fs
name-tbg = bannière de Braunsberg
    .le = la bannière de Braunsberg
    .de = de la bannière de Braunsberg
    .accord = fs
name-tgd = bannière de Graudenz
    .le = la bannière de Graudenz
    .de = de la bannière de Graudenz
    .accord = fs
name-tst = bannière de Strasburg
    .le = la bannière de Strasburg
    .de = de la bannière de Strasburg
    .accord = fs
name-ttu = bannière de Tuchel
    .le = la bannière de Tuchel
    .de = de la bannière de Tuchel
    .accord = fs
name-tel = bannière d’Elbing
    .le = la bannière d’Elbing
    .de = de la bannière d’Elbing
    .accord = fs
name-ten = bannière d’Engelsburg
    .le = la bannière d’Engelsburg
    .de = de la bannière d’Engelsburg
    .accord = fs
name-tat = Tatars
    .le = les Tatars
    .de = des Tatars
    .accord = mp
name-pil = infanterie polonaise
    .le = l’infanterie polonaise
    .de = de l’infanterie polonaise
    .accord = fs
name-pim = levée polonaise
    .le = la levée polonaise
    .de = de la levée polonaise
    .accord = fs
name-pxb = arbalétriers polonais
    .le = les arbalétriers polonais
    .de = des arbalétriers polonais
    .accord = mp
name-pbo = bombarde polonaise
    .le = la bombarde polonaise
    .de = de la bombarde polonaise
    .accord = fs
name-lil = infanterie lituanienne
    .le = l’infanterie lituanienne
    .de = de l’infanterie lituanienne
    .accord = fs
name-lim = levée ruthène
    .le = la levée ruthène
    .de = de la levée ruthène
    .accord = fs
name-lar = archers lituaniens
    .le = les archers lituaniens
    .de = des archers lituaniens
    .accord = mp
name-tih = infanterie lourde de l’Ordre
    .le = l’infanterie lourde de l’Ordre
    .de = de l’infanterie lourde de l’Ordre
    .accord = fs
name-til = infanterie des villes
    .le = l’infanterie des villes
    .de = de l’infanterie des villes
    .accord = fs
name-tim = levée prussienne
    .le = la levée prussienne
    .de = de la levée prussienne
    .accord = fs
name-txb = arbalétriers de l’Ordre
    .le = les arbalétriers de l’Ordre
    .de = des arbalétriers de l’Ordre
    .accord = mp
name-tar = archers prussiens
    .le = les archers prussiens
    .de = des archers prussiens
    .accord = mp
name-tbo = bombarde de l’Ordre
    .le = la bombarde de l’Ordre
    .de = de la bombarde de l’Ordre
    .accord = fs

# Chefs
leader-jagiello = Jagiełło
    .le = Jagiełło
    .de = de Jagiełło
    .accord = ms
leader-andrzej = Andrzej
    .le = Andrzej
    .de = d’Andrzej
    .accord = ms
leader-zyndram = Zyndram
    .le = Zyndram
    .de = de Zyndram
    .accord = ms
leader-witold = Witold
    .le = Witold
    .de = de Witold
    .accord = ms
leader-szymon = Szymon
    .le = Szymon
    .de = de Szymon
    .accord = ms
leader-jerzy = Jerzy
    .le = Jerzy
    .de = de Jerzy
    .accord = ms
leader-ulrich = Ulrich
    .le = Ulrich
    .de = d’Ulrich
    .accord = ms
leader-wallenrod = Wallenrod
    .le = Wallenrod
    .de = de Wallenrod
    .accord = ms
leader-salzbach = Salzbach
    .le = Salzbach
    .de = de Salzbach
    .accord = ms
leader-merchein = Merheim
    .le = Merheim
    .de = de Merheim
    .accord = ms
leader-gersdorf = Gersdorf
    .le = Gersdorf
    .de = de Gersdorf
    .accord = ms
leader-lichtenstein = Lichtenstein
    .le = Lichtenstein
    .de = de Lichtenstein
    .accord = ms

# Étendards
standard-kr = étendard du royaume
    .le = l’étendard du royaume
    .de = de l’étendard du royaume
    .accord = ms
standard-vy = étendard de Witold
    .le = l’étendard de Witold
    .de = de l’étendard de Witold
    .accord = ms
standard-gm = étendard du grand maître
    .le = l’étendard du grand maître
    .de = de l’étendard du grand maître
    .accord = ms
standard-or = étendard de l’Ordre
    .le = l’étendard de l’Ordre
    .de = de l’étendard de l’Ordre
    .accord = ms

## Questions
ask-over = la bataille est finie
ask-setup = { $seat } : placer l’armée, ou prendre le placement du scénario
ask-open-fire = { $seat } : tirer avant tout mouvement ?
ask-fire-leader = { $seat } : tirer sur le chef qui se déplace ?
ask-close-fire = { $seat } : tirer avant la fin de la phase ?
ask-panic = { $seat } : unités en panique d’abord, ralliement ou fuite
ask-cavalry = { $seat } : déplacer la cavalerie et les chefs, ou finir la phase
ask-foot = { $seat } : déplacer l’infanterie, ou finir la phase
ask-combat = { $seat } : quelles unités attaquent quels ennemis ?
ask-excess = { $seat } : empilement dépassé en { $hex }, les remparts étant tombés ; quelle unité retirer ?
ask-leader = { $seat } : déplacer { $leader-le } vers quel hexagone ?
ask-step = { $seat } : { $unit-le }, continuer ({ $left }) ou s’arrêter ?
ask-fire = { $seat } : tirer sur { $unit-le } ?
ask-fire-more = { $seat } : une autre unité tire-t-elle sur { $unit-le } ?
ask-counter = { $seat } : contre-charger { $unit-le } ?
ask-counter-leader = { $seat } : contre-charger le chef isolé ?
ask-counter-more = { $seat } : une autre unité contre-charge-t-elle { $unit-le } ?
ask-counter-leader-more = { $seat } : une autre unité contre-charge-t-elle le chef isolé ?
ask-shoot-back = { $seat } : riposter par un tir sur { $unit-le } ?
ask-friend = { $seat } : le tir en { $hex } touche une unité amie ; laquelle ?
ask-aside = { $seat } : { $unit-le } { v-doit } reculer d’un hexagone ; vers où ?
ask-asides = { $seat } : l’infanterie doit reculer ; quelle unité d’abord, et vers où ?
ask-next = { $seat } : quelle unité victorieuse avance ensuite ?
ask-take-up = { $seat } : quelle unité relève { $banner-le } ?
ask-flee = { $seat } : quel chemin de fuite ?
ask-retreat = { $seat } : { $unit-le } { v-doit } encore retraiter { $hexes ->
    [one] d’un hexagone
   *[other] de { $hexes } hexagones
 } ; vers où ?
ask-face = { $seat } : quelle orientation pour { $unit-le } ?
ask-must-pursue = { $seat } : { $unit-le } { v-doit } poursuivre ; quelle unité ?
ask-pursue = { $seat } : { $unit-le }, poursuivre ou rester ?
ask-advance = { $seat } : { $unit-le }, avancer ou rester ?
ask-fort = { $seat } : quelles unités combattent depuis { $hex } ?
ask-loss = { $seat } : quelle unité perd 1 point de force ?
ask-blocked = { $seat } : retraite incomplète ; quelle unité perd 1 point de force ?
ask-who-retreats = { $seat } : quelle unité retraite ensuite, et vers où ?

## Événements
told-placed = { $unit-Le } se plac{ v-e } en { $hex }, face { $facing-au }
told-unplaced = { $unit-Le } { v-est } retiré{ v-s } de la carte
told-leader-placed = { $leader-Le } se place en { $hex }
told-banner-placed = { $unit-Le } port{ v-e } { $banner-le }
told-attached = { $unit-Le } { v-est } rattaché{ v-s } à { $leader-le }
told-set-up = { $seat-Le } { v-seat-a } fini le placement
told-phase = Tour { $turn }, phase { $step } : { $step ->
    [9] { $phase }
   *[other] { $seat }, { $phase }
 }
told-level = Niveau de moral : { $level ->
    [2] Pologne et Lituanie +2, Ordre teutonique −2
    [1] Pologne et Lituanie +1, Ordre teutonique −1
    [-1] Pologne et Lituanie −1, Ordre teutonique +1
    [-2] Pologne et Lituanie −2, Ordre teutonique +2
   *[0] 0 pour les deux camps
 }
told-fatigue = La fatigue { $leader-de } passe à { $level }
told-wrecking = { $unit-Le } démoli{ $unit-accord ->
    [mp] ssent
    [fp] ssent
   *[other] t
 } le rempart depuis { $turns ->
    [one] 1 tour complet
   *[other] { $turns } tours complets
 }
told-walls-down = Le rempart de { $hex } est démoli
told-rode = { $unit-Le } { v-va } de { $from } à { $to } ({ $cost }, reste { $left-n }), charge { $charge }
told-rode-foot = { $unit-Le } { v-va } de { $from } à { $to } ({ $cost }, reste { $left-n })
told-rode-extra = { $unit-Le } { v-fait } un hexagone de route en plus, de { $from } à { $to }
told-march = { $unit-Le } { v-va } de { $from } à { $to } ({ v-hexes }, { $cost }, reste { $left-n }), charge { $charge }
told-march-turned = { $unit-Le } { v-va } de { $from } à { $to } ({ v-hexes }, { $cost }, reste { $left-n }), face { $facing-au }, charge { $charge }
told-march-foot = { $unit-Le } { v-va } de { $from } à { $to } ({ v-hexes }, { $cost }, reste { $left-n })
told-march-turned-foot = { $unit-Le } { v-va } de { $from } à { $to } ({ v-hexes }, { $cost }, reste { $left-n }), face { $facing-au }
told-turned = { $unit-Le } pivot{ v-e } face { $facing-au } ({ $cost }, reste { $left-n })
told-minimum = { $unit-Le } { v-fait } { v-son } mouvement minimal : { $hex }, face { $facing-au }
told-ready = { $unit-Le } pass{ v-e } en formation de combat
told-marching = { $unit-Le } pass{ v-e } en formation de marche
told-halted = { $unit-Le } entr{ v-e } en ZdC ennemie en { $hex } et s’arrêt{ v-e }
told-passes = { $unit-Le } travers{ v-e } une ZdC ennemie en { $hex }
told-slowed = { $unit-Le } retomb{ v-e } à charge 0
told-left = { $unit-Le } quitt{ v-e } la carte par { $hex } (retour possible dès le tour { $turn })
told-returned = { $unit-Le } { v-revient } en { $hex }, face { $facing-au }
told-arrived = { $unit-Le } entr{ v-e } sur la carte en { $hex }
told-leader-rode = { $leader-Le } va en { $hex } (reste { $left })
told-leader-march = { $leader-Le } va en { $hex } ({ v-hexes }, reste { $left })
told-leader-along = { $leader-Le } suit en { $hex }
told-left-behind = { $leader-Le } n’a plus assez de points pour suivre et reste en { $hex }
told-leader-left = { $leader-Le } quitte la carte par { $hex } (retour possible dès le tour { $turn })
told-leader-returned = { $leader-Le } revient en { $hex }
told-wrecking-began = { $unit-Le } commenc{ v-e } à démolir le rempart
told-passed = { $unit-Le } réuss{ v-it } { v-son } test de moral ({ $throw } au dé, il fallait { $needs } ou moins)
told-failed = { $unit-Le } manqu{ v-e } { v-son } test de moral ({ $throw } au dé, il fallait { $needs } ou moins)
told-worse = { $unit-Le } { $order-key ->
    [panicked] paniqu{ v-e }
   *[other] { v-est } désorganisé{ v-s }
 }
told-rallied = { $unit-Le } { $order-key ->
    [good] se réorganis{ v-e }
   *[other] se ralli{ v-e } et rest{ v-e } désorganisé{ v-s }
 }
told-not-rallied = { $unit-Le } ne se réorganis{ v-e } pas
told-fled = { $unit-Le } { v-fuit } jusqu’en { $hex }
told-shot-leaders = { $unit-Le } tir{ v-e } sur le chef en { $hex }
told-shot-walls = { $unit-Le } tir{ v-e } sur le rempart de { $hex } : { $throw }, sans effet
told-shot-walls-down = { $unit-Le } tir{ v-e } sur le rempart de { $hex } : { $throw }, détruit
told-shot-disorders = { $unit-Le } tir{ v-e } sur { $target-le } en { $hex } : { $throw }, cible désorganisée
told-shot-missed = { $unit-Le } tir{ v-e } sur { $target-le } en { $hex } : { $throw }, sans effet
told-shot-hits = { $unit-Le } tir{ v-e } sur { $target-le } en { $hex } : { $throw }, { $loss ->
    [one] 1 point de force perdu
   *[other] { $loss } points de force perdus
 }
told-friend-hit = Le tir { $unit-de } touche une unité amie ({ $throw } au dé)
told-friend-safe = Le tir { $unit-de } épargne les unités amies ({ $throw } au dé)
told-bolt-stops = { $unit-Le } { v-est } arrêté{ v-s } par un carreau ({ $throw } au dé)
told-bolt-no = { $unit-Le } { v-nest } pas arrêté{ v-s } par le carreau ({ $throw } au dé)
told-held-from-flight = { $unit-Le } ne { v-peut } pas fuir : arrêté{ v-s } par un tir
told-stopped = { $unit-Le } { v-est } arrêté{ v-s } par un tir
told-aim-kills = { $leader-Le } est touché ({ $throw } aux dés)
told-aim-misses = { $leader-Le } n’est pas touché ({ $throw } aux dés)
told-onslaught = { $unit-Le } tent{ v-e } de renverser l’infanterie en { $hex } : { $throw } au dé
told-onslaught-broken = { $unit-Le } renvers{ v-e } d’office l’infanterie en { $hex }
told-overrun = { $unit-Le } renvers{ v-e } l’infanterie et pass{ v-e } en { $hex } (charge { $charge })
told-overrun-fails = { $unit-Le } manqu{ v-e } le renversement et { v-revient } en { $hex }
told-aside = { $unit-Le } recul{ v-e } d’un hexagone, en { $hex }
told-countered = { $unit-Le } contre-charg{ v-e } par { $hex } (charge { $charge })
told-fort = { $units-Le } { v-units-combat } { v-units-seul } depuis { $hex }
told-fought = { $units-Le } attaqu{ v-units-e } { $hexes } à { $column } ({ $attack } contre { $defence }{ $shift }) : { $throw } aux dés, { $cell ->
    [none] sans effet
   *[other] { $cell }
 }
told-fought-leader = { $units-Le } attaqu{ v-units-e } le chef en { $hexes } à { $column } : { $throw } aux dés, { $cell ->
    [none] sans effet
   *[other] { $cell }
 }
told-fought-counter = { $units-Le } contre-charg{ v-units-e } { $hexes } à { $column } ({ $attack } contre { $defence }{ $shift }) : { $throw } aux dés, { $cell ->
    [none] sans effet
   *[other] { $cell }
 }
told-struck = { $unit-Le } retomb{ v-e } à charge { $charge }
told-lost = { $unit-Le } perd{ v-nt } 1 point de force (reste { $left })
told-eliminated = { $unit-Le } { v-est } éliminé{ v-s } en { $hex }
told-fell-back = { $unit-Le } retrait{ v-e } de { $from } à { $to }
told-fell-short = Retraite incomplète { $seat-de } : il manque { v-hexes }
told-faced-slowed = { $unit-Le } pivot{ v-e } face { $facing-au } et retomb{ v-e } à charge 0
told-faced = { $unit-Le } { v-fait } face { $facing-au }
told-leader-falls = { $leader-Le } ne survit pas ({ $throw } aux dés, tué sur { $needs } ou moins)
told-leader-lives = { $leader-Le } survit ({ $throw } aux dés, tué sur { $needs } ou moins)
told-leader-killed = { $leader-Le } est tué ; le marqueur de moral se déplace de { $boxes } cases
told-leader-went = { $leader-Le } suit en { $hex }
told-must-pursue = { $unit-Le }, à { $distance ->
    [one] 1 hexagone
   *[other] { $distance } hexagones
 } d’un chef, { v-doit } poursuivre ({ $throw } au dé)
told-may-pursue = { $unit-Le }, à { $distance ->
    [one] 1 hexagone
   *[other] { $distance } hexagones
 } d’un chef, { v-peut } poursuivre ({ $throw } au dé)
told-pursuit-forced = { $unit-Le } { v-doit } poursuivre
told-pursued = { $unit-Le } poursui{ $unit-accord ->
    [mp] vent
    [fp] vent
   *[other] t
 } jusqu’en { $hex }
told-advanced = { $unit-Le } avanc{ v-e } en { $hex }
told-disorder-fire = Désorganisation par le tir, unités { $seat-de } : { $throw } aux dés, ligne { v-row }
told-disorder = Désorganisation après retraite, unités { $seat-de } : { $throw } aux dés, ligne { v-row }
told-banner-passed = { $unit-Le } { v-recoit } { $banner-le }
told-banner-fell = { $banner-Le } tombe en { $hex }
told-banner-taken = { $unit-Le } { v-prend } { $banner-le }
told-ended-leaders = Un camp n’a plus de chef : { $winner }
told-ended-turns = Fin du dernier tour, { $allied } à { $order } : { $grade }{ $winner-for }
told-ended-resigned = Abandon : { $winner }
nobody-wins = match nul
    .for = { "" }
somebody-wins = victoire { $seat-de }
    .for = { " " }{ $seat-de }
account-cost = Points de mouvement
account-test = Test de moral
account-fire = Tir
account-overrun = Renversement
account-attacker = Attaquant
account-defender = Défenseur

## Refus
read-unknown = « { $text } » n’est pas une action
read-no-unit = il n’y a pas de pion « { $unit } » dans cette bataille
read-unit-elsewhere = le pion « { $unit } » ne prend pas part à cette bataille
read-no-hex = « { $hex } » n’est pas un hexagone de la carte
read-no-facing = « { $facing } » n’est pas une direction (N NE SE S SW NW)
read-no-leader = il n’y a pas de chef « { $leader } » dans cette bataille
read-leader-elsewhere = le chef « { $leader } » ne prend pas part à cette bataille
read-nobody = il n’y a ni pion ni chef « { $name } » dans cette bataille
read-no-banner = il n’y a pas d’étendard « { $banner } » dans cette bataille
read-banner-elsewhere = l’étendard « { $banner } » ne prend pas part à cette bataille

## Sur le plateau
tray-waiting = Renforts : { $seat }
tray-away = Hors de la carte : { $seat }
tray-gone = Éliminés : { $seat }
tray-from-turn = retour possible dès le tour { $turn }
track-turn = Tour
track-phase = Phase
track-morale = Marqueur de moral (positif : Pologne et Lituanie)
track-points = { $seat } : points de victoire
track-level = { $seat } : niveau de moral
track-phase-of = { $seat } : { $phase }
track-level-none = aucun avantage de moral
track-level-of = { $seat } : +{ $n }
objective-needs = Plus de points de victoire que l’ennemi à la fin du tour { $turn }
objective-needs-leaders = Plus aucun chef ennemi sur la carte, ou plus de points de victoire à la fin du tour { $turn }
objective-ahead = { $own } à { $foe }, { $grade } en l’état
objective-behind = { $own } à { $foe }, { $grade } de l’ennemi en l’état
objective-even = { $own } à { $foe }, match nul en l’état
objective-with-leaders = { $points } ; il reste { $n ->
    [one] 1 chef ennemi
   *[other] { $n } chefs ennemis
}
means = { $parts }
means-attacker-loses = l’attaquant perd { $n ->
    [one] 1 point de force
   *[other] { $n } points de force
}
means-defender-loses = le défenseur perd { $n ->
    [one] 1 point de force
   *[other] { $n } points de force
}
means-attacker-retreats = l’attaquant retraite { $n ->
    [one] d’un hexagone
   *[other] de { $n } hexagones
}
means-defender-retreats = le défenseur retraite { $n ->
    [one] d’un hexagone
   *[other] de { $n } hexagones
}
means-demoralised = le camp qui retraite est désorganisé sans jet, ou en panique s’il l’était déjà
means-hit-loses = la cible perd { $n ->
    [one] 1 point de force
   *[other] { $n } points de force
}
means-hit-test = la cible est désorganisée
means-hit-test-stopped = la cible est désorganisée et arrêtée
tray-worth = { $n ->
    [one] vaut 1 PV
   *[other] vaut { $n } PV
 }
ground-clear = terrain clair
ground-road = le long d’une route (infanterie : 1 hexagone en plus si tout le trajet suit des routes)
ground-marsh = marais
ground-forest = forêt
ground-village = village
ground-camp = camp
ground-lake = lac
legend-closed = infranchissable
legend-cost = infanterie { $foot }, cavalerie { $horse }
legend-defence = le défenseur gagne { $n ->
    [one] 1 colonne
   *[other] { $n } colonnes
 }
legend-halves = la force d’un attaquant qui s’y trouve est réduite de moitié
legend-disorders-horse = désorganise la cavalerie qui y entre hors de la route
legend-disorders-foot = désorganise l’infanterie qui y entre hors de la route
legend-breaks-charge = met fin à toute charge
legend-hides = bloque la ligne de vue
legend-fortified = contient 10 points de force, dont 2 de cavalerie

## Positions écrites à la main
flaw-scenario = il n’y a pas de scénario « { $scenario } »
position-no-seat = « { $what } » n’est pas un camp (allied, order)
position-no-turn = la bataille n’a pas de tour { $what }
position-no-step = un tour a les phases 1 à 9, pas { $what }
position-step = « step » { $what } ne va pas avec cette phase : open-fire, panic, activate et close-fire vont avec 1, 3, 5, 7 ; combat avec 2, 4, 6, 8, 9 ; excess avec 9 ; set-up avec aucun
position-no-phase = « { $what } » n’est pas une phase (set-up CAMP, open-fire, panic, activate, close-fire, combat, excess HEX, over)
position-no-box = la piste de moral n’a pas de case { $what }
position-no-level = il n’y a pas de niveau de moral { $what }
position-no-walls = il n’y a pas de rempart en { $what }
position-no-hex = « { $what } » n’est pas un hexagone de la carte
position-no-counter = « { $what } » n’est pas un pion de cette bataille
position-no-leader = « { $what } » n’est pas un chef de cette bataille
position-no-banner = « { $what } » n’est pas un étendard de cette bataille
position-twice = « { $what } » figure deux fois
position-line = « { $what } » est illisible ; écrivez par exemple « PKR1 0915 N », « zyndram 0915 », « KR PKR1 »
position-number = « { $what } » : ce nombre n’existe pas
position-charge = « { $what } » : seule la cavalerie a un niveau de charge
position-panic-charge = « { $what } » : une unité en panique n’a pas de niveau de charge
position-facing = « { $what } » : l’orientation est N, NE, SE, S, SW ou NW ; les autres mots sont pf, nc, disorganised, panicked, marching
position-faces-nowhere = « { $what } » : l’orientation manque (N, NE, SE, S, SW ou NW)
position-marching = « { $what } » : seuls les tireurs à pied changent de formation
position-must-flee = « { $what } » : seule une unité en panique doit fuir
position-flees-when = { $what } : « must-flee » vaut pour les unités sur la carte, en panique avant une phase de mouvement de leur camp, dans open-fire ou panic
position-shot = « { $what } » : cette unité ne tire pas
position-shot-riding = « { $what } » : seuls les archers à cheval tirent en se déplaçant
position-countered = « { $what } » : seules les unités montées contre-chargent
position-ridden-down = « { $what } » : « ridden-down » va avec une unité éliminée (« gone »)
position-waiting = « { $what } » : à une unité qui attend encore, rien n’est arrivé
position-lake = { $what } : aucune unité ne peut être dans un lac
position-enemies = { $what } : les deux camps dans un hexagone
position-full = { $what } : limite d’empilement dépassée (G-4.5.1)
position-leader = { $what } : aucun chef ne peut se trouver là
position-bearer = { $what } : son porteur n’est pas de la bataille
position-set-up = avec ces pions, le placement ne pourrait jamais finir : { $what }
position-set-up-first = c’est à l’autre camp de se placer, mais un pion qui doit être placé attend encore : { $what }
position-leaderless = un camp sans chef sur la carte a déjà perdu (G-S.4) : { $what }
position-over = la bataille ne finit pas ainsi : le vainqueur et les points sont ceux que donnent les chefs, les points et les étendards ({ $what })
position-needs-dice = des dés sont lancés avant toute question : un tel moment ne peut être une position
position-no-answer = cette question n’a aucune réponse légale
position-under-way = l’action en cours nomme un pion qui n’est pas là
position-under-way-number = l’action en cours est impossible : « { $what } »

## Refus
no-such-thing = rien ne porte ce numéro
no-not-asked = impossible maintenant. { $question }
no-not-among = impossible ici. { $question }
no-setup-incomplete = le placement n’est pas fini : chaque chef demande une cavalerie, chaque étendard un chef, et les unités qui ne peuvent être des renforts doivent être placées
no-conrois = on ne rattache des unités à un chef qu’avec l’option des conrois
no-tatar-leader = les Tatars n’obéissent qu’à des chefs lituaniens ; { $leader-le } n’en est pas un
no-attached-already = { $unit-le } { v-est } déjà rattaché{ v-s } à { $leader-le }
no-group-scattered = le groupe « { $group } » n’est pas réuni
no-leader-apart = { $leader-le } n’est ni avec une de ses unités, ni adjacent à l’une d’elles
no-nothing-to-rally = { $unit-le } { v-est } en bon ordre
no-wrecker = { $unit-le } ne { v-peut } pas démolir de rempart : il faut une unité régulière
no-wrecking-already = { $unit-le } { v-a } déjà commencé à démolir le rempart
no-banner-bearer = { $unit-le } ne port{ v-e } pas cet étendard
no-room-to-rally = { $unit-le } dépasserai{ v-rait } la limite d’empilement après ralliement : la fuite est obligatoire
no-leader-along = aucun chef n’est avec { $unit-le }
no-leader-left = une fois en mouvement, { $unit-le } gard{ v-e } { v-son } chef
no-leader-under-way = { $unit-le } { v-est } en mouvement : un chef s’emmène avant le premier hexagone
no-leader-behind = { $unit-le } ne { v-peut } pas laisser { v-son } chef
no-leader-declined = { $leader-le } vient d’être laissé sur place
no-leader-here = aucun chef n’est là à emmener
no-moved-already = { $unit-le } { v-a } bougé dans cette phase et ne { v-peut } s’y réorganiser
no-shot-now = { $unit-le } tir{ v-e } pendant le mouvement ennemi, non dans { v-sa } propre phase
no-shot-other = { $unit-le } { v-nest } pas l’unité en mouvement
no-nothing-to-wreck = { $unit-le } n’{ v-a } pas de rempart à démolir
no-not-your-leader = { $leader-le } n’est pas à vous
no-leader-with-cavalry = { $leader-le } se déplace pendant la phase de la cavalerie
no-leader-moved = { $leader-le } s’est déjà déplacé dans cette phase
no-leader-not-there = { $leader-le } n’est pas sur la carte
no-must-attack = { $units-le } { v-units-doit } encore attaquer
no-ready-to-shoot = { $unit-le } { v-est } en formation de combat : pour plus d’un hexagone ou d’un pivot, { v-il } { v-doit } d’abord passer en formation de marche
no-one-face = { $unit-le } n’{ v-a } pas d’autre formation
no-edge-ahead = { $unit-le } ne { v-fait } pas face au bord de la carte
no-leader-to-take = { $leader-le } n’est pas là, ou s’est déjà déplacé
no-leader-placed = { $leader-le } est déjà sur la carte
no-leader-without-cavalry = { $leader-le } se place avec de la cavalerie, ce que { $unit-le } { v-nest } pas
no-leader-not-set-up = { $leader-le } n’est pas encore placé
no-second-banner = { $leader-le } a déjà un étendard, ou pas de cavalerie pour le porter
no-banner-of-yours = cet étendard n’est pas à vous
no-banner-placed = cet étendard est déjà sur la carte
no-leader-edge = { $leader-le } n’est pas au bord de la carte
no-leader-points = { $leader-le } n’a plus de point pour quitter la carte
no-leader-way = aucun chemin ne mène un chef en { $hex }, ou les points manquent
no-banner-moved = cet étendard a déjà été déplacé dans ce tour
no-banner-taker = { $unit-le } ne { v-peut } pas recevoir l’étendard : il faut une unité régulière adjacente au porteur et qui n’a pas bougé
no-entry = { $unit-le } ne { v-peut } pas entrer par { $hex } maintenant
no-return = { $unit-le } ne { v-peut } pas revenir par { $hex } maintenant
no-return-not-away = { $unit-le } n’{ v-a } pas quitté la carte
no-return-too-soon = { $unit-le } ne { v-revient } pas avant le tour { $turn }
no-return-far = { $hex } n’est pas sur le bord par où { $unit-le } { v-a } quitté la carte, ou en est trop loin
no-return-leader = un chef ennemi est en { $hex } : une unité qui revient y est posée et ne peut le tuer
no-no-panic = { $unit-le } { v-nest } pas en panique
no-fort-group = 4 points de force au plus d’un hexagone fortifié combattent
no-not-in-combat = { $unit-le } { v-nest } pas dans ce combat
no-fall-back = { $unit-le } ne { v-peut } pas retraiter en { $hex } : l’ennemi, ses ZdC ou le terrain l’interdisent
no-retreat-of-his = { $unit-le } n’{ v-a } pas à retraiter maintenant
no-fall-back-step = { $unit-le } retrait{ v-e } hexagone par hexagone, chacun plus loin du combat, donc pas en { $hex }
no-fall-back-short = par { $hex }, la retraite { $unit-de } serait plus courte que nécessaire
no-aside = aucune unité ne peut reculer en { $hex }
no-pursuit = la poursuite ne peut passer par là
no-must-pursue = la poursuite est obligatoire
no-advance = aucune unité ne peut avancer en { $hex }
no-not-on-map = { $unit-le } { v-nest } pas sur la carte
no-takes-no-part = { $unit-le } ne { v-prend } pas part à cette bataille
no-not-yours = { $unit-le } { v-nest } pas à vous
no-foot-later = { $unit-le } boug{ v-e } pendant la phase de l’infanterie
no-cavalry-before = { $unit-le } boug{ v-e } pendant la phase de la cavalerie
no-panicked = { $unit-le } { v-est } en panique
no-stopped = { $unit-le } { v-est } arrêté{ v-s } par un tir
no-bound = { $unit-le } { v-a } reçu un étendard déjà déplacé et rest{ v-e } sur place
no-done = { $unit-le } { v-a } déjà bougé
no-put-back = { $unit-le } vien{ $unit-accord ->
    [mp] nent
    [fp] nent
   *[other] t
 } de revenir sur la carte et ne { v-fait } rien d’autre dans cette phase
no-placed-already = { $unit-le } { v-est } déjà placé{ v-s }
no-outside-zone = { $unit-le } ne { v-peut } pas être placé{ v-s } en { $hex }
no-shooter = { $unit-le } ne tir{ v-e } pas
no-not-ready = { $unit-le } { v-est } en formation de marche et ne { v-peut } tirer
no-shot-already = { $unit-le } { v-a } déjà tiré
no-shot-riding = { $unit-le } { v-a } déjà tiré pendant ce mouvement
no-target = il n’y a pas de cible
no-out-of-zone = { $hex } est hors de la zone de tir { $unit-de }
no-sight = { $unit-le } n’{ v-a } pas de ligne de vue sur { $hex }
no-target-now = { $unit-le } ne { v-peut } pas tirer en { $hex } maintenant : pendant un mouvement, seule l’unité qui bouge peut être visée
no-enemy-there = { $unit-le } n’{ v-a } pas d’ennemi à viser en { $hex }
no-own-target = { $unit-le } ne tir{ v-e } pas sur { v-son } propre camp
no-leader-among = des unités sont aussi en { $hex } : { $unit-le } tir{ v-e } sur l’une d’elles, et le chef a son propre jet
no-counter-kind = { $unit-le } ne { v-peut } pas contre-charger : seule une cavalerie qui n’est pas en panique le peut
no-countered-already = { $unit-le } { v-a } déjà contre-chargé dans cette phase
no-counter-controlled = { $unit-le } { v-est } en ZdC ennemie
no-counter-contact = l’ennemi est déjà adjacent à une de vos unités
no-counter-way = { $unit-le } ne { v-peut } pas atteindre la cible : 60° au plus, puis un hexagone, et la cible doit être dans { v-son } front
no-attacks-later = { $unit-le } n’attaqu{ v-e } pas dans cette phase
no-fought-already = { $unit-le } { v-a } déjà attaqué dans cette phase
no-attacker = { $unit-le } ne { v-peut } pas attaquer
no-not-in-front = { $unit-le } n’{ v-a } aucun de ces ennemis dans { v-son } front
no-nobody-strikes = aucune de ces unités n’a { $hex } dans son front
no-nobody-there = il n’y a pas d’ennemi à attaquer en { $hex }
no-left-without-duty = { $units-le } { v-units-doit } attaquer et n’{ v-units-aurait } plus de cible
no-enemy-left-out = il ne resterait aucune unité pour attaquer { $hexes }
no-not-one-combat = ces unités et ces hexagones ne forment pas un seul combat
no-map-ahead = { $unit-le } { v-fait } face au bord de la carte
no-lake = { $hex } est un lac
no-river = aucun passage ne mène en { $hex }
no-enemy = des ennemis sont en { $hex }
no-room = { $unit-le } dépasserai{ v-rait } la limite d’empilement en { $hex }
no-would-overrun = à ce niveau de charge, { $unit-le } renverserai{ v-rait } l’infanterie en { $hex }
no-points = { $unit-le } { v-a } besoin de { $needs } et dispos{ v-e } de { $has }
no-halted = { $unit-le } ne { v-peut } pas aller plus loin dans cette phase
no-turned-here = { $unit-le } { v-a } déjà pivoté dans cet hexagone
no-too-fast = { $unit-le } ne { v-peut } pivoter que de 60° à ce niveau de charge
no-begun = { $unit-le } { v-a } déjà bougé, et le mouvement minimal doit être le seul
no-pace = { $unit-le } ne gagnerai{ v-rait } ici aucun niveau de charge
no-too-slow = { $unit-le } ne { v-peut } pas renverser : il faut une cavalerie à charge 2 ou plus
no-foot-there = il n’y a pas d’infanterie seule en { $hex }
no-sheltered = le terrain de { $hex } abrite l’infanterie
no-too-far = { $hex } est trop loin pour { $unit-le } dans ce mouvement ({ $hexes ->
    [one] 1 hexagone
   *[other] { $hexes } hexagones
 }, et pivoter coûte aussi des points)

## Ce qu'on fait
nobody = aucune unité
    .le = aucune unité
    .de = d’aucune unité
    .accord = fs
leader-on = chef en { $hex }
    .le = le chef en { $hex }
    .de = du chef en { $hex }
    .accord = ms
walls-of = rempart de { $hex }
    .le = le rempart de { $hex }
    .de = du rempart de { $hex }
    .accord = ms
do-place = { $unit-le } en { $hex }, face { $facing-au }
do-unplace = retirer { $unit-le }
do-place-leader = { $leader-le } avec { $unit-le }
do-place-banner = { $banner-le } avec { $leader-le }
do-attach = rattacher { $unit-le } à { $leader-le }
do-attach-group = rattacher { $unit-le } et tout le groupe à { $leader-le }
do-default = prendre le placement du scénario
do-ready = finir le placement
do-fire = { $unit-le } tir{ v-e } sur { $target-le }
do-hold-fire = ne pas tirer
do-roll-now = aucune autre unité : lancer les dés
do-shoot-back = { $unit-le } ripost{ v-e } sur { $target-le }
do-friend-hit = { $unit-le } { v-est } touché{ v-s }
do-try-rally = { $unit-le } tent{ v-e } de se rallier, ou { v-fuit }
do-flee = { $unit-le } { v-fuit }
do-flee-to = par { $hex }
do-move = { $unit-le } boug{ v-e }
do-rally = { $unit-le } tent{ v-e } de se réorganiser au lieu de bouger
do-move-leader = { $leader-le } se déplace
do-enter = { $unit-le } entr{ v-e } par { $hex }, face { $facing-au }
do-return = { $unit-le } { v-revient } par { $hex }, face { $facing-au }
do-return-leader = { $leader-le } revient par { $hex }
do-pass-banner = { $unit-le } { v-recoit } { $banner-le }
do-wreck = { $unit-le } commenc{ v-e } à démolir le rempart
do-end-phase = finir la phase
do-forward = { $unit-le } { v-va } en { $hex }
do-hold-pace = { $unit-le } { v-va } en { $hex } sans gagner de charge
do-turn = { $unit-le } pivot{ v-e } face { $facing-au }
do-overrun = { $unit-le } renvers{ v-e } l’infanterie devant { v-lui }
do-minimum-ahead = { $unit-le } { v-fait } { v-son } mouvement minimal : un hexagone, face { $facing-au }
do-minimum = { $unit-le } { v-fait } { v-son } mouvement minimal : face { $facing-au }
do-march = { $unit-le } pass{ v-e } en formation de marche
do-make-ready = { $unit-le } pass{ v-e } en formation de combat
do-exit = { $unit-le } quitt{ v-e } la carte
do-leader-exit = { $leader-le } quitte la carte
do-take-leader = { $leader-le } accompagne { $unit-le }
do-leave-leader = { $unit-le } part{ v-nt } sans { $leader-le }
do-leader-stops = { $leader-le } s’arrête
do-stop = { $unit-le } s’arrêt{ v-e }
do-leader-to = { $leader-le } va en { $hex }
do-counter-charge = { $unit-le } contre-charg{ v-e } par { $hex }
do-hold-back = ne pas contre-charger
do-strike-now = aucune autre unité : attaquer maintenant
do-aside = { $unit-le } recul{ v-e } en { $hex }
do-next = { $unit-le } d’abord
do-take-up = { $unit-le } relèv{ v-e } l’étendard
do-attack = { $units-le } attaqu{ v-units-e } { $hexes }
do-fort = { $units-le } { v-units-combat }
do-lose = { $unit-le } perd{ v-nt } 1 point de force
do-fall-back = { $unit-le } retrait{ v-e } en { $hex }
do-fall-back-led = { $unit-le } retrait{ v-e } en { $hex } avec le chef
do-face = faire face { $facing-au }
do-pursue = poursuivre { $unit-le }
do-pursue-led = poursuivre { $unit-le } avec le chef
do-pursue-to = jusqu’en { $hex }
do-stay = rester
do-stay-all = aucune autre unité n’avance
do-advance = avancer en { $hex }
do-advance-led = avancer en { $hex } avec le chef
do-remove = retirer { $unit-le }

## Ce qui s'ensuit
effect-rally = test réussi : l’unité retrouve le bon ordre ; manqué : elle reste désorganisée ; elle ne fait rien d’autre
effect-held-from-flight = { $unit-le }, arrêté{ v-s } par un tir, ne { v-peut } fuir dans cette phase et rest{ v-e } sur place
effect-try-rally = test réussi : l’unité n’est plus que désorganisée et reste ; manqué : elle fuit
effect-minimum = c’est tout son mouvement ; charge 0
effect-allowance = { $points } disponibles
effect-passes = l’unité traverse une ZdC ennemie en { $hex } : l’hexagone suivant coûte plus
effect-halts = une ZdC ennemie arrête l’unité en { $hex }
effect-extra = un hexagone de route au-delà de ses points, puis l’unité s’arrête
effect-banner = l’unité relève { $banner-le }
effect-ground = le terrain désorganise l’unité, sauf si un chef est avec elle
effect-shot-at = peuvent lui tirer dessus : { $units-le }
effect-countered = peuvent contre-charger : { $units-le }
effect-loses-speed = l’unité retombe à charge 0
effect-broken = unités désorganisées ou en panique, éliminées d’office : { $units-le }
effect-own-foot = c’est votre propre infanterie qui est renversée
effect-rides-down = l’unité renverse l’infanterie en { $hex }
effect-left-behind = { $leader-le } n’a pas assez de points pour suivre et reste sur place
effect-answered = peuvent riposter au même moment : { $units-le }
effect-friends = une unité amie est adjacente à la cible : un jet de { $most } ou moins la touche à sa place
effect-leader-aim = { $leader-le } est tué sur { $least } ou plus
effect-column = colonne { $column }
effect-hump = ici { $better } vaut moins que { $column } dans la table imprimée : une perte { $fewer } fois sur 36 au lieu de { $losses }
effect-hump-passed = ici { $column } vaut moins que { $worse } dans la table imprimée : une perte { $fewer } fois sur 36 au lieu de { $losses }
effect-lone-leader = un chef isolé est tué quel que soit le jet
effect-struck-again = unités déjà attaquées dans cette phase, et de nouveau avec les unités rejointes : { $units-le }
effect-struck = { $unit-le } n’attaqu{ v-e } qu’avec une charge de { $charge }
effect-fort = en { $hex }, { $most } points de force au plus combattent, choisis par leur camp ; calculé avec { $units-le }
effect-counter-ends-move = l’unité contre-chargée termine là son mouvement
effect-idle = { $count ->
    [one] 1 unité n’a pas bougé
   *[other] { $count } unités n’ont pas bougé
 }
effect-standing = la cavalerie qui ne bouge pas retombe à charge 0 : { $units-le }
effect-must-attack = { $units-le } devr{ $units-accord ->
    [mp] ont
    [fp] ont
   *[other] a
 } attaquer
effect-eliminated = { $unit-le } en { v-est } éliminé{ v-s }
effect-pushes = l’unité retraite à travers l’infanterie amie, qui panique : { $units-le }
effect-pushes-bombard = l’unité retraite sur une bombarde en formation de combat, qui est éliminée : { $units-le }

## Chances
result-own-lost = { $seat } : { $n ->
    [one] 1 point de force perdu
   *[other] { $n } points de force perdus
 }
result-foe-lost = { $seat } : { $n ->
    [one] 1 point de force perdu
   *[other] { $n } points de force perdus
 }
result-own-gone = { $seat } : { $n ->
    [one] 1 unité éliminée
   *[other] { $n } unités éliminées
 }
result-foe-gone = { $seat } : { $n ->
    [one] 1 unité éliminée
   *[other] { $n } unités éliminées
 }
result-own-shaken = { $seat } : { $n ->
    [one] 1 unité désorganisée
   *[other] { $n } unités désorganisées
 }
result-foe-shaken = { $seat } : { $n ->
    [one] 1 unité désorganisée
   *[other] { $n } unités désorganisées
 }
result-own-routed = { $seat } : { $n ->
    [one] 1 unité en panique
   *[other] { $n } unités en panique
 }
result-foe-routed = { $seat } : { $n ->
    [one] 1 unité en panique
   *[other] { $n } unités en panique
 }
result-own-back = { $seat } : { $n ->
    [one] retraite d’un hexagone
   *[other] retraite de { $n } hexagones
 }
result-foe-back = { $seat } : { $n ->
    [one] retraite d’un hexagone
   *[other] retraite de { $n } hexagones
 }
result-must-pursue = { $seat } : { $n ->
    [one] 1 unité doit poursuivre
   *[other] { $n } unités doivent poursuivre
 }
result-leader-dies = { $leader-le } est tué
result-banner-falls = { $banner-le } est perdu
result-banner-torn = { $banner-le } est lâché par l’ennemi
result-banner-back = { $banner-le } est repris
result-stopped = { $unit-le } { v-est } arrêté{ v-s }
result-walls-down = le rempart est détruit
result-rallied = l’unité se rallie
result-overrun = le renversement réussit
result-overrun-fails = le renversement échoue
result-nothing = sans effet
account-charge = Niveau de charge
account-attack = Force de l’attaque
account-defence = Force de la défense
account-column = Décalage depuis 1:1

## Calques
overlay-zones = Zones de contrôle
overlay-front = Front des unités présentes
overlay-command = Portée de commandement des chefs
overlay-led = Unités de ce chef
overlay-banners = Unités aidées par un étendard
overlay-fire = Zone de tir des unités présentes
overlay-charge = Niveaux de charge
overlay-duties = Unités qui doivent encore attaquer

## Tables
sheet-combat = Combat
sheet-throw = Jet
sheet-disorganisation = Désorganisation après une retraite
sheet-retreat = Retraite
sheet-horse-2 = Cavalerie, armure 2
sheet-horse-1 = Cavalerie, armure 1
sheet-horse-0 = Cavalerie, armure 0
sheet-foot-2 = Infanterie, armure 2
sheet-foot-1 = Infanterie, armure 1
sheet-foot-0 = Autre infanterie et tireurs à pied
sheet-terrain = Terrain
sheet-ground = Terrain
sheet-on-foot = Infanterie
sheet-mounted = Cavalerie
sheet-turn-foot = Pivot de l’infanterie
sheet-turn-horse = Pivot de la cavalerie
sheet-defence = Défense
sheet-halves = Réduit de moitié l’attaquant qui s’y trouve
sheet-breaks = Met fin à la charge
sheet-hides = Bloque la ligne de vue
sheet-sides = Côtés d’hexagone
sheet-side = Côté
sheet-speed = Charge
sheet-none-left = tombe à 0
side-stream = Cours d’eau
side-bridge = Pont
side-ford = Gué
side-uphill = Montée
sheet-archers = Archers
sheet-horse-archers = Archers à cheval
sheet-crossbows = Arbalétriers
sheet-bombard = Bombarde
sheet-object = Bombarde contre un rempart
sheet-total-range = Total, par portée
sheet-test = Test de moral
sheet-level = Niveau
sheet-passes = Réussi jusqu’à
sheet-overrun = Renversement de l’infanterie
sheet-total = Total
sheet-rider = La cavalerie
sheet-ridden = L’infanterie
trial-fails = échoue
trial-succeeds = réussit
trial-stays = tient
trial-out = éliminée
trial-test = test { $row }
sheet-pursuit = Poursuite volontaire ou obligatoire
sheet-distance = Distance à un chef
sheet-free = Volontaire jusqu’à
sheet-track = Piste de moral
sheet-marker = Marqueur
sheet-victory = Points de victoire
sheet-lost = Perdu par l’ennemi
sheet-points = Points
kind-cavalry = Cavalerie
kind-horse-archer = Archers à cheval
kind-infantry = Infanterie
kind-archer = Archers
kind-crossbow = Arbalétriers
kind-bombard = Bombarde
kind-leader = Chef
kind-banner = Étendard aux mains de l’ennemi
told-wrecking-anew = { $unit-Le } { v-doit } recommencer la démolition
told-ended-both = Aucun camp n’a plus de chef, { $allied } à { $order } : { $grade }{ $winner-for }
effect-tested = l’unité passe un test de moral avec sa pile : réussi ou non, son mouvement est fini et sa charge tombe à 0
effect-tests-mover = { $unit-le } pass{ v-e } un test de moral : réussi ou non, plus de mouvement dans cette phase, et charge 0
effect-tests = { $unit-le } pass{ v-e } un test de moral et retomb{ v-e } à charge 0
effect-tested-striker = { $unit-le } pass{ v-e } d’abord un test de moral et retomb{ v-e } à charge 0 ; la colonne ci-dessous suppose le test réussi
effect-bound = { $unit-le } ne { v-peut } aller plus loin dans ce tour : une autre unité a déplacé l’étendard
effect-ends-game = la bataille est alors finie : { $winner }
effect-shot-at-back = en cas d’échec, peuvent lui tirer dessus : { $units-le }
result-banner-captured = { $banner-le } est capturé
result-wrecking-anew = { $unit-le } { v-doit } recommencer la démolition
result-flees = { $unit-le } { v-fuit }
result-game-ends = la bataille est finie : { $winner }
result-test-passed = le test est réussi
no-entry-waiting = { $unit-le } { v-nest } pas en renfort
no-entry-foot-waits = { $unit-le } n’entr{ v-e } qu’après toute la cavalerie de ce tour
no-entry-quota = plus aucun renfort ne peut entrer dans ce tour : { $unit-le } { v-doit } attendre
no-entry-hex = { $hex } n’est pas un hexagone d’entrée { $unit-de }
no-entry-held = l’ennemi occupe ou contrôle { $hex } : { $unit-le } ne { v-peut } pas y entrer
no-entry-facing = { $unit-le } ne { v-peut } pas faire face au dehors en { $hex }
no-fall-back-turn = { $unit-le } { v-doit } d’abord finir { v-sa } retraite
no-stay-all = choisissez d’abord quelle unité victorieuse avance ensuite ; elle pourra alors rester
no-aside-of-his = { $unit-le } n’{ v-a } pas à reculer
no-aside-step = { $hex } et { $unit-le } ne sont pas adjacents
no-hex-attacked-already = { $hex } a déjà été attaqué dans cette phase
no-time-left = { $unit-le } n’{ v-a } plus de temps dans cette phase
no-flight-yet = { $unit-le } ne { v-fuit } qu’une fois, au début d’une phase de mouvement : c’est déjà fait, ou la panique date de cette phase
told-disorder-fire-nobody = Désorganisation par le tir, unités { $seat-de } : { $throw } aux dés, ligne { v-row }, sans effet
told-disorder-nobody = Désorganisation après retraite, unités { $seat-de } : { $throw } aux dés, ligne { v-row }, sans effet
effect-tests-later = des unités désorganisées ou en panique partagent l’hexagone : les tests de moral viennent à la fin du combat

## Ce que les chances supposent
assumed-held-back = aucune autre unité ne contre-charge
assumed-unanswered = aucun tir de riposte
assumed-loss = l’unité la plus forte subit la perte
assumed-fort = autant de points que possible combattent depuis un fort
assumed-face = les orientations ne changent pas
assumed-stay = poursuite et avance facultatives sont refusées
assumed-retreat = les retraites prennent un chemin libre
assumed-next = de plusieurs unités, la première avance d’abord
assumed-take-up = la première unité qui le peut relève l’étendard
assumed-aside = l’infanterie recule par le premier chemin
assumed-friend-hit = de plusieurs unités amies, la première est touchée
assumed-shoot-back = tir de riposte
assumed-first = de plusieurs choix, le premier

## Les mots de la page : actions, états, valeurs, et ce qu'un ordre permanent peut peser
action-place = Placer
action-unplace = Retirer
action-attach = Rattacher à ce chef
action-default = Placement du scénario
action-ready = Finir le placement
action-fire = Tirer
action-hold-fire = Ne pas tirer
action-friend-hit = Cette unité est touchée
action-rally = Se rallier
action-flee = Fuir
action-move = Commencer le mouvement
action-enter = Entrer sur la carte
action-return = Revenir sur la carte
action-pass-banner = Confier l’étendard
action-wreck = Démolir le rempart
action-end-phase = Finir la phase
action-forward = Avancer
action-forward-led = Avancer avec le chef
action-forward-rough = Avancer (désorganise)
action-hold-pace = Avancer sans gagner de charge
action-turn = Pivoter
action-overrun = Renverser
action-minimum = Mouvement minimal
action-flip = Changer de formation
action-exit = Quitter la carte
action-take-leader = Emmener le chef
action-leave-leader = Laisser le chef ici
action-stop = Finir le mouvement
action-counter-charge = Contre-charger par
action-hold-back = Ne pas contre-charger
action-retreat = Retraite en
action-next = Cette unité d’abord
action-take-up = Relever l’étendard
action-attack = Attaquer
action-fort = Ces unités combattent
action-lose = Subir la perte
action-face = Faire face
action-pursue = Poursuivre jusqu’en
action-stay = Rester
action-advance = Avancer en
action-remove = Retirer
status-disorganised = désorganisée
status-panicked = en panique
status-ready = formation de combat
status-marching = formation de marche
status-stopped = arrêtée
status-banner = porte un étendard
status-worn = réduite
value-armour = armure
value-charge = charge
value-range = portée
value-fatigue = fatigue
value-turn = Tour
value-phase = Phase
value-morale = Moral
value-victory = Victoire
value-level = Niveau de moral
look-light-cavalry = Cavalerie légère
look-heavy-cavalry = Cavalerie lourde
look-horse-archers = Archers à cheval
look-light-infantry = Infanterie légère
look-heavy-infantry = Infanterie lourde
look-archers = Archers
look-crossbowmen = Arbalétriers
look-bombard = Bombardes
look-regular-cavalry = Cavalerie régulière
look-militia = Milice
look-leader = Chefs
look-army-leader = Chefs d’armée
asked-fire = Faut-il tirer
asked-shoot-back = Faut-il riposter
asked-counter-charge = Faut-il contre-charger
asked-retreat = Où retraiter
asked-next = Quelle unité victorieuse avance ensuite
asked-take-up = Quelle unité relève l’étendard
asked-loss = Quelle unité subit la perte
asked-face = Où faire face
asked-pursue = Faut-il poursuivre
asked-advance = Faut-il avancer
asked-aside = Où l’infanterie recule
asked-fort = Quelles unités combattent depuis un fort
asked-friend-hit = Quelle unité amie est touchée
does-fire = tirer
does-hold-fire = ne pas tirer
does-counter-charge = contre-charger
does-hold-back = ne pas contre-charger
does-retreat = retraiter par le chemin le plus sûr
does-next = la première unité qui le peut
does-take-up = la première unité qui le peut
does-lose = l’unité qui en souffre le moins
does-face = faire face à l’ennemi
does-stay = rester
does-pursue = poursuivre
does-advance = avancer
does-fort = autant de points que possible
does-friend-hit = la première unité qui le peut
counts-total = le modificateur du tir
counts-later = les tirs encore possibles dans la phase (1, ou 0 au dernier moment)
counts-odds = le rapport de force (3 pour 3:1, −2 pour 1:2)
counts-charge = le niveau de charge
chance-result-foe-lost = l’ennemi perde de la force
chance-result-foe-shaken = l’ennemi soit désorganisé
chance-result-stopped = la cible soit arrêtée
chance-result-foe-back = l’ennemi retraite
chance-result-own-lost = nous perdions de la force
chance-result-own-back = nous retraitions
sure-ready = Commencer la bataille avec ce placement ?
sure-end-phase = Finir la phase ?
hint-fire = Vous pouvez tirer ou non. Chaque réponse montre ce que le tir peut faire ; rien n’arrive avant votre choix.
hint-shoot-back = Vous pouvez riposter ou non. Chaque réponse montre ce que le tir peut faire ; rien n’arrive avant votre choix.
hint-counter-charge = Un ennemi arrive à portée : vous pouvez le contre-charger avant qu’il n’attaque, ou non. Chaque réponse montre ce qui s’ensuit.
action-formation = Changer de formation
track-fatigue = fatigue
way-pace = charge { $pace }
shade-pace = charge à l’arrivée

## Avant la bataille
about-title = Grunwald 1410
about-summary = La bataille de Grunwald : charges, contre-charges et poursuites, avec deux cents pions.
option-organisation = Chapitres 13 et 14
option-organisation-off = sans
option-organisation-conrois = les conrois
option-organisation-fatigue = les conrois et la fatigue
option-stream = Le cours d’eau protège
option-stream-every = si tous les attaquants le traversent
option-stream-any = si l’un d’eux le traverse
option-standing-charge = Une cavalerie qui ne bouge pas
option-standing-charge-lost = retombe à charge 0
option-standing-charge-kept = garde son niveau de charge
option-crossings = Zones de contrôle aux ponts et gués
option-crossings-open = elles passent
option-crossings-closed = elles s’arrêtent
option-blocked-retreat = Une retraite incomplète coûte
option-blocked-retreat-flat = 1 point de force en tout
option-blocked-retreat-per-hex = 1 point par hexagone manquant
option-army-leader = La mort d’un chef d’armée frappe
option-army-leader-nation = sa nation
option-army-leader-side = tout le camp
