import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { failure, ok, serve } from './api.ts';
import { open } from './open.tsx';
import { newcomer } from './people.ts';

const visitor = { 'GET /api/auth/user': failure(401, 'unauthenticated', 'Sign in first') };

async function fillIn(user: ReturnType<typeof open>['user'], password: string) {
  await user.type(await screen.findByLabelText('Email Address'), 'anna@example.com');
  await user.type(screen.getByLabelText('Password'), password);
}

describe('signing in', () => {
  it('when the password is wrong, then the password is cleared, the e-mail kept, and the server is quoted', async () => {
    serve({
      ...visitor,
      'POST /api/signin': failure(401, 'invalid_credentials', 'Invalid email or password'),
    });
    const { user } = open('/signin');
    await fillIn(user, 'not-it');
    await user.click(screen.getByRole('button', { name: 'Sign In' }));

    expect(await screen.findByText('Sign In Failed')).toBeTruthy();
    expect(screen.getByText('Invalid email or password')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('');
    expect(screen.getByLabelText<HTMLInputElement>('Email Address').value).toBe('anna@example.com');
    expect(document.activeElement).toBe(screen.getByLabelText('Password'));
  });

  it('when the server says nothing, then the default is said', async () => {
    serve({ ...visitor, 'POST /api/signin': { status: 502 } });
    const { user } = open('/signin');
    await fillIn(user, 'secret-1');
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(await screen.findByText('Sign in failed')).toBeTruthy();
  });

  it('when a field is missing, then nothing is sent', async () => {
    const api = serve(visitor);
    const { user } = open('/signin');
    await user.click(await screen.findByRole('button', { name: 'Sign In' }));
    expect(await screen.findByText('Please enter both email and password.')).toBeTruthy();
    expect(api.asked('POST /api/signin')).toEqual([]);
  });

  it('when it succeeds, then the person is taken to the app', async () => {
    const api = serve({ ...visitor, 'POST /api/signin': ok(newcomer) });
    const { user } = open('/signin');
    await fillIn(user, 'secret-1');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(window.location.pathname).toBe('/app'), { timeout: 2_000 });
    expect(await screen.findByText('Step 1 of 6')).toBeTruthy();
    expect(api.asked('POST /api/signin')[0]?.payload).toEqual({
      email: 'anna@example.com',
      password: 'secret-1',
    });
  });

  it('when a page of the app asked for it, then that is where it leads', async () => {
    serve({ ...visitor, 'POST /api/signin': ok(newcomer) });
    const { user } = open('/app/account?tab=subscription');
    await fillIn(user, 'secret-1');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Step 1 of 6', {}, { timeout: 2_000 })).toBeTruthy();
    expect(window.location.pathname + window.location.search).toBe('/app/account?tab=subscription');
  });

  it('when the password is shown, then it can be read, and hidden again', async () => {
    serve(visitor);
    const { user } = open('/signin');
    await user.type(await screen.findByLabelText('Password'), 'secret-1');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(screen.getByLabelText<HTMLInputElement>('Password').type).toBe('text');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(screen.getByLabelText<HTMLInputElement>('Password').type).toBe('password');
  });
});
