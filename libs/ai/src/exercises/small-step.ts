import type { Exercise } from './exercise.ts';

export const SMALL_STEP: Exercise = {
  id: 'small-step',
  modes: ['heal', 'plan'],
  title: 'One small step',
  minutes: 5,
  source: "Martell, Dimidjian & Herman-Dunn 2010, Behavioral Activation for Depression: A Clinician's Guide",
  fits: {
    for: 'no energy, nothing gets begun: one thing, made small',
    feelings: ['fatigue', 'sadness', 'boredom', 'disappointment'],
    hours: [7, 21],
  },
  offer: 'one thing to do, cut down until it fits a bad day, about five minutes',
  begin: 'Help me pick one step',
  steps: [
    {
      id: 'idea',
      lines: [
        "What's one thing that used to do you good, or that's been lying around undone?",
        'Think of something you would be glad to have done by this time tomorrow. What is it?',
      ],
      waits: 'text',
      keeps: 'idea',
      choices: [{ say: 'Nothing comes', to: 'menu' }],
      branches: [
        {
          slot: 'idea',
          matches: /^(?:nothing|no|nope|none|no idea|not sure|idk|dunno|i don.?t know)(?: \w+)?\W*$/i,
          to: 'menu',
        },
      ],
      next: 'first',
      help: "Go through people, places, hands and home, and see what turns up. For example: 'The bike, with its flat tyre.'",
    },
    {
      id: 'menu',
      lines: [
        'Borrow one of these. Which is the least annoying?',
        "Then let's not wait for an idea. Which of these would cost you least?",
      ],
      waits: 'choice',
      keeps: 'idea',
      choices: [
        { say: 'Five minutes outside' },
        { say: 'A message to one person' },
        { say: 'Clearing one small surface' },
        { say: 'One song, start to finish' },
      ],
      branches: [{ slot: 'idea', matches: /^(?:no|none|nope|nothing|neither)\b/i, to: 'smaller' }],
      next: 'when',
      help: "Take the first one that doesn't make you groan.",
    },
    {
      id: 'first',
      lines: [
        "You wrote: '{idea}'. What's the first bit of it, small enough for a bad day?",
        "Let's cut it down: '{idea}'. Which part could be done in ten minutes?",
      ],
      waits: 'text',
      keeps: 'step',
      next: 'when',
      help: "If it still looks big, take only the beginning. For example: 'Carry the bike downstairs.'",
    },
    {
      id: 'when',
      lines: [
        'When, and where? After something you do anyway is easiest: after coffee, after the bus.',
        'Give it a time and a place. What would suit?',
      ],
      waits: 'text',
      keeps: 'when',
      choices: [{ say: 'Right after this' }, { say: 'Tomorrow morning' }, { say: 'Tomorrow evening' }],
      help: "For example: 'Tomorrow, while the kettle boils, in the kitchen.'",
    },
    {
      id: 'likely',
      lines: [
        'From 0 to 10, how likely is it that you will do it then?',
        "Honestly, since nobody's marking: how likely is it to happen, from 0 to 10?",
      ],
      waits: 'number',
      keeps: 'before',
      branches: [{ slot: 'before', atMost: 6, to: 'smaller' }],
      next: 'snag',
      help: '0 is not a chance, 10 is as good as done. Low is fine: then we shrink it.',
    },
    {
      id: 'smaller',
      lines: [
        "Then it's still too big. What would be half of it?",
        'Make it so small that it looks a bit silly. What is left?',
      ],
      waits: 'text',
      keeps: 'step',
      next: 'now',
      help: "One minute counts, and so does only getting things ready. For example: 'Put the shoes by the door.'",
    },
    {
      id: 'now',
      lines: [
        'How likely is the small version, from 0 to 10?',
        'And what are the chances now, from 0 to 10?',
      ],
      waits: 'number',
      keeps: 'after',
      next: 'snag',
      help: 'Same scale as before. Doing it badly counts as doing it.',
    },
    {
      id: 'snag',
      lines: [
        'What could get in the way, and what will you do then?',
        "Suppose it doesn't go to plan. What's the likeliest snag, and your way round it?",
      ],
      waits: 'text',
      keeps: 'snag',
      choices: [{ say: 'Nothing I can think of' }],
      next: 'end',
      help: "An 'if' and a 'then' are enough. For example: 'If it rains, then in the hallway.'",
    },
  ],
  page: [
    'What I picked: {idea}',
    'The bit of it to start with: {step}',
    'When and where: {when}',
    'What could get in the way: {snag}',
    'How likely I thought it was, from 0 to 10: {before}',
    'How likely once it was smaller: {after}',
  ],
  closing: ["That's the plan, all of it.", "It's small on purpose."],
};
