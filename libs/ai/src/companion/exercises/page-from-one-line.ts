import type { Exercise } from '../exercise.ts';

export const PAGE_FROM_ONE_LINE: Exercise = {
  id: 'page-from-one-line',
  mode: 'write',
  title: 'A page from one line',
  minutes: 6,
  source:
    "Elbow 1973, Writing Without Teachers, Oxford University Press (one line of what was written, its 'center of gravity', begins the next piece)",
  fits: { feelings: ['joy', 'love', 'calm', 'gratitude', 'confusion'] },
  offer: 'a short page that begins with one line of yours, about six minutes',
  begin: "Let's write it",
  picks: 'line',
  gist: 'last',
  steps: [
    {
      id: 'line',
      lines: [
        'Which line of all that has the most in it? One of these, or write it as it should stand on the page.',
        "It begins with one line, the one you'd keep if the rest were lost. Which one is it?",
      ],
      waits: 'text',
      keeps: 'line',
      help: "It needn't be pretty. The plainest one is often the right one.",
    },
    {
      id: 'around',
      lines: [
        'Good. Now put the reader there: what is around you in it, near enough to touch?',
        'Then the place. Two or three things that are there, and what one of them does?',
      ],
      waits: 'text',
      keeps: 'around',
      help: "Things, not adjectives: 'a kettle, the wet coat over the chair, somebody upstairs'.",
    },
    {
      id: 'before',
      lines: [
        'What was just before? One sentence, so that the first line has something to come out of.',
        'Go back ten minutes, or ten years. What was there before that line could be true?',
      ],
      waits: 'text',
      keeps: 'before',
      help: "It may begin with 'Before that' or 'Until then'.",
    },
    {
      id: 'unseen',
      lines: [
        "Now what nobody could see from outside. Finish this: 'What I didn't say was …'",
        "Then the inside of it. How does this one go on: 'What I didn't say was …'",
      ],
      waits: 'text',
      keeps: 'unseen',
      leadIn: /^what I did(?:n'?t| not) say (?:was|is)(?: that)?[:,]?\s+/i,
      help: "One thought is enough, even a silly one: 'that my shoes were wet'.",
    },
    {
      id: 'last',
      lines: [
        "That belongs in it. And a last line: 'And still', 'Since then' or 'Tomorrow' are good ways to begin it.",
        'How does it end? One short sentence; it may leave the door open.',
      ],
      waits: 'text',
      keeps: 'last',
      next: 'end',
      help: 'An image ends better than a lesson. What is the last thing one sees?',
    },
  ],
  page: ['{line}', '{around}', '{before}', "What I didn't say: {unseen}", '{last}'],
  closing: ['There it is: a page, out of one line.', 'Read it from the top once. It holds together.'],
};
