import { useTranslation } from 'react-i18next';
import { ContentImage } from '../../images/content-image.tsx';
import { ModalLink } from '../../modals/modal-link.tsx';
import { Carousel } from '../../ui/carousel/carousel.tsx';
import type { BlockProps } from '../block-props.ts';
import { BlockSection } from '../block-section.tsx';
import { useCarouselWords } from '../use-carousel-words.ts';
import * as styles from './block.css.ts';

/** Pictures in a row that scrolls; each opens larger, at an address of its own (LAY-10, LAY-16). */
export default function MediaGalleryBlock({ data, isFirst }: BlockProps<'media-gallery'>) {
  const { t } = useTranslation('listing');
  const words = useCarouselWords('pictures');
  return (
    <BlockSection content={data} isFirst={isFirst}>
      <Carousel label={data.title} words={words}>
        {data.pictures.map(({ image, caption, by }) => (
          <li key={image.id}>
            <figure className={styles.figure}>
              <ModalLink name="gallery" type={image.id} className={styles.link}>
                <ContentImage image={image} shape="card" place="slide" />
              </ModalLink>
              {(caption || by) && (
                <figcaption className={styles.caption}>
                  {caption}
                  {by && <span className={styles.by}>{t('blocks.pictureBy', { name: by })}</span>}
                </figcaption>
              )}
            </figure>
          </li>
        ))}
      </Carousel>
    </BlockSection>
  );
}
