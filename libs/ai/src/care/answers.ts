import { splitSentences } from '@inkwell/contracts/sentences';
import {
  hasMainClause,
  isRetractedYes,
  isQualifiersOnly,
  namesAskedSubject,
  saysTheyAreWell,
} from './answer-rest.ts';
import { plain } from './plain.ts';
import type { CareProse } from './prose/care-prose.ts';
import { PROSE } from './prose/prose.ts';
import { saysNotMeant } from './taken-back.ts';

/** What a message says to the direct question. */
export type CareAnswer = 'yes' | 'no' | 'unsaid';

const CARE_ANSWERS = ['unsaid', 'no', 'yes'] as const;
/** Longer ones say more than yes or no, and are read for what they say. */
const MAX_ANSWER_CHARS = 120;

/** What stands before an answer: 'honestly, no', 'I mean.. yes'. */
const ANSWER_PREAMBLE =
  /^(?:(?:um ehrlich zu sein|ehrlich gesagt|i don'?t know|idk|not (?:all the time|every day|always),? but|i mean|i guess|ok(?:ay)?|well|honestly|actually|to be (?:honest|fair)|if i'?m (?:being )?honest|so|um+|uh+|oh|ah|tbh|look|fine|(?:ha){2,}h?|lol|hehe|na ?ja|also|gut|ach|bueno|pues|mira|la verdad|ben|bah|euh|eh|bon|bom|bem|olha)(?:[\s,.…:]+|$))+/;

/** Which answer a message is, tapped or typed, in any of the languages; null where it is none. */
export function parseCareAnswer(text: string): CareAnswer | null {
  const said = plain(text);
  if (said.length > MAX_ANSWER_CHARS) return null;
  // What has a sentence of its own before the answer is read as a longer message.
  const before = ANSWER_PREAMBLE.exec(said)?.[0] ?? '';
  return matchCareAnswer(said) ?? (/[.:!]/.test(before) ? null : matchCareAnswer(said.slice(before.length)));
}

function matchCareAnswer(said: string): CareAnswer | null {
  for (const { answers, spoken } of Object.values(PROSE)) {
    const tapped = CARE_ANSWERS.find((answer) => said === plain(answers[answer]));
    if (tapped) return tapped;
    if (spoken.unsaid.test(said)) return 'unsaid';
  }
  const languages = Object.entries(PROSE);
  if (languages.some(([, { spoken }]) => spoken.no.test(said))) return 'no';
  if (saysNotMeant(said)) return null;
  return languages.some(([code, { spoken }]) => isPlainYes(said, spoken, code)) ? 'yes' : null;
}

