import { IDENTITY_HEADER } from '@inkwell/contracts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type App, createApp } from '../src/app.ts';
import { createIdentitySigner, createIdentityVerifier } from '../src/identity.ts';
import { createLog } from '../src/log.ts';

const secret = 'a secret of thirty-two characters';
const verify = createIdentityVerifier({
  audience: 'journal',
  secrets: { gateway: secret, insights: `${secret}!` },
});
const sign = createIdentitySigner({ caller: 'gateway', audience: 'journal', secret });

let app: App | undefined;
function build(): App {
  app = createApp({ log: createLog({ name: 'test', level: 'silent' }), verify });
  return app;
}
afterEach(async () => {
  vi.useRealTimers();
  await app?.close();
});

describe('identity', () => {
  it('when the token is for another service, of an unknown caller or unsigned, then it is 401', async () => {
    const app = build();
    app.get('/api/x', async () => 'in');
    app.get('/internal/x', async (request) => request.identity);
    const get = async (token: string, url = '/api/x') =>
      (await app.inject({ url, headers: { [IDENTITY_HEADER]: token } })).statusCode;
    const other = createIdentitySigner({ caller: 'gateway', audience: 'chat', secret });
    const unknown = createIdentitySigner({ caller: 'chat', audience: 'journal', secret });
    const insights = createIdentitySigner({ caller: 'insights', audience: 'journal', secret: `${secret}!` });
    const [head, payload] = sign({ userId: 'ann' }).split('.');
    expect(await get(sign({ userId: 'ann' }))).toBe(200);
    const notJson = `${head}.${Buffer.from('abc').toString('base64url')}.zz`;
    for (const token of [other({}), unknown({}), insights({}), `${head}.${payload}.`, notJson, 'x', '']) {
      expect(await get(token), token).toBe(401);
    }
    expect(await get(insights({ userId: 'ann' }), '/internal/x')).toBe(200);
    expect((await app.inject({ url: '/api/none' })).statusCode).toBe(401);
    expect((await app.inject({ url: '/health/live' })).statusCode).toBe(200);
  });

  it('when a token that was accepted has expired, then it is refused, and nobody is signed out', async () => {
    const app = build();
    app.get('/api/x', async () => 'in');
    const token = sign({ userId: 'ann' });
    expect(verify(token).userId).toBe('ann');
    vi.useFakeTimers({ now: Date.now() + 61_000, toFake: ['Date'] });
    expect(() => verify(token)).toThrow(expect.objectContaining({ code: 'unavailable' }));
    expect((await app.inject({ url: '/api/x', headers: { [IDENTITY_HEADER]: token } })).statusCode).toBe(503);
  });

  it('when a token has expired that was signed with a secret of others, then it is 401', () => {
    const forged = createIdentitySigner({ caller: 'gateway', audience: 'journal', secret: `${secret}!` })({});
    vi.useFakeTimers({ now: Date.now() + 61_000, toFake: ['Date'] });
    expect(() => verify(forged)).toThrow(expect.objectContaining({ code: 'unauthenticated' }));
  });
});

describe('a secret that is being replaced', () => {
  const newer = 'another secret, thirty-two and more';
  const signed = (secret: string | string[]) =>
    createIdentitySigner({ caller: 'gateway', audience: 'journal', secret })({ userId: 'ann' });
  const accepts = (secrets: string | string[], token: string) => {
    const check = createIdentityVerifier({ audience: 'journal', secrets: { gateway: secrets } });
    try {
      return check(token).userId === 'ann';
    } catch {
      return false;
    }
  };

  it('when both know both, then the newest signs and either verifies; the oldest can go', () => {
    expect(accepts([newer, secret], signed(secret))).toBe(true);
    expect(accepts([newer, secret], signed([newer, secret]))).toBe(true);
    expect(accepts(newer, signed([newer, secret]))).toBe(true);
    expect(accepts(secret, signed([newer, secret]))).toBe(false);
    expect(accepts([newer, secret], signed('a third secret that nobody here knows'))).toBe(false);
  });
});
