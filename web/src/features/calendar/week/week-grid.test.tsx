import { addDays } from '@inkwell/contracts/days';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { calendarEvent, onboardedUser } from '../../../../test/fixtures.ts';
import { deferred, failure, mockServer, offline, ok } from '../../../../test/mock-server.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { weekRoute } from '../../../../test/week.ts';
import { longDay } from '../../../lib/time.ts';
import { PlanView } from '../plan-view.tsx';

const TUESDAY = '2026-11-17';
const swim = calendarEvent({
  id: 'swim',
  startTime: new Date(`${TUESDAY}T09:00`).toISOString(),
  endTime: new Date(`${TUESDAY}T10:00`).toISOString(),
});
const PUT = 'PUT /api/calendar/events/swim';

/** Opens Tuesday's week with a swim, the focus on the swim. */
async function openOnSwim(routes: Parameters<typeof mockServer>[0] = {}) {
  const api = mockServer({
    'GET /api/auth/user': ok(onboardedUser),
    [weekRoute(TUESDAY)]: ok([swim]),
    [weekRoute(addDays(TUESDAY, 7))]: ok([]),
    [weekRoute(addDays(TUESDAY, -7))]: ok([]),
    ...routes,
  });
  const { user } = renderApp(`/app?mode=plan&week=${TUESDAY}`, <PlanView />);
  const block = await screen.findByRole('button', { name: /^Swim/ });
  block.focus();
  return { api, user, block };
}

const DELETE = 'DELETE /api/calendar/events/swim';

/** The routes of a week whose swim can be deleted. */
function deletable() {
  let events = [swim];
  return {
    [weekRoute(TUESDAY)]: () => ok(events),
    [DELETE]: () => {
      events = [];
      return ok();
    },
  };
}

const focusedName = () => document.activeElement?.getAttribute('aria-label');
const hour = (label: string, day = TUESDAY) => `New event, ${longDay(day)}, ${label}`;
const swimAt = (times: string, day = TUESDAY) => `Swim, ${times}, ${longDay(day)}`;

