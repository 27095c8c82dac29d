refusal-game-over = De partij is afgelopen.
refusal-road-conquered = { CAPITAL(FORM($lane, "the")) } { $road } is veroverd. Daar kun je niets meer doen.
refusal-not-in-play = Deze partij wordt zonder { FORM($unit, "many") } gespeeld.
refusal-stock-empty = Je hebt geen { $unit } meer in je voorraad.
refusal-special-limit = Je hebt al het maximale aantal speciale eenheden op het slagveld: { $limit }.
refusal-does-not-fit = { CAPITAL(FORM($unit, "the")) } heeft { $length ->
        [one] { $length } blok
       *[other] { $length } blokken
    } nodig, maar het gat { FORM($lane, "on") } { $road } telt er { $gap }.
refusal-points = { CAPITAL($action) } kost { $cost } AP. Je hebt er nog { $ap }.
refusal-blocked-points = Je voorste eenheid { FORM($lane, "on") } { $road } is geblokkeerd. Hem terugtrekken kost { $cost } AP en je hebt er nog { $ap }.
refusal-no-line = Je hebt geen lijn { FORM($lane, "on") } { $road }.
refusal-lone-unit = { CAPITAL(FORM($unit, "your")) } staat alleen { FORM($lane, "on") } { $road }. Naar voren brengen kan alleen in een lijn van twee of meer eenheden.
refusal-no-enemy = Je tegenstander heeft geen lijn { FORM($lane, "on") } { $road }.
refusal-no-contact = De voorste eenheden { FORM($lane, "on") } { $road } raken elkaar niet. Het gat is { $gap }.
refusal-dug-in = Je tegenstander blijft { FORM($lane, "on") } { $road } ingegraven tot zijn volgende beurt begint.
refusal-dug-in-already = Je lijn { FORM($lane, "on") } { $road } is al ingegraven.
refusal-stronger = { CAPITAL(FORM($unit, "your")) } { FORM($lane, "on") } { $road } kan niet aanvallen, want { FORM($enemy, "the") } is sterker.
refusal-not-on-a-road = { CAPITAL(FORM($unit, "your")) } staat niet op het slagveld.
refusal-gun-on-conquered = { CAPITAL(FORM($lane, "the")) } { $road } is veroverd. { CAPITAL(FORM($unit, "your")) } kan daar niets meer doen.
refusal-not-deployed = { CAPITAL(FORM($unit, "the")) } vuurt alleen in een beurt waarin je hem plaatst of naar voren brengt.
refusal-not-placed = { CAPITAL(FORM($unit, "the")) } vuurt alleen in een beurt waarin je hem uit je voorraad plaatst.
refusal-no-road-there = De { $direction }pijl { FORM($unit, "of") } { FORM($lane, "on") } { $road } wijst naar een plek buiten het slagveld.
refusal-target-conquered = { CAPITAL(FORM($lane, "the")) } { $road }, waar de { $direction }pijl { FORM($unit, "of") } naar wijst, is al veroverd.
refusal-no-target = De { $direction }pijl { FORM($unit, "of") } wijst { FORM($lane, "on") } { $road } niet naar een eenheid die hij kan treffen.
refusal-not-in-hand = Je hebt de kaart { $card } niet in je hand.
refusal-card-points = { $card } kost { $cost } AP. Je hebt er nog { $ap }.
refusal-no-specials = In deze partij doen geen speciale eenheden mee, dus { $card } heeft geen effect.
refusal-objective-known = Je kent het doel van je tegenstander al.
refusal-no-objectives = Deze partij wordt zonder doelen gespeeld.
refusal-night-march-in-force = Nachtmars geldt deze beurt al.
refusal-no-objective-cards = De stapel Doelenkaarten is leeg.
refusal-not-seated = Je speelt niet mee aan deze tafel.
refusal-over = De partij is afgelopen.
refusal-time-left = Er staat nog tijd op de klok.
refusal-not-your-turn = Je bent niet aan de beurt.
refusal-no-undo = Aan deze tafel kun je niets ongedaan maken.
refusal-offered = Dat heb je al gevraagd. Wacht op antwoord.
refusal-no-offer = Er ligt geen voorstel waarop je kunt antwoorden.
refusal-no-abort = Jullie hebben allebei al een beurt gespeeld. Je kunt alleen nog opgeven of remise aanbieden.
refusal-many-aborts = Je hebt de afgelopen 24 uur te veel ratingpartijen afgebroken. Speel door of geef op.
refusal-no-takeback = Je kunt nu geen beurt terugnemen. Deze tafel staat het niet toe, je hebt nog geen beurt gespeeld of er is intussen een kaart bekend geworden.
refusal-too-long = Deze partij duurt al te lang om nog beurten terug te nemen of remise aan te bieden. Speel door of geef op.
refusal-unreadable = De server kan deze partij niet lezen. Meld dit bij de beheerder van de server.
refusal-many-tables = Je hebt te veel tafels in de lobby. Wacht tot er iemand aanschuift.
refusal-not-now = Dat kan nu niet.
refusal-no-action = Die actie bestaat niet.
refusal-illegal = Dat kan nu niet.
refusal-stale = De partij is al verder. Kijk opnieuw naar het bord.
refusal-malformed = De server begreep het bericht van deze pagina niet. Laad de pagina opnieuw.
refusal-rate = Te veel verzoeken achter elkaar. Wacht even.
refusal-empty-message = Dit bericht bevat geen zichtbare tekst.
refusal-origin = De server heeft dit verzoek geweigerd, omdat het van een andere site kwam.
refusal-host = Deze server heeft een ander adres. Gebruik het adres dat de beheerder opgeeft.
refusal-too-large = Dit is te groot om te versturen.
refusal-other = Dat kan niet.
refusal-not-signed-in = Kies eerst een naam of log in.
refusal-not-rated = Ratingpartijen zijn alleen voor spelers met een account.
refusal-position-not-rated = Een ratingpartij begint met een leeg bord.
refusal-position-over = In deze stelling is het spel afgelopen. Kies een eerdere.
refusal-own-bot = Tegen je eigen bot kun je geen ratingpartij spelen, en je bots onderling ook niet. Speel zonder rating.
refusal-seated = Je zit al aan deze tafel.
refusal-taken = Deze plaats is al bezet.
refusal-no-invite = Om aan te schuiven heb je de uitnodigingslink nodig.
refusal-not-over = De partij is nog niet afgelopen.
refusal-gone = Je tegenstander heeft zijn account verwijderd. Je kunt niet meer tegen hem spelen.
refusal-not-started = De partij is nog niet begonnen. Er is nog een plaats vrij.
refusal-not-yours = Dat mag je niet doen.
refusal-name-taken = Deze naam is al bezet. Kies een andere.
refusal-wrong-password = De naam of het wachtwoord klopt niet.
refusal-no-user = Dit account bestaat niet.
refusal-no-table = Deze tafel bestaat niet of de partij is nog niet begonnen.
refusal-no-push = Deze server stuurt geen meldingen.
refusal-bad-name = Gebruik 1 tot 30 letters en cijfers uit één alfabet. Spaties en . ' _ - mogen alleen ertussen staan. Sommige namen zijn gereserveerd.
refusal-common-password = Dat wachtwoord gebruiken te veel mensen. Kies een ander.
refusal-bad-password = Gebruik 8 tot 256 tekens, niet alleen spaties. Je naam mag niet je wachtwoord zijn.
refusal-invalid = Er klopt iets niet aan wat je hebt ingevuld. Kijk het nog eens na.
refusal-failed = Er ging iets mis. Probeer het opnieuw.
refusal-away = Geen verbinding met de server. We proberen het opnieuw…
refusal-too-many = Je kijkt naar te veel tafels tegelijk.
refusal-busy = De server heeft het druk. Probeer het zo nog eens.
refusal-http = De server heeft dit verzoek geweigerd.
refusal-no-client = Deze server heeft geen webpagina's. Hij is alleen voor programma's.
refusal-no-path = Op dit adres is niets te vinden.
refusal-unhealthy = Er is iets mis met de server. Probeer het later opnieuw.
refusal-no-session = Dat apparaat is al uitgelogd.
refusal-no-puzzle = Die puzzel bestaat niet.
refusal-no-file = Dit bestand bestaat niet.
refusal-banned = Je account is { $until ->
    [never] voorgoed geblokkeerd
   *[other] geblokkeerd tot { $until }
}. Reden: { $reason }
refusal-chat-banned = Van de beheerder van deze server mag je { $until ->
    [never] niet meer chatten
   *[other] niet chatten tot { $until }
}. Reden: { $reason }
refusal-reported = Je hebt deze speler aan deze tafel al gemeld.
refusal-no-odds = De kansen op het doel van de tegenstander worden alleen getoond in partijen tegen de computer zonder rating.
refusal-rated-position = Deze stelling komt uit een ratingpartij die jij, of iemand met dezelfde internetverbinding, nu speelt. Na de partij kun je haar analyseren.

