/**
 * `/meet-ups/{event}/calendar.ics`: a dated meet-up for one's calendar (MEET-01). What does not exist gets one line of
 * text, for calendar programs: 404, or 410 once it has begun. Nobody who comes is named in it.
 */
import type { LoaderFunctionArgs } from '@remix-run/node';
import { todayIn } from '../../domain/calendar-date.ts';
import { meetupCalendar } from '../calendar-file/meetup-calendar.server.ts';
import { i18nextOf } from '../i18n/i18next.server.ts';
import { marketOfRequest } from '../i18n/market.server.ts';
import {
  apiForFiles,
  dataOrUnavailable,
  entityTag,
  fileResponse,
} from '../seo/file-response.server.ts';
import { siteSettings } from '../site-settings.server.ts';

export async function loader({ request, context, params }: LoaderFunctionArgs): Promise<Response> {
  const market = marketOfRequest(request, context);
  const found = await (await apiForFiles(request, context)).event(params.event ?? '');
  if (found.outcome === 'missing' || found.outcome === 'refused') {
    const { t } = await i18nextOf(market.textLocale);
    const isGone = found.outcome === 'missing' && found.isGone;
    const text = t(isGone ? 'meetups:join.none.begun.title' : 'errors:kind.notFound.title');
    return new Response(`${text}\n`, {
      status: isGone ? 410 : 404,
      headers: { 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' },
    });
  }
  const event = dataOrUnavailable(found).data;
  const today = todayIn(market.timeZone, (context.now ?? Date.now)());
  const body = meetupCalendar(event, { settings: siteSettings(), market, today });
  const tagged = { tag: entityTag(body), type: 'text/calendar' };
  const answer = await fileResponse(request, tagged, () => body);
  // Inline, so that a phone offers to add it to its calendar.
  answer.headers.set('content-disposition', `inline; filename="${event.id}.ics"`);
  return answer;
}
