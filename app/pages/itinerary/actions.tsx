/** What one does with an itinerary: print it, or go to the next departure. */
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { PageLink, usePagePath } from '../../i18n/page-link.tsx';
import { useSite } from '../../i18n/site.ts';
import { PriceLine, useDepartureDates } from '../../listing/departure-facts.tsx';
import type { Departure } from '../../travel/departure.ts';
import { Button } from '../../ui/button/button.tsx';
import { address, label, withScripts } from './page.css.ts';

/** Opens the browser's print dialog. Hidden until it works: without scripts the browser's own menu prints. */
export function PrintButton() {
  const { t } = useTranslation('travel');
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    place.current?.toggleAttribute('data-scripted', true);
  }, []);
  return (
    <span ref={place} className={withScripts}>
      <Button type="button" variant="secondary" icon="print" onClick={() => window.print()}>
        {t('itinerary.print')}
      </Button>
    </span>
  );
}

export interface NextDepartureProps {
  readonly departure: Departure;
  readonly travelSlug: string;
}

/** The next departure with its price, on paper too (TRV-07). */
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
