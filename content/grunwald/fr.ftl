# Grunwald 1410 : toutes les phrases en français.

## Erreurs dans les fichiers
flaw-word = { $what } : « { $word } »
flaw-side = camp inconnu
flaw-table = un tableau manque ou n'est pas complet
flaw-cell = case impossible dans un tableau
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
authored = { $fr }
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
ask-close-fire = À { $seat } : tirer avant la fin de la phase ?
ask-panic = À { $seat } : les unités paniquées d'abord, se reprendre ou fuir
ask-cavalry = À { $seat } de bouger cavalerie et chefs, ou de finir la phase
ask-foot = À { $seat } de bouger l'infanterie, ou de finir la phase
ask-combat = À { $seat } : qui attaque qui ?
ask-excess = À { $seat } : trop de monde en { $hex } sans ses murs, qui est retiré ?
ask-leader = À { $seat } : où va { $leader } ?
ask-step = À { $seat } : { $unit } continue avec { $left }, ou s'arrête
ask-fire = À { $seat } : tirer sur { $unit } ?
ask-counter = À { $seat } : contre-charger { $unit } ?
ask-counter-leader = À { $seat } : contre-charger le chef qui chevauche seul ?
ask-shoot-back = À { $seat } : tirer en même temps sur { $unit } ?
ask-friend = À { $seat } : le tir sur { $hex } touche un ami, lequel ?
ask-aside = À { $seat } : { $unit } s'écarte, vers où ?
ask-take-up = À { $seat } : qui relève la bannière « { $banner } » ?
ask-flee = À { $seat } : par lequel des chemins du retour ?
ask-retreat = À { $seat } : { $unit } recule encore de { $hexes ->
    [one] un hexagone
   *[other] { $hexes } hexagones
 }, vers où ?
ask-face = À { $seat } : vers où s'oriente { $unit } ?
ask-must-pursue = À { $seat } : { $unit } doit poursuivre, qui ?
ask-pursue = À { $seat } : { $unit } poursuit-elle ?
ask-advance = À { $seat } : { $unit } avance-t-elle ?
ask-fort = À { $seat } : qui, en { $hex }, prend part au combat ?
ask-loss = À { $seat } : qui perd un point de force ?
ask-blocked = À { $seat } : la retraite est trop courte, qui perd un point de force ?
ask-who-retreats = À { $seat } : qui recule maintenant, et vers où ?

## Événements
told-placed = { $unit } se place en { $hex }, face au { $facing }
told-unplaced = { $unit } est reprise
told-leader-placed = { $leader } se place en { $hex }
told-banner-placed = { $unit } porte la bannière « { $banner } »
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
told-rode-extra = { $unit } fait un hexagone de route de plus, de { $from } en { $to }
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
told-leader-left = { $leader } quitte la carte par { $hex } ; retour possible dès le tour { $turn }
told-leader-returned = { $leader } revient en { $hex }
told-wrecking-began = { $unit } commence à abattre les murs
told-passed = { $unit } garde son sang-froid : { $throw } pour { $needs }
told-failed = { $unit } perd son sang-froid : { $throw } pour { $needs }
told-worse = { $unit } est { $order }
told-rallied = { $unit } est maintenant { $order }
told-fled = { $unit } fuit en { $hex }
told-shot-leaders = { $unit } tire sur { $hex }
told-shot-walls = { $unit } tire en vain sur les murs de { $hex } ({ $throw })
told-shot-walls-down = { $unit } tire sur les murs de { $hex } ({ $throw }) : ils tombent
told-shot-disorders = { $unit } tire sur { $target } en { $hex } ({ $throw }, { $total } en tout) : c'est le désordre
told-shot-missed = { $unit } tire en vain sur { $target } en { $hex } ({ $throw }, { $total } en tout)
told-shot-hits = { $unit } tire sur { $target } en { $hex } ({ $throw }, { $total } en tout) ; perte : { $loss ->
    [one] un point de force
   *[other] { $loss } points de force
 }
told-friend-hit = Le tir de { $unit } s'égare ({ $throw }) et touche un ami
told-friend-safe = Le tir de { $unit } épargne les amis ({ $throw })
told-bolt-stops = Le carreau arrête { $unit } ({ $throw })
told-bolt-no = Le carreau n'arrête pas { $unit } ({ $throw })
told-stopped = { $unit } ne peut plus bouger
told-aim-kills = Un trait tue { $leader } ({ $throw })
told-aim-misses = Les traits manquent { $leader } ({ $throw })
told-onslaught = { $unit } fonce sur l'infanterie en { $hex } ({ $throw }, { $total } en tout)
told-onslaught-broken = { $unit } écrase l'infanterie débandée en { $hex }
told-overrun = { $unit } passe en { $hex } (charge { $charge })
told-overrun-fails = { $unit } est rejetée en { $hex }
told-aside = { $unit } s'écarte en { $hex }
told-countered = { $unit } contre-charge par { $hex } (charge { $charge })
told-fought = Attaque de { $hexes } par { $units } : { $attack } contre { $defence }, colonne { $column }, dés { $throw } : { $result }
told-fought-counter = Contre-charge sur { $hexes } par { $units } : { $attack } contre { $defence }, colonne { $column }, dés { $throw } : { $result }
told-struck = { $unit } n'a plus que charge { $charge }
told-lost = { $unit } perd de sa force, reste { $left }
told-eliminated = { $unit } est éliminée en { $hex }
told-fell-back = { $unit } recule de { $from } en { $to }
told-fell-short = La retraite de { $seat } est trop courte de { $hexes ->
    [one] un hexagone
   *[other] { $hexes } hexagones
 }
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
told-disorder = Les battus de { $seat } jettent { $throw } pour le désordre, ligne { $row }
told-banner-passed = { $unit } reçoit la bannière « { $banner } »
told-banner-fell = La bannière « { $banner } » tombe en { $hex }
told-banner-taken = { $unit } prend la bannière « { $banner } »
told-ended-leaders = Un camp n'a plus de chef : { $winner }
told-ended-turns = La journée est finie, { $allied } points à { $order } : { $winner }, { $grade }
told-ended-resigned = Un camp abandonne : { $winner }
nobody-wins = personne ne l'emporte
somebody-wins = victoire de { $seat }
account-cost = Points de mouvement (demi-points)
account-test = Test
account-fire = Tir
account-overrun = Renversement
account-attacker = Attaquant
account-defender = Défenseur

## Refus
read-unknown = « { $text } » n'est pas une action
read-no-unit = il n'y a pas de pion « { $unit } » dans cette bataille
read-no-hex = « { $hex } » n'est pas un hexagone de la carte
read-no-facing = « { $facing } » n'est pas une direction (N NE SE S SW NW)
read-no-leader = il n'y a pas de chef « { $leader } » dans cette bataille
read-no-banner = il n'y a pas de bannière « { $banner } » dans cette bataille

## Sur le plateau
tray-waiting = Renforts : { $seat }
tray-away = Hors de la carte : { $seat }
tray-gone = Éliminés : { $seat }
tray-from-turn = retour dès le tour { $turn }
track-turn = Tour
track-phase = Phase
track-morale = Marqueur de moral, vu des alliés
track-points = Points de victoire
track-level = Niveau de moral
ground-clear = terrain clair
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
