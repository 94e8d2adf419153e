import { readFile } from 'node:fs/promises';
import { isAbsolute, join } from 'node:path';
import { parseEnv } from 'node:util';

import { StartProblem } from './problem.ts';

const DEFAULT_PORT = 3000;

/** What a person may set, read once. */
export type Settings = {
  /** The public port. */
  port: number;
  dataDir: string;
  publicUrl: string;
  /** Everything that is set, `.env` below the environment; empty values count as unset. */
  values: Readonly<Record<string, string>>;
  real: { openai: boolean; stripe: boolean; google: boolean };
  /** The model that a server on this machine has, and which: where it answers without a setting. */
  localModel?: string;
};

/** The optional `.env` of a folder. */
export async function readEnvFile(root: string): Promise<Record<string, string>> {
  try {
    return parseEnv(await readFile(join(root, '.env'), 'utf8')) as Record<string, string>;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}

function needTogether(values: Record<string, string>, first: string, others: readonly string[]): boolean {
  if (!values[first]) return false;
  const missing = others.filter((name) => !values[name]);
  if (missing.length === 0) return true;
  throw new StartProblem(
    `${first} is set, but ${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} not. Set all of them in .env, or remove ${first} to use the local one.`,
  );
}

/** @throws StartProblem where COMPANION is set to what it does not know; the program needs no model */
function checkCompanion(values: Record<string, string>): void {
  const companion = values['COMPANION'];
  if (companion === undefined) return;
  if (companion !== 'program') {
    throw new StartProblem(
      `COMPANION is '${companion}'. Set it to 'program' to talk without a model, or remove it.`,
    );
  }
  for (const name of ['OPENAI_API_KEY', 'OPENAI_BASE_URL', 'OPENAI_MODEL']) delete values[name];
}

/** @throws StartProblem where READER is set to what it does not know */
function checkReader({ READER: reader }: Record<string, string>): void {
  if (reader === undefined || reader === 'large') return;
  throw new StartProblem(
    `READER is '${reader}'. Set it to 'large' to read danger a second time with a larger model (1.1 GB, once), or remove it.`,
  );
}

/**
 * Puts the settings together; the environment wins over `.env`.
 * @throws StartProblem naming what is wrong
 */
export function readSettings(
  root: string,
  env: NodeJS.ProcessEnv,
  envFile: Record<string, string> = {},
): Settings {
  const values: Record<string, string> = {};
  for (const [name, value] of [...Object.entries(envFile), ...Object.entries(env)]) {
    if (value) values[name] = value;
    else delete values[name];
  }
  checkCompanion(values);
  checkReader(values);
  const port = Number(values['PORT'] ?? DEFAULT_PORT);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new StartProblem(`PORT is '${values['PORT']}', which is no port. Give a number from 1 to 65535.`);
  }
  const dataDir = values['DATA_DIR'] ?? '.data';
  const stripe = needTogether(values, 'STRIPE_SECRET_KEY', [
    'STRIPE_PUBLISHABLE_KEY',
    'STRIPE_WEBHOOK_SECRET',
  ]);
  const google = needTogether(values, 'GOOGLE_CLIENT_ID', ['GOOGLE_CLIENT_SECRET']);
  return {
    port,
    dataDir: isAbsolute(dataDir) ? dataDir : join(root, dataDir),
    publicUrl: values['PUBLIC_URL'] ?? `http://localhost:${port}`,
    values,
    real: { openai: Boolean(values['OPENAI_API_KEY'] ?? values['OPENAI_BASE_URL']), stripe, google },
  };
}
