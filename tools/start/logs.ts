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

/** The text of a log line for the terminal; undefined when the line is no error. */
export function errorIn(line: string): string | undefined {
  if (!line.startsWith('{')) return undefined;
  let entry: { level?: unknown; msg?: unknown; err?: { message?: unknown } };
  try {
    entry = JSON.parse(line) as typeof entry;
  } catch {
    // A line that was cut in two is in the file only.
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
export function appendLog(
  name: string,
  file: string,
  output: { stdout: Readable; stderr: Readable },
  say: Say,
): void {
  const log = openSync(file, 'a');
  let writable = true;
  const append = (chunk: Buffer): void => {
    if (!writable) return;
    try {
      writeSync(log, chunk);
    } catch (error) {
      // On a full disk the process goes on without its log; the person is told once.
      writable = false;
      say(partLine(name, `its log cannot be written: ${(error as Error).message}`));
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
    if (shown <= LINES_PER_WINDOW) say(partLine(name, text));
    else if (shown === LINES_PER_WINDOW + 1) say(partLine(name, `more errors are in ${file}`));
  };
  let open = 2;
  // Every request logs a line, so text is split into lines only when it may hold one to show.
  const followStream = (
    stream: Readable,
    mayShow: (text: string) => boolean,
    textToShow: (line: string) => string | undefined,
  ): void => {
    const decoder = new StringDecoder('utf8');
    let unfinished = '';
    const showLines = (text: string): void => {
      if (!mayShow(text)) return;
      for (const line of text.split(/\r?\n/)) {
        const error = textToShow(line);
        if (error) show(error);
      }
    };
    stream.on('data', (chunk: Buffer) => {
      append(chunk);
      const text = unfinished + decoder.write(chunk);
      const end = text.lastIndexOf('\n') + 1;
      unfinished = text.slice(end);
      showLines(text.slice(0, end));
    });
    stream.once('close', () => {
      showLines(unfinished);
      open -= 1;
      if (open === 0) closeSync(log);
    });
  };
  followStream(output.stdout, (text) => ERROR.test(text), errorIn);
  // On stderr stands why a process ended: a bad environment, a crash.
  followStream(
    output.stderr,
    () => true,
    (line) => errorIn(line) ?? (line.startsWith('{') ? undefined : line.trim() || undefined),
  );
}
