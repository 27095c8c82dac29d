# Captions and steps of the worked examples and tactics. Each example is shown in the edition the reader has
# chosen. `step1` describes the first action of the board, `step2` the second, and so on; `step0` the start.
# "Je" is the player to move at the start, always South. Examples from the printed rulebooks name the sides.
# Their sentences use forms with the verb, which fit a plural (de Duitsers plaatsen) and a singular (Rood plaatst).

example-reading = Je lijn, onderaan, bestaat van achter naar voren uit een tank, een mijn en een soldaat. Hij begint op vier blokken van je startblok. De vijandelijke lijn heeft achteraan een tank, dan een soldaat en vooraan een sergeant. Het gat tussen de lijnen is één blok.
    .title = Zo lees je een { $lane }

example-longest-four = Een generaal en drie tanks zijn de vier langste eenheden. Ze beslaan 14 van de 18 blokken. In de eerste beurt kan dus niemand een { $lane } veroveren.
    .title = De vier langste eenheden
    .step1 = De generaal beslaat vijf blokken voor 1 AP.
    .step2 = Met een tank erbij zijn het er acht.
    .step3 = Met een tweede tank zijn het er elf.
    .step4 = Met een derde tank zijn het er 14. Je punten zijn op en er zijn nog vier blokken leeg.

example-seats = Wat links en rechts is, hangt af van waar je zit. Voor jou ligt { FORM($lane, "the") } 1 links. Je tegenstander zit tegenover je: voor hem ligt { FORM($lane, "the") } 7 links. Een mortier vuurt alleen naar links, vanuit de eigenaar gezien.
    .title = Wat voor jou links is, is voor je tegenstander rechts
    .step0 = Onderaan: { FORM($south, "the") }. Bovenaan: { FORM($north, "the") }.
    .step1 = Je plaatst je mortier { FORM($lane, "on") } 4.
    .step2 = Hij vuurt twee { FORM($lane, "many") } naar links en verwijdert de soldaat { FORM($lane, "on") } 2.
    .step3 = Je beëindigt je beurt.
    .step4 = Je tegenstander plaatst zijn mortier ook { FORM($lane, "on") } 4.
    .step5 = Die vuurt twee { FORM($lane, "many") } naar links, voor jou dus naar rechts, en verwijdert je soldaat { FORM($lane, "on") } 6.

example-tiles = Elke speler telt de blokken vanaf zijn eigen startblok. Jouw blok 1 is blok 18 van je tegenstander, en jouw blok 18 is zijn blok 1.
    .title = Blokken tellen
    .step1 = Je tank ligt op jouw blokken 1 tot en met 3.
    .step2 = Je soldaat ligt op jouw blokken 4 en 5.
    .step3 = Je beëindigt je beurt.
    .step4 = De vijandelijke tank ligt op de blokken 1 tot en met 3 van je tegenstander. Voor jou zijn dat de blokken 16 tot en met 18.

example-nothing-behind = Als je een eenheid naar voren brengt, blijven er lege blokken achter je lijn over. Ook als een eenheid daar precies past, mag je hem er niet plaatsen. Een nieuwe eenheid komt altijd vooraan.
    .title = Achter de lijn komt niets
    .step1 = De tank gaat van achter naar voren. Achter de lijn zijn nu drie blokken leeg.
    .step2 = Ook de volgende tank komt vooraan.

example-must-fit = Het gat is één blok. Een soldaat heeft twee blokken nodig en past niet. Een mijn wel.
    .title = Een gat van één blok
    .step1 = De mijn vult het gat. Nu past er niets meer tussen, zelfs de spion niet.

example-triangle = Een tank verslaat infanterie, infanterie verslaat een mijn en een mijn verslaat een tank. Alle drie de aanvallen zijn gratis.
    .title = Tank, infanterie, mijn
    .step1 = Je tank verslaat de soldaat { FORM($lane, "on") } 2.
    .step2 = Je soldaat verslaat de mijn { FORM($lane, "on") } 4.
    .step3 = Je mijn verslaat de tank { FORM($lane, "on") } 6.

example-ranks = Infanterie verslaat infanterie met een lagere rang, maar kan infanterie met een hogere rang niet aanvallen.
    .title = De hoogste rang wint
    .step1 = Je korporaal verslaat de soldaat { FORM($lane, "on") } 2.
    .step2 = Je sergeant verslaat de korporaal { FORM($lane, "on") } 4. Je soldaat { FORM($lane, "on") } 6 kan niet aanvallen, want een korporaal is hoger in rang.

example-spy = De spion verslaat alle eenheden behalve een andere spion.
    .title = De spion verslaat de generaal
    .step1 = De spion valt aan en verwijdert de tank en de generaal erachter.

