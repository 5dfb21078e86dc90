/**
 * `npm run bench:lab`: how fast pages are on a phone, as Lighthouse measures them, beside a static copy of the same
 * pages (docs/performance.md, which it writes its tables into). `-- --markets it,de` and `--pages home,search` measure a part
 * and print it alone; `--runs 3` is for fewer rounds. After the first round it begins no further page once
 * `--minutes` (15) are over.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg, totalmem } from 'node:os';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import type { Browser } from 'playwright-core';
import { WrongSetting } from '../config/settings.ts';
import { pathOf } from '../contract/route-paths.ts';
import { MARKET_IDS, type MarketId } from '../domain/market.ts';
import { runProcess, say } from '../edge/process-life.ts';
import { launchChromium } from '../test/support/chromium.ts';
import { localHost } from '../test/support/local-host.ts';
import { freePort, startSite } from '../test/support/site-process.ts';
import { pathOfPage } from '../test/support/site-paths.ts';
import { LIGHTHOUSE_VERSION } from './ensure-lighthouse.mjs';
import { EMULATED_PHONE, measureTaps, type Taps } from './lab/first-tap.ts';
import { labReport, withGenerated, type MeasuredPage } from './lab/lab-report.ts';
import { lighthouseRunner, type Checked, type Figures } from './lab/run-lighthouse.ts';
import { serveStaticCopy } from './lab/static-copy.ts';
import { askSite } from './pages/ask-site.ts';

const DOCUMENT = 'docs/performance.md';

const PAGES = {
  home: (market) => pathOfPage('home', market),
  search: (market) => pathOfPage('search', market),
  travel: (market) => pathOfPage('travel', market),
  'how it works': (market) => pathOf('how-it-works', market),
  terms: (market) => pathOf('legal-terms-conditions', market),
} as const satisfies Readonly<Record<string, (market: MarketId) => string>>;
type PageName = keyof typeof PAGES;

const ALL_PAGES = Object.keys(PAGES) as PageName[];
const USUAL_MARKETS: readonly MarketId[] = ['en-WE', 'it', 'de'];

/** Enough for a kept page to be packed as small as it goes, which is done beside the requests. */
const ASKED_BEFORE = 4;
const PACKED_MS = 3_000;

const { values } = parseArgs({
  options: {
    markets: { type: 'string', default: USUAL_MARKETS.join(',') },
    pages: { type: 'string', default: ALL_PAGES.join(',') },
    runs: { type: 'string', default: '5' },
    minutes: { type: 'string', default: '15' },
  },
});

interface Visited extends MeasuredPage {
  readonly page: PageName;
  readonly market: MarketId;
  readonly path: string;
  readonly applied: Figures[];
  readonly simulated: Figures[];
  readonly copy: Figures[];
  readonly taps: Taps[];
  checked: Checked | null;
}

// Lighthouse gives up a page that takes 45 s, and part of it goes on waiting until that page is closed.
process.on('unhandledRejection', (error) => say(`  Lighthouse: ${String(error)}`));

