import {
  type Container,
  type PodTemplate,
  podTemplateOf,
  type Resource,
  type Selector,
  selects,
} from './resources.ts';

/** What a process takes to stop where no `DRAIN_MS` is set: libs/service/src/config.ts. */
const DEFAULT_DRAIN_MS = 9_000;
const ALLOWED_VOLUMES = ['configMap', 'secret', 'emptyDir', 'persistentVolumeClaim'];
const SERVING_KINDS = ['Deployment', 'StatefulSet'];

const titleOf = ({ kind, metadata: { namespace, name } }: Resource): string =>
  `${kind} ${namespace ?? ''}/${name}`;

/** What is wrong with the manifests of one cluster beyond their schemas: one line each, none where all is well. */
export function findProblems(resources: readonly Resource[]): string[] {
  return [
    ...resources.flatMap((resource) => {
      const pod = podTemplateOf(resource);
      if (!pod) return [];
      const problems = [
        ...podProblems(pod),
        ...(SERVING_KINDS.includes(resource.kind) ? servingProblems(pod, resource, resources) : []),
        ...missingReferences(pod, resource, resources),
      ];
      return problems.map((problem) => `${titleOf(resource)}: ${problem}`);
    }),
    ...resources.flatMap((resource) => selectorProblems(resource, resources)),
    ...scaleProblems(resources),
  ];
}

/** The Pod Security Standard `restricted` and what goes beyond it here. */
function podProblems({ spec }: PodTemplate): string[] {
  const problems: string[] = [];
  const demand = (holds: boolean, problem: string) => {
    if (!holds) problems.push(problem);
  };
  demand(spec.securityContext?.runAsNonRoot === true, 'may run as root');
  demand(spec.securityContext?.seccompProfile?.type === 'RuntimeDefault', 'has no seccomp profile');
  demand(spec.automountServiceAccountToken === false, 'gets a token of the API server');
  demand(spec.enableServiceLinks === false, 'gets a variable for each Service of the namespace');
  for (const { name, ...volume } of spec.volumes ?? [])
    demand(
      Object.keys(volume).every((type) => ALLOWED_VOLUMES.includes(type)),
      `mounts ${name}`,
    );
  for (const container of [...(spec.initContainers ?? []), ...spec.containers]) {
    const { name, image, resources, securityContext } = container;
    demand(securityContext?.allowPrivilegeEscalation === false, `${name} may gain privileges`);
    demand(securityContext?.capabilities?.drop?.includes('ALL') === true, `${name} keeps capabilities`);
    demand(securityContext?.readOnlyRootFilesystem === true, `${name} may write to its image`);
    demand(/:(?!latest$)[^:/]+$/.test(image), `${name} has an image without a version`);
    for (const bound of ['requests', 'limits'] as const)
      for (const unit of ['cpu', 'memory'])
        demand(resources?.[bound]?.[unit] !== undefined, `${name} has no ${bound} of ${unit}`);
  }
  return problems;
}

/** What is asked of containers that run until they are told to stop. */
function servingProblems({ spec }: PodTemplate, owner: Resource, resources: readonly Resource[]): string[] {
  const grace = spec.terminationGracePeriodSeconds ?? 30;
  return spec.containers.flatMap((container) => {
    const stopS =
      (container.lifecycle?.preStop?.sleep?.seconds ?? 0) + drainMs(container, owner, resources) / 1_000;
    return [
      ...(['startupProbe', 'readinessProbe', 'livenessProbe'] as const)
        .filter((probe) => container[probe] === undefined)
        .map((probe) => `${container.name} has no ${probe}`),
      ...(stopS < grace ? [] : [`${container.name} takes ${stopS} s to stop and is killed after ${grace} s`]),
    ];
  });
}

