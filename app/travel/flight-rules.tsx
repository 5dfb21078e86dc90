/** When to buy flights, for a list of departures in different states (TRV-03). */
import { useTranslation } from 'react-i18next';
import { Icon } from '../ui/icon.tsx';
import { advice } from './flight-advice-note.css.ts';

export function FlightRules() {
  const { t } = useTranslation('travel');
  return (
    <div className={advice}>
      <Icon name="plane" />
      <p>
        {t('flights.rule')} {t('flights.arrive')}
      </p>
    </div>
  );
}
