/** When to buy flights, and when to land (TRV-03). */
import { useTranslation } from 'react-i18next';
import type { FlightAdvice } from '../../domain/tour-status.ts';
import { Icon } from '../ui/icon.tsx';
import { advice } from './flight-advice-note.css.ts';

export function FlightAdviceNote({ kind }: { readonly kind: FlightAdvice }) {
  const { t } = useTranslation('travel');
  if (kind === 'none') return null;
  return (
    <p className={advice}>
      <Icon name="plane" />
      <span>
        {t(`flights.${kind}`)} {t('flights.arrive')}
      </span>
    </p>
  );
}
