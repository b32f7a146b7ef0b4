# Medieval Battle : toutes les phrases en français.
#
# Une unité apporte sa grammaire à la phrase qui la nomme : pour « $kind », la phrase dispose de
#   $kind-le, $kind-Le     la cavalerie lourde, les archers, le chariot (et avec majuscule)
#   $kind-de, $kind-pas    de la cavalerie lourde, des archers ; de cavalerie lourde, d’archers
#   $kind-un               une unité de cavalerie lourde, une unité d’archers
#   $kind-unite, -unites   unité de cavalerie lourde, unités d’archers : ce que l’on compte
#   $kind-accord           ms, fs ou mp : ce avec quoi s’accordent les terminaisons « v-… », écrites une fois plus bas

## Noms
seat-red = Rouge
    .le = Rouge
    .de = de Rouge
    .a = à Rouge
    .accord = ms
seat-yellow = Jaune
    .le = Jaune
    .de = de Jaune
    .a = à Jaune
    .accord = ms
kind-hc = cavalerie lourde
    .le = la cavalerie lourde
    .de = de la cavalerie lourde
    .pas = de cavalerie lourde
    .un = une unité de cavalerie lourde
    .unite = unité de cavalerie lourde
    .unites = unités de cavalerie lourde
    .accord = fs
kind-lc = cavalerie légère
    .le = la cavalerie légère
    .de = de la cavalerie légère
    .pas = de cavalerie légère
    .un = une unité de cavalerie légère
    .unite = unité de cavalerie légère
    .unites = unités de cavalerie légère
    .accord = fs
kind-ma = archers montés
    .le = les archers montés
    .de = des archers montés
    .pas = d’archers montés
    .un = une unité d’archers montés
    .unite = unité d’archers montés
    .unites = unités d’archers montés
    .accord = mp
kind-hi = infanterie lourde
    .le = l’infanterie lourde
    .de = de l’infanterie lourde
    .pas = d’infanterie lourde
    .un = une unité d’infanterie lourde
    .unite = unité d’infanterie lourde
    .unites = unités d’infanterie lourde
    .accord = fs
kind-li = infanterie légère
    .le = l’infanterie légère
    .de = de l’infanterie légère
    .pas = d’infanterie légère
    .un = une unité d’infanterie légère
    .unite = unité d’infanterie légère
    .unites = unités d’infanterie légère
    .accord = fs
kind-p = piquiers
    .le = les piquiers
    .de = des piquiers
    .pas = de piquiers
    .un = une unité de piquiers
    .unite = unité de piquiers
    .unites = unités de piquiers
    .accord = mp
kind-a = archers
    .le = les archers
    .de = des archers
    .pas = d’archers
    .un = une unité d’archers
    .unite = unité d’archers
    .unites = unités d’archers
    .accord = mp
kind-lb = archers longs
    .le = les archers longs
    .de = des archers longs
    .pas = d’archers longs
    .un = une unité d’archers longs
    .unite = unité d’archers longs
    .unites = unités d’archers longs
    .accord = mp
kind-w = chariot
    .le = le chariot
    .de = du chariot
    .pas = de chariot
    .un = un chariot
    .unite = chariot
    .unites = chariots
    .accord = ms
ground-bare = pas encore de module
    .le = la table nue
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
    .de = { $kind-de } en { $hex }
unit-back-in = { $kind-le } (après { $count ->
    [one] 1 regroupement
   *[other] { $count } regroupements
 })
count-of = { $count } { $count ->
    [one] { $kind-unite }
   *[other] { $kind-unites }
 }
no-units = le chariot seul
piece = { $kind } de { $seat }
scene-title = Medieval Battle
n-points = { $n } PM
n-left = reste { $n }
n-with = avec { $n } PM
n-victory = { $n } PV

## Les terminaisons, selon ce avec quoi le mot s’accorde
v-e = { $kind-accord ->
    [mp] ent
    [fp] ent
   *[other] e
 }
v-e-attacker = { $attacker-accord ->
    [mp] ent
    [fp] ent
   *[other] e
 }
v-e-friend = { $friend-accord ->
    [mp] ent
    [fp] ent
   *[other] e
 }
v-a = { $kind-accord ->
    [mp] ont
    [fp] ont
   *[other] a
 }
v-est = { $kind-accord ->
    [mp] sont
    [fp] sont
   *[other] est
 }
v-doit = { $kind-accord ->
    [mp] doivent
    [fp] doivent
   *[other] doit
 }
v-va = { $kind-accord ->
    [mp] vont
    [fp] vont
   *[other] va
 }
v-peut = { $kind-accord ->
    [mp] peuvent
    [fp] peuvent
   *[other] peut
 }
v-met-from = { $from-accord ->
    [mp] mettent
    [fp] mettent
   *[other] met
 }
v-tient = { $kind-accord ->
    [mp] tiennent
    [fp] tiennent
   *[other] tient
 }
