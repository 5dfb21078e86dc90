/**
 * `npm run fuzz:html`: mutations of the attacks of `test/support`, cleaned and given to a real browser, on
 * a page without any policy of its own: what protects is the cleaning alone (SEC-06, CMS-03).
 *
 * `-- --count 20000 --seed 1 --minutes 10`: the same seed makes the same mutations. It says what it did;
 * whatever ran, loaded or got out is printed with what it was made of, and the exit code is 1.
 */
import { parseArgs } from 'node:util';
import { cleanHtml } from '../customer-code/clean-html.ts';
import { scopeCss } from '../customer-code/scope-css.ts';
import { runProcess, say } from '../edge/process-life.ts';
import { launchChromium } from '../test/support/chromium.ts';
import { watchHarm } from '../test/support/watch-harm.ts';
import { attackMutator, type Attack } from './fuzz/attack-mutator.ts';
import { faultsOnPage, fuzzPage, type FuzzCase } from './fuzz/fuzz-page.ts';
import { PROJECT_FOLDER } from './project-folder.mjs';

/** Cases of one page: enough that a browser is busy, few enough that one is found. */
const CASES_OF_PAGE = 200;
const ADDRESS = 'http://fuzz.localhost/';

await runProcess(async () => {
  process.chdir(PROJECT_FOLDER);
  const { values } = parseArgs({
    options: {
      count: { type: 'string', default: '20000' },
      seed: { type: 'string', default: '1' },
      minutes: { type: 'string', default: '10' },
    },
  });
  const [count, seed, minutes] = [values.count, values.seed, values.minutes].map(Number);
  const mutate = attackMutator(seed ?? 1);
  const began = performance.now();
  const browser = await launchChromium();
  const context = await browser.newContext();
  const harm = await watchHarm(context);
  const page = await context.newPage();
  let html = '';
  await context.route(ADDRESS, (route) => route.fulfill({ contentType: 'text/html', body: html }));

  let done = 0;
  let empty = 0;
  let faults = 0;
  /** Judges the cases together, and each by itself where something is wrong. */
  const judge = async (cases: readonly FuzzCase[]): Promise<void> => {
    html = fuzzPage(cases);
    await page.goto(ADDRESS, { waitUntil: 'load' });
    const found = [...(await page.evaluate(faultsOnPage)), ...harm.take()];
    if (found.length === 0) return;
    if (cases.length > 1) {
      const half = Math.ceil(cases.length / 2);
      await judge(cases.slice(0, half));
      return judge(cases.slice(half));
    }
    faults += 1;
    const [{ attack, cleaned } = { attack: null, cleaned: '' }] = cases;
    say(`fault      ${found.slice(0, 5).join('; ')}`);
    say(`           from ${JSON.stringify(attack)}`);
    say(`           to   ${JSON.stringify(cleaned)}`);
  };

  while (done < (count ?? 0) && performance.now() - began < (minutes ?? 0) * 60_000) {
    const cases = Array.from({ length: CASES_OF_PAGE }, (_, index) => clean(mutate(), index));
    empty += cases.filter(({ cleaned }) => cleaned === '').length;
    await judge(cases);
    done += cases.length;
  }
  await browser.close();
  const seconds = Math.round((performance.now() - began) / 1_000);
  say(`fuzz       ${done} mutations of seed ${seed} in ${seconds} s, ${faults} faults`);
  say(`           of ${empty} nothing was left`);
  if (faults > 0) process.exitCode = 1;
});

function clean(attack: Attack, index: number): FuzzCase {
  const { text } =
    attack.kind === 'html' ? cleanHtml(attack.code) : scopeCss(attack.code, `css-${index}`);
  return { attack, cleaned: text, index };
}
