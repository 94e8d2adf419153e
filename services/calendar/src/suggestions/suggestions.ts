import type { ObjectModel } from '@inkwell/ai';
import { ModelError } from '@inkwell/ai';
import { type Finding, readInTime, type DangerScreen } from '@inkwell/ai/care';
import {
  type SuggestionCalendar,
  checkProposal,
  DEFAULT_DAYS_AHEAD,
  freeTimesOf,
  READ_DAYS,
  suggestByModel,
  suggestByRules,
  suggestFromExercise,
  type SuggestionDraft,
} from '@inkwell/ai/suggestions';
import {
  type CalendarEvent,
  type CalendarSuggestion,
  type CheckedProposal,
  dayOf,
  type FindSuggestions,
  type FreeTime,
  type TimeZoneRef,
  type ProposeEvent,
} from '@inkwell/contracts';
import { DAY_MS, hasSuggestionKeyword } from '@inkwell/contracts/constants';
import type { Logger, TokenBudget } from '@inkwell/service';
import type { CalendarEvents } from '../calendar-events.ts';
import type { DailyHabits, People } from '../people/people.ts';

/** So far ahead somebody may name a day. */
const MAX_NAMED_DAY_AHEAD_MS = READ_DAYS * DAY_MS;
/** The days that are looked through for free times, and the last one's end. */
const LOOKAHEAD_MS = (DEFAULT_DAYS_AHEAD + 2) * DAY_MS;
/** Events that have begun and go on. */
const LOOKBACK_MS = DAY_MS;
/** The rules answer for a model that takes longer: the person waits. */
const MODEL_TIMEOUT_MS = 6_000;

export interface SuggestionsDeps {
  events: Pick<CalendarEvents, 'list'>;
  people: Pick<People, 'habitsOf'>;
  screen: Pick<DangerScreen, 'read'>;
  model: ObjectModel;
  tokenBudget: Pick<TokenBudget, 'isOver' | 'count'>;
  /** A keyed hash of what makes a suggestion the same. */
  fingerprintOf: (text: string) => string;
  /** The name by which the model's provider knows a person. */
  safetyIdentifierOf: (userId: string) => string;
  log: Logger;
  now: () => Date;
  /** Default: 6,000. */
  modelMs?: number;
}

/** A plan has no more; of a list of many things all is read at once, because each reading takes its time. */
const MAX_LINES_READ_APART = 8;

export type Suggestions = ReturnType<typeof createSuggestions>;

