/**
 * The mails of alerts (NTFY-02, NTFY-03): what `domain/alert-rules.ts` says there is to tell, in the market's language.
 * Each can be answered by ending its alert: with a link, and by the button of the mailbox (RFC 2369, RFC 8058).
 */
import type { TFunction } from 'i18next';
import { newsletterLinkPath } from '../../contract/newsletter-paths.ts';
import { pathOf } from '../../contract/route-paths.ts';
import type { Amount, GoneReason, TourNews, TravelNews } from '../../domain/alert-rules.ts';
import { formatDateRange } from '../../domain/date-format.ts';
import type { Currency, Market } from '../../domain/market.ts';
import {
  convertedPrice,
  formatMoney,
  priceIn,
  type ExchangeRates,
  type Price,
  type PriceMap,
} from '../../domain/money.ts';
import { wordsOf } from '../catalogue/presenters.ts';
import type { PricedTour, TravelRecord } from '../catalogue/records.ts';
import { composeMail, unsubscribeHeaders } from './compose-mail.ts';
import {
  approximateNote,
  greeting,
  paragraph,
  posterOf,
  type MailFact,
  type MailPart,
} from './mail-parts.ts';
import { mailWords } from './mail-words.ts';
import type { OutgoingMail } from './outgoing-mail.ts';

interface AlertMailParts {
  /** The alert that the token ends; the mail is of it once. */
  readonly alertId: string;
  /** Of the link that ends it: 32 random bytes, of which only the hash is stored (`newLinkToken`). */
  readonly unsubscribeToken: string;
  readonly email: string;
  /** Of the account; null where it has none. */
  readonly fullName: string | null;
  readonly market: Market;
  readonly brandName: string;
  /** Of the market's site. */
  readonly origin: string;
  readonly travel: Pick<TravelRecord, 'words' | 'isWithdrawn' | 'pictures'>;
  /** To show prices in. */
  readonly currency: Currency;
  readonly exchangeRates: ExchangeRates;
}

export interface TourAlertMailParts extends AlertMailParts {
  /** `newsOfOneMail`, of which there is some. With a lower price among them, the token is of the alert for that. */
  readonly news: readonly TourNews[];
  readonly tour: Pick<
    PricedTour,
    'code' | 'startingDate' | 'endingDate' | 'price' | 'lowestPriceOf30Days'
  >;
}

/** What there is to tell of one tour. */
export function tourAlertMail(parts: TourAlertMailParts): OutgoingMail {
  const { news, tour, market } = parts;
  const say = wordsFor(parts, {
    dates: formatDateRange(tour.startingDate, tour.endingDate, market),
  });
  const gone = news.find((one) => one.kind === 'gone');
  if (gone) return goneMail(parts, { reason: gone.reason, say, about: say.about });
  const [first] = news;
  if (!first) throw new Error('An alert’s mail needs news');
  const drop = news.find((one) => one.kind === 'priceDropped');
  const prices = drop ? droppedPrices(drop, parts) : ownPrice(tour.price, parts);
  const values = { price: formatPrice(prices.now) };
  return alertMail(parts, {
    key: news.map(keyOf).join('+'),
    subject: say(`${first.kind}.subject`, values),
    heading: say(`${first.kind}.heading`),
    parts: [
      ...news.map(({ kind }) =>
        paragraph(say(kind === first.kind ? `${kind}.text` : `${kind}.also`)),
      ),
      {
        kind: 'facts',
        facts: [
          say.fact('trip', say.title),
          say.fact('dates', say.dates),
          ...priceFacts(prices, say),
        ],
      },
      ...approximateNote(Object.values(prices), market, say.t),
      button(say.t('seeDeparture'), parts.origin + tourPath(parts)),
    ],
    why: news.map(({ kind }) => say(`${kind}.why`)).join(' '),
    end: drop ? 'end' : 'endOthers',
  });
}

export interface TravelAlertMailParts extends AlertMailParts {
  readonly news: TravelNews;
  /** `departuresToTell`, the next first. */
  readonly departures: readonly Pick<PricedTour, 'startingDate' | 'endingDate' | 'price'>[];
}

const MOST_DEPARTURES = 5;

/** What there is to tell of a travel that had no departures. */
export function travelAlertMail(parts: TravelAlertMailParts): OutgoingMail {
  const { news, departures, market, origin } = parts;
  const say = wordsFor(parts, { dates: '' });
  if (news.kind === 'gone') return goneMail(parts, { reason: 'travel', say, about: say.title });
  const shown = departures.slice(0, MOST_DEPARTURES).map(({ startingDate, endingDate, price }) => ({
    dates: formatDateRange(startingDate, endingDate, market),
    price: ownPrice(price, parts).now,
  }));
  const count = departures.length - shown.length;
  return alertMail(parts, {
    key: 'departures',
    subject: say('departuresAgain.subject'),
    heading: say('departuresAgain.heading'),
    parts: [
      paragraph(say('departuresAgain.text')),
      {
        kind: 'facts',
        facts: [
          say.fact('trip', say.title),
          ...shown.map(({ dates, price }) => ({
            label: dates,
            value: price
              ? say.t('perPerson', { price: formatPrice(price) })
              : say('departuresAgain.priceToCome'),
          })),
        ],
      },
      ...(count > 0 ? [paragraph(say('departuresAgain.more', { count }))] : []),
      ...approximateNote(
        shown.map(({ price }) => price),
        market,
        say.t,
      ),
      button(say.t('seeDates'), origin + travelPath(parts)),
    ],
    why: say('departuresAgain.why'),
    end: 'endOthers',
  });
}

