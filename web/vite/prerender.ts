import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { JSDOM } from 'jsdom';
import { defaultServerConditions, type Plugin, type Rollup } from 'vite';
import type * as Prerender from '../src/prerender.tsx';
import { VISITOR_PAGES, type VisitorPage } from '../../libs/contracts/src/hosts.ts';

const WEB_DIR = join(import.meta.dirname, '..');
const ENTRY_FILE = join(WEB_DIR, 'src/prerender.tsx');
/** The modules of the pages. */
const PAGE_MODULES: Record<VisitorPage, string> = {
  landing: join(WEB_DIR, 'src/app/landing-page.tsx'),
  signin: join(WEB_DIR, 'src/features/account/sign-in-page.tsx'),
  signup: join(WEB_DIR, 'src/features/account/sign-up-page.tsx'),
};
/** What the app's modules look at when they are loaded. */
const BROWSER_GLOBALS = ['window', 'document', 'navigator'] as const;
/** Of a prerendered page inline.js fetches the scripts. */
const SCRIPTS = /\s*<(?:script type="module"[^>]*><\/script>|link rel="modulepreload"[^>]*>)/g;
const ROOT = /<div id="root">.*?<\/div>(?=\s*<noscript>)/s;

function defineBrowserGlobals(): void {
  const { window } = new JSDOM('', { url: 'http://localhost/' });
  for (const name of BROWSER_GLOBALS) {
    Object.defineProperty(globalThis, name, { value: window[name], configurable: true });
  }
}

/** The files of the entry's chunk, of a module's and of all that they import, without the lazy ones. */
function scriptsOf(module: string, bundle: Rollup.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const found = new Set<string>();
  const visit = (fileName: string): void => {
    if (found.has(fileName)) return;
    found.add(fileName);
    for (const imported of chunks.find((chunk) => chunk.fileName === fileName)?.imports ?? [])
      visit(imported);
  };
  const entry = chunks.find(({ isEntry }) => isEntry);
  const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(module));
  if (!entry || !chunk) throw new Error(`no chunk holds ${module}`);
  visit(entry.fileName);
  visit(chunk.fileName);
  return [...found];
}

/**
 * Prerenders each of the pages for visitors into a file beside index.html, so that it is seen before any script is
 * loaded. Then inline.js fetches the scripts, and main.tsx hydrates the page.
 */
export function prerender(): Plugin {
  let outDir = '';
  const scripts: Partial<Record<VisitorPage, string[]>> = {};

  return {
    name: 'inkwell:prerender',
    apply: 'build',
    config: ({ build }) => {
      outDir = join(WEB_DIR, build?.outDir ?? 'dist');
      return {
        // Otherwise each environment has a plugin of its own, and this one does not see the client's files.
        builder: { sharedConfigBuild: true },
        environments: {
          ssr: {
            resolve: { noExternal: true, conditions: ['@inkwell/source', ...defaultServerConditions] },
            build: { outDir: join(outDir, '.prerender'), rolldownOptions: { input: ENTRY_FILE } },
          },
        },
      };
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        if (this.environment.name !== 'client') return;
        for (const page of VISITOR_PAGES) scripts[page] = scriptsOf(PAGE_MODULES[page], bundle);
      },
    },
    async buildApp(builder) {
      for (const name of ['client', 'ssr']) {
        const environment = builder.environments[name];
        if (environment) await builder.build(environment);
      }
      defineBrowserGlobals();
      const entry = pathToFileURL(join(outDir, '.prerender', 'prerender.js')).href;
      const { prerender: render } = (await import(entry)) as typeof Prerender;
      const html = await readFile(join(outDir, 'index.html'), 'utf8');
      for (const page of VISITOR_PAGES) {
        const rendered = await render(page);
        const files = (scripts[page] ?? []).map((file) => `/${file}`).join(' ');
        await writeFile(
          join(outDir, `${page}.html`),
          html
            .replaceAll(SCRIPTS, '')
            .replace(
              ROOT,
              () => `<div id="root" data-page="${page}" data-scripts="${files}">${rendered}</div>`,
            ),
        );
      }
      await rm(join(outDir, '.prerender'), { recursive: true });
    },
  };
}
