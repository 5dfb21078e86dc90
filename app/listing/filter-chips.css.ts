import { style } from '@vanilla-extract/css';
import { inComponent } from '../styles/layered.ts';
import { vars } from '../styles/tokens.css.ts';
import { fingerHigh } from '../styles/touch.ts';

/** Below the filters that it is about. */
export const note = style(
  inComponent({ color: vars.color.textMuted, fontSize: vars.fontSize.small }),
);

/** Within a filter's mark: the words that it was read from. */
export const readFrom = style(inComponent({ color: vars.color.textMuted }));

export const clearLink = style(
  inComponent({
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '36px',
    '@media': fingerHigh,
    fontSize: vars.fontSize.small,
    fontWeight: 650,
  }),
);
