/** What a private room costs, said with the same words wherever a tour or its travel is shown (TRV-15). */
import type { TFunction } from 'i18next';
import { formatMoney, type Price } from '../../domain/money.ts';
import type { WordedFact } from './fact-list.tsx';

/** Of what is told: one tour, or a travel with how many of its departures have a private room. */
export type RoomScope =
  | { readonly kind: 'tour'; readonly isElsewhere: boolean }
  | { readonly kind: 'travel'; readonly count: number; readonly total: number };

/** @param supplement null where there is none to have */
export function privateRoomFact(
  supplement: Price | null,
  scope: RoomScope,
  t: TFunction<'travel'>,
): WordedFact {
  return {
    key: 'privateRoom',
    icon: 'bed',
    label: t('costs.privateRoom'),
    value: supplement
      ? t('costs.plus', { amount: formatMoney(supplement.cents, supplement.currency) })
      : t('costs.noPrivateRoom'),
    note: supplement ? roomNote(scope, t) : sharedNote(scope, t),
  };
}

function roomNote(scope: RoomScope, t: TFunction<'travel'>): string {
  const isOnSome = scope.kind === 'travel' && scope.count < scope.total;
  if (!isOnSome) return t('costs.privateRoomNote');
  return t('costs.privateRoomSome', { count: scope.count, total: scope.total });
}

function sharedNote(scope: RoomScope, t: TFunction<'travel'>): string {
  const isElsewhere = scope.kind === 'tour' && scope.isElsewhere;
  return t(isElsewhere ? 'costs.sharedRoomDeparture' : 'costs.sharedRoomNote');
}
