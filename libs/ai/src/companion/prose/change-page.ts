/** Lines for changing what was written down: a page, a list, or a plan. `{x}`: the line it is about. */

export const CHANGE_WHICH = ['Which line shall change?', 'Gladly. Which line is it?'];
export const CHANGE_BY_NUMBER = 'Its number is enough.';
export const CHANGE_HOW = [
  "'{x}': how should it go instead?",
  "This one, then: '{x}'. Write it as it should stand.",
];
export const CHANGE_NOT_FOUND = [
  "I can't find that line. Which number has it?",
  'Which of the numbers is it?',
];
export const CHANGED = ['Changed. Now it reads:', 'Done. So it stands now:'];
/** A line that is to be added. */
export const ADD_WHAT = ['Write the line, as it should stand.', 'How does the new line go?'];
export const UNDONE = ['It is back as it was:', 'Undone. So it stands again:'];
export const CHANGE_LEFT = ['Then it stays as it is.', 'All right, nothing is changed.'];

/** Of a plan. */
export const CHANGE_WHICH_PART = [
  'What should be different?',
  "Then let's put it right. Which part of it is off?",
];
export const CHANGE_PART_HOW = ['How should it be?', 'What should stand there?'];
