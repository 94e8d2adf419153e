import type { Mode } from '@inkwell/contracts/constants';

interface Greeting {
  greeting: string;
  text: string;
  starters: readonly string[];
}

/** What an empty conversation shows, in each mode. */
export const GREETINGS: Record<Mode, Greeting> = {
  write: {
    greeting: 'What is on your mind?',
    text: 'Think out loud with me, before you write or after. I am here to ask and to listen.',
    starters: [
      'Help me find a way into today’s page',
      'Something happened today that I keep thinking about',
      'What is one small thing I could be grateful for?',
    ],
  },
  heal: {
    greeting: 'How are you, really?',
    text: 'Take your time. We can look at what hurts, slowly and kindly, and find something that helps a little.',
    starters: [
      'I feel anxious and cannot say why',
      'Walk me through a short breathing exercise',
      'A thought keeps coming back and I want to look at it',
    ],
  },
  plan: {
    greeting: 'What would make this a good week?',
    text: 'Tell me what you want to make room for, and we will find a place for it.',
    starters: [
      'Help me plan a calm week',
      'I want to build one small habit',
      'I have too much to do: what should come first?',
    ],
  },
};
