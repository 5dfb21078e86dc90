import { useTranslation } from 'react-i18next';
import { formatMoney, isApproximate, type Price } from '../../domain/money.ts';
import { useSite } from '../i18n/site.ts';

/** An amount in words: one that is only about right says "about" (MKT-08). */
export function useAmount(): (price: Price) => string {
  const { t } = useTranslation('travel');
  const { market } = useSite();
  return (price) => {
    const amount = formatMoney(price.cents, price.currency);
    return isApproximate(price, market.currency) ? t('costs.about', { amount }) : amount;
  };
}
