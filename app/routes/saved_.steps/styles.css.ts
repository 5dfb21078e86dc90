import { style } from '@vanilla-extract/css';
import { inComponent } from '../../styles/layered.ts';
import { vars } from '../../styles/tokens.css.ts';

export const page = style(
  inComponent({
    display: 'grid',
    gap: vars.space[16],
    justifyItems: 'start',
    paddingBlock: vars.space.section,
  }),
);
