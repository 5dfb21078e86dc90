/**
 * `npm run measure:typos -- [--seed 1] [--count 20000] [--all]` mistypes the names of all destinations in all
 * languages, and prints how often the where-lookup still has the right one first (SRCH-03): at least 95 of
 * a hundred, or it fails. A misspelling that is the right name of another destination is not asked.
 */
import { parseArgs } from 'node:util';
import { readContent } from '../backend/content-import/read-content.ts';
import { LANGUAGES } from '../domain/market.ts';
import { runProcess, say } from '../edge/process-life.ts';
import { PROJECT_FOLDER } from './project-folder.mjs';
import { measureTypos } from './search/measure-typos.ts';
import {
  everyMistypedName,
  namesOfDestinations,
  randomMistypedNames,
} from './search/mistyped-names.ts';

const WANTED_SHARE = 0.95;
const FAILURES_SHOWN = 25;

await runProcess(async () => {
  process.chdir(PROJECT_FOLDER);
  const { values } = parseArgs({
    options: {
      seed: { type: 'string', default: '1' },
      count: { type: 'string', default: '20000' },
      all: { type: 'boolean', default: false },
    },
  });
  const { travels } = readContent('content');
  const names = namesOfDestinations([...new Set(travels.flatMap(({ countries }) => countries))]);
  const mistyped = values.all
    ? everyMistypedName(names)
    : randomMistypedNames(names, { seed: Number(values.seed), count: Number(values.count) });
  const result = measureTypos(travels, mistyped);

  say(`${names.length} names, ${values.all ? 'every misspelling' : `seed ${values.seed}`}`);
  for (const language of LANGUAGES) {
    const { right, asked } = result.byLanguage[language];
    say(`${language}   ${percent(right / asked)} of ${asked}`);
  }
  say(`all  ${percent(result.share)}; not asked: ${result.ofAnother} names of another destination`);
  for (const { typed, name, first } of result.failures.slice(0, FAILURES_SHOWN)) {
    say(`     "${typed}" for ${name} finds ${first ?? 'nothing'}`);
  }
  if (result.share < WANTED_SHARE) process.exitCode = 1;
}, 'Cannot measure');

function percent(share: number): string {
  return `${(share * 100).toFixed(2)} %`.padStart(8);
}