describe('the week by keyboard', () => {
  it('when the arrow keys are pressed, then the focus walks hours and events', async () => {
    const { user } = await openOnSwim();
    const names: (string | null | undefined)[] = [];
    for (const key of [
      '{ArrowUp}',
      '{ArrowDown}',
      '{ArrowDown}',
      '{ArrowRight}',
      '{Home}',
      '{ArrowDown}',
      '{End}',
    ]) {
      await user.keyboard(key);
      names.push(focusedName());
    }
    expect(names).toEqual([
      hour('9AM'),
      swimAt('9:00 AM to 10:00 AM'),
      hour('10AM'),
      hour('10AM', addDays(TUESDAY, 1)),
      hour('12AM', addDays(TUESDAY, 1)),
      hour('1AM', addDays(TUESDAY, 1)),
      hour('11PM', addDays(TUESDAY, 1)),
    ]);
    // The week is one stop for Tab.
    expect(document.querySelectorAll('[role="application"] [tabindex="0"]')).toHaveLength(1);
  });

  it('when the focus leaves the week to the left or by pages, then the other week is shown', async () => {
    const { user } = await openOnSwim();
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(focusedName()).toBe(hour('9AM', addDays(TUESDAY, -2)));
    await user.keyboard('{PageDown}');
    expect(focusedName()).toBe(hour('9AM', addDays(TUESDAY, 5)));
  });

  it('when an event is picked up, moved, resized and dropped, then each step is said and the end is saved', async () => {
    const { api, user } = await openOnSwim({
      [PUT]: ok({ ...swim, startTime: new Date(`${TUESDAY}T09:00`).toISOString() }),
    });
    await user.keyboard(' ');
    expect(screen.getByText(/^Picked up Swim, /)).toBeTruthy();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByText(`${longDay(TUESDAY)}, 9:15 AM to 10:15 AM`)).toBeTruthy();
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
    expect(screen.getByText(`${longDay(TUESDAY)}, 9:15 AM to 10:30 AM`)).toBeTruthy();
    await user.keyboard('{Alt>}{Shift>}{ArrowUp}{ArrowUp}{/Shift}{/Alt}{ArrowRight}');
    const wednesday = addDays(TUESDAY, 1);
    expect(screen.getByText(`${longDay(wednesday)}, 8:45 AM to 10:30 AM`)).toBeTruthy();
    expect(api.requestsTo(PUT)).toHaveLength(0);
    await user.keyboard('{Enter}');
    expect(screen.getByText(`Dropped on ${longDay(wednesday)}, 8:45 AM to 10:30 AM`)).toBeTruthy();
    await waitFor(() => expect(api.requestsTo(PUT)).toHaveLength(1));
    expect(api.requestsTo(PUT)[0]?.payload).toMatchObject({
      startTime: `${wednesday} 08:45:00`,
      endTime: `${wednesday} 10:30:00`,
    });
  });

  it('when what was picked up is put back by Escape, then nothing is saved and the event has the focus', async () => {
    const { api, user } = await openOnSwim();
    await user.keyboard(' {ArrowLeft}{ArrowLeft}{ArrowLeft}{Escape}');
    expect(screen.getByText('Put back')).toBeTruthy();
    await waitFor(() => expect(focusedName()).toBe(swimAt('9:00 AM to 10:00 AM')));
    expect(api.requestsTo(PUT)).toHaveLength(0);
  });

  it('when a move or a deletion fails while the server is away, then the event is back as it was', async () => {
    let isAway = false;
    const failing = deferred();
    const { user } = await openOnSwim({
      [weekRoute(TUESDAY)]: () => (isAway ? offline() : ok([swim])),
      [PUT]: offline,
      [DELETE]: () => failing.promise.then(offline),
    });
    isAway = true;
    await user.keyboard(' {ArrowDown}{Enter}');
    expect(await screen.findByText('Could not save the change')).toBeTruthy();
    const block = await screen.findByRole('button', { name: swimAt('9:00 AM to 10:00 AM') });
    block.focus();
    await user.keyboard('{Delete}');
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Swim/ })).toBeNull());
    failing.resolve(ok());
    expect(await screen.findByRole('button', { name: swimAt('9:00 AM to 10:00 AM') })).toBeTruthy();
  });

  it('when of two moves of an event the first fails, then the second one is shown, and where both do, none', async () => {
    const answers = [deferred(), deferred()];
    let sent = 0;
    const { api, user } = await openOnSwim({ [PUT]: () => answers[sent++]?.promise ?? offline() });
    await user.keyboard(' {ArrowDown}{Enter}');
    await waitFor(() => expect(focusedName()).toBe(swimAt('9:15 AM to 10:15 AM')));
    await user.keyboard(' {ArrowDown}{Enter}');
    await waitFor(() => expect(focusedName()).toBe(swimAt('9:30 AM to 10:30 AM')));
    answers[0]?.resolve(failure(500, 'internal', 'No'));
    await waitFor(() => expect(api.requestsTo(PUT)).toHaveLength(2));
    answers[1]?.resolve(failure(500, 'internal', 'No'));
    expect(await screen.findByRole('button', { name: swimAt('9:00 AM to 10:00 AM') })).toBeTruthy();
  });

  it('when a move cannot be saved, then that is said and the event is back', async () => {
    const answer = deferred();
    const { user } = await openOnSwim({ [PUT]: () => answer.promise });
    await user.keyboard(' {ArrowDown}{Enter}');
    await waitFor(() => expect(focusedName()).toBe(swimAt('9:15 AM to 10:15 AM')));
    answer.resolve(failure(503, 'unavailable', 'Out of reach for a moment'));
    expect(await screen.findByText('Could not save the change')).toBeTruthy();
    expect(await screen.findByRole('button', { name: swimAt('9:00 AM to 10:00 AM') })).toBeTruthy();
  });

  it('when Delete is pressed, then the event is removed and its hour has the focus', async () => {
    const { api, user } = await openOnSwim(deletable());
    await user.keyboard('{Delete}');
    await waitFor(() => expect(api.requestsTo(DELETE)).toHaveLength(1));
    await waitFor(() => expect(focusedName()).toBe(hour('9AM')));
    expect(await screen.findByRole('button', { name: 'Undo' })).toBeTruthy();
  });

  it('when an event is deleted in its dialog, then its hour has the focus', async () => {
    const { user } = await openOnSwim(deletable());
    await user.keyboard('{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(focusedName()).toBe(hour('9AM')));
  });

  it('when it is not said which events of a series move, then all are put back', async () => {
    const series = { ...swim, seriesId: 'swim', recurrence: 'FREQ=DAILY' };
    const { api, user } = await openOnSwim({ [weekRoute(TUESDAY)]: ok([series]) });
    await user.keyboard(' {ArrowRight}{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(screen.getByText('Put back')).toBeTruthy();
    await waitFor(() => expect(focusedName()).toMatch(/^Swim, 9:00/));
    expect(api.requestsTo(PUT)).toHaveLength(0);
  });

  it('when an event cannot be removed, then that is said and it is back', async () => {
    const { user } = await openOnSwim({
      [DELETE]: failure(503, 'unavailable', 'Out of reach for a moment'),
    });
    await user.keyboard('{Delete}');
    expect(await screen.findByText('Could not save the change')).toBeTruthy();
    expect(await screen.findByRole('button', { name: /^Swim/ })).toBeTruthy();
  });

  it('when N is pressed, then an event of that hour can be written', async () => {
    const { user } = await openOnSwim();
    await user.keyboard('n');
    expect(await screen.findByRole('dialog', { name: 'Create Event' })).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Start time' }).value).toBe('9:00 AM');
    // And no letter is lost in its title.
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Title' }).value).toBe('');
  });
});

describe('a suggested event beside another', () => {
  it('when both begin together, then its title has the line above its answers, and its time none', async () => {
    const suggested = { ...swim, id: 'suggested', title: 'Evening walk', suggested: true };
    await openOnSwim({ [weekRoute(TUESDAY)]: ok([swim, suggested]) });
    const block = screen.getByRole('button', { name: /^Evening walk/ });
    expect(block.textContent).toBe('Evening walk');
    const title = block.querySelector<HTMLElement>('span');
    expect(title?.style.getPropertyValue('--title-lines')).toBe('1');
    expect(screen.getByRole('button', { name: /^Swim/ }).textContent).toContain('9:00 AM');
  });
});
