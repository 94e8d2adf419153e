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
        "That's your first line, then. Now put the reader there: what is around you in it, near enough to touch?",
        'Yes, that one. Now the place it happens in: two or three things that are there, and what one of them does?',
      ],
      waits: 'text',
      keeps: 'around',
      help: "Things, not adjectives: 'a kettle, the wet coat over the chair, somebody upstairs'.",
    },
    {
      id: 'before',
      lines: [
        'I can stand in that now. What was just before? One sentence, so that the first line has something to come out of.',
        'Things like these carry a page. Now go back ten minutes, or ten years: what was there before your first line could be true?',
      ],
      waits: 'text',
      keeps: 'before',
      help: "It may begin with 'Before that' or 'Until then'.",
    },
    {
      id: 'unseen',
      lines: [
        "So that's what it comes out of. Now what nobody could see from outside. Finish this: 'What I didn't say was …'",
        "That gives it a ground to stand on. Then the inside of it: how does this one go on, 'What I didn't say was …'",
      ],
      waits: 'text',
      keeps: 'unseen',
      leadIn: /^what I did(?:n'?t| not) say (?:was|is)(?: that)?[:,]?\s+/i,
      help: "One thought is enough, even a silly one: 'that my shoes were wet'.",
    },
    {
      id: 'last',
      lines: [
        "That's the line nobody else could have written. And how does it end? 'And still', 'Since then' or 'Tomorrow' are good ways to begin.",
        'It was worth saying, if only here. How does it end? One short sentence; it may leave the door open.',
      ],
      waits: 'text',
      keeps: 'last',
      next: 'end',
      help: 'An image ends better than a lesson. What is the last thing one sees?',
    },
  ],
  page: ['{line}', '{around}', '{before}', "What I didn't say: {unseen}", '{last}'],
  closing: ['There it is: a page, out of one line.', 'Read it from the top once, aloud if you can.'],
};
