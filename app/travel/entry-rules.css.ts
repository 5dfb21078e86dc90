import { style } from '@vanilla-extract/css';
import { inComponent } from '../styles/layered.ts';
import { vars } from '../styles/tokens.css.ts';

export const rules = style(
  inComponent({ display: 'grid', gap: vars.space[12], paddingInlineStart: 0, listStyle: 'none' }),
);

/** On a line of its own above what holds there. */
export const country = style(inComponent({ display: 'block' }));
