/** Plain HTTP requests to the site under test, with any host and any raw path. */
import { request } from 'node:http';
import { inject } from 'vitest';
import type { MarketId } from '../../domain/market.ts';
import { localHost } from './local-host.ts';

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
  readonly text: string;
}

export interface Visit {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Another process than the suite's own. */
  readonly port?: number;
  /** Where it comes from, e.g. `127.0.0.2` for somebody who is no proxy of a site. */
  readonly from?: string;
}

/** Host of a market on the developer's machine, e.g. `it.localhost:40123`. */
export function hostOf(marketId: MarketId, port: number = inject('sitePort')): string {
  return localHost(marketId, port);
}

export function originOf(marketId: MarketId): string {
  return `http://${hostOf(marketId)}`;
}

/** Asks the market's site for a raw path: it is sent as it is, not made tidy as `fetch` would. */
export function visit(marketId: MarketId, path: string, options: Visit = {}): Promise<Answer> {
  const port = options.port ?? inject('sitePort');
  return new Promise((resolve, reject) => {
    const asked = request(
      {
        host: '127.0.0.1',
        port,
        path,
        localAddress: options.from,
        method: options.method ?? 'GET',
        // A connection of its own: the one of a refused body is closed by the server.
        agent: false,
        headers: {
          host: hostOf(marketId, port),
          // Bots are answered otherwise; these tests are people.
          'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/150.0.0.0 Safari/537.36',
          ...options.headers,
          ...(options.body === undefined
            ? {}
            : { 'content-length': String(Buffer.byteLength(options.body)) }),
        },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const body = Buffer.concat(chunks);
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body,
            text: body.toString('utf8'),
          });
        });
      },
    );
    asked.on('error', reject);
    asked.end(options.body);
  });
}
