import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { SERVICES } from '@inkwell/contracts/constants';
import { freePort } from '@inkwell/servers';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import { CANARY, linesWithCanary, withCanary } from '../canary/canary.ts';
import { startRefusingModel } from '../canary/model.ts';
import { refusalProblems } from '../canary/operations.ts';
import {
  driveAll,
  driveBroken,
  driveErased,
  driveGoogle,
  driveGuards,
  driveInputs,
  driveLimits,
  driveUseCases,
  driveUnknown,
} from '../canary/refusals.ts';
import {
  driveBusy,
  driveErasedConnection,
  driveFullSeries,
  driveLostCard,
  driveReadOnlyConflict,
} from '../canary/rare-states.ts';
import { onboardingBody, eventBody, today } from '../canary/requests.ts';
import { openCanaryWorld, type CanaryWorld } from '../canary/world.ts';
import { createPerson, type Person } from '../test/person.ts';
import { runProduct, type RunningProduct } from '../test/running-product.ts';
import { type ReceivedSpan, startTraceReceiver } from '../test/trace-receiver.ts';

const START_MS = 120_000;
/** Exports and the writing of logs are up to 5 s late. */
const SOON = { timeout: 30_000, interval: 200 };

let dataDir = '';
let receiver: Awaited<ReturnType<typeof startTraceReceiver>>;
let product: RunningProduct;
let ann: Person;
let model: Awaited<ReturnType<typeof startRefusingModel>>;
let world: CanaryWorld;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'inkwell-observed-'));
  receiver = await startTraceReceiver();
  model = await startRefusingModel();
  product = await runProduct(dataDir, await freePort(), {
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
    LOG_LEVEL: 'debug',
    METRICS_PORT: '0',
    RATE_LIMIT_FACTOR: '1',
    OPENAI_BASE_URL: model.url,
    ANALYSIS_DELAY_MS: '1000',
  });
  ann = createPerson(product.url, `${CANARY}.first@example.com`);
}, START_MS);

afterAll(async () => {
  await world?.close();
  await product?.stop();
  await receiver?.close();
  await model?.close();
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
  await ann.post('signup', { email: ann.email, password: withCanary('password') });
  await ann.post('onboarding/complete', onboardingBody());
  await ann.post('subscription/create', { promoCode: 'WELCOME100' });
}

/** What people type goes everywhere that it can go, also where it is refused. */
async function typeEverywhere(): Promise<void> {
  const content = withCanary('I had a fight with my sister Maria and I am afraid');
  await ann.post('journal-entries', { date: today, content });
  await ann.post('conversations/messages', { content, mode: 'write', date: today });
  await ann.post('conversations/messages', {
    content: withCanary('I want to kill myself'),
    mode: 'heal',
    date: today,
  });
  const made = (await ann.post('calendar/events', eventBody())) as { id: string };
  await ann.send('PUT', `calendar/events/${made.id}`, { ...eventBody(), title: withCanary('Coffee') });
  await ann.post('calendar/proactive-suggestions', {
    conversationContent: withCanary('I want to run tomorrow'),
    mode: 'plan',
  });
  await ann.get(`journal-search?q=${CANARY}`);
  await ann.get(`cities?q=${CANARY}`);
  await ann.get(`journal-entries/${CANARY}`);
  await ann.get(`${CANARY}/${CANARY}?q=${CANARY}`);
  await ann.send('POST', 'promo/validate', { promoCode: CANARY });
  await ann.send('POST', 'journal-entries', { date: CANARY, content: 7, [CANARY]: CANARY });
  await ann.send('POST', 'calendar/events', { ...eventBody(), color: CANARY });
  await ann.send('POST', 'signin', { email: ann.email, password: withCanary('wrong') });
  await ann.send('POST', 'crashes', {
    name: 'TypeError',
    stack: `TypeError: ${withCanary('is not a function')}\n    at f (${product.url}/assets/${CANARY}/app.js:1:2)`,
    version: 'v1',
  });
  await ann.post('subscription/cancel', {
    reason: 'other',
    details: withCanary('Nothing'),
    improvement: withCanary('Nothing'),
  });
}

/** What Prometheus reads of each process. */
async function readMetrics(logs: Map<string, string>): Promise<[string, string][]> {
  return Promise.all(
    [...SERVICES, 'gateway'].map(async (name): Promise<[string, string]> => {
      const line = logs.get(`${name}.log`)?.match(/^.*"metrics are served".*$/m)?.[0] ?? '{}';
      const { port } = JSON.parse(line) as { port?: number };
      return [`metrics of ${name}`, await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()];
    }),
  );
}

/** Errors of servers, which quote what was sent, are logged, too. */
async function typeWhileMongoHangs(): Promise<void> {
  await product.signal('mongodb', 'SIGSTOP');
  try {
    await driveAll(world);
    const answers = await Promise.all([
      ann.send('POST', 'journal-entries', { date: today, content: withCanary('Not kept') }),
      ann.send('POST', 'calendar/events', eventBody()),
      ann.send('POST', 'signin', { email: ann.email, password: withCanary('password') }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([503, 503, 503]);
    await driveUnknown(world);
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

  test('when each operation is refused in each way, then its codes are those of its reference', async () => {
    world = await openCanaryWorld(product.url, dataDir);
    const drives = [
      driveGuards,
      driveInputs,
      driveUseCases,
      driveFullSeries,
      driveReadOnlyConflict,
      driveLostCard,
      driveErased,
      driveErasedConnection,
      driveGoogle,
    ];
    const inTurn = async (): Promise<void> => {
      for (const drive of drives) await drive(world);
    };
    await Promise.all([driveBusy(world), inTurn()]);
    expect(model.asked()).toBeGreaterThan(0);
    await typeWhileMongoHangs();
    await vi.waitFor(async () => {
      expect((await ann.get('auth/user')).status).toBe(200);
    }, SOON);
    await driveBroken(world);
    await driveLimits(world);
    expect(refusalProblems(world.operations, world.caller.refusals)).toEqual([]);
  }, 120_000);

  test('when all is over, then no log, span or metric holds what anybody typed', async () => {
    const metrics = await readMetrics(await readLogs());
    for (const [name, text] of metrics) expect(text, name).toContain('# HELP');
    await product.stop();
    const logs = await readLogs();
    // MongoDB itself may quote what the test wrote into it in clear.
    const ofMongo = logs.get('mongodb.log') ?? '';
    const ofOthers = ofMongo.replaceAll(/^.*"aggregate":"broken".*$/gm, '');
    // Nor are ids texts that a person types: MongoDB quotes those of a slow query.
    logs.set('mongodb.log', ofOthers.replaceAll(`"${CANARY}"`, '"id"'));
    for (const process of [...SERVICES, 'gateway'])
      expect(logs.get(`${process}.log`), process).toContain('"msg":"request"');
    for (const service of SERVICES)
      expect(logs.get(`${service}.log`), service).toContain('"type":"MongoServerError"');
    const traces = receiver.spans.map((span) => JSON.stringify(span)).join('\n');
    const found = [...logs, ...metrics, ['terminal', product.output()], ['traces', traces]]
      .map(([name = '', text = '']) => [name, linesWithCanary(text)[0]?.slice(0, 2_000)])
      .filter(([, line]) => line !== undefined);
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
