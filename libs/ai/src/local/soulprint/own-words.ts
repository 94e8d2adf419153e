import { cutText } from '@inkwell/contracts';
import { tidy, toYou } from '../words.ts';

const LONGEST = 130;
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** Keeps what is written from right to left from reordering the sentence around it. */
export const isolated = (text: string) => (RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text);

/** An answer in quotation marks, word for word; of a long one its beginning, with an ellipsis. */
export function quoted(answer: string): string {
  const words = excerpt(answer);
  return words === '' ? 'a mark in place of words' : `“${isolated(words)}”`;
}

/** Whether there is anything to quote. */
export const hasWords = (answer: string) => /[\p{L}\p{N}]/u.test(tidy(answer));

/** Whole sentences where they fit, else as many words as do. */
function excerpt(answer: string): string {
  const sentences = answer
    .split(/(?<=[.!?。！？])\s+|[\r\n]+/u)
    .map(tidy)
    .filter((sentence) => sentence !== '');
  const whole = sentences.join('. ');
  if (whole.length <= LONGEST) return whole;
  const room = cutText(whole, LONGEST);
  const end = room.lastIndexOf('. ');
  if (end > LONGEST / 2) return `${room.slice(0, end)} …`;
  const space = room.lastIndexOf(' ');
  // One endless word, or a script without spaces, is cut where the room ends.
  return `${room.slice(0, space > LONGEST / 2 ? space : room.length).replace(/[\s,;:-]+$/u, '')} …`;
}

const GERUNDS: Record<string, string> = {
  begin: 'beginning',
  cut: 'cutting',
  forget: 'forgetting',
  get: 'getting',
  plan: 'planning',
  quit: 'quitting',
  run: 'running',
  set: 'setting',
  stop: 'stopping',
  swim: 'swimming',
  travel: 'travelling',
  win: 'winning',
  be: 'being',
  see: 'seeing',
  flee: 'fleeing',
};
/** Verbs that are hardly ever the noun of a short answer. */
const PLAIN_VERBS = new Set(
  (
    'accept achieve adopt afford apply be become begin bring build buy care catch choose complete create deliver develop ' +
    'earn enjoy enter establish expand explore feel finish find forgive get give graduate grow have heal help improve ' +
    'increase join keep know lead learn leave let live lose make marry master meet obtain open organise organize own ' +
    'pass pay perform play prepare publish quit raise reach read reconnect record reduce rekindle relocate release renovate repair save secure see sell ' +
    'set sing speak spend start stop strengthen teach tell understand win write'
  ).split(' '),
);
/** Verbs that could be nouns: only before a word that shows which it is. */
const DOUBTFUL_VERBS = new Set(
  'compete draw dance launch love move paint plan run sleep swim travel train walk work'.split(' '),
);
/** What a thing to do begins with. */
export const VERBS: ReadonlySet<string> = new Set([
  ...PLAIN_VERBS,
  ...DOUBTFUL_VERBS,
  ...'cut call visit hire lose eat drink exercise rest grow cook bake save sign try use go do say put take ask open close change'.split(
    ' ',
  ),
]);
const AFTER_VERB =
  /^(?:my|our|the|a|an|this|that|to|in|into|on|out|from|with|for|at|through|around|more|less|better|half|regularly|again|every|\d)/i;
