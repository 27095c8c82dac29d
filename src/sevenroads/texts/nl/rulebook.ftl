## The book and its sections

book =
    .title = De spelregels
book-contents =
    .title = Inhoud

book-about =
    Seven Roads is een onofficiële versie van Clash of the Ardennes en Clash D-Day, twee bordspellen van Elwin Klappe. De tekeningen, de teksten en de kaarten hebben we zelf gemaakt.

    Voor deze spellen zijn vijf spelregelboekjes gedrukt: drie voor de winkeleditie van Clash of the Ardennes, een voor Clash D-Day en het allereerste boekje van Clash of the Ardennes. Hier vind je alle regels uit die vijf boekjes. Waar ze niets zeggen of elkaar tegenspreken, hebben wij de knoop doorgehakt. Bij elke regel staat een link naar de twijfelgevallen die erbij horen.

    Deze spelregels volgen de editie die je bovenaan de pagina kiest. { $edition ->
        [ardennes] Je leest nu de regels van Clash of the Ardennes, de winkeleditie.
        [dday] Je leest nu de regels van Clash D-Day.
        [prototype] Je leest nu de regels van Clash of the Ardennes zoals ze in het eerste boekje staan. Ze wijken op een paar punten af van de latere edities: de zijden heten Asmogendheden en Geallieerden, je wint alleen met je Doelenkaart, elke stapel telt 8 kaarten, en beginners spelen zonder speciale eenheden, maar mét Zegekaarten.
       *[other] Je leest nu de regels van je eigen editie.
    } De zeven banen op het bord heten hier { FORM($lane, "many") }.
    .title = Over deze spelregels

book-minute =
    Twee legers staan tegenover elkaar { FORM($lane, "at") } zeven { FORM($lane, "many") }. { CAPITAL(FORM($lane, "every")) } is een strook van { $length } blokken, met jouw startblok aan het ene eind en dat van je tegenstander aan het andere. De eenheden verschillen in lengte: een mijn is één blok lang, een tank drie en de generaal vijf.

    Elke beurt heb je __4 actiepunten__. Voor 1 punt plaats je een eenheid uit je voorraad voor je lijn, of tegen je startblok als je daar nog geen lijn hebt. Voor 2 punten breng je de allerlaatste eenheid van een lijn naar voren. Voor 2 punten (3 als hij geblokkeerd is) neem je een voorste eenheid terug in je voorraad.

    Als twee voorste eenheden elkaar raken, mag je in je beurt aanvallen. Dat is gratis. __Tanks verslaan infanterie, infanterie verslaat mijnen, mijnen verslaan tanks.__ Bij infanterie onderling wint de hoogste rang. De spion verslaat alle eenheden behalve een andere spion. Gelijkwaardige eenheden gaan allebei terug naar de voorraad. Een sterkere eenheid stuurt de voorste eenheid van je tegenstander terug naar zijn voorraad, dan de eenheid daarachter, en zo verder, zolang hij ze verslaat.

    Je raakt nooit een eenheid voorgoed kwijt: wat van het slagveld gaat, komt terug in de voorraad van de eigenaar. Twee van de speciale eenheden vuren opzij, naar andere { FORM($lane, "many") }. Maar je mag maar één speciale eenheid op het slagveld hebben.

    Ligt je voorste eenheid tegen het startblok van je tegenstander, dan heb je { FORM($lane, "definite") } voor de rest van het spel veroverd. Je trekt dan een Zegekaart. { $three ->
        [yes] Je wint als je het doel op je geheime Doelenkaart bereikt, of als je drie willekeurige { FORM($lane, "many") } hebt veroverd.
       *[no] Je wint als je het doel op je geheime Doelenkaart bereikt.
    }
    .title = Het spel in één minuut

book-story =
    { $edition ->
        [dday] Op 6 juni 1944 staken geallieerde troepen het Kanaal over en landden ze op de kust van Normandië, in het door Duitsland bezette Frankrijk. Meer dan 150.000 soldaten kwamen die dag aan land op vijf stranden of landden met parachutes en zweefvliegtuigen verder landinwaarts. De Duitsers hadden er twee jaar lang bunkers en versperringen gebouwd en mijnen gelegd.

            In de eerste uren hing veel af van kleine groepen soldaten: of ze van het strand af kwamen, een doorgang door de mijnen vonden en een strook grond wisten vast te houden waar anderen konden volgen. Zo'n strook heet een bruggenhoofd. Alleen al op de eerste dag vielen er aan beide kanten duizenden doden en gewonden. De strijd in Normandië duurde tot eind augustus en kostte ook zo'n 20.000 Franse burgers het leven.

            Het spel zelf is abstract: twee spelers strijden om zeven bruggenhoofden.
        [own] Je leest de regels van een eigen editie. In het bestand ervan staat welke eenheden, zijden en kaarten er zijn. De regels zijn die van de gedrukte spellen, op de opties na die het bestand verandert.
       *[other] In de vroege ochtend van 16 december 1944 vielen Duitse legers aan in de Ardennen, een heuvelachtig bosgebied in België en Luxemburg. Ze wilden de haven van Antwerpen bereiken. De Geallieerden hadden in dit gebied geen aanval verwacht en hielden het front met maar een paar divisies bezet. Door mist en laaghangende wolken bleven de vliegtuigen aan de grond, en later was de grond zo hard bevroren dat er niet meer in te graven viel.

            Voor tanks en vrachtwagens liepen er maar weinig routes door het bos. Veel hing dus af van de plaatsen waar die routes samenkwamen. Bastogne was er een van. Bijna een week lang waren de verdedigers omsingeld, met te weinig voedsel, munitie en winterkleding. Op 26 december braken de eerste tanks van het ontzettingsleger uit het zuiden door. Eind januari lag het front weer waar het vóór de aanval had gelegen. Aan beide kanten waren tienduizenden soldaten gesneuveld of gewond geraakt, en er waren zo'n 3.000 burgers omgekomen.

            { $edition ->
                [prototype] Het eerste boekje vertelt over die dagen door de ogen van een soldaat bij het dorp Foy. Het spel zelf is abstract: twee spelers strijden om zeven straten.
               *[other] De gedrukte spelregels vertellen over die dagen door de ogen van een soldaat bij het dorp Foy. Het spel zelf is abstract: twee spelers strijden om zeven wegen.
            }
    }
    .title = { $edition ->
        [dday] De stranden in juni 1944
        [own] Je eigen editie
       *[other] De Ardennen in de winter van 1944
    }

book-components =
    { $edition ->
        [ardennes] In de doos van Clash of the Ardennes zitten:

            - een uitvouwbaar speelbord met zeven wegen, met aan beide uiteinden van elke weg een startblok;
            - 25 eenheden per zijde: 7 tanks, 5 antitankmijnen, 6 soldaten, 2 korporalen, 1 sergeant en 4 speciale eenheden (generaal, spion, commandotank en mortier). De Duitsers zijn rood met een kruis, de Geallieerden groen met een ster. Volgens de Nederlandse tekst zijn de eenheden van hout;
            - Doelenkaarten en Zegekaarten. Alleen de tweede Nederlandse druk noemt aantallen: 20 van elk;
            - vlaggen, die laten zien wie een weg heeft veroverd. Dezelfde druk noemt ze ronde vlaggen en toont 14 stuks; wij gaan uit van zeven per zijde;
            - een munt om te bepalen wie begint, in elk geval bij de tweede Nederlandse druk.
        [dday] In de doos van Clash D-Day zitten:

            - een uitvouwbaar speelbord met zeven bruggenhoofden, met aan beide uiteinden van elk bruggenhoofd een startblok;
            - 25 eenheden per zijde: 7 tanks, 5 antitankmijnen, 6 soldaten, 2 korporalen, 1 sergeant en 4 speciale eenheden (generaal, spion, artillerie en mortier). De Duitsers zijn rood met een kruis, de Geallieerden groen met een ster. Op de infanterie staat de rang in sterren;
            - Doelenkaarten en Zegekaarten. Het boekje noemt geen aantallen; wij spelen met 20 van elk;
            - vlaggen, die laten zien wie een bruggenhoofd heeft veroverd.
        [prototype] Het eerste boekje noemt:

            - een slagveld van tien genummerde delen die samen de rand vormen. Zeven straten lopen van de ene kant naar de andere; de twee uiteinden noemen wij startblokken;
            - 25 eenheden per zijde, als kaarten: 7 tanks, 5 antitankmijnen, 9 infanterie-eenheden en 4 speciale eenheden (generaal, spion, commandotank en mortier). De mortier is een extraatje. De Asmogendheden zijn zwart en rood met een kruis, de Geallieerden groen met een ster;
            - 8 Doelenkaarten en 8 Zegekaarten;
            - 3 vlaggen per zijde, die laten zien wie een straat heeft veroverd;
            - een munt om te bepalen wie begint.
       *[other] Je speelt met een bord met zeven { FORM($lane, "many") }, de eenheden van je editie, Doelenkaarten, Zegekaarten en een munt om te bepalen wie begint.
    }

    De kaarten staan in geen enkel boekje afgedrukt. De stapels waarmee je hier speelt, hebben we daarom zelf gemaakt (R8, R9). Alle eenheden staan in R2.
    .title = Speelmateriaal