example-equal-tanks = In een botsing telt { FORM($gun, "the") } gewoon als tank. De twee voorste eenheden zijn dus gelijkwaardig.
    .title = Tank tegen { $gun }
    .step1 = Je valt aan. { CAPITAL(FORM($gun, "the")) } en de vijandelijke tank gaan allebei terug naar de voorraad. De mijn achter de vijandelijke tank blijft staan.

example-three-results = Als twee voorste eenheden elkaar raken, is de jouwe sterker, zwakker of gelijkwaardig. Een andere mogelijkheid is er niet. { CAPITAL(FORM($lane, "on")) } 4 kun je niet aanvallen, want daar is je soldaat zwakker.
    .title = Sterker, zwakker of gelijkwaardig
    .step1 = Sterker: je tank verslaat de soldaat { FORM($lane, "on") } 2. De soldaat gaat terug naar de voorraad.
    .step2 = Gelijkwaardig: jouw tank en de vijandelijke tank { FORM($lane, "on") } 6 gaan allebei terug naar de voorraad.

example-special-limit = Je mag één speciale eenheid op het slagveld hebben. Zolang je generaal { FORM($lane, "on") } 2 staat, kun je de spion niet plaatsen.
    .title = Eén speciale eenheid tegelijk
    .step1 = Je trekt de generaal terug voor 2 AP.
    .step2 = Nu kun je de spion plaatsen.

example-wedged = Een speciale eenheid { FORM($lane, "at") } { FORM($lane, "a-conquered") } blijft daar de rest van het spel staan en telt nog steeds mee.
    .title = Een speciale eenheid { FORM($lane, "at") } { FORM($lane, "a-conquered") }
    .step1 = { CAPITAL(FORM($gun, "the")) } verovert { FORM($lane, "the") } 3. Terugtrekken kan daar niet meer, dus de generaal of een andere speciale eenheid kun je niet meer plaatsen.

example-stock = In je voorraad liggen al je eenheden die niet op het slagveld staan. Is een soort op, dan kun je er geen meer van plaatsen. Van de korporaal heb je er maar twee.
    .title = Je voorraad kan opraken
    .step1 = Je plaatst je eerste korporaal.
    .step2 = Je plaatst je tweede korporaal. Een derde is er niet.

example-first-turn = { CAPITAL(FORM($south, "have")) } de eerste beurt: een soldaat, twee tanks en een mijn, verdeeld over de { FORM($lane, "many") } 3, 4 en 5. Elke eenheid kost 1 AP, samen 4 AP.
    .title = De eerste beurt
    .step1 = { CAPITAL(FORM($south, "place")) } een soldaat { FORM($lane, "on") } 3, tegen het startblok.
    .step2 = De tweede eenheid is een tank { FORM($lane, "on") } 4.
    .step3 = De derde is een tank { FORM($lane, "on") } 5.
    .step4 = De vierde is een mijn, voor de tank { FORM($lane, "on") } 4. Geen enkele vijandelijke tank kan die lijn nu aanvallen.
    .step5 = De punten zijn op. { CAPITAL(FORM($south, "end")) } de beurt; de volgende is { FORM($north, "for") }.

example-first-turn-streets = { CAPITAL(FORM($north, "have")) } de eerste beurt: twee soldaten en twee tanks, { FORM($lane, "on") } 4, precies in het midden, en { FORM($lane, "on") } 5 ernaast. Elke eenheid kost 1 AP, samen 4 AP.
    .title = De eerste beurt
    .step1 = { CAPITAL(FORM($north, "place")) } een soldaat { FORM($lane, "on") } 4, precies in het midden.
    .step2 = De tweede eenheid is een soldaat { FORM($lane, "on") } 5.
    .step3 = De derde is een tank, voor de soldaat { FORM($lane, "on") } 4.
    .step4 = De vierde is een tank, voor de soldaat { FORM($lane, "on") } 5.
    .step5 = De punten zijn op. { CAPITAL(FORM($north, "end")) } de beurt; de volgende is { FORM($south, "for") }.

example-points-lost = Elke beurt heb je 4 AP. Je hoeft ze niet te gebruiken, maar je kunt ze ook niet opsparen.
    .title = Wat je niet gebruikt, ben je kwijt
    .step1 = Je plaatst een soldaat voor 1 AP. Je hebt nog 3 AP.
    .step2 = Je beëindigt je beurt en bent die 3 AP kwijt.
    .step3 = Je tegenstander plaatst een soldaat.
    .step4 = Je tegenstander beëindigt zijn beurt. Je hebt weer 4 AP, geen 7.

example-opening-points = Je kunt twee eenheden plaatsen en er één naar voren brengen: 1 + 1 + 2 AP.
    .title = Wat je met 4 AP kunt doen
    .step1 = Je plaatst een tank voor 1 AP.
    .step2 = Je plaatst er een soldaat voor, ook voor 1 AP.
    .step3 = Je brengt de tank naar voren voor 2 AP. Nu zijn je punten op.