event-placed = { CAPITAL(FORM($side, "have")) } { FORM($unit, "a") } geplaatst { FORM($lane, "on") } { $road }, blok { $tile } ({ $cost } AP).
event-placed-you = Je plaatst { FORM($unit, "a") } { FORM($lane, "on") } { $road }, blok { $tile }, voor { $cost } AP.
event-placed-enemy = Je tegenstander plaatst { FORM($unit, "a") } { FORM($lane, "on") } { $road }, zijn blok { $tile }, voor { $cost } AP.
event-redeployed = { CAPITAL(FORM($side, "have")) } { FORM($lane, "on") } { $road } { FORM($unit, "a") } naar voren gebracht, naar blok { $tile } ({ $cost } AP).
event-redeployed-you = Je brengt { FORM($lane, "on") } { $road } { FORM($unit, "a") } naar voren, naar blok { $tile }, voor { $cost } AP.
event-redeployed-enemy = Je tegenstander brengt { FORM($lane, "on") } { $road } { FORM($unit, "a") } naar voren, naar zijn blok { $tile }, voor { $cost } AP.
event-retreated = { CAPITAL(FORM($side, "have")) } { FORM($unit, "a") } teruggetrokken { FORM($lane, "from") } { $road } ({ $cost } AP).
event-retreated-you = Je trekt { FORM($unit, "the") } { FORM($lane, "from") } { $road } terug naar je voorraad voor { $cost } AP.
event-retreated-enemy = Je tegenstander trekt { FORM($unit, "the") } { FORM($lane, "from") } { $road } terug naar zijn voorraad voor { $cost } AP.
event-attacked = { CAPITAL(FORM($side, "have")) } { FORM($lane, "on") } { $road } aangevallen met { FORM($unit, "a") }. Getroffen: { $units }.
event-attacked-you = { CAPITAL(FORM($unit, "your")) } valt { FORM($lane, "on") } { $road } aan en treft { $units }.
event-attacked-enemy = Je tegenstander valt { FORM($lane, "on") } { $road } aan met { FORM($unit, "a") } en treft { $units }.
event-fired = { CAPITAL(FORM($side, "have")) } met { FORM($unit, "a") } { FORM($lane, "from") } { $road } naar { FORM($lane, "the") } { $target } gevuurd. Getroffen: { $units }.
event-fired-you = { CAPITAL(FORM($unit, "your")) } { FORM($lane, "on") } { $road } vuurt naar { FORM($lane, "the") } { $target } en treft { $units }.
event-fired-enemy = Je tegenstander vuurt met { FORM($unit, "a") } { FORM($lane, "from") } { $road } naar { FORM($lane, "the") } { $target } en treft { $units }.
event-left = { CAPITAL(FORM($lane, "from")) } { $road } terug naar de voorraad van { FORM($side, "the") }: { $units }.
event-left-you = { CAPITAL(FORM($lane, "from")) } { $road } terug naar je voorraad: { $units }.
event-left-enemy = { CAPITAL(FORM($lane, "from")) } { $road } terug naar de voorraad van je tegenstander: { $units }.
event-card-played = { CAPITAL(FORM($side, "have")) } { $card } gespeeld.
event-card-played-road = { CAPITAL(FORM($side, "have")) } { $card } gespeeld { FORM($lane, "on") } { $road }.
event-card-played-you = Je speelt { $card }.
event-card-played-you-road = Je speelt { $card } { FORM($lane, "on") } { $road }.
event-card-played-enemy = Je tegenstander speelt { $card }.
event-card-played-enemy-road = Je tegenstander speelt { $card } { FORM($lane, "on") } { $road }.
event-conquered = { CAPITAL(FORM($side, "have")) } { FORM($lane, "the") } { $road } veroverd.
event-conquered-you = Je hebt { FORM($lane, "the") } { $road } veroverd.
event-conquered-enemy = Je tegenstander heeft { FORM($lane, "the") } { $road } veroverd.
event-card-drawn = { CAPITAL(FORM($side, "have")) } een Zegekaart getrokken.
event-card-drawn-you = Je trekt een Zegekaart.
event-card-drawn-secret = Je trekt de Zegekaart { $card }.
event-card-drawn-enemy = Je tegenstander trekt een Zegekaart.
event-objective-seen = { CAPITAL(FORM($side, "have")) } de Doelenkaart van de tegenstander bekeken.
event-objective-seen-you = Je hebt de Doelenkaart van je tegenstander gezien.
event-objective-seen-secret = Het doel van je tegenstander is { $objective }.
event-objective-seen-enemy = Je tegenstander heeft je Doelenkaart gezien.
event-objective-put-under = { CAPITAL(FORM($side, "have")) } een Doelenkaart onder de stapel gelegd.
event-objective-put-under-you = Je legt je Doelenkaart onder de stapel.
event-objective-put-under-secret = Je legt je doel { $objective } onder de stapel.
event-objective-put-under-enemy = Je tegenstander legt zijn Doelenkaart onder de stapel.
event-objective-drawn = { CAPITAL(FORM($side, "have")) } een nieuwe Doelenkaart getrokken.
event-objective-drawn-you = Je trekt een nieuwe Doelenkaart.
event-objective-drawn-secret = Je nieuwe doel is { $objective }.
event-objective-drawn-enemy = Je tegenstander trekt een nieuwe Doelenkaart.
event-turn-ended = { CAPITAL(FORM($side, "have")) } beurt { $turn } beëindigd.
event-turn-ended-you = Je beëindigt je beurt.
event-turn-ended-enemy = Je tegenstander beëindigt de beurt.
event-turn-began = Beurt { $turn } is { FORM($side, "for") }, met { $ap } AP.
event-turn-began-you = Jij bent aan de beurt: { $ap } AP.
event-turn-began-enemy = Je tegenstander is aan de beurt: { $ap } AP.
event-game-ended = De partij is afgelopen.
event-game-ended-you = De partij is afgelopen. Je hebt gewonnen.
event-game-ended-enemy = De partij is afgelopen. Je tegenstander heeft gewonnen.

