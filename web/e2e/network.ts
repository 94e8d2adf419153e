import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { test as base } from './test.ts';

interface Relay {
  url: string;
  /** Ends every connection, and lets no new one through. */
  refuse: () => void;
  /** Lets connections through again. */
  accept: () => void;
}

export interface Network {
  /** Ends every connection of the browser, streams that are open as well: Playwright's `setOffline` lets those go on. */
  disconnect: () => Promise<void>;
  reconnect: () => Promise<void>;
}

/** A SOCKS 5 proxy, as far as browsers use one (RFC 1928), each of whose connections leads to the product. */
async function startRelay(product: URL): Promise<Relay & { close: () => void }> {
  const sockets = new Set<Socket>();
  let isRefusing = false;
  const add = (socket: Socket): Socket => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    return socket.on('close', () => sockets.delete(socket));
  };
  async function serve(client: Socket): Promise<void> {
    await once(client, 'data');
    const asked = once(client, 'data');
    client.write(Buffer.from([5, 0]));
    await asked;
    const target = add(connect(Number(product.port), product.hostname));
    client.on('close', () => target.destroy());
    target.on('close', () => client.destroy());
    target.on('connect', () => {
      client.write(Buffer.from([5, 0, 0, 1, 0, 0, 0, 0, 0, 0]));
      client.pipe(target).pipe(client);
    });
  }
  const server = createServer((client) => {
    if (isRefusing) client.destroy();
    else serve(add(client)).catch(() => client.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const refuse = () => {
    isRefusing = true;
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `socks5://127.0.0.1:${(server.address() as AddressInfo).port}`,
    refuse,
    accept: () => {
      isRefusing = false;
    },
    close: () => {
      refuse();
      server.close();
    },
  };
}

/** The test of pages whose network goes away: their browser is connected through a relay that the test can close. */
export const test = base.extend<{ relay: Relay; network: Network }>({
  relay: async ({ baseURL }, use) => {
    const relay = await startRelay(new URL(baseURL ?? ''));
    await use(relay);
    relay.close();
  },
  proxy: async ({ relay }, use) => use({ server: relay.url }),
  network: async ({ context, relay }, use) =>
    use({
      disconnect: async () => {
        await context.setOffline(true);
        relay.refuse();
      },
      reconnect: async () => {
        relay.accept();
        await context.setOffline(false);
      },
    }),
});
