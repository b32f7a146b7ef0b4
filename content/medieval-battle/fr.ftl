# Medieval Battle : toutes les phrases en français.
#
# Une unité apporte sa grammaire à la phrase qui la nomme : pour « $kind », la phrase dispose de
#   $kind-le, $kind-Le     la cavalerie lourde, les archers, le chariot (et avec majuscule)
#   $kind-de, $kind-pas    de la cavalerie lourde, des archers ; de cavalerie lourde, d'archers
#   $kind-un               une cavalerie lourde, des archers
#   $kind-unite, -unites   cavalerie lourde, unités d'archers : ce que l'on compte
#   $kind-e, $kind-d       fin du verbe : attaqu(e) ou attaqu(ent), perd() ou perd(ent)
#   $kind-a, -est, -doit   a ou ont, est ou sont, doit ou doivent
#   $kind-s                accord : arrêté(e), arrêté(s), arrêté
#   $kind-son              son ou leur

## Noms
seat-red = Rouge
seat-yellow = Jaune
kind-hc = cavalerie lourde
    .le = la cavalerie lourde
    .Le = La cavalerie lourde
    .de = de la cavalerie lourde
    .pas = de cavalerie lourde
    .un = une cavalerie lourde
    .unite = cavalerie lourde
    .unites = cavaleries lourdes
    .e = e
    .d = { "" }
    .a = a
    .est = est
    .doit = doit
    .s = e
    .son = son
kind-lc = cavalerie légère
    .le = la cavalerie légère
    .Le = La cavalerie légère
    .de = de la cavalerie légère
    .pas = de cavalerie légère
    .un = une cavalerie légère
    .unite = cavalerie légère
    .unites = cavaleries légères
    .e = e
    .d = { "" }
    .a = a
    .est = est
    .doit = doit
    .s = e
    .son = son
kind-ma = archers montés
    .le = les archers montés
    .Le = Les archers montés
    .de = des archers montés
    .pas = d'archers montés
    .un = des archers montés
    .unite = unité d'archers montés
    .unites = unités d'archers montés
    .e = ent
    .d = ent
    .a = ont
    .est = sont
    .doit = doivent
    .s = s
    .son = leur
kind-hi = infanterie lourde
    .le = l'infanterie lourde
    .Le = L'infanterie lourde
    .de = de l'infanterie lourde
    .pas = d'infanterie lourde
    .un = une infanterie lourde
    .unite = infanterie lourde
    .unites = infanteries lourdes
    .e = e
    .d = { "" }
    .a = a
    .est = est
    .doit = doit
    .s = e
    .son = son
kind-li = infanterie légère
    .le = l'infanterie légère
    .Le = L'infanterie légère
    .de = de l'infanterie légère
    .pas = d'infanterie légère
    .un = une infanterie légère
    .unite = infanterie légère
    .unites = infanteries légères
    .e = e
    .d = { "" }
    .a = a
    .est = est
    .doit = doit
    .s = e
    .son = son
kind-p = piquiers
    .le = les piquiers
    .Le = Les piquiers
    .de = des piquiers
    .pas = de piquiers
    .un = des piquiers
    .unite = unité de piquiers
    .unites = unités de piquiers
    .e = ent
    .d = ent
    .a = ont
    .est = sont
    .doit = doivent
    .s = s
    .son = leur
kind-a = archers
    .le = les archers
    .Le = Les archers
    .de = des archers
    .pas = d'archers
    .un = des archers
    .unite = unité d'archers
    .unites = unités d'archers
    .e = ent
    .d = ent
    .a = ont
    .est = sont
    .doit = doivent
    .s = s
    .son = leur
kind-lb = archers longs
    .le = les archers longs
    .Le = Les archers longs
    .de = des archers longs
    .pas = d'archers longs
    .un = des archers longs
    .unite = unité d'archers longs
    .unites = unités d'archers longs
    .e = ent
    .d = ent
    .a = ont
    .est = sont
    .doit = doivent
    .s = s
    .son = leur
kind-w = chariot
    .le = le chariot
    .Le = Le chariot
    .de = du chariot
    .pas = de chariot
    .un = un chariot
    .unite = chariot
    .unites = chariots
    .e = e
    .d = { "" }
    .a = a
    .est = est
    .doit = doit
    .s = { "" }
    .son = son
ground-bare = pas encore de module
    .all = la table nue
ground-plain = plaine
    .le = la plaine
    .en = en plaine
ground-woods = bois
    .le = les bois
    .en = dans les bois
ground-hill = colline rocheuse
    .le = la colline rocheuse
    .en = sur une colline rocheuse
