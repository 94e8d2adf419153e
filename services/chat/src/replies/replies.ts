import { setTimeout as pause } from 'node:timers/promises';
import { type Conclusion, type LanguageModel, ModelError } from '@inkwell/ai';
import type { Live } from '@inkwell/events';
import { errorTypeOf, type Logger, type TokenBudget } from '@inkwell/service';
import { VaultError } from '@inkwell/vault';
import type { Types } from 'mongoose';
import {
  conclusionAad,
  contentAad,
  type EndState,
  type MessageModel,
  type StoredConclusion,
} from '../messages/message.model.ts';
import { buildPersonContext } from '../memory/person-facts.ts';
import type { Recall } from '../memory/recall.ts';
import { exerciseBefore, storeExercise } from '../people/exercises.ts';
import type { PersonModel } from '../people/person.model.ts';
import type { Summaries } from '../summaries/summaries.ts';
import { type ActiveReply, createActiveReply, type ReplyTurn } from './active-reply.ts';
import { abortable } from './abortable.ts';
import { askAtEnd } from './ask-at-end.ts';
import { createAutosave } from './autosave.ts';
import { createHistory } from './history.ts';
import { createNotifier } from './notifier.ts';
import type { StoredReplies } from './stored-replies.ts';

const TURN_POLL_MS = 250;
const RENEW_EVERY_MS = 5_000;
const END_ATTEMPTS = 10;
const END_RETRY_MS = 500;

/** The replies that this process writes. */
export interface Replies {
  /** Starts writing a reply whose row is stored as waiting, with this owner. It goes on without readers too. */
  start: (turn: ReplyTurn) => ActiveReply;
  /** The reply of this id, if this process is writing it. */
  active: (replyId: Types.ObjectId) => ActiveReply | undefined;
  /** Ends all replies of an erased person without storing them. */
  abandon: (userId: string) => void;
  /** Stores what is being written as interrupted, and all that is started from now on too. */
  interrupt: () => void;
  /** Waits until nothing is being written any more. */
  close: () => Promise<void>;
}

interface RepliesDeps {
  Message: MessageModel;
  Person: PersonModel;
  storedReplies: StoredReplies;
  model: Pick<LanguageModel, 'stream'>;
  tokenBudget: Pick<TokenBudget, 'isOver' | 'add'>;
  /** The name by which the provider knows a person. */
  safetyIdentifierOf: (userId: string) => string;
  summaries: Pick<Summaries, 'markDue'>;
  recall: Recall;
  live: Live;
  log: Logger;
}

export function createReplies(deps: RepliesDeps): Replies {
  const { Message, Person, storedReplies, model, tokenBudget, live, log } = deps;
  const active = new Map<string, { reply: ActiveReply; done: Promise<void> }>();
  const anyEnded = createNotifier();
  const readHistory = createHistory(Message);
  const startAutosave = createAutosave(storedReplies, log);
  let isOver = false;

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
    const [{ messages, state, hasTalked, suggested, isSummaryDue }, isOverBudget] = await Promise.all([
      readHistory(turn),
      tokenBudget.isOver(turn.userId),
    ]);
    reply.isSummaryDue = isSummaryDue && !isOverBudget;
    const progress = exerciseBefore(turn);
    const facts = turn.person && buildPersonContext(turn.person, turn.box, turn.reading.today);
    const context = { ...turn.reading, state, progress, hasTalked };
    const stopSaving = startAutosave(reply);
    try {
      const pieces = model.stream({
        task: `companion.${turn.mode}`,
        messages,
        context,
        ...(facts && { facts }),
        sources: deps.recall.sourcesOf(turn, !turn.person?.memoryOff, suggested),
        ...(turn.answersCare && { care: turn.answersCare }),
        ...(turn.underCare && { underCare: turn.underCare }),
        ...(turn.lateQuestion && { isSignFound: turn.lateQuestion.hasSign }),
        ...(turn.summary !== undefined && { summary: turn.summary }),
        isOverBudget,
        safetyIdentifier: deps.safetyIdentifierOf(turn.userId),
        onTokens: (tokens) => {
          reply.tokens += tokens;
        },
        signal,
      });
      for await (const piece of abortable(pieces, signal)) {
        if (typeof piece === 'string') reply.append(piece);
        else reply.conclude(piece);
      }
      if (reply.text.trim() === '') reply.abort('failed');
      await askAtEnd(reply, { messages, context });
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
      if (!reply.signal.aborted) log.warn({ ...what, error: errorTypeOf(error) }, 'reply failed');
      reply.abort(error instanceof VaultError && error.reason === 'erased' ? 'lost' : 'failed');
    }
    // Nobody waits for it, and the person's next message knows it.
    void tokenBudget.add(reply.turn.userId, reply.tokens);
    const end = reply.abortReason() ?? 'complete';
    reply.finish(end === 'lost' ? 'lost' : await storeEnd(reply, end));
    active.delete(reply.turn.replyId.toHexString());
    anyEnded.notify();
    await published;
    await live.publish(reply.turn.userId, 'chat');
  }

  // A reader hears of an end only once it is stored. One that cannot be stored ends when its lease expires.
  async function storeEnd(reply: ActiveReply, state: EndState): Promise<EndState | 'lost'> {
    const { turn, text } = reply;
    const { box, replyId, userId } = turn;
    const conclusion = state === 'complete' ? reply.conclusion : null;
    for (let attempt = 1; attempt <= END_ATTEMPTS; attempt += 1) {
      try {
        const content = box.seal(text, contentAad(replyId));
        if (conclusion) await storeExercise(Person, turn, conclusion.progress);
        if (reply.isSummaryDue) await deps.summaries.markDue(userId, turn.conversationId);
        const sealed = { content, ...(conclusion && { conclusion: sealConclusion(turn, conclusion) }) };
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
      if (isOver) reply.abort('interrupted');
      active.set(turn.replyId.toHexString(), { reply, done: write(reply) });
      return reply;
    },
    active: (replyId) => active.get(replyId.toHexString())?.reply,
    abandon: (userId) => {
      for (const { reply } of active.values()) if (reply.turn.userId === userId) reply.abort('lost');
    },
    interrupt: () => {
      isOver = true;
      for (const { reply } of active.values()) reply.abort('interrupted');
    },
    close: async () => {
      await Promise.all([...active.values()].map(({ done }) => done));
    },
  };
}

function sealConclusion({ box, replyId }: ReplyTurn, conclusion: Conclusion): Buffer {
  const { choices, exercise, state, suggestions } = conclusion;
  const stored: StoredConclusion = { choices, exercise, state, ...(suggestions && { suggestions }) };
  return box.sealJson(stored, conclusionAad(replyId));
}
