import { isDeepStrictEqual } from 'node:util';
import { EntryState, MessageAnalyses } from '@inkwell/contracts';
import { enqueueDueWork, type Jobs, type Live } from '@inkwell/events';
import {
  AppError,
  inTransaction,
  type InternalReader,
  type Logger,
  retryDuplicateKey,
} from '@inkwell/service';
import type { Vault } from '@inkwell/vault';
import type { ClientSession, Connection } from 'mongoose';
import type { People } from '../people/people.ts';
import { dayOfRow, isKnown, rowUpdate, textsOfMessages, updatedDay } from './day-content.ts';
import { differenceOf, totalsOf } from './day-summary.ts';
import type { ReadText, ReflectionModel } from './reflection.model.ts';

export interface ReflectionsDeps {
  connection: Connection;
  Reflection: ReflectionModel;
  people: Pick<People, 'addToTotals' | 'startTotals'>;
  vault: Pick<Vault, 'isErased' | 'removeErased'>;
  live: Live;
  jobs: Pick<Jobs<'insights'>, 'enqueue'>;
  readFromJournal: InternalReader;
  readFromChat: InternalReader;
  removeAll: (userId: string) => Promise<void>;
  log: Logger;
  now: () => Date;
}

/** What was answered about a day, and which state of its row it was asked for. */
interface DayAnswers {
  userId: string;
  date: string;
  dueCount: number | undefined;
  state: EntryState | null;
  messages: ReadText[] | null;
}

/**
 * `superseded`: the day became due again after the answers were asked for. `not counted`: the person has no totals, and
 * nothing was written.
 */
type UpdateOutcome = 'unchanged' | 'changed' | 'superseded' | 'not counted';

/** What a person's days hold. Journal and chat have the truth of each day, these rows follow it. */
export function createReflections(deps: ReflectionsDeps) {
  const { connection, Reflection, people, vault, live, jobs, removeAll, log, now } = deps;
  const { readFromJournal, readFromChat } = deps;

  /** Notes on a day's row that journal and chat have to be asked about it, and queues the job that does. */
  async function markDue(userId: string, date: string): Promise<void> {
    if (await vault.isErased(userId)) return;
    await retryDuplicateKey(() =>
      Reflection.updateOne(
        { userId, date },
        { $min: { dueAt: now() }, $inc: { dueCount: 1 }, $setOnInsert: { written: false, revision: 0 } },
        { upsert: true },
      ),
    );
    if (await vault.removeErased(userId, removeAll)) return;
    await enqueue({ userId, date });
  }

  // Where Redis is away the sweep finds the row.
  const enqueue = ({ userId, date }: { userId: string; date: string }): Promise<boolean> =>
    jobs.enqueue('insights.update-streak', { userId, date }, { id: `${userId}-${date}` });

  /** Queues the days whose job was lost. */
  function sweep(): Promise<void> {
    return enqueueDueWork({
      find: (before) =>
        Reflection.find({ dueAt: { $exists: true, $lt: before } }, { _id: 0, userId: 1, date: 1 })
          .sort({ dueAt: 1 })
          .lean()
          .cursor(),
      enqueue,
      now,
    });
  }

  /**
   * The job: reads a day from journal and chat again and keeps what they say, until nothing is due. Any number of
   * times, in any order. Where chat alone does not answer, the entry is taken, and the day stays due.
   *
   * @throws AppError `unavailable` while one of them does not answer
   */
  async function updateDay(userId: string, date: string): Promise<void> {
    if (await vault.isErased(userId)) return;
    for (;;) {
      const before = await Reflection.findOne({ userId, date }, { _id: 0, dueCount: 1 }).lean();
      const [state, messages] = await Promise.all([
        readFromJournal(`/internal/entries/${date}`, { userId }, EntryState),
        readMessages(userId, date),
      ]);
      const answers = { userId, date, dueCount: before?.dueCount, state, messages };
      const outcome = await keepCounted(answers);
      if (await vault.removeErased(userId, removeAll)) return;
      if (outcome === 'changed') await live.publish(userId, 'insights');
      if (outcome === 'superseded') continue;
      if (messages === null) throw new AppError('unavailable');
      return;
    }
  }

  async function keepCounted(answers: DayAnswers): Promise<UpdateOutcome> {
    const attempt = () => inTransaction(connection, (session) => keep(answers, session));
    const outcome = await attempt();
    if (outcome !== 'not counted') return outcome;
    await people.startTotals(answers.userId);
    return attempt();
  }

  /** Null where chat does not answer. */
  async function readMessages(userId: string, date: string): Promise<ReadText[] | null> {
    try {
      const analyses = await readFromChat(`/internal/days/${date}/analyses`, { userId }, MessageAnalyses);
      return analyses ? textsOfMessages(analyses) : [];
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      log.warn({ err: error }, 'chat could not be asked about the messages of a day');
      return null;
    }
  }

  /** Writes the day and what it changes in the person's totals. */
  async function keep(
    { userId, date, dueCount, state, messages }: DayAnswers,
    session: ClientSession,
  ): Promise<UpdateOutcome> {
    const day = { userId, date };
    const row = await Reflection.findOne(day).session(session).lean();
    if (row?.dueCount !== dueCount) return 'superseded';
    const known = dayOfRow(row);
    const updated = updatedDay(known, state, messages);
    const isDone = messages !== null;
    // A day that nobody knows leaves no row.
    if (!isKnown(updated) && !isKnown(known)) {
      if (isDone) await Reflection.deleteOne(day, { session });
      return 'unchanged';
    }
    const cleared = isDone ? { dueAt: 1 } : {};
    if (isDeepStrictEqual(updated, known)) {
      if (row?.dueAt && isDone) await Reflection.updateOne(day, { $unset: cleared }, { session });
      return 'unchanged';
    }
    const difference = differenceOf(totalsOf(known), totalsOf(updated));
    if (!(await people.addToTotals(userId, difference, session))) return 'not counted';
    if (isKnown(updated) || !isDone) {
      const { $set, $unset } = rowUpdate(updated);
      await Reflection.updateOne(day, { $set, $unset: { ...$unset, ...cleared } }, { upsert: true, session });
    } else {
      await Reflection.deleteOne(day, { session });
    }
    return 'changed';
  }

  return { markDue, updateDay, sweep };
}
