# Les mots de la page elle-même, quel que soit le jeu. Un camp apporte la grammaire de son jeu : $seat-le, $seat-accord.
v-e = { $seat-accord ->
    [mp] ent
    [fp] ent
   *[other] e
}
v-t = { $seat-accord ->
    [mp] vent
    [fp] vent
   *[other] t
}
v-it = { $seat-accord ->
    [mp] ssent
    [fp] ssent
   *[other] t
}
lost-title = Page introuvable
lost-text = Il n’y a pas de page à l’adresse
to-home = Accueil
close = Fermer
cancel = Annuler
theme = Thème
theme-system = selon le système
theme-light = clair
theme-dark = sombre
theme-contrast = contraste élevé

# La première page
home-title = Batailles médiévales
loading = Chargement…
loading-failed = Le chargement a échoué : vérifiez la connexion.
loading-again = Réessayer
home-lead = Des wargames médiévaux avec un arbitre patient : chaque règle est appliquée, chaque chiffre expliqué, et vous connaissez vos chances avant de vous engager.
home-play = Jouer
home-new = Nouvelle partie…
home-continue = Continuer
home-none = Aucune partie enregistrée dans ce navigateur.
home-open = Ouvrir une sauvegarde…
actions = { $count ->
    [one] { $count } action
   *[other] { $count } actions
}
home-older = Parties plus anciennes
finished = terminée
forget = Supprimer
forget-sure = Supprimer définitivement ?
rules = Règles

# Avant une partie
fresh-opponent = Adversaire
fresh-side = Votre camp
fresh-scenario = Scénario
fresh-options = Options
fresh-special = Règles propres à cette bataille
fresh-begin = Commencer
fresh-other = Autres scénarios
side-chance = Au hasard
who-human = humain
who-squire = Écuyer (ordinateur, facile)
who-knight = Chevalier (ordinateur, moyen)
who-constable = Connétable (ordinateur, difficile)
who-random = Hasard (ordinateur, coups légaux au hasard)
who-friend = Deux joueurs sur le même écran
who-watch = Regarder l’ordinateur jouer contre lui-même

# Ce qui est introuvable ou illisible
missing-title = Partie introuvable
game-missing = Ce navigateur n’a aucune partie nommée « { $id } ». Elle est peut-être dans un autre navigateur, ou elle a été supprimée. Un fichier de sauvegarde ou un lien de partie s’ouvre partout.
game-unknown = Ce programme ne connaît pas ce jeu. L’accueil montre ceux qu’il connaît.
link-broken = Ce lien est incomplet ; une partie s’est sans doute perdue en route. Redemandez-le, ou demandez le fichier de sauvegarde. { $id }
damaged-title = Partie endommagée
damaged-text = La partie enregistrée sous ce nom est illisible. Rien n’a été supprimé : vous pouvez la télécharger telle quelle.
damaged-download = Télécharger les données
damaged-forget = La supprimer
file-too-long = { $file } est trop volumineux pour être une sauvegarde ; il n’a pas été ouvert.
file-no-save = { $file } n’est pas une sauvegarde de Conroi ; rien n’a changé. Une sauvegarde est le fichier .json qu’écrit le bouton « Enregistrer ».
file-unreadable = Le navigateur n’a pas pu lire { $file }.
file-refused = Ce fichier n’a pas été ouvert, et rien n’a changé : { $why }
store-full = Ce navigateur n’a plus de place pour la partie. Elle continue dans cet onglet : enregistrez-la dans un fichier, ou supprimez d’anciennes parties depuis l’accueil.
store-closed = Ce navigateur n’enregistre rien pour cette page (fenêtre privée ?). La partie continue dans cet onglet : enregistrez-la dans un fichier avant de le fermer.
store-cut-short = { $count ->
    [one] La dernière action de cette partie n’a pas été enregistrée en entier : elle est perdue. Tout ce qui précède est là : reprenez d’ici.
   *[other] Les { $count } dernières actions de cette partie n’ont pas été enregistrées en entier : elles sont perdues. Tout ce qui précède est là : reprenez d’ici.
}
store-other-tab = La partie a continué dans un autre onglet ; cet onglet a été mis à jour.
save-failed = Le navigateur n’a pas pu écrire le fichier.