book-setup =
    1. { $edition ->
        [prototype] Leg de genummerde delen van het slagveld neer. Aan het begin is het leeg.
       *[other] Vouw het speelbord open en leg het midden op tafel. Aan het begin is het leeg.
    }
    2. Kies allebei een zijde. Zuid is { FORM($south, "for") }, noord { FORM($north, "for") } (R1.2).
    3. Pak al je eenheden en leg ze open naast het bord, gesorteerd op soort en met de speciale eenheden bij elkaar. Dit is je voorraad. Beide spelers mogen beide voorraden zien (R2.5).
    4. Schud de Doelenkaarten en de Zegekaarten apart. Leg beide stapels gedekt { $edition ->
        [prototype] naast het slagveld.
       *[other] op hun plek op het bord.
    }
    5. Kies een startspeler of toss erom (R3.1).
    6. De startspeler trekt de bovenste Doelenkaart, de andere speler de volgende. Lees je kaart, houd hem geheim en leg hem gedekt naast je eenheden. Je mag hem altijd weer bekijken (R9).
    7. De startspeler speelt de eerste beurt.

    { $edition ->
        [prototype] Laat bij je eerste partijen de speciale eenheden in de doos. Dat raadt het boekje aan.
       *[other] Laat bij je eerste partijen de speciale eenheden en de Zegekaarten in de doos. Dat raadt het boekje aan.
    } Hier noemen we dat de beginnersregels (R10).
    .title = Voorbereiding

book-rules =
    .title = De regels
book-units = Een leger bestaat vooral uit deze eenheden. De generaal, de spion, { FORM($gun, "the") } en de mortier zijn speciale eenheden. Die komen hieronder aan bod.
    .title = Eenheden
book-specials =
    Elk leger heeft er van elke speciale eenheid één, en elke speciale eenheid kan iets wat de andere niet kunnen. Je mag er maar één tegelijk op het slagveld hebben (R2.4).

    Wil je een andere speciale eenheid gebruiken, trek dan eerst de eenheid terug die al op het slagveld staat. Hij moet de voorste eenheid van zijn lijn zijn, en het kost 2 AP, of 3 als hij geblokkeerd is. Of laat hem door je tegenstander verslaan. Zit hij vast { FORM($lane, "at") } { FORM($lane, "a-conquered") }, dan kun je alleen met de kaart Tweede front nog een andere gebruiken.
    .title = Speciale eenheden
book-examples = Loop stap voor stap door een voorbeeld, of probeer op hetzelfde bord iets anders. Mag een actie niet, dan zie je waarom.
    .title = Voorbeelden
book-tactics = Dit zijn geen regels, maar adviezen uit de gedrukte spelregels. Bij elk advies hoort een bord om het op uit te proberen.
    .title = Tactieken
book-rulings = De gedrukte spelregels laten een paar vragen open en spreken elkaar soms tegen. Bij elke vraag lees je wat de boekjes zeggen, wat wij hebben besloten en waarom.
    .title = Twijfelgevallen
book-questions =
    .title = Vragen

## The labelled picture of the set-up

setup-picture = Het bord vóór de eerste beurt. Vanuit zuid gezien ligt { FORM($lane, "the") } 1 links.
    .title = Het bord aan het begin
    .alt = Het lege bord met zeven { FORM($lane, "many") } naast elkaar. Onderaan ligt zuid, de kant van { FORM($south, "the") }. Bovenaan ligt noord, de kant van { FORM($north, "the") }. Aan beide uiteinden van { FORM($lane, "every") } ligt een startblok. De voorraad van elke zijde ligt naast het bord, aan de eigen kant. De stapels Doelenkaarten en Zegekaarten liggen gedekt.
setup-label-roads = { CAPITAL(FORM($lane, "many")) } 1 tot en met 7
setup-label-tile = Blok
setup-label-block-south = Startblok, { $south }
setup-label-block-north = Startblok, { $north }
setup-label-side-south = { $south } (zuid)
setup-label-side-north = { $north } (noord)
setup-label-stock-south = Voorraad, { $south }
setup-label-stock-north = Voorraad, { $north }
setup-label-objectives = Stapel Doelenkaarten
setup-label-victory = Stapel Zegekaarten
setup-label-coin = Munt om te tossen
setup-label-objective-south = Doelenkaart, { $south }
setup-label-objective-north = Doelenkaart, { $north }

## Units one by one

unit-about-M = Een mijn is maar één blok lang en dus handig om kleine gaten op te vullen. Hij verslaat elke tank{ $edition ->
        [dday] , ook de artillerie
       *[other] , ook de commandotank
    }. Alle infanterie en de spion verslaan hem.
unit-about-T = Een tank beslaat drie blokken, dus met tanks komt een lijn snel vooruit. Hij verslaat alle infanterie. Mijnen en de spion verslaan hem. Hij is gelijkwaardig aan een andere tank en aan { FORM($gun, "the") }.
unit-about-P = Infanterie komt het meest voor, en binnen de infanterie de soldaat. Een soldaat verslaat mijnen en de mortier. Infanterie met een hogere rang, tanks, { FORM($gun, "the") } en de spion verslaan hem. De mortier kan alleen op soldaten vuren.
unit-about-C = Een korporaal is hoger in rang dan de soldaat en de mortier, en verslaat ook mijnen. De sergeant, de generaal, tanks, { FORM($gun, "the") } en de spion verslaan hem.
unit-about-S = De sergeant is hoger in rang dan alle infanterie behalve de generaal, en verslaat ook mijnen. De generaal, tanks, { FORM($gun, "the") } en de spion verslaan hem.
unit-about-G = De generaal heeft de hoogste rang van de infanterie: hij verslaat alle andere infanterie en mijnen. Hij beslaat vijf blokken, een grote stap voor 1 AP. Tanks, { FORM($gun, "the") } en de spion verslaan hem.
unit-about-R = De mortier vuurt op een soldaat die precies twee { FORM($lane, "many") } naar links staat, maar alleen in een beurt waarin je de mortier plaatst of naar voren brengt (R6.4). De soldaat en alle eenheden ervoor gaan terug naar de voorraad. In een botsing verslaat de mortier alleen mijnen. Alle andere infanterie, tanks, { FORM($gun, "the") } en de spion verslaan hem. Twee mortieren zijn gelijkwaardig.
unit-about-Y = De spion beslaat maar één blok en verslaat alle eenheden behalve een andere spion. Zijn aanval verwijdert hoogstens twee eenheden. Is de tweede de spion van je tegenstander, dan blijft die staan. Twee spionnen zijn gelijkwaardig: ze gaan allebei terug naar de voorraad. Alleen een spion kan hem aanvallen, maar wie op een eenheid achter hem vuurt, verwijdert ook hem.
unit-about-K = De commandotank vecht als een gewone tank. Daarnaast vuurt hij op infanterie, één { $lane } naar links en één naar rechts. Het doelwit en alle eenheden ervoor gaan terug naar de voorraad, ook mijnen en de spion. Op tanks kan hij niet vuren. Samen met zijn aanval naar voren kan hij in één beurt drie { FORM($lane, "many") } schoonvegen.
unit-about-A = De artillerie vecht als een gewone tank. Daarnaast vuurt de artillerie op infanterie, drie { FORM($lane, "many") } naar links en drie naar rechts. Het doelwit en alle eenheden ervoor gaan terug naar de voorraad, ook mijnen en de spion. Op tanks en artillerie vuren kan niet. Samen met de aanval naar voren kan de artillerie in één beurt drie { FORM($lane, "many") } schoonvegen.
unit-about-length = { $tiles ->
        [one] { $tiles } blok
       *[other] { $tiles } blokken
    }
