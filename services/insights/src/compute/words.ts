import type { Emotion, Theme } from '@inkwell/contracts';

/** After 'You felt …', and as the name of the feeling. */
export const FEELING_WORDS: Record<Emotion, { felt: string; noun: string }> = {
  joy: { felt: 'happy', noun: 'joy' },
  calm: { felt: 'calm', noun: 'calm' },
  gratitude: { felt: 'grateful', noun: 'gratitude' },
  hope: { felt: 'hopeful', noun: 'hope' },
  pride: { felt: 'proud', noun: 'pride' },
  love: { felt: 'full of love', noun: 'love' },
  curiosity: { felt: 'curious', noun: 'curiosity' },
  surprise: { felt: 'surprised', noun: 'surprise' },
  sadness: { felt: 'sad', noun: 'sadness' },
  anxiety: { felt: 'anxious', noun: 'anxiety' },
  anger: { felt: 'angry', noun: 'anger' },
  frustration: { felt: 'frustrated', noun: 'frustration' },
  guilt: { felt: 'guilty', noun: 'guilt' },
  shame: { felt: 'ashamed', noun: 'shame' },
  loneliness: { felt: 'lonely', noun: 'loneliness' },
  fatigue: { felt: 'tired', noun: 'tiredness' },
  overwhelm: { felt: 'overwhelmed', noun: 'overwhelm' },
  confusion: { felt: 'confused', noun: 'confusion' },
  relief: { felt: 'relieved', noun: 'relief' },
  excitement: { felt: 'excited', noun: 'excitement' },
  hurt: { felt: 'hurt', noun: 'hurt' },
  disappointment: { felt: 'disappointed', noun: 'disappointment' },
  envy: { felt: 'envious', noun: 'envy' },
  boredom: { felt: 'bored', noun: 'boredom' },
};

/** After 'You wrote about …'. */
export const THEME_WORDS: Record<Theme, string> = {
  work: 'work',
  study: 'your studies',
  money: 'money',
  home: 'home',
  sleep: 'sleep',
  health: 'your health',
  body: 'your body',
  food: 'food',
  exercise: 'exercise',
  mind: 'your mind',
  mother: 'your mother',
  father: 'your father',
  siblings: 'your siblings',
  children: 'children',
  family: 'your family',
  love: 'love',
  friendship: 'your friends',
  community: 'the people around you',
  loss: 'loss',
  pets: 'animals',
  nature: 'nature',
  travel: 'travel',
  creativity: 'making things',
  leisure: 'your free time',
  faith: 'faith',
  self: 'yourself',
  time: 'time',
  future: 'the future',
  past: 'the past',
  screens: 'screens',
};

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const countWithNoun = (count: number, singular: string): string =>
  `${count} ${count === 1 ? singular : `${singular}s`}`;
