# Grunwald 1410 : toutes les phrases en français.

## Erreurs dans les fichiers
flaw-word = { $what } : « { $word } »
flaw-side = camp inconnu
flaw-table = un tableau manque ou n'est pas complet
flaw-kind = genre de pion inconnu
flaw-leader = chef inconnu
flaw-banner = bannière inconnue
flaw-counter = pion inconnu
flaw-hex = hexagone inconnu
flaw-edge = bord inconnu
flaw-nation = nation inconnue
flaw-line = ligne de placement illisible
flaw-facing = orientation inconnue
flaw-map = la carte ne tient pas ensemble
flaw-ground = terrain inconnu

## Noms
seat-allied = la Pologne et la Lituanie
seat-order = l'Ordre teutonique
unit = { $name } { $number }
the-hex = { $hex }
to-n = nord
to-ne = nord-est
to-se = sud-est
to-s = sud
to-sw = sud-ouest
to-nw = nord-ouest
points-whole = { $n ->
    [one] { $n } point
   *[other] { $n } points
 }
points-half = un demi-point
points-and-half = { $n } points et demi
order-good = en bon ordre
order-disorganised = en désordre
order-panicked = en panique
phase-1 = mouvement de la cavalerie
phase-2 = attaques de la cavalerie
phase-3 = mouvement à pied
phase-4 = attaques à pied
phase-9 = moral

## Questions
ask-over = la bataille est finie
ask-setup = À { $seat } de placer son armée, ou de prendre le placement du scénario
ask-open-fire = À { $seat } : tirer avant que personne ne bouge ?
ask-fire-leader = À { $seat } : tirer sur le chef qui passe ?
ask-close-fire = À { $seat } : tirer avant la fin de la phase ?
ask-panic = À { $seat } : les unités paniquées d'abord, se reprendre ou fuir
ask-cavalry = À { $seat } de bouger cavalerie et chefs, ou de finir la phase
ask-foot = À { $seat } de bouger l'infanterie, ou de finir la phase
ask-combat = À { $seat } : qui attaque qui ?
ask-excess = À { $seat } : trop de monde en { $hex } sans ses murs, qui est retiré ?
ask-leader = À { $seat } : où va { $leader } ?
ask-step = À { $seat } : { $unit } continue avec { $left }, ou s'arrête
ask-fire = À { $seat } : tirer sur { $unit } ?
ask-counter = À { $seat } : contre-charger l'unité « { $unit } » ?
ask-counter-leader = À { $seat } : contre-charger le chef qui chevauche seul ?
ask-shoot-back = À { $seat } : tirer en même temps sur { $unit } ?
ask-friend = À { $seat } : le tir sur { $hex } touche un ami, lequel ?
ask-aside = À { $seat } : { $unit } s'écarte, vers où ?
ask-asides = À { $seat } : les fantassins s'écartent, qui d'abord, et vers où ?
ask-next = À { $seat } : lequel des vainqueurs part maintenant ?
ask-take-up = À { $seat } : qui relève la bannière « { $banner } » ?
ask-flee = À { $seat } : par lequel des chemins du retour ?
ask-retreat = À { $seat } : { $unit } recule encore de { $hexes ->
    [one] un hexagone
   *[other] { $hexes } hexagones
 }, vers où ?
ask-face = À { $seat } : vers où s'oriente { $unit } ?
ask-must-pursue = À { $seat } : { $unit } doit poursuivre, qui ?
ask-pursue = À { $seat } : { $unit }, poursuivre ou rester ?
ask-advance = À { $seat } : { $unit }, avancer ou rester ?
ask-fort = À { $seat } : qui, en { $hex }, prend part au combat ?
ask-loss = À { $seat } : qui perd un point de force ?
ask-blocked = À { $seat } : la retraite est trop courte, qui perd un point de force ?
ask-who-retreats = À { $seat } : qui recule maintenant, et vers où ?

## Événements
told-placed = { $unit } se place en { $hex }, face au { $facing }
told-unplaced = { $unit } est reprise
told-leader-placed = { $leader } se place en { $hex }
told-banner-placed = { $unit } porte la bannière « { $banner } »
told-attached = { $unit } obéit à { $leader }
told-set-up = En place pour { $seat }
told-phase = Tour { $turn }, phase { $step } : { $seat }, { $phase }
told-level = Le niveau de moral est maintenant { $level } pour les alliés
told-fatigue = La fatigue de { $leader } est de { $level }
told-wrecking = { $unit } a travaillé aux murs pendant { $turns ->
    [one] un tour complet
   *[other] { $turns } tours complets
 }
told-walls-down = Les murs de { $hex } sont abattus
told-rode = { $unit } va de { $from } en { $to } pour { $cost } (charge { $charge }, reste { $left })
told-rode-foot = { $unit } va de { $from } en { $to } pour { $cost } (reste { $left })
told-rode-extra = { $unit } fait un hexagone de route de plus, de { $from } en { $to }
told-march = { $unit } va de { $from } en { $to }, { $hexes ->
    [one] un hexagone
   *[other] { $hexes } hexagones
 }, pour { $cost } (charge { $charge }, reste { $left })
told-march-turned = { $unit } va de { $from } en { $to }, { $hexes ->
    [one] un hexagone
   *[other] { $hexes } hexagones
 }, et fait face { $facing }, pour { $cost } (charge { $charge }, reste { $left })
told-march-foot = { $unit } va de { $from } en { $to }, { $hexes ->
    [one] un hexagone
   *[other] { $hexes } hexagones
 }, pour { $cost } (reste { $left })
