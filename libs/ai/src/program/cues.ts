import type { Draw } from '../local/draw.ts';
import { sentencesOf } from '../local/sentences.ts';
import {
  type Cue,
  CUES,
  CUES_AT_END,
  IS_GONE,
  MAY_BE_DANGER,
  OF_A_STORY,
  OF_A_THING,
  OF_SOMEBODY,
} from './cue-list.ts';
import { KIN, namesIn, thingIn, whomIn } from './whom.ts';

/** So many sentences are read, from the last one on: what somebody ends with is what they want to be asked about. */
const MOST_SENTENCES = 4;
/** In UTF-16 units: a longer sentence says too much at once. */
const MOST_OF_SENTENCE = 400;

type Fresh = Pick<Draw, 'fresh'>;

/**
 * A question that the words of a message call for, about what happened in it, whom it names, or a thing in it; null where
 * there is none that was not asked in this conversation.
 *
 * @param text in English
 * @param before what the person wrote before it: the names in it are known
 * @param options.isGrief whether the talk is of a loss: then nobody is asked about who may be dead
 * @param options.isFirst whether nothing was told before: then it takes words that surely call for a question
 */
export function questionOfCue(
  text: string,
  before: readonly string[],
  draw: Fresh,
  { isGrief = false, isFirst = false }: { isGrief?: boolean; isFirst?: boolean } = {},
): string | null {
  if (MAY_BE_DANGER.test(text)) return null;
  const told = sentencesOf(text)
    .slice(-MOST_SENTENCES)
    .filter((sentence) => !sentence.endsWith('?') && sentence.length <= MOST_OF_SENTENCE)
    .toReversed();
  const [last] = told;
  if (last === undefined) return null;
  const isOfNobody = isGrief || IS_GONE.test(text);
  const [cues, cuesAtEnd] = isOfNobody ? [OF_NOBODY, OF_NOBODY_AT_END] : [CUES, CUES_AT_END];
  const sure = firstOf(told, cues, draw);
  if (sure !== null || isFirst) return sure;
  return (
    firstOf([last], cuesAtEnd, draw) ??
    (isOfNobody ? null : ofSomebody(told, namesIn([...before, text]), draw)) ??
    firstOf([last], [OF_A_STORY], draw) ??
    ofAThing(told, draw)
  );
}

const ofNobody = (cues: readonly Cue[]): Cue[] =>
  cues.filter(({ words }) => !words.source.includes('(?<who'));
const OF_NOBODY = ofNobody(CUES);
const OF_NOBODY_AT_END = ofNobody(CUES_AT_END);

function firstOf(sentences: readonly string[], cues: readonly Cue[], draw: Fresh): string | null {
  for (const sentence of sentences)
    for (const each of cues) {
      const question = ask(sentence, each, draw);
      if (question !== null) return question;
    }
  return null;
}

function ask(sentence: string, { words, questions }: Cue, draw: Fresh): string | null {
  const found = [...sentence.matchAll(words)];
  if (found.length === 0) return null;
  const whom = found
    .flatMap(({ groups = {} }) => Object.values(groups))
    .map(whomIn)
    .find((each) => each !== null);
  if (words.source.includes('(?<who') && whom === undefined) return null;
  return (
    draw
      .fresh(questions.filter((each) => whom !== undefined || !each.includes('{whom}')))
      ?.replace('{whom}', whom ?? '') ?? null
  );
}

const NEAR = new RegExp(`${KIN}(?! (?:was|were|had|used to)\\b)`, 'iu');

function ofSomebody(sentences: readonly string[], names: readonly string[], draw: Fresh): string | null {
  for (const sentence of sentences) {
    const name = names.findLast((each) => new RegExp(`\\b${each}\\b(?!['’])`, 'u').test(sentence));
    const whom = name ?? whomIn(NEAR.exec(sentence)?.[0]);
    if (whom !== null) return draw.fresh(OF_SOMEBODY)?.replace('{whom}', whom) ?? null;
  }
  return null;
}

function ofAThing(sentences: readonly string[], draw: Fresh): string | null {
  for (const sentence of sentences) {
    const thing = thingIn(sentence);
    if (thing !== null) return draw.fresh(OF_A_THING)?.replace('{thing}', thing) ?? null;
  }
  return null;
}
