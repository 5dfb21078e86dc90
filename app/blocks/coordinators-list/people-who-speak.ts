import type { Language } from '../../../domain/market.ts';
import type { CoordinatorsListData } from './block.server.ts';

type People = NonNullable<CoordinatorsListData['coordinators']>;

/** Everybody where nobody speaks it, as of an address that nothing leads to. */
export function peopleWhoSpeak(people: People, language: Language | null): People {
  const found = people.filter(({ languages }) => languages.some(({ code }) => code === language));
  return found.length > 0 ? found : people;
}
