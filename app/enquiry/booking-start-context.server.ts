/** What the start page of a booking works with, from the request: the same as the localised pages. */
import type { AppLoadContext } from '@remix-run/node';
import type { TFunction } from 'i18next';
import type { Settings } from '../../config/settings.ts';
import type { LayoutSettings } from '../../contract/layout.ts';
import { todayIn, type CalendarDate } from '../../domain/calendar-date.ts';
import type { Currency, Market } from '../../domain/market.ts';
import type { ApiClient } from '../api/api-client.server.ts';
import { apiOf } from '../api/request-api.server.ts';
import { sessionOf } from '../auth/session.server.ts';
import { i18nextOf } from '../i18n/i18next.server.ts';
import { marketOfRequest } from '../i18n/market.server.ts';
import { chosenCurrency } from '../layout/visitor-choices.server.ts';
import { readLayout } from '../layout/layout.server.ts';
import { siteSettings } from '../site-settings.server.ts';

export interface BookingStartContext {
  readonly request: Request;
  readonly tourId: string;
  readonly settings: Pick<Settings, 'bookingsUrl' | 'origins' | 'sessionSecret'>;
  readonly market: Market;
  readonly api: Pick<ApiClient, 'tour' | 'sendEnquiry'>;
  /** The market's own day. */
  readonly today: CalendarDate;
  readonly currency: Currency;
  readonly layoutSettings: LayoutSettings;
  /** Who is logged in, to fill the form in; null for a visitor. */
  readonly person: { readonly name: string; readonly email: string | null } | null;
  readonly t: TFunction;
}

export async function bookingStartContext(
  request: Request,
  context: AppLoadContext,
  code: string | undefined,
): Promise<BookingStartContext> {
  // Links are copied, with blanks around them, and typed.
  const tourId = (code ?? '').trim().toUpperCase();
  const market = marketOfRequest(request);
  const api = await apiOf(request, context);
  const [layout, i18next, session] = await Promise.all([
    readLayout(api),
    i18nextOf(market.textLocale),
    sessionOf(request, context),
    // Side by side with the layout: the client answers the page's own call from this one.
    api.tour(tourId),
  ]);
  return {
    request,
    tourId,
    settings: siteSettings(),
    market,
    api,
    today: todayIn(market.timeZone, (context.now ?? Date.now)()),
    currency: chosenCurrency(request, market, layout),
    layoutSettings: layout.settings,
    person: session && { name: session.data.name, email: session.data.email },
    t: i18next.t,
  };
}
