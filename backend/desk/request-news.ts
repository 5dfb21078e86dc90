/**
 * Tells travellers with a request for seats that the tour is withdrawn, has other dates or costs more, whoever changed it
 * (TRV-17), and the operator's people that they were told. Every process looks each minute whether the catalogue has
 * changed. What a traveller knows stands with the request; the mails, and that they know, are one transaction: a crash
 * leaves both undone or done, and of several processes one has the mails.
 */
import type { Logger } from 'pino';
import { daysBetween, todayIn } from '../../domain/calendar-date.ts';
import { takesRequests } from '../../domain/closing-time.ts';
import { byDeparture } from '../../domain/departure-order.ts';
import { MINUTE_MS } from '../../domain/durations.ts';
import { MARKETS, type Market } from '../../domain/market.ts';
import { canBeAskedFor } from '../../domain/tour-status.ts';
import type { PricedTour, TravelRecord } from '../catalogue/records.ts';
import { relatedTravels } from '../catalogue/related-travels.ts';
import type { BackendParts } from '../content-api/backend-parts.ts';
import { readLayoutSettings } from '../content-api/layout-settings.ts';
import { departureDay } from '../content-import/import-outcome.ts';
import { requestNewsMails } from '../mail/request-news-mails.ts';
import { startRepeating, type RepeatedWork } from '../repeat-work.ts';
import { readCatalogueVersion } from '../storage/queries/catalogue-version.ts';
import { enqueueMail } from '../storage/queries/mail-outbox.ts';
import {
  listUnnotifiedRequests,
  markRequestNotified,
  type UntoldRequest,
} from '../storage/queries/requests.ts';

export type RequestNewsParts = Pick<
  BackendParts,
  'storage' | 'now' | 'brand' | 'origins' | 'closingDays' | 'catalogue'
> & {
  readonly log: Pick<Logger, 'error'>;
};

const MOST_DEPARTURES = 3;

export function startRequestNews(parts: RequestNewsParts): RepeatedWork {
  let toldOf: number | null = null;
  return startRepeating(
    async () => {
      const version = await readCatalogueVersion(parts.storage.db);
      // What this process has not read yet it cannot tell of: the next look does.
      if (version === toldOf || version !== parts.catalogue().index.version) return;
      if (await tellOfRequests(parts)) toldOf = version;
    },
    MINUTE_MS,
    (error) => parts.log.error({ err: error }, 'check of requests failed'),
  );
}

/**
 * Queues the mails that are due now.
 * @returns whether all was told: one that fails keeps none of the others waiting, and is tried again
 */
export async function tellOfRequests(parts: RequestNewsParts): Promise<boolean> {
  let isAllTold = true;
  for (const untold of await listUnnotifiedRequests(parts.storage.db, departureDay(parts.now()))) {
    await tell(untold, parts).catch((error: unknown) => {
      isAllTold = false;
      parts.log.error({ err: error }, 'traveller could not be notified of a changed departure');
    });
  }
  return isAllTold;
}

async function tell(untold: UntoldRequest, parts: RequestNewsParts): Promise<void> {
  const { storage, brand, origins, now } = parts;
  const { tour_code: code, market_id: marketId } = untold.request;
  const { view } = parts.catalogue();
  const tour = view.findTour(code);
  const travel = tour && view.findTravel(tour.travelId);
  if (!travel) throw new Error(`Departure ${code} is not in the catalogue yet`);
  const market = MARKETS[marketId];
  const { exchangeRates } = await readLayoutSettings(storage, market);
  const mails = requestNewsMails({
    ...untold,
    ...alternativesTo(tour, travel, market, parts),
    travel,
    exchangeRates,
    brand,
    origin: origins[marketId],
  });
  await storage.inTransaction(async (transaction) => {
    if (!(await markRequestNotified(transaction, untold))) return;
    for (const mail of mails) await enqueueMail(transaction, mail, now());
  });
}

/** Departures of the travel that start nearest to this one, by date, and travels like it. */
function alternativesTo(
  { code, startingDate }: PricedTour,
  travel: TravelRecord,
  market: Market,
  { catalogue, closingDays, now }: RequestNewsParts,
) {
  const { index, view } = catalogue(market);
  const today = todayIn(market.timeZone, now());
  const offeredOf = ({ id, isWithdrawn }: TravelRecord) =>
    isWithdrawn
      ? []
      : view
          .listToursOf(id)
          .filter(
            (tour) =>
              tour.code !== code &&
              !tour.isWithdrawn &&
              takesRequests(tour, today, closingDays) &&
              canBeAskedFor(tour),
          );
  const apart = (tour: PricedTour) => Math.abs(daysBetween(startingDate, tour.startingDate));
  return {
    departures: offeredOf(travel)
      .toSorted((one, other) => apart(one) - apart(other))
      .slice(0, MOST_DEPARTURES)
      .toSorted(byDeparture),
    related: relatedTravels(travel, index.snapshot.travels, (other) => offeredOf(other).length > 0),
  };
}
