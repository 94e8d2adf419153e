import { describe, expect, it } from 'vitest';
import { enqueueDueWork } from './due-work.ts';

const NOW = new Date('2026-11-21T12:00:00Z');

async function* rows(...ids: string[]) {
  yield* ids;
}

describe('the sweep over due work', () => {
  it('when rows are due, then each is queued, and only work older than 20 s is asked for', async () => {
    const asked: Date[] = [];
    const queued: string[] = [];
    await enqueueDueWork({
      find: (before) => {
        asked.push(before);
        return rows('a', 'b');
      },
      enqueue: async (id) => queued.push(id) > 0,
      now: () => NOW,
    });
    expect(queued).toEqual(['a', 'b']);
    expect(asked).toEqual([new Date('2026-11-21T11:59:40Z')]);
  });

  it('when Redis is away, then the sweep ends at the first row', async () => {
    const tried: string[] = [];
    await enqueueDueWork({
      find: () => rows('a', 'b', 'c'),
      enqueue: async (id) => {
        tried.push(id);
        return false;
      },
    });
    expect(tried).toEqual(['a']);
  });
});