v-bat = { $kind-accord ->
    [mp] battent
    [fp] battent
   *[other] bat
 }
v-bat-from = { $from-accord ->
    [mp] battent
    [fp] battent
   *[other] bat
 }
v-s = { $kind-accord ->
    [fs] e
    [mp] s
    [fp] es
   *[other] { "" }
 }
v-son = { $kind-accord ->
    [mp] leur
    [fp] leur
   *[other] son
 }

## Ce qui se choisit avant la partie
about-summary = Deux armées recrutées en secret et aucun dé : le mouvement est une réserve limitée, et tenir les drapeaux fait gagner.
scenario-opening = Armées prêtes et déjà déployées au carrefour : on joue tout de suite.
scenario-standard = Carte standard, 20 points.
scenario-large = Grande carte, 30 points.
scenario-random-standard = Carte standard au hasard
scenario-random-large = Grande carte au hasard
scenario-random = Carte composée au hasard.
scenario-together-standard = Carte standard à deux
scenario-together-large = Grande carte à deux
scenario-together = Rouge pose l’intérieur, Jaune l’extérieur, Rouge les petits modules.
option-off = non
option-on = oui
option-recruit = recruter en secret
option-random = au hasard
option-dismounting = Mise à pied
option-fair = Cartes au hasard équilibrées
option-red-army = Armée rouge
option-yellow-army = Armée jaune

## Questions
ask-lay-inner = { $seat } : posez les modules intérieurs
ask-lay-outer = { $seat } : posez les modules extérieurs
ask-lay-small = { $seat } : posez les petits modules
ask-recruit = { $seat } : recrutez votre armée en secret, { $points } points au plus
ask-wagon = { $seat } : placez votre chariot
ask-deploy = { $seat } : déployez une unité ou gardez le reste en réserve
ask-turn = { $seat } : agissez avec une unité, regroupez ou passez
ask-move = { $seat } : poursuivre le mouvement { $kind-de } en { $hex } { $with }, ou y mettre fin ?
ask-move-halted = { $seat } : { $kind-le } en { $hex } { v-est } arrêté{ v-s } par une ZdC ennemie : { $shoots ->
    [yes] attaquer, tirer ou finir le mouvement
   *[no] attaquer ou finir le mouvement
 } ?
ask-respond = { $seat } : { $attacker-le } en { $from } attaqu{ v-e-attacker } { $kind-le } en { $hex } : tenir ou retraiter ?
ask-return = { $seat } : placez des unités près du chariot, ou terminez le regroupement
ask-over = la partie est terminée

## Événements
told-laid = { $seat } pose les modules { $modules }
told-recruited = { $seat } a recruté son armée en secret ; empreinte { $seal }
told-revealed = Les armées se dévoilent. Rouge : { $red }. Jaune : { $yellow }
told-wagon-placed = { $seat } place son chariot en { $hex }
told-unit-placed = { $seat } déploie { $kind-un } en { $hex }
told-stopped-deploying = { $seat } a fini son déploiement ; { $left ->
    [0] aucune unité en réserve
    [one] 1 unité en réserve
   *[other] { $left } unités en réserve
 }
told-cannot-deploy = { $seat } n’a plus d’hexagone où déployer une unité ; { $left ->
    [one] 1 unité reste
   *[other] { $left } unités restent
 } en réserve
told-stepped = { $kind-Le } de { $seat } { v-va } de { $from } à { $to } ({ $cost }, { $left })
told-marched = { $kind-Le } de { $seat } { v-va } de { $from } à { $to } par { $through } ({ $cost }, { $left })
told-passed-through = { $friend-Le } de { $seat } en { $hex } laiss{ v-e-friend } passer { $kind-le } ({ $cost }, { $left })
told-halted = { $kind-Le } de { $seat } entr{ v-e } en ZdC ennemie en { $hex } et s’arrêt{ v-e }
told-melee-declared = { $kind-Le } de { $seat } en { $from } attaqu{ v-e } { $target-le } en { $to } ({ $cost }, { $left })
told-stood = { $kind-Le } de { $seat } en { $hex } { v-tient } et se { v-bat }
told-must-stand = { $kind-Le } de { $seat } en { $hex } ne { v-peut } pas retraiter et { v-doit } se battre
told-too-tired = { $kind-Le } de { $seat } en { $hex } n’{ v-a } pas assez de PM pour retraiter et { v-doit } se battre
told-retreated = { $kind-Le } de { $seat } retrait{ v-e } de { $from } à { $to } ({ $cost }, { $left })
told-left-map = { $kind-Le } de { $seat } quitt{ v-e } la carte depuis { $from } ({ $cost }) ; { v-son } marqueur est au module { $module }
told-took-hex = { $kind-Le } de { $seat } occup{ v-e } l’hexagone abandonné { $hex }
told-melee = Mêlée, colonne { $column } : l’attaquant perd { $own }, le défenseur { $other }
told-shot = { $kind-Le } de { $seat } en { $from } tir{ v-e } sur { $target-le } en { $to } ({ $cost }, { $left }), colonne { $column } : la cible perd { $other }
told-shot-at-wagon = { $kind-Le } de { $seat } en { $from } tir{ v-e } sur le chariot en { $to } ({ $cost }, { $left })
told-knight-lost = { $kind-Le } de { $seat } en { $hex } { v-est } entamé{ v-s }
told-destroyed = { $kind-Le } de { $seat } en { $hex } { v-est } éliminé{ v-s }
told-advanced = { $kind-Le } de { $seat } avanc{ v-e } en { $hex }
told-merged = { $seat } fusionne deux { $kind-unites } entamées en { $hex } ({ $cost }) : une unité complète { $with }
told-wagon-moved = Le chariot de { $seat } s’est déplacé en { $hex } et est retourné
told-wagon-passed = Le chariot de { $seat } en { $hex } a laissé passer une unité et est retourné
told-wagon-turned = Le chariot de { $seat } en { $hex } est attaqué et retourné
told-wagon-destroyed = Le chariot de { $seat } en { $hex } est détruit : { $points } pour l’ennemi
told-regrouped = { $seat } regroupe son armée ({ $tokens ->
    [0] plus de jeton de temps
    [one] reste 1 jeton de temps
   *[other] reste { $tokens } jetons de temps
 })
