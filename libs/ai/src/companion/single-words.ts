import { capitalised, tidy } from '../local/words.ts';
import { isSame } from './exercise-progress.ts';
import { isShort } from './short-answers.ts';
import { SINGLE_WORD_ANSWERS, SINGLE_WORD_ASKS, SINGLE_WORDS } from './prose/single-words.ts';
import type { Said, Turn } from './turn.ts';

const MOST_WORDS = 2;
const SAYS_NOTHING = /\b(?:help|idk|dunno|test|nothing|what|why|how|who|you|please|fuck\w*|shit|ugh|meh)\b/i;

/** One word or two as a beginning: no story is presumed behind it. Null for anything else. */
export function meetSingleWord(turn: Turn): Said | null {
  const { read, own, draw, mode, state } = turn;
  if (mode === 'plan') return null;
  const answered = SINGLE_WORD_ANSWERS.find(
    ({ say }) => isSame(say, read.text) && state.choices.some((choice) => choice.say === say),
  );
  if (answered) {
    const line = draw.fresh(answered.lines);
    return line === null ? null : { text: line, state: { told: state.told + 1 } };
  }
  const isWord =
    own.length === 1 && read.words <= MOST_WORDS && read.intent === null && read.feelings.length === 0;
  if (!isWord || isShort(turn) || SAYS_NOTHING.test(read.meant) || /[?!]/.test(read.text)) return null;
  const key = mode === 'heal' ? 'heal' : 'write';
  return {
    text: `${draw.line(SINGLE_WORDS[key]).replace('{X}', capitalised(tidy(read.meant)))} ${draw.line(SINGLE_WORD_ASKS[key])}`,
    choices: SINGLE_WORD_ANSWERS.filter(({ of }) => of === key).map(({ say }) => ({
      say,
      does: 'answer' as const,
    })),
    state: {
      told: 1,
      isBeside: true,
      topic: { situation: read.situation?.id ?? null, turns: 1, offered: false, hard: mode === 'heal' },
    },
  };
}
