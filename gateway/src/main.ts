import { type Service } from '@inkwell/contracts';
import {
  cacheUrlOf,
  connectRedis,
  connectSubscriber,
  createIdentitySigner,
  createLog,
  type IdentitySigner,
  openMetrics,
  readConfig,
  runProcess,
  tuneRuntimeAfterStartup,
  startTracing,
} from '@inkwell/service';
import { buildGateway } from './app.ts';
import { GatewayEnv } from './config.ts';
import { readPages } from './pages.ts';

let log = createLog({ name: 'gateway', level: 'info' });

await runProcess(
  () => log,
  async (closers) => {
    const config = readConfig(GatewayEnv, process.env);
    await startTracing(config, { service: 'gateway', role: 'http', followsCaller: false, closers });
    log = createLog({ name: 'gateway', level: config.LOG_LEVEL });
    await openMetrics(config, { service: 'gateway', role: 'http', log, closers });
    const redis = connectRedis(cacheUrlOf(config), log);
    closers.add(() => redis.disconnect());
    const subscriber = connectSubscriber(cacheUrlOf(config), log);
    closers.add(() => subscriber.disconnect());

    const upstream = (
      audience: Service,
      url: string,
      secret: string[],
    ): { url: string; sign: IdentitySigner } => ({
      url,
      sign: createIdentitySigner({ caller: 'gateway', audience, secret }),
    });
    const publishableKey = config.STRIPE_PUBLISHABLE_KEY;
    const emulated = config.STRIPE_EMULATOR_URL !== undefined;
    const app = await buildGateway({
      log,
      redis,
      subscriber,
      upstreams: {
        auth: upstream('auth', config.AUTH_URL, config.IDENTITY_TO_AUTH),
        billing: upstream('billing', config.BILLING_URL, config.IDENTITY_TO_BILLING),
        journal: upstream('journal', config.JOURNAL_URL, config.IDENTITY_TO_JOURNAL),
        chat: upstream('chat', config.CHAT_URL, config.IDENTITY_TO_CHAT),
        insights: upstream('insights', config.INSIGHTS_URL, config.IDENTITY_TO_INSIGHTS),
        calendar: upstream('calendar', config.CALENDAR_URL, config.IDENTITY_TO_CALENDAR),
      },
      sessionSecrets: config.SESSION_SECRET,
      webDir: config.WEB_DIR,
      apiReferenceDir: config.API_REFERENCE_DIR,
      pages: readPages(config.WEB_DIR, {
        mainHost: config.MAIN_HOST ?? null,
        appHost: config.APP_HOST ?? null,
        stripe: publishableKey === undefined ? null : { publishableKey, emulated },
        version: config.VERSION,
        providers: {
          companion: config.COMPANION_PROVIDER ?? null,
          reading: config.READING_PROVIDER ?? null,
        },
      }),
      mainHost: config.MAIN_HOST,
      appHost: config.APP_HOST,
      stripe:
        config.STRIPE_EMULATOR_URL !== undefined
          ? { emulatorUrl: config.STRIPE_EMULATOR_URL }
          : publishableKey === undefined
            ? null
            : 'real',
      limitFactor: config.RATE_LIMIT_FACTOR,
      maxStreams: config.STREAMS_MAX,
      trustProxy: config.TRUST_PROXY === 'none' ? undefined : config.TRUST_PROXY,
      production: config.NODE_ENV === 'production',
    });
    await app.ready();
    tuneRuntimeAfterStartup();
    await app.listen({ host: config.HOST, port: config.PORT });
    closers.add(() => app.drain(config));
    log.info('ready');
  },
);
