import type { Drain } from './drains.ts';
import type { Emotion } from './emotions.ts';
import type { Habit } from './habits.ts';
import type { Lines } from '../lines.ts';
import type { Quality } from './qualities.ts';
import type { Result } from '../result-shape.ts';
import type { Skill } from './skills.ts';

/** {words} is what stood in the field, quoted. */
export const OPEN_LEADS = {
  quality: ['For the quality you want to grow you wrote {words}, so that is still open.'],
  result: [
    'For the one result of the year you wrote {words}, so there is no target here yet.',
    'Where the target for the year goes, you wrote {words}. It is open, and that is an honest answer.',
  ],
  skill: ['For the skill you wrote {words}, so that is open too.'],
  night: ['When you were asked what keeps you up at night, you wrote {words}.'],
  feeling: [
    'For the feeling that has been with you most, you wrote {words}.',
    'When you were asked how you have been feeling, you wrote {words}.',
  ],
  drain: ['When you were asked what drains your time, you wrote {words}.'],
  evening: ['For the last thing you do before sleep, you wrote {words}.'],
  habit: ['For the habit to build on, you wrote {words}.'],
} as const satisfies Record<string, Lines>;

/** Marks instead of words are not quoted. */
export const OPEN_LEADS_WITHOUT_WORDS = {
  quality: ['You left the quality you want to grow open.'],
  result: [
    'You left the result for the year open, so there is no target here yet.',
    'You did not name a target for the year, and that is an honest answer.',
  ],
  skill: ['You left the skill open too.'],
  night: ['You did not say what keeps you up at night.'],
  feeling: ['You did not name a feeling.', 'You left open how you have been feeling.'],
  drain: ['You did not say what drains your time.'],
  evening: ['You did not say how your day ends.'],
  habit: ['You did not name a habit to build on.'],
} as const satisfies Record<keyof typeof OPEN_LEADS, Lines>;

export const OPEN_RESULT: Omit<Result, 'id' | 'about'> = {
  noun: 'whatever you choose',
  lines: [
    'You could ask yourself this instead: if only one thing were different a year from now, what would you want it to be? The first answer that comes is good enough to start with.',
    'Here is a question that may be easier: what would you like to stop putting up with? Turn the answer round and you have a target.',
    'You could ask it another way: what did you enjoy in the past month that you would like twice as much of? A target can be as simple as that.',
  ],
  steps: {
    week: [
      'Write for ten minutes on one question: what do you want more of, and what do you want less of?',
      'Make a list of ten things you would like to have done in a year. Silly ones count.',
    ],
    month: [
      'Three of those wishes are still on your list, and you have tried out the smallest of them once.',
      'You have asked someone who knows you well what they could see you doing in a year.',
    ],
    quarter: [
      'One wish is left, written in a single sentence that a stranger would understand.',
      'You know which wish you kept coming back to, and you have written it down as your target.',
    ],
    half: [
      'You have put some time into it every week for a while, and you know whether you still want it.',
      'The first piece of it is done, or you have swapped it for something you want more.',
    ],
    year: [
      'You can say what this year was for, in your own words.',
      'Something is different from today, and it was you who chose it.',
    ],
  },
  units: ['ten minutes of finding out what you want', 'whatever you are curious about at the moment'],
};

export const OPEN_FRAMES: Lines = [
  'Here is how you could find one, a step at a time:',
  'Finding out what you want is a good first target. It could go like this:',
];

export const OPEN_QUALITY: Omit<Quality, 'id' | 'about'> = {
  noun: 'a little patience with yourself',
  lines: [
    'You could ask instead: who do you admire, and what is it about them? The answer is often the quality you want for yourself.',
    'Try it another way: when were you last pleased with how you handled something? Whatever helped you then may be the quality to grow.',
  ],
  moments: [
    'Think of someone you like being around, and write down in three words what they are like. Pick one of the three.',
    'Once this week, notice a moment you would have liked to handle differently. What would have helped? That is a good one to start with.',
  ],
};

