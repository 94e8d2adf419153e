import { describe, expect, test } from 'vitest';

import { CompletionRequest, RequestTooLongError, maxReplyTokens } from './completion.ts';

const asking = (more: object = {}): CompletionRequest =>
  CompletionRequest.parse({ messages: [{ role: 'user', content: 'I got the job!!' }], ...more });

describe('the room for a reply', () => {
  test.each([
    [{ max_tokens: 160 }, 7_000, 160],
    [{ max_tokens: 160 }, 8_032, 160],
    [{ max_completion_tokens: 200, max_tokens: 160 }, 7_000, 200],
    [{}, 7_192, 1_000],
  ])('when %j is asked behind %i tokens of 8,192, then it has %i', (more, prompt, tokens) => {
    expect(maxReplyTokens(asking(more), prompt, 8_192)).toBe(tokens);
  });

  test('when nothing is said in a small context, then a quarter of it is kept for the reply', () => {
    expect(maxReplyTokens(asking(), 1_536, 2_048)).toBe(512);
    expect(() => maxReplyTokens(asking(), 1_537, 2_048)).toThrow(RequestTooLongError);
  });

  test.each([
    [{ max_tokens: 160 }, 8_033],
    [{ max_completion_tokens: 2_000 }, 7_000],
    [{}, 7_193],
    [{ max_tokens: 9_000 }, 1],
  ])('when %j is asked behind %i tokens of 8,192, then it is too long', (more, prompt) => {
    expect(() => maxReplyTokens(asking(more), prompt, 8_192)).toThrow(RequestTooLongError);
  });
});
