/**
 * What the traveller's mail says (BOOK-03): what was asked for, what it costs, what happens next and
 * when, and on what terms. It greets by first name alone and quotes nothing of the message: the address
 * is not proved yet, and must not serve to send words to strangers.
 */
import type { TFunction } from 'i18next';
import type { EnquiryRequest } from '../../contract/enquiry.ts';
import type { LayoutSettings } from '../../contract/layout.ts';
import { isCancellationFree, lastFreeCancellationDay } from '../../domain/booking-terms.ts';
import type { CalendarDate } from '../../domain/calendar-date.ts';
import { formatLongDate } from '../../domain/date-format.ts';
import { ENQUIRY_ANSWER_DAYS } from '../../domain/enquiry-answer.ts';
import { greetingName } from '../../domain/full-name.ts';
import type { Market } from '../../domain/market.ts';
import { currencySymbol, formatMoney, isPaymentCurrency, priceIn } from '../../domain/money.ts';
import type { CoordinatorRecord, TourRecord } from '../catalogue/records.ts';

export interface TravellerMailParts {
  readonly enquiry: EnquiryRequest;
  readonly tour: Pick<TourRecord, 'startingDate' | 'price'>;
  readonly coordinator: Pick<CoordinatorRecord, 'firstName' | 'lastName'> | null;
  readonly market: Market;
  readonly settings: Pick<LayoutSettings, 'exchangeRates' | 'freeCancellationDays'>;
  /** The market's own day. */
  readonly today: CalendarDate;
  /** What the words are filled in with: title, dates, seats, code, url. */
  readonly values: Readonly<Record<string, string>>;
  readonly brandName: string;
}

export function travellerMailText(parts: TravellerMailParts, t: TFunction): string {
  const { enquiry, values, brandName } = parts;
  const say = (key: string, more: Readonly<Record<string, string | number>> = {}) =>
    t(`enquiry.traveller.${key}`, { ...values, ...more });
  const name = greetingName(enquiry.fullName);
  const paragraphs = [
    name === null ? say('helloNameless') : say('hello', { name }),
    say('thanks'),
    factLines(parts, say).join('\n'),
    ...approximateNote(parts, say),
    say('next', { days: ENQUIRY_ANSWER_DAYS }),
    termsLine(parts, say),
    say('link'),
    brandName,
  ];
  return paragraphs.join('\n\n');
}

type Say = (key: string, more?: Readonly<Record<string, string | number>>) => string;

function factLines(parts: TravellerMailParts, say: Say): string[] {
  const { enquiry, coordinator } = parts;
  const price = shownPrice(parts);
  const lines = [say('trip'), say('dates'), say('seats', { travellers: enquiry.travellers })];
  if (price) {
    const money = (cents: number) => formatMoney(cents, price.currency);
    lines.push(
      say('price', { price: money(price.cents) }),
      say('total', { total: money(price.cents * enquiry.travellers) }),
    );
  }
  if (coordinator) {
    const { firstName, lastName } = coordinator;
    lines.push(say('coordinator', { coordinator: `${firstName} ${lastName}` }));
  }
  return [...lines, say('answerTo', { email: enquiry.email })];
}

/** In the currency in which the traveller saw it (MKT-07). */
function shownPrice({ enquiry, tour, market, settings }: TravellerMailParts) {
  return priceIn(tour.price, enquiry.currency ?? market.currency, settings.exchangeRates);
}

/** That an amount in a currency which nobody pays in is approximate (MKT-08). */
function approximateNote(parts: TravellerMailParts, say: Say): string[] {
  const price = shownPrice(parts);
  if (!price || isPaymentCurrency(price.currency)) return [];
  return [say('approximate', { symbol: currencySymbol(price.currency) })];
}

/** Until when cancelling is free (TRV-09). */
function termsLine({ tour, market, settings, today }: TravellerMailParts, say: Say): string {
  const { freeCancellationDays } = settings;
  if (!isCancellationFree(tour.startingDate, today, freeCancellationDays)) return say('notFree');
  const day = lastFreeCancellationDay(tour.startingDate, freeCancellationDays);
  return say('free', { date: formatLongDate(day, market) });
}
