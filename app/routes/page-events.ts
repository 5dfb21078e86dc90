/**
 * `/page-events`: beacons of browsers that allow statistics (ANA-01), where the site counts by itself. The guard
 * refuses those of other sites' pages (SEC-01).
 */
import type { ActionFunctionArgs } from '@remix-run/node';
import { pageEventSchema, type PageEventCount } from '../../contract/page-event.ts';
import { withoutPersonalData } from '../../domain/personal-data.ts';
import { apiOf } from '../api/request-api.server.ts';
import { allowsStatistics } from '../cookies/consent.ts';
import { beaconAnswer, readBeacon } from '../network/beacon.server.ts';
import { siteSettings } from '../site-settings.server.ts';

export { refuseGet as loader } from '../layout/layout-form.server.ts';

export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const isAllowed = allowsStatistics(request.headers.get('cookie'));
  if (!siteSettings().collector.isOn || !isAllowed) return beaconAnswer(204);
  const event = await readBeacon(request, pageEventSchema);
  if (event instanceof Response) return event;
  const counted = withoutPerson(event);
  if (!counted) return beaconAnswer(204);
  const result = await (await apiOf(request, context)).countPageEvent(counted);
  if (result.outcome === 'success') return beaconAnswer(204);
  if (result.outcome !== 'refused') return beaconAnswer(503);
  if (result.key !== 'TOO_MANY_REQUESTS') return beaconAnswer(400);
  return beaconAnswer(429, { 'retry-after': String(result.retryAfterS ?? 60) });
}

/** Null for a typed text that may tell who somebody is: such a search is not counted. */
function withoutPerson({ kind, key }: PageEventCount): PageEventCount | null {
  if (kind !== 'search-without-results') return { kind, key };
  const text = key.normalize('NFKC').replaceAll(/\s+/gu, ' ');
  return withoutPersonalData(text) === text ? { kind, key: text } : null;
}
