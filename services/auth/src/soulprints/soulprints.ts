import { setTimeout as delay } from 'node:timers/promises';
import {
  LOCAL_OBJECT_MODEL,
  type ObjectModel,
  ModelError,
  type ModelErrorKind,
  ModelTimeoutError,
  SOULPRINT_INSTRUCTIONS,
  type SoulPrintDocument,
  type SoulPrintInput,
  soulPrintMarkdown,
  soulPrintSchema,
} from '@inkwell/ai';
import { placementsOf, signsOf } from '@inkwell/astrology';
import { dayOf, HOUR_MS, SOULPRINT_WAIT_MS } from '@inkwell/contracts';
import { enqueueDueWork, type Jobs, type Live, type Outbox } from '@inkwell/events';
import { inTransaction, type Logger, type TokenBudget } from '@inkwell/service';
import type { Vault } from '@inkwell/vault';
import type { Connection } from 'mongoose';
import { onboardingDataOf, submissionTimeZoneOf, userField } from '../accounts/user.ts';
import type { UserModel } from '../accounts/user.model.ts';
import { leaveOutDanger } from '../onboarding/answers.ts';

const POLL_MS = 500;
// Asking the model again would cost money and fail in the same way.
const PERMANENT_ERRORS: readonly ModelErrorKind[] = ['refused', 'incomplete', 'malformed'];
/** What a server says of a moment, not of a wrong key or an unknown model: request timeout, conflict, rate limit. */
const TEMPORARY_STATUSES: readonly number[] = [408, 409, 429];
/** A model that was away for so long, in ms, is not waited for any longer. */
const MAX_MODEL_OUTAGE_MS = HOUR_MS;

export interface SoulPrintsDeps {
  connection: Connection;
  users: UserModel;
  vault: Vault;
  outbox: Outbox<'auth'>;
  model: ObjectModel;
  tokenBudget: Pick<TokenBudget, 'isOver' | 'count'>;
  /** The name by which the model's provider knows a person. */
  safetyIdentifierOf: (userId: string) => string;
  jobs: Jobs<'auth'>;
  live: Live;
  log: Logger;
  /** How long `request` waits for the text, in ms. Default 25 s. */
  waitMs?: number;
  now: () => Date;
}

export function createSoulPrints(deps: SoulPrintsDeps) {
  const { connection, users: Users, vault, outbox, model, tokenBudget, jobs, live, log, now } = deps;

  /** Queues a submission's SoulPrint and waits up to `waitMs` for it. */
  async function request(userId: string, version: number, signal?: AbortSignal): Promise<void> {
    // Without Redis the sweep queues it later, so there is nothing to wait for.
    if (!(await enqueue(userId, version))) return;
    const deadline = Date.now() + (deps.waitMs ?? SOULPRINT_WAIT_MS);
    while (Date.now() < deadline && !signal?.aborted) {
      if (!(await isPending(userId, version))) return;
      await delay(POLL_MS);
    }
    if (!signal?.aborted) log.info('soulprint is slow; the request ends without it');
  }

  function enqueue(userId: string, version: number): Promise<boolean> {
    return jobs.enqueue('auth.generate-soulprint', { userId, version }, { id: `${userId}-${version}` });
  }

  /** Whether a submission's SoulPrint is still to be written: not written, its answers not replaced, its person not gone. */
  async function isPending(userId: string, version: number): Promise<boolean> {
    return (await Users.exists(pendingFilter(userId, version))) !== null;
  }

  /** The job: writes the SoulPrint of one submission if it is still pending. */
  async function generate(userId: string, version: number, signal?: AbortSignal): Promise<void> {
    if (!(await isPending(userId, version))) return;
    try {
      await write(userId, version, signal);
    } catch (error) {
      // No retry for a SoulPrint that is no longer wanted.
      if (await isPending(userId, version)) throw error;
    }
  }

  async function write(userId: string, version: number, signal?: AbortSignal): Promise<void> {
    const row = await Users.findOne(pendingFilter(userId, version)).lean();
    if (!row) return;
    const box = await vault.open(userId);
    const onboardingData = onboardingDataOf(row, box);
    if (!onboardingData) return;
    const input = {
      ...(await leaveOutDanger(onboardingData)),
      today: dayOf(now(), submissionTimeZoneOf(row, box)),
      facts: await signsOf(onboardingData.birth),
    };
    const document = await documentFor(userId, input, { requestedAt: row.soulprint.requestedAt, signal });
    const text = box.seal(soulPrintMarkdown(document, onboardingData), userField(userId, 'soulprint'));
    const placements = box.sealJson(
      await placementsOf(onboardingData.birth),
      userField(userId, 'placements'),
    );
    const written = await inTransaction(connection, async (session) => {
      // Conditional, no upsert: a second run or replaced answers write nothing, and an erased person stays erased.
      const { modifiedCount } = await Users.updateOne(
        pendingFilter(userId, version),
        { $set: { 'soulprint.text': text, 'soulprint.placements': placements, 'soulprint.status': 'ready' } },
        { session },
      );
      if (modifiedCount > 0) await outbox.add(session, 'auth.soulprint-written', { userId });
      return modifiedCount > 0;
    });
    if (written) await live.publish(userId, 'soulprint');
  }

  /** From the model, or from the local writer where the model fails for good, or the day's tokens are used up. */
  async function documentFor(
    userId: string,
    input: SoulPrintInput,
    { requestedAt, signal }: { requestedAt: Date | null; signal: AbortSignal | undefined },
  ): Promise<SoulPrintDocument> {
    const request = {
      task: 'soulprint',
      schema: soulPrintSchema(input),
      schemaName: 'soulprint',
      instructions: SOULPRINT_INSTRUCTIONS,
      input,
      safetyIdentifier: deps.safetyIdentifierOf(userId),
      ...(signal && { signal }),
    } as const;
    if (await tokenBudget.isOver(userId)) return LOCAL_OBJECT_MODEL.object(request);
    try {
      return await tokenBudget.count(userId, (onTokens) => model.object({ ...request, onTokens }));
    } catch (error) {
      if (!(error instanceof ModelError) || error.kind === 'aborted') throw error;
      const waitedMs = requestedAt === null ? 0 : now().getTime() - requestedAt.getTime();
      if (!isPermanent(error) && waitedMs < MAX_MODEL_OUTAGE_MS) throw error;
      log.warn({ reason: error.kind }, 'soulprint written locally: the model gave none');
      return LOCAL_OBJECT_MODEL.object(request);
    }
  }

  /** Queues SoulPrints that are still pending: Redis may have lost their jobs. */
  function sweep(): Promise<void> {
    return enqueueDueWork({
      find: (before) =>
        Users.find({ 'soulprint.status': 'pending', 'soulprint.requestedAt': { $lt: before } })
          .select({ 'soulprint.version': 1 })
          .sort({ 'soulprint.requestedAt': 1 })
          .lean()
          .cursor(),
      enqueue: (row) => enqueue(row._id, row.soulprint.version),
      now,
    });
  }

  return { request, generate, sweep };
}

function isPermanent(error: ModelError): boolean {
  const { kind, status = 0 } = error;
  // It may be writing still: asked again, it would do the same work beside it.
  if (error instanceof ModelTimeoutError) return true;
  const isRefusedRequest = status >= 400 && status < 500 && !TEMPORARY_STATUSES.includes(status);
  return PERMANENT_ERRORS.includes(kind) || isRefusedRequest;
}

const pendingFilter = (userId: string, version: number) =>
  ({ _id: userId, 'soulprint.version': version, 'soulprint.status': 'pending' }) as const;
