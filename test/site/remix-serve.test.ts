/** `npm run start:remix-serve`: the plain way to start a Remix site, for whoever develops (SEC-08). */
import { expect, test } from 'vitest';
import { LIVE_ENVIRONMENT } from '../support/live-environment.ts';
import { spawnSite, type SiteProcess } from '../support/site-process.ts';

const start = (environment: Readonly<Record<string, string>> = {}) =>
  spawnSite(environment, {
    file: 'node_modules/.bin/remix-serve',
    args: ['./build/server/index.js'],
  });

async function pageOf({ port }: SiteProcess, path: string) {
  const answer = await fetch(`http://localhost:${port}${path}`);
  const html = await answer.text();
  const listed = [...html.matchAll(/"url":"[^"]*\/([A-Z]{3})-\d{8}"/g)];
  return { status: answer.status, travels: new Set(listed.map(([, travel]) => travel)) };
}

test('remix-serve shows pages and searches in demonstration mode', async () => {
  const site = await start();
  try {
    await expect
      .poll(async () => (await pageOf(site, '/').catch(() => null))?.status, { timeout: 60_000 })
      .toBe(200);
    const found = await pageOf(site, '/search?destinationId[]=JPN');
    expect(found).toEqual({ status: 200, travels: new Set(['JPN']) });
    expect((await pageOf(site, '/nothing-here')).status).toBe(404);
  } finally {
    await site.stop();
  }
});

test('remix-serve does not start in live mode, where it would stand without the edge', async () => {
  const site = await start({ ...LIVE_ENVIRONMENT });
  try {
    expect(await site.ended).not.toBe(0);
    expect(site.output()).toContain('use `npm start`');
  } finally {
    await site.stop();
  }
});
