import { createObjectModel } from '@inkwell/ai';
import { createScreen } from '@inkwell/ai/care';
import { createFeelingsReader } from '@inkwell/ai/feelings';
import { createEmbeddings, QWEN_CODER, startServerChecks } from '@inkwell/ai/reading';
import { createJobs, createLive, createOutbox, startBackgroundWork } from '@inkwell/events';
import { createIdentitySigner, createInternalReader, createTokenBudget, runService } from '@inkwell/service';
import { openVault, parseVaultKeys, pseudonymsFor } from '@inkwell/vault';
import { buildApp } from './app.ts';
import { JournalEnv } from './config.ts';
import { journalHandlers } from './events.ts';
import { migrations } from './migrations.ts';
import { createUseCases } from './use-cases.ts';

/** A search does not wait longer for conversations. */
const CHAT_TIMEOUT_MS = 1_400;

await runService('journal', JournalEnv, migrations, async (context) => {
  const { config, log, connection, redis, verify, ready, now, closers } = context;
  const keys = parseVaultKeys(config.VAULT_KEYS);
  const model = createObjectModel({
    openAiApiKey: config.OPENAI_API_KEY,
    openAiBaseUrl: config.OPENAI_BASE_URL,
    openAiModel: config.OPENAI_MODEL,
  });
  const settings = { redisUrl: config.REDIS_URL, log };
  const jobs = createJobs('journal', settings);
  closers.add(jobs.close);
  const signTo = (audience: 'auth' | 'chat', secret: readonly string[]) =>
    createIdentitySigner({ caller: 'journal', audience, secret });
  const embeddings = config.EMBEDDINGS_URL ? createEmbeddings(config.EMBEDDINGS_URL) : undefined;
  if (embeddings) closers.add(startServerChecks(embeddings, log));
  const reader = config.READER_URL ? createEmbeddings(config.READER_URL, { model: QWEN_CODER }) : undefined;
  if (reader) closers.add(startServerChecks(reader, log, 'the second reader'));
  const useCases = createUseCases({
    connection,
    now,
    readFromAuth: createInternalReader(config.AUTH_URL, signTo('auth', config.IDENTITY_TO_AUTH)),
    jobs,
    log,
    analysisDelayMs: config.ANALYSIS_DELAY_MS,
    embeddings,
    readFromChat: createInternalReader(config.CHAT_URL, signTo('chat', config.IDENTITY_TO_CHAT), {
      timeoutMs: CHAT_TIMEOUT_MS,
    }),
    screen: createScreen({
      embeddings,
      reader,
      onFailure: (error) => log.warn({ err: error }, 'a page was not read by all readers'),
    }),
    feelings: createFeelingsReader({
      embeddings,
      model,
      onFailure: ({ kind, status }) =>
        log.warn({ kind, status }, 'the model could not be asked about a page'),
    }),
    tokenBudget: createTokenBudget({ redis, limit: config.DAILY_TOKEN_BUDGET, log, now }),
    safetyIdentifierOf: pseudonymsFor(keys, 'model provider'),
    vault: await openVault({ connection, keys }),
    outbox: createOutbox(connection, 'journal'),
    live: createLive(redis, log),
  });

  return {
    work: () =>
      startBackgroundWork({
        ...settings,
        service: 'journal',
        connection,
        now,
        closers,
        handlers: journalHandlers(useCases),
        tick: useCases.analysis.tick,
        concurrency: config.CONCURRENCY,
      }),
    serve: () => buildApp({ log, verify, ready, useCases }),
  };
});
