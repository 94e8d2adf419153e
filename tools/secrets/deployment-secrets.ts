import { randomBytes } from 'node:crypto';

import { SERVICES } from '@inkwell/contracts/constants';

import { CALLS, type Caller, pairName } from '../start/secrets.ts';

/** The values of the secrets that were made before, by their names. */
export type KnownSecrets = ReadonlyMap<string, string>;

type Server = 'mongodb' | 'redis' | 'redis-cache' | 'backup';

/** How a secret is replaced without a refused request; docs/secrets.md has a section for each. */
export type Rotation = 'list' | 'vault-keys' | 'second-user' | 'second-password' | 'two-keys' | 'in-place';

/** A row of the table in docs/secrets.md. */
export type SecretKind = { purpose: string; rotation: Rotation };

export const SECRET_KINDS = {
  'identity-<caller>-<service>': { purpose: 'signs who asks, for 60 seconds', rotation: 'list' },
  'session-secret': { purpose: 'signs session cookies and the marks of known browsers', rotation: 'list' },
  'email-key': { purpose: 'hashes the address by which an account is found', rotation: 'list' },
  'vault-keys-<service>': { purpose: "wraps people's keys", rotation: 'vault-keys' },
  'mongodb-password-<service>': { purpose: "the user of a service's database", rotation: 'second-user' },
  'mongodb-uri-<service>': { purpose: 'the address, with that password', rotation: 'second-user' },
  'redis-password': { purpose: 'the Redis of the queues', rotation: 'second-password' },
  'redis-url': { purpose: 'the address, with that password', rotation: 'second-password' },
  'redis-cache-password': { purpose: 'the Redis of cache and live notices', rotation: 'second-password' },
  'redis-cache-url': { purpose: 'the address, with that password', rotation: 'second-password' },
  'stripe-secret-key': { purpose: "calls Stripe's API", rotation: 'two-keys' },
  'stripe-webhook-secret': { purpose: 'proves that a webhook is of Stripe', rotation: 'list' },
  'google-client-id': { purpose: 'names us to Google; public, kept with its secret', rotation: 'two-keys' },
  'google-client-secret': { purpose: "changes Google's codes and tokens", rotation: 'two-keys' },
  'openai-api-key': { purpose: 'calls the model outside', rotation: 'two-keys' },
  'mongodb-password-backup': { purpose: 'the user who dumps all databases', rotation: 'in-place' },
  'mongodb-uri-backup': { purpose: 'the address, with that password', rotation: 'in-place' },
  'mongodb-password-root': {
    purpose: 'makes the users and the replica set, checks health',
    rotation: 'in-place',
  },
  'mongodb-keyfile': { purpose: 'members of the replica set know each other by it', rotation: 'in-place' },
} as const satisfies Record<string, SecretKind>;
export type KindName = keyof typeof SECRET_KINDS;

/** A process of ours, and the setting by which it gets the secret. */
export type SecretReader = { process: Caller; setting: string };

/** A secret of a deployment: a file that `npm run secrets` writes, and what secret stores have behind `inkwell/`. */
export type DeploymentSecret = {
  name: string;
  kind: KindName;
  /** The processes of ours that need it; nobody else gets it. */
  readers: readonly SecretReader[];
  /** The servers that need it. */
  servers: readonly Server[];
  /** Makes it, from those before it. Absent: only its owner has it. */
  make?: (known: KnownSecrets) => string;
};

const KEY_BYTES = 32;
const createKey = (): string => randomBytes(KEY_BYTES).toString('base64url');
/** Letters and digits, which mean nothing else in a connection string. */
const createPassword = (): string => randomBytes(KEY_BYTES).toString('hex');

const readBy = (setting: string, ...processes: Caller[]): SecretReader[] =>
  processes.map((process) => ({ process, setting }));

function mongoUri(user: string, known: KnownSecrets, database: string, authDatabase: string): string {
  const password = known.get(`mongodb-password-${user}`) ?? '';
  return `mongodb://${user}:${password}@mongodb:27017/${database}?replicaSet=rs0&authSource=${authDatabase}`;
}

/** A password of a Redis, and the address that has it. */
function redisSecret(name: 'redis' | 'redis-cache', setting: string): DeploymentSecret[] {
  const [password, url] = [`${name}-password`, `${name}-url`] as const;
  return [
    { name: password, kind: password, readers: [], servers: [name], make: createPassword },
    {
      name: url,
      kind: url,
      readers: readBy(setting, 'gateway', ...SERVICES),
      servers: [],
      make: (known) => `redis://:${known.get(password)}@${name}:6379`,
    },
  ];
}

