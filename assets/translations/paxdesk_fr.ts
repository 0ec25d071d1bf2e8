<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name></name>
    <message numerus="yes">
        <source>%n (inaccuracy|inaccuracies)</source>
        <extracomment>porfiriana/table/chart_plots.py: Charts, turning points and analysis of a game, as data for the desk.</extracomment>
        <translation>
            <numerusform>%n imprécision</numerusform>
            <numerusform>%n imprécisions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n (try|tries)</source>
        <extracomment>desk/puzzles.py: Sheet with all puzzles by theme, and the note of a puzzle.</extracomment>
        <translation>
            <numerusform>%n essai</numerusform>
            <numerusform>%n essais</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n A become(s|) B</source>
        <translation>
            <numerusform>%n A passe en B</numerusform>
            <numerusform>%n A passent en B</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n B become(s|) C</source>
        <translation>
            <numerusform>%n B passe en C</numerusform>
            <numerusform>%n B passent en C</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n C fall(s|)</source>
        <translation>
            <numerusform>%n C tombe</numerusform>
            <numerusform>%n C tombent</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n FP</source>
        <extracomment>mexican_adventure/table/words/terms.py: Names of the game's terms for players. No Qt.</extracomment>
        <translation>
            <numerusform>%n PF</numerusform>
            <numerusform>%n PF</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n FP embarked this turn, at least {least} must</source>
        <translation>
            <numerusform>%n PF a embarqué ce tour-ci&#xa0;; il en faut au moins {least}</numerusform>
            <numerusform>%n PF ont embarqué ce tour-ci&#xa0;; il en faut au moins {least}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n FP fall(s|): nobody is left</source>
        <translation>
            <numerusform>%n PF tombe&#xa0;: il ne reste personne</numerusform>
            <numerusform>%n PF tombent&#xa0;: il ne reste personne</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n FP go(es|) without supply: A and B lose a step.</source>
        <translation>
            <numerusform>%n PF n’est pas ravitaillé&#xa0;: A et B perdent un pas.</numerusform>
            <numerusform>%n PF ne sont pas ravitaillés&#xa0;: A et B perdent un pas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n FP in {zone} will find no supply next turn.</source>
        <translation>
            <numerusform>%n PF à {zone} ne trouvera pas de ravitaillement au prochain tour.</numerusform>
            <numerusform>%n PF à {zone} ne trouveront pas de ravitaillement au prochain tour.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n French FP go(es|) home</source>
        <translation>
            <numerusform>%n PF français rentre en France</numerusform>
            <numerusform>%n PF français rentrent en France</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n French FP stay(s|) as Imperial Mexicans</source>
        <translation>
            <numerusform>%n PF français reste comme Mexicain impérial</numerusform>
            <numerusform>%n PF français restent comme Mexicains impériaux</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Guerrilla(s) in the reserve</source>
        <translation>
            <numerusform>%n Guérilla en réserve</numerusform>
            <numerusform>%n Guérillas en réserve</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Hacendado(s) to go</source>
        <translation>
            <numerusform>encore&#xa0;%n Hacendado</numerusform>
            <numerusform>encore&#xa0;%n Hacendados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n IOU(s)</source>
        <extracomment>sierra_madre/table/drawing.py: Layout and painting of the table: strip, quarter, calendars, edge and page. sierra_madre/table/game_log.py: Log and ledger: entries, results, gold and income. Does not use Qt. sierra_madre/table/phase_page.py: Page of the phase: heading, current situation, proposed rows and steps.</extracomment>
        <translation>
            <numerusform>%n reconnaissance de dette</numerusform>
            <numerusform>%n reconnaissances de dette</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Income Cube(s)</source>
        <translation>
            <numerusform>%n Cube revenu</numerusform>
            <numerusform>%n Cubes revenu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Unrest</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>
            <numerusform>%n disque Agitation</numerusform>
            <numerusform>%n disques Agitation</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n action(s)</source>
        <extracomment>porfiriana/table/words/terms.py: Terms, counts and labels for texts; see also ``rules/term_words.py``. No Qt.</extracomment>
        <translation>
            <numerusform>%n action</numerusform>
            <numerusform>%n actions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n action(s) left</source>
        <translation>
            <numerusform>%n action restante</numerusform>
            <numerusform>%n actions restantes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n action(s) to go. The next one starts with the highlighted item.</source>
        <translation>
            <numerusform>Encore %n action. La suivante commence par l’élément en surbrillance.</numerusform>
            <numerusform>Encore %n actions. La suivante commence par l’élément en surbrillance.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n attitude(s)</source>
        <extracomment>mexican_adventure/table/words/analysis_words.py: Texts on scenarios, and on the analysis and decisive conditions of a game. No Qt.</extracomment>
        <translation>
            <numerusform>%n attitude</numerusform>
            <numerusform>%n attitudes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n best</source>
        <extracomment>porfiriana/table/chart_plots.py: Charts, turning points and analysis of a game, as data for the desk.</extracomment>
        <translation>
            <numerusform>%n optimal</numerusform>
            <numerusform>%n optimaux</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blunder(s)</source>
        <extracomment>mexican_adventure/table/words/analysis_words.py: Texts on scenarios, and on the analysis and decisive conditions of a game. No Qt. porfiriana/table/chart_plots.py: Charts, turning points and analysis of a game, as data for the desk.</extracomment>
        <translation>
            <numerusform>%n grosse erreur</numerusform>
            <numerusform>%n grosses erreurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <extracomment>porfiriana/table/sheets/cards_sheet.py: Sheet of the deck's cards, with filters. porfiriana/table/words/terms.py: Terms, counts and labels for texts; see also ``rules/term_words.py``. No Qt. sierra_madre/table/phase_page.py: Page of the phase: heading, current situation, proposed rows and steps.</extracomment>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) checked</source>
        <translation>
            <numerusform>%n carte vérifiée</numerusform>
            <numerusform>%n cartes vérifiées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) checked.</source>
        <translation>
            <numerusform>%n carte vérifiée.</numerusform>
            <numerusform>%n cartes vérifiées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) corrected by you</source>
        <translation>
            <numerusform>%n carte corrigée par vous</numerusform>
            <numerusform>%n cartes corrigées par vous</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) corrected by you.</source>
        <translation>
            <numerusform>%n carte corrigée par vous.</numerusform>
            <numerusform>%n cartes corrigées par vous.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) imported.</source>
        <translation>
            <numerusform>%n carte importée.</numerusform>
            <numerusform>%n cartes importées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) restored.</source>
        <translation>
            <numerusform>%n carte rétablie.</numerusform>
            <numerusform>%n cartes rétablies.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) with a fact that cannot be expressed.</source>
        <translation>
            <numerusform>%n carte contient une donnée impossible à exprimer.</numerusform>
            <numerusform>%n cartes contiennent une donnée impossible à exprimer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) cannot be imported.</source>
        <translation>
            <numerusform>%n cellule ne peut pas être importée.</numerusform>
            <numerusform>%n cellules ne peuvent pas être importées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chit(s)</source>
        <extracomment>mexican_adventure/table/scene/tracks.py: Cartouche in the Gulf: calendar, tracks, both sides' RP and the bowl.</extracomment>
        <translation>
            <numerusform>%n jeton</numerusform>
            <numerusform>%n jetons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chit(s) in the bowl</source>
        <translation>
            <numerusform>%n jeton dans le bol</numerusform>
            <numerusform>%n jetons dans le bol</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n choice(s)</source>
        <extracomment>desk/view/spoken_texts.py: Texts for screen readers and the built-in voice: things, prompts, controls, sheets.</extracomment>
        <translation>
            <numerusform>%n choix</numerusform>
            <numerusform>%n choix</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n counter(s)</source>
        <extracomment>mexican_adventure/table/words/terms.py: Names of the game's terms for players. No Qt.</extracomment>
        <translation>
            <numerusform>%n pion</numerusform>
            <numerusform>%n pions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cube(s)</source>
        <extracomment>porfiriana/table/words/terms.py: Terms, counts and labels for texts; see also ``rules/term_words.py``. No Qt.</extracomment>
        <translation>
            <numerusform>%n cube</numerusform>
            <numerusform>%n cubes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cube(s) of yours left the market.</source>
        <translation>
            <numerusform>%n de vos cubes a quitté le marché.</numerusform>
            <numerusform>%n de vos cubes ont quitté le marché.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cube(s) on the card</source>
        <translation>
            <numerusform>%n cube sur la carte</numerusform>
            <numerusform>%n cubes sur la carte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <extracomment>net/table_words.py: Texts of tables with remote seats: refusals, proposals and presence.</extracomment>
        <translation>
            <numerusform>%n jour</numerusform>
            <numerusform>%n jours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gold</source>
        <extracomment>sierra_madre/table/words.py: Texts of cards, quarters, offices and accounts. Does not use Qt.</extracomment>
        <translation>
            <numerusform>%n or</numerusform>
            <numerusform>%n or</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gold bar(s)</source>
        <translation>
            <numerusform>%n lingot</numerusform>
            <numerusform>%n lingots</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n good</source>
        <extracomment>porfiriana/table/chart_plots.py: Charts, turning points and analysis of a game, as data for the desk.</extracomment>
        <translation>
            <numerusform>%n bon</numerusform>
            <numerusform>%n bons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s)</source>
        <extracomment>net/table_words.py: Texts of tables with remote seats: refusals, proposals and presence.</extracomment>
        <translation>
            <numerusform>%n heure</numerusform>
            <numerusform>%n heures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in reserve</source>
        <translation>
            <numerusform>%n en réserve</numerusform>
            <numerusform>%n en réserve</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s)</source>
        <extracomment>desk/view/screen_reader.py: Announcements for screen readers and the built-in voice: focus, prompts, summaries. desk/view/spoken_texts.py: Texts for screen readers and the built-in voice: things, prompts, controls, sheets.</extracomment>
        <translation>
            <numerusform>%n élément</numerusform>
            <numerusform>%n éléments</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n loss(es) for the enemy</source>
        <translation>
            <numerusform>%n perte pour l’ennemi</numerusform>
            <numerusform>%n pertes pour l’ennemi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <extracomment>net/table_words.py: Texts of tables with remote seats: refusals, proposals and presence.</extracomment>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s)</source>
        <extracomment>mexican_adventure/table/words/analysis_words.py: Texts on scenarios, and on the analysis and decisive conditions of a game. No Qt. porfiriana/table/chart_plots.py: Charts, turning points and analysis of a game, as data for the desk.</extracomment>
        <translation>
            <numerusform>%n erreur</numerusform>
            <numerusform>%n erreurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more result(s) below these.</source>
        <translation>
            <numerusform>%n autre résultat plus bas.</numerusform>
            <numerusform>%n autres résultats plus bas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more step(s): see the inspector.</source>
        <translation>
            <numerusform>%n autre étape&#xa0;: voir l’inspecteur.</numerusform>
            <numerusform>%n autres étapes&#xa0;: voir l’inspecteur.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) of games confirmed no better plan.</source>
        <translation>
            <numerusform>%n paire de parties n’a confirmé aucun meilleur plan.</numerusform>
            <numerusform>%n paires de parties n’ont confirmé aucun meilleur plan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <extracomment>desk/view/game_view.py: The main widget of a game: table view, dock panels and their controllers. porfiriana/table/words/questions.py: Questions to the players, and summaries of a game. No Qt.</extracomment>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) imported.</source>
        <translation>
            <numerusform>%n problème importé.</numerusform>
            <numerusform>%n problèmes importés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n quarter(s)</source>
        <extracomment>sierra_madre/table/drawing.py: Layout and painting of the table: strip, quarter, calendars, edge and page. sierra_madre/table/sheets.py: Sheets: forms, the revealed card, files, and the final account.</extracomment>
        <translation>
            <numerusform>%n trimestre</numerusform>
            <numerusform>%n trimestres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n quarter(s) from now</source>
        <translation>
            <numerusform>dans %n trimestre</numerusform>
            <numerusform>dans %n trimestres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n radio(s) or sp(y|ies)</source>
        <translation>
            <numerusform>%n radio ou espion</numerusform>
            <numerusform>%n radios ou espions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rifle(s)</source>
        <extracomment>words.yaml: buttons</extracomment>
        <translation>
            <numerusform>%n fusil</numerusform>
            <numerusform>%n fusils</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ship(s)</source>
        <extracomment>mexican_adventure/table/inspection.py: Inspector content for zones and pieces that the reader may see. No Qt. mexican_adventure/table/scene/board.py: Items on the map: zones, stacks, ships, headquarters, markers and the overlay of control. mexican_adventure/table/sheets/workshop_sheets.py: Editor of positions and puzzles: pieces are dragged, stacks are clicked.</extracomment>
        <translation>
            <numerusform>%n navire</numerusform>
            <numerusform>%n navires</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n space(s)</source>
        <extracomment>porfiriana/table/words/questions.py: Questions to the players, and summaries of a game. No Qt.</extracomment>
        <translation>
            <numerusform>%n emplacement</numerusform>
            <numerusform>%n emplacements</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spectator(s)</source>
        <extracomment>net/table_words.py: Texts of tables with remote seats: refusals, proposals and presence.</extracomment>
        <translation>
            <numerusform>%n spectateur</numerusform>
            <numerusform>%n spectateurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spectator(s); they see only public information</source>
        <translation>
            <numerusform>%n spectateur, qui ne voit que les informations publiques</numerusform>
            <numerusform>%n spectateurs, qui ne voient que les informations publiques</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n star(s)</source>
        <extracomment>desk/puzzles.py: Sheet with all puzzles by theme, and the note of a puzzle. desk/words.py: Words of the desk: labels, menu entries, the language, text for speech, and refusals. mexican_adventure/table/words/terms.py: Names of the game's terms for players. No Qt.</extracomment>
        <translation>
            <numerusform>%n étoile</numerusform>
            <numerusform>%n étoiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n troop(s) of his Private Army</source>
        <translation>
            <numerusform>%n troupe de son Armée privée</numerusform>
            <numerusform>%n troupes de son Armée privée</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <extracomment>desk/view/cautions.py: Cautions on the table with their proofs, and figures computed in the background.</extracomment>
        <translation>
            <numerusform>%n avertissement</numerusform>
            <numerusform>%n avertissements</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n well chosen</source>
        <translation>
            <numerusform>%n bien choisie</numerusform>
            <numerusform>%n bien choisies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n zone(s)</source>
        <extracomment>mexican_adventure/table/sheets/end.py: End of a game: winner, reason, remaining forces and RP, and charts.</extracomment>
        <translation>
            <numerusform>%n zone</numerusform>
            <numerusform>%n zones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(One action|%n actions) left.</source>
        <translation>
            <numerusform>Une action restante.</numerusform>
            <numerusform>%n actions restantes.</numerusform>
        </translation>
    </message>
    <message>
        <source>+ the Economy</source>
        <translation>+ l’Économie</translation>
    </message>
    <message>
        <source>+{0} gold</source>
        <extracomment>porfiriana/table/affordance_rows.py: Menu entries and inspector rows for the actions at a spot.</extracomment>
        <translation>+{0} or</translation>
    </message>
    <message>
        <source>+{number} a turn</source>
        <translation>+{number} par tour</translation>
    </message>
    <message>
        <source>, +{gold} gold</source>
        <translation>, +{gold} or</translation>
    </message>
    <message>
        <source>, losses doubled</source>
        <translation>, pertes doublées</translation>
    </message>
    <message>
        <source>, losses halved</source>
        <translation>, pertes réduites de moitié</translation>
    </message>
    <message>
        <source>, −{gold} gold</source>
        <translation>, −{gold} or</translation>
    </message>
    <message>
        <source>1 (black 2)</source>
        <translation>1 (noire&#xa0;: 2)</translation>
    </message>
    <message>
        <source>1 a cube, not Prestige</source>
        <translation>1/cube, hors Prestige</translation>
    </message>
    <message>
        <source>1 gold for each of your cubes, except where there is Unrest.</source>
        <translation>1 or pour chacun de vos cubes, sauf là où il y a de l’Agitation.</translation>
    </message>
    <message>
        <source>1 on a die: 1 in 6</source>
        <translation>1 au dé&#xa0;: 1 cas sur 6</translation>
    </message>
    <message>
        <source>1 or 2 on a die: 2 in 6</source>
        <translation>1 ou 2 au dé&#xa0;: 2 cas sur 6</translation>
    </message>
    <message>
        <source>1 per cube there</source>
        <translation>1 par cube présent</translation>
    </message>
    <message>
        <source>1 per enterprise of that type</source>
        <translation>1 par entreprise de ce type</translation>
    </message>
    <message>
        <source>1 to 6</source>
        <translation>1 à 6</translation>
    </message>
    <message>
        <source>1 {prestige}</source>
        <extracomment>porfiriana/rules/card_text.py: Card effects as plain sentences, generated from the card data.</extracomment>
        <translation>1 point de {prestige}</translation>
    </message>
    <message>
        <source>1 {prestige} point, {faction} cause.</source>
        <translation>1 point de {prestige}, cause {faction}.</translation>
    </message>
    <message>
        <source>1 {prestige} point.</source>
        <translation>1 point de {prestige}.</translation>
    </message>
    <message>
        <source>1*</source>
        <extracomment>porfiriana/table/sheets/overview.py: Overview of the game: turn, actions with prices, victory, icons and keys.</extracomment>
        <translation>1*</translation>
    </message>
    <message>
        <source>1, 2</source>
        <extracomment>porfiriana/table/sheets/overview.py: Overview of the game: turn, actions with prices, victory, icons and keys.</extracomment>
        <translation>1, 2</translation>
    </message>
    <message>
        <source>1, then 2</source>
        <translation>1, puis 2</translation>
    </message>
    <message>
        <source>10 and 35 are newspapers</source>
        <translation>10 et 35 sont des journaux</translation>
    </message>
    <message>
        <source>125 Lusitania: strife</source>
        <translation>125 Lusitania&#xa0;: Conflit</translation>
    </message>
    <message>
        <source>14 Postal Service: defends all four</source>
        <translation>14 Postal Service&#xa0;: défend les quatre sortes</translation>
    </message>
    <message>
        <source>184 Indian Fighters: faction, flags, Firepower, rail, mule, Unrest all over Sonora</source>
        <translation>184 Indian Fighters&#xa0;: faction, drapeaux, Puissance de feu, rail, mule, Agitation dans toute la Sonora</translation>
    </message>
    <message>
        <source>1862 to 1864, ten turns. Forey brings reinforcements. At the end, the side that collects more from the zones wins; the Republican side wins with French Retreat above 20.</source>
        <translation>1862 à 1864, dix tours. Forey amène des renforts. À la fin, le camp à qui les zones rapportent le plus gagne&#xa0;; le camp républicain gagne si le Retrait français dépasse 20.</translation>
    </message>
    <message>
        <source>1862 to 1867, all 33 turns, from the landing to the end. The Republican wins if no Imperial force is left on the map.</source>
        <translation>1862 à 1867, les 33 tours, du débarquement à la fin. Le Républicain gagne s’il ne reste aucune force impériale sur la carte.</translation>
    </message>
    <message>
        <source>1862, four turns. Lorencez marches from the sea; Zaragoza waits behind the walls of Puebla. Who controls Mexico, Puebla and Veracruz at the end wins; anything else is a draw.</source>
        <translation>1862, quatre tours. Lorencez monte de la côte&#xa0;; Zaragoza attend derrière les murs de Puebla. Le camp qui contrôle Mexico, Puebla et Veracruz à la fin gagne&#xa0;; sinon, la partie est nulle.</translation>
    </message>
    <message>
        <source>1864 to 1866, ten turns. The Emperor comes, and Napoleon&apos;s patience runs out. The Imperial side must keep French Retreat from 30, or win outright.</source>
        <translation>1864 à 1866, dix tours. L’empereur arrive, et la patience de Napoléon s’épuise. Le camp impérial doit maintenir le Retrait français sous 30, ou remporter une victoire automatique.</translation>
    </message>
    <message>
        <source>1866 and 1867, ten turns. The French embark, the Emperor stays. The Republican wins if no Imperial force is left on the map.</source>
        <translation>1866 et 1867, dix tours. Les Français embarquent, l’empereur reste. Le Républicain gagne s’il ne reste aucune force impériale sur la carte.</translation>
    </message>
    <message>
        <source>18: monopoly on American enterprises</source>
        <translation>18&#xa0;: monopole des entreprises américaines</translation>
    </message>
    <message>
        <source>2 (the second oval)</source>
        <translation>2 (le deuxième ovale)</translation>
    </message>
    <message>
        <source>2 to 4 of each prestige, 12 in all</source>
        <translation>2 à 4 de chaque sorte de prestige, 12 en tout</translation>
    </message>
    <message>
        <source>2.0 to 3.0</source>
        <translation>2,0 à 3,0</translation>
    </message>
    <message>
        <source>20 RP for the Republican.</source>
        <translation>20 PR pour le Républicain.</translation>
    </message>
    <message>
        <source>2012 rules</source>
        <extracomment>porfiriana/rules/state.py: Complete position of a game, as plain data.</extracomment>
        <translation>Règles de 2012</translation>
    </message>
    <message>
        <source>2012, {quotation}</source>
        <extracomment>porfiriana/table/sheets/new_game_fields.py: Fields and lists of the New Game sheet.</extracomment>
        <translation>2012, {quotation}</translation>
    </message>
    <message>
        <source>2016, {quotation}</source>
        <extracomment>porfiriana/table/sheets/new_game_fields.py: Fields and lists of the New Game sheet.</extracomment>
        <translation>2016, {quotation}</translation>
    </message>
    <message>
        <source>206 Díaz Is Shot: lowers</source>
        <translation>206 Díaz Is Shot&#xa0;: prestige abaissé</translation>
    </message>
    <message>
        <source>211 Reyes: Loyalty as successor</source>
        <translation>211 Reyes&#xa0;: Loyauté en tant que successeur</translation>
    </message>
    <message>
        <source>214 Catholic Church: sides</source>
        <translation>214 Catholic Church&#xa0;: côtés</translation>
    </message>
    <message>
        <source>215 Huerta: Martial Law</source>
        <translation>215 Huerta&#xa0;: Loi martiale</translation>
    </message>
    <message>
        <source>215 Roosevelt, Huerta: sides</source>
        <translation>215 Roosevelt, Huerta&#xa0;: côtés</translation>
    </message>
    <message>
        <source>215 Roosevelt: U.S. Intervention, then strife of red and blue</source>
        <translation>215 Roosevelt&#xa0;: Intervention américaine, puis Conflit entre rouges et bleus</translation>
    </message>
    <message>
        <source>28: monopoly on connections</source>
        <translation>28&#xa0;: monopole des connexions</translation>
    </message>
    <message>
        <source>3 gold</source>
        <extracomment>porfiriana/table/sheets/overview.py: Overview of the game: turn, actions with prices, victory, icons and keys.</extracomment>
        <translation>3 or</translation>
    </message>
    <message>
        <source>30 RP for the Republican.</source>
        <translation>30 PR pour le Républicain.</translation>
    </message>
    <message>
        <source>37 and 38 survey land</source>
        <translation>37 et 38 arpentent des terrains</translation>
    </message>
    <message>
        <source>61 Minas Prietas: district, industry, base, ovals, slave, jails</source>
        <translation>61 Minas Prietas&#xa0;: district, industrie, base, ovales, esclaves, prison</translation>
    </message>
    <message>
        <source>79 counts the mines of Chihuahua</source>
        <translation>79 compte les mines du Chihuahua</translation>
    </message>
    <message>
        <source>9 to 11, on rail ovals</source>
        <translation>9 à 11, sur des ovales de rail</translation>
    </message>
    <message>
        <source>95 African Ostrich Farm: district, cost</source>
        <translation>95 African Ostrich Farm&#xa0;: district, coût</translation>
    </message>
    <message>
        <source>A Chain Railroad opens only Sonora and Chihuahua to Federal troops.</source>
        <translation>Une Chaîne de chemin de fer n’ouvre aux troupes fédérales que la Sonora et le Chihuahua.</translation>
    </message>
    <message>
        <source>A Depression begins.</source>
        <translation>Une Dépression commence.</translation>
    </message>
    <message>
        <source>A French corps lands in Veracruz, if a friendly force is there.</source>
        <translation>Un corps français débarque à Veracruz, si une force amie s’y trouve.</translation>
    </message>
    <message>
        <source>A German submarine sank the British liner on May 7, 1915.</source>
        <translation>Un sous-marin allemand coula le paquebot britannique le 7 mai 1915.</translation>
    </message>
    <message>
        <source>A Guerrilla for the Republican reserve.</source>
        <translation>Une Guérilla pour la réserve républicaine.</translation>
    </message>
    <message>
        <source>A Guerrilla here collects, or cuts a road.</source>
        <translation>Ici, une Guérilla perçoit des revenus ou coupe une route.</translation>
    </message>
    <message>
        <source>A Guerrilla stays: {chance}.</source>
        <translation>Une Guérilla reste&#xa0;: {chance}.</translation>
    </message>
    <message>
        <source>A Guerrilla that is called back can raid elsewhere.</source>
        <translation>Une Guérilla rappelée peut faire un raid ailleurs.</translation>
    </message>
    <message>
        <source>A Headline never goes to your hand: you play it when you buy it, as the event or the status quo.</source>
        <translation>Un Titre ne va jamais dans votre main&#xa0;: vous le jouez dès l’achat, en événement ou en statu quo.</translation>
    </message>
    <message>
        <source>A Headline whose event does not bring Pax Porfiriana: onto the Bull-Bear pile ({clause}).</source>
        <translation>Un Titre dont l’événement n’amène pas la Pax Porfiriana&#xa0;: sur la défausse taureau-ours ({clause}).</translation>
    </message>
    <message>
        <source>A Headline, but Pax Porfiriana is already in force: onto the Bull-Bear pile ({clause}).</source>
        <translation>Un Titre, mais la Pax Porfiriana règne déjà&#xa0;: sur la défausse taureau-ours ({clause}).</translation>
    </message>
    <message>
        <source>A Liberal Party band attacked the barracks at Palomas in the summer of 1908.</source>
        <translation>Une bande du Parti libéral attaqua la caserne de Palomas à l’été 1908.</translation>
    </message>
    <message>
        <source>A Marine FP A and a ship in a friendly port.</source>
        <translation>Un PF A de fusiliers marins et un navire dans un port ami.</translation>
    </message>
    <message>
        <source>A Private Army cannot restore order.</source>
        <translation>Une Armée privée ne peut pas rétablir l’ordre.</translation>
    </message>
    <message>
        <source>A Rebel Governor closes its district: discarded (R77).</source>
        <translation>Un Gouverneur rebelle ferme son district&#xa0;: défaussée (R77).</translation>
    </message>
    <message>
        <source>A Rebel Governor forbids playing cards of his district, but not moving them.</source>
        <translation>Un Gouverneur rebelle empêche de jouer les cartes de son district, mais pas de les redéployer.</translation>
    </message>
    <message>
        <source>A Rebel Governor has closed {district}.</source>
        <translation>Un Gouverneur rebelle a fermé le district {district}.</translation>
    </message>
    <message>
        <source>A Rebel Governor spares enterprises immune to nationalization.</source>
        <translation>Un Gouverneur rebelle épargne les entreprises immunisées contre la nationalisation.</translation>
    </message>
    <message>
        <source>A Spy can target only a president.</source>
        <translation>Un Espion ne peut viser qu’un président.</translation>
    </message>
    <message>
        <source>A Spy cancels the whole play: no gold is paid, and no gun store earns.</source>
        <translation>Un Espion annule le coup tout entier&#xa0;: aucun or n’est payé, et les magasins d’armes à feu ne touchent rien.</translation>
    </message>
    <message>
        <source>A Topple can be bought as the event only in its own regime.</source>
        <translation>Un Renversement ne s’achète en événement que sous son propre régime.</translation>
    </message>
    <message>
        <source>A Topple now means {way}: {kind} counts.</source>
        <translation>Un Renversement signifie maintenant {way}&#xa0;: le {kind} compte.</translation>
    </message>
    <message>
        <source>A Topple on sale for {0}.</source>
        <translation>Un Renversement en vente pour {0}.</translation>
    </message>
    <message>
        <source>A bear is on top: one more begins a Depression.</source>
        <translation>Un ours est au sommet&#xa0;: un de plus, et une Dépression commence.</translation>
    </message>
    <message>
        <source>A bear is on top; it takes two bulls now.</source>
        <translation>Un ours est au sommet&#xa0;; il faut maintenant deux taureaux.</translation>
    </message>
    <message>
        <source>A bull is on top: one more ends the Depression.</source>
        <translation>Un taureau est au sommet&#xa0;: un de plus, et la Dépression prend fin.</translation>
    </message>
    <message>
        <source>A bull is on top: the next card cannot begin a Depression.</source>
        <translation>Un taureau est au sommet&#xa0;: la prochaine carte ne peut pas commencer une Dépression.</translation>
    </message>
    <message>
        <source>A card can be at most {most} quarters ahead.</source>
        <translation>Une carte ne peut pas avoir plus de {most} trimestres d’avance.</translation>
    </message>
    <message>
        <source>A card cannot sell itself with its own Extra Action.</source>
        <translation>Une carte ne peut pas se vendre elle-même avec sa propre action supplémentaire.</translation>
    </message>
    <message>
        <source>A card whose capital was not paid</source>
        <translation>Une carte dont le capital n’a pas été payé</translation>
    </message>
    <message>
        <source>A card, as decided on the board</source>
        <translation>Une carte, selon ce qui a été décidé sur le plateau</translation>
    </message>
    <message>
        <source>A code contains the set-up, options, opponents and cards of a solo deal. Type a friend&apos;s code to play the same deal.</source>
        <translation>Un code contient la mise en place, les options, les adversaires et les cartes d’une donne en solo. Saisissez le code d’un ami pour jouer la même donne.</translation>
    </message>
    <message>
        <source>A companion for the board game: calendar, gold, auctions, order of play and dice on one laptop beside the board. For 1 to 12 players.</source>
        <translation>Un compagnon pour le jeu de plateau&#xa0;: calendrier, or, enchères, ordre du tour et dés sur un seul ordinateur à côté du plateau. De 1 à 12 joueurs.</translation>
    </message>
    <message>
        <source>A computer opponent can play for you while you watch.</source>
        <translation>Un adversaire de l’ordinateur peut jouer pour vous pendant que vous regardez.</translation>
    </message>
    <message>
        <source>A connection at half price</source>
        <translation>Une connexion à moitié prix</translation>
    </message>
    <message>
        <source>A curtain hides the table between turns</source>
        <translation>Un rideau cache la table entre les tours</translation>
    </message>
    <message>
        <source>A damaged game</source>
        <translation>Une partie endommagée</translation>
    </message>
    <message>
        <source>A deck needs a name.</source>
        <translation>Un paquet doit avoir un nom.</translation>
    </message>
    <message>
        <source>A draw.</source>
        <extracomment>mexican_adventure/table/words/questions.py: Questions to the players and the forms of their answers. No Qt.</extracomment>
        <translation>Partie nulle.</translation>
    </message>
    <message>
        <source>A force marches four zones by road, otherwise two.</source>
        <translation>Une force avance de quatre zones par la route, de deux sinon.</translation>
    </message>
    <message>
        <source>A force must stop in {zone}.</source>
        <translation>Une force doit s’arrêter à {zone}.</translation>
    </message>
    <message>
        <source>A force with French FP can no longer Hold or Withdraw.</source>
        <translation>Avec des PF français, la Défense et le Repli ne sont plus possibles.</translation>
    </message>
    <message>
        <source>A friend&apos;s code</source>
        <translation>Code d’un ami</translation>
    </message>
    <message>
        <source>A game needs a seed.</source>
        <translation>Il faut une graine pour la partie.</translation>
    </message>
    <message>
        <source>A garrison where it pays, an army where the enemy is.</source>
        <translation>Une garnison là où cela rapporte, une armée là où se trouve l’ennemi.</translation>
    </message>
    <message>
        <source>A general revolution ends the game in {quarter}, after {quarters}.</source>
        <translation>Fin de la partie par révolution générale&#xa0;: {quarter}, après {quarters}.</translation>
    </message>
    <message>
        <source>A general revolution in Mexico ends the game.</source>
        <translation>Une révolution générale au Mexique met fin à la partie.</translation>
    </message>
    <message>
        <source>A governor can subsidize only a railroad.</source>
        <translation>Un gouverneur ne peut subventionner qu’un chemin de fer.</translation>
    </message>
    <message>
        <source>A governor can subsidize only one card per quarter.</source>
        <translation>Un gouverneur ne peut subventionner qu’une carte par trimestre.</translation>
    </message>
    <message>
        <source>A hacendado, as decided on the board</source>
        <translation>Un hacendado, selon ce qui a été décidé sur le plateau</translation>
    </message>
    <message>
        <source>A head of state is safest here.</source>
        <translation>C’est ici qu’un chef d’État est le plus en sécurité.</translation>
    </message>
    <message>
        <source>A hint shows your hand.</source>
        <translation>Un conseil révèle votre main.</translation>
    </message>
    <message>
        <source>A hunch: the odds were not weighed.</source>
        <translation>Une intuition&#xa0;: les chances n’ont pas été évaluées.</translation>
    </message>
    <message>
        <source>A landing has nowhere to go.</source>
        <translation>Un débarquement n’a aucune destination possible.</translation>
    </message>
    <message>
        <source>A lawsuit can target only a C or RR card.</source>
        <translation>Un procès ne peut viser qu’une carte C ou RR.</translation>
    </message>
    <message>
        <source>A leader hides the FP in his stack. Forces without a leader are face up, and so is everyone in a combat.</source>
        <translation>Un chef cache les PF de sa pile. Les forces sans chef sont visibles, et tout le monde l’est au combat.</translation>
    </message>
    <message>
        <source>A leader moves once a turn.</source>
        <translation>Un chef ne se déplace qu’une fois par tour.</translation>
    </message>
    <message>
        <source>A medium opponent in your place won {won} of {played}.</source>
        <translation>Un adversaire moyen à votre place en a gagné {won} sur {played}.</translation>
    </message>
    <message>
        <source>A missing Prestige Cube cannot be laid without an action; move a cube there instead.</source>
        <translation>Un Cube prestige manquant ne se pose pas sans action&#xa0;; déplacez-y plutôt un cube.</translation>
    </message>
    <message>
        <source>A missing Prestige Cube cannot be laid without an action; you may move a cube there.</source>
        <translation>Un Cube prestige manquant ne se pose pas sans action&#xa0;; on peut y déplacer un cube.</translation>
    </message>
    <message>
        <source>A move of an opponent in this game is not the one that the rules prescribe.</source>
        <translation>Dans cette partie, un coup d’un adversaire n’est pas celui que prescrivent les règles.</translation>
    </message>
    <message>
        <source>A name cannot contain invisible characters.</source>
        <translation>Un nom ne peut contenir de caractères invisibles.</translation>
    </message>
    <message>
        <source>A name has at most {most} characters.</source>
        <translation>Un nom a au plus {most} caractères.</translation>
    </message>
    <message>
        <source>A name has at most {most} letters, digits, spaces and hyphens.</source>
        <translation>Un nom a au plus {most} lettres, chiffres, espaces et traits d’union.</translation>
    </message>
    <message>
        <source>A nation must be one of {words}.</source>
        <translation>Le pays doit être l’un des suivants&#xa0;: {words}.</translation>
    </message>
    <message>
        <source>A new FP costs 2 RP.</source>
        <translation>Un nouveau PF coûte 2 PR.</translation>
    </message>
    <message>
        <source>A new game of Pax Porfiriana</source>
        <translation>Nouvelle partie de Pax Porfiriana</translation>
    </message>
    <message>
        <source>A new game of The Mexican Adventure</source>
        <translation>Nouvelle partie de The Mexican Adventure</translation>
    </message>
    <message>
        <source>A partner with two sides: into his tableau, on a die of 1 to 3 with the first ({clause}, R77).</source>
        <translation>Un partenaire à deux côtés&#xa0;: dans son étalage, du premier côté si le dé donne 1 à 3 ({clause}, R77).</translation>
    </message>
    <message>
        <source>A partner: into his tableau ({clause}).</source>
        <translation>Un partenaire&#xa0;: dans son étalage ({clause}).</translation>
    </message>
    <message>
        <source>A passenger train burned in this Chihuahua rail tunnel in February 1914.</source>
        <translation>Un train de voyageurs brûla dans ce tunnel ferroviaire du Chihuahua en février 1914.</translation>
    </message>
    <message>
        <source>A password needs at least {least} characters.</source>
        <translation>Un mot de passe doit compter au moins {least} caractères.</translation>
    </message>
    <message>
        <source>A plantation</source>
        <extracomment>porfiriana/table/words/diaz_words.py: Díaz's purchases by dice, and their reasons, as sentences. No Qt.</extracomment>
        <translation>Une plantation</translation>
    </message>
    <message>
        <source>A player is absent after</source>
        <translation>Un joueur est absent après</translation>
    </message>
    <message>
        <source>A player on another computer, who gets a link</source>
        <translation>Un joueur sur un autre ordinateur, qui reçoit un lien</translation>
    </message>
    <message>
        <source>A player who is away counts as absent after {time}.</source>
        <translation>Un joueur qui n’est plus là est considéré comme absent après {time}.</translation>
    </message>
    <message>
        <source>A player who steals a Public Card chooses its side again, and its Strife and Regime Change happen.</source>
        <translation>Le joueur qui vole une Carte publique en choisit de nouveau le côté, et son Conflit et son changement de régime se produisent.</translation>
    </message>
    <message>
        <source>A police action</source>
        <translation>Une action de police</translation>
    </message>
    <message>
        <source>A port: supplied by sea.</source>
        <translation>Un port&#xa0;: ravitaillé par mer.</translation>
    </message>
    <message>
        <source>A position set up by hand</source>
        <translation>Une position composée à la main</translation>
    </message>
    <message>
        <source>A refurbishment must cost the price in the rules, or be refused.</source>
        <translation>Une remise en état doit coûter le prix fixé par les règles, ou être refusée.</translation>
    </message>
    <message>
        <source>A result counts if the game in its file, replayed move by move, leads to it. Ask friends for the files of their finished games.</source>
        <translation>Un résultat compte si la partie du fichier, rejouée coup par coup, y mène. Demandez à vos amis les fichiers de leurs parties finies.</translation>
    </message>
    <message>
        <source>A retreat leads to a zone without enemies that is not contested.</source>
        <translation>Une retraite mène à une zone sans ennemis et non disputée.</translation>
    </message>
    <message>
        <source>A seed is a whole number from 0 to {most}.</source>
        <translation>Une graine est un nombre entier de 0 à {most}.</translation>
    </message>
    <message>
        <source>A share of the seed does not match its commitment.</source>
        <translation>Une part de la graine ne correspond pas à son engagement.</translation>
    </message>
    <message>
        <source>A ship</source>
        <extracomment>mexican_adventure/table/sheets/workshop_sheets.py: Editor of positions and puzzles: pieces are dragged, stacks are clicked.</extracomment>
        <translation>Un navire</translation>
    </message>
    <message>
        <source>A ship carries exactly one FP.</source>
        <translation>Un navire transporte exactement un PF.</translation>
    </message>
    <message>
        <source>A ship carries troops</source>
        <translation>Un navire transporte des troupes</translation>
    </message>
    <message>
        <source>A ship sails</source>
        <translation>Un navire part</translation>
    </message>
    <message>
        <source>A ship sails to another port.</source>
        <translation>Un navire va dans un autre port.</translation>
    </message>
    <message>
        <source>A ship: carries one FP a turn</source>
        <translation>Un navire&#xa0;: transporte un PF par tour</translation>
    </message>
    <message>
        <source>A side takes at most as many losses as it has FP itself</source>
        <translation>Un camp subit au plus autant de pertes qu’il a de PF</translation>
    </message>
    <message>
        <source>A stack face down under its leader</source>
        <translation>Une pile face cachée sous son chef</translation>
    </message>
    <message>
        <source>A step costs 1 RP for each FP.</source>
        <translation>Un pas coûte 1 PR par PF.</translation>
    </message>
    <message>
        <source>A strike can target only a C or RR card.</source>
        <translation>Une grève ne peut viser qu’une carte C ou RR.</translation>
    </message>
    <message>
        <source>A strike hits {card}.</source>
        <translation>Une grève frappe {card}.</translation>
    </message>
    <message>
        <source>A strike with no Unrest is a Scapegoat: only on your own enterprise.</source>
        <translation>Une grève sans Agitation est un bouc émissaire&#xa0;: sur votre propre entreprise seulement.</translation>
    </message>
    <message>
        <source>A stronger Díaz</source>
        <translation>Un Díaz plus fort</translation>
    </message>
    <message>
        <source>A train carries one to six FP.</source>
        <translation>Un train transporte d’un à six PF.</translation>
    </message>
    <message>
        <source>A troop</source>
        <extracomment>porfiriana/table/words/diaz_words.py: Díaz's purchases by dice, and their reasons, as sentences. No Qt.</extracomment>
        <translation>Une troupe</translation>
    </message>
    <message>
        <source>A troop for {0}</source>
        <translation>Une troupe ({0})</translation>
    </message>
    <message>
        <source>A troop needs no cube in reserve to extort.</source>
        <translation>Une troupe n’a pas besoin de cube en réserve pour extorquer.</translation>
    </message>
    <message>
        <source>A troop on its owner&apos;s enterprise Retreats only if the enterprise is sold.</source>
        <translation>Une troupe sur l’entreprise de son propriétaire ne bat en retraite que si celle-ci est vendue.</translation>
    </message>
    <message>
        <source>A troop that Sacks on arrival Retreats or is discarded; it does not return to the hand.</source>
        <translation>La troupe qui met à sac en arrivant bat en retraite ou est défaussée&#xa0;; elle ne revient pas en main.</translation>
    </message>
    <message>
        <source>A troop&apos;s printed effects happen before it fights, calms and extorts.</source>
        <translation>Les effets imprimés d’une troupe se produisent avant qu’elle combatte, rétablisse l’ordre et extorque.</translation>
    </message>
    <message>
        <source>A turn of two months</source>
        <translation>Un tour de deux mois</translation>
    </message>
    <message>
        <source>A turning point.</source>
        <translation>Un tournant.</translation>
    </message>
    <message>
        <source>A weaker Díaz</source>
        <translation>Un Díaz plus faible</translation>
    </message>
    <message>
        <source>A weary Díaz</source>
        <translation>Un Díaz las</translation>
    </message>
    <message>
        <source>Abilities</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Capacités</translation>
    </message>
    <message>
        <source>About Pax Desk</source>
        <translation>À propos de Pax Desk</translation>
    </message>
    <message>
        <source>About {points} points are lost against the best plan.</source>
        <translation>Environ {points} points perdus par rapport au meilleur plan.</translation>
    </message>
    <message>
        <source>Abroad: {0}</source>
        <extracomment>porfiriana/table/scene/board.py: Items of the common column, and captions above a seat's cards.</extracomment>
        <translation>Ailleurs&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Accuracy by game, in %</source>
        <translation>Précision par partie, en %</translation>
    </message>
    <message>
        <source>Action, once a turn: place {unrest} on any enterprise, except one of yours in Unrest.</source>
        <translation>Action, une fois par tour&#xa0;: posez {unrest} sur n’importe quelle entreprise, sauf sur une des vôtres déjà en Agitation.</translation>
    </message>
    <message>
        <source>Action, once a turn: the regime becomes {regime}</source>
        <translation>Action, une fois par tour. Nouveau régime&#xa0;: {regime}</translation>
    </message>
    <message>
        <source>Actions</source>
        <extracomment>porfiriana/table/sheets/overview.py: Overview of the game: turn, actions with prices, victory, icons and keys. porfiriana/table/wording.py: Texts of Pax Porfiriana, see ``paxdesk/desk/protocol/table_game.py``. porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Actions</translation>
    </message>
    <message>
        <source>Actions left</source>
        <extracomment>porfiriana/table/sheets/workshop_sheets.py: Editors of positions and of custom puzzles.</extracomment>
        <translation>Actions restantes</translation>
    </message>
    <message>
        <source>Actions that reveal cards, roll dice or end the turn</source>
        <translation>Les actions qui révèlent des cartes, lancent des dés ou terminent le tour</translation>
    </message>
    <message>
        <source>Add a comment</source>
        <translation>Ajouter un commentaire</translation>
    </message>
    <message>
        <source>Add a friend&apos;s game…</source>
        <translation>Ajouter la partie d’un ami…</translation>
    </message>
    <message>
        <source>Add a moment</source>
        <translation>Ajouter un moment</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Ajouter un joueur</translation>
    </message>
    <message>
        <source>Add one Income Cube</source>
        <translation>Ajouter un Cube revenu</translation>
    </message>
    <message>
        <source>Add one Unrest</source>
        <translation>Ajouter un disque Agitation</translation>
    </message>
    <message>
        <source>Add the note</source>
        <translation>Ajouter la note</translation>
    </message>
    <message>
        <source>Add to the refurbishment slip</source>
        <translation>Ajouter à la fiche de remise en état</translation>
    </message>
    <message>
        <source>Address used in links</source>
        <translation>Adresse utilisée dans les liens</translation>
    </message>
    <message>
        <source>Adds Unrest</source>
        <extracomment>porfiriana/table/sheets/overview.py: Overview of the game: turn, actions with prices, victory, icons and keys.</extracomment>
        <translation>Ajoute de l’Agitation</translation>
    </message>
    <message>
        <source>Add…</source>
        <extracomment>porfiriana/table/sheets/card_fields.py: Rows of a form that show and edit the fields of a card.</extracomment>
        <translation>Ajouter…</translation>
    </message>
    <message>
        <source>Administration</source>
        <extracomment>mexican_adventure/table/words/terms.py: Names of the game's terms for players. No Qt.</extracomment>
        <translation>Administration</translation>
    </message>
    <message>
        <source>After each total: estimated losses (hidden enemy), yours / theirs</source>
        <translation>Après chaque total&#xa0;: pertes estimées (ennemi caché), les vôtres / les siennes</translation>
    </message>
    <message>
        <source>After each total: expected losses, yours / theirs</source>
        <translation>Après chaque total&#xa0;: pertes prévues, les vôtres / les siennes</translation>
    </message>
    <message>
        <source>After step</source>
        <extracomment>desk/replay/share_sheet.py: Sheet for sharing a replay: choice of view and turns, with notes at moments.</extracomment>
        <translation>Après l’étape</translation>
    </message>
    <message>
        <source>After that nothing topples Díaz this turn.</source>
        <translation>Après cela, rien ne renverse Díaz ce tour-ci.</translation>
    </message>
    <message>
        <source>After that {amount} is out of reach.</source>
        <translation>Après cela, {amount} est hors de portée.</translation>
    </message>
    <message>
        <source>After that {rival} can topple Díaz.</source>
        <translation>Après cela, {rival} peut renverser Díaz.</translation>
    </message>
    <message>
        <source>After that {rival} can win with the last Topple.</source>
        <translation>Après cela, {rival} peut gagner avec le dernier Renversement.</translation>
    </message>
    <message>
        <source>After that: {names}.</source>
        <translation>Ensuite&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>After the fourth Topple, the most gold wins.</source>
        <translation>Après le quatrième Renversement, le joueur le plus riche gagne.</translation>
    </message>
    <message>
        <source>After turn</source>
        <extracomment>desk/replay/share_sheet.py: Sheet for sharing a replay: choice of view and turns, with notes at moments.</extracomment>
        <translation>Après le tour</translation>
    </message>
    <message>
        <source>Afterwards</source>
        <extracomment>words.yaml: fields</extracomment>
        <translation>Ensuite</translation>
    </message>
    <message>
        <source>Again</source>
        <extracomment>desk/guide.py: Guide of a lesson, with its note and marks on the table, and the list of lessons.</extracomment>
        <translation>Encore</translation>
    </message>
    <message>
        <source>Against</source>
        <extracomment>porfiriana/table/sheets/records_sheet.py: Records of a player, and their sheet. words.yaml: fields</extracomment>
        <translation>Contre</translation>
    </message>
    <message>
        <source>Against Díaz</source>
        <extracomment>porfiriana/table/sheets/new_game_fields.py: Fields and lists of the New Game sheet.</extracomment>
        <translation>Contre Díaz</translation>
    </message>
    <message>
        <source>Against two Pax-o-matics</source>
        <translation>Contre deux Pax-o-matics</translation>
    </message>
    <message>
        <source>Agree</source>
        <extracomment>desk/window/table_banners.py: Banners about shared tables at the upper edge of the desk. web/page_words.py: Texts of a page itself, not of its game.</extracomment>
        <translation>D’accord</translation>
    </message>
    <message>
        <source>Alexander Shepherd&apos;s silver company in a canyon of southwestern Chihuahua.</source>
        <translation>La compagnie argentifère d’Alexander Shepherd, dans un canyon du sud-ouest du Chihuahua.</translation>
    </message>
    <message>
        <source>All</source>
        <extracomment>desk/log/log_rows.py: Log rows as plain data. Does not use Qt itself.</extracomment>
        <translation>Tout</translation>
    </message>
    <message>
        <source>All Austrians and Belgians leave.</source>
        <translation>Les Autrichiens et les Belges partent tous.</translation>
    </message>
    <message>
        <source>All Counter-guerrillas leave.</source>
        <translation>Toutes les Contre-guérillas partent.</translation>
    </message>
    <message>
        <source>All French must leave by Veracruz within seven turns.</source>
        <translation>Tous les Français doivent partir par Veracruz en sept tours.</translation>
    </message>
    <message>
        <source>All French off the map: {left} still there</source>
        <translation>Tous les Français hors de la carte&#xa0;: il reste {left}</translation>
    </message>
    <message>
        <source>All bids are in.</source>
        <translation>Toutes les offres ont été faites.</translation>
    </message>
    <message>
        <source>All charts</source>
        <extracomment>desk/charts.py: Charts of a game: painting, buttons and sheets. porfiriana/table/sheets/end.py: Sheet at the end of a game: a poster, and the course of the game.</extracomment>
        <translation>Tous les graphiques</translation>
    </message>
    <message>
        <source>All discounts add up; they are not limited to the best one.</source>
        <translation>Toutes les remises s’additionnent&#xa0;; on ne se limite pas à la meilleure.</translation>
    </message>
    <message>
        <source>All figures</source>
        <extracomment>porfiriana/table/sheets/records_sheet.py: Records of a player, and their sheet.</extracomment>
        <translation>Tous les chiffres</translation>
    </message>
    <message>
        <source>All of them</source>
        <translation>Toutes</translation>
    </message>
    <message>
        <source>All of them are discarded.</source>
        <translation>Toutes sont défaussées.</translation>
    </message>
    <message>
        <source>All of this kind are selected already.</source>
        <translation>Toutes celles de ce type sont déjà choisies.</translation>
    </message>
    <message>
        <source>All puzzles</source>
        <extracomment>desk/puzzles.py: Sheet with all puzzles by theme, and the note of a puzzle.</extracomment>
        <translation>Tous les problèmes</translation>
    </message>
    <message>
        <source>All results and honours will be deleted for good. Saved games are not affected.</source>
        <translation>Tous les résultats et toutes les distinctions seront supprimés définitivement. Les parties enregistrées ne sont pas touchées.</translation>
    </message>
    <message>
        <source>All rules</source>
        <extracomment>porfiriana/table/sheets/overview.py: Overview of the game: turn, actions with prices, victory, icons and keys.</extracomment>
        <translation>Toutes les règles</translation>
    </message>
    <message>
        <source>All troops may go to any district.</source>
        <translation>Toutes les troupes peuvent aller dans n’importe quel district.</translation>
    </message>
    <message>
        <source>All troops may go to {goal}.</source>
        <translation>Libre passage pour toutes les troupes&#xa0;: {goal}.</translation>
    </message>
    <message>
        <source>All {factions} troops may go to any district.</source>
        <translation>Toutes les troupes de faction {factions} peuvent aller dans n’importe quel district.</translation>
    </message>
    <message>
        <source>All {factions} troops may go to {goal}.</source>
        <translation>Libre passage pour toutes les troupes de faction {factions}&#xa0;: {goal}.</translation>
    </message>
    <message>
        <source>All@the cards</source>
        <extracomment>porfiriana/table/sheets/cards_sheet.py: Sheet of the deck's cards, with filters.</extracomment>
        <translation>Toutes</translation>
    </message>
    <message>
        <source>Alliance of Samuel Gompers&apos;s federation with Mexican unions, formed at Laredo in 1918.</source>
        <translation>Alliance de la fédération de Samuel Gompers et des syndicats mexicains, formée à Laredo en 1918.</translation>
    </message>
    <message>
        <source>Also here</source>
        <extracomment>mexican_adventure/table/inspection.py: Inspector content for zones and pieces that the reader may see. No Qt.</extracomment>
        <translation>Également ici</translation>
    </message>
    <message>
        <source>America</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts. porfiriana/table/sheets/overview.py: Overview of the game: turn, actions with prices, victory, icons and keys.</extracomment>
        <translation>Amérique</translation>
    </message>
    <message>
        <source>American Aid</source>
        <extracomment>mexican_adventure/table/scene/tracks.py: Cartouche in the Gulf: calendar, tracks, both sides' RP and the bowl. mexican_adventure/table/sheets/workshop_sheets.py: Editor of positions and puzzles: pieces are dragged, stacks are clicked. mexican_adventure/table/words/terms.py: Names of the game's terms for players. No Qt.</extracomment>
        <translation>Aide américaine</translation>
    </message>
    <message>
        <source>American Aid is at {number}</source>
        <translation>l’Aide américaine est à {number}</translation>
    </message>
    <message>
        <source>American Aid {number}</source>
        <translation>Aide américaine {number}</translation>
    </message>
    <message>
        <source>American Loans</source>
        <extracomment>events.yaml: Titles of the event chits.</extracomment>
        <translation>Emprunts américains</translation>
    </message>
    <message>
        <source>American Smelting and Refining plant of the Guggenheims, opened near Chihuahua city in 1908.</source>
        <translation>Usine de l’American Smelting and Refining des Guggenheim, ouverte près de la ville de Chihuahua en 1908.</translation>
    </message>
    <message>
        <source>American detective firm whose agents worked for mines and railroads along the border.</source>
        <translation>Agence de détectives américaine dont les agents travaillaient pour les mines et les chemins de fer de la frontière.</translation>
    </message>
    <message>
        <source>American mines</source>
        <extracomment>porfiriana/audit/enterprises.py: Facts about enterprises, partners and Hacendados.</extracomment>
        <translation>mines américaines</translation>
    </message>
    <message>
        <source>American reporter who rode with Villa&apos;s army in 1913 and wrote Insurgent Mexico.</source>
        <translation>Reporter américain qui accompagna l’armée de Villa en 1913 et écrivit Insurgent Mexico.</translation>
    </message>
    <message>
        <source>American scout who helped guard Taft and Díaz at their 1909 meeting.</source>
        <translation>Éclaireur américain qui aida à protéger Taft et Díaz lors de leur rencontre de 1909.</translation>
    </message>
    <message>
        <source>Americans</source>
        <extracomment>events.yaml: Titles of the event chits.</extracomment>
        <translation>Américains</translation>
    </message>
    <message>
        <source>Amnesty: everyone leaves Jail.</source>
        <translation>Amnistie&#xa0;: tout le monde sort de prison.</translation>
    </message>
    <message>
        <source>An Egyptian FP B in Veracruz.</source>
        <translation>Un PF B égyptien à Veracruz.</translation>
    </message>
    <message>
        <source>An IOU must be due in a later quarter.</source>
        <translation>Une reconnaissance de dette doit échoir à un trimestre ultérieur.</translation>
    </message>
    <message>
        <source>An action and {0} gold: an assassin shoots him.</source>
        <translation>Une action et {0} or&#xa0;: un assassin l’abat.</translation>
    </message>
    <message>
        <source>An army fights by its best FP.</source>
        <translation>Une armée combat selon la qualité de ses meilleurs PF.</translation>
    </message>
    <message>
        <source>An automatic victory of the Imperial side</source>
        <translation>Une victoire automatique du camp impérial</translation>
    </message>
    <message>
        <source>An eliminated Republican leader returns.</source>
        <translation>Un chef républicain éliminé revient.</translation>
    </message>
    <message>
        <source>An eliminated leader of each side returns, or nobody.</source>
        <translation>Un chef éliminé de chaque camp revient, sinon aucun.</translation>
    </message>
    <message>
        <source>An eliminated leader returns with friendly FP or in a zone without enemies.</source>
        <translation>Un chef éliminé revient avec des PF amis ou dans une zone sans ennemis.</translation>
    </message>
    <message>
        <source>An empty table</source>
        <translation>Une table vide</translation>
    </message>
    <message>
        <source>An enterprise has no sides.</source>
        <translation>Une entreprise n’a pas de côtés.</translation>
    </message>
    <message>
        <source>An enterprise in Unrest cannot be sold.</source>
        <translation>Une entreprise en Agitation ne peut pas être vendue.</translation>
    </message>
    <message>
        <source>An enterprise with slaves</source>
        <translation>Une entreprise avec esclaves</translation>
    </message>
    <message>
        <source>An enterprise with {kind}</source>
        <translation>Une entreprise avec {kind}</translation>
    </message>
    <message>
        <source>An enterprise without prestige or slaves, and no plantation: discarded ({clause}, R77).</source>
        <translation>Une entreprise sans prestige ni esclaves, qui n’est pas une plantation&#xa0;: défaussée ({clause}, R77).</translation>
    </message>
    <message>
        <source>An enterprise: discarded ({clause}).</source>
        <translation>Une entreprise&#xa0;: défaussée ({clause}).</translation>
    </message>
    <message>
        <source>An event enters the game when its card is turned over.</source>
        <translation>Un événement entre en jeu quand sa carte est retournée.</translation>
    </message>
    <message>
        <source>An heir of {name} plays on.</source>
        <translation>Un héritier de {name} continue la partie.</translation>
    </message>
    <message>
        <source>An office</source>
        <extracomment>words.yaml: headings</extracomment>
        <translation>Une charge</translation>
    </message>
    <message>
        <source>An official action</source>
        <translation>Un acte officiel</translation>
    </message>
    <message>
        <source>An orange card is played on an enterprise.</source>
        <translation>Une carte orange se joue contre une entreprise.</translation>
    </message>
    <message>
        <source>An unsold quarterly card</source>
        <translation>Une carte du trimestre invendue</translation>
    </message>
    <message>
        <source>Analysing the game: {0} %</source>
        <translation>Analyse de la partie&#xa0;: {0}&#xa0;%</translation>
    </message>
    <message>
        <source>Analysis</source>
        <extracomment>desk/charts.py: Charts of a game: painting, buttons and sheets. desk/replay/analysis_page.py: Analysis of a replayed game: its process, page and controller. desk/replay/replay_sheet.py: Replay sheet: a separate table, with a bar to navigate in the game.</extracomment>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Anarcho-syndicalist workers&apos; centre of Mexico City, opened in 1912 and closed in 1916.</source>
        <translation>Centre ouvrier anarcho-syndicaliste de Mexico, ouvert en 1912 et fermé en 1916.</translation>
    </message>
    <message>
        <source>Anarchy</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>Anarchie</translation>
    </message>
    <message>
        <source>Animation speed</source>
        <extracomment>desk/preferences/settings_sheet.py: Settings sheet and shortcuts sheet; each change takes effect immediately.</extracomment>
        <translation>Vitesse des animations</translation>
    </message>
    <message>
        <source>Annexation</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>Annexion</translation>
    </message>
    <message>
        <source>Annexation or a protectorate over Mexico was debated in the United States after 1912.</source>
        <translation>On débattit aux États-Unis, après 1912, d’une annexion du Mexique ou d’un protectorat.</translation>
    </message>
    <message>
        <source>Another bid</source>
        <extracomment>words.yaml: headings</extracomment>
        <translation>Une autre offre</translation>
    </message>
    <message>
        <source>Another computer hosts this table. When the game is over, a full copy is saved here.</source>
        <translation>Un autre ordinateur héberge cette table. Une fois la partie finie, une copie complète est enregistrée ici.</translation>
    </message>
    <message>
        <source>Another deal</source>
        <extracomment>desk/window/window.py: Main window: the desk, its commands, saved games and sheets.</extracomment>
        <translation>Une autre donne</translation>
    </message>
    <message>
        <source>Another district</source>
        <extracomment>sierra_madre/table/sheets.py: Sheets: forms, the revealed card, files, and the final account.</extracomment>
        <translation>Un autre district</translation>
    </message>
    <message>
        <source>Another plan reaches the goal {chance}.</source>
        <translation>Un autre plan atteint le but {chance}.</translation>
    </message>
    <message>
        <source>Another player has to decide now.</source>
        <translation>C’est à un autre joueur de décider.</translation>
    </message>
    <message>
        <source>Another request is still open. Wait for the answers.</source>
        <translation>Une autre demande est en cours. Attendez les réponses.</translation>
    </message>
    <message>
        <source>Another solo game…</source>
        <translation>Une autre partie en solo…</translation>
    </message>
    <message>
        <source>Another version played it, so its moves cannot be verified.</source>
        <translation>Une autre version l’a jouée&#xa0;: ses coups ne peuvent pas être vérifiés.</translation>
    </message>
    <message>
        <source>Answer</source>
        <extracomment>porfiriana/table/affordance_rows.py: Menu entries and inspector rows for the actions at a spot. porfiriana/table/hand/affordances.py: Possible actions with the item at a spot, and explanations of refused ones. No Qt.</extracomment>
        <translation>Répondre</translation>
    </message>
    <message>
        <source>Answer the attack first.</source>
        <translation>Répondez d’abord à l’attaque.</translation>
    </message>
    <message>
        <source>Any district</source>
        <extracomment>porfiriana/rules/card_text.py: Card effects as plain sentences, generated from the card data.</extracomment>
        <translation>Tout district</translation>
    </message>
    <message>
        <source>Anyone on this network can take a free seat or watch</source>
        <translation>N’importe qui sur ce réseau peut prendre une place libre ou regarder</translation>
    </message>
    <message>
        <source>Anyone who opens a saved game can read all hands and the deck. If you pass the file around, protect it with a password your group agrees on. Use several words, and keep them safe: without them the file cannot be opened.</source>
        <translation>Toute personne qui ouvre une partie enregistrée peut y lire toutes les mains et le paquet. Si le fichier circule, protégez-le par un mot de passe convenu dans votre groupe. Prenez plusieurs mots et notez-les&#xa0;: sans eux, le fichier ne s’ouvre plus.</translation>
    </message>
    <message>
        <source>Appearance</source>
        <extracomment>desk/preferences/settings_sheet.py: Settings sheet and shortcuts sheet; each change takes effect immediately.</extracomment>
        <translation>Apparence</translation>
    </message>
    <message>
        <source>Arizona entered the Union on February 14, 1912.</source>
        <translation>L’Arizona entra dans l’Union le 14 février 1912.</translation>
    </message>
    <message>
        <source>Arizona farmers raised African ostriches for plumes until fashions changed around 1914.</source>
        <translation>Des fermiers de l’Arizona élevèrent des autruches d’Afrique pour leurs plumes, jusqu’à ce que la mode change vers 1914.</translation>
    </message>
    <message>
        <source>Arizona post whose horsemen patrolled the Sonora line throughout the Revolution.</source>
        <translation>Poste de l’Arizona dont les cavaliers patrouillèrent le long de la frontière de la Sonora pendant toute la Révolution.</translation>
    </message>
    <message>
        <source>Army or state commanders governed much of the north during the fighting.</source>
        <translation>Des commandants de l’armée ou des États gouvernèrent une grande partie du nord pendant les combats.</translation>
    </message>
    <message>
        <source>Arrows: enemies who can come</source>
        <translation>Flèches&#xa0;: ennemis qui peuvent venir</translation>
    </message>
    <message>
        <source>Article of the 1917 Constitution that vested subsoil minerals in the nation.</source>
        <translation>Article de la Constitution de 1917 qui attribua les richesses du sous-sol à la nation.</translation>
    </message>
    <message>
        <source>As Hacendado</source>
        <extracomment>porfiriana/table/sheets/workshop_sheets.py: Editors of positions and of custom puzzles.</extracomment>
        <translation>Comme Hacendado</translation>
    </message>
    <message>
        <source>As a loyalist</source>
        <translation>Comme loyaliste</translation>
    </message>
    <message>
        <source>As good an attitude as any.</source>
        <translation>Une attitude aussi bonne qu’une autre.</translation>
    </message>
    <message>
        <source>As seen by</source>
        <translation>Vue par</translation>
    </message>
    <message>
        <source>As seen by everyone at the table.</source>
        <translation>Telle que tous l’ont vue à la table.</translation>
    </message>
    <message>
        <source>As seen by {name}.</source>
        <translation>Telle que {name} l’a vue.</translation>
    </message>
    <message>
        <source>As things stand, nobody topples Díaz by {0}.</source>
        <translation>En l’état, personne ne renverse Díaz ({0}).</translation>
    </message>
    <message>
        <source>As things stand, nobody topples Díaz, and gold decides: {0}.</source>
        <translation>En l’état, personne ne renverse Díaz, et l’or décide&#xa0;: {0}.</translation>
    </message>
    <message>
        <source>As things stand, {0} topple Díaz; gold decides.</source>
        <translation>En l’état, {0} renversent Díaz&#xa0;; l’or décide.</translation>
    </message>
    <message>
        <source>As things stand, {0} topples Díaz and wins.</source>
        <translation>En l’état, {0} renverse Díaz et gagne.</translation>
    </message>
    <message>
        <source>Ask the others?</source>
        <translation>Demander aux autres&#xa0;?</translation>
    </message>
    <message>
        <source>Ask the rules</source>
        <translation>Interroger les règles</translation>
    </message>
    <message>
        <source>Ask them</source>
        <extracomment>desk/window/network_play.py: Network play of a window: its hosted or visited table, invitations and proposals.</extracomment>
        <translation>Leur demander</translation>
    </message>
    <message>
        <source>Asking your router…</source>
        <translation>Interrogation du routeur…</translation>
    </message>
    <message>
        <source>Assassinate {seat} with {card}</source>
        <translation>Assassiner {seat} avec {card}</translation>
    </message>
    <message>
        <source>Assassination</source>
        <extracomment>porfiriana/table/sheets/overview.py: Overview of the game: turn, actions with prices, victory, icons and keys. porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Assassinat</translation>
    </message>
    <message>
        <source>Assassination of a player (2012 rules)</source>
        <translation>Assassinat d’un joueur (règles de 2012)</translation>
    </message>
    <message>
        <source>Assassination: pay a partner&apos;s printed price and discard it. Or pay 10 gold and shoot a declared Hacendado without a Private Army.</source>
        <translation>Assassinat&#xa0;: payez le prix imprimé d’un partenaire et défaussez-le. Ou payez 10 or et abattez un Hacendado déclaré sans Armée privée.</translation>
    </message>
    <message>
        <source>Assassination: pay a partner&apos;s printed price and discard it. Or shoot a declared Hacendado in a showdown.</source>
        <translation>Assassinat&#xa0;: payez le prix imprimé d’un partenaire et défaussez-le. Ou abattez un Hacendado déclaré dans une épreuve de force.</translation>
    </message>
    <message>
        <source>Assault</source>
        <extracomment>mexican_adventure/table/words/terms.py: Names of the game's terms for players. No Qt.</extracomment>
        <translation>Assaut</translation>
    </message>
    <message>
        <source>Association through which mill owners agreed common factory rules in 1906.</source>
        <translation>Association par laquelle les propriétaires de filatures adoptèrent un règlement d’usine commun en 1906.</translation>
    </message>
    <message>
        <source>At any time, a side wins by holding all cities and fortresses alone. The Imperial side also wins by capturing Juárez, or if the bowl is empty before French Retreat reaches 30; the Republican side by capturing Maximilian, or if the French are not gone in time.</source>
        <translation>À tout moment, un camp gagne s’il tient seul toutes les villes et forteresses. Le camp impérial gagne aussi en capturant Juárez, ou si le bol est vide avant que le Retrait français atteigne 30&#xa0;; le camp républicain en capturant Maximilien, ou si les Français ne sont pas partis à temps.</translation>
    </message>
    <message>
        <source>At least one FP goes all the way.</source>
        <translation>Au moins un PF va jusqu’au bout.</translation>
    </message>
    <message>
        <source>At least one player must be human.</source>
        <translation>Au moins un joueur doit être humain.</translation>
    </message>
    <message>
        <source>At least one side must be played by a human.</source>
        <translation>Au moins un camp doit être joué par un humain.</translation>
    </message>
    <message>
        <source>At most</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Au plus</translation>
    </message>
    <message>
        <source>At most two FP per zone and turn.</source>
        <translation>Deux PF au plus par zone et par tour.</translation>
    </message>
    <message>
        <source>At most {number} FP leave a turn.</source>
        <translation>PF qui peuvent partir par tour&#xa0;: {number} au plus.</translation>
    </message>
    <message>
        <source>At most {number} FP may be placed in a zone.</source>
        <translation>{number} PF au plus par zone.</translation>
    </message>
    <message>
        <source>At most {unrest}.</source>
        <translation>Au plus {unrest}.</translation>
    </message>
    <message>
        <source>At random</source>
        <extracomment>porfiriana/table/sheets/new_game.py: New Game sheet: mode and players; on request, options and seed.</extracomment>
        <translation>Au hasard</translation>
    </message>
    <message>
        <source>At the end of the turn</source>
        <translation>À la fin du tour</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Sur la table</translation>
    </message>
    <message>
        <source>Atrocity in {zone}</source>
        <translation>Atrocité à {zone}</translation>
    </message>
    <message>
        <source>Attack</source>
        <extracomment>porfiriana/table/affordance_rows.py: Menu entries and inspector rows for the actions at a spot.</extracomment>
        <translation>Attaquer</translation>
    </message>
    <message>
        <source>Attack on the president</source>
        <translation>Attentat contre le président</translation>
    </message>
    <message>
        <source>Attacks</source>
        <extracomment>porfiriana/table/wording.py: Texts of Pax Porfiriana, see ``paxdesk/desk/protocol/table_game.py``.</extracomment>
        <translation>Attaques</translation>
    </message>
    <message>
        <source>Attacks, battles, extortion and Strife</source>
        <translation>Attaques, combats, extorsion et Conflits</translation>
    </message>
    <message>
        <source>Attacks: at you, if that is possible.</source>
        <translation>Attaques&#xa0;: contre vous, si c’est possible.</translation>
    </message>
    <message>
        <source>Auction</source>
        <extracomment>words.yaml: phases</extracomment>
        <translation>Enchère</translation>
    </message>
    <message>
        <source>Auction of a common card</source>
        <translation>Enchère d’une carte commune</translation>
    </message>
    <message>
        <source>Auction of the quarterly card</source>
        <translation>Enchère de la carte du trimestre</translation>
    </message>
    <message>
        <source>Auction {card}: not refurbished</source>
        <translation>Mettre {card} aux enchères&#xa0;: non remise en état</translation>
    </message>
    <message>
        <source>Auctioneer</source>
        <extracomment>words.yaml: home</extracomment>
        <translation>Commissaire-priseur</translation>
    </message>
    <message>
        <source>Austrians</source>
        <extracomment>mexican_adventure/table/words/terms.py: Names of the game's terms for players. No Qt.</extracomment>
        <translation>Autrichiens</translation>
    </message>
    <message>
        <source>Autumn</source>
        <extracomment>words.yaml: seasons</extracomment>
        <translation>Automne</translation>
    </message>
    <message>
        <source>Available after the game: it would reveal face-down cards.</source>
        <translation>Disponible après la partie&#xa0;: cela révélerait des cartes face cachée.</translation>
    </message>
    <message>
        <source>Away from the enemy, to friends.</source>
        <translation>Loin de l’ennemi, vers des amis.</translation>
    </message>
    <message>
        <source>BG Stats (*.json)</source>
        <translation>BG Stats (*.json)</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>desk/rules_window.py: Rules window: contents, search, and pages with cross-references. desk/sheets/action_menu.py: Menu of an item on the table, with possible and impossible actions. web/page_words.py: Texts of a page itself, not of its game.</extracomment>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Back into the bowl: {words}</source>
        <translation>De retour dans le bol&#xa0;: {words}</translation>
    </message>
    <message>
        <source>Back on turn {turn}, {months}</source>
        <translation>De retour au tour {turn}, {months}</translation>
    </message>
    <message>
        <source>Back one step</source>
        <translation>Étape précédente</translation>
    </message>
    <message>
        <source>Back to the position</source>
        <translation>Retour à la position</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Retour à la table</translation>
    </message>
    <message>
        <source>Back@to the step before</source>
        <translation>Précédent</translation>
    </message>
    <message>
        <source>Balance of the war by turn, in hundredths</source>
        <translation>Équilibre de la guerre par tour, en centièmes</translation>
    </message>
    <message>
        <source>Bank</source>
        <extracomment>words.yaml: kinds</extracomment>
        <translation>Banque</translation>
    </message>
    <message>
        <source>Bank failures in New York spread to the mines and banks of northern Mexico.</source>
        <translation>Des faillites bancaires à New York gagnèrent les mines et les banques du nord du Mexique.</translation>
    </message>
    <message>
        <source>Banker, governor of Chihuahua, ambassador and foreign minister under Díaz.</source>
        <translation>Banquier, gouverneur du Chihuahua, ambassadeur et ministre des Affaires étrangères sous Díaz.</translation>
    </message>
    <message>
        <source>Baron Saillard</source>
        <extracomment>events.yaml: Titles of the event chits.</extracomment>
        <translation>Baron Saillard</translation>
    </message>
    <message>
        <source>Bazaine</source>
        <extracomment>events.yaml: Titles of the event chits.</extracomment>
        <translation>Bazaine</translation>
    </message>
    <message>
        <source>Bazaine stays with the headquarters.</source>
        <translation>Bazaine reste avec le quartier général.</translation>
    </message>
    <message>
        <source>Bear</source>
        <extracomment>porfiriana/table/sheets/overview.py: Overview of the game: turn, actions with prices, victory, icons and keys. porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Ours</translation>
    </message>
    <message>
        <source>Bear on bear starts a Depression, bull on bull ends one.</source>
        <translation>Ours sur ours&#xa0;: la Dépression commence&#xa0;; taureau sur taureau&#xa0;: elle prend fin.</translation>
    </message>
    <message>
        <source>Beard</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Barbe</translation>
    </message>
    <message>
        <source>Becomes</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Devient</translation>
    </message>
    <message>
        <source>Begin</source>
        <extracomment>desk/guide.py: Guide of a lesson, with its note and marks on the table, and the list of lessons. desk/home/deal_sheet.py: Sheet of deals with a code. desk/sheets/modal_sheet.py: Modal sheet in the middle of the dimmed table, and common dialogs.</extracomment>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>Beginner</source>
        <extracomment>porfiriana/robots/planner/levels.py: Levels of the planner, with the depth and width of their search, and temperaments.</extracomment>
        <translation>Débutant</translation>
    </message>
    <message>
        <source>Belgians</source>
        <extracomment>mexican_adventure/table/words/terms.py: Names of the game's terms for players. No Qt. events.yaml: Titles of the event chits.</extracomment>
        <translation>Belges</translation>
    </message>
    <message>
        <source>Belongs to {0}.</source>
        <translation>Appartient à {0}.</translation>
    </message>
    <message>
        <source>Bengali revolutionary who helped found the Mexican Communist Party in 1919.</source>
        <translation>Révolutionnaire bengali qui contribua à fonder le Parti communiste mexicain en 1919.</translation>
    </message>
    <message>
        <source>Best</source>
        <extracomment>porfiriana/table/chart_plots.py: Charts, turning points and analysis of a game, as data for the desk.</extracomment>
        <translation>Optimal</translation>
    </message>
    <message>
        <source>Best plan</source>
        <extracomment>desk/view/hints.py: Hints from the game's adviser, and explanations of log steps.</extracomment>
        <translation>Meilleur plan</translation>
    </message>
    <message>
        <source>Best try: {lines}</source>
        <translation>Meilleur essai&#xa0;: {lines}</translation>
    </message>
    <message>
        <source>Best with this set-up: {score}.</source>
        <translation>Meilleur résultat avec cette mise en place&#xa0;: {score}.</translation>
    </message>
    <message>
        <source>Better: {deeds}</source>
        <extracomment>porfiriana/table/own_turns.py: A player's worst turns, stored to be played again. No Qt.</extracomment>
        <translation>Mieux&#xa0;: {deeds}</translation>
    </message>
    <message>
        <source>Better: {plan}.</source>
        <extracomment>porfiriana/table/chart_plots.py: Charts, turning points and analysis of a game, as data for the desk.</extracomment>
        <translation>Mieux&#xa0;: {plan}.</translation>
    </message>
    <message>
        <source>Bisbee copper mine of the Phelps Dodge company, whose partners included Cleveland Dodge.</source>
        <translation>Mine de cuivre de Bisbee appartenant à la Phelps Dodge, dont Cleveland Dodge était l’un des associés.</translation>
    </message>
    <message>
        <source>Black Jack Christian&apos;s outlaws, who tried to rob a bank at Nogales in 1896.</source>
        <translation>Les hors-la-loi de Black Jack Christian, qui tentèrent de dévaliser une banque à Nogales en 1896.</translation>
    </message>
    <message>
        <source>Black card · 1 action in {regime}, else 2</source>
        <translation>Carte noire · 1 action sous {regime}, sinon 2</translation>
    </message>
    <message>
        <source>Black cards</source>
        <extracomment>porfiriana/table/sheets/cards_sheet.py: Sheet of the deck's cards, with filters.</extracomment>
        <translation>Cartes noires</translation>
    </message>
    <message>
        <source>Blue: their line, and goals with supply; crossed: goals without</source>
        <translation>En bleu&#xa0;: leur ligne et les destinations ravitaillées&#xa0;; barrées&#xa0;: les autres</translation>
    </message>
    <message>
        <source>Blunder</source>
        <extracomment>porfiriana/table/chart_plots.py: Charts, turning points and analysis of a game, as data for the desk.</extracomment>
        <translation>Grosse erreur</translation>
    </message>
    <message>
        <source>Board&apos;s edge</source>
        <extracomment>sierra_madre/table/drawing.py: Layout and painting of the table: strip, quarter, calendars, edge and page.</extracomment>
        <translation>Bord du plateau</translation>
    </message>
    <message>
        <source>Borrow in Paris?</source>
        <translation>Emprunter à Paris&#xa0;?</translation>
    </message>
    <message>
        <source>Both choose in secret: Withdraw 1, Hold 2, Skirmish 3, Assault 4. Below 5 in all nothing happens; at 5 losses are halved, at 8 doubled. Strength: FP, leader, quality, fortress and a die; every five points cost the enemy a step.</source>
        <translation>Les deux choisissent en secret&#xa0;: Repli 1, Défense 2, Escarmouche 3, Assaut 4. Sous 5 en tout, rien ne se passe&#xa0;; à 5 les pertes sont réduites de moitié, à 8 doublées. Force&#xa0;: PF, chef, qualité, forteresse et un dé&#xa0;; chaque tranche de cinq points coûte un pas à l’ennemi.</translation>
    </message>
    <message>
        <source>Both collect from their zones; the Empire may borrow in Paris. Troops are paid: an Imperial force needs a line of communication by road to the headquarters, or a port. Then troops are improved and raised, and events are drawn from the bowl.</source>
        <translation>Chaque camp perçoit les revenus de ses zones&#xa0;; l’Empire peut emprunter à Paris. On paie les troupes&#xa0;: une force impériale a besoin d’une ligne de communication par route jusqu’au quartier général, ou d’un port. Puis on améliore et lève des troupes, et on tire des événements du bol.</translation>
    </message>
    <message>
        <source>Both sides are alike for newcomers.</source>
        <translation>Les deux camps se valent pour débuter.</translation>
    </message>
    <message>
        <source>Both sides get the same from their zones.</source>
        <translation>Les zones rapportent autant aux deux camps.</translation>
    </message>
    <message>
        <source>Bought as the event, it makes Díaz count 1 less.</source>
        <translation>Acheté en événement, il fait compter Díaz pour 1 point de moins.</translation>
    </message>
    <message>
        <source>Bowl</source>
        <extracomment>mexican_adventure/table/inspection.py: Inspector content for zones and pieces that the reader may see. No Qt. mexican_adventure/table/scene/tracks.py: Cartouche in the Gulf: calendar, tracks, both sides' RP and the bowl.</extracomment>
        <translation>Bol</translation>
    </message>
    <message>
        <source>Boycott ended: {product}, {land}.</source>
        <translation>Fin du boycott&#xa0;: {product}, {land}.</translation>
    </message>
    <message>
        <source>Boycott {product}, {land}: −{number}</source>
        <translation>Boycotter ({product}, {land})&#xa0;: −{number}</translation>
    </message>
    <message>
        <source>Boycott: {product}, {land}.</source>
        <translation>Boycott&#xa0;: {product}, {land}.</translation>
    </message>
    <message>
        <source>Brief or full speech</source>
        <translation>Lecture brève ou complète</translation>
    </message>
    <message>
        <source>Brief speech: name, price and possible actions.</source>
        <translation>Lecture brève&#xa0;: nom, prix et actions possibles.</translation>
    </message>
    <message>
        <source>Bring the gold home</source>
        <translation>Rapatrier l’or</translation>
    </message>
    <message>
        <source>Bring your income to {amount} {within}.</source>
        <translation>Portez votre revenu à {amount} {within}.</translation>
    </message>
    <message>
        <source>Bring your {kind} to {amount} {within}.</source>
        <translation>Portez votre {kind} à {amount} {within}.</translation>
    </message>
    <message>
        <source>Brings as much this turn, but is worse later.</source>
        <translation>Apporte autant ce tour-ci, mais vaut moins ensuite.</translation>
    </message>
    <message>
        <source>Brings {won}, but is worse later.</source>
        <translation>Apporte {won}, mais vaut moins ensuite.</translation>
    </message>
    <message>
        <source>British rancher William Benton died in Villa&apos;s custody at Ciudad Juárez in February 1914.</source>
        <translation>L’éleveur britannique William Benton mourut aux mains de Villa à Ciudad Juárez en février 1914.</translation>
    </message>
    <message>
        <source>Build a canal or ship</source>
        <translation>Construire un canal ou un bateau</translation>
    </message>
    <message>
        <source>Build a canal or ship at {card}</source>
        <translation>Construire un canal ou un bateau sur {card}</translation>
    </message>
    <message>
        <source>Build a connection</source>
        <translation>Construire une connexion</translation>
    </message>
    <message>
        <source>Build a mule road</source>
        <translation>Construire une route muletière</translation>
    </message>
    <message>
        <source>Build a mule road at {card}</source>
        <translation>Construire une route muletière sur {card}</translation>
    </message>
    <message>
        <source>Build a railroad</source>
        <translation>Construire une voie ferrée</translation>
    </message>
    <message>
        <source>Build a railroad at {card}</source>
        <translation>Construire une voie ferrée sur {card}</translation>
    </message>
    <message>
        <source>Build enterprises, hire partners, move troops, ruin rivals, and topple Díaz. New here? “Learn to play” teaches you in lessons of a few minutes.</source>
        <translation>Bâtissez des entreprises, engagez des partenaires, déplacez des troupes, ruinez vos rivaux et renversez Díaz. Vous débutez&#xa0;? «&#xa0;Apprendre à jouer&#xa0;» vous forme en leçons de quelques minutes.</translation>
    </message>
    <message>
        <source>Build one connection each turn without using an action.</source>
        <translation>Construisez une connexion par tour sans dépenser d’action.</translation>
    </message>
    <message>
        <source>Bull</source>
        <extracomment>porfiriana/table/sheets/overview.py: Overview of the game: turn, actions with prices, victory, icons and keys. porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Taureau</translation>
    </message>
    <message>
        <source>Bull-Bear</source>
        <extracomment>porfiriana/table/scene/background.py: Background of the table: wood, places, captions and ornaments.</extracomment>
        <translation>Taur.-ours</translation>
    </message>
    <message>
        <source>Bull-Bear pile</source>
        <extracomment>porfiriana/table/inspection.py: Content of the inspector for a spot: facts and possible actions.</extracomment>
        <translation>Défausse taureau-ours</translation>
    </message>
    <message>
        <source>Bull-Bear pile, empty</source>
        <translation>Défausse taureau-ours, vide</translation>
    </message>
    <message>
        <source>Bull-Bear pile, {cards}, {mood} on top</source>
        <translation>Défausse taureau-ours, {cards}, {mood} au sommet</translation>
    </message>
    <message>
        <source>Buttons of the top bar</source>
        <translation>Boutons de la barre supérieure</translation>
    </message>
    <message>
        <source>Buy</source>
        <extracomment>porfiriana/table/affordance_rows.py: Menu entries and inspector rows for the actions at a spot.</extracomment>
        <translation>Acheter</translation>
    </message>
    <message>
        <source>Buy a Public Card</source>
        <translation>Acheter une Carte publique</translation>
    </message>
    <message>
        <source>Buy a card, or the game ends now in a Mexican Standoff.</source>
        <translation>Achetez une carte, sinon la partie se termine maintenant par une Impasse mexicaine.</translation>
    </message>
    <message>
        <source>Buy a market card</source>
        <translation>Acheter une carte du marché</translation>
    </message>
    <message>
        <source>Buy land</source>
        <extracomment>porfiriana/rules/card_text.py: Card effects as plain sentences, generated from the card data. porfiriana/table/affordance_rows.py: Menu entries and inspector rows for the actions at a spot. porfiriana/table/hand/affordances.py: Possible actions with the item at a spot, and explanations of refused ones. No Qt.</extracomment>
        <translation>Acheter un terrain</translation>
    </message>
    <message numerus="yes">
        <source>Buy land for %n action(s) instead of 2.</source>
        <translation>
            <numerusform>Achetez un terrain pour&#xa0;%n action au lieu de 2.</numerusform>
            <numerusform>Achetez un terrain pour&#xa0;%n actions au lieu de 2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Buy land for {0}</source>
        <translation>Acheter un terrain pour {0}</translation>
    </message>
    <message>
        <source>Buy land once each turn without using an action.</source>
        <translation>Achetez un terrain une fois par tour sans dépenser d’action.</translation>
    </message>
    <message>
        <source>Buy one Public Card each turn without using an action.</source>
        <translation>Achetez une Carte publique par tour sans dépenser d’action.</translation>
    </message>
    <message>
        <source>Buy one market card each turn without using an action.</source>
        <translation>Achetez une carte du marché par tour sans dépenser d’action.</translation>
    </message>
    <message>
        <source>Buy rifles from a store: {cards}.</source>
        <translation>Achetez les fusils dans un magasin&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>Buy rifles…</source>
        <extracomment>words.yaml: asks</extracomment>
        <translation>Acheter des fusils…</translation>
    </message>
    <message>
        <source>Buy {0}</source>
        <extracomment>porfiriana/table/affordance_rows.py: Menu entries and inspector rows for the actions at a spot. porfiriana/table/words/labels.py: Actions as texts: buttons, instructions and log entries. No Qt.</extracomment>
        <translation>Acheter {0}</translation>
    </message>
    <message>
        <source>Buy {0} as the event</source>
        <translation>Acheter {0} en événement</translation>
    </message>
    <message>
        <source>Buy {0} as the status quo</source>
        <translation>Acheter {0} en statu quo</translation>
    </message>
    <message>
        <source>Buy {card} as {side}</source>
        <translation>Acheter {card} en {side}</translation>
    </message>
    <message>
        <source>Buy, as event or status quo</source>
        <translation>Acheter, en événement ou en statu quo</translation>
    </message>
    <message>
        <source>By</source>
        <extracomment>words.yaml: fields</extracomment>
        <translation>De</translation>
    </message>
    <message>
        <source>By kind@stack of cards</source>
        <translation>Par type</translation>
    </message>
    <message>
        <source>By land</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Par terrain</translation>
    </message>
    <message>
        <source>By link</source>
        <extracomment>desk/sheets/network_sheets.py: Sheets of network play: seats, links to a table, and joining.</extracomment>
        <translation>Par lien</translation>
    </message>
    <message>
        <source>By mule</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts. porfiriana/table/sheets/overview.py: Overview of the game: turn, actions with prices, victory, icons and keys. porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>À dos de mule</translation>
    </message>
    <message>
        <source>By number@stack of cards</source>
        <translation>Par numéro</translation>
    </message>
    <message>
        <source>By players</source>
        <extracomment>desk/home/game_list.py: Stored games with their descriptions: read one by one, searched and sorted.</extracomment>
        <translation>Par joueurs</translation>
    </message>
    <message>
        <source>By rail</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts. porfiriana/table/sheets/overview.py: Overview of the game: turn, actions with prices, victory, icons and keys. porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Par rail</translation>
    </message>
    <message>
        <source>By set-up</source>
        <extracomment>desk/home/game_list.py: Stored games with their descriptions: read one by one, searched and sorted.</extracomment>
        <translation>Par mise en place</translation>
    </message>
    <message>
        <source>By {0}.</source>
        <extracomment>porfiriana/table/words/questions.py: Questions to the players, and summaries of a game. No Qt.</extracomment>
        <translation>Renversement&#xa0;: {0}.</translation>
    </message>
    <message>
        <source>By {way} in round {number}, with {points} {kind}; {seat} needed {needed}.</source>
        <translation>Par {way} au tour de table {number}, avec {points} en {kind}&#xa0;; il en fallait {needed} à {seat}.</translation>
    </message>
    <message>
        <source>By {way}, with {points} {kind}.</source>
        <translation>Par {way}, avec {points} en {kind}.</translation>
    </message>
    <message>
        <source>CSV files (*{0});;All files (*)</source>
        <translation>Fichiers CSV (*{0});;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Calendar</source>
        <extracomment>sierra_madre/table/drawing.py: Layout and painting of the table: strip, quarter, calendars, edge and page. words.yaml: home</extracomment>
        <translation>Calendrier</translation>
    </message>
    <message>
        <source>Camerone</source>
        <extracomment>mexican_adventure/table/words/event_text.py: Texts on chits, events, combats and atrocities. No Qt. events.yaml: Titles of the event chits.</extracomment>
        <translation>Camerone</translation>
    </message>
    <message>
        <source>Camerone is in force</source>
        <translation>Camerone est en vigueur</translation>
    </message>
    <message>
        <source>Camerone is not in force</source>
        <translation>Camerone n’est pas en vigueur</translation>
    </message>
    <message>
        <source>Camerone needs event 43 this turn and French A FP in the zone.</source>
        <translation>Camerone demande l’événement 43 ce tour-ci et des PF français A dans la zone.</translation>
    </message>
    <message>
        <source>Canal or ship</source>
        <translation>Canal ou bateau</translation>
    </message>
    <message>
        <source>Canals of the Richardson Construction Company opened Yaqui valley farmland after 1904.</source>
        <translation>Les canaux de la Richardson Construction Company ouvrirent la vallée du Yaqui à l’agriculture après 1904.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>desk/file_dialogs.py: File dialogs, and the function that writes exports. desk/home/deal_sheet.py: Sheet of deals with a code. desk/input/drag_controller.py: Drag and drop with the mouse or keyboard.</extracomment>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Cannot be expressed</source>
        <translation>Ne peut pas être exprimé</translation>
    </message>
    <message>
        <source>Cannot be nationalized.</source>
        <translation>Ne peut pas être nationalisée.</translation>
    </message>
    <message>
        <source>Cannot open a table at {host}, port {port}: {why}.</source>
        <translation>Impossible d’ouvrir une table à {host}, port {port}&#xa0;: {why}.</translation>
    </message>
    <message>
        <source>Cannot open a table on port {port}: {why}.</source>
        <translation>Impossible d’ouvrir une table sur le port {port}&#xa0;: {why}.</translation>
    </message>
    <message>
        <source>Capital daily that serialised the novel Tomóchic in 1893; a later namesake was pro-German.</source>
        <translation>Quotidien de la capitale qui publia le roman Tomóchic en feuilleton en 1893&#xa0;; un homonyme ultérieur fut pro-allemand.</translation>
    </message>
    <message>
        <source>Capitalize</source>
        <extracomment>words.yaml: phases</extracomment>
        <translation>Capitaliser</translation>
    </message>
    <message>
        <source>Caption</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Légende</translation>
    </message>
    <message>
        <source>Card</source>
        <extracomment>porfiriana/table/sheets/card_fields.py: Rows of a form that show and edit the fields of a card. sierra_madre/table/sheets.py: Sheets: forms, the revealed card, files, and the final account. words.yaml: fields</extracomment>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Card of the quarter</source>
        <translation>Carte du trimestre</translation>
    </message>
    <message>
        <source>Card table</source>
        <extracomment>desk/view/screen_reader.py: Announcements for screen readers and the built-in voice: focus, prompts, summaries.</extracomment>
        <translation>Table de jeu</translation>
    </message>
    <message>
        <source>Card {card} as a line</source>
        <translation>La carte {card} en une ligne</translation>
    </message>
    <message>
        <source>Card {number} is not a Hacendado.</source>
        <translation>La carte {number} n’est pas un Hacendado.</translation>
    </message>
    <message>
        <source>Cards</source>
        <extracomment>porfiriana/table/sheets/new_game.py: New Game sheet: mode and players; on request, options and seed.</extracomment>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Cards (*.yaml *.yml *.csv *.xlsx *.ods *.txt)</source>
        <translation>Cartes (*.yaml *.yml *.csv *.xlsx *.ods *.txt)</translation>
    </message>
    <message>
        <source>Cards (*.yaml)</source>
        <extracomment>porfiriana/table/sheets/cards_sheet.py: Sheet of the deck's cards, with filters.</extracomment>
        <translation>Cartes (*.yaml)</translation>
    </message>
    <message>
        <source>Cards compared with the box</source>
        <translation>Cartes comparées à la boîte</translation>
    </message>
    <message>
        <source>Cards discarded to help Díaz</source>
        <translation>Cartes défaussées pour aider Díaz</translation>
    </message>
    <message>
        <source>Cards slide to the free column; new ones come.</source>
        <translation>Les cartes glissent vers la colonne gratuite&#xa0;; d’autres arrivent.</translation>
    </message>
    <message>
        <source>Cards that are</source>
        <translation>Cartes qui sont</translation>
    </message>
    <message>
        <source>Cards that count for the order of play, by quarter</source>
        <translation>Cartes comptant pour l’ordre du tour, par trimestre</translation>
    </message>
    <message>
        <source>Cards you do not pay for are discarded.</source>
        <translation>Les cartes que vous ne payez pas sont défaussées.</translation>
    </message>
    <message>
        <source>Cards: {0}</source>
        <extracomment>porfiriana/table/sheets/new_game.py: New Game sheet: mode and players; on request, options and seed.</extracomment>
        <translation>Cartes&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Card…</source>
        <extracomment>words.yaml: always</extracomment>
        <translation>Carte…</translation>
    </message>
    <message>
        <source>Carranza&apos;s decree of January 6, 1915, promised to return lost village lands.</source>
        <translation>Le décret de Carranza du 6 janvier 1915 promit de rendre aux villages leurs terres perdues.</translation>
    </message>
    <message>
        <source>Carranza&apos;s government took over the railways in 1914 and the banks of issue in 1916.</source>
        <translation>Le gouvernement de Carranza prit en main les chemins de fer en 1914 et les banques d’émission en 1916.</translation>
    </message>
    <message>
        <source>Carranza&apos;s wartime decrees voided many land, water and timber grants of the Díaz years.</source>
        <translation>Les décrets de guerre de Carranza annulèrent de nombreuses concessions de terres, d’eau et de bois de l’époque de Díaz.</translation>
    </message>
    <message>
        <source>Casino</source>
        <extracomment>words.yaml: kinds</extracomment>
        <translation>Casino</translation>
    </message>
    <message>
        <source>Catholic rebels who fought the federal government between 1926 and 1929.</source>
        <translation>Rebelles catholiques qui combattirent le gouvernement fédéral de 1926 à 1929.</translation>
    </message>
    <message>
        <source>Cattle company in New Mexico&apos;s bootheel, next to the Chihuahua line.</source>
        <translation>Compagnie d’élevage de l’extrême sud-ouest du Nouveau-Mexique, au bord du Chihuahua.</translation>
    </message>
    <message>
        <source>Cazadores</source>
        <extracomment>events.yaml: Titles of the event chits.</extracomment>
        <translation>Cazadores</translation>
    </message>
    <message>
        <source>Chain Railroad</source>
        <extracomment>porfiriana/rules/card_text.py: Card effects as plain sentences, generated from the card data. porfiriana/table/sheets/overview.py: Overview of the game: turn, actions with prices, victory, icons and keys. porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Chaîne de chemin de fer</translation>
    </message>
    <message>
        <source>Chain: you build any connection for 1 gold; your Federal troops go anywhere.</source>
        <translation>Chaîne&#xa0;: vous construisez n’importe quelle connexion pour 1 or&#xa0;; vos troupes de faction Fédérale vont partout.</translation>
    </message>
    <message>
        <source>Chain: you build any connection for 1 gold; your Federal troops may go to {districts}.</source>
        <translation>Chaîne&#xa0;: vous construisez n’importe quelle connexion pour 1 or&#xa0;; vos troupes de faction Fédérale peuvent aller dans ces districts&#xa0;: {districts}.</translation>
    </message>
    <message>
        <source>Chance of winning by turn, in %</source>
        <translation>Chances de gagner par tour, en&#xa0;%</translation>
    </message>
    <message>
        <source>Chances are estimated from the open cards and each player&apos;s own hand. A turn is judged only on what its player could know. A better plan is shown if it is a certain win, or if games played on from both plans confirm it. Accuracy is halved for every {points} points that a turn loses.</source>
        <translation>Les chances sont estimées d’après les cartes visibles et la main de chacun. Un tour n’est jugé que sur ce que son joueur pouvait savoir. Un meilleur plan est montré s’il gagne à coup sûr, ou si des parties jouées à partir des deux plans le confirment. La précision est divisée par deux chaque fois qu’un tour perd {points} points.</translation>
    </message>
    <message>
        <source>Change the regime</source>
        <translation>Changer de régime</translation>
    </message>
    <message>
        <source>Character {number}: {problem}; expected {expected}.</source>
        <translation>Caractère {number}&#xa0;: {problem}&#xa0;; attendu&#xa0;: {expected}.</translation>
    </message>
    <message>
        <source>Charts</source>
        <extracomment>desk/charts.py: Charts of a game: painting, buttons and sheets. desk/replay/html_export.py: Export of a shared replay as one HTML page in the style of a newspaper. desk/scene/strips.py: The top bar and the prompt strip.</extracomment>
        <translation>Graphiques</translation>
    </message>
    <message>
        <source>Cheaper</source>
        <extracomment>porfiriana/table/sheets/overview.py: Overview of the game: turn, actions with prices, victory, icons and keys.</extracomment>
        <translation>Moins cher</translation>
    </message>
    <message>
        <source>Check</source>
        <extracomment>desk/own_puzzle_sheet.py: Sheet for making a puzzle: a goal for a position set up by hand.</extracomment>
        <translation>Vérifier</translation>
    </message>
    <message numerus="yes">
        <source>Checking %n game(s)…</source>
        <translation>
            <numerusform>Vérification de %n partie…</numerusform>
            <numerusform>Vérification de %n parties…</numerusform>
        </translation>
    </message>
    <message>
        <source>Chihuahua</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts. porfiriana/table/sheets/overview.py: Overview of the game: turn, actions with prices, victory, icons and keys.</extracomment>
        <translation>Chihuahua</translation>
    </message>
    <message>
        <source>Chihuahua bank founded in 1882 under Enrique Creel; a large theft was reported there in 1908.</source>
        <translation>Banque du Chihuahua fondée en 1882 sous Enrique Creel&#xa0;; un vol important y fut signalé en 1908.</translation>
    </message>
    <message>
        <source>Chihuahua ranch of William Benton, a Scot who died in Villa&apos;s custody in 1914.</source>
        <translation>Ranch du Chihuahua de William Benton, un Écossais mort aux mains de Villa en 1914.</translation>
    </message>
    <message>
        <source>Chihuahua&apos;s law of 1905 opened municipal lands to private purchase.</source>
        <translation>La loi du Chihuahua de 1905 ouvrit les terres communales à l’achat par des particuliers.</translation>
    </message>
    <message>
        <source>Chihuahuan mule-train owner who led forces for Madero and then against him.</source>
        <translation>Propriétaire de convois de mules du Chihuahua qui mena des troupes pour Madero, puis contre lui.</translation>
    </message>
    <message>
        <source>Chinese shopkeepers ran much of Sonora&apos;s retail trade until the expulsion of 1931.</source>
        <translation>Des commerçants chinois tinrent une grande partie du commerce de détail de la Sonora jusqu’à l’expulsion de 1931.</translation>
    </message>
    <message>
        <source>Choose</source>
        <extracomment>mexican_adventure/table/words/questions.py: Questions to the players and the forms of their answers. No Qt.</extracomment>
        <translation>Choisissez</translation>
    </message>
    <message numerus="yes">
        <source>Choose %n FP to go without supply.</source>
        <translation>
            <numerusform>Choisissez&#xa0;%n PF qui restera sans ravitaillement.</numerusform>
            <numerusform>Choisissez&#xa0;%n PF qui resteront sans ravitaillement.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %n FP to improve by a step.</source>
        <translation>
            <numerusform>Choisissez&#xa0;%n PF à améliorer d’un pas.</numerusform>
            <numerusform>Choisissez&#xa0;%n PF à améliorer d’un pas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %n French FP to stay.</source>
        <translation>
            <numerusform>Choisissez&#xa0;%n PF français qui restera.</numerusform>
            <numerusform>Choisissez&#xa0;%n PF français qui resteront.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a card from the raided hand.</source>
        <translation>Choisissez une carte de la main perquisitionnée.</translation>
    </message>
    <message>
        <source>Choose a connection to build at half price, or none.</source>
        <translation>Choisissez une connexion à construire à moitié prix, ou aucune.</translation>
    </message>
    <message>
        <source>Choose a different Hacendado for each player.</source>
        <translation>Choisissez un Hacendado différent pour chaque joueur.</translation>
    </message>
    <message>
        <source>Choose a fortress with your own forces.</source>
        <translation>Choisissez une forteresse avec vos propres forces.</translation>
    </message>
    <message>
        <source>Choose a friendly port.</source>
        <translation>Choisissez un port ami.</translation>
    </message>
    <message>
        <source>Choose a lit zone.</source>
        <translation>Choisissez une zone éclairée.</translation>
    </message>
    <message>
        <source>Choose a ship, or a stack with a single FP.</source>
        <translation>Choisissez un navire, ou une pile d’un seul PF.</translation>
    </message>
    <message>
        <source>Choose a stack whose leader is to try.</source>
        <translation>Choisissez une pile dont le chef doit tenter de prendre l’initiative.</translation>
    </message>
    <message>
        <source>Choose a stack, who goes, and where it is to march.</source>
        <translation>Choisissez une pile, puis les pièces qui partent et leur destination.</translation>
    </message>
    <message>
        <source>Choose a zone for {who}.</source>
        <translation>Choisissez une zone pour {who}.</translation>
    </message>
    <message>
        <source>Choose an attitude first.</source>
        <translation>Choisissez d’abord une attitude.</translation>
    </message>
    <message>
        <source>Choose any empty oval on the table. You pay half, rounded up.</source>
        <translation>Choisissez n’importe quel ovale libre de la table. Vous payez la moitié, arrondie au supérieur.</translation>
    </message>
    <message>
        <source>Choose at least 1 gold.</source>
        <translation>Choisissez au moins 1 or.</translation>
    </message>
    <message>
        <source>Choose at least one rifle.</source>
        <translation>Choisissez au moins un fusil.</translation>
    </message>
    <message>
        <source>Choose exactly {number} FP.</source>
        <translation>Choisissez exactement {number} PF.</translation>
    </message>
    <message>
        <source>Choose how much Unrest: {max} at most.</source>
        <translation>Choisissez le nombre de disques Agitation&#xa0;: {max} au plus.</translation>
    </message>
    <message>
        <source>Choose it to withdraw it, or press Done.</source>
        <translation>Choisissez-le pour le retirer, ou cliquez sur «&#xa0;Terminé&#xa0;».</translation>
    </message>
    <message>
        <source>Choose one in the tray, then a zone.</source>
        <translation>Choisissez-en un dans le casier, puis une zone.</translation>
    </message>
    <message>
        <source>Choose one of these actions</source>
        <translation>Choisissez une de ces actions</translation>
    </message>
    <message>
        <source>Choose one of your cards to give up.</source>
        <translation>Choisissez une de vos cartes à abandonner.</translation>
    </message>
    <message>
        <source>Choose one of your cities or fortresses; the tray shows what you can do there.</source>
        <translation>Choisissez une de vos villes ou forteresses&#xa0;; le casier montre ce que vous pouvez y faire.</translation>
    </message>
    <message>
        <source>Choose one of your enterprises for the Unrest.</source>
        <translation>Choisissez une de vos entreprises pour l’Agitation.</translation>
    </message>
    <message>
        <source>Choose one of your enterprises for the free land.</source>
        <translation>Choisissez une de vos entreprises pour le terrain gratuit.</translation>
    </message>
    <message>
        <source>Choose one of your stacks: its pieces come here.</source>
        <translation>Choisissez une de vos piles&#xa0;: ses pièces viennent ici.</translation>
    </message>
    <message>
        <source>Choose one, then an adjacent zone.</source>
        <translation>Choisissez-en une, puis une zone voisine.</translation>
    </message>
    <message>
        <source>Choose the FP that go without supply first.</source>
        <translation>Choisissez d’abord les PF qui restent sans ravitaillement.</translation>
    </message>
    <message>
        <source>Choose the FP that the Americans arm first.</source>
        <translation>Choisissez d’abord les PF que les Américains arment.</translation>
    </message>
    <message>
        <source>Choose the French who stay first.</source>
        <translation>Choisissez d’abord les Français qui restent.</translation>
    </message>
    <message>
        <source>Choose the headquarters to withdraw it from the map.</source>
        <translation>Choisissez le quartier général pour le retirer de la carte.</translation>
    </message>
    <message>
        <source>Choose two different places for the gold.</source>
        <translation>Choisissez deux lieux différents pour l’or.</translation>
    </message>
    <message>
        <source>Choose where: troops and attacks need a target.</source>
        <translation>Choisissez où&#xa0;: les troupes et les attaques ont besoin d’une cible.</translation>
    </message>
    <message>
        <source>Choose which Headline is discarded first.</source>
        <translation>Choisissez quel Titre est défaussé en premier.</translation>
    </message>
    <message>
        <source>Choose which of these places gets a cube.</source>
        <translation>Choisissez lequel de ces emplacements reçoit un cube.</translation>
    </message>
    <message numerus="yes">
        <source>Choose zones for %n new FP.</source>
        <translation>
            <numerusform>Choisissez une zone pour&#xa0;%n nouveau PF.</numerusform>
            <numerusform>Choisissez des zones pour&#xa0;%n nouveaux PF.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose {0}</source>
        <extracomment>porfiriana/table/words/labels.py: Actions as texts: buttons, instructions and log entries. No Qt.</extracomment>
        <translation>Choisir {0}</translation>
    </message>
    <message>
        <source>Chosen</source>
        <extracomment>porfiriana/table/sheets/card_fields.py: Rows of a form that show and edit the fields of a card.</extracomment>
        <translation>Choisie</translation>
    </message>
    <message>
        <source>Chosen Hacendados</source>
        <extracomment>porfiriana/rules/state.py: Complete position of a game, as plain data.</extracomment>
        <translation>Hacendados choisis</translation>
    </message>
    <message>
        <source>Clear the map</source>
        <translation>Vider la carte</translation>
    </message>
    <message>
        <source>Click a stack to see its pieces in the tray, and select who goes. Drag it to a lit zone. Turn the wheel to zoom. “Done” ends the step.</source>
        <translation>Cliquez sur une pile pour voir ses pièces dans le casier, et choisissez qui part. Faites-la glisser vers une zone éclairée. Tournez la molette pour zoomer. «&#xa0;Terminé&#xa0;» met fin à l’étape.</translation>
    </message>
    <message>
        <source>Click or press Escape to skip.</source>
        <translation>Cliquez ou appuyez sur Échap pour passer.</translation>
    </message>
    <message>
        <source>Click the field and press the keys.</source>
        <translation>Cliquez sur le champ et appuyez sur les touches.</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>desk/charts.py: Charts of a game: painting, buttons and sheets. desk/flowchart_window.py: Window with the flowchart of robots and the path of one step. desk/guide.py: Guide of a lesson, with its note and marks on the table, and the list of lessons.</extracomment>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Close for everyone…</source>
        <translation>Fermer pour tous…</translation>
    </message>
    <message>
        <source>Close to the best attitude.</source>
        <translation>Proche de la meilleure attitude.</translation>
    </message>
    <message>
        <source>Close window</source>
        <extracomment>desk/window/window.py: Main window: the desk, its commands, saved games and sheets.</extracomment>
        <translation>Fermer la fenêtre</translation>
    </message>
    <message>
        <source>Coahuila landowner who challenged Díaz in 1910 and was president from 1911 to 1913.</source>
        <translation>Propriétaire terrien du Coahuila qui défia Díaz en 1910 et fut président de 1911 à 1913.</translation>
    </message>
    <message>
        <source>Coahuila landowner; First Chief from 1913 and president from 1917 to 1920.</source>
        <translation>Propriétaire terrien du Coahuila&#xa0;; Premier Chef dès 1913 et président de 1917 à 1920.</translation>
    </message>
    <message>
        <source>Coat</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Habit</translation>
    </message>
    <message>
        <source>Collecting income</source>
        <extracomment>mexican_adventure/table/words/terms.py: Names of the game's terms for players. No Qt.</extracomment>
        <translation>Perception des revenus</translation>
    </message>
    <message>
        <source>Colour of {player}</source>
        <translation>Couleur&#xa0;: {player}</translation>
    </message>
    <message>
        <source>Column price</source>
        <extracomment>porfiriana/rules/sums.py: Itemised costs of actions, and income and value of cards.</extracomment>
        <translation>Prix de la colonne</translation>
    </message>
    <message>
        <source>Combat</source>
        <extracomment>mexican_adventure/table/sheets/overview.py: One-page overview of the game: turns, victory, and the meaning of the pieces.</extracomment>
        <translation>Combat</translation>
    </message>
    <message>
        <source>Combats</source>
        <extracomment>mexican_adventure/table/wording.py: Texts of The Mexican Adventure: see ``paxdesk/desk/protocol/table_game.py``. No Qt. mexican_adventure/table/words/terms.py: Names of the game's terms for players. No Qt.</extracomment>
        <translation>Combats</translation>
    </message>
    <message>
        <source>Combats, raids, losses, retreats and atrocities</source>
        <translation>Combats, raids, pertes, retraites et atrocités</translation>
    </message>
    <message>
        <source>Command</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>Commandement</translation>
    </message>
    <message>
        <source>Command on partners and enterprises</source>
        <translation>Commandement sur les partenaires et les entreprises</translation>
    </message>
    <message>
        <source>Command on troops, public sides, black cards, orange cards</source>
        <translation>Commandement sur les troupes, les côtés des Cartes publiques, les cartes noires, les cartes orange</translation>
    </message>
    <message>
        <source>Command points in all</source>
        <translation>points de Commandement en tout</translation>
    </message>
    <message>
        <source>Commander of the northwestern military zone and several times governor of Sonora.</source>
        <translation>Commandant de la zone militaire du nord-ouest et plusieurs fois gouverneur de la Sonora.</translation>
    </message>
    <message>
        <source>Common cards</source>
        <extracomment>sierra_madre/table/drawing.py: Layout and painting of the table: strip, quarter, calendars, edge and page. words.yaml: phases</extracomment>
        <translation>Cartes communes</translation>
    </message>
    <message>
        <source>Company formed in 1901 to drain and reopen Tombstone&apos;s flooded silver mines.</source>
        <translation>Compagnie créée en 1901 pour assécher et rouvrir les mines d’argent inondées de Tombstone.</translation>
    </message>
    <message>
        <source>Compare another plan</source>
        <translation>Comparer un autre plan</translation>
    </message>
    <message>
        <source>Compare results…</source>
        <extracomment>desk/home/deal_sheet.py: Sheet of deals with a code.</extracomment>
        <translation>Comparer les résultats…</translation>
    </message>
    <message>
        <source>Compare with my box…</source>
        <translation>Comparer à ma boîte…</translation>
    </message>
    <message>
        <source>Comparing with another plan: {0} %</source>
        <translation>Comparaison avec un autre plan&#xa0;: {0}&#xa0;%</translation>
    </message>
    <message>
        <source>Computer: {level}</source>
        <extracomment>desk/sheets/form_widgets.py: Fields and buttons drawn on paper.</extracomment>
        <translation>Ordinateur&#xa0;: {level}</translation>
    </message>
    <message>
        <source>Confirm</source>
        <extracomment>web/page_words.py: Texts of a page itself, not of its game.</extracomment>
        <translation>Confirmer</translation>
    </message>
    <message>
        <source>Confirm actions that cannot be undone</source>
        <translation>Confirmer les actions qui ne peuvent pas être annulées</translation>
    </message>
    <message>
        <source>Confirm ending a turn with actions left</source>
        <translation>Confirmer la fin du tour s’il reste des actions</translation>
    </message>
    <message>
        <source>Confirm the payments</source>
        <translation>Confirmer les paiements</translation>
    </message>
    <message>
        <source>Confirm this action?</source>
        <translation>Confirmer cette action&#xa0;?</translation>
    </message>
    <message numerus="yes">
        <source>Confirmed by %n pair(s) of games: {points} ± {error} points.</source>
        <translation>
            <numerusform>Confirmé par %n paire de parties&#xa0;: {points} ± {error} points.</numerusform>
            <numerusform>Confirmé par %n paires de parties&#xa0;: {points} ± {error} points.</numerusform>
        </translation>
    </message>
    <message>
        <source>Connecting to {host}…</source>
        <translation>Connexion à {host}…</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <extracomment>web/page_words.py: Texts of a page itself, not of its game.</extracomment>
        <translation>Connexion…</translation>
    </message>
    <message>
        <source>Connection</source>
        <extracomment>porfiriana/rules/card_text.py: Card effects as plain sentences, generated from the card data. porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Connexion</translation>
    </message>
    <message>
        <source>Connection Cube on {card}, {owner}</source>
        <translation>Cube connexion sur {card}, {owner}</translation>
    </message>
    <message>
        <source>Connection lost. Reconnecting…</source>
        <translation>Connexion perdue. Reconnexion…</translation>
    </message>
    <message>
        <source>Connection of {card}, {oval}, {price}</source>
        <translation>Connexion, {card}, {oval}, {price}</translation>
    </message>
    <message>
        <source>Conspiracy: take the partner into your tableau for free.</source>
        <translation>Conspiration&#xa0;: prenez le partenaire dans votre étalage, gratuitement.</translation>
    </message>
    <message>
        <source>Contents</source>
        <extracomment>desk/guide_window.py: Window with the player's guide. desk/rules_window.py: Rules window: contents, search, and pages with cross-references.</extracomment>
        <translation>Sommaire</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>desk/home/home_page.py: Home page, shown at start and reachable from the table. desk/home/resume_sheet.py: Sheet offering an interrupted game, and descriptions of stored games. desk/view/turn_recap.py: Recap of the other players' steps, replayed on the table.</extracomment>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Continue from here</source>
        <translation>Continuer à partir d’ici</translation>
    </message>
    <message>
        <source>Continue here</source>
        <extracomment>web/page_words.py: Texts of a page itself, not of its game.</extracomment>
        <translation>Continuer ici</translation>
    </message>
    <message>
        <source>Continue with your unsaved position?</source>
        <translation>Reprendre votre position non enregistrée&#xa0;?</translation>
    </message>
    <message>
        <source>Controls</source>
        <extracomment>desk/preferences/settings_sheet.py: Settings sheet and shortcuts sheet; each change takes effect immediately.</extracomment>
        <translation>Commandes</translation>
    </message>
    <message>
        <source>Copied</source>
        <extracomment>desk/sheets/network_sheets.py: Sheets of network play: seats, links to a table, and joining.</extracomment>
        <translation>Copié</translation>
    </message>
    <message>
        <source>Copied. Paste the text into a message.</source>
        <translation>Copié. Collez le texte dans un message.</translation>
    </message>
    <message>
        <source>Copper company at Nacozari that passed from the Guggenheims to Phelps Dodge in the 1890s.</source>
        <translation>Compagnie cuprifère de Nacozari passée des Guggenheim à la Phelps Dodge dans les années 1890.</translation>
    </message>
    <message>
        <source>Copper mine</source>
        <extracomment>words.yaml: kinds</extracomment>
        <translation>Mine de cuivre</translation>
    </message>
    <message>
        <source>Copper miners struck in June 1906; Arizona volunteers and rurales came to Cananea.</source>
        <translation>Les mineurs du cuivre firent grève en juin 1906&#xa0;; des volontaires de l’Arizona et des rurales vinrent à Cananea.</translation>
    </message>
    <message>
        <source>Copper works at Douglas, Arizona, treating ores from Bisbee and Nacozari from 1904.</source>
        <translation>Fonderie de cuivre de Douglas, en Arizona, qui traita dès 1904 les minerais de Bisbee et de Nacozari.</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>porfiriana/table/sheets/decks_sheet.py: Sheet for using, copying, renaming, merging and removing the player's decks.</extracomment>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Copy as text to share</source>
        <translation>Copier sous forme de texte à partager</translation>
    </message>
    <message>
        <source>Copy the link</source>
        <translation>Copier le lien</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>Copier le rapport</translation>
    </message>
    <message>
        <source>Copy with result</source>
        <translation>Copier avec le résultat</translation>
    </message>
    <message>
        <source>Correct a row of the table</source>
        <translation>Corriger une ligne du tableau</translation>
    </message>
    <message>
        <source>Corrected</source>
        <extracomment>porfiriana/table/sheets/cards_sheet.py: Sheet of the deck's cards, with filters.</extracomment>
        <translation>Corrigées</translation>
    </message>
    <message>
        <source>Cost</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Coût</translation>
    </message>
    <message>
        <source>Cotton mill near San Miguel de Horcasitas founded in the nineteenth century.</source>
        <translation>Filature de coton près de San Miguel de Horcasitas, fondée au dix-neuvième siècle.</translation>
    </message>
    <message>
        <source>Could not create the page</source>
        <translation>Création de la page impossible</translation>
    </message>
    <message>
        <source>Could not delete</source>
        <translation>Suppression impossible</translation>
    </message>
    <message>
        <source>Could not export</source>
        <translation>Exportation impossible</translation>
    </message>
    <message>
        <source>Could not join</source>
        <translation>Impossible de rejoindre la table</translation>
    </message>
    <message>
        <source>Could not open</source>
        <translation>Ouverture impossible</translation>
    </message>
    <message>
        <source>Could not save</source>
        <translation>Enregistrement impossible</translation>
    </message>
    <message>
        <source>Counted</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Compté</translation>
    </message>
    <message>
        <source>Counter-guerrilla</source>
        <extracomment>mexican_adventure/table/words/terms.py: Names of the game's terms for players. No Qt.</extracomment>
        <translation>Contre-guérilla</translation>
    </message>
    <message>
        <source>Counter-guerrillas</source>
        <extracomment>mexican_adventure/table/words/questions.py: Questions to the players and the forms of their answers. No Qt.</extracomment>
        <translation>Contre-guérillas</translation>
    </message>
    <message>
        <source>Counter-guerrillas hunt, Guerrillas raid. At French Retreat 30 Napoleon III has had enough, and the French begin to leave.</source>
        <translation>Les Contre-guérillas chassent, les Guérillas font des raids. Quand le Retrait français atteint 30, Napoléon III perd patience et les Français commencent à partir.</translation>
    </message>
    <message>
        <source>Coup d&apos;état</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>Coup d’État</translation>
    </message>
    <message>
        <source>Credits</source>
        <extracomment>desk/sheets/modal_sheet.py: Modal sheet in the middle of the dimmed table, and common dialogs.</extracomment>
        <translation>Crédits</translation>
    </message>
    <message>
        <source>Credits…</source>
        <extracomment>desk/window/help_part.py: Help of a window: overview, rules, credits and lessons.</extracomment>
        <translation>Crédits…</translation>
    </message>
    <message>
        <source>Cubes</source>
        <extracomment>porfiriana/table/inspection.py: Content of the inspector for a spot: facts and possible actions. porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Cubes</translation>
    </message>
    <message>
        <source>Cubes are shifted from one card to another, not by way of the reserve.</source>
        <translation>Les cubes vont d’une carte à l’autre sans passer par la réserve.</translation>
    </message>
    <message>
        <source>Cubes left: {left} of {all}.</source>
        <translation>Cubes restants&#xa0;: {left} sur {all}.</translation>
    </message>
    <message>
        <source>Cubes on the table: {colour}, with {shape}</source>
        <translation>Cubes sur la table&#xa0;: {colour}, avec {shape}</translation>
    </message>
    <message>
        <source>Current phase</source>
        <extracomment>sierra_madre/table/drawing.py: Layout and painting of the table: strip, quarter, calendars, edge and page.</extracomment>
        <translation>Phase en cours</translation>
    </message>
    <message>
        <source>Current winning streak</source>
        <translation>Série de victoires en cours</translation>
    </message>
    <message>
        <source>Curtain</source>
        <extracomment>desk/sheets/form_widgets.py: Fields and buttons drawn on paper.</extracomment>
        <translation>Rideau</translation>
    </message>
    <message>
        <source>Cusihuiriachi, a silver district west of Chihuahua city reopened with American capital.</source>
        <translation>Cusihuiriachi, district argentifère à l’ouest de la ville de Chihuahua, rouvert avec des capitaux américains.</translation>
    </message>
    <message>
        <source>Dahlia</source>
        <extracomment>desk/painting/palette.py: Inks, papers, seats and themes; colours are hexadecimal strings.</extracomment>
        <translation>Dahlia</translation>
    </message>
    <message>
        <source>Dark</source>
        <extracomment>desk/preferences/settings_sheet.py: Settings sheet and shortcuts sheet; each change takes effect immediately.</extracomment>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>Daughter of Luis Terrazas and wife of her cousin, the banker Enrique Creel.</source>
        <translation>Fille de Luis Terrazas et épouse de son cousin, le banquier Enrique Creel.</translation>
    </message>
    <message>
        <source>Deal</source>
        <extracomment>porfiriana/table/sheets/new_game.py: New Game sheet: mode and players; on request, options and seed.</extracomment>
        <translation>Distribuer</translation>
    </message>
    <message>
        <source>Deal code</source>
        <extracomment>desk/home/deal_sheet.py: Sheet of deals with a code.</extracomment>
        <translation>Code de donne</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Donne du jour</translation>
    </message>
    <message>
        <source>Deal of the week</source>
        <translation>Donne de la semaine</translation>
    </message>
    <message>
        <source>Deals</source>
        <extracomment>desk/home/deal_sheet.py: Sheet of deals with a code.</extracomment>
        <translation>Donnes</translation>
    </message>
    <message>
        <source>Deals…</source>
        <extracomment>desk/window/window.py: Main window: the desk, its commands, saved games and sheets.</extracomment>
        <translation>Donnes…</translation>
    </message>
    <message>
        <source>Dealt at random</source>
        <translation>Distribué au hasard</translation>
    </message>
    <message>
        <source>Decide about the drawn chits first.</source>
        <translation>Décidez d’abord des jetons tirés.</translation>
    </message>
    <message>
        <source>Decide about the loan first.</source>
        <translation>Décidez d’abord de l’emprunt.</translation>
    </message>
    <message>
        <source>Decide first whether the HQ leaves the map.</source>
        <translation>Décidez d’abord si le QG quitte la carte.</translation>
    </message>
    <message>
        <source>Deck</source>
        <extracomment>porfiriana/table/scene/background.py: Background of the table: wood, places, captions and ornaments.</extracomment>
        <translation>Paquet</translation>
    </message>
    <message>
        <source>Deck, {0}</source>
        <extracomment>porfiriana/table/scene/board.py: Items of the common column, and captions above a seat's cards.</extracomment>
        <translation>Paquet, {0}</translation>
    </message>
    <message>
        <source>Deck: {0}</source>
        <extracomment>porfiriana/table/sheets/cards_sheet.py: Sheet of the deck's cards, with filters.</extracomment>
        <translation>Paquet&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Decks</source>
        <extracomment>porfiriana/table/sheets/decks_sheet.py: Sheet for using, copying, renaming, merging and removing the player's decks.</extracomment>
        <translation>Paquets</translation>
    </message>
    <message>
        <source>Decks with the same code have identical cards.</source>
        <translation>Les paquets qui ont le même code ont les mêmes cartes.</translation>
    </message>
    <message>
        <source>Decks with the same code have identical cards: {0}</source>
        <translation>Les paquets qui ont le même code ont les mêmes cartes&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Declaration of Juárez</source>
        <translation>Déclaration de Juárez</translation>
    </message>
    <message>
        <source>Declare: {0}</source>
        <extracomment>porfiriana/table/words/labels.py: Actions as texts: buttons, instructions and log entries. No Qt.</extracomment>
        <translation>Se déclarer&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Declared for {kind}</source>
        <translation>Déclaré pour le {kind}</translation>
    </message>
    <message>
        <source>Decline</source>
        <extracomment>porfiriana/table/words/labels.py: Actions as texts: buttons, instructions and log entries. No Qt.</extracomment>
        <translation>Décliner</translation>
    </message>
    <message>
        <source>Default keys</source>
        <extracomment>desk/preferences/settings_sheet.py: Settings sheet and shortcuts sheet; each change takes effect immediately.</extracomment>
        <translation>Touches par défaut</translation>
    </message>
    <message>
        <source>Defeat at once</source>
        <translation>Défaite immédiate</translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>desk/home/resume_sheet.py: Sheet offering an interrupted game, and descriptions of stored games. desk/home/shelf_row.py: Row of a stored game on the home page, with its buttons. desk/window/results_part.py: Records of a window: stored results of finished games, and their sheet.</extracomment>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Delete all records?</source>
        <translation>Supprimer tous les résultats&#xa0;?</translation>
    </message>
    <message>
        <source>Delete all records…</source>
        <translation>Tout supprimer…</translation>
    </message>
    <message>
        <source>Delete for good?</source>
        <translation>Supprimer définitivement&#xa0;?</translation>
    </message>
    <message>
        <source>Depression</source>
        <extracomment>porfiriana/robots/reasons.py: Reasons of robots: keys, storage format and translated sentences. porfiriana/table/chart_plots.py: Charts, turning points and analysis of a game, as data for the desk. porfiriana/table/faces/regime.py: Faces of regimes, as proclamations.</extracomment>
        <translation>Dépression</translation>
    </message>
    <message numerus="yes">
        <source>Depression upkeep: %n card(s) at 1 gold each</source>
        <translation>
            <numerusform>Entretien pendant la Dépression&#xa0;: %n carte à 1 or</numerusform>
            <numerusform>Entretien pendant la Dépression&#xa0;: %n cartes à 1 or chacune</numerusform>
        </translation>
    </message>
    <message>
        <source>Depression: Mine Value and Economy are 0.</source>
        <translation>Dépression&#xa0;: la Valeur des mines et l’Économie sont à 0.</translation>
    </message>
    <message>
        <source>Depression: which cards do you keep?</source>
        <translation>Dépression&#xa0;: quelles cartes gardez-vous&#xa0;?</translation>
    </message>
    <message>
        <source>Description changed: {card}.</source>
        <translation>Description modifiée&#xa0;: {card}.</translation>
    </message>
    <message>
        <source>Detroit manufacturer whose Model T reached border dealers after 1908.</source>
        <translation>Constructeur de Detroit dont le Modèle T arriva chez les concessionnaires de la frontière après 1908.</translation>
    </message>
    <message>
        <source>Dice</source>
        <extracomment>words.yaml: home words.yaml: fields</extracomment>
        <translation>Dés</translation>
    </message>
    <message>
        <source>Dice must follow the action that rolled them.</source>
        <translation>Les dés doivent suivre l’action qui les a lancés.</translation>
    </message>
    <message>
        <source>Did you mean “{0}”?</source>
        <translation>Vouliez-vous dire «&#xa0;{0}&#xa0;»&#xa0;?</translation>
    </message>
    <message>
        <source>Die {die}, {row}: column of {gold} gold ({clause}).</source>
        <translation>Dé {die}, {row}&#xa0;: colonne à {gold} or ({clause}).</translation>
    </message>
    <message>
        <source>Die {die}, {row}: no card there or cheaper; the next dearer one, column of {gold} gold ({clause}, R48).</source>
        <translation>Dé {die}, {row}&#xa0;: aucune carte à cette place ni de moins chère&#xa0;; la première plus chère, colonne à {gold} or ({clause}, R48).</translation>
    </message>
    <message>
        <source>Die {die}, {row}: no card there; the next cheaper one, column of {gold} gold ({clause}, R48).</source>
        <translation>Dé {die}, {row}&#xa0;: aucune carte à cette place&#xa0;; la première moins chère, colonne à {gold} or ({clause}, R48).</translation>
    </message>
    <message>
        <source>Discard</source>
        <extracomment>porfiriana/table/words/questions.py: Questions to the players, and summaries of a game. No Qt.</extracomment>
        <translation>Défausse</translation>
    </message>
    <message>
        <source>Discard all enterprises in {district} that can be nationalized.</source>
        <translation>Défaussez toutes les entreprises du district {district} qui peuvent être nationalisées.</translation>
    </message>
    <message>
        <source>Discard all enterprises in {district}.</source>
        <translation>Défaussez toutes les entreprises du district {district}.</translation>
    </message>
    <message>
        <source>Discard the target.</source>
        <translation>Défaussez la cible.</translation>
    </message>
    <message>
        <source>Discard {0}</source>
        <extracomment>porfiriana/table/words/labels.py: Actions as texts: buttons, instructions and log entries. No Qt.</extracomment>
        <translation>Défausser {0}</translation>
    </message>
    <message>
        <source>Discard {0}: cancel the attack</source>
        <translation>Défausser {0}&#xa0;: annuler l’attaque</translation>
    </message>
    <message>
        <source>Discards</source>
        <extracomment>porfiriana/table/scene/background.py: Background of the table: wood, places, captions and ornaments.</extracomment>
        <translation>Défausse</translation>
    </message>
    <message>
        <source>Discards, empty</source>
        <extracomment>porfiriana/table/scene/board.py: Items of the common column, and captions above a seat's cards.</extracomment>
        <translation>Défausse, vide</translation>
    </message>
    <message>
        <source>Discards, {0}</source>
        <extracomment>porfiriana/table/scene/board.py: Items of the common column, and captions above a seat's cards.</extracomment>
        <translation>Défausse, {0}</translation>
    </message>
    <message>
        <source>Dismissal of Austrians and Belgians</source>
        <translation>Renvoi des Autrichiens et des Belges</translation>
    </message>
    <message>
        <source>Dismissal of Dupin</source>
        <translation>Renvoi de Dupin</translation>
    </message>
    <message>
        <source>District</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>District</translation>
    </message>
    <message>
        <source>District prefects named by the governor, who gathered taxes and oversaw elections.</source>
        <translation>Préfets de district nommés par le gouverneur, qui levaient les impôts et surveillaient les élections.</translation>
    </message>
    <message>
        <source>Districts</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Districts</translation>
    </message>
    <message>
        <source>Does not count in this showdown.</source>
        <translation>Ne compte pas dans cette épreuve de force.</translation>
    </message>
    <message>
        <source>Don&apos;t save</source>
        <extracomment>desk/window/frame.py: Frame of a window: one game, its file and its sheets.</extracomment>
        <translation>Ne pas enregistrer</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>desk/sheets/network_sheets.py: Sheets of network play: seats, links to a table, and joining. mexican_adventure/table/scene/tray.py: Tray in the Pacific: pieces to be selected, and buttons for their actions. mexican_adventure/table/sheets/allot_sheet.py: Sheet for distributing a number with minus and plus buttons, also shown as a column.</extracomment>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Drag Unrest here from your enterprise to take a police action.</source>
        <translation>Faites glisser ici l’Agitation de votre entreprise pour une action de police.</translation>
    </message>
    <message>
        <source>Drag a card, or choose one with Tab and press Enter.</source>
        <translation>Faites glisser une carte, ou choisissez-en une avec Tab et appuyez sur Entrée.</translation>
    </message>
    <message>
        <source>Drag cards into place. Click one to change it.</source>
        <translation>Faites glisser les cartes à leur place. Cliquez sur l’une d’elles pour la modifier.</translation>
    </message>
    <message>
        <source>Drag one to a market card, an oval or a ranch.</source>
        <translation>Faites-en glisser un sur une carte du marché, un ovale ou un ranch.</translation>
    </message>
    <message>
        <source>Drag one to a market card, an oval, a ranch, or a space that lacks a cube.</source>
        <translation>Faites-en glisser un sur une carte du marché, un ovale, un ranch ou un emplacement où il en manque un.</translation>
    </message>
    <message>
        <source>Drag the pieces that go; the others stay.</source>
        <translation>Faites glisser les pièces qui partent&#xa0;; les autres restent.</translation>
    </message>
    <message>
        <source>Drag this edge, or double-click it to restore the usual size</source>
        <translation>Faites glisser ce bord, ou double-cliquez pour rétablir la taille habituelle</translation>
    </message>
    <message>
        <source>Drop here</source>
        <extracomment>desk/view/accessible.py: The table as objects of Qt's accessibility tree.</extracomment>
        <translation>Poser ici</translation>
    </message>
    <message>
        <source>Drop one of the two factions in Strife.</source>
        <translation>Abandonnez l’une des deux factions en Conflit.</translation>
    </message>
    <message>
        <source>Drop the {0} faction</source>
        <translation>Abandonner la faction {0}</translation>
    </message>
    <message>
        <source>Due in</source>
        <extracomment>words.yaml: fields</extracomment>
        <translation>Échéance</translation>
    </message>
    <message>
        <source>Dupin&apos;s Counter-guerrilla</source>
        <extracomment>events.yaml: Titles of the event chits.</extracomment>
        <translation>Contre-guérilla de Dupin</translation>
    </message>
    <message>
        <source>Díaz + vice</source>
        <translation>Díaz + vice-p.</translation>
    </message>
    <message>
        <source>Díaz Senility</source>
        <extracomment>porfiriana/ladder.py: The ladder for single players: opponents by strength, and progress. porfiriana/rules/state.py: Complete position of a game, as plain data.</extracomment>
        <translation>Díaz vieillit</translation>
    </message>
    <message>
        <source>Díaz always</source>
        <extracomment>porfiriana/table/scene/board.py: Items of the common column, and captions above a seat's cards.</extracomment>
        <translation>Díaz toujours</translation>
    </message>
    <message>
        <source>Díaz and his dice</source>
        <translation>Díaz et ses dés</translation>
    </message>
    <message>
        <source>Díaz by the book</source>
        <translation>Díaz selon le livret</translation>
    </message>
    <message>
        <source>Díaz counts 1 less {prestige} in this showdown.</source>
        <translation>Díaz compte 1 point de {prestige} de moins dans cette épreuve de force.</translation>
    </message>
    <message>
        <source>Díaz counts 1 less.</source>
        <translation>Díaz compte 1 point de moins.</translation>
    </message>
    <message>
        <source>Díaz counts 3, 2, 2 and 1 in the four Topples.</source>
        <translation>Díaz compte pour 3, 2, 2 et 1 dans les quatre Renversements.</translation>
    </message>
    <message>
        <source>Díaz counts 3, 2, 2 and 1 in the four Topples; for 3 players</source>
        <translation>Díaz compte pour 3, 2, 2 et 1 dans les quatre Renversements&#xa0;; à 3 joueurs</translation>
    </message>
    <message>
        <source>Díaz counts {now} instead of {was} for everyone.</source>
        <translation>Díaz compte pour {now} au lieu de {was} pour tout le monde.</translation>
    </message>
    <message>
        <source>Díaz discards harmless attacks</source>
        <translation>Díaz défausse les attaques inoffensives</translation>
    </message>
    <message>
        <source>Díaz does not grow old.</source>
        <translation>Díaz ne vieillit pas.</translation>
    </message>
    <message>
        <source>Díaz has a Hacendado or a hand</source>
        <translation>Díaz a un Hacendado ou une main</translation>
    </message>
    <message>
        <source>Díaz has a seat only in a solitaire game against him</source>
        <translation>Díaz n’a de place que dans une partie en solo contre lui</translation>
    </message>
    <message>
        <source>Díaz has survived four Topples.</source>
        <translation>Díaz a survécu à quatre Renversements.</translation>
    </message>
    <message>
        <source>Díaz holds.</source>
        <extracomment>porfiriana/table/puzzles.py: Puzzles: sessions and texts. No Qt.</extracomment>
        <translation>Díaz tient bon.</translation>
    </message>
    <message>
        <source>Díaz holds: the others stopped you in the showdown.</source>
        <translation>Díaz tient bon&#xa0;: les autres vous ont arrêté dans l’épreuve de force.</translation>
    </message>
    <message>
        <source>Díaz holds: {points} {kind} would be enough, but you bought no Topple.</source>
        <translation>Díaz tient bon&#xa0;: avec {points} en {kind}, vous pourriez le renverser, mais vous n’avez pas acheté de Renversement.</translation>
    </message>
    <message>
        <source>Díaz plays his turn by rolling dice; nobody else does</source>
        <translation>Díaz joue son tour en lançant des dés, et lui seul</translation>
    </message>
    <message>
        <source>Díaz plays {card} on {target}.</source>
        <translation>Díaz joue {card} sur {target}.</translation>
    </message>
    <message>
        <source>Díaz plays {card}.</source>
        <translation>Díaz joue {card}.</translation>
    </message>
    <message>
        <source>Díaz rolled {rolls} for the rows {rows}</source>
        <translation>Díaz a lancé {rolls} pour les rangées {rows}</translation>
    </message>
    <message>
        <source>Díaz stays in the chair.</source>
        <translation>Díaz reste dans son fauteuil.</translation>
    </message>
    <message>
        <source>Díaz without cubes</source>
        <translation>Díaz sans cubes</translation>
    </message>
    <message>
        <source>Díaz&apos;s basic {kind}</source>
        <translation>Base de Díaz ({kind})</translation>
    </message>
    <message>
        <source>Díaz&apos;s defence</source>
        <extracomment>porfiriana/table/sheets/end.py: Sheet at the end of a game: a poster, and the course of the game.</extracomment>
        <translation>Défense de Díaz</translation>
    </message>
    <message>
        <source>Díaz&apos;s dice</source>
        <extracomment>porfiriana/table/game_log.py: Log of a game: rows for turns, actions, results and reasons.</extracomment>
        <translation>Les dés de Díaz</translation>
    </message>
    <message>
        <source>E</source>
        <extracomment>porfiriana/table/sheets/overview.py: Overview of the game: turn, actions with prices, victory, icons and keys.</extracomment>
        <translation>E</translation>
    </message>
    <message>
        <source>EXTRA · LA SILLA PRESIDENCIAL · EXTRA</source>
        <translation>EXTRA · LA SILLA PRESIDENCIAL · EXTRA</translation>
    </message>
    <message>
        <source>Each FP rises once a turn.</source>
        <translation>Chaque PF ne monte qu’une fois par tour.</translation>
    </message>
    <message>
        <source>Each attempt costs 1 RP.</source>
        <translation>Chaque essai coûte 1 PR.</translation>
    </message>
    <message>
        <source>Each card is paid for once.</source>
        <translation>Chaque carte n’est payée qu’une fois.</translation>
    </message>
    <message>
        <source>Each marker of the reserve is tried once a turn.</source>
        <translation>Chaque marqueur de la réserve n’est essayé qu’une fois par tour.</translation>
    </message>
    <message>
        <source>Each of your {cards} in play costs 1 gold; cards you do not pay for are discarded.</source>
        <translation>Chacune de vos {cards} en jeu coûte 1 or&#xa0;; celles que vous ne payez pas sont défaussées.</translation>
    </message>
    <message numerus="yes">
        <source>Each player adds %n cube(s) to {target} that they own, free.</source>
        <translation>
            <numerusform>Chaque joueur ajoute gratuitement %n cube à {target} qu’il possède.</numerusform>
            <numerusform>Chaque joueur ajoute gratuitement %n cubes à {target} qu’il possède.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each player discards {amount} of their {cards}.</source>
        <translation>Chaque joueur défausse {amount} de ses {cards}.</translation>
    </message>
    <message>
        <source>Each player gains {gold} gold for each {counted}.</source>
        <translation>Chaque joueur gagne {gold} or par {counted}.</translation>
    </message>
    <message>
        <source>Each player gains {gold} gold.</source>
        <translation>Chaque joueur gagne {gold} or.</translation>
    </message>
    <message>
        <source>Each player may build one connection at half price.</source>
        <translation>Chaque joueur peut construire une connexion à moitié prix.</translation>
    </message>
    <message>
        <source>Each player pays {gold} gold for each {counted}.</source>
        <translation>Chaque joueur paie {gold} or par {counted}.</translation>
    </message>
    <message>
        <source>Each player pays {gold} gold.</source>
        <translation>Chaque joueur paie {gold} or.</translation>
    </message>
    <message>
        <source>Each player places {unrest} on {target} that they own.</source>
        <translation>Chaque joueur met {unrest} sur {target} qu’il possède.</translation>
    </message>
    <message>
        <source>Each player scans a code and sees their hand on a phone</source>
        <translation>Chaque joueur scanne un code et voit sa main sur un téléphone</translation>
    </message>
    <message>
        <source>Each reaches the goal {chance}.</source>
        <translation>Chacun atteint le but {chance}.</translation>
    </message>
    <message>
        <source>Each round, a counter does one of these: combat, Night Raid, taxes, burning.</source>
        <translation>À chaque round, un pion fait l’une de ces actions&#xa0;: combat, raid de nuit, impôts, incendie.</translation>
    </message>
    <message>
        <source>Each seat can be played from another computer. Send each friend the link for their seat: it works once and claims that seat. Everyone needs the same cards.</source>
        <translation>Chaque place peut être occupée depuis un autre ordinateur. Envoyez à chaque ami le lien de sa place&#xa0;: il sert une fois et réserve cette place. Tous doivent avoir les mêmes cartes.</translation>
    </message>
    <message>
        <source>Each turn is limited to {time}; then a robot plays for an absent player.</source>
        <translation>Chaque tour est limité à {time}&#xa0;; ensuite, un robot joue à la place du joueur absent.</translation>
    </message>
    <message>
        <source>Earlier</source>
        <extracomment>desk/log/recap_sheet.py: Sheet with the log since a player's last turn, in pages.</extracomment>
        <translation>Plus tôt</translation>
    </message>
    <message>
        <source>Earns each turn: {0}.</source>
        <translation>Rapporte à chaque tour&#xa0;: {0}.</translation>
    </message>
    <message>
        <source>Earns nothing now.</source>
        <translation>Ne rapporte rien pour l’instant.</translation>
    </message>
    <message>
        <source>Easier for newcomers: {side}.</source>
        <translation>Plus facile pour débuter&#xa0;: {side}.</translation>
    </message>
    <message>
        <source>Easy</source>
        <extracomment>mexican_adventure/table/words/terms.py: Names of the game's terms for players. No Qt. porfiriana/robots/planner/levels.py: Levels of the planner, with the depth and width of their search, and temperaments.</extracomment>
        <translation>Facile</translation>
    </message>
    <message>
        <source>Economy</source>
        <extracomment>porfiriana/table/faces/regime.py: Faces of regimes, as proclamations. porfiriana/table/sheets/overview.py: Overview of the game: turn, actions with prices, victory, icons and keys. porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Économie</translation>
    </message>
    <message>
        <source>Economy: Depression</source>
        <extracomment>porfiriana/rules/sums.py: Itemised costs of actions, and income and value of cards.</extracomment>
        <translation>Économie&#xa0;: Dépression</translation>
    </message>
    <message>
        <source>Economy: {regime}</source>
        <extracomment>porfiriana/rules/sums.py: Itemised costs of actions, and income and value of cards.</extracomment>
        <translation>Économie&#xa0;: {regime}</translation>
    </message>
    <message>
        <source>Economy: {value}.</source>
        <extracomment>porfiriana/rules/card_text.py: Card effects as plain sentences, generated from the card data.</extracomment>
        <translation>Économie&#xa0;: {value}.</translation>
    </message>
    <message>
        <source>Edge of a panel</source>
        <translation>Bord d’un panneau</translation>
    </message>
    <message>
        <source>Edit as a form</source>
        <translation>Ouvrir le formulaire</translation>
    </message>
    <message>
        <source>Effects</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Effets</translation>
    </message>
    <message>
        <source>Egyptians</source>
        <extracomment>mexican_adventure/table/words/terms.py: Names of the game's terms for players. No Qt. events.yaml: Titles of the event chits.</extracomment>
        <translation>Égyptiens</translation>
    </message>
    <message>
        <source>Either way, it goes to the Bull-Bear pile.</source>
        <translation>Dans les deux cas, la carte va à la défausse taureau-ours.</translation>
    </message>
    <message>
        <source>Either way, the showdown follows.</source>
        <translation>Dans les deux cas, l’épreuve de force suit.</translation>
    </message>
    <message>
        <source>El Paso dealer that sold arms to several sides of the fighting in Mexico.</source>
        <translation>Marchand d’El Paso qui vendit des armes à plusieurs des camps qui s’affrontaient au Mexique.</translation>
    </message>
    <message>
        <source>El Paso hotel opened in 1912, within sight of Ciudad Juárez.</source>
        <translation>Hôtel d’El Paso ouvert en 1912, en vue de Ciudad Juárez.</translation>
    </message>
    <message>
        <source>Election</source>
        <extracomment>words.yaml: sales</extracomment>
        <translation>Élection</translation>
    </message>
    <message>
        <source>Eliminated Republican leaders stay out for good; French Retreat 1 right.</source>
        <translation>Les chefs républicains éliminés le restent&#xa0;; Retrait français&#xa0;: 1 vers la droite.</translation>
    </message>
    <message>
        <source>Embark {pieces}</source>
        <extracomment>mexican_adventure/table/words/labels.py: Actions as text: lines of the log, labels, consequences and refusals. No Qt.</extracomment>
        <translation>Embarquer {pieces}</translation>
    </message>
    <message>
        <source>Emilio Kosterlitzky&apos;s mounted police of Sonora, who rode to Cananea in June 1906.</source>
        <translation>La police montée de la Sonora, commandée par Emilio Kosterlitzky&#xa0;; elle gagna Cananea à cheval en juin 1906.</translation>
    </message>
    <message>
        <source>End</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Fin</translation>
    </message>
    <message>
        <source>End of the American Civil War</source>
        <translation>Fin de la guerre de Sécession</translation>
    </message>
    <message>
        <source>End of the Arms Deliveries</source>
        <translation>Fin des livraisons d’armes</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Fin de la partie</translation>
    </message>
    <message>
        <source>End the bidding</source>
        <translation>Clore les enchères</translation>
    </message>
    <message>
        <source>End the boycott of {product}, {land}: +{number}</source>
        <translation>Lever le boycott ({product}, {land})&#xa0;: +{number}</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Terminer le tour</translation>
    </message>
    <message>
        <source>End turn</source>
        <extracomment>porfiriana/table/scene/looks.py: Looks of single items on the table. porfiriana/table/scene/tableau.py: Items of the seats: panels, cards in play, hand, supply and buttons. porfiriana/table/words/labels.py: Actions as texts: buttons, instructions and log entries. No Qt.</extracomment>
        <translation>Fin du tour</translation>
    </message>
    <message>
        <source>End without a bid</source>
        <translation>Clore sans offre</translation>
    </message>
    <message>
        <source>Ended by Topple</source>
        <translation>Finies par Renversement</translation>
    </message>
    <message>
        <source>Ended under</source>
        <extracomment>porfiriana/table/sheets/records_sheet.py: Records of a player, and their sheet.</extracomment>
        <translation>Finies sous</translation>
    </message>
    <message>
        <source>Enemies can come from {zones}.</source>
        <translation>Des ennemis peuvent venir de {zones}.</translation>
    </message>
    <message>
        <source>Enemies next to it: {zones}.</source>
        <translation>Ennemis dans les zones voisines&#xa0;: {zones}.</translation>
    </message>
    <message>
        <source>Engineer of dams and railways in Chihuahua who died on the Lusitania.</source>
        <translation>Ingénieur de barrages et de chemins de fer au Chihuahua, mort sur le Lusitania.</translation>
    </message>
    <message>
        <source>Enlarge a card after</source>
        <translation>Agrandir une carte après</translation>
    </message>
    <message>
        <source>Enlist…</source>
        <extracomment>words.yaml: asks</extracomment>
        <translation>S’engager…</translation>
    </message>
    <message>
        <source>Enter</source>
        <extracomment>sierra_madre/table/sheets.py: Sheets: forms, the revealed card, files, and the final account.</extracomment>
        <translation>Saisir</translation>
    </message>
    <message>
        <source>Enter another bid…</source>
        <translation>Saisir une autre offre…</translation>
    </message>
    <message>
        <source>Enter the cards</source>
        <translation>Saisir les cartes</translation>
    </message>
    <message>
        <source>Enter the dice…</source>
        <translation>Saisir les dés…</translation>
    </message>
    <message>
        <source>Enter the die…</source>
        <translation>Saisir le dé…</translation>
    </message>
    <message>
        <source>Enter the sale…</source>
        <translation>Saisir la vente…</translation>
    </message>
    <message>
        <source>Enter your own dice…</source>
        <translation>Saisir vos propres dés…</translation>
    </message>
    <message>
        <source>Enterprise</source>
        <extracomment>porfiriana/table/faces/enterprise.py: Faces of enterprises: a landscape with the industry's mark, above the connections.</extracomment>
        <translation>Entreprise</translation>
    </message>
    <message>
        <source>Enterprise · {industry} · {district}</source>
        <translation>Entreprise · {industry} · {district}</translation>
    </message>
    <message>
        <source>Enterprises</source>
        <extracomment>porfiriana/table/sheets/cards_sheet.py: Sheet of the deck's cards, with filters.</extracomment>
        <translation>Entreprises</translation>
    </message>
    <message>
        <source>Enterprises with prestige or slaves, and plantations: into his tableau.</source>
        <translation>Entreprises avec prestige ou esclaves, et plantations&#xa0;: dans son étalage.</translation>
    </message>
    <message>
        <source>Equal gold ({others}): the higher income wins.</source>
        <translation>À égalité d’or ({others}), le revenu le plus élevé l’emporte.</translation>
    </message>
    <message>
        <source>Equal gold and equal income: they share the win.</source>
        <translation>Égalité d’or et de revenu&#xa0;: victoire partagée.</translation>
    </message>
    <message>
        <source>Esc</source>
        <extracomment>porfiriana/table/sheets/overview.py: Overview of the game: turn, actions with prices, victory, icons and keys.</extracomment>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Estate upriver from Hermosillo once held by Governor Manuel María Gándara.</source>
        <translation>Domaine en amont d’Hermosillo, jadis propriété du gouverneur Manuel María Gándara.</translation>
    </message>
    <message>
        <source>Evasion</source>
        <extracomment>events.yaml: Titles of the event chits.</extracomment>
        <translation>Évasion</translation>
    </message>
    <message>
        <source>Event</source>
        <extracomment>porfiriana/table/faces/headline.py: Faces of Headlines, as front pages, and Topples, as yellow broadsides. porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Événement</translation>
    </message>
    <message>
        <source>Event card</source>
        <extracomment>words.yaml: kinds</extracomment>
        <translation>Carte événement</translation>
    </message>
    <message>
        <source>Event chits, French Retreat and American Aid</source>
        <translation>Jetons d’événement, Retrait français et Aide américaine</translation>
    </message>
    <message>
        <source>Event draw</source>
        <extracomment>mexican_adventure/table/words/terms.py: Names of the game's terms for players. No Qt.</extracomment>
        <translation>Événements</translation>
    </message>
    <message>
        <source>Events</source>
        <extracomment>mexican_adventure/table/wording.py: Texts of The Mexican Adventure: see ``paxdesk/desk/protocol/table_game.py``. No Qt.</extracomment>
        <translation>Événements</translation>
    </message>
    <message>
        <source>Every Counter-guerrilla in {zone} has moved.</source>
        <translation>Toutes les Contre-guérillas de {zone} se sont déplacées.</translation>
    </message>
    <message>
        <source>Every Hacendado</source>
        <extracomment>porfiriana/ladder.py: The ladder for single players: opponents by strength, and progress.</extracomment>
        <translation>Chaque Hacendado</translation>
    </message>
    <message>
        <source>Every bid in a lawsuit counts: enter them all.</source>
        <translation>Toutes les offres d’un procès comptent&#xa0;: saisissez-les toutes.</translation>
    </message>
    <message>
        <source>Every district</source>
        <extracomment>porfiriana/table/sheets/cards_sheet.py: Sheet of the deck's cards, with filters.</extracomment>
        <translation>Tous les districts</translation>
    </message>
    <message>
        <source>Every faction</source>
        <extracomment>porfiriana/table/sheets/cards_sheet.py: Sheet of the deck's cards, with filters.</extracomment>
        <translation>Toutes les factions</translation>
    </message>
    <message>
        <source>Every industry</source>
        <extracomment>porfiriana/table/sheets/cards_sheet.py: Sheet of the deck's cards, with filters.</extracomment>
        <translation>Toutes les industries</translation>
    </message>
    <message>
        <source>Every kind</source>
        <extracomment>porfiriana/table/sheets/cards_sheet.py: Sheet of the deck's cards, with filters.</extracomment>
        <translation>Tous les types</translation>
    </message>
    <message>
        <source>Every movement of gold</source>
        <translation>Tous les mouvements d’or</translation>
    </message>
    <message>
        <source>Every player needs a name.</source>
        <translation>Chaque joueur doit avoir un nom.</translation>
    </message>
    <message>
        <source>Everyone</source>
        <extracomment>desk/replay/share_sheet.py: Sheet for sharing a replay: choice of view and turns, with notes at moments.</extracomment>
        <translation>Tous</translation>
    </message>
    <message>
        <source>Everyone has joined your new table.</source>
        <translation>Tout le monde a rejoint votre nouvelle table.</translation>
    </message>
    <message>
        <source>Everyone has to agree, and someone is away. Wait until all players are back.</source>
        <translation>L’accord de tous est nécessaire et quelqu’un est absent. Attendez que tous les joueurs soient de retour.</translation>
    </message>
    <message>
        <source>Everyone scans a code and sees the table on a phone: their gold first, then cards, bids and the log. All entries are made on this computer. The connection is not encrypted: anyone on your home network could see the table.</source>
        <translation>Chacun scanne un code et voit la table sur un téléphone&#xa0;: son or d’abord, puis les cartes, les enchères et le journal de partie. Toutes les saisies se font sur cet ordinateur. La connexion n’est pas chiffrée&#xa0;: toute personne sur votre réseau domestique pourrait voir la table.</translation>
    </message>
    <message>
        <source>Everyone scans a code, and plays their hand on a phone; this screen shows the table. The connection is not encrypted: anyone on your home network could see a hand and play it.</source>
        <translation>Chacun scanne un code et joue sa main sur un téléphone&#xa0;; cet écran montre la table. La connexion n’est pas chiffrée&#xa0;: toute personne sur votre réseau domestique pourrait voir une main et la jouer.</translation>
    </message>
    <message>
        <source>Everyone&apos;s starting gold</source>
        <translation>Or de départ de chacun</translation>
    </message>
    <message>
        <source>Everything</source>
        <extracomment>mexican_adventure/table/sheets/workshop_sheets.py: Editor of positions and puzzles: pieces are dragged, stacks are clicked.</extracomment>
        <translation>Tout</translation>
    </message>
    <message>
        <source>Everything after this line will be undone. Redo brings it back.</source>
        <translation>Tout ce qui suit cette ligne sera annulé. «&#xa0;Rétablir&#xa0;» permet d’y revenir.</translation>
    </message>
    <message>
        <source>Everything dealt and rolled follows from the seed, but your share is not in it: the host could have chosen the deal.</source>
        <translation>Toutes les cartes et tous les dés découlent de la graine, mais votre part n’y figure pas&#xa0;: l’hôte a pu choisir la donne.</translation>
    </message>
    <message numerus="yes">
        <source>Everything follows from the shared seed, but the host asked for new shares %n time(s) after receiving yours, and could have chosen the best deal.</source>
        <translation>
            <numerusform>Tout découle de la graine commune, mais l’hôte a demandé de nouvelles parts %n fois après avoir reçu la vôtre et a pu choisir la meilleure donne.</numerusform>
            <numerusform>Tout découle de la graine commune, mais l’hôte a demandé de nouvelles parts %n fois après avoir reçu la vôtre et a pu choisir la meilleure donne.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everything that has happened</source>
        <translation>Tout ce qui s’est passé</translation>
    </message>
    <message>
        <source>Exactly {number} FP go without supply: everything you can pay for is supplied.</source>
        <translation>PF à laisser sans ravitaillement&#xa0;: exactement {number}. Tout ce que vous pouvez payer est ravitaillé.</translation>
    </message>
    <message>
        <source>Excel (*.xlsx)</source>
        <extracomment>porfiriana/table/sheets/cards_sheet.py: Sheet of the deck's cards, with filters.</extracomment>
        <translation>Excel (*.xlsx)</translation>
    </message>
    <message>
        <source>Exchange of Prisoners</source>
        <translation>Échange de prisonniers</translation>
    </message>
    <message>
        <source>Expect about {dealt} losses dealt and {taken} taken.</source>
        <translation>Pertes prévues&#xa0;: environ {dealt} infligées et {taken} subies.</translation>
    </message>
    <message>
        <source>Expected steps: {dealt} dealt, {taken} taken. With {better}: {more} dealt, {less} taken.</source>
        <translation>Pertes prévues, en pas&#xa0;: {dealt} infligées, {taken} subies. Avec {better}&#xa0;: {more} infligées, {less} subies.</translation>
    </message>
    <message>
        <source>Expert</source>
        <extracomment>porfiriana/robots/planner/levels.py: Levels of the planner, with the depth and width of their search, and temperaments.</extracomment>
        <translation>Expert</translation>
    </message>
    <message>
        <source>Explosives maker behind a high tariff, with the president&apos;s son among its directors.</source>
        <translation>Fabricant d’explosifs protégé par des droits de douane élevés, qui comptait le fils du président parmi ses administrateurs.</translation>
    </message>
    <message>
        <source>Export as CSV…</source>
        <translation>Exporter en CSV…</translation>
    </message>
    <message>
        <source>Export the card set</source>
        <translation>Exporter le jeu de cartes</translation>
    </message>
    <message>
        <source>Export the entries</source>
        <translation>Exporter les écritures</translation>
    </message>
    <message>
        <source>Export the ledger</source>
        <translation>Exporter le livre de comptes</translation>
    </message>
    <message>
        <source>Export the log</source>
        <translation>Exporter le journal de partie</translation>
    </message>
    <message>
        <source>Export the log as text</source>
        <translation>Exporter le journal de partie en texte</translation>
    </message>
    <message>
        <source>Export the log…</source>
        <translation>Exporter le journal de partie…</translation>
    </message>
    <message>
        <source>Export the records</source>
        <translation>Exporter les résultats</translation>
    </message>
    <message>
        <source>Export your cards</source>
        <translation>Exporter vos cartes</translation>
    </message>
    <message>
        <source>Export your puzzles</source>
        <translation>Exporter vos problèmes</translation>
    </message>
    <message>
        <source>Export…</source>
        <extracomment>desk/own_puzzle_sheet.py: Sheet for making a puzzle: a goal for a position set up by hand. porfiriana/table/sheets/cards_sheet.py: Sheet of the deck's cards, with filters.</extracomment>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Extorts {0}: 1 gold a turn.</source>
        <translation>Extorque {0}&#xa0;: 1 or par tour.</translation>
    </message>
    <message>
        <source>Extra action</source>
        <extracomment>porfiriana/table/sheets/overview.py: Overview of the game: turn, actions with prices, victory, icons and keys.</extracomment>
        <translation>Action supplémentaire</translation>
    </message>
    <message>
        <source>F1, Shift+F1</source>
        <extracomment>porfiriana/table/sheets/overview.py: Overview of the game: turn, actions with prices, victory, icons and keys.</extracomment>
        <translation>F1, Maj+F1</translation>
    </message>
    <message>
        <source>FP move once a turn.</source>
        <translation>Les PF ne se déplacent qu’une fois par tour.</translation>
    </message>
    <message>
        <source>FP of one side</source>
        <translation>des PF d’un camp</translation>
    </message>
    <message>
        <source>FP raised now will still be there after the French leave.</source>
        <translation>Les PF levés maintenant seront encore là après le départ des Français.</translation>
    </message>
    <message>
        <source>FP such as 7A.french or 9C</source>
        <translation>des PF comme 7A.french ou 9C</translation>
    </message>
    <message>
        <source>FP that this side cannot place</source>
        <translation>des PF que ce camp ne peut pas placer</translation>
    </message>
    <message>
        <source>FP, or none</source>
        <translation>des PF, ou none</translation>
    </message>
    <message>
        <source>Face down</source>
        <extracomment>desk/sheets/form_widgets.py: Fields and buttons drawn on paper. mexican_adventure/table/sheets/overview.py: One-page overview of the game: turns, victory, and the meaning of the pieces.</extracomment>
        <translation>Face cachée</translation>
    </message>
    <message>
        <source>Faction</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Faction</translation>
    </message>
    <message>
        <source>Factions</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Factions</translation>
    </message>
    <message>
        <source>Fair: everything dealt and rolled follows from the shared seed.</source>
        <translation>Partie loyale&#xa0;: toutes les cartes et tous les dés découlent de la graine commune.</translation>
    </message>
    <message>
        <source>Farms around Cócorit on Yaqui valley land surveyed by the government in the 1890s.</source>
        <translation>Fermes autour de Cócorit, sur des terres de la vallée du Yaqui arpentées par le gouvernement dans les années 1890.</translation>
    </message>
    <message>
        <source>Fast</source>
        <extracomment>desk/animations.py: Running animations and their pace. desk/preferences/settings_sheet.py: Settings sheet and shortcuts sheet; each change takes effect immediately.</extracomment>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>Federal</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>Fédérale</translation>
    </message>
    <message>
        <source>Federal agency that employed Emilio Kosterlitzky after his exile to the United States.</source>
        <translation>Service fédéral qui employa Emilio Kosterlitzky après son exil aux États-Unis.</translation>
    </message>
    <message>
        <source>Federal battalion sent against Tomóchic, Chihuahua, in 1892.</source>
        <translation>Bataillon fédéral envoyé contre Tomóchic, au Chihuahua, en 1892.</translation>
    </message>
    <message>
        <source>Federal column with which Victoriano Huerta defeated Orozco in 1912.</source>
        <translation>Colonne fédérale avec laquelle Victoriano Huerta vainquit Orozco en 1912.</translation>
    </message>
    <message>
        <source>Federal grants paid builders by the kilometre; the main lines were merged in 1908.</source>
        <translation>Les subventions fédérales payaient les constructeurs au kilomètre&#xa0;; les grandes lignes fusionnèrent en 1908.</translation>
    </message>
    <message>
        <source>Federal raids of 1919 and 1920 arrested thousands of alleged radicals.</source>
        <translation>Lors des rafles fédérales de 1919 et 1920, des milliers de radicaux présumés furent arrêtés.</translation>
    </message>
    <message>
        <source>Federal troops who held the port of Guaymas in 1913 and 1914.</source>
        <translation>Troupes fédérales qui tinrent le port de Guaymas en 1913 et 1914.</translation>
    </message>
    <message>
        <source>Federal zone command that covered Sonora and Baja California.</source>
        <translation>Commandement de zone fédéral qui couvrait la Sonora et la Basse-Californie.</translation>
    </message>
    <message>
        <source>Federation of craft unions led by Samuel Gompers from 1886.</source>
        <translation>Fédération de syndicats de métier dirigée par Samuel Gompers à partir de 1886.</translation>
    </message>
    <message>
        <source>Federico Ronstadt&apos;s Tucson carriage and hardware house traded widely in Sonora.</source>
        <translation>La maison de voitures et de quincaillerie de Federico Ronstadt, à Tucson, commerçait largement en Sonora.</translation>
    </message>
    <message>
        <source>Federico Sisniega&apos;s works in Chihuahua city; he was a business partner of the Terrazas family.</source>
        <translation>Usine de Federico Sisniega dans la ville de Chihuahua&#xa0;; il était l’associé de la famille Terrazas.</translation>
    </message>
    <message>
        <source>Fewer options</source>
        <extracomment>porfiriana/table/sheets/new_game.py: New Game sheet: mode and players; on request, options and seed.</extracomment>
        <translation>Moins d’options</translation>
    </message>
    <message>
        <source>Field guns designed by General Manuel Mondragón, who joined the coup of February 1913.</source>
        <translation>Canons de campagne conçus par le général Manuel Mondragón, qui participa au coup d’État de février 1913.</translation>
    </message>
    <message>
        <source>Files</source>
        <extracomment>desk/window/window.py: Main window: the desk, its commands, saved games and sheets.</extracomment>
        <translation>Fichiers</translation>
    </message>
    <message>
        <source>Files…</source>
        <extracomment>words.yaml: always</extracomment>
        <translation>Fichiers…</translation>
    </message>
    <message>
        <source>Finish</source>
        <extracomment>desk/guide.py: Guide of a lesson, with its note and marks on the table, and the list of lessons.</extracomment>
        <translation>Terminer</translation>
    </message>
    <message>
        <source>Finish Mordida</source>
        <extracomment>words.yaml: going on</extracomment>
        <translation>Terminer la Mordida</translation>
    </message>
    <message>
        <source>Finish a solo game and your results appear here.</source>
        <translation>Terminez une partie en solo et vos résultats apparaîtront ici.</translation>
    </message>
    <message>
        <source>Finish buying rifles</source>
        <translation>Terminer les achats de fusils</translation>
    </message>
    <message>
        <source>Finish for everyone</source>
        <translation>Terminer pour tous</translation>
    </message>
    <message>
        <source>Finish the auction in progress first.</source>
        <translation>Terminez d’abord l’enchère en cours.</translation>
    </message>
    <message>
        <source>Finish the auctions</source>
        <translation>Terminer les enchères</translation>
    </message>
    <message>
        <source>Finish the leaders&apos; initiative first.</source>
        <translation>Terminez d’abord l’initiative des chefs.</translation>
    </message>
    <message>
        <source>Finished games</source>
        <extracomment>desk/home/home_page.py: Home page, shown at start and reachable from the table.</extracomment>
        <translation>Parties finies</translation>
    </message>
    <message>
        <source>Firepower</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Puissance de feu</translation>
    </message>
    <message>
        <source>Firepower 1 to 3</source>
        <translation>Puissance de feu 1 à 3</translation>
    </message>
    <message>
        <source>Firepower 1: bows.</source>
        <translation>Puissance de feu 1&#xa0;: arcs.</translation>
    </message>
    <message>
        <source>Firepower 2: rifles.</source>
        <translation>Puissance de feu 2&#xa0;: fusils.</translation>
    </message>
    <message>
        <source>Firepower 3: machine guns, never defeated.</source>
        <translation>Puissance de feu 3&#xa0;: mitrailleuses, jamais vaincues.</translation>
    </message>
    <message>
        <source>Firepower {0}, thanks to a general.</source>
        <translation>Puissance de feu {0}, grâce à un général.</translation>
    </message>
    <message>
        <source>First</source>
        <extracomment>porfiriana/table/words/diaz_words.py: Díaz's purchases by dice, and their reasons, as sentences. No Qt.</extracomment>
        <translation>Premier</translation>
    </message>
    <message>
        <source>First item in this area</source>
        <translation>Premier élément de cette zone</translation>
    </message>
    <message>
        <source>First player</source>
        <extracomment>porfiriana/table/sheets/new_game.py: New Game sheet: mode and players; on request, options and seed.</extracomment>
        <translation>Premier joueur</translation>
    </message>
    <message>
        <source>First, all gold returns home; correct the entries for gold that stays at its enterprise.</source>
        <translation>D’abord, tout l’or rentre&#xa0;; corrigez les écritures de l’or qui reste dans son entreprise.</translation>
    </message>
    <message>
        <source>Five actions left.</source>
        <translation>Il reste cinq actions.</translation>
    </message>
    <message>
        <source>Fixed</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Fixe</translation>
    </message>
    <message>
        <source>Fixed income</source>
        <extracomment>porfiriana/table/sheets/overview.py: Overview of the game: turn, actions with prices, victory, icons and keys.</extracomment>
        <translation>Revenu fixe</translation>
    </message>
    <message>
        <source>Flowchart of the Pax-o-matic</source>
        <translation>Organigramme du Pax-o-matic</translation>
    </message>
    <message>
        <source>Flowchart of the robots</source>
        <translation>Organigramme des robots</translation>
    </message>
    <message>
        <source>Followers of Felipe Bachomo, a Mayo leader allied with Villa.</source>
        <translation>Partisans de Felipe Bachomo, chef mayo allié à Villa.</translation>
    </message>
    <message>
        <source>Followers of Teresa Urrea who attacked the Nogales customhouse in August 1896.</source>
        <translation>Adeptes de Teresa Urrea qui attaquèrent la douane de Nogales en août 1896.</translation>
    </message>
    <message>
        <source>For a Straw Man, your enterprise must have no Unrest.</source>
        <translation>Pour un homme de paille, votre entreprise doit être sans Agitation.</translation>
    </message>
    <message>
        <source>For a TV: fixed seats and large text</source>
        <translation>Pour un téléviseur&#xa0;: places fixes et texte de grande taille</translation>
    </message>
    <message>
        <source>For each</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Pour chaque</translation>
    </message>
    <message>
        <source>For each {card} that they own, each player pays {gold} gold or discards it.</source>
        <translation>Pour chaque {card} qu’il possède, chaque joueur paie {gold} or ou défausse la carte.</translation>
    </message>
    <message>
        <source>For touch: 44-pixel buttons, and a tap selects the nearest item</source>
        <translation>Pour le tactile&#xa0;: boutons de 44 pixels&#xa0;; un appui sélectionne l’élément le plus proche</translation>
    </message>
    <message>
        <source>Force points by turn</source>
        <translation>Points de force par tour</translation>
    </message>
    <message>
        <source>Forced Enrolment</source>
        <extracomment>events.yaml: Titles of the event chits.</extracomment>
        <translation>Enrôlement forcé</translation>
    </message>
    <message>
        <source>Forced auction</source>
        <extracomment>words.yaml: sales</extracomment>
        <translation>Enchère forcée</translation>
    </message>
    <message>
        <source>Forces on the map</source>
        <translation>Forces sur la carte</translation>
    </message>
    <message>
        <source>Forces that came to {zone} this turn leave next turn.</source>
        <translation>Les forces arrivées à {zone} ce tour-ci ne partent qu’au tour suivant.</translation>
    </message>
    <message>
        <source>Forces that stay to the end gather in {to}.</source>
        <translation>{to}&#xa0;: les forces qui restent jusqu’au bout s’y rassemblent.</translation>
    </message>
    <message>
        <source>Forces that stay to the end gather.</source>
        <translation>Les forces qui restent jusqu’au bout se rassemblent.</translation>
    </message>
    <message>
        <source>Foreign-owned lands of the Palomas Land and Cattle Company beside the New Mexico line.</source>
        <translation>Terres de la Palomas Land and Cattle Company, à capitaux étrangers, au bord du Nouveau-Mexique.</translation>
    </message>
    <message>
        <source>Forey</source>
        <extracomment>events.yaml: Titles of the event chits.</extracomment>
        <translation>Forey</translation>
    </message>
    <message>
        <source>Former governor of Washington, D.C., who ran silver mines at Batopilas until 1902.</source>
        <translation>Ancien gouverneur de Washington, D.C., qui exploita des mines d’argent à Batopilas jusqu’en 1902.</translation>
    </message>
    <message>
        <source>Forward</source>
        <extracomment>desk/rules_window.py: Rules window: contents, search, and pages with cross-references.</extracomment>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Founded in 1900 by the Flores Magón circle and later printed in Texas, Missouri and California.</source>
        <translation>Fondé en 1900 par le cercle de Flores Magón, puis imprimé au Texas, au Missouri et en Californie.</translation>
    </message>
    <message>
        <source>Four actions left.</source>
        <translation>Il reste quatre actions.</translation>
    </message>
    <message>
        <source>Four quarters abroad</source>
        <translation>Quatre trimestres à l’étranger</translation>
    </message>
    <message>
        <source>Fourth</source>
        <extracomment>porfiriana/table/words/diaz_words.py: Díaz's purchases by dice, and their reasons, as sentences. No Qt.</extracomment>
        <translation>Quatrième</translation>
    </message>
    <message>
        <source>Fraud: discard {card}</source>
        <translation>Fraude&#xa0;: défausser {card}</translation>
    </message>
    <message>
        <source>Fraud: discard {card} for {kind}</source>
        <translation>Fraude&#xa0;: défausser {card} pour le {kind}</translation>
    </message>
    <message>
        <source>Free</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Gratuit</translation>
    </message>
    <message>
        <source>Free Elections</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>Élections libres</translation>
    </message>
    <message>
        <source>Free seats on the local network</source>
        <translation>Places libres sur le réseau local</translation>
    </message>
    <message>
        <source>Free.</source>
        <extracomment>porfiriana/table/words/labels.py: Actions as texts: buttons, instructions and log entries. No Qt.</extracomment>
        <translation>Gratuit.</translation>
    </message>
    <message>
        <source>French</source>
        <extracomment>mexican_adventure/table/words/terms.py: Names of the game's terms for players. No Qt.</extracomment>
        <translation>Français</translation>
    </message>
    <message>
        <source>French Retreat</source>
        <extracomment>mexican_adventure/table/chart_plots.py: Charts of a game: resources, strength, zones and the French Retreat marker. mexican_adventure/table/scene/tracks.py: Cartouche in the Gulf: calendar, tracks, both sides' RP and the bowl. mexican_adventure/table/sheets/workshop_sheets.py: Editor of positions and puzzles: pieces are dragged, stacks are clicked.</extracomment>
        <translation>Retrait français</translation>
    </message>
    <message>
        <source>French Retreat 0–9</source>
        <translation>Retrait français 0–9</translation>
    </message>
    <message>
        <source>French Retreat 1 left.</source>
        <translation>Retrait français&#xa0;: 1 vers la gauche.</translation>
    </message>
    <message>
        <source>French Retreat 2 right.</source>
        <translation>Retrait français&#xa0;: 2 vers la droite.</translation>
    </message>
    <message>
        <source>French Retreat 3 right.</source>
        <translation>Retrait français&#xa0;: 3 vers la droite.</translation>
    </message>
    <message>
        <source>French Retreat 5 right; Republicans up to B; American Aid +1.</source>
        <translation>Retrait français&#xa0;: 5 vers la droite&#xa0;; Républicains jusqu’à B&#xa0;; Aide américaine +1.</translation>
    </message>
    <message>
        <source>French Retreat by turn</source>
        <translation>Retrait français par tour</translation>
    </message>
    <message>
        <source>French Retreat moves {steps} to the left</source>
        <translation>Le Retrait français recule de {steps} vers la gauche</translation>
    </message>
    <message>
        <source>French Retreat moves {steps} to the right</source>
        <translation>Le Retrait français avance de {steps} vers la droite</translation>
    </message>
    <message>
        <source>French Retreat never at {most}; it is at {number}</source>
        <translation>Retrait français jamais à {most}&#xa0;; il est à {number}</translation>
    </message>
    <message>
        <source>French Retreat was never at 30 at the end of a turn</source>
        <translation>Le Retrait français n’a jamais été à 30 à la fin d’un tour</translation>
    </message>
    <message>
        <source>French Retreat {change}</source>
        <translation>Retrait français {change}</translation>
    </message>
    <message>
        <source>French Retreat {number}</source>
        <translation>Retrait français {number}</translation>
    </message>
    <message>
        <source>French Retreat {number}: not above {most}</source>
        <translation>Retrait français {number}&#xa0;: ne dépasse pas {most}</translation>
    </message>
    <message>
        <source>French pilot who tried to bomb federal gunboats at Guaymas in May 1913.</source>
        <translation>Pilote français qui tenta de bombarder des canonnières fédérales à Guaymas en mai 1913.</translation>
    </message>
    <message>
        <source>Frenchmen who stay fight on as Imperial Mexicans.</source>
        <translation>Les Français qui restent continuent à se battre comme Mexicains impériaux.</translation>
    </message>
    <message>
        <source>From</source>
        <extracomment>words.yaml: fields</extracomment>
        <translation>De</translation>
    </message>
    <message>
        <source>From a contested zone the first step may not enter an enemy&apos;s zone.</source>
        <translation>En quittant une zone disputée, une force ne peut pas entrer aussitôt dans une zone ennemie.</translation>
    </message>
    <message>
        <source>From here it cannot be solved. Undo your last action and try again.</source>
        <translation>À partir d’ici, il n’y a plus de solution. Annulez votre dernière action et réessayez.</translation>
    </message>
    <message>
        <source>From here the HQ reaches most of its troops.</source>
        <translation>D’ici, le QG atteint la plupart de ses troupes.</translation>
    </message>
    <message>
        <source>From next turn on trains run between Veracruz and Mexico.</source>
        <translation>Dès le prochain tour, des trains roulent entre Veracruz et Mexico.</translation>
    </message>
    <message>
        <source>From round {first} to {last} {name} missed a chance to topple Díaz.</source>
        <translation>Du tour de table {first} au tour de table {last}, {name} a laissé passer l’occasion de renverser Díaz.</translation>
    </message>
    <message>
        <source>From this game</source>
        <translation>À partir de cette partie</translation>
    </message>
    <message>
        <source>From {zone}: march where?</source>
        <translation>De {zone}&#xa0;: vers où marcher&#xa0;?</translation>
    </message>
    <message>
        <source>From@the first turn</source>
        <translation>À partir de</translation>
    </message>
    <message>
        <source>Frontier Arizona merchant family whose stores sold dry goods and arms.</source>
        <translation>Famille de marchands de la frontière de l’Arizona, dont les magasins vendaient des tissus et des armes.</translation>
    </message>
    <message>
        <source>Full screen</source>
        <extracomment>desk/window/window.py: Main window: the desk, its commands, saved games and sheets.</extracomment>
        <translation>Plein écran</translation>
    </message>
    <message>
        <source>Full speech.</source>
        <extracomment>desk/view/screen_reader.py: Announcements for screen readers and the built-in voice: focus, prompts, summaries.</extracomment>
        <translation>Lecture complète.</translation>
    </message>
    <message>
        <source>Gain {gold} gold whenever anyone plays an orange card or uses an activist.</source>
        <translation>Gagnez {gold} or chaque fois que quelqu’un joue une carte orange ou se sert d’un activiste.</translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>porfiriana/table/sheets/records_sheet.py: Records of a player, and their sheet.</extracomment>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Games in progress</source>
        <translation>Parties en cours</translation>
    </message>
    <message>
        <source>Games played on from both: {points} points more.</source>
        <translation>Parties jouées à partir des deux plans&#xa0;: {points} points de plus.</translation>
    </message>
    <message>
        <source>Games won of the last ten, in %</source>
        <translation>Parties gagnées sur les dix dernières, en %</translation>
    </message>
    <message>
        <source>General Pershing&apos;s force, sent into Chihuahua in March 1916.</source>
        <translation>La force du général Pershing, envoyée au Chihuahua en mars 1916.</translation>
    </message>
    <message>
        <source>General and governor of Nuevo León, long seen as a possible heir to Díaz.</source>
        <translation>Général et gouverneur du Nuevo León, longtemps tenu pour un possible héritier de Díaz.</translation>
    </message>
    <message>
        <source>General revolution: {note} = {number}; 13 needed.</source>
        <translation>Révolution générale&#xa0;: {note} = {number}&#xa0;; il faut 13.</translation>
    </message>
    <message>
        <source>General, governor and owner of millions of acres of Chihuahua grazing land.</source>
        <translation>Général, gouverneur et propriétaire de millions d’acres de pâturages au Chihuahua.</translation>
    </message>
    <message>
        <source>General: Firepower 3</source>
        <translation>Général&#xa0;: Puissance de feu 3</translation>
    </message>
    <message>
        <source>General: all your troops have Firepower 3.</source>
        <translation>Général&#xa0;: toutes vos troupes ont une Puissance de feu de 3.</translation>
    </message>
    <message>
        <source>Generated from the card</source>
        <translation>D’après la carte</translation>
    </message>
    <message>
        <source>German agent who ran Madero&apos;s border intelligence and later bought arms for Villa.</source>
        <translation>Agent allemand qui dirigea le renseignement de Madero à la frontière, puis acheta des armes pour Villa.</translation>
    </message>
    <message>
        <source>German agents offered Huerta money in 1915 for a return to Mexico.</source>
        <translation>Des agents allemands offrirent de l’argent à Huerta en 1915 pour un retour au Mexique.</translation>
    </message>
    <message>
        <source>German merchant house in Chihuahua and Ciudad Juárez dealing in hardware and arms.</source>
        <translation>Maison de commerce allemande de Chihuahua et de Ciudad Juárez, spécialisée dans la quincaillerie et les armes.</translation>
    </message>
    <message>
        <source>German-owned Sonoran bank that closed when its Chinese depositors were expelled.</source>
        <translation>Banque allemande de la Sonora qui ferma quand ses déposants chinois furent expulsés.</translation>
    </message>
    <message>
        <source>Germany&apos;s offer of an alliance to Mexico was published on March 1, 1917.</source>
        <translation>L’offre d’alliance de l’Allemagne au Mexique fut publiée le 1er mars 1917.</translation>
    </message>
    <message>
        <source>Give the Regular Orders first.</source>
        <translation>Donnez d’abord les ordres réguliers.</translation>
    </message>
    <message>
        <source>Give up all cards</source>
        <translation>Renoncer à toutes</translation>
    </message>
    <message>
        <source>Give up the seat</source>
        <translation>Renoncer à la place</translation>
    </message>
    <message>
        <source>Give {card} to the common cards</source>
        <translation>Laisser {card} aux cartes communes</translation>
    </message>
    <message>
        <source>Give {card} to {name}</source>
        <translation>Donner {card} à {name}</translation>
    </message>
    <message>
        <source>Give {chit}</source>
        <extracomment>mexican_adventure/table/words/labels.py: Actions as text: lines of the log, labels, consequences and refusals. No Qt.</extracomment>
        <translation>Donner {chit}</translation>
    </message>
    <message>
        <source>Gives up a win this turn.</source>
        <translation>Renonce à une victoire ce tour-ci.</translation>
    </message>
    <message>
        <source>Gives up {lost} but brings {won}.</source>
        <translation>Renonce à {lost}, mais apporte {won}.</translation>
    </message>
    <message>
        <source>Gives up {lost}.</source>
        <translation>Renonce à {lost}.</translation>
    </message>
    <message>
        <source>Glasses</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Lunettes</translation>
    </message>
    <message>
        <source>Go back</source>
        <extracomment>desk/window/frame.py: Frame of a window: one game, its file and its sheets. desk/window/window.py: Main window: the desk, its commands, saved games and sheets.</extracomment>
        <translation>Revenir</translation>
    </message>
    <message>
        <source>Go back to the saved position?</source>
        <translation>Revenir à la position enregistrée&#xa0;?</translation>
    </message>
    <message>
        <source>Go back to this point?</source>
        <translation>Revenir à ce point&#xa0;?</translation>
    </message>
    <message>
        <source>Go there</source>
        <extracomment>desk/view/accessible.py: The table as objects of Qt's accessibility tree.</extracomment>
        <translation>Y aller</translation>
    </message>
    <message>
        <source>Goal</source>
        <extracomment>desk/own_puzzle_sheet.py: Sheet for making a puzzle: a goal for a position set up by hand.</extracomment>
        <translation>But</translation>
    </message>
    <message>
        <source>Goal for the player whose turn it is</source>
        <translation>Objectif du joueur dont c’est le tour</translation>
    </message>
    <message>
        <source>Gold</source>
        <extracomment>porfiriana/table/deal_results.py: Results of coded solo deals, each proved by a saved game file. porfiriana/table/sheets/end.py: Sheet at the end of a game: a poster, and the course of the game. porfiriana/table/sheets/workshop_sheets.py: Editors of positions and of custom puzzles.</extracomment>
        <translation>Or</translation>
    </message>
    <message>
        <source>Gold and silver camp in northeastern Sonora worked by the Lucky Tiger company.</source>
        <translation>Camp minier du nord-est de la Sonora, riche en or et en argent, exploité par la compagnie Lucky Tiger.</translation>
    </message>
    <message>
        <source>Gold and silver camp in the Sierra Madre of western Chihuahua, supplied by mule trail.</source>
        <translation>Camp minier d’or et d’argent de la Sierra Madre, dans l’ouest du Chihuahua, ravitaillé par un sentier muletier.</translation>
    </message>
    <message>
        <source>Gold and silver camp southeast of Hermosillo worked by American companies from the 1880s.</source>
        <translation>Camp minier d’or et d’argent au sud-est d’Hermosillo, exploité par des compagnies américaines à partir des années 1880.</translation>
    </message>
    <message>
        <source>Gold at the end</source>
        <translation>Or à la fin</translation>
    </message>
    <message>
        <source>Gold bars</source>
        <extracomment>sierra_madre/table/sheets.py: Sheets: forms, the revealed card, files, and the final account.</extracomment>
        <translation>Lingots</translation>
    </message>
    <message>
        <source>Gold by turn</source>
        <translation>Or par tour</translation>
    </message>
    <message>
        <source>Gold camp beside Minas Prietas, worked by the Crestón-Colorado Company.</source>
        <translation>Camp aurifère voisin de Minas Prietas, exploité par la Crestón-Colorado Company.</translation>
    </message>
    <message>
        <source>Gold changes hands</source>
        <translation>De l’or change de mains</translation>
    </message>
    <message>
        <source>Gold comes from New York</source>
        <translation>De l’or revient de New York</translation>
    </message>
    <message>
        <source>Gold for IOUs</source>
        <translation>De l’or contre des reconnaissances de dette</translation>
    </message>
    <message>
        <source>Gold goes to New York</source>
        <translation>De l’or part pour New York</translation>
    </message>
    <message>
        <source>Gold less</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Or en moins</translation>
    </message>
    <message>
        <source>Gold of {name}</source>
        <translation>Or&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Gold or silver mine</source>
        <translation>Mine d’or ou d’argent</translation>
    </message>
    <message>
        <source>Gold: {before} to {after}.</source>
        <translation>Or&#xa0;: de {before} à {after}.</translation>
    </message>
    <message>
        <source>Gold…</source>
        <extracomment>words.yaml: always</extracomment>
        <translation>Or…</translation>
    </message>
    <message>
        <source>Good</source>
        <extracomment>porfiriana/table/chart_plots.py: Charts, turning points and analysis of a game, as data for the desk.</extracomment>
        <translation>Bon</translation>
    </message>
    <message>
        <source>Governor Rafael Izábal rode with state forces that rounded up Yaqui families.</source>
        <translation>Le gouverneur Rafael Izábal chevaucha avec les forces de l’État qui raflaient des familles yaquis.</translation>
    </message>
    <message>
        <source>Governor of Sonora from 1915 and president of Mexico from 1924 to 1928.</source>
        <translation>Gouverneur de la Sonora à partir de 1915 et président du Mexique de 1924 à 1928.</translation>
    </message>
    <message>
        <source>Governor of Sonora, then vice-president of Mexico from 1904 to 1911.</source>
        <translation>Gouverneur de la Sonora, puis vice-président du Mexique de 1904 à 1911.</translation>
    </message>
    <message>
        <source>Governor of {district}</source>
        <translation>Gouverneur&#xa0;: {district}</translation>
    </message>
    <message>
        <source>Grew from William Greene&apos;s Naco to Cananea line and passed to the Southern Pacific.</source>
        <translation>Née de la ligne de Naco à Cananea de William Greene, elle passa au Southern Pacific.</translation>
    </message>
    <message>
        <source>Grudge pile</source>
        <extracomment>porfiriana/table/inspection.py: Content of the inspector for a spot: facts and possible actions. porfiriana/table/sheets/overview.py: Overview of the game: turn, actions with prices, victory, icons and keys.</extracomment>
        <translation>Pile prestige</translation>
    </message>
    <message>
        <source>Grudges</source>
        <extracomment>porfiriana/table/faces/card_pieces.py: Pieces painted on faces, and Grudge Piles. Lengths are in px.</extracomment>
        <translation>Pile prestige</translation>
    </message>
    <message>
        <source>Grudges {owner}, {number}: {cards}</source>
        <translation>Pile prestige {owner}, {number}&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>Guerrilla</source>
        <extracomment>mexican_adventure/table/words/terms.py: Names of the game's terms for players. No Qt. events.yaml: Titles of the event chits.</extracomment>
        <translation>Guérilla</translation>
    </message>
    <message>
        <source>Guerrilla and Counter-guerrilla in {zone}</source>
        <translation>Guérilla et Contre-guérilla à {zone}</translation>
    </message>
    <message>
        <source>Guerrillas</source>
        <extracomment>mexican_adventure/table/inspection.py: Inspector content for zones and pieces that the reader may see. No Qt. mexican_adventure/table/scene/tracks.py: Cartouche in the Gulf: calendar, tracks, both sides' RP and the bowl. mexican_adventure/table/words/questions.py: Questions to the players and the forms of their answers. No Qt.</extracomment>
        <translation>Guérillas</translation>
    </message>
    <message>
        <source>Guerrillas in reserve</source>
        <translation>Guérillas en réserve</translation>
    </message>
    <message>
        <source>Gulf of Mexico</source>
        <translation>Golfe du Mexique</translation>
    </message>
    <message>
        <source>Gunmen killed Pancho Villa in his automobile at Parral in July 1923.</source>
        <translation>Des tueurs abattirent Pancho Villa dans son automobile à Parral en juillet 1923.</translation>
    </message>
    <message>
        <source>H</source>
        <extracomment>porfiriana/table/sheets/overview.py: Overview of the game: turn, actions with prices, victory, icons and keys.</extracomment>
        <translation>H</translation>
    </message>
    <message>
        <source>Hacendado</source>
        <extracomment>porfiriana/table/scene/board.py: Items of the common column, and captions above a seat's cards. porfiriana/table/sheets/end.py: Sheet at the end of a game: a poster, and the course of the game.</extracomment>
        <translation>Hacendado</translation>
    </message>
    <message>
        <source>Hacendado of player {0}</source>
        <translation>Hacendado du joueur {0}</translation>
    </message>
    <message>
        <source>Hacendado · Loyal</source>
        <translation>Hacendado · Loyal</translation>
    </message>
    <message>
        <source>Hacendado · {faction} cause</source>
        <translation>Hacendado · cause {faction}</translation>
    </message>
    <message>
        <source>Hacendados</source>
        <extracomment>porfiriana/table/sheets/cards_sheet.py: Sheet of the deck's cards, with filters. sierra_madre/table/drawing.py: Layout and painting of the table: strip, quarter, calendars, edge and page.</extracomment>
        <translation>Hacendados</translation>
    </message>
    <message>
        <source>Hacendados may enlist in the war.</source>
        <translation>Les hacendados peuvent s’engager dans la guerre.</translation>
    </message>
    <message>
        <source>Hacendados with different pairs of causes</source>
        <translation>Hacendados aux paires de causes différentes</translation>
    </message>
    <message>
        <source>Hacendados without income 2 and one ability</source>
        <translation>Hacendados qui n’ont pas un revenu de 2 et une seule capacité</translation>
    </message>
    <message>
        <source>Hacienda</source>
        <extracomment>words.yaml: kinds</extracomment>
        <translation>Hacienda</translation>
    </message>
    <message>
        <source>Hacienda north of Arizpe associated with General Ignacio Pesqueira&apos;s family.</source>
        <translation>Hacienda au nord d’Arizpe, liée à la famille du général Ignacio Pesqueira.</translation>
    </message>
    <message>
        <source>Hacienda outside Hermosillo owned by Dionisio González and his heirs.</source>
        <translation>Hacienda près d’Hermosillo, propriété de Dionisio González et de ses héritiers.</translation>
    </message>
    <message>
        <source>Half price</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Moitié prix</translation>
    </message>
    <message>
        <source>Half the deck, with the Topples shuffled in anywhere</source>
        <translation>La moitié du paquet, avec les Renversements mélangés à toutes les cartes</translation>
    </message>
    <message>
        <source>Hand</source>
        <extracomment>porfiriana/table/scene/board.py: Items of the common column, and captions above a seat's cards.</extracomment>
        <translation>Main</translation>
    </message>
    <message>
        <source>Hand Limit</source>
        <extracomment>porfiriana/table/sheets/new_game_fields.py: Fields and lists of the New Game sheet.</extracomment>
        <translation>Limite de main</translation>
    </message>
    <message>
        <source>Hand Limit, player {0}</source>
        <translation>Limite de main, joueur {0}</translation>
    </message>
    <message>
        <source>Hand of {0}</source>
        <translation>Main de {0}</translation>
    </message>
    <message>
        <source>Hand, by kind</source>
        <translation>Main, par type</translation>
    </message>
    <message>
        <source>Hand, by price</source>
        <translation>Main, par prix</translation>
    </message>
    <message>
        <source>Handicap of {name}: {handicap}</source>
        <translation>Handicap de {name}&#xa0;: {handicap}</translation>
    </message>
    <message>
        <source>Handicap: {0}.</source>
        <extracomment>porfiriana/table/inspection.py: Content of the inspector for a spot: facts and possible actions.</extracomment>
        <translation>Handicap&#xa0;: {0}.</translation>
    </message>
    <message>
        <source>Handicaps ({0})</source>
        <extracomment>porfiriana/table/sheets/new_game.py: New Game sheet: mode and players; on request, options and seed.</extracomment>
        <translation>Handicaps ({0})</translation>
    </message>
    <message>
        <source>Handicaps: what a player starts with, compared with the others</source>
        <translation>Handicaps&#xa0;: ce qu’un joueur a au départ de plus ou de moins que les autres</translation>
    </message>
    <message>
        <source>Handicaps…</source>
        <extracomment>porfiriana/table/sheets/new_game.py: New Game sheet: mode and players; on request, options and seed.</extracomment>
        <translation>Handicaps…</translation>
    </message>
    <message>
        <source>Hands</source>
        <extracomment>porfiriana/table/sheets/new_game.py: New Game sheet: mode and players; on request, options and seed.</extracomment>
        <translation>Mains</translation>
    </message>
    <message>
        <source>Hands are face down; hold Space, or press your hand, to see your cards</source>
        <translation>Les mains sont face cachée&#xa0;; maintenez Espace ou appuyez sur votre main pour voir vos cartes</translation>
    </message>
    <message>
        <source>Hands at one screen</source>
        <translation>Mains sur un même écran</translation>
    </message>
    <message>
        <source>Hands on phones</source>
        <translation>Mains sur téléphones</translation>
    </message>
    <message>
        <source>Hands on phones: each player scans a code</source>
        <translation>Mains sur téléphones&#xa0;: chaque joueur scanne un code</translation>
    </message>
    <message>
        <source>Hands on phones…</source>
        <translation>Mains sur téléphones…</translation>
    </message>
    <message>
        <source>Hard</source>
        <extracomment>mexican_adventure/table/words/terms.py: Names of the game's terms for players. No Qt. porfiriana/robots/planner/levels.py: Levels of the planner, with the depth and width of their search, and temperaments.</extracomment>
        <translation>Difficile</translation>
    </message>
    <message>
        <source>Hard-rock miners&apos; union founded at Butte in 1893 and active in Arizona.</source>
        <translation>Syndicat de mineurs fondé à Butte en 1893 et actif en Arizona.</translation>
    </message>
    <message>
        <source>Hat</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Chapeau</translation>
    </message>
    <message>
        <source>Have your own Hacendado shot in the showdown that you win</source>
        <translation>Faites abattre votre propre Hacendado dans l’épreuve de force que vous remportez</translation>
    </message>
    <message>
        <source>He carries a Failure marker.</source>
        <translation>Il porte un marqueur d’échec.</translation>
    </message>
    <message>
        <source>He goes to one of the nearest zones without enemies or with friends.</source>
        <translation>Il va dans une des zones les plus proches sans ennemis ou avec des amis.</translation>
    </message>
    <message>
        <source>He has moved this turn.</source>
        <translation>Il s’est déjà déplacé ce tour-ci.</translation>
    </message>
    <message>
        <source>He is not with the force.</source>
        <translation>Il n’est pas avec la force.</translation>
    </message>
    <message>
        <source>He needs a zone with an Imperial force that is not contested.</source>
        <translation>Il lui faut une zone non disputée avec une force impériale.</translation>
    </message>
    <message>
        <source>He plays only attacks that steal gold or place Unrest</source>
        <translation>Il ne joue que les attaques qui volent de l’or ou placent de l’Agitation</translation>
    </message>
    <message>
        <source>He rolls a die for each row, takes both cards for no gold, and plays them.</source>
        <translation>Il lance un dé pour chaque rangée, prend les deux cartes sans payer d’or et les joue.</translation>
    </message>
    <message>
        <source>He stays with the HQ.</source>
        <translation>Il reste avec le QG.</translation>
    </message>
    <message>
        <source>Headline</source>
        <extracomment>porfiriana/table/faces/headline.py: Faces of Headlines, as front pages, and Topples, as yellow broadsides.</extracomment>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Headline · Bear</source>
        <translation>Titre · Ours</translation>
    </message>
    <message>
        <source>Headline · Bull</source>
        <translation>Titre · Taureau</translation>
    </message>
    <message>
        <source>Headlines</source>
        <extracomment>porfiriana/table/sheets/cards_sheet.py: Sheet of the deck's cards, with filters. porfiriana/table/sheets/overview.py: Overview of the game: turn, actions with prices, victory, icons and keys. porfiriana/table/wording.py: Texts of Pax Porfiriana, see ``paxdesk/desk/protocol/table_game.py``.</extracomment>
        <translation>Titres</translation>
    </message>
    <message>
        <source>Headlines with Strife among the 27 that change the regime</source>
        <translation>Titres avec un Conflit parmi les 27 qui changent le régime</translation>
    </message>
    <message>
        <source>Headquarters</source>
        <extracomment>mexican_adventure/table/sheets/workshop_sheets.py: Editor of positions and puzzles: pieces are dragged, stacks are clicked. mexican_adventure/table/words/terms.py: Names of the game's terms for players. No Qt.</extracomment>
        <translation>Quartier général</translation>
    </message>
    <message>
        <source>Headquarters {number}</source>
        <extracomment>mexican_adventure/table/sheets/workshop_sheets.py: Editor of positions and puzzles: pieces are dragged, stacks are clicked.</extracomment>
        <translation>Quartier général {number}</translation>
    </message>
    <message>
        <source>Healer of Cabora exiled in 1892; rebels at Tomóchic and Nogales invoked her name.</source>
        <translation>Guérisseuse de Cabora exilée en 1892&#xa0;; les rebelles de Tomóchic et de Nogales invoquaient son nom.</translation>
    </message>
    <message>
        <source>Hearst daily founded in 1903; his papers praised Díaz and later urged intervention.</source>
        <translation>Quotidien de Hearst fondé en 1903&#xa0;; ses journaux louèrent Díaz, puis réclamèrent l’intervention.</translation>
    </message>
    <message>
        <source>Hearst family ranch in western Chihuahua, over a million acres, kept until the 1950s.</source>
        <translation>Ranch de plus d’un million d’acres de la famille Hearst, dans l’ouest du Chihuahua, gardé jusqu’aux années 1950.</translation>
    </message>
    <message>
        <source>Heavy guns mounted on rail cars for the columns on the northern lines.</source>
        <translation>Canons lourds montés sur wagons pour les colonnes des lignes du nord.</translation>
    </message>
    <message>
        <source>Heir</source>
        <extracomment>porfiriana/table/sheets/workshop_sheets.py: Editors of positions and of custom puzzles.</extracomment>
        <translation>Héritier</translation>
    </message>
    <message>
        <source>Help</source>
        <extracomment>desk/home/home_page.py: Home page, shown at start and reachable from the table. desk/window/window.py: Main window: the desk, its commands, saved games and sheets.</extracomment>
        <translation>Aide</translation>
    </message>
    <message>
        <source>Helps Díaz</source>
        <extracomment>porfiriana/table/sheets/overview.py: Overview of the game: turn, actions with prices, victory, icons and keys.</extracomment>
        <translation>Aide Díaz</translation>
    </message>
    <message>
        <source>Henry Hooker&apos;s ranch in Arizona&apos;s Sulphur Springs Valley, established in 1872.</source>
        <translation>Le ranch de Henry Hooker dans la Sulphur Springs Valley, en Arizona, établi en 1872.</translation>
    </message>
    <message>
        <source>Here</source>
        <extracomment>desk/sheets/network_sheets.py: Sheets of network play: seats, links to a table, and joining.</extracomment>
        <translation>Ici</translation>
    </message>
    <message>
        <source>Hermosillo bank of issue chartered in the late 1890s with backing from the governing circle.</source>
        <translation>Banque d’émission d’Hermosillo, autorisée à la fin des années 1890 avec l’appui du cercle au pouvoir.</translation>
    </message>
    <message>
        <source>Hermosillo brewery incorporated in 1897 by Georg Grüning and partners.</source>
        <translation>Brasserie d’Hermosillo constituée en société en 1897 par Georg Grüning et ses associés.</translation>
    </message>
    <message>
        <source>Hide hand</source>
        <extracomment>desk/play/prompt_line.py: The prompt line: questions, robots' actions, and reasons for refusals.</extracomment>
        <translation>Cacher la main</translation>
    </message>
    <message>
        <source>Hide the hand</source>
        <translation>Cacher la main</translation>
    </message>
    <message>
        <source>High contrast</source>
        <extracomment>desk/preferences/settings_sheet.py: Settings sheet and shortcuts sheet; each change takes effect immediately.</extracomment>
        <translation>Contraste élevé</translation>
    </message>
    <message>
        <source>Highest court of the state of Sonora, seated at Hermosillo.</source>
        <translation>Plus haute juridiction de l’État de Sonora, siégeant à Hermosillo.</translation>
    </message>
    <message>
        <source>Highlights</source>
        <extracomment>sierra_madre/table/game_table.py: The companion on the desk: see ``paxdesk/desk/protocol/table_game.py``.</extracomment>
        <translation>Temps forts</translation>
    </message>
    <message>
        <source>Highlights of the game</source>
        <translation>Les temps forts de la partie</translation>
    </message>
    <message>
        <source>Hint</source>
        <extracomment>desk/scene/strips.py: The top bar and the prompt strip. desk/view/hints.py: Hints from the game's adviser, and explanations of log steps. desk/window/window.py: Main window: the desk, its commands, saved games and sheets.</extracomment>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>Hint: {0}.</source>
        <extracomment>desk/view/hints.py: Hints from the game's adviser, and explanations of log steps.</extracomment>
        <translation>Conseil&#xa0;: {0}.</translation>
    </message>
    <message>
        <source>Hints</source>
        <extracomment>desk/preferences/settings_sheet.py: Settings sheet and shortcuts sheet; each change takes effect immediately. porfiriana/table/deal_results.py: Results of coded solo deals, each proved by a saved game file.</extracomment>
        <translation>Conseils</translation>
    </message>
    <message>
        <source>Hints are available when the guide lets you play freely.</source>
        <translation>Les conseils sont disponibles quand le guide vous laisse jouer librement.</translation>
    </message>
    <message>
        <source>Hints are off.</source>
        <translation>Les conseils sont désactivés.</translation>
    </message>
    <message>
        <source>His Achilles heel</source>
        <translation>Son talon d’Achille</translation>
    </message>
    <message>
        <source>His Private Army protects him.</source>
        <translation>Son Armée privée le protège.</translation>
    </message>
    <message>
        <source>His cards</source>
        <extracomment>porfiriana/table/scene/board.py: Items of the common column, and captions above a seat's cards.</extracomment>
        <translation>Ses cartes</translation>
    </message>
    <message>
        <source>His cards in play and grudges</source>
        <translation>Ses cartes en jeu et sa pile prestige</translation>
    </message>
    <message>
        <source>His defence is 3, or 5 in Outrage</source>
        <translation>Sa défense est de 3, ou de 5 en Indignation</translation>
    </message>
    <message>
        <source>His defence is 4 (6 of Outrage), plus the points of his cards.</source>
        <translation>Sa défense est de 4 (6 en Indignation), plus les points de ses cartes.</translation>
    </message>
    <message>
        <source>His defence is 4 (6 of Outrage), plus the points of his partners.</source>
        <translation>Sa défense est de 4 (6 en Indignation), plus les points de ses partenaires.</translation>
    </message>
    <message>
        <source>His defence is 4, or 6 in Outrage.</source>
        <translation>Sa défense est de 4, ou de 6 en Indignation.</translation>
    </message>
    <message>
        <source>His defence is 5, or 7 in Outrage</source>
        <translation>Sa défense est de 5, ou de 7 en Indignation</translation>
    </message>
    <message>
        <source>His defence is one point lower, and he discards attacks that do no harm.</source>
        <translation>Sa défense a un point de moins, et il défausse les attaques inoffensives.</translation>
    </message>
    <message>
        <source>His defence is one point lower.</source>
        <translation>Sa défense a un point de moins.</translation>
    </message>
    <message>
        <source>His defence is one point more.</source>
        <translation>Sa défense a un point de plus.</translation>
    </message>
    <message>
        <source>His own cards carry no cubes</source>
        <translation>Ses propres cartes ne portent pas de cubes</translation>
    </message>
    <message>
        <source>His own cards carry no cubes.</source>
        <translation>Ses propres cartes ne portent pas de cubes.</translation>
    </message>
    <message>
        <source>Hold</source>
        <extracomment>mexican_adventure/table/words/terms.py: Names of the game's terms for players. No Qt.</extracomment>
        <translation>Défense</translation>
    </message>
    <message>
        <source>Hold Space or your hand to answer.</source>
        <translation>Maintenez Espace enfoncé, ou le doigt sur votre main, pour répondre.</translation>
    </message>
    <message>
        <source>Hold a zone alone</source>
        <translation>Occuper seul une zone</translation>
    </message>
    <message>
        <source>Hold the button or Space for a moment. Everyone else, please look away.</source>
        <translation>Maintenez le bouton ou Espace enfoncé un instant. Les autres joueurs ne doivent pas regarder.</translation>
    </message>
    <message>
        <source>Hold to look</source>
        <translation>Maintenir pour voir</translation>
    </message>
    <message>
        <source>Home page</source>
        <extracomment>desk/charts.py: Charts of a game: painting, buttons and sheets. desk/scene/strips.py: The top bar and the prompt strip. desk/window/window.py: Main window: the desk, its commands, saved games and sheets.</extracomment>
        <translation>Page d’accueil</translation>
    </message>
    <message>
        <source>Honey</source>
        <extracomment>desk/painting/palette.py: Inks, papers, seats and themes; colours are hexadecimal strings.</extracomment>
        <translation>Miel</translation>
    </message>
    <message>
        <source>Honours</source>
        <extracomment>porfiriana/table/sheets/records_sheet.py: Records of a player, and their sheet.</extracomment>
        <translation>Distinctions</translation>
    </message>
    <message>
        <source>Hospital</source>
        <extracomment>words.yaml: kinds</extracomment>
        <translation>Hôpital</translation>
    </message>
    <message>
        <source>Host</source>
        <extracomment>net/table_words.py: Texts of tables with remote seats: refusals, proposals and presence.</extracomment>
        <translation>L’hôte</translation>
    </message>
    <message>
        <source>How many</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Combien</translation>
    </message>
    <message>
        <source>How the game ended</source>
        <translation>Comment la partie s’est terminée</translation>
    </message>
    <message>
        <source>How the scenarios are won</source>
        <translation>Comment se gagnent les scénarios</translation>
    </message>
    <message>
        <source>How to win</source>
        <translation>Comment gagner</translation>
    </message>
    <message>
        <source>How: {plan}.</source>
        <extracomment>porfiriana/table/chart_plots.py: Charts, turning points and analysis of a game, as data for the desk.</extracomment>
        <translation>Comment&#xa0;: {plan}.</translation>
    </message>
    <message>
        <source>Huerta and Félix Díaz settled terms at Ambassador Henry Lane Wilson&apos;s embassy in 1913.</source>
        <translation>Huerta et Félix Díaz arrêtèrent leur accord à l’ambassade de Henry Lane Wilson en 1913.</translation>
    </message>
    <message>
        <source>Huerta&apos;s northern army withdrew to Ojinaga and crossed into Texas in January 1914.</source>
        <translation>L’armée du nord de Huerta se replia sur Ojinaga et passa au Texas en janvier 1914.</translation>
    </message>
    <message>
        <source>I am {name}: hold to raise the curtain</source>
        <translation>Je suis {name}&#xa0;: maintenir pour lever le rideau</translation>
    </message>
    <message>
        <source>I am {name}: undo it</source>
        <translation>Je suis {name}&#xa0;: annuler</translation>
    </message>
    <message>
        <source>IOUs</source>
        <extracomment>words.yaml: whys</extracomment>
        <translation>reconnaissances de dette</translation>
    </message>
    <message>
        <source>IOU…</source>
        <extracomment>words.yaml: always</extracomment>
        <translation>Reconnaissance de dette…</translation>
    </message>
    <message>
        <source>If everyone agrees, each player gets the whole game, including all hands and the deck.</source>
        <translation>Si tous sont d’accord, chaque joueur reçoit toute la partie, y compris toutes les mains et le paquet.</translation>
    </message>
    <message>
        <source>If nobody topples Díaz, gold decides: {seat} leads with {gold}.</source>
        <translation>Si personne ne renverse Díaz, l’or décide&#xa0;: {seat} mène avec {gold}.</translation>
    </message>
    <message>
        <source>If off, click the opponent or press their number</source>
        <translation>Sans cette option, cliquez sur l’adversaire ou tapez son numéro</translation>
    </message>
    <message>
        <source>If the fourth Topple fails, Díaz wins.</source>
        <translation>Si le quatrième Renversement échoue, Díaz gagne.</translation>
    </message>
    <message>
        <source>If the turn ends now</source>
        <translation>Si le tour se termine maintenant</translation>
    </message>
    <message>
        <source>Immunity</source>
        <extracomment>porfiriana/table/sheets/overview.py: Overview of the game: turn, actions with prices, victory, icons and keys.</extracomment>
        <translation>Immunité</translation>
    </message>
    <message>
        <source>Imperial</source>
        <extracomment>mexican_adventure/table/words/terms.py: Names of the game's terms for players. No Qt.</extracomment>
        <translation>Impérial</translation>
    </message>
    <message>
        <source>Imperial Initiative Orders</source>
        <translation>Ordres d’initiative impériaux</translation>
    </message>
    <message>
        <source>Imperial Mexicans</source>
        <extracomment>mexican_adventure/table/words/terms.py: Names of the game's terms for players. No Qt.</extracomment>
        <translation>Mexicains impériaux</translation>
    </message>
    <message>
        <source>Imperial Mexicans can no longer be improved to B.</source>
        <translation>Les Mexicains impériaux ne peuvent plus être améliorés jusqu’à B.</translation>
    </message>
    <message>
        <source>Imperial Regular Orders</source>
        <translation>Ordres réguliers impériaux</translation>
    </message>
    <message>
        <source>Imperial columns on guarded roads against Juárez&apos;s guerrillas, while in Paris Napoleon III&apos;s patience runs out. For two players.</source>
        <translation>Des colonnes impériales sur des routes gardées contre les guérillas de Juárez, pendant qu’à Paris la patience de Napoléon III s’épuise. Pour deux joueurs.</translation>
    </message>
    <message>
        <source>Imperial forces are in {zone}.</source>
        <translation>Des forces impériales sont à {zone}.</translation>
    </message>
    <message>
        <source>Imperial headquarters with its initiative</source>
        <translation>Quartier général impérial avec son initiative</translation>
    </message>
    <message>
        <source>Imperial leaders ride</source>
        <translation>Les chefs impériaux chevauchent</translation>
    </message>
    <message>
        <source>Imperial spending</source>
        <extracomment>mexican_adventure/table/words/terms.py: Names of the game's terms for players. No Qt.</extracomment>
        <translation>Dépenses impériales</translation>
    </message>
    <message>
        <source>Import a card set</source>
        <translation>Importer un jeu de cartes</translation>
    </message>
    <message>
        <source>Import and export</source>
        <translation>Importer et exporter</translation>
    </message>
    <message>
        <source>Import cards</source>
        <extracomment>porfiriana/table/sheets/cards_sheet.py: Sheet of the deck's cards, with filters.</extracomment>
        <translation>Importer des cartes</translation>
    </message>
    <message>
        <source>Import puzzles</source>
        <extracomment>desk/own_puzzle_sheet.py: Sheet for making a puzzle: a goal for a position set up by hand.</extracomment>
        <translation>Importer des problèmes</translation>
    </message>
    <message>
        <source>Import selected</source>
        <extracomment>porfiriana/table/sheets/compare_sheet.py: Sheet of the differences from another deck or a file, by card and field.</extracomment>
        <translation>Importer la sélection</translation>
    </message>
    <message>
        <source>Import…</source>
        <extracomment>desk/own_puzzle_sheet.py: Sheet for making a puzzle: a goal for a position set up by hand. porfiriana/table/sheets/cards_sheet.py: Sheet of the deck's cards, with filters.</extracomment>
        <translation>Importer…</translation>
    </message>
    <message>
        <source>Improve FP before raising new ones; new FP cannot be improved this turn.</source>
        <translation>Améliorez les PF avant d’en lever&#xa0;; les nouveaux PF ne peuvent pas être améliorés ce tour-ci.</translation>
    </message>
    <message>
        <source>Improve and raise FP first, or choose “Done”.</source>
        <translation>Améliorez et levez d’abord des PF, ou choisissez «&#xa0;Terminé&#xa0;».</translation>
    </message>
    <message>
        <source>Improve in one zone at a time.</source>
        <translation>Améliorez les PF d’une seule zone à la fois.</translation>
    </message>
    <message>
        <source>Improve {fps}: {price}</source>
        <translation>Améliorer {fps}&#xa0;: {price}</translation>
    </message>
    <message>
        <source>Improve, then raise</source>
        <translation>Améliorer, puis lever</translation>
    </message>
    <message>
        <source>In 1910 the Terrazas family tried to raise armed companies from its ranch hands.</source>
        <translation>En 1910, la famille Terrazas essaya de lever des compagnies armées parmi ses ouvriers de ranch.</translation>
    </message>
    <message>
        <source>In 1911 and 1914 to 1915 rival armies held the northern states.</source>
        <translation>En 1911, puis de 1914 à 1915, des armées rivales tinrent les États du nord.</translation>
    </message>
    <message>
        <source>In Jail: two actions a turn.</source>
        <translation>En prison&#xa0;: deux actions par tour.</translation>
    </message>
    <message>
        <source>In March 1912 the Chihuahua legislature sided with Orozco&apos;s revolt against Madero.</source>
        <translation>En mars 1912, le congrès du Chihuahua se rangea du côté de la révolte d’Orozco contre Madero.</translation>
    </message>
    <message>
        <source>In a lesson, use “Back” in the guide.</source>
        <translation>Dans une leçon, utilisez «&#xa0;Précédent&#xa0;» dans le guide.</translation>
    </message>
    <message>
        <source>In a practice game you can undo everything, so it is played on one computer only.</source>
        <translation>Dans une partie d’entraînement, vous pouvez tout annuler&#xa0;; elle se joue donc sur un seul ordinateur.</translation>
    </message>
    <message>
        <source>In a showdown an assassin costs {0} gold.</source>
        <translation>Dans une épreuve de force, un assassin coûte {0} or.</translation>
    </message>
    <message>
        <source>In a showdown now, {0} would count.</source>
        <translation>Si une épreuve de force avait lieu maintenant, le {0} compterait.</translation>
    </message>
    <message>
        <source>In a showdown they take a certain win; otherwise they stop you together if they can.</source>
        <translation>Dans une épreuve de force, ils saisissent une victoire certaine&#xa0;; sinon ils vous arrêtent ensemble s’ils le peuvent.</translation>
    </message>
    <message>
        <source>In all: {changes}.</source>
        <translation>Au total&#xa0;: {changes}.</translation>
    </message>
    <message>
        <source>In the Private Army</source>
        <translation>Dans l’Armée privée</translation>
    </message>
    <message>
        <source>In the Private Army.</source>
        <translation>Dans l’Armée privée.</translation>
    </message>
    <message>
        <source>In the game: {deeds}</source>
        <translation>Dans la partie&#xa0;: {deeds}</translation>
    </message>
    <message>
        <source>In the hand</source>
        <translation>Dans la main</translation>
    </message>
    <message>
        <source>In the other</source>
        <translation>Dans l’autre</translation>
    </message>
    <message>
        <source>In the showdown {cards} could help Díaz.</source>
        <translation>Cartes qui pourraient aider Díaz dans l’épreuve de force&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>In the showdown: declare, fraud, assassinate or pass.</source>
        <translation>Dans l’épreuve de force&#xa0;: se déclarer, frauder, assassiner ou passer.</translation>
    </message>
    <message>
        <source>In the tableau</source>
        <translation>Dans l’étalage</translation>
    </message>
    <message>
        <source>In this deck</source>
        <translation>Dans ce paquet</translation>
    </message>
    <message>
        <source>Inaccuracy</source>
        <extracomment>porfiriana/table/chart_plots.py: Charts, turning points and analysis of a game, as data for the desk.</extracomment>
        <translation>Imprécision</translation>
    </message>
    <message>
        <source>Include</source>
        <extracomment>desk/replay/share_sheet.py: Sheet for sharing a replay: choice of view and turns, with notes at moments.</extracomment>
        <translation>Contenu</translation>
    </message>
    <message>
        <source>Income</source>
        <extracomment>porfiriana/rules/card_text.py: Card effects as plain sentences, generated from the card data. porfiriana/table/sheets/overview.py: Overview of the game: turn, actions with prices, victory, icons and keys. porfiriana/table/wording.py: Texts of Pax Porfiriana, see ``paxdesk/desk/protocol/table_game.py``.</extracomment>
        <translation>Revenu</translation>
    </message>
    <message>
        <source>Income +{gold}.</source>
        <extracomment>porfiriana/table/game_log.py: Log of a game: rows for turns, actions, results and reasons.</extracomment>
        <translation>Revenu +{gold}.</translation>
    </message>
    <message>
        <source>Income Cubes of the Hacendado, {owner}: {number}</source>
        <translation>Cubes revenu de l’Hacendado, {owner}&#xa0;: {number}</translation>
    </message>
    <message>
        <source>Income Cubes on {card}, {owner}: {number}</source>
        <translation>Cubes revenu sur {card}, {owner}&#xa0;: {number}</translation>
    </message>
    <message>
        <source>Income by quarter</source>
        <translation>Revenu par trimestre</translation>
    </message>
    <message>
        <source>Income by turn</source>
        <translation>Revenu par tour</translation>
    </message>
    <message>
        <source>Income of {seat}</source>
        <translation>Revenu de {seat}</translation>
    </message>
    <message>
        <source>Income: 1 for each {counted}.</source>
        <translation>Revenu&#xa0;: 1 par {counted}.</translation>
    </message>
    <message>
        <source>Income: equal to the Economy.</source>
        <translation>Revenu&#xa0;: égal à l’Économie.</translation>
    </message>
    <message>
        <source>Income: equal to the Mine Value.</source>
        <translation>Revenu&#xa0;: égal à la Valeur des mines.</translation>
    </message>
    <message>
        <source>Income: gold from {before} to {after}.</source>
        <translation>Revenu&#xa0;: l’or passe de {before} à {after}.</translation>
    </message>
    <message>
        <source>Income: {before} to {after}.</source>
        <translation>Revenu&#xa0;: de {before} à {after}.</translation>
    </message>
    <message>
        <source>Income: {cubes}, more by buying land.</source>
        <translation>Revenu&#xa0;: {cubes}, davantage en achetant des terrains.</translation>
    </message>
    <message>
        <source>Income: {cubes}, while loyal.</source>
        <translation>Revenu&#xa0;: {cubes}, tant qu’il est loyal.</translation>
    </message>
    <message>
        <source>Income: {cubes}.</source>
        <extracomment>porfiriana/rules/card_text.py: Card effects as plain sentences, generated from the card data.</extracomment>
        <translation>Revenu&#xa0;: {cubes}.</translation>
    </message>
    <message>
        <source>Independent Chihuahua daily founded by Silvestre Terrazas in 1899.</source>
        <translation>Quotidien indépendant du Chihuahua fondé par Silvestre Terrazas en 1899.</translation>
    </message>
    <message>
        <source>Industry</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Industrie</translation>
    </message>
    <message>
        <source>Initiative Orders</source>
        <extracomment>mexican_adventure/table/words/questions.py: Questions to the players and the forms of their answers. No Qt.</extracomment>
        <translation>Ordres d’initiative</translation>
    </message>
    <message>
        <source>Inspector</source>
        <extracomment>desk/inspector/panel.py: The inspector panel of the dock. desk/scene/strips.py: The top bar and the prompt strip. desk/window/window.py: Main window: the desk, its commands, saved games and sheets.</extracomment>
        <translation>Inspecteur</translation>
    </message>
    <message>
        <source>Inspector and log</source>
        <translation>Inspecteur et journal de partie</translation>
    </message>
    <message>
        <source>Inspector · pinned</source>
        <translation>Inspecteur · épinglé</translation>
    </message>
    <message>
        <source>Install it with pip install &apos;paxdesk[{extra}]&apos;.</source>
        <translation>Installez-la avec pip install &apos;paxdesk[{extra}]&apos;.</translation>
    </message>
    <message>
        <source>Instant</source>
        <extracomment>desk/animations.py: Running animations and their pace.</extracomment>
        <translation>Instantané</translation>
    </message>
    <message>
        <source>Into</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Vers</translation>
    </message>
    <message>
        <source>Into Jail</source>
        <extracomment>porfiriana/table/sheets/workshop_sheets.py: Editors of positions and of custom puzzles.</extracomment>
        <translation>En prison</translation>
    </message>
    <message>
        <source>Investment capital per gold bar</source>
        <translation>Capital d’investissement par lingot</translation>
    </message>
    <message>
        <source>Investor</source>
        <extracomment>porfiriana/robots/planner/levels.py: Levels of the planner, with the depth and width of their search, and temperaments.</extracomment>
        <translation>Investisseur</translation>
    </message>
    <message>
        <source>Invite</source>
        <extracomment>desk/sheets/network_sheets.py: Sheets of network play: seats, links to a table, and joining. mexican_adventure/table/sheets/new_game.py: The New Game sheet: the scenario and the player of each side.</extracomment>
        <translation>Inviter</translation>
    </message>
    <message>
        <source>Invite everyone</source>
        <extracomment>desk/window/rematch.py: Another game with the people of a finished one.</extracomment>
        <translation>Inviter tout le monde</translation>
    </message>
    <message>
        <source>Invite the others</source>
        <translation>Inviter les autres</translation>
    </message>
    <message>
        <source>Invite…</source>
        <extracomment>desk/window/window.py: Main window: the desk, its commands, saved games and sheets.</extracomment>
        <translation>Inviter…</translation>
    </message>
    <message>
        <source>Iron Hand</source>
        <extracomment>porfiriana/rules/state.py: Complete position of a game, as plain data.</extracomment>
        <translation>Main de fer</translation>
    </message>
    <message>
        <source>Iron Hand is for 4 to 6 players.</source>
        <translation>La Main de fer se joue de 4 à 6 joueurs.</translation>
    </message>
    <message>
        <source>Irrigated estates of the lower Mayo, raided by Felipe Bachomo&apos;s followers in 1915.</source>
        <translation>Domaines irrigués du bas Mayo, attaqués par les partisans de Felipe Bachomo en 1915.</translation>
    </message>
    <message>
        <source>It beats {guard} there.</source>
        <translation>Elle y bat {guard}.</translation>
    </message>
    <message>
        <source>It can go here: {0}.</source>
        <translation>Places possibles&#xa0;: {0}.</translation>
    </message>
    <message>
        <source>It cannot be reached in this step, even if nobody prevents it.</source>
        <translation>Ce but ne peut pas être atteint dans cette étape, même si personne ne l’empêche.</translation>
    </message>
    <message>
        <source>It cannot reach {district}.</source>
        <translation>Elle ne peut pas atteindre le district {district}.</translation>
    </message>
    <message>
        <source>It comes back two turns later, into a fortress.</source>
        <translation>Il revient deux tours plus tard, dans une forteresse.</translation>
    </message>
    <message>
        <source>It does so until the table is closed.</source>
        <translation>Cela dure jusqu’à la fermeture de la table.</translation>
    </message>
    <message>
        <source>It goes onto an enterprise: your Hacendado has not declared himself.</source>
        <translation>Elle va sur une entreprise&#xa0;: votre Hacendado ne s’est pas déclaré.</translation>
    </message>
    <message>
        <source>It has already been used this turn.</source>
        <translation>Cela a déjà servi ce tour-ci.</translation>
    </message>
    <message>
        <source>It is Díaz&apos;s turn.</source>
        <translation>C’est le tour de Díaz.</translation>
    </message>
    <message>
        <source>It is a game of another deal: {code}.</source>
        <translation>C’est une partie jouée sur une autre donne&#xa0;: {code}.</translation>
    </message>
    <message>
        <source>It is already there. It may restore order instead.</source>
        <translation>Elle s’y trouve déjà. Elle peut, à la place, y rétablir l’ordre.</translation>
    </message>
    <message>
        <source>It is immune to nationalization.</source>
        <translation>Elle est immunisée contre la nationalisation.</translation>
    </message>
    <message>
        <source>It is not a solo deal with a code.</source>
        <translation>Ce n’est pas une donne en solo avec un code.</translation>
    </message>
    <message>
        <source>It is not of your declared Hacendado&apos;s faction.</source>
        <translation>Elle n’est pas de la faction de votre Hacendado déclaré.</translation>
    </message>
    <message>
        <source>It is on {0}</source>
        <translation>Se trouve sur {0}</translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation>C’est votre tour.</translation>
    </message>
    <message>
        <source>It needs a friendly zone that is not contested.</source>
        <translation>Il faut une zone amie non disputée.</translation>
    </message>
    <message>
        <source>It reaches the goal {chance}.</source>
        <translation>Il atteint le but {chance}.</translation>
    </message>
    <message>
        <source>It started from a prepared position, not from a deal.</source>
        <translation>Elle a commencé à partir d’une position préparée, et non d’une donne.</translation>
    </message>
    <message>
        <source>It was played with other cards.</source>
        <translation>Elle a été jouée avec d’autres cartes.</translation>
    </message>
    <message>
        <source>It would go back to where it was.</source>
        <translation>Retour à sa place d’origine.</translation>
    </message>
    <message>
        <source>Its Extra Action has already been used this turn.</source>
        <translation>Son action supplémentaire a déjà servi ce tour-ci.</translation>
    </message>
    <message>
        <source>Its Prestige Cube is missing; a cube from another card may go there.</source>
        <translation>Son Cube prestige manque&#xa0;; un cube d’une autre carte peut y aller.</translation>
    </message>
    <message>
        <source>Its Prestige Cube is missing; you may lay it without an action.</source>
        <translation>Son Cube prestige manque&#xa0;; vous pouvez le poser sans action.</translation>
    </message>
    <message>
        <source>Its cube is already there.</source>
        <translation>Son cube s’y trouve déjà.</translation>
    </message>
    <message>
        <source>Its event brings Pax Porfiriana ({clause}).</source>
        <translation>Son événement amène la Pax Porfiriana ({clause}).</translation>
    </message>
    <message>
        <source>Its event is for another regime: buy this Topple as the status quo.</source>
        <translation>Son événement est pour un autre régime&#xa0;: achetez ce Renversement en statu quo.</translation>
    </message>
    <message>
        <source>Its faction is in Strife with your cards this turn.</source>
        <translation>Sa faction est en Conflit avec vos cartes ce tour-ci.</translation>
    </message>
    <message>
        <source>Its leadership</source>
        <extracomment>words.yaml: fields</extracomment>
        <translation>Son commandement</translation>
    </message>
    <message>
        <source>Its moves do not lead to its result.</source>
        <translation>Ses coups ne mènent pas à son résultat.</translation>
    </message>
    <message>
        <source>Its {0} does not count while there is Unrest.</source>
        <translation>Le {0} de cette carte ne compte pas tant qu’il y a de l’Agitation.</translation>
    </message>
    <message>
        <source>Jail</source>
        <extracomment>porfiriana/table/sheets/overview.py: Overview of the game: turn, actions with prices, victory, icons and keys.</extracomment>
        <translation>Prison</translation>
    </message>
    <message>
        <source>James Douglas, the metallurgist who built up Phelps Dodge in Bisbee and Nacozari.</source>
        <translation>James Douglas, le métallurgiste qui développa la Phelps Dodge à Bisbee et à Nacozari.</translation>
    </message>
    <message>
        <source>January/February</source>
        <extracomment>mexican_adventure/table/words/terms.py: Names of the game's terms for players. No Qt.</extracomment>
        <translation>Janvier/février</translation>
    </message>
    <message>
        <source>John Slaughter&apos;s ranch east of Douglas straddled the line between Arizona and Sonora.</source>
        <translation>Le ranch de John Slaughter, à l’est de Douglas, à cheval sur la frontière entre l’Arizona et la Sonora.</translation>
    </message>
    <message>
        <source>Johnson</source>
        <extracomment>events.yaml: Titles of the event chits.</extracomment>
        <translation>Johnson</translation>
    </message>
    <message>
        <source>Join</source>
        <extracomment>desk/sheets/network_sheets.py: Sheets of network play: seats, links to a table, and joining. desk/window/remote_table_sheets.py: Sheets and banners of a visited remote table.</extracomment>
        <translation>Rejoindre</translation>
    </message>
    <message>
        <source>Join a table</source>
        <translation>Rejoindre une table</translation>
    </message>
    <message>
        <source>Join a table…</source>
        <translation>Rejoindre une table…</translation>
    </message>
    <message>
        <source>José Yves Limantour, treasury minister from 1893, brought the main railways under state control.</source>
        <translation>José Yves Limantour, ministre des Finances à partir de 1893, plaça les principaux chemins de fer sous le contrôle de l’État.</translation>
    </message>
    <message>
        <source>July/August</source>
        <extracomment>mexican_adventure/table/words/terms.py: Names of the game's terms for players. No Qt.</extracomment>
        <translation>Juillet/août</translation>
    </message>
    <message>
        <source>Jurisdiction</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Juridiction</translation>
    </message>
    <message>
        <source>Juárez is captured.</source>
        <translation>Juárez est capturé.</translation>
    </message>
    <message>
        <source>Juárez is captured: the Republic has no head</source>
        <translation>Juárez est capturé&#xa0;: la République n’a plus de chef d’État</translation>
    </message>
    <message>
        <source>Juárez; Maximilian has an M</source>
        <translation>Juárez&#xa0;; Maximilien a un M</translation>
    </message>
    <message>
        <source>Keep a leader with their FP, and a head of state somewhere safe.</source>
        <translation>Gardez un chef avec ses PF, et un chef d’État en lieu sûr.</translation>
    </message>
    <message>
        <source>Keep holding until the ring is full.</source>
        <translation>Maintenez jusqu’à ce que l’anneau soit plein.</translation>
    </message>
    <message>
        <source>Keep none</source>
        <extracomment>porfiriana/table/sheets/depression_sheet.py: Sheet for ticking the cards to be paid for in a Depression. porfiriana/table/words/labels.py: Actions as texts: buttons, instructions and log entries. No Qt.</extracomment>
        <translation>Ne rien garder</translation>
    </message>
    <message>
        <source>Keep the button held to see your hand; pull a card out to play it.</source>
        <translation>Gardez le bouton enfoncé pour voir votre main&#xa0;; tirez-en une carte pour la jouer.</translation>
    </message>
    <message>
        <source>Keep the status quo</source>
        <translation>Garder le statu quo</translation>
    </message>
    <message>
        <source>Keep {0}</source>
        <extracomment>porfiriana/table/words/labels.py: Actions as texts: buttons, instructions and log entries. No Qt.</extracomment>
        <translation>Garder {0}</translation>
    </message>
    <message>
        <source>Keep {chit}</source>
        <extracomment>mexican_adventure/table/words/labels.py: Actions as text: lines of the log, labels, consequences and refusals. No Qt.</extracomment>
        <translation>Garder {chit}</translation>
    </message>
    <message>
        <source>Keep {chit}, give {other}</source>
        <translation>Garder {chit}, donner {other}</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <extracomment>desk/preferences/settings_sheet.py: Settings sheet and shortcuts sheet; each change takes effect immediately.</extracomment>
        <translation>Raccourcis clavier</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>porfiriana/table/sheets/overview.py: Overview of the game: turn, actions with prices, victory, icons and keys.</extracomment>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Kickback: 1 gold a turn under the Pax.</source>
        <translation>Pot-de-vin&#xa0;: 1 or par tour sous la Pax.</translation>
    </message>
    <message>
        <source>Kickbacks: each {prestige} point earns 1 gold.</source>
        <translation>Pots-de-vin&#xa0;: chaque point de {prestige} rapporte 1 or.</translation>
    </message>
    <message>
        <source>Killed by 1 on a die: 1 in 6</source>
        <translation>Tué sur un 1 au dé&#xa0;: 1 cas sur 6</translation>
    </message>
    <message>
        <source>Kind</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Type</translation>
    </message>
    <message>
        <source>Kind of card</source>
        <translation>Type de carte</translation>
    </message>
    <message>
        <source>Known parts</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Ce qui est attesté</translation>
    </message>
    <message>
        <source>Kohl</source>
        <extracomment>desk/painting/palette.py: Inks, papers, seats and themes; colours are hexadecimal strings.</extracomment>
        <translation>Khôl</translation>
    </message>
    <message>
        <source>Land</source>
        <extracomment>porfiriana/table/scene/board.py: Items of the common column, and captions above a seat's cards. porfiriana/table/words/questions.py: Questions to the players, and summaries of a game. No Qt.</extracomment>
        <translation>Terrain</translation>
    </message>
    <message>
        <source>Land-grant university opened at Tucson in 1891 with schools of mines and agriculture.</source>
        <translation>Université publique ouverte à Tucson en 1891, avec des écoles des mines et d’agriculture.</translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>desk/home/home_page.py: Home page, shown at start and reachable from the table. desk/preferences/settings_sheet.py: Settings sheet and shortcuts sheet; each change takes effect immediately. web/page_words.py: Texts of a page itself, not of its game.</extracomment>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Large targets</source>
        <extracomment>desk/preferences/settings_sheet.py: Settings sheet and shortcuts sheet; each change takes effect immediately.</extracomment>
        <translation>Grandes cibles</translation>
    </message>
    <message>
        <source>Last item in this area</source>
        <translation>Dernier élément de cette zone</translation>
    </message>
    <message>
        <source>Last played</source>
        <extracomment>desk/home/game_list.py: Stored games with their descriptions: read one by one, searched and sorted.</extracomment>
        <translation>Par date</translation>
    </message>
    <message>
        <source>Last time: {score}.</source>
        <translation>La dernière fois&#xa0;: {score}.</translation>
    </message>
    <message>
        <source>Later</source>
        <extracomment>desk/log/recap_sheet.py: Sheet with the log since a player's last turn, in pages.</extracomment>
        <translation>Plus tard</translation>
    </message>
    <message>
        <source>Laws of 1883 and 1894 let claimants denounce untitled land and have it surveyed.</source>
        <translation>Les lois de 1883 et de 1894 permettaient de revendiquer des terres sans titre et de les faire arpenter.</translation>
    </message>
    <message>
        <source>Lawsuit</source>
        <extracomment>words.yaml: kinds words.yaml: sales words.yaml: dice</extracomment>
        <translation>Procès</translation>
    </message>
    <message>
        <source>Lawsuit or warrant nullified</source>
        <translation>Procès ou mandat annulé</translation>
    </message>
    <message>
        <source>Layout</source>
        <extracomment>desk/window/window.py: Main window: the desk, its commands, saved games and sheets.</extracomment>
        <translation>Disposition</translation>
    </message>
    <message>
        <source>Leader of the CROM labour federation from 1918 and director of state arms factories.</source>
        <translation>Chef de la centrale syndicale CROM à partir de 1918 et directeur des manufactures d’armes de l’État.</translation>
    </message>
    <message>
        <source>Leaders lead their own nation only; Imperial Mexicans up to B.</source>
        <translation>Les chefs ne mènent que leur nation&#xa0;; Mexicains impériaux jusqu’à B.</translation>
    </message>
    <message>
        <source>Leaders ride alone</source>
        <translation>Les chefs chevauchent seuls</translation>
    </message>
    <message>
        <source>Leadership must be a number from 0 to 99.</source>
        <translation>Le commandement doit être un nombre de 0 à 99.</translation>
    </message>
    <message>
        <source>Leadership of the card</source>
        <translation>Commandement de la carte</translation>
    </message>
    <message>
        <source>Learn to play</source>
        <translation>Apprendre à jouer</translation>
    </message>
    <message>
        <source>Leave</source>
        <extracomment>desk/guide.py: Guide of a lesson, with its note and marks on the table, and the list of lessons.</extracomment>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Leave Jail</source>
        <extracomment>porfiriana/table/hand/affordances.py: Possible actions with the item at a spot, and explanations of refused ones. No Qt.</extracomment>
        <translation>Sortir de prison</translation>
    </message>
    <message>
        <source>Leave it</source>
        <extracomment>desk/window/frame.py: Frame of a window: one game, its file and its sheets. desk/window/network_play.py: Network play of a window: its hosted or visited table, invitations and proposals.</extracomment>
        <translation>Ne rien changer</translation>
    </message>
    <message>
        <source>Leave it there</source>
        <translation>Le laisser là</translation>
    </message>
    <message>
        <source>Leave this game?</source>
        <translation>Quitter cette partie&#xa0;?</translation>
    </message>
    <message>
        <source>Left</source>
        <extracomment>desk/preferences/settings_sheet.py: Settings sheet and shortcuts sheet; each change takes effect immediately.</extracomment>
        <translation>Gauche</translation>
    </message>
    <message>
        <source>Leslie Shaw, treasury secretary from 1902, placed federal deposits to steady the banks.</source>
        <translation>Leslie Shaw, secrétaire au Trésor à partir de 1902, plaça des dépôts fédéraux pour stabiliser les banques.</translation>
    </message>
    <message>
        <source>Lessons</source>
        <extracomment>desk/guide.py: Guide of a lesson, with its note and marks on the table, and the list of lessons. desk/window/window.py: Main window: the desk, its commands, saved games and sheets. porfiriana/table/sheets/overview.py: Overview of the game: turn, actions with prices, victory, icons and keys.</extracomment>
        <translation>Leçons</translation>
    </message>
    <message>
        <source>Let it happen</source>
        <translation>Laisser faire</translation>
    </message>
    <message>
        <source>Liberal Party volunteers who held Mexicali and Tijuana in the first half of 1911.</source>
        <translation>Volontaires du Parti libéral qui tinrent Mexicali et Tijuana pendant la première moitié de 1911.</translation>
    </message>
    <message>
        <source>Liberal Party writer and raider killed at Janos, Chihuahua, in December 1910.</source>
        <translation>Écrivain et combattant du Parti libéral, tué à Janos, au Chihuahua, en décembre 1910.</translation>
    </message>
    <message>
        <source>Liberator jailed</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Libérateur en prison</translation>
    </message>
    <message>
        <source>LibreOffice (*.ods)</source>
        <extracomment>porfiriana/table/sheets/cards_sheet.py: Sheet of the deck's cards, with filters.</extracomment>
        <translation>LibreOffice (*.ods)</translation>
    </message>
    <message>
        <source>Licence texts and a machine-readable parts list (sbom.cdx.json) are in this folder: {folder}</source>
        <translation>Les licences et la liste des composants (sbom.cdx.json, lisible par machine) sont dans ce dossier&#xa0;: {folder}</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>desk/preferences/settings_sheet.py: Settings sheet and shortcuts sheet; each change takes effect immediately.</extracomment>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Likes enterprises and what they earn.</source>
        <translation>Aime les entreprises et ce qu’elles rapportent.</translation>
    </message>
    <message>
        <source>Likes partners, and the road to power.</source>
        <translation>Aime les partenaires et le chemin du pouvoir.</translation>
    </message>
    <message>
        <source>Likes troops, and other players&apos; losses.</source>
        <translation>Aime les troupes et les pertes des autres joueurs.</translation>
    </message>
    <message>
        <source>Limantour&apos;s currency reform fixed the silver peso at fifty United States cents.</source>
        <translation>La réforme monétaire de Limantour fixa le peso d’argent à cinquante cents américains.</translation>
    </message>
    <message>
        <source>Link</source>
        <extracomment>desk/sheets/network_sheets.py: Sheets of network play: seats, links to a table, and joining.</extracomment>
        <translation>Lien</translation>
    </message>
    <message>
        <source>Link for {name}, as text and QR code:</source>
        <translation>Lien pour {name}, sous forme de texte et de code QR&#xa0;:</translation>
    </message>
    <message>
        <source>Living-room view</source>
        <extracomment>desk/preferences/settings_sheet.py: Settings sheet and shortcuts sheet; each change takes effect immediately. desk/window/preferences_part.py: Commands, settings and shortcuts of a window, and preloading of code.</extracomment>
        <translation>Vue de salon</translation>
    </message>
    <message>
        <source>Loan</source>
        <extracomment>mexican_adventure/table/words/terms.py: Names of the game's terms for players. No Qt.</extracomment>
        <translation>Emprunt</translation>
    </message>
    <message>
        <source>Loans</source>
        <extracomment>events.yaml: Titles of the event chits.</extracomment>
        <translation>Emprunts</translation>
    </message>
    <message>
        <source>Local</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>Locale</translation>
    </message>
    <message>
        <source>Local tables need the “{name}” library. {how}</source>
        <translation>Les tables du réseau local nécessitent la bibliothèque «&#xa0;{name}&#xa0;». {how}</translation>
    </message>
    <message>
        <source>Log</source>
        <extracomment>desk/log/log_panel.py: The log panel: turns, actions and their results. desk/scene/strips.py: The top bar and the prompt strip. desk/window/window.py: Main window: the desk, its commands, saved games and sheets.</extracomment>
        <translation>Journal de partie</translation>
    </message>
    <message>
        <source>Longest winning streak</source>
        <translation>Plus longue série de victoires</translation>
    </message>
    <message>
        <source>Look at the hand</source>
        <translation>Regarder la main</translation>
    </message>
    <message>
        <source>Look at the victim&apos;s hand and take one card.</source>
        <translation>Regardez la main de la victime et prenez une carte.</translation>
    </message>
    <message>
        <source>Look here</source>
        <extracomment>desk/sheets/phones_sheet.py: Sheet with a QR code for each person, to be scanned with a phone.</extracomment>
        <translation>Regarder ici</translation>
    </message>
    <message>
        <source>Looks three actions ahead and watches the leader.</source>
        <translation>Prévoit trois actions à l’avance et surveille le joueur en tête.</translation>
    </message>
    <message>
        <source>Lords of the Sierra Madre</source>
        <translation>Lords of the Sierra Madre</translation>
    </message>
    <message>
        <source>Lose the Rural Guards</source>
        <translation>Perdre les Gardes rurales</translation>
    </message>
    <message>
        <source>Lose {groups}</source>
        <extracomment>mexican_adventure/table/words/labels.py: Actions as text: lines of the log, labels, consequences and refusals. No Qt.</extracomment>
        <translation>Perdre {groups}</translation>
    </message>
    <message>
        <source>Losing a game costs you nothing.</source>
        <translation>Une partie perdue ne vous coûte rien.</translation>
    </message>
    <message>
        <source>Losses by a side&apos;s own FP</source>
        <translation>Pertes selon les PF du camp</translation>
    </message>
    <message>
        <source>Losses in {zone}</source>
        <translation>Pertes à {zone}</translation>
    </message>
    <message>
        <source>Louis Ricketts designed concentrators and smelters at Nacozari and Cananea.</source>
        <translation>Louis Ricketts conçut des concentrateurs et des fonderies à Nacozari et à Cananea.</translation>
    </message>
    <message>
        <source>Loyal</source>
        <extracomment>porfiriana/table/sheets/workshop_sheets.py: Editors of positions and of custom puzzles.</extracomment>
        <translation>Loyal</translation>
    </message>
    <message>
        <source>Loyal: earns {0} a turn.</source>
        <translation>Loyal&#xa0;: rapporte {0} par tour.</translation>
    </message>
    <message>
        <source>Loyalty</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>Loyauté</translation>
    </message>
    <message>
        <source>Loyalty given as an award</source>
        <translation>Loyauté donnée en récompense</translation>
    </message>
    <message>
        <source>Loyalty on enterprises and partners</source>
        <translation>Loyauté sur les entreprises et les partenaires</translation>
    </message>
    <message>
        <source>Loyalty on troops, public sides</source>
        <translation>Loyauté sur les troupes et les côtés des Cartes publiques</translation>
    </message>
    <message>
        <source>Lumber railroad</source>
        <extracomment>words.yaml: kinds</extracomment>
        <translation>Chemin de fer forestier</translation>
    </message>
    <message>
        <source>MX</source>
        <extracomment>sierra_madre/table/new_game.py: The New Game sheet: players, their countries, and the options of the table.</extracomment>
        <translation>MX</translation>
    </message>
    <message>
        <source>Machine gunner in Central American wars, then for Mexican leaders and for Pershing.</source>
        <translation>Mitrailleur dans des guerres d’Amérique centrale, puis pour des chefs mexicains et pour Pershing.</translation>
    </message>
    <message>
        <source>Madero was in jail when Díaz was declared the winner of the vote.</source>
        <translation>Madero était en prison quand Díaz fut proclamé vainqueur du scrutin.</translation>
    </message>
    <message>
        <source>Madero&apos;s book on the 1910 succession met official pressure after it appeared in 1909.</source>
        <translation>Le livre de Madero sur la succession de 1910 subit des pressions officielles après sa parution en 1909.</translation>
    </message>
    <message>
        <source>Make a puzzle…</source>
        <translation>En faire un problème…</translation>
    </message>
    <message>
        <source>Make it {fps}</source>
        <translation>En faire {fps}</translation>
    </message>
    <message>
        <source>Make sure that nobody else can see the screen.</source>
        <translation>Assurez-vous que personne d’autre ne voit l’écran.</translation>
    </message>
    <message>
        <source>Manifesto “{title}”: {faction}, 1 {prestige}, Private Army {way}.</source>
        <translation>Manifeste «&#xa0;{title}&#xa0;»&#xa0;: {faction}, 1 point de {prestige}, Armée privée {way}.</translation>
    </message>
    <message>
        <source>March</source>
        <extracomment>mexican_adventure/table/hand/handling.py: Gestures of The Mexican Adventure: see ``paxdesk/desk/protocol/handling.py``. No Qt.</extracomment>
        <translation>Marcher</translation>
    </message>
    <message>
        <source>March to {zone}</source>
        <translation>Marcher vers {zone}</translation>
    </message>
    <message>
        <source>March/April</source>
        <extracomment>mexican_adventure/table/words/terms.py: Names of the game's terms for players. No Qt.</extracomment>
        <translation>Mars/avril</translation>
    </message>
    <message>
        <source>Margin</source>
        <extracomment>porfiriana/table/deal_results.py: Results of coded solo deals, each proved by a saved game file.</extracomment>
        <translation>Marge</translation>
    </message>
    <message>
        <source>Marines</source>
        <extracomment>mexican_adventure/table/words/terms.py: Names of the game's terms for players. No Qt. events.yaml: Titles of the event chits.</extracomment>
        <translation>Fusiliers marins</translation>
    </message>
    <message>
        <source>Mark as checked</source>
        <translation>Marquer comme vérifiée</translation>
    </message>
    <message>
        <source>Markers show dangers you may have missed. Click one to see why.</source>
        <translation>Des repères signalent les dangers qui ont pu vous échapper. Cliquez sur l’un d’eux pour voir pourquoi.</translation>
    </message>
    <message>
        <source>Market</source>
        <extracomment>porfiriana/table/sheets/overview.py: Overview of the game: turn, actions with prices, victory, icons and keys. porfiriana/table/wording.py: Texts of Pax Porfiriana, see ``paxdesk/desk/protocol/table_game.py``.</extracomment>
        <translation>Marché</translation>
    </message>
    <message>
        <source>Market, column {0}, for {1} gold</source>
        <translation>Marché, colonne {0}, à {1} or</translation>
    </message>
    <message>
        <source>Marshal</source>
        <extracomment>events.yaml: Titles of the event chits.</extracomment>
        <translation>Maréchal</translation>
    </message>
    <message>
        <source>Martial Law</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>Loi martiale</translation>
    </message>
    <message>
        <source>Master</source>
        <extracomment>porfiriana/robots/planner/levels.py: Levels of the planner, with the depth and width of their search, and temperaments.</extracomment>
        <translation>Maître</translation>
    </message>
    <message>
        <source>Mature</source>
        <extracomment>words.yaml: phases</extracomment>
        <translation>Amener à maturité</translation>
    </message>
    <message>
        <source>Maximilian</source>
        <extracomment>mexican_adventure/table/words/analysis_words.py: Texts on scenarios, and on the analysis and decisive conditions of a game. No Qt. events.yaml: Titles of the event chits.</extracomment>
        <translation>Maximilien</translation>
    </message>
    <message>
        <source>Maximilian comes, with Thun and seven Austrian C FP in Veracruz.</source>
        <translation>Maximilien arrive, avec Thun et sept PF C autrichiens à Veracruz.</translation>
    </message>
    <message>
        <source>Maximilian enters the bowl.</source>
        <translation>Maximilien entre dans le bol.</translation>
    </message>
    <message>
        <source>Maximilian is captured.</source>
        <translation>Maximilien est capturé.</translation>
    </message>
    <message>
        <source>Maximilian is captured: the Empire has no head</source>
        <translation>Maximilien est capturé&#xa0;: l’Empire n’a plus de chef d’État</translation>
    </message>
    <message>
        <source>Maximilian is outside city and fortress: no Regular Orders this turn.</source>
        <translation>Maximilien est hors de toute ville ou forteresse&#xa0;: pas d’ordres réguliers ce tour-ci.</translation>
    </message>
    <message>
        <source>Maximilian must join Imperial Mexicans, and no others of his side.</source>
        <translation>Maximilien doit rejoindre des Mexicains impériaux, et personne d’autre de son camp.</translation>
    </message>
    <message>
        <source>Maximilian&apos;s Army</source>
        <extracomment>events.yaml: Titles of the event chits.</extracomment>
        <translation>Armée de Maximilien</translation>
    </message>
    <message>
        <source>Maximilian&apos;s Decree</source>
        <extracomment>events.yaml: Titles of the event chits.</extracomment>
        <translation>Décret de Maximilien</translation>
    </message>
    <message>
        <source>May/June</source>
        <extracomment>mexican_adventure/table/words/terms.py: Names of the game's terms for players. No Qt.</extracomment>
        <translation>Mai/juin</translation>
    </message>
    <message>
        <source>Mayo followers of Teresa Urrea attacked Navojoa, Sonora, in May 1892.</source>
        <translation>Des adeptes mayos de Teresa Urrea attaquèrent Navojoa, en Sonora, en mai 1892.</translation>
    </message>
    <message>
        <source>Medium</source>
        <extracomment>mexican_adventure/table/words/terms.py: Names of the game's terms for players. No Qt. porfiriana/robots/planner/levels.py: Levels of the planner, with the depth and width of their search, and temperaments.</extracomment>
        <translation>Moyen</translation>
    </message>
    <message>
        <source>Members of the Industrial Workers of the World, founded at Chicago in 1905.</source>
        <translation>Membres des Industrial Workers of the World, fondés à Chicago en 1905.</translation>
    </message>
    <message>
        <source>Menu</source>
        <extracomment>desk/scene/strips.py: The top bar and the prompt strip.</extracomment>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Menu, right click</source>
        <translation>Menu, clic droit</translation>
    </message>
    <message>
        <source>Merge…</source>
        <extracomment>porfiriana/table/sheets/decks_sheet.py: Sheet for using, copying, renaming, merging and removing the player's decks.</extracomment>
        <translation>Fusionner…</translation>
    </message>
    <message>
        <source>Mexican Standoff: for a whole round nobody bought a market card.</source>
        <translation>Impasse mexicaine&#xa0;: pendant tout un tour de table, personne n’a acheté de carte du marché.</translation>
    </message>
    <message>
        <source>Mexico</source>
        <extracomment>words.yaml: lands</extracomment>
        <translation>Mexique</translation>
    </message>
    <message>
        <source>Mexico City marked one hundred years since Hidalgo&apos;s revolt with a month of ceremonies.</source>
        <translation>Mexico célébra les cent ans de la révolte de Hidalgo par un mois de cérémonies.</translation>
    </message>
    <message>
        <source>Mexico&apos;s bishops halted public services from July 31, 1926.</source>
        <translation>Les évêques du Mexique suspendirent le culte public à partir du 31 juillet 1926.</translation>
    </message>
    <message>
        <source>Mexico&apos;s highest federal court, seated in the capital.</source>
        <translation>La plus haute juridiction fédérale du Mexique, siégeant dans la capitale.</translation>
    </message>
    <message>
        <source>Mexico, 1862</source>
        <extracomment>mexican_adventure/table/game_table.py: The Mexican Adventure on the desk: see ``paxdesk/desk/protocol/table_game.py``.</extracomment>
        <translation>Mexique, 1862</translation>
    </message>
    <message>
        <source>Milling and wheat estate of the Camou family in central Sonora.</source>
        <translation>Domaine céréalier avec moulin de la famille Camou, au centre de la Sonora.</translation>
    </message>
    <message>
        <source>Mine</source>
        <extracomment>desk/log/log_rows.py: Log rows as plain data. Does not use Qt itself.</extracomment>
        <translation>Moi</translation>
    </message>
    <message>
        <source>Mine Value</source>
        <extracomment>porfiriana/table/sheets/overview.py: Overview of the game: turn, actions with prices, victory, icons and keys. porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Valeur des mines</translation>
    </message>
    <message>
        <source>Miners of Cananea who formed Sonoran companies under Manuel Diéguez in 1913.</source>
        <translation>Mineurs de Cananea qui formèrent des compagnies de la Sonora sous Manuel Diéguez en 1913.</translation>
    </message>
    <message>
        <source>Mines</source>
        <extracomment>porfiriana/table/faces/regime.py: Faces of regimes, as proclamations.</extracomment>
        <translation>Mines</translation>
    </message>
    <message>
        <source>Mines, banks and sales bring gold again.</source>
        <translation>Les mines, les banques et les ventes rapportent de nouveau.</translation>
    </message>
    <message>
        <source>Mines, banks and sales bring nothing; every card in play costs 1 gold a turn.</source>
        <translation>Les mines, les banques et les ventes ne rapportent rien&#xa0;; chaque carte en jeu coûte 1 or par tour.</translation>
    </message>
    <message>
        <source>Mines: {value}.</source>
        <extracomment>porfiriana/rules/card_text.py: Card effects as plain sentences, generated from the card data.</extracomment>
        <translation>Mines&#xa0;: {value}.</translation>
    </message>
    <message>
        <source>Mistake</source>
        <extracomment>porfiriana/table/chart_plots.py: Charts, turning points and analysis of a game, as data for the desk.</extracomment>
        <translation>Erreur</translation>
    </message>
    <message>
        <source>Moment {0}</source>
        <extracomment>desk/replay/share_sheet.py: Sheet for sharing a replay: choice of view and turns, with notes at moments.</extracomment>
        <translation>Moment {0}</translation>
    </message>
    <message>
        <source>Moments</source>
        <extracomment>desk/replay/share_sheet.py: Sheet for sharing a replay: choice of view and turns, with notes at moments.</extracomment>
        <translation>Moments</translation>
    </message>
    <message>
        <source>Monarchy</source>
        <extracomment>events.yaml: Titles of the event chits.</extracomment>
        <translation>Monarchie</translation>
    </message>
    <message>
        <source>Monopoly</source>
        <extracomment>porfiriana/table/sheets/overview.py: Overview of the game: turn, actions with prices, victory, icons and keys.</extracomment>
        <translation>Monopole</translation>
    </message>
    <message>
        <source>Monopoly: opponents who build connections pay you.</source>
        <translation>Monopole&#xa0;: les adversaires qui construisent des connexions vous paient.</translation>
    </message>
    <message>
        <source>Monopoly: opponents who play {cards} pay you.</source>
        <translation>Monopole&#xa0;: les adversaires qui jouent des {cards} vous paient.</translation>
    </message>
    <message>
        <source>Mood</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Humeur</translation>
    </message>
    <message>
        <source>Mordida</source>
        <extracomment>words.yaml: phases words.yaml: kinds</extracomment>
        <translation>Mordida</translation>
    </message>
    <message>
        <source>More Unrest than cubes: slave revolt. The Liberator takes the card as 1 Revolution and is jailed.</source>
        <translation>Plus d’Agitation que de cubes&#xa0;: révolte d’esclaves. Le Libérateur prend la carte, qui lui vaut 1 point de Révolution, et va en prison.</translation>
    </message>
    <message>
        <source>More Unrest than cubes: slave revolt. The Liberator takes the card as 1 Revolution.</source>
        <translation>Plus d’Agitation que de cubes&#xa0;: révolte d’esclaves. Le Libérateur prend la carte, qui lui vaut 1 point de Révolution.</translation>
    </message>
    <message>
        <source>More by buying land</source>
        <translation>Davantage avec des terrains</translation>
    </message>
    <message>
        <source>More details</source>
        <extracomment>desk/view/accessible.py: The table as objects of Qt's accessibility tree.</extracomment>
        <translation>Plus de détails</translation>
    </message>
    <message>
        <source>More options</source>
        <extracomment>porfiriana/table/sheets/new_game.py: New Game sheet: mode and players; on request, options and seed.</extracomment>
        <translation>Plus d’options</translation>
    </message>
    <message numerus="yes">
        <source>More options: %n on</source>
        <translation>
            <numerusform>Plus d’options&#xa0;: %n choisie</numerusform>
            <numerusform>Plus d’options&#xa0;: %n choisies</numerusform>
        </translation>
    </message>
    <message>
        <source>More…</source>
        <extracomment>mexican_adventure/table/sheets/workshop_sheets.py: Editor of positions and puzzles: pieces are dragged, stacks are clicked. porfiriana/table/sheets/card_fields.py: Rows of a form that show and edit the fields of a card.</extracomment>
        <translation>Plus…</translation>
    </message>
    <message>
        <source>Most Mormon colonists left Chihuahua in July 1912 after rebels demanded their arms.</source>
        <translation>La plupart des colons mormons quittèrent le Chihuahua en juillet 1912, quand les rebelles exigèrent leurs armes.</translation>
    </message>
    <message>
        <source>Most gold at the end of a game</source>
        <translation>Le plus d’or à la fin d’une partie</translation>
    </message>
    <message>
        <source>Mostly Mexican copper miners struck in eastern Arizona in 1903 and again in 1915.</source>
        <translation>Des mineurs du cuivre, pour la plupart mexicains, firent grève dans l’est de l’Arizona en 1903, puis en 1915.</translation>
    </message>
    <message>
        <source>Motion and sound</source>
        <translation>Animations et sons</translation>
    </message>
    <message>
        <source>Mounted customs guard that watched the northern border for smugglers.</source>
        <translation>Garde douanière montée qui surveillait la frontière nord contre les contrebandiers.</translation>
    </message>
    <message>
        <source>Moustache</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Moustache</translation>
    </message>
    <message>
        <source>Move a cube from {place} to {other}</source>
        <translation>Déplacer un cube de {place} à {other}</translation>
    </message>
    <message>
        <source>Move a troop</source>
        <translation>Redéployer une troupe</translation>
    </message>
    <message>
        <source>Move down</source>
        <extracomment>desk/window/preferences_part.py: Commands, settings and shortcuts of a window, and preloading of code.</extracomment>
        <translation>Aller en bas</translation>
    </message>
    <message>
        <source>Move earlier</source>
        <extracomment>porfiriana/table/sheets/card_fields.py: Rows of a form that show and edit the fields of a card.</extracomment>
        <translation>Monter</translation>
    </message>
    <message>
        <source>Move inspector and log to the other side</source>
        <translation>Mettre l’inspecteur et le journal de partie de l’autre côté</translation>
    </message>
    <message>
        <source>Move it to</source>
        <translation>La redéployer vers</translation>
    </message>
    <message>
        <source>Move later</source>
        <extracomment>porfiriana/table/sheets/card_fields.py: Rows of a form that show and edit the fields of a card.</extracomment>
        <translation>Descendre</translation>
    </message>
    <message>
        <source>Move left</source>
        <extracomment>desk/window/preferences_part.py: Commands, settings and shortcuts of a window, and preloading of code.</extracomment>
        <translation>Aller à gauche</translation>
    </message>
    <message>
        <source>Move right</source>
        <extracomment>desk/window/preferences_part.py: Commands, settings and shortcuts of a window, and preloading of code.</extracomment>
        <translation>Aller à droite</translation>
    </message>
    <message>
        <source>Move ships and trains first.</source>
        <translation>Déplacez d’abord les navires et les trains.</translation>
    </message>
    <message>
        <source>Move the Counter-guerrillas first.</source>
        <translation>Déplacez d’abord les Contre-guérillas.</translation>
    </message>
    <message>
        <source>Move the cube to {0}</source>
        <translation>Déplacer le cube vers {0}</translation>
    </message>
    <message>
        <source>Move the lone leaders first.</source>
        <translation>Déplacez d’abord les chefs isolés.</translation>
    </message>
    <message>
        <source>Move the ordered force first, or let it stay.</source>
        <translation>Déplacez d’abord la force qui a reçu l’ordre, ou laissez-la sur place.</translation>
    </message>
    <message>
        <source>Move up</source>
        <extracomment>desk/window/preferences_part.py: Commands, settings and shortcuts of a window, and preloading of code.</extracomment>
        <translation>Aller en haut</translation>
    </message>
    <message>
        <source>Move {0} to the Private Army</source>
        <translation>Redéployer {0} dans l’Armée privée</translation>
    </message>
    <message>
        <source>Move {card} to {place}</source>
        <translation>Redéployer {card} sur {place}</translation>
    </message>
    <message>
        <source>Moves and position disagree</source>
        <translation>Les coups et la position ne concordent pas</translation>
    </message>
    <message>
        <source>Mule road</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>Route muletière</translation>
    </message>
    <message>
        <source>My cards</source>
        <extracomment>porfiriana/workshop/named_decks.py: The player's decks, each with a name; one deck is in use.</extracomment>
        <translation>Mes cartes</translation>
    </message>
    <message>
        <source>My worst turns</source>
        <translation>Mes pires tours</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>desk/own_puzzle_sheet.py: Sheet for making a puzzle: a goal for a position set up by hand. porfiriana/table/sheets/decks_sheet.py: Sheet for using, copying, renaming, merging and removing the player's decks. porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Name its side: {sides}.</source>
        <translation>Indiquez son côté&#xa0;: {sides}.</translation>
    </message>
    <message>
        <source>Name of a copy</source>
        <translation>Nom d’une copie</translation>
    </message>
    <message>
        <source>Name of player {0}</source>
        <translation>Nom du joueur {0}</translation>
    </message>
    <message>
        <source>Name of player {number}</source>
        <translation>Nom du joueur {number}</translation>
    </message>
    <message>
        <source>Name of the puzzle</source>
        <translation>Nom du problème</translation>
    </message>
    <message>
        <source>Name of the {side} player</source>
        <translation>Nom du joueur ({side})</translation>
    </message>
    <message>
        <source>Name or number</source>
        <translation>Nom ou numéro</translation>
    </message>
    <message>
        <source>Name the cards you pay for, or none.</source>
        <translation>Indiquez les cartes que vous payez, ou aucune.</translation>
    </message>
    <message>
        <source>Name the newspaper&apos;s side: {sides}.</source>
        <translation>Indiquez le côté du Journal&#xa0;: {sides}.</translation>
    </message>
    <message>
        <source>Nation of player {number}</source>
        <translation>Pays du joueur {number}</translation>
    </message>
    <message>
        <source>Nationalization</source>
        <extracomment>porfiriana/table/words/questions.py: Questions to the players, and summaries of a game. No Qt.</extracomment>
        <translation>Nationalisation</translation>
    </message>
    <message>
        <source>Nationalization: discard the enterprise.</source>
        <translation>Nationalisation&#xa0;: défaussez l’entreprise.</translation>
    </message>
    <message>
        <source>Nationalization: each player loses {amount} of their {cards}.</source>
        <translation>Nationalisation&#xa0;: chaque joueur perd {amount} de ses {cards}.</translation>
    </message>
    <message>
        <source>Needed for step {number}.</source>
        <translation>Nécessaire à l’étape {number}.</translation>
    </message>
    <message>
        <source>Neither steals nor places Unrest: discarded ({clause}, F14).</source>
        <translation>Ni vol ni Agitation&#xa0;: défaussée ({clause}, F14).</translation>
    </message>
    <message>
        <source>Never</source>
        <extracomment>desk/preferences/settings_sheet.py: Settings sheet and shortcuts sheet; each change takes effect immediately.</extracomment>
        <translation>Jamais</translation>
    </message>
    <message>
        <source>New FP where they are needed most.</source>
        <translation>De nouveaux PF là où il en faut le plus.</translation>
    </message>
    <message>
        <source>New Mexico farmland watered from Elephant Butte Dam after 1916.</source>
        <translation>Terres agricoles du Nouveau-Mexique, irriguées après 1916 grâce au barrage d’Elephant Butte.</translation>
    </message>
    <message>
        <source>New Mexico senator with mining interests who held hearings on Mexican affairs in 1919.</source>
        <translation>Sénateur du Nouveau-Mexique aux intérêts miniers, qui tint des auditions sur les affaires mexicaines en 1919.</translation>
    </message>
    <message>
        <source>New York</source>
        <extracomment>words.yaml: whys</extracomment>
        <translation>New York</translation>
    </message>
    <message>
        <source>New York can be used only in phase 11; this is phase {now}.</source>
        <translation>New York ne sert qu’en phase 11&#xa0;; nous sommes en phase {now}.</translation>
    </message>
    <message>
        <source>New York investors ran cattle and silver mines on this large estate near Casas Grandes.</source>
        <translation>Des investisseurs de New York élevaient du bétail et exploitaient des mines d’argent dans ce grand domaine près de Casas Grandes.</translation>
    </message>
    <message>
        <source>New York {gold}</source>
        <translation>New York {gold}</translation>
    </message>
    <message>
        <source>New game</source>
        <extracomment>desk/home/home_page.py: Home page, shown at start and reachable from the table.</extracomment>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>New game…</source>
        <extracomment>desk/window/window.py: Main window: the desk, its commands, saved games and sheets.</extracomment>
        <translation>Nouvelle partie…</translation>
    </message>
    <message>
        <source>New honour: {0}.</source>
        <translation>Nouvelle distinction&#xa0;: {0}.</translation>
    </message>
    <message>
        <source>New in the market: {cards}.</source>
        <translation>Nouvelles cartes au marché&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>New keys</source>
        <extracomment>desk/preferences/settings_sheet.py: Settings sheet and shortcuts sheet; each change takes effect immediately.</extracomment>
        <translation>Nouvelles touches</translation>
    </message>
    <message>
        <source>New ledger for Lords of the Sierra Madre</source>
        <translation>Nouveau livre de comptes pour Lords of the Sierra Madre</translation>
    </message>
    <message>
        <source>New link</source>
        <extracomment>desk/sheets/network_sheets.py: Sheets of network play: seats, links to a table, and joining.</extracomment>
        <translation>Nouveau lien</translation>
    </message>
    <message>
        <source>New seed</source>
        <extracomment>desk/sheets/form_widgets.py: Fields and buttons drawn on paper.</extracomment>
        <translation>Nouvelle graine</translation>
    </message>
    <message>
        <source>New window</source>
        <extracomment>desk/window/window.py: Main window: the desk, its commands, saved games and sheets.</extracomment>
        <translation>Nouvelle fenêtre</translation>
    </message>
    <message>
        <source>Newspaper</source>
        <extracomment>porfiriana/table/faces/partner.py: Faces of partners, newspapers and public cards, with a spine in the faction's colour. porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values. words.yaml: kinds</extracomment>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Newspaper · {faction}</source>
        <translation>Journal · {faction}</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>desk/guide.py: Guide of a lesson, with its note and marks on the table, and the list of lessons. desk/view/turn_recap.py: Recap of the other players' steps, replayed on the table.</extracomment>
        <translation>Suite</translation>
    </message>
    <message>
        <source>Next area of the table</source>
        <translation>Aller à la zone suivante de la table</translation>
    </message>
    <message>
        <source>Next for you</source>
        <translation>Votre prochain problème</translation>
    </message>
    <message>
        <source>Next item in this area</source>
        <translation>Élément suivant de cette zone</translation>
    </message>
    <message>
        <source>Next phase</source>
        <extracomment>words.yaml: going on</extracomment>
        <translation>Phase suivante</translation>
    </message>
    <message>
        <source>Next possible action</source>
        <translation>Action possible suivante</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <extracomment>desk/puzzles.py: Sheet with all puzzles by theme, and the note of a puzzle.</extracomment>
        <translation>Problème suivant</translation>
    </message>
    <message>
        <source>Next quarter</source>
        <extracomment>words.yaml: going on</extracomment>
        <translation>Trimestre suivant</translation>
    </message>
    <message>
        <source>Next robot move</source>
        <translation>Coup suivant des robots</translation>
    </message>
    <message>
        <source>Next step (Right)</source>
        <translation>Étape suivante (Droite)</translation>
    </message>
    <message>
        <source>Next turn (Page Down)</source>
        <translation>Tour suivant (Page suiv.)</translation>
    </message>
    <message>
        <source>Next turn {claim}, for {gold}.</source>
        <translation>Au prochain tour, {claim}, pour {gold}.</translation>
    </message>
    <message>
        <source>Next turn {claim}: {plan}.</source>
        <translation>Au prochain tour, {claim}&#xa0;: {plan}.</translation>
    </message>
    <message>
        <source>Next warning</source>
        <extracomment>desk/window/window.py: Main window: the desk, its commands, saved games and sheets.</extracomment>
        <translation>Avertissement suivant</translation>
    </message>
    <message>
        <source>Next: {0}</source>
        <extracomment>desk/home/home_page.py: Home page, shown at start and reachable from the table. porfiriana/table/sheets/records_sheet.py: Records of a player, and their sheet.</extracomment>
        <translation>Ensuite&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Night Raid</source>
        <extracomment>words.yaml: headings words.yaml: dice</extracomment>
        <translation>Raid de nuit</translation>
    </message>
    <message>
        <source>Night Raid: 2 in 6…</source>
        <translation>Raid de nuit&#xa0;: 2 cas sur 6…</translation>
    </message>
    <message>
        <source>No</source>
        <extracomment>desk/preferences/settings_sheet.py: Settings sheet and shortcuts sheet; each change takes effect immediately. desk/window/table_banners.py: Banners about shared tables at the upper edge of the desk. porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Non</translation>
    </message>
    <message>
        <source>No Depression</source>
        <extracomment>porfiriana/table/sheets/workshop_sheets.py: Editors of positions and of custom puzzles.</extracomment>
        <translation>Pas de Dépression</translation>
    </message>
    <message>
        <source>No FP of that kind in {zone} can be supplied.</source>
        <translation>Aucun PF de ce type à {zone} ne peut être ravitaillé.</translation>
    </message>
    <message>
        <source>No Guerrilla is there.</source>
        <translation>Il n’y a pas de Guérilla à cet endroit.</translation>
    </message>
    <message>
        <source>No Headline has left the market yet.</source>
        <translation>Aucun Titre n’a encore quitté le marché.</translation>
    </message>
    <message numerus="yes">
        <source>No Imperial FP on the map: %n left</source>
        <translation>
            <numerusform>Aucun PF impérial sur la carte&#xa0;: il en reste&#xa0;%n</numerusform>
            <numerusform>Aucun PF impérial sur la carte&#xa0;: il en reste&#xa0;%n</numerusform>
        </translation>
    </message>
    <message>
        <source>No Prestige Cube is missing there.</source>
        <translation>Aucun Cube prestige n’y manque.</translation>
    </message>
    <message>
        <source>No Prestige Cubes on {cards} any more.</source>
        <translation>Il n’y a plus de Cubes prestige sur&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>No Rural Guards can go instead.</source>
        <translation>Pas de Gardes rurales à perdre à la place.</translation>
    </message>
    <message>
        <source>No Speculation Cube</source>
        <translation>Pas de Cube spéculation</translation>
    </message>
    <message>
        <source>No Topple on sale</source>
        <translation>Aucun Renversement en vente</translation>
    </message>
    <message>
        <source>No action, thanks to {0}.</source>
        <translation>Sans action, grâce à {0}.</translation>
    </message>
    <message>
        <source>No actions left.</source>
        <translation>Il ne reste aucune action.</translation>
    </message>
    <message>
        <source>No actions left. You can still do anything that takes no action.</source>
        <translation>Il ne vous reste aucune action. Vous pouvez encore faire tout ce qui n’en coûte pas.</translation>
    </message>
    <message>
        <source>No attitude was chosen.</source>
        <translation>Aucune attitude n’a été choisie.</translation>
    </message>
    <message>
        <source>No better plan was found for any of your turns.</source>
        <translation>Aucun meilleur plan n’a été trouvé pour vos tours.</translation>
    </message>
    <message>
        <source>No card at the board&apos;s edge</source>
        <translation>Pas de carte au bord du plateau</translation>
    </message>
    <message>
        <source>No chit is left in the bowl</source>
        <translation>Il ne reste aucun jeton dans le bol</translation>
    </message>
    <message>
        <source>No contact with the host since {day}. Reconnecting…</source>
        <translation>Aucun contact avec l’hôte depuis le {day}. Reconnexion…</translation>
    </message>
    <message>
        <source>No event, but the second bear begins a Depression.</source>
        <translation>Pas d’événement, mais le second ours déclenche une Dépression.</translation>
    </message>
    <message>
        <source>No event, but the second bull ends the Depression.</source>
        <translation>Pas d’événement, mais le second taureau met fin à la Dépression.</translation>
    </message>
    <message>
        <source>No event; it goes onto the Bull-Bear pile.</source>
        <translation>Pas d’événement&#xa0;; la carte va à la défausse taureau-ours.</translation>
    </message>
    <message>
        <source>No finished game of this deal yet.</source>
        <translation>Aucune partie de cette donne n’est encore finie.</translation>
    </message>
    <message>
        <source>No finished games yet. Every game you finish is saved here.</source>
        <translation>Aucune partie finie pour l’instant. Chaque partie que vous finissez est enregistrée ici.</translation>
    </message>
    <message>
        <source>No game matches these words.</source>
        <translation>Aucune partie ne correspond à ces mots.</translation>
    </message>
    <message>
        <source>No heir</source>
        <extracomment>porfiriana/table/sheets/workshop_sheets.py: Editors of positions and of custom puzzles.</extracomment>
        <translation>Pas d’héritier</translation>
    </message>
    <message>
        <source>No human player took part in this game.</source>
        <translation>Aucun joueur humain n’a participé à cette partie.</translation>
    </message>
    <message>
        <source>No keys</source>
        <extracomment>desk/preferences/settings_sheet.py: Settings sheet and shortcuts sheet; each change takes effect immediately.</extracomment>
        <translation>Aucune touche</translation>
    </message>
    <message>
        <source>No limit</source>
        <extracomment>desk/sheets/network_sheets.py: Sheets of network play: seats, links to a table, and joining.</extracomment>
        <translation>Sans limite</translation>
    </message>
    <message numerus="yes">
        <source>No line of communication: %n FP in {zones}.</source>
        <translation>
            <numerusform>Sans ligne de communication&#xa0;: %n PF à {zones}.</numerusform>
            <numerusform>Sans ligne de communication&#xa0;: %n PF à {zones}.</numerusform>
        </translation>
    </message>
    <message>
        <source>No line of communication: every FP would lose a step.</source>
        <translation>Sans ligne de communication&#xa0;: chaque PF perdrait un pas.</translation>
    </message>
    <message>
        <source>No loan</source>
        <extracomment>mexican_adventure/table/words/labels.py: Actions as text: lines of the log, labels, consequences and refusals. No Qt.</extracomment>
        <translation>Pas d’emprunt</translation>
    </message>
    <message>
        <source>No loan with the French Retreat marker at 30.</source>
        <translation>Pas d’emprunt quand le Retrait français est à 30.</translation>
    </message>
    <message>
        <source>No more income from your Hacendado.</source>
        <translation>Votre Hacendado ne rapporte plus de revenu.</translation>
    </message>
    <message>
        <source>No note</source>
        <extracomment>desk/window/table_notes.py: Notes to the other players, sent with the next action.</extracomment>
        <translation>Pas de note</translation>
    </message>
    <message>
        <source>No other games in progress.</source>
        <translation>Aucune autre partie en cours.</translation>
    </message>
    <message>
        <source>No payments are waiting.</source>
        <translation>Aucun paiement n’est en attente.</translation>
    </message>
    <message>
        <source>No player owns a card there: enter P0.</source>
        <translation>Aucun joueur ne possède de carte à cet endroit&#xa0;: saisissez P0.</translation>
    </message>
    <message>
        <source>No puzzles</source>
        <extracomment>desk/window/puzzles_part.py: Puzzles of a window: their list, notes and results.</extracomment>
        <translation>Pas de problèmes</translation>
    </message>
    <message>
        <source>No rematch</source>
        <extracomment>desk/window/rematch.py: Another game with the people of a finished one.</extracomment>
        <translation>Pas de revanche</translation>
    </message>
    <message>
        <source>No router on this network opens ports on request (UPnP). Forward port {port} to this computer in the settings of your router.</source>
        <translation>Aucun routeur de ce réseau n’ouvre de port sur demande (UPnP). Redirigez le port {port} vers cet ordinateur dans les réglages de votre routeur.</translation>
    </message>
    <message>
        <source>No ship in {zone} may still move this turn.</source>
        <translation>Aucun navire de {zone} ne peut plus bouger ce tour-ci.</translation>
    </message>
    <message>
        <source>No ship takes him from the port: he tries the enemy&apos;s lines.</source>
        <translation>Aucun navire ne peut le prendre au port&#xa0;: il tente de passer les lignes ennemies.</translation>
    </message>
    <message>
        <source>No sound output was found on this computer</source>
        <translation>Aucune sortie audio n’a été trouvée sur cet ordinateur</translation>
    </message>
    <message>
        <source>No such enterprise is in play.</source>
        <translation>Cette entreprise n’est pas en jeu.</translation>
    </message>
    <message>
        <source>No tables found on this network.</source>
        <translation>Aucune table trouvée sur ce réseau.</translation>
    </message>
    <message>
        <source>No target of {you}: a Straw Man on his {target} ({clause}, R79).</source>
        <translation>Aucune cible chez {you}&#xa0;: homme de paille sur sa carte {target} ({clause}, R79).</translation>
    </message>
    <message>
        <source>No tie in the order of play needs dice now.</source>
        <translation>Aucune égalité dans l’ordre du tour n’est à départager aux dés maintenant.</translation>
    </message>
    <message>
        <source>No turn to play again</source>
        <translation>Aucun tour à rejouer</translation>
    </message>
    <message>
        <source>No warnings.</source>
        <extracomment>desk/view/cautions.py: Cautions on the table with their proofs, and figures computed in the background.</extracomment>
        <translation>Aucun avertissement.</translation>
    </message>
    <message>
        <source>No {game} games in progress.</source>
        <translation>Aucune partie de {game} en cours.</translation>
    </message>
    <message>
        <source>No, because {why}.</source>
        <translation>Non, car {why}.</translation>
    </message>
    <message>
        <source>Nobody</source>
        <extracomment>desk/sheets/network_sheets.py: Sheets of network play: seats, links to a table, and joining.</extracomment>
        <translation>Personne</translation>
    </message>
    <message>
        <source>Nobody can pass now.</source>
        <translation>Personne ne peut passer maintenant.</translation>
    </message>
    <message>
        <source>Nobody can topple Díaz now.</source>
        <translation>Personne ne peut renverser Díaz à présent.</translation>
    </message>
    <message>
        <source>Nobody can win with it now.</source>
        <translation>Personne ne peut gagner avec lui à présent.</translation>
    </message>
    <message>
        <source>Nobody has enough.</source>
        <translation>Personne n’en a assez.</translation>
    </message>
    <message>
        <source>Nobody has toppled him.</source>
        <translation>Personne ne l’a renversé.</translation>
    </message>
    <message>
        <source>Nobody held that zone before.</source>
        <translation>Personne n’occupait cette zone auparavant.</translation>
    </message>
    <message>
        <source>Nobody holds that office.</source>
        <translation>Personne n’occupe cette charge.</translation>
    </message>
    <message>
        <source>Nobody holds {to} yet.</source>
        <translation>Personne n’occupe encore {to}.</translation>
    </message>
    <message>
        <source>Nobody of the {side} side is left.</source>
        <translation>{side}&#xa0;: il ne reste personne de ce camp.</translation>
    </message>
    <message>
        <source>Nobody plays at another computer yet: choose “Remote player” for someone.</source>
        <translation>Personne ne joue encore sur un autre ordinateur&#xa0;: choisissez «&#xa0;Joueur à distance&#xa0;» pour quelqu’un.</translation>
    </message>
    <message>
        <source>Nobody stays in {zone}.</source>
        <translation>Personne ne reste à {zone}.</translation>
    </message>
    <message>
        <source>Nobody topples Díaz.</source>
        <translation>Personne ne renverse Díaz.</translation>
    </message>
    <message>
        <source>Nobody wants {card}.</source>
        <translation>Personne ne veut de {card}.</translation>
    </message>
    <message>
        <source>Nobody yet</source>
        <extracomment>porfiriana/table/sheets/records_sheet.py: Records of a player, and their sheet.</extracomment>
        <translation>Encore personne</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>porfiriana/table/sheets/card_fields.py: Rows of a form that show and edit the fields of a card.</extracomment>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>None of them</source>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>None of this kind is selected.</source>
        <translation>Aucune de ce type n’est choisie.</translation>
    </message>
    <message>
        <source>None of your cubes is missing there.</source>
        <translation>Aucun de vos cubes n’y manque.</translation>
    </message>
    <message>
        <source>None of your troops guards {place}.</source>
        <translation>Aucune de vos troupes ne garde {place}.</translation>
    </message>
    <message>
        <source>Normal</source>
        <extracomment>desk/preferences/settings_sheet.py: Settings sheet and shortcuts sheet; each change takes effect immediately.</extracomment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Northern Mexico, 1898</source>
        <translation>Nord du Mexique, 1898</translation>
    </message>
    <message>
        <source>Not a puzzle: the goal is reached anyway.</source>
        <translation>Ce problème n’en est pas un&#xa0;: le but est atteint de toute façon.</translation>
    </message>
    <message>
        <source>Not a puzzle: the solution depends on hidden cards.</source>
        <translation>Ce problème n’en est pas un&#xa0;: la solution dépend de cartes cachées.</translation>
    </message>
    <message>
        <source>Not all bids in the lawsuit are in.</source>
        <translation>Il manque des offres pour le procès.</translation>
    </message>
    <message>
        <source>Not encrypted: anyone on your home network could see a hand and play it</source>
        <translation>Non chiffré&#xa0;: n’importe qui sur votre réseau domestique pourrait voir une main et la jouer</translation>
    </message>
    <message>
        <source>Not enough cubes</source>
        <translation>Pas assez de cubes</translation>
    </message>
    <message>
        <source>Not fair: {words}</source>
        <translation>Partie déloyale&#xa0;: {words}</translation>
    </message>
    <message>
        <source>Not found</source>
        <extracomment>desk/app/windows.py: All windows of the program, and requests from instances started later.</extracomment>
        <translation>Introuvable</translation>
    </message>
    <message>
        <source>Not in a game against Díaz</source>
        <translation>Pas dans une partie contre Díaz</translation>
    </message>
    <message>
        <source>Not now</source>
        <extracomment>desk/home/resume_sheet.py: Sheet offering an interrupted game, and descriptions of stored games. desk/window/table_banners.py: Banners about shared tables at the upper edge of the desk.</extracomment>
        <translation>Pas maintenant</translation>
    </message>
    <message>
        <source>Not now: nothing on the table lets you do this.</source>
        <translation>Pas maintenant&#xa0;: rien sur la table ne le permet.</translation>
    </message>
    <message>
        <source>Not now: {0}</source>
        <translation>Pas maintenant&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Not saved yet. Close again to discard your changes.</source>
        <translation>Pas encore enregistré. Fermez de nouveau pour abandonner vos modifications.</translation>
    </message>
    <message>
        <source>Not saved yet. Press the keys again to discard your changes.</source>
        <translation>Pas encore enregistré. Appuyez encore sur les touches pour abandonner vos modifications.</translation>
    </message>
    <message>
        <source>Not saved. Close again to leave; the position stays here as a draft.</source>
        <translation>Non enregistrée. Fermez encore une fois pour quitter&#xa0;; la position reste ici comme brouillon.</translation>
    </message>
    <message>
        <source>Not solvable: no plan reaches the goal.</source>
        <translation>Insoluble&#xa0;: aucun plan n’atteint le but.</translation>
    </message>
    <message>
        <source>Not there. Look again, or press “Show me”.</source>
        <translation>Ce n’est pas là. Regardez encore, ou appuyez sur «&#xa0;Montrer&#xa0;».</translation>
    </message>
    <message>
        <source>Not unique: there is another solution.</source>
        <translation>Solution non unique&#xa0;: il y en a une autre.</translation>
    </message>
    <message>
        <source>Not with the 2012 rules</source>
        <translation>Pas avec les règles de 2012</translation>
    </message>
    <message>
        <source>Not yet</source>
        <extracomment>sierra_madre/table/sheets.py: Sheets: forms, the revealed card, files, and the final account.</extracomment>
        <translation>Pas encore</translation>
    </message>
    <message>
        <source>Not yet in the bowl</source>
        <translation>Pas encore dans le bol</translation>
    </message>
    <message>
        <source>Not {0}.</source>
        <extracomment>porfiriana/table/words/diaz_words.py: Díaz's purchases by dice, and their reasons, as sentences. No Qt.</extracomment>
        <translation>Écartées&#xa0;: {0}.</translation>
    </message>
    <message>
        <source>Note</source>
        <extracomment>desk/replay/share_sheet.py: Sheet for sharing a replay: choice of view and turns, with notes at moments. desk/sheets/note_sheet.py: Sheet for a note to the table. words.yaml: fields</extracomment>
        <translation>Note</translation>
    </message>
    <message>
        <source>Note to the table</source>
        <translation>Note pour la table</translation>
    </message>
    <message>
        <source>Note to the table…</source>
        <translation>Note pour la table…</translation>
    </message>
    <message>
        <source>Nothing can be verified here.</source>
        <translation>Rien ne peut être vérifié ici.</translation>
    </message>
    <message>
        <source>Nothing else changes.</source>
        <translation>Rien d’autre ne change.</translation>
    </message>
    <message>
        <source>Nothing happens.</source>
        <extracomment>porfiriana/rules/card_text.py: Card effects as plain sentences, generated from the card data. porfiriana/table/words/labels.py: Actions as texts: buttons, instructions and log entries. No Qt.</extracomment>
        <translation>Rien ne se passe.</translation>
    </message>
    <message>
        <source>Nothing has changed for you.</source>
        <translation>Rien n’a changé pour vous.</translation>
    </message>
    <message>
        <source>Nothing has happened since your turn.</source>
        <translation>Rien ne s’est passé depuis votre tour.</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Rien ne s’est encore passé.</translation>
    </message>
    <message>
        <source>Nothing here is worth its price.</source>
        <translation>Rien ici ne vaut son prix.</translation>
    </message>
    <message>
        <source>Nothing in play is a target for it: discarded ({clause}, R79).</source>
        <translation>Aucune cible en jeu&#xa0;: défaussée ({clause}, R79).</translation>
    </message>
    <message>
        <source>Nothing is discarded.</source>
        <translation>Rien n’est défaussé.</translation>
    </message>
    <message>
        <source>Nothing is selected. Press Tab or F6 to go to the first item.</source>
        <translation>Rien n’est sélectionné. Tab ou F6 mène au premier élément.</translation>
    </message>
    <message>
        <source>Nothing may be placed in {zone}.</source>
        <translation>Rien ne peut être placé à {zone}.</translation>
    </message>
    <message>
        <source>Nothing more is worth its price.</source>
        <translation>Plus rien ne vaut son prix.</translation>
    </message>
    <message>
        <source>Nothing needs your attention now.</source>
        <translation>Rien ne demande votre attention pour l’instant.</translation>
    </message>
    <message>
        <source>November/December</source>
        <extracomment>mexican_adventure/table/words/terms.py: Names of the game's terms for players. No Qt.</extracomment>
        <translation>Novembre/décembre</translation>
    </message>
    <message>
        <source>Now</source>
        <extracomment>porfiriana/table/inspection.py: Content of the inspector for a spot: facts and possible actions.</extracomment>
        <translation>Maintenant</translation>
    </message>
    <message>
        <source>Now damage is paid with the gold that returned.</source>
        <translation>Les dommages se paient maintenant avec l’or revenu.</translation>
    </message>
    <message>
        <source>Now gold may go to New York or come back.</source>
        <translation>De l’or peut maintenant partir pour New York ou en revenir.</translation>
    </message>
    <message>
        <source>Now: mines {mines}, Economy {economy}.</source>
        <translation>Maintenant&#xa0;: mines {mines}, Économie {economy}.</translation>
    </message>
    <message>
        <source>Now: {amount}. The goal is the maximum that can be reached.</source>
        <translation>Maintenant&#xa0;: {amount}. Le but est le maximum possible.</translation>
    </message>
    <message>
        <source>Number</source>
        <extracomment>sierra_madre/table/sheets.py: Sheets: forms, the revealed card, files, and the final account.</extracomment>
        <translation>Numéro</translation>
    </message>
    <message>
        <source>OK</source>
        <extracomment>desk/sheets/modal_sheet.py: Modal sheet in the middle of the dimmed table, and common dialogs. desk/window/frame.py: Frame of a window: one game, its file and its sheets. desk/window/help_part.py: Help of a window: overview, rules, credits and lessons.</extracomment>
        <translation>OK</translation>
    </message>
    <message>
        <source>Obregón&apos;s corps, raised from Sonora&apos;s state forces in 1913.</source>
        <translation>Le corps d’Obregón, levé parmi les forces de l’État de Sonora en 1913.</translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>desk/preferences/settings_sheet.py: Settings sheet and shortcuts sheet; each change takes effect immediately.</extracomment>
        <translation>Désactivé</translation>
    </message>
    <message>
        <source>Office</source>
        <extracomment>words.yaml: fields</extracomment>
        <translation>Charge</translation>
    </message>
    <message>
        <source>Office…</source>
        <extracomment>words.yaml: always</extracomment>
        <translation>Charge…</translation>
    </message>
    <message>
        <source>Older games</source>
        <extracomment>desk/home/home_page.py: Home page, shown at start and reachable from the table.</extracomment>
        <translation>Parties plus anciennes</translation>
    </message>
    <message>
        <source>On</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Sur</translation>
    </message>
    <message>
        <source>On a phone</source>
        <translation>Sur téléphone</translation>
    </message>
    <message>
        <source>On a shared screen</source>
        <translation>Sur un écran partagé</translation>
    </message>
    <message>
        <source>On another computer&apos;s table, undo one action at a time.</source>
        <translation>À la table d’un autre ordinateur, annulez une action à la fois.</translation>
    </message>
    <message>
        <source>On foot</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts. porfiriana/table/sheets/overview.py: Overview of the game: turn, actions with prices, victory, icons and keys. porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>À pied</translation>
    </message>
    <message>
        <source>On its {0} side</source>
        <translation>Côté {0}</translation>
    </message>
    <message>
        <source>On one screen</source>
        <translation>Sur un seul écran</translation>
    </message>
    <message>
        <source>On phones</source>
        <extracomment>desk/sheets/form_widgets.py: Fields and buttons drawn on paper.</extracomment>
        <translation>Téléphones</translation>
    </message>
    <message>
        <source>On points, the side that controls more of the three zones wins: Imperial {imperial}, Republican {republican}.</source>
        <translation>Aux points, le camp qui contrôle le plus de zones sur les trois gagne&#xa0;: impérial {imperial}, républicain {republican}.</translation>
    </message>
    <message>
        <source>On the Bull-Bear pile</source>
        <translation>Sur la défausse taureau-ours</translation>
    </message>
    <message>
        <source>On the deck</source>
        <translation>Sur le paquet</translation>
    </message>
    <message>
        <source>On the grudge pile</source>
        <translation>Sur la pile prestige</translation>
    </message>
    <message>
        <source>On the market</source>
        <translation>Au marché</translation>
    </message>
    <message>
        <source>On the table, {keys} is already used for “{other}”.</source>
        <translation>Sur la table, {keys} sert déjà à «&#xa0;{other}&#xa0;».</translation>
    </message>
    <message>
        <source>On this enterprise</source>
        <translation>Sur cette entreprise</translation>
    </message>
    <message>
        <source>On this item</source>
        <translation>Sur cet élément</translation>
    </message>
    <message>
        <source>Once more</source>
        <extracomment>porfiriana/table/sheets/records_sheet.py: Records of a player, and their sheet.</extracomment>
        <translation>Encore une fois</translation>
    </message>
    <message>
        <source>Once the last Topple has appeared, a whole round without a market purchase ends the game, too (Mexican Standoff).</source>
        <translation>Une fois le dernier Renversement apparu, un tour de table entier sans achat au marché met aussi fin à la partie (Impasse mexicaine).</translation>
    </message>
    <message>
        <source>Once this turn +5 where French A FP fight, then French Retreat 1 left.</source>
        <translation>Une fois ce tour-ci, +5 là où combattent des PF français A&#xa0;; puis Retrait français&#xa0;: 1 vers la gauche.</translation>
    </message>
    <message>
        <source>One Mexican C FP where the player has FP.</source>
        <translation>Un PF C mexicain là où le joueur a des PF.</translation>
    </message>
    <message>
        <source>One action left.</source>
        <translation>Il reste une action.</translation>
    </message>
    <message>
        <source>One action under</source>
        <translation>Une action sous</translation>
    </message>
    <message>
        <source>One attempt per zone and turn.</source>
        <translation>Un essai par zone et par tour.</translation>
    </message>
    <message>
        <source>One fewer: {fp}</source>
        <translation>Un de moins&#xa0;: {fp}</translation>
    </message>
    <message>
        <source>One initiative test per leader and turn.</source>
        <translation>Un test d’initiative par chef et par tour.</translation>
    </message>
    <message>
        <source>One less</source>
        <extracomment>mexican_adventure/table/sheets/workshop_sheets.py: Editor of positions and puzzles: pieces are dragged, stacks are clicked. sierra_madre/table/drawing.py: Layout and painting of the table: strip, quarter, calendars, edge and page.</extracomment>
        <translation>Un de moins</translation>
    </message>
    <message>
        <source>One more</source>
        <extracomment>mexican_adventure/table/sheets/workshop_sheets.py: Editor of positions and puzzles: pieces are dragged, stacks are clicked. sierra_madre/table/drawing.py: Layout and painting of the table: strip, quarter, calendars, edge and page.</extracomment>
        <translation>Un de plus</translation>
    </message>
    <message>
        <source>One more: {fp}</source>
        <translation>Un de plus&#xa0;: {fp}</translation>
    </message>
    <message>
        <source>One order per leader and turn.</source>
        <translation>Un ordre par chef et par tour.</translation>
    </message>
    <message>
        <source>One police action each turn without using an action.</source>
        <translation>Une action de police par tour sans dépenser d’action.</translation>
    </message>
    <message>
        <source>One side alone holds every city and fortress.</source>
        <translation>Un camp tient seul toutes les villes et forteresses.</translation>
    </message>
    <message>
        <source>Online</source>
        <extracomment>desk/window/window.py: Main window: the desk, its commands, saved games and sheets. porfiriana/table/sheets/new_game_fields.py: Fields and lists of the New Game sheet.</extracomment>
        <translation>En ligne</translation>
    </message>
    <message>
        <source>Online tables need the “{name}” library. {how}</source>
        <translation>Les tables en ligne nécessitent la bibliothèque «&#xa0;{name}&#xa0;». {how}</translation>
    </message>
    <message>
        <source>Only Díaz, who rolls two dice a turn. Topple him before the fourth Topple is over.</source>
        <translation>Díaz seul, qui lance deux dés par tour. Renversez-le avant la fin du quatrième Renversement.</translation>
    </message>
    <message>
        <source>Only Headlines and Topples are bought as event or status quo.</source>
        <translation>Seuls les Titres et les Renversements s’achètent en événement ou en statu quo.</translation>
    </message>
    <message>
        <source>Only a declared Hacendado can be shot.</source>
        <translation>Seul un Hacendado déclaré peut être abattu.</translation>
    </message>
    <message>
        <source>Only a governor of Sonora or Chihuahua, or the holder of a Red Flag, can declare it.</source>
        <translation>Seul un gouverneur de la Sonora ou du Chihuahua, ou le détenteur d’un Drapeau rouge, peut la déclarer.</translation>
    </message>
    <message>
        <source>Only a president can declare that.</source>
        <translation>Seul un président peut le déclarer.</translation>
    </message>
    <message>
        <source>Only a solo deal has a code.</source>
        <translation>Seule une donne en solo a un code.</translation>
    </message>
    <message>
        <source>Only as many Regular Orders as the American Aid marker shows.</source>
        <translation>Pas plus d’ordres réguliers que n’en indique le marqueur Aide américaine.</translation>
    </message>
    <message>
        <source>Only in a game against Díaz</source>
        <translation>Seulement dans une partie contre Díaz</translation>
    </message>
    <message>
        <source>Only one assassination per showdown.</source>
        <translation>Un seul assassinat par épreuve de force.</translation>
    </message>
    <message>
        <source>Only one loan a turn.</source>
        <translation>Un seul emprunt par tour.</translation>
    </message>
    <message>
        <source>Only one trip per turn.</source>
        <translation>Un seul trajet par tour.</translation>
    </message>
    <message>
        <source>Only orange and black cards are played on a target.</source>
        <translation>Seules les cartes orange et noires se jouent contre une cible.</translation>
    </message>
    <message>
        <source>Only players of a game in progress can write notes.</source>
        <translation>Seuls les joueurs d’une partie en cours peuvent écrire des notes.</translation>
    </message>
    <message>
        <source>Only robots play here.</source>
        <translation>Seuls des robots jouent ici.</translation>
    </message>
    <message>
        <source>Only some cards</source>
        <translation>Certaines cartes seulement</translation>
    </message>
    <message>
        <source>Only the French leave.</source>
        <translation>Seuls les Français partent.</translation>
    </message>
    <message>
        <source>Only the host can share this game before it is over.</source>
        <translation>Seul l’hôte peut partager cette partie avant la fin.</translation>
    </message>
    <message>
        <source>Only the host of this table can invite people.</source>
        <translation>Seul l’hôte de la table peut inviter d’autres personnes.</translation>
    </message>
    <message>
        <source>Only the other country&apos;s president can boycott that, and nobody holds that office.</source>
        <translation>Seul le président de l’autre pays peut boycotter cela, et personne n’occupe cette charge.</translation>
    </message>
    <message>
        <source>Only the players of a finished online game can play another one together.</source>
        <translation>Seuls les joueurs d’une partie en ligne terminée peuvent en jouer une autre ensemble.</translation>
    </message>
    <message>
        <source>Only troops can be sent to a place.</source>
        <translation>Seules les troupes peuvent être envoyées quelque part.</translation>
    </message>
    <message>
        <source>Only two market cards may be bought in a turn.</source>
        <translation>Deux cartes du marché au plus peuvent être achetées par tour.</translation>
    </message>
    <message>
        <source>Only under {regime}: Díaz counts 1 less {prestige} in this showdown.</source>
        <translation>Seulement sous ce régime ({regime})&#xa0;: Díaz compte 1 point de {prestige} de moins dans cette épreuve de force.</translation>
    </message>
    <message>
        <source>Only you see this hand.</source>
        <translation>Personne d’autre que vous ne voit cette main.</translation>
    </message>
    <message>
        <source>Only {0} can undo this action.</source>
        <translation>Cette action ne peut être annulée que par {0}.</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>desk/home/shelf_row.py: Row of a stored game on the home page, with its buttons.</extracomment>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Ouvrir un fichier…</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Ouvrir une partie</translation>
    </message>
    <message>
        <source>Open a password-protected game</source>
        <translation>Ouvrir une partie protégée par mot de passe</translation>
    </message>
    <message>
        <source>Open game</source>
        <extracomment>desk/sheets/password_sheets.py: Sheets for the password of an encrypted save, when saving and when opening.</extracomment>
        <translation>Ouvrir la partie</translation>
    </message>
    <message>
        <source>Open hands</source>
        <extracomment>desk/replay/replay_sheet.py: Replay sheet: a separate table, with a bar to navigate in the game. desk/sheets/form_widgets.py: Fields and buttons drawn on paper.</extracomment>
        <translation>Mains visibles</translation>
    </message>
    <message>
        <source>Open it to compare it with another plan.</source>
        <translation>Ouvrez-le pour le comparer à un autre plan.</translation>
    </message>
    <message>
        <source>Open or close Díaz&apos;s tableau</source>
        <translation>Ouvrir ou fermer l’étalage de Díaz</translation>
    </message>
    <message>
        <source>Open or close the tableau of player {0}</source>
        <translation>Ouvrir ou fermer l’étalage du joueur {0}</translation>
    </message>
    <message>
        <source>Open the game</source>
        <translation>Ouvrir la partie</translation>
    </message>
    <message>
        <source>Open the menu</source>
        <translation>Ouvrir le menu</translation>
    </message>
    <message>
        <source>Open the port in my router</source>
        <translation>Ouvrir le port dans mon routeur</translation>
    </message>
    <message>
        <source>Open this link on your other computer. It works once; your seat moves there and this window leaves the table.</source>
        <translation>Ouvrez ce lien sur votre autre ordinateur. Il ne sert qu’une fois&#xa0;; votre place y passe et cette fenêtre quitte la table.</translation>
    </message>
    <message>
        <source>Open@of hands</source>
        <extracomment>desk/sheets/form_widgets.py: Fields and buttons drawn on paper.</extracomment>
        <translation>Visibles</translation>
    </message>
    <message>
        <source>Opened with different cards</source>
        <translation>Partie ouverte avec d’autres cartes</translation>
    </message>
    <message>
        <source>Opened, but not verified</source>
        <translation>Partie ouverte, mais non vérifiée</translation>
    </message>
    <message>
        <source>Opening a port in the router needs the “{name}” library. {how}</source>
        <translation>Pour ouvrir un port dans le routeur, il faut la bibliothèque «&#xa0;{name}&#xa0;». {how}</translation>
    </message>
    <message>
        <source>Open…</source>
        <extracomment>desk/window/window.py: Main window: the desk, its commands, saved games and sheets.</extracomment>
        <translation>Ouvrir…</translation>
    </message>
    <message>
        <source>Operations</source>
        <extracomment>mexican_adventure/table/words/terms.py: Names of the game's terms for players. No Qt.</extracomment>
        <translation>Opérations</translation>
    </message>
    <message>
        <source>Opponents only</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Adversaires seulement</translation>
    </message>
    <message>
        <source>Options, saved with the game</source>
        <translation>Options, enregistrées avec la partie</translation>
    </message>
    <message>
        <source>Options…</source>
        <extracomment>porfiriana/table/sheets/workshop_sheets.py: Editors of positions and of custom puzzles.</extracomment>
        <translation>Options…</translation>
    </message>
    <message>
        <source>Or other cards</source>
        <translation>Ou d’autres cartes</translation>
    </message>
    <message>
        <source>Orange card · {districts}</source>
        <translation>Carte orange · {districts}</translation>
    </message>
    <message>
        <source>Orange cards</source>
        <extracomment>porfiriana/table/sheets/cards_sheet.py: Sheet of the deck's cards, with filters.</extracomment>
        <translation>Cartes orange</translation>
    </message>
    <message>
        <source>Order of play: {names}.</source>
        <translation>Ordre du tour&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>Order of the games</source>
        <translation>Ordre des parties</translation>
    </message>
    <message>
        <source>Orders along the line ignore distance if the whole line is friendly.</source>
        <translation>Le long de la ligne, les ordres ignorent la distance si toute la ligne est amie.</translation>
    </message>
    <message>
        <source>Orientation {0}</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Orientation {0}</translation>
    </message>
    <message>
        <source>Orientations</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Orientations</translation>
    </message>
    <message>
        <source>Original</source>
        <extracomment>porfiriana/table/sheets/cards_sheet.py: Sheet of the deck's cards, with filters.</extracomment>
        <translation>D’origine</translation>
    </message>
    <message>
        <source>Orozco and Villa took the border city in May 1911; Díaz resigned two weeks later.</source>
        <translation>Orozco et Villa prirent la ville frontière en mai 1911&#xa0;; Díaz démissionna deux semaines plus tard.</translation>
    </message>
    <message>
        <source>Other enterprise</source>
        <extracomment>words.yaml: kinds</extracomment>
        <translation>Autre entreprise</translation>
    </message>
    <message>
        <source>Other side: {worth}</source>
        <translation>Autre côté&#xa0;: {worth}</translation>
    </message>
    <message>
        <source>Ours@deck</source>
        <extracomment>porfiriana/workshop/named_decks.py: The player's decks, each with a name; one deck is in use. porfiriana/workshop/own_files.py: The player's own files: corrected cards and puzzles.</extracomment>
        <translation>Le nôtre</translation>
    </message>
    <message>
        <source>Out of Jail</source>
        <translation>Hors de prison</translation>
    </message>
    <message>
        <source>Outlaws of the 1890s with whom the young Pancho Villa is said to have ridden.</source>
        <translation>Hors-la-loi des années 1890 avec lesquels le jeune Pancho Villa aurait chevauché.</translation>
    </message>
    <message>
        <source>Outrage</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>Indignation</translation>
    </message>
    <message>
        <source>Outrage given as an award</source>
        <translation>Indignation donnée en récompense</translation>
    </message>
    <message>
        <source>Outrage on partners, troops and public sides</source>
        <translation>Indignation sur les partenaires, les troupes et les côtés des Cartes publiques</translation>
    </message>
    <message>
        <source>Outrage points in all</source>
        <translation>points d’Indignation en tout</translation>
    </message>
    <message>
        <source>Oval {0}</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Ovale {0}</translation>
    </message>
    <message>
        <source>Oval {number}: built by {name}</source>
        <translation>Ovale {number}&#xa0;: bâti par {name}</translation>
    </message>
    <message>
        <source>Oval {number}: empty</source>
        <translation>Ovale {number}&#xa0;: vide</translation>
    </message>
    <message>
        <source>Ovals</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Ovales</translation>
    </message>
    <message>
        <source>Overview</source>
        <extracomment>desk/window/window.py: Main window: the desk, its commands, saved games and sheets.</extracomment>
        <translation>Aperçu</translation>
    </message>
    <message>
        <source>Owner</source>
        <extracomment>words.yaml: fields</extracomment>
        <translation>Propriétaire</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <extracomment>porfiriana/table/sheets/cards_sheet.py: Sheet of the deck's cards, with filters.</extracomment>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Pacific Ocean</source>
        <extracomment>mexican_adventure/table/scene/map_look.py: The map of 1862 in letterpress style: sea, coast, terrain, borders, roads and towns.</extracomment>
        <translation>Océan Pacifique</translation>
    </message>
    <message>
        <source>Pacification</source>
        <extracomment>mexican_adventure/table/words/terms.py: Names of the game's terms for players. No Qt.</extracomment>
        <translation>Pacification</translation>
    </message>
    <message>
        <source>Page Down, Page Up, Home, End: the items in an area.</source>
        <translation>Page suivante, Page précédente, Début, Fin&#xa0;: les éléments d’une zone.</translation>
    </message>
    <message>
        <source>Page {number} of {pages}: next</source>
        <translation>Page {number} sur {pages}&#xa0;: suivante</translation>
    </message>
    <message>
        <source>Panama left Colombia in November 1903 with United States warships nearby.</source>
        <translation>Le Panama se sépara de la Colombie en novembre 1903, des navires de guerre américains à proximité.</translation>
    </message>
    <message>
        <source>Paper-money inflation and poor harvests brought food riots to northern towns in 1915.</source>
        <translation>L’inflation du papier-monnaie et de mauvaises récoltes provoquèrent des émeutes de la faim dans les villes du nord en 1915.</translation>
    </message>
    <message>
        <source>Pardon</source>
        <extracomment>words.yaml: told</extracomment>
        <translation>Grâce</translation>
    </message>
    <message>
        <source>Paris lends nothing any more.</source>
        <translation>Paris ne prête plus rien.</translation>
    </message>
    <message>
        <source>Parral silver mine that made the fortune of Pedro Alvarado around 1900.</source>
        <translation>Mine d’argent de Parral qui fit la fortune de Pedro Alvarado vers 1900.</translation>
    </message>
    <message>
        <source>Part L</source>
        <extracomment>porfiriana/table/words/advice_words.py: Texts of advice: plans for a turn, warnings and reasons. No Qt.</extracomment>
        <translation>Partie L</translation>
    </message>
    <message>
        <source>Part M</source>
        <extracomment>porfiriana/table/words/advice_words.py: Texts of advice: plans for a turn, warnings and reasons. No Qt.</extracomment>
        <translation>Partie M</translation>
    </message>
    <message>
        <source>Part M, step {0}</source>
        <translation>Partie M, étape {0}</translation>
    </message>
    <message>
        <source>Partner</source>
        <extracomment>porfiriana/table/faces/partner.py: Faces of partners, newspapers and public cards, with a spine in the faction's colour.</extracomment>
        <translation>Partenaire</translation>
    </message>
    <message>
        <source>Partner · {faction}</source>
        <translation>Partenaire · {faction}</translation>
    </message>
    <message>
        <source>Partners</source>
        <extracomment>porfiriana/table/scene/board.py: Items of the common column, and captions above a seat's cards. porfiriana/table/sheets/cards_sheet.py: Sheet of the deck's cards, with filters.</extracomment>
        <translation>Partenaires</translation>
    </message>
    <message>
        <source>Partners: into his tableau, where their points add to his defence.</source>
        <translation>Partenaires&#xa0;: dans son étalage, où leurs points s’ajoutent à sa défense.</translation>
    </message>
    <message>
        <source>Pascual Orozco&apos;s followers, who rose against Madero in Chihuahua in March 1912.</source>
        <translation>Partisans de Pascual Orozco, soulevés contre Madero au Chihuahua en mars 1912.</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>words.yaml: buttons</extracomment>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Pass the table to</source>
        <translation>Passer la table à</translation>
    </message>
    <message>
        <source>Pass the table to {0}.</source>
        <translation>Passez la table à {0}.</translation>
    </message>
    <message>
        <source>Pass the table to {name}</source>
        <translation>Passer la table à {name}</translation>
    </message>
    <message>
        <source>Pass: count the points</source>
        <translation>Passer&#xa0;: compter les points</translation>
    </message>
    <message>
        <source>Pass: {0} decides</source>
        <translation>Passer&#xa0;: {0} décide</translation>
    </message>
    <message>
        <source>Password for this table</source>
        <translation>Mot de passe de la table</translation>
    </message>
    <message>
        <source>Paste the link you were given. It works once and opens your seat.</source>
        <translation>Collez le lien qu’on vous a donné. Il ne sert qu’une fois et ouvre votre place.</translation>
    </message>
    <message>
        <source>Pax Desk has been replaced</source>
        <translation>Pax Desk a été remplacé</translation>
    </message>
    <message>
        <source>Pax Desk was updated or removed while running, so some parts may be missing. Your game is saved: close Pax Desk and start it again.</source>
        <translation>Pax Desk a été mis à jour ou désinstallé pendant qu’il était ouvert&#xa0;; certaines fonctions peuvent manquer. Votre partie est enregistrée&#xa0;: fermez Pax Desk et rouvrez-le.</translation>
    </message>
    <message>
        <source>Pax Desk {program}</source>
        <translation>Pax Desk {program}</translation>
    </message>
    <message>
        <source>Pax Desk {version} is a card table for the board game Pax Porfiriana: original design by Phil Eklund, card version by Jim Gutt and Matt Eklund, published by Sierra Madre Games.

All pictures and words are our own, except short quotations from the rules. The deck is a reconstruction from the public rules. If you own the game, you can correct the cards in the workshop (Ctrl+B).

Type: Source Serif and Source Sans by Adobe, under the SIL Open Font License.</source>
        <translation>Pax Desk {version} est une table de jeu pour le jeu de société Pax Porfiriana&#xa0;: conception originale de Phil Eklund, version en cartes de Jim Gutt et Matt Eklund, édition de Sierra Madre Games.

Toutes les images et tous les textes sont les nôtres, sauf de courtes citations des règles. Le paquet est une reconstitution d’après les règles publiques. Si vous possédez le jeu, vous pouvez corriger les cartes dans l’atelier (Ctrl+B).

Caractères&#xa0;: Source Serif et Source Sans d’Adobe, sous licence SIL Open Font License.</translation>
    </message>
    <message>
        <source>Pax Desk {version}, {date}</source>
        <translation>Pax Desk {version}, {date}</translation>
    </message>
    <message>
        <source>Pax Desk: it is your turn, {name}, at the table {table}.</source>
        <translation>Pax Desk&#xa0;: à vous de jouer, {name}, à la table {table}.</translation>
    </message>
    <message>
        <source>Pax Desk: the table {table} waits for {names}.</source>
        <translation>Pax Desk&#xa0;: la table {table} attend {names}.</translation>
    </message>
    <message>
        <source>Pax Porfiriana</source>
        <extracomment>commands/game_registry.py: Registry of the playable games; the first one is the default. porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts. porfiriana/table/game_table.py: Integration of Pax Porfiriana, see ``paxdesk/desk/protocol/table_game.py``.</extracomment>
        <translation>Pax Porfiriana</translation>
    </message>
    <message>
        <source>Pax Porfiriana is for 2 to 6 players, not {players}.</source>
        <translation>Pax Porfiriana se joue de 2 à 6 joueurs, pas à {players}.</translation>
    </message>
    <message>
        <source>Pax-o-matic</source>
        <extracomment>porfiriana/robots/roster.py: The robots that may play at any seat: descriptions and factories.</extracomment>
        <translation>Pax-o-matic</translation>
    </message>
    <message>
        <source>Pay and keep all</source>
        <translation>Payer et tout garder</translation>
    </message>
    <message>
        <source>Pay and keep these</source>
        <translation>Payer et garder celles-ci</translation>
    </message>
    <message>
        <source>Pay for each card or give it up.</source>
        <translation>Payez pour chaque carte ou abandonnez-la.</translation>
    </message>
    <message>
        <source>Pay for {0}</source>
        <translation>Payer pour {0}</translation>
    </message>
    <message>
        <source>Pay or discard</source>
        <translation>Payer ou défausser</translation>
    </message>
    <message>
        <source>Pay the refurbishment</source>
        <translation>Payer la remise en état</translation>
    </message>
    <message>
        <source>Pay to leave Jail</source>
        <translation>Payer pour sortir de prison</translation>
    </message>
    <message>
        <source>Pays once the Unrest there ends.</source>
        <translation>Rapportera quand l’Agitation y prendra fin.</translation>
    </message>
    <message>
        <source>Peace</source>
        <extracomment>words.yaml: told</extracomment>
        <translation>Paix</translation>
    </message>
    <message>
        <source>Penal code changes of 1926 enforced limits on clergy, worship and church property.</source>
        <translation>Les modifications du code pénal de 1926 imposèrent des limites au clergé, au culte et aux biens de l’Église.</translation>
    </message>
    <message>
        <source>People</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Personnes</translation>
    </message>
    <message>
        <source>Person</source>
        <extracomment>mexican_adventure/table/sheets/new_game.py: The New Game sheet: the scenario and the player of each side. porfiriana/table/sheets/new_game_fields.py: Fields and lists of the New Game sheet.</extracomment>
        <translation>Une personne</translation>
    </message>
    <message>
        <source>Person at this screen</source>
        <translation>Joueur à cet écran</translation>
    </message>
    <message>
        <source>Person {0}</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Personne {0}</translation>
    </message>
    <message>
        <source>Person…</source>
        <extracomment>words.yaml: always</extracomment>
        <translation>Personne…</translation>
    </message>
    <message>
        <source>Phase</source>
        <extracomment>mexican_adventure/table/sheets/workshop_sheets.py: Editor of positions and puzzles: pieces are dragged, stacks are clicked.</extracomment>
        <translation>Phase</translation>
    </message>
    <message>
        <source>Phases</source>
        <extracomment>sierra_madre/table/drawing.py: Layout and painting of the table: strip, quarter, calendars, edge and page.</extracomment>
        <translation>Phases</translation>
    </message>
    <message>
        <source>Phone disconnected: {names}. They can play here until it reconnects.</source>
        <translation>Téléphone déconnecté&#xa0;: {names}. En attendant la reconnexion, on peut jouer ici.</translation>
    </message>
    <message>
        <source>Pick up</source>
        <extracomment>desk/view/accessible.py: The table as objects of Qt's accessibility tree.</extracomment>
        <translation>Prendre</translation>
    </message>
    <message>
        <source>Pick up, drop or press</source>
        <translation>Prendre, poser ou appuyer</translation>
    </message>
    <message>
        <source>Picture</source>
        <extracomment>desk/replay/share_sheet.py: Sheet for sharing a replay: choice of view and turns, with notes at moments. porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Image</translation>
    </message>
    <message>
        <source>Pieces not selected in the tray stay behind along the way. Select them all, or choose a farther zone.</source>
        <translation>Les pièces non choisies dans le casier restent en chemin. Choisissez-les toutes, ou une zone plus lointaine.</translation>
    </message>
    <message>
        <source>Pieces that go all the way cannot be left on the way.</source>
        <translation>Les pièces qui font tout le trajet ne peuvent pas être laissées en route.</translation>
    </message>
    <message>
        <source>Pinkerton spy: defends</source>
        <translation>Espion de Pinkerton&#xa0;: défend</translation>
    </message>
    <message>
        <source>Place 1 Unrest for each {counted}, at most {maximum}.</source>
        <translation>Mettez 1 disque Agitation par {counted}, {maximum} au plus.</translation>
    </message>
    <message>
        <source>Place a Prestige Cube</source>
        <translation>Poser un Cube prestige</translation>
    </message>
    <message>
        <source>Place pieces</source>
        <extracomment>mexican_adventure/table/hand/handling.py: Gestures of The Mexican Adventure: see ``paxdesk/desk/protocol/handling.py``. No Qt.</extracomment>
        <translation>Placer des pièces</translation>
    </message>
    <message>
        <source>Place the Guerrillas first.</source>
        <translation>Placez d’abord les Guérillas.</translation>
    </message>
    <message>
        <source>Place the Prestige Cube on {0}</source>
        <translation>Poser le Cube prestige sur {0}</translation>
    </message>
    <message>
        <source>Place the headquarters</source>
        <translation>Placez le quartier général</translation>
    </message>
    <message>
        <source>Place the marker {marker} first.</source>
        <translation>Placez d’abord le marqueur {marker}.</translation>
    </message>
    <message>
        <source>Place the new FP first.</source>
        <translation>Placez d’abord les nouveaux PF.</translation>
    </message>
    <message>
        <source>Place the rest as in my set-up</source>
        <translation>Placer le reste selon ma mise en place</translation>
    </message>
    <message>
        <source>Place the rest as usual</source>
        <translation>Placer le reste comme d’habitude</translation>
    </message>
    <message>
        <source>Place your pieces</source>
        <translation>Placez vos pièces</translation>
    </message>
    <message>
        <source>Place your pieces first.</source>
        <translation>Placez d’abord vos pièces.</translation>
    </message>
    <message>
        <source>Place {marker}</source>
        <extracomment>mexican_adventure/table/words/questions.py: Questions to the players and the forms of their answers. No Qt.</extracomment>
        <translation>Placez {marker}</translation>
    </message>
    <message>
        <source>Place {unrest} on the enterprise.</source>
        <translation>Mettez {unrest} sur l’entreprise.</translation>
    </message>
    <message>
        <source>Plan for {name}: {deeds}.</source>
        <translation>Plan pour {name}&#xa0;: {deeds}.</translation>
    </message>
    <message>
        <source>Plan {number}: {lines}</source>
        <translation>Plan {number}&#xa0;: {lines}</translation>
    </message>
    <message>
        <source>Plans the whole turn by rules of thumb and watches everyone.</source>
        <translation>Planifie tout son tour selon des règles simples et surveille tout le monde.</translation>
    </message>
    <message>
        <source>Plans the whole turn, and knows who could topple Díaz next.</source>
        <translation>Planifie tout le tour et sait qui pourrait ensuite renverser Díaz.</translation>
    </message>
    <message>
        <source>Plantation</source>
        <extracomment>words.yaml: kinds</extracomment>
        <translation>Plantation</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>desk/home/ladder_sheet.py: Ladder of solo opponents, from the easiest to the strongest, with progress. desk/window/window.py: Main window: the desk, its commands, saved games and sheets. porfiriana/table/affordance_rows.py: Menu entries and inspector rows for the actions at a spot.</extracomment>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Play a card</source>
        <translation>Jouer une carte</translation>
    </message>
    <message>
        <source>Play a card…</source>
        <translation>Jouer une carte…</translation>
    </message>
    <message>
        <source>Play again</source>
        <extracomment>desk/charts.py: Charts of a game: painting, buttons and sheets. porfiriana/table/sheets/end.py: Sheet at the end of a game: a poster, and the course of the game.</extracomment>
        <translation>Rejouer</translation>
    </message>
    <message>
        <source>Play again with the same people</source>
        <translation>Rejouer avec les mêmes personnes</translation>
    </message>
    <message>
        <source>Play aid</source>
        <extracomment>porfiriana/rules/card_text.py: Card effects as plain sentences, generated from the card data. porfiriana/table/faces/parts.py: Common parts of faces, such as paper, title, sentences and costs. porfiriana/table/sheets/cards_sheet.py: Sheet of the deck's cards, with filters.</extracomment>
        <translation>Aide de jeu</translation>
    </message>
    <message>
        <source>Play deck</source>
        <extracomment>porfiriana/table/inspection.py: Content of the inspector for a spot: facts and possible actions.</extracomment>
        <translation>Paquet à jouer</translation>
    </message>
    <message>
        <source>Play here</source>
        <extracomment>desk/sheets/phones_sheet.py: Sheet with a QR code for each person, to be scanned with a phone.</extracomment>
        <translation>Jouer ici</translation>
    </message>
    <message>
        <source>Play it on</source>
        <translation>La jouer sur</translation>
    </message>
    <message>
        <source>Play on without the guide</source>
        <translation>Continuer sans le guide</translation>
    </message>
    <message>
        <source>Play one card each turn without using an action.</source>
        <translation>Jouez une carte par tour sans dépenser d’action.</translation>
    </message>
    <message>
        <source>Play or pause (Space)</source>
        <translation>Lecture ou pause (Espace)</translation>
    </message>
    <message>
        <source>Play or send here</source>
        <translation>Jouer ou envoyer ici</translation>
    </message>
    <message>
        <source>Play solo</source>
        <extracomment>desk/guide.py: Guide of a lesson, with its note and marks on the table, and the list of lessons. desk/home/home_page.py: Home page, shown at start and reachable from the table. desk/home/ladder_sheet.py: Ladder of solo opponents, from the easiest to the strongest, with progress.</extracomment>
        <translation>Jouer en solo</translation>
    </message>
    <message>
        <source>Play the better plan</source>
        <translation>Jouer le meilleur plan</translation>
    </message>
    <message>
        <source>Play this turn again</source>
        <translation>Rejouer ce tour</translation>
    </message>
    <message>
        <source>Play with a screen reader</source>
        <translation>Jouer avec un lecteur d’écran</translation>
    </message>
    <message>
        <source>Play {0}</source>
        <extracomment>porfiriana/table/words/labels.py: Actions as texts: buttons, instructions and log entries. No Qt.</extracomment>
        <translation>Jouer {0}</translation>
    </message>
    <message>
        <source>Play {card} on its {kind} side</source>
        <translation>Jouer {card} côté {kind}</translation>
    </message>
    <message>
        <source>Play {card} on {target}</source>
        <translation>Jouer {card} sur {target}</translation>
    </message>
    <message>
        <source>Play {card} on {target} as a Scapegoat</source>
        <translation>Jouer {card} sur {target} en bouc émissaire</translation>
    </message>
    <message>
        <source>Play {card} on {target} for {unrest}</source>
        <translation>Jouer {card} sur {target} avec {unrest}</translation>
    </message>
    <message>
        <source>Play, on either side</source>
        <translation>Jouer, d’un côté ou de l’autre</translation>
    </message>
    <message>
        <source>Played</source>
        <extracomment>mexican_adventure/table/sheets/workshop_sheets.py: Editor of positions and puzzles: pieces are dragged, stacks are clicked.</extracomment>
        <translation>Joué</translation>
    </message>
    <message>
        <source>Played by {0} on its event side.</source>
        <translation>Joué par {0}, côté événement.</translation>
    </message>
    <message>
        <source>Played by {0} on its status quo side.</source>
        <translation>Joué par {0}, côté statu quo.</translation>
    </message>
    <message>
        <source>Played on {target} of {you} ({clause}, R79).</source>
        <translation>Jouée contre {you}, sur {target} ({clause}, R79).</translation>
    </message>
    <message>
        <source>Played on {target} of {you}, who has {rank} {kind} ({clause}, R79).</source>
        <translation>Jouée contre {you} ({kind}&#xa0;: {rank}), sur {target} ({clause}, R79).</translation>
    </message>
    <message>
        <source>Played on {target} of {you}, {rank} ({clause}, R79).</source>
        <translation>Jouée contre {you}, sur {target}, {rank} ({clause}, R79).</translation>
    </message>
    <message>
        <source>Played on {you} ({clause}, R79).</source>
        <translation>Jouée contre {you} ({clause}, R79).</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>desk/home/deal_results_sheet.py: Sheet comparing the results of a deal, from the user's own games and friends' files. desk/replay/html_export.py: Export of a shared replay as one HTML page in the style of a newspaper.</extracomment>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Player whose turn it is</source>
        <translation>Joueur dont c’est le tour</translation>
    </message>
    <message>
        <source>Player {0}</source>
        <extracomment>porfiriana/table/sheets/new_game_fields.py: Fields and lists of the New Game sheet.</extracomment>
        <translation>Joueur {0}</translation>
    </message>
    <message>
        <source>Player&apos;s guide</source>
        <extracomment>desk/guide_window.py: Window with the player's guide. desk/sheets/modal_sheet.py: Modal sheet in the middle of the dimmed table, and common dialogs. desk/window/window.py: Main window: the desk, its commands, saved games and sheets.</extracomment>
        <translation>Guide du joueur</translation>
    </message>
    <message>
        <source>Player&apos;s guide – Pax Desk</source>
        <translation>Guide du joueur – Pax Desk</translation>
    </message>
    <message>
        <source>Player, set-up or file</source>
        <translation>Joueur, mise en place ou fichier</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>desk/replay/html_export.py: Export of a shared replay as one HTML page in the style of a newspaper. porfiriana/table/sheets/workshop_sheets.py: Editors of positions and of custom puzzles. sierra_madre/table/new_game.py: The New Game sheet: players, their countries, and the options of the table.</extracomment>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Players at this screen see each other&apos;s hands; there is no curtain</source>
        <translation>Les joueurs à cet écran voient les mains les uns des autres&#xa0;; il n’y a pas de rideau</translation>
    </message>
    <message>
        <source>Players may choose their Hacendado; the rest are dealt</source>
        <translation>Les joueurs peuvent choisir leur Hacendado&#xa0;; les autres sont distribués</translation>
    </message>
    <message>
        <source>Players need different names.</source>
        <translation>Les joueurs doivent avoir des noms différents.</translation>
    </message>
    <message>
        <source>Plays out better turns for everyone, and looks for answers that spoil its plan.</source>
        <translation>Imagine de meilleurs tours pour chacun, et cherche les réponses qui gâcheraient son plan.</translation>
    </message>
    <message>
        <source>Plays out in its head what everyone else would do next.</source>
        <translation>Imagine ce que tous les autres feraient ensuite.</translation>
    </message>
    <message>
        <source>Plum</source>
        <extracomment>desk/painting/palette.py: Inks, papers, seats and themes; colours are hexadecimal strings.</extracomment>
        <translation>Prune</translation>
    </message>
    <message>
        <source>Point at a choice, or rest a finger on it, to see what it does.</source>
        <translation>Placez le pointeur sur un choix, ou laissez-y un doigt, pour voir son effet.</translation>
    </message>
    <message>
        <source>Point at or touch a card, or its number in the log, to read about it.</source>
        <translation>Pointez ou touchez une carte, ou son numéro dans le journal de partie, pour en savoir plus.</translation>
    </message>
    <message>
        <source>Point at or touch a zone, a stack or a track to read about it.</source>
        <translation>Pointez ou touchez une zone, une pile ou une piste pour en savoir plus.</translation>
    </message>
    <message>
        <source>Point of prestige</source>
        <translation>Point de prestige</translation>
    </message>
    <message>
        <source>Point of prestige, player {0}</source>
        <translation>Point de prestige, joueur {0}</translation>
    </message>
    <message>
        <source>Pointing at an opponent opens their tableau</source>
        <translation>Survoler un adversaire ouvre son étalage</translation>
    </message>
    <message>
        <source>Points of</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Points de</translation>
    </message>
    <message>
        <source>Police</source>
        <extracomment>porfiriana/table/affordance_rows.py: Menu entries and inspector rows for the actions at a spot. porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Police</translation>
    </message>
    <message>
        <source>Police (3 gold, remove 1 Unrest)</source>
        <translation>Police (3 or, retirer 1 disque Agitation)</translation>
    </message>
    <message>
        <source>Police action at {0}</source>
        <translation>Action de police sur {0}</translation>
    </message>
    <message>
        <source>Police, or leave Jail</source>
        <translation>Police, sortie de prison</translation>
    </message>
    <message>
        <source>Police: remove 1 Unrest</source>
        <translation>Police&#xa0;: retirer 1 disque Agitation</translation>
    </message>
    <message>
        <source>Politics</source>
        <extracomment>mexican_adventure/table/words/terms.py: Names of the game's terms for players. No Qt. porfiriana/table/wording.py: Texts of Pax Porfiriana, see ``paxdesk/desk/protocol/table_game.py``.</extracomment>
        <translation>Politique</translation>
    </message>
    <message>
        <source>Pope Leo XIII&apos;s letter of 1891 on labour inspired Catholic workers&apos; circles in Mexico.</source>
        <translation>La lettre du pape Léon XIII de 1891 sur le travail inspira des cercles d’ouvriers catholiques au Mexique.</translation>
    </message>
    <message>
        <source>Possible actions</source>
        <extracomment>desk/view/accessible.py: The table as objects of Qt's accessibility tree.</extracomment>
        <translation>Actions possibles</translation>
    </message>
    <message>
        <source>Postal officials intercepted letters of the exiled Liberal Party leadership.</source>
        <translation>Des employés des postes interceptaient les lettres des chefs exilés du Parti libéral.</translation>
    </message>
    <message>
        <source>Power dam on the Conchos River in Chihuahua, built between 1910 and 1916.</source>
        <translation>Barrage hydroélectrique sur le Conchos, au Chihuahua, construit entre 1910 et 1916.</translation>
    </message>
    <message>
        <source>Practice game</source>
        <extracomment>mexican_adventure/table/sheets/new_game.py: The New Game sheet: the scenario and the player of each side. porfiriana/table/sheets/new_game.py: New Game sheet: mode and players; on request, options and seed.</extracomment>
        <translation>Partie d’entraînement</translation>
    </message>
    <message>
        <source>Practice of reporting executed prisoners as shot while escaping.</source>
        <translation>Pratique consistant à faire passer des prisonniers exécutés pour abattus lors d’une tentative de fuite.</translation>
    </message>
    <message>
        <source>President of Mexico</source>
        <translation>Président du Mexique</translation>
    </message>
    <message>
        <source>President of the United States</source>
        <translation>Président des États-Unis</translation>
    </message>
    <message>
        <source>Press</source>
        <extracomment>desk/view/accessible.py: The table as objects of Qt's accessibility tree.</extracomment>
        <translation>Appuyer</translation>
    </message>
    <message>
        <source>Press it to show more or fewer of the cards there.</source>
        <translation>Appuyez dessus pour y afficher plus ou moins de cartes.</translation>
    </message>
    <message>
        <source>Prestige</source>
        <extracomment>porfiriana/table/sheets/workshop_sheets.py: Editors of positions and of custom puzzles. porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Prestige</translation>
    </message>
    <message>
        <source>Prestige Cube on {0}</source>
        <translation>Cube prestige sur {0}</translation>
    </message>
    <message>
        <source>Prestige Cube space on {0}</source>
        <translation>Emplacement de Cube prestige sur {0}</translation>
    </message>
    <message>
        <source>Prestige Cubes do not make land on their card more expensive.</source>
        <translation>Les Cubes prestige ne renchérissent pas le terrain de leur carte.</translation>
    </message>
    <message>
        <source>Prestige Cubes on {cards}.</source>
        <translation>Cubes prestige sur&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>Prestige, regimes, Depressions and Topples</source>
        <translation>Prestige, régimes, Dépressions et Renversements</translation>
    </message>
    <message>
        <source>Preview {seat}&apos;s next turn</source>
        <translation>Aperçu du prochain tour de {seat}</translation>
    </message>
    <message>
        <source>Previous area of the table</source>
        <translation>Aller à la zone précédente de la table</translation>
    </message>
    <message>
        <source>Previous item in this area</source>
        <translation>Élément précédent de cette zone</translation>
    </message>
    <message>
        <source>Previous possible action</source>
        <translation>Action possible précédente</translation>
    </message>
    <message>
        <source>Previous step (Left)</source>
        <translation>Étape précédente (Gauche)</translation>
    </message>
    <message>
        <source>Previous turn (Page Up)</source>
        <translation>Tour précédent (Page préc.)</translation>
    </message>
    <message>
        <source>Price</source>
        <extracomment>porfiriana/table/sheets/overview.py: Overview of the game: turn, actions with prices, victory, icons and keys.</extracomment>
        <translation>Prix</translation>
    </message>
    <message>
        <source>Price: {0} gold.</source>
        <translation>Prix&#xa0;: {0} or.</translation>
    </message>
    <message>
        <source>Price: {rail} gold by rail, {mule} by mule, {foot} on foot.</source>
        <translation>Prix&#xa0;: {rail} or par rail, {mule} à dos de mule, {foot} à pied.</translation>
    </message>
    <message>
        <source>Princess Charlotte</source>
        <extracomment>events.yaml: Titles of the event chits.</extracomment>
        <translation>Princesse Charlotte</translation>
    </message>
    <message>
        <source>Print as PDF…</source>
        <translation>Imprimer en PDF…</translation>
    </message>
    <message>
        <source>Print the cards that are shown</source>
        <translation>Imprimer les cartes affichées</translation>
    </message>
    <message>
        <source>Printed</source>
        <extracomment>porfiriana/table/sheets/card_fields.py: Rows of a form that show and edit the fields of a card.</extracomment>
        <translation>Imprimé</translation>
    </message>
    <message>
        <source>Printed price</source>
        <extracomment>porfiriana/rules/sums.py: Itemised costs of actions, and income and value of cards.</extracomment>
        <translation>Prix imprimé</translation>
    </message>
    <message>
        <source>Printed price of {name}</source>
        <translation>Prix imprimé de {name}</translation>
    </message>
    <message>
        <source>Printed price: {oval}</source>
        <translation>Prix imprimé&#xa0;: {oval}</translation>
    </message>
    <message>
        <source>Printed, but not played here: {words}</source>
        <translation>Imprimé, mais pas joué ici&#xa0;: {words}</translation>
    </message>
    <message>
        <source>Private Army: {faction} troops, {way}.</source>
        <translation>Armée privée&#xa0;: troupes de faction {faction}, {way}.</translation>
    </message>
    <message>
        <source>Profit</source>
        <extracomment>sierra_madre/table/sheets.py: Sheets: forms, the revealed card, files, and the final account.</extracomment>
        <translation>Profit</translation>
    </message>
    <message>
        <source>Profits</source>
        <extracomment>words.yaml: phases</extracomment>
        <translation>Profits</translation>
    </message>
    <message>
        <source>Profits stay</source>
        <extracomment>words.yaml: options</extracomment>
        <translation>Les profits restent</translation>
    </message>
    <message>
        <source>Profits track</source>
        <extracomment>sierra_madre/table/drawing.py: Layout and painting of the table: strip, quarter, calendars, edge and page.</extracomment>
        <translation>Piste des profits</translation>
    </message>
    <message>
        <source>Propose a robot for {name}</source>
        <translation>Proposer un robot pour {name}</translation>
    </message>
    <message>
        <source>Protect and save…</source>
        <translation>Protéger et enregistrer…</translation>
    </message>
    <message>
        <source>Public</source>
        <extracomment>porfiriana/table/scene/background.py: Background of the table: wood, places, captions and ornaments.</extracomment>
        <translation>Publiques</translation>
    </message>
    <message>
        <source>Public Card</source>
        <extracomment>porfiriana/table/faces/partner.py: Faces of partners, newspapers and public cards, with a spine in the faction's colour.</extracomment>
        <translation>Carte publique</translation>
    </message>
    <message>
        <source>Public Card · {faction}</source>
        <translation>Carte publique · {faction}</translation>
    </message>
    <message>
        <source>Public Cards</source>
        <extracomment>porfiriana/table/sheets/cards_sheet.py: Sheet of the deck's cards, with filters.</extracomment>
        <translation>Cartes publiques</translation>
    </message>
    <message>
        <source>Publish the event</source>
        <translation>Publier l’événement</translation>
    </message>
    <message>
        <source>Published in March 1908, it quoted Díaz as ready to leave office in 1910.</source>
        <translation>Publié en mars 1908, il citait un Díaz prêt à quitter le pouvoir en 1910.</translation>
    </message>
    <message>
        <source>Puebla</source>
        <extracomment>mexican_adventure/table/words/analysis_words.py: Texts on scenarios, and on the analysis and decisive conditions of a game. No Qt.</extracomment>
        <translation>Puebla</translation>
    </message>
    <message>
        <source>Puebla: by control of Mexico, Puebla and Veracruz. The Conquest: by the larger yield of zones, or French Retreat above 20 (Republican). Maximilian: by keeping French Retreat from 30 (Imperial). The Retreat and The Campaign: the Republican wins if no Imperial FP is left.</source>
        <translation>Puebla&#xa0;: contrôler Mexico, Puebla et Veracruz. La conquête&#xa0;: les zones qui rapportent le plus, ou le Retrait français au-dessus de 20 (camp républicain). Maximilien&#xa0;: maintenir le Retrait français sous 30 (camp impérial). La retraite et La campagne&#xa0;: le Républicain gagne s’il ne reste aucun PF impérial.</translation>
    </message>
    <message>
        <source>Put back</source>
        <extracomment>desk/view/accessible.py: The table as objects of Qt's accessibility tree.</extracomment>
        <translation>Remettre en place</translation>
    </message>
    <message>
        <source>Put back, close or cancel</source>
        <translation>Remettre en place, fermer ou annuler</translation>
    </message>
    <message>
        <source>Put back.</source>
        <extracomment>desk/view/screen_reader.py: Announcements for screen readers and the built-in voice: focus, prompts, summaries.</extracomment>
        <translation>Reposé.</translation>
    </message>
    <message>
        <source>Put into the bowl</source>
        <translation>Mettre dans le bol</translation>
    </message>
    <message>
        <source>Put {card} up for auction</source>
        <translation>Mettre {card} aux enchères</translation>
    </message>
    <message>
        <source>Puzzle of the day</source>
        <translation>Problème du jour</translation>
    </message>
    <message>
        <source>Puzzle {number}: {task}</source>
        <translation>Problème {number}&#xa0;: {task}</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <extracomment>desk/home/home_page.py: Home page, shown at start and reachable from the table. desk/puzzles.py: Sheet with all puzzles by theme, and the note of a puzzle.</extracomment>
        <translation>Problèmes</translation>
    </message>
    <message>
        <source>Puzzles (*.json)</source>
        <extracomment>desk/own_puzzle_sheet.py: Sheet for making a puzzle: a goal for a position set up by hand.</extracomment>
        <translation>Problèmes (*.json)</translation>
    </message>
    <message>
        <source>Puzzles: solved / tried</source>
        <translation>Problèmes&#xa0;: résolus / tentés</translation>
    </message>
    <message>
        <source>Puzzles…</source>
        <extracomment>desk/window/window.py: Main window: the desk, its commands, saved games and sheets.</extracomment>
        <translation>Problèmes…</translation>
    </message>
    <message>
        <source>P{player} is in seat {seat}</source>
        <translation>P{player} occupe la place {seat}</translation>
    </message>
    <message>
        <source>P{seat} bids more gold than P{seat} has</source>
        <translation>P{seat} offre plus d’or que P{seat} n’en a</translation>
    </message>
    <message>
        <source>P{seat} cannot bid now.</source>
        <translation>P{seat} ne peut pas enchérir maintenant.</translation>
    </message>
    <message>
        <source>P{seat} cannot enlist: jailed, away or dead.</source>
        <translation>P{seat} ne peut pas s’engager&#xa0;: en prison, absent ou mort.</translation>
    </message>
    <message>
        <source>P{seat} cannot have a handicap of {gold} gold and {hand} cards</source>
        <translation>P{seat} ne peut pas avoir ce handicap&#xa0;: or {gold}, limite de main {hand}</translation>
    </message>
    <message>
        <source>P{seat} has bid {amount} gold and must keep it.</source>
        <translation>P{seat} a offert {amount} or et doit les garder.</translation>
    </message>
    <message>
        <source>P{seat} has {cubes} cubes, not {right}</source>
        <translation>nombre de cubes de P{seat}&#xa0;: {cubes}, et non {right}</translation>
    </message>
    <message>
        <source>P{seat} has {gold} gold</source>
        <translation>P{seat} a {gold} or</translation>
    </message>
    <message>
        <source>P{seat} has {gold} gold and cannot bid {amount}.</source>
        <translation>P{seat} a {gold} or et ne peut offrir {amount}.</translation>
    </message>
    <message>
        <source>P{seat} has {reserve} cubes in reserve</source>
        <translation>nombre de cubes dans la réserve de P{seat}&#xa0;: {reserve}</translation>
    </message>
    <message>
        <source>P{seat} holds no office.</source>
        <translation>P{seat} n’occupe aucune charge.</translation>
    </message>
    <message>
        <source>P{seat} is already dead or gone.</source>
        <translation>P{seat} est déjà mort ou parti.</translation>
    </message>
    <message>
        <source>P{seat} is exempt as governor or president.</source>
        <translation>P{seat} est exempté comme gouverneur ou président.</translation>
    </message>
    <message>
        <source>P{seat} is not due back from a war.</source>
        <translation>P{seat} ne doit pas encore revenir d’une guerre.</translation>
    </message>
    <message>
        <source>P{seat} must pay although there is no Depression</source>
        <translation>P{seat} doit payer sans qu’il y ait de Dépression</translation>
    </message>
    <message>
        <source>P{seat} must place a cube where none is missing</source>
        <translation>P{seat} doit poser un cube là où il n’en manque pas</translation>
    </message>
    <message>
        <source>P{seat} returns from the war: roll the die.</source>
        <translation>P{seat} revient de la guerre&#xa0;: lancez le dé.</translation>
    </message>
    <message>
        <source>P{seat} was killed: choose an heir, or leave the game.</source>
        <translation>P{seat} a été tué&#xa0;: choisissez un héritier, ou quittez la partie.</translation>
    </message>
    <message>
        <source>P{seat} was not killed.</source>
        <translation>P{seat} n’a pas été tué.</translation>
    </message>
    <message>
        <source>Quarter {number}; the game has {gold}</source>
        <translation>Trimestre {number}&#xa0;; or du jeu&#xa0;: {gold}</translation>
    </message>
    <message>
        <source>Quarterly card</source>
        <extracomment>words.yaml: phases</extracomment>
        <translation>Carte du trimestre</translation>
    </message>
    <message>
        <source>Quarters</source>
        <extracomment>sierra_madre/table/sheets.py: Sheets: forms, the revealed card, files, and the final account.</extracomment>
        <translation>Trimestres</translation>
    </message>
    <message>
        <source>Quarters, or profit</source>
        <translation>Trimestres ou profit</translation>
    </message>
    <message>
        <source>Question</source>
        <extracomment>desk/input/table_actions.py: Possible moves in the displayed position, for mouse, keyboard and menus.</extracomment>
        <translation>Question</translation>
    </message>
    <message>
        <source>Quiet sounds of paper, wood and coins. No information is given by sound alone.</source>
        <translation>Des sons discrets de papier, de bois et de pièces. Aucune information n’est donnée par le son seul.</translation>
    </message>
    <message>
        <source>Quit</source>
        <extracomment>desk/home/home_page.py: Home page, shown at start and reachable from the table. desk/window/window.py: Main window: the desk, its commands, saved games and sheets.</extracomment>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>R</source>
        <extracomment>porfiriana/table/sheets/overview.py: Overview of the game: turn, actions with prices, victory, icons and keys.</extracomment>
        <translation>R</translation>
    </message>
    <message>
        <source>RP that belong to neither side</source>
        <translation>des PR qui ne sont d’aucun camp</translation>
    </message>
    <message>
        <source>Racetrack and betting club opened at Ciudad Juárez in 1909 for El Paso crowds.</source>
        <translation>Hippodrome et club de paris ouvert à Ciudad Juárez en 1909 pour le public d’El Paso.</translation>
    </message>
    <message>
        <source>Radio</source>
        <extracomment>words.yaml: kinds</extracomment>
        <translation>Radio</translation>
    </message>
    <message>
        <source>Raider</source>
        <extracomment>porfiriana/robots/planner/levels.py: Levels of the planner, with the depth and width of their search, and temperaments.</extracomment>
        <translation>Pillard</translation>
    </message>
    <message>
        <source>Raiders of 1915 in the lower Río Grande valley, linked to the Plan of San Diego.</source>
        <translation>Bandes armées de 1915 dans la basse vallée du Río Grande, liées au Plan de San Diego.</translation>
    </message>
    <message>
        <source>Rail</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>Voie ferrée</translation>
    </message>
    <message>
        <source>Rail links of the 1880s multiplied trade between northwestern Mexico and the United States.</source>
        <translation>Les liaisons ferroviaires des années 1880 multiplièrent le commerce entre le nord-ouest du Mexique et les États-Unis.</translation>
    </message>
    <message>
        <source>Rail-connected</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Reliée au rail</translation>
    </message>
    <message>
        <source>Railroad</source>
        <extracomment>words.yaml: kinds</extracomment>
        <translation>Chemin de fer</translation>
    </message>
    <message>
        <source>Railway</source>
        <extracomment>events.yaml: Titles of the event chits.</extracomment>
        <translation>Chemin de fer</translation>
    </message>
    <message>
        <source>Railway employees&apos; union founded in 1905 that struck at San Luis Potosí in 1908.</source>
        <translation>Syndicat de cheminots fondé en 1905, qui fit grève à San Luis Potosí en 1908.</translation>
    </message>
    <message>
        <source>Raise {card}: {gold}</source>
        <translation>Relever le profit de {card}&#xa0;: {gold}</translation>
    </message>
    <message>
        <source>Raise {fps}: {price}</source>
        <translation>Lever {fps}&#xa0;: {price}</translation>
    </message>
    <message>
        <source>Range</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>De … à</translation>
    </message>
    <message>
        <source>Rapid setup</source>
        <extracomment>porfiriana/rules/state.py: Complete position of a game, as plain data.</extracomment>
        <translation>Préparation rapide</translation>
    </message>
    <message>
        <source>Reach {amount} gold {within}.</source>
        <translation>Atteignez {amount} or {within}.</translation>
    </message>
    <message>
        <source>Read about it</source>
        <translation>En savoir plus</translation>
    </message>
    <message>
        <source>Read aloud</source>
        <extracomment>desk/preferences/settings_sheet.py: Settings sheet and shortcuts sheet; each change takes effect immediately.</extracomment>
        <translation>Lire à haute voix</translation>
    </message>
    <message>
        <source>Read hands aloud</source>
        <translation>Lire les mains à haute voix</translation>
    </message>
    <message>
        <source>Read the guide&apos;s note first.</source>
        <translation>Lisez d’abord la note du guide.</translation>
    </message>
    <message>
        <source>Read the inspector</source>
        <translation>Lire l’inspecteur</translation>
    </message>
    <message>
        <source>Read the log</source>
        <translation>Lire le journal de partie</translation>
    </message>
    <message>
        <source>Read the standings</source>
        <translation>Lire la situation</translation>
    </message>
    <message>
        <source>Rebel</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>Rebelle</translation>
    </message>
    <message>
        <source>Rebellion</source>
        <extracomment>words.yaml: told</extracomment>
        <translation>Rébellion</translation>
    </message>
    <message>
        <source>Rebels led by General José Gonzalo Escobar in several northern states in 1929.</source>
        <translation>Rebelles menés par le général José Gonzalo Escobar dans plusieurs États du nord en 1929.</translation>
    </message>
    <message>
        <source>Rebuild</source>
        <extracomment>words.yaml: phases</extracomment>
        <translation>Reconstruire</translation>
    </message>
    <message>
        <source>Rebuild {card}: {gold}</source>
        <translation>Reconstruire {card}&#xa0;: {gold}</translation>
    </message>
    <message>
        <source>Red Flag</source>
        <extracomment>words.yaml: kinds</extracomment>
        <translation>Drapeau rouge</translation>
    </message>
    <message>
        <source>Redeploy</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Redéployer</translation>
    </message>
    <message>
        <source>Redeploy one troop each turn without using an action.</source>
        <translation>Redéployez une troupe par tour sans dépenser d’action.</translation>
    </message>
    <message>
        <source>Redo</source>
        <extracomment>desk/position_editor.py: Editor of positions: items are dragged on the table, and clicked to change them. desk/scene/strips.py: The top bar and the prompt strip. desk/window/window.py: Main window: the desk, its commands, saved games and sheets.</extracomment>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <extracomment>desk/preferences/settings_sheet.py: Settings sheet and shortcuts sheet; each change takes effect immediately.</extracomment>
        <translation>Réduire les animations</translation>
    </message>
    <message>
        <source>Reference card without game data.</source>
        <translation>Carte de référence sans données de jeu.</translation>
    </message>
    <message>
        <source>Refurbish</source>
        <extracomment>words.yaml: phases</extracomment>
        <translation>Remise en état</translation>
    </message>
    <message>
        <source>Refuse</source>
        <extracomment>web/page_words.py: Texts of a page itself, not of its game.</extracomment>
        <translation>Refuser</translation>
    </message>
    <message>
        <source>Regime</source>
        <extracomment>porfiriana/rules/card_text.py: Card effects as plain sentences, generated from the card data. porfiriana/table/sheets/workshop_sheets.py: Editors of positions and of custom puzzles.</extracomment>
        <translation>Régime</translation>
    </message>
    <message>
        <source>Regime and piles</source>
        <translation>Régime et piles</translation>
    </message>
    <message>
        <source>Regime change</source>
        <extracomment>porfiriana/table/sheets/overview.py: Overview of the game: turn, actions with prices, victory, icons and keys.</extracomment>
        <translation>Changement de régime</translation>
    </message>
    <message>
        <source>Regime: {regime}, Mines {mines}, Economy {economy}</source>
        <translation>Régime&#xa0;: {regime}, mines {mines}, Économie {economy}</translation>
    </message>
    <message>
        <source>Regimes</source>
        <extracomment>porfiriana/table/sheets/cards_sheet.py: Sheet of the deck's cards, with filters.</extracomment>
        <translation>Régimes</translation>
    </message>
    <message>
        <source>Regular Orders</source>
        <extracomment>mexican_adventure/table/words/questions.py: Questions to the players and the forms of their answers. No Qt.</extracomment>
        <translation>Ordres réguliers</translation>
    </message>
    <message>
        <source>Regular Orders cost 1 RP for every five FP; the headquarters tests for Imperial ones, American Aid limits Republican ones. Initiative Orders are a leader&apos;s own. Four zones by road, two across country; a difficult zone or an enemy stops.</source>
        <translation>Un ordre régulier coûte 1 PR par tranche de cinq PF&#xa0;; le quartier général fait un test pour ceux de l’Empire, l’Aide américaine limite ceux de la République. Les ordres d’initiative sont propres à un chef. Quatre zones par route, deux hors route&#xa0;; une zone difficile ou un ennemi arrête la marche.</translation>
    </message>
    <message>
        <source>Reinforcements</source>
        <extracomment>events.yaml: Titles of the event chits.</extracomment>
        <translation>Renforts</translation>
    </message>
    <message>
        <source>Rejoin</source>
        <extracomment>desk/sheets/network_sheets.py: Sheets of network play: seats, links to a table, and joining.</extracomment>
        <translation>Rejoindre</translation>
    </message>
    <message>
        <source>Relatives of Luis Terrazas held many state and federal legislative seats before 1911.</source>
        <translation>Des parents de Luis Terrazas occupaient de nombreux sièges dans les assemblées de l’État et de la fédération avant 1911.</translation>
    </message>
    <message>
        <source>Rematch</source>
        <extracomment>desk/window/rematch.py: Another game with the people of a finished one.</extracomment>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>Rematch…</source>
        <extracomment>desk/window/window.py: Main window: the desk, its commands, saved games and sheets.</extracomment>
        <translation>Revanche…</translation>
    </message>
    <message>
        <source>Remote</source>
        <extracomment>desk/sheets/network_sheets.py: Sheets of network play: seats, links to a table, and joining.</extracomment>
        <translation>À distance</translation>
    </message>
    <message>
        <source>Remote player</source>
        <extracomment>desk/sheets/form_widgets.py: Fields and buttons drawn on paper.</extracomment>
        <translation>Joueur à distance</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>desk/home/deal_results_sheet.py: Sheet comparing the results of a deal, from the user's own games and friends' files. desk/replay/share_sheet.py: Sheet for sharing a replay: choice of view and turns, with notes at moments. porfiriana/table/sheets/card_fields.py: Rows of a form that show and edit the fields of a card.</extracomment>
        <translation>Retirer</translation>
    </message>
    <message numerus="yes">
        <source>Remove (|up to )%n {kinds} Cube(s) from the enterprise.</source>
        <translation>
            <numerusform>Retirez %n cube de l’entreprise ({kinds}).</numerusform>
            <numerusform>Retirez jusqu’à %n cubes de l’entreprise ({kinds}).</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove all Unrest from every {target}.</source>
        <translation>Retirez toute l’Agitation de chaque {target}.</translation>
    </message>
    <message>
        <source>Remove from the map</source>
        <translation>Retirer de la carte</translation>
    </message>
    <message>
        <source>Remove from the position</source>
        <translation>Retirer de la position</translation>
    </message>
    <message>
        <source>Remove one Income Cube</source>
        <translation>Retirer un Cube revenu</translation>
    </message>
    <message>
        <source>Remove one Unrest</source>
        <translation>Retirer un disque Agitation</translation>
    </message>
    <message>
        <source>Remove this player</source>
        <translation>Retirer ce joueur</translation>
    </message>
    <message>
        <source>Remove up to {unrest} from every {target}.</source>
        <translation>Retirez jusqu’à {unrest} de chaque {target}.</translation>
    </message>
    <message>
        <source>Rename</source>
        <extracomment>desk/home/shelf_row.py: Row of a stored game on the home page, with its buttons. porfiriana/table/sheets/decks_sheet.py: Sheet for using, copying, renaming, merging and removing the player's decks.</extracomment>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>Replace</source>
        <extracomment>desk/file_dialogs.py: File dialogs, and the function that writes exports. desk/window/frame.py: Frame of a window: one game, its file and its sheets.</extracomment>
        <translation>Remplacer</translation>
    </message>
    <message>
        <source>Replace the link?</source>
        <translation>Remplacer le lien&#xa0;?</translation>
    </message>
    <message>
        <source>Replace this file?</source>
        <translation>Remplacer ce fichier&#xa0;?</translation>
    </message>
    <message>
        <source>Replay</source>
        <extracomment>desk/charts.py: Charts of a game: painting, buttons and sheets. desk/home/shelf_row.py: Row of a stored game on the home page, with its buttons. desk/replay/replay_sheet.py: Replay sheet: a separate table, with a bar to navigate in the game.</extracomment>
        <translation>Relecture</translation>
    </message>
    <message>
        <source>Replay  ·  {round}  ·  {step}</source>
        <translation>Relecture  ·  {round}  ·  {step}</translation>
    </message>
    <message>
        <source>Republican</source>
        <extracomment>mexican_adventure/table/words/terms.py: Names of the game's terms for players. No Qt.</extracomment>
        <translation>Républicain</translation>
    </message>
    <message>
        <source>Republican FP are in {zone}.</source>
        <translation>Des PF républicains sont à {zone}.</translation>
    </message>
    <message>
        <source>Republican Initiative Orders</source>
        <translation>Ordres d’initiative républicains</translation>
    </message>
    <message>
        <source>Republican Regular Orders</source>
        <translation>Ordres réguliers républicains</translation>
    </message>
    <message>
        <source>Republican leaders ride</source>
        <translation>Les chefs républicains chevauchent</translation>
    </message>
    <message>
        <source>Republican spending</source>
        <extracomment>mexican_adventure/table/words/terms.py: Names of the game's terms for players. No Qt.</extracomment>
        <translation>Dépenses républicaines</translation>
    </message>
    <message>
        <source>Republicans</source>
        <extracomment>mexican_adventure/table/words/terms.py: Names of the game's terms for players. No Qt.</extracomment>
        <translation>Républicains</translation>
    </message>
    <message>
        <source>Reset all</source>
        <extracomment>desk/preferences/settings_sheet.py: Settings sheet and shortcuts sheet; each change takes effect immediately.</extracomment>
        <translation>Tout réinitialiser</translation>
    </message>
    <message>
        <source>Reset layout</source>
        <extracomment>desk/preferences/settings_sheet.py: Settings sheet and shortcuts sheet; each change takes effect immediately. desk/window/preferences_part.py: Commands, settings and shortcuts of a window, and preloading of code.</extracomment>
        <translation>Rétablir la disposition</translation>
    </message>
    <message>
        <source>Resource points by turn</source>
        <translation>Points de ressources par tour</translation>
    </message>
    <message>
        <source>Restart the turn</source>
        <translation>Recommencer le tour</translation>
    </message>
    <message>
        <source>Restart turn</source>
        <extracomment>desk/window/window.py: Main window: the desk, its commands, saved games and sheets.</extracomment>
        <translation>Recommencer le tour</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <extracomment>desk/preferences/settings_sheet.py: Settings sheet and shortcuts sheet; each change takes effect immediately.</extracomment>
        <translation>Valeurs par défaut</translation>
    </message>
    <message>
        <source>Restore order here</source>
        <translation>Rétablir l’ordre ici</translation>
    </message>
    <message>
        <source>Restore order with {0}</source>
        <translation>Rétablir l’ordre avec {0}</translation>
    </message>
    <message>
        <source>Restore original card</source>
        <translation>Rétablir la carte d’origine</translation>
    </message>
    <message>
        <source>Restoring order</source>
        <extracomment>porfiriana/rules/sums.py: Itemised costs of actions, and income and value of cards.</extracomment>
        <translation>Rétablir l’ordre</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>desk/replay/html_export.py: Export of a shared replay as one HTML page in the style of a newspaper. porfiriana/table/deal_results.py: Results of coded solo deals, each proved by a saved game file.</extracomment>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Result as CSV…</source>
        <translation>Résultat en CSV…</translation>
    </message>
    <message>
        <source>Result by points</source>
        <translation>Résultat aux points</translation>
    </message>
    <message>
        <source>Result for BG Stats…</source>
        <translation>Résultat pour BG Stats…</translation>
    </message>
    <message>
        <source>Results of a deal</source>
        <translation>Résultats d’une donne</translation>
    </message>
    <message>
        <source>Retirement</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>Retraite</translation>
    </message>
    <message>
        <source>Retirement battle</source>
        <extracomment>porfiriana/rules/state.py: Complete position of a game, as plain data.</extracomment>
        <translation>Combat de relève</translation>
    </message>
    <message>
        <source>Retreat or disband the troop that has lost its enterprise.</source>
        <translation>Faites battre en retraite ou dissolvez la troupe qui a perdu son entreprise.</translation>
    </message>
    <message>
        <source>Retreat to {zone}</source>
        <translation>Battre en retraite vers {zone}</translation>
    </message>
    <message>
        <source>Retreat {0}</source>
        <extracomment>porfiriana/table/words/labels.py: Actions as texts: buttons, instructions and log entries. No Qt.</extracomment>
        <translation>Faire battre en retraite {0}</translation>
    </message>
    <message>
        <source>Return from the war</source>
        <translation>Retour de la guerre</translation>
    </message>
    <message>
        <source>Return: save the line and open the next card. Up and Down: other cards. Ctrl+Z: undo.</source>
        <translation>Entrée&#xa0;: enregistrer la ligne et ouvrir la carte suivante. Haut et Bas&#xa0;: autres cartes. Ctrl+Z&#xa0;: annuler.</translation>
    </message>
    <message>
        <source>Return: save the line and open the next card. Up, Down, Page Up, Page Down: other cards. Ctrl+F: search. Ctrl+S: save. Ctrl+Z: undo. Ctrl+E: edit as a form.</source>
        <translation>Entrée&#xa0;: enregistrer la ligne et ouvrir la carte suivante. Haut, Bas, Page précédente, Page suivante&#xa0;: autres cartes. Ctrl+F&#xa0;: chercher. Ctrl+S&#xa0;: enregistrer. Ctrl+Z&#xa0;: annuler. Ctrl+E&#xa0;: ouvrir le formulaire.</translation>
    </message>
    <message>
        <source>Return: save, mark as checked and open the next card. Ctrl+Page Up, Ctrl+Page Down: other cards.</source>
        <translation>Entrée&#xa0;: enregistrer, marquer comme vérifiée et ouvrir la carte suivante. Ctrl+Page précédente, Ctrl+Page suivante&#xa0;: autres cartes.</translation>
    </message>
    <message>
        <source>Review</source>
        <extracomment>desk/window/window.py: Main window: the desk, its commands, saved games and sheets.</extracomment>
        <translation>Rétrospective</translation>
    </message>
    <message>
        <source>Revolution</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>Révolution</translation>
    </message>
    <message>
        <source>Revolution of slave enterprises</source>
        <translation>Révolution des entreprises à esclaves</translation>
    </message>
    <message>
        <source>Revolution on partners and given as an award</source>
        <translation>Révolution sur les partenaires et donnée en récompense</translation>
    </message>
    <message>
        <source>Revolution on public sides</source>
        <translation>Révolution sur les côtés des Cartes publiques</translation>
    </message>
    <message>
        <source>Revolution on troops</source>
        <translation>Révolution sur les troupes</translation>
    </message>
    <message>
        <source>Revolution points in all</source>
        <translation>points de Révolution en tout</translation>
    </message>
    <message>
        <source>Revolutionary factions met in October 1914 and divided over Carranza&apos;s leadership.</source>
        <translation>Les factions révolutionnaires se réunirent en octobre 1914 et se divisèrent sur l’autorité de Carranza.</translation>
    </message>
    <message>
        <source>Ricardo and Enrique Flores Magón led the exiled Mexican Liberal Party.</source>
        <translation>Ricardo et Enrique Flores Magón dirigeaient le Parti libéral mexicain en exil.</translation>
    </message>
    <message>
        <source>Rifles</source>
        <extracomment>words.yaml: phases words.yaml: headings words.yaml: fields</extracomment>
        <translation>Fusils</translation>
    </message>
    <message>
        <source>Right</source>
        <extracomment>desk/preferences/settings_sheet.py: Settings sheet and shortcuts sheet; each change takes effect immediately.</extracomment>
        <translation>Droite</translation>
    </message>
    <message>
        <source>Rings: no supply next turn</source>
        <translation>Cercles&#xa0;: sans ravitaillement au prochain tour</translation>
    </message>
    <message>
        <source>Rings: no supply, once the selected FP have left</source>
        <translation>Cercles&#xa0;: sans ravitaillement, une fois partis les PF choisis</translation>
    </message>
    <message>
        <source>Rivals of Luis Terrazas governed Chihuahua, with Díaz&apos;s backing, from 1884 to 1903.</source>
        <translation>Des rivaux de Luis Terrazas gouvernèrent le Chihuahua, avec l’appui de Díaz, de 1884 à 1903.</translation>
    </message>
    <message>
        <source>Robert Towne&apos;s smelter opened in 1887 and treated ores from northern Mexico.</source>
        <translation>La fonderie de Robert Towne ouvrit en 1887 et traita des minerais du nord du Mexique.</translation>
    </message>
    <message>
        <source>Robot</source>
        <extracomment>desk/sheets/network_sheets.py: Sheets of network play: seats, links to a table, and joining.</extracomment>
        <translation>Robot</translation>
    </message>
    <message>
        <source>Robot speed</source>
        <extracomment>desk/preferences/settings_sheet.py: Settings sheet and shortcuts sheet; each change takes effect immediately.</extracomment>
        <translation>Vitesse des robots</translation>
    </message>
    <message>
        <source>Role</source>
        <extracomment>desk/protocol/table_game.py: Protocol of a game on the desk.</extracomment>
        <translation>Rôle</translation>
    </message>
    <message>
        <source>Roll for the end of the game first.</source>
        <translation>Lancez d’abord les dés pour la fin de la partie.</translation>
    </message>
    <message>
        <source>Roll for the end: {number} in 36</source>
        <translation>Lancer pour la fin&#xa0;: {number} cas sur 36</translation>
    </message>
    <message>
        <source>Roll for the lawsuit</source>
        <translation>Lancer pour le procès</translation>
    </message>
    <message>
        <source>Roll for the lawsuit first.</source>
        <translation>Lancez d’abord les dés du procès.</translation>
    </message>
    <message>
        <source>Roll for {name}&apos;s return: 5 in 6</source>
        <translation>Lancer pour le retour ({name})&#xa0;: 5 cas sur 6</translation>
    </message>
    <message>
        <source>Roll one die each, in this order: {names}</source>
        <translation>Lancez chacun un dé, dans cet ordre&#xa0;: {names}</translation>
    </message>
    <message>
        <source>Roll two dice each, in this order (with the chance of winning): {names}</source>
        <translation>Lancez chacun deux dés, dans cet ordre (avec les chances de gagner)&#xa0;: {names}</translation>
    </message>
    <message>
        <source>Roosevelt was president from 1901 to 1909; Victoriano Huerta ruled Mexico in 1913 and 1914.</source>
        <translation>Roosevelt fut président de 1901 à 1909&#xa0;; Victoriano Huerta gouverna le Mexique en 1913 et 1914.</translation>
    </message>
    <message>
        <source>Round</source>
        <extracomment>porfiriana/table/deal_results.py: Results of coded solo deals, each proved by a saved game file.</extracomment>
        <translation>Tour de table</translation>
    </message>
    <message>
        <source>Round {0}</source>
        <extracomment>desk/log/log_rows.py: Log rows as plain data. Does not use Qt itself. porfiriana/table/words/questions.py: Questions to the players, and summaries of a game. No Qt.</extracomment>
        <translation>Tour de table {0}</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <extracomment>porfiriana/table/chart_plots.py: Charts, turning points and analysis of a game, as data for the desk. porfiriana/table/sheets/end.py: Sheet at the end of a game: a poster, and the course of the game.</extracomment>
        <translation>Tour de table {number}</translation>
    </message>
    <message>
        <source>Round {number} of {most}: {name} moves.</source>
        <translation>Round {number} sur {most}&#xa0;: à {name} d’agir.</translation>
    </message>
    <message>
        <source>Round {number} · {seat}</source>
        <translation>Tour de table {number} · {seat}</translation>
    </message>
    <message>
        <source>Round {number}: {name} from {before} % to {after} %</source>
        <translation>Tour de table {number}&#xa0;: {name} de {before}&#xa0;% à {after}&#xa0;%</translation>
    </message>
    <message>
        <source>Row {row}, {column}: {problem}; expected {expected}.</source>
        <translation>Ligne {row}, {column}&#xa0;: {problem}&#xa0;; attendu&#xa0;: {expected}.</translation>
    </message>
    <message>
        <source>Rule</source>
        <extracomment>porfiriana/table/sheets/overview.py: Overview of the game: turn, actions with prices, victory, icons and keys.</extracomment>
        <translation>Règle</translation>
    </message>
    <message>
        <source>Rule for the card shown</source>
        <translation>Règle de la carte affichée</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>desk/flowchart_window.py: Window with the flowchart of robots and the path of one step. desk/rules_window.py: Rules window: contents, search, and pages with cross-references. desk/scene/strips.py: The top bar and the prompt strip.</extracomment>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Rules – Pax Desk</source>
        <translation>Règles – Pax Desk</translation>
    </message>
    <message>
        <source>Rural Guards</source>
        <extracomment>mexican_adventure/table/words/terms.py: Names of the game's terms for players. No Qt. events.yaml: Titles of the event chits.</extracomment>
        <translation>Gardes rurales</translation>
    </message>
    <message>
        <source>Rural Guards are cheaper than soldiers.</source>
        <translation>Les Gardes rurales coûtent moins que des soldats.</translation>
    </message>
    <message>
        <source>Rural fighters of western Chihuahua who took Ciudad Juárez in May 1911.</source>
        <translation>Combattants ruraux de l’ouest du Chihuahua qui prirent Ciudad Juárez en mai 1911.</translation>
    </message>
    <message>
        <source>Same as system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Same deal again</source>
        <translation>Rejouer cette donne</translation>
    </message>
    <message>
        <source>Santa Anna</source>
        <extracomment>mexican_adventure/table/words/event_text.py: Texts on chits, events, combats and atrocities. No Qt. events.yaml: Titles of the event chits.</extracomment>
        <translation>Santa Anna</translation>
    </message>
    <message>
        <source>Santa Anna is in force for {side}</source>
        <translation>Santa Anna est en vigueur&#xa0;: {side}</translation>
    </message>
    <message>
        <source>Santa Anna is not in force</source>
        <translation>Santa Anna n’est pas en vigueur</translation>
    </message>
    <message>
        <source>Save</source>
        <extracomment>desk/window/frame.py: Frame of a window: one game, its file and its sheets. desk/window/window.py: Main window: the desk, its commands, saved games and sheets. porfiriana/table/sheets/card_form_sheet.py: Sheet with the form of a card, its face, and the card as a line.</extracomment>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Save as a file…</source>
        <translation>En faire un fichier…</translation>
    </message>
    <message>
        <source>Save as a page…</source>
        <translation>En faire une page…</translation>
    </message>
    <message>
        <source>Save as a scenario</source>
        <translation>Enregistrer comme scénario</translation>
    </message>
    <message>
        <source>Save as a scenario…</source>
        <translation>Enregistrer comme scénario…</translation>
    </message>
    <message>
        <source>Save as my set-up</source>
        <translation>Enregistrer comme ma mise en place</translation>
    </message>
    <message>
        <source>Save as…</source>
        <extracomment>desk/window/frame.py: Frame of a window: one game, its file and its sheets. desk/window/window.py: Main window: the desk, its commands, saved games and sheets.</extracomment>
        <translation>Enregistrer sous…</translation>
    </message>
    <message>
        <source>Save puzzle</source>
        <extracomment>desk/own_puzzle_sheet.py: Sheet for making a puzzle: a goal for a position set up by hand.</extracomment>
        <translation>Enregistrer le problème</translation>
    </message>
    <message>
        <source>Save this game</source>
        <translation>Enregistrer la partie</translation>
    </message>
    <message>
        <source>Save with password</source>
        <translation>Enregistrer avec mot de passe</translation>
    </message>
    <message>
        <source>Save with password…</source>
        <translation>Enregistrer avec mot de passe…</translation>
    </message>
    <message>
        <source>Saved and shared games (*{0} *{1});;All files (*)</source>
        <translation>Parties enregistrées et partagées (*{0} *{1});;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Saved as my set-up</source>
        <translation>Enregistrée comme ma mise en place</translation>
    </message>
    <message>
        <source>Saved automatically ({time})</source>
        <translation>Enregistrée automatiquement ({time})</translation>
    </message>
    <message>
        <source>Saved automatically ({time}) and in {file} ({saved})</source>
        <translation>Enregistrée automatiquement ({time}) et dans {file} ({saved})</translation>
    </message>
    <message>
        <source>Saved automatically ({time}); its file {file} no longer exists</source>
        <translation>Enregistrée automatiquement ({time})&#xa0;; son fichier {file} n’existe plus</translation>
    </message>
    <message>
        <source>Saved games (*{0});;All files (*)</source>
        <translation>Parties enregistrées (*{0});;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Saved in {file} ({saved})</source>
        <translation>Enregistrée dans {file} ({saved})</translation>
    </message>
    <message>
        <source>Saved to your puzzles.</source>
        <translation>Enregistré dans vos problèmes.</translation>
    </message>
    <message>
        <source>Saved to {0}.</source>
        <translation>Enregistré dans {0}.</translation>
    </message>
    <message>
        <source>Saved.</source>
        <extracomment>desk/window/frame.py: Frame of a window: one game, its file and its sheets. porfiriana/table/sheets/card_grid_sheet.py: Sheet of the cards as rows, for comparing them with printed ones by keyboard. porfiriana/table/sheets/cards_sheet.py: Sheet of the deck's cards, with filters.</extracomment>
        <translation>Enregistrée.</translation>
    </message>
    <message>
        <source>Saved.@the shortcuts</source>
        <extracomment>desk/preferences/settings_sheet.py: Settings sheet and shortcuts sheet; each change takes effect immediately.</extracomment>
        <translation>Enregistrés.</translation>
    </message>
    <message>
        <source>Saving works again.</source>
        <translation>L’enregistrement fonctionne de nouveau.</translation>
    </message>
    <message>
        <source>Scapegoat: no Unrest</source>
        <translation>Bouc émissaire&#xa0;: sans Agitation</translation>
    </message>
    <message>
        <source>Scenario</source>
        <extracomment>mexican_adventure/table/sheets/workshop_sheets.py: Editor of positions and puzzles: pieces are dragged, stacks are clicked.</extracomment>
        <translation>Scénario</translation>
    </message>
    <message>
        <source>Scenarios (*.yaml)</source>
        <extracomment>desk/position_editor.py: Editor of positions: items are dragged on the table, and clicked to change them.</extracomment>
        <translation>Scénarios (*.yaml)</translation>
    </message>
    <message>
        <source>Schemer</source>
        <extracomment>porfiriana/robots/planner/levels.py: Levels of the planner, with the depth and width of their search, and temperaments.</extracomment>
        <translation>Intrigant</translation>
    </message>
    <message>
        <source>Score: {score}.</source>
        <extracomment>porfiriana/table/words/score_words.py: Results of solo games in words, compared with earlier ones.</extracomment>
        <translation>Résultat&#xa0;: {score}.</translation>
    </message>
    <message>
        <source>Screen readers see every item with its name, price and actions.</source>
        <translation>Les lecteurs d’écran voient chaque élément avec son nom, son prix et ses actions.</translation>
    </message>
    <message>
        <source>Scroll bar</source>
        <extracomment>desk/sheets/scrolling_sheet.py: Modal sheet that grows with larger text beyond the window's height, and then scrolls.</extracomment>
        <translation>Barre de défilement</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>desk/position_editor.py: Editor of positions: items are dragged on the table, and clicked to change them. desk/preferences/settings_sheet.py: Settings sheet and shortcuts sheet; each change takes effect immediately. porfiriana/table/sheets/card_grid_sheet.py: Sheet of the cards as rows, for comparing them with printed ones by keyboard.</extracomment>
        <translation>Rechercher</translation>
    </message>
    <message>
        <source>Search for a command or a key</source>
        <translation>Rechercher une commande ou une touche</translation>
    </message>
    <message>
        <source>Search your games</source>
        <translation>Rechercher dans vos parties</translation>
    </message>
    <message>
        <source>Searching every way to play the turn…</source>
        <translation>Recherche de toutes les façons de jouer le tour…</translation>
    </message>
    <message>
        <source>Second</source>
        <extracomment>porfiriana/table/words/diaz_words.py: Díaz's purchases by dice, and their reasons, as sentences. No Qt.</extracomment>
        <translation>Deuxième</translation>
    </message>
    <message>
        <source>Second way</source>
        <extracomment>desk/view/hints.py: Hints from the game's adviser, and explanations of log steps.</extracomment>
        <translation>Deuxième voie</translation>
    </message>
    <message>
        <source>See also</source>
        <extracomment>desk/answer_page.py: Page of the rules window that answers a question.</extracomment>
        <translation>Voir aussi</translation>
    </message>
    <message>
        <source>See the guide for what to do.</source>
        <translation>Consultez le guide pour savoir quoi faire.</translation>
    </message>
    <message>
        <source>See the idea</source>
        <translation>Voir l’idée</translation>
    </message>
    <message>
        <source>See the solution</source>
        <translation>Voir la solution</translation>
    </message>
    <message>
        <source>See the table</source>
        <translation>Voir la table</translation>
    </message>
    <message>
        <source>Seed</source>
        <extracomment>desk/sheets/form_widgets.py: Fields and buttons drawn on paper. mexican_adventure/table/sheets/new_game.py: The New Game sheet: the scenario and the player of each side. porfiriana/table/sheets/new_game.py: New Game sheet: mode and players; on request, options and seed.</extracomment>
        <translation>Graine</translation>
    </message>
    <message>
        <source>Seed of the dice</source>
        <translation>Graine des dés</translation>
    </message>
    <message>
        <source>Select pieces in the tray, then a zone. Choose a placed stack to take it back.</source>
        <translation>Choisissez des pièces dans le casier, puis une zone. Choisissez une pile posée pour la reprendre.</translation>
    </message>
    <message>
        <source>Select the FP to improve.</source>
        <translation>Choisissez les PF à améliorer.</translation>
    </message>
    <message>
        <source>Sell</source>
        <extracomment>porfiriana/table/affordance_rows.py: Menu entries and inspector rows for the actions at a spot. porfiriana/table/hand/affordances.py: Possible actions with the item at a spot, and explanations of refused ones. No Qt. porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Vendre</translation>
    </message>
    <message>
        <source>Sell a card</source>
        <translation>Vendre une carte</translation>
    </message>
    <message>
        <source>Sell a card for the Economy</source>
        <translation>Vendre une carte au prix de l’Économie</translation>
    </message>
    <message>
        <source>Sell one card each turn without using an action.</source>
        <translation>Vendez une carte par tour sans dépenser d’action.</translation>
    </message>
    <message>
        <source>Sell {0}</source>
        <extracomment>porfiriana/table/words/labels.py: Actions as texts: buttons, instructions and log entries. No Qt.</extracomment>
        <translation>Vendre {0}</translation>
    </message>
    <message>
        <source>Send a troop</source>
        <translation>Envoyer une troupe</translation>
    </message>
    <message>
        <source>Send each friend the link for their seat; it works once. The game starts when everyone has joined, in any order. Every program contributes to the seed. You can close this page. Friends can join whenever Pax Desk runs on your computer, today or another day.</source>
        <translation>Envoyez à chaque ami le lien de sa place&#xa0;; il ne sert qu’une fois. La partie commence quand tout le monde a rejoint la table, dans n’importe quel ordre. Chaque programme contribue à la graine. Vous pouvez fermer cette page. Vos amis peuvent rejoindre la table dès que Pax Desk tourne sur votre ordinateur, aujourd’hui ou un autre jour.</translation>
    </message>
    <message>
        <source>Send it to</source>
        <translation>L’envoyer vers</translation>
    </message>
    <message>
        <source>Send {0} to the Private Army</source>
        <translation>Envoyer {0} dans l’Armée privée</translation>
    </message>
    <message>
        <source>Send {card} to {place}</source>
        <translation>Envoyer {card} sur {place}</translation>
    </message>
    <message>
        <source>Sent to a slave enterprise, yours too, it frees the slaves.</source>
        <translation>Envoyée à une entreprise à esclaves, même à la vôtre, elle libère les esclaves.</translation>
    </message>
    <message>
        <source>Sent to an opponent&apos;s slave enterprise, it frees the slaves.</source>
        <translation>Envoyée à l’entreprise à esclaves d’un adversaire, elle libère les esclaves.</translation>
    </message>
    <message>
        <source>September/October</source>
        <extracomment>mexican_adventure/table/words/terms.py: Names of the game's terms for players. No Qt.</extracomment>
        <translation>Septembre/octobre</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>Composer une position</translation>
    </message>
    <message>
        <source>Set up a position…</source>
        <translation>Composer une position…</translation>
    </message>
    <message>
        <source>Set up {scenario} as printed</source>
        <translation>Mettre en place {scenario} comme dans la version imprimée</translation>
    </message>
    <message>
        <source>Set-up</source>
        <extracomment>mexican_adventure/table/words/terms.py: Names of the game's terms for players. No Qt.</extracomment>
        <translation>Mise en place</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>desk/home/home_page.py: Home page, shown at start and reachable from the table. desk/preferences/settings_sheet.py: Settings sheet and shortcuts sheet; each change takes effect immediately.</extracomment>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Settings…</source>
        <extracomment>desk/window/window.py: Main window: the desk, its commands, saved games and sheets.</extracomment>
        <translation>Réglages…</translation>
    </message>
    <message>
        <source>Several attempts on the president failed, including Arnulfo Arroyo&apos;s in September 1897.</source>
        <translation>Plusieurs attentats contre le président échouèrent, dont celui d’Arnulfo Arroyo en septembre 1897.</translation>
    </message>
    <message>
        <source>Share this game</source>
        <translation>Partager cette partie</translation>
    </message>
    <message>
        <source>Share this game…</source>
        <translation>Partager cette partie…</translation>
    </message>
    <message>
        <source>Shared games (*{0})</source>
        <translation>Parties partagées (*{0})</translation>
    </message>
    <message>
        <source>Shift a cube</source>
        <translation>Déplacer un cube</translation>
    </message>
    <message>
        <source>Shift+F10: all actions of an item with their costs, or the reasons against them.</source>
        <translation>Maj+F10&#xa0;: toutes les actions sur un élément et leur prix, ou les raisons qui les empêchent.</translation>
    </message>
    <message>
        <source>Ships and railway</source>
        <translation>Navires et chemin de fer</translation>
    </message>
    <message>
        <source>Ships and trains</source>
        <translation>Navires et trains</translation>
    </message>
    <message>
        <source>Ships carry French, Austrian or Belgian FP.</source>
        <translation>Les navires transportent des PF français, autrichiens ou belges.</translation>
    </message>
    <message>
        <source>Ships do not march.</source>
        <translation>Les navires ne marchent pas.</translation>
    </message>
    <message>
        <source>Shooting a player is an action for 10 gold, impossible if they have a Private Army. Nobody is shot in a showdown.</source>
        <translation>Abattre un joueur coûte une action et 10 or, et c’est impossible s’il a une Armée privée&#xa0;; personne n’est abattu dans l’épreuve de force.</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <extracomment>desk/preferences/settings_sheet.py: Settings sheet and shortcuts sheet; each change takes effect immediately.</extracomment>
        <translation>Raccourcis</translation>
    </message>
    <message>
        <source>Shortcuts and layout</source>
        <translation>Raccourcis et disposition</translation>
    </message>
    <message>
        <source>Shortcuts…</source>
        <extracomment>desk/preferences/settings_sheet.py: Settings sheet and shortcuts sheet; each change takes effect immediately. desk/window/window.py: Main window: the desk, its commands, saved games and sheets.</extracomment>
        <translation>Raccourcis…</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>desk/home/shelf_row.py: Row of a stored game on the home page, with its buttons.</extracomment>
        <translation>Montrer</translation>
    </message>
    <message>
        <source>Show earlier entries</source>
        <translation>Afficher les entrées précédentes</translation>
    </message>
    <message>
        <source>Show hand and hint</source>
        <translation>Montrer la main et le conseil</translation>
    </message>
    <message>
        <source>Show it</source>
        <extracomment>desk/view/cautions.py: Cautions on the table with their proofs, and figures computed in the background.</extracomment>
        <translation>Montrer</translation>
    </message>
    <message>
        <source>Show it on the table</source>
        <translation>Le montrer sur la table</translation>
    </message>
    <message>
        <source>Show me</source>
        <extracomment>desk/guide.py: Guide of a lesson, with its note and marks on the table, and the list of lessons.</extracomment>
        <translation>Montrer</translation>
    </message>
    <message>
        <source>Show the codes</source>
        <translation>Montrer les codes</translation>
    </message>
    <message>
        <source>Show the links</source>
        <translation>Montrer les liens</translation>
    </message>
    <message>
        <source>Show the table</source>
        <translation>Montrer la table</translation>
    </message>
    <message>
        <source>Show the whole table</source>
        <translation>Voir toute la table</translation>
    </message>
    <message>
        <source>Show this table on the local network</source>
        <translation>Afficher cette table sur le réseau local</translation>
    </message>
    <message>
        <source>Show what has happened since your turn</source>
        <translation>Montrer ce qui s’est passé depuis votre tour</translation>
    </message>
    <message>
        <source>Showdown, bought by {0}</source>
        <translation>Épreuve de force achetée par {0}</translation>
    </message>
    <message>
        <source>Showdown: discard it to give Díaz +1 of any kind.</source>
        <translation>Épreuve de force&#xa0;: défaussez-la pour donner à Díaz 1 point de la sorte de votre choix.</translation>
    </message>
    <message>
        <source>Showdown: discard it to give Díaz +1 {prestige}.</source>
        <translation>Épreuve de force&#xa0;: défaussez-la pour donner à Díaz 1 point de {prestige}.</translation>
    </message>
    <message>
        <source>Showdown: {0}</source>
        <extracomment>porfiriana/table/words/questions.py: Questions to the players, and summaries of a game. No Qt.</extracomment>
        <translation>Épreuve de force&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Showdown: {way}</source>
        <extracomment>porfiriana/table/scene/board.py: Items of the common column, and captions above a seat's cards.</extracomment>
        <translation>Épreuve de force&#xa0;: {way}</translation>
    </message>
    <message>
        <source>Shuffled@stack of cards</source>
        <translation>Mélangées</translation>
    </message>
    <message>
        <source>Side</source>
        <extracomment>porfiriana/table/sheets/card_form_sheet.py: Sheet with the form of a card, its face, and the card as a line.</extracomment>
        <translation>Côté</translation>
    </message>
    <message>
        <source>Side {0}</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Côté {0}</translation>
    </message>
    <message>
        <source>Sides</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Côtés</translation>
    </message>
    <message>
        <source>Siege of {zone}: stay or leave?</source>
        <translation>Siège de {zone}&#xa0;: rester ou partir&#xa0;?</translation>
    </message>
    <message>
        <source>Siege of {zone}: which attitude?</source>
        <translation>Siège de {zone}&#xa0;: quelle attitude&#xa0;?</translation>
    </message>
    <message>
        <source>Sierra Madre mining camp where a wage dispute ended in executions in 1883.</source>
        <translation>Camp minier de la Sierra Madre où un conflit salarial s’acheva par des exécutions en 1883.</translation>
    </message>
    <message>
        <source>Signed in December 1913, the act created twelve regional reserve banks.</source>
        <translation>Signée en décembre 1913, la loi créa douze banques de réserve régionales.</translation>
    </message>
    <message>
        <source>Silver and gold mine at Pearce, Arizona, discovered in the 1890s.</source>
        <translation>Mine d’argent et d’or de Pearce, en Arizona, découverte dans les années 1890.</translation>
    </message>
    <message>
        <source>Silver and lead district near Chihuahua city mined since the early eighteenth century.</source>
        <translation>District minier d’argent et de plomb près de la ville de Chihuahua, exploité depuis le début du dix-huitième siècle.</translation>
    </message>
    <message>
        <source>Silver mine near Arizpe worked by the Pedrazzini company and known for fine crystals.</source>
        <translation>Mine d’argent près d’Arizpe, exploitée par la compagnie Pedrazzini et connue pour ses beaux cristaux.</translation>
    </message>
    <message>
        <source>Silver mine near Álamos with a history going back to colonial times.</source>
        <translation>Mine d’argent près d’Álamos, dont l’histoire remonte à l’époque coloniale.</translation>
    </message>
    <message>
        <source>Since your turn</source>
        <translation>Depuis votre tour</translation>
    </message>
    <message>
        <source>Six actions left.</source>
        <translation>Il reste six actions.</translation>
    </message>
    <message>
        <source>Skip</source>
        <extracomment>desk/view/turn_recap.py: Recap of the other players' steps, replayed on the table.</extracomment>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Skirmish</source>
        <extracomment>mexican_adventure/table/words/terms.py: Names of the game's terms for players. No Qt.</extracomment>
        <translation>Escarmouche</translation>
    </message>
    <message>
        <source>Slaves</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Esclaves</translation>
    </message>
    <message>
        <source>Slaves freed by a Depression have a Liberator.</source>
        <translation>Les esclaves libérés par une Dépression ont un Libérateur.</translation>
    </message>
    <message>
        <source>Slaves: may revolt</source>
        <translation>Esclaves&#xa0;: révolte possible</translation>
    </message>
    <message>
        <source>Slip…</source>
        <extracomment>words.yaml: always</extracomment>
        <translation>Fiche…</translation>
    </message>
    <message>
        <source>Slogan raised against foreign owners and managers before and during the Revolution.</source>
        <translation>Slogan lancé contre les propriétaires et les directeurs étrangers avant et pendant la Révolution.</translation>
    </message>
    <message>
        <source>Slow</source>
        <extracomment>desk/animations.py: Running animations and their pace. desk/preferences/settings_sheet.py: Settings sheet and shortcuts sheet; each change takes effect immediately.</extracomment>
        <translation>Lent</translation>
    </message>
    <message>
        <source>Small Apache bands lived in the Sierra Madre for decades after Geronimo&apos;s 1886 surrender.</source>
        <translation>De petites bandes apaches vécurent dans la Sierra Madre des décennies encore après la reddition de Geronimo en 1886.</translation>
    </message>
    <message>
        <source>Smelter</source>
        <extracomment>words.yaml: kinds</extracomment>
        <translation>Fonderie</translation>
    </message>
    <message>
        <source>So {rival} cannot topple Díaz next turn.</source>
        <translation>Ainsi, {rival} ne peut pas renverser Díaz au prochain tour.</translation>
    </message>
    <message>
        <source>So {rival} cannot win next turn.</source>
        <translation>Ainsi, {rival} ne peut pas gagner au prochain tour.</translation>
    </message>
    <message>
        <source>Sold</source>
        <extracomment>words.yaml: headings</extracomment>
        <translation>Vendu</translation>
    </message>
    <message>
        <source>Solo against</source>
        <extracomment>porfiriana/table/sheets/records_sheet.py: Records of a player, and their sheet.</extracomment>
        <translation>En solo contre</translation>
    </message>
    <message>
        <source>Solo against Díaz</source>
        <translation>Solo contre Díaz</translation>
    </message>
    <message>
        <source>Solo against Pax-o-matics</source>
        <translation>Solo contre les Pax-o-matics</translation>
    </message>
    <message>
        <source>Solo: Díaz cannot use his partners&apos; abilities, not even Spies and courts.</source>
        <translation>Solo&#xa0;: Díaz ne peut pas utiliser les capacités de ses partenaires, pas même celles des Espions et des tribunaux.</translation>
    </message>
    <message>
        <source>Solo: Díaz discards attacks that neither steal nor inflict Unrest.</source>
        <translation>Solo&#xa0;: Díaz défausse les attaques qui ne volent rien et n’infligent pas d’Agitation.</translation>
    </message>
    <message>
        <source>Solo: Díaz discards every enterprise.</source>
        <translation>Solo&#xa0;: Díaz défausse toute entreprise.</translation>
    </message>
    <message>
        <source>Solo: Díaz never plays a Straw Man.</source>
        <translation>Solo&#xa0;: Díaz ne joue jamais d’homme de paille.</translation>
    </message>
    <message>
        <source>Solo: a Depression costs Díaz every card he has in play.</source>
        <translation>Solo&#xa0;: une Dépression coûte à Díaz toutes ses cartes en jeu.</translation>
    </message>
    <message>
        <source>Solo: only Díaz&apos;s partners add to his defence.</source>
        <translation>Solo&#xa0;: seuls les partenaires de Díaz s’ajoutent à sa défense.</translation>
    </message>
    <message>
        <source>Solo: won / played</source>
        <translation>Solo&#xa0;: gagnées / jouées</translation>
    </message>
    <message>
        <source>Solo: you choose the order in which Díaz plays his two cards.</source>
        <translation>Solo&#xa0;: vous choisissez l’ordre dans lequel Díaz joue ses deux cartes.</translation>
    </message>
    <message>
        <source>Solo: {done} of {all} steps</source>
        <translation>Solo, étapes franchies&#xa0;: {done} sur {all}</translation>
    </message>
    <message>
        <source>Solve it</source>
        <extracomment>desk/puzzles.py: Sheet with all puzzles by theme, and the note of a puzzle.</extracomment>
        <translation>Résoudre</translation>
    </message>
    <message>
        <source>Solved! There is no other solution.</source>
        <translation>Résolu&#xa0;! Il n’y a pas d’autre solution.</translation>
    </message>
    <message>
        <source>Some cards have been corrected since this game was saved. It continues with the new ones.</source>
        <translation>Certaines cartes ont été corrigées depuis que cette partie a été enregistrée. Elle continue avec les nouvelles.</translation>
    </message>
    <message>
        <source>Some pieces are not placed yet.</source>
        <translation>Des pièces restent à placer.</translation>
    </message>
    <message>
        <source>Someone else now has your seat at this table. You can replay what you saw; to continue playing, ask for a new link.</source>
        <translation>Une autre personne a maintenant votre place à cette table. Vous pouvez revoir ce que vous avez vu&#xa0;; pour continuer à jouer, demandez un nouveau lien.</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Une erreur est survenue</translation>
    </message>
    <message>
        <source>Sonora</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts. porfiriana/table/sheets/overview.py: Overview of the game: turn, actions with prices, victory, icons and keys.</extracomment>
        <translation>Sonora</translation>
    </message>
    <message>
        <source>Sonora restricted Chinese businesses in 1923 and expelled Chinese residents in 1931.</source>
        <translation>La Sonora restreignit les commerces chinois en 1923 et expulsa les résidents chinois en 1931.</translation>
    </message>
    <message>
        <source>Sonoran estate of Rafael Izábal, state governor during the Yaqui deportations.</source>
        <translation>Domaine de la Sonora de Rafael Izábal, gouverneur de l’État pendant les déportations des Yaquis.</translation>
    </message>
    <message>
        <source>Sonoran farmer turned general who defeated Villa in 1915 and was president from 1920.</source>
        <translation>Fermier de la Sonora devenu général, qui vainquit Villa en 1915 et fut président à partir de 1920.</translation>
    </message>
    <message>
        <source>Sonoran leaders renounced Carranza in April 1920; he was killed in May.</source>
        <translation>Les dirigeants de la Sonora rejetèrent l’autorité de Carranza en avril 1920&#xa0;; il fut tué en mai.</translation>
    </message>
    <message>
        <source>Sonoran state troops used in the campaigns against the Yaqui.</source>
        <translation>Troupes de l’État de Sonora employées dans les campagnes contre les Yaquis.</translation>
    </message>
    <message>
        <source>Sort the hand</source>
        <translation>Trier la main</translation>
    </message>
    <message>
        <source>Sounds</source>
        <extracomment>desk/preferences/settings_sheet.py: Settings sheet and shortcuts sheet; each change takes effect immediately.</extracomment>
        <translation>Sons</translation>
    </message>
    <message>
        <source>Source</source>
        <extracomment>porfiriana/table/sheets/compare_sheet.py: Sheet of the differences from another deck or a file, by card and field. porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Source</translation>
    </message>
    <message>
        <source>Sources</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Sources</translation>
    </message>
    <message>
        <source>Space, Enter</source>
        <extracomment>porfiriana/table/sheets/overview.py: Overview of the game: turn, actions with prices, victory, icons and keys.</extracomment>
        <translation>Espace, Entrée</translation>
    </message>
    <message>
        <source>Space: pick up, drop or press. Escape: put back.</source>
        <translation>Espace&#xa0;: prendre, poser ou appuyer. Échap&#xa0;: remettre en place.</translation>
    </message>
    <message>
        <source>Spares its destination</source>
        <translation>Épargne sa destination</translation>
    </message>
    <message>
        <source>Spectator</source>
        <extracomment>desk/window/remote_game.py: Client for a seat at a remote table, shown in one window.</extracomment>
        <translation>Spectateur</translation>
    </message>
    <message>
        <source>Spectators</source>
        <extracomment>desk/window/network_play.py: Network play of a window: its hosted or visited table, invitations and proposals.</extracomment>
        <translation>Spectateurs</translation>
    </message>
    <message>
        <source>Speculate</source>
        <extracomment>porfiriana/rules/card_text.py: Card effects as plain sentences, generated from the card data. porfiriana/table/affordance_rows.py: Menu entries and inspector rows for the actions at a spot. porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Spéculer</translation>
    </message>
    <message>
        <source>Speculate on it</source>
        <translation>Spéculer dessus</translation>
    </message>
    <message>
        <source>Speculate on {0}</source>
        <translation>Spéculer sur {0}</translation>
    </message>
    <message>
        <source>Speculate once each turn without using an action.</source>
        <translation>Spéculez une fois par tour sans dépenser d’action.</translation>
    </message>
    <message>
        <source>Speculate, move cube</source>
        <translation>Spéculer, déplacer</translation>
    </message>
    <message>
        <source>Speculation Cube of {name}</source>
        <translation>Cube spéculation de {name}</translation>
    </message>
    <message>
        <source>Speculation Cube {owner} on {slot}</source>
        <translation>Cube spéculation {owner} sur {slot}</translation>
    </message>
    <message>
        <source>Spies are kept for the Topples</source>
        <translation>les Espions sont gardés pour les Renversements</translation>
    </message>
    <message>
        <source>Spreadsheet (*.csv)</source>
        <extracomment>porfiriana/table/sheets/cards_sheet.py: Sheet of the deck's cards, with filters.</extracomment>
        <translation>Feuille de calcul (*.csv)</translation>
    </message>
    <message>
        <source>Spreadsheets need additional libraries.</source>
        <translation>Les feuilles de calcul nécessitent d’autres bibliothèques.</translation>
    </message>
    <message>
        <source>Spring</source>
        <extracomment>words.yaml: seasons</extracomment>
        <translation>Printemps</translation>
    </message>
    <message>
        <source>Spy</source>
        <extracomment>words.yaml: kinds</extracomment>
        <translation>Espion</translation>
    </message>
    <message>
        <source>Spy: cancels an attack</source>
        <translation>Espion&#xa0;: annule une attaque</translation>
    </message>
    <message>
        <source>Spy: discard it to cancel an orange or black card played against you, before anything is paid.</source>
        <translation>Espion&#xa0;: défaussez-le pour annuler une carte orange ou noire jouée contre vous, avant tout paiement.</translation>
    </message>
    <message>
        <source>Spy: discard it to cancel an orange or black card played against you.</source>
        <translation>Espion&#xa0;: défaussez-le pour annuler une carte orange ou noire jouée contre vous.</translation>
    </message>
    <message>
        <source>St. Louis agency hired by Enrique Creel to track Ricardo Flores Magón in the United States.</source>
        <translation>Agence de Saint-Louis engagée par Enrique Creel pour suivre Ricardo Flores Magón aux États-Unis.</translation>
    </message>
    <message>
        <source>Stack</source>
        <extracomment>porfiriana/table/sheets/card_grid_sheet.py: Sheet of the cards as rows, for comparing them with printed ones by keyboard.</extracomment>
        <translation>Pile</translation>
    </message>
    <message>
        <source>Staff officer</source>
        <extracomment>mexican_adventure/table/scene/staff_strip.py: The staff officer's note: remarks before Done, or before a march.</extracomment>
        <translation>L’officier d’état-major</translation>
    </message>
    <message>
        <source>Staff officer: once they have left</source>
        <translation>L’officier d’état-major&#xa0;: après leur départ</translation>
    </message>
    <message>
        <source>Standings</source>
        <extracomment>desk/view/screen_reader.py: Announcements for screen readers and the built-in voice: focus, prompts, summaries.</extracomment>
        <translation>Situation</translation>
    </message>
    <message>
        <source>Stands at {0}.</source>
        <translation>Se trouve sur {0}.</translation>
    </message>
    <message>
        <source>Stands for the Mexican land that the rules attribute to Theodore Roosevelt.</source>
        <translation>Représente les terres mexicaines que les règles attribuent à Theodore Roosevelt.</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Début</translation>
    </message>
    <message>
        <source>Start from the game on the table? Hidden cards will be dealt again.</source>
        <translation>Partir de la partie en cours&#xa0;? Les cartes cachées seront redistribuées.</translation>
    </message>
    <message>
        <source>Starting gold</source>
        <extracomment>porfiriana/table/sheets/new_game_fields.py: Fields and lists of the New Game sheet.</extracomment>
        <translation>Or au départ</translation>
    </message>
    <message>
        <source>Starting gold, player {0}</source>
        <translation>Or au départ, joueur {0}</translation>
    </message>
    <message>
        <source>State force whose border companies were greatly enlarged in 1915.</source>
        <translation>Force de l’État dont les compagnies frontalières furent considérablement renforcées en 1915.</translation>
    </message>
    <message>
        <source>State forces of Governor José María Maytorena, who broke with Carranza in 1914.</source>
        <translation>Forces de l’État du gouverneur José María Maytorena, qui rompit avec Carranza en 1914.</translation>
    </message>
    <message>
        <source>State mounted police who patrolled the roads and districts of Chihuahua.</source>
        <translation>Police montée de l’État qui patrouillait sur les routes et dans les districts du Chihuahua.</translation>
    </message>
    <message>
        <source>Status quo: no event.</source>
        <translation>Statu quo&#xa0;: pas d’événement.</translation>
    </message>
    <message>
        <source>Stay</source>
        <extracomment>mexican_adventure/table/words/labels.py: Actions as text: lines of the log, labels, consequences and refusals. No Qt.</extracomment>
        <translation>Rester</translation>
    </message>
    <message>
        <source>Steal up to {gold} gold from the victim.</source>
        <translation>Volez jusqu’à {gold} or à la victime.</translation>
    </message>
    <message>
        <source>Steal {gold} gold for each {counted}, at most {maximum}.</source>
        <translation>Volez {gold} or par {counted}, {maximum} au plus.</translation>
    </message>
    <message>
        <source>Step</source>
        <extracomment>desk/animations.py: Running animations and their pace.</extracomment>
        <translation>Par étape</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation>Pas à pas</translation>
    </message>
    <message>
        <source>Step done: {name}. Steps done: {done} of {all}.</source>
        <translation>Étape franchie&#xa0;: {name}. Étapes franchies&#xa0;: {done} sur {all}.</translation>
    </message>
    <message>
        <source>Step {number} of {count}</source>
        <translation>Étape {number} sur {count}</translation>
    </message>
    <message>
        <source>Step {number} of {count}: {title}</source>
        <translation>Étape {number} sur {count}&#xa0;: {title}</translation>
    </message>
    <message>
        <source>Step {number}, “{line}”, differs from what was announced.</source>
        <translation>L’étape {number}, «&#xa0;{line}&#xa0;», diffère de ce qui a été annoncé.</translation>
    </message>
    <message>
        <source>Steps done: {done} of {all}. Play them in any order; a loss costs you nothing.</source>
        <translation>Étapes franchies&#xa0;: {done} sur {all}. Jouez-les dans l’ordre qui vous plaît&#xa0;; une défaite ne vous coûte rien.</translation>
    </message>
    <message>
        <source>Steps of the game</source>
        <translation>Étapes de la partie</translation>
    </message>
    <message>
        <source>Still tied. Dice left to roll: {number}.</source>
        <translation>Il reste des égalités. Dés à lancer encore&#xa0;: {number}.</translation>
    </message>
    <message>
        <source>Stir up Unrest at</source>
        <translation>Semer l’Agitation sur</translation>
    </message>
    <message>
        <source>Stop a rival</source>
        <translation>Arrêter un rival</translation>
    </message>
    <message>
        <source>Stop here</source>
        <extracomment>porfiriana/table/words/labels.py: Actions as texts: buttons, instructions and log entries. No Qt.</extracomment>
        <translation>Arrêter ici</translation>
    </message>
    <message>
        <source>Store</source>
        <extracomment>words.yaml: kinds</extracomment>
        <translation>Magasin</translation>
    </message>
    <message>
        <source>Store owners cannot pay their own store.</source>
        <translation>Le propriétaire d’un magasin ne peut pas se payer lui-même.</translation>
    </message>
    <message>
        <source>Strict victory</source>
        <extracomment>mexican_adventure/table/sheets/new_game.py: The New Game sheet: the scenario and the player of each side.</extracomment>
        <translation>Victoire stricte</translation>
    </message>
    <message>
        <source>Strife</source>
        <extracomment>porfiriana/robots/reasons.py: Reasons of robots: keys, storage format and translated sentences.</extracomment>
        <translation>Conflit</translation>
    </message>
    <message>
        <source>Strife between factions</source>
        <translation>Conflit entre factions</translation>
    </message>
    <message>
        <source>Strife between {factions}.</source>
        <translation>Conflit de factions&#xa0;: {factions}.</translation>
    </message>
    <message>
        <source>Strife lasts the whole turn: you cannot play a card, or buy a Public Card, of a faction in Strife with yours.</source>
        <translation>Un Conflit dure tout le tour&#xa0;: vous ne pouvez ni jouer une carte ni acheter une Carte publique d’une faction en Conflit avec les vôtres.</translation>
    </message>
    <message>
        <source>Strife, for the victim alone and the whole turn: {one} against {other}</source>
        <translation>Conflit, pour la victime seule et pendant tout le tour&#xa0;: factions {one} et {other}</translation>
    </message>
    <message>
        <source>Strife, for the victim alone: {one} against {other}</source>
        <translation>Conflit, pour la victime seule&#xa0;: factions {one} et {other}</translation>
    </message>
    <message>
        <source>Strife, for the whole turn: {one} against {other}</source>
        <translation>Conflit, pour tout le tour&#xa0;: factions {one} et {other}</translation>
    </message>
    <message>
        <source>Strife: {one} against {other}</source>
        <translation>Conflit&#xa0;: factions {one} et {other}</translation>
    </message>
    <message>
        <source>Strike</source>
        <extracomment>words.yaml: kinds</extracomment>
        <translation>Grève</translation>
    </message>
    <message>
        <source>Strike: place up to {unrest} at {gold} gold each. With none, it is a Scapegoat.</source>
        <translation>Grève&#xa0;: mettez jusqu’à {unrest}, à {gold} or le disque&#xa0;; sans disque, c’est un bouc émissaire.</translation>
    </message>
    <message>
        <source>Stronger Díaz</source>
        <extracomment>porfiriana/rules/state.py: Complete position of a game, as plain data.</extracomment>
        <translation>Díaz plus fort</translation>
    </message>
    <message>
        <source>Subornation</source>
        <extracomment>words.yaml: kinds</extracomment>
        <translation>Subornation</translation>
    </message>
    <message>
        <source>Subsidized Mexico City daily founded in 1896; a revolutionary paper used its presses in 1914.</source>
        <translation>Quotidien subventionné de Mexico fondé en 1896&#xa0;; un journal révolutionnaire utilisa ses presses en 1914.</translation>
    </message>
    <message>
        <source>Summer</source>
        <extracomment>words.yaml: seasons</extracomment>
        <translation>Été</translation>
    </message>
    <message>
        <source>Supply by road next turn: {price}.</source>
        <translation>Ravitaillement par la route au prochain tour&#xa0;: {price}.</translation>
    </message>
    <message>
        <source>Supply every FP</source>
        <translation>Ravitailler tous les PF</translation>
    </message>
    <message>
        <source>Supply: drop Unrest here</source>
        <translation>Réserve&#xa0;: posez l’Agitation ici</translation>
    </message>
    <message>
        <source>Survey company of the 1880s holding large concessions in northwestern Mexico.</source>
        <translation>Compagnie d’arpentage des années 1880, titulaire de vastes concessions dans le nord-ouest du Mexique.</translation>
    </message>
    <message>
        <source>Survey company that claimed public lands across Chihuahua in the 1880s.</source>
        <translation>Compagnie d’arpentage qui revendiqua des terres publiques dans tout le Chihuahua dans les années 1880.</translation>
    </message>
    <message>
        <source>Switch computers</source>
        <extracomment>desk/sheets/network_sheets.py: Sheets of network play: seats, links to a table, and joining.</extracomment>
        <translation>Changer d’ordinateur</translation>
    </message>
    <message>
        <source>Switch computers…</source>
        <extracomment>desk/sheets/network_sheets.py: Sheets of network play: seats, links to a table, and joining.</extracomment>
        <translation>Changer d’ordinateur…</translation>
    </message>
    <message>
        <source>T&apos;Smissen and two Belgian C FP in Veracruz.</source>
        <translation>T’Smissen et deux PF C belges à Veracruz.</translation>
    </message>
    <message>
        <source>Tab, arrows</source>
        <extracomment>porfiriana/table/sheets/overview.py: Overview of the game: turn, actions with prices, victory, icons and keys.</extracomment>
        <translation>Tab, flèches</translation>
    </message>
    <message>
        <source>Tab: what you can do now or, with a card picked up, where it can go.</source>
        <translation>Tab&#xa0;: ce que vous pouvez faire ou, avec une carte en main, où elle peut aller.</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>desk/preferences/settings_sheet.py: Settings sheet and shortcuts sheet; each change takes effect immediately. desk/scene/game_drawing.py: Interface of a game's drawing of the table. desk/view/accessible.py: The table as objects of Qt's accessibility tree.</extracomment>
        <translation>Table</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <extracomment>desk/replay/share_sheet.py: Sheet for sharing a replay: choice of view and turns, with notes at moments.</extracomment>
        <translation>Tableau (*.csv)</translation>
    </message>
    <message>
        <source>Tables on phones</source>
        <translation>Table sur téléphones</translation>
    </message>
    <message>
        <source>Tables on phones…</source>
        <translation>Table sur téléphones…</translation>
    </message>
    <message>
        <source>Tactical Rounds</source>
        <extracomment>words.yaml: phases</extracomment>
        <translation>Rounds tactiques</translation>
    </message>
    <message>
        <source>Take a leader and FP.</source>
        <translation>Choisissez un chef et des PF.</translation>
    </message>
    <message>
        <source>Take exactly {due} losses.</source>
        <translation>Pertes à subir&#xa0;: exactement {due}.</translation>
    </message>
    <message>
        <source>Take seat</source>
        <extracomment>desk/sheets/network_sheets.py: Sheets of network play: seats, links to a table, and joining.</extracomment>
        <translation>Prendre la place</translation>
    </message>
    <message>
        <source>Take the Guerrilla back</source>
        <translation>Reprendre la Guérilla</translation>
    </message>
    <message>
        <source>Take the loan</source>
        <translation>Contracter l’emprunt</translation>
    </message>
    <message>
        <source>Take {due} losses first.</source>
        <translation>Pertes à subir d’abord&#xa0;: {due}.</translation>
    </message>
    <message>
        <source>Take {pieces} back</source>
        <translation>Reprendre {pieces}</translation>
    </message>
    <message>
        <source>Takes what looks good now and ignores the others.</source>
        <translation>Prend ce qui semble bon sur le moment et ignore les autres.</translation>
    </message>
    <message>
        <source>Target</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Cible</translation>
    </message>
    <message>
        <source>Target: an opponent&apos;s {card}.</source>
        <translation>Cible&#xa0;: {card} d’un adversaire.</translation>
    </message>
    <message>
        <source>Target: {card}.</source>
        <extracomment>porfiriana/rules/card_text.py: Card effects as plain sentences, generated from the card data.</extracomment>
        <translation>Cible&#xa0;: {card}.</translation>
    </message>
    <message>
        <source>Telegraph</source>
        <extracomment>events.yaml: Titles of the event chits.</extracomment>
        <translation>Télégraphe</translation>
    </message>
    <message>
        <source>Tempting, but wrong: {plan}</source>
        <translation>Tentant, mais faux&#xa0;: {plan}</translation>
    </message>
    <message>
        <source>Ten days of fighting in Mexico City in February 1913 ended Madero&apos;s presidency.</source>
        <translation>Dix jours de combats à Mexico, en février 1913, mirent fin à la présidence de Madero.</translation>
    </message>
    <message>
        <source>Terrazas cattle estate north of Chihuahua city, on the line of the Mexican Central Railway.</source>
        <translation>Domaine d’élevage des Terrazas au nord de la ville de Chihuahua, sur la ligne du Mexican Central Railway.</translation>
    </message>
    <message>
        <source>Territorial police of 1901 to 1909, whose captain led volunteers to Cananea in 1906.</source>
        <translation>Police territoriale de 1901 à 1909, dont le capitaine mena des volontaires à Cananea en 1906.</translation>
    </message>
    <message>
        <source>Texas gunman hired for several killings, lynched in Oklahoma in 1909.</source>
        <translation>Tueur à gages du Texas, engagé pour plusieurs meurtres et lynché dans l’Oklahoma en 1909.</translation>
    </message>
    <message>
        <source>Text (*{0});;All files (*)</source>
        <translation>Texte (*{0});;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Text size</source>
        <extracomment>desk/preferences/settings_sheet.py: Settings sheet and shortcuts sheet; each change takes effect immediately.</extracomment>
        <translation>Taille du texte</translation>
    </message>
    <message>
        <source>That Hacendado has not declared himself.</source>
        <translation>Cet Hacendado ne s’est pas déclaré.</translation>
    </message>
    <message>
        <source>That boycott already exists, or there is none to end.</source>
        <translation>Ce boycott existe déjà, ou il n’y en a aucun à lever.</translation>
    </message>
    <message>
        <source>That brings it closer to where it is needed.</source>
        <translation>Elle est ainsi plus près de là où on a besoin d’elle.</translation>
    </message>
    <message>
        <source>That is done in phase {phase}; this is phase {now}.</source>
        <translation>Cela se fait en phase {phase}&#xa0;; nous sommes en phase {now}.</translation>
    </message>
    <message>
        <source>That is paid automatically.</source>
        <translation>Cela se paie automatiquement.</translation>
    </message>
    <message>
        <source>That leader is not in {zone}.</source>
        <translation>Ce chef n’est pas à {zone}.</translation>
    </message>
    <message>
        <source>That leader is not on the map for you.</source>
        <translation>Vous n’avez pas ce chef sur la carte.</translation>
    </message>
    <message>
        <source>That table no longer exists: ask the host for a new link.</source>
        <translation>Cette table n’existe plus&#xa0;: demandez un nouveau lien à l’hôte.</translation>
    </message>
    <message>
        <source>That zone is not adjacent.</source>
        <translation>Cette zone n’est pas voisine.</translation>
    </message>
    <message>
        <source>The Campaign</source>
        <extracomment>mexican_adventure/table/words/analysis_words.py: Texts on scenarios, and on the analysis and decisive conditions of a game. No Qt.</extracomment>
        <translation>La campagne</translation>
    </message>
    <message>
        <source>The Conquest</source>
        <extracomment>mexican_adventure/table/words/analysis_words.py: Texts on scenarios, and on the analysis and decisive conditions of a game. No Qt.</extracomment>
        <translation>La conquête</translation>
    </message>
    <message>
        <source>The Depression ends.</source>
        <translation>La Dépression finit.</translation>
    </message>
    <message>
        <source>The Depression is over</source>
        <translation>La Dépression est finie</translation>
    </message>
    <message>
        <source>The French did not leave in time.</source>
        <translation>Les Français ne sont pas partis à temps.</translation>
    </message>
    <message>
        <source>The French do not leave yet.</source>
        <translation>Les Français ne partent pas encore.</translation>
    </message>
    <message>
        <source>The French go home by way of the port.</source>
        <translation>Les Français rentrent par le port.</translation>
    </message>
    <message>
        <source>The French in {zone} can be beaten from {origin}, which would move the French Retreat marker.</source>
        <translation>Les Français à {zone} peuvent être battus depuis {origin}, ce qui ferait avancer le marqueur Retrait français.</translation>
    </message>
    <message>
        <source>The French must be gone in time.</source>
        <translation>Les Français doivent partir à temps.</translation>
    </message>
    <message>
        <source>The Guerrilla is hunted down.</source>
        <translation>La Guérilla est éliminée.</translation>
    </message>
    <message>
        <source>The HQ leaves before it falls: a Mexican one takes its place.</source>
        <translation>Le QG part avant de tomber&#xa0;: un QG mexicain prend sa place.</translation>
    </message>
    <message>
        <source>The HQ returns to an uncontested fortress with a friendly force.</source>
        <translation>Le QG revient dans une forteresse non disputée avec une force amie.</translation>
    </message>
    <message>
        <source>The Imperial player must choose the next combat first.</source>
        <translation>Le joueur impérial doit d’abord choisir le combat suivant.</translation>
    </message>
    <message>
        <source>The Imperial player places Rural Guards.</source>
        <translation>Le joueur impérial place des Gardes rurales.</translation>
    </message>
    <message>
        <source>The Imperial player places a Counter-guerrilla.</source>
        <translation>Le joueur impérial place une Contre-guérilla.</translation>
    </message>
    <message>
        <source>The Imperial side loses a step: {chance}.</source>
        <translation>Le camp impérial perd un pas&#xa0;: {chance}.</translation>
    </message>
    <message>
        <source>The Imperial side wins only by an automatic victory</source>
        <translation>Le camp impérial ne gagne que par une victoire automatique</translation>
    </message>
    <message>
        <source>The Marines and their ship come to a friendly port that is not contested.</source>
        <translation>Les fusiliers marins et leur navire viennent dans un port ami non disputé.</translation>
    </message>
    <message>
        <source>The Mexican Adventure</source>
        <translation>The Mexican Adventure</translation>
    </message>
    <message>
        <source>The Private Army protects him from assassins.</source>
        <translation>L’Armée privée le protège des assassins.</translation>
    </message>
    <message>
        <source>The Republican marks a forest zone: Europeans there sicken every turn.</source>
        <translation>Le Républicain marque une zone de forêt&#xa0;: les Européens y tombent malades à chaque tour.</translation>
    </message>
    <message>
        <source>The Republican side wins as soon as French Retreat passes 20</source>
        <translation>Le camp républicain gagne dès que le Retrait français dépasse 20</translation>
    </message>
    <message>
        <source>The Retreat</source>
        <extracomment>mexican_adventure/table/words/analysis_words.py: Texts on scenarios, and on the analysis and decisive conditions of a game. No Qt.</extracomment>
        <translation>La retraite</translation>
    </message>
    <message>
        <source>The Sierra Madre, 1898</source>
        <translation>La Sierra Madre, 1898</translation>
    </message>
    <message>
        <source>The analysis could not be started.</source>
        <translation>L’analyse n’a pas pu démarrer.</translation>
    </message>
    <message>
        <source>The analysis stopped unexpectedly.</source>
        <translation>L’analyse s’est arrêtée de façon inattendue.</translation>
    </message>
    <message>
        <source>The annexer</source>
        <extracomment>porfiriana/results.py: Results of finished games: records, counts, streaks and honours.</extracomment>
        <translation>L’annexionniste</translation>
    </message>
    <message>
        <source>The anticlerical Reform Laws stayed in force under Díaz but were loosely applied.</source>
        <translation>Les Lois de réforme anticléricales restèrent en vigueur sous Díaz, mais furent appliquées sans rigueur.</translation>
    </message>
    <message>
        <source>The army can use the money, and Napoleon still has patience.</source>
        <translation>L’argent servira à l’armée, et Napoléon a encore de la patience.</translation>
    </message>
    <message>
        <source>The assassin</source>
        <extracomment>porfiriana/rules/sums.py: Itemised costs of actions, and income and value of cards.</extracomment>
        <translation>L’assassin</translation>
    </message>
    <message>
        <source>The balance weighs forces, resources and the scenario&apos;s goals; it is not a chance of winning. Attitudes are judged by what their side could know.</source>
        <translation>L’équilibre tient compte des forces, des ressources et des buts du scénario&#xa0;; ce n’est pas une probabilité de victoire. Les attitudes sont jugées d’après ce que leur camp pouvait savoir.</translation>
    </message>
    <message>
        <source>The beginning</source>
        <extracomment>desk/replay/html_export.py: Export of a shared replay as one HTML page in the style of a newspaper. desk/replay/share_sheet.py: Sheet for sharing a replay: choice of view and turns, with notes at moments. mexican_adventure/table/chart_plots.py: Charts of a game: resources, strength, zones and the French Retreat marker.</extracomment>
        <translation>Le début</translation>
    </message>
    <message>
        <source>The best plan for your turn, on request. If the game counts for your records, the log lists each hint.</source>
        <translation>Le meilleur plan pour votre tour, sur demande. Si la partie compte pour vos résultats, le journal de partie note chaque conseil.</translation>
    </message>
    <message>
        <source>The better turn starts with the highlighted item.</source>
        <translation>Le meilleur tour commence par l’élément en surbrillance.</translation>
    </message>
    <message>
        <source>The bowl is empty before Napoleon III has had enough.</source>
        <translation>Le bol est vide avant que Napoléon III en ait assez.</translation>
    </message>
    <message>
        <source>The button first shows what you would give up</source>
        <translation>Le bouton montre d’abord à quoi vous renonceriez</translation>
    </message>
    <message>
        <source>The card arrives {ahead} with a profit of {gold}; its price is paid to the game.</source>
        <translation>La carte arrive {ahead} avec un profit de {gold}&#xa0;; son prix est payé au jeu.</translation>
    </message>
    <message>
        <source>The card as a line</source>
        <translation>La carte en une ligne</translation>
    </message>
    <message>
        <source>The card cannot target that.</source>
        <translation>La carte ne peut pas viser cela.</translation>
    </message>
    <message>
        <source>The card set</source>
        <translation>Le jeu de cartes</translation>
    </message>
    <message numerus="yes">
        <source>The card set has %n card(s).</source>
        <translation>
            <numerusform>Le jeu de cartes a %n carte.</numerusform>
            <numerusform>Le jeu de cartes a %n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>The card set has no card {card} (S1.1).</source>
        <translation>Le jeu de cartes n’a pas de carte {card} (S1.1).</translation>
    </message>
    <message>
        <source>The cards</source>
        <extracomment>porfiriana/table/sheets/card_grid_sheet.py: Sheet of the cards as rows, for comparing them with printed ones by keyboard. porfiriana/table/sheets/cards_sheet.py: Sheet of the deck's cards, with filters. porfiriana/table/sheets/compare_sheet.py: Sheet of the differences from another deck or a file, by card and field.</extracomment>
        <translation>Les cartes</translation>
    </message>
    <message>
        <source>The cards do not match the shared seed.</source>
        <translation>Les cartes ne correspondent pas à la graine commune.</translation>
    </message>
    <message>
        <source>The certain win is missed again.</source>
        <translation>La victoire certaine est encore manquée.</translation>
    </message>
    <message>
        <source>The certificate {path} cannot be used: {why}.</source>
        <translation>Le certificat {path} est inutilisable&#xa0;: {why}.</translation>
    </message>
    <message>
        <source>The chits cannot be divided that way.</source>
        <translation>Les jetons ne peuvent pas être répartis ainsi.</translation>
    </message>
    <message>
        <source>The clergy ranged from allies of the state to sponsors of labour circles and later rebels.</source>
        <translation>Le clergé comptait des alliés de l’État, des protecteurs de cercles ouvriers et, plus tard, des rebelles.</translation>
    </message>
    <message>
        <source>The comet was visible to the naked eye in the spring of 1910.</source>
        <translation>La comète fut visible à l’œil nu au printemps 1910.</translation>
    </message>
    <message>
        <source>The commanding leader goes all the way.</source>
        <translation>Le chef qui commande va jusqu’au bout.</translation>
    </message>
    <message>
        <source>The computer that answered is not the one in the link, so nothing was sent. Ask for a new link. If it keeps happening, someone may be intercepting the connection.</source>
        <translation>L’ordinateur qui a répondu n’est pas celui du lien&#xa0;; rien ne lui a été envoyé. Demandez un nouveau lien. Si cela se répète, la connexion est peut-être interceptée.</translation>
    </message>
    <message>
        <source>The cube would stay where it is.</source>
        <translation>Le cube resterait où il est.</translation>
    </message>
    <message>
        <source>The deal</source>
        <extracomment>desk/charts.py: Charts of a game: painting, buttons and sheets.</extracomment>
        <translation>La donne</translation>
    </message>
    <message>
        <source>The deck agrees with everything in the rules about the cards.</source>
        <translation>Le paquet respecte tout ce que les règles disent des cartes.</translation>
    </message>
    <message>
        <source>The deck “{name}” never changes. Copy it under a new name, and use the copy.</source>
        <translation>Le paquet «&#xa0;{name}&#xa0;» ne change jamais. Copiez-le sous un autre nom, et utilisez la copie.</translation>
    </message>
    <message>
        <source>The die settles the tie: {number}.</source>
        <translation>Le dé tranche l’égalité&#xa0;: {number}.</translation>
    </message>
    <message>
        <source>The die shows {number}.</source>
        <translation>Le dé donne {number}.</translation>
    </message>
    <message>
        <source>The end of an era</source>
        <translation>La fin d’une époque</translation>
    </message>
    <message>
        <source>The enemy is on the railway in {zone}.</source>
        <translation>L’ennemi est sur la voie ferrée à {zone}.</translation>
    </message>
    <message>
        <source>The enemy there can be beaten.</source>
        <translation>L’ennemi peut y être battu.</translation>
    </message>
    <message>
        <source>The equal</source>
        <extracomment>porfiriana/results.py: Results of finished games: records, counts, streaks and honours.</extracomment>
        <translation>L’égal</translation>
    </message>
    <message>
        <source>The file contains only what this view shows: no other hands, and no deck.</source>
        <translation>Le fichier ne contient que ce que montre cette vue&#xa0;: ni les autres mains, ni le paquet.</translation>
    </message>
    <message>
        <source>The first game of this deal counts: {score}.</source>
        <translation>La première partie de cette donne compte&#xa0;: {score}.</translation>
    </message>
    <message>
        <source>The first loss falls on an FP of the best quality.</source>
        <translation>La première perte touche un PF de la meilleure qualité.</translation>
    </message>
    <message>
        <source>The first player starts with {first}, the next one with {rest}.</source>
        <translation>Le premier joueur commence avec {first}, le suivant avec {rest}.</translation>
    </message>
    <message>
        <source>The first player starts with {first}, the next ones with {rest}.</source>
        <translation>Le premier joueur commence avec {first}, les suivants avec {rest}.</translation>
    </message>
    <message>
        <source>The folder “{name}” of Pax Desk is missing. Please reinstall Pax Desk.</source>
        <translation>Le dossier «&#xa0;{name}&#xa0;» de Pax Desk manque. Réinstallez Pax Desk.</translation>
    </message>
    <message>
        <source>The force has no such FP left.</source>
        <translation>La force n’a plus de PF de ce type.</translation>
    </message>
    <message>
        <source>The force is needed elsewhere.</source>
        <translation>On a besoin de la force ailleurs.</translation>
    </message>
    <message>
        <source>The force is needed nearer to {to}.</source>
        <translation>La force est utile plus près de {to}.</translation>
    </message>
    <message>
        <source>The force is needed where it is.</source>
        <translation>La force est utile là où elle est.</translation>
    </message>
    <message>
        <source>The fourth Topple failed. Díaz stays in his chair.</source>
        <translation>Le quatrième Renversement a échoué. Díaz reste dans son fauteuil.</translation>
    </message>
    <message>
        <source>The fourth Topple failed. Under {regime}, Díaz&apos;s defence was {total} {kind}; {seat} had {points}.</source>
        <translation>Le quatrième Renversement a échoué. Sous le régime en place ({regime}), la défense de Díaz en {kind} était de {total}&#xa0;; {seat} avait {points}.</translation>
    </message>
    <message>
        <source>The fourth Topple failed: the most gold wins.</source>
        <translation>Le quatrième Renversement a échoué&#xa0;: le joueur le plus riche gagne.</translation>
    </message>
    <message>
        <source>The fourth Topple leaves the market: the game ends, and the most gold wins.</source>
        <translation>Le quatrième Renversement quitte le marché&#xa0;: la partie est finie et le joueur le plus riche gagne.</translation>
    </message>
    <message>
        <source>The game as first printed; {number} differences</source>
        <translation>Le jeu de la première édition&#xa0;; {number} différences</translation>
    </message>
    <message>
        <source>The game at {table} is not over.</source>
        <translation>La partie de la table {table} n’est pas terminée.</translation>
    </message>
    <message>
        <source>The game begins.</source>
        <translation>La partie commence.</translation>
    </message>
    <message>
        <source>The game ends with {needed} or more on two dice: {number} in 36.</source>
        <translation>La partie se termine avec {needed} ou plus aux deux dés&#xa0;: {number} cas sur 36.</translation>
    </message>
    <message>
        <source>The game is not over after {steps} steps.</source>
        <translation>La partie n’est pas finie après {steps} étapes.</translation>
    </message>
    <message>
        <source>The game is not over.</source>
        <translation>La partie n’est pas finie.</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partie est finie</translation>
    </message>
    <message>
        <source>The game is over at this point. Go back a few steps.</source>
        <translation>La partie est finie à ce moment. Revenez quelques étapes en arrière.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message>
        <source>The game on a page</source>
        <translation>Le jeu en une page</translation>
    </message>
    <message>
        <source>The game starts when everyone has joined.</source>
        <translation>La partie commence quand tout le monde a rejoint la table.</translation>
    </message>
    <message>
        <source>The game starts when everyone has joined; then you can watch.</source>
        <translation>La partie commence quand tout le monde a rejoint la table&#xa0;; vous pourrez alors regarder.</translation>
    </message>
    <message>
        <source>The game waits for the player to move. Decisions for the whole table need everyone&apos;s agreement.</source>
        <translation>La partie attend le joueur qui doit jouer. Les décisions pour toute la table demandent l’accord de tous.</translation>
    </message>
    <message>
        <source>The garrison stays besieged.</source>
        <translation>La garnison reste assiégée.</translation>
    </message>
    <message>
        <source>The general</source>
        <extracomment>porfiriana/results.py: Results of finished games: records, counts, streaks and honours.</extracomment>
        <translation>Le général</translation>
    </message>
    <message>
        <source>The guide points to this.</source>
        <translation>Le guide montre ceci.</translation>
    </message>
    <message>
        <source>The guide waits for one of these: {0}.</source>
        <translation>Le guide attend l’un de ces coups&#xa0;: {0}.</translation>
    </message>
    <message>
        <source>The guide waits for this: {0}.</source>
        <translation>Le guide attend ceci&#xa0;: {0}.</translation>
    </message>
    <message>
        <source>The guide waits for “{0}”.</source>
        <translation>Le guide attend «&#xa0;{0}&#xa0;».</translation>
    </message>
    <message>
        <source>The hand is face down.</source>
        <translation>La main est face cachée.</translation>
    </message>
    <message>
        <source>The hand is shown. The voice is silent until the hand is face down again.</source>
        <translation>La main est visible. La voix se tait jusqu’à ce que la main soit de nouveau face cachée.</translation>
    </message>
    <message>
        <source>The hand of {0}</source>
        <translation>La main de {0}</translation>
    </message>
    <message>
        <source>The headquarters becomes a 7, Lorencez leaves, Forey has three stars.</source>
        <translation>Le quartier général passe à 7, Lorencez part, Forey a trois étoiles.</translation>
    </message>
    <message>
        <source>The headquarters becomes a 9, Forey leaves, Bazaine has three stars.</source>
        <translation>Le quartier général passe à 9, Forey part, Bazaine a trois étoiles.</translation>
    </message>
    <message>
        <source>The headquarters in {zone} is open to {origin}.</source>
        <translation>Le quartier général à {zone} est à la merci de {origin}.</translation>
    </message>
    <message>
        <source>The headquarters in {zone} may fall to an attack from {origin}.</source>
        <translation>Le quartier général à {zone} peut tomber sous une attaque venue de {origin}.</translation>
    </message>
    <message>
        <source>The headquarters is gone</source>
        <translation>Le quartier général a disparu</translation>
    </message>
    <message>
        <source>The headquarters stays, or leaves</source>
        <translation>Le quartier général reste ou part</translation>
    </message>
    <message>
        <source>The heir of an assassinated Hacendado can never declare.</source>
        <translation>L’héritier d’un Hacendado assassiné ne peut jamais se déclarer.</translation>
    </message>
    <message>
        <source>The heir of an assassinated Hacendado cannot declare.</source>
        <translation>L’héritier d’un Hacendado assassiné ne peut pas se déclarer.</translation>
    </message>
    <message>
        <source>The highest bid is {price}: bid more.</source>
        <translation>L’offre la plus haute est de {price}&#xa0;: offrez plus.</translation>
    </message>
    <message>
        <source>The highest income</source>
        <translation>Le plus haut revenu</translation>
    </message>
    <message>
        <source>The host closed this table for good on {word}. Replay shows the game as far as you have seen it.</source>
        <translation>L’hôte a fermé cette table définitivement le {word}. La relecture montre la partie telle que vous l’avez vue.</translation>
    </message>
    <message>
        <source>The host has Pax Desk {word} and you have {own}; they cannot connect to each other. Install the same version; your seat waits for you.</source>
        <translation>L’hôte utilise Pax Desk {word}, et vous {own}&#xa0;; ces deux versions ne peuvent pas communiquer. Installez la même version&#xa0;; votre place vous attend.</translation>
    </message>
    <message>
        <source>The host has closed the table for now. You can rejoin when it opens again.</source>
        <translation>L’hôte a fermé la table pour l’instant. Vous pourrez la rejoindre quand elle rouvrira.</translation>
    </message>
    <message>
        <source>The host invites you to another game with the same people.</source>
        <translation>L’hôte vous invite à une autre partie avec les mêmes personnes.</translation>
    </message>
    <message>
        <source>The host was asked to invite everyone to another game.</source>
        <translation>L’hôte a reçu la demande d’inviter tout le monde à une autre partie.</translation>
    </message>
    <message>
        <source>The inspector shows why.</source>
        <translation>L’inspecteur montre pourquoi.</translation>
    </message>
    <message>
        <source>The invitations could not be saved</source>
        <translation>Les invitations n’ont pas pu être enregistrées</translation>
    </message>
    <message>
        <source>The journal is not the one that this seat received.</source>
        <translation>Le journal n’est pas celui que cette place a reçu.</translation>
    </message>
    <message>
        <source>The last French leave, and the HQ with them.</source>
        <translation>Les derniers Français partent, et le QG avec eux.</translation>
    </message>
    <message>
        <source>The last Topple has appeared, and nobody has bought a market card for a round.</source>
        <translation>Le dernier Renversement est apparu, et personne n’a acheté de carte du marché depuis un tour de table.</translation>
    </message>
    <message>
        <source>The last Topple leaves the market at the end of this turn, and the game ends.</source>
        <translation>Le dernier Renversement quitte le marché à la fin de ce tour, et la partie se termine.</translation>
    </message>
    <message>
        <source>The last draft</source>
        <translation>Le dernier brouillon</translation>
    </message>
    <message>
        <source>The last four events enter the bowl; reinforcements are void.</source>
        <translation>Les quatre derniers événements entrent dans le bol&#xa0;; les renforts sont annulés.</translation>
    </message>
    <message>
        <source>The last one standing</source>
        <translation>Le dernier debout</translation>
    </message>
    <message>
        <source>The last point comes by declaring in the showdown.</source>
        <translation>Le dernier point s’obtient en se déclarant dans l’épreuve de force.</translation>
    </message>
    <message>
        <source>The liberator</source>
        <extracomment>porfiriana/results.py: Results of finished games: records, counts, streaks and honours.</extracomment>
        <translation>Le libérateur</translation>
    </message>
    <message>
        <source>The limit of FP is reached.</source>
        <translation>La limite de PF est atteinte.</translation>
    </message>
    <message>
        <source>The long peace of Porfirio Díaz, president for most of 1876 to 1911.</source>
        <translation>La longue paix de Porfirio Díaz, président presque sans interruption de 1876 à 1911.</translation>
    </message>
    <message>
        <source>The map, counters or events have changed since this game was saved. It continues with the new ones.</source>
        <translation>La carte, les pions ou les événements ont changé depuis que cette partie a été enregistrée. Elle continue avec les nouveaux.</translation>
    </message>
    <message>
        <source>The marked deck is used for new games.</source>
        <translation>Le paquet marqué sert aux nouvelles parties.</translation>
    </message>
    <message>
        <source>The marker has the most effect here.</source>
        <translation>C’est ici que le marqueur est le plus utile.</translation>
    </message>
    <message>
        <source>The most gold</source>
        <translation>Le plus d’or</translation>
    </message>
    <message>
        <source>The most prestige</source>
        <translation>Le plus de prestige</translation>
    </message>
    <message>
        <source>The moves in the file do not lead to its position: {where}</source>
        <translation>Les coups du fichier ne mènent pas à sa position&#xa0;: {where}</translation>
    </message>
    <message>
        <source>The moves in the file do not lead to its result, so they cannot be replayed. The file is left unchanged; Save will ask for a new name.</source>
        <translation>Les coups du fichier ne mènent pas à son résultat&#xa0;: ils ne peuvent pas être rejoués. Le fichier reste inchangé&#xa0;; «&#xa0;Enregistrer&#xa0;» demandera un nouveau nom.</translation>
    </message>
    <message>
        <source>The number of steps played ({played}) is not the number announced ({told}).</source>
        <translation>Le nombre d’étapes jouées ({played}) n’est pas le nombre annoncé ({told}).</translation>
    </message>
    <message>
        <source>The old results were saved as {file}; new results start from zero.</source>
        <translation>Les anciens résultats ont été enregistrés sous {file}&#xa0;; les nouveaux repartent de zéro.</translation>
    </message>
    <message>
        <source>The order costs {cost} RP.</source>
        <translation>L’ordre coûte {cost} PR.</translation>
    </message>
    <message>
        <source>The original card is used again.</source>
        <translation>La carte d’origine est de nouveau utilisée.</translation>
    </message>
    <message>
        <source>The others are discarded.</source>
        <translation>Les autres sont défaussées.</translation>
    </message>
    <message>
        <source>The others have to agree. The game then returns to the position before your last action, but everyone knows what they have seen since then.</source>
        <translation>Les autres doivent être d’accord. La partie revient alors à la position d’avant votre dernière action, mais chacun sait ce qu’il a vu depuis.</translation>
    </message>
    <message>
        <source>The parricide</source>
        <extracomment>porfiriana/results.py: Results of finished games: records, counts, streaks and honours.</extracomment>
        <translation>Le parricide</translation>
    </message>
    <message>
        <source>The plan is complete. Finish with the highlighted item.</source>
        <translation>Le plan est complet. Finissez avec l’élément en surbrillance.</translation>
    </message>
    <message>
        <source>The player whose hacendado has the most gold begins; the others follow clockwise.</source>
        <translation>Le joueur dont l’hacendado a le plus d’or commence&#xa0;; les autres suivent dans le sens horaire.</translation>
    </message>
    <message>
        <source>The player whose turn it is chooses the order.</source>
        <translation>Le joueur dont c’est le tour choisit l’ordre.</translation>
    </message>
    <message>
        <source>The players</source>
        <extracomment>porfiriana/table/sheets/new_game.py: New Game sheet: mode and players; on request, options and seed.</extracomment>
        <translation>Les joueurs</translation>
    </message>
    <message>
        <source>The position</source>
        <extracomment>desk/position_editor.py: Editor of positions: items are dragged on the table, and clicked to change them.</extracomment>
        <translation>La position</translation>
    </message>
    <message>
        <source>The price is paid to {place}.</source>
        <translation>Le prix est versé à&#xa0;: {place}.</translation>
    </message>
    <message>
        <source>The published totals are met.</source>
        <translation>Les totaux publiés sont respectés.</translation>
    </message>
    <message>
        <source>The puppet needs more leadership than its owner.</source>
        <translation>Il faut au pantin plus de commandement qu’à son propriétaire.</translation>
    </message>
    <message>
        <source>The puzzle is over</source>
        <translation>Le problème est terminé</translation>
    </message>
    <message>
        <source>The puzzle results could not be read</source>
        <translation>Les résultats des problèmes n’ont pas pu être lus</translation>
    </message>
    <message>
        <source>The railway does not run yet.</source>
        <translation>Le chemin de fer n’est pas encore en service.</translation>
    </message>
    <message>
        <source>The receipt of this game could not be saved</source>
        <translation>Le reçu de cette partie n’a pas pu être enregistré</translation>
    </message>
    <message>
        <source>The regime becomes {regime}</source>
        <translation>Nouveau régime&#xa0;: {regime}</translation>
    </message>
    <message>
        <source>The regime becomes {regime}.</source>
        <translation>Nouveau régime&#xa0;: {regime}.</translation>
    </message>
    <message>
        <source>The result is taken from the file. Parts of this game were written by {writers}, so its moves cannot be verified or replayed to the end.</source>
        <translation>Le résultat est celui du fichier. Des passages de cette partie ont été écrits par {writers}&#xa0;: ses coups ne peuvent être ni vérifiés, ni rejoués jusqu’au bout.</translation>
    </message>
    <message>
        <source>The revealed shares differ from the committed ones.</source>
        <translation>Les parts révélées diffèrent de celles qui étaient engagées.</translation>
    </message>
    <message>
        <source>The robot could not choose a move.</source>
        <translation>Le robot n’a pas pu choisir de coup.</translation>
    </message>
    <message>
        <source>The robot of the rulebook: it follows its flowchart to the letter.</source>
        <translation>Le robot du livret&#xa0;: il suit son organigramme à la lettre.</translation>
    </message>
    <message>
        <source>The robots of the rulebook, following their flowchart to the letter.</source>
        <translation>Les robots du livret de règles, qui suivent leur organigramme à la lettre.</translation>
    </message>
    <message>
        <source>The rules do not use these words.</source>
        <translation>Les règles n’emploient pas ces mots.</translation>
    </message>
    <message>
        <source>The rules have changed since this game was played. The replay ends here.</source>
        <translation>Les règles ont changé depuis cette partie. La relecture s’arrête ici.</translation>
    </message>
    <message>
        <source>The rules set a price of {price} gold for that.</source>
        <translation>Les règles fixent ce prix à {price} or.</translation>
    </message>
    <message>
        <source>The same seed, players and options always deal the same game.</source>
        <translation>Avec la même graine, les mêmes joueurs et les mêmes options, la partie distribuée est toujours la même.</translation>
    </message>
    <message>
        <source>The saved file gives this reason, which cannot be verified.</source>
        <translation>Le fichier enregistré donne cette raison, qui ne peut pas être vérifiée.</translation>
    </message>
    <message>
        <source>The scenario is over.</source>
        <translation>Le scénario est fini.</translation>
    </message>
    <message>
        <source>The second market purchase of a turn takes two actions. * Black cards: two, outside their own regime.</source>
        <translation>Le deuxième achat au marché d’un tour coûte deux actions. * Cartes noires&#xa0;: deux, hors de leur régime.</translation>
    </message>
    <message>
        <source>The seed is mixed from every player&apos;s program, so nobody can choose it.</source>
        <translation>La graine combine les contributions des programmes de tous les joueurs&#xa0;: personne ne peut la choisir.</translation>
    </message>
    <message>
        <source>The set-up could not be saved: {problem}</source>
        <translation>La mise en place n’a pas pu être enregistrée&#xa0;: {problem}</translation>
    </message>
    <message>
        <source>The setting “{name}” had an unknown value (“{value}”). It is now {usual}.</source>
        <translation>Le réglage «&#xa0;{name}&#xa0;» avait une valeur inconnue («&#xa0;{value}&#xa0;»). Il vaut maintenant {usual}.</translation>
    </message>
    <message>
        <source>The ship goes where it is of use.</source>
        <translation>Le navire va là où il est utile.</translation>
    </message>
    <message>
        <source>The ship in {zone} must leave for a port free of enemies.</source>
        <translation>Le navire de {zone} doit partir vers un port sans ennemis.</translation>
    </message>
    <message>
        <source>The showdown follows.</source>
        <translation>L’épreuve de force suit.</translation>
    </message>
    <message>
        <source>The side that controls more of the three zones wins; draws are rare</source>
        <translation>Le camp qui contrôle le plus de zones sur les trois gagne&#xa0;; les parties nulles sont rares</translation>
    </message>
    <message>
        <source>The side that leaves must choose a zone first.</source>
        <translation>Le camp qui se retire doit d’abord choisir une zone.</translation>
    </message>
    <message>
        <source>The slaves of {card} revolt. There is no Liberator.</source>
        <translation>Les esclaves de {card} se révoltent. Il n’y a pas de Libérateur.</translation>
    </message>
    <message>
        <source>The slaves of {card} revolt. You are the Liberator.</source>
        <translation>Les esclaves de {card} se révoltent. Vous êtes le Libérateur.</translation>
    </message>
    <message>
        <source>The slaves of {card} revolt. {seat} is the Liberator.</source>
        <translation>Les esclaves de {card} se révoltent. {seat} est le Libérateur.</translation>
    </message>
    <message>
        <source>The slaves revolt at {0}.</source>
        <translation>Les esclaves se révoltent à partir de {0}.</translation>
    </message>
    <message>
        <source>The successor</source>
        <extracomment>porfiriana/results.py: Results of finished games: records, counts, streaks and honours.</extracomment>
        <translation>Le successeur</translation>
    </message>
    <message>
        <source>The surest gain comes first.</source>
        <translation>Le gain le plus sûr passe d’abord.</translation>
    </message>
    <message>
        <source>The table</source>
        <extracomment>desk/sheets/network_sheets.py: Sheets of network play: seats, links to a table, and joining. desk/window/network_play.py: Network play of a window: its hosted or visited table, invitations and proposals. desk/window/table_joiner.py: Joining a remote table: by link, local network or saved seat.</extracomment>
        <translation>La table</translation>
    </message>
    <message>
        <source>The table at this moment</source>
        <translation>La table à ce moment</translation>
    </message>
    <message>
        <source>The table at this step</source>
        <translation>La table à cette étape</translation>
    </message>
    <message>
        <source>The table closed the connection: too many messages.</source>
        <translation>La table a coupé la connexion&#xa0;: trop de messages.</translation>
    </message>
    <message>
        <source>The table could not be shared</source>
        <translation>La table n’a pas pu être partagée</translation>
    </message>
    <message>
        <source>The table did not understand this version of Pax Desk.</source>
        <translation>La table n’est pas compatible avec cette version de Pax Desk.</translation>
    </message>
    <message>
        <source>The table had already moved on; your view has been refreshed.</source>
        <translation>La partie avait déjà avancé&#xa0;; votre vue a été actualisée.</translation>
    </message>
    <message>
        <source>The table has too many spectators: try again later.</source>
        <translation>La table a trop de spectateurs&#xa0;: réessayez plus tard.</translation>
    </message>
    <message>
        <source>The table refused that move; your view has been refreshed.</source>
        <translation>La table a refusé ce coup&#xa0;; votre vue a été actualisée.</translation>
    </message>
    <message>
        <source>The table sent impossible data, so Pax Desk has left it.</source>
        <translation>La table a envoyé des données impossibles&#xa0;; Pax Desk l’a quittée.</translation>
    </message>
    <message>
        <source>The table uses different cards or counters. The host has Pax Desk {word} and you have {own}. Install the same version, and use the same corrected cards.</source>
        <translation>La table a d’autres cartes ou pions que vous. L’hôte utilise Pax Desk {word} et vous {own}. Installez la même version et utilisez les mêmes cartes corrigées.</translation>
    </message>
    <message>
        <source>The table was closed. Everyone now has the whole game; continue here.</source>
        <translation>La table a été fermée. Chacun dispose maintenant de la partie complète&#xa0;; continuez ici.</translation>
    </message>
    <message>
        <source>The test fails: French Retreat moves {steps} to the right.</source>
        <translation>Le test échoue&#xa0;: le Retrait français avance de {steps} vers la droite.</translation>
    </message>
    <message>
        <source>The threat: {rival} buys {topple} and topples Díaz.</source>
        <translation>La menace&#xa0;: {rival} achète {topple} et renverse Díaz.</translation>
    </message>
    <message>
        <source>The threat: {rival} buys {topple} and wins with the most gold.</source>
        <translation>La menace&#xa0;: {rival} achète {topple} et gagne grâce à son or.</translation>
    </message>
    <message>
        <source>The train is faster than the road.</source>
        <translation>Le train va plus vite que la route.</translation>
    </message>
    <message>
        <source>The troop there has Firepower {there} with all that helps it, this one {here}. It needs more.</source>
        <translation>La troupe sur place a une Puissance de feu de {there}, aides comprises, celle-ci de {here}&#xa0;: il lui en faut plus.</translation>
    </message>
    <message>
        <source>The turn is over</source>
        <translation>Le tour est fini</translation>
    </message>
    <message>
        <source>The turns could not be saved</source>
        <translation>Les tours n’ont pas pu être enregistrés</translation>
    </message>
    <message>
        <source>The two presidents met at El Paso and Ciudad Juárez on October 16, 1909.</source>
        <translation>Les deux présidents se rencontrèrent à El Paso et à Ciudad Juárez le 16 octobre 1909.</translation>
    </message>
    <message>
        <source>The victim does not have both factions.</source>
        <translation>La victime n’a pas les deux factions.</translation>
    </message>
    <message>
        <source>The victim gains 1 {prestige} and is jailed.</source>
        <translation>La victime reçoit 1 point de {prestige} et va en prison.</translation>
    </message>
    <message>
        <source>The victim gains 1 {prestige}.</source>
        <translation>La victime reçoit 1 point de {prestige}.</translation>
    </message>
    <message>
        <source>The victim has neither a monopoly nor two enterprises of one industry.</source>
        <translation>La victime n’a ni monopole, ni deux entreprises de la même industrie.</translation>
    </message>
    <message>
        <source>The victim has nothing that counts.</source>
        <translation>La victime n’a rien qui compte.</translation>
    </message>
    <message>
        <source>The victim&apos;s hand is empty.</source>
        <translation>La main de la victime est vide.</translation>
    </message>
    <message>
        <source>The view from this seat could not be saved</source>
        <translation>La vue de cette place n’a pas pu être enregistrée</translation>
    </message>
    <message>
        <source>The view of the table could not be computed.</source>
        <translation>La vue de la table n’a pas pu être calculée.</translation>
    </message>
    <message>
        <source>The voice also reads face-down hands</source>
        <translation>La voix lit aussi les mains face cachée</translation>
    </message>
    <message>
        <source>The war of 1898 left the United States holding Puerto Rico, Guam and the Philippines.</source>
        <translation>La guerre de 1898 laissa aux États-Unis Porto Rico, Guam et les Philippines.</translation>
    </message>
    <message>
        <source>The warnings could not be computed.</source>
        <translation>Les avertissements n’ont pas pu être calculés.</translation>
    </message>
    <message>
        <source>The way out of Jail</source>
        <translation>La sortie de prison</translation>
    </message>
    <message>
        <source>The {side} side holds the fortress: with Hold it adds {value}, and you need never leave the siege.</source>
        <translation>{side}&#xa0;: ce camp tient la forteresse. En Défense, elle ajoute {value}, et rien ne vous oblige à lever le siège.</translation>
    </message>
    <message>
        <source>Their commander may not order {nation} FP.</source>
        <translation>Leur commandant ne peut pas donner d’ordre à ces PF ({nation}).</translation>
    </message>
    <message>
        <source>Then no rival can buy it.</source>
        <translation>Plus aucun rival ne pourra l’acheter.</translation>
    </message>
    <message>
        <source>Then the points are counted.</source>
        <translation>Puis les points sont comptés.</translation>
    </message>
    <message>
        <source>Then {0} decide.</source>
        <translation>Puis {0} décident.</translation>
    </message>
    <message>
        <source>Then {0} decides.</source>
        <translation>Puis {0} décide.</translation>
    </message>
    <message>
        <source>Then {0} plays.</source>
        <translation>Ensuite, {0} joue.</translation>
    </message>
    <message>
        <source>There are no loans in this scenario.</source>
        <translation>Il n’y a pas d’emprunts dans ce scénario.</translation>
    </message>
    <message>
        <source>There are no puzzles yet. Make your own in the workshop.</source>
        <translation>Il n’y a pas encore de problèmes. Créez les vôtres dans l’atelier.</translation>
    </message>
    <message>
        <source>There are not enough such FP for these losses.</source>
        <translation>Il n’y a pas assez de ces PF pour subir ces pertes.</translation>
    </message>
    <message>
        <source>There is Vomito in {zone}.</source>
        <translation>Vomito à {zone}.</translation>
    </message>
    <message>
        <source>There is a Guerrilla or Counter-guerrilla in {zone}.</source>
        <translation>Une Guérilla ou une Contre-guérilla se trouve à {zone}.</translation>
    </message>
    <message>
        <source>There is a mistake in the program.

The game is as it was before the last action, and you can continue. Please save the game, and send the file to the person who gave you Pax Desk. Describe what you did.</source>
        <translation>Il y a une erreur dans le programme.

La partie est telle qu’avant la dernière action, et vous pouvez continuer. Veuillez enregistrer la partie et envoyer le fichier à la personne qui vous a donné Pax Desk. Décrivez ce que vous avez fait.</translation>
    </message>
    <message>
        <source>There is already a deck with this name.</source>
        <translation>Il y a déjà un paquet de ce nom.</translation>
    </message>
    <message>
        <source>There is no Mexican Standoff.</source>
        <translation>Il n’y a pas d’Impasse mexicaine.</translation>
    </message>
    <message>
        <source>There is no Unrest to remove.</source>
        <translation>Il n’y a pas d’Agitation à retirer.</translation>
    </message>
    <message>
        <source>There is no Unrest where it is.</source>
        <translation>Il n’y a pas d’Agitation là où elle se trouve.</translation>
    </message>
    <message>
        <source>There is no auction in progress.</source>
        <translation>Il n’y a pas d’enchère en cours.</translation>
    </message>
    <message>
        <source>There is no card on {place}.</source>
        <translation>Il n’y a pas de carte à {place}.</translation>
    </message>
    <message>
        <source>There is no cube to remove.</source>
        <translation>Il n’y a pas de cube à retirer.</translation>
    </message>
    <message>
        <source>There is no place for gold called {place}.</source>
        <translation>Aucun lieu pour l’or ne s’appelle {place}.</translation>
    </message>
    <message>
        <source>There is no player P{seat}.</source>
        <translation>Il n’y a pas de joueur P{seat}.</translation>
    </message>
    <message>
        <source>There is no row {row}.</source>
        <translation>Il n’y a pas de ligne {row}.</translation>
    </message>
    <message>
        <source>There is no such decision now.</source>
        <translation>Cette décision n’est pas à prendre maintenant.</translation>
    </message>
    <message>
        <source>There is no such player.</source>
        <translation>Ce joueur n’existe pas.</translation>
    </message>
    <message>
        <source>There is no threat to stop.</source>
        <translation>Il n’y a aucune menace à arrêter.</translation>
    </message>
    <message>
        <source>There is not that much gold.</source>
        <translation>Il n’y a pas autant d’or.</translation>
    </message>
    <message>
        <source>There is nothing left to decide.</source>
        <translation>Il n’y a plus rien à décider.</translation>
    </message>
    <message>
        <source>There is nothing to choose from yet.</source>
        <translation>Il n’y a encore rien à choisir.</translation>
    </message>
    <message>
        <source>There is nothing to decide here: the game is already over.</source>
        <translation>Il n’y a rien à décider ici&#xa0;: la partie est déjà finie.</translation>
    </message>
    <message>
        <source>There is nothing to decide.</source>
        <translation>Il n’y a rien à décider.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Il n’y a rien à rétablir.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Il n’y a rien à annuler.</translation>
    </message>
    <message>
        <source>These FP cannot be chosen in {zone}.</source>
        <translation>Ces PF ne peuvent pas être choisis à {zone}.</translation>
    </message>
    <message>
        <source>These FP have had their order or carry a failure.</source>
        <translation>Ces PF ont déjà reçu leur ordre ou portent un marqueur d’échec.</translation>
    </message>
    <message>
        <source>These cost {price} gold; you have {gold}.</source>
        <translation>Celles-ci coûtent {price} or&#xa0;; vous avez {gold}.</translation>
    </message>
    <message>
        <source>These fields do not fit together: {0}</source>
        <translation>Ces champs ne vont pas ensemble&#xa0;: {0}</translation>
    </message>
    <message>
        <source>These suffer least without supply.</source>
        <translation>Ceux-ci souffrent le moins sans ravitaillement.</translation>
    </message>
    <message>
        <source>They cannot stop in a zone that the enemy holds alone.</source>
        <translation>Le chef ne peut pas s’arrêter dans une zone tenue par l’ennemi seul.</translation>
    </message>
    <message>
        <source>They have acted this turn</source>
        <translation>Ils ont déjà agi ce tour-ci</translation>
    </message>
    <message>
        <source>They may act again this turn</source>
        <translation>Ils peuvent agir de nouveau ce tour-ci</translation>
    </message>
    <message>
        <source>Thing</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Objet</translation>
    </message>
    <message>
        <source>Third</source>
        <extracomment>porfiriana/table/words/diaz_words.py: Díaz's purchases by dice, and their reasons, as sentences. No Qt.</extracomment>
        <translation>Troisième</translation>
    </message>
    <message>
        <source>Third way</source>
        <extracomment>desk/view/hints.py: Hints from the game's adviser, and explanations of log steps.</extracomment>
        <translation>Troisième voie</translation>
    </message>
    <message>
        <source>Third-party components and licences</source>
        <translation>Composants tiers et licences</translation>
    </message>
    <message>
        <source>This Public Card is no longer for sale.</source>
        <translation>Cette Carte publique n’est plus à vendre.</translation>
    </message>
    <message>
        <source>This action can no longer be undone.</source>
        <translation>Cette action ne peut plus être annulée.</translation>
    </message>
    <message>
        <source>This address works within your network. For friends outside it, enter your public address and forward port {port} to this computer in your router.</source>
        <translation>Cette adresse fonctionne sur votre réseau. Pour des amis à l’extérieur, saisissez votre adresse publique et redirigez le port {port} vers cet ordinateur dans votre routeur.</translation>
    </message>
    <message>
        <source>This build does not include it; install Pax Desk with Python (pip) to add it.</source>
        <translation>Cette version ne l’inclut pas&#xa0;; installez Pax Desk avec Python (pip) pour l’ajouter.</translation>
    </message>
    <message>
        <source>This card already has a Speculation Cube.</source>
        <translation>Cette carte porte déjà un Cube spéculation.</translation>
    </message>
    <message>
        <source>This card gives you no such Extra Action.</source>
        <translation>Cette carte ne vous donne pas cette action supplémentaire.</translation>
    </message>
    <message>
        <source>This card has no {faction} side.</source>
        <translation>Cette carte n’a pas de côté {faction}.</translation>
    </message>
    <message>
        <source>This card is played on a card in play.</source>
        <translation>Cette carte se joue contre une carte en jeu.</translation>
    </message>
    <message>
        <source>This card is played on a player.</source>
        <translation>Cette carte se joue contre un joueur.</translation>
    </message>
    <message>
        <source>This card is played on opponents only.</source>
        <translation>Cette carte ne se joue que contre des adversaires.</translation>
    </message>
    <message>
        <source>This card names no amount.</source>
        <translation>Cette carte n’indique pas de quantité.</translation>
    </message>
    <message>
        <source>This code contains a mistake: check its letters and digits.</source>
        <translation>Ce code contient une erreur&#xa0;: vérifiez ses lettres et ses chiffres.</translation>
    </message>
    <message>
        <source>This code needs a newer version of Pax Desk.</source>
        <translation>Ce code demande une version plus récente de Pax Desk.</translation>
    </message>
    <message>
        <source>This connection is already built.</source>
        <translation>Cette connexion est déjà construite.</translation>
    </message>
    <message>
        <source>This costs {price} gold; you have {gold}.</source>
        <translation>Cela coûte {price} or&#xa0;; vous avez {gold}.</translation>
    </message>
    <message>
        <source>This deck cannot be removed.</source>
        <translation>Ce paquet ne peut pas être supprimé.</translation>
    </message>
    <message>
        <source>This deck keeps its name. Copy it under another name.</source>
        <translation>Ce paquet garde son nom. Copiez-le sous un autre nom.</translation>
    </message>
    <message>
        <source>This enterprise has no such oval.</source>
        <translation>Cette entreprise n’a pas cet ovale.</translation>
    </message>
    <message>
        <source>This enterprise is not yours.</source>
        <translation>Cette entreprise n’est pas à vous.</translation>
    </message>
    <message>
        <source>This event does the least harm in the other player&apos;s hand.</source>
        <translation>Cet événement est le moins nuisible dans la main de l’autre joueur.</translation>
    </message>
    <message>
        <source>This event helps most, or does the least harm.</source>
        <translation>Cet événement est le plus utile, ou le moins nuisible.</translation>
    </message>
    <message>
        <source>This force could have had a Regular Order.</source>
        <translation>Cette force aurait pu avoir un ordre régulier.</translation>
    </message>
    <message>
        <source>This game</source>
        <extracomment>desk/preferences/settings_sheet.py: Settings sheet and shortcuts sheet; each change takes effect immediately.</extracomment>
        <translation>Cette partie</translation>
    </message>
    <message>
        <source>This game cannot be dealt</source>
        <translation>Cette partie ne peut pas être distribuée</translation>
    </message>
    <message>
        <source>This game cannot be saved automatically</source>
        <translation>Cette partie ne peut pas être enregistrée automatiquement</translation>
    </message>
    <message>
        <source>This game has not been saved.</source>
        <translation>Cette partie n’a pas été enregistrée.</translation>
    </message>
    <message>
        <source>This game is already on the table, and has continued since its file was saved. If you go back, you can still continue the game as it is now from the home page.</source>
        <translation>Cette partie est déjà sur la table, et a continué depuis l’enregistrement de son fichier. Si vous revenez en arrière, vous pourrez encore continuer la partie actuelle depuis la page d’accueil.</translation>
    </message>
    <message>
        <source>This game is already on the table.</source>
        <translation>Cette partie est déjà sur la table.</translation>
    </message>
    <message>
        <source>This game is open in another program, or was just closed.</source>
        <translation>Cette partie est ouverte dans un autre programme, ou vient d’être fermée.</translation>
    </message>
    <message>
        <source>This game is open in another window.</source>
        <translation>Cette partie est ouverte dans une autre fenêtre.</translation>
    </message>
    <message>
        <source>This game started from a prepared position, so someone may know what is hidden. Start a new game to invite remote players.</source>
        <translation>Cette partie a commencé à partir d’une position préparée&#xa0;: quelqu’un connaît peut-être ce qui est caché. Commencez une nouvelle partie pour inviter des joueurs à distance.</translation>
    </message>
    <message>
        <source>This game started from a typed seed, which a program could guess. Start a new game to invite remote players.</source>
        <translation>Cette partie a commencé à partir d’une graine saisie, qu’un programme pourrait deviner. Commencez une nouvelle partie pour inviter des joueurs à distance.</translation>
    </message>
    <message>
        <source>This has not happened.</source>
        <translation>Cela ne s’est pas produit.</translation>
    </message>
    <message>
        <source>This is not a Public Card.</source>
        <translation>Ce n’est pas une Carte publique.</translation>
    </message>
    <message>
        <source>This is not a deal code. A code looks like {example}.</source>
        <translation>Ce n’est pas un code de donne. Exemple&#xa0;: {example}.</translation>
    </message>
    <message>
        <source>This is not a table link. A link begins with {scheme}:// and ends in a long code; copy all of it.</source>
        <translation>Ce n’est pas un lien de table. Un lien commence par {scheme}:// et se termine par un long code&#xa0;; copiez-le en entier.</translation>
    </message>
    <message>
        <source>This keeps the force as strong as possible.</source>
        <translation>La force reste ainsi aussi forte que possible.</translation>
    </message>
    <message>
        <source>This leader is needed most.</source>
        <translation>Ce chef est celui dont on a le plus besoin.</translation>
    </message>
    <message>
        <source>This link has already been used on another computer: ask for a new one.</source>
        <translation>Ce lien a déjà servi sur un autre ordinateur&#xa0;: demandez-en un nouveau.</translation>
    </message>
    <message>
        <source>This partner has only one side.</source>
        <translation>Ce partenaire n’a qu’un côté.</translation>
    </message>
    <message>
        <source>This piece has moved or had its order this turn, or may have none.</source>
        <translation>Cette pièce a déjà bougé ou reçu un ordre ce tour-ci, ou ne peut en recevoir aucun.</translation>
    </message>
    <message>
        <source>This quarter on one page</source>
        <translation>Ce trimestre en une page</translation>
    </message>
    <message>
        <source>This quarter&apos;s card is already turned over.</source>
        <translation>La carte de ce trimestre est déjà retournée.</translation>
    </message>
    <message>
        <source>This result could not be saved: {problem}</source>
        <translation>Ce résultat n’a pas pu être enregistré&#xa0;: {problem}</translation>
    </message>
    <message>
        <source>This seat could not be saved</source>
        <translation>Cette place n’a pas pu être enregistrée</translation>
    </message>
    <message>
        <source>This side must leave.</source>
        <translation>Ce camp doit partir.</translation>
    </message>
    <message>
        <source>This table plays another game. Join it from that game&apos;s home page.</source>
        <translation>On joue à un autre jeu à cette table. Rejoignez-la depuis la page d’accueil de ce jeu.</translation>
    </message>
    <message>
        <source>This takes an action; you have none left.</source>
        <translation>Cela coûte une action&#xa0;; il ne vous en reste aucune.</translation>
    </message>
    <message>
        <source>This takes {needed} actions; you have none left.</source>
        <translation>Cela coûte {needed} actions&#xa0;; il ne vous en reste aucune.</translation>
    </message>
    <message>
        <source>This takes {needed} actions; you have {left} left.</source>
        <translation>Cela coûte {needed} actions&#xa0;; il vous en reste {left}.</translation>
    </message>
    <message>
        <source>This turn is as good as the best plan.</source>
        <translation>Ce tour vaut le meilleur plan.</translation>
    </message>
    <message>
        <source>This was the last card of the stack.</source>
        <translation>C’était la dernière carte de la pile.</translation>
    </message>
    <message>
        <source>This was {name}&apos;s action; only {name} can undo it.</source>
        <translation>C’est une action de {name}&#xa0;; elle ne peut être annulée que par {name}.</translation>
    </message>
    <message>
        <source>Those in the free column go to the Bull-Bear pile. Two bears in a row: Depression. Two bulls end it.</source>
        <translation>Ceux de la colonne gratuite vont à la défausse taureau-ours. Deux ours de suite&#xa0;: Dépression. Deux taureaux y mettent fin.</translation>
    </message>
    <message>
        <source>Thousands of Yaqui were shipped from Sonora to henequen estates between 1902 and 1908.</source>
        <translation>Des milliers de Yaquis furent déportés de la Sonora vers les domaines de henequén entre 1902 et 1908.</translation>
    </message>
    <message>
        <source>Threats and supply</source>
        <translation>Menaces et ravitaillement</translation>
    </message>
    <message>
        <source>Three French FP become Imperial Mexican B.</source>
        <translation>Trois PF français deviennent Mexicains impériaux B.</translation>
    </message>
    <message>
        <source>Three Topples are over; this is the fourth.</source>
        <translation>Trois Renversements sont passés&#xa0;; celui-ci est le quatrième.</translation>
    </message>
    <message>
        <source>Three actions</source>
        <extracomment>porfiriana/table/sheets/overview.py: Overview of the game: turn, actions with prices, victory, icons and keys.</extracomment>
        <translation>Trois actions</translation>
    </message>
    <message>
        <source>Three actions left.</source>
        <translation>Il reste trois actions.</translation>
    </message>
    <message>
        <source>Three hard opponents: someone is always about to topple Díaz.</source>
        <translation>Trois adversaires difficiles&#xa0;: il y a toujours quelqu’un sur le point de renverser Díaz.</translation>
    </message>
    <message>
        <source>Three opponents</source>
        <extracomment>porfiriana/ladder.py: The ladder for single players: opponents by strength, and progress.</extracomment>
        <translation>Trois adversaires</translation>
    </message>
    <message>
        <source>Three, or two in Jail, in any order. You say when you are done.</source>
        <translation>Trois, ou deux en prison, dans n’importe quel ordre. Vous dites quand vous avez fini.</translation>
    </message>
    <message>
        <source>Time for a turn</source>
        <translation>Durée d’un tour</translation>
    </message>
    <message>
        <source>Title</source>
        <extracomment>desk/home/shelf_row.py: Row of a stored game on the home page, with its buttons. desk/replay/share_sheet.py: Sheet for sharing a replay: choice of view and turns, with notes at moments. porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Titre</translation>
    </message>
    <message>
        <source>To</source>
        <extracomment>words.yaml: fields</extracomment>
        <translation>À</translation>
    </message>
    <message>
        <source>To be refurbished: {harm}, {card}; {name} pays {gold}.</source>
        <translation>À remettre en état&#xa0;: {harm}, {card}&#xa0;; {name} paie {gold}.</translation>
    </message>
    <message>
        <source>To buy a card, drag it here from the market, or click the card and then here.</source>
        <translation>Pour acheter une carte, faites-la glisser du marché jusqu’ici, ou cliquez sur la carte, puis ici.</translation>
    </message>
    <message>
        <source>To friends and supply, out of the enemy&apos;s reach.</source>
        <translation>Vers des amis et du ravitaillement, hors de portée de l’ennemi.</translation>
    </message>
    <message>
        <source>To see a chart of your accuracy here, open “Analysis” in the replay of a finished game.</source>
        <translation>Pour voir ici le graphique de votre précision, ouvrez «&#xa0;Analyse&#xa0;» dans la relecture d’une partie finie.</translation>
    </message>
    <message>
        <source>To sit down at someone else&apos;s table, choose “Join a table” on the home page.</source>
        <translation>Pour vous asseoir à la table de quelqu’un d’autre, choisissez «&#xa0;Rejoindre une table&#xa0;» sur la page d’accueil.</translation>
    </message>
    <message>
        <source>To the end (End)</source>
        <translation>À la fin (Fin)</translation>
    </message>
    <message>
        <source>To the start (Home)</source>
        <translation>Au début (Début)</translation>
    </message>
    <message>
        <source>To the table</source>
        <translation>Aller à la table</translation>
    </message>
    <message>
        <source>To whom</source>
        <extracomment>words.yaml: fields</extracomment>
        <translation>À qui</translation>
    </message>
    <message>
        <source>To win, a side controls all three: Imperial {imperial}, Republican {republican}.</source>
        <translation>Pour gagner, un camp doit contrôler les trois zones&#xa0;: impérial {imperial}, républicain {republican}.</translation>
    </message>
    <message>
        <source>To@the last turn</source>
        <translation>Jusqu’à</translation>
    </message>
    <message>
        <source>Too many files are open on this computer ({why}).

Your game continues. Close other programs or windows, then try again.</source>
        <translation>Trop de fichiers sont ouverts sur cet ordinateur ({why}).

La partie continue. Fermez d’autres programmes ou fenêtres, puis réessayez.</translation>
    </message>
    <message>
        <source>Too many positions to check, or a chit would be drawn.</source>
        <translation>Trop de positions à examiner, ou un jeton serait tiré.</translation>
    </message>
    <message>
        <source>Too many positions to check, or the result depends on chance or hidden cards.</source>
        <translation>Trop de positions à examiner, ou le résultat dépend du hasard ou de cartes cachées.</translation>
    </message>
    <message>
        <source>Topple</source>
        <extracomment>porfiriana/robots/reasons.py: Reasons of robots: keys, storage format and translated sentences. porfiriana/table/deal_results.py: Results of coded solo deals, each proved by a saved game file. porfiriana/table/faces/headline.py: Faces of Headlines, as front pages, and Topples, as yellow broadsides.</extracomment>
        <translation>Renversement</translation>
    </message>
    <message>
        <source>Topple Díaz</source>
        <extracomment>porfiriana/table/puzzles.py: Puzzles: sessions and texts. No Qt.</extracomment>
        <translation>Renverser Díaz</translation>
    </message>
    <message>
        <source>Topple Díaz by Command, under Martial Law</source>
        <translation>Renversez Díaz par le Commandement, sous la Loi martiale</translation>
    </message>
    <message>
        <source>Topple Díaz by Loyalty, in the Pax</source>
        <translation>Renversez Díaz par la Loyauté, pendant la Pax</translation>
    </message>
    <message>
        <source>Topple Díaz by Outrage, under U.S. Intervention</source>
        <translation>Renversez Díaz par l’Indignation, sous l’Intervention américaine</translation>
    </message>
    <message>
        <source>Topple Díaz by Revolution, in Anarchy</source>
        <translation>Renversez Díaz par la Révolution, dans l’Anarchie</translation>
    </message>
    <message>
        <source>Topple Díaz {within}, whatever the others do.</source>
        <translation>Renversez Díaz {within}, quoi que fassent les autres.</translation>
    </message>
    <message>
        <source>Topple by {toppling}: {prestige}.</source>
        <translation>Renversement par {toppling}&#xa0;: {prestige}.</translation>
    </message>
    <message>
        <source>Topple {0}</source>
        <extracomment>porfiriana/table/sheets/records_sheet.py: Records of a player, and their sheet.</extracomment>
        <translation>Renversement {0}</translation>
    </message>
    <message>
        <source>Topple · Bear</source>
        <translation>Renversement · Ours</translation>
    </message>
    <message>
        <source>Topple · Bull</source>
        <translation>Renversement · Taureau</translation>
    </message>
    <message>
        <source>Topple: {price}</source>
        <extracomment>porfiriana/table/scene/board.py: Items of the common column, and captions above a seat's cards.</extracomment>
        <translation>Renversement&#xa0;: {price}</translation>
    </message>
    <message>
        <source>Topples</source>
        <extracomment>porfiriana/table/inspection.py: Content of the inspector for a spot: facts and possible actions. porfiriana/table/sheets/cards_sheet.py: Sheet of the deck's cards, with filters.</extracomment>
        <translation>Renversements</translation>
    </message>
    <message>
        <source>Topples seen</source>
        <extracomment>porfiriana/table/sheets/workshop_sheets.py: Editors of positions and of custom puzzles.</extracomment>
        <translation>Renversements vus</translation>
    </message>
    <message>
        <source>Topples still in the deck: {left}; over: {done}.</source>
        <translation>Renversements encore dans le paquet&#xa0;: {left}&#xa0;; déjà passés&#xa0;: {done}.</translation>
    </message>
    <message>
        <source>Topples, and who could win with them</source>
        <translation>Renversements, et leurs vainqueurs possibles</translation>
    </message>
    <message>
        <source>Topples: discarded. You win in one of the four, or he does.</source>
        <translation>Renversements&#xa0;: défaussés. Vous gagnez dans l’un des quatre, sinon il gagne.</translation>
    </message>
    <message>
        <source>Topples: {left} in the deck, {done} over</source>
        <translation>Renversements dans le paquet&#xa0;: {left}&#xa0;; passés&#xa0;: {done}</translation>
    </message>
    <message>
        <source>Topples@a place on the table</source>
        <translation>Renversements</translation>
    </message>
    <message>
        <source>Total gold by quarter</source>
        <translation>Total de l’or, par trimestre</translation>
    </message>
    <message>
        <source>Tracks</source>
        <extracomment>mexican_adventure/table/inspection.py: Inspector content for zones and pieces that the reader may see. No Qt. mexican_adventure/table/scene/drawing.py: Scene of The Mexican Adventure: see ``paxdesk/desk/scene/game_drawing.py``.</extracomment>
        <translation>Pistes</translation>
    </message>
    <message>
        <source>Trains run between {one} and {other}, all the way.</source>
        <translation>Les trains roulent entre {one} et {other}, d’un bout à l’autre.</translation>
    </message>
    <message>
        <source>Troop</source>
        <extracomment>porfiriana/table/faces/troop.py: Faces of troops: soldiers, and the costs of deployment.</extracomment>
        <translation>Troupe</translation>
    </message>
    <message>
        <source>Troop of {name}</source>
        <translation>Troupe de {name}</translation>
    </message>
    <message>
        <source>Troop · {faction} · {districts}</source>
        <translation>Troupe · {faction} · {districts}</translation>
    </message>
    <message>
        <source>Troops</source>
        <extracomment>porfiriana/table/sheets/cards_sheet.py: Sheet of the deck's cards, with filters. words.yaml: kinds</extracomment>
        <translation>Troupes</translation>
    </message>
    <message>
        <source>Troops reach it {0}.</source>
        <translation>Les troupes l’atteignent {0}.</translation>
    </message>
    <message>
        <source>Troops, Private Army</source>
        <translation>Troupes, Armée privée</translation>
    </message>
    <message>
        <source>Troops: they extort you, or guard what he has.</source>
        <translation>Troupes&#xa0;: elles vous extorquent, ou gardent ce qu’il possède.</translation>
    </message>
    <message>
        <source>Try again</source>
        <extracomment>desk/puzzles.py: Sheet with all puzzles by theme, and the note of a puzzle.</extracomment>
        <translation>Recommencer</translation>
    </message>
    <message>
        <source>Try other words, or begin here:</source>
        <translation>Essayez d’autres mots, ou commencez ici&#xa0;:</translation>
    </message>
    <message>
        <source>Try {zone}</source>
        <extracomment>mexican_adventure/table/words/labels.py: Actions as text: lines of the log, labels, consequences and refusals. No Qt.</extracomment>
        <translation>Tenter un raid&#xa0;: {zone}</translation>
    </message>
    <message>
        <source>Tucson bank with customers among merchants and ranchers on both sides of the border.</source>
        <translation>Banque de Tucson dont les clients étaient des marchands et des éleveurs des deux côtés de la frontière.</translation>
    </message>
    <message>
        <source>Turn</source>
        <extracomment>desk/window/window.py: Main window: the desk, its commands, saved games and sheets. mexican_adventure/table/sheets/workshop_sheets.py: Editor of positions and puzzles: pieces are dragged, stacks are clicked. porfiriana/table/sheets/workshop_sheets.py: Editors of positions and of custom puzzles.</extracomment>
        <translation>Tour</translation>
    </message>
    <message>
        <source>Turn over</source>
        <extracomment>sierra_madre/table/sheets.py: Sheets: forms, the revealed card, files, and the final account.</extracomment>
        <translation>Retourner</translation>
    </message>
    <message>
        <source>Turn over the card of the quarter</source>
        <translation>Retourner la carte du trimestre</translation>
    </message>
    <message>
        <source>Turn over the card of {quarter}.</source>
        <translation>Retournez la carte du trimestre ({quarter}).</translation>
    </message>
    <message>
        <source>Turn over the card…</source>
        <translation>Retourner la carte…</translation>
    </message>
    <message>
        <source>Turn over this quarter&apos;s card first.</source>
        <translation>Retournez d’abord la carte de ce trimestre.</translation>
    </message>
    <message>
        <source>Turn the hand face up or face down</source>
        <translation>Retourner la main face visible ou face cachée</translation>
    </message>
    <message>
        <source>Turn to {side}</source>
        <translation>Tourner côté {side}</translation>
    </message>
    <message>
        <source>Turn {0}</source>
        <extracomment>mexican_adventure/table/game_log.py: Log of actions and results, without hidden pieces until the end. No Qt.</extracomment>
        <translation>Tour {0}</translation>
    </message>
    <message>
        <source>Turn {number} of {last}</source>
        <translation>Tour {number} sur {last}</translation>
    </message>
    <message>
        <source>Turn {number} · {months} · {step}</source>
        <translation>Tour {number} · {months} · {step}</translation>
    </message>
    <message>
        <source>Turn {number}, {months}</source>
        <translation>Tour {number}, {months}</translation>
    </message>
    <message>
        <source>Turn {turn} · {what} · {side} from {before} to {after}</source>
        <translation>Tour {turn} · {what} · {side} de {before} à {after}</translation>
    </message>
    <message>
        <source>Turn {turn} · {zone} · {chosen}, where {better} was better</source>
        <translation>Tour {turn} · {zone} · {chosen} (mieux&#xa0;: {better})</translation>
    </message>
    <message>
        <source>Turn: 3 actions · Headlines in the free column go to the Bull-Bear pile · the market slides · income. Two bears in a row: Depression; two bulls end it.</source>
        <translation>Tour&#xa0;: 3 actions · les Titres de la colonne gratuite vont à la défausse taureau-ours · le marché glisse · revenu. Deux ours de suite&#xa0;: Dépression&#xa0;; deux taureaux y mettent fin.</translation>
    </message>
    <message>
        <source>Turned over: {card}.</source>
        <translation>Retournée&#xa0;: {card}.</translation>
    </message>
    <message>
        <source>Turning points</source>
        <extracomment>desk/replay/analysis_page.py: Analysis of a replayed game: its process, page and controller. desk/replay/html_export.py: Export of a shared replay as one HTML page in the style of a newspaper. mexican_adventure/table/sheets/end.py: End of a game: winner, reason, remaining forces and RP, and charts.</extracomment>
        <translation>Tournants</translation>
    </message>
    <message>
        <source>Turquoise</source>
        <extracomment>desk/painting/palette.py: Inks, papers, seats and themes; colours are hexadecimal strings.</extracomment>
        <translation>Turquoise</translation>
    </message>
    <message>
        <source>Two Headlines leave the market</source>
        <translation>Deux Titres quittent le marché</translation>
    </message>
    <message>
        <source>Two Pax-o-matics</source>
        <extracomment>porfiriana/ladder.py: The ladder for single players: opponents by strength, and progress.</extracomment>
        <translation>Deux Pax-o-matics</translation>
    </message>
    <message>
        <source>Two Republican FP improve by a step at once.</source>
        <translation>Deux PF républicains montent d’un pas aussitôt.</translation>
    </message>
    <message>
        <source>Two actions left.</source>
        <translation>Il reste deux actions.</translation>
    </message>
    <message>
        <source>Two bears: a Depression begins at the end of this turn.</source>
        <translation>Deux ours&#xa0;: une Dépression commence à la fin de ce tour.</translation>
    </message>
    <message>
        <source>Two bears: a Depression begins.</source>
        <translation>Deux ours&#xa0;: une Dépression commence.</translation>
    </message>
    <message>
        <source>Two bears: a Depression may begin at the end of this turn.</source>
        <translation>Deux ours&#xa0;: une Dépression peut commencer à la fin de ce tour.</translation>
    </message>
    <message>
        <source>Two bulls: the Depression ends.</source>
        <translation>Deux taureaux&#xa0;: la Dépression prend fin.</translation>
    </message>
    <message>
        <source>Two dice, the bid and the leadership decide the lawsuit; all bids are paid to the game.</source>
        <translation>Deux dés, l’offre et le commandement décident du procès&#xa0;; toutes les offres sont payées au jeu.</translation>
    </message>
    <message>
        <source>Two easy opponents: the others stop the player who leads.</source>
        <translation>Deux adversaires faciles&#xa0;: le joueur en tête est arrêté par les autres.</translation>
    </message>
    <message>
        <source>Two medium opponents, with Díaz Senility: he gets weaker with each Topple.</source>
        <translation>Deux adversaires moyens, avec l’option «&#xa0;Díaz vieillit&#xa0;»&#xa0;: il faiblit à chaque Renversement.</translation>
    </message>
    <message>
        <source>Two opponents</source>
        <extracomment>porfiriana/ladder.py: The ladder for single players: opponents by strength, and progress.</extracomment>
        <translation>Deux adversaires</translation>
    </message>
    <message>
        <source>Two players have chosen the same Hacendado.</source>
        <translation>Deux joueurs ont choisi le même Hacendado.</translation>
    </message>
    <message>
        <source>Two to six players at different computers. You get a link for each remote player, and the game is dealt once all have joined.</source>
        <translation>De deux à six joueurs sur des ordinateurs différents. Vous recevez un lien pour chaque joueur à distance, et la partie est distribuée quand tous sont là.</translation>
    </message>
    <message>
        <source>Two to six players: humans, Pax-o-matics, or computer opponents from beginner to master. At least one is human.</source>
        <translation>De deux à six joueurs&#xa0;: humains, Pax-o-matics ou adversaires de l’ordinateur, de débutant à maître. Au moins un humain.</translation>
    </message>
    <message>
        <source>U.S.</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>Américaine</translation>
    </message>
    <message>
        <source>U.S. Intervention</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>Intervention américaine</translation>
    </message>
    <message>
        <source>US</source>
        <extracomment>sierra_madre/table/new_game.py: The New Game sheet: players, their countries, and the options of the table.</extracomment>
        <translation>US</translation>
    </message>
    <message>
        <source>US prosecutors charged Flores Magón and other exiles under the neutrality laws.</source>
        <translation>Les procureurs des États-Unis inculpèrent Flores Magón et d’autres exilés en vertu des lois de neutralité.</translation>
    </message>
    <message>
        <source>Undefended zones there pay.</source>
        <translation>Les zones sans défense y rapportent.</translation>
    </message>
    <message>
        <source>Under another regime:</source>
        <translation>Sous un autre régime&#xa0;:</translation>
    </message>
    <message>
        <source>Under another regime: nobody.</source>
        <translation>Sous un autre régime&#xa0;: personne.</translation>
    </message>
    <message>
        <source>Under the rules of 2012 nobody is shot in the showdown.</source>
        <translation>Selon les règles de 2012, personne n’est abattu dans l’épreuve de force.</translation>
    </message>
    <message>
        <source>Under {0} it changes nothing.</source>
        <translation>Sans effet sous ce régime ({0}).</translation>
    </message>
    <message>
        <source>Under {regime}: nobody.</source>
        <translation>Sous {regime}&#xa0;: personne.</translation>
    </message>
    <message>
        <source>Under {regime}: {seats}.</source>
        <translation>Sous {regime}&#xa0;: {seats}.</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>desk/home/home_page.py: Home page, shown at start and reachable from the table. desk/position_editor.py: Editor of positions: items are dragged on the table, and clicked to change them. desk/scene/strips.py: The top bar and the prompt strip.</extracomment>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Undo import</source>
        <extracomment>porfiriana/table/sheets/cards_sheet.py: Sheet of the deck's cards, with filters.</extracomment>
        <translation>Annuler l’importation</translation>
    </message>
    <message>
        <source>Undo it?</source>
        <extracomment>desk/window/frame.py: Frame of a window: one game, its file and its sheets.</extracomment>
        <translation>Annuler&#xa0;?</translation>
    </message>
    <message>
        <source>Undo your actions, and begin again with the hint.</source>
        <translation>Annulez vos actions, et recommencez avec le conseil.</translation>
    </message>
    <message>
        <source>Unfinished games</source>
        <extracomment>desk/home/resume_sheet.py: Sheet offering an interrupted game, and descriptions of stored games.</extracomment>
        <translation>Parties inachevées</translation>
    </message>
    <message>
        <source>United States</source>
        <extracomment>words.yaml: lands</extracomment>
        <translation>États-Unis</translation>
    </message>
    <message>
        <source>United States antitrust law of 1890, used to break up Standard Oil in 1911.</source>
        <translation>Loi antitrust des États-Unis de 1890, qui servit à démanteler la Standard Oil en 1911.</translation>
    </message>
    <message>
        <source>United States forces entered Mexico in 1914 and again in 1916.</source>
        <translation>Les forces des États-Unis entrèrent au Mexique en 1914, puis en 1916.</translation>
    </message>
    <message>
        <source>United States forces held the port of Veracruz from April to November 1914.</source>
        <translation>Les forces des États-Unis tinrent le port de Veracruz d’avril à novembre 1914.</translation>
    </message>
    <message>
        <source>Unplaced cards</source>
        <extracomment>desk/position_editor.py: Editor of positions: items are dragged on the table, and clicked to change them.</extracomment>
        <translation>Cartes non placées</translation>
    </message>
    <message>
        <source>Unrest</source>
        <extracomment>porfiriana/table/inspection.py: Content of the inspector for a spot: facts and possible actions. porfiriana/table/scene/looks.py: Looks of single items on the table. porfiriana/table/sheets/overview.py: Overview of the game: turn, actions with prices, victory, icons and keys.</extracomment>
        <translation>Agitation</translation>
    </message>
    <message>
        <source>Unrest among a human player&apos;s slaves</source>
        <translation>Agitation chez les esclaves d’un joueur humain</translation>
    </message>
    <message>
        <source>Unrest is easiest there</source>
        <translation>l’Agitation y est la moins grave</translation>
    </message>
    <message>
        <source>Unrest where there is none and nobody extorts</source>
        <translation>Agitation là où il n’y en a pas et où personne n’extorque</translation>
    </message>
    <message>
        <source>Until it returns: no collecting, no supply, no Regular Orders.</source>
        <translation>Jusqu’à son retour&#xa0;: ni revenus, ni ravitaillement, ni ordres réguliers.</translation>
    </message>
    <message>
        <source>Use</source>
        <extracomment>porfiriana/table/sheets/decks_sheet.py: Sheet for using, copying, renaming, merging and removing the player's decks.</extracomment>
        <translation>Utiliser</translation>
    </message>
    <message>
        <source>Use a Spy, or let the assassination happen.</source>
        <translation>Utilisez un Espion, ou laissez l’assassinat se produire.</translation>
    </message>
    <message>
        <source>Use the arrow keys to continue.</source>
        <translation>Continuez avec les flèches.</translation>
    </message>
    <message>
        <source>Use {0} to change the regime</source>
        <translation>Utiliser {0} pour changer de régime</translation>
    </message>
    <message>
        <source>Use {card} against {target}</source>
        <translation>Utiliser {card} contre {target}</translation>
    </message>
    <message>
        <source>Use “speculate” for a market card.</source>
        <translation>Utilisez «&#xa0;speculate&#xa0;» pour une carte du marché.</translation>
    </message>
    <message>
        <source>Uses UPnP; friends outside your network can then join</source>
        <translation>Par UPnP&#xa0;: des amis peuvent alors rejoindre la table depuis un autre réseau</translation>
    </message>
    <message>
        <source>Variants of Díaz</source>
        <translation>Variantes de Díaz</translation>
    </message>
    <message>
        <source>Verified: there is exactly one solution.</source>
        <translation>Vérifié&#xa0;: il y a exactement une solution.</translation>
    </message>
    <message>
        <source>Version</source>
        <extracomment>porfiriana/table/sheets/cards_sheet.py: Sheet of the deck's cards, with filters. porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Version</translation>
    </message>
    <message>
        <source>Veto against a card</source>
        <translation>Veto contre une carte</translation>
    </message>
    <message>
        <source>Vice-President {0}</source>
        <extracomment>porfiriana/table/words/showdown.py: Figures and texts of the showdown. No Qt.</extracomment>
        <translation>vice-président {0}</translation>
    </message>
    <message>
        <source>Victim-Award</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Récompense de la victime</translation>
    </message>
    <message>
        <source>Victim: an opponent.</source>
        <translation>Victime&#xa0;: un adversaire.</translation>
    </message>
    <message>
        <source>Victim: any player.</source>
        <translation>Victime&#xa0;: n’importe quel joueur.</translation>
    </message>
    <message>
        <source>Victory</source>
        <extracomment>mexican_adventure/table/sheets/overview.py: One-page overview of the game: turns, victory, and the meaning of the pieces.</extracomment>
        <translation>Victoire</translation>
    </message>
    <message>
        <source>View</source>
        <extracomment>desk/window/window.py: Main window: the desk, its commands, saved games and sheets.</extracomment>
        <translation>Affichage</translation>
    </message>
    <message>
        <source>Villa&apos;s army of 1913 to 1915, among the largest of the Revolution.</source>
        <translation>L’armée de Villa de 1913 à 1915, l’une des plus grandes de la Révolution.</translation>
    </message>
    <message>
        <source>Villa&apos;s bands of 1915 to 1920, which raided American property after October 1915.</source>
        <translation>Les bandes de Villa de 1915 à 1920, qui s’en prirent aux biens américains après octobre 1915.</translation>
    </message>
    <message>
        <source>Villa&apos;s decree of December 1913 seized the estates of Chihuahua&apos;s leading families.</source>
        <translation>Le décret de Villa de décembre 1913 confisqua les domaines des grandes familles du Chihuahua.</translation>
    </message>
    <message>
        <source>Villa&apos;s men attacked Columbus, New Mexico, on March 9, 1916.</source>
        <translation>Les hommes de Villa attaquèrent Columbus, au Nouveau-Mexique, le 9 mars 1916.</translation>
    </message>
    <message>
        <source>Village land grants made under the 1917 Constitution.</source>
        <translation>Terres accordées aux villages en vertu de la Constitution de 1917.</translation>
    </message>
    <message>
        <source>Village militias organised in Chihuahua from 1916 to resist Villa&apos;s bands.</source>
        <translation>Milices villageoises organisées au Chihuahua à partir de 1916 pour résister aux bandes de Villa.</translation>
    </message>
    <message>
        <source>Villagers of Tomóchic, Chihuahua, who resisted federal troops in 1891 and 1892.</source>
        <translation>Villageois de Tomóchic, au Chihuahua, qui résistèrent aux troupes fédérales en 1891 et 1892.</translation>
    </message>
    <message>
        <source>Villages in western Chihuahua protested taxes and appointed officials after 1904.</source>
        <translation>Après 1904, des villages de l’ouest du Chihuahua protestèrent contre les impôts et contre les fonctionnaires nommés d’office.</translation>
    </message>
    <message>
        <source>Villistas stopped a train in January 1916 and killed American mining men.</source>
        <translation>Des villistes arrêtèrent un train en janvier 1916 et tuèrent des Américains employés dans les mines.</translation>
    </message>
    <message>
        <source>Vomito</source>
        <extracomment>mexican_adventure/table/words/terms.py: Names of the game's terms for players. No Qt. events.yaml: Titles of the event chits.</extracomment>
        <translation>Vomito</translation>
    </message>
    <message>
        <source>Vomito in {zone}, which is not a forest</source>
        <translation>Vomito à {zone}, qui n’est pas une forêt</translation>
    </message>
    <message numerus="yes">
        <source>Vomito in {zone}: %n A become(s|) B</source>
        <translation>
            <numerusform>Vomito à {zone}&#xa0;: %n A devient B</numerusform>
            <numerusform>Vomito à {zone}&#xa0;: %n A deviennent B</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Vomito in {zone}: %n B become(s|) C</source>
        <translation>
            <numerusform>Vomito à {zone}&#xa0;: %n B devient C</numerusform>
            <numerusform>Vomito à {zone}&#xa0;: %n B deviennent C</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Vomito in {zone}: %n C stay(s|) C</source>
        <translation>
            <numerusform>Vomito à {zone}&#xa0;: %n C reste C</numerusform>
            <numerusform>Vomito à {zone}&#xa0;: %n C restent C</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Vomito in {zone}: %n FP will sicken.</source>
        <translation>
            <numerusform>Vomito à {zone}&#xa0;: %n PF tombera malade.</numerusform>
            <numerusform>Vomito à {zone}&#xa0;: %n PF tomberont malades.</numerusform>
        </translation>
    </message>
    <message>
        <source>Vomito needs a forest zone without a marker.</source>
        <translation>Le Vomito nécessite une zone de forêt sans marqueur.</translation>
    </message>
    <message>
        <source>Vomito: Europeans sicken in this forest</source>
        <translation>Vomito&#xa0;: les Européens tombent malades dans cette forêt</translation>
    </message>
    <message>
        <source>W, Shift+W</source>
        <extracomment>porfiriana/table/sheets/overview.py: Overview of the game: turn, actions with prices, victory, icons and keys.</extracomment>
        <translation>W, Maj+W</translation>
    </message>
    <message>
        <source>Waiting for {names}.</source>
        <translation>On attend {names}.</translation>
    </message>
    <message>
        <source>Walter Vail&apos;s cattle ranch at Sonoita, Arizona, begun with a homestead bought in 1876.</source>
        <translation>Le ranch d’élevage de Walter Vail à Sonoita, en Arizona, né d’une concession achetée en 1876.</translation>
    </message>
    <message>
        <source>War</source>
        <extracomment>words.yaml: told words.yaml: fields</extracomment>
        <translation>Guerre</translation>
    </message>
    <message>
        <source>Warning</source>
        <extracomment>desk/view/cautions.py: Cautions on the table with their proofs, and figures computed in the background.</extracomment>
        <translation>Avertissement</translation>
    </message>
    <message>
        <source>Warnings on the table</source>
        <translation>Avertissements sur la table</translation>
    </message>
    <message>
        <source>Warrant</source>
        <extracomment>words.yaml: told</extracomment>
        <translation>Mandat d’arrêt</translation>
    </message>
    <message>
        <source>Washington gave Carranza&apos;s government de facto recognition in October 1915.</source>
        <translation>Washington reconnut de facto le gouvernement de Carranza en octobre 1915.</translation>
    </message>
    <message>
        <source>Washington lawyer and lobbyist for Mexican revolutionaries and for oil companies.</source>
        <translation>Avocat de Washington, lobbyiste au service de révolutionnaires mexicains et de compagnies pétrolières.</translation>
    </message>
    <message>
        <source>Watch</source>
        <extracomment>desk/sheets/network_sheets.py: Sheets of network play: seats, links to a table, and joining.</extracomment>
        <translation>Regarder</translation>
    </message>
    <message>
        <source>Watch a saved game…</source>
        <translation>Revoir une partie enregistrée…</translation>
    </message>
    <message>
        <source>Weaker Díaz</source>
        <extracomment>porfiriana/rules/state.py: Complete position of a game, as plain data.</extracomment>
        <translation>Díaz plus faible</translation>
    </message>
    <message>
        <source>Weapons</source>
        <extracomment>words.yaml: kinds</extracomment>
        <translation>Armes</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>Page web (*.html)</translation>
    </message>
    <message>
        <source>Weetman Pearson, British contractor and founder of the El Águila oil company.</source>
        <translation>Weetman Pearson, entrepreneur britannique et fondateur de la compagnie pétrolière El Águila.</translation>
    </message>
    <message>
        <source>Weighed against every possible enemy choice.</source>
        <translation>Après évaluation de tous les choix possibles de l’ennemi.</translation>
    </message>
    <message>
        <source>What</source>
        <extracomment>sierra_madre/table/sheets.py: Sheets: forms, the revealed card, files, and the final account. words.yaml: fields</extracomment>
        <translation>Quoi</translation>
    </message>
    <message>
        <source>What can I do?</source>
        <translation>Que puis-je faire&#xa0;?</translation>
    </message>
    <message>
        <source>What counts in a Topple</source>
        <translation>Ce qui compte dans un Renversement</translation>
    </message>
    <message>
        <source>What differs</source>
        <extracomment>porfiriana/table/sheets/compare_sheet.py: Sheet of the differences from another deck or a file, by card and field.</extracomment>
        <translation>Différences</translation>
    </message>
    <message>
        <source>What for</source>
        <extracomment>words.yaml: fields</extracomment>
        <translation>Pour quoi</translation>
    </message>
    <message>
        <source>What happened</source>
        <extracomment>desk/replay/html_export.py: Export of a shared replay as one HTML page in the style of a newspaper.</extracomment>
        <translation>Ce qui s’est passé</translation>
    </message>
    <message>
        <source>What happens here?</source>
        <translation>Que se passe-t-il ici&#xa0;?</translation>
    </message>
    <message>
        <source>What is different</source>
        <translation>Ce qui change</translation>
    </message>
    <message>
        <source>What is different under the rules of 2012</source>
        <translation>Ce qui change avec les règles de 2012</translation>
    </message>
    <message>
        <source>What the pieces mean</source>
        <translation>Ce que veulent dire les pièces</translation>
    </message>
    <message>
        <source>What the symbols mean</source>
        <translation>Ce que signifient les symboles</translation>
    </message>
    <message>
        <source>What would change</source>
        <translation>Ce qui changerait</translation>
    </message>
    <message>
        <source>When a Topple is bought, you topple Díaz and win if you have more points of the regime&apos;s prestige than his defence.</source>
        <translation>Quand un Renversement est acheté, vous renversez Díaz et gagnez si vous avez plus de points du prestige du régime que sa défense.</translation>
    </message>
    <message>
        <source>When anyone buys a Topple, each player with more points of the regime&apos;s prestige than their Tripartite topples Díaz and wins at once.</source>
        <translation>Quand quelqu’un achète un Renversement, chaque joueur qui a plus de points du prestige du régime que sa Tripartite renverse Díaz et gagne aussitôt.</translation>
    </message>
    <message>
        <source>When played</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Quand elle est jouée</translation>
    </message>
    <message>
        <source>When the time is up, a robot plays for an absent player until they return. Without a limit, the table waits.</source>
        <translation>Le temps écoulé, un robot joue pour le joueur absent jusqu’à son retour. Sans limite, la table attend.</translation>
    </message>
    <message>
        <source>Where</source>
        <extracomment>sierra_madre/table/sheets.py: Sheets: forms, the revealed card, files, and the final account. words.yaml: fields</extracomment>
        <translation>Où</translation>
    </message>
    <message>
        <source>Where am I?</source>
        <translation>Où suis-je&#xa0;?</translation>
    </message>
    <message>
        <source>Where do the Marines land?</source>
        <translation>Où débarquent les fusiliers marins&#xa0;?</translation>
    </message>
    <message>
        <source>Where does the Counter-guerrilla of {zone} go?</source>
        <translation>Où va la Contre-guérilla de {zone}&#xa0;?</translation>
    </message>
    <message>
        <source>Where does the ship of {zone} flee to?</source>
        <translation>Où fuit le navire de {zone}&#xa0;?</translation>
    </message>
    <message>
        <source>Where does {who} escape to?</source>
        <translation>Où s’échappe {who}&#xa0;?</translation>
    </message>
    <message>
        <source>Where there is fighting, help tips the scale.</source>
        <translation>Là où l’on se bat, l’aide fait pencher la balance.</translation>
    </message>
    <message>
        <source>Which cards</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Quelles cartes</translation>
    </message>
    <message>
        <source>Which chit do you give to the enemy?</source>
        <translation>Quel jeton donnez-vous à l’ennemi&#xa0;?</translation>
    </message>
    <message>
        <source>Which chit do you keep, which do you give?</source>
        <translation>Quel jeton gardez-vous, lequel donnez-vous&#xa0;?</translation>
    </message>
    <message>
        <source>Which chit do you keep?</source>
        <translation>Quel jeton gardez-vous&#xa0;?</translation>
    </message>
    <message>
        <source>Which combat is next?</source>
        <translation>Quel combat ensuite&#xa0;?</translation>
    </message>
    <message>
        <source>Which leader returns, and where?</source>
        <translation>Quel chef revient, et où&#xa0;?</translation>
    </message>
    <message>
        <source>While this card is in play, no card with the flag of {district} may be played or moved, not even one with two flags.</source>
        <translation>Tant que cette carte est en jeu, aucune carte portant le drapeau de {district}, même à deux drapeaux, ne peut être jouée ni redéployée.</translation>
    </message>
    <message>
        <source>While this card is in play, no card with the flag of {district} may be played, not even one with two flags.</source>
        <translation>Tant que cette carte est en jeu, aucune carte portant le drapeau de {district}, même à deux drapeaux, ne peut être jouée.</translation>
    </message>
    <message>
        <source>Who</source>
        <extracomment>words.yaml: fields</extracomment>
        <translation>Qui</translation>
    </message>
    <message>
        <source>Who could
topple now</source>
        <translation>Prêts à
renverser</translation>
    </message>
    <message>
        <source>Who could topple Díaz</source>
        <translation>Candidats au renversement de Díaz</translation>
    </message>
    <message>
        <source>Who is first</source>
        <translation>Le premier joueur</translation>
    </message>
    <message>
        <source>Who pays</source>
        <extracomment>words.yaml: fields</extracomment>
        <translation>Payeur</translation>
    </message>
    <message>
        <source>Who plays, in turn order</source>
        <translation>Les joueurs, dans l’ordre du tour</translation>
    </message>
    <message>
        <source>Who plays, in turn order from a player drawn by lot</source>
        <translation>Les joueurs, dans l’ordre du tour à partir d’un joueur tiré au sort</translation>
    </message>
    <message>
        <source>Who plays, in turn order from {0}</source>
        <translation>Les joueurs, dans l’ordre du tour à partir de {0}</translation>
    </message>
    <message>
        <source>Why</source>
        <extracomment>mexican_adventure/table/advice.py: Hints, warnings and robots' reasons in The Mexican Adventure. No Qt. porfiriana/table/words/advice_words.py: Texts of advice: plans for a turn, warnings and reasons. No Qt. words.yaml: fields</extracomment>
        <translation>Pourquoi</translation>
    </message>
    <message>
        <source>William Greene assembled border ranches to feed his mining camp at Cananea.</source>
        <translation>William Greene réunit des ranchs de la frontière pour nourrir son camp minier de Cananea.</translation>
    </message>
    <message>
        <source>William Greene&apos;s New York-financed company developed Cananea from 1899.</source>
        <translation>La compagnie de William Greene, financée à New York, développa Cananea à partir de 1899.</translation>
    </message>
    <message>
        <source>William Greene&apos;s timber company at Madera, Chihuahua, founded in the 1900s.</source>
        <translation>La compagnie forestière de William Greene à Madera, au Chihuahua, fondée dans les années 1900.</translation>
    </message>
    <message>
        <source>Win against Díaz and his dice</source>
        <translation>Gagnez contre Díaz et ses dés</translation>
    </message>
    <message>
        <source>Win against a hard opponent with each Hacendado; you are dealt one that you still need.</source>
        <translation>Gagnez contre un adversaire difficile avec chaque Hacendado&#xa0;; vous en recevez un qui vous manque encore.</translation>
    </message>
    <message>
        <source>Win against an expert or a master, without a hint or a handicap</source>
        <translation>Gagnez contre un expert ou un maître, sans conseil ni handicap</translation>
    </message>
    <message>
        <source>Win in a Depression</source>
        <translation>Gagnez pendant une Dépression</translation>
    </message>
    <message>
        <source>Win rates</source>
        <extracomment>porfiriana/table/sheets/records_sheet.py: Records of a player, and their sheet.</extracomment>
        <translation>Taux de victoire</translation>
    </message>
    <message>
        <source>Win the game</source>
        <translation>Gagner la partie</translation>
    </message>
    <message>
        <source>Winning and fighting</source>
        <translation>Victoire et combat</translation>
    </message>
    <message>
        <source>Wins by</source>
        <extracomment>porfiriana/table/sheets/records_sheet.py: Records of a player, and their sheet.</extracomment>
        <translation>Victoires par</translation>
    </message>
    <message>
        <source>Winter</source>
        <extracomment>words.yaml: seasons</extracomment>
        <translation>Hiver</translation>
    </message>
    <message>
        <source>With 5 and 6 players, too, the market is dealt from the play deck.</source>
        <translation>À 5 et à 6 joueurs aussi, le marché est distribué à partir du paquet à jouer.</translation>
    </message>
    <message>
        <source>With Hacendado</source>
        <extracomment>porfiriana/table/sheets/records_sheet.py: Records of a player, and their sheet.</extracomment>
        <translation>Avec l’Hacendado</translation>
    </message>
    <message>
        <source>With a die of 5 to 9: three Mexican C FP, and +2 for all-Mexicans.</source>
        <translation>Avec un dé de 5 à 9&#xa0;: trois PF C mexicains, et +2 pour les forces entièrement mexicaines.</translation>
    </message>
    <message>
        <source>With a line of communication.</source>
        <translation>Avec une ligne de communication.</translation>
    </message>
    <message>
        <source>With the public cards</source>
        <translation>Avec les Cartes publiques</translation>
    </message>
    <message>
        <source>With {0}.</source>
        <extracomment>porfiriana/table/words/questions.py: Questions to the players, and summaries of a game. No Qt.</extracomment>
        <translation>Avec {0}.</translation>
    </message>
    <message>
        <source>With {option}</source>
        <extracomment>desk/position_editor.py: Editor of positions: items are dragged on the table, and clicked to change them.</extracomment>
        <translation>Avec&#xa0;: {option}</translation>
    </message>
    <message>
        <source>With “Retirement battle”, you may declare your Hacendado so that a relieved troop can Retreat.</source>
        <translation>Avec le «&#xa0;Combat de relève&#xa0;», vous pouvez déclarer votre Hacendado pour qu’une troupe relevée batte en retraite.</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <extracomment>mexican_adventure/table/words/terms.py: Names of the game's terms for players. No Qt.</extracomment>
        <translation>Repli</translation>
    </message>
    <message>
        <source>Withdraw it</source>
        <extracomment>mexican_adventure/table/words/labels.py: Actions as text: lines of the log, labels, consequences and refusals. No Qt.</extracomment>
        <translation>Le retirer</translation>
    </message>
    <message>
        <source>Withdrawing the headquarters</source>
        <translation>Retrait du quartier général</translation>
    </message>
    <message>
        <source>Without HQ there are no Regular Orders.</source>
        <translation>Sans QG, pas d’ordres réguliers.</translation>
    </message>
    <message>
        <source>Without a certificate, the table accepts local connections only (127.0.0.1).</source>
        <translation>Sans certificat, la table n’accepte que les connexions locales (127.0.0.1).</translation>
    </message>
    <message>
        <source>Without an enterprise: {0}</source>
        <translation>Sans entreprise&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Without it, Díaz is saved.</source>
        <translation>Sans cela, Díaz est sauvé.</translation>
    </message>
    <message>
        <source>Without it, {rival} can still win.</source>
        <translation>Sans cela, {rival} peut encore gagner.</translation>
    </message>
    <message>
        <source>Without supply.</source>
        <extracomment>mexican_adventure/table/words/event_text.py: Texts on chits, events, combats and atrocities. No Qt.</extracomment>
        <translation>Sans ravitaillement.</translation>
    </message>
    <message>
        <source>Without {option}</source>
        <extracomment>desk/position_editor.py: Editor of positions: items are dragged on the table, and clicked to change them.</extracomment>
        <translation>Sans&#xa0;: {option}</translation>
    </message>
    <message>
        <source>Women who followed the armies as provisioners, nurses, couriers and fighters.</source>
        <translation>Femmes qui suivaient les armées comme pourvoyeuses, infirmières, messagères et combattantes.</translation>
    </message>
    <message>
        <source>Won against</source>
        <extracomment>porfiriana/table/sheets/records_sheet.py: Records of a player, and their sheet.</extracomment>
        <translation>Gagnées contre</translation>
    </message>
    <message>
        <source>Worker units from the Casa del Obrero Mundial that joined Carranza&apos;s side in 1915.</source>
        <translation>Unités ouvrières de la Casa del Obrero Mundial, ralliées à Carranza en 1915.</translation>
    </message>
    <message>
        <source>Workshop</source>
        <extracomment>desk/home/home_page.py: Home page, shown at start and reachable from the table. desk/window/window.py: Main window: the desk, its commands, saved games and sheets.</extracomment>
        <translation>Atelier</translation>
    </message>
    <message>
        <source>Workshop…</source>
        <extracomment>desk/window/window.py: Main window: the desk, its commands, saved games and sheets.</extracomment>
        <translation>Atelier…</translation>
    </message>
    <message>
        <source>Worst turns</source>
        <extracomment>desk/replay/analysis_page.py: Analysis of a replayed game: its process, page and controller.</extracomment>
        <translation>Pires tours</translation>
    </message>
    <message>
        <source>Would earn you nothing now.</source>
        <translation>Ne vous rapporterait rien maintenant.</translation>
    </message>
    <message>
        <source>Would earn you {0} a turn now.</source>
        <translation>Vous rapporterait maintenant {0} par tour.</translation>
    </message>
    <message>
        <source>Would give you {have} of the {needed} {kind} needed.</source>
        <translation>Porterait votre total à {have} en {kind}&#xa0;; il en faut {needed}.</translation>
    </message>
    <message>
        <source>Would give you {have} {kind}; {needed} are enough.</source>
        <translation>Porterait votre total à {have} en {kind}&#xa0;; {needed} suffisent.</translation>
    </message>
    <message>
        <source>Write “place” for a missing Prestige Cube: it takes no action.</source>
        <translation>Écrivez «&#xa0;place&#xa0;» pour un Cube prestige qui manque&#xa0;: cela ne coûte pas d’action.</translation>
    </message>
    <message>
        <source>Written to {0}.</source>
        <translation>Enregistré dans {0}.</translation>
    </message>
    <message>
        <source>Wrong password.</source>
        <extracomment>desk/window/frame.py: Frame of a window: one game, its file and its sheets.</extracomment>
        <translation>Mot de passe incorrect.</translation>
    </message>
    <message>
        <source>Yaqui fighters under José María Leyva Cajeme, who was executed in 1887.</source>
        <translation>Combattants yaquis sous les ordres de José María Leyva Cajeme, exécuté en 1887.</translation>
    </message>
    <message>
        <source>Yaqui guerrillas of the Bacatete mountains who fought on after the peace of 1897.</source>
        <translation>Guérilleros yaquis des monts Bacatete, qui continuèrent la lutte après la paix de 1897.</translation>
    </message>
    <message>
        <source>Yaqui sent to your own slave enterprise free its slaves too.</source>
        <translation>Envoyés à votre propre entreprise à esclaves, les Yaquis en libèrent aussi les esclaves.</translation>
    </message>
    <message>
        <source>Yaqui soldiers who served in Obregón&apos;s army from 1913.</source>
        <translation>Soldats yaquis qui servirent dans l’armée d’Obregón à partir de 1913.</translation>
    </message>
    <message>
        <source>Yes</source>
        <extracomment>desk/preferences/settings_sheet.py: Settings sheet and shortcuts sheet; each change takes effect immediately. porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Oui</translation>
    </message>
    <message>
        <source>Yes: {words}</source>
        <extracomment>porfiriana/table/flowchart.py: Flowchart of the Pax-o-matic (Part M); see ``Flowcharts`` in ``desk/protocol/advice.py``.</extracomment>
        <translation>Oui&#xa0;: {words}</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>desk/window/hosted_game.py: Hosted tables of a window, their servers, and notifications of turns. porfiriana/table/sheets/records_sheet.py: Records of a player, and their sheet.</extracomment>
        <translation>Vous</translation>
    </message>
    <message>
        <source>You against two robots, with the full rules for three players. They have gold, hands and cubes like you, and follow the flowchart of the rulebook. The log names the step behind each action.</source>
        <translation>Vous contre deux robots, avec toutes les règles à trois joueurs. Ils ont de l’or, une main et des cubes comme vous, et suivent l’organigramme du livret. Le journal de partie indique l’étape de chaque action.</translation>
    </message>
    <message>
        <source>You alone against Díaz. Each turn, two dice send him to the market, one for each row. What he takes, he uses against you or keeps for his defence. He has no gold and no hand, and never runs out of cubes.</source>
        <translation>Vous seul contre Díaz. À chaque tour, deux dés l’envoient au marché, un pour chaque rangée. Ce qu’il prend, il le tourne contre vous ou le garde pour sa défense. Il n’a ni or ni main, et ne manque jamais de cubes.</translation>
    </message>
    <message>
        <source>You are here</source>
        <translation>Vous êtes ici</translation>
    </message>
    <message>
        <source>You are in Jail because of {seat}.</source>
        <translation>Vous êtes en prison à cause de {seat}.</translation>
    </message>
    <message>
        <source>You are not in Jail.</source>
        <translation>Vous n’êtes pas en prison.</translation>
    </message>
    <message>
        <source>You are seated. The game starts when everyone has joined.</source>
        <translation>Vous êtes à la table. La partie commence quand tout le monde l’a rejointe.</translation>
    </message>
    <message>
        <source>You are {0} short, and lose one card for each.</source>
        <translation>Il vous manque {0}, et vous perdez une carte pour chaque or manquant.</translation>
    </message>
    <message>
        <source>You asked the others less than a minute ago. Wait a little.</source>
        <translation>Vous avez consulté les autres il y a moins d’une minute. Attendez un peu.</translation>
    </message>
    <message>
        <source>You attack yourself, because the victim gets the card and its point.</source>
        <translation>Vous vous attaquez vous-même, car la victime reçoit la carte et son point.</translation>
    </message>
    <message>
        <source>You can ask for this once a player has been away for {word}.</source>
        <translation>Vous pourrez le demander quand un joueur sera absent depuis {word}.</translation>
    </message>
    <message>
        <source>You can buy land only for ranches and plantations.</source>
        <translation>Vous ne pouvez acheter du terrain que pour les ranchs et les plantations.</translation>
    </message>
    <message>
        <source>You can continue only from a complete position, not from the view of one player or of everyone.</source>
        <translation>Vous ne pouvez continuer qu’à partir d’une position complète, pas de la vue d’un joueur ni de la vue commune.</translation>
    </message>
    <message>
        <source>You can do this now.</source>
        <translation>Vous pouvez le faire maintenant.</translation>
    </message>
    <message>
        <source>You can drop a card only where the table lights up.</source>
        <translation>Une carte ne se pose que là où la table s’éclaire.</translation>
    </message>
    <message>
        <source>You can drop it here.</source>
        <translation>Vous pouvez le poser ici.</translation>
    </message>
    <message>
        <source>You can hide it again.</source>
        <translation>Vous pouvez la cacher de nouveau.</translation>
    </message>
    <message>
        <source>You can keep a troop without its enterprise only if it can Retreat.</source>
        <translation>Vous ne pouvez garder une troupe sans son entreprise que si elle peut battre en retraite.</translation>
    </message>
    <message>
        <source>You can look at it.</source>
        <translation>Vous pouvez la regarder.</translation>
    </message>
    <message>
        <source>You can move only your own gold to or from New York.</source>
        <translation>Vous ne pouvez envoyer à New York, ou en rapporter, que votre propre or.</translation>
    </message>
    <message>
        <source>You can pick it up.</source>
        <translation>Vous pouvez le prendre.</translation>
    </message>
    <message>
        <source>You can play on from the position in the file. Its earlier moves do not lead there, so they cannot be undone or replayed. The file is left unchanged; Save will ask for a new name.</source>
        <translation>Vous pouvez continuer à partir de la position du fichier. Ses coups précédents n’y mènent pas&#xa0;: ils ne peuvent être ni annulés ni revus. Le fichier reste inchangé&#xa0;; «&#xa0;Enregistrer&#xa0;» demandera un autre nom.</translation>
    </message>
    <message>
        <source>You can play on from the saved position. Parts of this game were written by {writers}, so its earlier moves cannot be verified, undone or replayed.</source>
        <translation>Vous pouvez continuer à partir de la position enregistrée. Des passages de cette partie ont été écrits par {writers}&#xa0;: les coups précédents ne peuvent être ni vérifiés, ni annulés, ni revus.</translation>
    </message>
    <message>
        <source>You can press it to select or deselect it.</source>
        <translation>Vous pouvez l’activer pour le sélectionner ou le désélectionner.</translation>
    </message>
    <message>
        <source>You can press it.</source>
        <translation>Vous pouvez l’activer.</translation>
    </message>
    <message>
        <source>You can roll for the end only from Winter 1907.</source>
        <translation>On ne lance les dés de la fin qu’à partir de l’hiver 1907.</translation>
    </message>
    <message>
        <source>You can take back only what you placed yourself.</source>
        <translation>Vous ne pouvez reprendre que ce que vous avez placé vous-même.</translation>
    </message>
    <message>
        <source>You can turn them on in Settings.</source>
        <translation>Vous pouvez les activer dans les réglages.</translation>
    </message>
    <message>
        <source>You can undo everything, even what chance or others decided</source>
        <translation>Vous pouvez tout annuler, même ce qu’ont décidé le hasard ou les autres</translation>
    </message>
    <message>
        <source>You cannot be jailed.</source>
        <translation>Vous ne pouvez pas être emprisonné.</translation>
    </message>
    <message>
        <source>You cannot buy rifles from your own store.</source>
        <translation>Vous ne pouvez pas acheter de fusils à votre propre magasin.</translation>
    </message>
    <message>
        <source>You cannot declare, and have no fraud or assassination to play.</source>
        <translation>Vous ne pouvez pas vous déclarer, et n’avez ni fraude ni assassinat à jouer.</translation>
    </message>
    <message>
        <source>You cannot do anything with this item now.</source>
        <translation>Vous ne pouvez rien faire de cet élément pour l’instant.</translation>
    </message>
    <message>
        <source>You cannot drop it here.</source>
        <translation>Vous ne pouvez pas le poser ici.</translation>
    </message>
    <message>
        <source>You cannot drop it there.</source>
        <translation>Vous ne pouvez pas le poser là.</translation>
    </message>
    <message>
        <source>You cannot invite anyone</source>
        <translation>Vous ne pouvez inviter personne</translation>
    </message>
    <message>
        <source>You cannot place those pieces, or none are left.</source>
        <translation>Vous ne pouvez pas placer ces pièces, ou il n’en reste plus.</translation>
    </message>
    <message>
        <source>You cannot speculate on the final Topple.</source>
        <translation>Vous ne pouvez pas spéculer sur le dernier Renversement.</translation>
    </message>
    <message>
        <source>You cannot try more zones after taking back a marker.</source>
        <translation>Après avoir repris un marqueur, vous ne pouvez plus tenter de raid dans d’autres zones.</translation>
    </message>
    <message>
        <source>You cannot undo a step that has revealed cards.</source>
        <translation>Vous ne pouvez pas annuler une étape qui a révélé des cartes.</translation>
    </message>
    <message>
        <source>You cannot undo a step that has shown a hand.</source>
        <translation>Vous ne pouvez pas annuler une étape qui a montré une main.</translation>
    </message>
    <message>
        <source>You cannot undo a turn that has ended.</source>
        <translation>Vous ne pouvez pas annuler un tour terminé.</translation>
    </message>
    <message>
        <source>You cannot undo another player&apos;s decision.</source>
        <translation>Vous ne pouvez pas annuler la décision d’un autre joueur.</translation>
    </message>
    <message>
        <source>You cannot undo anything: the game is over, and all hands are open.</source>
        <translation>Vous ne pouvez plus rien annuler&#xa0;: la partie est finie, et toutes les mains sont visibles.</translation>
    </message>
    <message>
        <source>You cannot undo this decision.</source>
        <translation>Vous ne pouvez pas annuler cette décision.</translation>
    </message>
    <message>
        <source>You cannot undo this play.</source>
        <translation>Vous ne pouvez pas annuler ce coup.</translation>
    </message>
    <message>
        <source>You cannot undo this: chance decides.</source>
        <translation>Vous ne pouvez pas annuler cela&#xa0;: le hasard décide.</translation>
    </message>
    <message>
        <source>You cannot undo this: it ends the game.</source>
        <translation>Vous ne pouvez pas annuler ce coup&#xa0;: il met fin à la partie.</translation>
    </message>
    <message>
        <source>You cannot undo this: it ends your turn.</source>
        <translation>Vous ne pouvez pas annuler ce coup&#xa0;: il met fin à votre tour.</translation>
    </message>
    <message>
        <source>You cannot undo this: it reveals new cards.</source>
        <translation>Vous ne pouvez pas annuler ce coup&#xa0;: il révèle de nouvelles cartes.</translation>
    </message>
    <message>
        <source>You cannot undo this: it shows a hand.</source>
        <translation>Vous ne pouvez pas annuler ce coup&#xa0;: il montre une main.</translation>
    </message>
    <message>
        <source>You cannot undo what chance has decided.</source>
        <translation>Vous ne pouvez pas annuler ce que le hasard a décidé.</translation>
    </message>
    <message>
        <source>You cannot undo what was done before the game was opened.</source>
        <translation>Vous ne pouvez pas annuler ce qui a été fait avant l’ouverture de la partie.</translation>
    </message>
    <message>
        <source>You cannot undo what you decide here.</source>
        <translation>Vous ne pouvez pas annuler ce que vous décidez ici.</translation>
    </message>
    <message>
        <source>You choose what the victim discards: a partner with a monopoly, or an enterprise of an industry they own twice.</source>
        <translation>Vous choisissez ce que la victime défausse&#xa0;: un partenaire à monopole, ou une entreprise d’une industrie qu’elle possède en double.</translation>
    </message>
    <message>
        <source>You collect {gold} for your cube on {card}.</source>
        <translation>Vous touchez {gold} pour votre cube sur {card}.</translation>
    </message>
    <message>
        <source>You declare for {kind}: the Hacendado&apos;s income ends.</source>
        <translation>Vous vous déclarez pour le {kind}&#xa0;: le revenu de l’Hacendado prend fin.</translation>
    </message>
    <message>
        <source>You gain 1 point of {kind} for {card}.</source>
        <translation>Vous gagnez 1 point ({kind}) pour {card}.</translation>
    </message>
    <message>
        <source>You gain {gold}: {before} to {after}.</source>
        <translation>Vous gagnez {gold}&#xa0;: de {before} à {after}.</translation>
    </message>
    <message>
        <source>You get a hint when it is your turn to decide.</source>
        <translation>Vous recevez un conseil quand c’est à vous de décider.</translation>
    </message>
    <message>
        <source>You give up {0}.</source>
        <translation>Vous renoncez à {0}.</translation>
    </message>
    <message>
        <source>You go to Jail.</source>
        <translation>Vous allez en prison.</translation>
    </message>
    <message>
        <source>You had a certain win here. Find it.</source>
        <translation>Vous aviez ici une victoire certaine. Trouvez-la.</translation>
    </message>
    <message>
        <source>You have all of these cards already.</source>
        <translation>Vous avez déjà toutes ces cartes.</translation>
    </message>
    <message>
        <source>You have enough {0}, unless somebody stops you.</source>
        <translation>En {0}, vous avez ce qu’il faut, sauf si quelqu’un vous arrête.</translation>
    </message>
    <message>
        <source>You have enough {0}: buy {1}.</source>
        <translation>En {0}, vous avez ce qu’il faut&#xa0;: achetez {1}.</translation>
    </message>
    <message>
        <source>You have enough {0}; you need a Topple in the market.</source>
        <translation>En {0}, vous avez ce qu’il faut&#xa0;; il vous manque un Renversement au marché.</translation>
    </message>
    <message>
        <source>You have enough {1}, but need {0} more gold for a Topple.</source>
        <translation>En {1}, vous avez ce qu’il faut, mais il manque {0} or pour un Renversement.</translation>
    </message>
    <message>
        <source>You have no Speculation Cube on {place}.</source>
        <translation>Vous n’avez pas de Cube spéculation ici&#xa0;: {place}.</translation>
    </message>
    <message>
        <source>You have no cube left for an Extortion Cube.</source>
        <translation>Il ne vous reste plus de cube pour un Cube extorsion.</translation>
    </message>
    <message>
        <source>You have no cube left.</source>
        <translation>Il ne vous reste plus de cube.</translation>
    </message>
    <message>
        <source>You have no cube there that may be moved.</source>
        <translation>Vous n’avez là aucun cube qui puisse être déplacé.</translation>
    </message>
    <message>
        <source>You have no such ability in play.</source>
        <translation>Vous n’avez pas cette capacité en jeu.</translation>
    </message>
    <message>
        <source>You have no such assassination card.</source>
        <translation>Vous n’avez pas cette carte d’assassinat.</translation>
    </message>
    <message>
        <source>You have no such card in play.</source>
        <translation>Vous n’avez pas cette carte en jeu.</translation>
    </message>
    <message>
        <source>You have no such card in your hand or in play.</source>
        <translation>Vous n’avez pas cette carte, ni en main ni en jeu.</translation>
    </message>
    <message>
        <source>You have no such card in your hand.</source>
        <translation>Vous n’avez pas cette carte en main.</translation>
    </message>
    <message>
        <source>You have no such card that helps Díaz under this regime.</source>
        <translation>Vous n’avez aucune carte de ce genre qui aide Díaz sous ce régime.</translation>
    </message>
    <message>
        <source>You have no such troop in play.</source>
        <translation>Vous n’avez pas cette troupe en jeu.</translation>
    </message>
    <message>
        <source>You have {cubes} for {places}.</source>
        <translation>Vous avez {cubes} pour {places}.</translation>
    </message>
    <message>
        <source>You have {gold} and an income of {income}.</source>
        <translation>Vous avez {gold} et un revenu de {income}.</translation>
    </message>
    <message>
        <source>You hold the fortress. With Hold it adds {value}, but if you lose more, your force is lost with it.</source>
        <translation>Vous tenez la forteresse. En Défense, elle ajoute {value}, mais si vous perdez davantage, votre force tombe avec elle.</translation>
    </message>
    <message>
        <source>You leave Jail.</source>
        <translation>Vous sortez de prison.</translation>
    </message>
    <message>
        <source>You lost about {points} points here. Find a better turn.</source>
        <translation>Vous avez perdu environ {points} points ici. Trouvez un meilleur tour.</translation>
    </message>
    <message>
        <source>You lost {card} in {seat}&apos;s turn.</source>
        <translation>Vous avez perdu {card} pendant le tour de {seat}.</translation>
    </message>
    <message>
        <source>You may move cubes only from card to card, never add them or take them back.</source>
        <translation>Vous ne pouvez que déplacer des cubes d’une carte à l’autre, jamais en ajouter ni en reprendre.</translation>
    </message>
    <message>
        <source>You may move cubes only when your reserve is empty; it holds {reserve}.</source>
        <translation>Vous ne pouvez déplacer des cubes que si votre réserve est vide&#xa0;; elle en contient {reserve}.</translation>
    </message>
    <message>
        <source>You may speculate on the final Topple, too.</source>
        <translation>On peut aussi spéculer sur le dernier Renversement.</translation>
    </message>
    <message>
        <source>You need a Topple in the market, then declare for {0}.</source>
        <translation>Il vous faut un Renversement au marché&#xa0;; déclarez-vous ensuite pour le {0}.</translation>
    </message>
    <message>
        <source>You need {0} more {1} and {2}.</source>
        <translation>Il vous faut {0} de plus en {1} et {2}.</translation>
    </message>
    <message>
        <source>You need {0} more {1}, and a Topple in the market.</source>
        <translation>Il vous faut {0} de plus en {1}, et un Renversement au marché.</translation>
    </message>
    <message>
        <source>You need {0} more {1}.</source>
        <translation>Il vous faut {0} de plus en {1}.</translation>
    </message>
    <message>
        <source>You need {2} more {1}, and {0} more gold for a Topple.</source>
        <translation>Il vous faut {2} de plus en {1}, et {0} or de plus pour un Renversement.</translation>
    </message>
    <message>
        <source>You pay {gold}: {before} to {after}.</source>
        <translation>Vous payez {gold}&#xa0;: de {before} à {after}.</translation>
    </message>
    <message>
        <source>You reached {have}; {amount} is possible.</source>
        <translation>Vous avez atteint {have}&#xa0;; {amount} est possible.</translation>
    </message>
    <message>
        <source>You start with {0}; Díaz needs none.</source>
        <translation>Vous commencez avec {0}&#xa0;; Díaz n’en a pas besoin.</translation>
    </message>
    <message>
        <source>You will have only {gold} to keep {cards} in the Depression.</source>
        <translation>Vous n’aurez que {gold} pour garder {cards} pendant la Dépression.</translation>
    </message>
    <message>
        <source>You win at one of the four Topples if you have more points of the regime&apos;s prestige than his defence: 4 (6 of Outrage), plus the points of his cards. Otherwise he stays in power.</source>
        <translation>Vous gagnez à l’un des quatre Renversements si vous avez plus de points du prestige du régime que sa défense&#xa0;: 4 (6 en Indignation), plus les points de ses cartes. Sinon, il reste au pouvoir.</translation>
    </message>
    <message>
        <source>You win with {0} + 1 {1}: buy {2}, declare.</source>
        <translation>Vous gagnez avec {0} + 1 en {1}&#xa0;: achetez {2}, puis déclarez-vous.</translation>
    </message>
    <message>
        <source>You win with {0} + 1 {1}: declare.</source>
        <translation>Vous gagnez avec {0} + 1 en {1}&#xa0;: déclarez-vous.</translation>
    </message>
    <message>
        <source>You win with {2} + 1 {1}, but need {0} more gold for a Topple.</source>
        <translation>Vous gagnez avec {2} + 1 en {1}, mais il faut {0} or de plus pour un Renversement.</translation>
    </message>
    <message>
        <source>You win with {points} this turn, for {gold}.</source>
        <translation>Ce tour-ci, vous gagnez avec {points}, pour {gold}.</translation>
    </message>
    <message>
        <source>You win with {points} this turn: {plan}.</source>
        <translation>Ce tour-ci, vous gagnez avec {points}&#xa0;: {plan}.</translation>
    </message>
    <message>
        <source>You win: that is the plan you missed.</source>
        <translation>Vous gagnez&#xa0;: c’est le plan que vous aviez manqué.</translation>
    </message>
    <message>
        <source>Your Chain Railroad: any connection for 1 gold</source>
        <translation>Votre Chaîne de chemin de fer&#xa0;: n’importe quelle connexion pour 1 or</translation>
    </message>
    <message>
        <source>Your Hacendado and your army</source>
        <translation>Votre Hacendado et votre armée</translation>
    </message>
    <message>
        <source>Your Hacendado has declared already.</source>
        <translation>Votre Hacendado s’est déjà déclaré.</translation>
    </message>
    <message>
        <source>Your Hacendado has no such cause.</source>
        <translation>Votre Hacendado n’a pas cette cause.</translation>
    </message>
    <message>
        <source>Your Tripartite is Díaz and your two strongest opponents; for {fewest} to 6 players</source>
        <translation>Votre Tripartite&#xa0;: Díaz et vos deux adversaires les plus forts&#xa0;; de {fewest} à 6 joueurs</translation>
    </message>
    <message>
        <source>Your Tripartite: Díaz ({diaz}) and your two strongest opponents.</source>
        <translation>Votre Tripartite&#xa0;: Díaz ({diaz}) et vos deux adversaires les plus forts.</translation>
    </message>
    <message>
        <source>Your Tripartite: Díaz ({diaz}) and your two weakest opponents.</source>
        <translation>Votre Tripartite&#xa0;: Díaz ({diaz}) et vos deux adversaires les plus faibles.</translation>
    </message>
    <message>
        <source>Your Tripartite: Díaz ({diaz}), his Vice-President (1) and your opponent.</source>
        <translation>Votre Tripartite&#xa0;: Díaz ({diaz}), son vice-président (1) et votre adversaire.</translation>
    </message>
    <message>
        <source>Your actions, and actions of others that affect you</source>
        <translation>Vos actions, et les actions des autres qui vous concernent</translation>
    </message>
    <message>
        <source>Your best with this set-up; last time: {score}.</source>
        <translation>Votre meilleur résultat avec cette mise en place&#xa0;; la dernière fois&#xa0;: {score}.</translation>
    </message>
    <message>
        <source>Your cards would then cost {due} a turn; after income you would have {gold}.</source>
        <translation>Vos cartes coûteraient alors {due} par tour&#xa0;; après le revenu vous auriez {gold}.</translation>
    </message>
    <message>
        <source>Your connection on {card} is gone.</source>
        <translation>Votre connexion sur {card} a disparu.</translation>
    </message>
    <message>
        <source>Your corrected cards for Pax Porfiriana, by number. Deck code: {0}.</source>
        <translation>Vos cartes corrigées pour Pax Porfiriana, par numéro. Code du paquet&#xa0;: {0}.</translation>
    </message>
    <message>
        <source>Your forces there: {fps}.</source>
        <translation>Vos forces à cet endroit&#xa0;: {fps}.</translation>
    </message>
    <message>
        <source>Your games</source>
        <extracomment>desk/home/home_page.py: Home page, shown at start and reachable from the table.</extracomment>
        <translation>Vos parties</translation>
    </message>
    <message>
        <source>Your hand</source>
        <extracomment>desk/view/screen_reader.py: Announcements for screen readers and the built-in voice: focus, prompts, summaries. porfiriana/table/scene/drawing.py: Drawing of the scene for Pax Porfiriana.</extracomment>
        <translation>Votre main</translation>
    </message>
    <message>
        <source>Your hand is full ({hand_limit} cards).</source>
        <translation>Votre main est pleine ({hand_limit} cartes).</translation>
    </message>
    <message>
        <source>Your hand may allow more. Hold Space or your hand to see it.</source>
        <translation>Votre main permet peut-être davantage. Maintenez Espace enfoncé, ou le doigt sur votre main, pour la voir.</translation>
    </message>
    <message>
        <source>Your land</source>
        <extracomment>porfiriana/table/scene/drawing.py: Drawing of the scene for Pax Porfiriana.</extracomment>
        <translation>Vos terres</translation>
    </message>
    <message>
        <source>Your mines earn {amount} more, except in a Depression.</source>
        <translation>Vos mines rapportent {amount} de plus, sauf pendant une Dépression.</translation>
    </message>
    <message>
        <source>Your new table waits for: {names}</source>
        <translation>Votre nouvelle table attend&#xa0;: {names}</translation>
    </message>
    <message>
        <source>Your note was removed.</source>
        <translation>Votre note a été retirée.</translation>
    </message>
    <message>
        <source>Your note will be sent with your next action.</source>
        <translation>Votre note sera envoyée avec votre prochaine action.</translation>
    </message>
    <message>
        <source>Your note will be sent with your next action. Everyone at the table can read it in the log and in the replay.</source>
        <translation>Votre note sera envoyée avec votre prochaine action. Toute la table peut la lire dans le journal de partie et dans la relecture.</translation>
    </message>
    <message>
        <source>Your own</source>
        <extracomment>mexican_adventure/table/puzzles.py: Puzzles of The Mexican Adventure at the table: their sessions and texts. porfiriana/table/puzzles.py: Puzzles: sessions and texts. No Qt.</extracomment>
        <translation>Les vôtres</translation>
    </message>
    <message>
        <source>Your own dice for the end</source>
        <translation>Vos propres dés pour la fin</translation>
    </message>
    <message>
        <source>Your own dice for the lawsuit</source>
        <translation>Vos propres dés pour le procès</translation>
    </message>
    <message>
        <source>Your own dice for the order of play</source>
        <translation>Vos propres dés pour l’ordre du tour</translation>
    </message>
    <message>
        <source>Your own die for the return from the war</source>
        <translation>Votre propre dé pour le retour de la guerre</translation>
    </message>
    <message>
        <source>Your own enterprise must be free of Unrest.</source>
        <translation>Votre propre entreprise doit être sans Agitation.</translation>
    </message>
    <message>
        <source>Your own position</source>
        <translation>Votre propre position</translation>
    </message>
    <message>
        <source>Your own puzzle</source>
        <translation>Votre propre problème</translation>
    </message>
    <message>
        <source>Your pieces</source>
        <extracomment>mexican_adventure/table/scene/drawing.py: Scene of The Mexican Adventure: see ``paxdesk/desk/scene/game_drawing.py``. mexican_adventure/table/scene/tray.py: Tray in the Pacific: pieces to be selected, and buttons for their actions.</extracomment>
        <translation>Vos pièces</translation>
    </message>
    <message>
        <source>Your progress</source>
        <extracomment>porfiriana/table/sheets/records_sheet.py: Records of a player, and their sheet.</extracomment>
        <translation>Vos progrès</translation>
    </message>
    <message>
        <source>Your rating: {rating}</source>
        <translation>Votre niveau&#xa0;: {rating}</translation>
    </message>
    <message>
        <source>Your records</source>
        <extracomment>desk/home/home_page.py: Home page, shown at start and reachable from the table. desk/window/window.py: Main window: the desk, its commands, saved games and sheets. porfiriana/table/sheets/records_sheet.py: Records of a player, and their sheet.</extracomment>
        <translation>Vos résultats</translation>
    </message>
    <message>
        <source>Your router already forwards port {port} to another computer ({other}).</source>
        <translation>Votre routeur redirige déjà le port {port} vers un autre ordinateur ({other}).</translation>
    </message>
    <message>
        <source>Your router did not open port {port}. It answered: {words}</source>
        <translation>Votre routeur n’a pas ouvert le port {port}. Il a répondu&#xa0;: {words}</translation>
    </message>
    <message>
        <source>Your router forwards port {port} of {address} to this computer.</source>
        <translation>Votre routeur redirige le port {port} de {address} vers cet ordinateur.</translation>
    </message>
    <message>
        <source>Your router has no public address ({address}): your provider shares one among several homes. Use an IPv6 address, or host on a computer with a public address.</source>
        <translation>Votre routeur n’a pas d’adresse publique ({address})&#xa0;: votre fournisseur en partage une entre plusieurs foyers. Utilisez une adresse IPv6, ou hébergez la table sur un ordinateur qui a une adresse publique.</translation>
    </message>
    <message>
        <source>Your seat is now played from another window or computer.</source>
        <translation>Votre place est maintenant occupée depuis une autre fenêtre ou un autre ordinateur.</translation>
    </message>
    <message>
        <source>Your seats at other tables</source>
        <translation>Vos places à d’autres tables</translation>
    </message>
    <message>
        <source>Your settings</source>
        <extracomment>desk/window/preferences_part.py: Commands, settings and shortcuts of a window, and preloading of code.</extracomment>
        <translation>Vos réglages</translation>
    </message>
    <message>
        <source>Your share is not in the deal, though this program sent it.</source>
        <translation>Votre part ne figure pas dans la donne, bien que ce programme l’ait envoyée.</translation>
    </message>
    <message>
        <source>Your tableau</source>
        <extracomment>porfiriana/table/scene/accessible_names.py: Accessible names of items on the table.</extracomment>
        <translation>Votre étalage</translation>
    </message>
    <message>
        <source>Your troop may Retreat when a troop of its faction takes its place</source>
        <translation>Votre troupe peut battre en retraite quand une troupe de sa faction prend sa place</translation>
    </message>
    <message>
        <source>Your troops may go to any district.</source>
        <translation>Vos troupes peuvent aller dans n’importe quel district.</translation>
    </message>
    <message>
        <source>Your troops may go to {goal}.</source>
        <translation>Libre passage pour vos troupes&#xa0;: {goal}.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <extracomment>desk/window/hosted_game.py: Hosted tables of a window, their servers, and notifications of turns. porfiriana/table/sheets/overview.py: Overview of the game: turn, actions with prices, victory, icons and keys.</extracomment>
        <translation>Votre tour</translation>
    </message>
    <message>
        <source>Your turns</source>
        <extracomment>porfiriana/table/own_turns.py: A player's worst turns, stored to be played again. No Qt.</extracomment>
        <translation>Vos tours</translation>
    </message>
    <message>
        <source>Your {factions} troops may go to any district.</source>
        <translation>Vos troupes de faction {factions} peuvent aller dans n’importe quel district.</translation>
    </message>
    <message>
        <source>Your {factions} troops may go to {goal}.</source>
        <translation>Libre passage pour vos troupes de faction {factions}&#xa0;: {goal}.</translation>
    </message>
    <message>
        <source>Zinc</source>
        <extracomment>desk/painting/palette.py: Inks, papers, seats and themes; colours are hexadecimal strings.</extracomment>
        <translation>Zinc</translation>
    </message>
    <message>
        <source>Zone</source>
        <extracomment>mexican_adventure/table/inspection.py: Inspector content for zones and pieces that the reader may see. No Qt. mexican_adventure/table/sheets/workshop_sheets.py: Editor of positions and puzzles: pieces are dragged, stacks are clicked.</extracomment>
        <translation>Zone</translation>
    </message>
    <message>
        <source>Zones held by turn</source>
        <translation>Zones tenues par tour</translation>
    </message>
    <message>
        <source>Zones of the map</source>
        <translation>Zones de la carte</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <extracomment>desk/window/preferences_part.py: Commands, settings and shortcuts of a window, and preloading of code.</extracomment>
        <translation>Zoom avant</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <extracomment>desk/window/preferences_part.py: Commands, settings and shortcuts of a window, and preloading of code.</extracomment>
        <translation>Zoom arrière</translation>
    </message>
    <message>
        <source>Zuloaga family estate west of Chihuahua city, where Madero made camp in 1911.</source>
        <translation>Domaine de la famille Zuloaga à l’ouest de la ville de Chihuahua, où Madero établit son camp en 1911.</translation>
    </message>
    <message>
        <source>a Chain Railroad on another oval</source>
        <translation>une Chaîne de chemin de fer sur un autre ovale</translation>
    </message>
    <message>
        <source>a Guerrilla holds {zone}</source>
        <translation>une Guérilla tient {zone}</translation>
    </message>
    <message>
        <source>a Guerrilla under Imperial FP in {zone}</source>
        <translation>une Guérilla sous des PF impériaux à {zone}</translation>
    </message>
    <message>
        <source>a Hacendado</source>
        <extracomment>porfiriana/scenarios/position.py: Builder of the position ``given`` in a scenario.</extracomment>
        <translation>un Hacendado</translation>
    </message>
    <message>
        <source>a Hand Limit of {0}</source>
        <translation>une limite de main de {0}</translation>
    </message>
    <message>
        <source>a Headline or Topple</source>
        <translation>un Titre ou un Renversement</translation>
    </message>
    <message>
        <source>a Liberator without slaves</source>
        <translation>un Libérateur sans esclaves</translation>
    </message>
    <message>
        <source>a Pax-o-matic is sure to win</source>
        <translation>un Pax-o-matic est sûr de gagner</translation>
    </message>
    <message>
        <source>a Public Card</source>
        <translation>une Carte publique</translation>
    </message>
    <message>
        <source>a Public Card instead of the dearest column</source>
        <translation>une Carte publique au lieu de la colonne la plus chère</translation>
    </message>
    <message>
        <source>a Regular Order in {zone}</source>
        <translation>un ordre régulier à {zone}</translation>
    </message>
    <message>
        <source>a Scapegoat for the prestige</source>
        <translation>un bouc émissaire pour le prestige</translation>
    </message>
    <message>
        <source>a Speculation Cube is on the final Topple</source>
        <translation>il y a un Cube spéculation sur le dernier Renversement</translation>
    </message>
    <message>
        <source>a Speculation Cube is on {place}, which is empty</source>
        <translation>un Cube spéculation se trouve à {place}, qui est vide</translation>
    </message>
    <message>
        <source>a Spy is there</source>
        <translation>un Espion veille</translation>
    </message>
    <message>
        <source>a Topple ({0} gold)</source>
        <translation>un Renversement ({0} or)</translation>
    </message>
    <message>
        <source>a Topple&apos;s event ({0} gold)</source>
        <translation>l’événement d’un Renversement ({0} or)</translation>
    </message>
    <message>
        <source>a UTF-8 text file</source>
        <translation>un fichier texte en UTF-8</translation>
    </message>
    <message>
        <source>a bank</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>une banque</translation>
    </message>
    <message>
        <source>a better one</source>
        <translation>un meilleur</translation>
    </message>
    <message>
        <source>a bidder is not a player</source>
        <translation>un enchérisseur n’est pas un joueur</translation>
    </message>
    <message>
        <source>a black card</source>
        <translation>une carte noire</translation>
    </message>
    <message>
        <source>a boycott keeps investors away</source>
        <translation>un boycott éloigne les investisseurs</translation>
    </message>
    <message>
        <source>a brewery</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>une brasserie</translation>
    </message>
    <message>
        <source>a builder at {number}</source>
        <translation>un constructeur sur la carte {number}</translation>
    </message>
    <message>
        <source>a burned bridge</source>
        <translation>un pont brûlé</translation>
    </message>
    <message>
        <source>a burned city</source>
        <translation>une grande ville brûlée</translation>
    </message>
    <message>
        <source>a burned town</source>
        <translation>un bourg brûlé</translation>
    </message>
    <message>
        <source>a card</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>une carte</translation>
    </message>
    <message>
        <source>a card for the hand</source>
        <translation>une carte pour la main</translation>
    </message>
    <message>
        <source>a card number {first_card} to {last_card}</source>
        <translation>un numéro de carte de {first_card} à {last_card}</translation>
    </message>
    <message>
        <source>a card of the Play Deck</source>
        <translation>une carte du paquet à jouer</translation>
    </message>
    <message>
        <source>a card of the kind {kind} has no such part</source>
        <translation>une carte du type {kind} n’a pas cette partie</translation>
    </message>
    <message>
        <source>a card of the set, such as C12</source>
        <translation>une carte du jeu, comme C12</translation>
    </message>
    <message>
        <source>a card of type {kind}</source>
        <translation>une carte du type {kind}</translation>
    </message>
    <message>
        <source>a card of type {kind} in this file</source>
        <translation>une carte du type {kind} dans ce fichier</translation>
    </message>
    <message>
        <source>a card that is not in the game is up for auction</source>
        <translation>une carte absente de la partie est mise aux enchères</translation>
    </message>
    <message>
        <source>a card with an award or with slaves</source>
        <translation>une carte avec une récompense ou des esclaves</translation>
    </message>
    <message>
        <source>a card without a kind</source>
        <translation>une carte sans type</translation>
    </message>
    <message>
        <source>a card&apos;s ability can be used</source>
        <translation>la capacité d’une carte peut être utilisée</translation>
    </message>
    <message>
        <source>a casino</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>un casino</translation>
    </message>
    <message>
        <source>a chit is drawn that was not specified</source>
        <translation>un jeton est tiré sans avoir été indiqué</translation>
    </message>
    <message>
        <source>a chit is in two places, or does not exist</source>
        <translation>un jeton est à deux endroits, ou n’existe pas</translation>
    </message>
    <message>
        <source>a chit {first} to {last}</source>
        <translation>un jeton de {first} à {last}</translation>
    </message>
    <message>
        <source>a contested fortress needs “holds”</source>
        <translation>il faut «&#xa0;holds&#xa0;» pour une forteresse disputée</translation>
    </message>
    <message>
        <source>a count of the {owner} outside an attack</source>
        <translation>un décompte de {owner} hors d’une attaque</translation>
    </message>
    <message>
        <source>a count that is not of one thing</source>
        <translation>un décompte qui ne porte pas sur une seule chose</translation>
    </message>
    <message>
        <source>a cube place such as 61.income</source>
        <translation>un emplacement de cube comme 61.income</translation>
    </message>
    <message>
        <source>a cut of {gold} in {seat}&apos;s income</source>
        <translation>une baisse de {gold} du revenu de {seat}</translation>
    </message>
    <message>
        <source>a damaged spreadsheet</source>
        <translation>une feuille de calcul endommagée</translation>
    </message>
    <message>
        <source>a die is rolled without a specified result</source>
        <translation>un dé est lancé sans résultat indiqué</translation>
    </message>
    <message>
        <source>a different map or different counters</source>
        <translation>une autre carte ou d’autres pions</translation>
    </message>
    <message>
        <source>a factory</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>une usine</translation>
    </message>
    <message>
        <source>a farm</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>une ferme</translation>
    </message>
    <message>
        <source>a filter</source>
        <extracomment>porfiriana/rules/deck_reading.py: Strict reading of card files; the classes of ``cards.py`` are the schema.</extracomment>
        <translation>un filtre</translation>
    </message>
    <message>
        <source>a filter for {kind} cards, which are never in play</source>
        <translation>un filtre pour les cartes {kind}, qui ne sont jamais en jeu</translation>
    </message>
    <message>
        <source>a folder of card files</source>
        <translation>un dossier de fichiers de cartes</translation>
    </message>
    <message>
        <source>a force that is ordered in {zone} is not there</source>
        <translation>la force qui reçoit un ordre à {zone} n’y est pas</translation>
    </message>
    <message>
        <source>a free card can be sold</source>
        <translation>une carte gratuite peut se vendre</translation>
    </message>
    <message>
        <source>a further point without a first</source>
        <translation>un point de plus sans premier point</translation>
    </message>
    <message>
        <source>a game shared by another version of Pax Desk ({program})</source>
        <translation>une partie partagée par une autre version de Pax Desk ({program})</translation>
    </message>
    <message>
        <source>a game that is over has an end, a winner and nothing else to do</source>
        <translation>une partie terminée a une fin, un vainqueur et plus rien à faire</translation>
    </message>
    <message>
        <source>a gun store</source>
        <translation>un magasin d’armes à feu</translation>
    </message>
    <message>
        <source>a headline</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>un Titre</translation>
    </message>
    <message>
        <source>a hidden card is an assassination</source>
        <translation>une carte cachée est un assassinat</translation>
    </message>
    <message>
        <source>a hint</source>
        <extracomment>porfiriana/table/sheets/overview.py: Overview of the game: turn, actions with prices, victory, icons and keys.</extracomment>
        <translation>un conseil</translation>
    </message>
    <message>
        <source>a hotel</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>un hôtel</translation>
    </message>
    <message>
        <source>a human player has more of its prestige than their Tripartite</source>
        <translation>un joueur humain a plus de ce prestige que sa Tripartite</translation>
    </message>
    <message>
        <source>a kind</source>
        <extracomment>porfiriana/rules/deck_reading.py: Strict reading of card files; the classes of ``cards.py`` are the schema.</extracomment>
        <translation>un type</translation>
    </message>
    <message>
        <source>a leader</source>
        <extracomment>mexican_adventure/rules/notation.py: Notation: one line for every action, and its parser.</extracomment>
        <translation>un chef</translation>
    </message>
    <message>
        <source>a leader is placed twice</source>
        <translation>un chef est placé deux fois</translation>
    </message>
    <message>
        <source>a leader rides to {zone}</source>
        <translation>un chef chevauche vers {zone}</translation>
    </message>
    <message>
        <source>a leader takes the initiative in {zone}</source>
        <translation>un chef prend l’initiative à {zone}</translation>
    </message>
    <message>
        <source>a leader, FP such as 7A.french or 9C, or “navy”</source>
        <translation>un chef, des PF comme 7A.french ou 9C, ou «&#xa0;navy&#xa0;»</translation>
    </message>
    <message>
        <source>a list</source>
        <extracomment>strict_yaml.py: Strict YAML: nodes with line numbers, and readers that never coerce.</extracomment>
        <translation>une liste</translation>
    </message>
    <message>
        <source>a list of {least} items</source>
        <translation>une liste (nombre d’éléments&#xa0;: {least})</translation>
    </message>
    <message>
        <source>a list of {least} or more items</source>
        <translation>une liste (nombre d’éléments&#xa0;: au moins {least})</translation>
    </message>
    <message>
        <source>a list of {least} to {most} items</source>
        <translation>une liste (nombre d’éléments&#xa0;: de {least} à {most})</translation>
    </message>
    <message>
        <source>a list of {number} items, which is too many</source>
        <translation>une liste de {number} éléments, ce qui est trop</translation>
    </message>
    <message>
        <source>a lumber company</source>
        <translation>une exploitation forestière</translation>
    </message>
    <message>
        <source>a marker is off its track</source>
        <translation>un marqueur est hors de sa piste</translation>
    </message>
    <message>
        <source>a market card</source>
        <translation>une carte du marché</translation>
    </message>
    <message>
        <source>a market slot {first_slot} to {last_slot}</source>
        <translation>une case du marché de {first_slot} à {last_slot}</translation>
    </message>
    <message>
        <source>a mine</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>une mine</translation>
    </message>
    <message>
        <source>a missing Prestige Cube costs nothing</source>
        <translation>un Cube prestige manquant ne coûte rien</translation>
    </message>
    <message>
        <source>a name of {number} characters</source>
        <translation>un nom de {number} caractères</translation>
    </message>
    <message>
        <source>a name with quotation marks, or longer than 60 characters</source>
        <translation>un nom avec des guillemets, ou de plus de 60 caractères</translation>
    </message>
    <message>
        <source>a negative number of RP</source>
        <translation>un nombre négatif de PR</translation>
    </message>
    <message>
        <source>a negative number of markers in {zone}</source>
        <translation>un nombre négatif de marqueurs à {zone}</translation>
    </message>
    <message>
        <source>a newspaper</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>un journal</translation>
    </message>
    <message>
        <source>a note in quotation marks</source>
        <translation>une note entre guillemets</translation>
    </message>
    <message>
        <source>a number</source>
        <extracomment>mexican_adventure/rules/notation.py: Notation: one line for every action, and its parser. sierra_madre/card_lines.py: Printed facts of a card as one line: ``copper_mine quarters 2 profit 3``.</extracomment>
        <translation>un nombre</translation>
    </message>
    <message>
        <source>a number far too large</source>
        <translation>un nombre beaucoup trop grand</translation>
    </message>
    <message>
        <source>a number from 0 to {most}</source>
        <translation>un nombre de 0 à {most}</translation>
    </message>
    <message>
        <source>a partner</source>
        <extracomment>porfiriana/robots/reasons.py: Reasons of robots: keys, storage format and translated sentences. porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>un partenaire</translation>
    </message>
    <message>
        <source>a partner for later</source>
        <translation>un partenaire pour plus tard</translation>
    </message>
    <message>
        <source>a partner or a troop</source>
        <translation>un partenaire ou une troupe</translation>
    </message>
    <message>
        <source>a place for gold, such as T, P2, NY2 or C12</source>
        <translation>un lieu pour l’or, comme T, P2, NY2 ou C12</translation>
    </message>
    <message>
        <source>a plain value, or text in quotes</source>
        <translation>une valeur simple, ou du texte entre guillemets</translation>
    </message>
    <message>
        <source>a plantation</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>une plantation</translation>
    </message>
    <message>
        <source>a player P1 to P6</source>
        <translation>un joueur de P1 à P6</translation>
    </message>
    <message>
        <source>a player, such as P2</source>
        <translation>un joueur, comme P2</translation>
    </message>
    <message>
        <source>a point of {0}</source>
        <translation>un point de {0}</translation>
    </message>
    <message>
        <source>a point of {kind} for later</source>
        <translation>un point de {kind} pour plus tard</translation>
    </message>
    <message>
        <source>a prestige</source>
        <extracomment>porfiriana/rules/deck_reading.py: Strict reading of card files; the classes of ``cards.py`` are the schema.</extracomment>
        <translation>un prestige</translation>
    </message>
    <message>
        <source>a project</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>un projet</translation>
    </message>
    <message>
        <source>a quarter, such as 1899-spring</source>
        <translation>un trimestre, comme 1899-spring</translation>
    </message>
    <message>
        <source>a rail base or oval first</source>
        <translation>une base ou un ovale de rail d’abord</translation>
    </message>
    <message>
        <source>a railroad</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>un chemin de fer</translation>
    </message>
    <message>
        <source>a ranch</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>un ranch</translation>
    </message>
    <message>
        <source>a rival could have toppled Díaz next turn and now cannot</source>
        <translation>un rival aurait pu renverser Díaz au prochain tour et ne le peut plus</translation>
    </message>
    <message>
        <source>a rival goes to Jail</source>
        <translation>un rival va en prison</translation>
    </message>
    <message>
        <source>a rival goes to Jail this turn</source>
        <translation>un rival va en prison ce tour-ci</translation>
    </message>
    <message>
        <source>a rival is {missing} {kind} short of toppling Díaz; this turn another kind will count</source>
        <translation>en {kind}, il manque {missing} à un rival pour renverser Díaz&#xa0;; ce tour-ci, une autre sorte va compter</translation>
    </message>
    <message>
        <source>a rival loses a point of {kind} and has {points} left</source>
        <translation>un rival perd un point de {kind} et en garde {points}</translation>
    </message>
    <message>
        <source>a rival loses {gold} gold this turn</source>
        <translation>un rival perd {gold} or ce tour-ci</translation>
    </message>
    <message>
        <source>a rival was {missing} {kind} short of toppling Díaz; now another kind counts</source>
        <translation>en {kind}, il manquait {missing} à un rival pour renverser Díaz&#xa0;; maintenant, une autre sorte compte</translation>
    </message>
    <message>
        <source>a rival&apos;s income falls to {income} gold this turn</source>
        <translation>le revenu d’un rival tombe à {income} or ce tour-ci</translation>
    </message>
    <message>
        <source>a robot plays for {names}</source>
        <translation>un robot joue pour {names}</translation>
    </message>
    <message>
        <source>a roll 0 to 9</source>
        <translation>un jet de 0 à 9</translation>
    </message>
    <message>
        <source>a roll 1 to 6</source>
        <translation>un jet de dé de 1 à 6</translation>
    </message>
    <message>
        <source>a school</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>une école</translation>
    </message>
    <message>
        <source>a second card costs {needed} actions, and it has {left}</source>
        <translation>une deuxième carte coûte {needed} actions, et il lui en reste {left}</translation>
    </message>
    <message>
        <source>a second document</source>
        <translation>un deuxième document</translation>
    </message>
    <message>
        <source>a shared game of a different board game</source>
        <translation>une partie partagée d’un autre jeu</translation>
    </message>
    <message>
        <source>a ship</source>
        <extracomment>mexican_adventure/table/scene/tray.py: Tray in the Pacific: pieces to be selected, and buttons for their actions. mexican_adventure/table/words/terms.py: Names of the game's terms for players. No Qt.</extracomment>
        <translation>un navire</translation>
    </message>
    <message>
        <source>a ship carries troops from {start} to {zone}</source>
        <translation>un navire transporte des troupes de {start} à {zone}</translation>
    </message>
    <message>
        <source>a ship flees to {zone}</source>
        <translation>un navire fuit vers {zone}</translation>
    </message>
    <message>
        <source>a ship in {zone}, which is not a port</source>
        <translation>un navire à {zone}, qui n’est pas un port</translation>
    </message>
    <message>
        <source>a ship is lost in {zone}</source>
        <translation>un navire est perdu à {zone}</translation>
    </message>
    <message>
        <source>a ship sails from {start} to {zone}</source>
        <translation>un navire va de {start} à {zone}</translation>
    </message>
    <message>
        <source>a smelter</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>une fonderie</translation>
    </message>
    <message>
        <source>a table at {host}</source>
        <translation>une table chez {host}</translation>
    </message>
    <message>
        <source>a target that is not an enterprise</source>
        <translation>une cible qui n’est pas une entreprise</translation>
    </message>
    <message>
        <source>a target that no effect needs</source>
        <translation>une cible dont aucun effet n’a besoin</translation>
    </message>
    <message>
        <source>a target without a kind</source>
        <translation>une cible sans type</translation>
    </message>
    <message>
        <source>a train runs from {start} to {zone}</source>
        <translation>un train va de {start} à {zone}</translation>
    </message>
    <message>
        <source>a troop</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts. porfiriana/scenarios/position.py: Builder of the position ``given`` in a scenario.</extracomment>
        <translation>une troupe</translation>
    </message>
    <message>
        <source>a troop for later</source>
        <translation>une troupe pour plus tard</translation>
    </message>
    <message>
        <source>a verb that does nothing to this kind ({found})</source>
        <translation>un verbe qui ne fait rien à ce type ({found})</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>un nombre entier</translation>
    </message>
    <message>
        <source>a whole number from {least} to {most}</source>
        <translation>un nombre entier de {least} à {most}</translation>
    </message>
    <message>
        <source>a whole number of {least} or more</source>
        <translation>un nombre entier d’au moins {least}</translation>
    </message>
    <message>
        <source>a winner</source>
        <extracomment>porfiriana/rules/invariants.py: Invariants of a position; violations are reported as sentences.</extracomment>
        <translation>un vainqueur</translation>
    </message>
    <message>
        <source>a word</source>
        <extracomment>strict_yaml.py: Strict YAML: nodes with line numbers, and readers that never coerce.</extracomment>
        <translation>un mot</translation>
    </message>
    <message>
        <source>a word, a number or text in quotes</source>
        <translation>un mot, un nombre ou du texte entre guillemets</translation>
    </message>
    <message>
        <source>a zone</source>
        <extracomment>mexican_adventure/rules/notation.py: Notation: one line for every action, and its parser.</extracomment>
        <translation>une zone</translation>
    </message>
    <message>
        <source>a {name} card</source>
        <translation>une carte {name}</translation>
    </message>
    <message>
        <source>a “{name}” record</source>
        <translation>une entrée «&#xa0;{name}&#xa0;»</translation>
    </message>
    <message>
        <source>accuracy {percent} %: {turns}</source>
        <translation>précision {percent} %&#xa0;: {turns}</translation>
    </message>
    <message>
        <source>actions</source>
        <extracomment>porfiriana/table/sheets/overview.py: Overview of the game: turn, actions with prices, victory, icons and keys.</extracomment>
        <translation>actions</translation>
    </message>
    <message>
        <source>active {prestige} point, regardless of owner</source>
        <translation>point de {prestige} actif, quel qu’en soit le propriétaire</translation>
    </message>
    <message>
        <source>activists</source>
        <extracomment>porfiriana/audit/enterprises.py: Facts about enterprises, partners and Hacendados.</extracomment>
        <translation>activistes</translation>
    </message>
    <message>
        <source>adobe house</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>maison d’adobe</translation>
    </message>
    <message>
        <source>aeroplane</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>aéroplane</translation>
    </message>
    <message>
        <source>after this turn, can topple Díaz in the next, unless stopped</source>
        <translation>après ce tour-ci, peut renverser Díaz au suivant, sauf empêchement</translation>
    </message>
    <message numerus="yes">
        <source>again in %n day(s)</source>
        <translation>
            <numerusform>de nouveau dans %n jour</numerusform>
            <numerusform>de nouveau dans %n jours</numerusform>
        </translation>
    </message>
    <message>
        <source>all</source>
        <extracomment>porfiriana/table/sheets/card_fields.py: Rows of a form that show and edit the fields of a card.</extracomment>
        <translation>tout</translation>
    </message>
    <message>
        <source>all four</source>
        <extracomment>porfiriana/rules/deck.py: The deck: all 220 cards, read from a folder of card files.</extracomment>
        <translation>les quatre</translation>
    </message>
    <message>
        <source>all players</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>tous les joueurs</translation>
    </message>
    <message>
        <source>all three used</source>
        <translation>les trois employées</translation>
    </message>
    <message>
        <source>an action ({verbs})</source>
        <translation>une action ({verbs})</translation>
    </message>
    <message>
        <source>an amount such as x2</source>
        <translation>une quantité comme x2</translation>
    </message>
    <message>
        <source>an atrocity for sure</source>
        <translation>atrocité certaine</translation>
    </message>
    <message>
        <source>an atrocity in {zone}</source>
        <translation>une atrocité à {zone}</translation>
    </message>
    <message>
        <source>an attack or a showdown in the wrong phase of the turn</source>
        <translation>une attaque ou une épreuve de force dans la mauvaise phase du tour</translation>
    </message>
    <message>
        <source>an empty cell</source>
        <translation>une cellule vide</translation>
    </message>
    <message>
        <source>an empty filter</source>
        <translation>un filtre vide</translation>
    </message>
    <message>
        <source>an empty slot</source>
        <translation>une case vide</translation>
    </message>
    <message>
        <source>an empty value</source>
        <translation>une valeur vide</translation>
    </message>
    <message>
        <source>an enterprise</source>
        <extracomment>porfiriana/rules/deck_reading.py: Strict reading of card files; the classes of ``cards.py`` are the schema. porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>une entreprise</translation>
    </message>
    <message>
        <source>an enterprise for later</source>
        <translation>une entreprise pour plus tard</translation>
    </message>
    <message>
        <source>an enterprise or partner</source>
        <translation>une entreprise ou un partenaire</translation>
    </message>
    <message>
        <source>an extra oval before rail</source>
        <translation>un ovale supplémentaire avant le rail</translation>
    </message>
    <message>
        <source>an impossible payment</source>
        <translation>un paiement impossible</translation>
    </message>
    <message>
        <source>an impossible position: {problem}</source>
        <translation>une position impossible&#xa0;: {problem}</translation>
    </message>
    <message>
        <source>an office is held by someone who is not a player</source>
        <translation>une charge est occupée par quelqu’un qui n’est pas un joueur</translation>
    </message>
    <message>
        <source>an office, such as president-mexico</source>
        <translation>une charge, comme president-mexico</translation>
    </message>
    <message>
        <source>an orange card</source>
        <translation>une carte orange</translation>
    </message>
    <message>
        <source>an order for all</source>
        <translation>un ordre pour tous</translation>
    </message>
    <message>
        <source>an oval to {kind} that is not an upgrade</source>
        <translation>un ovale vers {kind} qui n’améliore rien</translation>
    </message>
    <message>
        <source>an unknown program</source>
        <translation>un programme inconnu</translation>
    </message>
    <message>
        <source>an unknown setting value on line {number}</source>
        <translation>valeur de réglage inconnue, ligne {number}</translation>
    </message>
    <message>
        <source>an {name} card</source>
        <translation>une carte {name}</translation>
    </message>
    <message>
        <source>anchors and aliases (&amp; and *) are not allowed</source>
        <translation>les ancres et les alias (&amp; et *) ne sont pas permis</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>et %n autre</numerusform>
            <numerusform>et %n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>another player may want the dearest card</source>
        <translation>un autre joueur peut vouloir la carte la plus chère</translation>
    </message>
    <message>
        <source>another program is writing to it</source>
        <translation>un autre programme est en train d’y écrire</translation>
    </message>
    <message>
        <source>another target</source>
        <extracomment>porfiriana/rules/deck_reading.py: Strict reading of card files; the classes of ``cards.py`` are the schema.</extracomment>
        <translation>une autre cible</translation>
    </message>
    <message>
        <source>answer</source>
        <extracomment>porfiriana/robots/planner/plan_reasons.py: Reasons for the actions of a plan, from the positions before and after.</extracomment>
        <translation>réponse</translation>
    </message>
    <message>
        <source>antitrust</source>
        <extracomment>porfiriana/audit/conflict.py: Facts about troops, Headlines, Topples, and orange and black cards.</extracomment>
        <translation>antitrust</translation>
    </message>
    <message>
        <source>any</source>
        <extracomment>porfiriana/table/faces/attack.py: Faces of orange and black cards.</extracomment>
        <translation>tous</translation>
    </message>
    <message>
        <source>any die passes</source>
        <translation>tout dé réussit</translation>
    </message>
    <message>
        <source>any or self</source>
        <translation>any ou self</translation>
    </message>
    <message>
        <source>any other partner</source>
        <translation>tout autre partenaire</translation>
    </message>
    <message>
        <source>army</source>
        <extracomment>porfiriana/table/faces/hacendado.py: Faces of Hacendados, loyal or declared for a cause. words.yaml: icons</extracomment>
        <translation>armée</translation>
    </message>
    <message>
        <source>as American Aid</source>
        <translation>d’Aide américaine</translation>
    </message>
    <message>
        <source>assassinate</source>
        <extracomment>words.yaml: choices</extracomment>
        <translation>assassiner</translation>
    </message>
    <message>
        <source>assassination and its effects disagree</source>
        <translation>assassination et ses effets se contredisent</translation>
    </message>
    <message>
        <source>assassinations</source>
        <extracomment>porfiriana/audit/conflict.py: Facts about troops, Headlines, Topples, and orange and black cards.</extracomment>
        <translation>assassinats</translation>
    </message>
    <message>
        <source>assassinations of cards other than partners</source>
        <translation>assassinats dont la cible n’est pas un partenaire</translation>
    </message>
    <message>
        <source>at least 1</source>
        <translation>au moins 1</translation>
    </message>
    <message>
        <source>at least 1, fewer than half</source>
        <translation>au moins 1, moins de la moitié</translation>
    </message>
    <message>
        <source>at least 2</source>
        <translation>au moins 2</translation>
    </message>
    <message>
        <source>at least 3</source>
        <translation>au moins 3</translation>
    </message>
    <message>
        <source>at least 4 each</source>
        <translation>au moins 4 chacun</translation>
    </message>
    <message>
        <source>at least 4, some with Outrage</source>
        <translation>au moins 4, certaines avec Indignation</translation>
    </message>
    <message>
        <source>at least 5 each</source>
        <translation>au moins 5 chacune</translation>
    </message>
    <message>
        <source>at least one condition</source>
        <translation>au moins une condition</translation>
    </message>
    <message>
        <source>at least {least}</source>
        <translation>au moins {least}</translation>
    </message>
    <message>
        <source>at most 2</source>
        <translation>au plus 2</translation>
    </message>
    <message>
        <source>at most 3</source>
        <translation>au plus 3</translation>
    </message>
    <message>
        <source>at most {most}</source>
        <translation>au plus {most}</translation>
    </message>
    <message>
        <source>at most {most} bytes</source>
        <translation>au plus {most} octets</translation>
    </message>
    <message>
        <source>at most {most} characters</source>
        <translation>au plus {most} caractères</translation>
    </message>
    <message>
        <source>at most {most} levels</source>
        <translation>au plus {most} niveaux</translation>
    </message>
    <message>
        <source>at most {n} rows</source>
        <translation>au plus {n} lignes</translation>
    </message>
    <message>
        <source>at the board&apos;s edge</source>
        <translation>au bord du plateau</translation>
    </message>
    <message>
        <source>at the enterprise</source>
        <translation>à l’entreprise</translation>
    </message>
    <message>
        <source>at war until</source>
        <translation>à la guerre jusqu’à</translation>
    </message>
    <message>
        <source>at war until {quarter}</source>
        <translation>à la guerre&#xa0;; retour&#xa0;: {quarter}</translation>
    </message>
    <message>
        <source>atrocity on {dice}: {chance}</source>
        <translation>atrocité sur {dice}&#xa0;: {chance}</translation>
    </message>
    <message>
        <source>attacks that steal more than 6</source>
        <translation>attaques qui volent plus de 6</translation>
    </message>
    <message>
        <source>attacks with fewer than {number} possible targets in the deck</source>
        <translation>attaques ayant moins de {number} cibles possibles dans le paquet</translation>
    </message>
    <message>
        <source>auction</source>
        <extracomment>words.yaml: whys</extracomment>
        <translation>enchère</translation>
    </message>
    <message>
        <source>average cost per cube of income in the Pax</source>
        <translation>coût moyen par cube de revenu sous la Pax</translation>
    </message>
    <message>
        <source>awards other than Revolution that jail</source>
        <translation>récompenses autres que la Révolution qui emprisonnent</translation>
    </message>
    <message>
        <source>awards that jail</source>
        <translation>récompenses qui emprisonnent</translation>
    </message>
    <message>
        <source>away: {names}</source>
        <extracomment>net/table_words.py: Texts of tables with remote seats: refusals, proposals and presence.</extracomment>
        <translation>absents&#xa0;: {names}</translation>
    </message>
    <message>
        <source>away@a player</source>
        <extracomment>web/page.py: Page of a seat in a browser: its content and its requests.</extracomment>
        <translation>absent</translation>
    </message>
    <message>
        <source>ballot box</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>urne</translation>
    </message>
    <message>
        <source>bank</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>banque</translation>
    </message>
    <message>
        <source>banknote</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>billet de banque</translation>
    </message>
    <message>
        <source>banks</source>
        <extracomment>porfiriana/audit/enterprises.py: Facts about enterprises, partners and Hacendados. porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>banques</translation>
    </message>
    <message>
        <source>banks 56, 74 and 76: district</source>
        <translation>banques 56, 74 et 76&#xa0;: district</translation>
    </message>
    <message>
        <source>banner</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>bannière</translation>
    </message>
    <message>
        <source>bare skull</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>crâne nu</translation>
    </message>
    <message>
        <source>barrel</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>tonneau</translation>
    </message>
    <message>
        <source>battleship</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>cuirassé</translation>
    </message>
    <message>
        <source>bear</source>
        <extracomment>porfiriana/table/words/terms.py: Terms, counts and labels for texts; see also ``rules/term_words.py``. No Qt.</extracomment>
        <translation>ours</translation>
    </message>
    <message>
        <source>bears, bulls</source>
        <extracomment>porfiriana/audit/conflict.py: Facts about troops, Headlines, Topples, and orange and black cards.</extracomment>
        <translation>ours, taureaux</translation>
    </message>
    <message>
        <source>becomes common</source>
        <extracomment>words.yaml: unpaid words.yaml: unsold</extracomment>
        <translation>devient commune</translation>
    </message>
    <message>
        <source>beef</source>
        <extracomment>words.yaml: products</extracomment>
        <translation>bœuf</translation>
    </message>
    <message>
        <source>bell</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>cloche</translation>
    </message>
    <message>
        <source>bids {gold}</source>
        <extracomment>words.yaml: deeds</extracomment>
        <translation>offre {gold}</translation>
    </message>
    <message>
        <source>black card</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts. porfiriana/table/faces/attack.py: Faces of orange and black cards.</extracomment>
        <translation>carte noire</translation>
    </message>
    <message>
        <source>black cards</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>cartes noires</translation>
    </message>
    <message>
        <source>black cards of redistribution</source>
        <translation>cartes noires de redistribution</translation>
    </message>
    <message>
        <source>black cards that cost one action, by regime</source>
        <translation>cartes noires à une action, par régime</translation>
    </message>
    <message>
        <source>book</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>livre</translation>
    </message>
    <message>
        <source>bowler</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>chapeau melon</translation>
    </message>
    <message>
        <source>breweries</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>brasseries</translation>
    </message>
    <message>
        <source>brewery</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>brasserie</translation>
    </message>
    <message>
        <source>bribe</source>
        <extracomment>words.yaml: whys</extracomment>
        <translation>pot-de-vin</translation>
    </message>
    <message>
        <source>bridge</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>pont</translation>
    </message>
    <message>
        <source>brought to the hacendado</source>
        <translation>apporté à l’hacendado</translation>
    </message>
    <message>
        <source>bull</source>
        <extracomment>porfiriana/table/words/terms.py: Terms, counts and labels for texts; see also ``rules/term_words.py``. No Qt.</extracomment>
        <translation>taureau</translation>
    </message>
    <message numerus="yes">
        <source>buys %n rifle(s)</source>
        <translation>
            <numerusform>achète %n fusil</numerusform>
            <numerusform>achète %n fusils</numerusform>
        </translation>
    </message>
    <message>
        <source>buys [{card}]</source>
        <extracomment>porfiriana/robots/reasons.py: Reasons of robots: keys, storage format and translated sentences.</extracomment>
        <translation>achète [{card}]</translation>
    </message>
    <message>
        <source>buys land for {card}</source>
        <translation>achète un terrain pour {card}</translation>
    </message>
    <message>
        <source>buys {card}</source>
        <extracomment>porfiriana/table/words/labels.py: Actions as texts: buttons, instructions and log entries. No Qt.</extracomment>
        <translation>achète {card}</translation>
    </message>
    <message>
        <source>buys {card} as the event</source>
        <translation>achète {card} en événement</translation>
    </message>
    <message>
        <source>buys {card} as the status quo</source>
        <translation>achète {card} en statu quo</translation>
    </message>
    <message>
        <source>by canal or ship</source>
        <translation>par canal ou bateau</translation>
    </message>
    <message>
        <source>by connection</source>
        <extracomment>porfiriana/table/sheets/overview.py: Overview of the game: turn, actions with prices, victory, icons and keys.</extracomment>
        <translation>selon la connexion</translation>
    </message>
    <message>
        <source>by mule</source>
        <extracomment>porfiriana/table/words/terms.py: Terms, counts and labels for texts; see also ``rules/term_words.py``. No Qt.</extracomment>
        <translation>à dos de mule</translation>
    </message>
    <message>
        <source>by rail</source>
        <extracomment>porfiriana/table/words/terms.py: Terms, counts and labels for texts; see also ``rules/term_words.py``. No Qt.</extracomment>
        <translation>par rail</translation>
    </message>
    <message>
        <source>by the event</source>
        <translation>grâce à l’événement</translation>
    </message>
    <message>
        <source>by the loan</source>
        <translation>grâce à l’emprunt</translation>
    </message>
    <message>
        <source>bytes that are not UTF-8</source>
        <translation>des octets qui ne sont pas de l’UTF-8</translation>
    </message>
    <message>
        <source>calf</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>veau</translation>
    </message>
    <message>
        <source>campaign hat</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>chapeau de campagne</translation>
    </message>
    <message>
        <source>can be used against a rival later</source>
        <translation>pourra servir contre un rival</translation>
    </message>
    <message>
        <source>can then win next turn: {seats}</source>
        <translation>victoire possible au prochain tour&#xa0;: {seats}</translation>
    </message>
    <message>
        <source>can topple Díaz next turn, unless stopped</source>
        <translation>peut renverser Díaz au prochain tour, sauf empêchement</translation>
    </message>
    <message>
        <source>can win by declaring</source>
        <translation>peut gagner en se déclarant</translation>
    </message>
    <message>
        <source>can win with it</source>
        <translation>peut gagner avec lui</translation>
    </message>
    <message>
        <source>canal or ship</source>
        <translation>canal ou bateau</translation>
    </message>
    <message>
        <source>canals and steamships</source>
        <translation>canaux et vapeurs</translation>
    </message>
    <message>
        <source>cancel with a Spy</source>
        <translation>annuler avec un Espion</translation>
    </message>
    <message>
        <source>cancels the attack with {card}</source>
        <translation>annule l’attaque avec {card}</translation>
    </message>
    <message>
        <source>cannon</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>canon</translation>
    </message>
    <message>
        <source>cannot be opened ({problem})</source>
        <translation>impossible à ouvrir ({problem})</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>illisible</translation>
    </message>
    <message>
        <source>cannot be read (not a file)</source>
        <translation>lecture impossible (ce n’est pas un fichier)</translation>
    </message>
    <message>
        <source>cannot be read (not a valid file name)</source>
        <translation>lecture impossible (nom de fichier non valide)</translation>
    </message>
    <message>
        <source>cannot be read ({why})</source>
        <translation>lecture impossible ({why})</translation>
    </message>
    <message>
        <source>cannot be saved (error in the program)</source>
        <translation>ne peut pas être enregistrée (erreur du programme)</translation>
    </message>
    <message>
        <source>cannot be understood</source>
        <translation>incompréhensible</translation>
    </message>
    <message>
        <source>cannot be written (not a file)</source>
        <translation>écriture impossible (ce n’est pas un fichier)</translation>
    </message>
    <message>
        <source>cannot be written ({why})</source>
        <translation>écriture impossible ({why})</translation>
    </message>
    <message>
        <source>cap</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>casquette</translation>
    </message>
    <message>
        <source>capitalization</source>
        <extracomment>words.yaml: whys</extracomment>
        <translation>capitalisation</translation>
    </message>
    <message>
        <source>capitol</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>capitole</translation>
    </message>
    <message>
        <source>card</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>carte</translation>
    </message>
    <message>
        <source>card {listed}</source>
        <extracomment>porfiriana/rules/agenda_checks.py: Consistency checks of the agenda and of the places of cards.</extracomment>
        <translation>la carte {listed}</translation>
    </message>
    <message>
        <source>card {number} has no such oval</source>
        <translation>la carte {number} n’a pas cet ovale</translation>
    </message>
    <message>
        <source>card {number} is of type {kind}</source>
        <translation>la carte {number} est du type {kind}</translation>
    </message>
    <message>
        <source>card {number} is worth 0 here, so nobody can extort it</source>
        <translation>la carte {number} vaut 0 ici&#xa0;: personne ne peut donc l’extorquer</translation>
    </message>
    <message>
        <source>cards</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>cartes</translation>
    </message>
    <message>
        <source>cards 134 to 166: orange, black</source>
        <translation>cartes 134 à 166&#xa0;: orange, noires</translation>
    </message>
    <message>
        <source>cards in all</source>
        <translation>cartes en tout</translation>
    </message>
    <message>
        <source>cards of other industries</source>
        <translation>cartes d’autres industries</translation>
    </message>
    <message>
        <source>cards of the kind {kind}</source>
        <translation>cartes du type {kind}</translation>
    </message>
    <message>
        <source>cards that change to {regime}</source>
        <translation>cartes qui changent le régime en {regime}</translation>
    </message>
    <message>
        <source>cards that change to {regime}, by kind</source>
        <translation>cartes qui changent le régime en {regime}, par type</translation>
    </message>
    <message>
        <source>cards {listed}</source>
        <extracomment>porfiriana/rules/agenda_checks.py: Consistency checks of the agenda and of the places of cards.</extracomment>
        <translation>les cartes {listed}</translation>
    </message>
    <message>
        <source>carriage</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>calèche</translation>
    </message>
    <message>
        <source>cart</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>charrette</translation>
    </message>
    <message>
        <source>casino</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>casino</translation>
    </message>
    <message>
        <source>casinos</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>casinos</translation>
    </message>
    <message>
        <source>cassock</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>soutane</translation>
    </message>
    <message>
        <source>causes of Hacendados</source>
        <translation>causes des Hacendados</translation>
    </message>
    <message>
        <source>causes whose faction or connection does not fit</source>
        <translation>causes dont la faction ou la connexion ne convient pas</translation>
    </message>
    <message>
        <source>ceilings of nations that are not in the game</source>
        <translation>des plafonds de nations qui ne sont pas dans le jeu</translation>
    </message>
    <message>
        <source>chain on a rail oval</source>
        <translation>chain sur un ovale de rail</translation>
    </message>
    <message>
        <source>chain railroads</source>
        <extracomment>porfiriana/audit/enterprises.py: Facts about enterprises, partners and Hacendados.</extracomment>
        <translation>chaînes de chemin de fer</translation>
    </message>
    <message>
        <source>changes of regime that do not come first</source>
        <translation>changements de régime qui ne viennent pas en premier</translation>
    </message>
    <message>
        <source>character {number}</source>
        <extracomment>porfiriana/workshop/card_sheets.py: Cards as rows of a spreadsheet, or as lines of a text file.</extracomment>
        <translation>caractère {number}</translation>
    </message>
    <message>
        <source>charro</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>charro</translation>
    </message>
    <message>
        <source>chimney</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>cheminée</translation>
    </message>
    <message>
        <source>chit {chit} is not in the bowl</source>
        <translation>le jeton {chit} n’est pas dans le bol</translation>
    </message>
    <message>
        <source>chooses an attitude</source>
        <translation>choisit une attitude</translation>
    </message>
    <message>
        <source>chooses who goes without supply</source>
        <translation>choisit qui reste sans ravitaillement</translation>
    </message>
    <message>
        <source>chooses {choice}</source>
        <extracomment>porfiriana/table/words/labels.py: Actions as texts: buttons, instructions and log entries. No Qt.</extracomment>
        <translation>choisit {choice}</translation>
    </message>
    <message>
        <source>church</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>église</translation>
    </message>
    <message>
        <source>cited cards marked as reconstructed</source>
        <translation>cartes citées marquées comme reconstituées</translation>
    </message>
    <message>
        <source>cited cards under another name</source>
        <translation>cartes citées sous un autre nom</translation>
    </message>
    <message>
        <source>city</source>
        <extracomment>mexican_adventure/table/inspection.py: Inspector content for zones and pieces that the reader may see. No Qt.</extracomment>
        <translation>ville</translation>
    </message>
    <message>
        <source>clear</source>
        <extracomment>mexican_adventure/table/words/terms.py: Names of the game's terms for players. No Qt.</extracomment>
        <translation>dégagée</translation>
    </message>
    <message>
        <source>column {number}</source>
        <extracomment>porfiriana/workshop/card_sheets.py: Cards as rows of a spreadsheet, or as lines of a text file.</extracomment>
        <translation>colonne {number}</translation>
    </message>
    <message>
        <source>combat in {zone}</source>
        <translation>combat à {zone}</translation>
    </message>
    <message>
        <source>comet</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>comète</translation>
    </message>
    <message>
        <source>commits fraud: discards {card}</source>
        <translation>fraude&#xa0;: défausse {card}</translation>
    </message>
    <message>
        <source>common cards</source>
        <extracomment>words.yaml: places</extracomment>
        <translation>cartes communes</translation>
    </message>
    <message>
        <source>confiscation</source>
        <extracomment>words.yaml: whys</extracomment>
        <translation>confiscation</translation>
    </message>
    <message>
        <source>connections</source>
        <extracomment>porfiriana/rules/card_text.py: Card effects as plain sentences, generated from the card data. porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>connexions</translation>
    </message>
    <message>
        <source>connections in Unrest are worth nothing</source>
        <translation>les connexions en Agitation ne valent rien</translation>
    </message>
    <message>
        <source>connects {card} {way}</source>
        <translation>relie {card} {way}</translation>
    </message>
    <message>
        <source>conspiracies</source>
        <extracomment>porfiriana/audit/conflict.py: Facts about troops, Headlines, Topples, and orange and black cards.</extracomment>
        <translation>conspirations</translation>
    </message>
    <message>
        <source>conspiracies, antitrust and raids that are usable on oneself</source>
        <translation>conspirations, antitrust et perquisitions utilisables sur soi-même</translation>
    </message>
    <message>
        <source>copper</source>
        <extracomment>words.yaml: products</extracomment>
        <translation>cuivre</translation>
    </message>
    <message>
        <source>corral</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>corral</translation>
    </message>
    <message>
        <source>corrected by you</source>
        <translation>corrigée par vous</translation>
    </message>
    <message>
        <source>cost of banks</source>
        <translation>coût des banques</translation>
    </message>
    <message>
        <source>cost of chain railroads</source>
        <translation>coût des chaînes de chemin de fer</translation>
    </message>
    <message>
        <source>cost of enterprises</source>
        <translation>coût des entreprises</translation>
    </message>
    <message>
        <source>cost of mines</source>
        <translation>coût des mines</translation>
    </message>
    <message>
        <source>cost of ranches</source>
        <translation>coût des ranchs</translation>
    </message>
    <message>
        <source>costs at most half of the gold</source>
        <translation>coûte au plus la moitié de l’or</translation>
    </message>
    <message>
        <source>could be played</source>
        <translation>pourrait être jouée</translation>
    </message>
    <message>
        <source>could drive an extorter from {card}</source>
        <translation>pourrait chasser la troupe qui extorque {card}</translation>
    </message>
    <message>
        <source>could extort {card}</source>
        <translation>pourrait extorquer {card}</translation>
    </message>
    <message>
        <source>could guard {card}, which has no troop</source>
        <translation>pourrait garder {card}, qui n’a pas de troupe</translation>
    </message>
    <message>
        <source>counter at {number}</source>
        <translation>pion sur {number}</translation>
    </message>
    <message>
        <source>courts and the Postal Service</source>
        <translation>tribunaux et Postal Service</translation>
    </message>
    <message>
        <source>crate</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>caisse</translation>
    </message>
    <message>
        <source>creates an IOU</source>
        <translation>crée une reconnaissance de dette</translation>
    </message>
    <message>
        <source>cross</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>croix</translation>
    </message>
    <message>
        <source>cubes</source>
        <extracomment>porfiriana/table/scene/looks.py: Looks of single items on the table.</extracomment>
        <translation>cubes</translation>
    </message>
    <message>
        <source>cuts a rival&apos;s income to {income} gold</source>
        <translation>réduit le revenu d’un rival à {income} or</translation>
    </message>
    <message>
        <source>cuts {rival}&apos;s income to {income} gold</source>
        <translation>réduit le revenu de {rival} à {income} or</translation>
    </message>
    <message>
        <source>deal</source>
        <extracomment>words.yaml: whys</extracomment>
        <translation>affaire</translation>
    </message>
    <message>
        <source>deal {code}</source>
        <extracomment>desk/view/game_view.py: The main widget of a game: table view, dock panels and their controllers. porfiriana/table/game_table.py: Integration of Pax Porfiriana, see ``paxdesk/desk/protocol/table_game.py``. porfiriana/table/words/questions.py: Questions to the players, and summaries of a game. No Qt.</extracomment>
        <translation>donne {code}</translation>
    </message>
    <message>
        <source>deck {code}</source>
        <extracomment>porfiriana/table/words/terms.py: Terms, counts and labels for texts; see also ``rules/term_words.py``. No Qt.</extracomment>
        <translation>code du paquet {code}</translation>
    </message>
    <message>
        <source>declares for {kind}</source>
        <translation>se déclare pour le {kind}</translation>
    </message>
    <message>
        <source>declines</source>
        <extracomment>porfiriana/table/words/labels.py: Actions as texts: buttons, instructions and log entries. No Qt.</extracomment>
        <translation>décline</translation>
    </message>
    <message>
        <source>depleted equipment</source>
        <extracomment>words.yaml: harms</extracomment>
        <translation>matériel affaibli</translation>
    </message>
    <message>
        <source>depleted troops</source>
        <extracomment>words.yaml: harms</extracomment>
        <translation>troupes affaiblies</translation>
    </message>
    <message>
        <source>desert</source>
        <extracomment>mexican_adventure/table/words/terms.py: Names of the game's terms for players. No Qt.</extracomment>
        <translation>désert</translation>
    </message>
    <message>
        <source>dice, each from 1 to 6</source>
        <translation>des dés, chacun de 1 à 6</translation>
    </message>
    <message>
        <source>die 0–{highest}: {chance}</source>
        <translation>dé 0–{highest}&#xa0;: {chance}</translation>
    </message>
    <message>
        <source>die {number}</source>
        <extracomment>mexican_adventure/table/words/event_text.py: Texts on chits, events, combats and atrocities. No Qt.</extracomment>
        <translation>dé {number}</translation>
    </message>
    <message>
        <source>different abilities of Hacendados</source>
        <translation>capacités différentes des Hacendados</translation>
    </message>
    <message>
        <source>disbands {card}</source>
        <extracomment>porfiriana/table/words/labels.py: Actions as texts: buttons, instructions and log entries. No Qt.</extracomment>
        <translation>dissout {card}</translation>
    </message>
    <message>
        <source>discarded</source>
        <extracomment>words.yaml: fates</extracomment>
        <translation>défaussée</translation>
    </message>
    <message>
        <source>discards {card}</source>
        <extracomment>porfiriana/table/words/labels.py: Actions as texts: buttons, instructions and log entries. No Qt.</extracomment>
        <translation>défausse {card}</translation>
    </message>
    <message>
        <source>discards {card} first</source>
        <translation>défausse d’abord {card}</translation>
    </message>
    <message>
        <source>does something with a hidden card</source>
        <translation>fait quelque chose avec une carte cachée</translation>
    </message>
    <message>
        <source>done</source>
        <extracomment>desk/home/ladder_sheet.py: Ladder of solo opponents, from the easiest to the strongest, with progress.</extracomment>
        <translation>fait</translation>
    </message>
    <message>
        <source>dress</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>robe</translation>
    </message>
    <message>
        <source>drives out an extorter</source>
        <translation>chasse un extorqueur</translation>
    </message>
    <message>
        <source>drops the {faction} faction</source>
        <translation>abandonne la faction {faction}</translation>
    </message>
    <message>
        <source>drum</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>tambour</translation>
    </message>
    <message>
        <source>due today</source>
        <extracomment>desk/puzzles.py: Sheet with all puzzles by theme, and the note of a puzzle.</extracomment>
        <translation>à refaire aujourd’hui</translation>
    </message>
    <message>
        <source>duplicate card {number}, already on line {line}</source>
        <translation>carte {number} en double, déjà à la ligne {line}</translation>
    </message>
    <message>
        <source>duplicate key “{key}”</source>
        <translation>clé «&#xa0;{key}&#xa0;» en double</translation>
    </message>
    <message>
        <source>duplicate key “{name}”, first used on line {first}</source>
        <translation>clé «&#xa0;{name}&#xa0;» en double, déjà utilisée à la ligne {first}</translation>
    </message>
    <message>
        <source>duplicate name</source>
        <extracomment>mexican_adventure/scenarios.py: Scenario files of this game: given positions, preset dice and draws, paths and steps.</extracomment>
        <translation>nom en double</translation>
    </message>
    <message>
        <source>duplicate name “{name}”</source>
        <translation>nom «&#xa0;{name}&#xa0;» en double</translation>
    </message>
    <message>
        <source>duplicate names</source>
        <extracomment>porfiriana/audit/deck.py: Facts about the whole deck: numbers, kinds, vocabulary, provenance, prestige, regime changes.</extracomment>
        <translation>noms en double</translation>
    </message>
    <message>
        <source>duplicate number</source>
        <extracomment>porfiriana/workshop/own_files.py: The player's own files: corrected cards and puzzles.</extracomment>
        <translation>numéro en double</translation>
    </message>
    <message>
        <source>duplicate number, first used in {name}, line {line}</source>
        <translation>numéro en double, déjà utilisé dans {name}, ligne {line}</translation>
    </message>
    <message>
        <source>each card once</source>
        <translation>chaque carte une seule fois</translation>
    </message>
    <message>
        <source>each chit from {first} to {last} once</source>
        <translation>chaque jeton de {first} à {last} une fois</translation>
    </message>
    <message>
        <source>each leader once</source>
        <translation>chaque chef une fois</translation>
    </message>
    <message>
        <source>each number once</source>
        <translation>chaque numéro une seule fois</translation>
    </message>
    <message>
        <source>each word once</source>
        <translation>chaque mot une seule fois</translation>
    </message>
    <message>
        <source>each zone once</source>
        <translation>chaque zone une fois</translation>
    </message>
    <message>
        <source>eagle</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>aigle</translation>
    </message>
    <message>
        <source>earns nothing</source>
        <extracomment>porfiriana/table/words/consequences.py: Consequences of an action, computed on a copy of the position. No Qt.</extracomment>
        <translation>ne rapporte rien</translation>
    </message>
    <message>
        <source>earns whatever the next buyer pays for that card</source>
        <translation>rapporte ce que le prochain acheteur paiera pour cette carte</translation>
    </message>
    <message>
        <source>effects that need a target</source>
        <translation>des effets qui ont besoin d’une cible</translation>
    </message>
    <message>
        <source>eliminated</source>
        <extracomment>mexican_adventure/table/sheets/workshop_sheets.py: Editor of positions and puzzles: pieces are dragged, stacks are clicked.</extracomment>
        <translation>éliminé</translation>
    </message>
    <message>
        <source>eliminated equipment</source>
        <extracomment>words.yaml: harms</extracomment>
        <translation>matériel éliminé</translation>
    </message>
    <message>
        <source>eliminated troops</source>
        <extracomment>words.yaml: harms</extracomment>
        <translation>troupes éliminées</translation>
    </message>
    <message numerus="yes">
        <source>embarks %n French FP</source>
        <translation>
            <numerusform>embarque&#xa0;%n PF français</numerusform>
            <numerusform>embarque&#xa0;%n PF français</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>embarks %n French leader(s)</source>
        <translation>
            <numerusform>embarque %n chef français</numerusform>
            <numerusform>embarque %n chefs français</numerusform>
        </translation>
    </message>
    <message>
        <source>end</source>
        <extracomment>porfiriana/robots/reasons.py: Reasons of robots: keys, storage format and translated sentences.</extracomment>
        <translation>fin</translation>
    </message>
    <message>
        <source>end the turn</source>
        <translation>terminer le tour</translation>
    </message>
    <message>
        <source>ends the Depression</source>
        <translation>met fin à la Dépression</translation>
    </message>
    <message>
        <source>ends the Depression this turn</source>
        <translation>met fin à la Dépression ce tour-ci</translation>
    </message>
    <message>
        <source>ends the turn</source>
        <translation>termine le tour</translation>
    </message>
    <message>
        <source>enough to win</source>
        <translation>assez pour gagner</translation>
    </message>
    <message>
        <source>enterprise</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts. porfiriana/table/faces/attack.py: Faces of orange and black cards.</extracomment>
        <translation>entreprise</translation>
    </message>
    <message>
        <source>enterprise, partner or troop</source>
        <translation>enterprise, partner ou troop</translation>
    </message>
    <message>
        <source>enterprises</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts. porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>entreprises</translation>
    </message>
    <message>
        <source>enterprises in {district}</source>
        <translation>entreprises&#xa0;: {district}</translation>
    </message>
    <message>
        <source>enterprises that cost more than 5 gold per cube in the Pax</source>
        <translation>entreprises à plus de 5 or le cube sous la Pax</translation>
    </message>
    <message>
        <source>enterprises that jail without slaves</source>
        <translation>entreprises sans esclaves qui emprisonnent</translation>
    </message>
    <message>
        <source>enterprises with a prestige other than Loyalty</source>
        <translation>entreprises d’un autre prestige que la Loyauté</translation>
    </message>
    <message>
        <source>enterprises {gold}</source>
        <extracomment>sierra_madre/table/phase_page.py: Page of the phase: heading, current situation, proposed rows and steps.</extracomment>
        <translation>entreprises {gold}</translation>
    </message>
    <message>
        <source>estate</source>
        <extracomment>words.yaml: whys</extracomment>
        <translation>succession</translation>
    </message>
    <message>
        <source>event</source>
        <extracomment>sierra_madre/rules/actions.py: Entries: each is a function; its line is the verb followed by the arguments. words.yaml: whys words.yaml: places</extracomment>
        <translation>événement</translation>
    </message>
    <message>
        <source>every card</source>
        <extracomment>porfiriana/table/sheets/card_fields.py: Rows of a form that show and edit the fields of a card.</extracomment>
        <translation>toutes les cartes</translation>
    </message>
    <message>
        <source>every number from {first} to {last}</source>
        <translation>tous les numéros de {first} à {last}</translation>
    </message>
    <message>
        <source>everything you can do with it</source>
        <translation>tout ce que vous pouvez en faire</translation>
    </message>
    <message>
        <source>exactly one</source>
        <extracomment>porfiriana/rules/deck_reading.py: Strict reading of card files; the classes of ``cards.py`` are the schema.</extracomment>
        <translation>exactement une</translation>
    </message>
    <message>
        <source>expected 2 seats, not {seats}</source>
        <translation>nombre de places attendu&#xa0;: 2, et non {seats}</translation>
    </message>
    <message>
        <source>expected a list</source>
        <translation>il faut une liste</translation>
    </message>
    <message>
        <source>expected a list of {number} items</source>
        <translation>il faut une liste de {number} éléments</translation>
    </message>
    <message>
        <source>expected a number as key, not “{key}”</source>
        <translation>il faut un nombre comme clé, et non «&#xa0;{key}&#xa0;»</translation>
    </message>
    <message>
        <source>expected a title of one line with at most {most} characters</source>
        <translation>il faut un titre d’une seule ligne et d’au plus {most} caractères</translation>
    </message>
    <message>
        <source>expected a whole number</source>
        <translation>il faut un nombre entier</translation>
    </message>
    <message>
        <source>expected a whole number, not {text}</source>
        <translation>il faut un nombre entier, et non {text}</translation>
    </message>
    <message>
        <source>expected as many seats as players ({people}), not {seats}</source>
        <translation>nombre de places ({seats}) différent du nombre de joueurs ({people})</translation>
    </message>
    <message>
        <source>expected at most {most} characters</source>
        <translation>il faut au plus {most} caractères</translation>
    </message>
    <message>
        <source>expected keys with values</source>
        <translation>il faut des clés avec des valeurs</translation>
    </message>
    <message>
        <source>expected one line of text with at most {number} characters</source>
        <translation>il faut un texte d’une seule ligne et d’au plus {number} caractères</translation>
    </message>
    <message>
        <source>expected one of {words}</source>
        <translation>il faut un mot parmi {words}</translation>
    </message>
    <message>
        <source>expected text</source>
        <extracomment>files/record_codec.py: Strict conversion of records to plain JSON data and back.</extracomment>
        <translation>il faut un texte</translation>
    </message>
    <message>
        <source>expected true or false</source>
        <translation>il faut true ou false</translation>
    </message>
    <message>
        <source>extorted by {troop}, {owner}</source>
        <translation>extorquée par {troop}, {owner}</translation>
    </message>
    <message>
        <source>extorts where a human player has a troop</source>
        <translation>extorque là où se tient une troupe d’un joueur humain</translation>
    </message>
    <message>
        <source>extorts where there is no troop</source>
        <translation>extorque là où il n’y a pas de troupe</translation>
    </message>
    <message>
        <source>face down under a leader</source>
        <translation>face cachée sous un chef</translation>
    </message>
    <message>
        <source>factories</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>usines</translation>
    </message>
    <message>
        <source>factory</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>usine</translation>
    </message>
    <message>
        <source>farm</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>ferme</translation>
    </message>
    <message>
        <source>farms</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>fermes</translation>
    </message>
    <message>
        <source>fewer than 0 to place</source>
        <translation>moins de 0 à placer</translation>
    </message>
    <message>
        <source>fights in {zone}</source>
        <translation>combat à {zone}</translation>
    </message>
    <message>
        <source>filters that match fewer than {number} cards</source>
        <translation>filtres qui retiennent moins de {number} cartes</translation>
    </message>
    <message>
        <source>filters that no card uses</source>
        <translation>filtres qu’aucune carte n’emploie</translation>
    </message>
    <message>
        <source>finished game not yet sent to {names}</source>
        <translation>partie finie, pas encore envoyée à {names}</translation>
    </message>
    <message>
        <source>fits an enterprise in hand</source>
        <translation>convient à une entreprise en main</translation>
    </message>
    <message>
        <source>flag</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>drapeau</translation>
    </message>
    <message>
        <source>foot {0}</source>
        <extracomment>porfiriana/table/words/terms.py: Terms, counts and labels for texts; see also ``rules/term_words.py``. No Qt.</extracomment>
        <translation>à pied {0}</translation>
    </message>
    <message>
        <source>for a Guerrilla</source>
        <translation>pour une Guérilla</translation>
    </message>
    <message>
        <source>for certain</source>
        <extracomment>mexican_adventure/table/puzzles.py: Puzzles of The Mexican Adventure at the table: their sessions and texts.</extracomment>
        <translation>à coup sûr</translation>
    </message>
    <message>
        <source>for improving</source>
        <extracomment>mexican_adventure/table/words/event_text.py: Texts on chits, events, combats and atrocities. No Qt.</extracomment>
        <translation>pour améliorer</translation>
    </message>
    <message>
        <source>for later, as it costs {cost} gold to play and {gold} gold is left</source>
        <translation>pour plus tard&#xa0;: la jouer coûte {cost} or et il en reste {gold}</translation>
    </message>
    <message>
        <source>for new troops</source>
        <translation>pour de nouvelles troupes</translation>
    </message>
    <message>
        <source>for supply</source>
        <extracomment>mexican_adventure/table/words/event_text.py: Texts on chits, events, combats and atrocities. No Qt.</extracomment>
        <translation>pour le ravitaillement</translation>
    </message>
    <message>
        <source>for the order</source>
        <translation>pour l’ordre</translation>
    </message>
    <message>
        <source>forest</source>
        <extracomment>mexican_adventure/table/words/terms.py: Names of the game's terms for players. No Qt.</extracomment>
        <translation>forêt</translation>
    </message>
    <message>
        <source>fort</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>fort</translation>
    </message>
    <message>
        <source>fortress</source>
        <extracomment>mexican_adventure/table/words/event_text.py: Texts on chits, events, combats and atrocities. No Qt.</extracomment>
        <translation>forteresse</translation>
    </message>
    <message>
        <source>fortress {value}</source>
        <extracomment>mexican_adventure/table/inspection.py: Inspector content for zones and pieces that the reader may see. No Qt.</extracomment>
        <translation>forteresse {value}</translation>
    </message>
    <message numerus="yes">
        <source>found a list of %n item(s)</source>
        <translation>
            <numerusform>trouvé&#xa0;: une liste de %n élément</numerusform>
            <numerusform>trouvé&#xa0;: une liste de %n éléments</numerusform>
        </translation>
    </message>
    <message>
        <source>found {what}</source>
        <extracomment>strict_yaml.py: Strict YAML: nodes with line numbers, and readers that never coerce.</extracomment>
        <translation>trouvé&#xa0;: {what}</translation>
    </message>
    <message>
        <source>found “{value}”</source>
        <extracomment>porfiriana/workshop/card_lines.py: Cards as lines of text, such as ``mine C 4 · foot &gt; mule 2 &gt; rail 5``. porfiriana/workshop/card_sheets.py: Cards as rows of a spreadsheet, or as lines of a text file. porfiriana/workshop/line_tokens.py: Tokens of a card line, and a cursor that reads values from them.</extracomment>
        <translation>trouvé&#xa0;: «&#xa0;{value}&#xa0;»</translation>
    </message>
    <message>
        <source>free</source>
        <extracomment>porfiriana/table/affordance_rows.py: Menu entries and inspector rows for the actions at a spot. porfiriana/table/words/consequences.py: Consequences of an action, computed on a copy of the position. No Qt.</extracomment>
        <translation>gratuit</translation>
    </message>
    <message>
        <source>free {cards}</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>{cards} sans esclaves</translation>
    </message>
    <message>
        <source>from a prepared position</source>
        <translation>depuis une position préparée</translation>
    </message>
    <message>
        <source>from zones</source>
        <extracomment>mexican_adventure/table/inspection.py: Inspector content for zones and pieces that the reader may see. No Qt. mexican_adventure/table/words/event_text.py: Texts on chits, events, combats and atrocities. No Qt.</extracomment>
        <translation>grâce aux zones</translation>
    </message>
    <message>
        <source>from {0}</source>
        <extracomment>porfiriana/table/affordance_rows.py: Menu entries and inspector rows for the actions at a spot.</extracomment>
        <translation>depuis {0}</translation>
    </message>
    <message>
        <source>gains {gold} gold</source>
        <translation>rapporte {gold} or</translation>
    </message>
    <message>
        <source>gains {gold} gold this turn</source>
        <translation>rapporte {gold} or ce tour-ci</translation>
    </message>
    <message>
        <source>generals</source>
        <extracomment>porfiriana/audit/enterprises.py: Facts about enterprises, partners and Hacendados.</extracomment>
        <translation>généraux</translation>
    </message>
    <message>
        <source>give</source>
        <extracomment>words.yaml: choices</extracomment>
        <translation>donner</translation>
    </message>
    <message>
        <source>gives a chit to the opponent</source>
        <translation>donne un jeton à l’adversaire</translation>
    </message>
    <message>
        <source>gold</source>
        <extracomment>porfiriana/table/sheets/overview.py: Overview of the game: turn, actions with prices, victory, icons and keys. words.yaml: icons</extracomment>
        <translation>or</translation>
    </message>
    <message>
        <source>gold and silver</source>
        <translation>or et argent</translation>
    </message>
    <message>
        <source>government troops that are not cheaper by rail than on foot</source>
        <translation>troupes du gouvernement qui ne coûtent pas moins par rail qu’à pied</translation>
    </message>
    <message>
        <source>guards an enterprise without a troop</source>
        <translation>garde une entreprise sans troupe</translation>
    </message>
    <message>
        <source>guards the enterprise</source>
        <translation>garde l’entreprise</translation>
    </message>
    <message>
        <source>guards {card}</source>
        <extracomment>porfiriana/robots/planner/plan_reasons.py: Reasons for the actions of a plan, from the positions before and after.</extracomment>
        <translation>garde {card}</translation>
    </message>
    <message>
        <source>guerrillas that are not cheaper on foot than by rail</source>
        <translation>guérillas qui ne coûtent pas moins à pied que par rail</translation>
    </message>
    <message>
        <source>guerrillas that cost 6, 3 and 1</source>
        <translation>guérillas qui coûtent 6, 3 et 1</translation>
    </message>
    <message>
        <source>gun store</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>magasin d’armes à feu</translation>
    </message>
    <message>
        <source>gun stores</source>
        <extracomment>porfiriana/audit/enterprises.py: Facts about enterprises, partners and Hacendados. porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>magasins d’armes à feu</translation>
    </message>
    <message>
        <source>gun stores 57 and 77: district</source>
        <translation>magasins d’armes à feu 57 et 77&#xa0;: district</translation>
    </message>
    <message>
        <source>gun stores that do not hold 1 cube, pay 2, and connect for at most 2</source>
        <translation>magasins d’armes à feu qui ne tiennent pas 1 cube, ne paient pas 2 ou se relient pour plus de 2</translation>
    </message>
    <message>
        <source>hacienda</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>hacienda</translation>
    </message>
    <message>
        <source>hair</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>cheveux</translation>
    </message>
    <message>
        <source>has fewer cards of that faction</source>
        <translation>a moins de cartes de cette faction</translation>
    </message>
    <message>
        <source>has joined but is away</source>
        <translation>a rejoint la table, mais est absent</translation>
    </message>
    <message>
        <source>has left the game</source>
        <translation>a quitté la partie</translation>
    </message>
    <message>
        <source>has more of that prestige than the other Pax-o-matic</source>
        <translation>a plus de ce prestige que l’autre Pax-o-matic</translation>
    </message>
    <message>
        <source>has not scanned the code yet</source>
        <translation>n’a pas encore scanné le code</translation>
    </message>
    <message>
        <source>has not used the link yet</source>
        <translation>n’a pas encore utilisé le lien</translation>
    </message>
    <message>
        <source>has the most of that prestige</source>
        <translation>a le plus de ce prestige</translation>
    </message>
    <message>
        <source>headframe</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>chevalement</translation>
    </message>
    <message>
        <source>headline</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts. porfiriana/table/faces/attack.py: Faces of orange and black cards.</extracomment>
        <translation>Titre</translation>
    </message>
    <message>
        <source>headlines</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>Titres</translation>
    </message>
    <message>
        <source>headlines that change the regime</source>
        <translation>Titres qui changent le régime</translation>
    </message>
    <message>
        <source>headlines with gold, land, Unrest of one&apos;s choice, nationalization, pay to keep</source>
        <translation>Titres avec or, terrain, Agitation au choix, nationalisation, paiement pour garder</translation>
    </message>
    <message>
        <source>headquarters {number}</source>
        <extracomment>mexican_adventure/table/inspection.py: Inspector content for zones and pieces that the reader may see. No Qt. mexican_adventure/table/scene/board.py: Items on the map: zones, stacks, ships, headquarters, markers and the overlay of control.</extracomment>
        <translation>quartier général {number}</translation>
    </message>
    <message>
        <source>heir</source>
        <extracomment>sierra_madre/table/drawing.py: Layout and painting of the table: strip, quarter, calendars, edge and page. words.yaml: traits</extracomment>
        <translation>héritier</translation>
    </message>
    <message>
        <source>hold</source>
        <extracomment>mexican_adventure/table/words/event_text.py: Texts on chits, events, combats and atrocities. No Qt.</extracomment>
        <translation>défense</translation>
    </message>
    <message>
        <source>horse</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>cheval</translation>
    </message>
    <message>
        <source>hotel</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>hôtel</translation>
    </message>
    <message>
        <source>hotels</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>hôtels</translation>
    </message>
    <message>
        <source>hurts most</source>
        <extracomment>porfiriana/robots/reasons.py: Reasons of robots: keys, storage format and translated sentences.</extracomment>
        <translation>fait le plus de mal</translation>
    </message>
    <message>
        <source>improves troops in {zones}</source>
        <translation>améliore des troupes à {zones}</translation>
    </message>
    <message>
        <source>in Jail</source>
        <extracomment>porfiriana/robots/reasons.py: Reasons of robots: keys, storage format and translated sentences.</extracomment>
        <translation>en prison</translation>
    </message>
    <message>
        <source>in a format that this version cannot read</source>
        <translation>dans un format que cette version ne peut pas lire</translation>
    </message>
    <message>
        <source>in a format that this version cannot read; a newer Pax Desk can</source>
        <translation>dans un format que cette version ne peut pas lire&#xa0;; un Pax Desk plus récent le peut</translation>
    </message>
    <message>
        <source>in hand</source>
        <extracomment>mexican_adventure/table/inspection.py: Inspector content for zones and pieces that the reader may see. No Qt.</extracomment>
        <translation>en main</translation>
    </message>
    <message>
        <source>in its oval</source>
        <translation>dans son ovale</translation>
    </message>
    <message>
        <source>in the bowl</source>
        <translation>dans le bol</translation>
    </message>
    <message>
        <source>income and a third of the other gold pay for that many</source>
        <translation>le revenu et un tiers du reste de l’or suffisent pour ce nombre de cartes</translation>
    </message>
    <message>
        <source>income rises to {income} gold this turn</source>
        <translation>le revenu monte à {income} or ce tour-ci</translation>
    </message>
    <message>
        <source>income that does not fit the industry</source>
        <translation>revenu qui ne convient pas à l’industrie</translation>
    </message>
    <message>
        <source>industries that no card uses</source>
        <translation>industries qu’aucune carte n’emploie</translation>
    </message>
    <message>
        <source>investment capital</source>
        <extracomment>words.yaml: whys</extracomment>
        <translation>capital d’investissement</translation>
    </message>
    <message>
        <source>investors (free sale)</source>
        <translation>investisseurs (vente libre)</translation>
    </message>
    <message>
        <source>is a folder; name a file</source>
        <translation>est un dossier&#xa0;; indiquez un fichier</translation>
    </message>
    <message>
        <source>is at</source>
        <extracomment>words.yaml: traits</extracomment>
        <translation>se trouve à</translation>
    </message>
    <message>
        <source>is at the table</source>
        <translation>est à la table</translation>
    </message>
    <message>
        <source>is away; a robot plays for now</source>
        <translation>est absent&#xa0;; un robot joue pour l’instant</translation>
    </message>
    <message>
        <source>is expected</source>
        <extracomment>web/page.py: Page of a seat in a browser: its content and its requests.</extracomment>
        <translation>n’est pas encore là</translation>
    </message>
    <message>
        <source>is finished</source>
        <extracomment>mexican_adventure/table/words/labels.py: Actions as text: lines of the log, labels, consequences and refusals. No Qt.</extracomment>
        <translation>a terminé</translation>
    </message>
    <message>
        <source>is here</source>
        <extracomment>web/page.py: Page of a seat in a browser: its content and its requests.</extracomment>
        <translation>est là</translation>
    </message>
    <message>
        <source>is open in another window</source>
        <translation>est ouverte dans une autre fenêtre</translation>
    </message>
    <message>
        <source>is you</source>
        <extracomment>desk/sheets/network_sheets.py: Sheets of network play: seats, links to a table, and joining.</extracomment>
        <translation>c’est vous</translation>
    </message>
    <message>
        <source>it contradicts the rules</source>
        <translation>il contredit les règles</translation>
    </message>
    <message>
        <source>it has bought a card in this turn</source>
        <translation>il a acheté une carte pendant ce tour</translation>
    </message>
    <message>
        <source>it has bought {cards} in this turn</source>
        <translation>il a acheté {cards} pendant ce tour</translation>
    </message>
    <message>
        <source>it has laid {cubes} on the market in this turn</source>
        <translation>il a posé {cubes} sur le marché pendant ce tour</translation>
    </message>
    <message>
        <source>it has no actions left</source>
        <translation>il ne lui reste pas d’action</translation>
    </message>
    <message>
        <source>it has no card in hand</source>
        <translation>il n’a pas de carte en main</translation>
    </message>
    <message>
        <source>it has no partner in play</source>
        <translation>il n’a pas de partenaire en jeu</translation>
    </message>
    <message>
        <source>it has no troop in play</source>
        <translation>il n’a pas de troupe en jeu</translation>
    </message>
    <message>
        <source>it has played a card in this turn</source>
        <translation>il a joué une carte pendant ce tour</translation>
    </message>
    <message>
        <source>it has {cards} in hand, and its hand is full with {limit}</source>
        <translation>il a {cards} en main, et sa main est pleine avec {limit}</translation>
    </message>
    <message>
        <source>it has {cubes} in reserve and no card to lay one on</source>
        <translation>il a {cubes} en réserve et aucune carte où en poser un</translation>
    </message>
    <message>
        <source>it is not in Jail</source>
        <translation>il n’est pas en prison</translation>
    </message>
    <message>
        <source>its Strife costs a human player more cards</source>
        <translation>son Conflit coûte plus de cartes à un joueur humain</translation>
    </message>
    <message>
        <source>its column</source>
        <extracomment>porfiriana/table/sheets/overview.py: Overview of the game: turn, actions with prices, victory, icons and keys.</extracomment>
        <translation>sa colonne</translation>
    </message>
    <message>
        <source>its disk does not support file locking ({why}), so games are not saved automatically; save to a file instead</source>
        <translation>son disque ne gère pas les verrous ({why})&#xa0;: pas d’enregistrement automatique&#xa0;; enregistrez dans un fichier</translation>
    </message>
    <message>
        <source>its enterprises have {disks} Unrest, and with {gold} it can remove none</source>
        <translation>Agitation sur ses entreprises&#xa0;: {disks}&#xa0;; avec {gold}, il ne peut rien en retirer</translation>
    </message>
    <message>
        <source>its extorted enterprises still hold {cubes} of the robot, or Unrest</source>
        <translation>ses entreprises extorquées portent encore de l’Agitation ou {cubes} du robot</translation>
    </message>
    <message>
        <source>its hand is full</source>
        <translation>sa main est pleine</translation>
    </message>
    <message>
        <source>its hand of {cards} holds no attack with a target for {gold}</source>
        <translation>sa main de {cards} ne contient pas d’attaque qui ait une cible pour {gold}</translation>
    </message>
    <message>
        <source>its hand of {cards} holds no enterprise that it can play for {gold}</source>
        <translation>sa main de {cards} ne contient pas d’entreprise qu’il puisse jouer pour {gold}</translation>
    </message>
    <message>
        <source>its hand of {cards} holds no partner that it can play for {gold}</source>
        <translation>sa main de {cards} ne contient pas de partenaire qu’il puisse jouer pour {gold}</translation>
    </message>
    <message>
        <source>its hand of {cards} holds no troop that drives out, guards or extorts for {gold}</source>
        <translation>sa main de {cards} ne contient pas de troupe qui chasse, garde ou extorque pour {gold}</translation>
    </message>
    <message>
        <source>its password protection is damaged</source>
        <translation>sa protection par mot de passe est endommagée</translation>
    </message>
    <message>
        <source>its regime takes the lead from a human player or gives it to the robot</source>
        <translation>son régime ôte l’avantage à un joueur humain ou le donne au robot</translation>
    </message>
    <message>
        <source>jail immunity</source>
        <extracomment>porfiriana/audit/enterprises.py: Facts about enterprises, partners and Hacendados.</extracomment>
        <translation>immunité contre la prison</translation>
    </message>
    <message>
        <source>jailed</source>
        <extracomment>sierra_madre/rules/actions.py: Entries: each is a function; its line is the verb followed by the arguments. sierra_madre/table/drawing.py: Layout and painting of the table: strip, quarter, calendars, edge and page. words.yaml: traits</extracomment>
        <translation>en prison</translation>
    </message>
    <message>
        <source>keeps Frenchmen as Imperial Mexicans</source>
        <translation>garde des Français comme Mexicains impériaux</translation>
    </message>
    <message>
        <source>keeps a chit</source>
        <translation>garde un jeton</translation>
    </message>
    <message>
        <source>keeps nothing</source>
        <extracomment>porfiriana/table/words/labels.py: Actions as texts: buttons, instructions and log entries. No Qt.</extracomment>
        <translation>ne garde rien</translation>
    </message>
    <message>
        <source>keeps one card</source>
        <translation>garde une carte</translation>
    </message>
    <message>
        <source>keeps {count} cards</source>
        <translation>garde {count} cartes</translation>
    </message>
    <message>
        <source>kepi</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>képi</translation>
    </message>
    <message>
        <source>keys with values</source>
        <translation>des clés avec des valeurs</translation>
    </message>
    <message>
        <source>killed</source>
        <extracomment>words.yaml: statuses words.yaml: choices</extracomment>
        <translation>tué</translation>
    </message>
    <message>
        <source>kinds of prestige that can be defended</source>
        <translation>sortes de prestige qui peuvent être défendues</translation>
    </message>
    <message>
        <source>kinds that do not fit the number</source>
        <translation>types qui ne correspondent pas au numéro</translation>
    </message>
    <message>
        <source>lamp</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>lampe</translation>
    </message>
    <message>
        <source>land</source>
        <extracomment>porfiriana/rules/card_text.py: Card effects as plain sentences, generated from the card data. porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>terrain</translation>
    </message>
    <message>
        <source>land is wanted there first</source>
        <translation>c’est d’abord là qu’il faut du terrain</translation>
    </message>
    <message>
        <source>landing</source>
        <extracomment>mexican_adventure/table/words/event_text.py: Texts on chits, events, combats and atrocities. No Qt.</extracomment>
        <translation>débarquement</translation>
    </message>
    <message>
        <source>landing in {zone}: {fps}</source>
        <translation>débarquement à {zone}&#xa0;: {fps}</translation>
    </message>
    <message>
        <source>lantern</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>lanterne</translation>
    </message>
    <message>
        <source>later: it can make {kind} count</source>
        <translation>plus tard&#xa0;: peut faire compter le {kind}</translation>
    </message>
    <message>
        <source>lawsuit</source>
        <extracomment>words.yaml: choices</extracomment>
        <translation>procès</translation>
    </message>
    <message>
        <source>laying a missing cube costs nothing</source>
        <translation>poser un cube manquant ne coûte rien</translation>
    </message>
    <message>
        <source>leader</source>
        <extracomment>mexican_adventure/table/words/event_text.py: Texts on chits, events, combats and atrocities. No Qt.</extracomment>
        <translation>chef</translation>
    </message>
    <message>
        <source>leaders that this side cannot place</source>
        <translation>des chefs que ce camp ne peut pas placer</translation>
    </message>
    <message>
        <source>leadership</source>
        <extracomment>sierra_madre/rules/actions.py: Entries: each is a function; its line is the verb followed by the arguments. words.yaml: traits</extracomment>
        <translation>commandement</translation>
    </message>
    <message>
        <source>leadership {number}</source>
        <extracomment>sierra_madre/table/drawing.py: Layout and painting of the table: strip, quarter, calendars, edge and page.</extracomment>
        <translation>commandement {number}</translation>
    </message>
    <message>
        <source>leaves the game</source>
        <translation>sort de la partie</translation>
    </message>
    <message>
        <source>leaves the headquarters where it is</source>
        <translation>laisse le quartier général où il est</translation>
    </message>
    <message>
        <source>leaves the other Pax-o-matic its sure win</source>
        <translation>laisse à l’autre Pax-o-matic sa victoire sûre</translation>
    </message>
    <message numerus="yes">
        <source>line of communication: %n zone(s) to the headquarters</source>
        <translation>
            <numerusform>ligne de communication&#xa0;:&#xa0;%n zone jusqu’au quartier général</numerusform>
            <numerusform>ligne de communication&#xa0;:&#xa0;%n zones jusqu’au quartier général</numerusform>
        </translation>
    </message>
    <message>
        <source>line {line}: {problem}.</source>
        <translation>ligne {line}&#xa0;: {problem}.</translation>
    </message>
    <message>
        <source>lists and maps nested too deeply</source>
        <translation>listes et dictionnaires imbriqués trop profondément</translation>
    </message>
    <message>
        <source>lists and maps nested too deeply for a saved game</source>
        <translation>listes et dictionnaires imbriqués trop profondément pour une partie enregistrée</translation>
    </message>
    <message>
        <source>looks at this screen</source>
        <translation>regarde cet écran</translation>
    </message>
    <message>
        <source>loses the Rural Guards</source>
        <translation>perd les Gardes rurales</translation>
    </message>
    <message>
        <source>lost</source>
        <extracomment>mexican_adventure/table/sheets/allot_sheet.py: Sheet for distributing a number with minus and plus buttons, also shown as a column.</extracomment>
        <translation>perdu</translation>
    </message>
    <message>
        <source>lower</source>
        <extracomment>words.yaml: choices</extracomment>
        <translation>baisser</translation>
    </message>
    <message>
        <source>lower row</source>
        <extracomment>porfiriana/table/words/diaz_words.py: Díaz's purchases by dice, and their reasons, as sentences. No Qt.</extracomment>
        <translation>rangée du bas</translation>
    </message>
    <message>
        <source>lower@row of the market</source>
        <translation>du bas</translation>
    </message>
    <message>
        <source>lowered</source>
        <extracomment>sierra_madre/table/drawing.py: Layout and painting of the table: strip, quarter, calendars, edge and page.</extracomment>
        <translation>réduit</translation>
    </message>
    <message>
        <source>lowest number first</source>
        <translation>le plus petit numéro d’abord</translation>
    </message>
    <message>
        <source>lumber</source>
        <extracomment>words.yaml: products</extracomment>
        <translation>bois</translation>
    </message>
    <message>
        <source>lumber companies</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>exploitations forestières</translation>
    </message>
    <message>
        <source>lumber company</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>exploitation forestière</translation>
    </message>
    <message>
        <source>magnifier</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>loupe</translation>
    </message>
    <message>
        <source>maize</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>maïs</translation>
    </message>
    <message>
        <source>makes room in a full hand</source>
        <translation>fait de la place dans une main pleine</translation>
    </message>
    <message>
        <source>makes the win sure</source>
        <translation>rend la victoire sûre</translation>
    </message>
    <message>
        <source>marches from {start} to {zone}</source>
        <translation>marche de {start} à {zone}</translation>
    </message>
    <message>
        <source>marches from {start} via {way} to {zone}</source>
        <translation>marche de {start} à {zone} en passant par {way}</translation>
    </message>
    <message>
        <source>met</source>
        <extracomment>mexican_adventure/table/sheets/end.py: End of a game: winner, reason, remaining forces and RP, and charts.</extracomment>
        <translation>remplie</translation>
    </message>
    <message>
        <source>mine</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>mine</translation>
    </message>
    <message>
        <source>mine shaft</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>puits de mine</translation>
    </message>
    <message>
        <source>mines</source>
        <extracomment>porfiriana/audit/enterprises.py: Facts about enterprises, partners and Hacendados. porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>mines</translation>
    </message>
    <message>
        <source>missed</source>
        <extracomment>mexican_adventure/table/sheets/end.py: End of a game: winner, reason, remaining forces and RP, and charts.</extracomment>
        <translation>manquée</translation>
    </message>
    <message>
        <source>missing from the deck: {names}</source>
        <translation>il manque au paquet&#xa0;: {names}</translation>
    </message>
    <message>
        <source>missing keys ({keys})</source>
        <translation>clés manquantes ({keys})</translation>
    </message>
    <message>
        <source>mitre</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>mitre</translation>
    </message>
    <message>
        <source>monopolies</source>
        <extracomment>porfiriana/audit/enterprises.py: Facts about enterprises, partners and Hacendados.</extracomment>
        <translation>monopoles</translation>
    </message>
    <message>
        <source>monopoly on federal troops: faction</source>
        <translation>monopole des troupes fédérales&#xa0;: faction</translation>
    </message>
    <message>
        <source>more FP to place than there are</source>
        <translation>plus de PF à placer qu’il n’y en a</translation>
    </message>
    <message>
        <source>more below</source>
        <extracomment>desk/inspector/panel.py: The inspector panel of the dock.</extracomment>
        <translation>suite plus bas</translation>
    </message>
    <message>
        <source>more pieces are marked than the zone contains</source>
        <translation>plus de pièces sont marquées que la zone n’en contient</translation>
    </message>
    <message>
        <source>more ships to place than there are</source>
        <translation>plus de navires à placer qu’il n’y en a</translation>
    </message>
    <message>
        <source>more than 13</source>
        <translation>plus de 13</translation>
    </message>
    <message>
        <source>more than {most} notes</source>
        <translation>plus de {most} notes</translation>
    </message>
    <message>
        <source>most cubes are there</source>
        <translation>c’est là qu’il y a le plus de cubes</translation>
    </message>
    <message>
        <source>mountain</source>
        <extracomment>mexican_adventure/table/words/terms.py: Names of the game's terms for players. No Qt.</extracomment>
        <translation>montagne</translation>
    </message>
    <message>
        <source>move around the table</source>
        <translation>se déplacer sur la table</translation>
    </message>
    <message>
        <source>move it</source>
        <extracomment>words.yaml: choices</extracomment>
        <translation>déplacer</translation>
    </message>
    <message>
        <source>moves a cube from {place} to {other}</source>
        <translation>déplace un cube de {place} à {other}</translation>
    </message>
    <message numerus="yes">
        <source>moves in round %n</source>
        <translation>
            <numerusform>agit au round %n</numerusform>
            <numerusform>agit au round %n</numerusform>
        </translation>
    </message>
    <message>
        <source>moves {card} to the Private Army</source>
        <translation>redéploie {card} dans l’Armée privée</translation>
    </message>
    <message>
        <source>moves {card} to {place}</source>
        <translation>redéploie {card} sur {place}</translation>
    </message>
    <message>
        <source>mule road</source>
        <extracomment>porfiriana/table/words/terms.py: Terms, counts and labels for texts; see also ``rules/term_words.py``. No Qt.</extracomment>
        <translation>route muletière</translation>
    </message>
    <message>
        <source>mule {0}</source>
        <extracomment>porfiriana/table/words/terms.py: Terms, counts and labels for texts; see also ``rules/term_words.py``. No Qt.</extracomment>
        <translation>mule {0}</translation>
    </message>
    <message>
        <source>my box</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>ma boîte</translation>
    </message>
    <message>
        <source>nation</source>
        <extracomment>sierra_madre/rules/actions.py: Entries: each is a function; its line is the verb followed by the arguments. words.yaml: traits</extracomment>
        <translation>pays</translation>
    </message>
    <message>
        <source>nationalizations that reach America</source>
        <translation>nationalisations qui atteignent l’Amérique</translation>
    </message>
    <message>
        <source>needs {needed}, one more than Díaz&apos;s defence of {sums}</source>
        <translation>doit en avoir {needed}, un de plus que la défense de Díaz&#xa0;: {sums}</translation>
    </message>
    <message>
        <source>needs {needed}, one more than {sums}</source>
        <translation>doit en avoir {needed}, un de plus que {sums}</translation>
    </message>
    <message>
        <source>neither a nor b applies</source>
        <translation>ni a ni b ne s’applique</translation>
    </message>
    <message>
        <source>never declares its Hacendado to save a troop</source>
        <translation>ne déclare jamais son Hacendado pour sauver une troupe</translation>
    </message>
    <message>
        <source>newspaper</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts. words.yaml: icons</extracomment>
        <translation>Journal</translation>
    </message>
    <message>
        <source>newspapers</source>
        <extracomment>porfiriana/audit/enterprises.py: Facts about enterprises, partners and Hacendados. porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>Journaux</translation>
    </message>
    <message>
        <source>newspapers with the same faction or prestige twice</source>
        <translation>journaux ayant deux fois la même faction ou le même prestige</translation>
    </message>
    <message>
        <source>next income {0}</source>
        <translation>prochain revenu {0}</translation>
    </message>
    <message>
        <source>next to {zones}</source>
        <translation>à côté de {zones}</translation>
    </message>
    <message>
        <source>no</source>
        <extracomment>session/facts.py: Facts that the rules state about a game's data, each with the actual value. sierra_madre/table/sheets.py: Sheets: forms, the revealed card, files, and the final account.</extracomment>
        <translation>non</translation>
    </message>
    <message>
        <source>no IOU is due</source>
        <translation>aucune reconnaissance de dette n’est due</translation>
    </message>
    <message>
        <source>no Prestige Cube is missing on card {number}</source>
        <translation>aucun Cube prestige ne manque sur la carte {number}</translation>
    </message>
    <message>
        <source>no action</source>
        <extracomment>porfiriana/table/affordance_rows.py: Menu entries and inspector rows for the actions at a spot. porfiriana/table/words/consequences.py: Consequences of an action, computed on a copy of the position. No Qt.</extracomment>
        <translation>sans action</translation>
    </message>
    <message>
        <source>no actions left</source>
        <translation>plus aucune action</translation>
    </message>
    <message>
        <source>no answer would stop a rival, as far as can be seen</source>
        <translation>autant qu’on puisse en juger, aucune réponse n’arrêterait un rival</translation>
    </message>
    <message>
        <source>no answer would stop {rival}, as far as can be seen</source>
        <translation>autant qu’on puisse en juger, aucune réponse n’arrêterait {rival}</translation>
    </message>
    <message>
        <source>no atrocity</source>
        <extracomment>mexican_adventure/table/words/event_text.py: Texts on chits, events, combats and atrocities. No Qt.</extracomment>
        <translation>pas d’atrocité</translation>
    </message>
    <message>
        <source>no bank</source>
        <extracomment>sierra_madre/table/phase_page.py: Page of the phase: heading, current situation, proposed rows and steps.</extracomment>
        <translation>pas de banque</translation>
    </message>
    <message>
        <source>no card but a Headline is free</source>
        <translation>à part un Titre, aucune carte n’est gratuite</translation>
    </message>
    <message>
        <source>no card file (*.yaml) in this folder</source>
        <translation>aucun fichier de cartes (*.yaml) dans ce dossier</translation>
    </message>
    <message>
        <source>no card in its hand ({cards}) can be played under a to d with {gold}</source>
        <translation>aucune carte de sa main ({cards}) n’est jouable selon les règles a à d avec {gold}</translation>
    </message>
    <message>
        <source>no card on sale meets a to f for its {gold}</source>
        <translation>aucune carte en vente ne remplit les conditions a à f avec {gold}</translation>
    </message>
    <message>
        <source>no combat in {zone}: the attitudes add up to less than 5</source>
        <translation>pas de combat à {zone}&#xa0;: la somme des attitudes est inférieure à 5</translation>
    </message>
    <message>
        <source>no connection is open to it for its {gold}</source>
        <translation>aucune connexion ne lui est ouverte avec {gold}</translation>
    </message>
    <message>
        <source>no die passes</source>
        <translation>aucun dé ne réussit</translation>
    </message>
    <message>
        <source>no event</source>
        <extracomment>sierra_madre/table/phase_page.py: Page of the phase: heading, current situation, proposed rows and steps.</extracomment>
        <translation>pas d’événement</translation>
    </message>
    <message>
        <source>no foreign war this quarter</source>
        <translation>pas de guerre étrangère ce trimestre</translation>
    </message>
    <message>
        <source>no gold bars</source>
        <translation>pas de lingots</translation>
    </message>
    <message>
        <source>no gold for anything better</source>
        <translation>pas assez d’or pour mieux</translation>
    </message>
    <message>
        <source>no gold for the upkeep</source>
        <translation>pas assez d’or pour l’entretien</translation>
    </message>
    <message>
        <source>no governor</source>
        <extracomment>sierra_madre/table/phase_page.py: Page of the phase: heading, current situation, proposed rows and steps.</extracomment>
        <translation>pas de gouverneur</translation>
    </message>
    <message>
        <source>no human player can win</source>
        <translation>aucun joueur humain ne peut gagner</translation>
    </message>
    <message>
        <source>no human player can win it</source>
        <translation>aucun joueur humain ne peut le gagner</translation>
    </message>
    <message>
        <source>no icon is called {name}</source>
        <translation>aucune icône ne s’appelle {name}</translation>
    </message>
    <message>
        <source>no keys</source>
        <extracomment>strict_yaml.py: Strict YAML: nodes with line numbers, and readers that never coerce.</extracomment>
        <translation>un dictionnaire sans clé</translation>
    </message>
    <message>
        <source>no land is open to it for its {gold}</source>
        <translation>aucun terrain ne lui est ouvert avec {gold}</translation>
    </message>
    <message>
        <source>no line of communication: no supply</source>
        <translation>pas de ligne de communication&#xa0;: pas de ravitaillement</translation>
    </message>
    <message>
        <source>no longer</source>
        <extracomment>sierra_madre/table/sheets.py: Sheets: forms, the revealed card, files, and the final account.</extracomment>
        <translation>plus maintenant</translation>
    </message>
    <message>
        <source>no police action is open to it</source>
        <translation>aucune action de police ne lui est possible</translation>
    </message>
    <message>
        <source>no president</source>
        <extracomment>sierra_madre/rules/actions.py: Entries: each is a function; its line is the verb followed by the arguments. sierra_madre/table/phase_page.py: Page of the phase: heading, current situation, proposed rows and steps.</extracomment>
        <translation>pas de président</translation>
    </message>
    <message>
        <source>no regime {regime}</source>
        <translation>pas de régime {regime}</translation>
    </message>
    <message>
        <source>no spectators</source>
        <extracomment>desk/sheets/network_sheets.py: Sheets of network play: seats, links to a table, and joining.</extracomment>
        <translation>aucun spectateur</translation>
    </message>
    <message>
        <source>no step of the flowchart applies</source>
        <translation>aucune étape de l’organigramme ne s’applique</translation>
    </message>
    <message>
        <source>no store</source>
        <extracomment>sierra_madre/rules/actions.py: Entries: each is a function; its line is the verb followed by the arguments. sierra_madre/table/phase_page.py: Page of the phase: heading, current situation, proposed rows and steps.</extracomment>
        <translation>pas de magasin</translation>
    </message>
    <message>
        <source>no such folder</source>
        <translation>ce dossier n’existe pas</translation>
    </message>
    <message>
        <source>nobody</source>
        <extracomment>sierra_madre/table/sheets.py: Sheets: forms, the revealed card, files, and the final account.</extracomment>
        <translation>personne</translation>
    </message>
    <message>
        <source>nobody can save Díaz</source>
        <translation>personne ne peut sauver Díaz</translation>
    </message>
    <message>
        <source>nobody extorts its enterprises</source>
        <translation>personne n’extorque ses entreprises</translation>
    </message>
    <message>
        <source>nobody topples Díaz, as far as can be seen</source>
        <translation>autant qu’on puisse en juger, personne ne renverse Díaz</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>net/router_port.py: Port forwarding by the router of a home network (UPnP), on request. porfiriana/audit/enterprises.py: Facts about enterprises, partners and Hacendados. porfiriana/table/sheets/card_fields.py: Rows of a form that show and edit the fields of a card.</extracomment>
        <translation>aucun</translation>
    </message>
    <message>
        <source>none is on sale</source>
        <translation>il n’y en a pas en vente</translation>
    </message>
    <message>
        <source>none of its partners in play ({number}) has an ability of use now</source>
        <translation>aucun de ses partenaires en jeu ({number}) n’a de capacité utile maintenant</translation>
    </message>
    <message>
        <source>none of its troops in play ({number}) can guard more cubes for no gold</source>
        <translation>aucune de ses troupes en jeu ({number}) ne peut garder plus de cubes sans payer d’or</translation>
    </message>
    <message>
        <source>not UTF-8 text</source>
        <translation>ce n’est pas un texte en UTF-8</translation>
    </message>
    <message>
        <source>not a certificate</source>
        <translation>ce n’est pas un certificat</translation>
    </message>
    <message>
        <source>not a file of puzzle results</source>
        <translation>ce n’est pas un fichier de résultats de problèmes</translation>
    </message>
    <message>
        <source>not a file of turns</source>
        <translation>ce n’est pas un fichier de tours</translation>
    </message>
    <message>
        <source>not a list of records</source>
        <translation>ce n’est pas une liste de résultats</translation>
    </message>
    <message>
        <source>not a puzzle file</source>
        <translation>ce n’est pas un fichier de problèmes</translation>
    </message>
    <message>
        <source>not a puzzle for this game</source>
        <translation>ce n’est pas un problème pour ce jeu</translation>
    </message>
    <message>
        <source>not a saved game</source>
        <translation>ce n’est pas une partie enregistrée</translation>
    </message>
    <message>
        <source>not a saved game of Lords of the Sierra Madre</source>
        <translation>ce n’est pas une partie enregistrée de Lords of the Sierra Madre</translation>
    </message>
    <message>
        <source>not a saved game of The Mexican Adventure</source>
        <translation>ce n’est pas une partie enregistrée de The Mexican Adventure</translation>
    </message>
    <message>
        <source>not a settings file</source>
        <translation>ce n’est pas un fichier de réglages</translation>
    </message>
    <message>
        <source>not a spreadsheet</source>
        <translation>ce n’est pas une feuille de calcul</translation>
    </message>
    <message>
        <source>not a valid file</source>
        <translation>ce n’est pas un fichier valide</translation>
    </message>
    <message>
        <source>not before Winter 1907</source>
        <translation>pas avant l’hiver 1907</translation>
    </message>
    <message>
        <source>not done yet</source>
        <translation>pas encore fait</translation>
    </message>
    <message>
        <source>not in winter</source>
        <translation>pas en hiver</translation>
    </message>
    <message>
        <source>not on the map</source>
        <translation>pas sur la carte</translation>
    </message>
    <message>
        <source>not saved</source>
        <extracomment>desk/view/game_view.py: The main widget of a game: table view, dock panels and their controllers.</extracomment>
        <translation>non enregistrée</translation>
    </message>
    <message>
        <source>not solved</source>
        <extracomment>desk/puzzles.py: Sheet with all puzzles by theme, and the note of a puzzle.</extracomment>
        <translation>non résolu</translation>
    </message>
    <message>
        <source>not text</source>
        <extracomment>net/seat_file.py: Files of remote seats: messages received, one per line, and the local players' seats.</extracomment>
        <translation>ce n’est pas du texte</translation>
    </message>
    <message>
        <source>not text, on line {number}</source>
        <translation>ce n’est pas un texte, ligne {number}</translation>
    </message>
    <message>
        <source>not tried yet</source>
        <translation>pas encore essayé</translation>
    </message>
    <message>
        <source>not valid YAML (a control character)</source>
        <translation>ce n’est pas du YAML valide (un caractère de contrôle)</translation>
    </message>
    <message>
        <source>not valid YAML ({problem})</source>
        <translation>ce n’est pas du YAML valide ({problem})</translation>
    </message>
    <message>
        <source>not verified</source>
        <extracomment>desk/home/resume_sheet.py: Sheet offering an interrupted game, and descriptions of stored games. desk/view/game_view.py: The main widget of a game: table view, dock panels and their controllers.</extracomment>
        <translation>non vérifiée</translation>
    </message>
    <message>
        <source>not won</source>
        <extracomment>porfiriana/table/deal_results.py: Results of coded solo deals, each proved by a saved game file.</extracomment>
        <translation>pas gagnée</translation>
    </message>
    <message>
        <source>not won, over in round {rounds} with {gold}</source>
        <translation>pas gagnée, finie au tour de table {rounds} avec {gold}</translation>
    </message>
    <message>
        <source>not yet</source>
        <extracomment>porfiriana/table/sheets/records_sheet.py: Records of a player, and their sheet. sierra_madre/rules/actions.py: Entries: each is a function; its line is the verb followed by the arguments.</extracomment>
        <translation>pas encore</translation>
    </message>
    <message>
        <source>not yet in the bowl</source>
        <translation>pas encore dans le bol</translation>
    </message>
    <message>
        <source>note</source>
        <extracomment>words.yaml: choices</extracomment>
        <translation>noter</translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>net/router_port.py: Port forwarding by the router of a home network (UPnP), on request. porfiriana/table/sheets/overview.py: Overview of the game: turn, actions with prices, victory, icons and keys.</extracomment>
        <translation>rien</translation>
    </message>
    <message>
        <source>nothing better to do</source>
        <translation>rien de mieux à faire</translation>
    </message>
    <message>
        <source>nothing in play is worth its upkeep</source>
        <translation>rien en jeu ne vaut son entretien</translation>
    </message>
    <message>
        <source>nothing is certain to stop them</source>
        <translation>rien ne les arrêterait à coup sûr</translation>
    </message>
    <message>
        <source>nothing is on the agenda</source>
        <translation>rien n’est à l’ordre du jour</translation>
    </message>
    <message>
        <source>now {0}</source>
        <extracomment>desk/view/spoken_texts.py: Texts for screen readers and the built-in voice: things, prompts, controls, sheets.</extracomment>
        <translation>maintenant {0}</translation>
    </message>
    <message>
        <source>numbers 1 to 220, each once</source>
        <translation>numéros 1 à 220, chacun une fois</translation>
    </message>
    <message>
        <source>occupied by {troop}, {owner}</source>
        <translation>occupée par {troop}, {owner}</translation>
    </message>
    <message>
        <source>ocean liner</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>paquebot</translation>
    </message>
    <message>
        <source>of the victim&apos;s active {prestige} points</source>
        <translation>point de {prestige} actif parmi ceux de la victime</translation>
    </message>
    <message>
        <source>of their active {prestige} points</source>
        <translation>point de {prestige} actif parmi les siens</translation>
    </message>
    <message>
        <source>of your active {prestige} points</source>
        <translation>point de {prestige} actif parmi les vôtres</translation>
    </message>
    <message>
        <source>of {0}</source>
        <extracomment>porfiriana/table/scene/accessible_names.py: Accessible names of items on the table.</extracomment>
        <translation>de {0}</translation>
    </message>
    <message>
        <source>of, and where or points</source>
        <translation>of, et where ou points</translation>
    </message>
    <message>
        <source>oil derrick</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>derrick</translation>
    </message>
    <message>
        <source>on another computer&apos;s table</source>
        <translation>à la table d’un autre ordinateur</translation>
    </message>
    <message>
        <source>on foot</source>
        <extracomment>porfiriana/table/words/terms.py: Terms, counts and labels for texts; see also ``rules/term_words.py``. No Qt.</extracomment>
        <translation>à pied</translation>
    </message>
    <message>
        <source>on strike</source>
        <extracomment>sierra_madre/table/drawing.py: Layout and painting of the table: strip, quarter, calendars, edge and page.</extracomment>
        <translation>en grève</translation>
    </message>
    <message>
        <source>one die for each row of the market</source>
        <translation>un dé pour chaque rangée du marché</translation>
    </message>
    <message>
        <source>one document per file</source>
        <translation>un seul document par fichier</translation>
    </message>
    <message>
        <source>one line of text without invisible characters</source>
        <translation>une seule ligne de texte, sans caractères invisibles</translation>
    </message>
    <message>
        <source>one line, its notes in quotation marks</source>
        <translation>une ligne, ses notes entre guillemets</translation>
    </message>
    <message>
        <source>one of reduce, half or free</source>
        <translation>un seul parmi reduce, half ou free</translation>
    </message>
    <message>
        <source>one of the nations {names}</source>
        <translation>une des nations {names}</translation>
    </message>
    <message>
        <source>one of the seats of {step}</source>
        <translation>une des places de {step}</translation>
    </message>
    <message>
        <source>one of {words}</source>
        <translation>un mot parmi {words}</translation>
    </message>
    <message>
        <source>only own cubes are left there</source>
        <translation>il n’y reste que ses propres cubes</translation>
    </message>
    <message>
        <source>open a player&apos;s tableau</source>
        <translation>ouvrir l’étalage d’un joueur</translation>
    </message>
    <message>
        <source>open hands</source>
        <extracomment>desk/view/game_view.py: The main widget of a game: table view, dock panels and their controllers.</extracomment>
        <translation>mains visibles</translation>
    </message>
    <message>
        <source>open in another window</source>
        <translation>ouverte dans une autre fenêtre</translation>
    </message>
    <message>
        <source>opening balance</source>
        <extracomment>sierra_madre/table/game_log.py: Log and ledger: entries, results, gold and income. Does not use Qt.</extracomment>
        <translation>solde initial</translation>
    </message>
    <message>
        <source>opponent</source>
        <extracomment>porfiriana/table/faces/attack.py: Faces of orange and black cards.</extracomment>
        <translation>adversaire</translation>
    </message>
    <message>
        <source>or are</source>
        <extracomment>porfiriana/table/sheets/card_fields.py: Rows of a form that show and edit the fields of a card.</extracomment>
        <translation>ou sont</translation>
    </message>
    <message>
        <source>orange and black cards</source>
        <translation>cartes orange et noires</translation>
    </message>
    <message>
        <source>orange card</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts. porfiriana/table/faces/attack.py: Faces of orange and black cards.</extracomment>
        <translation>carte orange</translation>
    </message>
    <message>
        <source>orange cards</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>cartes orange</translation>
    </message>
    <message>
        <source>orange cards whose Unrest is not 1 to 3</source>
        <translation>cartes orange dont l’Agitation n’est pas de 1 à 3</translation>
    </message>
    <message>
        <source>orange cards whose target depends on more than industry, rail and slaves</source>
        <translation>cartes orange dont la cible dépend d’autre chose que de l’industrie, du rail et des esclaves</translation>
    </message>
    <message>
        <source>orange cards with a narrower target</source>
        <translation>cartes orange à cible plus étroite</translation>
    </message>
    <message>
        <source>orange cards with flags, without</source>
        <translation>cartes orange avec drapeaux, sans drapeaux</translation>
    </message>
    <message>
        <source>orange cards with no effect, or several effects, that place Unrest</source>
        <translation>cartes orange sans effet qui place de l’Agitation, ou qui en ont plusieurs</translation>
    </message>
    <message>
        <source>orange cards without an award</source>
        <translation>cartes orange sans récompense</translation>
    </message>
    <message>
        <source>orders a force in {zone}</source>
        <translation>donne un ordre à une force à {zone}</translation>
    </message>
    <message>
        <source>other</source>
        <extracomment>words.yaml: whys</extracomment>
        <translation>autre</translation>
    </message>
    <message>
        <source>other cards</source>
        <extracomment>porfiriana/saves.py: Saved games: JSON files with the opening, the journal and the position.</extracomment>
        <translation>autres cartes</translation>
    </message>
    <message>
        <source>other enterprises with counted income</source>
        <translation>autres entreprises au revenu compté</translation>
    </message>
    <message>
        <source>others take all its income</source>
        <translation>d’autres en prennent tout le revenu</translation>
    </message>
    <message>
        <source>otherwise a rival topples Díaz, as far as can be seen</source>
        <translation>sinon, autant qu’on puisse en juger, un rival renverse Díaz</translation>
    </message>
    <message>
        <source>otherwise {rival} topples Díaz, as far as can be seen</source>
        <translation>sinon, autant qu’on puisse en juger, {rival} renverse Díaz</translation>
    </message>
    <message>
        <source>out of Jail</source>
        <translation>quitte la prison</translation>
    </message>
    <message>
        <source>out of Jail this turn</source>
        <translation>quitte la prison ce tour-ci</translation>
    </message>
    <message>
        <source>out of the game</source>
        <translation>hors de la partie</translation>
    </message>
    <message>
        <source>page {number} of {all}</source>
        <translation>page {number} sur {all}</translation>
    </message>
    <message>
        <source>pairs of factions in Strife on Headlines</source>
        <translation>paires de factions en Conflit sur les Titres</translation>
    </message>
    <message>
        <source>partly stated</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>en partie attesté</translation>
    </message>
    <message>
        <source>partner</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts. porfiriana/table/faces/attack.py: Faces of orange and black cards.</extracomment>
        <translation>partenaire</translation>
    </message>
    <message>
        <source>partner or troop</source>
        <translation>partenaire ou troupe</translation>
    </message>
    <message>
        <source>partners</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts. porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>partenaires</translation>
    </message>
    <message>
        <source>partners or troops</source>
        <translation>partenaires ou troupes</translation>
    </message>
    <message>
        <source>partners that change the regime, as an action</source>
        <translation>partenaires qui changent le régime par une action</translation>
    </message>
    <message>
        <source>partners that do not cost 1 to 8 gold</source>
        <translation>partenaires dont le coût n’est pas de 1 à 8 or</translation>
    </message>
    <message>
        <source>partners that lift jurisdiction</source>
        <translation>partenaires qui lèvent la juridiction</translation>
    </message>
    <message>
        <source>partners with Public Cards (2016)</source>
        <translation>partenaires, Cartes publiques comprises (2016)</translation>
    </message>
    <message>
        <source>partners with a discount</source>
        <translation>partenaires avec une remise</translation>
    </message>
    <message>
        <source>partners with a discount on enterprises</source>
        <translation>partenaires avec une remise sur les entreprises</translation>
    </message>
    <message>
        <source>partners: blue, green, red, white</source>
        <translation>partenaires&#xa0;: bleus, verts, rouges, blancs</translation>
    </message>
    <message>
        <source>passes</source>
        <extracomment>porfiriana/table/words/labels.py: Actions as texts: buttons, instructions and log entries. No Qt. words.yaml: deeds</extracomment>
        <translation>passe</translation>
    </message>
    <message>
        <source>password-protected</source>
        <extracomment>files/sealing.py: Password-encrypted saved games, for games passed from player to player.</extracomment>
        <translation>fichier protégé par un mot de passe</translation>
    </message>
    <message>
        <source>password-protected; opening it needs the “cryptography” library. {how}</source>
        <translation>fichier protégé par un mot de passe&#xa0;; pour l’ouvrir, il faut la bibliothèque «&#xa0;cryptography&#xa0;». {how}</translation>
    </message>
    <message>
        <source>patents</source>
        <extracomment>porfiriana/audit/enterprises.py: Facts about enterprises, partners and Hacendados.</extracomment>
        <translation>brevets</translation>
    </message>
    <message>
        <source>pays</source>
        <extracomment>mexican_adventure/table/inspection.py: Inspector content for zones and pieces that the reader may see. No Qt.</extracomment>
        <translation>rapporte</translation>
    </message>
    <message>
        <source>pays for {card}</source>
        <translation>paie pour {card}</translation>
    </message>
    <message>
        <source>pays the {side} side now</source>
        <translation>rapporte actuellement au camp suivant&#xa0;: {side}</translation>
    </message>
    <message>
        <source>pays to leave Jail</source>
        <translation>paie pour sortir de prison</translation>
    </message>
    <message>
        <source>pays {now}</source>
        <extracomment>porfiriana/table/words/consequences.py: Consequences of an action, computed on a copy of the position. No Qt.</extracomment>
        <translation>rapporte {now}</translation>
    </message>
    <message>
        <source>pays {now} now · nothing a column later</source>
        <translation>rapporte {now} maintenant · rien une colonne plus tard</translation>
    </message>
    <message>
        <source>pays {now} now · {later} a column later</source>
        <translation>rapporte {now} maintenant · {later} une colonne plus tard</translation>
    </message>
    <message>
        <source>pick up, put down, press</source>
        <translation>prendre, poser, appuyer</translation>
    </message>
    <message>
        <source>pine tree</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>pin</translation>
    </message>
    <message>
        <source>places a Prestige Cube on {card}</source>
        <translation>pose un Cube prestige sur {card}</translation>
    </message>
    <message>
        <source>places pieces in {zones}</source>
        <translation>place des pièces à {zones}</translation>
    </message>
    <message>
        <source>places the headquarters in {zone}</source>
        <translation>place le quartier général à {zone}</translation>
    </message>
    <message>
        <source>places {marker} in {zone}</source>
        <translation>place à {zone}&#xa0;: {marker}</translation>
    </message>
    <message>
        <source>plain data</source>
        <extracomment>strict_yaml.py: Strict YAML: nodes with line numbers, and readers that never coerce.</extracomment>
        <translation>des données simples</translation>
    </message>
    <message>
        <source>plan</source>
        <extracomment>porfiriana/robots/planner/plan_reasons.py: Reasons for the actions of a plan, from the positions before and after.</extracomment>
        <translation>plan</translation>
    </message>
    <message>
        <source>plantation</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>plantation</translation>
    </message>
    <message>
        <source>plantations</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>plantations</translation>
    </message>
    <message>
        <source>play</source>
        <extracomment>words.yaml: choices</extracomment>
        <translation>jouer</translation>
    </message>
    <message>
        <source>played</source>
        <extracomment>mexican_adventure/table/sheets/workshop_sheets.py: Editor of positions and puzzles: pieces are dragged, stacks are clicked.</extracomment>
        <translation>joué</translation>
    </message>
    <message>
        <source>player</source>
        <extracomment>porfiriana/table/faces/attack.py: Faces of orange and black cards.</extracomment>
        <translation>joueur</translation>
    </message>
    <message>
        <source>plays at this screen</source>
        <translation>joue à cet écran</translation>
    </message>
    <message>
        <source>plays on the host&apos;s computer</source>
        <translation>joue sur l’ordinateur de l’hôte</translation>
    </message>
    <message>
        <source>plays on this computer</source>
        <translation>joue sur cet ordinateur</translation>
    </message>
    <message>
        <source>plays {card}</source>
        <extracomment>porfiriana/table/words/labels.py: Actions as texts: buttons, instructions and log entries. No Qt.</extracomment>
        <translation>joue {card}</translation>
    </message>
    <message>
        <source>plays {card} on {target}</source>
        <translation>joue {card} sur {target}</translation>
    </message>
    <message>
        <source>plays {card} on {target} as a Scapegoat</source>
        <translation>joue {card} sur {target} comme bouc émissaire</translation>
    </message>
    <message>
        <source>plays {card} on {target}, {unrest}</source>
        <translation>joue {card} sur {target}, {unrest}</translation>
    </message>
    <message>
        <source>plays {card} to the Private Army</source>
        <translation>joue {card} dans l’Armée privée</translation>
    </message>
    <message>
        <source>plays {card}, {kind} side</source>
        <translation>joue {card}, côté {kind}</translation>
    </message>
    <message>
        <source>plumed hat</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>chapeau à plumes</translation>
    </message>
    <message>
        <source>police</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>police</translation>
    </message>
    <message>
        <source>police actions</source>
        <extracomment>porfiriana/rules/card_text.py: Card effects as plain sentences, generated from the card data.</extracomment>
        <translation>actions de police</translation>
    </message>
    <message>
        <source>polices {card}</source>
        <extracomment>porfiriana/table/words/labels.py: Actions as texts: buttons, instructions and log entries. No Qt.</extracomment>
        <translation>mène une action de police sur {card}</translation>
    </message>
    <message>
        <source>port</source>
        <extracomment>mexican_adventure/table/inspection.py: Inspector content for zones and pieces that the reader may see. No Qt.</extracomment>
        <translation>port</translation>
    </message>
    <message>
        <source>practice game</source>
        <extracomment>desk/view/game_view.py: The main widget of a game: table view, dock panels and their controllers.</extracomment>
        <translation>partie d’entraînement</translation>
    </message>
    <message>
        <source>prepares to guard the enterprise this turn</source>
        <translation>se prépare à garder l’entreprise ce tour-ci</translation>
    </message>
    <message>
        <source>prepares to guard {card} this turn</source>
        <translation>se prépare à garder {card} ce tour-ci</translation>
    </message>
    <message>
        <source>prepares to stop a rival who could topple Díaz next turn</source>
        <translation>se prépare à arrêter un rival qui pourrait renverser Díaz au prochain tour</translation>
    </message>
    <message>
        <source>prepares to stop {rival}, who could topple Díaz next turn</source>
        <translation>se prépare à arrêter {rival}, qui pourrait renverser Díaz au prochain tour</translation>
    </message>
    <message>
        <source>printed facts</source>
        <extracomment>words.yaml: choices</extracomment>
        <translation>données imprimées</translation>
    </message>
    <message>
        <source>printed price</source>
        <extracomment>porfiriana/table/sheets/overview.py: Overview of the game: turn, actions with prices, victory, icons and keys.</extracomment>
        <translation>prix imprimé</translation>
    </message>
    <message>
        <source>printed {0}</source>
        <extracomment>porfiriana/table/faces/regime.py: Faces of regimes, as proclamations.</extracomment>
        <translation>imprimé {0}</translation>
    </message>
    <message>
        <source>profit</source>
        <extracomment>words.yaml: whys</extracomment>
        <translation>profit</translation>
    </message>
    <message>
        <source>profit {number}</source>
        <extracomment>sierra_madre/table/drawing.py: Layout and painting of the table: strip, quarter, calendars, edge and page.</extracomment>
        <translation>profit {number}</translation>
    </message>
    <message>
        <source>profits track</source>
        <extracomment>words.yaml: places</extracomment>
        <translation>piste des profits</translation>
    </message>
    <message>
        <source>project</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>projet</translation>
    </message>
    <message>
        <source>projects</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>projets</translation>
    </message>
    <message>
        <source>provenance of the cards</source>
        <translation>provenance des cartes</translation>
    </message>
    <message>
        <source>public</source>
        <extracomment>porfiriana/table/faces/partner.py: Faces of partners, newspapers and public cards, with a spine in the faction's colour.</extracomment>
        <translation>publique</translation>
    </message>
    <message>
        <source>public cards that change to the Pax</source>
        <translation>Cartes publiques qui changent le régime en Pax</translation>
    </message>
    <message>
        <source>pursuit</source>
        <extracomment>mexican_adventure/table/words/event_text.py: Texts on chits, events, combats and atrocities. No Qt.</extracomment>
        <translation>poursuite</translation>
    </message>
    <message>
        <source>put back, close</source>
        <translation>remettre en place, fermer</translation>
    </message>
    <message>
        <source>put up</source>
        <extracomment>words.yaml: choices</extracomment>
        <translation>mettre aux enchères</translation>
    </message>
    <message>
        <source>puts {card} up for auction</source>
        <translation>met {card} aux enchères</translation>
    </message>
    <message>
        <source>quality</source>
        <extracomment>mexican_adventure/table/words/event_text.py: Texts on chits, events, combats and atrocities. No Qt.</extracomment>
        <translation>qualité</translation>
    </message>
    <message>
        <source>quill</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>plume</translation>
    </message>
    <message>
        <source>rail</source>
        <extracomment>porfiriana/table/words/terms.py: Terms, counts and labels for texts; see also ``rules/term_words.py``. No Qt.</extracomment>
        <translation>voie ferrée</translation>
    </message>
    <message>
        <source>rail {0}</source>
        <extracomment>porfiriana/table/words/terms.py: Terms, counts and labels for texts; see also ``rules/term_words.py``. No Qt.</extracomment>
        <translation>rail {0}</translation>
    </message>
    <message>
        <source>rail-connected {cards}</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>{cards} avec connexion par rail</translation>
    </message>
    <message>
        <source>railroad</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>chemin de fer</translation>
    </message>
    <message>
        <source>railroads</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts. sierra_madre/rules/actions.py: Entries: each is a function; its line is the verb followed by the arguments.</extracomment>
        <translation>chemins de fer</translation>
    </message>
    <message>
        <source>railway trestle</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>viaduc de bois</translation>
    </message>
    <message>
        <source>raises income to {income} gold</source>
        <translation>porte le revenu à {income} or</translation>
    </message>
    <message>
        <source>raises {fps} in {zone}</source>
        <translation>lève {fps} à {zone}</translation>
    </message>
    <message>
        <source>ranch</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>ranch</translation>
    </message>
    <message>
        <source>ranches</source>
        <extracomment>porfiriana/audit/enterprises.py: Facts about enterprises, partners and Hacendados. porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>ranchs</translation>
    </message>
    <message>
        <source>rebel governors</source>
        <extracomment>porfiriana/audit/enterprises.py: Facts about enterprises, partners and Hacendados.</extracomment>
        <translation>gouverneurs rebelles</translation>
    </message>
    <message>
        <source>rebel governors are red, with strife of red and white</source>
        <translation>gouverneurs rebelles rouges, avec Conflit entre rouges et blancs</translation>
    </message>
    <message>
        <source>rebel governors of Sonora, Chihuahua</source>
        <translation>gouverneurs rebelles de la Sonora, du Chihuahua</translation>
    </message>
    <message>
        <source>recapitalization</source>
        <extracomment>words.yaml: whys</extracomment>
        <translation>recapitalisation</translation>
    </message>
    <message>
        <source>reconstructed</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>reconstitué</translation>
    </message>
    <message>
        <source>red troops of Sonora that free slaves</source>
        <translation>troupes rouges de la Sonora qui libèrent des esclaves</translation>
    </message>
    <message>
        <source>red troops that place Unrest all over Sonora</source>
        <translation>troupes rouges qui placent de l’Agitation dans toute la Sonora</translation>
    </message>
    <message>
        <source>refurbishment</source>
        <extracomment>words.yaml: whys</extracomment>
        <translation>remise en état</translation>
    </message>
    <message>
        <source>regimes: Mines, Economy, prestige</source>
        <translation>régimes&#xa0;: Mines, Économie, prestige</translation>
    </message>
    <message>
        <source>remains</source>
        <extracomment>porfiriana/table/sheets/end.py: Sheet at the end of a game: a poster, and the course of the game.</extracomment>
        <translation>reste au pouvoir</translation>
    </message>
    <message>
        <source>removes the most Unrest for the least gold</source>
        <translation>retire le plus d’Agitation pour le moins d’or</translation>
    </message>
    <message>
        <source>restores order with {card}</source>
        <translation>rétablit l’ordre avec {card}</translation>
    </message>
    <message>
        <source>retired</source>
        <extracomment>mexican_adventure/table/sheets/workshop_sheets.py: Editor of positions and puzzles: pieces are dragged, stacks are clicked.</extracomment>
        <translation>retiré</translation>
    </message>
    <message>
        <source>retreats to {zone}</source>
        <translation>bat en retraite vers {zone}</translation>
    </message>
    <message>
        <source>retreats {card}</source>
        <extracomment>porfiriana/table/words/labels.py: Actions as texts: buttons, instructions and log entries. No Qt.</extracomment>
        <translation>bat en retraite avec {card}</translation>
    </message>
    <message>
        <source>rifles</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values. words.yaml: whys</extracomment>
        <translation>fusils</translation>
    </message>
    <message>
        <source>rifles stolen from a store</source>
        <translation>fusils volés dans un magasin</translation>
    </message>
    <message>
        <source>robbery</source>
        <extracomment>words.yaml: whys</extracomment>
        <translation>vol</translation>
    </message>
    <message>
        <source>roll</source>
        <extracomment>sierra_madre/table/sheets.py: Sheets: forms, the revealed card, files, and the final account.</extracomment>
        <translation>lancer</translation>
    </message>
    <message>
        <source>rolled: {number}</source>
        <extracomment>mexican_adventure/table/game_log.py: Log of actions and results, without hidden pieces until the end. No Qt. mexican_adventure/table/words/event_text.py: Texts on chits, events, combats and atrocities. No Qt.</extracomment>
        <translation>lancé&#xa0;: {number}</translation>
    </message>
    <message>
        <source>rolls {dice}</source>
        <extracomment>porfiriana/table/words/labels.py: Actions as texts: buttons, instructions and log entries. No Qt.</extracomment>
        <translation>lance les dés&#xa0;: {dice}</translation>
    </message>
    <message>
        <source>ruined</source>
        <extracomment>words.yaml: places</extracomment>
        <translation>en ruine</translation>
    </message>
    <message>
        <source>rule</source>
        <extracomment>porfiriana/table/sheets/overview.py: Overview of the game: turn, actions with prices, victory, icons and keys.</extracomment>
        <translation>règle</translation>
    </message>
    <message>
        <source>sack</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>sac</translation>
    </message>
    <message>
        <source>safe</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>coffre-fort</translation>
    </message>
    <message>
        <source>saved {0}</source>
        <extracomment>desk/home/resume_sheet.py: Sheet offering an interrupted game, and descriptions of stored games.</extracomment>
        <translation>enregistrée le {0}</translation>
    </message>
    <message>
        <source>saves gold to topple Díaz next turn with the Topple on sale, unless stopped</source>
        <translation>garde l’or pour renverser Díaz au prochain tour avec le Renversement en vente, sauf empêchement</translation>
    </message>
    <message>
        <source>saves its upkeep in the Depression</source>
        <translation>évite son entretien pendant la Dépression</translation>
    </message>
    <message>
        <source>school</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>école</translation>
    </message>
    <message>
        <source>schools</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>écoles</translation>
    </message>
    <message>
        <source>seasonal track</source>
        <extracomment>words.yaml: places</extracomment>
        <translation>piste des saisons</translation>
    </message>
    <message>
        <source>seat {seat} does not exist</source>
        <translation>la place {seat} n’existe pas</translation>
    </message>
    <message>
        <source>sells {card}</source>
        <extracomment>porfiriana/table/words/labels.py: Actions as texts: buttons, instructions and log entries. No Qt.</extracomment>
        <translation>vend {card}</translation>
    </message>
    <message>
        <source>sends Guerrillas to {zone}</source>
        <translation>envoie des Guérillas à {zone}</translation>
    </message>
    <message>
        <source>sends {card} to {place}</source>
        <translation>envoie {card} sur {place}</translation>
    </message>
    <message>
        <source>shoots {seat}&apos;s Hacendado with {card}</source>
        <translation>abat l’Hacendado de {seat} avec {card}</translation>
    </message>
    <message>
        <source>since {0}</source>
        <extracomment>porfiriana/table/sheets/records_sheet.py: Records of a player, and their sheet.</extracomment>
        <translation>depuis {0}</translation>
    </message>
    <message>
        <source>slave enterprises outside Sonora or with their own prestige</source>
        <translation>entreprises à esclaves hors de la Sonora ou avec leur propre prestige</translation>
    </message>
    <message>
        <source>slave enterprises: plantations, mines</source>
        <translation>entreprises à esclaves&#xa0;: plantations, mines</translation>
    </message>
    <message>
        <source>slave {cards}</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>{cards} avec esclaves</translation>
    </message>
    <message>
        <source>slave: true with jails</source>
        <translation>slave: true avec jails</translation>
    </message>
    <message>
        <source>small letters and _</source>
        <translation>des minuscules et _</translation>
    </message>
    <message>
        <source>smelter</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>fonderie</translation>
    </message>
    <message>
        <source>smelters</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>fonderies</translation>
    </message>
    <message>
        <source>smelters and projects</source>
        <translation>fonderies et projets</translation>
    </message>
    <message>
        <source>smelters and projects that do not count everyone&apos;s enterprises without Unrest</source>
        <translation>fonderies et projets qui ne comptent pas les entreprises sans Agitation de tous les joueurs</translation>
    </message>
    <message>
        <source>smelters and projects without Loyalty or counted income</source>
        <translation>fonderies et projets sans Loyauté ou sans revenu compté</translation>
    </message>
    <message>
        <source>solved</source>
        <extracomment>desk/puzzles.py: Sheet with all puzzles by theme, and the note of a puzzle.</extracomment>
        <translation>résolu</translation>
    </message>
    <message>
        <source>solved more often than tried</source>
        <translation>résolu plus souvent qu’essayé</translation>
    </message>
    <message>
        <source>sombrero</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>sombrero</translation>
    </message>
    <message>
        <source>some chits are both played and in the bowl</source>
        <translation>des jetons sont à la fois joués et dans le bol</translation>
    </message>
    <message>
        <source>someone is missing, or is not in this game</source>
        <translation>quelqu’un manque ou ne figure pas dans ce jeu</translation>
    </message>
    <message>
        <source>something else</source>
        <extracomment>porfiriana/workshop/card_lines.py: Cards as lines of text, such as ``mine C 4 · foot &gt; mule 2 &gt; rail 5``. porfiriana/workshop/card_sheets.py: Cards as rows of a spreadsheet, or as lines of a text file.</extracomment>
        <translation>autre chose</translation>
    </message>
    <message>
        <source>something is to happen after the game</source>
        <translation>quelque chose doit arriver après la partie</translation>
    </message>
    <message>
        <source>sources or known parts that do not fit the provenance</source>
        <translation>sources ou éléments attestés qui ne correspondent pas à la provenance</translation>
    </message>
    <message>
        <source>spare_destination on a card that is not a troop</source>
        <translation>spare_destination sur une carte qui n’est pas une troupe</translation>
    </message>
    <message>
        <source>speculates on {card}</source>
        <translation>spécule sur {card}</translation>
    </message>
    <message>
        <source>spies</source>
        <extracomment>porfiriana/audit/enterprises.py: Facts about enterprises, partners and Hacendados.</extracomment>
        <translation>Espions</translation>
    </message>
    <message>
        <source>spies without a defence</source>
        <translation>Espions sans défense</translation>
    </message>
    <message>
        <source>spiked helmet</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>casque à pointe</translation>
    </message>
    <message>
        <source>standard</source>
        <extracomment>porfiriana/table/sheets/new_game_fields.py: Fields and lists of the New Game sheet.</extracomment>
        <translation>standard</translation>
    </message>
    <message>
        <source>stated</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>attesté</translation>
    </message>
    <message>
        <source>stays</source>
        <extracomment>mexican_adventure/table/words/labels.py: Actions as text: lines of the log, labels, consequences and refusals. No Qt.</extracomment>
        <translation>reste</translation>
    </message>
    <message>
        <source>step {step} of {last}</source>
        <translation>étape {step} sur {last}</translation>
    </message>
    <message>
        <source>stopped from winning next turn: {seats}</source>
        <translation>victoire empêchée au prochain tour&#xa0;: {seats}</translation>
    </message>
    <message>
        <source>stopping {seat}, who can win next turn</source>
        <translation>un moyen d’arrêter {seat}, qui peut gagner au prochain tour</translation>
    </message>
    <message>
        <source>stops every human player</source>
        <translation>arrête tous les joueurs humains</translation>
    </message>
    <message>
        <source>store goods</source>
        <extracomment>words.yaml: products</extracomment>
        <translation>marchandises</translation>
    </message>
    <message>
        <source>strike</source>
        <extracomment>words.yaml: icons words.yaml: choices</extracomment>
        <translation>grève</translation>
    </message>
    <message>
        <source>strikes (no Unrest possible)</source>
        <translation>grèves (sans Agitation possible)</translation>
    </message>
    <message>
        <source>strikes without an award</source>
        <translation>grèves sans récompense</translation>
    </message>
    <message>
        <source>suborn</source>
        <extracomment>words.yaml: choices</extracomment>
        <translation>suborner</translation>
    </message>
    <message>
        <source>subsidy</source>
        <extracomment>words.yaml: whys</extracomment>
        <translation>subvention</translation>
    </message>
    <message>
        <source>sugar cane</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>canne à sucre</translation>
    </message>
    <message>
        <source>suit</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>costume</translation>
    </message>
    <message>
        <source>takes a card</source>
        <translation>prend une carte</translation>
    </message>
    <message>
        <source>takes a card from {seat}&apos;s hand</source>
        <translation>prend à {seat} une carte de sa main</translation>
    </message>
    <message>
        <source>takes a loan in Paris</source>
        <translation>emprunte à Paris</translation>
    </message>
    <message>
        <source>takes no loan</source>
        <translation>n’emprunte pas</translation>
    </message>
    <message>
        <source>takes pieces back from {zone}</source>
        <translation>reprend des pièces de {zone}</translation>
    </message>
    <message>
        <source>takes prestige of which the victim has more than their Tripartite</source>
        <translation>prend un prestige dont la victime a plus que sa Tripartite</translation>
    </message>
    <message>
        <source>takes the Guerrilla back from {zone}</source>
        <translation>reprend la Guérilla de {zone}</translation>
    </message>
    <message>
        <source>takes the losses</source>
        <translation>subit les pertes</translation>
    </message>
    <message>
        <source>takes the prestige of which the victim has most</source>
        <translation>prend le prestige dont la victime a le plus</translation>
    </message>
    <message>
        <source>takes {card}</source>
        <extracomment>porfiriana/table/words/labels.py: Actions as texts: buttons, instructions and log entries. No Qt.</extracomment>
        <translation>prend {card}</translation>
    </message>
    <message>
        <source>takes {gold} gold from a rival</source>
        <translation>prend {gold} or à un rival</translation>
    </message>
    <message>
        <source>takes {gold} gold from {rival}</source>
        <translation>prend {gold} or à {rival}</translation>
    </message>
    <message>
        <source>taxes</source>
        <extracomment>words.yaml: whys</extracomment>
        <translation>impôts</translation>
    </message>
    <message>
        <source>telegraph</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>télégraphe</translation>
    </message>
    <message>
        <source>tent</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>tente</translation>
    </message>
    <message>
        <source>text</source>
        <extracomment>strict_yaml.py: Strict YAML: nodes with line numbers, and readers that never coerce.</extracomment>
        <translation>du texte</translation>
    </message>
    <message>
        <source>text in quotes</source>
        <translation>du texte entre guillemets</translation>
    </message>
    <message>
        <source>text of {number} characters</source>
        <translation>un texte de {number} caractères</translation>
    </message>
    <message>
        <source>text without leading or trailing spaces</source>
        <translation>un texte sans espaces au début ni à la fin</translation>
    </message>
    <message>
        <source>that Spy is being stolen</source>
        <translation>cet Espion est en train d’être volé</translation>
    </message>
    <message>
        <source>that order leaves no Depression</source>
        <translation>dans cet ordre, il n’y a pas de Dépression</translation>
    </message>
    <message>
        <source>that side helps most</source>
        <translation>ce côté aide le plus</translation>
    </message>
    <message>
        <source>the Bull-Bear pile</source>
        <translation>la défausse taureau-ours</translation>
    </message>
    <message>
        <source>the Counter-guerrilla goes from {start} to {zone}</source>
        <translation>la Contre-guérilla va de {start} à {zone}</translation>
    </message>
    <message>
        <source>the Guerrilla of {zone} is hunted down</source>
        <translation>la Guérilla de {zone} est éliminée</translation>
    </message>
    <message>
        <source>the Guerrilla of {zone} returns to the reserve</source>
        <translation>la Guérilla de {zone} retourne en réserve</translation>
    </message>
    <message>
        <source>the HQ is on the map and due</source>
        <translation>le QG est sur la carte et doit encore revenir</translation>
    </message>
    <message>
        <source>the Hacendado</source>
        <extracomment>porfiriana/table/words/labels.py: Actions as texts: buttons, instructions and log entries. No Qt.</extracomment>
        <translation>l’Hacendado</translation>
    </message>
    <message>
        <source>the Hacendado has that prestige</source>
        <translation>l’Hacendado a ce prestige</translation>
    </message>
    <message>
        <source>the Hacendado of P{seat} holds {cubes} cubes</source>
        <translation>nombre de cubes sur l’Hacendado de P{seat}&#xa0;: {cubes}</translation>
    </message>
    <message>
        <source>the Hacendado of P{seat} was assassinated and cannot declare</source>
        <translation>l’Hacendado de P{seat} a été assassiné et ne peut pas se déclarer</translation>
    </message>
    <message>
        <source>the Hacendados</source>
        <extracomment>porfiriana/rules/agenda_checks.py: Consistency checks of the agenda and of the places of cards.</extracomment>
        <translation>les Hacendados</translation>
    </message>
    <message>
        <source>the Private Army takes the troop in</source>
        <translation>l’Armée privée accueille la troupe</translation>
    </message>
    <message>
        <source>the Rural Guards of {zone} are gone</source>
        <translation>les Gardes rurales de {zone} ont disparu</translation>
    </message>
    <message>
        <source>the agenda does not begin with the turn under way, or holds several</source>
        <translation>l’ordre du jour ne commence pas par le tour en cours, ou en contient plusieurs</translation>
    </message>
    <message>
        <source>the agenda is in the wrong order</source>
        <translation>l’ordre du jour n’est pas dans le bon ordre</translation>
    </message>
    <message>
        <source>the attack of card {card} cannot be paid</source>
        <translation>l’attaque de la carte {card} ne peut pas être payée</translation>
    </message>
    <message>
        <source>the attack of card {card} has no target</source>
        <translation>l’attaque de la carte {card} n’a pas de cible</translation>
    </message>
    <message>
        <source>the attacker</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>l’attaquant</translation>
    </message>
    <message>
        <source>the best action found</source>
        <translation>la meilleure action trouvée</translation>
    </message>
    <message>
        <source>the best answer</source>
        <translation>la meilleure réponse</translation>
    </message>
    <message>
        <source>the box</source>
        <extracomment>porfiriana/rules/agenda_checks.py: Consistency checks of the agenda and of the places of cards.</extracomment>
        <translation>la boîte</translation>
    </message>
    <message>
        <source>the card table for Pax Porfiriana</source>
        <translation>la table de jeu de Pax Porfiriana</translation>
    </message>
    <message>
        <source>the chair</source>
        <extracomment>desk/sheets/curtain.py: Curtain between two players: hides the whole table and names the next player.</extracomment>
        <translation>le fauteuil</translation>
    </message>
    <message>
        <source>the cheapest</source>
        <extracomment>porfiriana/robots/reasons.py: Reasons of robots: keys, storage format and translated sentences.</extracomment>
        <translation>la moins chère</translation>
    </message>
    <message>
        <source>the cheapest connection</source>
        <translation>la connexion la moins chère</translation>
    </message>
    <message>
        <source>the cheapest enterprise</source>
        <translation>l’entreprise la moins chère</translation>
    </message>
    <message>
        <source>the cheapest land costs {price}, more than half of its {gold}</source>
        <translation>le terrain le moins cher coûte {price}, plus de la moitié de son avoir de {gold}</translation>
    </message>
    <message>
        <source>the cheapest with slaves</source>
        <translation>la moins chère avec esclaves</translation>
    </message>
    <message>
        <source>the chits in hand are not those of a draw</source>
        <translation>les jetons en main ne sont pas ceux d’un tirage</translation>
    </message>
    <message>
        <source>the column is missing</source>
        <translation>la colonne manque</translation>
    </message>
    <message>
        <source>the corrected cards</source>
        <translation>les cartes corrigées</translation>
    </message>
    <message>
        <source>the crescent</source>
        <extracomment>desk/sheets/curtain.py: Curtain between two players: hides the whole table and names the next player.</extracomment>
        <translation>le croissant</translation>
    </message>
    <message>
        <source>the cross</source>
        <extracomment>desk/sheets/curtain.py: Curtain between two players: hides the whole table and names the next player.</extracomment>
        <translation>la croix</translation>
    </message>
    <message>
        <source>the data written out</source>
        <translation>les données écrites en entier</translation>
    </message>
    <message>
        <source>the deck</source>
        <extracomment>porfiriana/rules/agenda_checks.py: Consistency checks of the agenda and of the places of cards.</extracomment>
        <translation>le paquet</translation>
    </message>
    <message>
        <source>the diamond</source>
        <extracomment>desk/sheets/curtain.py: Curtain between two players: hides the whole table and names the next player.</extracomment>
        <translation>le losange</translation>
    </message>
    <message>
        <source>the die for the {row} row shows {die}</source>
        <translation>le dé de la rangée {row} donne {die}</translation>
    </message>
    <message>
        <source>the die for the {row} row shows {die}, where there is no card</source>
        <translation>le dé de la rangée {row} donne {die}, où il n’y a pas de carte</translation>
    </message>
    <message>
        <source>the discards</source>
        <extracomment>porfiriana/rules/agenda_checks.py: Consistency checks of the agenda and of the places of cards.</extracomment>
        <translation>la défausse</translation>
    </message>
    <message>
        <source>the effect “{name}”</source>
        <translation>l’effet «&#xa0;{name}&#xa0;»</translation>
    </message>
    <message>
        <source>the end</source>
        <extracomment>porfiriana/workshop/card_lines.py: Cards as lines of text, such as ``mine C 4 · foot &gt; mule 2 &gt; rail 5``. porfiriana/workshop/card_sheets.py: Cards as rows of a spreadsheet, or as lines of a text file.</extracomment>
        <translation>la fin</translation>
    </message>
    <message>
        <source>the end of the line</source>
        <translation>la fin de la ligne</translation>
    </message>
    <message>
        <source>the enterprises in play</source>
        <translation>les entreprises en jeu</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>le fichier est vide</translation>
    </message>
    <message>
        <source>the file is too large</source>
        <translation>le fichier est trop volumineux</translation>
    </message>
    <message>
        <source>the files {names}</source>
        <translation>les fichiers {names}</translation>
    </message>
    <message>
        <source>the final Topple is noted as {number}</source>
        <translation>le dernier Renversement est noté {number}</translation>
    </message>
    <message>
        <source>the flipped Hacendado of P{seat} holds Income Cubes</source>
        <translation>l’Hacendado retourné de P{seat} porte des Cubes revenu</translation>
    </message>
    <message>
        <source>the game</source>
        <extracomment>sierra_madre/rules/state.py: Position: the cards on the calendars, the gold, and the progress of the quarter. sierra_madre/table/words.py: Texts of cards, quarters, offices and accounts. Does not use Qt.</extracomment>
        <translation>le jeu</translation>
    </message>
    <message>
        <source>the game cannot continue from here</source>
        <translation>la partie ne peut pas continuer à partir d’ici</translation>
    </message>
    <message>
        <source>the game cannot start ({problem})</source>
        <translation>la partie ne peut pas commencer ({problem})</translation>
    </message>
    <message>
        <source>the game continues as a different scenario from the one it started with</source>
        <translation>la partie continue dans un autre scénario que celui du début</translation>
    </message>
    <message>
        <source>the game continues in a different solo mode from the one it started with</source>
        <translation>la partie continue dans un autre mode solo que celui du début</translation>
    </message>
    <message>
        <source>the game continues with different options from those it started with</source>
        <translation>la partie continue avec d’autres options que celles du début</translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>la partie est finie</translation>
    </message>
    <message>
        <source>the game is over but continues</source>
        <translation>la partie est finie, mais continue</translation>
    </message>
    <message>
        <source>the goal “hold” needs a zone; other goals have none</source>
        <translation>l’objectif «&#xa0;hold&#xa0;» demande une zone&#xa0;; les autres n’en ont pas</translation>
    </message>
    <message>
        <source>the goal “points” needs a kind of prestige; other goals have none</source>
        <translation>l’objectif «&#xa0;points&#xa0;» demande une sorte de prestige&#xa0;; les autres n’en ont pas</translation>
    </message>
    <message>
        <source>the goal “stop” needs an opponent as rival; other goals have none</source>
        <translation>l’objectif «&#xa0;stop&#xa0;» demande un adversaire comme rival&#xa0;; les autres n’en ont pas</translation>
    </message>
    <message>
        <source>the gold does not add up to {gold}</source>
        <translation>la somme de l’or n’est pas {gold}</translation>
    </message>
    <message>
        <source>the grudge pile of P{seat}</source>
        <translation>la pile prestige de P{seat}</translation>
    </message>
    <message>
        <source>the hand is full</source>
        <translation>la main est pleine</translation>
    </message>
    <message>
        <source>the hand of P{seat}</source>
        <translation>la main de P{seat}</translation>
    </message>
    <message>
        <source>the headquarters</source>
        <extracomment>mexican_adventure/table/words/analysis_words.py: Texts on scenarios, and on the analysis and decisive conditions of a game. No Qt.</extracomment>
        <translation>le quartier général</translation>
    </message>
    <message>
        <source>the headquarters is in {zone}</source>
        <translation>le quartier général est à {zone}</translation>
    </message>
    <message>
        <source>the headquarters leaves {zone}</source>
        <translation>le quartier général quitte {zone}</translation>
    </message>
    <message>
        <source>the heart</source>
        <extracomment>desk/sheets/curtain.py: Curtain between two players: hides the whole table and names the next player.</extracomment>
        <translation>le cœur</translation>
    </message>
    <message>
        <source>the host has sent more than a game can contain</source>
        <translation>l’hôte a envoyé plus qu’une partie ne peut contenir</translation>
    </message>
    <message>
        <source>the host of this folder does not answer</source>
        <translation>l’hôte de ce dossier ne répond pas</translation>
    </message>
    <message>
        <source>the income space of the Hacendado</source>
        <translation>l’emplacement de revenu de l’Hacendado</translation>
    </message>
    <message>
        <source>the income space of {0}</source>
        <translation>l’emplacement de revenu de {0}</translation>
    </message>
    <message>
        <source>the journal does not lead to the saved position</source>
        <translation>le journal ne mène pas à la position enregistrée</translation>
    </message>
    <message>
        <source>the journal does not show that the seats have seen the cards they remember</source>
        <translation>le journal ne montre pas que les places ont vu les cartes qu’elles sont censées connaître</translation>
    </message>
    <message>
        <source>the key “verb” is missing</source>
        <translation>la clé «&#xa0;verb&#xa0;» manque</translation>
    </message>
    <message>
        <source>the key “{key}” is missing from {what}</source>
        <translation>la clé «&#xa0;{key}&#xa0;» manque dans {what}</translation>
    </message>
    <message>
        <source>the ledger of Lords of the Sierra Madre</source>
        <translation>le livre de comptes de Lords of the Sierra Madre</translation>
    </message>
    <message>
        <source>the line ends here</source>
        <translation>la ligne s’arrête ici</translation>
    </message>
    <message>
        <source>the line is by {wrong}, but nobody has to decide</source>
        <translation>la ligne est de {wrong}, mais personne n’a à décider</translation>
    </message>
    <message>
        <source>the lower place of column {column}</source>
        <translation>l’emplacement du bas de la colonne {column}</translation>
    </message>
    <message>
        <source>the map table for The Mexican Adventure</source>
        <translation>la table de jeu de The Mexican Adventure</translation>
    </message>
    <message>
        <source>the market</source>
        <extracomment>porfiriana/rules/agenda_checks.py: Consistency checks of the agenda and of the places of cards. porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>le marché</translation>
    </message>
    <message>
        <source>the market does not have {slots} slots</source>
        <translation>le marché n’a pas {slots} cases</translation>
    </message>
    <message>
        <source>the name of one</source>
        <translation>le nom de l’une d’elles</translation>
    </message>
    <message>
        <source>the number appears twice</source>
        <translation>le numéro figure deux fois</translation>
    </message>
    <message>
        <source>the number of seats is not from 1 to {most}</source>
        <translation>le nombre de places n’est pas compris entre 1 et {most}</translation>
    </message>
    <message>
        <source>the number {value}</source>
        <translation>le nombre {value}</translation>
    </message>
    <message>
        <source>the other Pax-o-matic can stop every human player</source>
        <translation>l’autre Pax-o-matic peut arrêter tous les joueurs humains</translation>
    </message>
    <message>
        <source>the partners in play</source>
        <translation>les partenaires en jeu</translation>
    </message>
    <message>
        <source>the parts are not in the order of the journal</source>
        <translation>les passages ne sont pas dans l’ordre du journal</translation>
    </message>
    <message>
        <source>the phases of the turn are not in their order</source>
        <translation>les phases du tour ne sont pas dans leur ordre</translation>
    </message>
    <message>
        <source>the phone is disconnected</source>
        <translation>le téléphone est déconnecté</translation>
    </message>
    <message>
        <source>the pieces placed in {zone} are not there</source>
        <translation>les pièces placées à {zone} n’y sont pas</translation>
    </message>
    <message>
        <source>the player</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>le joueur</translation>
    </message>
    <message>
        <source>the position contradicts itself</source>
        <translation>la position se contredit</translation>
    </message>
    <message>
        <source>the prestige space of {0}</source>
        <translation>l’emplacement de prestige de {0}</translation>
    </message>
    <message>
        <source>the profit of {card} is below 0</source>
        <translation>le profit de {card} est inférieur à 0</translation>
    </message>
    <message>
        <source>the public cards</source>
        <translation>les Cartes publiques</translation>
    </message>
    <message>
        <source>the reserve</source>
        <extracomment>porfiriana/table/words/labels.py: Actions as texts: buttons, instructions and log entries. No Qt.</extracomment>
        <translation>la réserve de cubes</translation>
    </message>
    <message>
        <source>the rule for the card shown</source>
        <translation>la règle de la carte affichée</translation>
    </message>
    <message>
        <source>the same question is asked twice</source>
        <translation>la même question est posée deux fois</translation>
    </message>
    <message>
        <source>the seat that has to decide is not the seat whose turn it is</source>
        <translation>la place qui doit décider n’est pas celle dont c’est le tour</translation>
    </message>
    <message>
        <source>the seats are {seats}, not P1 to P6 in order</source>
        <translation>les places sont {seats}, et non P1 à P6 dans l’ordre</translation>
    </message>
    <message>
        <source>the seed gives “{dice}”</source>
        <translation>la graine donne «&#xa0;{dice}&#xa0;»</translation>
    </message>
    <message>
        <source>the speculator on {place}</source>
        <translation>le spéculateur à {place}</translation>
    </message>
    <message>
        <source>the square</source>
        <extracomment>desk/sheets/curtain.py: Curtain between two players: hides the whole table and names the next player.</extracomment>
        <translation>le carré</translation>
    </message>
    <message>
        <source>the standoff counts {standoff} turns</source>
        <translation>l’Impasse compte {standoff} tours</translation>
    </message>
    <message>
        <source>the table is too long</source>
        <translation>le tableau est trop long</translation>
    </message>
    <message>
        <source>the tag {tag} is not allowed</source>
        <translation>l’étiquette {tag} n’est pas permise</translation>
    </message>
    <message>
        <source>the target of card {card} is not in play</source>
        <translation>la cible de la carte {card} n’est pas en jeu</translation>
    </message>
    <message>
        <source>the test for {zone} fails</source>
        <translation>le test pour {zone} échoue</translation>
    </message>
    <message>
        <source>the test for {zone} is passed</source>
        <translation>le test pour {zone} est réussi</translation>
    </message>
    <message>
        <source>the text “{value}”</source>
        <translation>le texte «&#xa0;{value}&#xa0;»</translation>
    </message>
    <message>
        <source>the triangle</source>
        <extracomment>desk/sheets/curtain.py: Curtain between two players: hides the whole table and names the next player.</extracomment>
        <translation>le triangle</translation>
    </message>
    <message>
        <source>the troop guards more cubes there, for no gold</source>
        <translation>la troupe y garde plus de cubes, sans payer d’or</translation>
    </message>
    <message>
        <source>the troops in play</source>
        <translation>les troupes en jeu</translation>
    </message>
    <message>
        <source>the turn is that of seat {seat}, which does not exist</source>
        <translation>le tour est celui de la place {seat}, qui n’existe pas</translation>
    </message>
    <message>
        <source>the upper place of column {column}</source>
        <translation>l’emplacement du haut de la colonne {column}</translation>
    </message>
    <message>
        <source>the upper row goes first</source>
        <translation>la rangée du haut passe d’abord</translation>
    </message>
    <message>
        <source>the verb {name}</source>
        <translation>le verbe {name}</translation>
    </message>
    <message>
        <source>the verb {name} does not belong here</source>
        <translation>le verbe {name} n’a pas sa place ici</translation>
    </message>
    <message>
        <source>the verb {name} is unknown</source>
        <translation>le verbe {name} est inconnu</translation>
    </message>
    <message>
        <source>the victim</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>la victime</translation>
    </message>
    <message>
        <source>the whole number {least}</source>
        <translation>le nombre entier {least}</translation>
    </message>
    <message>
        <source>the win is sure</source>
        <translation>la victoire est sûre</translation>
    </message>
    <message>
        <source>the {field} of {step}</source>
        <translation>le champ {field} de {step}</translation>
    </message>
    <message>
        <source>the {field} of {step} is {value}</source>
        <translation>le champ {field} de {step} vaut {value}</translation>
    </message>
    <message>
        <source>the {oval} of {card}</source>
        <translation>l’ovale {oval} ({card})</translation>
    </message>
    <message>
        <source>there are two HQs</source>
        <translation>il y a deux QG</translation>
    </message>
    <message>
        <source>there is a store</source>
        <translation>il y a un magasin</translation>
    </message>
    <message>
        <source>there is gold at {card}, which nobody owns</source>
        <translation>il y a de l’or sur {card}, qui n’est à personne</translation>
    </message>
    <message>
        <source>there is no Unrest on its enterprises</source>
        <translation>il n’y a pas d’Agitation sur ses entreprises</translation>
    </message>
    <message>
        <source>there is no card {card}</source>
        <translation>il n’y a pas de carte {card}</translation>
    </message>
    <message>
        <source>there is no other choice</source>
        <translation>il n’y a pas d’autre choix</translation>
    </message>
    <message>
        <source>there is no player to move</source>
        <translation>ce n’est le tour d’aucun joueur</translation>
    </message>
    <message>
        <source>there is no scenario “{name}”</source>
        <translation>il n’y a pas de scénario «&#xa0;{name}&#xa0;»</translation>
    </message>
    <message>
        <source>there is no step {step}</source>
        <translation>il n’y a pas d’étape {step}</translation>
    </message>
    <message>
        <source>there is no zone {zone}</source>
        <translation>il n’y a pas de zone {zone}</translation>
    </message>
    <message>
        <source>there is nothing to show yet</source>
        <translation>il n’y a encore rien à montrer</translation>
    </message>
    <message>
        <source>this game does not use the random generator {name}</source>
        <translation>cette partie n’utilise pas le générateur aléatoire {name}</translation>
    </message>
    <message>
        <source>this game was played with different cards from yours</source>
        <translation>cette partie a été jouée avec d’autres cartes que les vôtres</translation>
    </message>
    <message>
        <source>this page, all rules</source>
        <translation>cette page, toutes les règles</translation>
    </message>
    <message>
        <source>this turn a rival loses a point of {kind} and has {points} left</source>
        <translation>ce tour-ci, un rival perd un point de {kind} et en garde {points}</translation>
    </message>
    <message>
        <source>this turn {kind} will count, and no rival has any</source>
        <translation>ce tour-ci, le {kind} va compter, et aucun rival n’en a</translation>
    </message>
    <message>
        <source>this turn {kind} will count, the best road to power</source>
        <translation>ce tour-ci, le {kind} va compter&#xa0;: c’est la meilleure voie vers le pouvoir</translation>
    </message>
    <message>
        <source>this turn {kind}, in which a rival leads, will stop counting</source>
        <translation>ce tour-ci, le {kind}, où un rival est en tête, cessera de compter</translation>
    </message>
    <message>
        <source>this turn {kind}, in which {rival} leads, will stop counting</source>
        <translation>ce tour-ci, le {kind}, où {rival} est en tête, cessera de compter</translation>
    </message>
    <message>
        <source>this turn {rival} loses a point of {kind} and has {points} left</source>
        <translation>ce tour-ci, {rival} perd un point de {kind} et en garde {points}</translation>
    </message>
    <message>
        <source>this turn {rival} loses their last point of {kind}</source>
        <translation>ce tour-ci, {rival} perd son dernier point de {kind}</translation>
    </message>
    <message>
        <source>to decide: {names}</source>
        <translation>décision attendue de&#xa0;: {names}</translation>
    </message>
    <message>
        <source>to {0}</source>
        <extracomment>porfiriana/table/affordance_rows.py: Menu entries and inspector rows for the actions at a spot.</extracomment>
        <translation>vers {0}</translation>
    </message>
    <message>
        <source>to@what comes of something</source>
        <translation>devient</translation>
    </message>
    <message>
        <source>together with the other Pax-o-matic, stops every human player</source>
        <translation>avec l’autre Pax-o-matic, arrête tous les joueurs humains</translation>
    </message>
    <message>
        <source>too few chits to draw</source>
        <translation>trop peu de jetons à tirer</translation>
    </message>
    <message>
        <source>top hat</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>haut-de-forme</translation>
    </message>
    <message>
        <source>topple Díaz</source>
        <extracomment>porfiriana/table/sheets/end.py: Sheet at the end of a game: a poster, and the course of the game.</extracomment>
        <translation>renversent Díaz</translation>
    </message>
    <message>
        <source>topples Díaz</source>
        <extracomment>porfiriana/table/sheets/end.py: Sheet at the end of a game: a poster, and the course of the game.</extracomment>
        <translation>renverse Díaz</translation>
    </message>
    <message>
        <source>topples: one of each prestige</source>
        <translation>Renversements&#xa0;: un par sorte de prestige</translation>
    </message>
    <message>
        <source>total Loyalty points</source>
        <translation>points de Loyauté en tout</translation>
    </message>
    <message>
        <source>tower</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>tour</translation>
    </message>
    <message>
        <source>tree</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>arbre</translation>
    </message>
    <message>
        <source>troop</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts. porfiriana/table/faces/attack.py: Faces of orange and black cards.</extracomment>
        <translation>troupe</translation>
    </message>
    <message>
        <source>troop {number} cannot pay for its Retreat</source>
        <translation>la troupe {number} ne peut payer sa retraite</translation>
    </message>
    <message>
        <source>troop {number} is at {at}, which does not list it</source>
        <translation>la troupe {number} est sur la carte {at}, qui ne l’indique pas</translation>
    </message>
    <message>
        <source>troop {number} is at {at}, which is not in play</source>
        <translation>la troupe {number} est sur la carte {at}, qui n’est pas en jeu</translation>
    </message>
    <message>
        <source>troop {number} is in the army of P{owner} without his cause</source>
        <translation>la troupe {number} est dans l’Armée privée de P{owner}, dont ce n’est pas la cause</translation>
    </message>
    <message>
        <source>troop {number} is nowhere</source>
        <translation>la troupe {number} n’est nulle part</translation>
    </message>
    <message>
        <source>troops</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts. porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>troupes</translation>
    </message>
    <message>
        <source>troops of Firepower 1, 2, 3</source>
        <translation>troupes de Puissance de feu 1, 2, 3</translation>
    </message>
    <message>
        <source>troops whose cheapest way costs more than 3</source>
        <translation>troupes dont la voie la moins chère coûte plus de 3</translation>
    </message>
    <message>
        <source>troops whose prestige does not fit their faction</source>
        <translation>troupes dont le prestige ne convient pas à leur faction</translation>
    </message>
    <message>
        <source>troops whose regime is not that of their faction</source>
        <translation>troupes dont le régime n’est pas celui de leur faction</translation>
    </message>
    <message>
        <source>troops with jurisdiction {district}</source>
        <translation>troupes de juridiction {district}</translation>
    </message>
    <message>
        <source>troops with more than one flag</source>
        <translation>troupes à plus d’un drapeau</translation>
    </message>
    <message>
        <source>troops: green, red, white, blue</source>
        <translation>troupes&#xa0;: vertes, rouges, blanches, bleues</translation>
    </message>
    <message>
        <source>true only with the verb assassinate</source>
        <translation>true seulement avec le verbe assassinate</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true ou false</translation>
    </message>
    <message>
        <source>two cards of one quarter are open</source>
        <translation>deux cartes d’un même trimestre sont découvertes</translation>
    </message>
    <message>
        <source>two causes with the same prestige</source>
        <translation>deux causes du même prestige</translation>
    </message>
    <message>
        <source>two factions</source>
        <extracomment>porfiriana/rules/deck_reading.py: Strict reading of card files; the classes of ``cards.py`` are the schema.</extracomment>
        <translation>deux factions</translation>
    </message>
    <message>
        <source>two points of the same prestige</source>
        <translation>deux points du même prestige</translation>
    </message>
    <message>
        <source>two prestiges</source>
        <extracomment>porfiriana/rules/deck_reading.py: Strict reading of card files; the classes of ``cards.py`` are the schema.</extracomment>
        <translation>deux prestiges</translation>
    </message>
    <message>
        <source>two sides of the same faction</source>
        <translation>deux côtés de la même faction</translation>
    </message>
    <message>
        <source>two sides of the same prestige</source>
        <translation>deux côtés du même prestige</translation>
    </message>
    <message>
        <source>uniform</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>uniforme</translation>
    </message>
    <message>
        <source>unknown colour {colour}</source>
        <translation>couleur inconnue&#xa0;: {colour}</translation>
    </message>
    <message>
        <source>unknown key “{key}” in {what}</source>
        <translation>clé inconnue «&#xa0;{key}&#xa0;» dans {what}</translation>
    </message>
    <message>
        <source>unknown keys ({keys})</source>
        <translation>clés inconnues ({keys})</translation>
    </message>
    <message>
        <source>unknown phase</source>
        <extracomment>sierra_madre/rules/state.py: Position: the cards on the calendars, the gold, and the progress of the quarter.</extracomment>
        <translation>phase inconnue</translation>
    </message>
    <message>
        <source>unknown {key}: {name}</source>
        <translation>valeur inconnue de {key}&#xa0;: {name}</translation>
    </message>
    <message>
        <source>upkeep {0}</source>
        <extracomment>porfiriana/table/scene/accessible_names.py: Accessible names of items on the table.</extracomment>
        <translation>entretien {0}</translation>
    </message>
    <message>
        <source>upper row</source>
        <extracomment>porfiriana/table/words/diaz_words.py: Díaz's purchases by dice, and their reasons, as sentences. No Qt.</extracomment>
        <translation>rangée du haut</translation>
    </message>
    <message>
        <source>upper@row of the market</source>
        <translation>du haut</translation>
    </message>
    <message>
        <source>used again</source>
        <extracomment>words.yaml: fates</extracomment>
        <translation>réutilisée</translation>
    </message>
    <message>
        <source>uses a phone</source>
        <translation>utilise un téléphone</translation>
    </message>
    <message>
        <source>uses {card}</source>
        <extracomment>porfiriana/table/words/labels.py: Actions as texts: buttons, instructions and log entries. No Qt.</extracomment>
        <translation>utilise {card}</translation>
    </message>
    <message>
        <source>uses {card} on {target}</source>
        <translation>utilise {card} sur {target}</translation>
    </message>
    <message>
        <source>verbs that no card uses</source>
        <translation>verbes qu’aucune carte n’emploie</translation>
    </message>
    <message>
        <source>victory column</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>colonne de la victoire</translation>
    </message>
    <message>
        <source>wagon</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>chariot</translation>
    </message>
    <message>
        <source>waits</source>
        <extracomment>words.yaml: unpaid</extracomment>
        <translation>attend</translation>
    </message>
    <message>
        <source>wall</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>mur</translation>
    </message>
    <message>
        <source>what has happened since your turn</source>
        <translation>ce qui s’est passé depuis votre tour</translation>
    </message>
    <message>
        <source>white cubes; 4 points of each kind, 6 of Outrage; two dice a turn</source>
        <translation>cubes blancs&#xa0;; 4 points de chaque sorte, 6 en Indignation&#xa0;; deux dés par tour</translation>
    </message>
    <message>
        <source>win by gold</source>
        <translation>gagnent grâce à l’or</translation>
    </message>
    <message>
        <source>windmill</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>éolienne</translation>
    </message>
    <message>
        <source>wins by gold</source>
        <translation>gagne grâce à l’or</translation>
    </message>
    <message>
        <source>wins the game</source>
        <translation>gagne la partie</translation>
    </message>
    <message>
        <source>wins the game this turn</source>
        <translation>gagne la partie ce tour-ci</translation>
    </message>
    <message>
        <source>wins the game this turn, whatever the others answer</source>
        <translation>gagne la partie pendant ce tour, quelles que soient les réponses des autres</translation>
    </message>
    <message>
        <source>wins the game, whatever the others answer</source>
        <translation>gagne la partie, quelles que soient les réponses des autres</translation>
    </message>
    <message>
        <source>with a hint</source>
        <translation>avec un conseil</translation>
    </message>
    <message>
        <source>with the best chance, {over} in {under} ({percent})</source>
        <translation>avec les meilleures chances, {over} sur {under} ({percent})</translation>
    </message>
    <message>
        <source>with the hacendado</source>
        <translation>chez l’hacendado</translation>
    </message>
    <message numerus="yes">
        <source>with your last (action|%n actions)</source>
        <translation>
            <numerusform>avec votre dernière action</numerusform>
            <numerusform>avec vos&#xa0;%n dernières actions</numerusform>
        </translation>
    </message>
    <message>
        <source>with {cards}</source>
        <extracomment>porfiriana/table/scene/ledger.py: Ledger of the seats that could topple Díaz, now and under each regime.</extracomment>
        <translation>avec {cards}</translation>
    </message>
    <message>
        <source>withdraws the headquarters</source>
        <translation>retire le quartier général</translation>
    </message>
    <message>
        <source>won by Topple</source>
        <translation>gagnée par Renversement</translation>
    </message>
    <message>
        <source>won by gold</source>
        <translation>gagnée grâce à l’or</translation>
    </message>
    <message>
        <source>won by gold in round {rounds} with {gold}</source>
        <translation>gagnée grâce à l’or au tour de table {rounds} avec {gold}</translation>
    </message>
    <message>
        <source>won in round {rounds}, Topple {topple} of 4, {margin} over, {gold}</source>
        <translation>gagnée au tour de table {rounds}, Renversement {topple} sur 4, {margin} en plus, {gold}</translation>
    </message>
    <message>
        <source>won {won} of {played}</source>
        <translation>gagnées&#xa0;: {won} sur {played}</translation>
    </message>
    <message>
        <source>works against a human player</source>
        <translation>agit contre un joueur humain</translation>
    </message>
    <message>
        <source>worth the upkeep</source>
        <translation>vaut son entretien</translation>
    </message>
    <message>
        <source>would bring income</source>
        <translation>rapporterait un revenu</translation>
    </message>
    <message>
        <source>would buy that one first</source>
        <translation>achèterait celle-là d’abord</translation>
    </message>
    <message>
        <source>written by Pax Desk {program} in a format that this version cannot read</source>
        <translation>écrit par Pax Desk {program} dans un format que cette version ne peut pas lire</translation>
    </message>
    <message>
        <source>written by Pax Desk {program} in a format that this version cannot read; a newer Pax Desk can</source>
        <translation>écrit par Pax Desk {program} dans un format que cette version ne peut pas lire&#xa0;; un Pax Desk plus récent le peut</translation>
    </message>
    <message>
        <source>yes</source>
        <extracomment>session/facts.py: Facts that the rules state about a game's data, each with the actual value. sierra_madre/table/sheets.py: Sheets: forms, the revealed card, files, and the final account.</extracomment>
        <translation>oui</translation>
    </message>
    <message>
        <source>you are watching</source>
        <translation>vous regardez</translation>
    </message>
    <message>
        <source>you declare</source>
        <extracomment>porfiriana/table/words/advice_words.py: Texts of advice: plans for a turn, warnings and reasons. No Qt.</extracomment>
        <translation>vous vous déclarez</translation>
    </message>
    <message>
        <source>you discard {card}</source>
        <translation>vous défaussez {card}</translation>
    </message>
    <message>
        <source>you have left the table</source>
        <translation>vous avez quitté la table</translation>
    </message>
    <message>
        <source>you have {points} {kind} and need {needed}</source>
        <translation>en {kind}, vous avez {points} et il en faut {needed}</translation>
    </message>
    <message>
        <source>you leave Jail</source>
        <translation>vous sortez de prison</translation>
    </message>
    <message>
        <source>you now start with {0} more gold</source>
        <translation>vous commencez désormais avec {0} or de plus</translation>
    </message>
    <message>
        <source>you shoot {victim}</source>
        <translation>vous abattez {victim}</translation>
    </message>
    <message>
        <source>you topple Díaz and win</source>
        <translation>vous renversez Díaz et gagnez</translation>
    </message>
    <message>
        <source>your Private Army</source>
        <translation>votre Armée privée</translation>
    </message>
    <message>
        <source>your gold goes from {was} to {now}</source>
        <translation>votre or passe de {was} à {now}</translation>
    </message>
    <message>
        <source>your income goes from {was} to {now}</source>
        <translation>votre revenu passe de {was} à {now}</translation>
    </message>
    <message>
        <source>your own</source>
        <extracomment>porfiriana/table/affordance_rows.py: Menu entries and inspector rows for the actions at a spot. porfiriana/table/words/consequences.py: Consequences of an action, computed on a copy of the position. No Qt.</extracomment>
        <translation>à vous</translation>
    </message>
    <message>
        <source>your {kind} goes from {was} to {now}</source>
        <translation>votre {kind} passe de {was} à {now}</translation>
    </message>
    <message>
        <source>yours</source>
        <extracomment>porfiriana/table/scene/accessible_names.py: Accessible names of items on the table. porfiriana/table/sheets/cards_sheet.py: Sheet of the deck's cards, with filters.</extracomment>
        <translation>à vous</translation>
    </message>
    <message>
        <source>{0} actions</source>
        <extracomment>porfiriana/table/affordance_rows.py: Menu entries and inspector rows for the actions at a spot.</extracomment>
        <translation>{0} actions</translation>
    </message>
    <message>
        <source>{0} and 4 Topples.</source>
        <translation>{0} et 4 Renversements.</translation>
    </message>
    <message>
        <source>{0} and {1}: the areas of the table in turn (current question, your hand, your land, your army, the market column by column, each opponent, the regime, Topples and who could win with them, and the log).</source>
        <translation>{0} et {1}&#xa0;: les zones de la table l’une après l’autre (question en cours, votre main, vos terres, votre armée, le marché colonne par colonne, chaque adversaire, le régime, les Renversements et leurs vainqueurs possibles, et le journal de partie).</translation>
    </message>
    <message>
        <source>{0} can</source>
        <extracomment>porfiriana/table/affordance_rows.py: Menu entries and inspector rows for the actions at a spot.</extracomment>
        <translation>{0} peut</translation>
    </message>
    <message>
        <source>{0} can stop {1}.</source>
        <translation>{0} peut arrêter {1}.</translation>
    </message>
    <message>
        <source>{0} can win with it by declaring.</source>
        <translation>{0} peut gagner avec lui en se déclarant.</translation>
    </message>
    <message>
        <source>{0} can win with it.</source>
        <translation>{0} peut gagner avec lui.</translation>
    </message>
    <message>
        <source>{0} cards are here.</source>
        <translation>Cartes posées ici&#xa0;: {0}.</translation>
    </message>
    <message>
        <source>{0} cards face down.</source>
        <translation>Cartes face cachée&#xa0;: {0}.</translation>
    </message>
    <message>
        <source>{0} first</source>
        <extracomment>porfiriana/table/words/labels.py: Actions as texts: buttons, instructions and log entries. No Qt.</extracomment>
        <translation>{0} d’abord</translation>
    </message>
    <message>
        <source>{0} gold</source>
        <extracomment>porfiriana/table/affordance_rows.py: Menu entries and inspector rows for the actions at a spot. porfiriana/table/words/terms.py: Terms, counts and labels for texts; see also ``rules/term_words.py``. No Qt.</extracomment>
        <translation>{0} or</translation>
    </message>
    <message>
        <source>{0} in hand</source>
        <translation>{0} en main</translation>
    </message>
    <message>
        <source>{0} in the deck</source>
        <translation>{0} dans le paquet</translation>
    </message>
    <message>
        <source>{0} is in Jail</source>
        <translation>{0} est en prison</translation>
    </message>
    <message>
        <source>{0} is paid: a monopoly</source>
        <translation>{0} reçoit le paiement&#xa0;: monopole</translation>
    </message>
    <message>
        <source>{0} is paid: the cube on it</source>
        <translation>{0} reçoit le paiement&#xa0;: cube posé dessus</translation>
    </message>
    <message>
        <source>{0} is playing</source>
        <translation>{0} joue</translation>
    </message>
    <message>
        <source>{0} is playing.</source>
        <translation>{0} joue.</translation>
    </message>
    <message>
        <source>{0} left</source>
        <extracomment>porfiriana/table/scene/accessible_names.py: Accessible names of items on the table.</extracomment>
        <translation>{0} en réserve</translation>
    </message>
    <message>
        <source>{0} less</source>
        <extracomment>porfiriana/table/words/terms.py: Terms, counts and labels for texts; see also ``rules/term_words.py``. No Qt.</extracomment>
        <translation>{0} de moins</translation>
    </message>
    <message>
        <source>{0} minutes</source>
        <extracomment>desk/guide.py: Guide of a lesson, with its note and marks on the table, and the list of lessons.</extracomment>
        <translation>{0} minutes</translation>
    </message>
    <message>
        <source>{0} more</source>
        <extracomment>porfiriana/table/words/diaz_words.py: Díaz's purchases by dice, and their reasons, as sentences. No Qt. porfiriana/table/words/flowchart_words.py: Reasons why the Pax-o-matic passed boxes of its flowchart. No Qt. porfiriana/table/words/terms.py: Terms, counts and labels for texts; see also ``rules/term_words.py``. No Qt.</extracomment>
        <translation>{0} de plus</translation>
    </message>
    <message>
        <source>{0} no longer topples.</source>
        <translation>{0} ne renverse plus Díaz.</translation>
    </message>
    <message>
        <source>{0} of income a turn</source>
        <translation>revenu de {0} par tour</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} sur {1}</translation>
    </message>
    <message>
        <source>{0} of {1} in hand</source>
        <translation>{0} sur {1} en main</translation>
    </message>
    <message>
        <source>{0} plays</source>
        <extracomment>porfiriana/table/scene/board.py: Items of the common column, and captions above a seat's cards. porfiriana/table/scene/tableau.py: Items of the seats: panels, cards in play, hand, supply and buttons.</extracomment>
        <translation>{0} joue</translation>
    </message>
    <message>
        <source>{0} side</source>
        <extracomment>porfiriana/table/words/labels.py: Actions as texts: buttons, instructions and log entries. No Qt.</extracomment>
        <translation>Côté {0}</translation>
    </message>
    <message>
        <source>{0} topple Díaz.</source>
        <translation>{0} renversent Díaz.</translation>
    </message>
    <message>
        <source>{0} topples Díaz.</source>
        <translation>{0} renverse Díaz.</translation>
    </message>
    <message>
        <source>{0} win by gold.</source>
        <translation>{0} gagnent grâce à l’or.</translation>
    </message>
    <message>
        <source>{0} wins by gold with the last Topple</source>
        <translation>{0} gagne grâce à l’or avec le dernier Renversement</translation>
    </message>
    <message>
        <source>{0} wins by gold.</source>
        <translation>{0} gagne grâce à l’or.</translation>
    </message>
    <message>
        <source>{0} wins with {1}</source>
        <translation>{0} gagne avec {1}</translation>
    </message>
    <message>
        <source>{0} wins with {1} by declaring</source>
        <translation>{0} gagne avec {1} en se déclarant</translation>
    </message>
    <message>
        <source>{0} would topple.</source>
        <translation>{0} renverserait Díaz.</translation>
    </message>
    <message>
        <source>{0}&apos;s turn needs a decision from you.</source>
        <translation>Le tour de {0} demande une décision de votre part.</translation>
    </message>
    <message>
        <source>{0}, Depression</source>
        <extracomment>porfiriana/table/scene/board.py: Items of the common column, and captions above a seat's cards.</extracomment>
        <translation>{0}, Dépression</translation>
    </message>
    <message>
        <source>{0}, Private Army of {1}</source>
        <translation>{0}, Armée privée de {1}</translation>
    </message>
    <message>
        <source>{0}, choose an action.</source>
        <translation>{0}, choisissez une action.</translation>
    </message>
    <message>
        <source>{0}, choose.</source>
        <extracomment>porfiriana/table/words/questions.py: Questions to the players, and summaries of a game. No Qt.</extracomment>
        <translation>{0}, choisissez.</translation>
    </message>
    <message>
        <source>{0}, chosen</source>
        <extracomment>desk/view/screen_reader.py: Announcements for screen readers and the built-in voice: focus, prompts, summaries. desk/view/spoken_texts.py: Texts for screen readers and the built-in voice: things, prompts, controls, sheets.</extracomment>
        <translation>{0}, choisi</translation>
    </message>
    <message>
        <source>{0}, do you build?</source>
        <translation>{0}, construisez-vous&#xa0;?</translation>
    </message>
    <message>
        <source>{0}, do you use a Spy to cancel it?</source>
        <translation>{0}, utilisez-vous un Espion pour l’annuler&#xa0;?</translation>
    </message>
    <message>
        <source>{0}, end your turn.</source>
        <translation>{0}, terminez votre tour.</translation>
    </message>
    <message>
        <source>{0}, for sale</source>
        <translation>{0}, à vendre</translation>
    </message>
    <message>
        <source>{0}, in the Private Army</source>
        <translation>{0}, dans l’Armée privée</translation>
    </message>
    <message>
        <source>{0}, in your hand</source>
        <translation>{0}, dans votre main</translation>
    </message>
    <message>
        <source>{0}, pay 1 gold for each card you keep.</source>
        <translation>{0}, payez 1 or pour chaque carte que vous gardez.</translation>
    </message>
    <message>
        <source>{0}, retreat or discard?</source>
        <translation>{0}, battre en retraite ou défausser&#xa0;?</translation>
    </message>
    <message>
        <source>{0}, then {1}</source>
        <translation>{0}, puis {1}</translation>
    </message>
    <message>
        <source>{0}, unfolded</source>
        <extracomment>porfiriana/table/scene/tableau.py: Items of the seats: panels, cards in play, hand, supply and buttons.</extracomment>
        <translation>{0}, déplié</translation>
    </message>
    <message>
        <source>{0}, where does your next cube go?</source>
        <translation>{0}, où va votre prochain cube&#xa0;?</translation>
    </message>
    <message>
        <source>{0}, which Headline goes first onto the Bull-Bear pile?</source>
        <translation>{0}, quel Titre va d’abord à la défausse taureau-ours&#xa0;?</translation>
    </message>
    <message>
        <source>{0}, which card do you take?</source>
        <translation>{0}, quelle carte prenez-vous&#xa0;?</translation>
    </message>
    <message>
        <source>{0}, which faction do you drop?</source>
        <translation>{0}, quelle faction abandonnez-vous&#xa0;?</translation>
    </message>
    <message>
        <source>{0}, your turn in the showdown.</source>
        <translation>{0}, à vous dans l’épreuve de force.</translation>
    </message>
    <message>
        <source>{0}: Unrest on {1}</source>
        <translation>{0}&#xa0;: Agitation sur {1}</translation>
    </message>
    <message>
        <source>{0}: change the regime</source>
        <translation>{0}&#xa0;: changer de régime</translation>
    </message>
    <message>
        <source>{0}: it earns nothing and its powers are off.</source>
        <translation>{0}&#xa0;: elle ne rapporte rien et ses capacités sont suspendues.</translation>
    </message>
    <message>
        <source>{0}: one less</source>
        <translation>{0}&#xa0;: un de moins</translation>
    </message>
    <message>
        <source>{0}: one more</source>
        <translation>{0}&#xa0;: un de plus</translation>
    </message>
    <message>
        <source>{0}: restore order here</source>
        <translation>{0}&#xa0;: rétablir l’ordre ici</translation>
    </message>
    <message>
        <source>{0}: where am I? {1}: what can I do? {2}: what are the standings? {3}: what has happened since my turn?</source>
        <translation>{0}&#xa0;: où suis-je&#xa0;? {1}&#xa0;: que puis-je faire&#xa0;? {2}&#xa0;: quelle est la situation&#xa0;? {3}&#xa0;: que s’est-il passé depuis mon tour&#xa0;?</translation>
    </message>
    <message>
        <source>{0}; {1}</source>
        <extracomment>language.py: Translation of sentences into the players' language.</extracomment>
        <translation>{0}&#xa0;; {1}</translation>
    </message>
    <message>
        <source>{actions} actions left after {purchases} purchases</source>
        <translation>actions restantes ({actions}) après les achats ({purchases})</translation>
    </message>
    <message>
        <source>{action} for {gold}</source>
        <translation>{action} pour {gold}</translation>
    </message>
    <message>
        <source>{action}: {number}.</source>
        <extracomment>porfiriana/rules/card_text.py: Card effects as plain sentences, generated from the card data.</extracomment>
        <translation>{action}&#xa0;: {number}.</translation>
    </message>
    <message>
        <source>{active}, look away: this is {name}&apos;s choice.</source>
        <translation>{active}, détournez le regard&#xa0;: c’est à {name} de choisir.</translation>
    </message>
    <message>
        <source>{amount} RP at once</source>
        <translation>{amount} PR aussitôt</translation>
    </message>
    <message>
        <source>{attitude}: {sum}, no combat.</source>
        <translation>{attitude}&#xa0;: {sum}, pas de combat.</translation>
    </message>
    <message>
        <source>{attitude}: {sum}{losses}, −{taken} / −{dealt}</source>
        <translation>{attitude}&#xa0;: {sum}{losses}, −{taken} / −{dealt}</translation>
    </message>
    <message>
        <source>{better} was better.</source>
        <translation>Mieux&#xa0;: {better}.</translation>
    </message>
    <message>
        <source>{cards} and {more}</source>
        <translation>{cards} et {more}</translation>
    </message>
    <message>
        <source>{cards} cannot be in {place}</source>
        <translation>emplacement impossible pour {cards}&#xa0;: {place}</translation>
    </message>
    <message>
        <source>{cards} from the market</source>
        <translation>{cards} du marché</translation>
    </message>
    <message>
        <source>{cards} in two places at once</source>
        <translation>{cards} à deux endroits à la fois</translation>
    </message>
    <message>
        <source>{cards} in {district}</source>
        <translation>{cards} du district {district}</translation>
    </message>
    <message>
        <source>{cards} leave the market; you choose which goes first.</source>
        <translation>{cards} quittent le marché&#xa0;; vous choisissez laquelle part en premier.</translation>
    </message>
    <message>
        <source>{cards} nowhere</source>
        <extracomment>porfiriana/rules/agenda_checks.py: Consistency checks of the agenda and of the places of cards.</extracomment>
        <translation>{cards} nulle part</translation>
    </message>
    <message>
        <source>{cards} of the {faction} faction</source>
        <translation>{cards} de faction {faction}</translation>
    </message>
    <message>
        <source>{cards} other than a newspaper</source>
        <translation>{cards} autre qu’un Journal</translation>
    </message>
    <message>
        <source>{cards} other than newspapers</source>
        <translation>{cards} autres que des Journaux</translation>
    </message>
    <message>
        <source>{cards} with Unrest</source>
        <translation>{cards} en Agitation</translation>
    </message>
    <message>
        <source>{cards} with a rail connection</source>
        <translation>{cards} avec connexion par rail</translation>
    </message>
    <message>
        <source>{cards} with slaves</source>
        <translation>{cards} avec esclaves</translation>
    </message>
    <message>
        <source>{cards} with {prestige}</source>
        <translation>{cards} avec {prestige}</translation>
    </message>
    <message>
        <source>{cards} without Unrest</source>
        <translation>{cards} sans Agitation</translation>
    </message>
    <message>
        <source>{cards} without a rail connection</source>
        <translation>{cards} sans connexion par rail</translation>
    </message>
    <message>
        <source>{cards} without slaves</source>
        <translation>{cards} sans esclaves</translation>
    </message>
    <message>
        <source>{cards}: a cube of the human player is there</source>
        <translation>{cards}&#xa0;: un cube du joueur humain s’y trouve</translation>
    </message>
    <message>
        <source>{cards}: as cheap, and later in the order</source>
        <translation>{cards}&#xa0;: même prix, et plus loin dans l’ordre</translation>
    </message>
    <message>
        <source>{cards}: it buys the cheapest</source>
        <translation>{cards}&#xa0;: il achète la carte la moins chère</translation>
    </message>
    <message>
        <source>{cards}: it has {gold}</source>
        <translation>{cards}&#xa0;: il a {gold}</translation>
    </message>
    <message>
        <source>{cards}: its hand is full</source>
        <translation>{cards}&#xa0;: sa main est pleine</translation>
    </message>
    <message>
        <source>{cards}: neither Strife nor regime would help it</source>
        <translation>{cards}&#xa0;: ni le Conflit ni le régime ne l’aideraient</translation>
    </message>
    <message>
        <source>{cards}: no robot would be sure to win, nor the human to fail</source>
        <translation>{cards}&#xa0;: aucun robot ne serait sûr de gagner, ni l’humain d’échouer</translation>
    </message>
    <message>
        <source>{cards}: no target by 4d</source>
        <translation>{cards}&#xa0;: pas de cible selon 4d</translation>
    </message>
    <message>
        <source>{cards}: nowhere to drive out, guard or extort, and for no enterprise in hand</source>
        <translation>{cards}&#xa0;: nulle part où chasser, garder ou extorquer, et ne convient à aucune entreprise en main</translation>
    </message>
    <message>
        <source>{cards}: would bring no income now</source>
        <translation>{cards}&#xa0;: aucun revenu pour l’instant</translation>
    </message>
    <message>
        <source>{card} ({why})</source>
        <extracomment>porfiriana/table/words/diaz_words.py: Díaz's purchases by dice, and their reasons, as sentences. No Qt.</extracomment>
        <translation>{card} ({why})</translation>
    </message>
    <message>
        <source>{card} arrives in {quarter}, {name}.</source>
        <translation>Arrivée de {card}&#xa0;: {quarter}, {name}.</translation>
    </message>
    <message>
        <source>{card} belongs to the same player.</source>
        <translation>{card} appartient au même joueur.</translation>
    </message>
    <message>
        <source>{card} can move to {place} for {gold}.</source>
        <translation>{card} peut se redéployer sur {place} pour {gold}.</translation>
    </message>
    <message>
        <source>{card} cancels {attack}; both are discarded.</source>
        <translation>{card} annule {attack}&#xa0;; les deux sont défaussées.</translation>
    </message>
    <message>
        <source>{card} cannot be used for that.</source>
        <translation>{card} ne peut pas servir à cela.</translation>
    </message>
    <message>
        <source>{card} costs {gold}; the regime counts {kind}.</source>
        <translation>{card} coûte {gold}&#xa0;; sous ce régime, le {kind} compte.</translation>
    </message>
    <message>
        <source>{card} extorts a cube of {seat}.</source>
        <translation>{card} extorque un cube à {seat}.</translation>
    </message>
    <message>
        <source>{card} first: a Depression begins.</source>
        <translation>{card} d’abord&#xa0;: une Dépression commence.</translation>
    </message>
    <message>
        <source>{card} first: the Depression ends.</source>
        <translation>{card} d’abord&#xa0;: la Dépression prend fin.</translation>
    </message>
    <message>
        <source>{card} for {gold}</source>
        <translation>{card} pour {gold}</translation>
    </message>
    <message numerus="yes">
        <source>{card} gains %n cube(s).</source>
        <translation>
            <numerusform>{card} reçoit&#xa0;%n cube.</numerusform>
            <numerusform>{card} reçoit&#xa0;%n cubes.</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} goes onto the Bull-Bear pile.</source>
        <translation>{card} va à la défausse taureau-ours.</translation>
    </message>
    <message>
        <source>{card} goes onto the Bull-Bear pile: a {mood}.</source>
        <translation>{card} va à la défausse taureau-ours&#xa0;: un {mood}.</translation>
    </message>
    <message>
        <source>{card} goes to the discards.</source>
        <translation>{card} va à la défausse.</translation>
    </message>
    <message>
        <source>{card} goes to {place}.</source>
        <translation>{card} va sur {place}.</translation>
    </message>
    <message>
        <source>{card} has no owner.</source>
        <translation>{card} n’a pas de propriétaire.</translation>
    </message>
    <message>
        <source>{card} has no profit to lower.</source>
        <translation>{card} n’a pas de profit à baisser.</translation>
    </message>
    <message>
        <source>{card} has no troop</source>
        <translation>{card} n’a pas de troupe</translation>
    </message>
    <message>
        <source>{card} is Sacked: it returns to your hand.</source>
        <translation>Mise à sac ({card})&#xa0;: la carte revient dans votre main.</translation>
    </message>
    <message>
        <source>{card} is Sacked: it returns to {seat}&apos;s hand.</source>
        <translation>Mise à sac ({card})&#xa0;: {seat} reprend la carte en main.</translation>
    </message>
    <message>
        <source>{card} is already in the game.</source>
        <translation>{card} est déjà en jeu.</translation>
    </message>
    <message>
        <source>{card} is an event.</source>
        <translation>{card} est un événement.</translation>
    </message>
    <message>
        <source>{card} is blocked by a Spy this quarter.</source>
        <translation>{card} est bloquée par un Espion ce trimestre.</translation>
    </message>
    <message>
        <source>{card} is defeated.</source>
        <translation>La troupe {card} est vaincue.</translation>
    </message>
    <message>
        <source>{card} is discarded: +1 to Díaz&apos;s defence.</source>
        <translation>La carte {card} est défaussée&#xa0;: +1 à la défense de Díaz.</translation>
    </message>
    <message>
        <source>{card} is in an impossible place</source>
        <translation>{card} est à un endroit impossible</translation>
    </message>
    <message>
        <source>{card} is no longer extorted.</source>
        <translation>{card} n’est plus extorquée.</translation>
    </message>
    <message>
        <source>{card} is no longer on sale.</source>
        <translation>{card} n’est plus en vente.</translation>
    </message>
    <message>
        <source>{card} is not a foreign war.</source>
        <translation>{card} n’est pas une guerre étrangère.</translation>
    </message>
    <message>
        <source>{card} is not among the common cards.</source>
        <translation>{card} n’est pas parmi les cartes communes.</translation>
    </message>
    <message>
        <source>{card} is not an event</source>
        <translation>{card} n’est pas un événement</translation>
    </message>
    <message>
        <source>{card} is not an open store.</source>
        <translation>{card} n’est pas un magasin en activité.</translation>
    </message>
    <message>
        <source>{card} is not in that country.</source>
        <translation>{card} n’est pas dans ce pays.</translation>
    </message>
    <message>
        <source>{card} is not in the game yet.</source>
        <translation>{card} n’est pas encore en jeu.</translation>
    </message>
    <message>
        <source>{card} is not on a seasonal track.</source>
        <translation>{card} n’est pas sur une piste des saisons.</translation>
    </message>
    <message>
        <source>{card} is not yet on the profits track.</source>
        <translation>{card} n’est pas encore sur la piste des profits.</translation>
    </message>
    <message>
        <source>{card} is on sale.</source>
        <translation>{card} est en vente.</translation>
    </message>
    <message>
        <source>{card} is ruined.</source>
        <translation>{card} est en ruine.</translation>
    </message>
    <message>
        <source>{card} is shot: an heir takes your place.</source>
        <translation>On abat {card}&#xa0;: un héritier prend votre place.</translation>
    </message>
    <message>
        <source>{card} is shot: an heir takes {seat}&apos;s place.</source>
        <translation>{seat}&#xa0;: on abat {card}, un héritier prend sa place.</translation>
    </message>
    <message>
        <source>{card} is the last Topple: buying it ends the game.</source>
        <translation>{card} est le dernier Renversement&#xa0;: l’acheter met fin à la partie.</translation>
    </message>
    <message>
        <source>{card} joins your Private Army.</source>
        <translation>{card} rejoint votre Armée privée.</translation>
    </message>
    <message>
        <source>{card} joins {seat}&apos;s Private Army.</source>
        <translation>{seat}&#xa0;: {card} rejoint l’Armée privée.</translation>
    </message>
    <message>
        <source>{card} joins {seat}.</source>
        <translation>{card} rejoint {seat}.</translation>
    </message>
    <message>
        <source>{card} leaves the market: a {mood}.</source>
        <translation>{card} quitte le marché&#xa0;: {mood}.</translation>
    </message>
    <message>
        <source>{card} leaves the market: its event.</source>
        <translation>{card} quitte le marché&#xa0;: son événement.</translation>
    </message>
    <message numerus="yes">
        <source>{card} loses %n cube(s).</source>
        <translation>
            <numerusform>{card} perd&#xa0;%n cube.</numerusform>
            <numerusform>{card} perd&#xa0;%n cubes.</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} loses a connection.</source>
        <translation>{card} perd une connexion.</translation>
    </message>
    <message>
        <source>{card} matures with a profit of {number}.</source>
        <translation>{card} arrive à maturité avec un profit de {number}.</translation>
    </message>
    <message>
        <source>{card} needs no refurbishment, or its owner pays for it.</source>
        <translation>{card} n’a pas besoin de remise en état, ou son propriétaire la paie.</translation>
    </message>
    <message>
        <source>{card} needs no such capital.</source>
        <translation>{card} n’a pas besoin d’un tel capital.</translation>
    </message>
    <message>
        <source>{card} returns to your hand.</source>
        <translation>{card} revient dans votre main.</translation>
    </message>
    <message>
        <source>{card} returns to {seat}&apos;s hand.</source>
        <translation>{seat} reprend {card} en main.</translation>
    </message>
    <message>
        <source>{card} takes volunteers only in the quarter in which the card comes.</source>
        <translation>{card} ne prend des volontaires que pendant le trimestre où la carte arrive.</translation>
    </message>
    <message>
        <source>{card} waits until {quarter}.</source>
        <translation>{card} attend&#xa0;; retour&#xa0;: {quarter}.</translation>
    </message>
    <message>
        <source>{card}, Speculation Cube {owner}</source>
        <translation>{card}, Cube spéculation {owner}</translation>
    </message>
    <message>
        <source>{card}, at {place}</source>
        <translation>{card}, sur {place}</translation>
    </message>
    <message>
        <source>{card}, in the hand {owner}</source>
        <translation>{card}, dans la main {owner}</translation>
    </message>
    <message>
        <source>{card}, lower card of column {column}</source>
        <translation>{card}, carte du bas de la colonne {column}</translation>
    </message>
    <message>
        <source>{card}, no cube to take</source>
        <translation>{card}, aucun cube à prendre</translation>
    </message>
    <message>
        <source>{card}, no prestige</source>
        <translation>{card}, sans prestige</translation>
    </message>
    <message>
        <source>{card}, price {price}</source>
        <translation>{card}, prix {price}</translation>
    </message>
    <message>
        <source>{card}, upper card of column {column}</source>
        <translation>{card}, carte du haut de la colonne {column}</translation>
    </message>
    <message>
        <source>{card}, which his troop guards already</source>
        <translation>{card}, que sa troupe garde déjà</translation>
    </message>
    <message>
        <source>{card}, {cubes}</source>
        <extracomment>porfiriana/table/words/diaz_words.py: Díaz's purchases by dice, and their reasons, as sentences. No Qt.</extracomment>
        <translation>{card}, {cubes}</translation>
    </message>
    <message>
        <source>{card}, {points} points of its prestige</source>
        <translation>{card}, points de son prestige&#xa0;: {points}</translation>
    </message>
    <message>
        <source>{card}: +{unrest}.</source>
        <extracomment>porfiriana/table/words/event_text.py: Events as sentences, for the log and for the consequences of an action.</extracomment>
        <translation>{card}&#xa0;: +{unrest}.</translation>
    </message>
    <message>
        <source>{card}: profit {number}.</source>
        <translation>{card}&#xa0;: profit de {number}.</translation>
    </message>
    <message>
        <source>{card}: steals, Unrest, award, jails, districts</source>
        <translation>{card}&#xa0;: vole, Agitation, récompense, prison, districts</translation>
    </message>
    <message>
        <source>{card}: {before} to {after} Income Cubes.</source>
        <translation>{card}&#xa0;: de {before} à {after} Cubes revenu.</translation>
    </message>
    <message>
        <source>{card}: {place}, {name}.</source>
        <translation>{card}&#xa0;: {place}, {name}.</translation>
    </message>
    <message>
        <source>{card}: {place}.</source>
        <extracomment>words.yaml: results</extracomment>
        <translation>{card}&#xa0;: {place}.</translation>
    </message>
    <message>
        <source>{card}: −{unrest}.</source>
        <extracomment>porfiriana/table/words/event_text.py: Events as sentences, for the log and for the consequences of an action.</extracomment>
        <translation>{card}&#xa0;: −{unrest}.</translation>
    </message>
    <message>
        <source>{change} RP</source>
        <extracomment>mexican_adventure/table/wording.py: Texts of The Mexican Adventure: see ``paxdesk/desk/protocol/table_game.py``. No Qt.</extracomment>
        <translation>{change} PR</translation>
    </message>
    <message>
        <source>{chit} must be played.</source>
        <translation>{chit} doit être joué.</translation>
    </message>
    <message>
        <source>{claim}, unless several answers together prevent it.</source>
        <translation>{claim}, sauf si plusieurs réponses combinées l’empêchent.</translation>
    </message>
    <message>
        <source>{claim}, unless {answers}.</source>
        <translation>{claim}, sauf si {answers}.</translation>
    </message>
    <message>
        <source>{claim}, whatever the others answer.</source>
        <translation>{claim}, quelles que soient les réponses des autres.</translation>
    </message>
    <message>
        <source>{command}: {why}</source>
        <extracomment>net/turn_calls.py: Calls to absent players: by command, web address, or mail.</extracomment>
        <translation>{command}&#xa0;: {why}</translation>
    </message>
    <message>
        <source>{cubes} left, {owner}</source>
        <translation>{cubes} en réserve, {owner}</translation>
    </message>
    <message>
        <source>{deed}, no action thanks to {card}</source>
        <translation>{deed}, sans action grâce à {card}</translation>
    </message>
    <message>
        <source>{district} is outside its jurisdiction.</source>
        <translation>Le district {district} est hors de sa juridiction.</translation>
    </message>
    <message>
        <source>{faction} {cards}</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>{cards} de faction {faction}</translation>
    </message>
    <message>
        <source>{faction}, {cost} gold.</source>
        <translation>{faction}, {cost} or.</translation>
    </message>
    <message>
        <source>{file} contains weights for a different set of inputs.</source>
        <translation>{file} contient des poids pour un autre ensemble d’entrées.</translation>
    </message>
    <message>
        <source>{file} does not count: {why}</source>
        <translation>{file} ne compte pas&#xa0;: {why}</translation>
    </message>
    <message>
        <source>{file} is already in this table.</source>
        <translation>{file} est déjà dans ce tableau.</translation>
    </message>
    <message>
        <source>{file}: done.</source>
        <extracomment>desk/sheets/export_sheet.py: Sheet with buttons that export to files and import from them.</extracomment>
        <translation>{file}&#xa0;: terminé.</translation>
    </message>
    <message>
        <source>{file}: the puzzle “{name}” could not be verified; it must have exactly one solution, the one in the file.</source>
        <translation>{file}&#xa0;: le problème «&#xa0;{name}&#xa0;» n’a pas pu être vérifié&#xa0;; il doit avoir exactement une solution, celle du fichier.</translation>
    </message>
    <message>
        <source>{file}: this game has no scenarios</source>
        <translation>{file}&#xa0;: ce jeu n’a pas de scénarios</translation>
    </message>
    <message>
        <source>{file}: {problem}</source>
        <extracomment>desk/sheets/export_sheet.py: Sheet with buttons that export to files and import from them. sierra_madre/saves.py: Saved games in JSON, described in ``SAVES.md``, and the box in YAML.</extracomment>
        <translation>{file}&#xa0;: {problem}</translation>
    </message>
    <message>
        <source>{file}: {problem}.</source>
        <extracomment>mexican_adventure/usual_setup.py: Default set-ups of the scenarios' free pieces (7.0), and set-ups saved by the player. mexican_adventure/workshop.py: Editable drafts of positions, as ``given`` data of scenarios, and the player's puzzles.</extracomment>
        <translation>{file}&#xa0;: {problem}.</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} et {last}</translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <translation>{first} ou {last}</translation>
    </message>
    <message>
        <source>{forms} kinds of discount</source>
        <translation>sortes de remise&#xa0;: {forms}</translation>
    </message>
    <message>
        <source>{fps} more are possible</source>
        <translation>Encore possible&#xa0;: {fps}</translation>
    </message>
    <message>
        <source>{fps} raised in {zone}</source>
        <translation>levée de {fps} à {zone}</translation>
    </message>
    <message>
        <source>{fps} rise in {zone}</source>
        <translation>amélioration à {zone}&#xa0;: {fps}</translation>
    </message>
    <message>
        <source>{fp}: {going} of {number} selected</source>
        <translation>{fp}, choisis&#xa0;: {going} sur {number}</translation>
    </message>
    <message>
        <source>{given} of {number}</source>
        <translation>{given} sur {number}</translation>
    </message>
    <message>
        <source>{gold} gold for {cards}; you have {all}.</source>
        <translation>{gold} or pour {cards}&#xa0;; vous en avez {all}.</translation>
    </message>
    <message>
        <source>{gold} in all</source>
        <translation>{gold} en tout</translation>
    </message>
    <message>
        <source>{gold} on hand</source>
        <translation>{gold} en main</translation>
    </message>
    <message>
        <source>{hacendado} has no cause for {flipped}</source>
        <translation>l’Hacendado {hacendado} n’a pas de cause pour {flipped}</translation>
    </message>
    <message>
        <source>{handicaps} handicaps for {seats} seats</source>
        <translation>nombre de handicaps&#xa0;: {handicaps}&#xa0;; nombre de places&#xa0;: {seats}</translation>
    </message>
    <message>
        <source>{host} (port {port}) does not answer. Ask the host whether the table is open and reachable from here. Pax Desk keeps trying.</source>
        <translation>{host} (port {port}) ne répond pas. Demandez à l’hôte si la table est ouverte et accessible d’ici. Pax Desk continue d’essayer.</translation>
    </message>
    <message>
        <source>{keys} is already used for “{other}”.</source>
        <translation>{keys} sert déjà à «&#xa0;{other}&#xa0;».</translation>
    </message>
    <message>
        <source>{key} as a key</source>
        <translation>{key} comme clé</translation>
    </message>
    <message>
        <source>{kind} counts now</source>
        <translation>le {kind} compte désormais</translation>
    </message>
    <message>
        <source>{kind} counts now, and no rival has any</source>
        <translation>le {kind} compte désormais, et aucun rival n’en a</translation>
    </message>
    <message>
        <source>{kind} counts now, the best road to power</source>
        <translation>le {kind} compte désormais&#xa0;: c’est la meilleure voie vers le pouvoir</translation>
    </message>
    <message>
        <source>{kind} files (*{suffix});;All files (*)</source>
        <translation>Fichiers {kind} (*{suffix});;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>{kind} points by turn</source>
        <translation>Points de {kind} par tour</translation>
    </message>
    <message>
        <source>{kind} {was} → {now} of the {needed} needed</source>
        <translation>{kind} {was} → {now} sur {needed} requis</translation>
    </message>
    <message>
        <source>{kind}, in which a rival leads, no longer counts</source>
        <translation>le {kind}, où un rival est en tête, ne compte plus</translation>
    </message>
    <message>
        <source>{kind}, in which {rival} leads, no longer counts</source>
        <translation>le {kind}, où {rival} est en tête, ne compte plus</translation>
    </message>
    <message>
        <source>{kind}: all checked.</source>
        <translation>{kind}&#xa0;: toutes vérifiées.</translation>
    </message>
    <message>
        <source>{kind}: points and how many are needed</source>
        <translation>{kind}&#xa0;: points, et combien il en faut</translation>
    </message>
    <message>
        <source>{kind}: {before} to {after}.</source>
        <translation>{kind}&#xa0;: de {before} à {after}.</translation>
    </message>
    <message>
        <source>{kind}: {have} of the {needed} needed.</source>
        <translation>{kind}&#xa0;: {have} sur les {needed} nécessaires.</translation>
    </message>
    <message>
        <source>{kind}: {have}, and {needed} are enough.</source>
        <translation>{kind}&#xa0;: {have}, et {needed} suffisent.</translation>
    </message>
    <message>
        <source>{land} · {bars}</source>
        <translation>{land} · {bars}</translation>
    </message>
    <message>
        <source>{least} to {most}</source>
        <translation>{least} à {most}</translation>
    </message>
    <message>
        <source>{least} to {most} gold</source>
        <translation>de {least} à {most} or</translation>
    </message>
    <message>
        <source>{left}. Choose a zone to try it for 1 RP.</source>
        <translation>{left}. Choisissez une zone pour y tenter un raid à 1 PR.</translation>
    </message>
    <message>
        <source>{lost} of {count} Topples lost ({clause}).</source>
        <translation>{lost} Renversement sur {count}&#xa0;: perdu ({clause}).</translation>
    </message>
    <message>
        <source>{lower}, a bear, is on top of the pile.</source>
        <translation>{lower}, un ours, est au sommet de la pile.</translation>
    </message>
    <message>
        <source>{lower}, a bear, leaves the market first.</source>
        <translation>{lower}, un ours, quitte d’abord le marché.</translation>
    </message>
    <message>
        <source>{marker} in {zone}</source>
        <translation>{marker} à {zone}</translation>
    </message>
    <message>
        <source>{mark} ({lost}): {deed}.</source>
        <translation>{mark} ({lost})&#xa0;: {deed}.</translation>
    </message>
    <message>
        <source>{mark}: {deed}.</source>
        <extracomment>porfiriana/table/chart_plots.py: Charts, turning points and analysis of a game, as data for the desk.</extracomment>
        <translation>{mark}&#xa0;: {deed}.</translation>
    </message>
    <message>
        <source>{names} first</source>
        <extracomment>sierra_madre/table/game_table.py: The companion on the desk: see ``paxdesk/desk/protocol/table_game.py``. sierra_madre/table/sheets.py: Sheets: forms, the revealed card, files, and the final account.</extracomment>
        <translation>{names} en tête</translation>
    </message>
    <message>
        <source>{names} first, {quarter}</source>
        <translation>{names} en tête, {quarter}</translation>
    </message>
    <message>
        <source>{names}: phone disconnected</source>
        <translation>{names}&#xa0;: téléphone déconnecté</translation>
    </message>
    <message>
        <source>{name} ({who}) is here.</source>
        <translation>{name} ({who}) se trouve ici.</translation>
    </message>
    <message>
        <source>{name} bids next and has {gold}.</source>
        <translation>À {name} d’enchérir, avec {gold}.</translation>
    </message>
    <message>
        <source>{name} bids {gold}.</source>
        <translation>{name} offre {gold}.</translation>
    </message>
    <message>
        <source>{name} buys none</source>
        <translation>{name} n’en achète pas</translation>
    </message>
    <message>
        <source>{name} decides</source>
        <extracomment>porfiriana/table/sheets/showdown_sheet.py: Sheet of the showdown: points and Tripartites of the seats, and possible actions.</extracomment>
        <translation>{name} décide</translation>
    </message>
    <message>
        <source>{name} declares…</source>
        <extracomment>words.yaml: asks</extracomment>
        <translation>{name} déclare…</translation>
    </message>
    <message>
        <source>{name} does not agree.</source>
        <translation>{name} n’est pas d’accord.</translation>
    </message>
    <message>
        <source>{name} does nothing</source>
        <translation>{name} ne fait rien</translation>
    </message>
    <message>
        <source>{name} enlists in {card}, until {quarter}.</source>
        <translation>{name} s’engage dans {card}&#xa0;; retour&#xa0;: {quarter}.</translation>
    </message>
    <message>
        <source>{name} gets {card} for {gold}.</source>
        <translation>{name} obtient {card} pour {gold}.</translation>
    </message>
    <message>
        <source>{name} had nothing else planned for that turn.</source>
        <translation>{name} n’avait rien prévu d’autre pour ce tour.</translation>
    </message>
    <message>
        <source>{name} has failed</source>
        <translation>{name} a échoué</translation>
    </message>
    <message>
        <source>{name} has moved</source>
        <translation>{name} a agi</translation>
    </message>
    <message>
        <source>{name} has no cause for {kind}</source>
        <translation>{name} n’a pas de cause pour le {kind}</translation>
    </message>
    <message>
        <source>{name} has not failed</source>
        <translation>{name} n’a pas échoué</translation>
    </message>
    <message>
        <source>{name} has nothing to decide in this step</source>
        <translation>{name} n’a rien à décider à cette étape</translation>
    </message>
    <message>
        <source>{name} has to decide at the table.</source>
        <translation>{name} doit décider à la table.</translation>
    </message>
    <message>
        <source>{name} has {handicap}.</source>
        <translation>{name} a {handicap}.</translation>
    </message>
    <message>
        <source>{name} in New York</source>
        <translation>{name} à New York</translation>
    </message>
    <message>
        <source>{name} is eliminated</source>
        <translation>{name} est éliminé</translation>
    </message>
    <message>
        <source>{name} is killed.</source>
        <translation>{name} est tué.</translation>
    </message>
    <message>
        <source>{name} is not on the map</source>
        <translation>{name} n’est pas sur la carte</translation>
    </message>
    <message>
        <source>{name} is not promoted</source>
        <translation>{name} n’est pas promu</translation>
    </message>
    <message>
        <source>{name} is password-protected. Enter the password your group agreed on.</source>
        <translation>{name} est protégée par un mot de passe. Saisissez celui dont votre groupe a convenu.</translation>
    </message>
    <message>
        <source>{name} is promoted</source>
        <translation>{name} est promu</translation>
    </message>
    <message>
        <source>{name} is retired</source>
        <translation>{name} est retiré</translation>
    </message>
    <message>
        <source>{name} is there: no gold</source>
        <translation>{name} s’y trouve&#xa0;: pas d’or</translation>
    </message>
    <message>
        <source>{name} leaves the game</source>
        <translation>{name} quitte la partie</translation>
    </message>
    <message>
        <source>{name} leaves the game.</source>
        <translation>{name} quitte la partie.</translation>
    </message>
    <message>
        <source>{name} may buy rifles.</source>
        <translation>{name} peut acheter des fusils.</translation>
    </message>
    <message>
        <source>{name} may put a common card up for auction.</source>
        <translation>{name} peut mettre une carte commune aux enchères.</translation>
    </message>
    <message>
        <source>{name} missed a chance to topple Díaz.</source>
        <translation>{name} a manqué une occasion de renverser Díaz.</translation>
    </message>
    <message>
        <source>{name} passes</source>
        <extracomment>words.yaml: buttons</extracomment>
        <translation>{name} passe</translation>
    </message>
    <message>
        <source>{name} plays {card}.</source>
        <translation>{name} joue {card}.</translation>
    </message>
    <message>
        <source>{name} returns as an heir</source>
        <translation>{name} revient comme héritier</translation>
    </message>
    <message>
        <source>{name} returns; leadership {number}.</source>
        <translation>{name} revient&#xa0;; commandement {number}.</translation>
    </message>
    <message>
        <source>{name} to act, {regime}</source>
        <translation>à {name} de jouer, {regime}</translation>
    </message>
    <message>
        <source>{name} to decide</source>
        <translation>c’est à {name} de décider</translation>
    </message>
    <message>
        <source>{name} wants a robot to play for {other} while {other} is away.</source>
        <translation>{name} veut qu’un robot joue pour {other} tant que {other} est absent.</translation>
    </message>
    <message>
        <source>{name} wants to close the table. Everyone gets the whole game, including all hands and the deck, to save or continue on one screen.</source>
        <translation>{name} veut fermer la table. Chacun reçoit toute la partie, y compris toutes les mains et le paquet, pour l’enregistrer ou la continuer sur un seul écran.</translation>
    </message>
    <message>
        <source>{name} wants to undo their last action and everything after it.</source>
        <translation>{name} veut annuler sa dernière action et tout ce qui l’a suivie.</translation>
    </message>
    <message>
        <source>{name} would like to play again with the same people.</source>
        <translation>{name} voudrait rejouer avec les mêmes personnes.</translation>
    </message>
    <message>
        <source>{name} {percent} %</source>
        <translation>{name} {percent} %</translation>
    </message>
    <message>
        <source>{name} {sum} ({cards})</source>
        <translation>{name} {sum} ({cards})</translation>
    </message>
    <message>
        <source>{name}&apos;s Night Raid fails (1 or 2 needed).</source>
        <translation>Raid de nuit de {name}&#xa0;: échec (il fallait 1 ou 2).</translation>
    </message>
    <message>
        <source>{name}&apos;s Night Raid succeeds (1 or 2 needed).</source>
        <translation>Raid de nuit de {name}&#xa0;: réussite (il fallait 1 ou 2).</translation>
    </message>
    <message>
        <source>{name}&apos;s Spy cancels {card}.</source>
        <translation>Un Espion de {name} annule {card}.</translation>
    </message>
    <message>
        <source>{name}&apos;s Spy kills the president (1 needed).</source>
        <translation>Un Espion de {name} tue le président (il fallait un 1).</translation>
    </message>
    <message>
        <source>{name}&apos;s Spy misses the president (1 needed).</source>
        <translation>Un Espion de {name} manque le président (il fallait un 1).</translation>
    </message>
    <message>
        <source>{name}&apos;s answer prevents it: {answer}</source>
        <translation>La réponse de {name} l’empêche&#xa0;: {answer}</translation>
    </message>
    <message>
        <source>{name}&apos;s turn</source>
        <extracomment>porfiriana/table/words/questions.py: Questions to the players, and summaries of a game. No Qt.</extracomment>
        <translation>au tour de {name}</translation>
    </message>
    <message>
        <source>{name}, choose what {card} does.</source>
        <translation>{name}, choisissez ce que fait {card}.</translation>
    </message>
    <message>
        <source>{name}, pay {price} for each card, or discard it.</source>
        <translation>{name}, payez {price} pour chaque carte, ou défaussez-la.</translation>
    </message>
    <message>
        <source>{name}, where do you add {cubes}?</source>
        <translation>{name}, où ajoutez-vous {cubes}&#xa0;?</translation>
    </message>
    <message>
        <source>{name}, which of your enterprises gets {unrest}?</source>
        <translation>{name}, laquelle de vos entreprises reçoit {unrest}&#xa0;?</translation>
    </message>
    <message>
        <source>{name}, which of your {what} do you give up?</source>
        <translation>{name}, à quoi renoncez-vous parmi vos {what}&#xa0;?</translation>
    </message>
    <message>
        <source>{name}, which of your {what} do you lose?</source>
        <translation>{name}, que perdez-vous parmi vos {what}&#xa0;?</translation>
    </message>
    <message>
        <source>{name}, {stars}, initiative {number}</source>
        <translation>{name}, {stars}, initiative {number}</translation>
    </message>
    <message>
        <source>{name}: free</source>
        <extracomment>porfiriana/rules/sums.py: Itemised costs of actions, and income and value of cards.</extracomment>
        <translation>{name}&#xa0;: gratuit</translation>
    </message>
    <message>
        <source>{name}: from New York…</source>
        <translation>{name}&#xa0;: de New York…</translation>
    </message>
    <message>
        <source>{name}: half price</source>
        <translation>{name}&#xa0;: moitié prix</translation>
    </message>
    <message>
        <source>{name}: to New York…</source>
        <translation>{name}&#xa0;: à New York…</translation>
    </message>
    <message>
        <source>{name}: {gold}</source>
        <extracomment>sierra_madre/table/drawing.py: Layout and painting of the table: strip, quarter, calendars, edge and page. words.yaml: buttons</extracomment>
        <translation>{name}&#xa0;: {gold}</translation>
    </message>
    <message>
        <source>{name}: {gold} cheaper</source>
        <translation>{name}&#xa0;: {gold} de moins</translation>
    </message>
    <message>
        <source>{name}: {ious} in the box of {quarter}.</source>
        <translation>{name}&#xa0;: {ious} dans la case {quarter}.</translation>
    </message>
    <message>
        <source>{name}: {note} = {number}</source>
        <translation>{name}&#xa0;: {note} = {number}</translation>
    </message>
    <message>
        <source>{name}: {told}</source>
        <extracomment>words.yaml: results</extracomment>
        <translation>{name}&#xa0;: {told}</translation>
    </message>
    <message>
        <source>{name}: {trait} {note}</source>
        <translation>{name}&#xa0;: {trait} {note}</translation>
    </message>
    <message>
        <source>{name}: {words}</source>
        <extracomment>language.py: Translation of sentences into the players' language.</extracomment>
        <translation>{name}&#xa0;: {words}</translation>
    </message>
    <message>
        <source>{nation} FP of quality A in {zone}</source>
        <translation>PF ({nation}) de qualité A à {zone}</translation>
    </message>
    <message>
        <source>{nation} FP on the wrong side in {zone}</source>
        <translation>PF ({nation}) dans le mauvais camp à {zone}</translation>
    </message>
    <message>
        <source>{nation} FP rise no higher than {best} now.</source>
        <translation>Ces PF ({nation}) ne montent pas au-delà de {best} à présent.</translation>
    </message>
    <message>
        <source>{number} Guerrillas</source>
        <extracomment>mexican_adventure/rules/invariants.py: Invariants of positions; violations are reported as sentences.</extracomment>
        <translation>{number} Guérillas</translation>
    </message>
    <message>
        <source>{number} RP</source>
        <extracomment>mexican_adventure/table/words/terms.py: Names of the game's terms for players. No Qt.</extracomment>
        <translation>{number} PR</translation>
    </message>
    <message>
        <source>{number} belongs to seat {owner}, which does not exist</source>
        <translation>la carte {number} appartient à la place {owner}, qui n’existe pas</translation>
    </message>
    <message>
        <source>{number} chits</source>
        <extracomment>mexican_adventure/rules/material_reading.py: Readers of the data files of :mod:`material`; errors name file and line.</extracomment>
        <translation>{number} jetons</translation>
    </message>
    <message>
        <source>{number} dice are needed.</source>
        <translation>Nombre de dés nécessaires&#xa0;: {number}.</translation>
    </message>
    <message>
        <source>{number} has no side {side}</source>
        <translation>la carte {number} n’a pas de côté {side}</translation>
    </message>
    <message>
        <source>{number} has {connections} ovals, not {ovals}</source>
        <translation>nombre d’ovales de la carte {number}&#xa0;: {connections}, et non {ovals}</translation>
    </message>
    <message>
        <source>{number} has {income} income and {unrest} Unrest</source>
        <translation>la carte {number} a un revenu de {income} et une Agitation de {unrest}</translation>
    </message>
    <message>
        <source>{number} has {unrest} Unrest and should have revolted</source>
        <translation>la carte {number} a une Agitation de {unrest} et aurait dû se révolter</translation>
    </message>
    <message>
        <source>{number} holds {cubes} Income and Extortion Cubes, it is worth {value}</source>
        <translation>la carte {number} porte {cubes} Cubes revenu et extorsion, et vaut {value}</translation>
    </message>
    <message>
        <source>{number} is extorted by nobody</source>
        <translation>la carte {number} n’est extorquée par personne</translation>
    </message>
    <message>
        <source>{number} is in the place of {other}</source>
        <translation>la carte {number} est à l’emplacement de la carte {other}</translation>
    </message>
    <message>
        <source>{number} is occupied by {troop} and not extorted</source>
        <translation>la carte {number} est occupée par la troupe {troop} et n’est pas extorquée</translation>
    </message>
    <message>
        <source>{number} kinds of income</source>
        <translation>sortes de revenu&#xa0;: {number}</translation>
    </message>
    <message>
        <source>{number} names troop {troop}, which is not there</source>
        <translation>la carte {number} indique la troupe {troop}, qui ne s’y trouve pas</translation>
    </message>
    <message>
        <source>{number} navies</source>
        <extracomment>mexican_adventure/rules/invariants.py: Invariants of positions; violations are reported as sentences.</extracomment>
        <translation>{number} navires</translation>
    </message>
    <message>
        <source>{number} of {all}</source>
        <translation>{number} sur {all}</translation>
    </message>
    <message>
        <source>{number} of {all} cards checked</source>
        <translation>Cartes vérifiées&#xa0;: {number} sur {all}</translation>
    </message>
    <message>
        <source>{number} of {all} cards chosen</source>
        <translation>Cartes choisies&#xa0;: {number} sur {all}</translation>
    </message>
    <message>
        <source>{number} points of {kind}</source>
        <translation>{number} points de {kind}</translation>
    </message>
    <message>
        <source>{number} was counted as worth {counted}, it is {value}</source>
        <translation>la carte {number} a été comptée pour {counted}, elle vaut {value}</translation>
    </message>
    <message>
        <source>{number}. {step}.</source>
        <extracomment>desk/view/hints.py: Hints from the game's adviser, and explanations of log steps.</extracomment>
        <translation>{number}. {step}.</translation>
    </message>
    <message>
        <source>{number}: a Prestige Cube is due, and noted as {cube}</source>
        <translation>carte {number}&#xa0;: un Cube prestige est dû, et noté {cube}</translation>
    </message>
    <message>
        <source>{number}: a Prestige Cube is not due, and noted as {cube}</source>
        <translation>carte {number}&#xa0;: un Cube prestige non dû est noté {cube}</translation>
    </message>
    <message>
        <source>{number}: {task}</source>
        <extracomment>desk/puzzles.py: Sheet with all puzzles by theme, and the note of a puzzle.</extracomment>
        <translation>{number}&#xa0;: {task}</translation>
    </message>
    <message>
        <source>{office} subsidizes {card}.</source>
        <translation>{office} subventionne {card}.</translation>
    </message>
    <message>
        <source>{office}: nobody.</source>
        <extracomment>words.yaml: results</extracomment>
        <translation>{office}&#xa0;: personne.</translation>
    </message>
    <message>
        <source>{office}: subsidize {card}</source>
        <translation>{office}&#xa0;: subventionner {card}</translation>
    </message>
    <message>
        <source>{office}: {name}.</source>
        <extracomment>words.yaml: results</extracomment>
        <translation>{office}&#xa0;: {name}.</translation>
    </message>
    <message>
        <source>{one} and {other} are not adjacent.</source>
        <translation>{one} et {other} ne sont pas voisines.</translation>
    </message>
    <message>
        <source>{one} and {other} do not touch</source>
        <translation>{one} et {other} ne se touchent pas</translation>
    </message>
    <message>
        <source>{one} of the victim</source>
        <translation>{one} de la victime</translation>
    </message>
    <message>
        <source>{one} shoots at {other}</source>
        <translation>{one} tire sur {other}</translation>
    </message>
    <message>
        <source>{one} that they own</source>
        <translation>{one} qu’il possède</translation>
    </message>
    <message>
        <source>{one} waits for {other}</source>
        <translation>{one} attend {other}</translation>
    </message>
    <message>
        <source>{one} you have</source>
        <translation>{one} que vous avez</translation>
    </message>
    <message>
        <source>{one}, regardless of owner</source>
        <translation>{one}, quel qu’en soit le propriétaire</translation>
    </message>
    <message>
        <source>{origin} may attack {zone}: perhaps {theirs} to {ours}, {percent} %</source>
        <translation>{origin} peut attaquer {zone}&#xa0;: peut-être {theirs} contre {ours}, {percent} %</translation>
    </message>
    <message>
        <source>{origin} may attack {zone}: {theirs} to {ours}, {percent} %</source>
        <translation>{origin} peut attaquer {zone}&#xa0;: {theirs} contre {ours}, {percent} %</translation>
    </message>
    <message>
        <source>{other} gets {gold} from {seat}.</source>
        <translation>{other} reçoit {gold} de {seat}.</translation>
    </message>
    <message>
        <source>{ours} with the walls against perhaps {theirs}, before the dice</source>
        <translation>{ours} avec les murs contre peut-être {theirs}, avant les dés</translation>
    </message>
    <message>
        <source>{ours} with the walls against {theirs}, before the dice</source>
        <translation>{ours} avec les murs contre {theirs}, avant les dés</translation>
    </message>
    <message>
        <source>{oval}: {cost} gold.</source>
        <translation>{oval}&#xa0;: {cost} or.</translation>
    </message>
    <message>
        <source>{partners} from the hand</source>
        <translation>{partners} de la main</translation>
    </message>
    <message>
        <source>{part}, {number} of {all}</source>
        <translation>{part}, {number} sur {all}</translation>
    </message>
    <message>
        <source>{path} already exists. If you replace it, the old file is saved as a backup next to it.</source>
        <translation>{path} existe déjà. Si vous le remplacez, l’ancien fichier est conservé à côté comme copie de sauvegarde.</translation>
    </message>
    <message>
        <source>{path} has been changed by another window or program since you opened or saved it. If you replace the file, its current version is saved as a backup next to it.</source>
        <translation>{path} a été modifié par une autre fenêtre ou un autre programme depuis que vous l’avez ouvert ou enregistré. Si vous remplacez le fichier, sa version actuelle est conservée à côté comme copie de sauvegarde.</translation>
    </message>
    <message>
        <source>{path}, at {where}: {problem}.</source>
        <translation>{path}, à {where}&#xa0;: {problem}.</translation>
    </message>
    <message>
        <source>{path}, protected</source>
        <extracomment>desk/window/frame.py: Frame of a window: one game, its file and its sheets.</extracomment>
        <translation>{path}, protégée</translation>
    </message>
    <message>
        <source>{path}. Anyone can read all hands in this file; “Save with password…” hides them.</source>
        <translation>{path}. Tout le monde peut lire les mains dans ce fichier&#xa0;; «&#xa0;Enregistrer avec mot de passe…&#xa0;» les cache.</translation>
    </message>
    <message>
        <source>{path}: {problem}.</source>
        <extracomment>files/safe_write.py: Atomic writing of files, with locks, earlier versions and errors for players.</extracomment>
        <translation>{path}&#xa0;: {problem}.</translation>
    </message>
    <message>
        <source>{path}: {problem}. The default settings are used.</source>
        <translation>{path}&#xa0;: {problem}. Les réglages par défaut s’appliquent.</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <extracomment>mexican_adventure/table/puzzles.py: Puzzles of The Mexican Adventure at the table: their sessions and texts. mexican_adventure/table/words/terms.py: Names of the game's terms for players. No Qt.</extracomment>
        <translation>{percent}&#xa0;%</translation>
    </message>
    <message>
        <source>{place} has less than 0 gold</source>
        <translation>{place} a moins de 0 or</translation>
    </message>
    <message>
        <source>{place} has no Income Cube, so it would return to your hand.</source>
        <translation>{place} n’a pas de Cube revenu&#xa0;: la carte reviendrait dans votre main.</translation>
    </message>
    <message>
        <source>{place} has {gold} gold, not {amount}.</source>
        <translation>{place} a {gold} or, pas {amount}.</translation>
    </message>
    <message>
        <source>{place}, card {card}</source>
        <translation>{place}, carte {card}</translation>
    </message>
    <message>
        <source>{place}, line {line}</source>
        <translation>{place}, ligne {line}</translation>
    </message>
    <message>
        <source>{place}: nothing</source>
        <extracomment>porfiriana/table/sheets/new_game_fields.py: Fields and lists of the New Game sheet.</extracomment>
        <translation>{place}&#xa0;: rien</translation>
    </message>
    <message>
        <source>{place}: {before} → {after}</source>
        <translation>{place}&#xa0;: {before} → {after}</translation>
    </message>
    <message>
        <source>{place}: {problem}.</source>
        <extracomment>mexican_adventure/rules/errors.py: Errors and refusals: unusable data, impossible preset results, illegal actions. porfiriana/rules/errors.py: Error in a card file; errors of any game are in ``paxdesk/errors.py``.</extracomment>
        <translation>{place}&#xa0;: {problem}.</translation>
    </message>
    <message>
        <source>{place}: {problem}; expected {expected}.</source>
        <translation>{place}&#xa0;: {problem}&#xa0;; attendu&#xa0;: {expected}.</translation>
    </message>
    <message>
        <source>{player} has to decide but has no legal action, after {steps} steps.</source>
        <translation>{player} doit décider, mais n’a aucune action permise, après {steps} étapes.</translation>
    </message>
    <message>
        <source>{player} must decide first: {question}</source>
        <translation>C’est d’abord à {player} de décider&#xa0;: {question}</translation>
    </message>
    <message>
        <source>{player} wins ({side}).</source>
        <translation>{player} gagne ({side}).</translation>
    </message>
    <message>
        <source>{points} of his cards</source>
        <translation>{points} de ses cartes</translation>
    </message>
    <message>
        <source>{points} of {needed}</source>
        <translation>{points} sur {needed}</translation>
    </message>
    <message>
        <source>{points} {kind}</source>
        <extracomment>porfiriana/rules/winning.py: Points and Topples that seats need to win (K), as data and as sentences.</extracomment>
        <translation>{points} en {kind}</translation>
    </message>
    <message>
        <source>{points} {kind} by the end of the turn; {needed} would topple Díaz</source>
        <translation>{kind}&#xa0;: {points} à la fin du tour&#xa0;; il en faut {needed} pour renverser Díaz</translation>
    </message>
    <message>
        <source>{points} {kind} now; {needed} would topple Díaz</source>
        <translation>{kind}&#xa0;: {points} maintenant&#xa0;; il en faut {needed} pour renverser Díaz</translation>
    </message>
    <message>
        <source>{prestige} {points} (needs {needed})</source>
        <translation>{prestige} {points} (il en faut {needed})</translation>
    </message>
    <message>
        <source>{prestige} {points} of {needed}</source>
        <translation>{prestige} {points} sur {needed}</translation>
    </message>
    <message>
        <source>{problem}

The file stays unchanged unless you delete it.</source>
        <translation>{problem}

Le fichier reste tel quel, sauf si vous le supprimez.</translation>
    </message>
    <message>
        <source>{problem} (line {line} of the journal).</source>
        <translation>{problem} (ligne {line} du journal).</translation>
    </message>
    <message>
        <source>{problem}.</source>
        <extracomment>strict_yaml.py: Strict YAML: nodes with line numbers, and readers that never coerce.</extracomment>
        <translation>{problem}.</translation>
    </message>
    <message>
        <source>{problem}; expected {expected}</source>
        <translation>{problem}&#xa0;; attendu&#xa0;: {expected}</translation>
    </message>
    <message>
        <source>{problem}; expected {expected}.</source>
        <translation>{problem}&#xa0;; attendu&#xa0;: {expected}.</translation>
    </message>
    <message>
        <source>{problem}; the game was played with different cards</source>
        <translation>{problem}&#xa0;; la partie a été jouée avec d’autres cartes</translation>
    </message>
    <message>
        <source>{quarters} · profit {profit}</source>
        <translation>{quarters} · profit {profit}</translation>
    </message>
    <message>
        <source>{rank}. {name}: {gold}</source>
        <translation>{rank}. {name}&#xa0;: {gold}</translation>
    </message>
    <message>
        <source>{reason}

You can continue, but a crash would lose the game. Pax Desk tries again every few seconds; until it succeeds, the top bar shows “not saved”. You can also save the game somewhere else.</source>
        <translation>{reason}

Vous pouvez continuer, mais un plantage ferait perdre la partie. Pax Desk réessaie toutes les quelques secondes&#xa0;; jusqu’à ce qu’il réussisse, la barre du haut affiche «&#xa0;non enregistrée&#xa0;». Vous pouvez aussi enregistrer la partie ailleurs.</translation>
    </message>
    <message>
        <source>{reason}

You can continue, but you can replay what you have seen only while this window or the table is open.</source>
        <translation>{reason}

Vous pouvez continuer, mais vous ne pourrez revoir ce que vous avez vu que tant que cette fenêtre ou la table est ouverte.</translation>
    </message>
    <message>
        <source>{refusal} (line {line} is not JSON)</source>
        <translation>{refusal} (la ligne {line} n’est pas du JSON)</translation>
    </message>
    <message>
        <source>{refusal} (line {line} is not UTF-8 text)</source>
        <translation>{refusal} (la ligne {line} n’est pas du texte UTF-8)</translation>
    </message>
    <message>
        <source>{refusal} (lists and maps are nested too deeply)</source>
        <translation>{refusal} (listes et dictionnaires imbriqués trop profondément)</translation>
    </message>
    <message>
        <source>{regime}: {toppling}</source>
        <extracomment>porfiriana/table/sheets/overview.py: Overview of the game: turn, actions with prices, victory, icons and keys.</extracomment>
        <translation>{regime}&#xa0;: {toppling}</translation>
    </message>
    <message>
        <source>{rifles} from {card}</source>
        <translation>{rifles} de {card}</translation>
    </message>
    <message>
        <source>{rival} could have toppled Díaz next turn and now cannot</source>
        <translation>{rival} aurait pu renverser Díaz au prochain tour et ne le peut plus</translation>
    </message>
    <message>
        <source>{rival} goes to Jail</source>
        <translation>{rival} va en prison</translation>
    </message>
    <message>
        <source>{rival} goes to Jail this turn</source>
        <translation>{rival} va en prison ce tour-ci</translation>
    </message>
    <message>
        <source>{rival} has {points} {kind} and needs {needed}</source>
        <translation>en {kind}, {rival} a {points} et il lui en faut {needed}</translation>
    </message>
    <message>
        <source>{rival} is about to buy the last Topple and win with the most gold. Prevent it {within}; you have {gold} gold.</source>
        <translation>{rival} est sur le point d’acheter le dernier Renversement et de gagner grâce à son or. Empêchez-le {within}&#xa0;; vous avez {gold} or.</translation>
    </message>
    <message>
        <source>{rival} is about to win. Prevent it {within}; you have {gold} gold.</source>
        <translation>{rival} est sur le point de gagner. Empêchez-le {within}&#xa0;; vous avez {gold} or.</translation>
    </message>
    <message>
        <source>{rival} is {missing} {kind} short of toppling Díaz; this turn another kind will count</source>
        <translation>en {kind}, il manque {missing} à {rival} pour renverser Díaz&#xa0;; ce tour-ci, une autre sorte va compter</translation>
    </message>
    <message>
        <source>{rival} loses a point of {kind} and has {points} left</source>
        <translation>{rival} perd un point de {kind} et en garde {points}</translation>
    </message>
    <message>
        <source>{rival} loses their last point of {kind}</source>
        <translation>{rival} perd son dernier point de {kind}</translation>
    </message>
    <message>
        <source>{rival} loses {gold} gold this turn</source>
        <translation>{rival} perd {gold} or ce tour-ci</translation>
    </message>
    <message>
        <source>{rival} still buys {topple} and topples Díaz.</source>
        <translation>{rival} achète quand même {topple} et renverse Díaz.</translation>
    </message>
    <message>
        <source>{rival} still buys {topple} and wins with the most gold.</source>
        <translation>{rival} achète quand même {topple} et gagne grâce à son or.</translation>
    </message>
    <message>
        <source>{rival} was {missing} {kind} short of toppling Díaz; now another kind counts</source>
        <translation>en {kind}, il manquait {missing} à {rival} pour renverser Díaz&#xa0;; maintenant, une autre sorte compte</translation>
    </message>
    <message>
        <source>{rival}&apos;s income falls to {income} gold this turn</source>
        <translation>le revenu de {rival} tombe à {income} or ce tour-ci</translation>
    </message>
    <message>
        <source>{rp} unspent.</source>
        <extracomment>mexican_adventure/table/scene/staff_strip.py: The staff officer's note: remarks before Done, or before a march.</extracomment>
        <translation>{rp} non dépensés.</translation>
    </message>
    <message>
        <source>{scenario}, {months}: {step}</source>
        <translation>{scenario}, {months}&#xa0;: {step}</translation>
    </message>
    <message>
        <source>{season} {year}</source>
        <extracomment>sierra_madre/table/words.py: Texts of cards, quarters, offices and accounts. Does not use Qt.</extracomment>
        <translation>{season} {year}</translation>
    </message>
    <message>
        <source>{seats} can win.</source>
        <translation>{seats}&#xa0;: victoire possible.</translation>
    </message>
    <message>
        <source>{seats} has enough {kind} by declaring.</source>
        <translation>{seats} a assez de {kind} en se déclarant.</translation>
    </message>
    <message>
        <source>{seats} has enough {kind}.</source>
        <translation>{seats} a assez de {kind}.</translation>
    </message>
    <message>
        <source>{seats} have enough {kind} by declaring.</source>
        <translation>{seats} ont assez de {kind} en se déclarant.</translation>
    </message>
    <message>
        <source>{seats} have enough {kind}.</source>
        <translation>{seats} ont assez de {kind}.</translation>
    </message>
    <message>
        <source>{seats} topple Díaz together: the most gold wins.</source>
        <translation>{seats} renversent Díaz ensemble&#xa0;: le joueur le plus riche gagne.</translation>
    </message>
    <message>
        <source>{seats}, by declaring.</source>
        <translation>{seats}, en se déclarant.</translation>
    </message>
    <message>
        <source>{seat} builds a connection on {card}.</source>
        <translation>{seat} construit une connexion sur {card}.</translation>
    </message>
    <message>
        <source>{seat} can drive {guard} out of {place} next turn.</source>
        <translation>{seat} peut chasser {guard} de {place} au prochain tour.</translation>
    </message>
    <message>
        <source>{seat} collects {gold} for the cube on {card}.</source>
        <translation>{seat} touche {gold} pour le cube sur {card}.</translation>
    </message>
    <message>
        <source>{seat} declares</source>
        <extracomment>porfiriana/table/words/advice_words.py: Texts of advice: plans for a turn, warnings and reasons. No Qt.</extracomment>
        <translation>{seat} se déclare</translation>
    </message>
    <message>
        <source>{seat} declares for {kind}: the Hacendado&apos;s income ends.</source>
        <translation>{seat} se déclare pour le {kind}&#xa0;: le revenu de l’Hacendado prend fin.</translation>
    </message>
    <message>
        <source>{seat} discards {card}</source>
        <translation>{seat} défausse {card}</translation>
    </message>
    <message>
        <source>{seat} extorts {card}.</source>
        <translation>{seat} extorque {card}.</translation>
    </message>
    <message>
        <source>{seat} gains 1 point of {kind} for {card}.</source>
        <translation>{seat} gagne 1 point ({kind}) pour {card}.</translation>
    </message>
    <message>
        <source>{seat} gains {gold}.</source>
        <translation>{seat} gagne {gold}.</translation>
    </message>
    <message>
        <source>{seat} gains {gold}: {before} to {after}.</source>
        <translation>{seat} gagne {gold}&#xa0;: de {before} à {after}.</translation>
    </message>
    <message>
        <source>{seat} goes to Jail.</source>
        <translation>{seat} va en prison.</translation>
    </message>
    <message>
        <source>{seat} has to decide, not {wrong}</source>
        <translation>c’est à {seat} de décider, pas à {wrong}</translation>
    </message>
    <message>
        <source>{seat} has {points} then, and {needed} are needed.</source>
        <translation>{seat} a alors {points}, et il en faut {needed}.</translation>
    </message>
    <message>
        <source>{seat} has {points} {kind}, more than Díaz&apos;s defence of {total}.</source>
        <translation>En {kind}, {seat} a {points}, ce qui dépasse la défense de Díaz ({total}).</translation>
    </message>
    <message>
        <source>{seat} has {points} {kind}, not more than Díaz&apos;s defence of {total}.</source>
        <translation>En {kind}, {seat} a {points}, ce qui ne dépasse pas la défense de Díaz ({total}).</translation>
    </message>
    <message>
        <source>{seat} leaves Jail.</source>
        <translation>{seat} sort de prison.</translation>
    </message>
    <message>
        <source>{seat} may cancel it with {spy}. Then the card has no effect.</source>
        <translation>{seat} peut l’annuler avec {spy}. La carte n’a alors aucun effet.</translation>
    </message>
    <message>
        <source>{seat} pays {gold}.</source>
        <translation>{seat} paie {gold}.</translation>
    </message>
    <message>
        <source>{seat} pays {gold}: {before} to {after}.</source>
        <translation>{seat} paie {gold}&#xa0;: de {before} à {after}.</translation>
    </message>
    <message>
        <source>{seat} plays {card} on {target}</source>
        <translation>{seat} joue {card} sur {target}</translation>
    </message>
    <message>
        <source>{seat} put {unrest} on {card}.</source>
        <translation>{seat} a mis {unrest} sur {card}.</translation>
    </message>
    <message>
        <source>{seat} shoots {victim}</source>
        <translation>{seat} abat {victim}</translation>
    </message>
    <message>
        <source>{seat} still topples, with {points} of the {needed} needed.</source>
        <translation>{seat} le renverse encore, avec {points} sur {needed} requis.</translation>
    </message>
    <message>
        <source>{seat} stole {gold} from you.</source>
        <translation>{seat} vous a volé {gold}.</translation>
    </message>
    <message>
        <source>{seat} topples Díaz.</source>
        <translation>{seat} renverse Díaz.</translation>
    </message>
    <message>
        <source>{seat} would need {number} cubes</source>
        <translation>il faudrait {number} cubes à {seat}</translation>
    </message>
    <message>
        <source>{seat} {words}.</source>
        <extracomment>desk/flowchart_opener.py: Opener of the flowchart window, which can follow the robots' steps.</extracomment>
        <translation>{seat} {words}.</translation>
    </message>
    <message>
        <source>{seat}&apos;s turn</source>
        <extracomment>desk/replay/replay_sheet.py: Replay sheet: a separate table, with a bar to navigate in the game.</extracomment>
        <translation>À {seat} de jouer</translation>
    </message>
    <message>
        <source>{seat}&apos;s view ({key})</source>
        <translation>Vue de {seat} ({key})</translation>
    </message>
    <message>
        <source>{seat}&apos;s {card} can Sack {place} next turn.</source>
        <translation>{seat}&#xa0;: la troupe {card} peut mettre {place} à sac au prochain tour.</translation>
    </message>
    <message>
        <source>{seat}&apos;s {card} can extort {place} next turn.</source>
        <translation>{seat}&#xa0;: la troupe {card} peut extorquer {place} au prochain tour.</translation>
    </message>
    <message>
        <source>{seat}&apos;s {kind}</source>
        <extracomment>porfiriana/table/sheets/end.py: Sheet at the end of a game: a poster, and the course of the game.</extracomment>
        <translation>{seat}&#xa0;: {kind}</translation>
    </message>
    <message>
        <source>{seat}: {points}</source>
        <extracomment>porfiriana/table/scene/ledger.py: Ledger of the seats that could topple Díaz, now and under each regime.</extracomment>
        <translation>{seat}&#xa0;: {points}</translation>
    </message>
    <message>
        <source>{seat}: {points} of {needed}</source>
        <translation>{seat}&#xa0;: {points} sur {needed}</translation>
    </message>
    <message>
        <source>{seen} Topples were seen; {shown} are in the market and {hidden} in the deck</source>
        <translation>Renversements vus&#xa0;: {seen}&#xa0;; au marché&#xa0;: {shown}&#xa0;; dans le paquet&#xa0;: {hidden}</translation>
    </message>
    <message>
        <source>{share} % done</source>
        <translation>{share} % effectué</translation>
    </message>
    <message>
        <source>{shown} is a date in YAML</source>
        <translation>{shown} est une date en YAML</translation>
    </message>
    <message>
        <source>{shown} is a decimal number</source>
        <translation>{shown} est un nombre décimal</translation>
    </message>
    <message>
        <source>{shown} is a default value in YAML</source>
        <translation>{shown} est une valeur par défaut en YAML</translation>
    </message>
    <message>
        <source>{shown} is a merge key in YAML</source>
        <translation>{shown} est une clé de fusion en YAML</translation>
    </message>
    <message>
        <source>{shown} is a number that YAML reads in another base or with separators</source>
        <translation>{shown} est un nombre que YAML lit dans une autre base ou avec des séparateurs</translation>
    </message>
    <message>
        <source>{shown} is empty in YAML</source>
        <translation>{shown} est vide en YAML</translation>
    </message>
    <message>
        <source>{shown} is not plain text in YAML</source>
        <translation>{shown} n’est pas un simple texte en YAML</translation>
    </message>
    <message>
        <source>{shown} means true or false in YAML</source>
        <translation>{shown} signifie true ou false en YAML</translation>
    </message>
    <message>
        <source>{side} +{amount} {why}</source>
        <translation>{side} +{amount} {why}</translation>
    </message>
    <message numerus="yes">
        <source>{side} FP alone in all %n cities and fortresses</source>
        <translation>
            <numerusform>{side}&#xa0;: ses PF seuls dans&#xa0;%n ville ou forteresse</numerusform>
            <numerusform>{side}&#xa0;: ses PF seuls dans les&#xa0;%n villes et forteresses</numerusform>
        </translation>
    </message>
    <message>
        <source>{side} RP</source>
        <extracomment>mexican_adventure/table/sheets/workshop_sheets.py: Editor of positions and puzzles: pieces are dragged, stacks are clicked.</extracomment>
        <translation>PR&#xa0;: {side}</translation>
    </message>
    <message>
        <source>{side} forces</source>
        <extracomment>mexican_adventure/table/inspection.py: Inspector content for zones and pieces that the reader may see. No Qt.</extracomment>
        <translation>Forces&#xa0;: {side}</translation>
    </message>
    <message>
        <source>{side} forces in {zone} are wiped out</source>
        <translation>{side}&#xa0;: les forces de {zone} sont anéanties</translation>
    </message>
    <message>
        <source>{side} forces retreat to {zone}</source>
        <translation>{side}&#xa0;: les forces battent en retraite vers {zone}</translation>
    </message>
    <message>
        <source>{side} forces without supply in {zone}</source>
        <translation>{side}&#xa0;: forces sans ravitaillement à {zone}</translation>
    </message>
    <message>
        <source>{side} holds the fortress</source>
        <translation>Tient la forteresse&#xa0;: {side}</translation>
    </message>
    <message>
        <source>{side} in {zone}: {fallen}</source>
        <translation>{side} à {zone}&#xa0;: {fallen}</translation>
    </message>
    <message>
        <source>{side} income from {before} to {after} RP a turn</source>
        <translation>{side}&#xa0;: revenu de {before} à {after} PR par tour</translation>
    </message>
    <message numerus="yes">
        <source>{side} loses %n step(s) in {zone}</source>
        <translation>
            <numerusform>{side}&#xa0;:&#xa0;%n pas perdu à {zone}</numerusform>
            <numerusform>{side}&#xa0;:&#xa0;%n pas perdus à {zone}</numerusform>
        </translation>
    </message>
    <message>
        <source>{side} losses: {number}; {other} losses: {enemy}.</source>
        <translation>Pertes – {side}&#xa0;: {number}&#xa0;; {other}&#xa0;: {enemy}.</translation>
    </message>
    <message>
        <source>{side} stack in {zone}, face down</source>
        <translation>{side}, pile à {zone}, face cachée</translation>
    </message>
    <message>
        <source>{side} stack in {zone}: {fps}</source>
        <translation>{side}, pile à {zone}&#xa0;: {fps}</translation>
    </message>
    <message>
        <source>{side} −{amount} {why}</source>
        <translation>{side} −{amount} {why}</translation>
    </message>
    <message>
        <source>{side}, step {step}: every line, die roll and answer in the step counts; hidden FP are known.</source>
        <translation>{side}, étape {step}&#xa0;: chaque ligne, chaque jet de dé et chaque réponse de l’étape comptent&#xa0;; les PF cachés sont connus.</translation>
    </message>
    <message>
        <source>{side}: FP, best quality, stars of the leader</source>
        <translation>{side}&#xa0;: PF, meilleure qualité, étoiles du chef</translation>
    </message>
    <message>
        <source>{side}: hold {zone} alone {chance}, in the step “{step}”.</source>
        <translation>{side}&#xa0;: occupez seul {zone} {chance}, à l’étape «&#xa0;{step}&#xa0;».</translation>
    </message>
    <message>
        <source>{side}: make sure that all FP can be supplied, {chance}, in the step “{step}”.</source>
        <translation>{side}&#xa0;: faites que tous les PF puissent être ravitaillés, {chance}, à l’étape «&#xa0;{step}&#xa0;».</translation>
    </message>
    <message>
        <source>{side}: win the game {chance}, in the step “{step}”.</source>
        <translation>{side}&#xa0;: gagnez la partie {chance}, à l’étape «&#xa0;{step}&#xa0;».</translation>
    </message>
    <message>
        <source>{side}: {amount} from zones with FP</source>
        <translation>{side}&#xa0;: {amount} grâce aux zones avec PF</translation>
    </message>
    <message>
        <source>{side}: {attitude}</source>
        <extracomment>mexican_adventure/table/words/event_text.py: Texts on chits, events, combats and atrocities. No Qt.</extracomment>
        <translation>{side}&#xa0;: {attitude}</translation>
    </message>
    <message>
        <source>{side}: {event}</source>
        <extracomment>mexican_adventure/table/words/event_text.py: Texts on chits, events, combats and atrocities. No Qt.</extracomment>
        <translation>{side}&#xa0;: {event}</translation>
    </message>
    <message>
        <source>{side}: {sum}</source>
        <extracomment>mexican_adventure/table/words/event_text.py: Texts on chits, events, combats and atrocities. No Qt.</extracomment>
        <translation>{side}&#xa0;: {sum}</translation>
    </message>
    <message>
        <source>{side}: {sum}; {dealt}</source>
        <translation>{side}&#xa0;: {sum}&#xa0;; {dealt}</translation>
    </message>
    <message>
        <source>{solved} of {count} solved</source>
        <translation>Résolus&#xa0;: {solved} sur {count}</translation>
    </message>
    <message>
        <source>{source} → {target}: {gold}, {why}</source>
        <translation>{source} → {target}&#xa0;: {gold}, {why}</translation>
    </message>
    <message>
        <source>{step} asks nobody</source>
        <translation>{step} ne demande rien à personne</translation>
    </message>
    <message>
        <source>{step} corrected to {number}.</source>
        <translation>{step} corrigé à {number}.</translation>
    </message>
    <message>
        <source>{step} in the wrong phase of the turn</source>
        <translation>{step} dans la mauvaise phase du tour</translation>
    </message>
    <message>
        <source>{step} is at effect {index} of card {card}, which has fewer</source>
        <translation>{step} en est à l’effet {index} de la carte {card}, qui en a moins</translation>
    </message>
    <message>
        <source>{step} is to be answered later</source>
        <translation>{step} se règle plus tard</translation>
    </message>
    <message>
        <source>{step} names card {card}, which has no such side</source>
        <translation>{step} indique la carte {card}, qui n’a pas ce côté</translation>
    </message>
    <message>
        <source>{step} outside a count</source>
        <translation>{step} hors d’un décompte</translation>
    </message>
    <message>
        <source>{step} · {words}</source>
        <translation>{step} · {words}</translation>
    </message>
    <message>
        <source>{sum}: no combat</source>
        <translation>{sum}&#xa0;: pas de combat</translation>
    </message>
    <message>
        <source>{table}: waiting for {names}</source>
        <translation>{table}&#xa0;: en attente de {names}</translation>
    </message>
    <message>
        <source>{target} steals {gold} from you.</source>
        <translation>{target} vous vole {gold}.</translation>
    </message>
    <message>
        <source>{target} steals {gold} from {seat}.</source>
        <translation>{target} vole {gold} à {seat}.</translation>
    </message>
    <message numerus="yes">
        <source>{thing} picked up. You can drop it in %n place(s).</source>
        <translation>
            <numerusform>{thing} en main. Vous pouvez le poser à %n endroit.</numerusform>
            <numerusform>{thing} en main. Vous pouvez le poser à %n endroits.</numerusform>
        </translation>
    </message>
    <message>
        <source>{thing}: not possible</source>
        <translation>{thing}&#xa0;: impossible</translation>
    </message>
    <message>
        <source>{thing}: {price}</source>
        <extracomment>desk/view/screen_reader.py: Announcements for screen readers and the built-in voice: focus, prompts, summaries.</extracomment>
        <translation>{thing}&#xa0;: {price}</translation>
    </message>
    <message>
        <source>{title} – Pax Desk</source>
        <translation>{title} – Pax Desk</translation>
    </message>
    <message>
        <source>{title}: {players}</source>
        <extracomment>mexican_adventure/table/wording.py: Texts of The Mexican Adventure: see ``paxdesk/desk/protocol/table_game.py``. No Qt.</extracomment>
        <translation>{title}&#xa0;: {players}</translation>
    </message>
    <message>
        <source>{total} {nation} FP, at most {limit}</source>
        <translation>{total} PF ({nation}), au plus {limit}</translation>
    </message>
    <message>
        <source>{to} can be taken: {ours} against perhaps {theirs} before the dice.</source>
        <translation>On peut prendre {to}&#xa0;: {ours} contre peut-être {theirs} avant les dés.</translation>
    </message>
    <message>
        <source>{to} can be taken: {ours} against {theirs} before the dice.</source>
        <translation>On peut prendre {to}&#xa0;: {ours} contre {theirs} avant les dés.</translation>
    </message>
    <message>
        <source>{to} is contested, and help tips the scale.</source>
        <translation>On se bat pour {to}, et l’aide fait pencher la balance.</translation>
    </message>
    <message>
        <source>{to} pays {resources} RP and is open.</source>
        <translation>{to} rapporte {resources} PR et n’est pas défendue.</translation>
    </message>
    <message>
        <source>{troops}, played or moved</source>
        <translation>{troops} (jouer ou redéployer)</translation>
    </message>
    <message>
        <source>{unrest} at {gold} gold each</source>
        <translation>{unrest}, à {gold} or le disque</translation>
    </message>
    <message>
        <source>{unrest} on every other {target}.</source>
        <translation>{unrest} sur chaque autre {target}.</translation>
    </message>
    <message>
        <source>{unrest} on every {target}.</source>
        <translation>{unrest} sur chaque {target}.</translation>
    </message>
    <message>
        <source>{unrest} on the table; the supply never runs out.</source>
        <translation>{unrest} sur la table&#xa0;; la réserve ne s’épuise jamais.</translation>
    </message>
    <message>
        <source>{unrest} on {target}</source>
        <translation>{unrest} sur {target}</translation>
    </message>
    <message>
        <source>{upper}, a bear, is in the free column and leaves at the end of the turn.</source>
        <translation>{upper}, un ours, est dans la colonne gratuite et part à la fin du tour.</translation>
    </message>
    <message>
        <source>{way} to your Hacendado, no discounts</source>
        <translation>{way} vers votre Hacendado, sans remise</translation>
    </message>
    <message>
        <source>{way}.</source>
        <extracomment>porfiriana/rules/card_text.py: Card effects as plain sentences, generated from the card data.</extracomment>
        <translation>{way}.</translation>
    </message>
    <message>
        <source>{way}: {kind} counts</source>
        <translation>{way}&#xa0;: le {kind} compte</translation>
    </message>
    <message>
        <source>{way}; {pieces} stay in {zone}</source>
        <translation>{way}&#xa0;; reste à {zone}&#xa0;: {pieces}</translation>
    </message>
    <message>
        <source>{what} is seat {seat}, which does not exist</source>
        <translation>{what}&#xa0;: place {seat}, qui n’existe pas</translation>
    </message>
    <message>
        <source>{what} names card {number}, which does not exist</source>
        <translation>{what} indique la carte {number}, qui n’existe pas</translation>
    </message>
    <message>
        <source>{what} names card {number}, which is of another kind</source>
        <translation>{what} indique la carte {number}, qui est d’un autre type</translation>
    </message>
    <message>
        <source>{what} {was} → {now}</source>
        <translation>{what} {was} → {now}</translation>
    </message>
    <message>
        <source>{what}, {card}</source>
        <extracomment>sierra_madre/table/phase_page.py: Page of the phase: heading, current situation, proposed rows and steps.</extracomment>
        <translation>{what}, {card}</translation>
    </message>
    <message numerus="yes">
        <source>{what}: %n fewer than the rules require.</source>
        <translation>
            <numerusform>{what}&#xa0;: %n de moins que ce qu’exigent les règles.</numerusform>
            <numerusform>{what}&#xa0;: %n de moins que ce qu’exigent les règles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{what}: %n more than the rules require.</source>
        <translation>
            <numerusform>{what}&#xa0;: %n de plus que ce qu’exigent les règles.</numerusform>
            <numerusform>{what}&#xa0;: %n de plus que ce qu’exigent les règles.</numerusform>
        </translation>
    </message>
    <message>
        <source>{what}: free.</source>
        <extracomment>porfiriana/rules/card_text.py: Card effects as plain sentences, generated from the card data.</extracomment>
        <translation>{what}&#xa0;: sans frais.</translation>
    </message>
    <message>
        <source>{what}: half price.</source>
        <translation>{what}&#xa0;: à moitié prix.</translation>
    </message>
    <message>
        <source>{what}: {found}; the rules require {expected}.</source>
        <translation>{what}&#xa0;: {found}&#xa0;; les règles exigent {expected}.</translation>
    </message>
    <message>
        <source>{what}: {gold} gold cheaper.</source>
        <translation>{what}&#xa0;: {gold} or de moins.</translation>
    </message>
    <message>
        <source>{where}: extorts {target} of {you}, {rank} ({clause}, R78).</source>
        <translation>{where}&#xa0;: extorque {target} de {you}, {rank} ({clause}, R78).</translation>
    </message>
    <message>
        <source>{where}: {you} has nothing there that he can extort, nor has he an enterprise without a troop; discarded ({clause}, R78).</source>
        <translation>{where}&#xa0;: rien à extorquer chez {you}, et Díaz n’a pas d’entreprise sans troupe&#xa0;; défaussée ({clause}, R78).</translation>
    </message>
    <message>
        <source>{where}: {you} has nothing there that he can extort; guards his {target} ({clause}, R78).</source>
        <translation>{where}&#xa0;: rien à extorquer chez {you}&#xa0;; garde sa carte {target} ({clause}, R78).</translation>
    </message>
    <message>
        <source>{whole}.{tenths}</source>
        <extracomment>language.py: Translation of sentences into the players' language.</extracomment>
        <translation>{whole},{tenths}</translation>
    </message>
    <message>
        <source>{who} comes back in {zone}</source>
        <translation>{who} revient à {zone}</translation>
    </message>
    <message>
        <source>{who} comes to {zone}</source>
        <translation>{who} arrive à {zone}</translation>
    </message>
    <message>
        <source>{who} escapes to {zone}</source>
        <translation>{who} s’échappe vers {zone}</translation>
    </message>
    <message>
        <source>{who} extorts it with {name}.</source>
        <translation>{who} l’extorque avec {name}.</translation>
    </message>
    <message>
        <source>{who} has {have}, enough: {needed} are needed.</source>
        <translation>{who} en a {have}, c’est assez&#xa0;: il en faut {needed}.</translation>
    </message>
    <message>
        <source>{who} has {have}, needs {needed}.</source>
        <translation>{who} en a {have}&#xa0;; il en faut {needed}.</translation>
    </message>
    <message>
        <source>{who} has {rank} stars</source>
        <translation>nombre d’étoiles de {who}&#xa0;: {rank}</translation>
    </message>
    <message>
        <source>{who} in {zone} may be captured by an attack from {origin}.</source>
        <translation>{who}, à {zone}, peut être capturé par une attaque venue de {origin}.</translation>
    </message>
    <message>
        <source>{who} is captured in {zone}</source>
        <translation>{who} est capturé à {zone}</translation>
    </message>
    <message>
        <source>{who} is lost</source>
        <translation>{who} est perdu</translation>
    </message>
    <message>
        <source>{who} is named twice</source>
        <translation>{who} est indiqué deux fois</translation>
    </message>
    <message>
        <source>{who} is not on the map</source>
        <translation>{who} n’est pas sur la carte</translation>
    </message>
    <message>
        <source>{who} is nowhere</source>
        <translation>{who} n’est nulle part</translation>
    </message>
    <message>
        <source>{who} leaves for good</source>
        <translation>{who} part définitivement</translation>
    </message>
    <message>
        <source>{who} orders {fps}</source>
        <translation>{who} donne un ordre à {fps}</translation>
    </message>
    <message>
        <source>{who} rides</source>
        <extracomment>mexican_adventure/table/hand/handling.py: Gestures of The Mexican Adventure: see ``paxdesk/desk/protocol/handling.py``. No Qt.</extracomment>
        <translation>{who} chevauche</translation>
    </message>
    <message>
        <source>{who} rides to {zone}</source>
        <translation>{who} chevauche vers {zone}</translation>
    </message>
    <message>
        <source>{who} tries to lead {fps}</source>
        <translation>{who} tente de mener {fps}</translation>
    </message>
    <message>
        <source>{why}: into his tableau ({clause}, R77).</source>
        <translation>{why}&#xa0;: dans son étalage ({clause}, R77).</translation>
    </message>
    <message>
        <source>{words} ({more} more by declaring)</source>
        <translation>{words} ({more} de plus en se déclarant)</translation>
    </message>
    <message>
        <source>{words}, with Camerone</source>
        <translation>{words}, avec Camerone</translation>
    </message>
    <message>
        <source>{words}, {also}</source>
        <extracomment>porfiriana/table/scene/ledger.py: Ledger of the seats that could topple Díaz, now and under each regime.</extracomment>
        <translation>{words}, {also}</translation>
    </message>
    <message>
        <source>{words}: topples Díaz</source>
        <translation>{words}&#xa0;: Díaz tombe</translation>
    </message>
    <message>
        <source>{zone} by road</source>
        <translation>{zone} par la route</translation>
    </message>
    <message>
        <source>{zone} can be attacked from {origin} by a far stronger force.</source>
        <translation>{zone} peut être attaquée depuis {origin} par une force bien supérieure.</translation>
    </message>
    <message>
        <source>{zone} does not list it as a neighbour</source>
        <translation>{zone} ne l’indique pas comme voisine</translation>
    </message>
    <message>
        <source>{zone} falls</source>
        <extracomment>mexican_adventure/table/motion.py: Animation, sounds and banners of a step.</extracomment>
        <translation>{zone} tombe</translation>
    </message>
    <message>
        <source>{zone} has leaders without FP.</source>
        <translation>{zone} a des chefs sans PF.</translation>
    </message>
    <message>
        <source>{zone} has no FP of that kind.</source>
        <translation>Il n’y a pas de PF de ce type à {zone}.</translation>
    </message>
    <message>
        <source>{zone} has no line of communication with the HQ.</source>
        <translation>{zone} n’a pas de ligne de communication avec le QG.</translation>
    </message>
    <message>
        <source>{zone} has no line of communication.</source>
        <translation>{zone} n’a pas de ligne de communication.</translation>
    </message>
    <message>
        <source>{zone} is contested.</source>
        <translation>{zone} est disputée.</translation>
    </message>
    <message>
        <source>{zone} is held by a side without forces there</source>
        <translation>{zone} est tenue par un camp qui n’y a pas de forces</translation>
    </message>
    <message>
        <source>{zone} is not a city or fortress.</source>
        <translation>{zone} n’est ni ville ni forteresse.</translation>
    </message>
    <message>
        <source>{zone} is not a fortress</source>
        <translation>{zone} n’est pas une forteresse</translation>
    </message>
    <message>
        <source>{zone} is not a port.</source>
        <translation>{zone} n’est pas un port.</translation>
    </message>
    <message>
        <source>{zone} is not free of enemies.</source>
        <translation>Il y a des ennemis à {zone}.</translation>
    </message>
    <message>
        <source>{zone} is not yours alone.</source>
        <translation>{zone} n’est pas à vous seul.</translation>
    </message>
    <message numerus="yes">
        <source>{zone} keeps a garrison of %n FP.</source>
        <translation>
            <numerusform>{zone} garde une garnison de %n PF.</numerusform>
            <numerusform>{zone} garde une garnison de %n PF.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{zone}: %n step(s) to lose</source>
        <translation>
            <numerusform>{zone}&#xa0;:&#xa0;%n pas à perdre</numerusform>
            <numerusform>{zone}&#xa0;:&#xa0;%n pas à perdre</numerusform>
        </translation>
    </message>
    <message>
        <source>{zone}: both sides are there, nobody controls it</source>
        <translation>{zone}&#xa0;: les deux camps y sont, personne ne la contrôle</translation>
    </message>
    <message>
        <source>{zone}: die + {initiative} leader − {fps} + {value} RP below {passed}; {chance}</source>
        <translation>{zone}&#xa0;: dé + {initiative} chef − {fps} + {value} PR sous {passed}&#xa0;; {chance}</translation>
    </message>
    <message>
        <source>{zone}: nobody is there</source>
        <translation>{zone}&#xa0;: personne n’y est</translation>
    </message>
    <message>
        <source>{zone}: retreat to where?</source>
        <translation>{zone}&#xa0;: où battre en retraite&#xa0;?</translation>
    </message>
    <message>
        <source>{zone}: the {side} side controls it</source>
        <translation>{zone}, camp qui la contrôle&#xa0;: {side}</translation>
    </message>
    <message>
        <source>{zone}: which attitude?</source>
        <translation>{zone}&#xa0;: quelle attitude&#xa0;?</translation>
    </message>
    <message>
        <source>{zone}: {going} of {fps}</source>
        <translation>{zone}&#xa0;: {going} sur {fps}</translation>
    </message>
    <message>
        <source>{zone}: {imperial} to {republican}</source>
        <translation>{zone}&#xa0;: {imperial} contre {republican}</translation>
    </message>
    <message>
        <source>“At war until” must be a later quarter, such as 1899-spring, or no.</source>
        <translation>«&#xa0;À la guerre jusqu’à&#xa0;» doit être un trimestre à venir, comme 1899-spring, ou no.</translation>
    </message>
    <message>
        <source>“Jailed” must be yes or no.</source>
        <translation>«&#xa0;En prison&#xa0;» doit être yes ou no.</translation>
    </message>
    <message>
        <source>“Merge…” shows how a deck would change the deck in use, and imports the cards you choose.</source>
        <translation>«&#xa0;Fusionner…&#xa0;» montre ce qu’un paquet changerait dans le paquet utilisé, et importe les cartes que vous choisissez.</translation>
    </message>
    <message>
        <source>“troop_owner” needs “troop”</source>
        <translation>«&#xa0;troop_owner&#xa0;» nécessite «&#xa0;troop&#xa0;»</translation>
    </message>
    <message>
        <source>“{0}” is complete.</source>
        <translation>«&#xa0;{0}&#xa0;» est terminée.</translation>
    </message>
    <message>
        <source>“{line}” is not possible ({problem})</source>
        <translation>«&#xa0;{line}&#xa0;» n’est pas possible ({problem})</translation>
    </message>
    <message>
        <source>“{name}”</source>
        <extracomment>porfiriana/rules/deck_reading.py: Strict reading of card files; the classes of ``cards.py`` are the schema.</extracomment>
        <translation>«&#xa0;{name}&#xa0;»</translation>
    </message>
    <message>
        <source>“{name}” has been deleted.</source>
        <translation>«&#xa0;{name}&#xa0;» a été supprimée.</translation>
    </message>
    <message>
        <source>“{note}”</source>
        <extracomment>desk/log/log_rows.py: Log rows as plain data. Does not use Qt itself.</extracomment>
        <translation>«&#xa0;{note}&#xa0;»</translation>
    </message>
    <message>
        <source>“{text}” has “{found}” at character {number} instead of {expected}.</source>
        <translation>«&#xa0;{text}&#xa0;» contient «&#xa0;{found}&#xa0;» au caractère {number}, au lieu de {expected}.</translation>
    </message>
    <message>
        <source>“{text}” is incomplete; expected {expected}.</source>
        <translation>«&#xa0;{text}&#xa0;» est incomplet&#xa0;; attendu&#xa0;: {expected}.</translation>
    </message>
    <message>
        <source>“{value}”</source>
        <extracomment>porfiriana/workshop/line_tokens.py: Tokens of a card line, and a cursor that reads values from them.</extracomment>
        <translation>«&#xa0;{value}&#xa0;»</translation>
    </message>
    <message>
        <source>“{value}” appears twice in a list</source>
        <translation>«&#xa0;{value}&#xa0;» figure deux fois dans une liste</translation>
    </message>
    <message>
        <source>“{value}” or the end</source>
        <translation>«&#xa0;{value}&#xa0;» ou la fin</translation>
    </message>
    <message>
        <source>“{words}” is not an FP of this side</source>
        <translation>«&#xa0;{words}&#xa0;» n’est pas un PF de ce camp</translation>
    </message>
    <message>
        <source>“{word}” is not a valid ID</source>
        <translation>«&#xa0;{word}&#xa0;» n’est pas un identifiant valide</translation>
    </message>
    <message>
        <source>“{word}” is not an FP</source>
        <translation>«&#xa0;{word}&#xa0;» n’est pas un PF</translation>
    </message>
    <message>
        <source>−{points} %</source>
        <extracomment>porfiriana/table/chart_plots.py: Charts, turning points and analysis of a game, as data for the desk.</extracomment>
        <translation>−{points}&#xa0;%</translation>
    </message>
</context>
</TS>
