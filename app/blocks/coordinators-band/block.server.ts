import type { ListedCoordinator } from '../../../contract/travel.ts';
import { defineBlock } from '../define-block.server.ts';
import { type Content, schema } from './content.ts';

interface CoordinatorsBandData extends Omit<Content, 'show'> {
  /** Those who leave next; null where the call got no answer. */
  readonly coordinators:
    | readonly Pick<
        ListedCoordinator,
        'id' | 'firstName' | 'lastName' | 'city' | 'speciality' | 'portrait'
      >[]
    | null;
}

export const coordinatorsBand = defineBlock({
  type: 'coordinators-band',
  content: schema,
  words: ['listing'],
  load: async ({ show, ...content }, { api }): Promise<CoordinatorsBandData | null> => {
    const result = await api.coordinators();
    if (result.outcome !== 'success') return { ...content, coordinators: null };
    const coordinators = result.data.data
      .flatMap(({ led, ...person }) => (led?.firstDay ? [{ person, day: led.firstDay }] : []))
      .toSorted((one, other) => (one.day < other.day ? -1 : Number(one.day > other.day)))
      .slice(0, show)
      .map(({ person: { id, firstName, lastName, city, speciality, portrait } }) => ({
        id,
        firstName,
        lastName,
        city,
        speciality,
        portrait,
      }));
    return coordinators.length > 0 ? { ...content, coordinators } : null;
  },
  lacksAnswer: ({ coordinators }) => coordinators === null,
});
