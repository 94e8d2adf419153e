import { setTimeout as pause } from 'node:timers/promises';
import { type LanguageModel, ModelError } from '@inkwell/ai';
import type { Live } from '@inkwell/events';
import type { Logger } from '@inkwell/service';
import { VaultError } from '@inkwell/vault';
import type { Types } from 'mongoose';
import { startAutosave } from './autosave.ts';
import { createBell } from './bell.ts';
import { HISTORY_MESSAGES, withinBudget } from './history.ts';
import { instructionsFor } from './instructions.ts';
import { contentPlace, type EndState, type MessageModel, textOf } from './message.model.ts';
import { factsOf } from './people.ts';
import type { ReplyRows } from './reply-rows.ts';
import { createRun, type ReplyRun, type Turn } from './reply-run.ts';
import { untilAborted } from './until-aborted.ts';

const TURN_POLL_MS = 250;
const RENEW_MS = 5_000;
const END_TRIES = 10;
const END_AGAIN_MS = 500;

/** The replies that this process writes. */
export interface Replies {
  /** Begins a reply whose row waits under this owner. It goes on whoever reads it. */
  start: (turn: Turn) => ReplyRun;
  running: (replyId: Types.ObjectId) => ReplyRun | undefined;
  /** Lets go of everything of a person who is erased. */
  abandon: (userId: string) => void;
  /** Stores what runs as interrupted, and what comes from now on too. */
  close: () => Promise<void>;
}

interface RepliesDeps {
  Message: MessageModel;
  rows: ReplyRows;
  model: Pick<LanguageModel, 'stream'>;
  live: Live;
  log: Logger;
}

export function createReplies({ Message, rows, model, live, log }: RepliesDeps): Replies {
  const runs = new Map<string, { run: ReplyRun; done: Promise<void> }>();
  const anyEnded = createBell();
  let closing = false;

  /** Waits until all earlier replies of the conversation have ended, then claims the right to write. */
  async function waitForTurn(run: ReplyRun): Promise<void> {
    const { turn } = run;
    const scope = { userId: turn.userId, conversationId: turn.conversationId };
    let renewed = 0;
    while (!run.signal.aborted) {
      const claimed = await rows.claim(turn);
      if (claimed === null) return run.cutShort('lost');
      if (claimed !== 'waiting') {
        if (claimed.stopRequested) run.cutShort('stopped');
        return;
      }
      if (Date.now() - renewed >= RENEW_MS) {
        if (!(await rows.renew(turn))) return run.cutShort('lost');
        renewed = Date.now();
        // Whoever is in front may have died: then nothing is waited for.
        if ((await rows.takeOver(scope)) > 0) continue;
      }
      await anyEnded.next(run.signal, TURN_POLL_MS);
    }
  }

  async function messagesFor({ userId, conversationId, at, messageId, box }: Turn) {
    const rowsOfIt = await Message.find({ userId, conversationId, at: { $lte: at } })
      .sort({ at: -1, turn: -1, sender: 1 })
      .limit(HISTORY_MESSAGES)
      .lean();
    const newest = rowsOfIt.findIndex((row) => row._id.equals(messageId));
    const messages = rowsOfIt
      .slice(Math.max(0, newest))
      .toReversed()
      .map((row) => ({
        role: row.sender === 'user' ? ('user' as const) : ('assistant' as const),
        content: textOf(row, box),
      }));
    return withinBudget(messages.filter((message) => message.content !== ''));
  }

  /** Lets the model speak until it is done or cut short. */
  async function speak(run: ReplyRun): Promise<void> {
    const { turn, signal } = run;
    const messages = await messagesFor(turn);
    const facts = turn.sender && factsOf(turn.sender, turn.box);
    const stopSaving = startAutosave(run, rows, log);
    try {
      const pieces = model.stream({
        task: `companion.${turn.mode}`,
        instructions: instructionsFor(turn.mode),
        messages,
        ...(facts && { facts }),
        signal,
      });
      for await (const piece of untilAborted(pieces, signal)) run.say(piece);
      if (run.text.trim() === '') run.cutShort('failed');
    } finally {
      await stopSaving();
    }
  }

  async function carry(run: ReplyRun): Promise<void> {
    // The message is stored: other pages of this person may show it.
    const told = live.publish(run.turn.userId, 'chat');
    try {
      await waitForTurn(run);
      if (!run.signal.aborted) await speak(run);
    } catch (error) {
      // A model's error may quote what was written: only its kind is told.
      const what = error instanceof ModelError ? { kind: error.kind, status: error.status } : {};
      const name = error instanceof Error ? error.name : 'unknown';
      if (!run.signal.aborted) log.warn({ ...what, error: name }, 'reply failed');
      run.cutShort(error instanceof VaultError && error.reason === 'erased' ? 'lost' : 'failed');
    }
    const why = run.why() ?? 'complete';
    run.finish(why === 'lost' ? 'lost' : await store(run, why));
    runs.delete(run.turn.replyId.toHexString());
    anyEnded.ring();
    await told;
    await live.publish(run.turn.userId, 'chat');
  }

  // Nobody hears of an end that is not stored. One that cannot be is left to the lease.
  async function store(run: ReplyRun, state: EndState): Promise<EndState | 'lost'> {
    const { turn } = run;
    for (let tries = 1; tries <= END_TRIES; tries += 1) {
      try {
        const content = turn.box.seal(run.text, contentPlace(turn.replyId));
        return (await rows.end(turn, state, content)) ? state : 'lost';
      } catch (error) {
        if (error instanceof VaultError) return 'lost';
        log.warn({ err: error, tries }, 'end of a reply is not stored yet');
        await pause(END_AGAIN_MS);
      }
    }
    return 'lost';
  }

  return {
    start: (turn) => {
      const run = createRun(turn);
      if (closing) run.cutShort('interrupted');
      runs.set(turn.replyId.toHexString(), { run, done: carry(run) });
      return run;
    },
    running: (replyId) => runs.get(replyId.toHexString())?.run,
    abandon: (userId) => {
      for (const { run } of runs.values()) if (run.turn.userId === userId) run.cutShort('lost');
    },
    close: async () => {
      closing = true;
      const all = [...runs.values()];
      for (const { run } of all) run.cutShort('interrupted');
      await Promise.all(all.map(({ done }) => done));
    },
  };
}
