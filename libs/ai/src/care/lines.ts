import type { CareStep } from './prose/care-prose.ts';

/** The first of which no sentence was said yet; after all of them, the one that was said longest ago. */
export const fresh = (lines: readonly string[], said: string): string =>
  freshStep(
    lines.map((text) => ({ text })),
    said,
  ).text;

/** The first of which no sentence was said yet; nothing after all of them. */
export const unsaid = (lines: readonly string[], said: string): string =>
  lines.find((line) => isFresh(line, said)) ?? '';

/** What is said once in a conversation. */
export const once = (lines: readonly string[], said: string): string =>
  lines.some((line) => said.includes(line)) ? '' : (lines[0] ?? '');

/** The first step of which no sentence was said yet; after all of them, the one that was said longest ago. */
export const freshStep = (steps: readonly CareStep[], said: string): CareStep =>
  steps.find(({ text }) => isFresh(text, said)) ?? oldest(steps, said) ?? { text: '' };

/** A quotation ends with its mark, which French sets apart. */
const SENTENCE_END = /(?<=[.!?…](?:\s*[»”])?)\s+(?!»)/;

export const sentencesOf = (text: string) => text.split(SENTENCE_END);

export const isFresh = (line: string, said: string): boolean =>
  sentencesOf(line).every((sentence) => !said.includes(sentence));

function oldest(steps: readonly CareStep[], said: string): CareStep | undefined {
  return steps.toSorted((a, b) => lastSaid(a.text, said) - lastSaid(b.text, said))[0];
}

const lastSaid = (text: string, said: string): number =>
  Math.max(...sentencesOf(text).map((sentence) => said.lastIndexOf(sentence)));

export const join = (...sentences: string[]) => sentences.filter((sentence) => sentence !== '').join(' ');
export const paragraphs = (...parts: string[]) => parts.filter((part) => part !== '').join('\n\n');