/** What a person's words could become in their calendar. */
export function createSuggestions(deps: SuggestionsDeps) {
  const { events, people, screen, model, tokenBudget, log, now, modelMs = MODEL_TIMEOUT_MS } = deps;
  const idOf = suggestionIds(deps.fingerprintOf);

  /**
   * Returns at most 3 suggestions (8 after an exercise), each in a free time. Returns none without a keyword, outside
   * plan mode or beside likely danger; merely possible danger does not suppress them.
   */
  async function find(
    userId: string,
    asked: FindSuggestions,
    timeZone: TimeZoneRef,
  ): Promise<CalendarSuggestion[]> {
    const { conversationContent: text, mode, exercise } = asked;
    if (mode !== 'plan' || (exercise === undefined && !hasSuggestionKeyword(text))) return [];
    // What an exercise put together reads like danger to the screen more often than its lines do, each by itself.
    const lines = text.split('\n').filter(Boolean);
    const parts = exercise && lines.length <= MAX_LINES_READ_APART ? lines : [text];
    const readings = parts.map((part) => screen.read(part));
    // The person waits, and may wait for nothing that a reading server does not answer.
    const inTime = Promise.all(readings.map((reading) => readInTime(reading)));
    const byRules = await Promise.all(readings.map((reading) => reading.byRules));
    if (byRules.some(isDanger)) return [];
    const at = now();
    const range = {
      from: new Date(at.getTime() - LOOKBACK_MS).toISOString(),
      to: new Date(at.getTime() + MAX_NAMED_DAY_AHEAD_MS).toISOString(),
    };
    const [read, habits, planned] = await Promise.all([
      inTime,
      people.habitsOf(userId),
      events.list(userId, range, timeZone),
    ]);
    if (read.some(({ found }) => isDanger(found))) return [];
    const calendar: SuggestionCalendar = {
      now: at,
      timeZone,
      busy: planned.filter(({ busy }) => busy).map(eventSpan),
      rhythm: habits.rhythm,
    };
    const drafts = exercise
      ? suggestFromExercise(exercise, text, calendar)
      : ((await askModel(userId, text, calendar, habits)) ?? suggestByRules(text, calendar));
    return drafts.map((draft) => ({ id: idOf(userId, draft), ...draft }));
  }

  async function readCalendar(
    userId: string,
    timeZone: TimeZoneRef,
    aheadMs: number,
  ): Promise<{ calendar: SuggestionCalendar; habits: DailyHabits }> {
    const at = now();
    const range = {
      from: new Date(at.getTime() - LOOKBACK_MS).toISOString(),
      to: new Date(at.getTime() + aheadMs).toISOString(),
    };
    const [habits, planned] = await Promise.all([
      people.habitsOf(userId),
      events.list(userId, range, timeZone),
    ]);
    const busy = planned.filter((event) => event.busy).map(eventSpan);
    return { calendar: { now: at, timeZone, busy, rhythm: habits.rhythm }, habits };
  }

  /** When in the coming week something could be planned. */
  async function freeTimes(userId: string, timeZone: TimeZoneRef): Promise<FreeTime[]> {
    return freeTimesOf((await readCalendar(userId, timeZone, LOOKAHEAD_MS)).calendar);
  }

  /** A suggestion for just the time that is proposed, or what stands against it, with the times that are free. */
  async function propose(
    userId: string,
    proposed: Pick<ProposeEvent, 'title' | 'start' | 'minutes' | 'isNamed'>,
    timeZone: TimeZoneRef,
  ): Promise<CheckedProposal> {
    const { calendar } = await readCalendar(userId, timeZone, MAX_NAMED_DAY_AHEAD_MS);
    const checked = checkProposal(proposed, calendar);
    if (typeof checked === 'string') {
      const [day, today] = [proposed.start.slice(0, 10), dayOf(calendar.now, timeZone)];
      const free = freeTimesOf(calendar, day > today && checked !== 'far' ? day : today);
      return { suggestion: null, problem: checked, free };
    }
    return { suggestion: { id: idOf(userId, checked), ...checked }, problem: null, free: [] };
  }

  /** Null where there is no model, its tokens of the day are used up, or it does not answer in time. */
  async function askModel(
    userId: string,
    text: string,
    calendar: SuggestionCalendar,
    { targets }: DailyHabits,
  ): Promise<SuggestionDraft[] | null> {
    if (model.provider === 'local' || (await tokenBudget.isOver(userId))) return null;
    const safetyIdentifier = deps.safetyIdentifierOf(userId);
    const signal = AbortSignal.timeout(modelMs);
    try {
      return await tokenBudget.count(userId, (onTokens) =>
        suggestByModel(model, { text, calendar, targets, onTokens, safetyIdentifier, signal }),
      );
    } catch (error) {
      if (!(error instanceof ModelError)) throw error;
      log.warn({ kind: error.kind, status: error.status }, 'the rules suggest in place of the model');
      return null;
    }
  }

  return { find, freeTimes, propose };
}

/** Asked again, the same suggestion has the same id. */
export const suggestionIds =
  (fingerprintOf: (text: string) => string) =>
  (userId: string, { title, suggestedTime, duration }: SuggestionDraft): string =>
    fingerprintOf([userId, title, suggestedTime, duration].join('\n'));

const isDanger = (found: Finding | null): boolean => found !== null && found.level !== 'support';

const eventSpan = ({ startTime, endTime }: CalendarEvent) => ({
  from: Date.parse(startTime),
  to: Date.parse(endTime),
});
