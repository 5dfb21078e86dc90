/** The next departure with its price, on paper too (TRV-07). */
import { useTranslation } from 'react-i18next';
import { PageLink, usePagePath } from '../../i18n/page-link.tsx';
import { useSite } from '../../i18n/site.ts';
import { PriceLine, useDepartureDates } from '../../listing/departure-facts.tsx';
import type { Departure } from '../../travel/departure.ts';
import { address, label } from './page.css.ts';

export interface NextDepartureProps {
  readonly departure: Departure;
  readonly travelSlug: string;
}

export function NextDeparture({ departure, travelSlug }: NextDepartureProps) {
  const { t } = useTranslation('travel');
  const datesOf = useDepartureDates();
  const { origins, marketId } = useSite();
  const parameters = { travel: travelSlug, tour: departure.code };
  const path = usePagePath()('travels-travel-tour', parameters);
  return (
    <div>
      <p className={label}>{t('departures.next')}</p>
      <PageLink to="travels-travel-tour" parameters={parameters}>
        {datesOf(departure)}
      </PageLink>
      <p className={address}>{origins[marketId] + path}</p>
      {departure.price && <PriceLine price={departure.price} />}
    </div>
  );
}
