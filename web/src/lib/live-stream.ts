import { TOPICS, type Topic } from '@inkwell/contracts/constants';
import type { LiveUpdate } from './tab-channel.ts';

const PATH = '/api/live';
const LOCK_NAME = 'inkwell-live';
const FIRST_RETRY_MS = 2_000;
const MAX_RETRY_DELAY_MS = 60_000;

function parseTopic(data: unknown): Topic | undefined {
  if (typeof data !== 'string' || !data.startsWith('{')) return undefined;
  const { topic } = JSON.parse(data) as { topic?: unknown };
  return TOPICS.find((known) => known === topic);
}

/** Runs the stream until `signal` is aborted; reopens it with back-off when the server refuses it. */
function runStream(signal: AbortSignal, onUpdate: (notice: LiveUpdate) => void): Promise<void> {
  return new Promise((resolve) => {
    let retryMs = FIRST_RETRY_MS;
    let disconnected = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let source = open();

    function open(): EventSource {
      const stream = new EventSource(PATH, { withCredentials: true });
      stream.onopen = () => {
        if (disconnected) onUpdate({ gap: true });
        disconnected = false;
        retryMs = FIRST_RETRY_MS;
      };
      stream.onmessage = ({ data }) => {
        const topic = parseTopic(data);
        if (topic) onUpdate({ topic });
      };
      stream.onerror = () => {
        disconnected = true;
        // EventSource reconnects by itself after a broken connection, but not after an error response.
        if (stream.readyState !== EventSource.CLOSED) return;
        timer = setTimeout(() => (source = open()), retryMs);
        retryMs = Math.min(retryMs * 2, MAX_RETRY_DELAY_MS);
        onUpdate({ topic: 'session' });
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
 * Subscribes to the server's live updates until the returned function is called. One tab holds the Web Lock and runs
 * the stream, and must broadcast the updates to the others. Without Web Locks (plain http) each tab runs its own.
 */
export function subscribeToLiveUpdates(onUpdate: (notice: LiveUpdate) => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  if (navigator.locks) {
    navigator.locks
      .request(LOCK_NAME, { signal }, () => runStream(signal, onUpdate))
      .catch((error: unknown) => {
        // Aborting while waiting for the lock rejects the request.
        if (!signal.aborted) throw error;
      });
  } else {
    void runStream(signal, onUpdate);
  }
  return () => controller.abort();
}
