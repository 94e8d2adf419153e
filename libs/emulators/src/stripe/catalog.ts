import type { StripeChanges } from './account.ts';
import { findObject, type ApiRoute } from './call.ts';
import { createdParameters, givenFields, listPage, pageParameters } from './lists.ts';
import type { Price, Product } from './objects.ts';
import { flag, text, texts } from './params.ts';

/** The one thing on sale: $9.99 a month, found by the lookup key `inkwell_monthly`. */
export function seedCatalog(objects: StripeChanges, now: number): void {
  const product: Product = {
    id: 'prod_InkwellMember1',
    object: 'product',
    active: true,
    created: now,
    default_price: 'price_1InkwellMonthly999USD01',
    description: null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: {},
    name: 'Inkwell',
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: 'service',
    unit_label: null,
    updated: now,
    url: null,
  };
  const price: Price = {
    id: 'price_1InkwellMonthly999USD01',
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    created: now,
    currency: 'usd',
    custom_unit_amount: null,
    livemode: false,
    lookup_key: 'inkwell_monthly',
    metadata: {},
    nickname: 'Inkwell, monthly',
    product: product.id,
    recurring: {
      interval: 'month',
      interval_count: 1,
      meter: null,
      trial_period_days: null,
      usage_type: 'licensed',
    },
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: 'recurring',
    unit_amount: 999,
    unit_amount_decimal: '999',
  };
  objects.put('product', product.id, product);
  objects.put('price', price.id, price);
}

export const catalogRoutes: ApiRoute[] = [
  {
    method: 'GET',
    path: '/v1/products',
    allowed: [...pageParameters, ...createdParameters, 'active', 'ids.#'],
    handle(call) {
      const ids = texts(call.params, 'ids');
      const where = givenFields({ active: flag(call.params, 'active'), id: ids && { $in: ids } });
      return listPage(call, '/v1/products', 'product', where);
    },
  },
  {
    method: 'GET',
    path: '/v1/products/:id',
    allowed: [],
    handle: (call) => findObject(call, 'product', call.id),
  },
  {
    method: 'GET',
    path: '/v1/prices',
    allowed: [
      ...pageParameters,
      ...createdParameters,
      'active',
      'currency',
      'lookup_keys.#',
      'product',
      'type',
    ],
    handle(call) {
      const { params } = call;
      const keys = texts(params, 'lookup_keys');
      const where = givenFields({
        active: flag(params, 'active'),
        lookup_key: keys && { $in: keys },
        currency: text(params, 'currency'),
        product: text(params, 'product'),
        type: text(params, 'type'),
      });
      return listPage(call, '/v1/prices', 'price', where);
    },
  },
  {
    method: 'GET',
    path: '/v1/prices/:id',
    allowed: [],
    handle: (call) => findObject(call, 'price', call.id),
  },
];
