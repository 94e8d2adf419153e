import { linkFile } from './link-file.ts';
import { findReaderModel } from './model.ts';

/**
 * `reader-file LINK`, a process of the image: fetches and cuts the reader's file into the cache (`XDG_CACHE_HOME`) where it
 * is not there, has LINK name it, and ends. llama.cpp's server reads it by that name, whatever the file is called.
 */
const [link] = process.argv.slice(2);
if (link === undefined) {
  process.stderr.write('Usage: reader-file LINK\n');
  process.exit(1);
}
const aborting = new AbortController();
// The first process of a container ends at no signal that it does not listen to.
for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => aborting.abort());
const say = (line: string): void => void process.stdout.write(`reader-file: ${line}\n`);
try {
  const file = await findReaderModel({ report: say, signal: aborting.signal });
  await linkFile(file, link);
  say(`${link} is ${file}`);
} catch (error) {
  const [reason] = (error instanceof Error ? error.message : String(error)).split('\n');
  process.stderr.write(`reader-file: the reader's file cannot be had: ${reason}\n`);
  process.exitCode = 1;
}
