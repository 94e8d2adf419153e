import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  NodeTracerProvider,
  ParentBasedSampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace-node';
import { setTracing } from './tracing.ts';

/** How long an export may take, in ms: it must not hold up the end of the process. */
const EXPORT_TIMEOUT_MS = 2_000;

export interface TracingOptions {
  service: string;
  role: string;
  /** How many of the traces that begin here are exported, 0 to 1. */
  ratio: number;
  /** Whether who calls decides if a trace is exported: not people at the public door. */
  followsCaller: boolean;
  /** Default: by OTLP over HTTP to this address, below which is `v1/traces`. */
  endpoint: string;
  exporter?: SpanExporter;
}

/**
 * Starts to make spans and to export them.
 *
 * @returns what exports the last ones and ends it
 */
export function startTracingSdk(options: TracingOptions): () => Promise<void> {
  const { service, role, ratio, followsCaller, endpoint } = options;
  const url = `${endpoint.replace(/\/$/, '')}/v1/traces`;
  const exporter = options.exporter ?? new OTLPTraceExporter({ url, timeoutMillis: EXPORT_TIMEOUT_MS });
  const root = new TraceIdRatioBasedSampler(ratio);
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': service, 'service.role': role }),
    sampler: new ParentBasedSampler({
      root,
      ...(!followsCaller && { remoteParentSampled: root, remoteParentNotSampled: root }),
    }),
    spanProcessors: [new BatchSpanProcessor(exporter, { exportTimeoutMillis: EXPORT_TIMEOUT_MS })],
  });
  // Of what comes in with a request, the place in a trace alone is taken: no baggage.
  provider.register({ propagator: new W3CTraceContextPropagator() });
  setTracing(true);
  return async () => {
    setTracing(false);
    await provider.shutdown();
  };
}