told-marker = Hors de la carte, { $kind-le } de { $seat } pass{ v-e } du module { $from } au module { $to }
told-returned = { $kind-Le } de { $seat } rentr{ v-e } sur la carte en { $hex }
told-arrived = { $kind-Le } de { $seat } arriv{ v-e } de la réserve en { $hex }
told-flag = { $seat } prend le drapeau en { $hex } ({ $points })
told-passed = { $seat } passe son tour
told-dismounted = { $from-Le } de { $seat } en { $hex } { v-met-from } pied à terre et com{ v-bat-from } désormais comme { $to } ({ $with })
told-turn = À { $seat } de jouer
told-goes-on = À { $seat } de décider
told-won-by-points = { $seat } atteint { $points } PV et gagne ({ $points } à { $against })
told-exhausted = Plus de jeton de temps ni de point de mouvement (Rouge { $red } PV, Jaune { $yellow } PV{ $tie }) : { $winner }
told-two-passes = Les deux camps ont passé de suite (Rouge { $red } PV, Jaune { $yellow } PV{ $tie }) : { $winner }
told-resigned = { $seat } abandonne (Rouge { $red } PV, Jaune { $yellow } PV) : { $winner }
told-winner = { $seat } gagne
told-draw = match nul
told-tie =  ; unités sur la carte { $red } à { $yellow }
told-no-tie = { "" }

## Ce que ferait une action
do-lay = poser ces modules
do-recruit = recruter { $army }
do-place = déployer { $kind-le } en { $hex }
do-hold-back = garder le reste de l’armée en réserve
do-step = déplacer { $kind-le } de { $from } à { $to }
do-melee = attaquer l’ennemi en { $to } avec { $kind-le } en { $from }
do-shoot = tirer sur l’ennemi en { $to } avec { $kind-le } en { $from }
do-merge = fusionner { $kind-le } en { $from } avec l’unité en { $to }
do-dismount = { $kind-le } en { $hex } : mettre pied à terre
do-stop = finir le mouvement
do-regroup = dépenser un jeton de temps et regrouper l’armée
do-pass = passer
do-stand = tenir et se battre
do-retreat = retraiter en { $to }
do-leave = quitter la carte
do-enter = placer { $kind-le } en { $hex }
do-finish = terminer le regroupement
account-cost = Points de mouvement
account-column = Colonne
account-recruitment = Points de recrutement
effect-unspent = { $left ->
    [one] 1 point non dépensé est perdu
   *[other] { $left } points non dépensés sont perdus
 }
