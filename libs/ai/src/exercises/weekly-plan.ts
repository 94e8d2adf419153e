import type { Exercise } from './exercise.ts';

export const WEEKLY_PLAN: Exercise = {
  id: 'weekly-plan',
  modes: ['plan'],
  title: 'The week ahead',
  minutes: 6,
  source:
    'Covey, Merrill & Merrill 1994, First Things First (planning by the week, what matters goes in first)',
  fits: {
    for: 'a week ahead: what is fixed, what matters, what is only for oneself',
    feelings: ['overwhelm'],
    hours: [7, 21],
  },
  offer: "what's fixed this week, the one thing that matters and where it goes, about six minutes",
  begin: "Let's plan the week",
  steps: [
    {
      id: 'fixed',
      lines: [
        "What's already fixed in the coming week? Type it one per line, the day first.",
        "Begin with what can't move: appointments, shifts, birthdays. What's there, one per line?",
      ],
      waits: 'list',
      keeps: 'fixed',
      choices: [{ say: 'Nothing is fixed', to: 'main' }],
      help: "Only the big ones. For example: 'Mon dentist at 4, Thu late shift, Sat party next door'.",
    },
    {
      id: 'room',
      lines: [
        'With all that in it, how much room is left?',
        'Between those, how much of the week is still yours?',
      ],
      waits: 'choice',
      keeps: 'room',
      choices: [{ say: 'Enough room' }, { say: 'A little' }, { say: "It's full already", to: 'full' }],
      branches: [
        {
          slot: 'room',
          matches: /^\s*(?:none|nothing|no\b|zero|(?:it'?s |it is )?(?:already )?full)/i,
          to: 'full',
        },
      ],
      help: 'Count the evenings that are still empty, if that is easier. Fewer than two: call it full.',
    },
    {
      id: 'main',
      lines: [
        'If only one more thing got done this week, which one would you be glad of?',
        'Pick the one thing that would make it a good week. What is it?',
      ],
      waits: 'text',
      keeps: 'main',
      help: "Look back from Sunday night. For example: 'The application is sent.'",
    },
    {
      id: 'when',
      lines: [
        'It goes in before the rest does. Which day, and what hour?',
        'Where in the week does it belong: what day, and at what time?',
      ],
      waits: 'text',
      keeps: 'when',
      // 'Saturday 10 to 12' says how long.
      branches: [
        {
          slot: 'when',
          matches: /\d ?(?:am|pm)? ?(?:-|–|to|until|till) ?\d|\b(?:hours?|minutes?|mins?)\b/i,
          to: 'own',
        },
      ],
      help: "Early in the week leaves a second chance. For example: 'Tuesday at 8 PM'.",
    },
    {
      id: 'length',
      lines: ["Noted: '{when}'. For how long?", 'How long do you want to give it?'],
      waits: 'choice',
      keeps: 'length',
      choices: [{ say: '15 minutes' }, { say: '30 minutes' }, { say: 'An hour' }],
      help: 'Half an hour is a fair guess for most things; you can always stop early.',
    },
    {
      id: 'own',
      lines: [
        "And one thing that's only for you, however small: what, and on which day?",
        'Last one: something this week that nobody needs from you. What is it, and when?',
      ],
      waits: 'text',
      keeps: 'own',
      next: 'end',
      help: "Ten minutes count. For example: 'Thursday lunch on the bench, phone in the bag.'",
    },
    {
      id: 'full',
      lines: [
        'Then something goes out before anything goes in. What could be moved, shortened or turned down?',
        'A full week takes nothing more. Which item could go, or get shorter?',
      ],
      waits: 'text',
      keeps: 'out',
      next: 'main',
      choices: [{ say: 'Nothing can go', to: 'bare' }],
      branches: [{ slot: 'out', matches: /^\s*(?:nothing|none|no\b)/i, to: 'bare' }],
      help: "Try the one you said yes to in a hurry. For example: 'Friday drinks: come for the first hour only.'",
    },
    {
      id: 'bare',
      lines: [
        'A week for keeping afloat, then. What would be just enough by Sunday?',
        'No new plans, in that case. What is the least that would still make it a decent week?',
      ],
      waits: 'text',
      keeps: 'main',
      next: 'own',
      help: "For example: 'Everybody fed, the rent paid, in bed by eleven twice.'",
    },
  ],
  page: [
    'A plan for the week.',
    'What is fixed: {fixed}',
    'Room left: {room}',
    'What can give way: {out}',
    'What would make it a good week: {main}',
    'When: {when}',
    'For how long: {length}',
    'Only for me: {own}',
  ],
  closing: [
    "That's the week, as far as a week lets itself be planned.",
    'The week has its outline. The rest may wobble.',
  ],
};
