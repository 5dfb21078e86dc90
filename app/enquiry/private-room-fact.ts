/** What a private room costs, said with the same words wherever a tour or its travel is shown (TRV-15). */
import type { TFunction } from 'i18next';
import { formatMoney, type Price } from '../../domain/money.ts';
import type { Fact } from './fact-list.tsx';

/**
 * @param supplement null where there is none to have
 * @param departures of a travel: how many of its departures have a private room; null for one tour
 */
export function privateRoomFact(
  supplement: Price | null,
  departures: { readonly count: number; readonly total: number } | null,
  t: TFunction<'travel'>,
): Fact {
  const isOnSome = departures !== null && departures.count < departures.total;
  return {
    key: 'privateRoom',
    icon: 'bed',
    label: t('costs.privateRoom'),
    value: supplement
      ? t('costs.plus', { amount: formatMoney(supplement.cents, supplement.currency) })
      : t('costs.noPrivateRoom'),
    note: !supplement
      ? t('costs.sharedRoomNote')
      : isOnSome
        ? t('costs.privateRoomSome', departures)
        : t('costs.privateRoomNote'),
  };
}
