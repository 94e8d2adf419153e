import type { ComplaintKind } from '../complaints.ts';

/** To a complaint about the talk itself: it is owned in a few words, and not defended. */
export const OWNED: Record<ComplaintKind, readonly string[]> = {
  'said-before': [
    'You did say that, sorry.',
    "You're right, you told me. Sorry.",
    'You said so, and I missed it. Sorry.',
  ],
  'not-heard': [
    "You're right, I missed that. Sorry.",
    "Sorry, I didn't take that in.",
    'Fair. I missed what you said.',
  ],
  unclear: ['Sorry, I put that badly.', 'That was unclear, sorry.', 'Fair, that was oddly put. Sorry.'],
  wrong: ['Sorry, I had that wrong.', 'My mistake, sorry.', 'Sorry, I got that wrong.'],
};

/** What was said, taken up in the person's own words. */
export const TAKEN_UP_AGAIN = ["So: '{x}'.", "You wrote: '{x}'.", "Then this: '{x}'."];

/** A plain question after it. */
export const ASKED_AFTERWARDS = [
  'Tell me a bit more about that.',
  'How is that for you?',
  'What would you like to tell about it?',
];
export const ASKED_AFTERWARDS_HARD = [
  'What is the hardest bit of that?',
  'How is that for you?',
  'Tell me a bit more about that.',
];
/** Where nothing can be quoted. */
export const GO_ON_PLAINLY = [
  "Go on where you like, I'm listening.",
  'Just go on, in any order.',
  "Go on, I'm here.",
];

/** To the second complaint: no more questions. */
export const STOPS_ASKING = [
  "You're right again. I'm a small program, and I miss things that a person would hear. I'll stop asking now: just write on, or take one of these.",
  "I'm sorry. I'm a small program and I keep missing things. No more questions from me; write on, or pick one of these.",
];

/** In an exercise, where nothing was said beside the complaint. */
export const STEP_AGAIN = ['Sorry, that missed you. In other words:', 'Sorry. Once more, differently:'];

/** To a no to what was offered. */
export const OFFER_LEFT = ['Okay, we leave that.', "That's fine, we leave it.", 'All right, not that.'];
export const STAYS = [
  "I'm here.",
  "I'm here if you want to go on.",
  'Go on with whatever you like, or not at all.',
];
