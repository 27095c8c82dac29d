refusal-game-over = La partida ha terminado.
refusal-road-conquered = { CAPITAL(FORM($lane, "the")) } { $road } ya está { FORM($lane, "conquered") }: ahí no se puede hacer nada más.
refusal-not-in-play = Esta partida se juega sin { $unit }.
refusal-stock-empty = No te queda { FORM($unit, "no") } en la reserva.
refusal-special-limit = Ya has llegado a tu límite de unidades especiales en el campo de batalla: { $limit }.
refusal-does-not-fit = { CAPITAL(FORM($unit, "the")) } ocupa { $length ->
        [one] { $length } casilla
       *[other] { $length } casillas
    }, pero { FORM($lane, "on") } { $road } el hueco es de { $gap }.
refusal-points = { CAPITAL($action) } cuesta { $cost } PA y { $ap ->
        [0] no te queda ninguno
        [one] solo te queda { $ap }
       *[other] solo te quedan { $ap }
    }.
refusal-blocked-points = Tu unidad líder { FORM($lane, "of") } { $road } está bloqueada: retirarla cuesta { $cost } PA y { $ap ->
        [0] no te queda ninguno
        [one] solo te queda { $ap }
       *[other] solo te quedan { $ap }
    }.
refusal-no-line = No tienes ninguna línea { FORM($lane, "on") } { $road }.
refusal-lone-unit = Solo tienes { FORM($unit, "a") } { FORM($lane, "on") } { $road }: para llevar una unidad al frente, la línea debe tener al menos dos.
refusal-no-enemy = Tu oponente no tiene ninguna línea { FORM($lane, "on") } { $road }.
refusal-no-contact = Las unidades líderes { FORM($lane, "of") } { $road } no se tocan: el hueco es de { $gap }.
refusal-dug-in = La línea enemiga { FORM($lane, "of") } { $road } está atrincherada hasta que empiece el próximo turno de tu oponente.
refusal-dug-in-already = Tu línea { FORM($lane, "of") } { $road } ya está atrincherada.
refusal-stronger = { CAPITAL(FORM($unit, "your")) } { FORM($lane, "of") } { $road } no puede atacar { FORM($enemy, "to") }, que es más fuerte.
refusal-not-on-a-road = { CAPITAL(FORM($unit, "your")) } no está en el campo de batalla.
refusal-gun-on-conquered = { CAPITAL(FORM($unit, "your")) } está { FORM($lane, "on") } { $road }, que ya está { FORM($lane, "conquered") }: no puede hacer nada más.
refusal-not-deployed = { CAPITAL(FORM($unit, "the")) } solo dispara en el turno en que { FORM($unit, "him") } colocas o { FORM($unit, "him") } llevas al frente.
refusal-not-placed = { CAPITAL(FORM($unit, "the")) } solo dispara en el turno en que { FORM($unit, "him") } colocas desde la reserva.
refusal-no-road-there = La flecha { $direction } { FORM($unit, "of") } { FORM($lane, "of") } { $road } apunta fuera del campo de batalla.
refusal-target-conquered = La flecha { $direction } { FORM($unit, "of") } apunta { FORM($lane, "to") } { $road }, que ya está { FORM($lane, "conquered") }.
refusal-no-target = La flecha { $direction } { FORM($unit, "of") } no apunta a ningún blanco posible { FORM($lane, "on") } { $road }.
refusal-not-in-hand = No tienes la carta { $card } en la mano.
refusal-card-points = La carta { $card } cuesta { $cost } PA y { $ap ->
        [0] no te queda ninguno
        [one] solo te queda { $ap }
       *[other] solo te quedan { $ap }
    }.
