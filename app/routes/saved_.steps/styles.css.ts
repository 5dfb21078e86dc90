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

export const waiting = style(
  inComponent({ display: 'grid', gap: vars.space[16], marginBlockStart: vars.space[16] }),
);

export const waitingTitle = style(inComponent({ fontSize: vars.fontSize.lead }));

export const links = style(
  inComponent({ display: 'flex', flexWrap: 'wrap', gap: `${vars.space[8]} ${vars.space[16]}` }),
);