end-objective-won = Je hebt gewonnen: je hebt je doel bereikt.
end-objective-lost = Je hebt verloren: je tegenstander heeft zijn doel bereikt.
end-objective-side = Overwinning { FORM($side, "for") }: doel bereikt.
end-three-roads-won = Je hebt gewonnen: je hebt drie { FORM($lane, "many") } veroverd.
end-three-roads-lost = Je hebt verloren: je tegenstander heeft drie { FORM($lane, "many") } veroverd.
end-three-roads-side = Overwinning { FORM($side, "for") } met drie { FORM($lane, "many") }.
end-turn-limit-draw = Remise: beurt 400 is voorbij.
end-nobody-can-win-draw = Remise: niemand kan nog winnen.
end-resignation-won = Je hebt gewonnen: je tegenstander heeft opgegeven.
end-resignation-lost = Je hebt verloren: je hebt opgegeven.
end-resignation-side = Overwinning { FORM($side, "for") } door opgave.
end-time-won = Je hebt gewonnen: de tijd van je tegenstander is om.
end-time-lost = Je hebt verloren: je tijd is om.
end-time-side = Overwinning { FORM($side, "for") } op tijd.
end-agreement-draw = Remise in onderling overleg.
end-repetition-draw = Remise door herhaling: deze stelling kwam drie keer voor.
end-other-won = Je hebt gewonnen.
end-other-lost = Je hebt verloren.
end-other-side = Overwinning { FORM($side, "for") }.
end-other-draw = Remise.
end-aborted = De partij is afgebroken en telt niet mee.

