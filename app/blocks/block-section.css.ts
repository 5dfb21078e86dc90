import { style } from '@vanilla-extract/css';
import { inComponent } from '../styles/layered.ts';
import { vars } from '../styles/tokens.css.ts';

export const section = style(inComponent({ paddingBlock: `calc(${vars.space.section} / 2)` }));

export const head = style(
  inComponent({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[8],
    maxWidth: '46rem',
    marginBlockEnd: vars.space[24],
  }),
);

export const subtitle = style(
  inComponent({ color: vars.color.textMuted, fontSize: vars.fontSize.lead }),
);

/** Links below a list. */
export const links = style(
  inComponent({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space[12],
    marginBlockStart: vars.space[32],
  }),
);
