import {
  addDays,
  countDaysBetween,
  readDateTime,
  type TimeZoneRef,
  type UpdateEvent,
} from '@inkwell/contracts';
import { instantOf, wallMsBetween, wallTimeOf } from '@inkwell/contracts/wall-clock';
import { AppError, invalidFields } from '@inkwell/service';
import { changedFields, type EventFields } from './event-fields.ts';
import {
  addToWall,
  type EventTimes,
  isSameTimes,
  wallLengthMs,
  MAX_EVENT_MS,
  timesOfWall,
  readTypedTimes,
  type WallTimes,
  wallTimesOf,
} from './event-times.ts';
import { moveRule, dayPartsInTurns, parseRule, withRuleParts } from './repeating-days.ts';
import {
  type Exception,
  firstDayOf,
  type Instance,
  planSeries,
  repeatingDaysOf,
  type Series,
  timesOn,
  wallTimesOn,
} from './series.ts';

// A document of MongoDB holds 16 MB, a sealed description up to 32 kB.
const MAX_EXCEPTIONS = 5_000;
const MAX_DESCRIPTIONS = 250;

export const eventFieldsOf = ({ title, description, color, suggested }: UpdateEvent): EventFields => ({
  title,
  description,
  color,
  suggested,
});

/** A new series. The typed wall times are kept, also where clocks skip the first of them. */
export function createSeries(
  input: UpdateEvent & { recurrence: string },
  timeZone: TimeZoneRef,
  before?: EventTimes,
): Series {
  const { wall } = readTypedTimes(input, timeZone, before);
  return planSeries({
    fields: eventFieldsOf(input),
    recurrence: input.recurrence,
    timeZone,
    wall: { start: input.startTime, end: input.endTime },
    allDay: wall !== null,
    lastDay: null,
    exceptions: [],
    source: { source: 'inkwell', readOnly: false, response: null, busy: true },
  });
}

function addException(series: Series, exception: Exception): Series {
  const others = series.exceptions.filter(({ day }) => day !== exception.day);
  const { removed, times, fields, attendance } = exception;
  const says = removed || times || attendance || Object.keys(fields).length > 0;
  const exceptions = says ? [...others, exception] : others;
  const descriptions = exceptions.filter(({ fields }) => fields.description);
  if (exceptions.length > MAX_EXCEPTIONS || descriptions.length > MAX_DESCRIPTIONS) {
    throw new AppError('too_large', 'Too many instances differ. Please change this one and all that follow.');
  }
  return { ...series, exceptions };
}

export const removeInstance = (series: Series, day: string): Series =>
  addException(series, { day, removed: true, fields: {}, times: null });

/** @throws AppError `invalid` for another rule, which one instance cannot have */
export function changeInstance(
  series: Series,
  { day, times, attendance }: Instance,
  input: UpdateEvent,
  timeZone: TimeZoneRef,
): Series {
  if (typeof input.recurrence === 'string') {
    throw invalidFields({ recurrence: 'can change with the scope following or all alone' });
  }
  const changed = readTypedTimes(input, timeZone, times);
  return addException(series, {
    day,
    removed: false,
    fields: changedFields(eventFieldsOf(input), series.fields),
    times: isSameTimes(changed, timesOn(series, day)) ? null : changed,
    ...(attendance && { attendance }),
  });
}

/**
 * Changes the whole series as one instance of it is changed: fields that are new, and the way its start and end go.
 *
 * @returns with it the day that the instance is on now by the rule
 */
export async function changeSeries(
  series: Series,
  instance: Instance,
  input: UpdateEvent,
  timeZone: TimeZoneRef,
): Promise<{ series: Series; day: string }> {
  const fields = changedFields(eventFieldsOf(input), instance.fields);
  const renamed: Series = {
    ...series,
    fields: { ...series.fields, ...fields },
    exceptions: series.exceptions.map((exception) => ({
      ...exception,
      fields: Object.fromEntries(Object.entries(exception.fields).filter(([name]) => !(name in fields))),
    })),
  };
  const times = readTypedTimes(input, timeZone, instance.times);
  const { recurrence = null } = input;
  const isMoved = !isSameTimes(times, instance.times);
  if (!isMoved && recurrence === null) return { series: renamed, day: instance.day };
  const shift = seriesShift(series, instance, times, timeZone);
  const moved = { ...renamed, wall: shift.wall, timeZone: shift.timeZone, allDay: shift.allDay };
  return recurrence === null
    ? moveDays(series, moved, shift, instance, times)
    : replaceRule({ ...moved, recurrence }, shift, instance);
}

