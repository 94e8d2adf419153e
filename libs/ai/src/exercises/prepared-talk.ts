import type { Exercise } from './exercise.ts';

export const PREPARED_TALK: Exercise = {
  id: 'prepared-talk',
  modes: ['plan', 'heal'],
  title: 'A talk, prepared',
  minutes: 6,
  source:
    'Rosenberg 2003, Nonviolent Communication (observation, feeling, need, request); Stone, Patton & Heen 1999, Difficult Conversations',
  fits: {
    for: 'a hard conversation ahead: what to say first',
    feelings: ['anger', 'frustration', 'hurt'],
  },
  offer: 'what you want to say to somebody, brought down to a first sentence, about six minutes',
  begin: "Let's find the words",
  steps: [
    {
      id: 'who',
      lines: ['Who is it that you want to talk to?', 'First of all: who are the words for?'],
      waits: 'text',
      keeps: 'who',
      help: 'A name or a role is enough: my boss, my brother.',
    },
    {
      id: 'fact',
      lines: [
        'What is it about, in one or two sentences?',
        'Begin with the plain facts: what happened, or what is coming, without a word of judgement?',
      ],
      waits: 'text',
      keeps: 'fact',
      help: "For example: 'On Friday the plan was changed, and I heard about it on Monday.'",
    },
    {
      id: 'feel',
      lines: [
        'Plain, and hard to argue with. Now your side of it: what does it do to you?',
        "That can be said just like that. And what's it like for you?",
      ],
      waits: 'text',
      keeps: 'feel',
      help: "A word is enough, one that begins with 'I': I was hurt, I'm worried, I felt passed over.",
    },
    {
      id: 'want',
      lines: [
        'Said that way it accuses nobody. What do you want them to know or do at the end? One thing only.',
        "That part they can't see unless you tell them. If the talk brings one single thing, which should it be?",
      ],
      waits: 'text',
      keeps: 'want',
      help: "Something they could say yes to. For example: 'Ask me before you change it.'",
    },
    {
      id: 'first',
      lines: [
        "Hold on to that; everything else may go as it goes. Now the first sentence, just as you'd say it out loud: how does it begin?",
        'Then the talk has a point. The opening is the hardest part, so write only that: what would you say first?',
      ],
      waits: 'text',
      keeps: 'first',
      help: "For example: 'Have you got ten minutes? There's something I'd like to say before it gets big.'",
    },
    {
      id: 'when',
      lines: [
        'That can be said aloud. When and where would be a good moment for it?',
        'With that out of your mouth, the rest follows. Last thing: when, and in what place?',
      ],
      waits: 'text',
      keeps: 'when',
      choices: [{ say: 'Today, by message' }, { say: 'Not decided yet' }],
      help: 'Side by side is often easier than face to face: a walk, a car, the washing-up.',
    },
  ],
  page: [
    'What I want to say to: {who}',
    'What it is about: {fact}',
    'What it is like for me: {feel}',
    'What I want: {want}',
    'The first sentence: {first}',
    'When and where: {when}',
  ],
  closing: [
    'You have the beginning. The rest depends on them as well.',
    "That's enough to open your mouth with.",
  ],
};
