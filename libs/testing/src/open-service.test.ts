import { randomUUID } from 'node:crypto';

import { createApp, userOf } from '@inkwell/service';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { deliver, type OpenService, openService } from './open-service.ts';
import { roundTrips } from './round-trips.ts';

let kit: OpenService;
beforeAll(async () => {
  kit = await openService('journal', { callers: ['gateway', 'insights'] });
});
afterAll(() => kit.close());

const place = { collection: 'rows', row: '1', field: 'content' };

describe('openService', () => {
  test('when an app is served, then it is called in the name of a person, and of nobody', async () => {
    const app = createApp({ log: kit.log, verify: kit.verify });
    app.get('/me', async (request) => ({ id: userOf(request), zone: request.headers['x-timezone'] }));
    app.post('/echo', async (request) => request.body);
    const call = await kit.serve(app);
    const userId = randomUUID();
    const me = await call({ userId }, { url: '/me', headers: { 'x-timezone': 'Etc/UTC' } });
    expect(me.json()).toEqual({ id: userId, zone: 'Etc/UTC' });
    expect((await call({}, { url: '/me' })).statusCode).toBe(401);
    const echo = await call({ userId }, { method: 'POST', url: '/echo', payload: { a: 1 } });
    expect(echo.json()).toEqual({ a: 1 });
  });

  test('when a caller is none of those named, or the token is for another service, then it is refused', () => {
    const tokenOf = (...pair: Parameters<typeof kit.signerOf>) => kit.signerOf(...pair)({ userId: 'ada' });
    expect(kit.verify(tokenOf('insights', 'journal'))).toMatchObject({ caller: 'insights', userId: 'ada' });
    for (const token of [tokenOf('chat', 'journal'), tokenOf('gateway', 'chat')]) {
      expect(() => kit.verify(token)).toThrow(expect.objectContaining({ code: 'unauthenticated' }));
    }
  });

  test('when a service is connected, then the shared server logs what may be a problem of its queries', async () => {
    expect(kit.connection.getClient().options.appName).toBe('inkwell-journal');
    const { filter } = await kit.database.command({ profile: -1 });
    expect(filter).toMatchObject({
      $and: [{ appName: { $regex: '^inkwell-' } }, { $or: expect.any(Array) }],
    });
  });

  test('when a second one is opened, then it stands for another process of the same installation', async () => {
    const other = await openService('journal');
    const userId = randomUUID();
    const sealed = (await kit.vault.open(userId)).seal('Dear diary', place);
    expect((await other.vault.open(userId)).unseal(sealed, place)).toBe('Dear diary');
    expect(other.verify(kit.sign({ userId }))).toMatchObject({ userId });
    expect(other.queue.prefix).not.toBe(kit.queue.prefix);
    await other.close();
    await expect(other.connection.collection('rows').findOne({})).rejects.toThrow();
    await expect(other.redis.ping()).rejects.toThrow();
  });
});

describe('roundTrips', () => {
  test('when commands are sent, then each is counted, and none before or after', async () => {
    const rows = kit.connection.collection<{ _id: number }>('rows');
    await rows.insertOne({ _id: 1 });
    expect(await roundTrips(kit.connection, () => rows.insertMany([{ _id: 2 }, { _id: 3 }]))).toBe(1);
    const two = async () => {
      await rows.findOne({ _id: 1 });
      await rows.deleteMany({ _id: { $gt: 0 } });
    };
    expect(await roundTrips(kit.connection, two)).toBe(2);
  });
});

describe('deliver', () => {
  test('when a handler has the name, then it runs; when none has, then that is told', async () => {
    const seen: unknown[] = [];
    const handlers = [{ name: 'one', run: async (data: unknown) => seen.push(data) }];
    await deliver(handlers, 'one', { id: 7 });
    expect(seen).toEqual([{ id: 7 }]);
    await expect(deliver(handlers, 'two', {})).rejects.toThrow('two has no handler');
  });
});
