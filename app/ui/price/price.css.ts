import { style, styleVariants } from '@vanilla-extract/css';
import { inPrimitive } from '../../styles/layered.ts';
import { vars } from '../../styles/tokens.css.ts';

export const price = style(
  inPrimitive({
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: vars.space[8],
    fontVariantNumeric: 'tabular-nums',
    lineHeight: vars.lineHeight.snug,
  }),
);

export const prefix = style(
  inPrimitive({ fontSize: vars.fontSize.small, color: vars.color.textMuted }),
);

const currentBase = style(
  inPrimitive({ fontFamily: vars.font.display, fontWeight: 750, whiteSpace: 'nowrap' }),
);
export const current = styleVariants(
  { medium: vars.fontSize.title, large: vars.fontSize.heading },
  (fontSize) => [currentBase, inPrimitive({ fontSize })],
);

export const reduced = style(inPrimitive({ color: vars.color.accentText }));

export const was = style(
  inPrimitive({
    color: vars.color.textMuted,
    fontSize: vars.fontSize.small,
    whiteSpace: 'nowrap',
  }),
);

export const note = style(
  inPrimitive({
    flexBasis: '100%',
    color: vars.color.textMuted,
    fontSize: vars.fontSize.caption,
  }),
);
