import { IDENTITY_HEADER } from '@inkwell/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Calendar, lunch, newPerson, startCalendar } from './harness.ts';

let calendar: Calendar;
beforeAll(async () => {
  calendar = await startCalendar();
});
afterAll(() => calendar.close());

const RANGE = 'from=2026-11-20T05:00:00.000Z&to=2026-11-21T05:00:00.000Z&zone=America/New_York';

const ask = (userId: string, query: string) =>
  calendar.app.inject({
    url: `/internal/events?${query}`,
    headers: { [IDENTITY_HEADER]: calendar.signAsChat({ userId }) },
  });

it('when chat asks for the events of some days, then it gets those of that person alone', async () => {
  const [ann, bob] = [newPerson(calendar), newPerson(calendar)];
  await ann.create();
  await ann.create({ ...lunch, startTime: '2026-12-01 12:00:00', endTime: '2026-12-01 13:00:00' });
  expect((await ask(ann.userId, RANGE)).json()).toMatchObject({ events: [{ title: 'Lunch with Mira' }] });
  expect((await ask(bob.userId, RANGE)).json()).toEqual({ events: [] });
});

it('when an event repeats, then chat gets its instances', async () => {
  const ann = newPerson(calendar);
  const times = { startTime: '2026-11-13 12:00:00', endTime: '2026-11-13 13:00:00' };
  const { id } = (await ann.create({ ...lunch, ...times, recurrence: 'FREQ=WEEKLY' })).json();
  expect((await ask(ann.userId, RANGE)).json()).toMatchObject({
    events: [{ id: `${id}_20261120T170000Z`, seriesId: id, startTime: '2026-11-20T17:00:00.000Z' }],
  });
});

it('when the range is none, or somebody else asks, then it is refused', async () => {
  const { userId } = newPerson(calendar);
  expect((await ask(userId, 'from=yesterday')).statusCode).toBe(400);
  const asGateway = await calendar.call({ userId }, { url: `/internal/events?${RANGE}` });
  expect(asGateway.statusCode).toBe(401);
});
