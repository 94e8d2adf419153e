import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, register } from 'prom-client';
import type { Logger } from './log.ts';
import type { Closers } from './process.ts';

/** Bounds of answers that people wait for, in seconds; alert rules ask for 0.5 and 2. */
const ANSWER_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 30];

const requestCount = new Counter({
  name: 'inkwell_http_requests_total',
  help: 'Requests that were answered.',
  labelNames: ['method', 'route', 'status'],
});
const requestSeconds = new Histogram({
  name: 'inkwell_http_request_seconds',
  help: 'How long answers took, event streams left out.',
  labelNames: ['method', 'route'],
  buckets: ANSWER_BUCKETS,
});

/**
 * An `onResponse` hook that counts answers by the pattern of their route: an address can hold what a person typed, and
 * has no bound.
 */
export function countAnswers(routeOf: (request: FastifyRequest) => string) {
  return (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    const { method } = request;
    const route = routeOf(request);
    requestCount.inc({ method, route, status: reply.statusCode });
    const type = reply.getHeader('content-type');
    const isStream = typeof type === 'string' && type.startsWith('text/event-stream');
    if (!isStream) requestSeconds.observe({ method, route }, reply.elapsedTime / 1_000);
    done();
  };
}

/** A value with its labels. */
export interface MetricSample<Label extends string = string> {
  labels: Record<Label, string>;
  value: number;
}

/**
 * A gauge whose values are read when Prometheus asks. What cannot be read is missing in that answer, and the rest is
 * there.
 *
 * @returns adds one source of values, and hands back how to remove it
 */
export function createSampledGauge<Label extends string>(options: {
  name: string;
  help: string;
  labelNames: readonly Label[];
}): (read: () => MetricSample<Label>[] | Promise<MetricSample<Label>[]>) => () => void {
  type ReadSamples = () => MetricSample<Label>[] | Promise<MetricSample<Label>[]>;
  const sources = new Set<ReadSamples>();
  new Gauge({
    ...options,
    async collect() {
      // Called once for each answer, so that a source that is gone leaves no value behind.
      const read = await Promise.allSettled([...sources].map(async (source) => source()));
      this.reset();
      for (const result of read) {
        if (result.status === 'rejected') continue;
        for (const { labels, value } of result.value) this.set(labels, value);
      }
    },
  });
  return (read) => {
    sources.add(read);
    return () => sources.delete(read);
  };
}

/** Serves the metrics of a process where its settings say so. See `serveMetrics`. */
export async function openMetrics(
  config: { HOST: string; METRICS_PORT?: number | undefined },
  options: { service: string; role: string; log: Logger; closers: Closers },
): Promise<void> {
  if (config.METRICS_PORT === undefined) return;
  const server = await serveMetrics({ ...options, host: config.HOST, port: config.METRICS_PORT });
  options.closers.add(server.close);
  options.log.info({ port: server.port }, 'metrics are served');
}

/** The port that answers Prometheus. */
export interface MetricsServer {
  port: number;
  close: () => Promise<void>;
}

/**
 * Serves the process's metrics at `/metrics`, on a port of its own: nothing that people can reach leads there.
 *
 * @param options.service the label `service` of every metric
 * @param options.role the label `role` of every metric
 */
export async function serveMetrics(options: {
  host: string;
  port: number;
  service: string;
  role: string;
  log: Logger;
}): Promise<MetricsServer> {
  const { host, port, service, role, log } = options;
  register.setDefaultLabels({ service, role });
  const server = createServer((request, response) => {
    const isKnown = request.method === 'GET' && request.url === '/metrics';
    if (!isKnown) return response.writeHead(404).end();
    return register.metrics().then(
      (text) => response.writeHead(200, { 'content-type': register.contentType }).end(text),
      (error: unknown) => {
        log.warn({ err: error }, 'the metrics could not be read');
        response.writeHead(500).end();
      },
    );
  });
  await new Promise<void>((listening, failed) => {
    server.once('error', failed);
    server.listen({ host, port }, listening);
  });
  collectDefaultMetrics();
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
