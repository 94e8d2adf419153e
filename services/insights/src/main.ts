import type { Service } from '@inkwell/contracts';
import { createJobs, createLive, startBackgroundWork } from '@inkwell/events';
import { createIdentitySigner, createInternalReader, runService } from '@inkwell/service';
import { openVault, parseVaultKeys } from '@inkwell/vault';
import { buildApp } from './app.ts';
import { InsightsEnv } from './config.ts';
import { insightsEvents } from './events.ts';
import { insightsJobs } from './jobs.ts';
import { migrations } from './migrations.ts';
import { createUseCases } from './use-cases.ts';

await runService('insights', InsightsEnv, migrations, async (context) => {
  const { config, log, connection, redis, verify, ready, now, closers } = context;
  const settings = { redisUrl: config.REDIS_URL, log };
  const jobs = createJobs('insights', settings);
  closers.add(jobs.close);
  const readerOf = (audience: Service, url: string, secret: string[]) =>
    createInternalReader(url, createIdentitySigner({ caller: 'insights', audience, secret }));
  const useCases = createUseCases({
    connection,
    now,
    jobs,
    log,
    vault: await openVault({ connection, keys: parseVaultKeys(config.VAULT_KEYS) }),
    live: createLive(redis, log),
    readFromJournal: readerOf('journal', config.JOURNAL_URL, config.IDENTITY_TO_JOURNAL),
    readFromChat: readerOf('chat', config.CHAT_URL, config.IDENTITY_TO_CHAT),
    readFromAuth: readerOf('auth', config.AUTH_URL, config.IDENTITY_TO_AUTH),
  });

  return {
    work: () =>
      startBackgroundWork({
        ...settings,
        service: 'insights',
        connection,
        now,
        closers,
        handlers: [...insightsEvents(useCases), ...insightsJobs(useCases)],
        sweep: useCases.reflections.sweep,
        tick: useCases.recomputation.tick,
        concurrency: config.CONCURRENCY,
      }),
    serve: () => buildApp({ log, verify, ready, useCases }),
  };
});
