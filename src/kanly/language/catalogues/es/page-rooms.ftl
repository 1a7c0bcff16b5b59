# Playing together on a public server: the set-up, rooms, the lobby, devices.

## The set-up

setup-open = Por enlace
setup-open-table = Abrir la mesa
setup-opening = Abriendo la mesa…
together-title = Jugar en compañía
together-about = Los asientos «por enlace» son para quien reciba el enlace, cada cual en su dispositivo.

## The terms

terms-listed = Quién puede venir
terms-listed-no = Solo por enlace
terms-listed-yes = Visible en el vestíbulo
terms-listed-no-long = Solo encuentran la mesa quienes reciben tu enlace.
terms-listed-yes-long = Cualquiera en este servidor ve la mesa y puede ocupar un asiento libre.
terms-watching = Mirar
terms-watching-nobody = Nadie
terms-watching-now = En directo
terms-watching-later = 5 minutos después
terms-watching-nobody-long = Solo ve la partida quien tiene asiento.
terms-watching-now-long = Quien entre sin asiento ve la partida al momento, pero no las cartas ocultas.
terms-watching-later-long = Quien entre sin asiento ve la partida de hace cinco minutos: así nadie puede desvelar nada.
terms-clock = Tiempo para pensar
terms-clock-none = Sin límite
terms-clock-move = Por jugada
terms-clock-game = Para toda la partida, por persona
terms-clock-none-long = Nadie tiene prisa.
terms-clock-move-long = Si se acaba el tiempo de la jugada, juega un bot hasta que la persona vuelva.
terms-clock-game-long = El tiempo solo corre mientras alguien decide. Si se acaba, juega un bot en su lugar.
terms-time-move = { $time } por jugada
terms-time-game = { $time } por persona para la partida
terms-with-listed = visible en el vestíbulo
terms-with-now = se puede mirar
terms-with-later = se puede mirar 5 minutos después

## A room

room-title = Mesa: { $name }
room-title-own = Tu mesa
room-title-unnamed = Una mesa
room-free =
    { $n ->
        [0] Todos los asientos están ocupados.
        [one] Queda un asiento libre.
       *[other] Quedan { $n } asientos libres.
    }
room-begin = Empezar la partida
room-beginning = La partida empieza…
room-begin-free =
    { $n ->
        [one] Queda un asiento libre: invita a alguien o dáselo a un bot.
       *[other] Quedan { $n } asientos libres: invita a alguien o dáselos a bots.
    }
room-begin-ready = Cada cual tiene su asiento.
room-begin-host = La partida empieza cuando { $name } lo decida y no queden asientos libres.
room-begin-wait = La partida empieza cuando { $name } la inicie.
room-begin-sit-or-watch = Toma asiento, o mira cuando empiece la partida.
room-begin-sit = Toma asiento: solo ve la partida quien tiene uno.
room-places = Quién se sienta a la mesa
room-place-free = Libre
room-place-kept = Libre, reservado: { $name }
room-place-yours = Libre, guardado para ti
room-you = tú
room-host = organiza
room-presence-here = aquí
room-presence-thinking = pensando
room-presence-away = ausente
room-sit = Sentarme aquí
room-sit-named = Sentarme aquí: { $seat }
room-stand = Levantarme
room-to-bot = Dárselo a un bot
room-to-nobody = Dejarlo libre
room-action = { $action }: { $seat }
room-leader-lot = Líder al azar
room-leader-draft = Los Líderes se eligen por turnos al empezar la partida.
room-leader-recommended = Los Líderes recomendados se sortean al empezar la partida.
room-invite = Invitar
room-invite-about = Un enlace para todos: quien lo abra entra y ocupa un asiento libre.
room-copy = Copiar el enlace
room-copied = Copiado
room-share = Compartir
room-share-text = ¿Juegas conmigo a Dune: Imperium?
room-code = Código QR
room-code-about = Apunta con la cámara de un móvil.
room-code-picture = Código QR del enlace
room-copy-by-hand = El navegador no copia por sí solo. Este es el enlace:
room-members = Quién está
room-no-place = sin asiento
room-dismiss = Echar
room-dismiss-named = Echar: { $name }
room-dismiss-sure = { $name } pierde su asiento, y los enlaces que hayas enviado dejan de servir.
room-leave = Dejar la mesa
room-leave-sure = Tu asiento quedará libre.
room-leave-sure-host = Tu asiento quedará libre y otra persona organizará la mesa.
room-close = Cerrar la mesa
room-close-sure = Desaparecerán la mesa y todos sus enlaces.
room-stay = Quedarme
room-no = No
room-terms = Cómo jugáis
room-game = La partida
room-name-title = ¿Cómo te llamas?
room-name-about = Es el nombre que verán los demás. No se pide nada más ni hace falta cuenta.
room-name = Tu nombre
room-name-keep = Usar este nombre
room-gone = Esta mesa ya no existe.
room-gone-about = Se cerró, o ya no estás en ella. Con un enlace nuevo puedes volver a entrar.
room-without-you = La partida ha empezado sin ti.
room-without-you-about = No tenías asiento, y esta partida solo la ve quien tiene uno.

