import { addDays } from '@inkwell/contracts/days';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { failure, ok } from '../../../../test/mock-server.ts';
import {
  answers,
  asSent,
  instance,
  openEvents,
  POST,
  PUT,
  removalOf,
  RESTORE,
  single,
  TUESDAY,
} from '../../../../test/series.tsx';
import { WEEKDAYS } from './repeat-words.ts';

describe('a new repeating event', () => {
  it('when days and a number of times are chosen, then the rule is sent with it', async () => {
    const { api, user } = openEvents([], { [POST]: ok(single) });
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
    const { user } = openEvents([]);
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
    const { api, user, openWalk } = openEvents([single], { [put]: ok(single) });
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
    const { openWalk } = openEvents([instance]);
    expect(
      await screen.findByRole('button', { name: /^A walk, 10:00 AM to 11:00 AM, .*, repeats$/ }),
    ).toBeTruthy();
    const dialog = await openWalk();
    expect(dialog.getByText('Every week on Tuesday')).toBeTruthy();
  });

  it('when this one is changed and that is undone, then it is saved as it was, alone', async () => {
    const { api, rename, choose } = openEvents([instance], { [PUT]: ok(instance) });
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
    const { api, rename, choose } = openEvents([instance], { [PUT]: ok(instance), [RESTORE]: ok(instance) });
    await rename();
    await choose(answer);
    expect(await screen.findByText('Events saved')).toBeTruthy();
    expect(api.requestsTo(PUT)[0]?.payload).toEqual({ ...asSent, title: 'A run', scope });
    await choose('Undo');
    expect(await screen.findByText('Undone')).toBeTruthy();
    expect(api.requestsTo(RESTORE)).toHaveLength(1);
    expect(api.requestsTo(PUT)).toHaveLength(1);
  });

  it('when the question is cancelled, then what was typed is there still, and nothing is sent', async () => {
    const { api, user, rename } = openEvents([instance]);
    await rename();
    await user.keyboard('{Escape}');
    const dialog = within(screen.getByRole('dialog', { name: 'Edit Event' }));
    expect(dialog.getByLabelText<HTMLInputElement>('Title').value).toBe('A run');
    expect(screen.queryByText('Discard what you changed?')).toBeNull();
    expect(api.requestsTo(PUT)).toEqual([]);
  });

  it('when it repeats in another way, then this event alone is not offered', async () => {
    const { api, user, openWalk, choose } = openEvents([instance], { [PUT]: ok(instance) });
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
    const { api, user, openWalk, choose } = openEvents([instance], { [PUT]: ok(instance) });
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
    const { rename, choose } = openEvents([instance], { [PUT]: refused });
    await rename();
    await choose('All events');
    expect(await screen.findByText('Choose anew how it repeats: its days cannot move so')).toBeTruthy();
    expect(screen.getByLabelText('Repeat').getAttribute('aria-invalid')).toBe('true');
  });

  it('when its rule is none of the dialog’s, then it is said in words, and kept', async () => {
    const fortnightly = { ...instance, recurrence: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU;COUNT=9' };
    const { api, rename, openWalk, choose, user } = openEvents([fortnightly], { [PUT]: ok(instance) });
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
    const { api, user, openWalk, choose } = openEvents([instance], routes);
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
    const { rename, choose } = openEvents([instance], { [PUT]: ok(instance) });
    await rename();
    await choose('All events');
    await screen.findByText('Events saved');
    await choose('Undo');
    expect(await screen.findByText('Could not save the change')).toBeTruthy();
  });
});
