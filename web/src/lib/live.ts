import { TOPICS, type Topic } from '@inkwell/contracts/constants';

const PATH = '/api/live';
const NAME = 'inkwell-live';
const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 60_000;

interface LiveHandlers {
  /** Something of this topic has changed on the server. */
  onTopic: (topic: Topic) => void;
  /** The stream is back after a break in which notices may have been missed. */
  onGap: () => void;
}

type Notice = { topic: Topic } | { gap: true };

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
 * Listens to the server's notices until the returned function is called. Of all tabs one holds the stream
 * (the others wait for its lock) and passes the notices on. Where the page has no locks (plain http on a named
 * host) each tab holds its own.
 */
export function listen({ onTopic, onGap }: LiveHandlers): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const channel = new BroadcastChannel(NAME);
  const take = (notice: Notice) => ('gap' in notice ? onGap() : onTopic(notice.topic));
  channel.onmessage = ({ data }: MessageEvent<Notice>) => take(data);
  const tell = (notice: Notice) => {
    take(notice);
    channel.postMessage(notice);
  };

  if (navigator.locks) {
    navigator.locks
      .request(NAME, { signal }, () => holdStream(signal, tell))
      .catch((error: unknown) => {
        // Ending while still in the queue for the lock.
        if (!signal.aborted) throw error;
      });
  } else {
    void holdStream(signal, tell);
  }

  return () => {
    ending.abort();
    channel.close();
  };
}
