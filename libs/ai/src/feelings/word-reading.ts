import { EMOTION_VALENCES, type Emotion } from '@inkwell/contracts/constants';
import { EMOTIONS_AFTER_FEEL, EMOTION_EMOJIS, EMOTION_NAMES } from './emotion-words.ts';
import { BAD_WORDS, GOOD_WORDS, EMOTION_SIGNS } from './event-words.ts';
import { clauseRanges, type FeelingOwner, ownersOf } from './owners.ts';
import { phrasesAt, indexPhrases, type SentenceWord, sentenceWords } from './words.ts';

/** What the words of a sentence show, without an embedding. */
export interface WordReading {
  /** For each emotion from 0 on how much speaks for it. */
  emotions: ReadonlyMap<Emotion, number>;
  /** For each emotion that is named how strong it is, from 0 to 1. */
  strengths: ReadonlyMap<Emotion, number>;
  /** From about -2 to 2: how bad or good what is told is. */
  valence: number;
  /** From 0 on: how much speaks for a sentence without a feeling of its writer. */
  none: number;
}

const NAMED_PHRASES = indexPhrases(EMOTION_NAMES);
const SHOWN_PHRASES = indexPhrases(EMOTION_SIGNS);
const AFTER_FEEL_PHRASES = indexPhrases(EMOTIONS_AFTER_FEEL);
const QUALITY_PHRASES = indexPhrases({ good: GOOD_WORDS, bad: BAD_WORDS });
const EMOJI_EMOTIONS = new Map(
  Object.entries(EMOTION_EMOJIS).flatMap(([emotion, icons]) =>
    Array.from(icons.matchAll(/\p{Extended_Pictographic}/gu), ([icon]): [string, Emotion] => [
      icon,
      emotion as Emotion,
    ]),
  ),
);

const NAMED_WEIGHT = 1.3;
const SHOWN_WEIGHT = 0.4;
/** What is asked about, or would be. */
const SUPPOSED_WEIGHT = 0.25;

const FEEL_WORDS =
  /^(?:feel|feels|feeling|felt|am|was|were|be|been|being|i'm|we're|so|very|really|too|quite|pretty|bit|get|getting|got|still|totally|completely|utterly|extremely|kinda|somewhat|slightly|little|all|just|both)$/;