# À la table
board-label = Carte
board-help = Les flèches vont d’hexagone en hexagone, Tab va au prochain endroit où l’on peut agir, Entrée y agit (encore une fois pour l’unité suivante d’une pile, S pour la liste de la pile), Q et E choisissent une orientation et Entrée fait pivoter l’unité, Échap désélectionne, le point d’interrogation montre toutes les touches.
off-board = hors de la carte
can-act = peut agir
offer-cost = { $kind }, { $count ->
    [one] { $price } point
   *[other] { $price } points
}
of-strength = force { $left } sur { $full }
of-movement = mouvement { $left } sur { $most }
shade-goes-on = peut continuer
shade-stops = doit s’arrêter
shade-hits = attaque
tip-stops = doit s’arrêter
tip-open = l’ennemi peut réagir
fan-label = Choisir l’unité ou le chemin
fan-join = Y aller aussi
ring-label = Changer d’orientation
answer-more = Détails
scale-hexes = hexagones
zoom-in = Agrandir
zoom-out = Réduire
zoom-fit = Toute la carte
said-undone = action annulée
said-redone = action rétablie
inspector = Contenu de l’hexagone
card-label = Aperçu de l’attaque
card-first-moves = D’abord un déplacement { $steps ->
    [one] d’un hexagone
   *[other] de { $steps } hexagones
} ({ $count ->
    [one] { $price } point
   *[other] { $price } points
}).
card-no-loss = Aucune perte
card-replies = { $seat-Le } peu{ v-t } réagir d’abord
odds-together = Plusieurs de ces issues peuvent se produire ensemble.
odds-assumed = Hypothèses : { $list }.
odds-foe = L’ennemi
odds-nobody = Dans l’ensemble
odds-own = Votre camp
card-choices = Options
card-column = colonne { $head }
card-with = avec { $others }
card-alone = seule
card-for = Pour l’attaquant
card-against = Contre l’attaquant
card-from = { $kind } depuis { $hex }
form-label = Composition
form-done = Terminé
form-clear = Vider
form-ready = Compositions prêtes
form-spent = { $spent } sur { $most }
form-price = { $price ->
    [one] { $price } point
   *[other] { $price } points
}
form-less = 1 de moins : { $what }
form-more = 1 de plus : { $what }
journal = Journal
journal-sums = voir le calcul
journal-by-order = (ordre permanent)
journal-watch = voir la carte après l’action { $number }
news = Derniers événements
news-to-journal = voir dans le journal
replay = Revoir la partie
replay-first = Début
replay-back = Précédent
replay-on = Suivant
replay-run = Lecture ou pause
replay-fight-back = Combat précédent
replay-fight-on = Combat suivant
replay-slider = Tours et combats
replay-moment = combat { $now } sur { $all }
replay-speed = Vitesse
link-make = Lien vers cette position
link-copied = Lien copié. Il contient toute la partie jusqu’ici et s’ouvre dans n’importe quel navigateur.
link-in-bar = Copie impossible ; le lien est dans la barre d’adresse.
link-own = Jouer à partir d’ici
link-own-title = Une nouvelle partie commence à ce moment ; celle-ci reste telle quelle.
own-line = Voici une nouvelle partie à partir de ce moment. Celle que vous quittez est sur la page d’accueil.
past-next = Ce qui suit
again-pause = Pause
again-on = Reprendre
again-next = Suivant
again-skip = Passer
recap = Depuis votre dernier tour
recap-again = Revoir
recap-place = montrer sur la carte
named = { $name } : { $what }
recap-losses = Pertes
recap-events = Les faits les plus graves
recap-came = Qui est venu où
recap-more = encore { $count }
recap-lost = hors de combat
recap-left = hors de la carte
recap-weaker = reste { $left }
recap-lost-count = { $who } : { $n ->
    [one] 1 perte
   *[other] { $n } pertes
}
turn-over = Votre tour est terminé
turn-over-text = Aucun dé n’a été lancé depuis : vous pouvez encore annuler.
turn-over-go = L’ennemi commence
turn-over-back = Annuler
briefing = Présentation
briefing-open = ouvrir la présentation
briefing-close = Compris
briefing-who = Qui
briefing-place = Où
briefing-wins = Ce qui fait gagner
briefing-length = Durée
briefing-special = À savoir
objective = Pour gagner :
watching = { $number ->
    [0] Début de la partie
   *[other] Position après l’action { $number }
}
watching-at = Moment affiché : { $moment }
back-to-now = Position actuelle
seats = Camps
panes = Panneaux
pane-act = Jouer
pane-journal = Journal
pane-replay = Revoir
side = Panneau latéral
tools = Outils
tools-more = Autres outils
undo = Annuler (U)
redo = Rétablir (R)
save = Enregistrer dans un fichier
save-short = Enregistrer
resign = Abandonner
resign-sure = Abandonner cette partie ?
to-decide = joueur actif
drawn = Match nul
won = { $seat-Le } gagn{ v-e }
over-replay = Revoir la partie
over-score = Points
over-again = Nouvelle partie
thinking = { $seat-Le } réfléchi{ v-it }…
thinking-progress = progression de l’ordinateur
thinking-stop = Arrêter
thinking-paused = Ordinateur en pause.
thinking-broken = L’ordinateur n’a pas pu finir son coup dans ce navigateur. Réessayez ; la partie est enregistrée.
thinking-go = Reprendre le calcul
thought = Ce que l’ordinateur prévoyait à l’action { $number }
thought-text = Il a cherché { $depth ->
    [one] 1 tour
   *[other] { $depth } tours
} à l’avance et jugé { $nodes ->
    [one] 1 position
   *[other] { $nodes } positions
} en { $time } s. Il prévoyait :
reaction = réaction
hand-other = Sélection : { $unit }. Dès qu’elle agit, le mouvement en cours ({ $walker }) se termine.
answers = Vos choix
buttons = Actions
palette = Pions à placer
duties-attack = Doivent encore attaquer
duties-attacked = Doivent encore être attaqués
duties-show = montrer sur la carte
layers = Calques sur la carte
layer-empty = rien à montrer pour le moment
hint = Conseil
hint-close = Masquer les conseils
hint-choose = Cliquez sur une de vos unités : celles au bord lumineux peuvent agir. Ou choisissez un des boutons.
hint-choose-touch = Touchez une de vos unités : celles au bord lumineux peuvent agir. Ou choisissez un des boutons.
hint-pick = Choisissez une des unités au bord lumineux sur la carte, ou son nom ici.
hint-turn = Les flèches autour d’elle montrent les orientations possibles. Choisissez une flèche sur la carte ou dans la liste.
hint-move = Les hexagones colorés sont à sa portée ; le nombre est le coût. Survolez pour voir le chemin, cliquez pour y aller.
hint-move-touch = Les hexagones colorés sont à sa portée ; le nombre est le coût. Touchez-en un pour y aller ; gardez le doigt dessus pour lire son contenu.
hint-attack = Les hexagones colorés sont à sa portée ; les épées croisées désignent les ennemis qu’elle peut attaquer. Un clic sur l’ennemi montre d’abord le résultat exact.
hint-attack-touch = Les hexagones colorés sont à sa portée ; les épées croisées désignent les ennemis qu’elle peut attaquer. Toucher l’ennemi montre d’abord le résultat exact.
hint-combat = Les épées croisées désignent les ennemis qu’elle peut attaquer ; d’autres unités peuvent se joindre à l’attaque. Un clic sur l’ennemi montre d’abord le résultat exact et les unités disponibles.
hint-combat-touch = Les épées croisées désignent les ennemis qu’elle peut attaquer ; d’autres unités peuvent se joindre à l’attaque. Toucher l’ennemi montre d’abord le résultat exact et les unités disponibles.
hint-choose-combat = Cliquez sur une de vos unités au bord lumineux pour voir les ennemis qu’elle peut attaquer. Les unités qui doivent encore attaquer sont listées ici et entourées de tirets sur la carte.
hint-choose-combat-touch = Touchez une de vos unités au bord lumineux pour voir les ennemis qu’elle peut attaquer. Les unités qui doivent encore attaquer sont listées ici et entourées de tirets sur la carte.
hint-reaction = Vous pouvez réagir. Chaque choix montre ses conséquences ; rien n’arrive avant que vous ne choisissiez.
hint-form = Choisissez une composition prête, ou comptez avec + et −. Les lignes du dessous montrent aussitôt si les règles la permettent.
hint-slots = Choisissez ce qui va où ; la carte le montre aussitôt. Les lignes du dessous montrent si les règles le permettent.
hint-place = Cliquez sur un hexagone coloré pour y placer le pion. Un clic ailleurs montre pourquoi ce n’est pas possible.
hint-place-touch = Touchez un hexagone coloré pour y placer le pion. Toucher ailleurs montre pourquoi ce n’est pas possible.
hint-palette = Choisissez un pion ici, puis cliquez sur un hexagone coloré.
hint-palette-touch = Choisissez un pion ici, puis touchez un hexagone coloré.
curtain-title = { $seat-A } de décider
curtain-text = Choix secret : passez l’écran { $seat-a }, puis levez le rideau.
curtain-here = Je joue { $seat-le }
keys-title = Clavier
rules-of-line = Règles { $list }
key-arrows = déplacer le curseur d’hexagone en hexagone
key-next = prochain endroit où l’on peut agir (précédent avec Maj)
key-enter = agir sous le curseur : choisir, déplacer, attaquer
key-turn = faire pivoter l’unité choisie à gauche ou à droite ; Entrée confirme
key-stack = choisir dans la pile ouverte
key-escape = fermer, désélectionner, position actuelle
key-all = sélectionner tous ceux qui peuvent agir
key-add = ajouter l’hexagone du curseur à la sélection ; à la souris, Maj et un clic ou un cadre
key-orders = aux ordres de groupe
key-act = vers les actions
key-board = vers la carte
key-briefing = présentation de cette bataille
key-journal = vers le journal
key-inspect = lire l’hexagone sous le curseur
key-undo = annuler, rétablir
key-time = reculer et avancer dans la partie
key-layers = calques sur la carte
key-zoom = agrandir, réduire, toute la carte
key-keys = cette liste

