import { describe, expect, test } from 'vitest';

import { refusedByMongos } from './shards.ts';

describe('a write on shards', () => {
  const byUser = { userId: 1 } as const;
  test.each([
    ['an update of one by its shard key', 'update', { q: { userId: 'ann', date: 'x' } }, true],
    ['an update of one by its id', 'update', { q: { _id: 1 } }, true],
    ['an upsert by its id', 'update', { q: { _id: 1 }, upsert: true }, false],
    ['an upsert with the shard key', 'update', { q: { $and: [{ userId: 'ann' }] }, upsert: true }, true],
    ['an update of one by something else', 'update', { q: { dueAt: null } }, false],
    ['an update of many by something else', 'update', { q: { dueAt: null }, multi: true }, true],
    ['an update of one of several people', 'update', { q: { userId: { $in: ['ann'] } } }, false],
    ['a deletion of one by something else', 'remove', { q: { dueAt: null }, limit: 1 }, false],
    ['a findAndModify by its id', 'command', { findAndModify: 'rows', query: { _id: 1 } }, false],
    [
      'a findAndModify with the shard key',
      'command',
      { findAndModify: 'rows', query: { userId: 'ann' } },
      true,
    ],
    ['a query', 'query', { find: 'rows', filter: {} }, true],
  ] as const)('when it is %s, then mongos takes it or not', (_, op, command, isTaken) => {
    expect(refusedByMongos({ op, command }, byUser) === null).toBe(isTaken);
  });
});
