import { availableParallelism } from 'node:os';

import { SERVICES, type Service } from '@inkwell/contracts/constants';
import { withDatabase } from '@inkwell/servers';

import { CALLS, pairName, type Caller, type Secrets } from './secrets.ts';
import type { Settings } from './settings.ts';

export type Values = Record<string, string>;

/** A service's own database on the server that they share. */
export const databaseOf = (mongodbUri: string, service: Service): string =>
  withDatabase(mongodbUri, `inkwell_${service}`);

/** The processes of our own. */
export const PROCESSES = [...SERVICES, 'gateway', 'emulators'] as const;
export type ProcessName = (typeof PROCESSES)[number];

/** Where everything of this start listens. */
export type Addresses = {
  ports: Record<Service, number>;
  stripeEmulatorPort: number;
  googleEmulatorPort: number;
  mongodbUri: string;
  redisUrl: string;
  /** The reading server's `/v1`. */
  embeddingsUrl: string;
  /** The `/v1` of the second reader of care. Default: there is none */
  readerUrl?: string | undefined;
};

/** What the environments of all processes are made from. */
export type ProductConfig = {
  settings: Settings;
  secrets: Secrets;
  addresses: Addresses;
  /** The built web app. */
  webDir: string;
  /** What the gateway serves at `/docs`. Default: nothing */
  apiReferenceDir?: string;
};

