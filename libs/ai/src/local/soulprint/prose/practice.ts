import type { Lines } from '../lines.ts';

/** {slot} is a time of the day, after a comma or at the end of a clause. */
export const PRACTICE_OPENINGS: Lines = [
  'For seven days, take ten minutes {slot}. Ten means ten, so stop even if it is going well.',
  'The first week is for finding out, not for succeeding. It takes about ten minutes a day, {slot}.',
  'Here is a week for you to try and to change as you like. All it needs is ten minutes, {slot}.',
  'Seven days are enough to see whether something fits. Keep it small: ten minutes, {slot}, and nothing to buy.',
  'Start on the next ordinary day instead of waiting for a good one. Ten minutes will do, {slot}.',
  'Pick ten minutes, {slot}, and make them the same ten minutes each day.',
  'What follows takes ten minutes a day, {slot}. If one of the days does not suit you, swap it with another.',
  'Treat this as a first week and not as a rule for life: ten minutes, {slot}, seven times or close to it.',
];

/** Where the habit itself named the hour. */
export const NAMED_HOUR_OPENINGS: Lines = [
  'You already picked the time, {slot}, so this week stays there. It takes ten minutes a day.',
  'You named the time yourself, so keep it: ten minutes a day, {slot}, for seven days.',
  'Your habit already has its time of day. For one week, take ten minutes {slot}, and stop when they are up.',
  'Everything below happens when you said it would, {slot}. Ten minutes a day is plenty.',
];

export const SEVENTH: Record<'Not comfortable' | 'Somewhat comfortable' | 'Comfortable', Lines> = {
  'Not comfortable': [
    'Do not read anything back. Put one mark down for each day you did something, and choose the one part you want to keep.',
    'Tell someone in one sentence what the week was like, or write that sentence down here and leave it at that.',
    'List what you did, just the verbs. That is the whole review.',
  ],
  'Somewhat comfortable': [
    'Read the week back once, underline the line that rings truest, and copy it out.',
    'Answer one question in four lines: what was easier than you expected?',
    'Look through your notes for as long as it takes to drink a cup of tea. Then pick one thing for the second week.',
  ],
  Comfortable: [
    'Write a page about what the week showed you, and end it with one thing you will do differently by Wednesday.',
    'Read it all back as if a friend had written it, and answer them in half a page.',
    'Compare what you expected with what happened. The difference is usually the interesting part.',
  ],
};

export const PRACTICE_CLOSINGS: Lines = [
  'If you miss a day, you have missed a day and nothing more. Pick it up again on the next one.',
  'If you skip a day, leave it out. There is nothing to catch up on.',
  'Something will get in the way at some point; it always does. Just carry on with the next day on the list.',
  'Change whatever does not suit you. You are more likely to keep something that fits than something perfect.',
  'If you only manage three of the seven days, those three still count.',
  'Nobody is checking. What you write stays with you, and so does the decision about how much of it to do.',
  'By the end of it you will know a little more than you do now, however many days you managed.',
  'If the week turns out differently, write down how. That counts as practice too.',
  'A good week here is one in which you noticed something, not one in which you did everything.',
];

/** Where the hours go to people whom nobody would call an obstacle. */
export const CARE_CLOSINGS: Lines = [
  'Some days will belong to {drain}, and rightly so. For those days: {rule}.',
  'There will be days when all your time goes to {drain}. For those days there is a small rule: {rule}.',
];

export const TARGET_CLOSINGS: Lines = [
  'One more thing, for the days when you lose time to {drain}: {rule}.',
  'Decide now, while things are calm, what you will do when an hour goes to {drain}: {rule}.',
  'Have an answer ready for the next time you lose an hour to {drain}: {rule}.',
  'You also know what will get in the way: {drain}. When it does, {rule}.',
  'Some hours will still go to {drain}. Here is a rule for when that happens: {rule}.',
  'Sooner or later {drain} will get in the way, so plan for it: {rule}.',
  'And for the days that go to {drain} anyway, here is a simple rule: {rule}.',
];
