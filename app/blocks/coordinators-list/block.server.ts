import type { ListedCoordinator } from '../../../contract/travel.ts';
import { displayName } from '../../travel/travel-view.server.ts';
import { type BlockContext, defineBlock } from '../define-block.server.ts';
import { type Content, schema } from './content.ts';

interface SpokenLanguage {
  readonly code: string;
  /** In the market's own language. */
  readonly name: string;
}

export interface CoordinatorsListData extends Content {
  /** Null where the call got no answer. */
  readonly coordinators:
    | readonly (Pick<
        ListedCoordinator,
        'id' | 'firstName' | 'lastName' | 'city' | 'speciality' | 'portrait' | 'led'
      > & {
        readonly languages: readonly SpokenLanguage[];
      })[]
    | null;
}

async function loadCoordinatorsList(
  content: Content,
  { api }: Pick<BlockContext, 'api'>,
): Promise<CoordinatorsListData> {
  const result = await api.coordinators();
  if (result.outcome !== 'success') return { ...content, coordinators: null };
  return {
    ...content,
    coordinators: result.data.data.map(
      ({ id, firstName, lastName, city, speciality, portrait, languages, led }) => ({
        id,
        firstName,
        lastName,
        city,
        speciality,
        portrait,
        led,
        languages: languages.map((code) => ({
          code,
          name: displayName('language', code, api.market),
        })),
      }),
    ),
  };
}

export const coordinatorsList = defineBlock({
  type: 'coordinators-list',
  content: schema,
  words: ['listing', 'travel'],
  load: loadCoordinatorsList,
  lacksAnswer: ({ coordinators }) => coordinators === null,
});
