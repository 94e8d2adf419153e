import type { Closers } from './process.ts';
import type { TracingOptions } from './tracing-sdk.ts';

/**
 * Starts to trace where the settings name somebody to send traces to. To be called before the log and the app are
 * made. Without an address the SDK is not even read.
 *
 * @param options.exporter for tests: takes the spans in place of the address
 */
export async function startTracing(
  config: { OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined; OTEL_TRACES_SAMPLER_ARG: number },
  options: { closers: Closers } & Pick<TracingOptions, 'service' | 'role' | 'followsCaller' | 'exporter'>,
): Promise<void> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: ratio } = config;
  if (endpoint === undefined) return;
  const { startTracingSdk } = await import('./tracing-sdk.ts');
  options.closers.add(startTracingSdk({ ...options, endpoint, ratio }));
}
