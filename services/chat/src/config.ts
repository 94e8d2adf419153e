import { READING_WAIT_MS } from '@inkwell/ai/care';
import { DailyTokenBudget, Secret, ServiceEnv } from '@inkwell/service';
import { z } from 'zod';

export const ChatEnv = ServiceEnv.extend({
  /** Where auth answers `/internal/digest`. */
  AUTH_URL: z.url(),
  IDENTITY_TO_AUTH: Secret,
  /** Where the journal answers its internal routes. */
  JOURNAL_URL: z.url(),
  IDENTITY_TO_JOURNAL: Secret,
  /** Where the calendar answers `/internal/events`. */
  CALENDAR_URL: z.url(),
  IDENTITY_TO_CALENDAR: Secret,
  /** Auth reads who is under care. */
  IDENTITY_FROM_AUTH: Secret,
  /** Insights reads what the messages of a day say of their writer. */
  IDENTITY_FROM_INSIGHTS: Secret,
  /** The journal searches conversations, and reads who is under care. */
  IDENTITY_FROM_JOURNAL: Secret,
  /** The reading server's `/v1`; without one the rules read alone. */
  EMBEDDINGS_URL: z.url().optional(),
  /** The second reader's `/v1`; without one the first reader and the phrases read alone. */
  READER_URL: z.url().optional(),
  /** How long a reply waits for the reading server, in ms; tests that are about what was read wait longer than people would. */
  READING_WAIT_MS: z.coerce.number().int().min(0).default(READING_WAIT_MS),
  OPENAI_API_KEY: z.string().optional(),
  OPENAI_BASE_URL: z.url().optional(),
  OPENAI_MODEL: z.string().optional(),
  /** For so long each piece of a model's answer is waited for, in ms: where a person answers as the model. */
  MODEL_WAIT_MS: z.coerce.number().int().positive().optional(),
  /** Tokens of the language model for each person and day; 0: without end. */
  DAILY_TOKEN_BUDGET: DailyTokenBudget,
});