unit-about-count = { $count } in elk leger
unit-about-rank = { $edition ->
        [dday] { $rank ->
                [one] { $rank } ster
               *[other] { $rank } sterren
            }
       *[other] rang { $rank }
    }
unit-beats = Verslaat
unit-beaten-by = Verliest van
unit-equal = Gelijkwaardig aan

## Words of the tables that the page draws

table-unit = eenheid
table-letter = letter
table-class = soort
table-length = lengte
table-rank = { $edition ->
        [dday] sterren
       *[other] rang
    }
table-count = aantal
table-special = speciaal
table-yes = ja
table-arrows = pijlen
table-left = links
table-right = rechts
table-tile = op blok, van achteren geteld
table-distance = afstand
table-hits = treft
table-side = zijde
table-card = kaart
table-effect = effect
table-objective = doel
class-mine = mijn
class-tank = tank
class-infantry = infanterie
class-spy = spion
result-beats = verslaat
result-equal = gelijkwaardig
result-loses = verliest

## R1

R1 =
    .title = Slagveld

R1-1 =
    Er zijn zeven { FORM($lane, "many") }, genummerd van 1 tot en met 7. { CAPITAL(FORM($lane, "every")) } is een strook van __{ $length } blokken__, met aan elk eind het startblok van een van de zijden.

    De lengte kun je per partij instellen, van 12 tot 18 blokken (R10).
    .title = Zeven { FORM($lane, "many") } van { $length } blokken

# table drawn by the page
R1-2 = Zuid is de plaats van { FORM($south, "the") }, noord die van { FORM($north, "the") }. Zuid heeft { FORM($lane, "the") } 1 links en { FORM($lane, "the") } 7 rechts. Noord zit ertegenover en heeft dus { FORM($lane, "the") } 7 links en { FORM($lane, "the") } 1 rechts.
    .title = Twee plaatsen: zuid en noord

R1-3 = Je telt de blokken vanaf je eigen startblok: blok 1 ligt ertegenaan. Jouw nummer voor een blok en dat van je tegenstander zijn samen altijd de lengte plus 1. Bij 18 blokken is jouw blok 8 dus blok 11 van je tegenstander.
    .title = Blokken tellen

R1-4 =
    Je eenheden { FORM($lane, "at") } één { $lane } vormen je __lijn__, zonder lege blokken ertussen. De eenheid het dichtst bij je eigen startblok is de __allerlaatste__ eenheid. De eenheid die er het verst vandaan ligt, is de __voorste__ eenheid. Een eenheid die alleen staat, is allebei.

    Een nieuwe lijn begint tegen je startblok. Als je een eenheid naar voren brengt, komt de achterkant los van het startblok (R4.2). Zolang de lijn er ligt, mag je daar geen tweede lijn beginnen en niets achter de eerste plaatsen, ook geen eenheid die precies zou passen.
    .title = De lijn

R1-5 = Het __gat__ { FORM($lane, "at") } een { $lane } is het aantal lege blokken tussen jouw voorste eenheid en die van je tegenstander. Heb je er geen lijn, dan tel je vanaf je eigen startblok. Heeft je tegenstander er geen, dan tel je tot zijn startblok.
    .title = Het gat

R1-6 = Een eenheid ligt nooit over een andere eenheid, een startblok of de rand heen. Je mag een eenheid alleen plaatsen waar hij in zijn geheel in het gat past. Ook de spion heeft één leeg blok nodig.
    .title = Een eenheid moet passen

## R2

# table drawn by the page
R2 = Elke zijde heeft { $edition ->
        [own] dezelfde eenheden
       *[other] 25 eenheden
    }. De lengte staat in blokken. Alleen infanterie heeft een rang{ $edition ->
        [dday] , aangegeven met sterren
       *[other] { "" }
    }. Van laag naar hoog zijn de rangen mortier, soldaat, korporaal, sergeant en generaal. De mortier en de generaal zijn ook speciale eenheden.
    .title = Eenheden

R2-1 =
    - Een spion verslaat elke eenheid behalve een spion.
    - Een mijn verslaat elke eenheid van de soort tank: de tank en { FORM($gun, "the") }.
    - Een eenheid van de soort tank verslaat alle infanterie.
    - Infanterie verslaat mijnen en infanterie met een lagere rang.
    - In alle andere gevallen verslaat een eenheid de andere niet.
    .title = Wie verslaat wie

R2-2 = Twee eenheden zijn gelijkwaardig als ze precies hetzelfde zijn, als het infanterie met dezelfde rang is, of als ze allebei van de soort tank zijn: de tank en { FORM($gun, "the") } zijn gelijkwaardig.
    .title = Gelijkwaardige eenheden

# table drawn by the page
R2-3 = Voor twee eenheden geldt altijd precies één van deze drie: de eerste verslaat de tweede, de tweede verslaat de eerste, of ze zijn gelijkwaardig. De tabel toont het resultaat voor de eenheid links tegen de eenheid bovenaan: + hij verslaat de andere, = ze zijn gelijkwaardig, − de andere verslaat hem.
    .title = Drie mogelijkheden

R2-4 =
    Je mag hoogstens __één speciale eenheid__ op het slagveld hebben. Eenheden { FORM($lane, "at") } veroverde { FORM($lane, "many") } tellen mee: met een speciale eenheid { FORM($lane, "at") } { FORM($lane, "a-conquered") } zit je de rest van het spel aan je maximum. De kaart Tweede front verhoogt dat maximum (R8).

    Wil je een andere speciale eenheid gebruiken, trek de eerste dan terug (R4.3) of laat hem door je tegenstander verslaan.
    .title = Eén speciale eenheid

R2-5 = Je __voorraad__ bestaat uit al je eenheden die niet op het slagveld staan. Beide spelers mogen beide voorraden zien.
    .title = Voorraad

## R3

R3 =
    .title = De beurt

R3-1 = Je speelt om de beurt; twee beurten, van elke speler één, vormen samen een ronde. Kies de startspeler of toss erom. Elke beurt heb je __4 actiepunten__ (AP). Je mag ze allemaal gebruiken, een deel ervan of geen enkel. Punten die je niet gebruikt, ben je kwijt.
    .title = Vier actiepunten

R3-2 =
    Voer acties uit in de volgorde die je wilt, zolang je er punten voor hebt, en beëindig dan je beurt. De beurt eindigt nooit vanzelf: ook zonder punten kun je misschien nog gratis aanvallen of een kaart spelen.

    | actie | kosten |
    | --- | --- |
    | een eenheid plaatsen (R4.1) | 1 AP |
    | een eenheid naar voren brengen (R4.2) | 2 AP |
    | een eenheid terugtrekken (R4.3) | 2 AP, of 3 als hij geblokkeerd is |
    | aanvallen (R5), opzij vuren (R6) | gratis |
    | een Zegekaart spelen (R8) | gratis |
    | de beurt beëindigen | gratis |
    .title = Acties in elke volgorde

## R4

R4 = Deze acties kun je alleen uitvoeren { FORM($lane, "at") } { FORM($lane, "many") } die nog niet veroverd zijn.
    .title = Acties die punten kosten

R4-1 = Pak een eenheid naar keuze uit je voorraad en leg hem voor je voorste eenheid. Heb je nog geen lijn { FORM($lane, "at") } { FORM($lane, "that") }, leg hem dan tegen je startblok. Hij moet passen (R1.6) en je mag niet boven het maximum aan speciale eenheden komen (R2.4). Plaatsen kost 1 AP.
    .title = Plaatsen

R4-2 =
    Pak de allerlaatste eenheid van een lijn en leg hem voor de voorste eenheid. Dat kost 2 AP.

    - De lijn moet minstens twee eenheden tellen. Een eenheid die alleen staat, kun je niet naar voren brengen.
    - De eenheid moet in het gat passen. De blokken die hij achterlaat, tellen niet mee.
    - De rest van de lijn blijft liggen. De blokken erachter blijven leeg.
    - Alleen de allerlaatste eenheid mag je naar voren brengen.
    .title = Naar voren brengen

