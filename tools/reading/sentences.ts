import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { readTrainingRows } from './rows.ts';

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
  /** Whether it was written as a message of a talk with the companion. */
  isOfTalk: boolean;
};

/** By the text alone, so that a sentence stays on its side when others are added. */
export function isHeldOut(text: string): boolean {
  return createHash('sha256').update(text).digest().readUInt32BE(0) % 5 === 0;
}

/**
 * Reads all files `<language>[-…].tsv` of a folder: level, kind, form and text, separated by tabs.
 * @throws Error as `readTrainingRows`, and that names file and line of a sentence that is there twice
 */
export async function readSentences(folder: string): Promise<Sentence[]> {
  const seen = new Set<string>();
  const sentences: Sentence[] = [];
  for (const { file, place, columns } of await readTrainingRows(folder, 4)) {
    const [level = '', kind = '', form = '', text = ''] = columns;
    if (seen.has(text)) throw new Error(`${place} is there twice`);
    seen.add(text);
    const language = basename(file, '.tsv').split('-')[0] ?? '';
    const isOfTalk = /-(answers|talks)\./.test(file);
    sentences.push({ language, level, kind, form, text, heldOut: isHeldOut(text), isOfTalk });
  }
  return sentences;
}

/** Of the talks without danger each third stands among the sentences: it is trained on. */
const TRAINED_TALKS_DIVISOR = 3;

/** A message of a whole talk, of one person's side. */
export type TalkLine = {
  talk: string;
  text: string;
  /** Whether danger shows in it, in the light of those before it. */
  isDanger: boolean;
};

/**
 * Reads the messages of the talks that are not trained on, in their order: talk, message, what it is and text, separated
 * by tabs.
 * @throws Error as `readTrainingRows`
 */
export async function readTalks(folder: string): Promise<TalkLine[]> {
  const rows = await readTrainingRows(folder, 4);
  return rows
    .filter(
      ({ file, columns: [talk] }) => file.includes('danger') || Number(talk) % TRAINED_TALKS_DIVISOR !== 0,
    )
    .map(({ file, columns: [talk = '', , kind = '', text = ''] }) => ({
      talk: `${file} ${talk}`,
      text,
      isDanger: kind === 'danger',
    }));
}
