"""From effects, decisions and events to sentences in English, Spanish and German."""
