import type { StreamPiece } from '@inkwell/contracts';
import { type LocalMessage } from './messages.ts';
import { readReply } from './reply-stream.ts';

/** Local messages stay this long after the stored ones have been read again. */
export const CLEAR_MS = 500;
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;

export interface ChatView {
  locals: readonly LocalMessage[];
  /** The reply so far; null while none is being read. */
  reply: string | null;
  /** From the beginning of a reply until the stored conversation has been read again. */
  active: boolean;
}

export interface Outgoing {
  content: string;
  clientMessageId: string;
  timestamp: string;
}

export interface ChatDeps {
  /** Sends a message and gives the reply's stream. */
  post: (outgoing: Outgoing) => Promise<Response>;
  /** Opens the stream of the reply in progress. */
  open: (conversationId: number, signal: AbortSignal) => Promise<Response>;
  onConversation: (conversationId: number) => void;
  /** Reads the stored conversation anew. False when that was not possible. */
  refetch: () => Promise<boolean>;
}

export type Chat = ReturnType<typeof createChat>;

/** One conversation on the screen: what is said, and the reply as it comes in. */
export function createChat({ post, open, onConversation, refetch }: ChatDeps) {
  const EMPTY: ChatView = { locals: [], reply: null, active: false };
  let view = EMPTY;
  let failures = 0;
  let following: AbortController | null = null;
  /** The turn that the view is busy with. */
  let current = '';
  const watchers = new Set<() => void>();

  function show(changes: Partial<ChatView>): void {
    view = { ...view, ...changes };
    for (const notify of watchers) notify();
  }

  function onPiece(piece: StreamPiece): void {
    if (piece.type === 'conversationId') onConversation(piece.conversationId);
    if (piece.type === 'content') show({ reply: (view.reply ?? '') + piece.content });
  }

  /** Reads a reply into the view and then settles it as a local message of `turn`. */
  async function read(response: Response, turn: string, timestamp: string): Promise<void> {
    const { messageId, analysis, care } = await readReply(response, onPiece);
    const content = view.reply ?? '';
    const said: LocalMessage = {
      id: `${turn}-reply`,
      turn,
      sender: 'ai',
      content,
      timestamp,
      storedId: messageId,
      analysis,
      ...(care && { care }),
    };
    show({ reply: null, locals: content === '' ? view.locals : [...view.locals, said] });
  }

  function rest(turn: string): void {
    if (turn === current) show({ active: false });
  }

  async function settle(turn: string): Promise<void> {
    const read = await refetch();
    rest(turn);
    if (!read) return;
    setTimeout(() => show({ locals: view.locals.filter((local) => local.turn !== turn) }), CLEAR_MS);
  }

  return {
    view: () => view,
    subscribe: (notify: () => void) => {
      watchers.add(notify);
      return () => {
        watchers.delete(notify);
      };
    },

    /** Says something and reads the reply. @throws whatever kept the reply from coming to its end */
    say: async (outgoing: Outgoing): Promise<void> => {
      const { content, clientMessageId: turn, timestamp } = outgoing;
      following?.abort();
      current = turn;
      const mine: LocalMessage = { id: turn, turn, sender: 'user', content, timestamp };
      show({ locals: [...view.locals, mine], reply: '', active: true });
      try {
        await read(await post(outgoing), turn, timestamp);
      } catch (error) {
        show({ locals: [], reply: null });
        await refetch();
        rest(turn);
        throw error;
      }
      failures = 0;
      await settle(turn);
    },

    /** Takes up a reply that is being written: after a reload, or when its stream broke off. */
    follow: async (conversationId: number): Promise<void> => {
      if (view.active) return;
      const controller = new AbortController();
      const { signal } = controller;
      following = controller;
      const turn = `follow-${conversationId}`;
      current = turn;
      show({ reply: '', active: true });
      try {
        if (failures > 0) await wait(Math.min(FIRST_WAIT_MS * 2 ** (failures - 1), LONGEST_WAIT_MS), signal);
        const response = await open(conversationId, signal);
        if (response.status === 204) {
          // Nothing to follow, though the stored reply is unfinished: it is asked for less and less often.
          failures += 1;
        } else {
          await read(response, turn, new Date().toISOString());
          failures = 0;
        }
      } catch {
        // The reply is the server's to finish; its stored half stays, and it is followed again.
        if (signal.aborted) return;
        failures += 1;
      }
      show({ reply: null });
      await settle(turn);
    },

    /** Stops following; what is being said goes on. */
    leave: () => {
      following?.abort();
      if (following) show(EMPTY);
      following = null;
    },
  };
}

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new DOMException('left', 'AbortError'));
    });
  });
}
