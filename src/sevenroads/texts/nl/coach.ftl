coach-name = Coach
coach-steps = Stappen van je eerste spel
coach-step-goal = Doel
coach-step-place = Plaatsen
coach-step-meet = Contact
coach-step-attack = Aanvallen
coach-step-conquer = Veroveren
coach-step-win = Winnen
coach-goal = Je eenheden beginnen onderaan. Breng je lijn naar de overkant van een { $lane } en je verovert { FORM($lane, "that") }. Zo win je:
coach-goal-three = Drie { FORM($lane, "many") } naar keuze winnen ook.
coach-start = Aan de slag
coach-start-sound = Aan de slag, met geluid
coach-points = Je hebt 4 actiepunten (AP) per beurt. Een eenheid plaatsen kost er 1. Kies je een eenheid, dan zie je hoeveel blokken er vrij zouden blijven.
coach-more = Plaats { FORM($unit, "a") } uit je voorraad { FORM($lane, "on") } { $road }. Daar { $left ->
        [one] blijft dan één blok
       *[other] blijven dan { $left } blokken
    } vrij.
coach-place-wanted = Tik op { FORM($unit, "the") } in je voorraad en dan op { FORM($lane, "the") } { $road }. { CAPITAL(FORM($lane, "that")) } telt voor je doel.
coach-place-wanted-again = Plaats { FORM($unit, "a") } { FORM($lane, "on") } { $road }. Ook { FORM($lane, "that") } telt voor je doel.
coach-place = Tik op { FORM($unit, "the") } in je voorraad en dan op { FORM($lane, "the") } { $road }. Met drie { FORM($lane, "many") } naar keuze win je ook.
coach-filler = Daarna past { FORM($filler, "a") } precies in het gat en verover je { FORM($lane, "that") }.
coach-filler-again = Daarna verover je { FORM($lane, "that") } met { FORM($filler, "a") }.
coach-approach = Tik op { FORM($unit, "the") } in je voorraad en dan op { FORM($lane, "the") } { $road }. Er blijft dan plaats voor { FORM($counter, "a") }, en die verslaat { FORM($enemy, "the") }.
coach-approach-again = Plaats { FORM($unit, "a") } { FORM($lane, "on") } { $road }. Er blijft dan plaats voor { FORM($counter, "a") }, en die verslaat { FORM($enemy, "the") }.
coach-meet = Tik op { FORM($unit, "the") } in je voorraad en dan op { FORM($lane, "the") } { $road }. Daar raakt hij { FORM($enemy, "the") } en kan hij aanvallen.
coach-meet-again = Plaats { FORM($unit, "a") } { FORM($lane, "on") } { $road }. Daar kan hij { FORM($enemy, "the") } aanvallen.
coach-ask = { CAPITAL(FORM($lane, "on")) } { $road } { $gap ->
        [one] is nog één blok
       *[other] zijn nog { $gap } blokken
    } vrij. Welke van je eenheden past daar precies en verslaat { FORM($enemy, "the") }?
