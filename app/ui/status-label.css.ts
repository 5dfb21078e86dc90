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
      selectors: { 'p&': { display: 'flex' } },
    },
  },
});

export const statusLabel = styleVariants(vars.tone, ({ text }) => [
  base,
  { '@layer': { [primitive]: { color: text } } },
]);

/** Room for the dot. */
const DOT = '0.75em';

/** Cut off on the left: a dot that begins a line is not seen, and none ends one. */
export const parts = style({
  '@layer': {
    [primitive]: {
      display: 'inline-flex',
      flexWrap: 'wrap',
      minWidth: 0,
      marginInlineStart: `-${DOT}`,
      clipPath: `inset(0 0 0 ${DOT})`,
    },
  },
});

export const part = style({ '@layer': { [primitive]: { paddingInlineStart: DOT } } });

export const figure = style({ '@layer': { [primitive]: { display: 'inline-block' } } });

export const dot = style({
  '@layer': { [primitive]: { display: 'inline-block', width: DOT, textAlign: 'center' } },
});