/** The last mail of an alert, with a way to what there is instead. */
function goneMail(
  parts: AlertMailParts,
  {
    reason,
    say,
    about,
  }: { readonly reason: GoneReason | 'travel'; readonly say: Say; readonly about: string },
): OutgoingMail {
  const { origin, travel, market } = parts;
  const hasOtherDates = !travel.isWithdrawn;
  return alertMail(parts, {
    key: 'gone',
    subject: say('gone.subject', { about }),
    heading: say('gone.heading'),
    parts: [
      paragraph(say(`gone.${reason}`)),
      hasOtherDates
        ? button(say('gone.seeOtherDates'), origin + travelPath(parts), say('gone.otherDates'))
        : button(
            say('gone.seeTrips'),
            origin + pathOf('travels', market.id),
            say('gone.otherTrips'),
          ),
    ],
    why: say('gone.why'),
    end: 'endOthers',
  });
}

/** Greets, says why the mail came, and how to end what goes on. */
function alertMail(
  parts: AlertMailParts,
  mail: {
    readonly key: string;
    readonly subject: string;
    readonly heading: string;
    readonly parts: readonly MailPart[];
    readonly why: string;
    readonly end: 'end' | 'endOthers';
  },
): OutgoingMail {
  const { alertId, email, fullName, market, brandName, origin, unsubscribeToken } = parts;
  const t = mailWords(market.language);
  const unsubscribe = origin + newsletterLinkPath('unsubscribe', unsubscribeToken);
  return {
    ...composeMail({
      to: email,
      market,
      brandName,
      subject: mail.subject,
      heading: mail.heading,
      poster: posterOf(parts.travel, market),
      parts: [
        greeting(fullName ?? '', t),
        ...mail.parts,
        {
          kind: 'smallPrint',
          text: `${mail.why} ${t(`alert.${mail.end}`)}`,
          link: { label: t(`alert.${mail.end}Link`), url: unsubscribe },
        },
      ],
      headers: unsubscribeHeaders(unsubscribe),
    }),
    deduplicationKey: `alert:${alertId}:${mail.key}`,
  };
}

/** Words of alerts, filled in with what the mail is about. */
interface Say {
  (key: string, more?: Readonly<Record<string, string | number>>): string;
  readonly t: TFunction;
  readonly fact: (key: string, value: string) => MailFact;
  readonly title: string;
  readonly dates: string;
  /** The tour by its title and dates. */
  readonly about: string;
}

function wordsFor({ market, travel }: AlertMailParts, { dates }: { readonly dates: string }): Say {
  const t = mailWords(market.language);
  const { title } = wordsOf(travel, market);
  return Object.assign((key: string, more = {}) => t(`alert.${key}`, { title, dates, ...more }), {
    t,
    fact: (key: string, value: string) => ({ label: t(`label.${key}`), value }),
    title,
    dates,
    about: `${title}, ${dates}`,
  });
}

/** Prices of each person; `before` and `lowest` belong to one that has come down. */
interface AlertPrices {
  readonly before?: Price;
  readonly now: Price | null;
  /** Of 30 days, which goes with every price that is said to be reduced (TRV-15). */
  readonly lowest?: Price | null;
}

function ownPrice(price: PriceMap, { currency, exchangeRates }: AlertMailParts): AlertPrices {
  return { now: priceIn(price, currency, exchangeRates) };
}

function droppedPrices(
  { from, to }: { readonly from: Amount; readonly to: Amount },
  parts: TourAlertMailParts,
): AlertPrices {
  const { currency, exchangeRates, tour } = parts;
  const shownIn = (wanted: Currency) => ({
    before: convertedPrice(from.cents, from.currency, wanted, exchangeRates),
    now: convertedPrice(to.cents, to.currency, wanted, exchangeRates),
    lowest: tour.lowestPriceOf30Days && priceIn(tour.lowestPriceOf30Days, wanted, exchangeRates),
  });
  const shown = shownIn(currency);
  // Converted amounts are whole: a small step down would not be seen in them.
  return shown.now.cents < shown.before.cents ? shown : shownIn(to.currency);
}

function priceFacts({ before, now, lowest }: AlertPrices, say: Say): MailFact[] {
  const perPerson = (price: Price) => say.t('perPerson', { price: formatPrice(price) });
  if (!now) return [];
  if (!before) return [say.fact('price', formatPrice(now))];
  return [
    say.fact('priceBefore', perPerson(before)),
    say.fact('priceNow', perPerson(now)),
    ...(lowest ? [say.fact('lowestOf30Days', perPerson(lowest))] : []),
  ];
}

export function formatPrice(price: Amount | null): string {
  return price ? formatMoney(price.cents, price.currency) : '';
}

/** What a mail is of, for the key by which it is queued once: a lower price is told once each. */
function keyOf(news: TourNews): string {
  return news.kind === 'priceDropped' ? `price:${news.to.currency}${news.to.cents}` : news.kind;
}

type OfTravel = Pick<AlertMailParts, 'travel' | 'market'>;

export function tourPath({
  tour,
  travel,
  market,
}: OfTravel & { readonly tour: Pick<PricedTour, 'code'> }): string {
  const { slug } = wordsOf(travel, market);
  return pathOf('travels-travel-tour', market.id, { travel: slug, tour: tour.code });
}

export function travelPath({ travel, market }: OfTravel): string {
  return pathOf('travels-travel', market.id, { travel: wordsOf(travel, market).slug });
}

export function button(label: string, url: string, lead?: string): MailPart {
  return { kind: 'button', link: { label, url }, lead };
}
