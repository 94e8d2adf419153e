import {
  ConfirmCalendar,
  Conversation,
  ConversationByDate,
  ConversationDates,
  ConversationDatesQuery,
  ConversationHead,
  ConversationId,
  ConversationPage,
  Message,
  SendMessage,
} from '@inkwell/contracts';
import { type App, hasAccessOf, openEventStream, timeZoneOf, userOf } from '@inkwell/service';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ReplyStream } from '../replies/reply-stream.ts';
import type { Caller, Conversations } from './conversations.ts';

const SendOrConfirm = z.discriminatedUnion('isCalendarConfirmation', [
  SendMessage.extend({ isCalendarConfirmation: z.literal(false).optional() }),
  ConfirmCalendar,
]);

const LastEventId = z.looseObject({ 'last-event-id': z.string().optional() });

export function conversationRoutes(app: App, conversations: Conversations): void {
  app.post('/api/conversations/messages', { schema: { body: SendMessage } }, async (request, reply) => {
    const replyStream = await conversations.send(callerOf(request), timeZoneOf(request), null, request.body);
    return sendStream(request, reply, replyStream);
  });

  app.post(
    '/api/conversations/:id/messages',
    { schema: { params: ConversationId, body: SendOrConfirm, response: { 201: Message } } },
    async (request, reply) => {
      const { body, params } = request;
      // Two calls share this path: a confirmation is answered as JSON, a message as a stream.
      if (body.isCalendarConfirmation) {
        return reply.status(201).send(await conversations.confirm(callerOf(request), params.id, body));
      }
      return sendStream(
        request,
        reply,
        await conversations.send(callerOf(request), timeZoneOf(request), params.id, body),
      );
    },
  );

  app.get(
    '/api/conversations/:id',
    { schema: { params: ConversationId, querystring: ConversationPage, response: { 200: Conversation } } },
    (request) => conversations.get(callerOf(request), request.params.id, request.query.before),
  );

  app.get(
    '/api/conversations/by-date',
    { schema: { querystring: ConversationByDate, response: { 200: ConversationHead.nullable() } } },
    (request) => conversations.findByDate(userOf(request), request.query.date, request.query.mode),
  );

  app.get(
    '/api/conversations/dates',
    { schema: { querystring: ConversationDatesQuery, response: { 200: ConversationDates } } },
    async (request) => ({ dates: await conversations.listDates(userOf(request), request.query.mode) }),
  );

  app.post(
    '/api/conversations/:id/stop',
    { schema: { params: ConversationId, response: { 204: z.null() } } },
    async (request, reply) => {
      await conversations.stop(userOf(request), request.params.id);
      return reply.status(204).send(null);
    },
  );

  app.get(
    '/api/conversations/:id/stream',
    { schema: { params: ConversationId, headers: LastEventId, response: { 204: z.null() } } },
    async (request, reply) => {
      const lastEventId = request.headers['last-event-id'];
      const replyStream = await conversations.resume(callerOf(request), request.params.id, lastEventId);
      return replyStream ? sendStream(request, reply, replyStream) : reply.status(204).send(null);
    },
  );
}

const callerOf = (request: FastifyRequest): Caller => ({
  userId: userOf(request),
  hasAccess: hasAccessOf(request),
});

/** Answers with an event stream until the reply ends or its reader leaves. */
async function sendStream(
  request: FastifyRequest,
  reply: FastifyReply,
  replyStream: ReplyStream,
): Promise<void> {
  const stream = openEventStream(request, reply, { survivesDrain: true });
  try {
    for await (const { piece, id } of replyStream.events(stream.closed)) stream.send(piece, id);
  } catch (error) {
    // The status is sent already: the stream itself has to carry the error.
    request.log.error({ err: error, reqId: request.id }, 'stream failed');
    stream.send({ type: 'error', message: 'The reply was cut off. Please try again.' });
  } finally {
    stream.end();
  }
}
