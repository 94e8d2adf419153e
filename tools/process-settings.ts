import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { SERVICES } from '@inkwell/contracts/constants';
import { MigrateEnv, RewrapEnv } from '@inkwell/service';

import { GatewayEnv } from '../gateway/src/config.ts';
import { AuthEnv } from '../services/auth/src/config.ts';
import { BillingEnv } from '../services/billing/src/config.ts';
import { CalendarEnv } from '../services/calendar/src/config.ts';
import { ChatEnv } from '../services/chat/src/config.ts';
import { InsightsEnv } from '../services/insights/src/config.ts';
import { JournalEnv } from '../services/journal/src/config.ts';
import { writeSecretFiles } from './secrets/secret-files.ts';

const SERVICE_SETTINGS = {
  auth: AuthEnv,
  billing: BillingEnv,
  journal: JournalEnv,
  chat: ChatEnv,
  insights: InsightsEnv,
  calendar: CalendarEnv,
};

type SettingsSchema =
  | (typeof SERVICE_SETTINGS)[keyof typeof SERVICE_SETTINGS]
  | typeof GatewayEnv
  | typeof MigrateEnv
  | typeof RewrapEnv;

export type ProcessRole = 'http' | 'worker' | 'migrations' | 'rewrap-keys';

/** A process of a deployment: what it runs, as what, and what it reads from its environment. */
export type DeployedProcess = {
  name: 'gateway' | keyof typeof SERVICE_SETTINGS;
  role: ProcessRole;
  schema: SettingsSchema;
};

/** Every process of a deployment: the gateway, each service three times, and what wraps its people's keys anew. */
export const DEPLOYED_PROCESSES: readonly DeployedProcess[] = [
  { name: 'gateway', role: 'http', schema: GatewayEnv },
  ...SERVICES.flatMap((name): DeployedProcess[] => [
    { name, role: 'http', schema: SERVICE_SETTINGS[name] },
    { name, role: 'worker', schema: SERVICE_SETTINGS[name] },
    { name, role: 'migrations', schema: MigrateEnv },
    { name, role: 'rewrap-keys', schema: RewrapEnv },
  ]),
];

/** What a process may be given: its settings, and the variable that says which part of a service it runs. */
export function settingsOf(schema: SettingsSchema): Set<string> {
  return new Set([...Object.keys(schema.shape), 'ROLE']);
}

/** The secrets of a deployment as files, with made-up values where `npm run secrets` leaves them to their owner. */
export async function writeExampleSecrets(folder: string): Promise<void> {
  await writeSecretFiles(folder);
  await Promise.all(
    Object.entries({
      'stripe-secret-key': 'sk_live_1',
      'stripe-webhook-secret': 'whsec_1',
      'google-client-id': 'an-id',
      'google-client-secret': 'a-secret',
    }).map(([name, value]) => writeFile(join(folder, name), `${value}\n`)),
  );
}
