import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { startChild, type Child } from './child.ts';

const STARTS_WITHIN_MS = 20_000;
const ASK_AGAIN_MS = 50;

export interface Driver {
  address: string;
  stop: () => Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** A screen that nobody sees: GTK draws on no other here. */
async function startScreen(): Promise<{ name: string; child: Child }> {
  const child = await startChild(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', '1600x1000x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const signal = AbortSignal.any([child.ended, AbortSignal.timeout(STARTS_WITHIN_MS)]);
  try {
    const [number] = (await once(child.process.stdio[3] as Readable, 'data', { signal })) as [Buffer];
    return { name: `:${String(number).trim()}`, child };
  } catch (error) {
    await child.stop();
    throw new Error('Xvfb did not start', { cause: error });
  }
}

async function untilReady(address: string, ended: AbortSignal): Promise<void> {
  const signal = AbortSignal.any([ended, AbortSignal.timeout(STARTS_WITHIN_MS)]);
  while (!signal.aborted) {
    try {
      const response = await fetch(`${address}/status`, { signal });
      if (response.ok) return;
    } catch {
      // It does not listen yet.
    }
    await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));
  }
  throw new Error('WebKitWebDriver did not start');
}

/** Starts WebKitGTK's driver, on a screen of its own. It starts its MiniBrowser for each session. */
export async function startDriver(path: string): Promise<Driver> {
  const screen = await startScreen();
  let child: Child | undefined;
  const stop = async () => {
    await child?.stop();
    await screen.child.stop();
  };
  try {
    const port = await freePort();
    child = await startChild(path, [`--port=${port}`], {
      stdio: 'ignore',
      env: { ...process.env, DISPLAY: screen.name, GDK_BACKEND: 'x11' },
    });
    const address = `http://127.0.0.1:${port}`;
    await untilReady(address, child.ended);
    return { address, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
