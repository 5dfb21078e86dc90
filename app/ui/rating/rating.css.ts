import { style } from '@vanilla-extract/css';
import { inPrimitive } from '../../styles/layered.ts';
import { vars } from '../../styles/tokens.css.ts';
import { line } from '../icon/icon.css.ts';

export const rating = style(
  inPrimitive({
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space[4]} ${vars.space[8]}`,
    fontVariantNumeric: 'tabular-nums',
    lineHeight: vars.lineHeight.snug,
  }),
);

/** Five icons wide. */
export const stars = style([
  line,
  inPrimitive({ width: '5.75em', height: '1.15em', color: vars.color.borderStrong }),
]);

export const filled = style(
  inPrimitive({ color: vars.color.star, stroke: 'currentColor', fill: vars.color.sun }),
);

export const value = style(inPrimitive({ fontWeight: 650 }));

export const note = style(
  inPrimitive({ color: vars.color.textMuted, fontSize: vars.fontSize.small }),
);
