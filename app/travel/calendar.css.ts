import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { inComponent } from '../styles/layered.ts';
import { onPrint } from '../styles/media.ts';
import { vars } from '../styles/tokens.css.ts';

export const month = style(
  inComponent({
    width: '100%',
    tableLayout: 'fixed',
    borderCollapse: 'separate',
    borderSpacing: '0 2px',
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
    '@media': { [onPrint]: { display: 'none' } },
  }),
);

export const name = style(
  inComponent({
    paddingBlockEnd: vars.space[8],
    fontFamily: vars.font.display,
    fontSize: vars.fontSize.lead,
    fontWeight: 700,
    textAlign: 'center',
  }),
);

export const weekday = style(
  inComponent({
    paddingBlock: vars.space[4],
    color: vars.color.textMuted,
    fontSize: vars.fontSize.caption,
    fontWeight: 550,
  }),
);

const cell = style(
  inComponent({
    height: '44px',
    padding: 0,
    fontSize: vars.fontSize.small,
    selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
  }),
);

export const day = styleVariants({
  plain: [cell],
  /** Over: in the quietest words that can still be read. */
  old: [cell, inComponent({ color: vars.color.textMuted, fontSize: vars.fontSize.caption })],
  /** A group is on its way: the days of a departure make one band. */
  underWay: [cell, inComponent({ background: vars.tone.neutral.background })],
});

const startBase = style(
  inComponent({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '1px',
    minHeight: '44px',
    border: '1px solid currentColor',
    borderRadius: vars.radius.small,
    fontWeight: 700,
    lineHeight: 1,
    textDecoration: 'none',
    selectors: { '&:hover': { textDecoration: 'underline', boxShadow: vars.shadow.card } },
  }),
);
globalStyle(`${startBase} > svg`, inComponent({ width: '13px', height: '13px' }));

/** Colour, icon and the link's own words say the status. */
export const start = styleVariants(vars.tone, ({ text, background }) => [
  startBase,
  inComponent({ background, color: text }),
]);
