import { setTimeout as delay } from 'node:timers/promises';
import { addSign } from '@inkwell/ai/care';
import { placementsOf } from '@inkwell/astrology';
import {
  type Blueprint,
  type CompleteOnboarding,
  dayOf,
  type Digest,
  FROM_ANSWERS,
  type TimeZoneRef,
  type Placements,
} from '@inkwell/contracts';
import type { Outbox } from '@inkwell/events';
import { AppError, inTransaction } from '@inkwell/service';
import type { Box, Vault } from '@inkwell/vault';
import type { Connection } from 'mongoose';
import { blueprintOf, keptPlacementsOf, onboardingDataOf, signsOf, userField } from '../accounts/user.ts';
import type { SoulPrintState, UserModel, UserRow } from '../accounts/user.model.ts';
import type { OnboardedCache } from './onboarded-cache.ts';
import { findDanger } from './answers.ts';
import { countSubmission } from './submission-limit.ts';

type BlueprintRow = Pick<UserRow, '_id' | 'onboarding' | 'care' | 'createdAt'> & {
  soulprint: Pick<SoulPrintState, 'text' | 'status' | 'version' | 'placements' | 'requestedAt'>;
};
const BLUEPRINT_FIELDS = {
  onboarding: 1,
  'soulprint.text': 1,
  'soulprint.status': 1,
  'soulprint.version': 1,
  'soulprint.placements': 1,
  'soulprint.requestedAt': 1,
  care: 1,
  createdAt: 1,
} as const;

// A process reads the list of all cities, which takes seconds, before it computes its first placements.
const PLACEMENTS_WAIT_MS = 1_000;

export interface OnboardingDeps {
  connection: Connection;
  users: UserModel;
  vault: Vault;
  outbox: Outbox<'auth'>;
  onboardedCache: OnboardedCache;
  now: () => Date;
}

export function createOnboarding({
  connection,
  users: Users,
  vault,
  outbox,
  onboardedCache,
  now,
}: OnboardingDeps) {
  /**
   * Keeps the answers and marks a SoulPrint as pending. A second call replaces the answers and asks for a new SoulPrint.
   *
   * @param timeZone where the person is: the SoulPrint counts its dates from the day it is there
   * @returns the number of this submission
   * @throws AppError `rate_limited` for the sixth submission in an hour
   */
  async function complete(
    userId: string,
    answers: CompleteOnboarding,
    timeZone: TimeZoneRef,
  ): Promise<{ version: number }> {
    const box = await vault.open(userId);
    const found = await findDanger(answers);
    const row = await inTransaction(connection, async (session) => {
      const at = now();
      const before = await Users.findOne({ _id: userId }, { submissions: 1, care: 1 })
        .session(session)
        .lean();
      if (!before) throw new AppError('not_found');
      const signs =
        found && addSign(signsOf(before, box), { ...found, at: at.toISOString(), from: FROM_ANSWERS });
      const updated = await Users.findOneAndUpdate(
        { _id: userId },
        {
          $set: {
            submissions: countSubmission(before.submissions, at),
            onboarding: box.sealJson(answers, userField(userId, 'onboarding')),
            'soulprint.status': 'pending',
            'soulprint.requestedAt': at,
            'soulprint.place': box.sealJson(timeZone, userField(userId, 'place')),
            'soulprint.text': null,
            'soulprint.placements': null,
            ...(signs && { care: box.sealJson(signs, userField(userId, 'care')) }),
          },
          $inc: { 'soulprint.version': 1, version: 1 },
        },
        { session, returnDocument: 'after', lean: true },
      );
      if (!updated) throw new AppError('not_found');
      await outbox.add(session, 'auth.onboarding-completed', { userId });
      return updated;
    });
    await onboardedCache.set(userId, { version: row.version, value: true });
    return { version: row.soulprint.version };
  }

  async function read(userId: string): Promise<{ row: BlueprintRow; box: Box }> {
    const row = await Users.findOne({ _id: userId }, BLUEPRINT_FIELDS).lean<BlueprintRow>();
    if (!row) throw new AppError('not_found');
    return { row, box: await vault.open(userId) };
  }

  /** The SoulPrint, the answers it is written from, and the placements of their birth. */
  async function blueprint(userId: string): Promise<Blueprint> {
    const { row, box } = await read(userId);
    return {
      blueprint: blueprintOf(row, box),
      onboardingData: onboardingDataOf(row, box),
      status: row.soulprint.status,
      placements: keptPlacementsOf(row, box) ?? (await computedInTime(computePlacements(row, box))),
    };
  }

  /** Computes them and keeps them with the answers they belong to. */
  async function computePlacements(row: BlueprintRow, box: Box): Promise<Placements | null> {
    const birth = onboardingDataOf(row, box)?.birth;
    if (!birth) return null;
    const placements = await placementsOf(birth);
    await Users.updateOne(
      { _id: row._id, 'soulprint.version': row.soulprint.version },
      { $set: { 'soulprint.placements': box.sealJson(placements, userField(row._id, 'placements')) } },
    );
    return placements;
  }

  /** What another service may keep of the person to speak to them. */
  async function digest(userId: string): Promise<Digest> {
    const { row, box } = await read(userId);
    const onboardingData = onboardingDataOf(row, box);
    if (!onboardingData) throw new AppError('not_found');
    return {
      onboardingData,
      blueprint: blueprintOf(row, box),
      answeredOn: dayOf(row.soulprint.requestedAt ?? row.createdAt),
      care: signsOf(row, box).find(({ from }) => from === FROM_ANSWERS) ?? null,
    };
  }

  return { complete, blueprint, digest };
}

/** What comes in time, else null: it is kept when it comes, and the next reading has it. */
const computedInTime = (placements: Promise<Placements | null>) =>
  Promise.race([placements, delay(PLACEMENTS_WAIT_MS, null, { ref: false })]);
