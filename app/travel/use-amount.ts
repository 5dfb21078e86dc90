import { useTranslation } from 'react-i18next';
import { formatMoney, isPaymentCurrency, type Price } from '../../domain/money.ts';

/** An amount in words: one that was converted, or that nobody pays in, is "about" as much (MKT-08). */
export function useAmount(): (price: Price) => string {
  const { t } = useTranslation('travel');
  return ({ cents, currency, isConverted }) => {
    const amount = formatMoney(cents, currency);
    return isConverted || !isPaymentCurrency(currency) ? t('costs.about', { amount }) : amount;
  };
}
