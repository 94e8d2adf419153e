import type { Entry } from '@inkwell/contracts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RequestError } from '../../lib/request.ts';
import { createDrafts } from './drafts.ts';
import { AUTO_SAVE_MS, createPage, type SaveInput } from './page.ts';

const DAY = '2026-11-21';

const refusal = (status: number, error: string, context?: object) =>
  new RequestError(status, '', JSON.stringify({ error, message: error, requestId: 'r', context }));

/** A server of one page, which can be slow, away, or changed by somebody else. */
function createServer(content = '', revision = 0) {
  let page = { content, revision };
  const texts: string[] = [];
  const faults: (() => Promise<void> | void)[] = [];
  let running = 0;
  const server = {
    texts,
    most: 0,
    /** What happens to the next request, before it is answered. */
    next: (fault: () => Promise<void> | void) => faults.push(fault),
    page: () => page,
    change: (text: string) => (page = { content: text, revision: page.revision + 1 }),
    async post(input: SaveInput): Promise<Entry> {
      running += 1;
      server.most = Math.max(server.most, running);
      texts.push(input.content);
      try {
        await faults.shift()?.();
        if (input.content !== page.content) {
          if (input.baseRevision !== page.revision) throw refusal(409, 'conflict', page);
          page = { content: input.content, revision: page.revision + 1 };
        }
        return { date: input.date, mood: null, updatedAt: '2026-11-21T10:00:00Z', ...page };
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
  const drafts = createDrafts('anna', localStorage);
  const onRefused = vi.fn<() => void>();
  const page = createPage(DAY, loaded, {
    post: (input) => server.post(input),
    drafts,
    onSaved: () => {},
    onRefused,
  });
  return { page, drafts, onRefused };
}

const offline = () => {
  throw new TypeError('Failed to fetch');
};
const later = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('a page being written', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    localStorage.clear();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('when keys rest for 2000 ms, then it is saved once, and until then it is on the device', async () => {
    const server = createServer();
    const { page, drafts } = open(server);
    page.write('Dear');
    await later(AUTO_SAVE_MS - 1);
    page.write('Dear diary');
    await later(AUTO_SAVE_MS - 1);
    expect(server.texts).toEqual([]);
    expect(page.view().status).toBe('kept');
    expect(drafts.read(DAY)?.content).toBe('Dear diary');

    await later(1);
    expect(server.texts).toEqual(['Dear diary']);
    expect(page.view().status).toBe('saved');
    expect(drafts.dates()).toEqual([]);
  });

  it('when nothing changed or the page was emptied, then nothing is sent', async () => {
    const server = createServer('Before', 3);
    const { page, drafts } = open(server, server.page());
    page.write('Before ');
    page.write('Before');
    await page.save();
    page.write('  ');
    await later(AUTO_SAVE_MS);
    await page.save();
    expect(server.texts).toEqual([]);
    expect(page.view().status).toBe('blank');
    expect(drafts.dates()).toEqual([]);
  });

  it('when a save is slow, then one is under way at a time and the latest text wins', async () => {
    const server = createServer();
    const { page } = open(server);
    let answer = () => {};
    server.next(() => new Promise((resolve) => (answer = resolve)));
    page.write('one');
    void page.save();
    page.write('one two');
    void page.save();
    page.write('one two three');
    void page.save();
    await later(0);
    expect(server.texts).toEqual(['one']);
    answer();
    await later(0);
    expect(server.texts).toEqual(['one', 'one two three']);
    expect(server.most).toBe(1);
    expect(page.view().status).toBe('saved');
  });

  it('when the server is away, then it is tried again ever more slowly, and the text stays on the device', async () => {
    const server = createServer();
    const { page, drafts } = open(server);
    server.next(offline);
    server.next(() => Promise.reject(refusal(503, 'unavailable')));
    page.write('Rain');
    await later(AUTO_SAVE_MS);
    expect(page.view().status).toBe('retrying');
    expect(drafts.read(DAY)?.content).toBe('Rain');
    await later(2_000);
    expect(server.texts).toHaveLength(2);
    await later(3_999);
    expect(server.texts).toHaveLength(2);
    await later(1);
    expect(server.page().content).toBe('Rain');
    expect(page.view().status).toBe('saved');
    expect(drafts.dates()).toEqual([]);
  });

  it('when the connection comes back, then what waits goes at once', async () => {
    const server = createServer();
    const { page } = open(server);
    server.next(offline);
    page.write('Rain');
    await page.save();
    page.wake();
    await later(0);
    expect(server.page().content).toBe('Rain');
  });

  it('when the tab died before the save, then the next visit takes the text up and saves it', async () => {
    const server = createServer('Morning', 1);
    open(server, server.page()).page.write('Morning and evening');

    const { page } = open(server, server.page());
    expect(page.view()).toMatchObject({ content: 'Morning and evening', status: 'kept' });
    await page.save();
    expect(server.page()).toEqual({ content: 'Morning and evening', revision: 2 });
  });

  it('when the tab died and the save had arrived, then the draft is dropped', () => {
    const server = createServer('Morning', 1);
    open(server, server.page()).page.write('Evening');
    server.change('Evening');
    const { page, drafts } = open(server, server.page());
    expect(page.view()).toMatchObject({ content: 'Evening', status: 'saved' });
    expect(drafts.dates()).toEqual([]);
  });

  it('when an answer was lost and more was typed, then our own save is no conflict', async () => {
    const server = createServer();
    const { page } = open(server);
    server.next(() => {
      server.change('one');
      throw new TypeError('connection reset');
    });
    page.write('one');
    await page.save();
    page.write('one two');
    await page.save();
    expect(server.page().content).toBe('one two');
    expect(page.view()).toMatchObject({ status: 'saved', other: null });
  });

  it('when the answer was lost and the tab died too, then our own save is still no conflict', async () => {
    const server = createServer();
    const before = open(server).page;
    server.next(() => {
      server.change('one');
      throw new TypeError('connection reset');
    });
    before.write('one');
    await before.save();
    before.write('one two');
    before.close();

    const { page } = open(server, server.page());
    await page.save();
    expect(server.page().content).toBe('one two');
    expect(page.view().other).toBeNull();
  });

  it('when somebody else wrote the page, then both texts stay and nothing is sent until a choice', async () => {
    const server = createServer('Morning', 1);
    const { page, drafts } = open(server, server.page());
    server.change('From the phone');
    page.write('From the laptop');
    await page.save();
    expect(page.view()).toMatchObject({
      content: 'From the laptop',
      status: 'conflict',
      other: { content: 'From the phone', revision: 2 },
    });
    page.write('From the laptop, more');
    await later(60_000);
    expect(server.texts).toHaveLength(1);
    expect(drafts.read(DAY)?.content).toBe('From the laptop, more');
  });

  it('when mine is kept, then it is saved over the other', async () => {
    const server = createServer('Morning', 1);
    const { page } = open(server, server.page());
    server.change('theirs');
    page.write('mine');
    await page.save();
    page.keepMine();
    await later(0);
    expect(server.page()).toEqual({ content: 'mine', revision: 3 });
    expect(page.view()).toMatchObject({ content: 'mine', status: 'saved', other: null });
  });

  it('when the other is taken, then mine goes into the history first', async () => {
    const server = createServer('Morning', 1);
    const { page, drafts } = open(server, server.page());
    server.change('theirs');
    page.write('mine');
    await page.save();
    page.takeOther();
    await later(0);
    expect(server.texts).toEqual(['mine', 'mine', 'theirs']);
    expect(server.page()).toEqual({ content: 'theirs', revision: 4 });
    expect(page.view()).toMatchObject({ content: 'theirs', status: 'saved', other: null });
    expect(drafts.dates()).toEqual([]);
  });

  it('when the day is over, then it says so, keeps the text and asks no more', async () => {
    const server = createServer();
    const { page, drafts } = open(server);
    server.next(() => Promise.reject(refusal(403, 'not_today')));
    page.write('Late');
    await page.save();
    await later(120_000);
    expect(page.view().status).toBe('over');
    expect(server.texts).toHaveLength(1);
    expect(drafts.read(DAY)?.content).toBe('Late');
  });

  it('when the session has ended, then the text stays and the app is told', async () => {
    const server = createServer();
    const { page, drafts, onRefused } = open(server);
    server.next(() => Promise.reject(refusal(401, 'unauthenticated')));
    page.write('Words');
    await page.save();
    expect(onRefused).toHaveBeenCalledOnce();
    await later(120_000);
    expect(server.texts).toHaveLength(1);
    expect(drafts.read(DAY)?.content).toBe('Words');
  });

  it('when another window saved, then a page without changes follows and one with changes does not', async () => {
    const server = createServer('a', 1);
    const { page } = open(server, server.page());
    page.take({ content: 'b', revision: 2 });
    expect(page.view().content).toBe('b');
    page.write('b c');
    page.take({ content: 'd', revision: 3 });
    expect(page.view().content).toBe('b c');
  });

  it('when the device takes no more, then the line does not claim it', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { page } = open(createServer());
    page.write('x');
    expect(page.view().status).toBe('unkept');
  });
});
