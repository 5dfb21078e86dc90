/** When to buy flights, and when to land (TRV-03). */
import { useTranslation } from 'react-i18next';
import type { FlightAdvice } from '../../domain/tour-status.ts';
import type { LandingTime } from '../../domain/vocabulary.ts';
import { Callout } from '../ui/callout/callout.tsx';

export interface FlightAdviceNoteProps {
  readonly kind: FlightAdvice;
  /** By when on the first day. */
  readonly landBy: LandingTime;
}

export function FlightAdviceNote({ kind, landBy }: FlightAdviceNoteProps) {
  const { t } = useTranslation('travel');
  if (kind === 'none') return null;
  return (
    <Callout icon="plane">
      {t(`flights.${kind}`)} {t(`flights.landBy.${landBy}`)}
    </Callout>
  );
}
