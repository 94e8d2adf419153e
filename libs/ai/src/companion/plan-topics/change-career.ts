import type { PlanTopic } from '../plan-topic.ts';

export const CHANGE_CAREER: PlanTopic = {
  id: 'change-career',
  title: 'A new line of work',
  words:
    /\b(?:careers?(?! evening)|retrain\w*|(?:go|going) back to (?:uni\w*|college)|study again|(?:new|different|another) (?:profession|trade|line of work)|change (?:direction|job field)|learn a trade|conversion (?:course|year|courses)|access course|night school|evening courses?|apprenticeships? for|train as|teacher training|wrong (?:job|field|career)|(?:become|be) an? (?:nurse|midwife|paramedic|teacher|plumber|electrician|counsellor|therapist|social worker|carpenter)|start(?:ing)? (?:over|again) as|nursing degree|switch from|move (?:from|out of) (?:admin|finance|law|teaching|nursing|sales)|(?:new|different) (?:career|field))\b/i,
  kind: 'once',
  aim: 'look into a new line of work',
  acks: [
    'Nobody has to jump. Most people who change do it sideways, with one foot in the new thing while the old one still pays.',
    'Turning it over alone can take years. One talk with somebody who does that work every day tells you more than all the turning over.',
    "You don't begin at nothing. What you've learned about people, bad days and getting things finished comes along, and no course teaches that.",
  ],
  heavy: [
    "It's lonely to see the wrong years ahead and not the right ones yet. You needn't know where it leads; the first step is only a look through a window.",
    'Nearly everybody feels late here; people say it at twenty-six and at sixty. The years pass either way, and at the end of them you will have tried it, or not.',
    "Leaving what you're known for feels like losing a piece of yourself. It stays yours; it only gets put to other use.",
  ],
  ask: 'What would you like to find out first?',
  steps: [
    {
      say: 'Ask one person who does it',
      words:
        /\b(?:ask (?:her|him|them|my|a|some\w*|one)|talk to|speak to|someone who|somebody (?:who|in)|someone in|knows? (?:a|someone|somebody)|friend of|neighbour|contact|message)\b/i,
      how: "A friend of a friend will do: 'I'm thinking of going into your line of work. Could I ask you about it for fifteen minutes?' Ask about a bad Tuesday, the pay, and the way in. If you don't know which line yet, take the person whose work you envy.",
    },
    {
      say: 'Try it for half a day',
      words:
        /\b(?:try|taste\w*|shadow\w*|volunteer\w*|open (?:day|evening)|sample|work experience|half a day|for an? (?:afternoon|day|morning)|short (?:online )?(?:course|thing|class))\b/i,
      how: "Look for one taste of it: an open evening, a trial lesson, a few hours beside somebody. One line is enough: 'I'd like to find out whether this is for me. May I come along once?'",
    },
    {
      say: 'Look up one course, four facts',
      words:
        /\b(?:courses?|costs?|fees?|how (?:much|long)|grants?|loans?|fund\w*|requirements?|entry|prospectus|look up|website|apply|deadline|bursar\w+)\b/i,
      how: "How long, how much, what you need to get in, whether it runs in the evening. Write them on one line, and send the school one question: 'What help with fees is there for somebody who's been working?'",
    },
  ],
  worries: [
    {
      words:
        /\b(?:too (?:old|late)|old(?:er)? than|my age|at \d\d|i'?ll be \d\d|ill be \d\d|be \d\d|by the time|(?:nearly|almost|over|past) (?:forty|fifty|sixty|\d\d)|starting again at|younger|kids half|ridiculous)\b/i,
      say: "You'll be that age either way, with it or without. And many fields are short of people; somebody calm who knows how to turn up is a catch there.",
    },
    {
      words:
        /\b(?:afford|money|mortgage|rent|wages?|pay cut|salary|bills|savings|income|drop my|less pay|bottom of|(?:no|(?:find|have|got) the) time|busy|tired|full[- ]?time|hours)\b/i,
      say: 'Then go slowly and keep what you earn: one evening a week, one term, and look again. Many courses run part time, and there are grants that few people ask for; ask about both in one message.',
    },
    {
      words:
        /\b(?:(?:don'?t|dont|no) (?:even )?(?:know|idea|clue)(?: what| where| which)?|haven'?t a clue|no idea|what (?:else )?(?:could|would|should) i|not sure what|stuck between|good at)\b/i,
      say: 'Then leave jobs aside and look at hours. For one week note when time went quickly and when it dragged; what the quick hours have in common is a better pointer than any list of jobs.',
    },
    {
      words:
        /\b(?:wrong (?:again|one|thing|choice)|pick wrong|mistake|regret|fail\w*|hate it|doesn'?t work|not (?:for me|work out)|blow (?:it|everything)|risk\w*|give up)\b/i,
      say: "Make it a row of small bets: a day, then a month, then a course. Each may end with 'not this one', and that's years saved and no failure.",
    },
    {
      words:
        /\b(?:essays?|not (?:clever|bright|smart|academic)|clever enough|thick|stupid|maths?|exams?|school|classroom|qualifications?|a levels?|dyslexi\w*|my english|left school|study\w* again|brain)\b/i,
      say: "There are courses made for exactly that, for grown-ups who haven't written a page since school, and they begin at the beginning. Ask for the access or refresher course. In the first lesson most people look relieved.",
    },
    {
      words:
        /\b(?:wife|husband|partner|family|parents?|mum|dad|mother|father|kids|children|they think|thinks|crisis|people (?:say|will)|laugh\w*|mad)\b/i,
      say: "Bring them figures before the dream: how long, how much, what you'd still earn, where you'd stop if it didn't work. With a dream people argue; with a page of figures they start to help.",
    },
  ],
  ways: [
    'In three rings: read about it, talk to somebody, do it for a day. Only after the third ring is it time to decide.',
    'Write the way backwards: the first day in that work, the paper they want to see, where that paper is got, when the next intake closes. The closing date is the first real date.',
  ],
  exercise: 'two-columns',
};
