title = Spelhulp
heading-costs = Kosten
heading-triangle = Wie verslaat wie
heading-ranks = Rangen van de infanterie
heading-lengths = Lengte in blokken
heading-specials = Speciale eenheden
heading-remember = Onthoud
heading-tips = Tips
free = gratis
cost-place = Een eenheid plaatsen
cost-redeploy = De allerlaatste eenheid naar voren brengen
cost-retreat = De voorste eenheid terugtrekken
cost-retreat-blocked = De voorste eenheid terugtrekken als hij geblokkeerd is
cost-attack = Aanvallen
cost-fire = Opzij vuren
cost-card = Een Zegekaart spelen
cost-end = De beurt beëindigen
triangle-tank = Tanks verslaan infanterie.
triangle-infantry = Infanterie verslaat mijnen en infanterie met een lagere rang.
triangle-mine = Mijnen verslaan tanks.
triangle-spy = De spion verslaat alle eenheden behalve een spion.
triangle-same = Gelijkwaardige eenheden: valt er een aan, dan gaan ze allebei terug naar de voorraad.
triangle-equal = Zijn de eenheden gelijkwaardig, dan gaan ze allebei terug naar de voorraad. Tank en { $gun } zijn gelijkwaardig.
special-G = Vijf blokken lang. De hoogste rang van alle infanterie.
special-Y = Zijn aanval verwijdert hoogstens twee eenheden.
special-K = Vuurt op infanterie, één { $lane } naar links of rechts. Het doelwit en alle eenheden ervoor gaan terug naar de voorraad.
special-A = Vuurt op infanterie, drie { FORM($lane, "many") } naar links of rechts. Het doelwit en alle eenheden ervoor gaan terug naar de voorraad.
special-R = Vuurt op een soldaat, twee { FORM($lane, "many") } naar links, maar alleen in een beurt waarin je de mortier plaatst of naar voren brengt. Het doelwit en alle eenheden ervoor gaan terug naar de voorraad.
remember-run = Een aanval verwijdert de ene eenheid na de andere, zolang de jouwe sterker is.
remember-equal = Val je een gelijkwaardige eenheid aan, dan gaan alleen die twee eenheden terug naar de voorraad.
remember-blocked = Een eenheid die een sterkere vijandelijke eenheid raakt, is geblokkeerd. Hem terugtrekken kost 3 AP.
remember-front = Een lijn groeit alleen aan de voorkant. Achteraan kun je niets plaatsen.
remember-fit = Eenheden overlappen elkaar nooit. Een eenheid moet in zijn geheel in het gat passen.
remember-special = Je mag maar één speciale eenheid op het slagveld hebben. Eenheden { FORM($lane, "at") } veroverde { FORM($lane, "many") } tellen mee.
remember-wedge = Eenheden { FORM($lane, "at") } { FORM($lane, "a-conquered") } blijven daar de rest van het spel staan.
remember-points = Actiepunten die je niet gebruikt, ben je kwijt.
remember-win = { $three ->
        [yes] Je wint meteen als je je doel bereikt of drie willekeurige { FORM($lane, "many") } verovert.
       *[no] Je wint meteen als je je doel bereikt. Hoeveel { FORM($lane, "many") } je hebt, maakt niet uit.
    }
tip-alternate = Wissel de eenheden in een lijn af. Een lijn met maar één soort kan in één aanval verdwijnen.
tip-block = Blokkeer vaak. Een geblokkeerde eenheid kan niet aanvallen en hem terugtrekken kost 3 AP.
tip-redeploy = Breng vaak de allerlaatste eenheid naar voren. Zo houd je eenheden over voor andere { FORM($lane, "many") }.
tip-few = Verover met zo weinig mogelijk eenheden. Wat { FORM($lane, "at") } { FORM($lane, "a-conquered") } staat, doet niet meer mee.
tip-mines = Houd een of twee mijnen in je voorraad. Ze houden vijandelijke tanks tegen en vullen kleine gaten op.
tip-wait = Je hoeft niet meteen aan te vallen. Een geblokkeerde vijandelijke eenheid komt niet gratis los.
tip-use-special = Gebruik je speciale eenheden. Op het juiste moment ingezet kan er één de partij laten kantelen.
tip-arrow = Plaats een eenheid met pijlen zo dat die naar eenheden wijzen die hij kan treffen.
tip-special = Verover niet met een speciale eenheid als een andere ook past. Hij blijft { FORM($lane, "on-it") } staan en je mag geen andere meer plaatsen.
tip-free-special = Laat je speciale eenheid verslaan als je een andere wilt gebruiken. Dan hoef je hem niet terug te trekken.
tip-bar = Laat geen { $lane } leeg. Eén eenheid is al genoeg om je tegenstander van je startblok te houden.
tip-hide = Speel ook { FORM($lane, "at") } { FORM($lane, "many") } die niet op je Doelenkaart staan. Zo verraad je je plan niet.
tip-count = Tel de blokken tot het vijandelijke startblok voordat je je actiepunten telt.
tip-beginner = { $edition ->
        [prototype] Je eerste partij? Speel zonder speciale eenheden.
       *[other] Je eerste partij? Speel zonder speciale eenheden en zonder Zegekaarten.
    }

heading-keys = Toetsen
keys-lane = Kies { $lane } 1 tot 7
keys-unit = Kies een eenheid met haar letter
keys-attack = Aanvallen
keys-redeploy = Naar voren brengen
keys-retreat = Terugtrekken
keys-undo = Ongedaan maken
keys-end = Beurt beëindigen
keys-gaps = Gaten tonen
keys-beats = Wie verslaat wie
keys-reference = Dit overzicht
keys-move = Over het bord bewegen
keys-escape = Je keuze terugleggen
