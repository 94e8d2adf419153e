import { sentencesOf } from '../local/sentences.ts';
import { plainLine } from './needs.ts';

/** From the beginning of a sentence: 'he never gets it on the page' asks for nothing. */
const REQUEST_START =
  "^(?:(?:and|so|but|then|ok|okay|now|well|please|just|right|oh|yes|yeah|no|good|great|lovely|thanks|alright|anyway|also|sorry) )*(?:i (?:asked|said|meant) )?(?:let's |you (?:can|could|may) |(?:can|could|would|will|may|how (?:do|can|could)|where (?:do|can|could)) (?:you|i|we) )?(?:please |just )*";
const WHAT_TO_PUT =
  "(?:it|this|that|these|them|everything|all|all (?:of )?(?:it|this|that|these)|(?:all )?what i(?:'ve| have)? (?:just )?(?:wrote|written|said|told you)|my words|the (?:story|sentences|speech|text|words))(?: all)?";
const ON_PAGE_SOURCE = "(?:on|onto|in|into|to) (?:the|today'?s|my) page";
/** To have what was told on the page, or kept. */
const PUT_ON_PAGE_PATTERNS: readonly RegExp[] = [
  new RegExp(`${REQUEST_START}(?:put|get|have|save|write) ${WHAT_TO_PUT}(?: down)? ${ON_PAGE_SOURCE}\\b`),
  new RegExp(
    `^(?:(?:and|so|but|well) )*i(?:'d| would)? (?:want|need|like)(?: to (?:see|have|put|get))? ${WHAT_TO_PUT} ${ON_PAGE_SOURCE}\\b`,
  ),
  new RegExp(
    `${REQUEST_START}(?:keep|save) ${WHAT_TO_PUT}(?:$| (?:here|somewhere|for (?:me|later)|so|please|until|too)\\b)`,
  ),
  /\b(?:can|could|may) i (?:just )?write (?:it|this|them|that) (?:down )?(?:here|somewhere)\b|\bi(?: said i)? (?:want|would like) to put (?:the|my|those|these) (?:sentences|words|thoughts) (?:down|somewhere)\b/,
];
const PASSAGE_SOURCE =
  '(?:the|that|this|my|last) (?:\\S+ )?(?:sentence|bit|passage|line|paragraph|text|words|part(?! of (?:me|us|my|him|her|it|life)\\b))s?';
/** To have something of it left out, or changed. */
const EDIT_PAGE_PATTERNS: readonly RegExp[] = [
  new RegExp(
    `${REQUEST_START}(?:leave|take|cut|strike|cross) (?:out )?${PASSAGE_SOURCE}\\b.{0,60}\\b(?:out|off|again|page)\\b`,
  ),
  new RegExp(
    `${REQUEST_START}(?:leave|take|cut|strike|cross) out (?:${PASSAGE_SOURCE}|what i (?:said|wrote))\\b`,
  ),
  new RegExp(`${REQUEST_START}(?:delete|remove|edit|change) ${PASSAGE_SOURCE}\\b`),
  new RegExp(`${REQUEST_START}leave \\S+(?: \\S+){0,2} out(?: of (?:it|that|the page))?(?: please)?$`),
  new RegExp(
    `^(?:(?:and|but|so) )*i (?:don'?t|do not|never) want (?:it|that|this|them|\\S+) ${ON_PAGE_SOURCE}\\b`,
  ),
  new RegExp(
    `${REQUEST_START}(?:leave|take|cut|strike|delete|remove) .{2,40} (?:off|from|out of) the page\\b`,
  ),
];
/** In words: a longer sentence tells something. */
const MAX_WISH_WORDS = 45;

/** A wish may begin in the middle of a sentence: 'just the leeks, can you leave Donna out'. */
const clausesAfterComma = (sentence: string): string[] => [sentence, ...sentence.split(/,\s+/).slice(1)];

const matchesAnyClause = (message: string, patterns: readonly RegExp[]): boolean =>
  sentencesOf(message)
    .flatMap(clausesAfterComma)
    .map(plainLine)
    .some(
      (sentence) =>
        sentence.split(' ').length <= MAX_WISH_WORDS && patterns.some((pattern) => pattern.test(sentence)),
    );

/** Whether a message wishes for what was told on the page. */
export const asksForPage = (message: string): boolean => matchesAnyClause(message, PUT_ON_PAGE_PATTERNS);

/** Whether a message wishes for something to be left out of it. */
export const asksToEdit = (message: string): boolean => matchesAnyClause(message, EDIT_PAGE_PATTERNS);
