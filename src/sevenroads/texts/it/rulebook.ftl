## The book and its sections

book =
    .title = Le regole
book-contents =
    .title = Indice

book-about =
    Seven Roads è una versione non ufficiale di Clash of the Ardennes e Clash D-Day, due giochi da tavolo di Elwin Klappe. Disegni, testi e carte sono nostri.

    Per questi giochi sono stati stampati cinque regolamenti: tre per l'edizione in commercio di Clash of the Ardennes, uno per Clash D-Day e un primo regolamento di Clash of the Ardennes. Qui trovi tutte le regole di tutti e cinque. Dove tacciono o si contraddicono, abbiamo preso una decisione: la trovi tra i casi dubbi, collegata alla regola che riguarda.

    Il regolamento segue l'edizione che scegli in cima alla pagina. { $edition ->
        [ardennes] Stai leggendo le regole di Clash of the Ardennes, edizione in commercio.
        [dday] Stai leggendo le regole di Clash D-Day.
        [prototype] Stai leggendo le regole di Clash of the Ardennes secondo il primo regolamento. Ci sono poche differenze rispetto alle edizioni successive: gli schieramenti si chiamano Asse e Alleati, si vince solo con la carta Obiettivo, ogni mazzo ha 8 carte e i principianti rinunciano solo alle unità speciali.
       *[other] Stai leggendo le regole della tua edizione.
    } Le sette corsie del tabellone qui si chiamano { FORM($lane, "many") }.
    .title = Che cos'è questo regolamento

book-minute =
    Due eserciti si fronteggiano lungo sette { FORM($lane, "many") }. Ogni { FORM($lane, "word") } è una striscia di { $length } tessere, con il tuo blocco di partenza a un'estremità e quello dell'avversario all'altra. Le unità hanno lunghezze diverse: una mina occupa una tessera, un carro armato tre, il generale cinque.

    In ogni turno hai __4 punti azione__. Con 1 punto piazzi un'unità della riserva davanti alla tua fila o, se lì non hai una fila, contro il tuo blocco di partenza. Con 2 punti porti in prima linea l'unità più arretrata di una fila. Con 2 punti (3 se è bloccata) ritiri nella riserva un'unità in testa.

    Quando due unità in testa si toccano, nel tuo turno puoi attaccare gratis. __I carri armati sconfiggono la fanteria, la fanteria sconfigge le mine, le mine sconfiggono i carri armati.__ Tra unità di fanteria vince il grado più alto. La spia sconfigge tutte le unità, tranne un'altra spia. Due unità equivalenti tornano entrambe in riserva. Un'unità più forte rimanda in riserva l'unità nemica in testa, poi quella dietro e avanti così, finché continua a sconfiggerle.

    Nessuna unità si perde per sempre: quelle eliminate tornano nella riserva del proprietario. Due delle unità speciali sparano di lato verso altre { FORM($lane, "many-word") }, ma sul campo di battaglia puoi avere una sola unità speciale.

    Quando la tua unità in testa tocca il blocco di partenza nemico, conquisti quella { FORM($lane, "word") } per il resto della partita e peschi una carta Vittoria. { $three ->
        [yes] Vinci quando raggiungi l'obiettivo segreto della tua carta o quando hai conquistato tre { FORM($lane, "many") } qualsiasi.
       *[no] Vinci quando raggiungi l'obiettivo segreto della tua carta.
    }
    .title = Il gioco in un minuto

book-story =
    { $edition ->
        [dday] Il 6 giugno 1944 le truppe alleate attraversarono la Manica e sbarcarono sulla costa della Normandia, nella Francia occupata dai tedeschi. Quel giorno più di 150.000 soldati toccarono terra su cinque spiagge o scesero nell'entroterra con paracadute e alianti. Da due anni i tedeschi costruivano bunker e ostacoli e posavano mine lungo la costa.

            Nelle prime ore molto dipese da piccoli gruppi di soldati: dalla loro capacità di lasciare la spiaggia, trovare un varco tra le mine e tenere una striscia di terra abbastanza larga per far arrivare gli altri. Quella striscia è una testa di sbarco. Solo il primo giorno si contarono migliaia di morti e feriti in entrambi gli schieramenti. I combattimenti in Normandia durarono fino alla fine di agosto e costarono la vita a circa 20.000 civili francesi.

            Il gioco è astratto: due giocatori si contendono sette teste di sbarco.
        [own] Stai leggendo le regole di un'edizione tua. Il suo file dice quali unità, schieramenti e carte ci sono. Le regole sono quelle dei giochi stampati, tranne per le opzioni che il file cambia.
       *[other] All'alba del 16 dicembre 1944 le armate tedesche attaccarono attraverso le Ardenne, una regione di colline e foreste tra Belgio e Lussemburgo. Volevano arrivare al porto di Anversa. Gli Alleati non si aspettavano un attacco in quel punto, e solo poche divisioni tenevano il fronte. La nebbia e le nuvole basse bloccavano gli aerei a terra; più tardi il terreno gelò tanto che non si riusciva più a scavare.

            Nella foresta c'erano pochi passaggi per carri armati e camion, perciò erano decisive le cittadine in cui si incrociavano. Una di queste era Bastogne. Per quasi una settimana i suoi difensori rimasero accerchiati, con poco cibo, poche munizioni e pochi abiti invernali. Il 26 dicembre i primi carri armati della colonna di soccorso riuscirono a passare da sud. A fine gennaio il fronte era tornato dov'era all'inizio. Decine di migliaia di soldati delle due parti erano stati uccisi o feriti, ed erano morti circa 3.000 civili.

            { $edition ->
                [prototype] Il primo regolamento racconta quei giorni con le parole di un soldato semplice nei pressi del villaggio di Foy. Il gioco in sé è astratto: due giocatori si contendono sette vie.
               *[other] I regolamenti stampati raccontano quei giorni con le parole di un soldato nei pressi del villaggio di Foy. Il gioco in sé è astratto: due giocatori si contendono sette strade.
            }
    }
    .title = { $edition ->
        [dday] Le spiagge nel giugno 1944
        [own] La tua edizione
       *[other] Le Ardenne nell'inverno del 1944
    }

book-components =
    { $edition ->
        [ardennes] La scatola di Clash of the Ardennes contiene:

            - un tabellone pieghevole con sette strade e un blocco di partenza alle due estremità di ogni strada;
            - 25 unità per parte: 7 carri armati, 5 mine anticarro, 6 soldati semplici, 2 caporali, 1 sergente e 4 unità speciali (generale, spia, carro comando, mortaio). I Tedeschi sono rossi con una croce, gli Alleati verdi con una stella. Secondo il testo olandese le unità sono di legno;
            - le carte Obiettivo e le carte Vittoria. Solo la seconda stampa olandese dice quante: 20 per mazzo;
            - i segnalini strada, che indicano chi ha conquistato una strada. La stessa stampa li chiama bandierine rotonde e mostra 14 pezzi: secondo noi sono sette per parte;
            - una moneta per scegliere il primo giocatore, almeno nella seconda stampa olandese.
        [dday] La scatola di Clash D-Day contiene:

            - un tabellone pieghevole con sette teste di sbarco e un blocco di partenza alle due estremità di ognuna;
            - 25 unità per parte: 7 carri armati, 5 mine anticarro, 6 soldati semplici, 2 caporali, 1 sergente e 4 unità speciali (generale, spia, artiglieria, mortaio). I Tedeschi sono rossi con una croce, gli Alleati verdi con una stella. Le unità di fanteria mostrano il grado in stelle;
            - le carte Obiettivo e le carte Vittoria. Il regolamento non dice quante; noi giochiamo con 20 per mazzo;
            - i segnalini vittoria, che indicano chi ha conquistato una testa di sbarco.
        [prototype] Il primo regolamento menziona:

            - un campo di battaglia fatto di dieci pezzi numerati che ne formano il bordo. Sette vie vanno da una parte all'altra; qui le due estremità si chiamano blocchi di partenza;
            - 25 unità per parte, sotto forma di carte: 7 carri armati, 5 mine anticarro, 9 unità di fanteria e 4 unità speciali (generale, spia, carro comando, mortaio). Il mortaio è indicato come extra. L'Asse è nero e rosso con una croce, gli Alleati sono verdi con una stella;
            - 8 carte Obiettivo e 8 carte Vittoria;
            - 3 segnalini per parte, che indicano chi ha conquistato una via;
            - una moneta per scegliere il primo giocatore.
       *[other] Si gioca con un tabellone di sette { FORM($lane, "many") }, le unità della tua edizione, le carte Obiettivo, le carte Vittoria e una moneta per scegliere il primo giocatore.
    }

    Nessun regolamento riporta il testo delle carte, quindi i mazzi con cui giochi qui sono nostri (R8, R9). L'elenco delle unità segue più avanti (R2).
    .title = Componenti

