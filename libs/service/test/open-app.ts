import { IDENTITY_HEADER } from '@inkwell/contracts';
import { type App, type AppOptions, createApp } from '../src/app.ts';
import { createIdentitySigner, createIdentityVerifier } from '../src/identity.ts';
import { createLog } from '../src/log.ts';

const secret = 'a secret of thirty-two characters';
const verify = createIdentityVerifier({
  audience: 'journal',
  secrets: { gateway: secret, insights: `${secret}!` },
});
const sign = createIdentitySigner({ caller: 'gateway', audience: 'journal', secret });

/** Of a person whom the gateway has let in. */
export const headers = { [IDENTITY_HEADER]: sign({ userId: 'ann', sessionId: 's1' }) };

/** What the app of the test has logged, as a process writes it. */
export const lines: string[] = [];
const log = createLog({ name: 'journal', level: 'info', output: { write: (line) => lines.push(line) } });

/** An app of a test's own, which closes it. */
export function openApp(options: Partial<AppOptions> = {}): App {
  lines.length = 0;
  return createApp({ log, verify, ...options });
}
