import { sentencesOf } from '../local/sentences.ts';
import { plain } from './needs.ts';

const WHAT =
  "(?:it|this|that|these|them|everything|all|all (?:of )?(?:it|this|that|these)|(?:all )?what i(?:'ve| have)? (?:just )?(?:wrote|written|said|told you)|my words|the (?:story|sentences|speech|text|words))(?: all)?";
const PAGE = "(?:on|onto|in|into|to) (?:the|today's|my) page";
/** To have what was told on the page, or kept. */
const TO_PAGE: readonly RegExp[] = [
  new RegExp(`\\b(?:put|get|have|save|write|see|want|need) ${WHAT}(?: down)? ${PAGE}\\b`),
  new RegExp(
    `^(?:(?:and|so|but|then|ok|please) )*(?:(?:can|could|may|will|would) (?:i|you|we) )?(?:please |just )*(?:keep|save) ${WHAT}\\b(?! (?:between|from|to|secret|up|going|away|in)\\b)`,
  ),
  /\b(?:can|could|may) i (?:just )?write (?:it|this|them|that) (?:down )?(?:here|somewhere)\b|\b(?:want|like) to put (?:the|my|those|these) (?:sentences|words|thoughts) (?:down|somewhere)\b/,
];
/** To have something of it left out, or changed. */
const TO_EDIT: readonly RegExp[] = [
  /\b(?:(?:can|could|will|would) (?:you|we|i)|please|i(?:'d| would) like(?: you)? to)\b(?: just| please)* (?:take|leave|cut|strike|cross|delete|remove|edit|change)\b.{0,30}\b(?:out\b|off the page|(?:the|that|this|last) (?:sentence|bit|part|passage|line|paragraph|text)\b)/,
];
/** In words: a longer sentence tells something. */
const MOST_WORDS = 25;

const asks = (message: string, patterns: readonly RegExp[]): boolean =>
  sentencesOf(message)
    .map(plain)
    .some(
      (sentence) =>
        sentence.split(' ').length <= MOST_WORDS && patterns.some((pattern) => pattern.test(sentence)),
    );

/** Whether a message wishes for what was told on the page. */
export const asksForPage = (message: string): boolean => asks(message, TO_PAGE);

/** Whether a message wishes for something to be left out of it. */
export const asksToEdit = (message: string): boolean => asks(message, TO_EDIT);
