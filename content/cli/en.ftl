# What the command line says itself, whatever the game.
page-waits = Conroi is ready: { $page }
page-elsewhere = from another machine: { $page }
page-stop = Ctrl-C to stop. Other commands: { $help }
page-stopped = Conroi has stopped.
page-missing = built without the page (CONROI_SKIP_CLIENT=1)
serve-misplaced = --host, --port and --no-open go with serve, not with another command
port-taken = port { $port } is taken, perhaps by another Conroi; try: { $free }
port-forbidden = the system does not allow listening on port { $port }; try: { $free }
host-elsewhere = { $host } is not an address of this machine; try: { $here } (this machine only) or { $all } (all its addresses)
host-unknown = there is no machine called “{ $host }”; try: { $here }
output-failed = standard output: { $why }
output-failed-but-done = standard output: { $why }; but it is done, and saved in { $file }: do not ask for it again
input-failed = standard input: { $why }
links-nowhere = these links lead nowhere
file-read-only = this file is read-only
file-held = another command has been changing this file for half a minute; nothing was done
file-utf16 = this text is in UTF-16, as `>` of an older PowerShell writes it; it must be UTF-8. The option -o FILE writes it right
file-no-text = this is not text
file-unchangeable = this file cannot be changed; read the game with `-`, or say with -o where to write it
file-changed = another command has changed the game meanwhile; nothing was played here
file-exists = a file of this name already exists; --force overwrites it
game-unknown = there is no game “{ $id }”; available: { $known }
rule-unknown = { $id } has no rule “{ $number }”
in-short = The game in ten sentences
rulings-on = Rulings: { $list }
rules-read = Rules: { $list }
scenario-unknown = there is no such scenario
colon = :
battle-own-sides = sides:
battle-own-rule = scenario rule:
battle-unknown = { $game } has no scenario “{ $scenario }”; available: { $known }
battle-by-lot = Generated at random: another seed gives another battlefield.
battle-sides = Sides
battle-rules = Scenario rules
file-written = another command has changed this file meanwhile; nothing was written to it: --force overwrites it
option-spelling = --option { $option }: write NAME=VALUE
option-twice = --option { $option } is given twice
viewer-unknown = --as { $name }: available: { $known }
candidates = (candidates: the list need not be complete)
action-legal = { $action }: legal
stays-played = ; still played, as undoing it needs an agreement: { $list }
order-unreadable = “{ $text }” is not an order; see conroi orders --help. Available: { $known }
orders-preset-unknown = there are no orders “{ $name }”; available: { $known }
orders-side-unknown = no side is called “{ $side }”; available: { $known }
battle-orders = Ready-made standing orders
save-intact = OK: { $count } actions replayed, hash matches ({ $hash })
after-too-late = --after { $after }: only { $played } actions have been played
by-order = (standing order)
odds-assumed = odds assume: { $list }
play-needs-file = conroi play reads actions from standard input: the game must be in a file
play-help-hint = (help: the commands)
play-help =
    An action in the notation of the game, or:
      legal [START]   the legal actions
      explain ACTION  preview: costs, consequences, exact odds
      why ACTION      why it is not allowed
      show            the position
      undo            undo
      quit            stop; the game is saved
game-drawn = draw
dice-asked = { $seat }: roll { $count ->
    [one] one die
   *[other] { $count } dice
} from { $low } to { $high } ({ $rule })
dice-wrong = “{ $text }”: { $count ->
    [one] one number
   *[other] { $count } numbers
} from { $low } to { $high } needed, or an empty line
soak-broken-game = { $scenario }: game { $count } does not end
soak-seconds = --seconds: from { $least } to { $most }
soak-left = { $time } left
soak-account = { $id }: { $games } games, { $decisions } decisions, { $tried } actions tried, { $refusals } refusals checked, no promise broken, { $seconds } s on { $workers } cores
soak-won = won: { $won }, drawn { $drawn }
bot-unknown = there is no bot “{ $name }”; available: { $known }
bot-or-program-unknown = there is no bot “{ $name }”; available: { $known }, or the command of a program
bot-none = no bot plays { $game }
seat-unknown = there is no side “{ $seat }”; available: { $known }
group-none = no groups in this game now
group-waits = the other side answers first; the order goes on after it
group-halts = the order is halted: “group on” goes on with it, “group release” forgets it
group-open = [can be answered]
group-nobody-stays = there is nothing here that leaves everybody else where they are
group-who = “{ $word }” is neither a group nor a list of pieces; group without an order lists the groups
group-what = “{ $word }” is not an order to a group: there HEX, advance or forward [SIDE [HEXES]], along HEX HEX..., face SIDE, attack, again, stays, on, release
group-where = there is no hex “{ $word }” on this map
program-only = a program looks and plays: legal, show, explain, why, replay, apply, games, rules, help, quit
referee-output = the output is for the answers: save without a file answers with the game
referee-no-game = no game yet: begin with new, position or load
referee-input = { $file }: the commands come from there; a file is needed
line-unknown = “{ $word }” is not a command here; help lists them
line-too-long = this line is too long
quote-open = a quote is not closed
value-strength = strength
value-movement = movement
duel-score =
    { $first } { $wins }–{ $losses } { $second }, drawn { $drawn }
    { $first } scores { $score }% (95%: { $low } to { $high })
duel-games = won by { $red } { $red-wins }, by { $yellow } { $yellow-wins }; { $decisions } decisions a game; { $seconds } s on { $cores ->
    [one] one core
   *[other] { $cores } cores
}
duel-effort = { $bot }: { $each } ms a decision, longest { $longest } ms, { $nodes } nodes and { $depth } turns deep a search
