import type { QueryClient } from '@tanstack/react-query';
import type { SafetyPlan } from '@inkwell/contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { onboardedUser } from '../../../test/fixtures.ts';
import { stubIndexedDb } from '../../../test/fake-indexed-db.ts';
import { deferred, failure, offline, ok } from '../../../test/mock-server.ts';
import { draftOf, EMPTY, mockPlan, PLAN, PLAN_KEY, savedPlans } from '../../../test/plan-server.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { invalidateTopic } from '../../lib/query-client.ts';
import { sealTexts } from '../../lib/typed-texts.ts';

const clients: QueryClient[] = [];
function show(path = '/app/safety-plan') {
  const app = renderApp(path);
  clients.push(app.client);
  return app;
}
const question = (name: RegExp) => screen.findByRole('heading', { level: 1, name });
const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const linesOf = (count: number, of: string) =>
  Array.from({ length: count }, (_, index) => `${of} ${index + 1}`);
const hide = (state: 'hidden' | 'visible') => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

const NOTHING_STORED = { plan: EMPTY, revision: 0, updatedAt: null };
/** What a tab keeps that was left in a step. */
const draft = (plan: Partial<SafetyPlan>, base: object = NOTHING_STORED, step: number | null = null) => {
  const row = (line: string | { name: string; tel: string | null }) =>
    typeof line === 'string'
      ? { id: line, text: line, tel: '' }
      : { id: line.name, text: line.name, tel: line.tel ?? '' };
  const rows = Object.fromEntries(
    Object.entries({ ...EMPTY, ...plan }).map(([section, lines]) => [section, lines.map(row)]),
  );
  return JSON.stringify({ step, rows, base });
};

/** Names the tabs of this browser that are open. */
function stubTabs(...tabs: string[]): void {
  const held = tabs.map((tab) => ({ name: `inkwell-tab:${tab}` }));
  vi.stubGlobal(
    'navigator',
    Object.create(navigator, {
      locks: {
        value: {
          query: () => Promise.resolve({ held }),
          request: (_name: string, ...rest: unknown[]) =>
            Promise.resolve((rest.at(-1) as (lock: object) => unknown)({})),
        },
      },
    }) as Navigator,
  );
}

afterEach(() => {
  // What is unsaved outlives its page, as long as its owner is signed in.
  for (const client of clients.splice(0)) client.clear();
  localStorage.clear();
  vi.unstubAllGlobals();
});