ground-mountain = montagne
    .le = la montagne
    .en = en montagne
the-kind = { $kind-le }
the-ground = { $ground-le }
unit-at = { $kind-le } en { $hex }
unit-back-in = { $kind-le } (après { $count ->
    [one] un regroupement
   *[other] { $count } regroupements
 })
count-of = { $count } { $count ->
    [one] { $kind-unite }
   *[other] { $kind-unites }
 }
no-units = le chariot seul
piece = { $kind } de { $seat }
scene-title = Medieval Battle
n-points = { $n ->
    [0] aucun point
    [one] un point
   *[other] { $n } points
 }
n-left = { $n ->
    [0] il n'en reste plus
    [one] il en reste un
   *[other] il en reste { $n }
 }
n-with = { $n ->
    [0] sans point de mouvement
    [one] avec un point de mouvement
   *[other] avec { $n } points de mouvement
 }
n-knights = { $n ->
    [0] aucun chevalier
    [one] un chevalier
   *[other] { $n } chevaliers
 }
n-victory = { $n ->
    [one] un point de victoire
   *[other] { $n } points de victoire
 }

## Questions
ask-lay-inner = { $seat } pose les modules intérieurs
ask-lay-outer = { $seat } pose les modules extérieurs
ask-lay-small = { $seat } pose les petits modules
ask-recruit = { $seat } recrute son armée en secret, pour { $points } points au plus
ask-wagon = { $seat } place son chariot
ask-deploy = { $seat } déploie une unité ou garde le reste en réserve
ask-turn = { $seat } agit avec une unité, se regroupe ou passe son tour
ask-move = { $seat } poursuit le mouvement { $kind-de } en { $hex } { $with }, ou y met fin
ask-move-halted = { $kind-Le } de { $seat } { $kind-est } arrêté{ $kind-s } en { $hex } par une zone ennemie : { $shoots ->
    [yes] attaquer, tirer ou en rester là
   *[no] attaquer ou en rester là
 } ?
ask-respond = { $attacker-Le } en { $from } attaqu{ $attacker-e } { $kind-le } de { $seat } en { $hex } : tenir ou se replier ?
ask-return = { $seat } place des unités près de son chariot ou termine le regroupement
ask-over = la partie est terminée

## Événements
told-laid = { $seat } pose les modules { $modules }
told-recruited = { $seat } a recruté son armée en secret ; sceau { $seal }
told-revealed = Les armées se découvrent. Rouge : { $red }. Jaune : { $yellow }
told-wagon-placed = { $seat } place son chariot en { $hex }
told-unit-placed = { $seat } déploie { $kind-un } en { $hex }
told-stopped-deploying = { $seat } a fini de se déployer ; { $left ->
    [0] aucune unité ne reste
    [one] une unité reste
   *[other] { $left } unités restent
 } en réserve
told-cannot-deploy = { $seat } n'a plus de place où se déployer ; { $left ->
    [one] une unité reste
   *[other] { $left } unités restent
 } en réserve
told-stepped = { $kind-Le } de { $seat } avanc{ $kind-e } de { $from } en { $to } pour { $cost } ({ $left })
told-marched = { $kind-Le } de { $seat } avanc{ $kind-e } de { $from } par { $through } jusqu'en { $to } pour { $cost } ({ $left })
told-passed-through = { $friend-Le } de { $seat } en { $hex } s'écart{ $friend-e } devant { $kind-le } pour { $cost } ({ $left })
told-halted = { $kind-Le } de { $seat } entr{ $kind-e } en { $hex } dans une zone ennemie et s'y arrêt{ $kind-e }
told-melee-declared = { $kind-Le } de { $seat } en { $from } attaqu{ $kind-e } { $target-le } en { $to } pour { $cost } ({ $left })
told-stood = { $kind-Le } de { $seat } en { $hex } accept{ $kind-e } le combat
told-must-stand = { $kind-Le } de { $seat } en { $hex } n'{ $kind-a } aucune issue et { $kind-doit } se battre
told-too-tired = { $kind-Le } de { $seat } en { $hex } n'{ $kind-a } plus assez de points pour se replier et { $kind-doit } se battre
told-retreated = { $kind-Le } de { $seat } se repli{ $kind-e } de { $from } en { $to } pour { $cost } ({ $left })
told-left-map = { $kind-Le } de { $seat } quitt{ $kind-e } la carte depuis { $from } pour { $cost } ; { $kind-son } marqueur est au module { $module }
told-took-hex = { $kind-Le } de { $seat } occup{ $kind-e } l'hexagone abandonné { $hex }
told-melee = { $kind-Le } et { $target-le } en viennent aux mains, colonne { $column } ; pertes : { $own } chez l'attaquant, { $other } chez le défenseur
told-shot = { $kind-Le } de { $seat } en { $from } tir{ $kind-e } sur { $target-le } en { $to } pour { $cost } ({ $left }) ; colonne { $column }, perte de la cible : { $other }
told-shot-at-wagon = { $kind-Le } de { $seat } en { $from } tir{ $kind-e } sur le chariot en { $to } pour { $cost } ({ $left })
told-knight-lost = { $kind-Le } de { $seat } en { $hex } perd{ $kind-d } un chevalier
told-destroyed = { $kind-Le } de { $seat } en { $hex } { $kind-est } détruit{ $kind-s }
told-advanced = { $kind-Le } de { $seat } avanc{ $kind-e } en { $hex }
told-merged = { $seat } réunit en { $hex }, pour { $cost }, deux { $kind-unites } entamées en une seule unité complète, { $with }
told-wagon-moved = Le chariot de { $seat } s'est déplacé en { $hex } : on le retourne
told-wagon-passed = Le chariot de { $seat } en { $hex } a laissé passer une unité : on le retourne
told-wagon-turned = Le chariot de { $seat } en { $hex } est attaqué : on le retourne
told-wagon-destroyed = Le chariot de { $seat } en { $hex } est détruit : { $points } pour l'ennemi
told-regrouped = { $seat } regroupe son armée ; { $tokens ->
    [0] c'était son dernier jeton de temps
    [one] il lui reste un jeton de temps
   *[other] il lui reste { $tokens } jetons de temps
 }
