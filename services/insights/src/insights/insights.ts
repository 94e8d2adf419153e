import {
  addDays,
  dayOf,
  type Insight,
  type InsightDays,
  type InsightDaysQuery,
  type Insights,
  type InsightSettings,
  MAX_INSIGHT_DAYS,
  latestDay,
  mondayOf,
  type TimeZoneRef,
} from '@inkwell/contracts';
import type { Live } from '@inkwell/events';
import { AppError } from '@inkwell/service';
import type { Vault } from '@inkwell/vault';
import type { ReflectionModel } from '../days/reflection.model.ts';
import type { People } from '../people/people.ts';
import type { PersonModel, PersonRow } from '../people/person.model.ts';
import { type InsightModel, type InsightRow, openText } from './insight.model.ts';
import { readStreak } from './streak.ts';
import { emotionPatterns, type StatsDay, weeklyStats } from './weekly-stats.ts';

/** Enough for the week and for most streaks. */
const RECENT_DAYS = 40;
const INSIGHT_ID_PATTERN = /^[0-9a-f]{24}$/;

export interface InsightsDeps {
  Reflection: ReflectionModel;
  Person: PersonModel;
  Insight: InsightModel;
  people: Pick<People, 'setZone' | 'setRestDay' | 'startTotals' | 'markDue'>;
  vault: Pick<Vault, 'open'>;
  live: Live;
  now: () => Date;
}

export type InsightsUseCases = ReturnType<typeof createInsights>;

type RecentDay = StatsDay & { date: string; written: boolean };

/** What a person sees of their insights. Each call reads and changes only their own. */
export function createInsights(deps: InsightsDeps) {
  const { Reflection, Person, Insight, people, vault, live, now } = deps;

  const readPerson = (userId: string): Promise<Pick<PersonRow, 'zone' | 'restDay' | 'totals'> | null> =>
    Person.findById(userId, { _id: 0, zone: 1, restDay: 1, totals: 1 }).lean();

  /** @param timeZone where the person is: it decides the week, the streak and the day of a nudge */
  async function get(userId: string, timeZone: TimeZoneRef): Promise<Insights> {
    const today = dayOf(now(), timeZone);
    // On a Sunday the day after it may be written already.
    const newest = addDays(mondayOf(addDays(today, 1)), 6);
    const [known, recent, shown] = await Promise.all([
      readPerson(userId),
      Reflection.find(
        { userId, date: { $lte: newest } },
        { _id: 0, date: 1, written: 1, 'entry.sentiment': 1, 'entry.themes': 1, 'messages.themes': 1 },
      )
        .sort({ date: -1 })
        .limit(RECENT_DAYS)
        .lean<RecentDay[]>(),
      Insight.find({ userId, dismissed: false }).sort({ position: 1 }).lean(),
    ]);
    const person = !known?.totals && recent.length > 0 ? await startTotals(userId) : known;
    if (timeZone.zone !== undefined && timeZone.zone !== person?.zone)
      await people.setZone(userId, timeZone.zone);
    const { restDay = false, totals = { written: 0, emotions: {} } } = person ?? {};
    const written = recent.filter((day) => day.written).map(({ date }) => date);
    return {
      insights: await open(
        userId,
        shown.filter(({ day }) => day === undefined || day === today),
      ),
      emotionPatterns: emotionPatterns(totals.emotions),
      weeklyStats: {
        ...weeklyStats(recent, latestDay(written, today)),
        totalDaysAllTime: totals.written,
        currentStreak: await readStreak(
          Reflection,
          { userId, restDay, today },
          { newest: written, isAll: recent.length < RECENT_DAYS },
        ),
      },
      restDay,
    };
  }

  async function startTotals(userId: string) {
    await people.startTotals(userId);
    return readPerson(userId);
  }

  async function open(userId: string, rows: Array<InsightRow & { _id: unknown }>): Promise<Insight[]> {
    if (rows.length === 0) return [];
    const box = await vault.open(userId);
    return rows.map((row) => ({
      id: String(row._id),
      type: row.type,
      ...openText(row, box),
      evidence: row.evidence.map((date) => ({ date })),
    }));
  }

  /** @throws AppError `invalid` for a range that is none, or longer than a year */
  async function days(userId: string, { from, to }: InsightDaysQuery): Promise<InsightDays> {
    if (from > to) throw new AppError('invalid', undefined, { context: { fields: { from: 'is after to' } } });
    if (addDays(from, MAX_INSIGHT_DAYS) <= to) {
      const fields = { to: `must be less than ${MAX_INSIGHT_DAYS} days after from` };
      throw new AppError('invalid', undefined, { context: { fields } });
    }
    const rows = await Reflection.find(
      { userId, date: { $gte: from, $lte: to } },
      { _id: 0, date: 1, emotion: 1, valence: 1 },
    )
      .sort({ date: 1 })
      .lean();
    return {
      days: rows.flatMap(({ date, emotion = null, valence }) =>
        valence === undefined ? [] : { date, emotion, valence },
      ),
    };
  }

  async function changeSettings(userId: string, { restDay }: InsightSettings): Promise<InsightSettings> {
    await people.setRestDay(userId, restDay);
    await live.publish(userId, 'insights');
    return { restDay };
  }

  /** Keeps an insight away for good. @throws AppError `not_found` for one that is gone, or somebody else's */
  async function dismiss(userId: string, id: string): Promise<void> {
    const { matchedCount } = INSIGHT_ID_PATTERN.test(id)
      ? await Insight.updateOne(
          { _id: id, userId, dismissed: false },
          { $set: { dismissed: true, evidence: [] }, $unset: { text: 1 } },
        )
      : { matchedCount: 0 };
    if (matchedCount === 0) throw new AppError('not_found');
    // The next one may take its place.
    await people.markDue(userId);
    await live.publish(userId, 'insights');
  }

  return { get, days, changeSettings, dismiss };
}
