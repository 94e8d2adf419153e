import type { Exercise } from './exercise.ts';

export const GOAL_INTO_STEPS: Exercise = {
  id: 'goal-into-steps',
  modes: ['plan'],
  title: 'A goal in pieces',
  minutes: 7,
  source:
    'Bandura & Schunk 1981, Cultivating Competence, Self-Efficacy, and Intrinsic Interest Through Proximal Self-Motivation; Locke & Latham 2002, Building a Practically Useful Theory of Goal Setting and Task Motivation',
  fits: {
    for: 'a goal that is too big to begin: pieces, and a day for the first',
    feelings: ['overwhelm', 'hope', 'confusion'],
  },
  offer: 'a goal cut into pieces, and a day and an hour for the first one, about seven minutes',
  begin: "Let's cut it into pieces",
  steps: [
    {
      id: 'goal',
      lines: [
        'What do you want to reach, and by when, roughly? One sentence is enough.',
        'Put the goal into one sentence, with a month on it if there is one. What is it?',
      ],
      waits: 'text',
      keeps: 'goal',
      help: "Say it the way you'd say it across a garden fence. For example: 'Get my driving licence by June.'",
    },
    {
      id: 'done',
      lines: [
        "How will you be able to tell that it's done? Name something one could see or count.",
        'Suppose it is finished: what could you show somebody to prove it?',
      ],
      waits: 'text',
      keeps: 'done',
      help: "For example: 'Twelve pages, printed', or 'I can order a meal in Spanish without pointing'.",
    },
    {
      id: 'pieces',
      lines: [
        'Now the pieces in between. Type them one per line, in any order; three to six are plenty.',
        'What has to happen between today and then? One piece per line; rough is fine.',
      ],
      waits: 'list',
      keeps: 'pieces',
      help: "Go backwards: what comes right before the end, and before that? For example: 'driving test, lessons, the form'.",
    },
    {
      id: 'first',
      lines: [
        'Which of them could begin this week, without waiting for anybody?',
        'One of these can start before the others. Which one is that?',
      ],
      waits: 'text',
      keeps: 'first',
      help: "It needn't be the important one, just the one nearest the door. For example: 'the form'.",
    },
    {
      id: 'sure',
      lines: [
        "You wrote: '{first}'. From 0 to 10, how sure are you that it gets done this week?",
        'An honest number from 0 to 10: how likely is this piece to be done in seven days?',
      ],
      waits: 'number',
      keeps: 'sure',
      branches: [{ slot: 'sure', atMost: 6, to: 'slice' }],
      help: 'Below 7 we make it smaller. That is all the number is for.',
    },
    {
      id: 'when',
      lines: [
        'Which day and what hour does it get?',
        'Give it a place in the week: what day, and at what time?',
        "Let's put it in the diary. On which day, and from what hour?",
      ],
      waits: 'text',
      keeps: 'when',
      choices: [{ say: 'My week is full', to: 'slice' }],
      branches: [
        {
          slot: 'when',
          matches: /\bweek(?:'s| is)? (?:already )?(?:full|packed)\b|^\s*no time\b/i,
          to: 'slice',
        },
      ],
      help: "For example: 'Tuesday at 8 PM'. The first day that isn't crowded yet will do.",
    },
    {
      id: 'length',
      lines: ["So: '{when}'. For how long?", 'And the length: how much time will you give it?'],
      waits: 'choice',
      keeps: 'length',
      next: 'end',
      choices: [{ say: '15 minutes' }, { say: '30 minutes' }, { say: 'An hour' }],
      help: 'Fifteen minutes is a perfectly good beginning.',
    },
    {
      id: 'slice',
      lines: [
        'Then a thinner slice of it. Which part takes fifteen minutes at most?',
        "Let's shave it down: what would be the part you could do between two other things?",
      ],
      waits: 'text',
      keeps: 'slice',
      next: 'when',
      choices: [{ say: 'Not this week after all', to: 'end' }],
      help: "Looking something up or writing one message counts. For example: 'Find out what the form is called.'",
    },
  ],
  page: [
    'A goal, cut into pieces.',
    'The goal: {goal}',
    'How I will know it is done: {done}',
    'The pieces: {pieces}',
    'The one that comes first: {first}',
    'How sure I was of it, from 0 to 10: {sure}',
    'A thinner slice of it: {slice}',
    'When: {when}',
    'For how long: {length}',
  ],
  closing: [
    "The rest of the pieces can wait; they're written down.",
    "That's the map as far as it goes today.",
  ],
};
