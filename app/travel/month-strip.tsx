/** The months that a travel departs in, each with the number of its departures; one may be chosen. */
import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { formatMonth } from '../../domain/date-format.ts';
import { useSite } from '../i18n/site.ts';
import { chip } from '../ui/chip.css.ts';
import { useDepartureAddress } from './departure-address.ts';
import type { MonthOfDepartures } from './departure.ts';
import * as styles from './departures-part.css.ts';

export function MonthStrip({ months }: { readonly months: readonly MonthOfDepartures[] }) {
  const { t } = useTranslation('travel');
  const { market } = useSite();
  const { filters, hrefOf } = useDepartureAddress();
  const choices = [
    { month: undefined, text: t('departures.allMonths') },
    ...months.map(({ month, openCount }) => ({
      month,
      text: `${formatMonth(month, market)} (${openCount})`,
    })),
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
