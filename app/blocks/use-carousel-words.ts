import { useTranslation } from 'react-i18next';
import type { CarouselWords } from '../ui/carousel/carousel.tsx';

const STEPS = {
  areas: { previous: 'blocks.previousAreas', next: 'blocks.nextAreas' },
  pictures: { previous: 'blocks.previousPictures', next: 'blocks.nextPictures' },
} as const;

/** Words of a block's carousel, by what it shows. */
export function useCarouselWords(what: keyof typeof STEPS): CarouselWords {
  const { t } = useTranslation('listing');
  const { previous, next } = STEPS[what];
  return { role: t('blocks.carousel'), previous: t(previous), next: t(next) };
}
