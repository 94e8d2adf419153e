import { setTimeout as pause } from 'node:timers/promises';
import { type LanguageModel, ModelError } from '@inkwell/ai';
import type { Live } from '@inkwell/events';
import type { Logger } from '@inkwell/service';
import { VaultError } from '@inkwell/vault';
import type { Types } from 'mongoose';
import {
  conclusionPlace,
  contentPlace,
  type EndState,
  type MessageModel,
  type StoredConclusion,
} from '../messages/message.model.ts';
import { factsOf } from '../people/digests.ts';
import { exerciseBefore, storeExercise } from '../people/exercises.ts';
import type { PersonModel } from '../people/person.model.ts';
import { type ActiveReply, createActiveReply, type Turn } from './active-reply.ts';
import { abortable } from './abortable.ts';
import { startAutosave } from './autosave.ts';
import { createHistory } from './history.ts';
import { instructionsFor } from './instructions.ts';
import { createNotifier } from './notifier.ts';
import type { StoredReplies } from './stored-replies.ts';

const TURN_POLL_MS = 250;
const RENEW_EVERY_MS = 5_000;
const END_ATTEMPTS = 10;
const END_RETRY_MS = 500;

/** The replies that this process writes. */
export interface Replies {
  /** Starts writing a reply whose row is stored as waiting, with this owner. It goes on without readers too. */
  start: (turn: Turn) => ActiveReply;
  /** The reply of this id, if this process is writing it. */
  active: (replyId: Types.ObjectId) => ActiveReply | undefined;
  /** Ends all replies of an erased person without storing them. */
  abandon: (userId: string) => void;
  /** Stores what is being written as interrupted, and all that is started from now on too. */
  close: () => Promise<void>;
}

interface RepliesDeps {
  Message: MessageModel;
  Person: PersonModel;
  storedReplies: StoredReplies;
  model: Pick<LanguageModel, 'stream'>;
  live: Live;
  log: Logger;
}

export function createReplies(deps: RepliesDeps): Replies {
  const { Message, Person, storedReplies, model, live, log } = deps;
  const active = new Map<string, { reply: ActiveReply; done: Promise<void> }>();
  const anyEnded = createNotifier();
  const readHistory = createHistory(Message);
  let closing = false;

  /** Waits until all earlier replies of the conversation have ended, then claims the right to write. */
  async function waitForTurn(reply: ActiveReply): Promise<void> {
    const { turn } = reply;
    const scope = { userId: turn.userId, conversationId: turn.conversationId };
    let renewedAt = 0;
    while (!reply.signal.aborted) {
      const claimed = await storedReplies.claim(turn);
      if (claimed === null) return reply.abort('lost');
      if (claimed !== 'waiting') {
        if (claimed.stopRequested) reply.abort('stopped');
        return;
      }
      if (Date.now() - renewedAt >= RENEW_EVERY_MS) {
        if (!(await storedReplies.renew(turn))) return reply.abort('lost');
        renewedAt = Date.now();
        // The process that writes an earlier reply may have died.
        if ((await storedReplies.interruptExpired(scope)) > 0) continue;
      }
      await anyEnded.wait(reply.signal, TURN_POLL_MS);
    }
  }

  async function streamFromModel(reply: ActiveReply): Promise<void> {
    const { turn, signal } = reply;
    const { messages, state } = await readHistory(turn);
    const walk = exerciseBefore(turn);
    const facts = turn.person && factsOf(turn.person, turn.box);
    const stopSaving = startAutosave(reply, storedReplies, log);
    try {
      const pieces = model.stream({
        task: `companion.${turn.mode}`,
        instructions: instructionsFor(turn.mode),
        messages,
        context: { ...turn.reading, state, walk },
        ...(facts && { facts }),
        ...(turn.answersCare && { care: turn.answersCare }),
        signal,
      });
      for await (const piece of abortable(pieces, signal)) {
        if (typeof piece === 'string') reply.append(piece);
        else reply.conclude(piece);
      }
      if (reply.text.trim() === '') reply.abort('failed');
    } finally {
      await stopSaving();
    }
  }

  /** Writes a reply from its waiting row to its stored end. Never rejects: only `close` awaits it. */
  async function write(reply: ActiveReply): Promise<void> {
    // The person's message is stored already; their other pages may show it.
    const published = live.publish(reply.turn.userId, 'chat');
    try {
      await waitForTurn(reply);
      if (!reply.signal.aborted) await streamFromModel(reply);
    } catch (error) {
      // A model's error may quote what was written: only its kind is logged.
      const what = error instanceof ModelError ? { kind: error.kind, status: error.status } : {};
      const name = error instanceof Error ? error.name : 'unknown';
      if (!reply.signal.aborted) log.warn({ ...what, error: name }, 'reply failed');
      reply.abort(error instanceof VaultError && error.reason === 'erased' ? 'lost' : 'failed');
    }
    const end = reply.abortReason() ?? 'complete';
    reply.finish(end === 'lost' ? 'lost' : await storeEnd(reply, end));
    active.delete(reply.turn.replyId.toHexString());
    anyEnded.notify();
    await published;
    await live.publish(reply.turn.userId, 'chat');
  }

  // A reader hears of an end only once it is stored. One that cannot be stored ends when its lease expires.
  async function storeEnd(
    { turn, text, conclusion }: ActiveReply,
    state: EndState,
  ): Promise<EndState | 'lost'> {
    const { box, replyId } = turn;
    for (let attempt = 1; attempt <= END_ATTEMPTS; attempt += 1) {
      try {
        const content = box.seal(text, contentPlace(replyId));
        if (!conclusion || state !== 'complete')
          return (await storedReplies.end(turn, state, { content })) ? state : 'lost';
        await storeExercise(Person, turn, conclusion.walk);
        const { choices, exercise, state: stands } = conclusion;
        const stored: StoredConclusion = { choices, exercise, state: stands };
        const sealed = { content, conclusion: box.sealJson(stored, conclusionPlace(replyId)) };
        return (await storedReplies.end(turn, state, sealed)) ? state : 'lost';
      } catch (error) {
        if (error instanceof VaultError) return 'lost';
        log.warn({ err: error, attempt }, 'end of a reply is not stored yet');
        await pause(END_RETRY_MS);
      }
    }
    return 'lost';
  }

  return {
    start: (turn) => {
      const reply = createActiveReply(turn);
      if (closing) reply.abort('interrupted');
      active.set(turn.replyId.toHexString(), { reply, done: write(reply) });
      return reply;
    },
    active: (replyId) => active.get(replyId.toHexString())?.reply,
    abandon: (userId) => {
      for (const { reply } of active.values()) if (reply.turn.userId === userId) reply.abort('lost');
    },
    close: async () => {
      closing = true;
      const all = [...active.values()];
      for (const { reply } of all) reply.abort('interrupted');
      await Promise.all(all.map(({ done }) => done));
    },
  };
}
