import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderApp } from '../../../test/render-app.tsx';
import { conversationOf, message, replyStream as stream } from '../../../test/chat.ts';
import { onboardedUser } from '../../../test/fixtures.ts';
import { careQuery } from '../../lib/care.ts';
import { ChatPanel } from './chat-panel.tsx';

const DAY = '2026-11-21';
const HEAD = `/api/conversations/by-date?date=${DAY}&mode=heal`;
const at = '2026-11-21T10:00:00.000Z';
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
type Answer = (payload: Record<string, unknown>) => Response;

/** Mocks fetch with the given answers by route; any other route fails as if offline. */
function serve(routes: Record<string, Answer>) {
  const sent: { route: string; payload: Record<string, unknown> }[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const path = typeof input === 'string' ? input : '';
    const route = `${init?.method ?? 'GET'} ${path}`;
    const payload = typeof init?.body === 'string' ? (JSON.parse(init.body) as Record<string, unknown>) : {};
    sent.push({ route, payload });
    const known = route === 'GET /api/auth/user' ? () => json(onboardedUser) : routes[route];
    return known ? Promise.resolve(known(payload)) : Promise.reject(new TypeError('Failed to fetch'));
  });
  return {
    payloadsOf: (route: string) => sent.filter((call) => call.route === route).map(({ payload }) => payload),
  };
}

const show = () => renderApp('/app', <ChatPanel mode="heal" date={DAY} />);

const conversation = conversationOf('heal', DAY);
const input = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });

