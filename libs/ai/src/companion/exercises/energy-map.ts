import type { Exercise } from '../exercise.ts';

export const ENERGY_MAP: Exercise = {
  id: 'energy-map',
  mode: 'plan',
  title: 'A map of the day',
  minutes: 5,
  source:
    'Roenneberg, Wirz-Justice & Merrow 2003, Life between Clocks: Daily Temporal Patterns of Human Chronotypes; May & Hasher 1998, Synchrony Effects in Inhibitory Control over Thought and Action',
  fits: { feelings: ['fatigue'] },
  offer: 'when in the day your head is clearest, and what goes there, about five minutes',
  begin: "Let's map my day",
  steps: [
    {
      id: 'peak',
      lines: [
        'Think of a day without an alarm or plans. When in it is your head clearest?',
        'Left to your own clock, at what hour would you do your best thinking?',
      ],
      waits: 'text',
      keeps: 'peak',
      choices: [
        { say: 'Early morning' },
        { say: 'Late morning' },
        { say: 'Afternoon' },
        { say: 'Evening or later' },
      ],
      help: 'Go by reading: at what hour do you get to the end of a page and still know what was on it?',
    },
    {
      id: 'dip',
      lines: [
        'And when does it sag?',
        'Which hour of the day is the slow one, where you read everything twice?',
      ],
      waits: 'text',
      keeps: 'dip',
      choices: [
        { say: 'First thing' },
        { say: 'After lunch' },
        { say: 'Late afternoon' },
        { say: 'In the evening' },
      ],
      help: "For example: 'From two to half past three. I could sleep on a fence.'",
    },
    {
      id: 'easy',
      lines: [
        'What could live in the slow hours, because it needs hardly any head?',
        "Something has to be done then, too. Which jobs wouldn't mind a tired you?",
      ],
      waits: 'text',
      keeps: 'easy',
      help: "For example: 'Post, washing-up, forms I have filled in before.'",
    },
    {
      id: 'hard',
      lines: [
        'Now the opposite: which one thing this week needs your whole head?',
        'Which task ahead of you is the most demanding, so that half awake is no use?',
      ],
      waits: 'text',
      keeps: 'hard',
      help: "The one you keep reading about instead of doing. For example: 'The first page of the report.'",
    },
    {
      id: 'mine',
      lines: [
        "Your clearest time: '{peak}'. Is it yours to use?",
        "Is that time free for it, or does it belong to others? You wrote: '{peak}'.",
      ],
      waits: 'choice',
      keeps: 'mine',
      choices: [
        { say: 'Mine, most days' },
        { say: 'Mine, on some days' },
        { say: 'It belongs to others', to: 'second' },
      ],
      branches: [{ slot: 'mine', matches: /^\s*(?:no\b|not\b|never|hardly)|\bothers\b/i, to: 'second' }],
      help: 'A single day a week on which it is yours counts as yours.',
    },
    {
      id: 'when',
      lines: [
        'Put the demanding thing there, once. On which day, and at what hour?',
        'One appointment between the two, for a start: what day, and from what time?',
      ],
      waits: 'text',
      keeps: 'when',
      help: "For example: 'Thursday at 9 AM, before I open any messages.'",
    },
    {
      id: 'length',
      lines: ["You have it down for '{when}'. For how long?", 'How much time does it get?'],
      waits: 'choice',
      keeps: 'length',
      next: 'end',
      choices: [{ say: '15 minutes' }, { say: '30 minutes' }, { say: 'An hour' }],
      help: 'Short and clear-headed goes a fair way. Half an hour, if in doubt.',
    },
    {
      id: 'second',
      lines: [
        'The second-best hour, then, the one nobody books. Which one is it?',
        "That one's taken. Which hour comes next, clear enough and still yours?",
      ],
      waits: 'text',
      keeps: 'second',
      next: 'when',
      help: "It may be at the edge of the day. For example: 'Twenty minutes in the parked car, before I go in.'",
    },
  ],
  page: [
    'A map of my day, as it is at the moment.',
    'Clearest: {peak}',
    'Slowest: {dip}',
    'What can go into the slow hours: {easy}',
    'What needs my whole head this week: {hard}',
    'Whose the clear time is: {mine}',
    'The second-best hour: {second}',
    'When I do it: {when}',
    'For how long: {length}',
  ],
  closing: [
    "That's the map. Days will differ; hours tend to repeat themselves.",
    "The day's high and low are written down now.",
  ],
};
