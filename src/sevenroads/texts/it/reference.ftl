title = Guida rapida
heading-costs = Costi
heading-triangle = Chi sconfigge chi
heading-ranks = Gradi della fanteria
heading-lengths = Lunghezza in tessere
heading-specials = Unità speciali
heading-remember = Da ricordare
heading-tips = Consigli
free = gratis
cost-place = Piazzare un'unità
cost-redeploy = Portare in prima linea l'unità più arretrata
cost-retreat = Ritirare l'unità in testa
cost-retreat-blocked = Ritirare l'unità in testa se è bloccata
cost-attack = Attaccare
cost-fire = Sparare di lato
cost-card = Giocare una carta Vittoria
cost-end = Concludere il turno
triangle-tank = I carri armati sconfiggono la fanteria.
triangle-infantry = La fanteria sconfigge le mine e la fanteria di grado inferiore.
triangle-mine = Le mine sconfiggono i carri armati.
triangle-spy = La spia sconfigge tutte le unità, tranne un'altra spia.
triangle-same = Unità equivalenti: se una attacca, tornano in riserva entrambe.
triangle-equal = Se le unità sono equivalenti, tornano in riserva entrambe. Carro armato e { $gun } si equivalgono.
special-G = Lungo cinque tessere. È il più alto in grado di tutta la fanteria.
special-Y = Il suo attacco elimina al massimo due unità.
special-K = Spara alla fanteria { FORM($lane, "on-definite") } accanto, a sinistra o a destra. Il bersaglio e tutte le unità davanti a esso tornano in riserva.
special-A = Spara alla fanteria a tre { FORM($lane, "many") } di distanza, a sinistra o a destra. Il bersaglio e tutte le unità davanti a esso tornano in riserva.
special-R = Spara a un soldato semplice a due { FORM($lane, "many") } di distanza, solo a sinistra e solo quando viene schierato, cioè nel turno in cui lo piazzi o lo porti in prima linea. Il bersaglio e tutte le unità davanti a esso tornano in riserva.
remember-run = Un attacco elimina un'unità dopo l'altra, finché la tua è più forte.
remember-equal = Se attacchi un'unità equivalente, tornano in riserva solo quelle due unità.
remember-blocked = Un'unità che ne tocca una nemica più forte è bloccata. Ritirarla costa 3 PA.
remember-front = Una fila cresce solo in avanti. Dietro non si può piazzare nulla.
remember-fit = Le unità non si sovrappongono mai. Ci vuole posto per tutta la loro lunghezza.
remember-special = Puoi avere una sola unità speciale sul campo di battaglia. Contano anche quelle { FORM($lane, "many-on") } conquistate.
remember-wedge = Le unità { FORM($lane, "at") } una { FORM($lane, "word") } conquistata restano lì per il resto della partita.
remember-points = I punti azione che non spendi vanno persi.
remember-win = { $three ->
        [yes] Vinci subito quando raggiungi il tuo obiettivo o conquisti tre { FORM($lane, "many") } qualsiasi.
       *[no] Vinci subito quando raggiungi il tuo obiettivo. Non importa quante { FORM($lane, "many-word") } hai conquistato.
    }
tip-alternate = Alterna tipi diversi di unità nella stessa fila. Se sono tutte uguali, può bastare un attacco per farle cadere tutte.
tip-block = Blocca spesso. Un'unità bloccata non può attaccare, e ritirarla costa 3 PA.
tip-redeploy = Porta in prima linea l'unità più arretrata: risparmi unità per le altre { FORM($lane, "many-word") }.
tip-few = Conquista con meno unità possibile. Quelle { FORM($lane, "at") } una { FORM($lane, "word") } conquistata non giocano più.
tip-mines = Tieni una o due mine in riserva. Fermano i carri armati nemici e riempiono i piccoli vuoti.
tip-wait = Non devi attaccare subito. Un'unità nemica bloccata non se ne va gratis.
tip-use-special = Usa le tue unità speciali. Al momento giusto, una sola può ribaltare la partita.
tip-arrow = Se un'unità ha delle frecce, piazzala dove puntano verso unità che può colpire.
tip-special = Non conquistare con un'unità speciale se ne basta un'altra. Resterebbe lì e continuerebbe a contare per il limite.
tip-free-special = Vuoi usare un'altra unità speciale? Lascia che l'avversario sconfigga la tua: ti risparmi il costo della ritirata.
tip-bar = Non lasciare vuota nessuna { FORM($lane, "word") }. Basta una tua unità per tenere l'avversario lontano dal tuo blocco.
tip-hide = Gioca anche { FORM($lane, "at") } { FORM($lane, "many-word") } che il tuo obiettivo non nomina: così nascondi il tuo piano.
tip-count = Conta le tessere fino al blocco nemico prima di contare i tuoi punti azione.
tip-beginner = { $edition ->
        [prototype] Prima partita? Gioca senza unità speciali.
       *[other] Prima partita? Gioca senza unità speciali e senza carte Vittoria.
    }

heading-keys = Tasti
keys-lane = Scegli { FORM($lane, "the") } da 1 a 7
keys-unit = Scegli un'unità con la sua lettera
keys-attack = Attacca
keys-redeploy = Porta in prima linea
keys-retreat = Ritira
keys-undo = Annulla
keys-end = Concludi il turno
keys-gaps = Mostra i vuoti
keys-beats = Chi batte chi
keys-reference = Questa guida rapida
keys-move = Muoviti sul tabellone
keys-escape = Lascia ciò che hai scelto
