coach-name = Coach
coach-steps = Stappen van je eerste spel
coach-step-goal = Doel
coach-step-place = Plaatsen
coach-step-meet = Contact
coach-step-attack = Aanvallen
coach-step-conquer = Veroveren
coach-step-win = Winnen
coach-goal = Je eenheden beginnen onderaan. Breng je lijn naar de overkant van een { $lane } en je verovert { FORM($lane, "that") }. Hiermee win je:
coach-goal-three = Drie { FORM($lane, "many") } naar keuze winnen ook.
coach-start = Aan de slag
coach-start-sound = Aan de slag, met geluid
coach-points = Je hebt 4 actiepunten (AP) per beurt. Een eenheid plaatsen kost er 1. Kies je een eenheid, dan zie je welk gat er overblijft.
coach-more = Nu { FORM($unit, "the") } op { FORM($lane, "the") } { $road }: dan is het gat { $left }.
coach-place-wanted = Tik op { FORM($unit, "the") } en dan op { FORM($lane, "the") } { $road }. Die telt voor je doel.
coach-place-wanted-again = Nu { FORM($unit, "the") } op { FORM($lane, "the") } { $road }: ook die telt voor je doel.
coach-place = Tik op { FORM($unit, "the") } en dan op { FORM($lane, "the") } { $road }. Ook met drie { FORM($lane, "many") } win je.
coach-filler = { $left ->
        [1] Geen enkele eenheid vult het gat alleen. Daarna blijft er één blok vrij: daar past { FORM($filler, "the") }, en je verovert { FORM($lane, "that") }.
       *[other] Geen enkele eenheid vult het gat alleen. Daarna blijven er { $left } blokken vrij: daar past { FORM($filler, "the") }, en je verovert { FORM($lane, "that") }.
    }
coach-filler-again = Daarna verover je { FORM($lane, "that") } met { FORM($filler, "the") }.
coach-approach = Tik op { FORM($unit, "the") } en dan op { FORM($lane, "the") } { $road }. Er blijft plaats voor { FORM($counter, "the") }: die verslaat { FORM($enemy, "the") }.
coach-approach-again = Nu { FORM($unit, "the") } op { FORM($lane, "the") } { $road }: er blijft plaats voor { FORM($counter, "the") }, die { FORM($enemy, "the") } verslaat.
coach-meet = Tik op { FORM($unit, "the") } en dan op { FORM($lane, "the") } { $road }. Daar raakt hij { FORM($enemy, "the") } en kan hij aanvallen.
coach-meet-again = Nu { FORM($unit, "the") } op { FORM($lane, "the") } { $road }: daar kan hij { FORM($enemy, "the") } aanvallen.
coach-ask = Het gat { FORM($lane, "on") } { $road } is { $gap }. Welke eenheid past daar en verslaat { FORM($enemy, "the") }?
coach-help = Laat zien
coach-attack = { CAPITAL(FORM($unit, "your")) } raakt { FORM($enemy, "the") } en is sterker. Tik op { FORM($lane, "the") } { $road } en dan op Aanvallen. Dat kost niets. Alle eenheden achter elkaar die hij verslaat, gaan terug naar de voorraad van de vijand.
coach-attack-again = { CAPITAL(FORM($unit, "your")) } verslaat { FORM($enemy, "the") }. Tik op { FORM($lane, "the") } { $road } en dan op Aanvallen.
coach-trade = { CAPITAL(FORM($unit, "your")) } raakt { FORM($enemy, "the") }, even sterk. Tik op { FORM($lane, "the") } { $road } en dan op Aanvallen. Beide gaan terug naar de voorraad.
coach-trade-again = { CAPITAL(FORM($unit, "your")) } en { FORM($enemy, "the") } zijn even sterk. Tik op { FORM($lane, "the") } { $road } en dan op Aanvallen.
coach-equal = Goed om te weten: valt een eenheid een gelijkwaardige aan, dan gaan ze allebei terug naar de voorraad.
coach-place-conquers = Het gat { FORM($lane, "on") } { $road } is { $gap }: precies genoeg. Tik op { FORM($unit, "the") } en dan op { FORM($lane, "the") } { $road }, en je verovert { FORM($lane, "that") }.
coach-place-conquers-again = { CAPITAL(FORM($unit, "the")) } past { FORM($lane, "on") } { $road }. Plaats hem en verover.
coach-redeploy-conquers = Tik op { FORM($lane, "the") } { $road } en dan op Naar voren brengen. De allerlaatste eenheid gaat naar voren en je verovert hem.
coach-redeploy-conquers-again = Tik op { FORM($lane, "the") } { $road } en dan op Naar voren brengen: daarmee verover je hem.
coach-redeploy = Tik op { FORM($lane, "the") } { $road } en dan op Naar voren brengen. De allerlaatste eenheid gaat voor 2 punten naar voren.
coach-redeploy-again = Tik op { FORM($lane, "the") } { $road } en dan op Naar voren brengen.
coach-retreat = Tik op { FORM($lane, "the") } { $road } en dan op Terugtrekken. { CAPITAL(FORM($unit, "your")) } gaat terug naar je voorraad en maakt plaats voor een andere eenheid.
coach-retreat-again = Tik op { FORM($lane, "the") } { $road } en dan op Terugtrekken.
coach-end = { $ap ->
        [0] Je punten zijn op. Tik op Beurt beëindigen: je lijnen blijven staan en je gaat volgende beurt verder.
       *[other] Meer helpt nu niet. Tik op Beurt beëindigen.
    }
coach-end-again = { $ap ->
        [0] Geen punten meer. Tik op Beurt beëindigen.
       *[other] Tik nu op Beurt beëindigen.
    }
coach-wins = Je kunt deze beurt winnen.
coach-blocked = { CAPITAL(FORM($enemy, "the")) } blokkeert { FORM($unit, "your") } { FORM($lane, "on") } { $road }. Jouw eenheid kan niet aanvallen, en terugtrekken kost 3 AP.
coach-blocked-again = { CAPITAL(FORM($enemy, "the")) } blokkeert { FORM($unit, "your") } { FORM($lane, "on") } { $road }.
coach-mistake-blocked = { CAPITAL(FORM($unit, "your")) } { FORM($lane, "on") } { $road } raakt { FORM($enemy, "the") }, die sterker is, en wordt geblokkeerd. Maak het ongedaan of laat het zo.
coach-mistake-blocked-again = { CAPITAL(FORM($enemy, "the")) } blokkeert { FORM($unit, "your") } { FORM($lane, "on") } { $road }. Maak het ongedaan of laat het zo.
coach-conquered = { CAPITAL(FORM($lane, "the")) } { $road } is van jou, tot het einde van het spel.
coach-good = Goed zo.
coach-enemy = Je tegenstander speelt. Kijk waar de lijnen elkaar raken.
coach-enemy-again = Je tegenstander speelt.
coach-pause = Neem de tijd. De omcirkelde plekken laten zien waar je tikt.
coach-won = Je hebt je eerste spel gewonnen. Je kent het doel, weet wie wie verslaat en hoe je verovert. De driehoek bovenaan laat in elk spel zien wie wie verslaat.
coach-over = Het spel is afgelopen. Je kunt het begeleide spel altijd opnieuw spelen.
coach-again = Nog eens spelen
coach-recruit = Nu zonder coach
coach-hide = Coach verbergen
coach-show = Vraag de coach
