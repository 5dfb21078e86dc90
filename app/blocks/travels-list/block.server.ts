import { travelCardData, type TravelCardData } from '../../listing/card-data.ts';
import { loadNarrowed, type ListingFilterData } from '../load-narrowed.server.ts';
import { standsInRow } from '../stands-in-row.ts';
import { defineBlock, type BlockContext } from '../define-block.server.ts';
import { schema, type Content } from './content.ts';

interface TravelsListData extends Omit<Content, 'filtersData' | 'shownFilters'> {
  /** Null without an answer: then nothing is known of the list, not even that it is empty. */
  readonly travels: readonly TravelCardData[] | null;
  /** Null for one that shows none. */
  readonly filter: ListingFilterData | null;
  /** Whether they stand in a row on a phone. */
  readonly isRow: boolean;
}

async function loadTravelsList(
  { filtersData, shownFilters, ...content }: Content,
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

export const travelsList = defineBlock({
  type: 'travels-list',
  content: schema,
  words: ['listing'],
  load: loadTravelsList,
  lacksAnswer: ({ travels, filter }) => travels === null || filter?.isFailed === true,
});
