/** The page of a request for seats, for unit tests of what is on it. */
import type { MarketId } from '../../domain/market.ts';
import { sendEnquiry } from '../../app/routes/booking.$tour.start/send-enquiry.server.ts';
import { loadBookingStart } from '../../app/routes/booking.$tour.start/booking-start.server.ts';
import { BookingStartPage } from '../../app/routes/booking.$tour.start/route.tsx';
import { exampleBackend, startContext, type ExampleBackend } from './booking-start-context.ts';
import { renderInSite } from './render-in-site.tsx';

interface Drawn {
  readonly marketId?: MarketId;
  readonly query?: string;
  readonly bookingsUrl?: string;
  readonly person?: { readonly name: string; readonly email: string | null };
  /** What was sent before the page is drawn. */
  readonly form?: Readonly<Record<string, string>>;
}

/** The document that a visitor without scripts gets. */
export async function drawBookingStart(
  tour: ExampleBackend['tour'],
  { marketId, query, form, bookingsUrl, person }: Drawn = {},
) {
  const backend = exampleBackend(tour);
  const reply = form ? await sendEnquiry(await startContext(backend, { marketId, form })) : null;
  const page = await loadBookingStart(
    await startContext(backend, { marketId, query, bookingsUrl, person }),
  );
  return renderInSite(<BookingStartPage data={page.data} reply={reply && reply.reply} />, {
    marketId,
  });
}