told-marker = Hors de la carte, { $kind-le } de { $seat } pass{ $kind-e } du module { $from } au module { $to }
told-returned = { $kind-Le } de { $seat } rentr{ $kind-e } sur la carte en { $hex }
told-arrived = { $kind-Le } de { $seat } arriv{ $kind-e } de la réserve en { $hex }
told-flag = { $seat } prend le drapeau en { $hex }, qui vaut { $points }
told-passed = { $seat } passe son tour
told-dismounted = { $from-Le } de { $seat } en { $hex } descend{ $from-d } de cheval et lutt{ $from-e } désormais comme { $to }, { $with }
told-turn = À { $seat } de jouer
told-goes-on = À { $seat } de décider
told-won-by-points = Assez de points de victoire, Rouge { $red }, Jaune { $yellow } : { $winner }{ $tie }
told-exhausted = Les jetons et les mouvements sont épuisés. Rouge { $red }, Jaune { $yellow }{ $tie } : { $winner }
told-two-passes = Les deux camps ont passé leur tour de suite. Rouge { $red }, Jaune { $yellow }{ $tie } : { $winner }
told-resigned = Un camp abandonne. Rouge { $red }, Jaune { $yellow } : { $winner }{ $tie }
told-winner = { $seat } gagne
told-draw = la partie est nulle
told-tie = , valeur des unités sur la carte { $red } contre { $yellow }
told-no-tie = { "" }

## Ce que ferait une action
do-lay = poser ces modules
do-recruit = recruter { $army }
do-place = déployer { $kind-le } en { $hex }
do-hold-back = garder le reste de l'armée en réserve
do-step = { $kind-le } avanc{ $kind-e } de { $from } en { $to }
do-melee = { $kind-le } en { $from } attaqu{ $kind-e } l'ennemi en { $to }
do-shoot = { $kind-le } en { $from } tir{ $kind-e } sur l'ennemi en { $to }
do-merge = { $kind-le } en { $from } fusionn{ $kind-e } avec l'unité en { $to }
do-dismount = { $kind-le } en { $hex } descend{ $kind-d } de cheval
do-stop = terminer le mouvement
do-regroup = dépenser un jeton de temps et regrouper l'armée
do-pass = passer son tour
do-stand = tenir et se battre
do-retreat = se replier en { $to }
do-leave = quitter la carte
do-enter = { $kind-le } arriv{ $kind-e } en { $hex }
do-finish = terminer le regroupement
account-cost = Points de mouvement
account-column = Colonne
account-recruitment = Points de recrutement
effect-unspent = { $left ->
    [one] un point non dépensé est perdu
   *[other] { $left } points non dépensés sont perdus
 }
