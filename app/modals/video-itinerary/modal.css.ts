import { style } from '@vanilla-extract/css';
import { inComponent } from '../../styles/layered.ts';
import { vars } from '../../styles/tokens.css.ts';

export const day = style(
  inComponent({
    display: 'flex',
    flexDirection: 'column',
    overflow: 'hidden',
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.card,
  }),
);

export const picture = style(
  inComponent({ position: 'relative', overflow: 'hidden', aspectRatio: '4 / 3' }),
);

export const words = style(
  inComponent({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[12],
    padding: vars.space[20],
  }),
);

export const dayTitle = style(inComponent({ fontSize: vars.fontSize.lead }));