/** How a whole series moves with one of its instances. */
interface SeriesShift {
  wall: WallTimes;
  timeZone: TimeZoneRef;
  allDay: boolean;
  /** In ms on the clock. */
  startBy: number;
  endBy: number;
  days: number;
  becomesAnother: boolean;
}

function seriesShift(
  series: Series,
  instance: Instance,
  times: EventTimes,
  timeZone: TimeZoneRef,
): SeriesShift {
  const allDay = times.wall !== null;
  const becomesAnother = allDay !== series.allDay;
  const clock = becomesAnother && !allDay ? timeZone : series.timeZone;
  const [old, now] = [wallTimesOf(instance.times, series.timeZone), wallTimesOf(times, clock)];
  const startBy = wallMsBetween(old.start, now.start);
  const endBy = wallMsBetween(old.end, now.end);
  const daysBy = countDaysBetween(old.start.slice(0, 10), now.start.slice(0, 10));
  // An event becomes all-day, or has a time again: all have the time of this one then.
  const start = becomesAnother
    ? `${addDays(firstDayOf(series), daysBy)}${now.start.slice(10)}`
    : addToWall(series.wall.start, startBy);
  const end = addToWall(series.wall.end, endBy);
  const length = wallLengthMs({ start, end });
  const keepsLength = !becomesAnother && length > 0 && length <= MAX_EVENT_MS;
  return {
    wall: { start, end: keepsLength ? end : addToWall(start, wallLengthMs(now)) },
    timeZone: clock,
    allDay,
    startBy,
    endBy,
    days: countDaysBetween(firstDayOf(series), start.slice(0, 10)),
    becomesAnother,
  };
}

/** The rule moves with the series: the n-th instance is the n-th still. */
async function moveDays(
  before: Series,
  moved: Series,
  shift: SeriesShift,
  instance: Instance,
  times: EventTimes,
) {
  const to = wallTimesOf(times, shift.timeZone).start.slice(0, 10);
  const byDays = moveRule(moved.recurrence, shift.days, shift.days === 0 ? instance.day : to);
  if (byDays === null) {
    throw invalidFields({ recurrence: 'must name the days anew when the series moves to other days' });
  }
  const recurrence = moveUntil(byDays, before, shift);
  // By day of the month or n-th weekday, the first may be some days before the moved start.
  const isByMonth = shift.days !== 0 && /BYMONTHDAY|BYDAY=[+-]?\d/.test(recurrence);
  const from = isByMonth ? `${firstDayOf(moved).slice(0, 8)}01` : firstDayOf(moved);
  const series = planSeries({ ...moved, recurrence }, from);
  if (shift.days === 0 && !shift.becomesAnother) {
    return { series: { ...series, exceptions: moveTimes(moved, shift) }, day: instance.day };
  }
  const dayNow = await mapDaysByOrdinal(before, series, instance);
  const exceptions = moveTimes(moved, shift).flatMap((exception) => {
    const day = dayNow(exception.day);
    return day === undefined ? [] : [{ ...exception, day }];
  });
  return { series: { ...series, exceptions }, day: dayNow(instance.day) ?? firstDayOf(series) };
}

/** Maps the day of each instance before the change to the day with the same ordinal after it. */
async function mapDaysByOrdinal(
  before: Series,
  after: Series,
  { day }: Instance,
): Promise<(old: string) => string | undefined> {
  const last = [day, ...before.exceptions.map((exception) => exception.day)].toSorted().at(-1) ?? day;
  const old = await seriesDaysInTurns(before, last);
  const shift = countDaysBetween(firstDayOf(before), firstDayOf(after));
  const now = await seriesDaysInTurns(after, addDays(last, shift + 62));
  const pairs = new Map(old.map((each, at) => [each, now[at]]));
  return (each) => pairs.get(each);
}

async function seriesDaysInTurns(series: Series, to: string): Promise<string[]> {
  const days: string[] = [];
  for await (const part of dayPartsInTurns(repeatingDaysOf(series), firstDayOf(series), to))
    days.push(...part);
  return days;
}

