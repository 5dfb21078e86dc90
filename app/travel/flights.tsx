/** What pages and modals say of flights: when to buy them, when to land (TRV-03), and what they cost (TRV-15). */
import { useTranslation } from 'react-i18next';
import type { Airport } from '../../contract/travel.ts';
import { formatMoney } from '../../domain/money.ts';
import type { FlightAdvice } from '../../domain/tour-status.ts';
import type { LandingTime } from '../../domain/vocabulary.ts';
import { Callout } from '../ui/callout/callout.tsx';
import type { WordedFact } from '../ui/fact-list/fact-list.tsx';
import type { FlightEstimate } from './estimates.server.ts';

interface FlightAdviceNoteProps {
  readonly kind: FlightAdvice;
  /** By when on the first day. */
  readonly landBy: LandingTime;
}

/** When to buy flights, and when to land (TRV-03). */
export function FlightAdviceNote({ kind, landBy }: FlightAdviceNoteProps) {
  const { t } = useTranslation('travel');
  if (kind === 'none') return null;
  return (
    <Callout icon="plane">
      {t(`flights.${kind}`)} {t(`flights.landBy.${landBy}`)}
    </Callout>
  );
}

/**
 * When to buy flights, for a list of departures in different states, and when to land (TRV-03).
 *
 * @param props `landBy` is null where no one travel is meant: each page says its own
 */
export function FlightRules({ landBy }: { readonly landBy: LandingTime | null }) {
  const { t } = useTranslation('travel');
  return (
    <Callout icon="plane">
      {t('flights.rule')} {t(`flights.landBy.${landBy ?? 'usual'}`)}
    </Callout>
  );
}

/**
 * From so many days before a departure on, the estimate is said to be that of earlier bookings: six weeks.
 * It is the least that somebody paid who bought once the departure was confirmed; fares as low have to be
 * bought in advance, and are gone first. How much more the others cost nobody here knows: it is not said.
 */
export const EARLY_FARE_DAYS = 42;
const DAYS_OF_A_WEEK = 7;

/** `daysLeft` until the departure that it is told of; null where it is told of several. */
type FlightFactOf = (flight: FlightEstimate, daysLeft: number | null) => WordedFact;

/** What flights cost and where they go, as a fact in a list (TRV-15). */
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

/** An airport by city and code: `Tokyo Haneda (HND)`. */
export function airportLabel({ name, code }: Airport): string {
  return `${name} (${code})`;
}
