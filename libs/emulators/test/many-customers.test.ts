import type { Connection } from 'mongoose';
import { createConnection } from 'mongoose';
import type Stripe from 'stripe';
import { expect, onTestFinished, test } from 'vitest';
import { customerWithCard, newDatabase, openStripe } from './stripe-fixture.ts';

const few = 10;
const many = 20_000;
const batch = 10_000;
/** What belongs to one customer and is looked for among that of all others. */
const types = ['customer', 'payment_method', 'card', 'setup_intent', 'subscription', 'timer', 'invoice'];

interface Row {
  _id: string;
  type: string;
  order: number;
  value: object;
}

interface Cost {
  commands: number;
  documentsRead: number;
  keysRead: number;
}

/** Copies a customer with everything of theirs, until there are as many as this. */
async function fill(rows: Row[], connection: Connection, from: number, to: number): Promise<void> {
  const text = JSON.stringify(rows);
  const ids = [...new Set(rows.map(({ _id }) => _id.slice(_id.indexOf(':') + 1)))];
  let copies: Row[] = [];
  for (let count = from; count < to; count += 1) {
    // An id's last characters count the copies.
    const suffix = String(count).padStart(6, '0');
    const copied = ids.reduce((all, id) => all.replaceAll(id, id.slice(0, -6) + suffix), text);
    copies.push(...(JSON.parse(copied) as Row[]));
    if (copies.length < batch && count < to - 1) continue;
    await connection.collection<Row>('stripe_objects').insertMany(copies, { ordered: false });
    copies = [];
  }
}

/** What MongoDB does for one person's way to a subscription and back, as its profiler tells. */
async function costOf(connection: Connection, stripe: Stripe, price: string): Promise<Cost> {
  const { db } = connection;
  if (db === undefined) throw new Error('There is no connection');
  await db.command({ profile: 2, filter: { ns: { $regex: 'stripe_objects' } } });
  const { customer } = await customerWithCard(stripe);
  const options = { idempotencyKey: `subscription of ${customer}` };
  const params = { customer, items: [{ price }], trial_period_days: 7 };
  const { id } = await stripe.subscriptions.create(params, options);
  await stripe.subscriptions.create(params, options);
  await stripe.subscriptions.list({ customer, status: 'all' });
  await stripe.invoices.list({ subscription: id });
  await stripe.setupIntents.list({ customer });
  await stripe.paymentMethods.list({ customer });
  await stripe.promotionCodes.list({ code: 'half50', active: true });
  await stripe.customers.list({ email: 'nobody@example.com' });
  await stripe.customers.list();
  await stripe.subscriptions.update(id, {
    discounts: [{ promotion_code: 'promo_1InkwellHALF500000000000' }],
  });
  await stripe.subscriptions.cancel(id);
  await stripe.customers.del(customer);
  await db.command({ profile: 0 });
  const [cost] = await db
    .collection('system.profile')
    .aggregate<Cost>([
      {
        $group: {
          _id: null,
          commands: { $sum: 1 },
          documentsRead: { $sum: '$docsExamined' },
          keysRead: { $sum: '$keysExamined' },
        },
      },
      { $project: { _id: 0 } },
    ])
    .toArray();
  await db.collection('system.profile').drop();
  if (cost === undefined) throw new Error('The profiler has told nothing');
  return cost;
}

test(
  'when there are 20,000 customers, then a call reads what it reads with ten',
  { timeout: 120_000 },
  async () => {
    const mongodbUri = newDatabase();
    const { stripe, monthly } = await openStripe({ mongodbUri });
    const { customer } = await customerWithCard(stripe);
    await stripe.subscriptions.create({ customer, items: [{ price: monthly }], trial_period_days: 7 });
    const connection = await createConnection(mongodbUri).asPromise();
    onTestFinished(() => connection.close());
    const rows = await connection
      .collection<Row>('stripe_objects')
      .find({ type: { $in: types } })
      .toArray();
    await fill(rows, connection, 0, few);
    const withFew = await costOf(connection, stripe, monthly);
    await fill(rows, connection, few, many);
    const withMany = await costOf(connection, stripe, monthly);
    // The clock looks for what is due now and then, whoever calls.
    expect(Math.abs(withMany.commands - withFew.commands)).toBeLessThan(6);
    expect(withMany.documentsRead).toBeLessThan(withFew.documentsRead * 1.1);
    expect(withMany.keysRead).toBeLessThan(withFew.keysRead * 1.5);
  },
);
