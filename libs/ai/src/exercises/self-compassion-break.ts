import type { Exercise } from './exercise.ts';

export const SELF_COMPASSION_BREAK: Exercise = {
  id: 'self-compassion-break',
  modes: ['heal'],
  title: 'Self-compassion break',
  minutes: 5,
  source: 'Neff & Germer 2018, The Mindful Self-Compassion Workbook (self-compassion break)',
  fits: {
    for: 'shame, guilt, being hard on oneself',
    feelings: ['shame', 'guilt', 'hurt', 'sadness'],
  },
  offer: 'three sentences for a hard moment, the last one to yourself, about five minutes',
  begin: "Let's find the three sentences",
  steps: [
    {
      id: 'hard',
      lines: [
        'What is the hard thing right now, in a sentence?',
        "Tell me in a line or two: what's weighing on you at the moment?",
      ],
      waits: 'text',
      keeps: 'hard',
      help: "Small things count. For example: 'I snapped at someone in the shop, and it's been following me since.'",
    },
    {
      id: 'before',
      lines: ['How heavily does it sit, from 0 to 10?', 'From 0 to 10, how heavy is it at the moment?'],
      waits: 'number',
      keeps: 'before',
      help: '0 is a coat over your arm, 10 is as heavy as you know it.',
    },
    {
      id: 'name',
      lines: [
        'The first sentence just says how it is, no smaller and no bigger. How would you put it?',
        'First, plainly and without scolding: what is this like? Three or four words are plenty.',
      ],
      waits: 'text',
      keeps: 'name',
      choices: [{ say: 'This hurts' }, { say: 'This is hard' }, { say: "This isn't fair" }],
      help: "Leave out whose fault it is, and begin with 'This is'.",
    },
    {
      id: 'others',
      lines: [
        'Somewhere, someone else has much the same on their mind today. What would you want to say to them?',
        "The second isn't for you. If somebody wrote to you with exactly this, what would you write back?",
      ],
      waits: 'text',
      keeps: 'others',
      branches: [
        { slot: 'others', matches: /^(?:nothing|none|no|nope|no idea|i don.?t know)\W*$/i, to: 'smaller' },
      ],
      help: "Picture somebody you like, across a table, with this on their mind. For example: 'No wonder you're tired. Sit down first.'",
    },
    {
      id: 'kind',
      lines: [
        "You wrote: '{others}'. Now say it to yourself. Which words would you change so that it fits?",
        "Then hand it to yourself: '{others}'. How would it go with you on the other end?",
      ],
      waits: 'text',
      keeps: 'kind',
      choices: [{ say: 'The same words' }, { say: "It doesn't work on me", to: 'smaller' }],
      branches: [
        {
          slot: 'kind',
          matches:
            /^(?:it|that|this) (?:doesn.?t|does not|won.?t) (?:work|help|fit)|^(?:no|nope|nothing|none|i can.?t(?: do (?:it|that|this))?)\W*$/i,
          to: 'smaller',
        },
      ],
      next: 'after',
      help: "Use your own name, as a friend would. For example: 'No wonder you're tired, Sam. Sit down first.'",
    },
    {
      id: 'smaller',
      lines: [
        "Then not kind, only fair. What could you say to yourself that simply isn't a telling-off?",
        "Kind words can get stuck. What's the least unfriendly sentence you could manage about it?",
      ],
      waits: 'text',
      keeps: 'kind',
      choices: [
        { say: 'I did my best today' },
        { say: "It's a bad day, not all of me" },
        { say: 'Enough for today' },
      ],
      next: 'after',
      help: "Facts will do. For example: 'It went wrong, and I am tired.'",
    },
    {
      id: 'after',
      lines: ['And how heavily does it sit now, from 0 to 10?', 'From 0 to 10, how heavy is it now?'],
      waits: 'number',
      keeps: 'after',
      branches: [{ slot: 'after', atLeast: 7, to: 'need' }],
      next: 'end',
      help: 'Same scale as before, from a coat over your arm to as heavy as you know it.',
    },
    {
      id: 'need',
      lines: [
        'Still heavy, then. What would make the next hour a little easier to get through?',
        "Words carry only some of it. What's one small thing you could do for yourself in the next hour?",
      ],
      waits: 'text',
      keeps: 'need',
      choices: [
        { say: 'Something warm to drink' },
        { say: 'Lying down for a bit' },
        { say: 'Ringing somebody' },
      ],
      next: 'end',
      help: 'Think of what you would fetch for someone with a bad cold.',
    },
  ],
  page: [
    'What was hard: {hard}',
    'How it was, put plainly: {name}',
    'What I would say to somebody else with it: {others}',
    'What I said to myself: {kind}',
    'One thing for myself: {need}',
    'How heavy it was, from 0 to 10: {before} before, {after} after.',
  ],
  closing: ['That was the break.', 'Those are the three sentences, in your words.'],
};
