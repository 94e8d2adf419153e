import { isPublicNumber } from '../care/public-numbers.ts';

/** What is no telephone number: a date, a time, a range of days or hours, money, an amount with its unit. */
const UNIT_SOURCE = String.raw`(?:%|°|€|(?:euros?|dollars?|pounds?|words?|wörter|palabras|mots|palavras|steps?|schritte|pages?|seiten|k?m|kg?|g|ml|l|km\/h|kcal|cal(?:orie)?s|degrees|grad|min(?:ute[ns]?|utos)?|seconds?|sekunden|h|hours?|stunden|horas|heures|days?|tage|days|weeks?|months?|years?|jahre|people|things|times|characters|a (?:day|morning|evening|night|week|month|year|time|km|mile)|am tag|al día|por dia|par jour|per|each)(?!\p{L}))`;
const NON_TELEPHONE_PATTERNS: readonly RegExp[] = [
  /(?<!\d)\d{4}-\d{2}-\d{2}(?!\d)/g,
  /(?<!\d[./]?)\d{1,2}[./](?:0?[1-9]|1[0-2])[./]\d{2,4}(?![./]?\d)/g,
  /(?<![\d/])(?:0?[1-9]|[12]\d|3[01])\/(?:0?[1-9]|1[0-2])(?![\s/]?\d)/g,
  /(?<!\p{L})(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*\.? \d{1,2}(?:st|nd|rd|th)?,? (?:19|20)\d{2}(?!\d)/giu,
  /(?<!\d[.:]?)\d{1,2} ?(?:[:.]|h ?)[0-5]\d(?![.:]?\d)/g,
  /[€$£] ?\d{1,3}(?:[ .,]\d{3})*(?:[.,]\d+)?/g,
  /(?<![\d,])\d{1,3}(?:,\d{3})+(?![\d,])/g,
  // Sums and decimals.
  /\d{1,12}(?:[.,]\d{1,6})? ?[=×÷*+] ?\d{1,12}(?:[.,]\d{1,6})?|= ?\d{1,12}/g,
  /(?<![\d.])\d{1,3}\.\d{4,15}(?![\d.])/g,
  new RegExp(
    String.raw`(?<!\d)(?:\d{1,3}(?:[ .]\d{3}){1,4}|\d{1,9}(?:[.,]\d{1,6})?)(?: ?(?:[-–]|to|bis) ?\d{1,9})?[ -]?${UNIT_SOURCE}`,
    'giu',
  ),
  /(?<!\d[\s().-]?)\d{1,2} ?[-–] ?\d{1,2}(?![\s().-]?\d)/g,
  /\b(?:in|of|since|until|till|by|from|to|seit|bis|von|desde|de|en|depuis|em|\p{L}{3,}ber|january|february|march|april|may|june|july|august|januar|februar|märz|mai|juni|juli) (?:19|20)\d{2}(?! ?[-–]? ?\d)/giu,
  /\b(?:19|20)\d{2} ?[-–] ?(?:19|20)\d{2}\b/g,
];

const TELEPHONE_WORDS =
  /(?<!\p{L})(?:(?:help|hot|life)?lines?|numbers?|call|ring|text|dial|phone|telephone|reach|free|24|emergency|crisis|ruf\w*|anruf\w*|\w*telefon\w*|\w*nummer|notruf|wähle?n?|kostenlos|sms|llam\w*|línea|número|marca\w*|gratis|gratuit[oa]?|tel[eé]fono|emergencias?|appel\w*|compose\w*|numéro|ligne|téléphone|urgences?|ligu?\w{1,2}|linha|disque|grátis|emergência)(?!\p{L})/iu;
const LONG_NUMBER_DIGITS = 5;
const SHORT_NUMBER_DIGITS = 3;

const DIGIT_SEPARATORS = String.raw`[\s()./-]*`;
const DIGIT_RUN = new RegExp(String.raw`\d(?:${DIGIT_SEPARATORS}\d)*`, 'g');

/** The digits of a text that stand together, without what separates them. */
export const digitRunsIn = (text: string): string[] =>
  (text.match(DIGIT_RUN) ?? []).map((run) => run.replaceAll(/\D/g, ''));

/** Without what is no telephone number. */
export const withoutAmounts = (text: string): string =>
  NON_TELEPHONE_PATTERNS.reduce((rest, pattern) => rest.replaceAll(pattern, ' , '), text);

/** What of a sentence could be dialled: many digits, or a few where it speaks of a line or of calling. */
export function telephonesIn(sentence: string): string[] {
  const least = TELEPHONE_WORDS.test(sentence) ? SHORT_NUMBER_DIGITS : LONG_NUMBER_DIGITS;
  return digitRunsIn(withoutAmounts(sentence)).filter(({ length }) => length >= least);
}

/** What is counted in a page or a talk, where it is no amount of its own. */
const COUNTED_NOUNS =
  /^ (?:new |more )?(?:entries|messages?|notes?|letters?|appointments?|meetings?|einträge|nachrichten)(?!\p{L})/u;

/** Without the numbers of emergency services and crisis lines, which are true wherever they are said. */
export function withoutPublicNumbers(sentence: string): string {
  const bare = withoutAmounts(sentence);
  const runs = [...bare.matchAll(DIGIT_RUN)]
    .filter(
      ({ 0: run, index }) =>
        !COUNTED_NOUNS.test(bare.slice(index + run.length)) && consistsOfPublicNumbers(run),
    )
    .map(([run]) => run.replaceAll(/\D+/g, DIGIT_SEPARATORS));
  return runs.reduce(
    (rest, run) => rest.replaceAll(new RegExp(String.raw`(?<!\d)${run}(?!\d)`, 'g'), ' , '),
    sentence,
  );
}

/** Whether it is one, or some that stand beside each other: '112 / 116 123'. */
function consistsOfPublicNumbers(run: string): boolean {
  const isOne = (each: string) => isPublicNumber(each.replaceAll(/\D/g, ''));
  return isOne(run) || run.split(/[/()]/).every(isOne);
}

/** Whether a sentence speaks of calling an emergency service or a crisis line, by its number. */
export const namesPublicNumber = (sentence: string): boolean =>
  telephonesIn(sentence).some((digits) => isPublicNumber(digits));
