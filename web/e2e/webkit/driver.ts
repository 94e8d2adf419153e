import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';

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

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

/** A screen that nobody sees: GTK draws on no other here. */
async function startScreen(): Promise<{ name: string; child: ChildProcess }> {
  const child = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = (await once(child.stdio[3] as Readable, 'data', {
    signal: AbortSignal.timeout(STARTS_WITHIN_MS),
  })) as [Buffer];
  return { name: `:${String(number).trim()}`, child };
}

async function untilReady(address: string): Promise<void> {
  const signal = AbortSignal.timeout(STARTS_WITHIN_MS);
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
  const port = await freePort();
  const child = spawn(path, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: screen.name, GDK_BACKEND: 'x11' },
  });
  const address = `http://127.0.0.1:${port}`;
  const stopBoth = async () => {
    await stop(child);
    await stop(screen.child);
  };
  try {
    await untilReady(address);
  } catch (error) {
    await stopBoth();
    throw error;
  }
  return { address, stop: stopBoth };
}