example-opening = Een opening uit de gedrukte spelregels, zes beurten lang. De eerste beurt is { FORM($north, "for") }.
    .title = Een opening van drie rondes
    .step1 = Beurt 1. { CAPITAL(FORM($north, "place")) } een tank { FORM($lane, "on") } 4.
    .step2 = Ervoor komt een soldaat.
    .step3 = Een tweede tank komt ernaast, { FORM($lane, "on") } 5.
    .step4 = Ook voor die tank komt een soldaat: 4 AP voor twee tanks en twee soldaten.
    .step5 = { CAPITAL(FORM($north, "end")) } de beurt.
    .step6 = Beurt 2. { CAPITAL(FORM($south, "place")) } daarop een soldaat { FORM($lane, "on") } 4.
    .step7 = Er volgt een tweede soldaat.
    .step8 = Een mijn komt vooraan, want een vijandelijke tank kan een mijn niet aanvallen.
    .step9 = Het laatste punt gaat naar een tank { FORM($lane, "on") } 5.
    .step10 = { CAPITAL(FORM($south, "end")) } de beurt.
    .step11 = Beurt 3. { CAPITAL(FORM($north, "place")) } nog een tank { FORM($lane, "on") } 5.
    .step12 = Ervoor komt een soldaat.
    .step13 = De allerlaatste tank komt naar voren voor 2 AP. 1 + 1 + 2 is 4 AP, en achter de lijn zijn nu drie blokken leeg.
    .step14 = { CAPITAL(FORM($north, "end")) } de beurt.
    .step15 = Beurt 4. { CAPITAL(FORM($south, "place")) } een tank { FORM($lane, "on") } 3.
    .step16 = { CAPITAL(FORM($lane, "on")) } 4 komt een soldaat vooraan.
    .step17 = Er volgt een tweede soldaat.
    .step18 = Een tank komt vooraan { FORM($lane, "on") } 4. Er zit nog één blok tussen de tank en de vijandelijke soldaat.
    .step19 = { CAPITAL(FORM($south, "end")) } de beurt.
    .step20 = Beurt 5. { CAPITAL(FORM($north, "place")) } een tank { FORM($lane, "on") } 3.
    .step21 = Ervoor komt een soldaat.
    .step22 = { CAPITAL(FORM($lane, "on")) } 6 komt ook een soldaat.
    .step23 = Een mijn vult { FORM($lane, "on") } 4 het laatste blok. Hij raakt de vijandelijke tank en is sterker, dus de tank is geblokkeerd.
    .step24 = { CAPITAL(FORM($north, "attack")) } niet aan. De beurt is voorbij.
    .step25 = Beurt 6. De geblokkeerde tank terugtrekken zou 3 AP kosten. { CAPITAL(FORM($south, "leave")) } hem staan. { CAPITAL(FORM($lane, "on")) } 6 komt een soldaat.
    .step26 = Ervoor komt een mijn.
    .step27 = Er volgt een tank.
    .step28 = Een tweede soldaat komt vooraan. Alle vier de eenheden van deze beurt staan { FORM($lane, "on") } 6.
    .step29 = { CAPITAL(FORM($south, "end")) } de beurt. De tank { FORM($lane, "on") } 4 is nog steeds geblokkeerd.

example-place = Een nieuwe eenheid komt voor je lijn. Heb je daar nog geen lijn, dan komt hij tegen je startblok.
    .title = Voor de lijn of tegen het startblok
    .step1 = De mijn komt voor je lijn { FORM($lane, "on") } 2.
    .step2 = { CAPITAL(FORM($lane, "on")) } 5 heb je nog geen lijn, dus de tank komt tegen je startblok.

example-redeploy = Naar voren brengen doe je zo: pak de allerlaatste eenheid van een lijn en leg hem voor de voorste. Dat kost 2 AP.
    .title = Van achter naar voren
    .step1 = De tank gaat van achter naar voren. De drie blokken die hij achterlaat, blijven leeg.

example-lone = Een eenheid die alleen { FORM($lane, "at") } een { $lane } staat, kun je niet naar voren brengen.
    .title = Een eenheid die alleen staat, kan niet naar voren
    .step1 = Je plaatst een soldaat voor de tank. Nu telt de lijn twee eenheden.
    .step2 = Je brengt de tank naar voren. Hij komt voor de soldaat.

example-retreat = Terugtrekken doe je zo: neem de voorste eenheid van een lijn terug in je voorraad. Dat kost 2 AP.
    .title = Terug naar de voorraad
    .step1 = De soldaat gaat terug naar je voorraad. Nu is de tank de voorste eenheid.

