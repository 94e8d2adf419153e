import type { SaveSafetyPlan } from '@inkwell/contracts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { newUser, onboardedUser, unpaid } from '../../../test/fixtures.ts';
import { deferred, failure, offline, ok } from '../../../test/mock-server.ts';
import {
  draftOf,
  EMPTY,
  mockPlan,
  PLAN,
  PLAN_KEY,
  resources,
  savedPlans,
} from '../../../test/plan-server.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { invalidateTopic } from '../../lib/query-client.ts';
import { sealTexts } from '../../lib/typed-texts.ts';

const show = () => renderApp('/app/safety-plan');
const question = (name: RegExp) => screen.findByRole('heading', { level: 1, name });
const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
afterEach(() => localStorage.clear());

describe('the safety plan', () => {
  it('when there is none, then it is written step after step, and each is saved', async () => {
    const { state, api } = mockPlan();
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Begin' }));
    expect(document.activeElement).toBe(await question(/^Step 1 of 6: How do you notice/));
    await user.type(field('A sign 1'), 'I lie awake{Enter}I cry at work');
    expect(field('A sign 2').value).toBe('I cry at work');
    await user.click(button('Continue'));
    await question(/^Step 2 of 6/);
    await waitFor(() => expect(state.plan.signs).toEqual(['I lie awake', 'I cry at work']));
    await user.click(button('Skip this step'));
    await user.click(button('Skip this step'));
    await question(/^Step 4 of 6/);
    await user.type(field('A person 1'), 'Ana');
    await user.type(field('Phone number of Ana'), '070 123 45 67');
    await user.click(button('Continue'));
    await question(/^Step 5 of 6/);
    await user.click(button('Add Emergency number 911'));
    expect(button('Added: Emergency number 911').getAttribute('aria-disabled')).toBe('true');
    await user.click(button('Continue'));
    await question(/^Step 6 of 6/);
    await user.type(field('Something that makes it safer 1'), 'I sleep at Ana’s');
    await user.click(button('Done'));

    expect(document.activeElement).toBe(await question(/^My safety plan$/));
    const call = screen.getByRole('link', { name: 'Call Ana, 070 123 45 67' });
    expect(call.getAttribute('href')).toBe('tel:0701234567');
    await waitFor(() =>
      expect(state.plan).toEqual({
        ...EMPTY,
        signs: ['I lie awake', 'I cry at work'],
        people: [{ name: 'Ana', tel: '070 123 45 67' }],
        professionals: [{ name: 'Emergency number', tel: '911' }],
        safety: ['I sleep at Ana’s'],
      }),
    );
    expect(savedPlans(api)).toHaveLength(4);
    await waitFor(() => expect(draftOf()).toBeNull());
  });

  it('when a step is double-clicked, then one is skipped; a second click that is meant skips the next', async () => {
    mockPlan();
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Begin' }));
    // However late a busy machine comes to the second click, it is of the same moment.
    const moment = performance.now();
    const clock = vi.spyOn(performance, 'now').mockReturnValue(moment);
    await user.dblClick(button('Skip this step'));
    await question(/^Step 2 of 6/);
    await user.click(button('Skip this step'));
    await question(/^Step 3 of 6/);
    // Later than the second click of a double click comes.
    clock.mockReturnValue(moment + 300);
    fireEvent.click(button('Skip this step'), { detail: 2 });
    await question(/^Step 4 of 6/);
    await user.dblClick(button('Back'));
    await question(/^Step 3 of 6/);
  });

  it('when the page is loaded again in the middle, then it goes on there, with what was typed', async () => {
    mockPlan();
    const first = show();
    await first.user.click(await screen.findByRole('button', { name: 'Begin' }));
    await first.user.click(button('Skip this step'));
    await first.user.type(field('Something to do 1'), 'A cold sho');
    // As a reload, which leaves no time to save.
    const kept = draftOf();
    first.unmount();
    localStorage.setItem(PLAN_KEY, kept ?? '');
    show();
    await question(/^Step 2 of 6/);
    expect(field('Something to do 1').value).toBe('A cold sho');
  });

  it('when a reload has cut off the answer to a save, then it goes on from what the server has', async () => {
    const stored = { ...EMPTY, signs: ['No sleep'] };
    const { state, api } = mockPlan(stored);
    const row = (text: string) => ({ id: text, text, tel: '' });
    const rows = { ...EMPTY, signs: [row('No sleep')], alone: [row('Music')] };
    const base = { plan: EMPTY, revision: 0, updatedAt: null };
    localStorage.setItem(PLAN_KEY, JSON.stringify({ step: 1, rows, base }));
    show();
    await question(/^Step 2 of 6/);
    await waitFor(() => expect(state.plan).toEqual({ ...stored, alone: ['Music'] }));
    expect(savedPlans(api)).toHaveLength(1);
    expect(screen.queryByText(/changed in another place/)).toBeNull();
  });

  it('when the page is left in the middle, then what was typed is saved', async () => {
    const { state } = mockPlan();
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Begin' }));
    await user.type(field('A sign 1'), 'No sleep');
    await user.click(screen.getByRole('link', { name: 'Back to App' }));
    await waitFor(() => expect(state.plan.signs).toEqual(['No sleep']));
  });

  it('when the session ends while it is written, then nothing of it is written to the device after that', async () => {
    const answer = deferred();
    let isSignedIn = true;
    const signedOut = failure(401, 'unauthenticated', 'Sign in first');
    mockPlan(EMPTY, {
      'GET /api/auth/user': () => (isSignedIn ? ok(onboardedUser) : signedOut),
      'PUT /api/care/plan': () => answer.promise,
    });
    const { user, client } = show();
    await user.click(await screen.findByRole('button', { name: 'Begin' }));
    await user.type(field('A sign 1'), 'No sleep');
    await user.click(button('Continue'));
    await question(/^Step 2 of 6/);
    expect(draftOf()).toContain('No sleep');
    isSignedIn = false;
    await act(() => invalidateTopic(client, 'session'));
    await screen.findByRole('heading', { name: 'Sign In to Your Account' });
    await sealTexts();
    await act(async () => answer.resolve(signedOut));
    expect(draftOf()).toBeNull();
  });

  it('when there is one, then it is one page, and each section can be changed by itself', async () => {
    const { state } = mockPlan(PLAN);
    const { user } = show();
    await question(/^My safety plan$/);
    expect(await screen.findByText('I stop answering messages')).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Call Ana/ }).getAttribute('href')).toBe('tel:+46701234567');
    expect(screen.queryByRole('link', { name: /Jo/ })).toBeNull();
    await user.click(button('Change: How I notice it'));
    await question(/How do you notice/);
    await user.click(button('Remove I stop answering messages'));
    await user.type(field('A sign 1'), 'No sleep');
    await user.click(button('Done'));
    expect(await screen.findByText('No sleep')).toBeTruthy();
    await waitFor(() => expect(state.plan).toEqual({ ...PLAN, signs: ['No sleep'] }));
  });

  it('when a number is none, then the field says so, and the step stays', async () => {
    const { api } = mockPlan();
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Begin' }));
    for (let step = 0; step < 3; step += 1) await user.click(button('Skip this step'));
    await user.type(field('A person 1'), 'Ana');
    await user.type(field('Phone number of Ana'), 'at work');
    await user.click(button('Continue'));
    expect((await screen.findByRole('alert')).textContent).toContain('Only digits');
    expect(document.activeElement).toBe(field('Phone number of Ana'));
    expect(savedPlans(api)).toEqual([]);
    await user.clear(field('Phone number of Ana'));
    await user.click(button('Continue'));
    await question(/^Step 5 of 6/);
  });

  it('when it was changed on another device meanwhile, then nothing of either is lost', async () => {
    const { state } = mockPlan(PLAN);
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Change: How I notice it' }));
    Object.assign(state, {
      plan: { ...PLAN, signs: ['No sleep'], alone: ['Music'] },
      revision: 2,
    });
    await user.type(field('A sign 1'), '{Enter}I cry at work');
    await user.click(button('Done'));
    expect(await screen.findByText(/changed in another place/)).toBeTruthy();
    await waitFor(() =>
      expect(state.plan).toEqual({ ...PLAN, signs: ['No sleep', 'I cry at work'], alone: ['Music'] }),
    );
    expect(screen.getByText('Music')).toBeTruthy();
  });

  it('when the network is away, then it says where the plan is kept, and saves it when the network is back', async () => {
    let isAway = true;
    const saved: SaveSafetyPlan[] = [];
    mockPlan(EMPTY, {
      'PUT /api/care/plan': (payload) => {
        if (isAway) offline();
        saved.push(payload as SaveSafetyPlan);
        return ok({ ...(payload as SaveSafetyPlan), revision: 1, updatedAt: '2026-11-27T10:00:00.000Z' });
      },
    });
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Begin' }));
    await user.type(field('A sign 1'), 'No sleep');
    await user.click(button('Continue'));
    expect(await screen.findByText('Saved on this device')).toBeTruthy();
    expect(draftOf()).toContain('No sleep');
    isAway = false;
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByText('Saved')).toBeTruthy();
    expect(saved.map(({ plan }) => plan.signs)).toEqual([['No sleep']]);
  });

  it('when it is deleted, then it is asked first, and nothing of it stays', async () => {
    const { state } = mockPlan(PLAN);
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Delete the plan' }));
    await user.click(button('Delete'));
    await question(/A plan for hard moments/);
    await waitFor(() => expect(state.plan).toEqual(EMPTY));
    expect(draftOf()).toBeNull();
  });

  it('when it is printed, then the browser does it', async () => {
    mockPlan(PLAN);
    const print = vi.spyOn(window, 'print').mockImplementation(() => {});
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Print or save' }));
    expect(print).toHaveBeenCalledOnce();
  });

  it('when it cannot be loaded, then it says whom to call, and can be tried again', async () => {
    let isDown = true;
    mockPlan(PLAN, {
      'GET /api/care/plan': () =>
        isDown
          ? failure(400, 'invalid', 'No')
          : ok({ plan: PLAN, revision: 1, updatedAt: '2026-11-20T10:00:00.000Z', resources }),
    });
    const { user } = show();
    const notice = await screen.findByRole('alert');
    expect(within(notice).getByRole('link', { name: 'Whom to call now' })).toBeTruthy();
    isDown = false;
    await user.click(button('Try again'));
    expect(await screen.findByText('I stop answering messages')).toBeTruthy();
  });

  it.each([
    ['has not ended the onboarding', { 'GET /api/auth/user': ok(newUser) }],
    ['has no access', { 'GET /api/subscription-status': ok(unpaid) }],
  ])('when somebody %s, then the plan is open to them', async (_state, routes) => {
    mockPlan(PLAN, routes);
    show();
    expect(await screen.findByText('I stop answering messages')).toBeTruthy();
    expect(screen.getByRole('complementary', { name: 'If you need somebody now' })).toBeTruthy();
  });

  it('when nobody is signed in, then the plan is not asked for', async () => {
    const { api } = mockPlan(PLAN, {
      'GET /api/auth/user': failure(401, 'unauthenticated', 'Sign in first'),
    });
    show();
    expect(await screen.findByRole('heading', { name: 'Sign In to Your Account' })).toBeTruthy();
    expect(api.requestsTo('GET /api/care/plan')).toEqual([]);
  });
});
