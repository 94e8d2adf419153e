import { OWN_WORDS } from '@inkwell/contracts/constants';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { conversationOf, message, mockChat, openReplyStream } from '../../../../test/chat.ts';
import { ok } from '../../../../test/mock-server.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { invalidateTopic } from '../../../lib/query-client.ts';
import { ChatPanel } from '../chat-panel.tsx';
import type * as Details from './message-details.tsx';

/** The texts of the messages, one for each time one of them was rendered. */
const renders: string[] = [];
vi.mock('./message-details.tsx', async (original) => {
  const { MessageDetails } = await original<typeof Details>();
  return {
    MessageDetails: (props: Parameters<typeof MessageDetails>[0]) => {
      renders.push(props.message.content);
      return <MessageDetails {...props} />;
    },
  };
});

const DAY = '2026-11-21';
const said = [
  message('m1', 'Good morning', { timestamp: '2026-11-21T08:00:00.000Z' }),
  message('m2', 'Good **morning** to you', { sender: 'ai', timestamp: '2026-11-21T08:00:00.000Z' }),
];

function show(messages = said, routes: Parameters<typeof mockChat>[2] = {}) {
  mockChat(DAY, messages, routes);
  return renderApp('/app', <ChatPanel mode="heal" date={DAY} />);
}
const withEmotions = ({ sender }: { sender: string }) =>
  sender === 'ai' ? { analysis: { emotions: ['calm'] } } : {};
const log = () => screen.findByRole('log', { name: 'Conversation' });
const input = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
const notes = () => screen.queryAllByText('You are talking to an AI');