example-blocked = Je tank raakt een vijandelijke mijn, en die is sterker. De tank is geblokkeerd: hij kan niet aanvallen, er past niets voor en hem terugtrekken kost 3 AP.
    .title = Een geblokkeerde tank kost 3 AP
    .step1 = Je trekt de tank terug voor 3 AP. Je hebt nog maar 1 AP over.

example-mine-blocks = Met het laatste punt blokkeert een mijn een vijandelijke tank. De mijn valt pas een beurt later aan, als er punten zijn om het gat te benutten.
    .title = Nu blokkeren, straks veroveren
    .step1 = { CAPITAL(FORM($south, "place")) } met het laatste punt een mijn. Hij raakt de vijandelijke tank en is sterker.
    .step2 = { CAPITAL(FORM($south, "attack")) } niet aan. De beurt is voorbij. Een aanval had een gat geopend, zonder punten om het op te vullen. De tank is geblokkeerd.
    .step3 = De geblokkeerde tank terugtrekken kost 3 AP. { CAPITAL(FORM($north, "leave")) } hem staan. { CAPITAL(FORM($lane, "on")) } 3 komt een tank.
    .step4 = { CAPITAL(FORM($north, "end")) } de beurt.
    .step5 = { CAPITAL(FORM($south, "have")) } weer 4 AP. De mijn valt gratis aan en de tank gaat terug naar de voorraad. Het gat is drie blokken.
    .step6 = De allerlaatste tank komt naar voren voor 2 AP. Hij past precies en verovert { FORM($lane, "the") } 5, al loopt de lijn niet meer door tot het eigen startblok. { CAPITAL(FORM($south, "draw")) } een Zegekaart.

example-stronger = Je soldaat raakt een tank, en die is sterker. De soldaat kan niet aanvallen en is geblokkeerd.
    .title = Een sterkere eenheid kun je niet aanvallen

example-mine-mine = Als twee gelijkwaardige eenheden botsen, gaan alleen die twee terug naar de voorraad.
    .title = Mijn tegen mijn
    .step1 = Je plaatst een mijn. Hij raakt de vijandelijke mijn.
    .step2 = Je valt aan. Beide mijnen gaan terug naar de voorraad. De eenheden erachter blijven staan.

example-private-private = { CAPITAL(FORM($north, "place")) } een soldaat voor een vijandelijke soldaat. De twee zijn gelijkwaardig.
    .title = Soldaat tegen soldaat
    .step1 = { CAPITAL(FORM($north, "place")) } een soldaat. Hij raakt de vijandelijke soldaat.
    .step2 = { CAPITAL(FORM($north, "attack")) } aan. Beide soldaten gaan terug naar de voorraad. De eenheden erachter blijven staan.

example-sweep = Een aanval verwijdert alle zwakkere eenheden in de lijn en stopt bij de eerste die niet zwakker is. Een sergeant verslaat mijnen en soldaten, maar geen tank.
    .title = Een sergeant verwijdert drie eenheden
    .step0 = { CAPITAL(FORM($north, "have")) } { FORM($lane, "on") } 5 een tank, een mijn, een soldaat en een mijn. Er zijn eerder eenheden naar voren gebracht, dus achter de lijn zijn vier blokken leeg.
    .step1 = { CAPITAL(FORM($south, "place")) } een tank.
    .step2 = Ervoor komt een soldaat. Er zitten nog twee blokken tussen de lijnen, dus niemand kan aanvallen.
    .step3 = Een sergeant vult het gat. Er is nog 1 AP over.
    .step4 = De sergeant valt aan en verwijdert de mijn, de soldaat en de andere mijn. De aanval stopt bij de tank. Aanvallen is gratis, dus er is nog steeds 1 AP over.

example-stops-at-equal = Een aanval verwijdert alle zwakkere eenheden in de lijn. Hij stopt bij een gelijkwaardige eenheid, en die blijft staan.
    .title = Twee mijnen en dan een gelijkwaardige eenheid
    .step1 = { CAPITAL(FORM($south, "place")) } een soldaat voor twee mijnen.
    .step2 = De soldaat valt aan en verwijdert beide mijnen. De soldaat erachter heeft dezelfde rang en blijft staan. Het gat is twee blokken en de beurt gaat verder.

example-corporal = { CAPITAL(FORM($north, "place")) } een korporaal voor een vijandelijke soldaat met een mijn erachter. Een korporaal verslaat ze allebei.
    .title = Korporaal tegen soldaat en mijn
    .step1 = { CAPITAL(FORM($north, "place")) } een korporaal. Hij raakt de vijandelijke soldaat.
    .step2 = De korporaal valt aan en verwijdert de soldaat en de mijn. De aanval stopt bij de tank.

example-spy-two = De spion verwijdert hoogstens de eerste twee eenheden van een lijn.
    .title = Hoogstens twee
    .step1 = De spion valt aan en verwijdert de mijn en de soldaat. De tank erachter blijft staan.

