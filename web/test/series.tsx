import type { CalendarEvent } from '@inkwell/contracts';
import { screen, within } from '@testing-library/react';
import { PlanView } from '../src/features/calendar/plan-view.tsx';
import { calendarEvent, onboardedUser } from './fixtures.ts';
import { mockServer, ok } from './mock-server.ts';
import { renderApp } from './render-app.tsx';
import { weekRoute } from './week.ts';

export const TUESDAY = '2026-11-17';
export const POST = 'POST /api/calendar/events';
/** Of the instance. */
export const PUT = 'PUT /api/calendar/events/walk_2';
export const RESTORE = 'POST /api/calendar/events/walk_2/restore';
export const removalOf = (scope: string) => `DELETE /api/calendar/events/walk_2?scope=${scope}`;

export const single = calendarEvent({
  id: 'walk',
  title: 'A walk',
  startTime: new Date(`${TUESDAY}T10:00`).toISOString(),
  endTime: new Date(`${TUESDAY}T11:00`).toISOString(),
});
export const instance: CalendarEvent = {
  ...single,
  id: 'walk_2',
  recurrence: 'FREQ=WEEKLY;BYDAY=TU',
  seriesId: 'walk',
};
/** What a save sends of the walk where nothing was changed. */
export const asSent = {
  title: 'A walk',
  description: null,
  startTime: `${TUESDAY} 10:00:00`,
  endTime: `${TUESDAY} 11:00:00`,
  color: '#2A9D8F',
  suggested: false,
  revision: 0,
};

/** The week of Tuesday with these events. */
export function openEvents(events: CalendarEvent[], routes: Parameters<typeof mockServer>[0] = {}) {
  const api = mockServer({
    'GET /api/auth/user': ok(onboardedUser),
    [weekRoute(TUESDAY)]: ok(events),
    ...routes,
  });
  const app = renderApp(`/app?mode=plan&week=${TUESDAY}`, <PlanView />);
  const openWalk = async () => {
    await app.user.click(await screen.findByRole('button', { name: /^A walk, 10:00/ }));
    return within(await screen.findByRole('dialog', { name: 'Edit Event' }));
  };
  /** Opens the walk and saves it under another title, which asks for the scope. */
  const rename = async () => {
    const dialog = await openWalk();
    const title = dialog.getByLabelText('Title');
    await app.user.clear(title);
    await app.user.type(title, 'A run');
    await app.user.click(dialog.getByRole('button', { name: 'Save' }));
  };
  const choose = (name: string) => app.user.click(screen.getByRole('button', { name }));
  return { api, ...app, openWalk, rename, choose };
}

/** What the question for the scope offers. */
export const answers = () =>
  within(screen.getByRole('dialog', { name: /^Which events/ }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent)
    .filter((text) => /event/.test(text));
