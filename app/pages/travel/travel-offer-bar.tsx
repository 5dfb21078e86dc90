/** The cheapest departure, its price with its own date and status, and the way to all of them. */
import { useTranslation } from 'react-i18next';
import { formatDateInWords } from '../../../domain/date-format.ts';
import { useSite } from '../../i18n/site.ts';
import { OfferBar } from '../../travel/offer-bar.tsx';
import { ASIDE_ID } from '../../travel/two-columns.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import type { TravelPageData } from './loader.server.ts';

export function TravelOfferBar({ data }: { readonly data: Pick<TravelPageData, 'aside'> }) {
  const { t } = useTranslation('travel');
  const { market } = useSite();
  const { next, cheapest, openCount } = data.aside;
  const shown = cheapest ?? next;
  if (!shown) return null;
  return (
    <OfferBar
      saidBy={[ASIDE_ID, 'departures']}
      price={shown.price}
      isLowest={openCount > 1}
      status={shown.status}
      date={formatDateInWords(shown.startingDate, market)}
    >
      <ButtonLink href="#departures">{t('departures.count', { count: openCount })}</ButtonLink>
    </OfferBar>
  );
}
