import { countryOfZone, currentFinding, toCare } from '@inkwell/ai/care';
import {
  type Care,
  type CareSign,
  FROM_MESSAGES,
  type PersonSign,
  isZone,
  OnboardingData,
  type TimeZoneRef,
  Placements,
  type User,
} from '@inkwell/contracts';
import type { Box } from '@inkwell/vault';
import { z } from 'zod';
import type { SoulPrintState, UserRow } from './user.model.ts';

type SealedField = 'care' | 'email' | 'onboarding' | 'place' | 'placements' | 'soulprint';

/** Which sealed field of a user's row is meant: the associated data of its encryption. */
export const userField = (userId: string, field: SealedField) => ({
  collection: 'users',
  row: userId,
  field,
});

export const emailOf = (row: Pick<UserRow, '_id' | 'email'>, box: Box): string =>
  box.unseal(row.email, userField(row._id, 'email'));

export function onboardingDataOf(row: Pick<UserRow, '_id' | 'onboarding'>, box: Box): OnboardingData | null {
  if (!row.onboarding) return null;
  return OnboardingData.parse(box.unsealJson(row.onboarding, userField(row._id, 'onboarding')));
}

const StoredTimeZone = z.object({
  zone: z.string().refine(isZone).optional().catch(undefined),
  offset: z.number().optional().catch(undefined),
});

/** Where the person was when they sent their answers: UTC for rows that do not tell. */
export function submissionTimeZoneOf({ _id, soulprint }: UserRow, box: Box): TimeZoneRef {
  return soulprint.place
    ? StoredTimeZone.parse(box.unsealJson(soulprint.place, userField(_id, 'place')))
    : {};
}

export function blueprintOf(
  { _id, soulprint }: Pick<UserRow, '_id'> & { soulprint: Pick<SoulPrintState, 'text'> },
  box: Box,
): string | null {
  return soulprint.text ? box.unseal(soulprint.text, userField(_id, 'soulprint')) : null;
}

/** Null where they were not kept, or under other rules. */
export function keptPlacementsOf(
  { _id, soulprint }: Pick<UserRow, '_id'> & { soulprint: Pick<SoulPrintState, 'placements'> },
  box: Box,
): Placements | null {
  if (!soulprint.placements) return null;
  const kept = Placements.safeParse(box.unsealJson(soulprint.placements, userField(_id, 'placements')));
  return kept.data ?? null;
}

/** What `toUser` reads of a row, and its projection. */
export type UserFields = Pick<UserRow, '_id' | 'email' | 'onboarding' | 'care' | 'careCountry'> & {
  soulprint: Pick<SoulPrintState, 'text'>;
};
export const USER_FIELDS = {
  email: 1,
  onboarding: 1,
  'soulprint.text': 1,
  care: 1,
  careCountry: 1,
} as const;

/** What was found in the person's texts. */
export function signsOf({ _id, care }: Pick<UserRow, '_id' | 'care'>, box: Box): readonly PersonSign[] {
  if (!care) return [];
  const stored = box.unsealJson(care, userField(_id, 'care'));
  // Rows of earlier versions hold one sign, without its text.
  return Array.isArray(stored)
    ? (stored as PersonSign[])
    : [{ ...(stored as CareSign), from: FROM_MESSAGES }];
}

function careOf(
  row: UserFields,
  onboardingData: OnboardingData | null,
  box: Box,
  { zone }: TimeZoneRef,
): Care | null {
  const finding = currentFinding(signsOf(row, box), new Date());
  if (!finding) return null;
  const country = row.careCountry ?? (zone === undefined ? null : countryOfZone(zone));
  return toCare(finding, { country, birthDate: onboardingData?.birth.date });
}

/** @param timeZone where the person is: it decides which lines they are shown who are under care */
export function toUser(row: UserFields, box: Box, timeZone: TimeZoneRef): User {
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
    care: careOf(row, onboardingData, box, timeZone),
  };
}
