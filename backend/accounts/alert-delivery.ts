/**
 * Tells people what their alerts wait for (NTFY-03). Every process does it each minute. It reads what changed of tours,
 * waits until a tour has come to rest, and decides by the tour as it is now (`domain/alert-rules.ts`). The mails of a
 * tour, what its subscribers know from then on, and that its changes are handled are one transaction: a crash leaves
 * all of it undone or done. Of several processes, the one whose write finds an alert as it was read has the mail.
 */
import type { Logger } from 'pino';
import type { BackendParts } from '../content-api/backend-parts.ts';
import {
  departuresToTell,
  newsOfOneMail,
  pausedVerdict,
  tellingTime,
  tourAlertVerdict,
  travelAlertVerdict,
  type TourNews,
  type UntoldChange,
} from '../../domain/alert-rules.ts';
import { addDays, todayIn, type CalendarDate } from '../../domain/calendar-date.ts';
import { takesRequests } from '../../domain/closing-time.ts';
import { HOUR_MS, MINUTE_MS } from '../../domain/durations.ts';
import { MARKET_IDS, MARKETS, type Market, type MarketId } from '../../domain/market.ts';
import type { ExchangeRates } from '../../domain/money.ts';
import type { PricedTour, TravelRecord } from '../catalogue/records.ts';
import { tourAlertMail, travelAlertMail } from '../mail/alert-mails.ts';
import type { OutgoingMail } from '../mail/outgoing-mail.ts';
import { hashOfLinkToken, newLinkToken } from '../newsletter/link-token.ts';
import { startRepeating, type RepeatedWork } from '../repeat-work.ts';
import {
  endAlert,
  isTravelWithdrawn,
  listAlertsForDepartures,
  listAlertsOfTour,
  listChangedTours,
  listGoneTours,
  listToursAfter,
  listToursToLookAt,
  listTravelsToTell,
  markChangesOfNobody,
  readTourOfAlerts,
  saveAlertLink,
  takeChanges,
  updateAlert,
  type OpenAlert,
} from '../storage/queries/alert-delivery.ts';
import type { WritingTransaction } from '../storage/queries/executor.ts';
import { enqueueMail } from '../storage/queries/mail-outbox.ts';
import { lockAccount } from '../storage/queries/own-account.ts';

export type DeliveryParts = Pick<
  BackendParts,
  'storage' | 'now' | 'brand' | 'origins' | 'closingDays'
> & {
  readonly log: Pick<Logger, 'error'>;
  /** By its id, with its words. */
  readonly findTravel: (id: string) => TravelRecord | null;
  readonly exchangeRatesOf: (market: Market) => Promise<ExchangeRates>;
};

const EVERY_MS = MINUTE_MS;
/** How often alerts are looked through for tours that have departed, which is no change of the tour. */
const DEPARTED_EVERY_MS = HOUR_MS;

export function startAlertDelivery(parts: DeliveryParts): RepeatedWork {
  let isClosed = false;
  let lookedForDepartedAt = -Infinity;
  const work = startRepeating(
    async () => {
      const looksForDeparted = parts.now() - lookedForDepartedAt >= DEPARTED_EVERY_MS;
      await deliverAlerts(parts, { looksForDeparted, isStopped: () => isClosed });
      if (looksForDeparted) lookedForDepartedAt = parts.now();
    },
    EVERY_MS,
    (error) => parts.log.error({ err: error }, 'check of alerts failed'),
  );
  return {
    close: () => {
      isClosed = true;
      return work.close();
    },
  };
}

/**
 * Queues the mails that are due now.
 *
 * @param look.looksForDeparted whether to look for tours that are gone without a change of theirs
 * @param look.isStopped asked before each tour
 */
