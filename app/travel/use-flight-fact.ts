/** What flights cost and where they go, as a fact in a list (TRV-15). */
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../domain/money.ts';
import type { WordedFact } from '../ui/fact-list/fact-list.tsx';
import { airportLabel, EARLY_FARE_DAYS, type FlightEstimate } from './flight-estimate.ts';

const DAYS_OF_A_WEEK = 7;

/** `daysLeft` until the departure that it is told of; null where it is told of several. */
export type FlightFactOf = (flight: FlightEstimate, daysLeft: number | null) => WordedFact;

export function useFlightFact(): FlightFactOf {
  const { t } = useTranslation('travel');
  return (flight, daysLeft) => ({
    key: 'flight',
    icon: 'plane',
    label: t(`costs.flightFrom.${flight.origin}`),
    value: t('costs.fromAbout', { amount: formatMoney(flight.price.cents, flight.price.currency) }),
    note: [wayOf(flight), t(`costs.stops.${flight.stops}`), ...fareNote(daysLeft)].join(' '),
  });

  /** Shortly before a departure fares are no longer those of the estimate. */
  function fareNote(daysLeft: number | null): readonly string[] {
    if (daysLeft === null)
      return [t('costs.earlyFare', { weeks: EARLY_FARE_DAYS / DAYS_OF_A_WEEK })];
    return daysLeft < EARLY_FARE_DAYS ? [t('costs.lateFare')] : [];
  }

  function wayOf({ into, home }: FlightEstimate): string {
    return home
      ? t('costs.flightOpenJaw', { into: airportLabel(into), home: airportLabel(home) })
      : t('costs.flightThere', { airport: airportLabel(into) });
  }
}
