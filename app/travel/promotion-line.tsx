/** What a code takes off the price, and until when (TRV-08). */
import { useTranslation } from 'react-i18next';
import { formatLongDate } from '../../domain/date-format.ts';
import { formatMoney } from '../../domain/money.ts';
import { useSite } from '../i18n/site.ts';
import type { DeparturePromotion } from './promotion.ts';

export function PromotionLine({ promotion }: { readonly promotion: DeparturePromotion }) {
  const { t } = useTranslation('travel');
  const { market } = useSite();
  const { code, off, until } = promotion;
  const amount = formatMoney(off.cents, off.currency);
  return (
    <p>
      {t('promotion.line', {
        code,
        amount: off.isConverted ? t('costs.about', { amount }) : amount,
        date: formatLongDate(until, market),
      })}
    </p>
  );
}