reason-wins-by-objective = Je bereikt je doel en wint.
reason-wins-by-roads = Je verovert je derde { $lane } en wint.
reason-conquers = Je verovert { FORM($lane, "the") } { $road }.
reason-conquers-wanted = Je verovert { FORM($lane, "the") } { $road }, en dat telt voor je doel.
reason-stops-win = Je tegenstander kan in zijn volgende beurt niet meer winnen.
reason-stops-possible-win = Met { $count } van de doelen die je tegenstander kan hebben, had hij in zijn volgende beurt kunnen winnen.
reason-threatens-win = Je kunt in je volgende beurt winnen als je tegenstander je niet tegenhoudt.
reason-defends = Je tegenstander kan { FORM($lane, "the") } { $road } in zijn volgende beurt niet meer veroveren.
reason-defends-denied = Je verhindert dat je tegenstander { FORM($lane, "the") } { $road } verovert, zoals je doel voorschrijft.
reason-threatens = Je kunt { FORM($lane, "the") } { $road } in je volgende beurt veroveren.
reason-threatens-wanted = Je kunt { FORM($lane, "the") } { $road } in je volgende beurt veroveren, en dat telt voor je doel.
reason-leaves = Je tegenstander kan { FORM($lane, "the") } { $road } in zijn volgende beurt veroveren.
reason-leaves-win = Je tegenstander kan in zijn volgende beurt winnen.
reason-leaves-possible-win = Met { $count } van de doelen die je tegenstander kan hebben, kan hij in zijn volgende beurt winnen.
reason-sweeps = { CAPITAL(FORM($unit, "your")) } verwijdert { $units } { FORM($lane, "from") } { $road }.
reason-fires = { CAPITAL(FORM($unit, "your")) } vuurt en verwijdert { $units } { FORM($lane, "from") } { $road }.
reason-trades = { CAPITAL(FORM($unit, "your")) } { FORM($lane, "on") } { $road } en { FORM($enemy, "the") } ertegenover gaan allebei terug naar de voorraad.
reason-blocks = { CAPITAL(FORM($unit, "your")) } blokkeert { FORM($enemy, "the") } { FORM($lane, "on") } { $road }.
reason-threatens-sweep = { CAPITAL(FORM($unit, "your")) } { FORM($lane, "on") } { $road } kan { $units } verwijderen.
reason-closes-door = { CAPITAL(FORM($unit, "your")) } verspert je tegenstander de doorgang { FORM($lane, "on") } { $road }, waar je nog geen lijn had.
reason-prepares = Je komt { FORM($lane, "on") } { $road } dichterbij, en dat telt voor je doel. Het gat is nu { $gap }.
reason-advances = Je lijn { FORM($lane, "on") } { $road } komt vooruit. Het gat is nu { $gap }.
reason-keeps = Je houdt { $stock } achter de hand tegen de { FORM($enemy, "many") } vooraan in { $count ->
        [one] { $count } vijandelijke lijn
       *[other] { $count } vijandelijke lijnen
    }.
