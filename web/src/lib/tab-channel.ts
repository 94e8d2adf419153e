import type { Topic } from '@inkwell/contracts/constants';

const CHANNEL_NAME = 'inkwell-live';

/** A topic has changed, or updates may have been missed. */
export type LiveUpdate = { topic: Topic } | { gap: true };

let channel: BroadcastChannel | null = null;

function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(CHANNEL_NAME);
  } catch (error) {
    // A browser that blocks storage for this page may block channels too.
    if (error instanceof DOMException) return null;
    throw error;
  }
}

/** Listens to the other tabs of this browser until the returned function is called. */
export function subscribeToTabs(onUpdate: (notice: LiveUpdate) => void): () => void {
  const opened = openChannel();
  if (!opened) return () => {};
  opened.onmessage = ({ data }: MessageEvent<LiveUpdate>) => onUpdate(data);
  channel = opened;
  return () => {
    opened.close();
    if (channel === opened) channel = null;
  };
}

/** Sends an update to the other tabs of this browser. */
export function broadcastToTabs(update: LiveUpdate): void {
  channel?.postMessage(update);
}
