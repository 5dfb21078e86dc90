import { style } from '@vanilla-extract/css';
import { inComponent } from '../styles/layered.ts';
import { vars } from '../styles/tokens.css.ts';

export const list = style(inComponent({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] }));

export const item = style(
  inComponent({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '44px',
    height: '44px',
    border: '1px solid rgb(255 246 236 / 30%)',
    borderRadius: vars.radius.pill,
    color: vars.color.onInk,
    selectors: {
      '&:hover': { background: vars.color.onInk, color: vars.color.ink },
      '&:focus-visible': { borderRadius: vars.radius.pill },
    },
  }),
);
