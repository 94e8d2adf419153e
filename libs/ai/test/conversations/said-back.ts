import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { mended } from '../../src/companion/spelling.ts';
import { toYou } from '../../src/local/words.ts';

const COMPANION = join(import.meta.dirname, '..', '..', 'src', 'companion');
const FOLDERS = ['prose', 'situations', 'exercises', 'guides', 'plan-topics', 'languages'];
/** Slots that hold something else than the person's words. */
const OWN_SLOTS = /^(?:offer|title|name|he|him|his|time|plan|when)$/i;
const ENDS = /(?<=[.?…]'?)\s+/;

/** All lines that were written for the companion, sentence by sentence. */
async function writtenSentences(): Promise<string[]> {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(join(COMPANION, folder)).map((file) => join(COMPANION, folder, file)),
  );
  const modules: unknown[] = await Promise.all(files.map((file) => import(file)));
  return [...new Set(modules.flatMap(stringsIn).flatMap((line) => line.split(ENDS)))];
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null || value instanceof RegExp) return [];
  return Object.values(value).flatMap(stringsIn);
}

type Written = { pattern: RegExp; slots: string[] };

const asPattern = (sentence: string): Written => ({
  pattern: new RegExp(
    `^${sentence
      .split(/\{\w+\}/)
      .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
      .join('(.+?)')}$`,
    'i',
  ),
  slots: [...sentence.matchAll(/\{(\w+)\}/g)].map(([, slot = '']) => slot),
});

const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const written = (await writtenSentences()).map(asPattern);
const fixed = written.filter(({ slots }) => slots.length === 0);
const filled = written.filter(({ slots }) => slots.length > 0);

/**
 * The sentences and the parts of a reply that are neither written lines nor the person's own words, 'I' and 'you'
 * exchanged or not.
 */
export function notFromThePerson(reply: string, own: readonly string[]): string[] {
  const words = own
    .flatMap((text) => [text, mended(text)])
    .flatMap((text) => [text, toYou(text), asQuoted(text)]);
  const said = words.map((text) => ` ${plain(text)} `);
  const isOwn = (part: string) => said.some((text) => text.includes(` ${plain(part)} `));
  return reply
    .split(/\n+/)
    .flatMap((line) => line.split(ENDS))
    .flatMap(apartFromLead)
    .filter((sentence) => plain(sentence) !== '' && !isOwn(sentence))
    .filter((sentence) => !fixed.some(({ pattern }) => pattern.test(sentence)))
    .filter((sentence) => !filled.some((each) => areSlotsOwn(each, sentence, isOwn)));
}

/** 'Here's one:' and what it leads to. */
function apartFromLead(sentence: string): string[] {
  const end = sentence.indexOf(': ') + 1;
  if (end === 0) return [sentence];
  const lead = sentence.slice(0, end);
  return fixed.some(({ pattern }) => pattern.test(lead)) ? [lead, sentence.slice(end + 1)] : [sentence];
}

function areSlotsOwn(
  { pattern, slots }: Written,
  sentence: string,
  isOwn: (part: string) => boolean,
): boolean {
  const parts = pattern.exec(sentence)?.slice(1);
  return (
    parts?.every(
      (part, at) => OWN_SLOTS.test(slots[at] ?? '') || isOwn(part) || part.split(', ').every(isOwn),
    ) ?? false
  );
}

/** As another person's words are quoted: 'I'm' is the one who was spoken to. */
const asQuoted = (text: string) =>
  toYou(text.replaceAll(/\bwe\b/gi, '\u0001'))
    .replaceAll('\u0001', 'we')
    .replaceAll(/\byou are\b/g, "you're");
