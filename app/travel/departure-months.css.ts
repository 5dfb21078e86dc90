import { style } from '@vanilla-extract/css';
import { inComponent } from '../styles/layered.ts';
import { onPrint } from '../styles/media.ts';
import { vars } from '../styles/tokens.css.ts';

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
