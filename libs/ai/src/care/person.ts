import type { Care, PersonSign } from '@inkwell/contracts';
import type { CareLevel } from '@inkwell/contracts/constants';
import { ageOn } from '../local/soulprint/calendar.ts';
import { moreSevere, type PersonFinding } from './finding.ts';
import { resourcesFor } from './resources.ts';

const HOUR_MS = 60 * 60_000;
/** So long a level stays after its last sign. */
const STAYS_MS: Record<CareLevel, number> = { crisis: 72 * HOUR_MS, concern: 24 * HOUR_MS };
const ADULT_YEARS = 18;
/** More signs of one person than this, each from another page, say nothing new. */
const MAX_SIGNS = 20;

const isAlive = ({ level, at }: PersonSign, now: Date) => now.getTime() - Date.parse(at) < STAYS_MS[level];

/** What a person is taken for at `now` by the signs in their texts; null where they are not under care. */
export function currentFinding(signs: readonly PersonSign[], now: Date): PersonFinding | null {
  const newestFirst = signs
    .filter((sign) => isAlive(sign, now))
    .toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at));
  const found = newestFirst.reduce<PersonSign | null>((most, sign) => moreSevere(most, sign), null);
  return found && { level: found.level, kind: found.kind };
}

/**
 * Takes a sign in, beside those from other texts: a lower one never lowers the level, any one begins its time anew. One
 * that comes again or late changes nothing.
 *
 * @returns the signs to keep; `signs` itself where nothing changes
 */
export function addSign(signs: readonly PersonSign[], sign: PersonSign): readonly PersonSign[] {
  const known = signs.find(({ from }) => from === sign.from);
  const next = known ? merge(known, sign) : sign;
  return next === known ? signs : withSign(signs, sign.from, next);
}

/**
 * Sets what a page shows now: the sign that its earlier text gave goes, or changes with it.
 *
 * @param from the page, as a PersonSign names it
 * @returns the signs to keep; `signs` itself where nothing changes
 */
export function setSign(
  signs: readonly PersonSign[],
  from: string,
  sign: PersonSign | null,
): readonly PersonSign[] {
  const known = signs.find((each) => each.from === from) ?? null;
  const isSame = known?.level === sign?.level && known?.kind === sign?.kind && known?.at === sign?.at;
  return isSame ? signs : withSign(signs, from, sign);
}

function withSign(
  signs: readonly PersonSign[],
  from: string,
  sign: PersonSign | null,
): readonly PersonSign[] {
  const others = signs.filter((each) => each.from !== from);
  if (!sign) return others;
  const at = new Date(sign.at);
  return [...others.filter((each) => isAlive(each, at)), sign].slice(-MAX_SIGNS);
}

function merge(known: PersonSign, sign: PersonSign): PersonSign {
  const at = new Date(sign.at);
  const current = isAlive(known, at) ? known : null;
  if (Date.parse(known.at) >= at.getTime())
    return moreSevere(known, sign) === known ? known : { ...sign, at: known.at };
  return { ...(moreSevere(sign, current) ?? sign), at: sign.at, from: sign.from };
}

/**
 * What a person under care is shown.
 *
 * @param country null where it is not known
 * @param birthDate YYYY-MM-DD; without one, or with one that is no date, they are taken for an adult
 */
export function toCare(
  { level, kind }: PersonFinding,
  { country, birthDate }: { country: string | null; birthDate: string | undefined },
): Care {
  const today = new Date().toISOString().slice(0, 10);
  const isMinor = birthDate !== undefined && ageOn(birthDate, today) < ADULT_YEARS;
  return { level, kind, country, resources: resourcesFor(country, { kind, isMinor }) };
}
