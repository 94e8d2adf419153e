import { join } from 'node:path';

const ENTRY = join(import.meta.dirname, '../src/main.tsx');

/** Libraries imported through an index that names all of their parts: which of them are used is not known here. */
const THROUGH_INDEX = /\/node_modules\/(?:radix-ui|lucide-react)\//;

interface ModuleGraph {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null;
}

/** Every module that the entry imports, itself or through others, without the lazy ones. */
function findFirstModules(graph: ModuleGraph, entry: string): Set<string> {
  const found = new Set<string>();
  const visit = (id: string): void => {
    if (found.has(id) || THROUGH_INDEX.test(id)) return;
    found.add(id);
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) visit(imported);
  };
  visit(entry);
  return found;
}

/**
 * Names one chunk for everything that is needed before the first view. Without it, each module that a lazy chunk
 * shares becomes a file of its own: a dozen requests, of which a browser makes six at a time.
 */
export function firstChunk(entry = ENTRY): (id: string, graph: ModuleGraph) => string | null {
  let firstModules: Set<string> | undefined;
  return (id, graph) => {
    firstModules ??= findFirstModules(graph, entry);
    return firstModules.has(id) ? 'first' : null;
  };
}
