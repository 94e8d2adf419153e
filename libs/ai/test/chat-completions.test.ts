import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { read, serveOpenAi, STYLES } from './openai-server.ts';

const { mock, modelWith, answering, calls, urlOf } = serveOpenAi();

const TEXT = 'You kept going, and that says something about the day you had.';
const request = {
  task: 'companion.write' as const,
  instructions: 'Be kind.',
  turns: [
    { role: 'user' as const, content: 'Ada here.' },
    { role: 'user' as const, content: 'Hello.' },
  ],
};
const Answer = z.object({ summary: z.string() });
const objectRequest = {
  task: 'summary' as const,
  schema: Answer,
  schemaName: 'summary',
  instructions: 'Sum up.',
  input: { summary: null, messages: [] },
};

const say = (content: string) => ({ choices: [{ index: 0, delta: { content }, finish_reason: null }] });
const stop = { choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] };
const isChat = (path: string) => path.endsWith('/chat/completions');

/** A server without the Responses API. */
const chatServer = (events: object[], refusal: { status?: number; body: unknown }) =>
  answering(({ path }) => (isChat(path) ? { events } : { status: 404, ...refusal }));

describe('a server without the Responses API', () => {
  it.each([
    ['404 of its own', { status: 404, body: { detail: 'Not Found' } }],
    ['404 without JSON', { status: 404, body: '404 page not found' }],
    ['405', { status: 405, body: {} }],
    [
      'an error in words',
      { status: 400, body: { error: { message: 'Unknown request URL: POST /responses' } } },
    ],
    [
      'an error with status 200',
      { status: 200, body: { error: 'Unexpected endpoint or method. (POST /responses)' } },
    ],
  ])(
    'when it says so by %s, then Chat Completions is used, and from then on at once',
    async (_by, refusal) => {
      const server = chatServer([say('Good '), say('evening.'), stop], refusal);
      const model = modelWith({ baseUrl: server.baseUrl });
      for (let time = 0; time < 2; time += 1) {
        const { pieces, error } = await read(model.stream(request));
        expect(error).toBeUndefined();
        expect(pieces).toEqual(['Good ', 'evening.']);
      }
      expect(server.asked.map(({ path }) => isChat(path))).toEqual([false, true, true]);
    },
  );

  it('when an hour has passed, then the Responses API is tried anew', async () => {
    const server = chatServer([say('Yes.'), stop], { body: {} });
    let now = 0;
    const model = modelWith({ baseUrl: server.baseUrl, now: () => now });
    await read(model.stream(request));
    now = 3_600_001;
    await read(model.stream(request));
    expect(server.asked.map(({ path }) => isChat(path))).toEqual([false, true, false, true]);
  });

  it('when the model is unknown and not the route, then nothing else is tried', async () => {
    const message = "The model 'x' does not exist";
    const server = answering(() => ({ status: 404, body: { error: { message, code: 'model_not_found' } } }));
    const { error } = await read(modelWith({ baseUrl: server.baseUrl }).stream(request));
    expect(error).toMatchObject({ kind: 'unavailable', status: 404 });
    expect(server.asked).toHaveLength(1);
  });

  it('when it knows neither, then it is unavailable', async () => {
    const server = answering(() => ({ status: 404, body: 'nothing here' }));
    const { error } = await read(modelWith({ baseUrl: server.baseUrl }).stream(request));
    expect(error).toMatchObject({ kind: 'unavailable', status: 404 });
    expect(server.asked).toHaveLength(2);
  });

  it('when it is asked, then roles alternate and the instructions come first', async () => {
    const server = chatServer([say('Yes.'), stop], { body: {} });
    await read(modelWith({ baseUrl: server.baseUrl }).stream(request));
    expect(server.asked.at(-1)?.body['messages']).toEqual([
      { role: 'system', content: 'Be kind.' },
      { role: 'user', content: expect.stringMatching(/Ada[\s\S]*Hello\.$/) },
    ]);
  });
});

