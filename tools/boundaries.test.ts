import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';

const root = dirname(import.meta.dirname);
const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** The names of the rules that a workspace of these files breaks. */
function brokenRules(files: Record<string, string>): string[] {
  const workspace = mkdtempSync(join(tmpdir(), 'inkwell-boundaries-'));
  folders.push(workspace);
  const tsconfig = { 'tsconfig.base.json': '{ "compilerOptions": { "module": "nodenext" } }' };
  for (const [path, text] of Object.entries({ ...tsconfig, ...files })) {
    mkdirSync(dirname(join(workspace, path)), { recursive: true });
    writeFileSync(join(workspace, path), text);
  }
  const checked = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs'),
      '--config',
      join(root, '.dependency-cruiser.mjs'),
      '--output-type',
      'json',
      '.',
    ],
    { cwd: workspace, encoding: 'utf8' },
  );
  const { summary } = JSON.parse(checked.stdout) as {
    summary: { violations: Array<{ rule: { name: string } }> };
  };
  return [...new Set(summary.violations.map(({ rule }) => rule.name))].toSorted();
}

const thing = 'export const thing = 1;\n';

describe('the boundary rules', () => {
  it('when everything goes downwards, then nothing is broken', () => {
    expect(
      brokenRules({
        'libs/ai/src/index.ts': thing,
        'services/chat/src/main.ts':
          "import { thing } from '../../../libs/ai/src/index.ts';\nexport { thing as other };\n",
        'web/src/features/chat/panel.ts':
          "import { thing } from '../../ui/button.ts';\nexport { thing as panel };\n",
        'web/src/ui/button.ts': thing,
      }),
    ).toEqual([]);
  });

  it.each([
    ['services-know-no-other-deployable', 'services/chat/src/main.ts', 'services/auth/src/users.ts'],
    ['libs-know-no-deployable', 'libs/ai/src/index.ts', 'services/auth/src/users.ts'],
    ['gateway-knows-no-deployable', 'gateway/src/main.ts', 'services/auth/src/users.ts'],
    ['web-knows-contracts-alone', 'web/src/app/router.ts', 'libs/service/src/index.ts'],
    ['web-takes-types-not-schemas', 'web/src/app/router.ts', 'libs/contracts/src/users.ts'],
    [
      'features-know-no-other-feature',
      'web/src/features/chat/panel.ts',
      'web/src/features/journal/editor.ts',
    ],
    ['web-goes-downwards', 'web/src/features/chat/panel.ts', 'web/src/app/router.ts'],
    ['ui-and-lib-know-no-feature', 'web/src/ui/button.ts', 'web/src/features/chat/panel.ts'],
    ['lib-knows-no-ui', 'web/src/lib/request.ts', 'web/src/ui/button.ts'],
    ['emulators-for-development-alone', 'services/billing/src/main.ts', 'libs/emulators/src/index.ts'],
    ['emulators-for-development-alone', 'libs/service/src/mongo.ts', 'libs/servers/src/mongod.ts'],
    ['no-junk-drawers', 'services/billing/src/main.ts', 'services/billing/src/utils/money.ts'],
    ['bullmq-in-one-place', 'services/billing/src/main.ts', 'node_modules/bullmq/index.ts'],
  ])('when a forbidden import is tried, then %s fails: %s → %s', (rule, from, to) => {
    const path = `${'../'.repeat(from.split('/').length - 1)}${to}`;
    const files = { [from]: `import { thing } from '${path}';\nexport const other = thing;\n`, [to]: thing };
    expect(brokenRules(files)).toEqual([rule]);
  });

  it('when two modules import each other, then no-circular fails', () => {
    expect(
      brokenRules({
        'libs/ai/src/a.ts': "import { b } from './b.ts';\nexport const a = () => b;\n",
        'libs/ai/src/b.ts': "import { a } from './a.ts';\nexport const b = () => a;\n",
      }),
    ).toEqual(['no-circular']);
  });
});
