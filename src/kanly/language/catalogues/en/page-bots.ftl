# Bots: levels, styles, and what to expect of them.
bot-who = Bot: { $name }
bot-named = { $level }, { $style }
bot-level-label = Level of all bots
bot-seat-label = Style, { $seat }
bot-title = How the bots play
bot-title-about = A level for all of them. Each seat can have another one, and its own style.
bot-mixed = Mixed table
bot-mixed-about = Neighbouring levels sit at the table too.
bot-styles = Styles
bot-thinking = { $name } is thinking

## Levels: name, character, what they do

bot-level-random = Drifter
bot-level-novice = Newcomer
bot-level-greedy = Opportunist
bot-level-planner = Strategist
bot-level-search = Oracle
bot-many-random = { $n } Drifters
bot-many-novice = { $n } Newcomers
bot-many-greedy = { $n } Opportunists
bot-many-planner = { $n } Strategists
bot-many-search = { $n } Oracles
bot-character-random = harmless
bot-character-novice = friendly
bot-character-greedy = shrewd
bot-character-planner = patient
bot-character-search = merciless
bot-about-random = Takes any move the rules allow, all with the same chance.
bot-about-novice = Looks at its own turn like somebody in a first game: not very closely, and without a thought for the others.
bot-about-greedy = Tries every move, plays its turn to the end, and takes what brings most now.
bot-about-planner = Thinks its whole turn through and judges what it will be worth later.
bot-about-search = Plays on in many guesses at hidden cards, the answers of the others included, before it moves.

## Styles: name, and what they like

bot-style-balanced = balanced
bot-style-fighter = fighter
bot-style-diplomat = diplomat
bot-style-trader = trader
bot-style-spy = spymaster
bot-likes-balanced = Wants nothing but to win.
bot-likes-fighter = Also likes strength in the Conflict, Conflicts won and a full garrison.
bot-likes-diplomat = Also likes Influence, Alliances and the High Council.
bot-likes-trader = Also likes Solari, spice, water, contracts and new cards.
bot-likes-spy = Also likes Spies on the board and Intrigue cards in hand.

## What to expect

bot-expected-some =
    { $n ->
        [one] Wins about { $n } game in { $of } against { $others }.
       *[other] Wins about { $n } games in { $of } against { $others }.
    }
bot-expected-all = Wins almost every game against { $others }.
bot-expected-none = Hardly ever wins against { $others }.
bot-seconds =
    { $n ->
        [one] Thinks for up to { $n } second about each decision.
       *[other] Thinks for up to { $n } seconds about each decision.
    }
bot-measured = Measured with one bot against { $opponents } of the level below in Uprising, all balanced, at least { $games } games each; equals would win 1 game in { $of }.
