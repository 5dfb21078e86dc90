import { style } from '@vanilla-extract/css';
import { inComponent } from '../../styles/layered.ts';
import { vars } from '../../styles/tokens.css.ts';

export const text = style(
  inComponent({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[32],
    maxWidth: '68ch',
  }),
);

export const contents = style(
  inComponent({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[8],
    listStyle: 'decimal',
    padding: `${vars.space[20]} ${vars.space[20]} ${vars.space[20]} ${vars.space[48]}`,
    borderRadius: vars.radius.card,
    background: vars.color.sunken,
  }),
);

export const toFillIn = style(
  inComponent({ marginBlockStart: vars.space[12], fontStyle: 'italic' }),
);
