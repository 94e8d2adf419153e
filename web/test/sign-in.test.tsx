import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { failure, deferred, offline, ok, mockServer } from './mock-server.ts';
import { renderApp } from './render-app.tsx';
import { newUser } from './fixtures.ts';

const visitor = { 'GET /api/auth/user': failure(401, 'unauthenticated', 'Sign in first') };

type User = ReturnType<typeof renderApp>['user'];
const email = () => screen.getByLabelText<HTMLInputElement>('Email Address');
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Sign In' });

async function openSignIn(path = '/signin') {
  const opened = renderApp(path);
  await screen.findByRole('heading', { level: 1, name: 'Sign In to Your Account' });
  return opened;
}

async function fillIn(user: User, secret = 'secret-1') {
  await user.type(email(), 'anna@example.com');
  await user.type(password(), secret);
}

describe('signing in', () => {
  it('when the page opens, then it links to sign-up and home', async () => {
    mockServer(visitor);
    await openSignIn();
    expect(screen.getByRole('link', { name: "Don't have an account? Sign up" }).getAttribute('href')).toBe(
      '/signup',
    );
    expect(screen.getByRole('link', { name: '← Back to home' }).getAttribute('href')).toBe('/');
  });

  it('when a password manager reads the form, then the fields have their names and autocomplete values', async () => {
    mockServer(visitor);
    await openSignIn();
    expect(email()).toMatchObject({ type: 'email', id: 'email', name: 'email', autocomplete: 'username' });
    expect(password()).toMatchObject({
      type: 'password',
      id: 'current-password',
      name: 'password',
      autocomplete: 'current-password',
      maxLength: -1,
    });
    expect(button().type).toBe('submit');
    expect(password().form).toBe(email().form);
  });

  it('when a password manager fills in the form without events, then its values are sent', async () => {
    const api = mockServer({ ...visitor, 'POST /api/signin': failure(401, 'invalid_credentials', 'No') });
    const { user } = await openSignIn();
    email().value = 'anna@example.com';
    password().value = 'secret-1';
    await user.click(button());
    await screen.findByText('Sign In Failed');
    expect(api.requestsTo('POST /api/signin')[0]?.payload).toEqual({
      email: 'anna@example.com',
      password: 'secret-1',
    });
  });

  it('when the password is wrong, then the server’s message is shown, the password cleared and the e-mail kept', async () => {
    mockServer({
      ...visitor,
      'POST /api/signin': failure(401, 'invalid_credentials', 'Invalid email or password'),
    });
    const { user } = await openSignIn();
    await fillIn(user, 'not-it');
    await user.click(button());

    expect(await screen.findByText('Sign In Failed')).toBeTruthy();
    expect(screen.getByText('Invalid email or password')).toBeTruthy();
    expect(screen.getByText(/do not belong together/).closest('form')).toBe(password().form);
    expect(password().value).toBe('');
    expect(email().value).toBe('anna@example.com');
    expect(document.activeElement).toBe(password());
  });

  it.each([
    ['is rate limited', failure(429, 'rate_limited', 'Please wait a little'), 'Please wait a little'],
    ['meets an unavailable server', failure(503, 'unavailable', 'Out of reach'), 'Out of reach'],
    ['gets a response without a body', { status: 502 }, 'Sign in failed'],
    ['gets no response', offline, 'Please check your credentials and try again.'],
  ])('when it %s, then an error is shown and the password is cleared', async (_, answer, text) => {
    mockServer({ ...visitor, 'POST /api/signin': answer });
    const { user } = await openSignIn();
    await fillIn(user);
    await user.click(button());
    expect(await screen.findByText('Sign In Failed')).toBeTruthy();
    expect(screen.getByText(text)).toBeTruthy();
    expect(password().value).toBe('');
  });

  it('when too many sign in at once, then it is tried again by itself, with what was typed', async () => {
    let tries = 0;
    const busy = () => new Response(null, { status: 503, headers: { 'retry-after': '0' } });
    const api = mockServer({ ...visitor, 'POST /api/signin': () => (++tries < 3 ? busy() : ok(newUser)) });
    const { user } = await openSignIn();
    await fillIn(user);
    await user.click(button());
    expect(await screen.findByText('Step 1 of 6')).toBeTruthy();
    expect(api.requestsTo('POST /api/signin')).toHaveLength(3);
  });

  it.each([
    ['both are', '', '', 'Email Address'],
    ['the e-mail is', '  ', 'secret-1', 'Email Address'],
    ['the password is', 'anna@example.com', '', 'Password'],
  ])(
    'when %s missing, then the error is shown, its field focused and nothing sent',
    async (_, address, secret, missing) => {
      const api = mockServer(visitor);
      const { user } = await openSignIn();
      if (address) await user.type(email(), address);
      if (secret) await user.type(password(), secret);
      await user.click(button());
      expect(await screen.findByText('Missing Information')).toBeTruthy();
      expect(screen.getByText('Please enter both email and password.')).toBeTruthy();
      const field = screen.getByLabelText(missing);
      expect(document.activeElement).toBe(field);
      expect(field.ariaInvalid).toBe('true');
      await user.keyboard('a');
      expect(field.ariaInvalid).toBeNull();
      expect(password().value).toBe(missing === 'Password' ? 'a' : secret);
      expect(api.requestsTo('POST /api/signin')).toEqual([]);
    },
  );

  it('when it succeeds, then it redirects to the app after a delay, and it was sent once', async () => {
    const api = mockServer({ ...visitor, 'POST /api/signin': ok(newUser) });
    const { user } = await openSignIn();
    await fillIn(user);
    await user.keyboard('{Enter}{Enter}');
    await waitFor(() => expect(api.requestsTo('POST /api/signin')).toHaveLength(1));
    expect(window.location.pathname).toBe('/signin');
    expect(button().ariaDisabled).toBe('true');
    await user.dblClick(button());
    await waitFor(() => expect(window.location.pathname).toBe('/app'));
    expect(await screen.findByText('Step 1 of 6')).toBeTruthy();
    expect(api.requestsTo('POST /api/signin').map(({ payload }) => payload)).toEqual([
      { email: 'anna@example.com', password: 'secret-1' },
    ]);
  });

  it.each([
    ['/app/account?tab=subscription#plan', '/app/account?tab=subscription#plan'],
    ['/app?mode=heal&date=2026-11-20', '/app?mode=heal&date=2026-11-20'],
    ['/app//evil.example', '/app/evil.example'],
    ['/signin?next=https://evil.example/', '/app'],
    ['/signin?redirect=//evil.example#//evil.example', '/app'],
  ])('when %s required it, then it redirects to %s', async (requested, redirectTo) => {
    mockServer({ ...visitor, 'POST /api/signin': ok(newUser) });
    const { user } = await openSignIn(requested);
    await fillIn(user);
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Step 1 of 6')).toBeTruthy();
    const { origin, pathname, search, hash } = window.location;
    expect([origin, pathname + search + hash]).toEqual([window.origin, redirectTo]);
  });
});