book-setup =
    1. { $edition ->
        [prototype] Disponete i pezzi numerati del campo di battaglia. All'inizio è vuoto.
       *[other] Aprite il tabellone al centro del tavolo. All'inizio è vuoto.
    }
    2. Scegliete gli schieramenti. Il posto a sud è { FORM($south, "for") }, quello a nord { FORM($north, "for") } (R1.2).
    3. Ognuno prende tutte le proprie unità e le mette accanto al tabellone, scoperte e divise per tipo, con le unità speciali insieme. Questa è la sua riserva. Le due riserve sono visibili a entrambi (R2.5).
    4. Mescolate separatamente le carte Obiettivo e le carte Vittoria. Mettete i due mazzi coperti { $edition ->
        [prototype] accanto al campo di battaglia.
       *[other] negli appositi spazi sul tabellone.
    }
    5. Scegliete il primo giocatore o lanciate una moneta (R3.1).
    6. Il primo giocatore pesca la carta in cima al mazzo Obiettivi, poi l'altro pesca la successiva. Ognuno legge la propria carta, la tiene segreta e la mette coperta accanto alle proprie unità. Può riguardarla quando vuole (R9).
    7. Il primo giocatore comincia il suo turno.

    { $edition ->
        [prototype] Nelle prime partite lasciate nella scatola le unità speciali: lo consiglia il regolamento.
       *[other] Nelle prime partite lasciate nella scatola le unità speciali e le carte Vittoria: lo consiglia il regolamento.
    } Qui si chiamano regole per principianti (R10).
    .title = Preparazione

book-rules =
    .title = Le regole
book-units = Queste unità formano il grosso di ogni esercito. Il generale, la spia, { FORM($gun, "the") } e il mortaio sono unità speciali: le trovi più sotto.
    .title = Unità
book-specials =
    Ogni esercito ha una sola unità speciale di ciascun tipo, e ognuna ha la sua abilità. Sul campo di battaglia puoi averne solo una alla volta (R2.4).

    Per usarne un'altra devi prima ritirare quella che è sul campo di battaglia. Deve essere in testa alla sua fila, e la ritirata costa 2 PA, o 3 se è bloccata. Oppure lascia che l'avversario la sconfigga. Se è incastrata { FORM($lane, "at") } una { FORM($lane, "word") } conquistata, solo la carta Secondo fronte ti permette di usarne un'altra.
    .title = Unità speciali
book-examples = Segui un esempio passo per passo, o prova qualcos'altro sullo stesso tabellone. Se un'azione non è permessa, ti spieghiamo perché.
    .title = Esempi
book-tactics = Queste non sono regole, ma consigli dei regolamenti stampati, ognuno con un tabellone su cui provarlo.
    .title = Tattiche
book-rulings = I regolamenti stampati lasciano aperte alcune questioni, e certe frasi si contraddicono. Per ogni questione trovi che cosa dicono i testi, che cosa abbiamo deciso e perché.
    .title = Casi dubbi
book-questions =
    .title = Domande

## The labelled picture of the set-up

setup-picture = Il tabellone prima del primo turno. Visto da sud, { FORM($lane, "the") } 1 è a sinistra.
    .title = Il tabellone all'inizio
    .alt = Il tabellone vuoto con sette { FORM($lane, "many") } affiancate. Il lato sud è in basso e spetta { FORM($south, "to") }, il lato nord è in alto e spetta { FORM($north, "to") }. Alle due estremità di ogni { FORM($lane, "word") } c'è un blocco di partenza. La riserva di ogni schieramento è accanto al suo lato del tabellone. Il mazzo Obiettivi e il mazzo Vittoria sono coperti.
setup-label-roads = { CAPITAL(FORM($lane, "many")) } da 1 a 7
setup-label-tile = Tessera
setup-label-block-south = Blocco di partenza, { $south }
setup-label-block-north = Blocco di partenza, { $north }
setup-label-side-south = { $south } (sud)
setup-label-side-north = { $north } (nord)
setup-label-stock-south = Riserva, { $south }
setup-label-stock-north = Riserva, { $north }
setup-label-objectives = Mazzo Obiettivi
setup-label-victory = Mazzo Vittoria
setup-label-coin = Moneta per il primo giocatore
setup-label-objective-south = Carta Obiettivo, { $south }
setup-label-objective-north = Carta Obiettivo, { $north }

## Units one by one

unit-about-M = La mina occupa una sola tessera, perciò riempie i piccoli vuoti. Sconfigge tutti i carri armati{ $edition ->
        [dday] , e anche l'artiglieria
       *[other] , carro comando compreso
    }. La sconfiggono tutta la fanteria e la spia.
unit-about-T = Il carro armato occupa tre tessere, perciò fa avanzare in fretta la fila. Sconfigge tutta la fanteria. Lo sconfiggono le mine e la spia. È equivalente a un altro carro armato e { FORM($gun, "to") }.
unit-about-P = La fanteria è la classe più numerosa, e i soldati semplici ne sono la parte più grande. Un soldato semplice sconfigge le mine e il mortaio. Lo sconfiggono la fanteria di grado superiore, i carri armati, { FORM($gun, "the") } e la spia. È l'unica unità che il tiro del mortaio può colpire.
unit-about-C = Il caporale è più alto in grado del soldato semplice e del mortaio, e sconfigge le mine. Lo sconfiggono il sergente, il generale, i carri armati, { FORM($gun, "the") } e la spia.
unit-about-S = Il sergente è più alto in grado di tutta la fanteria tranne il generale, e sconfigge le mine. Lo sconfiggono il generale, i carri armati, { FORM($gun, "the") } e la spia.
unit-about-G = Il generale è l'unità di fanteria più alta in grado: sconfigge tutta l'altra fanteria e le mine. Occupa cinque tessere, quindi con 1 PA fa fare alla fila un bel passo avanti. Lo sconfiggono i carri armati, { FORM($gun, "the") } e la spia.
unit-about-R = Il mortaio spara a un soldato semplice esattamente a due { FORM($lane, "many") } alla sua sinistra, ma solo quando viene schierato: nel turno in cui lo piazzi o lo porti in prima linea (R6.4). Il soldato semplice e tutte le unità davanti a lui tornano in riserva. In uno scontro il mortaio sconfigge solo le mine. Lo sconfiggono tutta l'altra fanteria, i carri armati, { FORM($gun, "the") } e la spia; due mortai sono equivalenti.
unit-about-Y = La spia occupa una sola tessera e sconfigge tutte le unità, tranne un'altra spia. Il suo attacco elimina al massimo due unità. Se la seconda è la spia nemica, questa resta. Due spie sono equivalenti: tornano entrambe in riserva. Solo una spia può attaccarla, ma un tiro contro un'unità dietro di lei elimina anche lei.
unit-about-K = Il carro comando combatte come un carro armato. In più spara alla fanteria { FORM($lane, "on-definite") } accanto, a sinistra e a destra. Il bersaglio e tutte le unità davanti a esso tornano in riserva, anche le mine e la spia. Non può sparare ai carri armati. Contando l'attacco frontale, in un turno può liberare fino a tre { FORM($lane, "many") }.
unit-about-A = L'artiglieria combatte come un carro armato. In più spara alla fanteria a tre { FORM($lane, "many") } di distanza, a sinistra e a destra. Il bersaglio e tutte le unità davanti a esso tornano in riserva, anche le mine e la spia. Non può sparare ai carri armati né all'artiglieria. Contando l'attacco frontale, in un turno può liberare fino a tre { FORM($lane, "many") }.
unit-about-length = { $tiles ->
        [one] { $tiles } tessera
       *[other] { $tiles } tessere
    }
