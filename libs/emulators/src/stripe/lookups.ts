import { findObject, type RouteCall } from './call.ts';
import { resourceMissing, StripeError } from './errors.ts';
import type { Customer, PaymentMethod, Subscription } from './objects.ts';

/** @throws StripeError resource_missing for an id that is unknown or deleted */
export async function liveCustomer(call: RouteCall, id: string, param = 'customer'): Promise<Customer> {
  const customer = await findObject(call, 'customer', id, param);
  if (customer.deleted === true) throw resourceMissing('customer', id, param, param === 'id' ? 404 : 400);
  return customer;
}

/** @throws StripeError 400 when the method is not attached to this customer */
export async function attachedMethod(
  call: RouteCall,
  id: string,
  customerId: string,
  param: string,
): Promise<PaymentMethod> {
  const method = await findObject(call, 'payment_method', id, param);
  if (method.customer === customerId) return method;
  throw new StripeError(400, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `The customer does not have a payment method with the ID ${id}. The payment method must be attached to the customer.`,
    param,
  });
}

/** The method a subscription is charged on: its own, else the customer's default. */
export async function chargedMethod(
  call: RouteCall,
  subscription: Subscription,
): Promise<string | undefined> {
  if (subscription.default_payment_method !== null) return subscription.default_payment_method;
  const customer = await call.objects.get('customer', subscription.customer);
  if (customer === undefined || customer.deleted === true) return undefined;
  return customer.invoice_settings.default_payment_method ?? undefined;
}
