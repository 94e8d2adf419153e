import { DAY_MS } from '@inkwell/contracts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNT, type Connected, FAMILY, newConnected, sidesOf, startWithGoogle } from './google.ts';
const LIMIT = 4;
const ALL = '?from=2026-01-01T00:00:00.000Z&to=2027-12-31T00:00:00.000Z';

let google: Awaited<ReturnType<typeof startWithGoogle>>;
let ada: Connected;

beforeEach(async () => {
  google = await startWithGoogle(undefined, LIMIT);
  ada = newConnected(google.calendar, google.emulator);
  await ada.connect();
});
afterEach(() => google.close());

const { change, there, here } = sidesOf(() => ({ google, ada }));
const titles = async () => (await here(ALL)).map(({ title }) => title).toSorted();

/** In Google's letters. */
const idOf = (title: string) => `id${Buffer.from(title).toString('hex')}`;

/** An hour's event at Google, so many days from today. */
const insert = (title: string, days: number, more: object = {}, calendar = ACCOUNT) => {
  const start = google.calendar.clock.now.getTime() + days * DAY_MS;
  const dateTime = (ms: number) => ({ dateTime: new Date(ms).toISOString(), timeZone: 'UTC' });
  const body = {
    id: idOf(title),
    summary: title,
    start: dateTime(start),
    end: dateTime(start + 3_600_000),
    ...more,
  };
  return change('insert', body, undefined, calendar);
};
const daysLater = (days: number) => {
  google.calendar.clock.now = new Date(google.calendar.clock.now.getTime() + days * DAY_MS);
};
const importLimit = async () => (await ada.status()) as { importLimit?: number };

