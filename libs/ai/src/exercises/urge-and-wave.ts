import type { Exercise } from './exercise.ts';

export const URGE_AND_WAVE: Exercise = {
  id: 'urge-and-wave',
  modes: ['heal'],
  title: 'The urge and the wave',
  minutes: 5,
  source:
    'Marlatt & Gordon 1985, Relapse Prevention: Maintenance Strategies in the Treatment of Addictive Behaviors (urge surfing)',
  fits: {
    for: 'an urge to drink, smoke, eat, buy, or send what would be regretted',
  },
  offer: 'two minutes of breathing while you watch what the urge does, about five minutes in all',
  begin: "Let's ride it out",
  steps: [
    {
      id: 'urge',
      lines: [
        'What is it that you want to do right now, and would rather not?',
        'Name the urge in a few words: what does it want from you?',
      ],
      waits: 'text',
      keeps: 'urge',
      help: "Short is fine. For example: 'One more cigarette.' 'Send that message.'",
    },
    {
      id: 'before',
      lines: ['How strong is the pull, from 0 to 10?', 'From 0 to 10, how hard is it pulling?'],
      waits: 'number',
      keeps: 'before',
      help: '0 is a passing thought, 10 is coat already on.',
    },
    {
      id: 'where',
      lines: [
        'An urge often sits somewhere in the body. Which spot would you point to?',
        'Where do you notice it most: hands, chest, throat, somewhere else?',
      ],
      waits: 'text',
      keeps: 'where',
      choices: [
        { say: 'In my hands' },
        { say: 'In my chest' },
        { say: 'Mouth or throat' },
        { say: 'Nowhere I can find' },
      ],
      help: "Go from the top down and stop where it's busiest. Restless legs count.",
    },
    {
      id: 'ride',
      lines: [
        "Two minutes now. Breathe with the circle and watch the pull, as you'd watch a wave. Don't push it and don't obey it.",
        "Stay with it for two minutes, breath by breath. You needn't fight it; just see what it does.",
        'Picture it as water and yourself on a board. Breathe with the circle for two minutes, and let it do the moving.',
      ],
      waits: 'pace',
      pace: { in: 4, hold: 0, out: 6, rounds: 12 },
      next: 'after',
      choices: [
        { say: "I'm done" },
        { say: "It's getting stronger", to: 'strong' },
        { say: 'Done already', to: 'note' },
      ],
      help: 'In as the circle grows, out as it shrinks. If your mind runs off, come back at the next breath.',
    },
    {
      id: 'after',
      lines: ['And how strong is the pull now, from 0 to 10?', 'From 0 to 10, where has the pull got to?'],
      waits: 'number',
      keeps: 'after',
      branches: [{ slot: 'after', atLeast: 7, to: 'strong' }],
      next: 'note',
      help: 'Same scale as before, from a passing thought to coat already on.',
    },
    {
      id: 'strong',
      lines: [
        'Still strong; it may not have reached its top yet. What would you rather do?',
        "It's pulling hard, then. This needn't settle the whole day, only the next ten minutes. Which way?",
        "That's a big one. You could ride on, or put it off for a while. Which would you try?",
      ],
      waits: 'choice',
      keeps: 'wish',
      choices: [
        { say: 'Another round', to: 'ride' },
        { say: 'Put it off ten minutes', to: 'ten' },
        { say: 'Done already', to: 'note' },
        { say: "Let's stop here", to: 'end' },
      ],
      branches: [
        { slot: 'wish', matches: /\b(?:already|gave in|given in|did it|done it)\b/i, to: 'note' },
        { slot: 'wish', matches: /\b(?:another|again|round|once more|ride|breath\w*)\b/i, to: 'ride' },
      ],
      next: 'ten',
      help: 'Putting it off costs little: in ten minutes you can still choose.',
    },
    {
      id: 'ten',
      lines: [
        'Set a timer for ten minutes. What will you do until it rings?',
        'Ten minutes, then, where the urge has less to hold on to. Where will you go, or what will you pick up?',
      ],
      waits: 'text',
      keeps: 'instead',
      choices: [{ say: 'Go outside' }, { say: 'Ring somebody' }, { say: 'Have a shower' }],
      next: 'note',
      help: "Another room, another person or wet hands, all of them will do. For example: 'Wash up, then water the plants.'",
    },
    {
      id: 'note',
      lines: [
        'What set it off this time, as far as you can tell? Handy to know, whichever way this one goes.',
        'One line for the next time it turns up: what would be good to know then?',
      ],
      waits: 'text',
      keeps: 'note',
      choices: [{ say: 'Nothing yet' }],
      next: 'end',
      help: "For example: 'It comes after long calls, and the first five minutes are the worst.'",
    },
  ],
  page: [
    'The urge: {urge}',
    'Where it sat: {where}',
    'For ten minutes, instead: {instead}',
    'Good to know for the next time: {note}',
    'How strong it was, from 0 to 10: {before} before, {after} after.',
  ],
  closing: ['That was one wave.', "That's the exercise. It takes five minutes the next time, too."],
};
