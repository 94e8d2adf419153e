import type { Exercise } from './exercise.ts';

export const THOUGHT_RECORD: Exercise = {
  id: 'thought-record',
  modes: ['heal'],
  title: 'Thought record',
  minutes: 8,
  source:
    'Beck, Rush, Shaw & Emery 1979, Cognitive Therapy of Depression (daily record of dysfunctional thoughts)',
  fits: {
    for: 'one harsh thought about oneself or the future that keeps coming back',
    feelings: ['shame', 'guilt', 'anxiety', 'envy', 'disappointment'],
  },
  offer: 'one thought, what speaks for it and what speaks against it, about eight minutes',
  begin: 'Look at that thought with me',
  steps: [
    {
      id: 'situation',
      lines: [
        'What happened, in a sentence or two? Only what a camera would have caught.',
        "Let's start with the plain facts. Where were you, and what was going on?",
      ],
      waits: 'text',
      keeps: 'situation',
      help: "If nothing happened, say where the thought found you. For example: 'In bed, Sunday morning, on my phone.'",
    },
    {
      id: 'thought',
      lines: [
        'Which thought came with it, as near to the words as you can get?',
        'And what went through your head? If there were several sentences, take the harshest.',
      ],
      waits: 'text',
      keeps: 'thought',
      help: "If it's a question, write the answer you're afraid of: 'What if I fail?' becomes 'I will fail.'",
    },
    {
      id: 'before',
      lines: [
        "You wrote: '{thought}'. How far do you believe that right now, from 0 to 10?",
        "Here it is again: '{thought}'. From 0 to 10, how true does it seem at this moment?",
      ],
      waits: 'number',
      keeps: 'before',
      help: '0 is not at all, 10 is as sure as of your own name. Go by your first guess, not by what you ought to think.',
    },
    {
      id: 'for',
      lines: [
        'What speaks for it? Only facts, of the sort that a stranger could check.',
        "Let's hear the thought's side first: which facts back it up?",
      ],
      waits: 'text',
      keeps: 'for',
      choices: [{ say: 'Nothing solid' }],
      help: "Leave out guesses at what others think. For example: 'I was late twice this month.'",
    },
    {
      id: 'against',
      lines: [
        'And what speaks against it, however small?',
        "Now the other side. What is there that doesn't fit with the thought?",
        'What has happened, this week or years ago, that the thought leaves out?',
      ],
      waits: 'text',
      keeps: 'against',
      choices: [{ say: 'Nothing I can find' }],
      help: "Look for a time when it wasn't so, or another way it could have come about. For example: 'They were short with everybody that day.'",
    },
    {
      id: 'fair',
      lines: [
        'A friend brings you that thought, and those facts. What would you tell them, in a sentence or two?',
        'What would be a fair sentence about it, one that you could say out loud and mean?',
      ],
      waits: 'text',
      keeps: 'fair',
      help: "It needn't be cheerful, only fair. For example: 'I was late twice, and on time for the rest of the year.'",
    },
    {
      id: 'after',
      lines: [
        "Back to the first thought: '{thought}'. How far do you believe it now, from 0 to 10?",
        "You started with: '{thought}'. From 0 to 10, how true does it seem now?",
      ],
      waits: 'number',
      keeps: 'after',
      branches: [{ slot: 'after', atLeast: 7, to: 'stuck' }],
      next: 'end',
      help: "Same scale as before. A thought that doesn't budge is an ordinary result, too.",
    },
    {
      id: 'stuck',
      lines: [
        "Still convincing, then; weighing a thought doesn't always shift it. What would you do tomorrow if it were only half as loud?",
        'It can sit in the corner for now, believed or not. What is one thing you could do today all the same?',
      ],
      waits: 'text',
      keeps: 'step',
      choices: [{ say: 'Nothing for now' }],
      next: 'end',
      help: "Something small and ordinary will do. For example: 'Hand in the form anyway.'",
    },
  ],
  page: [
    'What happened: {situation}',
    "The thought that came: '{thought}'",
    'What speaks for it: {for}',
    'What speaks against it: {against}',
    'A fairer way to put it: {fair}',
    'What I can do all the same: {step}',
    'How far I believed the thought, from 0 to 10: {before} before, {after} after.',
  ],
  closing: ['That was the whole record.', 'Then both sides of it are written down.'],
};
