import { style } from '@vanilla-extract/css';
import { inComponent } from '../styles/layered.ts';
import { vars } from '../styles/tokens.css.ts';

export const pageOf = style(
  inComponent({
    textAlign: 'center',
    color: vars.color.textMuted,
    fontSize: vars.fontSize.small,
    fontVariantNumeric: 'tabular-nums',
  }),
);
