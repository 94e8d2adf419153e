import type { GoogleCalendar, GoogleStatus } from '@inkwell/contracts';
import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { CalendarSync } from '../src/features/google/calendar-sync.tsx';
import type { ConnectedStatus } from '../src/features/google/google.ts';
import { onboardedUser } from './fixtures.ts';
import { failure, mockServer, ok } from './mock-server.ts';
import { renderApp } from './render-app.tsx';

/** The routes of Google Calendar. */
export const STATUS = 'GET /api/google-calendar/status';
export const CALENDARS = 'GET /api/google-calendar/calendars';
export const AUTH = 'GET /api/google-calendar/auth';
export const SETTINGS = 'PUT /api/google-calendar/settings';
export const SYNC = 'POST /api/google-calendar/sync';
export const DISCONNECT = 'POST /api/google-calendar/disconnect';

export const notConnected: GoogleStatus = { connected: false, syncEnabled: false, primaryCalendarId: null };
export const connected: ConnectedStatus = {
  connected: true,
  syncEnabled: true,
  primaryCalendarId: 'anna@example.com',
  account: 'anna@example.com',
  state: 'ok',
  lastSync: null,
  conflicts: [],
};
export const calendars: GoogleCalendar[] = [
  { id: 'anna@example.com', summary: 'Anna', primary: true, readOnly: false },
  { id: 'family', summary: 'Family', primary: false, readOnly: false },
  { id: 'holidays', summary: 'Holidays', primary: false, readOnly: true },
];
export const unavailable = failure(503, 'unavailable', 'Out of reach for a moment');

/** Renders the button of the dialog. */
export function renderCalendarSync(routes: Parameters<typeof mockServer>[0], path = '/app?mode=plan') {
  const api = mockServer({ 'GET /api/auth/user': ok(onboardedUser), [CALENDARS]: ok(calendars), ...routes });
  return { api, ...renderApp(path, <CalendarSync />) };
}

/** Opens the dialog at a status, and waits for its card. */
export async function openCalendarSync(status: GoogleStatus, routes: Parameters<typeof mockServer>[0] = {}) {
  const app = renderCalendarSync({ [STATUS]: ok(status), ...routes });
  await app.user.click(screen.getByRole('button', { name: /^Calendar sync/ }));
  await screen.findByRole('region', { name: 'Google Calendar' });
  if (status.connected && status.state !== 'permission' && !(CALENDARS in routes))
    await screen.findByRole('option', { name: 'Family' });
  return app;
}

export const dialog = () => within(screen.getByRole('dialog', { name: 'Calendar Sync' }));
export const button = (name: string) => dialog().getByRole('button', { name });
export const select = () => dialog().getByRole<HTMLSelectElement>('combobox', { name: 'Calendar' });
export const isBusy = (name: string) => button(name).getAttribute('aria-busy') === 'true';

/** Waits for the toast of an error with this text. */
export async function findError(text: string) {
  const description = await screen.findByText(text);
  expect(description.closest('li')?.textContent).toContain('Error');
}
