import type { TopSellersAnswer } from '../../../contract/listing.ts';
import { DEFAULT_STATUSES } from '../../../domain/tour-status.ts';
import { travelCardData, type TravelCardData } from '../../listing/card-data.ts';
import { standsInRow } from '../stands-in-row.ts';
import { defineBlock, type BlockContext } from '../define-block.server.ts';
import { schema, type Content } from './content.ts';

/** Travels to countries that are left out may come first. */
const MOST_LEFT_OUT = 6;

/** Beside the cards they are a way on, no list of their own. */
const MOST_PLACES = 6;

interface TopSellersData extends Omit<Content, 'countries' | 'continents' | 'except' | 'show'> {
  /** The most wanted first; null without an answer. */
  readonly travels: readonly TravelCardData[] | null;
  /** Destinations of most demand, with their true counts; none without an answer. */
  readonly places: readonly Pick<
    TopSellersAnswer['data']['countries'][number],
    'id' | 'name' | 'departures' | 'path'
  >[];
  readonly isRow: boolean;
}

/** Both calls go out at once. */
async function loadTopSellers(
  { countries, continents, except, show, ...content }: Content,
  context: BlockContext,
): Promise<TopSellersData> {
  const { api, currency } = context;
  const [places, travels] = await Promise.all([
    api.topSellers({ search: '', countries, continents }),
    api.travels({
      ...(countries.length > 0 && { destinationId: countries }),
      ...(continents.length > 0 && { continentId: continents }),
      status: [...DEFAULT_STATUSES],
      sort: 'score:desc',
      show: except.length > 0 ? show + MOST_LEFT_OUT : show,
      currency,
    }),
  ]);
  return {
    ...content,
    travels:
      travels.outcome === 'success'
        ? travels.data.data
            .filter((travel) => !travel.countries.some((country) => except.includes(country)))
            .slice(0, show)
            .map((travel) => travelCardData(travel, context))
        : null,
    places: places.outcome === 'success' ? offeredPlaces(places.data, except) : [],
    isRow: standsInRow({ show }),
  };
}

function offeredPlaces(
  { data }: TopSellersAnswer,
  except: readonly string[],
): TopSellersData['places'] {
  return data.countries
    .filter(({ departures, id }) => departures > 0 && !except.includes(id))
    .slice(0, MOST_PLACES)
    .map(({ id, name, departures, path }) => ({ id, name, departures, path }));
}

export const topSellers = defineBlock({
  type: 'top-sellers',
  content: schema,
  words: ['listing'],
  load: loadTopSellers,
  lacksAnswer: ({ travels }) => travels === null,
});