unit-about-count = { $count } per esercito
unit-about-rank = { $edition ->
        [dday] { $rank ->
                [one] { $rank } stella
               *[other] { $rank } stelle
            }
       *[other] grado { $rank }
    }
unit-beats = Sconfigge
unit-beaten-by = Perde contro
unit-equal = Equivale a

## Words of the tables that the page draws

table-unit = unità
table-letter = lettera
table-class = classe
table-length = lunghezza
table-rank = { $edition ->
        [dday] stelle
       *[other] grado
    }
table-count = numero
table-special = speciale
table-yes = sì
table-arrows = frecce
table-left = sinistra
table-right = destra
table-tile = sulla tessera, contando dal fondo
table-distance = distanza
table-hits = colpisce
table-side = schieramento
table-card = carta
table-effect = effetto
table-objective = obiettivo
class-mine = mina
class-tank = carro armato
class-infantry = fanteria
class-spy = spia
result-beats = sconfigge
result-equal = equivalente
result-loses = perde

## R1

R1 =
    .title = Il campo di battaglia

R1-1 =
    Le { FORM($lane, "many-word") } sono sette, numerate da 1 a 7. Ognuna è una striscia di __{ $length } tessere__ con un blocco di partenza a ogni estremità, uno per schieramento.

    Puoi scegliere la lunghezza per ogni partita, da 12 a 18 tessere (R10).
    .title = Sette { FORM($lane, "many") } di { $length } tessere

# table drawn by the page
R1-2 = Il posto a sud è { FORM($south, "for") }, quello a nord { FORM($north, "for") }. Chi gioca a sud vede { FORM($lane, "the") } 1 a sinistra e { FORM($lane, "the") } 7 a destra. Chi gioca a nord siede di fronte, quindi vede { FORM($lane, "the") } 7 a sinistra e { FORM($lane, "the") } 1 a destra.
    .title = Due posti, sud e nord

R1-3 = Le tessere si contano dal proprio blocco di partenza: la tessera 1 è quella a contatto con il blocco. Per ogni tessera il tuo numero e quello dell'avversario, sommati, danno sempre la lunghezza più 1. Con 18 tessere, la tua tessera 8 è la tessera 11 dell'avversario.
    .title = Contare le tessere

R1-4 =
    Le tue unità { FORM($lane, "at") } una { FORM($lane, "word") } formano la tua __fila__, senza tessere vuote in mezzo. L'unità più vicina al tuo blocco di partenza è la __più arretrata__. Quella più lontana è l'unità __in testa__. Un'unità da sola è tutte e due le cose.

    Una nuova fila comincia a contatto con il tuo blocco di partenza. Quando porti unità in prima linea, il fondo della fila si allontana dal blocco (R4.2). Finché la fila esiste, { FORM($lane, "at") } quella { FORM($lane, "word") } non puoi cominciarne una seconda né piazzare qualcosa dietro la prima, nemmeno un'unità che ci starebbe esattamente.
    .title = La fila

R1-5 = Il __vuoto__ { FORM($lane, "at") } una { FORM($lane, "word") } è il numero di tessere libere tra la tua unità in testa e quella dell'avversario. Se lì non hai una fila, conta dal tuo blocco di partenza. Se non ce l'ha l'avversario, conta fino al suo blocco di partenza.
    .title = Il vuoto

R1-6 = Un'unità non si sovrappone mai a un'altra unità, a un blocco di partenza o al bordo. Puoi piazzarla solo dove il vuoto basta per tutta la sua lunghezza. Anche la spia ha bisogno di una tessera libera.
    .title = Un'unità deve starci

## R2

# table drawn by the page
R2 = Ogni schieramento ha { $edition ->
        [own] le stesse unità
       *[other] 25 unità
    }. La lunghezza è in tessere. Solo la fanteria ha un grado{ $edition ->
        [dday] , indicato dalle stelle sull'unità
       *[other] { "" }
    }. Dal più basso al più alto: mortaio, soldato semplice, caporale, sergente e generale. Il mortaio e il generale sono anche unità speciali.
    .title = Unità

R2-1 =
    - La spia sconfigge tutte le unità, tranne un'altra spia.
    - La mina sconfigge tutte le unità di classe carro armato: il carro armato e { FORM($gun, "the") }.
    - Un'unità di classe carro armato sconfigge tutta la fanteria.
    - La fanteria sconfigge le mine e la fanteria di grado inferiore.
    - In tutti gli altri casi nessuna delle due sconfigge l'altra.
    .title = Chi sconfigge chi

R2-2 = Due unità sono equivalenti se sono dello stesso tipo, se sono fanteria dello stesso grado o se sono entrambe di classe carro armato: il carro armato e { FORM($gun, "the") } si equivalgono.
    .title = Unità equivalenti

# table drawn by the page
R2-3 = Tra due unità qualsiasi si verifica sempre uno solo di questi tre casi: la prima sconfigge la seconda, la seconda sconfigge la prima, oppure sono equivalenti. La tabella mostra l'esito per l'unità a sinistra contro quella in alto: + sconfigge l'altra, = sono equivalenti, − è sconfitta dall'altra.
    .title = Tre esiti possibili

R2-4 =
    Sul campo di battaglia puoi avere al massimo __un'unità speciale__. Contano anche quelle { FORM($lane, "many-on") } conquistate: un'unità speciale incastrata lì esaurisce il limite per il resto della partita. La carta Secondo fronte alza il limite (R8).

    Per usare un'altra unità speciale, ritira la prima (R4.3) o lascia che l'avversario la sconfigga.
    .title = Una sola unità speciale

R2-5 = La tua __riserva__ è formata da tutte le tue unità che non si trovano sul campo di battaglia. Le due riserve sono visibili a entrambi i giocatori.
    .title = La riserva

## R3

R3 =
    .title = Il turno

R3-1 = I giocatori si alternano; un turno a testa forma un round. Scegliete il primo giocatore o lanciate una moneta. In ogni turno hai __4 punti azione__ (PA). Puoi spenderli tutti, solo in parte o per niente. I punti che non spendi vanno persi.
    .title = Quattro punti azione

R3-2 =
    Esegui le azioni in qualsiasi ordine, finché hai i punti per farlo, poi concludi il turno. Il turno non finisce mai da solo: anche senza punti puoi avere ancora attacchi gratuiti e carte da giocare.

    | azione | costo |
    | --- | --- |
    | piazzare un'unità (R4.1) | 1 PA |
    | portare un'unità in prima linea (R4.2) | 2 PA |
    | ritirare un'unità (R4.3) | 2 PA, o 3 se è bloccata |
    | attaccare (R5), sparare di lato (R6) | gratis |
    | giocare una carta Vittoria (R8) | gratis |
    | concludere il turno | gratis |
    .title = Azioni in qualsiasi ordine

## R4

R4 = Puoi compiere queste azioni solo { FORM($lane, "at") } una { FORM($lane, "word") } non ancora conquistata.
    .title = Azioni che costano punti

