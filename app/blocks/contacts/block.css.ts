import { style } from '@vanilla-extract/css';
import { inComponent } from '../../styles/layered.ts';
import { vars } from '../../styles/tokens.css.ts';

export const way = style(
  inComponent({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[8],
    padding: vars.space[24],
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.card,
    background: vars.color.surface,
  }),
);

export const address = style(inComponent({ fontStyle: 'normal', overflowWrap: 'anywhere' }));

export const title = style(inComponent({ fontSize: vars.fontSize.lead }));
