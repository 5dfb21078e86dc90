/** Requests per second and p99 of a site's pages, beside those of a bare Node server. */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { pathOf } from '../../contract/route-paths.ts';
import { askSite, headersOfCopy, type SiteAnswer } from './ask-site.ts';
import { median } from '../lab/lab-report.ts';

const CONNECTIONS = 32;
/** The machine may be busy otherwise for a while: each ratio is of one round, and the middle one counts. */
const ROUNDS = 5;
const MARKET = 'it';
/** Enough of them for the smallest packing to be done. */
const WARM_UP_REQUESTS = 20;
const WARM_UP_MS = 2_000;

interface Contestant {
  readonly name: string;
  readonly options: autocannon.Options;
}

interface Figures {
  readonly perSecond: number;
  readonly p99Ms: number;
  /** To the bare server. */
  readonly ratio: number;
}

/** A line for each of them. */
export async function measureLoad(sitePort: number, seconds: number): Promise<string[]> {
  const headers = { host: `it.localhost:${sitePort}`, 'accept-encoding': 'gzip, deflate, br' };
  const home = await warmUp(sitePort, pathOf('index', MARKET), headers);
  const folder = await mkdtemp(join(tmpdir(), 'bench-pages-'));
  const bare = await startBare(folder, home);
  try {
    const site = `http://127.0.0.1:${sitePort}`;
    const contestants: readonly Contestant[] = [
      { name: 'bare Node server', options: { url: `http://127.0.0.1:${bare.port}/`, headers } },
      { name: 'cached page', options: { url: `${site}/`, headers } },
      {
        name: 'cached page, 304',
        options: {
          url: `${site}/`,
          headers: { ...headers, 'if-none-match': home.headers.etag ?? '' },
        },
      },
      { name: 'uncached search page', options: { url: site, headers, requests: [newSearch()] } },
    ];
    const figures = await inRounds(contestants, seconds);
    return [
      `${''.padEnd(22)}${'req/s'.padStart(9)}${'p99 ms'.padStart(9)}${'ratio'.padStart(9)}`,
      ...contestants.map(({ name }, index) => lineOf(name, figures[index])),
    ];
  } finally {
    bare.child.disconnect();
    await rm(folder, { recursive: true, force: true });
  }
}

/** A search that nobody has made before: its price is another one each time. */
function newSearch(): autocannon.Request {
  let price = 100_000;
  const path = pathOf('search', MARKET);
  return {
    setupRequest: (asked) => ({ ...asked, path: `${path}?priceTo=${(price += 1)}` }),
  };
}

async function inRounds(contestants: readonly Contestant[], seconds: number): Promise<Figures[]> {
  const rounds: Omit<Figures, 'ratio'>[][] = contestants.map(() => []);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, { options, name }] of contestants.entries()) {
      const result = await autocannon({ connections: CONNECTIONS, duration: seconds, ...options });
      if (result.errors > 0 || result['4xx'] > 0 || result['5xx'] > 0) {
        throw new Error(
          `${name}: ${result.errors} errors, ${result['4xx'] + result['5xx']} refused`,
        );
      }
      rounds[index]?.push({ perSecond: result.requests.average, p99Ms: result.latency.p99 });
    }
  }
  const [bare = []] = rounds;
  return rounds.map((all) => {
    const ratios = all.map(({ perSecond }, round) => perSecond / (bare[round]?.perSecond ?? 0));
    return {
      perSecond: median(all.map(({ perSecond }) => perSecond)),
      p99Ms: median(all.map(({ p99Ms }) => p99Ms)),
      ratio: median(ratios),
    };
  });
}

async function warmUp(
  port: number,
  path: string,
  headers: Readonly<Record<string, string>>,
): Promise<SiteAnswer> {
  for (let count = 0; count < WARM_UP_REQUESTS; count += 1) await askSite(port, path, headers);
  await new Promise((resolve) => setTimeout(resolve, WARM_UP_MS));
  return askSite(port, path, headers);
}

/** The headers of the site's own answer, so that the two send the same. */
async function startBare(
  folder: string,
  answer: SiteAnswer,
): Promise<{ readonly port: number; readonly child: ChildProcess }> {
  const [bodyFile, headersFile] = [join(folder, 'body'), join(folder, 'headers.json')];
  await Promise.all([
    writeFile(bodyFile, answer.body),
    writeFile(headersFile, JSON.stringify(headersOfCopy(answer))),
  ]);
  const child = fork(join(import.meta.dirname, 'bare-server.ts'), [bodyFile, headersFile]);
  const [port] = (await once(child, 'message')) as [number];
  return { port, child };
}

function lineOf(name: string, figures: Figures | undefined): string {
  if (!figures) return name;
  const { perSecond, p99Ms, ratio } = figures;
  const columns = [perSecond.toFixed(0), p99Ms.toFixed(0), ratio.toFixed(ratio < 0.1 ? 4 : 2)];
  return name.padEnd(22) + columns.map((text) => text.padStart(9)).join('');
}
