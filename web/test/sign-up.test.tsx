import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { failure, deferred, offline, ok, mockServer } from './mock-server.ts';
import { renderApp } from './render-app.tsx';
import { newUser } from './fixtures.ts';

const visitor = { 'GET /api/auth/user': failure(401, 'unauthenticated', 'Sign in first') };

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const button = () => screen.getByRole('button', { name: 'Create Account' });

async function openSignUp() {
  const opened = renderApp('/signup');
  await screen.findByRole('heading', { level: 1, name: 'Start Your Wellness Journey' });
  return opened;
}

async function submit(password = 'secret-1', confirmation = password, email = 'anna@example.com') {
  const { user } = await openSignUp();
  for (const [label, text] of [
    ['Email Address', email],
    ['Password', password],
    ['Confirm Password', confirmation],
  ] as const)
    if (text) await user.type(field(label), text);
  await user.click(button());
  return user;
}

describe('signing up', () => {
  it('when the page opens, then it links to sign-in and home', async () => {
    mockServer(visitor);
    await openSignUp();
    expect(screen.getByRole('link', { name: 'Already have an account? Sign in' }).getAttribute('href')).toBe(
      '/signin',
    );
    expect(screen.getByRole('link', { name: '← Back to home' }).getAttribute('href')).toBe('/');
  });

  it('when a password manager reads the form, then the fields have their names and autocomplete values', async () => {
    mockServer(visitor);
    await openSignUp();
    expect(field('Email Address')).toMatchObject({
      type: 'email',
      id: 'email',
      name: 'email',
      autocomplete: 'email',
    });
    const newPassword = { type: 'password', autocomplete: 'new-password', maxLength: -1 };
    expect(field('Password')).toMatchObject({ ...newPassword, id: 'new-password', name: 'password' });
    expect(field('Confirm Password')).toMatchObject({
      ...newPassword,
      id: 'confirm-password',
      name: 'confirmation',
    });
    expect(screen.getAllByRole('button', { name: 'Show password' })).toHaveLength(2);
  });

  const missing = ['Missing Information', 'Please fill in all fields.'] as const;
  const different = ['Password Mismatch', 'Passwords do not match.'] as const;
  const short = ['Password Too Short', 'Password must be at least 6 characters long.'] as const;
  it.each([
    [' ', 'secret-1', 'secret-1', missing, ['Email Address']],
    ['a@b.se', '', 'secret-1', missing, ['Password']],
    ['a@b.se', 'secret-1', '', missing, ['Confirm Password']],
    ['', '', '', missing, ['Email Address', 'Password', 'Confirm Password']],
    ['a@b.se', 'secret-1', 'secret-2', different, ['Confirm Password']],
    ['a@b.se', 'five5', 'five', different, ['Password', 'Confirm Password']],
    ['a@b.se', 'five5', 'five5', short, ['Password']],
    ['a@b.se', '🌱🌱🌱', '🌱🌱🌱', short, ['Password']],
  ])(
    'when it is filled in with %o, %o and %o, then the error is shown, each wrong field says so, the first has the focus and nothing is sent',
    async (email, password, confirmation, [title, text], wrong) => {
      const api = mockServer(visitor);
      const user = await submit(password, confirmation, email);
      expect(await screen.findByText(title)).toBeTruthy();
      expect(screen.getByText(text)).toBeTruthy();
      const [first, ...others] = wrong.map((name) => field(name));
      expect(document.activeElement).toBe(first);
      expect([...document.querySelectorAll('[aria-invalid]')]).toEqual([first, ...others]);
      expect(api.requestsTo('POST /api/signup')).toEqual([]);
      await user.keyboard('a');
      expect([...document.querySelectorAll('[aria-invalid]')]).toEqual(others);
    },
  );

  it('when the e-mail is taken, then the error suggests signing in', async () => {
    mockServer({
      ...visitor,
      'POST /api/signup': failure(409, 'email_taken', 'An account with this email already exists.'),
    });
    await submit();
    expect(await screen.findByText('Account Already Exists')).toBeTruthy();
    expect(
      screen.getByText('An account with this email already exists. Please sign in instead.'),
    ).toBeTruthy();
    expect(field('Password').value).toBe('secret-1');
    expect(document.activeElement).toBe(field('Email Address'));
  });

  it('when the server rejects the e-mail, then its message is shown and the e-mail field is invalid', async () => {
    const text = 'Please check email: it must be an e-mail address.';
    const fields = { email: 'must be an e-mail address' };
    mockServer({ ...visitor, 'POST /api/signup': failure(400, 'invalid', text, { fields }) });
    await submit('secret-1', 'secret-1', 'anna@example');
    expect(await screen.findByText('Sign Up Failed')).toBeTruthy();
    expect(screen.getByText(text)).toBeTruthy();
    expect(document.activeElement).toBe(field('Email Address'));
    expect(field('Email Address').ariaInvalid).toBe('true');
  });

  const byDefault = 'Please check your information and try again.';
  it.each([
    ['is rate limited', failure(429, 'rate_limited', 'Please wait a little'), 'Please wait a little'],
    ['meets an unavailable server', failure(503, 'unavailable', 'Out of reach'), 'Out of reach'],
    ['is rejected for an unknown field', failure(400, 'invalid', 'No', { fields: { body: 'x' } }), 'No'],
    ['gets a response without a body', { status: 503 }, byDefault],
    ['gets no response', offline, byDefault],
  ])(
    'when it %s, then an error is shown, the fields are kept and it can be retried',
    async (_, answer, text) => {
      const api = mockServer({ ...visitor, 'POST /api/signup': answer });
      const user = await submit();
      expect(await screen.findByText('Sign Up Failed')).toBeTruthy();
      expect(screen.getByText(text)).toBeTruthy();
      expect(field('Confirm Password').value).toBe('secret-1');
      expect(document.activeElement).toBe(button());
      await user.keyboard('{Enter}');
      await waitFor(() => expect(api.requestsTo('POST /api/signup')).toHaveLength(2));
    },
  );

  it('when the account was made and the answer lost, then another try leads into it', async () => {
    let tries = 0;
    const taken = failure(409, 'email_taken', 'An account with this email already exists.');
    const api = mockServer({
      ...visitor,
      'POST /api/signup': () => (++tries === 1 ? offline() : taken),
      'POST /api/signin': ok(newUser),
    });
    const user = await submit();
    expect(await screen.findByText(/^The server did not answer in time/)).toBeTruthy();
    await user.click(button());
    expect(await screen.findByText('Account Created')).toBeTruthy();
    expect(api.requestsTo('POST /api/signin')[0]?.payload).toEqual({
      email: 'anna@example.com',
      password: 'secret-1',
    });
  });

  it('when the account is another one, then another try says that it exists', async () => {
    let tries = 0;
    const taken = failure(409, 'email_taken', 'An account with this email already exists.');
    mockServer({
      ...visitor,
      'POST /api/signup': () => (++tries === 1 ? { status: 504 } : taken),
      'POST /api/signin': failure(401, 'invalid_credentials', 'Invalid email or password'),
    });
    const user = await submit();
    await screen.findByText('Sign Up Failed');
    await user.click(button());
    expect(await screen.findByText('Account Already Exists')).toBeTruthy();
    expect(field('Password').value).toBe('secret-1');
  });

  it('when it succeeds, then a toast says so, it redirects to the app after a delay, and it was sent once', async () => {
    const api = mockServer({ ...visitor, 'POST /api/signup': { status: 201, body: newUser } });
    const user = await submit();
    expect(await screen.findByText('Account Created')).toBeTruthy();
    expect(window.location.pathname).toBe('/signup');
    await user.dblClick(button());
    await waitFor(() => expect(window.location.pathname).toBe('/app'));
    expect(await screen.findByText('Step 1 of 6')).toBeTruthy();
    expect(api.requestsTo('POST /api/signup').map(({ payload }) => payload)).toEqual([
      { email: 'anna@example.com', password: 'secret-1' },
    ]);
  });

  it('when the user switches to the sign-in before the response, then the session decides the page', async () => {
    const answer = deferred();
    mockServer({ ...visitor, 'POST /api/signup': () => answer.promise });
    const user = await submit();
    await user.click(screen.getByRole('link', { name: 'Already have an account? Sign in' }));
    await screen.findByRole('heading', { level: 1, name: 'Sign In to Your Account' });
    answer.resolve({ status: 201, body: newUser });
    expect(await screen.findByText('Account Created')).toBeTruthy();
    expect(await screen.findByText('Step 1 of 6')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Create Account' })).toBeNull();
  });
});