const NEGATION_START = /^[\s,]*(?:not|never|n't)\b/;

function isPlainYes(said: string, { yes, partly, often }: CareProse['spoken'], code: string): boolean {
  const rest = (pattern: RegExp) => {
    const begin = pattern.exec(said)?.[0];
    return begin === undefined ? null : said.slice(begin.length);
  };
  const [afterYes, afterPartly, afterOften] = [rest(yes), rest(partly), rest(often)];
  if (afterYes !== null) return !isRetractedYes(afterYes);
  if (afterPartly !== null && !NEGATION_START.test(afterPartly))
    return (
      (isQualifiersOnly(afterPartly, code) || namesAskedSubject(afterPartly)) && !isRetractedYes(afterPartly)
    );
  if (afterOften === null || isRetractedYes(afterOften)) return false;
  return (
    !hasMainClause(afterOften, code) || isQualifiersOnly(afterOften, code) || namesAskedSubject(afterOften)
  );
}

/** Whether a message says in so many words that nothing is wrong: a no to the direct question, a yes to whether they are safe. */
export const saysNothingIsWrong = (text: string): boolean => {
  const said = plain(text);
  return said.length <= MAX_ANSWER_CHARS && saysTheyAreWell(said);
};

/** Whether it is the answer 'No, not that', which stands under the direct question and under no step. */
export const isTappedNo = (text: string): boolean => {
  const said = plain(text).replace(/[\s.!]+$/, '');
  return Object.values(PROSE).some(({ answers }) => said === plain(answers.no));
};

/** So far from the start of a longer message an answer to the question is looked for. */
const MAX_SENTENCES_TO_ANSWER = 6;
/** 'Ja, Mann' is an answer; a longer sentence that begins so may be about anything. */
const MAX_BARE_ANSWER_CHARS = 24;

/** 'I told you yes' answers what is asked once more. */
const ALREADY_SAID_YES =
  /\bi(?:'ve| have)? (?:just |already )?(?:told you|said|answered) (?:you )?(?:yes|yeah)\b|\bich habe? (?:\w+ ){0,3}ja gesagt\b|\bhab (?:\w+ ){0,3}ja gesagt\b|\b(?:te he dicho|te dije|ya dije) que si\b|\bj'ai (?:deja )?dit oui\b|\beu (?:ja )?(?:disse|falei) que sim\b/;

/** A question whether somebody is safe now, in the languages of the companion. In lower case, without accents. */
const SAFETY_QUESTION =
  /\b(?:are you (?:\w+ ){0,2}safe|bist du (?:\w+ ){0,3}(?:sicher|in sicherheit)|estas (?:\w+ ){0,2}(?:a salvo|segur[oa])|(?:es-tu|tu es) (?:\w+ ){0,2}en securite|(?:esta|estas) (?:\w+ ){0,2}(?:segur[oa]|em seguranca|a salvo))\b[^.!?]*\?/;

/** Whether a reply asks whether somebody is safe now. */
export const asksSafety = (reply: string): boolean => SAFETY_QUESTION.test(plain(reply));

/**
 * Whether a longer message says yes in a sentence of its own at its beginning: 'You keep asking me that. Yes. Ok? I wrote
 * down what day.' Only where the message is a sign by itself is that the answer.
 */
export function containsYes(text: string): boolean {
  const answers = parseAnswerSentences(text);
  if (answers.includes('no') || answers.includes('unsaid')) return false;
  return answers.includes('yes') || ALREADY_SAID_YES.test(plain(text));
}

/** Whether a longer message begins with a yes of its own: the answer to what was asked, whatever follows it. */
export function beginsWithYes(text: string): boolean {
  const answers = parseAnswerSentences(text);
  // 'Ok. Yes.' begins with it, too.
  const begun = plain(text).replace(ANSWER_PREAMBLE, '');
  const [, rest = ''] = /^[^.!?…:;]*([^]*)$/.exec(begun) ?? [];
  return (
    answers[0] === 'yes' &&
    !answers.includes('no') &&
    !saysNotMeant(text) &&
    !isRetractedYes(rest.slice(0, MAX_ANSWER_CHARS))
  );
}

/** So many sentences of surprise may stand before a no: 'What? Me? No!' */
const MAX_SENTENCES_BEFORE_NO = 3;

/** Whether a longer message begins with a no of its own, and says no yes after it. */
export function beginsWithNo(text: string): boolean {
  const answers = parseAnswerSentences(text);
  return (
    !answers.includes('yes') &&
    answers.slice(0, MAX_SENTENCES_BEFORE_NO).find((answer) => answer !== null) === 'no'
  );
}

/** The answers among the first sentences of a text; null for each that is none. */
const parseAnswerSentences = (text: string): (CareAnswer | null)[] =>
  splitSentences(text.replaceAll(/[:;] /g, '. '))
    .slice(0, MAX_SENTENCES_TO_ANSWER)
    .map((sentence) => plain(sentence).replace(ANSWER_PREAMBLE, ''))
    .filter((sentence) => sentence !== '')
    .map((sentence) => (sentence.length <= MAX_BARE_ANSWER_CHARS ? parseCareAnswer(sentence) : null));
