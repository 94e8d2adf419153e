import { createLanguageModel } from '@inkwell/ai';
import { createScreen } from '@inkwell/ai/care';
import { createEmbeddings } from '@inkwell/ai/reading';
import { createLive, startBackgroundWork } from '@inkwell/events';
import { createIdentitySigner, createInternalReader, runService } from '@inkwell/service';
import { createVault, parseVaultKeys, pseudonymsFor } from '@inkwell/vault';
import { buildApp } from './app.ts';
import { CalendarEnv } from './config.ts';
import { calendarHandlers } from './events.ts';
import { migrations } from './migrations.ts';
import { createStories } from './stories.ts';

await runService('calendar', CalendarEnv, migrations, async (context) => {
  const { config, log, connection, redis, verify, ready, closers } = context;
  const keys = parseVaultKeys(config.VAULT_KEYS);
  const embeddings = config.EMBEDDINGS_URL ? createEmbeddings(config.EMBEDDINGS_URL) : undefined;
  const signToAuth = createIdentitySigner({
    caller: 'calendar',
    audience: 'auth',
    secret: config.IDENTITY_TO_AUTH,
  });
  const stories = createStories({
    connection,
    log,
    vault: createVault({ connection, keys }),
    live: createLive(redis, log),
    readFromAuth: createInternalReader(config.AUTH_URL, signToAuth),
    // Chat has asked the model about danger already, and the web asks for nothing beside it.
    screen: createScreen({
      embeddings,
      onFailure: (error) => log.warn({ err: error }, 'a message was not read by all readers'),
    }),
    model: createLanguageModel({
      openAiApiKey: config.OPENAI_API_KEY,
      openAiBaseUrl: config.OPENAI_BASE_URL,
      openAiModel: config.OPENAI_MODEL,
    }),
    tokenBudget: config.DAILY_TOKEN_BUDGET,
    fingerprintOf: pseudonymsFor(keys, 'suggestions'),
    safetyIdentifierOf: pseudonymsFor(keys, 'model provider'),
  });

  return {
    work: () =>
      startBackgroundWork({
        redisUrl: config.REDIS_URL,
        log,
        service: 'calendar',
        connection,
        closers,
        concurrency: config.CONCURRENCY,
        handlers: calendarHandlers(stories),
      }),
    serve: () => buildApp({ log, verify, ready, ...stories }),
  };
});
