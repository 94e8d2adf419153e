import type { Conversation, ExerciseStep, Message } from '@inkwell/contracts';
import type { Mode } from '@inkwell/contracts/constants';
import { onboardedUser } from './fixtures.ts';
import { mockServer, ok } from './mock-server.ts';

/** A stored message; one's own unless `extra` says otherwise. */
export const message = (id: string, content: string, extra: Partial<Message> = {}): Message => ({
  id,
  content,
  sender: 'user',
  timestamp: '2026-11-21T10:00:00.000Z',
  choices: [],
  exercise: null,
  ...(extra.sender === 'ai' && { complete: true }),
  ...extra,
});

/** Makes the function that makes the conversation 7 of a mode and day. */
export const conversationOf =
  (mode: Mode, date: string) =>
  (...messages: Message[]): Conversation => ({ id: 7, mode, date, title: null, messages, more: false });

/** A response that streams these pieces and ends. */
export const replyStream = (...pieces: unknown[]) =>
  new Response(pieces.map((piece) => `data: ${JSON.stringify(piece)}\n\n`).join(''));

/** A response whose pieces the test sends. */
export function openReplyStream() {
  let controller: ReadableStreamDefaultController<Uint8Array>;
  const body = new ReadableStream<Uint8Array>({ start: (given) => void (controller = given) });
  return {
    response: new Response(body),
    send: (piece: unknown) =>
      controller.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(piece)}\n\n`)),
    end: () => controller.close(),
    fail: () => controller.error(new TypeError('network error')),
  };
}

/** The last step of an exercise. */
export const exerciseStep = (extra: Partial<ExerciseStep> = {}): ExerciseStep => ({
  id: 'three-good-things',
  title: 'Three good things',
  step: 6,
  steps: 6,
  pace: null,
  page: null,
  ...extra,
});

/** Mocks a server on which the day's conversation in heal mode has these messages. */
export const mockChat = (
  date: string,
  messages: Message[],
  routes: Parameters<typeof mockServer>[0] = {},
  user = onboardedUser,
) =>
  mockServer({
    'GET /api/auth/user': ok(user),
    [`GET /api/conversations/by-date?date=${date}&mode=heal`]: ok({ id: 7, mode: 'heal', date }),
    'GET /api/conversations/7': ok(conversationOf('heal', date)(...messages)),
    'GET /api/care': ok({ care: null, country: 'SE', folded: false }),
    'GET /api/journal-prompts': ok({ prompts: [] }),
    ...routes,
  });
