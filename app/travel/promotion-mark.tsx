/** A code that takes something off the price, where there is room for a word or two (TRV-08). */
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../domain/money.ts';
import { Badge } from '../ui/badge.tsx';
import type { DeparturePromotion } from './promotion.ts';

export function PromotionMark({ promotion }: { readonly promotion: DeparturePromotion }) {
  const { t } = useTranslation('travel');
  const { code, off } = promotion;
  const amount = formatMoney(off.cents, off.currency);
  return (
    <Badge icon="tag">
      {t('promotion.mark', {
        code,
        amount: off.isConverted ? t('costs.about', { amount }) : amount,
      })}
    </Badge>
  );
}
