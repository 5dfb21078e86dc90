/**
 * `npm run measure:texts` reads what travellers type, in all languages, and prints what is read otherwise than it
 * is meant (SRCH-03): at least 95 of a hundred texts of each language are read right, or it fails. It also prints
 * how long reading takes: the 99th of a hundred texts, and the longest of texts that were made to be slow.
 */
import { performance } from 'node:perf_hooks';
import type { KnownThings } from '../backend/text-reading/known-things.ts';
import { readText } from '../backend/text-reading/read-text.ts';
import { LANGUAGES } from '../domain/market.ts';
import { runProcess, say } from '../edge/process-life.ts';
import { PROJECT_FOLDER } from './project-folder.mjs';
import { knownByLanguage, misreadTexts } from './search/measure-texts.ts';
import { slowTexts } from './search/slow-texts.ts';
import { TEXTS_BY_DAY, TYPED_TEXTS } from './search/typed-texts.ts';

const WANTED_SHARE = 0.95;
const ROUNDS = 200;
const milliseconds = (time: number) => `${time.toFixed(2)} ms`;

await runProcess(async () => {
  process.chdir(PROJECT_FOLDER);
  const knownIn = await knownByLanguage();
  for (const language of LANGUAGES) {
    const misread = misreadTexts(language, knownIn[language]);
    const all = TYPED_TEXTS[language].length;
    const share = 1 - misread.length / all;
    say(`${language}   ${(share * 100).toFixed(1)} % of ${all}`);
    for (const { text, means, read } of misread) {
      say(`     "${text}"`);
      say(`        means ${means}`);
      say(`        read  ${read}`);
    }
    if (share < WANTED_SHARE) process.exitCode = 1;
  }
  for (const [today, texts] of TEXTS_BY_DAY) {
    const { en } = await knownByLanguage(today);
    const misread = misreadTexts('en', en, texts);
    say(`${today}   ${texts.length - misread.length} of ${texts.length}`);
    for (const { text, means, read } of misread) say(`     "${text}" means ${means}, read ${read}`);
    if (misread.length > 0) process.exitCode = 1;
  }
  const texts = LANGUAGES.flatMap((language) =>
    TYPED_TEXTS[language].map(([text]) => ({ text, known: knownIn[language] })),
  );
  const times = Array.from({ length: ROUNDS }, () => texts.map(timeOf)).flat();
  say(`99th percentile of ${times.length}: ${milliseconds(quantile(times, 0.99))}`);
  // The best of three: a machine that is busy with something else says nothing of a text.
  const slow = slowTexts().map((text) => {
    const known = knownIn.en;
    const rounds = [0, 1, 2].map(() => timeOf({ text, known }));
    return { text, time: Math.min(...rounds) };
  });
  const [slowest] = slow.toSorted((a, b) => b.time - a.time);
  say(
    `longest of ${slow.length} texts made to be slow: ${milliseconds(slowest?.time ?? 0)}, "${slowest?.text.slice(0, 40)}…"`,
  );
}, 'Cannot measure');

function timeOf({ text, known }: { text: string; known: KnownThings }): number {
  const start = performance.now();
  readText(text, known);
  return performance.now() - start;
}

function quantile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length * share)] ?? 0;
}
