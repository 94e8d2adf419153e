import type { Entry } from '@inkwell/contracts';
import type { Emotion } from '@inkwell/contracts/constants';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SaveInput } from '../../lib/entries.ts';
import { RequestError } from '../../lib/request.ts';
import { createDrafts } from './drafts.ts';
import { AUTO_SAVE_MS, createEntryStore, EMPTY_SAVE_MS } from './entry-store.ts';

const DAY = '2026-11-21';

const refusal = (status: number, error: string, context?: object) =>
  new RequestError(status, '', JSON.stringify({ error, message: error, requestId: 'r', context }));

/** A fake server of one entry, which can be slow, unreachable, or changed by somebody else. */
function createServer(content = '', revision = 0) {
  let stored: { content: string; revision: number; mood: Emotion | null } = { content, revision, mood: null };
  const texts: string[] = [];
  const history: string[] = [];
  const faults: (() => Promise<void> | void)[] = [];
  let running = 0;
  const server = {
    texts,
    /** The replaced texts that a save has asked to keep. */
    history,
    most: 0,
    /** Runs before the next request is answered. */
    next: (fault: () => Promise<void> | void) => faults.push(fault),
    stored: () => stored,
    change: (text: string) => (stored = { ...stored, content: text, revision: stored.revision + 1 }),
    async post(input: SaveInput): Promise<Entry> {
      running += 1;
      server.most = Math.max(server.most, running);
      texts.push(input.content);
      try {
        await faults.shift()?.();
        const mood = input.mood === undefined ? stored.mood : input.mood;
        if (input.content !== stored.content || mood !== stored.mood) {
          if (input.baseRevision !== stored.revision) throw refusal(409, 'conflict', stored);
          if (input.keepReplaced && stored.revision > 0) history.push(stored.content);
          stored = { content: input.content, mood, revision: stored.revision + 1 };
        }
        return { date: input.date, updatedAt: '2026-11-21T10:00:00Z', care: null, ...stored };
      } finally {
        running -= 1;
      }
    },
  };
  return server;
}

function open(
  server: ReturnType<typeof createServer>,
  loaded: { content: string; revision: number } | null = null,
) {
  const drafts = createDrafts('anna');
  const onAccessDenied = vi.fn<() => void>();
  const onMerged = vi.fn<() => void>();
  const store = createEntryStore(DAY, loaded, {
    saveEntry: (input) => server.post(input),
    drafts,
    onSaved: () => {},
    onAccessDenied,
    onMerged,
  });
  return { store, drafts, onAccessDenied, onMerged };
}