effect-wagon-free = le chariot est du voyage, sans rien coûter
effect-book-army = c'est l'armée que le livret donne en exemple
effect-far-enough = à { $least } hexagones au moins de chaque drapeau et du chariot ennemi
effect-next-to-enemy = en zone ennemie : rien ne l'interdit avant la bataille
effect-stop-final = vous ne déploierez plus rien avant la bataille ; le reste pourra venir par regroupement
effect-left = { $left }
effect-tires = { $kind-le } s'écart{ $kind-e } et y laiss{ $kind-e } un point
effect-halts = l'unité y sera arrêtée par { $by } : elle ne pourra plus qu'attaquer, tirer ou en rester là
effect-flag = un drapeau : il est à vous si une de vos unités s'y trouve à la fin du tour
effect-takes-flag = prend le drapeau en { $hex }, qui vaut { $points }
effect-enemy-takes-flag = l'ennemi prend le drapeau en { $hex }, qui vaut { $points }
effect-flag-yours = le drapeau en { $hex } est déjà à vous
effect-game-over = la partie se termine : { $how }
effect-if-stands = si l'unité tient, colonne { $column } ; pertes : { $own } chez l'attaquant, { $other } chez le défenseur
effect-stand = colonne { $column } ; pertes : { $own } chez l'attaquant, { $other } chez le défenseur
effect-shot = colonne { $column } ; perte de la cible : { $other }
effect-advance = le vainqueur avance en { $hex } et y termine son mouvement
effect-uncontrolled = l'ennemi ne contrôle pas votre hexagone ; l'attaquer reste permis
effect-pursuit = la poursuite peut durer tant qu'il reste des points
effect-fight-ends-turn = une mêlée livrée termine le tour
effect-could-attack = elle pourrait encore attaquer { $units }
effect-hex-empties = l'hexagone de la cible se vide ; le tireur reste en place
effect-out-of-harm = une unité complète à cette place ne perd rien
effect-no-answer = la cible ne peut se replier devant un tir
effect-wagon-turned = le chariot est retourné
effect-wagon-fortified = le chariot est de nouveau fortifié
effect-wagon-destroyed = le chariot est détruit : { $points }
effect-must-stand = le défenseur ne peut pas se replier
effect-may-retreat = le défenseur peut se replier ; hexagones ouverts : { $hexes }
effect-may-leave = le défenseur peut quitter la carte
effect-turn-over = le tour est terminé
effect-keeps-points = les points restants restent à l'unité
effect-merged = une seule unité complète, { $with }
effect-on-foot = l'unité devient une { $kind-unite } { $with }
effect-unused = { $count ->
    [one] une de vos unités a encore des points de mouvement
   *[other] { $count } de vos unités ont encore des points de mouvement
 }
effect-could-fight = { $count ->
    [one] une d'elles pourrait attaquer maintenant
   *[other] { $count } d'entre elles pourraient attaquer maintenant
 } : { $units }
effect-first-pass = si l'autre camp passe aussi, la partie se termine ; toute autre action rompt la série
effect-would-end = en l'état, le résultat serait : Rouge { $red }, Jaune { $yellow }{ $tie } : { $winner }
effect-game-ends = la deuxième passe de suite termine la partie : Rouge { $red }, Jaune { $yellow }{ $tie } : { $winner }
effect-nobody-left = sans unité sur la carte, il ne reste qu'à passer jusqu'à la fin de la partie
effect-standing-free = tenir ne coûte aucun mouvement
effect-refuge = des ennemis sont à côté et ne le contrôlent pas
effect-follows-halted = l'attaquant prend { $hex } et s'y trouve arrêté ; il ne peut plus qu'attaquer encore, tirer s'il a des arcs, ou en rester là
effect-follows-on = l'attaquant prend { $hex } et peut poursuivre sa route
effect-follows-ends = l'attaquant prend { $hex } ; son tour s'arrête là
effect-far-from-flags = à { $least } hexagones au moins de chaque drapeau ; il n'y a pas encore de chariot ennemi
effect-halts-no-bow = l'unité y sera arrêtée par { $by } : elle ne pourra plus qu'attaquer ou en rester là
effect-halts-wagon = le chariot y sera arrêté par { $by } et ne pourra plus rien faire
effect-wagon-stands = un chariot ne se replie pas et ne rend pas les coups
effect-flag-left = elle quitte le drapeau de { $hex }, qui n'est alors pas pris
effect-free-by-wagon = { $free ->
    [0] aucun hexagone n'est libre à côté du chariot : personne ne peut venir
    [one] un seul hexagone est libre à côté du chariot
   *[other] seuls { $free } hexagones sont libres à côté du chariot
 }
effect-too-few-tokens = il reste trop peu de jetons de temps pour cela
effect-back-in = le marqueur sera au module { $module }, et l'unité de retour après { $count ->
    [one] un regroupement
   *[other] { $count } regroupements
 }
