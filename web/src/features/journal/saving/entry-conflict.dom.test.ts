import { beforeEach, describe, expect, it, vi } from 'vitest';
import { advance, createServer, DAY, openEntry } from '../../../../test/entry-server.ts';

describe('an entry that was changed elsewhere', () => {
  beforeEach(() => void vi.useFakeTimers());

  it('when somebody else changed the entry, then both texts stay and nothing is sent until a choice', async () => {
    const server = createServer('Morning', 1);
    const { store, drafts } = openEntry(server, server.stored());
    server.change('From the phone');
    store.setContent('From the laptop');
    await store.save();
    expect(store.state.getState()).toMatchObject({
      content: 'From the laptop',
      status: 'conflict',
      conflict: { content: 'From the phone', revision: 2 },
    });
    store.setContent('From the laptop, more');
    await advance(60_000);
    expect(server.texts).toHaveLength(1);
    expect(drafts.read(DAY)?.content).toBe('From the laptop, more');
  });

  it('when mine is kept, then it is saved over theirs', async () => {
    const server = createServer('Morning', 1);
    const { store } = openEntry(server, server.stored());
    server.change('theirs');
    store.setContent('mine');
    await store.save();
    store.keepMine();
    await advance(0);
    expect(server.stored()).toEqual({ content: 'mine', revision: 3, mood: null });
    expect(store.state.getState()).toMatchObject({ content: 'mine', status: 'saved', conflict: null });
    store.setContent('mine, and more');
    await store.save();
    expect(server.history).toEqual(['theirs']);
  });

  it('when theirs is taken, then mine is saved first, for the history', async () => {
    const server = createServer('Morning', 1);
    const { store, drafts } = openEntry(server, server.stored());
    server.change('theirs');
    store.setContent('mine');
    await store.save();
    store.takeTheirs();
    await advance(0);
    expect(server.texts).toEqual(['mine', 'mine', 'theirs']);
    expect(server.history).toEqual(['theirs', 'mine']);
    expect(server.stored()).toEqual({ content: 'theirs', revision: 4, mood: null });
    expect(store.state.getState()).toMatchObject({ content: 'theirs', status: 'saved', conflict: null });
    expect(drafts.dates()).toEqual([]);
  });
});
