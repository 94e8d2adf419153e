import { AppError, createApp, createClosers, startTracing } from '@inkwell/service';
import { InMemorySpanExporter } from '@opentelemetry/sdk-trace-node';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { calledTimes, DAY, type Events, log, openEvents } from './harness.ts';

let events: Events;
const exporter = new InMemorySpanExporter();
const closers = createClosers();
beforeAll(() =>
  startTracing(
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9', OTEL_TRACES_SAMPLER_ARG: 1 },
    { service: 'journal', role: 'all', followsCaller: true, closers, exporter },
  ),
);
afterAll(() => closers.close());
afterEach(() => events.close());

it('when a request emits an event whose consumer makes a job, then all of it is one trace', async () => {
  events = await openEvents();
  const relay = events.relay();
  const jobs = events.jobs();
  const done = calledTimes(1);
  events.insights({
    written: async (day) => {
      await jobs.enqueue('insights.update-streak', day);
    },
    streak: async () => {
      done.call();
      throw new AppError('invalid', 'a secret');
    },
  });
  const app = createApp({ log, verify: null });
  app.get('/api/save', async () => {
    await events.save('ann', DAY);
    return {};
  });
  await app.inject('/api/save');
  await relay.flush();
  await done.done;
  await app.close();
  // What is under way ends with its worker, and what has ended is exported with the tracing.
  for (const close of events.closing.splice(0).toReversed()) await close();
  const spans: ReturnType<typeof exporter.getFinishedSpans> = [];
  exporter.shutdown = async () => void spans.push(...exporter.getFinishedSpans());
  await closers.close();

  const way = [
    'GET /api/save',
    'outbox journal.day-written',
    'job journal.day-written',
    'job insights.update-streak',
  ];
  const found = way.map((name) => spans.find((span) => span.name === name));
  const parents = found.map((span) => span?.parentSpanContext?.spanId);
  expect(parents).toEqual([undefined, ...found.slice(0, -1).map((span) => span?.spanContext().spanId)]);
  expect(new Set(found.map((span) => span?.spanContext().traceId)).size).toBe(1);
  expect(found[3]?.status).toEqual({ code: 2, message: 'invalid' });
  expect(
    JSON.stringify(spans.map(({ attributes, events: noted, status }) => [attributes, noted, status])),
  ).not.toMatch(/ann|secret/);
});
