import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ModelError } from '../src/index.ts';
import { read, serveOpenAi } from './openai-server.ts';
import { soulPrintInput } from './people.ts';

const { mock, modelWith, saying, waits, calls } = serveOpenAi();

const TEXT = 'You kept going, and that says something about the day you had.';
const SECRET = 'my sister must never know';
const request = (signal?: AbortSignal) => ({
  task: 'companion.write' as const,
  instructions: 'Be kind.',
  turns: [{ role: 'user' as const, content: SECRET }],
  ...(signal ? { signal } : {}),
});

const Answer = z.object({ sections: z.array(z.object({ title: z.string(), body: z.string().min(1) })) });
const answer = { sections: [{ title: 'Who you are', body: 'Somebody.' }] };
const objectRequest = () => ({
  task: 'soulprint' as const,
  schema: Answer,
  schemaName: 'soulprint',
  instructions: 'Write.',
  input: soulPrintInput(),
});

const delta = (text: string) => ({ type: 'response.output_text.delta', delta: text });
const completed = { type: 'response.completed', response: { status: 'completed' } };

describe('a stream from OpenAI', () => {
  it('when all is well, then the pieces join to the text and more than one comes', async () => {
    mock.on({}, { content: TEXT }, { chunkSize: 8 });
    const { pieces, error } = await read(modelWith().stream(request()));
    expect(error).toBeUndefined();
    expect(pieces.length).toBeGreaterThan(3);
    expect(pieces.join('')).toBe(TEXT);
  });

  it('when it is asked, then nothing is to be stored and the turns go as they are', async () => {
    const server = saying([delta('Yes.'), completed]);
    await read(modelWith({ baseUrl: server.baseUrl, model: 'some-model' }).stream(request()));
    expect(server.bodies[0]).toMatchObject({
      model: 'some-model',
      store: false,
      instructions: 'Be kind.',
      input: [{ role: 'user', content: SECRET }],
    });
  });

  it('when it is limited first, then it waits as long as it is told and tries again', async () => {
    mock.on({ sequenceIndex: 0 }, { error: { message: SECRET }, status: 429, retryAfter: 4 });
    mock.on({ sequenceIndex: 1 }, { content: TEXT });
    const { pieces, error } = await read(modelWith().stream(request()));
    expect(error).toBeUndefined();
    expect(pieces.join('')).toBe(TEXT);
    expect(waits).toEqual([4_000]);
  });

  it('when it stays limited, then it is rate_limited after three tries', async () => {
    mock.on({}, { error: { message: SECRET }, status: 429, retryAfter: 1 });
    const { error } = await read(modelWith().stream(request()));
    expect(error).toMatchObject({ kind: 'rate_limited', status: 429, retryAfterMs: 1_000 });
    expect(calls()).toBe(3);
  });

  it('when the wait it asks for is longer than a person waits, then it fails at once', async () => {
    mock.on({}, { error: { message: 'later' }, status: 429, retryAfter: 3_600 });
    const { error } = await read(modelWith().stream(request()));
    expect(error).toMatchObject({ kind: 'rate_limited' });
    expect(calls()).toBe(1);
  });

  it('when it fails with 500, then it backs off longer each time and is unavailable', async () => {
    mock.on({}, { error: { message: SECRET }, status: 500 });
    const { error } = await read(modelWith().stream(request()));
    expect(error).toMatchObject({ kind: 'unavailable', status: 500 });
    expect(calls()).toBe(3);
    expect(waits).toHaveLength(2);
    expect(waits[1]).toBeGreaterThan(waits[0] ?? Infinity);
  });

  it('when the request itself is wrong, then it is not tried again', async () => {
    mock.on({}, { error: { message: SECRET, type: 'invalid_request_error' }, status: 400 });
    const { error } = await read(modelWith().stream(request()));
    expect(error).toMatchObject({ kind: 'unavailable', status: 400 });
    expect(calls()).toBe(1);
  });

  it('when nobody listens, then it is unavailable after three tries', async () => {
    const { error } = await read(modelWith({ baseUrl: 'http://127.0.0.1:1/v1' }).stream(request()));
    expect(error).toMatchObject({ kind: 'unavailable' });
    expect(waits).toHaveLength(2);
  });

  it('when it is cut in the middle, then it is an error and not asked again', async () => {
    mock.on({}, { content: TEXT }, { chunkSize: 8, latency: 5, truncateAfterChunks: 6 });
    const { pieces, error } = await read(modelWith().stream(request()));
    expect(pieces.length).toBeGreaterThan(0);
    expect(TEXT.startsWith(pieces.join(''))).toBe(true);
    expect(error).toMatchObject({ kind: 'unavailable' });
    expect(calls()).toBe(1);
  });

  it('when it ends quietly before it is complete, then it is an error', async () => {
    const server = saying([delta('Half of')]);
    const { error } = await read(modelWith({ baseUrl: server.baseUrl }).stream(request()));
    expect(error).toMatchObject({ kind: 'unavailable' });
  });

  it('when it stops for its length, then it is incomplete', async () => {
    mock.on({}, { content: TEXT, finishReason: 'length' });
    const { error } = await read(modelWith().stream(request()));
    expect(error).toMatchObject({ kind: 'incomplete' });
  });

  it.each([
    ['incomplete', { type: 'response.incomplete', response: { status: 'incomplete' } }],
    ['refused', { type: 'response.refusal.delta', delta: SECRET }],
    ['unavailable', { type: 'response.failed', response: { error: { code: 'server_error' } } }],
    ['rate_limited', { type: 'error', code: 'rate_limit_exceeded', message: SECRET }],
    ['incomplete', completed],
  ])('when the stream says so, then it is %s', async (kind, event) => {
    const server = saying([event]);
    const { error } = await read(modelWith({ baseUrl: server.baseUrl }).stream(request()));
    expect(error).toBeInstanceOf(ModelError);
    expect(error).toMatchObject({ kind });
    expect(String(error) + JSON.stringify(error)).not.toContain(SECRET);
  });

  it('when it is silent before its first token, then it is waited for once and is unavailable', async () => {
    mock.on({}, { content: TEXT }, { latency: 2_000 });
    const model = modelWith({ timeouts: { firstTokenMs: 30 } });
    const { pieces, error } = await read(model.stream(request()));
    expect(pieces).toEqual([]);
    expect(error).toMatchObject({ kind: 'unavailable', message: 'The model took too long' });
    expect(calls()).toBe(1);
    expect(waits).toEqual([]);
  });

  it('when it falls silent, then it is unavailable', async () => {
    mock.on({}, { content: TEXT }, { chunkSize: 8, streamingProfile: { ttft: 0, tps: 10 } });
    const { error } = await read(modelWith({ timeouts: { idleMs: 40 } }).stream(request()));
    expect(error).toMatchObject({ kind: 'unavailable', message: 'The model took too long' });
  });

  it('when it goes on for too long, then it is unavailable', async () => {
    mock.on({}, { content: TEXT }, { chunkSize: 1, latency: 20 });
    const { error } = await read(modelWith({ timeouts: { wholeMs: 150 } }).stream(request()));
    expect(error).toMatchObject({ kind: 'unavailable', message: 'The model took too long' });
  });

  it('when it is aborted in the middle, then it stops at once', async () => {
    mock.on({}, { content: TEXT }, { chunkSize: 4, latency: 5 });
    const controller = new AbortController();
    const got: unknown[] = [];
    const run = async () => {
      for await (const piece of modelWith().stream(request(controller.signal))) {
        got.push(piece);
        controller.abort();
      }
    };
    await expect(run()).rejects.toMatchObject({ kind: 'aborted' });
    expect(got).toHaveLength(1);
  });

  it('when it is aborted before, or between two tries, then nothing more is asked', async () => {
    mock.on({}, { error: { message: 'down' }, status: 500 });
    const { error } = await read(modelWith().stream(request(AbortSignal.abort())));
    expect(error).toMatchObject({ kind: 'aborted' });
    expect(calls()).toBe(0);

    const controller = new AbortController();
    const sleep = () => {
      controller.abort();
      return Promise.reject(new ModelError('aborted', 'The model was stopped'));
    };
    const second = await read(modelWith({ sleep }).stream(request(controller.signal)));
    expect(second.error).toMatchObject({ kind: 'aborted' });
    expect(calls()).toBe(1);
  });
});

