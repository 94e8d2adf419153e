import { HOUR_MS } from '@inkwell/contracts/constants';
import type { Feature, Lacks } from './call.ts';

/** A server may be replaced by a newer one: what it did not know is tried again after an hour. */
const REMEMBERED_MS = HOUR_MS;

/** What the server was found not to know, for the life of this process. */
export type ServerTraits = { lacks: Lacks; remember: (feature: Feature) => void };

/** @param now ms on any clock that only goes forward */
export function createServerTraits(now: () => number): ServerTraits {
  const until = new Map<Feature, number>();
  return {
    lacks: (feature) => (until.get(feature) ?? -Infinity) > now(),
    remember: (feature) => void until.set(feature, now() + REMEMBERED_MS),
  };
}
