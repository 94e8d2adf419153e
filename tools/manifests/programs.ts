import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { fetchOnce, findOnPath } from '@inkwell/servers';

const runCommand = promisify(execFile);

/** A program that Go builds: its module at a version, and the name of what comes out. */
type GoProgram = { name: string; module: string; version: string };

export const KUSTOMIZE: GoProgram = {
  name: 'kustomize',
  module: 'sigs.k8s.io/kustomize/kustomize/v5',
  version: 'v5.8.1',
};
export const KUBECONFORM: GoProgram = {
  name: 'kubeconform',
  module: 'github.com/yannh/kubeconform/cmd/kubeconform',
  version: 'v0.8.0',
};

/**
 * The path of a program in the cache; built with this machine's Go the first time.
 *
 * @throws Error where there is no Go
 */
export async function findGoProgram({ name, module, version }: GoProgram): Promise<string> {
  const folder = await fetchOnce(`${name}-${version}`, async (target) => {
    const go = await findOnPath(['go']);
    if (!go) throw new Error(`Go is needed to build ${name} and is not on the PATH: https://go.dev/dl`);
    await runCommand(go, ['install', '-trimpath', '-ldflags=-s -w', `${module}@${version}`], {
      env: { ...process.env, GOBIN: target, CGO_ENABLED: '0' },
    });
  });
  return join(folder, process.platform === 'win32' ? `${name}.exe` : name);
}
