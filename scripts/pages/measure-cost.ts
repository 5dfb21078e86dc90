/**
 * What it costs to make a page: milliseconds of a processor for one that is made anew, beside a minimal Remix page of
 * as many elements. Time of the process, all its threads, not of the clock: what else the machine does hardly counts.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathOf } from '../../contract/route-paths.ts';
import { freePort, startSite } from '../../test/support/site-process.ts';
import { pathOfPage } from '../../test/support/site-paths.ts';
import { MEMORY_FLAGS, MEMORY_SETTINGS } from '../memory-flags.mjs';
import { askSite } from './ask-site.ts';
import { median } from '../lab/lab-report.ts';
import type { Usage } from './tell-usage.ts';

const MARKET = 'it';
const COSTED_PAGES = {
  home: pathOf('index', MARKET),
  search: pathOf('search', MARKET),
  travel: pathOfPage('travel', MARKET),
  tour: pathOfPage('tour', MARKET),
  country: pathOfPage('country', MARKET),
  'text page': pathOf('legal-privacy-policy', MARKET),
  wishlist: pathOf('wishlist', MARKET),
};

/** V8 has compiled by then what it will. */
const WARM_UP_PAGES = 100;
const PAGES = 25;
/** Each of both in turn; the middle one counts. */
const ROUNDS = 5;
/** Under load: so many at a time. */
const AT_A_TIME = 8;

/** Each tells its usage at a port of its own. */
interface Server {
  readonly port: number;
  readonly usagePort: number;
}

/** A line for each kind of page, and one for the memory. */
export async function measureCost(seconds: number): Promise<string[]> {
  const [usagePort, remix] = [await freePort(), await startRemix()];
  const site = await startSite(
    { ...MEMORY_SETTINGS, LOG_LEVEL: 'silent', HTML_CACHE_MB: '0', USAGE_PORT: String(usagePort) },
    { flags: [...MEMORY_FLAGS, ...TELL_USAGE] },
  );
  try {
    const server = { port: site.port, usagePort };
    const lines = [lineOf('uncached page', ['ms', 'elements', 'µs each', 'Remix µs', 'ratio'])];
    for (const [name, path] of Object.entries(COSTED_PAGES)) {
      lines.push(await compare(name, path, server, remix.server));
    }
    return [...lines, '', await memoryUnderLoad(server, seconds)];
  } finally {
    await site.stop();
    remix.child.disconnect();
  }
}

const TELL_USAGE = ['--import', join(import.meta.dirname, 'tell-usage.ts')];

async function startRemix(): Promise<{ readonly server: Server; readonly child: ChildProcess }> {
  const usagePort = await freePort();
  const child = fork(join(import.meta.dirname, 'remix-page.ts'), {
    execArgv: [...MEMORY_FLAGS, ...TELL_USAGE],
    env: {
      ...process.env,
      ...MEMORY_SETTINGS,
      NODE_ENV: 'production',
      USAGE_PORT: String(usagePort),
    },
  });
  const [port] = (await once(child, 'message')) as [number];
  return { server: { port, usagePort }, child };
}

async function compare(name: string, path: string, site: Server, remix: Server): Promise<string> {
  const elements = await elementsOf(site, path);
  const plainPath = await plainPathWith(remix, elements);
  const contestants = [
    { server: site, path, each: [] as number[] },
    { server: remix, path: plainPath, each: [] as number[] },
  ];
  for (const one of contestants) await ask(one.server, one.path, WARM_UP_PAGES);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const one of contestants) {
      const before = await usageOf(one.server);
      await ask(one.server, one.path, PAGES);
      const { processorMs } = await usageOf(one.server);
      one.each.push((processorMs - before.processorMs) / PAGES);
    }
  }
  const [own = Number.NaN, plain = Number.NaN] = contestants.map(({ each }) => median(each));
  const [ownUs, plainUs] = [own, plain].map((ms) => (ms / elements) * 1_000);
  return lineOf(name, [
    own.toFixed(1),
    elements,
    ...[ownUs, plainUs].map((us) => us?.toFixed(1) ?? ''),
    (own / plain).toFixed(1),
  ]);
}

/** How many cards make the same number of elements, by what two short pages differ in. */
async function plainPathWith(remix: Server, elements: number): Promise<string> {
  const [none, ten] = [await elementsOf(remix, '/?cards=0'), await elementsOf(remix, '/?cards=10')];
  return `/?cards=${Math.round((elements - none) / ((ten - none) / 10))}`;
}

async function elementsOf({ port }: Server, path: string): Promise<number> {
  const { body } = await askSite(port, path, { host: hostOf(port) });
  return body.toString().match(/<[a-z]/g)?.length ?? 0;
}

async function ask({ port }: Server, path: string, count: number): Promise<void> {
  const headers = { host: hostOf(port), 'accept-encoding': 'br' };
  for (let asked = 0; asked < count; asked += 1) {
    const { status } = await askSite(port, path, headers);
    if (status !== 200) throw new Error(`${path} answers ${status}`);
  }
}

/** Pages of different kinds, so many at a time: how much memory the process has, at most and in the end. */
async function memoryUnderLoad(site: Server, seconds: number): Promise<string> {
  const end = performance.now() + seconds * 5 * 1_000;
  const paths = Object.values(COSTED_PAGES);
  const sizes: number[] = [];
  let pages = 0;
  const visit = async (start: number): Promise<void> => {
    for (let turn = start; performance.now() < end; turn += 1) {
      await ask(site, paths[turn % paths.length] ?? '/', 1);
      pages += 1;
      if (start === 0) sizes.push((await usageOf(site)).residentMb);
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, (_, start) => visit(start)));
  const [most, half, last] = [Math.max(...sizes), sizes[sizes.length >> 1] ?? 0, sizes.at(-1) ?? 0];
  return (
    `memory under ${AT_A_TIME} uncached pages at a time, ${pages} in ${seconds * 5} s: ` +
    `at most ${most.toFixed(0)} MB, ${half.toFixed(0)} halfway, ${last.toFixed(0)} at the end`
  );
}

async function usageOf({ usagePort }: Server): Promise<Usage> {
  const { body } = await askSite(usagePort, '/', {});
  return JSON.parse(body.toString()) as Usage;
}

function hostOf(port: number): string {
  return `${MARKET}.localhost:${port}`;
}

function lineOf(name: string, columns: readonly (string | number)[]): string {
  return name.padEnd(16) + columns.map((column) => String(column).padStart(10)).join('');
}