example-spy-second = De spion verwijdert hoogstens twee eenheden, en nooit een vijandelijke spion op de tweede plaats.
    .title = Een spion op de tweede plaats
    .step1 = De spion valt aan en verwijdert de tank. De vijandelijke spion erachter is gelijkwaardig en blijft staan.

example-stock-at-once = Je enige sergeant staat { FORM($lane, "on") } 6. Een verwijderde eenheid ligt meteen weer in de voorraad van zijn eigenaar.
    .title = In dezelfde beurt opnieuw geplaatst
    .step1 = Je sergeant valt een gelijkwaardige eenheid aan. Ze gaan allebei terug naar de voorraad.
    .step2 = Je plaatst je sergeant opnieuw, nog in dezelfde beurt.

example-command-tank = Midden in een partij. { CAPITAL(FORM($south, "have")) } { FORM($lane, "the") } 7 al veroverd en een Zegekaart getrokken, en er is nog 1 AP over.
    .title = De commandotank vuurt en blokkeert dan
    .step1 = { CAPITAL(FORM($south, "place")) } met het laatste punt de commandotank { FORM($lane, "on") } 4. De linkerpijl wijst naar een soldaat. De rechterpijl wijst naar een mijn, dus naar rechts vuren kan niet.
    .step2 = De commandotank vuurt naar links. De soldaat gaat terug naar de voorraad, met alle eenheden ervoor: twee mijnen en een spion. De tanks erachter blijven staan.
    .step3 = De commandotank had de twee soldaten voor zich kunnen aanvallen en verwijderen. { CAPITAL(FORM($south, "leave")) } ze liever geblokkeerd staan. De beurt is voorbij, en zo is er geen plaats voor sterkere eenheden van { FORM($north, "the") }.

example-artillery = Midden in een partij. { CAPITAL(FORM($south, "have")) } { FORM($lane, "the") } 7 al veroverd en een Zegekaart getrokken, en er is nog 1 AP over.
    .title = De artillerie vuurt en blokkeert dan
    .step1 = { CAPITAL(FORM($south, "place")) } met het laatste punt de artillerie { FORM($lane, "on") } 4. Drie { FORM($lane, "many") } naar links wijst de pijl naar een soldaat. Drie { FORM($lane, "many") } naar rechts ligt { FORM($lane, "the") } 7, maar { FORM($lane, "that") } is veroverd, dus naar rechts vuren kan niet.
    .step2 = De artillerie vuurt naar { FORM($lane, "the") } 1. De soldaat gaat terug naar de voorraad, met alle eenheden ervoor: twee mijnen en een spion. De tanks erachter blijven staan.
    .step3 = De artillerie had de twee soldaten ervoor kunnen aanvallen en verwijderen. { CAPITAL(FORM($south, "leave")) } ze liever geblokkeerd staan. De beurt is voorbij, en zo is er geen plaats voor sterkere eenheden van { FORM($north, "the") }.

example-not-leading = { CAPITAL(FORM($lane, "on")) } 4 staat een soldaat vooraan in je lijn. { CAPITAL(FORM($gun, "the")) } erachter kan toch vuren.
    .title = Vuren van achter de voorste eenheid
    .step1 = { CAPITAL(FORM($gun, "the")) } vuurt naar rechts. De soldaat { FORM($lane, "on") } { $edition ->
            [dday] 7
           *[other] 5
        } gaat terug naar de voorraad. De tanks erachter blijven staan.

example-mortar = { CAPITAL(FORM($north, "place")) } een mortier. Hij vuurt op een soldaat die twee { FORM($lane, "many") } naar links staat. Vanaf die kant van het bord is links de kant van { FORM($lane, "the") } 7. { CAPITAL(FORM($lane, "the")) } 4 ertussen is veroverd, maar een mortier mag daaroverheen vuren.
    .title = De mortier vuurt over { FORM($lane, "a-conquered") } heen
    .step1 = { CAPITAL(FORM($north, "place")) } de mortier { FORM($lane, "on") } 3. Zijn pijl wijst naar een soldaat { FORM($lane, "on") } 5.
    .step2 = De mortier vuurt. De soldaat gaat terug naar de voorraad, met alle eenheden ervoor: een mijn en een spion. De tanks erachter blijven staan.

example-mortar-later = Je hebt de mortier in een eerdere beurt geplaatst, dus hij mag nu niet vuren. Dat mag wel als je hem naar voren brengt.
    .title = Naar voren brengen om opnieuw te vuren
    .step1 = Je brengt de mortier naar voren voor 2 AP. Zijn pijl wijst naar een soldaat { FORM($lane, "on") } 3.
    .step2 = Hij vuurt. De soldaat gaat terug naar de voorraad, met alle eenheden ervoor: een mijn en een spion.