refusal-no-specials = Esta partida se juega sin unidades especiales: { $card } no tendría ningún efecto.
refusal-objective-known = Ya conoces el objetivo de tu oponente.
refusal-no-objectives = Esta partida se juega sin cartas de Objetivo.
refusal-night-march-in-force = La Marcha nocturna ya está en vigor.
refusal-no-objective-cards = El mazo de Objetivos está vacío.
refusal-not-seated = No juegas en esta mesa.
refusal-over = La partida ha terminado.
refusal-time-left = Todavía queda tiempo en el reloj.
refusal-not-your-turn = No es tu turno.
refusal-no-undo = En esta mesa no se pueden deshacer acciones.
refusal-offered = Ya lo has pedido. Espera la respuesta.
refusal-no-offer = No hay ninguna propuesta que responder.
refusal-no-abort = Los dos bandos ya han terminado un turno. Ríndete u ofrece tablas.
refusal-many-aborts = Has anulado demasiadas partidas puntuadas en las últimas 24 horas. Sigue jugando o ríndete.
refusal-no-takeback = Ahora no puedes volver atrás: o esta mesa no lo permite, o aún no has jugado ningún turno, o desde entonces se ha descubierto una carta.
refusal-too-long = La partida es demasiado larga para volver atrás u ofrecer tablas otra vez. Sigue jugando o ríndete.
refusal-unreadable = El servidor no puede leer esta partida. Avisa a quien lo administra.
refusal-many-tables = Tienes demasiadas mesas en la sala. Espera a que alguien se siente en una.
refusal-not-now = Ahora no puedes hacer eso.
refusal-no-action = Esa acción no existe.
refusal-illegal = Ahora no puedes hacer eso.
refusal-stale = La partida ha avanzado mientras tanto. Vuelve a mirar el tablero.
refusal-malformed = El servidor no ha entendido el mensaje de esta página. Vuelve a cargarla.
refusal-rate = Demasiadas peticiones seguidas. Espera un momento.
refusal-empty-message = Este mensaje no contiene texto visible.
refusal-origin = El servidor ha rechazado la petición porque viene de otro sitio web.
refusal-host = Este servidor tiene otra dirección. Abre la que indica su administrador.
refusal-too-large = Es demasiado grande para enviarlo.
refusal-other = No puedes hacer eso.
refusal-not-signed-in = Primero elige un nombre o inicia sesión.
refusal-not-rated = Para jugar partidas puntuadas hace falta una cuenta.
refusal-position-not-rated = Una partida puntuada empieza con el tablero vacío.
refusal-position-over = En esta posición la partida ha terminado. Elige una anterior.
refusal-own-bot = No puedes jugar partidas puntuadas contra tu propio bot, ni tus bots entre ellos. Juega sin puntuación.
refusal-seated = Ya tienes un sitio en esta mesa.
refusal-taken = Ese sitio ya está ocupado.
refusal-no-invite = Para sentarte en esta mesa necesitas el enlace de invitación.
refusal-not-over = La partida aún no ha terminado.
refusal-gone = Tu oponente ha borrado su cuenta: ya no hay revancha posible.
refusal-not-started = La partida no ha empezado: queda un sitio libre.
refusal-not-yours = No tienes permiso para hacer eso.
refusal-name-taken = Ese nombre ya está ocupado. Elige otro.
refusal-wrong-password = Nombre o contraseña incorrectos.
refusal-no-user = Esa cuenta no existe.
refusal-no-table = Esa mesa no existe o su partida aún no ha empezado.
refusal-no-push = Este servidor no envía notificaciones.
refusal-bad-name = Usa de 1 a 30 letras y cifras de un mismo alfabeto; los espacios y . ' _ - solo pueden ir en medio. Algunos nombres están reservados.
refusal-common-password = Esa contraseña es demasiado común. Elige otra.
refusal-bad-password = Usa de 8 a 256 caracteres. No puede tener solo espacios ni ser tu nombre.
refusal-invalid = Hay algún dato incorrecto. Revisa lo que has escrito.
refusal-failed = Algo ha salido mal. Inténtalo de nuevo.
refusal-away = No hay conexión con el servidor. Reconectando…
refusal-too-many = Estás viendo demasiadas mesas a la vez.
refusal-busy = El servidor está ocupado. Inténtalo dentro de un momento.
refusal-http = El servidor ha rechazado la petición.
refusal-no-client = Este servidor no tiene páginas web: solo atiende a programas.
refusal-no-path = En esta dirección no hay nada.
refusal-unhealthy = El servidor tiene un problema. Inténtalo más tarde.
refusal-no-session = La sesión de ese dispositivo ya estaba cerrada.
refusal-no-puzzle = Ese problema no existe.
refusal-no-file = Ese archivo no existe.
refusal-banned = Tu cuenta está bloqueada { $until ->
    [never] para siempre
   *[other] hasta el { $until }
}. Motivo: { $reason }
refusal-chat-banned = El administrador de este servidor no te deja chatear { $until ->
    [never] más
   *[other] hasta el { $until }
}. Motivo: { $reason }
refusal-reported = Ya has denunciado a este jugador en esta mesa.
refusal-no-odds = La probabilidad del objetivo enemigo solo se muestra en partidas sin puntuar contra la máquina.
refusal-rated-position = Esta posición es de una partida puntuada que estás jugando tú o alguien con tu misma conexión a internet. Podrás analizarla cuando termine.

