/** What flights cost and where they go, as a fact in a list (TRV-15). */
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../domain/money.ts';
import type { WordedFact } from '../enquiry/fact-list.tsx';
import { airportLabel, type FlightEstimate } from './flight-estimate.ts';

export function useFlightFact(): (flight: FlightEstimate) => WordedFact {
  const { t } = useTranslation('travel');
  return (flight) => ({
    key: 'flight',
    icon: 'plane',
    label: t(`costs.flightFrom.${flight.origin}`),
    value: t('costs.fromAbout', { amount: formatMoney(flight.price.cents, flight.price.currency) }),
    note: `${wayOf(flight)} ${t(flight.isDirect ? 'costs.directFlight' : 'costs.flightWithStop')}`,
  });

  function wayOf({ into, home }: FlightEstimate): string {
    return home
      ? t('costs.flightOpenJaw', { into: airportLabel(into), home: airportLabel(home) })
      : t('costs.flightThere', { airport: airportLabel(into) });
  }
}
