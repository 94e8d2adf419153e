import type { Lines } from '../lines.ts';

/** {slot} is a time of the day, after a comma or at the end of a clause. */
export const PRACTICE_OPENINGS: Lines = [
  'For seven days take ten minutes {slot}. Ten are meant as ten; stop even if it goes well.',
  'The first week is for finding out, not for succeeding. It needs about ten minutes a day, {slot}.',
  'Here is one week, made for you to try and to alter. Its place is {slot}, and its length is that of a cup of tea.',
  'Seven days are enough to see whether something fits. Keep them small: ten minutes {slot}, and nothing to buy.',
  'Begin on the next ordinary day rather than on the next good one. The time is {slot}; ten minutes will do.',
  'A week is short enough to be honest with. Choose ten minutes, {slot}, and let them be the same ones each day.',
  'What follows asks for ten minutes a day, {slot}. If one of the days does not suit you, swap it with another.',
  'Take this as a first week and not as a rule of life: ten minutes, {slot}, seven times or nearly.',
];

export const SEVENTH: Record<'Not comfortable' | 'Somewhat comfortable' | 'Comfortable', Lines> = {
  'Not comfortable': [
    'Read nothing back. Put one mark for each day on which something happened, and choose the one part that you will keep.',
    'Say to somebody in one sentence what the week was like, or write that sentence here and close the book.',
    'List what you did, only the verbs. That is the whole review.',
  ],
  'Somewhat comfortable': [
    'Read the week back once, underline one line that is truer than the others, and copy it out.',
    'Answer one question in four lines: what was easier than you had thought?',
    'Look at the notes for as long as a cup lasts. Then decide on one thing for the second week.',
  ],
  Comfortable: [
    'Write a page on what the week has shown, and end it with one thing that you will do differently by Wednesday.',
    'Read everything back as if a friend had written it, and answer her in half a page.',
    'Compare what you expected with what there was. The difference is the most interesting page of the week.',
  ],
};

export const PRACTICE_CLOSINGS: Lines = [
  'A day that goes by without it is a day without it and nothing more. The next one starts at the same time as all the others.',
  'If a day falls out, leave it out. There is nothing to catch up on.',
  'It will be interrupted somewhere; it always is. Go on at the next mark without telling yourself a story about it.',
  'Change whatever does not suit you. A practice that has been bent to fit is kept longer than a perfect one.',
  'Should it be only three days of the seven in the end, those three were there and are not taken back by the others.',
  'Nobody checks. What you write stays with you, and so does the decision how much of it to do.',
  'At the end of it you will know a little more than now, whatever the number of days.',
  'If the week turns out differently, write down how. That, too, is the practice.',
  'Whether it was a good week is decided by what you noticed in it and not by how much of it you did.',
];

export const TARGET_CLOSINGS: Lines = [
  'One more thing, for the days on which {drain} comes first: {rule}.',
  'Decide now, while it is quiet, what happens when {drain} wins an hour: {rule}.',
  'For the moments when {drain} is nearer than the plan, have an answer ready: {rule}.',
  'You also named what will get in the way, {drain}. When it does, {rule}.',
  'There will be hours that go to {drain}. Have one sentence ready for them: {rule}.',
  'Plans meet {drain} sooner or later, so write the meeting in: {rule}.',
  'And if {drain} stands in the doorway, as it will, there is a rule for it: {rule}.',
];
