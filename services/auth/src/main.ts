import { createObjectModel } from '@inkwell/ai';
import { createJobs, createLive, createOutbox, startBackgroundWork } from '@inkwell/events';
import { createIdentitySigner, createInternalReader, createTokenBudget, runService } from '@inkwell/service';
import { openVault, parseVaultKeys, pseudonymsFor } from '@inkwell/vault';
import { buildApp } from './app.ts';
import { AuthEnv } from './config.ts';
import { authHandlers } from './events.ts';
import { migrations } from './migrations.ts';
import { createPasswords } from './accounts/passwords.ts';
import { createUseCases } from './use-cases.ts';

await runService('auth', AuthEnv, migrations, async (context) => {
  const { config, log, connection, redis, verify, ready, now, closers } = context;
  const settings = { redisUrl: config.REDIS_URL, log };
  const jobs = createJobs('auth', settings);
  closers.add(jobs.close);
  const keys = parseVaultKeys(config.VAULT_KEYS);
  const sign = createIdentitySigner({ caller: 'auth', audience: 'chat', secret: config.IDENTITY_TO_CHAT });
  const useCases = createUseCases({
    connection,
    now,
    redis,
    jobs,
    log,
    vault: await openVault({ connection, keys }),
    outbox: createOutbox(connection, 'auth'),
    live: createLive(redis, log),
    readFromChat: createInternalReader(config.CHAT_URL, sign),
    model: createObjectModel({
      openAiApiKey: config.OPENAI_API_KEY,
      openAiBaseUrl: config.OPENAI_BASE_URL,
      openAiModel: config.OPENAI_MODEL,
    }),
    tokenBudget: createTokenBudget({ redis, limit: config.DAILY_TOKEN_BUDGET, log, now }),
    safetyIdentifierOf: pseudonymsFor(keys, 'model provider'),
    passwords: createPasswords({ threads: config.UV_THREADPOOL_SIZE }),
    sessionSecrets: config.SESSION_SECRET,
    emailKeys: config.EMAIL_KEY,
  });

  const cookie = { secure: config.NODE_ENV === 'production', domain: config.COOKIE_DOMAIN };
  return {
    work: () =>
      startBackgroundWork({
        ...settings,
        service: 'auth',
        connection,
        now,
        closers,
        concurrency: config.CONCURRENCY,
        handlers: authHandlers(useCases),
        sweep: useCases.soulprints.sweep,
      }),
    serve: () => buildApp({ log, verify, ready, useCases, cookie }),
  };
});