const NEGATIONS =
  /^(?:not|no|never|without|hardly|neither|nor|isn't|aren't|wasn't|weren't|don't|didn't|doesn't|haven't|hasn't|hadn't|ain't|cannot|can't|couldn't|won't|wouldn't)$/;
/** 'I can't stop worrying' is worry, 'I couldn't be happier' is joy, 'not only sad' is sadness. */
const NEGATION_EXCEPTIONS = /^(?:stop|help|only|shake|just|imagine|wait|believe|happier|better)$/;
const STRONG_ADVERBS =
  /^(?:so|very|really|extremely|incredibly|absolutely|completely|totally|utterly|super|too|such|deeply|terribly|truly|insanely|unbelievably|properly|fucking|bloody|damn)$/;
const WEAK_ADVERBS = /^(?:bit|little|slightly|somewhat|kind|kinda|sort|sorta|mildly|rather|fairly|almost)$/;
const SUPPOSITION_WORDS = /^(?:i'd|we'd|would|if|should|could|might|want|wish|whether|he'd|she'd|they'd)$/;

/** What it mostly is that somebody does not feel: 'not happy', 'not safe'. */
const OPPOSITE_EMOTIONS: Partial<Record<Emotion, Emotion>> = {
  joy: 'sadness',
  excitement: 'disappointment',
  calm: 'anxiety',
  pride: 'shame',
  love: 'hurt',
  hope: 'sadness',
};

/** What has been found in a sentence so far. */
interface WordFindings {
  emotions: Map<Emotion, number>;
  strengths: Map<Emotion, number>;
  valence: number;
  none: number;
  /** What names a feeling that is another's, asked about or supposed. */
  notOwn: number;
}

/** Where a word stands, and how its sentence is put. */
interface WordContext {
  before: readonly SentenceWord[];
  owner: FeelingOwner;
  isSupposed: boolean;
  isNegated: boolean;
  isShouted: boolean;
}

const createWordFindings = (): WordFindings => ({
  emotions: new Map(),
  strengths: new Map(),
  valence: 0,
  none: 0,
  notOwn: 0,
});

/** The emotions that a word by itself is a name of: of 'lonely' loneliness. */
export const emotionsNamedBy = (word: string): Emotion[] =>
  phrasesAt(NAMED_PHRASES, sentenceWords(word), 0).map(({ value }) => value);

/** What the emojis of a sentence show, whatever its language is. */
export function readEmojis(sentence: string): WordReading {
  const found = createWordFindings();
  readEmojisAndFaces(sentence, found);
  return found;
}

/** What the words of one sentence say of its writer's feelings. */
export function readWords(sentence: string): WordReading {
  const words = sentenceWords(sentence);
  const found = createWordFindings();
  const isQuestion = /\?["”')\s]*$/.test(sentence);
  const isShouted = /!|\b\p{Lu}{4,}\b/u.test(sentence);
  const clauses = clauseRanges(words);
  for (const [index, { from, to }] of clauses.entries()) {
    const owners = ownersOf(words, from, to, clauses[index - 1]);
    let next = from;
    for (let at = from; at < to; at += 1) {
      const before = words.slice(Math.max(from, at - 4), at);
      const place: WordContext = {
        before,
        owner: owners[at - from] ?? 'open',
        isSupposed: isQuestion || before.some(({ text }) => SUPPOSITION_WORDS.test(text)),
        isNegated: isNegatedBy(before, words[at]),
        isShouted,
      };
      next = Math.max(next, at + readNamedEmotions(words, at, place, found));
      if (at >= next) readEmotionSigns(words, at, place, found);
    }
  }
  readEmojisAndFaces(sentence, found);
  const { emotions, strengths, valence, notOwn } = found;
  // Beside a feeling of one's own those of others take nothing away.
  const none = found.none + (isQuestion ? 0.4 : 0) + (strengths.size === 0 ? notOwn : 0);
  return { emotions, strengths, valence, none };
}

const addWeight = (weights: Map<Emotion, number>, emotion: Emotion, weight: number) =>
  weights.set(emotion, (weights.get(emotion) ?? 0) + weight);

/** Reads the feelings that are named at a place. @returns how many words name one of the writer's own */
function readNamedEmotions(
  words: readonly SentenceWord[],
  at: number,
  place: WordContext,
  found: WordFindings,
): number {
  const { before, owner, isSupposed, isNegated, isShouted } = place;
  const isAfterFeel = before.slice(-3).some(({ text }) => FEEL_WORDS.test(text));
  const share = isSupposed ? SUPPOSED_WEIGHT : 1;
  let taken = 0;
  for (const { value, length } of [
    ...phrasesAt(NAMED_PHRASES, words, at),
    ...(isAfterFeel ? phrasesAt(AFTER_FEEL_PHRASES, words, at) : []),
  ]) {
    if (isMadAbout(words, at)) continue;
    if (owner === 'other' || isSupposed) found.notOwn += 1;
    if (owner === 'other') continue;
    const goodness = EMOTION_VALENCES[value];
    // 'Can't wait' begins with a denial and is none.
    if (isNegated && !NEGATIONS.test(words[at]?.text ?? '')) {
      addWeight(found.emotions, value, -1);
      if (goodness < 0) found.none += 0.8;
      const instead = OPPOSITE_EMOTIONS[value];
      if (instead) addWeight(found.emotions, instead, 0.85 * share);
      found.valence -= goodness * share * (goodness < 0 ? 0.2 : 0.6);
      continue;
    }
    addWeight(found.emotions, value, NAMED_WEIGHT * share * (length > 1 ? 1.15 : 1));
    found.valence += goodness * share;
    if (!isSupposed) {
      const strength = strengthByWords(before, isShouted);
      found.strengths.set(value, Math.max(found.strengths.get(value) ?? 0, strength));
    }
    taken = Math.max(taken, length);
  }
  return taken;
}

/** Reads what goes with a feeling, and what is good or bad. */
function readEmotionSigns(
  words: readonly SentenceWord[],
  at: number,
  place: WordContext,
  found: WordFindings,
): void {
  const share = place.isSupposed ? SUPPOSED_WEIGHT : 1;
  for (const { value } of phrasesAt(SHOWN_PHRASES, words, at))
    addWeight(found.emotions, value, SHOWN_WEIGHT * share);
  for (const { value } of phrasesAt(QUALITY_PHRASES, words, at)) {
    const sign = (value === 'good') === !place.isNegated ? 1 : -1;
    found.valence += sign * (place.owner === 'other' ? 0.1 : 0.3) * share;
  }
}

/** Reads emojis, and faces made of signs. */
function readEmojisAndFaces(sentence: string, found: WordFindings): void {
  for (const icon of sentence.match(/\p{Extended_Pictographic}/gu) ?? []) {
    const emotion = EMOJI_EMOTIONS.get(icon);
    if (!emotion) continue;
    addWeight(found.emotions, emotion, 0.8);
    found.strengths.set(emotion, Math.max(found.strengths.get(emotion) ?? 0, 0.6));
    found.valence += EMOTION_VALENCES[emotion];
  }
  if (/(?:^|\s)[:;]-?[)D]/.test(sentence)) found.valence += 0.5;
  if (/(?:^|\s)[:;]'?-?\(/.test(sentence)) found.valence -= 0.5;
}

const isMadAbout = (words: readonly SentenceWord[], at: number) =>
  words[at]?.text === 'mad' && words[at + 1]?.text === 'about';

function strengthByWords(before: readonly SentenceWord[], isShouted: boolean): number {
  const near = before.slice(-3);
  const isWeak = near.some(({ text }) => WEAK_ADVERBS.test(text)) && !near.some(({ text }) => text === 'not');
  const isStrong = near.some(({ text }) => STRONG_ADVERBS.test(text));
  const strength = isWeak ? 0.3 : isStrong ? 0.85 : 0.6;
  return isShouted ? Math.min(1, strength + 0.15) : strength;
}

function isNegatedBy(before: readonly SentenceWord[], word: SentenceWord | undefined): boolean {
  const last = before.findLastIndex(({ text }) => NEGATIONS.test(text));
  if (last < 0) return false;
  const between = [...before.slice(last + 1), ...(word ? [word] : [])];
  return !between.some(({ text }) => NEGATION_EXCEPTIONS.test(text));
}
