import { REQUEST_KINDS, type RequestKind } from './prose/requests.ts';
import { sentencesOf } from './reflect.ts';
import { saidBack } from './tellings.ts';

/** A request for help, as far as plain words show it. */
export type Request = {
  /** The sentence that asks. */
  sentence: string;
  /** Null where no exercise fits it. */
  kind: RequestKind | null;
  /** What help is asked for, in the second person; null where it can't be said back. */
  x: string | null;
  /** 'help me' wants something done, 'how do I' wants to know. */
  isHelp: boolean;
};

const ASKS =
  /\b(?:(?:can|could|would|will) (?:you|we) (?:please )?help(?: me)?|please help(?: me)?|help me|I need (?:some )?help|need (?:some )?(?:help|advice|tips))(?: to| with| on| out| find| figure out| in)*\b(?<x>.*)|\b(?:how (?:do|can|should|could|would|am) I (?:even |ever |supposed to |possibly |best )*|(?<!(?:don't|dunno|not know|no idea) )(?<!n't know )how to (?!(?:describe|put|explain|say) (?:it|this|that)\b)|any (?:tips|advice|ideas?) (?:on|for|about|how to) )(?<y>.+)|\b(?:what (?:do|should|can|could|would|am) I (?:even |supposed to )?(?:do|say|tell|write|answer|try|reply)\b)(?<z>.*)|^(?:so |and |but |or )*(?:should I|do I (?=tell|say|ask|call|leave|stay|go|take|quit|answer|text|write|accept|forgive|apologi))\b(?<w>.+)|\bwhat now\b|^(?:but |and |ok |so )?how\W*$/i;

/** @param meant the message, its slips mended */
export function requestIn(meant: string): Request | null {
  const sentence = sentencesOf(meant).findLast((each) => ASKS.test(each));
  if (!sentence || sentence.length > 200) return null;
  const groups = ASKS.exec(sentence)?.groups ?? {};
  const words = (groups['x'] ?? groups['y'] ?? groups['z'] ?? groups['w'] ?? '').trim();
  return {
    sentence,
    kind: requestKindOf(sentence),
    x: saidBack(words),
    isHelp: groups['x'] !== undefined,
  };
}

/** What kind of help a sentence asks for; null where plain words don't show it. */
export const requestKindOf = (sentence: string): RequestKind | null =>
  REQUEST_KINDS.find(({ pattern }) => pattern.test(sentence)) ?? null;

export type Alternatives = { one: string; other: string };

/** The two things between which somebody chooses: 'between taking the job and staying'. */
export function alternativesIn(meant: string): Alternatives | null {
  const match =
    /\b(?:between|torn between|choose|choosing|decide) (?<one>[^.?!,]{3,60}?) (?:and|or) (?<other>[^.?!,]{3,60})/i.exec(
      meant,
    ) ??
    /\bshould I (?<one>[^.?!,]{3,60}?),? or (?:should I |rather )?(?<other>[^.?!,]{3,60})/i.exec(meant) ??
    /\bwhether (?:to |I should )?(?<one>[^.?!,]{3,60}?) or (?:to )?(?<other>[^.?!,]{3,60})/i.exec(meant);
  const one = asThing(match?.groups?.['one'] ?? '');
  const other = asThing(match?.groups?.['other'] ?? '');
  return one && other ? { one, other } : null;
}

/** 'stay in my job' gives 'staying in your job'; a noun stays as it is. */
function asThing(words: string): string | null {
  const said = saidBack(words.replace(/^(?:between|to) /i, ''), 12);
  const [verb = '', ...rest] = said?.split(' ') ?? [];
  return said && VERBS.test(verb) ? [gerund(verb.toLowerCase()), ...rest].join(' ') : said;
}

const VERBS =
  /^(?:stay|start|take|quit|leave|move|tell|go|keep|buy|sell|ask|accept|wait|end|break|apply|study|marry|have|get|call|say|do|try|change|stop|rent|travel|work|finish|give|invite|forgive|write|train|build|let|make|open|return|turn|live|continue|visit|drop|save|spend|switch)$/i;

function gerund(verb: string): string {
  if (/^(?:quit|get|stop|let|drop)$/.test(verb)) return `${verb}${verb.at(-1) ?? ''}ing`;
  return verb.endsWith('e') ? `${verb.slice(0, -1)}ing` : `${verb}ing`;
}
