<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name></name>
    <message>
        <source>1 (black 2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 {prestige}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 {prestige} point, {faction} cause.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 {prestige} point.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1, then 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 (the second oval)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Depression begins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A German submarine sank the British liner on May 7, 1915.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Headline is bought as event or as quo.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Liberal Party band attacked the barracks at Palomas in the summer of 1908.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Mexican Standoff: nobody bought a card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Private Army is not redeployed in place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Rebel Governor has closed {district}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A canal or ship needs rail first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A connection at half price</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A damaged game, kept {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A passenger train burned in this Chihuahua rail tunnel in February 1914.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A police action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A troop whose enterprise is dropped can only be kept if it can Retreat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Action, once a turn: place {amount} Unrest on any enterprise.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Action, once a turn: regime becomes {regime}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Actions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alexander Shepherd&apos;s silver company in a canyon of southwestern Chihuahua.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All enterprises in {district} are discarded. No card of {district} may be played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All troops may go to any district.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All troops may go to {goal}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All {factions} troops may go to any district.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All {factions} troops may go to {goal}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alliance of Samuel Gompers&apos;s federation with Mexican unions, formed at Laredo in 1918.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>America</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>American Smelting and Refining plant of the Guggenheims, opened near Chihuahua city in 1908.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>American detective firm whose agents worked for mines and railroads along the border.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>American reporter who rode with Villa&apos;s army in 1913 and wrote Insurgent Mexico.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>American scout who helped guard Taft and Díaz at their 1909 meeting.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Amnesty: everyone leaves jail.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An enterprise has no sides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An enterprise in Unrest cannot be sold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An orange card is played on an enterprise.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Anarcho-syndicalist workers&apos; center of Mexico City, opened in 1912 and closed in 1916.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Anarchy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Annexation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Annexation or a protectorate over Mexico was debated in the United States after 1912.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any district</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any open connection on the table, at half price.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arizona entered the Union on February 14, 1912.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arizona farmers raised African ostriches for plumes until fashions changed around 1914.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arizona post whose horsemen patrolled the Sonora line throughout the Revolution.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Army or state commanders governed much of the north during the fighting.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Article of the 1917 Constitution that vested subsoil minerals in the nation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As things stand, nobody topples Díaz by {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As things stand, {0} topple Díaz; gold decides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As things stand, {0} topples Díaz and wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assassinate {seat} with {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assassination: pay the partner&apos;s price, it is discarded. Or kill a flipped Hacendado in a showdown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Association through which mill owners agreed common factory rules in 1906.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At an opponent&apos;s slave estate the slaves revolt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At most {max} Unrest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attacking is at effect {index} of card {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bank failures in New York spread to the mines and banks of northern Mexico.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Banker, governor of Chihuahua, ambassador and foreign minister under Díaz.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bear on bear starts a Depression, bull on bull ends one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bengali revolutionary who helped found the Mexican Communist Party in 1919.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bisbee copper mine of the Phelps Dodge company, whose partners included Cleveland Dodge.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black Jack Christian&apos;s outlaws, who tried to rob a bank at Nogales in 1896.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black card · 1 action in {regime}, else 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>British rancher William Benton died in Villa&apos;s custody at Ciudad Juárez in February 1914.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build the {oval} of {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bull-Bear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bull-Bear pile, empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bull-Bear pile, {cards}, {mood} on top</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buy a market card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buy land</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buy land for {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buy land for {0} action instead of 2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buy land for {0} actions instead of 2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buy land once each turn without using an action.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buy {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By mule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By rail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Canal or ship</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Canals of the Richardson Construction Company opened Yaqui valley farmland after 1904.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot be nationalized.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Capital daily that serialized the novel Tomóchic in 1893; a later namesake was pro-German.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card {number} is no Hacendado.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards have been corrected since this game was kept; it goes on with those of now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Carranza&apos;s decree of January 6, 1915, promised to return lost village lands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Carranza&apos;s government took over the railways in 1914 and the banks of issue in 1916.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Carranza&apos;s wartime decrees voided many land, water and timber grants of the Díaz years.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Catholic rebels who fought the federal government between 1926 and 1929.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cattle company in New Mexico&apos;s bootheel, next to the Chihuahua line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chain railroad</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chain: you build any connection for 1 gold; your Federal troops go anywhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Charts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chihuahua</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chihuahua bank founded in 1882 under Enrique Creel; a large theft was reported there in 1908.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chihuahua city works of Federico Sisniega, a business partner of the Terrazas family.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chihuahua ranch of William Benton, a Scot who died in Villa&apos;s custody in 1914.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chihuahua&apos;s law of 1905 opened municipal lands to private purchase.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chihuahuan mule-train owner who led forces for Madero and then against him.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chinese shopkeepers ran much of Sonora&apos;s retail trade until the expulsion of 1931.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a card from the raided hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a card of yours to give up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a connection to build at half price, or none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose an enterprise of yours for the Unrest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose an enterprise of yours for the free land.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose one Hacendado for each seat, each only once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose which of these places gets a cube.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coahuila landowner who challenged Díaz in 1910 and was president from 1911 to 1913.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coahuila landowner; First Chief from 1913 and president from 1917 to 1920.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commander of the northwestern military zone and several times governor of Sonora.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Company formed in 1901 to drain and reopen Tombstone&apos;s flooded silver mines.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connection Cube on {card}, {owner}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connection of {card}, {oval}, {price}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Conspiracy: the partner comes into your tableau, free.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copper company at Nacozari that passed from the Guggenheims to Phelps Dodge in the 1890s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copper miners struck in June 1906; Arizona volunteers and rurales came to Cananea.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copper works at Douglas, Arizona, treating ores from Bisbee and Nacozari from 1904.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Costs {price} gold, you have {gold}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cotton mill near San Miguel de Horcasitas founded in the nineteenth century.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coup d&apos;état</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cubes are moved only when your reserve is empty; you have {reserve}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cusihuiriachi, a silver district west of Chihuahua city reopened with American capital.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dahlia</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Daughter of Luis Terrazas and wife of her cousin, the banker Enrique Creel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealt at random</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deck, {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Depression</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Depression: what do you keep?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Detroit manufacturer whose Model T reached border dealers after 1908.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard {0}: cancel the attack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discards, empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discards, {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discount</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>District prefects named by the governor, who gathered taxes and oversaw elections.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Does not count in this toppling.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag a card, or choose one with Tab and press Space.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop one of the two factions in Strife.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop the {0} faction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Díaz always</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Díaz counts 1 less {prestige} in this toppling.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Díaz counts 1 less.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Díaz has a Hacendado or a hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Díaz has a seat only in a solitaire game against him</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Díaz has survived four Topples.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Díaz rolled {rolls} for the rows {rows}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Díaz stays in the chair.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Díaz takes his turn by dice, and nobody else does</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Díaz {was} to {now} for everyone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each card is paid for once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each player adds {0} cube to one of their {targets}, free.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each player adds {0} cubes to one of their {targets}, free.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each player discards {amount} of their {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each player gains {gold} gold for each {counted}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each player may build one connection for half price.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each player pays {gold} gold for each {counted}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each player places {amount} Unrest on one of their {targets}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Economy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Economy: Depression</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Economy: {regime}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Economy: {value}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>EffectList is at effect {index} of card {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>EffectList names card {card}, which has no such side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Either way it is laid on the Bull-Bear pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>El Paso dealer that sold arms to several sides of the fighting in Mexico.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>El Paso hotel opened in 1912, within sight of Ciudad Juárez.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Emilio Kosterlitzky&apos;s mounted police of Sonora, who rode to Cananea in June 1906.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Empty seat: {0}. Click to sit someone down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Engineer of dams and railways in Chihuahua who died on the Lusitania.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enough</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enterprise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enterprise · {industry} · {district}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Estate upriver from Hermosillo once held by Governor Manuel María Gándara.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Event</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Explosives maker behind a high tariff, with the president&apos;s son among its directors.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Farms around Cócorit on Yaqui valley land surveyed by the government in the 1890s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Federal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Federal agency that employed Emilio Kosterlitzky after his exile to the United States.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Federal battalion sent against Tomóchic, Chihuahua, in 1892.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Federal column with which Victoriano Huerta defeated Orozco in 1912.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Federal grants paid builders by the kilometer; the main lines were merged in 1908.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Federal prosecutors charged Flores Magón and other exiles under the neutrality laws.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Federal raids of 1919 and 1920 arrested thousands of alleged radicals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Federal troops who held the port of Guaymas during 1913 and 1914.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Federal zone command that covered Sonora and Baja California.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Federation of craft unions led by Samuel Gompers from 1886.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Federico Ronstadt&apos;s Tucson carriage and hardware house traded widely in Sonora.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Field guns designed by General Manuel Mondragón, who joined the coup of February 1913.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Firepower 1: bows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Firepower 2: rifles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Firepower 3: machine guns, never defeated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First {player} must decide: {question}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five actions left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Followers of Felipe Bachomo, a Mayo leader allied with Villa.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Followers of Teresa Urrea who attacked the Nogales customhouse in August 1896.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For each of their {cards} each player pays {gold} gold or loses it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Foreign-owned lands of the Palomas Land and Cattle Company beside the New Mexico line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Former governor of Washington, D.C., who ran silver mines at Batopilas until 1902.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Founded in 1900 by the Flores Magón circle and later printed in Texas, Missouri and California.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four actions left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fraud: discard {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fraud: discard {card} for {kind}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free Elections</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free, by {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>French pilot who tried to bomb federal gunboats at Guaymas in May 1913.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Frontier Arizona merchant family whose stores sold dry goods and arms.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gain {gold} gold whenever anyone plays an orange card or an activist acts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>General Pershing&apos;s force, sent into Chihuahua in March 1916.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>General and governor of Nuevo León, long seen as a possible heir to Díaz.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>General, governor and owner of millions of acres of Chihuahua grazing land.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>General: all your troops have Firepower 3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>German agent who ran Madero&apos;s border intelligence and later bought arms for Villa.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>German agents offered Huerta money in 1915 for a return to Mexico.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>German merchant house in Chihuahua and Ciudad Juárez dealing in hardware and arms.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>German-owned Sonoran bank that closed when its Chinese depositors were expelled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Germany&apos;s offer of an alliance to Mexico was published on March 1, 1917.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gold and silver camp in northeastern Sonora worked by the Lucky Tiger company.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gold and silver camp in the Sierra Madre of western Chihuahua, supplied by mule trail.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gold and silver camp southeast of Hermosillo worked by American companies from the 1880s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gold camp beside Minas Prietas worked by the Crestón-Colorado Company.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Governor Rafael Izábal rode with state forces that rounded up Yaqui families.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Governor of Sonora and vice president of Mexico from 1904 to 1911.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Governor of Sonora from 1915 and president of Mexico from 1924 to 1928.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grew from William Greene&apos;s Naco to Cananea line and passed to the Southern Pacific.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grudges</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grudges {owner}: {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gunmen killed Pancho Villa in his automobile at Parral in July 1923.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hacendado of seat {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hacendado · Loyalist</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hacendado · {faction} cause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hacienda north of Arizpe associated with General Ignacio Pesqueira&apos;s family.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hacienda outside Hermosillo owned by Dionisio González and his heirs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand of {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hard-rock miners&apos; union founded at Butte in 1893 and active in Arizona.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Headline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Headline · Bear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Headline · Bull</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Headlines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Healer of Cabora exiled in 1892; rebels at Tomóchic and Nogales invoked her name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hearst daily founded in 1903; his papers praised Díaz and later urged intervention.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hearst family ranch in western Chihuahua, over a million acres, kept until the 1950s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heavy guns mounted on rail cars for the columns on the northern lines.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Henry Hooker&apos;s ranch in Arizona&apos;s Sulphur Springs Valley, established in 1872.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hermosillo bank of issue chartered in the late 1890s with backing from the governing circle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hermosillo brewery incorporated in 1897 by Georg Grüning and partners.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Highest court of the state of Sonora, seated at Hermosillo.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>His Private Army protects him.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>His cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Honey</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Huerta and Félix Díaz settled terms at Ambassador Henry Lane Wilson&apos;s embassy in 1913.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Huerta&apos;s northern army withdrew to Ojinaga and crossed into Texas in January 1914.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In 1910 the Terrazas family tried to raise armed companies from its ranch hands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In 1911 and 1914 to 1915 rival armies held the northern states.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In March 1912 the Chihuahua legislature sided with Orozco&apos;s revolt against Madero.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the showdown: manifesto, fraud, assassinate or pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Income</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Income Cubes of the Hacendado: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Income Cubes on {card}: {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Income: 1 for each {counted}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Income: the Economy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Income: the Mine Value.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Income: {cubes}, more by buying land.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Income: {cubes}, while loyal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Income: {cubes}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Independent Chihuahua daily founded by Silvestre Terrazas in 1899.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Irrigated estates of the lower Mayo, raided by Felipe Bachomo&apos;s followers in 1915.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It cannot reach {district}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It has been used this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It has no such connection oval.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is Díaz&apos;s turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is immune to nationalization.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not of your flipped Hacendado&apos;s faction.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It stands there already; redeploy it in place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its Extra Action has been used this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its cube already lies there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its faction is in Strife with your cards this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>James Douglas, the metallurgist who built up Phelps Dodge in Bisbee and Nacozari.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>John Slaughter&apos;s ranch east of Douglas straddled the line between Arizona and Sonora.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>José Yves Limantour, treasury minister from 1893, brought the main railways under state control.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the status quo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kickbacks: each {prestige} point earns 1 gold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kohl</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Land</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Land-grant university opened at Tucson in 1891 with schools of mines and agriculture.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Laws of 1883 and 1894 let claimants denounce untitled land and have it surveyed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leader of the CROM labor federation from 1918 and director of state arms factories.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave this seat empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leslie Shaw, treasury secretary from 1902, placed federal deposits to steady the banks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let it happen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Liberal Party volunteers who held Mexicali and Tijuana in the first half of 1911.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Liberal Party writer and raider killed at Janos, Chihuahua, in December 1910.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limantour&apos;s currency reform fixed the silver peso at fifty United States cents.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Load</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Local</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at the victim&apos;s hand and take one card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Louis Ricketts designed concentrators and smelters at Nacozari and Cananea.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loyalty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Machine gunner in Central American wars, then for Mexican leaders and for Pershing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Madero was in jail when Díaz was declared the winner of the vote.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Madero&apos;s book on the 1910 succession met official pressure after it appeared in 1909.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Manifesto: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Market</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Market slot {slot} is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Martial Law</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mayo followers of Teresa Urrea attacked Navojoa, Sonora, in May 1892.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Members of the Industrial Workers of the World, founded at Chicago in 1905.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Menu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mexico City marked one hundred years since Hidalgo&apos;s revolt with a month of ceremonies.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mexico&apos;s bishops halted public services from July 31, 1926.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mexico&apos;s highest federal court, seated in the capital.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Milling and wheat estate of the Camou family in central Sonora.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Miners of Cananea who formed Sonoran companies under Manuel Diéguez in 1913.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mines: {value}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Monopoly: opponents who build connections pay you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Monopoly: opponents who play {cards} pay you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More Unrest than cubes: slave revolt. The Liberator takes it as 1 Revolution and is jailed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More Unrest than cubes: slave revolt. The Liberator takes it as 1 Revolution.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most Mormon colonists left Chihuahua in July 1912 after rebels demanded their arms.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mostly Mexican copper miners struck in eastern Arizona in 1903 and again in 1915.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mounted customs guard that watched the northern border for smugglers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move a cube from {place} to {other}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the cube to {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move {0} to the Private Army</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move {card} to {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mule road</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Murder of a player, rules of 2012</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name its side: {sides}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of seat {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name the cards you pay for, or none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name the newspaper&apos;s side: {sides}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nationalization</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nationalization: each player loses {amount} of their {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nationalization: the enterprise is discarded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New Mexico farmland watered from Elephant Butte Dam after 1916.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New Mexico senator with mining interests who held hearings on Mexican affairs in 1919.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New York investors ran cattle and silver mines on this large estate near Casas Grandes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Newspaper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Newspaper · {faction}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No Prestige Cube is due there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No actions left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No actions left; what is free may still be done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No card is sold by its own Extra Action.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No cube of yours is due there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No more income from your Hacendado.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No such enterprise is in play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody has toppled him.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody is asked for that decision now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody is asked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not enough cubes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing else changes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing happens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing has been done yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing has been taken back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Obregón&apos;s corps, raised from Sonora&apos;s state forces in 1913.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On foot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On its {0} side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One action left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One assassination a showdown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One police action each turn without using an action.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only Headlines and Topples have orientations.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only a flipped Hacendado can be shot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only orange and black cards are played on a target.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only ranches and plantations take land.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only troops are played to a place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only two market cards may be bought in a turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only you see this hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Orange card · {districts}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Orozco and Villa took the border city in May 1911; Díaz resigned two weeks later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other side: {worth}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outlaws of the 1890s with whom the young Pancho Villa is said to have ridden.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outrage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Panama left Colombia in November 1903 with United States warships nearby.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paper-money inflation and poor harvests brought food riots to northern towns in 1915.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parral silver mine that made the fortune of Pedro Alvarado around 1900.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partner · {faction}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pascual Orozco&apos;s followers, who rose against Madero in Chihuahua in March 1912.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass: count the points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass: leave it to {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pax Desk&apos;s own folder “{name}” is missing: install Pax Desk again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pax Porfiriana</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pax Porfiriana is for 2 to 6 players, not {players}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pay for each card or give it up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pay for {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pay or discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pay the way out of Jail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Penal code changes of 1926 enforced limits on clergy, worship and church property.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place 1 Unrest for each {counted}, at most {maximum}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place of a Prestige Cube on {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place the Prestige Cube on {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place {amount} Unrest on the enterprise.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play aid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play {card} on {target}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Played by {0} on its event side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Played by {0} on its status quo side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Police at {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Police: 3 gold, 1 Unrest off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pope Leo XIII&apos;s letter of 1891 on labor inspired Catholic workers&apos; circles in Mexico.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Postal officials intercepted letters of the exiled Liberal Party leadership.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Power dam on the Conchos River in Chihuahua, built between 1910 and 1916.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Practice of reporting executed prisoners as shot while escaping.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prestige Cube on {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price of its column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Printed price</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Printed price of {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Printed price: {oval}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Private army: {faction} troops, {way}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Public</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Public card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Public card · {faction}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Publish the event</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Published in March 1908, it quoted Díaz as ready to leave office in 1910.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P{player} sits on seat {seat}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P{seat} has {cubes} cubes, not {right}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P{seat} has {gold} gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P{seat} has {reserve} cubes in reserve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P{seat} is to lay a cube where none is due</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Racetrack and betting club opened at Ciudad Juárez in 1909 for El Paso crowds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raiders of 1915 in the lower Río Grande valley, linked to the Plan of San Diego.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rail links of the 1880s multiplied trade between northwestern Mexico and the United States.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Railway employees&apos; union founded in 1905 that struck at San Luis Potosí in 1908.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rebel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rebels led by General José Gonzalo Escobar in several northern states in 1929.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redeploy a troop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reference card without game data.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Regime</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Regime becomes {regime}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Regime: {regime}, Mines {mines}, Economy {economy}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Relatives of Luis Terrazas held many state and federal legislative seats before 1911.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove all Unrest from every {target}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove up to {0} {kinds} Cubes from the enterprise.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove up to {amount} Unrest from every {target}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove {0} {kinds} Cube from the enterprise.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restoring order where it stands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retirement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retreat or disband the troop that has lost its enterprise.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retreat {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Revolution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Revolutionary factions met in October 1914 and divided over Carranza&apos;s leadership.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ricardo and Enrique Flores Magón led the exiled Mexican Liberal Party.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rivals of Luis Terrazas governed Chihuahua, with Díaz&apos;s backing, from 1884 to 1903.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Robert Towne&apos;s smelter opened in 1887 and treated ores from northern Mexico.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roosevelt was president from 1901 to 1909; Victoriano Huerta ruled Mexico in 1913 and 1914.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rural fighters of western Chihuahua who took Ciudad Juárez in May 1911.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say how much Unrest: x0 to x{max}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say where: troops and attacks are played at or on something.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say which Headline is discarded first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scapegoat: no Unrest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sell a card for the Economy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sell one card each turn without using an action.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sell {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send {0} to the Private Army</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send {card} to {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several attempts on the president failed, including Arnulfo Arroyo&apos;s in September 1897.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Showdown: discard for Díaz +1 of any kind.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Showdown: discard for Díaz +1 {prestige}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sierra Madre mining camp where a wage dispute ended in executions in 1883.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signed in December 1913, the act created twelve regional reserve banks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Silver and gold mine at Pearce, Arizona, discovered in the 1890s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Silver and lead district near Chihuahua city mined since the early eighteenth century.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Silver mine near Arizpe worked by the Pedrazzini company and known for fine crystals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Silver mine near Álamos with a history going back to colonial times.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Six actions left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slogan raised against foreign owners and managers before and during the Revolution.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Small Apache bands lived in the Sierra Madre for decades after Geronimo&apos;s 1886 surrender.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sonora</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sonora restricted Chinese businesses in 1923 and expelled Chinese residents in 1931.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sonoran estate of Rafael Izábal, state governor during the Yaqui deportations.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sonoran farmer turned general who defeated Villa in 1915 and was president from 1920.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sonoran leaders renounced Carranza in April 1920; he was killed in May.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sonoran state troops used in the campaigns against the Yaqui.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speculate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speculate on {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speculate once each turn without using an action.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speculation Cube {owner} on {slot}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spies are kept for the Topples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spy: discard to cancel an orange or black card against you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>St. Louis agency hired by Enrique Creel to track Ricardo Flores Magón in the United States.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stands for the Mexican land that the rules attribute to Theodore Roosevelt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State force whose border companies were greatly enlarged in 1915.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State forces of Governor José María Maytorena, who broke with Carranza in 1914.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State mounted police who patrolled the roads and districts of Chihuahua.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Status quo: nothing happens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steal up to {gold} gold from the victim.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steal {gold} gold for each {counted}, at most {maximum}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strife</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strife, for the victim alone: {one} against {other}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strife: {one} against {other}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strike: place up to {maximum} Unrest, {gold} gold each; none is a scapegoat play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Subsidized Mexico City daily founded in 1896; a revolutionary paper used its presses in 1914.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Supply, where Unrest goes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Survey company of the 1880s holding large concessions in northwestern Mexico.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Survey company that claimed public lands across Chihuahua in the 1880s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tableau {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tableau {0}, unfolded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes an action; none is left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes {needed} actions; none is left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes {needed} actions; {left} is left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Target: {card} of an opponent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Target: {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ten days of fighting in Mexico City in February 1913 ended Madero&apos;s presidency.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Terrazas cattle estate north of Chihuahua city, on the line of the Mexican Central Railway.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Territorial police of 1901 to 1909, whose captain led volunteers to Cananea in 1906.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Texas gunman hired for several killings, lynched in Oklahoma in 1909.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That Hacendado has not declared himself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is allowed, but the guide shows you something else first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The anticlerical Reform Laws stayed in force under Díaz but were loosely applied.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The assassin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The attack wants an answer first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The attacked card is discarded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The clergy ranged from allies of the state to sponsors of labor circles and later rebels.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The comet was visible to the naked eye in the spring of 1910.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cube would stay where it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The final Topple takes no Speculation Cube.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first player starts with {first}, the next one with {rest}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first player starts with {first}, the next ones with {rest}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is not over after {steps:,} steps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over, and all hands are open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game was opened from a file here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The guide goes on only; leave it to play as you like.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hand of {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The heir of a murdered Hacendado cannot declare.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last step revealed new cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last step showed somebody&apos;s hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last step was another player&apos;s decision.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last step was decided by chance.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The long peace of Porfirio Díaz, president for most of 1876 to 1911.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The play cannot be taken back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The showdown follows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The toppling takes place on either side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The troop there has as much Firepower.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The turn has passed to another player.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The two presidents met at El Paso and Ciudad Juárez on October 16, 1909.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The victim gains 1 {prestige} and is jailed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The victim gains 1 {prestige}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The victim has not both factions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The victim holds neither a monopoly nor an industry twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The victim loses a monopoly, or an enterprise of an industry owned twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The victim&apos;s hand is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The war of 1898 left the United States holding Puerto Rico, Guam and the Philippines.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The way out of Jail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then the points are counted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then {0} decide.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then {0} decides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no Unrest to remove.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no Unrest where it stands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no cube to remove.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such player.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to count at the victim&apos;s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These cost {price} gold, you have {gold}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This Public card is no longer for sale.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This cannot be taken back: chance decides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This cannot be taken back: it ends the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This cannot be taken back: it reveals new cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This cannot be taken back: it shows a hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This cannot be taken back: the turn passes on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This card already bears a Speculation Cube.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This card gives you no such Extra Action.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This card has no {faction} side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This card is played on a card in play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This card is played on a player.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This card is played on opponents only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This card names no amount.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This connection is already built.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This decision cannot be taken back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is no target for the card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not a Public card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not an enterprise of yours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This partner has only one side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thousands of Yaqui were shipped from Sonora to henequen estates between 1902 and 1908.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three actions left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Throw away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Topple</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Topple by {toppling}: {prestige}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Topple by {way}: {kind}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Topple · Bear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Topple · Bull</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Topples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tripartite {bar} = {sums}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Troop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Troop · {faction} · {districts}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tucson bank with customers among merchants and ranchers on both sides of the border.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn: 3 actions · headlines in the 0 column go to the Bull-Bear pile · market slides · income. Two bears in a row: Depression; two bulls end it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turquoise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two Headlines leave the market</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two actions left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>U.S.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>U.S. Intervention</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Under the rules of 2012 nobody is shot in the showdown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Under {0} it changes nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>United States antitrust law of 1890, used to break up Standard Oil in 1911.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>United States forces entered Mexico in 1914 and again in 1916.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>United States forces held the port of Veracruz from April to November 1914.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unrest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unrest among a person&apos;s slaves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unrest is easiest there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unrest where there is none and nobody extorts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Upgrade a connection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use a Spy, or let the assassination happen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use “place” for a due Prestige Cube: it is free.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use “speculate” for a market card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vice-President {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Victim: an opponent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Victim: any player.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Villa&apos;s army of 1913 to 1915, among the largest of the Revolution.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Villa&apos;s bands of 1915 to 1920, which raided American property after October 1915.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Villa&apos;s decree of December 1913 seized the estates of Chihuahua&apos;s leading families.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Villa&apos;s men attacked Columbus, New Mexico, on March 9, 1916.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Village land grants made under the 1917 Constitution.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Village militias organized in Chihuahua from 1916 to resist Villa&apos;s bands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Villagers of Tomóchic, Chihuahua, who resisted federal troops in 1891 and 1892.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Villages in western Chihuahua protested taxes and appointed officials after 1904.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Villistas stopped a train in January 1916 and killed American mining men.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Walter Vail&apos;s cattle ranch at Sonoita, Arizona, begun with a homestead bought in 1876.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Washington gave Carranza&apos;s government de facto recognition in October 1915.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Washington lawyer and lobbyist for Mexican revolutionaries and for oil companies.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weetman Pearson, British contractor and founder of the El Águila oil company.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is decided here cannot be taken back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is not paid for is discarded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>William Greene assembled border ranches to feed his mining camp at Cananea.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>William Greene&apos;s New York-financed company developed Cananea from 1899.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>William Greene&apos;s timber company at Madera, Chihuahua, founded in the 1900s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Women who followed the armies as provisioners, nurses, couriers and fighters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Worker units from the Casa del Obrero Mundial that joined Carranza&apos;s side in 1915.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yaqui fighters under José María Leyva Cajeme, who was executed in 1887.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yaqui guerrillas of the Bacatete mountains who fought on after the peace of 1897.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yaqui soldiers who served in Obregón&apos;s army from 1913.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are not in Jail.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You cannot be jailed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You gain {gold}: {before} to {after}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no Speculation Cube at {source}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no cube at {number}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no cube left for an Extortion Cube.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no cube left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no cube there that may be moved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no such ability in play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no such card in play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no such card in your hand or in play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no such card in your hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no such card that helps Díaz under this regime.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no such troop in play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You hold no such assassination.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You pay {gold}: {before} to {after}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You start with {0}, Díaz needs none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your Chain Railroad: any connection for 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your Hacendado has declared already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your Hacendado has not declared himself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your Hacendado knows no such cause.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your hand is full ({hand_limit} cards).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your mines earn {amount} more; none in a Depression.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your own enterprise must be free of Unrest for a straw man.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your own enterprise must be free of Unrest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your troops may go to any district.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your troops may go to {goal}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your {factions} troops may go to any district.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your {factions} troops may go to {goal}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zinc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zuloaga family estate west of Chihuahua city, where Madero made camp in 1911.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a Chain Railroad on another oval</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a Liberator without slaves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a Pax-o-matic is sure to win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a Public card instead of the dearest column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a Speculation Cube lies on the empty slot {slot}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a Speculation Cube lies on the final Topple</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a UTF-8 text file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a better one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a builder at {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a card for nothing can be sold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a card number {first_card} to {last_card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a card of the kind {kind}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a card of the kind {kind} in this file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a card without a kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a count of the {owner} outside an attack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a count that is not of one thing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a cube place such as 61.income</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a discount of {forms} forms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a due Prestige Cube costs nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a filter for {kind} cards, which are never in play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a folder of card files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a game that is over has an end, a winner and nothing else to do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a list of {least}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a list of {least} or more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a list of {least} to {most}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a list of {number:,}, which is too long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a market slot {first_slot} to {last_slot}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a name of {number} letters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number far too large</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a person leads the Tripartite in its prestige</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a plain value, or quotes around a text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a player P1 to P6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a rail base or oval first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a roll 1 to 6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a scapegoat for the award</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a second document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a target that is no enterprise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a target that no effect needs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a target without a kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a text without blanks around it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a value that is no setting, in line {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a verb that does nothing to this kind ({found})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a whole number from {least} to {most}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a whole number of {least}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a whole number of {least} or more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a winner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a {name} card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>active {prestige} point, whoever owns it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all four</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an ability of its cards can be used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an action: {verbs}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an amount such as x2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an attack or a showdown in the wrong phase of the turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an empty filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an empty slot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an empty value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an enterprise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an extra oval before rail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an income of {number} forms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an oval to {kind} that is no upgrade</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an {name} card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>anchors and aliases (&amp; and *) are not allowed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any or self</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any other partner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>army</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>assassination and its effects disagree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at least one condition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at most {most:,} bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at most {most} levels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>banks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>black card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>black cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>breweries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>brewery</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bull</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>buys [{card}]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by mule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by rail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bytes that are not UTF-8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>canal or ship</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be read (no such name)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be read (not a file)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be read ({why})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be understood</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be written ({why})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>card {listed}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cards {listed}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>casino</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>casinos</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chain on a rail oval</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>connections</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cubes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each card once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each number once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each word once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>effects that need a target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>enterprise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>enterprise, partner or troop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>enterprises</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every number from {first} to {last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exactly one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a list of {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a text of one line and at most {number} characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a whole number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected one of {words}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected true or false</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>extorted by {troop} {owner}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>factories</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>factory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>farm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>farms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>foot {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>found a list of {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>found {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>free {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gun store</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gun stores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>headline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>headlines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hotel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hotels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in a form that this version cannot read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in a form that this version cannot read; a newer Pax Desk can</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is played in another window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it beats the other Pax-o-matic in its prestige</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it cannot begin ({problem})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it cannot pay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it costs at most half of its gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it could be played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it could be played on the unprotected [{card}]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it could drive an extorter from [{card}]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it could extort [{card}]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it declares for nobody&apos;s sake</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it does not lead to the position that was kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it drives out an extorter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it extorts where a person&apos;s troop stands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it extorts where no troop stands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it fits an enterprise in its hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it guards an enterprise without a troop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it has fewer cards of that faction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it has most of that prestige</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it hurts most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is a partner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is the cheapest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is the cheapest connection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it leaves the other Pax-o-matic its sure win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it sits in Jail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it takes off the most Unrest for the least gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it takes prestige in which the victim leads the Tripartite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it takes prestige that the victim has most of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it works against a person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it would bring income</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it would buy that one first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its Hacendado has that prestige</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its Strife costs a person more cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its army takes the troop in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its hand is full</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its income and a third of its other gold pay for that many</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its regime is the better one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>land</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>land is wanted there first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line {line} of the journal: {problem}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line {line}: {problem}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lists and maps nested too deeply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lists and maps nested too deeply for a saved game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lowest number first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lumber works</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>missing from the deck: {names}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>missing keys: {keys}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>most of its cubes lie there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mule road</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mule {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>newspaper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>newspapers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no person can win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no person can win it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no regime {regime}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no step of the flowchart applies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no such folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody can play on from here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody is asked, not {wrong}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not a saved game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not a saved game ({problem} in line {line})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not a text in UTF-8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not a text in UTF-8, so not a saved game (line {line})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not a text, in line {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not rail-connected {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not valid YAML ({problem})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing is on the agenda</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing it can do would stop them for sure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>occupied by {troop} {owner}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of the victim&apos;s active {prestige} points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of the victim&apos;s {many}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of their active {prestige} points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of their {many}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of your active {prestige} points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of your {many}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of, and where or points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on foot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one die for each row of the market</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one document a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one of reduce, half or free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one of the seats of {step}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only its own cubes are left there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>opponent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>orange card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>orange cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>others draw all its income</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>partly stated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>partner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>partner or troop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>partners</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>partners or troops</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>plain data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>plantation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>plantations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>police actions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>projects</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>public</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rail {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rail-connected {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>railroad</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>railroads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ranch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ranches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reconstructed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>school</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>schools</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seat {seat} does not exist</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>slave {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>slave: true with jails</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>smelter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>smelters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>somebody may want the dearest card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>something is to happen after the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spare_destination on a card that is no troop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>takes a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>that Spy is being stolen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>that order leaves no Depression</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>that side helps it most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Bull-Bear pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Hacendado of P{seat} holds {cubes} cubes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Hacendado of P{seat} was assassinated and cannot be flipped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Hacendados</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Income of the Hacendado</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Income of {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Prestige of {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the agenda does not begin with the turn under way, or holds several</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the attack of card {card} cannot be paid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the attack of card {card} has no target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the box</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the chair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the cheapest enterprise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the cheapest with slaves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the corrected cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the crescent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the cross</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the data written out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the diamond</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the dice are {dice}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the dice of this game are not {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the die for row {row} shows {die}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the die for row {row} shows {die}, where no card lies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the discards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the end of the line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the enterprises in play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file is too large</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the files {names}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the final Topple is noted as {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the flipped Hacendado of P{seat} holds Income Cubes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the game goes on in another solitaire mode than it began</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the game goes on under other options than it began with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the grudge pile of P{seat}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the hand of P{seat}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the heart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the journal: {problem}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the key “verb” is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the key “{key}” is missing in {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the key “{key}” stands twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the key “{key}”, where a number is expected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the key “{name}” stands twice, first in line {first}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the market</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the market does not have {slots} slots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the number stands twice, first in {name}, line {line}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the number {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the partners in play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the phases of the turn are not in their order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the position contradicts itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the public cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the reserve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the seats are {seats}, not P1 to P6 in order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the speculator at {slot}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the square</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the standoff counts {standoff} turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the tag {tag} is not allowed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the target of card {card} is not in play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the text “{value}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the triangle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the troop guards more of its cubes there, for nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the troops in play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the turn is that of seat {seat}, which does not exist</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the upper row goes first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the verb {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the verb {name} does not belong here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the verb {name} is unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the {field} of {step}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the {field} of {step} is {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the {oval} of {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no colour {colour}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is nothing else</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this makes its win sure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this stops every person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>troop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>troop {number} is in the army of P{owner} without his cause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>troop {number} stands at {at}, which does not know of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>troop {number} stands at {at}, which is not in play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>troop {number} stands nowhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>troops</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>true or false</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>true with the verb assassinate alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two causes of one prestige</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two factions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two prestiges</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two sides of the same faction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two sides of the same prestige</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown key “{key}” in {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown keys: {keys}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown {key}: {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>was {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>written by Pax Desk {program} in a form that this version cannot read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>written by Pax Desk {program} in a form that this version cannot read; a newer Pax Desk can</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} Income Cube</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} Income Cubes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} Unrest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} action left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} actions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} actions left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} and 4 Topples.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} card of your own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} cards of your own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} cube</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} cube on the card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} cubes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} cubes on the card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} in the deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is in Jail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} next</source>
        <comment>+{figures.income}{upkeep}</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} no longer topples.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} places</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} plays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} seats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} topple Díaz.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} topples Díaz.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} troop of his Private Army</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} troops of his Private Army</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} win by gold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} wins by gold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} would topple.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}, Depression</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}, Private Army of {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}, choose.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}, end your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}, for sale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}, in the Private Army</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}, in your hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}, pay 1 gold for each card you keep.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}, play, buy or speculate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}, retreat or discard?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}, where does your next cube go?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}, which Headline goes first onto the Bull-Bear pile?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}, which card do you take?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}, which faction leaves you?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}, will you build?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}, will your Spy stop it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}, your part in the showdown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: Díaz at stake</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: Unrest on {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: change the regime</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: no post left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: restore order here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{actions} actions left after {purchases} purchases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{action}: {number}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{active}, look away: this is {name}&apos;s choice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{amount} Unrest on every other {target}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{amount} Unrest on every {target}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cards} cannot lie in {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cards} from the market</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cards} in two places at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cards} in {district}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cards} nowhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cards} other than a newspaper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cards} other than newspapers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cards} with Unrest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cards} without Unrest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}, Speculation Cube {owner}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}, at {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}, in the hand {owner}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}, {slot}, price {price}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cubes} left for {places}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cubes} left, {owner}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{disks} Unrest at {gold} gold each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{district} is outside its Jurisdiction.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{faction} {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{faction}, {cost} gold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{hacendado} has no cause for {flipped}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{key} as a key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{kind}: {before} to {after}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is there: free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, choose what {card} does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, pay {price} for each card, or discard it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, where do you add {cubes}?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, which enterprise takes {unrest}?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, which of your {what} do you give up?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, which of your {what} do you lose?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: half price</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {gold} cheaper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} belongs to seat {owner}, which does not exist</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} has no side {side}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} has {connections} ovals, not {ovals}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} has {income} income and {unrest} Unrest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} has {unrest} Unrest and should have revolted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} holds {cubes} Income and Extortion Cubes, it is worth {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} is extorted by nobody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} is occupied by {troop} and not extorted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} lies in the place of {other}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} names troop {troop}, which does not stand there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} was counted as worth {counted}, it is {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number}: a Prestige Cube is due, and noted as {cube}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number}: a Prestige Cube is not due, and noted as {cube}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{one} shoots at {other}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{one}, whoever owns it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{oval}: {cost} gold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}, at {where}: {problem}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}: {problem}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place}, card {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place}, line {line}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place}: {problem}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place}: {problem}; expected {expected}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} is asked and can do nothing, after {steps} steps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{prestige} {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{problem}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{problem}; expected {expected}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{problem}; it was played with other cards than there are now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seats} seats for {people} players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} gains {gold}: {before} to {after}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} is asked, not {wrong}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} pays {gold}: {before} to {after}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} plays {card} on {target}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} {points} against {bar}, still topples.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seen} Topples were seen; {shown} are in the market and {hidden} in the deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{shown} is a date to YAML</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{shown} is a decimal number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{shown} is a default value to YAML</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{shown} is a merge key to YAML</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{shown} is a number that YAML reads in another base or with separators</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{shown} is a word that YAML takes for true or false</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{shown} is not plain text to YAML</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{shown} is nothing to YAML</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{step} outside a count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{step}: {deed}: {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{step}: {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{text}, where only whole numbers are expected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title}: {faction}, 1 {prestige}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{troops}, played or redeployed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unrest} on {target}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{way} to your Hacendado, never cheaper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{way}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what} is seat {seat}, which does not exist</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what} names card {number}, which does not exist</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what} names card {number}, which is of another kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what}: free.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what}: half price.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what}: {gold} gold cheaper.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{line}” is not possible ({problem})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{text}”, character {number}: expected {expected}, but found “{found}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{text}”, character {number}: expected {expected}, but the line ends there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{value}” stands twice in a list</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Announcer</name>
    <message>
        <source>Card table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{thing}: not possible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{thing}: {price}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Attendance</name>
    <message>
        <source>Since your turn</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Carrying</name>
    <message>
        <source>Leave it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing happens at that place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That cannot be done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You give up {0}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Charts</name>
    <message>
        <source>Gold by turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Income by turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {number} · {seat}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{kind} points by turn</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ChartsSheet</name>
    <message>
        <source>All charts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Charts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Depression</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Comforts</name>
    <message>
        <source>End the turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the next part of the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the next thing that can be done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the part of the table before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the thing before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to what lies above</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to what lies below</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to what lies left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to what lies right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inspector and log on the other side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look closer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look from further away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the menu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the tableau of Díaz, or close it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the tableau of seat {0}, or close it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pick up, put down, or press</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put back, close, or leave</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset layout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See the whole table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your settings</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>{keys} belongs to “{other}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{keys} means “{other}” on the table.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Click, or press Space. Everyone else looks away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I am {name}: raise the curtain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass the table to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass the table to {name}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Deeds</name>
    <message>
        <source>buys land for {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>buys {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>buys {card}, event</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>buys {card}, status quo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by canal or ship</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cancels with {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chooses {choice}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>connects {card} {way}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>declares for {kind}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>declines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>disbands {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>discards {card} first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>discards {card} for Díaz</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drops the {faction} faction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ends the turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gives up {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keeps nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keeps one card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keeps {count} cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>market slot {slot}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>moves a cube from {place} to {other}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>moves a cube from {slot} to {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>passes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pays for {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pays the way out of Jail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>places a Prestige Cube on {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>plays {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>plays {card} on {target}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>plays {card} on {target}, {unrest} Unrest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>plays {card} to the army</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>plays {card} to {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>plays {card}, {kind} side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>polices {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>redeploys {card} in place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>redeploys {card} to the army</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>redeploys {card} to {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>retreats {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rolls {dice}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sells {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shoots at {seat} with {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>speculates on {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>takes a card from {seat}&apos;s hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Hacendado</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the reserve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>uses {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>uses {card} on {target}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{deed}, free by {card}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Desk</name>
    <message>
        <source>Not taken back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing to do again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>practice game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Edge</name>
    <message>
        <source>Drag this edge, or click it twice to put it back</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EndSheet</name>
    <message>
        <source>All charts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save this game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turning points</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Ending</name>
    <message>
        <source>A Mexican Standoff: every seat took a turn and nobody bought a card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By {way} in round {number}, with {points} {kind} against Díaz&apos;s Tripartite.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By {way}, with {points} {kind} against Díaz&apos;s Tripartite.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards discarded for him</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Díaz always has, of {kind}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Díaz&apos;s defence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>EXTRA · LA SILLA PRESIDENCIAL · EXTRA</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>His Achilles heel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>His cards in play and grudges</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fourth Topple came to nothing. The old man stays in his chair.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fourth Topple came to nothing. Under {regime} Díaz&apos;s defence was {total} {kind}, {seat} had {points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fourth Topple came to nothing: the richest wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fourth Topple came to nothing; equal gold and income share it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>remains</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>topple Díaz</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>topples Díaz</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>win by gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wins by gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} has {points} {kind}, more than Díaz&apos;s defence of {total}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} has {points} {kind}, not more than Díaz&apos;s defence of {total}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat}&apos;s {kind}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Events</name>
    <message>
        <source>1 cube on {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Depression begins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Díaz plays {card} on {target}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Díaz plays {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody topples Díaz.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strife between {factions}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Depression ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The die shows {number}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The regime becomes {regime}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The slaves of {card} revolt: you are Liberator.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The slaves of {card} revolt: {seat} is Liberator.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The slaves of {card} revolt; nobody is Liberator.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You declare for {kind}: the Hacendado&apos;s income ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You gain 1 {kind}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You go to Jail.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You leave Jail.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} cancels {attack}; both are discarded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} extorts a cube of {seat}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} goes over to {seat}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} goes to the discards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} goes to {place}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} is Sacked: it returns to your hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} is Sacked: it returns to {seat}&apos;s hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} is defeated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} is shot: an heir takes your place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} is shot: an heir takes {seat}&apos;s place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} is spent for Díaz&apos;s defence: 1 more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} joins your Private Army.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} joins {seat}&apos;s Private Army.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} loses 1 cube.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} loses {count} cubes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} returns to your hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} returns to {seat}&apos;s hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} Unrest off {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} Unrest on {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} cubes on {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} declares for {kind}: the Hacendado&apos;s income ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} gains 1 {kind}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} goes to Jail.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} leaves Jail.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GuidePanel</name>
    <message>
        <source>First game · {number} of {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play on without the guide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step {number} of {count}: {title}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Host</name>
    <message>
        <source>Showdown, bought by {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table passes to {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is playing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is playing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{one} waits for {other}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Inspector</name>
    <message>
        <source>+{0} gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bear lies on top: one more begins a Depression.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bear lies on top; it takes two bulls now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bull lies on top: no Depression with the next card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bull lies on top: one more ends the Depression.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Belongs to {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build the canal or ship</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build the mule road</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build the rail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bull-Bear pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buy land</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buy {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buy, as event or status quo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the regime</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cubes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Depression: mines and Economy are nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag one to a market card, an oval, a ranch, or a place that lacks one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Earns each turn: {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Earns nothing now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Extorts {0}: 1 gold a turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Firepower {0}, by a general.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grudge pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In Jail: two actions a turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a Topple now {0} would count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a showdown an assassin costs {0} gold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the Private Army.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inspector · pinned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its kickback cube is missing; lay it for nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its {0} does not count while there is Unrest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kickback: 1 gold a turn under the Pax.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave Jail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loyal: earns {0} a turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move it to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No Headline has fallen yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now: mines {mines}, Economy {economy}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play it on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play or send here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play, on either side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Point at a card, or at its number in the log, to read it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Police: 1 Unrest off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore order here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send it to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shift a cube</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speculate on it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stands at {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stir up Unrest at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Supply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The heir of a murdered man: never declares himself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The slaves revolt at {0} Unrest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Troops come {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Would earn you nothing now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Would earn you {0} a turn now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Would make it {have} {kind}, of {needed} needed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and {0} more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more below</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your Private Army</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} Unrest: it earns nothing, its powers are off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} actions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} can</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} cards face down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} cards lie here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is paid: a monopoly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is paid: the cube on it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} of 15 cubes are left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{kind} counts: {have} of {needed} needed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{least} to {most} gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{left} Topples are in it, {done} are over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} of {who} stands here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} extorts it with {name}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} has {have}, needs {needed}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} would topple Díaz: {have}, needs {needed}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>KeepSheet</name>
    <message>
        <source>Keep none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pay and keep these</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The others are discarded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{gold} gold for {cards}; you have {all}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Ledger</name>
    <message>
        <source>Díaz + vice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody could topple Díaz by {way} now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Under another regime:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Under another regime: nobody.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who could
