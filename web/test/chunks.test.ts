import { expect, it } from 'vitest';
import { chunkGroups } from '../vite/chunks.ts';

const INDEX = '/app/node_modules/lucide-react/dist/esm/lucide-react.mjs';
const icon = (name: string) => `/app/node_modules/lucide-react/dist/esm/icons/${name}.mjs`;
const LARGE = 'x'.repeat(10_000);

interface Module {
  imports?: string[];
  lazy?: string[];
  code?: string;
}

const MODULES: Record<string, Module> = {
  main: {
    imports: ['router', '/app/node_modules/radix-ui/dist/index.mjs'],
    lazy: ['landing', 'page', 'dialog', 'sheet'],
  },
  router: { imports: ['button', 'main'] },
  button: {},
  '/app/node_modules/radix-ui/dist/index.mjs': { imports: ['radix'] },
  landing: {
    imports: ['logo', 'button', INDEX],
    code: "import { Menu, Trash2 as Bin } from 'lucide-react';",
  },
  page: {
    imports: ['logo', 'tabs', 'editor', 'mixed', INDEX],
    code: "import { Menu, Trash2 } from 'lucide-react';",
  },
  dialog: { imports: ['tabs', 'field', 'mixed'] },
  sheet: { imports: ['field', 'editor', 'mixed'] },
  logo: { imports: ['button'] },
  tabs: {},
  field: { imports: ['button'] },
  editor: { code: LARGE },
  mixed: { imports: ['radix'] },
  radix: { code: LARGE },
};

const graph = {
  getModuleInfo: (id: string) => {
    const { imports = [], lazy = [], code = '' } = MODULES[id] ?? {};
    return { importedIds: imports, dynamicallyImportedIds: lazy, code };
  },
};

it.each([
  { name: 'the entry imports, or what that imports', ids: ['main', 'router', 'button'], chunk: 'first' },
  {
    name: 'a visitor’s page shares, an icon too',
    ids: ['logo', icon('menu'), icon('trash-2')],
    chunk: 'first',
  },
  { name: 'the app’s first view shares', ids: ['tabs'], chunk: 'app' },
  { name: 'several lazy ones share', ids: ['field'], chunk: 'parts' },
  { name: 'is a lazy one', ids: ['landing', 'page', 'dialog'], chunk: undefined },
  { name: 'is large', ids: ['editor'], chunk: undefined },
  { name: 'needs more than these chunks have', ids: ['mixed', 'radix'], chunk: undefined },
])('when a module $name, then its chunk is $chunk', ({ ids, chunk }) => {
  const groups = chunkGroups({ main: 'main', visitor: ['landing'], app: ['page'] });
  for (const id of ids) {
    const names = groups.map(({ name }) => name(id, graph)).filter((name) => name !== null);
    expect([id, ...names]).toEqual(chunk === undefined ? [id] : [id, chunk]);
  }
});
