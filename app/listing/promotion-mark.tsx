/** What a promotion is said in, wherever it is shown (TRV-08). */
import { useTranslation } from 'react-i18next';
import { formatLongDate } from '../../domain/date-format.ts';
import { formatMoney, isApproximate } from '../../domain/money.ts';
import { useSite } from '../i18n/site.ts';
import { Badge } from '../ui/badge/badge.tsx';
import { priceBefore } from './card.css.ts';
import { lowestPriceWords } from './price-prefix.ts';
import type { DeparturePromotion } from './promotion.ts';

export interface PromotionWords {
  /** What the code takes off the price, and until when. */
  readonly line: string;
  /** The same where there is room for a word or two. */
  readonly mark: string;
  /** The prior price that the EU wants beside it (TRV-15); null where nobody knows. */
  readonly lowest: string | null;
}

export function usePromotionWords(): (promotion: DeparturePromotion) => PromotionWords {
  const { t } = useTranslation('listing');
  const { market } = useSite();
  return ({ code, off, until, lowest }) => {
    const values = { code, amount: formatMoney(off.cents, off.currency) };
    const dated = { ...values, date: formatLongDate(until, market) };
    // What is only about right says so (MKT-08).
    const isAbout = isApproximate(off, market.currency);
    return {
      line: isAbout ? t('promotion.lineAbout', dated) : t('promotion.line', dated),
      mark: isAbout ? t('promotion.markAbout', values) : t('promotion.mark', values),
      lowest: lowest && lowestPriceWords(lowest, market, t),
    };
  };
}

/** A code where there is room for a word or two, with the prior price (TRV-08, TRV-15). */
export function PromotionMark({ promotion }: { readonly promotion: DeparturePromotion }) {
  const { mark, lowest } = usePromotionWords()(promotion);
  return (
    <>
      <Badge icon="tag">{mark}</Badge>
      {lowest && <p className={priceBefore}>{lowest}</p>}
    </>
  );
}
