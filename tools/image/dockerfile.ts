import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What the Dockerfile says of a container that runs, its folder being `/app`. */
export type ContainerSettings = {
  env: Record<string, string>;
  entrypoint: string[];
  /** The command of the health check. */
  health: string[];
  user: string;
};

/** Reads the instructions of the Dockerfile's last stage; an `ARG` has its default. */
export async function readDockerfile(root: string): Promise<ContainerSettings> {
  const text = await readFile(join(root, 'Dockerfile'), 'utf8');
  const lines = text.replaceAll(/\\\n\s*/g, '').split('\n');
  const argumentOf = (instruction: string): string => {
    const line = lines.findLast((each) => each.startsWith(`${instruction} `));
    if (line === undefined) throw new Error(`The Dockerfile has no ${instruction}`);
    return line.slice(instruction.length + 1);
  };
  const defaults = new Map(
    lines.flatMap((line) => {
      const [, name = '', value = ''] = /^ARG (\w+)=(.*)$/.exec(line) ?? [];
      return name ? [[name, value] as const] : [];
    }),
  );
  const pairs = argumentOf('ENV')
    .replaceAll(/\$\{(\w+)\}/g, (_all, name: string) => defaults.get(name) ?? '')
    .split(' ')
    .map((pair) => pair.split('=') as [string, string]);
  return {
    env: Object.fromEntries(pairs),
    entrypoint: JSON.parse(argumentOf('ENTRYPOINT')) as string[],
    health: JSON.parse(argumentOf('HEALTHCHECK').replace(/^.*?CMD /, '')) as string[],
    user: argumentOf('USER'),
  };
}
