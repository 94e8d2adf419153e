import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { parse } from 'yaml';

import { type Kustomization, readDocuments, readKustomization } from '../manifests/read-folder.ts';
import { DEPLOYED_PROCESSES, settingsOf } from '../process-settings.ts';

type Env = Record<string, string>;

/** A container: what it runs, and where it has a volume (`volume:path`). */
export type Container = { image: string; args: string[]; env: Env; mounts: string[] };

/** How a deployment runs a server of vectors, and where its processes look for it. */
export type Deployment = Container & {
  /** What has to end well before it starts. */
  before: Container[];
  /** The address of the server's own port within the deployment. */
  origin: string;
  /** Of each process that asks it. */
  urls: Env;
};

/** `reading` is text-embeddings-inference, `reader` llama.cpp's server. */
export type ServerName = 'reading' | 'reader';

const URL_SETTINGS = { reading: 'EMBEDDINGS_URL', reader: 'READER_URL' } as const;
const root = dirname(dirname(import.meta.dirname));

/** The processes that ask a server. */
const processesAsking = (server: ServerName) =>
  DEPLOYED_PROCESSES.filter(({ schema }) => settingsOf(schema).has(URL_SETTINGS[server]));
const withoutPort = (port: string | undefined) => (port === '80' ? '' : `:${port ?? ''}`);

/** `--name value` pairs. */
export const optionsOf = (args: readonly string[]): Map<string, string> =>
  new Map(
    args.flatMap((arg, index) => (arg.startsWith('--') ? [[arg, args[index + 1] ?? ''] as const] : [])),
  );

type ComposeService = {
  image?: string;
  command?: string[];
  environment?: Env;
  volumes?: string[];
  depends_on?: Record<string, { condition: string }>;
};

function composeContainer({
  image = '',
  command = [],
  environment = {},
  volumes = [],
}: ComposeService = {}): Container {
  const mounts = volumes.map((each) => each.replace(/:ro$/, ''));
  return { image, args: command, env: environment, mounts };
}

/** What `docs/deploy.md` has a person set for `docker compose`. */
async function readDocumentedUrl(setting: string): Promise<string> {
  const text = await readFile(join(root, 'docs', 'deploy.md'), 'utf8');
  return new RegExp(`^${setting}=(\\S+) docker compose`, 'm').exec(text)?.[1] ?? '';
}

export async function readCompose(server: ServerName): Promise<Deployment> {
  const files = ['docker-compose.yml', 'docker-compose.servers.yml'].map(
    async (name) =>
      parse(await readFile(join(root, name), 'utf8'), { merge: true }) as {
        services: Record<string, ComposeService>;
      },
  );
  const services = Object.fromEntries(
    (await Promise.all(files)).flatMap((each) => Object.entries(each.services)),
  );
  const setting = URL_SETTINGS[server];
  const documented = await readDocumentedUrl(setting);
  const container = composeContainer(services[server]);
  const before = Object.entries(services[server]?.depends_on ?? {}).filter(
    ([, { condition }]) => condition === 'service_completed_successfully',
  );
  const names = processesAsking(server).map(({ name, role }) => (role === 'http' ? name : `${name}-${role}`));
  const urlOf = (name: string): string =>
    (services[name]?.environment?.[setting] ?? '').replace(`\${${setting}:-}`, documented);
  return {
    ...container,
    before: before.map(([name]) => composeContainer(services[name])),
    origin: `http://${server}${withoutPort(optionsOf(container.args).get('--port'))}`,
    urls: Object.fromEntries(names.map((name) => [name, urlOf(name)])),
  };
}

type PodContainer = {
  image: string;
  args?: string[];
  env?: { name: string; value?: string }[];
  ports?: { name: string; containerPort: number }[];
  volumeMounts?: { name: string; mountPath: string }[];
};
type Manifest = {
  kind: string;
  spec: {
    template: { spec: { initContainers?: PodContainer[]; containers: PodContainer[] } };
    ports: { port: number; targetPort: string }[];
  };
};

const podContainer = ({ image, args = [], env = [], volumeMounts = [] }: PodContainer): Container => ({
  image,
  args,
  env: Object.fromEntries(env.map(({ name, value = '' }) => [name, value])),
  mounts: volumeMounts.map(({ name, mountPath }) => `${name}:${mountPath}`),
});

function literalOf({ configMapGenerator = [] }: Kustomization, generator: string, setting: string): string {
  const literals = configMapGenerator.find(({ name }) => name === generator)?.literals ?? [];
  return literals.find((each) => each.startsWith(`${setting}=`))?.split('=')[1] ?? '';
}

const MANIFEST_SOURCES = {
  reading: { file: 'base/reading.yaml', settingsOf: (name: string) => [`base/${name}`, 'settings'] },
  reader: {
    file: 'components/reader/server/reader.yaml',
    settingsOf: (name: string) => ['components/reader', `${name}-settings`],
  },
} as const;

export async function readManifests(server: ServerName): Promise<Deployment> {
  const { file, settingsOf: placeOf } = MANIFEST_SOURCES[server];
  const documents = await readDocuments<Manifest>(file);
  const of = (kind: string) => documents.find((each) => each.kind === kind)?.spec;
  const pod = of('Deployment')?.template.spec;
  const container = pod?.containers[0] ?? { image: '' };
  const service = of('Service')?.ports[0];
  const target = container.ports?.find(({ name }) => name === service?.targetPort)?.containerPort;
  // The service leads to the port of the container that the server listens on.
  const leads = String(target) === optionsOf(container.args ?? []).get('--port');
  const urls = processesAsking(server).map(async ({ name }) => {
    const [folder = '', generator = ''] = placeOf(name);
    return [name, literalOf(await readKustomization(folder), generator, URL_SETTINGS[server])] as const;
  });
  return {
    ...podContainer(container),
    before: (pod?.initContainers ?? []).map(podContainer),
    origin: leads ? `http://${server}${withoutPort(service && String(service.port))}` : 'nowhere',
    urls: Object.fromEntries(await Promise.all(urls)),
  };
}
