/** The months that one can go in, each with as many departures as its link shows; one may be chosen. */
import { useTranslation } from 'react-i18next';
import { formatMonth } from '../../domain/date-format.ts';
import { useSite } from '../i18n/site.ts';
import { chip } from '../ui/chip/chip.css.ts';
import { useDepartureAddress } from './departure-address.ts';
import type { MonthOfDepartures } from './departure.ts';
import { DeparturesLink } from './departures-link.tsx';
import * as styles from './departures-part.css.ts';
import { listedDepartures } from './listed-departures.ts';

export function MonthStrip({ months }: { readonly months: readonly MonthOfDepartures[] }) {
  const { t } = useTranslation(['travel', 'listing']);
  const { market } = useSite();
  const { filters, hrefOf } = useDepartureAddress();
  const departures = months.flatMap((month) => month.departures);
  const choices = [
    { month: undefined, text: t('departures.allMonths') },
    ...months.flatMap(({ month }) => {
      const { listed, isSoldOut } = listedDepartures(departures, { ...filters, month });
      // A chosen one stays, so that it is seen what is chosen.
      if ((listed.length === 0 || isSoldOut) && month !== filters.month) return [];
      const name = formatMonth(month, market);
      const text = isSoldOut
        ? `${name} · ${t('listing:status.SOLD_OUT')}`
        : `${name} (${listed.length})`;
      return [{ month, text }];
    }),
  ];
  return (
    <nav aria-label={t('departures.byMonth')} className={styles.strip}>
      {choices.map(({ month, text }) => {
        const isChosen = month === filters.month;
        return (
          <DeparturesLink
            key={text}
            to={hrefOf({ ...filters, month, all: undefined })}
            rel="nofollow"
            aria-current={isChosen ? 'true' : undefined}
            className={chip({ selected: isChosen })}
          >
            {text}
          </DeparturesLink>
        );
      })}
    </nav>
  );
}
