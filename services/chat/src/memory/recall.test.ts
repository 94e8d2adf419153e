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
function silent(): Promise<never> {
  return new Promise(() => undefined);
}

const turn = {
  userId: 'ann',
  at: new Date(),
  place: { zone: 'Etc/UTC' },
  reading: { embedding: null, now: 0, today: '2026-05-12', hour: 9 },
} as Turn;

const sources = createRecall({
  Message: { find: () => silentQuery } as unknown as MessageModel,
  readFromJournal: silent,
  readFromCalendar: silent,
  noteFacts: () => Promise.reject(new Error('nothing is noted')),
  embeddings: { embed: silent },
  log: createLog({ name: 'chat', level: 'silent' }),
}).sourcesOf(turn, true);

const QUESTION = 'What did I say about the landlord?';

describe('when nobody answers', () => {
  it.each([
    ['the page of today', 200, () => sources.readPage()],
    ['the calendar', 200, () => sources.readEvents('2026-05-12', '2026-05-18')],
    ['earlier words', 200, () => sources.findWords('The landlord came.', false)],
    ['the past that is asked for', 1_000, () => sources.findWords(QUESTION, true)],
  ])('then a reply goes without %s after %i ms', async (_what, ms, read) => {
    const ended = vi.fn<(answer: unknown) => void>();
    void read().then(ended);
    await vi.advanceTimersByTimeAsync(ms - 1);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(ended).toHaveBeenCalledWith(null);
  });
});
