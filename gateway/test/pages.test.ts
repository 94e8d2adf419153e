import { MAIN_HOST_PATHS } from '@inkwell/contracts/hosts';
import { setSession } from '@inkwell/service';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startGateway } from './harness.ts';

let world: Awaited<ReturnType<typeof startGateway>>;
let gateway: Awaited<ReturnType<typeof world.started>>;
beforeAll(async () => {
  world = await startGateway({ limitFactor: 0.01 });
  gateway = await world.started();
});
afterAll(() => gateway.close());

const get = (url: string, headers: Record<string, string> = {}) => gateway.app.inject({ url, headers });

describe('the web app', () => {
  it("when any page is asked for, then it is the same page, uncached, with this start's configuration and a strict CSP", async () => {
    for (const url of ['/', '/app?mode=plan', '/signin']) {
      const page = await get(url);
      expect(page.statusCode).toBe(200);
      expect(page.headers['cache-control']).toBe('no-store');
      expect(page.body).toContain(
        '{"mainHost":"inkwell.test","appHost":"app.inkwell.test","stripe":null,"version":"v\\u003c1>",' +
          '"providers":{"companion":"OpenAI","reading":null},"hasSession":false}',
      );
      const policy = String(page.headers['content-security-policy']);
      expect(policy).toContain("default-src 'self'");
      expect(policy).toMatch(/script-src 'self' 'sha256-[^']+';/);
      expect(policy).not.toContain('unsafe');
      expect(page.headers['x-content-type-options']).toBe('nosniff');
    }
  });

  it('when a browser has a session, then the page says so, and not for a cookie that nobody signed', async () => {
    const { cookie } = world.person();
    expect((await get('/app', { cookie })).body).toContain('"hasSession":true');
    expect((await get('/app', { cookie: `${cookie}x` })).body).toContain('"hasSession":false');
  });

  it.each([
    ['/', 'inkwell.test', 'landing'],
    ['/', 'app.inkwell.test', 'signin'],
    ['/signup?promo=HALF50', 'inkwell.test', 'signup'],
    ['/app/account', 'localhost', 'signin'],
    ['/nowhere', 'localhost', 'landing'],
    ['/privacy', 'localhost', 'index'],
  ])('when a visitor opens %s on %s, then the page is %s', async (url, host, page) => {
    const visit = await get(url, { host });
    expect(visit.body).toContain(`<title>${page}</title>`);
    expect(visit.body).toContain('"hasSession":false');
    expect(visit.headers.vary).toContain('cookie');
    const { cookie } = world.person();
    expect((await get(url, { host, cookie })).body).toContain('<title>index</title>');
    expect((await get(`/${page}.html`, { host, cookie })).body).not.toContain('__INKWELL_CONFIG__');
  });

  it('when a hashed file is asked for, then it is kept for ever and comes compressed as it was built', async () => {
    const file = await get('/assets/app-1234.js', { 'accept-encoding': 'br' });
    expect(file.headers['cache-control']).toContain('immutable');
    expect(file.headers['content-encoding']).toBe('br');
    expect(file.headers['content-type']).toContain('javascript');
    expect((await get('/assets/app-1234.js')).body).toBe('export {};');
    expect((await get('/assets/gone.js')).statusCode).toBe(404);
  });

  it('when somebody goes to an address with a dot that is no file, then it is a page like any other', async () => {
    const navigation = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
    const page = await get('/app/version.2', navigation);
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-type']).toContain('text/html');
    expect((await get('/assets/gone.js', navigation)).statusCode).toBe(404);
    expect((await get('/gone.png', { accept: 'image/*' })).statusCode).toBe(404);
  });

  it('when a page of the app is asked for on the main host, then it is sent to the app host, path and query kept', async () => {
    const moved = await get('/app/account?tab=1', { host: 'inkwell.test:3000' });
    expect(moved.statusCode).toBe(302);
    expect(moved.headers.location).toBe('http://app.inkwell.test:3000/app/account?tab=1');
    for (const url of [
      ...MAIN_HOST_PATHS,
      '/landing/',
      '/SignUp',
      '/signup?promo=HALF50',
      '/assets/app-1234.js',
      '/health/live',
    ]) {
      expect((await get(url, { host: 'inkwell.test' })).statusCode, url).toBe(200);
    }
    for (const url of ['/app/', '/signin/again', '/subscribe?promo=HALF50', '/safety', '/nowhere']) {
      const { statusCode, headers } = await get(url, { host: 'inkwell.test' });
      expect([statusCode, headers.location]).toEqual([302, `http://app.inkwell.test${url}`]);
    }
    for (const host of ['app.inkwell.test', 'localhost:3000']) {
      expect((await get('/app', { host })).statusCode).toBe(200);
    }
  });
});

