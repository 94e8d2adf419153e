import { SERVICES } from '@inkwell/contracts/constants';
import { beforeAll, describe, expect, test } from 'vitest';

import { DEPLOYED_PROCESSES, settingsOf } from '../process-settings.ts';
import { CALLS } from '../start/secrets.ts';
import { readDocuments } from './read-folder.ts';
import { type Labels, type Selector, selects } from './resources.ts';

type Peer = { podSelector?: Selector; namespaceSelector?: Selector; ipBlock?: { cidr: string } };
type Policy = {
  metadata: { name: string };
  spec: {
    podSelector: Selector;
    ingress?: { from: Peer[]; ports?: { port: number }[] }[];
    egress?: { to: Peer[] }[];
  };
};

const NAME = 'app.kubernetes.io/name';
const COMPONENT = 'app.kubernetes.io/component';

let policies: Policy[];
beforeAll(async () => {
  policies = [
    ...(await readDocuments<Policy>('base/network.yaml')),
    ...(await readDocuments<Policy>('base/calls.yaml')),
    ...(await readDocuments<Policy>('components/reader/server/network.yaml')),
  ];
});

describe('the network policies', () => {
  const names = ['gateway', ...SERVICES, 'reading', 'reader', 'backup'];
  const roles = ['http', 'worker', 'migrations', 'rewrap-keys', 'backup'];
  const pods = names.flatMap((name) => roles.map((role) => ({ [NAME]: name, [COMPONENT]: role })));
  const policyOf = (name: string): Policy => {
    const policy = policies.find(({ metadata }) => metadata.name === name);
    if (!policy) throw new Error(`There is no policy ${name}`);
    return policy;
  };
  const titleOf = (labels: Labels): string => `${labels[NAME]} ${labels[COMPONENT]}`;
  const titlesOf = (selector: Selector | undefined): string[] =>
    selector ? pods.filter((labels) => selects(selector, labels)).map(titleOf) : [];
  const peersOf = ({ spec }: Policy, side: 'ingress' | 'egress'): Peer[] =>
    side === 'ingress'
      ? (spec.ingress ?? []).flatMap(({ from }) => from)
      : (spec.egress ?? []).flatMap(({ to }) => to);
  /** Who a policy is for. */
  const subjectsOf = (name: string): string[] => titlesOf(policyOf(name).spec.podSelector);
  const bothRoles = (named: readonly string[]): string[] =>
    names.filter((name) => named.includes(name)).flatMap((name) => [`${name} http`, `${name} worker`]);
  /** Whose settings have one of these. */
  const readersOf = (...settings: string[]): string[] => [
    ...new Set(
      DEPLOYED_PROCESSES.filter(({ schema }) => settings.some((each) => settingsOf(schema).has(each))).map(
        ({ name }) => name,
      ),
    ),
  ];

  test('when something is not named, then nothing reaches it and it reaches nothing', () => {
    expect(policyOf('default-deny').spec).toEqual({ podSelector: {}, policyTypes: ['Ingress', 'Egress'] });
  });

  test('when pods may call each other, then as the pairs of secrets have it, both out and in', () => {
    const between = (side: 'ingress' | 'egress') =>
      policies.flatMap((policy) => {
        const subjects = titlesOf(policy.spec.podSelector);
        const others = peersOf(policy, side)
          .filter(({ namespaceSelector, ipBlock }) => !namespaceSelector && !ipBlock)
          .flatMap(({ podSelector = {} }) => titlesOf(podSelector))
          .filter((other) => ![...subjects, other].some((title) => /^read(?:ing|er) /.test(title)));
        return subjects.flatMap((subject) =>
          others.map((other) => (side === 'ingress' ? `${other} → ${subject}` : `${subject} → ${other}`)),
        );
      });
    const expected = CALLS.flatMap(([caller, service]) =>
      bothRoles([caller]).map((from) => `${from} → ${service} http`),
    ).toSorted();
    expect(between('egress').toSorted()).toEqual(expected);
    expect(between('ingress').toSorted()).toEqual(expected);
  });

  test('when a policy leads out of the namespace, then to these alone', () => {
    const leading = policies.flatMap((policy) =>
      [...peersOf(policy, 'ingress'), ...peersOf(policy, 'egress')].flatMap(
        ({ namespaceSelector, ipBlock }) => {
          const namespace = namespaceSelector?.matchLabels?.['kubernetes.io/metadata.name'] ?? 'any';
          const other = ipBlock ? 'an address' : namespaceSelector && namespace;
          return other === undefined ? [] : [`${policy.metadata.name}: ${other}`];
        },
      ),
    );
    expect([...new Set(leading)].toSorted()).toEqual([
      'callers-of-gateway: envoy-gateway-system',
      'dns: kube-system',
      'metrics: monitoring',
      'mongodb: inkwell-databases',
      'outside-of-reader: an address',
      'outside: an address',
      'redis: inkwell-databases',
      'traces: monitoring',
    ]);
  });

  test('when a process calls OpenAI, Stripe or Google, then it and the reading server reach outside, and no other', () => {
    const callers = readersOf('OPENAI_API_KEY', 'STRIPE_SECRET_KEY', 'GOOGLE_CLIENT_ID');
    expect(subjectsOf('outside').toSorted()).toEqual(bothRoles([...callers, 'reading']).toSorted());
  });

  test('when the second reader fetches its model, then it reaches as far as the others, and it alone by that policy', () => {
    expect(policyOf('outside-of-reader').spec.egress).toEqual(policyOf('outside').spec.egress);
    expect(subjectsOf('outside-of-reader').filter((title) => !title.startsWith('reader '))).toEqual([]);
  });

  test.each([
    ['reading', 'EMBEDDINGS_URL'],
    ['reader', 'READER_URL'],
  ])('when a process asks %s, then it reaches it, and no other', (server, setting) => {
    const askers = bothRoles(readersOf(setting)).toSorted();
    expect(subjectsOf(`calls-to-${server}`).toSorted()).toEqual(askers);
    const [from] = policyOf(`callers-of-${server}`).spec.ingress ?? [];
    expect(titlesOf(from?.from[0]?.podSelector).toSorted()).toEqual(askers);
    const [to] = policyOf(`calls-to-${server}`).spec.egress ?? [];
    for (const titles of [subjectsOf(`callers-of-${server}`), titlesOf(to?.to[0]?.podSelector)])
      expect(titles).toContain(`${server} http`);
  });

  test('when a process has metrics, then Prometheus reaches them, and nothing else of it', () => {
    expect(subjectsOf('metrics').toSorted()).toEqual(bothRoles(readersOf('METRICS_PORT')).toSorted());
    const ports = policies.flatMap(({ metadata, spec }) =>
      (spec.ingress ?? []).flatMap((rule) => rule.ports?.map(({ port }) => `${metadata.name} ${port}`) ?? []),
    );
    expect(ports.filter((line) => line.startsWith('metrics ') || line.endsWith(' 9464'))).toEqual([
      'metrics 9464',
    ]);
  });

  test('when a process sends traces, then it reaches where they are taken, and no other', () => {
    const senders = bothRoles(readersOf('OTEL_EXPORTER_OTLP_ENDPOINT')).toSorted();
    expect(subjectsOf('traces').toSorted()).toEqual(senders);
  });

  test('when a process has a database or queues, then it reaches them, and no other', () => {
    expect(subjectsOf('redis').toSorted()).toEqual(
      bothRoles(readersOf('REDIS_URL', 'REDIS_CACHE_URL')).toSorted(),
    );
    const owners = [...readersOf('MONGODB_URI'), 'backup'];
    expect(subjectsOf('mongodb').toSorted()).toEqual(
      pods
        .filter((labels) => owners.includes(labels[NAME] ?? ''))
        .map(titleOf)
        .toSorted(),
    );
  });
});
