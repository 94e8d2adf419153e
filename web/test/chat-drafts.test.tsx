import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LiveUpdates } from '../src/app/live-updates.tsx';
import { ChatPanel } from '../src/features/chat/chat-panel.tsx';
import { userQuery } from '../src/lib/session.ts';
import { message, mockChat, openReplyStream } from './chat.ts';
import { FakeEventSource } from './fake-event-source.ts';
import { onboardedUser } from './fixtures.ts';
import { failure, ok } from './mock-server.ts';
import { renderApp } from './render-app.tsx';

const DAY = '2026-11-21';
const SEND = 'POST /api/conversations/7/messages';
const KEY = `inkwell-message:${onboardedUser.id}:heal:${DAY}`;
const panel = <ChatPanel mode="heal" date={DAY} />;
const input = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });

beforeEach(() => vi.stubGlobal('EventSource', FakeEventSource));
afterEach(() => vi.unstubAllGlobals());

describe('what is typed and not sent', () => {
  it('when the browser’s storage is full, then it is kept, and sending works', async () => {
    const stream = openReplyStream();
    const api = mockChat(DAY, [], { [SEND]: () => stream.response });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    const { user, unmount } = renderApp('/app', panel);
    await user.type(await input(), 'Half a thought');
    unmount();
    const again = renderApp('/app', panel);
    expect((await input()).value).toBe('Half a thought');
    await again.user.type(await input(), ', now whole{Control>}{Enter}{/Control}');
    expect(screen.getByRole('article', { name: 'You' }).textContent).toBe('Half a thought, now whole');
    expect((await input()).value).toBe('');
    expect(api.requestsTo(SEND)).toHaveLength(1);
  });

  it('when the session has ended elsewhere, then this tab forgets it, whatever page it shows', async () => {
    sessionStorage.setItem(KEY, JSON.stringify({ text: 'Half a thought' }));
    mockChat(DAY, [], { 'GET /api/auth/user': failure(401, 'unauthenticated', 'Sign in first') });
    renderApp('/app', <LiveUpdates />);
    await waitFor(() => expect(sessionStorage.getItem(KEY)).toBeNull());
  });

  it('when somebody else is signed in, then it is forgotten; one’s own stays', async () => {
    sessionStorage.setItem(KEY, JSON.stringify({ text: 'Half a thought' }));
    sessionStorage.setItem(
      'inkwell-message:somebody-else:heal:2026-11-21',
      JSON.stringify({ text: 'Theirs' }),
    );
    mockChat(DAY, []);
    renderApp('/app', <LiveUpdates />);
    await waitFor(() => expect(Object.keys(sessionStorage)).toEqual([KEY]));
  });

  it('when a reply ends after its reader has signed out, then nothing is stored any more', async () => {
    const stream = openReplyStream();
    mockChat(DAY, [], { [SEND]: () => stream.response });
    const { user, client } = renderApp(
      '/app',
      <>
        <LiveUpdates />
        {panel}
      </>,
    );
    await user.type(await input(), 'Hello there{Control>}{Enter}{/Control}');
    await user.type(await input(), 'And half a thought');
    expect(sessionStorage.getItem(KEY)).toContain('half a thought');
    act(() => void client.setQueryData(userQuery.queryKey, () => null));
    await waitFor(() => expect(sessionStorage.getItem(KEY)).toBeNull());
    await act(async () => {
      stream.send({ type: 'complete', messageId: 'm2', analysis: null });
      stream.end();
    });
    expect(sessionStorage.getItem(KEY)).toBeNull();
  });

  it('when the panel is closed in the middle of a reply, then its end does not take what was typed since', async () => {
    const stream = openReplyStream();
    let stored = [message('m1', 'Before')];
    mockChat(DAY, stored, {
      'GET /api/conversations/7': () =>
        ok({ id: 7, mode: 'heal', date: DAY, title: null, messages: stored, more: false }),
      [SEND]: (payload) => {
        const { clientMessageId } = payload as { clientMessageId: string };
        stored = [...stored, message('m3', 'Hello there', { clientMessageId })];
        return stream.response;
      },
    });
    const { user, unmount } = renderApp('/app', panel);
    await user.type(await input(), 'Hello there{Control>}{Enter}{/Control}');
    unmount();
    const again = renderApp('/app', panel);
    await screen.findByText('Hello there');
    await waitFor(async () => expect((await input()).value).toBe(''));
    await again.user.type(await input(), 'And half a thought');
    await act(async () => {
      stream.send({ type: 'complete', messageId: 'm4', analysis: null });
      stream.end();
    });
    expect(JSON.parse(sessionStorage.getItem(KEY) ?? '{}')).toEqual({ text: 'And half a thought' });
  });
});