## An invitation

join-title = Te han invitado
join-about = Alguien quiere jugar contigo a Dune: Imperium, aquí en el navegador. Gratis y sin cuenta.
join-come = Entrar
join-coming = Entrando…
join-bad = Pide un enlace nuevo a quien te lo envió.

## The lobby

lobby-title = Vestíbulo
lobby-play = Jugar con otros
lobby-play-about = Mesas abiertas, tus invitaciones y dónde te toca.
lobby-about = Mesas en las que te esperan y mesas con asientos libres.
lobby-turns = Te toca
lobby-turns-none = Nadie te está esperando.
lobby-next = Siguiente mesa
lobby-go = Jugar
lobby-table = Una partida
lobby-others = Tus otras partidas
lobby-open = Abrir
lobby-due = Tiempo restante: { $time }
lobby-due-none = Sin límite de tiempo
lobby-mine = Tus mesas que esperan gente
lobby-mine-none = No tienes ninguna mesa a la espera. Prepara una partida y deja un asiento «por enlace»: a tus amigos les basta con el enlace.
lobby-watched = Mesas que estás mirando
lobby-listed = Mesas abiertas
lobby-listed-none = Ahora no hay mesas abiertas a todos. Abre una tú: si es visible en el vestíbulo, otros la encontrarán aquí.
lobby-new = Preparar una partida
lobby-back = Volver a entrar
lobby-enter = Entrar
lobby-sit = Tomar asiento
lobby-watch = Mirar
lobby-runs = en marcha
lobby-free =
    { $n ->
        [0] sin asientos libres
        [one] 1 asiento libre
       *[other] { $n } asientos libres
    }
lobby-bots =
    { $n ->
        [one] 1 bot
       *[other] { $n } bots
    }

## Where it is somebody's turn

turns-n =
    { $n ->
        [one] Te toca en 1 mesa
       *[other] Te toca en { $n } mesas
    }
title-turns = ● Te toca ({ $n }) · { $title }

## Another device

device-title = Otro dispositivo
device-about = Tus asientos pertenecen a este navegador. Con un código los tienes también en otro dispositivo.
device-give = Desde este dispositivo
device-give-about = Crea un código y escríbelo o escanéalo en el otro dispositivo. Sirve una vez, durante diez minutos.
device-make = Crear un código
device-make-again = Crear otro código
device-left = Caduca en { $time }
device-over = Este código ya no sirve.
device-secret = Quien lo tenga juega por ti: no se lo enseñes a nadie.
device-take = A este dispositivo
device-take-about = Escribe el código que muestra tu otro dispositivo.
device-code = Código
device-go = Traer mis asientos
device-has-tables = Este dispositivo tiene partidas propias. Si sigues, se quedan atrás y aquí ya no podrás abrirlas.
device-anyway = Dejarlas atrás
device-keep = Conservarlas
device-done = Listo. Tus asientos ya están aquí.
device-home = A tus partidas

## The settings

set-you-group = Tú
set-name = Tu nombre
set-name-about = Así te llamarán en las mesas a las que te sientes a partir de ahora.
set-name-kept = Nombre guardado.
set-name-keep = Guardar
set-device = Otro dispositivo
set-device-about = Lleva tus asientos y partidas también al móvil o a otro ordenador.
set-device-go = Crear o escribir un código

## What is refused

problem-unknown-room = Esta mesa ya no existe, o no perteneces a ella.
problem-bad-invitation = Esta invitación no sirve, o ya no.
problem-not-host = Solo puede hacerlo quien abrió la mesa.
problem-nothing-is-hidden = Esta partida ha estado en un archivo: alguien puede saber lo que está oculto. Por eso no se puede abrir a otros.
problem-place-taken = Este asiento ya no está libre.
problem-leader-taken = Otra persona ya tiene este Líder.
problem-places-free = Quedan asientos libres: podría ocuparlos un bot.
problem-has-begun = La partida ha empezado; esto ya no se puede cambiar.
problem-not-begun = La partida aún no ha empezado.
problem-not-your-seat = Este asiento es de otra persona.
problem-nothing-asked = Nadie pide deshacer nada ahora.
problem-nobody-to-ask = No juega nadie más que pueda aceptarlo.
problem-nothing-said = No has escrito nada.
problem-bad-clock = El reloj debe dejar al menos 15 segundos.
problem-bad-member = Esta persona ya no está.
problem-stood-in = Ahora juega un bot por ti. Recupera antes tu asiento.
problem-bad-code = Este código no sirve, o ya no. Revísalo o crea otro.
problem-has-tables = Este dispositivo tiene partidas propias.
problem-nobody = El servidor no reconoce este navegador. Vuelve a cargar la página y permite las cookies.
problem-one-device = Este servidor es para un solo dispositivo.
problem-not-your-table = Solo puede borrar esta partida quien la abrió.
