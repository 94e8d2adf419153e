import type { Exercise } from '../exercise.ts';

const NONE = /^\W*(?:no|nope|none|nothing)(?: (?:of (?:it|that|them)|yet|really|at all|so far|today))*\W*$/i;
const TOO_FAR =
  /\b(?:(?:can.?t|cannot|can not|hard to) (?:\w+ )?(?:see|imagine|picture|think)|don.?t (?:\w+ )?(?:see|think) that far)\b/i;

export const BEST_POSSIBLE_SELF: Exercise = {
  id: 'best-possible-self',
  mode: 'write',
  title: 'A day that has gone well',
  minutes: 10,
  source:
    'King 2001, The health benefits of writing about life goals, Personality and Social Psychology Bulletin 27:798 (best possible self)',
  fits: { feelings: ['hope', 'confusion', 'pride'] },
  offer: 'one day in a future that turned out well, from morning to evening, about ten minutes',
  begin: "Let's picture that day",
  steps: [
    {
      id: 'when',
      lines: [
        'Picture a day by which things have gone as well as they really could for you. How far off is it?',
        'Think of a later you whose plans have worked out, within reason. How many years ahead is that?',
      ],
      waits: 'text',
      keeps: 'when',
      choices: [
        { say: 'About a year' },
        { say: 'Five years' },
        { say: 'Ten years' },
        { say: "I can't see that far", to: 'near' },
      ],
      branches: [{ slot: 'when', matches: TOO_FAR, to: 'near' }],
      help: 'Five years is a handy distance: far enough for change, near enough to know some of the furniture.',
    },
    {
      id: 'morning',
      lines: [
        "It's that morning. What do you see first, and what do you get up for?",
        'Begin with breakfast on that day. Where is it, and what lies ahead of you?',
      ],
      waits: 'text',
      keeps: 'morning',
      help: "Things first, dreams later: a window, a key, a cup. 'A small kitchen, a dog, no alarm' is a start.",
    },
    {
      id: 'middle',
      lines: [
        "Walk on to midday. What are you in the middle of, and what's going well in it?",
        'What fills the hours from then until evening?',
      ],
      waits: 'text',
      keeps: 'middle',
      help: 'Work counts. So do a garden, a class, a rehearsal, a long lunch.',
    },
    {
      id: 'evening',
      lines: [
        'Now the evening of that day. Who is around, and what do you talk about?',
        "The light's going. Who do you spend the rest of the day with, and how?",
      ],
      waits: 'text',
      keeps: 'evening',
      choices: [{ say: 'Nobody, and I like it' }, { say: "People I haven't met yet" }],
      help: "'Two friends at the table, and somebody burns the rice' is a full evening.",
    },
    {
      id: 'path',
      lines: [
        'Between now and then, what did that later you do that helped?',
        "It won't have fallen from the sky. What did you keep doing, or stop doing, on the way there?",
      ],
      waits: 'text',
      keeps: 'path',
      help: "One habit, one conversation, one risk: 'I wrote on Sundays and said no twice' would do.",
    },
    {
      id: 'already',
      lines: [
        'Which piece of that day is here already, if only in a small size?',
        "Look back over what you've written. What in it would you recognise from this week?",
      ],
      waits: 'text',
      keeps: 'already',
      next: 'end',
      choices: [{ say: 'None of it yet', to: 'sign' }],
      branches: [{ slot: 'already', matches: NONE, to: 'sign' }],
      help: "A person, an object, half an hour of it. 'The blue cup' counts.",
    },
    {
      id: 'near',
      lines: [
        'Then a nearer day: an ordinary one next month that goes well. What is different in it from today?',
        "We needn't go far. Take a decent Tuesday a few weeks from now. What happens that didn't happen today?",
      ],
      waits: 'text',
      keeps: 'near',
      next: 'morning',
      help: "Make it modest: 'I've slept, and there is soup.'",
    },
    {
      id: 'sign',
      lines: [
        'Then its first small sign. What could you see or do within a month that points that way?',
        'What would be the smallest beginning of it, small enough for this week?',
      ],
      waits: 'text',
      keeps: 'sign',
      next: 'end',
      help: "An email, a library card, one free evening. 'Ask what the course costs' is a beginning.",
    },
  ],
  page: [
    'A day that has gone well. How far off: {when}',
    'A nearer one, and what is different in it: {near}',
    'The morning: {morning}',
    'The middle of the day: {middle}',
    'The evening: {evening}',
    'What helped on the way: {path}',
    'Here already: {already}',
    'Its first small sign: {sign}',
  ],
  closing: ["That's the day, as you see it from here.", 'There you have it, breakfast to evening.'],
};
