/**
 * `npm run measure:addresses [-- TIMES]`: whether the login tells who has an account (AUTH-02, CODE-01). A site of its
 * own, with a database that is removed, is asked 200 times (or as often as said) with an address that has an account
 * and as often with one that has none, in turn, for each way to log in. It fails where status, target or page of any
 * two answers differ, and prints the medians of the times. Time is not asserted: noise is how far the medians of every
 * other answer of the same address are apart.
 */
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { MINUTE_MS } from '../domain/durations.ts';
import { runProcess, say } from '../edge/process-life.ts';
import { commonPart, CookieBrowser, type Page } from '../test/support/cookie-browser.ts';
import { newFilledFolder } from '../test/support/filled-data.ts';
import { startSite } from '../test/support/site-process.ts';

const MOST_TIMES = 10_000;
/** Of an account of the demonstration with a password, and one as long. */
const ADDRESSES = { known: 'privacy@cordata.example', unknown: 'unknown@cordata.example' } as const;
const KINDS = ['known', 'unknown'] as const;
type Kind = (typeof KINDS)[number];

interface Way {
  readonly title: string;
  /** Of the form, where it is not the login form's own. */
  readonly step?: string;
  readonly fields: Readonly<Record<string, string>>;
}
const WAYS: readonly Way[] = [
  { title: 'password', fields: { password: 'a wrong password' } },
  { title: 'send me a code', fields: { password: '', way: 'code' } },
  { title: 'sign-up', step: 'signUp', fields: {} },
  { title: 'forgotten password', step: 'password', fields: {} },
];

await runProcess(async () => {
  const times = Number(process.argv[2] ?? 200);
  if (!Number.isInteger(times) || times < 4 || times > MOST_TIMES) {
    console.error(`Say how often to ask, from 4 to ${MOST_TIMES}.`);
    process.exit(1);
  }
  const folder = await newFilledFolder();
  const site = await startSite({
    LOG_LEVEL: 'silent',
    DATA_FOLDER: folder,
    TRUSTED_PROXIES: '127.0.0.1',
  });
  const database = new DatabaseSync(path.join(folder, 'cordata.sqlite'), { timeout: MINUTE_MS });
  try {
    for (const way of WAYS) {
      const asked: Record<Kind, Asked[]> = { known: [], unknown: [] };
      for (let at = 0; at < 2 * times; at += 1) {
        // In turn, and each of them as often first as second.
        const kind = KINDS[(at + Math.floor(at / 2)) % 2] ?? 'known';
        // One letter box gets five codes an hour: what was counted is forgotten.
        database.exec('delete from limit_counts');
        asked[kind].push(await ask(`http://it.localhost:${site.port}`, way, ADDRESSES[kind], at));
      }
      report(way, asked);
    }
  } finally {
    database.close();
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  }
}, 'Cannot measure');

interface Asked {
  readonly ms: number;
  /** All that could tell, apart from the time. */
  readonly answer: string;
}

/** With a browser and a network of its own. */
async function ask(site: string, { step, fields }: Way, email: string, at: number): Promise<Asked> {
  const browser = new CookieBrowser();
  const headers = { 'x-forwarded-for': `10.${at >> 8}.${at & 255}.1` };
  const { url } = await browser.visit(`${site}/login`, { headers });
  const query = new URLSearchParams({ ui_locales: 'it', way: step ?? '' });
  const target = step === undefined ? url : `${url.replace(/\?.*/, '')}/email?${query}`;
  const begin = performance.now();
  const first = await browser.ask(target, { form: { ...fields, email }, headers });
  const ms = performance.now() - begin;
  const last = first.location === null ? null : await browser.visit(first.location, { headers });
  const told = ({ status, location, text }: Page) => [status, location, text];
  return {
    ms,
    answer: commonPart([first, last].flatMap((page) => page && told(page)).join('\n'), email),
  };
}

function report({ title }: Way, asked: Record<Kind, Asked[]>): void {
  const { known, unknown } = { known: timesOf(asked.known), unknown: timesOf(asked.unknown) };
  const noise = [known, unknown].map((all) => ratioOf(everyOther(all, 0), everyOther(all, 1)));
  const answers = new Set([...asked.known, ...asked.unknown].map(({ answer }) => answer));
  const isEqual = answers.size === 1;
  say(
    `${title.padEnd(20)}known ${inMs(median(known))}, unknown ${inMs(median(unknown))}, ` +
      `ratio ${ratioOf(known, unknown).toFixed(3)} (same address: ${noise.map((one) => one.toFixed(3)).join(', ')}); ` +
      (isEqual ? 'equal answers' : `${answers.size} DIFFERENT ANSWERS`),
  );
  if (isEqual) return;
  process.exitCode = 1;
  const [one = [], other = []] = [...answers].map((answer) => answer.split('\n'));
  for (const line of one) if (!other.includes(line)) say(`  - ${line.trim()}`);
  for (const line of other) if (!one.includes(line)) say(`  + ${line.trim()}`);
}

function timesOf(asked: readonly Asked[]): number[] {
  return asked.map(({ ms }) => ms);
}

function everyOther(values: readonly number[], begin: 0 | 1): number[] {
  return values.filter((_, at) => at % 2 === begin);
}

function ratioOf(one: readonly number[], other: readonly number[]): number {
  return median(one) / median(other);
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

function inMs(ms: number): string {
  return `${ms.toFixed(2)} ms`;
}
