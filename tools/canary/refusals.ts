import { createHmac } from 'node:crypto';

import { SESSION_COOKIE, SERVICES } from '@inkwell/contracts';
import { createVault, parseVaultKeys, pseudonymsFor } from '@inkwell/vault';

import type { Person } from '../test/person.ts';
import { CANARY, withCanary } from './canary.ts';
import type { OperationCall } from './caller.ts';
import { connectGoogle, PASSWORD } from './people.ts';
import { eventBody, REQUESTS, safetyPlanBody, today } from './requests.ts';
import type { CanaryWorld } from './world.ts';

/** More than any service takes, less than the gateway does. */
const LONG_TEXT = `${CANARY} `.repeat(100_000);
/** More than the gateway takes. */
const TOO_LONG_TEXT = LONG_TEXT.repeat(4);

const unknownSessionCookie = `${SESSION_COOKIE}=${CANARY}`;
const objectKeys = (value: unknown): string[] =>
  typeof value === 'object' && value !== null ? Object.keys(value) : [];

/** What the gateway refuses before a service hears of it. */
export async function driveGuards({ caller, operations, people }: CanaryWorld): Promise<void> {
  for (const { key, guard } of operations) {
    const { ann, signedUp, unpaid } = people;
    const send = (cookie: string, given?: OperationCall) => caller.call(key, cookie, given);
    await send(ann.cookie(), { path: guard.path.replace('/api/', `/api/${CANARY}//`) });
    if (!guard.hasOwnSignature)
      await send(ann.cookie(), { headers: { origin: `https://${CANARY}.example` } });
    if (guard.access === 'anybody') continue;
    await send(unknownSessionCookie);
    if (guard.access === 'user') continue;
    await send(signedUp.cookie());
    await send(unpaid.cookie());
  }
}

/** Bodies, parameters and queries that no schema takes, of another type or too long. */
export async function driveInputs({ caller, operations, people }: CanaryWorld): Promise<void> {
  for (const { key, guard, hasBody } of operations) {
    const { params, query, body } = REQUESTS[key]?.() ?? {};
    const send = (given: OperationCall) => caller.call(key, people.ann.cookie(), given);
    // Signing out would end what comes after.
    if (key === 'POST /api/logout') continue;
    if (params) await send({ params: Object.fromEntries(objectKeys(params).map((name) => [name, CANARY])) });
    if (query) {
      for (const text of [CANARY, withCanary('x').repeat(50)])
        await send({ query: Object.fromEntries(objectKeys(query).map((name) => [name, text])) });
    }
    if (guard.hasOwnSignature) await send({ raw: TOO_LONG_TEXT });
    if (!hasBody) continue;
    await send({ body: Object.fromEntries(objectKeys(body).map((name) => [name, [CANARY]])) });
    await send({ raw: `{ "${CANARY}": ${CANARY}` });
    await send({ raw: CANARY, headers: { 'content-type': `text/${CANARY}` } });
    await send({ body: { ...Object(body), content: LONG_TEXT, [CANARY]: LONG_TEXT } });
  }
}

