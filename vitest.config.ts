import { existsSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';

import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

const resolve = { conditions: ['@inkwell/source'] };
const ssr = { resolve: { conditions: ['@inkwell/source'] } };
// Vitest loads a global set-up in this environment of its own, which takes no conditions from the others.
const environments = { __vitest__: ssr };

function packagesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => `${folder}/${entry.name}`);
}

/**
 * Tests that go alone, one after the other, after all others: of the first, how soon the whole product answers is looked
 * at; the last keeps every core busy for a while.
 */
const PRODUCT_TESTS = 'start/survival.test.ts';
const MODEL_TESTS = 'test/google-model.test.ts';

/**
 * How long tests wait, in ms: long enough for healthy processes on a machine whose cores are busy, so that only what
 * hangs fails.
 */
const TEST_MS = 60_000;
const HOOK_MS = 120_000;
const POLL_MS = 20_000;
const waitingSetup = `${import.meta.dirname}/libs/testing/src/vitest-setup.ts`;
const databasesSetup = `${import.meta.dirname}/libs/testing/src/vitest-databases.ts`;

/**
 * Their tests replace modules, or count the metrics of a process exactly: another file in the same process would share
 * these.
 */
const OWN_PROCESS = ['libs/astrology', 'libs/events', 'libs/service'];

/**
 * Tests on Node. The files of a project share a process and the modules that it has loaded: in one of its own each file
 * would load a service for several seconds. Each file has databases of its own. Packages share none: a connection whose
 * timer began while the tests of one held the clock would wait for ever in those of another.
 */
function nodeProject(root: string, test: TestProjectInlineConfiguration['test'] = {}) {
  return {
    root: `${import.meta.dirname}/${root}`,
    resolve,
    ssr,
    environments,
    test: {
      name: root.split('/').at(-1) ?? root,
      environment: 'node',
      include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
      pool: 'forks',
      isolate: OWN_PROCESS.includes(root),
      globalSetup: [`${import.meta.dirname}/libs/testing/src/vitest-global-setup.ts`],
      setupFiles: [waitingSetup, databasesSetup],
      testTimeout: TEST_MS,
      hookTimeout: HOOK_MS,
      expect: { poll: { timeout: POLL_MS } },
      ...test,
    },
  } satisfies TestProjectInlineConfiguration;
}

const webSetup = `${import.meta.dirname}/web/test/setup.ts`;
const pageSetup = `${import.meta.dirname}/web/test/page-setup.ts`;

/**
 * Tests of the web app which need a page: each file has one, and the modules of its own. In a shared process, which
 * takes half the time, listeners and timers that the app of one file leaves act on the page of the next.
 */
const WITH_PAGE = ['src/**/*.test.tsx', 'test/**/*.test.tsx', '**/*.dom.test.ts'];

function webProject(test: TestProjectInlineConfiguration['test'] = {}) {
  return {
    root: `${import.meta.dirname}/web`,
    resolve,
    ssr,
    oxc: { jsx: { runtime: 'automatic' } },
    test: {
      setupFiles: [waitingSetup, webSetup],
      testTimeout: TEST_MS,
      hookTimeout: HOOK_MS,
      expect: { poll: { timeout: POLL_MS } },
      ...test,
    },
  } satisfies TestProjectInlineConfiguration;
}

export default defineConfig({
  test: {
    retry: 0,
    // More than there are cores: the tests wait for databases, timers and processes as long as they compute.
    maxWorkers: availableParallelism() + 2,
    passWithNoTests: true,
    reporters: ['default'],
    projects: [
      ...packagesIn('libs').map((root) => nodeProject(root)),
      ...packagesIn('services').map((root) =>
        nodeProject(root, { exclude: [...configDefaults.exclude, MODEL_TESTS] }),
      ),
      nodeProject('gateway'),
      nodeProject('tools', {
        include: ['**/*.test.ts'],
        exclude: [...configDefaults.exclude, PRODUCT_TESTS],
      }),
      nodeProject('tools', { name: 'product', include: [PRODUCT_TESTS], sequence: { groupOrder: 1 } }),
      nodeProject('services/calendar', {
        name: 'model',
        include: [MODEL_TESTS],
        sequence: { groupOrder: 2 },
      }),
      webProject({
        name: 'web',
        environment: 'jsdom',
        include: WITH_PAGE,
        setupFiles: [waitingSetup, webSetup, pageSetup],
      }),
      // What needs none shares a process: making a page takes longer than most of these files.
      webProject({
        name: 'web-rules',
        environment: 'node',
        isolate: false,
        include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
        exclude: [...configDefaults.exclude, ...WITH_PAGE],
      }),
    ],
  },
});
