import { createLanguageModel, warmUpProgram } from '@inkwell/ai';
import { createScreen } from '@inkwell/ai/care';
import { createFeelingsReader } from '@inkwell/ai/feelings';
import { createEmbeddings, QWEN_CODER, startServerChecks } from '@inkwell/ai/reading';
import { createJobs, createLive, createOutbox, startBackgroundWork } from '@inkwell/events';
import { createIdentitySigner, createInternalReader, createTokenBudget, runService } from '@inkwell/service';
import { openVault, parseVaultKeys, pseudonymsFor } from '@inkwell/vault';
import { buildApp } from './app.ts';
import { ChatEnv } from './config.ts';
import { chatHandlers } from './events.ts';
import { migrations } from './migrations.ts';
import { createUseCases } from './use-cases.ts';

await runService('chat', ChatEnv, migrations, async (context) => {
  const { config, log, connection, redis, verify, ready, now, closers } = context;
  const signTo = (audience: 'auth' | 'journal' | 'calendar', secret: string[]) =>
    createIdentitySigner({ caller: 'chat', audience, secret });
  const keys = parseVaultKeys(config.VAULT_KEYS);
  const model = createLanguageModel({
    openAiApiKey: config.OPENAI_API_KEY,
    openAiBaseUrl: config.OPENAI_BASE_URL,
    openAiModel: config.OPENAI_MODEL,
    waitMs: config.MODEL_WAIT_MS,
  });
  void model.describe?.().then(({ name, window: windowTokens }) => {
    const what =
      'a language model answers; of a talk that is longer than its window the oldest turns are left out';
    log.info({ model: name, windowTokens }, what);
  });
  const jobs = createJobs('chat', { redisUrl: config.REDIS_URL, log });
  closers.add(jobs.close);
  const embeddings = config.EMBEDDINGS_URL ? createEmbeddings(config.EMBEDDINGS_URL) : undefined;
  if (embeddings) closers.add(startServerChecks(embeddings, log));
  const reader = config.READER_URL ? createEmbeddings(config.READER_URL, { model: QWEN_CODER }) : undefined;
  if (reader) closers.add(startServerChecks(reader, log, 'the second reader'));
  const useCases = createUseCases({
    connection,
    now,
    jobs,
    log,
    vault: await openVault({ connection, keys }),
    live: createLive(redis, log),
    readFromAuth: createInternalReader(config.AUTH_URL, signTo('auth', config.IDENTITY_TO_AUTH)),
    readFromJournal: createInternalReader(config.JOURNAL_URL, signTo('journal', config.IDENTITY_TO_JOURNAL)),
    readFromCalendar: createInternalReader(
      config.CALENDAR_URL,
      signTo('calendar', config.IDENTITY_TO_CALENDAR),
    ),
    outbox: createOutbox(connection, 'chat'),
    embeddings,
    feelings: createFeelingsReader({
      embeddings,
      model,
      onFailure: ({ kind, status }) =>
        log.warn({ kind, status }, 'the model could not be asked about a message'),
    }),
    readingWaitMs: config.READING_WAIT_MS,
    screen: createScreen({
      embeddings,
      model,
      reader,
      onFailure: (error) => log.warn({ err: error }, 'a message was not read by all readers'),
    }),
    model,
    tokenBudget: createTokenBudget({ redis, limit: config.DAILY_TOKEN_BUDGET, log, now }),
    safetyIdentifierOf: pseudonymsFor(keys, 'model provider'),
  });

  if (config.ROLE !== 'worker') await warmUpProgram();
  return {
    work: () =>
      startBackgroundWork({
        redisUrl: config.REDIS_URL,
        log,
        service: 'chat',
        connection,
        now,
        closers,
        concurrency: config.CONCURRENCY,
        handlers: chatHandlers(useCases),
        sweep: useCases.sweep,
        tick: useCases.tick,
      }),
    serve: () => buildApp({ log, verify, ready, ...useCases }),
  };
});
