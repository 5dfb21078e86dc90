import type { BlockContent } from '../../../contract/blocks.ts';
import { travelCardData, type TravelCardData } from '../../listing/card-data.ts';
import type { BlockContext } from '../block-context.ts';
import { standsInRow } from '../stands-in-row.ts';

export interface TravelsListData extends Omit<BlockContent<'travels-list'>, 'filtersData'> {
  /** Null without an answer: then nothing is known of the list, not even that it is empty. */
  readonly travels: readonly TravelCardData[] | null;
  /** Whether they stand in a row on a phone. */
  readonly isRow: boolean;
}

export async function loadTravelsList(
  { filtersData, ...content }: BlockContent<'travels-list'>,
  context: BlockContext,
): Promise<TravelsListData> {
  const { api, currency } = context;
  const result = await api.travels({ currency, ...filtersData.filters });
  const list = { ...content, isRow: standsInRow(filtersData.filters) };
  if (result.outcome !== 'success') return { ...list, travels: null };
  return { ...list, travels: result.data.data.map((travel) => travelCardData(travel, context)) };
}
