import { join, relative } from 'node:path';

import ts from 'typescript';
import { describe, expect, it } from 'vitest';

import { OLDEST_BROWSERS } from '../../web/vite/browsers.ts';
import { findUnsupported } from './support.ts';

const root = join(import.meta.dirname, '..', '..');

/** What the code asks for before it uses it, by file: it goes another way where a browser lacks it. */
const ASKED_FOR = [
  'web/src/lib/idle.ts: Window.requestIdleCallback',
  'web/src/lib/idle.ts: Window.cancelIdleCallback',
];

const CASES = [
  ['a getter', 'new URLSearchParams("").size', { safari: '16.6' }, ['URLSearchParams.size']],
  [
    'a taken member',
    'const { size } = new URLSearchParams("");',
    { safari: '16.6' },
    ['URLSearchParams.size'],
  ],
  ['a static method', 'AbortSignal.any([])', { firefox: '123' }, ['AbortSignal.any']],
  ['a method of the language', '[1].toSorted()', { chrome: '109' }, ['Array.toSorted']],
  [
    'a static method of the language',
    'Promise.withResolvers()',
    { safari: '17.3' },
    ['Promise.withResolvers'],
  ],
  ['an inherited method', 'document.body.checkVisibility()', { safari: '17.3' }, ['Element.checkVisibility']],
  ['a global', 'structuredClone({})', { chrome: '97' }, ['structuredClone']],
  ['a member of Intl', 'new Intl.Segmenter()', { firefox: '124' }, ['Intl.Segmenter']],
  ['a call that asks', 'document.body.checkVisibility?.()', { safari: '17.3' }, ['Element.checkVisibility']],
] satisfies Array<[string, string, Record<string, string>, string[]]>;

const SHARED_WORKER = 'new SharedWorker("")';
const OWN_SIZE = 'const page = { size: 1 }; page.size; let found: URLSearchParams["size"] | undefined;';

/** Each of these sources in a module of its own. */
function compile(sources: readonly string[]): ts.Program {
  const options: ts.CompilerOptions = { target: ts.ScriptTarget.ESNext, noEmit: true, types: [] };
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile.bind(host);
  host.getSourceFile = (name, ...rest) => {
    const source = sources[Number(/^(\d+)\.ts$/.exec(name)?.[1])];
    if (source === undefined) return read(name, ...rest);
    return ts.createSourceFile(name, `${source}; export {};`, ts.ScriptTarget.ESNext, true);
  };
  return ts.createProgram(
    sources.map((_source, at) => `${at}.ts`),
    options,
    host,
  );
}

const samples = [...CASES.map(([, source]) => source), SHARED_WORKER, OWN_SIZE];
const program = compile(samples);

/** The features that one of the samples uses and that these browsers lack. */
function unsupportedIn(sample: string, oldest: Readonly<Record<string, string>>): string[] {
  const file = program.getSourceFile(`${samples.indexOf(sample)}.ts`);
  if (!file) throw new Error('It was not compiled');
  return findUnsupported(program, [file], oldest).map(({ feature }) => feature);
}

describe('the check of what browsers have', () => {
  it.each(CASES)(
    'when a browser lacks %s, then it is found, and not in a newer one',
    (_name, source, old, expected) => {
      expect(unsupportedIn(source, old)).toEqual(expected);
      const [name = ''] = Object.keys(old);
      expect(unsupportedIn(source, { [name]: '131' })).toEqual([]);
    },
  );

  it('when a phone lacks what its desktop has, then it is found', () => {
    expect(unsupportedIn(SHARED_WORKER, { chrome: '130' })).toEqual(['SharedWorker']);
  });

  it('when a name is the code’s own or only a type, then it is not looked up', () => {
    expect(unsupportedIn(OWN_SIZE, { safari: '16.6' })).toEqual([]);
  });
});

// It checks the types of the whole web, which takes minutes on a machine whose cores are busy.
it('when the web runs in the oldest browsers, then they have all that it uses or it asks first', () => {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined };
  const config = ts.getParsedCommandLineOfConfigFile(join(root, 'web', 'tsconfig.json'), {}, host);
  if (!config) throw new Error('The web has no tsconfig.json');
  const sources = /^(web|libs\/contracts)\/src\/(?!.*\.test\.tsx?$)/;
  const isOurs = (path: string) => sources.test(relative(root, path));
  const program = ts.createProgram(
    [...config.fileNames.filter(isOurs), join(root, 'web', 'src', 'inline.js')],
    { ...config.options, allowJs: true },
  );
  const files = program.getSourceFiles().filter(({ fileName }) => isOurs(fileName));
  expect(files.length).toBeGreaterThan(250);
  const uses = findUnsupported(program, files, OLDEST_BROWSERS).map(({ feature, file, line, missing }) => ({
    use: `${relative(root, file)}: ${feature}`,
    where: `line ${line}, missing in ${missing.join(', ')}`,
  }));
  expect(uses.filter(({ use }) => !ASKED_FOR.includes(use))).toEqual([]);
  // What is no longer used, or what all have by now, leaves the list.
  expect(ASKED_FOR.filter((asked) => uses.every(({ use }) => use !== asked))).toEqual([]);
}, 300_000);
