/** The mails of a request whose tour has changed (TRV-17): to the traveller with alternatives, and to the operator's people. */
import type { TFunction } from 'i18next';
import { pathOf } from '../../contract/route-paths.ts';
import { formatDateRange } from '../../domain/date-format.ts';
import { enquiryNumber } from '../../domain/enquiry-number.ts';
import { MARKETS, type Market } from '../../domain/market.ts';
import { priceIn, type ExchangeRates } from '../../domain/money.ts';
import type { KnownTour, RequestNews } from '../../domain/request-news.ts';
import { wordsOf } from '../catalogue/presenters.ts';
import type { PricedTour, TravelRecord } from '../catalogue/records.ts';
import type { Mail } from '../storage/queries/mail-outbox.ts';
import type { UntoldRequest } from '../storage/queries/requests.ts';
import { button, formatPrice, tourPath, travelPath } from './alert-mails.ts';
import { composeMail } from './compose-mail.ts';
import { requestCommands } from './enquiry-mails.ts';
import {
  approximateNote,
  greeting,
  paragraph,
  posterOf,
  type MailFact,
  type MailPart,
} from './mail-parts.ts';
import { mailWords } from './mail-words.ts';

export interface RequestNewsMailParts extends Pick<UntoldRequest, 'known' | 'tour' | 'news'> {
  readonly request: Pick<
    UntoldRequest['request'],
    'id' | 'tour_code' | 'market_id' | 'full_name' | 'email' | 'travellers' | 'state' | 'currency'
  >;
  readonly travel: TravelRecord;
  /** Other departures of the travel, and travels like it. */
  readonly departures: readonly PricedTour[];
  readonly related: readonly TravelRecord[];
  readonly exchangeRates: ExchangeRates;
  readonly brand: { readonly name: string; readonly email: string };
  /** Of the market's site. */
  readonly origin: string;
}

export function requestNewsMails(parts: RequestNewsMailParts): Mail[] {
  const { request, brand, news } = parts;
  const market = MARKETS[request.market_id];
  const t = mailWords(market.language);
  const values = valuesOf(parts, market, t);
  const say = (key: string, more = {}) => t(`enquiry.news.${key}`, { ...values, ...more });
  const [first] = news;
  return [
    composeMail({
      to: request.email,
      market,
      brandName: brand.name,
      subject: say(`${first}.subject`),
      heading: say(`${first}.heading`),
      poster: posterOf(parts.travel, market),
      parts: [
        greeting(request.full_name, t),
        ...news.map((one) => paragraph(say(one === first ? `${one}.text` : `${one}.also`))),
        { kind: 'facts', facts: factsOf(parts, { values, t }) },
        paragraph(say(request.state === 'booked' ? 'booked' : 'open')),
        ...alternatives(parts, { market, say, t }),
      ],
      headers: { 'reply-to': brand.email },
    }),
    {
      to: brand.email,
      subject: say('operator.subject'),
      text: say('operator.text', {
        news: news.map((one) => say(`operator.${one}`)).join(', '),
        commands: requestCommands(request.id, ['answered', 'booked', 'refused']),
      }),
      html: null,
      headers: { 'reply-to': request.email },
    },
  ];
}

function valuesOf(
  { request, travel, known, tour }: RequestNewsMailParts,
  market: Market,
  t: TFunction,
) {
  const datesOf = ({ startingDate, endingDate }: KnownTour) =>
    formatDateRange(startingDate, endingDate, market);
  return {
    number: enquiryNumber(request.id),
    name: request.full_name,
    email: request.email,
    code: request.tour_code,
    seats: t('enquiry.seats', { count: request.travellers }),
    title: wordsOf(travel, market).title,
    dates: datesOf(tour),
    datesBefore: datesOf(known),
  };
}

function factsOf(
  { known, tour, news }: Pick<RequestNewsMailParts, 'known' | 'tour' | 'news'>,
  { values, t }: { readonly values: ReturnType<typeof valuesOf>; readonly t: TFunction },
): MailFact[] {
  const fact = (key: string, value: string) => ({ label: t(`label.${key}`), value });
  const priceFact = (key: string, { price }: KnownTour) =>
    fact(key, t('perPerson', { price: formatPrice(price) }));
  const hasRisen = news.includes('priceRisen' satisfies RequestNews);
  return [
    fact('number', values.number),
    fact('trip', values.title),
    fact('dates', values.dates),
    ...(hasRisen ? [priceFact('priceBefore', known), priceFact('priceNow', tour)] : []),
  ];
}

/** Other dates of the trip, trips like it, and the way to all of them. */
function alternatives(
  { request, travel, departures, related, exchangeRates, origin }: RequestNewsMailParts,
  {
    market,
    say,
    t,
  }: { readonly market: Market; readonly say: (key: string) => string; readonly t: TFunction },
): MailPart[] {
  const currency = request.currency ?? market.currency;
  const shown = departures.map((tour) => ({
    tour,
    dates: formatDateRange(tour.startingDate, tour.endingDate, market),
    price: priceIn(tour.price, currency, exchangeRates),
  }));
  const linked = (text: string, label: string, path: string): MailPart => ({
    kind: 'paragraph',
    text,
    link: { label, url: origin + path },
  });
  return [
    ...(shown.length > 0 ? [paragraph(say('otherDates'))] : []),
    ...shown.map(({ tour, dates, price }) =>
      linked(
        price ? `${dates}, ${t('perPerson', { price: formatPrice(price) })}` : dates,
        t('seeDeparture'),
        tourPath({ tour, travel, market }),
      ),
    ),
    ...approximateNote(
      shown.map(({ price }) => price),
      market,
      t,
    ),
    ...(related.length > 0 ? [paragraph(say('otherTrips'))] : []),
    ...related.map((other) =>
      linked(wordsOf(other, market).title, t('seeDates'), travelPath({ travel: other, market })),
    ),
    travel.isWithdrawn
      ? button(say('seeTrips'), origin + pathOf('travels', market.id))
      : button(t('seeDates'), origin + travelPath({ travel, market })),
  ];
}