R4-3 = Neem de voorste eenheid van een lijn terug in je voorraad. Dat kost 2 AP, of 3 als die eenheid geblokkeerd is (R4.4).
    .title = Terugtrekken

R4-4 =
    Je voorste eenheid is __geblokkeerd__ zolang hij de voorste eenheid van je tegenstander raakt (gat 0) en die hem verslaat. Een gelijkwaardige of zwakkere vijandelijke eenheid blokkeert hem niet. Het maakt niet uit welke van de twee het laatst is neergelegd. Ook speciale eenheden kunnen geblokkeerd raken.

    Waar je voorste eenheid geblokkeerd is, heb je geen ruimte om iets te plaatsen. Om daar verder te spelen moet je hem terugtrekken, tenzij vuur of een kaart de vijandelijke eenheid verwijdert.
    .title = Geblokkeerd

## R5

R5 =
    .title = Aanvallen

R5-1 = Raken de twee voorste eenheden { FORM($lane, "at") } een { $lane } elkaar (gat 0), dan mag je in je beurt aanvallen als jouw eenheid de andere verslaat of eraan gelijkwaardig is. Aanvallen is altijd optioneel en gratis. Het mag op elk moment in je beurt en zo vaak je wilt. Een sterkere eenheid kun je niet aanvallen, en een lijn die door Ingraven beschermd is ook niet (R8).
    .title = Wanneer je mag aanvallen

R5-2 = Beide eenheden gaan terug naar de voorraad van hun eigenaar. De eenheden erachter blijven staan.
    .title = Gelijkwaardig

R5-3 =
    De voorste eenheid van je tegenstander gaat terug naar zijn voorraad. Elke eenheid erachter ook, van voor naar achter, zolang de aanvaller hem verslaat. De aanval stopt bij de eerste eenheid die gelijkwaardig of sterker is. Die blijft staan.

    Eerder stoppen mag niet. De aanvaller blijft staan waar hij staat. Met de punten die je over hebt, mag je het gat opvullen.
    .title = Sterker

R5-4 = Een spion verwijdert hoogstens de eerste __twee__ eenheden van de lijn. Is de tweede een spion, dan blijft die staan.
    .title = De aanval van de spion

R5-5 = Verwijderde eenheden liggen meteen weer in de voorraad van hun eigenaar en kunnen opnieuw geplaatst worden. Er gaat nooit een eenheid verloren.
    .title = Meteen terug in de voorraad

## R6

# table drawn by the page
R6 =
    Twee van de speciale eenheden hebben pijlen en kunnen vuren: { FORM($gun, "the") } en de mortier. Een pijl staat op één blok van de eenheid. Hij wijst, vanuit de eigenaar gezien, naar links of naar rechts (R1.2), naar dezelfde rij van { FORM($lane, "another") }, een vast aantal { FORM($lane, "many") } verderop. De tabel toont de pijlen.

    { CAPITAL(FORM($gun, "the")) } treft alle infanterie, de mortier alleen een soldaat. Geen enkele pijl treft een tank, een mijn of een spion, maar als ze voor een eenheid staan die getroffen wordt, verdwijnen ze ook (R6.1).

    > Op de gedrukte plaatjes heeft { FORM($gun, "the") } een derde pijl, die naar voren wijst. Dat is de gewone aanval (R5). Volgens de boekjes moet je deze eenheid zo plaatsen dat een pijl naar zwakkere eenheden wijst. Wij zien dat als advies, niet als regel.
    .title = Opzij vuren

R6-1 = Kijk naar welk blok een pijl wijst. Is { FORM($lane, "definite") } niet veroverd en ligt er op dat blok een deel van een vijandelijke eenheid die de pijl kan treffen, dan mag je in je beurt vuren. Dat is gratis. Die eenheid en __alle vijandelijke eenheden ervoor__, welke dat ook zijn, gaan terug naar de voorraad van je tegenstander. De eenheden erachter blijven staan. Op een lijn die door Ingraven beschermd is, kun je niet vuren (R8).
    .title = Vuren

R6-2 = Je beslist voor elke pijl apart of je vuurt, zo vaak als hij een doelwit heeft. Vuren hoeft nooit. De eenheid die vuurt, hoeft niet de voorste van zijn lijn te zijn.
    .title = Elke pijl apart

R6-3 = De { FORM($lane, "many") } ertussen maken niet uit. Je mag over { FORM($lane, "a-conquered") } heen vuren, maar nooit op de eenheden daar.
    .title = Over andere { FORM($lane, "many") } heen vuren

R6-4 = { CAPITAL(FORM($gun, "the")) } mag in elk van je beurten vuren. De mortier mag alleen vuren in een beurt waarin je hem hebt geplaatst of naar voren gebracht, met of zonder kaart. Je kunt ook instellen dat hij alleen vuurt in de beurt waarin je hem uit je voorraad plaatst, of juist elke beurt (R10).
    .title = Wanneer een eenheid mag vuren

R6-5 = Een eenheid { FORM($lane, "at") } { FORM($lane, "a-conquered") } kan niets meer doen, ook niet in de beurt waarin hij { FORM($lane, "definite") } veroverde.
    .title = Niet meer vuren na een verovering

R6-6 = In een botsing (R5) telt { FORM($gun, "the") } als tank en de mortier als infanterie met de laagste rang (R2).
    .title = In een botsing

## R7

R7 =
    .title = Veroveren en winnen

R7-1 =
    Zodra je voorste eenheid tegen het vijandelijke startblok ligt, heb je { FORM($lane, "definite") } veroverd.

    - { CAPITAL(FORM($lane, "definite")) } is de rest van het spel gesloten. Niemand kan er nog iets doen of op de eenheden daar vuren. Ze blijven liggen: terugtrekken kan niet meer.
    - Een vlag aan het uiteinde laat zien van wie { FORM($lane, "definite") } is.
    - Je trekt één Zegekaart als er nog een is, ook als je met die verovering wint. Afgelegde kaarten worden nooit opnieuw geschud.
    - Je lijn hoeft niet door te lopen tot je eigen startblok.
    - De eenheid moet precies op het startblok aansluiten. Overlappen mag niet.
    .title = Veroveren

R7-2 =
    { $three ->
        [yes] Je wint meteen als je na een eigen actie je doel hebt bereikt (R9) of __drie willekeurige { FORM($lane, "many") }__ hebt veroverd.
       *[no] Je wint meteen als je na een eigen actie je doel hebt bereikt (R9). Hoeveel { FORM($lane, "many") } je hebt veroverd, maakt niet uit.
    }

    { $three ->
        [yes] Je kunt een partij ook zonder de regel van drie { FORM($lane, "many") } spelen (R10). Speel je zonder doelen, dan is die regel de enige manier om te winnen.
       *[no] Je kunt nog een manier om te winnen toevoegen: drie willekeurige { FORM($lane, "many") } (R10). Speel je zonder doelen, dan is dat de enige manier.
    } Het aantal vlaggen in de doos beperkt het aantal veroveringen niet.

    { $edition ->
        [prototype] > In de latere edities win je ook met drie willekeurige veroveringen.
        [own] > Edities verschillen op dit punt: het eerste boekje kent alleen het doel.
       *[other] > Het eerste boekje kent alleen het doel.
    }
    .title = Winnen

R7-3 =
    De boekjes kennen geen remise, maar een programma kan niet zonder. Het is remise in deze gevallen:

    1. __Herhaling__: een beurt begint voor de derde keer met dezelfde stelling. Bij de stelling horen de { FORM($lane, "many") }, wie er aan de beurt is, alle kaarten en alle effecten, maar niet het nummer van de beurt.
    2. __Niemand kan winnen__: aan het eind van een beurt kan geen van beide spelers nog winnen. Dat is zo als je in deze partij niet met drie { FORM($lane, "many") } kunt winnen{ $edition ->
        [prototype] { "" } en geen van beide doelen nog haalbaar is.
       *[other] , geen van beide doelen nog haalbaar is en er geen Nieuwe orders in een hand of in de stapel zit.
    }
    3. __Beurtlimiet__: beurt 400 is voorbij. De beurten van beide spelers tellen: de eerste beurt van de startspeler is beurt 1, de eerste van de andere speler beurt 2.
    4. __Overleg__: beide spelers gaan akkoord met remise.
    .title = Remise