const offline = () => {
  throw new TypeError('Failed to fetch');
};
const advance = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('the store of an entry', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    localStorage.clear();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('when typing pauses for 2000 ms, then it is saved once, and until then it is on the device', async () => {
    const server = createServer();
    const { store, drafts } = open(server);
    store.setContent('Dear');
    await advance(AUTO_SAVE_MS - 1);
    store.setContent('Dear diary');
    await advance(AUTO_SAVE_MS - 1);
    expect(server.texts).toEqual([]);
    expect(store.state.getState().status).toBe('on-device');
    expect(drafts.read(DAY)?.content).toBe('Dear diary');

    await advance(1);
    expect(server.texts).toEqual(['Dear diary']);
    expect(store.state.getState().status).toBe('saved');
    expect(drafts.dates()).toEqual([]);
  });

  it('when nothing changed or the text was emptied, then nothing is sent', async () => {
    const server = createServer('Before', 3);
    const { store, drafts } = open(server, server.stored());
    store.setContent('Before ');
    store.setContent('Before');
    await store.save();
    store.setContent('  ');
    await advance(AUTO_SAVE_MS);
    await store.save();
    expect(server.texts).toEqual([]);
    expect(store.state.getState().status).toBe('blank');
    expect(drafts.dates()).toEqual([]);
  });

  it('when the whole text was deleted, then a longer pause saves it as empty, and the history keeps it', async () => {
    const server = createServer('Before', 3);
    const { store, drafts } = open(server, server.stored());
    store.setContent('');
    await advance(EMPTY_SAVE_MS - 1);
    expect(server.texts).toEqual([]);
    await advance(1);
    expect(server.stored()).toMatchObject({ content: '', revision: 4 });
    expect(server.history).toEqual(['Before']);
    expect(store.state.getState()).toMatchObject({ status: 'saved', emptiedText: 'Before' });
    expect(drafts.dates()).toEqual([]);
  });

  it('when the page is left after the whole text was deleted, then it is saved as empty at once', async () => {
    const server = createServer('Before', 3);
    const { store } = open(server, server.stored());
    store.setContent('Bef');
    store.setContent('');
    await store.leave();
    expect(server.stored().content).toBe('');
    expect(server.history).toEqual(['Before']);
  });

  it('when a text is typed or brought back before that, then it is not saved as empty', async () => {
    const server = createServer('Before', 3);
    const { store } = open(server, server.stored());
    store.setContent('');
    await advance(AUTO_SAVE_MS);
    store.bringBack();
    expect(store.state.getState()).toMatchObject({ content: 'Before', status: 'saved', emptiedText: null });
    store.setContent(' ');
    store.setContent('After');
    await advance(EMPTY_SAVE_MS);
    expect(server.texts).toEqual(['After']);
  });

  it('when the text is brought back after it was saved as empty, then that is saved', async () => {
    const server = createServer('Before', 3);
    const { store } = open(server, server.stored());
    store.setContent('');
    await store.leave();
    store.bringBack();
    await advance(AUTO_SAVE_MS);
    expect(server.stored().content).toBe('Before');
  });

  it('when the server was away as the page was emptied and left, then the next visit empties it', async () => {
    const server = createServer('Before', 3);
    const first = open(server, server.stored());
    server.next(offline);
    first.store.setContent('');
    await first.store.leave();
    first.store.close();
    const { store } = open(server, server.stored());
    await store.save();
    expect(server.stored().content).toBe('');
    expect(server.history).toEqual(['Before']);
  });

  it('when nobody deleted the text, then leaving saves no empty page', async () => {
    const server = createServer('Before', 3);
    // As where the entry could not be loaded.
    const { store } = open(server);
    await store.leave();
    store.setContent('  ');
    await store.leave();
    expect(server.stored().content).toBe('Before');
  });

  it('when a save is slow, then one request runs at a time and the latest text wins', async () => {
    const server = createServer();
    const { store } = open(server);
    let answer = () => {};
    server.next(() => new Promise((resolve) => (answer = resolve)));
    store.setContent('one');
    void store.save();
    store.setContent('one two');
    void store.save();
    store.setContent('one two three');
    void store.save();
    await advance(0);
    expect(server.texts).toEqual(['one']);
    answer();
    await advance(0);
    expect(server.texts).toEqual(['one', 'one two three']);
    expect(server.most).toBe(1);
    expect(store.state.getState().status).toBe('saved');
  });

  it('when the server is unreachable, then retries back off and the text stays on the device', async () => {
    const server = createServer();
    const { store, drafts } = open(server);
    server.next(offline);
    server.next(() => Promise.reject(refusal(503, 'unavailable')));
    store.setContent('Rain');
    await advance(AUTO_SAVE_MS);
    expect(store.state.getState().status).toBe('retrying');
    expect(drafts.read(DAY)?.content).toBe('Rain');
    await advance(2_000);
    expect(server.texts).toHaveLength(2);
    await advance(3_999);
    expect(server.texts).toHaveLength(2);
    await advance(1);
    expect(server.stored().content).toBe('Rain');
    expect(store.state.getState().status).toBe('saved');
    expect(drafts.dates()).toEqual([]);
  });

  it('when the connection comes back, then the unsaved text is sent at once', async () => {
    const server = createServer();
    const { store } = open(server);
    server.next(offline);
    store.setContent('Rain');
    await store.save();
    store.retryNow();
    await advance(0);
    expect(server.stored().content).toBe('Rain');
  });

  it('when the tab crashed before the save, then the next visit restores the draft and saves it', async () => {
    const server = createServer('Morning', 1);
    open(server, server.stored()).store.setContent('Morning and evening');

    const { store } = open(server, server.stored());
    expect(store.state.getState()).toMatchObject({ content: 'Morning and evening', status: 'on-device' });
    await store.save();
    expect(server.stored()).toEqual({ content: 'Morning and evening', revision: 2, mood: null });
  });

  it('when the tab crashed after the save arrived, then the draft is removed', () => {
    const server = createServer('Morning', 1);
    open(server, server.stored()).store.setContent('Evening');
    server.change('Evening');
    const { store, drafts } = open(server, server.stored());
    expect(store.state.getState()).toMatchObject({ content: 'Evening', status: 'saved' });
    expect(drafts.dates()).toEqual([]);
  });

  it('when a response was lost and more was typed, then our own save is no conflict', async () => {
    const server = createServer();
    const { store } = open(server);
    server.next(() => {
      server.change('one');
      throw new TypeError('connection reset');
    });
    store.setContent('one');
    await store.save();
    store.setContent('one two');
    await store.save();
    expect(server.stored().content).toBe('one two');
    expect(store.state.getState()).toMatchObject({ status: 'saved', conflict: null });
  });

  it('when a save is refused without saying what stands there, then it is tried again later', async () => {
    const server = createServer();
    const { store } = open(server);
    server.next(() => {
      throw refusal(409, 'conflict');
    });
    store.setContent('one');
    await store.save();
    expect(server.texts).toEqual(['one']);
    expect(store.state.getState().status).toBe('retrying');
    await store.save();
    expect(store.state.getState().status).toBe('saved');
  });

  it('when a response was lost and the tab crashed too, then our own save is still no conflict', async () => {
    const server = createServer();
    const before = open(server).store;
    server.next(() => {
      server.change('one');
      throw new TypeError('connection reset');
    });
    before.setContent('one');
    await before.save();
    before.setContent('one two');
    before.close();

    const { store } = open(server, server.stored());
    await store.save();
    expect(server.stored().content).toBe('one two');
    expect(store.state.getState().conflict).toBeNull();
  });

  it('when somebody else changed the entry, then both texts stay and nothing is sent until a choice', async () => {
    const server = createServer('Morning', 1);
    const { store, drafts } = open(server, server.stored());
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
    const { store } = open(server, server.stored());
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
    const { store, drafts } = open(server, server.stored());
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

  it('when an earlier text is taken back, then what it replaces is saved first, for the history', async () => {
    const server = createServer('second', 2);
    const { store } = open(server, server.stored());
    store.setContent('third');
    store.takeBack('first');
    expect(store.state.getState().content).toBe('first');
    await vi.advanceTimersByTimeAsync(0);
    expect(server.texts).toEqual(['third', 'first']);
    expect(server.history).toEqual(['second', 'third']);
    expect(store.state.getState().status).toBe('saved');
  });

  it('when nothing is unsaved, then taking an earlier text back is one save', async () => {
    const server = createServer('second', 2);
    const { store } = open(server, server.stored());
    store.takeBack('second');
    store.takeBack('first');
    await vi.advanceTimersByTimeAsync(0);
    expect(server.texts).toEqual(['first']);
    expect(server.history).toEqual(['second']);
  });

  it('when the day is over, then the status says so, the draft stays and no more is sent', async () => {
    const server = createServer();
    const { store, drafts } = open(server);
    server.next(() => Promise.reject(refusal(403, 'not_today')));
    store.setContent('Late');
    await store.save();
    await advance(120_000);
    expect(store.state.getState().status).toBe('day-over');
    expect(server.texts).toHaveLength(1);
    expect(drafts.read(DAY)?.content).toBe('Late');
  });

  it('when the session has ended, then the draft stays and onAccessDenied is called', async () => {
    const server = createServer();
    const { store, drafts, onAccessDenied } = open(server);
    server.next(() => Promise.reject(refusal(401, 'unauthenticated')));
    store.setContent('Words');
    await store.save();
    expect(onAccessDenied).toHaveBeenCalledOnce();
    await advance(120_000);
    expect(server.texts).toHaveLength(1);
    expect(drafts.read(DAY)?.content).toBe('Words');
  });

  it('when another window saved, then the text is replaced only if it has no unsaved changes', async () => {
    const server = createServer('a', 1);
    const { store } = open(server, server.stored());
    store.replaceWith({ content: 'b', revision: 2 });
    expect(store.state.getState().content).toBe('b');
    store.setContent('b c');
    store.replaceWith({ content: 'd', revision: 3 });
    expect(store.state.getState().content).toBe('b c');
  });

  it('when a mood is chosen, then it is saved at once, beside the text as it is', async () => {
    const server = createServer('Before', 3);
    const { store, drafts } = open(server, server.stored());
    store.setMood('calm');
    expect(store.state.getState()).toMatchObject({ mood: 'calm', status: 'on-device' });
    expect(drafts.read(DAY)?.mood).toBe('calm');
    await store.save();
    expect(server.stored()).toEqual({ content: 'Before', revision: 4, mood: 'calm' });
    expect(store.state.getState().status).toBe('saved');
    expect(drafts.dates()).toEqual([]);
    store.setMood(null);
    await store.save();
    expect(server.stored().mood).toBeNull();
    store.setContent('Before and after');
    await store.save();
    expect(server.stored()).toEqual({ content: 'Before and after', revision: 6, mood: null });
  });

  it('when the text was emptied, then a mood is saved with the text that the server has', async () => {
    const server = createServer('Before', 3);
    const { store } = open(server, server.stored());
    store.setContent('');
    store.setMood('joy');
    await store.save();
    expect(server.stored()).toMatchObject({ content: 'Before', mood: 'joy' });
    expect(store.state.getState()).toMatchObject({ content: '', status: 'blank' });
  });

  it('when nothing is written, then a mood alone is saved', async () => {
    const server = createServer();
    const { store } = open(server);
    store.setMood('fatigue');
    await store.save();
    expect(server.stored()).toEqual({ content: '', revision: 1, mood: 'fatigue' });
  });

  it('when another mood is chosen while one is saved, then the last one wins', async () => {
    const server = createServer();
    const { store } = open(server);
    let answer = () => {};
    server.next(() => new Promise((resolve) => (answer = resolve)));
    store.setMood('joy');
    store.setMood('sadness');
    answer();
    await store.save();
    expect(server.stored()).toMatchObject({ mood: 'sadness', revision: 2 });
    expect(store.state.getState().status).toBe('saved');
  });

  it('when only the mood was chosen and the text was changed elsewhere, then both are kept without a question', async () => {
    const server = createServer('Before', 3);
    const { store } = open(server, server.stored());
    server.change('Written elsewhere');
    store.setMood('hope');
    await store.save();
    expect(server.stored()).toEqual({ content: 'Written elsewhere', revision: 5, mood: 'hope' });
    expect(store.state.getState()).toMatchObject({ content: 'Written elsewhere', conflict: null });
  });

  it('when the server was unreachable and the page is opened again, then the mood is there and is saved', async () => {
    const server = createServer('Before', 3);
    const first = open(server, server.stored());
    server.next(offline);
    first.store.setMood('pride');
    await advance(0);
    first.store.close();
    const { store, drafts } = open(server, server.stored());
    expect(store.state.getState()).toMatchObject({ content: 'Before', mood: 'pride', status: 'on-device' });
    await store.save();
    expect(server.stored()).toEqual({ content: 'Before', revision: 4, mood: 'pride' });
    expect(drafts.dates()).toEqual([]);
  });

  /** A draft as a tab leaves it that was closed without a network. */
  function leaveDraft(tab: string, content: string, more: object = {}) {
    const draft = { content, baseRevision: 0, sent: [], changedAt: Date.now(), ...more };
    localStorage.setItem(`inkwell-journal:anna:${DAY}:${tab}`, JSON.stringify(draft));
  }
  const adoptInto = async ({ store, drafts }: Pick<ReturnType<typeof open>, 'store' | 'drafts'>) => {
    await drafts.adopt();
    store.takeIn(drafts.others(DAY));
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
      const tab = open(server);
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
    const tab = open(server);
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
    const tab = open(server);
    await adoptInto(tab);
    expect(server.texts).toEqual(['Text b', 'Text c', 'Text a']);
    expect(server.history).toEqual(['Text b', 'Text c']);
    expect(server.stored().content).toBe('Text a');
    expect(storedDrafts()).toEqual([]);
  });

  it('when the tab is closed before the merged texts are saved, then the next visit has them all', async () => {
    const server = createServer();
    leaveDraft('a', 'From the closed tab', { changedAt: 1 });
    const first = open(server);
    first.store.setContent('From here');
    server.next(offline);
    await adoptInto(first);
    first.store.close();

    const { store } = open(server);
    await store.save();
    expect(server.texts.slice(1)).toEqual(['From the closed tab', 'From here']);
    expect(server.history).toEqual(['From the closed tab']);
    expect(storedDrafts()).toEqual([]);
  });

  it('when the page was changed elsewhere since a closed tab wrote, then both are offered', async () => {
    const server = createServer('Morning', 1);
    const tab = open(server, server.change('From the phone'));
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
    const first = open(server, server.stored());
    server.change('theirs');
    first.store.setContent('mine');
    await first.store.save();
    server.next(offline);
    first.store.takeTheirs();
    await advance(0);
    first.store.close();

    const { store } = open(server, server.stored());
    expect(store.state.getState().content).toBe('theirs');
    await store.save();
    expect(server.stored().content).toBe('theirs');
    expect(server.history).toEqual(['theirs', 'mine']);
    expect(storedDrafts()).toEqual([]);
  });

  it('when the storage is full, then the status does not claim that the text is on the device', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const server = createServer();
    const { store } = open(server);
    store.setContent('x');
    expect(store.state.getState().status).toBe('in-memory');
    server.next(() => {
      throw new TypeError('Failed to fetch');
    });
    await store.save();
    expect(store.state.getState().status).toBe('retrying-in-memory');
  });
});
