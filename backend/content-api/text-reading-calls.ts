/** POST text-readings: typed texts as filters (SRCH-03). */
import { Hono } from 'hono';
import { textReadingRequestSchema, type TextReadingAnswer } from '../../contract/text-reading.ts';
import { ALL_MARKETS, MARKETS, type Market, type MarketId } from '../../domain/market.ts';
import { countryName, isKnownCountry } from '../catalogue/country-names.ts';
import { COUNTRY_PARTS } from '../catalogue/country-parts.ts';
import { nearestCountries } from '../catalogue/nearness.ts';
import type { ListingContext, TopSellers } from '../search-index/listing-page.ts';
import type { SearchIndex } from '../search-index/search-index.ts';
import { listPeriods } from '../storage/queries/periods.ts';
import { knownThings } from '../text-reading/known-things.ts';
import { namedTimes } from '../text-reading/named-times.ts';
import { readText } from '../text-reading/read-text.ts';
import type { BackendParts } from './backend-parts.ts';
import { bodyOfCall, marketOfCall } from './call-input.ts';
import { listingContext } from './listing-context.ts';
import { oncePerVersion } from './once-per-version.ts';

export function textReadingCalls(parts: BackendParts, readingOf: TextReader): Hono {
  const app = new Hono();

  app.post('/text-readings', async (context) => {
    const market = marketOfCall(context);
    const { text, destinationId, currency } = await bodyOfCall(context, textReadingRequestSchema);
    const { index } = parts.catalogue();
    const asked = await listingContext(parts, market);
    const { withoutTrips, partsWithoutTrips, ...reading } = await readingOf(
      text,
      { ...asked, currency },
      market,
    );
    const unknown = destinationId.filter((code) => !isKnownCountry(code));
    const chosen = destinationId.filter(
      (code) => isKnownCountry(code) && !index.words.hasTrips(code),
    );
    const data = {
      filters: reading.filters,
      parts: [...reading.parts],
      unused: [...reading.unused],
      withoutTrips: [...new Set([...withoutTrips, ...chosen])].map((id) => ({
        id,
        name: countryName(id, market.language),
        nearest: nearestWithTrips(index, id, asked),
      })),
      partsWithoutTrips: COUNTRY_PARTS.filter(({ id }) => partsWithoutTrips.includes(id)).map(
        ({ names, country: id }) => ({
          name: names[market.language],
          country: { id, name: countryName(id, market.language) },
        }),
      ),
      unknown,
    };
    return context.json({ response: 'success', data } satisfies TextReadingAnswer);
  });

  return app;
}

export type TextReader = ReturnType<typeof textReader>;

/** Reads texts against the present catalogue, and the periods of all markets. */
export function textReader(parts: BackendParts) {
  const namedIn = oncePerVersion(parts.catalogue, async (id: MarketId) => {
    const markets = [MARKETS[id], ...ALL_MARKETS.filter((other) => other.id !== id)];
    return namedTimes(
      await Promise.all(markets.map((market) => listPeriods(parts.storage.db, market.id))),
    );
  });
  return async (text: string, context: ListingContext, market: Market) => {
    const { words } = parts.catalogue().index;
    return readText(text, knownThings(words, await namedIn(market.id), { ...context, market }));
  };
}

/** More than are shown: other filters may leave some of them nothing. */
const MOST_NEAREST = 10;

function nearestWithTrips(
  index: SearchIndex,
  country: string,
  context: ListingContext,
): TopSellers['countries'] {
  const { countries } = index.topSellers({}, context);
  const open = new Map(
    countries.filter(({ departures }) => departures > 0).map((found) => [found.id, found]),
  );
  return nearestCountries(country, [...open.keys()])
    .slice(0, MOST_NEAREST)
    .flatMap((code) => open.get(code) ?? []);
}
