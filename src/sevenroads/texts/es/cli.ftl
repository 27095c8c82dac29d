# The panel beside the board
cli-free-now = Gratis ahora
cli-decks = Mazos
cli-objective = Objetivo
cli-objective-hidden = oculto
cli-objective-cards = { $count ->
        [one] { $count } carta de Objetivo
       *[other] { $count } cartas de Objetivo
    }
cli-cards-hidden = { $count ->
        [one] { $count } oculta
       *[other] { $count } ocultas
    }
cli-no-cards = ninguna

# The marks on the board
cli-mark-special = unidad especial
cli-mark-rank = rango
cli-mark-fires = dispara
cli-mark-blocked = bloqueada
cli-mark-dug-in = línea atrincherada
cli-mark-conquered = conquista
cli-mark-gap = hueco

# The board in words, for screen readers
cli-stock = { $side }, en la reserva: { $units }.
cli-stock-empty = { $side }: nada en la reserva.
cli-blocked = Unidad bloqueada: { $unit } ({ $side }).

# Errors. $problem is an English sentence for authors of files.
cli-paste-position = Pega una posición y pulsa Intro:
cli-no-position = Falta la posición. Indícala como argumento o pásala por la entrada estándar.
cli-not-a-position = «{ $text }» no es una posición. Escribe la posición entera entre comillas.
cli-bad-position = Esta posición no se puede leer. El problema: { $problem }
cli-bad-record = Esta partida guardada no se puede leer. El problema: { $problem }
cli-bad-edition = No se puede preparar esta partida. El problema: { $problem }
cli-unknown-edition = No existe la edición «{ $name }». Elige { $names } o indica la ruta de un archivo .toml.
cli-file-missing = Ese archivo o esa carpeta no existe.
cli-file-is-folder = Es una carpeta, no un archivo.
cli-file-denied = No tienes permiso para abrir este archivo.
cli-give-action = Falta la acción. Escribe al menos una, por ejemplo { $example }.
cli-unknown-action = «{ $action }» no es una acción de esta partida. Puedes escribir: { $examples }.
cli-missing-extra = Este comando necesita más paquetes. Instálalos con: { $command }
cli-needs-terminal = En el navegador, la partida se elige en la página. Estas opciones solo valen con --terminal.

# sevenroads play
cli-running = Seven Roads está en marcha en { $address } (Ctrl-C lo detiene; tus partidas quedan guardadas)
cli-already-running = Seven Roads ya está en marcha en { $address }
cli-lan-link = Abre { $address } en un móvil o un ordenador de esta red.
cli-lan-scan = O escanea este código:
cli-lan-safety = Cualquiera en esta red puede abrir la página y jugar, así que usa --lan solo en redes de confianza. Ctrl-C lo detiene; tus partidas quedan guardadas.
cli-lan-none = Este ordenador no está conectado a ninguna red, así que ningún otro dispositivo puede unirse. Conéctalo o quita --lan.
cli-lan-running = Seven Roads ya está en marcha en { $address }, solo para este ordenador. Detenlo con Ctrl-C y luego usa --lan.

# A game in the terminal
cli-welcome = Juegas con { FORM($side, "the") } ({ $seat }). Escribe help para ver los comandos.
cli-machine-plays = La máquina juega { $actions }
cli-not-played = No se ha jugado: { $actions }
cli-turn-over = Tu turno ha terminado.
cli-end-again = Escribe . otra vez para terminar el turno.
cli-action-possible = { $action } se puede jugar.
cli-which-action = ¿Qué acción? Por ejemplo: { $example }
cli-which-file = ¿Qué archivo? Por ejemplo: { $example }
cli-no-victory-cards = No tienes cartas de Victoria.
cli-taken-back = Deshecho: { $actions }
cli-undo-none = No hay ninguna acción de este turno que deshacer.
cli-undo-revealed = La última acción ha descubierto una carta, así que no se puede deshacer.
cli-save-as = Guardar la partida como (Intro para omitir):
cli-saved = Partida guardada en { $file }.
cli-goodbye = Hasta pronto.

# The help in a game
cli-help-actions = Escribe una o más acciones por línea. Las letras son unidades y los números, { FORM($lane, "many") }. Por ejemplo: { $example }
cli-help-legal = ver qué acciones se pueden jugar ahora
cli-help-why = ver por qué no se puede jugar una acción
cli-help-board = dibujar otra vez el tablero
cli-help-cards = ver tu objetivo y tus cartas de Victoria
cli-help-undo = deshacer una acción
cli-help-restart = deshacer todo el turno
cli-help-save = guardar la partida (mientras se juega, sin las cartas ocultas)
cli-help-resign = rendirse
cli-help-help = ver esta ayuda
cli-help-quit = salir de la partida

# sevenroads hint and sevenroads analyse
cli-win-chance = probabilidad de ganar: { $percent }
cli-nothing = nada
cli-turn = turno
cli-before-after = { $before } antes, { $after } después
cli-worst-turns = Los peores turnos:
cli-no-bad-turns = En ningún turno se ha perdido un { $percent } o más.

# sevenroads openings
cli-openings-rules = revisión { $revision } de las reglas
cli-openings-no-book = No hay libro de aperturas de «{ $name }». Elige entre { $names }.
cli-openings-no-objective = El libro no tiene la carta de Objetivo «{ $name }». Elige entre { $names }.
cli-openings-not-in-book = El turno { $number } ({ $turn }) no está en el libro.
cli-openings-illegal = El turno { $number } ({ $turn }) no está permitido. { $problem }
