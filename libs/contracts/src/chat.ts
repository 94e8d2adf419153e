import { z } from 'zod';
import { Care } from './care.ts';
import { LIMITS, MODES } from './constants.ts';
import { Day, Instant, message } from './text.ts';

export const Analysis = z.object({ emotions: z.array(z.string()) });

export const Message = z.object({
  id: z.string(),
  content: z.string(),
  sender: z.enum(['user', 'ai']),
  timestamp: Instant,
  analysis: Analysis.nullish(),
  /** What was shown beside it; null where the person was not under care. */
  care: Care.nullish(),
  /** False while the reply is still being written. */
  complete: z.boolean().optional(),
});
export type Message = z.infer<typeof Message>;

export const Conversation = z.object({
  id: z.number().int().positive(),
  mode: z.enum(MODES),
  date: Day,
  title: z.string().nullable(),
  /** The last 100, or the 100 before a message; oldest first. */
  messages: z.array(Message),
  /** Whether there are older messages. */
  more: z.boolean(),
});
export type Conversation = z.infer<typeof Conversation>;

export const ConversationHead = z.object({ id: z.number().int().positive(), mode: z.enum(MODES), date: Day });
export type ConversationHead = z.infer<typeof ConversationHead>;

export const ConversationId = z.object({
  id: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER),
});
export const ConversationPage = z.object({
  /** The id of a message: the page holds the messages before it. */
  before: z
    .string()
    .regex(/^[0-9a-f]{24}$/, 'must be the id of a message')
    .optional(),
});
export const ConversationByDate = z.object({ date: Day, mode: z.enum(MODES) });

export const SendMessage = z.object({
  content: message(LIMITS.message),
  mode: z.enum(MODES),
  date: Day,
  /** Makes a repeated send harmless. */
  clientMessageId: z.string().min(1).max(100).optional(),
});
export type SendMessage = z.infer<typeof SendMessage>;

export const ConfirmCalendar = z.object({
  message: message(LIMITS.message),
  isCalendarConfirmation: z.literal(true),
});
export type ConfirmCalendar = z.infer<typeof ConfirmCalendar>;

/** One `data:` line of a reply's stream. */
export type StreamPiece =
  | { type: 'conversationId'; conversationId: number }
  | { type: 'care'; care: Care }
  | { type: 'content'; content: string }
  | {
      type: 'complete';
      messageId: string;
      analysis: z.infer<typeof Analysis> | null;
      care: Care | null;
    }
  | { type: 'error'; message: string };