effect-never-back = sans chariot, pas de retour
effect-full-points = l'unité arrive avec tous ses points de mouvement
effect-refill = { $points ->
    [0] aucun point de mouvement ne revient
    [one] un point de mouvement revient
   *[other] { $points } points de mouvement reviennent
 }
effect-little-gained = l'armée a encore { $left } de ses { $most } points de mouvement : il y a peu à gagner
effect-tokens = { $tokens ->
    [0] ce sera le dernier jeton de temps
    [one] il restera un jeton de temps
   *[other] il restera { $tokens } jetons de temps
 }
effect-nobody-back = sans chariot, personne ne revient
effect-may-return = { $count ->
    [one] une unité hors de la carte peut être placée
   *[other] { $count } unités hors de la carte peuvent être placées
 } près du chariot
effect-come-nearer = { $count ->
    [one] une unité hors de la carte se rapproche
   *[other] { $count } unités hors de la carte se rapprochent
 } d'un module
effect-may-arrive = { $count ->
    [one] une unité de la réserve peut être placée
   *[other] { $count } unités de la réserve peuvent être placées
 } près du chariot
effect-stays-in-reserve = reste en réserve : { $army }
effect-stays-away = reste pour l'instant hors de la carte : { $kinds }
effect-on-the-way = encore en chemin hors de la carte : { $units }
effect-may-come-later = un regroupement ultérieur peut les faire venir près du chariot ; il reste { $tokens ->
    [one] un jeton
   *[other] { $tokens } jetons
 } de temps
effect-no-more-tokens = il ne reste aucun jeton de temps : personne ne viendra plus
result-knight = { $kind-le } de { $seat } perd{ $kind-d } un chevalier
result-destroyed = { $kind-le } de { $seat } { $kind-est } détruit{ $kind-s }
result-turned = le chariot de { $seat } est retourné
result-halted = { $kind-le } de { $seat } { $kind-est } arrêté{ $kind-s }
result-flag = { $seat } prend un drapeau qui vaut { $points }
result-wins = { $seat } gagne
result-draw = la partie est nulle

## Refus
no-not-now = ce n'est pas ce qui est demandé maintenant
no-other-modules-now = ce ne sont pas ces modules qu'on pose maintenant
no-such-battlefield = les modules ne s'assemblent pas ainsi
no-module-twice = { $face } est posé deux fois ; la boîte n'en contient qu'un
no-two-faces = { $face } et { $other } sont les deux faces d'un même module
no-letters = les modules extérieurs montrent tous la même lettre : { $face } et { $other } ne vont pas ensemble
no-not-yours = ce n'est pas à vous de bouger cette unité maintenant
no-other-moves = une seule unité par tour ; poursuivez d'abord le mouvement en cours, ou arrêtez-le : { $unit }
no-hemmed-in = { $kind-le } { $kind-a } { $points ->
    [one] un point de mouvement
   *[other] { $points } points de mouvement
 } mais nulle part où aller : tout autour est fermé, occupé ou trop cher
no-spent = { $kind-le } n'{ $kind-a } plus de points de mouvement ; seul un regroupement les rend
no-wagon-turned = le chariot a bougé, s'est écarté ou a été attaqué : il ne bougera plus avant le prochain regroupement
no-only-attacked = seule l'unité attaquée peut se replier : { $unit }
no-only-withdraw = une unité attaquée tient ou se replie ; elle n'attaque pas à son tour
no-before-battle = personne ne bouge avant la bataille : on déploie encore les armées
no-while-regrouping = ce tour est consacré au regroupement : on ramène maintenant des unités près du chariot
no-wagon-first = on place d'abord les chariots
no-only-regrouping = { $kind-le } n'arriv{ $kind-e } que par un regroupement, à côté du chariot
no-marker-away = { $kind-le } { $kind-est } encore en chemin hors de la carte : il faut encore { $count ->
    [one] un regroupement
   *[other] { $count } regroupements
 }
