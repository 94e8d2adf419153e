import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Stripe } from 'stripe';
import { expect, onTestFinished, test } from 'vitest';
import { newDatabase, publishableKey, secretKey } from './stripe-fixture.ts';

const main = new URL('../src/main.ts', import.meta.url).pathname;

/** The process, once it has printed its line; answers with the port of Stripe in it. */
async function startProcess(
  mongodbUri: string,
): Promise<{ child: ChildProcess; port: number; line: string }> {
  const child = spawn(process.execPath, ['--import', 'tsx', '--conditions=@inkwell/source', main], {
    env: {
      PATH: process.env['PATH'],
      STRIPE_EMULATOR_PORT: '0',
      GOOGLE_EMULATOR_PORT: '0',
      MONGODB_URI: mongodbUri,
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_PUBLISHABLE_KEY: publishableKey,
      GOOGLE_CLIENT_ID: 'id',
      GOOGLE_CLIENT_SECRET: 'secret',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  if (child.stdout === null) throw new Error('The process has no output');
  const [chunk]: Buffer[] = await once(child.stdout, 'data');
  const line = String(chunk);
  const port = Number(/Stripe http:\/\/127\.0\.0\.1:(\d+)/.exec(line)?.[1]);
  return { child, port, line };
}

function client(port: number): Stripe {
  return new Stripe(secretKey, { host: '127.0.0.1', port, protocol: 'http', maxNetworkRetries: 0 });
}

// Two processes start one after the other, which takes a while on a busy machine.
test(
  'when the process is killed right after an answer, then the next one still knows the call',
  { timeout: 60_000 },
  async () => {
    const mongodbUri = newDatabase();
    const first = await startProcess(mongodbUri);
    expect(first.line).toMatch(/^emulators ready: Stripe \S+, Google \S+\n$/);
    const { id } = await client(first.port).customers.create({ name: 'Ada' });
    first.child.kill('SIGKILL');
    await once(first.child, 'exit');

    const second = await startProcess(mongodbUri);
    expect(await client(second.port).customers.retrieve(id)).toMatchObject({ name: 'Ada' });
    second.child.kill('SIGTERM');
    const [code] = await once(second.child, 'exit');
    // Not 1, with which it ends what does not close in time.
    expect(code).toBe(0);
  },
);