describe('a plan in two tabs', () => {
  it('when another tab is open, then neither overwrites what the other has not saved', async () => {
    stubTabs('other');
    mockPlan(EMPTY, { 'PUT /api/care/plan': () => offline() });
    const others = draft({ alone: ['Music'] }, NOTHING_STORED, 1);
    localStorage.setItem(`${PLAN_KEY}:other`, others);
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Begin' }));
    await user.type(field('A sign 1'), 'No sleep');
    expect(localStorage.getItem(`${PLAN_KEY}:other`)).toBe(others);
    expect(draftOf()).toContain('No sleep');
  });

  it('when other tabs were closed with something unsaved, then this one takes it in and saves it', async () => {
    const { state } = mockPlan({ ...EMPTY, signs: ['No sleep'] });
    localStorage.setItem(`${PLAN_KEY}:one`, draft({ alone: ['Music'] }));
    localStorage.setItem(
      `${PLAN_KEY}:two`,
      draft({ alone: ['A walk'], people: [{ name: 'Ana', tel: '112' }] }),
    );
    show();
    await waitFor(() =>
      expect(state.plan).toEqual({
        ...EMPTY,
        signs: ['No sleep'],
        alone: ['Music', 'A walk'],
        people: [{ name: 'Ana', tel: '112' }],
      }),
    );
    expect(await screen.findByText('A walk')).toBeTruthy();
    await waitFor(() => expect(draftOf()).toBeNull());
  });

  it('when a draft is older than the plan, then what was removed since does not come back', async () => {
    const { state } = mockPlan({ ...EMPTY, signs: ['No sleep'] });
    const base = { plan: { ...EMPTY, signs: ['No sleep', 'Tears'] }, revision: 0, updatedAt: null };
    localStorage.setItem(`${PLAN_KEY}:one`, draft({ signs: ['No sleep', 'Tears'], alone: ['Music'] }, base));
    show();
    await waitFor(() => expect(state.plan).toEqual({ ...EMPTY, signs: ['No sleep'], alone: ['Music'] }));
  });

  it('when a tab is closed while this one shows the plan, then this one stays where it is', async () => {
    const { state } = mockPlan(PLAN);
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Change: How I notice it' }));
    await user.click(button('Done'));
    localStorage.setItem(
      `${PLAN_KEY}:one`,
      draft({ ...PLAN, alone: ['Music'] }, { plan: PLAN, revision: 1 }, 1),
    );
    act(() => hide('visible'));
    await waitFor(() => expect(state.plan.alone).toEqual(['Music']));
    expect(await screen.findByText('Music')).toBeTruthy();
    expect(await question(/^My safety plan$/)).toBeTruthy();
  });

  it('when both have filled a section, then all lines are kept, and it says how many are too many', async () => {
    const { state } = mockPlan({ ...EMPTY, alone: linesOf(15, 'Theirs') });
    localStorage.setItem(`${PLAN_KEY}:one`, draft({ alone: linesOf(8, 'Mine') }));
    const { user } = show();
    expect(await screen.findByText('Mine 8')).toBeTruthy();
    expect(screen.getByText('Theirs 15')).toBeTruthy();
    expect(
      screen.getByText(/At most 20 lines can be saved. The last 3 are on this device only/),
    ).toBeTruthy();
    await waitFor(() => expect(state.plan.alone).toEqual([...linesOf(15, 'Theirs'), ...linesOf(5, 'Mine')]));
    expect(await screen.findByText(/Saved, except the last lines of step 2/)).toBeTruthy();
    expect(draftOf()).toContain('Mine 8');
    await user.click(button('Change: What I can do alone'));
    for (const name of linesOf(3, 'Theirs')) await user.click(button(`Remove ${name}`));
    expect(screen.queryByText(/At most 20 lines/)).toBeNull();
    await user.click(button('Done'));
    await waitFor(() => expect(state.plan.alone).toHaveLength(20));
    expect(state.plan.alone).toContain('Mine 8');
    await waitFor(() => expect(draftOf()).toBeNull());
  });
});

describe('a wrong number in the plan', () => {
  it('when its step is left, then the rest is saved, and it is named until it is corrected', async () => {
    const { state } = mockPlan({ ...EMPTY, people: [{ name: 'Ana', tel: '112' }] });
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Go through all six steps' }));
    for (let step = 0; step < 3; step += 1) await user.click(button(/^(Skip this step|Continue)$/));
    await user.type(field('Phone number of Ana'), ' at work');
    // A button that is being pressed takes the focus first, and must not be pushed away by the message.
    await user.tab();
    expect(document.activeElement).toBe(button('Remove Ana'));
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(button('Add another'));
    expect(screen.getByRole('alert').textContent).toContain('no phone number');
    await user.type(field('A person 2'), 'Jo');
    await user.click(button('Back'));
    await question(/^Step 3 of 6/);
    expect(await screen.findByText('Saved, except a phone number in step 4. Correct it there.')).toBeTruthy();
    // The number that is stored stays until there is another one.
    expect(state.plan.people).toEqual([
      { name: 'Ana', tel: '112' },
      { name: 'Jo', tel: null },
    ]);
    await user.click(button('Show my plan so far'));
    expect(await screen.findByText('Ana, 112 at work')).toBeTruthy();
    expect(screen.getByText(/This is no phone number/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: /Ana/ })).toBeNull();
    await user.click(button('Change: People I can ask for help'));
    expect(screen.getByRole('alert').textContent).toContain('no phone number');
    await user.clear(field('Phone number of Ana'));
    await user.type(field('Phone number of Ana'), '113');
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(button('Done'));
    await waitFor(() => expect(state.plan.people[0]).toEqual({ name: 'Ana', tel: '113' }));
    await waitFor(() => expect(draftOf()).toBeNull());
  });

  it('when it is alone in its line, then correcting it leaves nothing of it', async () => {
    const { state } = mockPlan({ ...EMPTY, people: [{ name: '112', tel: '112' }] });
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Change: People I can ask for help' }));
    const number = field('Phone number of a person 1');
    expect(number.value).toBe('112');
    await user.clear(number);
    await user.type(number, '113');
    await user.click(button('Done'));
    await waitFor(() => expect(state.plan.people).toEqual([{ name: '113', tel: '113' }]));
  });

  it('when it is pasted with invisible characters, then it is saved without them', async () => {
    const { state } = mockPlan();
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Begin' }));
    for (let step = 0; step < 3; step += 1) await user.click(button('Skip this step'));
    await user.type(field('A person 1'), 'Ana');
    await user.click(field('Phone number of Ana'));
    await user.paste('\u202A+49\u00A0(0)30 123\u202C\u200E');
    await user.click(button('Continue'));
    await question(/^Step 5 of 6/);
    await waitFor(() => expect(state.plan.people).toEqual([{ name: 'Ana', tel: '+49 (0)30 123' }]));
    await waitFor(() => expect(screen.getByText('Saved')).toBeTruthy());
    await user.click(button('Show my plan so far'));
    expect((await screen.findByRole('link', { name: /^Call Ana/ })).getAttribute('href')).toBe(
      'tel:+4930123',
    );
  });
});

