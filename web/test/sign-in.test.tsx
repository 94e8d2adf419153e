import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { failure, later, offline, ok, serve } from './api.ts';
import { open } from './open.tsx';
import { newcomer } from './people.ts';

const visitor = { 'GET /api/auth/user': failure(401, 'unauthenticated', 'Sign in first') };

type User = ReturnType<typeof open>['user'];
const email = () => screen.getByLabelText<HTMLInputElement>('Email Address');
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Sign In' });

async function openSignIn(path = '/signin') {
  const opened = open(path);
  await screen.findByRole('heading', { level: 1, name: 'Sign In to Your Account' });
  return opened;
}

async function fillIn(user: User, secret = 'secret-1') {
  await user.type(email(), 'anna@example.com');
  await user.type(password(), secret);
}

describe('signing in', () => {
  it('when the page opens, then it leads to signing up and home', async () => {
    serve(visitor);
    await openSignIn();
    expect(screen.getByRole('link', { name: "Don't have an account? Sign up" }).getAttribute('href')).toBe(
      '/signup',
    );
    expect(screen.getByRole('link', { name: '← Back to home' }).getAttribute('href')).toBe('/');
  });

  it('when a password manager looks, then it knows the fields by their marks', async () => {
    serve(visitor);
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

  it('when a password manager fills in without a word, then what stands there is sent', async () => {
    const api = serve({ ...visitor, 'POST /api/signin': failure(401, 'invalid_credentials', 'No') });
    const { user } = await openSignIn();
    email().value = 'anna@example.com';
    password().value = 'secret-1';
    await user.click(button());
    await screen.findByText('Sign In Failed');
    expect(api.asked('POST /api/signin')[0]?.payload).toEqual({
      email: 'anna@example.com',
      password: 'secret-1',
    });
  });

  it('when the password is wrong, then the password is cleared, the e-mail kept, and the server is quoted', async () => {
    serve({
      ...visitor,
      'POST /api/signin': failure(401, 'invalid_credentials', 'Invalid email or password'),
    });
    const { user } = await openSignIn();
    await fillIn(user, 'not-it');
    await user.click(button());

    expect(await screen.findByText('Sign In Failed')).toBeTruthy();
    expect(screen.getByText('Invalid email or password')).toBeTruthy();
    expect(password().value).toBe('');
    expect(email().value).toBe('anna@example.com');
    expect(document.activeElement).toBe(password());
  });

  it.each([
    [
      'has many tries behind it',
      failure(429, 'rate_limited', 'Please wait a little'),
      'Please wait a little',
    ],
    ['meets a server that is out of order', failure(503, 'unavailable', 'Out of reach'), 'Out of reach'],
    ['gets an answer without words', { status: 502 }, 'Sign in failed'],
    ['gets no answer', offline, 'Please check your credentials and try again.'],
  ])('when it %s, then it says so, and the password is cleared', async (_, answer, text) => {
    serve({ ...visitor, 'POST /api/signin': answer });
    const { user } = await openSignIn();
    await fillIn(user);
    await user.click(button());
    expect(await screen.findByText('Sign In Failed')).toBeTruthy();
    expect(screen.getByText(text)).toBeTruthy();
    expect(password().value).toBe('');
  });

  it.each([
    ['both are', '', '', 'Email Address'],
    ['the e-mail is', '  ', 'secret-1', 'Email Address'],
    ['the password is', 'anna@example.com', '', 'Password'],
  ])(
    'when %s missing, then it says so, leads there and sends nothing',
    async (_, address, secret, missing) => {
      const api = serve(visitor);
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
      expect(api.asked('POST /api/signin')).toEqual([]);
    },
  );

  it('when it succeeds, then the person is taken to the app after a moment, and it was sent once', async () => {
    const api = serve({ ...visitor, 'POST /api/signin': ok(newcomer) });
    const { user } = await openSignIn();
    await fillIn(user);
    await user.keyboard('{Enter}{Enter}');
    await waitFor(() => expect(api.asked('POST /api/signin')).toHaveLength(1));
    expect(window.location.pathname).toBe('/signin');
    expect(button().ariaDisabled).toBe('true');
    await user.dblClick(button());
    await waitFor(() => expect(window.location.pathname).toBe('/app'));
    expect(await screen.findByText('Step 1 of 6')).toBeTruthy();
    expect(api.asked('POST /api/signin').map(({ payload }) => payload)).toEqual([
      { email: 'anna@example.com', password: 'secret-1' },
    ]);
  });

  it.each([
    ['/app/account?tab=subscription#plan', '/app/account?tab=subscription#plan'],
    ['/app?mode=heal&date=2026-11-20', '/app?mode=heal&date=2026-11-20'],
    ['/app//evil.example', '/app/evil.example'],
    ['/signin?next=https://evil.example/', '/app'],
    ['/signin?redirect=//evil.example#//evil.example', '/app'],
  ])('when it is asked for at %s, then it leads to %s', async (asked, redirectTo) => {
    serve({ ...visitor, 'POST /api/signin': ok(newcomer) });
    const { user } = await openSignIn(asked);
    await fillIn(user);
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Step 1 of 6')).toBeTruthy();
    const { origin, pathname, search, hash } = window.location;
    expect([origin, pathname + search + hash]).toEqual([window.origin, redirectTo]);
  });
});

describe('between signing in and signing up', () => {
  const toSignUp = () => screen.getByRole('link', { name: "Don't have an account? Sign up" });
  const toSignIn = () => screen.findByRole('link', { name: 'Already have an account? Sign in' });

  it('when someone looks at the other page, then the sign-in leads to where it was asked for all the same', async () => {
    serve({ ...visitor, 'POST /api/signin': ok(newcomer) });
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

  it('when they go there before the answer, then they are led on by who they are', async () => {
    const answer = later();
    serve({ ...visitor, 'POST /api/signin': () => answer.promise });
    const { user } = await openSignIn();
    await fillIn(user);
    await user.keyboard('{Enter}');
    await user.click(toSignUp());
    await toSignIn();
    answer.resolve(ok(newcomer));
    expect(await screen.findByText('Step 1 of 6')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Sign In' })).toBeNull();
  });
});

describe('the button beside a password', () => {
  const toggle = () => screen.getByRole('button', { name: /^(Show|Hide) password$/ });

  it('when it is pressed, then the password can be read, and hidden again, and nothing is sent', async () => {
    const api = serve(visitor);
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
    expect(api.asked('POST /api/signin')).toEqual([]);
  });

  it('when it is reached by keys, then it keeps the focus', async () => {
    serve(visitor);
    const { user } = await openSignIn();
    await user.click(password());
    await user.tab();
    await user.keyboard(' ');
    expect(password().type).toBe('text');
    expect(document.activeElement).toBe(toggle());
  });

  it('when the form is sent, then the password is hidden', async () => {
    let shownAs = '';
    serve({
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
