/** Amounts that no filter says, such as people and distances, and what is an amount of anything. */
import { readLeave, readLength } from './lengths.ts';
import { BOUNDS, numbersAt } from './numbers.ts';
import { PhraseBook, wordSet } from './phrase-book.ts';
import { readPrice } from './prices.ts';
import type { Token } from './tokens.ts';

const PEOPLE = new PhraseBook<true>().add(
  true,
  ...'people,person,persons,adult,adults,traveller,travellers,traveler,travelers,pax,child,children,kids,friends,girls,guys,seniors,persona,persone,adulto,adulti,adulte,viaggiatori,bambino,bambini,ragazzi,ragazze,amici,amiche,personas,adultos,viajeros,niño,niños,amigos,amigas,personne,personnes,adulte,adultes,voyageurs,enfant,enfants,amis,amies,Personen,Erwachsener,Erwachsene,Erwachsenen,Reisende,Kind,Kinder,Kindern,Leute,Freunde,Freunden,Freundinnen'.split(
    ',',
  ),
);
/** Before a number of them. */
const GROUPS = new PhraseBook<true>().add(
  true,
  ...'family of,group of,party of,famiglia di,gruppo di,familia de,grupo de,famille de,groupe de,Familie mit,Gruppe von'.split(
    ',',
  ),
);

const DISTANCES = wordSet(
  'mile miles mi km kms kilometre kilometres kilometer kilometers kilometri chilometri chilometro kilometros kilometres Kilometer Kilometern Meilen Meile miglia millas milles',
);

const A_DAY = new PhraseBook<true>().add(
  true,
  ...'a day,per day,each day,every day,daily,al giorno,ogni giorno,al día,cada día,por día,par jour,chaque jour,am Tag,pro Tag,jeden Tag,täglich'.split(
    ',',
  ),
);

/** "No more than 5 miles a day": no filter says that. */
export function readDistance(tokens: readonly Token[], at: number): { length: number } | null {
  const bound = BOUNDS.longestAt(tokens, at)?.length ?? 0;
  const numbers = numbersAt(tokens, at + bound);
  if (!numbers) return null;
  const length = bound + numbers.length + 1;
  if (!DISTANCES.has(tokens[at + length - 1]?.word ?? '')) return null;
  return { length: length + (A_DAY.longestAt(tokens, at + length)?.length ?? 0) };
}

/** How many people there are: "2 adults", "a family of 4", "2/3 Personen". No filter says that. */
export function readPeople(tokens: readonly Token[], at: number): { length: number } | null {
  const group = GROUPS.longestAt(tokens, at);
  const numbers = numbersAt(tokens, at + (group?.length ?? 0));
  if (!numbers) return null;
  const length = (group?.length ?? 0) + numbers.length;
  const people = PEOPLE.longestAt(tokens, at + length);
  if (!people) return group && { length };
  return { length: length + people.length };
}

/** Whether what begins at a place is a number of days, of people or of a currency: no day of a month. */
export function isAmount(tokens: readonly Token[], at: number): boolean {
  return (
    readLength(tokens, at) !== null ||
    readLeave(tokens, at) !== null ||
    readPeople(tokens, at) !== null ||
    (readPrice(tokens, at)?.currency ?? null) !== null
  );
}