no-lost = cette unité n'est plus de la partie
no-too-far = { $hex } est trop loin : il en coûterait { $needs } points de mouvement et { $kind-le } en { $kind-a } { $has }
no-too-far-to-attack = { $hex } est trop loin pour une attaque : il en coûterait { $needs } points de mouvement et { $kind-le } en { $kind-a } { $has }
no-bound-there = pour attaquer { $hex }, l'unité devrait s'arrêter en { $stop } ; arrêtée là par { $by }, elle ne pourrait attaquer que ceux qui contrôlent cet hexagone
no-way-there = aucun chemin ne mène { $kind-le } en { $hex }
no-zones-stop = aucun chemin ne mène en { $hex } ce tour-ci : en { $stop }, l'unité serait arrêtée par { $by }
no-detour = en { $stop }, l'unité serait arrêtée par { $by } ; le détour jusqu'en { $hex } coûte { $needs } points de mouvement, et { $kind-le } en { $kind-a } { $has }
no-not-on-map = cette unité n'est pas sur la carte
no-off-map = c'est hors de la carte ; seule une unité attaquée peut en sortir
no-not-next = { $hex } n'est pas un hexagone voisin
no-such-ground = { $kind-le } ne pass{ $kind-e } pas { $ground-en } ({ $hex })
no-taken = { $hex } est occupé ; une seule unité par hexagone
no-near-flag = c'est à moins de { $least } hexagones d'un drapeau
no-near-wagon = c'est à moins de { $least } hexagones du chariot ennemi en { $hex }
no-none-in-reserve = il ne reste plus { $kind-pas } à déployer
no-none-ready = aucune unité { $kind-pas } ne peut venir à ce regroupement
no-wagon = sans chariot, personne ne revient
no-not-next-to-wagon = seulement à côté de votre propre chariot
no-halted = l'unité est entrée dans une zone ennemie : elle est arrêtée
no-enemy = un ennemi occupe { $hex } ; attaquez-le ou contournez-le
no-nobody = il n'y a personne en { $hex }
no-own-unit = l'unité en { $hex } est à vous
no-points = il faut { $needs ->
    [one] un point
   *[other] { $needs } points
 } de mouvement, il en reste { $has }
no-points-through = il faut { $needs } points de mouvement pour traverser l'unité en { $hex }, il en reste { $has }
no-friend-tired = l'unité en { $hex } n'a plus de point pour laisser passer
no-through-in-zone = { $hex } est en zone ennemie : on n'y traverse pas un ami
no-way-on = le mouvement ne pourrait continuer depuis { $hex }
no-in-friends-hex = deux unités sont dans cet hexagone : avancez d'abord
no-wagon-attacks = un chariot n'attaque jamais
no-not-its-controller = arrêtée, l'unité n'attaque que qui contrôle son hexagone ; ce n'est pas le cas en { $hex }
no-bow = { $kind-le } n'{ $kind-a } pas d'arcs
no-range = c'est hors de portée ({ $range } au plus)
no-sight = des bois ou une montagne cachent { $hex }
no-same-kind = seules des unités de même sorte fusionnent
no-not-worn = seules deux unités entamées fusionnent
no-wagon-merges = les chariots ne fusionnent pas
no-tokens = il ne reste plus de jeton de temps
no-wagon-retreats = un chariot ne se replie pas et ne quitte pas la carte
no-retreat-into-zone = { $hex } est en zone ennemie, à cause de : { $by }
no-edge = l'unité n'est pas au bord de la carte
no-edge-closed = toutes les sorties de la carte sont en zone ennemie
no-dismounting = la mise à pied est une règle optionnelle que cette partie n'emploie pas
no-not-mounted = { $kind-le } n'{ $kind-a } pas de chevaux
no-foot-counter = il n'y a plus de pion { $kind-pas } libre
no-too-dear = cette armée coûte { $spent } points pour { $limit } permis
no-counters = la boîte ne contient que { $counters } pions { $kind-pas }
no-longbows = { $most ->
    [one] une seule unité
   *[other] { $most } unités
 } d'archers longs au plus sur cette carte
read-unknown = « { $text } » n'est pas une action
read-no-hex = « { $hex } » n'est pas un hexagone de cette carte
read-no-kind = « { $kind } » n'est pas une sorte d'unité (HC LC MA HI LI P A LB W)
read-nobody = il n'y a personne en { $hex }

## Sur le plateau
tray-reserve = { $seat } : réserve
tray-away = { $seat } : hors de la carte
tray-lost = { $seat } : hors jeu
tray-back-in = de retour après { $count ->
    [one] un regroupement
   *[other] { $count } regroupements
 }
tray-ready = peut revenir maintenant
tray-never = pas de retour
mark-flag = drapeau, { $points }
track-points = { $seat } : points de victoire
track-tokens = { $seat } : jetons de temps
note-passed = { $seat } a passé ; si l'autre camp passe aussi, la partie se termine
note-army = { $seat } a recruté : { $army }

