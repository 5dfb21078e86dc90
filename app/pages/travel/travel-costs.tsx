/** What the travel costs in all, on one of its departures (TRV-15). */
import { useSite } from '../../i18n/site.ts';
import { useDepartureDates } from '../../listing/departure-facts.tsx';
import { CostList } from '../../travel/cost-list.tsx';
import { exampleDeparture } from '../../travel/example-departure.ts';
import { usePriceNote } from '../../travel/price-note.ts';
import type { TravelPageData } from './loader.server.ts';

export interface TravelCostsProps {
  readonly data: Pick<TravelPageData, 'months' | 'estimates' | 'privateRooms'>;
  readonly sectionId: string;
}

export function TravelCosts({ data, sectionId }: TravelCostsProps) {
  const { settings } = useSite().layout;
  const datesOf = useDepartureDates();
  const priceNote = usePriceNote();
  const { months, estimates, privateRooms } = data;
  const example = exampleDeparture(
    months.flatMap((month) => month.departures),
    settings.flexibleCancellationDays,
  );
  const departure = example && example.departure;
  const isWithoutRoom = departure !== null && !departure.hasPrivateRoom;
  return (
    <CostList
      price={departure && departure.price}
      priceNote={priceNote(
        departure && departure.price,
        example && { dates: datesOf(example.departure), isCheapest: example.isCheapest },
      )}
      sectionId={sectionId}
      estimates={estimates}
      privateRoom={isWithoutRoom || !privateRooms ? null : privateRooms.supplement}
      roomScope={
        isWithoutRoom
          ? { kind: 'tour', isElsewhere: privateRooms !== null }
          : { kind: 'travel', count: privateRooms?.count ?? 0, total: privateRooms?.total ?? 0 }
      }
      hasFlexibleOption={!departure || departure.daysLeft >= settings.flexibleCancellationDays}
    />
  );
}