describe('a plan that cannot be saved', () => {
  const writeSign = async (answer: () => ReturnType<typeof failure> | Response) => {
    const server = mockPlan(EMPTY, { 'PUT /api/care/plan': () => answer() });
    const app = show();
    await app.user.click(await screen.findByRole('button', { name: 'Begin' }));
    await app.user.type(field('A sign 1'), 'No sleep');
    await app.user.click(button('Continue'));
    return { ...server, ...app };
  };
  const status = (name: string | RegExp) => screen.findByText(name);

  it('when a network asks to sign in with a page of its own, then it is kept, and tried again', async () => {
    let isPortal = true;
    await writeSign(() =>
      isPortal
        ? new Response('<html>Welcome</html>')
        : ok({ ...NOTHING_STORED, plan: { ...EMPTY, signs: ['No sleep'] }, revision: 1 }),
    );
    await status('Saved on this device');
    expect(draftOf()).toContain('No sleep');
    isPortal = false;
    window.dispatchEvent(new Event('online'));
    await status('Saved');
  });

  it.each([
    ['nothing', () => ok()],
    ['something else', () => ok({ status: 'ok' })],
  ])('when %s is answered, then it is kept', async (_what, answer) => {
    await writeSign(answer);
    await status('Saved on this device');
    expect(draftOf()).toContain('No sleep');
  });

  it.each([
    [
      'a line',
      failure(400, 'invalid', 'Invalid', { fields: { 'plan.signs.0': 'is required' } }),
      /does not take line 1 of step 1\. Change it/,
    ],
    [
      'a section',
      failure(400, 'invalid', 'Invalid', { fields: { 'plan.people': 'is too long' } }),
      /does not take step 4\. Change it/,
    ],
    [
      'it',
      failure(403, 'cross_site', 'No'),
      /did not take it \(403\)\. Nothing is lost; load this page again/,
    ],
    ['its size', failure(413, 'too_large', 'Too large'), /did not take it \(413\)/],
    [
      'so many',
      failure(429, 'rate_limited', 'Too many'),
      /too many changes at once; it is sent again by itself/,
    ],
  ])('when the server refuses %s, then it says so, and what to do', async (_what, answer, text) => {
    const { api } = await writeSign(() => answer);
    await status(text);
    expect(draftOf()).toContain('No sleep');
    expect(savedPlans(api)).toHaveLength(1);
  });

  it('when the session has ended, then it leads to sign in, and nothing of it stays readable on the device', async () => {
    stubIndexedDb();
    const { api, state } = mockPlan(EMPTY, {
      'PUT /api/care/plan': () => failure(401, 'unauthenticated', 'Sign in first'),
      'GET /api/auth/user': () =>
        api.requestsTo('PUT /api/care/plan').length === 0
          ? ok(onboardedUser)
          : failure(401, 'unauthenticated', 'Sign in first'),
    });
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Begin' }));
    await user.type(field('A sign 1'), 'No sleep');
    await user.click(button('Continue'));
    expect(await screen.findByRole('heading', { name: 'Sign In to Your Account' })).toBeTruthy();
    await sealTexts();
    expect(draftOf()).toBeNull();
    expect(state.plan).toEqual(EMPTY);
  });
});

