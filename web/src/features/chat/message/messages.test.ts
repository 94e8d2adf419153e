import type { Message } from '@inkwell/contracts';
import { describe, expect, it } from 'vitest';
import { isDisplayed, mergeMessages, type LocalMessage } from './messages.ts';

const stored = (id: string, content: string, at: string, extra: Partial<Message> = {}): Message => ({
  id,
  content,
  sender: 'user',
  timestamp: at,
  choices: [],
  exercise: null,
  ...extra,
});
const local = (content: string, at: string, extra: Partial<LocalMessage> = {}): LocalMessage => ({
  id: `local ${content}`,
  turn: 't',
  sender: 'user',
  content,
  timestamp: at,
  ...extra,
});
const texts = (...given: Parameters<typeof mergeMessages>) =>
  mergeMessages(...given).map(({ content }) => content);

describe('merging stored and local messages', () => {
  it('when a local message has a stored copy within 10 s, then it is displayed once', () => {
    const messages = [stored('1', 'Hello', '2026-11-21T10:00:00Z')];
    expect(texts(messages, [local('Hello', '2026-11-21T10:00:10Z')], false)).toEqual(['Hello']);
    expect(texts(messages, [local('Hello', '2026-11-21T10:00:11Z')], false)).toEqual(['Hello', 'Hello']);
    expect(texts(messages, [local('Hello', '2026-11-21T10:00:00Z', { sender: 'ai' })], false)).toHaveLength(
      2,
    );
  });

  it('when both copies have the id that the message was sent with, then that alone decides', () => {
    const messages = [stored('1', 'Yes', '2026-11-21T10:00:00Z', { clientMessageId: 'c1' })];
    const late = local('Yes', '2026-11-21T10:05:00Z', { clientMessageId: 'c1' });
    expect(texts(messages, [late], false)).toEqual(['Yes']);
    const second = local('Yes', '2026-11-21T10:00:03Z', { clientMessageId: 'c2' });
    expect(texts(messages, [second], false)).toEqual(['Yes', 'Yes']);
    const withoutId = [stored('1', 'Yes', '2026-11-21T10:00:00Z')];
    expect(texts(withoutId, [second], false)).toEqual(['Yes']);
  });

  it('when a local message knows its stored id, then the stored copy replaces it at any time', () => {
    const messages = [stored('m9', 'Whole reply', '2026-11-21T09:00:00Z', { sender: 'ai', complete: true })];
    const said = local('Whole reply', '2026-11-21T10:00:00Z', { sender: 'ai', id: 'm9' });
    expect(texts(messages, [said], false)).toEqual(['Whole reply']);
  });

  it('when a message has one character or less, then it is displayed only from the companion', () => {
    const messages = [
      stored('1', ' k ', '2026-11-21T10:00:00Z'),
      stored('2', '.', '2026-11-21T10:00:00Z', { sender: 'ai' }),
      stored('3', 'ok', '2026-11-21T10:00:00Z'),
    ];
    expect(messages.filter(isDisplayed).map(({ content }) => content)).toEqual(['.', 'ok']);
  });

  it('when a reply is streaming, then its stored half is left out', () => {
    const half = [stored('1', 'Half', '2026-11-21T10:00:00Z', { sender: 'ai', complete: false })];
    expect(texts(half, [], true)).toEqual([]);
    expect(texts(half, [], false)).toEqual(['Half']);
  });
});
