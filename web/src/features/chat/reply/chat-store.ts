import type { Care, StreamPiece } from '@inkwell/contracts';
import { createStore } from 'zustand/vanilla';
import type { LocalMessage } from '../message/messages.ts';
import { type Completion, readReply } from './reply-stream.ts';

/** How long local messages stay after a successful refetch of the stored ones. */
export const CLEAR_LOCALS_MS = 500;
const FIRST_RETRY_MS = 1_000;
const MAX_RETRY_DELAY_MS = 30_000;

export interface ChatSnapshot {
  localMessages: readonly LocalMessage[];
  /** The reply's text so far; null while no reply is streaming. */
  reply: string | null;
  /** True from the start of a reply until the stored conversation was refetched. */
  active: boolean;
  /** Ids of one's own messages that others stand for: they and what followed them are not displayed. */
  replaced: readonly string[];
}

export interface OutgoingMessage {
  content: string;
  clientMessageId: string;
  timestamp: string;
  /** The id of one's own stored message that this one stands for. */
  replaces?: string;
}

export interface ChatStoreDeps {
  /** Sends a message; resolves to the reply's stream. */
  postMessage: (outgoing: OutgoingMessage) => Promise<Response>;
  /** Opens the stream of the reply in progress; answers 204 where there is none. */
  openReply: (conversationId: number, signal: AbortSignal) => Promise<Response>;
  onConversationId: (conversationId: number) => void;
  /** The person is under care. */
  onCare: (care: Care) => void;
  /** Refetches the stored conversation; resolves to false when that failed. */
  refetch: () => Promise<boolean>;
}

export type ChatStore = ReturnType<typeof createChatStore>;

/** The store behind one conversation's screen: messages that are not stored yet, and the streaming reply. */
export function createChatStore(deps: ChatStoreDeps) {
  const { postMessage, openReply, onConversationId, onCare, refetch } = deps;
  const IDLE: ChatSnapshot = { localMessages: [], reply: null, active: false, replaced: [] };
  const state = createStore<ChatSnapshot>(() => IDLE);
  let failures = 0;
  let resuming: AbortController | null = null;
  /** The turn (a message with its reply) that is active. */
  let currentTurn = '';

  function onPiece(piece: StreamPiece): void {
    if (piece.type === 'conversationId') onConversationId(piece.conversationId);
    if (piece.type === 'care') onCare(piece.care);
    if (piece.type === 'content') state.setState({ reply: (state.getState().reply ?? '') + piece.content });
  }

  /** Streams a reply into the snapshot and, when complete, turns it into a local message of `turn`. */
  async function streamReply(response: Response, turn: string, timestamp: string): Promise<Completion> {
    const completion = await readReply(response, onPiece);
    const { messageId, analysis, state: end, choices, exercise, support } = completion;
    const content = state.getState().reply ?? '';
    const message: LocalMessage = {
      id: messageId,
      turn,
      sender: 'ai',
      content,
      timestamp,
      analysis,
      state: end,
      choices,
      exercise,
      ...(support && { support }),
    };
    state.setState({
      reply: null,
      localMessages:
        content === '' ? state.getState().localMessages : [...state.getState().localMessages, message],
    });
    return completion;
  }

  function setInactive(turn: string): void {
    if (turn === currentTurn) state.setState({ active: false });
  }

  /** Refetches the stored messages and then drops the turn's local copies. */
  async function replaceLocalMessages(turn: string): Promise<void> {
    const refetched = await refetch();
    setInactive(turn);
    if (!refetched) return;
    setTimeout(
      () =>
        state.setState({
          localMessages: state.getState().localMessages.filter((local) => local.turn !== turn),
        }),
      CLEAR_LOCALS_MS,
    );
  }

  return {
    /** For `useStore`. */
    state,

    /**
     * Sends a message and streams its reply; resolves to what the reply ended with.
     * @throws the failure of the request or of the stream, after the stored messages were refetched
     */
    sendMessage: async (outgoing: OutgoingMessage): Promise<Completion> => {
      const { content, clientMessageId: turn, timestamp, replaces } = outgoing;
      resuming?.abort();
      currentTurn = turn;
      const message: LocalMessage = {
        id: turn,
        turn,
        clientMessageId: turn,
        sender: 'user',
        content,
        timestamp,
      };
      const { localMessages, replaced } = state.getState();
      state.setState({
        localMessages: [...(replaces === undefined ? localMessages : []), message],
        reply: '',
        active: true,
        replaced: replaces === undefined ? replaced : [...replaced, replaces],
      });
      let completion: Completion;
      try {
        completion = await streamReply(await postMessage(outgoing), turn, timestamp);
      } catch (error) {
        state.setState({ localMessages: [], reply: null, replaced });
        await refetch();
        setInactive(turn);
        throw error;
      }
      failures = 0;
      await replaceLocalMessages(turn);
      return completion;
    },

    /** Streams a reply that the server is still writing: after a reload, or when its stream broke. */
    resumeReply: async (conversationId: number): Promise<void> => {
      if (state.getState().active) return;
      const controller = new AbortController();
      const { signal } = controller;
      resuming = controller;
      const turn = `resume-${conversationId}`;
      currentTurn = turn;
      state.setState({ reply: '', active: true });
      try {
        if (failures > 0)
          await wait(Math.min(FIRST_RETRY_MS * 2 ** (failures - 1), MAX_RETRY_DELAY_MS), signal);
        const response = await openReply(conversationId, signal);
        if (response.status === 204) {
          // The stored reply is unfinished but not in progress: counted as a failure, so that the next try waits.
          failures += 1;
        } else {
          await streamReply(response, turn, new Date().toISOString());
          failures = 0;
        }
      } catch {
        // The server finishes and stores the reply without us, so a broken stream is tried again, not shown.
        if (signal.aborted) return;
        failures += 1;
      }
      state.setState({ reply: null });
      await replaceLocalMessages(turn);
    },

    /** Aborts `resumeReply`; a reply to `sendMessage` goes on. */
    cancelResume: () => {
      resuming?.abort();
      if (resuming) state.setState(IDLE);
      resuming = null;
    },
  };
}

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new DOMException('aborted', 'AbortError'));
    });
  });
}
