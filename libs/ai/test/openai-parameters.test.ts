import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Tool } from '../src/openai/call.ts';
import { read, serveOpenAi } from './openai-server.ts';

const { modelWith, answering, saying } = serveOpenAi();

/** A server that speaks Chat Completions alone. */
const chatOnly = () =>
  answering(({ path }) =>
    path.endsWith('/chat/completions')
      ? { events: [{ choices: [{ index: 0, delta: { content: 'Yes.' }, finish_reason: 'stop' }] }] }
      : { status: 404, body: {} },
  );

const TOOL: Tool = {
  name: 'look_up',
  description: 'Looks something up.',
  strict: true,
  parameters: {
    type: 'object',
    properties: { words: { type: 'string' } },
    required: ['words'],
    additionalProperties: false,
  },
};
const request = {
  task: 'companion.heal' as const,
  instructions: 'Be kind.',
  turns: [{ role: 'user' as const, content: 'Hello.' }],
  safetyIdentifier: 'a-keyed-hash',
  toolbox: { tools: [TOOL], run: async () => ({ output: '{}', isDone: true }) },
};
const delta = (text: string) => ({ type: 'response.output_text.delta', delta: text });
const completed = { type: 'response.completed', response: { status: 'completed' } };
const answer = [delta('Hello to you.'), completed];
const chatAnswer = [{ choices: [{ index: 0, delta: { content: 'Hello to you.' }, finish_reason: 'stop' }] }];
/** By a server that has both APIs. */
const answerAt = (path: string) => ({ events: path.endsWith('/responses') ? answer : chatAnswer });

describe('what goes out with a call', () => {
  it('when a plain model is asked, then its answer is limited, nothing is stored, and it is not told to reason', async () => {
    const server = saying(answer);
    await read(modelWith({ baseUrl: server.baseUrl }).stream(request));
    expect(server.bodies[0]).toMatchObject({
      store: false,
      safety_identifier: 'a-keyed-hash',
      max_output_tokens: expect.any(Number),
      tools: [{ type: 'function', name: 'look_up', strict: true }],
    });
    expect(server.bodies[0]).not.toHaveProperty('reasoning');
  });

  it.each(['o4-mini', 'gpt-5-mini', 'gpt-oss:20b', 'deepseek-r1:8b'])(
    'when %s is asked, then it is to reason little, with room for it',
    async (model) => {
      const [plain, reasoning] = [saying(answer), saying(answer)];
      await read(modelWith({ baseUrl: plain.baseUrl }).stream(request));
      await read(modelWith({ baseUrl: reasoning.baseUrl, model }).stream(request));
      expect(reasoning.bodies[0]).toMatchObject({ reasoning: { effort: 'low' } });
      const [less, more] = [plain, reasoning].map(({ bodies }) => Number(bodies[0]?.['max_output_tokens']));
      expect(more).toBeGreaterThan(less ?? Infinity);
    },
  );

  it.each(['gpt-5-chat-latest', 'gpt-4.1', 'gemma3', 'qwen3-4b-instruct'])(
    'when %s is asked, then nothing is said of reasoning',
    async (model) => {
      const server = saying(answer);
      await read(modelWith({ baseUrl: server.baseUrl, model }).stream(request));
      expect(server.bodies[0]).not.toHaveProperty('reasoning');
    },
  );

  it.each([
    'llama3.2:3b',
    'qwen2.5-7b-instruct',
    'gemma3:4b',
    'Phi-3-mini-4k-instruct',
    'mistral',
    'smollm2:135m',
  ])(
    'when the small %s talks, then it is brief, steady, and stops where the other side would begin',
    async (model) => {
      const server = chatOnly();
      await read(modelWith({ baseUrl: server.baseUrl, model }).stream(request));
      expect(server.asked.at(-1)?.body).toMatchObject({
        temperature: 0.6,
        max_tokens: 160,
        stop: expect.arrayContaining(['\nPerson:', '\nUser:']),
      });
    },
  );

  it('when a server has both APIs, then a small model is asked by the one that takes words to stop at', async () => {
    const both = answering(({ path }) => answerAt(path));
    await read(modelWith({ baseUrl: both.baseUrl, model: 'gemma3:4b' }).stream(request));
    expect(both.asked).toEqual([
      {
        path: '/chat/completions',
        body: expect.objectContaining({ stop: expect.arrayContaining(['\nPerson:']) }),
      },
    ]);
    const responsesOnly = answering(({ path }) =>
      path.endsWith('/responses') ? { events: answer } : { status: 404, body: {} },
    );
    const model = modelWith({ baseUrl: responsesOnly.baseUrl, model: 'gemma3:4b' });
    for (let time = 0; time < 2; time += 1)
      expect((await read(model.stream(request))).pieces).toEqual(['Hello to you.']);
    expect(responsesOnly.asked.map(({ path }) => path)).toEqual([
      '/chat/completions',
      '/responses',
      '/responses',
    ]);
  });

  it.each(['gpt-4.1-mini', 'llama3.3:70b', 'qwen3-30b-a3b-instruct', 'mixtral-8x7b', 'gemma3:27b'])(
    'when the larger %s talks, then its own temperature holds, and one to four sentences fit',
    async (model) => {
      const server = chatOnly();
      await read(modelWith({ baseUrl: server.baseUrl, model }).stream(request));
      const body = server.asked.at(-1)?.body;
      expect(body).toMatchObject({ max_tokens: 320 });
      expect(body).not.toHaveProperty('temperature');
      expect(body).not.toHaveProperty('stop');
    },
  );

  it('when a small model writes an object, then it is not held short', async () => {
    const server = saying([delta('{"summary":"x"}'), completed]);
    await modelWith({ baseUrl: server.baseUrl, model: 'gemma3:4b' }).object({
      task: 'summary',
      schema: z.object({ summary: z.string() }),
      schemaName: 'summary',
      instructions: 'Sum up.',
      input: { summary: null, messages: [] },
    });
    expect(server.bodies[0]).toMatchObject({ max_output_tokens: 1_000 });
    expect(server.bodies[0]).not.toHaveProperty('temperature');
  });

  it('when no model is set, then the first that talks is asked for by name', async () => {
    const server = answering(({ path }) =>
      path.endsWith('/models')
        ? { body: { data: [{ id: 'nomic-embed-text' }, { id: 'gemma3:latest' }] } }
        : answerAt(path),
    );
    const model = modelWith({ baseUrl: server.baseUrl, model: undefined });
    await read(model.stream(request));
    await read(model.stream(request));
    expect(server.asked.map(({ body }) => body['model'])).toEqual([
      undefined,
      'gemma3:latest',
      'gemma3:latest',
    ]);
  });
});

