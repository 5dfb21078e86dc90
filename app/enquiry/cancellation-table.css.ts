import { globalStyle, style } from '@vanilla-extract/css';
import { inComponent } from '../styles/layered.ts';
import { vars } from '../styles/tokens.css.ts';

export const table = style(
  inComponent({ width: '100%', borderCollapse: 'collapse', fontSize: vars.fontSize.small }),
);

globalStyle(
  `${table} th, ${table} td`,
  inComponent({
    padding: `${vars.space[8]} ${vars.space[12]} ${vars.space[8]} 0`,
    borderBlockEnd: `1px solid ${vars.color.border}`,
    textAlign: 'start',
    verticalAlign: 'top',
  }),
);

globalStyle(`${table} tbody th`, inComponent({ fontWeight: 400 }));

export const caption = style(
  inComponent({
    // As far from the words above as a list of facts.
    paddingBlock: `${vars.space[12]} ${vars.space[4]}`,
    fontWeight: 650,
    textAlign: 'start',
  }),
);