R4-1 = Prendi un'unità qualsiasi dalla tua riserva e mettila davanti alla tua unità in testa. Se { FORM($lane, "at") } quella { FORM($lane, "word") } non hai una fila, mettila a contatto con il tuo blocco di partenza. Deve starci (R1.6) e rispettare il limite delle unità speciali (R2.4). Costa 1 PA.
    .title = Piazzare

R4-2 =
    Prendi l'unità più arretrata di una fila e mettila davanti all'unità in testa. Costa 2 PA.

    - La fila deve avere almeno due unità. Un'unità da sola non può passare in prima linea.
    - Nel vuoto deve esserci posto per l'unità. Le tessere che lascia libere non contano.
    - Il resto della fila rimane dov'è. Le tessere dietro restano vuote.
    - Puoi portare in prima linea solo l'unità più arretrata.
    .title = Portare in prima linea

R4-3 = Rimetti nella riserva l'unità in testa a una fila. Costa 2 PA, o 3 se quell'unità è bloccata (R4.4).
    .title = Ritirare

R4-4 =
    La tua unità in testa è __bloccata__ finché tocca un'unità nemica in testa (vuoto 0) che la sconfigge. Un'unità nemica equivalente o più debole non la blocca. Non importa quale delle due si sia avvicinata. Le unità speciali possono essere bloccate come tutte le altre.

    Dove la tua unità in testa è bloccata, non hai spazio per piazzarne altre. Per continuare a giocare lì devi ritirarla, a meno che un tiro o una carta non elimini l'unità nemica.
    .title = Unità bloccata

## R5

R5 =
    .title = Attacco

R5-1 = Quando le due unità in testa { FORM($lane, "at") } una { FORM($lane, "word") } si toccano (vuoto 0), nel tuo turno puoi attaccare se la tua sconfigge quella nemica o le equivale. L'attacco è facoltativo e gratuito. Puoi attaccare in qualsiasi momento del turno, tutte le volte che vuoi. Non puoi attaccare un'unità più forte né una fila protetta da Trincerarsi (R8).
    .title = Quando puoi attaccare

R5-2 = Le due unità tornano nelle rispettive riserve. Le unità dietro restano.
    .title = Se è equivalente

R5-3 =
    L'unità nemica in testa torna nella sua riserva. Lo stesso vale per ogni unità dietro, dalla testa verso il fondo, finché l'attaccante la sconfigge. L'attacco si ferma alla prima unità equivalente o più forte, che resta.

    Non puoi fermare l'attacco prima. L'unità che attacca rimane dov'è. Con i punti che ti restano puoi riempire il vuoto.
    .title = Se è più debole

R5-4 = La spia elimina al massimo le prime __due__ unità della fila. Se la seconda è una spia, resta.
    .title = L'attacco della spia

R5-5 = Le unità eliminate tornano subito nella riserva del proprietario e si possono piazzare di nuovo. Nessuna unità si perde.
    .title = Subito in riserva

## R6

# table drawn by the page
R6 =
    Due unità speciali hanno delle frecce e possono sparare: { FORM($gun, "the") } e il mortaio. La freccia si trova su una tessera dell'unità. Punta a sinistra o a destra del proprietario (R1.2), verso la stessa riga di un'altra { FORM($lane, "word") }, sempre alla stessa distanza. La tabella mostra le frecce.

    { CAPITAL(FORM($gun, "the")) } colpisce qualsiasi unità di fanteria, il mortaio solo un soldato semplice. Nessuna freccia colpisce un carro armato, una mina o una spia, ma anche queste unità tornano in riserva se si trovano davanti a quella colpita (R6.1).

    > Nelle illustrazioni stampate { FORM($gun, "the") } ha una terza freccia, rivolta in avanti: è il normale attacco (R5). I regolamenti dicono di piazzare questa unità con una freccia rivolta verso unità più deboli. Per noi è un consiglio, non una regola.
    .title = Sparare di lato

R6-1 = Guarda la tessera verso cui punta una freccia. Se quella { FORM($lane, "word") } non è conquistata e la tessera è occupata da una parte qualsiasi di un'unità nemica che la freccia può colpire, nel tuo turno puoi sparare gratis. Quell'unità e __tutte le unità nemiche davanti a essa__, di qualunque tipo, tornano nella riserva dell'avversario. Quelle dietro restano. Non puoi sparare a una fila protetta da Trincerarsi (R8).
    .title = Sparare

R6-2 = Puoi usare ogni freccia separatamente, ogni volta che ha un bersaglio. Non sei obbligato a sparare. L'unità che spara può anche non essere in testa alla sua fila.
    .title = Ogni freccia per conto suo

R6-3 = Le { FORM($lane, "many-word") } in mezzo non contano. Puoi sparare sopra una { FORM($lane, "word") } conquistata, ma mai contro le sue unità.
    .title = Sparare sopra altre { FORM($lane, "many-word") }

R6-4 = { CAPITAL(FORM($gun, "the")) } può sparare in ogni tuo turno. Il mortaio può sparare solo quando viene schierato, cioè nel turno in cui lo piazzi o lo porti in prima linea, con o senza una carta. Con un'opzione può sparare solo nel turno in cui lo piazzi dalla riserva, oppure in ogni turno (R10).
    .title = Quando si può sparare

R6-5 = Un'unità { FORM($lane, "at") } una { FORM($lane, "word") } conquistata non può più agire, nemmeno nel turno in cui l'ha conquistata.
    .title = Niente tiri da una { FORM($lane, "word") } conquistata

R6-6 = In uno scontro (R5), { FORM($gun, "the") } vale come un carro armato, il mortaio come la fanteria di grado più basso (R2).
    .title = Nello scontro

## R7

R7 =
    .title = Conquista e vittoria

R7-1 =
    Appena la tua unità in testa è a contatto con il blocco di partenza nemico, hai conquistato quella { FORM($lane, "word") }.

    - Da lì in poi è chiusa per il resto della partita. Nessuno può più agire lì né sparare contro le sue unità, che restano dove sono: non si possono ritirare.
    - Un segnalino in fondo alla { FORM($lane, "word") } indica che è tua.
    - Peschi una carta Vittoria, se ne restano, anche se con quella conquista vinci la partita. Gli scarti non si rimescolano mai.
    - La tua fila non deve per forza arrivare fino al tuo blocco di partenza.
    - L'unità deve finire esattamente a contatto con il blocco. Non può sovrapporsi.
    .title = Conquista

R7-2 =
    { $three ->
        [yes] Vinci subito se, dopo una tua azione, hai raggiunto il tuo obiettivo (R9) o hai conquistato __tre { FORM($lane, "many") } qualsiasi__.
       *[no] Vinci subito se, dopo una tua azione, hai raggiunto il tuo obiettivo (R9). Non importa quante { FORM($lane, "many-word") } hai conquistato.
    }

    { $three ->
        [yes] Per una partita puoi disattivare la regola delle tre { FORM($lane, "many-word") } (R10). Senza obiettivi è l'unico modo di vincere.
       *[no] Puoi aggiungere un altro modo di vincere: tre { FORM($lane, "many") } qualsiasi (R10). Senza obiettivi è l'unico.
    } Il numero di segnalini nella scatola non limita le conquiste.

    { $edition ->
        [prototype] > Nelle edizioni successive si vince anche conquistandone tre qualsiasi.
        [own] > In questa regola le edizioni sono diverse: nel primo regolamento c'è solo l'obiettivo.
       *[other] > Nel primo regolamento c'è solo l'obiettivo.
    }
    .title = Vittoria

R7-3 =
    I regolamenti non prevedono la patta, ma a un programma serve. La partita è patta per:

    1. __Ripetizione__: un turno comincia per la terza volta con la stessa posizione. Della posizione fanno parte le { FORM($lane, "many-word") }, chi deve giocare, tutte le carte e tutti gli effetti, ma non il numero del turno.
    2. __Nessuno può vincere__: alla fine di un turno nessuno dei due può più vincere. Succede se tre { FORM($lane, "many") } non bastano per vincere{ $edition ->
        [prototype] { "" } e nessuno dei due obiettivi si può più raggiungere.
       *[other] , nessuno dei due obiettivi si può più raggiungere e non c'è una carta Nuovi ordini in mano o nel mazzo.
    }
    3. __Limite di turni__: finisce il turno 400. Conta il turno di ogni giocatore: il primo turno del primo giocatore è il turno 1, il primo dell'altro è il turno 2.
    4. __Accordo__: i due giocatori accettano la patta.
    .title = Patta

