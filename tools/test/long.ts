import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface LongTest {
  file: string;
  /** The folders whose changes call for its long form. */
  covers: readonly string[];
}

/** Tests that repeat what they do more often where `TEST_LONG` is 1, or run only then: minutes in place of seconds. */
export const LONG_TESTS: readonly LongTest[] = [
  {
    file: 'services/journal/test/kill.test.ts',
    covers: ['services/journal/src', 'libs/service/src', 'libs/vault/src', 'libs/testing/src'],
  },
  {
    file: 'services/calendar/test/google-model.test.ts',
    covers: ['services/calendar/src', 'libs/emulators/src/google', 'libs/service/src', 'libs/contracts/src'],
  },
  { file: 'tools/model/chat-model.test.ts', covers: ['tools/model', 'tools/model-files'] },
];

/** The long tests that changed files call for. @param changed paths from the repository's root */
export function longTestsFor(changed: readonly string[]): string[] {
  const isCovered = ({ file, covers }: LongTest) =>
    changed.some((path) => path === file || covers.some((folder) => path.startsWith(`${folder}/`)));
  return LONG_TESTS.filter(isCovered).map(({ file }) => file);
}

/** The long tests of what has changed since the commit in `.ci/long-checked`; all where git does not know it. */
export function dueLongTests(root: string): string[] {
  try {
    const checked = readFileSync(join(root, '.ci', 'long-checked'), 'utf8').trim();
    const changed = execFileSync('git', ['diff', '--name-only', checked, '--'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return longTestsFor(changed.split('\n'));
  } catch (error) {
    // git's exit code, or no such file.
    if (error instanceof Error && ('status' in error || 'code' in error))
      return LONG_TESTS.map(({ file }) => file);
    throw error;
  }
}
