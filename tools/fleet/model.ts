import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';

import { lastPieceOf, pieceOf } from './pieces.ts';

/** What it says of any text: so a message that is counted twice is seen in the numbers. */
const FEELINGS = { emotions: [{ emotion: 'calm', strength: 0.6 }], themes: [], valence: 0.4, sentences: [] };
const NO_DANGER = { level: 'none', kind: 'suicide', who: 'self', when: 'unclear', answer: 'none' };

/** A language model that speaks Chat Completions, and how it behaves. */
export type Model = {
  /** Its `/v1`. */
  url: string;
  behaviour: { slowMs: number; fails: boolean };
  close: () => Promise<void>;
};

type Question = {
  messages: unknown;
  response_format?: { json_schema?: { schema?: { properties?: object } } };
};

/** A reply that begins as one of the last three did loses its first sentence: libs/ai/src/talk/output-rules.ts. */
const OPENINGS = ['Now', 'Here', 'And', 'So', 'Then'];

/** The opening that was used longest ago, in what is sent along of the talk. */
function nextOpening({ messages }: Question): string {
  const talk = JSON.stringify(messages);
  const lastUse = (opening: string) => talk.lastIndexOf(`${opening} comes the first of some. `);
  return OPENINGS.toSorted((one, other) => lastUse(one) - lastUse(other))[0] ?? '';
}

/** Each reply has so many pieces, one each `everyMs`. */
export async function startModel({ pieces, everyMs }: { pieces: number; everyMs: number }): Promise<Model> {
  const behaviour: Model['behaviour'] = { slowMs: 0, fails: false };

  async function* speak(question: Question): AsyncGenerator<string> {
    yield `${nextOpening(question)} comes the first of some. `;
    for (let number = 1; number < pieces; number += 1) {
      yield pieceOf(number);
      await pause(everyMs);
    }
    yield lastPieceOf(pieces);
  }
  const piecesFor = (question: Question): AsyncIterable<string> | readonly string[] => {
    const format = question.response_format;
    if (!format) return speak(question);
    const properties = Object.keys(format.json_schema?.schema?.properties ?? {});
    if (properties.includes('sentences')) return [JSON.stringify(FEELINGS)];
    return [JSON.stringify(properties.includes('level') ? NO_DANGER : {})];
  };
  const answer = async (question: Question, response: ServerResponse): Promise<void> => {
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
      (question) => answer(question as Question, response),
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
