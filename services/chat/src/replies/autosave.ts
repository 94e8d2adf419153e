import { lastCompleteIndex } from '@inkwell/contracts';
import type { Logger } from '@inkwell/service';
import { VaultError } from '@inkwell/vault';
import PQueue from 'p-queue';
import { pieceAad } from '../messages/message.model.ts';
import type { ActiveReply } from './active-reply.ts';
import type { StoredReplies } from './stored-replies.ts';

const SAVE_EVERY_MS = 250;
/** While the model is silent, the row is still read this often for a stop that another process requested. */
const STOP_CHECK_EVERY_MS = 500;

/** How many replies are written at once: the other connections to MongoDB stay free for requests. */
const MAX_SAVES_AT_ONCE = 4;

/** Makes the function that saves replies while they are being written. */
export function createAutosave(storedReplies: StoredReplies, log: Logger) {
  const saves = new PQueue({ concurrency: MAX_SAVES_AT_ONCE });
  return (reply: ActiveReply) => startAutosave(reply, { storedReplies, log, saves });
}

interface AutosaveDeps {
  storedReplies: StoredReplies;
  log: Logger;
  saves: PQueue;
}

/**
 * Appends new text, sealed, to the reply's row every 250 ms, less often while many replies are written. Each write also
 * renews the lease and reads whether a stop was requested. Returns a function that ends it and waits for the write
 * under way.
 */
function startAutosave(reply: ActiveReply, { storedReplies, log, saves }: AutosaveDeps) {
  const { turn } = reply;
  let savedCharacters = 0;
  let nextPiece = 0;
  // A piece that failed to be stored is tried again unchanged: readers count pieces, so one never changes.
  let pending: string | null = null;
  let lastWrite = Date.now();
  let failing = false;
  let stopped = false;

  async function save(): Promise<void> {
    const end = lastCompleteIndex(reply.text);
    pending ??= end > savedCharacters ? reply.text.slice(savedCharacters, end) : null;
    if (pending === null && Date.now() - lastWrite < STOP_CHECK_EVERY_MS) return;
    const piece =
      pending === null
        ? undefined
        : { index: nextPiece, sealed: turn.box.seal(pending, pieceAad(turn.replyId, nextPiece)) };
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
    if (!stopped) timer = schedule();
  }
  let running: Promise<void> = Promise.resolve();
  const run = () => {
    if (!stopped) running = saveAndSchedule();
    return running;
  };
  const schedule = () => setTimeout(() => void saves.add(run), SAVE_EVERY_MS);
  let timer = schedule();

  return async (): Promise<void> => {
    stopped = true;
    clearTimeout(timer);
    await running;
  };
}