R7-4 = Je mag op elk moment opgeven. Je verliest als je tijd om is.
    .title = Opgeven en tijd

## R8

# table drawn by the page
R8 =
    Je houdt je Zegekaarten gedekt, zo lang je wilt. Je mag ze alleen in je eigen beurt spelen, zoveel als je wilt, en je legt ze daarna open af. Een kaart spelen kost geen AP, tenzij het op de kaart staat.

    De kaarten staan niet in de boekjes, dus deze stapel hebben we zelf gemaakt. { $edition ->
        [prototype] Hij telt 8 kaarten, één van elk.
        [own] De tabel toont de stapel van je editie.
       *[other] Hij telt 20 kaarten, twee van elk.
    }
    .title = Zegekaarten

R8-1 =
    Alleen deze kaarten kun je niet spelen:

    - een kaart waarvoor je een { $lane } moet kiezen, als er geen geschikte is;
    - Tweede front, als er geen speciale eenheden meedoen;
    - Inlichtingen, als je zonder doelen speelt of het doel van je tegenstander al kent;
    - Ingraven, { FORM($lane, "at") } een { $lane } waar je lijn al ingegraven is{ $edition ->
        [prototype] .
       *[other] ;
            - Nachtmars, zolang er al een geldt;
            - Nieuwe orders, als de stapel Doelenkaarten leeg is.
    }

    Elke andere kaart mag je spelen, ook als je er niets aan hebt.{ $edition ->
        [prototype] { "" }
       *[other] { " " }Twee keer Aanvoer afgesneden telt op, maar een beurt begint nooit met minder dan 0 AP.
    } Ingraven eindigt als { FORM($lane, "definite") } wordt veroverd.
    .title = Kaarten die je niet kunt spelen

R8-2 = Niemand kent de volgorde van de stapels.{ $edition ->
        [prototype] { "" }
       *[other] { " " }Alleen wie Nieuwe orders speelt, weet welke kaart onderop ligt.
    }
    .title = De volgorde van de stapels

## R9

# table drawn by the page
R9 =
    Vóór de eerste beurt trekt de startspeler één Doelenkaart, daarna de andere speler. Je ziet alleen je eigen kaart, tenzij iemand Inlichtingen speelt, en je mag hem altijd bekijken. Je houdt je doel de rest van het spel{ $edition ->
        [prototype] .
       *[other] , tenzij je Nieuwe orders speelt.
    } Na afloop worden beide kaarten getoond.

    - Op een kaart staat welke { FORM($lane, "many") } je moet veroveren: een aantal uit een groep. Er kunnen ook meerdere groepen op staan. { CAPITAL(FORM($lane, "every")) } telt maar voor één groep.
    - Er kunnen ook { FORM($lane, "many") } op staan die je tegenstander niet mag hebben op het moment dat jij je doel bereikt.

    Ook deze kaarten staan niet in de boekjes, dus de stapel hebben we zelf gemaakt. { $edition ->
        [prototype] Hij telt 8 kaarten. Elke kaart noemt vier straten: verover er twee van, en nog één naar keuze.
        [own] De tabel toont de stapel van je editie.
       *[other] Hij telt 20 kaarten. Zestien noemen drie { FORM($lane, "many") }: verover er twee van. De andere vier gaan over een deel van het slagveld, en bepaalde { FORM($lane, "many") } mag je tegenstander dan niet hebben.
    }
    .title = Doelenkaarten

R9-1 = Een stapel is een bestand. Heb je het spel in huis, dan kun je de kaarten uit de doos in een bestand zetten en ermee spelen.
    .title = Je eigen kaarten

## R10

R10 =
    Deze opties kun je kiezen als je een partij instelt.

    | optie | betekenis |
    | --- | --- |
    | speciale eenheden | alle, geen, of de eenheden die je kiest. De andere zitten niet in de voorraad. De bijbehorende kaarten blijven in de stapel. |
    | Zegekaarten | aan of uit |
    | doelen | aan of uit. Staan ze uit, dan win je alleen met drie { FORM($lane, "many") }. |
    | lengte | 12 tot 18 blokken voor { FORM($lane, "every") } (R1.1) |
    | mortier | vuurt alleen als je hem inzet (plaatst of naar voren brengt), alleen als je hem uit je voorraad plaatst, of elke beurt (R6.4) |
    | winnen met drie { FORM($lane, "many") } | aan of uit (R7.2) |
    | stapels | met welke kaarten je speelt |
    | plaatsen en startspeler | wie welke zijde speelt; wie begint, of tossen |
    | AP in de eerste beurt | 4, zoals gedrukt, of minder |

    { $edition ->
        [prototype] Met de beginnersregels speel je zonder de speciale eenheden. Dit boekje raadt nieuwe spelers aan om die in hun eerste partijen niet te gebruiken. De mortier noemt het een extraatje, dus je kunt ook alleen die weglaten.
       *[other] Met de beginnersregels speel je zonder de speciale eenheden en de Zegekaarten. Het boekje raadt nieuwe spelers aan om die in hun eerste partijen niet te gebruiken.
    }
    .title = Opties

## R11

R11 =
    __Open__ voor beide spelers: de { FORM($lane, "many") }, de voorraden, de beurt, de AP, de effecten die gelden, de veroverde { FORM($lane, "many") }, het aantal kaarten in elke hand en stapel, de afgelegde kaarten en elke actie. { $edition ->
        [prototype] Wat Inlichtingen liet zien, blijft geheim.
       *[other] Twee dingen blijven geheim: welk doel iemand met Nieuwe orders heeft getrokken en wat Inlichtingen liet zien.
    }

    __Geheim__ tot de partij is afgelopen: het doel en de hand van de andere speler, en de volgorde van de stapels. Je eigen kaarten mag je altijd bekijken.
    .title = Wat elke speler mag zien

## Rulings

ruling-road-length =
    .title = Een { $lane } heeft 18 blokken
    .open = Hoe lang is een { $lane }? Geen enkel boekje noemt het aantal blokken.
    .settled = 18 blokken. Je kunt 12 tot 18 instellen.
    .why = Met 18 blokken kan niemand een { $lane } al in de eerste beurt veroveren: de vier langste eenheden beslaan er samen 14. Eén voorbeeld in de boekjes zou ook bij 14 blokken passen, maar de tekst zegt niet hoe ver de twee lijnen van hun startblok liggen.

ruling-seats =
    .title = Wie zit waar, en wat is links?
    .open = Vanaf welke kant zijn de { FORM($lane, "many") } genummerd, en wie zit daar? { $edition ->
        [prototype] Het boekje zet de Asmogendheden boven en de Geallieerden onder, maar de tekst geeft de straten geen nummers.
       *[other] De boekjes zeggen het niet.
    }
    .settled = Zuid heeft { FORM($lane, "the") } 1 links. Noord zit ertegenover en heeft { FORM($lane, "the") } 7 links. Zuid is { FORM($south, "for") }, noord { FORM($north, "for") }.
    .why = { $edition ->
        [dday] Dat volgt uit het voorbeeld met de artillerie: Duitse artillerie op bruggenhoofd 4 vuurt links op bruggenhoofd 1 en rechts op bruggenhoofd 7.
        [prototype] Wat op het plaatje in het boekje boven is, is hier noord, en onder is zuid. De nummers volgen het boekje van Clash D-Day, waar een Duitse eenheid op nummer 4 links op nummer 1 vuurt en rechts op nummer 7.
       *[other] Dat volgt uit een voorbeeld in het boekje van Clash D-Day, waar een Duitse eenheid op nummer 4 links op nummer 1 vuurt en rechts op nummer 7, en uit de volgorde waarin de plaatjes de zijden noemen.
    }

ruling-nothing-behind-the-line =
    .title = Achter een lijn mag je niets plaatsen
    .open = Als je een eenheid naar voren brengt, ontstaan er lege blokken achter de lijn. Mag je daar een eenheid plaatsen?
    .settled = Nee, ook niet als hij precies zou passen.
    .why = Het eerste boekje verbiedt een tweede lijn, en in alle boekjes groeien lijnen alleen naar voren.

