import type { Memory } from '@inkwell/contracts';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openReplyStream } from './chat.ts';
import { onboardedUser, trialing } from './fixtures.ts';
import { mockServer, ok } from './mock-server.ts';
import { renderApp } from './render-app.tsx';
import { stopClock, TODAY } from './stop-clock.ts';
// Loaded ahead, because transforming all of it takes longer than a test waits.
import '../src/app/app-page.tsx';
import '../src/features/calendar/plan-view.tsx';
import '../src/features/chat/heal-view.tsx';
import '../src/features/journal/write-view.tsx';

stopClock();

const memory: Memory = { enabled: true, companion: true, facts: [] };
const head = (mode: string) => `GET /api/conversations/by-date?date=${TODAY}&mode=${mode}`;
const SEND = 'POST /api/conversations/messages';

const openApp = (path: string, routes: Parameters<typeof mockServer>[0] = {}) => {
  const api = mockServer({
    'GET /api/auth/user': ok(onboardedUser),
    'GET /api/subscription-status': ok(trialing),
    'GET /api/care': ok({ care: null, country: 'SE', folded: false }),
    'GET /api/memory': ok(memory),
    'GET /api/journal-dates': ok({ dates: [] }),
    'GET /api/journal-prompts': ok({ prompts: [] }),
    [head('plan')]: ok(null),
    [head('write')]: ok(null),
    ...routes,
  });
  return { api, ...renderApp(path) };
};

/** Makes the window wide enough for the panel beside the content. */
const mockWideWindow = () =>
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: media.startsWith('(min-width'),
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    }),
  );

const messageInput = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
const foldButton = (name: RegExp | string = /the companion$/) => screen.findByRole('button', { name });

describe('the companion beside the content, in a wide window', () => {
  beforeEach(() => void mockWideWindow());

  it.each([
    ['plan', '/app?mode=plan'],
    ['write', '/app'],
  ])(
    'when it is folded away in %s mode, then it stays so after a reload, there alone',
    async (mode, path) => {
      const { user, unmount } = openApp(path);
      expect((await foldButton()).getAttribute('aria-expanded')).toBe('true');
      await messageInput();
      await user.click(await foldButton('Hide the companion'));
      const show = await foldButton('Show the companion');
      expect(show.getAttribute('aria-expanded')).toBe('false');
      expect(document.activeElement).toBe(show);

      unmount();
      const again = openApp(path);
      expect((await foldButton()).getAttribute('aria-expanded')).toBe('false');
      again.unmount();
      openApp(mode === 'plan' ? '/app' : '/app?mode=plan');
      expect((await foldButton()).getAttribute('aria-expanded')).toBe('true');
    },
  );

  it('when it was folded away before, then nothing of it is asked until it is opened', async () => {
    localStorage.setItem('inkwell-companion-folded:plan', 'yes');
    const { api, user } = openApp('/app?mode=plan');
    const show = await foldButton('Show the companion');
    expect(screen.queryByRole('textbox', { name: 'Message' })).toBeNull();
    expect(api.requestsTo(head('plan'))).toEqual([]);
    show.focus();
    await user.keyboard('{Enter}');
    expect(await messageInput()).toBeTruthy();
    expect(localStorage.getItem('inkwell-companion-folded:plan')).toBeNull();
  });
});

describe('the companion of plan mode, in a narrow window', () => {
  const opener = () => screen.findByRole('button', { name: 'Talk about the week' });
  const sheet = () => screen.getByRole('dialog', { name: 'Talk about the week' });

  it('when the sheet is opened and closed by Escape, then the focus goes in and comes back, and the text stays', async () => {
    const { user } = openApp('/app?mode=plan');
    await user.click(await opener());
    expect(document.activeElement).toBe(sheet());
    expect(sheet().getAttribute('aria-modal')).toBe('true');
    expect(screen.getByRole('banner').inert).toBe(true);
    await user.type(await messageInput(), 'On Tuesday I');
    await user.keyboard('{Escape}');
    expect(document.activeElement).toBe(await opener());
    expect((await opener()).getAttribute('aria-expanded')).toBe('false');
    expect(screen.getByRole('banner').inert).toBe(false);

    await user.click(await opener());
    expect((await messageInput()).value).toBe('On Tuesday I');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(document.activeElement).toBe(await opener());
  });

  it('when it is closed while a reply is written, then the reply goes on', async () => {
    const reply = openReplyStream();
    const { user } = openApp('/app?mode=plan', { [SEND]: () => reply.response });
    await user.click(await opener());
    await user.type(await messageInput(), 'Tuesday at eight{Control>}{Enter}{/Control}');
    act(() => reply.send({ type: 'content', content: 'For half an hour,' }));
    await screen.findByText('For half an hour,');
    await user.keyboard('{Escape}');
    act(() => reply.send({ type: 'content', content: ' or a whole one?' }));
    expect(await screen.findByText('For half an hour, or a whole one?')).toBeTruthy();
    await user.click(await opener());
    expect(screen.getByText('For half an hour, or a whole one?')).toBeTruthy();
  });

  it('when a message is sent, then it goes to the conversation of plan mode', async () => {
    const reply = openReplyStream();
    const { api, user } = openApp('/app?mode=plan', { [SEND]: () => reply.response });
    await user.click(await opener());
    await user.type(await messageInput(), 'A calm week{Control>}{Enter}{/Control}');
    await waitFor(() =>
      expect(api.requestsTo(SEND)[0]?.payload).toMatchObject({ mode: 'plan', date: TODAY }),
    );
  });
});

describe('the companion, switched off', () => {
  const off = { 'GET /api/memory': ok({ ...memory, companion: false }) };

  it('when write or plan is opened, then the content has the room alone', async () => {
    mockWideWindow();
    const { unmount } = openApp('/app', off);
    await waitFor(() => expect(screen.queryByRole('button', { name: /the companion$/ })).toBeNull());
    expect(await screen.findByRole('textbox', { name: 'Today’s journal entry' })).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: 'Message' })).toBeNull();
    unmount();
    openApp('/app?mode=plan', off);
    expect(await screen.findByRole('button', { name: 'Next week' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /the companion$/ })).toBeNull();
  });

  it('when heal is opened, then it says so with the way to the setting, also before the next answer', async () => {
    const { unmount } = openApp('/app?mode=heal', off);
    expect(await screen.findByText('The companion is switched off.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Account settings' }).getAttribute('href')).toBe(
      '/app/account?tab=memory',
    );
    expect(screen.getByRole('link', { name: 'Crisis resources' })).toBeTruthy();
    unmount();
    openApp('/app?mode=heal', { 'GET /api/memory': () => new Promise(() => undefined) });
    expect(await screen.findByText('The companion is switched off.')).toBeTruthy();
  });

  it('when the memory cannot be loaded, then the companion is there', async () => {
    openApp('/app?mode=heal', { 'GET /api/memory': { status: 503 } });
    expect(await messageInput()).toBeTruthy();
  });
});
