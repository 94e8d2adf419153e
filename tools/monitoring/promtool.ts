import { fetchFromDebian, findOnPath } from '@inkwell/servers';

/** The path of promtool: from the PATH, else out of Debian's package `prometheus`; null where there is neither. */
export async function findPromtool(): Promise<string | null> {
  return (await findOnPath(['promtool'])) ?? fetchFromDebian('prometheus', 'usr/bin/promtool');
}
