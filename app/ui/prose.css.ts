import { globalStyle, style } from '@vanilla-extract/css';
import { primitive } from '../styles/layers.css.ts';
import { onPrint } from '../styles/media.ts';
import { vars } from '../styles/tokens.css.ts';

export const prose = style({
  '@layer': {
    [primitive]: {
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space[12],
      maxWidth: '68ch',
      // Letters are small on paper, and its width is what there is.
      '@media': { [onPrint]: { maxWidth: 'none', gap: '3pt' } },
      overflowWrap: 'anywhere',
    },
  },
});

globalStyle(`${prose} ul`, {
  '@layer': { [primitive]: { listStyle: 'disc', paddingInlineStart: vars.space[20] } },
});
globalStyle(`${prose} ol`, {
  '@layer': { [primitive]: { listStyle: 'decimal', paddingInlineStart: vars.space[24] } },
});
globalStyle(`${prose} li + li`, {
  '@layer': { [primitive]: { marginBlockStart: vars.space[4] } },
});
globalStyle(`${prose} blockquote`, {
  '@layer': {
    [primitive]: {
      paddingInlineStart: vars.space[16],
      borderInlineStart: `3px solid ${vars.color.accent}`,
    },
  },
});
