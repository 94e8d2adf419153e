import { execFile } from 'node:child_process';
import { readdir, readFile, readlink } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);
const LISTENING = '0A';

/** A process that listens on a port. */
export type PortOwner = { pid: number; name: string };

/** The sockets that listen on a port, by their inode, as Linux tells of them. */
async function listeningSockets(port: number, family?: 4 | 6): Promise<Set<string>> {
  const files = { 4: ['/proc/net/tcp'], 6: ['/proc/net/tcp6'] };
  const tables = await Promise.all(
    (family ? files[family] : [...files[4], ...files[6]]).map((file) =>
      readFile(file, 'utf8').catch(() => ''),
    ),
  );
  const rows = tables.flatMap((table) => table.split('\n').map((row) => row.trim().split(/\s+/)));
  const listening = rows.filter(
    ([, local = '', , state]) =>
      state === LISTENING && Number.parseInt(local.split(':')[1] ?? '', 16) === port,
  );
  return new Set(listening.map((row) => `socket:[${row[9]}]`));
}

async function fromProc(port: number, family?: 4 | 6): Promise<PortOwner | undefined> {
  const sockets = await listeningSockets(port, family);
  if (sockets.size === 0) return undefined;
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    // Another person's process shows no files, and one may end while we look.
    for (const file of await readdir(`/proc/${pid}/fd`).catch(() => [])) {
      const target = await readlink(`/proc/${pid}/fd/${file}`).catch(() => '');
      if (!sockets.has(target)) continue;
      const name = await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => '');
      return { pid: Number(pid), name: name.trim() };
    }
  }
  return undefined;
}

async function fromLsof(port: number, family: 4 | 6 | '' = ''): Promise<PortOwner | undefined> {
  const { stdout } = await run('lsof', ['-nP', `-i${family}TCP:${port}`, '-sTCP:LISTEN', '-Fpc']);
  const [, pid] = /^p(\d+)$/m.exec(stdout) ?? [];
  const [, name = ''] = /^c(.+)$/m.exec(stdout) ?? [];
  return pid ? { pid: Number(pid), name } : undefined;
}

/**
 * Who listens on a port of this machine; undefined when nobody does or the system does not tell.
 *
 * @param family of IP: two programs may have the same port, one in each. Default: either
 */
export async function portOwner(port: number, family?: 4 | 6): Promise<PortOwner | undefined> {
  try {
    return await (process.platform === 'linux' ? fromProc(port, family) : fromLsof(port, family));
  } catch {
    // lsof is not there, or leaves with 1 when nobody listens.
    return undefined;
  }
}
