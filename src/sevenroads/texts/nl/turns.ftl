# One sentence that sums up a turn: for the other player, and for everyone else. $deeds is a list of the deeds below.
summary-enemy = Je tegenstander { $deeds }.
summary-side = { $side }: { $deeds }.
took-road-enemy = { FORM($lane, "the") } { $road }
took-road-side = { FORM($lane, "the") } { $road }
threatens-road-enemy = { FORM($lane, "the") } { $road }
threatens-road-side = { FORM($lane, "the") } { $road }
deed-took-enemy = heeft { $roads } veroverd
deed-took-side = { $roads } veroverd
deed-beat-enemy = heeft { $count ->
        [one] een van je eenheden
       *[other] { $count } van je eenheden
    } verslagen
deed-beat-side = { $count ->
        [one] één vijandelijke eenheid verslagen
       *[other] { $count } vijandelijke eenheden verslagen
    }
deed-played-enemy = heeft { $card } gespeeld
deed-played-side = { $card } gespeeld
deed-placed-enemy = heeft { $count ->
        [one] één eenheid
       *[other] { $count } eenheden
    } geplaatst
deed-placed-side = { $count ->
        [one] één eenheid geplaatst
       *[other] { $count } eenheden geplaatst
    }
deed-redeployed-enemy = heeft { $count ->
        [one] één eenheid
       *[other] { $count } eenheden
    } naar voren gebracht
deed-redeployed-side = { $count ->
        [one] één eenheid naar voren gebracht
       *[other] { $count } eenheden naar voren gebracht
    }
deed-retreated-enemy = heeft { $count ->
        [one] één eenheid
       *[other] { $count } eenheden
    } teruggetrokken
deed-retreated-side = { $count ->
        [one] één eenheid teruggetrokken
       *[other] { $count } eenheden teruggetrokken
    }
deed-nothing-enemy = heeft niets gedaan
deed-nothing-side = niets gedaan
deed-threatens-enemy = bedreigt { $roads }
deed-threatens-side = { $roads } bedreigd
deed-threatens-win-enemy = kan de volgende beurt winnen
deed-threatens-win-side = winst mogelijk in de volgende beurt

# The story of a finished game. $own and $count are numbers of roads, or of units in `story-losses`.
end-first-win = Je eerste overwinning. Zo is elke generaal begonnen.
story-title = Het verhaal van de partij
story-first-road = { CAPITAL(FORM($side, "have")) } de eerste verovering gemaakt: { FORM($lane, "the") } { $road }, in ronde { $round }.
story-no-road = In ronde { $round } had nog niemand iets veroverd.
story-comeback = { CAPITAL(FORM($side, "have")) } een achterstand van { $own } tegen { $count } uit ronde { $round } goedgemaakt.
story-sweep = { CAPITAL(FORM($side, "have")) } in ronde { $round } met { FORM($unit, "a") } { $count } eenheden tegelijk verslagen { FORM($lane, "on") } { $road }.
story-losses = { CAPITAL(FORM($side, "have")) } { $own ->
        [0] geen eenheden
        [one] één eenheid
       *[other] { $own } eenheden
    } verloren, de tegenpartij { $count }.
story-peace = Er is geen enkele eenheid verslagen.
story-decided-roads = { CAPITAL(FORM($lane, "the")) } { $road } was in ronde { $round } de derde verovering en daarmee de winst { FORM($side, "for") }.
story-decided-objective = Met { FORM($lane, "the") } { $road } was in ronde { $round } het doel „{ $objective }” bereikt: winst { FORM($side, "for") }.
story-decided-orders = In ronde { $round } was met een kaart het doel „{ $objective }” bereikt: winst { FORM($side, "for") }.
story-decided-resignation = { CAPITAL(FORM($side, "have")) } in ronde { $round } gewonnen door opgave, bij een stand van { $own } tegen { $count }.
story-decided-time = { CAPITAL(FORM($side, "have")) } in ronde { $round } op tijd gewonnen, bij een stand van { $own } tegen { $count }.
story-decided-other = { CAPITAL(FORM($side, "have")) } in ronde { $round } gewonnen, bij een stand van { $own } tegen { $count }.
story-decided-draw = Niemand heeft gewonnen: in ronde { $round } stond het { $own } tegen { $count }.
story-conquest = { CAPITAL(FORM($side, "have")) } { FORM($lane, "the") } { $road } veroverd in ronde { $round }.
story-roads = Veroveringen op volgorde

# The check of the deal after the game.
deal-check = Kaarten controleren
deal-about = Voor de eerste actie heeft de server een vingerafdruk van de geschudde kaarten gepubliceerd. Je browser heeft die met de kaarten vergeleken:
deal-checking = Bezig met controleren…
deal-good = De kaarten passen bij de vingerafdruk die dit apparaat tijdens de partij heeft bewaard. Na het delen is geen kaart veranderd.
deal-good-unnoted = De kaarten passen bij de vingerafdruk van de server. Dit apparaat heeft er tijdens de partij geen bewaard, dus de server kan beide hebben veranderd.
deal-bad = De kaarten passen niet bij de vingerafdruk. Er kunnen kaarten zijn veranderd.
deal-none = Van deze partij is er geen vingerafdruk, dus de kaarten zijn niet te controleren.
deal-unable = Deze browser kan de kaarten op deze pagina niet controleren: daarvoor is een beveiligde verbinding nodig (HTTPS).

# Stepping back and forward through a running game.
steps = Door de partij stappen
step-first = Naar het begin
step-back = Eén actie terug
step-forward = Eén actie vooruit
step-now = Terug naar nu
step-start = Het begin van de partij
step-looking = Terugblik: ronde { $round }
step-locked = Je kijkt naar een eerdere stelling. Ga terug naar nu om te spelen.
step-news = Er is intussen iets gebeurd.

log-turn = Ronde { $round }: { $side }
log-turn-you = Ronde { $round }: jij
log-turn-enemy = Ronde { $round }: je tegenstander
log-show = Op het bord tonen
log-undone = teruggenomen
log-earlier = Eerdere beurten tonen
log-empty = Er is nog niets gebeurd.

said-takeback-accept = De laatste beurt is teruggenomen.

sound-ask = Met geluid spelen?
sound-yes = Ja
sound-no = Nee

hint-fold = Bord tonen
hint-unfold = Hint tonen
enemy-points = Actiepunten van je tegenstander: { $ap }

odds-title = Het doel van je tegenstander
odds-about = Hoe waarschijnlijk elk doel in ronde { $round } is, op basis van wat je hebt gezien. Je tegenstander kan bluffen.
odds-even = Nog niets wijst op een bepaald doel: ze zijn allemaal ongeveer even waarschijnlijk.