# Ordres à un groupe
squad-label = Ordres de groupe
squad-count = { $n ->
    [0] rien de sélectionné
    [one] 1 unité sélectionnée
   *[other] { $n } unités sélectionnées
}
squad-hint = – cliquez sur un hexagone pour les y envoyer
squad-hint-touch = – touchez un hexagone pour voir, encore une fois pour y aller
squad-group = { $name } ({ $n })
squad-command = Avec { $name } ({ $n })
squad-all = Tous ceux qui peuvent agir
squad-advance = Avancer ensemble
squad-each = Avancer au plus loin
squad-attack = Attaquer
squad-face = Orienter
squad-along = Former une ligne
squad-along-first = Désignez une extrémité de la ligne.
squad-along-second = Désignez l’autre extrémité de la ligne.
squad-again = Répéter
squad-release = Désélectionner
squad-preview = { $n ->
    [one] 1 se déplace
   *[other] { $n } se déplacent
}{ $staying ->
    [0] {""}
    [one] , 1 ne peut pas
   *[other] , { $staying } ne peuvent pas
}{ $open ->
    [0] {""}
    [one] , 1 peut subir une réponse
   *[other] , { $open } peuvent subir une réponse
}
squad-attacks = { $n ->
    [one] 1 attaque, le meilleur rapport d’abord
   *[other] { $n } attaquent, le meilleur rapport d’abord
}
squad-halted = Ordre suspendu : encore { $n } à déplacer
squad-go-on = Poursuivre
squad-forget = Annuler le reste
squad-done = { $n ->
    [one] 1 unité s’est déplacée
   *[other] { $n } unités se sont déplacées
}

