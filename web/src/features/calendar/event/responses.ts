import type { InvitationResponse } from '@inkwell/contracts';

/** How the person has answered an invitation, in words; null where it is an appointment like any other. */
export const RESPONSE_WORDS: Record<InvitationResponse, string | null> = {
  accepted: null,
  declined: 'Declined',
  tentative: 'Perhaps attending',
  needsAction: 'Not answered yet',
};
