import { priceBefore } from './card.css.ts';
import { Badge } from '../ui/badge/badge.tsx';
import type { DeparturePromotion } from './promotion.ts';
import { usePromotionWords } from './promotion-words.ts';

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
