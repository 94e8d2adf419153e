import type { Exercise } from './exercise.ts';

export const WORRY_TREE: Exercise = {
  id: 'worry-tree',
  modes: ['heal'],
  title: 'Worry tree',
  minutes: 5,
  source: 'Butler & Hope 1995, Manage Your Mind: The Mental Fitness Guide (worry decision tree)',
  fits: {
    for: 'a worry that goes round: what can be done about it, if anything',
    feelings: ['anxiety', 'overwhelm'],
  },
  offer: 'one worry, what can be done about it and what to do if nothing can, about five minutes',
  begin: 'Sort this worry with me',
  steps: [
    {
      id: 'worry',
      lines: [
        'Which worry is it, in one sentence? If there are several, take the one that comes round most often.',
        "Let's have them one at a time. What is the loudest one saying?",
      ],
      waits: 'text',
      keeps: 'worry',
      help: "Begin with 'I'm afraid that'. For example: 'I'm afraid that the car fails its test.'",
    },
    {
      id: 'before',
      lines: [
        'From 0 to 10, how loud is it right now?',
        'How much noise is it making at the moment, from 0 to 10?',
      ],
      waits: 'number',
      keeps: 'before',
      help: '0 is a fridge in the next room, 10 is a car alarm.',
    },
    {
      id: 'can',
      lines: [
        "You wrote: '{worry}'. Is there anything you could do about it, however small?",
        "Take it as you put it: '{worry}'. Could something you do change how that goes, even by a little?",
      ],
      waits: 'choice',
      keeps: 'can',
      choices: [
        { say: 'Yes, something', to: 'what' },
        { say: "No, I can't change it", to: 'turn' },
        { say: "I'm not sure", to: 'part' },
      ],
      branches: [
        {
          slot: 'can',
          matches: /\b(?:not sure|unsure|no idea|don.?t know|dunno|idk|maybe|perhaps)\b/i,
          to: 'part',
        },
        {
          slot: 'can',
          matches: /^(?:no|nope|nothing|none|not really)\b|\bcan.?t\b|\bcannot\b|\bout of my hands\b/i,
          to: 'turn',
        },
        {
          slot: 'can',
          matches: /^(?:yes|yeah|yep|sure|some|i (?:could|can)|a (?:bit|little))\b/i,
          to: 'what',
        },
      ],
      next: 'part',
      help: 'If a call, a question, a form or a date in the diary could change anything, the answer is yes.',
    },
    {
      id: 'part',
      lines: [
        "Then let's cut it in two. Which part of it is yours to do something about, if any?",
        "Some of it may be up to you and some not. What's the bit you could do something about, if there is one?",
      ],
      waits: 'text',
      keeps: 'part',
      choices: [{ say: 'None of it', to: 'turn' }],
      branches: [{ slot: 'part', matches: /^(?:no|none|nope|nothing|not)\b/i, to: 'turn' }],
      next: 'what',
      help: "Other people's minds and the past are nobody's to change. For example: 'What I say in the meeting is up to me.'",
    },
    {
      id: 'what',
      lines: [
        'What would be the first thing to do, small enough for a quarter of an hour?',
        'If you were to do one thing about it, where would you start?',
      ],
      waits: 'text',
      keeps: 'step',
      help: "A verb and a thing are enough: 'Ring the garage.' 'Look up the date.'",
    },
    {
      id: 'when',
      lines: [
        'When will you do it? A day and an hour make it easier to leave alone until then.',
        'Give it a day and a time. Which one suits?',
      ],
      waits: 'text',
      keeps: 'when',
      choices: [{ say: 'Right after this' }, { say: 'Tomorrow morning' }, { say: 'At the weekend' }],
      next: 'after',
      help: "Tie it to something that happens anyway: 'On Tuesday, after parking the car.'",
    },
    {
      id: 'turn',
      lines: [
        "Then there's nothing to do about it just now, maddening as that is. What could hold your attention for the next half hour?",
        'Not one for your to-do list, then, and it may come knocking again. What could you turn to when it does?',
      ],
      waits: 'text',
      keeps: 'turn',
      choices: [
        { say: 'Something with my hands' },
        { say: 'Somebody to talk to' },
        { say: 'Music or a walk' },
      ],
      next: 'after',
      help: "Easiest is something to look at or to hold. For example: 'The radio, and the pile of socks.'",
    },
    {
      id: 'after',
      lines: [
        'And how loud is it now, from 0 to 10?',
        'From 0 to 10, how much noise is the worry making now?',
      ],
      waits: 'number',
      keeps: 'after',
      next: 'end',
      help: 'Same scale as before, from the fridge to the car alarm.',
    },
  ],
  page: [
    'The worry: {worry}',
    'The part of it that is up to me: {part}',
    'What I can do about it: {step}',
    'When: {when}',
    'Nothing to be done about it for now, so instead: {turn}',
    'How loud it was, from 0 to 10: {before} before, {after} after.',
  ],
  closing: ['That was the worry tree.', "That's as far as this worry gets today."],
};
