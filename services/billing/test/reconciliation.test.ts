import { HOUR_MS, MINUTE_MS } from '@inkwell/contracts';
import { freePort } from '@inkwell/servers';
import type { Stripe } from 'stripe';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createStripe } from '../src/stripe.ts';
import { addCard, type Billing, customerOf, DAY_MS, newUser, startBilling, subscribe } from './harness.ts';

let billing: Billing;
beforeAll(async () => {
  billing = await startBilling();
});
afterAll(() => billing.close());

const customers = () => billing.database.collection<{ _id: string; nextSyncAt: Date | null }>('customers');
const events = () => billing.database.collection<{ _id: string; syncedAt: Date | null }>('stripe_events');
const state = () => billing.database.collection<{ _id: string }>('reconciliation');

beforeEach(async () => {
  // Nobody but the people of the test is due, and as much may begin as a second allows.
  await billing.advance(MINUTE_MS);
  await customers().updateMany({}, { $set: { nextSyncAt: null } });
});

/** Use cases that note which calls they make of Stripe, and which jobs they queue. */
function watched() {
  const stripe = createStripe({ secretKey: 'sk_test_billing', apiBase: billing.emulator.url });
  const calls: string[] = [];
  stripe.on('request', ({ method, path }: Stripe.RequestEvent) => calls.push(`${method} ${path}`));
  const queued: string[] = [];
  const jobs = {
    enqueue: async (_name: string, { eventId }: { eventId: string }) => queued.push(eventId) > 0,
    close: async () => undefined,
  };
  const useCases = billing.useCasesWith({ stripe, jobs });
  return {
    useCases,
    queued,
    calls,
    /** Whom Stripe was asked for, in order. */
    asked: () => calls.flatMap((call) => /^GET \/v1\/customers\/(cus_\w+)$/.exec(call)?.[1] ?? []),
    doJobs: async () => {
      for (const eventId of queued.splice(0)) await useCases.webhooks.process(eventId);
    },
  };
}

/** Lets many rows be due that Stripe need not be asked for. */
async function dueRows(count: number, fields: object = {}): Promise<string[]> {
  const ids = Array.from({ length: count }, newUser);
  const nextSyncAt = new Date(billing.now() - DAY_MS);
  await customers().insertMany(
    ids.map((_id) => ({
      _id,
      version: 0,
      live: true,
      status: 'active',
      stripeCustomerId: null,
      nextSyncAt,
      ...fields,
    })),
  );
  return ids;
}
const stillDue = (ids: string[]) =>
  customers().countDocuments({ _id: { $in: ids }, nextSyncAt: { $lte: new Date(billing.now()) } });

