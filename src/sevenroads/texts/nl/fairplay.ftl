fair-title = Eerlijk spel
fair-lead = In een ratingpartij meten twee mensen hun eigen kracht. Deze regels houden dat zo.

fair-rated-title = Ratingpartijen
fair-rated =
    Tijdens een ratingpartij beslis je alleen. Je mag:

    - aantekeningen maken en de stelling op een eigen bord naspelen om zelf acties uit te proberen;
    - de regels, tips, lessen en je afgelopen partijen bekijken;
    - acties ongedaan maken en beurten terugnemen, als de tafel dat toestaat.

    Je mag niet:

    - de computer of een ander programma iets vragen over een stelling van de partij: geen hints, geen beoordeling, geen analyse;
    - de partij aan een andere tafel naspelen om te zien wat de computer zou doen;
    - je door anderen laten helpen, of iemand helpen die aan het spelen is.

fair-casual-title = Partijen zonder rating
fair-casual =
    Jij en de andere speler spreken af wat mag. Wil je hints, analyse of advies gebruiken, vraag het dan eerst. Tegen de computer en samen aan één scherm mag alles. Via de instellingen kun je ook laten tonen hoe waarschijnlijk elk doel van je tegenstander is. De server berekent deze kansen alleen in partijen tegen de computer zonder rating, en alleen op basis van wat je hebt gezien.

fair-rating-title = Misbruik van ratings
fair-rating =
    Een rating zegt hoe goed iemand speelt. Het is misbruik om:

    - met opzet te verliezen of vooraf een uitslag af te spreken;
    - ratingpartijen te spelen met meer dan één account, of tegen jezelf;
    - partijen af te breken zodra je weet dat je een lastig doel hebt;
    - iemand anders voor jou te laten spelen.

    De server zorgt dat het niets oplevert:

    - tegen je eigen bot kun je geen ratingpartij spelen;
    - geeft je tegenstander binnen de eerste drie beurten op, dan win je geen punten en verliest hij ze wel;
    - partijen tegen dezelfde speler binnen 24 uur tellen steeds minder mee: de helft, een kwart enzovoort;
    - je kunt in 24 uur maar drie ratingpartijen afbreken, tenzij de ander er niet is, en anderen zien het als je dat vaak doet.

fair-server-title = Wat de server doet
fair-server =
    De server geeft geen hints en geen beoordelingen bij de stellingen van een ratingpartij zolang die bezig is. Dat geldt voor beide spelers en voor iedereen met dezelfde internetverbinding. Hij vergelijkt de eenheden op de wegen. Een kopie met andere kaarten, met verwisselde kanten of met een paar acties meer wordt dus ook geweigerd. Openingen met minder dan zes eenheden zijn vrij.

    Krijg je een weigering terwijl je geen ratingpartij speelt, dan speelt iemand anders er een via jouw verbinding. Probeer het later opnieuw.

    Daarvoor bewaart de server zeven dagen lang een gecodeerde vorm van het internetadres van spelers met een account. Het adres zelf bewaart hij niet.

fair-chat-title = Chat en meldingen
fair-chat =
    Schrijf zoals je aan tafel zou praten. Geen beledigingen, geen spam, geen advies over een partij die bezig is.

    Tik op de naam van een speler, bij het bord of in de chat, om diens berichten te verbergen of de speler te melden. Alleen jij weet wie je gedempt hebt; ze staan op de accountpagina. Een melding gaat naar de beheerder van deze server, met de laatste chatberichten aan de tafel maar zonder iemands kaarten.

    De beheerder kan een speler het chatten verbieden of een account blokkeren, voor een tijd of voorgoed. De speler krijgt de reden te zien. De lopende partijen van een geblokkeerd account worden opgegeven.