R7-4 = Puoi abbandonare in qualsiasi momento. Perdi se il tuo tempo scade.
    .title = Abbandono e tempo

## R8

# table drawn by the page
R8 =
    Tieni le carte Vittoria coperte per tutto il tempo che vuoi. Puoi giocarle solo nel tuo turno, quante ne vuoi, e le scarti scoperte. Giocare una carta non costa PA, se la carta non dice altro.

    I regolamenti non riportano il testo delle carte, quindi questo mazzo è nostro. { $edition ->
        [prototype] Ha 8 carte, una per tipo.
        [own] La tabella mostra il mazzo della tua edizione.
       *[other] Ha 20 carte, due per tipo.
    }
    .title = Carte Vittoria

R8-1 =
    Queste carte, e solo queste, non si possono giocare:

    - una carta che va giocata { FORM($lane, "at") } una { FORM($lane, "word") }, se non ce n'è nessuna adatta;
    - Secondo fronte, se nella partita non ci sono unità speciali;
    - Informazioni segrete, se si gioca senza obiettivi o conosci già quello dell'avversario;
    - Trincerarsi, dove la tua fila è già trincerata{ $edition ->
        [prototype] .
       *[other] ;
            - Marcia notturna, se ce n'è già una in corso;
            - Nuovi ordini, se il mazzo Obiettivi è vuoto.
    }

    Tutte le altre si possono giocare, anche se non ti servono.{ $edition ->
        [prototype] { "" }
       *[other] { " " }Due Rifornimenti tagliati si sommano, ma un turno non comincia mai con meno di 0 PA.
    } Trincerarsi finisce quando quella { FORM($lane, "word") } viene conquistata.
    .title = Carte che non puoi giocare

R8-2 = Nessuno conosce l'ordine dei due mazzi.{ $edition ->
        [prototype] { "" }
       *[other] { " " }Solo chi gioca Nuovi ordini sa quale carta è finita in fondo.
    }
    .title = L'ordine dei mazzi

## R9

# table drawn by the page
R9 =
    Prima del primo turno il primo giocatore pesca una carta Obiettivo, poi lo fa l'altro. Ognuno vede solo la propria, a meno che non venga giocata Informazioni segrete, e può riguardarla quando vuole. Tieni il tuo obiettivo per tutta la partita{ $edition ->
        [prototype] .
       *[other] , a meno che tu non giochi Nuovi ordini.
    } A fine partita si scoprono entrambe le carte.

    - Una carta ti dice quali { FORM($lane, "many") } conquistare: un certo numero all'interno di un gruppo. Può indicare più gruppi. Ogni { FORM($lane, "word") } conta per uno solo.
    - Può anche indicare { FORM($lane, "many") } che l'avversario non deve avere nel momento in cui raggiungi l'obiettivo.

    I regolamenti non riportano nemmeno queste carte, quindi il mazzo è nostro. { $edition ->
        [prototype] Ha 8 carte. Ognuna indica quattro vie: conquistane due a scelta, e un'altra qualsiasi.
        [own] La tabella mostra il mazzo della tua edizione.
       *[other] Ha 20 carte. Sedici indicano tre { FORM($lane, "many") }: conquistane due a scelta. Le altre quattro riguardano una parte del campo di battaglia, e l'avversario non deve avere certe { FORM($lane, "many-word") }.
    }
    .title = Carte Obiettivo

R9-1 = Un mazzo è un file. Se hai il gioco in scatola, puoi scrivere le sue carte in un file e giocare con quelle.
    .title = Le tue carte

## R10

R10 =
    Quando prepari una partita puoi scegliere queste opzioni.

    | opzione | significato |
    | --- | --- |
    | unità speciali | tutte, nessuna o quelle che scegli. Le altre non sono nella riserva. Le carte che le riguardano restano nel mazzo. |
    | carte Vittoria | sì o no |
    | obiettivi | sì o no. Senza obiettivi si vince solo con tre { FORM($lane, "many") }. |
    | lunghezza | da 12 a 18 tessere per ogni { FORM($lane, "word") } (R1.1) |
    | mortaio | spara solo quando viene schierato (piazzato o portato in prima linea), solo quando viene piazzato dalla riserva, oppure in ogni turno (R6.4) |
    | si vince con tre { FORM($lane, "many") } | sì o no (R7.2) |
    | mazzi | con quali carte si gioca |
    | posti e primo giocatore | chi gioca con quale schieramento; chi inizia, o lancio della moneta |
    | PA del primo turno | 4 come da regolamento, o meno |

    { $edition ->
        [prototype] Le regole per principianti escludono le unità speciali. Questo regolamento consiglia ai nuovi giocatori di farne a meno per qualche partita. Inoltre considera il mortaio un extra, quindi puoi escludere anche solo quello.
       *[other] Le regole per principianti escludono le unità speciali e le carte Vittoria. Il regolamento consiglia ai nuovi giocatori di farne a meno per qualche partita.
    }
    .title = Opzioni

## R11

R11 =
    __Visibili__ a entrambi: le { FORM($lane, "many-word") }, le riserve, il turno, i PA, gli effetti in corso, le { FORM($lane, "many-word") } conquistate, il numero di carte in ogni mano e in ogni mazzo, gli scarti e tutte le azioni. { $edition ->
        [prototype] Ciò che ha mostrato Informazioni segrete resta segreto.
       *[other] Due cose restano segrete: quale obiettivo un giocatore ha pescato con Nuovi ordini e che cosa ha mostrato Informazioni segrete.
    }

    __Segreti__ fino alla fine della partita: l'obiettivo e la mano dell'altro giocatore, e l'ordine dei mazzi. Le tue carte puoi guardarle quando vuoi.
    .title = Che cosa vede ogni giocatore

## Rulings

ruling-road-length =
    .title = Una { FORM($lane, "word") } ha 18 tessere
    .open = Quanto è lunga una { FORM($lane, "word") }? Nessun regolamento dice il numero di tessere.
    .settled = Ha 18 tessere. Puoi scegliere da 12 a 18.
    .why = Con 18 tessere nessuno può conquistare una { FORM($lane, "word") } nel primo turno: le quattro unità più lunghe ne occupano 14. Un esempio dei regolamenti andrebbe bene anche con 14 tessere, ma il testo non dice quanto le due file siano lontane dai loro blocchi.

ruling-seats =
    .title = Chi siede dove, e da che parte è la sinistra
    .open = Da quale lato sono numerate le { FORM($lane, "many-word") }, e chi siede lì? { $edition ->
        [prototype] Il regolamento mette l'Asse in alto e gli Alleati in basso, ma il testo non numera le vie.
       *[other] I regolamenti non lo dicono.
    }
    .settled = Chi gioca a sud vede { FORM($lane, "the") } 1 a sinistra. Chi gioca a nord siede di fronte e vede a sinistra { FORM($lane, "the") } 7. Il posto a sud è { FORM($south, "for") }, quello a nord { FORM($north, "for") }.
    .why = { $edition ->
        [dday] Lo si ricava dall'esempio dell'artiglieria: l'artiglieria tedesca sulla testa di sbarco 4 spara a sinistra verso la 1 e a destra verso la 7.
        [prototype] La parte alta della figura del regolamento qui è il nord, quella bassa il sud. I numeri seguono il regolamento di Clash D-Day, dove un'unità tedesca sul numero 4 spara verso l'1 alla sua sinistra e verso il 7 alla sua destra.
       *[other] Lo si ricava da un esempio del regolamento di Clash D-Day, dove un'unità tedesca sul numero 4 spara verso l'1 alla sua sinistra e verso il 7 alla sua destra, e dall'ordine in cui le figure nominano gli schieramenti.
    }

