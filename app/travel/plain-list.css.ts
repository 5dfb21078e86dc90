import { style, styleVariants } from '@vanilla-extract/css';
import { component } from '../styles/layers.css.ts';
import { onPrint } from '../styles/media.ts';
import { vars } from '../styles/tokens.css.ts';

export const list = style({
  '@layer': {
    [component]: {
      display: 'grid',
      gap: vars.space[12],
      '@media': { [onPrint]: { gap: '4px', fontSize: '10pt' } },
    },
  },
});

export const item = style({
  '@layer': {
    [component]: { display: 'flex', alignItems: 'flex-start', gap: vars.space[12], minWidth: 0 },
  },
});

export const mark = styleVariants(
  {
    positive: vars.tone.positive.text,
    neutral: vars.color.textMuted,
    accent: vars.color.accentText,
  },
  (color) => ({ '@layer': { [component]: { color, flexShrink: 0 } } }),
);
