import { describe, expect, test, vi } from 'vitest';
import {
  reportTotals,
  sumTotals,
  totalsExitCode,
  totalsLine,
  vitestTotals,
} from './test-totals.mjs';

const suite = (status: string, ...statuses: string[]) => ({
  status,
  assertionResults: statuses.map((one) => ({ status: one })),
});

describe('vitestTotals', () => {
  test.each([
    ['passed and skipped', [suite('passed', 'passed', 'pending', 'todo')], 0, [1, 0, 2]],
    ['one failed test', [suite('failed', 'passed', 'failed')], 1, [1, 1, 0]],
    ['a suite that cannot be loaded', [suite('passed', 'passed'), suite('failed')], 1, [1, 1, 0]],
    ['hooks that fail after good tests', [suite('failed', 'passed')], 1, [1, 1, 0]],
    ['an error outside of any test', [suite('passed', 'passed')], 1, [1, 1, 0]],
    ['nothing found, or a global set-up that failed', [], 1, [0, 1, 0]],
  ])('%s', (_case, testResults, exitCode, [passed, failed, skipped]) => {
    expect(vitestTotals({ testResults }, exitCode)).toEqual({ passed, failed, skipped });
  });

  test('a run that leaves no report failed', () => {
    expect(vitestTotals(null, 1)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });
});

describe('the last line and the exit code', () => {
  test.each([
    [{ passed: 3, failed: 0, skipped: 0 }, '3 passed, 0 failed', 0],
    [{ passed: 3, failed: 0, skipped: 2 }, '3 passed, 0 failed, 2 skipped', 0],
    [{ passed: 3, failed: 1, skipped: 0 }, '3 passed, 1 failed', 1],
    [{ passed: 0, failed: 0, skipped: 4 }, '0 passed, 0 failed, 4 skipped', 1],
  ])('%o', (totals, line, exitCode) => {
    expect(totalsLine(totals)).toBe(line);
    expect(totalsExitCode(totals)).toBe(exitCode);
  });

  test('runs are summed', () => {
    const totals = { passed: 1, failed: 2, skipped: 3 };
    expect(sumTotals([totals, totals])).toEqual({ passed: 2, failed: 4, skipped: 6 });
    expect(sumTotals([])).toEqual({ passed: 0, failed: 0, skipped: 0 });
  });

  test.each([
    [[{ passed: 3, failed: 0, skipped: 0 }], '3 passed, 0 failed', 0],
    [
      [
        { passed: 3, failed: 0, skipped: 0 },
        { passed: 2, failed: 1, skipped: 1 },
      ],
      '5 passed, 1 failed, 1 skipped',
      1,
    ],
    // One without a single test does not hide behind the other.
    [
      [
        { passed: 3, failed: 0, skipped: 0 },
        { passed: 0, failed: 0, skipped: 0 },
      ],
      '3 passed, 0 failed',
      1,
    ],
  ])('%o are reported as one', (runs, line, exitCode) => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => {});
    expect(reportTotals(...runs)).toBe(exitCode);
    expect(log.mock.lastCall).toEqual([`\n${line}`]);
    log.mockRestore();
  });
});