ruling-nothing-behind-the-line =
    .title = Non puoi piazzare un'unità dietro una fila
    .open = Portando un'unità in prima linea possono restare tessere vuote dietro la fila. Ci si può piazzare un'unità?
    .settled = No, nemmeno se ci sta esattamente.
    .why = Il primo regolamento vieta una seconda fila, e in tutti i regolamenti le file crescono solo in avanti.

ruling-tanks-are-equal =
    .title = Carro armato e { $gun } si equivalgono
    .open = Che cosa succede quando un carro armato incontra { FORM($gun, "a") }?
    .settled = Sono equivalenti: dopo un attacco tornano in riserva tutti e due.
    .why = { $edition ->
        [dday] Il regolamento dice che l'artiglieria si comporta come un carro armato. Il primo regolamento di Clash of the Ardennes dice che il carro comando, di cui l'artiglieria prende il posto, equivale a un carro armato.
        [prototype] Lo dice il regolamento: si tolgono solo quei due.
       *[other] Lo dice il primo regolamento, e secondo tutti i regolamenti l'unità si comporta come un carro armato.
    }

ruling-mortar-rank =
    .title = Il mortaio viene dopo il soldato semplice
    .open = Che grado ha il mortaio? I regolamenti chiamano il soldato semplice il più basso in grado, ma dicono anche che il mortaio perde contro tutta l'altra fanteria.
    .settled = Il mortaio ha grado 1, il soldato semplice grado 2. Il mortaio spara solo ai soldati semplici. Due mortai sono equivalenti.
    .why = { $edition ->
        [dday] Il regolamento dà una stella al mortaio e due al soldato semplice. Inoltre
       *[other] Clash D-Day dà una stella al mortaio e due al soldato semplice. Ogni regolamento
    } indica il soldato semplice come unico bersaglio del mortaio, e quando si incontrano due unità uguali le toglie entrambe.

ruling-the-spy-needs-a-tile =
    .title = Alla spia serve una tessera libera
    .open = La spia si può piazzare sempre? Quasi tutti i regolamenti dicono di sì, perché occupa una sola tessera.
    .settled = Le serve una tessera libera. Non puoi piazzarla dove le due file si toccano. Conta come la tua unica unità speciale.
    .why = Le unità non si sovrappongono mai. I regolamenti intendono che basta una tessera.

ruling-turn-never-ends-by-itself =
    .title = Il turno non finisce mai da solo
    .open = Il turno finisce quando hai speso l'ultimo punto azione? { $edition ->
        [prototype] Il regolamento dice di sì.
       *[other] Il primo regolamento e il testo olandese di Clash of the Ardennes dicono di sì. Negli altri testi il turno finisce quando un giocatore ha concluso le sue azioni.
    }
    .settled = No. Il turno lo concludi tu.
    .why = Tutti i regolamenti permettono attacchi gratuiti in qualsiasi momento del turno, e in un loro esempio { FORM($gun, "the") } attacca dopo l'ultimo punto.

ruling-lone-unit =
    .title = Un'unità da sola non passa in prima linea
    .open = Puoi portare in prima linea un'unità che è da sola, facendola camminare lungo la { FORM($lane, "word") }? I regolamenti non lo dicono.
    .settled = No. Serve una fila di almeno due unità.
    .why = L'unità più arretrata passa davanti a quella in testa. Un'unità da sola è entrambe le cose, e non può passare davanti a sé stessa.

ruling-only-the-rearmost =
    .title = In prima linea va solo l'unità più arretrata
    .open = Puoi portare in prima linea una qualsiasi unità che non sia in testa? { $edition ->
        [prototype] Questo regolamento e il testo spagnolo dell'edizione in commercio
       *[other] Il primo regolamento e il testo spagnolo di Clash of the Ardennes
    } si possono leggere così.
    .settled = No, solo l'unità più arretrata.
    .why = Lo dicono gli altri testi, e un'unità presa dal mezzo lascerebbe un buco nella fila.

ruling-blocked =
    .title = Solo un'unità più forte blocca
    .open = Un'unità è bloccata se ne tocca una equivalente o più debole? I regolamenti mostrano solo un'unità più forte che blocca.
    .settled = No. Un'unità è bloccata solo finché tocca un'unità nemica che la sconfigge. Anche ritirare un'unità speciale bloccata costa 3 PA.
    .why = Un'unità che ne ha di fronte una equivalente o più debole può attaccare, quindi niente la tiene ferma.

ruling-the-attackers-choice =
    .title = Scegli il bersaglio, non quante unità eliminare
    .open = Devi attaccare tutti i bersagli? E puoi fermare un attacco a metà? I regolamenti lasciano scegliere chi attacca, ma dicono anche che tutte le unità più deboli devono essere rimosse.
    .settled = Scegli dove attaccare e con quali frecce sparare. Un attacco o un tiro elimina sempre tutte le unità previste dalla regola.
    .why = Di questa scelta si parla a proposito dell'unità che ha più bersagli insieme. «Devono» descrive che cosa fa un attacco, una volta deciso.

ruling-arrow-tiles =
    .title = Dove si trovano le frecce
    .open = Da quale tessera spara un'unità di due o tre tessere? I testi non lo dicono.
    .settled = Dalla seconda, contando dal fondo.
    .why = A un programma serve una tessera precisa. Nel file di una tua edizione puoi sceglierne un'altra.

ruling-arrow-towards-weaker-units =
    .title = La freccia non deve per forza puntare verso un'unità più debole
    .open = { CAPITAL(FORM($gun, "the")) } deve avere un bersaglio quando viene { $edition ->
        [dday] piazzata
       *[other] piazzato
    }? Tutti i regolamenti dicono che la freccia deve essere rivolta verso unità più deboli.
    .settled = No. Puoi piazzar{ FORM($gun, "him") } ovunque si possa piazzare un carro armato. Qui ci scostiamo dai regolamenti.
    .why = Dicono anche che si comporta come un carro armato normale. Presa come regola, la frase vieterebbe l'unità per tutta l'apertura. Per noi è un consiglio.

ruling-units-in-front =
    .title = Un tiro elimina le unità davanti al bersaglio
    .open = Quali altre unità elimina un tiro? Due frasi del testo olandese di Clash of the Ardennes si possono intendere come le unità dietro il bersaglio.
    .settled = Il bersaglio e tutte le unità davanti a esso. Quelle dietro restano.
    .why = Lo dicono tutti gli altri testi, e anche gli esempi olandesi.

ruling-fire-over-conquered-roads =
    .title = Puoi sparare sopra le { FORM($lane, "many-word") } conquistate
    .open = Un'unità può sparare sopra una { FORM($lane, "word") } conquistata? I regolamenti rispondono solo per il mortaio: sì.
    .settled = Le { FORM($lane, "many-word") } in mezzo non contano mai, per nessuna unità. Puoi sparare sopra una { FORM($lane, "word") } conquistata, ma mai contro le sue unità.
    .why = Quello che vale per il mortaio, per noi vale anche per { FORM($gun, "the") }.

ruling-mortar-fire =
    .title = Il mortaio spara quando viene schierato
    .open = Il mortaio può sparare in ogni turno? Il testo inglese, «when deployed», si può leggere in due modi. I testi olandese, francese, italiano e spagnolo di Clash of the Ardennes lo fanno sparare quando viene schierato.
    .settled = Il mortaio spara solo nel turno in cui lo piazzi o lo porti in prima linea.
    .why = Questa lettura va bene per tutti i testi. Portarlo in prima linea vale, perché i regolamenti lo descrivono come piazzare l'unità davanti. Con un'opzione il mortaio spara solo nel turno in cui lo piazzi dalla riserva, come si può leggere il testo olandese, oppure in ogni turno, come si può leggere quello inglese.

