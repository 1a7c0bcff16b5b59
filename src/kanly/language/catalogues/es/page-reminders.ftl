# Reminders for whoever is asked and away: how they are chosen, and how mails end.

remind = Avisos
remind-about = Si te toca y no tienes abierta ninguna pantalla de Kanly: uno por turno, y otro antes de que se te acabe el tiempo.
remind-off = Ninguno
remind-push = Notificación
remind-mail = Correo
remind-push-here = Este dispositivo te avisa.
remind-push-elsewhere = Te avisa otro dispositivo tuyo; este no.
remind-push-too = Avisarme también aquí
remind-push-never = Este navegador no admite notificaciones. En un iPhone o iPad, sí cuando Kanly está en la pantalla de inicio.
remind-push-denied = Tu navegador no permite que esta página te notifique. Puedes cambiarlo en sus ajustes.
remind-mail-address = Tu dirección de correo
remind-mail-send = Enviarme un código
remind-mail-sent = Se ha enviado un código a { $address }.
remind-mail-have = Tengo un código
remind-mail-code = Código del correo
remind-mail-confirm = Confirmar
remind-mail-to = Los correos van a { $address }.
remind-mail-private = La dirección no se muestra a nadie ni se usa para nada más. Con «Ninguno» se borra.
mail-off-title = ¿Dejar de recibir correos?
mail-off-about = Kanly ya no te avisará y borrará tu dirección.
mail-off-do = No enviar más correos
mail-off-done = Ya no llegarán más correos. Tu dirección se ha borrado.
problem-no-such-way = Este servidor no puede avisarte así.
problem-bad-device = Las notificaciones de este navegador no funcionan aquí.
problem-bad-address = No se puede enviar un correo a esta dirección. Revísala.
problem-no-mail = No se pudo enviar el correo. Inténtalo más tarde.
