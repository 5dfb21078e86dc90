/** Facts of travels and tours in words: amounts, measures, ways, ages, past departures, taken seats. */
import { useTranslation } from 'react-i18next';
import type { Stage } from '../../contract/travel.ts';
import { type AgeGroup, ageSpan } from '../../domain/age-group.ts';
import { formatMonthWithin } from '../../domain/date-format.ts';
import { formatMoney, isApproximate, type Price } from '../../domain/money.ts';
import { feetOf, milesOf } from '../../domain/us-measures.ts';
import { wayMinutes } from '../../domain/durations.ts';
import { formatNumber } from '../i18n/number-format.ts';
import { useSite } from '../i18n/site.ts';
import type { PastRunsView } from './travel-view.server.ts';

/** An amount in words: one that is only about right says "about" (MKT-08). */
export function useAmount(): (price: Price) => string {
  const { t } = useTranslation('travel');
  const { market } = useSite();
  return (price) => {
    const amount = formatMoney(price.cents, price.currency);
    return isApproximate(price, market.currency) ? t('costs.about', { amount }) : amount;
  };
}

/** A number as the market writes it. */
function useNumber(): (value: number) => string {
  const { market } = useSite();
  return (value) => formatNumber(value, market.languageTag);
}

/** What is so high: keys of their words. */
type HeightKind = 'stage.night' | 'stage.ends' | 'stage.highestPoint' | 'facts.highestNight';

interface Measures {
  /** `145 km`, `90 mi` */
  readonly distance: (km: number) => string;
  /** `Sleep at 3,800 m`, `Sleep at 12,470 ft` */
  readonly height: (kind: HeightKind, metres: number) => string;
}

/**
 * Distances and heights in words (MKT-04). Which measure a market reads is said by its words, which take
 * one of the two figures: miles and feet in the United States, kilometres and metres elsewhere.
 */
export function useMeasures(): Measures {
  const { t } = useTranslation('travel');
  const numberOf = useNumber();
  return {
    distance: (km) => t('stage.distance', { km: numberOf(km), miles: numberOf(milesOf(km)) }),
    height: (kind, metres) => t(kind, { metres: numberOf(metres), feet: numberOf(feetOf(metres)) }),
  };
}

type Way = Pick<Stage, 'transport' | 'distanceKm' | 'travelHours'>;

/** How one gets somewhere: "Boat · 145 km · 7 h"; null where one stays. */
export function useWay(): (way: Way) => string | null {
  const { t } = useTranslation('travel');
  const { distance } = useMeasures();
  const numberOf = useNumber();
  return ({ transport, distanceKm, travelHours }) => {
    if (transport === 'none') return null;
    const parts = [
      t(`transport.${transport}`),
      distanceKm > 0 ? distance(distanceKm) : null,
      travelHours > 0 ? timeOf(travelHours) : null,
    ];
    return parts.filter((part) => part !== null).join(' · ');
  };

  function timeOf(hours: number): string {
    if (hours >= 1) return t('stage.hours', { hours: numberOf(hours) });
    return t('stage.minutes', { minutes: wayMinutes(hours) });
  }
}

interface AgesFact {
  readonly value: string;
  readonly note: string;
}

/** What is said beside a band to who is outside it: 35+ has no end (RES-03). */
export function agesNoteKey(group: AgeGroup): 'facts.agesNote' | 'facts.agesNoteFrom35' {
  return group === '35-49' ? 'facts.agesNoteFrom35' : 'facts.agesNote';
}

/** The ages of a travel in one summary (RES-03): not each tour is for all of them. */
export function useAgesFact(groups: readonly AgeGroup[]): AgesFact {
  const { t } = useTranslation(['travel', 'listing']);
  const anybody = t('facts.agesNote');
  const [only, other] = groups;
  if (only !== undefined && only !== 'ALL' && other === undefined) {
    return { value: t(`listing:ages.${only}`), note: t(agesNoteKey(only)) };
  }
  const { from, to, narrower } = ageSpan(groups);
  const [band] = narrower;
  const some = band && t(`facts.agesSome.${narrower.length > 1 ? 'both' : band}`);
  return {
    value: t('facts.agesSpan', { from, to }),
    note: some ? `${some} ${anybody}` : anybody,
  };
}

/** Since when a travel has run (TRV-08); null where nobody knows. */
export function usePastRuns(view: PastRunsView | null): string | null {
  const { t } = useTranslation('travel');
  const { market } = useSite();
  if (!view) return null;
  return view.since === null
    ? t('facts.runsFirst')
    : t('facts.runsSince', { month: formatMonthWithin(view.since, market) });
}

/** How many have a seat (TRV-08); who they are is for people who are logged in. */
export function useTakenSeats(): (taken: number) => string {
  const { t } = useTranslation('travel');
  return (taken) => (taken === 0 ? t('tour.noneTaken') : t('tour.taken', { count: taken }));
}