effect-wagon-free = le chariot est gratuit
effect-book-army = l’armée donnée en exemple par le livret
effect-far-enough = à { $least } hexagones au moins de chaque drapeau et du chariot ennemi
effect-next-to-enemy = en ZdC ennemie : permis avant la bataille
effect-stop-final = vous ne déploierez plus rien avant la bataille ; le reste pourra venir par regroupement
effect-left = { $left }
effect-tires = { $kind-le } s’écart{ v-e } (1 PM)
effect-halts = s’y arrête, dans la ZdC { $by-de } ; ensuite, seulement attaquer, tirer ou finir le mouvement
effect-flag = un drapeau : il est à vous si une de vos unités s’y trouve à la fin du tour
effect-takes-flag = prend le drapeau en { $hex } ({ $points })
effect-enemy-takes-flag = l’ennemi prend le drapeau en { $hex } ({ $points })
effect-flag-yours = le drapeau en { $hex } est déjà à vous
effect-game-over = la partie se termine : { $how }
effect-if-stands = si le défenseur tient, colonne { $column } : l’attaquant perd { $own }, le défenseur { $other }
effect-stand = colonne { $column } : l’attaquant perd { $own }, le défenseur { $other }
effect-shot = colonne { $column } : la cible perd { $other }
effect-advance = le vainqueur avance en { $hex } et y termine son mouvement
effect-uncontrolled = l’ennemi ne contrôle pas votre hexagone ; vous pouvez quand même l’attaquer
effect-pursuit = la poursuite peut continuer tant qu’il reste des points de mouvement
effect-fight-ends-turn = une mêlée livrée termine le tour
effect-could-attack = l’unité pourrait encore attaquer { $units }
effect-hex-empties = l’hexagone de la cible se vide ; le tireur reste sur place
effect-out-of-harm = une unité complète à cette place ne perd rien
effect-no-answer = on ne retraite pas devant un tir
effect-wagon-turned = le chariot est retourné
effect-wagon-fortified = le chariot est de nouveau fortifié
effect-wagon-destroyed = le chariot est détruit : { $points }
effect-must-stand = le défenseur ne peut pas retraiter
effect-may-retreat = le défenseur peut retraiter ; hexagones libres : { $hexes }
effect-may-leave = le défenseur peut quitter la carte
effect-turn-over = le tour est terminé
effect-keeps-points = l’unité garde les points de mouvement qui lui restent
effect-merged = une unité complète { $with }
effect-on-foot = l’unité devient { $kind } ({ $with })
effect-unused = { $count ->
    [one] 1 de vos unités a encore des points de mouvement
   *[other] { $count } de vos unités ont encore des points de mouvement
 }
effect-could-fight = { $count ->
    [one] 1 d’entre elles pourrait attaquer maintenant
   *[other] { $count } d’entre elles pourraient attaquer maintenant
 } : { $units }
effect-first-pass = si l’autre camp passe aussi, la partie se termine ; toute autre action remet le compte à zéro
effect-would-end = résultat si la partie finissait maintenant (Rouge { $red } PV, Jaune { $yellow } PV{ $tie }) : { $winner }
effect-game-ends = le second tour passé de suite termine la partie (Rouge { $red } PV, Jaune { $yellow } PV{ $tie }) : { $winner }
effect-nobody-left = sans unité sur la carte, il ne reste qu’à passer jusqu’à la fin de la partie
effect-standing-free = tenir ne coûte aucun point de mouvement
effect-refuge = des unités ennemies sont adjacentes mais ne le contrôlent pas
effect-follows-halted = l’attaquant occupe { $hex } et s’y arrête ; il peut seulement attaquer de nouveau, tirer s’il a des arcs, ou finir son mouvement
effect-follows-on = l’attaquant occupe { $hex } et peut continuer son mouvement
effect-follows-ends = l’attaquant occupe { $hex } ; son tour s’arrête là
effect-far-from-flags = à { $least } hexagones au moins de chaque drapeau ; il n’y a pas encore de chariot ennemi
effect-halts-no-bow = s’y arrête, dans la ZdC { $by-de } ; ensuite, seulement attaquer ou finir le mouvement
effect-halts-wagon = s’y arrête, dans la ZdC { $by-de }, et ne peut plus rien faire
effect-wagon-stands = un chariot ne retraite pas et ne riposte pas
effect-flag-left = l’unité quitte le drapeau en { $hex }, qui n’est alors pas pris
effect-free-by-wagon = { $free ->
    [0] aucun hexagone adjacent au chariot n’est libre : aucune unité ne peut arriver
    [one] un seul hexagone adjacent au chariot est libre
   *[other] { $free } hexagones adjacents au chariot seulement sont libres
 }
effect-too-few-tokens = il reste trop peu de jetons de temps pour cela
effect-back-in = le marqueur sera au module { $module }, et l’unité pourra revenir après { $count ->
    [one] 1 regroupement
   *[other] { $count } regroupements
 }
effect-never-back = sans chariot, pas de retour
effect-full-points = l’unité arrive avec tous ses points de mouvement
effect-refill = { $points ->
    [0] aucun point de mouvement n’est rendu
    [one] 1 point de mouvement est rendu
   *[other] { $points } points de mouvement sont rendus
 }
effect-little-gained = l’armée a encore { $left } de ses { $most } points de mouvement : il y a peu à gagner
effect-tokens = { $tokens ->
    [0] c’est le dernier jeton de temps
    [one] il restera 1 jeton de temps
   *[other] il restera { $tokens } jetons de temps
 }
effect-nobody-back = sans chariot, aucune unité ne revient
effect-may-return = { $count ->
    [one] 1 unité hors de la carte peut être placée
   *[other] { $count } unités hors de la carte peuvent être placées
 } près du chariot
effect-come-nearer = { $count ->
    [one] 1 unité hors de la carte se rapproche
   *[other] { $count } unités hors de la carte se rapprochent
 } d’un module
effect-may-arrive = { $count ->
    [one] 1 unité de la réserve peut être placée
   *[other] { $count } unités de la réserve peuvent être placées
 } près du chariot
