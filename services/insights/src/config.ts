import { Secret, ServiceEnv } from '@inkwell/service';
import { z } from 'zod';

export const InsightsEnv = ServiceEnv.extend({
  /** Where the journal listens. */
  JOURNAL_URL: z.url(),
  /** Signs what insights asks of the journal. */
  IDENTITY_TO_JOURNAL: Secret,
});
export type InsightsEnv = z.output<typeof InsightsEnv>;
