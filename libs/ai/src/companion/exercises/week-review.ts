import type { Exercise } from '../exercise.ts';

export const WEEK_REVIEW: Exercise = {
  id: 'week-review',
  mode: 'plan',
  title: 'Looking back on the week',
  minutes: 8,
  source:
    'Gibbs 1988, Learning by Doing: A Guide to Teaching and Learning Methods (the reflective cycle: description, feelings, evaluation, analysis, conclusion, action)',
  fits: { feelings: ['pride', 'calm', 'confusion'], hours: [15, 23] },
  offer: 'one thing from this week, looked at from all sides, and what follows from it, about eight minutes',
  begin: "Let's look back on the week",
  steps: [
    {
      id: 'happened',
      lines: [
        'Take one thing from this week that stayed with you, good or bad. What happened?',
        'Which scene of the week comes back first? Tell it in two or three sentences.',
      ],
      waits: 'text',
      keeps: 'happened',
      help: "If it's all a blur, go by rooms: kitchen, work, the street. For example: 'Wednesday, the talk in the corridor.'",
    },
    {
      id: 'felt',
      lines: [
        'What did you think and feel while it was going on? A few words will do.',
        'If there had been subtitles for your thoughts just then, what would they have said?',
      ],
      waits: 'text',
      keeps: 'felt',
      help: "Mixed is allowed. For example: 'Proud, and wanting to get out of there.'",
    },
    {
      id: 'judged',
      lines: [
        "What went well in it, and what didn't?",
        "Now as a fair referee: what worked, and what was the part that didn't?",
      ],
      waits: 'text',
      keeps: 'judged',
      help: "One of each is plenty. For example: 'I said it clearly. I said it too late.'",
    },
    {
      id: 'part',
      lines: [
        'How much of that was in your hands, and which bit?',
        'Looking at how it came about: which part was your doing?',
      ],
      waits: 'text',
      keeps: 'part',
      choices: [{ say: 'Hardly any of it', to: 'outside' }],
      branches: [{ slot: 'part', matches: /^\s*(?:none|nothing|not much|hardly|no part)\b/i, to: 'outside' }],
      help: "Good things count as well. For example: 'Their timing wasn't mine. Going in hungry was.'",
    },
    {
      id: 'lesson',
      lines: [
        'If the same thing came again, what would you do differently, or just the same?',
        'Knowing this now, what would you change next time, and what would you keep?',
      ],
      waits: 'text',
      keeps: 'lesson',
      help: "Keep it practical. For example: 'Same words, but before lunch.'",
    },
    {
      id: 'action',
      lines: [
        "What's one small thing for next week that follows from this?",
        'Down to something you can do: which one thing comes out of it for the next seven days?',
      ],
      waits: 'text',
      keeps: 'action',
      choices: [{ say: 'Nothing to do, it is fine', to: 'end' }],
      help: "For example: 'Ask for ten minutes on Monday instead of catching people in the corridor.'",
    },
    {
      id: 'when',
      lines: [
        'Which day and what hour, and for how long? Something like: Tuesday at 8 PM, 15 minutes.',
        'Give it a place in the week: day, hour and length. When will it be?',
      ],
      waits: 'text',
      keeps: 'when',
      next: 'end',
      choices: [{ say: 'It has no fixed hour' }],
      help: 'A quarter of an hour is enough for most small things. Pick the day first, the rest follows.',
    },
    {
      id: 'outside',
      lines: [
        'Some of a week is weather. What would you want to have ready if it came again: a person, a word, a way out?',
        'So it came mostly from outside. What would make it easier to meet a second time?',
      ],
      waits: 'text',
      keeps: 'lesson',
      next: 'action',
      help: "For example: 'Somebody I can ring on the way home, and a snack in the bag.'",
    },
  ],
  page: [
    'Looking back on one thing from this week.',
    'What happened: {happened}',
    'What I thought and felt: {felt}',
    'What went well and what did not: {judged}',
    'My part in it: {part}',
    'For the next time: {lesson}',
    'One thing for next week: {action}',
    'When: {when}',
  ],
  closing: [
    "That's once round. The week can be put away now.",
    'One thing from the week, seen from all sides.',
  ],
};
