import type { Logger } from '@inkwell/service';
import { VaultError } from '@inkwell/vault';
import { piecePlace } from './message.model.ts';
import type { ReplyRows } from './reply-rows.ts';
import type { ReplyRun } from './reply-run.ts';
import { wholeUntil } from './whole-characters.ts';

const APPEND_MS = 250;
/** With nothing to append, the row is still asked this often whether somebody wants the reply to stop. */
const LOOK_MS = 500;

/**
 * Appends what was said, sealed, to the reply's row every 250 ms, renews the lease by it, and hears a stop that
 * another process took. Returns a function that ends it and waits for the write under way.
 */
export function startAutosave(run: ReplyRun, rows: ReplyRows, log: Logger): () => Promise<void> {
  const { turn } = run;
  let saved = 0;
  let index = 0;
  // Kept as it is until it is stored: readers count pieces, so a stored one never changes.
  let batch: string | null = null;
  let lastWrite = Date.now();
  let away = false;

  async function save(): Promise<void> {
    const end = wholeUntil(run.text, run.text.length);
    batch ??= end > saved ? run.text.slice(saved, end) : null;
    if (batch === null && Date.now() - lastWrite < LOOK_MS) return;
    const piece =
      batch === null ? undefined : { index, sealed: turn.box.seal(batch, piecePlace(turn.replyId, index)) };
    const row = await rows.renew(turn, piece);
    lastWrite = Date.now();
    away = false;
    if (batch !== null) {
      saved += batch.length;
      index += 1;
      batch = null;
    }
    if (!row) run.cutShort('lost');
    else if (row.stopRequested) run.cutShort('stopped');
  }

  async function round(): Promise<void> {
    try {
      await save();
    } catch (error) {
      if (error instanceof VaultError) run.cutShort('lost');
      if (!away) log.warn({ err: error }, 'reply is not saved yet');
      away = true;
    }
    if (!stopped) timer = setTimeout(next, APPEND_MS);
  }
  let stopped = false;
  let running: Promise<void> = Promise.resolve();
  const next = () => {
    running = round();
  };
  let timer = setTimeout(next, APPEND_MS);

  return async () => {
    stopped = true;
    clearTimeout(timer);
    await running;
  };
}
