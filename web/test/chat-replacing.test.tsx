import type { Message } from '@inkwell/contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ChatPanel } from '../src/features/chat/chat-panel.tsx';
import { conversationOf, message, mockChat, openReplyStream, replyStream } from './chat.ts';
import { failure, ok } from './mock-server.ts';
import { renderApp } from './render-app.tsx';

const DAY = '2026-11-21';
const SEND = 'POST /api/conversations/7/messages';
const READ = 'GET /api/conversations/7';

const reply = (id: string, content: string, extra: Partial<Message> = {}) =>
  message(id, content, { sender: 'ai', state: 'complete', ...extra });
const said = [
  message('m1', 'I slept badly'),
  reply('m2', 'Since when?'),
  message('m3', 'Since May'),
  reply('m4', 'That is long.'),
];

const show = () => renderApp('/app', <ChatPanel mode="heal" date={DAY} />);
const input = () => screen.findByRole<HTMLTextAreaElement>('textbox');
const list = () =>
  within(screen.getByRole('log'))
    .getAllByRole('article')
    .map(({ textContent }) => textContent);
const editButtons = () => screen.findAllByRole('button', { name: 'Edit message' });
const retry = () => screen.findByRole('button', { name: 'Try again' });
const payloads = (api: ReturnType<typeof mockChat>) => api.requestsTo(SEND).map(({ payload }) => payload);

/** A server that answers a replacing message with `content`, and from then on lists it. */
function mockReplacing(kept: Message[], own: string, content: string) {
  let stored = said;
  const stream = openReplyStream();
  const api = mockChat(DAY, said, {
    [READ]: () => ok(conversationOf('heal', DAY)(...stored)),
    [SEND]: () => stream.response,
  });
  const end = () =>
    act(async () => {
      const sent = payloads(api).at(-1) as { clientMessageId: string };
      stored = [
        ...kept,
        message('m5', own, { clientMessageId: sent.clientMessageId }),
        reply('m6', content, { timestamp: '2026-11-21T10:01:00.000Z' }),
      ];
      stream.send({ type: 'content', content });
      stream.send({ type: 'complete', messageId: 'm6', analysis: null, choices: [], exercise: null });
      stream.end();
    });
  return { api, end };
}

describe('trying again', () => {
  it('when the newest reply is tried again, then its message is sent in place of itself, and stands there once', async () => {
    const { api, end } = mockReplacing(said.slice(0, 2), 'Since May', 'Half a year.');
    const { user } = show();
    await user.click(await retry());
    expect(list()).toEqual(['I slept badly', 'Since when?', 'Since May', 'Writing a reply']);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Edit message' })).toBeNull();
    await end();
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
    expect(list()).toEqual(['I slept badly', 'Since when?', 'Since May', 'Half a year.']);
    expect(payloads(api)).toMatchObject([{ content: 'Since May', replaces: 'm3' }]);
  });

  it('when replies before it were told long ago, then only the new one is told to screen readers', async () => {
    const { end } = mockReplacing(said.slice(0, 2), 'Since May', 'Half a year.');
    const { user } = show();
    await user.click(await retry());
    const told = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(told().join('')).toBe('');
    await end();
    await waitFor(() => expect(told().join('')).toBe('Companion: Half a year.'));
  });

  it('when trying again fails, then what was there comes back and a toast says so', async () => {
    mockChat(DAY, said, { [SEND]: failure(503, 'unavailable', 'away') });
    const { user } = show();
    await user.type(await input(), 'Half a thought');
    await user.click(await retry());
    expect(await screen.findByText('Failed to send message. Please try again.')).toBeTruthy();
    expect(list()).toEqual(said.map(({ content }) => content));
    expect((await input()).value).toBe('Half a thought');
  });

  it.each(['stopped', 'interrupted', 'failed'] as const)(
    'when an earlier reply was %s, then it can be tried again, and what goes with it is said first',
    async (state) => {
      const api = mockChat(DAY, [message('m1', 'One'), reply('m2', 'A', { state }), ...said.slice(2)]);
      const { user } = show();
      const [earlier] = await screen.findAllByRole('button', { name: 'Try again' });
      await user.click(earlier ?? document.body);
      expect((await input()).value).toBe('One');
      expect(screen.getByText('Everything after this message will be replaced.')).toBeTruthy();
      expect(payloads(api)).toEqual([]);
    },
  );

  it('when a reply failed before its first word, then that is said, and it can be tried again', async () => {
    mockChat(DAY, [message('m1', 'One'), reply('m2', '', { state: 'failed' })]);
    show();
    expect(await screen.findByText('The reply failed')).toBeTruthy();
    expect(list()).toEqual(['One']);
    expect(await retry()).toBeTruthy();
  });

  it('when a message is stored and its reply fails, then it stays in the list and not in the input', async () => {
    let stored: Message[] = [];
    const api = mockChat(DAY, [], {
      [READ]: () => ok(conversationOf('heal', DAY)(...stored)),
      [SEND]: (payload) => {
        const { clientMessageId } = payload as { clientMessageId: string };
        stored = [message('m1', 'Hello there', { clientMessageId }), reply('m2', '', { state: 'failed' })];
        return replyStream({ type: 'error', message: 'down' });
      },
    });
    const { user } = show();
    await user.type(await input(), 'Hello there{Control>}{Enter}{/Control}');
    expect(await screen.findByText('Failed to send message. Please try again.')).toBeTruthy();
    expect(list()).toEqual(['Hello there']);
    expect((await input()).value).toBe('');
    await user.click(await retry());
    await waitFor(() => expect(payloads(api)).toMatchObject([{}, { replaces: 'm1' }]));
  });
});

