import {
  type Context,
  context,
  createContextKey,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import type { FastifyReply, FastifyRequest } from 'fastify';

const REQUEST_ID = createContextKey('the id of a request');
const tracer = trace.getTracer('inkwell');
let isTracingOn = false;

/** Told once the SDK is there: what is built before makes no spans, and costs nothing. */
export function setTracing(on: boolean): void {
  isTracingOn = on;
}

/** Whether this process makes spans. */
export const isTracing = (): boolean => isTracingOn;

/** What each log line says of where it was written: the request's id and the trace's, where there are any. */
export function traceFields(): { reqId?: string; traceId?: string } {
  const active = context.active();
  const reqId = active.getValue(REQUEST_ID);
  const traceId = trace.getSpanContext(active)?.traceId;
  return { ...(typeof reqId === 'string' && { reqId }), ...(traceId !== undefined && { traceId }) };
}

/** The W3C headers that carry the current trace to who is called; none where there is no trace. */
export function traceHeaders(): Record<string, string> {
  const headers: Record<string, string> = {};
  if (isTracingOn) propagation.inject(context.active(), headers);
  return headers;
}

/** The current place in a trace, to be kept with work that is done later. See https://www.w3.org/TR/trace-context/ */
export const currentTraceparent = (): string | undefined => traceHeaders()['traceparent'];

const contextOf = (traceparent: string | undefined): Context =>
  traceparent === undefined ? ROOT_CONTEXT : propagation.extract(ROOT_CONTEXT, { traceparent });

/** @returns the place of a span, to be kept with what follows from it */
function traceparentOf(span: Span): string | undefined {
  const headers: Record<string, string> = {};
  propagation.inject(trace.setSpan(ROOT_CONTEXT, span), headers);
  return headers['traceparent'];
}

/**
 * Notes that something waited from `since` until now, as a span of the trace that it belongs to.
 *
 * @returns the place of that span; `traceparent` where this process makes none
 */
export function traceWait(name: string, since: Date, traceparent: string | undefined): string | undefined {
  if (!isTracingOn || traceparent === undefined) return traceparent;
  const span = tracer.startSpan(name, { kind: SpanKind.PRODUCER, startTime: since }, contextOf(traceparent));
  span.end();
  return traceparentOf(span);
}

/**
 * Does work of a queue as a span of the trace that it belongs to, or of one that begins here. An error's message may
 * quote somebody: of what `work` throws, `reasonOf` says what is noted.
 */
export async function traceWork(
  options: {
    name: string;
    traceparent: string | undefined;
    attributes: Record<string, string | number>;
    reasonOf: (error: unknown) => string;
  },
  work: () => Promise<void>,
): Promise<void> {
  if (!isTracingOn) return work();
  const { name, traceparent, attributes, reasonOf } = options;
  const parent = contextOf(traceparent);
  const span = tracer.startSpan(name, { kind: SpanKind.CONSUMER, attributes }, parent);
  try {
    await context.with(trace.setSpan(parent, span), work);
  } catch (error) {
    span.setStatus({ code: SpanStatusCode.ERROR, message: reasonOf(error) });
    throw error;
  } finally {
    span.end();
  }
}

type EndSpan = () => void;

/**
 * The hooks that make a span of each request, and let all that handles it run in its context. No address, no query and
 * nothing of the person is in it.
 *
 * @param routeOf the route's pattern
 */
export function requestSpans(routeOf: (request: FastifyRequest) => string) {
  const contexts = new WeakMap<FastifyRequest, Context>();
  const within = (request: FastifyRequest, done: EndSpan): void => {
    const known = contexts.get(request);
    if (known) context.with(known, done);
    else done();
  };
  return {
    onRequest: (request: FastifyRequest, _reply: FastifyReply, done: EndSpan): void => {
      const { traceparent, tracestate } = request.headers;
      const parent = propagation.extract(ROOT_CONTEXT, { traceparent, tracestate });
      const attributes = { 'http.request.method': request.method, 'inkwell.request_id': request.id };
      const span = tracer.startSpan(request.method, { kind: SpanKind.SERVER, attributes }, parent);
      contexts.set(request, trace.setSpan(parent, span).setValue(REQUEST_ID, request.id));
      within(request, done);
    },
    // What reads a body goes on where the connection was opened, outside of every request.
    preValidation: (request: FastifyRequest, _reply: FastifyReply, done: EndSpan): void =>
      within(request, done),
    onResponse: (request: FastifyRequest, reply: FastifyReply, done: EndSpan): void => {
      within(request, () => {
        const span = trace.getActiveSpan();
        const route = routeOf(request);
        span?.updateName(`${request.method} ${route}`);
        span?.setAttributes({ 'http.route': route, 'http.response.status_code': reply.statusCode });
        if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
        span?.end();
        done();
      });
    },
  };
}
