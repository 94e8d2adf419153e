import type { Exercise } from '../exercise.ts';

export const TINY_HABIT: Exercise = {
  id: 'tiny-habit',
  mode: 'plan',
  title: 'A tiny habit',
  minutes: 4,
  source:
    'Fogg 2020, Tiny Habits: The Small Changes That Change Everything (anchor, tiny behaviour, celebration)',
  fits: { feelings: ['hope'] },
  offer: 'a habit made so small that it fits behind something you do anyway, about four minutes',
  begin: "Let's make it tiny",
  gist: 'habit',
  steps: [
    {
      id: 'habit',
      lines: [
        'What would you like to be doing on most days? The big version is fine here.',
        'Which habit would you like to have? Write it as large as you like, for now.',
      ],
      waits: 'text',
      keeps: 'habit',
      help: "For example: 'Stretch every morning.' If there are five, take the one you'd enjoy most.",
    },
    {
      id: 'tiny',
      lines: [
        'Now the version that takes half a minute. Flossing, for one, becomes a single tooth. What is yours?',
        "Shrink it until it's almost funny, thirty seconds at most. What's left?",
      ],
      waits: 'text',
      keeps: 'tiny',
      help: "Take only the first movement of it. For example: 'One stretch, arms up, beside the bed.'",
    },
    {
      id: 'size',
      lines: [
        "You wrote: '{tiny}'. Could you do that on a day with a cold and no time?",
        "On your laziest day of the month, would this one still happen: '{tiny}'?",
      ],
      waits: 'choice',
      keeps: 'size',
      choices: [{ say: 'Yes, easily' }, { say: 'Probably' }, { say: "It's still too big", to: 'smaller' }],
      branches: [
        {
          slot: 'size',
          matches: /^\s*(?:no\b|not\b|nope|never|hardly)|too (?:big|much|hard)/i,
          to: 'smaller',
        },
      ],
      help: 'If you can already hear the excuse, it is too big.',
    },
    {
      id: 'anchor',
      lines: [
        'What do you do every day anyway, that it could come straight after?',
        'It needs something to hold on to: what happens daily, without any effort, right before?',
      ],
      waits: 'text',
      keeps: 'anchor',
      choices: [
        { say: 'After brushing my teeth' },
        { say: "After the day's first drink" },
        { say: 'When I plug in my phone' },
      ],
      help: "Even on days that all differ, a few things come back. For example: 'After I have locked the front door.'",
    },
    {
      id: 'sign',
      lines: [
        "When it's done, a small sign for yourself, at once. What could it be?",
        'The method has you mark it there and then, with a nod or a word. Which sign would suit you?',
      ],
      waits: 'text',
      keeps: 'sign',
      choices: [
        { say: 'A nod' },
        { say: "I'll say 'done'" },
        { say: 'A tick on paper' },
        { say: 'No sign for me' },
      ],
      help: 'Whatever you do when a crumpled paper lands in the bin from three metres away.',
    },
    {
      id: 'when',
      lines: [
        'When is the first time: which day, and about what hour?',
        'And the first go: on what day, and at roughly what time? Half a minute is all it takes.',
      ],
      waits: 'text',
      keeps: 'when',
      next: 'end',
      choices: [{ say: 'Right now', to: 'now' }, { say: 'Tomorrow morning' }, { say: 'Tomorrow evening' }],
      branches: [{ slot: 'when', matches: /^\s*(?:right |just )?now\b/i, to: 'now' }],
      help: "The next time your anchor comes round is the one. For example: 'Tomorrow at 7, after the teeth.'",
    },
    {
      id: 'smaller',
      lines: [
        'Smaller, then: one of it, or only getting the thing out. What would that be?',
        "Take away all but the opening move. What's the bit that needs no willpower?",
      ],
      waits: 'text',
      keeps: 'tiny',
      next: 'anchor',
      help: "For example: 'read ten pages' became 'open the book'. Closing it again is allowed.",
    },
    {
      id: 'now',
      lines: [
        "Go on, then; I've nowhere else to be. What was it like?",
        "Off you go, I'll wait. How did it go?",
      ],
      waits: 'text',
      keeps: 'tried',
      next: 'end',
      choices: [{ say: 'Done, easy enough' }, { say: 'Odd, but done' }, { say: 'Not just now, after all' }],
      help: "One word is plenty: 'silly', 'short', 'fine'.",
    },
  ],
  page: [
    'A tiny habit to try.',
    'What I would like to be doing: {habit}',
    'The tiny version: {tiny}',
    'What it comes after: {anchor}',
    'The sign that it is done: {sign}',
    'First time: {when}',
    'How the first one went: {tried}',
  ],
  closing: [
    "That's the whole habit; the small size is the trick.",
    'Tiny, and tied to something. That is all it needs.',
  ],
};