# Ordres permanents
orders = Ordres permanents
orders-lead = Un ordre permanent répond pour vous pendant que l’autre camp joue ; le premier ordre applicable est suivi. Il ne peut rien faire que vous ne puissiez faire vous-même.
orders-add = Nouvel ordre
orders-do-add = Ajouter l’ordre
orders-added = ordre ajouté
orders-wrong = Ordre invalide : une condition demande un nombre entier, et une probabilité est comprise entre 0 et 100.
orders-whose = Camp
orders-when = Question
orders-answer = Réponse
orders-whom = Pour
orders-everybody = toutes les unités
orders-if = Seulement si
orders-sign = Au moins ou au plus
orders-least = vaut au moins
orders-most = vaut au plus
orders-number = Nombre
orders-condition = Ajouter une condition
orders-up = plus tôt
orders-down = plus tard
orders-remove = Retirer
orders-text = comme l’écrit la ligne de commande
orders-only = il n’y a pas d’autre choix
orders-same = toutes les réponses mènent à la même position
orders-ask = me demander quand même
orders-during = dans cette phase seulement
orders-any-question = Toute question
orders-any-answer = le choix le plus raisonnable
orders-line-ask = { $asked } : me demander s’il faut { $answer }
orders-chance = la probabilité que { $result }
orders-line = { $asked } : { $answer }
orders-piece = pour { $piece } seulement
orders-provided = si { $conditions }
orders-and = et
orders-if-least = { $what } vaut au moins { $n }
orders-if-most = { $what } vaut au plus { $n }
orders-chance-least = { $what } est d’au moins { $n } %
orders-chance-most = { $what } est d’au plus { $n } %