/** A secret that only its owner has. */
const givenSecret = (kind: KindName, ...readers: SecretReader[]): DeploymentSecret => ({
  name: kind,
  kind,
  readers,
  servers: [],
});

const databaseSecrets: readonly DeploymentSecret[] = [
  {
    name: 'mongodb-keyfile',
    kind: 'mongodb-keyfile',
    readers: [],
    servers: ['mongodb'],
    make: () => randomBytes(512).toString('base64'),
  },
  {
    name: 'mongodb-password-root',
    kind: 'mongodb-password-root',
    readers: [],
    servers: ['mongodb'],
    make: createPassword,
  },
  {
    name: 'mongodb-password-backup',
    kind: 'mongodb-password-backup',
    readers: [],
    servers: ['mongodb'],
    make: createPassword,
  },
  {
    name: 'mongodb-uri-backup',
    kind: 'mongodb-uri-backup',
    readers: [],
    servers: ['backup'],
    make: (known) => mongoUri('backup', known, '', 'admin'),
  },
  ...redisSecret('redis', 'REDIS_URL'),
  ...redisSecret('redis-cache', 'REDIS_CACHE_URL'),
];

const serviceSecrets = SERVICES.flatMap((service): DeploymentSecret[] => [
  {
    name: `mongodb-password-${service}`,
    kind: 'mongodb-password-<service>',
    readers: [],
    servers: ['mongodb'],
    make: createPassword,
  },
  {
    name: `mongodb-uri-${service}`,
    kind: 'mongodb-uri-<service>',
    readers: readBy('MONGODB_URI', service),
    servers: [],
    make: (known) => mongoUri(service, known, `inkwell_${service}`, `inkwell_${service}`),
  },
  {
    name: `vault-keys-${service}`,
    kind: 'vault-keys-<service>',
    readers: readBy('VAULT_KEYS', service),
    servers: [],
    make: () => `1:${randomBytes(KEY_BYTES).toString('base64')}`,
  },
]);

const pairSecrets = CALLS.map(([caller, service]): DeploymentSecret => ({
  name: `identity-${pairName(caller, service)}`,
  kind: 'identity-<caller>-<service>',
  readers: [
    { process: caller, setting: `IDENTITY_TO_${service.toUpperCase()}` },
    { process: service, setting: `IDENTITY_FROM_${caller.toUpperCase()}` },
  ],
  servers: [],
  make: createKey,
}));

/**
 * All secrets of a deployment and who needs each: the one place that says so. `npm run secrets` writes them; tests hold
 * docker-compose.yml, k8s/ and docs/secrets.md to it.
 */
export const DEPLOYMENT_SECRETS: readonly DeploymentSecret[] = [
  ...databaseSecrets,
  {
    name: 'session-secret',
    kind: 'session-secret',
    readers: readBy('SESSION_SECRET', 'gateway', 'auth'),
    servers: [],
    make: createKey,
  },
  {
    name: 'email-key',
    kind: 'email-key',
    readers: readBy('EMAIL_KEY', 'auth'),
    servers: [],
    make: createKey,
  },
  ...serviceSecrets,
  ...pairSecrets,
  givenSecret('stripe-secret-key', ...readBy('STRIPE_SECRET_KEY', 'billing')),
  givenSecret('stripe-webhook-secret', ...readBy('STRIPE_WEBHOOK_SECRET', 'billing')),
  givenSecret('google-client-id', ...readBy('GOOGLE_CLIENT_ID', 'calendar')),
  givenSecret('google-client-secret', ...readBy('GOOGLE_CLIENT_SECRET', 'calendar')),
  givenSecret('openai-api-key', ...readBy('OPENAI_API_KEY', 'auth', 'journal', 'chat', 'calendar')),
];

/** The secrets of a process, by the settings that name them. */
export function secretsOf(process: Caller): Record<string, string> {
  return Object.fromEntries(
    DEPLOYMENT_SECRETS.flatMap(({ name, readers }) =>
      readers.filter((reader) => reader.process === process).map(({ setting }) => [setting, name]),
    ),
  );
}

/** The secrets of a server, by name. */
export function secretsOfServer(server: Server): string[] {
  return DEPLOYMENT_SECRETS.filter(({ servers }) => servers.includes(server)).map(({ name }) => name);
}
