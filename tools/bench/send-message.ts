import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

import { replyOf } from '../test/person.ts';

const SEND_TIMEOUT_MS = 30_000;
const RESEND_AFTER_MS = 500;

/**
 * Sends a message to the companion, and returns with the first piece of its reply: the ms that it took, and the whole
 * text of the reply, once it has ended. A message that is refused with 503 is sent again, and the ms go on.
 */
export async function sendMessage(base: string, cookie: string, message: { content: string; mode: string }) {
  const began = performance.now();
  const date = new Date().toISOString().slice(0, 10);
  const body = JSON.stringify({ ...message, date, clientMessageId: randomUUID() });
  const send = () =>
    fetch(new URL('/api/conversations/messages', base), {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body,
    });
  let response = await send();
  while (response.status === 503 && performance.now() - began < SEND_TIMEOUT_MS) {
    await response.body?.cancel();
    await pause(RESEND_AFTER_MS);
    response = await send();
  }
  if (!response.ok) throw new Error(`a message was answered with ${response.status}`);
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let stream = '';
  let isOver = false;
  const read = async () => {
    const next = await reader?.read();
    stream += next?.value ?? '';
    isOver = next?.done ?? true;
  };
  while (!isOver && !stream.includes('"content"')) await read();
  const firstMs = performance.now() - began;
  const readOn = async (): Promise<string> => {
    while (!isOver) await read();
    return replyOf(stream);
  };
  return { firstMs, whole: readOn() };
}
