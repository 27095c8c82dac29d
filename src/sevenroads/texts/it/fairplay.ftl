fair-title = Gioco corretto
fair-lead = In una partita classificata due persone misurano la propria forza. Queste regole servono a questo.

fair-rated-title = Partite classificate
fair-rated =
    Durante una partita classificata decidi da solo. Puoi:

    - prendere appunti e ricostruire la posizione su un tabellone tuo per provare le azioni a mano;
    - leggere le regole, i consigli, le lezioni e le tue partite finite;
    - annullare azioni e tornare indietro di un turno, se il tavolo lo consente.

    Non puoi:

    - chiedere al computer o a un altro programma di una posizione della partita: niente suggerimenti, niente revisioni, niente analisi;
    - copiare la partita a un altro tavolo per vedere che cosa giocherebbe il computer;
    - farti consigliare da altri, né consigliare qualcuno che sta giocando.

fair-casual-title = Partite non classificate
fair-casual =
    I due giocatori decidono insieme che cosa è permesso. Se vuoi usare suggerimenti, analisi o consigli, chiedi prima. Contro il computer e in due sullo stesso schermo, fai come vuoi. Nelle impostazioni puoi anche mostrare la probabilità di ogni obiettivo dell'avversario. Il server la calcola solo nelle partite non classificate contro il computer, e solo in base a ciò che hai visto.

fair-rating-title = Abuso del punteggio
fair-rating =
    Il punteggio dice quanto gioca bene una persona. È un abuso:

    - perdere apposta o accordarsi sul risultato prima della partita;
    - giocare partite classificate con più di un account, o contro te stesso;
    - interrompere le partite appena sai di avere un obiettivo difficile;
    - far giocare qualcun altro al posto tuo.

    Il server fa in modo che non serva a nulla:

    - non ci sono partite classificate contro il tuo bot;
    - se l'altro giocatore abbandona nei primi tre turni, tu non guadagni punti e lui li perde come sempre;
    - le partite contro lo stesso giocatore entro 24 ore contano sempre meno: la metà, un quarto e così via;
    - puoi annullare solo tre partite classificate in 24 ore, a meno che l'altro giocatore non sia assente, e gli altri lo vedono se lo fai spesso.

fair-server-title = Che cosa fa il server
fair-server =
    Il server non dà suggerimenti né revisioni sulle posizioni di una partita classificata finché non è finita. Vale per i due giocatori e per chiunque usi la stessa connessione a internet. Confronta le unità sulle strade, quindi rifiuta anche una copia con altre carte, con le parti scambiate o con qualche azione in più. Le aperture con meno di sei unità sono libere.

    Se il server rifiuta anche se non giochi partite classificate, qualcuno ne gioca una dalla tua connessione. Riprova più tardi.

    Per questo il server conserva per sette giorni una forma codificata dell'indirizzo internet dei giocatori con un account. Non conserva l'indirizzo.

fair-chat-title = Chat e segnalazioni
fair-chat =
    Scrivi come parleresti al tavolo. Niente insulti, niente spam, niente consigli su una partita in corso.

    Tocca il nome di un giocatore, accanto al tabellone o in chat, per nascondere i suoi messaggi o segnalarlo. Solo tu sai chi hai silenziato; la pagina dell'account li elenca. Una segnalazione arriva al gestore di questo server, con gli ultimi messaggi del tavolo ma senza le carte di nessuno.

    Il gestore può togliere la chat a un giocatore o bloccare un account, per un periodo o per sempre. Il giocatore ne conosce il motivo. Un account bloccato abbandona le sue partite in corso.
