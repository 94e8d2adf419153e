import type { Care, CareSign } from '@inkwell/contracts';
import { ageOn } from '../local/soulprint/calendar.ts';
import { higher, type Finding } from './finding.ts';
import { resourcesFor } from './resources.ts';

const DAY_MS = 24 * 60 * 60_000;
/** Without a new sign a crisis becomes a concern after so long, and a concern ends after as much again. */
const STEP_MS = 7 * DAY_MS;
const ADULT_YEARS = 18;

/** What a person is taken for at `now` by their last sign; null where they are not under care. */
export function currentFinding(sign: CareSign | null, now: Date): Finding | null {
  if (!sign) return null;
  const { level, kind, at } = sign;
  const steps = Math.floor((now.getTime() - Date.parse(at)) / STEP_MS);
  if (steps >= (level === 'crisis' ? 2 : 1)) return null;
  return { level: steps >= 1 ? 'concern' : level, kind };
}

/**
 * Takes a sign in: a lower one never lowers the level, any one begins its time anew. One that comes again or late
 * changes nothing.
 *
 * @param known the person's sign so far
 * @returns the sign to keep; `known` itself where nothing changes
 */
export function addSign(known: CareSign | null, sign: CareSign): CareSign {
  if (!known) return sign;
  const at = new Date(sign.at);
  const current = currentFinding(known, at);
  if (Date.parse(known.at) >= at.getTime()) {
    return higher(current, sign) === current ? known : { ...sign, at: known.at };
  }
  return { ...(higher(sign, current) ?? sign), at: sign.at };
}

/**
 * What a person under care is shown.
 *
 * @param country null where it is not known
 * @param birthDate YYYY-MM-DD; without one, or with one that is no date, they are taken for an adult
 */
export function toCare(
  { level, kind }: Finding,
  { country, birthDate }: { country: string | null; birthDate: string | undefined },
): Care {
  const today = new Date().toISOString().slice(0, 10);
  const isMinor = birthDate !== undefined && ageOn(birthDate, today) < ADULT_YEARS;
  return { level, kind, country, resources: resourcesFor(country, { kind, isMinor }) };
}