reason-saves-units = { CAPITAL(FORM($unit, "your")) } komt { FORM($lane, "on") } { $road } naar voren, en je voorraad blijft gespaard.
reason-frees = { CAPITAL(FORM($unit, "your")) } was { FORM($lane, "on") } { $road } geblokkeerd en komt nu los.
reason-frees-special = { CAPITAL(FORM($unit, "your")) } gaat terug naar je voorraad, dus je mag een andere speciale eenheid plaatsen.
reason-withdraws = { CAPITAL(FORM($unit, "your")) } gaat { FORM($lane, "from") } { $road } terug naar je voorraad.
reason-wedges = { CAPITAL(FORM($unit, "your")) } blijft de rest van het spel { FORM($lane, "on") } { $road } staan en telt nog steeds als je speciale eenheid.
reason-exposes = Je tegenstander kan in zijn volgende beurt { $units } van je verwijderen { FORM($lane, "on") } { $road }.
reason-wastes = Je laat { $ap } AP liggen die je nog kunt gebruiken.
reason-card-reinforcements = Je hebt deze beurt { $ap } AP.
reason-card-forced-march = { CAPITAL(FORM($unit, "your")) } komt { FORM($lane, "on") } { $road } naar voren. Dat scheelt je { $ap } AP.
reason-card-withdrawal = { CAPITAL(FORM($unit, "your")) } trekt zich terug { FORM($lane, "from") } { $road }. Dat scheelt je { $ap } AP.
reason-card-sabotage = { CAPITAL(FORM($enemy, "the")) } vooraan { FORM($lane, "on") } { $road } gaat terug naar de voorraad van je tegenstander.
reason-card-dig-in = Je tegenstander kan je eenheden { FORM($lane, "on") } { $road } tot je volgende beurt niet verwijderen.
reason-card-dig-in-saves = Je tegenstander kon { $units } van je verwijderen { FORM($lane, "on") } { $road }. Nu kan dat niet meer.
reason-card-supply-cut = Je tegenstander begint zijn volgende beurt met { $ap } AP.
reason-card-second-front = Je mag { $limit } speciale eenheden op het slagveld hebben.
reason-card-intelligence = Je komt te weten welk doel je moet tegenhouden.
reason-card-night-march = Een eenheid naar voren brengen kost je deze beurt 1 AP. Daar heb je in { $count } van je lijnen iets aan.
reason-card-new-orders = Voor je doel heb je nog { $count ->
        [one] { $count } { $lane }
       *[other] { $count } { FORM($lane, "many") }
    } nodig. Met een ander doel misschien minder.
reason-card-new-orders-lost = Je doel is niet meer haalbaar, dus je verliest er niets mee.

# An item of a list of units: "2 tanks".
list-unit = { $count ->
        [one] { $count } { $unit }
       *[other] { $count } { FORM($unit, "many") }
    }

direction-left = linker
direction-right = rechter

action-place = een eenheid plaatsen
action-redeploy = een eenheid naar voren brengen
action-retreat = een eenheid terugtrekken
action-attack = aanvallen
action-fire = vuren
action-card = een Zegekaart spelen
action-end = de beurt beëindigen

seat-south = Zuid
seat-north = Noord
seat-you = Jij
seat-enemy = Tegenstander

level-1-name = Rekruut
level-1-text = Speelt met simpele vuistregels en ziet veel over het hoofd. Voor je eerste partijen.
level-1-character = Vers uit de opleiding. Dol op tanks, vergeet de flanken.
level-2-name = Soldaat
level-2-text = Speelt met simpele vuistregels, maar let iets beter op.
level-2-character = Doet wat hem gezegd wordt, en graaft zich in waar hij moet oprukken.
level-3-name = Korporaal
level-3-text = Speelt met vuistregels, maar ziet elke winst in één beurt, van jou en van zichzelf.
level-3-character = Voorzichtig en eerlijk. Mist nooit een winst die voor het grijpen ligt.
level-4-name = Sergeant
level-4-text = Ziet elke winst in één beurt en vergelijkt een paar beurten voordat hij er een speelt.
level-4-character = Heeft alles al twee keer meegemaakt. Wacht op jouw fout.
level-5-name = Luitenant
level-5-text = Kijkt een stukje vooruit en let op wat jij in je volgende beurt kunt winnen.
level-5-character = Jong en gretig, en al bezig met jouw volgende beurt.
level-6-name = Kapitein
level-6-text = Kijkt verder vooruit en probeert je doel uit je spel af te leiden.
level-6-character = Leest je plannen af aan je zetten.
level-7-name = Kolonel
level-7-text = Kijkt veel verder vooruit.
level-7-character = Kalm en geduldig, met bijna overal een antwoord op.
level-8-name = Generaal
level-8-text = Denkt één seconde per beurt na. Het sterkste niveau.
level-8-character = Overziet het hele slagveld. Win hiervan en vertel het rond.

unit-M = antitankmijn
    .many = antitankmijnen
    .the = de antitankmijn
    .a = een antitankmijn
    .your = je antitankmijn
    .of = van de antitankmijn
    .no = geen antitankmijn
unit-T = tank
    .many = tanks
    .the = de tank
    .a = een tank
    .your = je tank
    .of = van de tank
    .no = geen tank
unit-P = soldaat
    .many = soldaten
    .the = de soldaat
    .a = een soldaat
    .your = je soldaat
    .of = van de soldaat
    .no = geen soldaat
