import { dirname } from 'node:path';

import { explain } from './problem.ts';
import { createProduct, type Product } from './product.ts';
import { readEnvFile, readSettings } from './settings.ts';
import { say, seconds } from './terminal.ts';

const root = dirname(dirname(import.meta.dirname));
const since = Date.now();
let product: Product | undefined;
let exiting: Promise<void> | undefined;

function stopAndExit(code: number): Promise<void> {
  exiting ??= (async () => {
    await product?.stop();
    process.exit(code);
  })();
  return exiting;
}

function stopOnRequest(): void {
  if (!exiting) say('\nStopping');
  void stopAndExit(0);
}

// npm passes on a signal that the terminal has already given to everyone: only the first one counts.
for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, stopOnRequest);

let dataDir = '';
try {
  const settings = readSettings(root, process.env, await readEnvFile(root));
  dataDir = settings.dataDir;
  say(`Inkwell is starting; its data are in ${dataDir}`);
  product = createProduct({ root, settings, say });
  await product.start();
  say(`Ready in ${seconds(since)}. Stop with Ctrl+C.`);
  say(settings.publicUrl);
} catch (error) {
  if (!exiting) process.stderr.write(`\n${explain(error, dataDir)}\n`);
  await stopAndExit(1);
}
