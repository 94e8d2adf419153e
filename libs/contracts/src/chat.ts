import { z } from 'zod';
import { Care } from './care.ts';
import { LIMITS, MODES } from './constants.ts';
import { Suggestions } from './suggestions.ts';
import { Day, Instant, messageText } from './text.ts';

export const Analysis = z.object({ emotions: z.array(z.string()) });

/** How to breathe: seconds of a breath's parts, and how many breaths. */
export const BreathingPace = z.object({
  in: z.number().int().positive(),
  hold: z.number().int().nonnegative(),
  out: z.number().int().positive(),
  rounds: z.number().int().positive(),
});
export type BreathingPace = z.infer<typeof BreathingPace>;

/** Where a reply stands in an exercise. */
export const ExerciseStep = z.object({
  id: z.string(),
  title: z.string(),
  /** From 1 to `steps`. */
  step: z.number().int().positive(),
  steps: z.number().int().positive(),
  /** Where the step is breathed, else null. */
  pace: BreathingPace.nullable(),
  /** What can be put onto today's page, in the person's words; null where there is nothing to keep. */
  page: z.string().nullable(),
});
export type ExerciseStep = z.infer<typeof ExerciseStep>;

export const MAX_CHOICES = 4;
export const MAX_CHOICE_LENGTH = 60;

/** Short answers that a reply offers. */
export const Choices = z.array(z.string().min(1).max(MAX_CHOICE_LENGTH)).max(MAX_CHOICES);

export const REPLY_ENDS = ['complete', 'stopped', 'interrupted', 'failed'] as const;

export const Message = z.object({
  id: z.string(),
  content: z.string(),
  sender: z.enum(['user', 'ai']),
  timestamp: Instant,
  analysis: Analysis.nullish(),
  /** What was shown beside it; null where nothing of danger was found in the message. */
  care: Care.nullish(),
  /** Where one quiet line with a link to people to talk to stands under it. */
  support: z.literal(true).optional(),
  /** False while the reply is still being written. */
  complete: z.boolean().optional(),
  /** How a reply ended; not there while it is being written, nor on one's own messages. */
  state: z.enum(REPLY_ENDS).optional(),
  choices: Choices,
  exercise: ExerciseStep.nullable(),
  /** On one's own message: the id it was sent with. */
  clientMessageId: z.string().optional(),
  /** On the recorded answer to a calendar suggestion, which gets no reply. */
  isCalendarConfirmation: z.literal(true).optional(),
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
const MessageId = z.string().regex(/^[0-9a-f]{24}$/, 'must be the id of a message');

export const ConversationPage = z.object({
  /** The page holds the messages before it. */
  before: MessageId.optional(),
});
export const ConversationDatesQuery = z.object({ mode: z.enum(MODES) });
/** The days with a message, ascending. */
export const ConversationDates = z.object({ dates: z.array(Day) });
export type ConversationDates = z.infer<typeof ConversationDates>;

export const ConversationByDate = z.object({ date: Day, mode: z.enum(MODES) });

export const SendMessage = z.object({
  content: messageText(LIMITS.message),
  mode: z.enum(MODES),
  date: Day,
  /** Makes a repeated send harmless. */
  clientMessageId: z.string().min(1).max(100).optional(),
  /** One's own message that this one stands for: it and all that followed it leave the conversation. */
  replaces: MessageId.optional(),
});
export type SendMessage = z.infer<typeof SendMessage>;

export const ConfirmCalendar = z.object({
  message: messageText(LIMITS.message),
  isCalendarConfirmation: z.literal(true),
  /** Makes a repeated call harmless. */
  clientMessageId: z.string().min(1).max(100).optional(),
});
export type ConfirmCalendar = z.infer<typeof ConfirmCalendar>;

/** One `data:` line of a reply's stream. */
export const StreamPiece = z.discriminatedUnion('type', [
  z.object({ type: z.literal('conversationId'), conversationId: z.number().int().positive() }),
  z.object({ type: z.literal('care'), care: Care }),
  z.object({ type: z.literal('content'), content: z.string() }),
  z.object({
    type: z.literal('complete'),
    messageId: z.string(),
    /** Null where it is not ready: the topic `chat` announces it. */
    analysis: Analysis.nullable(),
    care: Care.nullable(),
    support: z.literal(true).optional(),
    choices: Choices,
    exercise: ExerciseStep.nullable(),
    /** What the reply would plan, each at a time that is free; not there where nothing is. */
    suggestions: Suggestions.shape.suggestions.optional(),
    state: z.enum(['complete', 'stopped']),
  }),
  z.object({ type: z.literal('error'), message: z.string() }),
]);
export type StreamPiece = z.infer<typeof StreamPiece>;
