import type { Entry } from '@inkwell/contracts';
import type { Emotion } from '@inkwell/contracts/constants';
import { vi } from 'vitest';
import { createDrafts } from '../src/features/journal/drafts/drafts.ts';
import { createEntryStore } from '../src/features/journal/saving/entry-store.ts';
import type { SaveInput } from '../src/lib/entries.ts';
import { RequestError } from '../src/lib/request.ts';

export const DAY = '2026-11-21';

export const refusal = (status: number, error: string, context?: object) =>
  new RequestError(status, '', JSON.stringify({ error, message: error, requestId: 'r', context }));

/** A fake server of one entry, which can be slow, unreachable, or changed by somebody else. */
export function createServer(content = '', revision = 0) {
  let stored: { content: string; revision: number; mood: Emotion | null } = { content, revision, mood: null };
  const texts: string[] = [];
  const history: string[] = [];
  const faults: (() => Promise<void> | void)[] = [];
  let running = 0;
  const server = {
    texts,
    /** The replaced texts that a save has asked to keep. */
    history,
    most: 0,
    /** Runs before the next request is answered. */
    next: (fault: () => Promise<void> | void) => faults.push(fault),
    stored: () => stored,
    change: (text: string) => (stored = { ...stored, content: text, revision: stored.revision + 1 }),
    async post(input: SaveInput): Promise<Entry> {
      running += 1;
      server.most = Math.max(server.most, running);
      texts.push(input.content);
      try {
        await faults.shift()?.();
        const mood = input.mood === undefined ? stored.mood : input.mood;
        if (input.content !== stored.content || mood !== stored.mood) {
          if (input.baseRevision !== stored.revision) throw refusal(409, 'conflict', stored);
          if (input.keepReplaced && stored.revision > 0) history.push(stored.content);
          stored = { content: input.content, mood, revision: stored.revision + 1 };
        }
        return { date: input.date, updatedAt: '2026-11-21T10:00:00Z', care: null, ...stored };
      } finally {
        running -= 1;
      }
    },
  };
  return server;
}

/** Opens the day's page, of a person and in a tab that are always the same. */
export function openEntry(
  server: ReturnType<typeof createServer>,
  loaded: { content: string; revision: number } | null = null,
) {
  const drafts = createDrafts('anna');
  const onAccessDenied = vi.fn<() => void>();
  const onMerged = vi.fn<() => void>();
  const store = createEntryStore(DAY, loaded, {
    saveEntry: (input) => server.post(input),
    drafts,
    onSaved: () => {},
    onAccessDenied,
    onMerged,
  });
  return { store, drafts, onAccessDenied, onMerged };
}

/** A fault of the server: it cannot be reached. */
export const offline = () => {
  throw new TypeError('Failed to fetch');
};
export const advance = (ms: number) => vi.advanceTimersByTimeAsync(ms);
