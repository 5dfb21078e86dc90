import { useTranslation } from 'react-i18next';
import { PageLink } from '../../i18n/page-link.tsx';
import { chip } from '../../ui/chip/chip.css.ts';
import type { BlockProps } from '../block-props.ts';
import { BlockSection } from '../block-section.tsx';
import { BlockTravels } from '../block-travels.tsx';
import * as styles from './block.css.ts';

/** The travels that most people ask for, and the destinations that they lead to (CMS-06). */
export function TopSellersBlock({ data, isFirst }: BlockProps<'top-sellers'>) {
  const { t } = useTranslation('listing');
  return (
    <BlockSection content={data} isFirst={isFirst}>
      {data.places.length > 0 && (
        <ul className={styles.places}>
          {data.places.map(({ id, name, departures }) => (
            <li key={id}>
              <PageLink
                to="search"
                query={new URLSearchParams([['destinationId[]', id]])}
                className={chip()}
              >
                {name}
                <span className={styles.count}>
                  {t('blocks.departures', { count: departures })}
                </span>
              </PageLink>
            </li>
          ))}
        </ul>
      )}
      <BlockTravels travels={data.travels} isRow={data.isRow} isFirst={isFirst} />
    </BlockSection>
  );
}
