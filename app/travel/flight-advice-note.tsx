/** When to buy flights, and when to land (TRV-03). */
import { useTranslation } from 'react-i18next';
import type { FlightAdvice } from '../../domain/tour-status.ts';
import { Callout } from '../ui/callout.tsx';

export function FlightAdviceNote({ kind }: { readonly kind: FlightAdvice }) {
  const { t } = useTranslation('travel');
  if (kind === 'none') return null;
  return (
    <Callout icon="plane">
      {t(`flights.${kind}`)} {t('flights.arrive')}
    </Callout>
  );
}
