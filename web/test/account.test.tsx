import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { failure, ok, serve } from './api.ts';
import { open } from './open.tsx';
import { onboarded, trialing } from './people.ts';

const member = { 'GET /api/auth/user': ok(onboarded), 'GET /api/subscription-status': ok(trialing) };

async function change(current: string, next: string, confirmation: string) {
  const { user } = open('/app/account');
  await user.type(await screen.findByLabelText('Current Password'), current);
  await user.type(screen.getByLabelText('New Password'), next);
  await user.type(screen.getByLabelText('Confirm New Password'), confirmation);
  await user.click(screen.getByRole('button', { name: 'Update Password' }));
}

describe('changing the password', () => {
  it('when the two differ, then it says so and sends nothing', async () => {
    const api = serve(member);
    await change('old-secret', 'new-secret', 'new-secreT');
    expect(await screen.findByText("New password and confirmation don't match.")).toBeTruthy();
    expect(api.asked('POST /api/account/change-password')).toEqual([]);
  });

  it('when the new one has seven characters, then it is too short', async () => {
    const api = serve(member);
    await change('old-secret', 'seven77', 'seven77');
    expect(await screen.findByText('New password must be at least 8 characters long.')).toBeTruthy();
    expect(api.asked('POST /api/account/change-password')).toEqual([]);
  });

  it('when the current one is wrong, then the server is quoted', async () => {
    serve({
      ...member,
      'POST /api/account/change-password': failure(
        400,
        'wrong_password',
        'The current password is not right',
      ),
    });
    await change('old-secret', 'new-secret', 'new-secret');
    expect(await screen.findByText('Password Change Failed')).toBeTruthy();
    expect(screen.getByText('The current password is not right')).toBeTruthy();
  });

  it('when it succeeds, then it says so and the fields are empty', async () => {
    const api = serve({ ...member, 'POST /api/account/change-password': ok() });
    await change('old-secret', 'new-secret', 'new-secret');
    expect(await screen.findByText('Password Updated')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Current Password').value).toBe('');
    expect(api.asked('POST /api/account/change-password')[0]?.payload).toEqual({
      currentPassword: 'old-secret',
      newPassword: 'new-secret',
    });
  });
});
