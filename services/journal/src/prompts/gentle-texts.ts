import type { PromptTable } from './table.ts';

/**
 * Prompts for somebody who may be in danger: about what is near and safe, never about what weighs. The rules of
 * `TEXTS` hold here as well.
 */
export const GENTLE_TEXTS: PromptTable = {
  morning: { time: ['What is the gentlest way to begin this day?'] },
  midday: { health: ['What could you eat, drink or rest from now?'] },
  evening: { time: ['What can be over for today?'] },
  night: { sleep: ['What helps you feel safe at this hour?'] },
  any: {
    home: [
      'What are five things you can see from where you are?',
      'What is the softest thing within your reach?',
      'What would make this room a little more comfortable?',
      'Which blanket, jumper or chair do you like best?',
      'Which window can you look out of, and what is there?',
    ],
    nature: [
      'Which sounds can you hear right now, near and far?',
      'Which animal would you like to have beside you now?',
      'How would you describe today’s weather to somebody far away?',
      'Which smell do you find calming?',
    ],
    time: [
      'What would make the next ten minutes a little easier?',
      'What can you set aside for today?',
      'What may stay undone without harm?',
      'Which small task could you do slowly, just that one?',
      'What has been the same as ever today?',
    ],
    friendship: [
      'Who could keep you company for a while, in the room or on the phone?',
      'Which person are you glad to know?',
      'Whom could you tell how you are, in one sentence?',
      'What would you like somebody to do for you without your having to ask?',
      'Whose voice do you like to hear?',
      'Who would be glad of a short message from you?',
    ],
    self: [
      'What has helped you before, even a little?',
      'What is one thing you need right now, however small?',
      'What would you say to a friend who had a day like yours?',
      'What is the kindest thing anybody ever said to you?',
      'Which thing that you did today could you count, however ordinary?',
    ],
    body: [
      'How does your breath move right now, without your changing it?',
      'What do your feet feel where they touch the floor?',
      'What would be kind to do for your body today?',
      'Where in your body is it calm, if anywhere?',
      'What could you touch, hold or fold while you sit here?',
    ],
    food: ['What warm thing could you eat or drink next?'],
    leisure: [
      'Which song could keep you company for a few minutes?',
      'Which book, film or story do you know so well that it comforts you?',
      'Which picture, photo or view do you like to rest your eyes on?',
    ],
    creativity: [
      'Which colour near you do you like, and where is it?',
      'If one sentence is enough for today, what is it?',
    ],
    travel: ['In which place do you breathe more easily?'],
  },
};
