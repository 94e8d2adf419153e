import type { PlanTopic } from '../plan-topic.ts';

export const NEW_JOB: PlanTopic = {
  id: 'new-job',
  title: 'Starting a new job',
  words:
    /\b(?:new (?:job|role|post|position|company|work)|got the job|first (?:day|days|shift|90 days|proper job|job ever|one to one)|first week (?:at|in|of my)|day one|onboarding|new team|start(?:ing)? (?:new )?(?:work|at the|at a|as (?:a|the|ward|head|an)|my new|of my)|start as|before i start|begin work|settle in at)\b/i,
  kind: 'once',
  aim: 'start well in your new job',
  acks: [
    'Nobody expects you to be useful in the first week. They look at whether you ask, listen and turn up, and all three can be done with shaking knees.',
    "A new person may ask anything for about a month. It's the best time for the questions that seem silly, so use it up.",
    'What makes the first days long is mostly small things: the door, lunch, the names, where you sit. Half of those can be settled the evening before.',
  ],
  heavy: [
    "They chose you knowing what they know. The feeling of being a mistake comes through the door with nearly everybody, bosses included, and it's no sign of anything.",
    'Being new is tiring in a way that has nothing to do with the work, because every small thing has to be thought about. It eases from week to week, without your doing anything for it.',
    'A new place takes the body a while, sleep and stomach included. One small thing kept up from the first day helps, going home on time for instance.',
  ],
  ask: 'What would make the next morning there easier?',
  steps: [
    {
      say: 'Lay out the bag and the clothes',
      words:
        /\b(?:clothes|bag|pack|lay (?:it |them )?out|wear|uniform|lunch ?box|boots|evening before|night before|route|bus|train|way there|alarm|how long)\b/i,
      how: "Clothes on a chair, papers, water, something to eat, and the address with the name to ask for. Plan to be there a quarter of an hour early. If it's from home, test the login and the camera instead.",
    },
    {
      say: 'Have one sentence about me ready',
      words:
        /\b(?:introduc\w+|about (?:me|myself)|one sentence|what (?:i'?ll|to|do i|i) say|who i am|say hello|small talk)\b/i,
      how: "Your name, what you'll be doing, and a question back: 'I'm new, I'll be on the bookings. What do you do here?' Say it aloud twice. It's the asking back that people remember.",
    },
    {
      say: 'A notebook for names and questions',
      words:
        /\b(?:note ?(?:book|pad|s)|names (?:and|in|down)|questions (?:for|to)|some questions|list of|write (?:down|them|it)|draw)\b/i,
      how: "Left page for names with one thing to know them by, 'Ian, red mug'. Right page for questions, and each answer goes beside it at once. Then nobody gets asked the same thing twice.",
    },
  ],
  worries: [
    {
      words:
        /\b(?:find (?:me )?out|found out|no good|not good enough|impost\w+|fraud|lied|(?:look|feel|am|im|i'm|so) (?:stupid|thick)|idiot|everyone (?:else )?(?:knows|seems)|out of my depth|mistake hiring|can'?t do (?:it|the)|too old|qualified)\b/i,
      say: "They took on somebody who can learn it, and not somebody who knows it. Say early what you don't know: 'I haven't used this before, could you show me once?' In the first week that counts as keen.",
    },
    {
      words:
        /\b(?:lunch|nobody talks|no ?one talks|talk to me|alone|lonely|friends|like me|shy|fit in|awkward|clique\w*|don'?t know any\w*|dont know any\w*)\b/i,
      say: "Ask one person on the first morning: 'Where do people go at lunch, and may I come along?' If you sit alone at first, it's because they've forgotten what being new is like, and not because of you.",
    },
    {
      words: /\b(?:names?|remember (?:it|every\w*|all|who)|so much to (?:learn|take in)|information)\b/i,
      say: "Nobody remembers them all, and people like being asked: 'Tell me your name once more, I want to get it right.' Draw the room and write them in where they sit.",
    },
    {
      words:
        /\b(?:mistakes?|mess (?:it )?up|wrong(?! (?:job|choice|decision|place))|till|break something|slow|fired|sack\w*|probation|trouble|told off)\b/i,
      say: "Everybody who's good at it made those too. Say it at once: 'I think I've done something wrong, could you have a look?' What's told straight away gets forgiven; what counts against people is the hidden ones.",
    },
    {
      words:
        /\b(?:hate it|don'?t like it|dont like it|regret|miss (?:the|my) old|wrong (?:choice|job|decision)|not for me|leave again|stick|last (?:job|place|one)|breakdown)\b/i,
      say: "In the first weeks it's easy to miss the old faces and take that for a mistake. Unless it's making you ill, put a date in the calendar, three months on, and until then you needn't decide anything. If it is, tell a doctor now.",
    },
    {
      words:
        /\b(?:oversleep|over sleep|get up|wake up|sleep\w*|early|late|alarm|bus|tired|nerv\w+|anxi\w+|scared|panic\w*|sick)\b/i,
      say: "A bad night before the first day is usual, and the newness carries you through it. Set two alarms, one out of reach. If you're late after all, ring before the hour and not after.",
    },
  ],
  ways: [
    "In the first week ask everybody one thing: 'What should I know that nobody will tell me?' They'll tell you.",
    "On the third day ask whoever is over you: 'What should I have learned by the end of the month?' Then you needn't guess.",
  ],
};
