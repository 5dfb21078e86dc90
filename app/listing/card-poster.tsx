import { useTranslation } from 'react-i18next';
import type { Image } from '../../contract/image.ts';
import { ContentImage } from '../images/content-image.tsx';
import { Badge } from '../ui/badge/badge.tsx';
import type { CardPrice } from './card-price.ts';
import { corner } from './card.css.ts';

export interface CardPosterProps {
  readonly image: Image;
  readonly price: CardPrice | null;
}

/** How wide a card is, by the columns of the lists that hold it. */
const SIZES = '(min-width: 1024px) 360px, (min-width: 640px) 46vw, 92vw';

/** The poster of a card, with the discount on its corner where there is one. */
export function CardPoster({ image, price }: CardPosterProps) {
  const { t } = useTranslation('listing');
  const discount = price?.discount;
  return (
    <>
      <ContentImage image={image} shape="wide" alt="" sizes={SIZES} upTo={960} />
      {discount && (
        <span className={corner}>
          <Badge tone="sun">{t('card.discount', { percent: discount.percent })}</Badge>
        </span>
      )}
    </>
  );
}