told-march-turned-foot = { $unit } va de { $from } en { $to }, { $hexes ->
    [one] un hexagone
   *[other] { $hexes } hexagones
 }, et fait face { $facing }, pour { $cost } (reste { $left })
told-turned = { $unit } tourne vers le { $facing } pour { $cost } (reste { $left })
told-minimum = { $unit } fait son mouvement minimal : en { $hex }, face au { $facing }
told-ready = { $unit } se met en position de tir
told-marching = { $unit } se remet en marche
told-halted = { $unit } entre dans une zone ennemie en { $hex } et s'arrête
told-passes = { $unit } traverse une zone ennemie en { $hex }
told-slowed = { $unit } a perdu sa vitesse
told-left = { $unit } quitte la carte par { $hex } ; retour possible dès le tour { $turn }
told-returned = { $unit } revient en { $hex }, face au { $facing }
told-arrived = { $unit } arrive en { $hex }
told-leader-rode = { $leader } va en { $hex } (reste { $left })
told-leader-along = { $leader } l'accompagne en { $hex }
told-left-behind = { $leader } n'a plus de points pour suivre et reste en { $hex }
told-leader-left = { $leader } quitte la carte par { $hex } ; retour possible dès le tour { $turn }
told-leader-returned = { $leader } revient en { $hex }
told-wrecking-began = { $unit } commence à abattre les murs
told-passed = { $unit } garde son sang-froid : { $total } (jet { $throw }) pour { $needs }
told-failed = { $unit } perd son sang-froid : { $total } (jet { $throw }) pour { $needs }
told-worse = { $unit } est { $order }
told-rallied = { $unit } est maintenant { $order }
told-fled = { $unit } fuit en { $hex }
told-shot-leaders = { $unit } tire sur { $hex }
told-shot-walls = { $unit } tire en vain sur les murs de { $hex } ({ $throw })
told-shot-walls-down = { $unit } tire sur les murs de { $hex } ({ $throw }) : ils tombent
told-shot-disorders = { $unit } tire sur { $target } en { $hex } ({ $throw }, { $total } en tout) : désordre
told-shot-missed = { $unit } tire en vain sur { $target } en { $hex } ({ $throw }, { $total } en tout)
told-shot-hits = { $unit } tire sur { $target } en { $hex } ({ $throw }, { $total } en tout) ; perte : { $loss ->
    [one] un point de force
   *[other] { $loss } points de force
 }
told-friend-hit = Le tir de { $unit } s'égare ({ $throw }) et touche un ami
told-friend-safe = Le tir de { $unit } épargne les amis ({ $throw })
told-bolt-stops = Le carreau arrête { $unit } ({ $throw })
told-bolt-no = Le carreau n'arrête pas { $unit } ({ $throw })
told-held-from-flight = { $unit } ne peut fuir : un tir l'a arrêté
told-stopped = { $unit } ne peut plus bouger
told-aim-kills = Un trait tue { $leader } ({ $throw })
told-aim-misses = Les traits manquent { $leader } ({ $throw })
told-onslaught = { $unit } fonce sur l'infanterie en { $hex } ({ $throw }, { $total } en tout)
told-onslaught-broken = { $unit } écrase l'infanterie débandée en { $hex }
told-overrun = { $unit } passe en { $hex } (charge { $charge })
told-overrun-fails = { $unit } est rejetée en { $hex }
told-aside = { $unit } s'écarte en { $hex }
told-countered = { $unit } contre-charge par { $hex } (charge { $charge })
told-fort = En { $hex }, { $count ->
    [one] seule combat
   *[other] seules combattent
 } : { $units }
told-fought = Attaque de { $hexes } par { $units } : { $attack } contre { $defence }, colonne { $column }, dés { $throw } : { $result }
told-fought-leader = Attaque d'un chef isolé en { $hexes } par { $units } : colonne { $column }, dés { $throw } : { $result }
told-fought-counter = Contre-charge sur { $hexes } par { $units } : { $attack } contre { $defence }, colonne { $column }, dés { $throw } : { $result }
told-struck = { $unit } n'a plus que charge { $charge }
told-lost = { $unit } perd de sa force, reste { $left }
told-eliminated = { $unit } est éliminée en { $hex }
told-fell-back = { $unit } recule de { $from } en { $to }
told-fell-short = La retraite de { $seat } est trop courte { $hexes ->
    [one] d'un hexagone
   *[other] de { $hexes } hexagones
 }