describe('a calendar at Google with more events than are taken', () => {
  it('when it is synced, then those to come are here, then the latest of the others, in whatever order they came', async () => {
    const days: Array<[string, number]> = [
      ['ago90', -90],
      ['in5', 5],
      ['ago10', -10],
      ['ago30', -30],
      ['in300', 300],
      ['in40', 40],
    ];
    for (const [title, day] of days) await insert(title, day);
    await ada.create();
    await ada.switchOn();
    await ada.work();
    expect(await titles()).toEqual(['Lunch with Mira', 'ago10', 'in300', 'in40', 'in5']);
    expect(await ada.status()).toMatchObject({ importLimit: LIMIT, state: 'ok' });
    expect((await there()).map(({ summary }) => summary)).toContain('ago90');
  });

  it('when more is to come than is taken, then the nearest are here', async () => {
    for (const day of [9, 3, 200, 1, 50, 2]) await insert(`in${day}`, day);
    await ada.switchOn();
    await ada.work();
    expect(await titles()).toEqual(['in1', 'in2', 'in3', 'in9']);
  });

  it('when a series runs, then it counts as one event of today, however long ago it began', async () => {
    await insert('weekly', -200, { recurrence: ['RRULE:FREQ=WEEKLY'] });
    for (const day of [1, 2, 3, 4]) await insert(`in${day}`, day);
    await ada.switchOn();
    await ada.work();
    expect(new Set(await titles())).toEqual(new Set(['weekly', 'in1', 'in2', 'in3']));
  });

  it('when a nearer one is added at Google, then it takes the place of the farthest', async () => {
    for (const day of [-50, -40, -30, -20]) await insert(`ago${-day}`, day);
    await ada.switchOn();
    await ada.work();
    expect(await ada.status()).not.toHaveProperty('importLimit');
    await insert('in1', 1);
    await insert('ago99', -99);
    await ada.work();
    expect(await titles()).toEqual(['ago20', 'ago30', 'ago40', 'in1']);
    expect(await ada.status()).toMatchObject({ importLimit: LIMIT, lastSync: { imported: 1, deleted: 0 } });
    expect((await there()).map(({ summary }) => summary)).toContain('ago50');
  });

  it('when one that is not here changes, then it stays at Google, and the person is told once', async () => {
    for (const day of [1, 2, 3, 4]) await insert(`in${day}`, day);
    await ada.switchOn();
    await ada.work();
    google.calendar.notices.length = 0;
    await insert('ago9', -9);
    await ada.work();
    await change('patch', { summary: 'Long ago' }, idOf('ago9'));
    await ada.work();
    expect(await titles()).toEqual(['in1', 'in2', 'in3', 'in4']);
    expect(google.calendar.notices.filter(({ topic }) => topic === 'google')).toHaveLength(1);
  });

  it('when others are deleted, then the next full list fills their places, and says that all are here', async () => {
    for (const day of [1, 2, 3, 4, 5]) await insert(`in${day}`, day);
    await ada.switchOn();
    await ada.work();
    expect(await titles()).toEqual(['in1', 'in2', 'in3', 'in4']);
    await change('delete', {}, idOf('in1'));
    await ada.work();
    expect(await titles()).toEqual(['in2', 'in3', 'in4']);
    expect(await importLimit()).toMatchObject({ importLimit: LIMIT });
    daysLater(1.1);
    await ada.work();
    expect(await titles()).toEqual(['in2', 'in3', 'in4', 'in5']);
    expect(await ada.status()).not.toHaveProperty('importLimit');
  });

  it('when one was changed here and is not sent yet, then it keeps its place', async () => {
    for (const day of [-50, -40, -30, -20]) await insert(`ago${-day}`, day);
    await ada.switchOn();
    await ada.work();
    const [oldest] = (await here(ALL)).filter(({ title }) => title === 'ago50');
    const times = { startTime: '2026-10-01 10:00:00', endTime: '2026-10-01 11:00:00' };
    const body = { title: 'Mine', description: null, color: '#F4A261', suggested: false, ...times };
    expect((await ada.update(oldest?.id ?? '', body)).statusCode).toBe(200);
    await insert('in1', 1);
    await ada.work();
    expect(await titles()).toEqual(['Mine', 'ago20', 'ago30', 'in1']);
    expect((await there()).map(({ summary }) => summary)).toContain('Mine');
  });

  it('when it was synced by a version without a limit, then the next full list takes the farthest out', async () => {
    await google.close();
    google = await startWithGoogle(undefined, 300);
    ada = newConnected(google.calendar, google.emulator);
    await ada.connect();
    const events = google.calendar.database.collection('events');
    for (const day of [1, 2, 3, 4]) await insert(`in${day}`, day);
    await ada.switchOn();
    await ada.work();
    const row = await events.findOne({ userId: ada.userId, 'google.id': idOf('in4') });
    if (!row) throw new Error('nothing was taken in');
    const { google: copy, ...rest } = row;
    const old = Array.from({ length: 600 }, (_, at) => ({
      ...rest,
      _id: `g-old-${at}`,
      google: {
        ...copy,
        id: `old${at}`,
        at: new Date(Date.UTC(2001, 0, 1) + at * DAY_MS),
        seen: null,
        parts: [],
      },
    }));
    await events.insertMany(old as never);
    daysLater(1.1);
    await ada.work();
    expect(await events.countDocuments({ userId: ada.userId })).toBe(300);
    expect(await ada.status()).toMatchObject({ importLimit: 300 });
  });

  it('when another calendar is chosen, then nothing is said of the former one', async () => {
    for (const day of [1, 2, 3, 4, 5]) await insert(`in${day}`, day);
    await insert('party', 2, {}, FAMILY);
    await ada.switchOn();
    await ada.work();
    await ada.call('PUT', 'settings', { primaryCalendarId: FAMILY });
    expect(await ada.status()).not.toHaveProperty('importLimit');
    await ada.work();
    expect(await titles()).toEqual(['party']);
  });

  it('when a time is synced by hand, then its events take the places of farther ones', async () => {
    for (const day of [-50, -40, -30, -20]) await insert(`ago${-day}`, day);
    await ada.switchOn();
    await ada.work();
    await insert('in5', 5);
    expect((await ada.sync()).json()).toMatchObject({ imported: 1 });
    expect(await titles()).toEqual(['ago20', 'ago30', 'ago40', 'in5']);
    expect(await ada.status()).toMatchObject({ importLimit: LIMIT });
  });
});
