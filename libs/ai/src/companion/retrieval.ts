import { MODES } from '@inkwell/contracts';
import { RELATIONS } from '../local/relations.ts';
import type { Embedding } from '../reading/embeddings.ts';
import { isQuestion } from './questions.ts';
import { dot, lengthsOf, unpackNibbles } from '../reading/nibbles.ts';

const TONES = ['hard', 'good', 'plain'] as const;
const REPLY_MODES = [...MODES, 'any'] as const;

/** A reply that was written for messages of one gist. */
export type WrittenReply = {
  tone: (typeof TONES)[number];
  mode: (typeof REPLY_MODES)[number];
  /** The exercise that fits; null where none does. */
  exercise: string | null;
  /** Takes the message up, without a question. `{he}`, `{him}` and `{his}` are whom it tells of. */
  line: string;
  /** The question that leads on; null where it is left at the line. */
  ask: string | null;
};

/**
 * Replies with the embeddings of their example messages, as `npm run train:reading` writes them: long texts rather than
 * lists, which the compiler and a process read in a moment.
 */
export type ReplyBank = {
  /** The embedding model that it was made with. */
  model: string;
  /** One reply a line: tone, mode, exercise, line and ask, separated by tabs; a hyphen stands for none. */
  replies: string;
  /** Subtracted from an embedding before it is compared: embeddings of this model all point in a similar direction. */
  mean: readonly number[];
  /** For each reply the number of its examples, a byte each in base64. */
  counts: string;
  /** For each example, in the order of the replies, what its words show: see `traitsOf`, a byte each in base64. */
  traits: string;
  /** For each example its embedding less the mean, four bits a number in base64: see `packNibbles`. */
  vectors: string;
};

/** Who a message is about, whether it denies, and whether it asks: what embeddings tell badly. */
export type Traits = { subject: 'self' | 'other' | null; denies: boolean; asks: boolean };

export type FoundReply = {
  reply: WrittenReply;
  /** From 0 to 1: how likely the reply is right for the message. */
  fit: number;
  /** Whether the reply answers a question. */
  answers: boolean;
};

export type FindReplies = (embedding: Embedding, traits: Traits) => FoundReply[];

const MOST_FOUND = 8;
/** So much less near an example counts that denies where the message does not, or is about somebody else. */
const DENIAL_COSTS = 0.07;
const SUBJECT_COSTS = 0.12;
const QUESTION_COSTS = 0.08;
/** Below this nothing is alike. */
const LEAST_NEAR = 0.4;
/**
 * How likely a reply is right, by the cosines of the nearest example, of the next one, and of all of them on average: a
 * logistic regression on judged pairs of a message and a reply. See docs/decisions/008-companion.md.
 */
const FIT = { nearest: 4.3, next: 2, average: 3.6, bias: -4.85 };

/**
 * A search for the replies whose examples are nearest to a message.
 *
 * @returns a function that gives those that are likeliest right first
 */
export function createRetrieval(bank: ReplyBank): FindReplies {
  const { mean } = bank;
  const replies = bank.replies.split('\n').map(parseReply);
  const vectors = unpackNibbles(bytesOf(bank.vectors));
  const lengths = lengthsOf(vectors, mean.length);
  const counts = bytesOf(bank.counts);
  const traits = Array.from(bytesOf(bank.traits), unpackTraits);

  return (embedding, own) => {
    const query = Float32Array.from(embedding, (value, at) => value - (mean[at] ?? 0));
    const length = Math.hypot(...query) || 1;
    const cosine = (example: number) =>
      dot(query, vectors, example * mean.length) / (length * (lengths[example] ?? 1));
    const found: FoundReply[] = [];
    let first = 0;
    for (const [index, reply] of replies.entries()) {
      const last = first + (counts[index] ?? 0);
      let [nearest, next, sum, asking] = [-1, -1, 0, 0];
      for (let example = first; example < last; example += 1) {
        const near = cosine(example) - costOf(own, traits[example]);
        sum += near;
        if (traits[example]?.asks) asking += 1;
        if (near > nearest) [nearest, next] = [near, nearest];
        else if (near > next) next = near;
      }
      if (nearest >= LEAST_NEAR)
        found.push({
          reply,
          fit: fitOf(nearest, next, sum / (last - first)),
          answers: asking * 2 > last - first,
        });
      first = last;
    }
    return found.toSorted((a, b) => b.fit - a.fit).slice(0, MOST_FOUND);
  };
}

const fitOf = (nearest: number, next: number, average: number) =>
  1 / (1 + Math.exp(-(FIT.nearest * nearest + FIT.next * next + FIT.average * average + FIT.bias)));

function costOf(own: Traits, example: Traits | undefined): number {
  if (!example) return 0;
  const isElse = own.subject !== null && example.subject !== null && own.subject !== example.subject;
  return (
    (own.denies === example.denies ? 0 : DENIAL_COSTS) +
    (own.asks === example.asks ? 0 : QUESTION_COSTS) +
    (isElse ? SUBJECT_COSTS : 0)
  );
}

const NONE = '-';

/**
 * A reply from its line.
 *
 * @throws Error where the line is none
 */
export function parseReply(line: string): WrittenReply {
  const [tone, mode, exercise = NONE, said = '', ask = NONE] = line.split('\t');
  const reply = { exercise: orNull(exercise), line: said, ask: orNull(ask) };
  const toned = TONES.find((each) => each === tone);
  const moded = REPLY_MODES.find((each) => each === mode);
  if (!toned || !moded) throw new Error(`'${line}' is no reply`);
  return { ...reply, tone: toned, mode: moded };
}

const orNull = (column: string) => (column === NONE ? null : column);

const bytesOf = (base64: string): Uint8Array => Buffer.from(base64, 'base64');

const FILLERS = String.raw`^(?:(?:and|but|so|then|well|yes|yeah|no|ok|also|because|cause|cuz|maybe|i guess|i think|today|yesterday|tonight|honestly|sometimes|now|that|when|if|like|just|this (?:morning|evening|week)|last (?:night|week|year))\b[\s,.:]*)*`;
const SELF = new RegExp(String.raw`${FILLERS}(?:i|i'm|im|i've|ive|i'd|i'll|we|we're|we've|me)\b`, 'i');
const OTHER = new RegExp(
  String.raw`${FILLERS}(?:(?:he|she|they|everyone|everybody|nobody|no one|someone|somebody|people)(?:'\p{L}+)?\b|(?:my|our|his|her|their|the) (?:[\p{L}-]+ )?(?:${RELATIONS.join('|')})\b)`,
  'iu',
);
const DENIES =
  /\b(?:not|never|no|nobody|nothing|none|without|cannot|cant|dont|wont|didnt|isnt|wasnt|arent|werent|havent|hasnt|hadnt|doesnt|couldnt|wouldnt|shouldnt|neither|nor)\b|n['’]t\b/i;

/** What the words of a message show. */
export const traitsOf = (text: string): Traits => ({
  subject: SELF.test(text) ? 'self' : OTHER.test(text) ? 'other' : null,
  denies: DENIES.test(text),
  asks: isQuestion(text),
});

const SUBJECTS = [null, 'self', 'other'] as const;

/** Traits as a number, for a byte. */
export const packTraits = ({ subject, denies, asks }: Traits): number =>
  SUBJECTS.indexOf(subject) * 4 + (asks ? 2 : 0) + (denies ? 1 : 0);

const unpackTraits = (packed: number): Traits => ({
  subject: SUBJECTS[packed >> 2] ?? null,
  asks: (packed & 2) > 0,
  denies: packed % 2 === 1,
});
