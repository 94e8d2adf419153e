import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ok } from '../../../../test/mock-server.ts';
import {
  answers,
  asSent,
  instance,
  openEvents,
  PUT,
  removalOf,
  RESTORE,
  TUESDAY,
} from '../../../../test/series.tsx';
import { weekRoute } from '../../../../test/week.ts';

describe('an event of a series in the week', () => {
  const pickUpAndMove = '{ }{ArrowDown}{ArrowDown}{Enter}';
  const moved = { ...asSent, startTime: `${TUESDAY} 10:30:00`, endTime: `${TUESDAY} 11:30:00` };

  it('when it is moved by keys with all that follow, then that is sent, and undone by the server', async () => {
    const routes = { [PUT]: ok(instance), [RESTORE]: ok(instance) };
    const { api, user, choose } = openEvents([instance], routes);
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
    const { api, user, choose } = openEvents([instance], routes);
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
    const { api, user } = openEvents([instance]);
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
    const { api, user, choose } = openEvents([instance], { [removalOf('one')]: ok() });
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
    const { api, user, choose } = openEvents([], {
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
    const { api, user } = openEvents(events, { [removalOf('all')]: ok() });
    const [reject] = await screen.findAllByRole('button', { name: 'Reject A walk' });
    if (reject) await user.click(reject);
    await screen.findByText('Suggestion rejected');
    expect(api.requestsTo(removalOf('all'))).toHaveLength(1);
  });
});
