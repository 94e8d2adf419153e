import { beforeEach, describe, expect, it, vi } from 'vitest';
import { advance, createServer, DAY, offline, openEntry } from '../../../../test/entry-server.ts';

describe('the drafts of several tabs', () => {
  beforeEach(() => void vi.useFakeTimers());

  /** A draft as a tab leaves it that was closed without a network. */
  function leaveDraft(tab: string, content: string, more: object = {}) {
    const draft = { content, baseRevision: 0, sent: [], changedAt: Date.now(), ...more };
    localStorage.setItem(`inkwell-journal:anna:${DAY}:${tab}`, JSON.stringify(draft));
  }
  const adoptInto = async ({ store, drafts }: Pick<ReturnType<typeof openEntry>, 'store' | 'drafts'>) => {
    await drafts.adopt();
    store.mergeDrafts(drafts.others(DAY));
    await store.save();
  };
  const storedDrafts = () => Object.keys(localStorage).filter((key) => key.startsWith('inkwell-journal'));

  it.each([
    { name: 'before', first: 'closed', page: 'From here', earlier: 'From the closed tab' },
    { name: 'after', first: 'here', page: 'From the closed tab', earlier: 'From here' },
  ])(
    'when a closed tab wrote $name this one, both offline, then the newest is the page, the other in its history',
    async ({ first, page, earlier }) => {
      const server = createServer();
      const tab = openEntry(server);
      const write = {
        closed: () => leaveDraft('a', 'From the closed tab'),
        here: () => tab.store.setContent('From here'),
      };
      const order = first === 'closed' ? [write.closed, write.here] : [write.here, write.closed];
      for (const step of order) {
        step();
        vi.setSystemTime(Date.now() + 1_000);
      }
      await adoptInto(tab);
      expect(server.stored().content).toBe(page);
      expect(server.history).toEqual([earlier]);
      expect(tab.store.state.getState()).toMatchObject({ content: page, status: 'saved', conflict: null });
      expect(tab.onMerged).toHaveBeenCalledTimes(1);
      expect(storedDrafts()).toEqual([]);
    },
  );

  it('when this tab has saved before, then the draft of a closed one still goes into the history', async () => {
    const server = createServer();
    const tab = openEntry(server);
    leaveDraft('a', 'From the closed tab');
    vi.setSystemTime(Date.now() + 1_000);
    tab.store.setContent('From here');
    await tab.store.save();
    await adoptInto(tab);
    expect(server.stored().content).toBe('From here');
    expect(server.history).toContain('From the closed tab');
    expect(storedDrafts()).toEqual([]);
  });

  it('when several tabs were closed offline, then the next visit saves every text, the newest as the page', async () => {
    const server = createServer();
    for (const [index, tab] of ['b', 'c', 'a'].entries())
      leaveDraft(tab, `Text ${tab}`, { changedAt: index });
    const tab = openEntry(server);
    await adoptInto(tab);
    expect(server.texts).toEqual(['Text b', 'Text c', 'Text a']);
    expect(server.history).toEqual(['Text b', 'Text c']);
    expect(server.stored().content).toBe('Text a');
    expect(storedDrafts()).toEqual([]);
  });

  it('when the tab is closed before the merged texts are saved, then the next visit has them all', async () => {
    const server = createServer();
    leaveDraft('a', 'From the closed tab', { changedAt: 1 });
    const first = openEntry(server);
    first.store.setContent('From here');
    server.next(offline);
    await adoptInto(first);
    first.store.close();

    const { store } = openEntry(server);
    await store.save();
    expect(server.texts.slice(1)).toEqual(['From the closed tab', 'From here']);
    expect(server.history).toEqual(['From the closed tab']);
    expect(storedDrafts()).toEqual([]);
  });

  it('when the page was changed elsewhere since a closed tab wrote, then both are offered', async () => {
    const server = createServer('Morning', 1);
    const tab = openEntry(server, server.change('From the phone'));
    leaveDraft('a', 'From the closed tab', { baseRevision: 1 });
    await adoptInto(tab);
    expect(tab.store.state.getState()).toMatchObject({
      content: 'From the closed tab',
      conflict: { content: 'From the phone' },
    });
    leaveDraft('b', 'A third text');
    await adoptInto(tab);
    expect(tab.store.state.getState().content).toBe('From the closed tab');
    tab.store.takeTheirs();
    await advance(0);
    expect(server.stored().content).toBe('From the phone');
    expect(server.history).toEqual(expect.arrayContaining(['From the closed tab', 'A third text']));
    expect(storedDrafts()).toEqual([]);
  });

  it('when the choice between two texts is not saved before the tab is closed, then the next visit does', async () => {
    const server = createServer('Morning', 1);
    const first = openEntry(server, server.stored());
    server.change('theirs');
    first.store.setContent('mine');
    await first.store.save();
    server.next(offline);
    first.store.takeTheirs();
    await advance(0);
    first.store.close();

    const { store } = openEntry(server, server.stored());
    expect(store.state.getState().content).toBe('theirs');
    await store.save();
    expect(server.stored().content).toBe('theirs');
    expect(server.history).toEqual(['theirs', 'mine']);
    expect(storedDrafts()).toEqual([]);
  });
});
