/** What was found: the list, what stands around it, and what to change where it holds little or nothing. */
import { useTranslation } from 'react-i18next';
import { formatLongDate, formatMonth } from '../../../domain/date-format.ts';
import {
  NO_FILTERS,
  printSearchFilters,
  type SearchFilters,
} from '../../../domain/filters/search-filters.ts';
import type { Sort } from '../../../domain/sort.ts';
import { PageLink, usePagePath } from '../../i18n/page-link.tsx';
import { useSite } from '../../i18n/site.ts';
import { ContentImage } from '../../images/content-image.tsx';
import { note } from '../../listing/filter-chips.css.ts';
import { FilterChips } from '../../listing/filter-chips.tsx';
import { FilterOpener } from '../../listing/filter-panel.tsx';
import { ListingPagination, ListingTabs, SortMenu } from '../../listing/listing-controls.tsx';
import { TourGroups, TravelGrid } from '../../listing/listing-groups.tsx';
import { usePreservedFocus } from '../../listing/preserved-focus.ts';
import { groupByMonth } from '../../listing/month-groups.ts';
import { NoResults } from '../../listing/no-results.tsx';
import { WiderSearches } from '../../listing/relaxations.tsx';
import { TypedTextNotes } from '../../listing/typed-text.tsx';
import { ModalLink } from '../../modals/modal-link.tsx';
import { destinationNames } from '../../search/search-choices.ts';
import { DepartureRow } from '../../travel/departure-row.tsx';
import { textLink } from '../../ui/text-link/text-link.css.ts';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import type { OneTravel, SearchList, SoonTours } from './find-listing.server.ts';
import { KeptSafety } from './kept-safety.tsx';
import type { SearchPageData } from './page.server.ts';
import * as styles from './page.css.ts';

const HEADING_ID = 'results';

export function Results({ data }: { readonly data: SearchPageData }) {
  const { t } = useTranslation('listing');
  const { filters, list, total, advice, typedText } = data;
  const path = usePagePath()('search');
  const destinations = destinationNames(data.choices);
  const counts = [
    t(`search.${list.tab}Count`, { count: total }),
    ...(data.travels === null ? [] : [t('search.travelsCount', { count: data.travels })]),
  ];
  return (
    <section
      ref={usePreservedFocus(filters)}
      tabIndex={-1}
      // What is said when it gets the focus.
      aria-labelledby={HEADING_ID}
      className={styles.results}
    >
      <VisuallyHidden as="h2" id={HEADING_ID}>
        {t('search.results')}
      </VisuallyHidden>
      <div className={styles.bar}>
        <ListingTabs filters={filters} />
        <div className={styles.tools}>
          <FilterOpener count={data.activeCount} />
          <SortMenu filters={filters} />
        </div>
      </div>
      <div className={styles.found}>
        <output className={styles.count}>{data.isFailed ? '' : counts.join(' · ')}</output>
        {total > 0 && (
          <ModalLink
            name="faqs"
            type="statuses"
            className={textLink({ tone: 'quiet', standalone: true })}
          >
            {t('search.statuses')}
          </ModalLink>
        )}
      </div>
      <FilterChips
        filters={filters}
        destinations={destinations}
        travels={titlesIn(list)}
        period={data.choices.period}
        ignored={data.ignored}
        read={typedText?.parts ?? []}
      />
      {typedText && <TypedTextNotes typedText={typedText} filters={filters} />}
      {data.soon && <LeavingSoon soon={data.soon} filters={filters} total={total} />}
      {total === 0 ? (
        <NoResults
          filters={filters}
          advice={advice}
          instead={data.instead}
          isTextClear={(typedText?.withoutTrips.length ?? 0) > 0}
          destinations={destinations}
          isFailed={data.isFailed}
        />
      ) : (
        <Found list={list} sort={filters.sort} />
      )}
      {total > 0 && advice && (
        <WiderSearches {...{ filters, advice, destinations, path }} unit={list.tab} />
      )}
      <ListingPagination filters={filters} lastPage={data.lastPage} />
      {total > 0 && <KeptSafety />}
    </section>
  );
}

interface LeavingSoonProps {
  readonly soon: SoonTours;
  readonly filters: SearchFilters;
  readonly total: number;
}

/** That the list begins with departures that cannot be cancelled free of charge, and the way past them (TRV-09). */
function LeavingSoon({ soon: { count, dateFrom }, filters, total }: LeavingSoonProps) {
  const { t } = useTranslation('listing');
  const { market, layout } = useSite();
  return (
    <p className={note}>
      {t('search.leavingSoon', { count, days: layout.settings.freeCancellationDays })}{' '}
      <PageLink
        to="search"
        query={printSearchFilters({ ...filters, dateFrom, page: NO_FILTERS.page })}
        preventScrollReset
        className={textLink()}
      >
        {t('blocks.allToursFrom', {
          count: total - count,
          date: formatLongDate(dateFrom, market),
        })}
      </PageLink>
    </p>
  );
}

/** Titles of the travels of a list by their id. */
function titlesIn(list: SearchList): ReadonlyMap<string, string> {
  const travels = list.tab === 'travels' ? list.travels : list.tours.map(({ travel }) => travel);
  const one = list.tab === 'tours' && list.ofOneTravel ? [list.ofOneTravel.travel] : [];
  return new Map([...travels, ...one].map(({ id, title }) => [id, title]));
}

function Found({ list, sort }: { readonly list: SearchList; readonly sort?: Sort | undefined }) {
  if (list.tab === 'travels')
    return <TravelGrid travels={list.travels} isFirstSeen isBesideFilters />;
  return list.ofOneTravel ? (
    <OneTravelList found={list.ofOneTravel} sort={sort} />
  ) : (
    <TourGroups tours={list.tours} sort={sort} isFirstSeen isBesideFilters />
  );
}

interface OneTravelListProps {
  readonly found: OneTravel;
  /** Absent: by date. */
  readonly sort?: Sort;
}

/**
 * Departures that are all of one travel: rows in place of cards, which would say the same over and over.
 * Under their months unless another order rules (RES-07).
 */
function OneTravelList({ found, sort }: OneTravelListProps) {
  const { t } = useTranslation('listing');
  const { market } = useSite();
  const { travel, departures } = found;
  return (
    <>
      <div className={styles.travel}>
        <div className={styles.travelPicture}>
          <ContentImage image={travel.image} alt="" shape="card" place="travelOfResults" priority />
        </div>
        <div>
          <h3 className={styles.travelTitle}>
            <PageLink
              to="travels-travel"
              parameters={{ travel: travel.slug }}
              className={styles.travelLink}
            >
              {travel.title}
            </PageLink>
          </h3>
          <p className={styles.travelNote}>
            {travel.destinationLabel} · {t('card.days', { count: travel.numberOfDays })}
          </p>
        </div>
      </div>
      {groupByMonth(departures, sort).map(({ month, tours }) => (
        <section key={month ?? 'all'} className={styles.travelGroup}>
          {month && <h4 className={styles.travelMonth}>{formatMonth(month, market)}</h4>}
          <ul className={styles.travelRows}>
            {tours.map((departure) => (
              <li key={departure.code}>
                <DepartureRow departure={departure} travelSlug={travel.slug} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
