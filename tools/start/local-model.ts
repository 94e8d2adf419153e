import { cacheDir } from '@inkwell/servers';
import { z } from 'zod';

import {
  CHALLENGE_HEADER,
  isValidProof,
  makeChallenge,
  PROOF_HEADER,
  readModelSecret,
} from '../model/ownership.ts';
import { MODEL_PORT } from '../model/port.ts';
import type { Settings } from './settings.ts';

const OWN_URL = `http://127.0.0.1:${MODEL_PORT}`;
const OLLAMA_URL = 'http://127.0.0.1:11434';
/** Start waits no longer for a server that may not be there. */
const TIMEOUT_MS = 300;
/** Models that do not talk. */
const OTHER_MODELS = /embed|rerank|\bbge\b/i;

const Tags = z.object({ models: z.array(z.object({ name: z.string() })) });
const Listed = z.object({ data: z.tuple([z.object({ id: z.string() })], z.unknown()) });

/** Where servers of models may listen on this machine, and how long each may take to answer, in ms. Default 300. */
export type LocalServers = { own: string; ollama: string; timeoutMs?: number };

/**
 * The settings of a start that talks with a model on this machine: that of `npm run model`, where it is this person's,
 * else one of Ollama's that talks. They stay as they are where another model is set, or `COMPANION=program`. Of several
 * models `OPENAI_MODEL` names one; the default is Ollama's that was fetched last.
 *
 * @param cache the folder of this person's cache. Default `cacheDir()`
 */
export async function withLocalModel(
  settings: Settings,
  { own, ollama, timeoutMs = TIMEOUT_MS }: LocalServers = { own: OWN_URL, ollama: OLLAMA_URL },
  cache = cacheDir(),
): Promise<Settings> {
  const { values, real } = settings;
  if (real.openai || values['COMPANION'] === 'program') return settings;
  const [ofOwn, ofOllama] = await Promise.all([
    findOwnModel(own, { cache, timeoutMs }),
    findOllamaModels(ollama, timeoutMs),
  ]);
  const named = values['OPENAI_MODEL'];
  const using = (url: string, model: string, server: string): Settings => ({
    ...settings,
    values: { ...values, OPENAI_BASE_URL: `${url}/v1`, OPENAI_MODEL: model },
    real: { ...real, openai: true },
    localModel: `${model} of ${server}`,
  });
  if (ofOwn !== null && (named ?? ofOwn) === ofOwn) return using(own, ofOwn, 'npm run model');
  // Ollama may have a model that it does not list first, or loads when it is asked for.
  const first = ofOllama?.find((each) => !OTHER_MODELS.test(each))?.replace(/:latest$/, '');
  const model = ofOllama ? (named ?? first) : undefined;
  return model === undefined ? settings : using(ollama, model, 'Ollama');
}

/** What the companion talks with, for a person who starts it. */
export function companionLine({ real, values, localModel }: Settings): string {
  if (localModel !== undefined) return `${localModel} on this machine (COMPANION=program turns it off)`;
  if (values['COMPANION'] === 'program') return 'the program without a model (COMPANION=program)';
  if (!real.openai)
    return 'the program without a model (no OPENAI_API_KEY, no npm run model of yours, no Ollama)';
  const baseUrl = values['OPENAI_BASE_URL'];
  return baseUrl ? `${new URL(baseUrl).host} (OPENAI_BASE_URL)` : 'the real one';
}

/** Null where `npm run model` does not run, or another user of this machine has its port. */
async function findOwnModel(
  baseUrl: string,
  { cache, timeoutMs }: { cache: string; timeoutMs: number },
): Promise<string | null> {
  const secret = await readModelSecret(cache);
  if (secret === null) return null;
  const challenge = makeChallenge();
  const read = await readJson(Listed, `${baseUrl}/v1/models`, {
    timeoutMs,
    headers: { [CHALLENGE_HEADER]: challenge },
  });
  const proof = read?.headers.get(PROOF_HEADER) ?? '';
  const isOurs = isValidProof(proof, secret, Number(new URL(baseUrl).port), challenge);
  return read && isOurs ? read.body.data[0].id : null;
}

/** All that it has; null where it is not there. */
async function findOllamaModels(baseUrl: string, timeoutMs: number): Promise<string[] | null> {
  const read = await readJson(Tags, `${baseUrl}/api/tags`, { timeoutMs });
  return read && read.body.models.map(({ name }) => name);
}

/** Null where nobody answers, or somebody else. */
async function readJson<T>(
  schema: z.ZodType<T>,
  url: string,
  { timeoutMs, headers = {} }: { timeoutMs: number; headers?: Record<string, string> },
): Promise<{ body: T; headers: Headers } | null> {
  try {
    const response = await fetch(url, {
      headers,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const { data } = schema.safeParse(await response.json());
    return data === undefined ? null : { body: data, headers: response.headers };
  } catch {
    return null;
  }
}