event-placed = { CAPITAL(FORM($side, "the")) } { FORM($side, "have") } colocado { FORM($unit, "a") } { FORM($lane, "on") } { $road }, casilla { $tile } ({ $cost } PA).
event-placed-you = Colocas { FORM($unit, "a") } { FORM($lane, "on") } { $road }, en la casilla { $tile }, por { $cost } PA.
event-placed-enemy = Tu oponente coloca { FORM($unit, "a") } { FORM($lane, "on") } { $road }, en su casilla { $tile }, por { $cost } PA.
event-redeployed = { CAPITAL(FORM($side, "the")) } { FORM($side, "have") } llevado al frente { FORM($unit, "a") } { FORM($lane, "on") } { $road }, casilla { $tile } ({ $cost } PA).
event-redeployed-you = Llevas al frente { FORM($unit, "a") } { FORM($lane, "on") } { $road }, a la casilla { $tile }, por { $cost } PA.
event-redeployed-enemy = Tu oponente lleva al frente { FORM($unit, "a") } { FORM($lane, "on") } { $road }, a su casilla { $tile }, por { $cost } PA.
event-retreated = { CAPITAL(FORM($side, "the")) } { FORM($side, "have") } retirado { FORM($unit, "a") } { FORM($lane, "of") } { $road } ({ $cost } PA).
event-retreated-you = Retiras { FORM($unit, "the") } { FORM($lane, "of") } { $road } a tu reserva por { $cost } PA.
event-retreated-enemy = Tu oponente retira { FORM($unit, "the") } { FORM($lane, "of") } { $road } a su reserva por { $cost } PA.
event-attacked = { CAPITAL(FORM($side, "the")) } { FORM($side, "have") } atacado { FORM($lane, "on") } { $road } con { FORM($unit, "a") } y { FORM($side, "have") } eliminado { $units }.
event-attacked-you = { CAPITAL(FORM($unit, "your")) } ataca { FORM($lane, "on") } { $road } y elimina { $units }.
event-attacked-enemy = Tu oponente ataca { FORM($lane, "on") } { $road } con { FORM($unit, "a") } y elimina { $units }.
event-fired = { CAPITAL(FORM($side, "the")) } { FORM($side, "have") } disparado con { FORM($unit, "a") } desde { FORM($lane, "the") } { $road } hacia { FORM($lane, "the") } { $target } y { FORM($side, "have") } eliminado { $units }.
event-fired-you = { CAPITAL(FORM($unit, "your")) } { FORM($lane, "of") } { $road } dispara hacia { FORM($lane, "the") } { $target } y elimina { $units }.
event-fired-enemy = Tu oponente dispara con { FORM($unit, "a") } desde { FORM($lane, "the") } { $road } hacia { FORM($lane, "the") } { $target } y elimina { $units }.
event-left = De vuelta a la reserva { FORM($side, "of") } desde { FORM($lane, "the") } { $road }: { $units }.
event-left-you = De vuelta a tu reserva desde { FORM($lane, "the") } { $road }: { $units }.
event-left-enemy = De vuelta a la reserva enemiga desde { FORM($lane, "the") } { $road }: { $units }.
event-card-played = { CAPITAL(FORM($side, "the")) } { FORM($side, "have") } jugado { $card }.
event-card-played-road = { CAPITAL(FORM($side, "the")) } { FORM($side, "have") } jugado { $card } { FORM($lane, "on") } { $road }.
event-card-played-you = Juegas { $card }.
event-card-played-you-road = Juegas { $card } { FORM($lane, "on") } { $road }.
event-card-played-enemy = Tu oponente juega { $card }.
event-card-played-enemy-road = Tu oponente juega { $card } { FORM($lane, "on") } { $road }.
event-conquered = { CAPITAL(FORM($side, "the")) } { FORM($side, "have") } conquistado { FORM($lane, "the") } { $road }.
event-conquered-you = Has conquistado { FORM($lane, "the") } { $road }.
event-conquered-enemy = Tu oponente ha conquistado { FORM($lane, "the") } { $road }.
event-card-drawn = { CAPITAL(FORM($side, "the")) } { FORM($side, "have") } robado una carta de Victoria.
event-card-drawn-you = Robas una carta de Victoria.
event-card-drawn-secret = Robas la carta de Victoria { $card }.
event-card-drawn-enemy = Tu oponente roba una carta de Victoria.
event-objective-seen = { CAPITAL(FORM($side, "the")) } { FORM($side, "have") } mirado la carta de Objetivo enemiga.
event-objective-seen-you = Has visto la carta de Objetivo de tu oponente.
event-objective-seen-secret = El objetivo de tu oponente: { $objective }.
event-objective-seen-enemy = Tu oponente ha visto tu carta de Objetivo.
event-objective-put-under = { CAPITAL(FORM($side, "the")) } { FORM($side, "have") } puesto su carta de Objetivo debajo del mazo.
event-objective-put-under-you = Pones tu carta de Objetivo debajo del mazo.
event-objective-put-under-secret = Pones tu objetivo debajo del mazo: { $objective }.
event-objective-put-under-enemy = Tu oponente pone su carta de Objetivo debajo del mazo.
event-objective-drawn = { CAPITAL(FORM($side, "the")) } { FORM($side, "have") } robado una nueva carta de Objetivo.
event-objective-drawn-you = Robas una nueva carta de Objetivo.
event-objective-drawn-secret = Tu nuevo objetivo: { $objective }.
event-objective-drawn-enemy = Tu oponente roba una nueva carta de Objetivo.
event-turn-ended = { CAPITAL(FORM($side, "the")) } { FORM($side, "have") } terminado el turno { $turn }.
event-turn-ended-you = Terminas tu turno.
event-turn-ended-enemy = Tu oponente termina su turno.
event-turn-began = { CAPITAL(FORM($side, "the")) } { FORM($side, "have") } empezado el turno { $turn } con { $ap } PA.
event-turn-began-you = Te toca: { $ap } PA.
event-turn-began-enemy = Le toca a tu oponente: { $ap } PA.
event-game-ended = La partida ha terminado.
event-game-ended-you = La partida ha terminado. Has ganado.
event-game-ended-enemy = La partida ha terminado. Ha ganado tu oponente.

