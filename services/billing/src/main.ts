import { createJobs, createLive, startBackgroundWork } from '@inkwell/events';
import { createIdentitySigner, createInternalReader, runService } from '@inkwell/service';
import { openVault, parseVaultKeys } from '@inkwell/vault';
import { buildApp } from './app.ts';
import { BillingEnv, portalReturnUrl } from './config.ts';
import { billingHandlers } from './events.ts';
import { measureWaiting } from './metrics.ts';
import { migrations } from './migrations.ts';
import { createUseCases } from './use-cases.ts';
import { createStripe } from './stripe.ts';

await runService('billing', BillingEnv, migrations, async (context) => {
  const { config, log, connection, redis, verify, ready, now, closers } = context;
  const settings = { redisUrl: config.REDIS_URL, log };
  const jobs = createJobs('billing', settings);
  closers.add(jobs.close);

  const sign = createIdentitySigner({ caller: 'billing', audience: 'auth', secret: config.IDENTITY_TO_AUTH });
  const useCases = createUseCases({
    connection,
    now: () => now().getTime(),
    redis,
    stripe: createStripe({ secretKey: config.STRIPE_SECRET_KEY, apiBase: config.STRIPE_API_BASE }),
    webhookSecrets: config.STRIPE_WEBHOOK_SECRET,
    portalReturnUrl: portalReturnUrl(config),
    jobs,
    live: createLive(redis, log),
    vault: await openVault({ connection, keys: parseVaultKeys(config.VAULT_KEYS) }),
    readFromAuth: createInternalReader(config.AUTH_URL, sign),
    log,
  });

  return {
    work: () => {
      measureWaiting(useCases, closers);
      startBackgroundWork({
        ...settings,
        service: 'billing',
        connection,
        now,
        closers,
        concurrency: config.CONCURRENCY,
        handlers: billingHandlers(useCases),
        sweep: useCases.sweep,
        tick: useCases.reconciliation.tick,
      });
    },
    serve: () => buildApp({ log, verify, ready, useCases }),
  };
});
