/**
 * `npm run measure:questions` reads what travellers ask, in all languages, and prints how many questions are read as
 * they are meant (AI-01), those that are not, and how long reading takes. Of held-out questions it prints the share
 * alone, since nobody who writes rules of reading looks at them; `-- --held-out` prints those, too.
 */
import { performance } from 'node:perf_hooks';
import type { KnownThings } from '../backend/text-reading/known-things.ts';
import { readQuestion } from '../backend/text-reading/read-question.ts';
import { LANGUAGES } from '../domain/market.ts';
import { runProcess, say } from '../edge/process-life.ts';
import { PROJECT_FOLDER } from './project-folder.mjs';
import { HELD_OUT_QUESTIONS } from './search/held-out-questions.ts';
import { ASKING_MARKETS, misreadQuestions } from './search/measure-questions.ts';
import { knownByMarket, type Misread } from './search/measure-texts.ts';
import { QUESTIONS } from './search/questions.ts';
import { slowTexts } from './search/slow-texts.ts';

const ROUNDS = 20;
const isHeldOutShown = process.argv.includes('--held-out');

await runProcess(async () => {
  process.chdir(PROJECT_FOLDER);
  const knownIn = await knownByMarket();
  for (const language of LANGUAGES) {
    const markets = ASKING_MARKETS[language];
    const misreadOf = (questions: typeof QUESTIONS) =>
      markets.flatMap((market) => misreadQuestions(questions[market], knownIn[market]));
    const countOf = (questions: typeof QUESTIONS) =>
      markets.flatMap((market) => questions[market]).length;
    const [misread, heldOut] = [misreadOf(QUESTIONS), misreadOf(HELD_OUT_QUESTIONS)];
    say(
      `${language}   ${share(misread.length, countOf(QUESTIONS))}, held out ${share(heldOut.length, countOf(HELD_OUT_QUESTIONS))}`,
    );
    sayMisread(misread);
    if (isHeldOutShown) sayMisread(heldOut);
  }
  const asked = LANGUAGES.flatMap((language) => ASKING_MARKETS[language]).flatMap((market) =>
    [...QUESTIONS[market], ...HELD_OUT_QUESTIONS[market]].map(([text]) => ({
      text,
      known: knownIn[market],
    })),
  );
  const times = Array.from({ length: ROUNDS }, () => asked.map(timeOf)).flat();
  say(`99th percentile of ${times.length}: ${milliseconds(quantile(times, 0.99))}`);
  // The best of three: a machine that is busy with something else says nothing of a text.
  const slow = slowTexts().map((text) => {
    const rounds = [0, 1, 2].map(() => timeOf({ text, known: knownIn['en-WE'] }));
    return { text, time: Math.min(...rounds) };
  });
  const [slowest] = slow.toSorted((one, other) => other.time - one.time);
  say(
    `longest of ${slow.length} texts made to be slow: ${milliseconds(slowest?.time ?? 0)}, "${slowest?.text.slice(0, 40)}…"`,
  );
}, 'Cannot measure');

function share(misread: number, all: number): string {
  return `${((1 - misread / all) * 100).toFixed(1)} % of ${all}`;
}

function sayMisread(misread: readonly Misread[]): void {
  for (const { text, means, read } of misread) {
    say(`     "${text.slice(0, 200)}"`);
    say(`        means ${means}`);
    say(`        read  ${read}`);
  }
}

function milliseconds(time: number): string {
  return `${time.toFixed(2)} ms`;
}

function timeOf({ text, known }: { text: string; known: KnownThings }): number {
  const start = performance.now();
  readQuestion(text, known);
  return performance.now() - start;
}

function quantile(times: readonly number[], part: number): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length * part)] ?? 0;
}
