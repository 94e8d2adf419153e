import type { PlanTopic } from '../plan-topic.ts';

export const MOVE_HOUSE: PlanTopic = {
  id: 'move-house',
  title: 'Moving, or finding a place',
  words:
    /\b(?:mov(?:e|ing) (?:house|out|in with|day|to a (?:smaller|bigger|new)|cities|back|near|home)|(?:the|my|a|third|next) move|(?:un)?pack(?:ed|ing)?|(?:pack|from|moving|not one|another|the) box(?:es)?|flat[- ]?(?:hunting|viewings?|share)|(?:find|rent|looking for|search|look for|need|to) (?:(?:a|an|my own|me a|somewhere) )?(?:(?:new|one|smaller|shared|nice|cheaper|housing) )?(?:flat|place to live|place for|place|room|one bed|apartment|house|somewhere)(?! for)|to live in|place of my own|place for me|viewings?|removal|movers|relocat\w*|emigrat\w*|own place|downsiz\w*|change of address|new address|notice on|estate agents?|lease|social housing|housing offer|sell(?:ing)? (?:the house|up)|(?:no|one|two) flats?|exchange contracts|flats)\b/i,
  kind: 'once',
  aim: 'get the move under way',
  acks: [
    'A move is a hundred small jobs pretending to be one big one. It gets lighter at the moment when they stand on paper with a week behind each.',
    "Finding a place and leaving one are two kinds of work, one for the head and one for the arms. You needn't do both on the same evening.",
    'It goes easiest for people who do it out loud: rooms, boxes, vans and strong arms mostly come through somebody who knew somebody.',
  ],
  heavy: [
    "A home's a big thing to change, even when it's right, and bigger when it wasn't your idea. You don't have to feel at home anywhere yet; it's enough to know the next small thing.",
    "Moving comes just when life's already shaking, after a parting, a notice, a new start. So the plan has to be smaller than your strength, and there should be other people in it.",
    "It wears people down to look and be turned away, or to stand between boxes and not know which to take first. It's one yes that's needed and one box at a time, and neither says anything about you.",
  ],
  ask: 'Which of these is closest to where you are now?',
  steps: [
    {
      say: 'Write my three musts and top price',
      words:
        /\b(?:musts?|must[- ]haves?|what i (?:really )?(?:need|want|can pay)|decide|top price|budget|criteria|wish ?list|how much i|wants?)\b/i,
      how: "Three things you won't do without, and the most you can pay with heating and bills, counted so that you can still sleep. Everything else is a nice extra. With that by the screen most adverts sort themselves in a minute.",
    },
    {
      say: 'Pack one box of unused things',
      words: /\b(?:pack\w*|box|boxes|books|(?:don'?t|dont|never|un) ?used?|winter things|wrap|suitcase)\b/i,
      how: "Books read, clothes out of season, the good glasses; nothing you'd miss this month. Small boxes for books. Write the room on two sides, not on the lid, shut it and put it by the wall: a stack that grows is good for the nerves.",
    },
    {
      say: "Tell five people I'm moving",
      words:
        /\b(?:tell|ask|friends|(?:let|five|some) people|around|know i'?m|let (?:them|people|everyone)|message|post (?:it|something)|word|family|write to)\b/i,
      how: "Include one who knows everybody: 'I'm moving this season. If you hear of a place, or have boxes, a van or two free arms, tell me.' A good many rooms go to somebody's cousin before they're ever advertised.",
    },
  ],
  worries: [
    {
      words:
        /\b(?:rents? (?:are|is)|afford|expensive|prices (?:are|here)|the prices|insane|one wage|money|can'?t pay|(?:no|the) deposit|cost)\b/i,
      say: "Look one ring further out, at rooms in shared places, at swaps and at housing cooperatives with a list; put your name down today, since lists run while you sleep. An advice centre can tell you if there's help with rent or deposit. And a place for one year needn't be the place.",
    },
    {
      words:
        /\b(?:applied|applications?|reject\w*|nowhere|turned (?:me|us) down|payslips?|references?|say no|viewings?|discriminat\w*|(?:eleven|ten|twenty|fourteen|\d+) (?:places|flats))\b/i,
      say: "It's numbers more than you, dozens of others wrote that day. Have one page ready with who you are, your work and a sentence from your last landlord, and send it within the hour with 'I can come today or tomorrow.' If pay's the trouble, name somebody who'd vouch for you.",
    },
    {
      words:
        /\b(?:(?:see|seeing|meet|face) (?:him|her|my ex|them)|my ex|who gets|divid\w*|separat\w*|divorc\w*|break ?up|row|argue|(?:his|her) (?:stuff|things))\b/i,
      say: "Send a list beforehand, then fetch yours at a fixed hour with a friend beside you: 'I'd like to come Saturday from ten to twelve, it's fine if you're out.' Papers and medicine go first; a sofa's only a sofa. If you're afraid of them, ask a helpline first how it's done safely.",
    },
    {
      words:
        /\b(?:memor\w+|thirty years|(?:twenty|forty|fifty|\d\d) years|every wall|sad|leav(?:e|ing) (?:here|it|this|my|the)|miss (?:it|this|the)|homesick|grief|roots|goodbye|right (?:thing|decision)|regret)\b/i,
      say: "Take a photo of each room as it looks on an ordinary day, before the first box, mug on the table and all. Then choose one corner that you'll set up again just so, the chair, the lamp, the picture above it. People sleep better where one corner is known.",
    },
    {
      words:
        /\b(?:so much|too much|never get|all packed|overwhelm\w*|where (?:to|do i) (?:start|begin)|just stand|weeks? left|no time|chaos|can'?t (?:start|face)|all at once|too tired)\b/i,
      say: "Go backwards from the day: last the kitchen, before that clothes, before that books and pictures, first the cellar and whatever hasn't been touched since the last move. Two boxes a day is about a flat in three weeks. And one bag for the first night, with kettle, sheets and charger.",
    },
    {
      words:
        /\b(?:nobody|no one|no-one|on my own|alone|carry|lift|(?:my|bad) (?:back|knees?)|no car|no van|heavy|help me)\b/i,
      say: "Ask for one hour and one thing: 'Could you help carry from ten to eleven on Saturday? There's soup afterwards.' Far more people say yes to that than to 'help me move'. A van with one driver for half a day costs much less than a firm, and washing machines are their job.",
    },
    {
      words:
        /\b(?:kids|children|son|daughter|school|cat|dog|pets?)\b(?! (?:are|is) (?:out|asleep|at|away|in))/i,
      say: "Show them the new way to school before the new rooms, and let each choose one thing that's theirs: the colour, the corner, who visits first. Their boxes are packed last and opened first. It's the not being asked that hurts most, at four as at forty.",
    },
  ],
  ways: [
    'Write the date on top of a sheet and count the weeks back: papers and notices, then cellar, books, clothes, kitchen, one each week.',
    'Do the calls in one sitting with one list: electricity, internet, post, bank, insurance, doctor. The redirecting of the post first, it catches whatever you forget.',
  ],
};
