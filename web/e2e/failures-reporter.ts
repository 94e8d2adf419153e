import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { FullConfig, Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Of a failed expectation the first lines say what was expected and where. */
const SHOWN_LINES = 15;

/** Prints why tests failed once more, after all else: in a long log what was printed meanwhile is far above. */
export default class FailuresReporter implements Reporter {
  readonly #failures: string[] = [];
  #root = '';

  onBegin({ rootDir }: FullConfig): void {
    this.#root = rootDir;
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    if (result.status === test.expectedStatus || result.status === 'skipped') return;
    const { file, line } = test.location;
    const reasons = result.errors.map(({ message = '', stack = '' }) => {
      const shown = stripVTControlCharacters(message).split('\n').slice(0, SHOWN_LINES);
      const place = stack.split('\n').find((each) => each.includes(this.#root)) ?? '';
      return [...shown, stripVTControlCharacters(place).trim()].join('\n    ');
    });
    this.#failures.push(
      `  ${test.title} (${relative(this.#root, file)}:${line})\n    ${reasons.join('\n    ')}`,
    );
  }

  onEnd(): void {
    if (this.#failures.length === 0) return;
    process.stdout.write(`\nWhy they failed\n${this.#failures.join('\n')}\n`);
  }
}
