/** What the travel costs in all, on its cheapest departure (TRV-15). */
import { useSite } from '../../i18n/site.ts';
import { useDepartureDates } from '../../listing/departure-facts.tsx';
import { CostList } from '../../travel/cost-list.tsx';
import { usePriceNote } from '../../travel/price-note.ts';
import type { TravelPageData } from './loader.server.ts';

export interface TravelCostsProps {
  readonly data: Pick<TravelPageData, 'aside' | 'estimates' | 'privateRooms'>;
  readonly sectionId: string;
}

export function TravelCosts({ data, sectionId }: TravelCostsProps) {
  const { settings } = useSite().layout;
  const datesOf = useDepartureDates();
  const priceNote = usePriceNote();
  const { estimates, privateRooms } = data;
  const { cheapest } = data.aside;
  const isWithoutRoom = cheapest !== null && !cheapest.hasPrivateRoom;
  return (
    <CostList
      price={cheapest && cheapest.price}
      priceNote={priceNote(cheapest && cheapest.price, cheapest ? datesOf(cheapest) : undefined)}
      sectionId={sectionId}
      estimates={estimates}
      privateRoom={isWithoutRoom || !privateRooms ? null : privateRooms.supplement}
      roomScope={
        isWithoutRoom
          ? { kind: 'tour', isElsewhere: privateRooms !== null }
          : { kind: 'travel', count: privateRooms?.count ?? 0, total: privateRooms?.total ?? 0 }
      }
      hasFlexibleOption={!cheapest || cheapest.daysLeft >= settings.flexibleCancellationDays}
    />
  );
}
