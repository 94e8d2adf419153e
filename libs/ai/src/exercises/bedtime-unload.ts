import type { Exercise } from './exercise.ts';

export const BEDTIME_UNLOAD: Exercise = {
  id: 'bedtime-unload',
  modes: ['heal', 'write'],
  title: 'Bedtime unload',
  minutes: 5,
  source:
    'Carney & Waters 2006, Effects of a structured problem-solving procedure on pre-sleep cognitive arousal, Behavioral Sleep Medicine 4(1):13-28 (constructive worry)',
  fits: {
    for: 'a full head at night',
    feelings: ['anxiety', 'overwhelm'],
    hours: [19, 3],
  },
  offer: 'everything in your head onto a list, and a first step for the loudest, about five minutes',
  begin: "Let's unload my head",
  steps: [
    {
      id: 'before',
      lines: [
        'How full is your head right now, from 0 to 10?',
        'From 0 to 10, how much is going round up there?',
      ],
      waits: 'number',
      keeps: 'before',
      help: '0 is an empty bus, 10 is the last train on a Friday.',
    },
    {
      id: 'list',
      lines: [
        'Type everything that might keep talking once the light is off, big or petty, in any order.',
        "What's still on your mind? All of it, just a few words each; there's no need to sort.",
      ],
      waits: 'list',
      keeps: 'list',
      help: "Go through work, home, people, money. For example: 'The invoice, a birthday on Friday, that noise from the boiler.'",
    },
    {
      id: 'loudest',
      lines: [
        'Which of those is the loudest?',
        'If only one of them could keep you awake, what would it be?',
      ],
      waits: 'text',
      keeps: 'loudest',
      help: 'Take the one you typed first, or the one you nearly left out.',
    },
    {
      id: 'can',
      lines: [
        "You wrote: '{loudest}'. Is there a first step that's yours to take, even a tiny one?",
        "Look at this one: '{loudest}'. Could you do anything about it by daylight, however little?",
      ],
      waits: 'choice',
      keeps: 'can',
      choices: [
        { say: 'Yes, a step', to: 'step' },
        { say: 'None that I can see', to: 'park' },
        { say: "It isn't up to me", to: 'park' },
      ],
      branches: [
        {
          slot: 'can',
          matches:
            /^(?:no|nope|not|nothing|none)\b|\bcan.?t\b|\bcannot\b|\bisn.?t up to me\b|\bnot up to me\b|\bdon.?t know\b/i,
          to: 'park',
        },
      ],
      next: 'step',
      help: 'A question to ask, a paper to find or a number to ring: each of them is a step.',
    },
    {
      id: 'step',
      lines: [
        "What's the step, and at what time of the day will you take it?",
        'Put it as you would in a diary for tomorrow: what, and when?',
      ],
      waits: 'text',
      keeps: 'step',
      next: 'rest',
      help: "For example: 'At nine, ring the bank about the letter.'",
    },
    {
      id: 'park',
      lines: [
        "Then it isn't a job for tonight. When tomorrow could you give it a quarter of an hour of proper worrying?",
        'Nothing to be done from a pillow, then. What time tomorrow could it have to itself?',
      ],
      waits: 'text',
      keeps: 'park',
      choices: [{ say: 'Tomorrow at breakfast' }, { say: 'Tomorrow at lunch' }, { say: 'Tomorrow at six' }],
      next: 'rest',
      help: 'Daylight is best, and a chair rather than the bed.',
    },
    {
      id: 'rest',
      lines: [
        'Now the others on the list. Which of them needs a first step as well, and what would it be?',
        'And the rest? Type a first step for any of them that needs one; the others can stay as they are.',
      ],
      waits: 'text',
      keeps: 'rest',
      choices: [{ say: 'They can wait' }, { say: 'There was only the one' }],
      help: "A few words each are plenty. For example: 'Boiler: ask next door who they use.'",
    },
    {
      id: 'after',
      lines: ['And how full is your head now, from 0 to 10?', 'From 0 to 10, how much is still going round?'],
      waits: 'number',
      keeps: 'after',
      next: 'end',
      help: 'Same scale as before, from the empty bus to the last train.',
    },
  ],
  page: [
    'What was in my head at bedtime: {list}',
    'The loudest of it: {loudest}',
    'A first step: {step}',
    'When it gets a quarter of an hour to itself: {park}',
    'The others: {rest}',
    'How full my head was, from 0 to 10: {before} before, {after} after.',
  ],
  closing: [
    "It's written down, so it can keep till morning.",
    "That's the list. It'll still be there after breakfast.",
  ],
};
