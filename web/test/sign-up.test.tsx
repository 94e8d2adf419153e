import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { failure, serve } from './api.ts';
import { open } from './open.tsx';
import { newcomer } from './people.ts';

const visitor = { 'GET /api/auth/user': failure(401, 'unauthenticated', 'Sign in first') };

async function submit(password: string, confirmation: string, email = 'anna@example.com') {
  const { user } = open('/signup');
  if (email) await user.type(await screen.findByLabelText('Email Address'), email);
  await user.type(await screen.findByLabelText('Password'), password);
  await user.type(screen.getByLabelText('Confirm Password'), confirmation);
  await user.click(screen.getByRole('button', { name: 'Create Account' }));
}

describe('signing up', () => {
  it.each([
    ['secret-1', 'secret-1', ' ', 'Missing Information', 'Please fill in all fields.'],
    ['secret-1', 'secret-2', 'a@b.se', 'Password Mismatch', 'Passwords do not match.'],
    ['five5', 'five5', 'a@b.se', 'Password Too Short', 'Password must be at least 6 characters long.'],
  ])(
    'when the form is not right (%s, %s), then it says so and sends nothing',
    async (first, second, email, title, text) => {
      const api = serve(visitor);
      await submit(first, second, email);
      expect(await screen.findByText(title)).toBeTruthy();
      expect(screen.getByText(text)).toBeTruthy();
      expect(api.asked('POST /api/signup')).toEqual([]);
    },
  );

  it('when the e-mail is taken, then signing in is offered', async () => {
    serve({
      ...visitor,
      'POST /api/signup': failure(409, 'email_taken', 'An account with this e-mail already exists'),
    });
    await submit('secret-1', 'secret-1');
    expect(await screen.findByText('Account Already Exists')).toBeTruthy();
    expect(
      screen.getByText('An account with this email already exists. Please sign in instead.'),
    ).toBeTruthy();
  });

  it('when it fails otherwise, then the server is quoted', async () => {
    serve({ ...visitor, 'POST /api/signup': failure(429, 'rate_limited', 'Please wait a moment') });
    await submit('secret-1', 'secret-1');
    expect(await screen.findByText('Sign Up Failed')).toBeTruthy();
    expect(screen.getByText('Please wait a moment')).toBeTruthy();
  });

  it('when it succeeds, then it says so and leads to the app', async () => {
    serve({ ...visitor, 'POST /api/signup': { status: 201, body: newcomer } });
    await submit('secret-1', 'secret-1');
    expect(await screen.findByText('Account Created')).toBeTruthy();
    expect(window.location.pathname).toBe('/signup');
    await waitFor(() => expect(window.location.pathname).toBe('/app'), { timeout: 2_000 });
  });
});
