import { splitSentences } from '@inkwell/contracts/sentences';
import { hasMainClause, isNoYes, isOnlyQualified, speaksOfIt, tellsOfBeingWell } from './answer-rest.ts';
import { plain } from './plain.ts';
import type { CareProse } from './prose/care-prose.ts';
import { PROSE } from './prose/prose.ts';
import { putsRight } from './taken-back.ts';

/** What a message says to the direct question. */
export type CareAnswer = 'yes' | 'no' | 'unsaid';

const ANSWERS = ['unsaid', 'no', 'yes'] as const;
/** Longer ones say more than yes or no, and are read for what they say. */
const MAX_CHARACTERS = 120;

/** What stands before an answer: 'honestly, no', 'I mean.. yes'. */
const BEFORE_ANSWER =
  /^(?:(?:um ehrlich zu sein|ehrlich gesagt|i don'?t know|idk|not (?:all the time|every day|always),? but|i mean|i guess|ok(?:ay)?|well|honestly|actually|to be (?:honest|fair)|if i'?m (?:being )?honest|so|um+|uh+|oh|ah|tbh|look|fine|(?:ha){2,}h?|lol|hehe|na ?ja|also|gut|ach|bueno|pues|mira|la verdad|ben|bah|euh|eh|bon|bom|bem|olha)(?:[\s,.…:]+|$))+/;

/** Which answer a message is, tapped or typed, in any of the languages; null where it is none. */
export function answerIn(text: string): CareAnswer | null {
  const said = plain(text);
  if (said.length > MAX_CHARACTERS) return null;
  // What has a sentence of its own before the answer is read as a longer message.
  const before = BEFORE_ANSWER.exec(said)?.[0] ?? '';
  return answerOf(said) ?? (/[.:!]/.test(before) ? null : answerOf(said.slice(before.length)));
}

function answerOf(said: string): CareAnswer | null {
  for (const { answers, spoken } of Object.values(PROSE)) {
    const tapped = ANSWERS.find((answer) => said === plain(answers[answer]));
    if (tapped) return tapped;
    if (spoken.unsaid.test(said)) return 'unsaid';
  }
  const languages = Object.entries(PROSE);
  if (languages.some(([, { spoken }]) => spoken.no.test(said))) return 'no';
  if (putsRight(said)) return null;
  return languages.some(([code, { spoken }]) => isYes(said, spoken, code)) ? 'yes' : null;
}

const DENIES = /^[\s,]*(?:not|never|n't)\b/;

function isYes(said: string, { yes, partly, often }: CareProse['spoken'], code: string): boolean {
  const rest = (pattern: RegExp) => {
    const begin = pattern.exec(said)?.[0];
    return begin === undefined ? null : said.slice(begin.length);
  };
  const [afterYes, afterPartly, afterOften] = [rest(yes), rest(partly), rest(often)];
  if (afterYes !== null) return !isNoYes(afterYes);
  if (afterPartly !== null && !DENIES.test(afterPartly))
    return (isOnlyQualified(afterPartly, code) || speaksOfIt(afterPartly)) && !isNoYes(afterPartly);
  if (afterOften === null || isNoYes(afterOften)) return false;
  return !hasMainClause(afterOften, code) || isOnlyQualified(afterOften, code) || speaksOfIt(afterOften);
}

/** Whether a message says in so many words that nothing is wrong: a no to the direct question, a yes to whether they are safe. */
export const saysWell = (text: string): boolean => {
  const said = plain(text);
  return said.length <= MAX_CHARACTERS && tellsOfBeingWell(said);
};

/** Whether it is the answer 'No, not that', which stands under the direct question and under no step. */
export const isTappedNo = (text: string): boolean => {
  const said = plain(text).replace(/[\s.!]+$/, '');
  return Object.values(PROSE).some(({ answers }) => said === plain(answers.no));
};

/** So far from the start of a longer message an answer to the question is looked for. */
const FIRST_SENTENCES = 6;
/** 'Ja, Mann' is an answer; a longer sentence that begins so may be about anything. */
const BARE_CHARACTERS = 24;

/** 'I told you yes' answers what is asked once more. */
const TOLD_YES =
  /\bi(?:'ve| have)? (?:just |already )?(?:told you|said|answered) (?:you )?(?:yes|yeah)\b|\bich habe? (?:\w+ ){0,3}ja gesagt\b|\bhab (?:\w+ ){0,3}ja gesagt\b|\b(?:te he dicho|te dije|ya dije) que si\b|\bj'ai (?:deja )?dit oui\b|\beu (?:ja )?(?:disse|falei) que sim\b/;

/** A question whether somebody is safe now, in the languages of the companion. In lower case, without accents. */
const ASKS_SAFETY =
  /\b(?:are you (?:\w+ ){0,2}safe|bist du (?:\w+ ){0,3}(?:sicher|in sicherheit)|estas (?:\w+ ){0,2}(?:a salvo|segur[oa])|(?:es-tu|tu es) (?:\w+ ){0,2}en securite|(?:esta|estas) (?:\w+ ){0,2}(?:segur[oa]|em seguranca|a salvo))\b[^.!?]*\?/;

/** Whether a reply asks whether somebody is safe now. */
export const asksSafety = (reply: string): boolean => ASKS_SAFETY.test(plain(reply));

/**
 * Whether a longer message says yes in a sentence of its own at its beginning: 'You keep asking me that. Yes. Ok? I wrote
 * down what day.' Only where the message is a sign by itself is that the answer.
 */
export function saysYes(text: string): boolean {
  const answers = bareAnswersIn(text);
  if (answers.includes('no') || answers.includes('unsaid')) return false;
  return answers.includes('yes') || TOLD_YES.test(plain(text));
}

/** Whether a longer message begins with a yes of its own: the answer to what was asked, whatever follows it. */
export function beginsWithYes(text: string): boolean {
  const answers = bareAnswersIn(text);
  // 'Ok. Yes.' begins with it, too.
  const begun = plain(text).replace(BEFORE_ANSWER, '');
  const [, rest = ''] = /^[^.!?…:;]*([^]*)$/.exec(begun) ?? [];
  return (
    answers[0] === 'yes' &&
    !answers.includes('no') &&
    !putsRight(text) &&
    !isNoYes(rest.slice(0, MAX_CHARACTERS))
  );
}

/** So many sentences of surprise may stand before a no: 'What? Me? No!' */
const BEFORE_NO = 3;

/** Whether a longer message begins with a no of its own, and says no yes after it. */
export function beginsWithNo(text: string): boolean {
  const answers = bareAnswersIn(text);
  return !answers.includes('yes') && answers.slice(0, BEFORE_NO).find((answer) => answer !== null) === 'no';
}

/** The answers among the first sentences of a text; null for each that is none. */
const bareAnswersIn = (text: string): (CareAnswer | null)[] =>
  splitSentences(text.replaceAll(/[:;] /g, '. '))
    .slice(0, FIRST_SENTENCES)
    .map((sentence) => plain(sentence).replace(BEFORE_ANSWER, ''))
    .filter((sentence) => sentence !== '')
    .map((sentence) => (sentence.length <= BARE_CHARACTERS ? answerIn(sentence) : null));
