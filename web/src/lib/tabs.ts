import type { Topic } from '@inkwell/contracts/constants';

const NAME = 'inkwell-live';

/** Something of a topic has changed, or notices may have been missed. */
export type Notice = { topic: Topic } | { gap: true };

let channel: BroadcastChannel | null = null;

function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(NAME);
  } catch (error) {
    // A browser that keeps nothing for this page may keep its tabs apart too.
    if (error instanceof DOMException) return null;
    throw error;
  }
}

/** Hears the other tabs of this browser until the returned function is called. */
export function listenToTabs(onNotice: (notice: Notice) => void): () => void {
  const opened = openChannel();
  if (!opened) return () => {};
  opened.onmessage = ({ data }: MessageEvent<Notice>) => onNotice(data);
  channel = opened;
  return () => {
    opened.close();
    if (channel === opened) channel = null;
  };
}

/** Tells the other tabs of this browser. */
export function tellTabs(notice: Notice): void {
  channel?.postMessage(notice);
}
