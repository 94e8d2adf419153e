import { describe, expect, test } from 'vitest';
import { methodOf } from '../src/google/discovery.ts';
import {
  account,
  call,
  clientOf,
  connected,
  errorOf,
  mondays,
  openGoogle,
  tokensOf,
  walk,
  type Answer,
  type Google,
} from './google-fixture.ts';
import { commonParameters, methods, scopes } from './google-schema-check.ts';

/** Each test goes by what Google's discovery document says. */

const served = [
  'calendarList.get',
  'calendarList.list',
  'calendars.get',
  'channels.stop',
  'events.delete',
  'events.get',
  'events.insert',
  'events.instances',
  'events.list',
  'events.patch',
  'events.update',
  'events.watch',
];
/** Parameters of Google's that the emulator refuses, and why. */
const refusedParameters = {
  key: 'it gives out no keys',
  oauth_token: 'a token in an address is kept in logs',
};
/** Scopes of Google's that the consent page refuses: the emulator would not leave out what they do not allow. */
const refusedScopes = ['calendar.app.created', 'calendar.events.freebusy', 'calendar.events.public.readonly'];
/** Values of parameters whose type says too little. */
const goodValues: Record<string, string> = {
  fields: '*',
  originalStart: '2030-03-18T09:00:00+01:00',
  privateExtendedProperty: 'entry=1',
  sharedExtendedProperty: 'entry=1',
  timeZone: 'Asia/Kolkata',
};

let made = 0;

/**
 * Calls a method so that Google would carry it out.
 *
 * @param owner may do everything, and makes what the call needs
 */
async function callMethod(
  google: Google,
  id: string,
  query: [string, string][] = [],
  owner = google,
): Promise<Answer> {
  made += 1;
  const fresh = `fresh${made}`;
  if (methodOf(id).path.includes('{eventId}')) {
    const body = { ...(id === 'events.instances' ? mondays : walk), id: fresh };
    await google.emulator.changeEvent({ calendar: account, method: 'insert', body });
  }
  if (id === 'channels.stop')
    await call(owner, 'POST', 'calendars/primary/events/watch', { body: channelOf(fresh) });
  return send(google, id, query, fresh);
}

const channelOf = (id: string) => ({ id, type: 'web_hook', address: 'http://127.0.0.1:9/' });

/** @param name of the event or the channel that the call is about */
function send(google: Google, id: string, query: [string, string][], name = 'nothing'): Promise<Answer> {
  const bodies: Record<string, object> = {
    'events.insert': walk,
    'events.patch': { summary: 'Run' },
    'events.update': walk,
    'events.watch': channelOf(name),
    'channels.stop': { id: name, resourceId: Buffer.from(account).toString('base64url') },
  };
  const { httpMethod, path } = methodOf(id);
  const filled = path.replace('{calendarId}', 'primary').replace('{eventId}', name);
  return call(google, httpMethod, filled, { query, body: bodies[id] });
}

/** Values that a parameter takes, and ones that it does not. */
function valuesOf(name: string, id: string): { good: string[]; wrong: string[] } {
  const parameter = methods[id]?.parameters?.[name] ?? commonParameters[name];
  const { type, format, enum: values, minimum, maximum } = parameter ?? { type: 'none' };
  if (values !== undefined) return { good: values, wrong: ['nonsense', ''] };
  if (type === 'boolean') return { good: ['true', 'false'], wrong: ['yes', ''] };
  if (format === 'date-time') return { good: ['2030-01-01T00:00:00Z'], wrong: ['2030-01-01', 'soon'] };
  if (type !== 'integer') return { good: [goodValues[name] ?? 'walk'], wrong: [] };
  const [least, most] = [Number(minimum), Number(maximum ?? 2 ** 31 - 1)];
  return {
    good: [least, most].map(String),
    wrong: ['ten', '1.5', '', ...[least - 1, most + 1].map(String)],
  };
}

const namesOf = (id: string) =>
  Object.entries({ ...commonParameters, ...methods[id]?.parameters }).flatMap(([name, { location }]) =>
    location === 'query' ? [name] : [],
  );

