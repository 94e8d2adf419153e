import type { Topic } from '@inkwell/contracts/constants';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listen } from './live.ts';

class FakeEventSource {
  static readonly CLOSED = 2;
  static opened: FakeEventSource[] = [];
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: (() => void) | null = null;
  readonly url: string;
  constructor(url: string) {
    this.url = url;
    FakeEventSource.opened.push(this);
  }
  close() {
    this.readyState = FakeEventSource.CLOSED;
  }
  fail(readyState: number) {
    this.readyState = readyState;
    this.onerror?.();
  }
}

const last = () => {
  const source = FakeEventSource.opened.at(-1);
  if (!source) throw new Error('no stream was opened');
  return source;
};

let stop = () => {};
const onTopic = vi.fn<(topic: Topic) => void>();
const onGap = vi.fn<() => void>();

beforeEach(() => {
  vi.useFakeTimers();
  FakeEventSource.opened = [];
  onTopic.mockClear();
  onGap.mockClear();
  vi.stubGlobal('EventSource', FakeEventSource);
  stop = listen({ onTopic, onGap });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

describe('live notices', () => {
  it('when a known topic comes, then it is told; anything else is not', () => {
    expect(last().url).toBe('/api/live');
    last().onmessage?.({ data: '{"topic":"journal"}' });
    last().onmessage?.({ data: '{"topic":"hello"}' });
    last().onmessage?.({ data: 'ping' });
    expect(onTopic.mock.calls).toEqual([['journal']]);
  });

  it('when the connection breaks and the browser brings it back, then the gap is told once', () => {
    last().onopen?.();
    expect(onGap).not.toHaveBeenCalled();
    last().fail(0);
    last().onopen?.();
    expect(onGap).toHaveBeenCalledTimes(1);
    expect(FakeEventSource.opened).toHaveLength(1);
  });

  it('when the server refuses the stream, then the session is looked at and the stream opened again, ever more slowly', () => {
    last().fail(FakeEventSource.CLOSED);
    expect(onTopic.mock.calls).toEqual([['session']]);
    vi.advanceTimersByTime(2_000);
    expect(FakeEventSource.opened).toHaveLength(2);
    last().fail(FakeEventSource.CLOSED);
    vi.advanceTimersByTime(3_999);
    expect(FakeEventSource.opened).toHaveLength(2);
    vi.advanceTimersByTime(1);
    expect(FakeEventSource.opened).toHaveLength(3);
  });

  it('when it is stopped, then the stream is closed and none is opened again', () => {
    const source = last();
    source.fail(FakeEventSource.CLOSED);
    stop();
    vi.advanceTimersByTime(120_000);
    expect(source.readyState).toBe(FakeEventSource.CLOSED);
    expect(FakeEventSource.opened).toHaveLength(1);
  });
});
