import { style } from '@vanilla-extract/css';
import { primitive } from '../styles/layers.css.ts';
import { UNSEEN } from '../styles/unseen.ts';

export const visuallyHidden = style({
  '@layer': {
    [primitive]: {
      ...UNSEEN,
      margin: '-1px',
      padding: 0,
      border: 0,
    },
  },
});
