import { splitSentences } from '@inkwell/contracts/sentences';
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

/** So far from the start of a longer message an answer to the question is looked for. */
const FIRST_SENTENCES = 6;
/** 'I mean.. yes' begins with no answer. */
const FILLER =
  /^(?:(?:i mean|i guess|ok(?:ay)?|well|honestly|so|um+|uh+|tbh|look|fine|na ?ja|also|gut|bueno|pues|ben|bah|euh|bom|bem|olha)[\s,.…]+)+/i;
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
  return answers[0] === 'yes' && !answers.includes('no');
}

/** The answers among the first sentences of a text; null for each that is none. */
const bareAnswersIn = (text: string): (CareAnswer | null)[] =>
  splitSentences(text.replaceAll(/[:;] /g, '. '))
    .slice(0, FIRST_SENTENCES)
    .map((sentence) => sentence.replace(FILLER, ''))
    .map((sentence) => (sentence.length <= BARE_CHARACTERS ? answerIn(sentence) : null));
