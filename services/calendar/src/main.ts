import { createObjectModel } from '@inkwell/ai';
import { createScreen } from '@inkwell/ai/care';
import { createEmbeddings, startServerChecks } from '@inkwell/ai/reading';
import { createJobs, createLive, startBackgroundWork } from '@inkwell/events';
import { AccessState } from '@inkwell/contracts';
import { createIdentitySigner, createInternalReader, createTokenBudget, runService } from '@inkwell/service';
import { openVault, parseVaultKeys, pseudonymsFor } from '@inkwell/vault';
import { buildApp } from './app.ts';
import { CalendarEnv } from './config.ts';
import { calendarHandlers } from './events.ts';
import { migrations } from './migrations.ts';
import { createUseCases } from './use-cases.ts';

await runService('calendar', CalendarEnv, migrations, async (context) => {
  const { config, log, connection, redis, verify, ready, now, closers } = context;
  const keys = parseVaultKeys(config.VAULT_KEYS);
  const embeddings = config.EMBEDDINGS_URL ? createEmbeddings(config.EMBEDDINGS_URL) : undefined;
  if (embeddings) closers.add(startServerChecks(embeddings, log));
  const signToAuth = createIdentitySigner({
    caller: 'calendar',
    audience: 'auth',
    secret: config.IDENTITY_TO_AUTH,
  });
  const signToBilling = createIdentitySigner({
    caller: 'calendar',
    audience: 'billing',
    secret: config.IDENTITY_TO_BILLING,
  });
  const readFromBilling = createInternalReader(config.BILLING_URL, signToBilling);
  const settings = { redisUrl: config.REDIS_URL, log };
  const jobs = createJobs('calendar', settings);
  closers.add(jobs.close);
  const useCases = createUseCases({
    connection,
    now,
    jobs,
    google: {
      client: {
        clientId: config.GOOGLE_CLIENT_ID,
        clientSecret: config.GOOGLE_CLIENT_SECRET,
        emulatorUrl: config.GOOGLE_EMULATOR_URL,
      },
      publicUrl: config.PUBLIC_URL,
      hosts: { mainHost: config.MAIN_HOST, appHost: config.APP_HOST },
      hashOf: pseudonymsFor(keys, 'copies of events'),
      hasAccess: async (userId) =>
        (await readFromBilling('/internal/access', { userId }, AccessState))?.hasAccess === true,
    },
    log,
    vault: await openVault({ connection, keys }),
    live: createLive(redis, log),
    readFromAuth: createInternalReader(config.AUTH_URL, signToAuth),
    // Chat has asked the model about danger already, and the web asks for nothing beside it.
    screen: createScreen({
      embeddings,
      onFailure: (error) => log.warn({ err: error }, 'a message was not read by all readers'),
    }),
    model: createObjectModel({
      openAiApiKey: config.OPENAI_API_KEY,
      openAiBaseUrl: config.OPENAI_BASE_URL,
      openAiModel: config.OPENAI_MODEL,
    }),
    tokenBudget: createTokenBudget({ redis, limit: config.DAILY_TOKEN_BUDGET, log, now }),
    fingerprintOf: pseudonymsFor(keys, 'suggestions'),
    safetyIdentifierOf: pseudonymsFor(keys, 'model provider'),
  });

  return {
    work: () =>
      startBackgroundWork({
        ...settings,
        service: 'calendar',
        connection,
        now,
        closers,
        concurrency: config.CONCURRENCY,
        handlers: calendarHandlers(useCases),
        tick: useCases.google.due.tick,
      }),
    serve: () => buildApp({ log, verify, ready, ...useCases }),
  };
});
