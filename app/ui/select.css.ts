import { style } from '@vanilla-extract/css';
import { primitive } from '../styles/layers.css.ts';
import { vars } from '../styles/tokens.css.ts';

export const wrapper = style({
  '@layer': { [primitive]: { position: 'relative', display: 'flex' } },
});

export const select = style({
  '@layer': {
    [primitive]: { appearance: 'none', paddingInlineEnd: '44px', textOverflow: 'ellipsis' },
  },
});

export const arrow = style({
  '@layer': {
    [primitive]: {
      position: 'absolute',
      insetInlineEnd: vars.space[16],
      insetBlock: 0,
      display: 'flex',
      alignItems: 'center',
      pointerEvents: 'none',
    },
  },
});
