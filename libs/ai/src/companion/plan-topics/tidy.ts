import type { PlanTopic } from '../plan-topic.ts';

export const TIDY: PlanTopic = {
  id: 'tidy',
  title: 'Tidying and clearing out',
  words:
    /\b(?:tidy\w*|de-?clutter\w*|clutter\w*|hoard\w*|de-hoard|(?<!mum's |her |his |of the )wardrobe|cupboards?|(?:kitchen|junk) drawers?|organi[sz]e (?:the|it|this|my)|(?:old|kids'?) clothes|kids'? toys|toys|spare room|box room|loft|attic|garage|get rid of|(?:is|are|'s) a (?:tip|mess|disaster)|clear(?:ing)?(?: out)? (?:my|the) (?:hall\w*|desk|dining|table|front room)|bedroom|my desk|bookshelves|my books|minimalism|the carpet|make order|never unpacked|charity shop|(?:too much|covered in|all this) stuff|to the tip|(?:nice|one) room)\b/i,
  kind: 'once',
  aim: 'clear some space at home',
  acks: [
    'The trick is never to tidy a room. One drawer or one shelf, done right through to the bag carried out of the door, and then stop while you still like it.',
    "Clutter is mostly decisions that somebody was too tired to make. So begin with what needs none, the plain rubbish; there's always more of it than you'd think.",
    "Ten minutes do more than people believe, and a whole free Saturday less: by noon everything's on the floor. Small and finished wins.",
  ],
  heavy: [
    "Homes fill up for reasons, illness, grief, too much work, a bad winter, and hardly ever out of laziness. It didn't come in a day and needn't go in one. A clear way to walk and one clear spot come first.",
    "Shame shuts the door and stops people asking anyone in, so then it's lonely as well as full. One bag out of the house is already a different place from yesterday's, and nobody has to see it till you say so.",
    'You stop seeing it and feel it all the same, every time you come in. The first half hour is easier than it looks, because it needs no decisions: packets, old leaflets, empty bottles.',
  ],
  ask: 'Which of these could you finish before a cup of tea goes cold?',
  steps: [
    {
      say: 'Fill one bag with plain rubbish',
      words:
        /\b(?:bin ?bags?|bin liner|one bag|a bag|rubbish|junk|trash|garbage|throw|chuck|bottles|packaging)\b/i,
      how: "Only what's rubbish without thinking: packets, dead pens, old leaflets, anything mouldy. When the bag's full, tie it and carry it right out to the bin in the same minute, as bags by the door move back in.",
    },
    {
      say: 'One drawer, timer on ten',
      words: /\b(?:drawers?|shelf|timer|one (?:cupboard|box|corner)|ten minutes|10 min\w*|small bit)\b/i,
      how: "Tip the drawer out onto a towel, wipe it, and put back only what you'd look for in there. The rest goes in one bag for giving away, without second thoughts. When the timer rings you're done, even in the middle.",
    },
    {
      say: 'Clear one surface I see every day',
      words:
        /\b(?:surface|table|desk|worktop|counter|window ?sill|bedside|the bed|sofa|floor|so i can (?:eat|sit|see))\b/i,
      how: "The table, the chair, the bit by the kettle: sweep all of it into one box, wipe, and put back only what lives there. The box may wait a week. It's the clear patch that makes you want the next one.",
    },
  ],
  worries: [
    {
      words:
        /\b(?:where to (?:even |ever )?(?:start|begin)|(?:every|all the) rooms?|too much|so much|overwhelm\w*|all at once|mountain|never ends?|huge|impossible)\b/i,
      say: "Start where you stand when you come in, and go round to the left. You only ever do the square metre in front of you, with your back to the rest. It sounds silly and it's how people clear whole houses.",
    },
    {
      words:
        /\b(?:might need|need it (?:one|some) ?day|memor\w+|sentimental|part with (?:it|things|them)|waste\w*|expensive|gift|regret|let(?:ting)? go|throw\w* away (?:good|things)|keep everything|worth something)\b/i,
      say: "Leave everything with a memory for the very end; it's the advanced class. For the might-needs there's one box with a date on it: what you haven't fetched out by then may go. And a photo keeps the story while somebody else gets the use of the thing.",
    },
    {
      words:
        /\b(?:asham\w*|shame|embarrass\w*|see (?:it|this|how|me)|judg\w+|nobody has been|let (?:anyone|anybody|people) (?:in|see)|landlord|inspection|housing officer|disgust\w*|smell\w*|visitors?)\b/i,
      say: "Then the first bags are for you alone and nobody needs to know. If somebody has to come in, they need a clear way to what they check, door, boiler, window, so start along that line. And if you'd like hands, pick the friend who laughs with you and doesn't comment.",
    },
    {
      words:
        /\b(?:energy|exhaust\w*|too tired|worn out|(?:my|bad) (?:back|knees?|hip|hands?)|pain|depress\w*|ill(?:ness)?|can'?t bend|motivation|weak|can'?t face|no time)\b/i,
      say: 'Then sit down for it: bring one box or drawer to the chair, with a bag left and a bag right, and do five minutes during a song or two. It counts. Nothing has to be lifted that somebody else could carry on their next visit.',
    },
    {
      words:
        /\b(?:be back|back (?:like this|to (?:how|normal))|again in|tried (?:it|this|that|before|everything)|fortnight|comes? back|every time|never lasts?|distract\w*|adhd|five corners|half ?way)\b/i,
      say: 'Some of it comes back in every house. It stays away where a thing has a place you can reach with one hand, so find places for the five things that lie about most. And if you wander off, stay put till the timer rings; whatever belongs elsewhere goes in a bag.',
    },
    {
      words:
        /\b(?:(?:husband|wife|partner|boyfriend|girlfriend|mum|dad|mother|father|son|daughter|he|she)(?:'?s)? (?:won'?t|wont|stuff|things|and (?:he|she)|does ?n'?t|keeps?|never|collects?)|kids'? (?:toys|stuff)|not (?:even )?mine|flatmates?)\b/i,
      say: "Leave their things where they are, and begin with only yours; it's catching more often than talking is. Then ask for one place and not for everything: 'I'd love to have this table free by Sunday, shall I box your things for you to go through?'",
    },
    {
      words:
        /\b(?:no car|(?:get|getting) rid|where (?:does|do|would) (?:it|they|i) (?:all )?(?:go|put|take)|the tip|tip is|skip|collect(?:ed|ion)?|bulky|dump|too heavy)\b/i,
      say: "Small rubbish goes out a bag at a time with the weekly bin. Many charity shops fetch furniture, towns collect bulky things by appointment, and a 'free, please collect' notice with a photo empties a pavement in an evening. Ask about it once the bags stand there, not before.",
    },
  ],
  ways: [
    'One bag for rubbish, one for giving away, one box for things that live in another room. Do not walk about with them; deliver at the end.',
    'Take a photo before and one after ten minutes. The eye gets used to a heap, the photo shows that something happened.',
  ],
};
