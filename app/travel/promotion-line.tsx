import { priceBefore } from '../listing/card.css.ts';
import type { DeparturePromotion } from '../listing/promotion.ts';
import { usePromotionWords } from '../listing/promotion-mark.tsx';

/** What a code takes off the price, and until when, with the prior price (TRV-08, TRV-15). */
export function PromotionLine({ promotion }: { readonly promotion: DeparturePromotion }) {
  const { line, lowest } = usePromotionWords()(promotion);
  return (
    <div>
      <p>{line}</p>
      {lowest && <p className={priceBefore}>{lowest}</p>}
    </div>
  );
}
