import { isDeepStrictEqual } from 'node:util';
import { addDays, type Digest, dayOf, type TimeZoneRef } from '@inkwell/contracts';
import { instantOf } from '@inkwell/contracts/wall-clock';
import { claimDueWork, type Jobs, type Live } from '@inkwell/events';
import { AppError, inTransaction, type Logger } from '@inkwell/service';
import type { Box, Vault } from '@inkwell/vault';
import { digestOf } from '@inkwell/vault/digests';
import type { ClientSession, Connection } from 'mongoose';
import type { ReflectionModel } from '../days/reflection.model.ts';
import { type InsightModel, type InsightRow, openText, textAad } from '../insights/insight.model.ts';
import type { People } from '../people/people.ts';
import type { PersonModel, PersonRow } from '../people/person.model.ts';
import type { ComputedInsight, InsightDay } from './computed-insight.ts';
import { computeInsights } from './compute-insights.ts';
import { createClock } from './clock.ts';
import { peakHourOf } from './nudges.ts';

/** Insights are about these days. What is older is never read, however long the journal is. */
const WINDOW_DAYS = 90;
/** Midnight's work begins a little later, when a page of the day before can no longer be saved. */
const NIGHT_MINUTES = '15';

export interface RecomputationDeps {
  connection: Connection;
  Reflection: ReflectionModel;
  Person: PersonModel;
  Insight: InsightModel;
  people: Pick<People, 'refreshDigest'>;
  vault: Pick<Vault, 'open' | 'isErased' | 'removeErased'>;
  live: Live;
  jobs: Pick<Jobs<'insights'>, 'enqueue'>;
  removeAll: (userId: string) => Promise<void>;
  log: Logger;
  now: () => Date;
}

type RecomputedPerson = Pick<PersonRow, '_id' | 'digest' | 'zone' | 'dueAt' | 'dueCount'>;

/** What was stored of the insights, and what is to be stored. */
interface InsightChange {
  stored: InsightRow[];
  insights: ComputedInsight[];
}

