import type { Exercise } from '../exercise.ts';

const NONE = /^\W*(?:no|nope|none|nothing)(?: (?:really|at all|comes|to mind|today|right now))*\W*$/i;

export const FIVE_SENSES_SCENE: Exercise = {
  id: 'five-senses-scene',
  mode: 'write',
  title: 'One minute in five senses',
  minutes: 6,
  source: 'Goldberg 1986, Writing Down the Bones, Shambhala (writing from concrete detail)',
  fits: { feelings: ['joy', 'calm', 'love', 'gratitude'] },
  offer: 'a single minute of your life, written through the five senses, about six minutes',
  begin: "Let's write that minute",
  steps: [
    {
      id: 'moment',
      lines: [
        'Choose one moment, from today or from years ago, no longer than a minute. Which one is it?',
        "We'll write a single minute, as if you stood in it. Which minute do you take?",
      ],
      waits: 'text',
      keeps: 'moment',
      choices: [{ say: 'Right here, right now' }, { say: 'None comes to mind', to: 'hint' }],
      branches: [{ slot: 'moment', matches: NONE, to: 'hint' }],
      help: "It needn't be a great one: 'waiting for the lift with wet shoes' is a scene.",
    },
    {
      id: 'see',
      lines: [
        "You're in it. What do you see first, and what colour or light does it have?",
        'Look round in that minute. Which two or three things are in front of you?',
      ],
      waits: 'text',
      keeps: 'seen',
      choices: [{ say: "This one's getting hard", to: 'another' }],
      help: "Nouns first: 'green door, wet bicycle, a yellow coat'.",
    },
    {
      id: 'hear',
      lines: [
        'Turn the sound on. What is there to hear, close by and further off?',
        "What's the loudest thing there, or the quietest?",
      ],
      waits: 'text',
      keeps: 'heard',
      choices: [{ say: 'Nothing, only quiet' }, { say: "This one's getting hard", to: 'another' }],
      help: "Quiet has something in it, too: a fridge, a tap, a road. 'Two spoons, and rain' is enough.",
    },
    {
      id: 'smell',
      lines: ['Is there a smell in it, or a taste?', 'And the air: what does it smell or taste of?'],
      waits: 'text',
      keeps: 'smelt',
      choices: [{ say: 'Neither of the two' }, { say: "I can't call it up" }],
      help: 'Try soap, petrol, paper, onions, cold. If one of them is close, write that one.',
    },
    {
      id: 'touch',
      lines: [
        'What are your hands on, in that minute?',
        'Something there is warm, cold, rough or wet. What do you touch?',
      ],
      waits: 'text',
      keeps: 'touched',
      help: "Sleeves, a railing, a cup, gravel underfoot: 'the strap of the bag' will do.",
    },
    {
      id: 'wanted',
      lines: [
        'Last comes what no camera gets. What do you want, in that minute?',
        'One sentence with you in it: what are you hoping for just then?',
      ],
      waits: 'text',
      keeps: 'wanted',
      next: 'end',
      choices: [{ say: 'That it lasts' }, { say: 'To be somewhere else' }, { say: 'Nothing at all' }],
      help: "A plain wish is fine: 'that the bus takes its time'.",
    },
    {
      id: 'hint',
      lines: [
        'Then take the last door you went through. What was behind it?',
        'An ordinary one will do: the first minute outdoors, or the first sip of something. Where was that?',
      ],
      waits: 'text',
      keeps: 'moment',
      next: 'see',
      help: "A place and a time are enough: 'the kitchen, just after seven'.",
    },
    {
      id: 'another',
      lines: [
        'We leave that one where it is. Which other minute, an easier one, would you rather stand in?',
        'Not that one, then. Is there a minute with tea, a dog or a window in it?',
      ],
      waits: 'text',
      keeps: 'moment',
      next: 'see',
      choices: [{ say: 'Right here, right now' }],
      help: 'The room around you is always there to be written: a lamp, a chair, what the light does.',
    },
  ],
  page: [
    'One minute: {moment}',
    'In sight: {seen}',
    'To hear: {heard}',
    'Smell and taste: {smelt}',
    'Under my hands: {touched}',
    'What I wanted just then: {wanted}',
  ],
  closing: ["That's one minute, kept.", 'The minute is written down now, sound and all.'],
};
