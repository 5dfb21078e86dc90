import { style } from '@vanilla-extract/css';
import { inComponent } from '../styles/layered.ts';
import { vars } from '../styles/tokens.css.ts';

export const leaders = style(
  inComponent({ display: 'flex', flexDirection: 'column', gap: vars.space[8] }),
);

export const list = style(
  inComponent({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8], listStyle: 'none' }),
);
