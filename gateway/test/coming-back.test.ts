import type { IncomingMessage } from 'node:http';
import { type App, createLog } from '@inkwell/service';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startGateway } from './harness.ts';

const CALLBACK = '/api/google-calendar/callback?state=1&code=2';
const FAILED = '/app?mode=plan&google=failed';
const PER_MINUTE = 6;

const lines: string[] = [];
let world: Awaited<ReturnType<typeof startGateway>>;
let gateway: Awaited<ReturnType<typeof world.started>>;
beforeAll(async () => {
  const output = { write: (line: string) => lines.push(line) };
  const log = createLog({ name: 'gateway', level: 'info', output });
  world = await startGateway({ limitFactor: PER_MINUTE / 600, log });
  gateway = await world.started();
});
afterAll(() => gateway.close());

const LINE = ['code', 'hostname', 'level', 'msg', 'name', 'pid', 'reqId', 'time'];

type Headers = Record<string, string>;

const NAVIGATION: Headers = {
  'sec-fetch-mode': 'navigate',
  accept: 'text/html,application/xml;q=0.9,*/*;q=0.8',
};
const ON_PLAIN_HTTP: Headers = { accept: 'text/html,*/*;q=0.8' };
const FROM_SCRIPT: Headers = { 'sec-fetch-mode': 'cors', accept: 'application/json' };

const comeBack = (cookie: string, headers: Headers = NAVIGATION) =>
  gateway.app.inject({ url: CALLBACK, headers: { ...headers, ...(cookie && { cookie }) } });

/** What the gateway refuses or cannot do, and who meets it. */
const errors: Record<string, { code: string; meet: (headers: Headers) => ReturnType<typeof comeBack> }> = {
  'nobody is signed in': { code: 'unauthenticated', meet: (headers) => comeBack('', headers) },
  'the session has ended': {
    code: 'unauthenticated',
    meet: (headers) => comeBack(world.person({ alive: false }).cookie, headers),
  },
  'the onboarding is not done': {
    code: 'onboarding_required',
    meet: (headers) => comeBack(world.person({ onboarded: false }).cookie, headers),
  },
  'there is no access': {
    code: 'subscription_required',
    meet: (headers) => comeBack(world.person({ hasAccess: false }).cookie, headers),
  },
  'too many requests came before': {
    code: 'rate_limited',
    meet: async (headers) => {
      const { cookie } = world.person();
      for (let sent = 0; sent < PER_MINUTE; sent += 1) await comeBack(cookie);
      return comeBack(cookie, headers);
    },
  },
  'the calendar is away': {
    code: 'unavailable',
    meet: async (headers) => {
      const { server } = world.services.get('calendar') as App;
      const close = ({ socket }: IncomingMessage) => socket.destroy();
      server.prependListener('request', close);
      const answer = await comeBack(world.person().cookie, headers);
      server.off('request', close);
      return answer;
    },
  },
};

describe('a browser that comes back from Google', () => {
  for (const [what, { code, meet }] of Object.entries(errors)) {
    it.each([
      ['a browser', NAVIGATION],
      ['a browser on plain http', ON_PLAIN_HTTP],
    ])(`when ${what}, then %s is sent on to the app, and the log has the code alone`, async (_, headers) => {
      lines.length = 0;
      const { statusCode, headers: answered, body } = await meet(headers);
      expect([statusCode, answered.location, body]).toEqual([302, FAILED, '']);
      expect(answered['cache-control']).toBe('no-store');
      const reqId = answered['x-request-id'];
      expect(reqId).toEqual(expect.any(String));
      const logged = lines.map((line): Record<string, unknown> => JSON.parse(line));
      const { err, ...line } = logged.find(({ msg }) => String(msg).endsWith('sent on')) ?? {};
      expect(Object.keys(line).toSorted()).toEqual(LINE);
      expect(line).toMatchObject({ reqId, code });
      // What broke is described as every error is.
      expect(err === undefined).toBe(code !== 'unavailable');
    });

    it(`when ${what}, then a script is answered ${code}`, async () => {
      expect((await meet(FROM_SCRIPT)).json()).toMatchObject({ error: code });
    });
  }

  it('when nothing is wrong, then the service answers', async () => {
    expect((await comeBack(world.person().cookie)).json()).toMatchObject({ service: 'calendar' });
  });

  it('when another route is opened as a page, then it is answered with its error', async () => {
    const answer = await gateway.app.inject({ url: '/api/google-calendar/status', headers: NAVIGATION });
    expect(answer.json()).toMatchObject({ error: 'unauthenticated' });
  });
});
