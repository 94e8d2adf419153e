import type { Memory } from '@inkwell/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { deferred, failure, mockServer, ok } from '../../../test/mock-server.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { onboardedUser } from '../../../test/fixtures.ts';
import { stopClock } from '../../../test/stop-clock.ts';
import { MemorySection } from './memory-section.tsx';

stopClock();

const memory: Memory = {
  enabled: true,
  companion: true,
  facts: [
    {
      id: 'ana',
      text: 'Your sister Ana moves to Lisbon.',
      source: { kind: 'message', date: '2026-03-03', mode: 'heal' },
    },
    { id: 'novel', text: 'You are writing a novel.', source: { kind: 'onboarding', date: '2026-01-02' } },
    { id: 'sleep', text: 'You sleep badly.', source: { kind: 'page', date: '2020-03-03' } },
  ],
};
const GET = 'GET /api/memory';
const SETTINGS = 'PUT /api/memory/settings';
const base = { 'GET /api/auth/user': ok(onboardedUser), [GET]: ok(memory) };
const unavailable = failure(503, 'unavailable', 'Out of reach for a moment');

async function open(routes: Parameters<typeof mockServer>[0] = {}) {
  const api = mockServer({ ...base, ...routes });
  const { user } = renderApp('/app/account?tab=memory', <MemorySection />);
  await screen.findByRole('switch', { name: 'Show the companion' });
  return { api, user };
}
const items = () =>
  within(screen.getByRole('list', { name: 'What the companion has noted' })).getAllByRole('listitem');
const texts = () => items().map((item) => item.querySelector('p')?.textContent);
/** The row of the fact about Ana, the first. */
const first = () => within(items()[0] ?? document.body);
const field = () =>
  screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'What the companion has noted' });
const isOn = (name: string) => screen.getByRole('switch', { name }).getAttribute('aria-checked') === 'true';