topple now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seats} would topple Díaz by {way}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Legend</name>
    <message>
        <source>1 for each of a kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>America</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assassination</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bull</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By mule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By rail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Canal or ship</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chain Railroad</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cheaper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chihuahua</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Economy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Extra action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Firepower 1 to 3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fixed income</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>General: Firepower 3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grudge pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Helps Díaz</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Immunity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mine Value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Monopoly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More by buying land</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On foot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Regime change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slaves: may revolt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sonora</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spy: cancels an attack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stirs up Unrest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strife of factions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Topple</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Troops, Private Army</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unrest</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>, +{gold} gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, {gold} gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attacks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attacks, battles, extortion and Strife</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything that has happened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the log as text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing to tell yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Politics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prestige, regimes, Depressions and Topples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {number} · {seat}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The die settles the tie: {number}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the seat at the bottom does and suffers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>income +{gold}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MarkButton</name>
    <message>
        <source>{0}: click for another colour</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message>
        <source>Against Díaz</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Against two Pax-o-matics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At one screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a Topple they take a win that is sure, or stop yours together if they can.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two to six seats, each a person or a Pax-o-matic; at least one is a person.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You against two robots under the full rules for three. They have gold, hands and cubes as you have, and decide by a printed flowchart; every line they take names its step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You alone against the old man. Two dice a turn send him to the market, one for each row; what he buys he turns against you or keeps for his defence. He has no gold, no hand and no end of white cubes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You win by one of the four Topples, with more prestige of the regime&apos;s kind than his defence: 4 points, of Outrage 6, and those of his cards. Otherwise he stays.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NewGameSheet</name>
    <message>
        <source>2012 rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A new game of Pax Porfiriana</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At least one seat must be a person&apos;s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At random</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chosen Hacendados</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal the cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Díaz Senility</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Díaz counts 3, 2, 2, 1 over the four Topples; for 3 seats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything can be taken back, even what chance or others decided</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hacendado</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Half of the deck, the Topples shuffled in anywhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Iron Hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Murder of a player is an action for 10 gold, none in the showdown; no Standoff; Strife lasts the turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New to the game? Play a guided first game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Options, saved with the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Practice game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rapid setup</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retirement battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seats may name their card; the rest are dealt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seats, in playing order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same seed, seats and options deal the same game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tripartite takes the two strongest opponents; for 5 or 6 seats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Troops relieved by their own faction may Retreat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two seats have chosen the same Hacendado.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>white cubes; 4 points of each kind, of Outrage 6; two dice a turn</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OverviewSheet</name>
    <message>
        <source>+ the Economy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 for each cube there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 gold for each cube of yours, none where there is Unrest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 to 6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1*</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1, 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3 gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Actions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After the fourth Topple: most gold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build a connection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buy a Public Card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buy a Topple, or let another buy it: then whoever has more points of the regime&apos;s kind than his Tripartite wins at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buy a market card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buy land</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards slide to the free column; new ones come.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>E</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F1, Shift+F1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guided first game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Headlines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How to win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Income</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Market</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move a troop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Police, or leave Jail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>R</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sell a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space, Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speculate, shift</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tab, arrows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game on a page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The second purchase of a turn takes two actions. * Black cards: two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Those in the free column fall. Two bears: Depression. Two bulls end it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three actions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three, or two in Jail, in any order. You say when you are done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tripartite: Díaz with 2 and the two weakest opponents; for two players Díaz, 1 more, and the opponent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What counts in a Topple</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the marks mean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>actions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by connection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>end the turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from thing to thing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in its oval</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open a seat&apos;s tableau</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pick up, put down, press</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>printed price</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>put back, close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the rule behind the card shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this page, all rules</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Records</name>
    <message>
        <source>Export the log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not exported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pax Desk {version}, {date}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text (*{0});;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReplaySheet</name>
    <message>
        <source>A step back (Left)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A step on (Right)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A turn back (Page Up)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A turn on (Page Down)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As {seat} sees it ({key})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on with the arrow keys.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let it play, or stop (Space)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only once the game is over: it would show cards that lie face down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replay  ·  Round {number}  ·  {step}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game begins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over here: go back a little.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rules have changed since: here the replay must end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the deal (Home)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the end (End)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>step {step} of {last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat}&apos;s turn</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ResumeSheet</name>
    <message>
        <source>For good?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Interrupted games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lines played: {steps}; {now}; kept {when}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is asked</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RobotPlayer</name>
    <message>
        <source>The robot cannot go on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} {deed}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Robots</name>
    <message>
        <source>Fast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Instant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Part L</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Part M</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Part M, step {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RulesWindow</name>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is called so. Try a single word, such as “sack”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules – Pax Desk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search rules and glossary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} found</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Safekeeping</name>
    <message>
        <source>Another window goes on with this game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Journal and position disagree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opened, with other cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The position in the file is sound, but its journal does not lead there: {where}

