/** When to buy flights, for a list of departures in different states, and when to land (TRV-03). */
import { useTranslation } from 'react-i18next';
import type { LandingTime } from '../../domain/vocabulary.ts';
import { Callout } from '../ui/callout/callout.tsx';

/** @param props `landBy` is null where no one travel is meant: each page says its own */
export function FlightRules({ landBy }: { readonly landBy: LandingTime | null }) {
  const { t } = useTranslation('travel');
  return (
    <Callout icon="plane">
      {t('flights.rule')} {t(`flights.landBy.${landBy ?? 'usual'}`)}
    </Callout>
  );
}
