import { PROSE } from './prose/prose.ts';

/** What a message says to the direct question. */
export type CareAnswer = 'yes' | 'no' | 'unsaid';

const ANSWERS = ['unsaid', 'no', 'yes'] as const;
/** Longer ones say more than yes or no, and are read for what they say. */
const MAX_CHARACTERS = 120;

/** Lower case, without accents, one kind of apostrophe. */
export const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[’‘`´]/g, "'")
    .trim();

/** Which answer a message is, tapped or typed, in any of the languages; null where it is none. */
export function answerIn(text: string): CareAnswer | null {
  const said = plain(text);
  if (said.length > MAX_CHARACTERS) return null;
  for (const answer of ANSWERS) {
    const isSaid = Object.values(PROSE).some(
      ({ answers, spoken }) => said === plain(answers[answer]) || spoken[answer].test(said),
    );
    if (isSaid) return answer;
  }
  return null;
}
