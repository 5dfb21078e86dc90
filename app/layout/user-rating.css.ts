import { style } from '@vanilla-extract/css';
import { inComponent } from '../styles/layered.ts';
import { vars } from '../styles/tokens.css.ts';

export const rating = style(
  inComponent({
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '44px',
    color: vars.color.onInk,
    // The stars' own colours, on ink.
    vars: {
      [vars.color.star]: vars.color.sun,
      [vars.color.textMuted]: vars.color.onInkMuted,
      [vars.color.text]: vars.color.onInk,
    },
  }),
);
