/**
 * What the traveller's mail says (BOOK-03): what was asked for, what it costs, what happens next and
 * when, and on what terms. It greets by first name alone, and of the message it says only that it came: the
 * recipient is not proved yet, and nobody is to be sent a stranger's words by us.
 */
import type { TFunction } from 'i18next';
import type { EnquiryRequest } from '../../contract/enquiry.ts';
import type { LayoutSettings } from '../../contract/layout.ts';
import { ENQUIRY_ANSWER_DAYS } from '../../domain/answer-days.ts';
import {
  balanceDueDate,
  isCancellationFree,
  isDepositAvailable,
  lastFreeCancellationDay,
  splitTotal,
} from '../../domain/booking-terms.ts';
import type { CalendarDate } from '../../domain/calendar-date.ts';
import { formatLongDate } from '../../domain/date-format.ts';
import type { Currency, Market } from '../../domain/market.ts';
import { formatMoney, priceIn, type PriceMap } from '../../domain/money.ts';
import type { CoordinatorRecord, TourRecord } from '../catalogue/records.ts';
import { personName } from '../../domain/person-name.ts';
import { promotionOff } from '../../domain/promotion-code.ts';
import {
  approximateNote,
  greeting,
  paragraph,
  type MailFact,
  type MailPart,
} from './mail-parts.ts';

export interface TravellerMailParts {
  readonly enquiry: EnquiryRequest & { readonly isAddressProven?: boolean };
  readonly tour: Pick<TourRecord, 'startingDate' | 'price'> &
    Partial<Pick<TourRecord, 'promotion'>>;
  readonly coordinator: Pick<CoordinatorRecord, 'firstName' | 'lastName'> | null;
  readonly market: Market;
  readonly settings: Pick<
    LayoutSettings,
    | 'exchangeRates'
    | 'balanceDueDays'
    | 'freeCancellationDays'
    | 'flexibleCancellationDays'
    | 'flexibleCancellationPrice'
  >;
  readonly depositPercent: number;
  /** What a private room costs each person. */
  readonly privateRoomPrice: PriceMap;
  /** The market's own day. */
  readonly today: CalendarDate;
  /** What the words are filled in with. */
  readonly values: Readonly<Record<'number' | 'title' | 'dates' | 'seats' | 'code', string>>;
  /** Of the travel, of the departure, its file for a calendar, and of the request itself. */
  readonly urls: Readonly<Record<'travel' | 'departure' | 'calendar' | 'manage', string>>;
}

export function travellerMailParts(parts: TravellerMailParts, t: TFunction): MailPart[] {
  const { enquiry, values, urls } = parts;
  const say: Say = (key, more = {}) => t(`enquiry.traveller.${key}`, { ...values, ...more });
  return [
    greeting(enquiry.fullName, t),
    paragraph(say('thanks')),
    { kind: 'facts', facts: factsOf(parts, t) },
    ...approximateNote([shownPrice(parts)], parts.market, t),
    ...[
      say('next', { days: ENQUIRY_ANSWER_DAYS }),
      ...paymentLine(parts, say),
      termsLine(parts, say),
      ...(enquiry.message ? [say('message')] : []),
    ].map(paragraph),
    { kind: 'button', link: { label: t('seeDeparture'), url: urls.departure } },
    {
      kind: 'paragraph',
      text: say('calendar'),
      link: { label: t('meetup.calendarLink'), url: urls.calendar },
    },
    { kind: 'paragraph', text: say('share'), link: { label: say('seeTrip'), url: urls.travel } },
    ...nameLine(enquiry, say).map(paragraph),
    {
      kind: 'paragraph',
      text: say('manage'),
      link: { label: say('openRequest'), url: urls.manage },
    },
  ];
}

/** What becomes of the name of who ticked that it may be read (TRV-08). */
function nameLine(
  { showName, isAddressProven }: TravellerMailParts['enquiry'],
  say: Say,
): string[] {
  if (!showName) return [];
  return [say(isAddressProven ? 'nameShown' : 'nameWaits')];
}

type Say = (key: string, more?: Readonly<Record<string, string | number>>) => string;

function factsOf(parts: TravellerMailParts, t: TFunction): MailFact[] {
  const { enquiry, coordinator, values } = parts;
  const fact = (key: string, value: string, more = {}): MailFact => ({
    label: t(`label.${key}`, more),
    value,
  });
  return [
    fact('trip', values.title),
    fact('dates', values.dates),
    fact('number', values.number),
    fact('seats', String(enquiry.travellers)),
    ...priceFacts(parts, { fact, t }),
    coordinator
      ? fact('coordinator', personName(coordinator))
      : fact('coordinatorUnnamed', t('enquiry.traveller.coordinatorUnnamed')),
    fact('answerTo', enquiry.email),
  ];
}