effect-stays-in-reserve = reste en réserve : { $army }
effect-stays-away = reste hors de la carte pour l’instant : { $kinds }
effect-on-the-way = encore en chemin hors de la carte : { $units }
effect-may-come-later = un regroupement ultérieur peut les faire venir près du chariot ({ $tokens ->
    [one] reste 1 jeton
   *[other] reste { $tokens } jetons
 } de temps)
effect-no-more-tokens = il ne reste aucun jeton de temps : aucune unité n’arrivera plus
result-knight = { $kind-le } de { $seat } { v-est } entamé{ v-s }
result-destroyed = { $kind-le } de { $seat } { v-est } éliminé{ v-s }
result-turned = le chariot de { $seat } est retourné
result-halted = { $kind-le } de { $seat } { v-est } arrêté{ v-s }
result-flag = { $seat } prend un drapeau ({ $points })
result-wins = { $seat } gagne
result-draw = match nul

## Refus
no-not-now = ce n’est pas possible maintenant
no-other-modules-now = ce sont d’autres modules que l’on pose maintenant
no-such-battlefield = les modules ne s’assemblent pas ainsi
no-module-twice = { $face } est posé deux fois ; la boîte n’en contient qu’un
no-two-faces = { $face } et { $other } sont les deux faces d’un même module
no-letters = les modules extérieurs montrent tous la même lettre : { $face } et { $other } ne vont pas ensemble
no-not-yours = vous ne pouvez pas déplacer cette unité maintenant
no-other-moves = une seule unité agit par tour ; poursuivez ou finissez d’abord le mouvement commencé : { $unit }
no-hemmed-in = { $kind-le } { v-a } { $points } PM mais ne { v-peut } aller nulle part : les hexagones adjacents sont interdits, occupés ou trop chers
no-spent = { $kind-le } n’{ v-a } plus de points de mouvement ; seul un regroupement les rend
no-wagon-turned = le chariot est retourné : il ne bougera pas avant le prochain regroupement
no-only-attacked = seule l’unité attaquée peut retraiter : { $unit }
no-only-withdraw = une unité attaquée tient ou retraite ; elle ne peut pas attaquer maintenant
no-before-battle = aucune unité ne bouge avant la bataille : les armées se déploient encore
no-while-regrouping = ce tour est consacré au regroupement : des unités arrivent maintenant près du chariot
no-wagon-first = on place d’abord les chariots
no-only-regrouping = { $kind-le } ne { v-peut } arriver que par un regroupement, à côté du chariot
no-marker-away = { $kind-le } { v-est } encore en chemin hors de la carte : il faut encore { $count ->
    [one] 1 regroupement
   *[other] { $count } regroupements
 }
no-lost = cette unité n’est plus de la partie
no-too-far = { $hex } est trop loin : cela coûte { $needs } PM et { $kind-le } en { v-a } { $has }
no-too-far-to-attack = { $hex } est trop loin pour une attaque : cela coûte { $needs } PM et { $kind-le } en { v-a } { $has }
no-bound-there = pour attaquer { $hex }, l’unité doit s’arrêter en { $stop }, dans la ZdC { $by-de } ; de là, elle ne peut attaquer que les unités qui contrôlent cet hexagone
no-way-there = aucun chemin ne mène { $kind-le } en { $hex }
no-zones-stop = aucun chemin ne mène en { $hex } ce tour-ci : en { $stop }, l’unité doit s’arrêter, dans la ZdC { $by-de }
no-detour = en { $stop }, l’unité doit s’arrêter, dans la ZdC { $by-de } ; le détour jusqu’en { $hex } coûte { $needs } PM, et { $kind-le } en { v-a } { $has }
no-not-on-map = cette unité n’est pas sur la carte
no-off-map = c’est hors de la carte ; seule une unité attaquée peut en sortir
no-not-next = { $hex } n’est pas adjacent
no-such-ground = { $kind-le } ne { v-peut } pas entrer { $ground-en } ({ $hex })
no-taken = { $hex } est occupé ; limite d’empilement : 1 unité
no-near-flag = à moins de { $least } hexagones d’un drapeau
no-near-wagon = à moins de { $least } hexagones du chariot ennemi en { $hex }
no-none-in-reserve = il ne reste plus { $kind-pas } à déployer
no-none-ready = aucune unité { $kind-pas } ne peut arriver à ce regroupement
no-wagon = sans chariot, aucune unité ne revient
no-not-next-to-wagon = seulement dans les hexagones adjacents à votre chariot
no-halted = l’unité est entrée en ZdC ennemie : elle est arrêtée
no-enemy = un ennemi occupe { $hex } ; attaquez-le ou contournez-le
no-nobody = il n’y a pas d’unité en { $hex }
no-own-unit = l’unité en { $hex } est à vous
no-points = il faut { $needs } PM, il en reste { $has }
no-points-through = il faut { $needs } PM pour traverser l’unité en { $hex }, il en reste { $has }
no-friend-tired = l’unité en { $hex } n’a plus de point de mouvement pour s’écarter
no-through-in-zone = { $hex } est en ZdC ennemie : on n’y traverse pas une unité amie
no-way-on = le mouvement ne pourrait pas continuer depuis { $hex }
no-in-friends-hex = deux unités sont dans cet hexagone : continuez d’abord le mouvement
no-wagon-attacks = un chariot n’attaque jamais
no-not-its-controller = une unité arrêtée n’attaque que les unités qui contrôlent son hexagone ; l’unité en { $hex } ne le contrôle pas
no-bow = { $kind-le } n’{ v-a } pas d’arcs
no-range = hors de portée ({ $range } au plus)
no-sight = pas de ligne de vue vers { $hex } : un bois ou une montagne la bouche
no-same-kind = seules des unités de même type fusionnent
no-not-worn = seules deux unités entamées fusionnent
no-wagon-merges = les chariots ne fusionnent pas
no-tokens = il ne reste plus de jeton de temps
no-wagon-retreats = un chariot ne retraite pas et ne quitte pas la carte
no-retreat-into-zone = { $hex } est dans la ZdC { $by-de }
no-edge = l’unité n’est pas au bord de la carte
no-edge-closed = toutes les sorties de la carte sont en ZdC ennemie
no-dismounting = la mise à pied est une règle optionnelle que cette partie n’utilise pas
no-not-mounted = { $kind-le } n’{ v-est } pas à cheval
no-foot-counter = il n’y a plus de pion { $kind-pas } libre
no-too-dear = cette armée coûte { $spent } points ; { $limit } sont permis
no-counters = il n’y a que { $counters } pions { $kind-pas }
no-longbows = { $most ->
    [one] 1 unité
   *[other] { $most } unités
 } d’archers longs au plus sur cette carte
