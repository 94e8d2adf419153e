import { randomBytes, randomUUID } from 'node:crypto';

import { addDays, dayOf } from '@inkwell/contracts';
import { connectMongo, createLog } from '@inkwell/service';
import { migrateDatabase } from '@inkwell/service/migrations';
import { createVault, parseVaultKeys } from '@inkwell/vault';

import { migrations } from '../../services/insights/src/migrations.ts';
import { createUseCases } from '../../services/insights/src/use-cases.ts';
import { writtenDay } from '../../services/insights/test/made-up-days.ts';
import { median } from './compare.ts';
import type { Figure } from './figures.ts';

const FEW_ENTRIES = 10;
const MANY_ENTRIES = 10_000;
const WARM_UP = 10;
const ROUNDS = 60;

/**
 * Computes the insights of somebody with many entries again, and of somebody with few: each time with something to store.
 *
 * @param mongoUri a database of its own
 */
export async function benchInsights(mongoUri: string): Promise<Figure[]> {
  const log = createLog({ name: 'bench', level: 'silent' });
  await migrateDatabase(mongoUri, migrations, { log });
  const connection = await connectMongo(mongoUri, log);
  const nobody = async () => null;
  const { recomputation } = createUseCases({
    connection,
    log,
    vault: createVault({ connection, keys: parseVaultKeys(`bench:${randomBytes(32).toString('base64')}`) }),
    live: { publish: async () => undefined },
    jobs: { enqueue: async () => true },
    readFromJournal: nobody,
    readFromChat: nobody,
    readFromAuth: nobody,
  });
  const insights = connection.collection('insights');

  async function personWith(entries: number): Promise<string> {
    const userId = randomUUID();
    const today = dayOf(new Date());
    const rows = Array.from({ length: entries }, (_, ago) => {
      const date = addDays(today, -ago);
      const day =
        ago % 2 === 0 ? writtenDay(date, ['anxiety'], ['money']) : writtenDay(date, ['calm'], ['nature']);
      return { ...day, userId, revision: 1 };
    });
    await connection.collection('reflections').insertMany(rows);
    await connection.collection<{ _id: string }>('people').insertOne({ _id: userId });
    return userId;
  }

  async function timeOf(userId: string): Promise<number> {
    // What stands there is another claim's, so that there is something to write.
    await insights.updateMany({ userId, dismissed: false }, { $set: { evidence: ['2020-01-01'] } });
    const began = performance.now();
    await recomputation.recompute(userId);
    return performance.now() - began;
  }

  try {
    const [many, few] = [await personWith(MANY_ENTRIES), await personWith(FEW_ENTRIES)];
    const times: Array<{ many: number; few: number }> = [];
    for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
      times.push({ many: await timeOf(many), few: await timeOf(few) });
    }
    const measured = times.slice(WARM_UP);
    const manyMs = median(measured.map((time) => time.many));
    const fewMs = median(measured.map((time) => time.few));
    return [
      {
        name: `computing insights at ${MANY_ENTRIES} entries, of those at ${FEW_ENTRIES}`,
        value: manyMs / fewMs,
        unit: 'ratio',
        atMost: 1.5,
        note: `${manyMs.toFixed(2)} and ${fewMs.toFixed(2)} ms`,
      },
    ];
  } finally {
    await connection.close();
  }
}
