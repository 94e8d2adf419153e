import { describe, expect, it, vi } from 'vitest';
import type { Tool } from '../src/openai/call.ts';
import type { Toolbox } from '../src/openai/tool-rounds.ts';
import { read, serveOpenAi } from './openai-server.ts';

const { modelWith, answering } = serveOpenAi();

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
const ARGUMENTS = '{"words":"rent"}';

const responses = {
  call: [
    {
      type: 'response.output_item.done',
      item: { type: 'function_call', id: 'fc_1', call_id: 'c1', name: 'look_up', arguments: ARGUMENTS },
    },
    { type: 'response.completed', response: { status: 'completed' } },
  ],
  text: [
    { type: 'response.output_text.delta', delta: 'It was in May.' },
    { type: 'response.completed', response: { status: 'completed' } },
  ],
};
const part = (delta: object, finish_reason: string | null = null) => ({
  choices: [{ index: 0, delta, finish_reason }],
});
const chat = {
  call: [
    part({ tool_calls: [{ index: 0, id: 'c1', function: { name: 'look_up', arguments: '{"words"' } }] }),
    part({ tool_calls: [{ index: 0, function: { arguments: ':"rent"}' } }] }),
    part({}, 'tool_calls'),
  ],
  text: [part({ content: 'It was in May.' }), part({}, 'stop')],
};

/** A server of one of the two APIs, which calls the tool so many times before it answers. */
const serverOf = (style: 'responses' | 'chat', calls: number) => {
  let called = 0;
  return answering(({ path }) => {
    if (path.endsWith('/responses') && style === 'chat') return { status: 404, body: {} };
    const { call, text } = style === 'chat' ? chat : responses;
    return { events: (called += 1) <= calls ? call : text };
  });
};

const ask = (baseUrl: string, run: Toolbox['run']) =>
  read(
    modelWith({ baseUrl, model: 'gpt-4.1' }).stream({
      task: 'companion.write',
      instructions: 'Be kind.',
      turns: [{ role: 'user', content: 'When?' }],
      toolbox: { tools: [TOOL], run },
    }),
  );

describe.each(['responses', 'chat'] as const)('tools by the API of %s', (style) => {
  it('when the model calls one, then it is run and its answer goes back with the next round', async () => {
    const run = vi.fn<Toolbox['run']>(async () => ({ output: '{"found":["May"]}', isDone: false }));
    const server = serverOf(style, 1);
    const { pieces } = await ask(server.baseUrl, run);
    expect(pieces.join('')).toBe('It was in May.');
    expect(run).toHaveBeenCalledExactlyOnceWith({ id: 'c1', name: 'look_up', arguments: ARGUMENTS });
    const body = server.asked.at(-1)?.body;
    expect(style === 'chat' ? body?.['messages'] : body?.['input']).toMatchObject(
      style === 'chat'
        ? [
            { role: 'system' },
            { role: 'user', content: 'When?' },
            {
              role: 'assistant',
              tool_calls: [
                { id: 'c1', type: 'function', function: { name: 'look_up', arguments: ARGUMENTS } },
              ],
            },
            { role: 'tool', tool_call_id: 'c1', content: '{"found":["May"]}' },
          ]
        : [
            { role: 'user', content: 'When?' },
            { type: 'function_call', call_id: 'c1', name: 'look_up', arguments: ARGUMENTS },
            { type: 'function_call_output', call_id: 'c1', output: '{"found":["May"]}' },
          ],
    );
  });

  it('when it calls and calls, then after three rounds it may not', async () => {
    const run = vi.fn<Toolbox['run']>(async () => ({ output: '{}', isDone: false }));
    const server = serverOf(style, 3);
    expect((await ask(server.baseUrl, run)).pieces.join('')).toBe('It was in May.');
    expect(run).toHaveBeenCalledTimes(3);
    expect(server.asked.at(-1)?.body).toMatchObject({ tool_choice: 'none' });
    const forever = await ask(serverOf(style, 99).baseUrl, run);
    expect(forever.pieces.join('')).toBe('');
    expect(run).toHaveBeenCalledTimes(6);
  });
});

describe('calls by Chat Completions', () => {
  it('when a server numbers none of them, then a new id begins a new call', async () => {
    const both = [
      part({ tool_calls: [{ index: 0, id: 'a', function: { name: 'look_up', arguments: ARGUMENTS } }] }),
      part({ tool_calls: [{ index: 0, id: 'b', function: { name: 'look_up', arguments: '{}' } }] }),
      part({}, 'stop'),
    ];
    let calls = 0;
    const server = answering(({ path }) =>
      path.endsWith('/responses')
        ? { status: 404, body: {} }
        : { events: (calls += 1) === 1 ? both : chat.text },
    );
    const run = vi.fn<Toolbox['run']>(async () => ({ output: '{}', isDone: false }));
    await ask(server.baseUrl, run);
    expect(run.mock.calls.map(([{ id, arguments: json }]) => [id, json])).toEqual([
      ['a', ARGUMENTS],
      ['b', '{}'],
    ]);
  });
});
