import type { Message } from '@inkwell/contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { exerciseStep as exercise, message, mockChat, openReplyStream } from '../../../../test/chat.ts';
import { newUser, onboardedUser } from '../../../../test/fixtures.ts';
import { failure } from '../../../../test/mock-server.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { ChatPanel } from '../chat-panel.tsx';

const DAY = '2026-11-21';
const SEND = 'POST /api/conversations/7/messages';

const reply = (extra: Partial<Message> = {}) => message('m2', 'Shall we?', { sender: 'ai', ...extra });

const show = () => renderApp('/app', <ChatPanel mode="heal" date={DAY} />);
const answers = () => screen.findByRole('group', { name: 'Answers to tap' });
const namesOf = (group: HTMLElement) =>
  within(group)
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
const input = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });

describe('the answers to tap', () => {
  it.each(['My safety plan', 'Mein Sicherheitsplan', 'Mon plan de sécurité'])(
    'when one of them is “%s”, then it opens the plan, and nothing is sent',
    async (text) => {
      mockChat(DAY, [reply({ choices: [text, 'Later'] })]);
      show();
      const link = within(await answers()).getByRole('link', { name: text });
      expect(link.getAttribute('href')).toBe('/app/safety-plan');
      expect(namesOf(await answers())).toEqual(['Later']);
    },
  );

  it('when one is tapped, then it is sent at once, what is typed stays, and the answers are gone', async () => {
    const stream = openReplyStream();
    const api = mockChat(DAY, [reply({ choices: ['Let us begin', 'Not now'] })], {
      [SEND]: () => stream.response,
    });
    const { user } = show();
    expect(namesOf(await answers())).toEqual(['Let us begin', 'Not now']);
    await user.type(await input(), 'Half a thought');
    await user.click(screen.getByRole('button', { name: 'Not now' }));

    expect(screen.queryByRole('group', { name: 'Answers to tap' })).toBeNull();
    expect(screen.getByRole('article', { name: 'You' }).textContent).toBe('Not now');
    expect((await input()).value).toBe('Half a thought');
    expect(api.requestsTo(SEND).map(({ payload }) => payload)).toMatchObject([
      { content: 'Not now', mode: 'heal', date: DAY },
    ]);
    await act(async () => {
      stream.send({ type: 'content', content: 'All right.' });
      stream.send({ type: 'complete', messageId: 'm4', choices: ['Talk on'], exercise: null });
      stream.end();
    });
    expect(await screen.findByRole('button', { name: 'Talk on' })).toBeTruthy();
    expect((await input()).value).toBe('Half a thought');
  });

  it('when one is chosen with the keyboard, then the focus goes to the input', async () => {
    mockChat(DAY, [reply({ choices: ['Yes'] })], { [SEND]: () => openReplyStream().response });
    const { user } = show();
    (await screen.findByRole('button', { name: 'Yes' })).focus();
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(await input());
  });

  it('when a message is not the newest, or the newest is not finished, then it offers nothing', async () => {
    const older = reply({ choices: ['Old answer'] });
    const own = message('m3', 'Something else');
    const half = message('m4', 'And', { sender: 'ai', complete: false, choices: ['Too early'] });
    mockChat(DAY, [older, own, half]);
    show();
    expect(await screen.findByText('Something else')).toBeTruthy();
    expect(screen.queryByRole('group', { name: 'Answers to tap' })).toBeNull();
  });

  it('when nothing can be sent, then there are none', async () => {
    mockChat(DAY, [reply({ choices: ['Yes'] })], {}, { ...newUser, id: onboardedUser.id });
    show();
    expect(await screen.findByText('Shall we?')).toBeTruthy();
    expect(screen.queryByRole('group', { name: 'Answers to tap' })).toBeNull();
  });

  it('when sending one fails, then it can be sent again as the same message', async () => {
    const api = mockChat(DAY, [reply({ choices: ['Yes, please'] })], {
      [SEND]: failure(503, 'unavailable', 'away'),
    });
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Yes, please' }));
    expect(await screen.findByText('Failed to send message. Please try again.')).toBeTruthy();
    expect((await input()).value).toBe('Yes, please');
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    await waitFor(() => expect(api.requestsTo(SEND)).toHaveLength(2));
    await user.clear(await input());
    await user.type(await input(), 'No, wait');
    await user.click(await screen.findByRole('button', { name: 'Yes, please' }));
    await waitFor(() => expect(api.requestsTo(SEND)).toHaveLength(3));
    const ids = api
      .requestsTo(SEND)
      .map(({ payload }) => (payload as { clientMessageId: string }).clientMessageId);
    expect(new Set(ids).size).toBe(1);
    expect((await input()).value).toBe('No, wait');
  });
});

describe('the breathing guide', () => {
  const pace = { in: 4, hold: 0, out: 6, rounds: 8 };

  it('when the newest reply has a pace, then it can be started there', async () => {
    const breathing = reply({ exercise: exercise({ pace }), choices: ["I'm done"] });
    mockChat(DAY, [breathing]);
    show();
    expect(await screen.findByRole('group', { name: 'Breathing guide' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Start' })).toBeTruthy();
    expect(namesOf(await answers())).toEqual(["I'm done"]);
  });

  it('when something was said since, then it is gone', async () => {
    mockChat(DAY, [reply({ exercise: exercise({ pace }) }), message('m3', 'Later')]);
    show();
    expect(await screen.findByText('Later')).toBeTruthy();
    expect(screen.queryByRole('group', { name: 'Breathing guide' })).toBeNull();
  });
});
