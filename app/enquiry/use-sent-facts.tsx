/** What the confirmation lists: of the tour what is true now, of the request what was sent. */
import { useTranslation } from 'react-i18next';
import { formatLongDate } from '../../domain/date-format.ts';
import { formatMoney } from '../../domain/money.ts';
import { PageLink } from '../i18n/page-link.tsx';
import { useSite } from '../i18n/site.ts';
import { useDepartureDates } from '../listing/departure-facts.tsx';
import type { Fact } from './fact-list.tsx';
import type { OfferedTour } from './offered-tour.server.ts';
import type { SentDetails } from './sent-enquiry.server.ts';

export function useSentFacts(
  tour: OfferedTour | null,
  details: SentDetails | null,
): readonly Fact[] {
  const { t } = useTranslation(['enquiry', 'travel', 'listing']);
  const { market } = useSite();
  const datesOf = useDepartureDates();
  const facts: Fact[] = [];
  if (tour) {
    const { travel } = tour;
    facts.push(
      { key: 'travel', icon: 'compass', label: t('sent.travel'), value: travel.title },
      {
        key: 'dates',
        icon: 'calendar',
        label: t('sent.dates'),
        value: datesOf(tour),
        note: t('listing:card.days', { count: travel.numberOfDays }),
      },
    );
  }
  if (details) facts.push(...requestFacts(details));
  if (tour?.coordinator) {
    const { id, firstName, lastName, city } = tour.coordinator;
    facts.push({
      key: 'coordinator',
      icon: 'user',
      label: t('sent.coordinator'),
      value: (
        <PageLink to="coordinators-coordinator" parameters={{ coordinator: id }}>
          {firstName} {lastName}
        </PageLink>
      ),
      note: t('travel:coordinator.from', { city }),
    });
  }
  if (tour) {
    const { freeCancellationUntil: day } = tour.terms;
    facts.push({
      key: 'free',
      icon: 'shield',
      label: t('travel:terms.freeCancellation'),
      value: day
        ? t('travel:terms.until', { date: formatLongDate(day, market) })
        : t('travel:terms.past'),
      note: day && t('sent.onceBooked'),
    });
  }
  return facts;

  function requestFacts({ travellers, email, price }: SentDetails): Fact[] {
    const request: Fact[] = [
      {
        key: 'seats',
        icon: 'users',
        label: t('sent.seats'),
        value: t('form.travellersOption', { count: travellers }),
      },
    ];
    if (price) {
      const money = (cents: number) => formatMoney(cents, price.currency);
      request.push({
        key: 'price',
        icon: 'card',
        label: t('sent.price'),
        value: money(price.cents),
        note: t('sent.total', { amount: money(price.cents * travellers) }),
      });
    }
    request.push({ key: 'email', icon: 'mail', label: t('sent.email'), value: email });
    return request;
  }
}
