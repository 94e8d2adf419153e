import type { Exercise } from '../exercise.ts';

export const TWO_COLUMNS: Exercise = {
  id: 'two-columns',
  mode: 'heal',
  title: 'Two columns',
  minutes: 5,
  source: 'Janis & Mann 1977, Decision Making (the decisional balance sheet)',
  fits: { feelings: ['confusion'] },
  offer: 'two columns, for and against, and what a friend would hear from you; about five minutes',
  begin: "Let's weigh both sides",
  given: ['one', 'other'],
  gist: 'heaviest',
  steps: [
    {
      id: 'question',
      lines: [
        'What is the question, as one sentence that ends in a yes or a no?',
        'Put the choice into one line: shall I do this, or not?',
      ],
      waits: 'text',
      keeps: 'question',
      help: 'Somebody else wrote: "Do I take the flat although it is further out?"',
    },
    {
      id: 'for',
      lines: [
        'What speaks for it? A few words each is enough.',
        'First column: everything that speaks for it.',
        "First column: what speaks for this: '{one}'?",
      ],
      waits: 'text',
      keeps: 'for',
      help: 'Begin with the reason that you would say aloud, then the one that you would not.',
    },
    {
      id: 'against',
      lines: [
        'And against it?',
        'Second column: everything that speaks against it.',
        "And the other column: what speaks for this: '{other}'?",
      ],
      waits: 'text',
      keeps: 'against',
      help: 'What would it cost: time, money, peace, somebody?',
    },
    {
      id: 'heavy',
      lines: [
        'Of all of that, which one weighs most? Not the longest list, the heaviest line.',
        'If only one line of the two columns could stay, which would you keep?',
      ],
      waits: 'text',
      keeps: 'heaviest',
      help: 'The one that you thought of first, or the one that you wrote last and quickly.',
    },
    {
      id: 'friend',
      lines: [
        'A good friend shows you these columns as theirs. What do you tell them?',
        'And if it were a friend who had to choose: what would they hear from you?',
      ],
      waits: 'text',
      keeps: 'advice',
      help: 'Often it is shorter and kinder than what we tell ourselves.',
    },
    {
      id: 'test',
      lines: [
        'Is there a small way to try it this week, before you decide?',
        'What could you do in the next days that would tell you more?',
      ],
      waits: 'text',
      keeps: 'test',
      choices: [
        { say: 'No, it is all or nothing', isNone: true },
        { say: 'I know already', isNone: true },
      ],
      help: 'A call, a visit, a day as if it were decided.',
    },
  ],
  page: [
    'The question: {question}',
    'For: {for}',
    'Against: {against}',
    'What weighs most: {heaviest}',
    'What I would tell a friend: {advice}',
    'A way to try it: {test}',
  ],
  closing: [
    "I don't decide it for you, but now it stands in front of you.",
    'There it is, side by side. It can wait there until tomorrow.',
  ],
};
