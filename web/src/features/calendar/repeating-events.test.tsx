import type { CalendarEvent } from '@inkwell/contracts';
import { addDays, mondayOf } from '@inkwell/contracts/days';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { calendarEvent, onboardedUser } from '../../../test/fixtures.ts';
import { failure, mockServer, ok } from '../../../test/mock-server.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { weekRoute } from '../../../test/week.ts';
import { longDay, today } from '../../lib/time.ts';
import { PlanView } from './plan-view.tsx';
import { WEEKDAYS } from './repeat-words.ts';

const TUESDAY = addDays(mondayOf(today()), 1);
const POST = 'POST /api/calendar/events';
const PUT = 'PUT /api/calendar/events/walk_2';
const RESTORE = 'POST /api/calendar/events/walk_2/restore';
const removalOf = (scope: string) => `DELETE /api/calendar/events/walk_2?scope=${scope}`;

const single = calendarEvent({
  id: 'walk',
  title: 'A walk',
  startTime: new Date(`${TUESDAY}T10:00`).toISOString(),
  endTime: new Date(`${TUESDAY}T11:00`).toISOString(),
});
const instance: CalendarEvent = {
  ...single,
  id: 'walk_2',
  recurrence: 'FREQ=WEEKLY;BYDAY=TU',
  seriesId: 'walk',
};
/** What a save sends of the walk where nothing was changed. */
const asSent = {
  title: 'A walk',
  description: null,
  startTime: `${TUESDAY} 10:00:00`,
  endTime: `${TUESDAY} 11:00:00`,
  color: '#2A9D8F',
  suggested: false,
  revision: 0,
};

