import type { Exercise } from './exercise.ts';

const BREATHING_PACE = { in: 4, hold: 0, out: 6, rounds: 8 };

export const PACED_BREATHING: Exercise = {
  id: 'paced-breathing',
  modes: ['heal', 'write'],
  title: 'Paced breathing',
  minutes: 2,
  source:
    'Zaccaro et al. 2018, Frontiers in Human Neuroscience 12:353 (slow breathing, about six breaths a minute)',
  fits: {
    for: 'tension, panic, anger in the body, or a moment before something hard',
    feelings: ['anxiety', 'anger', 'overwhelm', 'frustration', 'excitement'],
  },
  offer: 'a slow breath in and a slower one out, about two minutes',
  begin: "Let's do the breathing",
  steps: [
    {
      id: 'before',
      lines: [
        'Lean back on something, if there is something to lean on. From 0 to 10, how tense are you right now?',
        'A number first. How tense is it in there at the moment, from 0 to 10?',
        'Let your shoulders drop for a second. How much tension is there, from 0 to 10?',
      ],
      waits: 'number',
      keeps: 'before',
      help: 'A guess will do: 0 is the sofa on a Sunday, 10 is as tense as you know it.',
    },
    {
      id: 'breathe',
      lines: [
        'Now together: in through the nose for four, out for six. The circle keeps count. Tap when you have done it.',
        'Breathe with the circle: in for four, out for six, about eight times. If you lose it, join in again at the next breath.',
        'Follow the circle for eight slow breaths. The breath out is the longer one; let it take its time.',
      ],
      waits: 'pace',
      pace: BREATHING_PACE,
      next: 'after',
      choices: [
        { say: "I'm done" },
        { say: 'Slower, please', to: 'slower' },
        { say: "It doesn't help", to: 'other' },
      ],
      help: 'When the circle grows, breathe in; when it shrinks, breathe out. Through the mouth is fine, too.',
    },
    {
      id: 'slower',
      lines: [
        'In for four, then, and out for eight. Five breaths like that.',
        'Longer out, then: in for four and out for eight, five times.',
      ],
      waits: 'pace',
      pace: { in: 4, hold: 0, out: 8, rounds: 5 },
      next: 'after',
      choices: [
        { say: "I'm done" },
        { say: 'Too slow', to: 'breathe' },
        { say: "It doesn't help", to: 'other' },
      ],
      help: 'Purse your lips a little, as if to cool soup: that slows the breath out by itself.',
    },
    {
      id: 'after',
      lines: ['And now, from 0 to 10?', 'How tense is it now, from 0 to 10?'],
      waits: 'number',
      keeps: 'after',
      branches: [{ slot: 'after', atLeast: 7, to: 'high' }],
      help: 'Same scale as before. It may be lower, higher or the same.',
    },
    {
      id: 'note',
      lines: [
        'Is there a word for what is different, if anything is?',
        'What do you notice, in a word or two? Nothing is an answer, too.',
      ],
      waits: 'text',
      keeps: 'noticed',
      next: 'end',
      choices: [{ say: 'Nothing much' }, { say: 'A little calmer' }, { say: 'Mostly sleepy' }],
      help: 'Some people notice the jaw or the hands first, some the sounds around them.',
    },
    {
      id: 'high',
      lines: [
        'Still a lot of tension, then. What would you rather do?',
        "That number's still high. Another round, a slower one, or enough for now?",
        "It hasn't let go so far. Which way would you like to go on?",
      ],
      waits: 'choice',
      keeps: 'wish',
      branches: [
        { slot: 'wish', matches: /\bslow/i, to: 'slower' },
        { slot: 'wish', matches: /\b(?:again|once more|another|more)\b/i, to: 'breathe' },
      ],
      next: 'end',
      choices: [
        { say: 'Once more', to: 'breathe' },
        { say: 'A slower round', to: 'slower' },
        { say: "Let's stop here", to: 'end' },
      ],
      help: 'A second round is easier than the first for some and tiresome for others. Either is fine.',
    },
    {
      id: 'other',
      lines: [
        "It doesn't work for everybody, nor every time. Some get on better with looking around than with breathing. What would you rather do?",
        "Then breathing isn't the thing today. We can leave it there, or try it one more time. Which is it?",
      ],
      waits: 'choice',
      keeps: 'wish',
      branches: [{ slot: 'wish', matches: /\b(?:again|once more|another|one more)\b/i, to: 'breathe' }],
      next: 'end',
      choices: [
        { say: "Let's stop here", to: 'end' },
        { say: 'Once more', to: 'breathe' },
      ],
      help: 'Nothing here has to be got right, and stopping is as good as going on.',
    },
  ],
  page: [
    'Slow breathing. How tense I was, from 0 to 10: {before} before, {after} after.',
    'What I noticed: {noticed}',
  ],
  closing: ['That was it.', 'That is the whole exercise; it works in a queue, too.'],
};
