import { plain } from './plain.ts';
import { PROSE } from './prose/prose.ts';

/** What a message says to the direct question. */
export type CareAnswer = 'yes' | 'no' | 'unsaid';

const ANSWERS = ['unsaid', 'no', 'yes'] as const;
/** Longer ones say more than yes or no, and are read for what they say. */
const MAX_CHARACTERS = 120;

/** Words that are an answer by themselves, and begin many another sentence. */
const BEGINS_A_SENTENCE = /^(?:i am|i do|sometimes|kind of|kinda|a bit)\b(?!\s*(?:[.,;!…]|$))/;
/** Where such a sentence speaks of what was asked, it is the answer: 'Sometimes I wish I was dead'. */
const SPEAKS_OF_IT =
  /^(?!(?:i am|i do) (?:not|never)\b).*\b(?:yes|yeah|think\w*|thought\w*|wish\w*|dead|die|dying|kill\w*|suicid\w*|end|hurt\w*|harm\w*|cut\w*|starv\w*|purg\w*|hear\w*|voices?|afraid|scared|hits?|gone|disappear|it|that|at night|lately|every \w+)\b/;

/** Which answer a message is, tapped or typed, in any of the languages; null where it is none. */
export function answerIn(text: string): CareAnswer | null {
  const said = plain(text);
  if (said.length > MAX_CHARACTERS) return null;
  for (const answer of ANSWERS) {
    const isSaid = Object.values(PROSE).some(
      ({ answers, spoken }) => said === plain(answers[answer]) || spoken[answer].test(said),
    );
    const isOther = answer === 'yes' && BEGINS_A_SENTENCE.test(said) && !SPEAKS_OF_IT.test(said);
    if (isSaid && !isOther) return answer;
  }
  return null;
}
