import { sentenceEndsIn } from '@inkwell/contracts/sentences';
import { firstBrokenRule } from './reply-rules.ts';

const MENTAL_CONDITIONS = String.raw`(?:depression|bipolar|borderline|schizophreni[ac]|psychotic|anorexi[ac]|bulimi[ac]|ptsd|adhd|ocd|clinically depressed|an? (?:\w+ )?(?:personality |eating |anxiety )?disorder)`;
/** Says that somebody has something, in the languages that replies are written in. */
const DIAGNOSES: readonly RegExp[] = [
  new RegExp(
    String.raw`\byou (?:(?:clearly |probably |definitely |may |might )?(?:have|suffer from)|are) (?:\w+ ){0,2}${MENTAL_CONDITIONS}\b`,
    'gi',
  ),
  /\bdu (?:hast|leidest)(?: (?!keine?\b|nicht\b|von\b)\p{L}+){0,3} (?:depression(?:en)?|adhs|borderline|schizophrenie|magersucht|bulimie|ptbs|zwangsstörung|angststörung|essstörung|persönlichkeitsstörung)(?!\p{L})/giu,
  /\b(?:tienes|sufres|padeces)(?: (?!no\b|que\b)\p{L}+){0,2} (?:depresión|tdah|bipolaridad|esquizofrenia|anorexia|bulimia|tept|toc|trastorno)(?!\p{L})/giu,
  /\btu (?:as|souffres)(?: (?:d'|(?!pas\b)\p{L}+)){0,3} ?(?:dépression|tdah|bipolarité|schizophrénie|anorexie|boulimie|tspt|toc|trouble)(?!\p{L})/giu,
  /\b(?:tens|você tem|sofres|você sofre)(?: (?!não\P{L}|que\b)\p{L}+){0,2} (?:depressão|tdah|bipolaridade|esquizofrenia|anorexia|bulimia|tept|toc|transtorno)(?!\p{L})/giu,
];
/** What stands before it where it is left open, denied, or what others said. */
const HEDGE_BEFORE_DIAGNOSIS =
  /(?:\b(?:whether|if|ob|si|se)|\b(?:can't|cannot|can not|couldn't|won't|wouldn't|don't|doesn't|not|never|nobody|neither|no one)\b[^,;:.!?]{0,40}?\b(?:say|tell|claim|know|mean|think|prove|show|judge)(?: (?:you|that|anybody|from here|for sure))*|(?<!\bI (?:\w+ )?)\b(?:says?|said|thinks?|thought|told you|tells you|wonders?|suspects?|believes?|claims?|so sure)(?: that)?)\s*$/i;

/** Whether a text says that somebody has an illness; that this cannot be said is said in the same words. */
const containsDiagnosis = (text: string): boolean =>
  DIAGNOSES.some((pattern) =>
    [...text.matchAll(pattern)].some(
      ({ index }) => !HEDGE_BEFORE_DIAGNOSIS.test(text.slice(Math.max(0, index - 80), index)),
    ),
  );

/** Words in quotation marks are somebody else's, whatever stands before them: 'At the desk: "I'm a nurse"'. */
const QUOTATION =
  /“[^”]{0,1000}”|"[^"]{0,1000}"|„[^“”]{0,1000}[“”]|«[^»]{0,1000}»|»[^«]{0,1000}«|‹[^›]{0,1000}›|‚[^‘]{0,1000}‘|[「『][^」』]{0,1000}[」』]|‘[^’\n]{0,400}(?:(?<=\p{L})’(?=\p{L})[^’\n]{0,400}){0,19}’(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])'(?=[\p{L}\p{N}¿¡])[^'\n]{0,400}(?:(?<=\p{L})'(?=\p{L})[^'\n]{0,400}){0,19}'(?![\p{L}\p{N}])/gu;
/**
 * A text without the words in quotation marks: those are for somebody to say, or were said by somebody.
 *
 * @param isLeftOut which quotations are left out, by their text with its marks; default all
 */
export const withoutQuotations = (
  text: string,
  isLeftOut: (quotation: string) => boolean = () => true,
): string => text.replaceAll(QUOTATION, (quotation) => (isLeftOut(quotation) ? ' ' : quotation));

/**
 * The rule that a text of the companion's breaks; null where it breaks none. Words in quotation marks are somebody
 * else's, but a method or a diagnosis is not said in them either.
 */
export function brokenCareRule(text: string): string | null {
  return (
    firstBrokenRule(withoutQuotations(text), (rule) => rule !== 'method') ??
    firstBrokenRule(text, (rule) => rule === 'method') ??
    (containsDiagnosis(text.replaceAll('’', "'")) ? 'diagnosis' : null)
  );
}

const breaksCareRule = (sentence: string): boolean => brokenCareRule(sentence) !== null;

/**
 * A text without its sentences that break a rule; empty where none is left. The others stay in their paragraphs, and a
 * quotation goes or stays with the sentence that it stands in.
 *
 * @param isBroken default: where it breaks a rule of the companion
 */
export function withoutBrokenSentences(
  text: string,
  isBroken: (sentence: string) => boolean = breaksCareRule,
): string {
  const kept: string[] = [];
  /** What stands before the next one that is kept. */
  let space = '';
  for (const piece of sentencesOf(text.trim())) {
    const sentence = piece.trimEnd();
    const behind = piece.slice(sentence.length);
    if (!isBroken(sentence)) {
      kept.push(`${kept.length === 0 ? '' : space}${sentence}`);
      space = behind;
      continue;
    }
    // What leads to it says nothing alone: 'You can say it like this:'.
    if (kept.at(-1)?.endsWith(':')) kept.pop();
    if (behind.includes('\n')) space = behind;
  }
  const rest = kept.join('').trim();
  return breaksCareRule(rest) ? '' : rest;
}

/** Each with the space behind it. */
function sentencesOf(text: string): string[] {
  const quotations = [...text.matchAll(QUOTATION)].map(({ 0: quotation, index }) => ({
    from: index,
    to: index + quotation.length,
  }));
  const ends = sentenceEndsIn(text, null, true).filter(
    (end) => !quotations.some(({ from, to }) => from < end && end < to),
  );
  return [...ends, text.length].map((end, index) => text.slice(ends[index - 1] ?? 0, end)).filter(Boolean);
}