await runProcess(async () => {
  const markets = chosen(values.markets, MARKET_IDS, 'market');
  const pages = chosen(values.pages, ALL_PAGES, 'page');
  const runs = atLeastOne(values.runs, '--runs');
  const endsAt = Date.now() + atLeastOne(values.minutes, '--minutes') * 60_000;
  const visits = markets.flatMap((market) =>
    pages.map((page): Visited => ({
      page,
      market,
      path: PAGES[page](market),
      applied: [],
      simulated: [],
      copy: [],
      taps: [],
      checked: null,
    })),
  );
  const [load = 0] = loadavg();
  const site = await startSite({ LOG_LEVEL: 'silent' });
  const copy = await serveStaticCopy(site.port);
  const port = await freePort();
  const browser = await launchChromium({
    args: [`--remote-debugging-port=${port}`, '--host-resolver-rules=MAP *.localhost 127.0.0.1'],
  });
  try {
    const lighthouse = await lighthouseRunner(port);
    // One market tells what is the machine's, and how taps are answered.
    const isCompared = ({ market }: Visited) => market === markets[0];
    const addressOf = ({ market, path }: Visited, port: number) =>
      `http://${localHost(market, port)}${path}`;
    say('Visiting each page once, so that all of it is made …');
    for (const visit of visits) {
      await warmUp(
        browser,
        visit,
        site.port,
        addressOf(visit, isCompared(visit) ? copy.port : site.port),
      );
    }
    await new Promise((resolve) => setTimeout(resolve, PACKED_MS));
    for (let round = 1; round <= runs; round += 1) {
      for (const visit of visits) {
        if (round > 1 && Date.now() > endsAt) break;
        const address = addressOf(visit, site.port);
        await attempt(async () =>
          visit.applied.push(await lighthouse.measure(address, 'devtools')),
        );
        await attempt(async () =>
          visit.simulated.push(await lighthouse.measure(address, 'simulate')),
        );
        if (isCompared(visit)) {
          const copied = addressOf(visit, copy.port);
          await attempt(async () => visit.copy.push(await lighthouse.measure(copied, 'devtools')));
          await attempt(async () => visit.taps.push(await measureTaps(browser, address)));
        }
        if (round === 1) {
          await attempt(async () => (visit.checked = await lighthouse.check(address)));
          for (const fault of visit.checked?.faults ?? []) say(`  ${fault}`);
        }
        say(progressLine(visit, `${round} of ${runs}`));
      }
    }
    const report = labReport(machineLine(browser.version(), load), visits);
    const isWhole =
      ALL_PAGES.every((page) => pages.includes(page)) &&
      USUAL_MARKETS.every((market) => markets.includes(market)) &&
      visits.every(({ applied, simulated }) => applied.length > 0 && simulated.length > 0);
    if (isWhole) await write(report);
    else say(`\n${report}\n\nNothing is written, as not all pages were measured.`);
  } finally {
    await browser.close();
    copy.close();
    await site.stop();
  }
});

function chosen<Value extends string>(
  list: string,
  known: readonly Value[],
  what: string,
): readonly Value[] {
  const asked = list.split(',').map((name) => name.trim());
  const stranger = asked.find((name) => !known.some((one) => one === name));
  if (stranger !== undefined) {
    throw new WrongSetting(`There is no ${what} "${stranger}": ${known.join(', ')}.`);
  }
  return known.filter((one) => asked.includes(one));
}

function atLeastOne(text: string, option: string): number {
  const value = Number(text);
  if (!(value >= 1)) throw new WrongSetting(`${option} is a number from 1 on.`);
  return value;
}

/** A run that fails is told and missing among the others; the rest is measured all the same. */
async function attempt(run: () => Promise<unknown>): Promise<void> {
  try {
    await run();
  } catch (error) {
    say(`  a run failed: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** @param address by which the browser comes: of a copy it makes the copy, too */
async function warmUp(
  browser: Browser,
  { market, path }: Visited,
  sitePort: number,
  address: string,
): Promise<void> {
  const headers = { host: localHost(market, sitePort), 'accept-encoding': 'gzip, deflate, br' };
  for (let count = 0; count < ASKED_BEFORE; count += 1) await askSite(sitePort, path, headers);
  const context = await browser.newContext(EMULATED_PHONE);
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'networkidle' });
  await context.close();
}

function progressLine(
  { market, page, applied, simulated, copy, taps }: Visited,
  round: string,
): string {
  const [now, simple, other, tap] = [applied.at(-1), simulated.at(-1), copy.at(-1), taps.at(-1)];
  return [
    `${round}  ${market} ${page}`.padEnd(28),
    now && `applied ${now.score} (FCP ${now.fcp.toFixed(0)}, LCP ${now.lcp.toFixed(0)})`,
    simple && `simulated ${simple.score}`,
    other && `copy ${other.score}`,
    tap && `taps ${tap.first} ${tap.later}${tap.isKept ? '' : ', lost'}`,
  ]
    .filter((part) => part !== undefined)
    .join('  ');
}

function machineLine(chromium: string, load: number): string {
  const cores = availableParallelism();
  const busy =
    load > cores / 2 ? ` **The machine was busy with other work (load ${load.toFixed(1)}).**` : '';
  const memory = Math.round(totalmem() / 1024 ** 3);
  const day = new Date().toISOString().slice(0, 10);
  return `Measured on ${day} with ${cores} cores, ${memory} GB of memory, Chromium ${chromium} and Lighthouse ${LIGHTHOUSE_VERSION}.${busy}`;
}

async function write(report: string): Promise<void> {
  const written = withGenerated(readFileSync(DOCUMENT, 'utf8'), report);
  const options = await resolveConfig(DOCUMENT);
  writeFileSync(DOCUMENT, await format(written, { ...options, filepath: DOCUMENT }));
  say(`The tables are in ${DOCUMENT}.`);
}
