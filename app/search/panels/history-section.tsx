/** The visitor's own last searches, each leading to it again (SRCH-14). */
import type { Dispatch } from 'react';
import { useTranslation } from 'react-i18next';
import type { PastSearch } from '../../../domain/search-history.ts';
import { PageLink } from '../../i18n/page-link.tsx';
import { useSite } from '../../i18n/site.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { departureText } from '../dates-text.ts';
import { forgetSearches } from '../search-history.ts';
import type { SearchBarEvent } from '../state/search-bar.ts';
import { giveBackEntryAway } from './back-entry.ts';
import * as styles from './where.css.ts';
import { clear } from './when.css.ts';

export interface HistorySectionProps {
  readonly searches: readonly PastSearch[];
  readonly send: Dispatch<SearchBarEvent>;
  /** Whether it is in a modal, whose entry of the browser's history a search takes the place of. */
  readonly isInModal?: boolean;
}

export function HistorySection({ searches, send, isInModal = false }: HistorySectionProps) {
  const { t } = useTranslation('search');
  const { market } = useSite();
  return (
    <div className={styles.section}>
      <ul className={styles.links}>
        {searches.map(({ date, query, values: { destination, dateFrom, dateTo } }) => {
          const dates = { dateFrom: dateFrom ?? undefined, dateTo: dateTo ?? undefined };
          return (
            <li key={`${date} ${query}`}>
              <PageLink
                to="search"
                query={new URLSearchParams(query)}
                className={styles.row}
                replace={isInModal}
                data-recent-search={destination}
                onClick={() => {
                  giveBackEntryAway();
                  send({ type: 'searched' });
                }}
              >
                <span className={styles.rowIcon}>
                  <Icon name="clock" />
                </span>
                <span className={styles.rowWords}>
                  <span className={styles.rowName}>
                    {destination || t('listing:form.anywhere')}
                  </span>{' '}
                  <span className={styles.rowFacts}>
                    {departureText(dates, { t, market }) ?? t('when.whenever')}
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
