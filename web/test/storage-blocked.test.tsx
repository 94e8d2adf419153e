import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LiveUpdates } from '../src/app/live-updates.tsx';
import { Router } from '../src/app/router.tsx';
import { clearStoredPromo, storedPromo, storePromo } from '../src/lib/promo-link.ts';
import { runInlineScript } from './inline-script.ts';
import { failure, ok, mockServer } from './mock-server.ts';
import { FakeEventSource } from './fake-event-source.ts';
import { renderApp } from './render-app.tsx';
import { newUser } from './fixtures.ts';

const theme = () => document.documentElement.dataset['theme'];

function refuse(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError');
}

afterEach(() => {
  vi.unstubAllGlobals();
  delete document.documentElement.dataset['theme'];
});

describe('when storage is blocked', () => {
  beforeEach(() => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(refuse);
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(refuse);
    vi.stubGlobal('BroadcastChannel', refuse);
    vi.stubGlobal('EventSource', FakeEventSource);
  });
  afterEach(clearStoredPromo);

  it('then the theme is the system’s', () => {
    runInlineScript();
    expect(theme()).toBeUndefined();
  });

  it('then a promo code is kept in memory until it is used', () => {
    storePromo('?promo=%20half50');
    expect(storedPromo()).toBe('HALF50');
    clearStoredPromo();
    expect(storedPromo()).toBeNull();
  });

  it('then a visitor can sign in', async () => {
    mockServer({
      'GET /api/auth/user': failure(401, 'unauthenticated', 'Sign in first'),
      'POST /api/signin': ok(newUser),
    });
    const { user } = renderApp(
      '/signin',
      <>
        <LiveUpdates />
        <Router />
      </>,
    );
    await user.type(await screen.findByLabelText('Email Address'), 'anna@example.com');
    await user.type(screen.getByLabelText('Password'), 'secret-1{Enter}');
    expect(await screen.findByText('Step 1 of 6')).toBeTruthy();
  });
});

describe('when a theme was chosen before', () => {
  it.each([
    ['dark', 'dark'],
    ['light', 'light'],
    ['pink', undefined],
  ])('then %s applies as %s before the first paint', (kept, on) => {
    localStorage.setItem('inkwell-theme', kept);
    runInlineScript();
    expect(theme()).toBe(on);
  });
});
