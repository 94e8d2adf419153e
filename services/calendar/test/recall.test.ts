import {
  type CalendarEvent,
  type CheckedProposal,
  type FreeTimes,
  IDENTITY_HEADER,
} from '@inkwell/contracts';
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

const NEW_YORK = { zone: 'America/New_York' };
const freeOf = (userId: string, query = 'zone=America/New_York') =>
  calendar.app.inject({
    url: `/internal/free-times?${query}`,
    headers: { [IDENTITY_HEADER]: calendar.signAsChat({ userId }) },
  });
const propose = (userId: string, payload: object, sign = calendar.signAsChat) =>
  calendar.app.inject({
    method: 'POST',
    url: '/internal/proposals',
    headers: { [IDENTITY_HEADER]: sign({ userId }) },
    payload: { ...NEW_YORK, ...payload },
  });

// It is Friday, 20 November 2026, 7:00 in New York, and lunch is at noon.
it('when chat asks when something could be planned, then it gets the stretches between events, by the clock', async () => {
  const [ann, bob] = [newPerson(calendar), newPerson(calendar)];
  await ann.create();
  const free = (await freeOf(ann.userId)).json<FreeTimes>().free;
  const today = free.filter(({ day }) => day === '2026-11-20');
  expect(today[0]).toMatchObject({ from: '07:15', to: '12:00' });
  expect(today[1]).toMatchObject({ from: '13:00' });
  expect(new Set(free.map(({ day }) => day)).size).toBe(8);
  expect((await freeOf(bob.userId)).json<FreeTimes>().free[0]).not.toMatchObject({ to: '12:00' });
});

it('when an event is added or removed, then the free times change at once', async () => {
  const ann = newPerson(calendar);
  const firstOf = async () => (await freeOf(ann.userId)).json<FreeTimes>().free[0];
  const before = await firstOf();
  const { id } = (await ann.create()).json<CalendarEvent>();
  expect(await firstOf()).toMatchObject({ from: '07:15', to: '12:00' });
  await ann.remove(id);
  expect(await firstOf()).toEqual(before);
  expect(before).not.toMatchObject({ to: '12:00' });
});

it('when chat proposes a time that is free, then it is a suggestion, the same for the same, and becomes an event', async () => {
  const ann = newPerson(calendar);
  const walk = { title: 'A walk', start: '2026-11-20 15:00', minutes: 45 };
  const first = (await propose(ann.userId, walk)).json<CheckedProposal>();
  expect(first).toMatchObject({
    suggestion: { title: 'A walk', suggestedTime: '2026-11-20T20:00:00.000Z', duration: 45 },
    problem: null,
  });
  expect((await propose(ann.userId, walk)).json()).toEqual(first);
  const other = await propose(newPerson(calendar).userId, walk);
  expect(other.json<CheckedProposal>().suggestion?.id).not.toBe(first.suggestion?.id);
  expect((await ann.accept(first.suggestion)).statusCode).toBe(201);
});

it.each([
  ['taken', '2026-11-20 12:30', '2026-11-20 07:15'],
  ['past', '2026-11-20 06:00', '2026-11-20 07:15'],
  ['asleep', '2026-12-10 03:00', '2026-12-10 06:00'],
  ['far', '2027-11-20 12:00', '2026-11-20 07:15'],
])(
  'when a proposed time is %s, then that is said, and when it could be from that day on',
  async (problem, start, free) => {
    const ann = newPerson(calendar);
    await ann.create();
    const answer = (
      await propose(ann.userId, { title: 'A walk', start, minutes: 30 })
    ).json<CheckedProposal>();
    expect(answer).toMatchObject({ suggestion: null, problem });
    expect(`${answer.free[0]?.day} ${answer.free[0]?.from}`).toBe(free);
  },
);

it('when the person has said an hour in their sleep, then it is suggested, unless it is taken', async () => {
  const ann = newPerson(calendar);
  await ann.create();
  const run = { title: 'A run', start: '2026-11-21 03:00', minutes: 30, isNamed: true };
  expect((await propose(ann.userId, run)).json()).toMatchObject({ problem: null });
  const taken = await propose(ann.userId, { ...run, start: '2026-11-20 12:30' });
  expect(taken.json()).toMatchObject({ suggestion: null, problem: 'taken' });
});

it('when a proposal is none, or somebody else asks, then it is refused', async () => {
  const { userId } = newPerson(calendar);
  const walk = { title: 'A walk', start: '2026-11-20 15:00', minutes: 45 };
  for (const wrong of [{ start: 'at three' }, { start: '2026-02-30 10:00' }, { title: ' ' }, { minutes: 0 }])
    expect((await propose(userId, { ...walk, ...wrong })).statusCode).toBe(400);
  const asGateway = await calendar.call(
    { userId },
    { method: 'POST', url: '/internal/proposals', payload: walk },
  );
  expect(asGateway.statusCode).toBe(401);
  expect((await calendar.call({ userId }, { url: '/internal/free-times' })).statusCode).toBe(401);
});
