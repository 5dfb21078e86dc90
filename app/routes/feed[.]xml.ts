/** `/feed.xml`: departures that came on sale last, as RSS (SEO-01). */
import type { LoaderFunctionArgs } from '@remix-run/node';
import { Feed } from 'feed';
import type { TFunction } from 'i18next';
import { CARD } from '../../contract/image-address.ts';
import type { NewTour } from '../../contract/new-tours.ts';
import { pathOf } from '../../contract/route-paths.ts';
import { formatDateRange } from '../../domain/date-format.ts';
import type { Market } from '../../domain/market.ts';
import { formatMoney, priceIn, type ExchangeRates, type Price } from '../../domain/money.ts';
import { i18nextOf } from '../i18n/i18next.server.ts';
import { marketOfRequest } from '../i18n/market.server.ts';
import { pricePrefix } from '../listing/price-prefix.ts';
import { imageAddress, pageAddress } from '../seo/absolute-address.ts';
import {
  apiForFiles,
  dataOrUnavailable,
  entityTag,
  fileResponse,
} from '../seo/file-response.server.ts';
import { siteOfData, type SiteOfData } from '../seo/structured-data/structured-thing.ts';
import { siteSettings } from '../site-settings.server.ts';

const PATH = '/feed.xml';

export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const { id, textLocale } = marketOfRequest(request, context);
  const site = siteOfData(siteSettings(), id);
  const api = await apiForFiles(request, context);
  const [answer, layout, i18next] = await Promise.all([
    api.newTours(),
    api.layout(),
    i18nextOf(textLocale),
  ]);
  const { exchangeRates } = dataOrUnavailable(layout).data.settings;
  const t = i18next.getFixedT(null, 'listing');
  const body = printFeed(dataOrUnavailable(answer).data, { site, t, exchangeRates });
  const type = 'application/rss+xml';
  return fileResponse(request, { tag: entityTag(body), type }, () => body);
}

interface FeedParts {
  readonly site: SiteOfData;
  readonly t: TFunction<'listing'>;
  readonly exchangeRates: ExchangeRates;
}

/** The same tours give the same bytes: there is no other date than theirs. */
function printFeed(tours: readonly NewTour[], parts: FeedParts): string {
  const { site, t } = parts;
  const { origin, brandName, market } = site;
  const [newest] = tours;
  const feed = new Feed({
    id: pageAddress(origin, '/'),
    link: pageAddress(origin, '/'),
    title: t('feed.title', { brand: brandName }),
    description: t('feed.description'),
    language: market.languageTag,
    // Without a tour there is no date.
    updated: new Date(newest?.onSaleSince ?? 0),
    generator: false,
    feedLinks: { rss: origin + PATH },
    favicon: `${origin}/favicon.ico`,
  });
  for (const each of tours) feed.addItem(itemOf(each, parts));
  return feed.rss2();
}

function itemOf({ tour, onSaleSince }: NewTour, { site, t, exchangeRates }: FeedParts) {
  const { market, origin } = site;
  const { travel, code } = tour;
  const link =
    origin + pathOf('travels-travel-tour', market.id, { travel: travel.slug, tour: code });
  const price = priceIn(tour.price, market.currency, exchangeRates);
  const facts = [
    t('card.days', { count: travel.numberOfDays }),
    price && priceWords(price, market, t),
    t(`status.${tour.salesStatus}`),
  ];
  return {
    title: `${travel.title}, ${formatDateRange(tour.startingDate, tour.endingDate, market)}`,
    id: link,
    guid: link,
    link,
    date: new Date(onSaleSince),
    description: `${travel.summary} ${facts.filter(Boolean).join(' · ')}`,
    extensions: [pictureOf(imageAddress(travel.image, CARD.size, site))],
  };
}

/** The price with the prefix that cards have (MKT-08). */
function priceWords(price: Price, market: Market, t: FeedParts['t']): string {
  const amount = formatMoney(price.cents, price.currency);
  return [pricePrefix(price, false, market, t), amount].filter(Boolean).join(' ');
}

/**
 * As Media RSS, because an enclosure needs a length in bytes, and pictures are only made when they are first
 * requested. The namespace is declared here, because the library does not declare any at the root.
 */
function pictureOf(url: string) {
  const { mediaType: type, width, height } = CARD;
  const namespace = { 'xmlns:media': 'http://search.yahoo.com/mrss/' };
  const picture = { url, type, medium: 'image', width, height };
  return { name: 'media:content', objects: { _attributes: { ...namespace, ...picture } } };
}