/** UNTIL goes where the last instance goes. */
function moveUntil(recurrence: string, before: Series, { startBy, days }: SeriesShift): string {
  const until = parseRule(recurrence).get('UNTIL');
  if (until === undefined || startBy === 0) return recurrence;
  const { day, time, isUtc } = readDateTime(until);
  const compact = (text: string) => text.replace(/[-:]|\.000/g, '');
  if (time === null || before.allDay) {
    return withRuleParts(parseRule(recurrence), { UNTIL: compact(addDays(day, days)) });
  }
  if (!isUtc) {
    const moved = addToWall(`${day} ${time}`, startBy).replace(' ', 'T');
    return withRuleParts(parseRule(recurrence), { UNTIL: compact(moved) });
  }
  const wall = addToWall(wallTimeOf(new Date(`${day}T${time}Z`), before.timeZone), startBy);
  const instant = instantOf(wall, before.timeZone).toISOString();
  return withRuleParts(parseRule(recurrence), { UNTIL: compact(instant) });
}

/** Moved instances move along. */
function moveTimes({ exceptions, timeZone }: Series, { startBy, endBy, becomesAnother }: SeriesShift) {
  return exceptions.map((exception): Exception => {
    if (exception.times === null || becomesAnother) return { ...exception, times: null };
    const old = wallTimesOf(exception.times, timeZone);
    const moved = { start: addToWall(old.start, startBy), end: addToWall(old.end, endBy) };
    const fits = wallLengthMs(moved) > 0 && wallLengthMs(moved) <= MAX_EVENT_MS;
    const wall = fits ? moved : { ...moved, end: addToWall(moved.start, wallLengthMs(old)) };
    return { ...exception, times: timesOfWall(wall, timeZone, exception.times.wall !== null) };
  });
}

/** Another rule: exceptions stay on the days that it has too. */
async function replaceRule(changed: Series, shift: SeriesShift, instance: Instance) {
  const series = planSeries(changed);
  const moved = moveTimes(changed, shift).map((exception) => ({
    ...exception,
    day: addDays(exception.day, shift.days),
  }));
  const day = addDays(instance.day, shift.days);
  const last = [day, ...moved.map((exception) => exception.day)].toSorted().at(-1) ?? day;
  const days = new Set(await seriesDaysInTurns(series, last));
  const exceptions = moved.filter((exception) => days.has(exception.day));
  return { series: { ...series, exceptions }, day: days.has(day) ? day : firstDayOf(series) };
}

/** Splits a series in two: what is before a day of it, and the rest, which has its own count. */
export async function splitSeries(series: Series, day: string): Promise<{ head: Series; tail: Series }> {
  const rule = parseRule(series.recurrence);
  const days = await seriesDaysInTurns(series, addDays(day, -1));
  const lastDay = days.at(-1) ?? null;
  const count = rule.get('COUNT');
  const until = lastDay === null ? null : formatUntil(series, lastDay);
  const head = {
    ...series,
    recurrence: withRuleParts(rule, count === undefined ? { UNTIL: until } : { COUNT: String(days.length) }),
    lastDay,
    exceptions: series.exceptions.filter((exception) => exception.day < day),
  };
  const tail = {
    ...series,
    recurrence:
      count === undefined
        ? series.recurrence
        : withRuleParts(rule, { COUNT: String(Number(count) - days.length) }),
    wall: wallTimesOn(series, day),
    exceptions: series.exceptions.filter((exception) => exception.day >= day),
  };
  return { head, tail };
}

/** The change of a tail. A rule that keeps the count of the whole series means what is left of it. */
export function withRestOfCount(input: UpdateEvent, series: Series, tail: Series): UpdateEvent {
  const rule = typeof input.recurrence === 'string' ? parseRule(input.recurrence) : null;
  const count = rule?.get('COUNT');
  if (!rule || count === undefined || count !== parseRule(series.recurrence).get('COUNT')) return input;
  const left = parseRule(tail.recurrence).get('COUNT') ?? count;
  return { ...input, recurrence: withRuleParts(rule, { COUNT: left }) };
}

/** RFC 5545: a day for an all-day series, else an instant. */
function formatUntil(series: Series, day: string): string {
  if (series.allDay) return day.replaceAll('-', '');
  return timesOn(series, day)
    .startTime.toISOString()
    .replace(/[-:]|\.000/g, '');
}
