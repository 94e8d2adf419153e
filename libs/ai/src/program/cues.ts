import type { LineDraw } from '../local/draw.ts';
import { sentencesOf } from '../local/sentences.ts';
import {
  type Cue,
  CUES,
  FINAL_CUES,
  DEATH_WORDS,
  POSSIBLE_DANGER_WORDS,
  STORY_CUE,
  QUESTIONS_ABOUT_THING,
  QUESTIONS_ABOUT_PERSON,
} from './cue-list.ts';
import { RELATIVE_SOURCE, personNamesIn, lastThingIn, personPhrase } from './whom.ts';

/** So many sentences are read, from the last one on: what somebody ends with is what they want to be asked about. */
const MAX_SENTENCES = 4;
/** In UTF-16 units: a longer sentence says too much at once. */
const MAX_SENTENCE_CHARS = 400;

type FreshDraw = Pick<LineDraw, 'fresh'>;

/**
 * A question that the words of a message call for, about what happened in it, whom it names, or a thing in it; null where
 * there is none that was not asked in this conversation.
 *
 * @param text in English
 * @param before what the person wrote before it: the names in it are known
 * @param options.isGrief whether the talk is of a loss: then nobody is asked about who may be dead
 * @param options.isFirst whether nothing was told before: then it takes words that surely call for a question
 */
export function cueQuestion(
  text: string,
  before: readonly string[],
  draw: FreshDraw,
  { isGrief = false, isFirst = false }: { isGrief?: boolean; isFirst?: boolean } = {},
): string | null {
  if (POSSIBLE_DANGER_WORDS.test(text)) return null;
  const told = sentencesOf(text)
    .slice(-MAX_SENTENCES)
    .filter((sentence) => !sentence.endsWith('?') && sentence.length <= MAX_SENTENCE_CHARS)
    .toReversed();
  const [last] = told;
  if (last === undefined) return null;
  const isOfNobody = isGrief || DEATH_WORDS.test(text);
  const [cues, cuesAtEnd] = isOfNobody ? [IMPERSONAL_CUES, IMPERSONAL_FINAL_CUES] : [CUES, FINAL_CUES];
  const sure = firstCueQuestion(told, cues, draw);
  if (sure !== null || isFirst) return sure;
  return (
    firstCueQuestion([last], cuesAtEnd, draw) ??
    (isOfNobody ? null : questionAboutPerson(told, personNamesIn([...before, text]), draw)) ??
    firstCueQuestion([last], [STORY_CUE], draw) ??
    questionAboutThing(told, draw)
  );
}

const cuesWithoutPerson = (cues: readonly Cue[]): Cue[] =>
  cues.filter(({ words }) => !words.source.includes('(?<who'));
const IMPERSONAL_CUES = cuesWithoutPerson(CUES);
const IMPERSONAL_FINAL_CUES = cuesWithoutPerson(FINAL_CUES);

function firstCueQuestion(
  sentences: readonly string[],
  cues: readonly Cue[],
  draw: FreshDraw,
): string | null {
  for (const sentence of sentences)
    for (const each of cues) {
      const question = questionForCue(sentence, each, draw);
      if (question !== null) return question;
    }
  return null;
}

function questionForCue(sentence: string, { words, questions }: Cue, draw: FreshDraw): string | null {
  const found = [...sentence.matchAll(words)];
  if (found.length === 0) return null;
  const whom = found
    .flatMap(({ groups = {} }) => Object.values(groups))
    .map(personPhrase)
    .find((each) => each !== null);
  if (words.source.includes('(?<who') && whom === undefined) return null;
  return (
    draw
      .fresh(questions.filter((each) => whom !== undefined || !each.includes('{whom}')))
      ?.replace('{whom}', whom ?? '') ?? null
  );
}

const RELATIVE_PATTERN = new RegExp(`${RELATIVE_SOURCE}(?! (?:was|were|had|used to)\\b)`, 'iu');

function questionAboutPerson(
  sentences: readonly string[],
  names: readonly string[],
  draw: FreshDraw,
): string | null {
  for (const sentence of sentences) {
    const name = names.findLast((each) => new RegExp(`\\b${each}\\b(?!['’])`, 'u').test(sentence));
    const whom = name ?? personPhrase(RELATIVE_PATTERN.exec(sentence)?.[0]);
    if (whom !== null) return draw.fresh(QUESTIONS_ABOUT_PERSON)?.replace('{whom}', whom) ?? null;
  }
  return null;
}

function questionAboutThing(sentences: readonly string[], draw: FreshDraw): string | null {
  for (const sentence of sentences) {
    const thing = lastThingIn(sentence);
    if (thing !== null) return draw.fresh(QUESTIONS_ABOUT_THING)?.replace('{thing}', thing) ?? null;
  }
  return null;
}
