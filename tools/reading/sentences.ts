import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

/** A labelled sentence of the training files. */
export type Sentence = {
  language: string;
  level: string;
  kind: string;
  /**
   * How it is put: plain, veiled, misspelt, …; of a harmless one `everyday`, `heavy` (grief, illness, burn-out,
   * heartbreak, fear without danger) or `lookalike` (with the words of danger).
   */
  form: string;
  text: string;
  /** One of a fifth that is never trained nor tuned on. */
  heldOut: boolean;
};

/** By the text alone, so that a sentence stays on its side when others are added. */
function isHeldOut(text: string): boolean {
  return createHash('sha256').update(text).digest().readUInt32BE(0) % 5 === 0;
}

/**
 * Reads all files `<language>[-…].tsv` of a folder: level, kind, form and text, separated by tabs.
 * @throws Error that names file and line of a row with another number of columns, or that stands there twice
 */
export async function readSentences(folder: string): Promise<Sentence[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.tsv')).toSorted();
  const seen = new Set<string>();
  const sentences: Sentence[] = [];
  for (const file of files) {
    const language = basename(file, '.tsv').split('-')[0] ?? '';
    const lines = (await readFile(join(folder, file), 'utf8')).trimEnd().split('\n');
    for (const [index, line] of lines.entries()) {
      const [level, kind, form, text, ...rest] = line.split('\t');
      const place = `${file}:${index + 1}`;
      if (!level || !kind || !form || !text || rest.length > 0)
        throw new Error(`${place} has not four columns`);
      if (seen.has(text)) throw new Error(`${place} is there twice`);
      seen.add(text);
      sentences.push({ language, level, kind, form, text, heldOut: isHeldOut(text) });
    }
  }
  return sentences;
}
