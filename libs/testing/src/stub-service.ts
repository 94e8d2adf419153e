import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { IDENTITY_HEADER } from '@inkwell/contracts';
import type { IdentityVerifier } from '@inkwell/service';

/**
 * Stands for another service that is asked over one internal path: answers what is in `answers` for the person of a
 * verified identity, and 404 for everybody else.
 */
export async function startStub<Answer>(path: string, verify: IdentityVerifier) {
  const answers = new Map<string, Answer>();
  const server = createServer((request, response) => {
    const token = request.headers[IDENTITY_HEADER];
    const { userId } = verify(typeof token === 'string' ? token : '');
    const answer = request.url === path ? answers.get(userId ?? '') : undefined;
    response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    answers,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
