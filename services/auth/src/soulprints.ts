import { setTimeout as delay } from 'node:timers/promises';
import {
  createLocalModel,
  type LanguageModel,
  ModelError,
  type ModelErrorKind,
  type SoulPrintDocument,
  type SoulPrintInput,
} from '@inkwell/ai';
import { SOULPRINT_WAIT_MS } from '@inkwell/contracts';
import type { Jobs, Live, Outbox } from '@inkwell/events';
import { inTransaction, type Logger } from '@inkwell/service';
import type { Vault } from '@inkwell/vault';
import type { Connection } from 'mongoose';
import type { Accounts } from './accounts.ts';
import { INSTRUCTIONS, soulPrintOf, toMarkdown } from './soulprint-document.ts';
import { factsOf } from './soulprint-facts.ts';
import type { UserModel } from './user.model.ts';

const LOOK_EVERY_MS = 500;
// What a job has not written by then, the sweep queues again.
const BEHIND_MS = 30_000;
const SWEEP_BATCH = 500;
// Asked again, the model would do the same, and each time be paid for it.
const HOPELESS: readonly ModelErrorKind[] = ['refused', 'incomplete', 'malformed'];

export interface SoulPrintsDeps {
  connection: Connection;
  users: UserModel;
  accounts: Accounts;
  vault: Vault;
  outbox: Outbox<'auth'>;
  model: LanguageModel;
  jobs: Jobs<'auth'>;
  live: Live;
  log: Logger;
  /** How long `request` waits for the text, in ms. Default 25 s. */
  waitMs?: number;
}

export function createSoulPrints(deps: SoulPrintsDeps) {
  const { connection, users: Users, accounts, vault, outbox, model, jobs, live, log } = deps;
  const local = createLocalModel();

  /** Queues a submission's SoulPrint and waits for it a while: a slow model lets the person go on. */
  async function request(userId: string, version: number, signal?: AbortSignal): Promise<void> {
    // Without Redis the job waits for the sweep, and the person does not.
    if (!(await enqueue(userId, version))) return;
    const deadline = Date.now() + (deps.waitMs ?? SOULPRINT_WAIT_MS);
    // Whoever leaves no longer waits.
    while (Date.now() < deadline && !signal?.aborted) {
      if (!(await isAwaited(userId, version))) return;
      await delay(LOOK_EVERY_MS);
    }
    if (!signal?.aborted) log.info('soulprint is slow; its person goes on');
  }

  function enqueue(userId: string, version: number): Promise<boolean> {
    return jobs.enqueue('auth.generate-soulprint', { userId, version }, { id: `${userId}-${version}` });
  }

  /** Whether a submission's SoulPrint is still to be written: the answers stand, and the person is there. */
  async function isAwaited(userId: string, version: number): Promise<boolean> {
    return (await Users.exists(pendingOf(userId, version))) !== null;
  }

  /** The job: writes the SoulPrint of one submission, unless it is written, its answers replaced or its person gone. */
  async function generate(userId: string, version: number, signal?: AbortSignal): Promise<void> {
    if (!(await isAwaited(userId, version))) return;
    try {
      await write(userId, version, signal);
    } catch (error) {
      // What failed when nobody waits for it any more needs no other try.
      if (await isAwaited(userId, version)) throw error;
    }
  }

  async function write(userId: string, version: number, signal?: AbortSignal): Promise<void> {
    const { onboardingData } = await accounts.get(userId);
    if (!onboardingData) return;
    const input = {
      ...onboardingData,
      today: new Date().toISOString().slice(0, 10),
      facts: await factsOf(onboardingData.birth),
    };
    const document = await documentFor(input, signal);
    const box = await vault.open(userId);
    const place = { collection: 'users', row: userId, field: 'soulprint' };
    const text = box.seal(toMarkdown(document, onboardingData), place);
    const written = await inTransaction(connection, async (session) => {
      // Conditional: the same job twice, or one of replaced answers, writes nothing. It makes no row, so that it brings
      // back nobody who was erased, and needs no look afterwards.
      const { modifiedCount } = await Users.updateOne(
        pendingOf(userId, version),
        { $set: { 'soulprint.text': text, 'soulprint.status': 'ready' } },
        { session },
      );
      if (modifiedCount > 0) await outbox.add(session, 'auth.soulprint-written', { userId });
      return modifiedCount > 0;
    });
    if (written) await live.publish(userId, 'soulprint');
  }

  /** Of the model; where it will not write for these answers, of the local writer. */
  async function documentFor(input: SoulPrintInput, signal?: AbortSignal): Promise<SoulPrintDocument> {
    const asked = {
      task: 'soulprint',
      schema: soulPrintOf(input),
      schemaName: 'soulprint',
      instructions: INSTRUCTIONS,
      input,
      ...(signal && { signal }),
    } as const;
    try {
      return await model.object(asked);
    } catch (error) {
      if (!(error instanceof ModelError) || !HOPELESS.includes(error.kind)) throw error;
      log.warn({ reason: error.kind }, 'soulprint is written locally: the model did not');
      return local.object(asked);
    }
  }

  /** Queues what is still to be written: its job may have been lost with Redis. */
  async function sweep(): Promise<void> {
    const rows = await Users.find({
      'soulprint.status': 'pending',
      'soulprint.requestedAt': { $lt: new Date(Date.now() - BEHIND_MS) },
    })
      .select({ 'soulprint.version': 1 })
      .limit(SWEEP_BATCH)
      .lean();
    for (const row of rows) await enqueue(row._id, row.soulprint.version);
  }

  return { request, generate, sweep };
}

const pendingOf = (userId: string, version: number) =>
  ({ _id: userId, 'soulprint.version': version, 'soulprint.status': 'pending' }) as const;