/** None of a tour without a price. */
function priceFacts(
  parts: TravellerMailParts,
  {
    fact,
    t,
  }: {
    readonly fact: (key: string, value: string, more?: object) => MailFact;
    readonly t: TFunction;
  },
): MailFact[] {
  const price = shownPrice(parts);
  if (!price) return [];
  const money = (cents: number) => formatMoney(cents, price.currency);
  const off = codeOffCents(parts);
  const promotion = parts.enquiry.promotionCode ?? '';
  return [
    fact('price', money(price.cents)),
    ...wishedPrices(parts).map(({ wish, cents }) =>
      fact(wish, t('perPerson', { price: money(cents) })),
    ),
    ...(off > 0
      ? [fact('promotion', t('lessPerPerson', { price: money(off) }), { promotion })]
      : []),
    fact('total', money(sumOf(parts, price.cents).totalCents)),
  ];
}

/** In the currency in which the traveller saw it (MKT-07). */
export function shownPrice({
  enquiry,
  tour,
  market,
  settings,
}: Pick<TravellerMailParts, 'enquiry' | 'tour' | 'market' | 'settings'>) {
  return priceIn(tour.price, currencyOf({ enquiry, market }), settings.exchangeRates);
}

function currencyOf({ enquiry, market }: Pick<TravellerMailParts, 'enquiry' | 'market'>): Currency {
  return enquiry.currency ?? market.currency;
}

/** What is wished beside the seat, with its price for each person in that currency. */
function wishedPrices(parts: TravellerMailParts) {
  const { enquiry, settings, privateRoomPrice } = parts;
  const prices = {
    privateRoom: privateRoomPrice,
    flexibleCancellation: settings.flexibleCancellationPrice,
  };
  return (['privateRoom', 'flexibleCancellation'] as const).flatMap((wish) => {
    const price = enquiry[wish] && priceIn(prices[wish], currencyOf(parts), settings.exchangeRates);
    return price ? [{ wish, cents: price.cents }] : [];
  });
}

/** What the traveller's code takes off for each person in that currency; 0 without one. */
function codeOffCents(parts: TravellerMailParts): number {
  const { enquiry, tour, settings } = parts;
  if (!enquiry.promotionCode || !tour.promotion) return 0;
  const { off } = tour.promotion;
  return promotionOff(off, currencyOf(parts), settings.exchangeRates)?.cents ?? 0;
}

/** What all travellers pay together; `priceCents` is that of the tour for each. */
function sumOf(parts: TravellerMailParts, priceCents: number) {
  const wishedCents = wishedPrices(parts).reduce((sum, { cents }) => sum + cents, 0);
  const onTopCents = wishedCents - codeOffCents(parts);
  const { travellers } = parts.enquiry;
  return splitTotal({ priceCents, onTopCents, travellers }, parts.depositPercent);
}

/** What is due when, once seats are booked (TRV-09); nothing of a tour without a price. */
function paymentLine(parts: TravellerMailParts, say: Say): string[] {
  const { enquiry, tour, market, settings, depositPercent, today } = parts;
  const { travellers } = enquiry;
  const price = shownPrice(parts);
  if (!price) return [];
  if (!isDepositAvailable(tour.startingDate, today, settings.balanceDueDays)) {
    return [say('wholePrice')];
  }
  const { depositCents, balanceCents } = sumOf(parts, price.cents);
  return [
    say('deposit', {
      count: travellers,
      deposit: formatMoney(depositCents, price.currency),
      each: formatMoney(depositCents / travellers, price.currency),
      percent: depositPercent,
      balance: formatMoney(balanceCents, price.currency),
      date: formatLongDate(balanceDueDate(tour.startingDate, settings.balanceDueDays), market),
    }),
  ];
}

/** Until when cancelling is free, with the flexible option where it is wished (TRV-09). */
function termsLine(parts: TravellerMailParts, say: Say): string {
  const { enquiry, tour, market, settings, today } = parts;
  const days = enquiry.flexibleCancellation
    ? settings.flexibleCancellationDays
    : settings.freeCancellationDays;
  if (!isCancellationFree(tour.startingDate, today, days)) return say('notFree');
  const day = lastFreeCancellationDay(tour.startingDate, days);
  const date = formatLongDate(day, market);
  return say(enquiry.flexibleCancellation ? 'freeWithOption' : 'free', { date });
}
