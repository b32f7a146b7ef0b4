# Medieval Battle : toutes les phrases en français.

## Noms
seat-red = Rouge
seat-yellow = Jaune
kind-hc = cavalerie lourde
kind-lc = cavalerie légère
kind-ma = archers montés
kind-hi = infanterie lourde
kind-li = infanterie légère
kind-p = piquiers
kind-a = archers
kind-lb = archers longs
kind-w = chariot
ground-plain = plaine
ground-woods = bois
ground-hill = colline rocheuse
ground-mountain = montagne
unit-at = { $kind } en { $hex }
count-of = { $count } { $kind }
no-units = le chariot seul
piece = { $seat } : { $kind }
place-name = { $fr }
scene-title = Medieval Battle

## Questions
ask-lay-inner = { $seat } pose les modules intérieurs
ask-lay-outer = { $seat } pose les modules extérieurs
ask-lay-small = { $seat } pose les petits modules
ask-recruit = { $seat } recrute en secret, pour { $points } points au plus
ask-wagon = { $seat } place son chariot
ask-deploy = { $seat } place une unité ou garde le reste en réserve
ask-turn = { $seat } agit avec une unité, se regroupe ou passe
ask-move = { $seat } poursuit avec { $kind } en { $hex } (reste { $points }) ou s'arrête
ask-move-halted = { $seat } : { $kind } en { $hex }, arrêt en zone ennemie ; attaquer, tirer ou en rester là
ask-respond = { $seat } : { $attacker } en { $from } attaque { $kind } en { $hex } ; tenir ou se replier ?
ask-return = { $seat } place des unités près du chariot ou termine
ask-over = la partie est terminée

## Événements
told-laid = { $seat } pose { $modules }
told-recruited = { $seat } a recruté ; sceau { $seal }
told-revealed = Les armées sont connues. Rouge : { $red }. Jaune : { $yellow }
told-wagon-placed = { $seat } place son chariot en { $hex }
told-unit-placed = { $seat } place { $kind } en { $hex }
told-stopped-deploying = { $seat } a fini de se déployer ; { $left ->
    [0] aucune unité
    [one] une unité
   *[other] { $left } unités
 } en réserve
told-cannot-deploy = { $seat } n'a plus de place pour se déployer ; { $left ->
    [one] une unité reste
   *[other] { $left } unités restent
 } en réserve
told-stepped = { $seat } déplace { $kind } de { $from } en { $to } pour { $cost } (reste { $left })
told-passed-through = { $seat } : { $friend } en { $hex } laisse passer { $kind } (reste { $left })
told-halted = { $seat } : { $kind } en { $hex }, arrêt en zone ennemie
told-melee-declared = { $seat } attaque { $target } en { $to } avec { $kind } depuis { $from } pour { $cost } (reste { $left })
told-stood = { $seat } : { $kind } en { $hex } tient la position
told-must-stand = { $seat } : { $kind } en { $hex } n'a pas d'issue et doit tenir
told-retreated = { $seat } replie { $kind } de { $from } en { $to } pour { $cost } (reste { $left })
told-left-map = { $seat } fait sortir { $kind } de la carte depuis { $from } pour { $cost } ; marqueur en { $module }
told-took-hex = { $seat } occupe l'hexagone vide { $hex } avec { $kind }
told-melee = Mêlée, { $kind } contre { $target } : colonne { $column }, chevaliers perdus { $own } / { $other }
told-shot = { $seat } tire avec { $kind } depuis { $from } sur { $target } en { $to } : colonne { $column }, chevaliers perdus { $other } (reste { $left })
told-shot-at-wagon = { $seat } tire avec { $kind } depuis { $from } sur le chariot en { $to } (reste { $left })
told-knight-lost = { $seat } : { $kind } en { $hex } perd un chevalier
told-destroyed = { $seat } : { $kind } en { $hex }, unité détruite
told-advanced = { $seat } avance { $kind } en { $hex }
told-merged = { $seat } fusionne deux unités entamées ({ $kind }) en { $hex } pour { $cost } ; l'unité complète garde { $points }
told-wagon-moved = Le chariot de { $seat } en { $hex } s'est déplacé : il est retourné
told-wagon-passed = Le chariot de { $seat } en { $hex } a laissé passer : il est retourné
told-wagon-turned = Le chariot de { $seat } en { $hex } est attaqué et retourné
told-wagon-destroyed = Le chariot de { $seat } en { $hex } est détruit : { $points } points de victoire pour l'ennemi
told-regrouped = { $seat } se regroupe ; { $tokens ->
    [0] aucun jeton ne reste
    [one] un jeton reste
   *[other] { $tokens } jetons restent
 }
