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