The game goes on from the position. The file stays as it is; Save asks for another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game cannot be kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{reason}

The game goes on, but a crash would lose it. Save it somewhere else.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SettingsSheet</name>
    <message>
        <source>As the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask before a step that cannot be taken back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask before a turn ends with actions left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything as usual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For a finger: buttons of 44 pixels, and what lies nearest is meant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Handling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inspector, log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Large targets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Less motion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Motion and sound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was found on this computer that plays sounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Otherwise a click or his number does</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paper, wood and coin, quietly; nothing is told by sound alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset layout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resting on an opponent opens his tableau</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Robots play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shortcuts and layout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shortcuts…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size of words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed of motion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The button asks once what is given up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What reveals cards, rolls dice or passes the turn on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SettingsStore</name>
    <message>
        <source>Your setting “{name}” was “{value}”, which does not exist: it is {usual}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not a file of settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}: {problem}. The usual settings are in force.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ShortcutsSheet</name>
    <message>
        <source>All as usual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click into the field and press the keys.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commands and their keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search for a command or a key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usual keys</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ShowdownSheet</name>
    <message>
        <source>{kind} points against each Tripartite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} decides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points} to {needed}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{words}: topples</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SinceSheet</name>
    <message>
        <source>Back to the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Since your turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} of {all}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Stumbling</name>
    <message>
        <source>Something went wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program has made a mistake ({mistake}).