describe('what the companion has noted', () => {
  it('when the memory is shown, then each fact has its source, with a link to the page or the conversation', async () => {
    await open();
    expect(items().map((item) => item.textContent)).toEqual([
      expect.stringMatching(/Lisbon\.from a conversation on \w+day, March 3$/),
      'You are writing a novel.from your onboarding answers',
      'You sleep badly.from your page of Tuesday, March 3, 2020',
    ]);
    expect(
      screen
        .getAllByRole('link', { name: /^(your page of|a conversation on)/ })
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/app?date=2026-03-03&mode=heal', '/app?date=2020-03-03']);
  });

  it('when a fact is of an earlier conversation of plan mode, which opens today alone, then it has no link', async () => {
    const source = { kind: 'message', date: '2026-03-03', mode: 'plan' };
    await open({ [GET]: ok({ ...memory, facts: [{ ...memory.facts[0], source }] }) });
    expect(items()[0]?.textContent).toContain('from a conversation on');
    expect(within(items()[0] ?? document.body).queryByRole('link')).toBeNull();
  });

  it('when there are no facts, then it says what will be here', async () => {
    await open({ [GET]: ok({ ...memory, facts: [] }) });
    expect(screen.getByText('Nothing is noted yet')).toBeTruthy();
  });

  it('when it cannot be loaded, then it says so and can be tried again', async () => {
    let answer = unavailable;
    mockServer({ ...base, [GET]: () => answer });
    const { user } = renderApp('/app/account?tab=memory', <MemorySection />);
    expect(screen.getByRole('status', { name: 'Loading the memory' })).toBeTruthy();
    expect((await screen.findByRole('alert')).textContent).toContain('The memory could not be loaded');
    answer = ok(memory);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(items()).toHaveLength(3));
  });

  it('when a fact is edited, then Enter saves it and the focus is on its button again', async () => {
    const { api, user } = await open({
      'PUT /api/memory/ana': (payload) => ok({ ...memory.facts[0], ...(payload as object) }),
    });
    await user.click(first().getByRole('button', { name: 'Edit' }));
    expect(document.activeElement).toBe(field());
    await user.clear(field());
    await user.keyboard('  Your sister Ana lives in Lisbon. {Enter}');
    await waitFor(() => expect(texts()[0]).toBe('Your sister Ana lives in Lisbon.'));
    expect(api.requestsTo('PUT /api/memory/ana').map(({ payload }) => payload)).toEqual([
      { text: 'Your sister Ana lives in Lisbon.' },
    ]);
    expect(document.activeElement).toBe(first().getByRole('button', { name: 'Edit' }));
  });

  it('when Escape is pressed while it is edited, then it is as it was and nothing is sent', async () => {
    const { api, user } = await open();
    await user.click(first().getByRole('button', { name: 'Edit' }));
    await user.keyboard(' And more{Escape}');
    expect(texts()[0]).toBe('Your sister Ana moves to Lisbon.');
    expect(api.requestsTo('PUT /api/memory/ana')).toEqual([]);
    expect(document.activeElement).toBe(first().getByRole('button', { name: 'Edit' }));
  });

  it('when an edited fact is empty or not saved, then the field says so and keeps the text', async () => {
    let answer = unavailable;
    const { api, user } = await open({ 'PUT /api/memory/ana': () => answer });
    await user.click(first().getByRole('button', { name: 'Edit' }));
    await user.clear(field());
    await user.keyboard('{Enter}');
    expect(screen.getByRole('alert').textContent).toMatch(/^Write something/);
    expect(api.requestsTo('PUT /api/memory/ana')).toEqual([]);

    await user.type(field(), 'Ana moves.{Enter}');
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Not saved/);
    expect(field().value).toBe('Ana moves.');
    expect(field().getAttribute('aria-invalid')).toBe('true');
    answer = failure(404, 'not_found', 'There is nothing here.');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/deleted meanwhile/));
  });

  it('when a fact is deleted, then it asks first, and the fact is gone before the answer', async () => {
    const answer = deferred();
    const { api, user } = await open({ 'DELETE /api/memory/ana': () => answer.promise });
    await user.click(first().getByRole('button', { name: 'Delete' }));
    const keep = screen.getByRole('button', { name: 'Keep it' });
    expect(document.activeElement).toBe(keep);
    await user.keyboard('{Enter}');
    await user.click(first().getByRole('button', { name: 'Delete' }));
    await user.keyboard('{Escape}');
    expect(document.activeElement).toBe(first().getByRole('button', { name: 'Delete' }));
    expect(api.requestsTo('DELETE /api/memory/ana')).toEqual([]);
    expect(items()).toHaveLength(3);

    await user.click(first().getByRole('button', { name: 'Delete' }));
    await user.click(screen.getByRole('button', { name: 'Delete it' }));
    await waitFor(() => expect(texts()).toEqual(['You are writing a novel.', 'You sleep badly.']));
    expect(document.activeElement).toBe(
      screen.getByRole('heading', { name: 'What the companion has noted' }),
    );
    answer.resolve(ok());
    await waitFor(() => expect(api.requestsTo('DELETE /api/memory/ana')).toHaveLength(1));
    expect(items()).toHaveLength(2);
  });

  it('when deleting fails, then the fact is back in its place and a toast says so', async () => {
    const { user } = await open({ 'DELETE /api/memory/novel': unavailable });
    await user.click(within(items()[1] ?? document.body).getByRole('button', { name: 'Delete' }));
    await user.click(screen.getByRole('button', { name: 'Delete it' }));
    expect(await screen.findByText('The note is still there. Please try again.')).toBeTruthy();
    expect(texts()[1]).toBe('You are writing a novel.');
  });

  it('when a fact was deleted elsewhere already, then it stays gone', async () => {
    const gone = failure(404, 'not_found', 'There is nothing here.');
    const { api, user } = await open({ 'DELETE /api/memory/novel': gone });
    await user.click(within(items()[1] ?? document.body).getByRole('button', { name: 'Delete' }));
    await user.click(screen.getByRole('button', { name: 'Delete it' }));
    await waitFor(() => expect(api.requestsTo('DELETE /api/memory/novel')).toHaveLength(1));
    await waitFor(() => expect(items()).toHaveLength(2));
  });
});

describe('the switches of companion and memory', () => {
  it.each([
    ['Show the companion', { companion: false }],
    ['Let the companion remember', { enabled: false }],
  ])("when '%s' is switched off, then it is at once, and the server is told", async (name, change) => {
    const answer = deferred();
    const { api, user } = await open({ [SETTINGS]: () => answer.promise });
    expect(isOn(name)).toBe(true);
    await user.click(screen.getByRole('switch', { name }));
    expect(isOn(name)).toBe(false);
    answer.resolve(ok({ ...memory, ...change }));
    await waitFor(() => expect(api.requestsTo(SETTINGS).map(({ payload }) => payload)).toEqual([change]));
    expect(isOn(name)).toBe(false);
  });

  it('when switching fails, then it is as before and a toast says so', async () => {
    const { user } = await open({ [SETTINGS]: unavailable });
    await user.click(screen.getByRole('switch', { name: 'Show the companion' }));
    expect(await screen.findByText('The setting could not be saved. Please try again.')).toBeTruthy();
    expect(isOn('Show the companion')).toBe(true);
  });

  it('when the memory is off, then the list says that it is not used', async () => {
    await open({ [GET]: ok({ ...memory, enabled: false }) });
    expect(screen.getByText(/this is kept, but not used/)).toBeTruthy();
  });
});
