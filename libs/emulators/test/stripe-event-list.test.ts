import type { Stripe } from 'stripe';
import { expect, test } from 'vitest';
import { openStripe, refusal } from './stripe-fixture.ts';

/** An account in which five customers were made and the first two deleted, oldest first. */
async function opened() {
  const { stripe } = await openStripe();
  for (let count = 0; count < 5; count += 1) await stripe.customers.create({ name: String(count) });
  const { data } = await stripe.customers.list();
  for (const { id } of data.slice(-2)) await stripe.customers.del(id);
  const list = async (params: Stripe.EventListParams) => (await stripe.events.list(params)).data;
  return { stripe, list };
}
const typesOf = (events: Stripe.Event[]) => new Set(events.map(({ type }) => type));

test('when types are named, then events of these alone are listed, the newest first', async () => {
  const { list } = await opened();
  const both = await list({ types: ['customer.deleted', 'customer.created', 'invoice.paid'] });
  expect(both.map(({ type }) => type)).toEqual([
    ...Array.from({ length: 2 }, () => 'customer.deleted'),
    ...Array.from({ length: 5 }, () => 'customer.created'),
  ]);
  expect(typesOf(await list({ types: ['customer.deleted'] }))).toEqual(new Set(['customer.deleted']));
  expect(typesOf(await list({ type: 'customer.*' }))).toEqual(typesOf(both));
});

test('when a time is given, then events of before are left out', async () => {
  const { list } = await opened();
  const created = Math.floor(Date.now() / 1_000);
  const params = { types: ['customer.created'] };
  expect(await list({ ...params, created: { gte: created - 60, lte: created + 60 } })).toHaveLength(5);
  expect(await list({ ...params, created: { gte: created + 60 } })).toEqual([]);
  expect(await list({ ...params, created: { lt: created - 60 } })).toEqual([]);
});

test('when pages follow one another, then each event is on one of them, and the last has no more', async () => {
  const { stripe, list } = await opened();
  const params = { types: ['customer.created', 'customer.deleted'] };
  const seen: string[] = [];
  for (let page = 0, hasMore = true; hasMore && page < 10; page += 1) {
    const after = seen.at(-1);
    const answer = await stripe.events.list({
      ...params,
      limit: 3,
      ...(after !== undefined && { starting_after: after }),
    });
    seen.push(...answer.data.map(({ id }) => id));
    hasMore = answer.has_more;
    expect(hasMore).toBe(seen.length < 7);
  }
  expect(seen).toEqual((await list(params)).map(({ id }) => id));
});

test.each<[string, Stripe.EventListParams, object]>([
  ['a type beside types', { type: 'customer.created', types: ['invoice.paid'] }, { param: 'types' }],
  ['more than 20 types', { types: Array.from({ length: 21 }, () => 'invoice.paid') }, { param: 'types' }],
  ['a group among types', { types: ['customer.*'] }, { param: 'types' }],
  ['a limit of 101', { limit: 101 }, { param: 'limit' }],
  ['a limit of 0', { limit: 0 }, { param: 'limit' }],
  [
    'an event that is not there',
    { starting_after: 'evt_none' },
    { code: 'resource_missing', param: 'starting_after' },
  ],
  [
    'a time that is none',
    { created: { gte: 'now' as unknown as number } },
    { code: 'parameter_invalid_integer' },
  ],
])('when the list is asked for with %s, then it is 400', async (_, params, refused) => {
  const { stripe } = await openStripe();
  expect(await refusal(stripe.events.list(params))).toMatchObject({ status: 400, ...refused });
});