describe('when both hosts have one name, and a port tells them apart', () => {
  it.each([
    [{ mainHost: 'inkwell.test', appHost: 'inkwell.test:8443' }, 'inkwell.test', 'inkwell.test:8443'],
    [{ mainHost: 'inkwell.test:8443', appHost: 'inkwell.test' }, 'inkwell.test:8443', 'inkwell.test'],
  ])('as in %o, then the way leads from %s to %s, and there it ends', async (hosts, main, appHost) => {
    const other = await startGateway(hosts);
    const { app, close } = await other.started();
    const ask = async (host: string) => {
      const { statusCode, headers } = await app.inject({ url: '/app?mode=plan', headers: { host } });
      return [statusCode, headers.location];
    };
    const answers = [await ask(main), await ask(appHost)];
    await close();
    expect(answers).toEqual([
      [302, `http://${appHost}/app?mode=plan`],
      [200, undefined],
    ]);
  });
});

describe('limits', () => {
  const post = (url: string, remoteAddress: string) =>
    gateway.app.inject({ method: 'POST', url, remoteAddress, payload: {} });

  it('when an address signs up too often, then it is 429 with the time to wait; another address is not', async () => {
    expect((await post('/api/signup', '10.0.0.1')).statusCode).toBe(200);
    const refused = await post('/api/signup', '10.0.0.1');
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ error: 'rate_limited' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await post('/api/signup', '10.0.0.2')).statusCode).toBe(200);
    expect((await post('/api/signin', '10.0.0.1')).statusCode).toBe(200);
  });

  it('when an address is counted, then under a key that says for what', async () => {
    await post('/api/signin', '10.0.2.1');
    expect(await gateway.redis.get('limit:signin:10.0.2.1')).toBe('1');
    expect(await gateway.redis.pttl('limit:signin:10.0.2.1')).toBeGreaterThan(0);
  });

  it.each([
    ['are of one /64', '2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff', 429],
    ['are of two /64', '2001:db8:1:3::1', '2001:db8:1:4::1', 200],
    ['are one, mapped the second time', '10.0.1.1', '::ffff:10.0.1.1', 429],
    ['are two, both mapped', '::ffff:10.0.1.2', '::ffff:10.0.1.3', 200],
  ])('when two addresses %s, then the second is answered as it should', async (_, first, second, status) => {
    expect((await post('/api/signup', first)).statusCode).toBe(200);
    expect((await post('/api/signup', second)).statusCode).toBe(status);
  });

  it('when a person asks more than their share in a minute, then only they wait', async () => {
    const [ann, eve] = [world.person(), world.person()];
    const ask = (cookie: string) => get('/api/auth/user', { cookie });
    const answers = await Promise.all(Array.from({ length: 7 }, () => ask(ann.cookie)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([
      200, 200, 200, 200, 200, 200, 429,
    ]);
    expect((await ask(eve.cookie)).statusCode).toBe(200);
  });

  it('when requests come at once and nothing of the person is remembered, then each is counted all the same', async () => {
    const { cookie } = world.person({ hasAccess: false });
    const statuses: number[] = [];
    for (const _ of [1, 2, 3]) {
      const answers = await Promise.all(Array.from({ length: 4 }, () => get('/api/auth/user', { cookie })));
      statuses.push(...answers.map(({ statusCode }) => statusCode));
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(6);
  });

  it('when a session has ended, then what still comes under it does not use up its owner', async () => {
    const ann = world.person();
    await setSession(gateway.redis, ann, 'ended');
    for (const _ of Array.from({ length: 8 })) {
      expect((await get('/api/auth/user', { cookie: ann.cookie })).statusCode).toBe(401);
    }
    const again = world.person({ userId: ann.userId });
    expect((await get('/api/auth/user', { cookie: again.cookie })).statusCode).toBe(200);
  });
});
