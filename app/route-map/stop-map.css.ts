import { style } from '@vanilla-extract/css';
import { component } from '../styles/layers.css.ts';
import { vars } from '../styles/tokens.css.ts';
import { mark as stopMark } from './stop-marks.css.ts';

export const window = style({
  '@layer': { [component]: { position: 'absolute', inset: 0, overflow: 'hidden' } },
});

/** As much larger than the window as `stop-map.tsx` takes it to be. */
export const map = style({ '@layer': { [component]: { position: 'absolute', width: '160%' } } });

export const drawing = style({
  '@layer': { [component]: { display: 'block', width: '100%', height: 'auto' } },
});

export const mark = style([
  stopMark,
  {
    '@layer': {
      [component]: {
        background: vars.color.sun,
        color: vars.color.onSun,
        outline: `2px solid ${vars.color.text}`,
      },
    },
  },
]);