example-silent = Een eenheid { FORM($lane, "at") } { FORM($lane, "a-conquered") } kan niet vuren.
    .title = Niet vuren na een verovering
    .step1 = { CAPITAL(FORM($gun, "the")) } verovert { FORM($lane, "the") } 4. De linkerpijl wijst naar een soldaat { FORM($lane, "on") } { $edition ->
            [dday] 1
           *[other] 3
        }, maar vuren kan niet meer.

example-mortar-clash = In een botsing heeft de mortier de laagste rang van alle infanterie. Hij verslaat een mijn en verliest van een soldaat.
    .title = De mortier in een botsing
    .step1 = Je mortier valt aan en verslaat de mijn.
    .step2 = Je beëindigt je beurt.
    .step3 = Je tegenstander plaatst een soldaat. Die raakt je mortier en is hoger in rang.
    .step4 = De soldaat valt aan en je mortier gaat terug naar je voorraad.

example-conquest-card = Je verovert een { $lane } als je voorste eenheid tegen het vijandelijke startblok ligt. Een eenheid moet precies passen: het gat is twee blokken, dus een tank is te lang.
    .title = Veroveren en een kaart trekken
    .step1 = De korporaal vult het gat. Je verovert { FORM($lane, "the") } 4 en trekt een Zegekaart. Je eenheden blijven daar de rest van het spel staan.

example-three-roads = Je hebt de { FORM($lane, "many") } 1 en 3 in handen.
    .title = Winnen met drie { FORM($lane, "many") }
    .step1 = De korporaal verovert { FORM($lane, "the") } 6, je derde { $lane }. Je wint meteen.

example-by-objective = { $edition ->
        [prototype] Voor je doel heb je de { FORM($lane, "many") } 1 en 4 nodig en een derde { $lane } naar keuze. Je hebt de { FORM($lane, "many") } 1 en 6 in handen.
       *[other] Voor je doel heb je de { FORM($lane, "many") } 1 en 4 nodig. Je hebt { FORM($lane, "the") } 1 in handen.
    }
    .title = Winnen met je doel
    .step1 = De korporaal verovert { FORM($lane, "the") } 4. Daarmee heb je je doel bereikt en win je meteen.

example-last-turn = Heeft aan het eind van beurt 400 nog niemand gewonnen, dan is het remise.
    .title = Beurt 400
    .step1 = Je plaatst een tank. Het is beurt 400.
    .step2 = Je beëindigt je beurt. Het is remise.

example-nobody-can-win = Jij hebt twee van de { FORM($lane, "many") } 1, 3, 4 en 7 nodig, maar 1, 3 en 4 zijn van je tegenstander. Je tegenstander heeft twee van de { FORM($lane, "many") } 1, 2, 6 en 7 nodig, maar 2, 6 en 7 zijn van jou. Jullie kunnen geen van beiden nog winnen.
    .title = Geen van beide doelen is nog haalbaar
    .step1 = Je beëindigt je beurt. Het is remise.

example-card-reinforcements = Met Versterkingen heb je deze beurt 1 extra AP.
    .title = Versterkingen
    .step1 = Je speelt de kaart. Je hebt 6 AP in plaats van 4.

example-card-forced-march = Met Geforceerde mars mag je één keer voor 1 AP een eenheid naar voren brengen. Dat is je laatste punt.
    .title = Geforceerde mars
    .step1 = Je speelt de kaart { FORM($lane, "on") } 4. De tank gaat van achter naar voren.

example-card-withdrawal = Een mijn blokkeert je tank, dus hem terugtrekken zou 3 AP kosten. Je hebt er nog maar 1.
    .title = Terugtocht
    .step1 = Je speelt de kaart { FORM($lane, "on") } 4. De tank gaat gratis terug naar je voorraad.

example-card-sabotage = Sabotage verwijdert voor 2 AP de voorste eenheid van een vijandelijke lijn, ook als geen van jouw eenheden hem raakt.
    .title = Sabotage
    .step1 = Je speelt de kaart { FORM($lane, "on") } 4. De mijn vooraan in de vijandelijke lijn gaat terug naar de voorraad.

example-card-second-front = Je generaal staat op het slagveld, dus de spion kun je niet plaatsen.
    .title = Tweede front
    .step1 = Je speelt de kaart. Vanaf nu mag je twee speciale eenheden op het slagveld hebben.
    .step2 = Je plaatst de spion { FORM($lane, "on") } 5.

example-card-intelligence = Met Inlichtingen zie je het doel van je tegenstander en krijg je 1 AP.
    .title = Inlichtingen
    .step1 = { $edition ->
            [prototype] Je speelt de kaart. Je tegenstander heeft voor zijn doel de { FORM($lane, "many") } 2 en 6 nodig en een derde { $lane } naar keuze.
           *[other] Je speelt de kaart. Je tegenstander heeft voor zijn doel de { FORM($lane, "many") } 2 en 6 nodig.
        }