/** What use cases refuse. */
export async function driveUseCases(world: CanaryWorld): Promise<void> {
  const { caller, people } = world;
  const { ann, unpaid, left } = people;
  const as = (person: Person) => (key: string, given?: OperationCall) =>
    caller.call(key, person.cookie(), given);
  const annDoes = as(ann);

  await caller.call('POST /api/signup', '', { body: { email: ann.email, password: PASSWORD } });
  await caller.call('POST /api/signin', '');
  await caller.call('POST /api/webhooks/stripe', '');
  await caller.call('POST /api/webhooks/google', '');
  await annDoes('POST /api/account/change-password');
  for (const key of ['POST /api/subscription/setup', 'POST /api/subscription/resubscribe'])
    await annDoes(key);
  for (const key of [
    'POST /api/subscription/create',
    'POST /api/subscription/cancel',
    'POST /api/restart-subscription',
  ])
    await as(unpaid)(key);
  await as(unpaid)('POST /api/subscription/create', { body: {} });
  await as(people.signedUp)('POST /api/subscription/portal');
  await as(left)('POST /api/subscription/setup');

  const save = (body: object) => annDoes('POST /api/journal-entries', { body });
  await save({ date: today, content: withCanary('The first text') });
  await save({ date: today, content: withCanary('Another text'), baseRevision: 0 });
  await save({ date: '2001-01-01', content: withCanary('A day that is over') });
  const plan = { ...safetyPlanBody(), signs: [withCanary('Another sign')] };
  await annDoes('PUT /api/care/plan', { body: { plan, baseRevision: 99 } });
  for (const { key, guard } of world.operations) {
    if (/:(id|date)/.test(guard.path)) await annDoes(key);
  }

  const made = await annDoes('POST /api/calendar/events', {
    body: { ...eventBody(), clientId: `${CANARY}2` },
  });
  const { id } = JSON.parse(String(made.body)) as { id: string };
  const ofEvent = { params: { id } };
  await annDoes('PUT /api/calendar/events/:id', { ...ofEvent, body: { ...eventBody(), revision: 99 } });
  await world
    .database('calendar')
    .collection<{ _id: string }>('events')
    .updateOne({ _id: id }, { $set: { 'google.readOnly': true } });
  await annDoes('PUT /api/calendar/events/:id', ofEvent);
  await annDoes('DELETE /api/calendar/events/:id', ofEvent);

  await annDoes('POST /api/conversations/messages');
  const talk = await annDoes('GET /api/conversations/by-date', { query: { date: today, mode: 'write' } });
  const ofTalk = { params: { id: String((JSON.parse(String(talk.body)) as { id: number }).id) } };
  await annDoes('PUT /api/memory/settings', { body: { companion: false } });
  await annDoes('POST /api/conversations/messages');
  await annDoes('POST /api/conversations/:id/messages', ofTalk);
  await annDoes('PUT /api/memory/settings', { body: { companion: true } });
}

const GOOGLE_CALLS = [
  'GET /api/google-calendar/calendars',
  'PUT /api/google-calendar/settings',
  'POST /api/google-calendar/sync',
];

/** What depends on the connection with Google: without one, with a calendar that is not there, without permission. */
export async function driveGoogle({ caller, people, database }: CanaryWorld): Promise<void> {
  const cookie = people.withGoogle.cookie();
  const ask = async () => {
    for (const key of GOOGLE_CALLS) await caller.call(key, cookie);
  };
  await ask();
  await connectGoogle(caller, people.withGoogle);
  await ask();
  // What Google does where somebody takes the permission back.
  await database('calendar')
    .getClient()
    .db('inkwell_emulators')
    .collection('google_accounts')
    .deleteMany({ type: { $in: ['access_token', 'refresh_token'] } });
  await ask();
}

/** An account that is erased everywhere while its session is still known. */
export async function driveErased({
  caller,
  operations,
  people,
  database,
  vaultKeys,
}: CanaryWorld): Promise<void> {
  const { erased } = people;
  const { id } = (await erased.get('auth/user')).body as { id: string };
  await database('auth').collection<{ _id: string }>('users').deleteOne({ _id: id });
  for (const service of SERVICES) {
    const keys = parseVaultKeys(vaultKeys[service] ?? '');
    await createVault({ connection: database(service), keys }).erase(id);
  }
  await database('billing').collection<{ _id: string }>('customers').deleteOne({ _id: id });
  for (const { key, codes } of operations) {
    if (codes.includes('not_found')) await caller.call(key, erased.cookie());
  }
}

/** A webhook of Stripe's with a good signature. https://docs.stripe.com/webhooks#verify-manually */
function signedByStripe(secret: string): OperationCall {
  const raw = JSON.stringify({ ...Object(REQUESTS['POST /api/webhooks/stripe']?.().body), type: CANARY });
  const at = Math.floor(Date.now() / 1_000);
  const signature = createHmac('sha256', secret).update(`${at}.${raw}`).digest('hex');
  return { raw, headers: { 'stripe-signature': `t=${at},v1=${signature}` } };
}

