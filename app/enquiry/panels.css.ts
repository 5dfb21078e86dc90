import { style } from '@vanilla-extract/css';
import { inComponent } from '../styles/layered.ts';
import { vars } from '../styles/tokens.css.ts';

export const panel = style(
  inComponent({ display: 'flex', flexDirection: 'column', gap: vars.space[24], minWidth: 0 }),
);

export const part = style(
  inComponent({ display: 'flex', flexDirection: 'column', gap: vars.space[16], minWidth: 0 }),
);

export const links = style(inComponent({ display: 'flex', flexWrap: 'wrap', gap: vars.space[12] }));

/** What happens next, in its order. */
export const steps = style(
  inComponent({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[8],
    margin: 0,
    paddingInlineStart: vars.space[24],
    listStyle: 'decimal',
  }),
);

/** The traveller's own lines, as they were written. */
export const message = style(inComponent({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }));
