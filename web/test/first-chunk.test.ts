import { expect, it } from 'vitest';
import { firstChunk } from '../vite/first-chunk.ts';

const IMPORTS: Record<string, string[]> = {
  'main.tsx': ['router.tsx', '/app/node_modules/radix-ui/dist/index.mjs'],
  'router.tsx': ['button.tsx', 'main.tsx'],
  'page.tsx': ['button.tsx', 'drawings.tsx'],
  '/app/node_modules/radix-ui/dist/index.mjs': ['dialog.mjs'],
};

const graph = {
  getModuleInfo: (id: string) => (IMPORTS[id] ? { importedIds: IMPORTS[id] } : null),
};

it('when a module is imported by the entry or by what that imports, then it is in the first chunk', () => {
  const nameOf = firstChunk('main.tsx');
  for (const id of ['main.tsx', 'router.tsx', 'button.tsx']) expect(nameOf(id, graph)).toBe('first');
});

it('when a module is needed by a lazy page alone, or only named by the index of a library, then it is not', () => {
  const nameOf = firstChunk('main.tsx');
  for (const id of ['page.tsx', 'drawings.tsx', 'dialog.mjs']) expect(nameOf(id, graph)).toBeNull();
});
