/** Deposit and balance of a tour with their day, or that the whole price is due at once (TRV-09). */
import type { TFunction } from 'i18next';
import { formatLongDate } from '../../domain/date-format.ts';
import type { Currency, Market } from '../../domain/market.ts';
import { formatMoney } from '../../domain/money.ts';
import type { Fact } from './fact-list.tsx';
import type { TourTerms } from './tour-terms.ts';

export function paymentFacts(
  { deposit, outlook }: Pick<TourTerms, 'deposit' | 'outlook'>,
  currency: Currency,
  market: Market,
  t: TFunction<'travel'>,
): Fact[] {
  if (!deposit) {
    return [
      {
        key: 'whole',
        icon: 'card',
        label: t('terms.payment'),
        value: t('terms.wholePrice'),
        note: t('terms.wholePriceNote'),
      },
    ];
  }
  return [
    {
      key: 'deposit',
      icon: 'card',
      label: t('terms.deposit'),
      value: formatMoney(deposit.cents, currency),
      note: t(outlook === 'full' ? 'terms.depositNoteFull' : 'terms.depositNote', {
        percent: deposit.percent,
      }),
    },
    {
      key: 'balance',
      icon: 'wallet',
      label: t('terms.balance'),
      value: formatMoney(deposit.balanceCents, currency),
      note: t('terms.balanceNote', { date: formatLongDate(deposit.balanceDueDate, market) }),
    },
  ];
}
