import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { format, resolveConfig } from 'prettier';
import { parse, stringify } from 'yaml';

/** Where Prometheus's operator reads the rules from. */
export const ALERTS_MANIFEST = 'k8s/overlays/large/alerts.yaml';

/** The rules of monitoring/rules.yml as Prometheus's operator takes them. */
export async function alertsManifest(root: string): Promise<string> {
  const { groups } = parse(await readFile(join(root, 'monitoring', 'rules.yml'), 'utf8')) as {
    groups: unknown;
  };
  const rule = {
    apiVersion: 'monitoring.coreos.com/v1',
    kind: 'PrometheusRule',
    metadata: { name: 'inkwell', namespace: 'inkwell' },
    spec: { groups },
  };
  const text = `# Written by \`npm run monitoring -- write\` from monitoring/rules.yml: change it there.\n${stringify(rule, { lineWidth: 0 })}`;
  const style = await resolveConfig(join(root, ALERTS_MANIFEST));
  return format(text, { ...style, parser: 'yaml' });
}
