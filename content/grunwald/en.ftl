# Grunwald 1410: all sentences in English.

## Mistakes in files
flaw-word = { $what }: “{ $word }”
flaw-side = no such side
flaw-table = a table is missing or not whole
flaw-cell = a table has no such cell
flaw-kind = no such kind of counter
flaw-leader = no such leader
flaw-banner = no such banner
flaw-counter = no such counter
flaw-hex = no such hex
flaw-edge = no such edge
flaw-nation = no such nation
flaw-line = not a line of a set-up
flaw-facing = no such facing
flaw-map = the map does not hold together
flaw-ground = no such ground
