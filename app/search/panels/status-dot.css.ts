import { style, styleVariants } from '@vanilla-extract/css';
import type { TourStatus } from '../../../domain/tour-status.ts';
import { inComponent } from '../../styles/layered.ts';
import { withForcedColours } from '../../styles/media.ts';
import { vars } from '../../styles/tokens.css.ts';

const base = style(
  inComponent({
    display: 'block',
    flexShrink: 0,
    boxSizing: 'border-box',
    width: '8px',
    height: '8px',
    border: '2px solid currentColor',
    borderRadius: '50%',
    '@media': { [withForcedColours]: { forcedColorAdjust: 'none', color: 'CanvasText' } },
  }),
);

const { positive, notice, info, neutral, critical } = vars.tone;

/** Full where it surely runs, half where it nearly does, hollow where people are still gathered. */
const LOOKS = {
  CONFIRMED: { color: positive.text, background: 'currentColor' },
  ALMOST_FULL: {
    color: notice.text,
    background: 'currentColor',
    borderRadius: '1px',
    rotate: '45deg',
  },
  ALMOST_CONFIRMED: {
    color: info.text,
    background: 'linear-gradient(to right, currentColor 50%, transparent 50%)',
  },
  PLANNED: { color: neutral.text },
  WAITING_LIST: { color: neutral.text, borderRadius: '1px' },
  SOLD_OUT: {
    color: critical.text,
    height: '2px',
    marginBlock: '3px',
    border: 0,
    borderRadius: '1px',
    background: 'currentColor',
  },
} as const satisfies Record<TourStatus, object>;

export const dot = styleVariants(LOOKS, (look) => [base, inComponent(look)]);