/** Computes a person's insights again after something changed, at their midnight and at their peak hour. */
export function createRecomputation(deps: RecomputationDeps) {
  const { connection, Reflection, Person, Insight, people, vault, live, jobs, removeAll, log, now } = deps;

  /** Queues the people who are due. One whose job is lost is due again a minute later. */
  function tick(): Promise<void> {
    return claimDueWork({
      now: now(),
      find: (at, limit) =>
        Person.find({ dueAt: { $exists: true, $lte: at } }, { dueAt: 1 })
          .sort({ dueAt: 1 })
          .limit(limit)
          .lean(),
      claim: ({ _id, dueAt }, until) => Person.updateOne({ _id, dueAt }, { $set: { dueAt: until } }),
      enqueue: ({ _id: userId }) => jobs.enqueue('insights.recompute-insights', { userId }, { id: userId }),
    });
  }

  /** The job. Any number of times: where something changes meanwhile, it begins again. */
  async function recompute(userId: string): Promise<void> {
    if (await vault.isErased(userId)) return;
    for (let isDone = false; !isDone;) {
      const person = await readPerson(userId);
      if (!person) return;
      isDone = await computeFor(person);
    }
  }

  const readPerson = (userId: string): Promise<RecomputedPerson | null> =>
    Person.findById(userId, { digest: 1, zone: 1, dueAt: 1, dueCount: 1 }).lean();

  /** Who was onboarded before insights kept digests has none yet. Without auth there are no aims, and it is morning. */
  async function readDigest(person: RecomputedPerson, box: Box): Promise<Digest | null> {
    if (person.digest) return digestOf(person, box);
    try {
      await people.refreshDigest(person._id);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      log.warn({ err: error }, 'the digest of a person could not be read');
      return null;
    }
    const again = await readPerson(person._id);
    return again && digestOf(again, box);
  }

  /** @returns false where something changed after the person was read: what was computed is not stored then */
  async function computeFor(person: RecomputedPerson): Promise<boolean> {
    const { _id: userId, zone } = person;
    const timeZone: TimeZoneRef = zone === undefined ? {} : { zone };
    const at = now();
    const today = dayOf(at, timeZone);
    const [days, stored, box] = await Promise.all([
      readWindow(userId, today),
      Insight.find({ userId }).lean<InsightRow[]>(),
      vault.open(userId),
    ]);
    const digest = days.length > 0 ? await readDigest(person, box) : null;
    const dismissed = new Set(stored.filter((row) => row.dismissed).map(({ key }) => key));
    const hour = createClock(timeZone)(at);
    const insights = computeInsights({ days, timeZone, today, hour, digest, dismissed });
    const next = days.length > 0 ? nextTurn(timeZone, peakHourOf(digest)) : null;
    const change = { stored: stored.filter((row) => !row.dismissed), insights };
    const known = change.stored.toSorted((a, b) => a.position - b.position).map((row) => insightOf(row, box));
    const isChanged = !isDeepStrictEqual(known, insights);
    const isCurrent = isChanged
      ? await inTransaction(connection, async (session) => {
          if (!(await setDue(person, next, session))) return false;
          await store(userId, change, box, session);
          return true;
        })
      : await setDue(person, next);
    if (await vault.removeErased(userId, removeAll)) return true;
    if (isCurrent && isChanged) await live.publish(userId, 'insights');
    return isCurrent;
  }

  const readWindow = (userId: string, today: string): Promise<InsightDay[]> =>
    Reflection.find(
      { userId, date: { $gt: addDays(today, -WINDOW_DAYS) } },
      { _id: 0, date: 1, written: 1, mood: 1, entry: 1, messages: 1, valence: 1 },
    )
      .sort({ date: 1 })
      .lean<InsightDay[]>();

  /** The person's next midnight or peak hour: at each of them other things may be said. */
  function nextTurn(timeZone: TimeZoneRef, peakHour: number): Date {
    const today = dayOf(now(), timeZone);
    const peak = instantOf(`${today} ${String(peakHour).padStart(2, '0')}:00:00`, timeZone);
    return peak > now() ? peak : instantOf(`${addDays(today, 1)} 00:${NIGHT_MINUTES}:00`, timeZone);
  }

  /** @returns false where the person became due again after they were read */
  async function setDue(
    person: RecomputedPerson,
    next: Date | null,
    session?: ClientSession,
  ): Promise<boolean> {
    const { _id, dueCount } = person;
    const { matchedCount } = await Person.updateOne(
      { _id, dueCount: dueCount ?? { $exists: false } },
      next ? { $set: { dueAt: next } } : { $unset: { dueAt: 1 } },
      { ...(session && { session }) },
    );
    return matchedCount > 0;
  }

  async function store(
    userId: string,
    { stored, insights }: InsightChange,
    box: Box,
    session: ClientSession,
  ): Promise<void> {
    const keys = new Set(insights.map(({ key }) => key));
    const gone = stored.filter(({ key }) => !keys.has(key)).map(({ key }) => key);
    if (gone.length > 0) {
      await Insight.deleteMany({ userId, key: { $in: gone }, dismissed: false }, { session });
    }
    for (const [position, { key, title, description, day, ...insight }] of insights.entries()) {
      const text = box.sealJson({ title, description }, textAad(key));
      // One that was dismissed meanwhile stays so: the unique key keeps a second row out, and the job begins again.
      await Insight.updateOne(
        { userId, key, dismissed: false },
        {
          $set: { ...insight, text, position, language: 'en', ...(day !== undefined && { day }) },
          ...(day === undefined && { $unset: { day: 1 } }),
        },
        { upsert: true, session },
      );
    }
  }

  return { tick, recompute };
}

const insightOf = (row: InsightRow, box: Box): ComputedInsight => ({
  key: row.key,
  type: row.type,
  ...openText(row, box),
  evidence: row.evidence,
  ...(row.day !== undefined && { day: row.day }),
});