// What any program needs from the machine; no secret of ours or of another program.
const MACHINE = [
  ['PATH', 'Path', 'HOME', 'USER', 'LANG', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot', 'APPDATA', 'LOCALAPPDATA'],
  ['HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY', 'http_proxy', 'https_proxy', 'no_proxy'],
  ['NODE_EXTRA_CA_CERTS', 'SSL_CERT_FILE', 'NODE_OPTIONS'],
].flat();
const OPENAI = ['OPENAI_API_KEY', 'OPENAI_BASE_URL', 'OPENAI_MODEL', 'DAILY_TOKEN_BUDGET'];
const TRACES = ['OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_TRACES_SAMPLER_ARG'];
const HOSTS = ['MAIN_HOST', 'APP_HOST', 'COOKIE_DOMAIN'];

/** Settings that are passed on to a process as they are. */
const OPTIONAL: Record<ProcessName, readonly string[]> = {
  auth: OPENAI,
  billing: [],
  journal: [...OPENAI, 'ANALYSIS_DELAY_MS'],
  chat: [...OPENAI, 'READING_WAIT_MS', 'MODEL_WAIT_MS'],
  insights: [],
  calendar: OPENAI,
  gateway: ['RATE_LIMIT_FACTOR', 'STREAMS_MAX', 'TRUST_PROXY'],
  emulators: [],
};

function pick(values: Readonly<Record<string, string | undefined>>, names: readonly string[]): Values {
  return Object.fromEntries(
    names.flatMap((name): [string, string][] => {
      const value = values[name];
      return value ? [[name, value]] : [];
    }),
  );
}

/** The variables that belong to the machine and not to the product's settings. */
export function machineValues(env: Readonly<Record<string, string | undefined>>): Values {
  return pick(env, [...MACHINE, 'XDG_CACHE_HOME']);
}

/** A port for each process's metrics, counted from the given one; 0 lets each take any. */
function metricsOf(name: ProcessName, values: Settings['values']): Values {
  const first = Number(values['METRICS_PORT'] || Number.NaN);
  if (Number.isNaN(first)) return {};
  return { METRICS_PORT: String(first === 0 ? 0 : first + PROCESSES.indexOf(name)) };
}

const url = (port: number): string => `http://127.0.0.1:${port}`;

function identityOf(name: ProcessName, secrets: Secrets): Values {
  const values: Values = {};
  for (const [caller, service] of CALLS) {
    const secret = secrets.identity[pairName(caller, service)];
    if (!secret) continue;
    if (name === caller) values[`IDENTITY_TO_${service.toUpperCase()}`] = secret;
    if (name === service) values[`IDENTITY_FROM_${caller.toUpperCase()}`] = secret;
  }
  return values;
}

function callees(name: Caller, ports: Record<Service, number>): Values {
  const called = CALLS.filter(([caller]) => caller === name).map(([, service]) => service);
  return Object.fromEntries(called.map((service) => [`${service.toUpperCase()}_URL`, url(ports[service])]));
}

function emulatedStripeKeys(secrets: Secrets): Values {
  return {
    STRIPE_SECRET_KEY: secrets.stripeSecretKey,
    STRIPE_PUBLISHABLE_KEY: secrets.stripePublishableKey,
    STRIPE_WEBHOOK_SECRET: secrets.stripeWebhookSecret,
  };
}

function stripeKeys({ settings, secrets }: ProductConfig): Values {
  const emulated = emulatedStripeKeys(secrets);
  return settings.real.stripe ? pick(settings.values, Object.keys(emulated)) : emulated;
}

function emulatedGoogleKeys(secrets: Secrets): Values {
  return { GOOGLE_CLIENT_ID: secrets.googleClientId, GOOGLE_CLIENT_SECRET: secrets.googleClientSecret };
}

function googleKeys({ settings, secrets }: ProductConfig): Values {
  const emulated = emulatedGoogleKeys(secrets);
  return settings.real.google ? pick(settings.values, Object.keys(emulated)) : emulated;
}

const OPENAI_HOST = 'api.openai.com';

/** The name by which people know a server that is asked about their texts; null for one on this machine. */
function providerName(baseUrl: string): string | null {
  const { hostname } = new URL(baseUrl);
  if (['localhost', '127.0.0.1', '[::1]'].includes(hostname)) return null;
  return hostname === OPENAI_HOST ? 'OpenAI' : hostname;
}

/** The servers elsewhere that read what people write, by their names. */
function providers({ values, real }: Settings): Values {
  const companion = real.openai ? providerName(values['OPENAI_BASE_URL'] ?? `https://${OPENAI_HOST}`) : null;
  const readers = [values['EMBEDDINGS_URL'], values['READER_URL']].flatMap((url) => {
    const name = url ? providerName(url) : null;
    return name === null ? [] : [name];
  });
  const reading = [...new Set(readers)].join(' and ');
  return {
    ...(companion && { COMPANION_PROVIDER: companion }),
    ...(reading && { READING_PROVIDER: reading }),
  };
}

function gatewayValues(config: ProductConfig): Values {
  const { settings, secrets, addresses, webDir, apiReferenceDir } = config;
  const keys = stripeKeys(config);
  return {
    PORT: String(settings.port),
    SESSION_SECRET: secrets.session,
    WEB_DIR: webDir,
    ...(apiReferenceDir !== undefined && { API_REFERENCE_DIR: apiReferenceDir }),
    STRIPE_PUBLISHABLE_KEY: keys['STRIPE_PUBLISHABLE_KEY'] ?? '',
    ...providers(settings),
    ...(settings.real.stripe ? {} : { STRIPE_EMULATOR_URL: url(addresses.stripeEmulatorPort) }),
  };
}

function emulatorValues({ settings, secrets, addresses }: ProductConfig): Values {
  return {
    STRIPE_EMULATOR_PORT: String(addresses.stripeEmulatorPort),
    GOOGLE_EMULATOR_PORT: String(addresses.googleEmulatorPort),
    MONGODB_URI: withDatabase(addresses.mongodbUri, 'inkwell_emulators'),
    STRIPE_WEBHOOK_URL: `${url(settings.port)}/api/webhooks/stripe`,
    // Never the real ones, even where only one of the two is emulated.
    ...emulatedStripeKeys(secrets),
    ...emulatedGoogleKeys(secrets),
  };
}

function serviceValues(name: Service, config: ProductConfig): Values {
  const { settings, secrets, addresses } = config;
  const common: Values = {
    PORT: String(addresses.ports[name]),
    MONGODB_URI: databaseOf(addresses.mongodbUri, name),
    VAULT_KEYS: secrets.vaultKeys[name] ?? '',
    ROLE: 'all',
    ...pick(settings.values, ['CONCURRENCY']),
  };
  if (name === 'auth') {
    return {
      ...common,
      SESSION_SECRET: secrets.session,
      EMAIL_KEY: secrets.emailKey,
      // Hashing keeps a thread of the pool busy for each core; one more stays free for the rest.
      UV_THREADPOOL_SIZE: String(Math.max(4, availableParallelism() + 1)),
    };
  }
  if (name === 'chat' || name === 'journal') {
    const { embeddingsUrl, readerUrl } = addresses;
    return {
      ...common,
      EMBEDDINGS_URL: embeddingsUrl,
      ...(readerUrl !== undefined && { READER_URL: readerUrl }),
    };
  }
  if (name === 'billing') {
    const emulator: Values = settings.real.stripe
      ? {}
      : { STRIPE_API_BASE: url(addresses.stripeEmulatorPort) };
    return { ...common, ...stripeKeys(config), ...emulator };
  }
  if (name === 'calendar') {
    const emulator: Values = settings.real.google
      ? {}
      : { GOOGLE_EMULATOR_URL: url(addresses.googleEmulatorPort) };
    return { ...common, EMBEDDINGS_URL: addresses.embeddingsUrl, ...googleKeys(config), ...emulator };
  }
  return common;
}

/** The whole environment of one process: only what it uses, so it never holds another's secret. */
export function environmentOf(name: ProcessName, config: ProductConfig): Values {
  const { settings, secrets, addresses } = config;
  const common = {
    ...pick(settings.values, MACHINE),
    NODE_ENV: 'development',
    // For glibc, mallopt(3): its default, but fixed. Else it keeps what compiling at the start has freed: 6 to 20 MiB.
    MALLOC_TRIM_THRESHOLD_: '131072',
    LOG_LEVEL: settings.values['LOG_LEVEL'] ?? 'info',
    HOST: '127.0.0.1',
    PUBLIC_URL: settings.publicUrl,
    // Before the supervisor loses its patience: what has not ended by itself is still stored.
    DRAIN_MS: '6000',
    ...pick(settings.values, OPTIONAL[name]),
  };
  if (name === 'emulators') return { ...common, ...emulatorValues(config) };
  const ours = {
    ...common,
    ...pick(settings.values, [...HOSTS, ...TRACES]),
    ...metricsOf(name, settings.values),
    ...identityOf(name, secrets),
    ...callees(name, addresses.ports),
    REDIS_URL: addresses.redisUrl,
    ...pick(settings.values, ['REDIS_CACHE_URL']),
  };
  return name === 'gateway'
    ? { ...ours, ...gatewayValues(config) }
    : { ...ours, ...serviceValues(name, config) };
}
