import type { PlanTopic } from '../plan-topic.ts';

export const EAT_BETTER: PlanTopic = {
  id: 'eat-better',
  title: 'Eat better',
  words:
    /\b(?:eat(?:s|ing)? (?:better|less|more|well|health\w+|like|for|normal\w*|properly|rubbish|something|whatever)|(?:comfort|healthy|stop|over) ?eating|(?:what|how) (?:i|we) eat|diets?|(?:lose|losing|gained|put on|reduce|my) (?:some |the |this |my |\w+ |\w+ \w+ )?(?:weight|stone|kilos?|pounds|kg)|weight|sugar|sweets|snack\w*|biscuits?|chocolate|crisps|cake|portions|(?:pre)?diabet\w*|cholesterol|veg|fibre|fizzy|energy drinks|binge|low salt|fridge at)\b/i,
  kind: 'often',
  aim: 'eat better',
  acks: [
    'One change that stays beats ten that last until Thursday. And adding something good works better than forbidding something.',
    "What stands on the counter decides more than willpower does. So it's easier to change the shelf than yourself.",
    'The hungry hour is mostly made some hours before it. A real meal in the daytime makes for a much easier evening.',
  ],
  heavy: [
    'So much shame gets hung on food, and it has hardly ever helped anybody to eat well. One ordinary meal is enough to begin with.',
    "You've probably heard every rule there is. It was never for want of knowing, so leave the rules where they are; making one hour of the day easier is enough.",
    'Food and feelings hang together for most people, and that is no fault of character. One hour of the day made easier is enough, and nobody has to be perfect for it.',
  ],
  ask: 'Which of these would change an ordinary day the most?',
  steps: [
    {
      say: 'Vegetables first, at one meal',
      words:
        /\b(?:veg\w*|salad|greens?|broccoli|fruit|peas|beans|soup|half (?:the|my) plate|add (?:some|a|something))\b/i,
      how: "Half the plate, before the rest goes on, and frozen peas or a tin of tomatoes count in full. Nothing's forbidden; the good thing simply comes first.",
    },
    {
      say: 'Move the sweet things out of sight',
      words:
        /\b(?:out of (?:sight|the house|reach)|hide|chuck\w*|throw (?:out|away|them|it)|bin (?:the|them|it)|clear (?:out|the)|cupboards?|up high|top shelf|(?:can'?t|won'?t|don'?t|not) (?:buy|reach)\w*|(?:stop|not) buying|get rid|give (?:it|them) away|shelf)\b/i,
      how: 'Up high, in a closed tin, behind the flour; and fruit, nuts or yoghurt go where the hand lands first. A few seconds of reaching are often long enough to decide otherwise.',
    },
    {
      say: 'One real meal in the daytime',
      words:
        /\b(?:breakfast|lunch|mid-?day|noon|real meal|(?:decent|proper|regular) (?:meals?|food)|protein|eggs|regularly|three meals|sit down to|skipping)\b/i,
      how: "Something that lasts, eggs, beans, fish, yoghurt, good bread, on a plate and sitting down. Then watch what happens to the hungry hour; that's usually where the difference shows.",
    },
  ],
  worries: [
    {
      words:
        /\b(?:bing\w+|purg\w+|starv\w+|throw(?:ing)? (?:it )?up|vomit\w*|make myself sick|laxatives?|anorexi\w*|bulimi\w*|eating disorder|eat nothing|can'?t stop (?:once|eating)|lose control|in secret)\b/i,
      say: "Then please no diet; going without mostly makes it stronger. Tell a doctor or an eating disorder service: 'I'm struggling with food, and I'd like help with it.' They hear that often and it can get better, and if you faint, keep nothing down or hardly eat, go today.",
    },
    {
      words:
        /\b(?:stress\w*|sad\w*|lonely|bored\w*|comfort|emotion\w*|evenings?|at night|in front of the (?:tv|telly)|upset|angry|crav\w+|anxious|tired|not even hungry|habit)\b/i,
      say: 'Then the food is doing a job, and something else could take a shift: tea in the big mug, ten minutes out of the kitchen, a voice on the phone. If you still want it after that, have it on a plate, sitting, and taste it.',
    },
    {
      words:
        /\b(?:husband|wife|partner|boyfriend|girlfriend|kids?|children|family|colleagues?|canteen|office|friends|mother|mum|social|parties|invit\w+|eat(?:ing)? out|pub|people)\b/i,
      say: "You don't have to convert anybody. Same meal for all, only with your half a plate of vegetables, their sweet things in their own tin, and one sentence ready: 'Not today, thanks, it looks lovely.'",
    },
    {
      words:
        /\b(?:cost\w*|afford|money|expensive|cheap\w*|no time|busy|shifts?|work|can'?t cook|cooking|effort|driv(?:e|ing)|hassle)\b/i,
      say: "Frozen vegetables, tinned fish, eggs, lentils, oats: cheap, they keep, and they're on the plate in ten minutes. It doesn't need a single thing with 'healthy' written on it.",
    },
    {
      words:
        /\b(?:tried|diets?|(?:it|this|done) before|(?:comes?|put it|goes) (?:back|on again)|yo-?yo|give up|gave up|fail\w*|never (?:last|work|stick|keep)\w*|no (?:willpower|discipline)|weak|hopeless|every time|slow\w*|scales?)\b/i,
      say: "Diets end, that's their flaw; so pick only what you'd still do next year. A bad evening is one evening, and the next meal is an ordinary one, without making up for it.",
    },
    {
      words:
        /\b(?:can'?t live without|love|giv(?:e|ing) up|miss (?:out|it)|treats?|enjoy\w*|chocolate|sugar|cake|wine|never again|forbid\w*|all at once|hungry|(?:have|got|i'?m) (?:\w+ )?diabet\w*|hypos?|insulin|tablets|medication)\b/i,
      say: 'Keep the one you love, a good one, after a meal and on a saucer; go without the ones you hardly notice. With diabetes or on tablets, ask the nurse before big changes, and keep what you need against low sugar within reach.',
    },
  ],
  ways: [
    'Pick one hour that goes wrong and mend only that, for two weeks. The rest of the day may stay just as it is.',
    "A doctor can send you to a dietitian, who works with what you really eat, and not with a list of forbidden things. 'Could I see a dietitian?' is all it takes to ask.",
  ],
};
