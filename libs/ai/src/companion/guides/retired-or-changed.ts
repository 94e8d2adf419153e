import type { Guide } from '../guide.ts';

export const RETIRED_OR_CHANGED: Guide = {
  id: 'retired-or-changed',
  title: 'A role that ended',
  words:
    /\b(?:retir\w*|pension\w*|who am i\b|new chapter|i used to (?:run|coach|teach|lead|manage|be (?:an?|the|somebody|someone))|used to be (?:cows|the boss)|(?:i|i'd|i've) (?:stepped|handed|given) (?:down|in|up|over)|stepped down|handed (?:in|over)|last (?:day|season|run|shift)\b|(?:i was|been) (?:head|captain|mum|somebody'?s|the mayor|mayor|a (?:gymnast|nurse|pilot|teacher|carer))|stopped being|sold the (?:practice|shop|restaurant|business|farm)|got out of the (?:army|navy|force)|(?:left|leaving) the (?:army|navy|police|convent|church|force)|nobody (?:calls me|grabs)|years abroad|for (?:twenty|thirty|forty)\w*(?:-\w+)? years i (?:drove|worked|ran|taught|was)|(?:twins|kids|children|youngest|eldest) (?:left|have left|moved|has gone|have gone)|empty nest|gave (?:up the|the shop|the business)|early retirement|title is gone|looked after her for|took a job away|finished my phd|former \w+|now what|free time|what do people do all day|there used to be|first monday without|(?:ended|end of) (?:it|my career)|restructured us|gave me a clock)\b/i,
  situations: [],
  tone: 'hard',
  acks: [
    'A role like that also gives the day its shape and other people a name for you. When it ends, a lot ends at once.',
    'Something has ended there that took up a good part of your life. It takes a while until the rest has sorted itself around that.',
  ],
  ask: 'What do you miss, or expect to miss, more than you thought?',
  ways: [
    {
      say: "Nothing, I'm relieved",
      words:
        /^(?:no|none)\b|\b(?:nothing|not (?:one|a) (?:single )?thing|don'?t miss|do not miss|reliev\w*|relief|glad (?:it|to|i)|happy (?:it|to be)|best thing|good riddance|free at last)\b/i,
      to: 'relief',
    },
    {
      say: 'The people',
      words:
        /\b(?:regulars|neighbou?rs|coworkers?|mates|canteen|corridor|conversations?|talking|jokes|family around|house full|noise|people|colleagues?|lads|girls|guys|gang|team ?mates?|team|crew|comrades|company|friends?|patients|pupils|students|customers|guests|kids?|children|son|daughter|banter|gossip|laugh\w*|breaks|chat\w*|together|faces|my (?:boys|girls|class|unit|band))\b/i,
      to: 'people',
    },
    {
      say: 'Being needed',
      words:
        /\b(?:adrenaline|stage|the (?:job|work) itself|craft|winning|status|power|influence|being (?:good|someone|asked|wanted|there for)|making a difference|challenge|achiev\w*|caring for|looking after|need(?:ed|s)?|matter(?:ed|s)?|important|useful|use\b|respect\w*|title|somebody|someone (?:asking|who)|phone|ask(?:ed|ing)? me|purpose|point\b|who i (?:am|was)|identity|good at|recogni\w*|applause|appreciat\w*|authority|responsib\w*|known|uniform|counted on|depend\w*|meaning)\b/i,
      to: 'needed',
    },
    {
      say: 'The days having a shape',
      words:
        /\b(?:somewhere to (?:be|go)|something to do|deadlines?|plan\b|commute|the train|pace|weekends|lunch break|full\b|order\b|habit|routine|structure|rhythm|shape|schedule|timetable|day|days|mornings?|monday\w*|week\w*|reason to get|get(?:ting)? up|what to do|clock|hours|busy|alarm|somewhere to go|tired)\b/i,
      to: 'days',
    },
  ],
  nodes: [
    {
      id: 'people',
      say: "That was company that came by itself, day after day, and nobody had to arrange it. It's easy not to count it among the things you'll lose, and then it's the first thing that's missing.",
      ask: 'Which of them would you like to see again soon, for no special reason?',
      ways: [
        {
          say: 'They have their own lives now',
          words:
            /^(?:no|none|nobody)\b|\b(?:can'?t think|not (?:one|really|sure|any)|hardly any\w*|no ?body|no ?one|none of them|own (?:lives|life|family|families)|busy|moved (?:on|away)|burden|never (?:call|write|ring)|don'?t (?:call|write|want to (?:see|bother|disturb))|only (?:work|colleagues)|work friends|forgot\w*|out of sight|dead|died)\b/i,
          to: 'own-lives',
        },
        {
          say: 'One person in particular',
          words: /\b(?:one|two|old|my|yes|her|him|he|she|we|the \w+|and)\b/i,
          to: 'one',
        },
      ],
    },
    {
      id: 'needed',
      say: 'You were wanted for something, and that told you every day that you counted. When it stops, being free can feel a lot like being forgotten.',
      ask: 'What did people come to you for in particular?',
    },
    {
      id: 'days',
      say: "The day used to come ready made, and now you have to make it yourself every morning. That's more work than it looks, and hardly anyone warns you about it.",
      ask: 'Which part of the day is the emptiest?',
      ways: [
        {
          say: 'The morning',
          words:
            /\b(?:mornings?|wak(?:e|ing)|get(?:ting)? up|breakfast|dressed|first (?:hours?|thing)|half (?:past )?(?:five|six|seven|eight)|(?:to|till|until|at|before|about|around) (?:nine|ten|eleven|9|10|11)|\d+ ?a\.?m)\b/i,
          to: 'morning',
        },
        {
          say: 'The afternoon',
          words:
            /\b(?:afternoons?|lunch|noon|midday|siesta|two (?:till|until|to|o'?clock)|three|four|(?:2|3|4)(?: ?p\.?m\.?| o'?clock)?|tea ?time)\b/i,
          to: 'afternoon',
        },
        {
          say: 'The evening, or all of it',
          words:
            /\b(?:evenings?|nights?|dinner|supper|sundays?|weekends?|all (?:of it|day)|whole|every hour|same)\b/i,
          to: 'shape',
        },
      ],
    },
    {
      id: 'relief',
      say: 'Good, and that may be said aloud, even if others expect you to be sad. You may have been more tired of it than you could admit while it went on.',
      ask: "What have you done lately that there'd never have been time for?",
    },
    {
      id: 'one',
      say: "From now on that has to be arranged, and it can feel as if you were asking for a favour. It may well be the same for them: they might think you're busy with other things and don't want to be disturbed.",
      ask: 'What would you like to do with them that has nothing to do with the old days?',
    },
    {
      id: 'own-lives',
      say: "Then it isn't easily replaced. A lot of that company belonged to the place and the hours you shared, and without those it's hard to keep up. It doesn't mean you didn't matter to each other.",
      ask: "Where do you see the same faces now and then these days, if only at the baker's?",
    },
    {
      id: 'morning',
      say: "There used to be something in the morning that got you going, and now you'd have to do that yourself, with nothing waiting. One fixed thing before ten, even just the bakery or a walk, can do a part of it.",
      ask: 'What could be waiting for you at nine, twice a week?',
    },
    {
      id: 'afternoon',
      say: "Those hours are long when nobody's there and nothing's due. It's often easier to begin with something for the hands than with a big plan: soil, wood, dough, an old bicycle.",
      ask: 'What do your hands like doing?',
    },
    {
      id: 'shape',
      say: "You don't have to fill all of it. Two or three fixed things give the rest of the week something to hold on to, and they're easier to keep if another person or an animal counts on you.",
      ask: 'What in your week is fixed already?',
    },
  ],
};
