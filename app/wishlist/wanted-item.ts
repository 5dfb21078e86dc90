/** What somebody saves, or wants to be told about (WISH-02, NTFY-01), as an address says it. */
import { NOTIFICATION_TYPES, type NotificationType } from '../../domain/notification-type.ts';

export interface WantedItem {
  readonly travelId: string;
  /** A departure; the travel itself without it. */
  readonly tourCode?: string | undefined;
  /** To be told about it, instead of a place on the wishlist. */
  readonly alert?: NotificationType | undefined;
}

const LONGEST_ID = 100;
const LONGEST_CODE = 40;

/** What an address is about; null where it names nothing that there could be. */
export function readWantedItem(query: URLSearchParams): WantedItem | null {
  const travelId = query.get('travelId') ?? '';
  const tourCode = query.get('tourCode') || undefined;
  const named = query.get('alert') || undefined;
  const alert = NOTIFICATION_TYPES.find((type) => type === named);
  const isLong = travelId.length > LONGEST_ID || (tourCode ?? '').length > LONGEST_CODE;
  if (travelId === '' || isLong || (named && !alert)) return null;
  return { travelId, tourCode, alert };
}
