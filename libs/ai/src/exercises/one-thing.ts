import { PLAN_TALK } from '@inkwell/contracts/constants';
import type { Exercise } from './exercise.ts';

/**
 * The plan of one thing: what, the first step, and when. The hours to tap come from the week, so they are added where that
 * is known. Its page is read by the suggestions, line by line. What may get in the way is a plan of its own, offered at
 * the end.
 */
export const ONE_THING: Exercise = {
  id: 'one-thing',
  shownAs: PLAN_TALK,
  modes: ['plan'],
  title: 'One thing, planned',
  minutes: 3,
  source:
    'Gollwitzer 1999, Implementation Intentions: Strong Effects of Simple Plans, American Psychologist 54:493-503',
  fits: { for: 'one thing to do: its first step and its hour' },
  offer: 'one thing, its first step and its hour, about three minutes',
  begin: "Let's plan one thing",
  steps: [
    {
      id: 'aim',
      lines: [
        'One thing at a time. What is it that you want to get done?',
        "Let's take one thing. What would you like to plan?",
      ],
      waits: 'text',
      keeps: 'aim',
      help: "Take the one that nags most, in a few words. For example: 'the tax return', 'see Ana'.",
    },
    {
      id: 'first',
      lines: [
        'What is the very first step of it, small enough for half an hour?',
        'Where does it begin: what would you do first, in half an hour at most?',
      ],
      waits: 'text',
      keeps: 'first',
      choices: [{ say: 'It is one step already', isNone: true }],
      help: "The step that needs nothing else before it. For example: 'find the folder', 'ring and ask'.",
    },
    {
      id: 'when',
      lines: ['When could that be? A day and an hour.', 'Which day, and at what time?'],
      waits: 'text',
      keeps: 'when',
      help: "A rough time will do: 'Thursday at 6 PM', 'tomorrow morning'.",
    },
  ],
  page: ['{aim}', 'first: {first}', 'when: {when}'],
  closing: ['That is the plan.', 'Then it stands.'],
};
