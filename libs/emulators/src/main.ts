import { tuneRuntimeAfterStartup } from '@inkwell/service';
import { startGoogleEmulator } from './google/server.ts';
import { startStripeEmulator } from './stripe/server.ts';

const closeWithinMs = 2000;

interface EmulatorPart {
  name: string;
  url: string;
  close(): Promise<void>;
}

async function startEmulators(env: NodeJS.ProcessEnv): Promise<EmulatorPart[]> {
  const parts: EmulatorPart[] = [];
  const stripePort = readPort(env, 'STRIPE_EMULATOR_PORT');
  if (stripePort !== undefined) {
    const url = env['STRIPE_WEBHOOK_URL'];
    const stripe = await startStripeEmulator({
      port: stripePort,
      mongodbUri: readRequired(env, 'MONGODB_URI'),
      secretKey: readRequired(env, 'STRIPE_SECRET_KEY'),
      publishableKey: readRequired(env, 'STRIPE_PUBLISHABLE_KEY'),
      ...(url ? { webhook: { url, secret: readRequired(env, 'STRIPE_WEBHOOK_SECRET') } } : {}),
    });
    parts.push({ name: 'Stripe', url: stripe.url, close: () => stripe.close() });
  }
  const googlePort = readPort(env, 'GOOGLE_EMULATOR_PORT');
  if (googlePort !== undefined) {
    const google = await startGoogleEmulator({
      port: googlePort,
      mongodbUri: readRequired(env, 'MONGODB_URI'),
      clientId: readRequired(env, 'GOOGLE_CLIENT_ID'),
      clientSecret: readRequired(env, 'GOOGLE_CLIENT_SECRET'),
    });
    parts.push({ name: 'Google', url: google.url, close: () => google.close() });
  }
  return parts;
}

function readPort(env: NodeJS.ProcessEnv, name: string): number | undefined {
  const value = env[name];
  if (value === undefined || value === '') return undefined;
  const number = Number(value);
  if (!Number.isInteger(number) || number < 0 || number > 65_535)
    throw new Error(`${name} is not a port: ${value}`);
  return number;
}

function readRequired(env: NodeJS.ProcessEnv, name: string): string {
  const value = env[name];
  if (value === undefined || value === '') throw new Error(`${name} is not set`);
  return value;
}

function closeOnSignal(signal: NodeJS.Signals, parts: EmulatorPart[]): void {
  process.once(signal, () => {
    setTimeout(() => process.exit(1), closeWithinMs).unref();
    void Promise.all(parts.map((part) => part.close())).then(() => process.exit(0));
  });
}

if (process.env['NODE_ENV'] === 'production') throw new Error('The emulators never run in production.');
const emulatorParts = await startEmulators(process.env);
closeOnSignal('SIGTERM', emulatorParts);
closeOnSignal('SIGINT', emulatorParts);
tuneRuntimeAfterStartup();
// `npm start` waits for this: an answer on the ports could be another program's.
process.send?.('ready');
console.log(
  `emulators ready: ${emulatorParts.map((part) => `${part.name} ${part.url}`).join(', ') || 'none asked for'}`,
);
