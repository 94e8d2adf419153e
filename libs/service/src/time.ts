import { dayOf, isZone, type TimeZoneRef, TIMEZONE_HEADER, TIMEZONE_OFFSET_HEADER } from '@inkwell/contracts';
import type { FastifyRequest } from 'fastify';

const MAX_OFFSET_MINUTES = 16 * 60;

/** Where the sender is: the IANA zone where it is valid, the offset otherwise, UTC where neither is sent. */
export function timeZoneOf(request: FastifyRequest): TimeZoneRef {
  const zone = request.headers[TIMEZONE_HEADER];
  if (typeof zone === 'string' && isZone(zone)) return { zone };
  const sent = request.headers[TIMEZONE_OFFSET_HEADER];
  const offset = typeof sent === 'string' && /^-?\d{1,4}$/.test(sent) ? Number(sent) : Number.NaN;
  return Math.abs(offset) <= MAX_OFFSET_MINUTES ? { offset } : {};
}

/** The sender's calendar day at `now` (default: this moment). */
export function todayOf(request: FastifyRequest, now = new Date()): string {
  return dayOf(now, timeZoneOf(request));
}
