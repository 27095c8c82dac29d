coach-name = Coach
coach-steps = Stappen van je eerste spel
coach-step-goal = Doel
coach-step-place = Plaatsen
coach-step-meet = Contact
coach-step-attack = Aanvallen
coach-step-conquer = Veroveren
coach-step-win = Winnen
coach-goal = Je eenheden beginnen onderaan. Breng je lijn naar het verre einde van een { $lane } en je verovert { FORM($lane, "that") }. Hiermee win je:
coach-goal-three = Drie { FORM($lane, "many") } naar keuze winnen ook.
coach-start = Aan de slag
coach-points = Je hebt 4 actiepunten (AP) per beurt. Een eenheid plaatsen kost er 1. De getallen tonen het gat dat overblijft.
coach-place-wanted = Tik op { FORM($unit, "the") } en dan op { FORM($lane, "the") } { $road }. Die telt voor je doel.
coach-place = Tik op { FORM($unit, "the") } en dan op { FORM($lane, "the") } { $road }. Ook met drie { FORM($lane, "many") } win je.
coach-meet = Tik op { FORM($unit, "the") } en dan op { FORM($lane, "the") } { $road }. Daar raakt hij { FORM($enemy, "the") }, en hij is sterker.
coach-attack = { CAPITAL(FORM($unit, "your")) } raakt { FORM($enemy, "the") } en is sterker. Tik op { FORM($lane, "the") } { $road } en dan op Aanvallen. Dat kost niets. Alle eenheden op rij die hij verslaat, gaan terug naar de voorraad van de vijand.
coach-trade = { CAPITAL(FORM($unit, "your")) } raakt { FORM($enemy, "the") }, even sterk. Tik op { FORM($lane, "the") } { $road } en dan op Aanvallen. Beide gaan terug naar de voorraad.
coach-place-conquers = Het gat { FORM($lane, "on") } { $road } is { $gap }: dat past. Tik op { FORM($unit, "the") } en dan op { FORM($lane, "the") } { $road }: veroverd.
coach-redeploy-conquers = Tik op { FORM($lane, "the") } { $road } en dan op Naar voren brengen. De allerlaatste eenheid gaat naar voren en je verovert hem.
coach-redeploy = Tik op { FORM($lane, "the") } { $road } en dan op Naar voren brengen. De allerlaatste eenheid gaat voor 2 punten naar voren.
coach-retreat = Tik op { FORM($lane, "the") } { $road } en dan op Terugtrekken. { CAPITAL(FORM($unit, "your")) } gaat terug naar je voorraad en maakt plaats voor een andere eenheid.
coach-end = { $ap ->
        [0] Je punten zijn op. Tik op Beurt beëindigen.
       *[other] Meer helpt nu niet. Tik op Beurt beëindigen.
    }
coach-wins = Je kunt deze beurt winnen.
coach-blocked = { CAPITAL(FORM($enemy, "the")) } blokkeert { FORM($unit, "your") } { FORM($lane, "on") } { $road }. Jouw eenheid kan niet aanvallen, en terugtrekken kost 3 AP.
coach-mistake-blocked = { CAPITAL(FORM($unit, "your")) } { FORM($lane, "on") } { $road } raakt { FORM($enemy, "the") }, die sterker is, en wordt geblokkeerd. Maak het ongedaan of laat het zo.
coach-conquered = { CAPITAL(FORM($lane, "the")) } { $road } is van jou, tot het einde van het spel.
coach-good = Goed zo.
coach-enemy = Je tegenstander speelt. Kijk waar de lijnen elkaar raken.
coach-pause = Neem de tijd. De omcirkelde plekken laten zien waar je tikt.
coach-won = Je hebt je eerste spel gewonnen. Je kent het doel, weet wie wie verslaat en hoe je verovert. De driehoek bovenaan laat in elk spel zien wie wie verslaat.
coach-over = Het spel is afgelopen. Je kunt het begeleide spel altijd opnieuw spelen.
coach-again = Nog eens spelen
coach-recruit = Speel tegen de Rekruut
coach-hide = Coach verbergen
coach-show = Vraag de coach
