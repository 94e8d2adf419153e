import { randomBytes, randomUUID } from 'node:crypto';

import { createScreen } from '@inkwell/ai/care';
import { startGoogleEmulator } from '@inkwell/emulators';
import { connectMongo, createLog } from '@inkwell/service';
import { migrateDatabase } from '@inkwell/service/migrations';
import { createVault, parseVaultKeys, pseudonymsFor } from '@inkwell/vault';

import type { LinkRow } from '../../services/calendar/src/google/link.model.ts';
import {
  NEW_FEED,
  sealAccount,
  sealCalendarId,
  sealTokens,
} from '../../services/calendar/src/google/links.ts';
import { migrations } from '../../services/calendar/src/migrations.ts';
import { createUseCases } from '../../services/calendar/src/use-cases.ts';
import type { Figure } from './figures.ts';

const ACCOUNT = 'you@example.com';
const CLIENT = { clientId: 'bench.apps.googleusercontent.com', clientSecret: 'GOCSPX-bench' };
const EVENTS = 2_000;
const PEOPLE = 1_000;
/** As many as a worker runs at once. */
const AT_ONCE = 5;
const QUARTER_S = 15 * 60;

/**
 * Syncs with Google's emulator, which runs in this process: its own work counts as the worker's.
 *
 * @param mongoUri a database of its own
 * @param googleUri one for the emulator
 */
export async function benchGoogle(mongoUri: string, googleUri: string): Promise<Figure[]> {
  const log = createLog({ name: 'bench', level: 'silent' });
  await migrateDatabase(mongoUri, migrations, { log });
  const connection = await connectMongo(mongoUri, log);
  let calls = 0;
  const emulator = await startGoogleEmulator({
    port: 0,
    mongodbUri: googleUri,
    ...CLIENT,
    log: (line) => {
      if (line.includes('/calendar/v3/')) calls += 1;
    },
  });
  const keys = parseVaultKeys(`bench:${randomBytes(32).toString('base64')}`);
  const hashOf = pseudonymsFor(keys, 'bench');
  const vault = createVault({ connection, keys });
  const { google } = createUseCases({
    connection,
    vault,
    log,
    live: { publish: async () => undefined },
    jobs: { enqueue: async () => true, close: async () => undefined },
    google: {
      client: { ...CLIENT, emulatorUrl: emulator.url },
      publicUrl: 'http://inkwell.test',
      hashOf,
      hasAccess: async () => true,
    },
    readFromAuth: async () => null,
    screen: createScreen(),
    model: { provider: 'local', object: () => Promise.reject(new Error('there is no model')) },
    tokenBudget: { isOver: async () => false, count: (_userId, run) => run(() => undefined) },
    fingerprintOf: hashOf,
    safetyIdentifierOf: hashOf,
  });

  async function newToken(): Promise<{ access: string; refresh: string }> {
    const redirectUri = 'http://127.0.0.1/callback';
    const asked = new URLSearchParams({
      client_id: CLIENT.clientId,
      redirect_uri: redirectUri,
      response_type: 'code',
      access_type: 'offline',
      prompt: 'consent',
      state: 'bench',
      scope: ['calendar.events', 'calendar.calendarlist.readonly']
        .map((name) => `https://www.googleapis.com/auth/${name}`)
        .join(' '),
    });
    const page = await (await fetch(`${emulator.url}/o/oauth2/v2/auth?${asked}`)).text();
    const hidden = [...page.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)];
    const fields = hidden.map(([, name = '', value = '']) => [name, value.replaceAll('&amp;', '&')]);
    const decided = await fetch(`${emulator.url}/o/oauth2/v2/auth`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ ...Object.fromEntries(fields), account: ACCOUNT, decision: 'allow' }),
    });
    const code = new URL(decided.headers.get('location') ?? '').searchParams.get('code') ?? '';
    const granted = await fetch(`${emulator.url}/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        code,
        redirect_uri: redirectUri,
        client_id: CLIENT.clientId,
        client_secret: CLIENT.clientSecret,
      }),
    });
    const { access_token: access, refresh_token: refresh } = (await granted.json()) as {
      access_token: string;
      refresh_token: string;
    };
    return { access, refresh };
  }

  async function connect(tokens: { access: string; refresh: string }): Promise<string> {
    const userId = randomUUID();
    const box = await vault.open(userId);
    const calendar = hashOf(`${userId}\n${ACCOUNT}`);
    const link: LinkRow = {
      _id: userId,
      connectionId: randomUUID(),
      account: sealAccount(userId, ACCOUNT, box),
      accountHash: calendar,
      tokens: sealTokens(userId, { ...tokens, expiresAt: Date.now() + 3_600_000 }, box),
      tokensVersion: 0,
      calendarId: sealCalendarId(userId, ACCOUNT, box),
      calendar,
      syncEnabled: true,
      state: 'ok',
      feed: NEW_FEED,
      lastSync: null,
      pollAt: new Date(),
      seenAt: new Date(),
    };
    await google.links.rows.create(link);
    return userId;
  }

  async function syncAll(people: string[]): Promise<void> {
    const left = [...people];
    const worker = async (): Promise<void> => {
      for (let userId = left.pop(); userId !== undefined; userId = left.pop())
        await google.syncing.work(userId);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
  }

  try {
    const tokens = await newToken();
    const people: string[] = [];
    for (let each = 0; each < PEOPLE; each += 1) people.push(await connect(tokens));
    await syncAll(people);
    calls = 0;
    const before = process.cpuUsage();
    await syncAll(people);
    const { user, system } = process.cpuUsage(before);
    const polledCalls = calls;
    const pollMs = (user + system) / 1_000 / PEOPLE;

    for (let each = 0; each < EVENTS; each += 1) {
      const at = Date.UTC(2026, 10, 1) + each * 3_600_000;
      await emulator.changeEvent({
        calendar: ACCOUNT,
        method: 'insert',
        body: {
          summary: `Event ${each}`,
          start: { dateTime: new Date(at).toISOString() },
          end: { dateTime: new Date(at + 1_800_000).toISOString() },
        },
      });
    }
    const newcomer = await connect(tokens);
    const began = performance.now();
    await google.syncing.work(newcomer);
    const firstMs = performance.now() - began;
    const taken = await connection.collection('events').countDocuments({ userId: newcomer });
    if (taken !== EVENTS) throw new Error(`${taken} events of ${EVENTS} were taken in`);
    return [
      {
        name: `a first sync of ${EVENTS} events of Google's`,
        value: firstMs / 1_000,
        unit: 's',
        atMost: 20,
      },
      {
        name: 'calls of Google for a sync without changes',
        value: polledCalls / PEOPLE,
        unit: 'ratio',
        atMost: 1,
      },
      {
        name: `a worker's time for ${PEOPLE} people polled in a quarter of an hour`,
        value: (pollMs * PEOPLE) / 1_000 / QUARTER_S,
        unit: 'ratio',
        atMost: 0.1,
        note: `${pollMs.toFixed(1)} ms of CPU each`,
      },
    ];
  } finally {
    await emulator.close();
    await connection.close();
  }
}
