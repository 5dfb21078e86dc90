/** Price, status and the button of one departure; where it is gone, the way to other dates. */
import { useTranslation } from 'react-i18next';
import { useDepartureDates } from '../../listing/departure-facts.tsx';
import type { Departure } from '../../travel/departure.ts';
import { OfferBar } from '../../travel/page-parts.tsx';
import { OfferLink } from '../../travel/departure-row.tsx';
import { ASIDE_ID } from '../../travel/page-parts.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';

export function TourOfferBar({ departure }: { readonly departure: Departure }) {
  const { t } = useTranslation('travel');
  const dates = useDepartureDates()(departure);
  const { offer, price, status } = departure;
  return (
    <OfferBar saidBy={[ASIDE_ID, 'alternatives']} price={price} status={status}>
      {offer.kind === 'none' ? (
        <ButtonLink href="#alternatives">{t('tour.others')}</ButtonLink>
      ) : (
        <OfferLink offer={offer} dates={dates} size="medium" />
      )}
    </OfferBar>
  );
}
