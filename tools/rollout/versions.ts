import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { build, type Plugin } from 'esbuild';

import { BUNDLE_OPTIONS } from '../bundle-options.ts';

/** The event that the older version does not know. Journal emits it, insights consumes it. */
export const NEW_EVENT_NAME = 'journal.mood-chosen';
/** The services of which there is an older version. */
export const VERSIONED_SERVICES = ['journal', 'insights'] as const;

/** The lines that a version has which knows the name. */
const LINES_WITH_NEW_NAME: ReadonlyMap<string, RegExp> = new Map([
  ['libs/contracts/src/events.ts', new RegExp(`^ *'${NEW_EVENT_NAME}': .*,\n`, 'm')],
  ['services/insights/src/events.ts', new RegExp(`^ *onEvent\\('${NEW_EVENT_NAME}', .*,\n`, 'm')],
]);

function filesWithoutNewName(root: string): Plugin {
  return {
    name: 'without-the-new-name',
    setup(builder) {
      builder.onLoad({ filter: /[\\/]events\.ts$/ }, async ({ path }) => {
        const line = [...LINES_WITH_NEW_NAME].find(([file]) => join(root, file) === path)?.[1];
        if (!line) return undefined;
        const text = await readFile(path, 'utf8');
        if (!line.test(text)) throw new Error(`${path} has no line of ${NEW_EVENT_NAME}`);
        return { contents: text.replace(line, ''), loader: 'ts' };
      });
    },
  };
}

/**
 * Bundles the older version of a service: the same code, without one event.
 *
 * @returns the bundle. It lies in the workspace, where its packages are found
 */
export async function buildOlderVersion(
  root: string,
  service: (typeof VERSIONED_SERVICES)[number],
): Promise<string> {
  const outfile = join(root, 'node_modules/.cache/inkwell-rollout', `${service}.js`);
  await build({
    ...BUNDLE_OPTIONS,
    absWorkingDir: join(root, 'services', service),
    entryPoints: ['src/main.ts'],
    outfile,
    plugins: [filesWithoutNewName(root), ...BUNDLE_OPTIONS.plugins],
  });
  return outfile;
}
