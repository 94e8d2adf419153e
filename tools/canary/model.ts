import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';

/** As a server answers that streams: a text that is not the object that it should be. */
const malformedAnswer = (content: string): string =>
  [
    ...[{ delta: { content } }, { delta: {}, finish_reason: 'stop' }].map((choice) =>
      JSON.stringify({ choices: [{ index: 0, ...choice }] }),
    ),
    '[DONE]',
  ]
    .map((data) => `data: ${data}\n\n`)
    .join('');

/**
 * A language model that refuses whatever it is asked, and quotes it. What a person waits for in the onboarding it
 * answers with nonsense, which is not tried again.
 */
export async function startRefusingModel() {
  let asked = 0;
  const server = createServer((request, response) => {
    response.on('error', () => response.destroy());
    const isChat = request.url === '/v1/chat/completions';
    text(request).then(
      (question) => {
        if (isChat) asked += 1;
        if (isChat && question.includes('"name":"soulprint"')) {
          response.writeHead(200, { 'content-type': 'text/event-stream' });
          response.end(malformedAnswer(question));
          return;
        }
        const error = {
          message: `I do not answer: ${question}`,
          type: 'invalid_request_error',
          param: question,
        };
        response.writeHead(isChat ? 403 : 404, { 'content-type': 'application/json' });
        response.end(isChat ? JSON.stringify({ error }) : '{}');
      },
      () => response.destroy(),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    /** Its `/v1`. */
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    /** How often it was asked so far. */
    asked: () => asked,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
