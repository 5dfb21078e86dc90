import { style } from '@vanilla-extract/css';
import { inComponent } from '../../styles/layered.ts';
import { vars } from '../../styles/tokens.css.ts';

/** A line by itself: in the bar below the fields. */
export const reason = style(
  inComponent({
    gridColumn: '1 / -1',
    flexBasis: '100%',
    marginBlockStart: vars.space[8],
    paddingInline: vars.space[8],
    color: vars.color.textMuted,
    fontSize: vars.fontSize.small,
  }),
);
