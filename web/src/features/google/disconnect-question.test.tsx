import type { GoogleStatus } from '@inkwell/contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  button,
  CALENDARS,
  connected,
  dialog,
  DISCONNECT,
  findError,
  notConnected,
  openCalendarSync,
  select,
  STATUS,
  unavailable,
} from '../../../test/google.tsx';
import { ok } from '../../../test/mock-server.ts';
import { invalidateTopic } from '../../lib/query-client.ts';

describe('disconnecting', () => {
  const question = () => within(screen.getByRole('dialog', { name: 'Disconnect Google Calendar?' }));

  it.each([
    ['Stay in Google Calendar', true],
    ['Are deleted from Google Calendar', false],
  ])('when our events are to %s, then the server is told, and all is reset', async (choice, keep) => {
    let status: GoogleStatus = connected;
    const { api, user } = await openCalendarSync(connected, {
      [STATUS]: () => ok(status),
      [DISCONNECT]: () => {
        status = notConnected;
        return ok();
      },
    });
    await user.click(button('Disconnect'));
    expect(question().getByRole('radio', { name: 'Stay in Google Calendar' })).toBe(document.activeElement);
    await user.click(question().getByRole('radio', { name: choice }));
    await user.click(question().getByRole('button', { name: 'Disconnect' }));
    expect(await screen.findByText('Google Calendar disconnected successfully')).toBeTruthy();
    expect(api.requestsTo(DISCONNECT).map(({ payload }) => payload)).toEqual([{ keep }]);
    expect(await dialog().findByRole('button', { name: 'Connect Google Calendar' })).toBeTruthy();
    expect(dialog().queryByRole('combobox')).toBeNull();
  });

  it('when it is connected again elsewhere, then list and selection are those of then', async () => {
    let status: GoogleStatus = connected;
    const { api, client } = await openCalendarSync(connected, { [STATUS]: () => ok(status) });
    status = notConnected;
    await act(() => invalidateTopic(client, 'google'));
    expect(await dialog().findByRole('button', { name: 'Connect Google Calendar' })).toBeTruthy();
    status = { ...connected, primaryCalendarId: null };
    await act(() => invalidateTopic(client, 'google'));
    await waitFor(() => expect(api.requestsTo(CALENDARS)).toHaveLength(2));
    expect(select().value).toBe('');
  });

  it('when the permission is gone, then it is not asked what to delete at Google', async () => {
    const { api, user } = await openCalendarSync(
      { ...connected, state: 'permission' },
      { [DISCONNECT]: ok() },
    );
    await user.click(button('Disconnect'));
    expect(question().queryByRole('radio')).toBeNull();
    expect(question().getByText(/^The events that Inkwell added stay in Google Calendar/)).toBeTruthy();
    await user.click(question().getByRole('button', { name: 'Disconnect' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Disconnect/ })).toBeNull());
    expect(api.requestsTo(DISCONNECT)[0]?.payload).toEqual({ keep: true });
  });

  it('when it is not wanted after all, then nothing is sent', async () => {
    const { api, user } = await openCalendarSync(connected);
    await user.click(button('Disconnect'));
    await user.click(question().getByRole('button', { name: 'Stay connected' }));
    await waitFor(() => expect(document.activeElement).toBe(button('Disconnect')));
    expect(api.requestsTo(DISCONNECT)).toEqual([]);
  });

  it('when it fails, then a toast says so and it is connected as before', async () => {
    const { user } = await openCalendarSync(connected, { [DISCONNECT]: unavailable });
    await user.click(button('Disconnect'));
    await user.click(question().getByRole('button', { name: 'Disconnect' }));
    await findError('Failed to disconnect Google Calendar');
    await user.click(question().getByRole('button', { name: 'Stay connected' }));
    expect(dialog().getByRole('status').textContent).toBe('Connected');
  });
});
