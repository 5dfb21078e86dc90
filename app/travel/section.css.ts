import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { inComponent } from '../styles/layered.ts';
import { from, onPrint } from '../styles/media.ts';
import { vars } from '../styles/tokens.css.ts';

export const section = style(
  inComponent({ display: 'flex', flexDirection: 'column', gap: vars.space[16], minWidth: 0 }),
);

export const heading = style(
  inComponent({
    fontSize: vars.fontSize.heading,
    '@media': { [onPrint]: { fontSize: '12.5pt', breakAfter: 'avoid' } },
  }),
);

const markColour = createVar();

const base = style(
  inComponent({
    display: 'grid',
    gap: vars.space[8],
    '@media': {
      [from.desktop]: { gap: vars.space[12] },
      [onPrint]: { gap: '2pt', fontSize: '9.5pt' },
    },
  }),
);

export const list = styleVariants(
  {
    positive: vars.tone.positive.text,
    neutral: vars.color.textMuted,
    accent: vars.color.accentText,
  },
  (colour) => [base, inComponent({ vars: { [markColour]: colour } })],
);

globalStyle(
  `${base} > li`,
  inComponent({ display: 'flex', alignItems: 'flex-start', gap: vars.space[12], minWidth: 0 }),
);

globalStyle(
  `${base} > li::before`,
  inComponent({
    // In the middle of the first line.
    color: markColour,
    marginBlockStart: '0.2em',
  }),
);
