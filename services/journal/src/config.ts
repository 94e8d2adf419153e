import { Secret, ServiceEnv } from '@inkwell/service';
import type { z } from 'zod';

export const JournalEnv = ServiceEnv.extend({
  /** Insights reads the state of a day's entry. */
  IDENTITY_FROM_INSIGHTS: Secret,
});
export type JournalEnv = z.output<typeof JournalEnv>;
