import type { Exercise } from '../exercise.ts';

const NOTHING =
  /^\W*(?:no|nope|none|nothing|idk|no idea|(?:i )?don'?t know)(?: (?:really|at all|comes|today|right now|much))*\W*$/i;

export const CLOSER_LOOK: Exercise = {
  id: 'closer-look',
  mode: 'heal',
  title: 'A closer look',
  minutes: 5,
  source:
    'Gibbs 1988, Learning by Doing: A Guide to Teaching and Learning Methods (reflective cycle: what happened, what was felt, what it meant, what next)',
  fits: { feelings: ['sadness', 'anger', 'shame', 'loneliness'] },
  offer: 'a closer look at one moment of it, step by step, about five minutes',
  begin: 'Look at it with me',
  picks: 'moment',
  gist: 'friend',
  steps: [
    {
      id: 'moment',
      lines: [
        'We take one moment of it, the one that keeps coming back. Which one is it?',
        'One moment is enough to look at. Which one is the sharpest?',
      ],
      waits: 'text',
      keeps: 'moment',
      choices: [{ say: 'No single moment', to: 'whole' }],
      branches: [{ slot: 'moment', matches: NOTHING, to: 'whole' }],
      help: "A second is enough: 'when the door closed', 'when I read the message'.",
    },
    {
      id: 'felt',
      lines: [
        "'{moment}'. What goes on in you with that: a feeling, a thought, something in the body?",
        "Stay at '{moment}' for a breath. What is the first thing you notice in yourself?",
      ],
      waits: 'text',
      keeps: 'felt',
      choices: [{ say: 'More body than feeling', to: 'body' }, { say: 'I felt nothing at all' }],
      help: "One word will do: 'hot', 'small', 'far away', 'angry'. Or say where in the body it sits.",
    },
    {
      id: 'told',
      lines: [
        'Stay with that for one breath. What did you tell yourself about it? One sentence, as it came.',
        "It helps that it has a word now. Behind it there's mostly a sentence, often a harsh one: what does yours say?",
      ],
      waits: 'text',
      keeps: 'told',
      leadIn:
        /^(?:(?:well|oh|hm+)[,.]? )*(?:I (?:suppose|guess|think)(?: that)? )?(?:(?:it|mine|the sentence|he|she) (?:says|said|is|goes)(?: that)?|that)?[,:]? ?/i,
      choices: [{ say: 'There was no sentence', to: 'need', isNone: true }],
      branches: [{ slot: 'told', matches: NOTHING, to: 'need' }],
      help: "For one person it was 'I don't count', for another 'here we go again'.",
    },
    {
      id: 'friend',
      lines: [
        "'{told}'. If somebody you like said that about themselves, what would you answer?",
        "Suppose a friend told you the same, and ended with '{told}'. What would you say to them?",
      ],
      waits: 'text',
      keeps: 'friend',
      help: 'The first thing that comes, even if it is only: come here, sit down.',
    },
    {
      id: 'need',
      lines: [
        "You'd say that to a friend without thinking twice, and the harsh sentence came from the same person. What do you need now, or would have needed just then?",
        'Read that once more, slowly, with your own name in front of it. What would you have needed just then, or need now?',
      ],
      waits: 'text',
      keeps: 'need',
      choices: [{ say: 'Somebody to notice' }, { say: 'To be left in peace' }, { say: 'Some rest' }],
      help: 'Rest, a word, a hand, an apology, an hour alone: which comes nearest?',
    },
    {
      id: 'next',
      lines: [
        "That isn't much to ask. What of it could still happen today, if only a crumb?",
        "Then that's the thing to look after. The smallest piece of it, still today: what would it be?",
      ],
      waits: 'text',
      keeps: 'next',
      next: 'end',
      choices: [
        { say: 'A slow breath' },
        { say: 'Telling one person' },
        { say: 'Nothing more today', isNone: true },
      ],
      help: "Small is right: 'tea, and the phone in the other room'.",
    },
    {
      id: 'body',
      lines: [
        'In the body, then. Where is it, and what is it like: tight, hot, heavy?',
        'Where in the body, and what does it do there?',
      ],
      waits: 'text',
      keeps: 'felt',
      next: 'told',
      help: "For example: 'a weight on the chest', 'hot ears', 'my jaw'.",
    },
    {
      id: 'whole',
      lines: [
        'Then all of it at once. What would you call it, if it were a chapter?',
        'No single one, then. If you had to put a name on the whole of it, what would it be?',
      ],
      waits: 'text',
      keeps: 'moment',
      next: 'felt',
      help: "'The long week', 'after the call', 'Tuesdays': call it what you like.",
    },
  ],
  page: [
    'I looked at: {moment}',
    'What went on in me: {felt}',
    'What I told myself: {told}',
    'What I would say to a friend: {friend}',
    'What I needed: {need}',
    'Today: {next}',
  ],
  closing: ['That was a proper look at it.', "You've looked at it from all sides now."],
};