unit-C = korporaal
    .many = korporalen
    .the = de korporaal
    .a = een korporaal
    .your = je korporaal
    .of = van de korporaal
    .no = geen korporaal
unit-S = sergeant
    .many = sergeanten
    .the = de sergeant
    .a = een sergeant
    .your = je sergeant
    .of = van de sergeant
    .no = geen sergeant
unit-G = generaal
    .many = generaals
    .the = de generaal
    .a = een generaal
    .your = je generaal
    .of = van de generaal
    .no = geen generaal
unit-R = mortier
    .many = mortieren
    .the = de mortier
    .a = een mortier
    .your = je mortier
    .of = van de mortier
    .no = geen mortier
unit-Y = spion
    .many = spionnen
    .the = de spion
    .a = een spion
    .your = je spion
    .of = van de spion
    .no = geen spion
unit-K = commandotank
    .many = commandotanks
    .the = de commandotank
    .a = een commandotank
    .your = je commandotank
    .of = van de commandotank
    .no = geen commandotank
unit-A = artillerie
    .many = artillerie
    .the = de artillerie
    .a = artillerie
    .your = je artillerie
    .of = van de artillerie
    .no = geen artillerie
unit-other = { $name }
    .many = { $name }
    .the = de eenheid { $name }
    .a = een { $name }
    .your = je { $name }
    .of = van de eenheid { $name }
    .no = geen { $name }

lane-ardennes = weg
    .many = wegen
    .the = weg
    .on = op weg
    .of = van weg
    .from = van weg
    .at = op
    .definite = de weg
    .every = elke weg
    .a-conquered = een veroverde weg
    .on-it = op de weg
    .that = die weg
    .another = een andere weg
lane-dday = bruggenhoofd
    .many = bruggenhoofden
    .the = bruggenhoofd
    .on = op bruggenhoofd
    .of = van bruggenhoofd
    .from = van bruggenhoofd
    .at = op
    .definite = het bruggenhoofd
    .every = elk bruggenhoofd
    .a-conquered = een veroverd bruggenhoofd
    .on-it = op het bruggenhoofd
    .that = dat bruggenhoofd
    .another = een ander bruggenhoofd
lane-prototype = straat
    .many = straten
    .the = straat
    .on = in straat
    .of = van straat
    .from = uit straat
    .at = in
    .definite = de straat
    .every = elke straat
    .a-conquered = een veroverde straat
    .on-it = in de straat
    .that = die straat
    .another = een andere straat
# The gender of an own word is unknown, so "baan" stands in where Dutch needs it; `book-about` introduces the word.
lane-other = { $name }
    .many = { $name }
    .the = { $name }
    .on = op { $name }
    .of = van { $name }
    .from = van { $name }
    .at = op
    .definite = de baan
    .every = elke baan
    .a-conquered = een veroverde baan
    .on-it = op de baan
    .that = die baan
    .another = een andere baan

side-ardennes-south = Duitsers
    .the = de Duitsers
    .for = voor de Duitsers
    .have = de Duitsers hebben
    .place = de Duitsers plaatsen
    .attack = de Duitsers vallen
    .leave = de Duitsers laten
    .draw = de Duitsers trekken
    .end = de Duitsers beëindigen
    .are = de Duitsers zijn
    .begin = de Duitsers beginnen
    .offer = de Duitsers bieden
    .want = de Duitsers willen
side-ardennes-north = Geallieerden
    .the = de Geallieerden
    .for = voor de Geallieerden
    .have = de Geallieerden hebben
    .place = de Geallieerden plaatsen
    .attack = de Geallieerden vallen
    .leave = de Geallieerden laten
    .draw = de Geallieerden trekken
    .end = de Geallieerden beëindigen
    .are = de Geallieerden zijn
    .begin = de Geallieerden beginnen
    .offer = de Geallieerden bieden
    .want = de Geallieerden willen
side-dday-south = Duitsers
    .the = de Duitsers
    .for = voor de Duitsers
    .have = de Duitsers hebben
    .place = de Duitsers plaatsen
    .attack = de Duitsers vallen
    .leave = de Duitsers laten
    .draw = de Duitsers trekken
    .end = de Duitsers beëindigen
    .are = de Duitsers zijn
    .begin = de Duitsers beginnen
    .offer = de Duitsers bieden
    .want = de Duitsers willen
side-dday-north = Geallieerden
    .the = de Geallieerden
    .for = voor de Geallieerden
    .have = de Geallieerden hebben
    .place = de Geallieerden plaatsen
    .attack = de Geallieerden vallen
    .leave = de Geallieerden laten
    .draw = de Geallieerden trekken
    .end = de Geallieerden beëindigen
    .are = de Geallieerden zijn
    .begin = de Geallieerden beginnen
    .offer = de Geallieerden bieden
    .want = de Geallieerden willen