The game is as it was before the last action, and can be played on. Save it, and send it with what you did to whoever you have Pax Desk from.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TableWindow</name>
    <message>
        <source>About Pax Desk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Charts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the log…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give it up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guided first game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Interrupted games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Interrupted games…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave this game?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next step of the robots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overview</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pax Desk {version} is a card table for the board game Pax Porfiriana: original design by Phil Eklund, card version by Jim Gutt and Matt Eklund, published by Sierra Madre Games.

It contains no art and no text of the published game: all pictures and words are our own, and the deck is a reconstruction from the public rules. If you own the game, put cards with the printed figures into a folder and name it with --cards.

Type: Source Serif and Source Sans by Adobe, under the SIL Open Font License.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read the log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replay a saved game…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restart turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule behind the card shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save this game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved games (*{0});;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shortcuts…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Since your turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stay here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That cannot be dealt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game on the table is not saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is none: every game was ended, or is being played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Very well</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a game not yet saved</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TakingBack</name>
    <message>
        <source>Back to here?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything after this row is taken back; Redo does it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stay here</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Timeline</name>
    <message>
        <source>Steps of the game</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WhoButton</name>
    <message>
        <source>Pax-o-matic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: click to change</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Windows</name>
    <message>
        <source>Not opened</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
