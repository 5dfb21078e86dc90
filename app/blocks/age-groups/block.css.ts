import { globalStyle, style } from '@vanilla-extract/css';
import { inComponent } from '../../styles/layered.ts';
import { vars } from '../../styles/tokens.css.ts';

export const frame = style(
  inComponent({
    overflow: 'hidden',
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.card,
  }),
);

export const table = style(
  inComponent({ width: '100%', borderCollapse: 'collapse', textAlign: 'start' }),
);

globalStyle(
  `${table} th, ${table} td`,
  inComponent({
    padding: `${vars.space[12]} ${vars.space[20]}`,
    borderBlockStart: `1px solid ${vars.color.border}`,
    textAlign: 'start',
    verticalAlign: 'top',
  }),
);

export const caption = style(
  inComponent({
    padding: `${vars.space[16]} ${vars.space[20]}`,
    color: vars.color.textMuted,
    fontSize: vars.fontSize.small,
    textAlign: 'start',
  }),
);
