import { HOUR_MS } from '@inkwell/contracts/constants';
import type { ServerFeature, LacksFeature } from './call.ts';

/** A server may be replaced by a newer one: what it did not know is tried again after an hour. */
const MISSING_FEATURE_CACHE_MS = HOUR_MS;

/** What the server was found not to know, for the life of this process. */
export type ServerTraits = { lacks: LacksFeature; remember: (feature: ServerFeature) => void };

/** @param now ms on any clock that only goes forward */
export function createServerTraits(now: () => number): ServerTraits {
  const until = new Map<ServerFeature, number>();
  return {
    lacks: (feature) => (until.get(feature) ?? -Infinity) > now(),
    remember: (feature) => void until.set(feature, now() + MISSING_FEATURE_CACHE_MS),
  };
}
