import { style } from '@vanilla-extract/css';
import { inComponent } from '../../styles/layered.ts';
import { vars } from '../../styles/tokens.css.ts';

export const guarantee = style(
  inComponent({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[8],
    padding: vars.space[24],
    borderRadius: vars.radius.card,
    background: vars.color.sunken,
  }),
);

export const icon = style(inComponent({ color: vars.color.accent }));

export const title = style(inComponent({ fontSize: vars.fontSize.lead }));