end-objective-won = Has ganado: has cumplido tu objetivo.
end-objective-lost = Has perdido: tu oponente ha cumplido su objetivo.
end-objective-side = Victoria { FORM($side, "of") }: objetivo cumplido.
end-three-roads-won = Has ganado: tienes tres { FORM($lane, "many") }.
end-three-roads-lost = Has perdido: tu oponente tiene tres { FORM($lane, "many") }.
end-three-roads-side = Victoria { FORM($side, "of") } con tres { FORM($lane, "many") }.
end-turn-limit-draw = Tablas: se ha acabado el turno 400.
end-nobody-can-win-draw = Tablas: ya no puede ganar nadie.
end-resignation-won = Has ganado: tu oponente se ha rendido.
end-resignation-lost = Has perdido: te has rendido.
end-resignation-side = Victoria { FORM($side, "of") } por rendición.
end-time-won = Has ganado: a tu oponente se le ha acabado el tiempo.
end-time-lost = Has perdido: se te ha acabado el tiempo.
end-time-side = Victoria { FORM($side, "of") } por tiempo.
end-agreement-draw = Tablas de común acuerdo.
end-repetition-draw = Tablas por repetición: la misma posición se ha dado tres veces.
end-other-won = Has ganado.
end-other-lost = Has perdido.
end-other-side = Victoria { FORM($side, "of") }.
end-other-draw = Tablas.
end-aborted = La partida se ha anulado. No cuenta.

reason-wins-by-objective = Cumples tu objetivo y ganas.
reason-wins-by-roads = Con esto tienes tres { FORM($lane, "many") } y ganas.
reason-conquers = Conquistas { FORM($lane, "the") } { $road }.
reason-conquers-wanted = Conquistas { FORM($lane, "the") } { $road }, que cuenta para tu objetivo.
reason-stops-win = Tu oponente ya no puede ganar en su próximo turno.
reason-stops-possible-win = Tu oponente habría podido ganar en su próximo turno con { $count } de los objetivos que puede tener.
reason-threatens-win = Puedes ganar en tu próximo turno si tu oponente no lo impide.
reason-defends = Tu oponente ya no puede conquistar { FORM($lane, "the") } { $road } en su próximo turno.
reason-defends-denied = Le cierras el paso a tu oponente { FORM($lane, "on") } { $road }, como pide tu objetivo.
reason-threatens = Puedes conquistar { FORM($lane, "the") } { $road } en tu próximo turno.
reason-threatens-wanted = En tu próximo turno puedes conquistar { FORM($lane, "the") } { $road }, que está en tu objetivo.
reason-leaves = Tu oponente puede conquistar { FORM($lane, "the") } { $road } en su próximo turno.
reason-leaves-win = Tu oponente puede ganar en su próximo turno.
reason-leaves-possible-win = Tu oponente puede ganar en su próximo turno con { $count } de los objetivos que puede tener.
reason-sweeps = { CAPITAL(FORM($unit, "your")) } elimina { $units } { FORM($lane, "on") } { $road }.
reason-fires = { CAPITAL(FORM($unit, "your")) } dispara y elimina { $units } { FORM($lane, "on") } { $road }.
reason-trades = { CAPITAL(FORM($lane, "on")) } { $road }, { FORM($unit, "your") } y { FORM($enemy, "the") } de enfrente vuelven a la reserva.
reason-blocks = { CAPITAL(FORM($unit, "your")) } bloquea { FORM($enemy, "to") } { FORM($lane, "on") } { $road }.
reason-threatens-sweep = { CAPITAL(FORM($unit, "your")) } { FORM($lane, "of") } { $road } puede eliminar { $units }.
reason-closes-door = { CAPITAL(FORM($unit, "your")) } le cierra el paso a tu oponente { FORM($lane, "on") } { $road }, donde no tenías ninguna línea.
reason-prepares = Avanzas { FORM($lane, "on") } { $road }, que está en tu objetivo. Ahora el hueco es de { $gap }.
reason-advances = Tu línea { FORM($lane, "of") } { $road } avanza. Ahora el hueco es de { $gap }.
reason-keeps = Te guardas { $stock } en la reserva contra { $count ->
        [one] { FORM($enemy, "the") } que encabeza una línea enemiga
       *[other] { FORM($enemy, "many-the") } que encabezan { $count } líneas enemigas
    }.
