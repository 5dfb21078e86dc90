import { useTranslation } from 'react-i18next';
import type { Currency } from '../../domain/market.ts';
import { currencySymbol, isApproximate } from '../../domain/money.ts';
import { useSite } from '../i18n/site.ts';
import { note } from './payment-note.css.ts';

/** In which currency one pays, and that an amount in another is approximate (MKT-08). */
export function PaymentNote({ currency }: { readonly currency: Currency }) {
  const { t } = useTranslation('travel');
  const { market } = useSite();
  return (
    <p className={note}>
      {t('payment.currencies')}
      {isApproximate({ currency, isConverted: false }, market.currency) &&
        ` ${t('payment.approximate', { symbol: currencySymbol(currency) })}`}
    </p>
  );
}
