/** A line of the person's own, said back word for word. */
export const ANCHORS_WRITE = ["You wrote: '{x}'.", "'{X}.'", "You said '{x}'.", "'{X}.' Okay."];

/** The same, where something is hard. */
export const ANCHORS_HEAL = ["You wrote: '{x}'.", "'{X}.'", "You said '{x}'.", "'{X}.' I hear that."];

/** After some messages: the line that weighs most, and a way on. Choices stand beside it. */
export const GATHER_WRITE = [
  "We could make a short page from '{x}', with a few small questions. Or you just go on telling.",
  "'{X}' could be the first line of a page. Shall we write it together, or would you rather go on telling?",
  "We could write a page that begins with '{x}'. Shall we, or do you want to go on?",
];
export const GATHER_HEAL = [
  "We can look at '{x}' together, one small question at a time, or you just go on telling.",
  "Would it help to look at '{x}' together, step by step, or would you rather go on telling?",
  "We could take a few minutes for this: '{x}'. Or you go on, and I listen.",
];
/** The same where no line can be picked. */
export const GATHER_PLAIN_WRITE = [
  'Shall we make a short page of that, with a few small questions, or would you rather go on telling?',
  'We could write that down as a page, bit by bit. Or you just go on.',
];
export const GATHER_PLAIN_HEAL = [
  "We could look at one moment of it together, step by step. Or you go on, and I'll listen.",
  'Would you like to look at it more closely with me, or simply go on telling?',
];

/** Where one person is told of again and again. */
export const WAYS_ON_PERSON = [
  'Would you like to write that to {him}, in a letter that is never sent?',
  'There is a lot here that you might want to say to {him}. We could write it as a letter that stays with you.',
];
/** Where it is still to come. */
export const WAYS_ON_WORRY = [
  "We could sort what is in your hands from what isn't. It takes five minutes, or you just go on.",
  'Shall we take that worry step by step, or would you rather go on telling?',
];
/** Where somebody is hard on themselves. */
export const WAYS_ON_BLAME = [
  "You're hard on yourself in that. Shall we look at the thought, what speaks for it and what against?",
  'Would you like to look at that thought about yourself with me, or leave it for today?',
];
/** Where there is something to see. */
export const WAYS_ON_SCENE = [
  'Would you like to write one minute of that down, with all five senses?',
  'We could take one minute of that and write it down slowly. Shall we?',
];

/** Instead of one more question: what to write next. */
export const FURTHER_WRITE = [
  'Tell me a bit more about that.',
  'Go on, if you like.',
  "I'd like to hear more about that.",
  'Tell me more, in any order.',
  "Go on, I'm listening.",
  'Tell me the rest, too.',
];
export const FURTHER_HEAL = [
  'Tell me a bit more about that, if you like.',
  "Go on, I'm listening.",
  'Say as much or as little as you like.',
  "I'd like to hear more about that.",
  'Tell me the rest, too, if you want.',
  "Take your time, I'm here.",
];
/** Instead of one more question, where little could be taken up for a while: choices stand beside it. */
export const YOUR_TURN = [
  'We can go on, or leave it there for today. As you like.',
  "You can go on, or put it on today's page and leave it there.",
  'Go on if there is more. It is also fine to stop here.',
];
