/** What the travel costs at the least, whether it goes next, and the way to its departures. */
import { useTranslation } from 'react-i18next';
import { OfferBar } from '../../travel/offer-bar.tsx';
import { ASIDE_ID } from '../../travel/two-columns.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import type { TravelPageData } from './loader.server.ts';

export function TravelOfferBar({ data }: { readonly data: Pick<TravelPageData, 'aside'> }) {
  const { t } = useTranslation('travel');
  const { next, cheapest, openCount } = data.aside;
  if (!next) return null;
  return (
    <OfferBar
      saidBy={[ASIDE_ID, 'departures']}
      price={cheapest?.price ?? next.price}
      isLowest
      status={next.status}
    >
      <ButtonLink href="#departures">{t('departures.count', { count: openCount })}</ButtonLink>
    </OfferBar>
  );
}
