import { setTimeout as pause } from 'node:timers/promises';
import type { StreamRequest } from '@inkwell/ai';
import { askUnder } from '@inkwell/ai/care';
import type { ActiveReply } from './active-reply.ts';

/** So long the end of a reply waits for a head that was late for its beginning, in ms: its text has been sent by then. */
const END_WAIT_MS = 700;

/** Asks at the end of an ordinary reply what was found in its message only while it was written. */
export async function askAtEnd(
  reply: ActiveReply,
  request: Pick<StreamRequest, 'messages' | 'context'>,
): Promise<void> {
  const { turn, signal } = reply;
  const { lateQuestion, answersCare } = turn;
  if (!lateQuestion || answersCare || signal.aborted) return;
  await Promise.race([lateQuestion.isReadByHead, pause(END_WAIT_MS, undefined, { signal })]).catch(
    // A stopped reply asks nothing: the next one does.
    () => undefined,
  );
  if (signal.aborted) return;
  const care = await lateQuestion.ask();
  if (!care) return;
  const { text, conclusion } = askUnder(request, care, reply);
  reply.append(text);
  reply.conclude(conclusion);
}
