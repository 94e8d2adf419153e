import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';

const FOLDER = join(import.meta.dirname, '..', '..', 'k8s', 'schemas');

/** The places in a schema that take anything, or properties that they do not name. */
function laxPlaces(node: unknown, path = ''): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const entries = Object.entries(node);
  const isLax = entries.length === 0 || ('properties' in node && !('additionalProperties' in node));
  return [...(isLax ? [path] : []), ...entries.flatMap(([key, each]) => laxPlaces(each, `${path}/${key}`))];
}

it('when a schema takes anything, or what it does not name, then it is found', () => {
  expect(laxPlaces({ properties: { a: {} } })).toEqual(['', '/properties/a']);
});

it.each(readdirSync(FOLDER))('when %s checks a manifest, then what it does not name is refused', (file) => {
  expect(laxPlaces(JSON.parse(readFileSync(join(FOLDER, file), 'utf8')))).toEqual([]);
});
