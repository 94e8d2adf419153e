import type { Intent } from '../intent.ts';
import type { Script } from '../reply-templates.ts';

/** What is said in every mode. */
export const COMMON: Partial<Record<Intent, Script>> &
  Record<'emoji' | 'feltEmoji' | 'unreadable' | 'foreign', Script> = {
  diagnosis: {
    paragraphs: [
      [
        'That is a question for a doctor or a psychologist; I am an AI and do not diagnose, since a guess from me could do harm.',
      ],
      [
        'What helps such a conversation is a record: what you notice, since when, how often, and what it keeps you from. You can gather that here, in your own words.',
      ],
    ],
    questions: ['What have you been noticing that made you ask?'],
  },
  identity: {
    paragraphs: [
      [
        'I am an AI: the companion that comes with Inkwell. I am not a person and not a therapist.',
        'You are talking to an AI, the companion inside Inkwell. There is no person on this side, and no therapist.',
      ],
      [
        'I read the words you write, follow them as well as I can, and ask about them. I do not feel things the way you do, and I can misread you; tell me when I do.',
      ],
    ],
    questions: ['What would you like to write about, knowing that?'],
  },
  request: {
    paragraphs: [
      [
        'That is outside of what I can do. I am a small AI companion that works with what you write about your own life.',
      ],
    ],
    questions: ['What is behind the request for you today?'],
  },
  fact: {
    paragraphs: [
      [
        'I do not hold facts about the world, so any answer of mine would be a guess. I am a companion for what you write about yourself.',
      ],
    ],
    questions: ['Is there something of your own that the question touches?'],
  },
  thanks: {
    paragraphs: [
      [
        'You are welcome. What you wrote about {thread} stays here for you.',
        'You are welcome. What you wrote stays here, and you can pick it up whenever you like.',
      ],
    ],
  },
  farewell: {
    paragraphs: [
      [
        'Goodbye for now{name}. {Thread} will keep until you want to come back to it.',
        'Goodbye for now{name}. The page will be here when you want it.',
      ],
    ],
  },
  emoji: {
    paragraphs: [['I can see the sign, and I would rather not guess what it stands for today.']],
    questions: ['Which words would you put beside it?', 'What happened just before you chose it?'],
  },
  feltEmoji: {
    paragraphs: [
      ['{word} A sign can carry a good deal; this one often stands for {feeling}, though you know best.'],
    ],
    questions: ['What is it about today?', 'Which words would you put beside it?'],
  },
  unreadable: {
    paragraphs: [['I could not make out words in that, and I do not want to pretend that I did.']],
    questions: ['Would you try once more, in any words that come?'],
  },
  foreign: {
    paragraphs: [
      ['{line}'],
      [
        'I read English best, and I do not want to guess at what you wrote. It is kept here as you wrote it, and you can go on in English with me whenever that suits you.',
      ],
    ],
  },
};

/** Said first when what was written is long. */
export const LONG: readonly string[] = [
  'You wrote at length, and I do not want to flatten it. What I see running through it: {topic}, {topic2} and {topic3}.',
  'There is a good deal here. Two strands I see are {topic} and {topic2}.',
  'There is a good deal here, and I am taking up one part of it.',
];

/** Said when something of an earlier message comes up again. */
export const RECURRING: readonly string[] = [
  'You spoke of {recurring} earlier as well.',
  'This is not the first time today that you come to {recurring}.',
  'I notice that you have come back to {recurring}.',
];

export const ADVICE: readonly string[] = [
  'I cannot decide that for you, and I can help you look at it.',
  'The decision is yours, and it may get clearer when it is laid out.',
];
