import type { Blueprint, CompleteOnboarding, Digest, Place } from '@inkwell/contracts';
import type { Outbox } from '@inkwell/events';
import { AppError, inTransaction } from '@inkwell/service';
import type { Vault } from '@inkwell/vault';
import type { Connection } from 'mongoose';
import { blueprintOf, onboardingDataOf, userField } from '../accounts/user.ts';
import type { SoulPrintState, UserModel, UserRow } from '../accounts/user.model.ts';
import type { OnboardedCache } from './onboarded-cache.ts';
import { countSubmission } from './submission-limit.ts';

type BlueprintRow = Pick<UserRow, '_id' | 'onboarding'> & {
  soulprint: Pick<SoulPrintState, 'text' | 'status'>;
};
const BLUEPRINT_FIELDS = { onboarding: 1, 'soulprint.text': 1, 'soulprint.status': 1 } as const;

export interface OnboardingDeps {
  connection: Connection;
  users: UserModel;
  vault: Vault;
  outbox: Outbox<'auth'>;
  onboardedCache: OnboardedCache;
}

export function createOnboarding({
  connection,
  users: Users,
  vault,
  outbox,
  onboardedCache,
}: OnboardingDeps) {
  /**
   * Keeps the answers and marks a SoulPrint as pending. A second call replaces the answers and asks for a new SoulPrint.
   *
   * @param place where the person is: the SoulPrint counts its dates from the day it is there
   * @returns the number of this submission
   * @throws AppError `rate_limited` for the sixth submission in an hour
   */
  async function complete(
    userId: string,
    answers: CompleteOnboarding,
    place: Place,
  ): Promise<{ version: number }> {
    const box = await vault.open(userId);
    const row = await inTransaction(connection, async (session) => {
      const now = new Date();
      const before = await Users.findOne({ _id: userId }, { submissions: 1 }).session(session).lean();
      if (!before) throw new AppError('not_found');
      const updated = await Users.findOneAndUpdate(
        { _id: userId },
        {
          $set: {
            submissions: countSubmission(before.submissions, now),
            onboarding: box.sealJson(answers, userField(userId, 'onboarding')),
            'soulprint.status': 'pending',
            'soulprint.requestedAt': now,
            'soulprint.place': box.sealJson(place, userField(userId, 'place')),
            'soulprint.text': null,
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

  /** The SoulPrint and the answers it is written from. */
  async function blueprint(userId: string): Promise<Blueprint> {
    const row = await Users.findOne({ _id: userId }, BLUEPRINT_FIELDS).lean<BlueprintRow>();
    if (!row) throw new AppError('not_found');
    const box = await vault.open(userId);
    return {
      blueprint: blueprintOf(row, box),
      onboardingData: onboardingDataOf(row, box),
      status: row.soulprint.status,
    };
  }

  /** What another service may keep of the person to speak to them. */
  async function digest(userId: string): Promise<Digest> {
    const { onboardingData, blueprint: text } = await blueprint(userId);
    if (!onboardingData) throw new AppError('not_found');
    return { onboardingData, blueprint: text };
  }

  return { complete, blueprint, digest };
}
