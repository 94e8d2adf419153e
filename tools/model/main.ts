import { cacheDir } from '@inkwell/servers';

import { findLlama } from '../model-files/llama.ts';
import { findModelFile } from '../model-files/model-file.ts';
import { createExit } from '../start/exit.ts';
import { partLine, say, seconds } from '../start/terminal.ts';
import { loadChatModel } from './chat-model.ts';
import { MODELS, type SpeakingModel } from './models.ts';
import { makeModelSecret } from './ownership.ts';
import { MODEL_PORT } from './port.ts';
import { createModelServer } from './server.ts';

/**
 * `npm run model [name]`: fetches a model that talks (once) and serves it on loopback, where `npm start` finds it.
 */
const [name = Object.keys(MODELS)[0] ?? ''] = process.argv.slice(2);
const startedAt = Date.now();
const report = (line: string): void => say(partLine('model', line));

const aborting = new AbortController();
let pendingFetch: Promise<unknown> = Promise.resolve();
const { exit, isExiting } = createExit(
  // npm and pip would run on behind us and write where the next start fetches.
  async () => {
    aborting.abort();
    await pendingFetch.catch(() => undefined);
  },
  () => 0,
);

async function fetchAll({ file }: SpeakingModel): Promise<{ path: string; library: string }> {
  const options = { report, signal: aborting.signal };
  return { path: await findModelFile(file, options), library: await findLlama(options) };
}

async function main(): Promise<void> {
  const speaking = MODELS[name];
  if (!speaking) throw new Error(`there is no model '${name}', but ${Object.keys(MODELS).join(', ')}`);
  const fetched = fetchAll(speaking);
  pendingFetch = fetched;
  const { path, library } = await fetched;
  const model = await loadChatModel(library, path, speaking);
  const port = Number(process.env['PORT'] ?? MODEL_PORT);
  const server = createModelServer(model, { secret: await makeModelSecret(cacheDir()) });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  report(`${model.id} answers on http://127.0.0.1:${port}/v1, ${seconds(startedAt)}`);
  report(
    port === MODEL_PORT
      ? 'npm start talks with it'
      : `OPENAI_BASE_URL=http://127.0.0.1:${port}/v1 OPENAI_MODEL=${model.id} npm start talks with it`,
  );
}

try {
  await main();
} catch (error) {
  const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
  if (!isExiting()) report(`cannot be had (${reason ?? ''}); the product talks by its program`);
  await exit(1);
}
