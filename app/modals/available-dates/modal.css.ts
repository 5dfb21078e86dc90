import { globalStyle, style } from '@vanilla-extract/css';
import { inComponent } from '../../styles/layered.ts';
import { onPrint } from '../../styles/media.ts';
import { vars } from '../../styles/tokens.css.ts';

export const months = style({});
// Beside the names of the months, not over their days.
globalStyle(`${months} section > button`, inComponent({ insetBlockStart: '-4px' }));

export const legend = style(
  inComponent({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space[8]} ${vars.space[20]}`,
  }),
);

/** As the days of the calendar that it names. */
export const underWay = style(
  inComponent({
    padding: `${vars.space[4]} ${vars.space[12]}`,
    background: vars.tone.neutral.background,
    color: vars.color.textMuted,
    fontSize: vars.fontSize.small,
  }),
);

export const list = style(
  inComponent({
    display: 'grid',
    gap: vars.space[8],
    // Fragments of a grid may break anywhere; blocks obey.
    '@media': { [onPrint]: { display: 'block' } },
  }),
);

export const count = style(
  inComponent({
    color: vars.color.textMuted,
    fontFamily: vars.font.text,
    fontSize: vars.fontSize.small,
    fontWeight: 400,
    letterSpacing: 0,
  }),
);