side-prototype-south = Geallieerden
    .the = de Geallieerden
    .for = voor de Geallieerden
    .have = de Geallieerden hebben
    .place = de Geallieerden plaatsen
    .attack = de Geallieerden vallen
    .leave = de Geallieerden laten
    .draw = de Geallieerden trekken
    .end = de Geallieerden beëindigen
    .are = de Geallieerden zijn
    .begin = de Geallieerden beginnen
    .offer = de Geallieerden bieden
    .want = de Geallieerden willen
side-prototype-north = Asmogendheden
    .the = de Asmogendheden
    .for = voor de Asmogendheden
    .have = de Asmogendheden hebben
    .place = de Asmogendheden plaatsen
    .attack = de Asmogendheden vallen
    .leave = de Asmogendheden laten
    .draw = de Asmogendheden trekken
    .end = de Asmogendheden beëindigen
    .are = de Asmogendheden zijn
    .begin = de Asmogendheden beginnen
    .offer = de Asmogendheden bieden
    .want = de Asmogendheden willen
# The reader and the reader's enemy, in the story, the log and messages about a game.
reader-you = je
    .the = je
    .for = voor jou
    .have = je hebt
    .are = je bent
reader-enemy = je tegenstander
    .the = je tegenstander
    .for = voor je tegenstander
    .have = je tegenstander heeft
    .are = je tegenstander is
side-other = { $name }
    .the = { $name }
    .for = voor { $name }
    .have = { $name } heeft
    .place = { $name } plaatst
    .attack = { $name } valt
    .leave = { $name } laat
    .draw = { $name } trekt
    .end = { $name } beëindigt
    .are = { $name } is
    .begin = { $name } begint
    .offer = { $name } biedt
    .want = { $name } wil

edition-ardennes-name = Clash of the Ardennes
edition-ardennes-about = De regels van het doosspel, met de commando tank. Goed om mee te beginnen.
edition-dday-name = Clash D-Day
edition-dday-about = Bruggenhoofden in plaats van wegen, artillerie in plaats van de commando tank.
edition-prototype-name = Clash of the Ardennes, eerste spelregels
edition-prototype-about = Straten. Je wint alleen met het doel: twee van de straten op de kaart en een naar keuze.

objective-all = Verover { $count ->
        [one] { $count } { $lane }
       *[other] { $count } { FORM($lane, "many") }
    }: { $roads }.
objective-some = Verover { $count ->
        [one] één
       *[other] { $count }
    } van de { FORM($lane, "many") } { $roads }.
objective-any = Verover { $count ->
        [one] { $count } { $lane }
       *[other] { $count } { FORM($lane, "many") }
    } naar keuze.
objective-some-more = Verover nog { $count ->
        [one] één
       *[other] { $count }
    } van de { FORM($lane, "many") } { $roads }.
objective-any-more = Verover nog { $count ->
        [one] { $count } { $lane }
       *[other] { $count } { FORM($lane, "many") }
    } naar keuze.
objective-deny = Je tegenstander mag { $lane } { $roads } niet veroverd hebben.
objective-deny-any = Je tegenstander mag nog niets veroverd hebben.

card-reinforcements-title = Versterkingen
card-forced-march-title = Geforceerde mars
card-forced-march-text = Breng de allerlaatste eenheid van een van je lijnen naar voren voor 0 actiepunten. De lijn moet minstens twee eenheden tellen en de eenheid moet in het gat passen.
card-withdrawal-title = Terugtocht
card-withdrawal-text = Trek een van je voorste eenheden, geblokkeerd of niet, terug naar je voorraad voor 0 actiepunten.
card-sabotage-title = Sabotage
card-sabotage-text = Kies een van de { FORM($lane, "many") } die nog niet veroverd zijn. De voorste eenheid die je tegenstander daar heeft, gaat terug naar zijn voorraad.
card-second-front-title = Tweede front
card-second-front-text = Je mag de rest van het spel één extra speciale eenheid op het slagveld hebben.
card-intelligence-title = Inlichtingen
card-intelligence-text = Bekijk de Doelenkaart van je tegenstander, nu en de rest van het spel. Krijgt hij een andere, dan blijft die geheim.
card-dig-in-title = Ingraven
card-dig-in-text = Kies een van de { FORM($lane, "many") } die nog niet veroverd zijn en waar je een lijn hebt. Tot je volgende beurt begint, kan je tegenstander je eenheden daar niet verwijderen met een aanval, vuur of Sabotage.
card-supply-cut-title = Aanvoer afgesneden
card-supply-cut-text = Je tegenstander begint zijn volgende beurt met 2 actiepunten minder.
card-night-march-title = Nachtmars
card-night-march-text = Een eenheid naar voren brengen kost je de rest van deze beurt 1 actiepunt in plaats van 2.
card-new-orders-title = Nieuwe orders
card-new-orders-text = Leg je Doelenkaart onder de stapel Doelenkaarten en trek de bovenste. Je nieuwe doel telt meteen.
card-gives = Je hebt deze beurt { $points ->
        [one] 1 extra actiepunt
       *[other] { $points } extra actiepunten
    }.
card-costs = Deze kaart spelen kost { $points ->
        [one] 1 actiepunt
       *[other] { $points } actiepunten
    }.

