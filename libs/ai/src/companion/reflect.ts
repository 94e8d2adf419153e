import { capitalised, tidy, toYou } from '../local/words.ts';

const LEAST_WORDS = 4;
const MOST_WORDS = 14;

/** Where one clause ends and the next begins. */
export const CLAUSES =
  /\s*[,;:()–—]\s+|\s+-\s+|(?<!\bmy \w+)\s+(?=(?:but|because|and (?:I|i|then|now|my|we)|so (?:I|i|my|we))\b)/;
export const JOINT =
  /^(?:and then|and now|and|but|so|because|cause|well|ok|okay|oh|ugh|also|then|honestly)[\s,]+/i;
/** A clause that can be turned round begins with the person, or with what is theirs. */
const OWN = /^(?:i|i'm|i've|i'd|my|we|we're|we've|our)\b/i;
/** What would be wrong, or odd, when it is said back. */
const UNFIT =
  /'d\b|'ll\b|\b(?:you|your|u|ur|bad|worse|worst|terrible|awful|horrible|useless|stupid|pathetic|ugly|fat|failure|idiot|burden|worthless|just|asked|ask|told|tell|said|say|mean|meant|feel like|bot|picked|typed|wrote|going to|inkwell|please|maybe|idk|dunno|guess|lol|lmao|haha|tbh|btw|wish|hope|think|suppose|mean|love you|wonder|if|whether|would|could|should|might|can|want|need|let's|fuck\w*|shit\w*)\b/i;
/** Ends in a word after which more would have to come. */
export const ENDS_OPEN =
  /\b(?:and|or|but|to|the|a|an|my|of|in|on|at|for|with|that|is|was|so|very|because|i|it|they|he|she|we)$/i;
/** 'I go to work, I come home, I sleep': no part of it says it all. */
const ENUMERATES = /\bI \p{L}+[^.,]*, (?:and )?I \p{L}+[^.,]*, (?:and )?I \b/iu;
const NO_VERB = /^(?:my|our)(?: \S+){0,2}$/i;

export const sentencesOf = (text: string): string[] =>
  text
    .replaceAll('’', "'")
    .split(/(?<=[.!?…])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter(Boolean);

/**
 * Clauses of a message that can be said back as they are, in the second person: 'I was busy, and then I felt guilty'
 * gives 'you were busy' and 'you felt guilty'. Only what is certain: no question, no wish, nobody else's.
 */
export const clausesOf = (text: string): string[] => clausesThat(text, isFit);

/** Clauses that tell of somebody else, and of nothing that could be taken wrongly. */
export const clausesOfOthers = (text: string): string[] => clausesThat(text, isFitOfOthers);

function clausesThat(text: string, fits: (clause: string) => boolean): string[] {
  return (
    sentencesOf(text)
      // Neither questions nor sentences that quote somebody.
      .filter((sentence) => !ENUMERATES.test(sentence))
      .filter((sentence) => !sentence.trimEnd().endsWith('?') && !/["“”]|^that\b/i.test(sentence))
      // Of 'I'm happy for her but also not' the first half alone would say something else.
      .map((sentence) =>
        sentence.split(/\s+(?:but|although|though|except|unless|if|when)\b/i).length > 1
          ? (sentence.split(/\s+but\s+/i)[1] ?? '')
          : sentence,
      )
      .flatMap((sentence) => sentence.split(CLAUSES))
      .map((clause) =>
        tidy(clause)
          .replace(JOINT, '')
          .replace(JOINT, '')
          .replace(/\blike (?=\d)/g, ''),
      )
      .filter(fits)
      .map((clause) => lowered(toYou(clause)))
  );
}

function isFit(clause: string): boolean {
  const words = clause.split(' ').length;
  return (
    words >= LEAST_WORDS &&
    words <= MOST_WORDS &&
    OWN.test(clause) &&
    !UNFIT.test(clause) &&
    !ENDS_OPEN.test(clause) &&
    !NO_VERB.test(clause)
  );
}

const isFitOfOthers = (clause: string): boolean => {
  const words = clause.split(' ').length;
  return words >= LEAST_WORDS && words <= MOST_WORDS - 4 && !UNFIT.test(clause) && !ENDS_OPEN.test(clause);
};

const lowered = (clause: string) => clause.charAt(0).toLowerCase() + clause.slice(1);

const FELT =
  /\b(?:i'?m|i am|i feel|i felt|i'?ve been|feeling|i was) (?:just |so |really |very |a bit |pretty |kind of )*(\p{L}+)(?: today| again| tonight)? because (?:of )?([^.,;!?]{6,70})/iu;

/** A feeling with the cause that the person named: 'exhausted, because the baby doesn't sleep'. Null where none is. */
export function feelingWithCause(text: string, isFeeling: (word: string) => boolean): string | null {
  const [, word = '', cause = ''] = FELT.exec(text.replaceAll('’', "'")) ?? [];
  if (!isFeeling(word.toLowerCase()) || /\byou\b/i.test(cause)) return null;
  const said = tidy(cause);
  if (said === '' || ENDS_OPEN.test(said)) return null;
  return `${capitalised(word.toLowerCase())}, because ${/because of/i.test(text) ? 'of ' : ''}${lowered(toYou(said))}.`;
}
