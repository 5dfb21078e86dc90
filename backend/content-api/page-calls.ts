/** GET layouts, GET custompages/show (§7). */
import { Hono } from 'hono';
import { z } from 'zod';
import type { CustomPage } from '../../contract/custom-page.ts';
import { isDisabledRoute, isRoutingKey, pathOf } from '../../contract/route-paths.ts';
import { todayIn, type CalendarDate } from '../../domain/calendar-date.ts';
import { LANGUAGES, MARKET_IDS, type Market, type Language } from '../../domain/market.ts';
import {
  findCustomPageByRoutingKey,
  findCustomPageBySlug,
  type MarketCustomPage,
} from '../storage/queries/custom-pages.ts';
import { findRedirect } from '../storage/queries/redirects.ts';
import { countryName } from '../catalogue/country-names.ts';
import { ApiError } from './api-error.ts';
import type { BackendParts } from './backend-parts.ts';
import { marketOfCall, queryOfCall } from './call-input.ts';
import { readMarketLayout } from './layout-settings.ts';
import { withMenuCountries, type OfferedCountry } from './menu-countries.ts';
import type { Area } from '../../domain/continent.ts';
import { memoize } from '../search-index/memoize.ts';
import type { SearchIndex } from '../search-index/search-index.ts';

const lookupSchema = z
  .object({ routingKey: z.string().min(1).optional(), slug: z.string().min(1).optional() })
  .refine(({ routingKey, slug }) => (routingKey === undefined) !== (slug === undefined), {
    message: 'either routingKey or slug is wanted',
  });

export function pageCalls({
  storage,
  catalogue,
  countryPathsOf,
  now,
  closingDays,
}: BackendParts): Hono {
  const app = new Hono();
  const countriesOf = areaCountries(closingDays);

  app.get('/layouts', async (context) => {
    const market = marketOfCall(context);
    const layout = await readMarketLayout(storage, market);
    const today = todayIn(market.timeZone, now());
    const countries = countriesOf(catalogue(market).index, today, market.language);
    const paths = await countryPathsOf(market.id);
    const data = withMenuCountries(layout, market, { countriesOf: countries, paths });
    return context.json({ response: 'success', data });
  });

  app.get('/custompages/show', async (context) => {
    const market = marketOfCall(context);
    const { routingKey, slug } = queryOfCall(context, lookupSchema);
    const page =
      routingKey === undefined
        ? await findCustomPageBySlug(storage.db, market.id, slug ?? '')
        : await findCustomPageByRoutingKey(storage.db, market.id, routingKey);
    if (page) return context.json({ response: 'success', data: presentPage(page, market) });
    const redirect =
      slug === undefined ? null : await findRedirect(storage.db, market.id, `/${slug}`);
    if (redirect) {
      throw new ApiError('REDIRECT', 'The page has moved', {
        redirect: { httpStatusCode: redirect.status, redirectTo: redirect.target },
      });
    }
    // Before any content was imported every page is missing, which says nothing of this one.
    await readMarketLayout(storage, market);
    throw new ApiError('NOT_FOUND', 'There is no such page');
  });

  return app;
}

function presentPage(page: MarketCustomPage, market: Market): CustomPage {
  const { text, slugByMarket, country } = page;
  const urls = MARKET_IDS.flatMap((id) => {
    const slug = slugByMarket[id];
    if (slug === undefined) return [];
    if (slug !== null) return [[id, `/${slug}`]];
    const { routingKey: key } = page;
    return isRoutingKey(key) && !isDisabledRoute(key, id) ? [[id, pathOf(key, id)]] : [];
  });
  return {
    type: page.type,
    routingKey: page.routingKey,
    slug: text.slug,
    attributes: {
      hideLayout: page.hideLayout,
      transparentHeader: page.transparentHeader,
      hideMenus: page.hideMenus,
    },
    blocks: [...text.blocks],
    customCss: page.customCss,
    customHtmlClasses: page.customHtmlClasses,
    countryName: country && countryName(country, market.language),
    seo: { ...text.seo, urls: Object.fromEntries(urls) },
  };
}

// The countries of each area as the catalogue offers them on a day (LAY-05), worked out once for all who ask.

/** The present catalogue, which may differ by language. */
const INDEXES_REMEMBERED = LANGUAGES.length;
/** The markets' days differ by one at most. */
const DAYS_REMEMBERED = 2;

type CountriesOf = (area: Area) => readonly OfferedCountry[];

/** @param closingDays days before departure at which tours are offered no more */
export function areaCountries(
  closingDays: number,
): (index: SearchIndex, today: CalendarDate, language: Language) => CountriesOf {
  const ofIndex = memoize(
    (index: SearchIndex) =>
      memoize(
        (today: CalendarDate) =>
          memoize((language: Language) =>
            memoize(
              (area: Area) =>
                index.topSellers({ continents: [area] }, { language, closingDays, today })
                  .countries,
            ),
          ),
        DAYS_REMEMBERED,
      ),
    INDEXES_REMEMBERED,
  );
  return (index, today, language) => ofIndex(index)(today)(language);
}
