import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { failure, offline, ok, mockServer } from './mock-server.ts';
import { renderApp } from './render-app.tsx';
import { onboardedUser, trialing } from './fixtures.ts';

const subscriber = { 'GET /api/auth/user': ok(onboardedUser), 'GET /api/subscription-status': ok(trialing) };
const CHANGE = 'POST /api/account/change-password';

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const values = () =>
  ['Current Password', 'New Password', 'Confirm New Password'].map((label) => field(label).value);
const button = () => screen.getByRole('button', { name: 'Update Password' });

async function openAccount() {
  const opened = renderApp('/app/account');
  await screen.findByLabelText('Current Password');
  return opened;
}

async function change(current: string, next: string, confirmation: string) {
  const { user } = await openAccount();
  for (const [label, text] of [
    ['Current Password', current],
    ['New Password', next],
    ['Confirm New Password', confirmation],
  ] as const)
    if (text) await user.type(field(label), text);
  await user.click(button());
  return user;
}

describe('changing the password', () => {
  it('when a password manager reads the form, then the fields have their names and autocomplete values', async () => {
    mockServer(subscriber);
    await openAccount();
    expect(field('Current Password')).toMatchObject({
      type: 'password',
      id: 'current-password',
      autocomplete: 'current-password',
    });
    for (const [label, id] of [
      ['New Password', 'new-password'],
      ['Confirm New Password', 'confirm-password'],
    ] as const) {
      expect(field(label)).toMatchObject({
        type: 'password',
        id,
        autocomplete: 'new-password',
        maxLength: -1,
      });
    }
    const { form } = field('Current Password');
    expect(form?.elements.namedItem('email')).toMatchObject({
      type: 'email',
      autocomplete: 'username',
      value: 'anna@example.com',
      tabIndex: -1,
      ariaHidden: 'true',
      hidden: false,
    });
  });

  const different = ['Password Mismatch', "New password and confirmation don't match."] as const;
  const short = ['Password Too Short', 'New password must be at least 8 characters long.'] as const;
  const missing = ['Missing Information', 'Please fill in all fields.'] as const;
  it.each([
    ['old-secret', 'new-secret', 'new-secreT', different, ['Confirm New Password']],
    ['', 'seven77', 'seven78', different, ['Current Password', 'New Password', 'Confirm New Password']],
    ['old-secret', 'seven77', 'seven77', short, ['New Password']],
    ['', 'seven77', 'seven77', short, ['Current Password', 'New Password']],
    ['old-secret', '🌱🌱🌱🌱', '🌱🌱🌱🌱', short, ['New Password']],
    ['old-secret', '', '', short, ['New Password', 'Confirm New Password']],
    ['', '', '', missing, ['Current Password', 'New Password', 'Confirm New Password']],
    ['', 'new-secret', 'new-secret', missing, ['Current Password']],
  ])(
    'when it is filled in with %o, %o and %o, then the error is shown, each wrong field says so, the first has the focus and nothing is sent',
    async (current, next, confirmation, [title, text], wrong) => {
      const api = mockServer(subscriber);
      const user = await change(current, next, confirmation);
      expect(await screen.findByText(title)).toBeTruthy();
      expect(screen.getByText(text)).toBeTruthy();
      const invalid = [...document.querySelectorAll('[aria-invalid]')];
      expect(invalid).toEqual(wrong.map((name) => field(name)));
      for (const each of invalid) {
        expect(
          document.getElementById(each.getAttribute('aria-describedby') ?? '')?.textContent,
        ).toBeTruthy();
      }
      const [first] = wrong.map((name) => field(name));
      expect(document.activeElement).toBe(first);
      expect(values()).toEqual([current, next, confirmation]);
      expect(api.requestsTo(CHANGE)).toEqual([]);
      await user.keyboard('a');
      expect(first?.ariaInvalid).toBeNull();
    },
  );

  it('when the current password is wrong, then the server’s message is shown and only that field is invalid', async () => {
    const text = 'Your current password is not right.';
    const api = mockServer({ ...subscriber, [CHANGE]: failure(400, 'wrong_password', text) });
    const user = await change('old-secret', 'new-secret', 'new-secret');
    expect(await screen.findByText('Password Change Failed')).toBeTruthy();
    expect(screen.getByText(text)).toBeTruthy();
    expect(document.activeElement).toBe(field('Current Password'));
    expect(field('Current Password').ariaInvalid).toBe('true');
    await user.keyboard('the-old-secret{Enter}');
    await waitFor(() => expect(api.requestsTo(CHANGE)).toHaveLength(2));
    expect(api.requestsTo(CHANGE)[1]?.payload).toEqual({
      currentPassword: 'the-old-secret',
      newPassword: 'new-secret',
    });
  });

  it.each([
    [
      'is refused as too long',
      failure(400, 'invalid', 'Too long', { fields: { newPassword: 'x' } }),
      'Too long',
    ],
    ['is rate limited', failure(429, 'rate_limited', 'Please wait a little'), 'Please wait a little'],
    ['gets no response', offline, 'The server did not answer. Please try again.'],
  ])('when it %s, then an error is shown and the fields keep their values', async (_, answer, text) => {
    mockServer({ ...subscriber, [CHANGE]: answer });
    await change('old-secret', 'new-secret', 'new-secret');
    expect(await screen.findByText('Password Change Failed')).toBeTruthy();
    expect(screen.getByText(text)).toBeTruthy();
    expect(values()).toEqual(['old-secret', 'new-secret', 'new-secret']);
    expect(document.activeElement).toBe(text === 'Too long' ? field('New Password') : button());
  });

  it('when no answer comes, then the form does not say that nothing has changed', async () => {
    mockServer({ ...subscriber, [CHANGE]: { status: 504 } });
    await change('old-secret', 'new-secret', 'new-secret');
    expect(await screen.findByText(/^It is not certain which password holds now/)).toBeTruthy();
  });

  it('when it succeeds, then a toast says so, the fields are empty, and it was sent once', async () => {
    const api = mockServer({ ...subscriber, [CHANGE]: ok() });
    const { user } = await openAccount();
    // As a password manager does, without events.
    field('Current Password').value = 'old-secret';
    field('New Password').value = 'new-secret';
    field('Confirm New Password').value = 'new-secret';
    await user.dblClick(button());
    expect(await screen.findByText('Password Updated')).toBeTruthy();
    await waitFor(() => expect(values()).toEqual(['', '', '']));
    expect(api.requestsTo(CHANGE).map(({ payload }) => payload)).toEqual([
      { currentPassword: 'old-secret', newPassword: 'new-secret' },
    ]);
  });

  it('when it is submitted again with empty fields, then the error is shown', async () => {
    mockServer({ ...subscriber, [CHANGE]: ok() });
    const user = await change('old-secret', 'new-secret', 'new-secret');
    expect(await screen.findByText('Password Updated')).toBeTruthy();
    await waitFor(() => expect(values()).toEqual(['', '', '']));
    await user.click(button());
    expect(await screen.findByText('Missing Information')).toBeTruthy();
    expect(document.activeElement).toBe(field('Current Password'));
  });
});
