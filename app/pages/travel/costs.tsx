/** What the travel costs in all, on the cheapest departure that has what is ticked (TRV-15). */
import { type CostPart, parseCostChoice } from '../../../domain/cost-choice.ts';
import { useSite } from '../../i18n/site.ts';
import { useDepartureDates } from '../../listing/departure-facts.tsx';
import { queryWithoutModal } from '../../modals/modal-address.ts';
import { usePageLocation } from '../../page-location.ts';
import { cheapestDeparture, type Departure } from '../../travel/departure.ts';
import { CostList, UncountedNote, usePriceNote } from '../../travel/true-cost.tsx';
import type { TravelPageData } from './page.server.ts';

interface TravelCostsProps {
  readonly data: Pick<TravelPageData, 'months' | 'estimates' | 'privateRooms' | 'travel'>;
  readonly sectionId: string;
}

export function TravelCosts({ data, sectionId }: TravelCostsProps) {
  const { settings } = useSite().layout;
  const datesOf = useDepartureDates();
  const priceNote = usePriceNote();
  const { search } = usePageLocation();
  const { months, estimates, privateRooms } = data;
  const example = exampleDeparture(
    months.flatMap((month) => month.departures),
    settings.flexibleCancellationDays,
    parseCostChoice(queryWithoutModal(search)),
  );
  const departure = example && example.departure;
  const isWithoutRoom = example !== null && !example.canHaveRoom;
  return (
    <CostList
      price={departure && departure.price}
      priceNote={priceNote(
        departure && departure.price,
        example && { ...example, dates: datesOf(example.departure) },
      )}
      sectionId={sectionId}
      estimates={estimates}
      daysLeft={departure && departure.daysLeft}
      privateRoom={isWithoutRoom || !privateRooms ? null : privateRooms.supplement}
      roomScope={
        isWithoutRoom
          ? { kind: 'tour', isElsewhere: privateRooms !== null, nights: null }
          : {
              kind: 'travel',
              count: privateRooms?.count ?? 0,
              total: privateRooms?.total ?? 0,
              nights: privateRooms?.nights ?? null,
            }
      }
      hasFlexibleOption={!example || example.canBeFlexible}
    >
      {data.travel.notIncluded.length > 0 && <UncountedNote />}
    </CostList>
  );
}

interface ExampleDeparture {
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
