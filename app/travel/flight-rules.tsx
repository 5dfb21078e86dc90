/** When to buy flights, for a list of departures in different states (TRV-03). */
import { useTranslation } from 'react-i18next';
import { Callout } from '../ui/callout.tsx';

export function FlightRules() {
  const { t } = useTranslation('travel');
  return (
    <Callout icon="plane">
      {t('flights.rule')} {t('flights.arrive')}
    </Callout>
  );
}
