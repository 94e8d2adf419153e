import { setTimeout as pause } from 'node:timers/promises';
import type { StreamRequest } from '@inkwell/ai';
import {
  appendAnswerChoices,
  appendDirectQuestion,
  asksAboutDanger,
  asksAboutPlan,
  kindAskedInReply,
} from '@inkwell/ai/care';
import type { ActiveReply } from './active-reply.ts';

/** So long the end of a reply waits for readers that were late for its beginning, in ms: its text has been sent by then. */
const END_WAIT_MS = 700;

const QUESTION_AT_END = /\?["”“»’)\s]*$/;

/**
 * Asks at the end of an ordinary reply what was found in its message only while it was written. Where the reply asks that
 * directly itself, the answers to tap are all that is added.
 */
export async function askAtEnd(
  reply: ActiveReply,
  request: Pick<StreamRequest, 'messages' | 'context'>,
): Promise<void> {
  const { turn, signal } = reply;
  const { lateQuestion, answersCare } = turn;
  if (!lateQuestion || signal.aborted) return;
  const hasAskedOfPlan = asksAboutPlan(reply.text);
  if (answersCare?.step === 'ask' && reply.conclusion?.choices.length === 0) {
    await lateQuestion.withdrawQuestion();
    if (hasAskedOfPlan) await lateQuestion.notePlanAsked();
  }
  if (answersCare) return;
  await Promise.race([lateQuestion.isRead, pause(END_WAIT_MS, undefined, { signal })]).catch(
    // A stopped reply asks nothing: the next one does.
    () => undefined,
  );
  if (signal.aborted) return;
  const asked = kindAskedInReply(reply.text);
  if (!asked && hasAskedOfPlan) return lateQuestion.notePlanAsked();
  // People answer one of two questions, so the next reply asks this one.
  if (!asked && (QUESTION_AT_END.test(reply.text) || asksAboutDanger(reply.text))) return;
  const care = await lateQuestion.ask(asked);
  if (!care) return;
  if (asked) return reply.conclude(appendAnswerChoices(request, care, reply));
  const { text, conclusion } = appendDirectQuestion(request, care, reply);
  reply.append(text);
  reply.conclude(conclusion);
}
