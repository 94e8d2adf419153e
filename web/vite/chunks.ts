import { join } from 'node:path';

const SRC = join(import.meta.dirname, '../src');

/** Libraries imported through an index that names all of their parts: which of them are used is not known here. */
const THROUGH_INDEX = /\/node_modules\/(?:radix-ui|lucide-react)\//;
const ICON = /\/lucide-react\/dist\/esm\/icons\/([\w-]+)\.m?js$/;
const ICON_IMPORT = /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g;
/** Of the source of a file: minified it is less than 2 kB. */
const SMALL_CHARACTERS = 6_000;

interface ModuleGraph {
  getModuleInfo: (id: string) => {
    importedIds: readonly string[];
    dynamicallyImportedIds: readonly string[];
    code: string | null;
  } | null;
}

interface Entries {
  main: string;
  /** The pages that a visitor waits for. */
  visitor: readonly string[];
  /** What every view of the app needs, and its first mode. */
  app: readonly string[];
}

const paths = (...files: string[]) => files.map((file) => join(SRC, file));

const ENTRIES: Entries = {
  main: join(SRC, 'main.tsx'),
  visitor: paths(
    'app/landing-page.tsx',
    'features/account/sign-in-page.tsx',
    'features/account/sign-up-page.tsx',
  ),
  app: paths('app/app-shell.tsx', 'app/app-page.tsx', 'features/journal/write-view.tsx'),
};

type Chunk = 'first' | 'app' | 'parts';

/** An icon by its name, any other module by its id. */
const keyOf = (id: string): string => ICON.exec(id)?.[1] ?? id;

const iconKeys = (code: string): string[] =>
  [...code.matchAll(ICON_IMPORT)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => (name.split(' as ')[0] ?? '').trim())
    .map((name) => name.replace(/([a-z\d])(?=[A-Z])|([a-zA-Z])(?=\d)/g, '$&-').toLowerCase());

/** Every module that `entry` imports, itself or through others, without the lazy ones. */
function findStatic(graph: ModuleGraph, entry: string): Set<string> {
  const found = new Set<string>();
  const visit = (id: string): void => {
    if (found.has(id) || THROUGH_INDEX.test(id)) return;
    found.add(id);
    const info = graph.getModuleInfo(id);
    for (const key of iconKeys(info?.code ?? '')) found.add(key);
    for (const imported of info?.importedIds ?? []) visit(imported);
  };
  visit(entry);
  return found;
}

/** By module, the entries that need it: the main one, and all that are imported lazily. */
function findUsers(graph: ModuleGraph, main: string): Map<string, string[]> {
  const users = new Map<string, string[]>();
  const entries = new Set([main]);
  for (const entry of entries)
    for (const key of findStatic(graph, entry)) {
      users.set(key, [...(users.get(key) ?? []), entry]);
      for (const lazy of graph.getModuleInfo(key)?.dynamicallyImportedIds ?? []) entries.add(lazy);
    }
  return users;
}

/** The modules of each chunk that is named here. */
function assignChunks(graph: ModuleGraph, { main, visitor, app }: Entries): Map<string, Chunk> {
  const users = findUsers(graph, main);
  const chunks = new Map<string, Chunk>();
  for (const [key, usedBy] of users) if (usedBy.includes(main)) chunks.set(key, 'first');

  const importsOf = (key: string) => graph.getModuleInfo(key)?.importedIds ?? [];
  const isAmong = (usedBy: readonly string[], entries: readonly string[]) =>
    usedBy.some((entry) => entries.includes(entry));
  const chunkOf = (usedBy: readonly string[]): Chunk => {
    if (isAmong(usedBy, visitor)) return 'first';
    return isAmong(usedBy, app) ? 'app' : 'parts';
  };

  /** By the entries that need them: these modules would share a file. */
  const files = new Map<string, string[]>();
  for (const [key, usedBy] of users) {
    if (usedBy.length < 2 || chunks.has(key)) continue;
    files.set(usedBy.join(), [...(files.get(usedBy.join()) ?? []), key]);
  }
  const sizeOf = (keys: readonly string[]) =>
    keys.reduce((sum, key) => sum + (graph.getModuleInfo(key)?.code?.length ?? 0), 0);
  const small = [...files.values()].filter((keys) => sizeOf(keys) < SMALL_CHARACTERS).flat();
  for (const key of small) chunks.set(key, chunkOf(users.get(key) ?? []));
  // What a module imports comes into its chunk: one that imports more than these chunks have stays where it was.
  const order: Chunk[] = ['first', 'app', 'parts'];
  let isStable = false;
  while (!isStable) {
    isStable = true;
    for (const key of small) {
      const chunk = chunks.get(key);
      if (!chunk) continue;
      const isComplete = importsOf(key).every((imported) => {
        const other = chunks.get(keyOf(imported));
        if (!other) return /\/lucide-react\//.test(imported);
        return order.indexOf(other) <= order.indexOf(chunk);
      });
      if (isComplete) continue;
      chunks.delete(key);
      isStable = false;
    }
  }
  return chunks;
}

/**
 * Groups for the bundler, which otherwise makes a file of each set of modules that the same lazy ones share: dozens of
 * icons and small modules, of which a browser asks for six at a time. 'first' has all that is needed before the first
 * view, and small modules that a visitor's page shares; 'app' those that the app's first view shares; 'parts' those of
 * what is loaded later.
 */
export function chunkGroups(entries = ENTRIES) {
  let chunks: Map<string, Chunk> | undefined;
  const groupOf = (name: Chunk, priority: number) => ({
    name: (id: string, graph: ModuleGraph) => {
      chunks ??= assignChunks(graph, entries);
      return chunks.get(keyOf(id)) === name ? name : null;
    },
    debugName: name,
    priority,
  });
  return [groupOf('first', 3), groupOf('app', 2), groupOf('parts', 1)];
}
