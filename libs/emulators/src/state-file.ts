import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';

/** Text that outlives the process; `read` answers undefined before the first write. */
export interface StateFile {
  read(): string | undefined;
  write(text: string): void;
}

/**
 * A file that holds either the old or the new text after any crash: the text goes to a neighbour first, is
 * synced, takes the name, and the directory is synced too.
 *
 * @param path absent keeps the text in memory only
 */
export function createStateFile(path: string | undefined): StateFile {
  if (path === undefined) {
    let kept: string | undefined;
    return {
      read: () => kept,
      write: (text) => {
        kept = text;
      },
    };
  }
  return {
    read: () => (existsSync(path) ? readFileSync(path, 'utf8') : undefined),
    write: (text) => {
      mkdirSync(dirname(path), { recursive: true });
      const draft = `${path}.tmp`;
      writeSynced(draft, text);
      renameSync(draft, path);
      syncDirectory(dirname(path));
    },
  };
}

function writeSynced(path: string, text: string): void {
  const file = openSync(path, 'w', 0o600);
  try {
    const bytes = Buffer.from(text);
    let written = 0;
    while (written < bytes.length) written += writeSync(file, bytes, written);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

// Windows cannot open a directory; there the rename is as durable as it gets.
function syncDirectory(path: string): void {
  if (process.platform === 'win32') return;
  const directory = openSync(path, 'r');
  try {
    fsyncSync(directory);
  } finally {
    closeSync(directory);
  }
}
