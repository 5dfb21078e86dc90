import { style } from '@vanilla-extract/css';
import { inComponent } from '../../styles/layered.ts';
import { vars } from '../../styles/tokens.css.ts';

export const contents = style(
  inComponent({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space[8],
    marginBlockEnd: vars.space[32],
  }),
);

export const groups = style(
  inComponent({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[48],
    maxWidth: '46rem',
  }),
);