export const OPEN_SKILL: Omit<Skill, 'id' | 'about'> = {
  noun: 'the skill',
  lines: [
    'You could ask instead: what do people already come to you for, and what would make you even better at it?',
    'A question to start from: what do you keep asking other people to do for you, that you would rather be able to do yourself?',
  ],
  practice: [
    'Write down three things you would like to be able to do, and give each of them half an hour this month. Keep the one you enjoyed.',
    'Ask two people what they think you are good at. One of their answers may be worth building on.',
  ],
  session: [
    'Try something new for twenty minutes, anything at all, and write down whether you would do it again.',
    'Write down three things you would like to be able to do, and circle the one you could start with.',
  ],
};

export const OPEN_NIGHT: { lines: Lines } = {
  lines: [
    'You could ask it this way: what was the last thing you thought about before you fell asleep yesterday? If it was nothing much, so much the better.',
    'If something does come up at night, keep a pen by the bed and write down one word. You can look at it by daylight.',
  ],
};

export const OPEN_EMOTION: Emotion = {
  tone: 'unknown',
  lines: [
    'It is not always easy to tell. You could ask a smaller question: right now, is it more like calm, tired, tense, sad or glad?',
    'You do not need a name for it. You could ask your body instead: are your shoulders up or down, is your breath short or long?',
  ],
  days: [
    'Stop once, and choose the word that comes closest: calm, tired, tense, sad, glad. Write it down and leave it at that.',
    'Write down one moment of the day that you liked and one that you did not. Leave out the reasons.',
  ],
};

export const OPEN_DRAIN: Omit<Drain, 'id' | 'about'> = {
  group: 'other',
  lines: [
    'You could ask instead: which hour of yesterday would you like to have back? Whatever filled it is a good place to look.',
    'To find out, note once an hour for a single day what you were doing. One page like that usually answers the question.',
  ],
  rule: ['do the two-minute version of what you had planned, and count it'],
  swap: [
    'Note once an hour what you are doing. At the end, mark the hour you would like to have back.',
    'Keep half an hour free of everything, and see what you miss.',
  ],
};

export const OPEN_EVENING: { lines: Lines } = {
  lines: [
    'You could ask yourself which evening of the past week you slept best after, and what you did before it. That is worth repeating.',
    'If your evenings have no fixed end, try one small thing that always comes last: the same lamp, the same cup, a few lines here.',
  ],
};

export const OPEN_HABIT: Omit<Habit, 'id' | 'about'> = {
  lines: [
    'You could ask instead: what do you do on your good days that is missing on the bad ones? That may be the habit to start with.',
    'Here is an easier question: what small thing always leaves you feeling a bit better? Start with that, for two minutes.',
  ],
  days: [
    'Do one small thing that usually does you good, for two minutes: a glass of water, a few steps outside, a song.',
    'Write down one thing you do on your good days. Then do the smallest version of it.',
  ],
};

export const OPEN_PROUD: { lines: Lines } = {
  lines: [
    'You could ask instead: what would someone who loves you say is the best thing about you? Borrow their word until you have one of your own.',
    'It may be easier from the other side: what did you do this year that was hard and that you did anyway? The word for that is a good one to be proud of.',
  ],
};
export const OPEN_PROUD_LEADS: Lines = [
  'For the word you are proud of, you wrote {word}, so this one is still open.',
  'Where your proud word goes, you wrote {word}. There is no hurry.',
];
export const OPEN_PROUD_LEADS_WITHOUT_WORDS: Lines = [
  'You left the word you are proud of open.',
  'There is no proud word here yet, and there is no hurry.',
];

export const OPEN_PROUD_CLOSINGS: Lines = [
  'When you have found one, you can send your answers again, and this page will be written anew.',
  'Leave a line free for it on the first page you write. You will notice when it turns up.',
];

/** All of them: what stands where an answer gave nothing to go by. */
export const OPEN: ReadonlySet<object> = new Set([
  OPEN_RESULT,
  OPEN_QUALITY,
  OPEN_SKILL,
  OPEN_NIGHT,
  OPEN_EMOTION,
  OPEN_DRAIN,
  OPEN_EVENING,
  OPEN_HABIT,
  OPEN_PROUD,
]);
