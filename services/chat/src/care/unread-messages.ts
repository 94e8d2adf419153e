import { isRefused, ModelError } from '@inkwell/ai';
import { countUnreadable, type DangerScreen } from '@inkwell/ai/care';
import { RETRIED_MS } from '@inkwell/ai/reading';
import type { Logger } from '@inkwell/service';
import { type Vault, VaultError } from '@inkwell/vault';
import { type MessageModel, type MessageRow, textOf, UNREAD_INDEX } from '../messages/message.model.ts';
import type { CareUseCases } from './care.ts';

/** Younger ones are still being read by the process that took them in. */
const MIN_AGE_MS = 60_000;
const READ_AT_ONCE = 100;

type UnreadMessage = Pick<MessageRow, '_id' | 'userId' | 'content' | 'at'>;

/**
 * Makes the sweep that reads messages which only the phrases have read: their process died, or the reading server did not
 * answer. What it finds raises the person's care.
 */
export function createReadUnread(deps: {
  Message: MessageModel;
  care: Pick<CareUseCases, 'raiseLate'>;
  screen: Pick<DangerScreen, 'readInBackground'>;
  vault: Vault;
  log: Logger;
}) {
  const { Message, care, screen, vault, log } = deps;

  async function read({ _id, userId, at, content }: UnreadMessage): Promise<void> {
    if (!(await vault.isErased(userId))) {
      const box = await vault.open(userId);
      const found = await screen.readInBackground(textOf({ _id, content }, box));
      if (found) await care.raiseLate(userId, box, found, at);
    }
    await Message.updateOne({ _id, userId }, { $unset: { unreadSince: 1 } });
  }

  /** One that cannot be opened, or that the server refuses, is put aside: it stops nobody else's. */
  async function readOrSetAside(message: UnreadMessage): Promise<void> {
    try {
      await read(message);
    } catch (error) {
      if (!(error instanceof VaultError) && !isRefused(error)) throw error;
      countUnreadable();
      log.error(
        { err: error },
        'a message that could not be opened, or was refused, was not read for danger',
      );
      const { _id, userId } = message;
      await Message.updateOne({ _id, userId }, { $unset: { unreadSince: 1 } });
    }
  }

  return async (now: Date): Promise<void> => {
    const before = (ms: number) => ({ $exists: true, $lt: new Date(now.getTime() - ms) });
    await Message.updateMany({ unreadSince: before(RETRIED_MS) }, { $unset: { unreadSince: 1 } }).hint(
      UNREAD_INDEX,
    );
    const unread = await Message.find({ unreadSince: before(MIN_AGE_MS) }, { userId: 1, content: 1, at: 1 })
      .sort({ unreadSince: 1 })
      .limit(READ_AT_ONCE)
      .lean<UnreadMessage[]>();
    try {
      for (const message of unread) await readOrSetAside(message);
    } catch (error) {
      if (!(error instanceof ModelError)) throw error;
      // The rest waits for the next sweep.
      log.warn({ err: error }, 'the reading server could not be asked about unread messages');
    }
  };
}
