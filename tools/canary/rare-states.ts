import { DAY_MS } from '@inkwell/contracts';
import { createVault, parseVaultKeys } from '@inkwell/vault';

import { typeCard } from '../test/card-form.ts';
import type { Person } from '../test/person.ts';
import { CANARY } from './canary.ts';
import { connectGoogle, cancellationFeedback } from './people.ts';
import { eventBody, today } from './requests.ts';
import type { CanaryWorld } from './world.ts';

// What people come to in years, or in the instant between two writes, is written into the databases.
/** Another calendar of the account at the local Google. */
const FAMILY_CALENDAR = 'family0000@group.calendar.google.com';
/** Longer than any call waits, and less than what is taken for a clock that is ahead. */
const HELD_LEASE_MS = 100_000;
/** As many instances of a series as may differ from its rule. */
const MAX_EXCEPTIONS = 5_000;

const userIdOf = async (person: Person): Promise<string> =>
  ((await person.get('auth/user')).body as { id: string }).id;

const rowsOf = (world: CanaryWorld, service: 'auth' | 'billing' | 'calendar', name: string) =>
  world.database(service).collection<{ _id: string }>(name);

const vaultOfCalendar = ({ database, vaultKeys }: CanaryWorld) =>
  createVault({ connection: database('calendar'), keys: parseVaultKeys(vaultKeys['calendar'] ?? '') });

/** A series that has no room for one more difference. */
export async function driveFullSeries(world: CanaryWorld): Promise<void> {
  const { caller, people } = world;
  const { id } = (await people.ann.post('calendar/events', { ...eventBody(), recurrence: 'FREQ=DAILY' })) as {
    id: string;
  };
  const dayAfter = (days: number) => new Date(Date.parse(today) + days * DAY_MS).toISOString().slice(0, 10);
  const exceptions = Array.from({ length: MAX_EXCEPTIONS }, (_, index) => ({
    day: dayAfter(index + 2),
    removed: true,
    times: null,
  }));
  await rowsOf(world, 'calendar', 'events').updateOne(
    { _id: id },
    { $set: { 'series.exceptions': exceptions } },
  );
  const first = `${id}_${today.replaceAll('-', '')}T100000Z`;
  await caller.call('DELETE /api/calendar/events/:id', people.ann.cookie(), { params: { id: first } });
}

/** What was changed on both sides, of an event that only Google changes by now. */
export async function driveReadOnlyConflict(world: CanaryWorld): Promise<void> {
  const { caller, people } = world;
  const { id: eventId } = (await people.ann.post('calendar/events', eventBody())) as { id: string };
  await rowsOf(world, 'calendar', 'events').updateOne(
    { _id: eventId },
    { $set: { 'google.readOnly': true } },
  );
  const userId = await userIdOf(people.ann);
  const id = `${CANARY}-conflict`;
  const box = await vaultOfCalendar(world).open(userId);
  const kept = { collection: 'googleconflicts', row: id, field: 'version' };
  const conflict = {
    _id: id,
    userId,
    eventId,
    stands: 'google',
    at: new Date(),
    expiresAt: new Date(Date.now() + DAY_MS),
    version: box.sealJson({ event: eventBody(), zone: 'UTC' }, kept),
  };
  await rowsOf(world, 'calendar', 'googleconflicts').insertOne(conflict);
  await caller.call('POST /api/google-calendar/conflicts/:id/restore', people.ann.cookie(), {
    params: { id },
  });
}

/** A cancelled trial whose card Stripe takes away after it was looked at. */
export async function driveLostCard({ caller, people, database, cardForm }: CanaryWorld): Promise<void> {
  const { trying } = people;
  const { clientSecret } = (await trying.post('subscription/setup')) as { clientSecret: string };
  await typeCard(cardForm, clientSecret);
  await trying.post('subscription/create', {});
  await trying.post('subscription/cancel', cancellationFeedback);
  await database('billing')
    .getClient()
    .db('inkwell_emulators')
    .collection('stripe_objects')
    .updateMany({ type: 'payment_method' }, { $set: { 'value.customer': null } });
  await caller.call('POST /api/restart-subscription', trying.cookie());
}

/** While a sync of theirs runs and does not end. Half a minute: beside other drives. */
export async function driveBusy(world: CanaryWorld): Promise<void> {
  const { caller, people } = world;
  const cookie = people.syncing.cookie();
  await connectGoogle(caller, people.syncing);
  const lease = { by: CANARY, until: new Date(Date.now() + HELD_LEASE_MS) };
  await rowsOf(world, 'calendar', 'googlelinks').updateOne(
    { _id: await userIdOf(people.syncing) },
    { $set: { lease } },
  );
  const range = { timeMin: `${today}T00:00:00.000Z`, timeMax: `${today}T23:00:00.000Z` };
  await Promise.all([
    caller.call('PUT /api/google-calendar/settings', cookie, {
      body: { primaryCalendarId: FAMILY_CALENDAR },
    }),
    caller.call('POST /api/google-calendar/sync', cookie, { body: { calendarId: 'primary', ...range } }),
    caller.call('POST /api/google-calendar/disconnect', cookie),
  ]);
}

/**
 * A connection that an erased account has left behind. The calendar must not have their key in its memory: it has never
 * heard of this person, whose onboarding was written past it.
 */
export async function driveErasedConnection(world: CanaryWorld): Promise<void> {
  const { caller, people, emptyRedis } = world;
  const { unheard } = people;
  const [userId, connectedId] = await Promise.all([userIdOf(unheard), userIdOf(people.syncing)]);
  await rowsOf(world, 'auth', 'users').updateOne({ _id: userId }, { $set: { onboarding: {} } });
  await emptyRedis();
  await unheard.post('subscription/create', { promoCode: 'WELCOME100' });
  const links = rowsOf(world, 'calendar', 'googlelinks');
  const { lease: _lease, ...link } = { ...(await links.findOne({ _id: connectedId })), lease: null };
  await links.insertOne({ ...link, _id: userId });
  await vaultOfCalendar(world).erase(userId);
  for (const key of [
    'GET /api/google-calendar/calendars',
    'PUT /api/google-calendar/settings',
    'POST /api/google-calendar/sync',
    'POST /api/google-calendar/disconnect',
  ])
    await caller.call(key, unheard.cookie());
}