describe('an object from OpenAI', () => {
  it('when it fits, then it is returned', async () => {
    mock.on({}, { content: JSON.stringify(answer) });
    expect(await modelWith().object(objectRequest())).toEqual(answer);
    expect(calls()).toBe(1);
  });

  it('when it is asked, then the schema goes with it and nothing is to be stored', async () => {
    const server = saying([delta(JSON.stringify(answer)), completed]);
    await modelWith({ baseUrl: server.baseUrl }).object(objectRequest());
    expect(server.bodies[0]).toMatchObject({
      store: false,
      text: { format: { type: 'json_schema', name: 'soulprint', strict: true } },
    });
  });

  it.each(['no JSON at all', '{"sections": [', '{"sections": [{"title": "Who"}]}'])(
    'when it is malformed (%s), then it is sent back once and the second answer counts',
    async (broken) => {
      mock.on({ sequenceIndex: 0 }, { content: broken });
      mock.on({ sequenceIndex: 1 }, { content: JSON.stringify(answer) });
      expect(await modelWith().object(objectRequest())).toEqual(answer);
      const repair = mock.getLastRequest()?.body;
      expect(JSON.stringify(repair)).toContain('does not fit the schema');
      expect(calls()).toBe(2);
    },
  );

  it('when it fails a check beyond the schema, then it is sent back with the complaint', async () => {
    mock.on({ sequenceIndex: 0 }, { content: JSON.stringify(answer) });
    mock.on({ sequenceIndex: 1 }, { content: '{"sections": []}' });
    const schema = Answer.superRefine(({ sections }, context) => {
      if (sections.length > 0)
        context.addIssue({ code: 'custom', path: ['sections'], message: 'Say nothing.' });
    });
    expect(await modelWith().object({ ...objectRequest(), schema })).toEqual({ sections: [] });
    expect(JSON.stringify(mock.getLastRequest()?.body)).toContain('sections: Say nothing.');
  });

  it('when it is malformed twice, then it is malformed', async () => {
    mock.on({}, { content: '{"sections": "none"}' });
    await expect(modelWith().object(objectRequest())).rejects.toMatchObject({ kind: 'malformed' });
    expect(calls()).toBe(2);
  });

  it('when it is refused, then it is not repaired', async () => {
    const server = saying([{ type: 'response.refusal.done', refusal: 'No.' }]);
    await expect(modelWith({ baseUrl: server.baseUrl }).object(objectRequest())).rejects.toMatchObject({
      kind: 'refused',
    });
    expect(server.bodies).toHaveLength(1);
  });
});
