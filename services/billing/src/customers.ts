import { randomUUID } from 'node:crypto';
import { AppError, retryDuplicateKey } from '@inkwell/service';
import type { Vault } from '@inkwell/vault';
import type { Connection } from 'mongoose';
import { Stripe } from 'stripe';
import type { SetCustomerEmail } from './customer-email.ts';
import { customerModel, type CustomerRow } from './customer.model.ts';
import { isTrialOverdue } from './standing.ts';
import { callStripe, idOf, stripeErrorOf } from './stripe.ts';
import type { CheckTrial } from './trial-check.ts';

const MAX_INTENTS_READ = 20;
const MAX_CARDS = 100;

/** A person whom Stripe knows. */
export interface Customer extends CustomerRow {
  stripeCustomerId: string;
}

export type Customers = ReturnType<typeof createCustomers>;

/** People, and who they are at Stripe. */
export function createCustomers(deps: {
  connection: Connection;
  stripe: Stripe;
  vault: Vault;
  setEmail: SetCustomerEmail;
  checkTrial: CheckTrial;
  now?: (() => number) | undefined;
}) {
  const { stripe, vault, setEmail, checkTrial, now = Date.now } = deps;
  const Row = customerModel(deps.connection);

  const find = (userId: string): Promise<CustomerRow | null> => Row.findById(userId).lean();

  /** As `find`, of an overdue trial what Stripe made of it. @throws AppError `unavailable` while it cannot be asked */
  async function findCurrent(userId: string): Promise<CustomerRow | null> {
    const row = await find(userId);
    if (row === null || !isTrialOverdue(row, now())) return row;
    await checkTrial(userId);
    return find(userId);
  }

  /** @throws AppError `not_found` for an erased person */
  async function ensure(userId: string): Promise<Customer> {
    const row = await insert(userId);
    if (row.stripeCustomerId !== null) return { ...row, stripeCustomerId: row.stripeCustomerId };
    const { id } = await createAtStripe(row);
    await Row.updateOne({ _id: userId, stripeCustomerId: null }, { $set: { stripeCustomerId: id } });
    const saved = await find(userId);
    if (saved !== null && saved.stripeCustomerId !== null) {
      await setEmail(userId, saved.stripeCustomerId);
      return { ...saved, stripeCustomerId: saved.stripeCustomerId };
    }
    // Erased in the meantime: nothing of theirs stays at Stripe either.
    await callStripe(() => stripe.customers.del(id));
    throw new AppError('not_found');
  }

  async function insert(userId: string): Promise<CustomerRow> {
    const row = await retryDuplicateKey(() =>
      Row.findOneAndUpdate(
        { _id: userId },
        { $setOnInsert: { creationKey: randomUUID() } },
        { upsert: true, returnDocument: 'after', setDefaultsOnInsert: true },
      ).lean(),
    );
    await vault.refuseErased(userId, (_id) => Row.deleteOne({ _id }));
    return row;
  }

  async function createAtStripe(row: CustomerRow): Promise<Stripe.Customer> {
    try {
      return await callStripe(() =>
        stripe.customers.create(
          { metadata: { userId: row._id } },
          { idempotencyKey: `customer-${row._id}-${row.creationKey}` },
        ),
      );
    } catch (error) {
      // Stripe would repeat its own failure under the same key for a day.
      if (stripeErrorOf(error) instanceof Stripe.errors.StripeAPIError) {
        const { _id, creationKey } = row;
        await Row.updateOne({ _id, creationKey }, { $set: { creationKey: randomUUID() } });
      }
      throw error;
    }
  }

  /**
   * The card that Stripe has confirmed: of the latest set-up that succeeded, else the customer's default; null
   * for none. What the browser says of it is not trusted.
   */
  async function confirmedCard(customer: Customer): Promise<string | null> {
    const id = customer.stripeCustomerId;
    const [intents, methods, atStripe] = await callStripe(() =>
      Promise.all([
        stripe.setupIntents.list({ customer: id, limit: MAX_INTENTS_READ }),
        stripe.customers.listPaymentMethods(id, { limit: MAX_CARDS }),
        stripe.customers.retrieve(id),
      ]),
    );
    const onFile = new Set(methods.data.map((method) => method.id));
    const confirmed = intents.data
      .filter((intent) => intent.status === 'succeeded')
      .map((intent) => idOf(intent.payment_method));
    const usual = atStripe.deleted ? null : idOf(atStripe.invoice_settings.default_payment_method);
    return [...confirmed, usual].find((card) => card !== null && onFile.has(card)) ?? null;
  }

  /** Makes a card the one that is charged, also for what comes later. */
  async function setDefaultCard(customer: Customer, paymentMethod: string): Promise<void> {
    await callStripe(() =>
      stripe.customers.update(customer.stripeCustomerId, {
        invoice_settings: { default_payment_method: paymentMethod },
      }),
    );
  }

  return { find, findCurrent, ensure, confirmedCard, setDefaultCard };
}