ruling-fire-in-later-turns =
    .title = { CAPITAL(FORM($gun, "the")) } può sparare in ogni turno
    .open = { CAPITAL(FORM($gun, "the")) } può sparare di nuovo nei turni successivi? I regolamenti mostrano solo il tiro nel turno in cui si piazza.
    .settled = Sì, in ogni tuo turno, se una freccia ha un bersaglio.
    .why = Questo tiro è un attacco, e si può attaccare in qualsiasi momento del proprio turno. Solo il tiro del mortaio dipende da quando viene schierato.

ruling-fire-from-behind-the-leading-unit =
    .title = Può sparare anche un'unità che non è in testa
    .open = Per sparare, un'unità deve essere in testa alla fila? Nell'esempio dei regolamenti lo è, ma non c'è scritto che debba esserlo.
    .settled = No. Può sparare qualsiasi unità che abbia un bersaglio.
    .why = I regolamenti parlano di unità in testa solo per lo scontro. Per sparare basta che la freccia punti verso il bersaglio.

ruling-units-on-conquered-roads =
    .title = Un'unità { FORM($lane, "at") } una { FORM($lane, "word") } conquistata non agisce più
    .open = Un'unità può ancora sparare da una { FORM($lane, "word") } conquistata, almeno nel turno in cui l'ha conquistata? I regolamenti non lo dicono.
    .settled = No, nemmeno in quel turno.
    .why = Nessuno può attaccare o ritirare un'unità { FORM($lane, "at") } una { FORM($lane, "word") } conquistata. Se potesse sparare, l'avversario non avrebbe più modo di fermarla per il resto della partita.

ruling-conquering-line =
    .title = La fila che conquista non deve arrivare al proprio blocco
    .open = La fila che conquista una { FORM($lane, "word") } deve partire dal proprio blocco? { $edition ->
        [prototype] Questo regolamento chiede solo di arrivare in fondo con un'unità qualsiasi. I regolamenti successivi parlano anche
       *[other] Alcune frasi chiedono solo di arrivare in fondo con un'unità qualsiasi. Altre parlano
    } di una fila ininterrotta da un lato all'altro.
    .settled = No. Basta che la tua unità in testa sia a contatto con il blocco di partenza nemico.
    .why = In un esempio del primo regolamento l'unità più arretrata passa in prima linea e conquista. Altrimenti basterebbe portare in prima linea una sola unità per non poter più conquistare.

ruling-markers =
    .title = I segnalini non limitano le conquiste
    .open = Puoi conquistare più { FORM($lane, "many") } dei segnalini che hai? { $edition ->
        [ardennes] La seconda stampa olandese mostra 14 pezzi, probabilmente segnalini. Le altre non danno un numero.
        [dday] Il regolamento non dice quanti siano i segnalini.
        [prototype] Nella scatola ce ne sono tre per parte.
       *[other] Il primo regolamento ne prevede tre per parte.
    }
    .settled = Sì. Il numero di segnalini non è un limite.
    .why = Nessun regolamento dice che lo sia. Un segnalino indica soltanto che una { FORM($lane, "word") } è conquistata.

ruling-the-conqueror-always-draws =
    .title = Chi conquista pesca sempre
    .open = Puoi rinunciare alla carta Vittoria di una conquista? I regolamenti dicono che puoi pescarla.
    .settled = No. Se ne resta una, la peschi sempre, anche se con la conquista vinci la partita. Gli scarti non si rimescolano mai.
    .why = Una carta non costa nulla e non sei mai obbligato a giocarla: non c'è niente da decidere.

ruling-draws =
    .title = Patta
    .open = Una partita può finire patta? I regolamenti non ne parlano.
    .settled = Sì: se una posizione si presenta per la terza volta, se nessuno può più vincere, alla fine del turno 400 o di comune accordo.
    .why = Una partita deve finire anche se nessuno fa progressi.

ruling-cards-face-down =
    .title = Le carte Vittoria si tengono coperte
    .open = Le carte Vittoria che hai in mano sono visibili o segrete? I regolamenti non lo dicono.
    .settled = Segrete. Si sa solo quante ne hai. Le carte giocate si scartano scoperte.
    .why = Se l'avversario vedesse una carta, potrebbe prepararsi prima che tu la giochi.

ruling-cards-are-kept =
    .title = Una carta Vittoria si può conservare
    .open = Devi giocare una carta Vittoria appena la peschi? I regolamenti dicono di leggerla e di usarla come c'è scritto.
    .settled = No. Puoi conservarla e giocarla in qualsiasi momento di un tuo turno.
    .why = { $edition ->
        [prototype] I regolamenti successivi aggiungono
        [ardennes] I testi inglese, olandese e francese aggiungono
       *[other] Il regolamento aggiunge
    } che puoi giocarla solo nel tuo turno. Ma si pesca sempre nel proprio turno, quindi devono valere anche i turni successivi.

ruling-victory-deck =
    .title = Il mazzo Vittoria è nostro
    .open = Quali carte Vittoria ci sono? I regolamenti non ne riportano il testo.
    .settled = { $edition ->
        [prototype] Abbiamo creato noi otto carte.
       *[other] Abbiamo creato noi dieci carte, in due copie ciascuna.
    } Se hai il gioco in scatola, puoi scrivere le sue carte in un file (R9.1).
    .why = Al gioco servono delle carte, e quelle della scatola non le copiamo. Alcune delle nostre danno o costano punti azione, così nessuna carta vale molto più di un'altra.

ruling-objective-decks =
    .title = Il mazzo Obiettivo è nostro
    .open = Quali carte Obiettivo ci sono? I regolamenti non ne riportano il testo.
    .settled = { $edition ->
        [prototype] Abbiamo creato noi otto carte. Ognuna chiede due vie su quattro, e un'altra a tua scelta.
       *[other] Abbiamo creato noi venti carte. Quasi tutte chiedono due { FORM($lane, "many") } su tre.
    }
    .why = Nessuna carta deve portare più fortuna di un'altra. Se una carta ti lascia scegliere, perdere una { FORM($lane, "word") } non decide la partita.

ruling-number-of-cards =
    .title = { $edition ->
        [prototype] Otto carte per mazzo
       *[other] Venti carte per mazzo
    }
    .open = Quante sono le carte Obiettivo e le carte Vittoria? { $edition ->
        [ardennes] Solo la seconda stampa olandese dà un numero: 20 per mazzo.
        [dday] Il regolamento non dà un numero. Tra gli altri, il primo regolamento ne ha 8 per mazzo, la seconda stampa olandese di Clash of the Ardennes 20.
        [prototype] Il regolamento ne ha 8 per mazzo.
       *[other] Il primo regolamento ne ha 8 per mazzo, la seconda stampa olandese di Clash of the Ardennes 20.
    }
    .settled = { $edition ->
        [prototype] 8 per mazzo.
       *[other] 20 per mazzo.
    }
    .why = { $edition ->
        [ardennes] È l'unico numero stampato per questa edizione. Un tuo file può averne quante vuoi.
        [dday] Per il resto le regole sono quasi le stesse dell'edizione in commercio di Clash of the Ardennes. Un tuo file può averne quante vuoi.
       *[other] Usiamo il numero stampato. Un tuo file può averne quante vuoi.
    }

ruling-effects-need-their-card =
    .title = Un effetto richiede la sua carta
    .open = Una posizione può avere un effetto la cui carta non è nel mazzo?
    .settled = No. Un effetto può essere in corso solo tante volte quante sono le copie della sua carta nel mazzo. Il programma rifiuta le posizioni che non rispettano questa regola.
    .why = Nessuna partita può portare a una posizione simile.

