import { Secret, ServiceEnv } from '@inkwell/service';
import type { z } from 'zod';

export const JournalEnv = ServiceEnv.extend({
  /** Insights reads a day's fact. */
  IDENTITY_FROM_INSIGHTS: Secret,
});
export type JournalEnv = z.output<typeof JournalEnv>;
