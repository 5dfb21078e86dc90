import { describe, expect, test } from 'vitest';
import {
  parseRequirements,
  requirementIndex,
  requirementProblems,
  testedIds,
  withTests,
} from './requirement-pages.ts';

const requirement = (id: string, state: string, ...tests: string[]) => ({ id, state, tests });

const PAGE = `# Markets

[All requirements](../requirements.md)

## MKT-01

Seven markets.

State: **done**

- \`old.test.ts\`
- \`z.test.ts\`

## A11Y-01

No violations.

State: **later**

## API-01

The layout.

State: **later**
`;

describe('the pages of requirements', () => {
  test('each requirement has its state and its tests', () => {
    expect(parseRequirements(PAGE)).toEqual([
      requirement('MKT-01', 'done', 'old.test.ts', 'z.test.ts'),
      requirement('A11Y-01', 'later'),
      requirement('API-01', 'later'),
    ]);
  });

  test('IDs count in strings and not in comments', () => {
    const ids = testedIds(
      "// MKT-01\n/* MKT-02 */\ntest('MKT-03 money', () => {});\ntest(`MKT-04 ${x}`, f);",
    );
    expect([...ids]).toEqual(['MKT-03', 'MKT-04']);
  });

  test('requirements are given the tests that name them, and what is begun is no longer for later', () => {
    const written = withTests(
      PAGE,
      new Map([
        ['b.test.ts', new Set(['MKT-01', 'A11Y-01'])],
        ['a.test.ts', new Set(['MKT-01'])],
      ]),
    );
    expect(written).toContain('Seven markets.');
    expect(parseRequirements(written)).toEqual([
      requirement('MKT-01', 'done', 'a.test.ts', 'b.test.ts'),
      requirement('A11Y-01', 'partly', 'b.test.ts'),
      requirement('API-01', 'later'),
    ]);
  });

  test('the index counts the states of each page', () => {
    expect(requirementIndex('# Index\n\n| Area', new Map([['a/markets.md', PAGE]]))).toBe(
      [
        '# Index',
        '',
        '| Area | Done | Partly | Later |',
        '| --- | --: | --: | --: |',
        '| [Markets](requirements/markets.md) | 1 | 0 | 2 |',
        '',
      ].join('\n'),
    );
  });

  const tests = new Map([['a.test.ts', new Set(['MKT-01'])]]);
  test.each([
    ['a done requirement with its test', [requirement('MKT-01', 'done', 'a.test.ts')], 0],
    ['a done requirement without a test', [requirement('MKT-01', 'done')], 1],
    [
      'a test that does not name the requirement',
      [requirement('MKT-01', 'done', 'a.test.ts'), requirement('MKT-02', 'partly', 'a.test.ts')],
      1,
    ],
    ['a file that is not there', [requirement('MKT-01', 'done', 'b.test.ts')], 1],
    ['an unknown state', [requirement('MKT-01', 'nearly', 'a.test.ts')], 1],
    ['one ID twice', [requirement('MKT-01', 'later'), requirement('MKT-01', 'later')], 1],
    ['a test of an ID that no page has', [], 1],
  ])('%s', (_, requirements, count) => {
    expect(requirementProblems(requirements, tests)).toHaveLength(count);
  });
});
