import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { extendTailwindMerge } from 'tailwind-merge';
import { expect, it } from 'vitest';
import { cn } from '../src/ui/cn.ts';

const SRC = join(import.meta.dirname, '../src');
const VARIANTS = /^(?:[^[\]():]|\[[^\]]*\]|\([^)]*\))*:/;
const VALUE = /-(?:\[.*\]|\(.*\)|[^-]+)$/;

/** tailwind-merge with all that it knows of Tailwind, and our theme. */
const mergeAll = extendTailwindMerge({
  extend: { theme: { radius: ['card', 'control'], shadow: ['soft', 'float'] } },
});

/** Every class of the sources, without variants: `hover:bg-ink` conflicts where `bg-ink` does. */
function classesOfSources(): string[] {
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.tsx'),
  );
  const words = files.flatMap((file) =>
    [...readFileSync(join(SRC, file), 'utf8').matchAll(/['"`]([^'"`\n]*)['"`]/g)].flatMap(([, text = '']) =>
      text.split(/\s+/),
    ),
  );
  const bases = words.map((word) => {
    let base = word;
    while (VARIANTS.test(base)) base = base.replace(VARIANTS, '');
    return base;
  });
  // Of a class that it knows it leaves one of two.
  return [...new Set(bases)].filter((base) => base !== '' && mergeAll(`${base} ${base}`) === base);
}

function groupBy(words: readonly string[], keyOf: (word: string) => string): string[][] {
  const groups = new Map<string, string[]>();
  for (const word of words) groups.set(keyOf(word), [...(groups.get(keyOf(word)) ?? []), word]);
  return [...groups.values()];
}

it('when two classes of ours meet, then they are merged as by the whole of tailwind-merge', () => {
  const classes = classesOfSources();
  expect(classes.length).toBeGreaterThan(400);
  // All of one prefix with each other, and one of each kind with those of other prefixes.
  const kinds = groupBy(classes, (name) => name.replace(VALUE, '')).map(([first = '']) => first);
  const groups = [...groupBy(classes, (name) => name.replace(/^-/, '').split('-')[0] ?? ''), kinds];
  const differing = new Set<string>();
  for (const group of groups)
    for (const a of group)
      for (const b of group) {
        const both = `${a} ${b}`;
        if (a !== b && cn(both) !== mergeAll(both))
          differing.add(`${both}: '${cn(both)}', not '${mergeAll(both)}'`);
      }
  expect([...differing]).toEqual([]);
});
