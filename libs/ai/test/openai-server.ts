import { setImmediate as turn } from 'node:timers/promises';
import { LLMock, type Mountable } from '@copilotkit/aimock';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { createOpenAiModel, type OpenAiOptions } from '../src/index.ts';

type Answer = { status?: number; type?: string; events?: object[]; body?: unknown };
type Asked = { path: string; body: Record<string, unknown> };

export const STYLES = ['responses', 'chat completions'] as const;
type Style = (typeof STYLES)[number];

/** An OpenAI server for the tests of a file, and models that ask it. */
export function serveOpenAi() {
  const mock = new LLMock({ port: 0, logLevel: 'silent' });
  const waits: number[] = [];
  let mounts = 0;
  const withoutResponses: Mountable = {
    handleRequest: async (_req, res, path) => {
      if (!path.endsWith('/responses')) return false;
      res.writeHead(404, { 'content-type': 'application/json' }).end('{"detail":"Not Found"}');
      return true;
    },
  };
  beforeAll(async () => {
    await mock.start();
    mock.mount('/chat-only', withoutResponses);
  });
  afterEach(() => {
    mock.reset();
  });
  afterAll(async () => {
    await mock.stop();
  });

  /** A server that answers as it is told, and keeps what it was asked. */
  function answering(answer: (asked: Asked) => Answer) {
    const asked: Asked[] = [];
    const handler: Mountable = {
      async handleRequest(req, res, path) {
        let text = '';
        for await (const chunk of req) text += String(chunk);
        const request = { path, body: text === '' ? {} : (JSON.parse(text) as Record<string, unknown>) };
        asked.push(request);
        const { status = 200, events, body, type } = answer(request);
        res.writeHead(status, {
          'content-type': type ?? (events ? 'text/event-stream' : 'application/json'),
        });
        if (events) for (const event of events) res.write(`data: ${JSON.stringify(event)}\n\n`);
        res.end(events ? '' : typeof body === 'string' ? body : JSON.stringify(body));
        return true;
      },
    };
    const path = `/say-${(mounts += 1)}`;
    mock.mount(path, handler);
    return { baseUrl: `${mock.url}${path}`, asked };
  }

  return {
    mock,
    waits,
    /** The `/v1` of the mock in both styles: with the Responses API, and with Chat Completions alone. */
    urlOf: (style: Style) => (style === 'responses' ? `${mock.url}/v1` : `${mock.url}/chat-only/v1`),
    calls: () => mock.getRequests().length,
    answering,

    modelWith: (options: Partial<OpenAiOptions> = {}) => {
      waits.length = 0;
      return createOpenAiModel({
        apiKey: 'test',
        baseUrl: `${mock.url}/v1`,
        model: 'gpt-4.1-mini',
        sleep: async (ms) => {
          waits.push(ms);
          await turn();
        },
        ...options,
      });
    },

    /** A server that says exactly these events, and keeps what it was asked. */
    saying: (events: object[]) => {
      const { baseUrl, asked } = answering(() => ({ events }));
      return {
        baseUrl,
        get bodies() {
          return asked.map(({ body }) => body);
        },
      };
    },
  };
}

/** What comes of a stream, and how it fails. */
export async function read<T>(
  stream: AsyncIterable<T>,
): Promise<{ pieces: string[]; others: Exclude<T, string>[]; error: unknown }> {
  const pieces: string[] = [];
  const others: Exclude<T, string>[] = [];
  try {
    for await (const piece of stream) {
      if (typeof piece === 'string') pieces.push(piece);
      else others.push(piece as Exclude<T, string>);
    }
    return { pieces, others, error: undefined };
  } catch (error) {
    return { pieces, others, error };
  }
}
