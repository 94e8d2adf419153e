import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { type Embeddings, packEmbedding } from '@inkwell/ai/reading';
import { createNearness, createTextSearch, isNearInMeaning, textToCompare } from '@inkwell/ai/search';

const MAX_FIRST_RESULTS = 3;
const MAX_RESULTS = 50;

/** A page as it is looked through: its text, and its embedding packed as it is stored. */
type SearchedPage = { id: string; text: string; packed: Buffer };

const linesOf = async (file: string): Promise<string[][]> =>
  (await readFile(file, 'utf8'))
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'));

/** Writes what the embeddings of questions have in common: the mean of those of `training/search/phrases.txt`. */
export async function writeQuestionDirection(
  { embed }: Pick<Embeddings, 'embed'>,
  training: string,
  file: string,
): Promise<void> {
  const phrases = (await linesOf(join(training, 'search', 'phrases.txt'))).flat();
  const sum: number[] = [];
  for (const phrase of phrases) {
    const [vector = []] = await embed([textToCompare(phrase)]);
    for (const [dimension, value] of vector.entries()) sum[dimension] = (sum[dimension] ?? 0) + value;
  }
  await writeFile(
    file,
    `${JSON.stringify(sum.map((value) => Number((value / phrases.length).toFixed(4))))}\n`,
  );
}

/** The pages that are found, the best first. */
async function findPages(
  question: string,
  embedding: readonly number[],
  pages: readonly SearchedPage[],
): Promise<string[]> {
  const search = createTextSearch<string>(question, MAX_RESULTS);
  const nearness = createNearness(embedding);
  for (const { id, text, packed } of pages) {
    const cosine = nearness(packed);
    await search.add(id, text, isNearInMeaning(cosine) ? { cosine, from: () => 0 } : null);
  }
  return (await search.best()).map(({ source }) => source);
}

/**
 * Says of each set of `training/search` how many questions find the page that answers them, and what is found by those
 * that no page answers (`-`).
 */
export async function reportSearch({ embed }: Pick<Embeddings, 'embed'>, training: string): Promise<string> {
  const embedOne = async (text: string) => (await embed([text]))[0] ?? [];
  const [pages, questions] = await Promise.all(
    ['pages.tsv', 'questions.tsv'].map((name) => linesOf(join(training, 'search', name))),
  );
  const lines: string[] = [];
  for (const set of new Set(pages?.map(([name]) => name))) {
    const written: SearchedPage[] = [];
    for (const [of, id = '', text = ''] of pages ?? []) {
      if (of !== set) continue;
      const packed = Buffer.from(packEmbedding(await embedOne(text)).toString('base64'));
      written.push({ id, text, packed });
    }
    const places: number[] = [];
    const unanswered: number[] = [];
    for (const [of, id, question = ''] of questions ?? []) {
      if (of !== set) continue;
      const found = await findPages(question, await embedOne(textToCompare(question)), written);
      if (id === '-') unanswered.push(found.length);
      else places.push(found.indexOf(id ?? ''));
    }
    const among = (count: number) => places.filter((place) => place >= 0 && place < count).length;
    const nothing = unanswered.filter((count) => count === 0).length;
    const mean = unanswered.reduce((sum, count) => sum + count, 0) / unanswered.length;
    lines.push(
      `${set}: ${places.length} questions, ${written.length} pages: ${among(1)} first, ${among(MAX_FIRST_RESULTS)} among the first ${MAX_FIRST_RESULTS}, ${among(MAX_RESULTS)} at all`,
      `  of ${unanswered.length} that nothing answers ${nothing} find nothing; they find ${mean.toFixed(1)} pages on average`,
    );
  }
  return lines.join('\n');
}
