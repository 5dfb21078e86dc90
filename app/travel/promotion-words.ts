/** What a promotion is said in, wherever it is shown (TRV-08). */
import { useTranslation } from 'react-i18next';
import { formatLongDate } from '../../domain/date-format.ts';
import { useSite } from '../i18n/site.ts';
import type { DeparturePromotion } from './promotion.ts';
import { useAmount } from './use-amount.ts';

export interface PromotionWords {
  /** What the code takes off the price, and until when. */
  readonly line: string;
  /** The same where there is room for a word or two. */
  readonly mark: string;
  /** The prior price that the EU wants beside it (TRV-15); null where nobody knows. */
  readonly lowest: string | null;
}

export function usePromotionWords(): (promotion: DeparturePromotion) => PromotionWords {
  const { t } = useTranslation(['travel', 'listing']);
  const { market } = useSite();
  const amountOf = useAmount();
  return ({ code, off, until, lowest }) => {
    const values = { code, amount: amountOf(off) };
    return {
      line: t('promotion.line', { ...values, date: formatLongDate(until, market) }),
      mark: t('promotion.mark', values),
      lowest: lowest && t('listing:card.lowestOf30Days', { amount: amountOf(lowest) }),
    };
  };
}
