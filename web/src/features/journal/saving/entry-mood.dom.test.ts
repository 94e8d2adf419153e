import { beforeEach, describe, expect, it, vi } from 'vitest';
import { advance, createServer, DAY, offline, openEntry } from '../../../../test/entry-server.ts';

describe('the mood of an entry', () => {
  beforeEach(() => void vi.useFakeTimers());

  it('when a mood is chosen, then it is saved at once, beside the text as it is', async () => {
    const server = createServer('Before', 3);
    const { store, drafts } = openEntry(server, server.stored());
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
    const { store } = openEntry(server, server.stored());
    store.setContent('');
    store.setMood('joy');
    await store.save();
    expect(server.stored()).toMatchObject({ content: 'Before', mood: 'joy' });
    expect(store.state.getState()).toMatchObject({ content: '', status: 'blank' });
  });

  it('when nothing is written, then a mood alone is saved', async () => {
    const server = createServer();
    const { store } = openEntry(server);
    store.setMood('fatigue');
    await store.save();
    expect(server.stored()).toEqual({ content: '', revision: 1, mood: 'fatigue' });
  });

  it('when another mood is chosen while one is saved, then the last one wins', async () => {
    const server = createServer();
    const { store } = openEntry(server);
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
    const { store } = openEntry(server, server.stored());
    server.change('Written elsewhere');
    store.setMood('hope');
    await store.save();
    expect(server.stored()).toEqual({ content: 'Written elsewhere', revision: 5, mood: 'hope' });
    expect(store.state.getState()).toMatchObject({ content: 'Written elsewhere', conflict: null });
  });

  it('when the server was unreachable and the page is opened again, then the mood is there and is saved', async () => {
    const server = createServer('Before', 3);
    const first = openEntry(server, server.stored());
    server.next(offline);
    first.store.setMood('pride');
    await advance(0);
    first.store.close();
    const { store, drafts } = openEntry(server, server.stored());
    expect(store.state.getState()).toMatchObject({ content: 'Before', mood: 'pride', status: 'on-device' });
    await store.save();
    expect(server.stored()).toEqual({ content: 'Before', revision: 4, mood: 'pride' });
    expect(drafts.dates()).toEqual([]);
  });
});
