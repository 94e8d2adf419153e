import type { CalendarEvent, CalendarSuggestion } from '@inkwell/contracts';
import { describe, expect, it } from 'vitest';
import { ACCOUNT, swim, tea, connectEach } from './google.ts';

const world = connectEach({ isAutomatic: true });
const { change, there, settle } = world;
const listed = async (query = '?from=2026-11-01T00:00:00.000Z&to=2027-03-01T00:00:00.000Z') =>
  (await world.ada.list(query)).json<CalendarEvent[]>();

describe('an event that is longer than one of ours', () => {
  it('when it has 42 days, then it has them here, in each week, and cannot be changed', async () => {
    await change('insert', { summary: 'Away', start: { date: '2026-12-01' }, end: { date: '2027-01-12' } });
    await settle();
    const [away] = await listed();
    expect(away).toMatchObject({
      allDay: true,
      startDate: '2026-12-01',
      endDate: '2027-01-11',
      readOnly: true,
    });
    for (const [from, to, count] of [
      ['2026-11-28', '2026-11-30', 0],
      ['2026-12-01', '2026-12-08', 1],
      ['2027-01-06', '2027-01-13', 1],
      ['2027-01-13', '2027-01-20', 0],
    ] as const) {
      expect(await listed(`?from=${from}T05:00:00Z&to=${to}T05:00:00Z`), from).toHaveLength(count);
    }
    expect((await world.ada.update(away?.id ?? '', tea)).statusCode).toBe(403);
  });

  it('when it has hours and half a year, then it ends when it ends, until it is shortened', async () => {
    const start = { dateTime: '2026-12-01T09:00:00Z' };
    const { id } =
      (await change('insert', { ...swim, start, end: { dateTime: '2027-06-01T09:00:00Z' } })) ?? {};
    await settle();
    const late = '?from=2027-05-30T00:00:00Z&to=2027-06-03T00:00:00Z';
    expect(await listed(late)).toMatchObject([{ endTime: '2027-06-01T09:00:00.000Z', readOnly: true }]);
    await change('patch', { end: { dateTime: '2026-12-01T10:00:00Z' } }, id);
    await settle();
    expect(await listed(late)).toEqual([]);
    expect(await listed()).toMatchObject([{ endTime: '2026-12-01T10:00:00.000Z', readOnly: false }]);
  });

  it('when it has 31 days, then it can be changed here', async () => {
    await change('insert', { summary: 'Away', start: { date: '2026-12-01' }, end: { date: '2027-01-01' } });
    await settle();
    expect(await listed()).toMatchObject([{ endDate: '2026-12-31', readOnly: false }]);
  });

  it('when it repeats, then each instance has its days', async () => {
    const recurrence = ['RRULE:FREQ=YEARLY;COUNT=2'];
    const times = { start: { date: '2026-12-01' }, end: { date: '2027-01-12' } };
    await change('insert', { summary: 'Away', ...times, recurrence });
    await settle();
    const second = await listed('?from=2028-01-09T00:00:00Z&to=2028-01-11T00:00:00Z');
    expect(second).toMatchObject([{ startDate: '2027-12-01', endDate: '2028-01-11', readOnly: true }]);
  });
});

const daily = (count: number) => ({
  id: 'gardening',
  summary: 'Swim',
  start: { dateTime: '2026-11-22T09:00:00Z', timeZone: 'UTC' },
  end: { dateTime: '2026-11-22T10:00:00Z', timeZone: 'UTC' },
  recurrence: [`RRULE:FREQ=DAILY;COUNT=${count}`],
});
const invited = (responseStatus: string) => [
  { email: 'mira@example.com', responseStatus: 'accepted' },
  { email: ACCOUNT, responseStatus },
];

describe('an invitation', () => {
  it.each([
    ['accepted', true],
    ['needsAction', true],
    ['tentative', false],
    ['declined', false],
  ])('when it is %s, then it says so, and whether it takes time is %s', async (response, busy) => {
    await change('insert', { ...swim, attendees: invited(response) });
    await settle();
    expect(await listed()).toMatchObject([{ title: 'Swim', response, busy }]);
  });

  it('when it is answered otherwise later, then that shows, with a new revision', async () => {
    const { id } = (await change('insert', { ...swim, attendees: invited('needsAction') })) ?? {};
    await settle();
    const [before] = await listed();
    const notices = world.google.calendar.notices.length;
    await change('patch', { attendees: invited('declined') }, id);
    await settle();
    const [after] = await listed();
    expect(after).toMatchObject({ id: before?.id, response: 'declined', busy: false });
    expect(after?.revision).toBeGreaterThan(before?.revision ?? 0);
    const told = world.google.calendar.notices.slice(notices).map(({ topic }) => topic);
    expect(told).toContain('calendar');
    await change('patch', { attendees: null }, id);
    await settle();
    expect(await listed()).toMatchObject([{ response: null, busy: true }]);
  });

  it('when its time is marked as free, then it takes none', async () => {
    const { id } = (await change('insert', { ...swim, transparency: 'transparent' })) ?? {};
    await settle();
    expect(await listed()).toMatchObject([{ response: null, busy: false }]);
    await change('patch', { transparency: 'opaque' }, id);
    await settle();
    expect(await listed()).toMatchObject([{ busy: true }]);
  });

  it('when one instance is declined, then it alone is, also after it is renamed here', async () => {
    await change('insert', { ...daily(3), attendees: invited('accepted') });
    await change('patch', { attendees: invited('declined') }, 'gardening_20261123T090000Z');
    await settle();
    const responses = async () => (await listed()).map(({ response, busy }) => [response, busy]);
    const oneIsDeclined = [
      ['accepted', true],
      ['declined', false],
      ['accepted', true],
    ];
    expect(await responses()).toEqual(oneIsDeclined);
    const second = (await listed())[1];
    const times = { startTime: '2026-11-23 04:00:00', endTime: '2026-11-23 05:00:00' };
    const renamed = await world.ada.update(second?.id ?? '', { ...tea, ...times, title: 'No swim' });
    expect(renamed.json()).toMatchObject({ title: 'No swim', response: 'declined' });
    await settle();
    expect(await responses()).toEqual(oneIsDeclined);
    expect((await there()).map(({ summary }) => summary)).toContain('No swim');
  });

  it('when a series is free and one instance of it is not, then that one takes its time', async () => {
    await change('insert', { ...daily(2), transparency: 'transparent' });
    await change('patch', { transparency: 'opaque' }, 'gardening_20261123T090000Z');
    await settle();
    expect((await listed()).map(({ busy }) => busy)).toEqual([false, true]);
  });

  it.each([
    ['accepted', false],
    ['tentative', true],
    ['declined', true],
  ])('when it is %s, then a suggestion at its time is %s', async (response, isSuggested) => {
    const times = { start: { dateTime: '2026-11-26T17:30:00Z' }, end: { dateTime: '2026-11-26T19:30:00Z' } };
    await change('insert', { ...swim, ...times, attendees: invited(response) });
    await settle();
    const answer = await world.ada.suggest('Lunch with a friend on Thursday at 1');
    const { suggestions } = answer.json<{ suggestions: CalendarSuggestion[] }>();
    const isAtItsTime = suggestions.some(({ suggestedTime }) => suggestedTime === '2026-11-26T18:00:00.000Z');
    expect(isAtItsTime).toBe(isSuggested);
  });
});
