import { type App, openEventStream } from '@inkwell/service';
import { register } from 'prom-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startGateway } from './harness.ts';

let world: Awaited<ReturnType<typeof startGateway>>;
let gateway: Awaited<ReturnType<typeof world.started>>;
beforeAll(async () => {
  world = await startGateway();
  const chat = world.services.get('chat') as App;
  chat.get('/api/conversations/:id/stream', (request, reply) => {
    openEventStream(request, reply);
  });
  gateway = await world.started();
});
afterAll(() => gateway.close());

async function valuesOf(name: string) {
  const metrics = await register.getMetricsAsJSON();
  return metrics.find((each) => each.name === name)?.values ?? [];
}

const openStreams = async () =>
  Object.fromEntries(
    (await valuesOf('inkwell_open_streams')).map(({ labels, value }) => [labels['kind'], value]),
  );

it('when streams are open, then the gateway tells how many of each kind', async () => {
  const { cookie } = world.person();
  const leaving = new AbortController();
  const open = (path: string) =>
    fetch(`${gateway.url}${path}`, { headers: { cookie }, signal: leaving.signal });
  await Promise.all(['/api/live', '/api/live', '/api/conversations/7/stream'].map(open));
  expect(await openStreams()).toEqual({ live: 2, proxied: 1 });
  leaving.abort();
  await expect.poll(openStreams).toEqual({ live: 0, proxied: 0 });
});

it('when a person asks for their data, then it is counted by the row of the guard table', async () => {
  const { cookie } = world.person();
  await fetch(`${gateway.url}/api/journal-entries/2026-11-21`, { headers: { cookie } });
  // The services of this test count in the same process, by the one route that they have.
  const routes = (await valuesOf('inkwell_http_requests_total')).map(({ labels }) => labels['route']);
  expect(routes).toContain('/api/journal-entries/:date');
});

it('when somebody asks the public door for metrics, then it has none', async () => {
  const answer = await fetch(`${gateway.url}/metrics`);
  expect(await answer.text()).not.toContain('inkwell_');
});
