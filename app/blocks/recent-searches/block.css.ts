import { style } from '@vanilla-extract/css';
import { inComponent } from '../../styles/layered.ts';
import { vars } from '../../styles/tokens.css.ts';

export const title = style(inComponent({ fontSize: vars.fontSize.lead }));

export const dates = style(
  inComponent({
    color: vars.color.textMuted,
    fontSize: vars.fontSize.small,
    fontVariantNumeric: 'tabular-nums',
  }),
);
