import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CardForm } from '../src/features/subscribe/card-form.tsx';
import { setTheme } from '../src/lib/theme.ts';
import { ok, mockServer } from './mock-server.ts';
import { onboardedUser, unpaid } from './fixtures.ts';
import { renderApp } from './render-app.tsx';

const stripe = vi.hoisted(() => ({
  confirmSetup: vi.fn<() => Promise<object>>(),
  update: vi.fn<(options: { appearance?: { theme?: string } }) => void>(),
}));

vi.mock('@stripe/stripe-js/pure', () => {
  const element = {
    mount: () => undefined,
    destroy: () => undefined,
    update: () => undefined,
    on(name: string, listener: () => void) {
      if (name === 'ready') queueMicrotask(listener);
      return element;
    },
    off: () => element,
  };
  const elements = {
    create: () => element,
    getElement: () => null,
    submit: async () => ({}),
    update: stripe.update,
  };
  const client = {
    elements: () => elements,
    confirmSetup: stripe.confirmSetup,
    createToken: () => undefined,
    createPaymentMethod: () => undefined,
    confirmCardPayment: () => undefined,
    registerAppInfo: () => undefined,
    _registerWrapper: () => undefined,
  };
  return { loadStripe: async () => client };
});
vi.mock('../src/lib/config.ts', () => ({
  config: {
    mainHost: null,
    appHost: null,
    stripe: { publishableKey: 'pk_test_1', emulated: false },
    version: 'test',
  },
}));

let setSystemDark: (dark: boolean) => void;
beforeEach(() => {
  const listeners = new Set<() => void>();
  let matches = false;
  setSystemDark = (dark) => {
    matches = dark;
    for (const notify of listeners) notify();
  };
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return matches;
    },
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  }));
  stripe.update.mockClear();
});
afterEach(() => {
  act(() => setTheme('system'));
  vi.unstubAllGlobals();
});

describe('the card form', () => {
  it('when a card is declined, then the form says so until the next try', async () => {
    const answers: object[] = [{ error: { type: 'card_error', message: 'Your card was declined.' } }, {}];
    stripe.confirmSetup.mockImplementation(async () => answers.shift() ?? {});
    const api = mockServer({
      'GET /api/auth/user': ok(onboardedUser),
      'GET /api/subscription-status': ok(unpaid),
      'GET /api/user/blueprint': ok({ blueprint: 'Text', onboardingData: null, status: 'ready' }),
      'POST /api/subscription/setup': ok({ clientSecret: 'seti_1_secret_1' }),
      'POST /api/subscription/create': { status: 201, body: { subscriptionId: 'sub_1' } },
    });
    const { user } = renderApp('/subscribe');
    const submit = await screen.findByRole('button', { name: 'Start Your 7-Day Free Trial' });
    await waitFor(() => expect(submit).toHaveProperty('disabled', false));
    await user.click(submit);
    expect(await screen.findByText('Payment Setup Failed')).toBeTruthy();
    const problem = 'Your card was declined. Check the card, or use another one.';
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContain(problem);
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.getByText(problem)).toBeTruthy();

    await user.click(submit);
    await waitFor(() => expect(api.requestsTo('POST /api/subscription/create')).toHaveLength(1));
    expect(screen.queryByText(problem)).toBeNull();
  });

  it("when the device's or the person's theme changes, then the form follows where it stands", async () => {
    const nothing = () => undefined;
    renderApp(
      '/',
      <CardForm
        clientSecret="seti_1_secret_1"
        submitLabel="Pay"
        submitVariant="primary"
        busy={false}
        problem={null}
        returnUrl="/"
        onConfirm={nothing}
        onRefused={nothing}
        onConfirmed={nothing}
      />,
    );
    await screen.findByRole('button', { name: 'Pay' });
    const themes = () => stripe.update.mock.calls.map(([{ appearance }]) => appearance?.theme);
    act(() => setSystemDark(true));
    await waitFor(() => expect(themes()).toEqual(['night']));
    act(() => setTheme('light'));
    await waitFor(() => expect(themes()).toEqual(['night', 'flat']));
  });
});
