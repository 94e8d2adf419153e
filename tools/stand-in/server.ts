import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';

const MODEL_NAME = 'stand-in';
/** In tokens: a person reads all of a talk, as a capable model does. */
const CONTEXT_WINDOW = 128_000;
const MAX_BODY_BYTES = 4_000_000;

const Message = z.object({ role: z.string(), content: z.unknown() }).loose();
const CompletionRequest = z.object({
  messages: z.array(Message),
  tools: z.array(z.object({ function: z.object({ name: z.string() }).loose() }).loose()).optional(),
  stream: z.boolean().optional(),
});
type CompletionRequest = z.infer<typeof CompletionRequest>;

/** A line of an answer: text as it stands, or calls of tools as JSON. */
const ToolCalls = z.object({ calls: z.array(z.object({ name: z.string(), arguments: z.unknown() })) });

export interface StandInOptions {
  /** Gets `0001.prompt.md` and waits for `0001.answer.md`, and so on. */
  folder: string;
  /** How often it looks for the answer, in ms. Default 100. */
  lookEveryMs?: number;
}

/**
 * A server of Chat Completions whose answers are written by a person: each prompt is put into the folder as
 * `0001.prompt.md`, and what is put beside it as `0001.answer.md` is streamed. An answer that is JSON of the form
 * `{ "calls": [{ "name", "arguments" }] }` calls tools. A caller that leaves ends the wait.
 */
export async function createStandIn({ folder, lookEveryMs = 100 }: StandInOptions): Promise<Server> {
  await mkdir(folder, { recursive: true });
  let asked = 0;

  async function complete(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = CompletionRequest.safeParse(await readJson(request));
    if (!body.success) return sendError(response, 400, 'This is no request for a chat completion.');
    asked += 1;
    const name = String(asked).padStart(4, '0');
    await writeWhole(join(folder, `${name}.prompt.md`), promptOf(body.data));
    const left = new AbortController();
    response.once('close', () => left.abort());
    if (body.data.stream) response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
    const answer = await waitForFile(join(folder, `${name}.answer.md`), lookEveryMs, left.signal);
    if (answer === null) return;
    if (body.data.stream) sendPieces(response, answer);
    else sendWhole(response, answer);
  }

  return createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    if (request.method === 'GET' && path === '/v1/models')
      return sendJson(response, { data: [{ id: MODEL_NAME, context_window: CONTEXT_WINDOW }] });
    if (request.method !== 'POST' || path !== '/v1/chat/completions')
      return sendError(response, 404, 'Not Found');
    complete(request, response).catch((error: unknown) => {
      process.stderr.write(`A prompt could not be answered: ${String(error)}\n`);
      response.destroy();
    });
  });
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const chunk of request) {
    text += String(chunk);
    if (text.length > MAX_BODY_BYTES) return null;
  }
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Whoever answers has no other way to call one. */
const TOOL_CALL_INSTRUCTIONS =
  'To call tools, answer with one JSON object and nothing else: {"calls": [{"name": "…", "arguments": {…}}]}';

/** As a person reads it: each message under its role, the tools, and how they are called. */
function promptOf({ messages, tools = [] }: CompletionRequest): string {
  const parts = messages.map(({ role, content, ...more }) => {
    const text = typeof content === 'string' ? content : JSON.stringify(content ?? null, null, 2);
    const rest = Object.keys(more).length > 0 ? `\n${JSON.stringify(more, null, 2)}` : '';
    return `## ${role}\n\n${text}${rest}\n`;
  });
  if (tools.length > 0)
    parts.push(`## tools\n\n${JSON.stringify(tools, null, 2)}\n\n${TOOL_CALL_INSTRUCTIONS}\n`);
  return parts.join('\n');
}

/** Whole or not there: a reader never sees half of it. */
async function writeWhole(path: string, text: string): Promise<void> {
  await writeFile(`${path}.part`, text);
  await rename(`${path}.part`, path);
}

/** @returns null where the caller has left */
async function waitForFile(path: string, everyMs: number, signal: AbortSignal): Promise<string | null> {
  while (!signal.aborted) {
    try {
      return (await readFile(path, 'utf8')).trim();
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
    await pause(everyMs);
  }
  return null;
}

function toolCallsIn(
  answer: string,
): { id: string; type: 'function'; function: { name: string; arguments: string } }[] {
  if (!answer.startsWith('{')) return [];
  try {
    const parsed = ToolCalls.safeParse(JSON.parse(answer));
    if (!parsed.success) return [];
    return parsed.data.calls.map((call, index) => ({
      id: `call_${index}`,
      type: 'function',
      function: { name: call.name, arguments: JSON.stringify(call.arguments) },
    }));
  } catch {
    // A reply may begin with a brace.
    return [];
  }
}

function sendPieces(response: ServerResponse, answer: string): void {
  const send = (delta: object, finish_reason: string | null = null) =>
    response.write(
      `data: ${JSON.stringify({ object: 'chat.completion.chunk', model: MODEL_NAME, choices: [{ index: 0, delta, finish_reason }] })}\n\n`,
    );
  const calls = toolCallsIn(answer);
  if (calls.length > 0) send({ tool_calls: calls.map((call, index) => ({ index, ...call })) });
  else for (const piece of answer.match(/\S+\s*/g) ?? []) send({ content: piece });
  send({}, calls.length > 0 ? 'tool_calls' : 'stop');
  response.end('data: [DONE]\n\n');
}

function sendWhole(response: ServerResponse, answer: string): void {
  const calls = toolCallsIn(answer);
  const message =
    calls.length > 0
      ? { role: 'assistant', content: null, tool_calls: calls }
      : { role: 'assistant', content: answer };
  const finish_reason = calls.length > 0 ? 'tool_calls' : 'stop';
  sendJson(response, {
    object: 'chat.completion',
    model: MODEL_NAME,
    choices: [{ index: 0, message, finish_reason }],
  });
}

const sendJson = (response: ServerResponse, body: object): void => {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};

const sendError = (response: ServerResponse, status: number, message: string): void => {
  response
    .writeHead(status, { 'content-type': 'application/json' })
    .end(JSON.stringify({ error: { message } }));
};
