import type { Emotion } from '@inkwell/contracts/constants';

/** How somebody feels, as an answer to 'How do you feel?'. */
export const FEELING_WORDS: Record<Emotion, string> = {
  joy: 'Happy',
  calm: 'Calm',
  gratitude: 'Grateful',
  hope: 'Hopeful',
  pride: 'Proud',
  love: 'Loving',
  curiosity: 'Curious',
  surprise: 'Surprised',
  sadness: 'Sad',
  anxiety: 'Anxious',
  anger: 'Angry',
  frustration: 'Frustrated',
  guilt: 'Guilty',
  shame: 'Ashamed',
  loneliness: 'Lonely',
  fatigue: 'Tired',
  overwhelm: 'Overwhelmed',
  confusion: 'Confused',
  relief: 'Relieved',
  excitement: 'Excited',
  hurt: 'Hurt',
  disappointment: 'Disappointed',
  envy: 'Envious',
  boredom: 'Bored',
};
