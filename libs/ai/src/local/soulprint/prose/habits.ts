import type { Kind, Lines } from '../lines.ts';

/** The habit that would carry the others: why it may, and how the first two days of it go. */
export type Habit = Kind & { lines: Lines; days: Lines };

export const HABITS: readonly Habit[] = [
  {
    id: 'screens',
    about: /\b(?:phone|screens?|social media|scroll\w*|no phone|offline|unplug\w*|internet|digital)\b/i,
    lines: [
      'To leave something out is a habit too, and the gap it makes is the real gift. Know beforehand what you would like to find in it.',
      'This one carries the others by handing back the time they are made of. It wants a place for the thing to lie, further away than an arm reaches.',
    ],
    days: [
      'Keep the first and the last half hour of the day without the phone, and have paper where it used to lie.',
      'For one hour put the phone in a drawer, and write down what you reached for in its place.',
    ],
  },
  {
    id: 'writing',
    about: /\b(?:journal\w*|writ(?:e|ing)|pages|diary|gratitude|reflect\w*)\b/i,
    lines: [
      'Writing daily carries other habits because it notices them. What is put down in the evening is easier to take up in the morning.',
      'A page a day is a conversation that does not tire of you. It is meant to be poor in most places; the few good lines need the others round them.',
      'The pen slows thinking to a speed at which it can be looked at. That is all it does, and a good deal follows from it.',
    ],
    days: [
      'Write for ten minutes without reading back, and stop in the middle of a sentence, so that tomorrow has a beginning.',
      'Begin with ‘what I did not say today’, and fill half a page. Half is the amount.',
    ],
  },
  {
    id: 'stillness',
    about: /\b(?:meditat\w*|breath\w*|pray\w*|mindful\w*|silence|stillness|quiet|bible|spiritual\w*)\b/i,
    lines: [
      'Sitting still is the smallest habit there is, and it rubs off on the others: whoever can stay for ten minutes with nothing can stay a little longer with something.',
      'This one cannot go badly, since noticing that it goes badly is the exercise. Its only enemy is the wish to be good at it.',
    ],
    days: [
      'Sit for five minutes with a clock, eyes open or closed, and count breaths up to ten and again from one.',
      'Choose the chair, use it for nothing else in those minutes, and get up when it is over, in the middle of a thought if need be.',
    ],
  },
  {
    id: 'moving',
    about:
      /\b(?:exercis\w*|walk\w*|run\w*|gym|yoga|pilates|stretch\w*|swim\w*|work(?:ing)? ?out|workouts?|train\w*|danc\w*|hik\w*|bik\w*|cycl\w*|sports?|steps|mov(?:e|ing|ement))\b/i,
    lines: [
      'Moving carries the other habits on its back, since a body that has been used sleeps, eats and argues better. It asks for shoes rather than for resolve.',
      'It is a good choice for a keystone because it cannot be done in the head. After it, the day has one fact in it.',
      'What makes this one hold is the door: once you are through it, the rest happens. Work on the door.',
    ],
    days: [
      'Go out or roll out the mat for ten minutes, on purpose less than you could, and be back before it is an effort.',
      'Lay the clothes ready in the evening, and in your hour do only the first five minutes. More is allowed and does not count.',
    ],
  },
  {
    id: 'sleep',
    about:
      /\b(?:sleep\w*|bed(?:time)?|wak(?:e|ing)|get(?:ting)? up|early|rising|mornings?(?: routine)?|5 ?am|6 ?am|alarm|snooz\w*|rest\w*|evening routine|night routine)\b/i,
    lines: [
      'The edges of the day hold its middle. Whoever knows when it begins and ends has two fewer decisions to make, and those were the expensive ones.',
      'A habit at the border between sleep and day needs little will and much arrangement: light, alarm, where the phone lies. It is set up once and then mostly keeps itself.',
    ],
    days: [
      'Keep the same hour for getting up on both days, whatever the night was, and go to a window with it.',
      'Set a bell for the evening, half an hour before the light goes out. When it rings, only things without a plug are allowed.',
    ],
  },
  {
    id: 'learning',
    about: /\b(?:read\w*|books?|stud(?:y|ying)|learn\w*|languages?|courses?|duolingo|listen\w*)\b/i,
    lines: [
      'A few pages or a few words a day are so little that they fit anywhere, and they add up behind your back. In a year it is a shelf.',
      'Feeding the mind regularly carries the rest by giving it something else to turn over than yesterday’s conversation.',
    ],
    days: [
      'Take ten minutes, one text, one pencil, and at the end one line on what stayed.',
      'Put the book where you usually wait for something, the kettle, the bus, and read only there.',
    ],
  },
  {
    id: 'planning',
    about:
      /\b(?:plan\w*|lists?|to-?do|organi[sz]\w*|schedul\w*|calendar|tidy\w*|clean\w*|declutter\w*|mak(?:e|ing) (?:my|the) bed|budget\w*|track\w*|prioriti[sz]\w*|routine|time ?block\w*|disciplin\w*|consisten\w*|focus\w*)\b/i,
    lines: [
      'Putting things in order ahead of time carries the other habits by making room for them. It is quick work as long as it stays quick; after a quarter of an hour it becomes a way of not starting.',
      'An ordered surface, of paper or of wood, is a decision made early. The day then meets less resistance, and so do you.',
    ],
    days: [
      'Take ten minutes and write down three things for the next day, the first of them so small that it will certainly be done.',
      'Clear one surface, just one, and in the evening bring it back to how it was.',
    ],
  },
  {
    id: 'eating',
    about:
      /\b(?:eat\w*|food|cook\w*|water|drink\w*|sugar|alcohol|breakfast|vegetables|diet|meal\w*|hydrat\w*|smok\w*|coffee)\b/i,
    lines: [
      'What goes into a day comes out of it again as mood. A habit at the table is repeated several times between morning and night, which gives it more chances than any other.',
      'Looking after what you eat and drink is a way of expecting to be here tomorrow. It goes best where the choice is made in the shop and not in the evening.',
    ],
    days: [
      'Prepare one meal or one glass the evening before, so that the first choice of the day has been made.',
      'Once a day eat or drink sitting down, with nothing else in your hand, to the last bite or sip.',
    ],
  },
  {
    id: 'making',
    about:
      /\b(?:draw\w*|paint\w*|practi[sc]\w*|guitar|piano|music\w*|sing\w*|creat\w*|mak(?:e|ing)|garden\w*|knit\w*|sew\w*|craft\w*|art|build\w*|cod(?:e|ing))\b/i,
    lines: [
      'Making something each day, however small, moves a person from wishing to having done. That shift carries over into everything else.',
      'The daily touch keeps the material warm. On most days nothing will come of it, and those days are what the other ones stand on.',
    ],
    days: [
      'Take out the tools, make one small thing in ten minutes, and leave everything lying ready.',
      'Repeat yesterday’s piece with one change. You may stop when you have seen what the change did.',
    ],
  },
  {
    id: 'people',
    about:
      /\b(?:call\w*|talk\w*|friends?|family|kids?|child\w*|partner|husband|wife|mom|mum|dad|listen\w*|kind\w*|thank\w*|say(?:ing)? (?:no|yes)|boundar\w*|smil\w*)\b/i,
    lines: [
      'A habit that has another person in it is kept longer, because somebody notices. It also repays both ends at once.',
      'You have chosen a habit made of words between people. It takes no equipment and a little nerve, and the nerve grows with use.',
    ],
    days: [
      'Keep the habit once a day with one person, for as long as it takes to drink a cup of something.',
      'Choose the person beforehand and write the name down. Afterwards add three words on how it was.',
    ],
  },
];

export const ANY_HABIT: Omit<Habit, 'about' | 'id'> = {
  lines: [
    'A keystone is the stone that is small and holds the arch. It should be so modest that it can be laid on your worst day.',
    'You know best why this one would carry others. It may be its hour, or what it keeps out, or simply that you would have kept a promise before noon.',
    'Habits hold on to what is there already. Tie this one to something you do anyway, a door, a cup, a key, and let that be the reminder.',
    'What counts in the beginning is only that it takes place. How well it goes is a question for the second month.',
  ],
  days: [
    'Do the smallest form of the habit, two minutes if need be, at the same hour on both days, and put a mark on paper.',
    'Prepare everything for the habit the evening before, down to the first object your hand will touch, and then do only that first move.',
    'Do the habit once, badly and in full, and write one line about what stood in the way.',
  ],
};
