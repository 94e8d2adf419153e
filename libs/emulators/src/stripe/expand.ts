import type { StripeChanges } from './account.ts';
import { invalidRequest } from './errors.ts';
import { typeOf } from './ids.ts';
import { inlineList } from './lists.ts';

type JsonTree = Record<string, unknown>;

/**
 * A copy of an answer with the asked references replaced by their objects, https://docs.stripe.com/api/expanding_objects.
 *
 * @param paths such as `latest_invoice.confirmation_secret`, or `data.customer` in a list
 * @throws StripeError 400 for more than four levels or a field that cannot be expanded
 */
export async function expandAnswer(
  objects: StripeChanges,
  answer: object,
  paths: readonly string[],
): Promise<unknown> {
  const copy: unknown = structuredClone(answer);
  for (const path of paths) {
    const names = path.split('.');
    if (names.length > 4) throw cannotExpand(path, 'You cannot expand more than 4 levels of a property.');
    await expandPath(objects, copy, names, path);
  }
  return copy;
}

async function expandPath(
  objects: StripeChanges,
  value: unknown,
  names: readonly string[],
  path: string,
): Promise<void> {
  const [name, ...rest] = names;
  if (name === undefined) return;
  for (const tree of treesIn(value)) {
    const next = await expandStep(objects, tree, name, path);
    if (next === undefined) throw cannotExpand(path, `This property cannot be expanded (${path}).`);
    tree[name] = next;
    await expandPath(objects, next, rest, path);
  }
}

function treesIn(value: unknown): JsonTree[] {
  if (Array.isArray(value)) return value.filter(isTree);
  return isTree(value) ? [value] : [];
}

function isTree(value: unknown): value is JsonTree {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

async function expandStep(
  objects: StripeChanges,
  tree: JsonTree,
  name: string,
  path: string,
): Promise<unknown> {
  const value = tree[name] ?? (await includableFields(objects, tree, name));
  if (typeof value === 'string') return loadReference(objects, name, value, path);
  if (!Array.isArray(value)) return value;
  const expanded: unknown[] = [];
  for (const each of value as unknown[]) {
    expanded.push(typeof each === 'string' ? await loadReference(objects, name, each, path) : each);
  }
  return expanded;
}

async function loadReference(
  objects: StripeChanges,
  name: string,
  id: string,
  path: string,
): Promise<object> {
  const type = name === 'coupon' ? 'coupon' : typeOf(id);
  const found = type && (await objects.get(type, id));
  if (found === undefined) throw cannotExpand(path, `This property cannot be expanded (${path}).`);
  return structuredClone(found);
}

// Fields that Stripe leaves out of an answer until they are asked for.
async function includableFields(objects: StripeChanges, tree: JsonTree, name: string): Promise<unknown> {
  if (tree['object'] !== 'invoice' || typeof tree['id'] !== 'string') return tree[name];
  const invoiceId = tree['id'];
  const payments = await objects.find('invoice_payment', { invoice: invoiceId });
  if (name === 'payments') return structuredClone(inlineList(`/v1/invoices/${invoiceId}/payments`, payments));
  if (name !== 'confirmation_secret') return tree[name];
  const last = payments.at(-1);
  const intent = last && (await objects.get('payment_intent', last.payment.payment_intent));
  return intent === undefined ? null : { type: 'payment_intent', client_secret: intent.client_secret };
}

function cannotExpand(path: string, message: string) {
  return invalidRequest(message, { param: `expand[${path}]` });
}
