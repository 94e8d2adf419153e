import { expect } from 'vitest';
import { lunch, type newPerson } from './harness.ts';

export interface Shown {
  id: string;
  title: string;
  startTime: string;
  endTime: string;
  startDate: string | null;
}
export type Person = ReturnType<typeof newPerson>;

export const weekly = { ...lunch, recurrence: 'FREQ=WEEKLY;BYDAY=FR' };
export const daily = { ...lunch, recurrence: 'FREQ=DAILY;COUNT=5' };
export const RANGE = '?from=2026-11-16T05:00:00Z&to=2026-12-14T05:00:00Z';

/** An event as it was, whose row has changed meanwhile. */
export const inAnyRevision = <Event extends object>(event: Event): Event => ({
  ...event,
  revision: expect.any(Number),
});

export const listed = async (ada: Person, range = RANGE) => (await ada.list(range)).json<Shown[]>();
export const starts = async (ada: Person, range = RANGE) =>
  (await listed(ada, range)).map(({ startTime }) => startTime.slice(0, 16));
export const titles = async (ada: Person, range = RANGE) =>
  (await listed(ada, range)).map(({ title }) => title);
export const plan = async (ada: Person, body: object) => (await ada.create(body)).json<Shown>();
export async function nth(ada: Person, at: number): Promise<Shown> {
  const found = (await listed(ada))[at];
  if (!found) throw new Error('there is no such instance');
  return found;
}
