import type { Blueprint, CompleteOnboarding, Digest, Place } from '@inkwell/contracts';
import type { Outbox } from '@inkwell/events';
import { AppError, inTransaction } from '@inkwell/service';
import type { Vault } from '@inkwell/vault';
import type { Connection } from 'mongoose';
import { blueprintOf, onboardingDataOf, userField } from '../accounts/user.ts';
import type { UserModel, UserRow } from '../accounts/user.model.ts';
import type { OnboardedCache } from './onboarded-cache.ts';

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
   * Keeps the answers and marks a SoulPrint as pending. A second call replaces the answers.
   *
   * @param place where the person is: the SoulPrint counts its dates from the day it is there
   * @returns the number of this submission
   */
  async function complete(
    userId: string,
    answers: CompleteOnboarding,
    place: Place,
  ): Promise<{ version: number }> {
    const box = await vault.open(userId);
    const row = await inTransaction(connection, async (session) => {
      const updated = await Users.findOneAndUpdate(
        { _id: userId },
        {
          $set: {
            onboarding: box.sealJson(answers, userField(userId, 'onboarding')),
            'soulprint.status': 'pending',
            'soulprint.requestedAt': new Date(),
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
    await onboardedCache.set(row);
    return { version: row.soulprint.version };
  }

  /** The SoulPrint and the answers it is written from. */
  async function blueprint(userId: string): Promise<Blueprint> {
    const row = await find(userId);
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

  async function find(userId: string): Promise<UserRow> {
    const row = await Users.findOne({ _id: userId }).lean();
    if (!row) throw new AppError('not_found');
    return row;
  }

  return { complete, blueprint, digest };
}