# Pistes
tracks = Pistes
track-of = { $now } sur { $all }

# Leurs propres dés
own-dice = Lancer nos propres dés
own-dice-text = Le programme demande chaque jet et vous saisissez le résultat.
dice-title = { $seat-Le } lanc{ v-e } { $n ->
    [one] un dé
   *[other] { $n } dés
} à { $sides } faces
dice-lying = { $n } sur { $all } : { $faces }
dice-faces = Faces
dice-how = Touchez le résultat, ou tapez-le. Retour arrière retire un dé, Entrée valide, Échap annule.
dice-done = Valider le jet
dice-back = Retirer le dernier
overview-open = Afficher la carte réduite
overview-close = Masquer la carte réduite
short-title = Les abréviations du livre de règles pour les valeurs
glossary = Glossaire

# Le livre des règles
in-short = Le jeu en une page
rulings-on = Décisions : { $list }
rules-read = Règles : { $list }
contents = Sommaire
rulings = Décisions
tables = Tables
rules-search = Chercher
rules-nothing = Aucune règle ne correspond à votre recherche.
rule-unknown = Aucune règle ne porte ce numéro ; voici tout le livre.
rule-label = Règle
rule-open = Ouvrir dans le livre des règles

# Les mots des scènes
value-strength = force
value-movement = mouvement
side-n = vers le nord
side-nne = vers le nord-nord-est
side-ne = vers le nord-est
side-e = vers l’est
side-se = vers le sud-est
side-sse = vers le sud-sud-est
side-s = vers le sud
side-ssw = vers le sud-sud-ouest
side-sw = vers le sud-ouest
side-w = vers l’ouest
side-nw = vers le nord-ouest
side-nnw = vers le nord-nord-ouest

# Les réglages
settings = Réglages
settings-lead = Conservés dans ce navigateur, appliqués aussitôt.
settings-look = Apparence
settings-lang = Langue
lang-en = English
lang-fr = Français
settings-text = Taille du texte
text-small = petite
text-normal = normale
text-large = grande
text-huge = très grande
settings-animation = Animation
settings-animation-note = Les pions glissent et les dés roulent. Sans animation, tout est en place aussitôt.
settings-texts = Textes
settings-marks = Numéros de règle
marks-quiet = une marque par ligne
marks-full = tous les numéros
settings-names = Noms des unités
names-short = courts
names-long = complets
settings-short = Abréviations
settings-hints = Conseils
settings-hints-note = Ce que vous pouvez faire maintenant, en une phrase à côté de la carte.
settings-board = Carte
settings-hexes = Numéros d’hexagone
hexes-asked = au besoin
hexes-always = toujours
hexes-never = jamais
settings-overview = Carte réduite
settings-overview-note = Toute la carte dans un coin, quand elle dépasse la fenêtre.
settings-play = Jeu
settings-pace = Rythme de l’ordinateur
pace-none = immédiat
pace-brisk = vif
pace-even = posé
pace-slow = lent
settings-preset = Ordres permanents d’une nouvelle partie
preset-everything = tout demander
preset-sensible = raisonnables
preset-hardly = ne presque rien demander
settings-confirm = Confirmer la fin du tour
settings-confirm-note = La fiche de ce que vous laissez en suspens s’ouvre d’abord.
settings-alone = Mon tour se termine seul
settings-alone-note = Une phase où vous ne pouvez plus rien faire se termine sans clic.

# Questions answered once and for all
fresh-orders = Questions pendant le tour adverse
orders-own = Vos propres ordres sont en vigueur ; en choisir un ici les remplace.
always = Ces questions, désormais
always-not-again = Plus dans cette phase
always-this-phase = Dans cette phase : { $answer }
always-above = Ne demander qu’à partir de { $n } % ({ $result })
always-so = Toujours : { $answer }
always-given = Ordre donné : { $said }
always-undo = Annuler l’ordre
always-undone = Ordre annulé.
always-close = Masquer
ends = Vers où
ends-lead = Tout le chemin d’un coup ; ou cliquez son terme sur la carte.
ends-at = { $what } { $where } ({ $n ->
    [one] 1 hexagone
   *[other] { $n } hexagones
})
ends-steps = Hexagone par hexagone
ends-steps-hide = Tout le chemin d’un coup
