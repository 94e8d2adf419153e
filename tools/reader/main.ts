import { loadEmbedder } from './embedder.ts';
import { createReaderServer } from './server.ts';

/** Run by `npm start`: serves the reader on `PORT` of loopback, with a library and a model's file that are there. */
const [library, path] = process.argv.slice(2);
if (library === undefined || path === undefined) throw new Error('Usage: main.ts LIBRARY MODEL_FILE');

const embedder = await loadEmbedder(library, path);
const port = Number(process.env['PORT']);
const server = createReaderServer(embedder);
await new Promise<void>((resolve, reject) => {
  server.once('error', reject);
  server.listen(port, '127.0.0.1', resolve);
});
process.stdout.write(`${new Date().toISOString()} ${embedder.id} answers on http://127.0.0.1:${port}/v1\n`);
// `npm start` waits for this: an answer on the port could be another program's.
process.send?.('ready');
