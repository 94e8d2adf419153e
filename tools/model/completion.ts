import { z } from 'zod';

const Message = z.object({
  role: z.enum(['system', 'developer', 'user', 'assistant']),
  content: z.string(),
});

/** What of a request for a chat completion is understood; the rest is left out. */
export const CompletionRequest = z.object({
  messages: z.array(Message).min(1),
  stream: z.boolean().default(false),
  max_tokens: z.number().int().positive().nullish(),
  max_completion_tokens: z.number().int().positive().nullish(),
  temperature: z.number().min(0).max(2).nullish(),
  top_p: z.number().gt(0).max(1).nullish(),
  stop: z.union([z.string(), z.array(z.string())]).nullish(),
  response_format: z
    .discriminatedUnion('type', [
      z.object({ type: z.literal('text') }),
      z.object({ type: z.literal('json_object') }),
      z.object({
        type: z.literal('json_schema'),
        json_schema: z.object({ schema: z.record(z.string(), z.unknown()) }),
      }),
    ])
    .nullish(),
  /** Not understood: who sends some is told. */
  tools: z.array(z.unknown()).nullish(),
});
export type CompletionRequest = z.infer<typeof CompletionRequest>;

/** How an answer ended, and what it used. */
export type CompletionEnd = { reason: 'stop' | 'length'; promptTokens: number; completionTokens: number };

/** What answers requests, one at a time. */
export type ChatModel = {
  id: string;
  contextTokens: number;
  /**
   * @param onText told each piece of the answer
   * @throws RequestTooLong where the messages leave no room for the answer; the signal's reason where it is aborted
   */
  complete: (
    request: CompletionRequest,
    onText: (text: string) => void,
    signal: AbortSignal,
  ) => Promise<CompletionEnd>;
};

export class RequestTooLongError extends Error {
  override readonly name = 'RequestTooLong';
}

/** Most that is written where a request says nothing; in a small context a quarter of it. */
const DEFAULT_MAX_TOKENS = 1_000;
const DEFAULT_MAX_TOKENS_SHARE = 1 / 4;

/**
 * The most tokens that the reply to a request may have. Past the end of its context a model would go on with the
 * beginning of the messages left out, which are its rules.
 *
 * @param promptTokens what its messages take
 * @throws RequestTooLong where messages and reply may not both fit
 */
export function maxReplyTokens(
  { max_completion_tokens: most, max_tokens: mostByOldName }: CompletionRequest,
  promptTokens: number,
  contextTokens: number,
): number {
  const byDefault = Math.min(DEFAULT_MAX_TOKENS, Math.floor(contextTokens * DEFAULT_MAX_TOKENS_SHARE));
  const tokens = most ?? mostByOldName ?? byDefault;
  if (promptTokens + tokens <= contextTokens) return tokens;
  throw new RequestTooLongError(
    `The messages take ${promptTokens} tokens and the reply up to ${tokens}, more than ${contextTokens}`,
  );
}
