import { style, styleVariants } from '@vanilla-extract/css';
import { primitive } from '../styles/layers.css.ts';
import { vars } from '../styles/tokens.css.ts';

const base = style({
  '@layer': {
    [primitive]: {
      display: 'inline-flex',
      maxWidth: '100%',
      overflowWrap: 'anywhere',
      alignItems: 'flex-start',
      gap: vars.space[8],
      fontSize: vars.fontSize.small,
      fontWeight: 650,
      lineHeight: vars.lineHeight.snug,
    },
  },
});

export const statusLabel = styleVariants(vars.tone, ({ text }) => [
  base,
  { '@layer': { [primitive]: { color: text } } },
]);
