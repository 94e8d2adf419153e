import { type Care, CARE_DAYS, DAY_MS, FROM_MESSAGES, type PersonSign } from '@inkwell/contracts';
import type { CareKind } from '@inkwell/contracts/constants';
import { ageOn } from '../local/soulprint/calendar.ts';
import { moreSevere, type PersonFinding } from './finding.ts';
import { resourcesFor } from './resources.ts';

const ADULT_YEARS = 18;
/** More signs of one person than this, each from another page, say nothing new. */
const MAX_SIGNS = 20;

const isCurrent = ({ level, at }: PersonSign, now: Date) =>
  now.getTime() - Date.parse(at) < CARE_DAYS[level] * DAY_MS;

/**
 * What a person is taken for at `now` by the signs in their texts, in the order in which they came; null where they are
 * not under care. Of several crises the newest tells the kind, of several concerns, whose kinds are less sure, the first.
 */
export function currentFinding(signs: readonly PersonSign[], now: Date): PersonFinding | null {
  const alive = signs.filter((sign) => isCurrent(sign, now));
  const most = alive.reduce<PersonSign | null>(moreSevere, null);
  if (!most) return null;
  const { level } = most;
  const alike = alive.filter((sign) => sign.level === level);
  const { kind } = (level === 'crisis' && alike.toSorted(compareBySignTime).at(-1)) || most;
  const earlier = alive.slice(0, alive.indexOf(most));
  return { level, kind, ...otherKindsOf(kind, [...alike, ...earlier]) };
}

/** The sign in a person's messages: among their signs there is one at most. */
export const signOfMessages = (signs: readonly PersonSign[]): PersonSign | null =>
  signs.find(({ from }) => from === FROM_MESSAGES) ?? null;

/** When the newest of some signs was, in ms since 1970. */
export const lastSignAt = (signs: readonly PersonSign[]): number =>
  Math.max(0, ...signs.map(({ at }) => Date.parse(at)));

/** The other kinds of some signs. */
function otherKindsOf(kind: CareKind, signs: readonly PersonSign[]): Pick<PersonFinding, 'also'> {
  const kinds = signs.flatMap((sign) => [sign.kind, ...(sign.also ?? [])]);
  const also = [...new Set(kinds)].filter((each) => each !== kind);
  return also.length > 0 ? { also } : {};
}

/**
 * Takes a sign in, beside those from other texts: a lower one never lowers the level, any one begins its time anew. One
 * that comes again or late changes nothing. Only a crisis changes the kind that somebody is taken for: it was said, or
 * two readers agree, while the kind of a concern is often by a score alone.
 *
 * @returns the signs to keep; `signs` itself where nothing changes
 */
export function addSign(signs: readonly PersonSign[], sign: PersonSign): readonly PersonSign[] {
  const known = signs.find(({ from }) => from === sign.from);
  const next = known ? mergeSigns(known, sign) : sign;
  return next === known ? signs : replaceSign(signs, sign.from, next);
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
  return isSame ? signs : replaceSign(signs, from, sign);
}

function replaceSign(
  signs: readonly PersonSign[],
  from: string,
  sign: PersonSign | null,
): readonly PersonSign[] {
  if (!sign) return signs.filter((each) => each.from !== from);
  const alive = signs.filter((each) => isCurrent(each, new Date(sign.at)));
  const place = alive.findIndex((each) => each.from === from);
  // In its old place: the order says which came first.
  const kept = place === -1 ? [...alive, sign] : alive.with(place, sign);
  if (kept.length <= MAX_SIGNS) return kept;
  const [oldest] = kept.toSorted(compareBySignTime);
  return kept.filter((each) => each !== oldest);
}

const compareBySignTime = (a: PersonSign, b: PersonSign) => Date.parse(a.at) - Date.parse(b.at);

function mergeSigns(known: PersonSign, sign: PersonSign): PersonSign {
  const at = new Date(sign.at);
  const isLate = Date.parse(known.at) >= at.getTime();
  if (isLate && moreSevere(known, sign) === known) return known;
  if (!isLate && !isCurrent(known, at)) return sign;
  const newest = isLate ? known.at : sign.at;
  if (sign.level !== 'crisis') return { ...known, at: newest };
  return { ...sign, at: newest, ...otherKindsOf(sign.kind, [known]) };
}

/**
 * What a person under care is shown.
 *
 * @param country null where it is not known
 * @param birthDate YYYY-MM-DD; without one, or with one that is no date, they are taken for an adult
 */
export function toCare(
  { level, kind, also }: PersonFinding,
  { country, birthDate }: { country: string | null; birthDate: string | undefined },
): Care {
  const today = new Date().toISOString().slice(0, 10);
  const isMinor = birthDate !== undefined && ageOn(birthDate, today) < ADULT_YEARS;
  return {
    level,
    kind,
    ...(also && { also }),
    country,
    resources: resourcesFor(country, { kind, also, isMinor }),
  };
}