coach-help = Laat zien
coach-attack = { CAPITAL(FORM($unit, "your")) } raakt { FORM($enemy, "the") } en is sterker. Tik op { FORM($lane, "the") } { $road } en dan op Aanvallen. Dat kost niets. Alle eenheden op rij die hij verslaat, gaan terug naar de voorraad van je tegenstander.
coach-attack-again = { CAPITAL(FORM($unit, "your")) } verslaat { FORM($enemy, "the") }. Tik op { FORM($lane, "the") } { $road } en dan op Aanvallen.
coach-trade = { CAPITAL(FORM($unit, "your")) } raakt een gelijkwaardige eenheid. Tik op { FORM($lane, "the") } { $road } en dan op Aanvallen. Beide gaan terug naar de voorraad.
coach-trade-again = { CAPITAL(FORM($unit, "your")) } en de eenheid van je tegenstander zijn gelijkwaardig. Tik op { FORM($lane, "the") } { $road } en dan op Aanvallen.
coach-equal = Goed om te weten: valt een eenheid een gelijkwaardige aan, dan gaan ze allebei terug naar de voorraad.
coach-place-conquers = { CAPITAL(FORM($unit, "a")) } past precies in het gat { FORM($lane, "on") } { $road }. Tik op { FORM($unit, "the") } in je voorraad en dan op { FORM($lane, "the") } { $road }, en je verovert { FORM($lane, "that") }.
coach-place-conquers-again = Plaats { FORM($unit, "a") } { FORM($lane, "on") } { $road }. Die past precies en je verovert { FORM($lane, "that") }.
coach-redeploy-conquers = Tik op { FORM($lane, "the") } { $road } en dan op Naar voren brengen. De allerlaatste eenheid gaat naar voren en je verovert { FORM($lane, "that") }.
coach-redeploy-conquers-again = Tik op { FORM($lane, "the") } { $road } en dan op Naar voren brengen: daarmee verover je { FORM($lane, "that") }.
coach-redeploy = Tik op { FORM($lane, "the") } { $road } en dan op Naar voren brengen. De allerlaatste eenheid gaat voor 2 punten naar voren.
coach-redeploy-again = Tik op { FORM($lane, "the") } { $road } en dan op Naar voren brengen.
coach-retreat = Tik op { FORM($lane, "the") } { $road } en dan op Terugtrekken. { CAPITAL(FORM($unit, "your")) } gaat terug naar je voorraad en maakt plaats voor een andere eenheid.
coach-retreat-again = Tik op { FORM($lane, "the") } { $road } en dan op Terugtrekken.
coach-end = { $ap ->
        [0] Je punten zijn op. Tik op Beurt beëindigen: je lijnen blijven staan en je gaat volgende beurt verder.
       *[other] Meer kun je nu niet doen. Tik op Beurt beëindigen.
    }
coach-end-again = { $ap ->
        [0] Je hebt geen punten meer. Tik op Beurt beëindigen.
       *[other] Tik nu op Beurt beëindigen.
    }
coach-wins = Je kunt deze beurt winnen.
coach-blocked = { CAPITAL(FORM($enemy, "the")) } blokkeert { FORM($unit, "your") } { FORM($lane, "on") } { $road }. Jouw eenheid kan niet aanvallen, en terugtrekken kost 3 AP.
coach-blocked-again = { CAPITAL(FORM($enemy, "the")) } blokkeert { FORM($unit, "your") } { FORM($lane, "on") } { $road }.
coach-mistake-blocked = { CAPITAL(FORM($unit, "your")) } { FORM($lane, "on") } { $road } raakt { FORM($enemy, "the") } en is geblokkeerd, want die is sterker. Maak het ongedaan of laat het zo.
coach-mistake-blocked-again = { CAPITAL(FORM($enemy, "the")) } blokkeert { FORM($unit, "your") } { FORM($lane, "on") } { $road }. Maak het ongedaan of laat het zo.
coach-conquered = { CAPITAL(FORM($lane, "the")) } { $road } is van jou, tot het einde van het spel.
coach-good = Goed zo.
coach-enemy = Je tegenstander is aan de beurt. Kijk waar de lijnen elkaar raken.
coach-enemy-again = Je tegenstander is aan de beurt.
coach-pause = Neem de tijd. De omcirkelde plekken laten zien waar je tikt.
coach-won = Je hebt je eerste spel gewonnen. Je kent het doel, weet wie wie verslaat en hoe je verovert. De driehoek bovenaan laat in elk spel zien wie wie verslaat.
coach-over = Het spel is afgelopen. Je kunt het begeleide spel altijd opnieuw spelen.
coach-again = Nog eens spelen
coach-recruit = Nu zonder coach
coach-hide = Coach verbergen
coach-show = Vraag de coach
