import { useTranslation } from 'react-i18next';
import type { Stage } from '../../contract/travel.ts';
import { wayMinutes } from '../../domain/way-minutes.ts';
import { useMeasures } from './use-measures.ts';
import { useNumber } from './use-number.ts';

export type Way = Pick<Stage, 'transport' | 'distanceKm' | 'travelHours'>;

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
