import { style } from '@vanilla-extract/css';
import { inComponent } from '../styles/layered.ts';
import { onPrint } from '../styles/media.ts';
import { vars } from '../styles/tokens.css.ts';

export const place = style(
  inComponent({
    display: 'block',
    color: vars.color.accentText,
    fontFamily: vars.font.text,
    fontSize: vars.fontSize.small,
    fontWeight: 650,
    letterSpacing: 0,
    // One line on paper, where it has the whole width.
    '@media': { [onPrint]: { display: 'inline', marginInlineEnd: '4pt' } },
  }),
);

export const title = style(
  inComponent({ display: 'block', '@media': { [onPrint]: { display: 'inline' } } }),
);
