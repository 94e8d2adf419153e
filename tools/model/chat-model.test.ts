import type { AddressInfo } from 'node:net';
import OpenAI from 'openai';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findLlama } from '../model-files/llama.ts';
import { findModelFile } from '../model-files/model-file.ts';
import { loadChatModel } from './chat-model.ts';
import { MODELS } from './models.ts';
import { createModelServer } from './server.ts';

/** It fetches 130 MB the first time. */
const IS_LONG = process.env['TEST_LONG'] === '1';
const FETCH_MS = 10 * 60_000;
const ANSWER_MS = 2 * 60_000;

/** Rules that do not change, as those of the companion. */
const RULES = 'You are a warm companion. You answer in two short sentences. '.repeat(20);

describe.runIf(IS_LONG)('a model that is fetched and served', () => {
  let client: OpenAI;
  let stop: () => Promise<void>;
  beforeAll(async () => {
    const smallest = MODELS['smollm2-135m'];
    if (!smallest) throw new Error('there is a small model');
    const path = await findModelFile(smallest.file);
    const model = await loadChatModel(await findLlama(), path, smallest);
    const server = createModelServer(model);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    client = new OpenAI({ apiKey: 'none', baseURL: `http://127.0.0.1:${port}/v1`, maxRetries: 0 });
    stop = async () => {
      server.closeAllConnections();
      server.close();
      await model.dispose();
    };
  }, FETCH_MS);
  afterAll(() => stop());

  const ask = (content: string, more: Partial<OpenAI.ChatCompletionCreateParamsNonStreaming> = {}) =>
    client.chat.completions.create({
      model: 'smollm2-135m',
      messages: [
        { role: 'system', content: RULES },
        { role: 'user', content },
      ],
      max_tokens: 12,
      ...more,
      stream: false,
    });

  test(
    'when a second prompt begins as the first, then only the rest is read',
    { timeout: ANSWER_MS },
    async () => {
      const first = await ask('I got the job!!');
      const second = await ask('My cat is ill.');
      expect(first.usage?.prompt_tokens).toBeGreaterThan(200);
      expect(second.usage?.prompt_tokens).toBeLessThan(40);
      expect(second.choices[0]?.message.content).not.toBe('');
    },
  );

  test('when it has written as much as it may, then it ends there', { timeout: ANSWER_MS }, async () => {
    const { choices, usage } = await ask('Tell me a long story.', { max_tokens: 5 });
    expect(choices[0]?.finish_reason).toBe('length');
    expect(usage?.completion_tokens).toBeLessThanOrEqual(6);
  });

  test('when a word ends the answer, then nothing after it is said', { timeout: ANSWER_MS }, async () => {
    const { choices } = await ask('Count to ten.', { temperature: 0, stop: [' '] });
    expect(choices[0]).toMatchObject({ finish_reason: 'stop' });
    expect(choices[0]?.message.content).not.toContain(' ');
  });

  test('when an object is asked for, then it fits its schema', { timeout: ANSWER_MS }, async () => {
    const schema = {
      type: 'object',
      properties: {
        level: { enum: ['none', 'crisis'] },
        hours: { type: 'array', items: { type: 'integer' } },
      },
      required: ['level', 'hours'],
      additionalProperties: false,
    };
    const { choices } = await ask('I slept well.', {
      max_tokens: 60,
      response_format: { type: 'json_schema', json_schema: { name: 'care', schema } },
    });
    const answer = choices[0];
    if (answer?.finish_reason === 'stop')
      expect(JSON.parse(answer.message.content ?? '')).toMatchObject({ level: expect.any(String) as string });
    else expect(answer?.message.content).toMatch(/^\s*\{\s*"level"\s*:\s*"(none|crisis)"/);
  });

  test(
    'when the messages do not fit with the reply, then it says so and answers the next',
    { timeout: ANSWER_MS },
    async () => {
      for (const [words, max_tokens] of [
        [4_000, 12],
        [1_500, 1_000],
      ] as const)
        await expect(ask('word '.repeat(words), { max_tokens })).rejects.toMatchObject({
          code: 'context_length_exceeded',
        });
      expect((await ask('Good morning.')).choices).toHaveLength(1);
    },
  );

  test('when a caller leaves, then the next one is answered', { timeout: ANSWER_MS }, async () => {
    const leaving = new AbortController();
    const stream = await client.chat.completions.create(
      {
        model: 'smollm2-135m',
        messages: [{ role: 'user', content: 'Tell me a story.' }],
        max_tokens: 2_000,
        stream: true,
      },
      { signal: leaving.signal },
    );
    for await (const chunk of stream) {
      expect(chunk.choices[0]?.delta.content).not.toBe('');
      break;
    }
    leaving.abort();
    expect((await ask('Good morning.')).choices).toHaveLength(1);
  });
});
