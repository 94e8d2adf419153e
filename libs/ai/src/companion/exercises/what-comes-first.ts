import type { Exercise } from '../exercise.ts';

export const WHAT_COMES_FIRST: Exercise = {
  id: 'what-comes-first',
  mode: 'plan',
  title: 'What comes first',
  minutes: 5,
  source:
    'Allen 2001, Getting Things Done: The Art of Stress-Free Productivity (all of it out of the head); Covey 1989, The 7 Habits of Highly Effective People (urgent and important)',
  fits: { feelings: ['overwhelm'], hours: [6, 22] },
  offer: "everything that's pulling at you on one list, and the one to begin with, about five minutes",
  begin: "Let's sort it out",
  gist: 'first',
  steps: [
    {
      id: 'list',
      lines: [
        "Type everything that's pulling at you, one per line. Big, small and silly, in any order.",
        "Let's see it, then. Type everything that's pulling at you, one per line; I'll help you pick.",
      ],
      waits: 'list',
      keeps: 'list',
      branches: [
        {
          slot: 'list',
          matches: /\b(?:due|by) (?:\w+ )?(?:mon|tue|wed|thu|fri|sat|sun|tomorrow|today|tonight)/i,
          to: 'heavy',
        },
      ],
      help: "Start with the one in your head this second, then the next. For example: 'tax letter, birthday present, dripping tap'.",
    },
    {
      id: 'dated',
      lines: [
        "Which of them has a date that you can't move? Write it with the day.",
        'Look down the list: which one has a real deadline, and when is it?',
      ],
      waits: 'text',
      keeps: 'dated',
      choices: [{ say: 'None has a date', isNone: true }],
      help: "Real means somebody would ring. For example: 'The tax letter, Friday.'",
    },
    {
      id: 'heavy',
      lines: [
        'Which one weighs most, date or no date?',
        'Leave the calendar aside for a second: which one sits on you the most?',
      ],
      waits: 'text',
      keeps: 'heavy',
      // Of three things none has to go.
      branches: [{ slot: 'list', matches: /^(?:[^\n]*\n){0,2}[^\n]*$/, to: 'first' }],
      help: "The one you'd pay somebody to take off your hands.",
    },
    {
      id: 'drop',
      lines: [
        'Which one can be dropped, handed on or done only halfway?',
        'What could come off the list, and hardly anybody would notice?',
      ],
      waits: 'text',
      keeps: 'drop',
      choices: [{ say: 'None of them', isNone: true }],
      help: "Imagine that next month it still isn't done. Which one would nobody ask about?",
    },
    {
      id: 'first',
      lines: [
        'If one is due within two days, take that; if not, the heaviest. Which one comes first?',
        'Not the best one, only the first: which do you begin with?',
      ],
      waits: 'text',
      keeps: 'first',
      branches: [
        {
          slot: 'first',
          matches: /\b(?:tonight|today|right now|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/i,
          to: 'length',
        },
      ],
      help: "If two are level, take the shorter. For example: 'The tax letter, and then the tap can drip in peace.'",
    },
    {
      id: 'when',
      lines: [
        'On which day do you begin, and at what hour?',
        'Now its place: what day, and at what time?',
        'And when does that start? Day and hour, please.',
      ],
      waits: 'text',
      keeps: 'when',
      choices: [{ say: 'Right now' }, { say: "It's too big to begin", to: 'smaller' }],
      branches: [{ slot: 'when', matches: /\btoo (?:big|much|hard)\b/i, to: 'smaller' }],
      help: "For example: 'Tuesday at 8 PM'. Today counts, too, if there's an hour left in it.",
    },
    {
      id: 'length',
      lines: ["So: '{when}'. For how long?", 'And how long do you stay with it?'],
      waits: 'choice',
      keeps: 'length',
      next: 'end',
      choices: [{ say: '15 minutes' }, { say: '30 minutes' }, { say: 'An hour' }],
      help: 'Long enough to get properly started; finishing is a matter for later.',
    },
    {
      id: 'smaller',
      lines: [
        'Then only its first ten minutes. What happens in them?',
        "Let's find the loose end: what's the smallest thing you could do about it, sitting down?",
      ],
      waits: 'text',
      keeps: 'smaller',
      next: 'when',
      help: "For example: 'Open the letter, and lay the papers it asks for on the table.'",
    },
  ],
  page: [
    'Everything that was pulling at me, and what came first.',
    'The list: {list}',
    'With a date: {dated}',
    'The heaviest: {heavy}',
    'What can go or be half done: {drop}',
    'First: {first}',
    'The beginning of it: {smaller}',
    'When: {when}',
    'For how long: {length}',
  ],
  closing: [
    'One thing is first. The others wait on the list, those with a day until their day.',
    "That's the order, for today at least.",
  ],
};