told-marker = { $seat } : { $kind } hors carte, de { $from } à { $to }
told-returned = { $seat } ramène { $kind } en { $hex }
told-arrived = { $seat } fait venir { $kind } de la réserve en { $hex }
told-flag = { $seat } prend le drapeau en { $hex }, valeur { $points }
told-passed = { $seat } passe
told-dismounted = { $seat } : { $from } en { $hex } met pied à terre : { $to }, reste { $points }
told-turn = À { $seat } de jouer
told-goes-on = À { $seat } de décider
told-won-by-points = Assez de points de victoire, Rouge { $red }, Jaune { $yellow } : { $winner }{ $tie }
told-exhausted = Jetons et mouvements sont épuisés. Rouge { $red }, Jaune { $yellow }{ $tie } : { $winner }
told-two-passes = Deux passes de suite. Rouge { $red }, Jaune { $yellow }{ $tie } : { $winner }
told-resigned = Abandon. Rouge { $red }, Jaune { $yellow } : { $winner }{ $tie }
told-winner = { $seat } gagne
told-draw = partie nulle
told-tie = , valeur des unités sur la carte { $red } contre { $yellow }
told-no-tie = { "" }

## Ce que ferait une action
do-lay = pose ces modules
do-recruit = recrute { $army }
do-place = place { $kind } en { $hex }
do-hold-back = garde le reste de l'armée en réserve
do-step = { $kind } va de { $from } en { $to }
do-melee = { $kind } en { $from } attaque { $to }
do-shoot = { $kind } en { $from } tire sur { $to }
do-merge = { $kind } en { $from } rejoint l'unité en { $to }
do-dismount = { $kind } en { $hex } met pied à terre
do-stop = termine le mouvement
do-regroup = dépense un jeton de temps et se regroupe
do-pass = ne fait rien
do-stand = tient et se bat
do-retreat = se replie en { $to }
do-leave = sort de la carte
do-enter = { $kind } arrive en { $hex }
do-finish = termine le regroupement
account-cost = Points de mouvement
account-column = Colonne
account-recruitment = Points de recrutement
effect-unspent = { $left } points non dépensés sont perdus
effect-wagon-free = le chariot est du voyage, sans rien coûter
effect-stop-final = plus de déploiement avant la bataille ; le reste pourra venir par regroupement
effect-left = reste { $left }
effect-tires = { $kind } laisse passer et paie un point
effect-halts = arrêt par { $by } : ensuite seulement attaquer, tirer ou en rester là
effect-flag = un drapeau : à vous si une de vos unités y est à la fin du tour
effect-if-stands = si l'unité tient : colonne { $column }, chevaliers perdus { $own } / { $other }
effect-stand = colonne { $column }, chevaliers perdus attaquant / défenseur { $own } / { $other }
effect-shot = colonne { $column }, chevaliers perdus par la cible : { $other }
effect-advance = le vainqueur avance en { $hex } et y termine son mouvement
effect-wagon-turned = le chariot est retourné
effect-wagon-destroyed = le chariot est détruit : { $points } points de victoire
effect-must-stand = le défenseur ne peut pas se replier
effect-may-retreat = le défenseur peut se replier en { $hexes }
effect-may-leave = le défenseur peut sortir de la carte
effect-turn-over = le tour est terminé
effect-merged = une unité complète, reste { $points }
effect-on-foot = devient { $kind }, reste { $points }
effect-game-ends = la deuxième passe de suite termine la partie : { $winner }
effect-standing-free = tenir ne coûte aucun mouvement
effect-attacker-follows = l'attaquant prend l'hexagone et peut continuer
effect-back-in = marqueur en { $module }, retour après { $count ->
    [one] un regroupement
   *[other] { $count } regroupements
 }
