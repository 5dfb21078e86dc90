import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { askSite } from '../pages/ask-site.ts';
import { serveStaticCopy } from './static-copy.ts';

test('a copy sends what the site has sent, and asks it once for each answer', async () => {
  const asked: string[] = [];
  const site = createServer((request, response) => {
    asked.push(`${request.headers.host} ${request.url} ${request.headers.accept}`);
    response.writeHead(203, { 'x-of': 'the site', 'content-encoding': 'br' }).end(request.url);
  });
  site.listen(0, '127.0.0.1');
  await once(site, 'listening');
  onTestFinished(() => void site.close());
  const { port: sitePort } = site.address() as AddressInfo;
  const copy = await serveStaticCopy(sitePort);
  onTestFinished(copy.close);

  const headers = { host: `it.localhost:${copy.port}`, accept: 'image/avif' };
  for (const path of ['/a?b=1', '/a?b=1', '/c']) {
    const { status, body, headers: sent } = await askSite(copy.port, path, headers);
    expect([status, body.toString(), sent['x-of']]).toEqual([203, path, 'the site']);
  }
  await askSite(copy.port, '/c', { ...headers, accept: '*/*' });
  expect(asked).toEqual([
    `it.localhost:${sitePort} /a?b=1 image/avif`,
    `it.localhost:${sitePort} /c image/avif`,
    `it.localhost:${sitePort} /c */*`,
  ]);
});