ruling-tanks-are-equal =
    .title = Tank en { $gun } zijn gelijkwaardig
    .open = Wat gebeurt er als een tank tegenover { FORM($gun, "a") } staat?
    .settled = Ze zijn gelijkwaardig: na een aanval gaan ze allebei terug naar de voorraad.
    .why = { $edition ->
        [dday] Volgens het boekje werkt de artillerie hetzelfde als een tank. En het eerste boekje van Clash of the Ardennes noemt de commandotank, die hier door de artillerie is vervangen, gelijkwaardig aan een tank.
        [prototype] Zo staat het in het boekje: alleen die twee worden verwijderd.
       *[other] Zo staat het in het eerste boekje, en volgens alle boekjes werkt de eenheid hetzelfde als een tank.
    }

ruling-mortar-rank =
    .title = De mortier is lager in rang dan de soldaat
    .open = Welke rang heeft de mortier? De boekjes noemen de soldaat de laagste rang, maar zeggen ook dat de mortier van alle andere infanterie verliest.
    .settled = De mortier heeft rang 1, de soldaat rang 2. De mortier vuurt alleen op soldaten. Twee mortieren zijn gelijkwaardig.
    .why = { $edition ->
        [dday] Het boekje geeft de mortier één ster en de soldaat twee. Het
       *[other] Clash D-Day geeft de mortier één ster en de soldaat twee. Elk boekje
    } noemt de soldaat als enige doelwit van de mortier en zegt dat beide eenheden verdwijnen als twee dezelfde eenheden botsen.

ruling-the-spy-needs-a-tile =
    .title = De spion heeft een leeg blok nodig
    .open = Kun je de spion altijd plaatsen? Dat zeggen bijna alle boekjes, omdat hij maar één blok groot is.
    .settled = Hij heeft één leeg blok nodig. Waar de twee lijnen elkaar raken, kun je hem niet plaatsen. Hij telt mee als je speciale eenheid.
    .why = Eenheden overlappen elkaar nooit. De boekjes bedoelen dat één blok genoeg is.

ruling-turn-never-ends-by-itself =
    .title = De beurt eindigt nooit vanzelf
    .open = Is je beurt voorbij als je laatste actiepunt op is? { $edition ->
        [prototype] Dat zegt het boekje.
       *[other] Dat zeggen het eerste boekje en de Nederlandse tekst van Clash of the Ardennes. In de andere teksten eindigt de beurt als een speler klaar is.
    }
    .settled = Nee. Je beëindigt je beurt zelf.
    .why = Volgens alle boekjes mag je op elk moment in je beurt gratis aanvallen, en in een van hun voorbeelden valt { FORM($gun, "the") } aan nadat het laatste punt op is.

ruling-lone-unit =
    .title = Een eenheid die alleen staat, kun je niet naar voren brengen
    .open = Mag je een eenheid die alleen staat naar voren brengen, zodat hij over { FORM($lane, "definite") } wandelt? De boekjes zeggen het niet.
    .settled = Nee. Je hebt een lijn van minstens twee eenheden nodig.
    .why = De allerlaatste eenheid komt voor de voorste. Een eenheid die alleen staat, is allebei en kan niet voor zichzelf gaan staan.

ruling-only-the-rearmost =
    .title = Je brengt alleen de allerlaatste eenheid naar voren
    .open = Mag je elke eenheid naar voren brengen, behalve de voorste? Zo kun je { $edition ->
        [prototype] dit boekje en de Spaanse tekst van de winkeleditie
       *[other] het eerste boekje en de Spaanse tekst van Clash of the Ardennes
    } lezen.
    .settled = Nee, alleen de allerlaatste eenheid.
    .why = Dat zeggen de andere teksten, en een eenheid uit het midden zou een gat in de lijn achterlaten.

ruling-blocked =
    .title = Alleen een sterkere eenheid blokkeert
    .open = Is een eenheid ook geblokkeerd als hij een gelijkwaardige of zwakkere eenheid raakt? De boekjes laten alleen een sterkere eenheid zien die blokkeert.
    .settled = Nee. Een eenheid is alleen geblokkeerd zolang hij een vijandelijke eenheid raakt die hem verslaat. Ook een geblokkeerde speciale eenheid terugtrekken kost 3 AP.
    .why = Een eenheid die tegenover een gelijkwaardige of zwakkere staat, kan aanvallen. Hij zit dus niet vast.

ruling-the-attackers-choice =
    .title = Je kiest het doelwit, niet hoeveel eenheden verdwijnen
    .open = Moet je elk doelwit aanvallen, en mag je een aanval eerder stoppen? Volgens de boekjes bepaalt de aanvaller, maar ze zeggen ook dat alle zwakkere eenheden verwijderd moeten worden.
    .settled = Jij kiest waar je aanvalt en met welke pijlen je vuurt. Een aanval of schot verwijdert altijd alle eenheden die de regel noemt.
    .why = De boekjes noemen die keuze bij de eenheid die meerdere doelwitten tegelijk heeft. “Moeten” beschrijft wat een aanval doet als je hem eenmaal uitvoert.

ruling-arrow-tiles =
    .title = Waar de pijlen staan
    .open = Vanaf welk blok vuurt een eenheid van twee of drie blokken? De teksten zeggen het niet.
    .settled = Vanaf het tweede blok, van achteren geteld.
    .why = Een programma heeft één blok nodig. In het bestand van je eigen editie kun je een ander kiezen.

ruling-arrow-towards-weaker-units =
    .title = Een pijl hoeft niet naar een zwakkere eenheid te wijzen
    .open = Moet { FORM($gun, "the") } een doelwit hebben als je die eenheid plaatst? Volgens alle boekjes moet de pijl dan naar zwakkere eenheden wijzen.
    .settled = Nee. Je mag de eenheid overal plaatsen waar je ook een tank mag plaatsen. Hier wijken we van de boekjes af.
    .why = Ze zeggen ook dat de eenheid hetzelfde werkt als een gewone tank. Was de zin een regel, dan zou je de eenheid in de hele opening niet mogen plaatsen. Wij lezen hem als advies.

ruling-units-in-front =
    .title = Vuur verwijdert de eenheden vóór het doelwit
    .open = Welke eenheden verwijdert een schot nog meer? Twee zinnen in de Nederlandse tekst van Clash of the Ardennes kun je lezen als de eenheden áchter het doelwit.
    .settled = Het doelwit en alle eenheden ervoor. De eenheden erachter blijven staan.
    .why = Dat zeggen alle andere teksten, en ook de Nederlandse voorbeelden.

ruling-fire-over-conquered-roads =
    .title = Je mag over veroverde { FORM($lane, "many") } heen vuren
    .open = Mag een eenheid over { FORM($lane, "a-conquered") } heen vuren? De boekjes geven alleen voor de mortier antwoord: ja.
    .settled = De { FORM($lane, "many") } ertussen maken nooit uit, voor geen enkele eenheid. Je mag over { FORM($lane, "a-conquered") } heen vuren, maar nooit op de eenheden daar.
    .why = Wat voor de mortier geldt, laten we ook voor { FORM($gun, "the") } gelden.

ruling-mortar-fire =
    .title = De mortier vuurt als je hem inzet
    .open = Mag de mortier elke beurt vuren? De Engelse tekst, “when deployed”, kun je op twee manieren lezen. Volgens de Nederlandse, Franse, Italiaanse en Spaanse tekst van Clash of the Ardennes vuurt hij wanneer hij wordt ingezet.
    .settled = Hij vuurt alleen in een beurt waarin je hem hebt geplaatst of naar voren gebracht.
    .why = Zo gelezen klopt het met alle teksten. Naar voren brengen telt mee, want volgens de boekjes plaats je de eenheid dan aan de voorzijde. Je kunt ook instellen dat de mortier alleen vuurt in de beurt waarin je hem uit je voorraad plaatst, zoals je de Nederlandse tekst kunt lezen, of elke beurt, zoals je de Engelse kunt lezen.

