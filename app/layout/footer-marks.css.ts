import { style } from '@vanilla-extract/css';
import { inComponent } from '../styles/layered.ts';
import { vars } from '../styles/tokens.css.ts';
import { fingerHigh } from '../styles/touch.ts';

export const marks = style(
  inComponent({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space[4]} ${vars.space[20]}`,
  }),
);

/** No outline: one that nothing is pressed on is no button. */
export const mark = style(
  inComponent({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[8],
    minHeight: '32px',
    color: vars.color.onInk,
    fontSize: vars.fontSize.small,
    fontWeight: 600,
    lineHeight: vars.lineHeight.snug,
  }),
);

export const linkedMark = style([
  mark,
  inComponent({
    textDecorationColor: vars.color.onInkMuted,
    selectors: { '&:hover': { textDecorationColor: vars.color.onInk } },
    '@media': fingerHigh,
  }),
]);
