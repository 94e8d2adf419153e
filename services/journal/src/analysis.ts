import { readByRules, type Finding, type Screen } from '@inkwell/ai/care';
import type { CareSign } from '@inkwell/contracts';
import type { Embeddings } from '@inkwell/ai/reading';
import { claimDueWork, type Jobs, type Live, type Outbox } from '@inkwell/events';
import { inTransaction, type Logger } from '@inkwell/service';
import type { Vault } from '@inkwell/vault';
import type { ClientSession, Connection } from 'mongoose';
import { openEntry } from './entries.ts';
import { carePlace, type EntryModel, type EntryRow } from './entry.model.ts';
import { readVectors, sealVectors, type StoredVectors, vectorsOf } from './paragraph-vectors.ts';

/** How long after its last change a text is still tried again, while the reading server does not answer. */
const GIVE_UP_MS = 24 * 60 * 60_000;

export interface AnalysisDeps {
  connection: Connection;
  entries: EntryModel;
  vault: Vault;
  outbox: Outbox<'journal'>;
  live: Live;
  jobs: Pick<Jobs<'journal'>, 'enqueue'>;
  screen: Pick<Screen, 'readInBackground'>;
  /** Without them pages are found by their words alone. */
  embeddings: Pick<Embeddings, 'embed'> | undefined;
  removeAll: (userId: string) => Promise<void>;
  log: Logger;
  now: () => Date;
}

/** Reads pages in the background, some time after they were changed: for danger, and to find them again. */
export function createAnalysis(deps: AnalysisDeps) {
  const { connection, entries, vault, outbox, live, jobs, screen, removeAll, embeddings, log, now } = deps;

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
    const { found, isRead, vectors } = await read(content, known, vectorsOf(row, box));
    if (await vault.isErased(userId)) return;
    // The instant of the text, so that a job that runs again changes nothing.
    const sign = found && (isLike(found, known) ? known : { ...found, at: row.updatedAt.toISOString() });
    const mayTryAgain = now().getTime() - row.updatedAt.getTime() < GIVE_UP_MS;
    const isDone = isRead || !mayTryAgain;
    const set = {
      ...(sign && sign !== known && { care: box.sealJson(sign, carePlace(date)) }),
      ...(vectors && { vectors: sealVectors(date, vectors, box) }),
    };
    const unset = { ...(isDone && { analysisDueAt: 1 }), ...(!sign && known && { care: 1 }) } as const;
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

  /** Where the server does not answer, the rules decide, and what is known stays. */
  async function read(
    content: string,
    known: CareSign | null,
    vectors: StoredVectors,
  ): Promise<{ found: Finding | null; isRead: boolean; vectors?: StoredVectors }> {
    if (content.trim() === '') return { found: null, isRead: true, vectors: {} };
    try {
      const found = await screen.readInBackground(content);
      return {
        found,
        isRead: true,
        ...(embeddings && { vectors: await readVectors(content, vectors, embeddings) }),
      };
    } catch (error) {
      log.warn({ err: error }, 'the reading server could not be asked about a page');
      return { found: known ?? readByRules(content), isRead: false };
    }
  }

  return { tick, analyse };
}

const isLike = (found: Finding, known: CareSign | null) =>
  found.level === known?.level && found.kind === known.kind;