describe('the comparison of what is due', () => {
  it('when many have waited for long, then who owes something is compared first all the same', async () => {
    const userId = newUser();
    await addCard(billing, userId, '4000000000000341');
    await billing.call('POST', '/api/subscription/create', {}, userId);
    await billing.advance(7 * DAY_MS + MINUTE_MS);
    await billing.useCases.sweep();
    expect((await billing.status(userId)).status).toBe('past_due');
    const healthy: string[] = [];
    for (let count = 0; count < 3; count += 1) {
      healthy.push(newUser());
      await subscribe(billing, healthy.at(-1) ?? '', 'WELCOME100');
    }
    const at = billing.now();
    for (const [index, _id] of healthy.entries()) {
      await customers().updateOne({ _id }, { $set: { nextSyncAt: new Date(at - DAY_MS + index) } });
    }
    await customers().updateOne({ _id: userId }, { $set: { nextSyncAt: new Date(at) } });
    const { useCases, asked } = watched();
    await useCases.sweep();
    const expected = await Promise.all([userId, ...healthy].map((each) => customerOf(billing, each)));
    expect(asked()[0]).toBe(expected[0]);
    expect(asked().toSorted()).toEqual(expected.toSorted());
  });

  it('when many owe something, then the others are compared beside them', async () => {
    const overdue = await dueRows(40, { status: 'past_due' });
    const others = await dueRows(5);
    await billing.useCases.reconciliation.tick();
    expect(await stillDue(others)).toBe(0);
    expect(await stillDue(overdue)).toBe(25);
    await customers().deleteMany({ _id: { $in: [...overdue, ...others] } });
  });

  it('when two processes work at the same time, then together they begin 20 in a second, and nobody twice', async () => {
    await billing.advance(MINUTE_MS);
    const people = Array.from({ length: 6 }, newUser);
    for (const userId of people) await subscribe(billing, userId, 'WELCOME100');
    await customers().updateMany({}, { $set: { nextSyncAt: null } });
    const nextSyncAt = new Date(billing.now() - 1);
    await customers().updateMany({ _id: { $in: people } }, { $set: { nextSyncAt } });
    const [one, two] = [watched(), watched()];
    await Promise.all([one.useCases.reconciliation.tick(), two.useCases.reconciliation.tick()]);
    const asked = [...one.asked(), ...two.asked()];
    expect(asked.toSorted()).toEqual(
      (await Promise.all(people.map((each) => customerOf(billing, each)))).toSorted(),
    );

    await billing.advance(MINUTE_MS);
    const rows = await dueRows(80);
    const processes = [watched(), watched(), watched(), watched()];
    await Promise.all(processes.map(({ useCases }) => useCases.reconciliation.tick()));
    expect(await stillDue(rows)).toBeGreaterThanOrEqual(55);
    await billing.useCases.sweep();
    expect(await stillDue(rows)).toBe(0);
    await customers().deleteMany({ _id: { $in: rows } });
  });

  it('when Stripe is out of reach, then a process leaves people alone for a minute', async () => {
    const userId = newUser();
    await subscribe(billing, userId, 'WELCOME100');
    const others = [newUser(), newUser(), newUser(), newUser()];
    for (const other of others) await subscribe(billing, other, 'WELCOME100');
    const people = [userId, ...others];
    const nextSyncAt = new Date(billing.now() - 1);
    await customers().updateMany({ _id: { $in: people } }, { $set: { nextSyncAt } });
    const apiBase = `http://127.0.0.1:${await freePort()}`;
    const { reconciliation } = billing.useCasesWith({
      stripe: createStripe({ secretKey: 'sk_test_billing', apiBase }),
    });
    await expect(reconciliation.tick()).rejects.toMatchObject({ code: 'unavailable' });
    expect(await stillDue(people)).toBe(2);
    await reconciliation.tick();
    expect(await stillDue(people)).toBe(2);
    await billing.useCases.reconciliation.tick();
    expect(await stillDue(people)).toBe(0);
  });

  it('when somebody waits, then for how long is told, and of who owes something apart', async () => {
    const { reconciliation } = billing.useCases;
    expect(await reconciliation.oldestDue()).toEqual({ overdue: 0, all: 0 });
    const at = (minutes: number) => new Date(billing.now() - minutes * MINUTE_MS);
    const [calm] = await dueRows(1, { nextSyncAt: at(90) });
    const [owing] = await dueRows(1, { status: 'unpaid', nextSyncAt: at(10) });
    const { overdue, all } = await reconciliation.oldestDue();
    expect([Math.round(overdue), Math.round(all)]).toEqual([600, 5_400]);
    await customers().deleteMany({ _id: { $in: [calm ?? '', owing ?? ''] } });
    await dueRows(1, { nextSyncAt: new Date(billing.now() + HOUR_MS) });
    expect(await reconciliation.oldestDue()).toEqual({ overdue: 0, all: 0 });
  });
});

