// Who may use whom. The tests of these rules are `tools/boundaries.test.ts`.
const SERVICES = 'auth|billing|journal|chat|insights|calendar';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-circular',
      comment: 'Modules that import each other cannot be read or changed alone.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'libs-know-no-deployable',
      comment: 'A lib is below everything: it imports no service, gateway, web or tool.',
      severity: 'error',
      from: { path: '^libs/' },
      to: { path: '^(services|gateway|web|tools)/' },
    },
    {
      name: 'services-know-no-other-deployable',
      comment: 'Services use each other through events and internal routes, never through imports.',
      severity: 'error',
      // The one test that shows an event crossing services starts both.
      from: { path: `^services/(${SERVICES})/`, pathNot: '^services/[^/]+/test/crossing/' },
      to: { path: '^(services|gateway|web|tools)/', pathNot: '^services/$1/' },
    },
    {
      name: 'gateway-knows-no-deployable',
      comment: 'The gateway calls services over HTTP and imports none of their code.',
      severity: 'error',
      from: { path: '^gateway/' },
      to: { path: '^(services|web|tools)/' },
    },
    {
      name: 'web-knows-contracts-alone',
      comment: 'The web imports no other workspace than the contracts.',
      severity: 'error',
      from: { path: '^web/(src|test)/' },
      to: { path: '^(services|gateway|tools|libs/(?!contracts/))' },
    },
    {
      name: 'web-takes-types-not-schemas',
      comment:
        'zod stays out of the bundle: schemas as types only; what holds no schema has an entry of its own.',
      severity: 'error',
      from: { path: '^web/src/', pathNot: '\\.test\\.tsx?$' },
      to: {
        path: '^libs/contracts/src/(?!(?:blank|charges|constants|days|graphemes|hosts|prompt-lines|recurrence|sentences|telephone|words)\\.ts$)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'features-know-no-other-feature',
      comment: 'Routes compose features.',
      severity: 'error',
      from: { path: '^web/src/features/([^/]+)/' },
      to: { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
    },
    {
      name: 'web-goes-downwards',
      comment: 'app → features → ui and lib.',
      severity: 'error',
      from: { path: '^web/src/(features|ui|lib)/' },
      to: { path: '^web/src/app/' },
    },
    {
      name: 'ui-and-lib-know-no-feature',
      comment: 'ui knows no data and no feature; lib imports neither.',
      severity: 'error',
      from: { path: '^web/src/(ui|lib)/' },
      to: { path: '^web/src/features/' },
    },
    {
      name: 'lazy-parts-have-a-boundary',
      comment: 'A feature loads code with ui/lazy-part.tsx, which contains its failure.',
      severity: 'error',
      from: { path: '^web/src/features/' },
      to: { path: '^web/src/lib/lazy-component\\.tsx$' },
    },
    {
      name: 'lib-knows-no-ui',
      severity: 'error',
      from: { path: '^web/src/lib/' },
      to: { path: '^web/src/ui/' },
    },
    {
      name: 'bullmq-in-one-place',
      comment: 'BullMQ is used through libs/events alone.',
      severity: 'error',
      from: { pathNot: '^libs/events/' },
      to: { path: 'node_modules/bullmq/' },
    },
    {
      name: 'emulators-for-development-alone',
      comment: 'Emulators, and what starts servers, never reach a production bundle.',
      severity: 'error',
      from: {
        path: [
          '^services/[^/]+/src/',
          '^(gateway|web)/src/',
          '^libs/(?!emulators|servers|testing)[^/]+/src/',
        ],
        pathNot: '\\.test\\.tsx?$',
      },
      to: { path: '^libs/(emulators|servers|testing)/' },
    },
    {
      name: 'contracts-know-no-node',
      comment: 'Contracts run in the browser.',
      severity: 'error',
      from: { path: '^libs/contracts/src/', pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'no-junk-drawers',
      comment: 'A folder is named after what is in it.',
      severity: 'error',
      from: {},
      to: { path: '^(libs|services|gateway|web|tools)/.*/?(common|shared|core|helpers|utils)/' },
    },
    {
      name: 'resolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.nx|\\.data)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@inkwell/source', 'import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
    tsConfig: { fileName: 'tsconfig.base.json' },
  },
};
