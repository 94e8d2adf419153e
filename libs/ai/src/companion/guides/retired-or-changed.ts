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
  otherwise: 'between',
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
      otherwise: 'one',
    },
    {
      id: 'needed',
      say: 'You were wanted for something, and that told you every day that you counted. When it stops, being free can feel a lot like being forgotten.',
      ask: 'What did people come to you for in particular?',
      otherwise: 'skill',
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
      otherwise: 'shape',
    },
    {
      id: 'relief',
      say: 'Good, and that may be said aloud, even if others expect you to be sad. You may have been more tired of it than you could admit while it went on.',
      ask: "What have you done lately that there'd never have been time for?",
      otherwise: 'appetite',
    },
    {
      id: 'between',
      say: "There's often a time between the old thing and the next when you don't quite know what you are. Others may think you're having a holiday. For you it can be empty, or restless, or both.",
      ask: 'What do you say at the moment, when somebody asks what you do?',
      ways: [
        {
          say: 'I dodge it, or make a joke',
          words:
            /\b(?:between (?:things|jobs)|figuring|finding myself|taking (?:a break|time)|sabbatical|er\b|um\b|not much|it'?s complicated|smile|walk away|dodg\w*|jokes?|joking|avoid\w*|change the subject|this and that|nothing|as little as|laugh|haha|lol|lie\b|i lie|mumbl\w*|shrug|hate (?:it|that)|don'?t (?:say|know|answer)|leisure|vague|make something up|freeze|dread)\b/i,
          to: 'dodge',
        },
        {
          say: 'I say what I used to be',
          words:
            /\b(?:used to|i was|was an?|former\w*|ex-?\w*|retired|still say|my old (?:job|title)|that i'?m an?|been an?|i'?m (?:still )?an?|mother|teacher|nurse|engineer)\b/i,
          to: 'used-to',
        },
      ],
      otherwise: 'still',
    },
    {
      id: 'one',
      say: "From now on that has to be arranged, and it can feel as if you were asking for a favour. It may well be the same for them: they might think you're busy with other things and don't want to be disturbed.",
      ask: 'What would you like to do with them that has nothing to do with the old days?',
      otherwise: 'same-hour',
    },
    {
      id: 'own-lives',
      say: "Then it isn't easily replaced. A lot of that company belonged to the place and the hours you shared, and without those it's hard to keep up. It doesn't mean you didn't matter to each other.",
      ask: "Where do you see the same faces now and then these days, if only at the baker's?",
      otherwise: 'same-hour',
    },
    {
      id: 'skill',
      say: "The post may be filled or gone, but a good part of what people came to you for is still with you: what you know, how you look at a thing, how you are with others. Just now it isn't being used.",
      ask: 'Who could do with a little of it?',
      ways: [
        {
          say: 'Nobody wants that now',
          words:
            /^(?:no|nobody|none)\b|\b(?:no ?body|no ?one|none\b|not? (?:use|need|one)|who'?d want|(?:don'?t|doesn'?t|won'?t|wouldn'?t) (?:want|need|listen)|out ?dated|computers now|old (?:man|woman)|not needed|useless)\b/i,
          to: 'unasked',
        },
        {
          say: 'Somebody young',
          words:
            /\b(?:next generation|generation|young ones|schools? kids|offspring|scouts?|youth|school ?kids|interns?|learners?|daughter-in-law|nephews|newcomers|class\b|young\w*|apprentic\w*|grand\w+|students?|pupils|kids?|child(?:ren)?|teen\w*|beginners?|starting|new (?:girl|guy|one|people|colleague)|trainees?|son|daughter|niece|nephew|juniors?|successor)\b/i,
          to: 'young',
        },
        {
          say: 'Neighbours, or a club',
          words:
            /\b(?:neighbou?rs?|clubs?|society|village|church|parish|school|library|volunteer\w*|refugees|charity|team|choir|association|allotment|community|fire brigade|friends?|hospice|shelter|town|council)\b/i,
          to: 'neighbours',
        },
      ],
      otherwise: 'neighbours',
    },
    {
      id: 'morning',
      say: "There used to be something in the morning that got you going, and now you'd have to do that yourself, with nothing waiting. One fixed thing before ten, even just the bakery or a walk, can do a part of it.",
      ask: 'What could be waiting for you at nine, twice a week?',
      otherwise: 'posts',
    },
    {
      id: 'afternoon',
      say: "Those hours are long when nobody's there and nothing's due. It's often easier to begin with something for the hands than with a big plan: soil, wood, dough, an old bicycle.",
      ask: 'What do your hands like doing?',
      otherwise: 'posts',
    },
    {
      id: 'shape',
      say: "You don't have to fill all of it. Two or three fixed things give the rest of the week something to hold on to, and they're easier to keep if another person or an animal counts on you.",
      ask: 'What in your week is fixed already?',
      otherwise: 'posts',
    },
    {
      id: 'appetite',
      say: "Resting may be the whole plan for a while, and it can be a long while. If it gets a little too quiet one day, that doesn't mean the relief was wrong. You may just be ready for something new.",
      ask: 'What are you curious about, even if only a little?',
      otherwise: 'curious',
    },
    {
      id: 'used-to',
      say: "It's a true answer, and you've earned it. Only it puts you in the past, and then the talk tends to stop there. You were somebody before you had that word, too.",
      ask: 'What did you like doing before all that, as a child or later?',
      otherwise: 'second-act',
    },
    {
      id: 'dodge',
      say: "It's an awkward question when there's no longer one word for it. It can take a good while until you have a new answer that you like. Until then you may dodge it, you don't owe anybody an account.",
      ask: 'What have you done in the last days that was most like you?',
      otherwise: 'still',
    },
    {
      id: 'still',
      say: "After a long time in a role it's hard to tell where it ends and you begin. But you brought something to it: patience, or quickness, or a feeling for people, or being stubborn at the right time. That was yours before, and it still is.",
      ask: 'What did you like doing long ago that had nothing to do with it?',
      otherwise: 'second-act',
    },
    {
      id: 'second-act',
      say: "Some of what you liked then may still be there, even if it's been quiet for years. People often go back to something they'd put down for lack of time, or because it earned nothing.",
      ask: 'If nobody ever heard of it, what would you like to try or to pick up again?',
      otherwise: 'curious',
    },
    {
      id: 'unasked',
      say: "It can look like that, and some of it may really be done differently today. But people can't ask for something if they don't know it's there. One sentence is enough: I used to do that, and I'd still enjoy it.",
      ask: 'Who could you say that to, in passing?',
      otherwise: 'small-dose',
    },
    {
      id: 'young',
      say: "Beginners get plenty of instructions these days. What's rarer is somebody with time, who watches them do it, sees where it goes wrong, and has made the same mistakes.",
      ask: "What's the first thing you'd show them?",
      otherwise: 'small-dose',
    },
    {
      id: 'neighbours',
      say: "It would be different from before: no title, no fixed hours, you'd just be somebody who knows how it's done. That takes some getting used to. It can be lighter too, because you may also say no.",
      ask: "What's the smallest thing you could do in that line?",
      otherwise: 'small-dose',
    },
    {
      id: 'same-hour',
      say: "It helps to give it a fixed day and hour, as there was before, so that nobody has to arrange it each time. Settle on one: which day, where, and who'd be there anyway or who you'd ask.",
      exercise: 'if-then-plan',
    },
    {
      id: 'small-dose',
      say: "Start with very little: one hour, one person, one thing. Then you'll know whether you like it, and you haven't promised anybody more.",
      exercise: 'small-step',
    },
    {
      id: 'posts',
      say: "For now one or two fixed times a week are enough. Choose one thing, a day and an hour, and make it so small that you'd do it even with a cold. The rest of the week can stay loose.",
      exercise: 'tiny-habit',
    },
    {
      id: 'curious',
      say: "It needn't be useful to anybody, and you can drop it again. Picture an ordinary good day a year from now, and look at what you're doing in it. That often shows where to begin.",
      exercise: 'best-possible-self',
    },
  ],
};