reason-saves-units = { CAPITAL(FORM($unit, "your")) } pasa al frente { FORM($lane, "on") } { $road } sin gastar unidades de la reserva.
reason-frees = { CAPITAL(FORM($unit, "your")) } sale { FORM($lane, "of") } { $road }, donde estaba { FORM($unit, "blocked") }.
reason-frees-special = { CAPITAL(FORM($unit, "your")) } vuelve a la reserva y puedes colocar otra unidad especial.
reason-withdraws = { CAPITAL(FORM($unit, "your")) } sale { FORM($lane, "of") } { $road } y vuelve a tu reserva.
reason-wedges = { CAPITAL(FORM($unit, "your")) } se queda { FORM($lane, "on") } { $road } el resto de la partida y sigue contando como tu unidad especial.
reason-exposes = En su próximo turno, tu oponente puede eliminarte { $units } { FORM($lane, "on") } { $road }.
reason-wastes = Pierdes { $ap } PA que aún puedes usar.
reason-card-reinforcements = Tienes { $ap } PA este turno.
reason-card-forced-march = { CAPITAL(FORM($unit, "your")) } pasa al frente { FORM($lane, "on") } { $road } y te ahorras { $ap } PA.
reason-card-withdrawal = Retiras { FORM($unit, "your") } { FORM($lane, "of") } { $road } y te ahorras { $ap } PA.
reason-card-sabotage = { CAPITAL(FORM($enemy, "the")) } que encabeza la línea enemiga { FORM($lane, "on") } { $road } vuelve a la reserva de tu oponente.
reason-card-dig-in = Tu oponente no puede eliminar tus unidades { FORM($lane, "on") } { $road } antes de tu próximo turno.
reason-card-dig-in-saves = Tu oponente podía eliminarte { $units } { FORM($lane, "on") } { $road }. Ahora ya no.
reason-card-supply-cut = Tu oponente empieza su próximo turno con { $ap } PA.
reason-card-second-front = Puedes tener { $limit } unidades especiales en el campo de batalla.
reason-card-intelligence = Sabrás qué objetivo tienes que impedir.
reason-card-night-march = Llevar una unidad al frente te cuesta 1 PA este turno. Te sirve en { $count ->
        [one] { $count } línea
       *[other] { $count } líneas
    }.
reason-card-new-orders = Para tu objetivo { $count ->
        [one] te falta todavía { $count } { $lane }
       *[other] te faltan todavía { $count } { FORM($lane, "many") }
    }. Con otro quizá te falten menos.
reason-card-new-orders-lost = Tu objetivo ya no se puede cumplir, así que no pierdes nada.

# An item of a list of units: "2 tanks".
list-unit = { $count ->
        [one] { $count } { $unit }
       *[other] { $count } { FORM($unit, "many") }
    }

direction-left = izquierda
direction-right = derecha

action-place = colocar una unidad
action-redeploy = llevar una unidad al frente
action-retreat = retirar una unidad
action-attack = atacar
action-fire = disparar
action-card = jugar una carta de Victoria
action-end = terminar el turno

seat-south = Sur
seat-north = Norte
seat-you = Tú
seat-enemy = Oponente

level-1-name = Recluta
level-1-text = Juega con unas pocas reglas sencillas y se le escapan muchas cosas. Para tus primeras partidas.
level-1-character = Recién salido de la instrucción. Le gustan los tanques y olvida los flancos.
level-2-name = Soldado
level-2-text = Juega con unas pocas reglas sencillas y algo más de cuidado.
level-2-character = Hace lo que le mandan, y se atrinchera donde debería avanzar.
level-3-name = Cabo
level-3-text = Juega con reglas sencillas, pero ve cualquier victoria en un turno, tuya o suya.
level-3-character = Prudente y honrado. Nunca deja pasar una victoria que tiene delante.
level-4-name = Sargento
level-4-text = Ve cualquier victoria en un turno y compara varias jugadas antes de decidirse.
level-4-character = Lo ha visto todo dos veces. Espera tu error.
level-5-name = Teniente
level-5-text = Calcula con algo de antelación y comprueba qué podrías ganar tú en el turno siguiente.
level-5-character = Joven y despierto, ya piensa en tu próximo turno.
level-6-name = Capitán
level-6-text = Calcula con más antelación y adivina tu objetivo por tu forma de jugar.
level-6-character = Adivina tus planes por tus jugadas.
level-7-name = Coronel
level-7-text = Calcula con mucha más antelación.
level-7-character = Tranquilo y paciente, con respuesta para casi todo.
level-8-name = General
level-8-text = Piensa un segundo por turno. El nivel más fuerte.
level-8-character = Ve todo el campo de batalla. Véncelo y cuéntaselo a tus amigos.

unit-M = mina antitanque
    .many = minas antitanque
    .many-the = las minas antitanque
    .the = la mina antitanque
    .a = una mina antitanque
    .your = tu mina antitanque
    .of = de la mina antitanque
    .to = a la mina antitanque
    .no = ninguna mina antitanque
    .him = la
    .blocked = bloqueada
