fair-title = Juego limpio
fair-lead = En una partida puntuada, dos personas miden su propia fuerza. Estas reglas lo garantizan.

fair-rated-title = Partidas puntuadas
fair-rated =
    Durante una partida puntuada decides por tu cuenta. Puedes:

    - tomar notas y montar la posición en un tablero propio para probar acciones a mano;
    - leer las reglas, los consejos, las lecciones y tus partidas terminadas;
    - deshacer acciones y volver atrás un turno, si la mesa lo permite.

    No puedes:

    - preguntar a la máquina ni a otro programa por una posición de la partida: ni pistas, ni repaso, ni análisis;
    - copiar la partida en otra mesa para ver qué jugaría la máquina;
    - dejar que otras personas te aconsejen, ni aconsejar a alguien que está jugando.

fair-casual-title = Partidas sin puntuar
fair-casual =
    Los dos jugadores acuerdan qué se permite. Si quieres usar pistas, análisis o consejos, pregunta antes. Contra la máquina y en una misma pantalla, haz lo que quieras. En los ajustes también puedes mostrar la probabilidad de cada objetivo de tu oponente. El servidor solo la calcula en partidas sin puntuar contra la máquina, y solo a partir de lo que has visto.

fair-rating-title = Abuso de la puntuación
fair-rating =
    La puntuación dice lo bien que juega alguien. Es un abuso:

    - perder a propósito o acordar el resultado antes de la partida;
    - jugar partidas puntuadas con más de una cuenta o contra ti mismo;
    - anular partidas en cuanto sabes que te ha tocado un objetivo difícil;
    - dejar que otra persona juegue por ti.

    El servidor hace que no sirva de nada:

    - no hay partidas puntuadas contra tu propio bot;
    - si el otro jugador se rinde en los tres primeros turnos, tú no ganas puntos y él los pierde como siempre;
    - las partidas contra el mismo jugador en 24 horas cuentan cada vez menos: la mitad, un cuarto, etcétera;
    - solo puedes anular tres partidas puntuadas en 24 horas, salvo que el otro jugador no esté, y los demás lo ven si lo haces a menudo.

fair-server-title = Qué hace el servidor
fair-server =
    El servidor no da pistas ni repasos de las posiciones de una partida puntuada hasta que termina. Esto vale para los dos jugadores y para todos los que usan la misma conexión a internet. Compara las unidades de los caminos, así que también rechaza una copia con otras cartas, con los bandos cambiados o con unas pocas acciones más. Las aperturas con menos de seis unidades son libres.

    Si el servidor te dice que no aunque no juegas ninguna partida puntuada, alguien juega una desde tu conexión. Inténtalo más tarde.

    Para esto, el servidor guarda durante siete días una forma codificada de la dirección de internet de los jugadores con cuenta. No guarda la dirección.

fair-chat-title = Chat y denuncias
fair-chat =
    Escribe como hablarías en la mesa. Nada de insultos, de spam ni de consejos sobre una partida en curso.

    Toca el nombre de un jugador, junto al tablero o en el chat, para ocultar sus mensajes o denunciarlo. Solo tú sabes a quién has silenciado; la página de la cuenta los muestra. Una denuncia llega al administrador de este servidor, con los últimos mensajes de la mesa pero sin las cartas de nadie.

    El administrador puede impedir que un jugador chatee o bloquear una cuenta, por un tiempo o para siempre. El jugador recibe el motivo. Una cuenta bloqueada se rinde en sus partidas en curso.