ruling-fire-in-later-turns =
    .title = { CAPITAL(FORM($gun, "the")) } mag in elke beurt vuren
    .open = Mag { FORM($gun, "the") } in latere beurten opnieuw vuren? In de boekjes wordt alleen gevuurd in de beurt waarin de eenheid wordt geplaatst.
    .settled = Ja, in elk van je beurten, zo vaak als een pijl een doelwit heeft.
    .why = Ook dit is een aanval, en aanvallen mag op elk moment in je beurt. Alleen bij de mortier hangt het vuren af van het inzetten.

ruling-fire-from-behind-the-leading-unit =
    .title = Ook een eenheid achter de voorste mag vuren
    .open = Moet een eenheid vooraan in zijn lijn staan om te vuren? In het voorbeeld in de boekjes is dat zo, maar er staat niet dat het moet.
    .settled = Nee. Elke eenheid met een doelwit mag vuren.
    .why = De boekjes vragen alleen bij een botsing om de voorste eenheden. Om te vuren hoeft alleen de pijl naar het doelwit te wijzen.

ruling-units-on-conquered-roads =
    .title = Een eenheid { FORM($lane, "at") } { FORM($lane, "a-conquered") } kan niets meer doen
    .open = Mag een eenheid { FORM($lane, "at") } { FORM($lane, "a-conquered") } nog vuren, al was het maar in de beurt van de verovering? De boekjes zeggen het niet.
    .settled = Nee, ook niet in die beurt.
    .why = Niemand kan een eenheid { FORM($lane, "at") } { FORM($lane, "a-conquered") } aanvallen of terugtrekken. Als hij kon vuren, zou je tegenstander daar de rest van het spel niets tegen kunnen doen.

ruling-conquering-line =
    .title = De lijn hoeft niet vanaf het eigen startblok te lopen
    .open = Moet de lijn waarmee je een { $lane } verovert bij je eigen startblok beginnen? { $edition ->
        [prototype] Volgens dit boekje hoef je alleen met een eenheid het einde te bereiken. Latere boekjes hebben het ook
       *[other] Volgens sommige zinnen hoef je alleen met een eenheid het einde te bereiken. Andere hebben het
    } over een aaneengesloten lijn van de ene kant naar de andere.
    .settled = Nee. Alleen je voorste eenheid moet tegen het vijandelijke startblok liggen.
    .why = In een voorbeeld in het eerste boekje komt de allerlaatste eenheid naar voren en verovert zo. Anders zou één keer naar voren brengen de verovering al onmogelijk maken.

ruling-markers =
    .title = Vlaggen beperken het aantal veroveringen niet
    .open = Mag je meer { FORM($lane, "many") } veroveren dan je vlaggen hebt? { $edition ->
        [ardennes] De tweede Nederlandse druk toont 14 stuks, waarschijnlijk vlaggen. De andere drukken noemen geen aantal.
        [dday] Het boekje noemt geen aantal.
        [prototype] In de doos zitten er drie per zijde.
       *[other] Bij het eerste boekje horen er drie per zijde.
    }
    .settled = Ja. Het aantal vlaggen is geen maximum.
    .why = Geen enkel boekje noemt een maximum. Een vlag laat alleen zien dat een { $lane } veroverd is.

ruling-the-conqueror-always-draws =
    .title = Wie verovert, trekt altijd een kaart
    .open = Mag je de Zegekaart na een verovering laten liggen? Volgens de boekjes mag je hem trekken.
    .settled = Nee. Je trekt altijd als er nog een kaart is, ook als je met de verovering wint. Afgelegde kaarten worden nooit opnieuw geschud.
    .why = Een kaart kost niets en je hoeft hem nooit te spelen. Er valt dus niets te kiezen.

ruling-draws =
    .title = Remise
    .open = Kan een partij in remise eindigen? De boekjes zeggen niets over remise.
    .settled = Ja. Het is remise als een stelling voor de derde keer voorkomt, als niemand meer kan winnen, aan het eind van beurt 400, of in onderling overleg.
    .why = Een partij moet een keer aflopen, ook als niemand vooruitkomt.

ruling-cards-face-down =
    .title = Je houdt Zegekaarten gedekt
    .open = Liggen je Zegekaarten open of gedekt? De boekjes zeggen het niet.
    .settled = Gedekt. Alleen het aantal is bekend. Een gespeelde kaart leg je open af.
    .why = Als je tegenstander een kaart kon zien, zou hij zich erop kunnen voorbereiden voordat je hem speelt.

ruling-cards-are-kept =
    .title = Je mag een Zegekaart bewaren
    .open = Moet je een Zegekaart meteen spelen als je hem trekt? Volgens de boekjes lees je hem en gebruik je hem zoals beschreven.
    .settled = Nee. Je mag hem bewaren en in een van je beurten spelen, op elk moment.
    .why = { $edition ->
        [prototype] Latere boekjes voegen eraan toe
        [ardennes] De Engelse, Nederlandse en Franse tekst voegen eraan toe
       *[other] Het boekje voegt eraan toe
    } dat je hem alleen in je eigen beurt mag spelen. Trekken doe je altijd al in je eigen beurt, dus dat moet ook over latere beurten gaan.

ruling-victory-deck =
    .title = De Zegekaarten hebben we zelf gemaakt
    .open = Welke Zegekaarten zijn er? Ze staan niet in de boekjes.
    .settled = { $edition ->
        [prototype] We hebben zelf acht kaarten gemaakt.
       *[other] We hebben zelf tien kaarten gemaakt, elk twee keer.
    } Heb je het spel in huis, dan kun je de kaarten uit de doos in een bestand zetten (R9.1).
    .why = Het spel heeft kaarten nodig, en die uit de doos nemen we niet over. Sommige van onze kaarten geven of kosten actiepunten. Zo scheelt het weinig welke kaart je trekt.

ruling-objective-decks =
    .title = De Doelenkaarten hebben we zelf gemaakt
    .open = Welke Doelenkaarten zijn er? Ze staan niet in de boekjes.
    .settled = { $edition ->
        [prototype] We hebben zelf acht kaarten gemaakt. Je hebt telkens twee van vier genoemde straten nodig, en één naar keuze.
       *[other] We hebben zelf twintig kaarten gemaakt. Op de meeste staan drie { FORM($lane, "many") }, waarvan je er twee nodig hebt.
    }
    .why = Geen kaart mag meer geluk brengen dan een andere. Laat een kaart je de keuze, dan beslist één verloren { $lane } de partij niet.

ruling-number-of-cards =
    .title = { $edition ->
        [prototype] Acht kaarten in elke stapel
       *[other] Twintig kaarten in elke stapel
    }
    .open = Hoeveel Doelenkaarten en Zegekaarten zijn er? { $edition ->
        [ardennes] Alleen de tweede Nederlandse druk noemt een aantal: 20 van elk.
        [dday] Het boekje noemt geen aantal. Het eerste boekje van Clash of the Ardennes heeft er 8 van elk, de tweede Nederlandse druk 20 van elk.
        [prototype] Het boekje heeft er 8 van elk.
       *[other] Het eerste boekje heeft er 8 van elk, de tweede Nederlandse druk van Clash of the Ardennes 20 van elk.
    }
    .settled = { $edition ->
        [prototype] 8 van elk.
       *[other] 20 van elk.
    }
    .why = { $edition ->
        [ardennes] Het is het enige aantal dat voor deze editie gedrukt is. In je eigen bestand mag je elk aantal kiezen.
        [dday] De regels zijn verder bijna dezelfde als in de winkeleditie van Clash of the Ardennes. In je eigen bestand mag je elk aantal kiezen.
       *[other] We houden ons aan het gedrukte aantal. In je eigen bestand mag je elk aantal kiezen.
    }

ruling-effects-need-their-card =
    .title = Geen effect zonder kaart
    .open = Mag in een stelling een effect gelden waarvan de kaart niet in de stapel voorkomt?
    .settled = Nee. Een effect kan hoogstens zo vaak gelden als de kaart in de stapel voorkomt. Een stelling die daar niet aan voldoet, weigert het programma.
    .why = In geen enkele partij kan zo'n stelling ontstaan.

