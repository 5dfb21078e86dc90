import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { component } from '../styles/layers.css.ts';
import { onPrint } from '../styles/media.ts';
import { vars } from '../styles/tokens.css.ts';

export const section = style({
  '@layer': {
    [component]: { display: 'flex', flexDirection: 'column', gap: vars.space[16], minWidth: 0 },
  },
});

export const heading = style({
  '@layer': {
    [component]: {
      fontSize: vars.fontSize.heading,
      '@media': { [onPrint]: { fontSize: '12.5pt', breakAfter: 'avoid' } },
    },
  },
});

const markColour = createVar();

const base = style({
  '@layer': {
    [component]: {
      display: 'grid',
      gap: vars.space[12],
      '@media': { [onPrint]: { gap: '2pt', fontSize: '9.5pt' } },
    },
  },
});

export const list = styleVariants(
  {
    positive: vars.tone.positive.text,
    neutral: vars.color.textMuted,
    accent: vars.color.accentText,
  },
  (colour) => [base, { '@layer': { [component]: { vars: { [markColour]: colour } } } }],
);

globalStyle(`${base} > li`, {
  '@layer': {
    [component]: { display: 'flex', alignItems: 'flex-start', gap: vars.space[12], minWidth: 0 },
  },
});

globalStyle(`${base} > li::before`, {
  // In the middle of the first line.
  '@layer': { [component]: { color: markColour, marginBlockStart: '0.2em' } },
});