## Erreurs dans les fichiers
flaw-missing = { $what } « { $name } » manque ou est faux
flaw-army = l'armée « { $army } » enfreint { $rules }
flaw-army-other-map = il n'y a pas d'armée « { $army } » pour cette carte ; on connaît : { $known }
flaw-shape = les rangées de la forme « { $shape } » ne donnent pas ses hexagones
flaw-face-row = face { $face }, rangée { $row } : { $found } lettres, { $wanted } attendues
flaw-face-letter = face { $face } : « { $letter } » n'est pas un terrain (p, w, h, m)
flaw-slot-unknown = cet emplacement n'existe pas : { $slot }
flaw-slot-twice = l'emplacement { $slot } est rempli deux fois
flaw-slot-empty = l'emplacement { $slot } est vide
flaw-face-unknown = emplacement { $slot } : cette face n'existe pas : { $face }
flaw-turn = emplacement { $slot } : un module intérieur tourne de 0, 1 ou 2 tiers
flaw-tile-twice = face { $face } : son module est déjà sur la carte ({ $rule })
flaw-letters = tous les modules extérieurs montrent la même lettre ({ $rule })
flaw-plan-size = une carte a au plus 11 modules, dont 8 sur son pourtour
flaw-too-few-modules = une carte demande { $wanted } modules d'une sorte dont la boîte contient { $found } ({ $rule })
flaw-too-many-flags = une carte a { $found } drapeaux, mais il n'y a de marqueurs que pour { $most } ({ $rule })
flaw-overlap = le module de l'emplacement { $slot } en chevauche un autre
flaw-plan-hexes = les modules donnent { $found } hexagones, { $wanted } attendus
flaw-flag-at-edge = le drapeau de l'emplacement { $slot } est au bord de la carte
flaw-hole = il y a un trou dans la carte
flaw-not-connected = champ de bataille « { $layout } » : tous les hexagones ne sont pas accessibles
flaw-no-room = champ de bataille « { $layout } » : pas de place pour déployer les deux armées
flaw-no-wagon-room = champ de bataille « { $layout } » : pas de place pour deux chariots
flaw-opening = ouverture « { $opening } » : il n'y a pas de champ de bataille « { $what } »
flaw-opening-unit = ouverture « { $opening } » : { $what } ne peut y être placé
flaw-opening-army = ouverture « { $opening } » : les unités ne sont pas celles de l'armée « { $what } »
position-no-seat = « { $what } » n'est pas un camp (red, yellow)
position-no-hex = « { $what } » n'est pas un hexagone de cette carte
position-no-flag = il n'y a pas de drapeau en { $what }
position-no-phase = il n'y a pas de phase { $what }
position-tokens = { $what } jetons de temps, c'est plus qu'il n'y en a
position-passes = après { $what } passes la partie est finie
position-field = le champ ne peut avoir { $what }
position-too-many = « { $what } » : plus de pions que n'en a la boîte
position-army = l'armée enfreint { $what }
position-salt = le sel « { $what } » n'est pas hexadécimal
position-unit = « { $what } » n'est pas une unité ; écrivez par exemple « LC H8 mp 2 », « HI x1 I9 », « A reserve », « LB away O1 »
position-points = « { $what } » : ce nombre de points de mouvement n'existe pas
position-away = « { $what } » : ce module extérieur n'existe pas
position-worn-reserve = « { $what } » : les unités en réserve sont complètes
position-phase-needs = la phase demande { $what }
position-ground = { $what } : l'unité ne peut être sur ce terrain
position-two-units = { $what } : deux unités sur un hexagone
position-counters = plus de pions { $what } que n'en a la boîte
position-wagon-gone = le chariot de { $what } n'est plus : il a été perdu
position-no-army = « { $what } » parle d'une armée qui n'est pas là
position-open-salt = une armée ouverte n'a pas de sceau, donc pas de sel (« { $what } »)
position-flag-twice = le drapeau de { $what } est donné deux fois
position-other-phase = « { $what } » est d'une autre phase
position-wagon-lost = { $what } ne peut avoir perdu un chariot qui est encore là
position-longbows = { $what } a plus d'archers longs que cette carte ne permet (MB-II.6)

## Ce que fait le terrain
legend-cost = { $cost ->
    [one] un point de mouvement
   *[other] { $cost } points de mouvement
 } pour y entrer
legend-height = hauteur { $height }
legend-no-cavalry = ni cavalerie, ni sa zone de contrôle
legend-no-wagon = ni chariot, ni sa zone de contrôle
legend-bad-ground = défavorable à la cavalerie en mêlée
legend-cover = à couvert des tirs
legend-blocks-sight = cache ce qui est derrière
legend-open-sight = ne cache pas ce qui est derrière

