import type { BlockContent } from '../../../contract/blocks.ts';
import { travelCardData, type TravelCardData } from '../../listing/card-data.ts';
import type { BlockContext } from '../block-context.ts';
import { loadNarrowed, type ListingFilterData } from '../load-narrowed.server.ts';
import { standsInRow } from '../stands-in-row.ts';

export interface TravelsListData extends Omit<
  BlockContent<'travels-list'>,
  'filtersData' | 'shownFilters'
> {
  /** Null without an answer: then nothing is known of the list, not even that it is empty. */
  readonly travels: readonly TravelCardData[] | null;
  /** Null for one that shows none. */
  readonly filter: ListingFilterData | null;
  /** Whether they stand in a row on a phone. */
  readonly isRow: boolean;
}

export async function loadTravelsList(
  { filtersData, shownFilters, ...content }: BlockContent<'travels-list'>,
  context: BlockContext,
): Promise<TravelsListData> {
  const { api, currency } = context;
  const { result, filter } = await loadNarrowed(
    'travels',
    { filtersData, shownFilters },
    context,
    (filters) => api.travels({ currency, ...filters }),
  );
  const list = { ...content, filter, isRow: standsInRow(filtersData.filters) };
  if (result === null) return { ...list, travels: [] };
  if (result.outcome !== 'success') return { ...list, travels: null };
  return { ...list, travels: result.data.data.map((travel) => travelCardData(travel, context)) };
}
