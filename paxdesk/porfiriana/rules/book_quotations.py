"""Quotations from both rulebooks on each difference between them.

The book of 2012 is quoted in its French edition. An empty quotation means that the book is silent.
Decisions about silent or unclear passages are not differences; they are rulings (F1 to F20 of
RULINGS.md).
"""

from typing import Final

from paxdesk.lazy_attrs import frozen


@frozen
class Quotation:
    """Short verbatim quotation and the rule it is from; "" if the book is silent there."""

    place: str
    words: str


def _pair(
    place: str, words: str, first_place: str, first_words: str
) -> tuple[Quotation, Quotation]:
    return Quotation(place, words), Quotation(first_place, first_words)


QUOTATIONS: Final = {
    "extra_market_for_five": _pair(
        "C3", "Draw the 12-cards for the Market from the unused cards instead of the Play Deck.",
        "C3", "Depuis le sommet du paquet à jouer, placez 12 cartes face visible en deux lignes"),
    "standoff": _pair(
        "K4", "all the players have taken a turn but none have purchased a card in the Market, the"
        " game ends with a Gold Victory",
        "K", ""),
    "liberator_in_depression": _pair(
        "gl. Slave Revolt", "If a Slave Revolt occurs as a result of a Depression, then the"
        " enterprise is discarded without a Liberator.",
        "gl. Slave Revolt", "si vous provoquez plus de disques agitation sur une entreprise esclave"
        " que ses cubes […], il y a une révolte des esclaves avec vous comme libérateur"),
    "discounts_add_up": _pair(
        "B", "each enterprise can be discounted by only one partner (or by your Hacendado starting"
        " ability)",
        "B", ""),
    "land_counts_prestige_cubes": _pair(
        "E6", "the number of cubes already on the ranch or plantation (no matter the type of cubes"
        " or owner)",
        "Séquence, A.6", "Le coût en or est le nombre de cubes revenu, connexion et extorsion"
        " déjà sur le ranch ou la plantation."),
    "cubes_move_by_the_reserve": _pair(
        "E9", "from one valid location to another (including back to your reserves)",
        "E9", "d'un emplacement valide vers un autre"),
    "free_prestige_cubes": _pair(
        "E9", "You may add Prestige Cubes to Prestige Points that need it without using an Action.",
        "E9", ""),
    "final_topple_takes_speculation": _pair(
        "E9", "with the exception of the fourth and final Topple",
        "E9", "On peut spéculer sur n'importe quelle carte du marché, y compris les titres et les"
        " renversements."),
    "effects_before_arrival": _pair(
        "G", "Playing a troop from your Hand activates the effects listed on its card",
        "E1", "appliquez les effets indiqués sur la carte, puis suivez le processus décrit dans le"
        " chapitre G"),
    "extorter_needs_a_cube": _pair(
        "G4", "You must have a cube in reserves to act as an Extortion Cube.",
        "G3", ""),
    "sacking_troop_returns_to_hand": _pair(
        "G4", "This returns your troop to your Hand.",
        "gl. Sack", "sa troupe d'extorsion est soit bat en retraite soit est défaussée"),
    "garrison_retreats_from": _pair(
        "gl. Retreat", "If the enterprise your troop occupies is lost (e.g. nationalized, sold,"
        " Sacked, or Slave Revolted)",
        "gl. Retreat", "Si l'entreprise où une de vos troupes extorque est nationalisée, vendue,"
        " mise à sac"),
    "relief_needs_a_declared_cause": _pair(
        "G1", "If you have flipped your Hacendado, whenever one of your troops belonging to your"
        " Hacendado's Faction is defeated",
        "gl. Retreat", "Des troupes remplacées par d'autres troupes de la même couleur ne sont pas"
        " vaincues […]. Ces troupes peuvent battre en retraite."),
    "chain_opens": _pair(
        "gl. Chain Railroad", "a Chain Railroad allows you to ignore Jurisdiction limits for"
        " federal troops",
        "gl. Chain Railroad", "vous permet de jouer toutes les troupes fédérales (de couleur verte)"
        " à Sonora ou Chihuahua"),
    "yaqui_free_own_slaves": _pair(
        "gl. Slave Revolt", "automatically cause a Slave Revolt if used to extort a slave"
        " enterprise",
        "J", "Jouer ou redéployer certaines troupes rebelles (Yaquis) à votre plantation provoque"
        " une révolte d'esclaves"),
    "spy_cancels": _pair(
        "gl. Spy", "A Spy cancels the effects of the card played (rather than cancel the actual"
        " playing of the card).",
        "gl. Spy", "annuler le jeu d'une carte noire ou orange pendant le tour où elle est jouée"),
    "stolen_public_card_may_turn": _pair(
        "gl. Public Cards", "This decision is permanent.",
        "gl. Public Cards", "définitive (sauf si la carte change de propriétaire à cause d'une"
        " conspiration ce qui peut provoquer de nouveaux conflits et changement de régime)"),
    "murder": _pair(
        "K2", "A Player Assassination costs 3 gold, plus 3 gold for each troop in the victim's"
        " Private Army.",
        "gl. Assassination", "En payant 10 or, vous êtes autorisé à assassiner une carte Hacendado"
        " retournée […] un Hacendado avec une armée privée est immunisé"),
    "strife_lasts_the_turn": _pair(
        "gl. Strife", "Strife is a one-shot event valid only on the instant it occurs.",
        "gl. Strife", "temporaire et uniquement valable le tour où le conflit se produit"),
    "governor_spares_immune": _pair(
        "gl. Rebel Governors", "The play of a Rebel Governor discards all the enterprises in his"
        " District",
        "gl. Rebel Governors", "chaque entreprise de son district (sauf les entreprises immunisées"
        " contre la nationalisation)"),
    "governor_bars_redeploying": _pair(
        "gl. Rebel Governors", "no cards can be played or redeployed that contain the flag of the"
        " District",
        "gl. Rebel Governors", "aucune carte contenant le drapeau du district ne peut être jouée"),
    "any_regime_for_the_event": _pair(
        "K1", "the Topple proceeds regardless of the Orientation chosen",
        "K", "Si le régime actuel est le type spécifié sur la carte renversement, vous pouvez"
        " choisir de jouer l'orientation avec le modificateur"),
    "iron_hand_from": _pair(
        "K3", "Iron Hand Variant (recommended for the 5-6 player game)",
        "K", "Variante Main de fer (4 à 6 joueurs)"),
    "senility": _pair(
        "K3", "give him 3 on the 1st topple, 2 on the 2nd, 2 on the 3rd, and 1 on the last",
        "K", ""),
    "diaz_plays_enterprises": _pair(
        "L1", "If it's an enterprise with a Prestige icon (including plantations), Díaz plays it",
        "L", "Si c'est une entreprise ou un renversement, Díaz la défausse."),
    "person_orders_for_diaz": _pair(
        "L1", "He plays both cards per below, in the order purchased.",
        "L", "Il joue les deux cartes suivant les règles ci-dessous dans l'ordre de votre choix."),
    "diaz_attacks_only_to_harm": _pair(
        "L1", "Díaz plays it against you to steal gold or inflict Unrest, if possible.",
        "L", "il la joue automatiquement si elle vole de l'or ou inflige de l'agitation, dans le"
        " cas contraire, il la défausse"),
    "diaz_plays_straw_men": _pair(
        "L1", "he plays it for strawman actions against his own partners/enterprises if possible",
        "L", "dans le cas contraire, il la défausse"),
    "diaz_uses_partners": _pair(
        "L1", "Díaz gains the abilities conferred by partners",
        "L", "Si c'est un partenaire, Díaz la joue dans son étalage."),
    "diaz_defended_by_partners_alone": _pair(
        "L2", "plus the Prestige Points of his In-Play Cards and Grudge Pile",
        "L", "plus les points de prestige de ses partenaires"),
    "diaz_suffers_depressions": _pair(
        "L2", "Díaz is immune to depression.",
        "L", ""),
}  # fmt: skip
"""Quotations from the Living Rules and from the book of 2012, by the field of ``Variant``."""
