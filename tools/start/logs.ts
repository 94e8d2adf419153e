import { createWriteStream } from 'node:fs';
import { rename, stat } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

import { partLine, type Say } from './terminal.ts';

const ERROR_LEVEL = 50;
const LARGEST_BYTES = 10 * 1024 * 1024;
const WINDOW_MS = 10_000;
const LINES_PER_WINDOW = 5;

/** What a line of a log says to the person at the terminal; undefined when it is of no concern there. */
export function errorIn(line: string): string | undefined {
  if (!line.startsWith('{')) return undefined;
  let entry: { level?: unknown; msg?: unknown; err?: { message?: unknown } };
  try {
    entry = JSON.parse(line) as typeof entry;
  } catch {
    // A line that was cut in two is in the file; it is not for the terminal.
    return undefined;
  }
  if (typeof entry.level !== 'number' || entry.level < ERROR_LEVEL) return undefined;
  const parts = [entry.msg, entry.err?.message].filter((part) => typeof part === 'string' && part !== '');
  return [...new Set(parts)].join(': ') || 'an error without a message';
}

/** Keeps one older log beside one that has grown past 10 MB. */
export async function rotate(file: string): Promise<void> {
  try {
    if ((await stat(file)).size > LARGEST_BYTES) await rename(file, `${file}.1`);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

/** Appends a process's output to its log, and shows its errors on the terminal, a few at a time. */
export function keepLog(
  name: string,
  file: string,
  output: { stdout: Readable; stderr: Readable },
  tell: Say,
): void {
  const log = createWriteStream(file, { flags: 'a' });
  log.on('error', (error) => tell(partLine(name, `its log cannot be written: ${error.message}`)));
  let windowStart = 0;
  let shown = 0;
  const show = (text: string): void => {
    if (Date.now() - windowStart > WINDOW_MS) {
      windowStart = Date.now();
      shown = 0;
    }
    shown += 1;
    if (shown <= LINES_PER_WINDOW) tell(partLine(name, text));
    else if (shown === LINES_PER_WINDOW + 1) tell(partLine(name, `more errors are in ${file}`));
  };
  let open = 2;
  const follow = (stream: Readable, visible: (line: string) => string | undefined): void => {
    const lines = createInterface({ input: stream, crlfDelay: Infinity });
    lines.on('line', (line) => {
      log.write(`${line}\n`);
      const text = visible(line);
      if (text) show(text);
    });
    lines.once('close', () => {
      open -= 1;
      if (open === 0) log.end();
    });
  };
  follow(output.stdout, errorIn);
  // What a process writes beside its log is a last word: a bad environment, a crash.
  follow(
    output.stderr,
    (line) => errorIn(line) ?? (line.startsWith('{') ? undefined : line.trim() || undefined),
  );
}