unit-T = tanque
    .many = tanques
    .many-the = los tanques
    .the = el tanque
    .a = un tanque
    .your = tu tanque
    .of = del tanque
    .to = al tanque
    .no = ningún tanque
    .him = lo
    .blocked = bloqueado
unit-P = soldado
    .many = soldados
    .many-the = los soldados
    .the = el soldado
    .a = un soldado
    .your = tu soldado
    .of = del soldado
    .to = al soldado
    .no = ningún soldado
    .him = lo
    .blocked = bloqueado
unit-C = cabo
    .many = cabos
    .many-the = los cabos
    .the = el cabo
    .a = un cabo
    .your = tu cabo
    .of = del cabo
    .to = al cabo
    .no = ningún cabo
    .him = lo
    .blocked = bloqueado
unit-S = sargento
    .many = sargentos
    .many-the = los sargentos
    .the = el sargento
    .a = un sargento
    .your = tu sargento
    .of = del sargento
    .to = al sargento
    .no = ningún sargento
    .him = lo
    .blocked = bloqueado
unit-G = general
    .many = generales
    .many-the = los generales
    .the = el general
    .a = un general
    .your = tu general
    .of = del general
    .to = al general
    .no = ningún general
    .him = lo
    .blocked = bloqueado
unit-R = mortero
    .many = morteros
    .many-the = los morteros
    .the = el mortero
    .a = un mortero
    .your = tu mortero
    .of = del mortero
    .to = al mortero
    .no = ningún mortero
    .him = lo
    .blocked = bloqueado
unit-Y = espía
    .many = espías
    .many-the = los espías
    .the = el espía
    .a = un espía
    .your = tu espía
    .of = del espía
    .to = al espía
    .no = ningún espía
    .him = lo
    .blocked = bloqueado
unit-K = tanque de comando
    .many = tanques de comando
    .many-the = los tanques de comando
    .the = el tanque de comando
    .a = un tanque de comando
    .your = tu tanque de comando
    .of = del tanque de comando
    .to = al tanque de comando
    .no = ningún tanque de comando
    .him = lo
    .blocked = bloqueado
unit-A = artillería
    .many = artillerías
    .many-the = las artillerías
    .the = la artillería
    .a = la artillería
    .your = tu artillería
    .of = de la artillería
    .to = a la artillería
    .no = artillería
    .him = la
    .blocked = bloqueada
unit-other = { $name }
    .many = { $name }
    .many-the = las unidades { $name }
    .the = la unidad { $name }
    .a = una unidad { $name }
    .your = tu unidad { $name }
    .of = de la unidad { $name }
    .to = a la unidad { $name }
    .no = ninguna unidad { $name }
    .him = la
    .blocked = bloqueada

lane-ardennes = camino
    .many = caminos
    .many-the = los caminos
    .many-conquered = caminos conquistados
    .many-not-neighbours = caminos no vecinos
    .many-others = otros caminos
    .the = el camino
    .on = en el camino
    .of = del camino
    .to = al camino
    .definite = el camino
    .a = un camino
    .a-conquered = un camino conquistado
    .that = ese camino
    .no = ningún camino
    .another = otro camino
    .whole = todo el camino
    .conquered = conquistado
lane-dday = cabeza de playa
    .many = cabezas de playa
    .many-the = las cabezas de playa
    .many-conquered = cabezas de playa conquistadas
    .many-not-neighbours = cabezas de playa no vecinas
    .many-others = otras cabezas de playa
    .the = la cabeza de playa
    .on = en la cabeza de playa
    .of = de la cabeza de playa
    .to = a la cabeza de playa
    .definite = la cabeza de playa
    .a = una cabeza de playa
    .a-conquered = una cabeza de playa conquistada
    .that = esa cabeza de playa
    .no = ninguna cabeza de playa
    .another = otra cabeza de playa
    .whole = toda la cabeza de playa
    .conquered = conquistada
lane-prototype = calle
    .many = calles
    .many-the = las calles
    .many-conquered = calles conquistadas
    .many-not-neighbours = calles no vecinas
    .many-others = otras calles
    .the = la calle
    .on = en la calle
    .of = de la calle
    .to = a la calle
    .definite = la calle
    .a = una calle
    .a-conquered = una calle conquistada
    .that = esa calle
    .no = ninguna calle
    .another = otra calle
    .whole = toda la calle
    .conquered = conquistada
lane-other = { $name }
    .many = { $name }
    .many-the = los carriles
    .many-conquered = carriles conquistados
    .many-not-neighbours = carriles no vecinos
    .many-others = otros carriles
    .the = { $name }
    .on = en { $name }
    .of = de { $name }
    .to = a { $name }
    .definite = el carril
    .a = un carril
    .a-conquered = un carril conquistado
    .that = ese carril
    .no = ningún carril
    .another = otro carril
    .whole = todo el carril
    .conquered = conquistado

