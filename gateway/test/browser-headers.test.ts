import { afterAll, beforeAll, expect, it } from 'vitest';
import { startGateway } from './harness.ts';

let world: Awaited<ReturnType<typeof startGateway>>;
let gateway: Awaited<ReturnType<typeof world.started>>;
beforeAll(async () => {
  world = await startGateway({ production: true });
  gateway = await world.started();
});
afterAll(() => gateway.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(new URL(path, gateway.url), { headers });
const policyOf = async (path: string) => (await get(path)).headers.get('content-security-policy') ?? '';

it('when another site frames a page or an answer, then the browser shows nothing', async () => {
  for (const path of ['/', '/signin', '/api/auth/user', '/api/nothing']) {
    expect(await policyOf(path), path).toContain("frame-ancestors 'none'");
  }
});

it('when an answer is opened as a page, then nothing in it may load or run', async () => {
  const { cookie } = world.person();
  const answer = await get('/api/journal-dates', { cookie });
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
});

it('when a page is shown, then it takes no plugins and no other base, and only TLS from then on', async () => {
  expect(await policyOf('/')).toMatch(/object-src 'none';.*base-uri 'none'/);
  expect((await get('/')).headers.get('strict-transport-security')).toBe(
    'max-age=31536000; includeSubDomains',
  );
});

it('when another site asks, then no answer is shared with it', async () => {
  const { cookie } = world.person();
  for (const path of ['/', '/api/journal-dates', '/api/auth/user', '/health/live']) {
    const { headers } = await get(path, { cookie, origin: 'https://evil.test' });
    expect(headers.get('access-control-allow-origin'), path).toBeNull();
    expect(headers.get('access-control-allow-credentials'), path).toBeNull();
  }
});
