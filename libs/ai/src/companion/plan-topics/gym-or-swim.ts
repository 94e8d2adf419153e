import type { PlanTopic } from '../plan-topic.ts';

export const GYM_OR_SWIM: PlanTopic = {
  id: 'gym-or-swim',
  title: 'The gym or the pool',
  words:
    /\b(?:gyms?|swim\w*|pool|leisure centre|weights|lift(?:ing)? weights?|strength training|resistance|pilates|yoga|zumba|spin class|body ?pump|aqua\w*|climbing|boxing|lengths|in the water|personal trainer|pull[- ]?ups?|induction)\b/i,
  kind: 'often',
  aim: 'get to the gym or the pool',
  acks: [
    "The hard part of it is the doorway, not the training. So the first visits only have to make the place ordinary, whatever's done in there.",
    'What makes it stick is a fixed day and a packed bag, more than any programme. Twice a week is plenty to feel it.',
    'Almost everybody in there is busy with their own breath and their own mirror. After three visits the place belongs to you as well.',
  ],
  heavy: [
    "It takes a lot to carry a body you're not at ease with into a bright room. The ones who look as if they'd been born there had a first day too, and most of them remember it.",
    'Going back after a gap can feel like having to explain yourself. Nobody there keeps count, and the desk is simply glad about a card that gets used.',
    "It doesn't have to be the body from before, or anybody else's. The one you've got is the one that will feel the good of it.",
  ],
  ask: 'What would make the first visit easier?',
  steps: [
    {
      say: 'Pack the bag tonight',
      words:
        /\b(?:bag|pack\w*|kit|things (?:together|ready)|by the door|(?:in|into) the (?:car|boot)|lay out|trainers|swimsuit ready|the (?:evening|night) before|(?:everything|it all|stuff|it|things) ready)\b/i,
      how: "Think of the thing that's usually missing: lock, towel, hair tie, shower things, a drink. After each visit pack it again at once, before you sit down.",
    },
    {
      say: "Ask when it's quiet",
      words:
        /\b(?:ask\w*|ring|call|phone|e-?mail|message|show me|induction|trial|trainer|lesson|class|quiet(?:er|est)?|when it'?s empty|instructor)\b/i,
      how: "Write or ring: 'I'm new here, or as good as new. When is it quietest, and could somebody show me the first few things?' They're asked this all the time.",
    },
    {
      say: 'Go in for ten minutes only',
      words:
        /\b(?:minutes?|pop in|just go|go in|short|quick|only (?:a|one|the)|two lengths|few lengths|one machine|in and out|leave again|look (?:around|round)|sauna)\b/i,
      how: "Ten minutes of one thing, the bike, the shallow end, then shower and home. You're not there to train yet, only so that the place stops being strange.",
    },
  ],
  worries: [
    {
      words:
        /\b(?:look(?:s|ing)?|star(?:e|ing)|people|everyone|everybody|fat|big|body|(?:in|wear) (?:a|my) (?:swimsuit|costume)|bikini|undress\w*|chang(?:e|ing)(?: rooms?)?|judg\w+|embarrass\w*|asham\w*|self[- ]conscious|laugh\w*|fit there|see me|too old|old)\b/i,
      say: 'Late morning, early afternoon and the last hour tend to be emptiest, and many places have sessions for women, for over sixties or for beginners. In a pool, a towel to the very edge helps; under water nobody sees anybody.',
    },
    {
      words:
        /\b(?:don'?t know (?:how|what|where)|no idea|machines?|how to use|use any|can'?t swim|never (?:learn\w*|been|swum)|do it wrong|wrong|technique|beginner|deep|drown\w*|water)\b/i,
      say: 'Nobody expects you to know. Three things are enough at first, one to push, one to pull, one for the legs, and somebody on the staff shows them in ten minutes; for swimming there are adult lessons that begin with standing in the shallow end.',
    },
    {
      words:
        /\b(?:cost(?:s|ly)?|afford|money|expensive|price|quid|pay(?:ing)?(?! before)|fees?|membership|contract|£|\$|a month)\b/i,
      say: 'Buy single visits first, and no contract in January. Ask for off-peak, concessions, or whether the doctor can refer you to a scheme; a public pool is cheaper, and two full shopping bags at home will do for a start.',
    },
    {
      words:
        /\b(?:tired|knackered|finished|exhausted|no (?:time|energy)|busy|after work|shifts?|the kids (?:need|are|come)|(?:too|so) far|early|late|motivat\w*|can'?t be bothered|lazy|sofa|couch|bed)\b/i,
      say: "Don't go home first, that's the whole secret: take the bag along and stop on the way. On the worst days it's ten minutes and a hot shower, and that counts.",
    },
    {
      words:
        /\b(?:tried|(?:it|this|that|them|been|paid|done|went|plans?|diets?|here) before|never (?:went|go|last|stick|keep)\w*|give up|gave up|quit|stopp?(?:ed)?|every time|january|new year|wast\w+|drop(?:ped)? out)\b/i,
      say: "Then make it smaller than last time: one fixed day, half an hour, for six weeks, and no second day until then. Most people stop because they began at somebody else's pace.",
    },
    {
      words:
        /\b(?:hurt\w*|pain\w*|injur\w*|shoulder|back|knees?|hips?|heart|blood pressure|operation|arthritis|pregnan\w*|doctor|safe)\b/i,
      say: "Tell the instructor at once: 'My shoulder's been hurt, what do I leave out?' That's a daily question there. If the pain is new, if it's the heart, or if you're pregnant, a word with a doctor or midwife comes first.",
    },
  ],
  ways: [
    "Same two days, same hour, bag by the door. Decide about the training only once you're in there and changed.",
    'Go with somebody once, or to a class: a name on a list gets you out of the house on evenings when nothing else would.',
  ],
};