function open(events: CalendarEvent[], routes: Parameters<typeof mockServer>[0] = {}) {
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

const answers = () =>
  within(screen.getByRole('dialog', { name: /^Which events/ }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent)
    .filter((text) => /event/.test(text));

describe('a new repeating event', () => {
  it('when days and a number of times are chosen, then the rule is sent with it', async () => {
    const { api, user } = open([], { [POST]: ok(single) });
    await user.click(await screen.findByRole('button', { name: /^New event, Tuesday.*, 10AM/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Create Event' }));
    await user.type(dialog.getByLabelText('Title'), 'Swim');
    await user.selectOptions(dialog.getByLabelText('Repeat'), 'Every week');
    const isChecked = (name: string) => dialog.getByRole<HTMLInputElement>('checkbox', { name }).checked;
    expect(WEEKDAYS.filter(isChecked)).toEqual(['Tuesday']);
    await user.click(dialog.getByRole('checkbox', { name: 'Friday' }));
    await user.selectOptions(dialog.getByLabelText('Ends'), 'After a number of times');
    await user.clear(dialog.getByLabelText('Number of times'));
    expect(dialog.getByRole('alert').textContent).toBe('Write a number from 1 to 1,000');
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true);
    await user.type(dialog.getByLabelText('Number of times'), '4');
    expect(dialog.getByText('Every week on Tuesday and Friday, 4 times')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.requestsTo(POST)[0]?.payload).toMatchObject({
      title: 'Swim',
      recurrence: 'FREQ=WEEKLY;BYDAY=TU,FR;COUNT=4',
    });
  });

  it('when no day of the week is chosen, then that is said and it cannot be saved', async () => {
    const { user } = open([]);
    await user.click(await screen.findByRole('button', { name: /^New event, Tuesday.*, 10AM/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Create Event' }));
    await user.type(dialog.getByLabelText('Title'), 'Swim');
    await user.selectOptions(dialog.getByLabelText('Repeat'), 'Every week');
    await user.click(dialog.getByRole('checkbox', { name: 'Tuesday' }));
    expect(dialog.getByRole('alert').textContent).toBe('Choose at least one day');
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true);
    await user.click(dialog.getByRole('checkbox', { name: 'Monday' }));
    expect(dialog.getByText(/^Every week on Monday\. The first is on Mon, /)).toBeTruthy();
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(false);
  });

  it('when an event that is there begins to repeat, then nothing is asked, and undoing it ends that', async () => {
    const put = 'PUT /api/calendar/events/walk';
    const { api, user, openWalk } = open([single], { [put]: ok(single) });
    const dialog = await openWalk();
    await user.selectOptions(dialog.getByLabelText('Repeat'), 'Every day');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(api.requestsTo(put)).toHaveLength(2));
    expect(api.requestsTo(put).map(({ payload }) => payload)).toEqual([
      { ...asSent, recurrence: 'FREQ=DAILY' },
      { ...asSent, recurrence: null },
    ]);
  });
});

describe('an event of a series', () => {
  it('when it is shown, then the week and the dialog say that it repeats', async () => {
    const { openWalk } = open([instance]);
    expect(
      await screen.findByRole('button', { name: /^A walk, 10:00 AM to 11:00 AM, .*, repeats$/ }),
    ).toBeTruthy();
    const dialog = await openWalk();
    expect(dialog.getByText('Every week on Tuesday')).toBeTruthy();
  });

  it('when this one is changed and that is undone, then it is saved as it was, alone', async () => {
    const { api, rename, choose } = open([instance], { [PUT]: ok(instance) });
    await rename();
    expect(answers()).toEqual(['This event', 'This and following events', 'All events']);
    expect(document.activeElement?.textContent).toBe('This event');
    await choose('This event');
    expect(await screen.findByText('Event saved')).toBeTruthy();
    await choose('Undo');
    await waitFor(() => expect(api.requestsTo(PUT)).toHaveLength(2));
    expect(api.requestsTo(PUT).map(({ payload }) => payload)).toEqual([
      { ...asSent, title: 'A run', scope: 'one' },
      { ...asSent, scope: 'one' },
    ]);
  });

  it.each([
    ['This and following events', 'following'],
    ['All events', 'all'],
  ])('when %s are changed and that is undone, then the server restores them', async (answer, scope) => {
    const { api, rename, choose } = open([instance], { [PUT]: ok(instance), [RESTORE]: ok(instance) });
    await rename();
    await choose(answer);
    expect(await screen.findByText('Events saved')).toBeTruthy();
    expect(api.requestsTo(PUT)[0]?.payload).toEqual({ ...asSent, title: 'A run', scope });
    await choose('Undo');
    expect(await screen.findByText('Undone')).toBeTruthy();
    expect(api.requestsTo(RESTORE)).toHaveLength(1);
    expect(api.requestsTo(PUT)).toHaveLength(1);
  });

  const sibling: CalendarEvent = {
    ...instance,
    id: 'walk_3',
    startTime: new Date(`${addDays(TUESDAY, 1)}T10:00`).toISOString(),
    endTime: new Date(`${addDays(TUESDAY, 1)}T11:00`).toISOString(),
  };
  const SIBLING = 'PUT /api/calendar/events/walk_3';

  /** Renames one of two, and then the other before the week was read again. */
  async function renameBoth(answer: Parameters<typeof mockServer>[0][string]) {
    let reads = 0;
    const opened = open([], {
      [weekRoute(TUESDAY)]: () => (++reads === 1 ? ok([instance, sibling]) : new Promise(() => {})),
      [PUT]: ok({ ...instance, title: 'A run', revision: 1 }),
      [SIBLING]: answer,
    });
    await opened.rename();
    await opened.choose('This event');
    expect(await screen.findByText('Event saved')).toBeTruthy();
    const nextDay = new RegExp(`^${longDay(addDays(TUESDAY, 1))}, `);
    await opened.user.click(screen.getByRole('button', { name: nextDay }));
    await opened.rename();
    await opened.choose('This event');
    return opened;
  }

  it('when another of its events is changed at once, then on the revision that the first change gave', async () => {
    const { api } = await renameBoth(ok({ ...sibling, title: 'A run', revision: 2 }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.requestsTo(SIBLING).map(({ payload }) => payload)).toMatchObject([
      { title: 'A run', scope: 'one', revision: 1 },
    ]);
    expect(screen.getByRole('button', { name: /^A run, / })).toBeTruthy();
  });

  it('when another of its events was changed elsewhere, then this one is no conflict', async () => {
    let saves = 0;
    const { api } = await renameBoth(() =>
      ++saves === 1
        ? failure(409, 'conflict', 'Changed elsewhere', { event: { ...sibling, revision: 7 } })
        : ok({ ...sibling, title: 'A run', revision: 8 }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.requestsTo(SIBLING)[1]?.payload).toMatchObject({ title: 'A run', revision: 7 });
  });

  it('when its rule was changed elsewhere, then that is a conflict', async () => {
    const theirs = { ...sibling, recurrence: 'FREQ=DAILY', revision: 7 };
    const { api, user } = await renameBoth(failure(409, 'conflict', 'Changed elsewhere', { event: theirs }));
    expect(await screen.findByText('Keep mine')).toBeTruthy();
    expect(api.requestsTo(SIBLING)).toHaveLength(1);
    // Left open, its step back in the history would reach the next test.
    await user.click(screen.getByRole('button', { name: 'Take the other' }));
    if (screen.queryByRole('dialog')) await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('when the question is cancelled, then what was typed is there still, and nothing is sent', async () => {
    const { api, user, rename } = open([instance]);
    await rename();
    await user.keyboard('{Escape}');
    const dialog = within(screen.getByRole('dialog', { name: 'Edit Event' }));
    expect(dialog.getByLabelText<HTMLInputElement>('Title').value).toBe('A run');
    expect(screen.queryByText('Discard what you changed?')).toBeNull();
    expect(api.requestsTo(PUT)).toEqual([]);
  });

  it('when it repeats in another way, then this event alone is not offered', async () => {
    const { api, user, openWalk, choose } = open([instance], { [PUT]: ok(instance) });
    const dialog = await openWalk();
    await user.click(dialog.getByRole('checkbox', { name: 'Thursday' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(answers()).toEqual(['This and following events', 'All events']);
    await choose('All events');
    await waitFor(() => expect(api.requestsTo(PUT)).toHaveLength(1));
    expect(api.requestsTo(PUT)[0]?.payload).toEqual({
      ...asSent,
      recurrence: 'FREQ=WEEKLY;BYDAY=TU,TH',
      scope: 'all',
    });
  });

  it('when its start moves to another day, then its rule is not sent', async () => {
    const { api, user, openWalk, choose } = open([instance], { [PUT]: ok(instance) });
    const dialog = await openWalk();
    const start = dialog.getByLabelText('Start date', { selector: 'input' });
    await user.clear(start);
    await user.type(start, addDays(TUESDAY, 1));
    expect(dialog.getByText('Every week on Wednesday')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(answers()).toHaveLength(3);
    await choose('All events');
    await waitFor(() => expect(api.requestsTo(PUT)).toHaveLength(1));
    expect(api.requestsTo(PUT)[0]?.payload).not.toHaveProperty('recurrence');
  });

  it('when its days cannot be moved, then that is said at the field', async () => {
    const context = { fields: { recurrence: 'must name the days anew' } };
    const refused = failure(400, 'invalid', 'Please check recurrence', context);
    const { rename, choose } = open([instance], { [PUT]: refused });
    await rename();
    await choose('All events');
    expect(await screen.findByText('Choose anew how it repeats: its days cannot move so')).toBeTruthy();
    expect(screen.getByLabelText('Repeat').getAttribute('aria-invalid')).toBe('true');
  });

  it('when its rule is none of the dialog’s, then it is said in words, and kept', async () => {
    const fortnightly = { ...instance, recurrence: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU;COUNT=9' };
    const { api, rename, openWalk, choose, user } = open([fortnightly], { [PUT]: ok(instance) });
    const dialog = await openWalk();
    expect(dialog.getByRole<HTMLOptionElement>('option', { selected: true }).text).toBe(
      'Every 2 weeks on Tuesday',
    );
    expect(dialog.getByText('Every 2 weeks on Tuesday, 9 times')).toBeTruthy();
    expect(dialog.queryByLabelText('Ends')).toBeNull();
    await user.selectOptions(dialog.getByLabelText('Repeat'), 'Every day');
    await user.selectOptions(dialog.getByLabelText('Repeat'), 'Every 2 weeks on Tuesday');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.requestsTo(PUT)).toEqual([]);
    await rename();
    expect(answers()).toHaveLength(3);
    await choose('All events');
    await waitFor(() => expect(api.requestsTo(PUT)).toHaveLength(1));
    expect(api.requestsTo(PUT)[0]?.payload).not.toHaveProperty('recurrence');
  });

  it.each([
    ['This event', 'one', 'Event deleted'],
    ['This and following events', 'following', 'Events deleted'],
    ['All events', 'all', 'Events deleted'],
  ])('when %s is deleted and that is undone, then it is restored', async (answer, scope, said) => {
    const routes = { [removalOf(scope)]: ok(), [RESTORE]: ok(instance) };
    const { api, user, openWalk, choose } = open([instance], routes);
    const dialog = await openWalk();
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    await choose(answer);
    expect(await screen.findByText(said)).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    await choose('Undo');
    expect(await screen.findByText('Undone')).toBeTruthy();
    expect(api.requestsTo(removalOf(scope))).toHaveLength(1);
    expect(api.requestsTo(RESTORE)).toHaveLength(1);
  });

  it('when a change cannot be undone, then that is said', async () => {
    const { rename, choose } = open([instance], { [PUT]: ok(instance) });
    await rename();
    await choose('All events');
    await screen.findByText('Events saved');
    await choose('Undo');
    expect(await screen.findByText('Could not save the change')).toBeTruthy();
  });
});

describe('an event of a series in the week', () => {
  const pickUpAndMove = '{ }{ArrowDown}{ArrowDown}{Enter}';
  const moved = { ...asSent, startTime: `${TUESDAY} 10:30:00`, endTime: `${TUESDAY} 11:30:00` };

  it('when it is moved by keys with all that follow, then that is sent, and undone by the server', async () => {
    const routes = { [PUT]: ok(instance), [RESTORE]: ok(instance) };
    const { api, user, choose } = open([instance], routes);
    (await screen.findByRole('button', { name: /^A walk, 10:00/ })).focus();
    await user.keyboard(pickUpAndMove);
    expect(answers()).toHaveLength(3);
    expect(api.requestsTo(PUT)).toEqual([]);
    await choose('This and following events');
    expect(await screen.findByText('Events moved')).toBeTruthy();
    expect(api.requestsTo(PUT)[0]?.payload).toEqual({ ...moved, scope: 'following' });
    await choose('Undo');
    expect(await screen.findByText('Undone')).toBeTruthy();
    expect(api.requestsTo(RESTORE)).toHaveLength(1);
  });

  it('while it is asked after a move, then it is shown at its new time, and the keys undo nothing', async () => {
    const routes = { [PUT]: ok(instance), [RESTORE]: ok(instance) };
    const { api, user, choose } = open([instance], routes);
    const block = await screen.findByRole('button', { name: /^A walk, 10:00/ });
    const ghost = () => document.querySelector('[data-ghost]')?.textContent ?? null;
    block.focus();
    await user.keyboard(pickUpAndMove);
    expect(ghost()).toContain('10:30 AM to 11:30 AM');
    await choose('All events');
    expect(ghost()).toBeNull();
    await screen.findByText('Events moved');

    block.focus();
    await user.keyboard('{Delete}');
    await user.keyboard('{Control>}z{/Control}');
    expect(api.requestsTo(RESTORE)).toEqual([]);
    await user.keyboard('{Escape}{Control>}z{/Control}');
    expect(await screen.findByText('Undone')).toBeTruthy();
  });

  it('when the question is cancelled, then it stays where it is, and nothing is sent', async () => {
    const { api, user } = open([instance]);
    const block = await screen.findByRole('button', { name: /^A walk, 10:00/ });
    for (const keys of [pickUpAndMove, '{Delete}']) {
      block.focus();
      await user.keyboard(keys);
      expect(answers()).toHaveLength(3);
      await user.keyboard('{Escape}');
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(screen.getByRole('button', { name: /^A walk, 10:00/ })).toBe(block);
    }
    expect(api.calls.filter(({ route }) => /^(PUT|DELETE)/.test(route))).toEqual([]);
  });

  it('when Delete is pressed, then it is asked for which events, and that is sent', async () => {
    const { api, user, choose } = open([instance], { [removalOf('one')]: ok() });
    (await screen.findByRole('button', { name: /^A walk, 10:00/ })).focus();
    await user.keyboard('{Delete}');
    await choose('This event');
    expect(await screen.findByText('Event deleted')).toBeTruthy();
    expect(api.requestsTo(removalOf('one'))).toHaveLength(1);
  });
});

describe('a suggested series', () => {
  // One of them was moved, and is on the same day as the other.
  const moved = {
    ...instance,
    id: 'walk_3',
    startTime: new Date(`${TUESDAY}T15:00`).toISOString(),
    endTime: new Date(`${TUESDAY}T16:00`).toISOString(),
  };
  const series = [instance, moved];

  it('when one is accepted, then all are at once, and undoing that restores them', async () => {
    let events = series.map((event) => ({ ...event, suggested: true }));
    const { api, user, choose } = open([], {
      [weekRoute(TUESDAY)]: () => ok(events),
      [PUT]: () => {
        events = series;
        return ok(instance);
      },
      [RESTORE]: ok(instance),
    });
    expect(await screen.findAllByRole('button', { name: 'Accept A walk' })).toHaveLength(2);
    const [accept] = screen.getAllByRole('button', { name: 'Accept A walk' });
    if (accept) await user.click(accept);
    expect(screen.queryAllByRole('button', { name: 'Accept A walk' })).toEqual([]);
    await screen.findByText('Event accepted');
    expect(api.requestsTo(PUT)[0]?.payload).toEqual({ ...asSent, scope: 'all' });
    await choose('Undo');
    expect(await screen.findByText('Undone')).toBeTruthy();
    expect(api.requestsTo(RESTORE)).toHaveLength(1);
  });

  it('when one is rejected, then all go', async () => {
    const events = series.map((event) => ({ ...event, suggested: true }));
    const { api, user } = open(events, { [removalOf('all')]: ok() });
    const [reject] = await screen.findAllByRole('button', { name: 'Reject A walk' });
    if (reject) await user.click(reject);
    await screen.findByText('Suggestion rejected');
    expect(api.requestsTo(removalOf('all'))).toHaveLength(1);
  });
});
