# Ce que dit la ligne de commande elle-même, quel que soit le jeu.
page-waits = Conroi vous attend : { $page }
page-elsewhere = d’une autre machine : { $page }
page-stop = Ctrl-C pour arrêter. Autres commandes : { $help }
page-stopped = Conroi est arrêté.
page-missing = construit sans la page (CONROI_SKIP_CLIENT=1)
serve-misplaced = --host, --port et --no-open vont avec serve, pas avec une autre commande
port-taken = le port { $port } est pris, peut-être par un autre Conroi ; essayez : { $free }
port-forbidden = le système ne permet pas d’écouter sur le port { $port } ; essayez : { $free }
host-elsewhere = { $host } n’est pas une adresse de cette machine ; essayez : { $here } (cette machine seulement) ou { $all } (toutes ses adresses)
host-unknown = aucune machine ne s’appelle « { $host } » ; essayez : { $here }
output-failed = sortie standard : { $why }
output-failed-but-done = sortie standard : { $why } ; mais c’est fait, et enregistré dans { $file } : ne le redemandez pas
input-failed = entrée standard : { $why }
links-nowhere = ces liens ne mènent nulle part
file-read-only = ce fichier est en lecture seule
file-held = une autre commande modifie ce fichier depuis une demi-minute ; rien n’a été fait
file-utf16 = ce texte est en UTF-16, comme l’écrit « > » dans un ancien PowerShell ; il faut de l’UTF-8. L’option -o FICHIER l’écrit comme il faut
file-no-text = ce n’est pas du texte
file-unchangeable = ce fichier ne peut pas être modifié ; lisez la partie par « - », ou dites avec -o où l’écrire
file-changed = une autre commande a changé la partie entre-temps ; rien n’a été joué ici
file-exists = un fichier porte déjà ce nom ; --force l’écrase
game-unknown = il n’y a pas de jeu « { $id } » ; choix possibles : { $known }
rule-unknown = { $id } n’a pas de règle « { $number } »
in-short = Le jeu en dix phrases
rulings-on = Décisions : { $list }
rules-read = Règles : { $list }
scenario-unknown = ce scénario n’existe pas
colon = { " :" }
battle-own-sides = camps :
battle-own-rule = règle propre à ce scénario :
battle-unknown = { $game } n’a pas de scénario « { $scenario } » ; choix possibles : { $known }
battle-by-lot = Généré au hasard : une autre graine donne un autre champ de bataille.
battle-sides = Camps
battle-rules = Règles propres à ce scénario
file-written = une autre commande a modifié ce fichier entre-temps ; rien n’y a été écrit : --force l’écrase
option-spelling = --option { $option } : écrivez NOM=VALEUR
option-twice = --option { $option } est donné deux fois
viewer-unknown = --as { $name } : choix possibles : { $known }
candidates = (propositions : la liste peut ne pas être complète)
action-legal = { $action } : permis
stays-played =  ; reste joué, car l’annuler demande un accord : { $list }
order-unreadable = « { $text } » n’est pas un ordre ; voyez conroi orders --help. Choix possibles : { $known }
orders-preset-unknown = il n’y a pas d’ordres « { $name } » ; choix possibles : { $known }
orders-side-unknown = aucun camp ne s’appelle « { $side } » ; choix possibles : { $known }
battle-orders = Ordres permanents tout prêts
save-intact = sauvegarde intacte : { $count } actions rejouées, empreinte { $hash }
after-too-late = --after { $after } : seules { $played } actions ont été jouées
by-order = (ordre permanent)
odds-assumed = hypothèses : { $list }
play-needs-file = conroi play lit les actions sur l’entrée standard : la partie doit être dans un fichier
play-help-hint = (help : les commandes)
play-help =
    Une action dans la notation de la partie, ou :
      legal [DÉBUT]   les actions permises
      explain ACTION  aperçu : coûts, conséquences, probabilités exactes
      why ACTION      pourquoi elle n’est pas permise
      show            la position
      undo            annuler
      quit            arrêter ; la partie est enregistrée
game-drawn = match nul
dice-asked = { $seat } : lancez { $count ->
    [one] un dé
   *[other] { $count } dés
} de { $low } à { $high } ({ $rule })
dice-wrong = « { $text } » : il faut { $count ->
    [one] un nombre
   *[other] { $count } nombres
} de { $low } à { $high }, ou une ligne vide
soak-broken-game = { $scenario } : la partie { $count } ne finit pas
soak-seconds = --seconds : de { $least } à { $most }
soak-left = reste { $time }
soak-account = { $id } : { $games } parties, { $decisions } décisions, { $tried } actions essayées, { $refusals } refus vérifiés, aucune promesse rompue, { $seconds } s sur { $workers } cœurs
soak-won = gagnées : { $won }, nulles { $drawn }
bot-unknown = il n’y a pas de joueur « { $name } » ; choix possibles : { $known }
bot-or-program-unknown = il n’y a pas de joueur « { $name } » ; choix possibles : { $known }, ou la commande d’un programme
bot-none = aucun joueur ordinateur ne joue à { $game }
seat-unknown = il n’y a pas de camp « { $seat } » ; choix possibles : { $known }
group-none = aucun groupe dans cette partie à présent
group-waits = l’autre camp répond d’abord ; l’ordre se poursuit ensuite
group-halts = l’ordre est suspendu : « group on » le poursuit, « group release » l’oublie
group-open = [une réponse est possible]
group-nobody-stays = rien ici ne laisse tous les autres sur place
group-who = « { $word } » n’est ni un groupe ni une liste de pions ; group sans ordre énumère les groupes
group-what = « { $word } » n’est pas un ordre à un groupe : there HEX, advance ou forward [CÔTÉ [HEX]], along HEX HEX..., face CÔTÉ, attack, again, stays, on, release
group-where = il n’y a pas d’hexagone « { $word } » sur cette carte
program-only = un programme regarde et joue : legal, show, explain, why, replay, apply, games, rules, help, quit
referee-output = la sortie est pour les réponses : save sans fichier répond par la partie
referee-no-game = pas encore de partie : commencez par new, position ou load
referee-input = { $file } : c’est de là que viennent les commandes ; il faut un fichier
line-unknown = « { $word } » n’est pas une commande ici ; help donne la liste
line-too-long = cette ligne est trop longue
quote-open = un guillemet n’est pas fermé
value-strength = force
value-movement = mouvement
duel-score =
    { $first } { $wins } à { $losses } { $second }, nulles { $drawn }
    { $first } marque { $score } % (95 % : de { $low } à { $high })
duel-games = victoires { $red } { $red-wins }, { $yellow } { $yellow-wins } ; { $decisions } décisions par partie ; { $seconds } s sur { $cores ->
    [one] un cœur
   *[other] { $cores } cœurs
}
duel-effort = { $bot } : { $each } ms par décision, { $longest } ms au plus, { $nodes } nœuds et { $depth } tours de profondeur par recherche