const TANGLED =
  /[;:()/&+\n]|(?<!\d),|,(?!\d)|\b(?:i|i'm|i've|i'll|and|or|but|because|so|that|which|who|when|while|if|then|than|not|sun|moon|rising|ascendant)\b/i;

/**
 * A target as a noun phrase in the second person: 'I want to finish my novel' becomes 'finishing your novel'.
 * Null where the form is not certain, and always for more than one clause.
 */
export function gerundOf(answer: string): string | null {
  const plain = tidy(answer.replaceAll('’', "'"));
  const rest = plain.replace(
    /^(?:(?:i|we)(?: would|'d|'ll| will)? (?:really )?(?:want|like|love|hope|wish|plan|need)? ?(?:to )?|(?:my (?:goal|dream|aim) is )?to )/i,
    '',
  );
  const [verb = '', ...others] = rest.split(' ');
  const tail = others.join(' ');
  const isOdd = tail === '' || rest.length > 60 || TANGLED.test(rest) || !/^[\x20-\x7e]+$/.test(rest);
  if (isOdd || /[.!?]/.test(tail) || /\b[A-Z]{4,}\b/.test(rest)) return null;
  const base = verb.toLowerCase();
  const known = PLAIN_VERBS.has(base) || (DOUBTFUL_VERBS.has(base) && AFTER_VERB.test(tail));
  return known ? toYou(`${ingOf(base)} ${tail}`).replaceAll("'", '’') : null;
}

function ingOf(verb: string): string {
  const irregular = GERUNDS[verb];
  if (irregular) return irregular;
  return verb.endsWith('e') ? `${verb.slice(0, -1)}ing` : `${verb}ing`;
}

/** What takes the time as a noun phrase: 'My phone' becomes 'your phone'; anything less certain is quoted. */
export function thingOf(answer: string): string {
  const plain = tidy(answer);
  const isThing = /^(?:my|the|our) [a-z]+(?: [a-z]+)?$/i.test(plain) && !TANGLED.test(plain);
  return isThing ? toYou(plain.charAt(0).toLowerCase() + plain.slice(1)) : quoted(answer);
}

/** The name to speak to somebody by, or null where there is none that could stand before a comma. */
export function firstName(name: string): string | null {
  const [first = '', second, ...others] = tidy(name).split(' ');
  // So many words are a sentence rather than a name.
  if (others.length > 3) return null;
  const spoken = /^(?:dr|mr|mrs|ms|mx|prof|miss|sir)\.?$/i.test(first) && second ? second : first;
  return /\p{L}/u.test(spoken) && spoken.length <= 40 ? isolated(spoken.replace(/[,;:.]+$/u, '')) : null;
}

/** What would read as a statement about the sky. */
const TANGLED_PLACE = /\b(?:sun|moon|rising|ascendant)\b/i;

/** A place after 'in'. */
export function placeOf(city: string): string {
  const plain = tidy(city);
  const isName = /^\p{Lu}[\p{Script=Latin}\p{M} .,'’()-]{2,79}$/u.test(plain) && !TANGLED_PLACE.test(plain);
  return isName ? plain : quoted(city);
}

/** What a whole year's number comes to in a smaller span. Null where there is none, or where it names a span itself. */
export function sumOf(answer: string): { whole: string; part: string; span: string } | null {
  const found =
    /([$€£₹])?\s?(\d{1,3}(?:,\d{3})+|\d+)(k\b)?\s?(dollars|euros|pounds|books|words|pages)?/i.exec(answer);
  const [, sign = '', digits = '', thousand, unit = ''] = found ?? [];
  const amount = Number(digits.replaceAll(',', '')) * (thousand ? 1_000 : 1);
  const isMoney =
    sign !== '' ||
    (/^(?:dollars|euros|pounds)$/i.test(unit) && !/\b(?:lose|losing|weight|lift|bench|squat)/i.test(answer));
  if (
    (!isMoney && !/^(?:books|words|pages)$/i.test(unit)) ||
    /\b(?:month|week|day|daily|hour|monthly|weekly)/i.test(answer)
  )
    return null;
  if (amount < (isMoney ? 600 : 24) || amount > 100_000_000) return null;
  const span = !isMoney && amount >= 520 ? 'week' : 'month';
  const part = Math.round(amount / (span === 'week' ? 52 : 12));
  const shown = (value: number) =>
    `${sign}${value.toLocaleString('en-US')}${unit ? ` ${unit.toLowerCase()}` : ''}`;
  return { whole: shown(amount), part: shown(part), span };
}