describe.each(STYLES)('aimock by %s', (style) => {
  const model = () => modelWith({ baseUrl: urlOf(style) });

  it('when all is well, then the pieces join to the text and the tokens are told', async () => {
    mock.on({}, { content: TEXT }, { chunkSize: 8 });
    let tokens = 0;
    const { pieces, error } = await read(
      model().stream({ ...request, onTokens: (used) => (tokens += used) }),
    );
    expect(error).toBeUndefined();
    expect(pieces.length).toBeGreaterThan(3);
    expect(pieces.join('')).toBe(TEXT);
    expect(tokens).toBeGreaterThan(10);
  });

  it('when an object is asked for, then it is returned', async () => {
    mock.on({}, { content: '{"summary": "They met."}' });
    expect(await model().object(objectRequest)).toEqual({ summary: 'They met.' });
  });

  it.each([
    [429, 'rate_limited'],
    [500, 'unavailable'],
    [503, 'unavailable'],
  ])('when it answers %s, then it is %s after three tries', async (status, kind) => {
    mock.on({}, { error: { message: 'no' }, status });
    const { error } = await read(model().stream(request));
    expect(error).toMatchObject({ kind, status });
    expect(calls()).toBe(3);
  });

  it('when it is cut in mid-stream, then what came stays and it is an error', async () => {
    mock.on({}, { content: TEXT }, { chunkSize: 8, latency: 5, truncateAfterChunks: 6 });
    const { pieces, error } = await read(model().stream(request));
    expect(pieces.length).toBeGreaterThan(0);
    expect(error).toMatchObject({ kind: 'unavailable' });
    expect(calls()).toBe(1);
  });

  it('when it is stopped in the middle, then the tokens of the question are told all the same', async () => {
    mock.on({}, { content: TEXT }, { chunkSize: 4, latency: 5 });
    const controller = new AbortController();
    let tokens = 0;
    const stream = model().stream({
      ...request,
      signal: controller.signal,
      onTokens: (used) => (tokens += used),
    });
    const run = async () => {
      for await (const _ of stream) controller.abort();
    };
    await expect(run()).rejects.toMatchObject({ kind: 'aborted' });
    expect(tokens).toBeGreaterThan(0);
  });
});

describe('an answer by Chat Completions', () => {
  const model = (events: object[]) => modelWith({ baseUrl: chatServer(events, { body: {} }).baseUrl });

  it.each([
    ['unavailable', [say('Half of')]],
    ['incomplete', [say('Half of'), { choices: [{ index: 0, delta: {}, finish_reason: 'length' }] }]],
    ['incomplete', [stop]],
    ['refused', [{ choices: [{ index: 0, delta: { refusal: 'No.' }, finish_reason: null }] }]],
    ['refused', [{ choices: [{ index: 0, delta: {}, finish_reason: 'content_filter' }] }]],
    ['unavailable', [{ error: { message: 'overloaded' } }]],
  ])('when it ends otherwise than whole, then it is %s', async (kind, events) => {
    const { error } = await read(model(events).stream(request));
    expect(error).toMatchObject({ kind });
  });

  it('when the model thinks aloud first, then its thoughts are left out', async () => {
    const events = ['<th', 'ink>What does she', ' mean?</thi', 'nk>\n\nGood', ' evening.'].map(say);
    const { pieces } = await read(model([...events, stop]).stream(request));
    expect(pieces).toEqual(['Good', ' evening.']);
    const plain = await read(model([say(' <'), say('3'), stop]).stream(request));
    expect(plain.pieces.join('')).toBe(' <3');
  });
});

describe('an object by Chat Completions', () => {
  const answer = { summary: 'They met.' };

  it('when it is asked, then the schema goes with it', async () => {
    const server = chatServer([say(JSON.stringify(answer)), stop], { body: {} });
    expect(await modelWith({ baseUrl: server.baseUrl }).object(objectRequest)).toEqual(answer);
    expect(server.asked.at(-1)?.body).toMatchObject({
      response_format: { type: 'json_schema', json_schema: { name: 'summary', strict: true } },
    });
    // A server may take a schema and make no use of it: the model reads it at once.
    const last = server.asked.at(-1)?.body as { messages: { content: string }[] } | undefined;
    expect(last?.messages[0]?.content).toMatch(/JSON schema:\n.*"summary"/);
  });

  it('when the server takes no schema, then it stands in the instructions and the answer is checked', async () => {
    const server = answering(({ path, body }) => {
      if (!isChat(path)) return { status: 404, body: {} };
      const format = body['response_format'] as { type: string };
      if (format.type === 'json_schema')
        return { status: 400, body: { message: "response_format.type must be 'json_object' or 'text'" } };
      const isRepair = (body['messages'] as unknown[]).length > 2;
      return {
        events: [say(isRepair ? `\`\`\`json\n${JSON.stringify(answer)}\n\`\`\`` : '{"sum": 1}'), stop],
      };
    });
    const model = modelWith({ baseUrl: server.baseUrl });
    expect(await model.object(objectRequest)).toEqual(answer);
    const last = server.asked.at(-1)?.body as { messages: { content: string }[] };
    expect(last).toMatchObject({ response_format: { type: 'json_object' } });
    expect(last.messages[0]?.content).toMatch(/JSON schema:\n.*"summary"/);
    expect(last.messages.at(-1)?.content).toMatch(/summary: /);
    await model.object(objectRequest);
    expect(server.asked.filter(({ body }) => JSON.stringify(body).includes('json_schema"'))).toHaveLength(2);
  });
});