describe('a parameter that a server does not know', () => {
  const without = (refuses: string, error: object, status = 400) =>
    answering(({ path, body }) => (refuses in body ? { status, body: error } : answerAt(path)));

  it.each([
    ['safety_identifier', { error: { message: 'Unknown parameter', param: 'safety_identifier' } }, 400],
    ['safety_identifier', { detail: [{ loc: ['body', 'safety_identifier'], msg: 'extra' }] }, 422],
    ['reasoning', { error: { message: "Unsupported parameter: 'reasoning.effort'" } }, 400],
    ['reasoning', { error: { message: '"gemma3" does not support thinking' } }, 400],
    ['max_output_tokens', { object: 'error', message: 'max_output_tokens is not permitted' }, 400],
    ['temperature', { error: { message: "Unsupported parameter: 'temperature'" } }, 400],
    ['tools', { error: { message: 'registry.ollama.ai/library/gemma3 does not support tools' } }, 400],
    ['store', { error: { message: "Unrecognized request argument supplied: 'store'" } }, 400],
  ])(
    'when %s is refused by name, then the call goes out without, and so do the next',
    async (name, error, status) => {
      const server = without(name, error, status);
      const model = modelWith({
        baseUrl: server.baseUrl,
        model: name === 'temperature' ? 'gemma3:4b' : 'o4-mini',
      });
      for (let time = 0; time < 2; time += 1) {
        const { pieces } = await read(model.stream(request));
        expect(pieces).toEqual(['Hello to you.']);
      }
      expect(server.asked.map(({ body }) => name in body)).toEqual([true, false, false]);
    },
  );

  it('when the refusal quotes nothing that was sent, then it is a failure', async () => {
    const server = without('model', { error: { message: 'I want to store my tools' } });
    const { error } = await read(modelWith({ baseUrl: server.baseUrl }).stream(request));
    expect(error).toMatchObject({ kind: 'unavailable', status: 400 });
    expect(server.asked).toHaveLength(1);
  });
});

describe('the tokens of a call', () => {
  const usedBy = async (events: object[]) => {
    const server = saying(events);
    let used = 0;
    const onTokens = (tokens: number) => (used += tokens);
    await read(modelWith({ baseUrl: server.baseUrl }).stream({ ...request, onTokens }));
    return used;
  };

  it('when the provider counts them, then its figure holds, else an estimate', async () => {
    const counted = {
      type: 'response.completed',
      response: { status: 'completed', usage: { total_tokens: 5 } },
    };
    expect(await usedBy([delta('Hello to you.'), counted])).toBe(5);
    const estimate = await usedBy(answer);
    expect(estimate).toBeGreaterThan(5);
    // Of an answer that is cut too.
    expect(await usedBy([delta('Hello to you.')])).toBe(estimate);
  });

  it('when the server refuses, then none were used', async () => {
    const server = answering(() => ({ status: 400, body: {} }));
    let used = 0;
    const onTokens = (tokens: number) => (used += tokens);
    await read(modelWith({ baseUrl: server.baseUrl }).stream({ ...request, onTokens }));
    expect(used).toBe(0);
  });
});

describe('how long it is waited for', () => {
  it('when a model thinks, then its thoughts are no silence', async () => {
    const thought = { type: 'response.reasoning_summary_text.delta', delta: 'Hm.' };
    const server = saying([thought, ...answer]);
    const { pieces } = await read(modelWith({ baseUrl: server.baseUrl, model: 'o3' }).stream(request));
    expect(pieces).toEqual(['Hello to you.']);
  });
});
