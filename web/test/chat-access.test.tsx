import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ChatPanel } from '../src/features/chat/chat-panel.tsx';
import { invalidateTopic } from '../src/lib/query-client.ts';
import { message, mockChat } from './chat.ts';
import { newUser, onboardedUser, underCare } from './fixtures.ts';
import { failure, ok } from './mock-server.ts';
import { renderApp } from './render-app.tsx';

const DAY = '2026-11-21';
const SEND = 'POST /api/conversations/7/messages';
const MEMORY = 'GET /api/memory';
const show = (hasAccess = true) =>
  renderApp('/app', <ChatPanel mode="heal" date={DAY} hasAccess={hasAccess} />);
const memory = (companion: boolean) => ok({ enabled: true, companion, facts: [] });
const off = () => screen.findByText('The companion is switched off.');
const input = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });

describe('who can send', () => {
  it('when nobody is signed in, then there is a prompt to sign in, and the send button says so', async () => {
    mockChat(DAY, [], { 'GET /api/auth/user': failure(401, 'unauthenticated', 'Sign in first') });
    show();
    expect(await screen.findByText('Sign in to talk to your companion')).toBeTruthy();
    const send = screen.getByRole<HTMLButtonElement>('button', { name: 'Sign in to use AI features' });
    expect(send.disabled).toBe(true);
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/signin');
  });

  it('when onboarding is not finished, then there is a prompt to finish it, and nothing is sent', async () => {
    const api = mockChat(DAY, [message('m1', 'Hello')], {}, { ...newUser, id: onboardedUser.id });
    const { user } = show();
    expect(await screen.findByText('Finish onboarding to talk to your companion.')).toBeTruthy();
    const name = 'Complete onboarding to use AI features';
    expect(screen.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(true);
    await user.type(await input(), 'Hi there{Control>}{Enter}{/Control}');
    expect(
      await screen.findByText('Please complete your onboarding to start using AI features.'),
    ).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Edit message' })).toBeNull();
    expect(api.requestsTo(SEND)).toEqual([]);
  });

  it('when the companion is switched off, then a line with a link stands in place of the input', async () => {
    mockChat(DAY, [message('m1', 'Hello')], { [MEMORY]: memory(false) });
    show();
    expect(await off()).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Account settings' });
    expect(link.getAttribute('href')).toMatch(/^\/app\/account/);
    expect(await screen.findByText('Hello')).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Edit message' })).toBeNull();
  });

  it('when it is switched on again, then what was typed is there', async () => {
    let isOn = true;
    mockChat(DAY, [], { [MEMORY]: () => memory(isOn) });
    const { user, client } = show();
    await user.type(await input(), 'Half a thought');
    isOn = false;
    await act(() => invalidateTopic(client, 'chat'));
    expect(await off()).toBeTruthy();
    isOn = true;
    await act(() => invalidateTopic(client, 'chat'));
    expect((await input()).value).toBe('Half a thought');
  });

  it('when a message is refused because it is off, then the line says so, and the message is kept', async () => {
    let isOn = true;
    mockChat(DAY, [], {
      [MEMORY]: () => memory(isOn),
      [SEND]: () => {
        isOn = false;
        return failure(409, 'companion_off', 'The companion is switched off.');
      },
    });
    const { user } = show();
    await user.type(await input(), 'Hello there{Control>}{Enter}{/Control}');
    expect(await off()).toBeTruthy();
    expect(screen.queryByText('Failed to send message. Please try again.')).toBeNull();
    expect(sessionStorage.getItem(`inkwell-message:${onboardedUser.id}:heal:${DAY}`)).toContain(
      'Hello there',
    );
  });

  it('when somebody is under care, then they are answered although it is off', async () => {
    mockChat(DAY, [], { [MEMORY]: memory(false), 'GET /api/care': ok(underCare) });
    show();
    expect(await input()).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('The companion is switched off.')).toBeNull());
  });

  it('when there is no access, then nobody asks for it', async () => {
    const api = mockChat(DAY, []);
    show(false);
    expect(await input()).toBeTruthy();
    expect(api.requestsTo(MEMORY)).toEqual([]);
  });
});
