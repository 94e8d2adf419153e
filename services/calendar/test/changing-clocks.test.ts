import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Calendar, lunch, newPerson, startCalendar } from './harness.ts';

let calendar: Calendar;
beforeAll(async () => {
  calendar = await startCalendar();
});
afterAll(() => calendar.close());

interface Times {
  id: string;
  startTime: string;
  endTime: string;
}

const HOUR = 3_600_000;

/** What the web sends for an event as it is: what clocks there show. */
function shown({ startTime, endTime }: Times, zone: string) {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  return { startTime: format.format(new Date(startTime)), endTime: format.format(new Date(endTime)) };
}

// Each week in which the clocks change, and India, where they never do: the range of it, and its hours.
const WEEKS = [
  ['America/New_York', '2026-03-02T05:00:00Z', '2026-03-09T04:00:00Z', 167],
  ['America/New_York', '2026-10-26T04:00:00Z', '2026-11-02T05:00:00Z', 169],
  ['Europe/Berlin', '2026-03-22T23:00:00Z', '2026-03-29T22:00:00Z', 167],
  ['Europe/Berlin', '2026-10-18T22:00:00Z', '2026-10-25T23:00:00Z', 169],
  ['Australia/Lord_Howe', '2026-03-29T13:00:00Z', '2026-04-05T13:30:00Z', 168.5],
  ['Australia/Lord_Howe', '2026-09-27T13:30:00Z', '2026-10-04T13:00:00Z', 167.5],
  ['Asia/Kolkata', '2026-03-08T18:30:00Z', '2026-03-15T18:30:00Z', 168],
  ['Asia/Kolkata', '2026-10-25T18:30:00Z', '2026-11-01T18:30:00Z', 168],
] as const;

describe.each(WEEKS)('in %s, in the week of %s', (zone, from, to, hours) => {
  it('when each half hour has its event, then none shifts, doubles or vanishes, typed or read', async () => {
    const ada = newPerson(calendar, { zone });
    const sunday = new Date(Date.parse(to) - 24 * HOUR);
    const day = shown({ id: '', startTime: sunday.toISOString(), endTime: to }, zone).startTime.slice(0, 10);
    for (let half = 0; half < 48; half += 1) {
      const clock = (count: number) =>
        `${String(Math.floor(count / 2)).padStart(2, '0')}:${count % 2 === 0 ? '00' : '30'}`;
      const times = {
        startTime: `${day} ${clock(half)}:00`,
        endTime: half === 47 ? `${day} 23:59:59` : `${day} ${clock(half + 1)}:00`,
      };
      expect((await ada.create({ ...lunch, title: times.startTime, ...times })).statusCode).toBe(201);
    }
    const events = (await ada.list(`?from=${from}&to=${to}`)).json<Array<Times & { title: string }>>();
    expect(events).toHaveLength(48);
    for (const event of events) {
      const read = shown(event, zone);
      const moved =
        Date.parse(`${read.startTime.replace(' ', 'T')}Z`) - Date.parse(`${event.title.replace(' ', 'T')}Z`);
      const gap = Math.max(0, 168 - hours) * HOUR;
      expect(moved === 0 || moved === gap, `${event.title} reads ${read.startTime}`).toBe(true);
      expect(Date.parse(event.endTime)).toBeGreaterThan(Date.parse(event.startTime));
      const saved = await ada.update(event.id, { ...lunch, ...read, title: 'Renamed' });
      expect(saved.statusCode, event.title).toBe(200);
      expect(saved.json()).toMatchObject({ startTime: event.startTime, endTime: event.endTime });
    }
    // A time that comes twice is its first: nobody starts in the second.
    const starts = events.map(({ startTime }) => startTime);
    expect(new Set(events.map((event) => shown(event, zone).startTime)).size).toBe(new Set(starts).size);
  });
});

describe('an event over the hour that comes twice', () => {
  // From a client that stores instants: no typed time means the second of two equal ones.
  async function storeOver(zone: string, startTime: string, endTime: string) {
    const ada = newPerson(calendar, { zone });
    const event = (await ada.create()).json<Times>();
    const times = { startTime: new Date(startTime), endTime: new Date(endTime) };
    await calendar.database
      .collection<{ _id: string }>('events')
      .updateOne({ _id: event.id }, { $set: times });
    return {
      ada,
      event: { id: event.id, startTime: times.startTime.toISOString(), endTime: times.endTime.toISOString() },
    };
  }

  it.each([
    // 1:30 in summer to 1:15 in winter, to 1:30 in winter; the second 2:15 to 2:45; half an hour on the island.
    ['America/New_York', '2026-11-01T05:30:00Z', '2026-11-01T06:15:00Z'],
    ['America/New_York', '2026-11-01T05:30:00Z', '2026-11-01T06:30:00Z'],
    ['Europe/Berlin', '2026-10-25T00:45:00Z', '2026-10-25T01:15:00Z'],
    ['Europe/Berlin', '2026-10-25T01:15:00Z', '2026-10-25T01:45:00Z'],
    ['Australia/Lord_Howe', '2026-04-04T14:45:00Z', '2026-04-04T15:05:00Z'],
    ['Asia/Kolkata', '2026-10-25T01:15:00Z', '2026-10-25T01:45:00Z'],
  ])('when in %s its title changes alone, then it stays from %s to %s', async (zone, startTime, endTime) => {
    const { ada, event } = await storeOver(zone, startTime, endTime);
    const saved = await ada.update(event.id, { ...lunch, ...shown(event, zone), title: 'Later' });
    expect(saved.statusCode).toBe(200);
    expect(saved.json()).toMatchObject({ ...event, title: 'Later' });
    expect((await ada.list()).json()).toMatchObject([{ ...event, title: 'Later' }]);
  });

  it('when its end is typed anew before its start, then that is still refused', async () => {
    const { ada, event } = await storeOver(
      'America/New_York',
      '2026-11-01T05:30:00Z',
      '2026-11-01T06:15:00Z',
    );
    const times = { ...shown(event, 'America/New_York'), endTime: '2026-11-01 01:10:00' };
    const refused = await ada.update(event.id, { ...lunch, ...times });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().context.fields).toEqual({ endTime: 'must be after the start' });
  });
});
