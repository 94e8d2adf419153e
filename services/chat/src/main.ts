import { createLanguageModel } from '@inkwell/ai';
import { createScreen } from '@inkwell/ai/care';
import { createEmbeddings } from '@inkwell/ai/reading';
import { createLive, createOutbox, startBackgroundWork } from '@inkwell/events';
import { createIdentitySigner, createInternalReader, runService } from '@inkwell/service';
import { createVault, parseVaultKeys } from '@inkwell/vault';
import { buildApp } from './app.ts';
import { ChatEnv } from './config.ts';
import { chatHandlers } from './events.ts';
import { migrations } from './migrations.ts';
import { createStories } from './stories.ts';

await runService('chat', ChatEnv, migrations, async (context) => {
  const { config, log, connection, redis, verify, ready, closers } = context;
  const signTo = (audience: 'auth' | 'journal', secret: string[]) =>
    createIdentitySigner({ caller: 'chat', audience, secret });
  const model = createLanguageModel({
    openAiApiKey: config.OPENAI_API_KEY,
    openAiBaseUrl: config.OPENAI_BASE_URL,
    openAiModel: config.OPENAI_MODEL,
  });
  const stories = createStories({
    connection,
    log,
    vault: createVault({ connection, keys: parseVaultKeys(config.VAULT_KEYS) }),
    live: createLive(redis, log),
    readFromAuth: createInternalReader(config.AUTH_URL, signTo('auth', config.IDENTITY_TO_AUTH)),
    readFromJournal: createInternalReader(config.JOURNAL_URL, signTo('journal', config.IDENTITY_TO_JOURNAL)),
    outbox: createOutbox(connection, 'chat'),
    screen: createScreen({
      embeddings: config.EMBEDDINGS_URL ? createEmbeddings(config.EMBEDDINGS_URL) : undefined,
      model,
      onFailure: (error) => log.warn({ err: error }, 'a message was not read by all readers'),
    }),
    model,
  });

  return {
    work: () =>
      startBackgroundWork({
        redisUrl: config.REDIS_URL,
        log,
        service: 'chat',
        connection,
        closers,
        concurrency: config.CONCURRENCY,
        handlers: chatHandlers(stories),
        sweep: stories.sweep,
      }),
    serve: () => buildApp({ log, verify, ready, ...stories }),
  };
});
