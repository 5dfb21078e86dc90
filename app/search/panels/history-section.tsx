/** The visitor's own last searches, each leading to it again (SRCH-14). */
import type { Dispatch } from 'react';
import { useTranslation } from 'react-i18next';
import { parseDateRange } from '../../../domain/date-range.ts';
import type { PastSearch } from '../../../domain/search-history.ts';
import { PageLink } from '../../i18n/page-link.tsx';
import { useSite } from '../../i18n/site.ts';
import { Icon } from '../../ui/icon.tsx';
import { forgetSearches } from '../search-history.ts';
import type { SearchBarEvent } from '../state/search-bar.ts';
import { WHENEVER } from '../state/when-selection.ts';
import { whenText } from './when-text.ts';
import * as styles from './where.css.ts';
import { clear } from './when.css.ts';

export interface HistorySectionProps {
  readonly searches: readonly PastSearch[];
  readonly send: Dispatch<SearchBarEvent>;
}

export function HistorySection({ searches, send }: HistorySectionProps) {
  const { t } = useTranslation('search');
  const { market } = useSite();
  return (
    <div className={styles.section}>
      <ul className={styles.links}>
        {searches.map(({ date, query, values }) => {
          const range = parseDateRange(values.dateFrom, values.dateTo);
          return (
            <li key={`${date} ${query}`}>
              <PageLink
                to="search"
                query={new URLSearchParams(query)}
                className={styles.row}
                onClick={() => send({ type: 'searched' })}
              >
                <span className={styles.rowIcon}>
                  <Icon name="clock" />
                </span>
                <span className={styles.rowWords}>
                  <span className={styles.rowName}>
                    {values.destination || t('listing:form.anywhere')}
                  </span>{' '}
                  <span className={styles.rowFacts}>
                    {whenText({ ...WHENEVER, range }, market) ?? t('when.whenever')}
                  </span>
                </span>
              </PageLink>
            </li>
          );
        })}
      </ul>
      <p>
        <button
          type="button"
          className={clear}
          onClick={() => {
            forgetSearches();
            send({ type: 'sectionToggled', section: 'where', hasHistory: false });
          }}
        >
          {t('listing:blocks.forgetSearches')}
        </button>
      </p>
    </div>
  );
}
