import { useTranslation } from 'react-i18next';
import type { Currency } from '../../domain/market.ts';
import { currencySymbol, isPaymentCurrency } from '../../domain/money.ts';
import { note } from './payment-note.css.ts';

/** In which currency one pays, and that an amount in another is approximate (MKT-08). */
export function PaymentNote({ currency }: { readonly currency: Currency }) {
  const { t } = useTranslation('travel');
  return (
    <p className={note}>
      {t('payment.currencies')}
      {!isPaymentCurrency(currency) &&
        ` ${t('payment.approximate', { symbol: currencySymbol(currency) })}`}
    </p>
  );
}
