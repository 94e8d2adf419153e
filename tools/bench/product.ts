import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Settings } from '../start/settings.ts';
import { createProduct } from '../start/product.ts';
import type { Figure } from './figures.ts';

const IDLE_MS = 10_000;
const MESSAGES = 11;

/** The running product: how long its second start takes, what it weighs when idle, how soon the companion speaks; and `more`. */
export async function benchProduct(
  root: string,
  settings: Settings,
  more: () => Promise<Figure[]>,
): Promise<Figure[]> {
  const quiet = () => undefined;
  const first = createProduct({ root, settings, say: quiet });
  await first.start();
  await first.stop();

  const began = performance.now();
  const product = createProduct({ root, settings, say: quiet });
  try {
    await product.start();
    const startSeconds = (performance.now() - began) / 1_000;
    await new Promise((resolve) => setTimeout(resolve, IDLE_MS));
    const mebibytes = memoryOf(descendants(process.pid));
    const pieces = await firstPieces(settings.publicUrl);
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
        value: pieces.toSorted((a, b) => a - b)[Math.floor(pieces.length / 2)] ?? Number.NaN,
        unit: 'ms',
        atMost: 300,
        note: `${pieces.map((ms) => Math.round(ms)).join(', ')}: the first is the first after the start`,
      },
      ...(await more()),
    ];
  } finally {
    await product.stop();
  }
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
function memoryOf(pids: number[]): number {
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
async function firstPieces(base: string): Promise<number[]> {
  const send = await signUp(base);
  const day = new Date().toISOString().slice(0, 10);
  const times: number[] = [];
  for (let at = 0; at < MESSAGES; at += 1) {
    const began = performance.now();
    const response = await send('/api/conversations/messages', {
      content: `I walked by the river today and thought about my work, for the ${at + 1}. time.`,
      mode: 'write',
      date: day,
    });
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    while (reader) {
      const { done, value } = await reader.read();
      if (done) break;
      if (!text.includes('"content"') && value.includes('"content"')) times.push(performance.now() - began);
      text += value;
    }
  }
  return times;
}

async function signUp(base: string) {
  let cookie = '';
  const send = async (path: string, body: unknown): Promise<Response> => {
    const response = await fetch(new URL(path, base), {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
    return response;
  };
  const text = 'Something short';
  await send('/api/signup', {
    email: `${randomBytes(6).toString('hex')}@example.com`,
    password: 'a long password',
  });
  await send('/api/onboarding/complete', {
    name: 'Ann',
    birth: { date: '1990-05-17', time: '08:30', city: 'Stockholm, Sweden' },
    targets: { result_12_months: text, personal_quality: text, professional_skill: text },
    bottlenecks: { keeps_up_at_night: text, dominant_emotion: text, time_drain: text },
    daily_rhythm: { pre_sleep_activity: text },
    reflection: { keystone_habit: text, proud_word: text },
  });
  await send('/api/subscription/create', { promoCode: 'WELCOME100' });
  return send;
}
