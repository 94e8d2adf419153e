import type { Leads, Matter } from '../lead.ts';

/** The same for somebody who came because something is hard: what happened, how it is now, what would help. */
const HARD: Leads = {
  nearer: [
    'What happened then?',
    'What was that like for you?',
    'What was the hardest bit of it?',
    'What did you do?',
    'And how are you now?',
    'What bothers you most about it?',
  ],
  inside: [
    'What went through your head?',
    'What would have helped you there?',
    'Have you told anybody about it?',
    'How did it go on after that?',
    'Do you still think about it a lot?',
  ],
  stays: [
    'What has helped before, even a little?',
    'What would make tonight a bit easier?',
    'What would you say to a friend who told you this?',
    'Which part of it is in your hands, and which is not?',
    'What would you like to happen now?',
  ],
};

/** Something hard that goes on. */
const LASTING: Leads = {
  nearer: [
    'How long has it been like that?',
    'When is it worst?',
    'What is an ordinary day like with that?',
    'What bothers you most about it?',
    'How are you tonight?',
  ],
  inside: [
    'What have you tried so far?',
    'When was it last a bit better?',
    'Does anybody know how that is for you?',
    'What would help you with it?',
    'What do you think about when it is bad?',
  ],
  stays: HARD.stays,
};

/** Somebody is not there any more. */
export const LOSS: Leads = {
  nearer: [
    'What was {he} like?',
    'What do you miss most?',
    'When do you notice it most?',
    'Would you like to tell me about that time?',
  ],
  inside: [
    'What would you tell {him} about today?',
    'Which memory comes back most often?',
    'Who can you talk to about it?',
    'How have the last days been?',
  ],
  stays: ['What helps you a little?', 'What would you like to keep of that?', 'And how are you tonight?'],
};

export const LEADS_OF_HEAL: Record<Matter, Leads> = {
  hard: HARD,
  lasting: LASTING,
  loss: LOSS,
  told: HARD,
  scene: HARD,
  person: {
    nearer: ['How is that for you?', 'What would you like {him} to know?', ...LASTING.nearer],
    inside: ['What would you say to {him}, if you could?', ...LASTING.inside],
    stays: HARD.stays,
  },
  feeling: {
    nearer: ['What brought it on?', 'How strong is it right now?', ...LASTING.nearer],
    inside: ['What would help you with it?', ...LASTING.inside],
    stays: HARD.stays,
  },
  thought: {
    nearer: ['What brings that thought up?', 'When did you first think that?', ...LASTING.nearer],
    inside: ['What speaks for it, and what against it?', ...LASTING.inside],
    stays: HARD.stays,
  },
  ahead: {
    nearer: ['What worries you most about it?', 'How do you feel about it?', 'When will that be?'],
    inside: ['What would help you to get through it?', 'What is the likeliest way for it to go?'],
    stays: ['What would be good enough?', 'What will you do for yourself afterwards?', ...HARD.stays],
  },
  good: {
    nearer: ['How was that for you?', 'How did that come about?'],
    inside: ['What did you do for it?', 'What does that change for you?'],
    stays: ['How could there be a bit more of that this week?', 'What would you like to keep of it?'],
  },
  any: {
    nearer: [
      'How is that for you?',
      'How did that come about?',
      'What bothers you most about it?',
      'And how are you now?',
      'Is that new, or has it been like that before?',
      'What was that like for you?',
    ],
    inside: [
      'What do you make of that?',
      'Who else knows about it?',
      'What would help you with that?',
      'What else is there to it?',
    ],
    stays: HARD.stays,
  },
};