effect-never-back = sans chariot, pas de retour
effect-full-points = arrive avec tous ses points de mouvement
effect-refill = { $points ->
    [0] aucun point de mouvement ne revient
    [one] un point de mouvement revient
   *[other] { $points } points de mouvement reviennent
 }
effect-tokens = { $tokens ->
    [0] aucun jeton ne restera
    [one] un jeton restera
   *[other] { $tokens } jetons resteront
 }
effect-nobody-back = sans chariot, personne ne revient
result-knight = { $seat }, { $kind } : un chevalier perdu
result-destroyed = { $seat }, { $kind } : destruction
result-turned = chariot de { $seat } retourné
result-halted = { $seat }, { $kind } : arrêt
result-flag = { $seat } prend un drapeau de valeur { $points }
result-wins = { $seat } gagne
result-draw = partie nulle

## Refus
no-not-now = ce n'est pas ce qui est demandé maintenant
no-other-modules-now = ce ne sont pas ces modules qu'on pose maintenant
no-such-battlefield = les modules ne s'assemblent pas ainsi
no-not-yours = cette unité n'est pas à vous de bouger maintenant
no-not-on-map = cette unité n'est pas sur la carte
no-off-map = c'est hors de la carte ; seule une unité attaquée peut en sortir
no-not-next = { $hex } n'est pas un hexagone voisin
no-such-ground = terrain interdit ({ $kind }) : { $ground } en { $hex }
no-taken = { $hex } est occupé ; une seule unité par hexagone
no-near-flag = à moins de { $least } hexagones d'un drapeau
no-near-wagon = à moins de { $least } hexagones du chariot ennemi en { $hex }
no-none-in-reserve = il ne reste rien à placer de cette sorte : { $kind }
no-none-ready = rien de tel ne peut venir à ce regroupement : { $kind }
no-wagon = sans chariot, personne ne revient
no-not-next-to-wagon = seulement à côté de son propre chariot
no-halted = l'unité est entrée dans une zone ennemie : elle est arrêtée
no-enemy = un ennemi occupe { $hex } ; attaquez-le ou contournez-le
no-nobody = il n'y a personne en { $hex }
no-own-unit = l'unité en { $hex } est à vous
no-points = il faut { $needs } points de mouvement, il en reste { $has }
no-friend-tired = l'unité en { $hex } n'a plus de point pour laisser passer
no-through-in-zone = { $hex } est en zone ennemie : on n'y traverse pas un ami
no-way-on = le mouvement ne pourrait continuer depuis { $hex }
no-in-friends-hex = deux unités sont dans cet hexagone : avancez d'abord
no-wagon-attacks = un chariot n'attaque jamais
no-not-its-controller = arrêtée, l'unité n'attaque que qui contrôle son hexagone ; ce n'est pas le cas en { $hex }
no-bow = sans arc : { $kind }
no-range = hors de portée ({ $range } au plus)
no-sight = bois ou montagne cachent { $hex }
no-same-kind = seules des unités de même sorte fusionnent
no-not-worn = seules deux unités entamées fusionnent
no-wagon-merges = les chariots ne fusionnent pas
no-tokens = plus de jeton de temps
no-wagon-retreats = un chariot ne se replie pas et ne sort pas de la carte
no-retreat-into-zone = { $hex } est sous le contrôle de { $by }
no-edge = l'unité n'est pas au bord de la carte
no-edge-closed = toutes les sorties de la carte sont en zone ennemie
no-dismounting = la mise à pied est une règle optionnelle que cette partie n'emploie pas
no-not-mounted = sans chevaux : { $kind }
no-foot-counter = aucun pion libre : { $kind }
no-too-dear = coûte { $spent } points pour { $limit } permis
no-counters = il n'existe que { $counters } pions de cette sorte : { $kind }
no-longbows = { $most } archers longs au plus sur cette carte
read-unknown = « { $text } » n'est pas une action
read-no-hex = « { $hex } » n'est pas un hexagone de cette carte
read-no-kind = « { $kind } » n'est pas une sorte d'unité (HC LC MA HI LI P A LB W)
read-nobody = il n'y a personne en { $hex }

