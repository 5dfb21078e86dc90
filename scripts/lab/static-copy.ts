/**
 * What the machine could do at best: a bare Node server with the site's own answers, each asked for once and kept.
 * What a page is slower than its copy is the site's; what both are slower than on another day is the machine's.
 */
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { askSite, headersOfCopy, type SiteAnswer } from '../pages/ask-site.ts';

/** By these the site may answer otherwise. */
const READ_HEADERS = ['accept', 'accept-encoding', 'user-agent'] as const;

export interface StaticCopy {
  readonly port: number;
  readonly close: () => void;
}

export async function serveStaticCopy(sitePort: number): Promise<StaticCopy> {
  const answers = new Map<string, Promise<SiteAnswer>>();
  const answerTo = ({ url = '/', headers }: IncomingMessage): Promise<SiteAnswer> => {
    const host = (headers.host ?? '').replace(/:\d+$/, `:${sitePort}`);
    const asked = Object.fromEntries(READ_HEADERS.map((name) => [name, headers[name] ?? '']));
    const key = JSON.stringify([host, url, asked]);
    const kept = answers.get(key) ?? askSite(sitePort, url, { ...asked, host });
    answers.set(key, kept);
    return kept;
  };
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET') {
      response.writeHead(405).end();
      return;
    }
    const answer = await answerTo(request);
    response.writeHead(answer.status, headersOfCopy(answer)).end(answer.body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
