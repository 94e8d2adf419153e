import { DailyTokenBudget, Secret, ServiceEnv } from '@inkwell/service';
import { z } from 'zod';

export const AuthEnv = ServiceEnv.extend({
  IDENTITY_FROM_BILLING: Secret,
  IDENTITY_FROM_CALENDAR: Secret,
  IDENTITY_FROM_CHAT: Secret,
  IDENTITY_FROM_INSIGHTS: Secret,
  IDENTITY_FROM_JOURNAL: Secret,
  /** Where chat tells who is under care. */
  CHAT_URL: z.url(),
  IDENTITY_TO_CHAT: Secret,
  /** Signs the session cookie; the gateway has the same. */
  SESSION_SECRET: Secret,
  /** Keys the hash under which an e-mail is found. */
  EMAIL_KEY: Secret,
  /** The domain that the app host and the marketing host share; without it the cookie is the host's own. */
  COOKIE_DOMAIN: z.string().optional(),
  /** How many threads libuv has: read by the runtime itself, and here to leave one of them to others than hashing. */
  UV_THREADPOOL_SIZE: z.coerce.number().int().min(1).max(1024).default(4),
  OPENAI_API_KEY: z.string().optional(),
  OPENAI_BASE_URL: z.url().optional(),
  OPENAI_MODEL: z.string().optional(),
  DAILY_TOKEN_BUDGET: DailyTokenBudget,
});
export type AuthEnv = z.output<typeof AuthEnv>;
