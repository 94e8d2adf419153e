import {
  addLateFinding,
  addSign,
  type CareDecision,
  CareRecord,
  countryOfZone,
  currentFinding,
  type Finding,
  isWithinDay,
  NO_CARE,
  openQuestionIn,
  type PersonFinding,
  setSign,
  signOfMessages,
  toCare,
  withdrawLateFinding,
  withOpenQuestion,
} from '@inkwell/ai/care';
import type { CareKind, CareLevel } from '@inkwell/contracts/constants';
import {
  type Care,
  CareSign,
  type CareState,
  type ChangeCare,
  EntryCare,
  FROM_ANSWERS,
  FROM_MESSAGES,
  fromPage,
  type PersonCare,
  type PersonSign,
  type TimeZoneRef,
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
import {
  careRecordAad,
  type PersonModel,
  type PersonRow,
  setUnlessChanged,
  updateUnlessChanged,
} from '../people/person.model.ts';

/** More concurrent messages of one person than this is a fault, not a race. */
const MAX_ATTEMPTS = 5;

/** What is known of the person when their care is told. */
export type CarePerson = Pick<
  PersonRow,
  | '_id'
  | 'digest'
  | 'care'
  | 'careVersion'
  | 'recentReadings'
  | 'careCountry'
  | 'careFolded'
  | 'hasPlan'
  | 'exercise'
  | 'memory'
  | 'memoryOff'
  | 'companionOff'
>;
export const CARE_FIELDS = {
  digest: 1,
  care: 1,
  careVersion: 1,
  recentReadings: 1,
  careCountry: 1,
  careFolded: 1,
  hasPlan: 1,
  exercise: 1,
  memory: 1,
  memoryOff: 1,
  companionOff: 1,
} as const;

export type CareUseCases = ReturnType<typeof createCare>;

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

  /**
   * Changes what is kept of a person's care. One that another writer is faster with is decided anew on what that one
   * wrote.
   *
   * @param decide the record to keep; the same object where nothing changes
   * @param options.known the person as they were read last. Default: they are read
   * @param options.insert stores the message that was decided on: in one transaction with the record, or without a session
   *   where the record does not change. It may be called more than once. Default: nothing is stored beside the record
   * @returns the person as they are kept then
   * @throws what `insert` throws
   */
  async function update(
    userId: string,
    box: Box,
    decide: (record: CareRecord, person: CarePerson) => CareChange | Promise<CareChange>,
    { known, insert }: { known?: CarePerson; insert?: InsertPerson } = {},
  ): Promise<CarePerson> {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      const person = (attempt === 0 ? known : undefined) ?? (await find(userId)) ?? { _id: userId };
      const before = readCareRecord(person, box);
      const { record, card = null } = await decide(before, person);
      if (record === before) {
        if (!insert) return person;
        await insert(person);
        await erasure.refuseErased(userId);
        return person;
      }
      const care = box.sealJson(record, careRecordAad(userId));
      const fields = { care, ...(card && { careFolded: card === 'folds' }) };
      const next = { ...person, ...fields, careVersion: (person.careVersion ?? 0) + 1 };
      const isTold = record.signs !== before.signs;
      if (!(await store(next, person.careVersion, fields, { isTold, insert }))) continue;
      await erasure.refuseErased(userId);
      if (isTold) countSigns(before, record);
      return next;
    }
    throw new AppError('unavailable');
  }

  function countSigns(before: CareRecord, { signs: after }: CareRecord): void {
    for (const sign of after) if (!before.signs.includes(sign)) signs[sign.level] += 1;
    log.info({ signs }, 'a sign of danger was taken in');
  }

  /** @returns false where another writer was faster */
  async function store(
    person: CarePerson,
    version: number | undefined,
    fields: Partial<PersonRow>,
    { isTold, insert }: { isTold: boolean; insert: InsertPerson | undefined },
  ): Promise<boolean> {
    const userId = person._id;
    const counter = ['careVersion', version] as const;
    // What auth does not keep needs no event.
    if (!isTold && !insert) return setUnlessChanged(Person, userId, counter, fields);
    let failure: unknown;
    try {
      return await inTransaction(connection, async (session) => {
        if (!(await updateUnlessChanged(Person, userId, counter, fields, session))) return false;
        if (isTold) await outbox.add(session, 'chat.care-changed', { userId });
        await insert?.(person, session).catch((error: unknown) => {
          failure = error;
          throw error;
        });
        return true;
      });
    } catch (error) {
      if (isDuplicateKey(error) && error !== failure) return false;
      throw error;
    }
  }

  /**
   * Takes in what was found in a message after its reply had begun, or that was refused: the next reply takes it up.
   *
   * @param show stores what follows with the message, before the person's tabs are told. Default nothing
   * @returns what was kept of the person before, and what the message is taken for; null where it is no sign of theirs
   */
  async function raiseLate(
    userId: string,
    box: Box,
    found: Finding,
    at: Date,
    show?: (person: CarePerson) => Promise<void>,
  ): Promise<{ before: CareRecord; sign: PersonFinding | null }> {
    let before = NO_CARE;
    let sign: PersonFinding | null = null;
    const person = await update(userId, box, (record) => {
      before = record;
      const late = addLateFinding({ record, found, at });
      ({ sign } = late);
      const isTold = late.record.signs !== record.signs;
      return { record: late.record, card: isTold ? careCardFor(record, late.record.signs) : null };
    });
    if (sign) await Promise.resolve(show?.(person)).finally(() => live.publish(userId, 'chat'));
    return { before, sign };
  }

  /** Names the concern that a message was taken for anew, unless another sign has come since. */
  async function rename(userId: string, box: Box, kind: CareKind, at: Date): Promise<void> {
    await update(userId, box, (record) => {
      const own = signOfMessages(record.signs);
      if (own?.level !== 'concern' || own.at !== at.toISOString() || own.kind === kind) return { record };
      return { record: { ...record, signs: [...setSign(record.signs, FROM_MESSAGES, { ...own, kind })] } };
    });
    await live.publish(userId, 'chat');
  }

  /**
   * Keeps that a message tells of somebody else in danger. Unless they were asked about themselves there, the next message
   * of the conversation may go on about them.
   */
  async function noteOther(userId: string, box: Box, other: NonNullable<CareRecord['other']>): Promise<void> {
    await update(userId, box, (record) => {
      const { conversationId } = other;
      // It is known already, or readings of two messages come in another order.
      if (record.other && record.other.at >= other.at) return { record };
      const at = new Date(other.at);
      const open = openQuestionIn(record, conversationId)
        ? record
        : withOpenQuestion(record, { at, conversationId }, 'other');
      return { record: { ...open, other } };
    });
  }

  /** Forgets whom else a message was taken to be about. */
  async function dropOther(userId: string, box: Box, at: Date): Promise<void> {
    await update(userId, box, (record) => {
      const { other, ...rest } = record;
      return { record: other?.at === at.toISOString() ? rest : record };
    });
  }

  /**
   * Takes back the sign of a message that a later reader finds harmless: what was kept before stands again, unless
   * another sign has come since.
   *
   * @param at when the message was sent
   * @param before what was kept of the person before it
   */
  async function withdraw(userId: string, box: Box, at: Date, before: CareRecord): Promise<void> {
    await update(userId, box, (record) => ({ record: withdrawLateFinding({ record, at, before }) }));
    await live.publish(userId, 'chat');
  }

  return {
    find,
    update,
    raiseLate,
    rename,
    noteOther,
    dropOther,
    withdraw,

    /** Takes in what the journal finds in the page of a day, as its text is now. */
    addEntry: async (userId: string, date: string): Promise<void> => {
      if (await vault.isErased(userId)) return;
      let isChanged = false;
      await update(userId, await vault.open(userId), async (record) => {
        // Read for each attempt: the last one to be stored has read the page last.
        const read = await readFromJournal(`/internal/entries/${date}/care`, { userId }, EntryCare);
        const from = fromPage(date);
        const sign = read?.sign ? { ...read.sign, from } : null;
        // One whose time is over, told late, says nothing new.
        const counts = sign !== null && currentFinding([sign], new Date()) !== null;
        const signs = setSign(record.signs, from, counts ? sign : null);
        isChanged = signs !== record.signs;
        return isChanged
          ? { record: { ...record, signs: [...signs] }, card: careCardFor(record, signs) }
          : { record };
      });
      if (isChanged) await live.publish(userId, 'chat');
    },

    /** Takes in what auth has found in the onboarding answers: it stands in the digest. */
    addAnswers: async (userId: string): Promise<void> => {
      const person = await find(userId);
      if (!person?.digest) return;
      const box = await vault.open(userId);
      const sign = digestOf(person, box)?.care;
      if (!sign) return;
      await update(userId, box, (record) => {
        const signs = addSign(record.signs, { ...sign, from: FROM_ANSWERS });
        if (signs === record.signs) return { record };
        return { record: { ...record, signs: [...signs] }, card: careCardFor(record, signs) };
      });
      await live.publish(userId, 'chat');
    },

    get: async (userId: string, timeZone: TimeZoneRef): Promise<CareState> => {
      const person = await find(userId);
      if (!person) return { care: null, country: countryOf(null, timeZone), folded: false, asked: null };
      return readCareState(person, timeZone, await vault.open(userId));
    },

    /** What auth keeps of it, to tell it with the person. */
    getSigns: async (userId: string): Promise<PersonCare> => {
      const person = await find(userId);
      const signs = person?.care ? readCareRecord(person, await vault.open(userId)).signs : [];
      return { signs, country: person?.careCountry ?? null };
    },

    change: async (
      userId: string,
      timeZone: TimeZoneRef,
      { country, folded }: ChangeCare,
    ): Promise<CareState> => {
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
      return readCareState(person ?? { _id: userId }, timeZone, await vault.open(userId));
    },
  };
}

