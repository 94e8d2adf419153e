import { AUTO_SAVE_MS } from '@inkwell/contracts/constants';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { advance, createServer, DAY, offline, openEntry, refusal } from '../../../../test/entry-server.ts';
import { EMPTY_SAVE_MS } from './entry-machine.ts';

describe('the store of an entry', () => {
  beforeEach(() => void vi.useFakeTimers());

  it('when typing pauses for 2000 ms, then it is saved once, and until then it is on the device', async () => {
    const server = createServer();
    const { store, drafts } = openEntry(server);
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
    const { store, drafts } = openEntry(server, server.stored());
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
    const { store, drafts } = openEntry(server, server.stored());
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
    const { store } = openEntry(server, server.stored());
    store.setContent('Bef');
    store.setContent('');
    await store.leave();
    expect(server.stored().content).toBe('');
    expect(server.history).toEqual(['Before']);
  });

  it('when a text is typed or brought back before that, then it is not saved as empty', async () => {
    const server = createServer('Before', 3);
    const { store } = openEntry(server, server.stored());
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
    const { store } = openEntry(server, server.stored());
    store.setContent('');
    await store.leave();
    store.bringBack();
    await advance(AUTO_SAVE_MS);
    expect(server.stored().content).toBe('Before');
  });

  it('when the server was away as the page was emptied and left, then the next visit empties it', async () => {
    const server = createServer('Before', 3);
    const first = openEntry(server, server.stored());
    server.next(offline);
    first.store.setContent('');
    await first.store.leave();
    first.store.close();
    const { store } = openEntry(server, server.stored());
    await store.save();
    expect(server.stored().content).toBe('');
    expect(server.history).toEqual(['Before']);
  });

  it('when nobody deleted the text, then leaving saves no empty page', async () => {
    const server = createServer('Before', 3);
    // As where the entry could not be loaded.
    const { store } = openEntry(server);
    await store.leave();
    store.setContent('  ');
    await store.leave();
    expect(server.stored().content).toBe('Before');
  });

  it('when a save is slow, then one request runs at a time and the latest text wins', async () => {
    const server = createServer();
    const { store } = openEntry(server);
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
    const { store, drafts } = openEntry(server);
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
    const { store } = openEntry(server);
    server.next(offline);
    store.setContent('Rain');
    await store.save();
    store.retryNow();
    await advance(0);
    expect(server.stored().content).toBe('Rain');
  });

  it('when the tab crashed before the save, then the next visit restores the draft and saves it', async () => {
    const server = createServer('Morning', 1);
    openEntry(server, server.stored()).store.setContent('Morning and evening');

    const { store } = openEntry(server, server.stored());
    expect(store.state.getState()).toMatchObject({ content: 'Morning and evening', status: 'on-device' });
    await store.save();
    expect(server.stored()).toEqual({ content: 'Morning and evening', revision: 2, mood: null });
  });

  it('when the tab crashed after the save arrived, then the draft is removed', () => {
    const server = createServer('Morning', 1);
    openEntry(server, server.stored()).store.setContent('Evening');
    server.change('Evening');
    const { store, drafts } = openEntry(server, server.stored());
    expect(store.state.getState()).toMatchObject({ content: 'Evening', status: 'saved' });
    expect(drafts.dates()).toEqual([]);
  });

  it('when a response was lost and more was typed, then our own save is no conflict', async () => {
    const server = createServer();
    const { store } = openEntry(server);
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
    const { store } = openEntry(server);
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
    const before = openEntry(server).store;
    server.next(() => {
      server.change('one');
      throw new TypeError('connection reset');
    });
    before.setContent('one');
    await before.save();
    before.setContent('one two');
    before.close();

    const { store } = openEntry(server, server.stored());
    await store.save();
    expect(server.stored().content).toBe('one two');
    expect(store.state.getState().conflict).toBeNull();
  });

  it('when an earlier text is taken back, then what it replaces is saved first, for the history', async () => {
    const server = createServer('second', 2);
    const { store } = openEntry(server, server.stored());
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
    const { store } = openEntry(server, server.stored());
    store.takeBack('second');
    store.takeBack('first');
    await vi.advanceTimersByTimeAsync(0);
    expect(server.texts).toEqual(['first']);
    expect(server.history).toEqual(['second']);
  });

  it('when the day is over, then the status says so, the draft stays and no more is sent', async () => {
    const server = createServer();
    const { store, drafts } = openEntry(server);
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
    const { store, drafts, onAccessDenied } = openEntry(server);
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
    const { store } = openEntry(server, server.stored());
    store.replaceWith({ content: 'b', revision: 2 });
    expect(store.state.getState().content).toBe('b');
    store.setContent('b c');
    store.replaceWith({ content: 'd', revision: 3 });
    expect(store.state.getState().content).toBe('b c');
  });

  it('when the storage is full, then the status does not claim that the text is on the device', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const server = createServer();
    const { store } = openEntry(server);
    store.setContent('x');
    expect(store.state.getState().status).toBe('in-memory');
    server.next(() => {
      throw new TypeError('Failed to fetch');
    });
    await store.save();
    expect(store.state.getState().status).toBe('retrying-in-memory');
  });
});
