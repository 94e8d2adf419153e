import { startMongo } from '@inkwell/testing';
import { describe, expect, it } from 'vitest';
import { isMongoUnreachable } from '../src/errors.ts';
import { createLog } from '../src/log.ts';
import { connectMongo, inTransaction } from '../src/mongo.ts';

describe('when MongoDB goes away', () => {
  it('then reads, writes and transactions fail as unavailable soon, and work again by themselves', async () => {
    const mongo = await startMongo();
    const connection = await connectMongo(
      `${mongo.url.replace(/\/\?/, '/service?')}`,
      createLog({ name: 'x', level: 'silent' }),
    );
    const notes = connection.collection<{ _id: string }>('notes');
    await notes.insertOne({ _id: 'kept' });
    const write = () =>
      inTransaction(connection, async (session) => {
        await notes.insertOne({ _id: 'late' }, { session });
      });

    await mongo.stop();
    const began = Date.now();
    const outcomes = await Promise.allSettled([notes.findOne({}), notes.insertOne({ _id: 'x' }), write()]);
    // The driver by itself would look for a server for half a minute.
    expect(Date.now() - began).toBeLessThan(15_000);
    for (const outcome of outcomes) {
      expect(outcome.status).toBe('rejected');
      const { reason } = outcome as PromiseRejectedResult;
      expect(
        isMongoUnreachable(reason) || (reason as { code?: string }).code === 'unavailable',
        String(reason),
      ).toBe(true);
    }

    await mongo.start();
    await write();
    expect(await notes.countDocuments()).toBe(2);
    await connection.close();
    await mongo.stop();
  });
});
