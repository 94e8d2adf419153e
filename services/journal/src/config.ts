import { DailyTokenBudget, Secret, ServiceEnv } from '@inkwell/service';
import { z } from 'zod';

export const JournalEnv = ServiceEnv.extend({
  /** Insights reads the state of a day's entry. */
  IDENTITY_FROM_INSIGHTS: Secret,
  /** Chat reads what a page shows of danger. */
  IDENTITY_FROM_CHAT: Secret,
  /** Where auth answers `/internal/digest`. */
  AUTH_URL: z.url(),
  IDENTITY_TO_AUTH: Secret,
  /** Where chat answers `/internal/message-search` and `/internal/care`. */
  CHAT_URL: z.url(),
  IDENTITY_TO_CHAT: Secret,
  /** The reading server's `/v1`; without one the rules read alone. */
  EMBEDDINGS_URL: z.url().optional(),
  /** The second reader's `/v1`; without one the first reader and the phrases read alone. */
  READER_URL: z.url().optional(),
  OPENAI_API_KEY: z.string().optional(),
  OPENAI_BASE_URL: z.url().optional(),
  OPENAI_MODEL: z.string().optional(),
  /** Tokens of the language model for each person and day; 0: without end. */
  DAILY_TOKEN_BUDGET: DailyTokenBudget,
  /** How long after its last change a page is read in the background, in ms. */
  ANALYSIS_DELAY_MS: z.coerce.number().int().min(0).default(30_000),
});
export type JournalEnv = z.output<typeof JournalEnv>;
