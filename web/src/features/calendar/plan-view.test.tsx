import { addDays } from '@inkwell/contracts/days';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { calendarEvent, onboardedUser } from '../../../test/fixtures.ts';
import { deferred, failure, mockServer, ok } from '../../../test/mock-server.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { stopClock, TODAY } from '../../../test/stop-clock.ts';
import { weekRoute } from '../../../test/week.ts';
import { PlanView } from './plan-view.tsx';

stopClock();

const suggestion = calendarEvent({
  id: 'walk',
  title: 'A walk',
  startTime: new Date(`${TODAY}T10:00`).toISOString(),
  endTime: new Date(`${TODAY}T11:00`).toISOString(),
  suggested: true,
});

const THIS_WEEK = weekRoute(TODAY);
const PUT = 'PUT /api/calendar/events/walk';

function open(routes: Parameters<typeof mockServer>[0]) {
  const api = mockServer({ 'GET /api/auth/user': ok(onboardedUser), ...routes });
  return { api, ...renderApp('/app?mode=plan', <PlanView />) };
}

describe('the week', () => {
  it('when it loads, then that is said, and only its own events are asked for', async () => {
    const answer = deferred();
    const { api } = open({ [THIS_WEEK]: () => answer.promise });
    expect(await screen.findByRole('status', { name: 'Loading the week' })).toBeTruthy();
    answer.resolve(ok([suggestion]));
    expect(await screen.findByRole('button', { name: /^A walk, 10:00/ })).toBeTruthy();
    expect(screen.queryByRole('status', { name: 'Loading the week' })).toBeNull();
    // The weeks beside it are read ahead.
    await waitFor(() =>
      expect(api.calls.map(({ route }) => route).filter((route) => route.includes('calendar'))).toEqual([
        THIS_WEEK,
        weekRoute(addDays(TODAY, 7)),
        weekRoute(addDays(TODAY, -7)),
      ]),
    );
  });

  it('when the server knows of no events, then the week is empty', async () => {
    open({ [THIS_WEEK]: failure(404, 'not_found', 'Not found') });
    await waitFor(() => expect(screen.queryByRole('status', { name: 'Loading the week' })).toBeNull());
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([
    [401, 'Your events could not be loaded: Authentication required.'],
    [400, 'Your events could not be loaded: HTTP 400.'],
  ])('when the events are answered by %i, then the week is empty and says so', async (status, text) => {
    open({ [THIS_WEEK]: failure(status, 'invalid', 'No') });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(text);
    expect(screen.queryByRole('status', { name: 'Loading the week' })).toBeNull();
  });

  it('when a suggestion is accepted, then it is saved as no suggestion any more', async () => {
    const { api, user } = open({ [THIS_WEEK]: ok([suggestion]), [PUT]: ok(suggestion) });
    await user.click(await screen.findByRole('button', { name: 'Accept A walk' }));
    await waitFor(() => expect(api.requestsTo(PUT)).toHaveLength(1));
    expect(api.requestsTo(PUT)[0]?.payload).toEqual({
      title: 'A walk',
      description: null,
      startTime: `${TODAY} 10:00:00`,
      endTime: `${TODAY} 11:00:00`,
      color: '#2A9D8F',
      suggested: false,
      revision: 0,
    });
  });

  it('when a suggestion is rejected and that is undone, then it is restored', async () => {
    const RESTORE = 'POST /api/calendar/events/walk/restore';
    let events = [suggestion];
    const { api, user } = open({
      [THIS_WEEK]: () => ok(events),
      'DELETE /api/calendar/events/walk': () => {
        events = [];
        return ok();
      },
      [RESTORE]: () => {
        events = [suggestion];
        return ok(suggestion);
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Reject A walk' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Undone')).toBeTruthy();
    expect(await screen.findByRole('button', { name: /^A walk, 10:00/ })).toBeTruthy();
    // Once: a second time there is nothing to undo.
    await user.keyboard('{Control>}z{/Control}');
    expect(api.requestsTo(RESTORE)).toHaveLength(1);
  });

  it('when a second suggestion is rejected, then the first can no longer be undone, also before the server has answered', async () => {
    const run = { ...suggestion, id: 'run', title: 'A run' };
    const answer = deferred();
    const { api, user } = open({
      [THIS_WEEK]: ok([suggestion, run]),
      'DELETE /api/calendar/events/walk': ok(),
      'DELETE /api/calendar/events/run': () => answer.promise,
      'POST /api/calendar/events/walk/restore': ok(suggestion),
      'POST /api/calendar/events/run/restore': ok(run),
    });
    await user.click(await screen.findByRole('button', { name: 'Reject A walk' }));
    await screen.findByRole('button', { name: 'Undo' });
    await user.click(await screen.findByRole('button', { name: 'Reject A run' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
    await user.keyboard('{Control>}z{/Control}');
    answer.resolve(ok());
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Undone')).toBeTruthy();
    expect(api.requestsTo('POST /api/calendar/events/walk/restore')).toHaveLength(0);
    expect(api.requestsTo('POST /api/calendar/events/run/restore')).toHaveLength(1);
  });

  it('when a suggestion is accepted and Control+Z is pressed, then it is a suggestion again', async () => {
    const { api, user } = open({ [THIS_WEEK]: ok([suggestion]), [PUT]: ok(suggestion) });
    await user.click(await screen.findByRole('button', { name: 'Accept A walk' }));
    await screen.findByText('Event accepted');
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(api.requestsTo(PUT)).toHaveLength(2));
    expect(api.requestsTo(PUT)[1]?.payload).toMatchObject({ suggested: true });
  });

  it('when a suggestion cannot be rejected, then that is said and it is back', async () => {
    const answer = deferred();
    const { user } = open({
      [THIS_WEEK]: ok([suggestion]),
      'DELETE /api/calendar/events/walk': () => answer.promise,
    });
    await user.click(await screen.findByRole('button', { name: 'Reject A walk' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^A walk/ })).toBeNull());
    answer.resolve(failure(503, 'unavailable', 'Out of reach for a moment'));
    expect(await screen.findByText('Could not save the change')).toBeTruthy();
    expect(await screen.findByRole('button', { name: /^A walk, 10:00/ })).toBeTruthy();
  });
});
