import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeEventSource } from '../../test/fake-event-source.ts';
import { subscribeToLiveUpdates } from './live-stream.ts';
import type { LiveUpdate } from './tab-channel.ts';

const last = () => FakeEventSource.last();

let stop = () => {};
const onNotice = vi.fn<(notice: LiveUpdate) => void>();

beforeEach(() => {
  vi.useFakeTimers();
  FakeEventSource.opened = [];
  onNotice.mockClear();
  vi.stubGlobal('EventSource', FakeEventSource);
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

describe('live updates', () => {
  beforeEach(() => {
    stop = subscribeToLiveUpdates(onNotice);
  });

  it('when a known topic arrives, then it is passed on; anything else is ignored', () => {
    expect(last().url).toBe('/api/live');
    last().send({ topic: 'journal' });
    last().send({ topic: 'hello' });
    last().send('ping');
    expect(onNotice.mock.calls).toEqual([[{ topic: 'journal' }]]);
  });

  it('when the connection breaks and the browser reconnects, then one gap is reported', () => {
    last().onopen?.();
    expect(onNotice).not.toHaveBeenCalled();
    last().fail(0);
    last().onopen?.();
    expect(onNotice.mock.calls).toEqual([[{ gap: true }]]);
    expect(FakeEventSource.opened).toHaveLength(1);
  });

  it('when the server refuses the stream, then the session is invalidated and the stream reopened with back-off', () => {
    last().fail(FakeEventSource.CLOSED);
    expect(onNotice.mock.calls).toEqual([[{ topic: 'session' }]]);
    vi.advanceTimersByTime(2_000);
    expect(FakeEventSource.opened).toHaveLength(2);
    last().fail(FakeEventSource.CLOSED);
    vi.advanceTimersByTime(3_999);
    expect(FakeEventSource.opened).toHaveLength(2);
    vi.advanceTimersByTime(1);
    expect(FakeEventSource.opened).toHaveLength(3);
  });

  it('when it is unsubscribed, then the stream is closed and none is reopened', () => {
    const source = last();
    source.fail(FakeEventSource.CLOSED);
    stop();
    vi.advanceTimersByTime(120_000);
    expect(source.readyState).toBe(FakeEventSource.CLOSED);
    expect(FakeEventSource.opened).toHaveLength(1);
  });
});

/** Replaces Web Locks, which jsdom lacks: one holder at a time, the others queue. */
function fakeLocks() {
  let tail: Promise<unknown> = Promise.resolve();
  return {
    request: (_name: string, { signal }: { signal: AbortSignal }, hold: () => Promise<void>) => {
      const turn = tail.then(() => {
        signal.throwIfAborted();
        return hold();
      });
      tail = turn.catch(() => undefined);
      return turn;
    },
  };
}

describe('one stream for all tabs', () => {
  const another = vi.fn<(notice: LiveUpdate) => void>();
  const settle = () => vi.advanceTimersByTimeAsync(0);

  beforeEach(() => {
    another.mockClear();
    vi.stubGlobal('navigator', { locks: fakeLocks() });
  });

  it('when the tab with the stream is closed, then the next one opens its own', async () => {
    stop = subscribeToLiveUpdates(onNotice);
    const stopAnother = subscribeToLiveUpdates(another);
    await settle();
    expect(FakeEventSource.opened).toHaveLength(1);
    stop();
    await settle();
    expect(FakeEventSource.opened).toHaveLength(2);
    last().send({ topic: 'chat' });
    expect(another.mock.calls).toEqual([[{ topic: 'chat' }]]);
    expect(onNotice).not.toHaveBeenCalled();
    stopAnother();
  });

  it('when a tab is closed while waiting for the lock, then it never opens a stream', async () => {
    stop = subscribeToLiveUpdates(onNotice);
    const stopAnother = subscribeToLiveUpdates(another);
    await settle();
    stopAnother();
    stop();
    await settle();
    expect(FakeEventSource.opened).toHaveLength(1);
  });
});
