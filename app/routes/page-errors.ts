/**
 * `/page-errors`: beacons about errors in browsers, each a line of the log (ERR-02). They are not statistics, so
 * they need no consent: a line says what failed and where, not for whom.
 */
import type { ActionFunctionArgs } from '@remix-run/node';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { logSecurityEvent } from '../../config/security-log.ts';
import { withoutSecret } from '../../contract/secret-paths.ts';
import { HOUR_MS } from '../../domain/durations.ts';
import { marketOfRequest } from '../i18n/market.server.ts';
import { beaconAnswer, readBeacon } from '../network/beacon.server.ts';
import { siteLog } from '../site-log.server.ts';

export { refuseGet as loader } from '../layout/layout-form.server.ts';

/** In an hour from one network, by each process: the log has something else to say as well. */
const MOST_OF_NETWORK = 60;
const counts = new LRUCache<string, number>({ max: 10_000, ttl: HOUR_MS, noUpdateTTL: true });

const reportSchema = z.object({
  message: z.string().trim().min(1).max(300),
  /** File, line and column; empty where the browser does not say. */
  source: z.string().max(500),
  path: z.string().startsWith('/').max(2_000),
});

export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const report = await readBeacon(request, reportSchema);
  if (report instanceof Response) return report;
  const log = context.log ?? siteLog();
  const network = context.network ?? '';
  const count = (counts.get(network) ?? 0) + 1;
  counts.set(network, count);
  if (count > MOST_OF_NETWORK) {
    if (count === MOST_OF_NETWORK + 1)
      logSecurityEvent(log, 'limit-reached', { limit: 'browser errors of a network' });
    return beaconAnswer(429, { 'retry-after': String(HOUR_MS / 1000) });
  }
  log.warn(
    {
      event: 'browser-error',
      error: harmless(report.message),
      source: harmless(report.source),
      page: harmless(report.path).slice(0, 300),
      market: marketOfRequest(request, context).id,
    },
    'error in a browser',
  );
  return beaconAnswer(204);
}

const ADDRESS = /((?:https?:\/\/[^\s/'"]+)?)(\/[^\s'"()?#]*)(?:[?#][^\s'"()]*)?/g;

/** Without queries, secrets of links (SEC-09), mail addresses and line breaks, whatever a browser has sent. */
function harmless(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[^\s"'<]*@[^\s"'>]*/g, '…')
    .replaceAll(ADDRESS, (_, origin: string, path: string) => origin + withoutSecret(path));
}
