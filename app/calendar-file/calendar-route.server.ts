/**
 * GET {travel}/calendar.ics and {travel}/{tour}/calendar.ics, below the pages of every market (TRV-16).
 * What is not there is led to its page, which says so: 404, or 410 with what there is instead.
 */
import { redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { canonicalPath, encodePath } from '../../contract/canonical-path.ts';
import { matchRoute, type MatchedRoute } from '../../contract/route-paths.ts';
import { todayIn } from '../../domain/calendar-date.ts';
import type { ApiClient } from '../api/api-client.server.ts';
import { i18nextOf } from '../i18n/i18next.server.ts';
import { marketOfRequest } from '../i18n/market.server.ts';
import { longApi, requireAnswer } from '../seo/long-api.server.ts';
import { entityTag, taggedAnswer } from '../seo/tagged-answer.server.ts';
import { withoutNul } from '../seo/without-nul.ts';
import { siteSettings } from '../site-settings.server.ts';
import { calendarAddress, pageOfCalendar } from './calendar-address.ts';
import { calendarFile, type CalendarSubject } from './calendar-file.server.ts';

export async function loadCalendar({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const settings = siteSettings();
  const market = marketOfRequest(request);
  const url = new URL(request.url);
  const page = canonicalPath(decodePath(pageOfCalendar(url.pathname)));
  const match = matchRoute(page, market.id);
  const api = await longApi(request, context);
  const [subject, layout, { t }] = await Promise.all([
    match && findSubject(match, api),
    api.layout(),
    i18nextOf(market.textLocale),
  ]);
  if (!subject) return redirect(encodePath(page), { headers: { 'cache-control': 'no-store' } });

  const file = calendarFile(subject, {
    settings,
    market,
    terms: requireAnswer(layout).data.settings,
    today: todayIn(market.timeZone, (context.now ?? Date.now)()),
    t,
  });
  const address = calendarAddress(file.pagePath);
  if (url.pathname !== address) return redirect(`${address}${withoutNul(url.search)}`, 301);
  const tagged = { tag: entityTag(file.body), type: 'text/calendar' };
  const answer = await taggedAnswer(request, tagged, () => file.body);
  // Shown, where a browser knows calendars: a phone then offers to add it.
  answer.headers.set('content-disposition', `inline; filename="${file.name}"`);
  return answer;
}

/**
 * Null for what has no calendar: it is not there, or has departed.
 * @throws Response 503 where nobody knows now
 */
async function findSubject(
  { key, parameters }: MatchedRoute,
  api: ApiClient,
): Promise<CalendarSubject | null> {
  if (key === 'travels-travel') {
    const found = await api.travel(parameters.travel ?? '');
    if (found.outcome !== 'success' && found.outcome !== 'unavailable') return null;
    return { travel: requireAnswer(found).data, tour: null };
  }
  if (key !== 'travels-travel-tour') return null;
  const found = await api.tour((parameters.tour ?? '').toUpperCase());
  if (found.outcome !== 'success' && found.outcome !== 'unavailable') return null;
  const tour = requireAnswer(found).data;
  return tour.isAvailable ? { travel: tour.travel, tour } : null;
}

/** @throws Response 400 for an encoding that is no text, or a NUL byte in it (RTE-06). */
function decodePath(path: string): string {
  try {
    const decoded = decodeURIComponent(path);
    if (!decoded.includes('\0')) return decoded;
  } catch {
    // Falls through to the same answer.
  }
  throw new Response('Bad Request', { status: 400 });
}