describe('methods', () => {
  test('when a method is served, then it has the verb and the path of the document', async () => {
    const google = await connected();
    for (const id of served) {
      const { status } = await callMethod(google, id);
      expect([id, status]).toEqual([id, methods[id]?.response === undefined ? 204 : 200]);
    }
  });

  test('when a method is not served, then the answer says so', async () => {
    const google = await connected();
    for (const id of Object.keys(methods).filter((each) => !served.includes(each))) {
      const answer = await callMethod(google, id);
      expect([id, answer.status, errorOf(answer).reason]).toEqual([id, 404, 'notFound']);
      expect(errorOf(answer).message).toMatch(/^The emulator does not serve [A-Z]+ \/calendar\/v3\//);
    }
  });
});

describe.each(served)('the parameters of %s', (id) => {
  test('when one has a value of its type, then it is taken', async () => {
    const google = await connected();
    for (const name of namesOf(id)) {
      // Tokens are good for the list that they are from: the tests of lists have them.
      if (name in refusedParameters || ['pageToken', 'syncToken'].includes(name)) continue;
      for (const value of valuesOf(name, id).good) {
        const beside: [string, string][] = name === 'orderBy' ? [['singleEvents', 'true']] : [];
        const { status } = await callMethod(google, id, [[name, value], ...beside]);
        expect([name, value, status]).toEqual([name, value, expect.toBeOneOf([200, 204])]);
      }
    }
  });

  test('when one has another value, stands twice or is unknown, then it is refused', async () => {
    const google = await connected();
    const sendWith = (name: string, ...values: string[]) =>
      send(
        google,
        id,
        values.map((value) => [name, value]),
      );
    for (const name of namesOf(id)) {
      const { good, wrong } = valuesOf(name, id);
      const twice = methods[id]?.parameters?.[name]?.repeated ? [] : [[...good, ...good].slice(0, 2)];
      for (const values of [...wrong.map((value) => [value]), ...twice]) {
        const answer = await sendWith(name, ...values);
        const { reason, location } = errorOf(answer);
        const refused = expect.stringMatching(/^(invalidParameter|badRequest)$/);
        expect([values, answer.status, reason, location]).toEqual([values, 400, refused, name]);
      }
    }
    const unknown = ['maxResult', 'calendarId', 'constructor', 'access_token'];
    for (const name of [...unknown, ...Object.keys(refusedParameters)]) {
      const { status, body } = await sendWith(name, 'walk');
      const refused = { error: { errors: [{ reason: 'badRequest', location: name }] } };
      expect([name, status, body]).toMatchObject([name, 400, refused]);
    }
  });
});

describe('scopes', () => {
  test.each(scopes.filter((each) => !refusedScopes.includes(each)))(
    'when a token is for %s, then it allows the methods that the document names',
    async (scope) => {
      const owner = await connected();
      const google = clientOf(owner.emulator);
      const asked = { scope: `https://www.googleapis.com/auth/${scope}` };
      google.oauth.setCredentials(await tokensOf(google, asked));
      for (const id of served) {
        const answer = await callMethod(google, id, [], owner);
        const allowed = expect.toBeOneOf([200, 204]);
        const isAllowed = methodOf(id).scopes.includes(scope);
        expect([id, answer.status]).toEqual([id, isAllowed ? allowed : 403]);
        if (!isAllowed) expect(errorOf(answer).reason).toBe('insufficientPermissions');
      }
    },
  );

  test('when a scope is for owned calendars, then the others are out of reach', async () => {
    const google = await connected('https://www.googleapis.com/auth/calendar.events.owned');
    expect((await call(google, 'GET', 'calendars/primary/events')).status).toBe(200);
    const others = 'calendars/holidays0000@group.v.calendar.google.com/events';
    expect(errorOf(await call(google, 'GET', others)).reason).toBe('insufficientPermissions');
  });

  test('when a scope is asked for that the emulator cannot keep to, then the consent page refuses it', async () => {
    const { oauth } = await openGoogle();
    for (const scope of [...refusedScopes, 'calendar.everything']) {
      const page = await fetch(oauth.generateAuthUrl({ scope: `https://www.googleapis.com/auth/${scope}` }));
      expect([scope, page.status]).toEqual([scope, 400]);
    }
  });
});
