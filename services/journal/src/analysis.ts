import { isRefused } from '@inkwell/ai';
import { toPersonFinding, readByRulesInTurns, type PersonFinding, type DangerScreen } from '@inkwell/ai/care';
import { createFeelingsReader, type FeelingsReader, toTextAnalysis } from '@inkwell/ai/feelings';
import { type CareSign, isBlankText, type TextAnalysis, withoutPrompts } from '@inkwell/contracts';
import { type Embeddings, RETRIED_MS } from '@inkwell/ai/reading';
import { claimDueWork, type Jobs, type Live, type Outbox } from '@inkwell/events';
import { inTransaction, type Logger, type TokenBudget } from '@inkwell/service';
import type { Vault } from '@inkwell/vault';
import type { ClientSession, Connection } from 'mongoose';
import { openEntry } from './entries.ts';
import { careAad, type EntryModel, type EntryRow } from './entry.model.ts';
import { readVectors, sealVectors, type StoredVectors, vectorsOf } from './paragraph-vectors.ts';

export interface AnalysisDeps {
  connection: Connection;
  entries: EntryModel;
  vault: Vault;
  outbox: Outbox<'journal'>;
  live: Live;
  jobs: Pick<Jobs<'journal'>, 'enqueue'>;
  screen: Pick<DangerScreen, 'readInBackground'>;
  /** Without them pages are found by their words alone. */
  embeddings: Pick<Embeddings, 'embed'> | undefined;
  feelings: FeelingsReader;
  tokenBudget: Pick<TokenBudget, 'isOver' | 'count'>;
  /** The name by which the model's provider knows a person. */
  safetyIdentifierOf: (userId: string) => string;
  removeAll: (userId: string) => Promise<void>;
  log: Logger;
  now: () => Date;
}

/** Without embeddings and a model it reads the words alone. */
const wordsReader = createFeelingsReader();

/** What was read of a text. Without `analysis` its feelings were not; null where the text is blank. */
interface TextReading {
  found: PersonFinding | null;
  vectors?: StoredVectors;
  analysis?: TextAnalysis | null;
}

/**
 * Reads pages in the background, some time after they were changed: for danger, to find them again, and for what they
 * say of their writer.
 */
export function createAnalysis(deps: AnalysisDeps) {
  const { connection, entries, vault, outbox, live, jobs, screen, removeAll, embeddings, feelings } = deps;
  const { tokenBudget, safetyIdentifierOf, log, now } = deps;

  /** Queues the texts that are due. One whose job is lost is due again a minute later. */
  async function tick(): Promise<void> {
    await claimDueWork({
      now: now(),
      find: (at, limit) =>
        entries
          .find(
            { analysisDueAt: { $exists: true, $lte: at } },
            { _id: 0, userId: 1, date: 1, analysisDueAt: 1 },
          )
          .sort({ analysisDueAt: 1 })
          .limit(limit)
          .lean(),
      claim: ({ userId, date, analysisDueAt }, until) =>
        entries.updateOne({ userId, date, analysisDueAt }, { $set: { analysisDueAt: until } }),
      enqueue: ({ userId, date }) =>
        jobs.enqueue('journal.analyse-entry', { userId, date }, { id: `${userId}-${date}` }),
    });
  }

  /** The job. Any number of times: a text that was changed meanwhile stays due. */
  async function analyse(userId: string, date: string): Promise<void> {
    if (await vault.isErased(userId)) return;
    const row = await entries.findOne({ userId, date }).lean();
    if (!row?.analysisDueAt) return;
    const box = await vault.open(userId);
    const { content, sign: known } = openEntry(row, box);
    const mayTryAgain = now().getTime() - row.updatedAt.getTime() < RETRIED_MS;
    const { found, vectors, analysis } = await read(
      userId,
      withoutPrompts(content),
      known,
      vectorsOf(row, box),
      mayTryAgain,
    );
    if (await vault.isErased(userId)) return;
    // The instant of the text, so that a job that runs again changes nothing.
    const sign =
      found && (isSameFinding(found, known) ? known : { ...found, at: row.updatedAt.toISOString() });
    const isDone = analysis !== undefined;
    const set = {
      ...(sign && sign !== known && { care: box.sealJson(sign, careAad(date)) }),
      ...(vectors && { vectors: sealVectors(date, vectors, box) }),
      ...(analysis && { analysis }),
    };
    const unset = {
      ...(isDone && { analysisDueAt: 1 }),
      ...(analysis === null && { analysis: 1 }),
      ...(!sign && known && { care: 1 }),
    } as const;
    const write = async (session?: ClientSession): Promise<boolean> => {
      const current: Partial<EntryRow> = { userId, date, revision: row.revision };
      const update = { $set: set, $unset: unset };
      return (await entries.updateOne(current, update, { ...(session && { session }) })).matchedCount > 0;
    };
    if (!isDone && sign === known) {
      await write();
      return;
    }
    const isWritten = await inTransaction(connection, async (session) => {
      if (!(await write(session))) return false;
      await outbox.add(session, 'journal.entry-analysed', { userId, date });
      return true;
    });
    if (await vault.removeErased(userId, removeAll)) return;
    if (isWritten) await live.publish(userId, 'journal');
  }

  /**
   * Where the reading server does not answer, the rules decide, what is known stays, and the feelings are read another
   * time: by their words alone once it is not tried again, at once where it refuses the text.
   */
  async function read(
    userId: string,
    content: string,
    known: CareSign | null,
    vectors: StoredVectors,
    mayTryAgain: boolean,
  ): Promise<TextReading> {
    if (isBlankText(content)) return { found: null, vectors: {}, analysis: null };
    let soFar: TextReading = { found: known ?? toPersonFinding(await readByRulesInTurns(content)) };
    try {
      soFar = { found: toPersonFinding(await screen.readInBackground(content)) };
      if (embeddings) soFar = { ...soFar, vectors: await readVectors(content, vectors, embeddings) };
      return { ...soFar, analysis: await readFeelings(userId, content, mayTryAgain) };
    } catch (error) {
      log.warn({ err: error }, 'the reading server could not be asked about a page');
      return mayTryAgain && !isRefused(error)
        ? soFar
        : { ...soFar, analysis: toTextAnalysis(await wordsReader.read(content)) };
    }
  }

  /** A language model is asked for new texts alone, and for as long as the person's budget of the day lasts. */
  async function readFeelings(userId: string, content: string, isNew: boolean): Promise<TextAnalysis> {
    if (!isNew || (await tokenBudget.isOver(userId))) return toTextAnalysis(await feelings.read(content));
    const safetyIdentifier = safetyIdentifierOf(userId);
    return tokenBudget.count(userId, async (onTokens) =>
      toTextAnalysis(await feelings.read(content, { safetyIdentifier, onTokens })),
    );
  }

  return { tick, analyse };
}

const isSameFinding = (found: PersonFinding, known: CareSign | null) =>
  found.level === known?.level && found.kind === known.kind;
