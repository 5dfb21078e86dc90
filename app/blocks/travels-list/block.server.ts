import { SHOWN_STEP } from '../../listing/asked-count.ts';
import { travelCardData, type TravelCardData } from '../../listing/card-data.ts';
import { loadNarrowed, type ListingFilterData } from '../load-narrowed.server.ts';
import { standsInRow } from '../stands-in-row.ts';
import { defineBlock, type BlockContext } from '../define-block.server.ts';
import { schema, type Content } from './content.ts';

interface TravelsListData extends Omit<Content, 'filtersData' | 'shownFilters'> {
  /** As many as the address asks for. Null without an answer: then not even whether there are any is known. */
  readonly travels: readonly TravelCardData[] | null;
  /** How many there are. */
  readonly total: number;
  /** Null for one that shows none. */
  readonly filter: ListingFilterData | null;
  /** Whether they stand in a row on a phone. */
  readonly isRow: boolean;
}

async function loadTravelsList(
  { filtersData, shownFilters, ...content }: Content,
  context: BlockContext,
): Promise<TravelsListData> {
  const { api, currency, shown = SHOWN_STEP } = context;
  const { result, filter } = await loadNarrowed(
    'travels',
    { filtersData, shownFilters },
    context,
    (filters) => api.travels({ currency, ...filters }),
  );
  const list = { ...content, filter, isRow: standsInRow(filtersData.filters) };
  if (result === null) return { ...list, travels: [], total: 0 };
  if (result.outcome !== 'success') return { ...list, travels: null, total: 0 };
  const { data: travels } = result.data;
  return {
    ...list,
    travels: travels.slice(0, shown).map((travel) => travelCardData(travel, context)),
    total: travels.length,
  };
}

export const travelsList = defineBlock({
  type: 'travels-list',
  content: schema,
  words: ['listing'],
  load: loadTravelsList,
  lacksAnswer: ({ travels, filter }) => travels === null || filter?.isFailed === true,
});