ruling-a-dig-in-marks-the-road =
    .title = Ingraven geldt voor { FORM($lane, "definite") }, niet voor de eenheden
    .open = Beschermt Ingraven ook eenheden die je later plaatst?
    .settled = Ja, zelfs als de hele lijn verdwijnt en je een nieuwe begint. Het eindigt als je volgende beurt begint of als { FORM($lane, "definite") } wordt veroverd.
    .why = Je kiest bij de kaart een { $lane }. Zo hoeft niemand te onthouden welke eenheden er stonden.

ruling-how-an-end-is-reported =
    .title = Twee redenen tegelijk
    .open = Welke reden telt als een partij om twee redenen tegelijk eindigt?
    .settled = Als je met één actie je doel bereikt en je derde { $lane } verovert, win je met je doel. Als beurt 400 voorbij is en ook niemand meer kan winnen, geldt dat laatste als reden.
    .why = De uitslag is dezelfde. Alleen de reden die je ziet, verschilt.

ruling-positions-written-as-ended =
    .title = Stellingen van afgelopen partijen
    .open = Mag in een stelling staan dat de partij is afgelopen, terwijl niemand op het bord heeft gewonnen?
    .settled = Ja. Het programma weigert zo'n stelling alleen als een zijde volgens R7.2 heeft gewonnen en de stelling een andere winnaar noemt.
    .why = Een partij kan ook eindigen door opgave, tijd, overleg of herhaling.

ruling-three-roads-without-objectives =
    .title = Drie { FORM($lane, "many") } als je zonder doelen speelt
    .open = Hoe win je als je zonder doelen speelt?
    .settled = Dan win je in elke editie met drie willekeurige { FORM($lane, "many") }.
    .why = Anders zou niemand kunnen winnen.

ruling-what-repetition-compares =
    .title = Wat bij herhaling telt
    .open = Wanneer zijn twee stellingen hetzelfde?
    .settled = Als de { FORM($lane, "many") }, de speler aan de beurt, alle kaarten in handen en stapels en de geldende effecten hetzelfde zijn. De AP en het nummer van de beurt tellen niet mee.
    .why = Vanuit twee zulke stellingen kan de partij op dezelfde manier verdergaan.

ruling-repetition-and-hidden-cards =
    .title = Herhaling en verborgen kaarten
    .open = Tellen verborgen kaarten mee voor herhaling?
    .settled = Ja. Daarom kun je niet altijd zien of een stelling herhaald is.
    .why = Met andere verborgen kaarten is het een andere stelling, ook als de spelers het verschil niet zien.

ruling-deck-options-of-cards-that-are-off =
    .title = Stapels van uitgeschakelde kaarten
    .open = Noemt een stelling ook een stapel waarvan de kaarten zijn uitgeschakeld?
    .settled = Ja, als het niet de gewone stapel van de editie is.
    .why = Een stelling noemt alle opties van de partij, ook die zonder effect.

ruling-undo =
    .title = Hoever je iets ongedaan kunt maken
    .open = Wat kun je ongedaan maken?
    .settled = Je acties in je eigen beurt, terug tot de laatste actie waarbij een kaart bekend werd: een Zegekaart trekken, Inlichtingen of Nieuwe orders. Een verovering kun je ongedaan maken als je er geen kaart bij trok.
    .why = Anders zou je een kaart kunnen bekijken en de actie daarna ongedaan maken.

ruling-take-back =
    .title = Wat terugnemen is
    .open = Kun je een beurt terugnemen die je al hebt beëindigd?
    .settled = Je vraagt erom en de andere speler moet het goedvinden. De partij gaat terug naar het moment vlak voordat je je laatste beurt beëindigde: je bent weer aan de beurt en alle acties van die beurt gelden nog. Een actie waarbij een kaart bekend werd, kun je niet terugnemen, en na afloop van de partij kan het ook niet meer. De bedenktijd krijg je niet terug.
    .why = Een vergissing hoort een vriendschappelijke partij niet te beslissen, maar een kaart die bekend is, kan niet meer geheim worden.

## Questions

question-moving = Nee. Een lijn groeit als je er een eenheid voor plaatst of de allerlaatste eenheid naar voren brengt. Een eenheid die alleen staat, blijft waar hij is.
    .title = Kan ik een eenheid een paar blokken naar voren schuiven?

question-attack-at-once = Ja. Aanvallen is gratis, en een eenheid mag aanvallen in de beurt waarin je hem plaatst, zelfs met je laatste punt.
    .title = Mag een eenheid meteen aanvallen in de beurt waarin ik hem plaats?

question-must-attack = Nee. Je mag een zwakkere vijandelijke eenheid laten staan. Hij is dan geblokkeerd: hem terugtrekken kost 3 AP en je tegenstander kan er niets voor plaatsen.
    .title = Moet ik aanvallen?

question-after-an-attack = Je eenheid blijft staan waar hij staat. Hij schuift niet op naar de lege blokken. Heb je nog punten, dan mag je daar een eenheid plaatsen. Je tegenstander mag dat in zijn volgende beurt ook.
    .title = Schuift de aanvaller op?

question-beaten-units = Ze gaan meteen terug naar de voorraad van hun eigenaar, die ze in elk van zijn beurten weer mag plaatsen. Er verdwijnt nooit een eenheid uit het spel.
    .title = Wat gebeurt er met verslagen eenheden?

question-empty-stock = Breng de allerlaatste eenheid van een lijn naar voren of trek een voorste eenheid terug. Aanvallen, vuren en kaarten spelen blijft gratis.
    .title = Wat kan ik doen als mijn voorraad leeg is?

question-another-special = Trek de eerste terug zolang hij vooraan in zijn lijn staat (2 AP, of 3 als hij geblokkeerd is), of laat hem door je tegenstander verslaan. Staat hij { FORM($lane, "at") } { FORM($lane, "a-conquered") }, dan blijft hij daar en kun je geen andere gebruiken, tenzij je Tweede front speelt.
    .title = Hoe kan ik een andere speciale eenheid gebruiken?

question-left-and-right = Links zoals jij het ziet vanaf jouw kant van het bord. Voor zuid is links een lager nummer, voor noord een hoger.
    .title = Welke kant is “links”?

question-part-of-a-target = Elk deel is goed. Wijst de pijl naar één blok van een eenheid die hij kan treffen, dan verdwijnt de hele eenheid, met alles ervoor.
    .title = Naar welk deel van een eenheid moet een pijl wijzen?

question-enemy-turn = Nee. Alleen met je eigen acties kun je veroveren en je doel bereiken.
    .title = Kan ik winnen in de beurt van mijn tegenstander?

question-win-back = Nee. { CAPITAL(FORM($lane, "a-conquered")) } is de rest van het spel gesloten.
    .title = Kan ik { FORM($lane, "a-conquered") } terugveroveren?

question-many-cards = Zoveel als je trekt. Je mag er ook meer dan één in dezelfde beurt spelen.
    .title = Hoeveel Zegekaarten mag ik hebben?

question-look-at-objective = Ja, altijd. Alleen je tegenstander mag hem niet zien.
    .title = Mag ik mijn Doelenkaart opnieuw bekijken?

question-prototype-roads = { $three ->
        [yes] Ja, in deze editie wel. Je kunt de regel uitzetten (R10).
       *[no] Nee, in deze editie win je alleen met je doel. Je kunt de regel aanzetten (R10).
    } Speel je zonder doelen, dan geldt hij altijd.
    .title = Win ik ook met drie willekeurige { FORM($lane, "many") }?

question-objective-cards = Nee. De Doelenkaarten en Zegekaarten staan niet in de boekjes, dus hebben we ze zelf gemaakt. Heb je het spel in huis, dan kun je de kaarten uit de doos in een bestand zetten (R9.1).
    .title = Zijn dit de kaarten uit de doos?

question-mortar-extra = { $edition ->
        [prototype] Ja, dit boekje noemt hem een extraatje.
       *[other] Nee, hij hoort bij het spel. Alleen het eerste boekje noemt hem een extraatje.
    } Je kunt hem weglaten met de optie voor speciale eenheden (R10).
    .title = Is de mortier een optionele eenheid?

question-beginners = { $edition ->
        [prototype] Zonder de speciale eenheden. Kies de beginnersregels als je een partij instelt.
       *[other] Zonder de speciale eenheden en de Zegekaarten. Kies de beginnersregels als je een partij instelt.
    }
    .title = Hoe spelen we onze eerste partij?
