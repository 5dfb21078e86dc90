/**
 * `npm run requirements`: holds `docs/requirements.md` against the titles of the tests. A row that is
 * done or partly done names test files, and each of them has the row's ID in a title; an ID that a
 * test names has a row; a row that is for later names none.
 *
 * `npm run requirements -- --write` first enters the tests of each row.
 */
import { readFileSync, globSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import {
  requirementProblems,
  parseRequirementRows,
  testedIds,
  withTests,
} from './requirement-rows.ts';

const DOCUMENT = 'docs/requirements.md';
const TESTS = [
  '{domain,contract,config,edge,backend,app,packages,scripts}/**/*.test.{ts,tsx}',
  'test/**/*.test.ts',
];

/** Names requirements as examples. */
const OWN_TEST = 'scripts/requirement-rows.test.ts';

const tests = new Map(
  globSync(TESTS, { exclude: [OWN_TEST] }).map((file) => [
    file.replaceAll('\\', '/'),
    testedIds(readFileSync(file, 'utf8')),
  ]),
);
if (process.argv.includes('--write')) {
  const written = withTests(readFileSync(DOCUMENT, 'utf8'), tests);
  const options = await resolveConfig(DOCUMENT);
  writeFileSync(DOCUMENT, await format(written, { ...options, filepath: DOCUMENT }));
}
const rows = parseRequirementRows(readFileSync(DOCUMENT, 'utf8'));
const problems = requirementProblems(rows, tests);
for (const problem of problems) process.stderr.write(`${problem}\n`);

const count = (state: string) => rows.filter((row) => row.state === state).length;
process.stdout.write(
  `${rows.length} requirements: ${count('done')} done, ${count('partly')} partly, ${count('later')} later\n`,
);
process.exitCode = problems.length > 0 ? 1 : 0;
