/**
 * Names at the end of a run the tests that have passed at their second try (decision 0047), with what failed
 * at the first: each is a fault of the test or of the site that shows at times.
 */
import type { Reporter, TestCase } from 'vitest/node';

export default class SecondTries implements Reporter {
  readonly #lines: string[] = [];

  onTestCaseResult(test: TestCase): void {
    if (!test.diagnostic()?.flaky) return;
    this.#lines.push(`${test.module.relativeModuleId} > ${test.name}`);
    const errors = test.result().errors ?? [];
    this.#lines.push(...errors.map(({ message }) => `  ${message.replaceAll('\n', '\n  ')}`));
  }

  onTestRunEnd(): void {
    if (this.#lines.length === 0) return;
    console.log(['', 'Passed at a second try:', ...this.#lines].join('\n'));
  }
}