describe('a plan whose page was left', () => {
  it('when the network comes back on another page, then it is saved from there', async () => {
    let isAway = true;
    const { state, put } = mockPlan(EMPTY, {});
    const server = mockPlan(EMPTY, {
      'PUT /api/care/plan': (payload) => (isAway ? offline() : ok(put(payload).body)),
    });
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Begin' }));
    await user.type(field('A sign 1'), 'No sleep');
    await user.click(screen.getByRole('link', { name: 'Back to App' }));
    await waitFor(() => expect(savedPlans(server.api)).not.toHaveLength(0));
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'A sign 1' })).toBeNull());
    expect(state.plan).toEqual(EMPTY);
    isAway = false;
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(state.plan.signs).toEqual(['No sleep']));
  });

  it('when the app is opened again on another page, then what was left is saved', async () => {
    const { state } = mockPlan({ ...EMPTY, signs: ['No sleep'] });
    localStorage.setItem(`${PLAN_KEY}:closed`, draft({ alone: ['Music'] }));
    show('/app/account');
    await waitFor(() => expect(state.plan).toEqual({ ...EMPTY, signs: ['No sleep'], alone: ['Music'] }));
    await waitFor(() => expect(draftOf()).toBeNull());
  });

  it('when nothing was left, then the plan is not asked for on other pages', async () => {
    const { api } = mockPlan(PLAN);
    show('/app/account');
    await screen.findByRole('heading', { level: 1 });
    expect(api.requestsTo('GET /api/care/plan')).toEqual([]);
  });

  it('when the tab is hidden in the middle, then what was typed is sent with a request that outlives it', async () => {
    const { state } = mockPlan();
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Begin' }));
    await user.type(field('A sign 1'), 'No sleep');
    act(() => hide('hidden'));
    await waitFor(() => expect(state.plan.signs).toEqual(['No sleep']));
    const [, init] = vi.mocked(fetch).mock.calls.find(([, options]) => options?.method === 'PUT') ?? [];
    expect(init?.keepalive).toBe(true);
  });

  it('when its owner is not signed in any more while it is being saved, then nothing is written after it is sealed', async () => {
    stubIndexedDb();
    const answer = deferred();
    const signedOut = failure(401, 'unauthenticated', 'Sign in first');
    let isSignedIn = true;
    mockPlan(EMPTY, {
      'GET /api/auth/user': () => (isSignedIn ? ok(onboardedUser) : signedOut),
      'PUT /api/care/plan': () => answer.promise,
    });
    const { user, client } = show();
    await user.click(await screen.findByRole('button', { name: 'Begin' }));
    await user.type(field('A sign 1'), 'No sleep');
    await user.click(screen.getByRole('link', { name: 'Back to App' }));
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'A sign 1' })).toBeNull());
    expect(draftOf()).toContain('No sleep');
    isSignedIn = false;
    await act(() => invalidateTopic(client, 'session'));
    await screen.findByRole('heading', { name: 'Sign In to Your Account' });
    await sealTexts();
    await act(async () => answer.resolve(failure(409, 'conflict', 'Changed', { plan: PLAN, revision: 3 })));
    expect(draftOf()).toBeNull();
  });
});

describe('a plan that is being loaded', () => {
  it('when there is no answer yet, then the way to people is there', async () => {
    mockPlan(PLAN, { 'GET /api/care/plan': () => deferred().promise });
    show();
    const aside = await screen.findByRole('complementary', { name: 'If you need somebody now' });
    expect(within(aside).getByRole('link').getAttribute('href')).toBe('/safety');
  });
});
