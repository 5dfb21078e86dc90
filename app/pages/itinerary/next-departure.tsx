/** The next departure with its price, on paper too (TRV-07). */
import { useTranslation } from 'react-i18next';
import { PageLink } from '../../i18n/page-link.tsx';
import { PriceLine, useDepartureDates } from '../../listing/departure-facts.tsx';
import type { Departure } from '../../travel/departure.ts';
import { label } from './page.css.ts';

export interface NextDepartureProps {
  readonly departure: Departure;
  readonly travelSlug: string;
}

export function NextDeparture({ departure, travelSlug }: NextDepartureProps) {
  const { t } = useTranslation('travel');
  const datesOf = useDepartureDates();
  return (
    <div>
      <p className={label}>{t('departures.next')}</p>
      <PageLink to="travels-travel-tour" parameters={{ travel: travelSlug, tour: departure.code }}>
        {datesOf(departure)}
      </PageLink>
      {departure.price && <PriceLine price={departure.price} />}
    </div>
  );
}
