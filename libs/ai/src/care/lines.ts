import type { CareStep } from './prose/care-prose.ts';

/** The first of which no sentence was said yet; after all of them, the one that was said longest ago. */
export const freshOrOldestLine = (lines: readonly string[], said: string): string =>
  freshOrOldestStep(
    lines.map((text) => ({ text })),
    said,
  ).text;

/** The first of which no sentence was said yet; nothing after all of them. */
export const firstUnsaidLine = (lines: readonly string[], said: string): string =>
  lines.find((line) => isUnsaid(line, said)) ?? '';

/** What is said once in a conversation. */
export const lineIfUnsaid = (lines: readonly string[], said: string): string =>
  lines.some((line) => said.includes(line)) ? '' : (lines[0] ?? '');

/** The first step of which no sentence was said yet; after all of them, the one that was said longest ago. */
export const freshOrOldestStep = (steps: readonly CareStep[], said: string): CareStep =>
  steps.find(({ text }) => isUnsaid(text, said)) ?? oldestStep(steps, said) ?? { text: '' };

/** A quotation ends with its mark, which French sets apart. */
const SENTENCE_END = /(?<=[.!?…](?:\s*[»”])?)\s+(?!»)/;

export const sentencesOf = (text: string) => text.split(SENTENCE_END);

export const isUnsaid = (line: string, said: string): boolean =>
  sentencesOf(line).every((sentence) => !said.includes(sentence));

function oldestStep(steps: readonly CareStep[], said: string): CareStep | undefined {
  return steps.toSorted((a, b) => lastSaidIndex(a.text, said) - lastSaidIndex(b.text, said))[0];
}

const lastSaidIndex = (text: string, said: string): number =>
  Math.max(...sentencesOf(text).map((sentence) => said.lastIndexOf(sentence)));

export const joinSentences = (...sentences: string[]) =>
  sentences.filter((sentence) => sentence !== '').join(' ');
export const joinParagraphs = (...parts: string[]) => parts.filter((part) => part !== '').join('\n\n');
