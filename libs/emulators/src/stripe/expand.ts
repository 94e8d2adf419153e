import { invalidRequest } from './errors.ts';
import { inlineList } from './lists.ts';
import type { ApiObject } from './objects.ts';
import type { State } from './store.ts';

type Tree = Record<string, unknown>;

/**
 * A copy of an answer with the asked references replaced by their objects, https://docs.stripe.com/api/expanding_objects.
 *
 * @param paths such as `latest_invoice.confirmation_secret`, or `data.customer` in a list
 * @throws StripeError 400 for more than four levels or a field that cannot be expanded
 */
export function expand(state: State, answer: object, paths: readonly string[]): unknown {
  const copy: unknown = structuredClone(answer);
  for (const path of paths) {
    const names = path.split('.');
    if (names.length > 4) throw cannotExpand(path, 'You cannot expand more than 4 levels of a property.');
    expandPath(state, copy, names, path);
  }
  return copy;
}

function expandPath(state: State, value: unknown, names: readonly string[], path: string): void {
  const [name, ...rest] = names;
  if (name === undefined) return;
  for (const tree of trees(value)) {
    const next = step(state, tree, name, path);
    if (next === undefined) throw cannotExpand(path, `This property cannot be expanded (${path}).`);
    tree[name] = next;
    expandPath(state, next, rest, path);
  }
}

function trees(value: unknown): Tree[] {
  if (Array.isArray(value)) return value.filter(isTree);
  return isTree(value) ? [value] : [];
}

function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function step(state: State, tree: Tree, name: string, path: string): unknown {
  const value = tree[name] ?? includable(state, tree, name);
  if (typeof value === 'string') return reference(state, name, value, path);
  if (Array.isArray(value)) {
    return value.map((each: unknown) =>
      typeof each === 'string' ? reference(state, name, each, path) : each,
    );
  }
  return value;
}

function reference(state: State, name: string, id: string, path: string): object {
  const row = name === 'coupon' ? state.coupons[id] : rowOf(state, id);
  if (row === undefined) throw cannotExpand(path, `This property cannot be expanded (${path}).`);
  return structuredClone(row);
}

function rowOf(state: State, id: string): ApiObject | undefined {
  const tables: Record<string, Record<string, ApiObject>> = {
    cus: state.customers,
    di: state.discounts,
    in: state.invoices,
    pi: state.paymentIntents,
    pm: state.paymentMethods,
    price: state.prices,
    prod: state.products,
    promo: state.promotionCodes,
    seti: state.setupIntents,
    sub: state.subscriptions,
  };
  return tables[id.slice(0, id.indexOf('_'))]?.[id];
}

// Fields that Stripe leaves out of an answer until they are asked for.
function includable(state: State, tree: Tree, name: string): unknown {
  if (tree['object'] !== 'invoice' || typeof tree['id'] !== 'string') return tree[name];
  const invoiceId = tree['id'];
  const payments = Object.values(state.invoicePayments).filter((payment) => payment.invoice === invoiceId);
  if (name === 'payments') return structuredClone(inlineList(`/v1/invoices/${invoiceId}/payments`, payments));
  if (name !== 'confirmation_secret') return tree[name];
  const intent = payments.map((payment) => state.paymentIntents[payment.payment.payment_intent]).at(-1);
  return intent === undefined ? null : { type: 'payment_intent', client_secret: intent.client_secret };
}

function cannotExpand(path: string, message: string) {
  return invalidRequest(message, { param: `expand[${path}]` });
}