told-faced-slowed = { $unit } se tourne vers le { $facing } et perd sa vitesse
told-faced = { $unit } fait face au { $facing }
told-leader-falls = { $leader } tombe ({ $throw }, mortel jusqu'à { $needs })
told-leader-lives = { $leader } survit ({ $throw }, mortel jusqu'à { $needs })
told-leader-killed = { $leader } est mort ; le moral bouge de { $boxes } cases
told-leader-went = { $leader } suit en { $hex }
told-must-pursue = { $unit }, à { $distance } d'un chef, obtient { $throw } et doit poursuivre
told-may-pursue = { $unit }, à { $distance } d'un chef, obtient { $throw } et peut poursuivre
told-pursuit-forced = { $unit } doit poursuivre
told-pursued = { $unit } poursuit en { $hex }
told-advanced = { $unit } avance en { $hex }
told-disorder-fire = Jet de { $throw } pour le désordre des touchés de { $seat }, ligne { $row }
told-disorder = Les battus de { $seat } jettent { $throw } pour le désordre, ligne { $row }
told-banner-passed = { $unit } reçoit la bannière « { $banner } »
told-banner-fell = La bannière « { $banner } » tombe en { $hex }
told-banner-taken = { $unit } prend la bannière « { $banner } »
told-ended-leaders = Un camp n'a plus de chef : { $winner }
told-ended-turns = La journée est finie, { $allied } points à { $order } : { $winner }, { $grade }
told-ended-resigned = Un camp abandonne : { $winner }
nobody-wins = personne ne l'emporte
somebody-wins = victoire de { $seat }
account-cost = Points de mouvement
account-test = Test
account-fire = Tir
account-overrun = Renversement
account-attacker = Attaquant
account-defender = Défenseur

## Refus
read-unknown = « { $text } » n'est pas une action
read-no-unit = il n'y a pas de pion « { $unit } » dans cette bataille
read-unit-elsewhere = le pion « { $unit } » ne prend pas part à cette bataille
read-no-hex = « { $hex } » n'est pas un hexagone de la carte
read-no-facing = « { $facing } » n'est pas une direction (N NE SE S SW NW)
read-no-leader = il n'y a pas de chef « { $leader } » dans cette bataille
read-leader-elsewhere = le chef « { $leader } » ne prend pas part à cette bataille
read-nobody = il n'y a ni pion ni chef « { $name } » dans cette bataille
read-no-banner = il n'y a pas de bannière « { $banner } » dans cette bataille
read-banner-elsewhere = la bannière « { $banner } » ne prend pas part à cette bataille

## Sur le plateau
tray-waiting = Renforts : { $seat }
tray-away = Hors de la carte : { $seat }
tray-gone = Hors de combat : { $seat }
tray-from-turn = retour dès le tour { $turn }
track-turn = Tour
track-phase = Phase
track-morale = Marqueur de moral, vu des alliés
track-points = { $seat } : points de victoire
track-level = { $seat } : niveau de moral
track-phase-of = { $seat } : { $phase }
track-level-none = le moral ne donne rien
track-level-of = { $seat } : +{ $n }
tray-worth = { $n ->
    [one] vaut { $n } point
   *[other] vaut { $n } points
 }
ground-clear = terrain clair
ground-road = le long d'une route ; à pied, un hexagone de plus si tout le trajet la suit
ground-marsh = marais
ground-forest = forêt
ground-village = village
ground-camp = camp
ground-lake = lac
legend-closed = personne n'y entre
legend-cost = à pied { $foot }, à cheval { $horse }
legend-defence = le défenseur gagne { $n ->
    [one] une colonne
   *[other] { $n } colonnes
 }
legend-halves = un attaquant qui s'y tient n'a que la moitié de sa force
legend-disorders-horse = désorganise la cavalerie qui y entre hors de la route
legend-disorders-foot = désorganise l'infanterie qui y entre hors de la route
legend-breaks-charge = met fin à toute charge
legend-hides = cache ce qui est derrière
legend-fortified = contient dix points de force, dont deux à cheval

## Positions écrites à la main
flaw-scenario = il n'y a pas de scénario « { $scenario } »
position-no-seat = « { $what } » n'est pas un camp (allied, order)
position-no-turn = la bataille n'a pas de tour { $what }
position-no-step = un tour a les phases 1 à 9, pas { $what }
position-step = « step » { $what } ne va pas avec cette phase : open-fire, panic, activate et close-fire vont avec 1, 3, 5, 7 ; combat avec 2, 4, 6, 8, 9 ; excess avec 9 ; set-up avec aucun
position-no-phase = « { $what } » n'est pas une phase (set-up CAMP, open-fire, panic, activate, close-fire, combat, excess HEX, over)
position-no-box = la piste de moral n'a pas de case { $what }
position-no-level = il n'y a pas de niveau de moral { $what }
position-no-walls = il n'y a pas de rempart en { $what }
position-no-hex = « { $what } » n'est pas un hexagone de la carte
position-no-counter = « { $what } » n'est pas un pion de cette bataille
position-no-leader = « { $what } » n'est pas un chef de cette bataille
position-no-banner = « { $what } » n'est pas une bannière de cette bataille
position-twice = « { $what } » figure deux fois
position-line = « { $what } » est illisible ; écrivez par exemple "PKR1 0915 N", "zyndram 0915", "KR PKR1"
position-number = « { $what } » : ce nombre n'existe pas
position-charge = « { $what } » : seule la cavalerie a un niveau de charge
position-panic-charge = « { $what } » : qui panique n'a pas de niveau de charge
position-facing = « { $what } » : un pion regarde N, NE, SE, S, SW ou NW ; les autres mots sont pf, nc, disorganised, panicked, marching
position-faces-nowhere = « { $what } » : où regarde-t-il ? N, NE, SE, S, SW ou NW
position-marching = « { $what } » : seuls les tireurs à pied sont en marche ou prêts
position-must-flee = « { $what } » : seul qui panique doit fuir
position-lake = { $what } : personne ne se tient dans un lac
position-enemies = { $what } : les deux camps dans un hexagone
position-full = { $what } : plus de points de force que n'en tient un hexagone (G-4.5.1)
position-leader = { $what } : aucun chef ne peut se trouver là
position-bearer = { $what } : son porteur n'est pas de la bataille
position-set-up = avec ceux qui prennent part, la mise en place ne pourrait jamais finir : { $what }
position-set-up-first = c'est à l'autre camp de se placer, mais ici quelqu'un qui doit être placé attend encore : { $what }
position-leaderless = un camp sans chef sur la carte a déjà perdu (G-S.4) : { $what }
position-needs-dice = des dés tombent avant toute question : un tel moment ne peut être une position
position-no-answer = on interroge ici quelqu'un qui n'a aucune réponse
position-under-way = ce qui est en cours nomme quelqu'un qui n'est pas là
position-under-way-number = ce qui est en cours ne peut être ainsi dans « { $what } »

## Refus
no-such-thing = rien ne porte ce numéro
no-not-asked = ce n'est pas la question du moment ; { $question }
no-not-among = ce n'est pas possible ici ; { $question }
no-setup-incomplete = tout le monde n'est pas en place : les chefs avec de la cavalerie, les bannières avec des chefs, et tous les pions qui ne peuvent attendre
no-conrois = on ne rattache personne à un chef si l'on ne joue pas les conrois
no-tatar-leader = les Tatars obéissent à des chefs lituaniens, et { $leader } n'en est pas un
no-attached-already = { $unit } obéit déjà à { $leader }
no-group-scattered = le groupe { $group } n'est pas réuni
no-leader-apart = { $leader } n'est avec aucune de ses unités, ni à côté
no-nothing-to-rally = { $unit } est en bon ordre
no-wrecker = { $unit } n'est pas une unité régulière et ne démolit rien
no-wrecking-already = { $unit } démolit déjà les remparts
no-banner-bearer = { $unit } ne porte pas cette bannière
no-room-to-rally = { $unit } serait de trop dans son hexagone une fois comptée de nouveau : elle doit fuir
no-leader-along = aucun chef n'est avec { $unit }
no-leader-left = une fois en route, { $unit } garde son chef avec elle
no-leader-under-way = { $unit } est en route : un chef s'emmène avant le premier hexagone
no-leader-behind = { $unit } ne peut laisser son chef derrière elle
no-leader-declined = { $leader } vient d'être laissé là
no-leader-here = aucun chef n'est là pour l'accompagner
no-moved-already = { $unit } a été déplacée dans cette phase et ne peut s'y réorganiser
no-shot-now = { $unit } tire quand l'ennemi bouge, non dans sa propre phase
no-shot-other = { $unit } n'est pas celle qui bouge
no-nothing-to-wreck = { $unit } n'a pas de rempart à abattre
no-not-your-leader = { $leader } n'est pas à vous
no-leader-with-cavalry = { $leader } se déplace avec la cavalerie
no-leader-moved = { $leader } s'est déjà déplacé pendant cette phase
no-leader-not-there = { $leader } n'est pas sur la carte
no-must-attack = ceux-ci doivent encore attaquer : { $units }
no-ready-to-shoot = { $unit } est prêt à tirer : au-delà d'un hexagone ou d'une rotation il doit d'abord reprendre sa marche
no-one-face = { $unit } n'a pas d'autre formation
no-edge-ahead = { $unit } ne fait pas face au bord de la carte
no-leader-to-take = { $leader } n'est pas là pour l'accompagner, ou s'est déjà déplacé
no-leader-placed = { $leader } est déjà sur la carte
no-leader-without-cavalry = { $leader } commence la bataille avec de la cavalerie, ce que { $unit } n'est pas
no-leader-not-set-up = { $leader } n'est pas encore placé
no-second-banner = { $leader } a déjà une bannière, ou pas de cavalerie pour la porter
no-banner-of-yours = cette bannière n'est pas à vous
no-banner-placed = cette bannière est déjà sur la carte
no-leader-edge = { $leader } n'est pas au bord de la carte
no-leader-points = { $leader } n'a plus de point pour quitter la carte
no-leader-way = aucun chemin ne mène un chef en { $hex }, ou il manque de points
no-banner-moved = Cette bannière a déjà été déplacée dans le tour, et n'ira pas plus loin
no-banner-taker = { $unit } ne peut reprendre la bannière : il faut une unité régulière voisine du porteur, qui n'a pas bougé
no-entry = { $unit } ne peut entrer par { $hex } maintenant
no-return = { $unit } ne peut revenir par { $hex } maintenant
no-return-not-away = { $unit } n'a pas quitté la carte
no-return-too-soon = { $unit } ne revient pas avant le tour { $turn }
no-return-far = { $hex } n'est pas sur le bord par où { $unit } a quitté la carte, ou en est trop loin
no-return-leader = un chef ennemi se tient en { $hex } : on y pose { $unit }, qui ne renverse personne
no-no-panic = { $unit } n'est pas en panique
no-fort-group = quatre points de force au plus d'un hexagone fortifié combattent
no-not-in-combat = { $unit } n'est pas dans ce combat
no-fall-back = { $unit } ne peut se replier en { $hex } : l'ennemi, ses zones ou le terrain barrent le chemin
no-retreat-of-his = { $unit } n'a pas à se replier maintenant
no-fall-back-step = { $unit } recule hexagone par hexagone, chacun plus loin du lieu du combat : pas en { $hex }
no-fall-back-short = par { $hex }, la retraite de { $unit } serait plus courte qu'elle ne peut l'être
no-aside = personne ne peut s'écarter en { $hex }
no-pursuit = la poursuite ne peut aller par là
no-must-pursue = la poursuite est obligatoire
no-advance = personne ne peut avancer en { $hex }
no-not-on-map = { $unit } n'est pas sur la carte
no-takes-no-part = { $unit } ne prend pas part à cette bataille
no-not-yours = { $unit } n'est pas à vos ordres
no-foot-later = { $unit } se déplace pendant la phase de l'infanterie
no-cavalry-before = { $unit } se déplace pendant la phase de la cavalerie
no-panicked = { $unit } est en panique
no-stopped = { $unit } a été arrêté par un tir
no-bound = { $unit } a repris une bannière déjà déplacée, et reste
no-done = { $unit } s'est déjà déplacé
no-put-back = { $unit } vient d'être remise sur la carte et ne fait rien d'autre dans cette phase
no-placed-already = { $unit } est déjà en place
no-outside-zone = { $unit } ne peut être placé en { $hex }
no-shooter = { $unit } ne tire pas
no-not-ready = { $unit } est en marche et ne peut tirer
no-shot-already = { $unit } a déjà tiré
no-shot-riding = { $unit } a déjà tiré pendant ce mouvement
no-target = il n'y a personne à viser
no-out-of-zone = { $hex } est hors de la zone de tir de { $unit }
no-sight = { $unit } ne voit pas { $hex }
no-target-now = { $unit } ne peut tirer en { $hex } maintenant : pendant un mouvement, seul celui qui bouge est visé
no-enemy-there = { $unit } ne trouve aucun ennemi à viser en { $hex }
no-own-target = { $unit } ne tire pas sur son propre camp
no-leader-among = en { $hex } se tiennent aussi des unités : { $unit } vise l'une d'elles, et le chef a son jet en plus
no-counter-kind = { $unit } ne peut contre-charger : seule le fait une cavalerie maîtresse d'elle-même
no-countered-already = { $unit } a déjà contre-chargé pendant cette phase
no-counter-controlled = { $unit } se trouve dans une zone ennemie
no-counter-contact = l'ennemi touche déjà l'un des vôtres
no-counter-way = { $unit } ne peut l'atteindre : un sixième de tour au plus, puis un hexagone, et l'ennemi doit être devant
no-attacks-later = { $unit } n'attaque pas pendant cette phase
no-fought-already = { $unit } a déjà attaqué pendant cette phase
no-attacker = { $unit } n'attaque pas
no-not-in-front = { $unit } n'a aucun de ces ennemis devant lui
no-nobody-strikes = personne de ceux-ci n'a { $hex } devant lui
no-nobody-there = il n'y a personne à attaquer en { $hex }
no-left-without-duty = ceux-ci n'auraient plus personne à attaquer, et ils le doivent : { $units }
no-enemy-left-out = il ne resterait personne pour attaquer { $hexes }
no-not-one-combat = ils ne forment pas un seul combat
no-map-ahead = { $unit } fait face au bord de la carte
no-lake = { $hex } est un lac
no-river = rien ne franchit l'eau vers { $hex }
no-enemy = des ennemis se trouvent en { $hex }
no-room = { $hex } n'a pas de place pour { $unit }
no-would-overrun = à cette vitesse { $unit } renverserait les fantassins en { $hex }
no-points = { $unit } a besoin de { $needs } et dispose de { $has }
no-halted = { $unit } ne peut aller plus loin pendant cette phase
no-turned-here = { $unit } a déjà tourné dans cet hexagone
no-too-fast = { $unit } va trop vite pour tourner de plus d'un sixième
no-begun = { $unit } a commencé son mouvement : le mouvement minimal est un mouvement entier
no-pace = { $unit } ne gagne ici aucune vitesse à refuser
no-too-slow = { $unit } n'est pas une cavalerie lancée : personne n'est renversé
no-foot-there = il n'y a pas de fantassins seuls en { $hex }
no-sheltered = le terrain de { $hex } abrite les fantassins
no-too-far = { $hex } est trop loin pour { $unit } dans ce mouvement ({ $hexes ->
    [one] un hexagone
   *[other] { $hexes } hexagones
 }, et tourner coûte aussi des points)

## Ce qu'on fait
nobody = personne
leader-on = le chef en { $hex }
walls-of = le rempart de { $hex }
do-place = { $unit } en { $hex }, face { $facing }
do-unplace = reprendre { $unit }
do-place-leader = { $leader } avec { $unit }
do-place-banner = la { $banner } avec { $leader }
do-attach = rattacher { $unit } à { $leader }
do-attach-group = rattacher { $unit } et son groupe à { $leader }
do-default = prendre la mise en place du scénario
do-ready = l'armée est en place
do-fire = { $unit } tire sur { $target }
do-hold-fire = personne ne tire
do-shoot-back = { $unit } riposte sur { $target }
do-friend-hit = { $unit } est touché
do-try-rally = { $unit } tente de se ressaisir, ou fuit
do-flee = { $unit } fuit
do-flee-to = par { $hex }
do-move = { $unit } se déplace
do-rally = { $unit } se rallie au lieu de bouger
do-move-leader = { $leader } se déplace
do-enter = { $unit } entre par { $hex }, face { $facing }
do-return = { $unit } revient par { $hex }, face { $facing }
do-return-leader = { $leader } revient par { $hex }
do-pass-banner = { $unit } reprend la { $banner }
do-wreck = { $unit } commence à abattre le rempart
do-end-phase = finir la phase
do-forward = { $unit } va en { $hex }
do-hold-pace = { $unit } va en { $hex } sans prendre de vitesse
do-turn = { $unit } tourne vers le { $facing }
do-overrun = { $unit } renverse les fantassins devant lui
do-minimum-ahead = { $unit } fait son mouvement minimal : un hexagone, face { $facing }
do-minimum = { $unit } fait son mouvement minimal : face { $facing }
do-march = { $unit } reprend sa marche
do-make-ready = { $unit } se prépare à tirer
do-exit = { $unit } quitte la carte
do-leader-exit = { $leader } quitte la carte
do-take-leader = { $leader } accompagne { $unit }
do-leave-leader = { $unit } part sans { $leader }
do-leader-stops = { $leader } s'arrête
do-stop = { $unit } s'arrête
do-leader-to = { $leader } va en { $hex }
do-counter-charge = { $unit } contre-charge par { $hex }
do-hold-back = personne ne contre-charge
do-strike-now = personne d'autre : ils frappent maintenant
do-aside = { $unit } s'écarte en { $hex }
do-next = { $unit } part maintenant
do-take-up = { $unit } relève la bannière
do-attack = { $units } { $count ->
    [one] attaque
   *[other] attaquent
 } { $hexes }
do-fort = ceux-ci combattent : { $units }
do-lose = { $unit } perd un point de force
do-fall-back = { $unit } se replie en { $hex }
do-fall-back-led = { $unit } se replie en { $hex } avec le chef
do-face = il fait face { $facing }
do-pursue = il poursuit { $unit }
do-pursue-led = il poursuit { $unit } avec son chef
do-pursue-to = jusqu'en { $hex }
do-stay = il reste
do-stay-all = plus personne n'avance
do-advance = il avance en { $hex }
do-advance-led = il avance en { $hex } avec son chef
do-remove = { $unit } est retiré

## Ce qui s'ensuit
effect-rally = réussi, il est de nouveau en bon ordre ; manqué, il reste comme il est ; il ne fait rien d'autre
effect-held-from-flight = un tir a arrêté { $unit } : il ne peut fuir dans cette phase et reste sur place
effect-try-rally = réussi, il n'est plus que désorganisé et reste ; manqué, il fuit
effect-minimum = c'est tout son mouvement, sans vitesse
effect-allowance = il dispose de { $points }
effect-passes = il traverse une zone ennemie en { $hex } : l'hexagone suivant coûte plus
effect-halts = une zone ennemie l'arrête en { $hex }
effect-extra = un hexagone de route au-delà de ses points, puis il s'arrête
effect-banner = ramasse la { $banner }
effect-ground = le terrain le désorganise, sauf si un chef est avec lui
effect-shot-at = ceux-ci peuvent lui tirer dessus là-bas : { $units }
effect-countered = ceux-ci peuvent contre-charger : { $units }
effect-loses-speed = il perd sa vitesse
effect-broken = en désordre et perdus aussitôt : { $units }
effect-own-foot = ce sont vos propres fantassins qui sont renversés
effect-rides-down = il renverse les fantassins en { $hex }
effect-left-behind = { $leader } n'a pas les points pour suivre et reste là
effect-answered = ceux-ci peuvent tirer en retour, au même moment : { $units }
effect-friends = un ami se trouve près de la cible : un jet de { $most } ou moins le touche à sa place
effect-leader-aim = { $leader } tombe sur { $least } ou plus
effect-column = lu dans la colonne { $column }
effect-hump = dans la table imprimée, { $better } coûte moins à l'ennemi que { $column } : { $fewer } jets sur 36 prennent de la force, et non { $losses }
effect-hump-passed = dans la table imprimée, { $worse } coûterait plus à l'ennemi que { $column } : { $losses } jets sur 36 prennent de la force, et non { $fewer }
effect-lone-leader = un chef seul est perdu, quel que soit le jet
effect-struck-again = déjà attaqués pendant cette phase, et de nouveau avec ceux qu'ils ont rejoints : { $units }
effect-struck = { $unit } ne frappe qu'avec une charge de { $charge }
effect-fort = en { $hex } combattent au plus { $most } points, que leur camp désigne ; calculé avec { $units }
effect-counter-ends-move = qui est contre-chargé ne va pas plus loin
effect-idle = { $count ->
    [one] une unité n'a pas bougé
   *[other] { $count } unités n'ont pas bougé
 }
effect-standing = qui reste immobile perd sa vitesse : { $units }
effect-must-attack = ceux-ci devront attaquer : { $units }
effect-eliminated = { $unit } en est éliminé
effect-pushes = il traverse des fantassins amis, qui paniquent : { $units }
effect-pushes-bombard = il passe sur une bombarde en position de tir, qui est perdue : { $units }

## Chances
result-own-lost = { $seat } : { $n ->
    [one] un point de force perdu
   *[other] { $n } points de force perdus
 }
result-foe-lost = { $seat } : { $n ->
    [one] un point de force perdu
   *[other] { $n } points de force perdus
 }
result-own-gone = { $seat } : { $n ->
    [one] une unité éliminée
   *[other] { $n } unités éliminées
 }
result-foe-gone = { $seat } : { $n ->
    [one] une unité éliminée
   *[other] { $n } unités éliminées
 }
result-own-shaken = { $seat } : { $n ->
    [one] une unité désorganisée
   *[other] { $n } unités désorganisées
 }
result-foe-shaken = { $seat } : { $n ->
    [one] une unité désorganisée
   *[other] { $n } unités désorganisées
 }
result-own-routed = { $seat } : { $n ->
    [one] une unité en panique
   *[other] { $n } unités en panique
 }
result-foe-routed = { $seat } : { $n ->
    [one] une unité en panique
   *[other] { $n } unités en panique
 }
result-own-back = { $seat } : retraite { $n ->
    [one] d'un hexagone
   *[other] de { $n } hexagones
 }
result-foe-back = { $seat } : retraite { $n ->
    [one] d'un hexagone
   *[other] de { $n } hexagones
 }
result-must-pursue = { $n ->
    [one] une unité ({ $seat }) doit poursuivre
   *[other] { $n } unités ({ $seat }) doivent poursuivre
 }
result-leader-dies = { $leader } meurt
result-banner-falls = la { $banner } est perdue
result-banner-torn = la { $banner } est arrachée à ses ravisseurs
result-banner-back = la { $banner } est reprise
result-stopped = { $unit } est arrêté
result-walls-down = le rempart tombe
result-rallied = il se rallie
result-overrun = il passe
result-overrun-fails = il est repoussé
result-nothing = rien ne se passe
account-charge = Niveau de charge
account-attack = Force de l'attaque
account-defence = Force de la défense
account-column = Colonnes à droite de 1:1

## Calques
overlay-zones = Zones de contrôle
overlay-front = Front de qui se trouve ici
overlay-command = Portée des chefs
overlay-led = Qui obéit à ce chef
overlay-banners = Sous les bannières
overlay-fire = Zone de tir de qui se trouve ici
overlay-charge = Niveaux de charge
overlay-duties = Qui doit encore combattre

## Tables
sheet-combat = Combat
sheet-throw = Jet
sheet-disorganisation = Désorganisation après une retraite
sheet-retreat = Retraite
sheet-horse-2 = Cavalerie, armure 2
sheet-horse-1 = Cavalerie, armure 1
sheet-horse-0 = Cavalerie, armure 0
sheet-foot-2 = Pied, armure 2
sheet-foot-1 = Pied, armure 1
sheet-foot-0 = Autres fantassins et tous les tireurs à pied
sheet-terrain = Terrain
sheet-ground = Sol
sheet-on-foot = À pied
sheet-mounted = À cheval
sheet-turn-foot = Tourner à pied
sheet-turn-horse = Tourner à cheval
sheet-defence = Défense
sheet-halves = Réduit de moitié l'attaquant qui s'y tient
sheet-breaks = Brise la charge
sheet-hides = Cache
sheet-sides = Côtés d'hexagone
sheet-side = Côté
sheet-speed = Charge
sheet-none-left = plus rien
side-stream = Ruisseau
side-bridge = Pont
side-ford = Gué
side-uphill = Montée
sheet-archers = Archers
sheet-horse-archers = Archers à cheval
sheet-crossbows = Arbalètes
sheet-bombard = Bombarde
sheet-object = Bombarde contre un rempart
sheet-total-range = Total, par portée
sheet-test = Test de moral
sheet-level = Niveau
sheet-passes = Réussi jusqu'à
sheet-overrun = Renverser l'infanterie
sheet-total = Total
sheet-rider = Le cavalier
sheet-ridden = Le fantassin
trial-fails = échoue
trial-succeeds = réussit
trial-stays = tient
trial-out = éliminé
trial-test = test { $row }
sheet-pursuit = Libre de poursuivre ou non
sheet-distance = Distance à un chef
sheet-free = Libre jusqu'à
sheet-track = Piste de moral
sheet-marker = Marqueur
sheet-victory = Points de victoire
sheet-lost = Perdu par l'ennemi
sheet-points = Points
kind-cavalry = Cavalerie
kind-horse-archer = Archers à cheval
kind-infantry = Infanterie
kind-archer = Archers
kind-crossbow = Arbalétriers
kind-bombard = Bombarde
kind-leader = Un chef
kind-banner = Une bannière aux mains de l'ennemi
told-wrecking-anew = { $unit } doit recommencer son travail aux murs
told-not-rallied = { $unit } ne se rallie pas et reste désorganisée
told-ended-both = Aucun camp n'a plus de chef, { $allied } points à { $order } : { $winner }, { $grade }
effect-tested = elle passe un test auprès des siens : réussi ou non, son mouvement est fini et tout élan perdu
effect-tests-mover = { $unit } passe un test auprès d'elle : réussi ou non, elle ne bouge pas dans cette phase, et tout élan est perdu
effect-tests = { $unit } passe un test auprès d'elle et perd tout élan
effect-tested-striker = { $unit } passe d'abord un test et perd son élan ; la colonne ci-dessous suppose le test réussi
effect-bound = { $unit } ne va pas plus loin dans ce tour : une autre a déplacé la bannière
effect-ends-game = la partie est finie avec cela : { $winner }
effect-shot-at-back = rejetée, elle peut être prise pour cible par : { $units }
result-banner-captured = la { $banner } est capturée
result-wrecking-anew = { $unit } doit recommencer son travail aux murs
result-flees = { $unit } s'enfuit
result-game-ends = la partie est finie : { $winner }
result-test-passed = le test est réussi
no-entry-waiting = { $unit } n'attend pas hors de la carte
no-entry-foot-waits = { $unit } n'entre qu'après la cavalerie qui doit encore entrer dans ce tour
no-entry-quota = il en est entré dans ce tour autant qu'il se peut, { $unit } doit attendre
no-entry-hex = { $hex } n'est pas un hexagone d'entrée de { $unit }
no-entry-held = l'ennemi occupe ou tient { $hex }, { $unit } ne peut y entrer
no-entry-facing = { $unit } ne peut regarder hors de la carte en { $hex }
no-fall-back-turn = { $unit } recule d'abord, jusqu'au bout de son chemin
no-stay-all = on demande d'abord quel vainqueur part ; s'il peut rester se voit alors
no-aside-of-his = { $unit } ne cède la place à personne
no-aside-step = { $hex } n'est pas voisin de { $unit }
no-hex-attacked-already = { $hex } a déjà été attaqué dans cette phase
no-time-left = { $unit } a épuisé son temps dans cette phase
no-flight-yet = { $unit } ne fuit qu'une fois par phase de mouvement, à son début : elle a déjà fui, ou n'a paniqué que dans cette phase
told-disorder-fire-nobody = Jet de { $throw } pour le désordre des touchés de { $seat }, ligne { $row } : rien ne change
told-disorder-nobody = Les battus de { $seat } jettent { $throw } pour le désordre, ligne { $row } : rien ne change
effect-tests-later = il y a là des amis en désordre, ou elle l'est elle-même : les tests viennent à la fin du combat

## Ce que les chances supposent
assumed-held-back = nul ne contre-charge avec eux
assumed-unanswered = nul ne tire en retour
assumed-loss = la plus forte prend la perte
assumed-fort = d'un fort se battent autant de points que possible
assumed-face = nul ne se tourne
assumed-stay = nul ne poursuit ni n'avance sans y être tenu
assumed-retreat = les battues prennent un chemin libre
assumed-next = de plusieurs la première passe d'abord
assumed-take-up = la première qui le peut relève la bannière
assumed-aside = l'infanterie s'écarte par le premier chemin
assumed-friend-hit = de plusieurs amies la première est touchée
assumed-shoot-back = il tire en retour
assumed-first = de plusieurs la première est choisie

## Les mots de la page : actions, états, valeurs, et ce qu'un ordre permanent peut peser
action-place = Poser
action-unplace = Reprendre
action-attach = Rattacher à ce chef
action-default = Prendre la mise en place du scénario
action-ready = L'armée est en place
action-fire = Tirer
action-hold-fire = Personne ne tire
action-friend-hit = Cet ami est touché
action-rally = Rallier
action-flee = Fuir
action-move = Commencer son mouvement
action-enter = Entrer en carte
action-return = Revient
action-pass-banner = Confier la bannière
action-wreck = Abattre le rempart
action-end-phase = Finir la phase
action-forward = Aller
action-forward-led = Aller avec le chef
action-forward-rough = Aller et se désorganiser en chemin
action-hold-pace = Aller sans accélérer
action-turn = Tourner
action-overrun = Renverser
action-minimum = Mouvement minimum
action-flip = Marcher ou se préparer à tirer
action-exit = Quitter la carte
action-take-leader = Emmener le chef
action-leave-leader = Laisser le chef ici
action-stop = Finir le mouvement
action-counter-charge = Contre-charger par
action-hold-back = Ne pas bouger
action-retreat = Se replier en
action-next = Part maintenant
action-take-up = Relève la bannière
action-attack = Attaquer
action-fort = Ceux-ci combattent
action-lose = Perd un point de force
action-face = Faire face
action-pursue = Poursuivre en
action-stay = Rester
action-advance = Avancer en
action-remove = Est retirée
status-disorganised = désorganisée
status-panicked = en panique
status-ready = prête à tirer
status-marching = en marche
status-stopped = arrêtée
status-banner = porte une bannière
status-worn = entamée
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
look-horse-archers = Archers montés
look-light-infantry = Infanterie légère
look-heavy-infantry = Infanterie lourde
look-archers = Archers
look-crossbowmen = Arbalétriers
look-bombard = Bombardes
look-regular-cavalry = Cavalerie
look-militia = Milice
look-leader = Chefs
look-army-leader = Chefs d'armée
asked-fire = Faut-il tirer
asked-shoot-back = Faut-il riposter
asked-counter-charge = Faut-il contre-charger
asked-retreat = Où se retirer
asked-next = Quel vainqueur part le premier
asked-take-up = Qui reprend la bannière
asked-loss = Qui subit la perte
asked-face = Où faire face
asked-pursue = Faut-il poursuivre
asked-advance = Faut-il avancer
asked-aside = Où l'infanterie cède
asked-fort = Qui combat depuis un fort
asked-friend-hit = Qui est touché parmi les siens
does-fire = tirer
does-hold-fire = ne pas tirer
does-counter-charge = contre-charger
does-hold-back = s'en abstenir
does-retreat = se retirer par le premier chemin
does-next = la première unité qui le peut
does-take-up = la première unité qui le peut
does-lose = la plus forte
does-face = comme elles sont
does-stay = rester
does-aside = le premier chemin
does-fort = autant de points que permis
does-friend-hit = la première unité qui le peut
counts-total = le modificateur du tir
counts-odds = le rapport à 1 (3 pour 3:1, −2 pour 1:2)
counts-charge = le niveau de charge
chance-result-foe-lost = l'ennemi perde de la force
chance-result-foe-shaken = l'ennemi soit désorganisé
chance-result-stopped = il soit arrêté
chance-result-foe-back = l'ennemi se retire
chance-result-own-lost = nous perdions de la force
chance-result-own-back = nous nous retirions
sure-ready = Commencer la bataille avec cette mise en place ?
sure-end-phase = Finir la phase ?
hint-fire = Vous pouvez tirer, sans y être obligé. Chaque réponse dit ce que le tir peut faire ; rien n'arrive avant votre choix.
hint-shoot-back = Vous pouvez tirer, sans y être obligé. Chaque réponse dit ce que le tir peut faire ; rien n'arrive avant votre choix.
hint-counter-charge = L'ennemi approche : vous pouvez charger avant qu'il ne frappe, ou rester en place. Chaque réponse dit ce qui s'ensuit.
action-formation = Mettre en marche ou en position de tir
track-fatigue = fatigue
way-pace = charge { $pace }
shade-pace = charge à l’arrivée
