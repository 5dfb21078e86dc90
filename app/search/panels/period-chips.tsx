/** Months, and below them holidays and seasons, year by year, each with its departures (SRCH-12). */
import type { Dispatch } from 'react';
import { useTranslation } from 'react-i18next';
import type { Period } from '../../../domain/date-range.ts';
import { PERIOD_TYPES } from '../../../domain/date-range.ts';
import type { CountedPeriod } from '../state/search-calendar.ts';
import type { SearchBarEvent } from '../state/search-bar.ts';
import { daysOf, type WhenSelection } from '../state/when-selection.ts';
import { heading } from './where.css.ts';
import * as styles from './when.css.ts';

export interface PeriodChipsProps {
  readonly periods: readonly CountedPeriod[];
  readonly when: WhenSelection;
  readonly send: Dispatch<SearchBarEvent>;
}

/** Months first: everybody knows them. */
const TYPES_IN_ORDER = PERIOD_TYPES.toReversed();

export function PeriodChips({ periods, when, send }: PeriodChipsProps) {
  const { t } = useTranslation('search');
  const years = [...new Set(periods.map(({ year }) => year))];
  return years.map((year) => (
    <section key={year} aria-label={String(year)}>
      <h3 className={heading}>{year}</h3>
      {TYPES_IN_ORDER.map((type) => {
        const ofType = periods.filter((period) => period.year === year && period.type === type);
        if (ofType.length === 0) return null;
        return (
          <ul key={type} className={styles.chips} aria-label={t(`when.${type}`)}>
            {ofType.map((period) => (
              <li key={`${period.startingDate} ${period.endingDate} ${period.name}`}>
                <button
                  type="button"
                  className={styles.chip[type]}
                  aria-pressed={isChosen(period, when)}
                  onClick={() => send({ type: 'periodChosen', period })}
                >
                  {period.icon && (
                    <img src={period.icon.url} alt={period.icon.altText} width="20" height="20" />
                  )}
                  <span className={styles.chipName}>{period.name}</span>{' '}
                  <span className={styles.chipCount}>
                    {t('listing:search.toursCount', { count: period.departures })}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        );
      })}
    </section>
  ));
}

/** By its days: an address knows no names. */
function isChosen({ startingDate, endingDate }: Period, when: WhenSelection): boolean {
  const days = daysOf(when);
  return days?.startingDate === startingDate && days.endingDate === endingDate;
}
