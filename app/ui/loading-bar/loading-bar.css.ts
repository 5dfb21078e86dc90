import { style } from '@vanilla-extract/css';
import { inPrimitive } from '../../styles/layered.ts';
import { withMotion } from '../../styles/media.ts';
import { vars } from '../../styles/tokens.css.ts';
import { LOADING_FILL_MS, LOADING_FINISH_MS } from './loading-bar-state.ts';

export const track = style(
  inPrimitive({
    position: 'fixed',
    zIndex: 95,
    insetInline: 0,
    insetBlockStart: 0,
    height: '4px',
    pointerEvents: 'none',
  }),
);

/** Without motion it is simply there while something loads. */
export const bar = style(
  inPrimitive({
    height: '100%',
    background: vars.color.accent,
    opacity: 0,
    transformOrigin: 'left',
    selectors: {
      '&[data-state="filling"]': { opacity: 1 },
      '&[data-state="finishing"]': {
        opacity: 0,
        transition: `opacity ${LOADING_FINISH_MS}ms ease-in`,
      },
    },
    '@media': {
      [withMotion]: {
        transform: 'scaleX(0)',
        selectors: {
          '&[data-state="filling"]': {
            transform: 'scaleX(1)',
            transition: `transform ${LOADING_FILL_MS}ms cubic-bezier(0.1, 0.7, 0.4, 1)`,
          },
          '&[data-state="finishing"]': {
            transform: 'scaleX(1)',
            transition: `transform ${vars.duration} ease-out, opacity ${LOADING_FINISH_MS}ms ease-in`,
          },
        },
      },
    },
  }),
);
