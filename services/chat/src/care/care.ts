import { addSign, countryOfZone, currentFinding, toCare, type Finding } from '@inkwell/ai/care';
import type { CareLevel } from '@inkwell/contracts/constants';
import {
  type Care,
  type CareSign,
  type CareState,
  type ChangeCare,
  EntryCare,
  type PersonCare,
  type Place,
} from '@inkwell/contracts';
import type { Live, Outbox } from '@inkwell/events';
import {
  AppError,
  inTransaction,
  type InternalReader,
  isDuplicateKey,
  type Logger,
  retryDuplicateKey,
} from '@inkwell/service';
import type { Box, Vault } from '@inkwell/vault';
import type { ClientSession, Connection } from 'mongoose';
import { digestOf } from '@inkwell/vault/digests';
import type { Erasure } from '../people/erasure.ts';
import type { Screening } from './screening.ts';
import {
  careRecordPlace,
  type PersonModel,
  type PersonRow,
  updateUnlessChanged,
} from '../people/person.model.ts';

/** More concurrent messages of one person than this is a fault, not a race. */
const ATTEMPTS = 5;

/** What is known of the person when their care is told. */
export type CarePerson = Pick<
  PersonRow,
  | '_id'
  | 'digest'
  | 'care'
  | 'careVersion'
  | 'careCountry'
  | 'careFolded'
  | 'exercise'
  | 'memory'
  | 'memoryOff'
  | 'companionOff'
>;
export const CARE_FIELDS = {
  digest: 1,
  care: 1,
  careVersion: 1,
  careCountry: 1,
  careFolded: 1,
  exercise: 1,
  memory: 1,
  memoryOff: 1,
  companionOff: 1,
} as const;

export type CareStories = ReturnType<typeof createCare>;

/** Who is under care, and what they are shown. */
export function createCare(deps: {
  connection: Connection;
  Person: PersonModel;
  vault: Vault;
  outbox: Outbox<'chat'>;
  live: Live;
  erasure: Pick<Erasure, 'refuseErased'>;
  readFromJournal: InternalReader;
  log: Logger;
}) {
  const { connection, Person, vault, outbox, live, erasure, readFromJournal, log } = deps;
  // All that is logged of care, and of nobody in particular: how many signs this process has taken in.
  const signs: Record<CareLevel, number> = { crisis: 0, concern: 0 };

  const find = (userId: string) => Person.findById(userId, CARE_FIELDS).lean<CarePerson>();

  /** The person with the sign taken in: see `addSign`. */
  async function raise(userId: string, box: Box, { level, kind }: Finding, at: Date): Promise<CarePerson> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const person: CarePerson = (await find(userId)) ?? { _id: userId };
      const known = signOf(person, box);
      const sign = addSign(known, { level, kind, at: at.toISOString() });
      if (sign === known) return person;
      const care = box.sealJson(sign, careRecordPlace(userId));
      const unfolds = sign.level !== currentFinding(known, at)?.level;
      const fields = { care, ...(unfolds && { careFolded: false }) };
      if (!(await store(userId, person.careVersion, fields))) continue;
      await erasure.refuseErased(userId);
      signs[sign.level] += 1;
      log.info({ signs }, 'a sign of danger was taken in');
      return { ...person, care };
    }
    throw new AppError('unavailable');
  }

  /** @returns false where another writer was faster */
  async function store(
    userId: string,
    version: number | undefined,
    fields: Partial<PersonRow>,
  ): Promise<boolean> {
    try {
      return await inTransaction(connection, async (session) => {
        const counter = ['careVersion', version] as const;
        if (!(await updateUnlessChanged(Person, userId, counter, fields, session))) return false;
        await outbox.add(session, 'chat.care-changed', { userId });
        return true;
      });
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  return {
    find,
    raise,

    /** Takes in what the head finds in a message that was refused, as soon as it has read it. */
    raiseWhenFound: (userId: string, box: Box, { whole }: Pick<Screening, 'whole'>, at: Date): void => {
      whole
        .then(async ({ found }) => {
          if (!found) return;
          await raise(userId, box, found, at);
          await live.publish(userId, 'chat');
        })
        .catch((error: unknown) => log.error({ err: error }, 'what the head found late was not taken in'));
    },

    /** Takes in what the journal has found in the page of a day. */
    addEntry: async (userId: string, date: string): Promise<void> => {
      if (await vault.isErased(userId)) return;
      const read = await readFromJournal(`/internal/entries/${date}/care`, { userId }, EntryCare);
      if (!read?.sign) return;
      await raise(userId, await vault.open(userId), read.sign, new Date(read.sign.at));
      await live.publish(userId, 'chat');
    },

    /** Takes in what auth has found in the onboarding answers: it stands in the digest. */
    addAnswers: async (userId: string): Promise<void> => {
      const person = await find(userId);
      if (!person?.digest) return;
      const box = await vault.open(userId);
      const sign = digestOf(person, box)?.care;
      if (!sign) return;
      await raise(userId, box, sign, new Date(sign.at));
      await live.publish(userId, 'chat');
    },

    get: async (userId: string, place: Place): Promise<CareState> => {
      const person = await find(userId);
      if (!person) return { care: null, country: countryOf(null, place), folded: false };
      return stateOf(person, place, await vault.open(userId));
    },

    /** What auth keeps of it, to tell it with the person. */
    getSign: async (userId: string): Promise<PersonCare> => {
      const person = await find(userId);
      const sign = person?.care ? signOf(person, await vault.open(userId)) : null;
      return { sign, country: person?.careCountry ?? null };
    },

    change: async (userId: string, place: Place, { country, folded }: ChangeCare): Promise<CareState> => {
      const fields = {
        ...(country !== undefined && { careCountry: country }),
        ...(folded !== undefined && { careFolded: folded }),
      };
      const write = async (session: ClientSession) => {
        if (country !== undefined) await outbox.add(session, 'chat.care-changed', { userId });
        return Person.findOneAndUpdate(
          { _id: userId },
          { $set: fields },
          { upsert: true, returnDocument: 'after', projection: CARE_FIELDS, session },
        ).lean<CarePerson>();
      };
      const person = await retryDuplicateKey(() => inTransaction(connection, write));
      await erasure.refuseErased(userId);
      await live.publish(userId, 'chat');
      return stateOf(person ?? { _id: userId }, place, await vault.open(userId));
    },
  };
}

/** What a person is taken for now; null where they are not under care. */
export const findingOf = (person: CarePerson, box: Box, now: Date): Finding | null =>
  currentFinding(signOf(person, box), now);

/** What a person is shown for a finding. */
export function careFor(finding: Finding, person: CarePerson, place: Place, box: Box): Care {
  const birthDate = digestOf(person, box)?.onboardingData.birth.date;
  return toCare(finding, { country: countryOf(person, place), birthDate });
}

function stateOf(person: CarePerson, place: Place, box: Box): CareState {
  const finding = findingOf(person, box, new Date());
  return {
    care: finding && careFor(finding, person, place, box),
    country: countryOf(person, place),
    folded: person.careFolded ?? false,
  };
}

const countryOf = (person: CarePerson | null, { zone }: Place): string | null =>
  person?.careCountry ?? (zone === undefined ? null : countryOfZone(zone));

const signOf = ({ _id, care }: CarePerson, box: Box): CareSign | null =>
  care ? (box.unsealJson(care, careRecordPlace(_id)) as CareSign) : null;
