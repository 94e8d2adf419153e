import type { Locator, Page } from '@playwright/test';
import { post } from './actions.ts';

const DAY_MS = 86_400_000;

/** The day so many days from today, in UTC. */
export const dayFromToday = (days: number): string =>
  new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

interface Plan {
  suggested?: boolean;
  /** Default: today, in UTC. */
  day?: string;
  /** A rule of RFC 5545. */
  recurrence?: string;
}

/** Stores an event from one time (`HH:mm`) to another in UTC, which is the zone of the week's tests. */
export const plan = (
  page: Page,
  title: string,
  from: string,
  to: string,
  options: Plan = {},
): Promise<unknown> => {
  const { suggested = false, day = dayFromToday(0), recurrence = null } = options;
  return post(page, '/api/calendar/events', {
    title,
    startTime: `${day} ${from}:00`,
    endTime: `${day} ${to}:00`,
    description: null,
    color: '#2A9D8F',
    suggested,
    recurrence,
  });
};

/** The event's block in the week. */
export const event = (page: Page, title: string): Locator =>
  page.getByRole('button', { name: new RegExp(`^${title},`) });