example-card-dig-in = Je soldaat { FORM($lane, "on") } 4 raakt een vijandelijke tank, en die is sterker.
    .title = Ingraven
    .step1 = Je speelt de kaart { FORM($lane, "on") } 4. Tot je volgende beurt begint, kan je tegenstander geen eenheden uit deze lijn verwijderen.
    .step2 = Je beëindigt je beurt. De tank kan je soldaat niet aanvallen.

example-card-supply-cut = Met Aanvoer afgesneden heeft je tegenstander in zijn volgende beurt 2 AP minder.
    .title = Aanvoer afgesneden
    .step1 = Je speelt de kaart.
    .step2 = Je beëindigt je beurt. Je tegenstander begint met 2 AP in plaats van 4.

example-card-night-march = Met Nachtmars kost het je de rest van je beurt maar 1 AP om een eenheid naar voren te brengen. Je hebt nog 2 AP.
    .title = Nachtmars
    .step1 = Je speelt de kaart.
    .step2 = Je brengt { FORM($lane, "on") } 2 de tank naar voren voor 1 AP.
    .step3 = Je brengt { FORM($lane, "on") } 5 de soldaat naar voren voor je laatste punt.

example-card-new-orders = Je hebt de { FORM($lane, "many") } 2 en 6 in handen, maar voor je doel heb je de { FORM($lane, "many") } 1 en 4 nodig.
    .title = Nieuwe orders
    .step1 = Je speelt de kaart en trekt een nieuw doel: de { FORM($lane, "many") } 2 en 6. Het telt meteen, dus je wint.

example-night-march-twice = Je hebt twee keer Nachtmars in je hand.
    .title = Eén Nachtmars tegelijk
    .step1 = Je speelt er een. Zolang die geldt, kun je de andere niet spelen.

example-deny = Voor je doel heb je twee van de { FORM($lane, "many") } 1, 2 en 3 nodig, en je tegenstander mag er geen van hebben. Jij hebt { FORM($lane, "the") } 1 in handen, je tegenstander { FORM($lane, "the") } 3.
    .title = Een doel dat je tegenstander kan verhinderen
    .step1 = Je verovert { FORM($lane, "the") } 2. De partij gaat door, want je tegenstander heeft { FORM($lane, "the") } 3.

example-beginner = { $edition ->
        [prototype] Je eerste partijen zijn makkelijker zonder speciale eenheden. Alle andere regels blijven gelden.
       *[other] Je eerste partijen zijn makkelijker zonder speciale eenheden en Zegekaarten. Alle andere regels blijven gelden.
    }
    .title = Een partij voor beginners
    .step1 = Je plaatst een tank. De generaal doet niet mee, dus die kun je niet plaatsen.

example-short-road = Je kunt de { FORM($lane, "many") } korter maken, tot 12 blokken. Hier zijn het er 14.
    .title = Kortere { FORM($lane, "many") }
    .step1 = De generaal beslaat vijf blokken.
    .step2 = Met een tank zijn het er acht.
    .step3 = Met een tweede tank zijn het er elf.
    .step4 = Met de derde tank zijn het er 14. Je verovert { FORM($lane, "the") } 4 in de eerste beurt. Met 18 blokken kan dat niet.

example-view = { $edition ->
        [prototype] Je kent je eigen doel: de { FORM($lane, "many") } 1 en 4 en een derde { $lane } naar keuze.
       *[other] Je kent je eigen doel: de { FORM($lane, "many") } 1 en 4.
    } Het doel van je tegenstander is verborgen. Je weet hoeveel kaarten elke stapel telt, maar niet in welke volgorde ze liggen.
    .title = Wat je kunt zien

tactic-block = Heb je nog maar weinig punten, dan opent een aanval vaak een gat dat je niet kunt opvullen. Blokkeer liever: leg een sterkere eenheid tegen de vijandelijke, maar val niet aan. Je tegenstander heeft geen plaats voor een sterkere eenheid, en een geblokkeerde eenheid terugtrekken kost 3 AP.
    .title = Blokkeer als je weinig punten over hebt
    .step1 = Je plaatst met je laatste punt een tank. Hij raakt de vijandelijke soldaat en is sterker.
    .step2 = Je valt niet aan, maar beëindigt je beurt. De soldaat is geblokkeerd.
    .step3 = Je tegenstander trekt de soldaat terug. Dat kost 3 AP, dus hij heeft nog maar 1 AP over.

