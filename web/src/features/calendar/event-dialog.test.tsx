import { useQuery } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { calendarEvent, onboardedUser } from '../../../test/fixtures.ts';
import { mockServer, ok } from '../../../test/mock-server.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { weekRoute } from '../../../test/week.ts';
import { longDay } from '../../lib/time.ts';
import { userQuery } from '../../lib/session.ts';
import { clearEventDrafts } from './event-draft.ts';
import { PlanView } from './plan-view.tsx';

const DAY = '2026-11-17';
const POST = 'POST /api/calendar/events';
const PATH = `/app?mode=plan&week=${DAY}`;
const SLOT = `New event, ${longDay(DAY)}, 3PM`;
const read = calendarEvent({
  id: 'read',
  title: 'Read',
  startTime: new Date(`${DAY}T15:00`).toISOString(),
  endTime: new Date(`${DAY}T16:00`).toISOString(),
});

/** Opens the week of a user who is known, as it is below the pages that need one. */
async function openWeek(routes: Parameters<typeof mockServer>[0] = {}) {
  const api = mockServer({ 'GET /api/auth/user': ok(onboardedUser), [weekRoute(DAY)]: ok([]), ...routes });
  const opened = renderApp(PATH, <WithUser />);
  // Behind a dialog it is hidden.
  await screen.findByRole('button', { name: SLOT, hidden: true });
  return { api, ...opened };
}

function WithUser() {
  return useQuery(userQuery).data ? <PlanView /> : null;
}

async function typeTitle(user: Awaited<ReturnType<typeof openWeek>>['user'], title: string) {
  await user.click(screen.getByRole('button', { name: SLOT }));
  await user.type(await titleField(), title);
}

const titleField = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Title' });
const question = () => screen.queryByText('Discard what you changed?');

/** Goes back in the history, as the button of a phone does. */
async function goBack() {
  await act(async () => {
    const gone = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    window.history.back();
    await gone;
  });
}

describe('an event that is half typed', () => {
  it('when Back is pressed, then it asks first, and Back leaves once it was discarded', async () => {
    window.history.replaceState(null, '', '/before');
    window.history.pushState(null, '', PATH);
    const { user } = await openWeek();
    await typeTitle(user, 'Half a plan');
    await goBack();
    expect(question()).toBeTruthy();
    expect(window.location.search).toContain(DAY);
    await user.click(screen.getByRole('button', { name: 'Keep editing' }));
    expect((await titleField()).value).toBe('Half a plan');
    await goBack();
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(window.location.search).toContain(DAY);
    await waitFor(() => expect(window.history.state).not.toHaveProperty('backGuard'));
    await goBack();
    expect(window.location.pathname).toBe('/before');
  });

  it('when the page is loaded again, then it is typed still, until it is saved or its person has signed out', async () => {
    const first = await openWeek();
    await typeTitle(first.user, 'Half a plan');
    first.unmount();
    const second = await openWeek();
    expect((await titleField()).value).toBe('Half a plan');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Start time' }).value).toBe('3:00 PM');
    second.unmount();
    clearEventDrafts(onboardedUser.id);
    expect(sessionStorage).toHaveLength(1);
    clearEventDrafts();
    expect(sessionStorage).toHaveLength(0);
    await openWeek();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('a new event', () => {
  it('when it is created, then that is said, and nothing of it stays in the browser', async () => {
    const { user } = await openWeek({ [POST]: ok(read) });
    await typeTitle(user, 'Read');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText(`Event created: Read, ${longDay(DAY)}, 3:00 PM to 4:00 PM`).role).toBe('status');
    expect(sessionStorage).toHaveLength(0);
  });

  it('when it would last less than a quarter of an hour, then its end says so and it cannot be saved', async () => {
    const { user } = await openWeek();
    await typeTitle(user, 'Blink');
    const end = screen.getByRole('textbox', { name: 'End time' });
    await user.clear(end);
    await user.type(end, '3:01 pm');
    expect(screen.getByText('Must be 15 minutes after the start or more')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true);
    await user.type(end, '{Backspace}{Backspace}{Backspace}{Backspace}15 pm');
    expect(screen.queryByText('Must be 15 minutes after the start or more')).toBeNull();
  });
});
