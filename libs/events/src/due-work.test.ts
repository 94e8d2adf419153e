import { describe, expect, it } from 'vitest';
import { claimDueWork, enqueueDueWork } from './due-work.ts';

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

describe('the tick over due work', () => {
  const tick = async (isQueued: boolean, taken: string[] = []) => {
    const claimed: Array<{ row: string; until: Date }> = [];
    const queued: string[] = [];
    await claimDueWork({
      now: NOW,
      find: async () => ['a', 'b', 'c'],
      claim: async (row, until) => {
        claimed.push({ row, until });
        return { matchedCount: taken.includes(row) ? 0 : 1 };
      },
      enqueue: async (row) => {
        queued.push(row);
        return isQueued;
      },
    });
    return { claimed, queued };
  };

  it('when rows are due, then each is claimed for a minute and queued', async () => {
    const { claimed, queued } = await tick(true);
    expect(claimed).toEqual(['a', 'b', 'c'].map((row) => ({ row, until: new Date('2026-11-21T12:01:00Z') })));
    expect(queued).toEqual(['a', 'b', 'c']);
  });

  it('when another process has claimed a row, then its job is not queued again', async () => {
    expect((await tick(true, ['b'])).queued).toEqual(['a', 'c']);
  });

  it('when Redis is away, then no further row is claimed', async () => {
    expect((await tick(false)).claimed).toHaveLength(1);
  });
});
