/** Area pages as a row of posters that scrolls sideways where it does not fit (SRCH-05). */
import { useTranslation } from 'react-i18next';
import type { Area } from '../../../domain/continent.ts';
import type { Scene } from '../../../domain/vocabulary.ts';
import { PageLink } from '../../i18n/page-link.tsx';
import { cardLink } from '../../ui/card.css.ts';
import { Poster } from '../../ui/poster.tsx';
import type { BlockProps } from '../block-props.ts';
import { BlockSection } from '../block-section.tsx';
import * as styles from './block.css.ts';

/** The landscape that stands for each area. */
const SCENES: Readonly<Record<Area, Scene>> = {
  asia: 'terraces',
  europe: 'fjord',
  america: 'volcano',
  africa: 'savanna',
  oceania: 'reef',
  antarctica: 'ice',
};

export function ContinentsCarouselBlock({ data, isFirst }: BlockProps<'continents-carousel'>) {
  const { t } = useTranslation('listing');
  return (
    <BlockSection title={data.title} isFirst={isFirst}>
      <ul className={styles.row}>
        {data.areas.map(({ area, departures }) => (
          <li key={area} className={styles.area}>
            <Poster scene={SCENES[area]} aspect="portrait" alt="" />
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
      </ul>
    </BlockSection>
  );
}