export async function deliverAlerts(
  parts: DeliveryParts,
  {
    looksForDeparted = true,
    isStopped = () => false,
  }: { readonly looksForDeparted?: boolean; readonly isStopped?: () => boolean } = {},
): Promise<void> {
  const { storage, log } = parts;
  const now = parts.now();
  while (!isStopped() && (await markChangesOfNobody(storage.db, now)));

  const changed = await listChangedTours(storage.db);
  const tours = new Set([
    ...changed.filter((tour) => tellingTime(tour) <= now).map(({ tourCode }) => tourCode),
    ...(await listToursToLookAt(storage.db, now)),
    ...(looksForDeparted ? await listGoneTours(storage.db, lastDayOnEarth(now)) : []),
  ]);
  const travels = await listTravelsToTell(storage.db, firstDayOnEarth(now), now);
  if (tours.size + travels.length === 0) return;

  const rates = await readExchangeRates(parts);
  const works = [
    ...[...tours].map((code) => () => tellOfTour(code, rates, parts)),
    ...travels.map((id) => () => tellOfTravel(id, rates, parts)),
  ];
  for (const work of works) {
    if (isStopped()) return;
    // One that fails keeps none of the others waiting; it is tried again with the next look.
    await work().catch((error: unknown) => log.error({ err: error }, 'alert delivery failed'));
  }
}

/** Days differ by market: these two are the earliest and the latest that any of them has. */
const firstDayOnEarth = (now: number) => addDays(todayIn('UTC', now), -1);
const lastDayOnEarth = (now: number) => addDays(todayIn('UTC', now), 1);

type RatesByMarket = ReadonlyMap<MarketId, ExchangeRates>;

/** Before the transactions, which read nothing but their own connection. */
async function readExchangeRates({ exchangeRatesOf }: DeliveryParts): Promise<RatesByMarket> {
  const rates = new Map<MarketId, ExchangeRates>();
  for (const id of MARKET_IDS) rates.set(id, await exchangeRatesOf(MARKETS[id]));
  return rates;
}

// A tour.

async function tellOfTour(code: string, rates: RatesByMarket, parts: DeliveryParts): Promise<void> {
  await parts.storage.inTransaction(async (transaction) => {
    const now = parts.now();
    const changes = await takeChanges(transaction, code, now);
    const tour = await readTourOfAlerts(transaction, code, now);
    if (!tour) return;
    const travel = travelOf(tour.travelId, parts);
    const alerts = await listAlertsOfTour(transaction, code);
    for (const own of Map.groupBy(alerts, ({ accountId }) => accountId).values())
      await tellOnePerson(transaction, { alerts: own, tour, travel, changes, rates, now }, parts);
  });
}

/** @throws Error where this process has not read a new travel yet, so that it is told with the next look */
function travelOf(id: string, { findTravel }: DeliveryParts): TravelRecord {
  const travel = findTravel(id);
  if (!travel) throw new Error(`Travel ${id} is not in the catalogue yet`);
  return travel;
}

async function tellOnePerson(
  transaction: WritingTransaction,
  look: {
    /** All of theirs about the tour. */
    readonly alerts: readonly OpenAlert[];
    readonly tour: PricedTour;
    readonly travel: TravelRecord;
    readonly changes: readonly UntoldChange[];
    readonly rates: RatesByMarket;
    readonly now: number;
  },
  parts: DeliveryParts,
): Promise<void> {
  const { alerts, tour, travel, changes, rates, now } = look;
  const decided = alerts
    .map((alert) => ({
      alert,
      verdict: verdictOn(alert, { tour, changes, now, closingDays: parts.closingDays }),
    }))
    .filter(hasConsequence);
  const [first] = decided;
  // Before their alerts, as whoever deletes the account does: in another order each would wait for the other.
  if (!first || !(await lockAccount(transaction, first.alert.accountId))) return;

  const kept: typeof decided = [];
  for (const one of decided) if (await keepVerdict(transaction, one, now)) kept.push(one);
  const news = newsOfOneMail(kept.map(({ verdict }) => verdict));
  const told = alertOfMail(kept, news);
  if (!told || told.email === null) return;
  await mailOnce(transaction, { alert: told, travel, rates, now }, parts, (common) =>
    tourAlertMail({ ...common, news, tour }),
  );
}

interface Decided {
  readonly alert: OpenAlert;
  readonly verdict: ReturnType<typeof pausedVerdict>;
}

function verdictOn(
  alert: OpenAlert,
  {
    tour,
    changes,
    now,
    closingDays,
  }: {
    readonly tour: PricedTour;
    readonly changes: readonly UntoldChange[];
    readonly now: number;
    readonly closingDays: number;
  },
): Decided['verdict'] {
  const { type, knownPrice, createdAt, currency, marketId, priceToldAt } = alert;
  if (type === 'STOCKOUT_TRAVEL') throw new Error('A tour has no alert for departures');
  const verdict = tourAlertVerdict(
    { type, knownPrice, createdAt, currency },
    { tour, changes, today: todayOf(marketId, now), closingDays },
  );
  return pausedVerdict(verdict, { knownPrice, toldAt: priceToldAt, now });
}

