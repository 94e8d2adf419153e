import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

import type { Product } from '../start/product.ts';
import { createPerson } from '../test/person.ts';
import { median, percentile } from './compare.ts';
import type { Figure } from './figures.ts';
import { sendMessage } from './send-message.ts';

const IDLE_BEFORE_MEASURING_MS = 10_000;
// One short of what a person may send in ten minutes.
const MESSAGES_SENT = 29;
const MESSAGE_TEXT =
  'I walked by the river today and thought about my work, my sister and the small house near the sea that we might buy together if the bank agrees in spring';

/** The running product: how long its second start takes, what it weighs when idle, how soon the companion speaks. */
export async function benchStart(product: Product, base: string): Promise<Figure[]> {
  const began = performance.now();
  await product.start();
  const startSeconds = (performance.now() - began) / 1_000;
  await new Promise((resolve) => setTimeout(resolve, IDLE_BEFORE_MEASURING_MS));
  const mebibytes = memoryOfTree(descendants(process.pid));
  const pieces = await measureFirstPieces(base);
  return [
    { name: 'second start, to the URL', value: startSeconds, unit: 's', atMost: 12 },
    {
      name: 'all processes together, idle (proportional share)',
      value: mebibytes,
      unit: 'MiB',
      atMost: 1_536,
    },
    {
      name: "first piece of the local companion's reply, median",
      value: median(pieces),
      unit: 'ms',
      atMost: 300,
      note: `${pieces.map((ms) => Math.round(ms)).join(', ')}: the first is the first after the start`,
    },
    {
      name: `first piece of the local companion's reply, p95 of ${MESSAGES_SENT}`,
      value: percentile(pieces, 0.95),
      unit: 'ms',
      atMost: 400,
    },
  ];
}

function descendants(pid: number): number[] {
  const rows = execFileSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  const childrenOf = (parent: number): number[] =>
    rows.filter(([, ppid]) => ppid === parent).flatMap(([child = 0]) => [child, ...childrenOf(child)]);
  return [pid, ...childrenOf(pid)];
}

/** Memory in MiB: what is shared between processes is counted once (Linux' proportional set size). */
function memoryOfTree(pids: number[]): number {
  let kibibytes = 0;
  for (const pid of pids) {
    try {
      const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
      kibibytes += Number(/^Pss:\s+(\d+) kB/m.exec(text)?.[1] ?? 0);
    } catch (error) {
      // A short-lived process, `ps` itself for one, may be gone.
      if (!(error instanceof Error && 'code' in error)) throw error;
    }
  }
  return kibibytes / 1_024;
}

/** Sends messages as a new person and measures the ms from each request to its first piece of text. */
async function measureFirstPieces(base: string): Promise<number[]> {
  const person = createPerson(base);
  await person.join();
  const times: number[] = [];
  for (let count = 1; count <= MESSAGES_SENT; count += 1) {
    const message = { content: `${MESSAGE_TEXT} ${count}`, mode: 'write' };
    const { firstMs, whole } = await sendMessage(base, person.cookie(), message);
    times.push(firstMs);
    await whole;
  }
  return times;
}
