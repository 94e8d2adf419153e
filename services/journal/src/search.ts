import type { Embeddings } from '@inkwell/ai/reading';
import {
  createNearness,
  createTextSearch,
  isComparedByMeaning,
  rankTexts,
  textToCompare,
} from '@inkwell/ai/search';
import {
  FoundMessages,
  MAX_SEARCH_RESULTS,
  type MessageSearch,
  type SearchQuery,
  type SearchResult,
  type SearchResults,
  withoutPrompts,
} from '@inkwell/contracts';
import { AppError, batchesOf, type InternalReader, type Logger } from '@inkwell/service';
import type { Vault } from '@inkwell/vault';
import { setTimeout as delay } from 'node:timers/promises';
import { contentOf } from './entries.ts';
import type { EntryModel, EntryRow } from './entry.model.ts';
import { nearestParagraph } from './paragraph-vectors.ts';

/** So long pages are read; the newest come first. */
const SEARCH_TIMEOUT_MS = 1_200;
/** So long the question's meaning is waited for; after that it is looked for by its words alone. */
const EMBEDDING_TIMEOUT_MS = 300;
const BATCH_SIZE = 500;

export interface SearchDeps {
  entries: EntryModel;
  vault: Vault;
  /** Without them pages are found by their words alone. */
  embeddings: Pick<Embeddings, 'embed'> | undefined;
  readFromChat: InternalReader;
  log: Logger;
  now: () => Date;
}

type SearchedEntry = Pick<EntryRow, 'date' | 'revision' | 'content' | 'vectors' | 'mood' | 'analysis'>;

export type Search = ReturnType<typeof createSearch>;

/**
 * The person's own search. Unlike the companion's it finds what was written in danger too: it is theirs. Nothing of
 * it is kept: texts and vectors are opened for the question.
 */
export function createSearch({ entries, vault, embeddings, readFromChat, log, now }: SearchDeps) {
  /** The question's embedding; null where there is none, or it does not come in time. */
  async function readVector(question: string): Promise<number[] | null> {
    if (!embeddings || !isComparedByMeaning(question)) return null;
    const read = async (): Promise<number[] | null> => {
      try {
        const [vector] = await embeddings.embed([textToCompare(question)], { priority: 10 });
        return vector ? [...vector] : null;
      } catch (error) {
        log.warn({ err: error }, 'a search goes by words alone');
        return null;
      }
    };
    return Promise.race([read(), delay(EMBEDDING_TIMEOUT_MS, null, { ref: false })]);
  }

  async function searchPages(
    userId: string,
    { q, from, to, mood, theme }: SearchQuery,
    vector: readonly number[] | null,
  ): Promise<FoundMessages> {
    const until = now().getTime() + SEARCH_TIMEOUT_MS;
    const box = await vault.open(userId);
    const nearness = vector && createNearness(vector);
    const search = createTextSearch<string>(q, MAX_SEARCH_RESULTS);
    const rows = entries.collection
      .find<SearchedEntry>(
        {
          userId,
          written: true,
          ...((from !== undefined || to !== undefined) && {
            date: { ...(from !== undefined && { $gte: from }), ...(to !== undefined && { $lte: to }) },
          }),
          ...(mood !== undefined && { mood }),
          ...(theme !== undefined && { 'analysis.themes': theme }),
        },
        {
          projection: {
            _id: 0,
            date: 1,
            revision: 1,
            content: 1,
            mood: 1,
            'analysis.emotions': 1,
            ...(nearness && { vectors: 1 }),
          },
        },
      )
      .sort({ date: -1 })
      .batchSize(BATCH_SIZE);
    let oldest: string | null = null;
    let isEnded = true;
    for await (const batch of batchesOf(rows)) {
      isEnded = now().getTime() < until;
      if (!isEnded) break;
      for (const row of batch) {
        const content = withoutPrompts(contentOf(row, box));
        const felt = [...(row.mood ? [row.mood] : []), ...(row.analysis?.emotions ?? [])];
        await search.add(row.date, content, nearness && nearestParagraph(content, row, box, nearness), felt);
        oldest = row.date;
      }
    }
    const results = (await search.best()).map(({ source, snippet, hits, score, words, whole, cosine }) => ({
      kind: 'page' as const,
      date: source,
      snippet,
      hits,
      score,
      conversationId: null,
      mode: null,
      fit: { words, whole, cosine },
    }));
    return { results, since: isEnded ? null : oldest };
  }

  /** Null where chat does not answer. */
  async function searchMessages(userId: string, search: MessageSearch): Promise<FoundMessages | null> {
    try {
      return await readFromChat('/internal/message-search', { userId }, FoundMessages, search);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      log.warn({ err: error }, 'a search goes without conversations');
      return null;
    }
  }

  return {
    /** What fits a question, of pages and conversations, the best first. */
    search: async (userId: string, query: SearchQuery): Promise<SearchResults> => {
      const { q, from, to, theme, mood } = query;
      const vector = await readVector(q);
      // A message has no mood of its own.
      const asksChat = mood === undefined;
      const [pages, messages] = await Promise.all([
        searchPages(userId, query, vector),
        asksChat ? searchMessages(userId, { q, from, to, theme, vector }) : null,
      ]);
      const results = rankTogether([...pages.results, ...(messages?.results ?? [])])
        .toSorted((a, b) => b.score - a.score || b.date.localeCompare(a.date))
        .slice(0, MAX_SEARCH_RESULTS);
      const since = laterOf(pages.since, messages?.since ?? null);
      return { results, conversations: !asksChat || messages !== null, since };
    },
  };
}

const laterOf = (a: string | null, b: string | null) =>
  a !== null && b !== null ? (a > b ? a : b) : (a ?? b);

type FoundMessage = FoundMessages['results'][number];

/** Each service has ranked what it has found; together they are ranked anew, where both say how well it fits. */
function rankTogether(found: readonly FoundMessage[]): SearchResult[] {
  const ranked = found.every(({ fit }) => fit)
    ? rankTexts(found.map((result) => ({ ...result, ...(result.fit ?? NO_FIT) })))
    : found;
  return ranked.map(({ kind, date, snippet, hits, score, conversationId, mode }) => ({
    kind,
    date,
    snippet,
    hits,
    score,
    conversationId,
    mode,
  }));
}

const NO_FIT = { words: 0, whole: 0, cosine: null };
