# What whoever is away is told, by push or by mail.

remind-turn =
    { $n ->
        [one] Te toca.
       *[other] Te toca en { $n } mesas.
    }
remind-last =
    { $n ->
        [one] Te toca, y se te acaba el tiempo.
       *[other] Te toca en { $n } mesas, y se te acaba el tiempo.
    }
mail-confirm-subject = Tu código para los avisos
mail-confirm =
    Tu código: { $code }

    Escríbelo en los ajustes de Kanly y recibirás aquí un correo cuando te toque y no tengas Kanly en pantalla. El código vale una hora.

    Si no sabes de qué va esto, no hagas nada: sin el código no llegan más correos y tu dirección no se guarda.
mail-end =
    Para no recibir más correos como este:
    { $link }
