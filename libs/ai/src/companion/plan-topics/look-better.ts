import type { PlanTopic } from '../plan-topic.ts';

export const LOOK_BETTER: PlanTopic = {
  id: 'look-better',
  title: 'How I look',
  words:
    /\b(?:hair(?:cut|dresser|style)?|barber|beard|moustache|(?:my|new|nice|find|buy) clothes|wardrobe|outfits?|glasses|skin(?:care)?|acne|mirror|look(?:ing)? (?:better|nice|good|decent|smart\w*|human|terrible|awful|rough|less tired|presentable|like (?:a scruffy|myself)|old)|my looks?|make-?up|nails|eyebrows|shave|wrinkles|makeover|new style|(?:any )?fashion|wig|dress(?:ing)? (?:better|nicely|up|like|more|a bit|smart\w*)|stop dressing|a dress|trousers|scruffy|appearance|let myself go|bra|feel (?:pretty|ugly)|smarten up|going bald|go grey|what to wear|recognise myself|(?:be|look) attractive)\b/i,
  kind: 'once',
  aim: 'do something for how you look',
  acks: [
    'One thing that you see every morning does more than a whole makeover. And it can be done this week.',
    'Start with what you touch each day: hair, glasses, the trousers that really fit. It shows at once, and it asks for no discipline.',
    "Clothes and a cut that suit you as you are today make the biggest difference. They needn't wait for a you of before or of later.",
  ],
  heavy: [
    "After an illness, a birth or some hard years the mirror can show somebody you hardly know. Wanting to recognise yourself isn't vanity. It can be one small thing this week.",
    "You learn to look past yourself, and then a photo or a shop window hits hard. Neither is a fair witness. Begin with something that feels good on you, before it's for anybody's eyes.",
    'How you look is the first thing to be dropped when strength is short, and nobody should hold that against you. It comes back in small pieces, and the first clean cut or soft shirt does more than it should.',
  ],
  ask: 'Which of these would you notice in the mirror first?',
  steps: [
    {
      say: 'Book a haircut',
      words: /\b(?:hair ?cut|hair|barber|salon|cut|stylist|trim|colou?r|fringe|book)\b/i,
      how: "Ring or book online for a quiet hour: 'I'd like a cut that's easy to keep, and I'm not much of a talker today.' Bring one photo, it saves all the explaining.",
    },
    {
      say: 'Sort out what fits me today',
      words:
        /\b(?:wardrobe|cloth(?:es|ing)|(?:what|that|doesn'?t|not) fits?|doesn'?t fit|wearable|too (?:small|big|tight)|outfits?|try on|charity shop|drawer|sort|shirts?|trousers|shoes)\b/i,
      how: "Try on five things, and put whatever pinches into a bag out of sight. What's left goes to the front; two sets you feel right in are plenty to begin with.",
    },
    {
      say: 'Five minutes at the mirror a day',
      words:
        /\b(?:five minutes|face|wash\w*|cream|shav\w+|skin|brush|teeth|nails|moisturi\w+|make-?up|brows|shower|bath|every (?:morning|evening))\b/i,
      how: 'Always at the same hour: wash, cream, shave or brows, clean glasses, done. No new products yet; if the skin hurts or stays red, a pharmacist can have a look.',
    },
  ],
  worries: [
    {
      words:
        /\b(?:vain|vanity|silly|superficial|shallow|at (?:my age|\d\d)|too old|who (?:for|cares)|frivolous|selfish|does it matter|laugh at)\b/i,
      say: "It's no vainer than painting the front door. You're the one who sees it most, and that's reason enough.",
    },
    {
      words: /\b(?:afford|money|costs?|expensive|prices?|i'?m broke|pay for)\b/i,
      say: 'Training salons cut hair for little, second-hand shops have good coats, and most opticians will bend glasses straight without fuss. Put what money there is into the one thing you wear daily.',
    },
    {
      words:
        /\b(?:weight|too fat|so fat|lose (?:\w+ )?(?:kilos?|stone|pounds)|my body|belly|(?:my|in a smaller|a smaller) size|slimmer|thinner|until i'?ve)\b/i,
      say: "Don't make your wardrobe wait for another body. One pair of trousers in the size of today, label cut out, and everything worn with it looks better.",
    },
    {
      words:
        /\b(?:thin|thinning|bald\w*|chemo|falling out|scars?|(?:the )?state of|shocked|judg\w+|embarrass\w*|asham\w*|sit in front|hate mirrors|star(?:e|ing)|hairdresser will|psoriasis|rash)\b/i,
      say: "Say it when you book: 'I've been through something, please be kind and don't comment on it.' You can ask for a chair away from the window, or for somebody who comes to your home. Those who do this well are glad to know beforehand.",
    },
    {
      words:
        /\b(?:with (?:a|the) (?:baby|kids|toddler)|no time|(?:a|one|spare) minute|busy|too tired|so tired|no energy|exhaust\w*|too much effort|mornings)\b/i,
      say: "Then choose what holds by itself: a cut that needs no styling, two outfits that always go together. It's an hour once, and after that it saves you time each morning.",
    },
    {
      words:
        /\b(?:suits? me|what suits|(?:any|no|my) style|fashion\w*|no idea|no taste|don'?t know what|trend\w*|which colou?rs?)\b/i,
      say: 'Ask somebody with a kind eye in which of your things they like you best. Look at what those have in common, the colour, the neck, the length, and only ever buy more of that.',
    },
  ],
  ways: [
    'Choose one thing a month: hair, then glasses, then shoes. In half a year you look different, and no week was hard.',
    'Take a photo in daylight of the outfit you feel best in, and hang it inside the wardrobe door. On tired mornings there is nothing left to decide.',
  ],
};
