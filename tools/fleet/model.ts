import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';

import { lastNumberedPiece, numberedPiece } from './pieces.ts';

/** What it says of any text: so a message that is counted twice is seen in the numbers. */
const FEELINGS_ANSWER = {
  emotions: [{ emotion: 'calm', strength: 0.6 }],
  themes: [],
  valence: 0.4,
  sentences: [],
};
const NO_DANGER_ANSWER = { level: 'none', kind: 'suicide', who: 'self', when: 'unclear', answer: 'none' };

/** A language model that speaks Chat Completions, and how it behaves. */
export type FakeModel = {
  /** Its `/v1`. */
  url: string;
  behaviour: { slowMs: number; fails: boolean };
  close: () => Promise<void>;
};

type ModelQuestion = {
  messages: unknown;
  response_format?: { json_schema?: { schema?: { properties?: object } } };
};

/** A reply that begins as one of the last three did loses its first sentence: libs/ai/src/talk/output-rules.ts. */
const REPLY_OPENINGS = ['Now', 'Here', 'And', 'So', 'Then'];

/** The opening that was used longest ago, in what is sent along of the talk. */
function nextOpening({ messages }: ModelQuestion): string {
  const talk = JSON.stringify(messages);
  const lastUse = (opening: string) => talk.lastIndexOf(`${opening} comes the first of some. `);
  return REPLY_OPENINGS.toSorted((one, other) => lastUse(one) - lastUse(other))[0] ?? '';
}

/** Each reply has so many pieces, one each `everyMs`. */
export async function startFakeModel({
  pieces,
  everyMs,
}: {
  pieces: number;
  everyMs: number;
}): Promise<FakeModel> {
  const behaviour: FakeModel['behaviour'] = { slowMs: 0, fails: false };

  async function* speak(question: ModelQuestion): AsyncGenerator<string> {
    yield `${nextOpening(question)} comes the first of some. `;
    for (let number = 1; number < pieces; number += 1) {
      yield numberedPiece(number);
      await pause(everyMs);
    }
    yield lastNumberedPiece(pieces);
  }
  const piecesFor = (question: ModelQuestion): AsyncIterable<string> | readonly string[] => {
    const format = question.response_format;
    if (!format) return speak(question);
    const properties = Object.keys(format.json_schema?.schema?.properties ?? {});
    if (properties.includes('sentences')) return [JSON.stringify(FEELINGS_ANSWER)];
    return [JSON.stringify(properties.includes('level') ? NO_DANGER_ANSWER : {})];
  };
  const answer = async (question: ModelQuestion, response: ServerResponse): Promise<void> => {
    if (behaviour.slowMs > 0) await pause(behaviour.slowMs);
    if (behaviour.fails) return void response.writeHead(500).end('{}');
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const write = (choice: object) => response.write(`data: ${JSON.stringify({ choices: [choice] })}\n\n`);
    for await (const content of piecesFor(question)) write({ index: 0, delta: { content } });
    write({ index: 0, delta: {}, finish_reason: 'stop' });
    response.end('data: [DONE]\n\n');
  };

  const server = createServer((request, response) => {
    // Its client may be gone before the answer is.
    response.on('error', () => response.destroy());
    if (request.method === 'GET') {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ data: [{ id: 'numbers' }] }));
      return;
    }
    // As servers that know no Responses API.
    if (request.url !== '/v1/chat/completions') return void response.writeHead(404).end('{}');
    json(request).then(
      (question) => answer(question as ModelQuestion, response),
      () => response.destroy(),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    behaviour,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
