import type { CalendarEvent } from '@inkwell/contracts';
import { addDays } from '@inkwell/contracts/days';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { failure, type mockServer, ok } from '../../../../test/mock-server.ts';
import { instance, openEvents, PUT, TUESDAY } from '../../../../test/series.tsx';
import { weekRoute } from '../../../../test/week.ts';
import { longDay } from '../../../lib/time.ts';

describe('two events of a series, changed one after the other', () => {
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
    const opened = openEvents([], {
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
});
