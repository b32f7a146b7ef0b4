# Les mots de la page elle-même, quel que soit le jeu.
lost-title = Cette adresse ne mène nulle part
lost-text = Il n'y a pas de page à
to-home = Vers la première page
close = Fermer
cancel = Annuler
theme = Couleurs
theme-system = comme le système
theme-light = clair
theme-dark = sombre
theme-contrast = contraste élevé

# La première page
home-title = Batailles médiévales
home-lead = Des jeux de bataille médiévaux avec un arbitre patient : chaque règle est appliquée, chaque nombre dit d'où il vient, et les chances sont connues avant de s'engager.
home-play = Jouer
home-new = Nouvelle partie…
home-continue = Reprendre une partie
home-none = Aucune partie n'a encore été commencée dans ce navigateur.
home-open = Ouvrir une sauvegarde…
actions = actions
finished = terminée
forget = Supprimer
forget-sure = Supprimer vraiment
rules = Règles

# Avant une partie
fresh-opponent = Contre qui
fresh-side = Votre camp
fresh-scenario = Champ de bataille
fresh-options = Options
fresh-begin = Commencer
fresh-other = Un autre terrain
side-chance = au sort
who-human = joueur
who-squire = Écuyer (ordinateur, facile)
who-knight = Chevalier (ordinateur, solide)
who-constable = Connétable (ordinateur, fort)
who-random = Hasard (ordinateur, n'importe quelle action permise)
who-friend = un ami au même écran
who-watch = regarder deux ordinateurs

# Ce qui est introuvable ou illisible
missing-title = Pas ici
game-missing = Ce navigateur ne garde aucune partie nommée « { $id } ». Elle est peut-être dans un autre navigateur, ou a été supprimée. Un fichier de sauvegarde ou un lien de rediffusion s'ouvre partout.
game-unknown = Ce programme ne connaît pas ce jeu. La première page montre ceux qu'il connaît.
link-broken = Ce lien ne contient pas de partie entière ; un morceau s'est sans doute perdu en route. Redemandez-le, ou demandez le fichier de sauvegarde. { $id }
damaged-title = Une partie endommagée
damaged-text = Ce que ce navigateur garde sous ce nom ne se lit pas comme une partie. Rien n'a été effacé : vous pouvez le télécharger tel quel.
damaged-download = Télécharger ce qui s'y trouve
damaged-forget = L'effacer
file-too-long = { $file } est plus grand que toute sauvegarde ; il n'a pas été ouvert.
file-no-save = { $file } n'est pas une sauvegarde de Conroi ; rien n'a changé. Une sauvegarde est le fichier .json qu'écrit le bouton « Enregistrer ».
file-unreadable = Le navigateur n'a pas pu lire { $file }.
file-refused = Ce fichier n'a pas été ouvert, et rien n'a changé : { $why }
store-full = Ce navigateur n'a plus de place pour garder la partie. Elle continue dans cet onglet : enregistrez-la dans un fichier, ou supprimez d'anciennes parties sur la première page.
store-closed = Ce navigateur ne garde rien pour cette page (fenêtre privée ?). La partie continue dans cet onglet : enregistrez-la dans un fichier avant de le fermer.
store-other-tab = La partie a continué dans un autre onglet ; celui-ci l'a rattrapée.
save-failed = Le navigateur a refusé d'écrire le fichier.

# À la table
board-label = Champ de bataille
board-help = Les flèches vont d'hexagone en hexagone, Tab va au prochain endroit où l'on peut agir, Entrée y agit (encore une fois pour la suivante d'une pile, S pour sa liste), Q et E choisissent un côté vers lequel tourner et Entrée tourne, Échap repose, le point d'interrogation montre toutes les touches.
off-board = hors du plateau
can-act = peut agir
offer-cost = { $kind }, { $count ->
    [one] { $price } point
   *[other] { $price } points
}
of-strength = force { $left } sur { $full }
of-movement = mouvement { $left } sur { $most }
shade-goes-on = peut continuer de là
shade-stops = doit s'y arrêter
shade-hits = attaque
tip-stops = il faudra s'y arrêter
tip-asks = l'autre camp répond
fan-label = Qui, ou par où
fan-join = Y aller aussi
ring-label = Tourner sur place
tip-pace = charge { $pace }
answer-more = Détails
zoom-in = Agrandir
zoom-out = Réduire
zoom-fit = Tout le plateau
said-undone = repris
said-redone = rejoué
inspector = Ce qui s'y trouve
card-label = Avant de s'engager
card-first-moves = D'abord un déplacement { $steps ->
    [one] d'un hexagone
   *[other] de { $steps } hexagones
} ({ $count ->
    [one] { $price } point
   *[other] { $price } points
}).
card-no-loss = Personne ne perd rien
card-replies = { $seat } est interrogé d'abord et peut répondre
odds-foe = L’ennemi
odds-own = Votre camp
card-choices = Comment
card-from = { $kind } depuis { $hex }
form-label = À composer
form-done = C'est prêt
form-clear = Vider
form-ready = Toutes faites
form-spent = { $spent } sur { $most }
form-price = { $price ->
    [one] { $price } point
   *[other] { $price } points
}
form-less = en retirer : { $what }
form-more = en ajouter : { $what }
journal = Journal
journal-sums = le calcul
journal-by-order = par ordre permanent
journal-watch = voir le plateau après l'action { $number }
news = Ce qui vient de se passer
news-more = et { $count } de plus au journal
news-to-journal = retrouver cette ligne au journal
replay = Rediffusion
replay-first = Au début
replay-back = Un pas en arrière
replay-on = Un pas en avant
replay-run = Lecture ou pause
replay-fight-back = Au combat précédent
replay-fight-on = Au combat suivant
replay-slider = Moment de la partie
replay-moment = { $now } sur { $all }
replay-speed = Vitesse
link-make = Lien vers ce moment
link-copied = Le lien est copié. Il contient toute la partie jusqu'ici et s'ouvre dans n'importe quel navigateur.
link-in-bar = Le presse-papiers est fermé à cette page ; le lien est dans la barre d'adresse.
link-own = Continuer d'ici comme ma partie
watching = Vous regardez la partie après { $number ->
    [0] aucune action
    [one] une action
   *[other] { $number } actions
}
back-to-now = Revenir au présent
seats = Les deux camps
panes = Parties de la table
pane-act = Jouer
pane-journal = Journal
pane-replay = Revoir
side = À côté de la carte
tools = Outils
undo = Reprendre (U)
redo = Rejouer (R)
save = Enregistrer dans un fichier
save-short = Enregistrer
resign = Abandonner
resign-sure = Abandonner cette bataille ?
to-decide = au trait
drawn = Partie nulle
won = { $seat } l'emporte
over-replay = La revoir
over-again = Une autre bataille
thinking = { $seat } réfléchit…
thinking-progress = où en est l'ordinateur
thinking-stop = Arrêter
thinking-paused = L'ordinateur attend.
thinking-broken = L'ordinateur n'a pas pu finir son coup dans ce navigateur. Réessayez ; la partie est gardée.
thinking-go = Le laisser jouer
thought = Ce que l'ordinateur attendait de l'action { $number }
thought-text = Il a regardé { $depth ->
    [one] un tour
   *[other] { $depth } tours
} d'avance, { $nodes } positions en { $time } ms, et s'attend à :
reaction = il faut répondre
answers = Vos réponses
buttons = Ce que vous pouvez faire
palette = Pièces à poser
layers = Calques sur la carte
hint = Conseil
hint-close = Masquer les conseils
hint-choose = Cliquez sur une de vos unités : celles au bord lumineux peuvent agir. Ou choisissez un des boutons.
hint-pick = Désignez une des unités au bord lumineux sur le plateau, ou son nom ici.
hint-turn = Les flèches autour d'elle sont les côtés où elle peut s'orienter. Choisissez-en une là-bas, ou ici.
hint-move = Les hexagones colorés sont à sa portée ; le nombre est le prix. Survolez pour voir le chemin, cliquez pour y aller.
hint-attack = Les hexagones colorés sont à sa portée ; les lames croisées marquent qui elle peut attaquer. Un clic sur l'ennemi montre d'abord le résultat exact.
hint-reaction = On vous attaque. Chaque réponse dit ce qui s'ensuit ; rien n'arrive avant votre choix.
hint-form = Choisissez une composition toute faite, ou comptez avec + et −. Les lignes du dessous disent aussitôt si les règles le permettent.
hint-slots = Choisissez ce qui va où ; le plateau le montre aussitôt. Les lignes du dessous disent si les règles le permettent.
hint-place = Cliquez sur un hexagone coloré pour l'y poser. Un clic ailleurs dit pourquoi ce n'est pas possible.
hint-palette = Choisissez une pièce ici, puis un hexagone coloré.
curtain-title = La question est pour { $seat }
curtain-text = Quelque chose est secret. Que l'autre personne détourne les yeux, puis levez le rideau.
curtain-here = Je suis { $seat }
keys-title = Touches
chips-more = encore { $count } règles
key-arrows = mener le curseur d'hexagone en hexagone
key-next = prochain endroit où l'on peut agir (en arrière avec Maj)
key-enter = agir sous le curseur : choisir, aller, attaquer
key-turn = tourner la pièce en main à gauche, à droite ; Entrée la tourne
key-stack = choisir dans la pile ouverte
key-escape = fermer, reposer, revenir au présent
key-act = vers les boutons
key-board = vers le plateau
key-journal = vers le journal
key-inspect = dire ce qui est sous le curseur
key-undo = reprendre, rejouer
key-time = en arrière et en avant dans le temps
key-layers = calques sur la carte
key-zoom = agrandir, réduire, tout le plateau
key-keys = cette liste

# Ordres permanents
orders = Ordres permanents
orders-lead = Un ordre répond pour vous pendant que l'autre camp joue ; le premier qui convient est suivi. Il ne peut rien que vous ne puissiez vous-même.
orders-add = Un ordre de plus
orders-do-add = Ajouter l'ordre
orders-added = ordre ajouté
orders-wrong = Cet ordre ne se lit pas : une condition veut un nombre entier, et une chance est entre 0 et 100.
orders-whose = De qui
orders-when = À la question
orders-answer = répondre
orders-whom = pour
orders-everybody = tous
orders-if = seulement si
orders-sign = au moins ou au plus
orders-least = est au moins
orders-most = est au plus
orders-number = combien
orders-condition = Ajouter une condition
orders-up = plus tôt
orders-down = plus tard
orders-remove = Retirer
orders-text = comme l'écrit la ligne de commande
orders-only = il n'y a pas d'autre réponse
orders-chance = la chance que { $result }
orders-line = { $asked } : { $answer }
orders-piece = pour { $piece } seulement
orders-provided = si { $conditions }
orders-and = et
orders-if-least = { $what } est au moins { $n }
orders-if-most = { $what } est au plus { $n }
orders-chance-least = { $what } est d'au moins { $n } %
orders-chance-most = { $what } est d'au plus { $n } %
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
asked-respond = Comment recevoir une attaque
asked-turn = Que faire à notre tour
asked-return = Qui revient
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
does-stand = tenir
does-leave = quitter la carte
does-pass = passer
does-finish = personne
weighs-total = le modificateur du tir
weighs-odds = le rapport à 1 (3 pour 3:1, −2 pour 1:2)
weighs-column = la colonne
weighs-charge = le niveau de charge
weighs-cost = le prix
chance-result-foe-lost = l'ennemi perde de la force
chance-result-foe-shaken = l'ennemi soit désorganisé
chance-result-stopped = il soit arrêté
chance-result-foe-back = l'ennemi se retire
chance-result-own-lost = nous perdions de la force
chance-result-own-back = nous nous retirions

# Pistes
tracks = Pistes
track-of = { $now } sur { $all }

# Leurs propres dés
own-dice = Nous lançons nos propres dés
own-dice-text = Le programme demande chaque lancer, et vous dites ce qui est tombé.
dice-title = { $seat } lance { $n ->
    [one] un dé
   *[other] { $n } dés
} à { $sides } faces
dice-lying = { $n } sur { $all } : { $faces }
dice-faces = Faces
dice-how = Touchez ce qui est tombé, ou tapez les chiffres. Retour arrière en retire un, Entrée termine, Échap annule.
dice-done = C'est ce qui est tombé
dice-back = En retirer un
overview-open = Tout le plateau dans un coin
overview-close = Masquer le petit plateau
short-title = Les abréviations du livre de règles pour les valeurs (PF, PM, NC…)
glossary = Glossaire

# Le livre des règles
rulings = Décisions
tables = Tables
rules-search = Chercher
rules-nothing = Aucune règle ne contient ces mots.
rule-unknown = Aucune règle ne porte ce numéro ; voici tout le livre.
rule-label = Règle
rule-open = Ouvrir dans le livre des règles

# Les mots des scènes
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
value-strength = force
value-movement = mouvement
kind-step = Aller
kind-melee = Attaquer
kind-shoot = Tirer
kind-merge = Réunir
kind-dismount = Mettre pied à terre
kind-stop = Finir le mouvement
kind-regroup = Se regrouper
kind-pass = Passer
kind-stand = Tenir
kind-retreat = Se replier en
kind-leave = Quitter la carte
kind-return = Revient
kind-arrive = Arrive
kind-finish = Cela suffit
kind-place = Poser
kind-hold = Rien de plus
kind-lay = Poser
kind-recruit = Recruter
kind-unplace = Reprendre
kind-attach = Rattacher à ce chef
kind-default = Prendre la mise en place du scénario
kind-ready = L'armée est en place
kind-fire = Tirer
kind-hold-fire = Personne ne tire
kind-friend-hit = Cet ami est touché
kind-rally = Rallier
kind-flee = Fuir
kind-move = Commencer son mouvement
kind-enter = Entrer en carte
kind-pass-banner = Confier la bannière
kind-wreck = Abattre le rempart
kind-end-phase = Finir la phase
kind-forward = Aller
kind-hold-pace = Aller sans accélérer
kind-turn = Tourner
kind-overrun = Renverser
kind-minimum = Mouvement minimum
kind-flip = Marcher ou se préparer à tirer
kind-exit = Quitter la carte
kind-take-leader = Emmener le chef
kind-leave-leader = Laisser le chef ici
kind-counter-charge = Contre-charger par
kind-hold-back = Ne pas bouger
kind-next = Part maintenant
kind-take-up = Relève la bannière
kind-attack = Attaquer
kind-fort = Ceux-ci combattent
kind-lose = Perd un point de force
kind-face = Faire face
kind-pursue = Poursuivre en
kind-stay = Rester
kind-advance = Avancer en
kind-remove = Est retirée
status-disorganised = désorganisée
status-panicked = en panique
status-ready = prête à tirer
status-marching = en marche
status-stopped = arrêtée
status-banner = porte une bannière
value-armour = armure
value-charge = charge
value-fatigue = fatigue
value-turn = Tour
value-phase = Phase
value-morale = Moral
value-level = Niveau
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
side-n = vers le nord
side-nne = vers le nord-nord-est
side-ne = vers le nord-est
side-e = vers l'est
side-se = vers le sud-est
side-sse = vers le sud-sud-est
side-s = vers le sud
side-ssw = vers le sud-sud-ouest
side-sw = vers le sud-ouest
side-w = vers l'ouest
side-nw = vers le nord-ouest
side-nnw = vers le nord-nord-ouest
