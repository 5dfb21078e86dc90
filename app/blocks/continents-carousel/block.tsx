/** Area pages as a row of posters that scrolls sideways where it does not fit (SRCH-05). */
import { useTranslation } from 'react-i18next';
import { PageLink } from '../../i18n/page-link.tsx';
import { ContentImage } from '../../images/content-image.tsx';
import { tall } from '../../images/image-source.ts';
import { cardLink } from '../../ui/card/card.css.ts';
import { Carousel } from '../../ui/carousel/carousel.tsx';
import type { BlockProps } from '../block-props.ts';
import { BlockSection } from '../block-section.tsx';
import { useCarouselWords } from '../use-carousel-words.ts';
import * as styles from './block.css.ts';

export default function ContinentsCarouselBlock({
  data,
  isFirst,
}: BlockProps<'continents-carousel'>) {
  const { t } = useTranslation('listing');
  const words = useCarouselWords('areas');
  return (
    <BlockSection content={data} isFirst={isFirst}>
      <Carousel label={data.title} words={words} size="small">
        {data.areas.map(({ area, departures }) => (
          <li key={area} className={styles.area}>
            <ContentImage image={tall(data.images[area])} place="area" shape="portrait" alt="" />
            <div className={styles.words}>
              <PageLink to={area} className={`${cardLink} ${styles.name}`}>
                {t(`continents.${area}`)}
              </PageLink>
              {departures !== null && (
                <span className={styles.count}>
                  {t('blocks.departures', { count: departures })}
                </span>
              )}
            </div>
          </li>
        ))}
      </Carousel>
    </BlockSection>
  );
}