effect-dig-in = { $side }: ingegraven { FORM($lane, "on") } { $road }.
effect-supply-cut = { $side }: volgende beurt { $ap } AP minder.
effect-second-front = { $side }: hoogstens { $limit } speciale eenheden op het slagveld.
effect-intelligence = { $side }: doel van de tegenstander bekend.
effect-night-march = Een eenheid naar voren brengen kost de rest van deze beurt 1 AP.
effect-fresh = De mortier is deze beurt ingezet en mag dus vuren.
effect-dig-in-you = Je bent ingegraven { FORM($lane, "on") } { $road }.
effect-dig-in-enemy = Je tegenstander is ingegraven { FORM($lane, "on") } { $road }.
effect-supply-cut-you = Je hebt volgende beurt { $ap } AP minder.
effect-supply-cut-enemy = Je tegenstander heeft volgende beurt { $ap } AP minder.
effect-second-front-you = Je mag hoogstens { $limit } speciale eenheden op het slagveld hebben.
effect-second-front-enemy = Je tegenstander mag hoogstens { $limit } speciale eenheden op het slagveld hebben.
effect-intelligence-you = Je kent het doel van je tegenstander.
effect-intelligence-enemy = Je tegenstander kent jouw doel.

preview-leaves = Terug naar de voorraad: { $units }.
preview-both = Beide gaan terug naar de voorraad.
preview-conquers = Verovert { FORM($lane, "the") } { $road }.
preview-wins = Wint de partij.

warn-ap-left = Je hebt nog { $ap } AP. Die ben je kwijt als je je beurt beëindigt.
warn-wedge = Als je { FORM($lane, "the") } { $road } zo verovert, blijft { FORM($unit, "your") } daar de rest van het spel staan. Hij telt nog steeds als je speciale eenheid.
warn-attack-left = Je kunt { FORM($lane, "on") } { $road } nog gratis aanvallen.
warn-reveals = Hiermee wordt een kaart bekend, dus je kunt het niet ongedaan maken.
warn-deck-own = We hebben deze kaarten zelf gemaakt. Het zijn niet de kaarten uit de doos.

describe-road = { CAPITAL($lane) } { $road }. Gat { $gap }.
describe-line = { $side }, van achter naar voren: { $names }.
describe-no-line = { $side }: geen lijn.
describe-distance = { $tiles ->
        [one] { $tiles } blok
       *[other] { $tiles } blokken
    } van het startblok.
describe-contact = De voorste eenheden raken elkaar.
describe-blocked = { CAPITAL(FORM($unit, "your")) } wordt geblokkeerd door { FORM($enemy, "the") }.
describe-conquered = { CAPITAL($lane) } { $road }: veroverd door { FORM($side, "the") }.

chat-hello = Hallo.
chat-good-luck = Succes.
chat-well-played = Goed gespeeld.
chat-thanks = Bedankt voor de partij.
chat-moment = Momentje, alsjeblieft.
chat-surprised = Die zag ik niet aankomen.
chat-again = Nog een partij?
chat-bye = Ik moet ervandoor. Tot ziens.

goal-more = { $count ->
        [0] gehaald
        [one] nog { $count } { $lane }
       *[other] nog { $count } { FORM($lane, "many") }
    }
goal-three = Drie { FORM($lane, "many") } naar keuze winnen ook.
goal-three-only = Je wint met drie { FORM($lane, "many") } naar keuze.
goal-lost = Dit doel is niet meer haalbaar.
goal-still-three = Je wint nog wel met drie { FORM($lane, "many") } naar keuze.
goal-still-card = Alleen de kaart { $card } kan je nog een nieuw doel geven.
goal-none = Je kunt dit spel niet meer winnen.
goal-yours = { CAPITAL($lane) } { $road }: van jou.
goal-enemys = { CAPITAL($lane) } { $road }: van je tegenstander.
goal-open = { CAPITAL($lane) } { $road }: vrij.
mark-must = Je doel vraagt om { FORM($lane, "the") } { $road }.
mark-choice = { CAPITAL(FORM($lane, "the")) } { $road } kan meetellen voor je doel.
mark-deny = Je doel mislukt als je tegenstander { FORM($lane, "the") } { $road } verovert.
mark-blocked-own = Ketting: { FORM($enemy, "the") } blokkeert { FORM($unit, "your") }. Je eenheid kan niet aanvallen, en terugtrekken kost 3 AP.
mark-blocked-enemy = Ketting: { FORM($unit, "your") } blokkeert { FORM($enemy, "the") }. De vijandelijke eenheid kan niet aanvallen, en terugtrekken kost 3 AP.
mark-equal = Vonk: gelijkwaardige eenheden raken elkaar. Valt er een aan, dan gaan ze allebei terug naar de voorraad.
tip-mine = Verslaat tanks. Infanterie verslaat hem.
tip-tank = Verslaat infanterie. Mijnen verslaan hem.
tip-infantry = Verslaat mijnen en lagere rangen. Tanks verslaan hem.
tip-spy = Verslaat elke eenheid behalve een spion.
