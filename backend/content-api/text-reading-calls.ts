/** POST text-readings and question-readings: what was typed as filters (SRCH-03, AI-01). */
import { Hono } from 'hono';
import {
  questionReadingRequestSchema,
  type QuestionReadingAnswer,
} from '../../contract/question-reading.ts';
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
import { readQuestion } from '../text-reading/read-question.ts';
import { hasRest, readRest } from '../text-reading/read-rest.ts';
import { readText } from '../text-reading/read-text.ts';
import type { BackendParts } from './backend-parts.ts';
import { bodyOfCall, marketOfCall, networkOfCall } from './call-input.ts';
import { listingContext } from './listing-context.ts';
import { modelFor } from './model-for.ts';
import { oncePerVersion } from './once-per-version.ts';

export function textReadingCalls(parts: BackendParts, knownIn: KnownThingsReader): Hono {
  const app = new Hono();

  app.post('/text-readings', async (context) => {
    const market = marketOfCall(context);
    const { text, destinationId, currency } = await bodyOfCall(context, textReadingRequestSchema);
    const { index } = parts.catalogue(market);
    const asked = await listingContext(parts, market);
    const { withoutTrips, partsWithoutTrips, ...reading } = readText(
      text,
      await knownIn(market, { ...asked, currency }),
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

  app.post('/question-readings', async (context) => {
    const market = marketOfCall(context);
    const network = await networkOfCall(context, parts);
    const { question, currency } = await bodyOfCall(context, questionReadingRequestSchema);
    const asked = await listingContext(parts, market);
    const known = await knownIn(market, { ...asked, currency });
    const byRules = readQuestion(question, known);
    const model = hasRest(byRules) ? await modelFor(network, parts) : null;
    const reading = model
      ? await readRest(byRules, { question, language: market.language, currency, known }, model)
      : byRules;
    const data = {
      filters: reading.filters,
      sources: [...reading.sources],
      excluded: [...reading.excluded],
      contradictions: reading.contradictions.map(({ filter, words }) => ({
        filter,
        words: [...words],
      })),
      withoutTrips: reading.withoutTrips.map((id) => ({
        id,
        name: countryName(id, market.language),
      })),
      sort: reading.sort,
      practical: [...reading.practical],
      notUnderstood: [...reading.notUnderstood],
    };
    return context.json({ response: 'success', data } satisfies QuestionReadingAnswer);
  });

  return app;
}

export type KnownThingsReader = ReturnType<typeof knownThingsReader>;

/** What texts are read against: the present catalogue, and the periods of all markets. */
export function knownThingsReader(parts: BackendParts) {
  const namedIn = oncePerVersion(parts.catalogue, async (id: MarketId) => {
    const markets = [MARKETS[id], ...ALL_MARKETS.filter((other) => other.id !== id)];
    return namedTimes(
      await Promise.all(markets.map((market) => listPeriods(parts.storage.db, market.id))),
    );
  });
  return async (market: Market, context: ListingContext) => {
    const { words } = parts.catalogue(market).index;
    return knownThings(words, await namedIn(market.id), { ...context, market });
  };
}

/** More than are shown: other filters may leave some of them nothing. */
const MOST_NEAREST = 10;

export function nearestWithTrips(
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
