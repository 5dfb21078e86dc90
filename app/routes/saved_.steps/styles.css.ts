import { style } from '@vanilla-extract/css';
import { inComponent } from '../../styles/layered.ts';
import { vars } from '../../styles/tokens.css.ts';

/** As wide as the form below it. */
export const picture = style(
  inComponent({
    width: '100%',
    maxWidth: '440px',
    overflow: 'hidden',
    borderRadius: vars.radius.card,
  }),
);

export const page = style(
  inComponent({
    display: 'grid',
    gap: vars.space[16],
    justifyItems: 'start',
    paddingBlock: vars.space.section,
  }),
);