/** A notice of Google's with the token that a channel was opened with. */
function signedByGoogle(calendarKeys: string): OperationCall {
  const tokenOf = pseudonymsFor(parseVaultKeys(calendarKeys), 'copies of events');
  return {
    headers: {
      'x-goog-channel-id': CANARY,
      'x-goog-channel-token': tokenOf(`channel ${CANARY}`),
      'x-goog-resource-state': 'exists',
    },
  };
}

function signedRequests({ stripeWebhookSecret, vaultKeys }: CanaryWorld, key: string): OperationCall {
  if (key === 'POST /api/webhooks/stripe') return signedByStripe(stripeWebhookSecret);
  return key === 'POST /api/webhooks/google' ? signedByGoogle(vaultKeys['calendar'] ?? '') : {};
}

/** A call that gets as far as the database. */
async function callToDatabase(world: CanaryWorld, key: string): Promise<void> {
  const { caller, people } = world;
  // Bob is needed to the end: what could take his session or his access, others call.
  const others: Record<string, Person> = {
    'POST /api/logout': people.left,
    'POST /api/subscription/cancel': people.unpaid,
  };
  await caller.call(key, (others[key] ?? people.bob).cookie(), signedRequests(world, key));
}

/** Whatever a service keeps is broken: MongoDB's own error quotes what it found. One service after the other. */
export async function driveBroken(world: CanaryWorld): Promise<void> {
  const { caller, operations, people, database } = world;
  // From here on the gateway knows Bob without asking the services that are broken.
  await caller.call('GET /api/journal-dates', people.bob.cookie());
  for (const service of SERVICES) {
    const connection = database(service);
    const { db } = connection;
    if (!db) throw new Error('not connected');
    const all = await db.listCollections({ type: 'collection' }, { nameOnly: true }).toArray();
    // Of events the relay tells; what is asked here is what use cases make of it.
    const names = all
      .map(({ name }) => name)
      .filter((name) => !/^(outbox|inbox|migrations|system\.)/.test(name));
    await db.collection<{ words: string }>('broken').insertOne({ words: withCanary('I am afraid') });
    for (const name of names) {
      await db.renameCollection(name, `kept_${name}`);
      await db.createCollection(name, {
        viewOn: 'broken',
        pipeline: [{ $replaceRoot: { newRoot: '$words' } }],
      });
    }
    for (const { key, guard } of operations) {
      if (guard.service === service) await callToDatabase(world, key);
    }
    for (const name of names) {
      await db.dropCollection(name);
      await db.renameCollection(`kept_${name}`, name);
    }
  }
}

/** Every call at once, while something that all need is away. */
export async function driveAll(world: CanaryWorld): Promise<void> {
  await Promise.all(world.operations.map(({ key }) => callToDatabase(world, key)));
}

/** What needs no database of its own, or goes back to the app by itself, from somebody whom the gateway has to ask for. */
export async function driveUnknown({ caller, people, emptyRedis }: CanaryWorld): Promise<void> {
  await emptyRedis();
  for (const key of ['GET /api/live', 'GET /api/cities', 'GET /api/google-calendar/callback'])
    await caller.call(key, people.bob.cookie());
}

const MAX_REQUESTS_A_MINUTE = 600;
const MAX_SIGN_INS_OF_ADDRESS = 60;

/** Who has sent too much, and an address from which too much has come. */
export async function driveLimits({ caller, operations, people }: CanaryWorld): Promise<void> {
  const cookie = people.busy.cookie();
  const exhaust = (key: string, count: number, given: OperationCall) =>
    Promise.all(Array.from({ length: count }, () => caller.call(key, cookie, given)));
  await exhaust('GET /api/cities', MAX_REQUESTS_A_MINUTE, { query: {} });
  for (const key of ['POST /api/signup', 'POST /api/signin'])
    await exhaust(key, MAX_SIGN_INS_OF_ADDRESS + 1, { raw: '{}' });
  await exhaust('POST /api/crashes', MAX_SIGN_INS_OF_ADDRESS, {});
  for (const { key, guard } of operations) {
    if (guard.access !== 'anybody') await caller.call(key, cookie);
  }
}
