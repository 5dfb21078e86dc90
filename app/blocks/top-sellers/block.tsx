import { useTranslation } from 'react-i18next';
import { usePagePath } from '../../i18n/page-link.tsx';
import { chip } from '../../ui/chip/chip.css.ts';
import { Link } from '../../ui/link.tsx';
import type { BlockProps } from '../block-props.ts';
import { BlockSection } from '../block-section.tsx';
import { BlockTravels } from '../block-travels.tsx';
import * as styles from './block.css.ts';

/** The travels that most people ask for, and the pages of the destinations that they lead to (CMS-06). */
export default function TopSellersBlock({ data, isFirst }: BlockProps<'top-sellers'>) {
  const { t } = useTranslation('listing');
  const pagePath = usePagePath();
  return (
    <BlockSection content={data} isFirst={isFirst}>
      {data.places.length > 0 && (
        <ul className={styles.places}>
          {data.places.map(({ id, name, departures, path }) => (
            <li key={id}>
              <Link
                to={path ?? pagePath('search', {}, new URLSearchParams([['destinationId[]', id]]))}
                className={chip()}
              >
                {name}
                <span className={styles.count}>
                  {t('blocks.departures', { count: departures })}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <BlockTravels travels={data.travels} isRow={data.isRow} isFirst={isFirst} />
    </BlockSection>
  );
}
