import { find, type Route } from './call.ts';
import { createdParameters, createdWithin, page, pageParameters } from './lists.ts';
import type { Price, Product } from './objects.ts';
import { flag, text, texts } from './params.ts';
import type { State } from './store.ts';

/** The one thing on sale: $9.99 a month, found by the lookup key `inkwell_monthly`. */
export function seedCatalog(state: State, now: number): void {
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
  state.products[product.id] = product;
  state.prices[price.id] = price;
}

export const catalogRoutes: Route[] = [
  {
    method: 'GET',
    path: '/v1/products',
    allowed: [...pageParameters, ...createdParameters, 'active', 'ids.#'],
    handle(call) {
      const active = flag(call.params, 'active');
      const ids = texts(call.params, 'ids');
      const rows = Object.values(call.state.products).filter(
        (product) =>
          createdWithin(call.params, product.created) &&
          (active === undefined || product.active === active) &&
          (ids === undefined || ids.includes(product.id)),
      );
      return page(call, '/v1/products', rows);
    },
  },
  {
    method: 'GET',
    path: '/v1/products/:id',
    allowed: [],
    handle: (call) => find(call.state.products, 'product', call.id),
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
      const active = flag(params, 'active');
      const keys = texts(params, 'lookup_keys');
      const wanted = {
        currency: text(params, 'currency'),
        product: text(params, 'product'),
        type: text(params, 'type'),
      };
      const rows = Object.values(call.state.prices).filter(
        (price) =>
          createdWithin(params, price.created) &&
          (active === undefined || price.active === active) &&
          (keys === undefined || (price.lookup_key !== null && keys.includes(price.lookup_key))) &&
          (wanted.currency === undefined || price.currency === wanted.currency) &&
          (wanted.product === undefined || price.product === wanted.product) &&
          (wanted.type === undefined || price.type === wanted.type),
      );
      return page(call, '/v1/prices', rows);
    },
  },
  {
    method: 'GET',
    path: '/v1/prices/:id',
    allowed: [],
    handle: (call) => find(call.state.prices, 'price', call.id),
  },
];