describe('switching between sign-in and sign-up', () => {
  const toSignUp = () => screen.getByRole('link', { name: "Don't have an account? Sign up" });
  const toSignIn = () => screen.findByRole('link', { name: 'Already have an account? Sign in' });

  it('when the user visits the sign-up page in between, then the sign-in still leads to the requested page', async () => {
    mockServer({ ...visitor, 'POST /api/signin': ok(newUser) });
    const { user } = await openSignIn('/app/account?tab=subscription#plan');
    for (const _ of ['once', 'and again']) {
      await user.click(toSignUp());
      await user.click(await toSignIn());
      await screen.findByRole('heading', { level: 1, name: 'Sign In to Your Account' });
    }
    expect(window.location.pathname).toBe('/signin');
    await fillIn(user);
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Step 1 of 6')).toBeTruthy();
    const { pathname, search, hash } = window.location;
    expect(pathname + search + hash).toBe('/app/account?tab=subscription#plan');
  });

  it('when the user switches before the response, then the session decides the page', async () => {
    const answer = deferred();
    mockServer({ ...visitor, 'POST /api/signin': () => answer.promise });
    const { user } = await openSignIn();
    await fillIn(user);
    await user.keyboard('{Enter}');
    await user.click(toSignUp());
    await toSignIn();
    answer.resolve(ok(newUser));
    expect(await screen.findByText('Step 1 of 6')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Sign In' })).toBeNull();
  });
});

describe('the button that shows a password', () => {
  const toggle = () => screen.getByRole('button', { name: /^(Show|Hide) password$/ });

  it('when it is pressed, then the password is shown, and hidden again, and nothing is sent', async () => {
    const api = mockServer(visitor);
    const { user } = await openSignIn();
    await user.click(password());
    await user.paste('secret-1');
    await user.click(toggle());
    expect(password()).toMatchObject({ type: 'text', value: 'secret-1' });
    expect(toggle().ariaLabel).toBe('Hide password');
    expect(document.activeElement).toBe(password());
    await user.keyboard('0');
    await user.click(toggle());
    expect(password()).toMatchObject({ type: 'password', value: 'secret-10' });
    expect(toggle().ariaLabel).toBe('Show password');
    expect(api.requestsTo('POST /api/signin')).toEqual([]);
  });

  it('when it is pressed by key, then it keeps the focus', async () => {
    mockServer(visitor);
    const { user } = await openSignIn();
    await user.click(password());
    await user.tab();
    await user.keyboard(' ');
    expect(password().type).toBe('text');
    expect(document.activeElement).toBe(toggle());
  });

  it('when the form is sent, then the password is hidden', async () => {
    let shownAs = '';
    mockServer({
      ...visitor,
      'POST /api/signin': () => {
        shownAs = password().type;
        return failure(401, 'invalid_credentials', 'No');
      },
    });
    const { user } = await openSignIn();
    await fillIn(user);
    await user.click(toggle());
    fireEvent.submit(password());
    await screen.findByText('Sign In Failed');
    expect(shownAs).toBe('password');
    expect(password().type).toBe('password');
  });
});
