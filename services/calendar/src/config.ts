import { Secret, ServiceEnv } from '@inkwell/service';
import type { z } from 'zod';

export const CalendarEnv = ServiceEnv.extend({
  /** Chat reads the events of some days. */
  IDENTITY_FROM_CHAT: Secret,
});
export type CalendarEnv = z.output<typeof CalendarEnv>;