describe('editing', () => {
  it('when one’s own message is edited, then the draft waits, and the new text takes its place', async () => {
    const { api, end } = mockReplacing([], 'I slept well', 'Good.');
    const { user } = show();
    await user.type(await input(), 'Half a thought');
    const [first] = await editButtons();
    await user.click(first ?? document.body);
    const box = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Edit your message' });
    expect(document.activeElement).toBe(box);
    expect(box.value).toBe('I slept badly');
    expect(box.selectionStart).toBe(box.value.length);
    expect(screen.getByText('Everything after this message will be replaced.')).toBeTruthy();
    await user.clear(box);
    await user.type(box, 'I slept well{Control>}{Enter}{/Control}');
    expect(list()).toEqual(['I slept well', 'Writing a reply']);
    expect((await input()).value).toBe('Half a thought');
    await end();
    await screen.findByText('Good.');
    expect(list()).toEqual(['I slept well', 'Good.']);
    expect(payloads(api)).toMatchObject([{ content: 'I slept well', replaces: 'm1' }]);
  });

  it('when the last message is edited, then nothing is said of what follows', async () => {
    mockChat(DAY, said);
    const { user } = show();
    await user.click((await editButtons()).at(-1) ?? document.body);
    expect((await input()).value).toBe('Since May');
    expect(screen.queryByText(/will be replaced/)).toBeNull();
  });

  it.each(['Escape', 'Cancel'])(
    'when an edit is left by %s, then the draft and the focus come back',
    async (by) => {
      const api = mockChat(DAY, said);
      const { user } = show();
      await user.type(await input(), 'Half a thought');
      const [first] = await editButtons();
      await user.click(first ?? document.body);
      await user.keyboard(' never mind');
      if (by === 'Escape') await user.keyboard('{Escape}');
      else await user.click(screen.getByRole('button', { name: 'Cancel' }));
      expect((await input()).value).toBe('Half a thought');
      expect(document.activeElement).toBe(first);
      expect(payloads(api)).toEqual([]);
      expect(list()).toEqual(said.map(({ content }) => content));
    },
  );

  it('when sending an edit fails, then the messages come back, and the edit opens with its text and the same id', async () => {
    const api = mockChat(DAY, said, { [SEND]: failure(503, 'unavailable', 'away') });
    const { user } = show();
    await user.type(await input(), 'Half a thought');
    await user.click((await editButtons())[0] ?? document.body);
    await user.keyboard(' again{Control>}{Enter}{/Control}');
    expect(await screen.findByText('Failed to send message. Please try again.')).toBeTruthy();
    expect(list()).toEqual(said.map(({ content }) => content));
    expect((await input()).value).toBe('I slept badly again');
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    await waitFor(() => expect(payloads(api)).toHaveLength(2));
    const [first, second] = payloads(api);
    expect(second).toEqual(first);
    await user.keyboard('{Escape}');
  });

  it('when the tab is reloaded in the middle of an edit, then it is still open', async () => {
    mockChat(DAY, said);
    const { user, unmount } = show();
    await user.type(await input(), 'Half a thought');
    await user.click((await editButtons())[0] ?? document.body);
    await user.keyboard(' again');
    unmount();
    show();
    expect((await input()).value).toBe('I slept badly again');
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect((await input()).value).toBe('Half a thought');
  });

  it('when another device replaced the message meanwhile, then its edit becomes a message of its own', async () => {
    mockChat(DAY, said);
    const { user, unmount } = show();
    await user.click((await editButtons())[0] ?? document.body);
    await user.keyboard(' again');
    unmount();
    mockChat(DAY, [message('n1', 'Else'), reply('n2', 'Well.')]);
    show();
    expect((await input()).value).toBe('I slept badly again');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull());
    expect((await input()).value).toBe('I slept badly again');
  });
});
