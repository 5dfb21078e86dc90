import type { BlockContent } from '../../../contract/blocks.ts';
import type { ListedCoordinator } from '../../../contract/travel.ts';
import { displayName } from '../../travel/travel-view.server.ts';
import type { BlockContext } from '../block-context.ts';

export interface SpokenLanguage {
  readonly code: string;
  /** In the market's own language. */
  readonly name: string;
}

export interface CoordinatorsListData extends BlockContent<'coordinators-list'> {
  /** Null where the call got no answer. */
  readonly coordinators:
    | readonly (Pick<
        ListedCoordinator,
        'id' | 'firstName' | 'lastName' | 'city' | 'speciality' | 'portrait' | 'led' | 'pastRuns'
      > & {
        readonly languages: readonly SpokenLanguage[];
      })[]
    | null;
}

export async function loadCoordinatorsList(
  content: BlockContent<'coordinators-list'>,
  { api }: Pick<BlockContext, 'api'>,
): Promise<CoordinatorsListData> {
  const result = await api.coordinators();
  if (result.outcome !== 'success') return { ...content, coordinators: null };
  return {
    ...content,
    coordinators: result.data.data.map(
      ({ id, firstName, lastName, city, speciality, portrait, languages, led, pastRuns }) => ({
        id,
        firstName,
        lastName,
        city,
        speciality,
        portrait,
        led,
        pastRuns,
        languages: languages.map((code) => ({
          code,
          name: displayName('language', code, api.market),
        })),
      }),
    ),
  };
}
