import { style } from '@vanilla-extract/css';
import { inPrimitive } from './layered.ts';

/**
 * A part of a page that the browser styles, lays out and paints when it comes near the screen (docs/decisions/0087).
 * What hangs out of it is cut off.
 */
export const offScreen = style(
  inPrimitive({
    '@media': {
      screen: {
        contentVisibility: 'auto',
        // What is assumed of its height until it has been near; then its own.
        containIntrinsicBlockSize: 'auto 30rem',
        // Room for what marks the focus.
        overflowClipMargin: '1rem',
      },
    },
  }),
);