side-ardennes-south = Alemanes
    .the = los alemanes
    .for = para los alemanes
    .of = de los alemanes
    .have = han
    .an = an
    .en = en
side-ardennes-north = Aliados
    .the = los aliados
    .for = para los aliados
    .of = de los aliados
    .have = han
    .an = an
    .en = en
side-dday-south = Alemanes
    .the = los alemanes
    .for = para los alemanes
    .of = de los alemanes
    .have = han
    .an = an
    .en = en
side-dday-north = Aliados
    .the = los aliados
    .for = para los aliados
    .of = de los aliados
    .have = han
    .an = an
    .en = en
side-prototype-south = Aliados
    .the = los aliados
    .for = para los aliados
    .of = de los aliados
    .have = han
    .an = an
    .en = en
side-prototype-north = Eje
    .the = el Eje
    .for = para el Eje
    .of = del Eje
    .have = ha
    .an = a
    .en = e
# The reader and the reader's enemy, in the story, the log and messages about a game.
reader-you = tú
    .the = tú
    .for = para ti
    .have = has
reader-enemy = tu oponente
    .the = tu oponente
    .for = para tu oponente
    .have = ha
side-other = { $name }
    .the = el bando { $name }
    .for = para el bando { $name }
    .of = del bando { $name }
    .have = ha
    .an = a
    .en = e

edition-ardennes-name = Clash of the Ardennes
edition-ardennes-about = Las reglas del juego en caja, con el tanque de comando. Ideal para empezar.
edition-dday-name = Clash D-Day
edition-dday-about = Cabezas de playa en vez de caminos, artillería en vez del tanque de comando.
edition-prototype-name = Clash of the Ardennes, primer reglamento
edition-prototype-about = Calles. Solo se gana con el objetivo: dos de las calles que nombra y una a tu elección.

objective-all = Conquista { $count ->
        [one] { $count } { $lane }
       *[other] { $count } { FORM($lane, "many") }
    }: { $roads }.
objective-some = Conquista { $count ->
        [one] { $count } { $lane }
       *[other] { $count } { FORM($lane, "many") }
    } de entre { $roads }.
objective-any = Conquista { $count ->
        [one] { $count } { $lane }
       *[other] { $count } { FORM($lane, "many") }
    } a tu elección.
objective-some-more = Conquista { $count ->
        [one] { $count } { $lane }
       *[other] { $count } { FORM($lane, "many") }
    } más de entre { $roads }.
objective-any-more = Conquista { $count ->
        [one] { $count } { $lane }
       *[other] { $count } { FORM($lane, "many") }
    } más a tu elección.
objective-deny = Tu oponente no debe haber conquistado { FORM($lane, "the") } { $roads }.
objective-deny-any = Tu oponente no debe haber conquistado nada todavía.

card-reinforcements-title = Refuerzos
card-forced-march-title = Marcha forzada
card-forced-march-text = Lleva al frente la unidad trasera de una de tus líneas por 0 puntos de acción. La línea debe tener al menos dos unidades y la unidad debe caber en el hueco.
card-withdrawal-title = Retirada
card-withdrawal-text = Retira a tu reserva una de tus unidades líderes, bloqueada o no, por 0 puntos de acción.
card-sabotage-title = Sabotaje
card-sabotage-text = Elige una unidad líder enemiga en cualquier { $lane } sin conquistar. Esa unidad vuelve a la reserva de tu oponente.
card-second-front-title = Segundo frente
card-second-front-text = Durante el resto de la partida puedes tener una unidad especial más en el campo de batalla.
card-intelligence-title = Inteligencia
card-intelligence-text = Mira la carta de Objetivo de tu oponente, ahora y durante el resto de la partida. Si la cambia, la nueva es secreta.
card-dig-in-title = Atrincherarse
card-dig-in-text = Elige una de tus líneas en cualquier { $lane } sin conquistar. Hasta que empiece tu próximo turno, tu oponente no puede eliminar unidades de esa línea con ataques, disparos ni Sabotaje.
card-supply-cut-title = Corte de suministros
card-supply-cut-text = Tu oponente empieza su próximo turno con 2 puntos de acción menos.
card-night-march-title = Marcha nocturna
card-night-march-text = Durante el resto de este turno, llevar una unidad al frente te cuesta 1 punto de acción en vez de 2.
card-new-orders-title = Nuevas órdenes
card-new-orders-text = Pon tu carta de Objetivo debajo de su mazo y roba la de arriba. Tu nuevo objetivo cuenta de inmediato.
card-gives = Tienes { $points ->
        [one] 1 punto de acción
       *[other] { $points } puntos de acción
    } más este turno.
card-costs = Jugarla cuesta { $points ->
        [one] 1 punto de acción
       *[other] { $points } puntos de acción
    }.

