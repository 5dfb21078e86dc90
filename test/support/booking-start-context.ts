/** The start page's context over a backend of fixed answers, for tests. */
import { pino } from 'pino';
import { readSettings } from '../../config/settings.ts';
import { PERSON_HEADER, readPerson, type AssertedPerson } from '../../contract/asserted-person.ts';
import type { EnquiryRequest } from '../../contract/enquiry.ts';
import type { Alternative, TourDetail } from '../../contract/travel.ts';
import { MARKETS, type MarketId } from '../../domain/market.ts';
import { createApiClient } from '../../app/api/api-client.server.ts';
import { i18nextOf } from '../../app/i18n/i18next.server.ts';
import type { BookingStartContext } from '../../app/routes/booking.$tour.start/booking-start.server.ts';
import { CREDENTIALS, SITE_CALLS } from './credentials.ts';
import { LAYOUT_SETTINGS } from './layout-settings.ts';

export const EXAMPLE_KEY = '0b7f3c1e-5d5f-4c39-9a53-2b9a0d3a7c11';

/** A backend that remembers the enquiries which it was sent. */
export interface ExampleBackend {
  /** Null: there is no such tour. `'down'`: no answer. */
  tour: TourDetail | null | 'down';
  /** Beside no tour: the travels that its code is one of. */
  alternatives?: readonly Alternative[];
  /** Status of the answer to an enquiry, 200 by default. */
  enquiryStatus: number;
  readonly enquiries: EnquiryRequest[];
  /** For whom each was sent, as the site signed it. */
  readonly senders: (AssertedPerson | null)[];
}

export function exampleBackend(tour: ExampleBackend['tour']): ExampleBackend {
  return { tour, enquiryStatus: 200, enquiries: [], senders: [] };
}

export interface StartRequest {
  readonly marketId?: MarketId;
  readonly query?: string;
  /** Makes it a POST. */
  readonly form?: Readonly<Record<string, string>>;
  readonly today?: string;
  readonly bookingsUrl?: string;
  readonly cookie?: string;
  readonly person?: { readonly name: string; readonly email: string | null } | null;
}

const PERSON_ID = 'a'.repeat(22);

export async function startContext(
  backend: ExampleBackend,
  {
    marketId = 'en-WE',
    query = '',
    form,
    today = '2027-03-01',
    bookingsUrl,
    cookie,
    person = null,
  }: StartRequest = {},
): Promise<BookingStartContext> {
  const market = MARKETS[marketId];
  const settings = readSettings({ BOOKINGS_URL: bookingsUrl });
  const url = `${settings.origins[marketId]}/booking/JPN-20270612/start${query}`;
  return {
    request: form
      ? new Request(url, { method: 'POST', body: new URLSearchParams(form) })
      : new Request(url, { headers: cookie ? { cookie } : {} }),
    tourId: 'JPN-20270612',
    settings,
    market,
    api: createApiClient({
      transport: (request) => answer(backend, request),
      baseUrl: 'http://backend.invalid',
      market,
      ...SITE_CALLS,
      timeoutMs: 1_000,
      pageDeadline: new AbortController().signal,
      log: pino({ level: 'silent' }),
      visitor: null,
    }),
    today,
    currency: market.currency,
    layoutSettings: LAYOUT_SETTINGS,
    person: person && {
      ...person,
      asserted: { id: PERSON_ID, email: person.email, accountId: null },
    },
    t: (await i18nextOf(market.textLocale)).t,
    titlePrefix: null,
  };
}

async function answer(backend: ExampleBackend, request: Request): Promise<Response> {
  if (request.method === 'POST') {
    if (backend.enquiryStatus !== 200) return errorOf(backend.enquiryStatus);
    backend.enquiries.push((await request.json()) as EnquiryRequest);
    const assertion = request.headers.get(PERSON_HEADER) ?? '';
    const { assertionSecret } = CREDENTIALS;
    backend.senders.push(await readPerson(assertion, [assertionSecret], Date.now()));
    return Response.json({ response: 'success', data: { id: 'enquiry-1' } });
  }
  if (backend.tour === 'down') return errorOf(503);
  if (backend.tour === null) return errorOf(404, { alternatives: backend.alternatives });
  return Response.json({ response: 'success', data: backend.tour });
}

const KEYS: Readonly<Record<number, string>> = {
  400: 'BAD_REQUEST',
  404: 'NOT_FOUND',
  410: 'GONE',
  429: 'TOO_MANY_REQUESTS',
  503: 'UNAVAILABLE',
};

function errorOf(status: number, extra?: Readonly<Record<string, unknown>>): Response {
  const error = { key: KEYS[status], message: 'no', extra };
  return Response.json({ response: 'error', error }, { status });
}
