import { useTranslation } from 'react-i18next';
import type { Scene } from '../../domain/vocabulary.ts';
import { Badge } from '../ui/badge.tsx';
import { Poster } from '../ui/poster.tsx';
import type { CardPrice } from './card-price.ts';
import { corner } from './card.css.ts';

export interface CardPosterProps {
  readonly scene: Scene;
  readonly price: CardPrice | null;
}

/** The poster of a card, with the discount on its corner where there is one. */
export function CardPoster({ scene, price }: CardPosterProps) {
  const { t } = useTranslation('listing');
  const discount = price?.discount;
  return (
    <>
      <Poster scene={scene} aspect="wide" alt="" />
      {discount && (
        <span className={corner}>
          <Badge tone="sun">{t('card.discount', { percent: discount.percent })}</Badge>
        </span>
      )}
    </>
  );
}
