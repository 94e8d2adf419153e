import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { failure, ok, mockServer } from './mock-server.ts';
import { renderApp } from './render-app.tsx';
import { onboardedUser, trialing, trialLeft, unpaid } from './fixtures.ts';

const canceled = { ...unpaid, status: 'canceled' };

async function openFeedback(user: ReturnType<typeof renderApp>['user']) {
  await user.click(await screen.findByRole('tab', { name: 'Subscription' }));
  await user.click(await screen.findByRole('button', { name: 'Cancel Subscription' }));
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
}

async function fillIn(user: ReturnType<typeof renderApp>['user']) {
  await user.click(await screen.findByRole('radio', { name: 'Something is missing' }));
  await user.type(screen.getByLabelText('A little more about it'), 'A map');
  await user.type(screen.getByLabelText('What should be better?'), 'Maps');
}

describe('cancelling', () => {
  it('when everything is answered, then it is cancelled at once, and closing leads to /', async () => {
    let status = trialing;
    const api = mockServer({
      'GET /api/auth/user': ok(onboardedUser),
      'GET /api/subscription-status': () => ok(status),
      'POST /api/subscription/cancel': () => ok((status = canceled)),
      'GET /api/user/blueprint': ok({
        blueprint: 'Text',
        onboardingData: null,
        status: 'ready',
        placements: null,
      }),
      'POST /api/subscription/setup': failure(503, 'unavailable', 'Later'),
    });
    const { user } = renderApp('/app/account');
    await openFeedback(user);
    await fillIn(user);
    await user.click(screen.getByRole('button', { name: 'Cancel Subscription' }));
    expect(await screen.findByText('Your subscription is cancelled')).toBeTruthy();
    expect(api.requestsTo('POST /api/subscription/cancel')[0]?.payload).toEqual({
      reason: 'missing_features',
      details: 'A map',
      improvement: 'Maps',
    });
    await user.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) ?? document.body);
    await waitFor(() => expect(window.location.pathname).toBe('/'));
    expect(await screen.findByRole('heading', { name: 'Set up your subscription' })).toBeTruthy();
  });

  it('when an answer is missing, then nothing is sent; when it is closed, then it is reset', async () => {
    const api = mockServer({
      'GET /api/auth/user': ok(onboardedUser),
      'GET /api/subscription-status': ok(trialing),
    });
    const { user } = renderApp('/app/account');
    await openFeedback(user);
    await user.type(screen.getByLabelText('A little more about it'), 'A map');
    await user.click(screen.getByRole('button', { name: 'Cancel Subscription' }));
    expect(await screen.findByText('We need your feedback to help us improve.')).toBeTruthy();
    expect(api.requestsTo('POST /api/subscription/cancel')).toEqual([]);

    await user.click(screen.getByRole('button', { name: 'Keep my subscription' }));
    await openFeedback(user);
    expect(screen.getByLabelText<HTMLTextAreaElement>('A little more about it').value).toBe('');
  });

  it('when it fails, then the server’s message is shown and the answers stay', async () => {
    mockServer({
      'GET /api/auth/user': ok(onboardedUser),
      'GET /api/subscription-status': ok(trialing),
      'POST /api/subscription/cancel': failure(503, 'unavailable', 'Billing rests for a moment'),
    });
    const { user } = renderApp('/app/account');
    await openFeedback(user);
    await fillIn(user);
    await user.click(screen.getByRole('button', { name: 'Cancel Subscription' }));
    expect(await screen.findByText('Billing rests for a moment')).toBeTruthy();
    expect(screen.getByLabelText<HTMLTextAreaElement>('What should be better?').value).toBe('Maps');
  });

  it('when it was cancelled and the answer lost, then another try ends as the first one would have', async () => {
    let status = trialing;
    let tries = 0;
    mockServer({
      'GET /api/auth/user': ok(onboardedUser),
      'GET /api/subscription-status': () => ok(status),
      'POST /api/subscription/cancel': () => {
        status = canceled;
        return ++tries === 1 ? { status: 504 } : failure(409, 'no_subscription', 'There is none to cancel.');
      },
    });
    const { user } = renderApp('/app/account');
    await openFeedback(user);
    await fillIn(user);
    await user.click(screen.getByRole('button', { name: 'Cancel Subscription' }));
    expect(await screen.findByText(/^The server did not answer in time/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Cancel Subscription' }));
    expect(await screen.findByText('Your subscription is cancelled')).toBeTruthy();
  });

  it('when the questions open, then the focus is in the first one', async () => {
    mockServer({
      'GET /api/auth/user': ok(onboardedUser),
      'GET /api/subscription-status': ok(trialing),
    });
    const { user } = renderApp('/app/account');
    await openFeedback(user);
    const first = await screen.findByRole('radio', { name: 'It costs too much' });
    await waitFor(() => expect(document.activeElement).toBe(first));
    expect(first.getAttribute('aria-checked')).toBe('false');
  });

  it('when answers are missing, then each question says so, and the first one has the focus', async () => {
    mockServer({
      'GET /api/auth/user': ok(onboardedUser),
      'GET /api/subscription-status': ok(trialing),
    });
    const { user } = renderApp('/app/account');
    await openFeedback(user);
    const submit = screen.getByRole('button', { name: 'Cancel Subscription' });
    await user.click(submit);
    expect(await screen.findByText('Choose the one that fits best.')).toBeTruthy();
    expect(screen.getByRole('radiogroup').getAttribute('aria-invalid')).toBe('true');
    const details = screen.getByLabelText('A little more about it');
    const improvement = screen.getByLabelText('What should be better?');
    expect([details, improvement].map((field) => field.getAttribute('aria-invalid'))).toEqual([
      'true',
      'true',
    ]);
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'It costs too much' }));

    await user.click(screen.getByRole('radio', { name: 'Privacy' }));
    expect(screen.queryByText('Choose the one that fits best.')).toBeNull();
    await user.click(submit);
    expect(document.activeElement).toBe(details);
  });

  it('when it is done, then nothing behind the dialog promises access, and it says how to come back', async () => {
    let status = trialing;
    mockServer({
      'GET /api/auth/user': ok(onboardedUser),
      'GET /api/subscription-status': () => ok(status),
      'POST /api/subscription/cancel': () => ok((status = trialLeft)),
    });
    const { user, client } = renderApp('/app/account');
    await openFeedback(user);
    await fillIn(user);
    await user.click(screen.getByRole('button', { name: 'Cancel Subscription' }));
    expect(await screen.findByText(/Until November 28, 2026 you can continue your free trial/)).toBeTruthy();
    // What the live update of another tab does.
    await client.invalidateQueries({ queryKey: ['/api/subscription-status'] });
    expect(await screen.findByText('Nothing more will be charged. Your writing is kept.')).toBeTruthy();
    expect(screen.queryByText(/Everything is open to you/)).toBeNull();
  });
});
