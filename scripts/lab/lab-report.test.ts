import { describe, expect, test } from 'vitest';
import { labReport, median, withGenerated, type MeasuredPage } from './lab-report.ts';

test.each([
  [[3, 1, 2], 2],
  [[5, 1], 5],
  [[Number.NaN, 4], 4],
  [[], Number.NaN],
])('the median of %j is %d', (values, expected) => {
  expect(median(values)).toBe(expected);
});

describe('withGenerated', () => {
  test('replaces what stands between the marks and leaves the rest', () => {
    const document = 'Before.\n\n<!-- bench:lab -->\n\nold\n\n<!-- /bench:lab -->\n\nAfter.\n';
    const written = withGenerated(document, 'new\n');
    expect(written).toBe(document.replace('old', 'new'));
    expect(withGenerated(written, 'new')).toBe(written);
  });

  test.each(['nothing', '<!-- bench:lab -->', '<!-- /bench:lab --><!-- bench:lab -->'])(
    'refuses a document without its marks: %s',
    (document) => expect(() => withGenerated(document, 'new')).toThrow('bench:lab'),
  );
});

describe('labReport', () => {
  const run = (lcp: number) => ({
    score: 97,
    fcp: 1200.4,
    lcp,
    tbt: 0,
    cls: 0.0049,
    kilobytes: 300,
    requests: 31,
  });
  const page: MeasuredPage = {
    page: 'home',
    market: 'it',
    applied: [run(1500), run(1700), run(1600)],
    simulated: [],
    copy: [run(1400)],
    taps: [
      { first: 200, later: 16, isKept: true },
      { first: 120, later: 16, isKept: false },
      { first: 104, later: 16, isKept: true },
    ],
    checked: { accessibility: 100, bestPractices: 96, seo: 100 },
  };

  test('has the medians of all runs, and a dash for what was not measured', () => {
    const rows = labReport('On a machine.', [page, { ...page, market: 'de', copy: [], taps: [] }]);
    expect(rows).toContain('On a machine. Each figure is the median of 3 runs');
    expect(rows).toContain('| home | it | 97 | 1200 | 1600 | 0 | 0.005 | 300 | 31 |');
    expect(rows).toContain('| home | it | – | – | – | – | – | – | – |');
    expect(rows).toContain('| home | it | 100 | 96 | 100 |');
    expect(rows).toContain('| home | it | 97 | 97 | 1200 | 1200 | 1600 | 1400 |');
    expect(rows).toContain('| home | it | 120 | 16 | 2 of 3 |');
    expect(rows.match(/\| home \| de \|/g)).toHaveLength(3);
  });

  test('says so where pages have been measured differently often', () => {
    const other = { ...page, applied: [run(1500)] };
    expect(labReport('', [page, other])).toContain('the median of 1 to 3 runs');
  });
});
