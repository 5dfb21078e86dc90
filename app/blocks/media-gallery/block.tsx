import { useTranslation } from 'react-i18next';
import { ContentImage } from '../../images/content-image.tsx';
import { ModalLink } from '../../modals/modal-link.tsx';
import { Carousel } from '../../ui/carousel.tsx';
import type { BlockProps } from '../block-props.ts';
import { BlockSection } from '../block-section.tsx';
import * as styles from './block.css.ts';

/** Pictures in a row that scrolls; each opens larger, at an address of its own (LAY-10, LAY-16). */
export function MediaGalleryBlock({ data, isFirst }: BlockProps<'media-gallery'>) {
  const { t } = useTranslation('listing');
  return (
    <BlockSection content={data} isFirst={isFirst}>
      <Carousel
        label={data.title}
        words={{
          role: t('blocks.carousel'),
          previous: t('blocks.previousPictures'),
          next: t('blocks.nextPictures'),
        }}
      >
        {data.pictures.map(({ image, caption }) => (
          <li key={image.id}>
            <figure className={styles.figure}>
              <ModalLink name="gallery" type={image.id} className={styles.link}>
                <ContentImage image={image} shape="card" sizes="320px" upTo={960} />
              </ModalLink>
              {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
            </figure>
          </li>
        ))}
      </Carousel>
    </BlockSection>
  );
}
