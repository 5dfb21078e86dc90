/**
 * `npm run requirements`: compares the pages of `docs/requirements` with the titles of the tests, and their
 * index with the pages. A requirement that is done or partly done names test files, and each of them has the
 * requirement's ID in a title; an ID that a test names is on a page; a requirement that is for later names no
 * test.
 *
 * `npm run requirements -- --write` first enters the tests of each requirement, and writes the index.
 */
import { readFileSync, globSync } from 'node:fs';
import { isWriting, writeOrCompare } from './generated-document.ts';
import {
  parseRequirements,
  requirementIndex,
  requirementProblems,
  testedIds,
  withTests,
} from './requirement-pages.ts';

const INDEX = 'docs/requirements.md';
const PAGES = 'docs/requirements/*.md';
const COMMAND = 'requirements';
const TESTS = [
  '{domain,contract,config,edge,backend,app,packages,scripts}/**/*.test.{ts,tsx}',
  'test/**/*.test.ts',
];

/** Names requirements as examples. */
const OWN_TEST = 'scripts/requirement-pages.test.ts';

const withSlashes = (file: string) => file.replaceAll('\\', '/');
const tests = new Map(
  globSync(TESTS, { exclude: [OWN_TEST] }).map((file) => [
    withSlashes(file),
    testedIds(readFileSync(file, 'utf8')),
  ]),
);
const files = globSync(PAGES).map(withSlashes).sort();
if (isWriting) {
  for (const file of files) {
    await writeOrCompare(file, withTests(readFileSync(file, 'utf8'), tests), COMMAND);
  }
}
const pages = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
const index = requirementIndex(readFileSync(INDEX, 'utf8'), pages);
const requirements = [...pages.values()].flatMap(parseRequirements);
const problems = requirementProblems(requirements, tests);
const outdated = await writeOrCompare(INDEX, index, COMMAND);
if (outdated) problems.push(outdated);
for (const problem of problems) process.stderr.write(`${problem}\n`);

const count = (state: string) => requirements.filter((one) => one.state === state).length;
process.stdout.write(
  `${requirements.length} requirements: ${count('done')} done, ${count('partly')} partly, ${count('later')} later\n`,
);
process.exitCode = problems.length > 0 ? 1 : 0;
