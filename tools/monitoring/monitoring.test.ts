import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { expect, test } from 'vitest';
import { parse } from 'yaml';

import { DEPLOYED_PROCESSES } from '../process-settings.ts';
import { ALERTS_MANIFEST, alertsManifest } from './alerts-manifest.ts';

const root = dirname(dirname(import.meta.dirname));
const read = (path: string): Promise<string> => readFile(join(root, path), 'utf8');

async function filesIn(folder: string, suffix: string): Promise<string[]> {
  const names = await readdir(join(root, folder), { recursive: true });
  return names
    .filter((name) => name.endsWith(suffix) && !name.includes('node_modules') && !name.includes('dist/'))
    .map((name) => `${folder}/${name}`);
}

/** What our code exports, with what Prometheus makes of a histogram. */
async function exportedMetrics(): Promise<Set<string>> {
  const sources = (
    await Promise.all(['libs', 'gateway', 'services'].map((each) => filesIn(each, '.ts')))
  ).flat();
  const texts = await Promise.all(sources.filter((path) => path.includes('/src/')).map(read));
  const names = texts.flatMap((text) =>
    [...text.matchAll(/name: '(inkwell_\w+)'/g)].map(([, name = '']) => name),
  );
  return new Set(names.flatMap((name) => [name, `${name}_bucket`, `${name}_count`, `${name}_sum`]));
}

test('when a rule or a panel asks for a metric, then some process exports it', async () => {
  const exported = await exportedMetrics();
  const files = [
    'monitoring/rules.yml',
    'monitoring/rules.test.yml',
    'docs/runbook.md',
    ...(await filesIn('monitoring/grafana/dashboards', '.json')),
    ...(await filesIn('k8s/overlays/large', '.yaml')),
  ];
  const asked = await Promise.all(
    files.map(async (file) =>
      [...(await read(file)).matchAll(/\binkwell_\w+/g)].map(([name]) => ({ file, name })),
    ),
  );
  expect(asked.flat().length).toBeGreaterThan(50);
  expect(asked.flat().filter(({ name }) => !exported.has(name))).toEqual([]);
});

test('when a metric is exported, then a panel shows it', async () => {
  const boards = await Promise.all((await filesIn('monitoring/grafana/dashboards', '.json')).map(read));
  const shown = new Set(boards.join('').match(/\binkwell_\w+/g));
  const families = [...(await exportedMetrics())].filter((name) => !/_(bucket|count|sum)$/.test(name));
  const isShown = (name: string) => [name, `${name}_bucket`, `${name}_count`].some((each) => shown.has(each));
  expect(families.filter((name) => !isShown(name))).toEqual([]);
});

test('when Docker runs a process, then Prometheus asks it where it listens', async () => {
  const { scrape_configs } = parse(await read('monitoring/prometheus.yml')) as {
    scrape_configs: { static_configs: { targets: string[] }[] }[];
  };
  const compose = parse(await read('docker-compose.yml'), { merge: true }) as {
    services: Record<string, { environment?: Record<string, string> }>;
  };
  const lasting = DEPLOYED_PROCESSES.filter(({ role }) => role !== 'migrations' && role !== 'rewrap-keys');
  const expected = lasting.map(({ name, role }) => {
    const container = role === 'http' ? name : `${name}-${role}`;
    return `${container}:${compose.services[container]?.environment?.['METRICS_PORT']}`;
  });
  const targets = scrape_configs.flatMap((each) => each.static_configs.flatMap((config) => config.targets));
  expect(targets.toSorted()).toEqual(expected.toSorted());
});

test('when the rules are changed, then those of the operator are written anew', async () => {
  expect(await read(ALERTS_MANIFEST), 'run `npm run monitoring -- write`').toBe(await alertsManifest(root));
});

test('when somebody is called, then the runbook has a section for it, and no section is for nothing', async () => {
  const { groups } = parse(await read('monitoring/rules.yml')) as {
    groups: { rules: { alert?: string }[] }[];
  };
  const alerts = groups.flatMap(({ rules }) => rules.flatMap(({ alert }) => alert ?? []));
  const [, ...sections] = (await read('docs/runbook.md')).split(/^## (?=Inkwell)/m);
  expect(sections.map((section) => section.split('\n')[0])).toEqual(alerts);
  for (const section of sections)
    expect(section).toMatch(/\*\*Means\.\*\*[^]+\*\*Look at\.\*\*[^]+\*\*Do\.\*\*[^]+\*\*Over\.\*\*/);
});
