import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { test as base } from './test.ts';

interface Relay {
  url: string;
  /** Ends every connection, and lets no new one through. */
  cut: () => void;
  mend: () => void;
}

export interface Network {
  /** Ends every connection of the browser, streams that are open as well: Playwright's `setOffline` lets those go on. */
  goAway: () => Promise<void>;
  comeBack: () => Promise<void>;
}

/** Where a client of SOCKS 5 wants to go: RFC 1928, section 4. */
function targetOf(request: Buffer): { host: string; port: number } {
  const [, , , kind, length = 0] = request;
  const [start, end] = kind === 3 ? [5, 5 + length] : kind === 1 ? [4, 8] : [4, 20];
  const address = request.subarray(start, end);
  const host =
    kind === 3
      ? address.toString('latin1')
      : kind === 1
        ? address.join('.')
        : (address.toString('hex').match(/.{4}/g) ?? []).join(':');
  return { host, port: request.readUInt16BE(end) };
}

/** A SOCKS 5 proxy, as far as browsers use one. */
async function startRelay(): Promise<Relay & { close: () => void }> {
  const sockets = new Set<Socket>();
  let isCut = false;
  const add = (socket: Socket): Socket => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    return socket.on('close', () => sockets.delete(socket));
  };
  async function serve(client: Socket): Promise<void> {
    const hello = once(client, 'data');
    await hello;
    const asked = once(client, 'data');
    client.write(Buffer.from([5, 0]));
    const [request] = (await asked) as [Buffer];
    const target = add(connect(targetOf(request)));
    client.on('close', () => target.destroy());
    target.on('close', () => client.destroy());
    target.on('connect', () => {
      client.write(Buffer.from([5, 0, 0, 1, 0, 0, 0, 0, 0, 0]));
      client.pipe(target).pipe(client);
    });
  }
  const server = createServer((client) => {
    if (isCut) client.destroy();
    else serve(add(client)).catch(() => client.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const cut = () => {
    isCut = true;
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `socks5://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut,
    mend: () => {
      isCut = false;
    },
    close: () => {
      cut();
      server.close();
    },
  };
}

/** The test of pages whose network goes away: their browser is connected through a relay that the test cuts. */
export const test = base.extend<{ relay: Relay; network: Network }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads here which other fixtures are needed: none
  relay: async ({}, use) => {
    const relay = await startRelay();
    await use(relay);
    relay.close();
  },
  proxy: async ({ relay }, use) => use({ server: relay.url }),
  network: async ({ context, relay }, use) =>
    use({
      goAway: async () => {
        await context.setOffline(true);
        relay.cut();
      },
      comeBack: async () => {
        relay.mend();
        await context.setOffline(false);
      },
    }),
});
