import { sentencesOf } from '../local/sentences.ts';
import { plain } from './needs.ts';

/** From the beginning of a sentence: 'he never gets it on the page' asks for nothing. */
const ASKING =
  "^(?:(?:and|so|but|then|ok|okay|now|well|please|just|right|oh|yes|yeah|no|good|great|lovely|thanks|alright|anyway|also|sorry) )*(?:i (?:asked|said|meant) )?(?:let's |you (?:can|could|may) |(?:can|could|would|will|may|how (?:do|can|could)|where (?:do|can|could)) (?:you|i|we) )?(?:please |just )*";
const WHAT =
  "(?:it|this|that|these|them|everything|all|all (?:of )?(?:it|this|that|these)|(?:all )?what i(?:'ve| have)? (?:just )?(?:wrote|written|said|told you)|my words|the (?:story|sentences|speech|text|words))(?: all)?";
const PAGE = "(?:on|onto|in|into|to) (?:the|today'?s|my) page";
/** To have what was told on the page, or kept. */
const TO_PAGE: readonly RegExp[] = [
  new RegExp(`${ASKING}(?:put|get|have|save|write) ${WHAT}(?: down)? ${PAGE}\\b`),
  new RegExp(
    `^(?:(?:and|so|but|well) )*i(?:'d| would)? (?:want|need|like)(?: to (?:see|have|put|get))? ${WHAT} ${PAGE}\\b`,
  ),
  new RegExp(
    `${ASKING}(?:keep|save) ${WHAT}(?:$| (?:here|somewhere|for (?:me|later)|so|please|until|too)\\b)`,
  ),
  /\b(?:can|could|may) i (?:just )?write (?:it|this|them|that) (?:down )?(?:here|somewhere)\b|\bi(?: said i)? (?:want|would like) to put (?:the|my|those|these) (?:sentences|words|thoughts) (?:down|somewhere)\b/,
];
const PASSAGE =
  '(?:the|that|this|my|last) (?:\\S+ )?(?:sentence|bit|passage|line|paragraph|text|words|part(?! of (?:me|us|my|him|her|it|life)\\b))s?';
/** To have something of it left out, or changed. */
const TO_EDIT: readonly RegExp[] = [
  new RegExp(
    `${ASKING}(?:leave|take|cut|strike|cross) (?:out )?${PASSAGE}\\b.{0,60}\\b(?:out|off|again|page)\\b`,
  ),
  new RegExp(`${ASKING}(?:leave|take|cut|strike|cross) out (?:${PASSAGE}|what i (?:said|wrote))\\b`),
  new RegExp(`${ASKING}(?:delete|remove|edit|change) ${PASSAGE}\\b`),
  new RegExp(`${ASKING}leave \\S+(?: \\S+){0,2} out(?: of (?:it|that|the page))?(?: please)?$`),
  new RegExp(`^(?:(?:and|but|so) )*i (?:don'?t|do not|never) want (?:it|that|this|them|\\S+) ${PAGE}\\b`),
  new RegExp(`${ASKING}(?:leave|take|cut|strike|delete|remove) .{2,40} (?:off|from|out of) the page\\b`),
];
/** In words: a longer sentence tells something. */
const MOST_WORDS = 45;

/** A wish may begin in the middle of a sentence: 'just the leeks, can you leave Donna out'. */
const clausesOf = (sentence: string): string[] => [sentence, ...sentence.split(/,\s+/).slice(1)];

const asks = (message: string, patterns: readonly RegExp[]): boolean =>
  sentencesOf(message)
    .flatMap(clausesOf)
    .map(plain)
    .some(
      (sentence) =>
        sentence.split(' ').length <= MOST_WORDS && patterns.some((pattern) => pattern.test(sentence)),
    );

/** Whether a message wishes for what was told on the page. */
export const asksForPage = (message: string): boolean => asks(message, TO_PAGE);

/** Whether a message wishes for something to be left out of it. */
export const asksToEdit = (message: string): boolean => asks(message, TO_EDIT);
