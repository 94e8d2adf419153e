import { Secret, ServiceEnv } from '@inkwell/service';
import { z } from 'zod';

export const InsightsEnv = ServiceEnv.extend({
  /** Where the journal listens. */
  JOURNAL_URL: z.url(),
  /** Signs what insights asks of the journal. */
  IDENTITY_TO_JOURNAL: Secret,
  /** Where chat answers what was read of a day's messages. */
  CHAT_URL: z.url(),
  IDENTITY_TO_CHAT: Secret,
  /** Where auth answers `/internal/digest`. */
  AUTH_URL: z.url(),
  IDENTITY_TO_AUTH: Secret,
});
export type InsightsEnv = z.output<typeof InsightsEnv>;
