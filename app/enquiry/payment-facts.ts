/** Deposit and balance of a tour for each person, with their day, or that the whole price is due at once (TRV-09). */
import type { TFunction } from 'i18next';
import { formatLongDate } from '../../domain/date-format.ts';
import type { Market } from '../../domain/market.ts';
import { formatMoney, isApproximate, type Price } from '../../domain/money.ts';
import type { Fact } from './fact-list.tsx';
import type { TourTerms } from './tour-terms.ts';

export function paymentFacts(
  { deposit, outlook }: Pick<TourTerms, 'deposit' | 'outlook'>,
  price: Omit<Price, 'cents'>,
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
  const each = (cents: number) => {
    const amount = formatMoney(cents, price.currency);
    const told = isApproximate(price, market.currency) ? t('costs.about', { amount }) : amount;
    return t('terms.each', { amount: told });
  };
  return [
    {
      key: 'deposit',
      icon: 'card',
      label: t('terms.deposit'),
      value: each(deposit.cents),
      note: t(outlook === 'full' ? 'terms.depositNoteFull' : 'terms.depositNote', {
        percent: deposit.percent,
      }),
    },
    {
      key: 'balance',
      icon: 'wallet',
      label: t('terms.balance'),
      value: each(deposit.balanceCents),
      note: t('terms.balanceNote', { date: formatLongDate(deposit.balanceDueDate, market) }),
    },
  ];
}
