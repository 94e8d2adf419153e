import { promotionsLock, type StripeChanges, type StoredTimer } from './account.ts';
import { findObject, type RouteCall, type ApiRoute } from './call.ts';
import { endCoupon } from './discounts.ts';
import type { StripeError } from './errors.ts';
import { invalidRequest } from './errors.ts';
import { emitEvent } from './events.ts';
import { newId, randomCharacters } from './ids.ts';
import { createdParameters, givenFields, listPage, pageParameters } from './lists.ts';
import { liveCustomer } from './lookups.ts';
import type { Coupon, PromotionCode } from './objects.ts';
import {
  choice,
  flag,
  group,
  integer,
  mergeMetadata,
  nullableText,
  requiredText,
  text,
  type Params,
} from './params.ts';

function blankCoupon(id: string, now: number): Coupon {
  return {
    id,
    object: 'coupon',
    amount_off: null,
    created: now,
    currency: null,
    duration: 'once',
    duration_in_months: null,
    livemode: false,
    max_redemptions: null,
    metadata: {},
    name: null,
    percent_off: null,
    redeem_by: null,
    times_redeemed: 0,
    valid: true,
  };
}

function blankCode(id: string, code: string, coupon: string, now: number): PromotionCode {
  return {
    id,
    object: 'promotion_code',
    active: true,
    code,
    created: now,
    customer: null,
    customer_account: null,
    expires_at: null,
    livemode: false,
    max_redemptions: null,
    metadata: {},
    promotion: { coupon, type: 'coupon' },
    restrictions: { first_time_transaction: false, minimum_amount: null, minimum_amount_currency: null },
    times_redeemed: 0,
  };
}

/** WELCOME100 and HALF50 last for ever, FIVEOFF takes $5.00 off one invoice, EXPIRED10 ran out yesterday. */
export function seedPromotions(objects: StripeChanges, now: number): void {
  const seeds: { code: string; coupon: Partial<Coupon>; promotion?: Partial<PromotionCode> }[] = [
    { code: 'WELCOME100', coupon: { percent_off: 100, duration: 'forever', name: 'Welcome' } },
    { code: 'HALF50', coupon: { percent_off: 50, duration: 'forever', name: 'Half price' } },
    { code: 'FIVEOFF', coupon: { amount_off: 500, currency: 'usd', name: 'Five dollars off' } },
    {
      code: 'EXPIRED10',
      coupon: {
        percent_off: 10,
        duration: 'forever',
        name: 'Ten percent',
        redeem_by: now - 86_400,
        valid: false,
      },
      promotion: { active: false, expires_at: now - 86_400 },
    },
  ];
  for (const { code, coupon, promotion } of seeds) {
    const couponId = `seed_${code.toLowerCase()}`;
    const id = `promo_1Inkwell${code.padEnd(16, '0')}`;
    objects.put('coupon', couponId, { ...blankCoupon(couponId, now), ...coupon });
    objects.put('promotion_code', id, { ...blankCode(id, code, couponId, now), ...promotion });
  }
}

/** Ends a coupon or code whose date has come. */
export async function expirePromotion(call: RouteCall, { type, id }: StoredTimer): Promise<void> {
  if (type === 'coupon') await endCoupon(call, await findObject(call, 'coupon', id));
  else (await findObject(call, 'promotion_code', id)).active = false;
  await call.objects.remove('timer', id);
}

function setEndTimer(
  call: RouteCall,
  type: 'coupon' | 'promotion_code',
  id: string,
  at: number | null | undefined,
): void {
  if (at === null || at === undefined) return;
  call.objects.put('timer', id, { id, type, key: promotionsLock, at });
}

async function createCoupon(call: RouteCall): Promise<Coupon> {
  const { params } = call;
  const id = text(params, 'id') ?? randomCharacters(8);
  if ((await call.objects.get('coupon', id)) !== undefined) throw alreadyExists('Coupon');
  const percent = text(params, 'percent_off');
  const coupon: Coupon = {
    ...blankCoupon(id, call.now),
    amount_off: integer(params, 'amount_off') ?? null,
    currency: text(params, 'currency') ?? null,
    duration: choice(params, 'duration', ['forever', 'once', 'repeating']) ?? 'once',
    duration_in_months: integer(params, 'duration_in_months') ?? null,
    max_redemptions: integer(params, 'max_redemptions') ?? null,
    metadata: mergeMetadata({}, params),
    name: nullableText(params, 'name') ?? null,
    percent_off: percent === undefined ? null : readPercentage(percent),
    redeem_by: integer(params, 'redeem_by') ?? null,
  };
  if ((coupon.percent_off === null) === (coupon.amount_off === null)) {
    throw invalidRequest('You must pass either percent_off or amount_off, and not both.');
  }
  if (coupon.amount_off !== null && coupon.currency === null) {
    throw invalidRequest('You must pass currency when passing amount_off', { param: 'currency' });
  }
  if ((coupon.duration === 'repeating') === (coupon.duration_in_months === null)) {
    throw invalidRequest('duration_in_months goes with the duration repeating.', {
      param: 'duration_in_months',
    });
  }
  call.objects.put('coupon', id, coupon);
  setEndTimer(call, 'coupon', id, coupon.redeem_by);
  emitEvent(call, 'coupon.created', coupon);
  return coupon;
}

