/** What the rules look at of the manifests of a cluster; fields that they do not need are left out. */
export type Labels = Record<string, string>;

type SelectorRequirement = { key: string; operator: string; values?: string[] };
export type Selector = { matchLabels?: Labels; matchExpressions?: SelectorRequirement[] };

type Probe = object;

export type Container = {
  name: string;
  image: string;
  env?: { name: string; value?: string }[];
  envFrom?: { configMapRef?: { name: string } }[];
  startupProbe?: Probe;
  readinessProbe?: Probe;
  livenessProbe?: Probe;
  lifecycle?: { preStop?: { sleep?: { seconds: number } } };
  resources?: { requests?: Record<string, string>; limits?: Record<string, string> };
  securityContext?: {
    allowPrivilegeEscalation?: boolean;
    readOnlyRootFilesystem?: boolean;
    capabilities?: { drop?: string[] };
  };
};

type Volume = {
  name: string;
  configMap?: { name: string };
  secret?: { secretName: string };
  persistentVolumeClaim?: { claimName: string };
};

export type PodTemplate = {
  metadata?: { labels?: Labels };
  spec: {
    automountServiceAccountToken?: boolean;
    enableServiceLinks?: boolean;
    terminationGracePeriodSeconds?: number;
    securityContext?: { runAsNonRoot?: boolean; seccompProfile?: { type?: string } };
    initContainers?: Container[];
    containers: Container[];
    volumes?: Volume[];
  };
};

type ResourceSpec = {
  selector?: Selector | Labels;
  podSelector?: Selector;
  scaleTargetRef?: { kind?: string; name: string };
  template?: PodTemplate;
  jobTemplate?: { spec: { template: PodTemplate } };
};

export type Resource = {
  apiVersion: string;
  kind: string;
  metadata: { name: string; namespace?: string; labels?: Labels };
  data?: Record<string, string>;
  spec?: ResourceSpec;
};

/** The pod that a resource starts, if it starts any. */
export function podTemplateOf({ spec }: Resource): PodTemplate | undefined {
  return spec?.template?.spec.containers ? spec.template : spec?.jobTemplate?.spec.template;
}

/** Whether a selector of Kubernetes takes these labels; `In` and `NotIn` are the operators that it knows here. */
export function selects({ matchLabels = {}, matchExpressions = [] }: Selector, labels: Labels): boolean {
  const hasLabels = Object.entries(matchLabels).every(([key, value]) => labels[key] === value);
  return (
    hasLabels &&
    matchExpressions.every(({ key, operator, values = [] }) => {
      if (operator !== 'In' && operator !== 'NotIn')
        throw new Error(`The operator ${operator} is not known here`);
      return values.includes(labels[key] ?? '') === (operator === 'In');
    })
  );
}
