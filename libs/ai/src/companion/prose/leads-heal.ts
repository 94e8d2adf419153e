import type { Leads, Matter } from '../lead.ts';

/** The same for somebody who came because something is hard: what happened, what it does inside, what would help. */
const HARD: Leads = {
  nearer: [
    'Which moment of it is the sharpest?',
    'What goes through you with that?',
    'How are you with it now?',
    'What was your first thought?',
    'What did it do to you, just then?',
    'Which bit of it do you still see?',
    'What did you do with yourself afterwards?',
  ],
  inside: [
    'What did you tell yourself about it?',
    'What would you have needed there, and from whom?',
    'What is the part that is hard to say?',
    'What would you want somebody to understand about it?',
    'What do you notice in your body, while you write that?',
  ],
  stays: [
    'What has helped before, even a little?',
    'What would make the next hours a bit easier?',
    'What would you say to a friend who told you this?',
    'What in it is in your hands, and what is not?',
    'Who would you want to know about this?',
  ],
};

/** Something hard that goes on. */
const LASTING: Leads = {
  nearer: [
    'How long has it been like that?',
    'When does it hit you the most?',
    'What sets it off, mostly?',
    'What does it look like on an ordinary day?',
    'When was it last a bit better?',
    'What does it keep you from?',
  ],
  inside: [
    'What do you tell yourself about it?',
    'What have you tried so far, and what came of it?',
    'What would you need there, and from whom?',
    'What is the thought that keeps coming back?',
    ...HARD.inside.slice(2),
  ],
  stays: HARD.stays,
};

/** Somebody is not there any more. */
export const LOSS: Leads = {
  nearer: [
    'What was {he} like?',
    'What do you miss first, on an ordinary day?',
    'When in the day is it the most noticeable?',
    'What would you want me to know about that time?',
  ],
  inside: [
    'What would you tell {him} about today?',
    'What do people say to you, and what would help more?',
    'Which memory comes by itself?',
    'What has surprised you about missing somebody?',
  ],
  stays: [
    'What of it do you want to keep, whatever happens?',
    'What helps you through an evening like this?',
    'Who can hear about it, without wanting to make it better?',
  ],
};

export const LEADS_OF_HEAL: Record<Matter, Leads> = {
  hard: HARD,
  lasting: LASTING,
  loss: LOSS,
  told: HARD,
  scene: {
    nearer: ['What was it like for you, to be in that?', 'What came up in you just then?', ...HARD.nearer],
    inside: ['What stayed with you of that, afterwards?', ...HARD.inside],
    stays: HARD.stays,
  },
  person: {
    nearer: [
      'How is it for you when {he} is like that?',
      'What would you like {him} to see?',
      'What happens in you when you think of {him}?',
    ],
    inside: ['What do you wish you could say to {him}?', 'What do you miss, between the two of you?'],
    stays: ['Which part of that is yours to carry, and which is {his}?', ...HARD.stays],
  },
  feeling: {
    nearer: [
      'Where in the body does it sit?',
      'What was going on just before it came?',
      'How strong is it right now, compared with this morning?',
    ],
    inside: ['What does it want you to do?', 'What is underneath it, do you think?', ...HARD.inside],
    stays: HARD.stays,
  },
  thought: {
    nearer: [
      'What set that thought off this time?',
      'How much do you believe it, in a calm minute?',
      'When did you first think that?',
    ],
    inside: ['What speaks against it, if anything?', 'What does it keep you from doing?', ...HARD.inside],
    stays: HARD.stays,
  },
  ahead: {
    nearer: ['What is the picture you have of it?', 'Which minute of it worries you most?'],
    inside: ['What would you need, to get through it?', 'What do you tell yourself about it?'],
    stays: [
      'What would be good enough, without being perfect?',
      'What will you do right afterwards, for yourself?',
      ...HARD.stays,
    ],
  },
  good: {
    nearer: ['How was it to notice that?', 'What made it possible?'],
    inside: ['What does that change for you, even a little?', 'What did you do for it?'],
    stays: ['How could there be a bit more of it this week?', 'What of it do you want to hold on to?'],
  },
  any: {
    nearer: [
      'How is that for you?',
      'What would have to be said first, so that I get it right?',
      'Is it more the thing itself, or what it does to the rest of the day?',
      'Do you want to tell how it began, or how it is now?',
      'What would you like me to know about it?',
      'What does that do to you?',
      'Is that new, or has it come by before?',
      'What is the first thing you think, when you read that back?',
      'What would help more just now: to sort it, or to have it heard?',
      'And where does that leave you?',
    ],
    inside: HARD.inside,
    stays: HARD.stays,
  },
};
