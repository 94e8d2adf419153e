import { DailyTokenBudget, Secret, ServiceEnv } from '@inkwell/service';
import { z } from 'zod';

export const CalendarEnv = ServiceEnv.extend({
  /** Chat reads the events of some days. */
  IDENTITY_FROM_CHAT: Secret,
  /** Where auth answers `/internal/digest`. */
  AUTH_URL: z.url(),
  IDENTITY_TO_AUTH: Secret,
  /** The reading server's `/v1`; without one the rules alone read for danger. */
  EMBEDDINGS_URL: z.url().optional(),
  OPENAI_API_KEY: z.string().optional(),
  OPENAI_BASE_URL: z.url().optional(),
  OPENAI_MODEL: z.string().optional(),
  /** Tokens of the language model for each person and day; 0: without end. */
  DAILY_TOKEN_BUDGET: DailyTokenBudget,
  /** Where billing answers `/internal/access`. */
  BILLING_URL: z.url(),
  IDENTITY_TO_BILLING: Secret,
  GOOGLE_CLIENT_ID: z.string().min(1),
  GOOGLE_CLIENT_SECRET: z.string().min(1),
  /** Where the emulator listens; without it, Google itself. */
  GOOGLE_EMULATOR_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** The product's address, to which Google sends the browser back. */
  PUBLIC_URL: z.url({ protocol: /^https?$/ }),
  /** Other hosts on which the browser may be, and come back to from the emulator. */
  MAIN_HOST: z.string().optional(),
  APP_HOST: z.string().optional(),
}).refine((env) => env.NODE_ENV !== 'production' || env.GOOGLE_EMULATOR_URL === undefined, {
  path: ['GOOGLE_EMULATOR_URL'],
  message: 'is for the emulator, which production refuses',
});
export type CalendarEnv = z.output<typeof CalendarEnv>;
