/** Lines for a message that tells of several things at once. `{x}`, `{X}`: what they are. */

export const SEVERAL_BEGINS: Record<'heal' | 'write', readonly string[]> = {
  heal: [
    "{X}: that's a lot to hold at the same time. We don't have to take it all at once.",
    'That comes from several sides at once: {x}.',
    "I've read all of it: {x}. Each of them would be enough for one evening.",
  ],
  write: [
    '{X}: there is more than one page in that.',
    'So much in one go: {x}.',
    "I've read all of it: {x}.",
  ],
};
/** The line that weighs most. */
export const SEVERAL_STOPS = ["'{X}' is where I stopped.", "'{X}' I read twice."];
export const SEVERAL_ASKS: Record<'heal' | 'write', readonly string[]> = {
  heal: ['Which of it is the loudest right now?', 'What would you like to begin with?'],
  write: ['Which of it do you want to stay with?', 'Which one shall we write first?'],
};

export const SEVERAL_CHOSEN = ['{X}, then.', 'Good, {x} first.', "Let's stay with {x}."];
export const SEVERAL_CHOSEN_WHO: Record<'heal' | 'write', readonly string[]> = {
  heal: ['Tell it from where it begins for you.', "What is the part that won't let go?"],
  write: ['Take me there: what was said, and what was not?', 'What did you see, just then?'],
};
export const SEVERAL_CHOSEN_ASKS: Record<'heal' | 'write', readonly string[]> = {
  heal: ['What does that mean for the next days?', 'Which part of that worries you the most?'],
  write: ['How did it go, from the beginning?', 'What was the moment in it that stays?'],
};
