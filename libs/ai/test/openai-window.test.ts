import { describe, expect, it } from 'vitest';
import { serveOpenAi } from './openai-server.ts';

const { modelWith, answering } = serveOpenAi();

/** The window of a model whose server answers these paths. */
async function windowWith(model: string, answers: Record<string, unknown>) {
  const server = answering(({ path }) => {
    const body = Object.entries(answers).find(([end]) => path.endsWith(end))?.[1];
    return body === undefined ? { status: 404, body: {} } : { body };
  });
  const { window } = await modelWith({ baseUrl: `${server.baseUrl}/v1`, model }).traits();
  return { window, asked: server.asked };
}

describe('the window of a model', () => {
  it('is what Ollama has loaded it with, which may be more or less than it can', async () => {
    const answers = {
      '/api/show': { parameters: 'num_ctx                        8192\nstop "x"', model_info: {} },
      '/api/ps': { models: [{ name: 'gemma3:latest', context_length: 16_384 }] },
    };
    expect((await windowWith('gemma3', answers)).window).toBe(16_384);
    expect((await windowWith('gemma3', { ...answers, '/api/ps': { models: [] } })).window).toBe(8_192);
  });

  it("is Ollama's default where nothing is set", async () => {
    expect((await windowWith('llama3.3:70b', { '/api/show': { model_info: {} } })).window).toBe(4_096);
  });

  it.each([
    ['vLLM', { max_model_len: 32_768 }, 32_768],
    ['LM Studio', { loaded_context_length: 10_000 }, 10_000],
    ['Groq', { context_window: 30_000 }, 30_000],
    ['Mistral', { max_context_length: 31_000 }, 31_000],
    ['llama.cpp', { meta: { n_ctx: 12_000 } }, 12_000],
  ])('is what %s tells with its models', async (_who, told, expected) => {
    const answers = { '/v1/models': { data: [{ id: 'other' }, { id: 'm', ...told }] } };
    expect((await windowWith('m', answers)).window).toBe(expected);
  });

  it.each([
    ['gpt-4.1-mini', 1_000_000],
    ['gpt-4o', 128_000],
    ['an-unknown-model', 4_096],
  ])('is else what its name says: %s', async (model, expected) => {
    expect((await windowWith(model, {})).window).toBe(expected);
  });

  it('is asked for once', async () => {
    const server = answering(() => ({ status: 404, body: {} }));
    const model = modelWith({ baseUrl: `${server.baseUrl}/v1`, model: 'm' });
    await model.traits();
    const { length } = server.asked;
    await model.traits();
    expect(server.asked).toHaveLength(length);
  });
});

describe('a model, by its name', () => {
  it.each([
    ['llama3.2:1b', true],
    ['gemma3n:e4b', true],
    ['qwen3:8b', true],
    ['gemma3', true],
    ['mistral:latest', true],
    ['gemma3:12b', false],
    ['gpt-4.1-mini', false],
    ['gpt-4o-mini', false],
    ['o4-mini', false],
    ['mixtral:8x7b', false],
    ['qwen3-30b-a3b', false],
    ['mistral-large', false],
    ['gpt-oss:20b', false],
  ])('%s is small: %s, and takes tools where it is not', async (name, isSmall) => {
    const server = answering(() => ({ status: 404, body: {} }));
    const traits = await modelWith({ baseUrl: `${server.baseUrl}/v1`, model: name }).traits();
    expect(traits).toMatchObject({ name, isSmall, takesTools: !isSmall });
  });
});
