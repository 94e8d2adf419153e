import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createStandIn } from './server.ts';

const DEFAULT_PORT = 11_500;

const [folder = await mkdtemp(join(tmpdir(), 'inkwell-stand-in-'))] = process.argv.slice(2);
const port = Number(process.env['PORT'] ?? DEFAULT_PORT);
const server = await createStandIn({ folder });
server.once('error', (error) => {
  process.stderr.write(
    `Port ${port} cannot be used (${error.message}). Choose another: PORT=… npm run stand-in\n`,
  );
  process.exit(1);
});
server.listen(port, '127.0.0.1', () => {
  process.stdout.write(
    `A person answers as the model. Prompts come as ${folder}/0001.prompt.md; write the answer to 0001.answer.md beside it.\n` +
      `OPENAI_BASE_URL=http://127.0.0.1:${port}/v1 MODEL_WAIT_MS=600000 npm start talks with it.\n`,
  );
});
