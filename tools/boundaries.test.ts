import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';

const root = dirname(import.meta.dirname);
const thing = 'export const thing = 1;\n';

/** Imports that are forbidden, and the rule that says so. */
const FORBIDDEN = [
  ['services-know-no-other-deployable', 'services/chat/src/main.ts', 'services/auth/src/users.ts'],
  ['libs-know-no-deployable', 'libs/ai/src/index.ts', 'services/auth/src/users.ts'],
  ['gateway-knows-no-deployable', 'gateway/src/main.ts', 'services/auth/src/users.ts'],
  ['web-knows-contracts-alone', 'web/src/app/router.ts', 'libs/service/src/index.ts'],
  ['web-takes-types-not-schemas', 'web/src/app/router.ts', 'libs/contracts/src/users.ts'],
  ['features-know-no-other-feature', 'web/src/features/chat/panel.ts', 'web/src/features/journal/editor.ts'],
  ['web-goes-downwards', 'web/src/features/chat/panel.ts', 'web/src/app/router.ts'],
  ['ui-and-lib-know-no-feature', 'web/src/ui/button.ts', 'web/src/features/chat/panel.ts'],
  ['lib-knows-no-ui', 'web/src/lib/request.ts', 'web/src/ui/button.ts'],
  ['emulators-for-development-alone', 'services/billing/src/main.ts', 'libs/emulators/src/index.ts'],
  ['emulators-for-development-alone', 'libs/service/src/mongo.ts', 'libs/servers/src/mongod.ts'],
  ['no-junk-drawers', 'services/billing/src/main.ts', 'services/billing/src/utils/money.ts'],
  ['bullmq-in-one-place', 'services/billing/src/main.ts', 'node_modules/bullmq/index.ts'],
] as const;

const files: Record<string, string> = {
  'tsconfig.base.json': '{ "compilerOptions": { "module": "nodenext" } }',
  'libs/ai/src/a.ts': "import { b } from './b.ts';\nexport const a = () => b;\n",
  'libs/ai/src/b.ts': "import { a } from './a.ts';\nexport const b = () => a;\n",
  'services/insights/src/main.ts':
    "import { thing } from '../../../libs/astrology/src/index.ts';\nexport { thing as other };\n",
  'libs/astrology/src/index.ts': thing,
  'web/src/features/google/panel.ts':
    "import { thing } from '../../ui/dialog.ts';\nexport { thing as panel };\n",
  'web/src/ui/dialog.ts': thing,
};
/** A module of its own for each case, so that none has the imports of another. */
const importerOf = (index: number, from: string): string => from.replace(/\.ts$/, `-${index}.ts`);
for (const [index, [, from, to]] of FORBIDDEN.entries()) {
  const path = `${'../'.repeat(from.split('/').length - 1)}${to}`;
  files[importerOf(index, from)] = `import { thing } from '${path}';\nexport const other = thing;\n`;
  files[to] ??= thing;
}

let violations: { from: string; to: string; rule: { name: string } }[];

// All in one workspace: the program takes some seconds to start.
beforeAll(() => {
  const workspace = mkdtempSync(join(tmpdir(), 'inkwell-boundaries-'));
  try {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(workspace, path)), { recursive: true });
      writeFileSync(join(workspace, path), text);
    }
    const program = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
    const config = join(root, '.dependency-cruiser.mjs');
    const checked = spawnSync(process.execPath, [program, '--config', config, '--output-type', 'json', '.'], {
      cwd: workspace,
      encoding: 'utf8',
    });
    ({ violations } = (JSON.parse(checked.stdout) as { summary: { violations: typeof violations } }).summary);
  } finally {
    rmSync(workspace, { recursive: true });
  }
});

/** The names of the rules that a module breaks. */
const brokenRules = (from: string): string[] =>
  [
    ...new Set(violations.filter((violation) => violation.from === from).map(({ rule }) => rule.name)),
  ].toSorted();

describe('the boundary rules', () => {
  it('when everything goes downwards, then nothing is broken', () => {
    expect(brokenRules('services/insights/src/main.ts')).toEqual([]);
    expect(brokenRules('web/src/features/google/panel.ts')).toEqual([]);
  });

  it.each(
    FORBIDDEN.map(([rule, from, to], index) => ({ rule, from, to, importer: importerOf(index, from) })),
  )('when a forbidden import is tried, then $rule fails: $from → $to', ({ rule, importer }) => {
    expect(brokenRules(importer)).toEqual([rule]);
  });

  it('when two modules import each other, then no-circular fails', () => {
    expect(brokenRules('libs/ai/src/a.ts')).toEqual(['no-circular']);
  });
});
