# Grunwald 1410 : toutes les phrases en français.

## Erreurs dans les fichiers
flaw-word = { $what } : « { $word } »
flaw-side = camp inconnu
flaw-table = un tableau manque ou n'est pas complet
flaw-cell = case impossible dans un tableau
flaw-kind = genre de pion inconnu
flaw-leader = chef inconnu
flaw-banner = bannière inconnue
flaw-counter = pion inconnu
flaw-hex = hexagone inconnu
flaw-edge = bord inconnu
flaw-nation = nation inconnue
flaw-line = ligne de placement illisible
flaw-facing = orientation inconnue
flaw-map = la carte ne tient pas ensemble
flaw-ground = terrain inconnu
