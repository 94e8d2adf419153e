import { randomBytes } from 'node:crypto';
import { chmod, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { SERVICES, type Service } from '@inkwell/contracts/constants';

const KEY_BYTES = 32;

export type Caller = 'gateway' | Service;

/** Who may call whom; one secret for each pair. */
export const CALLS: readonly (readonly [Caller, Service])[] = [
  ...SERVICES.map((service) => ['gateway', service] as const),
  ['insights', 'journal'],
  ['insights', 'chat'],
  ['insights', 'auth'],
  ['chat', 'auth'],
  ['auth', 'chat'],
  ['chat', 'journal'],
  ['journal', 'chat'],
  ['chat', 'calendar'],
  ['billing', 'auth'],
  ['calendar', 'auth'],
  ['calendar', 'billing'],
  ['journal', 'auth'],
];

/** The secrets that this installation generated. Losing the vault keys loses all personal text. */
export type Secrets = {
  session: string;
  emailKey: string;
  vaultKeys: Record<string, string>;
  identity: Record<string, string>;
  stripeSecretKey: string;
  stripePublishableKey: string;
  stripeWebhookSecret: string;
  googleClientId: string;
  googleClientSecret: string;
};

// Production refuses to boot with a value that begins so, also behind the prefix of a key of Stripe's.
const MARK = 'development-';
const signingSecret = (): string => `${MARK}${randomBytes(KEY_BYTES).toString('base64url')}`;

/** A key of an emulator. One of a version before has no mark and is made anew: nothing that is stored depends on it. */
function emulatorKey(known: string | undefined, prefix = ''): string {
  const marked = `${prefix}${MARK}`;
  return known?.startsWith(marked) ? known : `${marked}${randomBytes(24).toString('hex')}`;
}

/** The name of a pair in `identity`. */
export function pairName(caller: Caller, service: Service): string {
  return `${caller}-${service}`;
}

/** Fills what is missing and keeps what data depend on. */
export function completeSecrets(known: Partial<Secrets>): Secrets {
  const vaultKey = (): string => `${MARK}1:${randomBytes(KEY_BYTES).toString('base64')}`;
  return {
    session: known.session ?? signingSecret(),
    emailKey: known.emailKey ?? signingSecret(),
    vaultKeys: Object.fromEntries(SERVICES.map((name) => [name, known.vaultKeys?.[name] ?? vaultKey()])),
    identity: Object.fromEntries(
      CALLS.map(([caller, service]) => pairName(caller, service)).map((name) => [
        name,
        known.identity?.[name] ?? signingSecret(),
      ]),
    ),
    stripeSecretKey: emulatorKey(known.stripeSecretKey, 'sk_test_'),
    stripePublishableKey: emulatorKey(known.stripePublishableKey, 'pk_test_'),
    stripeWebhookSecret: emulatorKey(known.stripeWebhookSecret, 'whsec_'),
    googleClientId: emulatorKey(known.googleClientId),
    googleClientSecret: emulatorKey(known.googleClientSecret),
  };
}

/** Reads `secrets.json` of the data folder; makes it, readable to its owner only, at the first start. */
export async function loadSecrets(dataDir: string): Promise<Secrets> {
  const file = join(dataDir, 'secrets.json');
  let text = '{}';
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const secrets = completeSecrets(JSON.parse(text) as Partial<Secrets>);
  const complete = `${JSON.stringify(secrets, null, 2)}\n`;
  if (complete !== text) {
    const temporary = `${file}.new`;
    await writeFile(temporary, complete, { mode: 0o600 });
    await rename(temporary, file);
  }
  await chmod(file, 0o600);
  return secrets;
}