read-unknown = « { $text } » n’est pas une action
read-no-hex = « { $hex } » n’est pas un hexagone de cette carte
read-no-kind = « { $kind } » n’est pas un type d’unité (HC LC MA HI LI P A LB W)
read-nobody = il n’y a pas d’unité en { $hex }

## Sur le plateau
tray-reserve = { $seat } : réserve
tray-away = { $seat } : hors de la carte
tray-lost = { $seat } : hors jeu
tray-back-in = revient après { $count ->
    [one] 1 regroupement
   *[other] { $count } regroupements
 }
tray-ready = peut revenir maintenant
tray-never = ne revient jamais
mark-flag = drapeau, { $points }
track-points = { $seat } : points de victoire
track-tokens = { $seat } : jetons de temps
objective-needs = { $goal } points de victoire : les drapeaux tenus, et { $wagon } pour le chariot ennemi
objective-ahead = { $own } sur { $goal }, devant { $foe }
objective-behind = { $own } sur { $goal }, derrière { $foe }
objective-even = { $own } sur { $goal }, à égalité
note-passed = { $seat } a passé ; si l’autre camp passe aussi, la partie se termine
note-army = { $seat } a recruté : { $army }

## Erreurs dans les fichiers
flaw-missing = { $what } « { $name } » manque ou est faux
flaw-army = l’armée « { $army } » enfreint { $rules }
flaw-army-other-map = il n’y a pas d’armée « { $army } » pour cette carte ; choix possibles : { $known }
flaw-shape = les rangées de la forme « { $shape } » ne donnent pas ses hexagones
flaw-face-row = face { $face }, rangée { $row } : { $found } lettres, { $wanted } attendues
flaw-face-letter = face { $face } : « { $letter } » n’est pas un terrain (p, w, h, m)
flaw-slot-unknown = cet emplacement n’existe pas : { $slot }
flaw-slot-twice = l’emplacement { $slot } est rempli deux fois
flaw-slot-empty = l’emplacement { $slot } est vide
flaw-face-unknown = emplacement { $slot } : cette face n’existe pas : { $face }
flaw-turn = emplacement { $slot } : un module intérieur tourne de 0, 1 ou 2 tiers
flaw-tile-twice = face { $face } : son module est déjà sur la carte ({ $rule })
flaw-letters = tous les modules extérieurs montrent la même lettre ({ $rule })
flaw-plan-size = une carte a au plus 11 modules, dont 8 sur son pourtour
flaw-too-few-modules = une carte demande { $wanted } modules d’un type dont la boîte contient { $found } ({ $rule })
flaw-too-many-flags = une carte a { $found } drapeaux, mais il n’y a de marqueurs que pour { $most } ({ $rule })
flaw-overlap = le module de l’emplacement { $slot } en chevauche un autre
flaw-plan-hexes = les modules donnent { $found } hexagones, { $wanted } attendus
flaw-flag-at-edge = le drapeau de l’emplacement { $slot } est au bord de la carte
flaw-hole = il y a un trou dans la carte
flaw-not-connected = champ de bataille « { $layout } » : tous les hexagones ne sont pas accessibles
flaw-no-room = champ de bataille « { $layout } » : pas de place pour déployer les deux armées
flaw-no-wagon-room = champ de bataille « { $layout } » : pas de place pour deux chariots
flaw-opening = ouverture « { $opening } » : il n’y a pas de champ de bataille « { $what } »
flaw-opening-unit = ouverture « { $opening } » : { $what } ne peut y être placé
flaw-opening-army = ouverture « { $opening } » : les unités ne sont pas celles de l’armée « { $what } »
position-no-seat = « { $what } » n’est pas un camp (red, yellow)
position-no-hex = « { $what } » n’est pas un hexagone de cette carte
position-no-flag = il n’y a pas de drapeau en { $what }
position-no-phase = il n’y a pas de phase { $what }
position-tokens = { $what } jetons de temps, c’est plus qu’il n’y en a
position-passes = après { $what } tours passés la partie est finie
position-field = la carte ne peut pas avoir { $what }
position-too-many = « { $what } » : plus de pions que n’en a la boîte
position-army = l’armée enfreint { $what }
position-salt = le sel « { $what } » n’est pas hexadécimal
position-unit = « { $what } » n’est pas une unité ; écrivez par exemple « LC H8 mp 2 », « HI x1 I9 », « A reserve », « LB away O1 »
position-points = « { $what } » : ce nombre de points de mouvement n’existe pas
position-away = « { $what } » : ce module extérieur n’existe pas
position-worn-reserve = « { $what } » : les unités en réserve sont complètes
position-needs-field = la phase demande un champ de bataille posé aussi loin que la phase le dit
position-needs-recruit-first = la phase recruit demande : le premier camp sans armée décide
position-needs-recruit-empty = la phase recruit demande : aucune unité encore
position-needs-untouched = la phase demande tous les jetons, sans tour passé, drapeau pris ni perte, avant l’arrivée des armées
position-needs-armies = la phase demande des unités des deux camps
position-needs-wagon-order = la phase wagon demande : les chariots en réserve, celui de Rouge placé avant celui de Jaune
position-needs-wagon-room = la phase wagon demande : de la place pour le chariot
position-needs-wagons-first = la phase demande les chariots sur la carte : ils sont placés d’abord
position-needs-fresh = la phase demande des unités complètes, tous les jetons et aucun drapeau pris avant la bataille
position-needs-not-over = la phase demande qu’aucun camp n’ait déjà assez de points pour avoir gagné
position-needs-not-exhausted = la phase demande un jeton ou un point de mouvement d’un côté : sinon la partie est finie
position-needs-deploy = la phase deploy demande : un camp qui n’a pas fini et a une unité à déployer
position-needs-move-enemy = la phase move demande : aucun ennemi dans l’hexagone de l’unité
position-needs-move-halted = la phase move demande : aucune unité arrêtée dans l’hexagone d’une amie
position-needs-move-stop = la phase move demande : autre chose à faire que s’arrêter
position-needs-respond-near = la phase respond demande : un attaquant adjacent à un défenseur qu’il peut atteindre
position-needs-respond-answer = la phase respond demande : une autre réponse que tenir
position-needs-return-module = la phase return demande : des unités prêtes au module du chariot
position-needs-return-token = la phase return demande : un jeton dépensé
position-needs-return-unit = la phase return demande : une unité qui peut être placée
position-needs-over = la phase over demande : points, valeur et vainqueur tels que les donnent les drapeaux et les unités de la carte
position-needs-distance = la phase demande des unités assez loin des drapeaux et des chariots ; { $what } ne l’est pas
position-needs-decides = la phase { $phase } demande : decides
position-needs-unit = la phase { $phase } demande : une unité sur la carte
position-needs-table-moving = la phase { $phase } demande : une table [moving]
position-needs-table-respond = la phase { $phase } demande : une table [respond]
position-needs-ready = la phase { $phase } demande : des unités prêtes qui sont parties
position-needs-table-over = la phase { $phase } demande : une table [over]
position-needs-over-end = la phase { $phase } demande : over.end
position-ground = { $what } : l’unité ne peut pas être sur ce terrain
position-two-units = { $what } : deux unités sur un hexagone
position-counters = plus de pions { $what } que n’en a la boîte
position-wagon-gone = le chariot de { $what } n’est plus : il a été perdu
position-no-army = « { $what } » parle d’une armée qui n’est pas là
position-open-salt = une armée ouverte n’a pas de sceau, donc pas de sel (« { $what } »)
position-flag-twice = le drapeau de { $what } est donné deux fois
position-ready-twice = « ready » nomme deux fois l’unité { $what }
position-wagon-lost = { $what } ne peut pas avoir perdu un chariot qui est encore là
position-longbows = { $what } a plus d’archers longs que cette carte ne permet (MB-II.6)