function drainMs({ envFrom = [] }: Container, owner: Resource, resources: readonly Resource[]): number {
  const settings = envFrom.map(({ configMapRef }) =>
    findResource(resources, ['ConfigMap'], owner, configMapRef?.name),
  );
  const given = settings.map((each) => each?.data?.['DRAIN_MS']).find((value) => value !== undefined);
  return given === undefined ? DEFAULT_DRAIN_MS : Number(given);
}

function findResource(
  resources: readonly Resource[],
  kinds: readonly string[],
  { metadata: { namespace } }: Resource,
  name: string | undefined,
): Resource | undefined {
  return resources.find(
    ({ kind, metadata }) =>
      kinds.includes(kind) && metadata.namespace === namespace && metadata.name === name,
  );
}

function missingReferences({ spec }: PodTemplate, owner: Resource, resources: readonly Resource[]): string[] {
  const volumes = spec.volumes ?? [];
  const references: [string[], string | undefined][] = [
    ...spec.containers.flatMap(({ envFrom = [] }) =>
      envFrom.map(({ configMapRef }): [string[], string | undefined] => [['ConfigMap'], configMapRef?.name]),
    ),
    ...volumes.map(({ configMap }): [string[], string | undefined] => [['ConfigMap'], configMap?.name]),
    ...volumes.map(({ secret }): [string[], string | undefined] => [
      ['Secret', 'ExternalSecret'],
      secret?.secretName,
    ]),
    ...volumes.map(({ persistentVolumeClaim }): [string[], string | undefined] => [
      ['PersistentVolumeClaim'],
      persistentVolumeClaim?.claimName,
    ]),
  ];
  return references
    .filter(([kinds, name]) => name !== undefined && !findResource(resources, kinds, owner, name))
    .map(([kinds, name]) => `needs the ${kinds.join(' or ')} ${name}, which is nowhere`);
}

/** A selector by labels of ours that takes no pod is a mistake; by others it may be for pods that an operator makes. */
function selectorProblems(resource: Resource, resources: readonly Resource[]): string[] {
  const { kind, spec = {}, metadata } = resource;
  const selector =
    kind === 'NetworkPolicy'
      ? spec.podSelector
      : kind === 'PodDisruptionBudget'
        ? spec.selector
        : kind === 'Service' && spec.selector && { matchLabels: spec.selector };
  if (!selector || !selectsOurs(selector as Selector)) return [];
  const pods = resources
    .filter((each) => each.metadata.namespace === metadata.namespace)
    .flatMap((each) => podTemplateOf(each) ?? []);
  return pods.some((pod) => selects(selector as Selector, pod.metadata?.labels ?? {}))
    ? []
    : [`${titleOf(resource)}: selects no pod`];
}

function selectsOurs({ matchLabels = {}, matchExpressions = [] }: Selector): boolean {
  const keys = [...Object.keys(matchLabels), ...matchExpressions.map(({ key }) => key)];
  return keys.length > 0 && keys.every((key) => key.startsWith('app.kubernetes.io/'));
}

/** Each Deployment is scaled by exactly one, and each autoscaler has something to scale. */
function scaleProblems(resources: readonly Resource[]): string[] {
  const scalers = resources.filter(({ kind }) => ['HorizontalPodAutoscaler', 'ScaledObject'].includes(kind));
  const deployments = resources.filter(({ kind }) => kind === 'Deployment');
  const isScaledBy = (deployment: Resource, scaler: Resource) =>
    scaler.spec?.scaleTargetRef?.name === deployment.metadata.name &&
    scaler.metadata.namespace === deployment.metadata.namespace;
  return [
    ...deployments.flatMap((deployment) => {
      const count = scalers.filter((scaler) => isScaledBy(deployment, scaler)).length;
      return count === 1 ? [] : [`${titleOf(deployment)}: has ${count} autoscalers`];
    }),
    ...scalers
      .filter((scaler) => !deployments.some((deployment) => isScaledBy(deployment, scaler)))
      .map((scaler) => `${titleOf(scaler)}: scales nothing`),
  ];
}
