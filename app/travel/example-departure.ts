/** Which departure a travel's page takes to say what the travel costs in all (TRV-15). */
import { cheapestDeparture, type Departure } from './departure.ts';

export interface ExampleDeparture {
  readonly departure: Departure;
  /** Whether no other that one can get costs less. */
  readonly isCheapest: boolean;
}

/**
 * The cheapest departure that has all there is to choose: early enough for the flexible option, and with
 * a private room; the cheapest of all where none has. So no part is missing that others offer.
 *
 * @param flexibleDays days before departure until which the flexible option helps
 */
export function exampleDeparture(
  departures: readonly Departure[],
  flexibleDays: number,
): ExampleDeparture | null {
  const cheapest = cheapestDeparture(departures);
  if (!cheapest?.price) return null;
  const alike = departures.filter(({ offer }) => offer.kind === cheapest.offer.kind);
  const early = alike.filter(({ daysLeft }) => daysLeft >= flexibleDays);
  const withRoom = early.filter(({ hasPrivateRoom }) => hasPrivateRoom);
  const departure = cheapestDeparture(withRoom) ?? cheapestDeparture(early) ?? cheapest;
  return { departure, isCheapest: departure.price?.cents === cheapest.price.cents };
}
