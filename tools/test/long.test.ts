import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LONG_TESTS, longTestsFor } from './long.ts';

const root = dirname(dirname(import.meta.dirname));

describe('the long tests', () => {
  it('when a folder that one covers has changed, or the test itself, then that one is due', () => {
    expect(longTestsFor(['services/journal/src/entries.ts'])).toEqual(['services/journal/test/kill.test.ts']);
    expect(longTestsFor(['services/calendar/test/google-model.test.ts'])).toEqual([
      'services/calendar/test/google-model.test.ts',
    ]);
    expect(longTestsFor(['libs/service/src/mongo.ts'])).toEqual([
      'services/journal/test/kill.test.ts',
      'services/calendar/test/google-model.test.ts',
    ]);
  });

  it('when something else has changed, then none is due', () => {
    expect(longTestsFor(['services/journal/README.md', 'web/src/main.tsx', ''])).toEqual([]);
  });

  it('when a path stands in the table, then it exists', () => {
    const paths = LONG_TESTS.flatMap(({ file, covers }) => [file, ...covers]);
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });
});
