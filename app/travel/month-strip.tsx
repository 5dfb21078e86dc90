/** The months that have departures to list, each with as many as its link shows; one may be chosen. */
import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { formatMonth } from '../../domain/date-format.ts';
import { useSite } from '../i18n/site.ts';
import { chip } from '../ui/chip.css.ts';
import { useDepartureAddress } from './departure-address.ts';
import type { MonthOfDepartures } from './departure.ts';
import * as styles from './departures-part.css.ts';
import { listedDepartures } from './listed-departures.ts';

export function MonthStrip({ months }: { readonly months: readonly MonthOfDepartures[] }) {
  const { t } = useTranslation('travel');
  const { market } = useSite();
  const { filters, hrefOf } = useDepartureAddress();
  const departures = months.flatMap((month) => month.departures);
  const choices = [
    { month: undefined, text: t('departures.allMonths') },
    ...months.flatMap(({ month }) => {
      const count = listedDepartures(departures, { ...filters, month }).length;
      // A chosen one stays, so that it is seen what is chosen.
      if (count === 0 && month !== filters.month) return [];
      return [{ month, text: `${formatMonth(month, market)} (${count})` }];
    }),
  ];
  return (
    <nav aria-label={t('departures.byMonth')} className={styles.strip}>
      {choices.map(({ month, text }) => {
        const isChosen = month === filters.month;
        return (
          <Link
            key={text}
            to={hrefOf({ ...filters, month, all: undefined })}
            rel="nofollow"
            preventScrollReset
            aria-current={isChosen ? 'true' : undefined}
            className={chip({ selected: isChosen })}
          >
            {text}
          </Link>
        );
      })}
    </nav>
  );
}
