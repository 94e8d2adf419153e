import type { CalendarEvent, CalendarSuggestion } from '@inkwell/contracts';
import { deliver, digestOf } from '@inkwell/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calendarHandlers } from '../src/events.ts';
import { type Calendar, lunch, newPerson, startCalendar } from './harness.ts';

let calendar: Calendar;
beforeAll(async () => {
  calendar = await startCalendar();
});
afterAll(() => calendar.close());

const suggestion = (extra: Partial<CalendarSuggestion> = {}): CalendarSuggestion => ({
  id: 'a suggestion',
  title: 'Lunch with a friend',
  description: 'A meal without hurry.',
  priority: 'medium',
  suggestedTime: '2026-11-26T18:00:00.000Z',
  duration: 60,
  reasoning: 'It is free.',
  emotionalBenefit: 'Company.',
  confidence: 90,
  ...extra,
});

describe('POST calendar/auto-schedule', () => {
  const rowsOf = (userId: string) => calendar.database.collection('events').countDocuments({ userId });

  it('when a suggestion is accepted, then it is an event; when again, then the same', async () => {
    const ann = newPerson(calendar);
    const first = await ann.accept(suggestion());
    expect(first.statusCode).toBe(201);
    const event = first.json<CalendarEvent>();
    expect(event).toMatchObject({
      title: 'Lunch with a friend',
      description: 'A meal without hurry.',
      startTime: '2026-11-26T18:00:00.000Z',
      endTime: '2026-11-26T19:00:00.000Z',
      suggested: true,
      allDay: false,
      color: '#F4A261',
    });
    expect(calendar.notices).toContainEqual({ userId: ann.userId, topic: 'calendar' });
    const again = await ann.accept(suggestion());
    expect([again.statusCode, again.json()]).toEqual([200, event]);
    expect((await ann.list()).json()).toEqual([event]);
  });

  it('when it is accepted several times at once, then it is one event', async () => {
    const ann = newPerson(calendar);
    const answers = await Promise.all([1, 2, 3, 4].map(() => ann.accept(suggestion())));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 200, 200, 201]);
    expect(new Set(answers.map((answer) => answer.json<CalendarEvent>().id)).size).toBe(1);
    expect(await rowsOf(ann.userId)).toBe(1);
  });

  it('when it was changed before it is accepted, then it is stored as changed; when again, then it is the same event', async () => {
    const ann = newPerson(calendar);
    const changed = suggestion({
      title: 'Soup with Ida',
      suggestedTime: '2026-11-27T19:00:00.000Z',
      duration: 45,
    });
    const first = await ann.accept(changed);
    expect(first.json()).toMatchObject({
      title: 'Soup with Ida',
      startTime: '2026-11-27T19:00:00.000Z',
      endTime: '2026-11-27T19:45:00.000Z',
    });
    const again = await ann.accept(changed);
    expect([again.statusCode, again.json()]).toEqual([200, first.json()]);
    expect(await rowsOf(ann.userId)).toBe(1);
  });

  it('when it is accepted with other values than before, then its one event takes those, also where it was deleted', async () => {
    const ann = newPerson(calendar);
    const { id } = (await ann.accept(suggestion())).json<CalendarEvent>();
    const later = suggestion({ title: 'Soup with Ida', suggestedTime: '2026-11-26T20:00:00.000Z' });
    const moved = await ann.accept(later);
    expect([moved.statusCode, moved.json()]).toMatchObject([
      200,
      {
        id,
        title: 'Soup with Ida',
        description: 'A meal without hurry.',
        startTime: '2026-11-26T20:00:00.000Z',
        endTime: '2026-11-26T21:00:00.000Z',
      },
    ]);
    expect((await ann.list()).json()).toEqual([moved.json()]);
    await ann.remove(id);
    await ann.accept(suggestion());
    expect((await ann.list()).json()).toMatchObject([
      { id, title: 'Lunch with a friend', startTime: '2026-11-26T18:00:00.000Z' },
    ]);
    expect(await rowsOf(ann.userId)).toBe(1);
  });

  it('when its event was made a series, then other values leave that as it is', async () => {
    const ann = newPerson(calendar);
    const { id } = (await ann.accept(suggestion())).json<CalendarEvent>();
    await ann.update(id, { ...lunch, recurrence: 'FREQ=WEEKLY;BYDAY=TH' });
    expect((await ann.accept(suggestion({ title: 'Soup' }))).json()).toMatchObject({
      title: lunch.title,
      recurrence: 'FREQ=WEEKLY;BYDAY=TH',
    });
    expect(await rowsOf(ann.userId)).toBe(1);
  });

  it('when its time has passed, then it is an event all the same', async () => {
    const past = suggestion({ suggestedTime: '2025-01-15T10:00:00.000Z' });
    expect((await newPerson(calendar).accept(past)).statusCode).toBe(201);
  });

  it('when others have accepted one of the same id, then each has an event of their own', async () => {
    const people = [newPerson(calendar), newPerson(calendar)];
    for (const person of people) expect((await person.accept(suggestion())).statusCode).toBe(201);
  });

  it('when its event was deleted, then it is back; when it was changed, it stays so', async () => {
    const ann = newPerson(calendar);
    const { id } = (await ann.accept(suggestion())).json<CalendarEvent>();
    await ann.update(id, { ...lunch, title: 'Later' });
    expect((await ann.accept(suggestion())).json()).toMatchObject({ id, title: 'Later' });
    await ann.remove(id);
    expect((await ann.list()).json()).toEqual([]);
    expect((await ann.accept(suggestion())).json()).toMatchObject({ id, title: 'Later' });
    expect((await ann.list()).json()).toHaveLength(1);
  });

  it.each([
    ['suggestion', undefined],
    ['suggestion.id', suggestion({ id: '' })],
    ['suggestion.title', suggestion({ title: 'a'.repeat(201) })],
    ['suggestion.suggestedTime', suggestion({ suggestedTime: 'tomorrow at 3' })],
    ['suggestion.duration', suggestion({ duration: 0 })],
    ['suggestion.duration', suggestion({ duration: 1_440 })],
    ['suggestion.confidence', suggestion({ confidence: 101 })],
    ['suggestion.priority', { ...suggestion(), priority: 'urgent' }],
  ])('when %s is bad, then it is 400 with its name', async (field, sent) => {
    const ann = newPerson(calendar);
    const answer = await ann.accept(sent);
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json<{ context: { fields: object } }>().context.fields)).toEqual([field]);
    expect(await rowsOf(ann.userId)).toBe(0);
  });

  it('when the person was erased, then it is 404 and nothing stays', async () => {
    const ann = newPerson(calendar);
    calendar.auth.answers.set(ann.userId, digestOf('Ann Lee', 'A novel'));
    await deliver(calendarHandlers(calendar), 'auth.onboarding-completed', { userId: ann.userId });
    await ann.accept(suggestion());
    await deliver(calendarHandlers(calendar), 'auth.user-deleted', { userId: ann.userId });
    expect((await ann.accept(suggestion({ id: 'another' }))).statusCode).toBe(404);
    await deliver(calendarHandlers(calendar), 'auth.onboarding-completed', { userId: ann.userId });
    expect(await rowsOf(ann.userId)).toBe(0);
    const people = calendar.database.collection<{ _id: string }>('people');
    expect(await people.countDocuments({ _id: ann.userId })).toBe(0);
  });
});
