/** Departures under their months; those that matter first stand open. */
import { useTranslation } from 'react-i18next';
import { formatMonth } from '../../domain/date-format.ts';
import { useSite } from '../i18n/site.ts';
import { AccordionItem } from '../ui/accordion/accordion.tsx';
import { monthsToOpen, type MonthOfDepartures } from './departure.ts';
import * as styles from './departure-months.css.ts';
import { DepartureRow } from './departure-row.tsx';

export interface DepartureMonthsProps {
  readonly months: readonly MonthOfDepartures[];
  readonly travelSlug: string;
}

export function DepartureMonths({ months, travelSlug }: DepartureMonthsProps) {
  const { t } = useTranslation(['travel', 'listing']);
  const { market } = useSite();
  const opened = monthsToOpen(months);
  return (
    <div>
      {months.map(({ month, departures, openCount }) => (
        <AccordionItem
          key={month}
          headingAs="h3"
          open={opened.has(month)}
          summary={
            <>
              {formatMonth(month, market)}{' '}
              <span className={styles.count}>
                {openCount > 0
                  ? t('departures.count', { count: openCount })
                  : t('listing:status.SOLD_OUT')}
              </span>
            </>
          }
        >
          <ul className={styles.list}>
            {departures.map((departure) => (
              <li key={departure.code}>
                <DepartureRow departure={departure} travelSlug={travelSlug} />
              </li>
            ))}
          </ul>
        </AccordionItem>
      ))}
    </div>
  );
}