## Sur le plateau
tray-reserve = { $seat } : réserve
tray-away = { $seat } : hors carte
tray-lost = { $seat } : pertes
tray-back-in = retour après { $count ->
    [one] un regroupement
   *[other] { $count } regroupements
 }
tray-never = pas de retour
mark-flag = drapeau de valeur { $points }
track-points = { $seat } : points de victoire
track-tokens = { $seat } : jetons de temps
note-passed = { $seat } a passé ; une autre passe termine la partie

## Erreurs dans les fichiers
flaw-file-missing = le fichier manque
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
position-wagon-lost = { $what } ne peut avoir perdu un chariot qui est encore là

## Ce que fait le terrain
legend-cost = { $cost ->
    [one] un point de mouvement
   *[other] { $cost } points de mouvement
 } pour y entrer
legend-height = hauteur { $height }
legend-no-cavalry = ni cavalerie, ni sa zone de contrôle
legend-no-wagon = pas de chariot
legend-bad-ground = défavorable à la cavalerie en mêlée
legend-cover = à couvert des tirs
legend-blocks-sight = cache ce qui est derrière
legend-open-sight = ne cache pas ce qui est derrière

told-too-tired = { $seat } : { $kind } en { $hex } n'a pas les points de mouvement pour se replier et doit tenir

effect-book-army = l'armée donnée en exemple par le livret
effect-far-enough = au moins { $least } hexagones de chaque drapeau et du chariot ennemi
effect-next-to-enemy = en zone ennemie : rien ne l'interdit avant la bataille
effect-uncontrolled = l'ennemi ne contrôle pas votre hexagone ; l'attaquer reste permis
effect-pursuit = la poursuite peut durer tant qu'il reste des points
effect-fight-ends-turn = une mêlée livrée termine le tour
effect-hex-empties = l'hexagone de la cible se vide ; le tireur reste en place
effect-out-of-harm = une unité complète à cette place ne perd rien
effect-no-answer = la cible ne peut se replier devant un tir
effect-keeps-points = les points restants restent à l'unité
effect-first-pass = si l'autre camp passe aussi, la partie se termine ; toute autre action rompt la série
effect-nobody-left = sans unité sur la carte, il ne reste qu'à se regrouper
effect-refuge = des ennemis sont à côté et ne le contrôlent pas

effect-wagon-fortified = le chariot est fortifié
effect-may-return = { $count ->
    [one] une unité hors carte peut être placée
   *[other] { $count } unités hors carte peuvent être placées
 } près du chariot
effect-come-nearer = { $count ->
    [one] une unité hors carte se rapproche
   *[other] { $count } unités hors carte se rapprochent
 } d'un module
effect-may-arrive = { $count ->
    [one] une unité de la réserve peut être placée
   *[other] { $count } unités de la réserve peuvent être placées
 } près du chariot
position-longbows = { $what } a plus d'archers longs que cette carte ne permet (MB-II.6)
note-army = { $seat } a recruté : { $army }
tray-ready = peut revenir maintenant
