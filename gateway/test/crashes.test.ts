import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { framesOf } from '../src/crashes.ts';
import { startGateway } from './harness.ts';

const CHROMIUM = `TypeError: cannot read 'my sister Ana'
    at save (https://app.inkwell.test/assets/write-view-1a2b.js:1:234)
    at async https://app.inkwell.test/assets/index-3c4d.js:2:5
    at my secret words`;
const FIREFOX = `save@https://app.inkwell.test/assets/write-view-1a2b.js:1:234
@https://app.inkwell.test/assets/index-3c4d.js:2:5`;

describe('the frames of a stack', () => {
  it.each([
    ['Chromium', CHROMIUM],
    ['Firefox', FIREFOX],
  ])('when %s wrote it, then only places in our files are left', (_, stack) => {
    expect(framesOf(stack)).toEqual([
      'save /assets/write-view-1a2b.js:1:234',
      '(anonymous) /assets/index-3c4d.js:2:5',
    ]);
  });

  it('when it is a text, then nothing is left', () => {
    expect(framesOf('Dear diary\nat last (https://evil.test/?q=my+words)')).toEqual([]);
  });
});

describe('POST crashes', () => {
  let world: Awaited<ReturnType<typeof startGateway>>;
  let gateway: Awaited<ReturnType<typeof world.started>>;
  beforeAll(async () => {
    world = await startGateway({ limitFactor: 0.2 });
    gateway = await world.started();
  });
  afterAll(() => gateway.close());
  const post = (payload: object, remoteAddress: string) =>
    gateway.app.inject({ method: 'POST', url: '/api/crashes', payload, remoteAddress });
  const crash = { name: 'TypeError', stack: CHROMIUM, version: '1' };

  it('when a page reports one, then it is 204 for anybody, until the address has reported enough', async () => {
    for (let reports = 0; reports < 4; reports += 1) {
      expect((await post(crash, '10.9.0.1')).statusCode).toBe(204);
    }
    expect((await post(crash, '10.9.0.1')).statusCode).toBe(429);
    expect((await post(crash, '10.9.0.2')).statusCode).toBe(204);
  });

  it.each([
    ['is no JSON', '{"name":'],
    ['is too large', JSON.stringify({ name: 'x'.repeat(9_000) })],
    ['lacks its fields', '{}'],
    ['is empty', ''],
  ])('when what comes %s, then it counts as a report', async (kind, payload) => {
    const remoteAddress = `10.9.1.${kind.length}`;
    const send = async () => {
      const headers = { 'content-type': 'application/json' };
      const request = { method: 'POST', url: '/api/crashes', headers, payload, remoteAddress } as const;
      return (await gateway.app.inject(request)).statusCode;
    };
    for (let reports = 0; reports < 4; reports += 1) expect([400, 413]).toContain(await send());
    expect(await send()).toBe(429);
  });

  it('when a report is not one, then it is refused and names its fields', async () => {
    const bad = await post({ ...crash, name: 'I feel sad today' }, '10.9.0.3');
    expect(bad.statusCode).toBe(400);
    expect(bad.json()).toMatchObject({ error: 'invalid', context: { fields: { name: expect.anything() } } });
    expect((await post({ ...crash, stack: 'x'.repeat(9_000) }, '10.9.0.4')).statusCode).toBe(413);
  });
});
