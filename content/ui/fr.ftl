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
loading = Chargement…
loading-failed = Le chargement a échoué : vérifiez la connexion.
loading-again = Réessayer
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
fresh-special = Règles propres à cette bataille
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
tip-stops = doit s'y arrêter
tip-open = peut être interrompu
fan-label = Qui, ou par où
fan-join = Y aller aussi
ring-label = Tourner sur place
answer-more = Détails
scale-hexes = hexagones
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
odds-together = Plusieurs de ces issues peuvent se produire ensemble.
odds-assumed = On suppose que : { $list }.
odds-foe = L’ennemi
odds-nobody = Dans l’ensemble
odds-own = Votre camp
card-choices = Comment
card-column = colonne { $head }
card-with = avec { $others }
card-alone = sans renfort
card-for = Pour l’attaquant
card-against = Contre l’attaquant
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
watching = { $number ->
    [0] Vous regardez le début de la partie
    [one] Vous regardez la partie après une action
   *[other] Vous regardez la partie après { $number } actions
}
watching-at = Vous regardez : { $moment }
back-to-now = Revenir au présent
seats = Les deux camps
panes = Parties de la table
pane-act = Jouer
pane-journal = Journal
pane-replay = Revoir
side = À côté de la carte
tools = Outils
tools-more = D'autres outils
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
over-score = Points
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
duties-attack = Doit encore attaquer
duties-attacked = Doit encore être attaqué
duties-show = montrer sur la carte
layers = Calques sur la carte
layer-empty = rien à montrer pour le moment
hint = Conseil
hint-close = Masquer les conseils
hint-choose = Cliquez sur une de vos unités : celles au bord lumineux peuvent agir. Ou choisissez un des boutons.
hint-choose-touch = Touchez une de vos unités : celles au bord lumineux peuvent agir. Ou choisissez un des boutons.
hint-pick = Désignez une des unités au bord lumineux sur le plateau, ou son nom ici.
hint-turn = Les flèches autour d'elle sont les côtés où elle peut s'orienter. Choisissez-en une là-bas, ou ici.
hint-move = Les hexagones colorés sont à sa portée ; le nombre est le prix. Survolez pour voir le chemin, cliquez pour y aller.
hint-move-touch = Les hexagones colorés sont à sa portée ; le nombre est le prix. Touchez-en un pour y aller ; gardez le doigt dessus pour lire ce qui s'y trouve.
hint-attack = Les hexagones colorés sont à sa portée ; les lames croisées marquent qui elle peut attaquer. Un clic sur l'ennemi montre d'abord le résultat exact.
hint-attack-touch = Les hexagones colorés sont à sa portée ; les lames croisées marquent qui elle peut attaquer. Toucher l'ennemi montre d'abord le résultat exact.
hint-combat = Les lames croisées marquent qui elle peut attaquer ; des amies peuvent s'y joindre. Un clic sur l'ennemi montre d'abord le résultat exact, et avec qui.
hint-combat-touch = Les lames croisées marquent qui elle peut attaquer ; des amies peuvent s'y joindre. Toucher l'ennemi montre d'abord le résultat exact, et avec qui.
hint-choose-combat = Cliquez sur une de vos unités au bord lumineux pour voir qui elle peut attaquer. Qui doit encore attaquer est nommé ici et entouré de tirets sur la carte.
hint-choose-combat-touch = Touchez une de vos unités au bord lumineux pour voir qui elle peut attaquer. Qui doit encore attaquer est nommé ici et entouré de tirets sur la carte.
hint-reaction = C'est à vous de répondre. Chaque réponse dit ce qui s'ensuit ; rien n'arrive avant votre choix.
hint-form = Choisissez une composition toute faite, ou comptez avec + et −. Les lignes du dessous disent aussitôt si les règles le permettent.
hint-slots = Choisissez ce qui va où ; le plateau le montre aussitôt. Les lignes du dessous disent si les règles le permettent.
hint-place = Cliquez sur un hexagone coloré pour l'y poser. Un clic ailleurs dit pourquoi ce n'est pas possible.
hint-place-touch = Touchez un hexagone coloré pour l'y poser. Toucher ailleurs dit pourquoi ce n'est pas possible.
hint-palette = Choisissez une pièce ici, puis un hexagone coloré.
hint-palette-touch = Choisissez une pièce ici, puis touchez un hexagone coloré.
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
contents = Sommaire
rulings = Décisions
tables = Tables
rules-search = Chercher
rules-nothing = Aucune règle ne contient ces mots.
rule-unknown = Aucune règle ne porte ce numéro ; voici tout le livre.
rule-label = Règle
rule-open = Ouvrir dans le livre des règles

# Les mots des scènes
value-strength = force
value-movement = mouvement
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
