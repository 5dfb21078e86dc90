import { globalStyle, style } from '@vanilla-extract/css';
import { inComponent } from '../styles/layered.ts';

/**
 * What a customer's code cannot leave (CMS-03): whatever it moves, lifts or makes larger ends at the edge of
 * this, and `fixed` is fixed in it. Its rules do not reach it: they begin at the element inside.
 */
export const guard = style(
  inComponent({
    contain: 'content',
    display: 'flow-root',
    position: 'relative',
    overflow: 'clip',
    isolation: 'isolate',
  }),
);

// Nothing moves for a visitor who asked for less motion; important beats rules outside of layers.
globalStyle(
  `${guard} *, ${guard} *::before, ${guard} *::after`,
  inComponent({
    '@media': {
      '(prefers-reduced-motion: reduce)': {
        animation: 'none !important',
        transition: 'none !important',
      },
    },
  }),
);
