"""Names for everything on the table that can be picked up, dropped on, clicked or focused.

Scene items carry a spot, gestures join two of them (``gestures.py``), and tests find
widgets by them. No Qt here.
"""

from typing import Literal, TypeAlias

SpotKind: TypeAlias = Literal[
    "market",  # the card in market slot `number` (0-11)
    "speculation",  # the Speculation Cube on market slot `number`
    "public",  # public card `number` while it is for sale
    "hand",  # card `number` in the hand shown
    "hand_area",  # the hand as a place to drop on
    "card",  # enterprise, partner or troop `number` in play
    "oval",  # connection oval `detail` of enterprise `number`, filled or empty
    "income",  # the Income Cubes on enterprise `number`
    "prestige",  # the place of a Prestige Cube on card `number` (also grudges and Hacendado)
    "unrest",  # the Unrest disks on enterprise `number`
    "hacendado",  # the Hacendado of seat `number`, his Private Army with it
    "hacendado_income",  # the Income Cubes on the Hacendado of seat `number`
    "jail",  # the jail disk of seat `number`
    "grudges",  # the grudge pile of seat `number`
    "reserve",  # the cubes left to seat `number`
    "tableau",  # the open place in the tableau of seat `number`
    "headlines",  # the Bull-Bear pile
    "discards",
    "deck",
    "regime",
    "ledger",  # who could topple Díaz
    "topples",  # the Topples seen and still to come
    "supply",  # where disks taken off the table go
    "end_turn",
    "tool",  # button `number` of the top bar (`TOOLS`)
    "prompt",  # button `number` of the prompt strip
    "sheet",  # the sheet of a question, for what is nowhere on the table
]
