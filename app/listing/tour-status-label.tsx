/** The status of a tour as icon and words, and the one true figure beside it (TRV-14). */
import { useTranslation } from 'react-i18next';
import type { TourStatus } from '../../domain/tour-status.ts';
import type { Tone } from '../styles/tokens.css.ts';
import type { IconName } from '../ui/icon.tsx';
import { StatusLabel } from '../ui/status-label.tsx';

const LOOKS: Readonly<Record<TourStatus, { readonly tone: Tone; readonly icon: IconName }>> = {
  PLANNED: { tone: 'neutral', icon: 'calendar' },
  ALMOST_CONFIRMED: { tone: 'info', icon: 'hourglass' },
  CONFIRMED: { tone: 'positive', icon: 'check-circle' },
  ALMOST_FULL: { tone: 'notice', icon: 'flame' },
  WAITING_LIST: { tone: 'neutral', icon: 'chat' },
  SOLD_OUT: { tone: 'critical', icon: 'close' },
};

export function TourStatusLabel({ status }: { readonly status: TourStatus }) {
  const { t } = useTranslation('listing');
  return <StatusLabel {...LOOKS[status]} text={t(`status.${status}`)} />;
}
