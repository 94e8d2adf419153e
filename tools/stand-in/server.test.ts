import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import OpenAI from 'openai';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createStandIn } from './server.ts';

let folder = '';
let client: OpenAI;
let stop: () => Promise<void>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stand-in-'));
  const server = await createStandIn({ folder, lookEveryMs: 5 });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  client = new OpenAI({ apiKey: 'none', baseURL: `http://127.0.0.1:${port}/v1`, maxRetries: 0 });
  stop = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await rm(folder, { recursive: true });
  };
});
afterAll(() => stop());

const model = 'any';
const messages = [
  { role: 'system' as const, content: 'Be brief.' },
  { role: 'user' as const, content: 'I got the job!!' },
];
const written = (name: string) => vi.waitFor(() => readFile(join(folder, name), 'utf8'));

describe('somebody who answers as the model', () => {
  test('when a prompt comes, then it can be read, and what is written is streamed', async () => {
    const stream = client.chat.completions.create({ model, messages, stream: true });
    const prompt = await written('0001.prompt.md');
    expect(prompt).toContain('## system\n\nBe brief.');
    expect(prompt).toContain('## user\n\nI got the job!!');
    await writeFile(join(folder, '0001.answer.md'), 'You got it! Where were you when they called?\n');
    let text = '';
    for await (const chunk of await stream) text += chunk.choices[0]?.delta.content ?? '';
    expect(text).toBe('You got it! Where were you when they called?');
  });

  test('when the answer calls a tool, then it comes as a call', async () => {
    const answer = client.chat.completions.create({
      model,
      messages,
      tools: [{ type: 'function', function: { name: 'list_events', parameters: { type: 'object' } } }],
    });
    expect(await written('0002.prompt.md')).toContain('"name": "list_events"');
    await writeFile(
      join(folder, '0002.answer.md'),
      '{"calls":[{"name":"list_events","arguments":{"from":"2026-05-17","to":"2026-05-18"}}]}',
    );
    const [choice] = (await answer).choices;
    expect(choice?.finish_reason).toBe('tool_calls');
    expect(choice?.message.tool_calls?.[0]).toMatchObject({
      function: { name: 'list_events', arguments: '{"from":"2026-05-17","to":"2026-05-18"}' },
    });
  });

  test('when something else is asked for, then it says so', async () => {
    await expect(client.embeddings.create({ model, input: 'a' })).rejects.toMatchObject({ status: 404 });
    await expect(client.post('/chat/completions', { body: { messages: 'none' } })).rejects.toMatchObject({
      status: 400,
    });
    expect((await client.models.list()).data).toEqual([{ id: 'stand-in', context_window: 128_000 }]);
  });
});
