import { type Care, type CareState, IDENTITY_HEADER, TIMEZONE_HEADER } from '@inkwell/contracts';
import { expect } from 'vitest';
import type { Chat, Event } from './harness.ts';

/** The care that came while a reply was written; undefined where none did. */
export const careIn = (events: Event[]): Care | undefined =>
  events.flatMap((event) => (event.type === 'care' ? [event.care] : []))[0];

export const completion = (events: Event[]) => events.find((event) => event.type === 'complete');

/** What a person is told of their care; with a body it is changed. */
export async function careOf(
  chat: Chat,
  userId: string,
  { payload, zone = 'Europe/Stockholm' }: { payload?: object; zone?: string } = {},
): Promise<CareState> {
  const response = await chat.app.inject({
    method: payload ? 'PUT' : 'GET',
    url: '/api/care',
    headers: { [IDENTITY_HEADER]: chat.sign({ userId }), [TIMEZONE_HEADER]: zone },
    ...(payload && { payload }),
  });
  expect(response.statusCode).toBe(200);
  return response.json();
}

/** What a reader finds in a message. */
export type LateFinding = {
  level: 'support' | 'concern' | 'crisis';
  kind: 'suicide' | 'self_harm';
  isYes?: true;
} | null;

/** A reader that answers when the test says so. */
export function heldReader() {
  let answer: (found: LateFinding) => void = () => undefined;
  const read = () => new Promise<LateFinding>((resolve) => (answer = resolve));
  return { read, answer: (found: LateFinding) => answer(found) };
}

export const contentIn = (events: Event[]): string =>
  events.map((event) => (event.type === 'content' ? event.content : '')).join('');

/** Sends a message, and has `found` found in it while its reply is written. */
export async function sendAndFindLate(
  chat: Chat,
  userId: string,
  content: string,
  found: LateFinding,
): Promise<Event[]> {
  const head = heldReader();
  chat.screen.setHead(head.read);
  chat.model.answerAlways(null);
  const stream = await chat.send(userId, content);
  const model = await chat.model.next();
  const notice = chat.nextNotice(userId);
  head.answer(found);
  await notice;
  model.say('I read that.');
  model.end();
  chat.screen.setHead(() => Promise.resolve(null));
  chat.model.answerAlways('I read that.');
  return stream.readAll();
}
