import type { Kind, Lines } from '../lines.ts';

/** The habit that would carry the others: why it may, and how the first two days of it go. */
export type Habit = Kind & { lines: Lines; days: Lines };

export const HABITS: readonly Habit[] = [
  {
    id: 'screens',
    about: /\b(?:phone|screens?|social media|scroll\w*|no phone|offline|unplug\w*|internet|digital)\b/i,
    lines: [
      'Leaving something out is a habit too, and what you get is the gap. Decide beforehand what you would like to do with it.',
      'This habit helps the others because it gives you back the time they need. Find a place for the phone that is out of reach.',
    ],
    days: [
      'Keep half an hour free of the phone, and have some paper where it usually lies.',
      'Put the phone in a drawer for one hour, and write down what you reached for instead.',
    ],
  },
  {
    id: 'writing',
    about: /\b(?:journal\w*|writ(?:e|ing)|pages|diary|gratitude|reflect\w*)\b/i,
    lines: [
      'Writing every day helps your other habits because it makes you notice them.',
      'A page a day is a conversation with someone who never gets tired of you. Most of it will be ordinary, and the good lines need the ordinary ones around them.',
      'Writing slows your thoughts down until you can look at them. That is all it does, and it is a lot.',
    ],
    days: [
      'Write for ten minutes without reading back, and stop in the middle of a sentence so that you have a place to start next time.',
      'Start with ‘what I did not say today’ and fill half a page. Half a page is enough.',
    ],
  },
  {
    id: 'stillness',
    about: /\b(?:meditat\w*|breath\w*|pray\w*|mindful\w*|silence|stillness|quiet|bible|spiritual\w*)\b/i,
    lines: [
      'Sitting still is about the smallest habit there is, and it helps with all the others: if you can stay ten minutes with nothing, you can stay a bit longer with something.',
      'You cannot really do this one badly, because noticing that it is going badly is part of it. The only thing that gets in the way is wanting to be good at it.',
    ],
    days: [
      'Sit for five minutes with a timer, eyes open or closed, and count your breaths from one to ten and then from one again.',
      'Choose a chair, do nothing else in it for those minutes, and get up when the time is over, even in the middle of a thought.',
    ],
  },
  {
    id: 'moving',
    about:
      /\b(?:exercis\w*|walk\w*|run\w*|gym|yoga|pilates|stretch\w*|swim\w*|work(?:ing)? ?out|workouts?|train\w*|danc\w*|hik\w*|bik\w*|cycl\w*|sports?|steps|mov(?:e|ing|ement))\b/i,
    lines: [
      'Moving helps with everything else: when you have used your body, you sleep better, eat better and argue less. What it needs is a start, more than willpower.',
      'It is a good habit to build on, because you cannot do it in your head. Afterwards you know you did something.',
      'With this one, the hard part is starting. Once your shoes are on or the mat is down, the rest happens by itself.',
    ],
    days: [
      'Go out or roll out the mat for ten minutes. Do less than you could, and finish before it becomes an effort.',
      'Have your clothes laid out beforehand, and do only the first five minutes. More is allowed but does not count.',
    ],
  },
  {
    id: 'sleep',
    about:
      /\b(?:sleep\w*|bed(?:time)?|wak(?:e|ing)|get(?:ting)? up|early|rising|mornings?(?: routine)?|5 ?am|6 ?am|alarm|snooz\w*|rest\w*|evening routine|night routine)\b/i,
    lines: [
      'When you know when your day begins and when it ends, you have two fewer decisions to make.',
      'This habit takes less willpower than preparation: the light, the alarm, where the phone goes. Set it up once and it mostly looks after itself.',
    ],
    days: [
      'Keep to the same time on both days, however you slept.',
      'Set an alarm for half an hour before it is time. When it rings, put away everything that has a plug.',
    ],
  },
  {
    id: 'learning',
    about: /\b(?:read\w*|books?|stud(?:y|ying)|learn\w*|languages?|courses?|duolingo|listen\w*)\b/i,
    lines: [
      'A few pages or a few words a day fit in anywhere, and they add up while you are not looking. In a year they fill a shelf.',
      'Reading or learning a little every day gives your mind something new to think about, and that helps with the rest.',
    ],
    days: [
      'Take ten minutes with one text and a pencil, and write one line at the end about what stayed with you.',
      'Put your book somewhere you often have to wait, by the kettle or in your bag, and read only then.',
    ],
  },
  {
    id: 'planning',
    about:
      /\b(?:plan\w*|lists?|to-?do|organi[sz]\w*|schedul\w*|calendar|tidy\w*|clean\w*|declutter\w*|mak(?:e|ing) (?:my|the) bed|budget\w*|track\w*|prioriti[sz]\w*|routine|time ?block\w*|disciplin\w*|consisten\w*|focus\w*)\b/i,
    lines: [
      'A little order, on paper or in a room, makes space for your other habits. Keep it short, though: after fifteen minutes it turns into a way of not starting.',
      'When things are in order, one decision has already been made, and the rest of the day is a bit easier.',
    ],
    days: [
      'Take ten minutes to write down three things to do next, and make the first one so small that it will certainly get done.',
      'Clear one surface, just one. The next day, bring it back to how it was.',
    ],
  },
  {
    id: 'eating',
    about:
      /\b(?:eat\w*|food|cook\w*|water|drink\w*|sugar|alcohol|breakfast|vegetables|diet|meal\w*|hydrat\w*|smok\w*|coffee)\b/i,
    lines: [
      'What you eat and drink shows up later as mood. You get to practise this one several times a day, more often than any other habit.',
      'Looking after what you eat and drink is a way of looking after tomorrow. It is easier to choose well in the shop than in front of the fridge.',
    ],
    days: [
      'Prepare one meal or one glass of something beforehand, so that the first choice is already made.',
      'Once a day, eat or drink sitting down, with nothing else in your hand, right to the last bite or sip.',
    ],
  },
  {
    id: 'making',
    about:
      /\b(?:draw\w*|paint\w*|practi[sc]\w*|guitar|piano|music\w*|sing\w*|creat\w*|mak(?:e|ing)|garden\w*|knit\w*|sew\w*|craft\w*|art|build\w*|cod(?:e|ing))\b/i,
    lines: [
      'Making something every day, however small, takes you from wishing to having done it. That helps with everything else.',
      'Touching it every day keeps it alive. Most days nothing much will come of it, and the good days need those days too.',
    ],
    days: [
      'Take out your tools, make one small thing in ten minutes, and leave everything out and ready.',
      'Do the same piece again with one change, and stop when you have seen what the change did.',
    ],
  },
  {
    id: 'people',
    about:
      /\b(?:call\w*|talk\w*|friends?|family|kids?|child\w*|partner|husband|wife|mom|mum|dad|listen\w*|kind\w*|thank\w*|say(?:ing)? (?:no|yes)|boundar\w*|smil\w*)\b/i,
    lines: [
      'A habit with another person in it is easier to keep, because someone notices. It does both of you good, too.',
      'You picked a habit that is about words between people. It takes no equipment and a little courage, and that gets easier with practice.',
    ],
    days: [
      'Keep the habit once a day with one person, even if it only lasts as long as a cup of coffee.',
      'Choose the person beforehand and write down the name. Afterwards, add three words about how it went.',
    ],
  },
];

export const ANY_HABIT: Omit<Habit, 'about' | 'id'> = {
  lines: [
    'A habit like this should be small enough to do on your worst day. You can always do more on the good ones.',
    'You know best why this one would help the others. It may be the time of day, or what it keeps out, or just having kept one promise to yourself.',
    'It is easier to keep a habit when you tie it to something you do anyway, like making coffee or locking the door. Let that remind you.',
    'For now, all that counts is that it happens. How well it goes can wait until the second month.',
  ],
  days: [
    'Do the smallest version of the habit, two minutes if that is all you have, at the same time on both days, and put a mark on paper.',
    'Get everything ready for the habit beforehand, right down to the first thing you will pick up, and then do only that first step.',
    'Do the habit once, all the way through, even badly, and write one line about what got in the way.',
  ],
};
