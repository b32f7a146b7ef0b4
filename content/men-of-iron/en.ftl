## Mistakes in content files
flaw-word = { $what }: “{ $word }”
flaw-type = no such type of unit
flaw-table-missing = a table is missing or incomplete
flaw-table-columns = a table has other columns than expected
flaw-matrix-row = the flag that it attacks and its row in the weapon matrix disagree
flaw-disordered-side = the Disordered side moves 1 less and has a worse shock modifier
flaw-map = the map is inconsistent
flaw-name = a name lacks a form or its agreement
flaw-hex = no such hex
flaw-ground = no such terrain
flaw-hexside = no such kind of hexside
flaw-side-twice = two kinds share a hexside
flaw-marks = play may change at most 64 hexsides
flaw-side = no such side
flaw-command = no such command
flaw-leader = no such leader
flaw-unit = no such unit
flaw-contingent = no such contingent, or nobody is in it
flaw-first = who begins is not clear
flaw-option = no such option or value
flaw-two-sides = there must be two sides
flaw-pair = not two numbers such as 6/5 or -1/0
flaw-facing = no facing; expected 12, 2, 4, 6, 8 or 10
flaw-line = not a part of a unit’s line
flaw-marker = no such marker
flaw-no-leader = a command needs one leader, or no leader and a rating of its own
flaw-no-units = a leader without a unit in his command
flaw-rating = a rating is 0 to 9, and a leader moves
flaw-too-many = more than 128 units or leaders
flaw-twice = the name is here twice
flaw-on-foot = a hobilar, and nobody else, has a side on foot
flaw-no-entry = off the map, and its command has no entry hexes
flaw-prohibited = nobody of that kind may be there
flaw-overstacked = the hex is taken
flaw-beside-enemy = it begins beside an enemy
flaw-open-rear = the schiltron has an open rear hex
flaw-worth = the Flight Points that a side can lose are not what the file says
flaw-level = the flight level must lie between 1 and what the side can lose
flaw-out-of-command = it begins out of command
flaw-no-way = there is no way to this enemy standard

## Names of the files
named = { $en }
    .the = { $en-the }
    .accord = { $en-accord }

## What is written in notation
read-unknown = “{ $text }” is not an action
read-no-unit = there is no unit “{ $unit }” in this battle
read-no-leader = there is no leader “{ $leader }” in this battle
read-no-command = there is no Command “{ $command }” in this battle
read-no-standard = there is no standard “{ $standard }” in this battle
read-no-hex = “{ $hex }” is not a hex of the map
read-no-facing = “{ $facing }” is not a facing (12 2 4 6 8 10)
read-no-side = “{ $side }” is not a hexside (1 3 5 7 9 11)
read-no-formation = “{ $formation }” is not a formation (none wall schiltron)