tactic-leave-blocked = Aanvallen hoeft nooit. Blokkeer vaak, dan houd je het voordeel: zolang zwakkere vijandelijke eenheden geblokkeerd zijn, kan je tegenstander er niets voor plaatsen. Dit bord laat zien wat een aanval je kan kosten.
    .title = Laat zwakkere eenheden geblokkeerd staan
    .step1 = { CAPITAL(FORM($gun, "the")) } valt aan en verwijdert beide soldaten. Het gat is vier blokken en je punten zijn op.
    .step2 = Je beëindigt je beurt.
    .step3 = Je tegenstander plaatst een tank in het gat.
    .step4 = Een mijn vult het laatste blok. Hij raakt { FORM($gun, "the") }.
    .step5 = De mijn valt aan en verwijdert { FORM($gun, "the") } en beide tanks erachter. Zolang de soldaten geblokkeerd waren, was er geen plaats voor de mijn.

tactic-mines = Een mijn is maar één blok groot. Hij past waar een tank of infanterie niet past, en verslaat elke tank die hij raakt.
    .title = Vul kleine gaten op met mijnen
    .step1 = Het gat is één blok. Een mijn past en raakt de vijandelijke tank.
    .step2 = De mijn valt gratis aan en verwijdert beide tanks.
    .step3 = Je plaatst een tank in het gat.
    .step4 = Een tweede tank bereikt het vijandelijke startblok. Je verovert { FORM($lane, "the") } 4 en houdt nog 1 AP over.

tactic-alternate = Een aanval gaat door zolang hij zwakkere eenheden tegenkomt. Zet dus niet dezelfde eenheden achter elkaar, zoals je tegenstander { FORM($lane, "on") } 2. Wissel tanks, infanterie en mijnen af.
    .title = Wissel je eenheden af
    .step1 = { CAPITAL(FORM($lane, "on")) } 2 verwijdert je tank drie soldaten in één aanval.
    .step2 = { CAPITAL(FORM($lane, "on")) } 6 verwijdert je tank maar één soldaat. De mijn erachter houdt de aanval tegen.

tactic-rearmost = Naar voren brengen kost geen eenheid uit je voorraad. Doe het zo vaak je kunt, dan houd je eenheden over voor later.
    .title = Breng je allerlaatste eenheid naar voren
    .step1 = Je brengt de allerlaatste tank naar voren voor 2 AP. Je lijn komt drie blokken verder.
    .step2 = Je brengt de volgende tank naar voren voor 2 AP en wint nog drie blokken.
    .step3 = Je beëindigt je beurt.
    .step4 = Je tegenstander plaatst een tank { FORM($lane, "on") } 2.
    .step5 = Je tegenstander beëindigt zijn beurt.
    .step6 = Je brengt nog een keer een tank naar voren en verovert { FORM($lane, "the") } 4 met drie tanks. Anders had je er zes nodig gehad.

tactic-few-units = Eenheden { FORM($lane, "at") } { FORM($lane, "a-conquered") } blijven daar de rest van het spel staan. Gebruik er dus zo weinig mogelijk. Met nog twee tanks zou je { FORM($lane, "the") } 3 voor 2 AP veroveren, maar het kan ook met de vier die er al staan.
    .title = Verover met weinig eenheden
    .step1 = Je brengt de allerlaatste tank naar voren voor 2 AP.
    .step2 = Je brengt de volgende tank naar voren en verovert { FORM($lane, "the") } 3. Je hebt nog drie tanks in je voorraad in plaats van één.

tactic-free-the-limit = Een korporaal blokkeert je mortier. De mortier terugtrekken kost 3 AP. Verslaat je tegenstander hem, dan komt hij gratis terug in je voorraad en mag je een andere speciale eenheid plaatsen. Maar je tegenstander mag hem natuurlijk ook geblokkeerd laten staan.
    .title = Laat je speciale eenheid verslaan
    .step1 = Je laat de mortier staan en plaatst een tank { FORM($lane, "on") } 5.
    .step2 = Je plaatst er een soldaat voor.
    .step3 = Je beëindigt je beurt.
    .step4 = De korporaal valt aan en je mortier gaat terug naar je voorraad.
    .step5 = Je tegenstander beëindigt zijn beurt.
    .step6 = Je hebt nu geen speciale eenheid op het slagveld, dus je kunt { FORM($lane, "on") } 5 de generaal plaatsen.

tactic-special-units = Houd je speciale eenheden niet te lang in je voorraad. De generaal beslaat vijf blokken voor 1 AP en verslaat mijnen en alle andere infanterie.
    .title = Gebruik je speciale eenheden
    .step1 = Je plaatst de generaal. Hij vult het gat van vijf blokken.
    .step2 = De generaal valt aan en verwijdert de mijn, de soldaat en de andere mijn. De aanval stopt bij de tank.
    .step3 = Je plaatst een tank voor de generaal, want een vijandelijke tank zou hem verslaan.
