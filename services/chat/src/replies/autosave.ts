import type { Logger } from '@inkwell/service';
import { VaultError } from '@inkwell/vault';
import { piecePlace } from '../messages/message.model.ts';
import { cutIndex } from '../messages/surrogate-pairs.ts';
import type { ActiveReply } from './active-reply.ts';
import type { StoredReplies } from './stored-replies.ts';

const SAVE_EVERY_MS = 250;
/** While the model is silent, the row is still read this often for a stop that another process requested. */
const STOP_CHECK_EVERY_MS = 500;

/**
 * Appends new text, sealed, to the reply's row every 250 ms. Each write also renews the lease and reads whether
 * a stop was requested. Returns a function that ends it and waits for the write under way.
 */
export function startAutosave(reply: ActiveReply, storedReplies: StoredReplies, log: Logger) {
  const { turn } = reply;
  let savedCharacters = 0;
  let nextPiece = 0;
  // A piece that failed to be stored is tried again unchanged: readers count pieces, so one never changes.
  let pending: string | null = null;
  let lastWrite = Date.now();
  let failing = false;
  let stopped = false;

  async function save(): Promise<void> {
    const end = cutIndex(reply.text, reply.text.length);
    pending ??= end > savedCharacters ? reply.text.slice(savedCharacters, end) : null;
    if (pending === null && Date.now() - lastWrite < STOP_CHECK_EVERY_MS) return;
    const piece =
      pending === null
        ? undefined
        : { index: nextPiece, sealed: turn.box.seal(pending, piecePlace(turn.replyId, nextPiece)) };
    const row = await storedReplies.renew(turn, piece);
    lastWrite = Date.now();
    failing = false;
    if (pending !== null) {
      savedCharacters += pending.length;
      nextPiece += 1;
      pending = null;
    }
    if (!row) reply.abort('lost');
    else if (row.stopRequested) reply.abort('stopped');
  }

  async function saveAndSchedule(): Promise<void> {
    try {
      await save();
    } catch (error) {
      if (error instanceof VaultError) reply.abort('lost');
      if (!failing) log.warn({ err: error }, 'reply is not saved yet');
      failing = true;
    }
    if (!stopped) timer = setTimeout(run, SAVE_EVERY_MS);
  }
  let running: Promise<void> = Promise.resolve();
  const run = () => {
    running = saveAndSchedule();
  };
  let timer = setTimeout(run, SAVE_EVERY_MS);

  return async (): Promise<void> => {
    stopped = true;
    clearTimeout(timer);
    await running;
  };
}