describe('events that no webhook told of', () => {
  /** Reads until nothing is left to be read, and does what comes of it. */
  async function readOn(): Promise<ReturnType<typeof watched>> {
    const process = watched();
    await process.useCases.missedEvents.sweep();
    return process;
  }
  const unheard = async (userId: string) => {
    const customer = await customerOf(billing, userId);
    const { data } = await billing.stripe.events.list({ limit: 100 });
    return data.filter((event) => JSON.stringify(event).includes(customer));
  };
  /** From here on the next reading is due, and nothing of before is in it. */
  async function caughtUp(): Promise<void> {
    await billing.advance(HOUR_MS + 20 * MINUTE_MS);
    await readOn();
    await billing.advance(HOUR_MS + 20 * MINUTE_MS);
    await readOn();
  }

  it('when a webhook never came, then an hour later its event is found and synced, once for each person', async () => {
    const [ann, ben] = [newUser(), newUser()];
    const subscriptions = [await subscribe(billing, ann), await subscribe(billing, ben)];
    await caughtUp();
    await billing.stripe.subscriptions.update(subscriptions[0] ?? '', { metadata: { seen: 'yes' } });
    await billing.stripe.subscriptions.cancel(subscriptions[0] ?? '');
    await customers().updateMany({}, { $set: { nextSyncAt: null } });
    expect((await readOn()).calls).toEqual([]);
    await billing.advance(HOUR_MS + MINUTE_MS);

    const process = await readOn();
    expect(process.calls).toHaveLength(1);
    expect(process.queued).toHaveLength(1);
    await process.doJobs();
    expect((await billing.status(ann)).status).toBe('canceled');
    expect((await billing.status(ben)).status).toBe('trialing');
    expect(process.asked()).toEqual([await customerOf(billing, ann)]);
    for (const { id } of (await unheard(ann)).slice(0, 2)) {
      expect(await events().findOne({ _id: id })).toMatchObject({ syncedAt: expect.any(Date) });
    }
    await billing.advance(HOUR_MS + MINUTE_MS);
    expect((await readOn()).queued).toEqual([]);
  });

  it('when the webhook did come, then its event is left alone', async () => {
    const userId = newUser();
    const subscriptionId = await subscribe(billing, userId);
    await caughtUp();
    await billing.stripe.subscriptions.cancel(subscriptionId);
    for (const event of await unheard(userId)) await billing.webhook(event);
    await billing.advance(HOUR_MS + MINUTE_MS);
    expect((await readOn()).queued).toEqual([]);
  });

  it('when an event is of nobody here, then nothing is stored of it', async () => {
    await caughtUp();
    const { id } = await billing.stripe.customers.create({ name: 'Of another product' });
    await billing.stripe.customers.update(id, { name: 'Of another one' });
    await billing.advance(HOUR_MS + MINUTE_MS);
    const before = await events().countDocuments();
    expect((await readOn()).queued).toEqual([]);
    expect(await events().countDocuments()).toBe(before);
  });

  it('when there is more than a page, then all pages are read, and a reading that broke off goes on', async () => {
    const userId = newUser();
    const subscriptionId = await subscribe(billing, userId);
    await caughtUp();
    await billing.stripe.subscriptions.cancel(subscriptionId);
    const customer = await customerOf(billing, userId);
    const { id: other } = await billing.stripe.customers.create({});
    for (let count = 0; count < 130; count += 1) {
      await billing.stripe.customers.update(other, { name: String(count) });
    }
    await billing.stripe.customers.update(customer, { name: null as unknown as string });
    await billing.advance(HOUR_MS + MINUTE_MS);

    const list = async (params: Stripe.EventListParams) => {
      if (params.starting_after !== undefined) throw new TypeError('broke off');
      return billing.stripe.events.list(params);
    };
    const eventsOf: Stripe['events'] = Object.create(billing.stripe.events, { list: { value: list } });
    const useCases = billing.useCasesWith({
      stripe: Object.create(billing.stripe, { events: { value: eventsOf } }),
    });
    await expect(useCases.missedEvents.sweep()).rejects.toThrow('broke off');
    expect(await state().findOne({ _id: 'events' })).toMatchObject({
      reading: { after: expect.stringMatching(/^evt_/) },
    });

    const process = await readOn();
    expect(process.calls).toEqual([expect.stringMatching(/^GET \/v1\/events\?.*starting_after=evt_/)]);
    await process.doJobs();
    expect((await billing.status(userId)).status).toBe('canceled');
    expect(await state().findOne({ _id: 'events' })).toMatchObject({ reading: null });
  });

  it('when several processes sweep at once, then one of them reads', async () => {
    await caughtUp();
    await billing.advance(HOUR_MS + MINUTE_MS);
    const processes = [watched(), watched(), watched()];
    await Promise.all(processes.map(({ useCases }) => useCases.missedEvents.sweep()));
    expect(processes.map(({ calls }) => calls.length).toSorted()).toEqual([0, 0, 1]);
  });

  it('when a reader has died, then another one goes on after its lease', async () => {
    await caughtUp();
    await billing.advance(HOUR_MS + MINUTE_MS);
    await state().updateOne(
      { _id: 'events' },
      { $set: { leaseUntil: new Date(billing.now() + 2 * MINUTE_MS) } },
    );
    expect((await readOn()).calls).toEqual([]);
    await billing.advance(3 * MINUTE_MS);
    expect((await readOn()).calls).toHaveLength(1);
  });

  it('when nothing was read for longer than Stripe keeps events, then what there is is read', async () => {
    await caughtUp();
    expect(Math.round((await billing.useCases.missedEvents.unread()) / 60)).toBe(5);
    await billing.advance(31 * DAY_MS);
    const process = await readOn();
    const oldest = Math.floor((billing.now() - 30 * DAY_MS) / 1_000);
    const from = Number(/created\[gte\]=(\d+)/.exec(decodeURIComponent(process.calls[0] ?? ''))?.[1]);
    expect(Math.abs(from - oldest)).toBeLessThan(60);
    expect(Math.round((await billing.useCases.missedEvents.unread()) / 60)).toBe(5);
  });
});
