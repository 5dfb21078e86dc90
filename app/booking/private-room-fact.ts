/** What a private room costs, in the same words wherever a tour or its travel is shown (TRV-15). */
import type { TFunction } from 'i18next';
import type { Price } from '../../domain/money.ts';
import type { WordedFact } from '../ui/fact-list/fact-list.tsx';

/** Nights of a travel, and those of them on which everybody shares, with a private room too. */
export interface RoomNights {
  readonly shared: number;
  readonly total: number;
}

/** Of what is told: one tour, or a travel with how many of its departures have a private room. */
export type RoomScope = (
  | { readonly kind: 'tour'; readonly isElsewhere: boolean }
  | { readonly kind: 'travel'; readonly count: number; readonly total: number }
) & {
  /** Null where nobody has counted them. */
  readonly nights: RoomNights | null;
};

/** @param supplement null where there is none to have */
export function privateRoomFact(
  supplement: Price | null,
  scope: RoomScope,
  amountOf: (price: Price) => string,
  t: TFunction<'travel'>,
): WordedFact {
  return {
    key: 'privateRoom',
    icon: 'bed',
    label: t('costs.privateRoom'),
    value: supplement
      ? t('costs.plus', { amount: amountOf(supplement) })
      : t('costs.noPrivateRoom'),
    note: supplement ? roomNote(scope, t) : sharedNote(scope, t),
  };
}

function roomNote(scope: RoomScope, t: TFunction<'travel'>): string {
  const isOnSome = scope.kind === 'travel' && scope.count < scope.total;
  const departures = isOnSome
    ? t('costs.privateRoomSome', { count: scope.count, total: scope.total })
    : t('costs.privateRoomNote');
  return `${priceNote(scope.nights, t)} ${departures}`;
}

/** For how many nights the price is. */
function priceNote(nights: RoomNights | null, t: TFunction<'travel'>): string {
  if (!nights) return t('costs.privateRoomFixed');
  const { shared, total } = nights;
  return t('costs.privateRoomNights', { count: shared, nights: total - shared, total });
}

function sharedNote(scope: RoomScope, t: TFunction<'travel'>): string {
  const isElsewhere = scope.kind === 'tour' && scope.isElsewhere;
  return t(isElsewhere ? 'costs.sharedRoomDeparture' : 'costs.sharedRoomNote');
}
