import type { Care, CareResource } from '@inkwell/contracts';
import { languageOf } from '../local/language.ts';
import type { CareProse } from './prose/care-prose.ts';
import { DE } from './prose/de.ts';
import { EN } from './prose/en.ts';
import { ES } from './prose/es.ts';
import { FR } from './prose/fr.ts';
import { PT } from './prose/pt.ts';

/** What an answer under care is written from: what is shown beside it, and when it is given. */
export type CareContext = Pick<Care, 'level' | 'kind' | 'resources'> & {
  /** Whether the person was under care before the message that is answered. */
  isLater: boolean;
};

type Turn = CareContext & {
  message: string;
  /** The person's latest messages, the one to answer included. */
  own: readonly string[];
  /** Everything the companion has said in this conversation. */
  said: string;
};

const PROSE: Record<string, CareProse> = { en: EN, de: DE, es: ES, fr: FR, pt: PT };

const DENIAL =
  /\b(?:jok(?:e|ing)|kidding|forget it|never ?mind|i'?m (?:fine|ok|okay|good|alright)|i am (?:fine|ok|okay)|(?:won'?t|not going to|not gonna) do anything|didn'?t mean|lol|haha|broma|olvidal[oa]|estoy bien|no voy a hacer nada|scherz|spass|spaß|vergiss es|mir geht'?s (?:wieder )?gut|mach(?:e)? nichts|blague|laisse tomber|oublie|ça va|je (?:ne )?ferai rien|brincadeira|esquece|(?:estou|tô|to) bem|não vou fazer nada)\b/i;
const PLAIN_WORDS =
  /kill(?:ing)? my ?self|suicid|end(?:ing)? my life|want to die|wanna die|mat(?:ar|arme)|morir|umbring|sterben|das leben nehmen|mourir|me tuer|morrer/i;
const MEANS =
  /\b(?:pills|tablets|meds|gun|rifle|rope|noose|blades?|razors?|knife|pastillas|cuerda|pistola|navaja|tabletten|pillen|strick|klinge|messer|cachets|comprimés|médicaments|médocs|corde|lames?|comprimidos|remédios|corda|arma|lâmina)\b/i;

const QUOTE_CHARS = 110;

/**
 * The companion's answer to somebody under care, in English, German, Spanish, French or Portuguese; to other
 * languages in simple English with the international list of lines. It ends with one question.
 */
export function writeCareAnswer(turn: Turn): string {
  const language = languageOf(turn.own.slice(-3).join('\n'));
  const prose = PROSE[language] ?? EN;
  const isForeign = language !== 'none' && !PROSE[language];
  const paragraphs = turn.isLater ? laterAnswer(turn, prose, isForeign) : firstAnswer(turn, prose, isForeign);
  return paragraphs.filter((paragraph) => paragraph !== '').join('\n\n');
}

function firstAnswer(turn: Turn, prose: CareProse, isForeign: boolean): string[] {
  const { level, kind, message, said } = turn;
  const pick = (lines: readonly string[]) => unsaid(lines, said);
  const isExplicit = kind === 'suicide' && PLAIN_WORDS.test(message);
  const asks = level === 'concern' ? prose.askGently[kind] : isExplicit ? prose.askSafe : prose.ask[kind];
  return [
    join(pick(prose.opening[kind]), quoteOf(message, pick(prose.quoted))),
    level === 'crisis' && MEANS.test(message) ? pick(prose.means) : '',
    help(turn, prose, isForeign),
    hideLine(turn, prose),
    pick(asks),
  ];
}

function laterAnswer(turn: Turn, prose: CareProse, isForeign: boolean): string[] {
  const { kind, message, said } = turn;
  const pick = (lines: readonly string[]) => unsaid(lines, said);
  const begins = DENIAL.test(message) ? prose.denial : prose.later;
  const question = pick([...prose.goOn[kind], ...prose.goOn.any]);
  // The numbers stand on the page; they are said again where a later conversation begins, or means come up.
  const isRepeated = said === '' || MEANS.test(message);
  return [
    pick(begins),
    MEANS.test(message) ? pick(prose.means) : '',
    isRepeated ? help(turn, prose, isForeign) : '',
    hideLine(turn, prose),
    question,
  ];
}

function help({ resources, said }: Turn, prose: CareProse, isForeign: boolean): string {
  const line = resources.find(({ emergency, tel, sms }) => !emergency && (tel ?? sms) !== null);
  const number = resources.find(({ emergency }) => emergency)?.tel;
  return join(
    unsaid(prose.limits, said),
    line && !isForeign ? reach(line, prose) : prose.anyLine,
    number ? prose.emergency.replace('{number}', number) : prose.anyEmergency,
  );
}

/** Said once in a conversation. */
const hideLine = ({ kind, said }: Turn, { hide }: CareProse): string =>
  kind === 'violence' && !said.includes(hide) ? hide : '';

function reach({ name, tel, sms }: CareResource, prose: CareProse): string {
  const both = tel !== null && tel === sms;
  const template = both ? prose.callOrText : tel === null ? prose.text : prose.call;
  return template.replace('{name}', name).replace('{number}', tel ?? sms ?? '');
}

/** A short message word for word; a long one is not cut, because half of a sentence may say something else. */
function quoteOf(message: string, template: string): string {
  const words = message.replace(/\s+/g, ' ').trim();
  return words.length > QUOTE_CHARS || words === '' ? '' : template.replace('{quote}', () => words);
}

/** The first that was not said yet; after all of them, the one that was said longest ago. */
function unsaid(lines: readonly string[], said: string): string {
  const [first = ''] = lines.toSorted((a, b) => lastSaid(a, said) - lastSaid(b, said));
  return first;
}

function lastSaid(line: string, said: string): number {
  const [fixed = ''] = line.split('{');
  return fixed === '' ? -1 : said.lastIndexOf(fixed);
}

const join = (...sentences: string[]) => sentences.filter((sentence) => sentence !== '').join(' ');
