import { createTimedTurnTaker, CHARS_PER_TURN } from '../turns.ts';
import { isHurtByOthers, moreSevere, type Finding } from './finding.ts';
import { isSaidOfOther } from './other.ts';
import { withoutDenials } from './phrases/denials.ts';
import { classifyDeathWish } from './phrases/idioms.ts';
import { DANGEROUS_MARKS, MARKS, MAX_SENTENCES_BETWEEN_MARKS, type Mark } from './phrases/marks.ts';
import { isPast } from './phrases/past.ts';
import { partsOfWriter, type SentencePart } from './phrases/works.ts';
import { cutBetweenWords } from './pieces.ts';
import { PHRASE_RULES } from './rule-list.ts';
import { correctSpelling } from './spelling.ts';

const NEGATION_BEFORE =
  /(?:\b(?:not|never|no|nicht|nie|kein(?:e|en)?|ne|pas|jamais|nao|nunca|jamas|sin|ohne|sans|sem|without)\b|n't)[^.,;!?]{0,30}$/;

/** What somebody else did, or nearly did, and is over: then it is grief. */
const PAST_HARM =
  /\b(?:killed (?:him|her|them)sel(?:f|ves)|died|funeral|buried|years ago|last year|used to|in (?:19|20)\d\d|umgebracht|gestorben|vor \w+ jahren|damals|murio|se mato|se suicido|hace \w+ anos|s'est (?:tuee?|suicidee?)|est morte?|il y a \w+ ans|se matou|morreu|ha \w+ anos)\b/;

/** What was read of a text so far. */
type PhraseReading = {
  ofWriter: Finding | null;
  ofOther: Finding | null;
  /** In which sentence each mark stood last. */
  marks: Map<Mark, number>;
  /** What marks show together, and in which sentence they did last. */
  shown: Map<(typeof DANGEROUS_MARKS)[number], number>;
  sentences: number;
  /** Whether a wish to die is said not to be meant. */
  hasDenial: boolean;
};
const createPhraseReading = (): PhraseReading => ({
  ofWriter: null,
  ofOther: null,
  marks: new Map(),
  shown: new Map(),
  sentences: 0,
  hasDenial: false,
});

/** Nothing that is acted on: a second reader, where there is one, reads what a wish is denied beside. */
const DENIED_FINDING: Finding = { level: 'support', kind: 'suicide', isDoubted: true };

/** What is said outright of oneself counts before somebody else, unless the text says that it is not about oneself. */
function concludeReading({ shown, ofOther, ...read }: PhraseReading, text: string): Finding | null {
  const ofWriter = [...shown.keys()]
    .map(({ level, kind }) => ({ level, kind }))
    .reduce<Finding | null>(moreSevere, read.ofWriter);
  if (!ofWriter) return ofOther ?? (read.hasDenial ? DENIED_FINDING : null);
  const isMeant = ofWriter.level !== 'crisis' && !isHurtByOthers(ofWriter.kind) && isSaidOfOther(text);
  return isMeant ? moreSevere<Finding, Finding | null>({ ...ofWriter, isOther: true }, ofOther) : ofWriter;
}

/**
 * What exact phrases show, in English, Spanish, German, French and Portuguese. Instant; it never needs a server. A
 * phrase that is denied ('I am not going to kill myself') is a concern; what is not meant ('it's not like I want to die')
 * is no phrase, and makes a doubted support.
 */
export function readByRules(text: string): Finding | null {
  const read = createPhraseReading();
  for (const _ of readSentences(text, read));
  return concludeReading(read, text);
}

const LETTER_PATTERN = /\p{L}/u;

/** So many sentences before and behind one are looked at for whether it is meant. */
const SENTENCES_AROUND = 2;

const MARK_ENTRIES = Object.entries(MARKS) as [Mark, (typeof MARKS)[Mark]][];

/** So many take some milliseconds where they have to be compiled. */
const RULES_PER_GROUP = 16;
const RULE_GROUPS = Array.from({ length: Math.ceil(PHRASE_RULES.length / RULES_PER_GROUP) }, (_, index) =>
  PHRASE_RULES.slice(index * RULES_PER_GROUP, (index + 1) * RULES_PER_GROUP),
);

/** Reads the sentences of a text, in steps of some phrases. */
function* readSentences(text: string, read: PhraseReading): Generator<void> {
  const said = normalizeForRules(text);
  const meant = withoutDenials(said);
  read.hasDenial ||= meant !== said;
  const sentences = sentencesOf(meant);
  for (const [index, sentence] of sentences.entries()) {
    const around = () =>
      sentences.slice(Math.max(0, index - SENTENCES_AROUND), index + SENTENCES_AROUND + 1).join(' ');
    // Signs alone hold no phrase.
    if (!LETTER_PATTERN.test(sentence)) continue;
    for (const part of partsOfWriter(sentence)) {
      yield* readPart(part, around, read);
      if (!part.isDoubtful) readMarks(part.text, read);
      yield;
    }
  }
}

function* readPart(
  { text, isDoubtful }: SentencePart,
  around: () => string,
  read: PhraseReading,
): Generator<void> {
  const isOver = PAST_HARM.test(text);
  const others: RegExpExecArray[] = [];
  for (const rules of RULE_GROUPS) {
    for (const { level, kind, pattern, negatable, isOther } of rules) {
      if (isOther && isOver) continue;
      const match = pattern.exec(text);
      if (!match || others.some((other) => isWithin(other, match))) continue;
      if (isOther) {
        others.push(match);
        read.ofOther = moreSevere(read.ofOther, { level, kind, isOther });
        continue;
      }
      const manner = kind === 'suicide' ? classifyDeathWish(match[0], text, around()) : 'meant';
      read.hasDenial ||= manner === 'idiom';
      if (manner === 'idiom' || manner === 'joke') continue;
      const isDenied = negatable && NEGATION_BEFORE.test(text.slice(0, match.index));
      const isLess = isDoubtful || isDenied || manner === 'doubtful' || isPast(match, around(), kind);
      read.ofWriter = moreSevere(read.ofWriter, { level: isLess ? 'concern' : level, kind });
    }
    yield;
  }
}

/** Whether a match begins in the words of another one. */
const isWithin = (outer: RegExpExecArray, inner: RegExpExecArray) =>
  inner.index >= outer.index && inner.index < outer.index + outer[0].length;

/** Marks are none of danger by themselves: 'the gun is on the workbench', and three sentences later 'I do it tonight'. */
function readMarks(sentence: string, read: PhraseReading): void {
  read.sentences += 1;
  let isNew = false;
  for (const [mark, { is, unless }] of MARK_ENTRIES) {
    if (!is.some((pattern) => pattern.test(sentence)) || unless?.test(sentence)) continue;
    read.marks.set(mark, read.sentences);
    isNew = true;
  }
  if (!isNew) return;
  const isRead = (mark: Mark) =>
    read.sentences - (read.marks.get(mark) ?? Number.NEGATIVE_INFINITY) < MAX_SENTENCES_BETWEEN_MARKS;
  for (const marked of DANGEROUS_MARKS) {
    const { marks, unless } = marked;
    const isShown = marks.every(isRead);
    if (isShown && !(unless && isRead(unless))) read.shown.set(marked, read.sentences);
    // 'The bleeding won't stop. I caught it on the fence': what takes it back may come later.
    const at = read.shown.get(marked);
    const isExcused = unless && at !== undefined && read.marks.get(unless) === read.sentences;
    if (isExcused && read.sentences - at < MAX_SENTENCES_BETWEEN_MARKS) read.shown.delete(marked);
  }
}

/** The same of a text of any length, in turns: for what a person sends. */
export async function readByRulesInTurns(text: string): Promise<Finding | null> {
  const read = createPhraseReading();
  const turns = createTimedTurnTaker();
  for (const part of partsOf(text)) {
    if (part.length < text.length) await turns.next();
    for (const _ of readSentences(part, read)) {
      // Compiling all the phrases takes longer than a turn.
      if (turns.isOver()) await turns.next();
    }
  }
  return concludeReading(read, text);
}

/** A text in parts of whole sentences, each of about so many characters as are read in a turn. */
function* partsOf(text: string): Generator<string> {
  let begin = 0;
  while (begin < text.length) {
    const end = endOfPart(text, begin);
    yield text.slice(begin, end);
    begin = end;
  }
}

function endOfPart(text: string, begin: number): number {
  const limit = begin + CHARS_PER_TURN;
  if (limit >= text.length) return text.length;
  const part = text.slice(begin, limit);
  const sentence = /^[^]*(?:[.!?…]\s|\n)/.exec(part)?.[0].length;
  const cut = sentence ?? /^[^]*\s/.exec(part)?.[0].length ?? part.length;
  return begin + cut;
}

/** Lower case, without accents, one kind of apostrophe, letters at most twice in a row, frequent misspellings mended. */
function normalizeForRules(text: string): string {
  const letters = text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[’‘`´]/g, "'")
    .replaceAll('ß', 'ss')
    .replaceAll(/(\p{L})\1{2,}/gu, '$1$1')
    .replaceAll(/[^\S\n]+/g, ' ');
  return correctSpelling(letters);
}

/** Patterns take time by the square of a sentence's length: what has no full stop is cut between words. */
const MAX_SENTENCE_CHARS = 1_000;

const sentencesOf = (text: string) =>
  text.split(/(?<=[.!?…])\s+|\n+/).flatMap((sentence) => cutBetweenWords(sentence, MAX_SENTENCE_CHARS));
