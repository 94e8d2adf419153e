import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { failure, offline, ok, serve } from './api.ts';
import { open } from './open.tsx';
import { onboarded, trialing } from './people.ts';

const member = { 'GET /api/auth/user': ok(onboarded), 'GET /api/subscription-status': ok(trialing) };
const CHANGE = 'POST /api/account/change-password';

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const values = () =>
  ['Current Password', 'New Password', 'Confirm New Password'].map((label) => field(label).value);
const button = () => screen.getByRole('button', { name: 'Update Password' });

async function openAccount() {
  const opened = open('/app/account');
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
  it('when a password manager looks, then it knows the fields, and whose they are', async () => {
    serve(member);
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
    ['old-secret', 'new-secret', 'new-secreT', different, 'Confirm New Password'],
    ['', 'seven77', 'seven78', different, 'Confirm New Password'],
    ['old-secret', 'seven77', 'seven77', short, 'New Password'],
    ['', 'seven77', 'seven77', short, 'New Password'],
    ['old-secret', '🌱🌱🌱🌱', '🌱🌱🌱🌱', short, 'New Password'],
    ['old-secret', '', '', short, 'New Password'],
    ['', 'new-secret', 'new-secret', missing, 'Current Password'],
  ])(
    'when it is filled in with %o, %o and %o, then it says what is wrong, leads there and sends nothing',
    async (current, next, confirmation, [title, text], wrong) => {
      const api = serve(member);
      const user = await change(current, next, confirmation);
      expect(await screen.findByText(title)).toBeTruthy();
      expect(screen.getByText(text)).toBeTruthy();
      expect(document.activeElement).toBe(field(wrong));
      expect(document.querySelectorAll('[aria-invalid]')).toHaveLength(1);
      expect(field(wrong).ariaInvalid).toBe('true');
      expect(values()).toEqual([current, next, confirmation]);
      expect(api.asked(CHANGE)).toEqual([]);
      await user.keyboard('a');
      expect(field(wrong).ariaInvalid).toBeNull();
    },
  );

  it('when the current one is wrong, then the server is quoted, and only that one is to be typed again', async () => {
    const text = 'Your current password is not right.';
    const api = serve({ ...member, [CHANGE]: failure(400, 'wrong_password', text) });
    const user = await change('old-secret', 'new-secret', 'new-secret');
    expect(await screen.findByText('Password Change Failed')).toBeTruthy();
    expect(screen.getByText(text)).toBeTruthy();
    expect(document.activeElement).toBe(field('Current Password'));
    expect(field('Current Password').ariaInvalid).toBe('true');
    await user.keyboard('the-old-secret{Enter}');
    await waitFor(() => expect(api.asked(CHANGE)).toHaveLength(2));
    expect(api.asked(CHANGE)[1]?.payload).toEqual({
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
    [
      'has many tries behind it',
      failure(429, 'rate_limited', 'Please wait a little'),
      'Please wait a little',
    ],
    ['gets no answer', offline, 'The server did not answer. Please try again.'],
  ])('when it %s, then it says so and everything stays as it was typed', async (_, answer, text) => {
    serve({ ...member, [CHANGE]: answer });
    await change('old-secret', 'new-secret', 'new-secret');
    expect(await screen.findByText('Password Change Failed')).toBeTruthy();
    expect(screen.getByText(text)).toBeTruthy();
    expect(values()).toEqual(['old-secret', 'new-secret', 'new-secret']);
    expect(document.activeElement).toBe(text === 'Too long' ? field('New Password') : button());
  });

  it('when it succeeds, then it says so, the fields are empty, and it was sent once', async () => {
    const api = serve({ ...member, [CHANGE]: ok() });
    const { user } = await openAccount();
    // As a password manager does, without a word.
    field('Current Password').value = 'old-secret';
    field('New Password').value = 'new-secret';
    field('Confirm New Password').value = 'new-secret';
    await user.dblClick(button());
    expect(await screen.findByText('Password Updated')).toBeTruthy();
    await waitFor(() => expect(values()).toEqual(['', '', '']));
    expect(api.asked(CHANGE).map(({ payload }) => payload)).toEqual([
      { currentPassword: 'old-secret', newPassword: 'new-secret' },
    ]);
  });

  it('when it is pressed again later, with nothing filled in, then it says what is wrong', async () => {
    serve({ ...member, [CHANGE]: ok() });
    const user = await change('old-secret', 'new-secret', 'new-secret');
    expect(await screen.findByText('Password Updated')).toBeTruthy();
    await waitFor(() => expect(values()).toEqual(['', '', '']));
    await user.click(button());
    expect(await screen.findByText('Password Too Short')).toBeTruthy();
    expect(document.activeElement).toBe(field('New Password'));
  });
});
