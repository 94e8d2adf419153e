/** Lines for a message of one word or two. `{X}`: the word. */

export const SINGLE_WORDS: Record<'heal' | 'write', readonly string[]> = {
  heal: ["{X}. You don't have to say more than you want to.", '{X}. One word can hold a lot.'],
  write: ['{X}. One word is a beginning.', '{X}. A page can start with less.'],
};
export const SINGLE_WORD_ASKS: Record<'heal' | 'write', readonly string[]> = {
  heal: ['Is it fresh, or has it been there for a while?'],
  write: ['Is it something around you, something that happened, or how you are?'],
};

/** What stands beside it to tap, and what is said to each. */
export const SINGLE_WORD_ANSWERS: readonly {
  of: 'heal' | 'write';
  say: string;
  lines: readonly string[];
}[] = [
  {
    of: 'write',
    say: "It's around me",
    lines: ['Then let me have it, too: what can be seen and heard from where you sit?'],
  },
  {
    of: 'write',
    say: 'It happened',
    lines: ['Then where were you, and what was the very first thing?'],
  },
  { of: 'write', say: "It's how I am", lines: ['Since this morning, or for longer? Tell it as it comes.'] },
  {
    of: 'heal',
    say: "It's fresh",
    lines: ['Then slowly. What was the last thing that happened, as far as you can say it?'],
  },
  {
    of: 'heal',
    say: "It's been a while",
    lines: ['And something brought it up today. What was it, if you know?'],
  },
  {
    of: 'heal',
    say: 'Just sit with me',
    lines: ["All right. I'm here, and nothing has to be said. If a sentence comes, write it."],
  },
];
