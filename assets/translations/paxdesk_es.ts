<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name></name>
    <message numerus="yes">
        <source>%n (inaccuracy|inaccuracies)</source>
        <extracomment>porfiriana/table/chart_plots.py: Charts, turning points and analysis of a game, as data for the desk.</extracomment>
        <translation>
            <numerusform>%n imprecisión</numerusform>
            <numerusform>%n imprecisiones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n (try|tries)</source>
        <extracomment>desk/puzzles.py: Sheet with all puzzles by theme, and the note of a puzzle.</extracomment>
        <translation>
            <numerusform>%n intento</numerusform>
            <numerusform>%n intentos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n A become(s|) B</source>
        <translation>
            <numerusform>%n A pasa a B</numerusform>
            <numerusform>%n A pasan a B</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n B become(s|) C</source>
        <translation>
            <numerusform>%n B pasa a C</numerusform>
            <numerusform>%n B pasan a C</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n C fall(s|)</source>
        <translation>
            <numerusform>%n C cae</numerusform>
            <numerusform>%n C caen</numerusform>
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
            <numerusform>%n PF ha embarcado este turno; el mínimo es de {least}</numerusform>
            <numerusform>%n PF han embarcado este turno; el mínimo es de {least}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n FP fall(s|): nobody is left</source>
        <translation>
            <numerusform>%n PF cae: no queda nadie</numerusform>
            <numerusform>%n PF caen: no queda nadie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n FP go(es|) without supply: A and B lose a step.</source>
        <translation>
            <numerusform>%n PF se queda sin suministro: A y B pierden un paso.</numerusform>
            <numerusform>%n PF se quedan sin suministro: A y B pierden un paso.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n FP in {zone} will find no supply next turn.</source>
        <translation>
            <numerusform>%n PF en {zone} no hallará suministro el próximo turno.</numerusform>
            <numerusform>%n PF en {zone} no hallarán suministro el próximo turno.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n French FP go(es|) home</source>
        <translation>
            <numerusform>%n PF francés vuelve a casa</numerusform>
            <numerusform>%n PF franceses vuelven a casa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n French FP stay(s|) as Imperial Mexicans</source>
        <translation>
            <numerusform>%n PF francés se queda como mexicano imperial</numerusform>
            <numerusform>%n PF franceses se quedan como mexicanos imperiales</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Guerrilla(s) in the reserve</source>
        <translation>
            <numerusform>%n Guerrilla en la reserva</numerusform>
            <numerusform>%n Guerrillas en la reserva</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Hacendado(s) to go</source>
        <translation>
            <numerusform>falta %n Hacendado</numerusform>
            <numerusform>faltan %n Hacendados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n IOU(s)</source>
        <extracomment>sierra_madre/table/drawing.py: Layout and painting of the table: strip, quarter, calendars, edge and page. sierra_madre/table/game_log.py: Log and ledger: entries, results, gold and income. Does not use Qt. sierra_madre/table/phase_page.py: Page of the phase: heading, current situation, proposed rows and steps.</extracomment>
        <translation>
            <numerusform>%n pagaré</numerusform>
            <numerusform>%n pagarés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Income Cube(s)</source>
        <translation>
            <numerusform>%n cubo de ingresos</numerusform>
            <numerusform>%n cubos de ingresos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Unrest</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>
            <numerusform>%n Disturbio</numerusform>
            <numerusform>%n Disturbios</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n action(s)</source>
        <extracomment>porfiriana/table/words/terms.py: Terms, counts and labels for texts; see also ``rules/term_words.py``. No Qt.</extracomment>
        <translation>
            <numerusform>%n acción</numerusform>
            <numerusform>%n acciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n action(s) left</source>
        <translation>
            <numerusform>%n acción restante</numerusform>
            <numerusform>%n acciones restantes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n action(s) to go. The next one starts with the highlighted item.</source>
        <translation>
            <numerusform>Falta %n acción. La siguiente empieza por el elemento resaltado.</numerusform>
            <numerusform>Faltan %n acciones. La siguiente empieza por el elemento resaltado.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n attitude(s)</source>
        <extracomment>mexican_adventure/table/words/analysis_words.py: Texts on scenarios, and on the analysis and decisive conditions of a game. No Qt.</extracomment>
        <translation>
            <numerusform>%n actitud</numerusform>
            <numerusform>%n actitudes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n best</source>
        <extracomment>porfiriana/table/chart_plots.py: Charts, turning points and analysis of a game, as data for the desk.</extracomment>
        <translation>
            <numerusform>%n óptimo</numerusform>
            <numerusform>%n óptimos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blunder(s)</source>
        <extracomment>mexican_adventure/table/words/analysis_words.py: Texts on scenarios, and on the analysis and decisive conditions of a game. No Qt. porfiriana/table/chart_plots.py: Charts, turning points and analysis of a game, as data for the desk.</extracomment>
        <translation>
            <numerusform>%n error grave</numerusform>
            <numerusform>%n errores graves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <extracomment>porfiriana/table/sheets/cards_sheet.py: Sheet of the deck's cards, with filters. porfiriana/table/words/terms.py: Terms, counts and labels for texts; see also ``rules/term_words.py``. No Qt. sierra_madre/table/phase_page.py: Page of the phase: heading, current situation, proposed rows and steps.</extracomment>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n cartas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) checked</source>
        <translation>
            <numerusform>%n carta comprobada</numerusform>
            <numerusform>%n cartas comprobadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) checked.</source>
        <translation>
            <numerusform>%n carta comprobada.</numerusform>
            <numerusform>%n cartas comprobadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) corrected by you</source>
        <translation>
            <numerusform>%n carta corregida por ti</numerusform>
            <numerusform>%n cartas corregidas por ti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) corrected by you.</source>
        <translation>
            <numerusform>%n carta corregida por ti.</numerusform>
            <numerusform>%n cartas corregidas por ti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) imported.</source>
        <translation>
            <numerusform>%n carta importada.</numerusform>
            <numerusform>%n cartas importadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) restored.</source>
        <translation>
            <numerusform>%n carta restaurada.</numerusform>
            <numerusform>%n cartas restauradas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) with a fact that cannot be expressed.</source>
        <translation>
            <numerusform>%n carta con un dato que no se puede expresar.</numerusform>
            <numerusform>%n cartas con un dato que no se puede expresar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) cannot be imported.</source>
        <translation>
            <numerusform>No se puede importar %n celda.</numerusform>
            <numerusform>No se pueden importar %n celdas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chit(s)</source>
        <extracomment>mexican_adventure/table/scene/tracks.py: Cartouche in the Gulf: calendar, tracks, both sides' RP and the bowl.</extracomment>
        <translation>
            <numerusform>%n ficha</numerusform>
            <numerusform>%n fichas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chit(s) in the bowl</source>
        <translation>
            <numerusform>%n ficha en el cuenco</numerusform>
            <numerusform>%n fichas en el cuenco</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n choice(s)</source>
        <extracomment>desk/view/spoken_texts.py: Texts for screen readers and the built-in voice: things, prompts, controls, sheets.</extracomment>
        <translation>
            <numerusform>%n opción</numerusform>
            <numerusform>%n opciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n counter(s)</source>
        <extracomment>mexican_adventure/table/words/terms.py: Names of the game's terms for players. No Qt.</extracomment>
        <translation>
            <numerusform>%n ficha</numerusform>
            <numerusform>%n fichas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cube(s)</source>
        <extracomment>porfiriana/table/words/terms.py: Terms, counts and labels for texts; see also ``rules/term_words.py``. No Qt.</extracomment>
        <translation>
            <numerusform>%n cubo</numerusform>
            <numerusform>%n cubos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cube(s) of yours left the market.</source>
        <translation>
            <numerusform>%n cubo tuyo ha salido del mercado.</numerusform>
            <numerusform>%n cubos tuyos han salido del mercado.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cube(s) on the card</source>
        <translation>
            <numerusform>%n cubo en la carta</numerusform>
            <numerusform>%n cubos en la carta</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <extracomment>net/table_words.py: Texts of tables with remote seats: refusals, proposals and presence.</extracomment>
        <translation>
            <numerusform>%n día</numerusform>
            <numerusform>%n días</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gold</source>
        <extracomment>sierra_madre/table/words.py: Texts of cards, quarters, offices and accounts. Does not use Qt.</extracomment>
        <translation>
            <numerusform>%n de oro</numerusform>
            <numerusform>%n de oro</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gold bar(s)</source>
        <translation>
            <numerusform>%n lingote</numerusform>
            <numerusform>%n lingotes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n good</source>
        <extracomment>porfiriana/table/chart_plots.py: Charts, turning points and analysis of a game, as data for the desk.</extracomment>
        <translation>
            <numerusform>%n bueno</numerusform>
            <numerusform>%n buenos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s)</source>
        <extracomment>net/table_words.py: Texts of tables with remote seats: refusals, proposals and presence.</extracomment>
        <translation>
            <numerusform>%n hora</numerusform>
            <numerusform>%n horas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in reserve</source>
        <translation>
            <numerusform>%n en reserva</numerusform>
            <numerusform>%n en reserva</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s)</source>
        <extracomment>desk/view/screen_reader.py: Announcements for screen readers and the built-in voice: focus, prompts, summaries. desk/view/spoken_texts.py: Texts for screen readers and the built-in voice: things, prompts, controls, sheets.</extracomment>
        <translation>
            <numerusform>%n elemento</numerusform>
            <numerusform>%n elementos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n loss(es) for the enemy</source>
        <translation>
            <numerusform>%n pérdida del enemigo</numerusform>
            <numerusform>%n pérdidas del enemigo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <extracomment>net/table_words.py: Texts of tables with remote seats: refusals, proposals and presence.</extracomment>
        <translation>
            <numerusform>%n minuto</numerusform>
            <numerusform>%n minutos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s)</source>
        <extracomment>mexican_adventure/table/words/analysis_words.py: Texts on scenarios, and on the analysis and decisive conditions of a game. No Qt. porfiriana/table/chart_plots.py: Charts, turning points and analysis of a game, as data for the desk.</extracomment>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more result(s) below these.</source>
        <translation>
            <numerusform>Hay %n resultado más debajo de estos.</numerusform>
            <numerusform>Hay %n resultados más debajo de estos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more step(s): see the inspector.</source>
        <translation>
            <numerusform>%n paso más: mira el inspector.</numerusform>
            <numerusform>%n pasos más: mira el inspector.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) of games confirmed no better plan.</source>
        <translation>
            <numerusform>%n par de partidas no confirmó ningún plan mejor.</numerusform>
            <numerusform>%n pares de partidas no confirmaron ningún plan mejor.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <extracomment>desk/view/game_view.py: The main widget of a game: table view, dock panels and their controllers. porfiriana/table/words/questions.py: Questions to the players, and summaries of a game. No Qt.</extracomment>
        <translation>
            <numerusform>%n jugador</numerusform>
            <numerusform>%n jugadores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) imported.</source>
        <translation>
            <numerusform>%n problema importado.</numerusform>
            <numerusform>%n problemas importados.</numerusform>
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
            <numerusform>dentro de %n trimestre</numerusform>
            <numerusform>dentro de %n trimestres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n radio(s) or sp(y|ies)</source>
        <translation>
            <numerusform>%n radio o espía</numerusform>
            <numerusform>%n radios o espías</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rifle(s)</source>
        <extracomment>words.yaml: buttons</extracomment>
        <translation>
            <numerusform>%n fusil</numerusform>
            <numerusform>%n fusiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ship(s)</source>
        <extracomment>mexican_adventure/table/inspection.py: Inspector content for zones and pieces that the reader may see. No Qt. mexican_adventure/table/scene/board.py: Items on the map: zones, stacks, ships, headquarters, markers and the overlay of control. mexican_adventure/table/sheets/workshop_sheets.py: Editor of positions and puzzles: pieces are dragged, stacks are clicked.</extracomment>
        <translation>
            <numerusform>%n barco</numerusform>
            <numerusform>%n barcos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n space(s)</source>
        <extracomment>porfiriana/table/words/questions.py: Questions to the players, and summaries of a game. No Qt.</extracomment>
        <translation>
            <numerusform>%n espacio</numerusform>
            <numerusform>%n espacios</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spectator(s)</source>
        <extracomment>net/table_words.py: Texts of tables with remote seats: refusals, proposals and presence.</extracomment>
        <translation>
            <numerusform>%n espectador</numerusform>
            <numerusform>%n espectadores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spectator(s); they see only public information</source>
        <translation>
            <numerusform>%n espectador, que solo ve la información pública</numerusform>
            <numerusform>%n espectadores, que solo ven la información pública</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n star(s)</source>
        <extracomment>desk/puzzles.py: Sheet with all puzzles by theme, and the note of a puzzle. desk/words.py: Words of the desk: labels, menu entries, the language, text for speech, and refusals. mexican_adventure/table/words/terms.py: Names of the game's terms for players. No Qt.</extracomment>
        <translation>
            <numerusform>%n estrella</numerusform>
            <numerusform>%n estrellas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n troop(s) of his Private Army</source>
        <translation>
            <numerusform>%n tropa de su Ejército privado</numerusform>
            <numerusform>%n tropas de su Ejército privado</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <extracomment>desk/view/cautions.py: Cautions on the table with their proofs, and figures computed in the background.</extracomment>
        <translation>
            <numerusform>%n aviso</numerusform>
            <numerusform>%n avisos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n well chosen</source>
        <translation>
            <numerusform>%n bien elegida</numerusform>
            <numerusform>%n bien elegidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n zone(s)</source>
        <extracomment>mexican_adventure/table/sheets/end.py: End of a game: winner, reason, remaining forces and RP, and charts.</extracomment>
        <translation>
            <numerusform>%n zona</numerusform>
            <numerusform>%n zonas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(One action|%n actions) left.</source>
        <translation>
            <numerusform>Queda una acción.</numerusform>
            <numerusform>Quedan %n acciones.</numerusform>
        </translation>
    </message>
    <message>
        <source>+ the Economy</source>
        <translation>+ la Economía</translation>
    </message>
    <message>
        <source>+{0} gold</source>
        <extracomment>porfiriana/table/affordance_rows.py: Menu entries and inspector rows for the actions at a spot.</extracomment>
        <translation>+{0} de oro</translation>
    </message>
    <message>
        <source>+{number} a turn</source>
        <translation>+{number} por turno</translation>
    </message>
    <message>
        <source>, +{gold} gold</source>
        <translation>, +{gold} de oro</translation>
    </message>
    <message>
        <source>, losses doubled</source>
        <translation>, pérdidas dobles</translation>
    </message>
    <message>
        <source>, losses halved</source>
        <translation>, pérdidas a la mitad</translation>
    </message>
    <message>
        <source>, −{gold} gold</source>
        <translation>, −{gold} de oro</translation>
    </message>
    <message>
        <source>1 (black 2)</source>
        <translation>1 (2 si es negra)</translation>
    </message>
    <message>
        <source>1 a cube, not Prestige</source>
        <translation>1/cubo sin Prestigio</translation>
    </message>
    <message>
        <source>1 gold for each of your cubes, except where there is Unrest.</source>
        <translation>1 de oro por cada cubo tuyo, salvo donde haya Disturbios.</translation>
    </message>
    <message>
        <source>1 on a die: 1 in 6</source>
        <translation>1 en un dado: 1 de 6</translation>
    </message>
    <message>
        <source>1 or 2 on a die: 2 in 6</source>
        <translation>1 o 2 en un dado: 2 de 6</translation>
    </message>
    <message>
        <source>1 per cube there</source>
        <translation>1 por cada cubo allí</translation>
    </message>
    <message>
        <source>1 per enterprise of that type</source>
        <translation>1 por cada empresa de ese tipo</translation>
    </message>
    <message>
        <source>1 to 6</source>
        <translation>1 a 6</translation>
    </message>
    <message>
        <source>1 {prestige}</source>
        <extracomment>porfiriana/rules/card_text.py: Card effects as plain sentences, generated from the card data.</extracomment>
        <translation>1 de {prestige}</translation>
    </message>
    <message>
        <source>1 {prestige} point, {faction} cause.</source>
        <translation>Causa {faction}: 1 punto de {prestige}.</translation>
    </message>
    <message>
        <source>1 {prestige} point.</source>
        <translation>1 punto de {prestige}.</translation>
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
        <translation>1, luego 2</translation>
    </message>
    <message>
        <source>10 and 35 are newspapers</source>
        <translation>Las cartas 10 y 35 son Periódicos</translation>
    </message>
    <message>
        <source>125 Lusitania: strife</source>
        <translation>125 Lusitania: discordia</translation>
    </message>
    <message>
        <source>14 Postal Service: defends all four</source>
        <translation>14 Postal Service: defiende las cuatro clases</translation>
    </message>
    <message>
        <source>184 Indian Fighters: faction, flags, Firepower, rail, mule, Unrest all over Sonora</source>
        <translation>184 Indian Fighters: facción, banderas, Potencia de fuego, ferrocarril, mula, Disturbios en todo Sonora</translation>
    </message>
    <message>
        <source>1862 to 1864, ten turns. Forey brings reinforcements. At the end, the side that collects more from the zones wins; the Republican side wins with French Retreat above 20.</source>
        <translation>De 1862 a 1864, diez turnos. Forey trae refuerzos. Al final gana el bando que más recauda de las zonas; el bando republicano gana con la Retirada francesa por encima de 20.</translation>
    </message>
    <message>
        <source>1862 to 1867, all 33 turns, from the landing to the end. The Republican wins if no Imperial force is left on the map.</source>
        <translation>De 1862 a 1867, los 33 turnos, del desembarco al final. El republicano gana si no queda ninguna fuerza imperial en el mapa.</translation>
    </message>
    <message>
        <source>1862, four turns. Lorencez marches from the sea; Zaragoza waits behind the walls of Puebla. Who controls Mexico, Puebla and Veracruz at the end wins; anything else is a draw.</source>
        <translation>1862, cuatro turnos. Lorencez marcha desde el mar; Zaragoza espera tras los muros de Puebla. Gana quien al final controle México, Puebla y Veracruz; cualquier otro resultado es empate.</translation>
    </message>
    <message>
        <source>1864 to 1866, ten turns. The Emperor comes, and Napoleon&apos;s patience runs out. The Imperial side must keep French Retreat from 30, or win outright.</source>
        <translation>De 1864 a 1866, diez turnos. Llega el emperador y a Napoleón se le acaba la paciencia. El bando imperial debe evitar que la Retirada francesa llegue a 30, o lograr una victoria automática.</translation>
    </message>
    <message>
        <source>1866 and 1867, ten turns. The French embark, the Emperor stays. The Republican wins if no Imperial force is left on the map.</source>
        <translation>1866 y 1867, diez turnos. Los franceses embarcan, el emperador se queda. El republicano gana si no queda ninguna fuerza imperial en el mapa.</translation>
    </message>
    <message>
        <source>18: monopoly on American enterprises</source>
        <translation>18: monopolio de empresas estadounidenses</translation>
    </message>
    <message>
        <source>2 (the second oval)</source>
        <translation>2 (el segundo óvalo)</translation>
    </message>
    <message>
        <source>2 to 4 of each prestige, 12 in all</source>
        <translation>de 2 a 4 de cada prestigio, 12 en total</translation>
    </message>
    <message>
        <source>2.0 to 3.0</source>
        <translation>de 2,0 a 3,0</translation>
    </message>
    <message>
        <source>20 RP for the Republican.</source>
        <translation>20 PR para el republicano.</translation>
    </message>
    <message>
        <source>2012 rules</source>
        <extracomment>porfiriana/rules/state.py: Complete position of a game, as plain data.</extracomment>
        <translation>Reglas de 2012</translation>
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
        <translation>206 Díaz Is Shot: clase que rebaja</translation>
    </message>
    <message>
        <source>211 Reyes: Loyalty as successor</source>
        <translation>211 Reyes: Lealtad como sucesor</translation>
    </message>
    <message>
        <source>214 Catholic Church: sides</source>
        <translation>214 Catholic Church: lados</translation>
    </message>
    <message>
        <source>215 Huerta: Martial Law</source>
        <translation>215 Huerta: Ley marcial</translation>
    </message>
    <message>
        <source>215 Roosevelt, Huerta: sides</source>
        <translation>215 Roosevelt, Huerta: lados</translation>
    </message>
    <message>
        <source>215 Roosevelt: U.S. Intervention, then strife of red and blue</source>
        <translation>215 Roosevelt: Intervención de EE. UU., luego discordia de rojos y azules</translation>
    </message>
    <message>
        <source>28: monopoly on connections</source>
        <translation>28: monopolio de conexiones</translation>
    </message>
    <message>
        <source>3 gold</source>
        <extracomment>porfiriana/table/sheets/overview.py: Overview of the game: turn, actions with prices, victory, icons and keys.</extracomment>
        <translation>3 de oro</translation>
    </message>
    <message>
        <source>30 RP for the Republican.</source>
        <translation>30 PR para el republicano.</translation>
    </message>
    <message>
        <source>37 and 38 survey land</source>
        <translation>Las cartas 37 y 38 deslindan tierras</translation>
    </message>
    <message>
        <source>61 Minas Prietas: district, industry, base, ovals, slave, jails</source>
        <translation>61 Minas Prietas: distrito, industria, base, óvalos, esclavos, cárcel</translation>
    </message>
    <message>
        <source>79 counts the mines of Chihuahua</source>
        <translation>La carta 79 cuenta las minas de Chihuahua</translation>
    </message>
    <message>
        <source>9 to 11, on rail ovals</source>
        <translation>de 9 a 11, en óvalos de ferrocarril</translation>
    </message>
    <message>
        <source>95 African Ostrich Farm: district, cost</source>
        <translation>95 African Ostrich Farm: distrito, coste</translation>
    </message>
    <message>
        <source>A Chain Railroad opens only Sonora and Chihuahua to Federal troops.</source>
        <translation>Un Ferrocarril en cadena solo abre Sonora y Chihuahua a las tropas de facción Federal.</translation>
    </message>
    <message>
        <source>A Depression begins.</source>
        <translation>Empieza una Depresión.</translation>
    </message>
    <message>
        <source>A French corps lands in Veracruz, if a friendly force is there.</source>
        <translation>Un cuerpo francés desembarca en Veracruz, si hay allí una fuerza amiga.</translation>
    </message>
    <message>
        <source>A German submarine sank the British liner on May 7, 1915.</source>
        <translation>Un submarino alemán hundió el transatlántico británico el 7 de mayo de 1915.</translation>
    </message>
    <message>
        <source>A Guerrilla for the Republican reserve.</source>
        <translation>Una Guerrilla para la reserva republicana.</translation>
    </message>
    <message>
        <source>A Guerrilla here collects, or cuts a road.</source>
        <translation>Aquí, una Guerrilla recauda o corta un camino.</translation>
    </message>
    <message>
        <source>A Guerrilla stays: {chance}.</source>
        <translation>Probabilidad de que quede una Guerrilla: {chance}.</translation>
    </message>
    <message>
        <source>A Guerrilla that is called back can raid elsewhere.</source>
        <translation>Una Guerrilla retirada puede hacer incursiones en otro sitio.</translation>
    </message>
    <message>
        <source>A Headline never goes to your hand: you play it when you buy it, as the event or the status quo.</source>
        <translation>Un Titular nunca va a tu mano: lo juegas al comprarlo, como suceso o como statu quo.</translation>
    </message>
    <message>
        <source>A Headline whose event does not bring Pax Porfiriana: onto the Bull-Bear pile ({clause}).</source>
        <translation>Un Titular cuyo suceso no trae la Pax Porfiriana: a la pila de toros y osos ({clause}).</translation>
    </message>
    <message>
        <source>A Headline, but Pax Porfiriana is already in force: onto the Bull-Bear pile ({clause}).</source>
        <translation>Un Titular, pero la Pax Porfiriana ya está en vigor: a la pila de toros y osos ({clause}).</translation>
    </message>
    <message>
        <source>A Liberal Party band attacked the barracks at Palomas in the summer of 1908.</source>
        <translation>Un grupo armado del Partido Liberal atacó el cuartel de Palomas en el verano de 1908.</translation>
    </message>
    <message>
        <source>A Marine FP A and a ship in a friendly port.</source>
        <translation>Un PF A de infantería de marina y un barco en un puerto amigo.</translation>
    </message>
    <message>
        <source>A Private Army cannot restore order.</source>
        <translation>Un Ejército privado no puede restablecer el orden.</translation>
    </message>
    <message>
        <source>A Rebel Governor closes its district: discarded (R77).</source>
        <translation>El distrito de la carta está cerrado por un Gobernador rebelde: descartada (R77).</translation>
    </message>
    <message>
        <source>A Rebel Governor forbids playing cards of his district, but not moving them.</source>
        <translation>Un Gobernador rebelde impide jugar cartas de su distrito, pero no moverlas.</translation>
    </message>
    <message>
        <source>A Rebel Governor has closed {district}.</source>
        <translation>Distrito cerrado por un Gobernador rebelde: {district}.</translation>
    </message>
    <message>
        <source>A Rebel Governor spares enterprises immune to nationalization.</source>
        <translation>Un Gobernador rebelde respeta las empresas inmunes a la nacionalización.</translation>
    </message>
    <message>
        <source>A Spy can target only a president.</source>
        <translation>Un Espía solo puede ir contra un presidente.</translation>
    </message>
    <message>
        <source>A Spy cancels the whole play: no gold is paid, and no gun store earns.</source>
        <translation>Un Espía anula la jugada entera: no se paga oro y ninguna armería cobra.</translation>
    </message>
    <message>
        <source>A Topple can be bought as the event only in its own regime.</source>
        <translation>Un Derrocamiento solo se compra como suceso en su propio régimen.</translation>
    </message>
    <message>
        <source>A Topple now means {way}: {kind} counts.</source>
        <translation>Un Derrocamiento significa ahora {way}: cuenta la {kind}.</translation>
    </message>
    <message>
        <source>A Topple on sale for {0}.</source>
        <translation>Un Derrocamiento en venta por {0}.</translation>
    </message>
    <message>
        <source>A bear is on top: one more begins a Depression.</source>
        <translation>Encima hay un oso: con otro más empieza una Depresión.</translation>
    </message>
    <message>
        <source>A bear is on top; it takes two bulls now.</source>
        <translation>Encima hay un oso: ahora hacen falta dos toros.</translation>
    </message>
    <message>
        <source>A bull is on top: one more ends the Depression.</source>
        <translation>Encima hay un toro: con otro más termina la Depresión.</translation>
    </message>
    <message>
        <source>A bull is on top: the next card cannot begin a Depression.</source>
        <translation>Encima hay un toro: la próxima carta no puede empezar una Depresión.</translation>
    </message>
    <message>
        <source>A card can be at most {most} quarters ahead.</source>
        <translation>Una carta puede estar como mucho {most} trimestres más adelante.</translation>
    </message>
    <message>
        <source>A card cannot sell itself with its own Extra Action.</source>
        <translation>Una carta no puede venderse con su propia acción extra.</translation>
    </message>
    <message>
        <source>A card whose capital was not paid</source>
        <translation>Una carta cuyo capital no se pagó</translation>
    </message>
    <message>
        <source>A card, as decided on the board</source>
        <translation>Una carta, según lo decidido en el tablero</translation>
    </message>
    <message>
        <source>A code contains the set-up, options, opponents and cards of a solo deal. Type a friend&apos;s code to play the same deal.</source>
        <translation>Un código contiene la preparación, las opciones, los rivales y las cartas de un reparto en solitario. Escribe el código de un amigo para jugar el mismo reparto.</translation>
    </message>
    <message>
        <source>A companion for the board game: calendar, gold, auctions, order of play and dice on one laptop beside the board. For 1 to 12 players.</source>
        <translation>Un compañero para el juego de mesa: calendario, oro, subastas, orden de juego y dados en un portátil junto al tablero. De 1 a 12 jugadores.</translation>
    </message>
    <message>
        <source>A computer opponent can play for you while you watch.</source>
        <translation>Un rival del ordenador puede jugar por ti mientras miras.</translation>
    </message>
    <message>
        <source>A connection at half price</source>
        <translation>Una conexión a mitad de precio</translation>
    </message>
    <message>
        <source>A curtain hides the table between turns</source>
        <translation>Un telón oculta la mesa entre turnos</translation>
    </message>
    <message>
        <source>A damaged game</source>
        <translation>Una partida dañada</translation>
    </message>
    <message>
        <source>A deck needs a name.</source>
        <translation>Un mazo necesita un nombre.</translation>
    </message>
    <message>
        <source>A draw.</source>
        <extracomment>mexican_adventure/table/words/questions.py: Questions to the players and the forms of their answers. No Qt.</extracomment>
        <translation>Empate.</translation>
    </message>
    <message>
        <source>A force marches four zones by road, otherwise two.</source>
        <translation>Una fuerza marcha cuatro zonas por camino, o dos si no lo hay.</translation>
    </message>
    <message>
        <source>A force must stop in {zone}.</source>
        <translation>Una fuerza debe detenerse en {zone}.</translation>
    </message>
    <message>
        <source>A force with French FP can no longer Hold or Withdraw.</source>
        <translation>Con PF franceses ya no se puede elegir Defensa ni Repliegue.</translation>
    </message>
    <message>
        <source>A friend&apos;s code</source>
        <translation>Código de un amigo</translation>
    </message>
    <message>
        <source>A game needs a seed.</source>
        <translation>Una partida necesita una semilla.</translation>
    </message>
    <message>
        <source>A garrison where it pays, an army where the enemy is.</source>
        <translation>Guarnición donde rinde, ejército donde está el enemigo.</translation>
    </message>
    <message>
        <source>A general revolution ends the game in {quarter}, after {quarters}.</source>
        <translation>Fin de la partida por revolución general: {quarter}, tras {quarters}.</translation>
    </message>
    <message>
        <source>A general revolution in Mexico ends the game.</source>
        <translation>Una revolución general en México pone fin a la partida.</translation>
    </message>
    <message>
        <source>A governor can subsidize only a railroad.</source>
        <translation>Un gobernador solo puede subvencionar un ferrocarril.</translation>
    </message>
    <message>
        <source>A governor can subsidize only one card per quarter.</source>
        <translation>Un gobernador solo puede subvencionar una carta por trimestre.</translation>
    </message>
    <message>
        <source>A hacendado, as decided on the board</source>
        <translation>Un hacendado, según lo decidido en el tablero</translation>
    </message>
    <message>
        <source>A head of state is safest here.</source>
        <translation>Aquí es donde un jefe de Estado está más seguro.</translation>
    </message>
    <message>
        <source>A hint shows your hand.</source>
        <translation>Un consejo revela tu mano.</translation>
    </message>
    <message>
        <source>A hunch: the odds were not weighed.</source>
        <translation>Una corazonada: no se han sopesado las probabilidades.</translation>
    </message>
    <message>
        <source>A landing has nowhere to go.</source>
        <translation>Un desembarco no tiene ningún destino posible.</translation>
    </message>
    <message>
        <source>A lawsuit can target only a C or RR card.</source>
        <translation>Un pleito solo puede ir contra una carta C o RR.</translation>
    </message>
    <message>
        <source>A leader hides the FP in his stack. Forces without a leader are face up, and so is everyone in a combat.</source>
        <translation>Un líder oculta los PF de su pila. Las fuerzas sin líder están a la vista; en un combate, lo están todas.</translation>
    </message>
    <message>
        <source>A leader moves once a turn.</source>
        <translation>Un líder se mueve una sola vez por turno.</translation>
    </message>
    <message>
        <source>A medium opponent in your place won {won} of {played}.</source>
        <translation>Partidas ganadas por un rival de fuerza media en tu lugar: {won} de {played}.</translation>
    </message>
    <message>
        <source>A missing Prestige Cube cannot be laid without an action; move a cube there instead.</source>
        <translation>Un cubo de prestigio que falta no se puede poner sin gastar una acción; mueve allí otro cubo.</translation>
    </message>
    <message>
        <source>A missing Prestige Cube cannot be laid without an action; you may move a cube there.</source>
        <translation>Un cubo de prestigio que falta no se puede poner sin gastar una acción; puedes mover allí otro cubo.</translation>
    </message>
    <message>
        <source>A move of an opponent in this game is not the one that the rules prescribe.</source>
        <translation>En esta partida, una jugada de un rival no es la que prescriben las reglas.</translation>
    </message>
    <message>
        <source>A name cannot contain invisible characters.</source>
        <translation>Un nombre no puede tener caracteres invisibles.</translation>
    </message>
    <message>
        <source>A name has at most {most} characters.</source>
        <translation>Un nombre tiene como mucho {most} caracteres.</translation>
    </message>
    <message>
        <source>A name has at most {most} letters, digits, spaces and hyphens.</source>
        <translation>Un nombre tiene como máximo {most} letras, cifras, espacios y guiones.</translation>
    </message>
    <message>
        <source>A nation must be one of {words}.</source>
        <translation>El país debe ser uno de estos: {words}.</translation>
    </message>
    <message>
        <source>A new FP costs 2 RP.</source>
        <translation>Un PF nuevo cuesta 2 PR.</translation>
    </message>
    <message>
        <source>A new game of Pax Porfiriana</source>
        <translation>Una partida nueva de Pax Porfiriana</translation>
    </message>
    <message>
        <source>A new game of The Mexican Adventure</source>
        <translation>Partida nueva de The Mexican Adventure</translation>
    </message>
    <message>
        <source>A partner with two sides: into his tableau, on a die of 1 to 3 with the first ({clause}, R77).</source>
        <translation>Un socio de dos lados: a su zona de juego, por el primer lado si el dado da de 1 a 3 ({clause}, R77).</translation>
    </message>
    <message>
        <source>A partner: into his tableau ({clause}).</source>
        <translation>Un socio: a su zona de juego ({clause}).</translation>
    </message>
    <message>
        <source>A passenger train burned in this Chihuahua rail tunnel in February 1914.</source>
        <translation>Un tren de pasajeros ardió en este túnel ferroviario de Chihuahua en febrero de 1914.</translation>
    </message>
    <message>
        <source>A password needs at least {least} characters.</source>
        <translation>Una contraseña debe tener al menos {least} caracteres.</translation>
    </message>
    <message>
        <source>A plantation</source>
        <extracomment>porfiriana/table/words/diaz_words.py: Díaz's purchases by dice, and their reasons, as sentences. No Qt.</extracomment>
        <translation>Una plantación</translation>
    </message>
    <message>
        <source>A player is absent after</source>
        <translation>Un jugador está ausente tras</translation>
    </message>
    <message>
        <source>A player on another computer, who gets a link</source>
        <translation>Un jugador en otro ordenador, que recibe un enlace</translation>
    </message>
    <message>
        <source>A player who is away counts as absent after {time}.</source>
        <translation>Un jugador que ya no está se considera ausente después de {time}.</translation>
    </message>
    <message>
        <source>A player who steals a Public Card chooses its side again, and its Strife and Regime Change happen.</source>
        <translation>Quien roba una Carta pública elige de nuevo el lado, y se producen la Discordia y el cambio de régimen de ese lado.</translation>
    </message>
    <message>
        <source>A police action</source>
        <translation>Una acción de policía</translation>
    </message>
    <message>
        <source>A port: supplied by sea.</source>
        <translation>Un puerto: suministro por mar.</translation>
    </message>
    <message>
        <source>A position set up by hand</source>
        <translation>Una posición compuesta a mano</translation>
    </message>
    <message>
        <source>A refurbishment must cost the price in the rules, or be refused.</source>
        <translation>Una reparación debe costar lo que fijan las reglas o ser rechazada.</translation>
    </message>
    <message>
        <source>A result counts if the game in its file, replayed move by move, leads to it. Ask friends for the files of their finished games.</source>
        <translation>Un resultado cuenta si la partida de su archivo, repetida jugada a jugada, lleva a él. Pide a tus amigos los archivos de sus partidas terminadas.</translation>
    </message>
    <message>
        <source>A retreat leads to a zone without enemies that is not contested.</source>
        <translation>Una retirada lleva a una zona sin enemigos y no disputada.</translation>
    </message>
    <message>
        <source>A seed is a whole number from 0 to {most}.</source>
        <translation>Una semilla es un número entero de 0 a {most}.</translation>
    </message>
    <message>
        <source>A share of the seed does not match its commitment.</source>
        <translation>Una parte de la semilla no coincide con su compromiso.</translation>
    </message>
    <message>
        <source>A ship</source>
        <extracomment>mexican_adventure/table/sheets/workshop_sheets.py: Editor of positions and puzzles: pieces are dragged, stacks are clicked.</extracomment>
        <translation>Un barco</translation>
    </message>
    <message>
        <source>A ship carries exactly one FP.</source>
        <translation>Un barco lleva exactamente un PF.</translation>
    </message>
    <message>
        <source>A ship carries troops</source>
        <translation>Un barco lleva tropas</translation>
    </message>
    <message>
        <source>A ship sails</source>
        <translation>Un barco navega</translation>
    </message>
    <message>
        <source>A ship sails to another port.</source>
        <translation>Un barco navega a otro puerto.</translation>
    </message>
    <message>
        <source>A ship: carries one FP a turn</source>
        <translation>Un barco: lleva un PF por turno</translation>
    </message>
    <message>
        <source>A side takes at most as many losses as it has FP itself</source>
        <translation>Un bando sufre como máximo una pérdida por cada PF propio</translation>
    </message>
    <message>
        <source>A stack face down under its leader</source>
        <translation>Una pila boca abajo bajo su líder</translation>
    </message>
    <message>
        <source>A step costs 1 RP for each FP.</source>
        <translation>Un paso cuesta 1 PR por PF.</translation>
    </message>
    <message>
        <source>A strike can target only a C or RR card.</source>
        <translation>Una huelga solo puede ir contra una carta C o RR.</translation>
    </message>
    <message>
        <source>A strike hits {card}.</source>
        <translation>Una huelga afecta a {card}.</translation>
    </message>
    <message>
        <source>A strike with no Unrest is a Scapegoat: only on your own enterprise.</source>
        <translation>Una huelga sin Disturbios es un chivo expiatorio: solo en tu propia empresa.</translation>
    </message>
    <message>
        <source>A stronger Díaz</source>
        <translation>Un Díaz más fuerte</translation>
    </message>
    <message>
        <source>A train carries one to six FP.</source>
        <translation>Un tren lleva de uno a seis PF.</translation>
    </message>
    <message>
        <source>A troop</source>
        <extracomment>porfiriana/table/words/diaz_words.py: Díaz's purchases by dice, and their reasons, as sentences. No Qt.</extracomment>
        <translation>Una tropa</translation>
    </message>
    <message>
        <source>A troop for {0}</source>
        <translation>Una tropa ({0})</translation>
    </message>
    <message>
        <source>A troop needs no cube in reserve to extort.</source>
        <translation>Una tropa no necesita cubo en la reserva para extorsionar.</translation>
    </message>
    <message>
        <source>A troop on its owner&apos;s enterprise Retreats only if the enterprise is sold.</source>
        <translation>Una tropa en una empresa de su dueño solo se retira si se vende la empresa.</translation>
    </message>
    <message>
        <source>A troop that Sacks on arrival Retreats or is discarded; it does not return to the hand.</source>
        <translation>La tropa que saquea al llegar se retira o se descarta; no vuelve a la mano.</translation>
    </message>
    <message>
        <source>A troop&apos;s printed effects happen before it fights, calms and extorts.</source>
        <translation>Los efectos impresos de una tropa ocurren antes de que luche, restablezca el orden y extorsione.</translation>
    </message>
    <message>
        <source>A turn of two months</source>
        <translation>Un turno de dos meses</translation>
    </message>
    <message>
        <source>A turning point.</source>
        <translation>Un punto de inflexión.</translation>
    </message>
    <message>
        <source>A weaker Díaz</source>
        <translation>Un Díaz más débil</translation>
    </message>
    <message>
        <source>A weary Díaz</source>
        <translation>Un Díaz cansado</translation>
    </message>
    <message>
        <source>Abilities</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Capacidades</translation>
    </message>
    <message>
        <source>About Pax Desk</source>
        <translation>Acerca de Pax Desk</translation>
    </message>
    <message>
        <source>About {points} points are lost against the best plan.</source>
        <translation>Se pierden unos {points} puntos frente al mejor plan.</translation>
    </message>
    <message>
        <source>Abroad: {0}</source>
        <extracomment>porfiriana/table/scene/board.py: Items of the common column, and captions above a seat's cards.</extracomment>
        <translation>Fuera: {0}</translation>
    </message>
    <message>
        <source>Accuracy by game, in %</source>
        <translation>Precisión por partida, en %</translation>
    </message>
    <message>
        <source>Action, once a turn: place {unrest} on any enterprise, except one of yours in Unrest.</source>
        <translation>Acción, una vez por turno: pon {unrest} en cualquier empresa, salvo en una tuya que ya tenga Disturbios.</translation>
    </message>
    <message>
        <source>Action, once a turn: the regime becomes {regime}</source>
        <translation>Acción, una vez por turno: el régimen pasa a ser {regime}</translation>
    </message>
    <message>
        <source>Actions</source>
        <extracomment>porfiriana/table/sheets/overview.py: Overview of the game: turn, actions with prices, victory, icons and keys. porfiriana/table/wording.py: Texts of Pax Porfiriana, see ``paxdesk/desk/protocol/table_game.py``. porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Acciones</translation>
    </message>
    <message>
        <source>Actions left</source>
        <extracomment>porfiriana/table/sheets/workshop_sheets.py: Editors of positions and of custom puzzles.</extracomment>
        <translation>Acciones que quedan</translation>
    </message>
    <message>
        <source>Actions that reveal cards, roll dice or end the turn</source>
        <translation>Las acciones que revelan cartas, tiran dados o terminan el turno</translation>
    </message>
    <message>
        <source>Add a comment</source>
        <translation>Añade un comentario</translation>
    </message>
    <message>
        <source>Add a friend&apos;s game…</source>
        <translation>Añadir la partida de un amigo…</translation>
    </message>
    <message>
        <source>Add a moment</source>
        <translation>Añadir un momento</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Añadir un jugador</translation>
    </message>
    <message>
        <source>Add one Income Cube</source>
        <translation>Añadir un cubo de ingresos</translation>
    </message>
    <message>
        <source>Add one Unrest</source>
        <translation>Añadir un Disturbio</translation>
    </message>
    <message>
        <source>Add the note</source>
        <translation>Añadir la nota</translation>
    </message>
    <message>
        <source>Add to the refurbishment slip</source>
        <translation>Añadir a la hoja de reparaciones</translation>
    </message>
    <message>
        <source>Address used in links</source>
        <translation>Dirección usada en los enlaces</translation>
    </message>
    <message>
        <source>Adds Unrest</source>
        <extracomment>porfiriana/table/sheets/overview.py: Overview of the game: turn, actions with prices, victory, icons and keys.</extracomment>
        <translation>Añade Disturbios</translation>
    </message>
    <message>
        <source>Add…</source>
        <extracomment>porfiriana/table/sheets/card_fields.py: Rows of a form that show and edit the fields of a card.</extracomment>
        <translation>Añadir…</translation>
    </message>
    <message>
        <source>Administration</source>
        <extracomment>mexican_adventure/table/words/terms.py: Names of the game's terms for players. No Qt.</extracomment>
        <translation>Administración</translation>
    </message>
    <message>
        <source>After each total: estimated losses (hidden enemy), yours / theirs</source>
        <translation>Tras cada total: pérdidas estimadas (enemigo oculto), tuyas / del enemigo</translation>
    </message>
    <message>
        <source>After each total: expected losses, yours / theirs</source>
        <translation>Tras cada total: pérdidas previstas, tuyas / del enemigo</translation>
    </message>
    <message>
        <source>After step</source>
        <extracomment>desk/replay/share_sheet.py: Sheet for sharing a replay: choice of view and turns, with notes at moments.</extracomment>
        <translation>Tras el paso</translation>
    </message>
    <message>
        <source>After that nothing topples Díaz this turn.</source>
        <translation>Después de eso, nada derroca a Díaz en este turno.</translation>
    </message>
    <message>
        <source>After that {amount} is out of reach.</source>
        <translation>Después de eso, {amount} queda fuera de alcance.</translation>
    </message>
    <message>
        <source>After that {rival} can topple Díaz.</source>
        <translation>Después de eso, {rival} puede derrocar a Díaz.</translation>
    </message>
    <message>
        <source>After that {rival} can win with the last Topple.</source>
        <translation>Después de eso, {rival} puede ganar con el último Derrocamiento.</translation>
    </message>
    <message>
        <source>After that: {names}.</source>
        <translation>Después: {names}.</translation>
    </message>
    <message>
        <source>After the fourth Topple, the most gold wins.</source>
        <translation>Tras el cuarto Derrocamiento gana quien tenga más oro.</translation>
    </message>
    <message>
        <source>After turn</source>
        <extracomment>desk/replay/share_sheet.py: Sheet for sharing a replay: choice of view and turns, with notes at moments.</extracomment>
        <translation>Tras el turno</translation>
    </message>
    <message>
        <source>Afterwards</source>
        <extracomment>words.yaml: fields</extracomment>
        <translation>Después</translation>
    </message>
    <message>
        <source>Again</source>
        <extracomment>desk/guide.py: Guide of a lesson, with its note and marks on the table, and the list of lessons.</extracomment>
        <translation>Otra vez</translation>
    </message>
    <message>
        <source>Against</source>
        <extracomment>porfiriana/table/sheets/records_sheet.py: Records of a player, and their sheet. words.yaml: fields</extracomment>
        <translation>Contra</translation>
    </message>
    <message>
        <source>Against Díaz</source>
        <extracomment>porfiriana/table/sheets/new_game_fields.py: Fields and lists of the New Game sheet.</extracomment>
        <translation>Contra Díaz</translation>
    </message>
    <message>
        <source>Against two Pax-o-matics</source>
        <translation>Contra dos Pax-o-matics</translation>
    </message>
    <message>
        <source>Agree</source>
        <extracomment>desk/window/table_banners.py: Banners about shared tables at the upper edge of the desk. web/page_words.py: Texts of a page itself, not of its game.</extracomment>
        <translation>De acuerdo</translation>
    </message>
    <message>
        <source>Alexander Shepherd&apos;s silver company in a canyon of southwestern Chihuahua.</source>
        <translation>La compañía de plata de Alexander Shepherd en una barranca del suroeste de Chihuahua.</translation>
    </message>
    <message>
        <source>All</source>
        <extracomment>desk/log/log_rows.py: Log rows as plain data. Does not use Qt itself.</extracomment>
        <translation>Todo</translation>
    </message>
    <message>
        <source>All Austrians and Belgians leave.</source>
        <translation>Se van todos los austriacos y belgas.</translation>
    </message>
    <message>
        <source>All Counter-guerrillas leave.</source>
        <translation>Se van todas las Contraguerrillas.</translation>
    </message>
    <message>
        <source>All French must leave by Veracruz within seven turns.</source>
        <translation>Todos los franceses deben irse por Veracruz en siete turnos.</translation>
    </message>
    <message>
        <source>All French off the map: {left} still there</source>
        <translation>Todos los franceses fuera del mapa; aún quedan: {left}</translation>
    </message>
    <message>
        <source>All bids are in.</source>
        <translation>Todas las pujas están hechas.</translation>
    </message>
    <message>
        <source>All charts</source>
        <extracomment>desk/charts.py: Charts of a game: painting, buttons and sheets. porfiriana/table/sheets/end.py: Sheet at the end of a game: a poster, and the course of the game.</extracomment>
        <translation>Todas las gráficas</translation>
    </message>
    <message>
        <source>All discounts add up; they are not limited to the best one.</source>
        <translation>Todos los descuentos se suman; no cuenta solo el mejor.</translation>
    </message>
    <message>
        <source>All figures</source>
        <extracomment>porfiriana/table/sheets/records_sheet.py: Records of a player, and their sheet.</extracomment>
        <translation>Todas las cifras</translation>
    </message>
    <message>
        <source>All of them</source>
        <translation>Todas las cartas</translation>
    </message>
    <message>
        <source>All of them are discarded.</source>
        <translation>Se descartan todas.</translation>
    </message>
    <message>
        <source>All of this kind are selected already.</source>
        <translation>Todas las piezas de este tipo ya están elegidas.</translation>
    </message>
    <message>
        <source>All puzzles</source>
        <extracomment>desk/puzzles.py: Sheet with all puzzles by theme, and the note of a puzzle.</extracomment>
        <translation>Todos los problemas</translation>
    </message>
    <message>
        <source>All results and honours will be deleted for good. Saved games are not affected.</source>
        <translation>Todos los resultados y honores se borrarán para siempre. Las partidas guardadas no cambian.</translation>
    </message>
    <message>
        <source>All rules</source>
        <extracomment>porfiriana/table/sheets/overview.py: Overview of the game: turn, actions with prices, victory, icons and keys.</extracomment>
        <translation>Todas las reglas</translation>
    </message>
    <message>
        <source>All troops may go to any district.</source>
        <translation>Todas las tropas pueden ir a cualquier distrito.</translation>
    </message>
    <message>
        <source>All troops may go to {goal}.</source>
        <translation>Todas las tropas pueden ir a {goal}.</translation>
    </message>
    <message>
        <source>All {factions} troops may go to any district.</source>
        <translation>Todas las tropas de facción {factions} pueden ir a cualquier distrito.</translation>
    </message>
    <message>
        <source>All {factions} troops may go to {goal}.</source>
        <translation>Todas las tropas de facción {factions} pueden ir a {goal}.</translation>
    </message>
    <message>
        <source>All@the cards</source>
        <extracomment>porfiriana/table/sheets/cards_sheet.py: Sheet of the deck's cards, with filters.</extracomment>
        <translation>Todas</translation>
    </message>
    <message>
        <source>Alliance of Samuel Gompers&apos;s federation with Mexican unions, formed at Laredo in 1918.</source>
        <translation>Alianza de la federación de Samuel Gompers con sindicatos mexicanos, formada en Laredo en 1918.</translation>
    </message>
    <message>
        <source>Also here</source>
        <extracomment>mexican_adventure/table/inspection.py: Inspector content for zones and pieces that the reader may see. No Qt.</extracomment>
        <translation>También aquí</translation>
    </message>
    <message>
        <source>America</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts. porfiriana/table/sheets/overview.py: Overview of the game: turn, actions with prices, victory, icons and keys.</extracomment>
        <translation>América</translation>
    </message>
    <message>
        <source>American Aid</source>
        <extracomment>mexican_adventure/table/scene/tracks.py: Cartouche in the Gulf: calendar, tracks, both sides' RP and the bowl. mexican_adventure/table/sheets/workshop_sheets.py: Editor of positions and puzzles: pieces are dragged, stacks are clicked. mexican_adventure/table/words/terms.py: Names of the game's terms for players. No Qt.</extracomment>
        <translation>Ayuda americana</translation>
    </message>
    <message>
        <source>American Aid is at {number}</source>
        <translation>la Ayuda americana está en {number}</translation>
    </message>
    <message>
        <source>American Aid {number}</source>
        <translation>Ayuda americana {number}</translation>
    </message>
    <message>
        <source>American Loans</source>
        <extracomment>events.yaml: Titles of the event chits.</extracomment>
        <translation>Préstamos americanos</translation>
    </message>
    <message>
        <source>American Smelting and Refining plant of the Guggenheims, opened near Chihuahua city in 1908.</source>
        <translation>Planta de la American Smelting and Refining de los Guggenheim, abierta cerca de la ciudad de Chihuahua en 1908.</translation>
    </message>
    <message>
        <source>American detective firm whose agents worked for mines and railroads along the border.</source>
        <translation>Agencia de detectives estadounidense cuyos agentes trabajaban para minas y ferrocarriles a lo largo de la frontera.</translation>
    </message>
    <message>
        <source>American mines</source>
        <extracomment>porfiriana/audit/enterprises.py: Facts about enterprises, partners and Hacendados.</extracomment>
        <translation>minas estadounidenses</translation>
    </message>
    <message>
        <source>American reporter who rode with Villa&apos;s army in 1913 and wrote Insurgent Mexico.</source>
        <translation>Reportero estadounidense que cabalgó con el ejército de Villa en 1913 y escribió México insurgente.</translation>
    </message>
    <message>
        <source>American scout who helped guard Taft and Díaz at their 1909 meeting.</source>
        <translation>Explorador estadounidense que ayudó a proteger a Taft y a Díaz en su encuentro de 1909.</translation>
    </message>
    <message>
        <source>Americans</source>
        <extracomment>events.yaml: Titles of the event chits.</extracomment>
        <translation>Americanos</translation>
    </message>
    <message>
        <source>Amnesty: everyone leaves Jail.</source>
        <translation>Amnistía: todos salen de la Cárcel.</translation>
    </message>
    <message>
        <source>An Egyptian FP B in Veracruz.</source>
        <translation>Un PF B egipcio en Veracruz.</translation>
    </message>
    <message>
        <source>An IOU must be due in a later quarter.</source>
        <translation>Un pagaré debe vencer en un trimestre posterior.</translation>
    </message>
    <message>
        <source>An action and {0} gold: an assassin shoots him.</source>
        <translation>Una acción y {0} de oro: un asesino lo mata a tiros.</translation>
    </message>
    <message>
        <source>An army fights by its best FP.</source>
        <translation>Un ejército lucha según la calidad de sus mejores PF.</translation>
    </message>
    <message>
        <source>An automatic victory of the Imperial side</source>
        <translation>Una victoria automática del bando imperial</translation>
    </message>
    <message>
        <source>An eliminated Republican leader returns.</source>
        <translation>Vuelve un líder republicano eliminado.</translation>
    </message>
    <message>
        <source>An eliminated leader of each side returns, or nobody.</source>
        <translation>Vuelve un líder eliminado de cada bando, o ninguno.</translation>
    </message>
    <message>
        <source>An eliminated leader returns with friendly FP or in a zone without enemies.</source>
        <translation>Un líder eliminado vuelve con PF amigos o en una zona sin enemigos.</translation>
    </message>
    <message>
        <source>An empty table</source>
        <translation>Una mesa vacía</translation>
    </message>
    <message>
        <source>An enterprise has no sides.</source>
        <translation>Una empresa no tiene lados.</translation>
    </message>
    <message>
        <source>An enterprise in Unrest cannot be sold.</source>
        <translation>Una empresa con Disturbios no se puede vender.</translation>
    </message>
    <message>
        <source>An enterprise with slaves</source>
        <translation>Una empresa con esclavos</translation>
    </message>
    <message>
        <source>An enterprise with {kind}</source>
        <translation>Una empresa con {kind}</translation>
    </message>
    <message>
        <source>An enterprise without prestige or slaves, and no plantation: discarded ({clause}, R77).</source>
        <translation>Una empresa sin prestigio ni esclavos que no es plantación: descartada ({clause}, R77).</translation>
    </message>
    <message>
        <source>An enterprise: discarded ({clause}).</source>
        <translation>Una empresa: descartada ({clause}).</translation>
    </message>
    <message>
        <source>An event enters the game when its card is turned over.</source>
        <translation>Un evento entra en juego cuando se descubre su carta.</translation>
    </message>
    <message>
        <source>An heir of {name} plays on.</source>
        <translation>Un heredero de {name} sigue jugando.</translation>
    </message>
    <message>
        <source>An office</source>
        <extracomment>words.yaml: headings</extracomment>
        <translation>Un cargo</translation>
    </message>
    <message>
        <source>An official action</source>
        <translation>Un acto oficial</translation>
    </message>
    <message>
        <source>An orange card is played on an enterprise.</source>
        <translation>Una carta naranja se juega sobre una empresa.</translation>
    </message>
    <message>
        <source>An unsold quarterly card</source>
        <translation>Una carta del trimestre sin vender</translation>
    </message>
    <message>
        <source>Analysing the game: {0} %</source>
        <translation>Analizando la partida: {0} %</translation>
    </message>
    <message>
        <source>Analysis</source>
        <extracomment>desk/charts.py: Charts of a game: painting, buttons and sheets. desk/replay/analysis_page.py: Analysis of a replayed game: its process, page and controller. desk/replay/replay_sheet.py: Replay sheet: a separate table, with a bar to navigate in the game.</extracomment>
        <translation>Análisis</translation>
    </message>
    <message>
        <source>Anarcho-syndicalist workers&apos; centre of Mexico City, opened in 1912 and closed in 1916.</source>
        <translation>Centro obrero anarcosindicalista de la Ciudad de México, abierto en 1912 y cerrado en 1916.</translation>
    </message>
    <message>
        <source>Anarchy</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>Anarquía</translation>
    </message>
    <message>
        <source>Animation speed</source>
        <extracomment>desk/preferences/settings_sheet.py: Settings sheet and shortcuts sheet; each change takes effect immediately.</extracomment>
        <translation>Velocidad de las animaciones</translation>
    </message>
    <message>
        <source>Annexation</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>Anexión</translation>
    </message>
    <message>
        <source>Annexation or a protectorate over Mexico was debated in the United States after 1912.</source>
        <translation>Después de 1912 se debatió en Estados Unidos la anexión de México o un protectorado sobre él.</translation>
    </message>
    <message>
        <source>Another bid</source>
        <extracomment>words.yaml: headings</extracomment>
        <translation>Otra puja</translation>
    </message>
    <message>
        <source>Another computer hosts this table. When the game is over, a full copy is saved here.</source>
        <translation>Otro ordenador aloja esta mesa. Al acabar la partida, se guarda aquí una copia completa.</translation>
    </message>
    <message>
        <source>Another deal</source>
        <extracomment>desk/window/window.py: Main window: the desk, its commands, saved games and sheets.</extracomment>
        <translation>Otro reparto</translation>
    </message>
    <message>
        <source>Another district</source>
        <extracomment>sierra_madre/table/sheets.py: Sheets: forms, the revealed card, files, and the final account.</extracomment>
        <translation>Otro distrito</translation>
    </message>
    <message>
        <source>Another plan reaches the goal {chance}.</source>
        <translation>Otro plan alcanza el objetivo {chance}.</translation>
    </message>
    <message>
        <source>Another player has to decide now.</source>
        <translation>Ahora le toca decidir a otro jugador.</translation>
    </message>
    <message>
        <source>Another request is still open. Wait for the answers.</source>
        <translation>Hay otra petición abierta. Espera las respuestas.</translation>
    </message>
    <message>
        <source>Another solo game…</source>
        <translation>Otra partida en solitario…</translation>
    </message>
    <message>
        <source>Another version played it, so its moves cannot be verified.</source>
        <translation>Se jugó con otra versión, así que sus jugadas no se pueden verificar.</translation>
    </message>
    <message>
        <source>Answer</source>
        <extracomment>porfiriana/table/affordance_rows.py: Menu entries and inspector rows for the actions at a spot. porfiriana/table/hand/affordances.py: Possible actions with the item at a spot, and explanations of refused ones. No Qt.</extracomment>
        <translation>Responder</translation>
    </message>
    <message>
        <source>Answer the attack first.</source>
        <translation>Responde antes al ataque.</translation>
    </message>
    <message>
        <source>Any district</source>
        <extracomment>porfiriana/rules/card_text.py: Card effects as plain sentences, generated from the card data.</extracomment>
        <translation>Cualquier distrito</translation>
    </message>
    <message>
        <source>Anyone on this network can take a free seat or watch</source>
        <translation>Cualquiera en esta red puede ocupar un asiento libre o mirar</translation>
    </message>
    <message>
        <source>Anyone who opens a saved game can read all hands and the deck. If you pass the file around, protect it with a password your group agrees on. Use several words, and keep them safe: without them the file cannot be opened.</source>
        <translation>Cualquiera que abra una partida guardada puede leer todas las manos y el mazo. Si el archivo pasa de mano en mano, protégelo con una contraseña acordada en tu grupo. Usa varias palabras y guárdalas bien: sin ellas no se puede abrir el archivo.</translation>
    </message>
    <message>
        <source>Appearance</source>
        <extracomment>desk/preferences/settings_sheet.py: Settings sheet and shortcuts sheet; each change takes effect immediately.</extracomment>
        <translation>Apariencia</translation>
    </message>
    <message>
        <source>Arizona entered the Union on February 14, 1912.</source>
        <translation>Arizona entró en la Unión el 14 de febrero de 1912.</translation>
    </message>
    <message>
        <source>Arizona farmers raised African ostriches for plumes until fashions changed around 1914.</source>
        <translation>Granjeros de Arizona criaron avestruces africanas por sus plumas hasta que cambió la moda hacia 1914.</translation>
    </message>
    <message>
        <source>Arizona post whose horsemen patrolled the Sonora line throughout the Revolution.</source>
        <translation>Puesto de Arizona cuyos jinetes patrullaron la frontera con Sonora durante toda la Revolución.</translation>
    </message>
    <message>
        <source>Army or state commanders governed much of the north during the fighting.</source>
        <translation>Comandantes del ejército o de los estados gobernaron gran parte del norte durante la lucha armada.</translation>
    </message>
    <message>
        <source>Arrows: enemies who can come</source>
        <translation>Flechas: enemigos que pueden venir</translation>
    </message>
    <message>
        <source>Article of the 1917 Constitution that vested subsoil minerals in the nation.</source>
        <translation>Artículo de la Constitución de 1917 que atribuyó a la nación los minerales del subsuelo.</translation>
    </message>
    <message>
        <source>As Hacendado</source>
        <extracomment>porfiriana/table/sheets/workshop_sheets.py: Editors of positions and of custom puzzles.</extracomment>
        <translation>Como Hacendado</translation>
    </message>
    <message>
        <source>As a loyalist</source>
        <translation>Como leal</translation>
    </message>
    <message>
        <source>As good an attitude as any.</source>
        <translation>Una actitud tan buena como cualquiera.</translation>
    </message>
    <message>
        <source>As seen by</source>
        <translation>Vista por</translation>
    </message>
    <message>
        <source>As seen by everyone at the table.</source>
        <translation>Tal como la vieron todos en la mesa.</translation>
    </message>
    <message>
        <source>As seen by {name}.</source>
        <translation>Tal como la vio {name}.</translation>
    </message>
    <message>
        <source>As things stand, nobody topples Díaz by {0}.</source>
        <translation>Tal como están las cosas, nadie derroca a Díaz por {0}.</translation>
    </message>
    <message>
        <source>As things stand, nobody topples Díaz, and gold decides: {0}.</source>
        <translation>Tal como están las cosas, nadie derroca a Díaz y decide el oro: {0}.</translation>
    </message>
    <message>
        <source>As things stand, {0} topple Díaz; gold decides.</source>
        <translation>Tal como están las cosas, {0} derrocan a Díaz; decide el oro.</translation>
    </message>
    <message>
        <source>As things stand, {0} topples Díaz and wins.</source>
        <translation>Tal como están las cosas, {0} derroca a Díaz y gana.</translation>
    </message>
    <message>
        <source>Ask the others?</source>
        <translation>¿Preguntar a los demás?</translation>
    </message>
    <message>
        <source>Ask the rules</source>
        <translation>Consultar las reglas</translation>
    </message>
    <message>
        <source>Ask them</source>
        <extracomment>desk/window/network_play.py: Network play of a window: its hosted or visited table, invitations and proposals.</extracomment>
        <translation>Preguntarles</translation>
    </message>
    <message>
        <source>Asking your router…</source>
        <translation>Consultando al router…</translation>
    </message>
    <message>
        <source>Assassinate {seat} with {card}</source>
        <translation>Asesinar a {seat} con {card}</translation>
    </message>
    <message>
        <source>Assassination</source>
        <extracomment>porfiriana/table/sheets/overview.py: Overview of the game: turn, actions with prices, victory, icons and keys. porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Asesinato</translation>
    </message>
    <message>
        <source>Assassination of a player (2012 rules)</source>
        <translation>Asesinato de un jugador (reglas de 2012)</translation>
    </message>
    <message>
        <source>Assassination: pay a partner&apos;s printed price and discard it. Or pay 10 gold and shoot a declared Hacendado without a Private Army.</source>
        <translation>Asesinato: paga el precio impreso de un socio y descártalo. O paga 10 de oro y mata a tiros a un Hacendado declarado sin Ejército privado.</translation>
    </message>
    <message>
        <source>Assassination: pay a partner&apos;s printed price and discard it. Or shoot a declared Hacendado in a showdown.</source>
        <translation>Asesinato: paga el precio impreso de un socio y descártalo. O mata a tiros a un Hacendado declarado en un desenlace.</translation>
    </message>
    <message>
        <source>Assault</source>
        <extracomment>mexican_adventure/table/words/terms.py: Names of the game's terms for players. No Qt.</extracomment>
        <translation>Asalto</translation>
    </message>
    <message>
        <source>Association through which mill owners agreed common factory rules in 1906.</source>
        <translation>Asociación por la que los dueños de fábricas textiles acordaron reglamentos comunes en 1906.</translation>
    </message>
    <message>
        <source>At any time, a side wins by holding all cities and fortresses alone. The Imperial side also wins by capturing Juárez, or if the bowl is empty before French Retreat reaches 30; the Republican side by capturing Maximilian, or if the French are not gone in time.</source>
        <translation>En cualquier momento, gana el bando que ocupa todas las ciudades y fortalezas sin enemigos en ellas. El bando imperial gana también si captura a Juárez, o si el cuenco queda vacío antes de que la Retirada francesa llegue a 30; el republicano, si captura a Maximiliano o si los franceses no se han ido a tiempo.</translation>
    </message>
    <message>
        <source>At least one FP goes all the way.</source>
        <translation>Al menos un PF llega hasta el final.</translation>
    </message>
    <message>
        <source>At least one player must be human.</source>
        <translation>Al menos un jugador debe ser humano.</translation>
    </message>
    <message>
        <source>At least one side must be played by a human.</source>
        <translation>Al menos un bando debe jugarlo un humano.</translation>
    </message>
    <message>
        <source>At most</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Como máximo</translation>
    </message>
    <message>
        <source>At most two FP per zone and turn.</source>
        <translation>Como mucho dos PF por zona y turno.</translation>
    </message>
    <message>
        <source>At most {number} FP leave a turn.</source>
        <translation>PF que pueden irse por turno: {number} como mucho.</translation>
    </message>
    <message>
        <source>At most {number} FP may be placed in a zone.</source>
        <translation>PF que se pueden colocar en una zona: {number} como mucho.</translation>
    </message>
    <message>
        <source>At most {unrest}.</source>
        <translation>Como máximo {unrest}.</translation>
    </message>
    <message>
        <source>At random</source>
        <extracomment>porfiriana/table/sheets/new_game.py: New Game sheet: mode and players; on request, options and seed.</extracomment>
        <translation>Al azar</translation>
    </message>
    <message>
        <source>At the end of the turn</source>
        <translation>Al final del turno</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>En la mesa</translation>
    </message>
    <message>
        <source>Atrocity in {zone}</source>
        <translation>Atrocidad en {zone}</translation>
    </message>
    <message>
        <source>Attack</source>
        <extracomment>porfiriana/table/affordance_rows.py: Menu entries and inspector rows for the actions at a spot.</extracomment>
        <translation>Atacar</translation>
    </message>
    <message>
        <source>Attack on the president</source>
        <translation>Atentado contra el presidente</translation>
    </message>
    <message>
        <source>Attacks</source>
        <extracomment>porfiriana/table/wording.py: Texts of Pax Porfiriana, see ``paxdesk/desk/protocol/table_game.py``.</extracomment>
        <translation>Ataques</translation>
    </message>
    <message>
        <source>Attacks, battles, extortion and Strife</source>
        <translation>Ataques, batallas, extorsión y Discordia</translation>
    </message>
    <message>
        <source>Attacks: at you, if that is possible.</source>
        <translation>Ataques: contra ti, si es posible.</translation>
    </message>
    <message>
        <source>Auction</source>
        <extracomment>words.yaml: phases</extracomment>
        <translation>Subasta</translation>
    </message>
    <message>
        <source>Auction of a common card</source>
        <translation>Subasta de una carta común</translation>
    </message>
    <message>
        <source>Auction of the quarterly card</source>
        <translation>Subasta de la carta del trimestre</translation>
    </message>
    <message>
        <source>Auction {card}: not refurbished</source>
        <translation>Subastar {card}: sin reparar</translation>
    </message>
    <message>
        <source>Auctioneer</source>
        <extracomment>words.yaml: home</extracomment>
        <translation>Subastador</translation>
    </message>
    <message>
        <source>Austrians</source>
        <extracomment>mexican_adventure/table/words/terms.py: Names of the game's terms for players. No Qt.</extracomment>
        <translation>austriacos</translation>
    </message>
    <message>
        <source>Autumn</source>
        <extracomment>words.yaml: seasons</extracomment>
        <translation>Otoño</translation>
    </message>
    <message>
        <source>Available after the game: it would reveal face-down cards.</source>
        <translation>Disponible al acabar la partida: antes revelaría cartas boca abajo.</translation>
    </message>
    <message>
        <source>Away from the enemy, to friends.</source>
        <translation>Lejos del enemigo, con los amigos.</translation>
    </message>
    <message>
        <source>BG Stats (*.json)</source>
        <translation>BG Stats (*.json)</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>desk/rules_window.py: Rules window: contents, search, and pages with cross-references. desk/sheets/action_menu.py: Menu of an item on the table, with possible and impossible actions. web/page_words.py: Texts of a page itself, not of its game.</extracomment>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Back into the bowl: {words}</source>
        <translation>De vuelta al cuenco: {words}</translation>
    </message>
    <message>
        <source>Back on turn {turn}, {months}</source>
        <translation>Vuelve en el turno {turn}, {months}</translation>
    </message>
    <message>
        <source>Back one step</source>
        <translation>Un paso atrás</translation>
    </message>
    <message>
        <source>Back to the position</source>
        <translation>Volver a la posición</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Volver a la mesa</translation>
    </message>
    <message>
        <source>Back@to the step before</source>
        <translation>Anterior</translation>
    </message>
    <message>
        <source>Balance of the war by turn, in hundredths</source>
        <translation>Equilibrio de la guerra por turno, en centésimas</translation>
    </message>
    <message>
        <source>Bank</source>
        <extracomment>words.yaml: kinds</extracomment>
        <translation>Banco</translation>
    </message>
    <message>
        <source>Bank failures in New York spread to the mines and banks of northern Mexico.</source>
        <translation>Las quiebras bancarias de Nueva York alcanzaron a las minas y los bancos del norte de México.</translation>
    </message>
    <message>
        <source>Banker, governor of Chihuahua, ambassador and foreign minister under Díaz.</source>
        <translation>Banquero, gobernador de Chihuahua, embajador y ministro de Relaciones Exteriores con Díaz.</translation>
    </message>
    <message>
        <source>Baron Saillard</source>
        <extracomment>events.yaml: Titles of the event chits.</extracomment>
        <translation>Barón Saillard</translation>
    </message>
    <message>
        <source>Bazaine</source>
        <extracomment>events.yaml: Titles of the event chits.</extracomment>
        <translation>Bazaine</translation>
    </message>
    <message>
        <source>Bazaine stays with the headquarters.</source>
        <translation>Bazaine se queda con el cuartel general.</translation>
    </message>
    <message>
        <source>Bear</source>
        <extracomment>porfiriana/table/sheets/overview.py: Overview of the game: turn, actions with prices, victory, icons and keys. porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Oso</translation>
    </message>
    <message>
        <source>Bear on bear starts a Depression, bull on bull ends one.</source>
        <translation>Oso sobre oso empieza una Depresión, toro sobre toro le pone fin.</translation>
    </message>
    <message>
        <source>Beard</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Barba</translation>
    </message>
    <message>
        <source>Becomes</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Pasa a ser</translation>
    </message>
    <message>
        <source>Begin</source>
        <extracomment>desk/guide.py: Guide of a lesson, with its note and marks on the table, and the list of lessons. desk/home/deal_sheet.py: Sheet of deals with a code. desk/sheets/modal_sheet.py: Modal sheet in the middle of the dimmed table, and common dialogs.</extracomment>
        <translation>Empezar</translation>
    </message>
    <message>
        <source>Beginner</source>
        <extracomment>porfiriana/robots/planner/levels.py: Levels of the planner, with the depth and width of their search, and temperaments.</extracomment>
        <translation>Principiante</translation>
    </message>
    <message>
        <source>Belgians</source>
        <extracomment>mexican_adventure/table/words/terms.py: Names of the game's terms for players. No Qt. events.yaml: Titles of the event chits.</extracomment>
        <translation>belgas</translation>
    </message>
    <message>
        <source>Belongs to {0}.</source>
        <translation>Pertenece a {0}.</translation>
    </message>
    <message>
        <source>Bengali revolutionary who helped found the Mexican Communist Party in 1919.</source>
        <translation>Revolucionario bengalí que ayudó a fundar el Partido Comunista Mexicano en 1919.</translation>
    </message>
    <message>
        <source>Best</source>
        <extracomment>porfiriana/table/chart_plots.py: Charts, turning points and analysis of a game, as data for the desk.</extracomment>
        <translation>Óptimo</translation>
    </message>
    <message>
        <source>Best plan</source>
        <extracomment>desk/view/hints.py: Hints from the game's adviser, and explanations of log steps.</extracomment>
        <translation>Mejor plan</translation>
    </message>
    <message>
        <source>Best try: {lines}</source>
        <translation>Mejor intento: {lines}</translation>
    </message>
    <message>
        <source>Best with this set-up: {score}.</source>
        <translation>Mejor resultado con esta preparación: {score}.</translation>
    </message>
    <message>
        <source>Better: {deeds}</source>
        <extracomment>porfiriana/table/own_turns.py: A player's worst turns, stored to be played again. No Qt.</extracomment>
        <translation>Mejor: {deeds}</translation>
    </message>
    <message>
        <source>Better: {plan}.</source>
        <extracomment>porfiriana/table/chart_plots.py: Charts, turning points and analysis of a game, as data for the desk.</extracomment>
        <translation>Mejor: {plan}.</translation>
    </message>
    <message>
        <source>Bisbee copper mine of the Phelps Dodge company, whose partners included Cleveland Dodge.</source>
        <translation>Mina de cobre de Bisbee de la compañía Phelps Dodge, entre cuyos socios estaba Cleveland Dodge.</translation>
    </message>
    <message>
        <source>Black Jack Christian&apos;s outlaws, who tried to rob a bank at Nogales in 1896.</source>
        <translation>Los forajidos de Black Jack Christian, que intentaron robar un banco en Nogales en 1896.</translation>
    </message>
    <message>
        <source>Black card · 1 action in {regime}, else 2</source>
        <translation>Carta negra · 1 acción bajo {regime}; si no, 2</translation>
    </message>
    <message>
        <source>Black cards</source>
        <extracomment>porfiriana/table/sheets/cards_sheet.py: Sheet of the deck's cards, with filters.</extracomment>
        <translation>Cartas negras</translation>
    </message>
    <message>
        <source>Blue: their line, and goals with supply; crossed: goals without</source>
        <translation>Azul: línea de esos PF y destinos con suministro; tachados: los demás</translation>
    </message>
    <message>
        <source>Blunder</source>
        <extracomment>porfiriana/table/chart_plots.py: Charts, turning points and analysis of a game, as data for the desk.</extracomment>
        <translation>Error grave</translation>
    </message>
    <message>
        <source>Board&apos;s edge</source>
        <extracomment>sierra_madre/table/drawing.py: Layout and painting of the table: strip, quarter, calendars, edge and page.</extracomment>
        <translation>Borde del tablero</translation>
    </message>
    <message>
        <source>Borrow in Paris?</source>
        <translation>¿Pedir un préstamo en París?</translation>
    </message>
    <message>
        <source>Both choose in secret: Withdraw 1, Hold 2, Skirmish 3, Assault 4. Below 5 in all nothing happens; at 5 losses are halved, at 8 doubled. Strength: FP, leader, quality, fortress and a die; every five points cost the enemy a step.</source>
        <translation>Ambos eligen en secreto: Repliegue 1, Defensa 2, Escaramuza 3, Asalto 4. Por debajo de 5 en total no pasa nada; con 5 las pérdidas se reducen a la mitad, con 8 se duplican. Fuerza: PF, líder, calidad, fortaleza y un dado; cada cinco puntos cuestan un paso al enemigo.</translation>
    </message>
    <message>
        <source>Both collect from their zones; the Empire may borrow in Paris. Troops are paid: an Imperial force needs a line of communication by road to the headquarters, or a port. Then troops are improved and raised, and events are drawn from the bowl.</source>
        <translation>Ambos recaudan en sus zonas; el Imperio puede pedir prestado en París. Se paga a las tropas: una fuerza imperial necesita una línea de comunicación por camino hasta el cuartel general, o un puerto. Luego se mejoran y reclutan tropas y se sacan eventos del cuenco.</translation>
    </message>
    <message>
        <source>Both sides are alike for newcomers.</source>
        <translation>Para quien empieza, ambos bandos son igual de fáciles.</translation>
    </message>
    <message>
        <source>Both sides get the same from their zones.</source>
        <translation>Ambos bandos obtienen lo mismo de sus zonas.</translation>
    </message>
    <message>
        <source>Bought as the event, it makes Díaz count 1 less.</source>
        <translation>Comprado como suceso, hace que Díaz cuente 1 punto menos.</translation>
    </message>
    <message>
        <source>Bowl</source>
        <extracomment>mexican_adventure/table/inspection.py: Inspector content for zones and pieces that the reader may see. No Qt. mexican_adventure/table/scene/tracks.py: Cartouche in the Gulf: calendar, tracks, both sides' RP and the bowl.</extracomment>
        <translation>Cuenco</translation>
    </message>
    <message>
        <source>Boycott ended: {product}, {land}.</source>
        <translation>Fin del boicot: {product}, {land}.</translation>
    </message>
    <message>
        <source>Boycott {product}, {land}: −{number}</source>
        <translation>Boicotear ({product}, {land}): −{number}</translation>
    </message>
    <message>
        <source>Boycott: {product}, {land}.</source>
        <translation>Boicot: {product}, {land}.</translation>
    </message>
    <message>
        <source>Brief or full speech</source>
        <translation>Lectura breve o completa</translation>
    </message>
    <message>
        <source>Brief speech: name, price and possible actions.</source>
        <translation>Lectura breve: nombre, precio y acciones posibles.</translation>
    </message>
    <message>
        <source>Bring the gold home</source>
        <translation>Llevar el oro a casa</translation>
    </message>
    <message>
        <source>Bring your income to {amount} {within}.</source>
        <translation>Sube tus ingresos a {amount} {within}.</translation>
    </message>
    <message>
        <source>Bring your {kind} to {amount} {within}.</source>
        <translation>Sube tu {kind} a {amount} {within}.</translation>
    </message>
    <message>
        <source>Brings as much this turn, but is worse later.</source>
        <translation>Da lo mismo este turno, pero después es peor.</translation>
    </message>
    <message>
        <source>Brings {won}, but is worse later.</source>
        <translation>Da {won}, pero después es peor.</translation>
    </message>
    <message>
        <source>British rancher William Benton died in Villa&apos;s custody at Ciudad Juárez in February 1914.</source>
        <translation>El ranchero británico William Benton murió bajo custodia de Villa en Ciudad Juárez en febrero de 1914.</translation>
    </message>
    <message>
        <source>Build a canal or ship</source>
        <translation>Construir un canal o barco</translation>
    </message>
    <message>
        <source>Build a canal or ship at {card}</source>
        <translation>Construir un canal o barco en {card}</translation>
    </message>
    <message>
        <source>Build a connection</source>
        <translation>Construir una conexión</translation>
    </message>
    <message>
        <source>Build a mule road</source>
        <translation>Construir un camino de mulas</translation>
    </message>
    <message>
        <source>Build a mule road at {card}</source>
        <translation>Construir un camino de mulas en {card}</translation>
    </message>
    <message>
        <source>Build a railroad</source>
        <translation>Construir un ferrocarril</translation>
    </message>
    <message>
        <source>Build a railroad at {card}</source>
        <translation>Construir un ferrocarril en {card}</translation>
    </message>
    <message>
        <source>Build enterprises, hire partners, move troops, ruin rivals, and topple Díaz. New here? “Learn to play” teaches you in lessons of a few minutes.</source>
        <translation>Levanta empresas, contrata socios, mueve tropas, arruina a tus rivales y derroca a Díaz. ¿Es tu primera vez? «Aprender a jugar» te enseña en lecciones de unos minutos.</translation>
    </message>
    <message>
        <source>Build one connection each turn without using an action.</source>
        <translation>Construye una conexión por turno sin gastar una acción.</translation>
    </message>
    <message>
        <source>Bull</source>
        <extracomment>porfiriana/table/sheets/overview.py: Overview of the game: turn, actions with prices, victory, icons and keys. porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Toro</translation>
    </message>
    <message>
        <source>Bull-Bear</source>
        <extracomment>porfiriana/table/scene/background.py: Background of the table: wood, places, captions and ornaments.</extracomment>
        <translation>Toro-oso</translation>
    </message>
    <message>
        <source>Bull-Bear pile</source>
        <extracomment>porfiriana/table/inspection.py: Content of the inspector for a spot: facts and possible actions.</extracomment>
        <translation>Pila de toros y osos</translation>
    </message>
    <message>
        <source>Bull-Bear pile, empty</source>
        <translation>Pila de toros y osos, vacía</translation>
    </message>
    <message>
        <source>Bull-Bear pile, {cards}, {mood} on top</source>
        <translation>Pila de toros y osos, {cards}, {mood} encima</translation>
    </message>
    <message>
        <source>Buttons of the top bar</source>
        <translation>Botones de la barra superior</translation>
    </message>
    <message>
        <source>Buy</source>
        <extracomment>porfiriana/table/affordance_rows.py: Menu entries and inspector rows for the actions at a spot.</extracomment>
        <translation>Comprar</translation>
    </message>
    <message>
        <source>Buy a Public Card</source>
        <translation>Comprar una Carta pública</translation>
    </message>
    <message>
        <source>Buy a card, or the game ends now in a Mexican Standoff.</source>
        <translation>Compra una carta, o la partida termina ahora en un Duelo mexicano.</translation>
    </message>
    <message>
        <source>Buy a market card</source>
        <translation>Comprar una carta del mercado</translation>
    </message>
    <message>
        <source>Buy land</source>
        <extracomment>porfiriana/rules/card_text.py: Card effects as plain sentences, generated from the card data. porfiriana/table/affordance_rows.py: Menu entries and inspector rows for the actions at a spot. porfiriana/table/hand/affordances.py: Possible actions with the item at a spot, and explanations of refused ones. No Qt.</extracomment>
        <translation>Comprar tierra</translation>
    </message>
    <message numerus="yes">
        <source>Buy land for %n action(s) instead of 2.</source>
        <translation>
            <numerusform>Compra tierra por %n acción en vez de 2.</numerusform>
            <numerusform>Compra tierra por %n acciones en vez de 2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Buy land for {0}</source>
        <translation>Comprar tierra para {0}</translation>
    </message>
    <message>
        <source>Buy land once each turn without using an action.</source>
        <translation>Compra tierra una vez por turno sin gastar una acción.</translation>
    </message>
    <message>
        <source>Buy one Public Card each turn without using an action.</source>
        <translation>Compra una Carta pública por turno sin gastar una acción.</translation>
    </message>
    <message>
        <source>Buy one market card each turn without using an action.</source>
        <translation>Compra una carta del mercado por turno sin gastar una acción.</translation>
    </message>
    <message>
        <source>Buy rifles from a store: {cards}.</source>
        <translation>Compra los fusiles en una tienda: {cards}.</translation>
    </message>
    <message>
        <source>Buy rifles…</source>
        <extracomment>words.yaml: asks</extracomment>
        <translation>Comprar fusiles…</translation>
    </message>
    <message>
        <source>Buy {0}</source>
        <extracomment>porfiriana/table/affordance_rows.py: Menu entries and inspector rows for the actions at a spot. porfiriana/table/words/labels.py: Actions as texts: buttons, instructions and log entries. No Qt.</extracomment>
        <translation>Comprar {0}</translation>
    </message>
    <message>
        <source>Buy {0} as the event</source>
        <translation>Comprar {0} como suceso</translation>
    </message>
    <message>
        <source>Buy {0} as the status quo</source>
        <translation>Comprar {0} como statu quo</translation>
    </message>
    <message>
        <source>Buy {card} as {side}</source>
        <translation>Comprar {card} como {side}</translation>
    </message>
    <message>
        <source>Buy, as event or status quo</source>
        <translation>Comprar, como suceso o statu quo</translation>
    </message>
    <message>
        <source>By</source>
        <extracomment>words.yaml: fields</extracomment>
        <translation>En</translation>
    </message>
    <message>
        <source>By kind@stack of cards</source>
        <translation>Por clase</translation>
    </message>
    <message>
        <source>By land</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Por tierra</translation>
    </message>
    <message>
        <source>By link</source>
        <extracomment>desk/sheets/network_sheets.py: Sheets of network play: seats, links to a table, and joining.</extracomment>
        <translation>Por enlace</translation>
    </message>
    <message>
        <source>By mule</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts. porfiriana/table/sheets/overview.py: Overview of the game: turn, actions with prices, victory, icons and keys. porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>En mula</translation>
    </message>
    <message>
        <source>By number@stack of cards</source>
        <translation>Por número</translation>
    </message>
    <message>
        <source>By players</source>
        <extracomment>desk/home/game_list.py: Stored games with their descriptions: read one by one, searched and sorted.</extracomment>
        <translation>Por jugadores</translation>
    </message>
    <message>
        <source>By rail</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts. porfiriana/table/sheets/overview.py: Overview of the game: turn, actions with prices, victory, icons and keys. porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>En tren</translation>
    </message>
    <message>
        <source>By set-up</source>
        <extracomment>desk/home/game_list.py: Stored games with their descriptions: read one by one, searched and sorted.</extracomment>
        <translation>Por preparación</translation>
    </message>
    <message>
        <source>By {0}.</source>
        <extracomment>porfiriana/table/words/questions.py: Questions to the players, and summaries of a game. No Qt.</extracomment>
        <translation>Por {0}.</translation>
    </message>
    <message>
        <source>By {way} in round {number}, with {points} {kind}; {seat} needed {needed}.</source>
        <translation>Por {way} en la ronda {number}; puntos de {kind}: {points} ({seat} necesitaba {needed}).</translation>
    </message>
    <message>
        <source>By {way}, with {points} {kind}.</source>
        <translation>Por {way}; puntos de {kind}: {points}.</translation>
    </message>
    <message>
        <source>CSV files (*{0});;All files (*)</source>
        <translation>Archivos CSV (*{0});;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Calendar</source>
        <extracomment>sierra_madre/table/drawing.py: Layout and painting of the table: strip, quarter, calendars, edge and page. words.yaml: home</extracomment>
        <translation>Calendario</translation>
    </message>
    <message>
        <source>Camerone</source>
        <extracomment>mexican_adventure/table/words/event_text.py: Texts on chits, events, combats and atrocities. No Qt. events.yaml: Titles of the event chits.</extracomment>
        <translation>Camarón</translation>
    </message>
    <message>
        <source>Camerone is in force</source>
        <translation>Camarón está en vigor</translation>
    </message>
    <message>
        <source>Camerone is not in force</source>
        <translation>Camarón no está en vigor</translation>
    </message>
    <message>
        <source>Camerone needs event 43 this turn and French A FP in the zone.</source>
        <translation>Camarón necesita el evento 43 este turno y PF franceses A en la zona.</translation>
    </message>
    <message>
        <source>Canal or ship</source>
        <translation>Canal o barco</translation>
    </message>
    <message>
        <source>Canals of the Richardson Construction Company opened Yaqui valley farmland after 1904.</source>
        <translation>Los canales de la Richardson Construction Company abrieron tierras de cultivo en el valle del Yaqui después de 1904.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>desk/file_dialogs.py: File dialogs, and the function that writes exports. desk/home/deal_sheet.py: Sheet of deals with a code. desk/input/drag_controller.py: Drag and drop with the mouse or keyboard.</extracomment>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Cannot be expressed</source>
        <translation>No se puede expresar</translation>
    </message>
    <message>
        <source>Cannot be nationalized.</source>
        <translation>No se puede nacionalizar.</translation>
    </message>
    <message>
        <source>Cannot open a table at {host}, port {port}: {why}.</source>
        <translation>No se puede abrir una mesa en {host}, puerto {port}: {why}.</translation>
    </message>
    <message>
        <source>Cannot open a table on port {port}: {why}.</source>
        <translation>No se puede abrir una mesa en el puerto {port}: {why}.</translation>
    </message>
    <message>
        <source>Capital daily that serialised the novel Tomóchic in 1893; a later namesake was pro-German.</source>
        <translation>Diario de la capital que publicó por entregas la novela Tomóchic en 1893; otro posterior del mismo nombre fue germanófilo.</translation>
    </message>
    <message>
        <source>Capitalize</source>
        <extracomment>words.yaml: phases</extracomment>
        <translation>Capitalizar</translation>
    </message>
    <message>
        <source>Caption</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Leyenda</translation>
    </message>
    <message>
        <source>Card</source>
        <extracomment>porfiriana/table/sheets/card_fields.py: Rows of a form that show and edit the fields of a card. sierra_madre/table/sheets.py: Sheets: forms, the revealed card, files, and the final account. words.yaml: fields</extracomment>
        <translation>Carta</translation>
    </message>
    <message>
        <source>Card of the quarter</source>
        <translation>Carta del trimestre</translation>
    </message>
    <message>
        <source>Card table</source>
        <extracomment>desk/view/screen_reader.py: Announcements for screen readers and the built-in voice: focus, prompts, summaries.</extracomment>
        <translation>Mesa de cartas</translation>
    </message>
    <message>
        <source>Card {card} as a line</source>
        <translation>La carta {card} en una línea</translation>
    </message>
    <message>
        <source>Card {number} is not a Hacendado.</source>
        <translation>La carta {number} no es un Hacendado.</translation>
    </message>
    <message>
        <source>Cards</source>
        <extracomment>porfiriana/table/sheets/new_game.py: New Game sheet: mode and players; on request, options and seed.</extracomment>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>Cards (*.yaml *.yml *.csv *.xlsx *.ods *.txt)</source>
        <translation>Cartas (*.yaml *.yml *.csv *.xlsx *.ods *.txt)</translation>
    </message>
    <message>
        <source>Cards (*.yaml)</source>
        <extracomment>porfiriana/table/sheets/cards_sheet.py: Sheet of the deck's cards, with filters.</extracomment>
        <translation>Cartas (*.yaml)</translation>
    </message>
    <message>
        <source>Cards compared with the box</source>
        <translation>Cartas comparadas con la caja</translation>
    </message>
    <message>
        <source>Cards discarded to help Díaz</source>
        <translation>Cartas descartadas para ayudar a Díaz</translation>
    </message>
    <message>
        <source>Cards slide to the free column; new ones come.</source>
        <translation>Las cartas se deslizan hacia la columna gratuita; llegan otras nuevas.</translation>
    </message>
    <message>
        <source>Cards that are</source>
        <translation>Cartas que son</translation>
    </message>
    <message>
        <source>Cards that count for the order of play, by quarter</source>
        <translation>Cartas que cuentan para el orden de juego, por trimestre</translation>
    </message>
    <message>
        <source>Cards you do not pay for are discarded.</source>
        <translation>Las cartas que no pagas se descartan.</translation>
    </message>
    <message>
        <source>Cards: {0}</source>
        <extracomment>porfiriana/table/sheets/new_game.py: New Game sheet: mode and players; on request, options and seed.</extracomment>
        <translation>Cartas: {0}</translation>
    </message>
    <message>
        <source>Card…</source>
        <extracomment>words.yaml: always</extracomment>
        <translation>Carta…</translation>
    </message>
    <message>
        <source>Carranza&apos;s decree of January 6, 1915, promised to return lost village lands.</source>
        <translation>El decreto de Carranza del 6 de enero de 1915 prometió devolver las tierras perdidas de los pueblos.</translation>
    </message>
    <message>
        <source>Carranza&apos;s government took over the railways in 1914 and the banks of issue in 1916.</source>
        <translation>El gobierno de Carranza se apoderó de los ferrocarriles en 1914 y de los bancos de emisión en 1916.</translation>
    </message>
    <message>
        <source>Carranza&apos;s wartime decrees voided many land, water and timber grants of the Díaz years.</source>
        <translation>Los decretos de guerra de Carranza anularon muchas concesiones de tierras, aguas y maderas de los años de Díaz.</translation>
    </message>
    <message>
        <source>Casino</source>
        <extracomment>words.yaml: kinds</extracomment>
        <translation>Casino</translation>
    </message>
    <message>
        <source>Catholic rebels who fought the federal government between 1926 and 1929.</source>
        <translation>Rebeldes católicos que combatieron al gobierno federal entre 1926 y 1929.</translation>
    </message>
    <message>
        <source>Cattle company in New Mexico&apos;s bootheel, next to the Chihuahua line.</source>
        <translation>Compañía ganadera del extremo suroeste de Nuevo México, junto a la frontera con Chihuahua.</translation>
    </message>
    <message>
        <source>Cazadores</source>
        <extracomment>events.yaml: Titles of the event chits.</extracomment>
        <translation>Cazadores</translation>
    </message>
    <message>
        <source>Chain Railroad</source>
        <extracomment>porfiriana/rules/card_text.py: Card effects as plain sentences, generated from the card data. porfiriana/table/sheets/overview.py: Overview of the game: turn, actions with prices, victory, icons and keys. porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Ferrocarril en cadena</translation>
    </message>
    <message>
        <source>Chain: you build any connection for 1 gold; your Federal troops go anywhere.</source>
        <translation>Cadena: construyes cualquier conexión por 1 de oro; tus tropas de facción Federal van a cualquier parte.</translation>
    </message>
    <message>
        <source>Chain: you build any connection for 1 gold; your Federal troops may go to {districts}.</source>
        <translation>Cadena: construyes cualquier conexión por 1 de oro; tus tropas de facción Federal pueden ir a {districts}.</translation>
    </message>
    <message>
        <source>Chance of winning by turn, in %</source>
        <translation>Probabilidad de ganar por turno, en %</translation>
    </message>
    <message>
        <source>Chances are estimated from the open cards and each player&apos;s own hand. A turn is judged only on what its player could know. A better plan is shown if it is a certain win, or if games played on from both plans confirm it. Accuracy is halved for every {points} points that a turn loses.</source>
        <translation>Las probabilidades se estiman con las cartas a la vista y la mano de cada jugador. Cada turno se juzga solo por lo que su jugador podía saber. Un plan mejor se muestra si gana con seguridad o si lo confirman partidas jugadas desde ambos planes. La precisión se reduce a la mitad por cada {points} puntos que pierde un turno.</translation>
    </message>
    <message>
        <source>Change the regime</source>
        <translation>Cambiar el régimen</translation>
    </message>
    <message>
        <source>Character {number}: {problem}; expected {expected}.</source>
        <translation>Carácter {number}: {problem}; se esperaba: {expected}.</translation>
    </message>
    <message>
        <source>Charts</source>
        <extracomment>desk/charts.py: Charts of a game: painting, buttons and sheets. desk/replay/html_export.py: Export of a shared replay as one HTML page in the style of a newspaper. desk/scene/strips.py: The top bar and the prompt strip.</extracomment>
        <translation>Gráficas</translation>
    </message>
    <message>
        <source>Cheaper</source>
        <extracomment>porfiriana/table/sheets/overview.py: Overview of the game: turn, actions with prices, victory, icons and keys.</extracomment>
        <translation>Más barato</translation>
    </message>
    <message>
        <source>Check</source>
        <extracomment>desk/own_puzzle_sheet.py: Sheet for making a puzzle: a goal for a position set up by hand.</extracomment>
        <translation>Comprobar</translation>
    </message>
    <message numerus="yes">
        <source>Checking %n game(s)…</source>
        <translation>
            <numerusform>Comprobando %n partida…</numerusform>
            <numerusform>Comprobando %n partidas…</numerusform>
        </translation>
    </message>
    <message>
        <source>Chihuahua</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts. porfiriana/table/sheets/overview.py: Overview of the game: turn, actions with prices, victory, icons and keys.</extracomment>
        <translation>Chihuahua</translation>
    </message>
    <message>
        <source>Chihuahua bank founded in 1882 under Enrique Creel; a large theft was reported there in 1908.</source>
        <translation>Banco de Chihuahua fundado en 1882 con Enrique Creel; en 1908 se denunció allí un gran robo.</translation>
    </message>
    <message>
        <source>Chihuahua ranch of William Benton, a Scot who died in Villa&apos;s custody in 1914.</source>
        <translation>Rancho de Chihuahua de William Benton, un escocés que murió bajo custodia de Villa en 1914.</translation>
    </message>
    <message>
        <source>Chihuahua&apos;s law of 1905 opened municipal lands to private purchase.</source>
        <translation>La ley de Chihuahua de 1905 abrió las tierras municipales a la compra privada.</translation>
    </message>
    <message>
        <source>Chihuahuan mule-train owner who led forces for Madero and then against him.</source>
        <translation>Arriero chihuahuense que mandó fuerzas a favor de Madero y después contra él.</translation>
    </message>
    <message>
        <source>Chinese shopkeepers ran much of Sonora&apos;s retail trade until the expulsion of 1931.</source>
        <translation>Los tenderos chinos manejaron gran parte del comercio al por menor de Sonora hasta la expulsión de 1931.</translation>
    </message>
    <message>
        <source>Choose</source>
        <extracomment>mexican_adventure/table/words/questions.py: Questions to the players and the forms of their answers. No Qt.</extracomment>
        <translation>Elige</translation>
    </message>
    <message numerus="yes">
        <source>Choose %n FP to go without supply.</source>
        <translation>
            <numerusform>Elige %n PF que se quede sin suministro.</numerusform>
            <numerusform>Elige %n PF que se queden sin suministro.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %n FP to improve by a step.</source>
        <translation>
            <numerusform>Elige %n PF para mejorarlo un paso.</numerusform>
            <numerusform>Elige %n PF para mejorarlos un paso.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %n French FP to stay.</source>
        <translation>
            <numerusform>Elige %n PF francés que se quede.</numerusform>
            <numerusform>Elige %n PF franceses que se queden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a card from the raided hand.</source>
        <translation>Elige una carta de la mano registrada.</translation>
    </message>
    <message>
        <source>Choose a connection to build at half price, or none.</source>
        <translation>Elige una conexión para construirla a mitad de precio, o ninguna.</translation>
    </message>
    <message>
        <source>Choose a different Hacendado for each player.</source>
        <translation>Elige un Hacendado distinto para cada jugador.</translation>
    </message>
    <message>
        <source>Choose a fortress with your own forces.</source>
        <translation>Elige una fortaleza con tus propias fuerzas.</translation>
    </message>
    <message>
        <source>Choose a friendly port.</source>
        <translation>Elige un puerto amigo.</translation>
    </message>
    <message>
        <source>Choose a lit zone.</source>
        <translation>Elige una zona iluminada.</translation>
    </message>
    <message>
        <source>Choose a ship, or a stack with a single FP.</source>
        <translation>Elige un barco, o una pila con un solo PF.</translation>
    </message>
    <message>
        <source>Choose a stack whose leader is to try.</source>
        <translation>Elige una pila cuyo líder deba intentar tomar la iniciativa.</translation>
    </message>
    <message>
        <source>Choose a stack, who goes, and where it is to march.</source>
        <translation>Elige una pila, las piezas que van y su destino.</translation>
    </message>
    <message>
        <source>Choose a zone for {who}.</source>
        <translation>Elige una zona para {who}.</translation>
    </message>
    <message>
        <source>Choose an attitude first.</source>
        <translation>Primero elige una actitud.</translation>
    </message>
    <message>
        <source>Choose any empty oval on the table. You pay half, rounded up.</source>
        <translation>Elige cualquier óvalo libre de la mesa. Pagas la mitad, redondeada hacia arriba.</translation>
    </message>
    <message>
        <source>Choose at least 1 gold.</source>
        <translation>Elige al menos 1 de oro.</translation>
    </message>
    <message>
        <source>Choose at least one rifle.</source>
        <translation>Elige al menos un fusil.</translation>
    </message>
    <message>
        <source>Choose exactly {number} FP.</source>
        <translation>Elige exactamente {number} PF.</translation>
    </message>
    <message>
        <source>Choose how much Unrest: {max} at most.</source>
        <translation>Elige cuántos Disturbios: {max} como mucho.</translation>
    </message>
    <message>
        <source>Choose it to withdraw it, or press Done.</source>
        <translation>Elígelo para retirarlo, o haz clic en «Listo».</translation>
    </message>
    <message>
        <source>Choose one in the tray, then a zone.</source>
        <translation>Elige un líder en la bandeja y luego una zona.</translation>
    </message>
    <message>
        <source>Choose one of these actions</source>
        <translation>Elige una de estas acciones</translation>
    </message>
    <message>
        <source>Choose one of your cards to give up.</source>
        <translation>Elige una carta tuya para sacrificarla.</translation>
    </message>
    <message>
        <source>Choose one of your cities or fortresses; the tray shows what you can do there.</source>
        <translation>Elige una de tus ciudades o fortalezas; la bandeja muestra qué puedes hacer allí.</translation>
    </message>
    <message>
        <source>Choose one of your enterprises for the Unrest.</source>
        <translation>Elige una empresa tuya para los Disturbios.</translation>
    </message>
    <message>
        <source>Choose one of your enterprises for the free land.</source>
        <translation>Elige una empresa tuya para la tierra gratis.</translation>
    </message>
    <message>
        <source>Choose one of your stacks: its pieces come here.</source>
        <translation>Elige una de tus pilas: sus piezas aparecen aquí.</translation>
    </message>
    <message>
        <source>Choose one, then an adjacent zone.</source>
        <translation>Elige una Contraguerrilla y luego una zona contigua.</translation>
    </message>
    <message>
        <source>Choose the FP that go without supply first.</source>
        <translation>Primero elige los PF que se quedan sin suministro.</translation>
    </message>
    <message>
        <source>Choose the FP that the Americans arm first.</source>
        <translation>Primero elige los PF que arman los americanos.</translation>
    </message>
    <message>
        <source>Choose the French who stay first.</source>
        <translation>Primero elige a los franceses que se quedan.</translation>
    </message>
    <message>
        <source>Choose the headquarters to withdraw it from the map.</source>
        <translation>Elige el cuartel general para retirarlo del mapa.</translation>
    </message>
    <message>
        <source>Choose two different places for the gold.</source>
        <translation>Elige dos lugares distintos para el oro.</translation>
    </message>
    <message>
        <source>Choose where: troops and attacks need a target.</source>
        <translation>Elige dónde: las tropas y los ataques necesitan un objetivo.</translation>
    </message>
    <message>
        <source>Choose which Headline is discarded first.</source>
        <translation>Elige qué Titular se descarta primero.</translation>
    </message>
    <message>
        <source>Choose which of these places gets a cube.</source>
        <translation>Elige cuál de estos lugares recibe un cubo.</translation>
    </message>
    <message numerus="yes">
        <source>Choose zones for %n new FP.</source>
        <translation>
            <numerusform>Elige una zona para %n PF nuevo.</numerusform>
            <numerusform>Elige zonas para %n PF nuevos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose {0}</source>
        <extracomment>porfiriana/table/words/labels.py: Actions as texts: buttons, instructions and log entries. No Qt.</extracomment>
        <translation>Elegir {0}</translation>
    </message>
    <message>
        <source>Chosen</source>
        <extracomment>porfiriana/table/sheets/card_fields.py: Rows of a form that show and edit the fields of a card.</extracomment>
        <translation>Elegida</translation>
    </message>
    <message>
        <source>Chosen Hacendados</source>
        <extracomment>porfiriana/rules/state.py: Complete position of a game, as plain data.</extracomment>
        <translation>Hacendados elegidos</translation>
    </message>
    <message>
        <source>Clear the map</source>
        <translation>Vaciar el mapa</translation>
    </message>
    <message>
        <source>Click a stack to see its pieces in the tray, and select who goes. Drag it to a lit zone. Turn the wheel to zoom. “Done” ends the step.</source>
        <translation>Haz clic en una pila para ver sus piezas en la bandeja y elige cuáles van. Arrástrala a una zona iluminada. Gira la rueda para acercar o alejar. «Listo» termina el paso.</translation>
    </message>
    <message>
        <source>Click or press Escape to skip.</source>
        <translation>Haz clic o pulsa Escape para saltar.</translation>
    </message>
    <message>
        <source>Click the field and press the keys.</source>
        <translation>Haz clic en el campo y pulsa las teclas.</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>desk/charts.py: Charts of a game: painting, buttons and sheets. desk/flowchart_window.py: Window with the flowchart of robots and the path of one step. desk/guide.py: Guide of a lesson, with its note and marks on the table, and the list of lessons.</extracomment>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Close for everyone…</source>
        <translation>Cerrar para todos…</translation>
    </message>
    <message>
        <source>Close to the best attitude.</source>
        <translation>Cerca de la mejor actitud.</translation>
    </message>
    <message>
        <source>Close window</source>
        <extracomment>desk/window/window.py: Main window: the desk, its commands, saved games and sheets.</extracomment>
        <translation>Cerrar ventana</translation>
    </message>
    <message>
        <source>Coahuila landowner who challenged Díaz in 1910 and was president from 1911 to 1913.</source>
        <translation>Terrateniente de Coahuila que desafió a Díaz en 1910 y fue presidente de 1911 a 1913.</translation>
    </message>
    <message>
        <source>Coahuila landowner; First Chief from 1913 and president from 1917 to 1920.</source>
        <translation>Terrateniente de Coahuila; Primer Jefe desde 1913 y presidente de 1917 a 1920.</translation>
    </message>
    <message>
        <source>Coat</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Traje</translation>
    </message>
    <message>
        <source>Collecting income</source>
        <extracomment>mexican_adventure/table/words/terms.py: Names of the game's terms for players. No Qt.</extracomment>
        <translation>Recaudación de ingresos</translation>
    </message>
    <message>
        <source>Colour of {player}</source>
        <translation>Color: {player}</translation>
    </message>
    <message>
        <source>Column price</source>
        <extracomment>porfiriana/rules/sums.py: Itemised costs of actions, and income and value of cards.</extracomment>
        <translation>Precio de la columna</translation>
    </message>
    <message>
        <source>Combat</source>
        <extracomment>mexican_adventure/table/sheets/overview.py: One-page overview of the game: turns, victory, and the meaning of the pieces.</extracomment>
        <translation>Combate</translation>
    </message>
    <message>
        <source>Combats</source>
        <extracomment>mexican_adventure/table/wording.py: Texts of The Mexican Adventure: see ``paxdesk/desk/protocol/table_game.py``. No Qt. mexican_adventure/table/words/terms.py: Names of the game's terms for players. No Qt.</extracomment>
        <translation>Combates</translation>
    </message>
    <message>
        <source>Combats, raids, losses, retreats and atrocities</source>
        <translation>Combates, incursiones, pérdidas, retiradas y atrocidades</translation>
    </message>
    <message>
        <source>Command</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>Mando</translation>
    </message>
    <message>
        <source>Command on partners and enterprises</source>
        <translation>Mando en socios y empresas</translation>
    </message>
    <message>
        <source>Command on troops, public sides, black cards, orange cards</source>
        <translation>Mando en tropas, lados de Cartas públicas, cartas negras, cartas naranjas</translation>
    </message>
    <message>
        <source>Command points in all</source>
        <translation>puntos de Mando en total</translation>
    </message>
    <message>
        <source>Commander of the northwestern military zone and several times governor of Sonora.</source>
        <translation>Comandante de la zona militar del noroeste y varias veces gobernador de Sonora.</translation>
    </message>
    <message>
        <source>Common cards</source>
        <extracomment>sierra_madre/table/drawing.py: Layout and painting of the table: strip, quarter, calendars, edge and page. words.yaml: phases</extracomment>
        <translation>Cartas comunes</translation>
    </message>
    <message>
        <source>Company formed in 1901 to drain and reopen Tombstone&apos;s flooded silver mines.</source>
        <translation>Compañía formada en 1901 para desaguar y reabrir las minas de plata inundadas de Tombstone.</translation>
    </message>
    <message>
        <source>Compare another plan</source>
        <translation>Comparar otro plan</translation>
    </message>
    <message>
        <source>Compare results…</source>
        <extracomment>desk/home/deal_sheet.py: Sheet of deals with a code.</extracomment>
        <translation>Comparar resultados…</translation>
    </message>
    <message>
        <source>Compare with my box…</source>
        <translation>Comparar con mi caja…</translation>
    </message>
    <message>
        <source>Comparing with another plan: {0} %</source>
        <translation>Comparación con otro plan: {0} %</translation>
    </message>
    <message>
        <source>Computer: {level}</source>
        <extracomment>desk/sheets/form_widgets.py: Fields and buttons drawn on paper.</extracomment>
        <translation>Ordenador: {level}</translation>
    </message>
    <message>
        <source>Confirm</source>
        <extracomment>web/page_words.py: Texts of a page itself, not of its game.</extracomment>
        <translation>Confirmar</translation>
    </message>
    <message>
        <source>Confirm actions that cannot be undone</source>
        <translation>Confirmar las acciones que no se pueden deshacer</translation>
    </message>
    <message>
        <source>Confirm ending a turn with actions left</source>
        <translation>Confirmar el fin del turno si quedan acciones</translation>
    </message>
    <message>
        <source>Confirm the payments</source>
        <translation>Confirmar los pagos</translation>
    </message>
    <message>
        <source>Confirm this action?</source>
        <translation>¿Confirmar esta acción?</translation>
    </message>
    <message numerus="yes">
        <source>Confirmed by %n pair(s) of games: {points} ± {error} points.</source>
        <translation>
            <numerusform>Confirmado por %n par de partidas: {points} ± {error} puntos.</numerusform>
            <numerusform>Confirmado por %n pares de partidas: {points} ± {error} puntos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Connecting to {host}…</source>
        <translation>Conectando con {host}…</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <extracomment>web/page_words.py: Texts of a page itself, not of its game.</extracomment>
        <translation>Conectando…</translation>
    </message>
    <message>
        <source>Connection</source>
        <extracomment>porfiriana/rules/card_text.py: Card effects as plain sentences, generated from the card data. porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Conexión</translation>
    </message>
    <message>
        <source>Connection Cube on {card}, {owner}</source>
        <translation>Cubo de conexión en {card}, {owner}</translation>
    </message>
    <message>
        <source>Connection lost. Reconnecting…</source>
        <translation>Conexión perdida. Reconectando…</translation>
    </message>
    <message>
        <source>Connection of {card}, {oval}, {price}</source>
        <translation>Conexión de {card}, {oval}, {price}</translation>
    </message>
    <message>
        <source>Conspiracy: take the partner into your tableau for free.</source>
        <translation>Conspiración: lleva al socio a tu zona de juego, gratis.</translation>
    </message>
    <message>
        <source>Contents</source>
        <extracomment>desk/guide_window.py: Window with the player's guide. desk/rules_window.py: Rules window: contents, search, and pages with cross-references.</extracomment>
        <translation>Índice</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>desk/home/home_page.py: Home page, shown at start and reachable from the table. desk/home/resume_sheet.py: Sheet offering an interrupted game, and descriptions of stored games. desk/view/turn_recap.py: Recap of the other players' steps, replayed on the table.</extracomment>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Continue from here</source>
        <translation>Continuar desde aquí</translation>
    </message>
    <message>
        <source>Continue here</source>
        <extracomment>web/page_words.py: Texts of a page itself, not of its game.</extracomment>
        <translation>Seguir aquí</translation>
    </message>
    <message>
        <source>Continue with your unsaved position?</source>
        <translation>¿Seguir con tu posición sin guardar?</translation>
    </message>
    <message>
        <source>Controls</source>
        <extracomment>desk/preferences/settings_sheet.py: Settings sheet and shortcuts sheet; each change takes effect immediately.</extracomment>
        <translation>Controles</translation>
    </message>
    <message>
        <source>Copied</source>
        <extracomment>desk/sheets/network_sheets.py: Sheets of network play: seats, links to a table, and joining.</extracomment>
        <translation>Copiado</translation>
    </message>
    <message>
        <source>Copied. Paste the text into a message.</source>
        <translation>Copiado. Pega el texto en un mensaje.</translation>
    </message>
    <message>
        <source>Copper company at Nacozari that passed from the Guggenheims to Phelps Dodge in the 1890s.</source>
        <translation>Compañía de cobre de Nacozari que pasó de los Guggenheim a Phelps Dodge en la década de 1890.</translation>
    </message>
    <message>
        <source>Copper mine</source>
        <extracomment>words.yaml: kinds</extracomment>
        <translation>Mina de cobre</translation>
    </message>
    <message>
        <source>Copper miners struck in June 1906; Arizona volunteers and rurales came to Cananea.</source>
        <translation>Los mineros del cobre se declararon en huelga en junio de 1906; a Cananea acudieron voluntarios de Arizona y los rurales mexicanos.</translation>
    </message>
    <message>
        <source>Copper works at Douglas, Arizona, treating ores from Bisbee and Nacozari from 1904.</source>
        <translation>Fundición de cobre de Douglas, Arizona, que trató minerales de Bisbee y Nacozari desde 1904.</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>porfiriana/table/sheets/decks_sheet.py: Sheet for using, copying, renaming, merging and removing the player's decks.</extracomment>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Copy as text to share</source>
        <translation>Copiar como texto para compartir</translation>
    </message>
    <message>
        <source>Copy the link</source>
        <translation>Copiar el enlace</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>Copiar el informe</translation>
    </message>
    <message>
        <source>Copy with result</source>
        <translation>Copiar con el resultado</translation>
    </message>
    <message>
        <source>Correct a row of the table</source>
        <translation>Corregir una fila de la tabla</translation>
    </message>
    <message>
        <source>Corrected</source>
        <extracomment>porfiriana/table/sheets/cards_sheet.py: Sheet of the deck's cards, with filters.</extracomment>
        <translation>Corregidas</translation>
    </message>
    <message>
        <source>Cost</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Coste</translation>
    </message>
    <message>
        <source>Cotton mill near San Miguel de Horcasitas founded in the nineteenth century.</source>
        <translation>Fábrica de algodón cerca de San Miguel de Horcasitas fundada en el siglo XIX.</translation>
    </message>
    <message>
        <source>Could not create the page</source>
        <translation>No se pudo crear la página</translation>
    </message>
    <message>
        <source>Could not delete</source>
        <translation>No se pudo borrar</translation>
    </message>
    <message>
        <source>Could not export</source>
        <translation>No se pudo exportar</translation>
    </message>
    <message>
        <source>Could not join</source>
        <translation>No has podido unirte a la mesa</translation>
    </message>
    <message>
        <source>Could not open</source>
        <translation>No se pudo abrir</translation>
    </message>
    <message>
        <source>Could not save</source>
        <translation>No se pudo guardar</translation>
    </message>
    <message>
        <source>Counted</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Contado</translation>
    </message>
    <message>
        <source>Counter-guerrilla</source>
        <extracomment>mexican_adventure/table/words/terms.py: Names of the game's terms for players. No Qt.</extracomment>
        <translation>Contraguerrilla</translation>
    </message>
    <message>
        <source>Counter-guerrillas</source>
        <extracomment>mexican_adventure/table/words/questions.py: Questions to the players and the forms of their answers. No Qt.</extracomment>
        <translation>Contraguerrillas</translation>
    </message>
    <message>
        <source>Counter-guerrillas hunt, Guerrillas raid. At French Retreat 30 Napoleon III has had enough, and the French begin to leave.</source>
        <translation>Las Contraguerrillas dan caza a las Guerrillas, y estas hacen incursiones. Con la Retirada francesa en 30, Napoleón III se harta y los franceses empiezan a irse.</translation>
    </message>
    <message>
        <source>Coup d&apos;état</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>Golpe de Estado</translation>
    </message>
    <message>
        <source>Credits</source>
        <extracomment>desk/sheets/modal_sheet.py: Modal sheet in the middle of the dimmed table, and common dialogs.</extracomment>
        <translation>Créditos</translation>
    </message>
    <message>
        <source>Credits…</source>
        <extracomment>desk/window/help_part.py: Help of a window: overview, rules, credits and lessons.</extracomment>
        <translation>Créditos…</translation>
    </message>
    <message>
        <source>Cubes</source>
        <extracomment>porfiriana/table/inspection.py: Content of the inspector for a spot: facts and possible actions. porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Cubos</translation>
    </message>
    <message>
        <source>Cubes are shifted from one card to another, not by way of the reserve.</source>
        <translation>Los cubos se mueven de una carta a otra sin pasar por la reserva.</translation>
    </message>
    <message>
        <source>Cubes left: {left} of {all}.</source>
        <translation>Cubos restantes: {left} de {all}.</translation>
    </message>
    <message>
        <source>Cubes on the table: {colour}, with {shape}</source>
        <translation>Cubos en la mesa: {colour}, con {shape}</translation>
    </message>
    <message>
        <source>Current phase</source>
        <extracomment>sierra_madre/table/drawing.py: Layout and painting of the table: strip, quarter, calendars, edge and page.</extracomment>
        <translation>Fase actual</translation>
    </message>
    <message>
        <source>Current winning streak</source>
        <translation>Racha de victorias actual</translation>
    </message>
    <message>
        <source>Curtain</source>
        <extracomment>desk/sheets/form_widgets.py: Fields and buttons drawn on paper.</extracomment>
        <translation>Telón</translation>
    </message>
    <message>
        <source>Cusihuiriachi, a silver district west of Chihuahua city reopened with American capital.</source>
        <translation>Cusihuiriachi, distrito de plata al oeste de la ciudad de Chihuahua reabierto con capital estadounidense.</translation>
    </message>
    <message>
        <source>Dahlia</source>
        <extracomment>desk/painting/palette.py: Inks, papers, seats and themes; colours are hexadecimal strings.</extracomment>
        <translation>Dalia</translation>
    </message>
    <message>
        <source>Dark</source>
        <extracomment>desk/preferences/settings_sheet.py: Settings sheet and shortcuts sheet; each change takes effect immediately.</extracomment>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>Daughter of Luis Terrazas and wife of her cousin, the banker Enrique Creel.</source>
        <translation>Hija de Luis Terrazas y esposa de su primo, el banquero Enrique Creel.</translation>
    </message>
    <message>
        <source>Deal</source>
        <extracomment>porfiriana/table/sheets/new_game.py: New Game sheet: mode and players; on request, options and seed.</extracomment>
        <translation>Repartir</translation>
    </message>
    <message>
        <source>Deal code</source>
        <extracomment>desk/home/deal_sheet.py: Sheet of deals with a code.</extracomment>
        <translation>Código de reparto</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Reparto del día</translation>
    </message>
    <message>
        <source>Deal of the week</source>
        <translation>Reparto de la semana</translation>
    </message>
    <message>
        <source>Deals</source>
        <extracomment>desk/home/deal_sheet.py: Sheet of deals with a code.</extracomment>
        <translation>Repartos</translation>
    </message>
    <message>
        <source>Deals…</source>
        <extracomment>desk/window/window.py: Main window: the desk, its commands, saved games and sheets.</extracomment>
        <translation>Repartos…</translation>
    </message>
    <message>
        <source>Dealt at random</source>
        <translation>Repartido al azar</translation>
    </message>
    <message>
        <source>Decide about the drawn chits first.</source>
        <translation>Primero decide sobre las fichas sacadas.</translation>
    </message>
    <message>
        <source>Decide about the loan first.</source>
        <translation>Primero decide sobre el préstamo.</translation>
    </message>
    <message>
        <source>Decide first whether the HQ leaves the map.</source>
        <translation>Primero decide si el CG deja el mapa.</translation>
    </message>
    <message>
        <source>Deck</source>
        <extracomment>porfiriana/table/scene/background.py: Background of the table: wood, places, captions and ornaments.</extracomment>
        <translation>Mazo</translation>
    </message>
    <message>
        <source>Deck, {0}</source>
        <extracomment>porfiriana/table/scene/board.py: Items of the common column, and captions above a seat's cards.</extracomment>
        <translation>Mazo, {0}</translation>
    </message>
    <message>
        <source>Deck: {0}</source>
        <extracomment>porfiriana/table/sheets/cards_sheet.py: Sheet of the deck's cards, with filters.</extracomment>
        <translation>Mazo: {0}</translation>
    </message>
    <message>
        <source>Decks</source>
        <extracomment>porfiriana/table/sheets/decks_sheet.py: Sheet for using, copying, renaming, merging and removing the player's decks.</extracomment>
        <translation>Mazos</translation>
    </message>
    <message>
        <source>Decks with the same code have identical cards.</source>
        <translation>Los mazos con el mismo código tienen cartas idénticas.</translation>
    </message>
    <message>
        <source>Decks with the same code have identical cards: {0}</source>
        <translation>Los mazos con el mismo código tienen las mismas cartas: {0}</translation>
    </message>
    <message>
        <source>Declaration of Juárez</source>
        <translation>Declaración de Juárez</translation>
    </message>
    <message>
        <source>Declare: {0}</source>
        <extracomment>porfiriana/table/words/labels.py: Actions as texts: buttons, instructions and log entries. No Qt.</extracomment>
        <translation>Declararse: {0}</translation>
    </message>
    <message>
        <source>Declared for {kind}</source>
        <translation>Declarado por la {kind}</translation>
    </message>
    <message>
        <source>Decline</source>
        <extracomment>porfiriana/table/words/labels.py: Actions as texts: buttons, instructions and log entries. No Qt.</extracomment>
        <translation>Renunciar</translation>
    </message>
    <message>
        <source>Default keys</source>
        <extracomment>desk/preferences/settings_sheet.py: Settings sheet and shortcuts sheet; each change takes effect immediately.</extracomment>
        <translation>Teclas predeterminadas</translation>
    </message>
    <message>
        <source>Defeat at once</source>
        <translation>Derrota inmediata</translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>desk/home/resume_sheet.py: Sheet offering an interrupted game, and descriptions of stored games. desk/home/shelf_row.py: Row of a stored game on the home page, with its buttons. desk/window/results_part.py: Records of a window: stored results of finished games, and their sheet.</extracomment>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>Delete all records?</source>
        <translation>¿Borrar todos los resultados?</translation>
    </message>
    <message>
        <source>Delete all records…</source>
        <translation>Borrar los resultados…</translation>
    </message>
    <message>
        <source>Delete for good?</source>
        <translation>¿Borrar para siempre?</translation>
    </message>
    <message>
        <source>Depression</source>
        <extracomment>porfiriana/robots/reasons.py: Reasons of robots: keys, storage format and translated sentences. porfiriana/table/chart_plots.py: Charts, turning points and analysis of a game, as data for the desk. porfiriana/table/faces/regime.py: Faces of regimes, as proclamations.</extracomment>
        <translation>Depresión</translation>
    </message>
    <message numerus="yes">
        <source>Depression upkeep: %n card(s) at 1 gold each</source>
        <translation>
            <numerusform>Mantenimiento de Depresión: %n carta a 1 de oro</numerusform>
            <numerusform>Mantenimiento de Depresión: %n cartas a 1 de oro cada una</numerusform>
        </translation>
    </message>
    <message>
        <source>Depression: Mine Value and Economy are 0.</source>
        <translation>Depresión: el Valor minero y la Economía son 0.</translation>
    </message>
    <message>
        <source>Depression: which cards do you keep?</source>
        <translation>Depresión: ¿qué cartas conservas?</translation>
    </message>
    <message>
        <source>Description changed: {card}.</source>
        <translation>Descripción cambiada: {card}.</translation>
    </message>
    <message>
        <source>Detroit manufacturer whose Model T reached border dealers after 1908.</source>
        <translation>Fabricante de Detroit cuyo Modelo T llegó a los vendedores de la frontera después de 1908.</translation>
    </message>
    <message>
        <source>Dice</source>
        <extracomment>words.yaml: home words.yaml: fields</extracomment>
        <translation>Dados</translation>
    </message>
    <message>
        <source>Dice must follow the action that rolled them.</source>
        <translation>Los dados deben ir tras la acción que los tiró.</translation>
    </message>
    <message>
        <source>Did you mean “{0}”?</source>
        <translation>¿Quisiste decir «{0}»?</translation>
    </message>
    <message>
        <source>Die {die}, {row}: column of {gold} gold ({clause}).</source>
        <translation>Dado {die}, {row}: columna de {gold} de oro ({clause}).</translation>
    </message>
    <message>
        <source>Die {die}, {row}: no card there or cheaper; the next dearer one, column of {gold} gold ({clause}, R48).</source>
        <translation>Dado {die}, {row}: no hay carta allí ni más barata; la siguiente más cara, columna de {gold} de oro ({clause}, R48).</translation>
    </message>
    <message>
        <source>Die {die}, {row}: no card there; the next cheaper one, column of {gold} gold ({clause}, R48).</source>
        <translation>Dado {die}, {row}: no hay carta allí; la siguiente más barata, columna de {gold} de oro ({clause}, R48).</translation>
    </message>
    <message>
        <source>Discard</source>
        <extracomment>porfiriana/table/words/questions.py: Questions to the players, and summaries of a game. No Qt.</extracomment>
        <translation>Descarte</translation>
    </message>
    <message>
        <source>Discard all enterprises in {district} that can be nationalized.</source>
        <translation>Descarta todas las empresas de {district} que se puedan nacionalizar.</translation>
    </message>
    <message>
        <source>Discard all enterprises in {district}.</source>
        <translation>Descarta todas las empresas de {district}.</translation>
    </message>
    <message>
        <source>Discard the target.</source>
        <translation>Descarta el objetivo.</translation>
    </message>
    <message>
        <source>Discard {0}</source>
        <extracomment>porfiriana/table/words/labels.py: Actions as texts: buttons, instructions and log entries. No Qt.</extracomment>
        <translation>Descartar {0}</translation>
    </message>
    <message>
        <source>Discard {0}: cancel the attack</source>
        <translation>Descartar {0}: anular el ataque</translation>
    </message>
    <message>
        <source>Discards</source>
        <extracomment>porfiriana/table/scene/background.py: Background of the table: wood, places, captions and ornaments.</extracomment>
        <translation>Descartes</translation>
    </message>
    <message>
        <source>Discards, empty</source>
        <extracomment>porfiriana/table/scene/board.py: Items of the common column, and captions above a seat's cards.</extracomment>
        <translation>Descartes, ninguna carta</translation>
    </message>
    <message>
        <source>Discards, {0}</source>
        <extracomment>porfiriana/table/scene/board.py: Items of the common column, and captions above a seat's cards.</extracomment>
        <translation>Descartes, {0}</translation>
    </message>
    <message>
        <source>Dismissal of Austrians and Belgians</source>
        <translation>Licenciamiento de austriacos y belgas</translation>
    </message>
    <message>
        <source>Dismissal of Dupin</source>
        <translation>Destitución de Dupin</translation>
    </message>
    <message>
        <source>District</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Distrito</translation>
    </message>
    <message>
        <source>District prefects named by the governor, who gathered taxes and oversaw elections.</source>
        <translation>Prefectos de distrito nombrados por el gobernador, que recaudaban impuestos y vigilaban las elecciones.</translation>
    </message>
    <message>
        <source>Districts</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Distritos</translation>
    </message>
    <message>
        <source>Does not count in this showdown.</source>
        <translation>No cuenta en este desenlace.</translation>
    </message>
    <message>
        <source>Don&apos;t save</source>
        <extracomment>desk/window/frame.py: Frame of a window: one game, its file and its sheets.</extracomment>
        <translation>No guardar</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>desk/sheets/network_sheets.py: Sheets of network play: seats, links to a table, and joining. mexican_adventure/table/scene/tray.py: Tray in the Pacific: pieces to be selected, and buttons for their actions. mexican_adventure/table/sheets/allot_sheet.py: Sheet for distributing a number with minus and plus buttons, also shown as a column.</extracomment>
        <translation>Listo</translation>
    </message>
    <message>
        <source>Drag Unrest here from your enterprise to take a police action.</source>
        <translation>Arrastra aquí los Disturbios de tu empresa para una acción de policía.</translation>
    </message>
    <message>
        <source>Drag a card, or choose one with Tab and press Enter.</source>
        <translation>Arrastra una carta, o elige una con Tab y pulsa Intro.</translation>
    </message>
    <message>
        <source>Drag cards into place. Click one to change it.</source>
        <translation>Arrastra las cartas a su sitio. Haz clic en una para cambiarla.</translation>
    </message>
    <message>
        <source>Drag one to a market card, an oval or a ranch.</source>
        <translation>Arrastra un cubo a una carta del mercado, un óvalo o un rancho.</translation>
    </message>
    <message>
        <source>Drag one to a market card, an oval, a ranch, or a space that lacks a cube.</source>
        <translation>Arrastra un cubo a una carta del mercado, un óvalo, un rancho o un espacio al que le falte un cubo.</translation>
    </message>
    <message>
        <source>Drag the pieces that go; the others stay.</source>
        <translation>Arrastra las piezas que se van; las demás se quedan.</translation>
    </message>
    <message>
        <source>Drag this edge, or double-click it to restore the usual size</source>
        <translation>Arrastra este borde, o haz doble clic para restablecer el tamaño habitual</translation>
    </message>
    <message>
        <source>Drop here</source>
        <extracomment>desk/view/accessible.py: The table as objects of Qt's accessibility tree.</extracomment>
        <translation>Soltar aquí</translation>
    </message>
    <message>
        <source>Drop one of the two factions in Strife.</source>
        <translation>Descarta una de las dos facciones en Discordia.</translation>
    </message>
    <message>
        <source>Drop the {0} faction</source>
        <translation>Descartar la facción {0}</translation>
    </message>
    <message>
        <source>Due in</source>
        <extracomment>words.yaml: fields</extracomment>
        <translation>Vence en</translation>
    </message>
    <message>
        <source>Dupin&apos;s Counter-guerrilla</source>
        <extracomment>events.yaml: Titles of the event chits.</extracomment>
        <translation>Contraguerrilla de Dupin</translation>
    </message>
    <message>
        <source>Díaz + vice</source>
        <translation>Díaz y su vice</translation>
    </message>
    <message>
        <source>Díaz Senility</source>
        <extracomment>porfiriana/ladder.py: The ladder for single players: opponents by strength, and progress. porfiriana/rules/state.py: Complete position of a game, as plain data.</extracomment>
        <translation>Díaz envejece</translation>
    </message>
    <message>
        <source>Díaz always</source>
        <extracomment>porfiriana/table/scene/board.py: Items of the common column, and captions above a seat's cards.</extracomment>
        <translation>Díaz siempre</translation>
    </message>
    <message>
        <source>Díaz and his dice</source>
        <translation>Díaz y sus dados</translation>
    </message>
    <message>
        <source>Díaz by the book</source>
        <translation>Díaz según el reglamento</translation>
    </message>
    <message>
        <source>Díaz counts 1 less {prestige} in this showdown.</source>
        <translation>Díaz cuenta 1 punto menos de {prestige} en este desenlace.</translation>
    </message>
    <message>
        <source>Díaz counts 1 less.</source>
        <translation>Díaz cuenta 1 punto menos.</translation>
    </message>
    <message>
        <source>Díaz counts 3, 2, 2 and 1 in the four Topples.</source>
        <translation>Puntos de Díaz en los cuatro Derrocamientos: 3, 2, 2 y 1.</translation>
    </message>
    <message>
        <source>Díaz counts 3, 2, 2 and 1 in the four Topples; for 3 players</source>
        <translation>Puntos de Díaz en los cuatro Derrocamientos: 3, 2, 2 y 1; para 3 jugadores</translation>
    </message>
    <message>
        <source>Díaz counts {now} instead of {was} for everyone.</source>
        <translation>Puntos de Díaz, para todos: {now} en lugar de {was}.</translation>
    </message>
    <message>
        <source>Díaz discards harmless attacks</source>
        <translation>Díaz descarta ataques inofensivos</translation>
    </message>
    <message>
        <source>Díaz does not grow old.</source>
        <translation>Díaz no envejece.</translation>
    </message>
    <message>
        <source>Díaz has a Hacendado or a hand</source>
        <translation>Díaz tiene un Hacendado o una mano</translation>
    </message>
    <message>
        <source>Díaz has a seat only in a solitaire game against him</source>
        <translation>Díaz solo tiene asiento en una partida en solitario contra él</translation>
    </message>
    <message>
        <source>Díaz has survived four Topples.</source>
        <translation>Díaz ha sobrevivido a cuatro Derrocamientos.</translation>
    </message>
    <message>
        <source>Díaz holds.</source>
        <extracomment>porfiriana/table/puzzles.py: Puzzles: sessions and texts. No Qt.</extracomment>
        <translation>Díaz resiste.</translation>
    </message>
    <message>
        <source>Díaz holds: the others stopped you in the showdown.</source>
        <translation>Díaz resiste: los demás te detuvieron en el desenlace.</translation>
    </message>
    <message>
        <source>Díaz holds: {points} {kind} would be enough, but you bought no Topple.</source>
        <translation>Díaz resiste: bastaría tu total de {kind} ({points}), pero no compraste ningún Derrocamiento.</translation>
    </message>
    <message>
        <source>Díaz plays his turn by rolling dice; nobody else does</source>
        <translation>Díaz juega su turno con dados; los demás, no</translation>
    </message>
    <message>
        <source>Díaz plays {card} on {target}.</source>
        <translation>Díaz juega {card} sobre {target}.</translation>
    </message>
    <message>
        <source>Díaz plays {card}.</source>
        <translation>Díaz juega {card}.</translation>
    </message>
    <message>
        <source>Díaz rolled {rolls} for the rows {rows}</source>
        <translation>Díaz sacó {rolls} para las filas {rows}</translation>
    </message>
    <message>
        <source>Díaz stays in the chair.</source>
        <translation>Díaz sigue en la silla.</translation>
    </message>
    <message>
        <source>Díaz without cubes</source>
        <translation>Díaz sin cubos</translation>
    </message>
    <message>
        <source>Díaz&apos;s basic {kind}</source>
        <translation>Base de Díaz en {kind}</translation>
    </message>
    <message>
        <source>Díaz&apos;s defence</source>
        <extracomment>porfiriana/table/sheets/end.py: Sheet at the end of a game: a poster, and the course of the game.</extracomment>
        <translation>Defensa de Díaz</translation>
    </message>
    <message>
        <source>Díaz&apos;s dice</source>
        <extracomment>porfiriana/table/game_log.py: Log of a game: rows for turns, actions, results and reasons.</extracomment>
        <translation>Los dados de Díaz</translation>
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
        <translation>Cada PF sube una sola vez por turno.</translation>
    </message>
    <message>
        <source>Each attempt costs 1 RP.</source>
        <translation>Cada intento cuesta 1 PR.</translation>
    </message>
    <message>
        <source>Each card is paid for once.</source>
        <translation>Cada carta se paga una sola vez.</translation>
    </message>
    <message>
        <source>Each marker of the reserve is tried once a turn.</source>
        <translation>Cada marcador de la reserva se prueba una sola vez por turno.</translation>
    </message>
    <message>
        <source>Each of your {cards} in play costs 1 gold; cards you do not pay for are discarded.</source>
        <translation>Tienes {cards} en juego, a 1 de oro por carta; las que no pagas se descartan.</translation>
    </message>
    <message numerus="yes">
        <source>Each player adds %n cube(s) to {target} that they own, free.</source>
        <translation>
            <numerusform>Cada jugador añade gratis %n cubo a {target} que tenga.</numerusform>
            <numerusform>Cada jugador añade gratis %n cubos a {target} que tenga.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each player discards {amount} of their {cards}.</source>
        <translation>De entre sus {cards}, cada jugador descarta {amount}.</translation>
    </message>
    <message>
        <source>Each player gains {gold} gold for each {counted}.</source>
        <translation>Cada jugador gana {gold} de oro por cada {counted}.</translation>
    </message>
    <message>
        <source>Each player gains {gold} gold.</source>
        <translation>Cada jugador gana {gold} de oro.</translation>
    </message>
    <message>
        <source>Each player may build one connection at half price.</source>
        <translation>Cada jugador puede construir una conexión a mitad de precio.</translation>
    </message>
    <message>
        <source>Each player pays {gold} gold for each {counted}.</source>
        <translation>Cada jugador paga {gold} de oro por cada {counted}.</translation>
    </message>
    <message>
        <source>Each player pays {gold} gold.</source>
        <translation>Cada jugador paga {gold} de oro.</translation>
    </message>
    <message>
        <source>Each player places {unrest} on {target} that they own.</source>
        <translation>Cada jugador pone {unrest} en {target} que tenga.</translation>
    </message>
    <message>
        <source>Each player scans a code and sees their hand on a phone</source>
        <translation>Cada jugador escanea un código y ve su mano en un teléfono</translation>
    </message>
    <message>
        <source>Each reaches the goal {chance}.</source>
        <translation>Cada uno alcanza el objetivo {chance}.</translation>
    </message>
    <message>
        <source>Each round, a counter does one of these: combat, Night Raid, taxes, burning.</source>
        <translation>Cada ronda, una ficha hace una de estas cosas: combate, incursión nocturna, impuestos, incendio.</translation>
    </message>
    <message>
        <source>Each seat can be played from another computer. Send each friend the link for their seat: it works once and claims that seat. Everyone needs the same cards.</source>
        <translation>Cada asiento puede jugarse desde otro ordenador. Envía a cada amigo el enlace de su asiento: sirve una sola vez y reserva ese asiento. Todos deben tener las mismas cartas.</translation>
    </message>
    <message>
        <source>Each turn is limited to {time}; then a robot plays for an absent player.</source>
        <translation>Cada turno se limita a {time}; después, un robot juega por el jugador ausente.</translation>
    </message>
    <message>
        <source>Earlier</source>
        <extracomment>desk/log/recap_sheet.py: Sheet with the log since a player's last turn, in pages.</extracomment>
        <translation>Antes</translation>
    </message>
    <message>
        <source>Earns each turn: {0}.</source>
        <translation>Da cada turno: {0}.</translation>
    </message>
    <message>
        <source>Earns nothing now.</source>
        <translation>Ahora no da nada.</translation>
    </message>
    <message>
        <source>Easier for newcomers: {side}.</source>
        <translation>Más fácil para empezar: {side}.</translation>
    </message>
    <message>
        <source>Easy</source>
        <extracomment>mexican_adventure/table/words/terms.py: Names of the game's terms for players. No Qt. porfiriana/robots/planner/levels.py: Levels of the planner, with the depth and width of their search, and temperaments.</extracomment>
        <translation>Fácil</translation>
    </message>
    <message>
        <source>Economy</source>
        <extracomment>porfiriana/table/faces/regime.py: Faces of regimes, as proclamations. porfiriana/table/sheets/overview.py: Overview of the game: turn, actions with prices, victory, icons and keys. porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Economía</translation>
    </message>
    <message>
        <source>Economy: Depression</source>
        <extracomment>porfiriana/rules/sums.py: Itemised costs of actions, and income and value of cards.</extracomment>
        <translation>Economía: Depresión</translation>
    </message>
    <message>
        <source>Economy: {regime}</source>
        <extracomment>porfiriana/rules/sums.py: Itemised costs of actions, and income and value of cards.</extracomment>
        <translation>Economía: {regime}</translation>
    </message>
    <message>
        <source>Economy: {value}.</source>
        <extracomment>porfiriana/rules/card_text.py: Card effects as plain sentences, generated from the card data.</extracomment>
        <translation>Economía: {value}.</translation>
    </message>
    <message>
        <source>Edge of a panel</source>
        <translation>Borde de un panel</translation>
    </message>
    <message>
        <source>Edit as a form</source>
        <translation>Abrir el formulario</translation>
    </message>
    <message>
        <source>Effects</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Efectos</translation>
    </message>
    <message>
        <source>Egyptians</source>
        <extracomment>mexican_adventure/table/words/terms.py: Names of the game's terms for players. No Qt. events.yaml: Titles of the event chits.</extracomment>
        <translation>egipcios</translation>
    </message>
    <message>
        <source>Either way, it goes to the Bull-Bear pile.</source>
        <translation>En ambos casos va a la pila de toros y osos.</translation>
    </message>
    <message>
        <source>Either way, the showdown follows.</source>
        <translation>En ambos casos sigue el desenlace.</translation>
    </message>
    <message>
        <source>El Paso dealer that sold arms to several sides of the fighting in Mexico.</source>
        <translation>Comerciante de El Paso que vendió armas a varios bandos de la lucha en México.</translation>
    </message>
    <message>
        <source>El Paso hotel opened in 1912, within sight of Ciudad Juárez.</source>
        <translation>Hotel de El Paso abierto en 1912, a la vista de Ciudad Juárez.</translation>
    </message>
    <message>
        <source>Election</source>
        <extracomment>words.yaml: sales</extracomment>
        <translation>Elección</translation>
    </message>
    <message>
        <source>Eliminated Republican leaders stay out for good; French Retreat 1 right.</source>
        <translation>Los líderes republicanos eliminados no vuelven; Retirada francesa: 1 hacia la derecha.</translation>
    </message>
    <message>
        <source>Embark {pieces}</source>
        <extracomment>mexican_adventure/table/words/labels.py: Actions as text: lines of the log, labels, consequences and refusals. No Qt.</extracomment>
        <translation>Embarcar {pieces}</translation>
    </message>
    <message>
        <source>Emilio Kosterlitzky&apos;s mounted police of Sonora, who rode to Cananea in June 1906.</source>
        <translation>Policía montada de Sonora, al mando de Emilio Kosterlitzky; cabalgó hasta Cananea en junio de 1906.</translation>
    </message>
    <message>
        <source>End</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Fin</translation>
    </message>
    <message>
        <source>End of the American Civil War</source>
        <translation>Fin de la guerra de Secesión</translation>
    </message>
    <message>
        <source>End of the Arms Deliveries</source>
        <translation>Fin de los envíos de armas</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Fin de la partida</translation>
    </message>
    <message>
        <source>End the bidding</source>
        <translation>Cerrar la subasta</translation>
    </message>
    <message>
        <source>End the boycott of {product}, {land}: +{number}</source>
        <translation>Levantar el boicot ({product}, {land}): +{number}</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Terminar el turno</translation>
    </message>
    <message>
        <source>End turn</source>
        <extracomment>porfiriana/table/scene/looks.py: Looks of single items on the table. porfiriana/table/scene/tableau.py: Items of the seats: panels, cards in play, hand, supply and buttons. porfiriana/table/words/labels.py: Actions as texts: buttons, instructions and log entries. No Qt.</extracomment>
        <translation>Fin de turno</translation>
    </message>
    <message>
        <source>End without a bid</source>
        <translation>Cerrar sin pujas</translation>
    </message>
    <message>
        <source>Ended by Topple</source>
        <translation>Terminadas por Derrocamiento</translation>
    </message>
    <message>
        <source>Ended under</source>
        <extracomment>porfiriana/table/sheets/records_sheet.py: Records of a player, and their sheet.</extracomment>
        <translation>Terminadas bajo</translation>
    </message>
    <message>
        <source>Enemies can come from {zones}.</source>
        <translation>Pueden venir enemigos de {zones}.</translation>
    </message>
    <message>
        <source>Enemies next to it: {zones}.</source>
        <translation>Enemigos en zonas contiguas: {zones}.</translation>
    </message>
    <message>
        <source>Engineer of dams and railways in Chihuahua who died on the Lusitania.</source>
        <translation>Ingeniero de presas y ferrocarriles en Chihuahua que murió en el Lusitania.</translation>
    </message>
    <message>
        <source>Enlarge a card after</source>
        <translation>Ampliar una carta tras</translation>
    </message>
    <message>
        <source>Enlist…</source>
        <extracomment>words.yaml: asks</extracomment>
        <translation>Alistarse…</translation>
    </message>
    <message>
        <source>Enter</source>
        <extracomment>sierra_madre/table/sheets.py: Sheets: forms, the revealed card, files, and the final account.</extracomment>
        <translation>Anotar</translation>
    </message>
    <message>
        <source>Enter another bid…</source>
        <translation>Anotar otra puja…</translation>
    </message>
    <message>
        <source>Enter the cards</source>
        <translation>Introducir las cartas</translation>
    </message>
    <message>
        <source>Enter the dice…</source>
        <translation>Anotar los dados…</translation>
    </message>
    <message>
        <source>Enter the die…</source>
        <translation>Anotar el dado…</translation>
    </message>
    <message>
        <source>Enter the sale…</source>
        <translation>Anotar la venta…</translation>
    </message>
    <message>
        <source>Enter your own dice…</source>
        <translation>Anotar tus propios dados…</translation>
    </message>
    <message>
        <source>Enterprise</source>
        <extracomment>porfiriana/table/faces/enterprise.py: Faces of enterprises: a landscape with the industry's mark, above the connections.</extracomment>
        <translation>Empresa</translation>
    </message>
    <message>
        <source>Enterprise · {industry} · {district}</source>
        <translation>Empresa · {industry} · {district}</translation>
    </message>
    <message>
        <source>Enterprises</source>
        <extracomment>porfiriana/table/sheets/cards_sheet.py: Sheet of the deck's cards, with filters.</extracomment>
        <translation>Empresas</translation>
    </message>
    <message>
        <source>Enterprises with prestige or slaves, and plantations: into his tableau.</source>
        <translation>Empresas con prestigio o esclavos, y plantaciones: a su zona de juego.</translation>
    </message>
    <message>
        <source>Equal gold ({others}): the higher income wins.</source>
        <translation>Con el mismo oro ({others}), ganan los ingresos más altos.</translation>
    </message>
    <message>
        <source>Equal gold and equal income: they share the win.</source>
        <translation>Mismo oro y mismos ingresos: victoria compartida.</translation>
    </message>
    <message>
        <source>Esc</source>
        <extracomment>porfiriana/table/sheets/overview.py: Overview of the game: turn, actions with prices, victory, icons and keys.</extracomment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Estate upriver from Hermosillo once held by Governor Manuel María Gándara.</source>
        <translation>Hacienda río arriba de Hermosillo que fue del gobernador Manuel María Gándara.</translation>
    </message>
    <message>
        <source>Evasion</source>
        <extracomment>events.yaml: Titles of the event chits.</extracomment>
        <translation>Evasión</translation>
    </message>
    <message>
        <source>Event</source>
        <extracomment>porfiriana/table/faces/headline.py: Faces of Headlines, as front pages, and Topples, as yellow broadsides. porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Suceso</translation>
    </message>
    <message>
        <source>Event card</source>
        <extracomment>words.yaml: kinds</extracomment>
        <translation>Carta de evento</translation>
    </message>
    <message>
        <source>Event chits, French Retreat and American Aid</source>
        <translation>Fichas de evento, Retirada francesa y Ayuda americana</translation>
    </message>
    <message>
        <source>Event draw</source>
        <extracomment>mexican_adventure/table/words/terms.py: Names of the game's terms for players. No Qt.</extracomment>
        <translation>Eventos</translation>
    </message>
    <message>
        <source>Events</source>
        <extracomment>mexican_adventure/table/wording.py: Texts of The Mexican Adventure: see ``paxdesk/desk/protocol/table_game.py``. No Qt.</extracomment>
        <translation>Eventos</translation>
    </message>
    <message>
        <source>Every Counter-guerrilla in {zone} has moved.</source>
        <translation>Todas las Contraguerrillas de {zone} se han movido.</translation>
    </message>
    <message>
        <source>Every Hacendado</source>
        <extracomment>porfiriana/ladder.py: The ladder for single players: opponents by strength, and progress.</extracomment>
        <translation>Cada Hacendado</translation>
    </message>
    <message>
        <source>Every bid in a lawsuit counts: enter them all.</source>
        <translation>Cada puja de un pleito cuenta: anótalas todas.</translation>
    </message>
    <message>
        <source>Every district</source>
        <extracomment>porfiriana/table/sheets/cards_sheet.py: Sheet of the deck's cards, with filters.</extracomment>
        <translation>Todos los distritos</translation>
    </message>
    <message>
        <source>Every faction</source>
        <extracomment>porfiriana/table/sheets/cards_sheet.py: Sheet of the deck's cards, with filters.</extracomment>
        <translation>Todas las facciones</translation>
    </message>
    <message>
        <source>Every industry</source>
        <extracomment>porfiriana/table/sheets/cards_sheet.py: Sheet of the deck's cards, with filters.</extracomment>
        <translation>Todas las industrias</translation>
    </message>
    <message>
        <source>Every kind</source>
        <extracomment>porfiriana/table/sheets/cards_sheet.py: Sheet of the deck's cards, with filters.</extracomment>
        <translation>Todas las clases</translation>
    </message>
    <message>
        <source>Every movement of gold</source>
        <translation>Cada movimiento de oro</translation>
    </message>
    <message>
        <source>Every player needs a name.</source>
        <translation>Cada jugador necesita un nombre.</translation>
    </message>
    <message>
        <source>Everyone</source>
        <extracomment>desk/replay/share_sheet.py: Sheet for sharing a replay: choice of view and turns, with notes at moments.</extracomment>
        <translation>Todos</translation>
    </message>
    <message>
        <source>Everyone has joined your new table.</source>
        <translation>Todos se han unido a tu nueva mesa.</translation>
    </message>
    <message>
        <source>Everyone has to agree, and someone is away. Wait until all players are back.</source>
        <translation>Todos deben estar de acuerdo y falta alguien. Espera a que vuelvan todos los jugadores.</translation>
    </message>
    <message>
        <source>Everyone scans a code and sees the table on a phone: their gold first, then cards, bids and the log. All entries are made on this computer. The connection is not encrypted: anyone on your home network could see the table.</source>
        <translation>Cada persona escanea un código y ve la mesa en un teléfono: primero su oro, luego las cartas, las pujas y el registro. Todo se introduce en este ordenador. La conexión no está cifrada: cualquiera en tu red doméstica podría ver la mesa.</translation>
    </message>
    <message>
        <source>Everyone scans a code, and plays their hand on a phone; this screen shows the table. The connection is not encrypted: anyone on your home network could see a hand and play it.</source>
        <translation>Cada persona escanea un código y juega su mano en un teléfono; esta pantalla muestra la mesa. La conexión no está cifrada: cualquiera en tu red doméstica podría ver una mano y jugarla.</translation>
    </message>
    <message>
        <source>Everyone&apos;s starting gold</source>
        <translation>Oro inicial de cada uno</translation>
    </message>
    <message>
        <source>Everything</source>
        <extracomment>mexican_adventure/table/sheets/workshop_sheets.py: Editor of positions and puzzles: pieces are dragged, stacks are clicked.</extracomment>
        <translation>Todo</translation>
    </message>
    <message>
        <source>Everything after this line will be undone. Redo brings it back.</source>
        <translation>Se deshará todo lo posterior a esta línea. «Rehacer» lo recupera.</translation>
    </message>
    <message>
        <source>Everything dealt and rolled follows from the seed, but your share is not in it: the host could have chosen the deal.</source>
        <translation>Todos los repartos y tiradas se derivan de la semilla, pero tu parte no está en ella: el anfitrión pudo elegir el reparto.</translation>
    </message>
    <message numerus="yes">
        <source>Everything follows from the shared seed, but the host asked for new shares %n time(s) after receiving yours, and could have chosen the best deal.</source>
        <translation>
            <numerusform>Todo se deriva de la semilla común, pero el anfitrión pidió nuevas partes %n vez después de recibir la tuya y pudo elegir el mejor reparto.</numerusform>
            <numerusform>Todo se deriva de la semilla común, pero el anfitrión pidió nuevas partes %n veces después de recibir la tuya y pudo elegir el mejor reparto.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everything that has happened</source>
        <translation>Todo lo que ha ocurrido</translation>
    </message>
    <message>
        <source>Exactly {number} FP go without supply: everything you can pay for is supplied.</source>
        <translation>PF que se quedan sin suministro: exactamente {number}. Recibe suministro todo lo que puedas pagar.</translation>
    </message>
    <message>
        <source>Excel (*.xlsx)</source>
        <extracomment>porfiriana/table/sheets/cards_sheet.py: Sheet of the deck's cards, with filters.</extracomment>
        <translation>Excel (*.xlsx)</translation>
    </message>
    <message>
        <source>Exchange of Prisoners</source>
        <translation>Canje de prisioneros</translation>
    </message>
    <message>
        <source>Expect about {dealt} losses dealt and {taken} taken.</source>
        <translation>Pérdidas previstas: unas {dealt} causadas y {taken} sufridas.</translation>
    </message>
    <message>
        <source>Expected steps: {dealt} dealt, {taken} taken. With {better}: {more} dealt, {less} taken.</source>
        <translation>Pasos previstos: {dealt} causados, {taken} sufridos. Con {better}: {more} causados, {less} sufridos.</translation>
    </message>
    <message>
        <source>Expert</source>
        <extracomment>porfiriana/robots/planner/levels.py: Levels of the planner, with the depth and width of their search, and temperaments.</extracomment>
        <translation>Experto</translation>
    </message>
    <message>
        <source>Explosives maker behind a high tariff, with the president&apos;s son among its directors.</source>
        <translation>Fabricante de explosivos protegido por un arancel alto, con el hijo del presidente entre sus consejeros.</translation>
    </message>
    <message>
        <source>Export as CSV…</source>
        <translation>Exportar como CSV…</translation>
    </message>
    <message>
        <source>Export the card set</source>
        <translation>Exportar el juego de cartas</translation>
    </message>
    <message>
        <source>Export the entries</source>
        <translation>Exportar las anotaciones</translation>
    </message>
    <message>
        <source>Export the ledger</source>
        <translation>Exportar el libro mayor</translation>
    </message>
    <message>
        <source>Export the log</source>
        <translation>Exportar el registro</translation>
    </message>
    <message>
        <source>Export the log as text</source>
        <translation>Exportar el registro como texto</translation>
    </message>
    <message>
        <source>Export the log…</source>
        <translation>Exportar el registro…</translation>
    </message>
    <message>
        <source>Export the records</source>
        <translation>Exportar los resultados</translation>
    </message>
    <message>
        <source>Export your cards</source>
        <translation>Exportar tus cartas</translation>
    </message>
    <message>
        <source>Export your puzzles</source>
        <translation>Exportar tus problemas</translation>
    </message>
    <message>
        <source>Export…</source>
        <extracomment>desk/own_puzzle_sheet.py: Sheet for making a puzzle: a goal for a position set up by hand. porfiriana/table/sheets/cards_sheet.py: Sheet of the deck's cards, with filters.</extracomment>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Extorts {0}: 1 gold a turn.</source>
        <translation>Extorsiona {0}: 1 de oro por turno.</translation>
    </message>
    <message>
        <source>Extra action</source>
        <extracomment>porfiriana/table/sheets/overview.py: Overview of the game: turn, actions with prices, victory, icons and keys.</extracomment>
        <translation>Acción extra</translation>
    </message>
    <message>
        <source>F1, Shift+F1</source>
        <extracomment>porfiriana/table/sheets/overview.py: Overview of the game: turn, actions with prices, victory, icons and keys.</extracomment>
        <translation>F1, Mayús+F1</translation>
    </message>
    <message>
        <source>FP move once a turn.</source>
        <translation>Los PF se mueven una sola vez por turno.</translation>
    </message>
    <message>
        <source>FP of one side</source>
        <translation>PF de un bando</translation>
    </message>
    <message>
        <source>FP raised now will still be there after the French leave.</source>
        <translation>Los PF reclutados ahora seguirán ahí cuando se vayan los franceses.</translation>
    </message>
    <message>
        <source>FP such as 7A.french or 9C</source>
        <translation>PF como 7A.french o 9C</translation>
    </message>
    <message>
        <source>FP that this side cannot place</source>
        <translation>PF que este bando no puede colocar</translation>
    </message>
    <message>
        <source>FP, or none</source>
        <translation>PF, o none</translation>
    </message>
    <message>
        <source>Face down</source>
        <extracomment>desk/sheets/form_widgets.py: Fields and buttons drawn on paper. mexican_adventure/table/sheets/overview.py: One-page overview of the game: turns, victory, and the meaning of the pieces.</extracomment>
        <translation>Boca abajo</translation>
    </message>
    <message>
        <source>Faction</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Facción</translation>
    </message>
    <message>
        <source>Factions</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Facciones</translation>
    </message>
    <message>
        <source>Fair: everything dealt and rolled follows from the shared seed.</source>
        <translation>Partida limpia: todos los repartos y tiradas se derivan de la semilla común.</translation>
    </message>
    <message>
        <source>Farms around Cócorit on Yaqui valley land surveyed by the government in the 1890s.</source>
        <translation>Granjas alrededor de Cócorit, en tierras del valle del Yaqui deslindadas por el gobierno en la década de 1890.</translation>
    </message>
    <message>
        <source>Fast</source>
        <extracomment>desk/animations.py: Running animations and their pace. desk/preferences/settings_sheet.py: Settings sheet and shortcuts sheet; each change takes effect immediately.</extracomment>
        <translation>Rápido</translation>
    </message>
    <message>
        <source>Federal</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>Federal</translation>
    </message>
    <message>
        <source>Federal agency that employed Emilio Kosterlitzky after his exile to the United States.</source>
        <translation>Agencia federal que empleó a Emilio Kosterlitzky tras su exilio en Estados Unidos.</translation>
    </message>
    <message>
        <source>Federal battalion sent against Tomóchic, Chihuahua, in 1892.</source>
        <translation>Batallón federal enviado contra Tomóchic, Chihuahua, en 1892.</translation>
    </message>
    <message>
        <source>Federal column with which Victoriano Huerta defeated Orozco in 1912.</source>
        <translation>Columna federal con la que Victoriano Huerta derrotó a Orozco en 1912.</translation>
    </message>
    <message>
        <source>Federal grants paid builders by the kilometre; the main lines were merged in 1908.</source>
        <translation>Las subvenciones federales pagaban a los constructores por kilómetro; las líneas principales se fusionaron en 1908.</translation>
    </message>
    <message>
        <source>Federal raids of 1919 and 1920 arrested thousands of alleged radicals.</source>
        <translation>En las redadas federales de 1919 y 1920 fueron detenidos miles de supuestos radicales.</translation>
    </message>
    <message>
        <source>Federal troops who held the port of Guaymas in 1913 and 1914.</source>
        <translation>Tropas federales que conservaron el puerto de Guaymas durante 1913 y 1914.</translation>
    </message>
    <message>
        <source>Federal zone command that covered Sonora and Baja California.</source>
        <translation>Comandancia de zona federal que abarcaba Sonora y Baja California.</translation>
    </message>
    <message>
        <source>Federation of craft unions led by Samuel Gompers from 1886.</source>
        <translation>Federación de sindicatos de oficios dirigida por Samuel Gompers desde 1886.</translation>
    </message>
    <message>
        <source>Federico Ronstadt&apos;s Tucson carriage and hardware house traded widely in Sonora.</source>
        <translation>La casa de carruajes y ferretería de Federico Ronstadt en Tucson comerciaba mucho en Sonora.</translation>
    </message>
    <message>
        <source>Federico Sisniega&apos;s works in Chihuahua city; he was a business partner of the Terrazas family.</source>
        <translation>Fábrica de Federico Sisniega en la ciudad de Chihuahua; era socio de negocios de la familia Terrazas.</translation>
    </message>
    <message>
        <source>Fewer options</source>
        <extracomment>porfiriana/table/sheets/new_game.py: New Game sheet: mode and players; on request, options and seed.</extracomment>
        <translation>Menos opciones</translation>
    </message>
    <message>
        <source>Field guns designed by General Manuel Mondragón, who joined the coup of February 1913.</source>
        <translation>Cañones de campaña diseñados por el general Manuel Mondragón, que se sumó al golpe de febrero de 1913.</translation>
    </message>
    <message>
        <source>Files</source>
        <extracomment>desk/window/window.py: Main window: the desk, its commands, saved games and sheets.</extracomment>
        <translation>Archivos</translation>
    </message>
    <message>
        <source>Files…</source>
        <extracomment>words.yaml: always</extracomment>
        <translation>Archivos…</translation>
    </message>
    <message>
        <source>Finish</source>
        <extracomment>desk/guide.py: Guide of a lesson, with its note and marks on the table, and the list of lessons.</extracomment>
        <translation>Terminar</translation>
    </message>
    <message>
        <source>Finish Mordida</source>
        <extracomment>words.yaml: going on</extracomment>
        <translation>Terminar la Mordida</translation>
    </message>
    <message>
        <source>Finish a solo game and your results appear here.</source>
        <translation>Termina una partida en solitario y tus resultados aparecerán aquí.</translation>
    </message>
    <message>
        <source>Finish buying rifles</source>
        <translation>Terminar de comprar fusiles</translation>
    </message>
    <message>
        <source>Finish for everyone</source>
        <translation>Terminar para todos</translation>
    </message>
    <message>
        <source>Finish the auction in progress first.</source>
        <translation>Termina primero la subasta en curso.</translation>
    </message>
    <message>
        <source>Finish the auctions</source>
        <translation>Terminar las subastas</translation>
    </message>
    <message>
        <source>Finish the leaders&apos; initiative first.</source>
        <translation>Termina primero la iniciativa de los líderes.</translation>
    </message>
    <message>
        <source>Finished games</source>
        <extracomment>desk/home/home_page.py: Home page, shown at start and reachable from the table.</extracomment>
        <translation>Partidas acabadas</translation>
    </message>
    <message>
        <source>Firepower</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Potencia de fuego</translation>
    </message>
    <message>
        <source>Firepower 1 to 3</source>
        <translation>Potencia de fuego de 1 a 3</translation>
    </message>
    <message>
        <source>Firepower 1: bows.</source>
        <translation>Potencia de fuego 1: arcos.</translation>
    </message>
    <message>
        <source>Firepower 2: rifles.</source>
        <translation>Potencia de fuego 2: fusiles.</translation>
    </message>
    <message>
        <source>Firepower 3: machine guns, never defeated.</source>
        <translation>Potencia de fuego 3: ametralladoras, nunca vencidas.</translation>
    </message>
    <message>
        <source>Firepower {0}, thanks to a general.</source>
        <translation>Potencia de fuego {0}, gracias a un general.</translation>
    </message>
    <message>
        <source>First</source>
        <extracomment>porfiriana/table/words/diaz_words.py: Díaz's purchases by dice, and their reasons, as sentences. No Qt.</extracomment>
        <translation>Primero</translation>
    </message>
    <message>
        <source>First item in this area</source>
        <translation>Primer elemento de esta zona</translation>
    </message>
    <message>
        <source>First player</source>
        <extracomment>porfiriana/table/sheets/new_game.py: New Game sheet: mode and players; on request, options and seed.</extracomment>
        <translation>Primer jugador</translation>
    </message>
    <message>
        <source>First, all gold returns home; correct the entries for gold that stays at its enterprise.</source>
        <translation>Primero vuelve todo el oro; corrige las líneas del oro que se quede en su empresa.</translation>
    </message>
    <message>
        <source>Five actions left.</source>
        <translation>Quedan cinco acciones.</translation>
    </message>
    <message>
        <source>Fixed</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Fijo</translation>
    </message>
    <message>
        <source>Fixed income</source>
        <extracomment>porfiriana/table/sheets/overview.py: Overview of the game: turn, actions with prices, victory, icons and keys.</extracomment>
        <translation>Ingresos fijos</translation>
    </message>
    <message>
        <source>Flowchart of the Pax-o-matic</source>
        <translation>Diagrama del Pax-o-matic</translation>
    </message>
    <message>
        <source>Flowchart of the robots</source>
        <translation>Diagrama de los robots</translation>
    </message>
    <message>
        <source>Followers of Felipe Bachomo, a Mayo leader allied with Villa.</source>
        <translation>Seguidores de Felipe Bachomo, líder mayo aliado de Villa.</translation>
    </message>
    <message>
        <source>Followers of Teresa Urrea who attacked the Nogales customhouse in August 1896.</source>
        <translation>Seguidores de Teresa Urrea que atacaron la aduana de Nogales en agosto de 1896.</translation>
    </message>
    <message>
        <source>For a Straw Man, your enterprise must have no Unrest.</source>
        <translation>Para un hombre de paja, tu empresa no debe tener Disturbios.</translation>
    </message>
    <message>
        <source>For a TV: fixed seats and large text</source>
        <translation>Para un televisor: asientos fijos y texto grande</translation>
    </message>
    <message>
        <source>For each</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Por cada</translation>
    </message>
    <message>
        <source>For each {card} that they own, each player pays {gold} gold or discards it.</source>
        <translation>Por cada {card} que tenga, cada jugador paga {gold} de oro o descarta la carta.</translation>
    </message>
    <message>
        <source>For touch: 44-pixel buttons, and a tap selects the nearest item</source>
        <translation>Para pantallas táctiles: botones de 44 píxeles; un toque elige el elemento más cercano</translation>
    </message>
    <message>
        <source>Force points by turn</source>
        <translation>Puntos de fuerza por turno</translation>
    </message>
    <message>
        <source>Forced Enrolment</source>
        <extracomment>events.yaml: Titles of the event chits.</extracomment>
        <translation>Leva forzosa</translation>
    </message>
    <message>
        <source>Forced auction</source>
        <extracomment>words.yaml: sales</extracomment>
        <translation>Subasta forzosa</translation>
    </message>
    <message>
        <source>Forces on the map</source>
        <translation>Fuerzas en el mapa</translation>
    </message>
    <message>
        <source>Forces that came to {zone} this turn leave next turn.</source>
        <translation>Las fuerzas que llegaron a {zone} este turno salen el siguiente.</translation>
    </message>
    <message>
        <source>Forces that stay to the end gather in {to}.</source>
        <translation>Las fuerzas que se quedan hasta el final se reúnen en {to}.</translation>
    </message>
    <message>
        <source>Forces that stay to the end gather.</source>
        <translation>Las fuerzas que se quedan hasta el final se reúnen.</translation>
    </message>
    <message>
        <source>Foreign-owned lands of the Palomas Land and Cattle Company beside the New Mexico line.</source>
        <translation>Tierras de propiedad extranjera de la Palomas Land and Cattle Company, junto a la frontera con Nuevo México.</translation>
    </message>
    <message>
        <source>Forey</source>
        <extracomment>events.yaml: Titles of the event chits.</extracomment>
        <translation>Forey</translation>
    </message>
    <message>
        <source>Former governor of Washington, D.C., who ran silver mines at Batopilas until 1902.</source>
        <translation>Antiguo gobernador de Washington, D. C., que dirigió minas de plata en Batopilas hasta 1902.</translation>
    </message>
    <message>
        <source>Forward</source>
        <extracomment>desk/rules_window.py: Rules window: contents, search, and pages with cross-references.</extracomment>
        <translation>Adelante</translation>
    </message>
    <message>
        <source>Founded in 1900 by the Flores Magón circle and later printed in Texas, Missouri and California.</source>
        <translation>Fundado en 1900 por el círculo de Flores Magón e impreso más tarde en Texas, Misuri y California.</translation>
    </message>
    <message>
        <source>Four actions left.</source>
        <translation>Quedan cuatro acciones.</translation>
    </message>
    <message>
        <source>Four quarters abroad</source>
        <translation>Cuatro trimestres en el extranjero</translation>
    </message>
    <message>
        <source>Fourth</source>
        <extracomment>porfiriana/table/words/diaz_words.py: Díaz's purchases by dice, and their reasons, as sentences. No Qt.</extracomment>
        <translation>Cuarto</translation>
    </message>
    <message>
        <source>Fraud: discard {card}</source>
        <translation>Fraude: descartar {card}</translation>
    </message>
    <message>
        <source>Fraud: discard {card} for {kind}</source>
        <translation>Fraude: descartar {card} para la {kind}</translation>
    </message>
    <message>
        <source>Free</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Gratis</translation>
    </message>
    <message>
        <source>Free Elections</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>Elecciones libres</translation>
    </message>
    <message>
        <source>Free seats on the local network</source>
        <translation>Asientos libres en la red local</translation>
    </message>
    <message>
        <source>Free.</source>
        <extracomment>porfiriana/table/words/labels.py: Actions as texts: buttons, instructions and log entries. No Qt.</extracomment>
        <translation>Gratis.</translation>
    </message>
    <message>
        <source>French</source>
        <extracomment>mexican_adventure/table/words/terms.py: Names of the game's terms for players. No Qt.</extracomment>
        <translation>franceses</translation>
    </message>
    <message>
        <source>French Retreat</source>
        <extracomment>mexican_adventure/table/chart_plots.py: Charts of a game: resources, strength, zones and the French Retreat marker. mexican_adventure/table/scene/tracks.py: Cartouche in the Gulf: calendar, tracks, both sides' RP and the bowl. mexican_adventure/table/sheets/workshop_sheets.py: Editor of positions and puzzles: pieces are dragged, stacks are clicked.</extracomment>
        <translation>Retirada francesa</translation>
    </message>
    <message>
        <source>French Retreat 0–9</source>
        <translation>Retirada francesa 0–9</translation>
    </message>
    <message>
        <source>French Retreat 1 left.</source>
        <translation>Retirada francesa: 1 hacia la izquierda.</translation>
    </message>
    <message>
        <source>French Retreat 2 right.</source>
        <translation>Retirada francesa: 2 hacia la derecha.</translation>
    </message>
    <message>
        <source>French Retreat 3 right.</source>
        <translation>Retirada francesa: 3 hacia la derecha.</translation>
    </message>
    <message>
        <source>French Retreat 5 right; Republicans up to B; American Aid +1.</source>
        <translation>Retirada francesa: 5 hacia la derecha; republicanos hasta B; Ayuda americana +1.</translation>
    </message>
    <message>
        <source>French Retreat by turn</source>
        <translation>Retirada francesa por turno</translation>
    </message>
    <message>
        <source>French Retreat moves {steps} to the left</source>
        <translation>La Retirada francesa retrocede {steps} hacia la izquierda</translation>
    </message>
    <message>
        <source>French Retreat moves {steps} to the right</source>
        <translation>La Retirada francesa avanza {steps} hacia la derecha</translation>
    </message>
    <message>
        <source>French Retreat never at {most}; it is at {number}</source>
        <translation>Retirada francesa nunca en {most}; ahora en {number}</translation>
    </message>
    <message>
        <source>French Retreat was never at 30 at the end of a turn</source>
        <translation>La Retirada francesa nunca estuvo en 30 al final de un turno</translation>
    </message>
    <message>
        <source>French Retreat {change}</source>
        <translation>Retirada francesa {change}</translation>
    </message>
    <message>
        <source>French Retreat {number}</source>
        <translation>Retirada francesa {number}</translation>
    </message>
    <message>
        <source>French Retreat {number}: not above {most}</source>
        <translation>Retirada francesa {number}: no pasa de {most}</translation>
    </message>
    <message>
        <source>French pilot who tried to bomb federal gunboats at Guaymas in May 1913.</source>
        <translation>Piloto francés que intentó bombardear cañoneros federales en Guaymas en mayo de 1913.</translation>
    </message>
    <message>
        <source>Frenchmen who stay fight on as Imperial Mexicans.</source>
        <translation>Los franceses que se quedan siguen luchando como mexicanos imperiales.</translation>
    </message>
    <message>
        <source>From</source>
        <extracomment>words.yaml: fields</extracomment>
        <translation>De</translation>
    </message>
    <message>
        <source>From a contested zone the first step may not enter an enemy&apos;s zone.</source>
        <translation>Desde una zona disputada el primer paso no puede entrar en zona enemiga.</translation>
    </message>
    <message>
        <source>From here it cannot be solved. Undo your last action and try again.</source>
        <translation>Desde aquí no se puede resolver. Deshaz tu última acción e inténtalo otra vez.</translation>
    </message>
    <message>
        <source>From here the HQ reaches most of its troops.</source>
        <translation>Desde aquí el cuartel general alcanza a la mayoría de sus tropas.</translation>
    </message>
    <message>
        <source>From next turn on trains run between Veracruz and Mexico.</source>
        <translation>Desde el próximo turno circulan trenes entre Veracruz y México.</translation>
    </message>
    <message>
        <source>From round {first} to {last} {name} missed a chance to topple Díaz.</source>
        <translation>De la ronda {first} a la {last}, {name} dejó pasar la ocasión de derrocar a Díaz.</translation>
    </message>
    <message>
        <source>From this game</source>
        <translation>De esta partida</translation>
    </message>
    <message>
        <source>From {zone}: march where?</source>
        <translation>Desde {zone}: ¿adónde marchar?</translation>
    </message>
    <message>
        <source>From@the first turn</source>
        <translation>Desde</translation>
    </message>
    <message>
        <source>Frontier Arizona merchant family whose stores sold dry goods and arms.</source>
        <translation>Familia de comerciantes de la frontera de Arizona cuyas tiendas vendían telas y armas.</translation>
    </message>
    <message>
        <source>Full screen</source>
        <extracomment>desk/window/window.py: Main window: the desk, its commands, saved games and sheets.</extracomment>
        <translation>Pantalla completa</translation>
    </message>
    <message>
        <source>Full speech.</source>
        <extracomment>desk/view/screen_reader.py: Announcements for screen readers and the built-in voice: focus, prompts, summaries.</extracomment>
        <translation>Lectura completa.</translation>
    </message>
    <message>
        <source>Gain {gold} gold whenever anyone plays an orange card or uses an activist.</source>
        <translation>Ganas {gold} de oro siempre que alguien juega una carta naranja o usa un activista.</translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>porfiriana/table/sheets/records_sheet.py: Records of a player, and their sheet.</extracomment>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Games in progress</source>
        <translation>Partidas en curso</translation>
    </message>
    <message>
        <source>Games played on from both: {points} points more.</source>
        <translation>Partidas jugadas desde ambos planes: {points} puntos más.</translation>
    </message>
    <message>
        <source>Games won of the last ten, in %</source>
        <translation>Partidas ganadas de las diez últimas, en %</translation>
    </message>
    <message>
        <source>General Pershing&apos;s force, sent into Chihuahua in March 1916.</source>
        <translation>La fuerza del general Pershing, enviada a Chihuahua en marzo de 1916.</translation>
    </message>
    <message>
        <source>General and governor of Nuevo León, long seen as a possible heir to Díaz.</source>
        <translation>General y gobernador de Nuevo León, visto durante mucho tiempo como posible heredero de Díaz.</translation>
    </message>
    <message>
        <source>General revolution: {note} = {number}; 13 needed.</source>
        <translation>Revolución general: {note} = {number}; hacen falta 13.</translation>
    </message>
    <message>
        <source>General, governor and owner of millions of acres of Chihuahua grazing land.</source>
        <translation>General, gobernador y dueño de millones de acres de pastizales de Chihuahua.</translation>
    </message>
    <message>
        <source>General: Firepower 3</source>
        <translation>General: Potencia de fuego 3</translation>
    </message>
    <message>
        <source>General: all your troops have Firepower 3.</source>
        <translation>General: todas tus tropas tienen Potencia de fuego 3.</translation>
    </message>
    <message>
        <source>Generated from the card</source>
        <translation>Según la carta</translation>
    </message>
    <message>
        <source>German agent who ran Madero&apos;s border intelligence and later bought arms for Villa.</source>
        <translation>Agente alemán que dirigió la inteligencia de Madero en la frontera y después compró armas para Villa.</translation>
    </message>
    <message>
        <source>German agents offered Huerta money in 1915 for a return to Mexico.</source>
        <translation>Agentes alemanes ofrecieron dinero a Huerta en 1915 para que volviera a México.</translation>
    </message>
    <message>
        <source>German merchant house in Chihuahua and Ciudad Juárez dealing in hardware and arms.</source>
        <translation>Casa comercial alemana de Chihuahua y Ciudad Juárez que vendía ferretería y armas.</translation>
    </message>
    <message>
        <source>German-owned Sonoran bank that closed when its Chinese depositors were expelled.</source>
        <translation>Banco sonorense de dueños alemanes que cerró cuando se expulsó a sus depositantes chinos.</translation>
    </message>
    <message>
        <source>Germany&apos;s offer of an alliance to Mexico was published on March 1, 1917.</source>
        <translation>La oferta alemana de una alianza a México se publicó el 1 de marzo de 1917.</translation>
    </message>
    <message>
        <source>Give the Regular Orders first.</source>
        <translation>Da primero las órdenes regulares.</translation>
    </message>
    <message>
        <source>Give up all cards</source>
        <translation>Renunciar a todas las cartas</translation>
    </message>
    <message>
        <source>Give up the seat</source>
        <translation>Renunciar al asiento</translation>
    </message>
    <message>
        <source>Give {card} to the common cards</source>
        <translation>Pasar {card} a las cartas comunes</translation>
    </message>
    <message>
        <source>Give {card} to {name}</source>
        <translation>Dar {card} a {name}</translation>
    </message>
    <message>
        <source>Give {chit}</source>
        <extracomment>mexican_adventure/table/words/labels.py: Actions as text: lines of the log, labels, consequences and refusals. No Qt.</extracomment>
        <translation>Dar {chit}</translation>
    </message>
    <message>
        <source>Gives up a win this turn.</source>
        <translation>Renuncia a ganar este turno.</translation>
    </message>
    <message>
        <source>Gives up {lost} but brings {won}.</source>
        <translation>Renuncia a {lost}, pero da {won}.</translation>
    </message>
    <message>
        <source>Gives up {lost}.</source>
        <translation>Renuncia a {lost}.</translation>
    </message>
    <message>
        <source>Glasses</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Gafas</translation>
    </message>
    <message>
        <source>Go back</source>
        <extracomment>desk/window/frame.py: Frame of a window: one game, its file and its sheets. desk/window/window.py: Main window: the desk, its commands, saved games and sheets.</extracomment>
        <translation>Volver</translation>
    </message>
    <message>
        <source>Go back to the saved position?</source>
        <translation>¿Volver a la posición guardada?</translation>
    </message>
    <message>
        <source>Go back to this point?</source>
        <translation>¿Volver a este punto?</translation>
    </message>
    <message>
        <source>Go there</source>
        <extracomment>desk/view/accessible.py: The table as objects of Qt's accessibility tree.</extracomment>
        <translation>Ir allí</translation>
    </message>
    <message>
        <source>Goal</source>
        <extracomment>desk/own_puzzle_sheet.py: Sheet for making a puzzle: a goal for a position set up by hand.</extracomment>
        <translation>Objetivo</translation>
    </message>
    <message>
        <source>Goal for the player whose turn it is</source>
        <translation>Objetivo del jugador que tiene el turno</translation>
    </message>
    <message>
        <source>Gold</source>
        <extracomment>porfiriana/table/deal_results.py: Results of coded solo deals, each proved by a saved game file. porfiriana/table/sheets/end.py: Sheet at the end of a game: a poster, and the course of the game. porfiriana/table/sheets/workshop_sheets.py: Editors of positions and of custom puzzles.</extracomment>
        <translation>Oro</translation>
    </message>
    <message>
        <source>Gold and silver camp in northeastern Sonora worked by the Lucky Tiger company.</source>
        <translation>Campo minero de oro y plata del noreste de Sonora explotado por la compañía Lucky Tiger.</translation>
    </message>
    <message>
        <source>Gold and silver camp in the Sierra Madre of western Chihuahua, supplied by mule trail.</source>
        <translation>Campo minero de oro y plata en la Sierra Madre del oeste de Chihuahua, abastecido por camino de mulas.</translation>
    </message>
    <message>
        <source>Gold and silver camp southeast of Hermosillo worked by American companies from the 1880s.</source>
        <translation>Campo minero de oro y plata al sureste de Hermosillo explotado por compañías estadounidenses desde la década de 1880.</translation>
    </message>
    <message>
        <source>Gold at the end</source>
        <translation>Oro al final</translation>
    </message>
    <message>
        <source>Gold bars</source>
        <extracomment>sierra_madre/table/sheets.py: Sheets: forms, the revealed card, files, and the final account.</extracomment>
        <translation>Lingotes</translation>
    </message>
    <message>
        <source>Gold by turn</source>
        <translation>Oro por turno</translation>
    </message>
    <message>
        <source>Gold camp beside Minas Prietas, worked by the Crestón-Colorado Company.</source>
        <translation>Campo de oro junto a Minas Prietas, explotado por la Crestón-Colorado Company.</translation>
    </message>
    <message>
        <source>Gold changes hands</source>
        <translation>El oro cambia de manos</translation>
    </message>
    <message>
        <source>Gold comes from New York</source>
        <translation>Oro que vuelve de Nueva York</translation>
    </message>
    <message>
        <source>Gold for IOUs</source>
        <translation>Oro a cambio de pagarés</translation>
    </message>
    <message>
        <source>Gold goes to New York</source>
        <translation>Oro que va a Nueva York</translation>
    </message>
    <message>
        <source>Gold less</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Oro menos</translation>
    </message>
    <message>
        <source>Gold of {name}</source>
        <translation>Oro de {name}</translation>
    </message>
    <message>
        <source>Gold or silver mine</source>
        <translation>Mina de oro o plata</translation>
    </message>
    <message>
        <source>Gold: {before} to {after}.</source>
        <translation>Oro: de {before} a {after}.</translation>
    </message>
    <message>
        <source>Gold…</source>
        <extracomment>words.yaml: always</extracomment>
        <translation>Oro…</translation>
    </message>
    <message>
        <source>Good</source>
        <extracomment>porfiriana/table/chart_plots.py: Charts, turning points and analysis of a game, as data for the desk.</extracomment>
        <translation>Bueno</translation>
    </message>
    <message>
        <source>Governor Rafael Izábal rode with state forces that rounded up Yaqui families.</source>
        <translation>El gobernador Rafael Izábal cabalgó con fuerzas del estado que apresaban a familias yaquis.</translation>
    </message>
    <message>
        <source>Governor of Sonora from 1915 and president of Mexico from 1924 to 1928.</source>
        <translation>Gobernador de Sonora desde 1915 y presidente de México de 1924 a 1928.</translation>
    </message>
    <message>
        <source>Governor of Sonora, then vice-president of Mexico from 1904 to 1911.</source>
        <translation>Gobernador de Sonora y luego vicepresidente de México, de 1904 a 1911.</translation>
    </message>
    <message>
        <source>Governor of {district}</source>
        <translation>Gobernador de {district}</translation>
    </message>
    <message>
        <source>Grew from William Greene&apos;s Naco to Cananea line and passed to the Southern Pacific.</source>
        <translation>Nació de la línea de William Greene de Naco a Cananea y pasó al Southern Pacific.</translation>
    </message>
    <message>
        <source>Grudge pile</source>
        <extracomment>porfiriana/table/inspection.py: Content of the inspector for a spot: facts and possible actions. porfiriana/table/sheets/overview.py: Overview of the game: turn, actions with prices, victory, icons and keys.</extracomment>
        <translation>Pila de agravios</translation>
    </message>
    <message>
        <source>Grudges</source>
        <extracomment>porfiriana/table/faces/card_pieces.py: Pieces painted on faces, and Grudge Piles. Lengths are in px.</extracomment>
        <translation>Agravios</translation>
    </message>
    <message>
        <source>Grudges {owner}, {number}: {cards}</source>
        <translation>Agravios {owner}, {number}: {cards}</translation>
    </message>
    <message>
        <source>Guerrilla</source>
        <extracomment>mexican_adventure/table/words/terms.py: Names of the game's terms for players. No Qt. events.yaml: Titles of the event chits.</extracomment>
        <translation>Guerrilla</translation>
    </message>
    <message>
        <source>Guerrilla and Counter-guerrilla in {zone}</source>
        <translation>Guerrilla y Contraguerrilla en {zone}</translation>
    </message>
    <message>
        <source>Guerrillas</source>
        <extracomment>mexican_adventure/table/inspection.py: Inspector content for zones and pieces that the reader may see. No Qt. mexican_adventure/table/scene/tracks.py: Cartouche in the Gulf: calendar, tracks, both sides' RP and the bowl. mexican_adventure/table/words/questions.py: Questions to the players and the forms of their answers. No Qt.</extracomment>
        <translation>Guerrillas</translation>
    </message>
    <message>
        <source>Guerrillas in reserve</source>
        <translation>Guerrillas en reserva</translation>
    </message>
    <message>
        <source>Gulf of Mexico</source>
        <translation>Golfo de México</translation>
    </message>
    <message>
        <source>Gunmen killed Pancho Villa in his automobile at Parral in July 1923.</source>
        <translation>Unos pistoleros mataron a Pancho Villa en su automóvil en Parral en julio de 1923.</translation>
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
        <translation>Hacendado del jugador {0}</translation>
    </message>
    <message>
        <source>Hacendado · Loyal</source>
        <translation>Hacendado · Leal</translation>
    </message>
    <message>
        <source>Hacendado · {faction} cause</source>
        <translation>Hacendado · Causa {faction}</translation>
    </message>
    <message>
        <source>Hacendados</source>
        <extracomment>porfiriana/table/sheets/cards_sheet.py: Sheet of the deck's cards, with filters. sierra_madre/table/drawing.py: Layout and painting of the table: strip, quarter, calendars, edge and page.</extracomment>
        <translation>Hacendados</translation>
    </message>
    <message>
        <source>Hacendados may enlist in the war.</source>
        <translation>Los hacendados pueden alistarse en la guerra.</translation>
    </message>
    <message>
        <source>Hacendados with different pairs of causes</source>
        <translation>Hacendados con pares de causas distintos</translation>
    </message>
    <message>
        <source>Hacendados without income 2 and one ability</source>
        <translation>Hacendados sin 2 de ingresos y una capacidad</translation>
    </message>
    <message>
        <source>Hacienda</source>
        <extracomment>words.yaml: kinds</extracomment>
        <translation>Hacienda</translation>
    </message>
    <message>
        <source>Hacienda north of Arizpe associated with General Ignacio Pesqueira&apos;s family.</source>
        <translation>Hacienda al norte de Arizpe vinculada a la familia del general Ignacio Pesqueira.</translation>
    </message>
    <message>
        <source>Hacienda outside Hermosillo owned by Dionisio González and his heirs.</source>
        <translation>Hacienda de las afueras de Hermosillo, propiedad de Dionisio González y sus herederos.</translation>
    </message>
    <message>
        <source>Half price</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Mitad de precio</translation>
    </message>
    <message>
        <source>Half the deck, with the Topples shuffled in anywhere</source>
        <translation>Medio mazo, con los Derrocamientos barajados en cualquier sitio</translation>
    </message>
    <message>
        <source>Hand</source>
        <extracomment>porfiriana/table/scene/board.py: Items of the common column, and captions above a seat's cards.</extracomment>
        <translation>Mano</translation>
    </message>
    <message>
        <source>Hand Limit</source>
        <extracomment>porfiriana/table/sheets/new_game_fields.py: Fields and lists of the New Game sheet.</extracomment>
        <translation>Límite de mano</translation>
    </message>
    <message>
        <source>Hand Limit, player {0}</source>
        <translation>Límite de mano, jugador {0}</translation>
    </message>
    <message>
        <source>Hand of {0}</source>
        <translation>Mano: {0}</translation>
    </message>
    <message>
        <source>Hand, by kind</source>
        <translation>Mano, por clase</translation>
    </message>
    <message>
        <source>Hand, by price</source>
        <translation>Mano, por precio</translation>
    </message>
    <message>
        <source>Handicap of {name}: {handicap}</source>
        <translation>Hándicap de {name}: {handicap}</translation>
    </message>
    <message>
        <source>Handicap: {0}.</source>
        <extracomment>porfiriana/table/inspection.py: Content of the inspector for a spot: facts and possible actions.</extracomment>
        <translation>Hándicap: {0}.</translation>
    </message>
    <message>
        <source>Handicaps ({0})</source>
        <extracomment>porfiriana/table/sheets/new_game.py: New Game sheet: mode and players; on request, options and seed.</extracomment>
        <translation>Hándicaps ({0})</translation>
    </message>
    <message>
        <source>Handicaps: what a player starts with, compared with the others</source>
        <translation>Hándicaps: con qué empieza un jugador, comparado con los demás</translation>
    </message>
    <message>
        <source>Handicaps…</source>
        <extracomment>porfiriana/table/sheets/new_game.py: New Game sheet: mode and players; on request, options and seed.</extracomment>
        <translation>Hándicaps…</translation>
    </message>
    <message>
        <source>Hands</source>
        <extracomment>porfiriana/table/sheets/new_game.py: New Game sheet: mode and players; on request, options and seed.</extracomment>
        <translation>Manos</translation>
    </message>
    <message>
        <source>Hands are face down; hold Space, or press your hand, to see your cards</source>
        <translation>Las manos están boca abajo; mantén pulsado Espacio, o pulsa tu mano, para ver tus cartas</translation>
    </message>
    <message>
        <source>Hands at one screen</source>
        <translation>Manos en una pantalla</translation>
    </message>
    <message>
        <source>Hands on phones</source>
        <translation>Manos en teléfonos</translation>
    </message>
    <message>
        <source>Hands on phones: each player scans a code</source>
        <translation>Manos en teléfonos: cada jugador escanea un código</translation>
    </message>
    <message>
        <source>Hands on phones…</source>
        <translation>Manos en teléfonos…</translation>
    </message>
    <message>
        <source>Hard</source>
        <extracomment>mexican_adventure/table/words/terms.py: Names of the game's terms for players. No Qt. porfiriana/robots/planner/levels.py: Levels of the planner, with the depth and width of their search, and temperaments.</extracomment>
        <translation>Difícil</translation>
    </message>
    <message>
        <source>Hard-rock miners&apos; union founded at Butte in 1893 and active in Arizona.</source>
        <translation>Sindicato de mineros de roca dura fundado en Butte en 1893 y activo en Arizona.</translation>
    </message>
    <message>
        <source>Hat</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Sombrero</translation>
    </message>
    <message>
        <source>Have your own Hacendado shot in the showdown that you win</source>
        <translation>Haz que maten a tiros a tu propio Hacendado en el desenlace que ganas</translation>
    </message>
    <message>
        <source>He carries a Failure marker.</source>
        <translation>Lleva un marcador de fracaso.</translation>
    </message>
    <message>
        <source>He goes to one of the nearest zones without enemies or with friends.</source>
        <translation>Va a una de las zonas más cercanas sin enemigos o con amigos.</translation>
    </message>
    <message>
        <source>He has moved this turn.</source>
        <translation>Ya se ha movido este turno.</translation>
    </message>
    <message>
        <source>He is not with the force.</source>
        <translation>No está con la fuerza.</translation>
    </message>
    <message>
        <source>He needs a zone with an Imperial force that is not contested.</source>
        <translation>Necesita una zona no disputada con una fuerza imperial.</translation>
    </message>
    <message>
        <source>He plays only attacks that steal gold or place Unrest</source>
        <translation>Solo juega ataques que roban oro o ponen Disturbios</translation>
    </message>
    <message>
        <source>He rolls a die for each row, takes both cards for no gold, and plays them.</source>
        <translation>Tira un dado por cada fila, toma las dos cartas sin pagar oro y las juega.</translation>
    </message>
    <message>
        <source>He stays with the HQ.</source>
        <translation>Se queda con el CG.</translation>
    </message>
    <message>
        <source>Headline</source>
        <extracomment>porfiriana/table/faces/headline.py: Faces of Headlines, as front pages, and Topples, as yellow broadsides.</extracomment>
        <translation>Titular</translation>
    </message>
    <message>
        <source>Headline · Bear</source>
        <translation>Titular · Oso</translation>
    </message>
    <message>
        <source>Headline · Bull</source>
        <translation>Titular · Toro</translation>
    </message>
    <message>
        <source>Headlines</source>
        <extracomment>porfiriana/table/sheets/cards_sheet.py: Sheet of the deck's cards, with filters. porfiriana/table/sheets/overview.py: Overview of the game: turn, actions with prices, victory, icons and keys. porfiriana/table/wording.py: Texts of Pax Porfiriana, see ``paxdesk/desk/protocol/table_game.py``.</extracomment>
        <translation>Titulares</translation>
    </message>
    <message>
        <source>Headlines with Strife among the 27 that change the regime</source>
        <translation>Titulares con Discordia entre los 27 que cambian el régimen</translation>
    </message>
    <message>
        <source>Headquarters</source>
        <extracomment>mexican_adventure/table/sheets/workshop_sheets.py: Editor of positions and puzzles: pieces are dragged, stacks are clicked. mexican_adventure/table/words/terms.py: Names of the game's terms for players. No Qt.</extracomment>
        <translation>Cuartel general</translation>
    </message>
    <message>
        <source>Headquarters {number}</source>
        <extracomment>mexican_adventure/table/sheets/workshop_sheets.py: Editor of positions and puzzles: pieces are dragged, stacks are clicked.</extracomment>
        <translation>Cuartel general {number}</translation>
    </message>
    <message>
        <source>Healer of Cabora exiled in 1892; rebels at Tomóchic and Nogales invoked her name.</source>
        <translation>Curandera de Cabora desterrada en 1892; los rebeldes de Tomóchic y Nogales invocaban su nombre.</translation>
    </message>
    <message>
        <source>Hearst daily founded in 1903; his papers praised Díaz and later urged intervention.</source>
        <translation>Diario de Hearst fundado en 1903; sus periódicos elogiaron a Díaz y después pidieron la intervención.</translation>
    </message>
    <message>
        <source>Hearst family ranch in western Chihuahua, over a million acres, kept until the 1950s.</source>
        <translation>Rancho de la familia Hearst en el oeste de Chihuahua, de más de un millón de acres, conservado hasta la década de 1950.</translation>
    </message>
    <message>
        <source>Heavy guns mounted on rail cars for the columns on the northern lines.</source>
        <translation>Cañones pesados montados en vagones para las columnas de las líneas del norte.</translation>
    </message>
    <message>
        <source>Heir</source>
        <extracomment>porfiriana/table/sheets/workshop_sheets.py: Editors of positions and of custom puzzles.</extracomment>
        <translation>Heredero</translation>
    </message>
    <message>
        <source>Help</source>
        <extracomment>desk/home/home_page.py: Home page, shown at start and reachable from the table. desk/window/window.py: Main window: the desk, its commands, saved games and sheets.</extracomment>
        <translation>Ayuda</translation>
    </message>
    <message>
        <source>Helps Díaz</source>
        <extracomment>porfiriana/table/sheets/overview.py: Overview of the game: turn, actions with prices, victory, icons and keys.</extracomment>
        <translation>Ayuda a Díaz</translation>
    </message>
    <message>
        <source>Henry Hooker&apos;s ranch in Arizona&apos;s Sulphur Springs Valley, established in 1872.</source>
        <translation>Rancho de Henry Hooker en el valle de Sulphur Springs, en Arizona, fundado en 1872.</translation>
    </message>
    <message>
        <source>Here</source>
        <extracomment>desk/sheets/network_sheets.py: Sheets of network play: seats, links to a table, and joining.</extracomment>
        <translation>Aquí</translation>
    </message>
    <message>
        <source>Hermosillo bank of issue chartered in the late 1890s with backing from the governing circle.</source>
        <translation>Banco de emisión de Hermosillo autorizado a fines de la década de 1890 con apoyo del círculo gobernante.</translation>
    </message>
    <message>
        <source>Hermosillo brewery incorporated in 1897 by Georg Grüning and partners.</source>
        <translation>Cervecería de Hermosillo constituida en sociedad en 1897 por Georg Grüning y sus socios.</translation>
    </message>
    <message>
        <source>Hide hand</source>
        <extracomment>desk/play/prompt_line.py: The prompt line: questions, robots' actions, and reasons for refusals.</extracomment>
        <translation>Ocultar mano</translation>
    </message>
    <message>
        <source>Hide the hand</source>
        <translation>Ocultar la mano</translation>
    </message>
    <message>
        <source>High contrast</source>
        <extracomment>desk/preferences/settings_sheet.py: Settings sheet and shortcuts sheet; each change takes effect immediately.</extracomment>
        <translation>Alto contraste</translation>
    </message>
    <message>
        <source>Highest court of the state of Sonora, seated at Hermosillo.</source>
        <translation>Máximo tribunal del estado de Sonora, con sede en Hermosillo.</translation>
    </message>
    <message>
        <source>Highlights</source>
        <extracomment>sierra_madre/table/game_table.py: The companion on the desk: see ``paxdesk/desk/protocol/table_game.py``.</extracomment>
        <translation>Momentos destacados</translation>
    </message>
    <message>
        <source>Highlights of the game</source>
        <translation>Los momentos destacados de la partida</translation>
    </message>
    <message>
        <source>Hint</source>
        <extracomment>desk/scene/strips.py: The top bar and the prompt strip. desk/view/hints.py: Hints from the game's adviser, and explanations of log steps. desk/window/window.py: Main window: the desk, its commands, saved games and sheets.</extracomment>
        <translation>Consejo</translation>
    </message>
    <message>
        <source>Hint: {0}.</source>
        <extracomment>desk/view/hints.py: Hints from the game's adviser, and explanations of log steps.</extracomment>
        <translation>Consejo: {0}.</translation>
    </message>
    <message>
        <source>Hints</source>
        <extracomment>desk/preferences/settings_sheet.py: Settings sheet and shortcuts sheet; each change takes effect immediately. porfiriana/table/deal_results.py: Results of coded solo deals, each proved by a saved game file.</extracomment>
        <translation>Consejos</translation>
    </message>
    <message>
        <source>Hints are available when the guide lets you play freely.</source>
        <translation>Hay consejos disponibles cuando la guía te deja jugar libremente.</translation>
    </message>
    <message>
        <source>Hints are off.</source>
        <translation>Los consejos están desactivados.</translation>
    </message>
    <message>
        <source>His Achilles heel</source>
        <translation>Su talón de Aquiles</translation>
    </message>
    <message>
        <source>His Private Army protects him.</source>
        <translation>Su Ejército privado lo protege.</translation>
    </message>
    <message>
        <source>His cards</source>
        <extracomment>porfiriana/table/scene/board.py: Items of the common column, and captions above a seat's cards.</extracomment>
        <translation>Sus cartas</translation>
    </message>
    <message>
        <source>His cards in play and grudges</source>
        <translation>Sus cartas en juego y sus agravios</translation>
    </message>
    <message>
        <source>His defence is 3, or 5 in Outrage</source>
        <translation>Su defensa es de 3 puntos, o de 5 en Indignación</translation>
    </message>
    <message>
        <source>His defence is 4 (6 of Outrage), plus the points of his cards.</source>
        <translation>Su defensa es de 4 puntos (6 en Indignación), más los de sus cartas.</translation>
    </message>
    <message>
        <source>His defence is 4 (6 of Outrage), plus the points of his partners.</source>
        <translation>Su defensa es de 4 puntos (6 en Indignación), más los de sus socios.</translation>
    </message>
    <message>
        <source>His defence is 4, or 6 in Outrage.</source>
        <translation>Su defensa es de 4 puntos, o de 6 en Indignación.</translation>
    </message>
    <message>
        <source>His defence is 5, or 7 in Outrage</source>
        <translation>Su defensa es de 5 puntos, o de 7 en Indignación</translation>
    </message>
    <message>
        <source>His defence is one point lower, and he discards attacks that do no harm.</source>
        <translation>Su defensa tiene un punto menos, y descarta los ataques inofensivos.</translation>
    </message>
    <message>
        <source>His defence is one point lower.</source>
        <translation>Su defensa tiene un punto menos.</translation>
    </message>
    <message>
        <source>His defence is one point more.</source>
        <translation>Su defensa tiene un punto más.</translation>
    </message>
    <message>
        <source>His own cards carry no cubes</source>
        <translation>Sus propias cartas no llevan cubos</translation>
    </message>
    <message>
        <source>His own cards carry no cubes.</source>
        <translation>Sus propias cartas no llevan cubos.</translation>
    </message>
    <message>
        <source>Hold</source>
        <extracomment>mexican_adventure/table/words/terms.py: Names of the game's terms for players. No Qt.</extracomment>
        <translation>Defensa</translation>
    </message>
    <message>
        <source>Hold Space or your hand to answer.</source>
        <translation>Mantén pulsado Espacio, o tu mano, para responder.</translation>
    </message>
    <message>
        <source>Hold a zone alone</source>
        <translation>Ocupar una zona sin enemigos</translation>
    </message>
    <message>
        <source>Hold the button or Space for a moment. Everyone else, please look away.</source>
        <translation>Mantén pulsado el botón o Espacio un momento. Que los demás no miren.</translation>
    </message>
    <message>
        <source>Hold to look</source>
        <translation>Mantener para ver</translation>
    </message>
    <message>
        <source>Home page</source>
        <extracomment>desk/charts.py: Charts of a game: painting, buttons and sheets. desk/scene/strips.py: The top bar and the prompt strip. desk/window/window.py: Main window: the desk, its commands, saved games and sheets.</extracomment>
        <translation>Página de inicio</translation>
    </message>
    <message>
        <source>Honey</source>
        <extracomment>desk/painting/palette.py: Inks, papers, seats and themes; colours are hexadecimal strings.</extracomment>
        <translation>Miel</translation>
    </message>
    <message>
        <source>Honours</source>
        <extracomment>porfiriana/table/sheets/records_sheet.py: Records of a player, and their sheet.</extracomment>
        <translation>Honores</translation>
    </message>
    <message>
        <source>Hospital</source>
        <extracomment>words.yaml: kinds</extracomment>
        <translation>Hospital</translation>
    </message>
    <message>
        <source>Host</source>
        <extracomment>net/table_words.py: Texts of tables with remote seats: refusals, proposals and presence.</extracomment>
        <translation>El anfitrión</translation>
    </message>
    <message>
        <source>How many</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Cuántos</translation>
    </message>
    <message>
        <source>How the game ended</source>
        <translation>Cómo acabó la partida</translation>
    </message>
    <message>
        <source>How the scenarios are won</source>
        <translation>Cómo se ganan los escenarios</translation>
    </message>
    <message>
        <source>How to win</source>
        <translation>Cómo se gana</translation>
    </message>
    <message>
        <source>How: {plan}.</source>
        <extracomment>porfiriana/table/chart_plots.py: Charts, turning points and analysis of a game, as data for the desk.</extracomment>
        <translation>Cómo: {plan}.</translation>
    </message>
    <message>
        <source>Huerta and Félix Díaz settled terms at Ambassador Henry Lane Wilson&apos;s embassy in 1913.</source>
        <translation>Huerta y Félix Díaz pactaron sus condiciones en la embajada de Henry Lane Wilson en 1913.</translation>
    </message>
    <message>
        <source>Huerta&apos;s northern army withdrew to Ojinaga and crossed into Texas in January 1914.</source>
        <translation>El ejército del norte de Huerta se retiró a Ojinaga y cruzó a Texas en enero de 1914.</translation>
    </message>
    <message>
        <source>I am {name}: hold to raise the curtain</source>
        <translation>Soy {name}: mantén pulsado para subir el telón</translation>
    </message>
    <message>
        <source>I am {name}: undo it</source>
        <translation>Soy {name}: deshacerlo</translation>
    </message>
    <message>
        <source>IOUs</source>
        <extracomment>words.yaml: whys</extracomment>
        <translation>pagarés</translation>
    </message>
    <message>
        <source>IOU…</source>
        <extracomment>words.yaml: always</extracomment>
        <translation>Pagaré…</translation>
    </message>
    <message>
        <source>If everyone agrees, each player gets the whole game, including all hands and the deck.</source>
        <translation>Si todos están de acuerdo, cada jugador recibe toda la partida, incluidas todas las manos y el mazo.</translation>
    </message>
    <message>
        <source>If nobody topples Díaz, gold decides: {seat} leads with {gold}.</source>
        <translation>Si nadie derroca a Díaz, decide el oro: {seat} va delante con {gold}.</translation>
    </message>
    <message>
        <source>If off, click the opponent or press their number</source>
        <translation>Si no, haz clic en el rival o pulsa su número</translation>
    </message>
    <message>
        <source>If the fourth Topple fails, Díaz wins.</source>
        <translation>Si fracasa el cuarto Derrocamiento, gana Díaz.</translation>
    </message>
    <message>
        <source>If the turn ends now</source>
        <translation>Si el turno acaba ahora</translation>
    </message>
    <message>
        <source>Immunity</source>
        <extracomment>porfiriana/table/sheets/overview.py: Overview of the game: turn, actions with prices, victory, icons and keys.</extracomment>
        <translation>Inmunidad</translation>
    </message>
    <message>
        <source>Imperial</source>
        <extracomment>mexican_adventure/table/words/terms.py: Names of the game's terms for players. No Qt.</extracomment>
        <translation>Imperial</translation>
    </message>
    <message>
        <source>Imperial Initiative Orders</source>
        <translation>Órdenes imperiales de iniciativa</translation>
    </message>
    <message>
        <source>Imperial Mexicans</source>
        <extracomment>mexican_adventure/table/words/terms.py: Names of the game's terms for players. No Qt.</extracomment>
        <translation>mexicanos imperiales</translation>
    </message>
    <message>
        <source>Imperial Mexicans can no longer be improved to B.</source>
        <translation>Los mexicanos imperiales ya no pueden subir a B.</translation>
    </message>
    <message>
        <source>Imperial Regular Orders</source>
        <translation>Órdenes imperiales regulares</translation>
    </message>
    <message>
        <source>Imperial columns on guarded roads against Juárez&apos;s guerrillas, while in Paris Napoleon III&apos;s patience runs out. For two players.</source>
        <translation>Columnas imperiales en caminos vigilados contra las guerrillas de Juárez, mientras en París se agota la paciencia de Napoleón III. Para dos jugadores.</translation>
    </message>
    <message>
        <source>Imperial forces are in {zone}.</source>
        <translation>Hay fuerzas imperiales en {zone}.</translation>
    </message>
    <message>
        <source>Imperial headquarters with its initiative</source>
        <translation>Cuartel general imperial con su iniciativa</translation>
    </message>
    <message>
        <source>Imperial leaders ride</source>
        <translation>Cabalgan los líderes imperiales</translation>
    </message>
    <message>
        <source>Imperial spending</source>
        <extracomment>mexican_adventure/table/words/terms.py: Names of the game's terms for players. No Qt.</extracomment>
        <translation>Gastos imperiales</translation>
    </message>
    <message>
        <source>Import a card set</source>
        <translation>Importar un juego de cartas</translation>
    </message>
    <message>
        <source>Import and export</source>
        <translation>Importar y exportar</translation>
    </message>
    <message>
        <source>Import cards</source>
        <extracomment>porfiriana/table/sheets/cards_sheet.py: Sheet of the deck's cards, with filters.</extracomment>
        <translation>Importar cartas</translation>
    </message>
    <message>
        <source>Import puzzles</source>
        <extracomment>desk/own_puzzle_sheet.py: Sheet for making a puzzle: a goal for a position set up by hand.</extracomment>
        <translation>Importar problemas</translation>
    </message>
    <message>
        <source>Import selected</source>
        <extracomment>porfiriana/table/sheets/compare_sheet.py: Sheet of the differences from another deck or a file, by card and field.</extracomment>
        <translation>Importar lo elegido</translation>
    </message>
    <message>
        <source>Import…</source>
        <extracomment>desk/own_puzzle_sheet.py: Sheet for making a puzzle: a goal for a position set up by hand. porfiriana/table/sheets/cards_sheet.py: Sheet of the deck's cards, with filters.</extracomment>
        <translation>Importar…</translation>
    </message>
    <message>
        <source>Improve FP before raising new ones; new FP cannot be improved this turn.</source>
        <translation>Mejora los PF antes de reclutar otros; los PF nuevos no se pueden mejorar este turno.</translation>
    </message>
    <message>
        <source>Improve and raise FP first, or choose “Done”.</source>
        <translation>Primero mejora y recluta PF, o elige «Listo».</translation>
    </message>
    <message>
        <source>Improve in one zone at a time.</source>
        <translation>Mejora los PF de una sola zona cada vez.</translation>
    </message>
    <message>
        <source>Improve {fps}: {price}</source>
        <translation>Mejorar {fps}: {price}</translation>
    </message>
    <message>
        <source>Improve, then raise</source>
        <translation>Mejorar y luego reclutar</translation>
    </message>
    <message>
        <source>In 1910 the Terrazas family tried to raise armed companies from its ranch hands.</source>
        <translation>En 1910 la familia Terrazas intentó formar compañías armadas con los peones de sus ranchos.</translation>
    </message>
    <message>
        <source>In 1911 and 1914 to 1915 rival armies held the northern states.</source>
        <translation>En 1911 y de 1914 a 1915, ejércitos rivales ocuparon los estados del norte.</translation>
    </message>
    <message>
        <source>In Jail: two actions a turn.</source>
        <translation>En la Cárcel: dos acciones por turno.</translation>
    </message>
    <message>
        <source>In March 1912 the Chihuahua legislature sided with Orozco&apos;s revolt against Madero.</source>
        <translation>En marzo de 1912 el congreso de Chihuahua se puso de parte de la rebelión de Orozco contra Madero.</translation>
    </message>
    <message>
        <source>In a lesson, use “Back” in the guide.</source>
        <translation>En una lección, usa «Anterior» en la guía.</translation>
    </message>
    <message>
        <source>In a practice game you can undo everything, so it is played on one computer only.</source>
        <translation>En una partida de práctica puedes deshacerlo todo, así que se juega en un solo ordenador.</translation>
    </message>
    <message>
        <source>In a showdown an assassin costs {0} gold.</source>
        <translation>En un desenlace, un asesino cuesta {0} de oro.</translation>
    </message>
    <message>
        <source>In a showdown now, {0} would count.</source>
        <translation>En un desenlace contaría ahora: {0}.</translation>
    </message>
    <message>
        <source>In a showdown they take a certain win; otherwise they stop you together if they can.</source>
        <translation>En un desenlace aprovechan una victoria segura; si no, te detienen juntos si pueden.</translation>
    </message>
    <message>
        <source>In all: {changes}.</source>
        <translation>En total: {changes}.</translation>
    </message>
    <message>
        <source>In the Private Army</source>
        <translation>En el Ejército privado</translation>
    </message>
    <message>
        <source>In the Private Army.</source>
        <translation>En el Ejército privado.</translation>
    </message>
    <message>
        <source>In the game: {deeds}</source>
        <translation>En la partida: {deeds}</translation>
    </message>
    <message>
        <source>In the hand</source>
        <translation>En la mano</translation>
    </message>
    <message>
        <source>In the other</source>
        <translation>En el otro mazo</translation>
    </message>
    <message>
        <source>In the showdown {cards} could help Díaz.</source>
        <translation>En el desenlace pueden ayudar a Díaz: {cards}.</translation>
    </message>
    <message>
        <source>In the showdown: declare, fraud, assassinate or pass.</source>
        <translation>En el desenlace: declararse, cometer fraude, asesinar o pasar.</translation>
    </message>
    <message>
        <source>In the tableau</source>
        <translation>En la zona de juego</translation>
    </message>
    <message>
        <source>In this deck</source>
        <translation>En este mazo</translation>
    </message>
    <message>
        <source>Inaccuracy</source>
        <extracomment>porfiriana/table/chart_plots.py: Charts, turning points and analysis of a game, as data for the desk.</extracomment>
        <translation>Imprecisión</translation>
    </message>
    <message>
        <source>Include</source>
        <extracomment>desk/replay/share_sheet.py: Sheet for sharing a replay: choice of view and turns, with notes at moments.</extracomment>
        <translation>Contenido</translation>
    </message>
    <message>
        <source>Income</source>
        <extracomment>porfiriana/rules/card_text.py: Card effects as plain sentences, generated from the card data. porfiriana/table/sheets/overview.py: Overview of the game: turn, actions with prices, victory, icons and keys. porfiriana/table/wording.py: Texts of Pax Porfiriana, see ``paxdesk/desk/protocol/table_game.py``.</extracomment>
        <translation>Ingresos</translation>
    </message>
    <message>
        <source>Income +{gold}.</source>
        <extracomment>porfiriana/table/game_log.py: Log of a game: rows for turns, actions, results and reasons.</extracomment>
        <translation>Ingresos +{gold}.</translation>
    </message>
    <message>
        <source>Income Cubes of the Hacendado, {owner}: {number}</source>
        <translation>Cubos de ingresos del Hacendado, {owner}: {number}</translation>
    </message>
    <message>
        <source>Income Cubes on {card}, {owner}: {number}</source>
        <translation>Cubos de ingresos en {card}, {owner}: {number}</translation>
    </message>
    <message>
        <source>Income by quarter</source>
        <translation>Ingresos por trimestre</translation>
    </message>
    <message>
        <source>Income by turn</source>
        <translation>Ingresos por turno</translation>
    </message>
    <message>
        <source>Income of {seat}</source>
        <translation>Ingresos de {seat}</translation>
    </message>
    <message>
        <source>Income: 1 for each {counted}.</source>
        <translation>Ingresos: 1 de oro por cada {counted}.</translation>
    </message>
    <message>
        <source>Income: equal to the Economy.</source>
        <translation>Ingresos: iguales a la Economía.</translation>
    </message>
    <message>
        <source>Income: equal to the Mine Value.</source>
        <translation>Ingresos: iguales al Valor minero.</translation>
    </message>
    <message>
        <source>Income: gold from {before} to {after}.</source>
        <translation>Ingresos: el oro pasa de {before} a {after}.</translation>
    </message>
    <message>
        <source>Income: {before} to {after}.</source>
        <translation>Ingresos: de {before} a {after}.</translation>
    </message>
    <message>
        <source>Income: {cubes}, more by buying land.</source>
        <translation>Ingresos: {cubes}, y más al comprar tierra.</translation>
    </message>
    <message>
        <source>Income: {cubes}, while loyal.</source>
        <translation>Ingresos: {cubes}, mientras sea leal.</translation>
    </message>
    <message>
        <source>Income: {cubes}.</source>
        <extracomment>porfiriana/rules/card_text.py: Card effects as plain sentences, generated from the card data.</extracomment>
        <translation>Ingresos: {cubes}.</translation>
    </message>
    <message>
        <source>Independent Chihuahua daily founded by Silvestre Terrazas in 1899.</source>
        <translation>Diario independiente de Chihuahua fundado por Silvestre Terrazas en 1899.</translation>
    </message>
    <message>
        <source>Industry</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Industria</translation>
    </message>
    <message>
        <source>Initiative Orders</source>
        <extracomment>mexican_adventure/table/words/questions.py: Questions to the players and the forms of their answers. No Qt.</extracomment>
        <translation>Órdenes de iniciativa</translation>
    </message>
    <message>
        <source>Inspector</source>
        <extracomment>desk/inspector/panel.py: The inspector panel of the dock. desk/scene/strips.py: The top bar and the prompt strip. desk/window/window.py: Main window: the desk, its commands, saved games and sheets.</extracomment>
        <translation>Inspector</translation>
    </message>
    <message>
        <source>Inspector and log</source>
        <translation>Inspector y registro</translation>
    </message>
    <message>
        <source>Inspector · pinned</source>
        <translation>Inspector · fijado</translation>
    </message>
    <message>
        <source>Install it with pip install &apos;paxdesk[{extra}]&apos;.</source>
        <translation>Instálala con pip install &apos;paxdesk[{extra}]&apos;.</translation>
    </message>
    <message>
        <source>Instant</source>
        <extracomment>desk/animations.py: Running animations and their pace.</extracomment>
        <translation>Al instante</translation>
    </message>
    <message>
        <source>Into</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Hacia</translation>
    </message>
    <message>
        <source>Into Jail</source>
        <extracomment>porfiriana/table/sheets/workshop_sheets.py: Editors of positions and of custom puzzles.</extracomment>
        <translation>A la Cárcel</translation>
    </message>
    <message>
        <source>Investment capital per gold bar</source>
        <translation>Capital de inversión por lingote</translation>
    </message>
    <message>
        <source>Investor</source>
        <extracomment>porfiriana/robots/planner/levels.py: Levels of the planner, with the depth and width of their search, and temperaments.</extracomment>
        <translation>Inversor</translation>
    </message>
    <message>
        <source>Invite</source>
        <extracomment>desk/sheets/network_sheets.py: Sheets of network play: seats, links to a table, and joining. mexican_adventure/table/sheets/new_game.py: The New Game sheet: the scenario and the player of each side.</extracomment>
        <translation>Invitar</translation>
    </message>
    <message>
        <source>Invite everyone</source>
        <extracomment>desk/window/rematch.py: Another game with the people of a finished one.</extracomment>
        <translation>Invitar a todos</translation>
    </message>
    <message>
        <source>Invite the others</source>
        <translation>Invitar a los demás</translation>
    </message>
    <message>
        <source>Invite…</source>
        <extracomment>desk/window/window.py: Main window: the desk, its commands, saved games and sheets.</extracomment>
        <translation>Invitar…</translation>
    </message>
    <message>
        <source>Iron Hand</source>
        <extracomment>porfiriana/rules/state.py: Complete position of a game, as plain data.</extracomment>
        <translation>Mano de hierro</translation>
    </message>
    <message>
        <source>Iron Hand is for 4 to 6 players.</source>
        <translation>La Mano de hierro es para partidas de 4 a 6 jugadores.</translation>
    </message>
    <message>
        <source>Irrigated estates of the lower Mayo, raided by Felipe Bachomo&apos;s followers in 1915.</source>
        <translation>Haciendas de riego del bajo Mayo, asaltadas por los seguidores de Felipe Bachomo en 1915.</translation>
    </message>
    <message>
        <source>It beats {guard} there.</source>
        <translation>Allí vence a {guard}.</translation>
    </message>
    <message>
        <source>It can go here: {0}.</source>
        <translation>Puede ir aquí: {0}.</translation>
    </message>
    <message>
        <source>It cannot be reached in this step, even if nobody prevents it.</source>
        <translation>No se puede alcanzar en este paso, aunque nadie lo impida.</translation>
    </message>
    <message>
        <source>It cannot reach {district}.</source>
        <translation>No alcanza este distrito: {district}.</translation>
    </message>
    <message>
        <source>It comes back two turns later, into a fortress.</source>
        <translation>Vuelve dos turnos después, a una fortaleza.</translation>
    </message>
    <message>
        <source>It does so until the table is closed.</source>
        <translation>Lo hace hasta que se cierre la mesa.</translation>
    </message>
    <message>
        <source>It goes onto an enterprise: your Hacendado has not declared himself.</source>
        <translation>Va a una empresa: tu Hacendado no se ha declarado.</translation>
    </message>
    <message>
        <source>It has already been used this turn.</source>
        <translation>Ya se ha usado este turno.</translation>
    </message>
    <message>
        <source>It is Díaz&apos;s turn.</source>
        <translation>Es el turno de Díaz.</translation>
    </message>
    <message>
        <source>It is a game of another deal: {code}.</source>
        <translation>Es una partida jugada con otro reparto: {code}.</translation>
    </message>
    <message>
        <source>It is already there. It may restore order instead.</source>
        <translation>La tropa ya está ahí. En vez de moverse, puede restablecer el orden.</translation>
    </message>
    <message>
        <source>It is immune to nationalization.</source>
        <translation>Es inmune a la nacionalización.</translation>
    </message>
    <message>
        <source>It is not a solo deal with a code.</source>
        <translation>No es un reparto en solitario con código.</translation>
    </message>
    <message>
        <source>It is not of your declared Hacendado&apos;s faction.</source>
        <translation>No es de la facción por la que se declaró tu Hacendado.</translation>
    </message>
    <message>
        <source>It is on {0}</source>
        <translation>Está sobre {0}</translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation>Es tu turno.</translation>
    </message>
    <message>
        <source>It needs a friendly zone that is not contested.</source>
        <translation>Necesita una zona amiga no disputada.</translation>
    </message>
    <message>
        <source>It reaches the goal {chance}.</source>
        <translation>Alcanza el objetivo {chance}.</translation>
    </message>
    <message>
        <source>It started from a prepared position, not from a deal.</source>
        <translation>Empezó desde una posición preparada, no desde un reparto.</translation>
    </message>
    <message>
        <source>It was played with other cards.</source>
        <translation>Se jugó con otras cartas.</translation>
    </message>
    <message>
        <source>It would go back to where it was.</source>
        <translation>Volvería a su sitio.</translation>
    </message>
    <message>
        <source>Its Extra Action has already been used this turn.</source>
        <translation>Su acción extra ya se ha usado este turno.</translation>
    </message>
    <message>
        <source>Its Prestige Cube is missing; a cube from another card may go there.</source>
        <translation>Falta su cubo de prestigio; puede ir ahí un cubo de otra carta.</translation>
    </message>
    <message>
        <source>Its Prestige Cube is missing; you may lay it without an action.</source>
        <translation>Falta su cubo de prestigio; puedes ponerlo sin gastar una acción.</translation>
    </message>
    <message>
        <source>Its cube is already there.</source>
        <translation>Su cubo ya está ahí.</translation>
    </message>
    <message>
        <source>Its event brings Pax Porfiriana ({clause}).</source>
        <translation>Su suceso trae la Pax Porfiriana ({clause}).</translation>
    </message>
    <message>
        <source>Its event is for another regime: buy this Topple as the status quo.</source>
        <translation>Su suceso es para otro régimen: compra este Derrocamiento como statu quo.</translation>
    </message>
    <message>
        <source>Its faction is in Strife with your cards this turn.</source>
        <translation>Su facción está en Discordia con tus cartas este turno.</translation>
    </message>
    <message>
        <source>Its leadership</source>
        <extracomment>words.yaml: fields</extracomment>
        <translation>Su liderazgo</translation>
    </message>
    <message>
        <source>Its moves do not lead to its result.</source>
        <translation>Sus jugadas no llevan a su resultado.</translation>
    </message>
    <message>
        <source>Its {0} does not count while there is Unrest.</source>
        <translation>Su {0} no cuenta mientras haya Disturbios.</translation>
    </message>
    <message>
        <source>Jail</source>
        <extracomment>porfiriana/table/sheets/overview.py: Overview of the game: turn, actions with prices, victory, icons and keys.</extracomment>
        <translation>Cárcel</translation>
    </message>
    <message>
        <source>James Douglas, the metallurgist who built up Phelps Dodge in Bisbee and Nacozari.</source>
        <translation>James Douglas, el metalurgista que engrandeció Phelps Dodge en Bisbee y Nacozari.</translation>
    </message>
    <message>
        <source>January/February</source>
        <extracomment>mexican_adventure/table/words/terms.py: Names of the game's terms for players. No Qt.</extracomment>
        <translation>Enero/febrero</translation>
    </message>
    <message>
        <source>John Slaughter&apos;s ranch east of Douglas straddled the line between Arizona and Sonora.</source>
        <translation>El rancho de John Slaughter al este de Douglas quedaba a ambos lados de la frontera entre Arizona y Sonora.</translation>
    </message>
    <message>
        <source>Johnson</source>
        <extracomment>events.yaml: Titles of the event chits.</extracomment>
        <translation>Johnson</translation>
    </message>
    <message>
        <source>Join</source>
        <extracomment>desk/sheets/network_sheets.py: Sheets of network play: seats, links to a table, and joining. desk/window/remote_table_sheets.py: Sheets and banners of a visited remote table.</extracomment>
        <translation>Unirse</translation>
    </message>
    <message>
        <source>Join a table</source>
        <translation>Unirse a una mesa</translation>
    </message>
    <message>
        <source>Join a table…</source>
        <translation>Unirse a una mesa…</translation>
    </message>
    <message>
        <source>José Yves Limantour, treasury minister from 1893, brought the main railways under state control.</source>
        <translation>José Yves Limantour, ministro de Hacienda desde 1893, puso los ferrocarriles principales bajo control del Estado.</translation>
    </message>
    <message>
        <source>July/August</source>
        <extracomment>mexican_adventure/table/words/terms.py: Names of the game's terms for players. No Qt.</extracomment>
        <translation>Julio/agosto</translation>
    </message>
    <message>
        <source>Jurisdiction</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Jurisdicción</translation>
    </message>
    <message>
        <source>Juárez is captured.</source>
        <translation>Juárez es capturado.</translation>
    </message>
    <message>
        <source>Juárez is captured: the Republic has no head</source>
        <translation>Juárez ha sido capturado: la República se queda sin jefe de Estado</translation>
    </message>
    <message>
        <source>Juárez; Maximilian has an M</source>
        <translation>Juárez; Maximiliano lleva una M</translation>
    </message>
    <message>
        <source>Keep a leader with their FP, and a head of state somewhere safe.</source>
        <translation>Mantén a un líder con sus PF, y a un jefe de Estado en lugar seguro.</translation>
    </message>
    <message>
        <source>Keep holding until the ring is full.</source>
        <translation>Mantén pulsado hasta que el anillo esté lleno.</translation>
    </message>
    <message>
        <source>Keep none</source>
        <extracomment>porfiriana/table/sheets/depression_sheet.py: Sheet for ticking the cards to be paid for in a Depression. porfiriana/table/words/labels.py: Actions as texts: buttons, instructions and log entries. No Qt.</extracomment>
        <translation>No conservar ninguna</translation>
    </message>
    <message>
        <source>Keep the button held to see your hand; pull a card out to play it.</source>
        <translation>Mantén el botón pulsado para ver tu mano; saca una carta para jugarla.</translation>
    </message>
    <message>
        <source>Keep the status quo</source>
        <translation>Mantener el statu quo</translation>
    </message>
    <message>
        <source>Keep {0}</source>
        <extracomment>porfiriana/table/words/labels.py: Actions as texts: buttons, instructions and log entries. No Qt.</extracomment>
        <translation>Conservar {0}</translation>
    </message>
    <message>
        <source>Keep {chit}</source>
        <extracomment>mexican_adventure/table/words/labels.py: Actions as text: lines of the log, labels, consequences and refusals. No Qt.</extracomment>
        <translation>Quedarse con {chit}</translation>
    </message>
    <message>
        <source>Keep {chit}, give {other}</source>
        <translation>Quedarse con {chit}, dar {other}</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <extracomment>desk/preferences/settings_sheet.py: Settings sheet and shortcuts sheet; each change takes effect immediately.</extracomment>
        <translation>Atajos de teclado</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>porfiriana/table/sheets/overview.py: Overview of the game: turn, actions with prices, victory, icons and keys.</extracomment>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Kickback: 1 gold a turn under the Pax.</source>
        <translation>Comisión: 1 de oro por turno bajo la Pax.</translation>
    </message>
    <message>
        <source>Kickbacks: each {prestige} point earns 1 gold.</source>
        <translation>Comisiones: cada punto de {prestige} da 1 de oro.</translation>
    </message>
    <message>
        <source>Killed by 1 on a die: 1 in 6</source>
        <translation>Muere con 1 en un dado: 1 de 6</translation>
    </message>
    <message>
        <source>Kind</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Clase</translation>
    </message>
    <message>
        <source>Kind of card</source>
        <translation>Clase de carta</translation>
    </message>
    <message>
        <source>Known parts</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Partes conocidas</translation>
    </message>
    <message>
        <source>Kohl</source>
        <extracomment>desk/painting/palette.py: Inks, papers, seats and themes; colours are hexadecimal strings.</extracomment>
        <translation>Kohl</translation>
    </message>
    <message>
        <source>Land</source>
        <extracomment>porfiriana/table/scene/board.py: Items of the common column, and captions above a seat's cards. porfiriana/table/words/questions.py: Questions to the players, and summaries of a game. No Qt.</extracomment>
        <translation>Tierra</translation>
    </message>
    <message>
        <source>Land-grant university opened at Tucson in 1891 with schools of mines and agriculture.</source>
        <translation>Universidad fundada con tierras cedidas, abierta en Tucson en 1891 con escuelas de minas y de agricultura.</translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>desk/home/home_page.py: Home page, shown at start and reachable from the table. desk/preferences/settings_sheet.py: Settings sheet and shortcuts sheet; each change takes effect immediately. web/page_words.py: Texts of a page itself, not of its game.</extracomment>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Large targets</source>
        <extracomment>desk/preferences/settings_sheet.py: Settings sheet and shortcuts sheet; each change takes effect immediately.</extracomment>
        <translation>Zonas táctiles grandes</translation>
    </message>
    <message>
        <source>Last item in this area</source>
        <translation>Último elemento de esta zona</translation>
    </message>
    <message>
        <source>Last played</source>
        <extracomment>desk/home/game_list.py: Stored games with their descriptions: read one by one, searched and sorted.</extracomment>
        <translation>Por fecha</translation>
    </message>
    <message>
        <source>Last time: {score}.</source>
        <translation>La última vez: {score}.</translation>
    </message>
    <message>
        <source>Later</source>
        <extracomment>desk/log/recap_sheet.py: Sheet with the log since a player's last turn, in pages.</extracomment>
        <translation>Después</translation>
    </message>
    <message>
        <source>Laws of 1883 and 1894 let claimants denounce untitled land and have it surveyed.</source>
        <translation>Las leyes de 1883 y 1894 permitían denunciar tierras sin título y hacerlas deslindar.</translation>
    </message>
    <message>
        <source>Lawsuit</source>
        <extracomment>words.yaml: kinds words.yaml: sales words.yaml: dice</extracomment>
        <translation>Pleito</translation>
    </message>
    <message>
        <source>Lawsuit or warrant nullified</source>
        <translation>Pleito u orden de arresto anulados</translation>
    </message>
    <message>
        <source>Layout</source>
        <extracomment>desk/window/window.py: Main window: the desk, its commands, saved games and sheets.</extracomment>
        <translation>Disposición</translation>
    </message>
    <message>
        <source>Leader of the CROM labour federation from 1918 and director of state arms factories.</source>
        <translation>Líder de la federación obrera CROM desde 1918 y director de las fábricas de armas del Estado.</translation>
    </message>
    <message>
        <source>Leaders lead their own nation only; Imperial Mexicans up to B.</source>
        <translation>Los líderes solo mandan a los de su nación; mexicanos imperiales: hasta B.</translation>
    </message>
    <message>
        <source>Leaders ride alone</source>
        <translation>Los líderes cabalgan solos</translation>
    </message>
    <message>
        <source>Leadership must be a number from 0 to 99.</source>
        <translation>El liderazgo debe ser un número de 0 a 99.</translation>
    </message>
    <message>
        <source>Leadership of the card</source>
        <translation>Liderazgo de la carta</translation>
    </message>
    <message>
        <source>Learn to play</source>
        <translation>Aprender a jugar</translation>
    </message>
    <message>
        <source>Leave</source>
        <extracomment>desk/guide.py: Guide of a lesson, with its note and marks on the table, and the list of lessons.</extracomment>
        <translation>Salir</translation>
    </message>
    <message>
        <source>Leave Jail</source>
        <extracomment>porfiriana/table/hand/affordances.py: Possible actions with the item at a spot, and explanations of refused ones. No Qt.</extracomment>
        <translation>Salir de la Cárcel</translation>
    </message>
    <message>
        <source>Leave it</source>
        <extracomment>desk/window/frame.py: Frame of a window: one game, its file and its sheets. desk/window/network_play.py: Network play of a window: its hosted or visited table, invitations and proposals.</extracomment>
        <translation>Dejarlo así</translation>
    </message>
    <message>
        <source>Leave it there</source>
        <translation>Dejarlo ahí</translation>
    </message>
    <message>
        <source>Leave this game?</source>
        <translation>¿Dejar esta partida?</translation>
    </message>
    <message>
        <source>Left</source>
        <extracomment>desk/preferences/settings_sheet.py: Settings sheet and shortcuts sheet; each change takes effect immediately.</extracomment>
        <translation>Izquierda</translation>
    </message>
    <message>
        <source>Leslie Shaw, treasury secretary from 1902, placed federal deposits to steady the banks.</source>
        <translation>Leslie Shaw, secretario del Tesoro desde 1902, colocó depósitos federales para dar firmeza a los bancos.</translation>
    </message>
    <message>
        <source>Lessons</source>
        <extracomment>desk/guide.py: Guide of a lesson, with its note and marks on the table, and the list of lessons. desk/window/window.py: Main window: the desk, its commands, saved games and sheets. porfiriana/table/sheets/overview.py: Overview of the game: turn, actions with prices, victory, icons and keys.</extracomment>
        <translation>Lecciones</translation>
    </message>
    <message>
        <source>Let it happen</source>
        <translation>Dejar que ocurra</translation>
    </message>
    <message>
        <source>Liberal Party volunteers who held Mexicali and Tijuana in the first half of 1911.</source>
        <translation>Voluntarios del Partido Liberal que ocuparon Mexicali y Tijuana en la primera mitad de 1911.</translation>
    </message>
    <message>
        <source>Liberal Party writer and raider killed at Janos, Chihuahua, in December 1910.</source>
        <translation>Escritor y guerrillero del Partido Liberal, muerto en Janos, Chihuahua, en diciembre de 1910.</translation>
    </message>
    <message>
        <source>Liberator jailed</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Libertador encarcelado</translation>
    </message>
    <message>
        <source>LibreOffice (*.ods)</source>
        <extracomment>porfiriana/table/sheets/cards_sheet.py: Sheet of the deck's cards, with filters.</extracomment>
        <translation>LibreOffice (*.ods)</translation>
    </message>
    <message>
        <source>Licence texts and a machine-readable parts list (sbom.cdx.json) are in this folder: {folder}</source>
        <translation>Los textos de las licencias y la lista de componentes (sbom.cdx.json, legible por máquina) están en esta carpeta: {folder}</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>desk/preferences/settings_sheet.py: Settings sheet and shortcuts sheet; each change takes effect immediately.</extracomment>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Likes enterprises and what they earn.</source>
        <translation>Le gustan las empresas y lo que rinden.</translation>
    </message>
    <message>
        <source>Likes partners, and the road to power.</source>
        <translation>Le gustan los socios y el camino al poder.</translation>
    </message>
    <message>
        <source>Likes troops, and other players&apos; losses.</source>
        <translation>Le gustan las tropas y las pérdidas de los demás jugadores.</translation>
    </message>
    <message>
        <source>Limantour&apos;s currency reform fixed the silver peso at fifty United States cents.</source>
        <translation>La reforma monetaria de Limantour fijó el peso de plata en cincuenta centavos estadounidenses.</translation>
    </message>
    <message>
        <source>Link</source>
        <extracomment>desk/sheets/network_sheets.py: Sheets of network play: seats, links to a table, and joining.</extracomment>
        <translation>Enlace</translation>
    </message>
    <message>
        <source>Link for {name}, as text and QR code:</source>
        <translation>Enlace para {name}, como texto y código QR:</translation>
    </message>
    <message>
        <source>Living-room view</source>
        <extracomment>desk/preferences/settings_sheet.py: Settings sheet and shortcuts sheet; each change takes effect immediately. desk/window/preferences_part.py: Commands, settings and shortcuts of a window, and preloading of code.</extracomment>
        <translation>Vista de salón</translation>
    </message>
    <message>
        <source>Loan</source>
        <extracomment>mexican_adventure/table/words/terms.py: Names of the game's terms for players. No Qt.</extracomment>
        <translation>Préstamo</translation>
    </message>
    <message>
        <source>Loans</source>
        <extracomment>events.yaml: Titles of the event chits.</extracomment>
        <translation>Préstamos</translation>
    </message>
    <message>
        <source>Local</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>Local</translation>
    </message>
    <message>
        <source>Local tables need the “{name}” library. {how}</source>
        <translation>Las mesas locales necesitan la biblioteca «{name}». {how}</translation>
    </message>
    <message>
        <source>Log</source>
        <extracomment>desk/log/log_panel.py: The log panel: turns, actions and their results. desk/scene/strips.py: The top bar and the prompt strip. desk/window/window.py: Main window: the desk, its commands, saved games and sheets.</extracomment>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Longest winning streak</source>
        <translation>Racha de victorias más larga</translation>
    </message>
    <message>
        <source>Look at the hand</source>
        <translation>Mirar la mano</translation>
    </message>
    <message>
        <source>Look at the victim&apos;s hand and take one card.</source>
        <translation>Mira la mano de la víctima y toma una carta.</translation>
    </message>
    <message>
        <source>Look here</source>
        <extracomment>desk/sheets/phones_sheet.py: Sheet with a QR code for each person, to be scanned with a phone.</extracomment>
        <translation>Mirar aquí</translation>
    </message>
    <message>
        <source>Looks three actions ahead and watches the leader.</source>
        <translation>Calcula tres acciones por adelantado y vigila a quien va ganando.</translation>
    </message>
    <message>
        <source>Lords of the Sierra Madre</source>
        <translation>Lords of the Sierra Madre</translation>
    </message>
    <message>
        <source>Lose the Rural Guards</source>
        <translation>Perder las Guardias rurales</translation>
    </message>
    <message>
        <source>Lose {groups}</source>
        <extracomment>mexican_adventure/table/words/labels.py: Actions as text: lines of the log, labels, consequences and refusals. No Qt.</extracomment>
        <translation>Perder {groups}</translation>
    </message>
    <message>
        <source>Losing a game costs you nothing.</source>
        <translation>Perder una partida no te cuesta nada.</translation>
    </message>
    <message>
        <source>Losses by a side&apos;s own FP</source>
        <translation>Pérdidas según los PF del bando</translation>
    </message>
    <message>
        <source>Losses in {zone}</source>
        <translation>Pérdidas en {zone}</translation>
    </message>
    <message>
        <source>Louis Ricketts designed concentrators and smelters at Nacozari and Cananea.</source>
        <translation>Louis Ricketts diseñó concentradoras y fundiciones en Nacozari y Cananea.</translation>
    </message>
    <message>
        <source>Loyal</source>
        <extracomment>porfiriana/table/sheets/workshop_sheets.py: Editors of positions and of custom puzzles.</extracomment>
        <translation>Leal</translation>
    </message>
    <message>
        <source>Loyal: earns {0} a turn.</source>
        <translation>Leal: da {0} por turno.</translation>
    </message>
    <message>
        <source>Loyalty</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>Lealtad</translation>
    </message>
    <message>
        <source>Loyalty given as an award</source>
        <translation>Lealtad dada como premio</translation>
    </message>
    <message>
        <source>Loyalty on enterprises and partners</source>
        <translation>Lealtad en empresas y socios</translation>
    </message>
    <message>
        <source>Loyalty on troops, public sides</source>
        <translation>Lealtad en tropas y lados de Cartas públicas</translation>
    </message>
    <message>
        <source>Lumber railroad</source>
        <extracomment>words.yaml: kinds</extracomment>
        <translation>Ferrocarril maderero</translation>
    </message>
    <message>
        <source>MX</source>
        <extracomment>sierra_madre/table/new_game.py: The New Game sheet: players, their countries, and the options of the table.</extracomment>
        <translation>MX</translation>
    </message>
    <message>
        <source>Machine gunner in Central American wars, then for Mexican leaders and for Pershing.</source>
        <translation>Ametrallador en guerras centroamericanas y después al servicio de jefes mexicanos y de Pershing.</translation>
    </message>
    <message>
        <source>Madero was in jail when Díaz was declared the winner of the vote.</source>
        <translation>Madero estaba en la cárcel cuando se declaró a Díaz ganador de la votación.</translation>
    </message>
    <message>
        <source>Madero&apos;s book on the 1910 succession met official pressure after it appeared in 1909.</source>
        <translation>El libro de Madero sobre la sucesión de 1910 sufrió presiones oficiales tras aparecer en 1909.</translation>
    </message>
    <message>
        <source>Make a puzzle…</source>
        <translation>Crear un problema…</translation>
    </message>
    <message>
        <source>Make it {fps}</source>
        <translation>Convertir en {fps}</translation>
    </message>
    <message>
        <source>Make sure that nobody else can see the screen.</source>
        <translation>Asegúrate de que nadie más vea la pantalla.</translation>
    </message>
    <message>
        <source>Manifesto “{title}”: {faction}, 1 {prestige}, Private Army {way}.</source>
        <translation>Manifiesto «{title}»: {faction}, 1 punto de {prestige}, Ejército privado {way}.</translation>
    </message>
    <message>
        <source>March</source>
        <extracomment>mexican_adventure/table/hand/handling.py: Gestures of The Mexican Adventure: see ``paxdesk/desk/protocol/handling.py``. No Qt.</extracomment>
        <translation>Marchar</translation>
    </message>
    <message>
        <source>March to {zone}</source>
        <translation>Marchar a {zone}</translation>
    </message>
    <message>
        <source>March/April</source>
        <extracomment>mexican_adventure/table/words/terms.py: Names of the game's terms for players. No Qt.</extracomment>
        <translation>Marzo/abril</translation>
    </message>
    <message>
        <source>Margin</source>
        <extracomment>porfiriana/table/deal_results.py: Results of coded solo deals, each proved by a saved game file.</extracomment>
        <translation>Margen</translation>
    </message>
    <message>
        <source>Marines</source>
        <extracomment>mexican_adventure/table/words/terms.py: Names of the game's terms for players. No Qt. events.yaml: Titles of the event chits.</extracomment>
        <translation>infantes de marina</translation>
    </message>
    <message>
        <source>Mark as checked</source>
        <translation>Marcar como comprobada</translation>
    </message>
    <message>
        <source>Markers show dangers you may have missed. Click one to see why.</source>
        <translation>Unas marcas señalan peligros que se te pueden haber escapado. Haz clic en una para ver por qué.</translation>
    </message>
    <message>
        <source>Market</source>
        <extracomment>porfiriana/table/sheets/overview.py: Overview of the game: turn, actions with prices, victory, icons and keys. porfiriana/table/wording.py: Texts of Pax Porfiriana, see ``paxdesk/desk/protocol/table_game.py``.</extracomment>
        <translation>Mercado</translation>
    </message>
    <message>
        <source>Market, column {0}, for {1} gold</source>
        <translation>Mercado, columna {0}, por {1} de oro</translation>
    </message>
    <message>
        <source>Marshal</source>
        <extracomment>events.yaml: Titles of the event chits.</extracomment>
        <translation>Mariscal</translation>
    </message>
    <message>
        <source>Martial Law</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>Ley marcial</translation>
    </message>
    <message>
        <source>Master</source>
        <extracomment>porfiriana/robots/planner/levels.py: Levels of the planner, with the depth and width of their search, and temperaments.</extracomment>
        <translation>Maestro</translation>
    </message>
    <message>
        <source>Mature</source>
        <extracomment>words.yaml: phases</extracomment>
        <translation>Madurar</translation>
    </message>
    <message>
        <source>Maximilian</source>
        <extracomment>mexican_adventure/table/words/analysis_words.py: Texts on scenarios, and on the analysis and decisive conditions of a game. No Qt. events.yaml: Titles of the event chits.</extracomment>
        <translation>Maximiliano</translation>
    </message>
    <message>
        <source>Maximilian comes, with Thun and seven Austrian C FP in Veracruz.</source>
        <translation>Llega Maximiliano, con Thun y siete PF C austriacos en Veracruz.</translation>
    </message>
    <message>
        <source>Maximilian enters the bowl.</source>
        <translation>Maximiliano entra en el cuenco.</translation>
    </message>
    <message>
        <source>Maximilian is captured.</source>
        <translation>Maximiliano es capturado.</translation>
    </message>
    <message>
        <source>Maximilian is captured: the Empire has no head</source>
        <translation>Maximiliano ha sido capturado: el Imperio se queda sin jefe de Estado</translation>
    </message>
    <message>
        <source>Maximilian is outside city and fortress: no Regular Orders this turn.</source>
        <translation>Maximiliano no está en una ciudad ni en una fortaleza: no hay órdenes regulares este turno.</translation>
    </message>
    <message>
        <source>Maximilian must join Imperial Mexicans, and no others of his side.</source>
        <translation>Maximiliano debe unirse a mexicanos imperiales, y a ningún otro de su bando.</translation>
    </message>
    <message>
        <source>Maximilian&apos;s Army</source>
        <extracomment>events.yaml: Titles of the event chits.</extracomment>
        <translation>Ejército de Maximiliano</translation>
    </message>
    <message>
        <source>Maximilian&apos;s Decree</source>
        <extracomment>events.yaml: Titles of the event chits.</extracomment>
        <translation>Decreto de Maximiliano</translation>
    </message>
    <message>
        <source>May/June</source>
        <extracomment>mexican_adventure/table/words/terms.py: Names of the game's terms for players. No Qt.</extracomment>
        <translation>Mayo/junio</translation>
    </message>
    <message>
        <source>Mayo followers of Teresa Urrea attacked Navojoa, Sonora, in May 1892.</source>
        <translation>Seguidores mayos de Teresa Urrea atacaron Navojoa, Sonora, en mayo de 1892.</translation>
    </message>
    <message>
        <source>Medium</source>
        <extracomment>mexican_adventure/table/words/terms.py: Names of the game's terms for players. No Qt. porfiriana/robots/planner/levels.py: Levels of the planner, with the depth and width of their search, and temperaments.</extracomment>
        <translation>Medio</translation>
    </message>
    <message>
        <source>Members of the Industrial Workers of the World, founded at Chicago in 1905.</source>
        <translation>Miembros de la Industrial Workers of the World, fundada en Chicago en 1905.</translation>
    </message>
    <message>
        <source>Menu</source>
        <extracomment>desk/scene/strips.py: The top bar and the prompt strip.</extracomment>
        <translation>Menú</translation>
    </message>
    <message>
        <source>Menu, right click</source>
        <translation>Menú, clic derecho</translation>
    </message>
    <message>
        <source>Merge…</source>
        <extracomment>porfiriana/table/sheets/decks_sheet.py: Sheet for using, copying, renaming, merging and removing the player's decks.</extracomment>
        <translation>Combinar…</translation>
    </message>
    <message>
        <source>Mexican Standoff: for a whole round nobody bought a market card.</source>
        <translation>Duelo mexicano: en toda una ronda nadie compró una carta del mercado.</translation>
    </message>
    <message>
        <source>Mexico</source>
        <extracomment>words.yaml: lands</extracomment>
        <translation>México</translation>
    </message>
    <message>
        <source>Mexico City marked one hundred years since Hidalgo&apos;s revolt with a month of ceremonies.</source>
        <translation>La Ciudad de México celebró los cien años de la rebelión de Hidalgo con un mes de ceremonias.</translation>
    </message>
    <message>
        <source>Mexico&apos;s bishops halted public services from July 31, 1926.</source>
        <translation>Los obispos de México suspendieron el culto público desde el 31 de julio de 1926.</translation>
    </message>
    <message>
        <source>Mexico&apos;s highest federal court, seated in the capital.</source>
        <translation>El máximo tribunal federal de México, con sede en la capital.</translation>
    </message>
    <message>
        <source>Mexico, 1862</source>
        <extracomment>mexican_adventure/table/game_table.py: The Mexican Adventure on the desk: see ``paxdesk/desk/protocol/table_game.py``.</extracomment>
        <translation>México, 1862</translation>
    </message>
    <message>
        <source>Milling and wheat estate of the Camou family in central Sonora.</source>
        <translation>Hacienda triguera con molino de la familia Camou en el centro de Sonora.</translation>
    </message>
    <message>
        <source>Mine</source>
        <extracomment>desk/log/log_rows.py: Log rows as plain data. Does not use Qt itself.</extracomment>
        <translation>Lo mío</translation>
    </message>
    <message>
        <source>Mine Value</source>
        <extracomment>porfiriana/table/sheets/overview.py: Overview of the game: turn, actions with prices, victory, icons and keys. porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Valor minero</translation>
    </message>
    <message>
        <source>Miners of Cananea who formed Sonoran companies under Manuel Diéguez in 1913.</source>
        <translation>Mineros de Cananea que formaron compañías sonorenses al mando de Manuel Diéguez en 1913.</translation>
    </message>
    <message>
        <source>Mines</source>
        <extracomment>porfiriana/table/faces/regime.py: Faces of regimes, as proclamations.</extracomment>
        <translation>Minas</translation>
    </message>
    <message>
        <source>Mines, banks and sales bring gold again.</source>
        <translation>Minas, bancos y ventas vuelven a dar oro.</translation>
    </message>
    <message>
        <source>Mines, banks and sales bring nothing; every card in play costs 1 gold a turn.</source>
        <translation>Minas, bancos y ventas no dan nada; cada carta en juego cuesta 1 de oro por turno.</translation>
    </message>
    <message>
        <source>Mines: {value}.</source>
        <extracomment>porfiriana/rules/card_text.py: Card effects as plain sentences, generated from the card data.</extracomment>
        <translation>Minas: {value}.</translation>
    </message>
    <message>
        <source>Mistake</source>
        <extracomment>porfiriana/table/chart_plots.py: Charts, turning points and analysis of a game, as data for the desk.</extracomment>
        <translation>Error</translation>
    </message>
    <message>
        <source>Moment {0}</source>
        <extracomment>desk/replay/share_sheet.py: Sheet for sharing a replay: choice of view and turns, with notes at moments.</extracomment>
        <translation>Momento {0}</translation>
    </message>
    <message>
        <source>Moments</source>
        <extracomment>desk/replay/share_sheet.py: Sheet for sharing a replay: choice of view and turns, with notes at moments.</extracomment>
        <translation>Momentos</translation>
    </message>
    <message>
        <source>Monarchy</source>
        <extracomment>events.yaml: Titles of the event chits.</extracomment>
        <translation>Monarquía</translation>
    </message>
    <message>
        <source>Monopoly</source>
        <extracomment>porfiriana/table/sheets/overview.py: Overview of the game: turn, actions with prices, victory, icons and keys.</extracomment>
        <translation>Monopolio</translation>
    </message>
    <message>
        <source>Monopoly: opponents who build connections pay you.</source>
        <translation>Monopolio: los rivales que construyen conexiones te pagan a ti.</translation>
    </message>
    <message>
        <source>Monopoly: opponents who play {cards} pay you.</source>
        <translation>Monopolio: los rivales que juegan {cards} te pagan a ti.</translation>
    </message>
    <message>
        <source>Mood</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Ánimo</translation>
    </message>
    <message>
        <source>Mordida</source>
        <extracomment>words.yaml: phases words.yaml: kinds</extracomment>
        <translation>Mordida</translation>
    </message>
    <message>
        <source>More Unrest than cubes: slave revolt. The Liberator takes the card as 1 Revolution and is jailed.</source>
        <translation>Más Disturbios que cubos: revuelta de esclavos. El Libertador recibe la carta como 1 punto de Revolución y va a la Cárcel.</translation>
    </message>
    <message>
        <source>More Unrest than cubes: slave revolt. The Liberator takes the card as 1 Revolution.</source>
        <translation>Más Disturbios que cubos: revuelta de esclavos. El Libertador recibe la carta como 1 punto de Revolución.</translation>
    </message>
    <message>
        <source>More by buying land</source>
        <translation>Más al comprar tierra</translation>
    </message>
    <message>
        <source>More details</source>
        <extracomment>desk/view/accessible.py: The table as objects of Qt's accessibility tree.</extracomment>
        <translation>Más detalles</translation>
    </message>
    <message>
        <source>More options</source>
        <extracomment>porfiriana/table/sheets/new_game.py: New Game sheet: mode and players; on request, options and seed.</extracomment>
        <translation>Más opciones</translation>
    </message>
    <message numerus="yes">
        <source>More options: %n on</source>
        <translation>
            <numerusform>Más opciones: %n elegida</numerusform>
            <numerusform>Más opciones: %n elegidas</numerusform>
        </translation>
    </message>
    <message>
        <source>More…</source>
        <extracomment>mexican_adventure/table/sheets/workshop_sheets.py: Editor of positions and puzzles: pieces are dragged, stacks are clicked. porfiriana/table/sheets/card_fields.py: Rows of a form that show and edit the fields of a card.</extracomment>
        <translation>Más…</translation>
    </message>
    <message>
        <source>Most Mormon colonists left Chihuahua in July 1912 after rebels demanded their arms.</source>
        <translation>La mayoría de los colonos mormones dejó Chihuahua en julio de 1912, cuando los rebeldes exigieron sus armas.</translation>
    </message>
    <message>
        <source>Most gold at the end of a game</source>
        <translation>Más oro al final de una partida</translation>
    </message>
    <message>
        <source>Mostly Mexican copper miners struck in eastern Arizona in 1903 and again in 1915.</source>
        <translation>Mineros del cobre, en su mayoría mexicanos, hicieron huelga en el este de Arizona en 1903 y de nuevo en 1915.</translation>
    </message>
    <message>
        <source>Motion and sound</source>
        <translation>Movimiento y sonido</translation>
    </message>
    <message>
        <source>Mounted customs guard that watched the northern border for smugglers.</source>
        <translation>Guardia aduanal montada que vigilaba a los contrabandistas en la frontera norte.</translation>
    </message>
    <message>
        <source>Moustache</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Bigote</translation>
    </message>
    <message>
        <source>Move a cube from {place} to {other}</source>
        <translation>Mover un cubo: {place} → {other}</translation>
    </message>
    <message>
        <source>Move a troop</source>
        <translation>Mover una tropa</translation>
    </message>
    <message>
        <source>Move down</source>
        <extracomment>desk/window/preferences_part.py: Commands, settings and shortcuts of a window, and preloading of code.</extracomment>
        <translation>Ir abajo</translation>
    </message>
    <message>
        <source>Move earlier</source>
        <extracomment>porfiriana/table/sheets/card_fields.py: Rows of a form that show and edit the fields of a card.</extracomment>
        <translation>Subir</translation>
    </message>
    <message>
        <source>Move inspector and log to the other side</source>
        <translation>Pasar el inspector y el registro al otro lado</translation>
    </message>
    <message>
        <source>Move it to</source>
        <translation>Mover a</translation>
    </message>
    <message>
        <source>Move later</source>
        <extracomment>porfiriana/table/sheets/card_fields.py: Rows of a form that show and edit the fields of a card.</extracomment>
        <translation>Bajar</translation>
    </message>
    <message>
        <source>Move left</source>
        <extracomment>desk/window/preferences_part.py: Commands, settings and shortcuts of a window, and preloading of code.</extracomment>
        <translation>Ir a la izquierda</translation>
    </message>
    <message>
        <source>Move right</source>
        <extracomment>desk/window/preferences_part.py: Commands, settings and shortcuts of a window, and preloading of code.</extracomment>
        <translation>Ir a la derecha</translation>
    </message>
    <message>
        <source>Move ships and trains first.</source>
        <translation>Primero se mueven barcos y trenes.</translation>
    </message>
    <message>
        <source>Move the Counter-guerrillas first.</source>
        <translation>Mueve primero las Contraguerrillas.</translation>
    </message>
    <message>
        <source>Move the cube to {0}</source>
        <translation>Mover el cubo a {0}</translation>
    </message>
    <message>
        <source>Move the lone leaders first.</source>
        <translation>Mueve primero a los líderes que van solos.</translation>
    </message>
    <message>
        <source>Move the ordered force first, or let it stay.</source>
        <translation>Mueve primero la fuerza ordenada, o déjala donde está.</translation>
    </message>
    <message>
        <source>Move up</source>
        <extracomment>desk/window/preferences_part.py: Commands, settings and shortcuts of a window, and preloading of code.</extracomment>
        <translation>Ir arriba</translation>
    </message>
    <message>
        <source>Move {0} to the Private Army</source>
        <translation>Mover {0} al Ejército privado</translation>
    </message>
    <message>
        <source>Move {card} to {place}</source>
        <translation>Mover {card} a {place}</translation>
    </message>
    <message>
        <source>Moves and position disagree</source>
        <translation>Las jugadas y la posición no concuerdan</translation>
    </message>
    <message>
        <source>Mule road</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>Camino de mulas</translation>
    </message>
    <message>
        <source>My cards</source>
        <extracomment>porfiriana/workshop/named_decks.py: The player's decks, each with a name; one deck is in use.</extracomment>
        <translation>Mis cartas</translation>
    </message>
    <message>
        <source>My worst turns</source>
        <translation>Mis peores turnos</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>desk/own_puzzle_sheet.py: Sheet for making a puzzle: a goal for a position set up by hand. porfiriana/table/sheets/decks_sheet.py: Sheet for using, copying, renaming, merging and removing the player's decks. porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Name its side: {sides}.</source>
        <translation>Indica su lado: {sides}.</translation>
    </message>
    <message>
        <source>Name of a copy</source>
        <translation>Nombre de una copia</translation>
    </message>
    <message>
        <source>Name of player {0}</source>
        <translation>Nombre del jugador {0}</translation>
    </message>
    <message>
        <source>Name of player {number}</source>
        <translation>Nombre del jugador {number}</translation>
    </message>
    <message>
        <source>Name of the puzzle</source>
        <translation>Nombre del problema</translation>
    </message>
    <message>
        <source>Name of the {side} player</source>
        <translation>Nombre del jugador ({side})</translation>
    </message>
    <message>
        <source>Name or number</source>
        <translation>Nombre o número</translation>
    </message>
    <message>
        <source>Name the cards you pay for, or none.</source>
        <translation>Indica las cartas por las que pagas, o ninguna.</translation>
    </message>
    <message>
        <source>Name the newspaper&apos;s side: {sides}.</source>
        <translation>Indica el lado del Periódico: {sides}.</translation>
    </message>
    <message>
        <source>Nation of player {number}</source>
        <translation>País del jugador {number}</translation>
    </message>
    <message>
        <source>Nationalization</source>
        <extracomment>porfiriana/table/words/questions.py: Questions to the players, and summaries of a game. No Qt.</extracomment>
        <translation>Nacionalización</translation>
    </message>
    <message>
        <source>Nationalization: discard the enterprise.</source>
        <translation>Nacionalización: descarta la empresa.</translation>
    </message>
    <message>
        <source>Nationalization: each player loses {amount} of their {cards}.</source>
        <translation>Nacionalización: de entre sus {cards}, cada jugador pierde {amount}.</translation>
    </message>
    <message>
        <source>Needed for step {number}.</source>
        <translation>Hace falta para el paso {number}.</translation>
    </message>
    <message>
        <source>Neither steals nor places Unrest: discarded ({clause}, F14).</source>
        <translation>Ni roba ni pone Disturbios: descartada ({clause}, F14).</translation>
    </message>
    <message>
        <source>Never</source>
        <extracomment>desk/preferences/settings_sheet.py: Settings sheet and shortcuts sheet; each change takes effect immediately.</extracomment>
        <translation>Nunca</translation>
    </message>
    <message>
        <source>New FP where they are needed most.</source>
        <translation>PF nuevos donde más falta hacen.</translation>
    </message>
    <message>
        <source>New Mexico farmland watered from Elephant Butte Dam after 1916.</source>
        <translation>Tierras de cultivo de Nuevo México regadas desde la presa Elephant Butte después de 1916.</translation>
    </message>
    <message>
        <source>New Mexico senator with mining interests who held hearings on Mexican affairs in 1919.</source>
        <translation>Senador por Nuevo México con intereses mineros que celebró audiencias sobre asuntos mexicanos en 1919.</translation>
    </message>
    <message>
        <source>New York</source>
        <extracomment>words.yaml: whys</extracomment>
        <translation>Nueva York</translation>
    </message>
    <message>
        <source>New York can be used only in phase 11; this is phase {now}.</source>
        <translation>Nueva York solo se usa en la fase 11; esta es la fase {now}.</translation>
    </message>
    <message>
        <source>New York investors ran cattle and silver mines on this large estate near Casas Grandes.</source>
        <translation>Inversionistas de Nueva York explotaban ganado y minas de plata en esta gran hacienda cerca de Casas Grandes.</translation>
    </message>
    <message>
        <source>New York {gold}</source>
        <translation>Nueva York {gold}</translation>
    </message>
    <message>
        <source>New game</source>
        <extracomment>desk/home/home_page.py: Home page, shown at start and reachable from the table.</extracomment>
        <translation>Partida nueva</translation>
    </message>
    <message>
        <source>New game…</source>
        <extracomment>desk/window/window.py: Main window: the desk, its commands, saved games and sheets.</extracomment>
        <translation>Partida nueva…</translation>
    </message>
    <message>
        <source>New honour: {0}.</source>
        <translation>Nuevo honor: {0}.</translation>
    </message>
    <message>
        <source>New in the market: {cards}.</source>
        <translation>Nuevo en el mercado: {cards}.</translation>
    </message>
    <message>
        <source>New keys</source>
        <extracomment>desk/preferences/settings_sheet.py: Settings sheet and shortcuts sheet; each change takes effect immediately.</extracomment>
        <translation>Teclas nuevas</translation>
    </message>
    <message>
        <source>New ledger for Lords of the Sierra Madre</source>
        <translation>Libro mayor nuevo para Lords of the Sierra Madre</translation>
    </message>
    <message>
        <source>New link</source>
        <extracomment>desk/sheets/network_sheets.py: Sheets of network play: seats, links to a table, and joining.</extracomment>
        <translation>Enlace nuevo</translation>
    </message>
    <message>
        <source>New seed</source>
        <extracomment>desk/sheets/form_widgets.py: Fields and buttons drawn on paper.</extracomment>
        <translation>Nueva semilla</translation>
    </message>
    <message>
        <source>New window</source>
        <extracomment>desk/window/window.py: Main window: the desk, its commands, saved games and sheets.</extracomment>
        <translation>Ventana nueva</translation>
    </message>
    <message>
        <source>Newspaper</source>
        <extracomment>porfiriana/table/faces/partner.py: Faces of partners, newspapers and public cards, with a spine in the faction's colour. porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values. words.yaml: kinds</extracomment>
        <translation>Periódico</translation>
    </message>
    <message>
        <source>Newspaper · {faction}</source>
        <translation>Periódico · {faction}</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>desk/guide.py: Guide of a lesson, with its note and marks on the table, and the list of lessons. desk/view/turn_recap.py: Recap of the other players' steps, replayed on the table.</extracomment>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Next area of the table</source>
        <translation>Siguiente zona de la mesa</translation>
    </message>
    <message>
        <source>Next for you</source>
        <translation>Tu próximo problema</translation>
    </message>
    <message>
        <source>Next item in this area</source>
        <translation>Elemento siguiente de esta zona</translation>
    </message>
    <message>
        <source>Next phase</source>
        <extracomment>words.yaml: going on</extracomment>
        <translation>Fase siguiente</translation>
    </message>
    <message>
        <source>Next possible action</source>
        <translation>Siguiente acción posible</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <extracomment>desk/puzzles.py: Sheet with all puzzles by theme, and the note of a puzzle.</extracomment>
        <translation>Problema siguiente</translation>
    </message>
    <message>
        <source>Next quarter</source>
        <extracomment>words.yaml: going on</extracomment>
        <translation>Trimestre siguiente</translation>
    </message>
    <message>
        <source>Next robot move</source>
        <translation>Siguiente jugada de los robots</translation>
    </message>
    <message>
        <source>Next step (Right)</source>
        <translation>Paso siguiente (Derecha)</translation>
    </message>
    <message>
        <source>Next turn (Page Down)</source>
        <translation>Turno siguiente (AvPág)</translation>
    </message>
    <message>
        <source>Next turn {claim}, for {gold}.</source>
        <translation>En su próximo turno {claim}; le cuesta {gold}.</translation>
    </message>
    <message>
        <source>Next turn {claim}: {plan}.</source>
        <translation>En su próximo turno {claim}: {plan}.</translation>
    </message>
    <message>
        <source>Next warning</source>
        <extracomment>desk/window/window.py: Main window: the desk, its commands, saved games and sheets.</extracomment>
        <translation>Siguiente aviso</translation>
    </message>
    <message>
        <source>Next: {0}</source>
        <extracomment>desk/home/home_page.py: Home page, shown at start and reachable from the table. porfiriana/table/sheets/records_sheet.py: Records of a player, and their sheet.</extracomment>
        <translation>Siguiente: {0}</translation>
    </message>
    <message>
        <source>Night Raid</source>
        <extracomment>words.yaml: headings words.yaml: dice</extracomment>
        <translation>Incursión nocturna</translation>
    </message>
    <message>
        <source>Night Raid: 2 in 6…</source>
        <translation>Incursión nocturna: 2 de 6…</translation>
    </message>
    <message>
        <source>No</source>
        <extracomment>desk/preferences/settings_sheet.py: Settings sheet and shortcuts sheet; each change takes effect immediately. desk/window/table_banners.py: Banners about shared tables at the upper edge of the desk. porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>No</translation>
    </message>
    <message>
        <source>No Depression</source>
        <extracomment>porfiriana/table/sheets/workshop_sheets.py: Editors of positions and of custom puzzles.</extracomment>
        <translation>Sin Depresión</translation>
    </message>
    <message>
        <source>No FP of that kind in {zone} can be supplied.</source>
        <translation>Ningún PF de ese tipo en {zone} puede recibir suministro.</translation>
    </message>
    <message>
        <source>No Guerrilla is there.</source>
        <translation>No hay Guerrilla allí.</translation>
    </message>
    <message>
        <source>No Headline has left the market yet.</source>
        <translation>Ningún Titular ha salido aún del mercado.</translation>
    </message>
    <message numerus="yes">
        <source>No Imperial FP on the map: %n left</source>
        <translation>
            <numerusform>Ningún PF imperial en el mapa: queda %n</numerusform>
            <numerusform>Ningún PF imperial en el mapa: quedan %n</numerusform>
        </translation>
    </message>
    <message>
        <source>No Prestige Cube is missing there.</source>
        <translation>Ahí no falta ningún cubo de prestigio.</translation>
    </message>
    <message>
        <source>No Prestige Cubes on {cards} any more.</source>
        <translation>Ya no hay cubos de prestigio en: {cards}.</translation>
    </message>
    <message>
        <source>No Rural Guards can go instead.</source>
        <translation>No hay Guardias rurales que puedan irse en su lugar.</translation>
    </message>
    <message>
        <source>No Speculation Cube</source>
        <translation>Sin cubo de especulación</translation>
    </message>
    <message>
        <source>No Topple on sale</source>
        <translation>Ningún Derrocamiento en venta</translation>
    </message>
    <message>
        <source>No action, thanks to {0}.</source>
        <translation>Sin gastar acción, gracias a {0}.</translation>
    </message>
    <message>
        <source>No actions left.</source>
        <translation>No quedan acciones.</translation>
    </message>
    <message>
        <source>No actions left. You can still do anything that takes no action.</source>
        <translation>No te quedan acciones. Aún puedes hacer todo lo que no gasta acciones.</translation>
    </message>
    <message>
        <source>No attitude was chosen.</source>
        <translation>No se eligió ninguna actitud.</translation>
    </message>
    <message>
        <source>No better plan was found for any of your turns.</source>
        <translation>No se encontró un plan mejor para ninguno de tus turnos.</translation>
    </message>
    <message>
        <source>No card at the board&apos;s edge</source>
        <translation>No hay carta al borde del tablero</translation>
    </message>
    <message>
        <source>No chit is left in the bowl</source>
        <translation>No queda ninguna ficha en el cuenco</translation>
    </message>
    <message>
        <source>No contact with the host since {day}. Reconnecting…</source>
        <translation>Sin contacto con el anfitrión desde el {day}. Reconectando…</translation>
    </message>
    <message>
        <source>No event, but the second bear begins a Depression.</source>
        <translation>Sin suceso, pero el segundo oso inicia una Depresión.</translation>
    </message>
    <message>
        <source>No event, but the second bull ends the Depression.</source>
        <translation>Sin suceso, pero el segundo toro pone fin a la Depresión.</translation>
    </message>
    <message>
        <source>No event; it goes onto the Bull-Bear pile.</source>
        <translation>Sin suceso; va a la pila de toros y osos.</translation>
    </message>
    <message>
        <source>No finished game of this deal yet.</source>
        <translation>Aún no hay partidas terminadas de este reparto.</translation>
    </message>
    <message>
        <source>No finished games yet. Every game you finish is saved here.</source>
        <translation>Aún no hay partidas acabadas. Aquí se guarda cada partida que acabas.</translation>
    </message>
    <message>
        <source>No game matches these words.</source>
        <translation>Ninguna partida coincide con estas palabras.</translation>
    </message>
    <message>
        <source>No heir</source>
        <extracomment>porfiriana/table/sheets/workshop_sheets.py: Editors of positions and of custom puzzles.</extracomment>
        <translation>Sin heredero</translation>
    </message>
    <message>
        <source>No human player took part in this game.</source>
        <translation>Ningún jugador humano participó en esta partida.</translation>
    </message>
    <message>
        <source>No keys</source>
        <extracomment>desk/preferences/settings_sheet.py: Settings sheet and shortcuts sheet; each change takes effect immediately.</extracomment>
        <translation>Sin teclas</translation>
    </message>
    <message>
        <source>No limit</source>
        <extracomment>desk/sheets/network_sheets.py: Sheets of network play: seats, links to a table, and joining.</extracomment>
        <translation>Sin límite</translation>
    </message>
    <message numerus="yes">
        <source>No line of communication: %n FP in {zones}.</source>
        <translation>
            <numerusform>Sin línea de comunicación: %n PF en {zones}.</numerusform>
            <numerusform>Sin línea de comunicación: %n PF en {zones}.</numerusform>
        </translation>
    </message>
    <message>
        <source>No line of communication: every FP would lose a step.</source>
        <translation>Sin línea de comunicación: cada PF perdería un paso.</translation>
    </message>
    <message>
        <source>No loan</source>
        <extracomment>mexican_adventure/table/words/labels.py: Actions as text: lines of the log, labels, consequences and refusals. No Qt.</extracomment>
        <translation>Sin préstamo</translation>
    </message>
    <message>
        <source>No loan with the French Retreat marker at 30.</source>
        <translation>No hay préstamo con la Retirada francesa en 30.</translation>
    </message>
    <message>
        <source>No more income from your Hacendado.</source>
        <translation>Tu Hacendado ya no tiene ingresos.</translation>
    </message>
    <message>
        <source>No note</source>
        <extracomment>desk/window/table_notes.py: Notes to the other players, sent with the next action.</extracomment>
        <translation>Sin nota</translation>
    </message>
    <message>
        <source>No other games in progress.</source>
        <translation>No hay otras partidas en curso.</translation>
    </message>
    <message>
        <source>No payments are waiting.</source>
        <translation>No hay pagos pendientes.</translation>
    </message>
    <message>
        <source>No player owns a card there: enter P0.</source>
        <translation>Ningún jugador posee una carta ahí: escribe P0.</translation>
    </message>
    <message>
        <source>No puzzles</source>
        <extracomment>desk/window/puzzles_part.py: Puzzles of a window: their list, notes and results.</extracomment>
        <translation>Sin problemas</translation>
    </message>
    <message>
        <source>No rematch</source>
        <extracomment>desk/window/rematch.py: Another game with the people of a finished one.</extracomment>
        <translation>Sin revancha</translation>
    </message>
    <message>
        <source>No router on this network opens ports on request (UPnP). Forward port {port} to this computer in the settings of your router.</source>
        <translation>Ningún router de esta red abre puertos a petición (UPnP). Redirige el puerto {port} a este ordenador en los ajustes de tu router.</translation>
    </message>
    <message>
        <source>No ship in {zone} may still move this turn.</source>
        <translation>Ningún barco de {zone} puede moverse ya este turno.</translation>
    </message>
    <message>
        <source>No ship takes him from the port: he tries the enemy&apos;s lines.</source>
        <translation>Ningún barco lo recoge en el puerto: intenta cruzar las líneas enemigas.</translation>
    </message>
    <message>
        <source>No sound output was found on this computer</source>
        <translation>No se encontró ninguna salida de sonido en este ordenador</translation>
    </message>
    <message>
        <source>No such enterprise is in play.</source>
        <translation>Esa empresa no está en juego.</translation>
    </message>
    <message>
        <source>No tables found on this network.</source>
        <translation>No se encontró ninguna mesa en esta red.</translation>
    </message>
    <message>
        <source>No target of {you}: a Straw Man on his {target} ({clause}, R79).</source>
        <translation>Ningún objetivo entre las cartas de {you}: hombre de paja en la carta {target} de Díaz ({clause}, R79).</translation>
    </message>
    <message>
        <source>No tie in the order of play needs dice now.</source>
        <translation>Ahora ningún empate en el orden de juego necesita dados.</translation>
    </message>
    <message>
        <source>No turn to play again</source>
        <translation>Ningún turno que repetir</translation>
    </message>
    <message>
        <source>No warnings.</source>
        <extracomment>desk/view/cautions.py: Cautions on the table with their proofs, and figures computed in the background.</extracomment>
        <translation>Ningún aviso.</translation>
    </message>
    <message>
        <source>No {game} games in progress.</source>
        <translation>No hay partidas de {game} en curso.</translation>
    </message>
    <message>
        <source>No, because {why}.</source>
        <translation>No, porque {why}.</translation>
    </message>
    <message>
        <source>Nobody</source>
        <extracomment>desk/sheets/network_sheets.py: Sheets of network play: seats, links to a table, and joining.</extracomment>
        <translation>Nadie</translation>
    </message>
    <message>
        <source>Nobody can pass now.</source>
        <translation>Ahora nadie puede pasar.</translation>
    </message>
    <message>
        <source>Nobody can topple Díaz now.</source>
        <translation>Nadie puede derrocar a Díaz ahora.</translation>
    </message>
    <message>
        <source>Nobody can win with it now.</source>
        <translation>Nadie puede ganar con él ahora.</translation>
    </message>
    <message>
        <source>Nobody has enough.</source>
        <translation>A nadie le alcanza.</translation>
    </message>
    <message>
        <source>Nobody has toppled him.</source>
        <translation>Nadie lo ha derrocado.</translation>
    </message>
    <message>
        <source>Nobody held that zone before.</source>
        <translation>Nadie ocupaba antes esa zona.</translation>
    </message>
    <message>
        <source>Nobody holds that office.</source>
        <translation>Nadie ocupa ese cargo.</translation>
    </message>
    <message>
        <source>Nobody holds {to} yet.</source>
        <translation>Nadie ocupa aún {to}.</translation>
    </message>
    <message>
        <source>Nobody of the {side} side is left.</source>
        <translation>No queda nadie de este bando: {side}.</translation>
    </message>
    <message>
        <source>Nobody plays at another computer yet: choose “Remote player” for someone.</source>
        <translation>Nadie juega aún en otro ordenador: elige «Jugador a distancia» para alguien.</translation>
    </message>
    <message>
        <source>Nobody stays in {zone}.</source>
        <translation>Nadie se queda en {zone}.</translation>
    </message>
    <message>
        <source>Nobody topples Díaz.</source>
        <translation>Nadie derroca a Díaz.</translation>
    </message>
    <message>
        <source>Nobody wants {card}.</source>
        <translation>Nadie quiere {card}.</translation>
    </message>
    <message>
        <source>Nobody yet</source>
        <extracomment>porfiriana/table/sheets/records_sheet.py: Records of a player, and their sheet.</extracomment>
        <translation>Nadie todavía</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>porfiriana/table/sheets/card_fields.py: Rows of a form that show and edit the fields of a card.</extracomment>
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>None of them</source>
        <translation>Ninguna carta</translation>
    </message>
    <message>
        <source>None of this kind is selected.</source>
        <translation>No hay ninguna pieza de este tipo elegida.</translation>
    </message>
    <message>
        <source>None of your cubes is missing there.</source>
        <translation>Ahí no falta ningún cubo tuyo.</translation>
    </message>
    <message>
        <source>None of your troops guards {place}.</source>
        <translation>Ninguna tropa tuya protege {place}.</translation>
    </message>
    <message>
        <source>Normal</source>
        <extracomment>desk/preferences/settings_sheet.py: Settings sheet and shortcuts sheet; each change takes effect immediately.</extracomment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Northern Mexico, 1898</source>
        <translation>Norte de México, 1898</translation>
    </message>
    <message>
        <source>Not a puzzle: the goal is reached anyway.</source>
        <translation>Problema no válido: el objetivo se alcanza de todos modos.</translation>
    </message>
    <message>
        <source>Not a puzzle: the solution depends on hidden cards.</source>
        <translation>Problema no válido: la solución depende de cartas ocultas.</translation>
    </message>
    <message>
        <source>Not all bids in the lawsuit are in.</source>
        <translation>Faltan pujas en el pleito.</translation>
    </message>
    <message>
        <source>Not encrypted: anyone on your home network could see a hand and play it</source>
        <translation>Sin cifrar: cualquiera en tu red doméstica podría ver una mano y jugarla</translation>
    </message>
    <message>
        <source>Not enough cubes</source>
        <translation>No hay cubos suficientes</translation>
    </message>
    <message>
        <source>Not fair: {words}</source>
        <translation>Partida no limpia: {words}</translation>
    </message>
    <message>
        <source>Not found</source>
        <extracomment>desk/app/windows.py: All windows of the program, and requests from instances started later.</extracomment>
        <translation>No encontrada</translation>
    </message>
    <message>
        <source>Not in a game against Díaz</source>
        <translation>No en una partida contra Díaz</translation>
    </message>
    <message>
        <source>Not now</source>
        <extracomment>desk/home/resume_sheet.py: Sheet offering an interrupted game, and descriptions of stored games. desk/window/table_banners.py: Banners about shared tables at the upper edge of the desk.</extracomment>
        <translation>Ahora no</translation>
    </message>
    <message>
        <source>Not now: nothing on the table lets you do this.</source>
        <translation>Ahora no: nada en la mesa te lo permite.</translation>
    </message>
    <message>
        <source>Not now: {0}</source>
        <translation>Ahora no: {0}</translation>
    </message>
    <message>
        <source>Not saved yet. Close again to discard your changes.</source>
        <translation>Aún sin guardar. Cierra otra vez para descartar los cambios.</translation>
    </message>
    <message>
        <source>Not saved yet. Press the keys again to discard your changes.</source>
        <translation>Aún no está guardado. Pulsa otra vez las teclas para descartar tus cambios.</translation>
    </message>
    <message>
        <source>Not saved. Close again to leave; the position stays here as a draft.</source>
        <translation>Sin guardar. Cierra otra vez para salir; la posición queda aquí como borrador.</translation>
    </message>
    <message>
        <source>Not solvable: no plan reaches the goal.</source>
        <translation>Sin solución: ningún plan alcanza el objetivo.</translation>
    </message>
    <message>
        <source>Not there. Look again, or press “Show me”.</source>
        <translation>Ahí no. Mira otra vez, o haz clic en «Mostrar».</translation>
    </message>
    <message>
        <source>Not unique: there is another solution.</source>
        <translation>Solución no única: hay otra.</translation>
    </message>
    <message>
        <source>Not with the 2012 rules</source>
        <translation>No con las reglas de 2012</translation>
    </message>
    <message>
        <source>Not yet</source>
        <extracomment>sierra_madre/table/sheets.py: Sheets: forms, the revealed card, files, and the final account.</extracomment>
        <translation>Todavía no</translation>
    </message>
    <message>
        <source>Not yet in the bowl</source>
        <translation>Aún no está en el cuenco</translation>
    </message>
    <message>
        <source>Not {0}.</source>
        <extracomment>porfiriana/table/words/diaz_words.py: Díaz's purchases by dice, and their reasons, as sentences. No Qt.</extracomment>
        <translation>Excluidas: {0}.</translation>
    </message>
    <message>
        <source>Note</source>
        <extracomment>desk/replay/share_sheet.py: Sheet for sharing a replay: choice of view and turns, with notes at moments. desk/sheets/note_sheet.py: Sheet for a note to the table. words.yaml: fields</extracomment>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Note to the table</source>
        <translation>Nota a la mesa</translation>
    </message>
    <message>
        <source>Note to the table…</source>
        <translation>Nota a la mesa…</translation>
    </message>
    <message>
        <source>Nothing can be verified here.</source>
        <translation>Aquí no se puede verificar nada.</translation>
    </message>
    <message>
        <source>Nothing else changes.</source>
        <translation>No cambia nada más.</translation>
    </message>
    <message>
        <source>Nothing happens.</source>
        <extracomment>porfiriana/rules/card_text.py: Card effects as plain sentences, generated from the card data. porfiriana/table/words/labels.py: Actions as texts: buttons, instructions and log entries. No Qt.</extracomment>
        <translation>No ocurre nada.</translation>
    </message>
    <message>
        <source>Nothing has changed for you.</source>
        <translation>Nada ha cambiado para ti.</translation>
    </message>
    <message>
        <source>Nothing has happened since your turn.</source>
        <translation>No ha pasado nada desde tu turno.</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Aún no ha ocurrido nada.</translation>
    </message>
    <message>
        <source>Nothing here is worth its price.</source>
        <translation>Aquí nada vale lo que cuesta.</translation>
    </message>
    <message>
        <source>Nothing in play is a target for it: discarded ({clause}, R79).</source>
        <translation>No tiene ningún objetivo en juego: descartada ({clause}, R79).</translation>
    </message>
    <message>
        <source>Nothing is discarded.</source>
        <translation>No se descarta nada.</translation>
    </message>
    <message>
        <source>Nothing is selected. Press Tab or F6 to go to the first item.</source>
        <translation>No hay nada seleccionado. Pulsa Tab o F6 para ir al primer elemento.</translation>
    </message>
    <message>
        <source>Nothing may be placed in {zone}.</source>
        <translation>No se puede colocar nada en {zone}.</translation>
    </message>
    <message>
        <source>Nothing more is worth its price.</source>
        <translation>Nada más vale lo que cuesta.</translation>
    </message>
    <message>
        <source>Nothing needs your attention now.</source>
        <translation>Ahora nada requiere tu atención.</translation>
    </message>
    <message>
        <source>November/December</source>
        <extracomment>mexican_adventure/table/words/terms.py: Names of the game's terms for players. No Qt.</extracomment>
        <translation>Noviembre/diciembre</translation>
    </message>
    <message>
        <source>Now</source>
        <extracomment>porfiriana/table/inspection.py: Content of the inspector for a spot: facts and possible actions.</extracomment>
        <translation>Ahora</translation>
    </message>
    <message>
        <source>Now damage is paid with the gold that returned.</source>
        <translation>Ahora se pagan los daños con el oro que ha vuelto.</translation>
    </message>
    <message>
        <source>Now gold may go to New York or come back.</source>
        <translation>Ahora el oro puede ir a Nueva York o volver.</translation>
    </message>
    <message>
        <source>Now: mines {mines}, Economy {economy}.</source>
        <translation>Ahora: minas {mines}, Economía {economy}.</translation>
    </message>
    <message>
        <source>Now: {amount}. The goal is the maximum that can be reached.</source>
        <translation>Ahora: {amount}. El objetivo es el máximo alcanzable.</translation>
    </message>
    <message>
        <source>Number</source>
        <extracomment>sierra_madre/table/sheets.py: Sheets: forms, the revealed card, files, and the final account.</extracomment>
        <translation>Número</translation>
    </message>
    <message>
        <source>OK</source>
        <extracomment>desk/sheets/modal_sheet.py: Modal sheet in the middle of the dimmed table, and common dialogs. desk/window/frame.py: Frame of a window: one game, its file and its sheets. desk/window/help_part.py: Help of a window: overview, rules, credits and lessons.</extracomment>
        <translation>Aceptar</translation>
    </message>
    <message>
        <source>Obregón&apos;s corps, raised from Sonora&apos;s state forces in 1913.</source>
        <translation>El cuerpo de Obregón, formado con las fuerzas del estado de Sonora en 1913.</translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>desk/preferences/settings_sheet.py: Settings sheet and shortcuts sheet; each change takes effect immediately.</extracomment>
        <translation>Desactivado</translation>
    </message>
    <message>
        <source>Office</source>
        <extracomment>words.yaml: fields</extracomment>
        <translation>Cargo</translation>
    </message>
    <message>
        <source>Office…</source>
        <extracomment>words.yaml: always</extracomment>
        <translation>Cargo…</translation>
    </message>
    <message>
        <source>Older games</source>
        <extracomment>desk/home/home_page.py: Home page, shown at start and reachable from the table.</extracomment>
        <translation>Partidas más antiguas</translation>
    </message>
    <message>
        <source>On</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>En</translation>
    </message>
    <message>
        <source>On a phone</source>
        <translation>En un teléfono</translation>
    </message>
    <message>
        <source>On a shared screen</source>
        <translation>En una pantalla compartida</translation>
    </message>
    <message>
        <source>On another computer&apos;s table, undo one action at a time.</source>
        <translation>En la mesa de otro ordenador, deshaz las acciones de una en una.</translation>
    </message>
    <message>
        <source>On foot</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts. porfiriana/table/sheets/overview.py: Overview of the game: turn, actions with prices, victory, icons and keys. porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>A pie</translation>
    </message>
    <message>
        <source>On its {0} side</source>
        <translation>Por su lado de {0}</translation>
    </message>
    <message>
        <source>On one screen</source>
        <translation>En una pantalla</translation>
    </message>
    <message>
        <source>On phones</source>
        <extracomment>desk/sheets/form_widgets.py: Fields and buttons drawn on paper.</extracomment>
        <translation>Teléfonos</translation>
    </message>
    <message>
        <source>On points, the side that controls more of the three zones wins: Imperial {imperial}, Republican {republican}.</source>
        <translation>Por puntos, gana el bando que controla más zonas de las tres: imperial {imperial}, republicano {republican}.</translation>
    </message>
    <message>
        <source>On the Bull-Bear pile</source>
        <translation>En la pila de toros y osos</translation>
    </message>
    <message>
        <source>On the deck</source>
        <translation>En el mazo</translation>
    </message>
    <message>
        <source>On the grudge pile</source>
        <translation>En la pila de agravios</translation>
    </message>
    <message>
        <source>On the market</source>
        <translation>En el mercado</translation>
    </message>
    <message>
        <source>On the table, {keys} is already used for “{other}”.</source>
        <translation>En la mesa, {keys} ya se usa para «{other}».</translation>
    </message>
    <message>
        <source>On this enterprise</source>
        <translation>En esta empresa</translation>
    </message>
    <message>
        <source>On this item</source>
        <translation>Sobre este elemento</translation>
    </message>
    <message>
        <source>Once more</source>
        <extracomment>porfiriana/table/sheets/records_sheet.py: Records of a player, and their sheet.</extracomment>
        <translation>Otra vez</translation>
    </message>
    <message>
        <source>Once the last Topple has appeared, a whole round without a market purchase ends the game, too (Mexican Standoff).</source>
        <translation>Una vez aparecido el último Derrocamiento, una ronda entera sin compras en el mercado también pone fin a la partida (Duelo mexicano).</translation>
    </message>
    <message>
        <source>Once this turn +5 where French A FP fight, then French Retreat 1 left.</source>
        <translation>Una vez este turno, +5 donde luchen PF franceses A; luego, Retirada francesa: 1 hacia la izquierda.</translation>
    </message>
    <message>
        <source>One Mexican C FP where the player has FP.</source>
        <translation>Un PF C mexicano donde el jugador tenga PF.</translation>
    </message>
    <message>
        <source>One action left.</source>
        <translation>Queda una acción.</translation>
    </message>
    <message>
        <source>One action under</source>
        <translation>Una acción si rige</translation>
    </message>
    <message>
        <source>One attempt per zone and turn.</source>
        <translation>Un intento por zona y turno.</translation>
    </message>
    <message>
        <source>One fewer: {fp}</source>
        <translation>Uno menos: {fp}</translation>
    </message>
    <message>
        <source>One initiative test per leader and turn.</source>
        <translation>Una prueba de iniciativa por líder y turno.</translation>
    </message>
    <message>
        <source>One less</source>
        <extracomment>mexican_adventure/table/sheets/workshop_sheets.py: Editor of positions and puzzles: pieces are dragged, stacks are clicked. sierra_madre/table/drawing.py: Layout and painting of the table: strip, quarter, calendars, edge and page.</extracomment>
        <translation>Uno menos</translation>
    </message>
    <message>
        <source>One more</source>
        <extracomment>mexican_adventure/table/sheets/workshop_sheets.py: Editor of positions and puzzles: pieces are dragged, stacks are clicked. sierra_madre/table/drawing.py: Layout and painting of the table: strip, quarter, calendars, edge and page.</extracomment>
        <translation>Uno más</translation>
    </message>
    <message>
        <source>One more: {fp}</source>
        <translation>Uno más: {fp}</translation>
    </message>
    <message>
        <source>One order per leader and turn.</source>
        <translation>Una orden por líder y turno.</translation>
    </message>
    <message>
        <source>One police action each turn without using an action.</source>
        <translation>Una acción de policía por turno sin gastar una acción.</translation>
    </message>
    <message>
        <source>One side alone holds every city and fortress.</source>
        <translation>Un bando ocupa todas las ciudades y fortalezas sin enemigos en ellas.</translation>
    </message>
    <message>
        <source>Online</source>
        <extracomment>desk/window/window.py: Main window: the desk, its commands, saved games and sheets. porfiriana/table/sheets/new_game_fields.py: Fields and lists of the New Game sheet.</extracomment>
        <translation>En línea</translation>
    </message>
    <message>
        <source>Online tables need the “{name}” library. {how}</source>
        <translation>Las mesas en línea necesitan la biblioteca «{name}». {how}</translation>
    </message>
    <message>
        <source>Only Díaz, who rolls two dice a turn. Topple him before the fourth Topple is over.</source>
        <translation>Solo Díaz, que tira dos dados por turno. Derrócalo antes de que acabe el cuarto Derrocamiento.</translation>
    </message>
    <message>
        <source>Only Headlines and Topples are bought as event or status quo.</source>
        <translation>Solo los Titulares y los Derrocamientos se compran como suceso o statu quo.</translation>
    </message>
    <message>
        <source>Only a declared Hacendado can be shot.</source>
        <translation>Solo se puede matar a tiros a un Hacendado declarado.</translation>
    </message>
    <message>
        <source>Only a governor of Sonora or Chihuahua, or the holder of a Red Flag, can declare it.</source>
        <translation>Solo puede declararla un gobernador de Sonora o Chihuahua, o el dueño de una Bandera roja.</translation>
    </message>
    <message>
        <source>Only a president can declare that.</source>
        <translation>Solo un presidente puede declararlo.</translation>
    </message>
    <message>
        <source>Only a solo deal has a code.</source>
        <translation>Solo un reparto en solitario tiene código.</translation>
    </message>
    <message>
        <source>Only as many Regular Orders as the American Aid marker shows.</source>
        <translation>Como máximo, tantas órdenes regulares como indica el marcador de Ayuda americana.</translation>
    </message>
    <message>
        <source>Only in a game against Díaz</source>
        <translation>Solo en una partida contra Díaz</translation>
    </message>
    <message>
        <source>Only one assassination per showdown.</source>
        <translation>Solo un asesinato por desenlace.</translation>
    </message>
    <message>
        <source>Only one loan a turn.</source>
        <translation>Solo un préstamo por turno.</translation>
    </message>
    <message>
        <source>Only one trip per turn.</source>
        <translation>Solo un viaje por turno.</translation>
    </message>
    <message>
        <source>Only orange and black cards are played on a target.</source>
        <translation>Solo las cartas naranjas y negras se juegan sobre un objetivo.</translation>
    </message>
    <message>
        <source>Only players of a game in progress can write notes.</source>
        <translation>Solo pueden escribir notas los jugadores de una partida en curso.</translation>
    </message>
    <message>
        <source>Only robots play here.</source>
        <translation>Aquí solo juegan robots.</translation>
    </message>
    <message>
        <source>Only some cards</source>
        <translation>Solo algunas cartas</translation>
    </message>
    <message>
        <source>Only the French leave.</source>
        <translation>Solo se van los franceses.</translation>
    </message>
    <message>
        <source>Only the host can share this game before it is over.</source>
        <translation>Solo el anfitrión puede compartir esta partida antes del final.</translation>
    </message>
    <message>
        <source>Only the host of this table can invite people.</source>
        <translation>Solo el anfitrión de esta mesa puede invitar.</translation>
    </message>
    <message>
        <source>Only the other country&apos;s president can boycott that, and nobody holds that office.</source>
        <translation>Solo el presidente del otro país puede boicotear eso, y nadie ocupa ese cargo.</translation>
    </message>
    <message>
        <source>Only the players of a finished online game can play another one together.</source>
        <translation>Solo los jugadores de una partida en línea terminada pueden jugar otra juntos.</translation>
    </message>
    <message>
        <source>Only troops can be sent to a place.</source>
        <translation>Solo se pueden enviar tropas a un lugar.</translation>
    </message>
    <message>
        <source>Only two market cards may be bought in a turn.</source>
        <translation>Solo se pueden comprar dos cartas del mercado por turno.</translation>
    </message>
    <message>
        <source>Only under {regime}: Díaz counts 1 less {prestige} in this showdown.</source>
        <translation>Solo bajo {regime}: Díaz cuenta 1 punto menos de {prestige} en este desenlace.</translation>
    </message>
    <message>
        <source>Only you see this hand.</source>
        <translation>Solo tú ves esta mano.</translation>
    </message>
    <message>
        <source>Only {0} can undo this action.</source>
        <translation>Solo {0} puede deshacer esta acción.</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>desk/home/shelf_row.py: Row of a stored game on the home page, with its buttons.</extracomment>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Abrir un archivo…</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Abrir una partida</translation>
    </message>
    <message>
        <source>Open a password-protected game</source>
        <translation>Abrir una partida protegida con contraseña</translation>
    </message>
    <message>
        <source>Open game</source>
        <extracomment>desk/sheets/password_sheets.py: Sheets for the password of an encrypted save, when saving and when opening.</extracomment>
        <translation>Abrir la partida</translation>
    </message>
    <message>
        <source>Open hands</source>
        <extracomment>desk/replay/replay_sheet.py: Replay sheet: a separate table, with a bar to navigate in the game. desk/sheets/form_widgets.py: Fields and buttons drawn on paper.</extracomment>
        <translation>Manos a la vista</translation>
    </message>
    <message>
        <source>Open it to compare it with another plan.</source>
        <translation>Ábrelo para compararlo con otro plan.</translation>
    </message>
    <message>
        <source>Open or close Díaz&apos;s tableau</source>
        <translation>Abrir o cerrar la zona de juego de Díaz</translation>
    </message>
    <message>
        <source>Open or close the tableau of player {0}</source>
        <translation>Abrir o cerrar la zona de juego del jugador {0}</translation>
    </message>
    <message>
        <source>Open the game</source>
        <translation>Abrir la partida</translation>
    </message>
    <message>
        <source>Open the menu</source>
        <translation>Abrir el menú</translation>
    </message>
    <message>
        <source>Open the port in my router</source>
        <translation>Abrir el puerto en mi router</translation>
    </message>
    <message>
        <source>Open this link on your other computer. It works once; your seat moves there and this window leaves the table.</source>
        <translation>Abre este enlace en tu otro ordenador. Sirve una vez; tu asiento pasa allí y esta ventana deja la mesa.</translation>
    </message>
    <message>
        <source>Open@of hands</source>
        <extracomment>desk/sheets/form_widgets.py: Fields and buttons drawn on paper.</extracomment>
        <translation>A la vista</translation>
    </message>
    <message>
        <source>Opened with different cards</source>
        <translation>Partida abierta con otras cartas</translation>
    </message>
    <message>
        <source>Opened, but not verified</source>
        <translation>Partida abierta, pero sin verificar</translation>
    </message>
    <message>
        <source>Opening a port in the router needs the “{name}” library. {how}</source>
        <translation>Para abrir un puerto en el router hace falta la biblioteca «{name}». {how}</translation>
    </message>
    <message>
        <source>Open…</source>
        <extracomment>desk/window/window.py: Main window: the desk, its commands, saved games and sheets.</extracomment>
        <translation>Abrir…</translation>
    </message>
    <message>
        <source>Operations</source>
        <extracomment>mexican_adventure/table/words/terms.py: Names of the game's terms for players. No Qt.</extracomment>
        <translation>Operaciones</translation>
    </message>
    <message>
        <source>Opponents only</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Solo rivales</translation>
    </message>
    <message>
        <source>Options, saved with the game</source>
        <translation>Opciones, guardadas con la partida</translation>
    </message>
    <message>
        <source>Options…</source>
        <extracomment>porfiriana/table/sheets/workshop_sheets.py: Editors of positions and of custom puzzles.</extracomment>
        <translation>Opciones…</translation>
    </message>
    <message>
        <source>Or other cards</source>
        <translation>U otras cartas</translation>
    </message>
    <message>
        <source>Orange card · {districts}</source>
        <translation>Carta naranja · {districts}</translation>
    </message>
    <message>
        <source>Orange cards</source>
        <extracomment>porfiriana/table/sheets/cards_sheet.py: Sheet of the deck's cards, with filters.</extracomment>
        <translation>Cartas naranjas</translation>
    </message>
    <message>
        <source>Order of play: {names}.</source>
        <translation>Orden de juego: {names}.</translation>
    </message>
    <message>
        <source>Order of the games</source>
        <translation>Orden de las partidas</translation>
    </message>
    <message>
        <source>Orders along the line ignore distance if the whole line is friendly.</source>
        <translation>Las órdenes a lo largo de la línea ignoran la distancia si toda la línea es amiga.</translation>
    </message>
    <message>
        <source>Orientation {0}</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Orientación {0}</translation>
    </message>
    <message>
        <source>Orientations</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Orientaciones</translation>
    </message>
    <message>
        <source>Original</source>
        <extracomment>porfiriana/table/sheets/cards_sheet.py: Sheet of the deck's cards, with filters.</extracomment>
        <translation>Originales</translation>
    </message>
    <message>
        <source>Orozco and Villa took the border city in May 1911; Díaz resigned two weeks later.</source>
        <translation>Orozco y Villa tomaron la ciudad fronteriza en mayo de 1911; Díaz renunció dos semanas después.</translation>
    </message>
    <message>
        <source>Other enterprise</source>
        <extracomment>words.yaml: kinds</extracomment>
        <translation>Otra empresa</translation>
    </message>
    <message>
        <source>Other side: {worth}</source>
        <translation>Otro lado: {worth}</translation>
    </message>
    <message>
        <source>Ours@deck</source>
        <extracomment>porfiriana/workshop/named_decks.py: The player's decks, each with a name; one deck is in use. porfiriana/workshop/own_files.py: The player's own files: corrected cards and puzzles.</extracomment>
        <translation>El nuestro</translation>
    </message>
    <message>
        <source>Out of Jail</source>
        <translation>Fuera de la Cárcel</translation>
    </message>
    <message>
        <source>Outlaws of the 1890s with whom the young Pancho Villa is said to have ridden.</source>
        <translation>Forajidos de la década de 1890 con quienes se dice que cabalgó el joven Pancho Villa.</translation>
    </message>
    <message>
        <source>Outrage</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>Indignación</translation>
    </message>
    <message>
        <source>Outrage given as an award</source>
        <translation>Indignación dada como premio</translation>
    </message>
    <message>
        <source>Outrage on partners, troops and public sides</source>
        <translation>Indignación en socios, tropas y lados de Cartas públicas</translation>
    </message>
    <message>
        <source>Outrage points in all</source>
        <translation>puntos de Indignación en total</translation>
    </message>
    <message>
        <source>Oval {0}</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Óvalo {0}</translation>
    </message>
    <message>
        <source>Oval {number}: built by {name}</source>
        <translation>Óvalo {number}: construido por {name}</translation>
    </message>
    <message>
        <source>Oval {number}: empty</source>
        <translation>Óvalo {number}: vacío</translation>
    </message>
    <message>
        <source>Ovals</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Óvalos</translation>
    </message>
    <message>
        <source>Overview</source>
        <extracomment>desk/window/window.py: Main window: the desk, its commands, saved games and sheets.</extracomment>
        <translation>Resumen</translation>
    </message>
    <message>
        <source>Owner</source>
        <extracomment>words.yaml: fields</extracomment>
        <translation>Dueño</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <extracomment>porfiriana/table/sheets/cards_sheet.py: Sheet of the deck's cards, with filters.</extracomment>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Pacific Ocean</source>
        <extracomment>mexican_adventure/table/scene/map_look.py: The map of 1862 in letterpress style: sea, coast, terrain, borders, roads and towns.</extracomment>
        <translation>Océano Pacífico</translation>
    </message>
    <message>
        <source>Pacification</source>
        <extracomment>mexican_adventure/table/words/terms.py: Names of the game's terms for players. No Qt.</extracomment>
        <translation>Pacificación</translation>
    </message>
    <message>
        <source>Page Down, Page Up, Home, End: the items in an area.</source>
        <translation>AvPág, RePág, Inicio, Fin: los elementos de una zona.</translation>
    </message>
    <message>
        <source>Page {number} of {pages}: next</source>
        <translation>Página {number} de {pages}: siguiente</translation>
    </message>
    <message>
        <source>Panama left Colombia in November 1903 with United States warships nearby.</source>
        <translation>Panamá se separó de Colombia en noviembre de 1903, con buques de guerra de Estados Unidos en las cercanías.</translation>
    </message>
    <message>
        <source>Paper-money inflation and poor harvests brought food riots to northern towns in 1915.</source>
        <translation>La inflación del papel moneda y las malas cosechas causaron motines de hambre en poblaciones del norte en 1915.</translation>
    </message>
    <message>
        <source>Pardon</source>
        <extracomment>words.yaml: told</extracomment>
        <translation>Indulto</translation>
    </message>
    <message>
        <source>Paris lends nothing any more.</source>
        <translation>París ya no presta nada.</translation>
    </message>
    <message>
        <source>Parral silver mine that made the fortune of Pedro Alvarado around 1900.</source>
        <translation>Mina de plata de Parral que hizo la fortuna de Pedro Alvarado hacia 1900.</translation>
    </message>
    <message>
        <source>Part L</source>
        <extracomment>porfiriana/table/words/advice_words.py: Texts of advice: plans for a turn, warnings and reasons. No Qt.</extracomment>
        <translation>Parte L</translation>
    </message>
    <message>
        <source>Part M</source>
        <extracomment>porfiriana/table/words/advice_words.py: Texts of advice: plans for a turn, warnings and reasons. No Qt.</extracomment>
        <translation>Parte M</translation>
    </message>
    <message>
        <source>Part M, step {0}</source>
        <translation>Parte M, paso {0}</translation>
    </message>
    <message>
        <source>Partner</source>
        <extracomment>porfiriana/table/faces/partner.py: Faces of partners, newspapers and public cards, with a spine in the faction's colour.</extracomment>
        <translation>Socio</translation>
    </message>
    <message>
        <source>Partner · {faction}</source>
        <translation>Socio · {faction}</translation>
    </message>
    <message>
        <source>Partners</source>
        <extracomment>porfiriana/table/scene/board.py: Items of the common column, and captions above a seat's cards. porfiriana/table/sheets/cards_sheet.py: Sheet of the deck's cards, with filters.</extracomment>
        <translation>Socios</translation>
    </message>
    <message>
        <source>Partners: into his tableau, where their points add to his defence.</source>
        <translation>Socios: a su zona de juego, donde sus puntos se suman a su defensa.</translation>
    </message>
    <message>
        <source>Pascual Orozco&apos;s followers, who rose against Madero in Chihuahua in March 1912.</source>
        <translation>Seguidores de Pascual Orozco, que se levantaron contra Madero en Chihuahua en marzo de 1912.</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>words.yaml: buttons</extracomment>
        <translation>Pasar</translation>
    </message>
    <message>
        <source>Pass the table to</source>
        <translation>Pasa la mesa a</translation>
    </message>
    <message>
        <source>Pass the table to {0}.</source>
        <translation>Pasa la mesa a {0}.</translation>
    </message>
    <message>
        <source>Pass the table to {name}</source>
        <translation>Pasa la mesa a {name}</translation>
    </message>
    <message>
        <source>Pass: count the points</source>
        <translation>Pasar: contar los puntos</translation>
    </message>
    <message>
        <source>Pass: {0} decides</source>
        <translation>Pasar: decide {0}</translation>
    </message>
    <message>
        <source>Password for this table</source>
        <translation>Contraseña de la mesa</translation>
    </message>
    <message>
        <source>Paste the link you were given. It works once and opens your seat.</source>
        <translation>Pega el enlace que te han dado. Sirve una vez y abre tu asiento.</translation>
    </message>
    <message>
        <source>Pax Desk has been replaced</source>
        <translation>Pax Desk ha sido reemplazado</translation>
    </message>
    <message>
        <source>Pax Desk was updated or removed while running, so some parts may be missing. Your game is saved: close Pax Desk and start it again.</source>
        <translation>Pax Desk se ha actualizado o desinstalado mientras estaba abierto, así que pueden faltar partes. Tu partida está guardada: cierra Pax Desk y vuelve a abrirlo.</translation>
    </message>
    <message>
        <source>Pax Desk {program}</source>
        <translation>Pax Desk {program}</translation>
    </message>
    <message>
        <source>Pax Desk {version} is a card table for the board game Pax Porfiriana: original design by Phil Eklund, card version by Jim Gutt and Matt Eklund, published by Sierra Madre Games.

All pictures and words are our own, except short quotations from the rules. The deck is a reconstruction from the public rules. If you own the game, you can correct the cards in the workshop (Ctrl+B).

Type: Source Serif and Source Sans by Adobe, under the SIL Open Font License.</source>
        <translation>Pax Desk {version} es una mesa de cartas para el juego de mesa Pax Porfiriana: diseño original de Phil Eklund, versión de cartas de Jim Gutt y Matt Eklund, publicado por Sierra Madre Games.

Todas las imágenes y los textos son nuestros, salvo breves citas de las reglas. El mazo es una reconstrucción a partir de las reglas públicas. Si tienes el juego, puedes corregir las cartas en el taller (Ctrl+B).

Tipos de letra: Source Serif y Source Sans de Adobe, bajo la SIL Open Font License.</translation>
    </message>
    <message>
        <source>Pax Desk {version}, {date}</source>
        <translation>Pax Desk {version}, {date}</translation>
    </message>
    <message>
        <source>Pax Desk: it is your turn, {name}, at the table {table}.</source>
        <translation>Pax Desk: es tu turno, {name}, en la mesa {table}.</translation>
    </message>
    <message>
        <source>Pax Desk: the table {table} waits for {names}.</source>
        <translation>Pax Desk: la mesa {table} espera a {names}.</translation>
    </message>
    <message>
        <source>Pax Porfiriana</source>
        <extracomment>commands/game_registry.py: Registry of the playable games; the first one is the default. porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts. porfiriana/table/game_table.py: Integration of Pax Porfiriana, see ``paxdesk/desk/protocol/table_game.py``.</extracomment>
        <translation>Pax Porfiriana</translation>
    </message>
    <message>
        <source>Pax Porfiriana is for 2 to 6 players, not {players}.</source>
        <translation>A Pax Porfiriana juegan de 2 a 6 jugadores, no {players}.</translation>
    </message>
    <message>
        <source>Pax-o-matic</source>
        <extracomment>porfiriana/robots/roster.py: The robots that may play at any seat: descriptions and factories.</extracomment>
        <translation>Pax-o-matic</translation>
    </message>
    <message>
        <source>Pay and keep all</source>
        <translation>Pagar y conservar todas</translation>
    </message>
    <message>
        <source>Pay and keep these</source>
        <translation>Pagar y conservar estas</translation>
    </message>
    <message>
        <source>Pay for each card or give it up.</source>
        <translation>Paga por cada carta o renuncia a ella.</translation>
    </message>
    <message>
        <source>Pay for {0}</source>
        <translation>Pagar por {0}</translation>
    </message>
    <message>
        <source>Pay or discard</source>
        <translation>Pagar o descartar</translation>
    </message>
    <message>
        <source>Pay the refurbishment</source>
        <translation>Pagar la reparación</translation>
    </message>
    <message>
        <source>Pay to leave Jail</source>
        <translation>Pagar para salir de la Cárcel</translation>
    </message>
    <message>
        <source>Pays once the Unrest there ends.</source>
        <translation>Rendirá cuando terminen allí los Disturbios.</translation>
    </message>
    <message>
        <source>Peace</source>
        <extracomment>words.yaml: told</extracomment>
        <translation>Paz</translation>
    </message>
    <message>
        <source>Penal code changes of 1926 enforced limits on clergy, worship and church property.</source>
        <translation>Los cambios de 1926 en el código penal hicieron cumplir los límites impuestos al clero, al culto y a los bienes de la Iglesia.</translation>
    </message>
    <message>
        <source>People</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Personas</translation>
    </message>
    <message>
        <source>Person</source>
        <extracomment>mexican_adventure/table/sheets/new_game.py: The New Game sheet: the scenario and the player of each side. porfiriana/table/sheets/new_game_fields.py: Fields and lists of the New Game sheet.</extracomment>
        <translation>Persona</translation>
    </message>
    <message>
        <source>Person at this screen</source>
        <translation>Persona en esta pantalla</translation>
    </message>
    <message>
        <source>Person {0}</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Persona {0}</translation>
    </message>
    <message>
        <source>Person…</source>
        <extracomment>words.yaml: always</extracomment>
        <translation>Persona…</translation>
    </message>
    <message>
        <source>Phase</source>
        <extracomment>mexican_adventure/table/sheets/workshop_sheets.py: Editor of positions and puzzles: pieces are dragged, stacks are clicked.</extracomment>
        <translation>Fase</translation>
    </message>
    <message>
        <source>Phases</source>
        <extracomment>sierra_madre/table/drawing.py: Layout and painting of the table: strip, quarter, calendars, edge and page.</extracomment>
        <translation>Fases</translation>
    </message>
    <message>
        <source>Phone disconnected: {names}. They can play here until it reconnects.</source>
        <translation>Teléfono desconectado: {names}. Mientras no vuelva, se puede jugar aquí.</translation>
    </message>
    <message>
        <source>Pick up</source>
        <extracomment>desk/view/accessible.py: The table as objects of Qt's accessibility tree.</extracomment>
        <translation>Tomar</translation>
    </message>
    <message>
        <source>Pick up, drop or press</source>
        <translation>Tomar, soltar o pulsar</translation>
    </message>
    <message>
        <source>Picture</source>
        <extracomment>desk/replay/share_sheet.py: Sheet for sharing a replay: choice of view and turns, with notes at moments. porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Imagen</translation>
    </message>
    <message>
        <source>Pieces not selected in the tray stay behind along the way. Select them all, or choose a farther zone.</source>
        <translation>Las piezas no elegidas en la bandeja se quedan por el camino. Elígelas todas, o una zona más lejana.</translation>
    </message>
    <message>
        <source>Pieces that go all the way cannot be left on the way.</source>
        <translation>Las piezas que llegan hasta el final no pueden quedarse por el camino.</translation>
    </message>
    <message>
        <source>Pinkerton spy: defends</source>
        <translation>Espía de Pinkerton: defiende</translation>
    </message>
    <message>
        <source>Place 1 Unrest for each {counted}, at most {maximum}.</source>
        <translation>Pon 1 Disturbio por cada {counted}, como máximo {maximum}.</translation>
    </message>
    <message>
        <source>Place a Prestige Cube</source>
        <translation>Colocar un cubo de prestigio</translation>
    </message>
    <message>
        <source>Place pieces</source>
        <extracomment>mexican_adventure/table/hand/handling.py: Gestures of The Mexican Adventure: see ``paxdesk/desk/protocol/handling.py``. No Qt.</extracomment>
        <translation>Colocar piezas</translation>
    </message>
    <message>
        <source>Place the Guerrillas first.</source>
        <translation>Coloca primero las Guerrillas.</translation>
    </message>
    <message>
        <source>Place the Prestige Cube on {0}</source>
        <translation>Poner el cubo de prestigio en {0}</translation>
    </message>
    <message>
        <source>Place the headquarters</source>
        <translation>Coloca el cuartel general</translation>
    </message>
    <message>
        <source>Place the marker {marker} first.</source>
        <translation>Primero coloca el marcador {marker}.</translation>
    </message>
    <message>
        <source>Place the new FP first.</source>
        <translation>Coloca primero los PF nuevos.</translation>
    </message>
    <message>
        <source>Place the rest as in my set-up</source>
        <translation>Colocar el resto según mi despliegue</translation>
    </message>
    <message>
        <source>Place the rest as usual</source>
        <translation>Colocar el resto como siempre</translation>
    </message>
    <message>
        <source>Place your pieces</source>
        <translation>Coloca tus piezas</translation>
    </message>
    <message>
        <source>Place your pieces first.</source>
        <translation>Primero coloca tus piezas.</translation>
    </message>
    <message>
        <source>Place {marker}</source>
        <extracomment>mexican_adventure/table/words/questions.py: Questions to the players and the forms of their answers. No Qt.</extracomment>
        <translation>Coloca {marker}</translation>
    </message>
    <message>
        <source>Place {unrest} on the enterprise.</source>
        <translation>Pon {unrest} en la empresa.</translation>
    </message>
    <message>
        <source>Plan for {name}: {deeds}.</source>
        <translation>Plan para {name}: {deeds}.</translation>
    </message>
    <message>
        <source>Plan {number}: {lines}</source>
        <translation>Plan {number}: {lines}</translation>
    </message>
    <message>
        <source>Plans the whole turn by rules of thumb and watches everyone.</source>
        <translation>Planifica todo el turno con reglas sencillas y vigila a todos.</translation>
    </message>
    <message>
        <source>Plans the whole turn, and knows who could topple Díaz next.</source>
        <translation>Planifica todo el turno y sabe quién podría derrocar a Díaz después.</translation>
    </message>
    <message>
        <source>Plantation</source>
        <extracomment>words.yaml: kinds</extracomment>
        <translation>Plantación</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>desk/home/ladder_sheet.py: Ladder of solo opponents, from the easiest to the strongest, with progress. desk/window/window.py: Main window: the desk, its commands, saved games and sheets. porfiriana/table/affordance_rows.py: Menu entries and inspector rows for the actions at a spot.</extracomment>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>Play a card</source>
        <translation>Jugar una carta</translation>
    </message>
    <message>
        <source>Play a card…</source>
        <translation>Jugar una carta…</translation>
    </message>
    <message>
        <source>Play again</source>
        <extracomment>desk/charts.py: Charts of a game: painting, buttons and sheets. porfiriana/table/sheets/end.py: Sheet at the end of a game: a poster, and the course of the game.</extracomment>
        <translation>Jugar otra vez</translation>
    </message>
    <message>
        <source>Play again with the same people</source>
        <translation>Jugar otra vez con las mismas personas</translation>
    </message>
    <message>
        <source>Play aid</source>
        <extracomment>porfiriana/rules/card_text.py: Card effects as plain sentences, generated from the card data. porfiriana/table/faces/parts.py: Common parts of faces, such as paper, title, sentences and costs. porfiriana/table/sheets/cards_sheet.py: Sheet of the deck's cards, with filters.</extracomment>
        <translation>Hoja de ayuda</translation>
    </message>
    <message>
        <source>Play deck</source>
        <extracomment>porfiriana/table/inspection.py: Content of the inspector for a spot: facts and possible actions.</extracomment>
        <translation>Mazo de juego</translation>
    </message>
    <message>
        <source>Play here</source>
        <extracomment>desk/sheets/phones_sheet.py: Sheet with a QR code for each person, to be scanned with a phone.</extracomment>
        <translation>Jugar aquí</translation>
    </message>
    <message>
        <source>Play it on</source>
        <translation>Jugar sobre</translation>
    </message>
    <message>
        <source>Play on without the guide</source>
        <translation>Seguir jugando sin la guía</translation>
    </message>
    <message>
        <source>Play one card each turn without using an action.</source>
        <translation>Juega una carta por turno sin gastar una acción.</translation>
    </message>
    <message>
        <source>Play or pause (Space)</source>
        <translation>Reproducir o pausar (Espacio)</translation>
    </message>
    <message>
        <source>Play or send here</source>
        <translation>Jugar o enviar aquí</translation>
    </message>
    <message>
        <source>Play solo</source>
        <extracomment>desk/guide.py: Guide of a lesson, with its note and marks on the table, and the list of lessons. desk/home/home_page.py: Home page, shown at start and reachable from the table. desk/home/ladder_sheet.py: Ladder of solo opponents, from the easiest to the strongest, with progress.</extracomment>
        <translation>Jugar en solitario</translation>
    </message>
    <message>
        <source>Play the better plan</source>
        <translation>Jugar el plan mejor</translation>
    </message>
    <message>
        <source>Play this turn again</source>
        <translation>Jugar otra vez este turno</translation>
    </message>
    <message>
        <source>Play with a screen reader</source>
        <translation>Jugar con lector de pantalla</translation>
    </message>
    <message>
        <source>Play {0}</source>
        <extracomment>porfiriana/table/words/labels.py: Actions as texts: buttons, instructions and log entries. No Qt.</extracomment>
        <translation>Jugar {0}</translation>
    </message>
    <message>
        <source>Play {card} on its {kind} side</source>
        <translation>Jugar {card} por su lado de {kind}</translation>
    </message>
    <message>
        <source>Play {card} on {target}</source>
        <translation>Jugar {card} sobre {target}</translation>
    </message>
    <message>
        <source>Play {card} on {target} as a Scapegoat</source>
        <translation>Jugar {card} sobre {target} como chivo expiatorio</translation>
    </message>
    <message>
        <source>Play {card} on {target} for {unrest}</source>
        <translation>Jugar {card} sobre {target} con {unrest}</translation>
    </message>
    <message>
        <source>Play, on either side</source>
        <translation>Jugar, por cualquier lado</translation>
    </message>
    <message>
        <source>Played</source>
        <extracomment>mexican_adventure/table/sheets/workshop_sheets.py: Editor of positions and puzzles: pieces are dragged, stacks are clicked.</extracomment>
        <translation>Jugada</translation>
    </message>
    <message>
        <source>Played by {0} on its event side.</source>
        <translation>Jugado por {0} como suceso.</translation>
    </message>
    <message>
        <source>Played by {0} on its status quo side.</source>
        <translation>Jugado por {0} como statu quo.</translation>
    </message>
    <message>
        <source>Played on {target} of {you} ({clause}, R79).</source>
        <translation>Jugada sobre {target} de {you} ({clause}, R79).</translation>
    </message>
    <message>
        <source>Played on {target} of {you}, who has {rank} {kind} ({clause}, R79).</source>
        <translation>Jugada sobre {target} de {you}, cuyo total de {kind} es {rank} ({clause}, R79).</translation>
    </message>
    <message>
        <source>Played on {target} of {you}, {rank} ({clause}, R79).</source>
        <translation>Jugada sobre {target} de {you}, con {rank} ({clause}, R79).</translation>
    </message>
    <message>
        <source>Played on {you} ({clause}, R79).</source>
        <translation>Jugada contra {you} ({clause}, R79).</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>desk/home/deal_results_sheet.py: Sheet comparing the results of a deal, from the user's own games and friends' files. desk/replay/html_export.py: Export of a shared replay as one HTML page in the style of a newspaper.</extracomment>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Player whose turn it is</source>
        <translation>Jugador que tiene el turno</translation>
    </message>
    <message>
        <source>Player {0}</source>
        <extracomment>porfiriana/table/sheets/new_game_fields.py: Fields and lists of the New Game sheet.</extracomment>
        <translation>Jugador {0}</translation>
    </message>
    <message>
        <source>Player&apos;s guide</source>
        <extracomment>desk/guide_window.py: Window with the player's guide. desk/sheets/modal_sheet.py: Modal sheet in the middle of the dimmed table, and common dialogs. desk/window/window.py: Main window: the desk, its commands, saved games and sheets.</extracomment>
        <translation>Guía del jugador</translation>
    </message>
    <message>
        <source>Player&apos;s guide – Pax Desk</source>
        <translation>Guía del jugador – Pax Desk</translation>
    </message>
    <message>
        <source>Player, set-up or file</source>
        <translation>Jugador, preparación o archivo</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>desk/replay/html_export.py: Export of a shared replay as one HTML page in the style of a newspaper. porfiriana/table/sheets/workshop_sheets.py: Editors of positions and of custom puzzles. sierra_madre/table/new_game.py: The New Game sheet: players, their countries, and the options of the table.</extracomment>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Players at this screen see each other&apos;s hands; there is no curtain</source>
        <translation>Los jugadores de esta pantalla ven las manos de los demás; no hay telón</translation>
    </message>
    <message>
        <source>Players may choose their Hacendado; the rest are dealt</source>
        <translation>Los jugadores pueden elegir su Hacendado; los demás se reparten</translation>
    </message>
    <message>
        <source>Players need different names.</source>
        <translation>Los jugadores deben tener nombres distintos.</translation>
    </message>
    <message>
        <source>Plays out better turns for everyone, and looks for answers that spoil its plan.</source>
        <translation>Imagina mejores turnos para todos y busca las respuestas que estropearían su plan.</translation>
    </message>
    <message>
        <source>Plays out in its head what everyone else would do next.</source>
        <translation>Imagina lo que harían después todos los demás.</translation>
    </message>
    <message>
        <source>Plum</source>
        <extracomment>desk/painting/palette.py: Inks, papers, seats and themes; colours are hexadecimal strings.</extracomment>
        <translation>Ciruela</translation>
    </message>
    <message>
        <source>Point at a choice, or rest a finger on it, to see what it does.</source>
        <translation>Señala una opción, o deja un dedo sobre ella, para ver qué hace.</translation>
    </message>
    <message>
        <source>Point at or touch a card, or its number in the log, to read about it.</source>
        <translation>Señala o toca una carta, o su número en el registro, para leerla.</translation>
    </message>
    <message>
        <source>Point at or touch a zone, a stack or a track to read about it.</source>
        <translation>Señala o toca una zona, una pila o una pista para leer sobre ella.</translation>
    </message>
    <message>
        <source>Point of prestige</source>
        <translation>Punto de prestigio</translation>
    </message>
    <message>
        <source>Point of prestige, player {0}</source>
        <translation>Punto de prestigio, jugador {0}</translation>
    </message>
    <message>
        <source>Pointing at an opponent opens their tableau</source>
        <translation>Señalar a un rival abre su zona de juego</translation>
    </message>
    <message>
        <source>Points of</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Puntos de</translation>
    </message>
    <message>
        <source>Police</source>
        <extracomment>porfiriana/table/affordance_rows.py: Menu entries and inspector rows for the actions at a spot. porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Policía</translation>
    </message>
    <message>
        <source>Police (3 gold, remove 1 Unrest)</source>
        <translation>Policía (3 de oro, quitar 1 Disturbio)</translation>
    </message>
    <message>
        <source>Police action at {0}</source>
        <translation>Acción de policía en {0}</translation>
    </message>
    <message>
        <source>Police, or leave Jail</source>
        <translation>Policía o salir de la Cárcel</translation>
    </message>
    <message>
        <source>Police: remove 1 Unrest</source>
        <translation>Policía: quitar 1 Disturbio</translation>
    </message>
    <message>
        <source>Politics</source>
        <extracomment>mexican_adventure/table/words/terms.py: Names of the game's terms for players. No Qt. porfiriana/table/wording.py: Texts of Pax Porfiriana, see ``paxdesk/desk/protocol/table_game.py``.</extracomment>
        <translation>Política</translation>
    </message>
    <message>
        <source>Pope Leo XIII&apos;s letter of 1891 on labour inspired Catholic workers&apos; circles in Mexico.</source>
        <translation>La carta del papa León XIII de 1891 sobre el trabajo inspiró círculos obreros católicos en México.</translation>
    </message>
    <message>
        <source>Possible actions</source>
        <extracomment>desk/view/accessible.py: The table as objects of Qt's accessibility tree.</extracomment>
        <translation>Acciones posibles</translation>
    </message>
    <message>
        <source>Postal officials intercepted letters of the exiled Liberal Party leadership.</source>
        <translation>Funcionarios de correos interceptaban cartas de la dirección exiliada del Partido Liberal.</translation>
    </message>
    <message>
        <source>Power dam on the Conchos River in Chihuahua, built between 1910 and 1916.</source>
        <translation>Presa hidroeléctrica del río Conchos en Chihuahua, construida entre 1910 y 1916.</translation>
    </message>
    <message>
        <source>Practice game</source>
        <extracomment>mexican_adventure/table/sheets/new_game.py: The New Game sheet: the scenario and the player of each side. porfiriana/table/sheets/new_game.py: New Game sheet: mode and players; on request, options and seed.</extracomment>
        <translation>Partida de práctica</translation>
    </message>
    <message>
        <source>Practice of reporting executed prisoners as shot while escaping.</source>
        <translation>Práctica de declarar que los presos ejecutados habían muerto a tiros al intentar huir.</translation>
    </message>
    <message>
        <source>President of Mexico</source>
        <translation>Presidente de México</translation>
    </message>
    <message>
        <source>President of the United States</source>
        <translation>Presidente de los Estados Unidos</translation>
    </message>
    <message>
        <source>Press</source>
        <extracomment>desk/view/accessible.py: The table as objects of Qt's accessibility tree.</extracomment>
        <translation>Pulsar</translation>
    </message>
    <message>
        <source>Press it to show more or fewer of the cards there.</source>
        <translation>Púlsalo para mostrar más o menos cartas de las que hay ahí.</translation>
    </message>
    <message>
        <source>Prestige</source>
        <extracomment>porfiriana/table/sheets/workshop_sheets.py: Editors of positions and of custom puzzles. porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Prestigio</translation>
    </message>
    <message>
        <source>Prestige Cube on {0}</source>
        <translation>Cubo de prestigio en {0}</translation>
    </message>
    <message>
        <source>Prestige Cube space on {0}</source>
        <translation>Espacio de cubo de prestigio en {0}</translation>
    </message>
    <message>
        <source>Prestige Cubes do not make land on their card more expensive.</source>
        <translation>Los cubos de prestigio no encarecen la tierra de su carta.</translation>
    </message>
    <message>
        <source>Prestige Cubes on {cards}.</source>
        <translation>Cubos de prestigio en: {cards}.</translation>
    </message>
    <message>
        <source>Prestige, regimes, Depressions and Topples</source>
        <translation>Prestigio, regímenes, Depresiones y Derrocamientos</translation>
    </message>
    <message>
        <source>Preview {seat}&apos;s next turn</source>
        <translation>Vista previa del próximo turno de {seat}</translation>
    </message>
    <message>
        <source>Previous area of the table</source>
        <translation>Zona anterior de la mesa</translation>
    </message>
    <message>
        <source>Previous item in this area</source>
        <translation>Elemento anterior de esta zona</translation>
    </message>
    <message>
        <source>Previous possible action</source>
        <translation>Acción posible anterior</translation>
    </message>
    <message>
        <source>Previous step (Left)</source>
        <translation>Paso anterior (Izquierda)</translation>
    </message>
    <message>
        <source>Previous turn (Page Up)</source>
        <translation>Turno anterior (RePág)</translation>
    </message>
    <message>
        <source>Price</source>
        <extracomment>porfiriana/table/sheets/overview.py: Overview of the game: turn, actions with prices, victory, icons and keys.</extracomment>
        <translation>Precio</translation>
    </message>
    <message>
        <source>Price: {0} gold.</source>
        <translation>Precio: {0} de oro.</translation>
    </message>
    <message>
        <source>Price: {rail} gold by rail, {mule} by mule, {foot} on foot.</source>
        <translation>Precio: {rail} de oro en tren, {mule} en mula, {foot} a pie.</translation>
    </message>
    <message>
        <source>Princess Charlotte</source>
        <extracomment>events.yaml: Titles of the event chits.</extracomment>
        <translation>Princesa Carlota</translation>
    </message>
    <message>
        <source>Print as PDF…</source>
        <translation>Imprimir en PDF…</translation>
    </message>
    <message>
        <source>Print the cards that are shown</source>
        <translation>Imprimir las cartas mostradas</translation>
    </message>
    <message>
        <source>Printed</source>
        <extracomment>porfiriana/table/sheets/card_fields.py: Rows of a form that show and edit the fields of a card.</extracomment>
        <translation>Impreso</translation>
    </message>
    <message>
        <source>Printed price</source>
        <extracomment>porfiriana/rules/sums.py: Itemised costs of actions, and income and value of cards.</extracomment>
        <translation>Precio impreso</translation>
    </message>
    <message>
        <source>Printed price of {name}</source>
        <translation>Precio impreso de {name}</translation>
    </message>
    <message>
        <source>Printed price: {oval}</source>
        <translation>Precio impreso: {oval}</translation>
    </message>
    <message>
        <source>Printed, but not played here: {words}</source>
        <translation>Impreso, pero no se juega aquí: {words}</translation>
    </message>
    <message>
        <source>Private Army: {faction} troops, {way}.</source>
        <translation>Ejército privado: tropas de facción {faction}, {way}.</translation>
    </message>
    <message>
        <source>Profit</source>
        <extracomment>sierra_madre/table/sheets.py: Sheets: forms, the revealed card, files, and the final account.</extracomment>
        <translation>Beneficio</translation>
    </message>
    <message>
        <source>Profits</source>
        <extracomment>words.yaml: phases</extracomment>
        <translation>Beneficios</translation>
    </message>
    <message>
        <source>Profits stay</source>
        <extracomment>words.yaml: options</extracomment>
        <translation>Los beneficios se quedan</translation>
    </message>
    <message>
        <source>Profits track</source>
        <extracomment>sierra_madre/table/drawing.py: Layout and painting of the table: strip, quarter, calendars, edge and page.</extracomment>
        <translation>Pista de beneficios</translation>
    </message>
    <message>
        <source>Propose a robot for {name}</source>
        <translation>Proponer un robot para {name}</translation>
    </message>
    <message>
        <source>Protect and save…</source>
        <translation>Proteger y guardar…</translation>
    </message>
    <message>
        <source>Public</source>
        <extracomment>porfiriana/table/scene/background.py: Background of the table: wood, places, captions and ornaments.</extracomment>
        <translation>Públicas</translation>
    </message>
    <message>
        <source>Public Card</source>
        <extracomment>porfiriana/table/faces/partner.py: Faces of partners, newspapers and public cards, with a spine in the faction's colour.</extracomment>
        <translation>Carta pública</translation>
    </message>
    <message>
        <source>Public Card · {faction}</source>
        <translation>Carta pública · {faction}</translation>
    </message>
    <message>
        <source>Public Cards</source>
        <extracomment>porfiriana/table/sheets/cards_sheet.py: Sheet of the deck's cards, with filters.</extracomment>
        <translation>Cartas públicas</translation>
    </message>
    <message>
        <source>Publish the event</source>
        <translation>Publicar el suceso</translation>
    </message>
    <message>
        <source>Published in March 1908, it quoted Díaz as ready to leave office in 1910.</source>
        <translation>Publicada en marzo de 1908, citaba a Díaz como dispuesto a dejar el cargo en 1910.</translation>
    </message>
    <message>
        <source>Puebla</source>
        <extracomment>mexican_adventure/table/words/analysis_words.py: Texts on scenarios, and on the analysis and decisive conditions of a game. No Qt.</extracomment>
        <translation>Puebla</translation>
    </message>
    <message>
        <source>Puebla: by control of Mexico, Puebla and Veracruz. The Conquest: by the larger yield of zones, or French Retreat above 20 (Republican). Maximilian: by keeping French Retreat from 30 (Imperial). The Retreat and The Campaign: the Republican wins if no Imperial FP is left.</source>
        <translation>Puebla: por el control de México, Puebla y Veracruz. La conquista: por el mayor rendimiento de las zonas, o con Retirada francesa por encima de 20 (republicano). Maximiliano: por evitar que la Retirada francesa llegue a 30 (imperial). La retirada y La campaña: gana el republicano si no queda ningún PF imperial.</translation>
    </message>
    <message>
        <source>Put back</source>
        <extracomment>desk/view/accessible.py: The table as objects of Qt's accessibility tree.</extracomment>
        <translation>Devolver</translation>
    </message>
    <message>
        <source>Put back, close or cancel</source>
        <translation>Devolver, cerrar o cancelar</translation>
    </message>
    <message>
        <source>Put back.</source>
        <extracomment>desk/view/screen_reader.py: Announcements for screen readers and the built-in voice: focus, prompts, summaries.</extracomment>
        <translation>Devuelto a su sitio.</translation>
    </message>
    <message>
        <source>Put into the bowl</source>
        <translation>Poner en el cuenco</translation>
    </message>
    <message>
        <source>Put {card} up for auction</source>
        <translation>Sacar a subasta {card}</translation>
    </message>
    <message>
        <source>Puzzle of the day</source>
        <translation>Problema del día</translation>
    </message>
    <message>
        <source>Puzzle {number}: {task}</source>
        <translation>Problema {number}: {task}</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <extracomment>desk/home/home_page.py: Home page, shown at start and reachable from the table. desk/puzzles.py: Sheet with all puzzles by theme, and the note of a puzzle.</extracomment>
        <translation>Problemas</translation>
    </message>
    <message>
        <source>Puzzles (*.json)</source>
        <extracomment>desk/own_puzzle_sheet.py: Sheet for making a puzzle: a goal for a position set up by hand.</extracomment>
        <translation>Problemas (*.json)</translation>
    </message>
    <message>
        <source>Puzzles: solved / tried</source>
        <translation>Problemas: resueltos / intentados</translation>
    </message>
    <message>
        <source>Puzzles…</source>
        <extracomment>desk/window/window.py: Main window: the desk, its commands, saved games and sheets.</extracomment>
        <translation>Problemas…</translation>
    </message>
    <message>
        <source>P{player} is in seat {seat}</source>
        <translation>P{player} ocupa el asiento {seat}</translation>
    </message>
    <message>
        <source>P{seat} bids more gold than P{seat} has</source>
        <translation>La puja de P{seat} supera el oro que tiene P{seat}</translation>
    </message>
    <message>
        <source>P{seat} cannot bid now.</source>
        <translation>P{seat} no puede pujar ahora.</translation>
    </message>
    <message>
        <source>P{seat} cannot enlist: jailed, away or dead.</source>
        <translation>P{seat} no puede alistarse: está preso, fuera o muerto.</translation>
    </message>
    <message>
        <source>P{seat} cannot have a handicap of {gold} gold and {hand} cards</source>
        <translation>P{seat} no puede tener este hándicap: {gold} de oro, límite de mano {hand}</translation>
    </message>
    <message>
        <source>P{seat} has bid {amount} gold and must keep it.</source>
        <translation>P{seat} ha pujado {amount} de oro y debe conservarlo.</translation>
    </message>
    <message>
        <source>P{seat} has {cubes} cubes, not {right}</source>
        <translation>cubos de P{seat}: {cubes}, no {right}</translation>
    </message>
    <message>
        <source>P{seat} has {gold} gold</source>
        <translation>P{seat} tiene {gold} de oro</translation>
    </message>
    <message>
        <source>P{seat} has {gold} gold and cannot bid {amount}.</source>
        <translation>P{seat} tiene {gold} de oro y no puede pujar {amount}.</translation>
    </message>
    <message>
        <source>P{seat} has {reserve} cubes in reserve</source>
        <translation>cubos en la reserva de P{seat}: {reserve}</translation>
    </message>
    <message>
        <source>P{seat} holds no office.</source>
        <translation>P{seat} no ocupa ningún cargo.</translation>
    </message>
    <message>
        <source>P{seat} is already dead or gone.</source>
        <translation>P{seat} ya está muerto o se ha ido.</translation>
    </message>
    <message>
        <source>P{seat} is exempt as governor or president.</source>
        <translation>P{seat} está exento por ser gobernador o presidente.</translation>
    </message>
    <message>
        <source>P{seat} is not due back from a war.</source>
        <translation>P{seat} no tiene que volver de una guerra.</translation>
    </message>
    <message>
        <source>P{seat} must pay although there is no Depression</source>
        <translation>P{seat} debe pagar sin que haya Depresión</translation>
    </message>
    <message>
        <source>P{seat} must place a cube where none is missing</source>
        <translation>P{seat} debe poner un cubo donde no falta ninguno</translation>
    </message>
    <message>
        <source>P{seat} returns from the war: roll the die.</source>
        <translation>P{seat} vuelve de la guerra: tira el dado.</translation>
    </message>
    <message>
        <source>P{seat} was killed: choose an heir, or leave the game.</source>
        <translation>P{seat} ha muerto: elige un heredero o deja la partida.</translation>
    </message>
    <message>
        <source>P{seat} was not killed.</source>
        <translation>P{seat} no ha muerto.</translation>
    </message>
    <message>
        <source>Quarter {number}; the game has {gold}</source>
        <translation>Trimestre {number}; el juego tiene {gold}</translation>
    </message>
    <message>
        <source>Quarterly card</source>
        <extracomment>words.yaml: phases</extracomment>
        <translation>Carta del trimestre</translation>
    </message>
    <message>
        <source>Quarters</source>
        <extracomment>sierra_madre/table/sheets.py: Sheets: forms, the revealed card, files, and the final account.</extracomment>
        <translation>Trimestres</translation>
    </message>
    <message>
        <source>Quarters, or profit</source>
        <translation>Trimestres o beneficio</translation>
    </message>
    <message>
        <source>Question</source>
        <extracomment>desk/input/table_actions.py: Possible moves in the displayed position, for mouse, keyboard and menus.</extracomment>
        <translation>Pregunta</translation>
    </message>
    <message>
        <source>Quiet sounds of paper, wood and coins. No information is given by sound alone.</source>
        <translation>Sonidos suaves de papel, madera y monedas. Ninguna información se da únicamente con sonidos.</translation>
    </message>
    <message>
        <source>Quit</source>
        <extracomment>desk/home/home_page.py: Home page, shown at start and reachable from the table. desk/window/window.py: Main window: the desk, its commands, saved games and sheets.</extracomment>
        <translation>Salir</translation>
    </message>
    <message>
        <source>R</source>
        <extracomment>porfiriana/table/sheets/overview.py: Overview of the game: turn, actions with prices, victory, icons and keys.</extracomment>
        <translation>R</translation>
    </message>
    <message>
        <source>RP that belong to neither side</source>
        <translation>PR que no son de ningún bando</translation>
    </message>
    <message>
        <source>Racetrack and betting club opened at Ciudad Juárez in 1909 for El Paso crowds.</source>
        <translation>Hipódromo y club de apuestas abierto en Ciudad Juárez en 1909 para el público de El Paso.</translation>
    </message>
    <message>
        <source>Radio</source>
        <extracomment>words.yaml: kinds</extracomment>
        <translation>Radio</translation>
    </message>
    <message>
        <source>Raider</source>
        <extracomment>porfiriana/robots/planner/levels.py: Levels of the planner, with the depth and width of their search, and temperaments.</extracomment>
        <translation>Saqueador</translation>
    </message>
    <message>
        <source>Raiders of 1915 in the lower Río Grande valley, linked to the Plan of San Diego.</source>
        <translation>Asaltantes de 1915 en el valle bajo del Río Grande, vinculados al Plan de San Diego.</translation>
    </message>
    <message>
        <source>Rail</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>Ferrocarril</translation>
    </message>
    <message>
        <source>Rail links of the 1880s multiplied trade between northwestern Mexico and the United States.</source>
        <translation>Los enlaces ferroviarios de la década de 1880 multiplicaron el comercio entre el noroeste de México y Estados Unidos.</translation>
    </message>
    <message>
        <source>Rail-connected</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Con ferrocarril</translation>
    </message>
    <message>
        <source>Railroad</source>
        <extracomment>words.yaml: kinds</extracomment>
        <translation>Ferrocarril</translation>
    </message>
    <message>
        <source>Railway</source>
        <extracomment>events.yaml: Titles of the event chits.</extracomment>
        <translation>Ferrocarril</translation>
    </message>
    <message>
        <source>Railway employees&apos; union founded in 1905 that struck at San Luis Potosí in 1908.</source>
        <translation>Sindicato de empleados ferroviarios fundado en 1905 que hizo huelga en San Luis Potosí en 1908.</translation>
    </message>
    <message>
        <source>Raise {card}: {gold}</source>
        <translation>Subir el beneficio de {card}: {gold}</translation>
    </message>
    <message>
        <source>Raise {fps}: {price}</source>
        <translation>Reclutar {fps}: {price}</translation>
    </message>
    <message>
        <source>Range</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Intervalo</translation>
    </message>
    <message>
        <source>Rapid setup</source>
        <extracomment>porfiriana/rules/state.py: Complete position of a game, as plain data.</extracomment>
        <translation>Preparación rápida</translation>
    </message>
    <message>
        <source>Reach {amount} gold {within}.</source>
        <translation>Llega a {amount} de oro {within}.</translation>
    </message>
    <message>
        <source>Read about it</source>
        <translation>Leer más</translation>
    </message>
    <message>
        <source>Read aloud</source>
        <extracomment>desk/preferences/settings_sheet.py: Settings sheet and shortcuts sheet; each change takes effect immediately.</extracomment>
        <translation>Leer en voz alta</translation>
    </message>
    <message>
        <source>Read hands aloud</source>
        <translation>Leer las manos en voz alta</translation>
    </message>
    <message>
        <source>Read the guide&apos;s note first.</source>
        <translation>Lee primero la nota de la guía.</translation>
    </message>
    <message>
        <source>Read the inspector</source>
        <translation>Leer el inspector</translation>
    </message>
    <message>
        <source>Read the log</source>
        <translation>Leer el registro</translation>
    </message>
    <message>
        <source>Read the standings</source>
        <translation>Leer la situación</translation>
    </message>
    <message>
        <source>Rebel</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>Rebelde</translation>
    </message>
    <message>
        <source>Rebellion</source>
        <extracomment>words.yaml: told</extracomment>
        <translation>Rebelión</translation>
    </message>
    <message>
        <source>Rebels led by General José Gonzalo Escobar in several northern states in 1929.</source>
        <translation>Rebeldes dirigidos por el general José Gonzalo Escobar en varios estados del norte en 1929.</translation>
    </message>
    <message>
        <source>Rebuild</source>
        <extracomment>words.yaml: phases</extracomment>
        <translation>Reconstruir</translation>
    </message>
    <message>
        <source>Rebuild {card}: {gold}</source>
        <translation>Reconstruir {card}: {gold}</translation>
    </message>
    <message>
        <source>Red Flag</source>
        <extracomment>words.yaml: kinds</extracomment>
        <translation>Bandera roja</translation>
    </message>
    <message>
        <source>Redeploy</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Mover</translation>
    </message>
    <message>
        <source>Redeploy one troop each turn without using an action.</source>
        <translation>Mueve una tropa por turno sin gastar una acción.</translation>
    </message>
    <message>
        <source>Redo</source>
        <extracomment>desk/position_editor.py: Editor of positions: items are dragged on the table, and clicked to change them. desk/scene/strips.py: The top bar and the prompt strip. desk/window/window.py: Main window: the desk, its commands, saved games and sheets.</extracomment>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <extracomment>desk/preferences/settings_sheet.py: Settings sheet and shortcuts sheet; each change takes effect immediately.</extracomment>
        <translation>Reducir el movimiento</translation>
    </message>
    <message>
        <source>Reference card without game data.</source>
        <translation>Carta de referencia sin datos de juego.</translation>
    </message>
    <message>
        <source>Refurbish</source>
        <extracomment>words.yaml: phases</extracomment>
        <translation>Reparar</translation>
    </message>
    <message>
        <source>Refuse</source>
        <extracomment>web/page_words.py: Texts of a page itself, not of its game.</extracomment>
        <translation>Rechazar</translation>
    </message>
    <message>
        <source>Regime</source>
        <extracomment>porfiriana/rules/card_text.py: Card effects as plain sentences, generated from the card data. porfiriana/table/sheets/workshop_sheets.py: Editors of positions and of custom puzzles.</extracomment>
        <translation>Régimen</translation>
    </message>
    <message>
        <source>Regime and piles</source>
        <translation>Régimen y pilas</translation>
    </message>
    <message>
        <source>Regime change</source>
        <extracomment>porfiriana/table/sheets/overview.py: Overview of the game: turn, actions with prices, victory, icons and keys.</extracomment>
        <translation>Cambio de régimen</translation>
    </message>
    <message>
        <source>Regime: {regime}, Mines {mines}, Economy {economy}</source>
        <translation>Régimen: {regime}, minas {mines}, Economía {economy}</translation>
    </message>
    <message>
        <source>Regimes</source>
        <extracomment>porfiriana/table/sheets/cards_sheet.py: Sheet of the deck's cards, with filters.</extracomment>
        <translation>Regímenes</translation>
    </message>
    <message>
        <source>Regular Orders</source>
        <extracomment>mexican_adventure/table/words/questions.py: Questions to the players and the forms of their answers. No Qt.</extracomment>
        <translation>Órdenes regulares</translation>
    </message>
    <message>
        <source>Regular Orders cost 1 RP for every five FP; the headquarters tests for Imperial ones, American Aid limits Republican ones. Initiative Orders are a leader&apos;s own. Four zones by road, two across country; a difficult zone or an enemy stops.</source>
        <translation>Las órdenes regulares cuestan 1 PR por cada cinco PF; el cuartel general hace la prueba de las imperiales, la Ayuda americana limita las republicanas. Las de iniciativa son propias de un líder. Cuatro zonas por camino, dos a campo través; una zona difícil o un enemigo detiene la marcha.</translation>
    </message>
    <message>
        <source>Reinforcements</source>
        <extracomment>events.yaml: Titles of the event chits.</extracomment>
        <translation>Refuerzos</translation>
    </message>
    <message>
        <source>Rejoin</source>
        <extracomment>desk/sheets/network_sheets.py: Sheets of network play: seats, links to a table, and joining.</extracomment>
        <translation>Volver a la mesa</translation>
    </message>
    <message>
        <source>Relatives of Luis Terrazas held many state and federal legislative seats before 1911.</source>
        <translation>Parientes de Luis Terrazas ocuparon muchos escaños estatales y federales antes de 1911.</translation>
    </message>
    <message>
        <source>Rematch</source>
        <extracomment>desk/window/rematch.py: Another game with the people of a finished one.</extracomment>
        <translation>Revancha</translation>
    </message>
    <message>
        <source>Rematch…</source>
        <extracomment>desk/window/window.py: Main window: the desk, its commands, saved games and sheets.</extracomment>
        <translation>Revancha…</translation>
    </message>
    <message>
        <source>Remote</source>
        <extracomment>desk/sheets/network_sheets.py: Sheets of network play: seats, links to a table, and joining.</extracomment>
        <translation>A distancia</translation>
    </message>
    <message>
        <source>Remote player</source>
        <extracomment>desk/sheets/form_widgets.py: Fields and buttons drawn on paper.</extracomment>
        <translation>Jugador a distancia</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>desk/home/deal_results_sheet.py: Sheet comparing the results of a deal, from the user's own games and friends' files. desk/replay/share_sheet.py: Sheet for sharing a replay: choice of view and turns, with notes at moments. porfiriana/table/sheets/card_fields.py: Rows of a form that show and edit the fields of a card.</extracomment>
        <translation>Quitar</translation>
    </message>
    <message numerus="yes">
        <source>Remove (|up to )%n {kinds} Cube(s) from the enterprise.</source>
        <translation>
            <numerusform>Quita de la empresa %n cubo ({kinds}).</numerusform>
            <numerusform>Quita de la empresa hasta %n cubos ({kinds}).</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove all Unrest from every {target}.</source>
        <translation>Quita de cada {target} todos los Disturbios.</translation>
    </message>
    <message>
        <source>Remove from the map</source>
        <translation>Quitar del mapa</translation>
    </message>
    <message>
        <source>Remove from the position</source>
        <translation>Quitar de la posición</translation>
    </message>
    <message>
        <source>Remove one Income Cube</source>
        <translation>Quitar un cubo de ingresos</translation>
    </message>
    <message>
        <source>Remove one Unrest</source>
        <translation>Quitar un Disturbio</translation>
    </message>
    <message>
        <source>Remove this player</source>
        <translation>Quitar a este jugador</translation>
    </message>
    <message>
        <source>Remove up to {unrest} from every {target}.</source>
        <translation>Quita hasta {unrest} de cada {target}.</translation>
    </message>
    <message>
        <source>Rename</source>
        <extracomment>desk/home/shelf_row.py: Row of a stored game on the home page, with its buttons. porfiriana/table/sheets/decks_sheet.py: Sheet for using, copying, renaming, merging and removing the player's decks.</extracomment>
        <translation>Renombrar</translation>
    </message>
    <message>
        <source>Replace</source>
        <extracomment>desk/file_dialogs.py: File dialogs, and the function that writes exports. desk/window/frame.py: Frame of a window: one game, its file and its sheets.</extracomment>
        <translation>Reemplazar</translation>
    </message>
    <message>
        <source>Replace the link?</source>
        <translation>¿Reemplazar el enlace?</translation>
    </message>
    <message>
        <source>Replace this file?</source>
        <translation>¿Reemplazar este archivo?</translation>
    </message>
    <message>
        <source>Replay</source>
        <extracomment>desk/charts.py: Charts of a game: painting, buttons and sheets. desk/home/shelf_row.py: Row of a stored game on the home page, with its buttons. desk/replay/replay_sheet.py: Replay sheet: a separate table, with a bar to navigate in the game.</extracomment>
        <translation>Repetición</translation>
    </message>
    <message>
        <source>Replay  ·  {round}  ·  {step}</source>
        <translation>Repetición  ·  {round}  ·  {step}</translation>
    </message>
    <message>
        <source>Republican</source>
        <extracomment>mexican_adventure/table/words/terms.py: Names of the game's terms for players. No Qt.</extracomment>
        <translation>Republicano</translation>
    </message>
    <message>
        <source>Republican FP are in {zone}.</source>
        <translation>Hay PF republicanos en {zone}.</translation>
    </message>
    <message>
        <source>Republican Initiative Orders</source>
        <translation>Órdenes republicanas de iniciativa</translation>
    </message>
    <message>
        <source>Republican Regular Orders</source>
        <translation>Órdenes regulares republicanas</translation>
    </message>
    <message>
        <source>Republican leaders ride</source>
        <translation>Cabalgan los líderes republicanos</translation>
    </message>
    <message>
        <source>Republican spending</source>
        <extracomment>mexican_adventure/table/words/terms.py: Names of the game's terms for players. No Qt.</extracomment>
        <translation>Gastos republicanos</translation>
    </message>
    <message>
        <source>Republicans</source>
        <extracomment>mexican_adventure/table/words/terms.py: Names of the game's terms for players. No Qt.</extracomment>
        <translation>republicanos</translation>
    </message>
    <message>
        <source>Reset all</source>
        <extracomment>desk/preferences/settings_sheet.py: Settings sheet and shortcuts sheet; each change takes effect immediately.</extracomment>
        <translation>Restablecer todo</translation>
    </message>
    <message>
        <source>Reset layout</source>
        <extracomment>desk/preferences/settings_sheet.py: Settings sheet and shortcuts sheet; each change takes effect immediately. desk/window/preferences_part.py: Commands, settings and shortcuts of a window, and preloading of code.</extracomment>
        <translation>Disposición inicial</translation>
    </message>
    <message>
        <source>Resource points by turn</source>
        <translation>Puntos de recursos por turno</translation>
    </message>
    <message>
        <source>Restart the turn</source>
        <translation>Empezar de nuevo el turno</translation>
    </message>
    <message>
        <source>Restart turn</source>
        <extracomment>desk/window/window.py: Main window: the desk, its commands, saved games and sheets.</extracomment>
        <translation>Reiniciar turno</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <extracomment>desk/preferences/settings_sheet.py: Settings sheet and shortcuts sheet; each change takes effect immediately.</extracomment>
        <translation>Restaurar valores</translation>
    </message>
    <message>
        <source>Restore order here</source>
        <translation>Restablecer el orden aquí</translation>
    </message>
    <message>
        <source>Restore order with {0}</source>
        <translation>Restablecer el orden con {0}</translation>
    </message>
    <message>
        <source>Restore original card</source>
        <translation>Restaurar la carta original</translation>
    </message>
    <message>
        <source>Restoring order</source>
        <extracomment>porfiriana/rules/sums.py: Itemised costs of actions, and income and value of cards.</extracomment>
        <translation>Restablecer el orden</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>desk/replay/html_export.py: Export of a shared replay as one HTML page in the style of a newspaper. porfiriana/table/deal_results.py: Results of coded solo deals, each proved by a saved game file.</extracomment>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Result as CSV…</source>
        <translation>Resultado en CSV…</translation>
    </message>
    <message>
        <source>Result by points</source>
        <translation>Resultado por puntos</translation>
    </message>
    <message>
        <source>Result for BG Stats…</source>
        <translation>Resultado para BG Stats…</translation>
    </message>
    <message>
        <source>Results of a deal</source>
        <translation>Resultados de un reparto</translation>
    </message>
    <message>
        <source>Retirement</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>Retiro</translation>
    </message>
    <message>
        <source>Retirement battle</source>
        <extracomment>porfiriana/rules/state.py: Complete position of a game, as plain data.</extracomment>
        <translation>Batalla con retirada</translation>
    </message>
    <message>
        <source>Retreat or disband the troop that has lost its enterprise.</source>
        <translation>Retira o disuelve la tropa que ha perdido su empresa.</translation>
    </message>
    <message>
        <source>Retreat to {zone}</source>
        <translation>Retirarse a {zone}</translation>
    </message>
    <message>
        <source>Retreat {0}</source>
        <extracomment>porfiriana/table/words/labels.py: Actions as texts: buttons, instructions and log entries. No Qt.</extracomment>
        <translation>Retirar {0}</translation>
    </message>
    <message>
        <source>Return from the war</source>
        <translation>Regreso de la guerra</translation>
    </message>
    <message>
        <source>Return: save the line and open the next card. Up and Down: other cards. Ctrl+Z: undo.</source>
        <translation>Intro: guardar la línea y abrir la carta siguiente. Arriba y Abajo: otras cartas. Ctrl+Z: deshacer.</translation>
    </message>
    <message>
        <source>Return: save the line and open the next card. Up, Down, Page Up, Page Down: other cards. Ctrl+F: search. Ctrl+S: save. Ctrl+Z: undo. Ctrl+E: edit as a form.</source>
        <translation>Intro: guardar la línea y abrir la carta siguiente. Arriba, Abajo, RePág, AvPág: otras cartas. Ctrl+F: buscar. Ctrl+S: guardar. Ctrl+Z: deshacer. Ctrl+E: abrir el formulario.</translation>
    </message>
    <message>
        <source>Return: save, mark as checked and open the next card. Ctrl+Page Up, Ctrl+Page Down: other cards.</source>
        <translation>Intro: guardar, marcar como comprobada y abrir la carta siguiente. Ctrl+RePág, Ctrl+AvPág: otras cartas.</translation>
    </message>
    <message>
        <source>Review</source>
        <extracomment>desk/window/window.py: Main window: the desk, its commands, saved games and sheets.</extracomment>
        <translation>Repaso</translation>
    </message>
    <message>
        <source>Revolution</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>Revolución</translation>
    </message>
    <message>
        <source>Revolution of slave enterprises</source>
        <translation>Revolución de empresas con esclavos</translation>
    </message>
    <message>
        <source>Revolution on partners and given as an award</source>
        <translation>Revolución en socios y dada como premio</translation>
    </message>
    <message>
        <source>Revolution on public sides</source>
        <translation>Revolución en lados de Cartas públicas</translation>
    </message>
    <message>
        <source>Revolution on troops</source>
        <translation>Revolución en tropas</translation>
    </message>
    <message>
        <source>Revolution points in all</source>
        <translation>puntos de Revolución en total</translation>
    </message>
    <message>
        <source>Revolutionary factions met in October 1914 and divided over Carranza&apos;s leadership.</source>
        <translation>Las facciones revolucionarias se reunieron en octubre de 1914 y se dividieron por el liderazgo de Carranza.</translation>
    </message>
    <message>
        <source>Ricardo and Enrique Flores Magón led the exiled Mexican Liberal Party.</source>
        <translation>Ricardo y Enrique Flores Magón dirigieron el Partido Liberal Mexicano en el exilio.</translation>
    </message>
    <message>
        <source>Rifles</source>
        <extracomment>words.yaml: phases words.yaml: headings words.yaml: fields</extracomment>
        <translation>Fusiles</translation>
    </message>
    <message>
        <source>Right</source>
        <extracomment>desk/preferences/settings_sheet.py: Settings sheet and shortcuts sheet; each change takes effect immediately.</extracomment>
        <translation>Derecha</translation>
    </message>
    <message>
        <source>Rings: no supply next turn</source>
        <translation>Círculos: sin suministro el próximo turno</translation>
    </message>
    <message>
        <source>Rings: no supply, once the selected FP have left</source>
        <translation>Círculos: sin suministro, una vez que salgan los PF elegidos</translation>
    </message>
    <message>
        <source>Rivals of Luis Terrazas governed Chihuahua, with Díaz&apos;s backing, from 1884 to 1903.</source>
        <translation>Rivales de Luis Terrazas gobernaron Chihuahua, con el apoyo de Díaz, de 1884 a 1903.</translation>
    </message>
    <message>
        <source>Robert Towne&apos;s smelter opened in 1887 and treated ores from northern Mexico.</source>
        <translation>La fundición de Robert Towne abrió en 1887 y trató minerales del norte de México.</translation>
    </message>
    <message>
        <source>Robot</source>
        <extracomment>desk/sheets/network_sheets.py: Sheets of network play: seats, links to a table, and joining.</extracomment>
        <translation>Robot</translation>
    </message>
    <message>
        <source>Robot speed</source>
        <extracomment>desk/preferences/settings_sheet.py: Settings sheet and shortcuts sheet; each change takes effect immediately.</extracomment>
        <translation>Velocidad de los robots</translation>
    </message>
    <message>
        <source>Role</source>
        <extracomment>desk/protocol/table_game.py: Protocol of a game on the desk.</extracomment>
        <translation>Papel</translation>
    </message>
    <message>
        <source>Roll for the end of the game first.</source>
        <translation>Primero tira los dados del fin de la partida.</translation>
    </message>
    <message>
        <source>Roll for the end: {number} in 36</source>
        <translation>Tirar para ver si acaba: {number} de 36</translation>
    </message>
    <message>
        <source>Roll for the lawsuit</source>
        <translation>Tirar los dados del pleito</translation>
    </message>
    <message>
        <source>Roll for the lawsuit first.</source>
        <translation>Primero tira los dados del pleito.</translation>
    </message>
    <message>
        <source>Roll for {name}&apos;s return: 5 in 6</source>
        <translation>Tirar para ver si vuelve {name}: 5 de 6</translation>
    </message>
    <message>
        <source>Roll one die each, in this order: {names}</source>
        <translation>Un dado para cada uno, en este orden: {names}</translation>
    </message>
    <message>
        <source>Roll two dice each, in this order (with the chance of winning): {names}</source>
        <translation>Dos dados para cada uno, en este orden (con la probabilidad de ganar): {names}</translation>
    </message>
    <message>
        <source>Roosevelt was president from 1901 to 1909; Victoriano Huerta ruled Mexico in 1913 and 1914.</source>
        <translation>Roosevelt fue presidente de 1901 a 1909; Victoriano Huerta gobernó México en 1913 y 1914.</translation>
    </message>
    <message>
        <source>Round</source>
        <extracomment>porfiriana/table/deal_results.py: Results of coded solo deals, each proved by a saved game file.</extracomment>
        <translation>Ronda</translation>
    </message>
    <message>
        <source>Round {0}</source>
        <extracomment>desk/log/log_rows.py: Log rows as plain data. Does not use Qt itself. porfiriana/table/words/questions.py: Questions to the players, and summaries of a game. No Qt.</extracomment>
        <translation>Ronda {0}</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <extracomment>porfiriana/table/chart_plots.py: Charts, turning points and analysis of a game, as data for the desk. porfiriana/table/sheets/end.py: Sheet at the end of a game: a poster, and the course of the game.</extracomment>
        <translation>Ronda {number}</translation>
    </message>
    <message>
        <source>Round {number} of {most}: {name} moves.</source>
        <translation>Ronda {number} de {most}: actúa {name}.</translation>
    </message>
    <message>
        <source>Round {number} · {seat}</source>
        <translation>Ronda {number} · {seat}</translation>
    </message>
    <message>
        <source>Round {number}: {name} from {before} % to {after} %</source>
        <translation>Ronda {number}: {name} pasa del {before}&#xa0;% al {after}&#xa0;%</translation>
    </message>
    <message>
        <source>Row {row}, {column}: {problem}; expected {expected}.</source>
        <translation>Fila {row}, {column}: {problem}; se esperaba: {expected}.</translation>
    </message>
    <message>
        <source>Rule</source>
        <extracomment>porfiriana/table/sheets/overview.py: Overview of the game: turn, actions with prices, victory, icons and keys.</extracomment>
        <translation>Regla</translation>
    </message>
    <message>
        <source>Rule for the card shown</source>
        <translation>Regla de la carta mostrada</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>desk/flowchart_window.py: Window with the flowchart of robots and the path of one step. desk/rules_window.py: Rules window: contents, search, and pages with cross-references. desk/scene/strips.py: The top bar and the prompt strip.</extracomment>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Rules – Pax Desk</source>
        <translation>Reglas – Pax Desk</translation>
    </message>
    <message>
        <source>Rural Guards</source>
        <extracomment>mexican_adventure/table/words/terms.py: Names of the game's terms for players. No Qt. events.yaml: Titles of the event chits.</extracomment>
        <translation>Guardias rurales</translation>
    </message>
    <message>
        <source>Rural Guards are cheaper than soldiers.</source>
        <translation>Las Guardias rurales son más baratas que los soldados.</translation>
    </message>
    <message>
        <source>Rural fighters of western Chihuahua who took Ciudad Juárez in May 1911.</source>
        <translation>Combatientes rurales del oeste de Chihuahua que tomaron Ciudad Juárez en mayo de 1911.</translation>
    </message>
    <message>
        <source>Same as system</source>
        <translation>Como el sistema</translation>
    </message>
    <message>
        <source>Same deal again</source>
        <translation>Repetir el reparto</translation>
    </message>
    <message>
        <source>Santa Anna</source>
        <extracomment>mexican_adventure/table/words/event_text.py: Texts on chits, events, combats and atrocities. No Qt. events.yaml: Titles of the event chits.</extracomment>
        <translation>Santa Anna</translation>
    </message>
    <message>
        <source>Santa Anna is in force for {side}</source>
        <translation>Santa Anna está en vigor: {side}</translation>
    </message>
    <message>
        <source>Santa Anna is not in force</source>
        <translation>Santa Anna no está en vigor</translation>
    </message>
    <message>
        <source>Save</source>
        <extracomment>desk/window/frame.py: Frame of a window: one game, its file and its sheets. desk/window/window.py: Main window: the desk, its commands, saved games and sheets. porfiriana/table/sheets/card_form_sheet.py: Sheet with the form of a card, its face, and the card as a line.</extracomment>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Save as a file…</source>
        <translation>Guardar como archivo…</translation>
    </message>
    <message>
        <source>Save as a page…</source>
        <translation>Guardar como página…</translation>
    </message>
    <message>
        <source>Save as a scenario</source>
        <translation>Guardar como escenario</translation>
    </message>
    <message>
        <source>Save as a scenario…</source>
        <translation>Guardar escenario…</translation>
    </message>
    <message>
        <source>Save as my set-up</source>
        <translation>Guardar como mi despliegue</translation>
    </message>
    <message>
        <source>Save as…</source>
        <extracomment>desk/window/frame.py: Frame of a window: one game, its file and its sheets. desk/window/window.py: Main window: the desk, its commands, saved games and sheets.</extracomment>
        <translation>Guardar como…</translation>
    </message>
    <message>
        <source>Save puzzle</source>
        <extracomment>desk/own_puzzle_sheet.py: Sheet for making a puzzle: a goal for a position set up by hand.</extracomment>
        <translation>Guardar problema</translation>
    </message>
    <message>
        <source>Save this game</source>
        <translation>Guardar la partida</translation>
    </message>
    <message>
        <source>Save with password</source>
        <translation>Guardar con contraseña</translation>
    </message>
    <message>
        <source>Save with password…</source>
        <translation>Guardar con contraseña…</translation>
    </message>
    <message>
        <source>Saved and shared games (*{0} *{1});;All files (*)</source>
        <translation>Partidas guardadas y compartidas (*{0} *{1});;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Saved as my set-up</source>
        <translation>Guardado como mi despliegue</translation>
    </message>
    <message>
        <source>Saved automatically ({time})</source>
        <translation>Guardada automáticamente ({time})</translation>
    </message>
    <message>
        <source>Saved automatically ({time}) and in {file} ({saved})</source>
        <translation>Guardada automáticamente ({time}) y en {file} ({saved})</translation>
    </message>
    <message>
        <source>Saved automatically ({time}); its file {file} no longer exists</source>
        <translation>Guardada automáticamente ({time}); su archivo {file} ya no existe</translation>
    </message>
    <message>
        <source>Saved games (*{0});;All files (*)</source>
        <translation>Partidas guardadas (*{0});;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Saved in {file} ({saved})</source>
        <translation>Guardada en {file} ({saved})</translation>
    </message>
    <message>
        <source>Saved to your puzzles.</source>
        <translation>Guardado en tus problemas.</translation>
    </message>
    <message>
        <source>Saved to {0}.</source>
        <translation>Guardado en {0}.</translation>
    </message>
    <message>
        <source>Saved.</source>
        <extracomment>desk/window/frame.py: Frame of a window: one game, its file and its sheets. porfiriana/table/sheets/card_grid_sheet.py: Sheet of the cards as rows, for comparing them with printed ones by keyboard. porfiriana/table/sheets/cards_sheet.py: Sheet of the deck's cards, with filters.</extracomment>
        <translation>Guardada.</translation>
    </message>
    <message>
        <source>Saved.@the shortcuts</source>
        <extracomment>desk/preferences/settings_sheet.py: Settings sheet and shortcuts sheet; each change takes effect immediately.</extracomment>
        <translation>Guardados.</translation>
    </message>
    <message>
        <source>Saving works again.</source>
        <translation>El guardado vuelve a funcionar.</translation>
    </message>
    <message>
        <source>Scapegoat: no Unrest</source>
        <translation>Chivo expiatorio: sin Disturbios</translation>
    </message>
    <message>
        <source>Scenario</source>
        <extracomment>mexican_adventure/table/sheets/workshop_sheets.py: Editor of positions and puzzles: pieces are dragged, stacks are clicked.</extracomment>
        <translation>Escenario</translation>
    </message>
    <message>
        <source>Scenarios (*.yaml)</source>
        <extracomment>desk/position_editor.py: Editor of positions: items are dragged on the table, and clicked to change them.</extracomment>
        <translation>Escenarios (*.yaml)</translation>
    </message>
    <message>
        <source>Schemer</source>
        <extracomment>porfiriana/robots/planner/levels.py: Levels of the planner, with the depth and width of their search, and temperaments.</extracomment>
        <translation>Intrigante</translation>
    </message>
    <message>
        <source>Score: {score}.</source>
        <extracomment>porfiriana/table/words/score_words.py: Results of solo games in words, compared with earlier ones.</extracomment>
        <translation>Resultado: {score}.</translation>
    </message>
    <message>
        <source>Screen readers see every item with its name, price and actions.</source>
        <translation>Los lectores de pantalla leen cada elemento con su nombre, su precio y sus acciones.</translation>
    </message>
    <message>
        <source>Scroll bar</source>
        <extracomment>desk/sheets/scrolling_sheet.py: Modal sheet that grows with larger text beyond the window's height, and then scrolls.</extracomment>
        <translation>Barra de desplazamiento</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>desk/position_editor.py: Editor of positions: items are dragged on the table, and clicked to change them. desk/preferences/settings_sheet.py: Settings sheet and shortcuts sheet; each change takes effect immediately. porfiriana/table/sheets/card_grid_sheet.py: Sheet of the cards as rows, for comparing them with printed ones by keyboard.</extracomment>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Search for a command or a key</source>
        <translation>Buscar una orden o una tecla</translation>
    </message>
    <message>
        <source>Search your games</source>
        <translation>Buscar en tus partidas</translation>
    </message>
    <message>
        <source>Searching every way to play the turn…</source>
        <translation>Examinando todas las formas de jugar el turno…</translation>
    </message>
    <message>
        <source>Second</source>
        <extracomment>porfiriana/table/words/diaz_words.py: Díaz's purchases by dice, and their reasons, as sentences. No Qt.</extracomment>
        <translation>Segundo</translation>
    </message>
    <message>
        <source>Second way</source>
        <extracomment>desk/view/hints.py: Hints from the game's adviser, and explanations of log steps.</extracomment>
        <translation>Segundo camino</translation>
    </message>
    <message>
        <source>See also</source>
        <extracomment>desk/answer_page.py: Page of the rules window that answers a question.</extracomment>
        <translation>Véase también</translation>
    </message>
    <message>
        <source>See the guide for what to do.</source>
        <translation>Mira en la guía qué hacer.</translation>
    </message>
    <message>
        <source>See the idea</source>
        <translation>Ver la idea</translation>
    </message>
    <message>
        <source>See the solution</source>
        <translation>Ver la solución</translation>
    </message>
    <message>
        <source>See the table</source>
        <translation>Ver la mesa</translation>
    </message>
    <message>
        <source>Seed</source>
        <extracomment>desk/sheets/form_widgets.py: Fields and buttons drawn on paper. mexican_adventure/table/sheets/new_game.py: The New Game sheet: the scenario and the player of each side. porfiriana/table/sheets/new_game.py: New Game sheet: mode and players; on request, options and seed.</extracomment>
        <translation>Semilla</translation>
    </message>
    <message>
        <source>Seed of the dice</source>
        <translation>Semilla de los dados</translation>
    </message>
    <message>
        <source>Select pieces in the tray, then a zone. Choose a placed stack to take it back.</source>
        <translation>Elige piezas en la bandeja y luego una zona. Elige una pila colocada para recuperarla.</translation>
    </message>
    <message>
        <source>Select the FP to improve.</source>
        <translation>Selecciona los PF que quieras mejorar.</translation>
    </message>
    <message>
        <source>Sell</source>
        <extracomment>porfiriana/table/affordance_rows.py: Menu entries and inspector rows for the actions at a spot. porfiriana/table/hand/affordances.py: Possible actions with the item at a spot, and explanations of refused ones. No Qt. porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Vender</translation>
    </message>
    <message>
        <source>Sell a card</source>
        <translation>Vender una carta</translation>
    </message>
    <message>
        <source>Sell a card for the Economy</source>
        <translation>Vender una carta al valor de la Economía</translation>
    </message>
    <message>
        <source>Sell one card each turn without using an action.</source>
        <translation>Vende una carta por turno sin gastar una acción.</translation>
    </message>
    <message>
        <source>Sell {0}</source>
        <extracomment>porfiriana/table/words/labels.py: Actions as texts: buttons, instructions and log entries. No Qt.</extracomment>
        <translation>Vender {0}</translation>
    </message>
    <message>
        <source>Send a troop</source>
        <translation>Enviar una tropa</translation>
    </message>
    <message>
        <source>Send each friend the link for their seat; it works once. The game starts when everyone has joined, in any order. Every program contributes to the seed. You can close this page. Friends can join whenever Pax Desk runs on your computer, today or another day.</source>
        <translation>Envía a cada amigo el enlace de su asiento; sirve una sola vez. La partida empieza cuando todos se han unido, en cualquier orden. Cada programa contribuye a la semilla. Puedes cerrar esta página. Tus amigos pueden unirse siempre que Pax Desk esté abierto en tu ordenador, hoy u otro día.</translation>
    </message>
    <message>
        <source>Send it to</source>
        <translation>Enviar a</translation>
    </message>
    <message>
        <source>Send {0} to the Private Army</source>
        <translation>Enviar {0} al Ejército privado</translation>
    </message>
    <message>
        <source>Send {card} to {place}</source>
        <translation>Enviar {card} a {place}</translation>
    </message>
    <message>
        <source>Sent to a slave enterprise, yours too, it frees the slaves.</source>
        <translation>Enviada a una empresa con esclavos, también a la tuya, libera a los esclavos.</translation>
    </message>
    <message>
        <source>Sent to an opponent&apos;s slave enterprise, it frees the slaves.</source>
        <translation>Enviada a una empresa con esclavos de un rival, libera a los esclavos.</translation>
    </message>
    <message>
        <source>September/October</source>
        <extracomment>mexican_adventure/table/words/terms.py: Names of the game's terms for players. No Qt.</extracomment>
        <translation>Septiembre/octubre</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>Componer una posición</translation>
    </message>
    <message>
        <source>Set up a position…</source>
        <translation>Componer una posición…</translation>
    </message>
    <message>
        <source>Set up {scenario} as printed</source>
        <translation>Preparar {scenario} como en la versión impresa</translation>
    </message>
    <message>
        <source>Set-up</source>
        <extracomment>mexican_adventure/table/words/terms.py: Names of the game's terms for players. No Qt.</extracomment>
        <translation>Despliegue</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>desk/home/home_page.py: Home page, shown at start and reachable from the table. desk/preferences/settings_sheet.py: Settings sheet and shortcuts sheet; each change takes effect immediately.</extracomment>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Settings…</source>
        <extracomment>desk/window/window.py: Main window: the desk, its commands, saved games and sheets.</extracomment>
        <translation>Ajustes…</translation>
    </message>
    <message>
        <source>Several attempts on the president failed, including Arnulfo Arroyo&apos;s in September 1897.</source>
        <translation>Fracasaron varios atentados contra el presidente, entre ellos el de Arnulfo Arroyo en septiembre de 1897.</translation>
    </message>
    <message>
        <source>Share this game</source>
        <translation>Compartir esta partida</translation>
    </message>
    <message>
        <source>Share this game…</source>
        <translation>Compartir esta partida…</translation>
    </message>
    <message>
        <source>Shared games (*{0})</source>
        <translation>Partidas compartidas (*{0})</translation>
    </message>
    <message>
        <source>Shift a cube</source>
        <translation>Mover un cubo</translation>
    </message>
    <message>
        <source>Shift+F10: all actions of an item with their costs, or the reasons against them.</source>
        <translation>Mayús+F10: todas las acciones de un elemento con su coste, o el motivo que las impide.</translation>
    </message>
    <message>
        <source>Ships and railway</source>
        <translation>Barcos y ferrocarril</translation>
    </message>
    <message>
        <source>Ships and trains</source>
        <translation>Barcos y trenes</translation>
    </message>
    <message>
        <source>Ships carry French, Austrian or Belgian FP.</source>
        <translation>Los barcos llevan PF franceses, austriacos o belgas.</translation>
    </message>
    <message>
        <source>Ships do not march.</source>
        <translation>Los barcos no marchan.</translation>
    </message>
    <message>
        <source>Shooting a player is an action for 10 gold, impossible if they have a Private Army. Nobody is shot in a showdown.</source>
        <translation>Matar a tiros a un jugador cuesta una acción y 10 de oro, y es imposible si tiene un Ejército privado; en el desenlace no se mata a nadie a tiros.</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <extracomment>desk/preferences/settings_sheet.py: Settings sheet and shortcuts sheet; each change takes effect immediately.</extracomment>
        <translation>Atajos</translation>
    </message>
    <message>
        <source>Shortcuts and layout</source>
        <translation>Atajos y disposición</translation>
    </message>
    <message>
        <source>Shortcuts…</source>
        <extracomment>desk/preferences/settings_sheet.py: Settings sheet and shortcuts sheet; each change takes effect immediately. desk/window/window.py: Main window: the desk, its commands, saved games and sheets.</extracomment>
        <translation>Atajos…</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>desk/home/shelf_row.py: Row of a stored game on the home page, with its buttons.</extracomment>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Show earlier entries</source>
        <translation>Mostrar entradas anteriores</translation>
    </message>
    <message>
        <source>Show hand and hint</source>
        <translation>Mostrar mano y consejo</translation>
    </message>
    <message>
        <source>Show it</source>
        <extracomment>desk/view/cautions.py: Cautions on the table with their proofs, and figures computed in the background.</extracomment>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Show it on the table</source>
        <translation>Mostrarlo en la mesa</translation>
    </message>
    <message>
        <source>Show me</source>
        <extracomment>desk/guide.py: Guide of a lesson, with its note and marks on the table, and the list of lessons.</extracomment>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Show the codes</source>
        <translation>Mostrar los códigos</translation>
    </message>
    <message>
        <source>Show the links</source>
        <translation>Mostrar los enlaces</translation>
    </message>
    <message>
        <source>Show the table</source>
        <translation>Mostrar la mesa</translation>
    </message>
    <message>
        <source>Show the whole table</source>
        <translation>Ver toda la mesa</translation>
    </message>
    <message>
        <source>Show this table on the local network</source>
        <translation>Mostrar esta mesa en la red local</translation>
    </message>
    <message>
        <source>Show what has happened since your turn</source>
        <translation>Mostrar lo ocurrido desde tu turno</translation>
    </message>
    <message>
        <source>Showdown, bought by {0}</source>
        <translation>Desenlace, comprado por {0}</translation>
    </message>
    <message>
        <source>Showdown: discard it to give Díaz +1 of any kind.</source>
        <translation>Desenlace: descártala para dar a Díaz 1 punto más de cualquier clase.</translation>
    </message>
    <message>
        <source>Showdown: discard it to give Díaz +1 {prestige}.</source>
        <translation>Desenlace: descártala para dar a Díaz 1 punto más de {prestige}.</translation>
    </message>
    <message>
        <source>Showdown: {0}</source>
        <extracomment>porfiriana/table/words/questions.py: Questions to the players, and summaries of a game. No Qt.</extracomment>
        <translation>Desenlace: {0}</translation>
    </message>
    <message>
        <source>Showdown: {way}</source>
        <extracomment>porfiriana/table/scene/board.py: Items of the common column, and captions above a seat's cards.</extracomment>
        <translation>Desenlace: {way}</translation>
    </message>
    <message>
        <source>Shuffled@stack of cards</source>
        <translation>Barajadas</translation>
    </message>
    <message>
        <source>Side</source>
        <extracomment>porfiriana/table/sheets/card_form_sheet.py: Sheet with the form of a card, its face, and the card as a line.</extracomment>
        <translation>Lado</translation>
    </message>
    <message>
        <source>Side {0}</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Lado {0}</translation>
    </message>
    <message>
        <source>Sides</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Lados</translation>
    </message>
    <message>
        <source>Siege of {zone}: stay or leave?</source>
        <translation>Sitio de {zone}: ¿quedarse o irse?</translation>
    </message>
    <message>
        <source>Siege of {zone}: which attitude?</source>
        <translation>Sitio de {zone}: ¿qué actitud?</translation>
    </message>
    <message>
        <source>Sierra Madre mining camp where a wage dispute ended in executions in 1883.</source>
        <translation>Campo minero de la Sierra Madre donde una disputa salarial acabó en ejecuciones en 1883.</translation>
    </message>
    <message>
        <source>Signed in December 1913, the act created twelve regional reserve banks.</source>
        <translation>Firmada en diciembre de 1913, la ley creó doce bancos regionales de reserva.</translation>
    </message>
    <message>
        <source>Silver and gold mine at Pearce, Arizona, discovered in the 1890s.</source>
        <translation>Mina de plata y oro en Pearce, Arizona, descubierta en la década de 1890.</translation>
    </message>
    <message>
        <source>Silver and lead district near Chihuahua city mined since the early eighteenth century.</source>
        <translation>Distrito de plata y plomo cerca de la ciudad de Chihuahua, explotado desde principios del siglo XVIII.</translation>
    </message>
    <message>
        <source>Silver mine near Arizpe worked by the Pedrazzini company and known for fine crystals.</source>
        <translation>Mina de plata cerca de Arizpe explotada por la compañía Pedrazzini y conocida por sus finos cristales.</translation>
    </message>
    <message>
        <source>Silver mine near Álamos with a history going back to colonial times.</source>
        <translation>Mina de plata cerca de Álamos con una historia que se remonta a la época colonial.</translation>
    </message>
    <message>
        <source>Since your turn</source>
        <translation>Desde tu turno</translation>
    </message>
    <message>
        <source>Six actions left.</source>
        <translation>Quedan seis acciones.</translation>
    </message>
    <message>
        <source>Skip</source>
        <extracomment>desk/view/turn_recap.py: Recap of the other players' steps, replayed on the table.</extracomment>
        <translation>Saltar</translation>
    </message>
    <message>
        <source>Skirmish</source>
        <extracomment>mexican_adventure/table/words/terms.py: Names of the game's terms for players. No Qt.</extracomment>
        <translation>Escaramuza</translation>
    </message>
    <message>
        <source>Slaves</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Esclavos</translation>
    </message>
    <message>
        <source>Slaves freed by a Depression have a Liberator.</source>
        <translation>Los esclavos que una Depresión libera tienen un Libertador.</translation>
    </message>
    <message>
        <source>Slaves: may revolt</source>
        <translation>Esclavos: pueden rebelarse</translation>
    </message>
    <message>
        <source>Slip…</source>
        <extracomment>words.yaml: always</extracomment>
        <translation>Hoja…</translation>
    </message>
    <message>
        <source>Slogan raised against foreign owners and managers before and during the Revolution.</source>
        <translation>Consigna lanzada contra los dueños y administradores extranjeros antes de la Revolución y durante ella.</translation>
    </message>
    <message>
        <source>Slow</source>
        <extracomment>desk/animations.py: Running animations and their pace. desk/preferences/settings_sheet.py: Settings sheet and shortcuts sheet; each change takes effect immediately.</extracomment>
        <translation>Lento</translation>
    </message>
    <message>
        <source>Small Apache bands lived in the Sierra Madre for decades after Geronimo&apos;s 1886 surrender.</source>
        <translation>Pequeñas bandas apaches vivieron en la Sierra Madre durante décadas tras la rendición de Geronimo en 1886.</translation>
    </message>
    <message>
        <source>Smelter</source>
        <extracomment>words.yaml: kinds</extracomment>
        <translation>Fundición</translation>
    </message>
    <message>
        <source>So {rival} cannot topple Díaz next turn.</source>
        <translation>Así {rival} no puede derrocar a Díaz el próximo turno.</translation>
    </message>
    <message>
        <source>So {rival} cannot win next turn.</source>
        <translation>Así {rival} no puede ganar el próximo turno.</translation>
    </message>
    <message>
        <source>Sold</source>
        <extracomment>words.yaml: headings</extracomment>
        <translation>Vendida</translation>
    </message>
    <message>
        <source>Solo against</source>
        <extracomment>porfiriana/table/sheets/records_sheet.py: Records of a player, and their sheet.</extracomment>
        <translation>En solitario contra</translation>
    </message>
    <message>
        <source>Solo against Díaz</source>
        <translation>Solitario contra Díaz</translation>
    </message>
    <message>
        <source>Solo against Pax-o-matics</source>
        <translation>Solitario contra Pax-o-matics</translation>
    </message>
    <message>
        <source>Solo: Díaz cannot use his partners&apos; abilities, not even Spies and courts.</source>
        <translation>En solitario: Díaz no puede usar las capacidades de sus socios, ni siquiera las de Espías y tribunales.</translation>
    </message>
    <message>
        <source>Solo: Díaz discards attacks that neither steal nor inflict Unrest.</source>
        <translation>En solitario: Díaz descarta los ataques que ni roban ni causan Disturbios.</translation>
    </message>
    <message>
        <source>Solo: Díaz discards every enterprise.</source>
        <translation>En solitario: Díaz descarta todas las empresas.</translation>
    </message>
    <message>
        <source>Solo: Díaz never plays a Straw Man.</source>
        <translation>En solitario: Díaz nunca juega hombres de paja.</translation>
    </message>
    <message>
        <source>Solo: a Depression costs Díaz every card he has in play.</source>
        <translation>En solitario: una Depresión le cuesta a Díaz todas sus cartas en juego.</translation>
    </message>
    <message>
        <source>Solo: only Díaz&apos;s partners add to his defence.</source>
        <translation>En solitario: solo los socios de Díaz suman a su defensa.</translation>
    </message>
    <message>
        <source>Solo: won / played</source>
        <translation>En solitario: ganadas / jugadas</translation>
    </message>
    <message>
        <source>Solo: you choose the order in which Díaz plays his two cards.</source>
        <translation>En solitario: tú eliges el orden en que Díaz juega sus dos cartas.</translation>
    </message>
    <message>
        <source>Solo: {done} of {all} steps</source>
        <translation>En solitario: {done} de {all} pasos</translation>
    </message>
    <message>
        <source>Solve it</source>
        <extracomment>desk/puzzles.py: Sheet with all puzzles by theme, and the note of a puzzle.</extracomment>
        <translation>Resolver</translation>
    </message>
    <message>
        <source>Solved! There is no other solution.</source>
        <translation>¡Resuelto! No hay otra solución.</translation>
    </message>
    <message>
        <source>Some cards have been corrected since this game was saved. It continues with the new ones.</source>
        <translation>Algunas cartas se han corregido desde que se guardó esta partida. La partida sigue con las nuevas.</translation>
    </message>
    <message>
        <source>Some pieces are not placed yet.</source>
        <translation>Faltan piezas por colocar.</translation>
    </message>
    <message>
        <source>Someone else now has your seat at this table. You can replay what you saw; to continue playing, ask for a new link.</source>
        <translation>Otra persona tiene ahora tu asiento en esta mesa. Puedes ver la repetición de lo que viste; para seguir jugando, pide un enlace nuevo.</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Algo ha fallado</translation>
    </message>
    <message>
        <source>Sonora</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts. porfiriana/table/sheets/overview.py: Overview of the game: turn, actions with prices, victory, icons and keys.</extracomment>
        <translation>Sonora</translation>
    </message>
    <message>
        <source>Sonora restricted Chinese businesses in 1923 and expelled Chinese residents in 1931.</source>
        <translation>Sonora restringió los negocios chinos en 1923 y expulsó a los residentes chinos en 1931.</translation>
    </message>
    <message>
        <source>Sonoran estate of Rafael Izábal, state governor during the Yaqui deportations.</source>
        <translation>Hacienda sonorense de Rafael Izábal, gobernador del estado durante las deportaciones de yaquis.</translation>
    </message>
    <message>
        <source>Sonoran farmer turned general who defeated Villa in 1915 and was president from 1920.</source>
        <translation>Agricultor sonorense convertido en general, que derrotó a Villa en 1915 y fue presidente desde 1920.</translation>
    </message>
    <message>
        <source>Sonoran leaders renounced Carranza in April 1920; he was killed in May.</source>
        <translation>Los líderes sonorenses desconocieron a Carranza en abril de 1920; lo mataron en mayo.</translation>
    </message>
    <message>
        <source>Sonoran state troops used in the campaigns against the Yaqui.</source>
        <translation>Tropas del estado de Sonora empleadas en las campañas contra los yaquis.</translation>
    </message>
    <message>
        <source>Sort the hand</source>
        <translation>Ordenar la mano</translation>
    </message>
    <message>
        <source>Sounds</source>
        <extracomment>desk/preferences/settings_sheet.py: Settings sheet and shortcuts sheet; each change takes effect immediately.</extracomment>
        <translation>Sonidos</translation>
    </message>
    <message>
        <source>Source</source>
        <extracomment>porfiriana/table/sheets/compare_sheet.py: Sheet of the differences from another deck or a file, by card and field. porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Fuente</translation>
    </message>
    <message>
        <source>Sources</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Fuentes</translation>
    </message>
    <message>
        <source>Space, Enter</source>
        <extracomment>porfiriana/table/sheets/overview.py: Overview of the game: turn, actions with prices, victory, icons and keys.</extracomment>
        <translation>Espacio, Intro</translation>
    </message>
    <message>
        <source>Space: pick up, drop or press. Escape: put back.</source>
        <translation>Espacio: tomar, soltar o pulsar. Escape: devolver.</translation>
    </message>
    <message>
        <source>Spares its destination</source>
        <translation>Respeta su destino</translation>
    </message>
    <message>
        <source>Spectator</source>
        <extracomment>desk/window/remote_game.py: Client for a seat at a remote table, shown in one window.</extracomment>
        <translation>Espectador</translation>
    </message>
    <message>
        <source>Spectators</source>
        <extracomment>desk/window/network_play.py: Network play of a window: its hosted or visited table, invitations and proposals.</extracomment>
        <translation>Espectadores</translation>
    </message>
    <message>
        <source>Speculate</source>
        <extracomment>porfiriana/rules/card_text.py: Card effects as plain sentences, generated from the card data. porfiriana/table/affordance_rows.py: Menu entries and inspector rows for the actions at a spot. porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Especular</translation>
    </message>
    <message>
        <source>Speculate on it</source>
        <translation>Especular con ella</translation>
    </message>
    <message>
        <source>Speculate on {0}</source>
        <translation>Especular con {0}</translation>
    </message>
    <message>
        <source>Speculate once each turn without using an action.</source>
        <translation>Especula una vez por turno sin gastar una acción.</translation>
    </message>
    <message>
        <source>Speculate, move cube</source>
        <translation>Especular, mover</translation>
    </message>
    <message>
        <source>Speculation Cube of {name}</source>
        <translation>Cubo de especulación de {name}</translation>
    </message>
    <message>
        <source>Speculation Cube {owner} on {slot}</source>
        <translation>Cubo de especulación {owner} en {slot}</translation>
    </message>
    <message>
        <source>Spies are kept for the Topples</source>
        <translation>los Espías se reservan para los Derrocamientos</translation>
    </message>
    <message>
        <source>Spreadsheet (*.csv)</source>
        <extracomment>porfiriana/table/sheets/cards_sheet.py: Sheet of the deck's cards, with filters.</extracomment>
        <translation>Hoja de cálculo (*.csv)</translation>
    </message>
    <message>
        <source>Spreadsheets need additional libraries.</source>
        <translation>Las hojas de cálculo necesitan bibliotecas adicionales.</translation>
    </message>
    <message>
        <source>Spring</source>
        <extracomment>words.yaml: seasons</extracomment>
        <translation>Primavera</translation>
    </message>
    <message>
        <source>Spy</source>
        <extracomment>words.yaml: kinds</extracomment>
        <translation>Espía</translation>
    </message>
    <message>
        <source>Spy: cancels an attack</source>
        <translation>Espía: anula un ataque</translation>
    </message>
    <message>
        <source>Spy: discard it to cancel an orange or black card played against you, before anything is paid.</source>
        <translation>Espía: descártalo para anular una carta naranja o negra jugada contra ti, antes de que se pague nada.</translation>
    </message>
    <message>
        <source>Spy: discard it to cancel an orange or black card played against you.</source>
        <translation>Espía: descártalo para anular una carta naranja o negra jugada contra ti.</translation>
    </message>
    <message>
        <source>St. Louis agency hired by Enrique Creel to track Ricardo Flores Magón in the United States.</source>
        <translation>Agencia de San Luis, Misuri, contratada por Enrique Creel para seguir la pista de Ricardo Flores Magón en Estados Unidos.</translation>
    </message>
    <message>
        <source>Stack</source>
        <extracomment>porfiriana/table/sheets/card_grid_sheet.py: Sheet of the cards as rows, for comparing them with printed ones by keyboard.</extracomment>
        <translation>Pila</translation>
    </message>
    <message>
        <source>Staff officer</source>
        <extracomment>mexican_adventure/table/scene/staff_strip.py: The staff officer's note: remarks before Done, or before a march.</extracomment>
        <translation>El oficial de estado mayor</translation>
    </message>
    <message>
        <source>Staff officer: once they have left</source>
        <translation>El oficial de estado mayor: cuando salgan</translation>
    </message>
    <message>
        <source>Standings</source>
        <extracomment>desk/view/screen_reader.py: Announcements for screen readers and the built-in voice: focus, prompts, summaries.</extracomment>
        <translation>Situación</translation>
    </message>
    <message>
        <source>Stands at {0}.</source>
        <translation>Está en {0}.</translation>
    </message>
    <message>
        <source>Stands for the Mexican land that the rules attribute to Theodore Roosevelt.</source>
        <translation>Representa las tierras mexicanas que las reglas atribuyen a Theodore Roosevelt.</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Comienzo</translation>
    </message>
    <message>
        <source>Start from the game on the table? Hidden cards will be dealt again.</source>
        <translation>¿Empezar desde la partida que está en la mesa? Las cartas ocultas se repartirán de nuevo.</translation>
    </message>
    <message>
        <source>Starting gold</source>
        <extracomment>porfiriana/table/sheets/new_game_fields.py: Fields and lists of the New Game sheet.</extracomment>
        <translation>Oro al principio</translation>
    </message>
    <message>
        <source>Starting gold, player {0}</source>
        <translation>Oro al principio, jugador {0}</translation>
    </message>
    <message>
        <source>State force whose border companies were greatly enlarged in 1915.</source>
        <translation>Fuerza estatal cuyas compañías fronterizas se ampliaron mucho en 1915.</translation>
    </message>
    <message>
        <source>State forces of Governor José María Maytorena, who broke with Carranza in 1914.</source>
        <translation>Fuerzas del estado del gobernador José María Maytorena, que rompió con Carranza en 1914.</translation>
    </message>
    <message>
        <source>State mounted police who patrolled the roads and districts of Chihuahua.</source>
        <translation>Policía montada del estado que patrullaba los caminos y los distritos de Chihuahua.</translation>
    </message>
    <message>
        <source>Status quo: no event.</source>
        <translation>Statu quo: sin suceso.</translation>
    </message>
    <message>
        <source>Stay</source>
        <extracomment>mexican_adventure/table/words/labels.py: Actions as text: lines of the log, labels, consequences and refusals. No Qt.</extracomment>
        <translation>Quedarse</translation>
    </message>
    <message>
        <source>Steal up to {gold} gold from the victim.</source>
        <translation>Roba a la víctima hasta {gold} de oro.</translation>
    </message>
    <message>
        <source>Steal {gold} gold for each {counted}, at most {maximum}.</source>
        <translation>Roba {gold} de oro por cada {counted}, como máximo {maximum}.</translation>
    </message>
    <message>
        <source>Step</source>
        <extracomment>desk/animations.py: Running animations and their pace.</extracomment>
        <translation>Paso</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation>Paso a paso</translation>
    </message>
    <message>
        <source>Step done: {name}. Steps done: {done} of {all}.</source>
        <translation>Paso superado: {name}. Pasos superados: {done} de {all}.</translation>
    </message>
    <message>
        <source>Step {number} of {count}</source>
        <translation>Paso {number} de {count}</translation>
    </message>
    <message>
        <source>Step {number} of {count}: {title}</source>
        <translation>Paso {number} de {count}: {title}</translation>
    </message>
    <message>
        <source>Step {number}, “{line}”, differs from what was announced.</source>
        <translation>El paso {number}, «{line}», difiere de lo anunciado.</translation>
    </message>
    <message>
        <source>Steps done: {done} of {all}. Play them in any order; a loss costs you nothing.</source>
        <translation>Pasos superados: {done} de {all}. Juégalos en el orden que quieras; una derrota no te cuesta nada.</translation>
    </message>
    <message>
        <source>Steps of the game</source>
        <translation>Pasos de la partida</translation>
    </message>
    <message>
        <source>Still tied. Dice left to roll: {number}.</source>
        <translation>Aún hay empates. Dados que faltan por tirar: {number}.</translation>
    </message>
    <message>
        <source>Stir up Unrest at</source>
        <translation>Provocar Disturbios en</translation>
    </message>
    <message>
        <source>Stop a rival</source>
        <translation>Detener a un rival</translation>
    </message>
    <message>
        <source>Stop here</source>
        <extracomment>porfiriana/table/words/labels.py: Actions as texts: buttons, instructions and log entries. No Qt.</extracomment>
        <translation>Parar aquí</translation>
    </message>
    <message>
        <source>Store</source>
        <extracomment>words.yaml: kinds</extracomment>
        <translation>Tienda</translation>
    </message>
    <message>
        <source>Store owners cannot pay their own store.</source>
        <translation>El dueño de una tienda no puede pagarse a sí mismo.</translation>
    </message>
    <message>
        <source>Strict victory</source>
        <extracomment>mexican_adventure/table/sheets/new_game.py: The New Game sheet: the scenario and the player of each side.</extracomment>
        <translation>Victoria estricta</translation>
    </message>
    <message>
        <source>Strife</source>
        <extracomment>porfiriana/robots/reasons.py: Reasons of robots: keys, storage format and translated sentences.</extracomment>
        <translation>Discordia</translation>
    </message>
    <message>
        <source>Strife between factions</source>
        <translation>Discordia entre facciones</translation>
    </message>
    <message>
        <source>Strife between {factions}.</source>
        <translation>Discordia entre {factions}.</translation>
    </message>
    <message>
        <source>Strife lasts the whole turn: you cannot play a card, or buy a Public Card, of a faction in Strife with yours.</source>
        <translation>La Discordia dura todo el turno: no puedes jugar una carta ni comprar una Carta pública de una facción en Discordia con las tuyas.</translation>
    </message>
    <message>
        <source>Strife, for the victim alone and the whole turn: {one} against {other}</source>
        <translation>Discordia, solo para la víctima y todo el turno: {one} contra {other}</translation>
    </message>
    <message>
        <source>Strife, for the victim alone: {one} against {other}</source>
        <translation>Discordia, solo para la víctima: {one} contra {other}</translation>
    </message>
    <message>
        <source>Strife, for the whole turn: {one} against {other}</source>
        <translation>Discordia, todo el turno: {one} contra {other}</translation>
    </message>
    <message>
        <source>Strife: {one} against {other}</source>
        <translation>Discordia: {one} contra {other}</translation>
    </message>
    <message>
        <source>Strike</source>
        <extracomment>words.yaml: kinds</extracomment>
        <translation>Huelga</translation>
    </message>
    <message>
        <source>Strike: place up to {unrest} at {gold} gold each. With none, it is a Scapegoat.</source>
        <translation>Huelga: pon hasta {unrest}, a {gold} de oro cada uno; con ninguno es un chivo expiatorio.</translation>
    </message>
    <message>
        <source>Stronger Díaz</source>
        <extracomment>porfiriana/rules/state.py: Complete position of a game, as plain data.</extracomment>
        <translation>Díaz más fuerte</translation>
    </message>
    <message>
        <source>Subornation</source>
        <extracomment>words.yaml: kinds</extracomment>
        <translation>Soborno</translation>
    </message>
    <message>
        <source>Subsidized Mexico City daily founded in 1896; a revolutionary paper used its presses in 1914.</source>
        <translation>Diario subvencionado de la Ciudad de México fundado en 1896; un periódico revolucionario usó sus prensas en 1914.</translation>
    </message>
    <message>
        <source>Summer</source>
        <extracomment>words.yaml: seasons</extracomment>
        <translation>Verano</translation>
    </message>
    <message>
        <source>Supply by road next turn: {price}.</source>
        <translation>Suministro por el camino el próximo turno: {price}.</translation>
    </message>
    <message>
        <source>Supply every FP</source>
        <translation>Abastecer todos los PF</translation>
    </message>
    <message>
        <source>Supply: drop Unrest here</source>
        <translation>Reserva general: suelta aquí los Disturbios</translation>
    </message>
    <message>
        <source>Survey company of the 1880s holding large concessions in northwestern Mexico.</source>
        <translation>Compañía deslindadora de la década de 1880 con grandes concesiones en el noroeste de México.</translation>
    </message>
    <message>
        <source>Survey company that claimed public lands across Chihuahua in the 1880s.</source>
        <translation>Compañía deslindadora que reclamó terrenos públicos por todo Chihuahua en la década de 1880.</translation>
    </message>
    <message>
        <source>Switch computers</source>
        <extracomment>desk/sheets/network_sheets.py: Sheets of network play: seats, links to a table, and joining.</extracomment>
        <translation>Cambiar de ordenador</translation>
    </message>
    <message>
        <source>Switch computers…</source>
        <extracomment>desk/sheets/network_sheets.py: Sheets of network play: seats, links to a table, and joining.</extracomment>
        <translation>Cambiar de ordenador…</translation>
    </message>
    <message>
        <source>T&apos;Smissen and two Belgian C FP in Veracruz.</source>
        <translation>T&apos;Smissen y dos PF C belgas en Veracruz.</translation>
    </message>
    <message>
        <source>Tab, arrows</source>
        <extracomment>porfiriana/table/sheets/overview.py: Overview of the game: turn, actions with prices, victory, icons and keys.</extracomment>
        <translation>Tab, flechas</translation>
    </message>
    <message>
        <source>Tab: what you can do now or, with a card picked up, where it can go.</source>
        <translation>Tab: lo que puedes hacer o, con una carta tomada, adónde puede ir.</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>desk/preferences/settings_sheet.py: Settings sheet and shortcuts sheet; each change takes effect immediately. desk/scene/game_drawing.py: Interface of a game's drawing of the table. desk/view/accessible.py: The table as objects of Qt's accessibility tree.</extracomment>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <extracomment>desk/replay/share_sheet.py: Sheet for sharing a replay: choice of view and turns, with notes at moments.</extracomment>
        <translation>Tabla (*.csv)</translation>
    </message>
    <message>
        <source>Tables on phones</source>
        <translation>Mesa en los teléfonos</translation>
    </message>
    <message>
        <source>Tables on phones…</source>
        <translation>Mesa en los teléfonos…</translation>
    </message>
    <message>
        <source>Tactical Rounds</source>
        <extracomment>words.yaml: phases</extracomment>
        <translation>Rondas tácticas</translation>
    </message>
    <message>
        <source>Take a leader and FP.</source>
        <translation>Elige un líder y PF.</translation>
    </message>
    <message>
        <source>Take exactly {due} losses.</source>
        <translation>Pérdidas que debes sufrir: exactamente {due}.</translation>
    </message>
    <message>
        <source>Take seat</source>
        <extracomment>desk/sheets/network_sheets.py: Sheets of network play: seats, links to a table, and joining.</extracomment>
        <translation>Tomar el asiento</translation>
    </message>
    <message>
        <source>Take the Guerrilla back</source>
        <translation>Recoger la Guerrilla</translation>
    </message>
    <message>
        <source>Take the loan</source>
        <translation>Pedir el préstamo</translation>
    </message>
    <message>
        <source>Take {due} losses first.</source>
        <translation>Pérdidas que debes sufrir antes: {due}.</translation>
    </message>
    <message>
        <source>Take {pieces} back</source>
        <translation>Recoger {pieces}</translation>
    </message>
    <message>
        <source>Takes what looks good now and ignores the others.</source>
        <translation>Toma lo que ahora parece bueno e ignora a los demás.</translation>
    </message>
    <message>
        <source>Target</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Objetivo</translation>
    </message>
    <message>
        <source>Target: an opponent&apos;s {card}.</source>
        <translation>Objetivo: {card} de un rival.</translation>
    </message>
    <message>
        <source>Target: {card}.</source>
        <extracomment>porfiriana/rules/card_text.py: Card effects as plain sentences, generated from the card data.</extracomment>
        <translation>Objetivo: {card}.</translation>
    </message>
    <message>
        <source>Telegraph</source>
        <extracomment>events.yaml: Titles of the event chits.</extracomment>
        <translation>Telégrafo</translation>
    </message>
    <message>
        <source>Tempting, but wrong: {plan}</source>
        <translation>Tentador, pero equivocado: {plan}</translation>
    </message>
    <message>
        <source>Ten days of fighting in Mexico City in February 1913 ended Madero&apos;s presidency.</source>
        <translation>Diez días de combates en la Ciudad de México en febrero de 1913 acabaron con la presidencia de Madero.</translation>
    </message>
    <message>
        <source>Terrazas cattle estate north of Chihuahua city, on the line of the Mexican Central Railway.</source>
        <translation>Hacienda ganadera de los Terrazas al norte de la ciudad de Chihuahua, en la línea del Ferrocarril Central Mexicano.</translation>
    </message>
    <message>
        <source>Territorial police of 1901 to 1909, whose captain led volunteers to Cananea in 1906.</source>
        <translation>Policía territorial de 1901 a 1909, cuyo capitán llevó voluntarios a Cananea en 1906.</translation>
    </message>
    <message>
        <source>Texas gunman hired for several killings, lynched in Oklahoma in 1909.</source>
        <translation>Pistolero de Texas contratado para varios asesinatos, linchado en Oklahoma en 1909.</translation>
    </message>
    <message>
        <source>Text (*{0});;All files (*)</source>
        <translation>Texto (*{0});;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Text size</source>
        <extracomment>desk/preferences/settings_sheet.py: Settings sheet and shortcuts sheet; each change takes effect immediately.</extracomment>
        <translation>Tamaño del texto</translation>
    </message>
    <message>
        <source>That Hacendado has not declared himself.</source>
        <translation>Ese Hacendado no se ha declarado.</translation>
    </message>
    <message>
        <source>That boycott already exists, or there is none to end.</source>
        <translation>Ese boicot ya existe, o no hay ninguno que levantar.</translation>
    </message>
    <message>
        <source>That brings it closer to where it is needed.</source>
        <translation>Así queda más cerca de donde hace falta.</translation>
    </message>
    <message>
        <source>That is done in phase {phase}; this is phase {now}.</source>
        <translation>Eso se hace en la fase {phase}; esta es la fase {now}.</translation>
    </message>
    <message>
        <source>That is paid automatically.</source>
        <translation>Eso se paga automáticamente.</translation>
    </message>
    <message>
        <source>That leader is not in {zone}.</source>
        <translation>Ese líder no está en {zone}.</translation>
    </message>
    <message>
        <source>That leader is not on the map for you.</source>
        <translation>No tienes a ese líder en el mapa.</translation>
    </message>
    <message>
        <source>That table no longer exists: ask the host for a new link.</source>
        <translation>Esa mesa ya no existe: pide un enlace nuevo al anfitrión.</translation>
    </message>
    <message>
        <source>That zone is not adjacent.</source>
        <translation>Esa zona no es contigua.</translation>
    </message>
    <message>
        <source>The Campaign</source>
        <extracomment>mexican_adventure/table/words/analysis_words.py: Texts on scenarios, and on the analysis and decisive conditions of a game. No Qt.</extracomment>
        <translation>La campaña</translation>
    </message>
    <message>
        <source>The Conquest</source>
        <extracomment>mexican_adventure/table/words/analysis_words.py: Texts on scenarios, and on the analysis and decisive conditions of a game. No Qt.</extracomment>
        <translation>La conquista</translation>
    </message>
    <message>
        <source>The Depression ends.</source>
        <translation>La Depresión termina.</translation>
    </message>
    <message>
        <source>The Depression is over</source>
        <translation>La Depresión ha acabado</translation>
    </message>
    <message>
        <source>The French did not leave in time.</source>
        <translation>Los franceses no se fueron a tiempo.</translation>
    </message>
    <message>
        <source>The French do not leave yet.</source>
        <translation>Los franceses aún no se van.</translation>
    </message>
    <message>
        <source>The French go home by way of the port.</source>
        <translation>Los franceses vuelven a casa por el puerto.</translation>
    </message>
    <message>
        <source>The French in {zone} can be beaten from {origin}, which would move the French Retreat marker.</source>
        <translation>Desde {origin} se puede derrotar a los franceses de {zone}, lo que movería el marcador de Retirada francesa.</translation>
    </message>
    <message>
        <source>The French must be gone in time.</source>
        <translation>Los franceses deben irse a tiempo.</translation>
    </message>
    <message>
        <source>The Guerrilla is hunted down.</source>
        <translation>La Guerrilla es eliminada.</translation>
    </message>
    <message>
        <source>The HQ leaves before it falls: a Mexican one takes its place.</source>
        <translation>El CG se va antes de caer: lo sustituye uno mexicano.</translation>
    </message>
    <message>
        <source>The HQ returns to an uncontested fortress with a friendly force.</source>
        <translation>El CG vuelve a una fortaleza no disputada con una fuerza amiga.</translation>
    </message>
    <message>
        <source>The Imperial player must choose the next combat first.</source>
        <translation>Primero el jugador imperial debe elegir el próximo combate.</translation>
    </message>
    <message>
        <source>The Imperial player places Rural Guards.</source>
        <translation>El jugador imperial coloca Guardias rurales.</translation>
    </message>
    <message>
        <source>The Imperial player places a Counter-guerrilla.</source>
        <translation>El jugador imperial coloca una Contraguerrilla.</translation>
    </message>
    <message>
        <source>The Imperial side loses a step: {chance}.</source>
        <translation>Probabilidad de que el bando imperial pierda un paso: {chance}.</translation>
    </message>
    <message>
        <source>The Imperial side wins only by an automatic victory</source>
        <translation>El bando imperial solo gana por victoria automática</translation>
    </message>
    <message>
        <source>The Marines and their ship come to a friendly port that is not contested.</source>
        <translation>Los infantes de marina y su barco llegan a un puerto amigo no disputado.</translation>
    </message>
    <message>
        <source>The Mexican Adventure</source>
        <translation>The Mexican Adventure</translation>
    </message>
    <message>
        <source>The Private Army protects him from assassins.</source>
        <translation>El Ejército privado lo protege de los asesinos.</translation>
    </message>
    <message>
        <source>The Republican marks a forest zone: Europeans there sicken every turn.</source>
        <translation>El republicano marca una zona de bosque: los europeos que estén allí enferman cada turno.</translation>
    </message>
    <message>
        <source>The Republican side wins as soon as French Retreat passes 20</source>
        <translation>El bando republicano gana en cuanto la Retirada francesa pasa de 20</translation>
    </message>
    <message>
        <source>The Retreat</source>
        <extracomment>mexican_adventure/table/words/analysis_words.py: Texts on scenarios, and on the analysis and decisive conditions of a game. No Qt.</extracomment>
        <translation>La retirada</translation>
    </message>
    <message>
        <source>The Sierra Madre, 1898</source>
        <translation>La Sierra Madre, 1898</translation>
    </message>
    <message>
        <source>The analysis could not be started.</source>
        <translation>No se pudo iniciar el análisis.</translation>
    </message>
    <message>
        <source>The analysis stopped unexpectedly.</source>
        <translation>El análisis se detuvo de forma inesperada.</translation>
    </message>
    <message>
        <source>The annexer</source>
        <extracomment>porfiriana/results.py: Results of finished games: records, counts, streaks and honours.</extracomment>
        <translation>El anexionista</translation>
    </message>
    <message>
        <source>The anticlerical Reform Laws stayed in force under Díaz but were loosely applied.</source>
        <translation>Las Leyes de Reforma, anticlericales, siguieron vigentes con Díaz, pero se aplicaban con laxitud.</translation>
    </message>
    <message>
        <source>The army can use the money, and Napoleon still has patience.</source>
        <translation>El dinero le viene bien al ejército, y Napoleón aún tiene paciencia.</translation>
    </message>
    <message>
        <source>The assassin</source>
        <extracomment>porfiriana/rules/sums.py: Itemised costs of actions, and income and value of cards.</extracomment>
        <translation>El asesino</translation>
    </message>
    <message>
        <source>The balance weighs forces, resources and the scenario&apos;s goals; it is not a chance of winning. Attitudes are judged by what their side could know.</source>
        <translation>El equilibrio pondera fuerzas, recursos y objetivos del escenario; no es una probabilidad de ganar. Las actitudes se juzgan por lo que su bando podía saber.</translation>
    </message>
    <message>
        <source>The beginning</source>
        <extracomment>desk/replay/html_export.py: Export of a shared replay as one HTML page in the style of a newspaper. desk/replay/share_sheet.py: Sheet for sharing a replay: choice of view and turns, with notes at moments. mexican_adventure/table/chart_plots.py: Charts of a game: resources, strength, zones and the French Retreat marker.</extracomment>
        <translation>El comienzo</translation>
    </message>
    <message>
        <source>The best plan for your turn, on request. If the game counts for your records, the log lists each hint.</source>
        <translation>El mejor plan para tu turno, cuando lo pidas. Si la partida cuenta para tus resultados, el registro anota cada consejo.</translation>
    </message>
    <message>
        <source>The better turn starts with the highlighted item.</source>
        <translation>El turno mejor empieza por el elemento resaltado.</translation>
    </message>
    <message>
        <source>The bowl is empty before Napoleon III has had enough.</source>
        <translation>El cuenco se vacía antes de que Napoleón III se harte.</translation>
    </message>
    <message>
        <source>The button first shows what you would give up</source>
        <translation>El botón muestra primero a qué renunciarías</translation>
    </message>
    <message>
        <source>The card arrives {ahead} with a profit of {gold}; its price is paid to the game.</source>
        <translation>La carta llega {ahead} con un beneficio de {gold}; su precio se paga al juego.</translation>
    </message>
    <message>
        <source>The card as a line</source>
        <translation>La carta en una línea</translation>
    </message>
    <message>
        <source>The card cannot target that.</source>
        <translation>La carta no puede ir contra eso.</translation>
    </message>
    <message>
        <source>The card set</source>
        <translation>El juego de cartas</translation>
    </message>
    <message numerus="yes">
        <source>The card set has %n card(s).</source>
        <translation>
            <numerusform>El juego de cartas tiene %n carta.</numerusform>
            <numerusform>El juego de cartas tiene %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The card set has no card {card} (S1.1).</source>
        <translation>El juego de cartas no tiene la carta {card} (S1.1).</translation>
    </message>
    <message>
        <source>The cards</source>
        <extracomment>porfiriana/table/sheets/card_grid_sheet.py: Sheet of the cards as rows, for comparing them with printed ones by keyboard. porfiriana/table/sheets/cards_sheet.py: Sheet of the deck's cards, with filters. porfiriana/table/sheets/compare_sheet.py: Sheet of the differences from another deck or a file, by card and field.</extracomment>
        <translation>Las cartas</translation>
    </message>
    <message>
        <source>The cards do not match the shared seed.</source>
        <translation>Las cartas no corresponden a la semilla común.</translation>
    </message>
    <message>
        <source>The certain win is missed again.</source>
        <translation>La victoria segura se escapa otra vez.</translation>
    </message>
    <message>
        <source>The certificate {path} cannot be used: {why}.</source>
        <translation>El certificado {path} no se puede usar: {why}.</translation>
    </message>
    <message>
        <source>The chits cannot be divided that way.</source>
        <translation>Las fichas no se pueden repartir así.</translation>
    </message>
    <message>
        <source>The clergy ranged from allies of the state to sponsors of labour circles and later rebels.</source>
        <translation>El clero iba desde aliados del Estado hasta patrocinadores de círculos obreros y, más tarde, rebeldes.</translation>
    </message>
    <message>
        <source>The comet was visible to the naked eye in the spring of 1910.</source>
        <translation>El cometa fue visible a simple vista en la primavera de 1910.</translation>
    </message>
    <message>
        <source>The commanding leader goes all the way.</source>
        <translation>El líder al mando llega hasta el final.</translation>
    </message>
    <message>
        <source>The computer that answered is not the one in the link, so nothing was sent. Ask for a new link. If it keeps happening, someone may be intercepting the connection.</source>
        <translation>El ordenador que respondió no es el del enlace, así que no se le envió nada. Pide un enlace nuevo. Si se repite, puede que alguien esté interceptando la conexión.</translation>
    </message>
    <message>
        <source>The cube would stay where it is.</source>
        <translation>El cubo se quedaría donde está.</translation>
    </message>
    <message>
        <source>The deal</source>
        <extracomment>desk/charts.py: Charts of a game: painting, buttons and sheets.</extracomment>
        <translation>El reparto</translation>
    </message>
    <message>
        <source>The deck agrees with everything in the rules about the cards.</source>
        <translation>El mazo cumple todo lo que las reglas dicen de las cartas.</translation>
    </message>
    <message>
        <source>The deck “{name}” never changes. Copy it under a new name, and use the copy.</source>
        <translation>El mazo «{name}» no cambia nunca. Cópialo con otro nombre y usa la copia.</translation>
    </message>
    <message>
        <source>The die settles the tie: {number}.</source>
        <translation>El dado decide el empate: {number}.</translation>
    </message>
    <message>
        <source>The die shows {number}.</source>
        <translation>El dado da {number}.</translation>
    </message>
    <message>
        <source>The end of an era</source>
        <translation>El fin de una era</translation>
    </message>
    <message>
        <source>The enemy is on the railway in {zone}.</source>
        <translation>El enemigo está en el ferrocarril en {zone}.</translation>
    </message>
    <message>
        <source>The enemy there can be beaten.</source>
        <translation>Allí se puede vencer al enemigo.</translation>
    </message>
    <message>
        <source>The equal</source>
        <extracomment>porfiriana/results.py: Results of finished games: records, counts, streaks and honours.</extracomment>
        <translation>El igual</translation>
    </message>
    <message>
        <source>The file contains only what this view shows: no other hands, and no deck.</source>
        <translation>El archivo solo contiene lo que muestra esta vista: ni otras manos ni el mazo.</translation>
    </message>
    <message>
        <source>The first game of this deal counts: {score}.</source>
        <translation>Cuenta la primera partida de este reparto: {score}.</translation>
    </message>
    <message>
        <source>The first loss falls on an FP of the best quality.</source>
        <translation>La primera pérdida recae en un PF de la mejor calidad.</translation>
    </message>
    <message>
        <source>The first player starts with {first}, the next one with {rest}.</source>
        <translation>El primer jugador empieza con {first}, el siguiente con {rest}.</translation>
    </message>
    <message>
        <source>The first player starts with {first}, the next ones with {rest}.</source>
        <translation>El primer jugador empieza con {first}, los siguientes con {rest}.</translation>
    </message>
    <message>
        <source>The folder “{name}” of Pax Desk is missing. Please reinstall Pax Desk.</source>
        <translation>Falta la carpeta «{name}» de Pax Desk. Vuelve a instalar Pax Desk.</translation>
    </message>
    <message>
        <source>The force has no such FP left.</source>
        <translation>A la fuerza no le quedan PF de ese tipo.</translation>
    </message>
    <message>
        <source>The force is needed elsewhere.</source>
        <translation>La fuerza hace falta en otra parte.</translation>
    </message>
    <message>
        <source>The force is needed nearer to {to}.</source>
        <translation>La fuerza hace falta más cerca de {to}.</translation>
    </message>
    <message>
        <source>The force is needed where it is.</source>
        <translation>La fuerza hace falta donde está.</translation>
    </message>
    <message>
        <source>The fourth Topple failed. Díaz stays in his chair.</source>
        <translation>El cuarto Derrocamiento fracasó. Díaz sigue en su silla.</translation>
    </message>
    <message>
        <source>The fourth Topple failed. Under {regime}, Díaz&apos;s defence was {total} {kind}; {seat} had {points}.</source>
        <translation>El cuarto Derrocamiento fracasó. Puntos de {kind} bajo el régimen vigente ({regime}): {total} de la defensa de Díaz frente a {points} de {seat}.</translation>
    </message>
    <message>
        <source>The fourth Topple failed: the most gold wins.</source>
        <translation>El cuarto Derrocamiento fracasó: gana quien tiene más oro.</translation>
    </message>
    <message>
        <source>The fourth Topple leaves the market: the game ends, and the most gold wins.</source>
        <translation>El cuarto Derrocamiento sale del mercado: la partida acaba y gana quien tiene más oro.</translation>
    </message>
    <message>
        <source>The game as first printed; {number} differences</source>
        <translation>El juego de la primera edición; {number} diferencias</translation>
    </message>
    <message>
        <source>The game at {table} is not over.</source>
        <translation>La partida de la mesa {table} no ha terminado.</translation>
    </message>
    <message>
        <source>The game begins.</source>
        <translation>La partida empieza.</translation>
    </message>
    <message>
        <source>The game ends with {needed} or more on two dice: {number} in 36.</source>
        <translation>La partida acaba con {needed} o más en dos dados: {number} de 36.</translation>
    </message>
    <message>
        <source>The game is not over after {steps} steps.</source>
        <translation>La partida no ha terminado después de {steps} pasos.</translation>
    </message>
    <message>
        <source>The game is not over.</source>
        <translation>La partida no ha terminado.</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partida ha terminado</translation>
    </message>
    <message>
        <source>The game is over at this point. Go back a few steps.</source>
        <translation>La partida ha terminado en este punto. Retrocede unos pasos.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>The game on a page</source>
        <translation>El juego en una página</translation>
    </message>
    <message>
        <source>The game starts when everyone has joined.</source>
        <translation>La partida empieza cuando todos se hayan unido.</translation>
    </message>
    <message>
        <source>The game starts when everyone has joined; then you can watch.</source>
        <translation>La partida empieza cuando todos se hayan unido; entonces podrás mirar.</translation>
    </message>
    <message>
        <source>The game waits for the player to move. Decisions for the whole table need everyone&apos;s agreement.</source>
        <translation>La partida espera al jugador que debe jugar. Las decisiones para toda la mesa requieren el acuerdo de todos.</translation>
    </message>
    <message>
        <source>The garrison stays besieged.</source>
        <translation>La guarnición sigue sitiada.</translation>
    </message>
    <message>
        <source>The general</source>
        <extracomment>porfiriana/results.py: Results of finished games: records, counts, streaks and honours.</extracomment>
        <translation>El general</translation>
    </message>
    <message>
        <source>The guide points to this.</source>
        <translation>La guía señala esto.</translation>
    </message>
    <message>
        <source>The guide waits for one of these: {0}.</source>
        <translation>La guía espera una de estas jugadas: {0}.</translation>
    </message>
    <message>
        <source>The guide waits for this: {0}.</source>
        <translation>La guía espera esto: {0}.</translation>
    </message>
    <message>
        <source>The guide waits for “{0}”.</source>
        <translation>La guía espera «{0}».</translation>
    </message>
    <message>
        <source>The hand is face down.</source>
        <translation>La mano está boca abajo.</translation>
    </message>
    <message>
        <source>The hand is shown. The voice is silent until the hand is face down again.</source>
        <translation>La mano está a la vista. La voz calla hasta que la mano vuelva a estar boca abajo.</translation>
    </message>
    <message>
        <source>The hand of {0}</source>
        <translation>La mano de {0}</translation>
    </message>
    <message>
        <source>The headquarters becomes a 7, Lorencez leaves, Forey has three stars.</source>
        <translation>El cuartel general pasa a 7, Lorencez se va, Forey tiene tres estrellas.</translation>
    </message>
    <message>
        <source>The headquarters becomes a 9, Forey leaves, Bazaine has three stars.</source>
        <translation>El cuartel general pasa a 9, Forey se va, Bazaine tiene tres estrellas.</translation>
    </message>
    <message>
        <source>The headquarters in {zone} is open to {origin}.</source>
        <translation>El cuartel general en {zone} queda expuesto desde {origin}.</translation>
    </message>
    <message>
        <source>The headquarters in {zone} may fall to an attack from {origin}.</source>
        <translation>El cuartel general en {zone} puede caer ante un ataque desde {origin}.</translation>
    </message>
    <message>
        <source>The headquarters is gone</source>
        <translation>El cuartel general se ha ido</translation>
    </message>
    <message>
        <source>The headquarters stays, or leaves</source>
        <translation>El cuartel general se queda o se va</translation>
    </message>
    <message>
        <source>The heir of an assassinated Hacendado can never declare.</source>
        <translation>El heredero de un Hacendado asesinado no puede declararse nunca.</translation>
    </message>
    <message>
        <source>The heir of an assassinated Hacendado cannot declare.</source>
        <translation>El heredero de un Hacendado asesinado no puede declararse.</translation>
    </message>
    <message>
        <source>The highest bid is {price}: bid more.</source>
        <translation>La puja más alta es {price}: puja más.</translation>
    </message>
    <message>
        <source>The highest income</source>
        <translation>Los mayores ingresos</translation>
    </message>
    <message>
        <source>The host closed this table for good on {word}. Replay shows the game as far as you have seen it.</source>
        <translation>El anfitrión cerró esta mesa definitivamente el {word}. La repetición muestra la partida hasta donde la has visto.</translation>
    </message>
    <message>
        <source>The host has Pax Desk {word} and you have {own}; they cannot connect to each other. Install the same version; your seat waits for you.</source>
        <translation>El anfitrión tiene Pax Desk {word} y tú {own}; estas versiones no pueden conectarse. Instala la misma versión; tu asiento te espera.</translation>
    </message>
    <message>
        <source>The host has closed the table for now. You can rejoin when it opens again.</source>
        <translation>El anfitrión ha cerrado la mesa por ahora. Podrás volver cuando se abra de nuevo.</translation>
    </message>
    <message>
        <source>The host invites you to another game with the same people.</source>
        <translation>El anfitrión te invita a otra partida con las mismas personas.</translation>
    </message>
    <message>
        <source>The host was asked to invite everyone to another game.</source>
        <translation>Se ha pedido al anfitrión que invite a todos a otra partida.</translation>
    </message>
    <message>
        <source>The inspector shows why.</source>
        <translation>El inspector muestra por qué.</translation>
    </message>
    <message>
        <source>The invitations could not be saved</source>
        <translation>No se pudieron guardar las invitaciones</translation>
    </message>
    <message>
        <source>The journal is not the one that this seat received.</source>
        <translation>El diario no es el que recibió este asiento.</translation>
    </message>
    <message>
        <source>The last French leave, and the HQ with them.</source>
        <translation>Se van los últimos franceses, y el CG con ellos.</translation>
    </message>
    <message>
        <source>The last Topple has appeared, and nobody has bought a market card for a round.</source>
        <translation>El último Derrocamiento ha aparecido y nadie ha comprado una carta del mercado en una ronda.</translation>
    </message>
    <message>
        <source>The last Topple leaves the market at the end of this turn, and the game ends.</source>
        <translation>El último Derrocamiento sale del mercado al final de este turno y la partida termina.</translation>
    </message>
    <message>
        <source>The last draft</source>
        <translation>El último borrador</translation>
    </message>
    <message>
        <source>The last four events enter the bowl; reinforcements are void.</source>
        <translation>Los cuatro últimos eventos entran en el cuenco; los refuerzos quedan anulados.</translation>
    </message>
    <message>
        <source>The last one standing</source>
        <translation>El último en pie</translation>
    </message>
    <message>
        <source>The last point comes by declaring in the showdown.</source>
        <translation>El último punto se obtiene al declararse en el desenlace.</translation>
    </message>
    <message>
        <source>The liberator</source>
        <extracomment>porfiriana/results.py: Results of finished games: records, counts, streaks and honours.</extracomment>
        <translation>El libertador</translation>
    </message>
    <message>
        <source>The limit of FP is reached.</source>
        <translation>Se ha llegado al límite de PF.</translation>
    </message>
    <message>
        <source>The long peace of Porfirio Díaz, president for most of 1876 to 1911.</source>
        <translation>La larga paz de Porfirio Díaz, presidente casi sin interrupción de 1876 a 1911.</translation>
    </message>
    <message>
        <source>The map, counters or events have changed since this game was saved. It continues with the new ones.</source>
        <translation>El mapa, las fichas o los eventos han cambiado desde que se guardó esta partida. La partida sigue con los nuevos.</translation>
    </message>
    <message>
        <source>The marked deck is used for new games.</source>
        <translation>El mazo marcado se usa en las partidas nuevas.</translation>
    </message>
    <message>
        <source>The marker has the most effect here.</source>
        <translation>Aquí es donde el marcador tiene más efecto.</translation>
    </message>
    <message>
        <source>The most gold</source>
        <translation>El máximo de oro</translation>
    </message>
    <message>
        <source>The most prestige</source>
        <translation>El máximo de prestigio</translation>
    </message>
    <message>
        <source>The moves in the file do not lead to its position: {where}</source>
        <translation>Las jugadas del archivo no llevan a su posición: {where}</translation>
    </message>
    <message>
        <source>The moves in the file do not lead to its result, so they cannot be replayed. The file is left unchanged; Save will ask for a new name.</source>
        <translation>Las jugadas del archivo no llevan a su resultado, así que no se pueden repetir. El archivo no cambia; Guardar pedirá un nombre nuevo.</translation>
    </message>
    <message>
        <source>The number of steps played ({played}) is not the number announced ({told}).</source>
        <translation>El número de pasos jugados ({played}) no es el anunciado ({told}).</translation>
    </message>
    <message>
        <source>The old results were saved as {file}; new results start from zero.</source>
        <translation>Los resultados anteriores se guardaron como {file}; los nuevos empiezan de cero.</translation>
    </message>
    <message>
        <source>The order costs {cost} RP.</source>
        <translation>La orden cuesta {cost} PR.</translation>
    </message>
    <message>
        <source>The original card is used again.</source>
        <translation>Se vuelve a usar la carta original.</translation>
    </message>
    <message>
        <source>The others are discarded.</source>
        <translation>Las demás se descartan.</translation>
    </message>
    <message>
        <source>The others have to agree. The game then returns to the position before your last action, but everyone knows what they have seen since then.</source>
        <translation>Los demás tienen que estar de acuerdo. La partida vuelve entonces a la posición anterior a tu última acción, pero cada uno sabe lo que ha visto desde entonces.</translation>
    </message>
    <message>
        <source>The parricide</source>
        <extracomment>porfiriana/results.py: Results of finished games: records, counts, streaks and honours.</extracomment>
        <translation>El parricida</translation>
    </message>
    <message>
        <source>The plan is complete. Finish with the highlighted item.</source>
        <translation>El plan está completo. Acaba con el elemento resaltado.</translation>
    </message>
    <message>
        <source>The player whose hacendado has the most gold begins; the others follow clockwise.</source>
        <translation>Empieza el jugador cuyo hacendado tiene más oro; los demás siguen en el sentido de las agujas del reloj.</translation>
    </message>
    <message>
        <source>The player whose turn it is chooses the order.</source>
        <translation>El jugador que tiene el turno elige el orden.</translation>
    </message>
    <message>
        <source>The players</source>
        <extracomment>porfiriana/table/sheets/new_game.py: New Game sheet: mode and players; on request, options and seed.</extracomment>
        <translation>Los jugadores</translation>
    </message>
    <message>
        <source>The position</source>
        <extracomment>desk/position_editor.py: Editor of positions: items are dragged on the table, and clicked to change them.</extracomment>
        <translation>La posición</translation>
    </message>
    <message>
        <source>The price is paid to {place}.</source>
        <translation>El precio se paga a: {place}.</translation>
    </message>
    <message>
        <source>The published totals are met.</source>
        <translation>Se cumplen los totales publicados.</translation>
    </message>
    <message>
        <source>The puppet needs more leadership than its owner.</source>
        <translation>El títere necesita más liderazgo que su dueño.</translation>
    </message>
    <message>
        <source>The puzzle is over</source>
        <translation>El problema ha terminado</translation>
    </message>
    <message>
        <source>The puzzle results could not be read</source>
        <translation>No se pudieron leer los resultados de los problemas</translation>
    </message>
    <message>
        <source>The railway does not run yet.</source>
        <translation>El ferrocarril aún no funciona.</translation>
    </message>
    <message>
        <source>The receipt of this game could not be saved</source>
        <translation>No se pudo guardar el recibo de esta partida</translation>
    </message>
    <message>
        <source>The regime becomes {regime}</source>
        <translation>Nuevo régimen: {regime}</translation>
    </message>
    <message>
        <source>The regime becomes {regime}.</source>
        <translation>Nuevo régimen: {regime}.</translation>
    </message>
    <message>
        <source>The result is taken from the file. Parts of this game were written by {writers}, so its moves cannot be verified or replayed to the end.</source>
        <translation>El resultado procede del archivo. Hay partes de esta partida escritas por {writers}, así que las jugadas no se pueden verificar ni volver a ver hasta el final.</translation>
    </message>
    <message>
        <source>The revealed shares differ from the committed ones.</source>
        <translation>Las partes reveladas de la semilla no coinciden con sus compromisos.</translation>
    </message>
    <message>
        <source>The robot could not choose a move.</source>
        <translation>El robot no pudo elegir una jugada.</translation>
    </message>
    <message>
        <source>The robot of the rulebook: it follows its flowchart to the letter.</source>
        <translation>El robot del reglamento: sigue su diagrama al pie de la letra.</translation>
    </message>
    <message>
        <source>The robots of the rulebook, following their flowchart to the letter.</source>
        <translation>Los robots del reglamento, que siguen su diagrama al pie de la letra.</translation>
    </message>
    <message>
        <source>The rules do not use these words.</source>
        <translation>Las reglas no usan estas palabras.</translation>
    </message>
    <message>
        <source>The rules have changed since this game was played. The replay ends here.</source>
        <translation>Las reglas han cambiado desde que se jugó esta partida. La repetición termina aquí.</translation>
    </message>
    <message>
        <source>The rules set a price of {price} gold for that.</source>
        <translation>Las reglas fijan para eso un precio de {price} de oro.</translation>
    </message>
    <message>
        <source>The same seed, players and options always deal the same game.</source>
        <translation>Con la misma semilla, los mismos jugadores y las mismas opciones, el reparto es siempre el mismo.</translation>
    </message>
    <message>
        <source>The saved file gives this reason, which cannot be verified.</source>
        <translation>El archivo guardado da esta razón, que no se puede verificar.</translation>
    </message>
    <message>
        <source>The scenario is over.</source>
        <translation>El escenario ha terminado.</translation>
    </message>
    <message>
        <source>The second market purchase of a turn takes two actions. * Black cards: two, outside their own regime.</source>
        <translation>La segunda compra del mercado en un turno cuesta dos acciones. * Cartas negras: dos acciones fuera de su régimen.</translation>
    </message>
    <message>
        <source>The seed is mixed from every player&apos;s program, so nobody can choose it.</source>
        <translation>La semilla combina una parte del programa de cada jugador, así que nadie puede elegirla.</translation>
    </message>
    <message>
        <source>The set-up could not be saved: {problem}</source>
        <translation>No se pudo guardar el despliegue: {problem}</translation>
    </message>
    <message>
        <source>The setting “{name}” had an unknown value (“{value}”). It is now {usual}.</source>
        <translation>El ajuste «{name}» tenía un valor desconocido («{value}»). Ahora se usa {usual}.</translation>
    </message>
    <message>
        <source>The ship goes where it is of use.</source>
        <translation>El barco va adonde hace falta.</translation>
    </message>
    <message>
        <source>The ship in {zone} must leave for a port free of enemies.</source>
        <translation>El barco de {zone} debe irse a un puerto sin enemigos.</translation>
    </message>
    <message>
        <source>The showdown follows.</source>
        <translation>Sigue el desenlace.</translation>
    </message>
    <message>
        <source>The side that controls more of the three zones wins; draws are rare</source>
        <translation>Gana el bando que controla más zonas de las tres; los empates son raros</translation>
    </message>
    <message>
        <source>The side that leaves must choose a zone first.</source>
        <translation>El bando que se va debe elegir primero una zona.</translation>
    </message>
    <message>
        <source>The slaves of {card} revolt. There is no Liberator.</source>
        <translation>Los esclavos de {card} se rebelan. No hay Libertador.</translation>
    </message>
    <message>
        <source>The slaves of {card} revolt. You are the Liberator.</source>
        <translation>Los esclavos de {card} se rebelan. Eres el Libertador.</translation>
    </message>
    <message>
        <source>The slaves of {card} revolt. {seat} is the Liberator.</source>
        <translation>Los esclavos de {card} se rebelan. {seat} es el Libertador.</translation>
    </message>
    <message>
        <source>The slaves revolt at {0}.</source>
        <translation>Los esclavos se rebelan al llegar a {0}.</translation>
    </message>
    <message>
        <source>The successor</source>
        <extracomment>porfiriana/results.py: Results of finished games: records, counts, streaks and honours.</extracomment>
        <translation>El sucesor</translation>
    </message>
    <message>
        <source>The surest gain comes first.</source>
        <translation>Primero va la ganancia más segura.</translation>
    </message>
    <message>
        <source>The table</source>
        <extracomment>desk/sheets/network_sheets.py: Sheets of network play: seats, links to a table, and joining. desk/window/network_play.py: Network play of a window: its hosted or visited table, invitations and proposals. desk/window/table_joiner.py: Joining a remote table: by link, local network or saved seat.</extracomment>
        <translation>La mesa</translation>
    </message>
    <message>
        <source>The table at this moment</source>
        <translation>La mesa en este momento</translation>
    </message>
    <message>
        <source>The table at this step</source>
        <translation>La mesa en este paso</translation>
    </message>
    <message>
        <source>The table closed the connection: too many messages.</source>
        <translation>La mesa cerró la conexión: demasiados mensajes.</translation>
    </message>
    <message>
        <source>The table could not be shared</source>
        <translation>No se ha podido compartir la mesa</translation>
    </message>
    <message>
        <source>The table did not understand this version of Pax Desk.</source>
        <translation>La mesa no entendió esta versión de Pax Desk.</translation>
    </message>
    <message>
        <source>The table had already moved on; your view has been refreshed.</source>
        <translation>La mesa ya había avanzado; tu vista se ha actualizado.</translation>
    </message>
    <message>
        <source>The table has too many spectators: try again later.</source>
        <translation>La mesa tiene demasiados espectadores: inténtalo más tarde.</translation>
    </message>
    <message>
        <source>The table refused that move; your view has been refreshed.</source>
        <translation>La mesa rechazó esa jugada; tu vista se ha actualizado.</translation>
    </message>
    <message>
        <source>The table sent impossible data, so Pax Desk has left it.</source>
        <translation>La mesa envió datos imposibles, así que Pax Desk la ha dejado.</translation>
    </message>
    <message>
        <source>The table uses different cards or counters. The host has Pax Desk {word} and you have {own}. Install the same version, and use the same corrected cards.</source>
        <translation>La mesa usa cartas o fichas distintas de las tuyas. El anfitrión tiene Pax Desk {word}, y tú tienes {own}. Instala la misma versión y usa las mismas cartas corregidas.</translation>
    </message>
    <message>
        <source>The table was closed. Everyone now has the whole game; continue here.</source>
        <translation>La mesa se ha cerrado. Todos tienen ahora la partida entera; continúa aquí.</translation>
    </message>
    <message>
        <source>The test fails: French Retreat moves {steps} to the right.</source>
        <translation>La prueba falla, y la Retirada francesa avanza hacia la derecha (casillas: {steps}).</translation>
    </message>
    <message>
        <source>The threat: {rival} buys {topple} and topples Díaz.</source>
        <translation>La amenaza: {rival} compra {topple} y derroca a Díaz.</translation>
    </message>
    <message>
        <source>The threat: {rival} buys {topple} and wins with the most gold.</source>
        <translation>La amenaza: {rival} compra {topple} y gana con más oro que nadie.</translation>
    </message>
    <message>
        <source>The train is faster than the road.</source>
        <translation>El tren es más rápido que el camino.</translation>
    </message>
    <message>
        <source>The troop there has Firepower {there} with all that helps it, this one {here}. It needs more.</source>
        <translation>La tropa de allí tiene Potencia de fuego {there}, con todo lo que la ayuda. La de esta tropa es {here} y debe ser mayor.</translation>
    </message>
    <message>
        <source>The turn is over</source>
        <translation>El turno ha terminado</translation>
    </message>
    <message>
        <source>The turns could not be saved</source>
        <translation>No se pudieron guardar los turnos</translation>
    </message>
    <message>
        <source>The two presidents met at El Paso and Ciudad Juárez on October 16, 1909.</source>
        <translation>Los dos presidentes se encontraron en El Paso y Ciudad Juárez el 16 de octubre de 1909.</translation>
    </message>
    <message>
        <source>The victim does not have both factions.</source>
        <translation>La víctima no tiene ambas facciones.</translation>
    </message>
    <message>
        <source>The victim gains 1 {prestige} and is jailed.</source>
        <translation>La víctima gana 1 punto de {prestige} y va a la Cárcel.</translation>
    </message>
    <message>
        <source>The victim gains 1 {prestige}.</source>
        <translation>La víctima gana 1 punto de {prestige}.</translation>
    </message>
    <message>
        <source>The victim has neither a monopoly nor two enterprises of one industry.</source>
        <translation>La víctima no tiene ni un monopolio ni dos empresas de la misma industria.</translation>
    </message>
    <message>
        <source>The victim has nothing that counts.</source>
        <translation>La víctima no tiene nada que se pueda contar.</translation>
    </message>
    <message>
        <source>The victim&apos;s hand is empty.</source>
        <translation>La mano de la víctima está vacía.</translation>
    </message>
    <message>
        <source>The view from this seat could not be saved</source>
        <translation>No se pudo guardar la vista de este asiento</translation>
    </message>
    <message>
        <source>The view of the table could not be computed.</source>
        <translation>No se pudo calcular la vista de la mesa.</translation>
    </message>
    <message>
        <source>The voice also reads face-down hands</source>
        <translation>La voz también lee las manos que están boca abajo</translation>
    </message>
    <message>
        <source>The war of 1898 left the United States holding Puerto Rico, Guam and the Philippines.</source>
        <translation>La guerra de 1898 dejó a Estados Unidos en posesión de Puerto Rico, Guam y las Filipinas.</translation>
    </message>
    <message>
        <source>The warnings could not be computed.</source>
        <translation>No se pudieron calcular los avisos.</translation>
    </message>
    <message>
        <source>The way out of Jail</source>
        <translation>La salida de la Cárcel</translation>
    </message>
    <message>
        <source>The {side} side holds the fortress: with Hold it adds {value}, and you need never leave the siege.</source>
        <translation>Bando que ocupa la fortaleza: {side}. Con Defensa, la fortaleza le suma {value} en el combate. Nada te obliga a levantar el sitio.</translation>
    </message>
    <message>
        <source>Their commander may not order {nation} FP.</source>
        <translation>El comandante no puede dar órdenes a estos PF ({nation}).</translation>
    </message>
    <message>
        <source>Then no rival can buy it.</source>
        <translation>Así ningún rival podrá comprarla.</translation>
    </message>
    <message>
        <source>Then the points are counted.</source>
        <translation>Después se cuentan los puntos.</translation>
    </message>
    <message>
        <source>Then {0} decide.</source>
        <translation>Después deciden {0}.</translation>
    </message>
    <message>
        <source>Then {0} decides.</source>
        <translation>Después decide {0}.</translation>
    </message>
    <message>
        <source>Then {0} plays.</source>
        <translation>Después juega {0}.</translation>
    </message>
    <message>
        <source>There are no loans in this scenario.</source>
        <translation>En este escenario no hay préstamos.</translation>
    </message>
    <message>
        <source>There are no puzzles yet. Make your own in the workshop.</source>
        <translation>Aún no hay problemas. Crea los tuyos en el taller.</translation>
    </message>
    <message>
        <source>There are not enough such FP for these losses.</source>
        <translation>No hay bastantes PF de ese tipo para estas pérdidas.</translation>
    </message>
    <message>
        <source>There is Vomito in {zone}.</source>
        <translation>Hay Vómito en {zone}.</translation>
    </message>
    <message>
        <source>There is a Guerrilla or Counter-guerrilla in {zone}.</source>
        <translation>Hay una Guerrilla o una Contraguerrilla en {zone}.</translation>
    </message>
    <message>
        <source>There is a mistake in the program.

The game is as it was before the last action, and you can continue. Please save the game, and send the file to the person who gave you Pax Desk. Describe what you did.</source>
        <translation>Hay un error en el programa.

La partida está como antes de la última acción, y puedes continuar. Guarda la partida y envía el archivo a la persona que te dio Pax Desk. Describe lo que hiciste.</translation>
    </message>
    <message>
        <source>There is already a deck with this name.</source>
        <translation>Ya hay un mazo con este nombre.</translation>
    </message>
    <message>
        <source>There is no Mexican Standoff.</source>
        <translation>No hay Duelo mexicano.</translation>
    </message>
    <message>
        <source>There is no Unrest to remove.</source>
        <translation>No hay Disturbios que quitar.</translation>
    </message>
    <message>
        <source>There is no Unrest where it is.</source>
        <translation>No hay Disturbios donde está.</translation>
    </message>
    <message>
        <source>There is no auction in progress.</source>
        <translation>No hay ninguna subasta en curso.</translation>
    </message>
    <message>
        <source>There is no card on {place}.</source>
        <translation>No hay ninguna carta en {place}.</translation>
    </message>
    <message>
        <source>There is no cube to remove.</source>
        <translation>No hay ningún cubo que quitar.</translation>
    </message>
    <message>
        <source>There is no place for gold called {place}.</source>
        <translation>Ningún lugar para el oro se llama {place}.</translation>
    </message>
    <message>
        <source>There is no player P{seat}.</source>
        <translation>No existe el jugador P{seat}.</translation>
    </message>
    <message>
        <source>There is no row {row}.</source>
        <translation>No existe la fila {row}.</translation>
    </message>
    <message>
        <source>There is no such decision now.</source>
        <translation>Ahora no hay que tomar esa decisión.</translation>
    </message>
    <message>
        <source>There is no such player.</source>
        <translation>Ese jugador no existe.</translation>
    </message>
    <message>
        <source>There is no threat to stop.</source>
        <translation>No hay ninguna amenaza que detener.</translation>
    </message>
    <message>
        <source>There is not that much gold.</source>
        <translation>No hay tanto oro.</translation>
    </message>
    <message>
        <source>There is nothing left to decide.</source>
        <translation>Ya no queda nada que decidir.</translation>
    </message>
    <message>
        <source>There is nothing to choose from yet.</source>
        <translation>Aún no hay nada que elegir.</translation>
    </message>
    <message>
        <source>There is nothing to decide here: the game is already over.</source>
        <translation>Aquí no hay nada que decidir: la partida ya ha terminado.</translation>
    </message>
    <message>
        <source>There is nothing to decide.</source>
        <translation>No hay nada que decidir.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>No hay nada que rehacer.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>No hay nada que deshacer.</translation>
    </message>
    <message>
        <source>These FP cannot be chosen in {zone}.</source>
        <translation>Estos PF no se pueden elegir en {zone}.</translation>
    </message>
    <message>
        <source>These FP have had their order or carry a failure.</source>
        <translation>Estos PF ya recibieron su orden o llevan un marcador de fracaso.</translation>
    </message>
    <message>
        <source>These cost {price} gold; you have {gold}.</source>
        <translation>Estas cartas cuestan {price} de oro; tienes {gold}.</translation>
    </message>
    <message>
        <source>These fields do not fit together: {0}</source>
        <translation>Estos campos no encajan: {0}</translation>
    </message>
    <message>
        <source>These suffer least without supply.</source>
        <translation>Estos PF son los que menos sufren sin suministro.</translation>
    </message>
    <message>
        <source>They cannot stop in a zone that the enemy holds alone.</source>
        <translation>El líder no puede detenerse en una zona donde solo hay enemigos.</translation>
    </message>
    <message>
        <source>They have acted this turn</source>
        <translation>Estos PF ya han actuado este turno</translation>
    </message>
    <message>
        <source>They may act again this turn</source>
        <translation>Estos PF pueden actuar de nuevo este turno</translation>
    </message>
    <message>
        <source>Thing</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Cosa</translation>
    </message>
    <message>
        <source>Third</source>
        <extracomment>porfiriana/table/words/diaz_words.py: Díaz's purchases by dice, and their reasons, as sentences. No Qt.</extracomment>
        <translation>Tercero</translation>
    </message>
    <message>
        <source>Third way</source>
        <extracomment>desk/view/hints.py: Hints from the game's adviser, and explanations of log steps.</extracomment>
        <translation>Tercer camino</translation>
    </message>
    <message>
        <source>Third-party components and licences</source>
        <translation>Componentes de terceros y licencias</translation>
    </message>
    <message>
        <source>This Public Card is no longer for sale.</source>
        <translation>Esta Carta pública ya no está en venta.</translation>
    </message>
    <message>
        <source>This action can no longer be undone.</source>
        <translation>Esta acción ya no se puede deshacer.</translation>
    </message>
    <message>
        <source>This address works within your network. For friends outside it, enter your public address and forward port {port} to this computer in your router.</source>
        <translation>Esta dirección sirve dentro de tu red. Para amigos de fuera, escribe tu dirección pública y redirige el puerto {port} a este ordenador en tu router.</translation>
    </message>
    <message>
        <source>This build does not include it; install Pax Desk with Python (pip) to add it.</source>
        <translation>Esta versión no la incluye; instala Pax Desk con Python (pip) para añadirla.</translation>
    </message>
    <message>
        <source>This card already has a Speculation Cube.</source>
        <translation>Esta carta ya lleva un cubo de especulación.</translation>
    </message>
    <message>
        <source>This card gives you no such Extra Action.</source>
        <translation>Esta carta no te da esa acción extra.</translation>
    </message>
    <message>
        <source>This card has no {faction} side.</source>
        <translation>Esta carta no tiene ese lado: {faction}.</translation>
    </message>
    <message>
        <source>This card is played on a card in play.</source>
        <translation>Esta carta se juega sobre una carta en juego.</translation>
    </message>
    <message>
        <source>This card is played on a player.</source>
        <translation>Esta carta se juega contra un jugador.</translation>
    </message>
    <message>
        <source>This card is played on opponents only.</source>
        <translation>Esta carta solo se juega contra rivales.</translation>
    </message>
    <message>
        <source>This card names no amount.</source>
        <translation>Esta carta no indica ninguna cantidad.</translation>
    </message>
    <message>
        <source>This code contains a mistake: check its letters and digits.</source>
        <translation>Este código contiene un error: comprueba sus letras y cifras.</translation>
    </message>
    <message>
        <source>This code needs a newer version of Pax Desk.</source>
        <translation>Este código necesita una versión más nueva de Pax Desk.</translation>
    </message>
    <message>
        <source>This connection is already built.</source>
        <translation>Esta conexión ya está construida.</translation>
    </message>
    <message>
        <source>This costs {price} gold; you have {gold}.</source>
        <translation>Esto cuesta {price} de oro; tienes {gold}.</translation>
    </message>
    <message>
        <source>This deck cannot be removed.</source>
        <translation>Este mazo no se puede quitar.</translation>
    </message>
    <message>
        <source>This deck keeps its name. Copy it under another name.</source>
        <translation>Este mazo conserva su nombre. Cópialo con otro nombre.</translation>
    </message>
    <message>
        <source>This enterprise has no such oval.</source>
        <translation>Esta empresa no tiene ese óvalo.</translation>
    </message>
    <message>
        <source>This enterprise is not yours.</source>
        <translation>Esta empresa no es tuya.</translation>
    </message>
    <message>
        <source>This event does the least harm in the other player&apos;s hand.</source>
        <translation>Este evento es el menos dañino en manos del otro jugador.</translation>
    </message>
    <message>
        <source>This event helps most, or does the least harm.</source>
        <translation>Este evento es el más útil, o el menos dañino.</translation>
    </message>
    <message>
        <source>This force could have had a Regular Order.</source>
        <translation>Esta fuerza podría haber recibido una orden regular.</translation>
    </message>
    <message>
        <source>This game</source>
        <extracomment>desk/preferences/settings_sheet.py: Settings sheet and shortcuts sheet; each change takes effect immediately.</extracomment>
        <translation>Esta partida</translation>
    </message>
    <message>
        <source>This game cannot be dealt</source>
        <translation>Esta partida no se puede repartir</translation>
    </message>
    <message>
        <source>This game cannot be saved automatically</source>
        <translation>Esta partida no se puede guardar automáticamente</translation>
    </message>
    <message>
        <source>This game has not been saved.</source>
        <translation>Esta partida no se ha guardado.</translation>
    </message>
    <message>
        <source>This game is already on the table, and has continued since its file was saved. If you go back, you can still continue the game as it is now from the home page.</source>
        <translation>Esta partida ya está en la mesa y ha continuado desde que se guardó su archivo. Si vuelves atrás, aún podrás continuar la partida actual desde la página de inicio.</translation>
    </message>
    <message>
        <source>This game is already on the table.</source>
        <translation>Esta partida ya está en la mesa.</translation>
    </message>
    <message>
        <source>This game is open in another program, or was just closed.</source>
        <translation>Esta partida está abierta en otro programa, o se acaba de cerrar.</translation>
    </message>
    <message>
        <source>This game is open in another window.</source>
        <translation>Esta partida está abierta en otra ventana.</translation>
    </message>
    <message>
        <source>This game started from a prepared position, so someone may know what is hidden. Start a new game to invite remote players.</source>
        <translation>Esta partida empezó desde una posición preparada, así que alguien puede saber lo que está oculto. Empieza una partida nueva para invitar a jugadores a distancia.</translation>
    </message>
    <message>
        <source>This game started from a typed seed, which a program could guess. Start a new game to invite remote players.</source>
        <translation>Esta partida empezó con una semilla escrita a mano, que un programa podría adivinar. Empieza una partida nueva para invitar a jugadores a distancia.</translation>
    </message>
    <message>
        <source>This has not happened.</source>
        <translation>Esto no ha ocurrido.</translation>
    </message>
    <message>
        <source>This is not a Public Card.</source>
        <translation>Esto no es una Carta pública.</translation>
    </message>
    <message>
        <source>This is not a deal code. A code looks like {example}.</source>
        <translation>Esto no es un código de reparto. Ejemplo: {example}.</translation>
    </message>
    <message>
        <source>This is not a table link. A link begins with {scheme}:// and ends in a long code; copy all of it.</source>
        <translation>Esto no es un enlace de mesa. Un enlace empieza por {scheme}:// y acaba en un código largo; cópialo entero.</translation>
    </message>
    <message>
        <source>This keeps the force as strong as possible.</source>
        <translation>Así la fuerza queda lo más fuerte posible.</translation>
    </message>
    <message>
        <source>This leader is needed most.</source>
        <translation>Este líder es el que más falta hace.</translation>
    </message>
    <message>
        <source>This link has already been used on another computer: ask for a new one.</source>
        <translation>Este enlace ya se usó en otro ordenador: pide uno nuevo.</translation>
    </message>
    <message>
        <source>This partner has only one side.</source>
        <translation>Este socio tiene un solo lado.</translation>
    </message>
    <message>
        <source>This piece has moved or had its order this turn, or may have none.</source>
        <translation>Esta pieza ya se ha movido o ha recibido una orden en este turno, o no puede recibir ninguna.</translation>
    </message>
    <message>
        <source>This quarter on one page</source>
        <translation>Este trimestre en una página</translation>
    </message>
    <message>
        <source>This quarter&apos;s card is already turned over.</source>
        <translation>La carta de este trimestre ya está descubierta.</translation>
    </message>
    <message>
        <source>This result could not be saved: {problem}</source>
        <translation>Este resultado no se pudo guardar: {problem}</translation>
    </message>
    <message>
        <source>This seat could not be saved</source>
        <translation>No se pudo guardar este asiento</translation>
    </message>
    <message>
        <source>This side must leave.</source>
        <translation>Este bando debe irse.</translation>
    </message>
    <message>
        <source>This table plays another game. Join it from that game&apos;s home page.</source>
        <translation>En esta mesa se juega a otro juego. Únete desde la página de inicio de ese juego.</translation>
    </message>
    <message>
        <source>This takes an action; you have none left.</source>
        <translation>Esto cuesta una acción; no te queda ninguna.</translation>
    </message>
    <message>
        <source>This takes {needed} actions; you have none left.</source>
        <translation>Esto cuesta {needed} acciones; no te queda ninguna.</translation>
    </message>
    <message>
        <source>This takes {needed} actions; you have {left} left.</source>
        <translation>Esto cuesta {needed} acciones; dispones de {left}.</translation>
    </message>
    <message>
        <source>This turn is as good as the best plan.</source>
        <translation>Este turno es tan bueno como el mejor plan.</translation>
    </message>
    <message>
        <source>This was the last card of the stack.</source>
        <translation>Era la última carta de la pila.</translation>
    </message>
    <message>
        <source>This was {name}&apos;s action; only {name} can undo it.</source>
        <translation>Esta acción es de {name}: solo {name} puede deshacerla.</translation>
    </message>
    <message>
        <source>Those in the free column go to the Bull-Bear pile. Two bears in a row: Depression. Two bulls end it.</source>
        <translation>Los Titulares de la columna gratis van a la pila de toros y osos. Dos osos seguidos: empieza una Depresión. Dos toros le ponen fin.</translation>
    </message>
    <message>
        <source>Thousands of Yaqui were shipped from Sonora to henequen estates between 1902 and 1908.</source>
        <translation>Miles de yaquis fueron deportados de Sonora a las haciendas henequeneras entre 1902 y 1908.</translation>
    </message>
    <message>
        <source>Threats and supply</source>
        <translation>Amenazas y suministro</translation>
    </message>
    <message>
        <source>Three French FP become Imperial Mexican B.</source>
        <translation>Tres PF franceses se convierten en mexicanos imperiales B.</translation>
    </message>
    <message>
        <source>Three Topples are over; this is the fourth.</source>
        <translation>Han pasado tres Derrocamientos; este es el cuarto.</translation>
    </message>
    <message>
        <source>Three actions</source>
        <extracomment>porfiriana/table/sheets/overview.py: Overview of the game: turn, actions with prices, victory, icons and keys.</extracomment>
        <translation>Tres acciones</translation>
    </message>
    <message>
        <source>Three actions left.</source>
        <translation>Quedan tres acciones.</translation>
    </message>
    <message>
        <source>Three hard opponents: someone is always about to topple Díaz.</source>
        <translation>Tres rivales difíciles: siempre hay alguien a punto de derrocar a Díaz.</translation>
    </message>
    <message>
        <source>Three opponents</source>
        <extracomment>porfiriana/ladder.py: The ladder for single players: opponents by strength, and progress.</extracomment>
        <translation>Tres rivales</translation>
    </message>
    <message>
        <source>Three, or two in Jail, in any order. You say when you are done.</source>
        <translation>Tres acciones, o dos en la Cárcel, en cualquier orden. Tú dices cuándo terminas.</translation>
    </message>
    <message>
        <source>Time for a turn</source>
        <translation>Tiempo por turno</translation>
    </message>
    <message>
        <source>Title</source>
        <extracomment>desk/home/shelf_row.py: Row of a stored game on the home page, with its buttons. desk/replay/share_sheet.py: Sheet for sharing a replay: choice of view and turns, with notes at moments. porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Título</translation>
    </message>
    <message>
        <source>To</source>
        <extracomment>words.yaml: fields</extracomment>
        <translation>A</translation>
    </message>
    <message>
        <source>To be refurbished: {harm}, {card}; {name} pays {gold}.</source>
        <translation>Por reparar: {harm}, {card}; {name} paga {gold}.</translation>
    </message>
    <message>
        <source>To buy a card, drag it here from the market, or click the card and then here.</source>
        <translation>Para comprar una carta, arrástrala del mercado hasta aquí, o haz clic en la carta y luego aquí.</translation>
    </message>
    <message>
        <source>To friends and supply, out of the enemy&apos;s reach.</source>
        <translation>Hacia fuerzas amigas y suministro, fuera del alcance del enemigo.</translation>
    </message>
    <message>
        <source>To see a chart of your accuracy here, open “Analysis” in the replay of a finished game.</source>
        <translation>Para ver aquí el gráfico de tu precisión, abre «Análisis» en la repetición de una partida terminada.</translation>
    </message>
    <message>
        <source>To sit down at someone else&apos;s table, choose “Join a table” on the home page.</source>
        <translation>Para sentarte a la mesa de otra persona, elige «Unirse a una mesa» en la página de inicio.</translation>
    </message>
    <message>
        <source>To the end (End)</source>
        <translation>Al final (Fin)</translation>
    </message>
    <message>
        <source>To the start (Home)</source>
        <translation>Al principio (Inicio)</translation>
    </message>
    <message>
        <source>To the table</source>
        <translation>A la mesa</translation>
    </message>
    <message>
        <source>To whom</source>
        <extracomment>words.yaml: fields</extracomment>
        <translation>A quién</translation>
    </message>
    <message>
        <source>To win, a side controls all three: Imperial {imperial}, Republican {republican}.</source>
        <translation>Para ganar, un bando debe controlar las tres zonas. Zonas del bando imperial: {imperial}; del republicano: {republican}.</translation>
    </message>
    <message>
        <source>To@the last turn</source>
        <translation>Hasta</translation>
    </message>
    <message>
        <source>Too many files are open on this computer ({why}).

Your game continues. Close other programs or windows, then try again.</source>
        <translation>Hay demasiados archivos abiertos en este ordenador ({why}).

La partida sigue. Cierra otros programas o ventanas e inténtalo de nuevo.</translation>
    </message>
    <message>
        <source>Too many positions to check, or a chit would be drawn.</source>
        <translation>Demasiadas posiciones que examinar, o se sacaría una ficha.</translation>
    </message>
    <message>
        <source>Too many positions to check, or the result depends on chance or hidden cards.</source>
        <translation>Demasiadas posiciones que examinar, o el resultado depende del azar o de cartas ocultas.</translation>
    </message>
    <message>
        <source>Topple</source>
        <extracomment>porfiriana/robots/reasons.py: Reasons of robots: keys, storage format and translated sentences. porfiriana/table/deal_results.py: Results of coded solo deals, each proved by a saved game file. porfiriana/table/faces/headline.py: Faces of Headlines, as front pages, and Topples, as yellow broadsides.</extracomment>
        <translation>Derrocamiento</translation>
    </message>
    <message>
        <source>Topple Díaz</source>
        <extracomment>porfiriana/table/puzzles.py: Puzzles: sessions and texts. No Qt.</extracomment>
        <translation>Derrocar a Díaz</translation>
    </message>
    <message>
        <source>Topple Díaz by Command, under Martial Law</source>
        <translation>Derroca a Díaz por Mando, bajo la Ley marcial</translation>
    </message>
    <message>
        <source>Topple Díaz by Loyalty, in the Pax</source>
        <translation>Derroca a Díaz por Lealtad, en la Pax</translation>
    </message>
    <message>
        <source>Topple Díaz by Outrage, under U.S. Intervention</source>
        <translation>Derroca a Díaz por Indignación, bajo la Intervención de EE. UU.</translation>
    </message>
    <message>
        <source>Topple Díaz by Revolution, in Anarchy</source>
        <translation>Derroca a Díaz por Revolución, en la Anarquía</translation>
    </message>
    <message>
        <source>Topple Díaz {within}, whatever the others do.</source>
        <translation>Derroca a Díaz {within}, hagan lo que hagan los demás.</translation>
    </message>
    <message>
        <source>Topple by {toppling}: {prestige}.</source>
        <translation>Derrocamiento por {toppling}: {prestige}.</translation>
    </message>
    <message>
        <source>Topple {0}</source>
        <extracomment>porfiriana/table/sheets/records_sheet.py: Records of a player, and their sheet.</extracomment>
        <translation>Derrocamiento {0}</translation>
    </message>
    <message>
        <source>Topple · Bear</source>
        <translation>Derrocamiento · Oso</translation>
    </message>
    <message>
        <source>Topple · Bull</source>
        <translation>Derrocamiento · Toro</translation>
    </message>
    <message>
        <source>Topple: {price}</source>
        <extracomment>porfiriana/table/scene/board.py: Items of the common column, and captions above a seat's cards.</extracomment>
        <translation>Derrocamiento: {price}</translation>
    </message>
    <message>
        <source>Topples</source>
        <extracomment>porfiriana/table/inspection.py: Content of the inspector for a spot: facts and possible actions. porfiriana/table/sheets/cards_sheet.py: Sheet of the deck's cards, with filters.</extracomment>
        <translation>Derrocamientos</translation>
    </message>
    <message>
        <source>Topples seen</source>
        <extracomment>porfiriana/table/sheets/workshop_sheets.py: Editors of positions and of custom puzzles.</extracomment>
        <translation>Derrocamientos vistos</translation>
    </message>
    <message>
        <source>Topples still in the deck: {left}; over: {done}.</source>
        <translation>Derrocamientos aún en el mazo: {left}; ya pasados: {done}.</translation>
    </message>
    <message>
        <source>Topples, and who could win with them</source>
        <translation>Derrocamientos, y quién podría ganar con ellos</translation>
    </message>
    <message>
        <source>Topples: discarded. You win in one of the four, or he does.</source>
        <translation>Los Derrocamientos se descartan. Ganas en uno de los cuatro; si no, gana él.</translation>
    </message>
    <message>
        <source>Topples: {left} in the deck, {done} over</source>
        <translation>Derrocamientos en el mazo: {left}; pasados: {done}</translation>
    </message>
    <message>
        <source>Topples@a place on the table</source>
        <translation>Derrocam.</translation>
    </message>
    <message>
        <source>Total gold by quarter</source>
        <translation>Oro total, por trimestre</translation>
    </message>
    <message>
        <source>Tracks</source>
        <extracomment>mexican_adventure/table/inspection.py: Inspector content for zones and pieces that the reader may see. No Qt. mexican_adventure/table/scene/drawing.py: Scene of The Mexican Adventure: see ``paxdesk/desk/scene/game_drawing.py``.</extracomment>
        <translation>Pistas</translation>
    </message>
    <message>
        <source>Trains run between {one} and {other}, all the way.</source>
        <translation>Los trenes recorren siempre la línea entera, entre {one} y {other}.</translation>
    </message>
    <message>
        <source>Troop</source>
        <extracomment>porfiriana/table/faces/troop.py: Faces of troops: soldiers, and the costs of deployment.</extracomment>
        <translation>Tropa</translation>
    </message>
    <message>
        <source>Troop of {name}</source>
        <translation>Tropa de {name}</translation>
    </message>
    <message>
        <source>Troop · {faction} · {districts}</source>
        <translation>Tropa · {faction} · {districts}</translation>
    </message>
    <message>
        <source>Troops</source>
        <extracomment>porfiriana/table/sheets/cards_sheet.py: Sheet of the deck's cards, with filters. words.yaml: kinds</extracomment>
        <translation>Tropas</translation>
    </message>
    <message>
        <source>Troops reach it {0}.</source>
        <translation>Las tropas llegan {0}.</translation>
    </message>
    <message>
        <source>Troops, Private Army</source>
        <translation>Tropas, Ejército privado</translation>
    </message>
    <message>
        <source>Troops: they extort you, or guard what he has.</source>
        <translation>Tropas: te extorsionan, o protegen lo que él tiene.</translation>
    </message>
    <message>
        <source>Try again</source>
        <extracomment>desk/puzzles.py: Sheet with all puzzles by theme, and the note of a puzzle.</extracomment>
        <translation>Otra vez</translation>
    </message>
    <message>
        <source>Try other words, or begin here:</source>
        <translation>Prueba con otras palabras o empieza aquí:</translation>
    </message>
    <message>
        <source>Try {zone}</source>
        <extracomment>mexican_adventure/table/words/labels.py: Actions as text: lines of the log, labels, consequences and refusals. No Qt.</extracomment>
        <translation>Intentar una incursión: {zone}</translation>
    </message>
    <message>
        <source>Tucson bank with customers among merchants and ranchers on both sides of the border.</source>
        <translation>Banco de Tucson con clientes entre comerciantes y rancheros de ambos lados de la frontera.</translation>
    </message>
    <message>
        <source>Turn</source>
        <extracomment>desk/window/window.py: Main window: the desk, its commands, saved games and sheets. mexican_adventure/table/sheets/workshop_sheets.py: Editor of positions and puzzles: pieces are dragged, stacks are clicked. porfiriana/table/sheets/workshop_sheets.py: Editors of positions and of custom puzzles.</extracomment>
        <translation>Turno</translation>
    </message>
    <message>
        <source>Turn over</source>
        <extracomment>sierra_madre/table/sheets.py: Sheets: forms, the revealed card, files, and the final account.</extracomment>
        <translation>Descubrir</translation>
    </message>
    <message>
        <source>Turn over the card of the quarter</source>
        <translation>Descubrir la carta del trimestre</translation>
    </message>
    <message>
        <source>Turn over the card of {quarter}.</source>
        <translation>Descubre la carta del trimestre ({quarter}).</translation>
    </message>
    <message>
        <source>Turn over the card…</source>
        <translation>Descubrir la carta…</translation>
    </message>
    <message>
        <source>Turn over this quarter&apos;s card first.</source>
        <translation>Descubre primero la carta de este trimestre.</translation>
    </message>
    <message>
        <source>Turn the hand face up or face down</source>
        <translation>Poner la mano boca arriba o boca abajo</translation>
    </message>
    <message>
        <source>Turn to {side}</source>
        <translation>Girar a este lado: {side}</translation>
    </message>
    <message>
        <source>Turn {0}</source>
        <extracomment>mexican_adventure/table/game_log.py: Log of actions and results, without hidden pieces until the end. No Qt.</extracomment>
        <translation>Turno {0}</translation>
    </message>
    <message>
        <source>Turn {number} of {last}</source>
        <translation>Turno {number} de {last}</translation>
    </message>
    <message>
        <source>Turn {number} · {months} · {step}</source>
        <translation>Turno {number} · {months} · {step}</translation>
    </message>
    <message>
        <source>Turn {number}, {months}</source>
        <translation>Turno {number} · {months}</translation>
    </message>
    <message>
        <source>Turn {turn} · {what} · {side} from {before} to {after}</source>
        <translation>Turno {turn} · {what} · {side}: de {before} a {after}</translation>
    </message>
    <message>
        <source>Turn {turn} · {zone} · {chosen}, where {better} was better</source>
        <translation>Turno {turn} · {zone} · {chosen}, cuando {better} era mejor</translation>
    </message>
    <message>
        <source>Turn: 3 actions · Headlines in the free column go to the Bull-Bear pile · the market slides · income. Two bears in a row: Depression; two bulls end it.</source>
        <translation>Turno: 3 acciones · los Titulares de la columna gratis van a la pila de toros y osos · el mercado se desliza · ingresos. Dos osos seguidos: Depresión; dos toros le ponen fin.</translation>
    </message>
    <message>
        <source>Turned over: {card}.</source>
        <translation>Descubierta: {card}.</translation>
    </message>
    <message>
        <source>Turning points</source>
        <extracomment>desk/replay/analysis_page.py: Analysis of a replayed game: its process, page and controller. desk/replay/html_export.py: Export of a shared replay as one HTML page in the style of a newspaper. mexican_adventure/table/sheets/end.py: End of a game: winner, reason, remaining forces and RP, and charts.</extracomment>
        <translation>Momentos decisivos</translation>
    </message>
    <message>
        <source>Turquoise</source>
        <extracomment>desk/painting/palette.py: Inks, papers, seats and themes; colours are hexadecimal strings.</extracomment>
        <translation>Turquesa</translation>
    </message>
    <message>
        <source>Two Headlines leave the market</source>
        <translation>Dos Titulares salen del mercado</translation>
    </message>
    <message>
        <source>Two Pax-o-matics</source>
        <extracomment>porfiriana/ladder.py: The ladder for single players: opponents by strength, and progress.</extracomment>
        <translation>Dos Pax-o-matics</translation>
    </message>
    <message>
        <source>Two Republican FP improve by a step at once.</source>
        <translation>Dos PF republicanos mejoran un paso de inmediato.</translation>
    </message>
    <message>
        <source>Two actions left.</source>
        <translation>Quedan dos acciones.</translation>
    </message>
    <message>
        <source>Two bears: a Depression begins at the end of this turn.</source>
        <translation>Dos osos: al final de este turno empieza una Depresión.</translation>
    </message>
    <message>
        <source>Two bears: a Depression begins.</source>
        <translation>Dos osos: empieza una Depresión.</translation>
    </message>
    <message>
        <source>Two bears: a Depression may begin at the end of this turn.</source>
        <translation>Dos osos: al final de este turno puede empezar una Depresión.</translation>
    </message>
    <message>
        <source>Two bulls: the Depression ends.</source>
        <translation>Dos toros: acaba la Depresión.</translation>
    </message>
    <message>
        <source>Two dice, the bid and the leadership decide the lawsuit; all bids are paid to the game.</source>
        <translation>Dos dados, la puja y el liderazgo deciden el pleito; todas las pujas se pagan al juego.</translation>
    </message>
    <message>
        <source>Two easy opponents: the others stop the player who leads.</source>
        <translation>Dos rivales fáciles: al jugador que va en cabeza lo frenan los otros dos.</translation>
    </message>
    <message>
        <source>Two medium opponents, with Díaz Senility: he gets weaker with each Topple.</source>
        <translation>Dos rivales de fuerza media, con la opción «Díaz envejece»: se debilita con cada Derrocamiento.</translation>
    </message>
    <message>
        <source>Two opponents</source>
        <extracomment>porfiriana/ladder.py: The ladder for single players: opponents by strength, and progress.</extracomment>
        <translation>Dos rivales</translation>
    </message>
    <message>
        <source>Two players have chosen the same Hacendado.</source>
        <translation>Dos jugadores han elegido el mismo Hacendado.</translation>
    </message>
    <message>
        <source>Two to six players at different computers. You get a link for each remote player, and the game is dealt once all have joined.</source>
        <translation>De dos a seis jugadores en distintos ordenadores. Recibes un enlace para cada jugador a distancia, y la partida se reparte cuando todos han entrado.</translation>
    </message>
    <message>
        <source>Two to six players: humans, Pax-o-matics, or computer opponents from beginner to master. At least one is human.</source>
        <translation>De dos a seis jugadores: humanos, Pax-o-matics o rivales del ordenador, de principiante a maestro. Al menos uno es humano.</translation>
    </message>
    <message>
        <source>U.S.</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>EE. UU.</translation>
    </message>
    <message>
        <source>U.S. Intervention</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>Intervención de EE. UU.</translation>
    </message>
    <message>
        <source>US</source>
        <extracomment>sierra_madre/table/new_game.py: The New Game sheet: players, their countries, and the options of the table.</extracomment>
        <translation>EU</translation>
    </message>
    <message>
        <source>US prosecutors charged Flores Magón and other exiles under the neutrality laws.</source>
        <translation>Fiscales estadounidenses acusaron a Flores Magón y a otros exiliados en virtud de las leyes de neutralidad.</translation>
    </message>
    <message>
        <source>Undefended zones there pay.</source>
        <translation>Las zonas sin defensa que hay allí rinden recursos.</translation>
    </message>
    <message>
        <source>Under another regime:</source>
        <translation>Bajo otro régimen:</translation>
    </message>
    <message>
        <source>Under another regime: nobody.</source>
        <translation>Bajo otro régimen: nadie.</translation>
    </message>
    <message>
        <source>Under the rules of 2012 nobody is shot in the showdown.</source>
        <translation>Con las reglas de 2012 no se mata a nadie a tiros en el desenlace.</translation>
    </message>
    <message>
        <source>Under {0} it changes nothing.</source>
        <translation>Bajo el régimen vigente ({0}) no cambia nada.</translation>
    </message>
    <message>
        <source>Under {regime}: nobody.</source>
        <translation>Bajo {regime}: nadie.</translation>
    </message>
    <message>
        <source>Under {regime}: {seats}.</source>
        <translation>Bajo {regime}: {seats}.</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>desk/home/home_page.py: Home page, shown at start and reachable from the table. desk/position_editor.py: Editor of positions: items are dragged on the table, and clicked to change them. desk/scene/strips.py: The top bar and the prompt strip.</extracomment>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Undo import</source>
        <extracomment>porfiriana/table/sheets/cards_sheet.py: Sheet of the deck's cards, with filters.</extracomment>
        <translation>Deshacer importación</translation>
    </message>
    <message>
        <source>Undo it?</source>
        <extracomment>desk/window/frame.py: Frame of a window: one game, its file and its sheets.</extracomment>
        <translation>¿Deshacerlo?</translation>
    </message>
    <message>
        <source>Undo your actions, and begin again with the hint.</source>
        <translation>Deshaz tus acciones y empieza de nuevo con el consejo.</translation>
    </message>
    <message>
        <source>Unfinished games</source>
        <extracomment>desk/home/resume_sheet.py: Sheet offering an interrupted game, and descriptions of stored games.</extracomment>
        <translation>Partidas sin acabar</translation>
    </message>
    <message>
        <source>United States</source>
        <extracomment>words.yaml: lands</extracomment>
        <translation>Estados Unidos</translation>
    </message>
    <message>
        <source>United States antitrust law of 1890, used to break up Standard Oil in 1911.</source>
        <translation>Ley antimonopolio de Estados Unidos de 1890, usada para disolver la Standard Oil en 1911.</translation>
    </message>
    <message>
        <source>United States forces entered Mexico in 1914 and again in 1916.</source>
        <translation>Fuerzas de Estados Unidos entraron en México en 1914 y de nuevo en 1916.</translation>
    </message>
    <message>
        <source>United States forces held the port of Veracruz from April to November 1914.</source>
        <translation>Fuerzas de Estados Unidos ocuparon el puerto de Veracruz de abril a noviembre de 1914.</translation>
    </message>
    <message>
        <source>Unplaced cards</source>
        <extracomment>desk/position_editor.py: Editor of positions: items are dragged on the table, and clicked to change them.</extracomment>
        <translation>Cartas sin colocar</translation>
    </message>
    <message>
        <source>Unrest</source>
        <extracomment>porfiriana/table/inspection.py: Content of the inspector for a spot: facts and possible actions. porfiriana/table/scene/looks.py: Looks of single items on the table. porfiriana/table/sheets/overview.py: Overview of the game: turn, actions with prices, victory, icons and keys.</extracomment>
        <translation>Disturbios</translation>
    </message>
    <message>
        <source>Unrest among a human player&apos;s slaves</source>
        <translation>Disturbios entre los esclavos de un jugador humano</translation>
    </message>
    <message>
        <source>Unrest is easiest there</source>
        <translation>ahí molestan menos los Disturbios</translation>
    </message>
    <message>
        <source>Unrest where there is none and nobody extorts</source>
        <translation>Disturbios donde no los hay y nadie extorsiona</translation>
    </message>
    <message>
        <source>Until it returns: no collecting, no supply, no Regular Orders.</source>
        <translation>Hasta que vuelva: ni recaudación, ni suministro, ni órdenes regulares.</translation>
    </message>
    <message>
        <source>Use</source>
        <extracomment>porfiriana/table/sheets/decks_sheet.py: Sheet for using, copying, renaming, merging and removing the player's decks.</extracomment>
        <translation>Usar</translation>
    </message>
    <message>
        <source>Use a Spy, or let the assassination happen.</source>
        <translation>Usa un Espía o deja que ocurra el asesinato.</translation>
    </message>
    <message>
        <source>Use the arrow keys to continue.</source>
        <translation>Avanza con las flechas.</translation>
    </message>
    <message>
        <source>Use {0} to change the regime</source>
        <translation>Usar {0} para cambiar el régimen</translation>
    </message>
    <message>
        <source>Use {card} against {target}</source>
        <translation>Usar {card} contra {target}</translation>
    </message>
    <message>
        <source>Use “speculate” for a market card.</source>
        <translation>Usa «speculate» para una carta del mercado.</translation>
    </message>
    <message>
        <source>Uses UPnP; friends outside your network can then join</source>
        <translation>Con UPnP; así pueden unirse amigos desde otras redes</translation>
    </message>
    <message>
        <source>Variants of Díaz</source>
        <translation>Variantes de Díaz</translation>
    </message>
    <message>
        <source>Verified: there is exactly one solution.</source>
        <translation>Verificado: hay exactamente una solución.</translation>
    </message>
    <message>
        <source>Version</source>
        <extracomment>porfiriana/table/sheets/cards_sheet.py: Sheet of the deck's cards, with filters. porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Versión</translation>
    </message>
    <message>
        <source>Veto against a card</source>
        <translation>Veto contra una carta</translation>
    </message>
    <message>
        <source>Vice-President {0}</source>
        <extracomment>porfiriana/table/words/showdown.py: Figures and texts of the showdown. No Qt.</extracomment>
        <translation>vicepresidente {0}</translation>
    </message>
    <message>
        <source>Victim-Award</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Premio a la víctima</translation>
    </message>
    <message>
        <source>Victim: an opponent.</source>
        <translation>Víctima: un rival.</translation>
    </message>
    <message>
        <source>Victim: any player.</source>
        <translation>Víctima: cualquier jugador.</translation>
    </message>
    <message>
        <source>Victory</source>
        <extracomment>mexican_adventure/table/sheets/overview.py: One-page overview of the game: turns, victory, and the meaning of the pieces.</extracomment>
        <translation>Victoria</translation>
    </message>
    <message>
        <source>View</source>
        <extracomment>desk/window/window.py: Main window: the desk, its commands, saved games and sheets.</extracomment>
        <translation>Ver</translation>
    </message>
    <message>
        <source>Villa&apos;s army of 1913 to 1915, among the largest of the Revolution.</source>
        <translation>El ejército de Villa de 1913 a 1915, uno de los mayores de la Revolución.</translation>
    </message>
    <message>
        <source>Villa&apos;s bands of 1915 to 1920, which raided American property after October 1915.</source>
        <translation>Las bandas de Villa de 1915 a 1920, que asaltaron propiedades estadounidenses después de octubre de 1915.</translation>
    </message>
    <message>
        <source>Villa&apos;s decree of December 1913 seized the estates of Chihuahua&apos;s leading families.</source>
        <translation>El decreto de Villa de diciembre de 1913 confiscó las haciendas de las principales familias de Chihuahua.</translation>
    </message>
    <message>
        <source>Villa&apos;s men attacked Columbus, New Mexico, on March 9, 1916.</source>
        <translation>Los hombres de Villa atacaron Columbus, Nuevo México, el 9 de marzo de 1916.</translation>
    </message>
    <message>
        <source>Village land grants made under the 1917 Constitution.</source>
        <translation>Dotaciones de tierras a los pueblos hechas en virtud de la Constitución de 1917.</translation>
    </message>
    <message>
        <source>Village militias organised in Chihuahua from 1916 to resist Villa&apos;s bands.</source>
        <translation>Milicias de los pueblos de Chihuahua, organizadas desde 1916 para resistir a las bandas de Villa.</translation>
    </message>
    <message>
        <source>Villagers of Tomóchic, Chihuahua, who resisted federal troops in 1891 and 1892.</source>
        <translation>Vecinos de Tomóchic, Chihuahua, que resistieron a las tropas federales en 1891 y 1892.</translation>
    </message>
    <message>
        <source>Villages in western Chihuahua protested taxes and appointed officials after 1904.</source>
        <translation>Después de 1904, pueblos del oeste de Chihuahua protestaron contra los impuestos y contra los funcionarios nombrados por el gobierno.</translation>
    </message>
    <message>
        <source>Villistas stopped a train in January 1916 and killed American mining men.</source>
        <translation>Unos villistas detuvieron un tren en enero de 1916 y mataron a empleados mineros estadounidenses.</translation>
    </message>
    <message>
        <source>Vomito</source>
        <extracomment>mexican_adventure/table/words/terms.py: Names of the game's terms for players. No Qt. events.yaml: Titles of the event chits.</extracomment>
        <translation>Vómito</translation>
    </message>
    <message>
        <source>Vomito in {zone}, which is not a forest</source>
        <translation>Vómito en {zone}, que no es un bosque</translation>
    </message>
    <message numerus="yes">
        <source>Vomito in {zone}: %n A become(s|) B</source>
        <translation>
            <numerusform>Vómito en {zone}: %n PF A pasa a B</numerusform>
            <numerusform>Vómito en {zone}: %n PF A pasan a B</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Vomito in {zone}: %n B become(s|) C</source>
        <translation>
            <numerusform>Vómito en {zone}: %n PF B pasa a C</numerusform>
            <numerusform>Vómito en {zone}: %n PF B pasan a C</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Vomito in {zone}: %n C stay(s|) C</source>
        <translation>
            <numerusform>Vómito en {zone}: %n PF C sigue en C</numerusform>
            <numerusform>Vómito en {zone}: %n PF C siguen en C</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Vomito in {zone}: %n FP will sicken.</source>
        <translation>
            <numerusform>Vómito en {zone}: %n PF enfermará.</numerusform>
            <numerusform>Vómito en {zone}: %n PF enfermarán.</numerusform>
        </translation>
    </message>
    <message>
        <source>Vomito needs a forest zone without a marker.</source>
        <translation>El Vómito necesita una zona de bosque sin marcador.</translation>
    </message>
    <message>
        <source>Vomito: Europeans sicken in this forest</source>
        <translation>Vómito: los europeos enferman en este bosque</translation>
    </message>
    <message>
        <source>W, Shift+W</source>
        <extracomment>porfiriana/table/sheets/overview.py: Overview of the game: turn, actions with prices, victory, icons and keys.</extracomment>
        <translation>W, Mayús+W</translation>
    </message>
    <message>
        <source>Waiting for {names}.</source>
        <translation>Se espera a {names}.</translation>
    </message>
    <message>
        <source>Walter Vail&apos;s cattle ranch at Sonoita, Arizona, begun with a homestead bought in 1876.</source>
        <translation>El rancho ganadero de Walter Vail en Sonoita, Arizona, iniciado con una finca comprada en 1876.</translation>
    </message>
    <message>
        <source>War</source>
        <extracomment>words.yaml: told words.yaml: fields</extracomment>
        <translation>Guerra</translation>
    </message>
    <message>
        <source>Warning</source>
        <extracomment>desk/view/cautions.py: Cautions on the table with their proofs, and figures computed in the background.</extracomment>
        <translation>Aviso</translation>
    </message>
    <message>
        <source>Warnings on the table</source>
        <translation>Avisos en la mesa</translation>
    </message>
    <message>
        <source>Warrant</source>
        <extracomment>words.yaml: told</extracomment>
        <translation>Orden de arresto</translation>
    </message>
    <message>
        <source>Washington gave Carranza&apos;s government de facto recognition in October 1915.</source>
        <translation>Washington concedió al gobierno de Carranza el reconocimiento de facto en octubre de 1915.</translation>
    </message>
    <message>
        <source>Washington lawyer and lobbyist for Mexican revolutionaries and for oil companies.</source>
        <translation>Abogado y cabildero de Washington al servicio de revolucionarios mexicanos y de compañías petroleras.</translation>
    </message>
    <message>
        <source>Watch</source>
        <extracomment>desk/sheets/network_sheets.py: Sheets of network play: seats, links to a table, and joining.</extracomment>
        <translation>Mirar</translation>
    </message>
    <message>
        <source>Watch a saved game…</source>
        <translation>Ver una partida guardada…</translation>
    </message>
    <message>
        <source>Weaker Díaz</source>
        <extracomment>porfiriana/rules/state.py: Complete position of a game, as plain data.</extracomment>
        <translation>Díaz más débil</translation>
    </message>
    <message>
        <source>Weapons</source>
        <extracomment>words.yaml: kinds</extracomment>
        <translation>Armas</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>Página web (*.html)</translation>
    </message>
    <message>
        <source>Weetman Pearson, British contractor and founder of the El Águila oil company.</source>
        <translation>Weetman Pearson, contratista británico y fundador de la compañía petrolera El Águila.</translation>
    </message>
    <message>
        <source>Weighed against every possible enemy choice.</source>
        <translation>Se han sopesado todas las opciones posibles del enemigo.</translation>
    </message>
    <message>
        <source>What</source>
        <extracomment>sierra_madre/table/sheets.py: Sheets: forms, the revealed card, files, and the final account. words.yaml: fields</extracomment>
        <translation>Qué</translation>
    </message>
    <message>
        <source>What can I do?</source>
        <translation>¿Qué puedo hacer?</translation>
    </message>
    <message>
        <source>What counts in a Topple</source>
        <translation>Qué cuenta en un Derrocamiento</translation>
    </message>
    <message>
        <source>What differs</source>
        <extracomment>porfiriana/table/sheets/compare_sheet.py: Sheet of the differences from another deck or a file, by card and field.</extracomment>
        <translation>Diferencias</translation>
    </message>
    <message>
        <source>What for</source>
        <extracomment>words.yaml: fields</extracomment>
        <translation>Para qué</translation>
    </message>
    <message>
        <source>What happened</source>
        <extracomment>desk/replay/html_export.py: Export of a shared replay as one HTML page in the style of a newspaper.</extracomment>
        <translation>Lo que pasó</translation>
    </message>
    <message>
        <source>What happens here?</source>
        <translation>¿Qué pasa aquí?</translation>
    </message>
    <message>
        <source>What is different</source>
        <translation>Qué cambia</translation>
    </message>
    <message>
        <source>What is different under the rules of 2012</source>
        <translation>Qué cambia con las reglas de 2012</translation>
    </message>
    <message>
        <source>What the pieces mean</source>
        <translation>Qué significan las piezas</translation>
    </message>
    <message>
        <source>What the symbols mean</source>
        <translation>Qué significan los símbolos</translation>
    </message>
    <message>
        <source>What would change</source>
        <translation>Qué cambiaría</translation>
    </message>
    <message>
        <source>When a Topple is bought, you topple Díaz and win if you have more points of the regime&apos;s prestige than his defence.</source>
        <translation>Cuando se compra un Derrocamiento, derrocas a Díaz y ganas si tienes más puntos del prestigio del régimen que su defensa.</translation>
    </message>
    <message>
        <source>When anyone buys a Topple, each player with more points of the regime&apos;s prestige than their Tripartite topples Díaz and wins at once.</source>
        <translation>Cuando alguien compra un Derrocamiento, cada jugador con más puntos del prestigio del régimen que su Tripartito derroca a Díaz y gana en el acto.</translation>
    </message>
    <message>
        <source>When played</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Al jugarla</translation>
    </message>
    <message>
        <source>When the time is up, a robot plays for an absent player until they return. Without a limit, the table waits.</source>
        <translation>Cuando se acaba el tiempo, un robot juega por el jugador ausente hasta que vuelva. Sin límite, la mesa espera.</translation>
    </message>
    <message>
        <source>Where</source>
        <extracomment>sierra_madre/table/sheets.py: Sheets: forms, the revealed card, files, and the final account. words.yaml: fields</extracomment>
        <translation>Dónde</translation>
    </message>
    <message>
        <source>Where am I?</source>
        <translation>¿Dónde estoy?</translation>
    </message>
    <message>
        <source>Where do the Marines land?</source>
        <translation>¿Dónde desembarcan los infantes de marina?</translation>
    </message>
    <message>
        <source>Where does the Counter-guerrilla of {zone} go?</source>
        <translation>¿Adónde va la Contraguerrilla de {zone}?</translation>
    </message>
    <message>
        <source>Where does the ship of {zone} flee to?</source>
        <translation>¿Adónde huye el barco de {zone}?</translation>
    </message>
    <message>
        <source>Where does {who} escape to?</source>
        <translation>¿Adónde escapa {who}?</translation>
    </message>
    <message>
        <source>Where there is fighting, help tips the scale.</source>
        <translation>Donde se lucha, un refuerzo inclina la balanza.</translation>
    </message>
    <message>
        <source>Which cards</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Qué cartas</translation>
    </message>
    <message>
        <source>Which chit do you give to the enemy?</source>
        <translation>¿Qué ficha le das al enemigo?</translation>
    </message>
    <message>
        <source>Which chit do you keep, which do you give?</source>
        <translation>¿Con qué ficha te quedas y cuál das?</translation>
    </message>
    <message>
        <source>Which chit do you keep?</source>
        <translation>¿Con qué ficha te quedas?</translation>
    </message>
    <message>
        <source>Which combat is next?</source>
        <translation>¿Qué combate sigue?</translation>
    </message>
    <message>
        <source>Which leader returns, and where?</source>
        <translation>¿Qué líder vuelve, y dónde?</translation>
    </message>
    <message>
        <source>While this card is in play, no card with the flag of {district} may be played or moved, not even one with two flags.</source>
        <translation>Mientras esta carta esté en juego, no se puede jugar ni mover ninguna carta con la bandera de {district}, ni siquiera las de dos banderas.</translation>
    </message>
    <message>
        <source>While this card is in play, no card with the flag of {district} may be played, not even one with two flags.</source>
        <translation>Mientras esta carta esté en juego, no se puede jugar ninguna carta con la bandera de {district}, ni siquiera las de dos banderas.</translation>
    </message>
    <message>
        <source>Who</source>
        <extracomment>words.yaml: fields</extracomment>
        <translation>Quién</translation>
    </message>
    <message>
        <source>Who could
topple now</source>
        <translation>Quién podría
derrocar</translation>
    </message>
    <message>
        <source>Who could topple Díaz</source>
        <translation>Quién podría derrocar a Díaz</translation>
    </message>
    <message>
        <source>Who is first</source>
        <translation>Quién es el primero</translation>
    </message>
    <message>
        <source>Who pays</source>
        <extracomment>words.yaml: fields</extracomment>
        <translation>Quién paga</translation>
    </message>
    <message>
        <source>Who plays, in turn order</source>
        <translation>Quién juega, por orden de turno</translation>
    </message>
    <message>
        <source>Who plays, in turn order from a player drawn by lot</source>
        <translation>Quién juega, por orden de turno a partir de un jugador sorteado</translation>
    </message>
    <message>
        <source>Who plays, in turn order from {0}</source>
        <translation>Quién juega, por orden de turno a partir de {0}</translation>
    </message>
    <message>
        <source>Why</source>
        <extracomment>mexican_adventure/table/advice.py: Hints, warnings and robots' reasons in The Mexican Adventure. No Qt. porfiriana/table/words/advice_words.py: Texts of advice: plans for a turn, warnings and reasons. No Qt. words.yaml: fields</extracomment>
        <translation>Por qué</translation>
    </message>
    <message>
        <source>William Greene assembled border ranches to feed his mining camp at Cananea.</source>
        <translation>William Greene reunió ranchos fronterizos para abastecer su centro minero de Cananea.</translation>
    </message>
    <message>
        <source>William Greene&apos;s New York-financed company developed Cananea from 1899.</source>
        <translation>La compañía de William Greene, financiada en Nueva York, desarrolló la minería en Cananea a partir de 1899.</translation>
    </message>
    <message>
        <source>William Greene&apos;s timber company at Madera, Chihuahua, founded in the 1900s.</source>
        <translation>La compañía maderera de William Greene en Madera, Chihuahua, fundada en la década de 1900.</translation>
    </message>
    <message>
        <source>Win against Díaz and his dice</source>
        <translation>Vence a Díaz y a sus dados</translation>
    </message>
    <message>
        <source>Win against a hard opponent with each Hacendado; you are dealt one that you still need.</source>
        <translation>Vence a un rival difícil con cada Hacendado; se te reparte uno con el que aún no has ganado.</translation>
    </message>
    <message>
        <source>Win against an expert or a master, without a hint or a handicap</source>
        <translation>Vence a un experto o a un maestro, sin consejos ni hándicap</translation>
    </message>
    <message>
        <source>Win in a Depression</source>
        <translation>Gana en una Depresión</translation>
    </message>
    <message>
        <source>Win rates</source>
        <extracomment>porfiriana/table/sheets/records_sheet.py: Records of a player, and their sheet.</extracomment>
        <translation>Porcentaje de victorias</translation>
    </message>
    <message>
        <source>Win the game</source>
        <translation>Ganar la partida</translation>
    </message>
    <message>
        <source>Winning and fighting</source>
        <translation>Victoria y combate</translation>
    </message>
    <message>
        <source>Wins by</source>
        <extracomment>porfiriana/table/sheets/records_sheet.py: Records of a player, and their sheet.</extracomment>
        <translation>Victorias por</translation>
    </message>
    <message>
        <source>Winter</source>
        <extracomment>words.yaml: seasons</extracomment>
        <translation>Invierno</translation>
    </message>
    <message>
        <source>With 5 and 6 players, too, the market is dealt from the play deck.</source>
        <translation>También con 5 y 6 jugadores, el mercado se reparte del mazo de juego.</translation>
    </message>
    <message>
        <source>With Hacendado</source>
        <extracomment>porfiriana/table/sheets/records_sheet.py: Records of a player, and their sheet.</extracomment>
        <translation>Con el Hacendado</translation>
    </message>
    <message>
        <source>With a die of 5 to 9: three Mexican C FP, and +2 for all-Mexicans.</source>
        <translation>Con un dado de 5 a 9: tres PF C mexicanos, y +2 para fuerzas solo mexicanas.</translation>
    </message>
    <message>
        <source>With a line of communication.</source>
        <translation>Con línea de comunicación.</translation>
    </message>
    <message>
        <source>With the public cards</source>
        <translation>Con las Cartas públicas</translation>
    </message>
    <message>
        <source>With {0}.</source>
        <extracomment>porfiriana/table/words/questions.py: Questions to the players, and summaries of a game. No Qt.</extracomment>
        <translation>Con {0}.</translation>
    </message>
    <message>
        <source>With {option}</source>
        <extracomment>desk/position_editor.py: Editor of positions: items are dragged on the table, and clicked to change them.</extracomment>
        <translation>Con: {option}</translation>
    </message>
    <message>
        <source>With “Retirement battle”, you may declare your Hacendado so that a relieved troop can Retreat.</source>
        <translation>Con la «Batalla con retirada» puedes declarar a tu Hacendado para que una tropa relevada se retire.</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <extracomment>mexican_adventure/table/words/terms.py: Names of the game's terms for players. No Qt.</extracomment>
        <translation>Repliegue</translation>
    </message>
    <message>
        <source>Withdraw it</source>
        <extracomment>mexican_adventure/table/words/labels.py: Actions as text: lines of the log, labels, consequences and refusals. No Qt.</extracomment>
        <translation>Retirarlo</translation>
    </message>
    <message>
        <source>Withdrawing the headquarters</source>
        <translation>Retirada del cuartel general</translation>
    </message>
    <message>
        <source>Without HQ there are no Regular Orders.</source>
        <translation>Sin CG no hay órdenes regulares.</translation>
    </message>
    <message>
        <source>Without a certificate, the table accepts local connections only (127.0.0.1).</source>
        <translation>Sin certificado, la mesa solo acepta conexiones locales (127.0.0.1).</translation>
    </message>
    <message>
        <source>Without an enterprise: {0}</source>
        <translation>Sin empresa: {0}</translation>
    </message>
    <message>
        <source>Without it, Díaz is saved.</source>
        <translation>Sin eso, Díaz se salva.</translation>
    </message>
    <message>
        <source>Without it, {rival} can still win.</source>
        <translation>Sin eso, {rival} aún puede ganar.</translation>
    </message>
    <message>
        <source>Without supply.</source>
        <extracomment>mexican_adventure/table/words/event_text.py: Texts on chits, events, combats and atrocities. No Qt.</extracomment>
        <translation>Sin suministro.</translation>
    </message>
    <message>
        <source>Without {option}</source>
        <extracomment>desk/position_editor.py: Editor of positions: items are dragged on the table, and clicked to change them.</extracomment>
        <translation>Sin: {option}</translation>
    </message>
    <message>
        <source>Women who followed the armies as provisioners, nurses, couriers and fighters.</source>
        <translation>Mujeres que seguían a los ejércitos como proveedoras, enfermeras, mensajeras y combatientes.</translation>
    </message>
    <message>
        <source>Won against</source>
        <extracomment>porfiriana/table/sheets/records_sheet.py: Records of a player, and their sheet.</extracomment>
        <translation>Ganadas contra</translation>
    </message>
    <message>
        <source>Worker units from the Casa del Obrero Mundial that joined Carranza&apos;s side in 1915.</source>
        <translation>Unidades obreras de la Casa del Obrero Mundial que se unieron al bando de Carranza en 1915.</translation>
    </message>
    <message>
        <source>Workshop</source>
        <extracomment>desk/home/home_page.py: Home page, shown at start and reachable from the table. desk/window/window.py: Main window: the desk, its commands, saved games and sheets.</extracomment>
        <translation>Taller</translation>
    </message>
    <message>
        <source>Workshop…</source>
        <extracomment>desk/window/window.py: Main window: the desk, its commands, saved games and sheets.</extracomment>
        <translation>Taller…</translation>
    </message>
    <message>
        <source>Worst turns</source>
        <extracomment>desk/replay/analysis_page.py: Analysis of a replayed game: its process, page and controller.</extracomment>
        <translation>Peores turnos</translation>
    </message>
    <message>
        <source>Would earn you nothing now.</source>
        <translation>Ahora no te daría nada.</translation>
    </message>
    <message>
        <source>Would earn you {0} a turn now.</source>
        <translation>Ahora te daría {0} por turno.</translation>
    </message>
    <message>
        <source>Would give you {have} of the {needed} {kind} needed.</source>
        <translation>Tendrías {have} de los {needed} puntos de {kind} necesarios.</translation>
    </message>
    <message>
        <source>Would give you {have} {kind}; {needed} are enough.</source>
        <translation>Tendrías {have} puntos de {kind}; bastan {needed}.</translation>
    </message>
    <message>
        <source>Write “place” for a missing Prestige Cube: it takes no action.</source>
        <translation>Escribe «place» para un cubo de prestigio que falta: no cuesta ninguna acción.</translation>
    </message>
    <message>
        <source>Written to {0}.</source>
        <translation>Escrito en {0}.</translation>
    </message>
    <message>
        <source>Wrong password.</source>
        <extracomment>desk/window/frame.py: Frame of a window: one game, its file and its sheets.</extracomment>
        <translation>Contraseña incorrecta.</translation>
    </message>
    <message>
        <source>Yaqui fighters under José María Leyva Cajeme, who was executed in 1887.</source>
        <translation>Combatientes yaquis a las órdenes de José María Leyva Cajeme, ejecutado en 1887.</translation>
    </message>
    <message>
        <source>Yaqui guerrillas of the Bacatete mountains who fought on after the peace of 1897.</source>
        <translation>Guerrilleros yaquis de la sierra del Bacatete que siguieron luchando tras la paz de 1897.</translation>
    </message>
    <message>
        <source>Yaqui sent to your own slave enterprise free its slaves too.</source>
        <translation>Enviados a tu propia empresa con esclavos, los yaquis también los liberan.</translation>
    </message>
    <message>
        <source>Yaqui soldiers who served in Obregón&apos;s army from 1913.</source>
        <translation>Soldados yaquis que sirvieron en el ejército de Obregón desde 1913.</translation>
    </message>
    <message>
        <source>Yes</source>
        <extracomment>desk/preferences/settings_sheet.py: Settings sheet and shortcuts sheet; each change takes effect immediately. porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>Sí</translation>
    </message>
    <message>
        <source>Yes: {words}</source>
        <extracomment>porfiriana/table/flowchart.py: Flowchart of the Pax-o-matic (Part M); see ``Flowcharts`` in ``desk/protocol/advice.py``.</extracomment>
        <translation>Sí: {words}</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>desk/window/hosted_game.py: Hosted tables of a window, their servers, and notifications of turns. porfiriana/table/sheets/records_sheet.py: Records of a player, and their sheet.</extracomment>
        <translation>Tú</translation>
    </message>
    <message>
        <source>You against two robots, with the full rules for three players. They have gold, hands and cubes like you, and follow the flowchart of the rulebook. The log names the step behind each action.</source>
        <translation>Tú contra dos robots, con todas las reglas para tres jugadores. Tienen oro, mano y cubos como tú, y siguen el diagrama del reglamento. El registro indica el paso de cada acción.</translation>
    </message>
    <message>
        <source>You alone against Díaz. Each turn, two dice send him to the market, one for each row. What he takes, he uses against you or keeps for his defence. He has no gold and no hand, and never runs out of cubes.</source>
        <translation>Tú contra Díaz, sin nadie más. En cada turno, dos dados lo mandan al mercado, uno por cada fila. Lo que toma lo usa contra ti o lo guarda para su defensa. No tiene oro ni mano, y nunca se queda sin cubos.</translation>
    </message>
    <message>
        <source>You are here</source>
        <translation>Estás aquí</translation>
    </message>
    <message>
        <source>You are in Jail because of {seat}.</source>
        <translation>Estás en la Cárcel por culpa de {seat}.</translation>
    </message>
    <message>
        <source>You are not in Jail.</source>
        <translation>No estás en la Cárcel.</translation>
    </message>
    <message>
        <source>You are seated. The game starts when everyone has joined.</source>
        <translation>Ya tienes asiento. La partida empezará cuando todos se hayan unido.</translation>
    </message>
    <message>
        <source>You are {0} short, and lose one card for each.</source>
        <translation>Déficit: {0}. Pierdes una carta por cada unidad de oro que falta.</translation>
    </message>
    <message>
        <source>You asked the others less than a minute ago. Wait a little.</source>
        <translation>Has preguntado a los demás hace menos de un minuto. Espera un poco.</translation>
    </message>
    <message>
        <source>You attack yourself, because the victim gets the card and its point.</source>
        <translation>El ataque es contra ti, porque la víctima recibe la carta y su punto.</translation>
    </message>
    <message>
        <source>You can ask for this once a player has been away for {word}.</source>
        <translation>Podrás pedirlo cuando un jugador lleve {word} ausente.</translation>
    </message>
    <message>
        <source>You can buy land only for ranches and plantations.</source>
        <translation>Solo puedes comprar tierra para ranchos y plantaciones.</translation>
    </message>
    <message>
        <source>You can continue only from a complete position, not from the view of one player or of everyone.</source>
        <translation>Solo puedes continuar desde una posición completa, no desde la vista de un jugador ni desde la de todos.</translation>
    </message>
    <message>
        <source>You can do this now.</source>
        <translation>Puedes hacerlo ahora.</translation>
    </message>
    <message>
        <source>You can drop a card only where the table lights up.</source>
        <translation>Solo puedes soltar una carta donde la mesa se ilumina.</translation>
    </message>
    <message>
        <source>You can drop it here.</source>
        <translation>Puedes soltarlo aquí.</translation>
    </message>
    <message>
        <source>You can hide it again.</source>
        <translation>Puedes volver a ocultarla.</translation>
    </message>
    <message>
        <source>You can keep a troop without its enterprise only if it can Retreat.</source>
        <translation>Solo puedes conservar una tropa sin su empresa si puede retirarse.</translation>
    </message>
    <message>
        <source>You can look at it.</source>
        <translation>Puedes mirarla.</translation>
    </message>
    <message>
        <source>You can move only your own gold to or from New York.</source>
        <translation>Solo puedes llevar a Nueva York, o traer de allí, tu propio oro.</translation>
    </message>
    <message>
        <source>You can pick it up.</source>
        <translation>Puedes tomarlo.</translation>
    </message>
    <message>
        <source>You can play on from the position in the file. Its earlier moves do not lead there, so they cannot be undone or replayed. The file is left unchanged; Save will ask for a new name.</source>
        <translation>Puedes seguir jugando desde la posición del archivo. Sus jugadas anteriores no llevan a ella, así que no se pueden deshacer ni volver a ver. El archivo no cambia; Guardar pedirá otro nombre.</translation>
    </message>
    <message>
        <source>You can play on from the saved position. Parts of this game were written by {writers}, so its earlier moves cannot be verified, undone or replayed.</source>
        <translation>Puedes seguir jugando desde la posición guardada. Hay partes de esta partida escritas por {writers}, así que las jugadas anteriores no se pueden verificar, deshacer ni volver a ver.</translation>
    </message>
    <message>
        <source>You can press it to select or deselect it.</source>
        <translation>Puedes pulsarlo para elegirlo o anular la elección.</translation>
    </message>
    <message>
        <source>You can press it.</source>
        <translation>Puedes pulsarlo.</translation>
    </message>
    <message>
        <source>You can roll for the end only from Winter 1907.</source>
        <translation>Los dados del final solo se tiran desde el invierno de 1907.</translation>
    </message>
    <message>
        <source>You can take back only what you placed yourself.</source>
        <translation>Solo puedes recuperar lo que has colocado tú.</translation>
    </message>
    <message>
        <source>You can turn them on in Settings.</source>
        <translation>Puedes activarlos en los ajustes.</translation>
    </message>
    <message>
        <source>You can undo everything, even what chance or others decided</source>
        <translation>Puedes deshacerlo todo, también lo que decidieron el azar u otros</translation>
    </message>
    <message>
        <source>You cannot be jailed.</source>
        <translation>No se te puede encarcelar.</translation>
    </message>
    <message>
        <source>You cannot buy rifles from your own store.</source>
        <translation>No puedes comprar fusiles en tu propia tienda.</translation>
    </message>
    <message>
        <source>You cannot declare, and have no fraud or assassination to play.</source>
        <translation>No puedes declararte, ni tienes ningún fraude o asesinato que jugar.</translation>
    </message>
    <message>
        <source>You cannot do anything with this item now.</source>
        <translation>Ahora no puedes hacer nada con este elemento.</translation>
    </message>
    <message>
        <source>You cannot drop it here.</source>
        <translation>No puedes soltarlo aquí.</translation>
    </message>
    <message>
        <source>You cannot drop it there.</source>
        <translation>No puedes soltarlo ahí.</translation>
    </message>
    <message>
        <source>You cannot invite anyone</source>
        <translation>No puedes invitar a nadie</translation>
    </message>
    <message>
        <source>You cannot place those pieces, or none are left.</source>
        <translation>No puedes colocar esas piezas, o ya no quedan.</translation>
    </message>
    <message>
        <source>You cannot speculate on the final Topple.</source>
        <translation>No puedes especular con el último Derrocamiento.</translation>
    </message>
    <message>
        <source>You cannot try more zones after taking back a marker.</source>
        <translation>Tras recoger un marcador ya no puedes intentar incursiones en más zonas.</translation>
    </message>
    <message>
        <source>You cannot undo a step that has revealed cards.</source>
        <translation>No puedes deshacer un paso que ha revelado cartas.</translation>
    </message>
    <message>
        <source>You cannot undo a step that has shown a hand.</source>
        <translation>No puedes deshacer un paso que ha mostrado una mano.</translation>
    </message>
    <message>
        <source>You cannot undo a turn that has ended.</source>
        <translation>No puedes deshacer un turno que ha terminado.</translation>
    </message>
    <message>
        <source>You cannot undo another player&apos;s decision.</source>
        <translation>No puedes deshacer la decisión de otro jugador.</translation>
    </message>
    <message>
        <source>You cannot undo anything: the game is over, and all hands are open.</source>
        <translation>Ya no puedes deshacer nada: la partida ha terminado y todas las manos están a la vista.</translation>
    </message>
    <message>
        <source>You cannot undo this decision.</source>
        <translation>No puedes deshacer esta decisión.</translation>
    </message>
    <message>
        <source>You cannot undo this play.</source>
        <translation>No puedes deshacer esta jugada.</translation>
    </message>
    <message>
        <source>You cannot undo this: chance decides.</source>
        <translation>No puedes deshacer esto: decide el azar.</translation>
    </message>
    <message>
        <source>You cannot undo this: it ends the game.</source>
        <translation>No puedes deshacer esto: pone fin a la partida.</translation>
    </message>
    <message>
        <source>You cannot undo this: it ends your turn.</source>
        <translation>No puedes deshacer esto: pone fin a tu turno.</translation>
    </message>
    <message>
        <source>You cannot undo this: it reveals new cards.</source>
        <translation>No puedes deshacer esto: revela cartas nuevas.</translation>
    </message>
    <message>
        <source>You cannot undo this: it shows a hand.</source>
        <translation>No puedes deshacer esto: muestra una mano.</translation>
    </message>
    <message>
        <source>You cannot undo what chance has decided.</source>
        <translation>No puedes deshacer lo que ha decidido el azar.</translation>
    </message>
    <message>
        <source>You cannot undo what was done before the game was opened.</source>
        <translation>No puedes deshacer lo que se hizo antes de abrir la partida.</translation>
    </message>
    <message>
        <source>You cannot undo what you decide here.</source>
        <translation>No puedes deshacer lo que decides aquí.</translation>
    </message>
    <message>
        <source>You choose what the victim discards: a partner with a monopoly, or an enterprise of an industry they own twice.</source>
        <translation>Tú eliges qué descarta la víctima: un socio con un monopolio, o una empresa de una industria de la que tiene dos.</translation>
    </message>
    <message>
        <source>You collect {gold} for your cube on {card}.</source>
        <translation>Cobras {gold} por tu cubo en {card}.</translation>
    </message>
    <message>
        <source>You declare for {kind}: the Hacendado&apos;s income ends.</source>
        <translation>Te declaras por la {kind}: se acaban los ingresos del Hacendado.</translation>
    </message>
    <message>
        <source>You gain 1 point of {kind} for {card}.</source>
        <translation>Ganas 1 punto de {kind} por {card}.</translation>
    </message>
    <message>
        <source>You gain {gold}: {before} to {after}.</source>
        <translation>Ganas {gold}: de {before} a {after}.</translation>
    </message>
    <message>
        <source>You get a hint when it is your turn to decide.</source>
        <translation>Recibes un consejo cuando te toca decidir.</translation>
    </message>
    <message>
        <source>You give up {0}.</source>
        <translation>Renuncias a {0}.</translation>
    </message>
    <message>
        <source>You go to Jail.</source>
        <translation>Vas a la Cárcel.</translation>
    </message>
    <message>
        <source>You had a certain win here. Find it.</source>
        <translation>Aquí tenías una victoria segura. Encuéntrala.</translation>
    </message>
    <message>
        <source>You have all of these cards already.</source>
        <translation>Ya tienes todas estas cartas.</translation>
    </message>
    <message>
        <source>You have enough {0}, unless somebody stops you.</source>
        <translation>Tienes suficientes puntos de {0}, salvo que alguien te detenga.</translation>
    </message>
    <message>
        <source>You have enough {0}: buy {1}.</source>
        <translation>Tienes suficientes puntos de {0}: compra {1}.</translation>
    </message>
    <message>
        <source>You have enough {0}; you need a Topple in the market.</source>
        <translation>Tienes suficientes puntos de {0}; falta un Derrocamiento en el mercado.</translation>
    </message>
    <message>
        <source>You have enough {1}, but need {0} more gold for a Topple.</source>
        <translation>Tienes suficientes puntos de {1}, pero necesitas {0} de oro más para un Derrocamiento.</translation>
    </message>
    <message>
        <source>You have no Speculation Cube on {place}.</source>
        <translation>No tienes ningún cubo de especulación aquí: {place}.</translation>
    </message>
    <message>
        <source>You have no cube left for an Extortion Cube.</source>
        <translation>No te queda ningún cubo para un cubo de extorsión.</translation>
    </message>
    <message>
        <source>You have no cube left.</source>
        <translation>No te queda ningún cubo.</translation>
    </message>
    <message>
        <source>You have no cube there that may be moved.</source>
        <translation>No tienes ahí ningún cubo que se pueda mover.</translation>
    </message>
    <message>
        <source>You have no such ability in play.</source>
        <translation>No tienes esa capacidad en juego.</translation>
    </message>
    <message>
        <source>You have no such assassination card.</source>
        <translation>No tienes esa carta de asesinato.</translation>
    </message>
    <message>
        <source>You have no such card in play.</source>
        <translation>No tienes esa carta en juego.</translation>
    </message>
    <message>
        <source>You have no such card in your hand or in play.</source>
        <translation>No tienes esa carta en la mano ni en juego.</translation>
    </message>
    <message>
        <source>You have no such card in your hand.</source>
        <translation>No tienes esa carta en la mano.</translation>
    </message>
    <message>
        <source>You have no such card that helps Díaz under this regime.</source>
        <translation>No tienes esa carta, o no ayuda a Díaz bajo este régimen.</translation>
    </message>
    <message>
        <source>You have no such troop in play.</source>
        <translation>No tienes esa tropa en juego.</translation>
    </message>
    <message>
        <source>You have {cubes} for {places}.</source>
        <translation>Tienes {cubes} para {places}.</translation>
    </message>
    <message>
        <source>You have {gold} and an income of {income}.</source>
        <translation>Tienes {gold} e ingresos de {income}.</translation>
    </message>
    <message>
        <source>You hold the fortress. With Hold it adds {value}, but if you lose more, your force is lost with it.</source>
        <translation>La fortaleza es tuya. Con Defensa te suma {value} en el combate, pero si tus pérdidas son mayores que las del enemigo, tu fuerza cae con ella.</translation>
    </message>
    <message>
        <source>You leave Jail.</source>
        <translation>Sales de la Cárcel.</translation>
    </message>
    <message>
        <source>You lost about {points} points here. Find a better turn.</source>
        <translation>Aquí perdiste unos {points} puntos. Encuentra un turno mejor.</translation>
    </message>
    <message>
        <source>You lost {card} in {seat}&apos;s turn.</source>
        <translation>Perdiste {card} en el turno de {seat}.</translation>
    </message>
    <message>
        <source>You may move cubes only from card to card, never add them or take them back.</source>
        <translation>Solo puedes mover cubos de una carta a otra, nunca añadirlos ni recuperarlos.</translation>
    </message>
    <message>
        <source>You may move cubes only when your reserve is empty; it holds {reserve}.</source>
        <translation>Solo puedes mover cubos si tu reserva está vacía; tiene {reserve}.</translation>
    </message>
    <message>
        <source>You may speculate on the final Topple, too.</source>
        <translation>También se puede especular con el último Derrocamiento.</translation>
    </message>
    <message>
        <source>You need a Topple in the market, then declare for {0}.</source>
        <translation>Necesitas un Derrocamiento en el mercado y declararte por la {0}.</translation>
    </message>
    <message>
        <source>You need {0} more {1} and {2}.</source>
        <translation>Te faltan puntos de {1} ({0}) y {2}.</translation>
    </message>
    <message>
        <source>You need {0} more {1}, and a Topple in the market.</source>
        <translation>Te faltan puntos de {1} ({0}) y un Derrocamiento en el mercado.</translation>
    </message>
    <message>
        <source>You need {0} more {1}.</source>
        <translation>Te faltan puntos de {1} ({0}).</translation>
    </message>
    <message>
        <source>You need {2} more {1}, and {0} more gold for a Topple.</source>
        <translation>Te faltan puntos de {1} ({2}) y {0} de oro para un Derrocamiento.</translation>
    </message>
    <message>
        <source>You pay {gold}: {before} to {after}.</source>
        <translation>Pagas {gold}: de {before} a {after}.</translation>
    </message>
    <message>
        <source>You reached {have}; {amount} is possible.</source>
        <translation>Llegaste a {have}; es posible llegar a {amount}.</translation>
    </message>
    <message>
        <source>You start with {0}; Díaz needs none.</source>
        <translation>Empiezas con {0}; a Díaz no le hace falta oro.</translation>
    </message>
    <message>
        <source>You will have only {gold} to keep {cards} in the Depression.</source>
        <translation>Solo tendrás {gold} para conservar {cards} en la Depresión.</translation>
    </message>
    <message>
        <source>You win at one of the four Topples if you have more points of the regime&apos;s prestige than his defence: 4 (6 of Outrage), plus the points of his cards. Otherwise he stays in power.</source>
        <translation>Ganas en uno de los cuatro Derrocamientos si tienes más puntos del prestigio del régimen que su defensa: 4 (6 de Indignación), más los puntos de sus cartas. Si no, sigue en el poder.</translation>
    </message>
    <message>
        <source>You win with {0} + 1 {1}: buy {2}, declare.</source>
        <translation>Ganas con {0} + 1 puntos de {1}: compra {2} y declárate.</translation>
    </message>
    <message>
        <source>You win with {0} + 1 {1}: declare.</source>
        <translation>Ganas con {0} + 1 puntos de {1}: declárate.</translation>
    </message>
    <message>
        <source>You win with {2} + 1 {1}, but need {0} more gold for a Topple.</source>
        <translation>Ganas con {2} + 1 puntos de {1}, pero necesitas {0} de oro más para un Derrocamiento.</translation>
    </message>
    <message>
        <source>You win with {points} this turn, for {gold}.</source>
        <translation>Este turno ganas con {points}, por {gold}.</translation>
    </message>
    <message>
        <source>You win with {points} this turn: {plan}.</source>
        <translation>Este turno ganas con {points}: {plan}.</translation>
    </message>
    <message>
        <source>You win: that is the plan you missed.</source>
        <translation>Ganas: ese es el plan que se te escapó.</translation>
    </message>
    <message>
        <source>Your Chain Railroad: any connection for 1 gold</source>
        <translation>Tu Ferrocarril en cadena: cualquier conexión por 1 de oro</translation>
    </message>
    <message>
        <source>Your Hacendado and your army</source>
        <translation>Tu Hacendado y tu ejército</translation>
    </message>
    <message>
        <source>Your Hacendado has declared already.</source>
        <translation>Tu Hacendado ya se ha declarado.</translation>
    </message>
    <message>
        <source>Your Hacendado has no such cause.</source>
        <translation>Tu Hacendado no tiene esa causa.</translation>
    </message>
    <message>
        <source>Your Tripartite is Díaz and your two strongest opponents; for {fewest} to 6 players</source>
        <translation>Tu Tripartito: Díaz y tus dos rivales más fuertes; de {fewest} a 6 jugadores</translation>
    </message>
    <message>
        <source>Your Tripartite: Díaz ({diaz}) and your two strongest opponents.</source>
        <translation>Tu Tripartito: Díaz ({diaz}) y tus dos rivales más fuertes.</translation>
    </message>
    <message>
        <source>Your Tripartite: Díaz ({diaz}) and your two weakest opponents.</source>
        <translation>Tu Tripartito: Díaz ({diaz}) y tus dos rivales más débiles.</translation>
    </message>
    <message>
        <source>Your Tripartite: Díaz ({diaz}), his Vice-President (1) and your opponent.</source>
        <translation>Tu Tripartito: Díaz ({diaz}), su vicepresidente (1) y tu rival.</translation>
    </message>
    <message>
        <source>Your actions, and actions of others that affect you</source>
        <translation>Tus acciones, y las acciones de los demás que te afectan</translation>
    </message>
    <message>
        <source>Your best with this set-up; last time: {score}.</source>
        <translation>Tu mejor resultado con esta preparación; la última vez: {score}.</translation>
    </message>
    <message>
        <source>Your cards would then cost {due} a turn; after income you would have {gold}.</source>
        <translation>Tus cartas costarían entonces {due} por turno; tras los ingresos tendrías {gold}.</translation>
    </message>
    <message>
        <source>Your connection on {card} is gone.</source>
        <translation>Tu conexión en {card} ha desaparecido.</translation>
    </message>
    <message>
        <source>Your corrected cards for Pax Porfiriana, by number. Deck code: {0}.</source>
        <translation>Tus cartas corregidas para Pax Porfiriana, por número. Código del mazo: {0}.</translation>
    </message>
    <message>
        <source>Your forces there: {fps}.</source>
        <translation>Tus fuerzas allí: {fps}.</translation>
    </message>
    <message>
        <source>Your games</source>
        <extracomment>desk/home/home_page.py: Home page, shown at start and reachable from the table.</extracomment>
        <translation>Tus partidas</translation>
    </message>
    <message>
        <source>Your hand</source>
        <extracomment>desk/view/screen_reader.py: Announcements for screen readers and the built-in voice: focus, prompts, summaries. porfiriana/table/scene/drawing.py: Drawing of the scene for Pax Porfiriana.</extracomment>
        <translation>Tu mano</translation>
    </message>
    <message>
        <source>Your hand is full ({hand_limit} cards).</source>
        <translation>Tu mano está llena ({hand_limit} cartas).</translation>
    </message>
    <message>
        <source>Your hand may allow more. Hold Space or your hand to see it.</source>
        <translation>Puede que tu mano permita más. Mantén pulsado Espacio, o tu mano, para verla.</translation>
    </message>
    <message>
        <source>Your land</source>
        <extracomment>porfiriana/table/scene/drawing.py: Drawing of the scene for Pax Porfiriana.</extracomment>
        <translation>Tus tierras</translation>
    </message>
    <message>
        <source>Your mines earn {amount} more, except in a Depression.</source>
        <translation>Tus minas dan {amount} más, salvo en una Depresión.</translation>
    </message>
    <message>
        <source>Your new table waits for: {names}</source>
        <translation>Tu nueva mesa espera a: {names}</translation>
    </message>
    <message>
        <source>Your note was removed.</source>
        <translation>Se ha quitado tu nota.</translation>
    </message>
    <message>
        <source>Your note will be sent with your next action.</source>
        <translation>Tu nota se enviará con tu próxima acción.</translation>
    </message>
    <message>
        <source>Your note will be sent with your next action. Everyone at the table can read it in the log and in the replay.</source>
        <translation>Tu nota se enviará con tu próxima acción. Toda la mesa puede leerla en el registro y en la repetición.</translation>
    </message>
    <message>
        <source>Your own</source>
        <extracomment>mexican_adventure/table/puzzles.py: Puzzles of The Mexican Adventure at the table: their sessions and texts. porfiriana/table/puzzles.py: Puzzles: sessions and texts. No Qt.</extracomment>
        <translation>Los tuyos</translation>
    </message>
    <message>
        <source>Your own dice for the end</source>
        <translation>Tus propios dados para el final</translation>
    </message>
    <message>
        <source>Your own dice for the lawsuit</source>
        <translation>Tus propios dados para el pleito</translation>
    </message>
    <message>
        <source>Your own dice for the order of play</source>
        <translation>Tus propios dados para el orden de juego</translation>
    </message>
    <message>
        <source>Your own die for the return from the war</source>
        <translation>Tu propio dado para la vuelta de la guerra</translation>
    </message>
    <message>
        <source>Your own enterprise must be free of Unrest.</source>
        <translation>Tu propia empresa debe estar libre de Disturbios.</translation>
    </message>
    <message>
        <source>Your own position</source>
        <translation>Tu propia posición</translation>
    </message>
    <message>
        <source>Your own puzzle</source>
        <translation>Tu propio problema</translation>
    </message>
    <message>
        <source>Your pieces</source>
        <extracomment>mexican_adventure/table/scene/drawing.py: Scene of The Mexican Adventure: see ``paxdesk/desk/scene/game_drawing.py``. mexican_adventure/table/scene/tray.py: Tray in the Pacific: pieces to be selected, and buttons for their actions.</extracomment>
        <translation>Tus piezas</translation>
    </message>
    <message>
        <source>Your progress</source>
        <extracomment>porfiriana/table/sheets/records_sheet.py: Records of a player, and their sheet.</extracomment>
        <translation>Tu progreso</translation>
    </message>
    <message>
        <source>Your rating: {rating}</source>
        <translation>Tu nivel: {rating}</translation>
    </message>
    <message>
        <source>Your records</source>
        <extracomment>desk/home/home_page.py: Home page, shown at start and reachable from the table. desk/window/window.py: Main window: the desk, its commands, saved games and sheets. porfiriana/table/sheets/records_sheet.py: Records of a player, and their sheet.</extracomment>
        <translation>Tus resultados</translation>
    </message>
    <message>
        <source>Your router already forwards port {port} to another computer ({other}).</source>
        <translation>Tu router ya redirige el puerto {port} a otro ordenador ({other}).</translation>
    </message>
    <message>
        <source>Your router did not open port {port}. It answered: {words}</source>
        <translation>Tu router no ha abierto el puerto {port}. Ha respondido: {words}</translation>
    </message>
    <message>
        <source>Your router forwards port {port} of {address} to this computer.</source>
        <translation>Tu router redirige el puerto {port} de {address} a este ordenador.</translation>
    </message>
    <message>
        <source>Your router has no public address ({address}): your provider shares one among several homes. Use an IPv6 address, or host on a computer with a public address.</source>
        <translation>Tu router no tiene dirección pública ({address}): tu proveedor comparte una entre varios hogares. Usa una dirección IPv6, o aloja la mesa en un ordenador con dirección pública.</translation>
    </message>
    <message>
        <source>Your seat is now played from another window or computer.</source>
        <translation>Tu asiento se juega ahora desde otra ventana u otro ordenador.</translation>
    </message>
    <message>
        <source>Your seats at other tables</source>
        <translation>Tus asientos en otras mesas</translation>
    </message>
    <message>
        <source>Your settings</source>
        <extracomment>desk/window/preferences_part.py: Commands, settings and shortcuts of a window, and preloading of code.</extracomment>
        <translation>Tus ajustes</translation>
    </message>
    <message>
        <source>Your share is not in the deal, though this program sent it.</source>
        <translation>Tu parte de la semilla no está en el reparto, aunque este programa la envió.</translation>
    </message>
    <message>
        <source>Your tableau</source>
        <extracomment>porfiriana/table/scene/accessible_names.py: Accessible names of items on the table.</extracomment>
        <translation>Tu zona de juego</translation>
    </message>
    <message>
        <source>Your troop may Retreat when a troop of its faction takes its place</source>
        <translation>Tu tropa puede retirarse cuando una tropa de su facción ocupa su lugar</translation>
    </message>
    <message>
        <source>Your troops may go to any district.</source>
        <translation>Tus tropas pueden ir a cualquier distrito.</translation>
    </message>
    <message>
        <source>Your troops may go to {goal}.</source>
        <translation>Tus tropas pueden ir a {goal}.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <extracomment>desk/window/hosted_game.py: Hosted tables of a window, their servers, and notifications of turns. porfiriana/table/sheets/overview.py: Overview of the game: turn, actions with prices, victory, icons and keys.</extracomment>
        <translation>Tu turno</translation>
    </message>
    <message>
        <source>Your turns</source>
        <extracomment>porfiriana/table/own_turns.py: A player's worst turns, stored to be played again. No Qt.</extracomment>
        <translation>Tus turnos</translation>
    </message>
    <message>
        <source>Your {factions} troops may go to any district.</source>
        <translation>Tus tropas de facción {factions} pueden ir a cualquier distrito.</translation>
    </message>
    <message>
        <source>Your {factions} troops may go to {goal}.</source>
        <translation>Tus tropas de facción {factions} pueden ir a {goal}.</translation>
    </message>
    <message>
        <source>Zinc</source>
        <extracomment>desk/painting/palette.py: Inks, papers, seats and themes; colours are hexadecimal strings.</extracomment>
        <translation>Zinc</translation>
    </message>
    <message>
        <source>Zone</source>
        <extracomment>mexican_adventure/table/inspection.py: Inspector content for zones and pieces that the reader may see. No Qt. mexican_adventure/table/sheets/workshop_sheets.py: Editor of positions and puzzles: pieces are dragged, stacks are clicked.</extracomment>
        <translation>Zona</translation>
    </message>
    <message>
        <source>Zones held by turn</source>
        <translation>Zonas ocupadas por turno</translation>
    </message>
    <message>
        <source>Zones of the map</source>
        <translation>Zonas del mapa</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <extracomment>desk/window/preferences_part.py: Commands, settings and shortcuts of a window, and preloading of code.</extracomment>
        <translation>Acercar</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <extracomment>desk/window/preferences_part.py: Commands, settings and shortcuts of a window, and preloading of code.</extracomment>
        <translation>Alejar</translation>
    </message>
    <message>
        <source>Zuloaga family estate west of Chihuahua city, where Madero made camp in 1911.</source>
        <translation>Hacienda de la familia Zuloaga al oeste de la ciudad de Chihuahua, donde acampó Madero en 1911.</translation>
    </message>
    <message>
        <source>a Chain Railroad on another oval</source>
        <translation>un Ferrocarril en cadena en otro óvalo</translation>
    </message>
    <message>
        <source>a Guerrilla holds {zone}</source>
        <translation>una Guerrilla ocupa {zone}</translation>
    </message>
    <message>
        <source>a Guerrilla under Imperial FP in {zone}</source>
        <translation>una Guerrilla bajo PF imperiales en {zone}</translation>
    </message>
    <message>
        <source>a Hacendado</source>
        <extracomment>porfiriana/scenarios/position.py: Builder of the position ``given`` in a scenario.</extracomment>
        <translation>un Hacendado</translation>
    </message>
    <message>
        <source>a Hand Limit of {0}</source>
        <translation>un límite de mano de {0}</translation>
    </message>
    <message>
        <source>a Headline or Topple</source>
        <translation>un Titular o un Derrocamiento</translation>
    </message>
    <message>
        <source>a Liberator without slaves</source>
        <translation>un Libertador sin esclavos</translation>
    </message>
    <message>
        <source>a Pax-o-matic is sure to win</source>
        <translation>un Pax-o-matic ganará con seguridad</translation>
    </message>
    <message>
        <source>a Public Card</source>
        <translation>una Carta pública</translation>
    </message>
    <message>
        <source>a Public Card instead of the dearest column</source>
        <translation>una Carta pública en vez de la columna más cara</translation>
    </message>
    <message>
        <source>a Regular Order in {zone}</source>
        <translation>una orden regular en {zone}</translation>
    </message>
    <message>
        <source>a Scapegoat for the prestige</source>
        <translation>un chivo expiatorio por el prestigio</translation>
    </message>
    <message>
        <source>a Speculation Cube is on the final Topple</source>
        <translation>hay un cubo de especulación sobre el último Derrocamiento</translation>
    </message>
    <message>
        <source>a Speculation Cube is on {place}, which is empty</source>
        <translation>hay un cubo de especulación en {place}, que está vacío</translation>
    </message>
    <message>
        <source>a Spy is there</source>
        <translation>ahí hay un Espía</translation>
    </message>
    <message>
        <source>a Topple ({0} gold)</source>
        <translation>un Derrocamiento ({0} de oro)</translation>
    </message>
    <message>
        <source>a Topple&apos;s event ({0} gold)</source>
        <translation>el suceso de un Derrocamiento ({0} de oro)</translation>
    </message>
    <message>
        <source>a UTF-8 text file</source>
        <translation>un archivo de texto en UTF-8</translation>
    </message>
    <message>
        <source>a bank</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>un banco</translation>
    </message>
    <message>
        <source>a better one</source>
        <translation>un óvalo mejor</translation>
    </message>
    <message>
        <source>a bidder is not a player</source>
        <translation>un postor no es un jugador</translation>
    </message>
    <message>
        <source>a black card</source>
        <translation>una carta negra</translation>
    </message>
    <message>
        <source>a boycott keeps investors away</source>
        <translation>un boicot aleja a los inversores</translation>
    </message>
    <message>
        <source>a brewery</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>una cervecería</translation>
    </message>
    <message>
        <source>a builder at {number}</source>
        <translation>un constructor en {number}</translation>
    </message>
    <message>
        <source>a burned bridge</source>
        <translation>un puente quemado</translation>
    </message>
    <message>
        <source>a burned city</source>
        <translation>una ciudad quemada</translation>
    </message>
    <message>
        <source>a burned town</source>
        <translation>un pueblo quemado</translation>
    </message>
    <message>
        <source>a card</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>una carta</translation>
    </message>
    <message>
        <source>a card for the hand</source>
        <translation>una carta para la mano</translation>
    </message>
    <message>
        <source>a card number {first_card} to {last_card}</source>
        <translation>un número de carta del {first_card} al {last_card}</translation>
    </message>
    <message>
        <source>a card of the Play Deck</source>
        <translation>una carta del mazo</translation>
    </message>
    <message>
        <source>a card of the kind {kind} has no such part</source>
        <translation>una carta del tipo {kind} no tiene esta parte</translation>
    </message>
    <message>
        <source>a card of the set, such as C12</source>
        <translation>una carta del juego, como C12</translation>
    </message>
    <message>
        <source>a card of type {kind}</source>
        <translation>una carta de tipo {kind}</translation>
    </message>
    <message>
        <source>a card of type {kind} in this file</source>
        <translation>una carta de tipo {kind} en este archivo</translation>
    </message>
    <message>
        <source>a card that is not in the game is up for auction</source>
        <translation>se subasta una carta que no está en la partida</translation>
    </message>
    <message>
        <source>a card with an award or with slaves</source>
        <translation>una carta con premio o con esclavos</translation>
    </message>
    <message>
        <source>a card without a kind</source>
        <translation>una carta sin tipo</translation>
    </message>
    <message>
        <source>a card&apos;s ability can be used</source>
        <translation>se puede usar la capacidad de una carta</translation>
    </message>
    <message>
        <source>a casino</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>un casino</translation>
    </message>
    <message>
        <source>a chit is drawn that was not specified</source>
        <translation>se saca una ficha que no se había indicado</translation>
    </message>
    <message>
        <source>a chit is in two places, or does not exist</source>
        <translation>una ficha está en dos sitios, o no existe</translation>
    </message>
    <message>
        <source>a chit {first} to {last}</source>
        <translation>una ficha de {first} a {last}</translation>
    </message>
    <message>
        <source>a contested fortress needs “holds”</source>
        <translation>una fortaleza disputada necesita «holds»</translation>
    </message>
    <message>
        <source>a count of the {owner} outside an attack</source>
        <translation>un recuento de {owner} fuera de un ataque</translation>
    </message>
    <message>
        <source>a count that is not of one thing</source>
        <translation>un recuento que no es de una sola cosa</translation>
    </message>
    <message>
        <source>a cube place such as 61.income</source>
        <translation>un lugar de cubo como 61.income</translation>
    </message>
    <message>
        <source>a cut of {gold} in {seat}&apos;s income</source>
        <translation>una bajada de {gold} en los ingresos de {seat}</translation>
    </message>
    <message>
        <source>a damaged spreadsheet</source>
        <translation>una hoja de cálculo dañada</translation>
    </message>
    <message>
        <source>a die is rolled without a specified result</source>
        <translation>se tira un dado sin resultado indicado</translation>
    </message>
    <message>
        <source>a different map or different counters</source>
        <translation>otro mapa u otras fichas</translation>
    </message>
    <message>
        <source>a factory</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>una fábrica</translation>
    </message>
    <message>
        <source>a farm</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>una granja</translation>
    </message>
    <message>
        <source>a filter</source>
        <extracomment>porfiriana/rules/deck_reading.py: Strict reading of card files; the classes of ``cards.py`` are the schema.</extracomment>
        <translation>un filtro</translation>
    </message>
    <message>
        <source>a filter for {kind} cards, which are never in play</source>
        <translation>un filtro de cartas de tipo {kind}, que nunca están en juego</translation>
    </message>
    <message>
        <source>a folder of card files</source>
        <translation>una carpeta de archivos de cartas</translation>
    </message>
    <message>
        <source>a force that is ordered in {zone} is not there</source>
        <translation>una fuerza que recibe una orden en {zone} no está allí</translation>
    </message>
    <message>
        <source>a free card can be sold</source>
        <translation>una carta gratis se puede vender</translation>
    </message>
    <message>
        <source>a further point without a first</source>
        <translation>un punto más sin un primer punto</translation>
    </message>
    <message>
        <source>a game shared by another version of Pax Desk ({program})</source>
        <translation>una partida compartida por otra versión de Pax Desk ({program})</translation>
    </message>
    <message>
        <source>a game that is over has an end, a winner and nothing else to do</source>
        <translation>una partida terminada tiene un final, un ganador y nada más por hacer</translation>
    </message>
    <message>
        <source>a gun store</source>
        <translation>una armería</translation>
    </message>
    <message>
        <source>a headline</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>un Titular</translation>
    </message>
    <message>
        <source>a hidden card is an assassination</source>
        <translation>una carta oculta es un asesinato</translation>
    </message>
    <message>
        <source>a hint</source>
        <extracomment>porfiriana/table/sheets/overview.py: Overview of the game: turn, actions with prices, victory, icons and keys.</extracomment>
        <translation>un consejo</translation>
    </message>
    <message>
        <source>a hotel</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>un hotel</translation>
    </message>
    <message>
        <source>a human player has more of its prestige than their Tripartite</source>
        <translation>un jugador humano tiene más de ese prestigio que su Tripartito</translation>
    </message>
    <message>
        <source>a kind</source>
        <extracomment>porfiriana/rules/deck_reading.py: Strict reading of card files; the classes of ``cards.py`` are the schema.</extracomment>
        <translation>un tipo</translation>
    </message>
    <message>
        <source>a leader</source>
        <extracomment>mexican_adventure/rules/notation.py: Notation: one line for every action, and its parser.</extracomment>
        <translation>un líder</translation>
    </message>
    <message>
        <source>a leader is placed twice</source>
        <translation>un líder se coloca dos veces</translation>
    </message>
    <message>
        <source>a leader rides to {zone}</source>
        <translation>un líder cabalga a {zone}</translation>
    </message>
    <message>
        <source>a leader takes the initiative in {zone}</source>
        <translation>un líder toma la iniciativa en {zone}</translation>
    </message>
    <message>
        <source>a leader, FP such as 7A.french or 9C, or “navy”</source>
        <translation>un líder, PF como 7A.french o 9C, o «navy»</translation>
    </message>
    <message>
        <source>a list</source>
        <extracomment>strict_yaml.py: Strict YAML: nodes with line numbers, and readers that never coerce.</extracomment>
        <translation>una lista</translation>
    </message>
    <message>
        <source>a list of {least} items</source>
        <translation>una lista de {least} elementos</translation>
    </message>
    <message>
        <source>a list of {least} or more items</source>
        <translation>una lista de {least} o más elementos</translation>
    </message>
    <message>
        <source>a list of {least} to {most} items</source>
        <translation>una lista de {least} a {most} elementos</translation>
    </message>
    <message>
        <source>a list of {number} items, which is too many</source>
        <translation>una lista de {number} elementos, que son demasiados</translation>
    </message>
    <message>
        <source>a lumber company</source>
        <translation>una maderera</translation>
    </message>
    <message>
        <source>a marker is off its track</source>
        <translation>un marcador está fuera de su pista</translation>
    </message>
    <message>
        <source>a market card</source>
        <translation>una carta del mercado</translation>
    </message>
    <message>
        <source>a market slot {first_slot} to {last_slot}</source>
        <translation>una casilla del mercado de {first_slot} a {last_slot}</translation>
    </message>
    <message>
        <source>a mine</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>una mina</translation>
    </message>
    <message>
        <source>a missing Prestige Cube costs nothing</source>
        <translation>poner el cubo de prestigio que falta no cuesta nada</translation>
    </message>
    <message>
        <source>a name of {number} characters</source>
        <translation>un nombre de {number} caracteres</translation>
    </message>
    <message>
        <source>a name with quotation marks, or longer than 60 characters</source>
        <translation>un nombre con comillas, o de más de 60 caracteres</translation>
    </message>
    <message>
        <source>a negative number of RP</source>
        <translation>un número negativo de PR</translation>
    </message>
    <message>
        <source>a negative number of markers in {zone}</source>
        <translation>un número negativo de marcadores en {zone}</translation>
    </message>
    <message>
        <source>a newspaper</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>un periódico</translation>
    </message>
    <message>
        <source>a note in quotation marks</source>
        <translation>una nota entre comillas</translation>
    </message>
    <message>
        <source>a number</source>
        <extracomment>mexican_adventure/rules/notation.py: Notation: one line for every action, and its parser. sierra_madre/card_lines.py: Printed facts of a card as one line: ``copper_mine quarters 2 profit 3``.</extracomment>
        <translation>un número</translation>
    </message>
    <message>
        <source>a number far too large</source>
        <translation>un número excesivamente grande</translation>
    </message>
    <message>
        <source>a number from 0 to {most}</source>
        <translation>un número de 0 a {most}</translation>
    </message>
    <message>
        <source>a partner</source>
        <extracomment>porfiriana/robots/reasons.py: Reasons of robots: keys, storage format and translated sentences. porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>un socio</translation>
    </message>
    <message>
        <source>a partner for later</source>
        <translation>un socio para después</translation>
    </message>
    <message>
        <source>a partner or a troop</source>
        <translation>un socio o una tropa</translation>
    </message>
    <message>
        <source>a place for gold, such as T, P2, NY2 or C12</source>
        <translation>un lugar para el oro, como T, P2, NY2 o C12</translation>
    </message>
    <message>
        <source>a plain value, or text in quotes</source>
        <translation>un valor simple, o texto entre comillas</translation>
    </message>
    <message>
        <source>a plantation</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>una plantación</translation>
    </message>
    <message>
        <source>a player P1 to P6</source>
        <translation>un jugador de P1 a P6</translation>
    </message>
    <message>
        <source>a player, such as P2</source>
        <translation>un jugador, como P2</translation>
    </message>
    <message>
        <source>a point of {0}</source>
        <translation>un punto de {0}</translation>
    </message>
    <message>
        <source>a point of {kind} for later</source>
        <translation>un punto de {kind} para después</translation>
    </message>
    <message>
        <source>a prestige</source>
        <extracomment>porfiriana/rules/deck_reading.py: Strict reading of card files; the classes of ``cards.py`` are the schema.</extracomment>
        <translation>un prestigio</translation>
    </message>
    <message>
        <source>a project</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>un proyecto</translation>
    </message>
    <message>
        <source>a quarter, such as 1899-spring</source>
        <translation>un trimestre, como 1899-spring</translation>
    </message>
    <message>
        <source>a rail base or oval first</source>
        <translation>antes, una base o un óvalo de ferrocarril</translation>
    </message>
    <message>
        <source>a railroad</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>un ferrocarril</translation>
    </message>
    <message>
        <source>a ranch</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>un rancho</translation>
    </message>
    <message>
        <source>a rival could have toppled Díaz next turn and now cannot</source>
        <translation>un rival podía derrocar a Díaz el próximo turno y ya no puede</translation>
    </message>
    <message>
        <source>a rival goes to Jail</source>
        <translation>un rival va a la Cárcel</translation>
    </message>
    <message>
        <source>a rival goes to Jail this turn</source>
        <translation>un rival va a la Cárcel este turno</translation>
    </message>
    <message>
        <source>a rival is {missing} {kind} short of toppling Díaz; this turn another kind will count</source>
        <translation>puntos de {kind} que le faltan a un rival para derrocar a Díaz: {missing}; este turno contará otra clase de prestigio</translation>
    </message>
    <message>
        <source>a rival loses a point of {kind} and has {points} left</source>
        <translation>un rival pierde un punto de {kind} y se queda con {points}</translation>
    </message>
    <message>
        <source>a rival loses {gold} gold this turn</source>
        <translation>un rival pierde {gold} de oro este turno</translation>
    </message>
    <message>
        <source>a rival was {missing} {kind} short of toppling Díaz; now another kind counts</source>
        <translation>puntos de {kind} que le faltaban a un rival para derrocar a Díaz: {missing}; ahora cuenta otra clase de prestigio</translation>
    </message>
    <message>
        <source>a rival&apos;s income falls to {income} gold this turn</source>
        <translation>los ingresos de un rival bajan a {income} de oro este turno</translation>
    </message>
    <message>
        <source>a robot plays for {names}</source>
        <translation>un robot juega por {names}</translation>
    </message>
    <message>
        <source>a roll 0 to 9</source>
        <translation>una tirada de 0 a 9</translation>
    </message>
    <message>
        <source>a roll 1 to 6</source>
        <translation>una tirada de 1 a 6</translation>
    </message>
    <message>
        <source>a school</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>una escuela</translation>
    </message>
    <message>
        <source>a second card costs {needed} actions, and it has {left}</source>
        <translation>una segunda carta cuesta {needed} acciones, y al robot le quedan {left}</translation>
    </message>
    <message>
        <source>a second document</source>
        <translation>un segundo documento</translation>
    </message>
    <message>
        <source>a shared game of a different board game</source>
        <translation>una partida compartida de otro juego</translation>
    </message>
    <message>
        <source>a ship</source>
        <extracomment>mexican_adventure/table/scene/tray.py: Tray in the Pacific: pieces to be selected, and buttons for their actions. mexican_adventure/table/words/terms.py: Names of the game's terms for players. No Qt.</extracomment>
        <translation>un barco</translation>
    </message>
    <message>
        <source>a ship carries troops from {start} to {zone}</source>
        <translation>un barco lleva tropas de {start} a {zone}</translation>
    </message>
    <message>
        <source>a ship flees to {zone}</source>
        <translation>un barco huye a {zone}</translation>
    </message>
    <message>
        <source>a ship in {zone}, which is not a port</source>
        <translation>un barco en {zone}, que no es puerto</translation>
    </message>
    <message>
        <source>a ship is lost in {zone}</source>
        <translation>se pierde un barco en {zone}</translation>
    </message>
    <message>
        <source>a ship sails from {start} to {zone}</source>
        <translation>un barco navega de {start} a {zone}</translation>
    </message>
    <message>
        <source>a smelter</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>una fundición</translation>
    </message>
    <message>
        <source>a table at {host}</source>
        <translation>una mesa en {host}</translation>
    </message>
    <message>
        <source>a target that is not an enterprise</source>
        <translation>un objetivo que no es una empresa</translation>
    </message>
    <message>
        <source>a target that no effect needs</source>
        <translation>un objetivo que no necesita ningún efecto</translation>
    </message>
    <message>
        <source>a target without a kind</source>
        <translation>un objetivo sin tipo</translation>
    </message>
    <message>
        <source>a train runs from {start} to {zone}</source>
        <translation>un tren va de {start} a {zone}</translation>
    </message>
    <message>
        <source>a troop</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts. porfiriana/scenarios/position.py: Builder of the position ``given`` in a scenario.</extracomment>
        <translation>una tropa</translation>
    </message>
    <message>
        <source>a troop for later</source>
        <translation>una tropa para después</translation>
    </message>
    <message>
        <source>a verb that does nothing to this kind ({found})</source>
        <translation>un verbo que no hace nada con este tipo ({found})</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>un número entero</translation>
    </message>
    <message>
        <source>a whole number from {least} to {most}</source>
        <translation>un número entero de {least} a {most}</translation>
    </message>
    <message>
        <source>a whole number of {least} or more</source>
        <translation>un número entero de {least} o más</translation>
    </message>
    <message>
        <source>a winner</source>
        <extracomment>porfiriana/rules/invariants.py: Invariants of a position; violations are reported as sentences.</extracomment>
        <translation>un ganador</translation>
    </message>
    <message>
        <source>a word</source>
        <extracomment>strict_yaml.py: Strict YAML: nodes with line numbers, and readers that never coerce.</extracomment>
        <translation>una palabra</translation>
    </message>
    <message>
        <source>a word, a number or text in quotes</source>
        <translation>una palabra, un número o texto entre comillas</translation>
    </message>
    <message>
        <source>a zone</source>
        <extracomment>mexican_adventure/rules/notation.py: Notation: one line for every action, and its parser.</extracomment>
        <translation>una zona</translation>
    </message>
    <message>
        <source>a {name} card</source>
        <translation>una carta de tipo {name}</translation>
    </message>
    <message>
        <source>a “{name}” record</source>
        <translation>una entrada «{name}»</translation>
    </message>
    <message>
        <source>accuracy {percent} %: {turns}</source>
        <translation>precisión {percent} %: {turns}</translation>
    </message>
    <message>
        <source>actions</source>
        <extracomment>porfiriana/table/sheets/overview.py: Overview of the game: turn, actions with prices, victory, icons and keys.</extracomment>
        <translation>acciones</translation>
    </message>
    <message>
        <source>active {prestige} point, regardless of owner</source>
        <translation>punto activo de {prestige}, sea de quien sea</translation>
    </message>
    <message>
        <source>activists</source>
        <extracomment>porfiriana/audit/enterprises.py: Facts about enterprises, partners and Hacendados.</extracomment>
        <translation>activistas</translation>
    </message>
    <message>
        <source>adobe house</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>casa de adobe</translation>
    </message>
    <message>
        <source>aeroplane</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>aeroplano</translation>
    </message>
    <message>
        <source>after this turn, can topple Díaz in the next, unless stopped</source>
        <translation>tras este turno puede derrocar a Díaz en el siguiente, si nadie lo impide</translation>
    </message>
    <message numerus="yes">
        <source>again in %n day(s)</source>
        <translation>
            <numerusform>otra vez en %n día</numerusform>
            <numerusform>otra vez en %n días</numerusform>
        </translation>
    </message>
    <message>
        <source>all</source>
        <extracomment>porfiriana/table/sheets/card_fields.py: Rows of a form that show and edit the fields of a card.</extracomment>
        <translation>todo</translation>
    </message>
    <message>
        <source>all four</source>
        <extracomment>porfiriana/rules/deck.py: The deck: all 220 cards, read from a folder of card files.</extracomment>
        <translation>los cuatro</translation>
    </message>
    <message>
        <source>all players</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>todos los jugadores</translation>
    </message>
    <message>
        <source>all three used</source>
        <translation>se usan las tres</translation>
    </message>
    <message>
        <source>an action ({verbs})</source>
        <translation>una acción ({verbs})</translation>
    </message>
    <message>
        <source>an amount such as x2</source>
        <translation>una cantidad como x2</translation>
    </message>
    <message>
        <source>an atrocity for sure</source>
        <translation>atrocidad segura</translation>
    </message>
    <message>
        <source>an atrocity in {zone}</source>
        <translation>una atrocidad en {zone}</translation>
    </message>
    <message>
        <source>an attack or a showdown in the wrong phase of the turn</source>
        <translation>un ataque o un desenlace en una fase incorrecta del turno</translation>
    </message>
    <message>
        <source>an empty cell</source>
        <translation>una celda vacía</translation>
    </message>
    <message>
        <source>an empty filter</source>
        <translation>un filtro vacío</translation>
    </message>
    <message>
        <source>an empty slot</source>
        <translation>una casilla vacía</translation>
    </message>
    <message>
        <source>an empty value</source>
        <translation>un valor vacío</translation>
    </message>
    <message>
        <source>an enterprise</source>
        <extracomment>porfiriana/rules/deck_reading.py: Strict reading of card files; the classes of ``cards.py`` are the schema. porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>una empresa</translation>
    </message>
    <message>
        <source>an enterprise for later</source>
        <translation>una empresa para después</translation>
    </message>
    <message>
        <source>an enterprise or partner</source>
        <translation>una empresa o un socio</translation>
    </message>
    <message>
        <source>an extra oval before rail</source>
        <translation>un óvalo adicional antes del ferrocarril</translation>
    </message>
    <message>
        <source>an impossible payment</source>
        <translation>un pago imposible</translation>
    </message>
    <message>
        <source>an impossible position: {problem}</source>
        <translation>una posición imposible: {problem}</translation>
    </message>
    <message>
        <source>an office is held by someone who is not a player</source>
        <translation>ocupa un cargo alguien que no es jugador</translation>
    </message>
    <message>
        <source>an office, such as president-mexico</source>
        <translation>un cargo, como president-mexico</translation>
    </message>
    <message>
        <source>an orange card</source>
        <translation>una carta naranja</translation>
    </message>
    <message>
        <source>an order for all</source>
        <translation>una orden para todos</translation>
    </message>
    <message>
        <source>an oval to {kind} that is not an upgrade</source>
        <translation>un óvalo hacia {kind} que no es una mejora</translation>
    </message>
    <message>
        <source>an unknown program</source>
        <translation>un programa desconocido</translation>
    </message>
    <message>
        <source>an unknown setting value on line {number}</source>
        <translation>un valor de ajuste desconocido en la línea {number}</translation>
    </message>
    <message>
        <source>an {name} card</source>
        <translation>una carta de tipo {name}</translation>
    </message>
    <message>
        <source>anchors and aliases (&amp; and *) are not allowed</source>
        <translation>no se permiten anclas ni alias (&amp; y *)</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>y %n más</numerusform>
            <numerusform>y %n más</numerusform>
        </translation>
    </message>
    <message>
        <source>another player may want the dearest card</source>
        <translation>otro jugador puede querer la carta más cara</translation>
    </message>
    <message>
        <source>another program is writing to it</source>
        <translation>otro programa está escribiendo en él</translation>
    </message>
    <message>
        <source>another target</source>
        <extracomment>porfiriana/rules/deck_reading.py: Strict reading of card files; the classes of ``cards.py`` are the schema.</extracomment>
        <translation>otro objetivo</translation>
    </message>
    <message>
        <source>answer</source>
        <extracomment>porfiriana/robots/planner/plan_reasons.py: Reasons for the actions of a plan, from the positions before and after.</extracomment>
        <translation>respuesta</translation>
    </message>
    <message>
        <source>antitrust</source>
        <extracomment>porfiriana/audit/conflict.py: Facts about troops, Headlines, Topples, and orange and black cards.</extracomment>
        <translation>antimonopolio</translation>
    </message>
    <message>
        <source>any</source>
        <extracomment>porfiriana/table/faces/attack.py: Faces of orange and black cards.</extracomment>
        <translation>cualquiera</translation>
    </message>
    <message>
        <source>any die passes</source>
        <translation>cualquier dado vale</translation>
    </message>
    <message>
        <source>any or self</source>
        <translation>any o self</translation>
    </message>
    <message>
        <source>any other partner</source>
        <translation>cualquier otro socio</translation>
    </message>
    <message>
        <source>army</source>
        <extracomment>porfiriana/table/faces/hacendado.py: Faces of Hacendados, loyal or declared for a cause. words.yaml: icons</extracomment>
        <translation>ejército</translation>
    </message>
    <message>
        <source>as American Aid</source>
        <translation>como Ayuda americana</translation>
    </message>
    <message>
        <source>assassinate</source>
        <extracomment>words.yaml: choices</extracomment>
        <translation>asesinar</translation>
    </message>
    <message>
        <source>assassination and its effects disagree</source>
        <translation>assassination y sus efectos no concuerdan</translation>
    </message>
    <message>
        <source>assassinations</source>
        <extracomment>porfiriana/audit/conflict.py: Facts about troops, Headlines, Topples, and orange and black cards.</extracomment>
        <translation>asesinatos</translation>
    </message>
    <message>
        <source>assassinations of cards other than partners</source>
        <translation>asesinatos cuyo objetivo no es un socio</translation>
    </message>
    <message>
        <source>at least 1</source>
        <translation>al menos 1</translation>
    </message>
    <message>
        <source>at least 1, fewer than half</source>
        <translation>al menos 1, menos de la mitad</translation>
    </message>
    <message>
        <source>at least 2</source>
        <translation>al menos 2</translation>
    </message>
    <message>
        <source>at least 3</source>
        <translation>al menos 3</translation>
    </message>
    <message>
        <source>at least 4 each</source>
        <translation>al menos 4 cada uno</translation>
    </message>
    <message>
        <source>at least 4, some with Outrage</source>
        <translation>al menos 4, algunas con Indignación</translation>
    </message>
    <message>
        <source>at least 5 each</source>
        <translation>al menos 5 cada una</translation>
    </message>
    <message>
        <source>at least one condition</source>
        <translation>al menos una condición</translation>
    </message>
    <message>
        <source>at least {least}</source>
        <translation>al menos {least}</translation>
    </message>
    <message>
        <source>at most 2</source>
        <translation>como máximo 2</translation>
    </message>
    <message>
        <source>at most 3</source>
        <translation>como máximo 3</translation>
    </message>
    <message>
        <source>at most {most}</source>
        <translation>como máximo {most}</translation>
    </message>
    <message>
        <source>at most {most} bytes</source>
        <translation>como máximo {most} bytes</translation>
    </message>
    <message>
        <source>at most {most} characters</source>
        <translation>como máximo {most} caracteres</translation>
    </message>
    <message>
        <source>at most {most} levels</source>
        <translation>como máximo {most} niveles</translation>
    </message>
    <message>
        <source>at most {n} rows</source>
        <translation>como máximo {n} filas</translation>
    </message>
    <message>
        <source>at the board&apos;s edge</source>
        <translation>al borde del tablero</translation>
    </message>
    <message>
        <source>at the enterprise</source>
        <translation>en la empresa</translation>
    </message>
    <message>
        <source>at war until</source>
        <translation>en la guerra hasta</translation>
    </message>
    <message>
        <source>at war until {quarter}</source>
        <translation>en la guerra hasta este trimestre: {quarter}</translation>
    </message>
    <message>
        <source>atrocity on {dice}: {chance}</source>
        <translation>atrocidad con {dice}: {chance}</translation>
    </message>
    <message>
        <source>attacks that steal more than 6</source>
        <translation>ataques que roban más de 6</translation>
    </message>
    <message>
        <source>attacks with fewer than {number} possible targets in the deck</source>
        <translation>ataques con menos de {number} objetivos posibles en el mazo</translation>
    </message>
    <message>
        <source>auction</source>
        <extracomment>words.yaml: whys</extracomment>
        <translation>subasta</translation>
    </message>
    <message>
        <source>average cost per cube of income in the Pax</source>
        <translation>coste medio por cubo de ingresos en la Pax</translation>
    </message>
    <message>
        <source>awards other than Revolution that jail</source>
        <translation>premios que no son de Revolución y encarcelan</translation>
    </message>
    <message>
        <source>awards that jail</source>
        <translation>premios que encarcelan</translation>
    </message>
    <message>
        <source>away: {names}</source>
        <extracomment>net/table_words.py: Texts of tables with remote seats: refusals, proposals and presence.</extracomment>
        <translation>ausentes: {names}</translation>
    </message>
    <message>
        <source>away@a player</source>
        <extracomment>web/page.py: Page of a seat in a browser: its content and its requests.</extracomment>
        <translation>ausente</translation>
    </message>
    <message>
        <source>ballot box</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>urna</translation>
    </message>
    <message>
        <source>bank</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>banco</translation>
    </message>
    <message>
        <source>banknote</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>billete</translation>
    </message>
    <message>
        <source>banks</source>
        <extracomment>porfiriana/audit/enterprises.py: Facts about enterprises, partners and Hacendados. porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>bancos</translation>
    </message>
    <message>
        <source>banks 56, 74 and 76: district</source>
        <translation>bancos 56, 74 y 76: distrito</translation>
    </message>
    <message>
        <source>banner</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>estandarte</translation>
    </message>
    <message>
        <source>bare skull</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>calavera descubierta</translation>
    </message>
    <message>
        <source>barrel</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>barril</translation>
    </message>
    <message>
        <source>battleship</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>acorazado</translation>
    </message>
    <message>
        <source>bear</source>
        <extracomment>porfiriana/table/words/terms.py: Terms, counts and labels for texts; see also ``rules/term_words.py``. No Qt.</extracomment>
        <translation>oso</translation>
    </message>
    <message>
        <source>bears, bulls</source>
        <extracomment>porfiriana/audit/conflict.py: Facts about troops, Headlines, Topples, and orange and black cards.</extracomment>
        <translation>osos, toros</translation>
    </message>
    <message>
        <source>becomes common</source>
        <extracomment>words.yaml: unpaid words.yaml: unsold</extracomment>
        <translation>pasa a ser común</translation>
    </message>
    <message>
        <source>beef</source>
        <extracomment>words.yaml: products</extracomment>
        <translation>carne</translation>
    </message>
    <message>
        <source>bell</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>campana</translation>
    </message>
    <message>
        <source>bids {gold}</source>
        <extracomment>words.yaml: deeds</extracomment>
        <translation>puja {gold}</translation>
    </message>
    <message>
        <source>black card</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts. porfiriana/table/faces/attack.py: Faces of orange and black cards.</extracomment>
        <translation>carta negra</translation>
    </message>
    <message>
        <source>black cards</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>cartas negras</translation>
    </message>
    <message>
        <source>black cards of redistribution</source>
        <translation>cartas negras de redistribución</translation>
    </message>
    <message>
        <source>black cards that cost one action, by regime</source>
        <translation>cartas negras de una acción, por régimen</translation>
    </message>
    <message>
        <source>book</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>libro</translation>
    </message>
    <message>
        <source>bowler</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>bombín</translation>
    </message>
    <message>
        <source>breweries</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>cervecerías</translation>
    </message>
    <message>
        <source>brewery</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>cervecería</translation>
    </message>
    <message>
        <source>bribe</source>
        <extracomment>words.yaml: whys</extracomment>
        <translation>soborno</translation>
    </message>
    <message>
        <source>bridge</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>puente</translation>
    </message>
    <message>
        <source>brought to the hacendado</source>
        <translation>llevado al hacendado</translation>
    </message>
    <message>
        <source>bull</source>
        <extracomment>porfiriana/table/words/terms.py: Terms, counts and labels for texts; see also ``rules/term_words.py``. No Qt.</extracomment>
        <translation>toro</translation>
    </message>
    <message numerus="yes">
        <source>buys %n rifle(s)</source>
        <translation>
            <numerusform>compra %n fusil</numerusform>
            <numerusform>compra %n fusiles</numerusform>
        </translation>
    </message>
    <message>
        <source>buys [{card}]</source>
        <extracomment>porfiriana/robots/reasons.py: Reasons of robots: keys, storage format and translated sentences.</extracomment>
        <translation>compra [{card}]</translation>
    </message>
    <message>
        <source>buys land for {card}</source>
        <translation>compra tierra para {card}</translation>
    </message>
    <message>
        <source>buys {card}</source>
        <extracomment>porfiriana/table/words/labels.py: Actions as texts: buttons, instructions and log entries. No Qt.</extracomment>
        <translation>compra {card}</translation>
    </message>
    <message>
        <source>buys {card} as the event</source>
        <translation>compra {card} como suceso</translation>
    </message>
    <message>
        <source>buys {card} as the status quo</source>
        <translation>compra {card} como statu quo</translation>
    </message>
    <message>
        <source>by canal or ship</source>
        <translation>por canal o barco</translation>
    </message>
    <message>
        <source>by connection</source>
        <extracomment>porfiriana/table/sheets/overview.py: Overview of the game: turn, actions with prices, victory, icons and keys.</extracomment>
        <translation>según la conexión</translation>
    </message>
    <message>
        <source>by mule</source>
        <extracomment>porfiriana/table/words/terms.py: Terms, counts and labels for texts; see also ``rules/term_words.py``. No Qt.</extracomment>
        <translation>en mula</translation>
    </message>
    <message>
        <source>by rail</source>
        <extracomment>porfiriana/table/words/terms.py: Terms, counts and labels for texts; see also ``rules/term_words.py``. No Qt.</extracomment>
        <translation>por ferrocarril</translation>
    </message>
    <message>
        <source>by the event</source>
        <translation>por el evento</translation>
    </message>
    <message>
        <source>by the loan</source>
        <translation>por el préstamo</translation>
    </message>
    <message>
        <source>bytes that are not UTF-8</source>
        <translation>bytes que no son UTF-8</translation>
    </message>
    <message>
        <source>calf</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>becerro</translation>
    </message>
    <message>
        <source>campaign hat</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>sombrero de campaña</translation>
    </message>
    <message>
        <source>can be used against a rival later</source>
        <translation>más tarde podrá usarse contra un rival</translation>
    </message>
    <message>
        <source>can then win next turn: {seats}</source>
        <translation>posible victoria en el próximo turno: {seats}</translation>
    </message>
    <message>
        <source>can topple Díaz next turn, unless stopped</source>
        <translation>puede derrocar a Díaz el próximo turno, si nadie lo impide</translation>
    </message>
    <message>
        <source>can win by declaring</source>
        <translation>puede ganar al declararse</translation>
    </message>
    <message>
        <source>can win with it</source>
        <translation>puede ganar con él</translation>
    </message>
    <message>
        <source>canal or ship</source>
        <translation>canal o barco</translation>
    </message>
    <message>
        <source>canals and steamships</source>
        <translation>canales y vapores</translation>
    </message>
    <message>
        <source>cancel with a Spy</source>
        <translation>anular con un Espía</translation>
    </message>
    <message>
        <source>cancels the attack with {card}</source>
        <translation>anula el ataque con {card}</translation>
    </message>
    <message>
        <source>cannon</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>cañón</translation>
    </message>
    <message>
        <source>cannot be opened ({problem})</source>
        <translation>no se puede abrir ({problem})</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>no se puede leer</translation>
    </message>
    <message>
        <source>cannot be read (not a file)</source>
        <translation>no se puede leer (no es un archivo)</translation>
    </message>
    <message>
        <source>cannot be read (not a valid file name)</source>
        <translation>no se puede leer (nombre de archivo no válido)</translation>
    </message>
    <message>
        <source>cannot be read ({why})</source>
        <translation>no se puede leer ({why})</translation>
    </message>
    <message>
        <source>cannot be saved (error in the program)</source>
        <translation>no se puede guardar (error del programa)</translation>
    </message>
    <message>
        <source>cannot be understood</source>
        <translation>incomprensible</translation>
    </message>
    <message>
        <source>cannot be written (not a file)</source>
        <translation>no se puede escribir (no es un archivo)</translation>
    </message>
    <message>
        <source>cannot be written ({why})</source>
        <translation>no se puede escribir ({why})</translation>
    </message>
    <message>
        <source>cap</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>gorra</translation>
    </message>
    <message>
        <source>capitalization</source>
        <extracomment>words.yaml: whys</extracomment>
        <translation>capitalización</translation>
    </message>
    <message>
        <source>capitol</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>capitolio</translation>
    </message>
    <message>
        <source>card</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>carta</translation>
    </message>
    <message>
        <source>card {listed}</source>
        <extracomment>porfiriana/rules/agenda_checks.py: Consistency checks of the agenda and of the places of cards.</extracomment>
        <translation>carta {listed}</translation>
    </message>
    <message>
        <source>card {number} has no such oval</source>
        <translation>la carta {number} no tiene ese óvalo</translation>
    </message>
    <message>
        <source>card {number} is of type {kind}</source>
        <translation>la carta {number} es del tipo {kind}</translation>
    </message>
    <message>
        <source>card {number} is worth 0 here, so nobody can extort it</source>
        <translation>la carta {number} vale 0 aquí, así que nadie puede extorsionarla</translation>
    </message>
    <message>
        <source>cards</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>cartas</translation>
    </message>
    <message>
        <source>cards 134 to 166: orange, black</source>
        <translation>cartas 134 a 166: naranjas, negras</translation>
    </message>
    <message>
        <source>cards in all</source>
        <translation>cartas en total</translation>
    </message>
    <message>
        <source>cards of other industries</source>
        <translation>cartas de otras industrias</translation>
    </message>
    <message>
        <source>cards of the kind {kind}</source>
        <translation>cartas del tipo {kind}</translation>
    </message>
    <message>
        <source>cards that change to {regime}</source>
        <translation>cartas que cambian el régimen a {regime}</translation>
    </message>
    <message>
        <source>cards that change to {regime}, by kind</source>
        <translation>cartas que cambian el régimen a {regime}, por clase</translation>
    </message>
    <message>
        <source>cards {listed}</source>
        <extracomment>porfiriana/rules/agenda_checks.py: Consistency checks of the agenda and of the places of cards.</extracomment>
        <translation>cartas {listed}</translation>
    </message>
    <message>
        <source>carriage</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>carruaje</translation>
    </message>
    <message>
        <source>cart</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>carreta</translation>
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
        <translation>sotana</translation>
    </message>
    <message>
        <source>causes of Hacendados</source>
        <translation>causas de los Hacendados</translation>
    </message>
    <message>
        <source>causes whose faction or connection does not fit</source>
        <translation>causas cuya facción o conexión no encaja</translation>
    </message>
    <message>
        <source>ceilings of nations that are not in the game</source>
        <translation>topes de naciones que no están en el juego</translation>
    </message>
    <message>
        <source>chain on a rail oval</source>
        <translation>chain en un óvalo de ferrocarril</translation>
    </message>
    <message>
        <source>chain railroads</source>
        <extracomment>porfiriana/audit/enterprises.py: Facts about enterprises, partners and Hacendados.</extracomment>
        <translation>ferrocarriles en cadena</translation>
    </message>
    <message>
        <source>changes of regime that do not come first</source>
        <translation>cambios de régimen que no van primero</translation>
    </message>
    <message>
        <source>character {number}</source>
        <extracomment>porfiriana/workshop/card_sheets.py: Cards as rows of a spreadsheet, or as lines of a text file.</extracomment>
        <translation>carácter {number}</translation>
    </message>
    <message>
        <source>charro</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>charro</translation>
    </message>
    <message>
        <source>chimney</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>chimenea</translation>
    </message>
    <message>
        <source>chit {chit} is not in the bowl</source>
        <translation>la ficha {chit} no está en el cuenco</translation>
    </message>
    <message>
        <source>chooses an attitude</source>
        <translation>elige una actitud</translation>
    </message>
    <message>
        <source>chooses who goes without supply</source>
        <translation>elige quién se queda sin suministro</translation>
    </message>
    <message>
        <source>chooses {choice}</source>
        <extracomment>porfiriana/table/words/labels.py: Actions as texts: buttons, instructions and log entries. No Qt.</extracomment>
        <translation>elige {choice}</translation>
    </message>
    <message>
        <source>church</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>iglesia</translation>
    </message>
    <message>
        <source>cited cards marked as reconstructed</source>
        <translation>cartas citadas marcadas como reconstruidas</translation>
    </message>
    <message>
        <source>cited cards under another name</source>
        <translation>cartas citadas con otro nombre</translation>
    </message>
    <message>
        <source>city</source>
        <extracomment>mexican_adventure/table/inspection.py: Inspector content for zones and pieces that the reader may see. No Qt.</extracomment>
        <translation>ciudad</translation>
    </message>
    <message>
        <source>clear</source>
        <extracomment>mexican_adventure/table/words/terms.py: Names of the game's terms for players. No Qt.</extracomment>
        <translation>despejada</translation>
    </message>
    <message>
        <source>column {number}</source>
        <extracomment>porfiriana/workshop/card_sheets.py: Cards as rows of a spreadsheet, or as lines of a text file.</extracomment>
        <translation>columna {number}</translation>
    </message>
    <message>
        <source>combat in {zone}</source>
        <translation>combate en {zone}</translation>
    </message>
    <message>
        <source>comet</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>cometa</translation>
    </message>
    <message>
        <source>commits fraud: discards {card}</source>
        <translation>comete fraude: descarta {card}</translation>
    </message>
    <message>
        <source>common cards</source>
        <extracomment>words.yaml: places</extracomment>
        <translation>cartas comunes</translation>
    </message>
    <message>
        <source>confiscation</source>
        <extracomment>words.yaml: whys</extracomment>
        <translation>confiscación</translation>
    </message>
    <message>
        <source>connections</source>
        <extracomment>porfiriana/rules/card_text.py: Card effects as plain sentences, generated from the card data. porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>conexiones</translation>
    </message>
    <message>
        <source>connections in Unrest are worth nothing</source>
        <translation>las conexiones con Disturbios no valen nada</translation>
    </message>
    <message>
        <source>connects {card} {way}</source>
        <translation>conecta {card} {way}</translation>
    </message>
    <message>
        <source>conspiracies</source>
        <extracomment>porfiriana/audit/conflict.py: Facts about troops, Headlines, Topples, and orange and black cards.</extracomment>
        <translation>conspiraciones</translation>
    </message>
    <message>
        <source>conspiracies, antitrust and raids that are usable on oneself</source>
        <translation>conspiraciones, antimonopolio y redadas que uno puede usar contra sí mismo</translation>
    </message>
    <message>
        <source>copper</source>
        <extracomment>words.yaml: products</extracomment>
        <translation>cobre</translation>
    </message>
    <message>
        <source>corral</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>corral</translation>
    </message>
    <message>
        <source>corrected by you</source>
        <translation>corregida por ti</translation>
    </message>
    <message>
        <source>cost of banks</source>
        <translation>coste de los bancos</translation>
    </message>
    <message>
        <source>cost of chain railroads</source>
        <translation>coste de los ferrocarriles en cadena</translation>
    </message>
    <message>
        <source>cost of enterprises</source>
        <translation>coste de las empresas</translation>
    </message>
    <message>
        <source>cost of mines</source>
        <translation>coste de las minas</translation>
    </message>
    <message>
        <source>cost of ranches</source>
        <translation>coste de los ranchos</translation>
    </message>
    <message>
        <source>costs at most half of the gold</source>
        <translation>cuesta como mucho la mitad del oro</translation>
    </message>
    <message>
        <source>could be played</source>
        <translation>se podría jugar</translation>
    </message>
    <message>
        <source>could drive an extorter from {card}</source>
        <translation>podría expulsar de {card} a la tropa que extorsiona</translation>
    </message>
    <message>
        <source>could extort {card}</source>
        <translation>podría extorsionar {card}</translation>
    </message>
    <message>
        <source>could guard {card}, which has no troop</source>
        <translation>podría proteger {card}, que no tiene tropa</translation>
    </message>
    <message>
        <source>counter at {number}</source>
        <translation>ficha en {number}</translation>
    </message>
    <message>
        <source>courts and the Postal Service</source>
        <translation>tribunales y Postal Service</translation>
    </message>
    <message>
        <source>crate</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>caja</translation>
    </message>
    <message>
        <source>creates an IOU</source>
        <translation>genera un pagaré</translation>
    </message>
    <message>
        <source>cross</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>cruz</translation>
    </message>
    <message>
        <source>cubes</source>
        <extracomment>porfiriana/table/scene/looks.py: Looks of single items on the table.</extracomment>
        <translation>cubos</translation>
    </message>
    <message>
        <source>cuts a rival&apos;s income to {income} gold</source>
        <translation>baja los ingresos de un rival a {income} de oro</translation>
    </message>
    <message>
        <source>cuts {rival}&apos;s income to {income} gold</source>
        <translation>baja los ingresos de {rival} a {income} de oro</translation>
    </message>
    <message>
        <source>deal</source>
        <extracomment>words.yaml: whys</extracomment>
        <translation>trato</translation>
    </message>
    <message>
        <source>deal {code}</source>
        <extracomment>desk/view/game_view.py: The main widget of a game: table view, dock panels and their controllers. porfiriana/table/game_table.py: Integration of Pax Porfiriana, see ``paxdesk/desk/protocol/table_game.py``. porfiriana/table/words/questions.py: Questions to the players, and summaries of a game. No Qt.</extracomment>
        <translation>reparto {code}</translation>
    </message>
    <message>
        <source>deck {code}</source>
        <extracomment>porfiriana/table/words/terms.py: Terms, counts and labels for texts; see also ``rules/term_words.py``. No Qt.</extracomment>
        <translation>código del mazo {code}</translation>
    </message>
    <message>
        <source>declares for {kind}</source>
        <translation>se declara por la {kind}</translation>
    </message>
    <message>
        <source>declines</source>
        <extracomment>porfiriana/table/words/labels.py: Actions as texts: buttons, instructions and log entries. No Qt.</extracomment>
        <translation>renuncia</translation>
    </message>
    <message>
        <source>depleted equipment</source>
        <extracomment>words.yaml: harms</extracomment>
        <translation>material mermado</translation>
    </message>
    <message>
        <source>depleted troops</source>
        <extracomment>words.yaml: harms</extracomment>
        <translation>tropas mermadas</translation>
    </message>
    <message>
        <source>desert</source>
        <extracomment>mexican_adventure/table/words/terms.py: Names of the game's terms for players. No Qt.</extracomment>
        <translation>desierto</translation>
    </message>
    <message>
        <source>dice, each from 1 to 6</source>
        <translation>dados, cada uno de 1 a 6</translation>
    </message>
    <message>
        <source>die 0–{highest}: {chance}</source>
        <translation>dado 0–{highest}: {chance}</translation>
    </message>
    <message>
        <source>die {number}</source>
        <extracomment>mexican_adventure/table/words/event_text.py: Texts on chits, events, combats and atrocities. No Qt.</extracomment>
        <translation>dado {number}</translation>
    </message>
    <message>
        <source>different abilities of Hacendados</source>
        <translation>capacidades distintas de los Hacendados</translation>
    </message>
    <message>
        <source>disbands {card}</source>
        <extracomment>porfiriana/table/words/labels.py: Actions as texts: buttons, instructions and log entries. No Qt.</extracomment>
        <translation>disuelve {card}</translation>
    </message>
    <message>
        <source>discarded</source>
        <extracomment>words.yaml: fates</extracomment>
        <translation>descartada</translation>
    </message>
    <message>
        <source>discards {card}</source>
        <extracomment>porfiriana/table/words/labels.py: Actions as texts: buttons, instructions and log entries. No Qt.</extracomment>
        <translation>descarta {card}</translation>
    </message>
    <message>
        <source>discards {card} first</source>
        <translation>descarta primero {card}</translation>
    </message>
    <message>
        <source>does something with a hidden card</source>
        <translation>hace algo con una carta oculta</translation>
    </message>
    <message>
        <source>done</source>
        <extracomment>desk/home/ladder_sheet.py: Ladder of solo opponents, from the easiest to the strongest, with progress.</extracomment>
        <translation>hecho</translation>
    </message>
    <message>
        <source>dress</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>vestido</translation>
    </message>
    <message>
        <source>drives out an extorter</source>
        <translation>expulsa a una tropa que extorsiona</translation>
    </message>
    <message>
        <source>drops the {faction} faction</source>
        <translation>descarta la facción {faction}</translation>
    </message>
    <message>
        <source>drum</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>tambor</translation>
    </message>
    <message>
        <source>due today</source>
        <extracomment>desk/puzzles.py: Sheet with all puzzles by theme, and the note of a puzzle.</extracomment>
        <translation>toca hoy</translation>
    </message>
    <message>
        <source>duplicate card {number}, already on line {line}</source>
        <translation>carta {number} duplicada, ya está en la línea {line}</translation>
    </message>
    <message>
        <source>duplicate key “{key}”</source>
        <translation>clave «{key}» duplicada</translation>
    </message>
    <message>
        <source>duplicate key “{name}”, first used on line {first}</source>
        <translation>clave «{name}» duplicada, usada antes en la línea {first}</translation>
    </message>
    <message>
        <source>duplicate name</source>
        <extracomment>mexican_adventure/scenarios.py: Scenario files of this game: given positions, preset dice and draws, paths and steps.</extracomment>
        <translation>nombre duplicado</translation>
    </message>
    <message>
        <source>duplicate name “{name}”</source>
        <translation>nombre «{name}» duplicado</translation>
    </message>
    <message>
        <source>duplicate names</source>
        <extracomment>porfiriana/audit/deck.py: Facts about the whole deck: numbers, kinds, vocabulary, provenance, prestige, regime changes.</extracomment>
        <translation>nombres duplicados</translation>
    </message>
    <message>
        <source>duplicate number</source>
        <extracomment>porfiriana/workshop/own_files.py: The player's own files: corrected cards and puzzles.</extracomment>
        <translation>número duplicado</translation>
    </message>
    <message>
        <source>duplicate number, first used in {name}, line {line}</source>
        <translation>número duplicado, usado antes en {name}, línea {line}</translation>
    </message>
    <message>
        <source>each card once</source>
        <translation>cada carta una sola vez</translation>
    </message>
    <message>
        <source>each chit from {first} to {last} once</source>
        <translation>cada ficha de {first} a {last} una vez</translation>
    </message>
    <message>
        <source>each leader once</source>
        <translation>cada líder una vez</translation>
    </message>
    <message>
        <source>each number once</source>
        <translation>cada número una sola vez</translation>
    </message>
    <message>
        <source>each word once</source>
        <translation>cada palabra una sola vez</translation>
    </message>
    <message>
        <source>each zone once</source>
        <translation>cada zona una vez</translation>
    </message>
    <message>
        <source>eagle</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>águila</translation>
    </message>
    <message>
        <source>earns nothing</source>
        <extracomment>porfiriana/table/words/consequences.py: Consequences of an action, computed on a copy of the position. No Qt.</extracomment>
        <translation>no da nada</translation>
    </message>
    <message>
        <source>earns whatever the next buyer pays for that card</source>
        <translation>cobra lo que pague por esa carta el próximo comprador</translation>
    </message>
    <message>
        <source>effects that need a target</source>
        <translation>efectos que necesitan un objetivo</translation>
    </message>
    <message>
        <source>eliminated</source>
        <extracomment>mexican_adventure/table/sheets/workshop_sheets.py: Editor of positions and puzzles: pieces are dragged, stacks are clicked.</extracomment>
        <translation>eliminado</translation>
    </message>
    <message>
        <source>eliminated equipment</source>
        <extracomment>words.yaml: harms</extracomment>
        <translation>material eliminado</translation>
    </message>
    <message>
        <source>eliminated troops</source>
        <extracomment>words.yaml: harms</extracomment>
        <translation>tropas eliminadas</translation>
    </message>
    <message numerus="yes">
        <source>embarks %n French FP</source>
        <translation>
            <numerusform>embarca %n PF francés</numerusform>
            <numerusform>embarca %n PF franceses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>embarks %n French leader(s)</source>
        <translation>
            <numerusform>embarca %n líder francés</numerusform>
            <numerusform>embarca %n líderes franceses</numerusform>
        </translation>
    </message>
    <message>
        <source>end</source>
        <extracomment>porfiriana/robots/reasons.py: Reasons of robots: keys, storage format and translated sentences.</extracomment>
        <translation>fin</translation>
    </message>
    <message>
        <source>end the turn</source>
        <translation>terminar el turno</translation>
    </message>
    <message>
        <source>ends the Depression</source>
        <translation>acaba con la Depresión</translation>
    </message>
    <message>
        <source>ends the Depression this turn</source>
        <translation>acaba con la Depresión este turno</translation>
    </message>
    <message>
        <source>ends the turn</source>
        <translation>termina el turno</translation>
    </message>
    <message>
        <source>enough to win</source>
        <translation>suficiente para ganar</translation>
    </message>
    <message>
        <source>enterprise</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts. porfiriana/table/faces/attack.py: Faces of orange and black cards.</extracomment>
        <translation>empresa</translation>
    </message>
    <message>
        <source>enterprise, partner or troop</source>
        <translation>enterprise, partner o troop</translation>
    </message>
    <message>
        <source>enterprises</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts. porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>empresas</translation>
    </message>
    <message>
        <source>enterprises in {district}</source>
        <translation>empresas en {district}</translation>
    </message>
    <message>
        <source>enterprises that cost more than 5 gold per cube in the Pax</source>
        <translation>empresas que cuestan más de 5 de oro por cubo en la Pax</translation>
    </message>
    <message>
        <source>enterprises that jail without slaves</source>
        <translation>empresas sin esclavos que encarcelan</translation>
    </message>
    <message>
        <source>enterprises with a prestige other than Loyalty</source>
        <translation>empresas con un prestigio distinto de la Lealtad</translation>
    </message>
    <message>
        <source>enterprises {gold}</source>
        <extracomment>sierra_madre/table/phase_page.py: Page of the phase: heading, current situation, proposed rows and steps.</extracomment>
        <translation>empresas {gold}</translation>
    </message>
    <message>
        <source>estate</source>
        <extracomment>words.yaml: whys</extracomment>
        <translation>herencia</translation>
    </message>
    <message>
        <source>event</source>
        <extracomment>sierra_madre/rules/actions.py: Entries: each is a function; its line is the verb followed by the arguments. words.yaml: whys words.yaml: places</extracomment>
        <translation>evento</translation>
    </message>
    <message>
        <source>every card</source>
        <extracomment>porfiriana/table/sheets/card_fields.py: Rows of a form that show and edit the fields of a card.</extracomment>
        <translation>todas las cartas</translation>
    </message>
    <message>
        <source>every number from {first} to {last}</source>
        <translation>todos los números del {first} al {last}</translation>
    </message>
    <message>
        <source>everything you can do with it</source>
        <translation>todo lo que puedes hacer con ello</translation>
    </message>
    <message>
        <source>exactly one</source>
        <extracomment>porfiriana/rules/deck_reading.py: Strict reading of card files; the classes of ``cards.py`` are the schema.</extracomment>
        <translation>exactamente una</translation>
    </message>
    <message>
        <source>expected 2 seats, not {seats}</source>
        <translation>se esperaban 2 asientos, no {seats}</translation>
    </message>
    <message>
        <source>expected a list</source>
        <translation>se esperaba una lista</translation>
    </message>
    <message>
        <source>expected a list of {number} items</source>
        <translation>se esperaba una lista de {number} elementos</translation>
    </message>
    <message>
        <source>expected a number as key, not “{key}”</source>
        <translation>se esperaba un número como clave, no «{key}»</translation>
    </message>
    <message>
        <source>expected a title of one line with at most {most} characters</source>
        <translation>se esperaba un título de una línea y, como máximo, {most} caracteres</translation>
    </message>
    <message>
        <source>expected a whole number</source>
        <translation>se esperaba un número entero</translation>
    </message>
    <message>
        <source>expected a whole number, not {text}</source>
        <translation>se esperaba un número entero, no {text}</translation>
    </message>
    <message>
        <source>expected as many seats as players ({people}), not {seats}</source>
        <translation>número de asientos ({seats}) distinto del de jugadores ({people})</translation>
    </message>
    <message>
        <source>expected at most {most} characters</source>
        <translation>se esperaban, como máximo, {most} caracteres</translation>
    </message>
    <message>
        <source>expected keys with values</source>
        <translation>se esperaban claves con valores</translation>
    </message>
    <message>
        <source>expected one line of text with at most {number} characters</source>
        <translation>se esperaba un texto de una línea y, como máximo, {number} caracteres</translation>
    </message>
    <message>
        <source>expected one of {words}</source>
        <translation>se esperaba una de estas palabras: {words}</translation>
    </message>
    <message>
        <source>expected text</source>
        <extracomment>files/record_codec.py: Strict conversion of records to plain JSON data and back.</extracomment>
        <translation>se esperaba un texto</translation>
    </message>
    <message>
        <source>expected true or false</source>
        <translation>se esperaba true o false</translation>
    </message>
    <message>
        <source>extorted by {troop}, {owner}</source>
        <translation>extorsionada por {troop}, {owner}</translation>
    </message>
    <message>
        <source>extorts where a human player has a troop</source>
        <translation>extorsiona donde hay una tropa de un jugador humano</translation>
    </message>
    <message>
        <source>extorts where there is no troop</source>
        <translation>extorsiona donde no hay tropa</translation>
    </message>
    <message>
        <source>face down under a leader</source>
        <translation>boca abajo bajo un líder</translation>
    </message>
    <message>
        <source>factories</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>fábricas</translation>
    </message>
    <message>
        <source>factory</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>fábrica</translation>
    </message>
    <message>
        <source>farm</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>granja</translation>
    </message>
    <message>
        <source>farms</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>granjas</translation>
    </message>
    <message>
        <source>fewer than 0 to place</source>
        <translation>menos de 0 por colocar</translation>
    </message>
    <message>
        <source>fights in {zone}</source>
        <translation>combate en {zone}</translation>
    </message>
    <message>
        <source>filters that match fewer than {number} cards</source>
        <translation>filtros que coinciden con menos de {number} cartas</translation>
    </message>
    <message>
        <source>filters that no card uses</source>
        <translation>filtros que ninguna carta usa</translation>
    </message>
    <message>
        <source>finished game not yet sent to {names}</source>
        <translation>partida terminada aún no enviada a {names}</translation>
    </message>
    <message>
        <source>fits an enterprise in hand</source>
        <translation>encaja con una empresa que hay en la mano</translation>
    </message>
    <message>
        <source>flag</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>bandera</translation>
    </message>
    <message>
        <source>foot {0}</source>
        <extracomment>porfiriana/table/words/terms.py: Terms, counts and labels for texts; see also ``rules/term_words.py``. No Qt.</extracomment>
        <translation>a pie {0}</translation>
    </message>
    <message>
        <source>for a Guerrilla</source>
        <translation>por una Guerrilla</translation>
    </message>
    <message>
        <source>for certain</source>
        <extracomment>mexican_adventure/table/puzzles.py: Puzzles of The Mexican Adventure at the table: their sessions and texts.</extracomment>
        <translation>con seguridad</translation>
    </message>
    <message>
        <source>for improving</source>
        <extracomment>mexican_adventure/table/words/event_text.py: Texts on chits, events, combats and atrocities. No Qt.</extracomment>
        <translation>por mejoras</translation>
    </message>
    <message>
        <source>for later, as it costs {cost} gold to play and {gold} gold is left</source>
        <translation>para después: jugarla cuesta {cost} de oro, y solo hay {gold}</translation>
    </message>
    <message>
        <source>for new troops</source>
        <translation>por tropas nuevas</translation>
    </message>
    <message>
        <source>for supply</source>
        <extracomment>mexican_adventure/table/words/event_text.py: Texts on chits, events, combats and atrocities. No Qt.</extracomment>
        <translation>por suministro</translation>
    </message>
    <message>
        <source>for the order</source>
        <translation>por la orden</translation>
    </message>
    <message>
        <source>forest</source>
        <extracomment>mexican_adventure/table/words/terms.py: Names of the game's terms for players. No Qt.</extracomment>
        <translation>bosque</translation>
    </message>
    <message>
        <source>fort</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>fuerte</translation>
    </message>
    <message>
        <source>fortress</source>
        <extracomment>mexican_adventure/table/words/event_text.py: Texts on chits, events, combats and atrocities. No Qt.</extracomment>
        <translation>fortaleza</translation>
    </message>
    <message>
        <source>fortress {value}</source>
        <extracomment>mexican_adventure/table/inspection.py: Inspector content for zones and pieces that the reader may see. No Qt.</extracomment>
        <translation>fortaleza {value}</translation>
    </message>
    <message numerus="yes">
        <source>found a list of %n item(s)</source>
        <translation>
            <numerusform>se encontró una lista de %n elemento</numerusform>
            <numerusform>se encontró una lista de %n elementos</numerusform>
        </translation>
    </message>
    <message>
        <source>found {what}</source>
        <extracomment>strict_yaml.py: Strict YAML: nodes with line numbers, and readers that never coerce.</extracomment>
        <translation>se encontró {what}</translation>
    </message>
    <message>
        <source>found “{value}”</source>
        <extracomment>porfiriana/workshop/card_lines.py: Cards as lines of text, such as ``mine C 4 · foot &gt; mule 2 &gt; rail 5``. porfiriana/workshop/card_sheets.py: Cards as rows of a spreadsheet, or as lines of a text file. porfiriana/workshop/line_tokens.py: Tokens of a card line, and a cursor that reads values from them.</extracomment>
        <translation>encontrado: «{value}»</translation>
    </message>
    <message>
        <source>free</source>
        <extracomment>porfiriana/table/affordance_rows.py: Menu entries and inspector rows for the actions at a spot. porfiriana/table/words/consequences.py: Consequences of an action, computed on a copy of the position. No Qt.</extracomment>
        <translation>gratis</translation>
    </message>
    <message>
        <source>free {cards}</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>{cards} sin esclavos</translation>
    </message>
    <message>
        <source>from a prepared position</source>
        <translation>desde una posición preparada</translation>
    </message>
    <message>
        <source>from zones</source>
        <extracomment>mexican_adventure/table/inspection.py: Inspector content for zones and pieces that the reader may see. No Qt. mexican_adventure/table/words/event_text.py: Texts on chits, events, combats and atrocities. No Qt.</extracomment>
        <translation>gracias a las zonas</translation>
    </message>
    <message>
        <source>from {0}</source>
        <extracomment>porfiriana/table/affordance_rows.py: Menu entries and inspector rows for the actions at a spot.</extracomment>
        <translation>desde {0}</translation>
    </message>
    <message>
        <source>gains {gold} gold</source>
        <translation>da {gold} de oro</translation>
    </message>
    <message>
        <source>gains {gold} gold this turn</source>
        <translation>da {gold} de oro este turno</translation>
    </message>
    <message>
        <source>generals</source>
        <extracomment>porfiriana/audit/enterprises.py: Facts about enterprises, partners and Hacendados.</extracomment>
        <translation>generales</translation>
    </message>
    <message>
        <source>give</source>
        <extracomment>words.yaml: choices</extracomment>
        <translation>dar</translation>
    </message>
    <message>
        <source>gives a chit to the opponent</source>
        <translation>da una ficha al rival</translation>
    </message>
    <message>
        <source>gold</source>
        <extracomment>porfiriana/table/sheets/overview.py: Overview of the game: turn, actions with prices, victory, icons and keys. words.yaml: icons</extracomment>
        <translation>oro</translation>
    </message>
    <message>
        <source>gold and silver</source>
        <translation>oro y plata</translation>
    </message>
    <message>
        <source>government troops that are not cheaper by rail than on foot</source>
        <translation>tropas del gobierno que no son más baratas en tren que a pie</translation>
    </message>
    <message>
        <source>guards an enterprise without a troop</source>
        <translation>protege una empresa sin tropa</translation>
    </message>
    <message>
        <source>guards the enterprise</source>
        <translation>protege la empresa</translation>
    </message>
    <message>
        <source>guards {card}</source>
        <extracomment>porfiriana/robots/planner/plan_reasons.py: Reasons for the actions of a plan, from the positions before and after.</extracomment>
        <translation>protege {card}</translation>
    </message>
    <message>
        <source>guerrillas that are not cheaper on foot than by rail</source>
        <translation>guerrillas que no son más baratas a pie que en tren</translation>
    </message>
    <message>
        <source>guerrillas that cost 6, 3 and 1</source>
        <translation>guerrillas que cuestan 6, 3 y 1</translation>
    </message>
    <message>
        <source>gun store</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>armería</translation>
    </message>
    <message>
        <source>gun stores</source>
        <extracomment>porfiriana/audit/enterprises.py: Facts about enterprises, partners and Hacendados. porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>armerías</translation>
    </message>
    <message>
        <source>gun stores 57 and 77: district</source>
        <translation>armerías 57 y 77: distrito</translation>
    </message>
    <message>
        <source>gun stores that do not hold 1 cube, pay 2, and connect for at most 2</source>
        <translation>armerías que no tienen 1 cubo, no pagan 2 o conectan por más de 2</translation>
    </message>
    <message>
        <source>hacienda</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>hacienda</translation>
    </message>
    <message>
        <source>hair</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>pelo</translation>
    </message>
    <message>
        <source>has fewer cards of that faction</source>
        <translation>tiene menos cartas de esa facción</translation>
    </message>
    <message>
        <source>has joined but is away</source>
        <translation>se ha unido, pero está ausente</translation>
    </message>
    <message>
        <source>has left the game</source>
        <translation>ha dejado la partida</translation>
    </message>
    <message>
        <source>has more of that prestige than the other Pax-o-matic</source>
        <translation>tiene más de ese prestigio que el otro Pax-o-matic</translation>
    </message>
    <message>
        <source>has not scanned the code yet</source>
        <translation>aún no ha escaneado el código</translation>
    </message>
    <message>
        <source>has not used the link yet</source>
        <translation>aún no ha usado el enlace</translation>
    </message>
    <message>
        <source>has the most of that prestige</source>
        <translation>es quien más tiene de ese prestigio</translation>
    </message>
    <message>
        <source>headframe</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>castillete</translation>
    </message>
    <message>
        <source>headline</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts. porfiriana/table/faces/attack.py: Faces of orange and black cards.</extracomment>
        <translation>Titular</translation>
    </message>
    <message>
        <source>headlines</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>Titulares</translation>
    </message>
    <message>
        <source>headlines that change the regime</source>
        <translation>Titulares que cambian el régimen</translation>
    </message>
    <message>
        <source>headlines with gold, land, Unrest of one&apos;s choice, nationalization, pay to keep</source>
        <translation>Titulares con oro, tierra, Disturbios a elección, nacionalización, pagar para conservar</translation>
    </message>
    <message>
        <source>headquarters {number}</source>
        <extracomment>mexican_adventure/table/inspection.py: Inspector content for zones and pieces that the reader may see. No Qt. mexican_adventure/table/scene/board.py: Items on the map: zones, stacks, ships, headquarters, markers and the overlay of control.</extracomment>
        <translation>cuartel general {number}</translation>
    </message>
    <message>
        <source>heir</source>
        <extracomment>sierra_madre/table/drawing.py: Layout and painting of the table: strip, quarter, calendars, edge and page. words.yaml: traits</extracomment>
        <translation>heredero</translation>
    </message>
    <message>
        <source>hold</source>
        <extracomment>mexican_adventure/table/words/event_text.py: Texts on chits, events, combats and atrocities. No Qt.</extracomment>
        <translation>defensa</translation>
    </message>
    <message>
        <source>horse</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>caballo</translation>
    </message>
    <message>
        <source>hotel</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>hotel</translation>
    </message>
    <message>
        <source>hotels</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>hoteles</translation>
    </message>
    <message>
        <source>hurts most</source>
        <extracomment>porfiriana/robots/reasons.py: Reasons of robots: keys, storage format and translated sentences.</extracomment>
        <translation>es lo que más daña</translation>
    </message>
    <message>
        <source>improves troops in {zones}</source>
        <translation>mejora tropas en {zones}</translation>
    </message>
    <message>
        <source>in Jail</source>
        <extracomment>porfiriana/robots/reasons.py: Reasons of robots: keys, storage format and translated sentences.</extracomment>
        <translation>en la Cárcel</translation>
    </message>
    <message>
        <source>in a format that this version cannot read</source>
        <translation>en un formato que esta versión no puede leer</translation>
    </message>
    <message>
        <source>in a format that this version cannot read; a newer Pax Desk can</source>
        <translation>en un formato que esta versión no puede leer; un Pax Desk más reciente sí puede</translation>
    </message>
    <message>
        <source>in hand</source>
        <extracomment>mexican_adventure/table/inspection.py: Inspector content for zones and pieces that the reader may see. No Qt.</extracomment>
        <translation>en mano</translation>
    </message>
    <message>
        <source>in its oval</source>
        <translation>en su óvalo</translation>
    </message>
    <message>
        <source>in the bowl</source>
        <translation>en el cuenco</translation>
    </message>
    <message>
        <source>income and a third of the other gold pay for that many</source>
        <translation>los ingresos y un tercio del resto del oro alcanzan para ese número de cartas</translation>
    </message>
    <message>
        <source>income rises to {income} gold this turn</source>
        <translation>los ingresos suben a {income} de oro este turno</translation>
    </message>
    <message>
        <source>income that does not fit the industry</source>
        <translation>ingresos que no encajan con la industria</translation>
    </message>
    <message>
        <source>industries that no card uses</source>
        <translation>industrias que ninguna carta usa</translation>
    </message>
    <message>
        <source>investment capital</source>
        <extracomment>words.yaml: whys</extracomment>
        <translation>capital de inversión</translation>
    </message>
    <message>
        <source>investors (free sale)</source>
        <translation>inversores (venta libre)</translation>
    </message>
    <message>
        <source>is a folder; name a file</source>
        <translation>es una carpeta; indica un archivo</translation>
    </message>
    <message>
        <source>is at</source>
        <extracomment>words.yaml: traits</extracomment>
        <translation>está en</translation>
    </message>
    <message>
        <source>is at the table</source>
        <translation>está en la mesa</translation>
    </message>
    <message>
        <source>is away; a robot plays for now</source>
        <translation>está ausente; por ahora juega un robot</translation>
    </message>
    <message>
        <source>is expected</source>
        <extracomment>web/page.py: Page of a seat in a browser: its content and its requests.</extracomment>
        <translation>aún no ha llegado</translation>
    </message>
    <message>
        <source>is finished</source>
        <extracomment>mexican_adventure/table/words/labels.py: Actions as text: lines of the log, labels, consequences and refusals. No Qt.</extracomment>
        <translation>ha terminado</translation>
    </message>
    <message>
        <source>is here</source>
        <extracomment>web/page.py: Page of a seat in a browser: its content and its requests.</extracomment>
        <translation>ya está aquí</translation>
    </message>
    <message>
        <source>is open in another window</source>
        <translation>está abierta en otra ventana</translation>
    </message>
    <message>
        <source>is you</source>
        <extracomment>desk/sheets/network_sheets.py: Sheets of network play: seats, links to a table, and joining.</extracomment>
        <translation>eres tú</translation>
    </message>
    <message>
        <source>it contradicts the rules</source>
        <translation>contradice las reglas</translation>
    </message>
    <message>
        <source>it has bought a card in this turn</source>
        <translation>ha comprado una carta en este turno</translation>
    </message>
    <message>
        <source>it has bought {cards} in this turn</source>
        <translation>ha comprado {cards} en este turno</translation>
    </message>
    <message>
        <source>it has laid {cubes} on the market in this turn</source>
        <translation>ha puesto {cubes} en el mercado en este turno</translation>
    </message>
    <message>
        <source>it has no actions left</source>
        <translation>al robot no le quedan acciones</translation>
    </message>
    <message>
        <source>it has no card in hand</source>
        <translation>no tiene cartas en la mano</translation>
    </message>
    <message>
        <source>it has no partner in play</source>
        <translation>no tiene socios en juego</translation>
    </message>
    <message>
        <source>it has no troop in play</source>
        <translation>no tiene tropas en juego</translation>
    </message>
    <message>
        <source>it has played a card in this turn</source>
        <translation>ha jugado una carta en este turno</translation>
    </message>
    <message>
        <source>it has {cards} in hand, and its hand is full with {limit}</source>
        <translation>tiene {cards} en la mano, y el límite es {limit}</translation>
    </message>
    <message>
        <source>it has {cubes} in reserve and no card to lay one on</source>
        <translation>tiene {cubes} en la reserva y ninguna carta donde poner uno</translation>
    </message>
    <message>
        <source>it is not in Jail</source>
        <translation>no está en la Cárcel</translation>
    </message>
    <message>
        <source>its Strife costs a human player more cards</source>
        <translation>su Discordia cuesta más cartas a un jugador humano</translation>
    </message>
    <message>
        <source>its column</source>
        <extracomment>porfiriana/table/sheets/overview.py: Overview of the game: turn, actions with prices, victory, icons and keys.</extracomment>
        <translation>su columna</translation>
    </message>
    <message>
        <source>its disk does not support file locking ({why}), so games are not saved automatically; save to a file instead</source>
        <translation>su disco no admite el bloqueo de archivos ({why}), así que las partidas no se guardan automáticamente; guárdalas en un archivo</translation>
    </message>
    <message>
        <source>its enterprises have {disks} Unrest, and with {gold} it can remove none</source>
        <translation>Disturbios en sus empresas: {disks}; con {gold} no puede quitar ninguno</translation>
    </message>
    <message>
        <source>its extorted enterprises still hold {cubes} of the robot, or Unrest</source>
        <translation>sus empresas extorsionadas aún tienen Disturbios o {cubes} del robot</translation>
    </message>
    <message>
        <source>its hand is full</source>
        <translation>su mano está llena</translation>
    </message>
    <message>
        <source>its hand of {cards} holds no attack with a target for {gold}</source>
        <translation>su mano de {cards} no contiene ningún ataque con objetivo por {gold}</translation>
    </message>
    <message>
        <source>its hand of {cards} holds no enterprise that it can play for {gold}</source>
        <translation>su mano de {cards} no contiene ninguna empresa que pueda jugar por {gold}</translation>
    </message>
    <message>
        <source>its hand of {cards} holds no partner that it can play for {gold}</source>
        <translation>su mano de {cards} no contiene ningún socio que pueda jugar por {gold}</translation>
    </message>
    <message>
        <source>its hand of {cards} holds no troop that drives out, guards or extorts for {gold}</source>
        <translation>su mano de {cards} no contiene ninguna tropa que expulse, proteja o extorsione por {gold}</translation>
    </message>
    <message>
        <source>its password protection is damaged</source>
        <translation>su protección con contraseña está dañada</translation>
    </message>
    <message>
        <source>its regime takes the lead from a human player or gives it to the robot</source>
        <translation>su régimen quita la ventaja a un jugador humano o se la da al robot</translation>
    </message>
    <message>
        <source>jail immunity</source>
        <extracomment>porfiriana/audit/enterprises.py: Facts about enterprises, partners and Hacendados.</extracomment>
        <translation>inmunidad a la cárcel</translation>
    </message>
    <message>
        <source>jailed</source>
        <extracomment>sierra_madre/rules/actions.py: Entries: each is a function; its line is the verb followed by the arguments. sierra_madre/table/drawing.py: Layout and painting of the table: strip, quarter, calendars, edge and page. words.yaml: traits</extracomment>
        <translation>preso</translation>
    </message>
    <message>
        <source>keeps Frenchmen as Imperial Mexicans</source>
        <translation>conserva franceses como mexicanos imperiales</translation>
    </message>
    <message>
        <source>keeps a chit</source>
        <translation>se queda con una ficha</translation>
    </message>
    <message>
        <source>keeps nothing</source>
        <extracomment>porfiriana/table/words/labels.py: Actions as texts: buttons, instructions and log entries. No Qt.</extracomment>
        <translation>no conserva nada</translation>
    </message>
    <message>
        <source>keeps one card</source>
        <translation>conserva una carta</translation>
    </message>
    <message>
        <source>keeps {count} cards</source>
        <translation>conserva {count} cartas</translation>
    </message>
    <message>
        <source>kepi</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>quepis</translation>
    </message>
    <message>
        <source>keys with values</source>
        <translation>un conjunto de claves y valores</translation>
    </message>
    <message>
        <source>killed</source>
        <extracomment>words.yaml: statuses words.yaml: choices</extracomment>
        <translation>muerto</translation>
    </message>
    <message>
        <source>kinds of prestige that can be defended</source>
        <translation>clases de prestigio que se pueden defender</translation>
    </message>
    <message>
        <source>kinds that do not fit the number</source>
        <translation>clases que no encajan con el número</translation>
    </message>
    <message>
        <source>lamp</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>lámpara</translation>
    </message>
    <message>
        <source>land</source>
        <extracomment>porfiriana/rules/card_text.py: Card effects as plain sentences, generated from the card data. porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>tierra</translation>
    </message>
    <message>
        <source>land is wanted there first</source>
        <translation>ahí interesa antes la tierra</translation>
    </message>
    <message>
        <source>landing</source>
        <extracomment>mexican_adventure/table/words/event_text.py: Texts on chits, events, combats and atrocities. No Qt.</extracomment>
        <translation>desembarco</translation>
    </message>
    <message>
        <source>landing in {zone}: {fps}</source>
        <translation>desembarco en {zone}: {fps}</translation>
    </message>
    <message>
        <source>lantern</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>farol</translation>
    </message>
    <message>
        <source>later: it can make {kind} count</source>
        <translation>más tarde: puede hacer que cuente la {kind}</translation>
    </message>
    <message>
        <source>lawsuit</source>
        <extracomment>words.yaml: choices</extracomment>
        <translation>pleito</translation>
    </message>
    <message>
        <source>laying a missing cube costs nothing</source>
        <translation>poner el cubo que falta no cuesta nada</translation>
    </message>
    <message>
        <source>leader</source>
        <extracomment>mexican_adventure/table/words/event_text.py: Texts on chits, events, combats and atrocities. No Qt.</extracomment>
        <translation>líder</translation>
    </message>
    <message>
        <source>leaders that this side cannot place</source>
        <translation>líderes que este bando no puede colocar</translation>
    </message>
    <message>
        <source>leadership</source>
        <extracomment>sierra_madre/rules/actions.py: Entries: each is a function; its line is the verb followed by the arguments. words.yaml: traits</extracomment>
        <translation>liderazgo</translation>
    </message>
    <message>
        <source>leadership {number}</source>
        <extracomment>sierra_madre/table/drawing.py: Layout and painting of the table: strip, quarter, calendars, edge and page.</extracomment>
        <translation>liderazgo {number}</translation>
    </message>
    <message>
        <source>leaves the game</source>
        <translation>sale de la partida</translation>
    </message>
    <message>
        <source>leaves the headquarters where it is</source>
        <translation>deja el cuartel general donde está</translation>
    </message>
    <message>
        <source>leaves the other Pax-o-matic its sure win</source>
        <translation>deja al otro Pax-o-matic su victoria segura</translation>
    </message>
    <message numerus="yes">
        <source>line of communication: %n zone(s) to the headquarters</source>
        <translation>
            <numerusform>línea de comunicación: %n zona hasta el cuartel general</numerusform>
            <numerusform>línea de comunicación: %n zonas hasta el cuartel general</numerusform>
        </translation>
    </message>
    <message>
        <source>line {line}: {problem}.</source>
        <translation>línea {line}: {problem}.</translation>
    </message>
    <message>
        <source>lists and maps nested too deeply</source>
        <translation>listas y mapas anidados a demasiada profundidad</translation>
    </message>
    <message>
        <source>lists and maps nested too deeply for a saved game</source>
        <translation>listas y mapas anidados a demasiada profundidad para una partida guardada</translation>
    </message>
    <message>
        <source>looks at this screen</source>
        <translation>mira esta pantalla</translation>
    </message>
    <message>
        <source>loses the Rural Guards</source>
        <translation>pierde las Guardias rurales</translation>
    </message>
    <message>
        <source>lost</source>
        <extracomment>mexican_adventure/table/sheets/allot_sheet.py: Sheet for distributing a number with minus and plus buttons, also shown as a column.</extracomment>
        <translation>perdido</translation>
    </message>
    <message>
        <source>lower</source>
        <extracomment>words.yaml: choices</extracomment>
        <translation>bajar</translation>
    </message>
    <message>
        <source>lower row</source>
        <extracomment>porfiriana/table/words/diaz_words.py: Díaz's purchases by dice, and their reasons, as sentences. No Qt.</extracomment>
        <translation>fila inferior</translation>
    </message>
    <message>
        <source>lower@row of the market</source>
        <translation>de abajo</translation>
    </message>
    <message>
        <source>lowered</source>
        <extracomment>sierra_madre/table/drawing.py: Layout and painting of the table: strip, quarter, calendars, edge and page.</extracomment>
        <translation>reducido</translation>
    </message>
    <message>
        <source>lowest number first</source>
        <translation>primero el número más bajo</translation>
    </message>
    <message>
        <source>lumber</source>
        <extracomment>words.yaml: products</extracomment>
        <translation>madera</translation>
    </message>
    <message>
        <source>lumber companies</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>madereras</translation>
    </message>
    <message>
        <source>lumber company</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>maderera</translation>
    </message>
    <message>
        <source>magnifier</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>lupa</translation>
    </message>
    <message>
        <source>maize</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>maíz</translation>
    </message>
    <message>
        <source>makes room in a full hand</source>
        <translation>hace sitio en una mano llena</translation>
    </message>
    <message>
        <source>makes the win sure</source>
        <translation>asegura la victoria</translation>
    </message>
    <message>
        <source>marches from {start} to {zone}</source>
        <translation>marcha de {start} a {zone}</translation>
    </message>
    <message>
        <source>marches from {start} via {way} to {zone}</source>
        <translation>marcha de {start} a {zone} pasando por {way}</translation>
    </message>
    <message>
        <source>met</source>
        <extracomment>mexican_adventure/table/sheets/end.py: End of a game: winner, reason, remaining forces and RP, and charts.</extracomment>
        <translation>cumplido</translation>
    </message>
    <message>
        <source>mine</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>mina</translation>
    </message>
    <message>
        <source>mine shaft</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>pozo de mina</translation>
    </message>
    <message>
        <source>mines</source>
        <extracomment>porfiriana/audit/enterprises.py: Facts about enterprises, partners and Hacendados. porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>minas</translation>
    </message>
    <message>
        <source>missed</source>
        <extracomment>mexican_adventure/table/sheets/end.py: End of a game: winner, reason, remaining forces and RP, and charts.</extracomment>
        <translation>incumplido</translation>
    </message>
    <message>
        <source>missing from the deck: {names}</source>
        <translation>en el mazo falta: {names}</translation>
    </message>
    <message>
        <source>missing keys ({keys})</source>
        <translation>claves que faltan ({keys})</translation>
    </message>
    <message>
        <source>mitre</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>mitra</translation>
    </message>
    <message>
        <source>monopolies</source>
        <extracomment>porfiriana/audit/enterprises.py: Facts about enterprises, partners and Hacendados.</extracomment>
        <translation>monopolios</translation>
    </message>
    <message>
        <source>monopoly on federal troops: faction</source>
        <translation>monopolio de tropas federales: facción</translation>
    </message>
    <message>
        <source>more FP to place than there are</source>
        <translation>más PF por colocar de los que hay</translation>
    </message>
    <message>
        <source>more below</source>
        <extracomment>desk/inspector/panel.py: The inspector panel of the dock.</extracomment>
        <translation>más abajo</translation>
    </message>
    <message>
        <source>more pieces are marked than the zone contains</source>
        <translation>hay más piezas marcadas de las que contiene la zona</translation>
    </message>
    <message>
        <source>more ships to place than there are</source>
        <translation>más barcos por colocar de los que hay</translation>
    </message>
    <message>
        <source>more than 13</source>
        <translation>más de 13</translation>
    </message>
    <message>
        <source>more than {most} notes</source>
        <translation>más de {most} notas</translation>
    </message>
    <message>
        <source>most cubes are there</source>
        <translation>es donde hay más cubos</translation>
    </message>
    <message>
        <source>mountain</source>
        <extracomment>mexican_adventure/table/words/terms.py: Names of the game's terms for players. No Qt.</extracomment>
        <translation>montaña</translation>
    </message>
    <message>
        <source>move around the table</source>
        <translation>moverse por la mesa</translation>
    </message>
    <message>
        <source>move it</source>
        <extracomment>words.yaml: choices</extracomment>
        <translation>mover</translation>
    </message>
    <message>
        <source>moves a cube from {place} to {other}</source>
        <translation>mueve un cubo: {place} → {other}</translation>
    </message>
    <message numerus="yes">
        <source>moves in round %n</source>
        <translation>
            <numerusform>actúa en la ronda %n</numerusform>
            <numerusform>actúa en la ronda %n</numerusform>
        </translation>
    </message>
    <message>
        <source>moves {card} to the Private Army</source>
        <translation>mueve {card} al Ejército privado</translation>
    </message>
    <message>
        <source>moves {card} to {place}</source>
        <translation>mueve {card} a {place}</translation>
    </message>
    <message>
        <source>mule road</source>
        <extracomment>porfiriana/table/words/terms.py: Terms, counts and labels for texts; see also ``rules/term_words.py``. No Qt.</extracomment>
        <translation>camino de mulas</translation>
    </message>
    <message>
        <source>mule {0}</source>
        <extracomment>porfiriana/table/words/terms.py: Terms, counts and labels for texts; see also ``rules/term_words.py``. No Qt.</extracomment>
        <translation>mula {0}</translation>
    </message>
    <message>
        <source>my box</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>mi caja</translation>
    </message>
    <message>
        <source>nation</source>
        <extracomment>sierra_madre/rules/actions.py: Entries: each is a function; its line is the verb followed by the arguments. words.yaml: traits</extracomment>
        <translation>país</translation>
    </message>
    <message>
        <source>nationalizations that reach America</source>
        <translation>nacionalizaciones que afectan a América</translation>
    </message>
    <message>
        <source>needs {needed}, one more than Díaz&apos;s defence of {sums}</source>
        <translation>necesita {needed} puntos, uno más que la defensa de Díaz: {sums}</translation>
    </message>
    <message>
        <source>needs {needed}, one more than {sums}</source>
        <translation>necesita {needed} puntos, uno más que {sums}</translation>
    </message>
    <message>
        <source>neither a nor b applies</source>
        <translation>no se aplica ni a ni b</translation>
    </message>
    <message>
        <source>never declares its Hacendado to save a troop</source>
        <translation>nunca declara a su Hacendado por salvar una tropa</translation>
    </message>
    <message>
        <source>newspaper</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts. words.yaml: icons</extracomment>
        <translation>Periódico</translation>
    </message>
    <message>
        <source>newspapers</source>
        <extracomment>porfiriana/audit/enterprises.py: Facts about enterprises, partners and Hacendados. porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>Periódicos</translation>
    </message>
    <message>
        <source>newspapers with the same faction or prestige twice</source>
        <translation>periódicos con la misma facción o prestigio dos veces</translation>
    </message>
    <message>
        <source>next income {0}</source>
        <translation>próximos ingresos: {0}</translation>
    </message>
    <message>
        <source>next to {zones}</source>
        <translation>junto a {zones}</translation>
    </message>
    <message>
        <source>no</source>
        <extracomment>session/facts.py: Facts that the rules state about a game's data, each with the actual value. sierra_madre/table/sheets.py: Sheets: forms, the revealed card, files, and the final account.</extracomment>
        <translation>no</translation>
    </message>
    <message>
        <source>no IOU is due</source>
        <translation>no vence ningún pagaré</translation>
    </message>
    <message>
        <source>no Prestige Cube is missing on card {number}</source>
        <translation>no falta ningún cubo de prestigio en la carta {number}</translation>
    </message>
    <message>
        <source>no action</source>
        <extracomment>porfiriana/table/affordance_rows.py: Menu entries and inspector rows for the actions at a spot. porfiriana/table/words/consequences.py: Consequences of an action, computed on a copy of the position. No Qt.</extracomment>
        <translation>sin acción</translation>
    </message>
    <message>
        <source>no actions left</source>
        <translation>sin acciones</translation>
    </message>
    <message>
        <source>no answer would stop a rival, as far as can be seen</source>
        <translation>hasta donde se ve, ninguna respuesta detendría a un rival</translation>
    </message>
    <message>
        <source>no answer would stop {rival}, as far as can be seen</source>
        <translation>hasta donde se ve, ninguna respuesta detendría a {rival}</translation>
    </message>
    <message>
        <source>no atrocity</source>
        <extracomment>mexican_adventure/table/words/event_text.py: Texts on chits, events, combats and atrocities. No Qt.</extracomment>
        <translation>sin atrocidad</translation>
    </message>
    <message>
        <source>no bank</source>
        <extracomment>sierra_madre/table/phase_page.py: Page of the phase: heading, current situation, proposed rows and steps.</extracomment>
        <translation>no hay banco</translation>
    </message>
    <message>
        <source>no card but a Headline is free</source>
        <translation>ninguna carta es gratis, salvo algún Titular</translation>
    </message>
    <message>
        <source>no card file (*.yaml) in this folder</source>
        <translation>ningún archivo de cartas (*.yaml) en esta carpeta</translation>
    </message>
    <message>
        <source>no card in its hand ({cards}) can be played under a to d with {gold}</source>
        <translation>ninguna carta de su mano ({cards}) se puede jugar según las reglas a–d con {gold}</translation>
    </message>
    <message>
        <source>no card on sale meets a to f for its {gold}</source>
        <translation>ninguna carta a la venta cumple las condiciones a–f con {gold}</translation>
    </message>
    <message>
        <source>no combat in {zone}: the attitudes add up to less than 5</source>
        <translation>no hay combate en {zone}: las actitudes suman menos de 5</translation>
    </message>
    <message>
        <source>no connection is open to it for its {gold}</source>
        <translation>no tiene ninguna conexión a su alcance con {gold}</translation>
    </message>
    <message>
        <source>no die passes</source>
        <translation>ningún dado vale</translation>
    </message>
    <message>
        <source>no event</source>
        <extracomment>sierra_madre/table/phase_page.py: Page of the phase: heading, current situation, proposed rows and steps.</extracomment>
        <translation>ningún evento</translation>
    </message>
    <message>
        <source>no foreign war this quarter</source>
        <translation>ninguna guerra extranjera este trimestre</translation>
    </message>
    <message>
        <source>no gold bars</source>
        <translation>sin lingotes</translation>
    </message>
    <message>
        <source>no gold for anything better</source>
        <translation>sin oro suficiente para algo mejor</translation>
    </message>
    <message>
        <source>no gold for the upkeep</source>
        <translation>sin oro suficiente para el mantenimiento</translation>
    </message>
    <message>
        <source>no governor</source>
        <extracomment>sierra_madre/table/phase_page.py: Page of the phase: heading, current situation, proposed rows and steps.</extracomment>
        <translation>no hay gobernador</translation>
    </message>
    <message>
        <source>no human player can win</source>
        <translation>ningún jugador humano puede ganar</translation>
    </message>
    <message>
        <source>no human player can win it</source>
        <translation>ningún jugador humano puede ganar con ese Derrocamiento</translation>
    </message>
    <message>
        <source>no icon is called {name}</source>
        <translation>ningún icono se llama {name}</translation>
    </message>
    <message>
        <source>no keys</source>
        <extracomment>strict_yaml.py: Strict YAML: nodes with line numbers, and readers that never coerce.</extracomment>
        <translation>ninguna clave</translation>
    </message>
    <message>
        <source>no land is open to it for its {gold}</source>
        <translation>no tiene ninguna tierra a su alcance con {gold}</translation>
    </message>
    <message>
        <source>no line of communication: no supply</source>
        <translation>sin línea de comunicación: sin suministro</translation>
    </message>
    <message>
        <source>no longer</source>
        <extracomment>sierra_madre/table/sheets.py: Sheets: forms, the revealed card, files, and the final account.</extracomment>
        <translation>ya no</translation>
    </message>
    <message>
        <source>no police action is open to it</source>
        <translation>no tiene ninguna acción de policía a su alcance</translation>
    </message>
    <message>
        <source>no president</source>
        <extracomment>sierra_madre/rules/actions.py: Entries: each is a function; its line is the verb followed by the arguments. sierra_madre/table/phase_page.py: Page of the phase: heading, current situation, proposed rows and steps.</extracomment>
        <translation>no hay presidente</translation>
    </message>
    <message>
        <source>no regime {regime}</source>
        <translation>falta el régimen {regime}</translation>
    </message>
    <message>
        <source>no spectators</source>
        <extracomment>desk/sheets/network_sheets.py: Sheets of network play: seats, links to a table, and joining.</extracomment>
        <translation>sin espectadores</translation>
    </message>
    <message>
        <source>no step of the flowchart applies</source>
        <translation>ningún paso del diagrama se aplica</translation>
    </message>
    <message>
        <source>no store</source>
        <extracomment>sierra_madre/rules/actions.py: Entries: each is a function; its line is the verb followed by the arguments. sierra_madre/table/phase_page.py: Page of the phase: heading, current situation, proposed rows and steps.</extracomment>
        <translation>no hay tienda</translation>
    </message>
    <message>
        <source>no such folder</source>
        <translation>no existe esa carpeta</translation>
    </message>
    <message>
        <source>nobody</source>
        <extracomment>sierra_madre/table/sheets.py: Sheets: forms, the revealed card, files, and the final account.</extracomment>
        <translation>nadie</translation>
    </message>
    <message>
        <source>nobody can save Díaz</source>
        <translation>nadie puede salvar a Díaz</translation>
    </message>
    <message>
        <source>nobody extorts its enterprises</source>
        <translation>nadie extorsiona sus empresas</translation>
    </message>
    <message>
        <source>nobody topples Díaz, as far as can be seen</source>
        <translation>hasta donde se ve, nadie derroca a Díaz</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>net/router_port.py: Port forwarding by the router of a home network (UPnP), on request. porfiriana/audit/enterprises.py: Facts about enterprises, partners and Hacendados. porfiriana/table/sheets/card_fields.py: Rows of a form that show and edit the fields of a card.</extracomment>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>none is on sale</source>
        <translation>no hay ninguna carta de ese tipo a la venta</translation>
    </message>
    <message>
        <source>none of its partners in play ({number}) has an ability of use now</source>
        <translation>ninguno de sus socios en juego ({number}) tiene una capacidad útil ahora</translation>
    </message>
    <message>
        <source>none of its troops in play ({number}) can guard more cubes for no gold</source>
        <translation>ninguna de sus tropas en juego ({number}) puede proteger más cubos sin pagar oro</translation>
    </message>
    <message>
        <source>not UTF-8 text</source>
        <translation>no es un texto en UTF-8</translation>
    </message>
    <message>
        <source>not a certificate</source>
        <translation>no es un certificado</translation>
    </message>
    <message>
        <source>not a file of puzzle results</source>
        <translation>no es un archivo de resultados de problemas</translation>
    </message>
    <message>
        <source>not a file of turns</source>
        <translation>no es un archivo de turnos</translation>
    </message>
    <message>
        <source>not a list of records</source>
        <translation>no es una lista de resultados</translation>
    </message>
    <message>
        <source>not a puzzle file</source>
        <translation>no es un archivo de problemas</translation>
    </message>
    <message>
        <source>not a puzzle for this game</source>
        <translation>no es un problema para este juego</translation>
    </message>
    <message>
        <source>not a saved game</source>
        <translation>no es una partida guardada</translation>
    </message>
    <message>
        <source>not a saved game of Lords of the Sierra Madre</source>
        <translation>no es una partida guardada de Lords of the Sierra Madre</translation>
    </message>
    <message>
        <source>not a saved game of The Mexican Adventure</source>
        <translation>no es una partida guardada de The Mexican Adventure</translation>
    </message>
    <message>
        <source>not a settings file</source>
        <translation>no es un archivo de ajustes</translation>
    </message>
    <message>
        <source>not a spreadsheet</source>
        <translation>no es una hoja de cálculo</translation>
    </message>
    <message>
        <source>not a valid file</source>
        <translation>no es un archivo válido</translation>
    </message>
    <message>
        <source>not before Winter 1907</source>
        <translation>no antes del invierno de 1907</translation>
    </message>
    <message>
        <source>not done yet</source>
        <translation>aún sin hacer</translation>
    </message>
    <message>
        <source>not in winter</source>
        <translation>no en invierno</translation>
    </message>
    <message>
        <source>not on the map</source>
        <translation>fuera del mapa</translation>
    </message>
    <message>
        <source>not saved</source>
        <extracomment>desk/view/game_view.py: The main widget of a game: table view, dock panels and their controllers.</extracomment>
        <translation>sin guardar</translation>
    </message>
    <message>
        <source>not solved</source>
        <extracomment>desk/puzzles.py: Sheet with all puzzles by theme, and the note of a puzzle.</extracomment>
        <translation>sin resolver</translation>
    </message>
    <message>
        <source>not text</source>
        <extracomment>net/seat_file.py: Files of remote seats: messages received, one per line, and the local players' seats.</extracomment>
        <translation>no es texto</translation>
    </message>
    <message>
        <source>not text, on line {number}</source>
        <translation>no es un texto, en la línea {number}</translation>
    </message>
    <message>
        <source>not tried yet</source>
        <translation>sin intentar</translation>
    </message>
    <message>
        <source>not valid YAML (a control character)</source>
        <translation>YAML no válido (un carácter de control)</translation>
    </message>
    <message>
        <source>not valid YAML ({problem})</source>
        <translation>no es YAML válido ({problem})</translation>
    </message>
    <message>
        <source>not verified</source>
        <extracomment>desk/home/resume_sheet.py: Sheet offering an interrupted game, and descriptions of stored games. desk/view/game_view.py: The main widget of a game: table view, dock panels and their controllers.</extracomment>
        <translation>sin verificar</translation>
    </message>
    <message>
        <source>not won</source>
        <extracomment>porfiriana/table/deal_results.py: Results of coded solo deals, each proved by a saved game file.</extracomment>
        <translation>no ganada</translation>
    </message>
    <message>
        <source>not won, over in round {rounds} with {gold}</source>
        <translation>no ganada, terminada en la ronda {rounds} con {gold}</translation>
    </message>
    <message>
        <source>not yet</source>
        <extracomment>porfiriana/table/sheets/records_sheet.py: Records of a player, and their sheet. sierra_madre/rules/actions.py: Entries: each is a function; its line is the verb followed by the arguments.</extracomment>
        <translation>todavía no</translation>
    </message>
    <message>
        <source>not yet in the bowl</source>
        <translation>aún no está en el cuenco</translation>
    </message>
    <message>
        <source>note</source>
        <extracomment>words.yaml: choices</extracomment>
        <translation>anotar</translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>net/router_port.py: Port forwarding by the router of a home network (UPnP), on request. porfiriana/table/sheets/overview.py: Overview of the game: turn, actions with prices, victory, icons and keys.</extracomment>
        <translation>nada</translation>
    </message>
    <message>
        <source>nothing better to do</source>
        <translation>nada mejor que hacer</translation>
    </message>
    <message>
        <source>nothing in play is worth its upkeep</source>
        <translation>nada de lo que está en juego compensa su mantenimiento</translation>
    </message>
    <message>
        <source>nothing is certain to stop them</source>
        <translation>nada los detendría con seguridad</translation>
    </message>
    <message>
        <source>nothing is on the agenda</source>
        <translation>no hay nada en la agenda</translation>
    </message>
    <message>
        <source>now {0}</source>
        <extracomment>desk/view/spoken_texts.py: Texts for screen readers and the built-in voice: things, prompts, controls, sheets.</extracomment>
        <translation>ahora {0}</translation>
    </message>
    <message>
        <source>numbers 1 to 220, each once</source>
        <translation>números del 1 al 220, cada uno una vez</translation>
    </message>
    <message>
        <source>occupied by {troop}, {owner}</source>
        <translation>ocupada por {troop}, {owner}</translation>
    </message>
    <message>
        <source>ocean liner</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>transatlántico</translation>
    </message>
    <message>
        <source>of the victim&apos;s active {prestige} points</source>
        <translation>punto activo de {prestige} de la víctima</translation>
    </message>
    <message>
        <source>of their active {prestige} points</source>
        <translation>punto activo suyo de {prestige}</translation>
    </message>
    <message>
        <source>of your active {prestige} points</source>
        <translation>punto activo tuyo de {prestige}</translation>
    </message>
    <message>
        <source>of {0}</source>
        <extracomment>porfiriana/table/scene/accessible_names.py: Accessible names of items on the table.</extracomment>
        <translation>de {0}</translation>
    </message>
    <message>
        <source>of, and where or points</source>
        <translation>of, y where o points</translation>
    </message>
    <message>
        <source>oil derrick</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>torre de petróleo</translation>
    </message>
    <message>
        <source>on another computer&apos;s table</source>
        <translation>en la mesa de otro ordenador</translation>
    </message>
    <message>
        <source>on foot</source>
        <extracomment>porfiriana/table/words/terms.py: Terms, counts and labels for texts; see also ``rules/term_words.py``. No Qt.</extracomment>
        <translation>a pie</translation>
    </message>
    <message>
        <source>on strike</source>
        <extracomment>sierra_madre/table/drawing.py: Layout and painting of the table: strip, quarter, calendars, edge and page.</extracomment>
        <translation>en huelga</translation>
    </message>
    <message>
        <source>one die for each row of the market</source>
        <translation>un dado por cada fila del mercado</translation>
    </message>
    <message>
        <source>one document per file</source>
        <translation>un documento por archivo</translation>
    </message>
    <message>
        <source>one line of text without invisible characters</source>
        <translation>una sola línea de texto, sin caracteres invisibles</translation>
    </message>
    <message>
        <source>one line, its notes in quotation marks</source>
        <translation>una línea, con sus notas entre comillas</translation>
    </message>
    <message>
        <source>one of reduce, half or free</source>
        <translation>solo uno: reduce, half o free</translation>
    </message>
    <message>
        <source>one of the nations {names}</source>
        <translation>una de las naciones {names}</translation>
    </message>
    <message>
        <source>one of the seats of {step}</source>
        <translation>uno de los asientos de {step}</translation>
    </message>
    <message>
        <source>one of {words}</source>
        <translation>una palabra de estas: {words}</translation>
    </message>
    <message>
        <source>only own cubes are left there</source>
        <translation>ahí solo quedan cubos propios</translation>
    </message>
    <message>
        <source>open a player&apos;s tableau</source>
        <translation>abrir la zona de juego de un jugador</translation>
    </message>
    <message>
        <source>open hands</source>
        <extracomment>desk/view/game_view.py: The main widget of a game: table view, dock panels and their controllers.</extracomment>
        <translation>manos a la vista</translation>
    </message>
    <message>
        <source>open in another window</source>
        <translation>abierta en otra ventana</translation>
    </message>
    <message>
        <source>opening balance</source>
        <extracomment>sierra_madre/table/game_log.py: Log and ledger: entries, results, gold and income. Does not use Qt.</extracomment>
        <translation>saldo inicial</translation>
    </message>
    <message>
        <source>opponent</source>
        <extracomment>porfiriana/table/faces/attack.py: Faces of orange and black cards.</extracomment>
        <translation>rival</translation>
    </message>
    <message>
        <source>or are</source>
        <extracomment>porfiriana/table/sheets/card_fields.py: Rows of a form that show and edit the fields of a card.</extracomment>
        <translation>o son</translation>
    </message>
    <message>
        <source>orange and black cards</source>
        <translation>cartas naranjas y negras</translation>
    </message>
    <message>
        <source>orange card</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts. porfiriana/table/faces/attack.py: Faces of orange and black cards.</extracomment>
        <translation>carta naranja</translation>
    </message>
    <message>
        <source>orange cards</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>cartas naranjas</translation>
    </message>
    <message>
        <source>orange cards whose Unrest is not 1 to 3</source>
        <translation>cartas naranjas cuyos Disturbios no son de 1 a 3</translation>
    </message>
    <message>
        <source>orange cards whose target depends on more than industry, rail and slaves</source>
        <translation>cartas naranjas cuyo objetivo depende de algo más que la industria, el ferrocarril y los esclavos</translation>
    </message>
    <message>
        <source>orange cards with a narrower target</source>
        <translation>cartas naranjas con objetivo más estrecho</translation>
    </message>
    <message>
        <source>orange cards with flags, without</source>
        <translation>cartas naranjas con banderas, sin ellas</translation>
    </message>
    <message>
        <source>orange cards with no effect, or several effects, that place Unrest</source>
        <translation>cartas naranjas con ninguno o varios efectos de poner Disturbios</translation>
    </message>
    <message>
        <source>orange cards without an award</source>
        <translation>cartas naranjas sin premio</translation>
    </message>
    <message>
        <source>orders a force in {zone}</source>
        <translation>da una orden a una fuerza en {zone}</translation>
    </message>
    <message>
        <source>other</source>
        <extracomment>words.yaml: whys</extracomment>
        <translation>otro</translation>
    </message>
    <message>
        <source>other cards</source>
        <extracomment>porfiriana/saves.py: Saved games: JSON files with the opening, the journal and the position.</extracomment>
        <translation>otras cartas</translation>
    </message>
    <message>
        <source>other enterprises with counted income</source>
        <translation>otras empresas con ingresos contados</translation>
    </message>
    <message>
        <source>others take all its income</source>
        <translation>otros se llevan todos sus ingresos</translation>
    </message>
    <message>
        <source>otherwise a rival topples Díaz, as far as can be seen</source>
        <translation>si no, hasta donde se ve, un rival derroca a Díaz</translation>
    </message>
    <message>
        <source>otherwise {rival} topples Díaz, as far as can be seen</source>
        <translation>si no, hasta donde se ve, {rival} derroca a Díaz</translation>
    </message>
    <message>
        <source>out of Jail</source>
        <translation>fuera de la Cárcel</translation>
    </message>
    <message>
        <source>out of Jail this turn</source>
        <translation>fuera de la Cárcel este turno</translation>
    </message>
    <message>
        <source>out of the game</source>
        <translation>fuera de la partida</translation>
    </message>
    <message>
        <source>page {number} of {all}</source>
        <translation>página {number} de {all}</translation>
    </message>
    <message>
        <source>pairs of factions in Strife on Headlines</source>
        <translation>pares de facciones en Discordia en los Titulares</translation>
    </message>
    <message>
        <source>partly stated</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>documentada en parte</translation>
    </message>
    <message>
        <source>partner</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts. porfiriana/table/faces/attack.py: Faces of orange and black cards.</extracomment>
        <translation>socio</translation>
    </message>
    <message>
        <source>partner or troop</source>
        <translation>socio o tropa</translation>
    </message>
    <message>
        <source>partners</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts. porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>socios</translation>
    </message>
    <message>
        <source>partners or troops</source>
        <translation>socios o tropas</translation>
    </message>
    <message>
        <source>partners that change the regime, as an action</source>
        <translation>socios que cambian el régimen con una acción</translation>
    </message>
    <message>
        <source>partners that do not cost 1 to 8 gold</source>
        <translation>socios cuyo coste no es de 1 a 8 de oro</translation>
    </message>
    <message>
        <source>partners that lift jurisdiction</source>
        <translation>socios que levantan la jurisdicción</translation>
    </message>
    <message>
        <source>partners with Public Cards (2016)</source>
        <translation>socios, incluidas las Cartas públicas (2016)</translation>
    </message>
    <message>
        <source>partners with a discount</source>
        <translation>socios con descuento</translation>
    </message>
    <message>
        <source>partners with a discount on enterprises</source>
        <translation>socios con descuento en empresas</translation>
    </message>
    <message>
        <source>partners: blue, green, red, white</source>
        <translation>socios: azules, verdes, rojos, blancos</translation>
    </message>
    <message>
        <source>passes</source>
        <extracomment>porfiriana/table/words/labels.py: Actions as texts: buttons, instructions and log entries. No Qt. words.yaml: deeds</extracomment>
        <translation>pasa</translation>
    </message>
    <message>
        <source>password-protected</source>
        <extracomment>files/sealing.py: Password-encrypted saved games, for games passed from player to player.</extracomment>
        <translation>archivo protegido con contraseña</translation>
    </message>
    <message>
        <source>password-protected; opening it needs the “cryptography” library. {how}</source>
        <translation>archivo protegido con contraseña; para abrirlo hace falta la biblioteca «cryptography». {how}</translation>
    </message>
    <message>
        <source>patents</source>
        <extracomment>porfiriana/audit/enterprises.py: Facts about enterprises, partners and Hacendados.</extracomment>
        <translation>patentes</translation>
    </message>
    <message>
        <source>pays</source>
        <extracomment>mexican_adventure/table/inspection.py: Inspector content for zones and pieces that the reader may see. No Qt.</extracomment>
        <translation>paga</translation>
    </message>
    <message>
        <source>pays for {card}</source>
        <translation>paga por {card}</translation>
    </message>
    <message>
        <source>pays the {side} side now</source>
        <translation>paga ahora a este bando: {side}</translation>
    </message>
    <message>
        <source>pays to leave Jail</source>
        <translation>paga para salir de la Cárcel</translation>
    </message>
    <message>
        <source>pays {now}</source>
        <extracomment>porfiriana/table/words/consequences.py: Consequences of an action, computed on a copy of the position. No Qt.</extracomment>
        <translation>paga {now}</translation>
    </message>
    <message>
        <source>pays {now} now · nothing a column later</source>
        <translation>paga {now} ahora · nada una columna después</translation>
    </message>
    <message>
        <source>pays {now} now · {later} a column later</source>
        <translation>paga {now} ahora · {later} una columna después</translation>
    </message>
    <message>
        <source>pick up, put down, press</source>
        <translation>tomar, soltar, pulsar</translation>
    </message>
    <message>
        <source>pine tree</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>pino</translation>
    </message>
    <message>
        <source>places a Prestige Cube on {card}</source>
        <translation>pone un cubo de prestigio en {card}</translation>
    </message>
    <message>
        <source>places pieces in {zones}</source>
        <translation>coloca piezas en {zones}</translation>
    </message>
    <message>
        <source>places the headquarters in {zone}</source>
        <translation>coloca el cuartel general en {zone}</translation>
    </message>
    <message>
        <source>places {marker} in {zone}</source>
        <translation>coloca {marker} en {zone}</translation>
    </message>
    <message>
        <source>plain data</source>
        <extracomment>strict_yaml.py: Strict YAML: nodes with line numbers, and readers that never coerce.</extracomment>
        <translation>datos simples</translation>
    </message>
    <message>
        <source>plan</source>
        <extracomment>porfiriana/robots/planner/plan_reasons.py: Reasons for the actions of a plan, from the positions before and after.</extracomment>
        <translation>plan</translation>
    </message>
    <message>
        <source>plantation</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>plantación</translation>
    </message>
    <message>
        <source>plantations</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>plantaciones</translation>
    </message>
    <message>
        <source>play</source>
        <extracomment>words.yaml: choices</extracomment>
        <translation>jugar</translation>
    </message>
    <message>
        <source>played</source>
        <extracomment>mexican_adventure/table/sheets/workshop_sheets.py: Editor of positions and puzzles: pieces are dragged, stacks are clicked.</extracomment>
        <translation>jugada</translation>
    </message>
    <message>
        <source>player</source>
        <extracomment>porfiriana/table/faces/attack.py: Faces of orange and black cards.</extracomment>
        <translation>jugador</translation>
    </message>
    <message>
        <source>plays at this screen</source>
        <translation>juega en esta pantalla</translation>
    </message>
    <message>
        <source>plays on the host&apos;s computer</source>
        <translation>juega en el ordenador del anfitrión</translation>
    </message>
    <message>
        <source>plays on this computer</source>
        <translation>juega en este ordenador</translation>
    </message>
    <message>
        <source>plays {card}</source>
        <extracomment>porfiriana/table/words/labels.py: Actions as texts: buttons, instructions and log entries. No Qt.</extracomment>
        <translation>juega {card}</translation>
    </message>
    <message>
        <source>plays {card} on {target}</source>
        <translation>juega {card} sobre {target}</translation>
    </message>
    <message>
        <source>plays {card} on {target} as a Scapegoat</source>
        <translation>juega {card} sobre {target} como chivo expiatorio</translation>
    </message>
    <message>
        <source>plays {card} on {target}, {unrest}</source>
        <translation>juega {card} sobre {target}, {unrest}</translation>
    </message>
    <message>
        <source>plays {card} to the Private Army</source>
        <translation>juega {card} en el Ejército privado</translation>
    </message>
    <message>
        <source>plays {card}, {kind} side</source>
        <translation>juega {card}, lado de {kind}</translation>
    </message>
    <message>
        <source>plumed hat</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>sombrero de plumas</translation>
    </message>
    <message>
        <source>police</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>policía</translation>
    </message>
    <message>
        <source>police actions</source>
        <extracomment>porfiriana/rules/card_text.py: Card effects as plain sentences, generated from the card data.</extracomment>
        <translation>acciones de policía</translation>
    </message>
    <message>
        <source>polices {card}</source>
        <extracomment>porfiriana/table/words/labels.py: Actions as texts: buttons, instructions and log entries. No Qt.</extracomment>
        <translation>hace una acción de policía en {card}</translation>
    </message>
    <message>
        <source>port</source>
        <extracomment>mexican_adventure/table/inspection.py: Inspector content for zones and pieces that the reader may see. No Qt.</extracomment>
        <translation>puerto</translation>
    </message>
    <message>
        <source>practice game</source>
        <extracomment>desk/view/game_view.py: The main widget of a game: table view, dock panels and their controllers.</extracomment>
        <translation>partida de práctica</translation>
    </message>
    <message>
        <source>prepares to guard the enterprise this turn</source>
        <translation>se prepara para proteger la empresa este turno</translation>
    </message>
    <message>
        <source>prepares to guard {card} this turn</source>
        <translation>se prepara para proteger {card} este turno</translation>
    </message>
    <message>
        <source>prepares to stop a rival who could topple Díaz next turn</source>
        <translation>se prepara para detener a un rival que podría derrocar a Díaz el próximo turno</translation>
    </message>
    <message>
        <source>prepares to stop {rival}, who could topple Díaz next turn</source>
        <translation>se prepara para detener a {rival}, que podría derrocar a Díaz el próximo turno</translation>
    </message>
    <message>
        <source>printed facts</source>
        <extracomment>words.yaml: choices</extracomment>
        <translation>datos impresos</translation>
    </message>
    <message>
        <source>printed price</source>
        <extracomment>porfiriana/table/sheets/overview.py: Overview of the game: turn, actions with prices, victory, icons and keys.</extracomment>
        <translation>precio impreso</translation>
    </message>
    <message>
        <source>printed {0}</source>
        <extracomment>porfiriana/table/faces/regime.py: Faces of regimes, as proclamations.</extracomment>
        <translation>impreso {0}</translation>
    </message>
    <message>
        <source>profit</source>
        <extracomment>words.yaml: whys</extracomment>
        <translation>beneficio</translation>
    </message>
    <message>
        <source>profit {number}</source>
        <extracomment>sierra_madre/table/drawing.py: Layout and painting of the table: strip, quarter, calendars, edge and page.</extracomment>
        <translation>beneficio {number}</translation>
    </message>
    <message>
        <source>profits track</source>
        <extracomment>words.yaml: places</extracomment>
        <translation>pista de beneficios</translation>
    </message>
    <message>
        <source>project</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>proyecto</translation>
    </message>
    <message>
        <source>projects</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>proyectos</translation>
    </message>
    <message>
        <source>provenance of the cards</source>
        <translation>procedencia de las cartas</translation>
    </message>
    <message>
        <source>public</source>
        <extracomment>porfiriana/table/faces/partner.py: Faces of partners, newspapers and public cards, with a spine in the faction's colour.</extracomment>
        <translation>pública</translation>
    </message>
    <message>
        <source>public cards that change to the Pax</source>
        <translation>Cartas públicas que cambian el régimen a la Pax</translation>
    </message>
    <message>
        <source>pursuit</source>
        <extracomment>mexican_adventure/table/words/event_text.py: Texts on chits, events, combats and atrocities. No Qt.</extracomment>
        <translation>persecución</translation>
    </message>
    <message>
        <source>put back, close</source>
        <translation>devolver, cerrar</translation>
    </message>
    <message>
        <source>put up</source>
        <extracomment>words.yaml: choices</extracomment>
        <translation>subastar</translation>
    </message>
    <message>
        <source>puts {card} up for auction</source>
        <translation>saca a subasta {card}</translation>
    </message>
    <message>
        <source>quality</source>
        <extracomment>mexican_adventure/table/words/event_text.py: Texts on chits, events, combats and atrocities. No Qt.</extracomment>
        <translation>calidad</translation>
    </message>
    <message>
        <source>quill</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>pluma</translation>
    </message>
    <message>
        <source>rail</source>
        <extracomment>porfiriana/table/words/terms.py: Terms, counts and labels for texts; see also ``rules/term_words.py``. No Qt.</extracomment>
        <translation>ferrocarril</translation>
    </message>
    <message>
        <source>rail {0}</source>
        <extracomment>porfiriana/table/words/terms.py: Terms, counts and labels for texts; see also ``rules/term_words.py``. No Qt.</extracomment>
        <translation>tren {0}</translation>
    </message>
    <message>
        <source>rail-connected {cards}</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>{cards} con conexión por ferrocarril</translation>
    </message>
    <message>
        <source>railroad</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>ferrocarril</translation>
    </message>
    <message>
        <source>railroads</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts. sierra_madre/rules/actions.py: Entries: each is a function; its line is the verb followed by the arguments.</extracomment>
        <translation>ferrocarriles</translation>
    </message>
    <message>
        <source>railway trestle</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>puente de caballetes</translation>
    </message>
    <message>
        <source>raises income to {income} gold</source>
        <translation>sube los ingresos a {income} de oro</translation>
    </message>
    <message>
        <source>raises {fps} in {zone}</source>
        <translation>recluta {fps} en {zone}</translation>
    </message>
    <message>
        <source>ranch</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>rancho</translation>
    </message>
    <message>
        <source>ranches</source>
        <extracomment>porfiriana/audit/enterprises.py: Facts about enterprises, partners and Hacendados. porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>ranchos</translation>
    </message>
    <message>
        <source>rebel governors</source>
        <extracomment>porfiriana/audit/enterprises.py: Facts about enterprises, partners and Hacendados.</extracomment>
        <translation>gobernadores rebeldes</translation>
    </message>
    <message>
        <source>rebel governors are red, with strife of red and white</source>
        <translation>gobernadores rebeldes rojos, con discordia de rojos y blancos</translation>
    </message>
    <message>
        <source>rebel governors of Sonora, Chihuahua</source>
        <translation>gobernadores rebeldes de Sonora, Chihuahua</translation>
    </message>
    <message>
        <source>recapitalization</source>
        <extracomment>words.yaml: whys</extracomment>
        <translation>recapitalización</translation>
    </message>
    <message>
        <source>reconstructed</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>reconstruida</translation>
    </message>
    <message>
        <source>red troops of Sonora that free slaves</source>
        <translation>tropas rojas de Sonora que liberan esclavos</translation>
    </message>
    <message>
        <source>red troops that place Unrest all over Sonora</source>
        <translation>tropas rojas que ponen Disturbios en todo Sonora</translation>
    </message>
    <message>
        <source>refurbishment</source>
        <extracomment>words.yaml: whys</extracomment>
        <translation>reparación</translation>
    </message>
    <message>
        <source>regimes: Mines, Economy, prestige</source>
        <translation>regímenes: Minas, Economía, prestigio</translation>
    </message>
    <message>
        <source>remains</source>
        <extracomment>porfiriana/table/sheets/end.py: Sheet at the end of a game: a poster, and the course of the game.</extracomment>
        <translation>sigue en el poder</translation>
    </message>
    <message>
        <source>removes the most Unrest for the least gold</source>
        <translation>quita el máximo de Disturbios por el mínimo de oro</translation>
    </message>
    <message>
        <source>restores order with {card}</source>
        <translation>restablece el orden con {card}</translation>
    </message>
    <message>
        <source>retired</source>
        <extracomment>mexican_adventure/table/sheets/workshop_sheets.py: Editor of positions and puzzles: pieces are dragged, stacks are clicked.</extracomment>
        <translation>retirado</translation>
    </message>
    <message>
        <source>retreats to {zone}</source>
        <translation>se retira a {zone}</translation>
    </message>
    <message>
        <source>retreats {card}</source>
        <extracomment>porfiriana/table/words/labels.py: Actions as texts: buttons, instructions and log entries. No Qt.</extracomment>
        <translation>retira {card}</translation>
    </message>
    <message>
        <source>rifles</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values. words.yaml: whys</extracomment>
        <translation>fusiles</translation>
    </message>
    <message>
        <source>rifles stolen from a store</source>
        <translation>fusiles robados de una tienda</translation>
    </message>
    <message>
        <source>robbery</source>
        <extracomment>words.yaml: whys</extracomment>
        <translation>robo</translation>
    </message>
    <message>
        <source>roll</source>
        <extracomment>sierra_madre/table/sheets.py: Sheets: forms, the revealed card, files, and the final account.</extracomment>
        <translation>tirar</translation>
    </message>
    <message>
        <source>rolled: {number}</source>
        <extracomment>mexican_adventure/table/game_log.py: Log of actions and results, without hidden pieces until the end. No Qt. mexican_adventure/table/words/event_text.py: Texts on chits, events, combats and atrocities. No Qt.</extracomment>
        <translation>tirada: {number}</translation>
    </message>
    <message>
        <source>rolls {dice}</source>
        <extracomment>porfiriana/table/words/labels.py: Actions as texts: buttons, instructions and log entries. No Qt.</extracomment>
        <translation>tira {dice}</translation>
    </message>
    <message>
        <source>ruined</source>
        <extracomment>words.yaml: places</extracomment>
        <translation>en ruinas</translation>
    </message>
    <message>
        <source>rule</source>
        <extracomment>porfiriana/table/sheets/overview.py: Overview of the game: turn, actions with prices, victory, icons and keys.</extracomment>
        <translation>regla</translation>
    </message>
    <message>
        <source>sack</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>saco</translation>
    </message>
    <message>
        <source>safe</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>caja fuerte</translation>
    </message>
    <message>
        <source>saved {0}</source>
        <extracomment>desk/home/resume_sheet.py: Sheet offering an interrupted game, and descriptions of stored games.</extracomment>
        <translation>guardada el {0}</translation>
    </message>
    <message>
        <source>saves gold to topple Díaz next turn with the Topple on sale, unless stopped</source>
        <translation>ahorra oro para comprar el Derrocamiento en venta y derrocar a Díaz el próximo turno, si nadie lo impide</translation>
    </message>
    <message>
        <source>saves its upkeep in the Depression</source>
        <translation>ahorra su mantenimiento en la Depresión</translation>
    </message>
    <message>
        <source>school</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>escuela</translation>
    </message>
    <message>
        <source>schools</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>escuelas</translation>
    </message>
    <message>
        <source>seasonal track</source>
        <extracomment>words.yaml: places</extracomment>
        <translation>pista de estaciones</translation>
    </message>
    <message>
        <source>seat {seat} does not exist</source>
        <translation>el asiento {seat} no existe</translation>
    </message>
    <message>
        <source>sells {card}</source>
        <extracomment>porfiriana/table/words/labels.py: Actions as texts: buttons, instructions and log entries. No Qt.</extracomment>
        <translation>vende {card}</translation>
    </message>
    <message>
        <source>sends Guerrillas to {zone}</source>
        <translation>envía Guerrillas a {zone}</translation>
    </message>
    <message>
        <source>sends {card} to {place}</source>
        <translation>envía {card} a {place}</translation>
    </message>
    <message>
        <source>shoots {seat}&apos;s Hacendado with {card}</source>
        <translation>mata a tiros al Hacendado de {seat} con {card}</translation>
    </message>
    <message>
        <source>since {0}</source>
        <extracomment>porfiriana/table/sheets/records_sheet.py: Records of a player, and their sheet.</extracomment>
        <translation>desde {0}</translation>
    </message>
    <message>
        <source>slave enterprises outside Sonora or with their own prestige</source>
        <translation>empresas con esclavos fuera de Sonora o con prestigio propio</translation>
    </message>
    <message>
        <source>slave enterprises: plantations, mines</source>
        <translation>empresas con esclavos: plantaciones, minas</translation>
    </message>
    <message>
        <source>slave {cards}</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>{cards} con esclavos</translation>
    </message>
    <message>
        <source>slave: true with jails</source>
        <translation>slave: true con jails</translation>
    </message>
    <message>
        <source>small letters and _</source>
        <translation>minúsculas y _</translation>
    </message>
    <message>
        <source>smelter</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>fundición</translation>
    </message>
    <message>
        <source>smelters</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>fundiciones</translation>
    </message>
    <message>
        <source>smelters and projects</source>
        <translation>fundiciones y proyectos</translation>
    </message>
    <message>
        <source>smelters and projects that do not count everyone&apos;s enterprises without Unrest</source>
        <translation>fundiciones y proyectos que no cuentan las empresas sin Disturbios de todos los jugadores</translation>
    </message>
    <message>
        <source>smelters and projects without Loyalty or counted income</source>
        <translation>fundiciones y proyectos sin Lealtad o sin ingresos contados</translation>
    </message>
    <message>
        <source>solved</source>
        <extracomment>desk/puzzles.py: Sheet with all puzzles by theme, and the note of a puzzle.</extracomment>
        <translation>resuelto</translation>
    </message>
    <message>
        <source>solved more often than tried</source>
        <translation>resuelto más veces de las que se intentó</translation>
    </message>
    <message>
        <source>sombrero</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>sombrero</translation>
    </message>
    <message>
        <source>some chits are both played and in the bowl</source>
        <translation>hay fichas a la vez jugadas y en el cuenco</translation>
    </message>
    <message>
        <source>someone is missing, or is not in this game</source>
        <translation>falta alguien, o no es de este juego</translation>
    </message>
    <message>
        <source>something else</source>
        <extracomment>porfiriana/workshop/card_lines.py: Cards as lines of text, such as ``mine C 4 · foot &gt; mule 2 &gt; rail 5``. porfiriana/workshop/card_sheets.py: Cards as rows of a spreadsheet, or as lines of a text file.</extracomment>
        <translation>otra cosa</translation>
    </message>
    <message>
        <source>something is to happen after the game</source>
        <translation>algo ha de suceder después de la partida</translation>
    </message>
    <message>
        <source>sources or known parts that do not fit the provenance</source>
        <translation>fuentes o partes conocidas que no encajan con la procedencia</translation>
    </message>
    <message>
        <source>spare_destination on a card that is not a troop</source>
        <translation>spare_destination en una carta que no es una tropa</translation>
    </message>
    <message>
        <source>speculates on {card}</source>
        <translation>especula con {card}</translation>
    </message>
    <message>
        <source>spies</source>
        <extracomment>porfiriana/audit/enterprises.py: Facts about enterprises, partners and Hacendados.</extracomment>
        <translation>espías</translation>
    </message>
    <message>
        <source>spies without a defence</source>
        <translation>espías sin defensa</translation>
    </message>
    <message>
        <source>spiked helmet</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>casco con punta</translation>
    </message>
    <message>
        <source>standard</source>
        <extracomment>porfiriana/table/sheets/new_game_fields.py: Fields and lists of the New Game sheet.</extracomment>
        <translation>estándar</translation>
    </message>
    <message>
        <source>stated</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>documentada</translation>
    </message>
    <message>
        <source>stays</source>
        <extracomment>mexican_adventure/table/words/labels.py: Actions as text: lines of the log, labels, consequences and refusals. No Qt.</extracomment>
        <translation>se queda</translation>
    </message>
    <message>
        <source>step {step} of {last}</source>
        <translation>paso {step} de {last}</translation>
    </message>
    <message>
        <source>stopped from winning next turn: {seats}</source>
        <translation>victoria evitada en el próximo turno: {seats}</translation>
    </message>
    <message>
        <source>stopping {seat}, who can win next turn</source>
        <translation>un modo de parar a {seat}, que puede ganar en su próximo turno</translation>
    </message>
    <message>
        <source>stops every human player</source>
        <translation>detiene a todos los jugadores humanos</translation>
    </message>
    <message>
        <source>store goods</source>
        <extracomment>words.yaml: products</extracomment>
        <translation>mercancías</translation>
    </message>
    <message>
        <source>strike</source>
        <extracomment>words.yaml: icons words.yaml: choices</extracomment>
        <translation>huelga</translation>
    </message>
    <message>
        <source>strikes (no Unrest possible)</source>
        <translation>huelgas (sin Disturbios posibles)</translation>
    </message>
    <message>
        <source>strikes without an award</source>
        <translation>huelgas sin premio</translation>
    </message>
    <message>
        <source>suborn</source>
        <extracomment>words.yaml: choices</extracomment>
        <translation>sobornar</translation>
    </message>
    <message>
        <source>subsidy</source>
        <extracomment>words.yaml: whys</extracomment>
        <translation>subvención</translation>
    </message>
    <message>
        <source>sugar cane</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>caña de azúcar</translation>
    </message>
    <message>
        <source>suit</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>traje</translation>
    </message>
    <message>
        <source>takes a card</source>
        <translation>toma una carta</translation>
    </message>
    <message>
        <source>takes a card from {seat}&apos;s hand</source>
        <translation>toma una carta de la mano de {seat}</translation>
    </message>
    <message>
        <source>takes a loan in Paris</source>
        <translation>pide un préstamo en París</translation>
    </message>
    <message>
        <source>takes no loan</source>
        <translation>no pide préstamo</translation>
    </message>
    <message>
        <source>takes pieces back from {zone}</source>
        <translation>recoge piezas de {zone}</translation>
    </message>
    <message>
        <source>takes prestige of which the victim has more than their Tripartite</source>
        <translation>quita prestigio del que la víctima tiene más que su Tripartito</translation>
    </message>
    <message>
        <source>takes the Guerrilla back from {zone}</source>
        <translation>recoge la Guerrilla de {zone}</translation>
    </message>
    <message>
        <source>takes the losses</source>
        <translation>sufre las pérdidas</translation>
    </message>
    <message>
        <source>takes the prestige of which the victim has most</source>
        <translation>quita el prestigio del que más tiene la víctima</translation>
    </message>
    <message>
        <source>takes {card}</source>
        <extracomment>porfiriana/table/words/labels.py: Actions as texts: buttons, instructions and log entries. No Qt.</extracomment>
        <translation>toma {card}</translation>
    </message>
    <message>
        <source>takes {gold} gold from a rival</source>
        <translation>quita {gold} de oro a un rival</translation>
    </message>
    <message>
        <source>takes {gold} gold from {rival}</source>
        <translation>quita {gold} de oro a {rival}</translation>
    </message>
    <message>
        <source>taxes</source>
        <extracomment>words.yaml: whys</extracomment>
        <translation>impuestos</translation>
    </message>
    <message>
        <source>telegraph</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>telégrafo</translation>
    </message>
    <message>
        <source>tent</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>tienda</translation>
    </message>
    <message>
        <source>text</source>
        <extracomment>strict_yaml.py: Strict YAML: nodes with line numbers, and readers that never coerce.</extracomment>
        <translation>texto</translation>
    </message>
    <message>
        <source>text in quotes</source>
        <translation>texto entre comillas</translation>
    </message>
    <message>
        <source>text of {number} characters</source>
        <translation>un texto de {number} caracteres</translation>
    </message>
    <message>
        <source>text without leading or trailing spaces</source>
        <translation>un texto sin espacios al principio ni al final</translation>
    </message>
    <message>
        <source>that Spy is being stolen</source>
        <translation>están robando ese Espía</translation>
    </message>
    <message>
        <source>that order leaves no Depression</source>
        <translation>ese orden no deja una Depresión</translation>
    </message>
    <message>
        <source>that side helps most</source>
        <translation>ese lado ayuda más</translation>
    </message>
    <message>
        <source>the Bull-Bear pile</source>
        <translation>la pila de toros y osos</translation>
    </message>
    <message>
        <source>the Counter-guerrilla goes from {start} to {zone}</source>
        <translation>la Contraguerrilla va de {start} a {zone}</translation>
    </message>
    <message>
        <source>the Guerrilla of {zone} is hunted down</source>
        <translation>la Guerrilla de {zone} es eliminada</translation>
    </message>
    <message>
        <source>the Guerrilla of {zone} returns to the reserve</source>
        <translation>la Guerrilla de {zone} vuelve a la reserva</translation>
    </message>
    <message>
        <source>the HQ is on the map and due</source>
        <translation>el CG está en el mapa y pendiente de volver</translation>
    </message>
    <message>
        <source>the Hacendado</source>
        <extracomment>porfiriana/table/words/labels.py: Actions as texts: buttons, instructions and log entries. No Qt.</extracomment>
        <translation>el Hacendado</translation>
    </message>
    <message>
        <source>the Hacendado has that prestige</source>
        <translation>el Hacendado tiene ese prestigio</translation>
    </message>
    <message>
        <source>the Hacendado of P{seat} holds {cubes} cubes</source>
        <translation>cubos sobre el Hacendado de P{seat}: {cubes}</translation>
    </message>
    <message>
        <source>the Hacendado of P{seat} was assassinated and cannot declare</source>
        <translation>el Hacendado de P{seat} fue asesinado y no puede declararse</translation>
    </message>
    <message>
        <source>the Hacendados</source>
        <extracomment>porfiriana/rules/agenda_checks.py: Consistency checks of the agenda and of the places of cards.</extracomment>
        <translation>los Hacendados</translation>
    </message>
    <message>
        <source>the Private Army takes the troop in</source>
        <translation>el Ejército privado acoge a la tropa</translation>
    </message>
    <message>
        <source>the Rural Guards of {zone} are gone</source>
        <translation>las Guardias rurales de {zone} han desaparecido</translation>
    </message>
    <message>
        <source>the agenda does not begin with the turn under way, or holds several</source>
        <translation>la agenda no empieza con el turno en curso, o contiene varios</translation>
    </message>
    <message>
        <source>the agenda is in the wrong order</source>
        <translation>la agenda no está en el orden correcto</translation>
    </message>
    <message>
        <source>the attack of card {card} cannot be paid</source>
        <translation>el ataque de la carta {card} no se puede pagar</translation>
    </message>
    <message>
        <source>the attack of card {card} has no target</source>
        <translation>el ataque de la carta {card} no tiene objetivo</translation>
    </message>
    <message>
        <source>the attacker</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>el atacante</translation>
    </message>
    <message>
        <source>the best action found</source>
        <translation>la mejor acción encontrada</translation>
    </message>
    <message>
        <source>the best answer</source>
        <translation>la mejor respuesta</translation>
    </message>
    <message>
        <source>the box</source>
        <extracomment>porfiriana/rules/agenda_checks.py: Consistency checks of the agenda and of the places of cards.</extracomment>
        <translation>la caja</translation>
    </message>
    <message>
        <source>the card table for Pax Porfiriana</source>
        <translation>la mesa de cartas de Pax Porfiriana</translation>
    </message>
    <message>
        <source>the chair</source>
        <extracomment>desk/sheets/curtain.py: Curtain between two players: hides the whole table and names the next player.</extracomment>
        <translation>la silla</translation>
    </message>
    <message>
        <source>the cheapest</source>
        <extracomment>porfiriana/robots/reasons.py: Reasons of robots: keys, storage format and translated sentences.</extracomment>
        <translation>la más barata</translation>
    </message>
    <message>
        <source>the cheapest connection</source>
        <translation>la conexión más barata</translation>
    </message>
    <message>
        <source>the cheapest enterprise</source>
        <translation>la empresa más barata</translation>
    </message>
    <message>
        <source>the cheapest land costs {price}, more than half of its {gold}</source>
        <translation>la tierra más barata cuesta {price}, más de la mitad de lo que tiene ({gold})</translation>
    </message>
    <message>
        <source>the cheapest with slaves</source>
        <translation>la empresa más barata con esclavos</translation>
    </message>
    <message>
        <source>the chits in hand are not those of a draw</source>
        <translation>las fichas en mano no son las de una extracción</translation>
    </message>
    <message>
        <source>the column is missing</source>
        <translation>falta la columna</translation>
    </message>
    <message>
        <source>the corrected cards</source>
        <translation>las cartas corregidas</translation>
    </message>
    <message>
        <source>the crescent</source>
        <extracomment>desk/sheets/curtain.py: Curtain between two players: hides the whole table and names the next player.</extracomment>
        <translation>la media luna</translation>
    </message>
    <message>
        <source>the cross</source>
        <extracomment>desk/sheets/curtain.py: Curtain between two players: hides the whole table and names the next player.</extracomment>
        <translation>la cruz</translation>
    </message>
    <message>
        <source>the data written out</source>
        <translation>los datos escritos por extenso</translation>
    </message>
    <message>
        <source>the deck</source>
        <extracomment>porfiriana/rules/agenda_checks.py: Consistency checks of the agenda and of the places of cards.</extracomment>
        <translation>el mazo</translation>
    </message>
    <message>
        <source>the diamond</source>
        <extracomment>desk/sheets/curtain.py: Curtain between two players: hides the whole table and names the next player.</extracomment>
        <translation>el rombo</translation>
    </message>
    <message>
        <source>the die for the {row} row shows {die}</source>
        <translation>el dado de la fila {row} da {die}</translation>
    </message>
    <message>
        <source>the die for the {row} row shows {die}, where there is no card</source>
        <translation>el dado de la fila {row} da {die}, donde no hay carta</translation>
    </message>
    <message>
        <source>the discards</source>
        <extracomment>porfiriana/rules/agenda_checks.py: Consistency checks of the agenda and of the places of cards.</extracomment>
        <translation>los descartes</translation>
    </message>
    <message>
        <source>the effect “{name}”</source>
        <translation>el efecto «{name}»</translation>
    </message>
    <message>
        <source>the end</source>
        <extracomment>porfiriana/workshop/card_lines.py: Cards as lines of text, such as ``mine C 4 · foot &gt; mule 2 &gt; rail 5``. porfiriana/workshop/card_sheets.py: Cards as rows of a spreadsheet, or as lines of a text file.</extracomment>
        <translation>el final</translation>
    </message>
    <message>
        <source>the end of the line</source>
        <translation>el final de la línea</translation>
    </message>
    <message>
        <source>the enterprises in play</source>
        <translation>las empresas en juego</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>el archivo está vacío</translation>
    </message>
    <message>
        <source>the file is too large</source>
        <translation>el archivo es demasiado grande</translation>
    </message>
    <message>
        <source>the files {names}</source>
        <translation>los archivos {names}</translation>
    </message>
    <message>
        <source>the final Topple is noted as {number}</source>
        <translation>el último Derrocamiento consta como carta {number}</translation>
    </message>
    <message>
        <source>the flipped Hacendado of P{seat} holds Income Cubes</source>
        <translation>el Hacendado declarado de P{seat} tiene cubos de ingresos</translation>
    </message>
    <message>
        <source>the game</source>
        <extracomment>sierra_madre/rules/state.py: Position: the cards on the calendars, the gold, and the progress of the quarter. sierra_madre/table/words.py: Texts of cards, quarters, offices and accounts. Does not use Qt.</extracomment>
        <translation>el juego</translation>
    </message>
    <message>
        <source>the game cannot continue from here</source>
        <translation>la partida no puede continuar desde aquí</translation>
    </message>
    <message>
        <source>the game cannot start ({problem})</source>
        <translation>la partida no puede empezar ({problem})</translation>
    </message>
    <message>
        <source>the game continues as a different scenario from the one it started with</source>
        <translation>la partida sigue con un escenario distinto del inicial</translation>
    </message>
    <message>
        <source>the game continues in a different solo mode from the one it started with</source>
        <translation>la partida sigue en un modo en solitario distinto del inicial</translation>
    </message>
    <message>
        <source>the game continues with different options from those it started with</source>
        <translation>la partida sigue con opciones distintas de las iniciales</translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>la partida ha terminado</translation>
    </message>
    <message>
        <source>the game is over but continues</source>
        <translation>la partida ha terminado, pero continúa</translation>
    </message>
    <message>
        <source>the goal “hold” needs a zone; other goals have none</source>
        <translation>el objetivo «hold» necesita una zona; los demás no la tienen</translation>
    </message>
    <message>
        <source>the goal “points” needs a kind of prestige; other goals have none</source>
        <translation>el objetivo «points» necesita una clase de prestigio; los demás no la tienen</translation>
    </message>
    <message>
        <source>the goal “stop” needs an opponent as rival; other goals have none</source>
        <translation>el objetivo «stop» necesita otro jugador como rival; los demás no lo tienen</translation>
    </message>
    <message>
        <source>the gold does not add up to {gold}</source>
        <translation>el oro no suma {gold}</translation>
    </message>
    <message>
        <source>the grudge pile of P{seat}</source>
        <translation>la pila de agravios de P{seat}</translation>
    </message>
    <message>
        <source>the hand is full</source>
        <translation>la mano está llena</translation>
    </message>
    <message>
        <source>the hand of P{seat}</source>
        <translation>la mano de P{seat}</translation>
    </message>
    <message>
        <source>the headquarters</source>
        <extracomment>mexican_adventure/table/words/analysis_words.py: Texts on scenarios, and on the analysis and decisive conditions of a game. No Qt.</extracomment>
        <translation>el cuartel general</translation>
    </message>
    <message>
        <source>the headquarters is in {zone}</source>
        <translation>el cuartel general está en {zone}</translation>
    </message>
    <message>
        <source>the headquarters leaves {zone}</source>
        <translation>el cuartel general deja {zone}</translation>
    </message>
    <message>
        <source>the heart</source>
        <extracomment>desk/sheets/curtain.py: Curtain between two players: hides the whole table and names the next player.</extracomment>
        <translation>el corazón</translation>
    </message>
    <message>
        <source>the host has sent more than a game can contain</source>
        <translation>el anfitrión ha enviado más de lo que puede contener una partida</translation>
    </message>
    <message>
        <source>the host of this folder does not answer</source>
        <translation>el anfitrión de esta carpeta no responde</translation>
    </message>
    <message>
        <source>the income space of the Hacendado</source>
        <translation>el espacio de ingresos del Hacendado</translation>
    </message>
    <message>
        <source>the income space of {0}</source>
        <translation>el espacio de ingresos de {0}</translation>
    </message>
    <message>
        <source>the journal does not lead to the saved position</source>
        <translation>el diario no lleva a la posición guardada</translation>
    </message>
    <message>
        <source>the journal does not show that the seats have seen the cards they remember</source>
        <translation>el diario no muestra que los asientos hayan visto las cartas que supuestamente conocen</translation>
    </message>
    <message>
        <source>the key “verb” is missing</source>
        <translation>falta la clave «verb»</translation>
    </message>
    <message>
        <source>the key “{key}” is missing from {what}</source>
        <translation>falta la clave «{key}» en {what}</translation>
    </message>
    <message>
        <source>the ledger of Lords of the Sierra Madre</source>
        <translation>el libro mayor de Lords of the Sierra Madre</translation>
    </message>
    <message>
        <source>the line ends here</source>
        <translation>la línea termina aquí</translation>
    </message>
    <message>
        <source>the line is by {wrong}, but nobody has to decide</source>
        <translation>la línea es de {wrong}, pero nadie tiene que decidir</translation>
    </message>
    <message>
        <source>the lower place of column {column}</source>
        <translation>el lugar de abajo de la columna {column}</translation>
    </message>
    <message>
        <source>the map table for The Mexican Adventure</source>
        <translation>la mesa de juego de The Mexican Adventure</translation>
    </message>
    <message>
        <source>the market</source>
        <extracomment>porfiriana/rules/agenda_checks.py: Consistency checks of the agenda and of the places of cards. porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>el mercado</translation>
    </message>
    <message>
        <source>the market does not have {slots} slots</source>
        <translation>el mercado no tiene {slots} casillas</translation>
    </message>
    <message>
        <source>the name of one</source>
        <translation>el nombre de un icono</translation>
    </message>
    <message>
        <source>the number appears twice</source>
        <translation>el número aparece dos veces</translation>
    </message>
    <message>
        <source>the number of seats is not from 1 to {most}</source>
        <translation>el número de asientos no está entre 1 y {most}</translation>
    </message>
    <message>
        <source>the number {value}</source>
        <translation>el número {value}</translation>
    </message>
    <message>
        <source>the other Pax-o-matic can stop every human player</source>
        <translation>el otro Pax-o-matic puede detener a todos los jugadores humanos</translation>
    </message>
    <message>
        <source>the partners in play</source>
        <translation>los socios en juego</translation>
    </message>
    <message>
        <source>the parts are not in the order of the journal</source>
        <translation>las partes no están en el orden del diario</translation>
    </message>
    <message>
        <source>the phases of the turn are not in their order</source>
        <translation>las fases del turno no están en su orden</translation>
    </message>
    <message>
        <source>the phone is disconnected</source>
        <translation>el teléfono está desconectado</translation>
    </message>
    <message>
        <source>the pieces placed in {zone} are not there</source>
        <translation>las piezas colocadas en {zone} no están allí</translation>
    </message>
    <message>
        <source>the player</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>el jugador</translation>
    </message>
    <message>
        <source>the position contradicts itself</source>
        <translation>la posición se contradice</translation>
    </message>
    <message>
        <source>the prestige space of {0}</source>
        <translation>el espacio de prestigio de {0}</translation>
    </message>
    <message>
        <source>the profit of {card} is below 0</source>
        <translation>el beneficio de {card} es menor que 0</translation>
    </message>
    <message>
        <source>the public cards</source>
        <translation>las Cartas públicas</translation>
    </message>
    <message>
        <source>the reserve</source>
        <extracomment>porfiriana/table/words/labels.py: Actions as texts: buttons, instructions and log entries. No Qt.</extracomment>
        <translation>la reserva</translation>
    </message>
    <message>
        <source>the rule for the card shown</source>
        <translation>la regla de la carta mostrada</translation>
    </message>
    <message>
        <source>the same question is asked twice</source>
        <translation>la misma pregunta se hace dos veces</translation>
    </message>
    <message>
        <source>the seat that has to decide is not the seat whose turn it is</source>
        <translation>el asiento que debe decidir no es el que tiene el turno</translation>
    </message>
    <message>
        <source>the seats are {seats}, not P1 to P6 in order</source>
        <translation>los asientos son {seats}, no de P1 a P6 en orden</translation>
    </message>
    <message>
        <source>the seed gives “{dice}”</source>
        <translation>la semilla da «{dice}»</translation>
    </message>
    <message>
        <source>the speculator on {place}</source>
        <translation>el especulador en {place}</translation>
    </message>
    <message>
        <source>the square</source>
        <extracomment>desk/sheets/curtain.py: Curtain between two players: hides the whole table and names the next player.</extracomment>
        <translation>el cuadrado</translation>
    </message>
    <message>
        <source>the standoff counts {standoff} turns</source>
        <translation>el Duelo cuenta {standoff} turnos</translation>
    </message>
    <message>
        <source>the table is too long</source>
        <translation>la tabla es demasiado larga</translation>
    </message>
    <message>
        <source>the tag {tag} is not allowed</source>
        <translation>no se permite la etiqueta {tag}</translation>
    </message>
    <message>
        <source>the target of card {card} is not in play</source>
        <translation>el objetivo de la carta {card} no está en juego</translation>
    </message>
    <message>
        <source>the test for {zone} fails</source>
        <translation>la prueba para {zone} falla</translation>
    </message>
    <message>
        <source>the test for {zone} is passed</source>
        <translation>la prueba para {zone} se supera</translation>
    </message>
    <message>
        <source>the text “{value}”</source>
        <translation>el texto «{value}»</translation>
    </message>
    <message>
        <source>the triangle</source>
        <extracomment>desk/sheets/curtain.py: Curtain between two players: hides the whole table and names the next player.</extracomment>
        <translation>el triángulo</translation>
    </message>
    <message>
        <source>the troop guards more cubes there, for no gold</source>
        <translation>la tropa protege ahí más cubos, sin pagar oro</translation>
    </message>
    <message>
        <source>the troops in play</source>
        <translation>las tropas en juego</translation>
    </message>
    <message>
        <source>the turn is that of seat {seat}, which does not exist</source>
        <translation>el turno es del asiento {seat}, que no existe</translation>
    </message>
    <message>
        <source>the upper place of column {column}</source>
        <translation>el lugar de arriba de la columna {column}</translation>
    </message>
    <message>
        <source>the upper row goes first</source>
        <translation>la fila de arriba va primero</translation>
    </message>
    <message>
        <source>the verb {name}</source>
        <translation>el verbo {name}</translation>
    </message>
    <message>
        <source>the verb {name} does not belong here</source>
        <translation>el verbo {name} no corresponde aquí</translation>
    </message>
    <message>
        <source>the verb {name} is unknown</source>
        <translation>el verbo {name} es desconocido</translation>
    </message>
    <message>
        <source>the victim</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>la víctima</translation>
    </message>
    <message>
        <source>the whole number {least}</source>
        <translation>el número entero {least}</translation>
    </message>
    <message>
        <source>the win is sure</source>
        <translation>la victoria es segura</translation>
    </message>
    <message>
        <source>the {field} of {step}</source>
        <translation>el campo {field} de {step}</translation>
    </message>
    <message>
        <source>the {field} of {step} is {value}</source>
        <translation>el campo {field} de {step} es {value}</translation>
    </message>
    <message>
        <source>the {oval} of {card}</source>
        <translation>el óvalo de {card} ({oval})</translation>
    </message>
    <message>
        <source>there are two HQs</source>
        <translation>hay dos CG</translation>
    </message>
    <message>
        <source>there is a store</source>
        <translation>hay una tienda</translation>
    </message>
    <message>
        <source>there is gold at {card}, which nobody owns</source>
        <translation>hay oro en {card}, que no es de nadie</translation>
    </message>
    <message>
        <source>there is no Unrest on its enterprises</source>
        <translation>no hay Disturbios en sus empresas</translation>
    </message>
    <message>
        <source>there is no card {card}</source>
        <translation>no existe la carta {card}</translation>
    </message>
    <message>
        <source>there is no other choice</source>
        <translation>no hay otra opción</translation>
    </message>
    <message>
        <source>there is no player to move</source>
        <translation>no es el turno de ningún jugador</translation>
    </message>
    <message>
        <source>there is no scenario “{name}”</source>
        <translation>no existe el escenario «{name}»</translation>
    </message>
    <message>
        <source>there is no step {step}</source>
        <translation>no existe el paso {step}</translation>
    </message>
    <message>
        <source>there is no zone {zone}</source>
        <translation>no existe la zona {zone}</translation>
    </message>
    <message>
        <source>there is nothing to show yet</source>
        <translation>aún no hay nada que mostrar</translation>
    </message>
    <message>
        <source>this game does not use the random generator {name}</source>
        <translation>esta partida no usa el generador aleatorio {name}</translation>
    </message>
    <message>
        <source>this game was played with different cards from yours</source>
        <translation>esta partida se jugó con cartas distintas de las tuyas</translation>
    </message>
    <message>
        <source>this page, all rules</source>
        <translation>esta página, todas las reglas</translation>
    </message>
    <message>
        <source>this turn a rival loses a point of {kind} and has {points} left</source>
        <translation>este turno un rival pierde un punto de {kind} y se queda con {points}</translation>
    </message>
    <message>
        <source>this turn {kind} will count, and no rival has any</source>
        <translation>este turno contará la {kind}, y ningún rival tiene puntos</translation>
    </message>
    <message>
        <source>this turn {kind} will count, the best road to power</source>
        <translation>este turno contará la {kind}, que es el mejor camino al poder</translation>
    </message>
    <message>
        <source>this turn {kind}, in which a rival leads, will stop counting</source>
        <translation>este turno dejará de contar la {kind}, donde un rival va por delante</translation>
    </message>
    <message>
        <source>this turn {kind}, in which {rival} leads, will stop counting</source>
        <translation>este turno dejará de contar la {kind}, donde {rival} va por delante</translation>
    </message>
    <message>
        <source>this turn {rival} loses a point of {kind} and has {points} left</source>
        <translation>este turno {rival} pierde un punto de {kind} y se queda con {points}</translation>
    </message>
    <message>
        <source>this turn {rival} loses their last point of {kind}</source>
        <translation>este turno {rival} pierde su último punto de {kind}</translation>
    </message>
    <message>
        <source>to decide: {names}</source>
        <translation>falta la decisión de: {names}</translation>
    </message>
    <message>
        <source>to {0}</source>
        <extracomment>porfiriana/table/affordance_rows.py: Menu entries and inspector rows for the actions at a spot.</extracomment>
        <translation>a {0}</translation>
    </message>
    <message>
        <source>to@what comes of something</source>
        <translation>pasa a</translation>
    </message>
    <message>
        <source>together with the other Pax-o-matic, stops every human player</source>
        <translation>junto con el otro Pax-o-matic, detiene a todos los jugadores humanos</translation>
    </message>
    <message>
        <source>too few chits to draw</source>
        <translation>fichas insuficientes para sacar</translation>
    </message>
    <message>
        <source>top hat</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>chistera</translation>
    </message>
    <message>
        <source>topple Díaz</source>
        <extracomment>porfiriana/table/sheets/end.py: Sheet at the end of a game: a poster, and the course of the game.</extracomment>
        <translation>derrocan a Díaz</translation>
    </message>
    <message>
        <source>topples Díaz</source>
        <extracomment>porfiriana/table/sheets/end.py: Sheet at the end of a game: a poster, and the course of the game.</extracomment>
        <translation>derroca a Díaz</translation>
    </message>
    <message>
        <source>topples: one of each prestige</source>
        <translation>Derrocamientos: uno de cada prestigio</translation>
    </message>
    <message>
        <source>total Loyalty points</source>
        <translation>puntos de Lealtad en total</translation>
    </message>
    <message>
        <source>tower</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>torre</translation>
    </message>
    <message>
        <source>tree</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>árbol</translation>
    </message>
    <message>
        <source>troop</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts. porfiriana/table/faces/attack.py: Faces of orange and black cards.</extracomment>
        <translation>tropa</translation>
    </message>
    <message>
        <source>troop {number} cannot pay for its Retreat</source>
        <translation>la tropa {number} no puede pagar su retirada</translation>
    </message>
    <message>
        <source>troop {number} is at {at}, which does not list it</source>
        <translation>la tropa {number} está en {at}, donde no consta</translation>
    </message>
    <message>
        <source>troop {number} is at {at}, which is not in play</source>
        <translation>la tropa {number} está en {at}, que no está en juego</translation>
    </message>
    <message>
        <source>troop {number} is in the army of P{owner} without his cause</source>
        <translation>la tropa {number} está en el ejército de P{owner} sin la causa correspondiente</translation>
    </message>
    <message>
        <source>troop {number} is nowhere</source>
        <translation>la tropa {number} no está en ningún lugar</translation>
    </message>
    <message>
        <source>troops</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts. porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>tropas</translation>
    </message>
    <message>
        <source>troops of Firepower 1, 2, 3</source>
        <translation>tropas de Potencia de fuego 1, 2, 3</translation>
    </message>
    <message>
        <source>troops whose cheapest way costs more than 3</source>
        <translation>tropas cuya vía más barata cuesta más de 3</translation>
    </message>
    <message>
        <source>troops whose prestige does not fit their faction</source>
        <translation>tropas cuyo prestigio no encaja con su facción</translation>
    </message>
    <message>
        <source>troops whose regime is not that of their faction</source>
        <translation>tropas cuyo régimen no es el de su facción</translation>
    </message>
    <message>
        <source>troops with jurisdiction {district}</source>
        <translation>tropas con jurisdicción {district}</translation>
    </message>
    <message>
        <source>troops with more than one flag</source>
        <translation>tropas con más de una bandera</translation>
    </message>
    <message>
        <source>troops: green, red, white, blue</source>
        <translation>tropas: verdes, rojas, blancas, azules</translation>
    </message>
    <message>
        <source>true only with the verb assassinate</source>
        <translation>true solo con el verbo assassinate</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true o false</translation>
    </message>
    <message>
        <source>two cards of one quarter are open</source>
        <translation>dos cartas de un mismo trimestre están descubiertas</translation>
    </message>
    <message>
        <source>two causes with the same prestige</source>
        <translation>dos causas de un mismo prestigio</translation>
    </message>
    <message>
        <source>two factions</source>
        <extracomment>porfiriana/rules/deck_reading.py: Strict reading of card files; the classes of ``cards.py`` are the schema.</extracomment>
        <translation>dos facciones</translation>
    </message>
    <message>
        <source>two points of the same prestige</source>
        <translation>dos puntos del mismo prestigio</translation>
    </message>
    <message>
        <source>two prestiges</source>
        <extracomment>porfiriana/rules/deck_reading.py: Strict reading of card files; the classes of ``cards.py`` are the schema.</extracomment>
        <translation>dos prestigios</translation>
    </message>
    <message>
        <source>two sides of the same faction</source>
        <translation>dos lados de la misma facción</translation>
    </message>
    <message>
        <source>two sides of the same prestige</source>
        <translation>dos lados del mismo prestigio</translation>
    </message>
    <message>
        <source>uniform</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>uniforme</translation>
    </message>
    <message>
        <source>unknown colour {colour}</source>
        <translation>color desconocido: {colour}</translation>
    </message>
    <message>
        <source>unknown key “{key}” in {what}</source>
        <translation>clave desconocida «{key}» en {what}</translation>
    </message>
    <message>
        <source>unknown keys ({keys})</source>
        <translation>claves desconocidas ({keys})</translation>
    </message>
    <message>
        <source>unknown phase</source>
        <extracomment>sierra_madre/rules/state.py: Position: the cards on the calendars, the gold, and the progress of the quarter.</extracomment>
        <translation>fase desconocida</translation>
    </message>
    <message>
        <source>unknown {key}: {name}</source>
        <translation>valor desconocido de {key}: {name}</translation>
    </message>
    <message>
        <source>upkeep {0}</source>
        <extracomment>porfiriana/table/scene/accessible_names.py: Accessible names of items on the table.</extracomment>
        <translation>mantenimiento {0}</translation>
    </message>
    <message>
        <source>upper row</source>
        <extracomment>porfiriana/table/words/diaz_words.py: Díaz's purchases by dice, and their reasons, as sentences. No Qt.</extracomment>
        <translation>fila superior</translation>
    </message>
    <message>
        <source>upper@row of the market</source>
        <translation>de arriba</translation>
    </message>
    <message>
        <source>used again</source>
        <extracomment>words.yaml: fates</extracomment>
        <translation>usada otra vez</translation>
    </message>
    <message>
        <source>uses a phone</source>
        <translation>usa un teléfono</translation>
    </message>
    <message>
        <source>uses {card}</source>
        <extracomment>porfiriana/table/words/labels.py: Actions as texts: buttons, instructions and log entries. No Qt.</extracomment>
        <translation>usa {card}</translation>
    </message>
    <message>
        <source>uses {card} on {target}</source>
        <translation>usa {card} sobre {target}</translation>
    </message>
    <message>
        <source>verbs that no card uses</source>
        <translation>verbos que ninguna carta usa</translation>
    </message>
    <message>
        <source>victory column</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>columna de la victoria</translation>
    </message>
    <message>
        <source>wagon</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>carro</translation>
    </message>
    <message>
        <source>waits</source>
        <extracomment>words.yaml: unpaid</extracomment>
        <translation>espera</translation>
    </message>
    <message>
        <source>wall</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>muro</translation>
    </message>
    <message>
        <source>what has happened since your turn</source>
        <translation>lo ocurrido desde tu turno</translation>
    </message>
    <message>
        <source>white cubes; 4 points of each kind, 6 of Outrage; two dice a turn</source>
        <translation>cubos blancos; 4 puntos de cada clase, 6 de Indignación; dos dados por turno</translation>
    </message>
    <message>
        <source>win by gold</source>
        <translation>ganan por oro</translation>
    </message>
    <message>
        <source>windmill</source>
        <extracomment>porfiriana/table/words/form_words.py: Labels of the fields in a card's form, and of their possible values.</extracomment>
        <translation>molino de viento</translation>
    </message>
    <message>
        <source>wins by gold</source>
        <translation>gana por oro</translation>
    </message>
    <message>
        <source>wins the game</source>
        <translation>gana la partida</translation>
    </message>
    <message>
        <source>wins the game this turn</source>
        <translation>gana la partida este turno</translation>
    </message>
    <message>
        <source>wins the game this turn, whatever the others answer</source>
        <translation>gana la partida en este turno, respondan lo que respondan los demás</translation>
    </message>
    <message>
        <source>wins the game, whatever the others answer</source>
        <translation>gana la partida, respondan lo que respondan los demás</translation>
    </message>
    <message>
        <source>with a hint</source>
        <translation>con un consejo</translation>
    </message>
    <message>
        <source>with the best chance, {over} in {under} ({percent})</source>
        <translation>con la mejor probabilidad, {over} de {under} ({percent})</translation>
    </message>
    <message>
        <source>with the hacendado</source>
        <translation>con el hacendado</translation>
    </message>
    <message numerus="yes">
        <source>with your last (action|%n actions)</source>
        <translation>
            <numerusform>con tu última acción</numerusform>
            <numerusform>con tus %n últimas acciones</numerusform>
        </translation>
    </message>
    <message>
        <source>with {cards}</source>
        <extracomment>porfiriana/table/scene/ledger.py: Ledger of the seats that could topple Díaz, now and under each regime.</extracomment>
        <translation>con {cards}</translation>
    </message>
    <message>
        <source>withdraws the headquarters</source>
        <translation>retira el cuartel general</translation>
    </message>
    <message>
        <source>won by Topple</source>
        <translation>ganada por Derrocamiento</translation>
    </message>
    <message>
        <source>won by gold</source>
        <translation>ganada por oro</translation>
    </message>
    <message>
        <source>won by gold in round {rounds} with {gold}</source>
        <translation>ganada por oro en la ronda {rounds} con {gold}</translation>
    </message>
    <message>
        <source>won in round {rounds}, Topple {topple} of 4, {margin} over, {gold}</source>
        <translation>ganada en la ronda {rounds}, en el Derrocamiento {topple} de 4, con una ventaja de {margin} y con {gold}</translation>
    </message>
    <message>
        <source>won {won} of {played}</source>
        <translation>ganadas: {won} de {played}</translation>
    </message>
    <message>
        <source>works against a human player</source>
        <translation>actúa contra un jugador humano</translation>
    </message>
    <message>
        <source>worth the upkeep</source>
        <translation>compensa su mantenimiento</translation>
    </message>
    <message>
        <source>would bring income</source>
        <translation>daría ingresos</translation>
    </message>
    <message>
        <source>would buy that one first</source>
        <translation>compraría esa primero</translation>
    </message>
    <message>
        <source>written by Pax Desk {program} in a format that this version cannot read</source>
        <translation>escrito por Pax Desk {program} en un formato que esta versión no puede leer</translation>
    </message>
    <message>
        <source>written by Pax Desk {program} in a format that this version cannot read; a newer Pax Desk can</source>
        <translation>escrito por Pax Desk {program} en un formato que esta versión no puede leer; un Pax Desk más reciente sí puede</translation>
    </message>
    <message>
        <source>yes</source>
        <extracomment>session/facts.py: Facts that the rules state about a game's data, each with the actual value. sierra_madre/table/sheets.py: Sheets: forms, the revealed card, files, and the final account.</extracomment>
        <translation>sí</translation>
    </message>
    <message>
        <source>you are watching</source>
        <translation>estás mirando</translation>
    </message>
    <message>
        <source>you declare</source>
        <extracomment>porfiriana/table/words/advice_words.py: Texts of advice: plans for a turn, warnings and reasons. No Qt.</extracomment>
        <translation>te declaras</translation>
    </message>
    <message>
        <source>you discard {card}</source>
        <translation>descartas {card}</translation>
    </message>
    <message>
        <source>you have left the table</source>
        <translation>has dejado la mesa</translation>
    </message>
    <message>
        <source>you have {points} {kind} and need {needed}</source>
        <translation>tus puntos de {kind}: {points}; necesitas {needed}</translation>
    </message>
    <message>
        <source>you leave Jail</source>
        <translation>sales de la Cárcel</translation>
    </message>
    <message>
        <source>you now start with {0} more gold</source>
        <translation>ahora empiezas con {0} de oro más</translation>
    </message>
    <message>
        <source>you shoot {victim}</source>
        <translation>matas a tiros a {victim}</translation>
    </message>
    <message>
        <source>you topple Díaz and win</source>
        <translation>derrocas a Díaz y ganas</translation>
    </message>
    <message>
        <source>your Private Army</source>
        <translation>tu Ejército privado</translation>
    </message>
    <message>
        <source>your gold goes from {was} to {now}</source>
        <translation>tu oro pasa de {was} a {now}</translation>
    </message>
    <message>
        <source>your income goes from {was} to {now}</source>
        <translation>tus ingresos pasan de {was} a {now}</translation>
    </message>
    <message>
        <source>your own</source>
        <extracomment>porfiriana/table/affordance_rows.py: Menu entries and inspector rows for the actions at a spot. porfiriana/table/words/consequences.py: Consequences of an action, computed on a copy of the position. No Qt.</extracomment>
        <translation>tuyo</translation>
    </message>
    <message>
        <source>your {kind} goes from {was} to {now}</source>
        <translation>tu {kind} pasa de {was} a {now}</translation>
    </message>
    <message>
        <source>yours</source>
        <extracomment>porfiriana/table/scene/accessible_names.py: Accessible names of items on the table. porfiriana/table/sheets/cards_sheet.py: Sheet of the deck's cards, with filters.</extracomment>
        <translation>de tu propiedad</translation>
    </message>
    <message>
        <source>{0} actions</source>
        <extracomment>porfiriana/table/affordance_rows.py: Menu entries and inspector rows for the actions at a spot.</extracomment>
        <translation>{0} acciones</translation>
    </message>
    <message>
        <source>{0} and 4 Topples.</source>
        <translation>{0} y 4 Derrocamientos.</translation>
    </message>
    <message>
        <source>{0} and {1}: the areas of the table in turn (current question, your hand, your land, your army, the market column by column, each opponent, the regime, Topples and who could win with them, and the log).</source>
        <translation>{0} y {1}: las zonas de la mesa, una tras otra (pregunta actual, tu mano, tus tierras, tu ejército, el mercado columna por columna, cada rival, el régimen, los Derrocamientos y quién podría ganar con ellos, y el registro).</translation>
    </message>
    <message>
        <source>{0} can</source>
        <extracomment>porfiriana/table/affordance_rows.py: Menu entries and inspector rows for the actions at a spot.</extracomment>
        <translation>{0} puede</translation>
    </message>
    <message>
        <source>{0} can stop {1}.</source>
        <translation>{0} puede parar a {1}.</translation>
    </message>
    <message>
        <source>{0} can win with it by declaring.</source>
        <translation>{0} puede ganar con él al declararse.</translation>
    </message>
    <message>
        <source>{0} can win with it.</source>
        <translation>{0} puede ganar con él.</translation>
    </message>
    <message>
        <source>{0} cards are here.</source>
        <translation>Cartas aquí: {0}.</translation>
    </message>
    <message>
        <source>{0} cards face down.</source>
        <translation>Cartas boca abajo: {0}.</translation>
    </message>
    <message>
        <source>{0} first</source>
        <extracomment>porfiriana/table/words/labels.py: Actions as texts: buttons, instructions and log entries. No Qt.</extracomment>
        <translation>Primero {0}</translation>
    </message>
    <message>
        <source>{0} gold</source>
        <extracomment>porfiriana/table/affordance_rows.py: Menu entries and inspector rows for the actions at a spot. porfiriana/table/words/terms.py: Terms, counts and labels for texts; see also ``rules/term_words.py``. No Qt.</extracomment>
        <translation>{0} de oro</translation>
    </message>
    <message>
        <source>{0} in hand</source>
        <translation>{0} en la mano</translation>
    </message>
    <message>
        <source>{0} in the deck</source>
        <translation>{0} en el mazo</translation>
    </message>
    <message>
        <source>{0} is in Jail</source>
        <translation>{0} está en la Cárcel</translation>
    </message>
    <message>
        <source>{0} is paid: a monopoly</source>
        <translation>Cobra {0}, por un monopolio</translation>
    </message>
    <message>
        <source>{0} is paid: the cube on it</source>
        <translation>Cobra {0}, por su cubo en la carta</translation>
    </message>
    <message>
        <source>{0} is playing</source>
        <translation>Juega {0}</translation>
    </message>
    <message>
        <source>{0} is playing.</source>
        <translation>Juega {0}.</translation>
    </message>
    <message>
        <source>{0} left</source>
        <extracomment>porfiriana/table/scene/accessible_names.py: Accessible names of items on the table.</extracomment>
        <translation>{0} en reserva</translation>
    </message>
    <message>
        <source>{0} less</source>
        <extracomment>porfiriana/table/words/terms.py: Terms, counts and labels for texts; see also ``rules/term_words.py``. No Qt.</extracomment>
        <translation>{0} menos</translation>
    </message>
    <message>
        <source>{0} minutes</source>
        <extracomment>desk/guide.py: Guide of a lesson, with its note and marks on the table, and the list of lessons.</extracomment>
        <translation>{0} minutos</translation>
    </message>
    <message>
        <source>{0} more</source>
        <extracomment>porfiriana/table/words/diaz_words.py: Díaz's purchases by dice, and their reasons, as sentences. No Qt. porfiriana/table/words/flowchart_words.py: Reasons why the Pax-o-matic passed boxes of its flowchart. No Qt. porfiriana/table/words/terms.py: Terms, counts and labels for texts; see also ``rules/term_words.py``. No Qt.</extracomment>
        <translation>{0} más</translation>
    </message>
    <message>
        <source>{0} no longer topples.</source>
        <translation>{0} ya no derroca a Díaz.</translation>
    </message>
    <message>
        <source>{0} of income a turn</source>
        <translation>ingresos de {0} por turno</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} de {1}</translation>
    </message>
    <message>
        <source>{0} of {1} in hand</source>
        <translation>{0} de {1} en la mano</translation>
    </message>
    <message>
        <source>{0} plays</source>
        <extracomment>porfiriana/table/scene/board.py: Items of the common column, and captions above a seat's cards. porfiriana/table/scene/tableau.py: Items of the seats: panels, cards in play, hand, supply and buttons.</extracomment>
        <translation>Juega {0}</translation>
    </message>
    <message>
        <source>{0} side</source>
        <extracomment>porfiriana/table/words/labels.py: Actions as texts: buttons, instructions and log entries. No Qt.</extracomment>
        <translation>Lado de {0}</translation>
    </message>
    <message>
        <source>{0} topple Díaz.</source>
        <translation>{0} derrocan a Díaz.</translation>
    </message>
    <message>
        <source>{0} topples Díaz.</source>
        <translation>{0} derroca a Díaz.</translation>
    </message>
    <message>
        <source>{0} win by gold.</source>
        <translation>{0} ganan por oro.</translation>
    </message>
    <message>
        <source>{0} wins by gold with the last Topple</source>
        <translation>{0} gana por oro con el último Derrocamiento</translation>
    </message>
    <message>
        <source>{0} wins by gold.</source>
        <translation>{0} gana por oro.</translation>
    </message>
    <message>
        <source>{0} wins with {1}</source>
        <translation>{0} gana con {1}</translation>
    </message>
    <message>
        <source>{0} wins with {1} by declaring</source>
        <translation>{0} gana con {1} al declararse</translation>
    </message>
    <message>
        <source>{0} would topple.</source>
        <translation>{0} derrocaría a Díaz.</translation>
    </message>
    <message>
        <source>{0}&apos;s turn needs a decision from you.</source>
        <translation>El turno de {0} requiere una decisión tuya.</translation>
    </message>
    <message>
        <source>{0}, Depression</source>
        <extracomment>porfiriana/table/scene/board.py: Items of the common column, and captions above a seat's cards.</extracomment>
        <translation>{0}, Depresión</translation>
    </message>
    <message>
        <source>{0}, Private Army of {1}</source>
        <translation>{0}, Ejército privado: {1}</translation>
    </message>
    <message>
        <source>{0}, choose an action.</source>
        <translation>{0}, elige una acción.</translation>
    </message>
    <message>
        <source>{0}, choose.</source>
        <extracomment>porfiriana/table/words/questions.py: Questions to the players, and summaries of a game. No Qt.</extracomment>
        <translation>{0}, elige.</translation>
    </message>
    <message>
        <source>{0}, chosen</source>
        <extracomment>desk/view/screen_reader.py: Announcements for screen readers and the built-in voice: focus, prompts, summaries. desk/view/spoken_texts.py: Texts for screen readers and the built-in voice: things, prompts, controls, sheets.</extracomment>
        <translation>{0}, elegido</translation>
    </message>
    <message>
        <source>{0}, do you build?</source>
        <translation>{0}, ¿construyes?</translation>
    </message>
    <message>
        <source>{0}, do you use a Spy to cancel it?</source>
        <translation>{0}, ¿usas un Espía para anularlo?</translation>
    </message>
    <message>
        <source>{0}, end your turn.</source>
        <translation>{0}, termina tu turno.</translation>
    </message>
    <message>
        <source>{0}, for sale</source>
        <translation>{0}, en venta</translation>
    </message>
    <message>
        <source>{0}, in the Private Army</source>
        <translation>{0}, en el Ejército privado</translation>
    </message>
    <message>
        <source>{0}, in your hand</source>
        <translation>{0}, en tu mano</translation>
    </message>
    <message>
        <source>{0}, pay 1 gold for each card you keep.</source>
        <translation>{0}, paga 1 de oro por cada carta que conserves.</translation>
    </message>
    <message>
        <source>{0}, retreat or discard?</source>
        <translation>{0}, ¿retirada o descarte?</translation>
    </message>
    <message>
        <source>{0}, then {1}</source>
        <translation>{0}, luego {1}</translation>
    </message>
    <message>
        <source>{0}, unfolded</source>
        <extracomment>porfiriana/table/scene/tableau.py: Items of the seats: panels, cards in play, hand, supply and buttons.</extracomment>
        <translation>{0}, desplegada</translation>
    </message>
    <message>
        <source>{0}, where does your next cube go?</source>
        <translation>{0}, ¿adónde va tu próximo cubo?</translation>
    </message>
    <message>
        <source>{0}, which Headline goes first onto the Bull-Bear pile?</source>
        <translation>{0}, ¿qué Titular va primero a la pila de toros y osos?</translation>
    </message>
    <message>
        <source>{0}, which card do you take?</source>
        <translation>{0}, ¿qué carta tomas?</translation>
    </message>
    <message>
        <source>{0}, which faction do you drop?</source>
        <translation>{0}, ¿qué facción descartas?</translation>
    </message>
    <message>
        <source>{0}, your turn in the showdown.</source>
        <translation>{0}, te toca en el desenlace.</translation>
    </message>
    <message>
        <source>{0}: Unrest on {1}</source>
        <translation>{0}: Disturbios en {1}</translation>
    </message>
    <message>
        <source>{0}: change the regime</source>
        <translation>{0}: cambiar el régimen</translation>
    </message>
    <message>
        <source>{0}: it earns nothing and its powers are off.</source>
        <translation>Con {0}, la empresa no da nada y sus capacidades quedan suspendidas.</translation>
    </message>
    <message>
        <source>{0}: one less</source>
        <translation>{0}: uno menos</translation>
    </message>
    <message>
        <source>{0}: one more</source>
        <translation>{0}: uno más</translation>
    </message>
    <message>
        <source>{0}: restore order here</source>
        <translation>{0}: restablecer el orden aquí</translation>
    </message>
    <message>
        <source>{0}: where am I? {1}: what can I do? {2}: what are the standings? {3}: what has happened since my turn?</source>
        <translation>{0}: ¿dónde estoy? {1}: ¿qué puedo hacer? {2}: ¿cuál es la situación? {3}: ¿qué ha pasado desde mi turno?</translation>
    </message>
    <message>
        <source>{0}; {1}</source>
        <extracomment>language.py: Translation of sentences into the players' language.</extracomment>
        <translation>{0}; {1}</translation>
    </message>
    <message>
        <source>{actions} actions left after {purchases} purchases</source>
        <translation>acciones restantes ({actions}) tras las compras ({purchases})</translation>
    </message>
    <message>
        <source>{action} for {gold}</source>
        <translation>{action} por {gold}</translation>
    </message>
    <message>
        <source>{action}: {number}.</source>
        <extracomment>porfiriana/rules/card_text.py: Card effects as plain sentences, generated from the card data.</extracomment>
        <translation>{action}: {number}.</translation>
    </message>
    <message>
        <source>{active}, look away: this is {name}&apos;s choice.</source>
        <translation>{active}, no mires: decide {name}.</translation>
    </message>
    <message>
        <source>{amount} RP at once</source>
        <translation>{amount} PR al momento</translation>
    </message>
    <message>
        <source>{attitude}: {sum}, no combat.</source>
        <translation>{attitude}: {sum}, sin combate.</translation>
    </message>
    <message>
        <source>{attitude}: {sum}{losses}, −{taken} / −{dealt}</source>
        <translation>{attitude}: {sum}{losses}, −{taken} / −{dealt}</translation>
    </message>
    <message>
        <source>{better} was better.</source>
        <translation>{better} era mejor.</translation>
    </message>
    <message>
        <source>{cards} and {more}</source>
        <translation>{cards} y {more}</translation>
    </message>
    <message>
        <source>{cards} cannot be in {place}</source>
        <translation>{cards} en un lugar no permitido: {place}</translation>
    </message>
    <message>
        <source>{cards} from the market</source>
        <translation>{cards} del mercado</translation>
    </message>
    <message>
        <source>{cards} in two places at once</source>
        <translation>{cards} en dos lugares a la vez</translation>
    </message>
    <message>
        <source>{cards} in {district}</source>
        <translation>{cards} en {district}</translation>
    </message>
    <message>
        <source>{cards} leave the market; you choose which goes first.</source>
        <translation>{cards} salen del mercado; tú eliges cuál va primero.</translation>
    </message>
    <message>
        <source>{cards} nowhere</source>
        <extracomment>porfiriana/rules/agenda_checks.py: Consistency checks of the agenda and of the places of cards.</extracomment>
        <translation>{cards} en ningún lugar</translation>
    </message>
    <message>
        <source>{cards} of the {faction} faction</source>
        <translation>{cards} de facción {faction}</translation>
    </message>
    <message>
        <source>{cards} other than a newspaper</source>
        <translation>{cards} que no sea Periódico</translation>
    </message>
    <message>
        <source>{cards} other than newspapers</source>
        <translation>{cards} que no sean Periódicos</translation>
    </message>
    <message>
        <source>{cards} with Unrest</source>
        <translation>{cards} con Disturbios</translation>
    </message>
    <message>
        <source>{cards} with a rail connection</source>
        <translation>{cards} con conexión por ferrocarril</translation>
    </message>
    <message>
        <source>{cards} with slaves</source>
        <translation>{cards} con esclavos</translation>
    </message>
    <message>
        <source>{cards} with {prestige}</source>
        <translation>{cards} de {prestige}</translation>
    </message>
    <message>
        <source>{cards} without Unrest</source>
        <translation>{cards} sin Disturbios</translation>
    </message>
    <message>
        <source>{cards} without a rail connection</source>
        <translation>{cards} sin conexión por ferrocarril</translation>
    </message>
    <message>
        <source>{cards} without slaves</source>
        <translation>{cards} sin esclavos</translation>
    </message>
    <message>
        <source>{cards}: a cube of the human player is there</source>
        <translation>{cards}: allí hay un cubo del jugador humano</translation>
    </message>
    <message>
        <source>{cards}: as cheap, and later in the order</source>
        <translation>{cards}: mismo precio, y después en el orden</translation>
    </message>
    <message>
        <source>{cards}: it buys the cheapest</source>
        <translation>{cards}: compra la carta más barata</translation>
    </message>
    <message>
        <source>{cards}: it has {gold}</source>
        <translation>{cards}: el robot tiene {gold}</translation>
    </message>
    <message>
        <source>{cards}: its hand is full</source>
        <translation>{cards}: la mano del robot está llena</translation>
    </message>
    <message>
        <source>{cards}: neither Strife nor regime would help it</source>
        <translation>{cards}: ni la Discordia ni el régimen ayudarían al robot</translation>
    </message>
    <message>
        <source>{cards}: no robot would be sure to win, nor the human to fail</source>
        <translation>{cards}: ningún robot tendría segura la victoria, ni el humano el fracaso</translation>
    </message>
    <message>
        <source>{cards}: no target by 4d</source>
        <translation>{cards}: sin objetivo según la regla 4d</translation>
    </message>
    <message>
        <source>{cards}: nowhere to drive out, guard or extort, and for no enterprise in hand</source>
        <translation>{cards}: ningún lugar donde expulsar, proteger o extorsionar, ni empresa en la mano</translation>
    </message>
    <message>
        <source>{cards}: would bring no income now</source>
        <translation>{cards}: ahora no daría ingresos</translation>
    </message>
    <message>
        <source>{card} ({why})</source>
        <extracomment>porfiriana/table/words/diaz_words.py: Díaz's purchases by dice, and their reasons, as sentences. No Qt.</extracomment>
        <translation>{card} ({why})</translation>
    </message>
    <message>
        <source>{card} arrives in {quarter}, {name}.</source>
        <translation>Llegada de {card}: {quarter}, {name}.</translation>
    </message>
    <message>
        <source>{card} belongs to the same player.</source>
        <translation>{card} es del mismo jugador.</translation>
    </message>
    <message>
        <source>{card} can move to {place} for {gold}.</source>
        <translation>{card} puede moverse a {place} por {gold}.</translation>
    </message>
    <message>
        <source>{card} cancels {attack}; both are discarded.</source>
        <translation>{card} anula {attack}; ambas cartas se descartan.</translation>
    </message>
    <message>
        <source>{card} cannot be used for that.</source>
        <translation>{card} no sirve para eso.</translation>
    </message>
    <message>
        <source>{card} costs {gold}; the regime counts {kind}.</source>
        <translation>{card} cuesta {gold}; con este régimen cuenta la {kind}.</translation>
    </message>
    <message>
        <source>{card} extorts a cube of {seat}.</source>
        <translation>{card} extorsiona un cubo de {seat}.</translation>
    </message>
    <message>
        <source>{card} first: a Depression begins.</source>
        <translation>{card} primero: empieza una Depresión.</translation>
    </message>
    <message>
        <source>{card} first: the Depression ends.</source>
        <translation>{card} primero: acaba la Depresión.</translation>
    </message>
    <message>
        <source>{card} for {gold}</source>
        <translation>{card} por {gold}</translation>
    </message>
    <message numerus="yes">
        <source>{card} gains %n cube(s).</source>
        <translation>
            <numerusform>{card} recibe %n cubo.</numerusform>
            <numerusform>{card} recibe %n cubos.</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} goes onto the Bull-Bear pile.</source>
        <translation>{card} va a la pila de toros y osos.</translation>
    </message>
    <message>
        <source>{card} goes onto the Bull-Bear pile: a {mood}.</source>
        <translation>{card} va a la pila de toros y osos: un {mood}.</translation>
    </message>
    <message>
        <source>{card} goes to the discards.</source>
        <translation>{card} va a los descartes.</translation>
    </message>
    <message>
        <source>{card} goes to {place}.</source>
        <translation>{card} va a {place}.</translation>
    </message>
    <message>
        <source>{card} has no owner.</source>
        <translation>{card} no tiene dueño.</translation>
    </message>
    <message>
        <source>{card} has no profit to lower.</source>
        <translation>{card} no tiene beneficio que rebajar.</translation>
    </message>
    <message>
        <source>{card} has no troop</source>
        <translation>{card} no tiene tropa</translation>
    </message>
    <message>
        <source>{card} is Sacked: it returns to your hand.</source>
        <translation>Saqueo de {card}: vuelve a tu mano.</translation>
    </message>
    <message>
        <source>{card} is Sacked: it returns to {seat}&apos;s hand.</source>
        <translation>Saqueo de {card}: vuelve a la mano de {seat}.</translation>
    </message>
    <message>
        <source>{card} is already in the game.</source>
        <translation>{card} ya está en juego.</translation>
    </message>
    <message>
        <source>{card} is an event.</source>
        <translation>{card} es un evento.</translation>
    </message>
    <message>
        <source>{card} is blocked by a Spy this quarter.</source>
        <translation>{card} está bloqueada por un Espía este trimestre.</translation>
    </message>
    <message>
        <source>{card} is defeated.</source>
        <translation>Derrota de {card}.</translation>
    </message>
    <message>
        <source>{card} is discarded: +1 to Díaz&apos;s defence.</source>
        <translation>{card} se descarta: +1 a la defensa de Díaz.</translation>
    </message>
    <message>
        <source>{card} is in an impossible place</source>
        <translation>{card} está en un lugar imposible</translation>
    </message>
    <message>
        <source>{card} is no longer extorted.</source>
        <translation>{card} ya no sufre extorsión.</translation>
    </message>
    <message>
        <source>{card} is no longer on sale.</source>
        <translation>{card} ya no está a la venta.</translation>
    </message>
    <message>
        <source>{card} is not a foreign war.</source>
        <translation>{card} no es una guerra extranjera.</translation>
    </message>
    <message>
        <source>{card} is not among the common cards.</source>
        <translation>{card} no está entre las cartas comunes.</translation>
    </message>
    <message>
        <source>{card} is not an event</source>
        <translation>{card} no es un evento</translation>
    </message>
    <message>
        <source>{card} is not an open store.</source>
        <translation>{card} no es una tienda en marcha.</translation>
    </message>
    <message>
        <source>{card} is not in that country.</source>
        <translation>{card} no está en ese país.</translation>
    </message>
    <message>
        <source>{card} is not in the game yet.</source>
        <translation>{card} aún no está en juego.</translation>
    </message>
    <message>
        <source>{card} is not on a seasonal track.</source>
        <translation>{card} no está en una pista de estaciones.</translation>
    </message>
    <message>
        <source>{card} is not yet on the profits track.</source>
        <translation>{card} aún no está en la pista de beneficios.</translation>
    </message>
    <message>
        <source>{card} is on sale.</source>
        <translation>{card} está a la venta.</translation>
    </message>
    <message>
        <source>{card} is ruined.</source>
        <translation>{card} está en ruinas.</translation>
    </message>
    <message>
        <source>{card} is shot: an heir takes your place.</source>
        <translation>{card} muere a tiros: un heredero ocupa tu lugar.</translation>
    </message>
    <message>
        <source>{card} is shot: an heir takes {seat}&apos;s place.</source>
        <translation>{card} muere a tiros: un heredero ocupa el lugar de {seat}.</translation>
    </message>
    <message>
        <source>{card} is the last Topple: buying it ends the game.</source>
        <translation>{card} es el último Derrocamiento: comprarlo pone fin a la partida.</translation>
    </message>
    <message>
        <source>{card} joins your Private Army.</source>
        <translation>{card} se une a tu Ejército privado.</translation>
    </message>
    <message>
        <source>{card} joins {seat}&apos;s Private Army.</source>
        <translation>{card} se une al Ejército privado de {seat}.</translation>
    </message>
    <message>
        <source>{card} joins {seat}.</source>
        <translation>{card} se une a {seat}.</translation>
    </message>
    <message>
        <source>{card} leaves the market: a {mood}.</source>
        <translation>{card} sale del mercado: un {mood}.</translation>
    </message>
    <message>
        <source>{card} leaves the market: its event.</source>
        <translation>{card} sale del mercado: su suceso.</translation>
    </message>
    <message numerus="yes">
        <source>{card} loses %n cube(s).</source>
        <translation>
            <numerusform>{card} pierde %n cubo.</numerusform>
            <numerusform>{card} pierde %n cubos.</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} loses a connection.</source>
        <translation>{card} pierde una conexión.</translation>
    </message>
    <message>
        <source>{card} matures with a profit of {number}.</source>
        <translation>{card} madura con un beneficio de {number}.</translation>
    </message>
    <message>
        <source>{card} needs no refurbishment, or its owner pays for it.</source>
        <translation>{card} no necesita reparación, o la paga su dueño.</translation>
    </message>
    <message>
        <source>{card} needs no such capital.</source>
        <translation>{card} no necesita ese capital.</translation>
    </message>
    <message>
        <source>{card} returns to your hand.</source>
        <translation>{card} vuelve a tu mano.</translation>
    </message>
    <message>
        <source>{card} returns to {seat}&apos;s hand.</source>
        <translation>{card} vuelve a la mano de {seat}.</translation>
    </message>
    <message>
        <source>{card} takes volunteers only in the quarter in which the card comes.</source>
        <translation>{card} solo admite voluntarios en el trimestre en que llega la carta.</translation>
    </message>
    <message>
        <source>{card} waits until {quarter}.</source>
        <translation>{card} espera hasta este trimestre: {quarter}.</translation>
    </message>
    <message>
        <source>{card}, Speculation Cube {owner}</source>
        <translation>{card}, cubo de especulación {owner}</translation>
    </message>
    <message>
        <source>{card}, at {place}</source>
        <translation>{card}, en {place}</translation>
    </message>
    <message>
        <source>{card}, in the hand {owner}</source>
        <translation>{card}, en la mano {owner}</translation>
    </message>
    <message>
        <source>{card}, lower card of column {column}</source>
        <translation>{card}, carta de abajo de la columna {column}</translation>
    </message>
    <message>
        <source>{card}, no cube to take</source>
        <translation>{card}, sin cubo que tomar</translation>
    </message>
    <message>
        <source>{card}, no prestige</source>
        <translation>{card}, sin prestigio</translation>
    </message>
    <message>
        <source>{card}, price {price}</source>
        <translation>{card}, precio {price}</translation>
    </message>
    <message>
        <source>{card}, upper card of column {column}</source>
        <translation>{card}, carta de arriba de la columna {column}</translation>
    </message>
    <message>
        <source>{card}, which his troop guards already</source>
        <translation>{card}, que ya protege una tropa de Díaz</translation>
    </message>
    <message>
        <source>{card}, {cubes}</source>
        <extracomment>porfiriana/table/words/diaz_words.py: Díaz's purchases by dice, and their reasons, as sentences. No Qt.</extracomment>
        <translation>{card}, {cubes}</translation>
    </message>
    <message>
        <source>{card}, {points} points of its prestige</source>
        <translation>{card}, puntos de su prestigio: {points}</translation>
    </message>
    <message>
        <source>{card}: +{unrest}.</source>
        <extracomment>porfiriana/table/words/event_text.py: Events as sentences, for the log and for the consequences of an action.</extracomment>
        <translation>{card}: +{unrest}.</translation>
    </message>
    <message>
        <source>{card}: profit {number}.</source>
        <translation>{card}: beneficio {number}.</translation>
    </message>
    <message>
        <source>{card}: steals, Unrest, award, jails, districts</source>
        <translation>{card}: roba, Disturbios, premio, cárcel, distritos</translation>
    </message>
    <message>
        <source>{card}: {before} to {after} Income Cubes.</source>
        <translation>Cubos de ingresos en {card}: de {before} a {after}.</translation>
    </message>
    <message>
        <source>{card}: {place}, {name}.</source>
        <translation>{card}: {place}, {name}.</translation>
    </message>
    <message>
        <source>{card}: {place}.</source>
        <extracomment>words.yaml: results</extracomment>
        <translation>{card}: {place}.</translation>
    </message>
    <message>
        <source>{card}: −{unrest}.</source>
        <extracomment>porfiriana/table/words/event_text.py: Events as sentences, for the log and for the consequences of an action.</extracomment>
        <translation>{card}: −{unrest}.</translation>
    </message>
    <message>
        <source>{change} RP</source>
        <extracomment>mexican_adventure/table/wording.py: Texts of The Mexican Adventure: see ``paxdesk/desk/protocol/table_game.py``. No Qt.</extracomment>
        <translation>{change} PR</translation>
    </message>
    <message>
        <source>{chit} must be played.</source>
        <translation>Hay que jugar {chit}.</translation>
    </message>
    <message>
        <source>{claim}, unless several answers together prevent it.</source>
        <translation>{claim}, salvo si varias respuestas juntas lo impiden.</translation>
    </message>
    <message>
        <source>{claim}, unless {answers}.</source>
        <translation>{claim}, salvo si {answers}.</translation>
    </message>
    <message>
        <source>{claim}, whatever the others answer.</source>
        <translation>{claim}, respondan lo que respondan los demás.</translation>
    </message>
    <message>
        <source>{command}: {why}</source>
        <extracomment>net/turn_calls.py: Calls to absent players: by command, web address, or mail.</extracomment>
        <translation>{command}: {why}</translation>
    </message>
    <message>
        <source>{cubes} left, {owner}</source>
        <translation>Reserva {owner}: {cubes}</translation>
    </message>
    <message>
        <source>{deed}, no action thanks to {card}</source>
        <translation>{deed}, sin gastar acción gracias a {card}</translation>
    </message>
    <message>
        <source>{district} is outside its jurisdiction.</source>
        <translation>Fuera de su jurisdicción: {district}.</translation>
    </message>
    <message>
        <source>{faction} {cards}</source>
        <extracomment>porfiriana/rules/term_words.py: Terms of the game as displayed, and noun phrases for filters and counts.</extracomment>
        <translation>{cards} de facción {faction}</translation>
    </message>
    <message>
        <source>{faction}, {cost} gold.</source>
        <translation>{faction}, {cost} de oro.</translation>
    </message>
    <message>
        <source>{file} contains weights for a different set of inputs.</source>
        <translation>{file} contiene pesos para otro conjunto de entradas.</translation>
    </message>
    <message>
        <source>{file} does not count: {why}</source>
        <translation>{file} no cuenta: {why}</translation>
    </message>
    <message>
        <source>{file} is already in this table.</source>
        <translation>{file} ya está en esta tabla.</translation>
    </message>
    <message>
        <source>{file}: done.</source>
        <extracomment>desk/sheets/export_sheet.py: Sheet with buttons that export to files and import from them.</extracomment>
        <translation>{file}: hecho.</translation>
    </message>
    <message>
        <source>{file}: the puzzle “{name}” could not be verified; it must have exactly one solution, the one in the file.</source>
        <translation>{file}: no se ha podido verificar el problema «{name}»; debe tener exactamente una solución, la del archivo.</translation>
    </message>
    <message>
        <source>{file}: this game has no scenarios</source>
        <translation>{file}: este juego no tiene escenarios</translation>
    </message>
    <message>
        <source>{file}: {problem}</source>
        <extracomment>desk/sheets/export_sheet.py: Sheet with buttons that export to files and import from them. sierra_madre/saves.py: Saved games in JSON, described in ``SAVES.md``, and the box in YAML.</extracomment>
        <translation>{file}: {problem}</translation>
    </message>
    <message>
        <source>{file}: {problem}.</source>
        <extracomment>mexican_adventure/usual_setup.py: Default set-ups of the scenarios' free pieces (7.0), and set-ups saved by the player. mexican_adventure/workshop.py: Editable drafts of positions, as ``given`` data of scenarios, and the player's puzzles.</extracomment>
        <translation>{file}: {problem}.</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} y {last}</translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <translation>{first} o {last}</translation>
    </message>
    <message>
        <source>{forms} kinds of discount</source>
        <translation>clases de descuento: {forms}</translation>
    </message>
    <message>
        <source>{fps} more are possible</source>
        <translation>Aún son posibles: {fps}</translation>
    </message>
    <message>
        <source>{fps} raised in {zone}</source>
        <translation>recluta de {fps} en {zone}</translation>
    </message>
    <message>
        <source>{fps} rise in {zone}</source>
        <translation>mejora de {fps} en {zone}</translation>
    </message>
    <message>
        <source>{fp}: {going} of {number} selected</source>
        <translation>{fp}, elegidos: {going} de {number}</translation>
    </message>
    <message>
        <source>{given} of {number}</source>
        <translation>{given} de {number}</translation>
    </message>
    <message>
        <source>{gold} gold for {cards}; you have {all}.</source>
        <translation>{gold} de oro por {cards}; tienes {all}.</translation>
    </message>
    <message>
        <source>{gold} in all</source>
        <translation>{gold} en total</translation>
    </message>
    <message>
        <source>{gold} on hand</source>
        <translation>{gold} en mano</translation>
    </message>
    <message>
        <source>{hacendado} has no cause for {flipped}</source>
        <translation>{hacendado} no tiene causa para {flipped}</translation>
    </message>
    <message>
        <source>{handicaps} handicaps for {seats} seats</source>
        <translation>hándicaps: {handicaps}; asientos: {seats}</translation>
    </message>
    <message>
        <source>{host} (port {port}) does not answer. Ask the host whether the table is open and reachable from here. Pax Desk keeps trying.</source>
        <translation>{host} (puerto {port}) no responde. Pregunta al anfitrión si la mesa está abierta y es accesible desde aquí. Pax Desk sigue intentándolo.</translation>
    </message>
    <message>
        <source>{keys} is already used for “{other}”.</source>
        <translation>{keys} ya se usa para «{other}».</translation>
    </message>
    <message>
        <source>{key} as a key</source>
        <translation>{key} como clave</translation>
    </message>
    <message>
        <source>{kind} counts now</source>
        <translation>ahora cuenta la {kind}</translation>
    </message>
    <message>
        <source>{kind} counts now, and no rival has any</source>
        <translation>ahora cuenta la {kind}, y ningún rival tiene puntos</translation>
    </message>
    <message>
        <source>{kind} counts now, the best road to power</source>
        <translation>ahora cuenta la {kind}, que es el mejor camino al poder</translation>
    </message>
    <message>
        <source>{kind} files (*{suffix});;All files (*)</source>
        <translation>Archivos {kind} (*{suffix});;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>{kind} points by turn</source>
        <translation>Puntos de {kind} por turno</translation>
    </message>
    <message>
        <source>{kind} {was} → {now} of the {needed} needed</source>
        <translation>{kind} {was} → {now} de los {needed} puntos necesarios</translation>
    </message>
    <message>
        <source>{kind}, in which a rival leads, no longer counts</source>
        <translation>ya no cuenta la {kind}, donde un rival va por delante</translation>
    </message>
    <message>
        <source>{kind}, in which {rival} leads, no longer counts</source>
        <translation>ya no cuenta la {kind}, donde {rival} va por delante</translation>
    </message>
    <message>
        <source>{kind}: all checked.</source>
        <translation>{kind}: todas comprobadas.</translation>
    </message>
    <message>
        <source>{kind}: points and how many are needed</source>
        <translation>{kind}: puntos, y cuántos hacen falta</translation>
    </message>
    <message>
        <source>{kind}: {before} to {after}.</source>
        <translation>{kind}: de {before} a {after}.</translation>
    </message>
    <message>
        <source>{kind}: {have} of the {needed} needed.</source>
        <translation>{kind}: {have} de los {needed} puntos necesarios.</translation>
    </message>
    <message>
        <source>{kind}: {have}, and {needed} are enough.</source>
        <translation>{kind}: {have} puntos; bastan {needed}.</translation>
    </message>
    <message>
        <source>{land} · {bars}</source>
        <translation>{land} · {bars}</translation>
    </message>
    <message>
        <source>{least} to {most}</source>
        <translation>de {least} a {most}</translation>
    </message>
    <message>
        <source>{least} to {most} gold</source>
        <translation>de {least} a {most} de oro</translation>
    </message>
    <message>
        <source>{left}. Choose a zone to try it for 1 RP.</source>
        <translation>{left}. Elige una zona para intentar allí una incursión por 1 PR.</translation>
    </message>
    <message>
        <source>{lost} of {count} Topples lost ({clause}).</source>
        <translation>{lost} de los {count} Derrocamientos, perdido ({clause}).</translation>
    </message>
    <message>
        <source>{lower}, a bear, is on top of the pile.</source>
        <translation>{lower}, un oso, está encima de la pila.</translation>
    </message>
    <message>
        <source>{lower}, a bear, leaves the market first.</source>
        <translation>{lower}, un oso, sale primero del mercado.</translation>
    </message>
    <message>
        <source>{marker} in {zone}</source>
        <translation>{marker} en {zone}</translation>
    </message>
    <message>
        <source>{mark} ({lost}): {deed}.</source>
        <translation>{mark} ({lost}): {deed}.</translation>
    </message>
    <message>
        <source>{mark}: {deed}.</source>
        <extracomment>porfiriana/table/chart_plots.py: Charts, turning points and analysis of a game, as data for the desk.</extracomment>
        <translation>{mark}: {deed}.</translation>
    </message>
    <message>
        <source>{names} first</source>
        <extracomment>sierra_madre/table/game_table.py: The companion on the desk: see ``paxdesk/desk/protocol/table_game.py``. sierra_madre/table/sheets.py: Sheets: forms, the revealed card, files, and the final account.</extracomment>
        <translation>{names} en cabeza</translation>
    </message>
    <message>
        <source>{names} first, {quarter}</source>
        <translation>{quarter}: {names} en cabeza</translation>
    </message>
    <message>
        <source>{names}: phone disconnected</source>
        <translation>{names}: teléfono desconectado</translation>
    </message>
    <message>
        <source>{name} ({who}) is here.</source>
        <translation>Aquí está {name}, de {who}.</translation>
    </message>
    <message>
        <source>{name} bids next and has {gold}.</source>
        <translation>Le toca pujar a {name}, con {gold}.</translation>
    </message>
    <message>
        <source>{name} bids {gold}.</source>
        <translation>{name} puja {gold}.</translation>
    </message>
    <message>
        <source>{name} buys none</source>
        <translation>{name} no compra</translation>
    </message>
    <message>
        <source>{name} decides</source>
        <extracomment>porfiriana/table/sheets/showdown_sheet.py: Sheet of the showdown: points and Tripartites of the seats, and possible actions.</extracomment>
        <translation>Decide {name}</translation>
    </message>
    <message>
        <source>{name} declares…</source>
        <extracomment>words.yaml: asks</extracomment>
        <translation>{name} declara…</translation>
    </message>
    <message>
        <source>{name} does not agree.</source>
        <translation>{name} no está de acuerdo.</translation>
    </message>
    <message>
        <source>{name} does nothing</source>
        <translation>{name} no hace nada</translation>
    </message>
    <message>
        <source>{name} enlists in {card}, until {quarter}.</source>
        <translation>{name} se alista en {card} hasta este trimestre: {quarter}.</translation>
    </message>
    <message>
        <source>{name} gets {card} for {gold}.</source>
        <translation>{name} se queda con {card} por {gold}.</translation>
    </message>
    <message>
        <source>{name} had nothing else planned for that turn.</source>
        <translation>{name} no tenía nada más previsto para ese turno.</translation>
    </message>
    <message>
        <source>{name} has failed</source>
        <translation>{name} ha fracasado</translation>
    </message>
    <message>
        <source>{name} has moved</source>
        <translation>{name} ha actuado</translation>
    </message>
    <message>
        <source>{name} has no cause for {kind}</source>
        <translation>{name} no tiene causa para la {kind}</translation>
    </message>
    <message>
        <source>{name} has not failed</source>
        <translation>{name} no ha fracasado</translation>
    </message>
    <message>
        <source>{name} has nothing to decide in this step</source>
        <translation>{name} no tiene nada que decidir en este paso</translation>
    </message>
    <message>
        <source>{name} has to decide at the table.</source>
        <translation>{name} debe decidir en la mesa.</translation>
    </message>
    <message>
        <source>{name} has {handicap}.</source>
        <translation>{name} tiene {handicap}.</translation>
    </message>
    <message>
        <source>{name} in New York</source>
        <translation>{name} en Nueva York</translation>
    </message>
    <message>
        <source>{name} is eliminated</source>
        <translation>{name} está eliminado</translation>
    </message>
    <message>
        <source>{name} is killed.</source>
        <translation>{name} muere.</translation>
    </message>
    <message>
        <source>{name} is not on the map</source>
        <translation>{name} no está en el mapa</translation>
    </message>
    <message>
        <source>{name} is not promoted</source>
        <translation>{name} no ha sido ascendido</translation>
    </message>
    <message>
        <source>{name} is password-protected. Enter the password your group agreed on.</source>
        <translation>{name} está protegida con contraseña. Escribe la que acordó tu grupo.</translation>
    </message>
    <message>
        <source>{name} is promoted</source>
        <translation>{name} ha sido ascendido</translation>
    </message>
    <message>
        <source>{name} is retired</source>
        <translation>{name} está retirado</translation>
    </message>
    <message>
        <source>{name} is there: no gold</source>
        <translation>{name} está ahí: sin oro</translation>
    </message>
    <message>
        <source>{name} leaves the game</source>
        <translation>{name} deja la partida</translation>
    </message>
    <message>
        <source>{name} leaves the game.</source>
        <translation>{name} deja la partida.</translation>
    </message>
    <message>
        <source>{name} may buy rifles.</source>
        <translation>{name} puede comprar fusiles.</translation>
    </message>
    <message>
        <source>{name} may put a common card up for auction.</source>
        <translation>{name} puede sacar a subasta una carta común.</translation>
    </message>
    <message>
        <source>{name} missed a chance to topple Díaz.</source>
        <translation>{name} dejó pasar una ocasión de derrocar a Díaz.</translation>
    </message>
    <message>
        <source>{name} passes</source>
        <extracomment>words.yaml: buttons</extracomment>
        <translation>{name} pasa</translation>
    </message>
    <message>
        <source>{name} plays {card}.</source>
        <translation>{name} juega {card}.</translation>
    </message>
    <message>
        <source>{name} returns as an heir</source>
        <translation>{name} vuelve con un heredero</translation>
    </message>
    <message>
        <source>{name} returns; leadership {number}.</source>
        <translation>{name} vuelve; liderazgo {number}.</translation>
    </message>
    <message>
        <source>{name} to act, {regime}</source>
        <translation>juega {name}, {regime}</translation>
    </message>
    <message>
        <source>{name} to decide</source>
        <translation>decide {name}</translation>
    </message>
    <message>
        <source>{name} wants a robot to play for {other} while {other} is away.</source>
        <translation>{name} quiere que un robot juegue por {other} mientras {other} esté ausente.</translation>
    </message>
    <message>
        <source>{name} wants to close the table. Everyone gets the whole game, including all hands and the deck, to save or continue on one screen.</source>
        <translation>{name} quiere cerrar la mesa. Cada uno recibe toda la partida, incluidas todas las manos y el mazo, para guardarla o continuarla en una sola pantalla.</translation>
    </message>
    <message>
        <source>{name} wants to undo their last action and everything after it.</source>
        <translation>{name} quiere deshacer su última acción y todo lo posterior a ella.</translation>
    </message>
    <message>
        <source>{name} would like to play again with the same people.</source>
        <translation>A {name} le gustaría volver a jugar con las mismas personas.</translation>
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
        <translation>La incursión nocturna de {name} fracasa (hacía falta un 1 o un 2).</translation>
    </message>
    <message>
        <source>{name}&apos;s Night Raid succeeds (1 or 2 needed).</source>
        <translation>La incursión nocturna de {name} tiene éxito (hacía falta un 1 o un 2).</translation>
    </message>
    <message>
        <source>{name}&apos;s Spy cancels {card}.</source>
        <translation>Un Espía de {name} anula {card}.</translation>
    </message>
    <message>
        <source>{name}&apos;s Spy kills the president (1 needed).</source>
        <translation>Un Espía de {name} mata al presidente (hacía falta un 1).</translation>
    </message>
    <message>
        <source>{name}&apos;s Spy misses the president (1 needed).</source>
        <translation>Un Espía de {name} falla contra el presidente (hacía falta un 1).</translation>
    </message>
    <message>
        <source>{name}&apos;s answer prevents it: {answer}</source>
        <translation>La respuesta de {name} lo impide: {answer}</translation>
    </message>
    <message>
        <source>{name}&apos;s turn</source>
        <extracomment>porfiriana/table/words/questions.py: Questions to the players, and summaries of a game. No Qt.</extracomment>
        <translation>turno de {name}</translation>
    </message>
    <message>
        <source>{name}, choose what {card} does.</source>
        <translation>{name}, elige qué hace {card}.</translation>
    </message>
    <message>
        <source>{name}, pay {price} for each card, or discard it.</source>
        <translation>{name}, paga {price} por cada carta o descártala.</translation>
    </message>
    <message>
        <source>{name}, where do you add {cubes}?</source>
        <translation>{name}, ¿dónde añades {cubes}?</translation>
    </message>
    <message>
        <source>{name}, which of your enterprises gets {unrest}?</source>
        <translation>{name}, ¿cuál de tus empresas recibe {unrest}?</translation>
    </message>
    <message>
        <source>{name}, which of your {what} do you give up?</source>
        <translation>{name}, de tus {what}, ¿qué carta sacrificas?</translation>
    </message>
    <message>
        <source>{name}, which of your {what} do you lose?</source>
        <translation>{name}, de tus {what}, ¿qué carta pierdes?</translation>
    </message>
    <message>
        <source>{name}, {stars}, initiative {number}</source>
        <translation>{name}, {stars}, iniciativa {number}</translation>
    </message>
    <message>
        <source>{name}: free</source>
        <extracomment>porfiriana/rules/sums.py: Itemised costs of actions, and income and value of cards.</extracomment>
        <translation>{name}: gratis</translation>
    </message>
    <message>
        <source>{name}: from New York…</source>
        <translation>{name}: de Nueva York…</translation>
    </message>
    <message>
        <source>{name}: half price</source>
        <translation>{name}: mitad de precio</translation>
    </message>
    <message>
        <source>{name}: to New York…</source>
        <translation>{name}: a Nueva York…</translation>
    </message>
    <message>
        <source>{name}: {gold}</source>
        <extracomment>sierra_madre/table/drawing.py: Layout and painting of the table: strip, quarter, calendars, edge and page. words.yaml: buttons</extracomment>
        <translation>{name}: {gold}</translation>
    </message>
    <message>
        <source>{name}: {gold} cheaper</source>
        <translation>{name}: {gold} menos</translation>
    </message>
    <message>
        <source>{name}: {ious} in the box of {quarter}.</source>
        <translation>{name}: {ious} en la casilla «{quarter}».</translation>
    </message>
    <message>
        <source>{name}: {note} = {number}</source>
        <translation>{name}: {note} = {number}</translation>
    </message>
    <message>
        <source>{name}: {told}</source>
        <extracomment>words.yaml: results</extracomment>
        <translation>{name}: {told}</translation>
    </message>
    <message>
        <source>{name}: {trait} {note}</source>
        <translation>{name}: {trait} {note}</translation>
    </message>
    <message>
        <source>{name}: {words}</source>
        <extracomment>language.py: Translation of sentences into the players' language.</extracomment>
        <translation>{name}: {words}</translation>
    </message>
    <message>
        <source>{nation} FP of quality A in {zone}</source>
        <translation>PF ({nation}) de calidad A en {zone}</translation>
    </message>
    <message>
        <source>{nation} FP on the wrong side in {zone}</source>
        <translation>PF ({nation}) en el bando incorrecto en {zone}</translation>
    </message>
    <message>
        <source>{nation} FP rise no higher than {best} now.</source>
        <translation>Esos PF ({nation}) no suben ahora de {best}.</translation>
    </message>
    <message>
        <source>{number} Guerrillas</source>
        <extracomment>mexican_adventure/rules/invariants.py: Invariants of positions; violations are reported as sentences.</extracomment>
        <translation>{number} Guerrillas</translation>
    </message>
    <message>
        <source>{number} RP</source>
        <extracomment>mexican_adventure/table/words/terms.py: Names of the game's terms for players. No Qt.</extracomment>
        <translation>{number} PR</translation>
    </message>
    <message>
        <source>{number} belongs to seat {owner}, which does not exist</source>
        <translation>{number} pertenece al asiento {owner}, que no existe</translation>
    </message>
    <message>
        <source>{number} chits</source>
        <extracomment>mexican_adventure/rules/material_reading.py: Readers of the data files of :mod:`material`; errors name file and line.</extracomment>
        <translation>{number} fichas</translation>
    </message>
    <message>
        <source>{number} dice are needed.</source>
        <translation>Número de dados necesarios: {number}.</translation>
    </message>
    <message>
        <source>{number} has no side {side}</source>
        <translation>{number} no tiene lado {side}</translation>
    </message>
    <message>
        <source>{number} has {connections} ovals, not {ovals}</source>
        <translation>óvalos de {number}: {connections}, no {ovals}</translation>
    </message>
    <message>
        <source>{number} has {income} income and {unrest} Unrest</source>
        <translation>{number}: ingresos {income}, Disturbios {unrest}</translation>
    </message>
    <message>
        <source>{number} has {unrest} Unrest and should have revolted</source>
        <translation>{number} debería haberse rebelado (Disturbios: {unrest})</translation>
    </message>
    <message>
        <source>{number} holds {cubes} Income and Extortion Cubes, it is worth {value}</source>
        <translation>cubos de ingresos y de extorsión en {number}: {cubes}, pero vale {value}</translation>
    </message>
    <message>
        <source>{number} is extorted by nobody</source>
        <translation>{number} consta con extorsión, pero nadie extorsiona</translation>
    </message>
    <message>
        <source>{number} is in the place of {other}</source>
        <translation>{number} está en el lugar de {other}</translation>
    </message>
    <message>
        <source>{number} is occupied by {troop} and not extorted</source>
        <translation>{troop} ocupa {number} y no extorsiona</translation>
    </message>
    <message>
        <source>{number} kinds of income</source>
        <translation>clases de ingresos: {number}</translation>
    </message>
    <message>
        <source>{number} names troop {troop}, which is not there</source>
        <translation>{number} indica la tropa {troop}, que no está ahí</translation>
    </message>
    <message>
        <source>{number} navies</source>
        <extracomment>mexican_adventure/rules/invariants.py: Invariants of positions; violations are reported as sentences.</extracomment>
        <translation>{number} barcos</translation>
    </message>
    <message>
        <source>{number} of {all}</source>
        <translation>{number} de {all}</translation>
    </message>
    <message>
        <source>{number} of {all} cards checked</source>
        <translation>Cartas comprobadas: {number} de {all}</translation>
    </message>
    <message>
        <source>{number} of {all} cards chosen</source>
        <translation>Cartas elegidas: {number} de {all}</translation>
    </message>
    <message>
        <source>{number} points of {kind}</source>
        <translation>{number} puntos de {kind}</translation>
    </message>
    <message>
        <source>{number} was counted as worth {counted}, it is {value}</source>
        <translation>{number} se contó con un valor de {counted}, pero vale {value}</translation>
    </message>
    <message>
        <source>{number}. {step}.</source>
        <extracomment>desk/view/hints.py: Hints from the game's adviser, and explanations of log steps.</extracomment>
        <translation>{number}. {step}.</translation>
    </message>
    <message>
        <source>{number}: a Prestige Cube is due, and noted as {cube}</source>
        <translation>{number}: corresponde un cubo de prestigio, y consta como {cube}</translation>
    </message>
    <message>
        <source>{number}: a Prestige Cube is not due, and noted as {cube}</source>
        <translation>{number}: no corresponde ningún cubo de prestigio, y consta como {cube}</translation>
    </message>
    <message>
        <source>{number}: {task}</source>
        <extracomment>desk/puzzles.py: Sheet with all puzzles by theme, and the note of a puzzle.</extracomment>
        <translation>{number}: {task}</translation>
    </message>
    <message>
        <source>{office} subsidizes {card}.</source>
        <translation>{office}: subvención a {card}.</translation>
    </message>
    <message>
        <source>{office}: nobody.</source>
        <extracomment>words.yaml: results</extracomment>
        <translation>{office}: nadie.</translation>
    </message>
    <message>
        <source>{office}: subsidize {card}</source>
        <translation>{office}: subvencionar {card}</translation>
    </message>
    <message>
        <source>{office}: {name}.</source>
        <extracomment>words.yaml: results</extracomment>
        <translation>{office}: {name}.</translation>
    </message>
    <message>
        <source>{one} and {other} are not adjacent.</source>
        <translation>{one} y {other} no son contiguas.</translation>
    </message>
    <message>
        <source>{one} and {other} do not touch</source>
        <translation>{one} y {other} no son contiguas</translation>
    </message>
    <message>
        <source>{one} of the victim</source>
        <translation>{one} de la víctima</translation>
    </message>
    <message>
        <source>{one} shoots at {other}</source>
        <translation>{one} dispara a {other}</translation>
    </message>
    <message>
        <source>{one} that they own</source>
        <translation>{one} que tenga</translation>
    </message>
    <message>
        <source>{one} waits for {other}</source>
        <translation>{one} espera a {other}</translation>
    </message>
    <message>
        <source>{one} you have</source>
        <translation>{one} que tengas</translation>
    </message>
    <message>
        <source>{one}, regardless of owner</source>
        <translation>{one}, sea de quien sea</translation>
    </message>
    <message>
        <source>{origin} may attack {zone}: perhaps {theirs} to {ours}, {percent} %</source>
        <translation>{origin} puede atacar {zone}: quizá {theirs} contra {ours}, {percent} %</translation>
    </message>
    <message>
        <source>{origin} may attack {zone}: {theirs} to {ours}, {percent} %</source>
        <translation>{origin} puede atacar {zone}: {theirs} contra {ours}, {percent} %</translation>
    </message>
    <message>
        <source>{other} gets {gold} from {seat}.</source>
        <translation>{other} recibe {gold} de {seat}.</translation>
    </message>
    <message>
        <source>{ours} with the walls against perhaps {theirs}, before the dice</source>
        <translation>{ours} con las murallas contra quizá {theirs}, antes de los dados</translation>
    </message>
    <message>
        <source>{ours} with the walls against {theirs}, before the dice</source>
        <translation>{ours} con las murallas contra {theirs}, antes de los dados</translation>
    </message>
    <message>
        <source>{oval}: {cost} gold.</source>
        <translation>{oval}: {cost} de oro.</translation>
    </message>
    <message>
        <source>{partners} from the hand</source>
        <translation>{partners} de la mano</translation>
    </message>
    <message>
        <source>{part}, {number} of {all}</source>
        <translation>{part}, {number} de {all}</translation>
    </message>
    <message>
        <source>{path} already exists. If you replace it, the old file is saved as a backup next to it.</source>
        <translation>{path} ya existe. Si lo reemplazas, el archivo anterior se guarda al lado como copia de seguridad.</translation>
    </message>
    <message>
        <source>{path} has been changed by another window or program since you opened or saved it. If you replace the file, its current version is saved as a backup next to it.</source>
        <translation>Otra ventana u otro programa ha cambiado {path} desde que lo abriste o guardaste. Si reemplazas el archivo, su versión actual se guarda al lado como copia de seguridad.</translation>
    </message>
    <message>
        <source>{path}, at {where}: {problem}.</source>
        <translation>{path}, en {where}: {problem}.</translation>
    </message>
    <message>
        <source>{path}, protected</source>
        <extracomment>desk/window/frame.py: Frame of a window: one game, its file and its sheets.</extracomment>
        <translation>{path}, protegida</translation>
    </message>
    <message>
        <source>{path}. Anyone can read all hands in this file; “Save with password…” hides them.</source>
        <translation>{path}. Cualquiera puede leer todas las manos en este archivo; «Guardar con contraseña…» las oculta.</translation>
    </message>
    <message>
        <source>{path}: {problem}.</source>
        <extracomment>files/safe_write.py: Atomic writing of files, with locks, earlier versions and errors for players.</extracomment>
        <translation>{path}: {problem}.</translation>
    </message>
    <message>
        <source>{path}: {problem}. The default settings are used.</source>
        <translation>{path}: {problem}. Se usan los ajustes predeterminados.</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <extracomment>mexican_adventure/table/puzzles.py: Puzzles of The Mexican Adventure at the table: their sessions and texts. mexican_adventure/table/words/terms.py: Names of the game's terms for players. No Qt.</extracomment>
        <translation>{percent}&#xa0;%</translation>
    </message>
    <message>
        <source>{place} has less than 0 gold</source>
        <translation>{place} tiene menos de 0 de oro</translation>
    </message>
    <message>
        <source>{place} has no Income Cube, so it would return to your hand.</source>
        <translation>{place} no tiene cubo de ingresos, así que volvería a tu mano.</translation>
    </message>
    <message>
        <source>{place} has {gold} gold, not {amount}.</source>
        <translation>{place} tiene {gold} de oro, no {amount}.</translation>
    </message>
    <message>
        <source>{place}, card {card}</source>
        <translation>{place}, carta {card}</translation>
    </message>
    <message>
        <source>{place}, line {line}</source>
        <translation>{place}, línea {line}</translation>
    </message>
    <message>
        <source>{place}: nothing</source>
        <extracomment>porfiriana/table/sheets/new_game_fields.py: Fields and lists of the New Game sheet.</extracomment>
        <translation>{place}: nada</translation>
    </message>
    <message>
        <source>{place}: {before} → {after}</source>
        <translation>{place}: {before} → {after}</translation>
    </message>
    <message>
        <source>{place}: {problem}.</source>
        <extracomment>mexican_adventure/rules/errors.py: Errors and refusals: unusable data, impossible preset results, illegal actions. porfiriana/rules/errors.py: Error in a card file; errors of any game are in ``paxdesk/errors.py``.</extracomment>
        <translation>{place}: {problem}.</translation>
    </message>
    <message>
        <source>{place}: {problem}; expected {expected}.</source>
        <translation>{place}: {problem}; se esperaba: {expected}.</translation>
    </message>
    <message>
        <source>{player} has to decide but has no legal action, after {steps} steps.</source>
        <translation>{player} debe decidir, pero no tiene ninguna acción legal, después de {steps} pasos.</translation>
    </message>
    <message>
        <source>{player} must decide first: {question}</source>
        <translation>Antes debe decidir {player}: {question}</translation>
    </message>
    <message>
        <source>{player} wins ({side}).</source>
        <translation>{side}: gana {player}.</translation>
    </message>
    <message>
        <source>{points} of his cards</source>
        <translation>{points} de sus cartas</translation>
    </message>
    <message>
        <source>{points} of {needed}</source>
        <translation>{points} de {needed}</translation>
    </message>
    <message>
        <source>{points} {kind}</source>
        <extracomment>porfiriana/rules/winning.py: Points and Topples that seats need to win (K), as data and as sentences.</extracomment>
        <translation>{points} puntos de {kind}</translation>
    </message>
    <message>
        <source>{points} {kind} by the end of the turn; {needed} would topple Díaz</source>
        <translation>puntos de {kind} al final del turno: {points}; se necesitan {needed} para derrocar a Díaz</translation>
    </message>
    <message>
        <source>{points} {kind} now; {needed} would topple Díaz</source>
        <translation>puntos de {kind} ahora: {points}; se necesitan {needed} para derrocar a Díaz</translation>
    </message>
    <message>
        <source>{prestige} {points} (needs {needed})</source>
        <translation>{prestige} {points} (necesita {needed})</translation>
    </message>
    <message>
        <source>{prestige} {points} of {needed}</source>
        <translation>{prestige} {points} de {needed}</translation>
    </message>
    <message>
        <source>{problem}

The file stays unchanged unless you delete it.</source>
        <translation>{problem}

El archivo queda como está a menos que lo borres.</translation>
    </message>
    <message>
        <source>{problem} (line {line} of the journal).</source>
        <translation>{problem} (línea {line} del diario).</translation>
    </message>
    <message>
        <source>{problem}.</source>
        <extracomment>strict_yaml.py: Strict YAML: nodes with line numbers, and readers that never coerce.</extracomment>
        <translation>{problem}.</translation>
    </message>
    <message>
        <source>{problem}; expected {expected}</source>
        <translation>{problem}; se esperaba: {expected}</translation>
    </message>
    <message>
        <source>{problem}; expected {expected}.</source>
        <translation>{problem}; se esperaba: {expected}.</translation>
    </message>
    <message>
        <source>{problem}; the game was played with different cards</source>
        <translation>{problem}; la partida se jugó con otras cartas</translation>
    </message>
    <message>
        <source>{quarters} · profit {profit}</source>
        <translation>{quarters} · beneficio {profit}</translation>
    </message>
    <message>
        <source>{rank}. {name}: {gold}</source>
        <translation>{rank}. {name}: {gold}</translation>
    </message>
    <message>
        <source>{reason}

You can continue, but a crash would lose the game. Pax Desk tries again every few seconds; until it succeeds, the top bar shows “not saved”. You can also save the game somewhere else.</source>
        <translation>{reason}

Puedes continuar, pero si el programa falla se perderá la partida. Pax Desk lo vuelve a intentar cada pocos segundos; hasta que lo logre, la barra superior muestra «sin guardar». También puedes guardar la partida en otro lugar.</translation>
    </message>
    <message>
        <source>{reason}

You can continue, but you can replay what you have seen only while this window or the table is open.</source>
        <translation>{reason}

Puedes continuar, pero solo podrás volver a ver lo que has visto mientras esté abierta esta ventana o la mesa.</translation>
    </message>
    <message>
        <source>{refusal} (line {line} is not JSON)</source>
        <translation>{refusal} (la línea {line} no es JSON)</translation>
    </message>
    <message>
        <source>{refusal} (line {line} is not UTF-8 text)</source>
        <translation>{refusal} (la línea {line} no es texto UTF-8)</translation>
    </message>
    <message>
        <source>{refusal} (lists and maps are nested too deeply)</source>
        <translation>{refusal} (listas y mapas anidados a demasiada profundidad)</translation>
    </message>
    <message>
        <source>{regime}: {toppling}</source>
        <extracomment>porfiriana/table/sheets/overview.py: Overview of the game: turn, actions with prices, victory, icons and keys.</extracomment>
        <translation>{regime}: {toppling}</translation>
    </message>
    <message>
        <source>{rifles} from {card}</source>
        <translation>{rifles} de {card}</translation>
    </message>
    <message>
        <source>{rival} could have toppled Díaz next turn and now cannot</source>
        <translation>{rival} podía derrocar a Díaz el próximo turno y ya no puede</translation>
    </message>
    <message>
        <source>{rival} goes to Jail</source>
        <translation>{rival} va a la Cárcel</translation>
    </message>
    <message>
        <source>{rival} goes to Jail this turn</source>
        <translation>{rival} va a la Cárcel este turno</translation>
    </message>
    <message>
        <source>{rival} has {points} {kind} and needs {needed}</source>
        <translation>puntos de {kind} de {rival}: {points}; necesita {needed}</translation>
    </message>
    <message>
        <source>{rival} is about to buy the last Topple and win with the most gold. Prevent it {within}; you have {gold} gold.</source>
        <translation>{rival} está a punto de comprar el último Derrocamiento y ganar con más oro que nadie. Impídelo {within}; tienes {gold} de oro.</translation>
    </message>
    <message>
        <source>{rival} is about to win. Prevent it {within}; you have {gold} gold.</source>
        <translation>{rival} está a punto de ganar. Evítalo {within}; tienes {gold} de oro.</translation>
    </message>
    <message>
        <source>{rival} is {missing} {kind} short of toppling Díaz; this turn another kind will count</source>
        <translation>puntos de {kind} que le faltan a {rival} para derrocar a Díaz: {missing}; este turno contará otra clase de prestigio</translation>
    </message>
    <message>
        <source>{rival} loses a point of {kind} and has {points} left</source>
        <translation>{rival} pierde un punto de {kind} y se queda con {points}</translation>
    </message>
    <message>
        <source>{rival} loses their last point of {kind}</source>
        <translation>{rival} pierde su último punto de {kind}</translation>
    </message>
    <message>
        <source>{rival} loses {gold} gold this turn</source>
        <translation>{rival} pierde {gold} de oro este turno</translation>
    </message>
    <message>
        <source>{rival} still buys {topple} and topples Díaz.</source>
        <translation>{rival} compra aun así {topple} y derroca a Díaz.</translation>
    </message>
    <message>
        <source>{rival} still buys {topple} and wins with the most gold.</source>
        <translation>{rival} compra aun así {topple} y gana con más oro que nadie.</translation>
    </message>
    <message>
        <source>{rival} was {missing} {kind} short of toppling Díaz; now another kind counts</source>
        <translation>puntos de {kind} que le faltaban a {rival} para derrocar a Díaz: {missing}; ahora cuenta otra clase de prestigio</translation>
    </message>
    <message>
        <source>{rival}&apos;s income falls to {income} gold this turn</source>
        <translation>los ingresos de {rival} bajan a {income} de oro este turno</translation>
    </message>
    <message>
        <source>{rp} unspent.</source>
        <extracomment>mexican_adventure/table/scene/staff_strip.py: The staff officer's note: remarks before Done, or before a march.</extracomment>
        <translation>{rp} sin gastar.</translation>
    </message>
    <message>
        <source>{scenario}, {months}: {step}</source>
        <translation>{scenario} · {months}: {step}</translation>
    </message>
    <message>
        <source>{season} {year}</source>
        <extracomment>sierra_madre/table/words.py: Texts of cards, quarters, offices and accounts. Does not use Qt.</extracomment>
        <translation>{season} de {year}</translation>
    </message>
    <message>
        <source>{seats} can win.</source>
        <translation>{seats}: victoria posible.</translation>
    </message>
    <message>
        <source>{seats} has enough {kind} by declaring.</source>
        <translation>{seats} tiene suficientes puntos de {kind} al declararse.</translation>
    </message>
    <message>
        <source>{seats} has enough {kind}.</source>
        <translation>{seats} tiene suficientes puntos de {kind}.</translation>
    </message>
    <message>
        <source>{seats} have enough {kind} by declaring.</source>
        <translation>{seats} tienen suficientes puntos de {kind} al declararse.</translation>
    </message>
    <message>
        <source>{seats} have enough {kind}.</source>
        <translation>{seats} tienen suficientes puntos de {kind}.</translation>
    </message>
    <message>
        <source>{seats} topple Díaz together: the most gold wins.</source>
        <translation>{seats} derrocan juntos a Díaz: gana quien tiene más oro.</translation>
    </message>
    <message>
        <source>{seats}, by declaring.</source>
        <translation>{seats}, al declararse.</translation>
    </message>
    <message>
        <source>{seat} builds a connection on {card}.</source>
        <translation>{seat} construye una conexión en {card}.</translation>
    </message>
    <message>
        <source>{seat} can drive {guard} out of {place} next turn.</source>
        <translation>{seat} puede expulsar a {guard} de {place} el próximo turno.</translation>
    </message>
    <message>
        <source>{seat} collects {gold} for the cube on {card}.</source>
        <translation>{seat} cobra {gold} por el cubo en {card}.</translation>
    </message>
    <message>
        <source>{seat} declares</source>
        <extracomment>porfiriana/table/words/advice_words.py: Texts of advice: plans for a turn, warnings and reasons. No Qt.</extracomment>
        <translation>{seat} se declara</translation>
    </message>
    <message>
        <source>{seat} declares for {kind}: the Hacendado&apos;s income ends.</source>
        <translation>{seat} se declara por la {kind}: se acaban los ingresos del Hacendado.</translation>
    </message>
    <message>
        <source>{seat} discards {card}</source>
        <translation>{seat} descarta {card}</translation>
    </message>
    <message>
        <source>{seat} extorts {card}.</source>
        <translation>{seat} extorsiona {card}.</translation>
    </message>
    <message>
        <source>{seat} gains 1 point of {kind} for {card}.</source>
        <translation>{seat} gana 1 punto de {kind} por {card}.</translation>
    </message>
    <message>
        <source>{seat} gains {gold}.</source>
        <translation>{seat} gana {gold}.</translation>
    </message>
    <message>
        <source>{seat} gains {gold}: {before} to {after}.</source>
        <translation>{seat} gana {gold}: de {before} a {after}.</translation>
    </message>
    <message>
        <source>{seat} goes to Jail.</source>
        <translation>{seat} va a la Cárcel.</translation>
    </message>
    <message>
        <source>{seat} has to decide, not {wrong}</source>
        <translation>debe decidir {seat}, no {wrong}</translation>
    </message>
    <message>
        <source>{seat} has {points} then, and {needed} are needed.</source>
        <translation>{seat} tendrá entonces {points}; hacen falta {needed}.</translation>
    </message>
    <message>
        <source>{seat} has {points} {kind}, more than Díaz&apos;s defence of {total}.</source>
        <translation>{seat} supera la defensa de Díaz. Puntos de {kind}: {points} contra {total}.</translation>
    </message>
    <message>
        <source>{seat} has {points} {kind}, not more than Díaz&apos;s defence of {total}.</source>
        <translation>{seat} no supera la defensa de Díaz. Puntos de {kind}: {points} contra {total}.</translation>
    </message>
    <message>
        <source>{seat} leaves Jail.</source>
        <translation>{seat} sale de la Cárcel.</translation>
    </message>
    <message>
        <source>{seat} may cancel it with {spy}. Then the card has no effect.</source>
        <translation>{seat} puede anular la carta con {spy}, y entonces no tendrá efecto.</translation>
    </message>
    <message>
        <source>{seat} pays {gold}.</source>
        <translation>{seat} paga {gold}.</translation>
    </message>
    <message>
        <source>{seat} pays {gold}: {before} to {after}.</source>
        <translation>{seat} paga {gold}: de {before} a {after}.</translation>
    </message>
    <message>
        <source>{seat} plays {card} on {target}</source>
        <translation>{seat} juega {card} sobre {target}</translation>
    </message>
    <message>
        <source>{seat} put {unrest} on {card}.</source>
        <translation>{seat} puso {unrest} en {card}.</translation>
    </message>
    <message>
        <source>{seat} shoots {victim}</source>
        <translation>{seat} mata a tiros a {victim}</translation>
    </message>
    <message>
        <source>{seat} still topples, with {points} of the {needed} needed.</source>
        <translation>{seat} aún derroca a Díaz con {points} puntos; bastan {needed}.</translation>
    </message>
    <message>
        <source>{seat} stole {gold} from you.</source>
        <translation>{seat} te robó {gold}.</translation>
    </message>
    <message>
        <source>{seat} topples Díaz.</source>
        <translation>{seat} derroca a Díaz.</translation>
    </message>
    <message>
        <source>{seat} would need {number} cubes</source>
        <translation>{seat} necesitaría {number} cubos</translation>
    </message>
    <message>
        <source>{seat} {words}.</source>
        <extracomment>desk/flowchart_opener.py: Opener of the flowchart window, which can follow the robots' steps.</extracomment>
        <translation>{seat} {words}.</translation>
    </message>
    <message>
        <source>{seat}&apos;s turn</source>
        <extracomment>desk/replay/replay_sheet.py: Replay sheet: a separate table, with a bar to navigate in the game.</extracomment>
        <translation>Turno de {seat}</translation>
    </message>
    <message>
        <source>{seat}&apos;s view ({key})</source>
        <translation>Vista de {seat} ({key})</translation>
    </message>
    <message>
        <source>{seat}&apos;s {card} can Sack {place} next turn.</source>
        <translation>{card} de {seat} puede saquear {place} el próximo turno.</translation>
    </message>
    <message>
        <source>{seat}&apos;s {card} can extort {place} next turn.</source>
        <translation>{card} de {seat} puede extorsionar {place} el próximo turno.</translation>
    </message>
    <message>
        <source>{seat}&apos;s {kind}</source>
        <extracomment>porfiriana/table/sheets/end.py: Sheet at the end of a game: a poster, and the course of the game.</extracomment>
        <translation>{kind} de {seat}</translation>
    </message>
    <message>
        <source>{seat}: {points}</source>
        <extracomment>porfiriana/table/scene/ledger.py: Ledger of the seats that could topple Díaz, now and under each regime.</extracomment>
        <translation>{seat}: {points}</translation>
    </message>
    <message>
        <source>{seat}: {points} of {needed}</source>
        <translation>{seat}: {points} de {needed}</translation>
    </message>
    <message>
        <source>{seen} Topples were seen; {shown} are in the market and {hidden} in the deck</source>
        <translation>Derrocamientos vistos: {seen}; en el mercado: {shown}; en el mazo: {hidden}</translation>
    </message>
    <message>
        <source>{share} % done</source>
        <translation>{share} % hecho</translation>
    </message>
    <message>
        <source>{shown} is a date in YAML</source>
        <translation>{shown} es una fecha en YAML</translation>
    </message>
    <message>
        <source>{shown} is a decimal number</source>
        <translation>{shown} es un número decimal</translation>
    </message>
    <message>
        <source>{shown} is a default value in YAML</source>
        <translation>{shown} es un valor predeterminado en YAML</translation>
    </message>
    <message>
        <source>{shown} is a merge key in YAML</source>
        <translation>{shown} es una clave de fusión en YAML</translation>
    </message>
    <message>
        <source>{shown} is a number that YAML reads in another base or with separators</source>
        <translation>{shown} es un número que YAML lee en otra base o con separadores</translation>
    </message>
    <message>
        <source>{shown} is empty in YAML</source>
        <translation>{shown} está vacío en YAML</translation>
    </message>
    <message>
        <source>{shown} is not plain text in YAML</source>
        <translation>{shown} no es texto simple en YAML</translation>
    </message>
    <message>
        <source>{shown} means true or false in YAML</source>
        <translation>{shown} significa true o false en YAML</translation>
    </message>
    <message>
        <source>{side} +{amount} {why}</source>
        <translation>{side} +{amount} {why}</translation>
    </message>
    <message numerus="yes">
        <source>{side} FP alone in all %n cities and fortresses</source>
        <translation>
            <numerusform>{side}: PF en %n ciudad o fortaleza, sin enemigos en ella</numerusform>
            <numerusform>{side}: PF en las %n ciudades y fortalezas, sin enemigos en ellas</numerusform>
        </translation>
    </message>
    <message>
        <source>{side} RP</source>
        <extracomment>mexican_adventure/table/sheets/workshop_sheets.py: Editor of positions and puzzles: pieces are dragged, stacks are clicked.</extracomment>
        <translation>PR: {side}</translation>
    </message>
    <message>
        <source>{side} forces</source>
        <extracomment>mexican_adventure/table/inspection.py: Inspector content for zones and pieces that the reader may see. No Qt.</extracomment>
        <translation>Fuerzas: {side}</translation>
    </message>
    <message>
        <source>{side} forces in {zone} are wiped out</source>
        <translation>{side}: las fuerzas de {zone} son aniquiladas</translation>
    </message>
    <message>
        <source>{side} forces retreat to {zone}</source>
        <translation>{side}: las fuerzas se retiran a {zone}</translation>
    </message>
    <message>
        <source>{side} forces without supply in {zone}</source>
        <translation>{side}: fuerzas sin suministro en {zone}</translation>
    </message>
    <message>
        <source>{side} holds the fortress</source>
        <translation>Ocupa la fortaleza: {side}</translation>
    </message>
    <message>
        <source>{side} in {zone}: {fallen}</source>
        <translation>{side} en {zone}: {fallen}</translation>
    </message>
    <message>
        <source>{side} income from {before} to {after} RP a turn</source>
        <translation>{side}: ingresos de {before} a {after} PR por turno</translation>
    </message>
    <message numerus="yes">
        <source>{side} loses %n step(s) in {zone}</source>
        <translation>
            <numerusform>{side}: pierde %n paso en {zone}</numerusform>
            <numerusform>{side}: pierde %n pasos en {zone}</numerusform>
        </translation>
    </message>
    <message>
        <source>{side} losses: {number}; {other} losses: {enemy}.</source>
        <translation>Pérdidas – {side}: {number}; {other}: {enemy}.</translation>
    </message>
    <message>
        <source>{side} stack in {zone}, face down</source>
        <translation>{side}, pila en {zone}, boca abajo</translation>
    </message>
    <message>
        <source>{side} stack in {zone}: {fps}</source>
        <translation>{side}, pila en {zone}: {fps}</translation>
    </message>
    <message>
        <source>{side} −{amount} {why}</source>
        <translation>{side} −{amount} {why}</translation>
    </message>
    <message>
        <source>{side}, step {step}: every line, die roll and answer in the step counts; hidden FP are known.</source>
        <translation>{side}, paso {step}: cuentan todas las líneas, tiradas y respuestas del paso; los PF ocultos se conocen.</translation>
    </message>
    <message>
        <source>{side}: FP, best quality, stars of the leader</source>
        <translation>{side}: PF, mejor calidad, estrellas del líder</translation>
    </message>
    <message>
        <source>{side}: hold {zone} alone {chance}, in the step “{step}”.</source>
        <translation>{side}: ocupa {zone} sin enemigos, {chance}, en el paso «{step}».</translation>
    </message>
    <message>
        <source>{side}: make sure that all FP can be supplied, {chance}, in the step “{step}”.</source>
        <translation>{side}: haz que todos los PF puedan recibir suministro, {chance}, en el paso «{step}».</translation>
    </message>
    <message>
        <source>{side}: win the game {chance}, in the step “{step}”.</source>
        <translation>{side}: gana la partida {chance}, en el paso «{step}».</translation>
    </message>
    <message>
        <source>{side}: {amount} from zones with FP</source>
        <translation>{side}: {amount} gracias a las zonas con PF</translation>
    </message>
    <message>
        <source>{side}: {attitude}</source>
        <extracomment>mexican_adventure/table/words/event_text.py: Texts on chits, events, combats and atrocities. No Qt.</extracomment>
        <translation>{side}: {attitude}</translation>
    </message>
    <message>
        <source>{side}: {event}</source>
        <extracomment>mexican_adventure/table/words/event_text.py: Texts on chits, events, combats and atrocities. No Qt.</extracomment>
        <translation>{side}: {event}</translation>
    </message>
    <message>
        <source>{side}: {sum}</source>
        <extracomment>mexican_adventure/table/words/event_text.py: Texts on chits, events, combats and atrocities. No Qt.</extracomment>
        <translation>{side}: {sum}</translation>
    </message>
    <message>
        <source>{side}: {sum}; {dealt}</source>
        <translation>{side}: {sum}; {dealt}</translation>
    </message>
    <message>
        <source>{solved} of {count} solved</source>
        <translation>Resueltos: {solved} de {count}</translation>
    </message>
    <message>
        <source>{source} → {target}: {gold}, {why}</source>
        <translation>{source} → {target}: {gold}, {why}</translation>
    </message>
    <message>
        <source>{step} asks nobody</source>
        <translation>{step} no pregunta a nadie</translation>
    </message>
    <message>
        <source>{step} corrected to {number}.</source>
        <translation>{step} corregido a {number}.</translation>
    </message>
    <message>
        <source>{step} in the wrong phase of the turn</source>
        <translation>{step} en una fase incorrecta del turno</translation>
    </message>
    <message>
        <source>{step} is at effect {index} of card {card}, which has fewer</source>
        <translation>{step} está en el efecto {index} de la carta {card}, que tiene menos efectos</translation>
    </message>
    <message>
        <source>{step} is to be answered later</source>
        <translation>{step} se responde más tarde</translation>
    </message>
    <message>
        <source>{step} names card {card}, which has no such side</source>
        <translation>{step} indica la carta {card}, que no tiene ese lado</translation>
    </message>
    <message>
        <source>{step} outside a count</source>
        <translation>{step} fuera de un recuento</translation>
    </message>
    <message>
        <source>{step} · {words}</source>
        <translation>{step} · {words}</translation>
    </message>
    <message>
        <source>{sum}: no combat</source>
        <translation>{sum}: no hay combate</translation>
    </message>
    <message>
        <source>{table}: waiting for {names}</source>
        <translation>{table}: esperando a {names}</translation>
    </message>
    <message>
        <source>{target} steals {gold} from you.</source>
        <translation>{target} te roba {gold}.</translation>
    </message>
    <message>
        <source>{target} steals {gold} from {seat}.</source>
        <translation>{target} roba {gold} a {seat}.</translation>
    </message>
    <message numerus="yes">
        <source>{thing} picked up. You can drop it in %n place(s).</source>
        <translation>
            <numerusform>{thing} en la mano. Puedes soltarlo en %n lugar.</numerusform>
            <numerusform>{thing} en la mano. Puedes soltarlo en %n lugares.</numerusform>
        </translation>
    </message>
    <message>
        <source>{thing}: not possible</source>
        <translation>{thing}: no es posible</translation>
    </message>
    <message>
        <source>{thing}: {price}</source>
        <extracomment>desk/view/screen_reader.py: Announcements for screen readers and the built-in voice: focus, prompts, summaries.</extracomment>
        <translation>{thing}: {price}</translation>
    </message>
    <message>
        <source>{title} – Pax Desk</source>
        <translation>{title} – Pax Desk</translation>
    </message>
    <message>
        <source>{title}: {players}</source>
        <extracomment>mexican_adventure/table/wording.py: Texts of The Mexican Adventure: see ``paxdesk/desk/protocol/table_game.py``. No Qt.</extracomment>
        <translation>{title}: {players}</translation>
    </message>
    <message>
        <source>{total} {nation} FP, at most {limit}</source>
        <translation>{total} PF ({nation}), como máximo {limit}</translation>
    </message>
    <message>
        <source>{to} can be taken: {ours} against perhaps {theirs} before the dice.</source>
        <translation>Se puede tomar {to}: {ours} contra quizá {theirs} antes de los dados.</translation>
    </message>
    <message>
        <source>{to} can be taken: {ours} against {theirs} before the dice.</source>
        <translation>Se puede tomar {to}: {ours} contra {theirs} antes de los dados.</translation>
    </message>
    <message>
        <source>{to} is contested, and help tips the scale.</source>
        <translation>Se lucha por {to}, y un refuerzo inclina la balanza.</translation>
    </message>
    <message>
        <source>{to} pays {resources} RP and is open.</source>
        <translation>{to} rinde {resources} PR y no está defendida.</translation>
    </message>
    <message>
        <source>{troops}, played or moved</source>
        <translation>{troops}, al jugar o mover</translation>
    </message>
    <message>
        <source>{unrest} at {gold} gold each</source>
        <translation>{unrest}, a {gold} de oro cada uno</translation>
    </message>
    <message>
        <source>{unrest} on every other {target}.</source>
        <translation>{unrest} en cada {target}, salvo donde llega la tropa.</translation>
    </message>
    <message>
        <source>{unrest} on every {target}.</source>
        <translation>{unrest} en cada {target}.</translation>
    </message>
    <message>
        <source>{unrest} on the table; the supply never runs out.</source>
        <translation>{unrest} en la mesa; la reserva nunca se agota.</translation>
    </message>
    <message>
        <source>{unrest} on {target}</source>
        <translation>{unrest} en {target}</translation>
    </message>
    <message>
        <source>{upper}, a bear, is in the free column and leaves at the end of the turn.</source>
        <translation>{upper}, un oso, está en la columna gratis y sale al final del turno.</translation>
    </message>
    <message>
        <source>{way} to your Hacendado, no discounts</source>
        <translation>{way} hasta tu Hacendado, sin descuentos</translation>
    </message>
    <message>
        <source>{way}.</source>
        <extracomment>porfiriana/rules/card_text.py: Card effects as plain sentences, generated from the card data.</extracomment>
        <translation>{way}.</translation>
    </message>
    <message>
        <source>{way}: {kind} counts</source>
        <translation>{way}: cuenta la {kind}</translation>
    </message>
    <message>
        <source>{way}; {pieces} stay in {zone}</source>
        <translation>{way}; en {zone} queda: {pieces}</translation>
    </message>
    <message>
        <source>{what} is seat {seat}, which does not exist</source>
        <translation>{what} es el asiento {seat}, que no existe</translation>
    </message>
    <message>
        <source>{what} names card {number}, which does not exist</source>
        <translation>{what} indica la carta {number}, que no existe</translation>
    </message>
    <message>
        <source>{what} names card {number}, which is of another kind</source>
        <translation>{what} indica la carta {number}, que es de otro tipo</translation>
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
            <numerusform>{what}: %n menos de lo que exigen las reglas.</numerusform>
            <numerusform>{what}: %n menos de lo que exigen las reglas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{what}: %n more than the rules require.</source>
        <translation>
            <numerusform>{what}: %n más de lo que exigen las reglas.</numerusform>
            <numerusform>{what}: %n más de lo que exigen las reglas.</numerusform>
        </translation>
    </message>
    <message>
        <source>{what}: free.</source>
        <extracomment>porfiriana/rules/card_text.py: Card effects as plain sentences, generated from the card data.</extracomment>
        <translation>{what}: gratis.</translation>
    </message>
    <message>
        <source>{what}: half price.</source>
        <translation>{what}: a mitad de precio.</translation>
    </message>
    <message>
        <source>{what}: {found}; the rules require {expected}.</source>
        <translation>{what}: {found}; las reglas exigen {expected}.</translation>
    </message>
    <message>
        <source>{what}: {gold} gold cheaper.</source>
        <translation>{what}: {gold} de oro menos.</translation>
    </message>
    <message>
        <source>{where}: extorts {target} of {you}, {rank} ({clause}, R78).</source>
        <translation>{where}: extorsiona {target} de {you}, {rank} ({clause}, R78).</translation>
    </message>
    <message>
        <source>{where}: {you} has nothing there that he can extort, nor has he an enterprise without a troop; discarded ({clause}, R78).</source>
        <translation>{where}: allí no hay nada de {you} que Díaz pueda extorsionar, y Díaz no tiene ninguna empresa sin tropa; descartada ({clause}, R78).</translation>
    </message>
    <message>
        <source>{where}: {you} has nothing there that he can extort; guards his {target} ({clause}, R78).</source>
        <translation>{where}: allí no hay nada de {you} que Díaz pueda extorsionar; protege su carta {target} ({clause}, R78).</translation>
    </message>
    <message>
        <source>{whole}.{tenths}</source>
        <extracomment>language.py: Translation of sentences into the players' language.</extracomment>
        <translation>{whole},{tenths}</translation>
    </message>
    <message>
        <source>{who} comes back in {zone}</source>
        <translation>{who} vuelve en {zone}</translation>
    </message>
    <message>
        <source>{who} comes to {zone}</source>
        <translation>{who} llega a {zone}</translation>
    </message>
    <message>
        <source>{who} escapes to {zone}</source>
        <translation>{who} escapa a {zone}</translation>
    </message>
    <message>
        <source>{who} extorts it with {name}.</source>
        <translation>{who} la extorsiona con {name}.</translation>
    </message>
    <message>
        <source>{who} has {have}, enough: {needed} are needed.</source>
        <translation>Puntos de {who}: {have}; bastan {needed}.</translation>
    </message>
    <message>
        <source>{who} has {have}, needs {needed}.</source>
        <translation>Puntos de {who}: {have}; hacen falta {needed}.</translation>
    </message>
    <message>
        <source>{who} has {rank} stars</source>
        <translation>estrellas de {who}: {rank}</translation>
    </message>
    <message>
        <source>{who} in {zone} may be captured by an attack from {origin}.</source>
        <translation>Un ataque desde {origin} puede capturar a {who} en {zone}.</translation>
    </message>
    <message>
        <source>{who} is captured in {zone}</source>
        <translation>{who} es capturado en {zone}</translation>
    </message>
    <message>
        <source>{who} is lost</source>
        <translation>{who} cae</translation>
    </message>
    <message>
        <source>{who} is named twice</source>
        <translation>{who} aparece dos veces</translation>
    </message>
    <message>
        <source>{who} is not on the map</source>
        <translation>{who} no está en el mapa</translation>
    </message>
    <message>
        <source>{who} is nowhere</source>
        <translation>{who} no está en ninguna parte</translation>
    </message>
    <message>
        <source>{who} leaves for good</source>
        <translation>{who} se va para siempre</translation>
    </message>
    <message>
        <source>{who} orders {fps}</source>
        <translation>{who} da una orden a {fps}</translation>
    </message>
    <message>
        <source>{who} rides</source>
        <extracomment>mexican_adventure/table/hand/handling.py: Gestures of The Mexican Adventure: see ``paxdesk/desk/protocol/handling.py``. No Qt.</extracomment>
        <translation>{who} cabalga</translation>
    </message>
    <message>
        <source>{who} rides to {zone}</source>
        <translation>{who} cabalga a {zone}</translation>
    </message>
    <message>
        <source>{who} tries to lead {fps}</source>
        <translation>{who} intenta mandar {fps}</translation>
    </message>
    <message>
        <source>{why}: into his tableau ({clause}, R77).</source>
        <translation>{why}: a la zona de juego de Díaz ({clause}, R77).</translation>
    </message>
    <message>
        <source>{words} ({more} more by declaring)</source>
        <translation>{words} ({more} más al declararse)</translation>
    </message>
    <message>
        <source>{words}, with Camerone</source>
        <translation>{words}, con Camarón</translation>
    </message>
    <message>
        <source>{words}, {also}</source>
        <extracomment>porfiriana/table/scene/ledger.py: Ledger of the seats that could topple Díaz, now and under each regime.</extracomment>
        <translation>{words}, {also}</translation>
    </message>
    <message>
        <source>{words}: topples Díaz</source>
        <translation>{words}: derroca a Díaz</translation>
    </message>
    <message>
        <source>{zone} by road</source>
        <translation>{zone} por camino</translation>
    </message>
    <message>
        <source>{zone} can be attacked from {origin} by a far stronger force.</source>
        <translation>Una fuerza muy superior puede atacar {zone} desde {origin}.</translation>
    </message>
    <message>
        <source>{zone} does not list it as a neighbour</source>
        <translation>{zone} no incluye esa zona entre sus contiguas</translation>
    </message>
    <message>
        <source>{zone} falls</source>
        <extracomment>mexican_adventure/table/motion.py: Animation, sounds and banners of a step.</extracomment>
        <translation>Cae {zone}</translation>
    </message>
    <message>
        <source>{zone} has leaders without FP.</source>
        <translation>{zone} tiene líderes sin PF.</translation>
    </message>
    <message>
        <source>{zone} has no FP of that kind.</source>
        <translation>En {zone} no hay PF de ese tipo.</translation>
    </message>
    <message>
        <source>{zone} has no line of communication with the HQ.</source>
        <translation>{zone} no tiene línea de comunicación con el CG.</translation>
    </message>
    <message>
        <source>{zone} has no line of communication.</source>
        <translation>{zone} no tiene línea de comunicación.</translation>
    </message>
    <message>
        <source>{zone} is contested.</source>
        <translation>{zone} está disputada.</translation>
    </message>
    <message>
        <source>{zone} is held by a side without forces there</source>
        <translation>{zone} consta como ocupada por un bando que no tiene fuerzas allí</translation>
    </message>
    <message>
        <source>{zone} is not a city or fortress.</source>
        <translation>{zone} no es ciudad ni fortaleza.</translation>
    </message>
    <message>
        <source>{zone} is not a fortress</source>
        <translation>{zone} no es una fortaleza</translation>
    </message>
    <message>
        <source>{zone} is not a port.</source>
        <translation>{zone} no es un puerto.</translation>
    </message>
    <message>
        <source>{zone} is not free of enemies.</source>
        <translation>{zone} no está libre de enemigos.</translation>
    </message>
    <message>
        <source>{zone} is not yours alone.</source>
        <translation>Debes ocupar {zone} sin enemigos.</translation>
    </message>
    <message numerus="yes">
        <source>{zone} keeps a garrison of %n FP.</source>
        <translation>
            <numerusform>{zone} conserva una guarnición de %n PF.</numerusform>
            <numerusform>{zone} conserva una guarnición de %n PF.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{zone}: %n step(s) to lose</source>
        <translation>
            <numerusform>{zone}: %n paso que perder</numerusform>
            <numerusform>{zone}: %n pasos que perder</numerusform>
        </translation>
    </message>
    <message>
        <source>{zone}: both sides are there, nobody controls it</source>
        <translation>{zone}: ambos bandos están allí y nadie la controla</translation>
    </message>
    <message>
        <source>{zone}: die + {initiative} leader − {fps} + {value} RP below {passed}; {chance}</source>
        <translation>{zone}: dado + {initiative} (líder) − {fps} + {value} PR, menos de {passed}; {chance}</translation>
    </message>
    <message>
        <source>{zone}: nobody is there</source>
        <translation>{zone}: no hay nadie</translation>
    </message>
    <message>
        <source>{zone}: retreat to where?</source>
        <translation>{zone}: ¿adónde se retira?</translation>
    </message>
    <message>
        <source>{zone}: the {side} side controls it</source>
        <translation>Bando que controla {zone}: {side}</translation>
    </message>
    <message>
        <source>{zone}: which attitude?</source>
        <translation>{zone}: ¿qué actitud?</translation>
    </message>
    <message>
        <source>{zone}: {going} of {fps}</source>
        <translation>{zone}: {going} de {fps}</translation>
    </message>
    <message>
        <source>{zone}: {imperial} to {republican}</source>
        <translation>{zone}: {imperial} contra {republican}</translation>
    </message>
    <message>
        <source>“At war until” must be a later quarter, such as 1899-spring, or no.</source>
        <translation>«En la guerra hasta» debe ser un trimestre posterior, como 1899-spring, o no.</translation>
    </message>
    <message>
        <source>“Jailed” must be yes or no.</source>
        <translation>«Preso» debe ser yes o no.</translation>
    </message>
    <message>
        <source>“Merge…” shows how a deck would change the deck in use, and imports the cards you choose.</source>
        <translation>«Combinar…» muestra los cambios que un mazo haría en el que usas, e importa las cartas que elijas.</translation>
    </message>
    <message>
        <source>“troop_owner” needs “troop”</source>
        <translation>«troop_owner» necesita «troop»</translation>
    </message>
    <message>
        <source>“{0}” is complete.</source>
        <translation>Lección terminada: «{0}».</translation>
    </message>
    <message>
        <source>“{line}” is not possible ({problem})</source>
        <translation>«{line}» no es posible ({problem})</translation>
    </message>
    <message>
        <source>“{name}”</source>
        <extracomment>porfiriana/rules/deck_reading.py: Strict reading of card files; the classes of ``cards.py`` are the schema.</extracomment>
        <translation>«{name}»</translation>
    </message>
    <message>
        <source>“{name}” has been deleted.</source>
        <translation>Se ha borrado «{name}».</translation>
    </message>
    <message>
        <source>“{note}”</source>
        <extracomment>desk/log/log_rows.py: Log rows as plain data. Does not use Qt itself.</extracomment>
        <translation>«{note}»</translation>
    </message>
    <message>
        <source>“{text}” has “{found}” at character {number} instead of {expected}.</source>
        <translation>«{text}» tiene «{found}» en el carácter {number}, en lugar de {expected}.</translation>
    </message>
    <message>
        <source>“{text}” is incomplete; expected {expected}.</source>
        <translation>«{text}» está incompleto; se esperaba: {expected}.</translation>
    </message>
    <message>
        <source>“{value}”</source>
        <extracomment>porfiriana/workshop/line_tokens.py: Tokens of a card line, and a cursor that reads values from them.</extracomment>
        <translation>«{value}»</translation>
    </message>
    <message>
        <source>“{value}” appears twice in a list</source>
        <translation>«{value}» aparece dos veces en una lista</translation>
    </message>
    <message>
        <source>“{value}” or the end</source>
        <translation>«{value}» o el final</translation>
    </message>
    <message>
        <source>“{words}” is not an FP of this side</source>
        <translation>«{words}» no es un PF de este bando</translation>
    </message>
    <message>
        <source>“{word}” is not a valid ID</source>
        <translation>«{word}» no es un identificador válido</translation>
    </message>
    <message>
        <source>“{word}” is not an FP</source>
        <translation>«{word}» no es un PF</translation>
    </message>
    <message>
        <source>−{points} %</source>
        <extracomment>porfiriana/table/chart_plots.py: Charts, turning points and analysis of a game, as data for the desk.</extracomment>
        <translation>−{points} %</translation>
    </message>
</context>
</TS>
