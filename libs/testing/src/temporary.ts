import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';

const RAM_DISK = '/dev/shm';
const MIN_FREE_BYTES = 4 * 1024 ** 3;

/**
 * Where tests keep their data: on Linux's RAM disk where it has room, because the databases sync each write and that is
 * faster there; else in the system's folder for temporary files.
 */
export async function temporaryRoot(): Promise<string> {
  try {
    const { bavail, bsize } = await statfs(RAM_DISK);
    return bavail * bsize >= MIN_FREE_BYTES ? RAM_DISK : tmpdir();
  } catch {
    // There is none.
    return tmpdir();
  }
}
