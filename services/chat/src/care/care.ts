import { countryOfZone, higher, resourcesFor, type Finding } from '@inkwell/ai/care';
import { type Care, type CareState, type ChangeCare, Digest, type Place } from '@inkwell/contracts';
import { AppError } from '@inkwell/service';
import type { Box, Vault } from '@inkwell/vault';
import type { Erasure } from '../people/erasure.ts';
import {
  careRecordPlace,
  digestPlace,
  type PersonModel,
  type PersonRow,
  setUnlessChanged,
} from '../people/person.model.ts';

const DAY_MS = 24 * 60 * 60_000;
/** Without a new sign a crisis becomes a concern after so long, and a concern ends after as much again. */
const STEP_MS = 7 * DAY_MS;
/** More concurrent messages of one person than this is a fault, not a race. */
const ATTEMPTS = 5;
const ADULT_YEARS = 18;

/** What is stored of a person under care: the level at its last sign. */
type CareRecord = Finding & { at: string };

/** What is known of the person when their care is told. */
export type CarePerson = Pick<
  PersonRow,
  '_id' | 'digest' | 'care' | 'careVersion' | 'careCountry' | 'careFolded'
>;
export const CARE_FIELDS = { digest: 1, care: 1, careVersion: 1, careCountry: 1, careFolded: 1 } as const;

export type CareStories = ReturnType<typeof createCare>;

/** Who is under care, and what they are shown. */
export function createCare(deps: {
  Person: PersonModel;
  vault: Vault;
  erasure: Pick<Erasure, 'refuseErased'>;
}) {
  const { Person, vault, erasure } = deps;

  const find = (userId: string) => Person.findById(userId, CARE_FIELDS).lean<CarePerson>();

  return {
    find,

    /** The person with the finding taken in: a lower one never lowers, any one counts as a new sign. */
    raise: async (userId: string, box: Box, finding: Finding, now: Date): Promise<CarePerson> => {
      for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
        const person: CarePerson = (await find(userId)) ?? { _id: userId };
        const current = currentFinding(person, box, now);
        const next = higher(finding, current) ?? finding;
        const record: CareRecord = { level: next.level, kind: next.kind, at: now.toISOString() };
        const care = box.sealJson(record, careRecordPlace(userId));
        const unfolds = next.level !== current?.level;
        const fields = { care, ...(unfolds && { careFolded: false }) };
        if (!(await setUnlessChanged(Person, userId, ['careVersion', person.careVersion], fields))) continue;
        await erasure.refuseErased(userId);
        return { ...person, care };
      }
      throw new AppError('unavailable');
    },

    get: async (userId: string, place: Place): Promise<CareState> => {
      const person = await find(userId);
      if (!person) return { care: null, country: countryOf(null, place), folded: false };
      return stateOf(person, place, await vault.open(userId));
    },

    change: async (userId: string, place: Place, { country, folded }: ChangeCare): Promise<CareState> => {
      const person = await Person.findOneAndUpdate(
        { _id: userId },
        {
          $set: {
            ...(country !== undefined && { careCountry: country }),
            ...(folded !== undefined && { careFolded: folded }),
          },
        },
        { upsert: true, returnDocument: 'after', projection: CARE_FIELDS },
      ).lean<CarePerson>();
      await erasure.refuseErased(userId);
      return stateOf(person ?? { _id: userId }, place, await vault.open(userId));
    },
  };
}

/** What a person is taken for now; null where they are not under care. */
export function currentFinding({ _id, care }: CarePerson, box: Box, now: Date): Finding | null {
  if (!care) return null;
  const { level, kind, at } = box.unsealJson(care, careRecordPlace(_id)) as CareRecord;
  const steps = Math.floor((now.getTime() - Date.parse(at)) / STEP_MS);
  if (steps >= (level === 'crisis' ? 2 : 1)) return null;
  return { level: steps >= 1 ? 'concern' : level, kind };
}

/** What a person under care is shown. */
export function toCare(finding: Finding, person: CarePerson, place: Place, box: Box): Care {
  const country = countryOf(person, place);
  const isMinor = ageOf(person, box) < ADULT_YEARS;
  return { ...finding, country, resources: resourcesFor(country, { kind: finding.kind, isMinor }) };
}

function stateOf(person: CarePerson, place: Place, box: Box): CareState {
  const finding = currentFinding(person, box, new Date());
  return {
    care: finding && toCare(finding, person, place, box),
    country: countryOf(person, place),
    folded: person.careFolded ?? false,
  };
}

const countryOf = (person: CarePerson | null, { zone }: Place): string | null =>
  person?.careCountry ?? (zone === undefined ? null : countryOfZone(zone));

/** In years; as of an adult where the birth date is not known. */
function ageOf({ _id, digest }: CarePerson, box: Box): number {
  if (!digest) return ADULT_YEARS;
  const { onboardingData } = Digest.parse(box.unsealJson(digest, digestPlace(_id)));
  const born = new Date(onboardingData.birth.date);
  if (Number.isNaN(born.getTime())) return ADULT_YEARS;
  const today = new Date();
  const hadBirthday =
    today.getUTCMonth() > born.getUTCMonth() ||
    (today.getUTCMonth() === born.getUTCMonth() && today.getUTCDate() >= born.getUTCDate());
  return today.getUTCFullYear() - born.getUTCFullYear() - (hadBirthday ? 0 : 1);
}
