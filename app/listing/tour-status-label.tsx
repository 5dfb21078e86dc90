/** The status of a tour as icon and words, and the one true figure beside it (TRV-14). */
import { useTranslation } from 'react-i18next';
import type { TourStatus } from '../../domain/tour-status.ts';
import type { Tone } from '../styles/tokens.css.ts';
import type { IconBefore } from '../ui/icon-before/icon-before.ts';
import { StatusLabel } from '../ui/status-label/status-label.tsx';
import type { SeatsFact } from './card-data.ts';

/** Colour and icon of each status, wherever it is drawn. */
export const STATUS_LOOKS: Readonly<
  Record<TourStatus, { readonly tone: Tone; readonly icon: IconBefore }>
> = {
  PLANNED: { tone: 'neutral', icon: 'users' },
  ALMOST_CONFIRMED: { tone: 'info', icon: 'hourglass' },
  CONFIRMED: { tone: 'positive', icon: 'check-circle' },
  ALMOST_FULL: { tone: 'notice', icon: 'flame' },
  WAITING_LIST: { tone: 'neutral', icon: 'chat' },
  SOLD_OUT: { tone: 'critical', icon: 'close' },
};

export interface TourStatusLabelProps {
  readonly status: TourStatus;
  /** People still needed, or seats left. */
  readonly seats?: SeatsFact | null;
  /** `p` where it is a line by itself. */
  readonly as?: 'span' | 'p';
}

export function TourStatusLabel({ status, seats, as }: TourStatusLabelProps) {
  const { t } = useTranslation('listing');
  const figure =
    seats &&
    t(seats.kind === 'left' ? 'card.seatsLeft' : 'card.seatsNeeded', { count: seats.count });
  return (
    <StatusLabel
      {...STATUS_LOOKS[status]}
      as={as}
      text={t(`status.${status}`)}
      {...(figure && { figure })}
    />
  );
}
