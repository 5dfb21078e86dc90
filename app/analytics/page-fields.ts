import { matchRoute } from '../../contract/route-paths.ts';
import type { SeatLabel } from '../../domain/tour-status.ts';
import type { LoadedData } from '../modals/asked-modal.tsx';
import type { PageFields } from './data-layer.ts';

/** What events tell of the page, out of what its routes have loaded (ANA-01). */
export function pageFields(data: LoadedData, pathname: string): PageFields {
  const { travelName, travelId, tourId } = subjectOf(data);
  return {
    pageType: pageTypeOf(data, pathname),
    travelName,
    travelId,
    travelID: travelId,
    tourId,
    tourID: tourId,
    wishlisted: false,
  };
}

/** The seat label of the tour that the page is about (TRV-04); null for none. */
export function seatLabelOf({ page }: LoadedData): SeatLabel | null {
  return page?.kind === 'tour' ? (page.data.available?.seatLabel ?? null) : null;
}

/** The page's kind, and of those that are made of blocks the routing key; `other` for what has no name. */
function pageTypeOf({ root, page, booking }: LoadedData, pathname: string): string {
  if (booking) return 'booking';
  if (page && page.kind !== 'custom-page') return page.kind;
  const key = page && root && matchRoute(pathname, root.marketId)?.key;
  return key ?? page?.kind ?? 'other';
}

interface Subject {
  readonly travelName: string | null;
  readonly travelId: string | null;
  readonly tourId: string | null;
}

function subjectOf({ page, booking }: LoadedData): Subject {
  if (booking?.tour) {
    const { travel, code } = booking.tour;
    return { travelName: travel.title, travelId: null, tourId: code };
  }
  switch (page?.kind) {
    case 'travel':
    case 'itinerary': {
      const { title, code } = page.data.travel;
      return { travelName: title, travelId: code, tourId: null };
    }
    case 'tour': {
      const { travel, departure } = page.data;
      return {
        travelName: travel.title,
        travelId: travel.code,
        tourId: departure?.code ?? null,
      };
    }
    default:
      return { travelName: null, travelId: null, tourId: null };
  }
}
