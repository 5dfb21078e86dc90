import { useTranslation } from 'react-i18next';
import type { Stage } from '../../contract/travel.ts';
import { wayMinutes } from '../../domain/way-minutes.ts';
import { useSite } from '../i18n/site.ts';

export type Way = Pick<Stage, 'transport' | 'distanceKm' | 'travelHours'>;

/** How one gets somewhere: "Boat · 145 km · 7 h"; null where one stays. */
export function useWay(): (way: Way) => string | null {
  const { t } = useTranslation('travel');
  const numberOf = useNumber();
  return ({ transport, distanceKm, travelHours }) => {
    if (transport === 'none') return null;
    const parts = [
      t(`transport.${transport}`),
      distanceKm > 0 ? t('stage.distance', { km: numberOf(distanceKm) }) : null,
      travelHours > 0 ? timeOf(travelHours) : null,
    ];
    return parts.filter((part) => part !== null).join(' · ');
  };

  function timeOf(hours: number): string {
    if (hours >= 1) return t('stage.hours', { hours: numberOf(hours) });
    return t('stage.minutes', { minutes: wayMinutes(hours) });
  }
}

/** A number as the market writes it. */
export function useNumber(): (value: number) => string {
  const { market } = useSite();
  return (value) => formatNumber(value, market.languageTag);
}

const formatters = new Map<string, Intl.NumberFormat>();

function formatNumber(value: number, locale: string): string {
  const formatter = formatters.get(locale) ?? new Intl.NumberFormat(locale);
  formatters.set(locale, formatter);
  return formatter.format(value);
}
