/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Totals
 * @typedef {{ status: string, assertionResults: ReadonlyArray<{ status: string }> }} SuiteReport
 * @typedef {{ testResults: ReadonlyArray<SuiteReport> }} VitestReport
 */

/** @type {Totals} */
const NOTHING = { passed: 0, failed: 0, skipped: 0 };

/**
 * @param {ReadonlyArray<Totals>} all
 * @returns {Totals}
 */
export function sumTotals(all) {
  return all.reduce(
    (sum, totals) => ({
      passed: sum.passed + totals.passed,
      failed: sum.failed + totals.failed,
      skipped: sum.skipped + totals.skipped,
    }),
    NOTHING,
  );
}

/**
 * @param {SuiteReport} suite
 * @returns {Totals}
 */
function suiteTotals({ status, assertionResults }) {
  const count = (/** @type {string} */ wanted) =>
    assertionResults.filter((test) => test.status === wanted).length;
  const passed = count('passed');
  const failed = count('failed');
  const skipped = assertionResults.length - passed - failed;
  // A suite that could not be loaded, or whose hooks failed, has no failed test to its name.
  return { passed, skipped, failed: failed === 0 && status === 'failed' ? 1 : failed };
}

/**
 * What a run of vitest comes to. A run that fails with no failed test (an error outside of any, a
 * global set-up that broke, no file found) counts as one failure, and so does one that left no report.
 *
 * @param {VitestReport | null} report of vitest's JSON reporter
 * @param {number} exitCode vitest's
 * @returns {Totals}
 */
export function vitestTotals(report, exitCode) {
  const totals = sumTotals((report?.testResults ?? []).map(suiteTotals));
  const isUnexplained = totals.failed === 0 && (report === null || exitCode !== 0);
  return isUnexplained ? { ...totals, failed: 1 } : totals;
}

/**
 * The line that a run ends with: `N passed, N failed`, and the skipped if there are any.
 *
 * @param {Totals} totals
 * @returns {string}
 */
export function totalsLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/**
 * Not 0 on any failure, and when nothing ran: a run that tests nothing proves nothing.
 *
 * @param {Totals} totals
 * @returns {number}
 */
export function totalsExitCode({ passed, failed }) {
  return failed > 0 || passed === 0 ? 1 : 0;
}

/**
 * Prints the last line of one or several runs, and tells the exit code: none of them may hide behind another.
 *
 * @param {...Totals} runs
 * @returns {number}
 */
export function reportTotals(...runs) {
  console.log(`\n${totalsLine(sumTotals(runs))}`);
  return Math.max(...runs.map(totalsExitCode));
}
