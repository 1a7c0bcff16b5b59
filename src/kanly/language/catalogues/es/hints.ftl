### Consejos: una respuesta legal y lo que da, según el motor.

hint-go = Juega «{ $card }» y ve a «{ $space }»: { $gains }.
hint-space = «{ $space }»: { $gains }.
hint-acquire = Puedes pagar «{ $card }»: { $n } de tus { $of } de Persuasión.
hint-acquire-gain = «{ $card }» da al instante { $gains }.
hint-deploy = { $n ->
        [one] Despliega { $n } tropa: con { $strength } de Potencia de Combate encabezas el Conflicto.
       *[other] Despliega { $n } tropas: con { $strength } de Potencia de Combate encabezas el Conflicto.
    }
hint-lead = { $label }: con { $strength } de Potencia de Combate encabezas el Conflicto.
hint-reveal = Revela tu mano: { $gains }.
hint-do = { $label }: { $gains }.
hint-for = { $gains } por { $costs }
hint-n-vp = { $n ->
        [one] { $n } Punto de Victoria
       *[other] { $n } Puntos de Victoria
    }
hint-n-solari = { $n ->
        [one] { $n } solari
       *[other] { $n } solaris
    }
hint-n-spice = { $n } de especia
hint-n-water = { $n } de agua
hint-n-garrison = { $n ->
        [one] { $n } tropa
       *[other] { $n } tropas
    }
hint-n-hand = { $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    }
hint-n-intrigue = { $n ->
        [one] { $n } carta de Intriga
       *[other] { $n } cartas de Intriga
    }
hint-n-influence = { $n } de Influencia ({ $faction })
hint-n-persuasion = { $n } de Persuasión
