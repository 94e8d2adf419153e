import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  connected,
  dialog,
  findError,
  openCalendarSync,
  STATUS,
  unavailable,
} from '../../../test/google.tsx';
import { ok } from '../../../test/mock-server.ts';
import type { ConnectedStatus } from './google.ts';

const RESTORE = 'POST /api/google-calendar/conflicts/lunch/restore';

describe('events that were changed on both sides', () => {
  const at = '2026-11-02T10:00:00.000Z';
  const conflicts: ConnectedStatus['conflicts'] = [
    { id: 'lunch', eventId: 'event-1', title: 'Lunch with Ana', stands: 'google', at },
    { id: 'walk', eventId: 'event-2', title: 'A walk', stands: 'inkwell', at },
  ];
  const items = () =>
    within(dialog().getByRole('list', { name: 'Changed in both places' })).getAllByRole('listitem');
  const useOther = () =>
    within(items()[0] ?? document.body).getByRole('button', { name: 'Use the other version' });

  it('when there are some, then each says which version stands, and the other one can be used', async () => {
    let status = { ...connected, conflicts };
    const { user } = await openCalendarSync(status, {
      [STATUS]: () => ok(status),
      [RESTORE]: () => {
        status = { ...connected, conflicts: conflicts.slice(1) };
        return ok({});
      },
    });
    expect(items().map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Google’s version stands\. Yours was “Lunch with Ana” \(Monday, November 2 at /),
      expect.stringMatching(/^Your version stands\. Google’s was “A walk” /),
    ]);
    await user.click(useOther());
    expect(await screen.findByText('The other version stands now')).toBeTruthy();
    await waitFor(() => expect(items()).toHaveLength(1));
    expect(document.activeElement?.textContent).toBe('Changed in both places');
  });

  it('when the other version cannot be used, then a toast says so and the list is read again', async () => {
    const { api, user } = await openCalendarSync({ ...connected, conflicts }, { [RESTORE]: unavailable });
    await user.click(useOther());
    await findError('The other version could not be restored. Please try again.');
    await waitFor(() => expect(api.requestsTo(STATUS)).toHaveLength(2));
    expect(items()).toHaveLength(2);
  });
});
