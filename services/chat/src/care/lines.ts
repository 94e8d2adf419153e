import { type PersonFinding, resourcesFor } from '@inkwell/ai/care';
import type { PersonLines, PersonLinesQuery, TimeZoneRef } from '@inkwell/contracts';
import type { CareKind } from '@inkwell/contracts/constants';
import type { Box, Vault } from '@inkwell/vault';
import type { PersonModel } from '../people/person.model.ts';
import { CARE_FIELDS, careFor, type CarePerson, countryOf, findingOf } from './care.ts';

/** What is shown to somebody who is not under care: the lines for anyone. */
const LINES_FOR_ANYONE: PersonFinding = { level: 'concern', kind: 'suicide' };

export type ReadLines = ReturnType<typeof createReadLines>;

/** Tells the lines of a person's country, whether or not they are under care. */
export function createReadLines({ Person, vault }: { Person: PersonModel; vault: Vault }) {
  return async (userId: string, timeZone: TimeZoneRef, { kind }: PersonLinesQuery): Promise<PersonLines> => {
    const person = await Person.findById(userId, CARE_FIELDS).lean<CarePerson>();
    // Of somebody of whom nothing is stored there is no key to be opened, or made.
    if (!person) {
      const country = countryOf(null, timeZone);
      return { country, resources: resourcesFor(country, { kind: kind ?? LINES_FOR_ANYONE.kind }) };
    }
    return linesFor(person, timeZone, await vault.open(userId), kind);
  };
}

/**
 * The lines of the country that the person chose, else of their time zone; for young people too, where they are one.
 *
 * @param kind what they are for. Default: what the person is taken for now, else anyone
 */
export function linesFor(person: CarePerson, timeZone: TimeZoneRef, box: Box, kind?: CareKind): PersonLines {
  const finding = kind
    ? { ...LINES_FOR_ANYONE, kind }
    : (findingOf(person, box, new Date()) ?? LINES_FOR_ANYONE);
  const { country, resources } = careFor(finding, person, timeZone, box);
  return { country, resources };
}
