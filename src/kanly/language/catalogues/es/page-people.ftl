# People at one table, each at a device of their own.
side-tab-people = Gente
people-side-table = Mesa
people-title = Gente en la mesa
people-players = Quién juega
people-watchers = Miran
people-bot = juega un bot
people-unread =
    { $n ->
        [one] { $n } mensaje nuevo
       *[other] { $n } mensajes nuevos
    }
people-key-talk = Hablar con los demás

## Time

people-time = Tiempo restante
people-days = { $d } d { $h } h
people-hours = { $h } h { $min } min
people-pressing =
    { $n ->
        [one] Te queda { $n } segundo.
       *[other] Te quedan { $n } segundos.
    }

## Bots that stand in, and watching

people-for = un bot sustituye a { $name }
people-for-you = un bot te sustituye
people-bot-for-you = Un bot juega por ti.
people-come-back = Recuperar mi asiento
people-watching = Estás mirando.
people-later = Ves la partida de hace cinco minutos.
people-sit = Ocupar este asiento

## Taking back

people-back-ask = Pedir deshacer
people-back-asked =
    { $n ->
        [one] { $name } pide deshacer { $n } acción.
       *[other] { $name } pide deshacer { $n } acciones.
    }
people-back-yours =
    { $n ->
        [one] Pides deshacer { $n } acción.
       *[other] Pides deshacer { $n } acciones.
    }
people-back-waiting = Sin respuesta aún: { $names }
people-back-agree = De acuerdo
people-back-refuse = No
people-back-withdraw = Retirar
people-back-refused = Los demás prefieren seguir jugando.

## The table itself

people-table = Mesa y gente
people-open-title = Invitar a otros
people-open-about = Cede asientos con un enlace: quien lo abra jugará desde su propio dispositivo. Tú conservas el tuyo.
people-open = Invitar a otros
people-offer-title = Ceder un asiento
people-offer-about = Quien abra el enlace de un asiento seguirá jugando ahí.
people-offer-loses = { $name } ya no podrá volver a él.
people-watch-link = Quien abra este enlace podrá mirar.
people-dismiss-sure = { $name } dejará de ver la partida, y los enlaces que hayas enviado dejarán de servir.
people-leave-title = Irse
people-leave-about = Un bot jugará por ti hasta que vuelvas. Puedes volver cuando quieras.
people-leave = Irme por ahora
people-stop-watching = Dejar de mirar
people-resign-sure = Un bot seguirá en tu lugar y no podrás recuperar el asiento.
people-resign = Abandonar

## Once more

people-again = Revancha
people-again-wish = { $name } quiere la revancha.
people-again-open = La mesa de la revancha está abierta.
people-again-come = Unirme
