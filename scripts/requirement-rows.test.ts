import { describe, expect, test } from 'vitest';
import {
  parseRequirementRows,
  requirementProblems,
  testedIds,
  withTests,
} from './requirement-rows.ts';

const row = (id: string, state: string, ...tests: string[]) => ({ id, state, tests });

describe('the table of requirements', () => {
  test('rows are read, other lines are not', () => {
    const rows = parseRequirementRows(
      [
        '# Requirements',
        '| ID | Requirement | State | Tests |',
        '|---|---|---|---|',
        '| MKT-01 | Seven | markets | done | `domain/market.test.ts`, `a.test.ts` |',
        '| A11Y-01 | No violations | later | |',
      ].join('\n'),
    );
    expect(rows).toEqual([
      row('MKT-01', 'done', 'domain/market.test.ts', 'a.test.ts'),
      row('A11Y-01', 'later'),
    ]);
  });

  test('IDs count in strings and not in comments', () => {
    const ids = testedIds(
      "// MKT-01\n/* MKT-02 */\ntest('MKT-03 money', () => {});\ntest(`MKT-04 ${x}`, f);",
    );
    expect([...ids]).toEqual(['MKT-03', 'MKT-04']);
  });

  test('rows are given the tests that name them, and what is begun is no longer for later', () => {
    const written = withTests(
      [
        'Seven | markets',
        '| MKT-01 | Seven | markets | done | `old.test.ts` |',
        '| A11Y-01 | No violations | later | |',
        '| API-01 | Layout | later | |',
      ].join('\n'),
      new Map([
        ['b.test.ts', new Set(['MKT-01', 'A11Y-01'])],
        ['a.test.ts', new Set(['MKT-01'])],
      ]),
    );
    expect(written.split('\n')).toEqual([
      'Seven | markets',
      '| MKT-01 | Seven | markets | done | `a.test.ts`, `b.test.ts` |',
      '| A11Y-01 | No violations | partly | `b.test.ts` |',
      '| API-01 | Layout | later |  |',
    ]);
  });

  const tests = new Map([['a.test.ts', new Set(['MKT-01'])]]);
  test.each([
    ['a done row with its test', [row('MKT-01', 'done', 'a.test.ts')], 0],
    ['a done row without a test', [row('MKT-01', 'done')], 1],
    [
      'a test that does not name the row',
      [row('MKT-01', 'done', 'a.test.ts'), row('MKT-02', 'partly', 'a.test.ts')],
      1,
    ],
    ['a file that is not there', [row('MKT-01', 'done', 'b.test.ts')], 1],
    ['an unknown state', [row('MKT-01', 'nearly', 'a.test.ts')], 1],
    ['two rows of one ID', [row('MKT-01', 'later'), row('MKT-01', 'later')], 1],
    ['a test of an ID without a row', [], 1],
  ])('%s', (_, rows, count) => {
    expect(requirementProblems(rows, tests)).toHaveLength(count);
  });
});
