import { useQuery } from '@tanstack/react-query';
import type { CreateEvent } from '@inkwell/contracts';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { calendarEvent, onboardedUser } from '../../../../test/fixtures.ts';
import { deferred, failure, mockServer, offline, ok } from '../../../../test/mock-server.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { weekRoute } from '../../../../test/week.ts';
import { longDay } from '../../../lib/time.ts';
import { userQuery } from '../../../lib/session.ts';
import { clearEventDrafts } from './event-draft.ts';
import { PlanView } from '../plan-view.tsx';

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
    await waitFor(() => expect(window.history.state ?? {}).not.toHaveProperty('backGuard'));
    await goBack();
    expect(window.location.pathname).toBe('/before');
  });

  it.each(['Cancel', 'Close'])('when %s is pressed, then it asks first', async (name) => {
    const { user } = await openWeek();
    await typeTitle(user, 'Half a plan');
    await user.click(screen.getByRole('button', { name }));
    expect(question()).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Keep editing' }));
    await user.clear(await titleField());
    await user.click(screen.getByRole('button', { name }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
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

  it.each([
    ['the network fails', offline],
    ['the server is busy', () => failure(503, 'unavailable', 'Out of reach for a moment')],
    ['a proxy waits in vain', () => ({ status: 504 })],
  ])('when %s, then it is tried again by itself, as the same event', async (_, fail) => {
    let tries = 0;
    const { api, user } = await openWeek({ [POST]: () => (++tries < 3 ? fail() : ok(read)) });
    await typeTitle(user, 'Read');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const ids = api.requestsTo(POST).map(({ payload }) => (payload as CreateEvent).clientId);
    expect(ids).toHaveLength(3);
    expect(ids[0]).toMatch(/^[\w-]{8,64}$/);
    expect(new Set(ids).size).toBe(1);
  });

  it('when it is refused, then it is not tried again', async () => {
    const { api, user } = await openWeek({ [POST]: failure(400, 'invalid', 'No') });
    await typeTitle(user, 'Read');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/could not be saved/)).toBeTruthy();
    expect(api.requestsTo(POST)).toHaveLength(1);
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

describe('an event that is being saved', () => {
  const PUT = 'PUT /api/calendar/events/read';

  /** Opens a new event or an existing one, types and saves; the answer is the test's to give. */
  async function save(kind: string) {
    const answer = deferred();
    const opened = await openWeek({
      [weekRoute(DAY)]: ok(kind === 'created' ? [] : [read]),
      [POST]: () => answer.promise,
      [PUT]: () => answer.promise,
    });
    if (kind === 'created') await typeTitle(opened.user, 'Read!');
    else {
      await opened.user.click(await screen.findByRole('button', { name: /^Read, / }));
      await opened.user.type(await titleField(), '!');
    }
    await opened.user.click(screen.getByRole('button', { name: 'Save' }));
    return { ...opened, answer };
  }

  type User = Awaited<ReturnType<typeof openWeek>>['user'];
  const ways: Record<string, (user: User) => Promise<void>> = {
    Escape: (user) => user.keyboard('{Escape}'),
    Close: (user) => user.click(screen.getByRole('button', { name: 'Close' })),
    Cancel: async () => screen.getByRole('button', { name: 'Cancel' }).click(),
    Back: goBack,
  };

  for (const kind of ['created', 'changed'])
    it.each(Object.keys(ways))(
      `when it is ${kind}, %s is pressed and saving fails, then all is there still`,
      async (way) => {
        const { user, answer } = await save(kind);
        await ways[way]?.(user);
        expect(question()).toBeNull();
        answer.resolve(failure(400, 'invalid', 'No'));
        expect((await screen.findByRole('alert')).textContent).toContain('Nothing here is lost');
        expect((await titleField()).value).toBe('Read!');
        await user.keyboard('{Escape}');
        expect(question()).toBeTruthy();
      },
    );

  it.each(['created', 'changed'])(
    'when it is %s and Escape is pressed, then that it waits is said, and it closes once it is saved',
    async (kind) => {
      const { user, answer } = await save(kind);
      await user.keyboard('{Escape}');
      expect(screen.getByText('Still saving. This closes as soon as it is saved.').role).toBe('status');
      answer.resolve(ok({ ...read, title: 'Read!' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(sessionStorage).toHaveLength(0);
    },
  );

  it('when no answer comes, then it says that it is not certain, and it is saved under the same id again', async () => {
    let sent = 0;
    const busy = failure(503, 'unavailable', 'Out of reach');
    const { api, user } = await openWeek({ [POST]: () => (++sent <= 4 ? busy : ok(read)) });
    await typeTitle(user, 'Read');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('the server did not answer');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const ids = api.requestsTo(POST).map(({ payload }) => (payload as CreateEvent).clientId);
    expect([ids.length, new Set(ids).size]).toEqual([5, 1]);
  });
});

describe('an event that was changed elsewhere meanwhile', () => {
  const PUT = 'PUT /api/calendar/events/read';
  const mine = { ...read, revision: 3 };
  const theirs = {
    ...read,
    title: 'Read aloud',
    description: 'To Ana',
    endTime: new Date(`${DAY}T17:00`).toISOString(),
    revision: 4,
  };
  const stale = failure(409, 'conflict', 'Changed elsewhere', { event: theirs });

  /** Colours the event; the save is refused. */
  async function saveStale() {
    let saves = 0;
    const opened = await openWeek({
      [weekRoute(DAY)]: ok([mine]),
      [PUT]: () => (++saves === 1 ? stale : ok({ ...theirs, revision: 5 })),
    });
    await opened.user.click(await screen.findByRole('button', { name: /^Read, / }));
    await opened.user.click(screen.getByRole('radio', { name: 'Red' }));
    await opened.user.type(await titleField(), '!');
    await opened.user.click(screen.getByRole('button', { name: 'Save' }));
    expect((await screen.findByRole('alert')).textContent).toContain(
      `Read aloud, ${longDay(DAY)}, 3:00 PM to 5:00 PM`,
    );
    expect((await titleField()).value).toBe('Read!');
    return opened;
  }

  it('when mine is kept, then what was changed here is saved on top of what was changed there', async () => {
    const { api, user } = await saveStale();
    await user.click(screen.getByRole('button', { name: 'Keep mine' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.requestsTo(PUT).map(({ payload }) => payload)).toMatchObject([
      { title: 'Read!', color: '#E63946', endTime: `${DAY} 16:00:00`, revision: 3 },
      {
        title: 'Read!',
        color: '#E63946',
        description: 'To Ana',
        endTime: `${DAY} 17:00:00`,
        revision: 4,
      },
    ]);
  });

  it('when the other one is taken, then the form has it and nothing is saved', async () => {
    const { api, user } = await saveStale();
    await user.click(screen.getByRole('button', { name: 'Take the other' }));
    expect((await titleField()).value).toBe('Read aloud');
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.requestsTo(PUT)).toHaveLength(1);
  });

  it('when it is what was saved here, whose answer was lost, then nothing is in conflict', async () => {
    let saves = 0;
    const saved = { ...mine, title: 'Read!', revision: 4 };
    const { user } = await openWeek({
      [weekRoute(DAY)]: ok([mine]),
      [PUT]: () => (++saves === 1 ? offline() : failure(409, 'conflict', 'Changed', { event: saved })),
    });
    await user.click(await screen.findByRole('button', { name: /^Read, / }));
    await user.type(await titleField(), '!');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Nothing here is lost');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByText('Event saved')).toBeTruthy();
  });

  it.each([
    ['its title alone', { ...mine, title: 'Read aloud', revision: 4 }, 2],
    ['its time', theirs, 1],
  ])('when it is moved and %s was changed elsewhere, then no change is lost', async (_, latest, saves) => {
    let sent = 0;
    const { api, user } = await openWeek({
      [weekRoute(DAY)]: ok([mine]),
      [PUT]: () => (++sent === 1 ? failure(409, 'conflict', 'No', { event: latest }) : ok(latest)),
    });
    (await screen.findByRole('button', { name: /^Read, / })).focus();
    await user.keyboard(' {ArrowDown}{Enter}');
    expect(await screen.findByText(saves === 2 ? 'Event moved' : 'Could not save the change')).toBeTruthy();
    expect(api.requestsTo(PUT)).toHaveLength(saves);
    expect(api.requestsTo(PUT)[1]?.payload).toEqual(
      saves === 2
        ? expect.objectContaining({ title: 'Read aloud', startTime: `${DAY} 15:15:00`, revision: 4 })
        : undefined,
    );
  });
});
