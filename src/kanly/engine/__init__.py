"""The machine: state, agenda, decisions, effect grammar, chance, documents, views, records."""
