import { Types } from 'mongoose';
import { createLog } from '@inkwell/service';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MessageModel } from '../messages/message.model.ts';
import type { Turn } from '../replies/active-reply.ts';
import { createRecall } from './recall.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A query that MongoDB never answers. */
const silentQuery = {
  hint: () => silentQuery,
  sort: () => silentQuery,
  limit: () => silentQuery,
  lean: () => silentQuery,
  cursor: () => ({ [Symbol.asyncIterator]: () => ({ next: silent }) }),
};
/** A query that finds nothing. */
const noRows = {
  sort: () => noRows,
  limit: () => noRows,
  lean: () => noRows,
  cursor: () => ({
    [Symbol.asyncIterator]: () => ({ next: async () => ({ done: true, value: undefined }) }),
  }),
};
function silent(): Promise<never> {
  return new Promise(() => undefined);
}

const turn = {
  userId: 'ann',
  at: new Date(),
  place: { zone: 'Etc/UTC' },
  reading: { embedding: null, now: 0, today: '2026-05-12', hour: 9 },
  replyId: new Types.ObjectId(),
} as Turn;

const WALK = { title: 'A walk', start: '2026-05-13 10:00', minutes: 30 };
const recall = createRecall({
  Message: { find: () => silentQuery } as unknown as MessageModel,
  readFromJournal: silent,
  readFromCalendar: silent,
  noteFacts: () => Promise.reject(new Error('nothing is noted')),
  safetyIdentifierOf: (userId) => userId,
  embeddings: { embed: silent },
  log: createLog({ name: 'chat', level: 'silent' }),
});
const sources = recall.sourcesOf(turn, true);
const planSources = recall.sourcesOf({ ...turn, mode: 'plan' }, true);

const QUESTION = 'What did I say about the landlord?';

describe('when nobody answers', () => {
  it.each([
    ['the page of today', 200, () => sources.readPage()],
    ['the calendar', 200, () => sources.readEvents('2026-05-12', '2026-05-18')],
    ['the calendar of a plan', 1_000, () => planSources.readEvents('2026-05-12', '2026-05-18')],
    ['the free times', 1_000, () => sources.readFreeTimes?.() ?? Promise.resolve()],
    ['a card', 1_000, () => sources.proposeEvent?.(WALK) ?? Promise.resolve()],
    ['earlier words', 200, () => sources.findWords('The landlord came.', false)],
    ['the past that is asked for', 300, () => sources.findWords(QUESTION, true)],
    ['what a model searches', 1_250, () => sources.findWords('landlord', true, undefined, true)],
  ])('then a reply goes without %s after %i ms', async (_what, ms, read) => {
    const ended = vi.fn<(answer: unknown) => void>();
    void read().then(ended);
    await vi.advanceTimersByTimeAsync(ms - 1);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(ended).toHaveBeenCalledWith(null);
  });
});

describe('what a model searches', () => {
  const match = { quote: 'The landlord wrote.', date: '2026-05-01', isByWord: true, score: 1 };
  /** The reading server never answers, and the journal when the test says so. */
  function searching() {
    let answer: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    const { findWords } = createRecall({
      Message: { find: () => ({ ...silentQuery, hint: () => noRows }) } as unknown as MessageModel,
      readFromJournal: async <T>() => {
        await answered;
        return { found: [match] } as T;
      },
      readFromCalendar: silent,
      noteFacts: () => Promise.reject(new Error('nothing is noted')),
      safetyIdentifierOf: (userId) => userId,
      embeddings: { embed: silent },
      log: createLog({ name: 'chat', level: 'silent' }),
    }).sourcesOf(turn, true);
    return { findWords, answer: () => answer() };
  }

  it('when the words take long to be read, then they are waited for, and found by word alone', async () => {
    const { findWords, answer } = searching();
    const found = findWords('landlord', true, undefined, true);
    await vi.advanceTimersByTimeAsync(800);
    answer();
    expect(await found).toMatchObject([{ quote: 'The landlord wrote.', kind: 'page' }]);
  });

  it('when a reply could do without them, then it does not wait for so long', async () => {
    const { findWords, answer } = searching();
    const found = findWords(QUESTION, true);
    await vi.advanceTimersByTimeAsync(800);
    answer();
    expect(await found).toBeNull();
  });
});

/** What is told of notes, the memory of which has what it was given. */
function noting(answers: readonly (() => Promise<boolean>)[]) {
  const given: string[][] = [];
  const { sourcesOf } = createRecall({
    Message: { find: () => silentQuery } as unknown as MessageModel,
    readFromJournal: silent,
    readFromCalendar: silent,
    noteFacts: (_user, _box, _source, facts) => {
      given.push(facts.map(({ text }) => text));
      return answers[given.length - 1]?.() ?? Promise.resolve(false);
    },
    safetyIdentifierOf: (userId) => userId,
    embeddings: undefined,
    log: createLog({ name: 'chat', level: 'silent' }),
  });
  return { given, sourcesOf };
}

describe('a fact that a reply notes', () => {
  it('when two are noted at once, then one after the other, and each is told what became of it', async () => {
    const { given, sourcesOf } = noting([async () => true, async () => true]);
    const { rememberFact } = sourcesOf(turn, true);
    expect(await Promise.all([rememberFact?.('One.'), rememberFact?.('Two.')])).toEqual([true, true]);
    expect(given).toEqual([['One.'], ['One.', 'Two.']]);
  });

  it('when it takes long, then that is told, and not that it is known', async () => {
    const told = noting([silent]).sourcesOf(turn, true).rememberFact?.('One.');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await told).toBeNull();
  });

  it('when the memory is off, then nothing is noted', async () => {
    const { given, sourcesOf } = noting([]);
    expect(await sourcesOf(turn, false).rememberFact?.('One.')).toBe(false);
    expect(given).toEqual([]);
  });
});