/** @param person as they are kept with what was decided */
type InsertPerson = (person: CarePerson, session?: ClientSession) => Promise<void>;

type CareChange = Pick<CareDecision, 'record'> & Partial<Pick<CareDecision, 'card'>>;

/** The card opens for a crisis, and is one line for a concern of somebody who was not under care. */
function careCardFor({ signs: before }: CareRecord, after: readonly PersonSign[]): CareDecision['card'] {
  const now = new Date();
  const was = currentFinding(before, now);
  const is = currentFinding(after, now);
  if (is?.level === 'crisis') return was?.level === 'crisis' ? null : 'opens';
  return is && !was ? 'folds' : null;
}

/** What is kept of a person's care; of an older version its sign alone. */
export function readCareRecord({ _id, care }: CarePerson, box: Box): CareRecord {
  if (!care) return NO_CARE;
  const stored = box.unsealJson(care, careRecordAad(_id));
  const record = CareRecord.safeParse(stored);
  if (record.success) return record.data;
  const sign = CareSign.safeParse(stored);
  return sign.success ? { ...NO_CARE, signs: [{ ...sign.data, from: FROM_MESSAGES }] } : NO_CARE;
}

/** What a person is taken for now; null where they are not under care. */
export const findingOf = (person: CarePerson, box: Box, now: Date): PersonFinding | null =>
  currentFinding(readCareRecord(person, box).signs, now);

/** What a person is shown for a finding. */
export function careFor(finding: PersonFinding, person: CarePerson, timeZone: TimeZoneRef, box: Box): Care {
  const birthDate = digestOf(person, box)?.onboardingData.birth.date;
  return toCare(finding, { country: countryOf(person, timeZone), birthDate });
}

function readCareState(person: CarePerson, timeZone: TimeZoneRef, box: Box): CareState {
  const now = new Date();
  const record = readCareRecord(person, box);
  const finding = currentFinding(record.signs, now);
  return {
    care: finding && careFor(finding, person, timeZone, box),
    country: countryOf(person, timeZone),
    folded: person.careFolded ?? false,
    asked: record.asked && isWithinDay(record.asked.at, now) ? record.asked.at : null,
  };
}

export const countryOf = (person: CarePerson | null, { zone }: TimeZoneRef): string | null =>
  person?.careCountry ?? (zone === undefined ? null : countryOfZone(zone));
