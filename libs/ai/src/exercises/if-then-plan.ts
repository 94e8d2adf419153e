import type { Exercise } from './exercise.ts';

export const IF_THEN_PLAN: Exercise = {
  id: 'if-then-plan',
  modes: ['plan'],
  title: 'An if-then plan',
  minutes: 4,
  source:
    'Gollwitzer 1999, Implementation Intentions: Strong Effects of Simple Plans, American Psychologist 54:493-503',
  fits: {
    for: 'something that is wanted and keeps slipping: tied to a moment of the day',
    feelings: ['hope'],
  },
  offer: 'one thing you want to do, tied to a moment that comes anyway, about four minutes',
  begin: "Let's make an if-then plan",
  steps: [
    {
      id: 'aim',
      lines: [
        'Which thing keeps slipping, though you want to do it? Just one, as plainly as you can put it.',
        "Name one thing you'd like to get done, or do more often. What is it?",
      ],
      waits: 'text',
      keeps: 'aim',
      help: "Take the one that nags. For example: 'Ring the dentist.'",
    },
    {
      id: 'cue',
      lines: [
        'Now a moment to hang it on, one that comes anyway. What happens just before you could do it?',
        'Which moment of the day could set it off: the kettle boiling, the door closing behind you?',
      ],
      waits: 'text',
      keeps: 'cue',
      choices: [{ say: "I'd rather set a time", to: 'clock' }],
      help: "Look for something you'd see or hear. For example: 'when I shut the laptop'.",
    },
    {
      id: 'act',
      lines: [
        'When that moment comes, what is the very first thing you do? Start with a verb.',
        'And then what, exactly? Write it so that a camera could film it.',
      ],
      waits: 'text',
      keeps: 'act',
      help: "Small and visible. For example: 'Pick up the phone and dial, before I sit down.'",
    },
    {
      id: 'size',
      lines: [
        "You wrote: '{act}'. Would you still do that on a bad day?",
        "Would this one survive a tired, wet Thursday: '{act}'?",
      ],
      waits: 'choice',
      keeps: 'size',
      choices: [{ say: 'Yes, gladly' }, { say: 'Probably' }, { say: "It's still too big", to: 'smaller' }],
      branches: [
        {
          slot: 'size',
          matches: /^\s*(?:no\b|not\b|nope|never|hardly)|too (?:big|much|hard)/i,
          to: 'smaller',
        },
      ],
      help: 'Take the last day that went wrong from breakfast on. Would it have fitted into that one?',
    },
    {
      id: 'sentence',
      lines: [
        "The two halves so far: '{cue}' and '{act}'. Type them as one sentence: 'If ..., then I ...'.",
        "Now join the two in your own words: 'When ..., I ...'. How does your sentence go?",
      ],
      waits: 'text',
      keeps: 'plan',
      next: 'end',
      help: "Plain is best. For example: 'When I shut the laptop, I pick up the phone and dial.'",
    },
    {
      id: 'smaller',
      lines: [
        "Let's cut it down. What's the first minute of it?",
        "Half of that, and half again: what's left that you'd do even with a cold?",
      ],
      waits: 'text',
      keeps: 'act',
      next: 'sentence',
      help: "Only the start counts. For example: 'write the report' became 'open the file and read the last line'.",
    },
    {
      id: 'clock',
      lines: [
        'The clock can be the moment, too. Which day, and what hour?',
        'A time works as well. What day is it, and at what hour?',
      ],
      waits: 'text',
      keeps: 'cue',
      next: 'length',
      help: "For example: 'Tuesday at 8 PM'. Choose an hour that nobody else has a claim on.",
    },
    {
      id: 'length',
      lines: ["You wrote: '{cue}'. For how long?", 'And how much time does it get?'],
      waits: 'choice',
      keeps: 'length',
      next: 'act',
      choices: [{ say: '15 minutes' }, { say: '30 minutes' }, { say: 'An hour' }],
      help: 'Take the shorter one if you waver; nobody minds if it runs over.',
    },
  ],
  page: [
    'An if-then plan, made today.',
    'What I want to do: {aim}',
    'The moment for it: {cue}',
    'How long it gets: {length}',
    'What I do then: {act}',
    'The plan in one sentence: {plan}',
  ],
  closing: ['That sentence is the whole plan.', "That's it. From here the moment does the reminding."],
};
