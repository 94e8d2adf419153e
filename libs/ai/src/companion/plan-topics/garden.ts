import type { PlanTopic } from '../plan-topic.ts';

export const GARDEN: PlanTopic = {
  id: 'garden',
  title: 'Garden, balcony or allotment',
  words:
    /\b(?:gardens?(?! gate)|gardener|gardening|allotments?|lawn|mow(?:n|ing)?|weed(?:s|ing)?|balcony(?! door)|hedge|plant(?:s|ed|ing)?|houseplants|grow(?:ing)?(?! things)|sow|prun\w*|seed(?:s|lings)?|tomatoes|roses|bulbs|brambles|compost|veg(?:etable)? (?:bed|patch|garden)|greenhouse|herbs?|borders|(?:raised|flower) beds?|the leaves|pots|potatoes|window boxes|sweet peas|fruit trees|(?:back )?yard|pond|the plot|courtyard|nettles|salad|jungle)\b/i,
  kind: 'once',
  aim: 'get your garden or balcony going',
  acks: [
    "What doesn't get done this year can still be done the next, in a garden as on a balcony. One small patch or one pot, quite finished, is a good beginning.",
    "Little and often goes better, stopping before you're fed up. Ten minutes with a bucket after coffee beat one heroic Sunday and a week of sore back.",
    "Everybody who's good with plants has killed more of them than you have. They only put the next one in.",
  ],
  heavy: [
    "A garden that's run wild can feel like a reproach through the window. It isn't one, it's only been growing, and birds and bees have had a good time of it. One small patch is enough to want to go out again.",
    "It's hard to look at a place that used to be a joy and see only work, all the more if it was somebody else's joy. Nothing in there is in a hurry. You can begin sitting down, with one pot.",
    "Anyone can lose a garden to a bad year. The soil's been resting, the roots are mostly still there, and it comes back quicker than it went.",
  ],
  ask: 'What would you enjoy most as a beginning?',
  steps: [
    {
      say: 'Just one strip, a door wide',
      words:
        /\b(?:strip|one (?:bit|bed|corner|patch|part|metre)|just one|by the (?:back )?door|half of it|mow|weed\w*|clear|cut|dig|sweep|small (?:bit|corner|patch))\b/i,
      how: "Weed it, mow it or sweep it, that strip and nothing beside it, ten minutes with one bucket. Lay cardboard over the worst of the rest and put stones on it: what gets no light gives up by itself while you're indoors.",
    },
    {
      say: 'Walk round with a cup of tea',
      words:
        /\b(?:walk|wander|look (?:at|round|around|what)|coffee|tea|cup|sit out|see what'?s there|have a look)\b/i,
      how: "Hands off everything, only look: what's alive, where the sun is at this hour, where you'd like to sit, what annoys you most. Write down three things. The most annoying one goes first, and that's often five minutes with the shears.",
    },
    {
      say: 'Plant one thing that forgives a lot',
      words: /\b(?:plant|buy|pot|herbs?|seeds?|sow|grow|seedlings?|flowers?|bulbs?|strawberr\w+)\b/i,
      how: "Ask at a market stall or over a fence: 'What can I put in this week that survives a beginner?' One pot or one packet, where you pass each day, and water it when the kettle's on. Then it gets remembered.",
    },
  ],
  worries: [
    {
      words:
        /\b(?:jungle|brambles|overgrown|too (?:much|big|far gone)|where to (?:start|begin)|nettles|over my head|overwhelm\w*|huge|wild|all at once)\b/i,
      say: "Cut it all to knee height roughly, once, or have it cut; that alone makes it a garden again. Then cover three quarters with cardboard or a tarpaulin and forget it for a season. You only ever garden the quarter that's left.",
    },
    {
      words:
        /\b(?:dies?|died on me|kill\w*|dead|no (?:idea|clue)|never (?:grown|works?)|brown fingers|slugs?|squirrels?|pests?|fail\w*|gave up|give up|don'?t know (?:a|the|what|how))\b/i,
      say: 'Most plants that die in pots were drowned or forgotten, and neither is a lack of talent. Poke a finger in: dry to the first joint means water, damp means leave it. And choose what slugs leave alone, like herbs with hairy or strong-smelling leaves.',
    },
    {
      words:
        /\b(?:knees?|my back|bad back|hips?|kneel\w*|bend\w*|pain|arthritis|too old|stroke|fatigue|long covid|exhaust\w*|weak|ladder|heavy)\b/i,
      say: 'Bring the garden up to you: pots on a table, a bed at sitting height, a stool with handles. Change the job every ten minutes, standing, sitting, standing. And swap: somebody with a back does the digging and takes home what you grow.',
    },
    {
      words:
        /\b(?:time of (?:the )?year|season|too (?:late|early|cold|hot|wet)|winter|frost|autumn already|nesting)\b/i,
      say: "There's something for nearly every week: when it's too cold to sow it's right for clearing, cutting and planning, and pots on a windowsill don't mind. Whoever sells plants near you knows what goes in now. Only leave thick hedges alone while birds nest.",
    },
    {
      words:
        /\b(?:no time|work all|rains?|raining|weather|busy|dark when|night shifts?|never free|get round to it)\b/i,
      say: 'Then make it smaller until it fits: two pots by the door, the rest in grass or under bark. Keep gloves and one pair of shears by the door, and do five minutes with your coat on when you come home. Light rain makes weeding easier.',
    },
    {
      words:
        /\b(?:committee|warning|neighbours?|sighs?|landlord|complain\w*|letter|note through|judg\w+|asham\w*|embarrass\w*)\b/i,
      say: "Say something before you dig: 'I know what it looks like, I'm starting with the path side this week.' That buys more patience than a weekend's work. Do first what's seen from outside, the edge and the path; neighbours often have plants and tools to spare.",
    },
    {
      words:
        /\b(?:(?:wife|husband|mother|father|mum|dad|nan|grandad|grandfather|grandmother|partner)'?s (?:garden|roses?|plot|pride|place|greenhouse)|(?:was|were) (?:his|hers|her)|without (?:him|her)|used to do it|since (?:he|she) (?:died|went|passed))\b/i,
      say: "Then change nothing big in the first year. Choose one thing that was dearest there and keep only that alive; the rest may rest. Many people find it's the one place where it's possible to be with someone who's gone and have dirty hands as well.",
    },
  ],
  ways: [
    'Pull a bucket of weeds each time you go out, never two. The bucket is the limit, and it keeps you willing.',
    'Start with what you like to eat or smell. People water what they use.',
  ],
};
