/** What the travel costs in all, on the cheapest of its departures that has what is ticked (TRV-15). */
import { parseCostChoice } from '../../../domain/cost-choice.ts';
import { useSite } from '../../i18n/site.ts';
import { useDepartureDates } from '../../listing/departure-facts.tsx';
import { queryWithoutModal } from '../../modals/modal-address.ts';
import { CostList } from '../../travel/cost-list.tsx';
import { exampleDeparture } from '../../travel/example-departure.ts';
import { usePriceNote } from '../../travel/price-note.ts';
import { UncountedNote } from '../../travel/uncounted-note.tsx';
import { usePageLocation } from '../../page-location.ts';
import type { TravelPageData } from './loader.server.ts';

export interface TravelCostsProps {
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
