/** Which departure a travel's page takes to say what the travel costs in all (TRV-15). */
import type { CostPart } from '../../domain/cost-choice.ts';
import { cheapestDeparture, type Departure } from './departure.ts';

export interface ExampleDeparture {
  readonly departure: Departure;
  /** Whether no other that one can get costs less. */
  readonly isCheapest: boolean;
  /** Whether none of those that it is the cheapest of costs as little. */
  readonly isAlone: boolean;
  /** Whether it, or another that fits what else is chosen, has a private room. */
  readonly canHaveRoom: boolean;
  /** The same of the flexible option. */
  readonly canBeFlexible: boolean;
}

/**
 * The cheapest departure that has what is chosen: early enough for the flexible option, with a private
 * room; without a choice that any of them lacks, the cheapest of all. Where none has both, the option goes
 * before the room. The first among equals.
 *
 * @param flexibleDays days before departure until which the flexible option helps
 */
export function exampleDeparture(
  departures: readonly Departure[],
  flexibleDays: number,
  choice: readonly CostPart[],
): ExampleDeparture | null {
  const cheapest = cheapestDeparture(departures);
  if (!cheapest?.price) return null;
  const alike = departures.filter(
    ({ offer, price }) => price && offer.kind === cheapest.offer.kind,
  );
  const isEarly = ({ daysLeft }: Departure) => daysLeft >= flexibleDays;
  const hasRoom = ({ hasPrivateRoom }: Departure) => hasPrivateRoom;
  const early = narrowed(alike, choice.includes('flexible'), isEarly);
  const fitting = narrowed(early, choice.includes('privateRoom'), hasRoom);
  const departure = cheapestDeparture(fitting) ?? cheapest;
  const cents = departure.price?.cents;
  const isCheapest = cents === cheapest.price.cents;
  const rivals = isCheapest ? alike : fitting;
  const isAlone = rivals.filter(({ price }) => price?.cents === cents).length === 1;
  return {
    departure,
    isCheapest,
    isAlone,
    canHaveRoom: early.some(hasRoom),
    canBeFlexible: fitting.some(isEarly),
  };
}

/** Those that have what is wanted; all of them where none has. */
function narrowed(
  departures: readonly Departure[],
  isWanted: boolean,
  hasIt: (departure: Departure) => boolean,
): readonly Departure[] {
  const some = isWanted ? departures.filter(hasIt) : [];
  return some.length > 0 ? some : departures;
}
