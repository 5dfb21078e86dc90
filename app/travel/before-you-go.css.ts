import { style } from '@vanilla-extract/css';
import { inComponent } from '../styles/layered.ts';
import { from } from '../styles/media.ts';
import { vars } from '../styles/tokens.css.ts';

export const parts = style(
  inComponent({
    display: 'grid',
    gap: vars.space[32],
    '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  }),
);

export const part = style(
  inComponent({ display: 'flex', flexDirection: 'column', gap: vars.space[12], minWidth: 0 }),
);
