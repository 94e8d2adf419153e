import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { SERVICES } from '@inkwell/contracts/constants';
import { freePort } from '@inkwell/servers';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import { createPerson, type Person } from '../test/person.ts';
import { runProduct, type RunningProduct } from '../test/running-product.ts';
import { type ReceivedSpan, startTraceReceiver } from '../test/trace-receiver.ts';

const START_MS = 120_000;
/** Exports and the writing of logs are up to 5 s late. */
const SOON = { timeout: 30_000, interval: 200 };
/** A word of nobody's, which stands in everything that a person types here. */
const CANARY = 'zyxqvcanary';
const today = new Date().toISOString().slice(0, 10);

let dataDir = '';
let receiver: Awaited<ReturnType<typeof startTraceReceiver>>;
let product: RunningProduct;
let ann: Person;

const typed = (text: string): string => `${CANARY} ${text}`;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'inkwell-observed-'));
  receiver = await startTraceReceiver();
  product = await runProduct(dataDir, await freePort(), {
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
    LOG_LEVEL: 'debug',
  });
  ann = createPerson(product.url, `${CANARY}.${Date.now()}@example.com`);
}, START_MS);

afterAll(async () => {
  await product?.stop();
  await receiver?.close();
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
}, 30_000);

/** The logs of all processes and servers, by their names. */
async function readLogs(): Promise<Map<string, string>> {
  const folder = join(dataDir, 'logs');
  const names = await readdir(folder);
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return new Map(names.map((name, at) => [name, texts[at] ?? '']));
}

async function joinWithCanaries(): Promise<void> {
  await ann.post('signup', { email: ann.email, password: typed('password') });
  await ann.post('onboarding/complete', {
    name: typed('Lee'),
    birth: { date: '1990-05-17', time: '08:30', city: typed('Stockholm') },
    targets: {
      result_12_months: typed('A novel'),
      personal_quality: typed('Patience'),
      professional_skill: typed('Spanish'),
    },
    bottlenecks: {
      keeps_up_at_night: typed('The rent'),
      dominant_emotion: typed('Worry'),
      time_drain: typed('My phone'),
    },
    daily_rhythm: { peak_energy: 'Morning', pre_sleep_activity: typed('Reading'), target_sleep_hours: 7.5 },
    reflection: { keystone_habit: typed('A walk'), reflection_comfort: 'Comfortable', proud_word: CANARY },
  });
  await ann.post('subscription/create', { promoCode: 'WELCOME100' });
}

const event = () => ({
  title: typed('Tea'),
  startTime: `${today} 10:00:00`,
  endTime: `${today} 11:00:00`,
  description: typed('with my sister'),
  color: '#F4A261',
  suggested: false,
});

/** What people type goes everywhere that it can go, also where it is refused. */
async function typeEverywhere(): Promise<void> {
  const content = typed('I had a fight with my sister Maria and I am afraid');
  await ann.post('journal-entries', { date: today, content });
  await ann.post('conversations/messages', { content, mode: 'write', date: today });
  await ann.post('conversations/messages', {
    content: typed('I want to kill myself'),
    mode: 'heal',
    date: today,
  });
  const made = (await ann.post('calendar/events', event())) as { id: string };
  await ann.send('PUT', `calendar/events/${made.id}`, { ...event(), title: typed('Coffee') });
  await ann.post('calendar/proactive-suggestions', {
    conversationContent: typed('I want to run tomorrow'),
    mode: 'plan',
  });
  await ann.get(`journal-search?q=${CANARY}`);
  await ann.get(`cities?q=${CANARY}`);
  await ann.get(`journal-entries/${CANARY}`);
  await ann.get(`${CANARY}/${CANARY}?q=${CANARY}`);
  await ann.send('POST', 'promo/validate', { promoCode: CANARY });
  await ann.send('POST', 'journal-entries', { date: CANARY, content: 7, [CANARY]: CANARY });
  await ann.send('POST', 'calendar/events', { ...event(), color: CANARY });
  await ann.send('POST', 'signin', { email: ann.email, password: typed('wrong') });
  await ann.send('POST', 'crashes', {
    name: 'TypeError',
    stack: `TypeError: ${typed('is not a function')}\n    at f (${product.url}/assets/${CANARY}/app.js:1:2)`,
    version: 'v1',
  });
  await ann.post('subscription/cancel', {
    reason: 'other',
    details: typed('Nothing'),
    improvement: typed('Nothing'),
  });
}

/** Errors of servers, which quote what was sent, are logged, too. */
async function typeWhileMongoHangs(): Promise<void> {
  await product.signal('mongodb', 'SIGSTOP');
  try {
    const answers = await Promise.all([
      ann.send('POST', 'journal-entries', { date: today, content: typed('Not kept') }),
      ann.send('POST', 'calendar/events', event()),
      ann.send('POST', 'signin', { email: ann.email, password: typed('password') }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([503, 503, 503]);
  } finally {
    await product.signal('mongodb', 'SIGCONT');
  }
}

describe('the product, while it is watched', () => {
  test('when a person writes, then request, service, outbox, queue and job are one trace', async () => {
    await joinWithCanaries();
    await typeEverywhere();
    const job = await vi.waitFor(() => {
      const found = receiver.spans.find(
        (span) => span.name === 'job insights.update-streak' && receiver.wayTo(span).length >= 5,
      );
      expect(found).toBeDefined();
      return found as ReceivedSpan;
    }, SOON);
    const [first, ...later] = receiver.wayTo(job).map(({ service, name }) => `${service}: ${name}`);
    expect(first).toMatch(/^gateway: POST \/api\//);
    expect(later.at(-1)).toBe('insights: job insights.update-streak');
    expect(later.at(-2)).toMatch(/^insights: job (journal|chat)\./);
    expect(later.at(-3)).toMatch(/^(journal|chat): outbox (journal|chat)\./);
    expect(receiver.wayTo(job)[0]?.parentSpanId).toBeFalsy();
  }, 60_000);

  test('when MongoDB hangs and all is over, then no log and no span holds what anybody typed', async () => {
    await typeWhileMongoHangs();
    await vi.waitFor(async () => {
      expect((await ann.get('auth/user')).status).toBe(200);
    }, SOON);
    await product.stop();
    const logs = await readLogs();
    for (const process of [...SERVICES, 'gateway'])
      expect(logs.get(`${process}.log`), process).toContain('"msg":"request"');
    const found = [...logs, ['terminal', product.output()], ['traces', JSON.stringify(receiver.spans)]]
      .filter(([, text]) => text?.toLowerCase().includes(CANARY))
      .map(([name, text]) => [name, text?.split('\n').find((line) => line.toLowerCase().includes(CANARY))]);
    expect(found).toEqual([]);
  }, 60_000);

  test('when a line is written for a request, then it names the request and the trace', async () => {
    const lines = (await readLogs()).get('journal.log')?.split('\n') ?? [];
    const requests = lines.filter((line) => line.includes('"route":"/api/journal-entries"'));
    expect(requests.length).toBeGreaterThan(0);
    const fields = requests.map((line) => JSON.parse(line) as { reqId: string; traceId: string });
    for (const { reqId, traceId } of fields) {
      expect(reqId).toMatch(/^[0-9a-f-]{36}$/);
      expect(receiver.spans.filter((span) => span.traceId === traceId).map(({ service }) => service)).toEqual(
        expect.arrayContaining(['gateway', 'journal']),
      );
    }
  });
});
