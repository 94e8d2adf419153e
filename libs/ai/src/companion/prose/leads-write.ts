import type { Leads, Matter } from '../lead.ts';
import { LOSS } from './leads-heal.ts';

const TOLD: Leads = {
  nearer: [
    'What happened then?',
    'What did you do then?',
    'What was that like?',
    'Who else was there?',
    'How did that come about?',
  ],
  inside: ['What did you think of that?', 'How did it go on?', 'Was it the way you had expected?'],
  stays: [
    'And how are you now?',
    'What do you think about it now?',
    'What would you like to remember of it?',
    'What comes next?',
  ],
};

/**
 * Questions that lead somebody who writes further into what they tell, where nothing surer is known: what happened, how
 * it was, what they make of it. They are right for whatever is told of that matter, and plain.
 */
export const LEADS_OF_WRITE: Record<Matter, Leads> = {
  loss: LOSS,
  told: TOLD,
  scene: {
    nearer: [
      'What happened then?',
      'What was that like?',
      'What did you notice first?',
      'What else was there?',
    ],
    inside: TOLD.inside,
    stays: TOLD.stays,
  },
  person: {
    nearer: ['What is {he} like?', 'How is that for you?'],
    inside: ['What do the two of you do together?', 'How is it to be with {him}?'],
    stays: ['What would you like to tell {him}?', ...TOLD.stays],
  },
  feeling: {
    nearer: ['What brought that on?', 'How long have you felt like that?', 'How strong is it right now?'],
    inside: ['What helps you with it?', 'When do you notice it most?'],
    stays: ['What would you like to do with the rest of the day?', 'And how are you now?'],
  },
  thought: {
    nearer: ['What made you think of that?', 'Since when have you thought so?', 'What speaks for it?'],
    inside: ['And what speaks against it?', 'What would you like to do about it?'],
    stays: ['What do you think about it now?', 'What comes next?'],
  },
  ahead: {
    nearer: ['How do you feel about it?', 'When will that be?', 'How is that for you?'],
    inside: ['What would make it a good one, for you?', 'What do you still have to do for it?'],
    stays: ['How do you think it will go?', 'What comes first?'],
  },
  good: {
    nearer: [
      'What was the best bit of it?',
      'How did that come about?',
      'What happened then?',
      'Who have you told?',
    ],
    inside: ['What do you like most about it?', 'How was it, just then?', 'What made it possible?'],
    stays: ['What would you like to remember of it?', 'What comes next?'],
  },
  hard: {
    nearer: [
      'What happened then?',
      'What did you do?',
      'What was the hardest bit of it?',
      'And how are you now?',
    ],
    inside: [
      'What went through your head?',
      'What would have helped you there?',
      'Have you told anybody?',
      'How did it go on?',
    ],
    stays: ['How is it tonight?', 'What would you like to happen now?', 'What do you think about it now?'],
  },
  lasting: {
    nearer: [
      'How long has it been like that?',
      'When is it worst?',
      'What bothers you most about it?',
      'What is an ordinary day like with that?',
    ],
    inside: ['What have you tried so far?', 'What would help you with it?', 'Does anybody know about it?'],
    stays: ['What would you like to happen now?', 'How is it tonight?'],
  },
  any: {
    nearer: [
      'How is that for you?',
      'What made you think of that today?',
      'How did that come about?',
      'What was that like?',
      'What else is there to tell about it?',
    ],
    inside: ['What do you make of it?', 'What matters most to you in that?', 'What goes with that for you?'],
    stays: ['What would you like to remember of it?', 'What comes next?', 'And how are you now?'],
  },
};
