import { closeSync, openSync, writeSync } from 'node:fs';
import { rename, stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';

import { partLine, type Say } from './terminal.ts';

const ERROR_LEVEL = 50;
// The beginning of a line of that level and above.
const ERROR = /^\{"level":[56]\d/m;
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
  const log = openSync(file, 'a');
  let writable = true;
  const keep = (chunk: Buffer): void => {
    if (!writable) return;
    try {
      writeSync(log, chunk);
    } catch (error) {
      // A full disk: the process that logs must not stand still for it, and is told of once.
      writable = false;
      tell(partLine(name, `its log cannot be written: ${(error as Error).message}`));
    }
  };
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
  // A line for each request passes here: what shows nothing on the terminal is not taken apart.
  const follow = (
    stream: Readable,
    concerns: (text: string) => boolean,
    visible: (line: string) => string | undefined,
  ): void => {
    const decoder = new StringDecoder('utf8');
    let begun = '';
    const look = (text: string): void => {
      if (!concerns(text)) return;
      for (const line of text.split(/\r?\n/)) {
        const said = visible(line);
        if (said) show(said);
      }
    };
    stream.on('data', (chunk: Buffer) => {
      keep(chunk);
      const text = begun + decoder.write(chunk);
      const end = text.lastIndexOf('\n') + 1;
      begun = text.slice(end);
      look(text.slice(0, end));
    });
    stream.once('close', () => {
      look(begun);
      open -= 1;
      if (open === 0) closeSync(log);
    });
  };
  follow(output.stdout, (text) => ERROR.test(text), errorIn);
  // What a process writes beside its log is a last word: a bad environment, a crash.
  follow(
    output.stderr,
    () => true,
    (line) => errorIn(line) ?? (line.startsWith('{') ? undefined : line.trim() || undefined),
  );
}
