/** One of a few facts beside each other: a label with an icon, and the value below it. */
import { style } from '@vanilla-extract/css';
import { inPrimitive } from '../styles/layered.ts';
import { vars } from '../styles/tokens.css.ts';

export const fact = style(
  inPrimitive({ display: 'flex', flexDirection: 'column', gap: vars.space[4], minWidth: 0 }),
);

export const factLabel = style(
  inPrimitive({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[8],
    color: vars.color.textMuted,
    fontSize: vars.fontSize.small,
  }),
);
