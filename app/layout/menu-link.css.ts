import { style } from '@vanilla-extract/css';
import { inComponent } from '../styles/layered.ts';
import { vars } from '../styles/tokens.css.ts';

/** How many travels a link leads to. */
export const count = style(
  inComponent({
    color: vars.color.textMuted,
    fontSize: vars.fontSize.caption,
    fontWeight: 500,
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  }),
);