function todayOf(marketId: MarketId, now: number): CalendarDate {
  return todayIn(MARKETS[marketId].timeZone, now);
}

/** Whether anything is to be written or mailed. Who has no proven address learns nothing, and knows no new price. */
function hasConsequence({ alert, verdict }: Decided): boolean {
  if (verdict.isOver) return true;
  if (verdict.news) return alert.email !== null;
  return (
    verdict.lookAgainAt !== alert.lookAt ||
    verdict.knownPrice?.cents !== alert.knownPrice?.cents ||
    verdict.knownPrice?.currency !== alert.knownPrice?.currency
  );
}

/** @returns false where somebody else was faster */
async function keepVerdict(
  transaction: WritingTransaction,
  { alert, verdict }: Decided,
  now: number,
): Promise<boolean> {
  if (verdict.isOver) return endAlert(transaction, alert.id);
  return updateAlert(transaction, alert, {
    knownPrice: verdict.knownPrice,
    priceToldAt: verdict.news?.kind === 'priceDropped' ? now : alert.priceToldAt,
    lookAt: verdict.lookAgainAt,
  });
}

/** The one that the mail's link ends: that for a lower price, which goes on, or any that tells something. */
function alertOfMail(decided: readonly Decided[], news: readonly TourNews[]): OpenAlert | null {
  const telling = decided.filter(({ verdict }) => verdict.news && news.includes(verdict.news));
  const drop = telling.find(({ verdict }) => verdict.news?.kind === 'priceDropped');
  return (drop ?? telling[0])?.alert ?? null;
}

// A travel.

async function tellOfTravel(id: string, rates: RatesByMarket, parts: DeliveryParts): Promise<void> {
  const { storage, closingDays } = parts;
  await storage.inTransaction(async (transaction) => {
    const now = parts.now();
    const travel = travelOf(id, parts);
    const isWithdrawn = await isTravelWithdrawn(transaction, id);
    const tours = await listToursAfter(transaction, id, firstDayOnEarth(now));
    for (const alert of await listAlertsForDepartures(transaction, id)) {
      const today = todayOf(alert.marketId, now);
      const departures = departuresToTell(tours, today).filter((tour) =>
        takesRequests(tour, today, closingDays),
      );
      const { news } = travelAlertVerdict({ isWithdrawn, departures: departures.length });
      if (!news) continue;
      if (!(await lockAccount(transaction, alert.accountId))) continue;
      if (!(await endAlert(transaction, alert.id)) || alert.email === null) continue;
      await mailOnce(
        transaction,
        { alert, travel: { ...travel, isWithdrawn }, rates, now },
        parts,
        (common) => travelAlertMail({ ...common, news, departures }),
      );
    }
  });
}

/** Queues the mail with a link of its own; one that was queued before is not queued again. */
async function mailOnce(
  transaction: WritingTransaction,
  {
    alert,
    travel,
    rates,
    now,
  }: {
    readonly alert: OpenAlert;
    readonly travel: TravelRecord;
    readonly rates: RatesByMarket;
    readonly now: number;
  },
  { brand, origins }: DeliveryParts,
  compose: (common: Omit<Parameters<typeof tourAlertMail>[0], 'news' | 'tour'>) => OutgoingMail,
): Promise<void> {
  const { id, accountId, type, travelId, tourCode, marketId, currency, fullName } = alert;
  const exchangeRates = rates.get(marketId);
  if (alert.email === null || !exchangeRates) return;
  const token = newLinkToken();
  const mail = compose({
    alertId: id,
    unsubscribeToken: token,
    email: alert.email,
    fullName: fullName || null,
    market: MARKETS[marketId],
    brandName: brand.name,
    origin: origins[marketId],
    travel,
    currency,
    exchangeRates,
  });
  if ((await enqueueMail(transaction, mail, now)) === null) return;
  const link = { tokenHash: hashOfLinkToken(token), accountId, type, travelId, tourCode };
  await saveAlertLink(transaction, link, now);
}