function readPercentage(value: string): number {
  const percent = Number(value);
  if (!(percent > 0 && percent <= 100)) throw invalidRequest('Invalid percent_off', { param: 'percent_off' });
  return percent;
}

async function createCode(call: RouteCall): Promise<PromotionCode> {
  const { params } = call;
  const promotion: Params = group(params, 'promotion') ?? {};
  choice(promotion, 'type', ['coupon']);
  requiredText(promotion, 'type');
  const coupon = await findObject(call, 'coupon', requiredText(promotion, 'coupon'), 'promotion[coupon]');
  const customer = text(params, 'customer');
  const code = text(params, 'code') ?? randomCharacters(8).toUpperCase();
  // Each customer may have their own: https://docs.stripe.com/api/promotion_codes/object#promotion_code_object-code
  const taken = await call.store.list(
    'promotion_code',
    { code, active: true, customer: customer ?? null },
    { limit: 1, ignoreCase: true },
  );
  if (taken.length > 0) throw alreadyExists('Promotion code');
  const row: PromotionCode = {
    ...blankCode(newId('promo'), code, coupon.id, call.now),
    active: flag(params, 'active') ?? true,
    customer: customer === undefined ? null : (await liveCustomer(call, customer)).id,
    expires_at: integer(params, 'expires_at') ?? null,
    max_redemptions: integer(params, 'max_redemptions') ?? null,
    metadata: mergeMetadata({}, params),
  };
  call.objects.put('promotion_code', row.id, row);
  setEndTimer(call, 'promotion_code', row.id, row.expires_at);
  emitEvent(call, 'promotion_code.created', row);
  return row;
}

function alreadyExists(noun: string): StripeError {
  return invalidRequest(`${noun} already exists.`, { code: 'resource_already_exists' });
}

function listCodes(call: RouteCall) {
  const { params } = call;
  const code = text(params, 'code');
  const where = givenFields({
    active: flag(params, 'active'),
    code,
    'promotion.coupon': text(params, 'coupon'),
    customer: text(params, 'customer'),
  });
  // The comparison without case passes over characters that cannot be seen; of Stripe's codes none has any.
  const isPlain = code === undefined || /^[\x20-\x7e]*$/.test(code);
  return listPage(call, '/v1/promotion_codes', 'promotion_code', isPlain ? where : { id: { $in: [] } }, {
    ignoreCase: code !== undefined,
  });
}

const couponFields = ['amount_off', 'currency', 'duration', 'duration_in_months', 'id', 'max_redemptions'];
const codeFields = ['promotion.type', 'promotion.coupon', 'active', 'code', 'customer', 'expires_at'];

export const promotionRoutes: ApiRoute[] = [
  {
    method: 'POST',
    path: '/v1/coupons',
    allowed: [...couponFields, 'metadata.*', 'name', 'percent_off', 'redeem_by'],
    handle: createCoupon,
  },
  {
    method: 'GET',
    path: '/v1/coupons',
    allowed: [...pageParameters, ...createdParameters],
    handle: (call) => listPage(call, '/v1/coupons', 'coupon', {}),
  },
  {
    method: 'GET',
    path: '/v1/coupons/:id',
    allowed: [],
    handle: (call) => findObject(call, 'coupon', call.id),
  },
  {
    method: 'POST',
    path: '/v1/promotion_codes',
    allowed: [...codeFields, 'max_redemptions', 'metadata.*'],
    handle: createCode,
  },
  {
    method: 'GET',
    path: '/v1/promotion_codes',
    allowed: [...pageParameters, ...createdParameters, 'active', 'code', 'coupon', 'customer'],
    handle: listCodes,
  },
  {
    method: 'GET',
    path: '/v1/promotion_codes/:id',
    allowed: [],
    handle: (call) => findObject(call, 'promotion_code', call.id),
  },
  {
    method: 'POST',
    path: '/v1/promotion_codes/:id',
    allowed: ['active', 'metadata.*'],
    async handle(call) {
      const row = await findObject(call, 'promotion_code', call.id);
      row.active = flag(call.params, 'active') ?? row.active;
      row.metadata = mergeMetadata(row.metadata ?? {}, call.params);
      emitEvent(call, 'promotion_code.updated', row);
      return row;
    },
  },
];
