import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

import { parseAllDocuments } from 'yaml';

import { writeExampleSecrets } from '../process-settings.ts';
import { partLine, say, seconds } from '../start/terminal.ts';
import { findGoProgram, KUBECONFORM, KUSTOMIZE } from './programs.ts';
import type { Resource } from './resources.ts';
import { findProblems } from './rules.ts';
import { vendorSchemas } from './schemas.ts';

const runCommand = promisify(execFile);
const root = dirname(dirname(import.meta.dirname));
const schemas = join(root, 'k8s', 'schemas');
/** The overlays, each with the files that are applied by hand beside it. */
const OVERLAYS = { kind: ['restore.yaml'], small: ['restore.yaml'], large: [], sharded: [] };
type Overlay = keyof typeof OVERLAYS;

/** Kinds whose schemas no package registry carries: their fields were compared with their makers' documents by eye. */
const WITHOUT_SCHEMA = [
  'gateway.envoyproxy.io/v1alpha1/BackendTrafficPolicy',
  'psmdb.percona.com/v1/PerconaServerMongoDB',
  'redis.redis.opstreelabs.in/v1beta2/RedisCluster',
  'redis.redis.opstreelabs.in/v1beta2/RedisReplication',
];

/** Writes an overlay as `kubectl apply -k` takes it, and what is applied by hand beside it, into one file. */
async function renderOverlay(
  kustomize: string,
  folder: string,
  overlay: Overlay,
  file: string,
): Promise<string> {
  const built = await runCommand(kustomize, ['build', join(folder, 'overlays', overlay)], {
    maxBuffer: 16 * 1024 * 1024,
  });
  const others = await Promise.all(OVERLAYS[overlay].map((name) => readFile(join(folder, name), 'utf8')));
  const text = [built.stdout, ...others].join('---\n');
  await writeFile(file, text);
  return text;
}

/** @returns what kubeconform says of a file, and whether all of it is valid */
async function validateFile(kubeconform: string, file: string): Promise<{ valid: boolean; text: string }> {
  const location = join(schemas, '{{ .ResourceKind }}_{{ .ResourceAPIVersion }}.json');
  const options = ['-strict', '-summary', '-schema-location', location, '-skip', WITHOUT_SCHEMA.join(',')];
  try {
    return { valid: true, text: (await runCommand(kubeconform, [...options, file])).stdout };
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string };
    if (stdout === undefined) throw error;
    return { valid: false, text: stdout + stderr };
  }
}

async function checkManifests(): Promise<boolean> {
  const since = Date.now();
  const [kustomize, kubeconform] = [await findGoProgram(KUSTOMIZE), await findGoProgram(KUBECONFORM)];
  say(
    partLine(
      'programs',
      `kustomize ${KUSTOMIZE.version}, kubeconform ${KUBECONFORM.version}, ${seconds(since)}`,
    ),
  );
  const folder = await mkdtemp(join(tmpdir(), 'inkwell-manifests-'));
  try {
    for (const part of ['k8s', 'tools/compose'])
      await cp(join(root, part), join(folder, part), { recursive: true });
    const secrets = join(folder, 'k8s', 'overlays', 'kind', 'secrets');
    await rm(secrets, { recursive: true, force: true });
    await writeExampleSecrets(secrets);
    let passed = true;
    for (const overlay of Object.keys(OVERLAYS) as Overlay[]) {
      const file = join(folder, `${overlay}.yaml`);
      const text = await renderOverlay(kustomize, join(folder, 'k8s'), overlay, file);
      const { valid, text: told } = await validateFile(kubeconform, file);
      const problems = findProblems(parseAllDocuments(text).map((each) => each.toJS() as Resource));
      for (const line of [...told.trim().split('\n'), ...problems]) say(partLine(overlay, line));
      passed &&= valid && problems.length === 0;
    }
    say(partLine('skipped', `without a schema: ${WITHOUT_SCHEMA.join(', ')}`));
    return passed;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * `npm run manifests`: renders each overlay of k8s/, validates it against the schemas of k8s/schemas and looks at what
 * no schema tells. `npm run manifests -- schemas` writes these schemas anew.
 */
try {
  if (process.argv[2] === 'schemas') say(`${await vendorSchemas(schemas)} schemas written to ${schemas}`);
  else process.exitCode = (await checkManifests()) ? 0 : 1;
} catch (error) {
  const { stderr, message } = error as { stderr?: string; message: string };
  process.stderr.write(`${stderr || message}\n`);
  process.exitCode = 1;
}