describe('the list of messages', () => {
  beforeEach(() => void (renders.length = 0));

  it('when somebody types or a reply is streamed, then no other message renders again', async () => {
    const stream = openReplyStream();
    const { user } = show(said, { 'POST /api/conversations/7/messages': () => stream.response });
    await screen.findByText('Good morning');
    expect(renders).toEqual(['Good morning', 'Good **morning** to you']);
    await user.type(await input(), 'How are you?');
    expect(renders).toHaveLength(2);
    await user.keyboard('{Control>}{Enter}{/Control}');
    for (const content of ['Fine', ', thank', ' you.']) {
      await act(async () => stream.send({ type: 'content', content }));
    }
    expect(await screen.findByText('Fine, thank you.')).toBeTruthy();
    expect(renders.slice(2)).toEqual(['How are you?']);
  });

  it('when something may be behind a message, then one quiet line with a link stands under its reply', async () => {
    show(said.map((each) => (each.sender === 'ai' ? { ...each, support: true } : each)));
    const reply = await screen.findByRole('article', { name: 'Companion' });
    const link = within(reply).getByRole('link', { name: 'people to talk to' });
    expect(link.getAttribute('href')).toBe('/safety');
  });

  it('when a reply is complete, then it is announced once and not while it is streamed', async () => {
    const stream = openReplyStream();
    const { user } = show(said, { 'POST /api/conversations/7/messages': () => stream.response });
    const list = await log();
    expect(list.getAttribute('aria-live')).toBe('off');
    const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(announced().join('')).toBe('');
    await user.type(await input(), 'Hi{Control>}{Enter}{/Control}');
    await act(async () => stream.send({ type: 'content', content: 'I am *here*.' }));
    expect(announced().join('')).toBe('');
    expect(within(list).getByLabelText('Reply being written').closest('[aria-live]')).toBe(list);
    await act(async () => {
      stream.send({ type: 'complete', messageId: 'm4', analysis: null });
      stream.end();
    });
    await within(list).findAllByRole('article', { name: 'Companion' });
    expect(announced().filter((text) => text !== '')).toEqual(['Companion: I am here.']);
  });

  it('when a reply has a quiet line and answers to tap, then they are announced with it, once', async () => {
    const stream = openReplyStream();
    const { user } = show(said, { 'POST /api/conversations/7/messages': () => stream.response });
    const list = await log();
    await user.type(await input(), 'Hi{Control>}{Enter}{/Control}');
    await act(async () => stream.send({ type: 'content', content: 'Are you safe?' }));
    await act(async () => {
      stream.send({
        type: 'complete',
        messageId: 'm4',
        analysis: null,
        support: true,
        choices: ['Yes', 'No, not that'],
      });
      stream.end();
    });
    await within(list).findByRole('group', { name: 'Answers to tap' });
    const announced = screen.getAllByRole('status').flatMap((each) => [...each.querySelectorAll('p')]);
    expect(announced.map(({ textContent }) => textContent)).toEqual([
      'Companion: Are you safe?',
      'If it is more than a hard day: people to talk to, a link below the reply.',
      'Answers to tap: Yes; No, not that.',
    ]);
    expect(within(list).queryByRole('status')).toBeNull();
  });

  it('when a reply was stopped or interrupted, then that is said below it', async () => {
    show([
      message('m2', 'One', { sender: 'ai', state: 'stopped' }),
      message('m4', 'Two', { sender: 'ai', state: 'interrupted' }),
      message('m6', 'Three', { sender: 'ai', state: 'complete' }),
    ]);
    await screen.findByText('Three');
    expect(screen.getAllByText('Stopped')).toHaveLength(1);
    expect(screen.getAllByText('Interrupted')).toHaveLength(1);
  });

  it('when a reply is copied, then the clipboard has its plain text', async () => {
    const { user } = show();
    const copy = await screen.findByRole('button', { name: 'Copy' });
    await user.click(copy);
    expect(await screen.findByRole('button', { name: 'Copied' })).toBe(copy);
    expect(await navigator.clipboard.readText()).toBe('Good morning to you');
  });

  it('when the browser refuses to copy, then a toast says so', async () => {
    const { user } = show();
    await screen.findByRole('button', { name: 'Copy' });
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByText('Could not copy. Please select the text instead.')).toBeTruthy();
  });

  it('when a message has a time, then it is there with the day as its title', async () => {
    show();
    await screen.findByText('Good morning');
    const [time] = document.querySelectorAll('time');
    expect(time?.dateTime).toBe('2026-11-21T08:00:00.000Z');
    expect(time?.textContent).toMatch(/^\d{1,2}:00\s[AP]M$/);
    expect(time?.title).toMatch(/2026/);
  });

  it('when three hours lie between two messages, then it says again that this is an AI', async () => {
    const at = (time: string) => ({ timestamp: `2026-11-21T${time}.000Z` });
    show([
      message('m1', 'First', at('08:00:00')),
      message('m3', 'Just before', at('10:59:59')),
      message('m5', 'Three hours on', at('13:59:59')),
    ]);
    await screen.findByText('First');
    const [start, again] = notes();
    expect(notes()).toHaveLength(2);
    const isBefore = (a: Node | undefined, b: Node) =>
      Boolean(a && a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING);
    expect(isBefore(start, screen.getByText('First'))).toBe(true);
    expect(isBefore(screen.getByText('Just before'), again ?? document)).toBe(true);
    expect(isBefore(again, screen.getByText('Three hours on'))).toBe(true);
  });

  it('when a conversation goes on without a pause, then it says so again each three hours', async () => {
    show(
      Array.from({ length: 15 }, (_, half) =>
        message(`m${half}`, `Message ${half}`, {
          timestamp: new Date(Date.UTC(2026, 10, 21, 8, half * 30)).toISOString(),
        }),
      ),
    );
    await screen.findByText('Message 0');
    const followers = notes().map((note) => note.nextElementSibling?.textContent);
    expect(followers).toHaveLength(3);
    expect(followers[1]).toContain('Message 6');
    expect(followers[2]).toContain('Message 12');
  });

  it('when messages were analysed, then the emotions stand with them, one’s own too', async () => {
    show([
      message('m1', 'I miss her', { analysis: { emotions: ['sadness', 'love'] } }),
      message('m2', 'You do.', { sender: 'ai', analysis: { emotions: ['sadness'] } }),
      message('m3', 'Yes I do', { analysis: null }),
    ]);
    await screen.findByText('I miss her');
    const chips = screen.getAllByRole('list', { name: 'Emotions' });
    expect(
      chips.map((each) =>
        within(each)
          .getAllByRole('listitem')
          .map(({ textContent }) => textContent),
      ),
    ).toEqual([['sadness', 'love'], ['sadness']]);
    expect(screen.getAllByRole('article', { name: 'You' })[0]?.textContent).toBe('I miss her');
  });

  it('when the analysis of one comes, then no other message renders again', async () => {
    let analysed = false;
    const { client } = show(said, {
      'GET /api/conversations/7': () =>
        ok(
          conversationOf(
            'heal',
            DAY,
          )(...said.map((each) => (analysed ? { ...each, ...withEmotions(each) } : each))),
        ),
    });
    await screen.findByText('Good morning');
    analysed = true;
    await act(() => invalidateTopic(client, 'chat'));
    expect(await screen.findByText('calm')).toBeTruthy();
    expect(renders).toEqual(['Good morning', 'Good **morning** to you', 'Good **morning** to you']);
  });

  it('when the conversation is empty, then it says so too', async () => {
    show([]);
    expect(await screen.findByText(/How are you, really/)).toBeTruthy();
    expect(notes()).toHaveLength(1);
  });

  it('when a reply belongs to an exercise, then its title and step stand above it', async () => {
    const exercise = { id: 'woop', title: 'WOOP', step: 2, steps: 6, pace: null, page: null };
    show([message('m2', 'What is your wish?', { sender: 'ai', exercise })]);
    const article = await screen.findByRole('article', { name: 'Companion' });
    expect(article.textContent).toBe('WOOPStep 2 of 6What is your wish?');
  });

  it('when only what was told can be put onto the page, then no title stands above the reply', async () => {
    const exercise = { id: OWN_WORDS, title: 'Your words', step: 1, steps: 1, pace: null, page: 'Rain.' };
    show([message('m2', 'Go on.', { sender: 'ai', exercise })]);
    const article = await screen.findByRole('article', { name: 'Companion' });
    expect(article.textContent).toBe('Go on.');
  });

  it('when stored messages are from before there were choices, then they are shown as ever', async () => {
    const { choices: _choices, exercise: _exercise, ...old } = said[1] ?? message('m2', '');
    show([old as (typeof said)[number]]);
    expect(await screen.findByRole('article', { name: 'Companion' })).toBeTruthy();
    fireEvent.change(await input(), { target: { value: 'Still here' } });
    expect((await input()).value).toBe('Still here');
  });
});