## Réponses composées
slot-inner = Module intérieur { $where }
slot-outer = Module extérieur { $where }
slot-small = Petit module { $where }
compass-middle = au centre
compass-n = au nord
compass-ne = au nord-est
compass-e = à l'est
compass-se = au sud-est
compass-s = au sud
compass-sw = au sud-ouest
compass-w = à l'ouest
compass-nw = au nord-ouest
choice-face = { $face }, { $name }
choice-turned = { $face }, { $name }, tourné { $turn ->
    [one] d'un tiers
   *[other] de deux tiers
 } de tour
fact-movement = { $points } points de mouvement, que seul un regroupement rend
fact-all-ground = passe partout
fact-closed = n'entre jamais dans : { $grounds }
fact-bad-ground = désavantagée en mêlée contre des fantassins dans : { $grounds }
fact-bow = tire jusqu'à { $range ->
    [one] un hexagone
   *[other] { $range } hexagones
 }
fact-arrows-fail = ses flèches n'entament pas, au complet et à découvert : { $kinds }
fact-wins = en mêlée, l'emporte sur : { $kinds }
fact-loses = en mêlée, perd contre : { $kinds }
fact-attack-wins = à l'attaque, l'emporte sur : { $kinds }
fact-attack-loses = à l'attaque, perd contre : { $kinds }
fact-defence-wins = attaquée, repousse : { $kinds }
fact-defence-loses = attaquée, cède devant : { $kinds }
fact-dismounts = peut mettre pied à terre : { $kind }
fact-limit = { $most ->
    [one] une seule unité
   *[other] { $most } unités au plus
 } sur cette carte

## Tables imprimées
cell-none = –
sheet-calculator = Calculateur de combat
sheet-knights-lost = chevaliers perdus par
sheet-attacker = l'attaquant
sheet-defender = le défenseur
sheet-melee = Cartes de mêlée
sheet-attacks-defends = attaque ↓ défend →
sheet-ranged = Cartes de tir
sheet-shoots-target = tire ↓ cible →
sheet-terrain = Terrain
sheet-ground = terrain
sheet-height = hauteur
sheet-cost = points pour y entrer
sheet-cavalry = cavalerie
sheet-foot = fantassins
sheet-wagon = chariot
sheet-bad-for-cavalry = défavorable à la cavalerie en mêlée
sheet-cover = à couvert des tirs
sheet-blocks-sight = cache ce qui est derrière
sheet-units = Unités
sheet-unit = unité
sheet-price = points de recrutement
sheet-counters = pions
sheet-movement = points de mouvement
sheet-range = portée
sheet-maps = Cartes
sheet-map = carte
sheet-standard = carte standard
sheet-large = grande carte
sheet-recruitment = points de recrutement
sheet-goal = points de victoire pour gagner
sheet-longbows = archers longs au plus
sheet-dismounting = Mise à pied
sheet-mounted = points restants à cheval
sheet-on-foot = points à pied

## Calques sur le plateau
overlay-zones = zones de contrôle
overlay-sight = portée et vue
overlay-threats = où une attaque peut venir au prochain tour
overlay-heights = hauteurs
overlay-fresh = points de mouvement restants

## Ce que les chances supposent
assumed-stands = l'attaqué tient bon

## Les mots de la page : actions, états, valeurs, et ce qu'un ordre permanent peut peser
action-step = Aller
action-melee = Attaquer
action-shoot = Tirer
action-merge = Réunir
action-dismount = Mettre pied à terre
action-stop = Finir le mouvement
action-regroup = Se regrouper
action-pass = Passer
action-stand = Tenir
action-retreat = Se replier en
action-leave = Quitter la carte
action-return = Revient
action-arrive = Arrive
action-finish = Cela suffit
action-place = Poser
action-hold = Rien de plus
action-lay = Poser
action-recruit = Recruter
status-worn = entamée
status-turned = retourné
status-fortified = fortifié
status-moving = en mouvement
status-halted = arrêtée
status-attacking = attaque
status-attacked = attaquée
value-cost = prix
value-range = portée
value-victory = Victoire
value-tokens = Temps
look-light-cavalry = Cavalerie légère
look-heavy-cavalry = Cavalerie lourde
look-horse-archers = Archers montés
look-light-infantry = Infanterie légère
look-heavy-infantry = Infanterie lourde
look-archers = Archers
asked-respond = Comment recevoir une attaque
asked-turn = Que faire à notre tour
asked-return = Qui revient
does-stand = tenir
does-retreat = se retirer par le premier chemin
does-leave = quitter la carte
does-pass = passer
does-finish = personne
counts-column = la colonne
counts-cost = le prix
hint-respond = On vous attaque. Chaque réponse dit ce qui s'ensuit ; rien n'arrive avant votre choix.
look-pikemen = Piquiers
look-longbowmen = Archers longs
look-wagon = Chariots
