import { dirname } from 'node:path';

import { createExit } from './exit.ts';
import { explain } from './problem.ts';
import { withLocalModel } from './local-model.ts';
import { createProduct, type Product } from './product.ts';
import { readEnvFile, readSettings } from './settings.ts';
import { say, seconds } from './terminal.ts';

const root = dirname(dirname(import.meta.dirname));
const since = Date.now();
let product: Product | undefined;

const { exit, isExiting } = createExit(
  async () => product?.stop(),
  () => {
    say('\nStopping');
    return 0;
  },
);

let dataDir = '';
try {
  const settings = await withLocalModel(readSettings(root, process.env, await readEnvFile(root)));
  dataDir = settings.dataDir;
  say(`Inkwell is starting; its data are in ${dataDir}`);
  // Where a test starts it, all was built before: a build would replace what other tests run just then.
  product = createProduct({ root, settings, say, builds: process.env['TEST_BUILT'] !== '1' });
  await product.start();
  say(`Ready in ${seconds(since)}. Stop with Ctrl+C.`);
  say(settings.publicUrl);
} catch (error) {
  if (!isExiting()) process.stderr.write(`\n${explain(error, dataDir)}\n`);
  await exit(1);
}