## Ce que fait le terrain
legend-cost = { $cost } PM pour y entrer
legend-height = hauteur { $height }
legend-no-cavalry = interdit à la cavalerie et à sa ZdC
legend-no-wagon = interdit au chariot et à sa ZdC
legend-bad-ground = défavorable à la cavalerie en mêlée
legend-cover = abri contre le tir
legend-blocks-sight = bouche la ligne de vue
legend-open-sight = ne bouche pas la ligne de vue

## Réponses composées
slot-inner = Module intérieur { $where }
slot-outer = Module extérieur { $where }
slot-small = Petit module { $where }
compass-middle = au centre
compass-n = au nord
compass-ne = au nord-est
compass-e = à l’est
compass-se = au sud-est
compass-s = au sud
compass-sw = au sud-ouest
compass-w = à l’ouest
compass-nw = au nord-ouest
choice-face = { $face }, { $name }
choice-turned = { $face }, { $name }, tourné { $turn ->
    [one] d’un tiers
   *[other] de deux tiers
 } de tour
fact-movement = { $points } points de mouvement, rendus seulement par un regroupement
fact-all-ground = entre dans tous les terrains
fact-closed = n’entre jamais dans : { $grounds }
fact-bad-ground = désavantage en mêlée contre l’infanterie dans : { $grounds }
fact-bow = portée : { $range ->
    [one] 1 hexagone
   *[other] { $range } hexagones
 }
