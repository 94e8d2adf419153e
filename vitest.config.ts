import { availableParallelism } from 'node:os';

import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

const resolve = { conditions: ['@inkwell/source'] };
const ssr = { resolve: { conditions: ['@inkwell/source'] } };
// Vitest loads a global set-up in this environment of its own, which takes no conditions from the others.
const environments = { __vitest__: ssr };

/**
 * Tests that go beside no other, after all: of the first, how soon the whole product answers is looked at; the last
 * keeps every core busy for a while.
 */
const PRODUCT_TESTS = 'tools/start/survival.test.ts';
const MODEL_TESTS = 'services/calendar/test/google-model.test.ts';

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
const OWN_PROCESS = ['libs/astrology', 'libs/events', 'libs/service'].map((root) => `${root}/**/*.test.ts`);

/**
 * Tests on Node. The files of a project share processes and the modules that these have loaded: in one of its own each
 * file would load a service for several seconds. Each file has databases of its own.
 */
function nodeProject(test: TestProjectInlineConfiguration['test']) {
  return {
    root: import.meta.dirname,
    resolve,
    ssr,
    environments,
    test: {
      environment: 'node',
      pool: 'forks',
      isolate: false,
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

/** Tests of the web app which need a page. */
const WITH_PAGE = ['src/**/*.test.tsx', 'test/**/*.test.tsx', '**/*.dom.test.ts'];

/** Those of them that replace modules, or prepare the page before any module is loaded: each has modules of its own. */
const OWN_PAGE = '**/*.isolated.test.tsx';

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
    // One more than there are cores: the tests wait for databases, timers and processes as long as they compute.
    maxWorkers: availableParallelism() + 1,
    passWithNoTests: true,
    reporters: ['default'],
    projects: [
      nodeProject({
        name: 'node',
        include: ['{libs,services}/*/{src,test}/**/*.test.ts', '{gateway,tools}/**/*.test.ts'],
        exclude: [...configDefaults.exclude, ...OWN_PROCESS, PRODUCT_TESTS, MODEL_TESTS],
      }),
      nodeProject({ name: 'own-process', include: OWN_PROCESS, isolate: true }),
      nodeProject({ name: 'product', include: [PRODUCT_TESTS], sequence: { groupOrder: 1 } }),
      nodeProject({ name: 'model', include: [MODEL_TESTS], sequence: { groupOrder: 2 } }),
      webProject({
        name: 'web',
        environment: 'jsdom',
        isolate: false,
        include: WITH_PAGE,
        exclude: [...configDefaults.exclude, OWN_PAGE],
        setupFiles: [waitingSetup, webSetup, pageSetup],
      }),
      webProject({
        name: 'web-isolated',
        environment: 'jsdom',
        include: [OWN_PAGE],
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
