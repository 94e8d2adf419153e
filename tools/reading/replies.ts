import { packTraits, parseReply, traitsOf, type ReplyBank } from '@inkwell/ai/companion';
import { packNibbles } from '@inkwell/ai/reading';

import { readRows } from './rows.ts';

/** A reply of the training files as a line, with the messages it was written for. */
export type ReplyRow = { reply: string; examples: string[] };

/** Tone, mode, exercise, line, ask, and two examples at least. */
const LEAST_COLUMNS = 7;
const COLUMNS_OF_REPLY = 5;
/** After one of these a verb would have to agree with 'they' as well. */
const DISAGREES = /\{he\} (?:is|was|has|does|isn't|wasn't|hasn't|doesn't)\b|\b(?:is|was|has|does) \{he\}/i;

/**
 * Reads the replies of a folder's `.tsv` files: tone, mode, exercise, line, ask and examples, separated by tabs; a hyphen
 * stands for no exercise or no ask.
 * @throws Error that names file and line of a row that is none, and of a line or an example that is there twice
 */
export async function readReplies(folder: string): Promise<ReplyRow[]> {
  const known = new Map<string, string>();
  const once = (text: string, place: string): void => {
    const before = known.get(text.toLowerCase());
    if (before !== undefined) throw new Error(`${place}: '${text}' stands at ${before}, too`);
    known.set(text.toLowerCase(), place);
  };
  return (await readRows(folder, LEAST_COLUMNS, { orMore: true })).map(({ place, columns }) => {
    const reply = columns.slice(0, COLUMNS_OF_REPLY).join('\t');
    const examples = columns.slice(COLUMNS_OF_REPLY);
    const { line, ask } = parseReply(reply);
    if (line.includes('?') || (ask ?? '').split('?').length > 2 || DISAGREES.test(`${line} ${ask}`))
      throw new Error(`${place}: a line asks nothing, an ask one thing, and verbs fit 'they'`);
    for (const text of [line, ...examples]) once(text, place);
    return { reply, examples };
  });
}

/** @param embedded for each example of the rows, in their order, its embedding */
export function makeReplyBank(
  rows: readonly ReplyRow[],
  embedded: readonly (readonly number[])[],
  model: string,
): ReplyBank {
  const size = embedded[0]?.length ?? 0;
  const mean = Array.from(
    { length: size },
    (_, dimension) => embedded.reduce((sum, vector) => sum + (vector[dimension] ?? 0), 0) / embedded.length,
  );
  const centred = embedded.map((vector) => vector.map((value, at) => value - (mean[at] ?? 0)));
  return {
    model,
    replies: rows.map(({ reply }) => reply).join('\n'),
    mean: mean.map((value) => Number(value.toFixed(6))),
    counts: base64(rows.map(({ examples }) => examples.length)),
    traits: base64(rows.flatMap(({ examples }) => examples.map((text) => packTraits(traitsOf(text))))),
    vectors: Buffer.concat(centred.map(packNibbles)).toString('base64'),
  };
}

const base64 = (bytes: readonly number[]) => Buffer.from(bytes).toString('base64');
