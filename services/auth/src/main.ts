import { createLanguageModel } from '@inkwell/ai';
import { createJobs, createLive, createOutbox, startBackbone } from '@inkwell/events';
import { runService } from '@inkwell/service';
import { createVault, parseVaultKeys } from '@inkwell/vault';
import { createAccounts } from './accounts.ts';
import { buildApp } from './app.ts';
import { AuthEnv } from './config.ts';
import { authHandlers } from './events.ts';
import { createSessions } from './sessions.ts';
import { createSoulPrints } from './soulprints.ts';

await runService('auth', AuthEnv, async ({ config, log, connection, redis, verify, ready, closers, listen }) => {
  const settings = { redisUrl: config.REDIS_URL, log };
  const jobs = createJobs('auth', settings);
  closers.add(jobs.close);
  const vault = createVault({ connection, keys: parseVaultKeys(config.VAULT_KEYS) });
  const live = createLive(redis, log);
  const outbox = createOutbox(connection, 'auth');
  const model = createLanguageModel({
    openAiApiKey: config.OPENAI_API_KEY,
    openAiBaseUrl: config.OPENAI_BASE_URL,
    openAiModel: config.OPENAI_MODEL,
  });

  const sessions = createSessions({ connection, redis, live, log, secret: config.SESSION_SECRET });
  const accounts = createAccounts({ connection, redis, vault, outbox, sessions, log, emailKey: config.EMAIL_KEY });
  const soulprints = createSoulPrints({ accounts, model, jobs, live, log });

  startBackbone({
    ...settings,
    service: 'auth',
    role: config.ROLE,
    connection,
    closers,
    handlers: authHandlers({ accounts, soulprints }),
    sweep: soulprints.sweep,
  });
  const cookie = { secure: config.NODE_ENV === 'production', domain: config.COOKIE_DOMAIN };
  await listen(() => buildApp({ log, verify, ready, accounts, sessions, soulprints, cookie }));
});
