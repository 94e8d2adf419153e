import { TOPICS, type Topic } from '@inkwell/contracts/constants';
import type { Notice } from './tabs.ts';

const PATH = '/api/live';
const LOCK = 'inkwell-live';
const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 60_000;

function topicOf(data: unknown): Topic | undefined {
  if (typeof data !== 'string' || !data.startsWith('{')) return undefined;
  const { topic } = JSON.parse(data) as { topic?: unknown };
  return TOPICS.find((known) => known === topic);
}

/** Holds the stream until `signal` ends it, and opens it again, ever more slowly, when the server refuses it. */
function holdStream(signal: AbortSignal, tell: (notice: Notice) => void): Promise<void> {
  return new Promise((resolve) => {
    let wait = FIRST_WAIT_MS;
    let broken = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let source = open();

    function open(): EventSource {
      const stream = new EventSource(PATH, { withCredentials: true });
      stream.onopen = () => {
        if (broken) tell({ gap: true });
        broken = false;
        wait = FIRST_WAIT_MS;
      };
      stream.onmessage = ({ data }) => {
        const topic = topicOf(data);
        if (topic) tell({ topic });
      };
      stream.onerror = () => {
        broken = true;
        // The browser tries again by itself when the connection breaks, and gives up on an answer that is no stream.
        if (stream.readyState !== EventSource.CLOSED) return;
        timer = setTimeout(() => (source = open()), wait);
        wait = Math.min(wait * 2, LONGEST_WAIT_MS);
        tell({ topic: 'session' });
      };
      return stream;
    }

    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        source.close();
        resolve();
      },
      { once: true },
    );
  });
}

/**
 * Listens to the server's notices until the returned function is called. Of all tabs one holds the stream (the
 * others wait for its lock) and has to pass the notices on. Where the page has no locks (plain http on a named
 * host) each tab holds its own.
 */
export function listen(onNotice: (notice: Notice) => void): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  if (navigator.locks) {
    navigator.locks
      .request(LOCK, { signal }, () => holdStream(signal, onNotice))
      .catch((error: unknown) => {
        // Ending while still in the queue for the lock.
        if (!signal.aborted) throw error;
      });
  } else {
    void holdStream(signal, onNotice);
  }
  return () => ending.abort();
}
