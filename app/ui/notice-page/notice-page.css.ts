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

export const lead = style(
  inComponent({ color: vars.color.textMuted, fontSize: vars.fontSize.lead }),
);

export const actions = style(
  inComponent({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space[12],
    marginBlockStart: vars.space[8],
  }),
);
