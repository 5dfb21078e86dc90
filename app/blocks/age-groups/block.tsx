import { useTranslation } from 'react-i18next';
import { PageLink } from '../../i18n/page-link.tsx';
import { textLink } from '../../ui/text-link/text-link.css.ts';
import type { BlockProps } from '../block-props.ts';
import { BlockSection } from '../block-section.tsx';
import * as styles from './block.css.ts';

/**
 * What each age band means, and the departures of it (RES-04). The mixed ones have no link: ALL is no filter of
 * the search, which would list every departure under the name of one band.
 */
export function AgeGroupsBlock({ data, isFirst }: BlockProps<'age-groups'>) {
  const { t } = useTranslation('listing');
  return (
    <BlockSection content={data} isFirst={isFirst}>
      <div className={styles.frame}>
        <table className={styles.table}>
          <caption className={styles.caption}>{data.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{t('ageGroups.band')}</th>
              <th scope="col">{t('ageGroups.meaning')}</th>
            </tr>
          </thead>
          <tbody>
            {data.bands.map(({ band, text }) => (
              <tr key={band}>
                <th scope="row">{t(`ages.${band}`)}</th>
                <td>
                  <p>{text}</p>
                  {band !== 'ALL' && (
                    <PageLink
                      to="search"
                      query={new URLSearchParams({ ageBadge: band })}
                      className={textLink({ standalone: true })}
                      data-age-badge={band}
                      aria-label={t('ageGroups.seeOf', { band: t(`ages.${band}`) })}
                    >
                      {t('ageGroups.see')}
                    </PageLink>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </BlockSection>
  );
}
