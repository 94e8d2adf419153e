import { isZone, OnboardingData, type Place, type User } from '@inkwell/contracts';
import type { Box } from '@inkwell/vault';
import { z } from 'zod';
import type { UserRow } from './user.model.ts';

/** Which sealed field of a user's row is meant: the associated data of its encryption. */
export const userField = (userId: string, field: 'email' | 'onboarding' | 'place' | 'soulprint') => ({
  collection: 'users',
  row: userId,
  field,
});

export const emailOf = (row: UserRow, box: Box): string =>
  box.unseal(row.email, userField(row._id, 'email'));

export function onboardingDataOf(row: UserRow, box: Box): OnboardingData | null {
  if (!row.onboarding) return null;
  return OnboardingData.parse(box.unsealJson(row.onboarding, userField(row._id, 'onboarding')));
}

const StoredPlace = z.object({
  zone: z.string().refine(isZone).optional().catch(undefined),
  offset: z.number().optional().catch(undefined),
});

/** Where the person was when they sent their answers: UTC for rows that do not tell. */
export function submissionPlaceOf({ _id, soulprint }: UserRow, box: Box): Place {
  return soulprint.place ? StoredPlace.parse(box.unsealJson(soulprint.place, userField(_id, 'place'))) : {};
}

export function blueprintOf({ _id, soulprint }: UserRow, box: Box): string | null {
  return soulprint.text ? box.unseal(soulprint.text, userField(_id, 'soulprint')) : null;
}

export function toUser(row: UserRow, box: Box): User {
  const onboardingData = onboardingDataOf(row, box);
  const completed = onboardingData !== null;
  const name = onboardingData?.name || null;
  return {
    id: row._id,
    email: emailOf(row, box),
    name,
    firstName: name?.split(/\s+/)[0] ?? null,
    onboardingCompleted: completed,
    hasCompletedOnboarding: completed,
    onboardingData,
    blueprint: blueprintOf(row, box),
  };
}