describe('the chat panel', () => {
  it('when the stream tells of care, then the person is under care before the reply is there', async () => {
    const care = { level: 'crisis', kind: 'suicide', country: 'SE', resources: [] };
    serve({
      [`GET ${HEAD}`]: () => json(null),
      'GET /api/care': () => json({ care: null, country: 'SE', folded: false, asked: null }),
      'GET /api/conversations/7': () => json(conversation()),
      'POST /api/conversations/messages': () =>
        stream({ type: 'conversationId', conversationId: 7 }, { type: 'care', care }),
    });
    const { user, client } = show();
    await user.type(await input(), 'I have the pills{Control>}{Enter}{/Control}');
    await waitFor(() =>
      expect(client.getQueryData(careQuery.queryKey)).toMatchObject({ care, folded: false }),
    );
  });

  it('when there is no access, then only what is open to people under care is asked', async () => {
    let stored = conversation();
    const api = serve({
      'GET /api/conversations/7': () => json(stored),
      'POST /api/conversations/messages': () => {
        stored = conversation(message('m2', 'I am here.', { sender: 'ai', timestamp: at }));
        return stream(
          { type: 'conversationId', conversationId: 7 },
          { type: 'content', content: 'I am here.' },
          { type: 'complete', messageId: 'm2', analysis: null },
        );
      },
    });
    const { user } = renderApp('/subscribe', <ChatPanel mode="heal" date={DAY} hasAccess={false} />);
    await user.type(await input(), 'Are you there?{Control>}{Enter}{/Control}');
    expect(await screen.findByText('I am here.')).toBeTruthy();
    expect(api.payloadsOf(`GET ${HEAD}`)).toEqual([]);
  });

  it('when a first message is sent with Ctrl+Enter, then the conversation is created and the reply is shown', async () => {
    let stored = conversation();
    const api = serve({
      [`GET ${HEAD}`]: () => json(null),
      'GET /api/conversations/7': () => json(stored),
      'POST /api/conversations/messages': ({ content }) => {
        const timestamp = new Date().toISOString();
        stored = conversation(
          message('m1', String(content), { timestamp }),
          message('m2', 'I am **here**.', { sender: 'ai', timestamp, analysis: { emotions: ['sadness'] } }),
        );
        return stream(
          { type: 'conversationId', conversationId: 7 },
          { type: 'content', content: 'I am **here**.' },
          { type: 'complete', messageId: 'm2', analysis: null },
        );
      },
    });
    const { user } = show();
    expect(await screen.findByText(/How are you, really/)).toBeTruthy();
    await user.type(await input(), ' I feel low {Control>}{Enter}{/Control}');

    const log = screen.getByRole('log');
    expect(await within(log).findByText('sadness')).toBeTruthy();
    expect(within(log).getAllByText('I feel low')).toHaveLength(1);
    expect(within(log).getAllByText('here')).toHaveLength(1);
    expect((await input()).value).toBe('');
    const [payload] = api.payloadsOf('POST /api/conversations/messages');
    expect(payload).toMatchObject({ content: 'I feel low', mode: 'heal', date: DAY });
    expect(payload?.['clientMessageId']).toMatch(/.{10,}/);
  });

  it('when a starter is tapped, then it is sent at once, and what is typed stays', async () => {
    const api = serve({
      [`GET ${HEAD}`]: () => json(null),
      'POST /api/conversations/messages': () => stream({ type: 'conversationId', conversationId: 7 }),
    });
    const { user } = show();
    await user.type(await input(), 'Half a thought');
    const [starter] = within(await screen.findByRole('list', { name: 'Ways to begin' })).getAllByRole(
      'button',
    );
    await user.click(starter ?? document.body);
    const [payload] = api.payloadsOf('POST /api/conversations/messages');
    expect(starter?.textContent).toContain(payload?.['content']);
    expect((await input()).value).toBe('Half a thought');
  });

  it('when sending fails, then a toast says so, the text is restored and a retry has the same id', async () => {
    let attempts = 0;
    const api = serve({
      [`GET ${HEAD}`]: () => json(null),
      'POST /api/conversations/messages': () => {
        attempts += 1;
        return json({ error: 'unavailable', message: 'away', requestId: 'r' }, 503);
      },
    });
    const { user } = show();
    await user.type(await input(), 'Please stay');
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    expect(await screen.findByText('Failed to send message. Please try again.')).toBeTruthy();
    expect((await input()).value).toBe('Please stay');
    expect(within(screen.getByRole('log')).queryByText('Please stay')).toBeNull();

    await user.click(screen.getByRole('button', { name: 'Send message' }));
    await waitFor(() => expect(attempts).toBe(2));
    const [first, second] = api.payloadsOf('POST /api/conversations/messages');
    expect(second?.['clientMessageId']).toBe(first?.['clientMessageId']);
  });

  it('when the page is loaded while a reply is in progress, then the reply is streamed without its stored half', async () => {
    const said = message('m1', 'Hello', { timestamp: at });
    let finished = false;
    serve({
      [`GET ${HEAD}`]: () => json({ id: 7, mode: 'heal', date: DAY }),
      'GET /api/conversations/7': () =>
        json(
          conversation(
            said,
            message('m2', finished ? 'One two three' : 'One', {
              sender: 'ai',
              timestamp: at,
              complete: finished,
            }),
          ),
        ),
      'GET /api/conversations/7/stream': () => {
        finished = true;
        return stream(
          { type: 'conversationId', conversationId: 7 },
          { type: 'content', content: 'One two three' },
          { type: 'complete', messageId: 'm2', analysis: null },
        );
      },
    });
    show();
    expect(await screen.findByText('One two three')).toBeTruthy();
    expect(screen.queryByText('One')).toBeNull();
  });

  it('when the tab is reloaded, then the typed message is restored', async () => {
    serve({ [`GET ${HEAD}`]: () => json(null) });
    const { user, unmount } = show();
    await user.type(await input(), 'Half a thought');
    unmount();
    show();
    expect((await input()).value).toBe('Half a thought');
  });

  it('when a pending message turns out to be stored after a reload, then only what was typed since is there', async () => {
    sessionStorage.setItem(
      `inkwell-message:${onboardedUser.id}:heal:${DAY}`,
      JSON.stringify({ text: 'And', pending: { content: 'Hello', clientMessageId: 'c1', timestamp: at } }),
    );
    serve({
      [`GET ${HEAD}`]: () => json({ id: 7, mode: 'heal', date: DAY }),
      'GET /api/conversations/7': () =>
        json(conversation(message('m1', 'Hello', { timestamp: at, clientMessageId: 'c1' }))),
    });
    show();
    await waitFor(async () => expect((await input()).value).toBe('And'));
  });

  it('when the input is empty or whitespace, then nothing can be sent', async () => {
    const api = serve({ [`GET ${HEAD}`]: () => json(null) });
    const { user } = show();
    await user.type(await input(), '   {Control>}{Enter}{/Control}');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send message' }).disabled).toBe(true);
    expect(api.payloadsOf('POST /api/conversations/messages')).toEqual([]);
  });

  it('when the conversation cannot be loaded, then an error with a retry is shown', async () => {
    serve({});
    show();
    expect(await screen.findByText('The conversation could not be loaded')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});
