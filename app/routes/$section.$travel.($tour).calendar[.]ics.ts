/**
 * `{travel}/calendar.ics` and `{travel}/{tour}/calendar.ics`, below the pages of every market: the departures of a
 * travel, or a tour with its deadlines, for one's calendar (TRV-16). What does not exist gets one line of text, for
 * calendar programs: 404, or 410 with the address of the page that shows alternatives.
 */
import { redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { canonicalPath, encodePath } from '../../contract/canonical-path.ts';
import { matchRoute, type MatchedRoute } from '../../contract/route-paths.ts';
import { todayIn } from '../../domain/calendar-date.ts';
import type { ApiClient } from '../api/api-client.server.ts';
import {
  asksForFlexibleDays,
  calendarAddress,
  pageOfCalendar,
} from '../../contract/calendar-address.ts';
import { calendarFile, type CalendarSubject } from '../calendar-file/calendar-file.server.ts';
import { i18nextOf } from '../i18n/i18next.server.ts';
import { marketOfRequest } from '../i18n/market.server.ts';
import {
  apiForFiles,
  dataOrUnavailable,
  entityTag,
  fileResponse,
} from '../seo/file-response.server.ts';
import { withoutNul } from '../seo/without-nul.ts';
import { siteSettings } from '../site-settings.server.ts';

export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const settings = siteSettings();
  const market = marketOfRequest(request, context);
  const url = new URL(request.url);
  const page = canonicalPath(decodePath(pageOfCalendar(url.pathname)));
  const match = matchRoute(page, market.id);
  const api = await apiForFiles(request, context);
  const [subject, layout, { t }] = await Promise.all([
    match ? findSubject(match, api) : null,
    api.layout(),
    i18nextOf(market.textLocale),
  ]);
  if (subject === null) return textAnswer(404, t('errors:kind.notFound.title'));
  // The page knows the new address.
  if (subject === 'moved') return redirect(encodePath(page), { headers: NOT_KEPT });
  if (subject === 'gone') {
    const pageUrl = settings.origins[market.id] + encodePath(page);
    return textAnswer(410, `${t('travel:gone.title')}: ${pageUrl}`);
  }

  const isFlexible = asksForFlexibleDays(url.searchParams);
  const file = calendarFile(
    { ...subject, isFlexible },
    {
      settings,
      market,
      terms: dataOrUnavailable(layout).data.settings,
      today: todayIn(market.timeZone, (context.now ?? Date.now)()),
      t,
    },
  );
  const address = calendarAddress(file.pagePath);
  if (url.pathname !== address) return redirect(`${address}${withoutNul(url.search)}`, 301);
  const tagged = { tag: entityTag(file.body), type: 'text/calendar' };
  const answer = await fileResponse(request, tagged, () => file.body);
  // Inline, so that a phone offers to add it to its calendar.
  answer.headers.set('content-disposition', `inline; filename="${file.name}"`);
  return answer;
}

const NOT_KEPT = { 'cache-control': 'no-store' };

function textAnswer(status: 404 | 410, text: string): Response {
  const headers = { ...NOT_KEPT, 'content-type': 'text/plain; charset=utf-8' };
  return new Response(`${text}\n`, { status, headers });
}

/** Why there is no calendar; null for what never existed. */
type Missing = 'gone' | 'moved' | null;

/** @throws Response 503 when the backend does not answer */
async function findSubject(
  { key, parameters }: MatchedRoute,
  api: ApiClient,
): Promise<CalendarSubject | Missing> {
  if (key === 'travels-travel') {
    const found = await api.travel(parameters.travel ?? '');
    if (found.outcome !== 'success' && found.outcome !== 'unavailable') return missing(found);
    return { travel: dataOrUnavailable(found).data, tour: null };
  }
  if (key !== 'travels-travel-tour') return null;
  const found = await api.tour((parameters.tour ?? '').toUpperCase());
  if (found.outcome !== 'success' && found.outcome !== 'unavailable') return missing(found);
  const tour = dataOrUnavailable(found).data;
  return tour.isAvailable ? { travel: tour.travel, tour } : 'gone';
}

function missing(
  found: Exclude<Awaited<ReturnType<ApiClient['tour']>>, { outcome: 'success' }>,
): Missing {
  if (found.outcome === 'redirect') return 'moved';
  return found.outcome === 'missing' && found.isGone ? 'gone' : null;
}

/** @throws Response 400 for an invalid encoding or a NUL byte (RTE-06) */
function decodePath(path: string): string {
  try {
    const decoded = decodeURIComponent(path);
    if (!decoded.includes('\0')) return decoded;
  } catch {
    // Falls through to the same answer.
  }
  throw new Response('Bad Request', { status: 400 });
}