effect-dig-in = { $side }: línea atrincherada { FORM($lane, "on") } { $road }.
effect-supply-cut = { $side }: { $ap } PA menos en el próximo turno.
effect-second-front = { $side }: hasta { $limit } unidades especiales en el campo de batalla.
effect-intelligence = { $side }: objetivo enemigo a la vista.
effect-night-march = Llevar una unidad al frente cuesta 1 PA durante el resto de este turno.
effect-fresh = El mortero se ha desplegado este turno, así que puede disparar.
effect-dig-in-you = Tu línea está atrincherada { FORM($lane, "on") } { $road }.
effect-dig-in-enemy = La línea de tu oponente está atrincherada { FORM($lane, "on") } { $road }.
effect-supply-cut-you = Tendrás { $ap } PA menos en tu próximo turno.
effect-supply-cut-enemy = Tu oponente tendrá { $ap } PA menos en su próximo turno.
effect-second-front-you = Puedes tener hasta { $limit } unidades especiales en el campo de batalla.
effect-second-front-enemy = Tu oponente puede tener hasta { $limit } unidades especiales en el campo de batalla.
effect-intelligence-you = Conoces el objetivo de tu oponente.
effect-intelligence-enemy = Tu oponente conoce tu objetivo.

preview-leaves = De vuelta a la reserva: { $units }.
preview-both = Ambas vuelven a la reserva.
preview-conquers = Conquista { FORM($lane, "the") } { $road }.
preview-wins = Gana la partida.

warn-ap-left = Todavía te { $ap ->
        [one] queda { $ap } PA
       *[other] quedan { $ap } PA
    }. Si terminas el turno, { $ap ->
        [one] lo pierdes
       *[other] los pierdes
    }.
warn-wedge = Si conquistas así { FORM($lane, "the") } { $road }, { FORM($unit, "your") } se queda ahí el resto de la partida y sigue contando como tu unidad especial.
warn-attack-left = Todavía puedes atacar gratis { FORM($lane, "on") } { $road }.
warn-reveals = Con esto se descubre una carta, así que no podrás deshacerlo.
warn-deck-own = Estas cartas las hemos creado nosotros. No son las de la caja.

describe-road = { CAPITAL($lane) } { $road }. Hueco: { $gap }.
describe-line = { $side }, de atrás hacia delante: { $names }.
describe-no-line = { $side }: sin línea.
describe-distance = A { $tiles ->
        [one] { $tiles } casilla
       *[other] { $tiles } casillas
    } de su bloque de inicio.
describe-contact = Las unidades líderes se tocan.
describe-blocked = { CAPITAL(FORM($enemy, "the")) } bloquea a { FORM($unit, "your") }.
describe-conquered = { CAPITAL($lane) } { $road }: en manos { FORM($side, "of") }.

chat-hello = Hola.
chat-good-luck = Suerte.
chat-well-played = Bien jugado.
chat-thanks = Gracias por la partida.
chat-moment = Un momento, por favor.
chat-surprised = Esa no me la esperaba.
chat-again = ¿Otra partida?
chat-bye = Tengo que irme. Adiós.

goal-more = { $count ->
        [0] cumplido
        [one] falta { $count } { $lane }
       *[other] faltan { $count } { FORM($lane, "many") }
    }
goal-three = Tres { FORM($lane, "many") } a tu elección también ganan.
goal-three-only = Ganas con tres { FORM($lane, "many") } a tu elección.
goal-lost = Este objetivo ya no se puede cumplir.
goal-still-three = Aún ganas con tres { FORM($lane, "many") } a tu elección.
goal-still-card = Solo la carta { $card } puede darte otro.
goal-none = Ya no puedes ganar esta partida.
goal-yours = { CAPITAL($lane) } { $road }: en tu poder.
goal-enemys = { CAPITAL($lane) } { $road }: en poder de tu oponente.
goal-open = { CAPITAL($lane) } { $road }: sin conquistar.
mark-must = Tu objetivo exige { FORM($lane, "the") } { $road }.
mark-choice = { CAPITAL(FORM($lane, "the")) } { $road } puede contar para tu objetivo.
mark-deny = Tu objetivo fracasa si tu oponente conquista { FORM($lane, "the") } { $road }.
mark-blocked-own = Cadena: { FORM($enemy, "the") } bloquea a { FORM($unit, "your") }. Tu unidad no puede atacar, y retirarla cuesta 3 PA.
mark-blocked-enemy = Cadena: { FORM($unit, "your") } bloquea { FORM($enemy, "to") }. La unidad enemiga no puede atacar, y retirarla cuesta 3 PA.
mark-equal = Chispa: se tocan dos unidades iguales. Si una ataca, ambas vuelven a la reserva.
tip-mine = Vence a los tanques. La infantería la vence.
tip-tank = Vence a la infantería. Las minas lo vencen.
tip-infantry = Vence a las minas y a los rangos inferiores. Los tanques lo vencen.
tip-spy = Vence a todas las unidades menos a un espía.