ruling-a-dig-in-marks-the-road =
    .title = Trincerarsi vale per la { FORM($lane, "word") }, non per le unità
    .open = Trincerarsi protegge anche le unità che piazzi dopo?
    .settled = Sì, anche se tutta la fila se ne va e ne cominci una nuova. Finisce quando comincia il tuo prossimo turno o quando quella { FORM($lane, "word") } viene conquistata.
    .why = La carta parla di una { FORM($lane, "word") }. Così nessuno deve ricordarsi quali unità c'erano.

ruling-how-an-end-is-reported =
    .title = Quando la partita finisce per due motivi
    .open = Quale motivo conta se una partita finisce per due motivi nello stesso momento?
    .settled = Se con una sola azione raggiungi il tuo obiettivo e conquisti la tua terza { FORM($lane, "word") }, vinci per obiettivo. Se finisce il turno 400 e nessuno può più vincere, il motivo indicato è che nessuno può vincere.
    .why = Il risultato è lo stesso. Cambia solo il motivo mostrato.

ruling-positions-written-as-ended =
    .title = Posizioni di partite finite
    .open = Una posizione può dire che la partita è finita anche se sul tabellone non ha vinto nessuno?
    .settled = Sì. Il programma la rifiuta solo se uno schieramento ha vinto (R7.2) e la posizione indica un altro vincitore.
    .why = Una partita può finire anche per abbandono, tempo, accordo o ripetizione.

ruling-three-roads-without-objectives =
    .title = Tre { FORM($lane, "many") } senza obiettivi
    .open = Come si vince se si gioca senza obiettivi?
    .settled = Senza obiettivi si vince con tre { FORM($lane, "many") } qualsiasi, in ogni edizione.
    .why = Altrimenti nessuno potrebbe vincere.

ruling-what-repetition-compares =
    .title = Che cosa si confronta nella ripetizione
    .open = Quando due posizioni sono uguali?
    .settled = Quando sono uguali le { FORM($lane, "many-word") }, chi deve giocare, tutte le carte nelle mani e nei mazzi e gli effetti in corso. I PA e il numero del turno non contano.
    .why = Da due posizioni così i giocatori hanno davanti la stessa partita.

ruling-repetition-and-hidden-cards =
    .title = Ripetizione e carte nascoste
    .open = Le carte nascoste contano per la ripetizione?
    .settled = Sì. Perciò può darsi che tu non riesca a capire se una posizione si è ripetuta.
    .why = Con carte nascoste diverse la posizione è diversa, anche se i giocatori non possono vederlo.

ruling-deck-options-of-cards-that-are-off =
    .title = Mazzi di carte non in gioco
    .open = Una posizione indica anche un mazzo le cui carte non sono in gioco?
    .settled = Sì, se è diverso da quello dell'edizione.
    .why = Una posizione riporta tutte le opzioni della partita, anche quelle senza effetto.

ruling-undo =
    .title = Fin dove si può annullare
    .open = Che cosa puoi annullare?
    .settled = Le azioni del tuo turno, fino all'ultima che ha scoperto una carta: una carta Vittoria pescata, Informazioni segrete o Nuovi ordini. Puoi annullare una conquista se non ti ha fatto pescare una carta.
    .why = Altrimenti potresti guardare una carta e poi annullare.

ruling-take-back =
    .title = Come si torna indietro di un turno
    .open = Puoi tornare su un turno che hai già concluso?
    .settled = Lo chiedi, e l'altro giocatore deve essere d'accordo. La partita torna a un attimo prima della fine del tuo ultimo turno: tocca di nuovo a te, e le azioni di quel turno sono ancora sul tabellone. Non puoi tornare indietro oltre un'azione che ha scoperto una carta, né dopo la fine della partita. Il tempo già trascorso non viene restituito.
    .why = Una distrazione non dovrebbe decidere una partita tra amici, ma una carta vista non si può più nascondere.

## Questions

question-moving = No. Una fila cresce quando piazzi un'unità davanti o porti in prima linea quella più arretrata. Un'unità da sola resta dov'è.
    .title = Posso far avanzare un'unità di qualche tessera?

question-attack-at-once = Sì. Gli attacchi sono gratuiti, e un'unità può attaccare nel turno in cui la piazzi, anche se lo fai con l'ultimo punto.
    .title = Un'unità può attaccare nel turno in cui la piazzo?

question-must-attack = No. Puoi lasciare dov'è un'unità nemica più debole. È bloccata: ritirarla costa 3 PA, e il proprietario non può piazzarle davanti nulla.
    .title = Devo attaccare per forza?

question-after-an-attack = La tua unità resta dov'è: non occupa le tessere che si sono liberate. Se ti restano punti, puoi piazzarci un'unità, e al turno successivo può farlo anche l'avversario.
    .title = Chi attacca avanza?

question-beaten-units = Tornano subito nella riserva del proprietario, che può piazzarle di nuovo in uno qualsiasi dei suoi turni. Nessuna unità esce dal gioco.
    .title = Che fine fanno le unità sconfitte?

question-empty-stock = Porta in prima linea le unità più arretrate o ritira quelle in testa. Attacchi, tiri e carte restano gratuiti.
    .title = Che cosa posso fare se la mia riserva è vuota?

question-another-special = Ritira la prima quando è in testa alla sua fila (2 PA, o 3 se è bloccata), o lascia che l'avversario la sconfigga. Se è { FORM($lane, "at") } una { FORM($lane, "word") } conquistata ci resta, e non puoi usarne un'altra, a meno che tu non giochi Secondo fronte.
    .title = Come faccio a usare un'altra unità speciale?

question-left-and-right = La sinistra è quella che vedi dal tuo lato del tabellone. Per chi gioca a sud sono i numeri più bassi, per chi gioca a nord quelli più alti.
    .title = Da che parte è la «sinistra»?

question-part-of-a-target = Una parte qualsiasi. Se la freccia punta verso una tessera di un'unità che può colpire, se ne va tutta l'unità, insieme a tutto ciò che ha davanti.
    .title = Verso quale parte di un'unità deve puntare la freccia?

question-enemy-turn = No. Solo con le tue azioni puoi conquistare una { FORM($lane, "word") } e raggiungere il tuo obiettivo.
    .title = Posso vincere nel turno dell'avversario?

question-win-back = No. Una { FORM($lane, "word") } conquistata è chiusa per il resto della partita.
    .title = Posso riprendermi una { FORM($lane, "word") } conquistata?

question-many-cards = Tutte quelle che peschi. Puoi anche giocarne più d'una nello stesso turno.
    .title = Quante carte Vittoria posso avere in mano?

question-look-at-objective = Sì, quando vuoi. Basta che l'avversario non la veda.
    .title = Posso riguardare la mia carta Obiettivo?

question-prototype-roads = { $three ->
        [yes] Sì, in questa edizione. Puoi disattivare la regola (R10).
       *[no] No, in questa edizione si vince solo con l'obiettivo. Puoi attivare la regola (R10).
    } Vale sempre se si gioca senza obiettivi.
    .title = Si vince con tre { FORM($lane, "many") } qualsiasi?

question-objective-cards = No. I regolamenti non riportano il testo delle carte Obiettivo e Vittoria, quindi ne abbiamo create di nostre. Se hai la scatola, puoi scrivere le sue carte in un file (R9.1).
    .title = Sono le carte del gioco in scatola?

question-mortar-extra = { $edition ->
        [prototype] Sì, questo regolamento lo considera un extra.
       *[other] No, fa parte della scatola. Solo il primo regolamento lo considera un extra.
    } Puoi escluderlo con l'opzione delle unità speciali (R10).
    .title = Il mortaio è facoltativo?

question-beginners = { $edition ->
        [prototype] Lasciate da parte le unità speciali. Quando preparate la partita, scegliete le regole per principianti.
       *[other] Lasciate da parte le unità speciali e le carte Vittoria. Quando preparate la partita, scegliete le regole per principianti.
    }
    .title = Come conviene giocare la prima partita?
