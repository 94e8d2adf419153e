import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { beforeEach, describe, expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';

import type { Container, PodTemplate, Resource } from './resources.ts';
import { findProblems } from './rules.ts';

const file = join(dirname(dirname(import.meta.dirname)), 'k8s', 'base', 'reading.yaml');
let resources: Resource[];
let template: PodTemplate;
let container: Container;

function resourceOf(kind: string): Resource {
  const found = resources.find((each) => each.kind === kind);
  if (!found) throw new Error(`There is no ${kind}`);
  return found;
}

beforeEach(async () => {
  resources = parseAllDocuments(await readFile(file, 'utf8'), { merge: true }).map(
    (each) => each.toJS() as Resource,
  );
  const [deployed] = resources.flatMap(({ spec }) => spec?.template ?? []);
  const [first] = deployed?.spec.containers ?? [];
  if (!deployed || !first) throw new Error(`${file} has no container`);
  template = deployed;
  container = first;
});

test('when all is well, then nothing is said', () => {
  expect(findProblems(resources)).toEqual([]);
});

describe('when a pod', () => {
  const hostPath = { name: 'node', hostPath: { path: '/' } };
  const broken: [string, string, () => void][] = [
    ['may be root', 'may run as root', () => delete template.spec.securityContext?.runAsNonRoot],
    ['has no seccomp profile', 'seccomp', () => delete template.spec.securityContext?.seccompProfile],
    ['gets a token', 'token of the API server', () => delete template.spec.automountServiceAccountToken],
    ['gets variables of Services', 'a variable for each', () => delete template.spec.enableServiceLinks],
    ['mounts a folder of its node', 'mounts node', () => template.spec.volumes?.push(hostPath)],
    ['may gain privileges', 'gain', () => delete container.securityContext?.allowPrivilegeEscalation],
    ['keeps capabilities', 'capabilities', () => delete container.securityContext?.capabilities],
    ['may write', 'write to its image', () => delete container.securityContext?.readOnlyRootFilesystem],
    [
      'has no request of memory',
      'requests of memory',
      () => delete container.resources?.requests?.['memory'],
    ],
    ['has no limit of processors', 'limits of cpu', () => delete container.resources?.limits?.['cpu']],
    [
      'names an image without a version',
      'without a version',
      () => (container.image = 'images.example.com:5000/inkwell'),
    ],
    ['has the latest image', 'without a version', () => (container.image = 'inkwell:latest')],
    ['has no startup probe', 'no startupProbe', () => delete container.startupProbe],
    ['has no readiness probe', 'no readinessProbe', () => delete container.readinessProbe],
    ['has no liveness probe', 'no livenessProbe', () => delete container.livenessProbe],
    ['is killed too soon', 'takes 14 s', () => (template.spec.terminationGracePeriodSeconds = 14)],
  ];
  test.each(broken)('%s, then it is told', (_title, expected, breakIt) => {
    breakIt();
    expect(findProblems(resources)).toEqual([
      expect.stringMatching(new RegExp(`^Deployment /reading: .*${expected}`)),
    ]);
  });
});

test('when a process takes longer to stop by its settings, then its pod has to wait for it', () => {
  resources.push({
    apiVersion: 'v1',
    kind: 'ConfigMap',
    metadata: { name: 'a' },
    data: { DRAIN_MS: '60000' },
  });
  container.envFrom = [{ configMapRef: { name: 'a' } }];
  expect(findProblems(resources)).toEqual([expect.stringContaining('takes 65 s')]);
  template.spec.terminationGracePeriodSeconds = 75;
  expect(findProblems(resources)).toEqual([]);
});

test('when a pod needs what is not there, or is of another namespace, then it is told', () => {
  template.spec.volumes?.push({ name: 'secrets', secret: { secretName: 'a' } });
  container.envFrom = [{ configMapRef: { name: 'b' } }];
  const missing = [
    expect.stringContaining('needs the ConfigMap b'),
    expect.stringContaining('needs the Secret or ExternalSecret a'),
  ];
  expect(findProblems(resources)).toEqual(missing);
  const secret = { apiVersion: 'v1', kind: 'Secret', metadata: { name: 'a', namespace: 'elsewhere' } };
  expect(findProblems([...resources, secret])).toEqual(missing);
});

test.each(['Service', 'PodDisruptionBudget'])('when a %s selects no pod, then it is told', (kind) => {
  template.metadata = { labels: { 'app.kubernetes.io/name': 'another' } };
  expect(findProblems(resources)).toContain(`${kind} /reading: selects no pod`);
});

test('when a policy selects by an expression, then it is asked whether that takes any pod of ours', () => {
  const policy = (values: string[], key = 'app.kubernetes.io/name'): Resource => ({
    apiVersion: 'networking.k8s.io/v1',
    kind: 'NetworkPolicy',
    metadata: { name: 'a' },
    spec: {
      podSelector: { matchExpressions: [{ key, operator: 'In', values }] },
    },
  });
  expect(findProblems([...resources, policy(['reading', 'other'])])).toEqual([]);
  expect(findProblems([...resources, policy(['other'])])).toEqual(['NetworkPolicy /a: selects no pod']);
  expect(findProblems([...resources, policy(['true'], 'acme.cert-manager.io/http01-solver')])).toEqual([]);
});

test('when something is scaled by nobody, or by two, or an autoscaler by mistake, then it is told', () => {
  const scaler = resourceOf('HorizontalPodAutoscaler');
  expect(findProblems([...resources, scaler])).toEqual(['Deployment /reading: has 2 autoscalers']);
  scaler.spec = { scaleTargetRef: { kind: 'Deployment', name: 'another' } };
  expect(findProblems(resources)).toEqual([
    'Deployment /reading: has 0 autoscalers',
    'HorizontalPodAutoscaler /reading: scales nothing',
  ]);
});
