import { COMMON_DIRECTION } from '@inkwell/ai/memory';
import { connectMongo, createLog } from '@inkwell/service';
import { createVault, parseVaultKeys } from '@inkwell/vault';

import { contentAad } from '../../services/journal/src/entries.ts';
import { readVectors, sealVectors } from '../../services/journal/src/paragraph-vectors.ts';
import { createPerson } from '../test/person.ts';
import { median } from './compare.ts';
import type { Figure } from './figures.ts';
import { timeOf } from './reads.ts';

const DAY_MS = 86_400_000;
const ENTRIES = 10_000;
const PARAGRAPHS = 3;
const WORDS_A_PARAGRAPH = 50;
const ROUNDS = 5;
/** A word that is nowhere, the beginning of one, a question, several words, words of many pages. */
const QUESTIONS = ['zebra', 'gard', 'when did I last feel at home?', 'train window letter', 'sister'];
const WORDS =
  'the a I was walking home with my sister and thought about work money sleep again because nothing felt right at all when she called from station late in evening rain garden dinner quiet friends music happy tired slow morning coffee train window letter phone old house street light'.split(
    ' ',
  );

const anyOf = <T>(values: readonly T[]): T | undefined => values[Math.floor(Math.random() * values.length)];

function newParagraph(): string {
  return `${Array.from({ length: WORDS_A_PARAGRAPH }, () => anyOf(WORDS)).join(' ')}. It’s so.`;
}

/** As embeddings of sentences lie: mostly in the direction that they have in common. */
function newVector(): number[] {
  const vector = COMMON_DIRECTION.map((value) => value + (Math.random() - 0.5) * 0.05);
  const length = Math.hypot(...vector);
  return vector.map((value) => value / length);
}

/**
 * Searches the journal of somebody with many pages, each with the vectors of its paragraphs, through the gateway.
 *
 * @param mongoUri the journal's database, where the pages are put
 * @param vaultKeys the journal's `VAULT_KEYS`
 */
export async function benchSearch(base: string, mongoUri: string, vaultKeys: string): Promise<Figure[]> {
  const connection = await connectMongo(mongoUri, createLog({ name: 'bench', level: 'silent' }));
  try {
    const person = createPerson(base);
    await person.join();
    await person.post('journal-entries', {
      date: new Date().toISOString().slice(0, 10),
      content: newParagraph(),
    });
    const entries = connection.collection('entries');
    const [newest] = await entries.find().sort({ $natural: -1 }).limit(1).toArray();
    const userId = String(newest?.['userId']);
    const box = await createVault({ connection, keys: parseVaultKeys(vaultKeys) }).open(userId);
    const embeddings = { embed: async (texts: readonly string[]) => texts.map(newVector) };
    const rows = [];
    for (let index = 1; index <= ENTRIES; index += 1) {
      const date = new Date(Date.now() - index * DAY_MS).toISOString().slice(0, 10);
      const content = Array.from({ length: PARAGRAPHS }, newParagraph).join('\n\n');
      rows.push({
        userId,
        date,
        content: box.seal(content, contentAad({ date, revision: 1 })),
        vectors: sealVectors(date, await readVectors(content, {}, embeddings), box),
        written: true,
        mood: null,
        revision: 1,
        updatedAt: new Date(),
      });
    }
    await entries.insertMany(rows);
    const headers = { cookie: person.cookie(), 'x-timezone': 'UTC' };
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      for (const q of QUESTIONS)
        times.push(
          await timeOf({ url: `${base}/api/journal-search?${new URLSearchParams({ q })}`, headers }),
        );
    return [
      {
        name: `a search through ${ENTRIES} pages with vectors, median`,
        value: median(times),
        spread: [Math.min(...times), Math.max(...times)],
        unit: 'ms',
        atMost: 600,
        note: `${QUESTIONS.length} questions, ${ROUNDS} times each`,
      },
    ];
  } finally {
    await connection.close();
  }
}
