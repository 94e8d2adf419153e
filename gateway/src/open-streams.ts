import { type App, createSampledGauge } from '@inkwell/service';

const sampleOpenStreams = createSampledGauge({
  name: 'inkwell_open_streams',
  help: 'Event streams that are open: proxied ones, of which STREAMS_MAX is the most, and those of live notices.',
  labelNames: ['kind'],
});

/** Tells how many event streams of a kind an app has open, until it closes. */
export function measureOpenStreams(app: App, kind: 'proxied' | 'live', count: () => number): void {
  const remove = sampleOpenStreams(() => [{ labels: { kind }, value: count() }]);
  app.addHook('onClose', async () => remove());
}
