import type { Exercise } from './exercise.ts';

export const FIVE_FOUR_THREE_TWO_ONE: Exercise = {
  id: 'five-four-three-two-one',
  modes: ['heal'],
  title: 'Five, four, three, two, one',
  minutes: 4,
  source: 'Najavits 2002, Seeking Safety: A Treatment Manual for PTSD and Substance Abuse (grounding)',
  fits: {
    for: 'being stirred up, far away or flooded: back to the room',
    feelings: ['anxiety', 'overwhelm'],
  },
  offer: 'five things you can see, four you can touch, and so on down to one, about four minutes',
  begin: "Let's look around",
  steps: [
    {
      id: 'before',
      lines: [
        'A number first: how stirred up are you right now, from 0 to 10?',
        'Before we look around: from 0 to 10, how churned up is it in there?',
      ],
      waits: 'number',
      keeps: 'before',
      help: '0 is waiting for the kettle, 10 is as stirred up as you know it. The first number that comes will do.',
    },
    {
      id: 'see',
      lines: [
        'Look round slowly and type five things you can see. Dull ones count: a plug, a stain, the edge of a sleeve.',
        'Now your eyes. What are five things you can see from where you are?',
        'Five things in sight, please, the duller the better. What have you got?',
      ],
      waits: 'text',
      keeps: 'seen',
      help: 'Pick one colour and look for it. In the dark, or with poor sight: five things you know are within reach.',
    },
    {
      id: 'touch',
      lines: [
        "Next, four things you can touch. Put a hand on each, and type what it's like: rough, cold, soft.",
        'What are four things you can feel under your hands or against your skin? One word each is plenty.',
        'Reach for four things, one after the other. How warm or cold, how smooth or rough are they?',
      ],
      waits: 'text',
      keeps: 'touched',
      help: "Start with what you wear and what you lean on. For example: 'Denim, cool table, warm phone, my own elbow.'",
    },
    {
      id: 'hear',
      lines: [
        'Listen for three sounds, near ones and far ones. What do you hear?',
        'Keep still for a few seconds and let the sounds come. Which three can you pick out?',
        'Then three sounds, from the loudest to the one you nearly missed. What are they?',
      ],
      waits: 'text',
      keeps: 'heard',
      choices: [{ say: 'Hardly a sound' }],
      help: 'If it is silent, make three: tap the table, rub your sleeve, breathe out. A hum counts, and so does the street.',
    },
    {
      id: 'smell',
      lines: [
        'Two smells and one taste are left. What do you notice, even faintly?',
        'Sniff the air, your sleeve, your cup. What are two things you can smell, and one you can taste?',
        'And the last three: two that you can smell, one that you can taste. What comes?',
      ],
      waits: 'text',
      keeps: 'smelled',
      choices: [{ say: 'Nothing at all' }],
      help: 'The back of your hand has a smell, and so does paper. For the taste, the last thing you drank will do.',
    },
    {
      id: 'after',
      lines: [
        'The same number again: how stirred up are you now, from 0 to 10?',
        'From 0 to 10, how churned up is it now?',
      ],
      waits: 'number',
      keeps: 'after',
      branches: [{ slot: 'after', atLeast: 7, to: 'near' }],
      next: 'end',
      help: 'Same scale as at the start. It may be lower, higher or the same.',
    },
    {
      id: 'near',
      lines: [
        "Still a lot, then. If someone's near, you could tell them one thing from your list, odd as that is. Is anybody there?",
        "That number's still high. Is there somebody you could sit with or ring for a few minutes?",
        "It hasn't settled so far. Some get further with a voice than with a list: is there somebody within reach?",
      ],
      waits: 'choice',
      keeps: 'company',
      branches: [
        { slot: 'company', matches: /\b(?:again|once more|round)\b/i, to: 'see' },
        {
          slot: 'company',
          matches: /\b(?:no|nope|nobody|no one|none|alone|myself|not|isn.?t)\b/i,
          to: 'one-thing',
        },
      ],
      next: 'end',
      choices: [
        { say: "Yes, someone's near", to: 'end' },
        { say: "Nobody's here", to: 'one-thing' },
        { say: 'Round once more', to: 'see' },
        { say: "Let's stop here", to: 'end' },
      ],
      help: "A neighbour, a shop, someone who picks up: it needn't be anyone you would explain things to.",
    },
    {
      id: 'one-thing',
      lines: [
        'Then one thing, slowly. Choose something in front of you and describe it as if I had to draw it. What does it look like?',
        'Take the plainest thing in reach and give it a full minute: colour, edges, marks. What do you find?',
      ],
      waits: 'text',
      keeps: 'object',
      next: 'end',
      help: "For example: 'A blue mug. Chip near the handle, tea ring inside, heavier than it looks.'",
    },
  ],
  page: [
    'What I could see: {seen}',
    'What I could touch: {touched}',
    'What I could hear: {heard}',
    'Smells and a taste: {smelled}',
    'One thing, looked at slowly: {object}',
    'How stirred up I was, from 0 to 10: {before} before, {after} after.',
  ],
  closing: ['That was the last one.', "That's it, from five down to one. It works on a bus, too."],
};
