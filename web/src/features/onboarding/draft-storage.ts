import { writeStorage } from '../../lib/storage.ts';

/** The key of a user's draft in localStorage. */
export const draftKeyOf = (userId: string) => `inkwell-onboarding-${userId}`;

/** Removes the draft, once the answers are submitted. */
export function clearDraft(userId: string): void {
  writeStorage('localStorage', draftKeyOf(userId), null);
}
