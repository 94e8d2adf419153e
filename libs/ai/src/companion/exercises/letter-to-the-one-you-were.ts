import type { Exercise } from '../exercise.ts';

const SAY = /^(?!.*\b(?:no|not|nothing|neither)\b).*(?:\bthank|\bapolog|\bsorry\b)/i;
const STERN = /^(?!.*\b(?:no|not|nothing|neither)\b).*\b(?:stern|talking-to|telling.off|scold\w*|warning)\b/i;

export const LETTER_TO_THE_ONE_YOU_WERE: Exercise = {
  id: 'letter-to-the-one-you-were',
  mode: 'write',
  title: 'A letter to the one you were',
  minutes: 10,
  source:
    'Shapira and Mongrain 2010, The benefits of self-compassion and optimism exercises for individuals vulnerable to depression, The Journal of Positive Psychology 5:377 (a compassionate letter to oneself)',
  fits: { feelings: ['shame', 'pride', 'hope', 'sadness'] },
  offer: 'a short letter from you to an earlier you, about ten minutes',
  begin: "Let's write to them",
  steps: [
    {
      id: 'who',
      lines: [
        'Which you is the letter for? An age, a year or a place is enough.',
        'Pick one earlier you. How old are they, or where do they live?',
      ],
      waits: 'text',
      keeps: 'who',
      choices: [{ say: 'Me as a child' }, { say: 'Me a year ago' }, { say: 'Me last week' }],
      help: 'If nobody steps forward, take a year with a move, a first day or a last day in it.',
    },
    {
      id: 'scene',
      lines: [
        'Find them on one particular day. Where are they, and what are they doing?',
        'Picture one afternoon of theirs. What are they busy with?',
      ],
      waits: 'text',
      keeps: 'scene',
      choices: [{ say: 'That day is too heavy', to: 'lighter' }],
      help: 'A coat you had then can bring it up, or a door, or the way to school or work.',
    },
    {
      id: 'know',
      lines: [
        'What do you know by now that they have no idea of?',
        "They can't see round the corner, and you can. What would you tell them is coming?",
      ],
      waits: 'text',
      keeps: 'know',
      help: "News rather than wisdom: 'You'll live by the sea', 'The exam gets forgotten', 'You learn to cook two things'.",
    },
    {
      id: 'between',
      lines: [
        'Is something due between you two: a thank you, an apology, a few stern words?',
        'Before the letter closes, what do you have for them: thanks, an apology, a talking-to?',
      ],
      waits: 'choice',
      keeps: 'between',
      next: 'last',
      choices: [
        { say: 'A thank you', to: 'say' },
        { say: 'An apology', to: 'say' },
        { say: 'A few stern words', to: 'stern' },
        { say: 'Nothing is due', to: 'last' },
      ],
      branches: [
        { slot: 'between', matches: SAY, to: 'say' },
        { slot: 'between', matches: STERN, to: 'stern' },
      ],
      help: 'Take whichever makes you look away first. It can also be nothing.',
    },
    {
      id: 'last',
      lines: [
        'Last line. What should they keep, exactly as they have it?',
        "Close with something of theirs you'd like to see kept. What is it?",
      ],
      waits: 'text',
      keeps: 'keep',
      next: 'end',
      help: "'The terrible singing' is allowed. So is 'how you turned round to wave'.",
    },
    {
      id: 'say',
      lines: [
        "Say it straight to them, in the words you'd use across a table. What is it for?",
        'Write it so that they can believe it: plainly, with one example. What do you say?',
      ],
      waits: 'text',
      keeps: 'said',
      next: 'last',
      help: "One sentence holds it: 'You kept going back to that class, and I still use it.' Or: 'I laughed at you for years.'",
    },
    {
      id: 'stern',
      lines: [
        'Say it, as you would to somebody younger whom you like. What should they hear?',
        'Be as stern as a good aunt: one thing, clearly, and no list. What do you say?',
      ],
      waits: 'text',
      keeps: 'said',
      next: 'last',
      help: "Something like: 'Open the letters from the bank. They don't get better in the drawer.'",
    },
    {
      id: 'lighter',
      lines: [
        'Then another day, a plain one from around that time. What is going on in it?',
        'That day stays shut. Which easier hour did they have, and where?',
      ],
      waits: 'text',
      keeps: 'scene',
      next: 'know',
      help: "A bus ride, a Sunday, a song they played too often: 'on the back step, eating toast'.",
    },
  ],
  page: [
    'A letter to the one I was: {who}',
    'Where I find you: {scene}',
    "What you don't know yet: {know}",
    'What is due between us: {between}',
    '{said}',
    'Keep this: {keep}',
  ],
  closing: [
    "The letter's written. It can be read again whenever you like.",
    "That's the letter, from you to you.",
  ],
};