fact-arrows-fail = ne blesse pas au tir, complètes et à découvert : { $kinds }
fact-wins = en mêlée, l’emporte sur : { $kinds }
fact-loses = en mêlée, perd contre : { $kinds }
fact-attack-wins = à l’attaque, l’emporte sur : { $kinds }
fact-attack-loses = à l’attaque, perd contre : { $kinds }
fact-defence-wins = en défense, l’emporte sur : { $kinds }
fact-defence-loses = en défense, perd contre : { $kinds }
fact-dismounts = peut mettre pied à terre : { $kind }
fact-limit = { $most ->
    [one] 1 unité
   *[other] { $most } unités
 } au plus sur cette carte

## Tables imprimées
cell-none = –
sheet-calculator = Calculateur de combat
sheet-knights-lost = pertes de
sheet-attacker = l’attaquant
sheet-defender = le défenseur
sheet-melee = Cartes de mêlée
sheet-attacks-defends = attaque ↓ défend →
sheet-ranged = Cartes de tir
sheet-shoots-target = tire ↓ cible →
sheet-terrain = Terrain
sheet-ground = terrain
sheet-height = hauteur
sheet-cost = PM pour y entrer
sheet-cavalry = cavalerie
sheet-foot = infanterie
sheet-wagon = chariot
sheet-bad-for-cavalry = défavorable à la cavalerie en mêlée
sheet-cover = abri contre le tir
sheet-blocks-sight = bouche la ligne de vue
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
sheet-longbows = archers longs, au plus
sheet-dismounting = Mise à pied
sheet-mounted = points restants à cheval
sheet-on-foot = points à pied

## Calques sur le plateau
overlay-zones = zones de contrôle
overlay-sight = portée et ligne de vue
overlay-threats = hexagones menacés au prochain tour
overlay-heights = hauteurs
overlay-fresh = points de mouvement restants

## Ce que les chances supposent
assumed-stands = l’unité attaquée tient

## Les mots de la page : actions, états, valeurs, et ce qu'un ordre permanent peut peser
action-step = Se déplacer
action-melee = Attaquer
action-shoot = Tirer
action-merge = Fusionner
action-dismount = Mettre pied à terre
action-stop = Finir le mouvement
action-regroup = Regrouper
action-pass = Passer
action-stand = Tenir
action-retreat = Retraite en
action-leave = Quitter la carte
action-return = Revenir
action-arrive = Arriver
action-finish = Terminer
action-place = Déployer
action-hold = Garder le reste en réserve
action-lay = Poser
action-recruit = Recruter
status-worn = unité entamée
status-turned = pion retourné
status-fortified = fortifié
status-moving = en mouvement
status-halted = unité arrêtée
status-attacking = unité attaquante
status-attacked = unité attaquée
value-cost = coût
value-range = portée
value-victory = Points de victoire
value-tokens = Jetons de temps
look-light-cavalry = Cavalerie légère
look-heavy-cavalry = Cavalerie lourde
look-horse-archers = Archers montés
look-light-infantry = Infanterie légère
look-heavy-infantry = Infanterie lourde
look-archers = Archers
asked-respond = Notre unité est attaquée
asked-turn = Notre tour
asked-return = Unités qui arrivent par regroupement
does-stand = tenir
does-retreat = retraiter par le chemin le plus sûr
does-leave = quitter la carte
does-pass = passer
does-finish = ne plus placer d’unité
counts-column = la colonne
counts-cost = le coût
hint-respond = Votre unité est attaquée. Chaque choix montre ses conséquences ; rien n’arrive avant que vous ne choisissiez.
look-pikemen = Piquiers
look-longbowmen = Archers longs
look-wagon = Chariots
